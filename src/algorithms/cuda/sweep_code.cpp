// Made of sweep.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kSweepCode[] = {
    {"gs_cub_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__444_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_5756ignoreE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5754cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5756thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_32(
	.param .align 8 .b8 gs_cub_32_param_0[96]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<396>;
	.reg .b32 	%r<2997>;
	.reg .b64 	%rd<127>;
	.shared .align 16 .b8 _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57544_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57510sweep_keysIjLi512ELi22EEEvRKNS0_11SweepParamsEE6memory[46080];
	ld.param.v2.u32 	{%r767, %r768}, [gs_cub_32_param_0+80];
	ld.param.v2.u32 	{%r769, %r770}, [gs_cub_32_param_0+72];
	ld.param.v2.u32 	{%r771, %r772}, [gs_cub_32_param_0+88];
	ld.param.u64 	%rd18, [gs_cub_32_param_0+64];
	ld.param.u64 	%rd17, [gs_cub_32_param_0+56];
	ld.param.u64 	%rd16, [gs_cub_32_param_0+48];
	ld.param.u64 	%rd15, [gs_cub_32_param_0+40];
	ld.param.u64 	%rd11, [gs_cub_32_param_0+8];
	ld.param.u64 	%rd10, [gs_cub_32_param_0];
	cvta.to.global.u64 	%rd1, %rd11;
	cvta.to.global.u64 	%rd2, %rd16;
	cvt.u32.u64 	%r1, %rd18;
	setp.eq.s32 	%p3, %r768, 0;
	add.s32 	%r773, %r767, 1;
	selp.b32 	%r2, 0, %r773, %p3;
	setp.eq.s32 	%p4, %r771, 0;
	selp.b32 	%r3, 0, %r773, %p4;
	mov.u32 	%r4, %tid.x;
	setp.ne.s32 	%p5, %r4, 0;
	@%p5 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd19, %rd17;
	atom.global.add.u32 	%r774, [%rd19], 1;
	st.shared.u32 	[_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57544_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57510sweep_keysIjLi512ELi22EEEvRKNS0_11SweepParamsEE6memory+45056], %r774;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r6, [_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57544_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57510sweep_keysIjLi512ELi22EEEvRKNS0_11SweepParamsEE6memory+45056];
	mul.lo.s32 	%r775, %r6, 11264;
	add.s32 	%r776, %r775, 11264;
	setp.le.s32 	%p6, %r776, %r769;
	cvt.u64.u32 	%rd3, %r775;
	and.b32  	%r777, %r4, -32;
	mul.lo.s32 	%r778, %r777, 22;
	and.b32  	%r779, %r4, 31;
	or.b32  	%r780, %r778, %r779;
	cvt.s64.s32 	%rd20, %r780;
	add.s64 	%rd21, %rd20, %rd3;
	cvta.to.global.u64 	%rd22, %rd10;
	shl.b64 	%rd23, %rd21, 2;
	add.s64 	%rd4, %rd22, %rd23;
	@%p6 bra 	$L__BB0_50;
	bra.uni 	$L__BB0_3;
$L__BB0_50:
	ld.global.u32 	%r2850, [%rd4];
	ld.global.u32 	%r2851, [%rd4+128];
	ld.global.u32 	%r2852, [%rd4+256];
	ld.global.u32 	%r2853, [%rd4+384];
	ld.global.u32 	%r2854, [%rd4+512];
	ld.global.u32 	%r2855, [%rd4+640];
	ld.global.u32 	%r2856, [%rd4+768];
	ld.global.u32 	%r2857, [%rd4+896];
	ld.global.u32 	%r2858, [%rd4+1024];
	ld.global.u32 	%r2859, [%rd4+1152];
	ld.global.u32 	%r2860, [%rd4+1280];
	ld.global.u32 	%r2861, [%rd4+1408];
	ld.global.u32 	%r2862, [%rd4+1536];
	ld.global.u32 	%r2863, [%rd4+1664];
	ld.global.u32 	%r2864, [%rd4+1792];
	ld.global.u32 	%r2865, [%rd4+1920];
	ld.global.u32 	%r2866, [%rd4+2048];
	ld.global.u32 	%r2867, [%rd4+2176];
	ld.global.u32 	%r2868, [%rd4+2304];
	ld.global.u32 	%r2869, [%rd4+2432];
	ld.global.u32 	%r2870, [%rd4+2560];
	ld.global.u32 	%r2806, [%rd4+2688];
	bra.uni 	$L__BB0_51;
$L__BB0_3:
	cvt.u32.u64 	%r782, %rd3;
	sub.s32 	%r7, %r769, %r782;
	setp.lt.s32 	%p7, %r2, 2;
	mov.u32 	%r2806, -1;
	@%p7 bra 	$L__BB0_6;
	setp.eq.s32 	%p8, %r2, 2;
	mov.u32 	%r2806, 2147483647;
	@%p8 bra 	$L__BB0_6;
	add.s32 	%r784, %r1, -1;
	setp.lt.s32 	%p9, %r784, 0;
	selp.b32 	%r785, -2147483648, -1, %p9;
	xor.b32  	%r2806, %r785, %r784;
$L__BB0_6:
	setp.ge.s32 	%p10, %r780, %r7;
	mov.u32 	%r2850, %r2806;
	@%p10 bra 	$L__BB0_8;
	ld.global.u32 	%r2850, [%rd4];
$L__BB0_8:
	add.s32 	%r789, %r780, 32;
	setp.ge.s32 	%p11, %r789, %r7;
	mov.u32 	%r2851, %r2806;
	@%p11 bra 	$L__BB0_10;
	ld.global.u32 	%r2851, [%rd4+128];
$L__BB0_10:
	add.s32 	%r790, %r780, 64;
	setp.ge.s32 	%p12, %r790, %r7;
	mov.u32 	%r2852, %r2806;
	@%p12 bra 	$L__BB0_12;
	ld.global.u32 	%r2852, [%rd4+256];
$L__BB0_12:
	add.s32 	%r791, %r780, 96;
	setp.ge.s32 	%p13, %r791, %r7;
	mov.u32 	%r2853, %r2806;
	@%p13 bra 	$L__BB0_14;
	ld.global.u32 	%r2853, [%rd4+384];
$L__BB0_14:
	add.s32 	%r792, %r780, 128;
	setp.ge.s32 	%p14, %r792, %r7;
	mov.u32 	%r2854, %r2806;
	@%p14 bra 	$L__BB0_16;
	ld.global.u32 	%r2854, [%rd4+512];
$L__BB0_16:
	add.s32 	%r793, %r780, 160;
	setp.ge.s32 	%p15, %r793, %r7;
	mov.u32 	%r2855, %r2806;
	@%p15 bra 	$L__BB0_18;
	ld.global.u32 	%r2855, [%rd4+640];
$L__BB0_18:
	add.s32 	%r794, %r780, 192;
	setp.ge.s32 	%p16, %r794, %r7;
	mov.u32 	%r2856, %r2806;
	@%p16 bra 	$L__BB0_20;
	ld.global.u32 	%r2856, [%rd4+768];
$L__BB0_20:
	add.s32 	%r795, %r780, 224;
	setp.ge.s32 	%p17, %r795, %r7;
	mov.u32 	%r2857, %r2806;
	@%p17 bra 	$L__BB0_22;
	ld.global.u32 	%r2857, [%rd4+896];
$L__BB0_22:
	add.s32 	%r796, %r780, 256;
	setp.ge.s32 	%p18, %r796, %r7;
	mov.u32 	%r2858, %r2806;
	@%p18 bra 	$L__BB0_24;
	ld.global.u32 	%r2858, [%rd4+1024];
$L__BB0_24:
	add.s32 	%r797, %r780, 288;
	setp.ge.s32 	%p19, %r797, %r7;
	mov.u32 	%r2859, %r2806;
	@%p19 bra 	$L__BB0_26;
	ld.global.u32 	%r2859, [%rd4+1152];
$L__BB0_26:
	add.s32 	%r798, %r780, 320;
	setp.ge.s32 	%p20, %r798, %r7;
	mov.u32 	%r2860, %r2806;
	@%p20 bra 	$L__BB0_28;
	ld.global.u32 	%r2860, [%rd4+1280];
$L__BB0_28:
	add.s32 	%r799, %r780, 352;
	setp.ge.s32 	%p21, %r799, %r7;
	mov.u32 	%r2861, %r2806;
	@%p21 bra 	$L__BB0_30;
	ld.global.u32 	%r2861, [%rd4+1408];
$L__BB0_30:
	add.s32 	%r800, %r780, 384;
	setp.ge.s32 	%p22, %r800, %r7;
	mov.u32 	%r2862, %r2806;
	@%p22 bra 	$L__BB0_32;
	ld.global.u32 	%r2862, [%rd4+1536];
$L__BB0_32:
	add.s32 	%r801, %r780, 416;
	setp.ge.s32 	%p23, %r801, %r7;
	mov.u32 	%r2863, %r2806;
	@%p23 bra 	$L__BB0_34;
	ld.global.u32 	%r2863, [%rd4+1664];
$L__BB0_34:
	add.s32 	%r802, %r780, 448;
	setp.ge.s32 	%p24, %r802, %r7;
	mov.u32 	%r2864, %r2806;
	@%p24 bra 	$L__BB0_36;
	ld.global.u32 	%r2864, [%rd4+1792];
$L__BB0_36:
	add.s32 	%r803, %r780, 480;
	setp.ge.s32 	%p25, %r803, %r7;
	mov.u32 	%r2865, %r2806;
	@%p25 bra 	$L__BB0_38;
	ld.global.u32 	%r2865, [%rd4+1920];
$L__BB0_38:
	add.s32 	%r804, %r780, 512;
	setp.ge.s32 	%p26, %r804, %r7;
	mov.u32 	%r2866, %r2806;
	@%p26 bra 	$L__BB0_40;
	ld.global.u32 	%r2866, [%rd4+2048];
$L__BB0_40:
	add.s32 	%r805, %r780, 544;
	setp.ge.s32 	%p27, %r805, %r7;
	mov.u32 	%r2867, %r2806;
	@%p27 bra 	$L__BB0_42;
	ld.global.u32 	%r2867, [%rd4+2176];
$L__BB0_42:
	add.s32 	%r806, %r780, 576;
	setp.ge.s32 	%p28, %r806, %r7;
	mov.u32 	%r2868, %r2806;
	@%p28 bra 	$L__BB0_44;
	ld.global.u32 	%r2868, [%rd4+2304];
$L__BB0_44:
	add.s32 	%r807, %r780, 608;
	setp.ge.s32 	%p29, %r807, %r7;
	mov.u32 	%r2869, %r2806;
	@%p29 bra 	$L__BB0_46;
	ld.global.u32 	%r2869, [%rd4+2432];
$L__BB0_46:
	add.s32 	%r812, %r780, 640;
	sub.s32 	%r814, %r769, %r775;
	setp.ge.s32 	%p30, %r812, %r814;
	mov.u32 	%r2870, %r2806;
	@%p30 bra 	$L__BB0_48;
	ld.global.u32 	%r2870, [%rd4+2560];
$L__BB0_48:
	add.s32 	%r819, %r780, 672;
	setp.ge.s32 	%p31, %r819, %r814;
	@%p31 bra 	$L__BB0_51;
	ld.global.u32 	%r2806, [%rd4+2688];
$L__BB0_51:
	setp.lt.s32 	%p32, %r2, 2;
	mov.u32 	%r2871, %r2806;
	@%p32 bra 	$L__BB0_142;
	setp.eq.s32 	%p33, %r2, 2;
	@%p33 bra 	$L__BB0_141;
	bra.uni 	$L__BB0_53;
$L__BB0_141:
	xor.b32  	%r2850, %r2850, -2147483648;
	xor.b32  	%r2851, %r2851, -2147483648;
	xor.b32  	%r2852, %r2852, -2147483648;
	xor.b32  	%r2853, %r2853, -2147483648;
	xor.b32  	%r2854, %r2854, -2147483648;
	xor.b32  	%r2855, %r2855, -2147483648;
	xor.b32  	%r2856, %r2856, -2147483648;
	xor.b32  	%r2857, %r2857, -2147483648;
	xor.b32  	%r2858, %r2858, -2147483648;
	xor.b32  	%r2859, %r2859, -2147483648;
	xor.b32  	%r2860, %r2860, -2147483648;
	xor.b32  	%r2861, %r2861, -2147483648;
	xor.b32  	%r2862, %r2862, -2147483648;
	xor.b32  	%r2863, %r2863, -2147483648;
	xor.b32  	%r2864, %r2864, -2147483648;
	xor.b32  	%r2865, %r2865, -2147483648;
	xor.b32  	%r2866, %r2866, -2147483648;
	xor.b32  	%r2867, %r2867, -2147483648;
	xor.b32  	%r2868, %r2868, -2147483648;
	xor.b32  	%r2869, %r2869, -2147483648;
	xor.b32  	%r2870, %r2870, -2147483648;
	xor.b32  	%r2871, %r2806, -2147483648;
	bra.uni 	$L__BB0_142;
$L__BB0_53:
	setp.eq.s32 	%p34, %r772, 0;
	@%p34 bra 	$L__BB0_56;
	and.b32  	%r99, %r2850, 2147483647;
	mov.u32 	%r823, 2147483647;
	sub.s32 	%r824, %r823, %r1;
	setp.gt.u32 	%p35, %r99, %r824;
	mov.u32 	%r2808, -1;
	@%p35 bra 	$L__BB0_57;
	setp.eq.s32 	%p36, %r99, 0;
	selp.b32 	%r2850, 0, %r2850, %p36;
$L__BB0_56:
	setp.lt.s32 	%p37, %r2850, 0;
	selp.b32 	%r825, -1, -2147483648, %p37;
	xor.b32  	%r826, %r825, %r2850;
	sub.s32 	%r2808, %r826, %r1;
$L__BB0_57:
	@%p34 bra 	$L__BB0_60;
	and.b32  	%r104, %r2851, 2147483647;
	mov.u32 	%r828, 2147483647;
	sub.s32 	%r829, %r828, %r1;
	setp.gt.u32 	%p39, %r104, %r829;
	mov.u32 	%r2810, -1;
	@%p39 bra 	$L__BB0_61;
	setp.eq.s32 	%p40, %r104, 0;
	selp.b32 	%r2851, 0, %r2851, %p40;
$L__BB0_60:
	setp.lt.s32 	%p41, %r2851, 0;
	selp.b32 	%r830, -1, -2147483648, %p41;
	xor.b32  	%r831, %r830, %r2851;
	sub.s32 	%r2810, %r831, %r1;
$L__BB0_61:
	@%p34 bra 	$L__BB0_64;
	and.b32  	%r109, %r2852, 2147483647;
	mov.u32 	%r833, 2147483647;
	sub.s32 	%r834, %r833, %r1;
	setp.gt.u32 	%p43, %r109, %r834;
	mov.u32 	%r2812, -1;
	@%p43 bra 	$L__BB0_65;
	setp.eq.s32 	%p44, %r109, 0;
	selp.b32 	%r2852, 0, %r2852, %p44;
$L__BB0_64:
	setp.lt.s32 	%p45, %r2852, 0;
	selp.b32 	%r835, -1, -2147483648, %p45;
	xor.b32  	%r836, %r835, %r2852;
	sub.s32 	%r2812, %r836, %r1;
$L__BB0_65:
	@%p34 bra 	$L__BB0_68;
	and.b32  	%r114, %r2853, 2147483647;
	mov.u32 	%r838, 2147483647;
	sub.s32 	%r839, %r838, %r1;
	setp.gt.u32 	%p47, %r114, %r839;
	mov.u32 	%r2814, -1;
	@%p47 bra 	$L__BB0_69;
	setp.eq.s32 	%p48, %r114, 0;
	selp.b32 	%r2853, 0, %r2853, %p48;
$L__BB0_68:
	setp.lt.s32 	%p49, %r2853, 0;
	selp.b32 	%r840, -1, -2147483648, %p49;
	xor.b32  	%r841, %r840, %r2853;
	sub.s32 	%r2814, %r841, %r1;
$L__BB0_69:
	@%p34 bra 	$L__BB0_72;
	and.b32  	%r119, %r2854, 2147483647;
	mov.u32 	%r843, 2147483647;
	sub.s32 	%r844, %r843, %r1;
	setp.gt.u32 	%p51, %r119, %r844;
	mov.u32 	%r2816, -1;
	@%p51 bra 	$L__BB0_73;
	setp.eq.s32 	%p52, %r119, 0;
	selp.b32 	%r2854, 0, %r2854, %p52;
$L__BB0_72:
	setp.lt.s32 	%p53, %r2854, 0;
	selp.b32 	%r845, -1, -2147483648, %p53;
	xor.b32  	%r846, %r845, %r2854;
	sub.s32 	%r2816, %r846, %r1;
$L__BB0_73:
	@%p34 bra 	$L__BB0_76;
	and.b32  	%r124, %r2855, 2147483647;
	mov.u32 	%r848, 2147483647;
	sub.s32 	%r849, %r848, %r1;
	setp.gt.u32 	%p55, %r124, %r849;
	mov.u32 	%r2818, -1;
	@%p55 bra 	$L__BB0_77;
	setp.eq.s32 	%p56, %r124, 0;
	selp.b32 	%r2855, 0, %r2855, %p56;
$L__BB0_76:
	setp.lt.s32 	%p57, %r2855, 0;
	selp.b32 	%r850, -1, -2147483648, %p57;
	xor.b32  	%r851, %r850, %r2855;
	sub.s32 	%r2818, %r851, %r1;
$L__BB0_77:
	@%p34 bra 	$L__BB0_80;
	and.b32  	%r129, %r2856, 2147483647;
	mov.u32 	%r853, 2147483647;
	sub.s32 	%r854, %r853, %r1;
	setp.gt.u32 	%p59, %r129, %r854;
	mov.u32 	%r2820, -1;
	@%p59 bra 	$L__BB0_81;
	setp.eq.s32 	%p60, %r129, 0;
	selp.b32 	%r2856, 0, %r2856, %p60;
$L__BB0_80:
	setp.lt.s32 	%p61, %r2856, 0;
	selp.b32 	%r855, -1, -2147483648, %p61;
	xor.b32  	%r856, %r855, %r2856;
	sub.s32 	%r2820, %r856, %r1;
$L__BB0_81:
	@%p34 bra 	$L__BB0_84;
	and.b32  	%r134, %r2857, 2147483647;
	mov.u32 	%r858, 2147483647;
	sub.s32 	%r859, %r858, %r1;
	setp.gt.u32 	%p63, %r134, %r859;
	mov.u32 	%r2822, -1;
	@%p63 bra 	$L__BB0_85;
	setp.eq.s32 	%p64, %r134, 0;
	selp.b32 	%r2857, 0, %r2857, %p64;
$L__BB0_84:
	setp.lt.s32 	%p65, %r2857, 0;
	selp.b32 	%r860, -1, -2147483648, %p65;
	xor.b32  	%r861, %r860, %r2857;
	sub.s32 	%r2822, %r861, %r1;
$L__BB0_85:
	@%p34 bra 	$L__BB0_88;
	and.b32  	%r139, %r2858, 2147483647;
	mov.u32 	%r863, 2147483647;
	sub.s32 	%r864, %r863, %r1;
	setp.gt.u32 	%p67, %r139, %r864;
	mov.u32 	%r2824, -1;
	@%p67 bra 	$L__BB0_89;
	setp.eq.s32 	%p68, %r139, 0;
	selp.b32 	%r2858, 0, %r2858, %p68;
$L__BB0_88:
	setp.lt.s32 	%p69, %r2858, 0;
	selp.b32 	%r865, -1, -2147483648, %p69;
	xor.b32  	%r866, %r865, %r2858;
	sub.s32 	%r2824, %r866, %r1;
$L__BB0_89:
	@%p34 bra 	$L__BB0_92;
	and.b32  	%r144, %r2859, 2147483647;
	mov.u32 	%r868, 2147483647;
	sub.s32 	%r869, %r868, %r1;
	setp.gt.u32 	%p71, %r144, %r869;
	mov.u32 	%r2826, -1;
	@%p71 bra 	$L__BB0_93;
	setp.eq.s32 	%p72, %r144, 0;
	selp.b32 	%r2859, 0, %r2859, %p72;
$L__BB0_92:
	setp.lt.s32 	%p73, %r2859, 0;
	selp.b32 	%r870, -1, -2147483648, %p73;
	xor.b32  	%r871, %r870, %r2859;
	sub.s32 	%r2826, %r871, %r1;
$L__BB0_93:
	@%p34 bra 	$L__BB0_96;
	and.b32  	%r149, %r2860, 2147483647;
	mov.u32 	%r873, 2147483647;
	sub.s32 	%r874, %r873, %r1;
	setp.gt.u32 	%p75, %r149, %r874;
	mov.u32 	%r2828, -1;
	@%p75 bra 	$L__BB0_97;
	setp.eq.s32 	%p76, %r149, 0;
	selp.b32 	%r2860, 0, %r2860, %p76;
$L__BB0_96:
	setp.lt.s32 	%p77, %r2860, 0;
	selp.b32 	%r875, -1, -2147483648, %p77;
	xor.b32  	%r876, %r875, %r2860;
	sub.s32 	%r2828, %r876, %r1;
$L__BB0_97:
	@%p34 bra 	$L__BB0_100;
	and.b32  	%r154, %r2861, 2147483647;
	mov.u32 	%r878, 2147483647;
	sub.s32 	%r879, %r878, %r1;
	setp.gt.u32 	%p79, %r154, %r879;
	mov.u32 	%r2830, -1;
	@%p79 bra 	$L__BB0_101;
	setp.eq.s32 	%p80, %r154, 0;
	selp.b32 	%r2861, 0, %r2861, %p80;
$L__BB0_100:
	setp.lt.s32 	%p81, %r2861, 0;
	selp.b32 	%r880, -1, -2147483648, %p81;
	xor.b32  	%r881, %r880, %r2861;
	sub.s32 	%r2830, %r881, %r1;
$L__BB0_101:
	@%p34 bra 	$L__BB0_104;
	and.b32  	%r159, %r2862, 2147483647;
	mov.u32 	%r883, 2147483647;
	sub.s32 	%r884, %r883, %r1;
	setp.gt.u32 	%p83, %r159, %r884;
	mov.u32 	%r2832, -1;
	@%p83 bra 	$L__BB0_105;
	setp.eq.s32 	%p84, %r159, 0;
	selp.b32 	%r2862, 0, %r2862, %p84;
$L__BB0_104:
	setp.lt.s32 	%p85, %r2862, 0;
	selp.b32 	%r885, -1, -2147483648, %p85;
	xor.b32  	%r886, %r885, %r2862;
	sub.s32 	%r2832, %r886, %r1;
$L__BB0_105:
	@%p34 bra 	$L__BB0_108;
	and.b32  	%r164, %r2863, 2147483647;
	mov.u32 	%r888, 2147483647;
	sub.s32 	%r889, %r888, %r1;
	setp.gt.u32 	%p87, %r164, %r889;
	mov.u32 	%r2834, -1;
	@%p87 bra 	$L__BB0_109;
	setp.eq.s32 	%p88, %r164, 0;
	selp.b32 	%r2863, 0, %r2863, %p88;
$L__BB0_108:
	setp.lt.s32 	%p89, %r2863, 0;
	selp.b32 	%r890, -1, -2147483648, %p89;
	xor.b32  	%r891, %r890, %r2863;
	sub.s32 	%r2834, %r891, %r1;
$L__BB0_109:
	@%p34 bra 	$L__BB0_112;
	and.b32  	%r169, %r2864, 2147483647;
	mov.u32 	%r893, 2147483647;
	sub.s32 	%r894, %r893, %r1;
	setp.gt.u32 	%p91, %r169, %r894;
	mov.u32 	%r2836, -1;
	@%p91 bra 	$L__BB0_113;
	setp.eq.s32 	%p92, %r169, 0;
	selp.b32 	%r2864, 0, %r2864, %p92;
$L__BB0_112:
	setp.lt.s32 	%p93, %r2864, 0;
	selp.b32 	%r895, -1, -2147483648, %p93;
	xor.b32  	%r896, %r895, %r2864;
	sub.s32 	%r2836, %r896, %r1;
$L__BB0_113:
	@%p34 bra 	$L__BB0_116;
	and.b32  	%r174, %r2865, 2147483647;
	mov.u32 	%r898, 2147483647;
	sub.s32 	%r899, %r898, %r1;
	setp.gt.u32 	%p95, %r174, %r899;
	mov.u32 	%r2838, -1;
	@%p95 bra 	$L__BB0_117;
	setp.eq.s32 	%p96, %r174, 0;
	selp.b32 	%r2865, 0, %r2865, %p96;
$L__BB0_116:
	setp.lt.s32 	%p97, %r2865, 0;
	selp.b32 	%r900, -1, -2147483648, %p97;
	xor.b32  	%r901, %r900, %r2865;
	sub.s32 	%r2838, %r901, %r1;
$L__BB0_117:
	@%p34 bra 	$L__BB0_120;
	and.b32  	%r179, %r2866, 2147483647;
	mov.u32 	%r903, 2147483647;
	sub.s32 	%r904, %r903, %r1;
	setp.gt.u32 	%p99, %r179, %r904;
	mov.u32 	%r2840, -1;
	@%p99 bra 	$L__BB0_121;
	setp.eq.s32 	%p100, %r179, 0;
	selp.b32 	%r2866, 0, %r2866, %p100;
$L__BB0_120:
	setp.lt.s32 	%p101, %r2866, 0;
	selp.b32 	%r905, -1, -2147483648, %p101;
	xor.b32  	%r906, %r905, %r2866;
	sub.s32 	%r2840, %r906, %r1;
$L__BB0_121:
	@%p34 bra 	$L__BB0_124;
	and.b32  	%r184, %r2867, 2147483647;
	mov.u32 	%r908, 2147483647;
	sub.s32 	%r909, %r908, %r1;
	setp.gt.u32 	%p103, %r184, %r909;
	mov.u32 	%r2842, -1;
	@%p103 bra 	$L__BB0_125;
	setp.eq.s32 	%p104, %r184, 0;
	selp.b32 	%r2867, 0, %r2867, %p104;
$L__BB0_124:
	setp.lt.s32 	%p105, %r2867, 0;
	selp.b32 	%r910, -1, -2147483648, %p105;
	xor.b32  	%r911, %r910, %r2867;
	sub.s32 	%r2842, %r911, %r1;
$L__BB0_125:
	@%p34 bra 	$L__BB0_128;
	and.b32  	%r189, %r2868, 2147483647;
	mov.u32 	%r913, 2147483647;
	sub.s32 	%r914, %r913, %r1;
	setp.gt.u32 	%p107, %r189, %r914;
	mov.u32 	%r2844, -1;
	@%p107 bra 	$L__BB0_129;
	setp.eq.s32 	%p108, %r189, 0;
	selp.b32 	%r2868, 0, %r2868, %p108;
$L__BB0_128:
	setp.lt.s32 	%p109, %r2868, 0;
	selp.b32 	%r915, -1, -2147483648, %p109;
	xor.b32  	%r916, %r915, %r2868;
	sub.s32 	%r2844, %r916, %r1;
$L__BB0_129:
	@%p34 bra 	$L__BB0_132;
	and.b32  	%r194, %r2869, 2147483647;
	mov.u32 	%r918, 2147483647;
	sub.s32 	%r919, %r918, %r1;
	setp.gt.u32 	%p111, %r194, %r919;
	mov.u32 	%r2846, -1;
	@%p111 bra 	$L__BB0_133;
	setp.eq.s32 	%p112, %r194, 0;
	selp.b32 	%r2869, 0, %r2869, %p112;
$L__BB0_132:
	setp.lt.s32 	%p113, %r2869, 0;
	selp.b32 	%r920, -1, -2147483648, %p113;
	xor.b32  	%r921, %r920, %r2869;
	sub.s32 	%r2846, %r921, %r1;
$L__BB0_133:
	@%p34 bra 	$L__BB0_136;
	and.b32  	%r199, %r2870, 2147483647;
	mov.u32 	%r923, 2147483647;
	sub.s32 	%r924, %r923, %r1;
	setp.gt.u32 	%p115, %r199, %r924;
	mov.u32 	%r2848, -1;
	@%p115 bra 	$L__BB0_137;
	setp.eq.s32 	%p116, %r199, 0;
	selp.b32 	%r2870, 0, %r2870, %p116;
$L__BB0_136:
	setp.lt.s32 	%p117, %r2870, 0;
	selp.b32 	%r925, -1, -2147483648, %p117;
	xor.b32  	%r926, %r925, %r2870;
	sub.s32 	%r2848, %r926, %r1;
$L__BB0_137:
	@%p34 bra 	$L__BB0_140;
	and.b32  	%r204, %r2806, 2147483647;
	mov.u32 	%r928, 2147483647;
	sub.s32 	%r929, %r928, %r1;
	setp.gt.u32 	%p119, %r204, %r929;
	mov.u32 	%r2871, -1;
	mov.u32 	%r2850, %r2808;
	mov.u32 	%r2851, %r2810;
	mov.u32 	%r2852, %r2812;
	mov.u32 	%r2853, %r2814;
	mov.u32 	%r2854, %r2816;
	mov.u32 	%r2855, %r2818;
	mov.u32 	%r2856, %r2820;
	mov.u32 	%r2857, %r2822;
	mov.u32 	%r2858, %r2824;
	mov.u32 	%r2859, %r2826;
	mov.u32 	%r2860, %r2828;
	mov.u32 	%r2861, %r2830;
	mov.u32 	%r2862, %r2832;
	mov.u32 	%r2863, %r2834;
	mov.u32 	%r2864, %r2836;
	mov.u32 	%r2865, %r2838;
	mov.u32 	%r2866, %r2840;
	mov.u32 	%r2867, %r2842;
	mov.u32 	%r2868, %r2844;
	mov.u32 	%r2869, %r2846;
	mov.u32 	%r2870, %r2848;
	@%p119 bra 	$L__BB0_142;
	setp.eq.s32 	%p120, %r204, 0;
	selp.b32 	%r2806, 0, %r2806, %p120;
$L__BB0_140:
	setp.lt.s32 	%p121, %r2806, 0;
	selp.b32 	%r930, -1, -2147483648, %p121;
	xor.b32  	%r931, %r930, %r2806;
	sub.s32 	%r2871, %r931, %r1;
	mov.u32 	%r2850, %r2808;
	mov.u32 	%r2851, %r2810;
	mov.u32 	%r2852, %r2812;
	mov.u32 	%r2853, %r2814;
	mov.u32 	%r2854, %r2816;
	mov.u32 	%r2855, %r2818;
	mov.u32 	%r2856, %r2820;
	mov.u32 	%r2857, %r2822;
	mov.u32 	%r2858, %r2824;
	mov.u32 	%r2859, %r2826;
	mov.u32 	%r2860, %r2828;
	mov.u32 	%r2861, %r2830;
	mov.u32 	%r2862, %r2832;
	mov.u32 	%r2863, %r2834;
	mov.u32 	%r2864, %r2836;
	mov.u32 	%r2865, %r2838;
	mov.u32 	%r2866, %r2840;
	mov.u32 	%r2867, %r2842;
	mov.u32 	%r2868, %r2844;
	mov.u32 	%r2869, %r2846;
	mov.u32 	%r2870, %r2848;
$L__BB0_142:
	mov.u32 %r932, %laneid;
	setp.gt.s32 	%p122, %r932, 255;
	@%p122 bra 	$L__BB0_149;
	max.s32 	%r933, %r932, 224;
	add.s32 	%r934, %r933, 31;
	sub.s32 	%r253, %r934, %r932;
	shr.u32 	%r935, %r253, 5;
	add.s32 	%r936, %r935, 1;
	and.b32  	%r2874, %r936, 3;
	setp.eq.s32 	%p123, %r2874, 0;
	mov.u32 	%r2875, %r932;
	@%p123 bra 	$L__BB0_146;
	shl.b32 	%r937, %r4, 5;
	and.b32  	%r938, %r937, -1024;
	mov.u32 	%r939, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57544_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57510sweep_keysIjLi512ELi22EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r940, %r939, %r938;
	shl.b32 	%r941, %r932, 2;
	add.s32 	%r2872, %r940, %r941;
	mov.u32 	%r2875, %r932;
$L__BB0_145:
	.pragma "nounroll";
	mov.u32 	%r942, 0;
	st.shared.u32 	[%r2872], %r942;
	add.s32 	%r2875, %r2875, 32;
	add.s32 	%r2872, %r2872, 128;
	add.s32 	%r2874, %r2874, -1;
	setp.ne.s32 	%p124, %r2874, 0;
	@%p124 bra 	$L__BB0_145;
$L__BB0_146:
	setp.lt.u32 	%p125, %r253, 96;
	@%p125 bra 	$L__BB0_149;
	add.s32 	%r2877, %r2875, -128;
	shl.b32 	%r943, %r4, 5;
	and.b32  	%r944, %r943, -1024;
	mov.u32 	%r945, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57544_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57510sweep_keysIjLi512ELi22EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r946, %r945, %r944;
	shl.b32 	%r947, %r2875, 2;
	add.s32 	%r948, %r946, %r947;
	add.s32 	%r2876, %r948, 256;
$L__BB0_148:
	.pragma "nounroll";
	mov.u32 	%r949, 0;
	st.shared.u32 	[%r2876+-256], %r949;
	st.shared.u32 	[%r2876+-128], %r949;
	st.shared.u32 	[%r2876], %r949;
	st.shared.u32 	[%r2876+128], %r949;
	add.s32 	%r2876, %r2876, 512;
	add.s32 	%r2877, %r2877, 128;
	setp.lt.s32 	%p126, %r2877, 128;
	@%p126 bra 	$L__BB0_148;
$L__BB0_149:
	bar.warp.sync 	-1;
	shr.u32 	%r951, %r2850, %r770;
	and.b32  	%r270, %r951, 255;
	shl.b32 	%r952, %r4, 5;
	and.b32  	%r953, %r952, -1024;
	mov.u32 	%r954, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57544_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57510sweep_keysIjLi512ELi22EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r955, %r954, %r953;
	shl.b32 	%r956, %r951, 2;
	and.b32  	%r957, %r956, 1020;
	add.s32 	%r958, %r955, %r957;
	atom.shared.add.u32 	%r959, [%r958], 1;
	shr.u32 	%r960, %r2851, %r770;
	shl.b32 	%r961, %r960, 2;
	and.b32  	%r962, %r961, 1020;
	add.s32 	%r963, %r955, %r962;
	atom.shared.add.u32 	%r964, [%r963], 1;
	shr.u32 	%r965, %r2852, %r770;
	shl.b32 	%r966, %r965, 2;
	and.b32  	%r967, %r966, 1020;
	add.s32 	%r968, %r955, %r967;
	atom.shared.add.u32 	%r969, [%r968], 1;
	shr.u32 	%r970, %r2853, %r770;
	shl.b32 	%r971, %r970, 2;
	and.b32  	%r972, %r971, 1020;
	add.s32 	%r973, %r955, %r972;
	atom.shared.add.u32 	%r974, [%r973], 1;
	shr.u32 	%r975, %r2854, %r770;
	shl.b32 	%r976, %r975, 2;
	and.b32  	%r977, %r976, 1020;
	add.s32 	%r978, %r955, %r977;
	atom.shared.add.u32 	%r979, [%r978], 1;
	shr.u32 	%r980, %r2855, %r770;
	shl.b32 	%r981, %r980, 2;
	and.b32  	%r982, %r981, 1020;
	add.s32 	%r983, %r955, %r982;
	atom.shared.add.u32 	%r984, [%r983], 1;
	shr.u32 	%r985, %r2856, %r770;
	shl.b32 	%r986, %r985, 2;
	and.b32  	%r987, %r986, 1020;
	add.s32 	%r988, %r955, %r987;
	atom.shared.add.u32 	%r989, [%r988], 1;
	shr.u32 	%r990, %r2857, %r770;
	shl.b32 	%r991, %r990, 2;
	and.b32  	%r992, %r991, 1020;
	add.s32 	%r993, %r955, %r992;
	atom.shared.add.u32 	%r994, [%r993], 1;
	shr.u32 	%r995, %r2858, %r770;
	shl.b32 	%r996, %r995, 2;
	and.b32  	%r997, %r996, 1020;
	add.s32 	%r998, %r955, %r997;
	atom.shared.add.u32 	%r999, [%r998], 1;
	shr.u32 	%r1000, %r2859, %r770;
	shl.b32 	%r1001, %r1000, 2;
	and.b32  	%r1002, %r1001, 1020;
	add.s32 	%r1003, %r955, %r1002;
	atom.shared.add.u32 	%r1004, [%r1003], 1;
	shr.u32 	%r1005, %r2860, %r770;
	shl.b32 	%r1006, %r1005, 2;
	and.b32  	%r1007, %r1006, 1020;
	add.s32 	%r1008, %r955, %r1007;
	atom.shared.add.u32 	%r1009, [%r1008], 1;
	shr.u32 	%r1010, %r2861, %r770;
	shl.b32 	%r1011, %r1010, 2;
	and.b32  	%r1012, %r1011, 1020;
	add.s32 	%r1013, %r955, %r1012;
	atom.shared.add.u32 	%r1014, [%r1013], 1;
	shr.u32 	%r1015, %r2862, %r770;
	shl.b32 	%r1016, %r1015, 2;
	and.b32  	%r1017, %r1016, 1020;
	add.s32 	%r1018, %r955, %r1017;
	atom.shared.add.u32 	%r1019, [%r1018], 1;
	shr.u32 	%r1020, %r2863, %r770;
	shl.b32 	%r1021, %r1020, 2;
	and.b32  	%r1022, %r1021, 1020;
	add.s32 	%r1023, %r955, %r1022;
	atom.shared.add.u32 	%r1024, [%r1023], 1;
	shr.u32 	%r1025, %r2864, %r770;
	shl.b32 	%r1026, %r1025, 2;
	and.b32  	%r1027, %r1026, 1020;
	add.s32 	%r1028, %r955, %r1027;
	atom.shared.add.u32 	%r1029, [%r1028], 1;
	shr.u32 	%r1030, %r2865, %r770;
	shl.b32 	%r1031, %r1030, 2;
	and.b32  	%r1032, %r1031, 1020;
	add.s32 	%r1033, %r955, %r1032;
	atom.shared.add.u32 	%r1034, [%r1033], 1;
	shr.u32 	%r1035, %r2866, %r770;
	shl.b32 	%r1036, %r1035, 2;
	and.b32  	%r1037, %r1036, 1020;
	add.s32 	%r1038, %r955, %r1037;
	atom.shared.add.u32 	%r1039, [%r1038], 1;
	shr.u32 	%r1040, %r2867, %r770;
	shl.b32 	%r1041, %r1040, 2;
	and.b32  	%r1042, %r1041, 1020;
	add.s32 	%r1043, %r955, %r1042;
	atom.shared.add.u32 	%r1044, [%r1043], 1;
	shr.u32 	%r1045, %r2868, %r770;
	shl.b32 	%r1046, %r1045, 2;
	and.b32  	%r1047, %r1046, 1020;
	add.s32 	%r1048, %r955, %r1047;
	atom.shared.add.u32 	%r1049, [%r1048], 1;
	shr.u32 	%r1050, %r2869, %r770;
	shl.b32 	%r1051, %r1050, 2;
	and.b32  	%r1052, %r1051, 1020;
	add.s32 	%r1053, %r955, %r1052;
	atom.shared.add.u32 	%r1054, [%r1053], 1;
	shr.u32 	%r1055, %r2870, %r770;
	shl.b32 	%r1056, %r1055, 2;
	and.b32  	%r1057, %r1056, 1020;
	add.s32 	%r1058, %r955, %r1057;
	atom.shared.add.u32 	%r1059, [%r1058], 1;
	shr.u32 	%r1060, %r2871, %r770;
	shl.b32 	%r1061, %r1060, 2;
	and.b32  	%r1062, %r1061, 1020;
	add.s32 	%r1063, %r955, %r1062;
	atom.shared.add.u32 	%r1064, [%r1063], 1;
	bar.sync 	0;
	shl.b32 	%r1065, %r4, 2;
	add.s32 	%r271, %r954, %r1065;
	setp.gt.u32 	%p127, %r4, 255;
	mov.u32 	%r2878, 0;
	@%p127 bra 	$L__BB0_151;
	ld.shared.u32 	%r1066, [%r271];
	mov.u32 	%r1067, 0;
	st.shared.u32 	[%r271], %r1067;
	ld.shared.u32 	%r1068, [%r271+1024];
	st.shared.u32 	[%r271+1024], %r1066;
	add.s32 	%r1069, %r1068, %r1066;
	ld.shared.u32 	%r1070, [%r271+2048];
	st.shared.u32 	[%r271+2048], %r1069;
	add.s32 	%r1071, %r1070, %r1069;
	ld.shared.u32 	%r1072, [%r271+3072];
	st.shared.u32 	[%r271+3072], %r1071;
	add.s32 	%r1073, %r1072, %r1071;
	ld.shared.u32 	%r1074, [%r271+4096];
	st.shared.u32 	[%r271+4096], %r1073;
	add.s32 	%r1075, %r1074, %r1073;
	ld.shared.u32 	%r1076, [%r271+5120];
	st.shared.u32 	[%r271+5120], %r1075;
	add.s32 	%r1077, %r1076, %r1075;
	ld.shared.u32 	%r1078, [%r271+6144];
	st.shared.u32 	[%r271+6144], %r1077;
	add.s32 	%r1079, %r1078, %r1077;
	ld.shared.u32 	%r1080, [%r271+7168];
	st.shared.u32 	[%r271+7168], %r1079;
	add.s32 	%r1081, %r1080, %r1079;
	ld.shared.u32 	%r1082, [%r271+8192];
	st.shared.u32 	[%r271+8192], %r1081;
	add.s32 	%r1083, %r1082, %r1081;
	ld.shared.u32 	%r1084, [%r271+9216];
	st.shared.u32 	[%r271+9216], %r1083;
	add.s32 	%r1085, %r1084, %r1083;
	ld.shared.u32 	%r1086, [%r271+10240];
	st.shared.u32 	[%r271+10240], %r1085;
	add.s32 	%r1087, %r1086, %r1085;
	ld.shared.u32 	%r1088, [%r271+11264];
	st.shared.u32 	[%r271+11264], %r1087;
	add.s32 	%r1089, %r1088, %r1087;
	ld.shared.u32 	%r1090, [%r271+12288];
	st.shared.u32 	[%r271+12288], %r1089;
	add.s32 	%r1091, %r1090, %r1089;
	ld.shared.u32 	%r1092, [%r271+13312];
	st.shared.u32 	[%r271+13312], %r1091;
	add.s32 	%r1093, %r1092, %r1091;
	ld.shared.u32 	%r1094, [%r271+14336];
	st.shared.u32 	[%r271+14336], %r1093;
	add.s32 	%r1095, %r1094, %r1093;
	ld.shared.u32 	%r1096, [%r271+15360];
	st.shared.u32 	[%r271+15360], %r1095;
	add.s32 	%r2878, %r1096, %r1095;
$L__BB0_151:
	shl.b32 	%r1097, %r6, 8;
	add.s32 	%r1098, %r1097, %r4;
	mul.wide.s32 	%rd24, %r1098, 4;
	add.s64 	%rd5, %rd2, %rd24;
	setp.gt.s32 	%p128, %r4, 255;
	@%p128 bra 	$L__BB0_153;
	or.b32  	%r1099, %r2878, 1073741824;
	st.volatile.global.u32 	[%rd5], %r1099;
$L__BB0_153:
	setp.lt.s32 	%p129, %r4, 256;
	setp.eq.s32 	%p130, %r2878, 11264;
	and.pred  	%p131, %p129, %p130;
	selp.u32 	%r1100, 1, 0, %p131;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r1100, 0; 
	bar.red.or.pred 	%p2, 0, %p1; 
	selp.u32 	%r1101, 1, 0, %p2; 
	}
	setp.eq.s32 	%p132, %r1101, 0;
	cvta.to.global.u64 	%rd25, %rd15;
	mul.wide.s32 	%rd26, %r4, 4;
	add.s64 	%rd6, %rd25, %rd26;
	@%p132 bra 	$L__BB0_213;
	@%p128 bra 	$L__BB0_162;
	setp.gt.u32 	%p134, %r4, %r270;
	selp.b32 	%r1102, 11264, 0, %p134;
	ld.global.u32 	%r1103, [%rd6];
	sub.s32 	%r1104, %r1103, %r1102;
	st.shared.u32 	[%r271+45056], %r1104;
	setp.lt.s32 	%p135, %r6, 1;
	mov.u32 	%r2881, %r2878;
	@%p135 bra 	$L__BB0_161;
	mov.u32 	%r2880, -1;
	mov.u32 	%r2879, %r6;
	mov.u32 	%r2881, %r2878;
$L__BB0_157:
	shl.b32 	%r1106, %r2879, 8;
	add.s32 	%r1107, %r1106, %r4;
	add.s32 	%r1108, %r1107, -256;
	mul.wide.s32 	%rd27, %r1108, 4;
	add.s64 	%rd7, %rd2, %rd27;
$L__BB0_158:
	membar.cta;
	ld.volatile.global.u32 	%r278, [%rd7];
	setp.eq.s32 	%p136, %r278, 0;
	@%p136 bra 	$L__BB0_158;
	and.b32  	%r1109, %r278, 1073741823;
	add.s32 	%r2881, %r1109, %r2881;
	setp.gt.s32 	%p137, %r278, -1;
	vote.sync.ballot.b32 	%r2880, %p137, %r2880;
	setp.lt.s32 	%p138, %r278, 0;
	@%p138 bra 	$L__BB0_161;
	add.s32 	%r282, %r2879, -1;
	setp.gt.s32 	%p139, %r2879, 1;
	mov.u32 	%r2879, %r282;
	@%p139 bra 	$L__BB0_157;
$L__BB0_161:
	or.b32  	%r1110, %r2881, -2147483648;
	st.volatile.global.u32 	[%rd5], %r1110;
	ld.shared.u32 	%r1111, [%r271+45056];
	sub.s32 	%r1112, %r2881, %r2878;
	add.s32 	%r1113, %r1112, %r1111;
	st.shared.u32 	[%r271+45056], %r1113;
$L__BB0_162:
	bar.sync 	0;
	shl.b32 	%r1114, %r270, 2;
	add.s32 	%r1116, %r954, %r1114;
	ld.shared.u32 	%r284, [%r1116+45056];
	setp.lt.s32 	%p140, %r3, 2;
	@%p140 bra 	$L__BB0_166;
	setp.eq.s32 	%p141, %r3, 2;
	@%p141 bra 	$L__BB0_165;
	bra.uni 	$L__BB0_164;
$L__BB0_165:
	xor.b32  	%r2850, %r2850, -2147483648;
	xor.b32  	%r2851, %r2851, -2147483648;
	xor.b32  	%r2852, %r2852, -2147483648;
	xor.b32  	%r2853, %r2853, -2147483648;
	xor.b32  	%r2854, %r2854, -2147483648;
	xor.b32  	%r2855, %r2855, -2147483648;
	xor.b32  	%r2856, %r2856, -2147483648;
	xor.b32  	%r2857, %r2857, -2147483648;
	xor.b32  	%r2858, %r2858, -2147483648;
	xor.b32  	%r2859, %r2859, -2147483648;
	xor.b32  	%r2860, %r2860, -2147483648;
	xor.b32  	%r2861, %r2861, -2147483648;
	xor.b32  	%r2862, %r2862, -2147483648;
	xor.b32  	%r2863, %r2863, -2147483648;
	xor.b32  	%r2864, %r2864, -2147483648;
	xor.b32  	%r2865, %r2865, -2147483648;
	xor.b32  	%r2866, %r2866, -2147483648;
	xor.b32  	%r2867, %r2867, -2147483648;
	xor.b32  	%r2868, %r2868, -2147483648;
	xor.b32  	%r2869, %r2869, -2147483648;
	xor.b32  	%r2870, %r2870, -2147483648;
	xor.b32  	%r2871, %r2871, -2147483648;
	bra.uni 	$L__BB0_166;
$L__BB0_164:
	add.s32 	%r1117, %r2850, %r1;
	setp.lt.s32 	%p142, %r1117, 0;
	selp.b32 	%r1118, -2147483648, -1, %p142;
	xor.b32  	%r2850, %r1118, %r1117;
	add.s32 	%r1119, %r2851, %r1;
	setp.lt.s32 	%p143, %r1119, 0;
	selp.b32 	%r1120, -2147483648, -1, %p143;
	xor.b32  	%r2851, %r1120, %r1119;
	add.s32 	%r1121, %r2852, %r1;
	setp.lt.s32 	%p144, %r1121, 0;
	selp.b32 	%r1122, -2147483648, -1, %p144;
	xor.b32  	%r2852, %r1122, %r1121;
	add.s32 	%r1123, %r2853, %r1;
	setp.lt.s32 	%p145, %r1123, 0;
	selp.b32 	%r1124, -2147483648, -1, %p145;
	xor.b32  	%r2853, %r1124, %r1123;
	add.s32 	%r1125, %r2854, %r1;
	setp.lt.s32 	%p146, %r1125, 0;
	selp.b32 	%r1126, -2147483648, -1, %p146;
	xor.b32  	%r2854, %r1126, %r1125;
	add.s32 	%r1127, %r2855, %r1;
	setp.lt.s32 	%p147, %r1127, 0;
	selp.b32 	%r1128, -2147483648, -1, %p147;
	xor.b32  	%r2855, %r1128, %r1127;
	add.s32 	%r1129, %r2856, %r1;
	setp.lt.s32 	%p148, %r1129, 0;
	selp.b32 	%r1130, -2147483648, -1, %p148;
	xor.b32  	%r2856, %r1130, %r1129;
	add.s32 	%r1131, %r2857, %r1;
	setp.lt.s32 	%p149, %r1131, 0;
	selp.b32 	%r1132, -2147483648, -1, %p149;
	xor.b32  	%r2857, %r1132, %r1131;
	add.s32 	%r1133, %r2858, %r1;
	setp.lt.s32 	%p150, %r1133, 0;
	selp.b32 	%r1134, -2147483648, -1, %p150;
	xor.b32  	%r2858, %r1134, %r1133;
	add.s32 	%r1135, %r2859, %r1;
	setp.lt.s32 	%p151, %r1135, 0;
	selp.b32 	%r1136, -2147483648, -1, %p151;
	xor.b32  	%r2859, %r1136, %r1135;
	add.s32 	%r1137, %r2860, %r1;
	setp.lt.s32 	%p152, %r1137, 0;
	selp.b32 	%r1138, -2147483648, -1, %p152;
	xor.b32  	%r2860, %r1138, %r1137;
	add.s32 	%r1139, %r2861, %r1;
	setp.lt.s32 	%p153, %r1139, 0;
	selp.b32 	%r1140, -2147483648, -1, %p153;
	xor.b32  	%r2861, %r1140, %r1139;
	add.s32 	%r1141, %r2862, %r1;
	setp.lt.s32 	%p154, %r1141, 0;
	selp.b32 	%r1142, -2147483648, -1, %p154;
	xor.b32  	%r2862, %r1142, %r1141;
	add.s32 	%r1143, %r2863, %r1;
	setp.lt.s32 	%p155, %r1143, 0;
	selp.b32 	%r1144, -2147483648, -1, %p155;
	xor.b32  	%r2863, %r1144, %r1143;
	add.s32 	%r1145, %r2864, %r1;
	setp.lt.s32 	%p156, %r1145, 0;
	selp.b32 	%r1146, -2147483648, -1, %p156;
	xor.b32  	%r2864, %r1146, %r1145;
	add.s32 	%r1147, %r2865, %r1;
	setp.lt.s32 	%p157, %r1147, 0;
	selp.b32 	%r1148, -2147483648, -1, %p157;
	xor.b32  	%r2865, %r1148, %r1147;
	add.s32 	%r1149, %r2866, %r1;
	setp.lt.s32 	%p158, %r1149, 0;
	selp.b32 	%r1150, -2147483648, -1, %p158;
	xor.b32  	%r2866, %r1150, %r1149;
	add.s32 	%r1151, %r2867, %r1;
	setp.lt.s32 	%p159, %r1151, 0;
	selp.b32 	%r1152, -2147483648, -1, %p159;
	xor.b32  	%r2867, %r1152, %r1151;
	add.s32 	%r1153, %r2868, %r1;
	setp.lt.s32 	%p160, %r1153, 0;
	selp.b32 	%r1154, -2147483648, -1, %p160;
	xor.b32  	%r2868, %r1154, %r1153;
	add.s32 	%r1155, %r2869, %r1;
	setp.lt.s32 	%p161, %r1155, 0;
	selp.b32 	%r1156, -2147483648, -1, %p161;
	xor.b32  	%r2869, %r1156, %r1155;
	add.s32 	%r1157, %r2870, %r1;
	setp.lt.s32 	%p162, %r1157, 0;
	selp.b32 	%r1158, -2147483648, -1, %p162;
	xor.b32  	%r2870, %r1158, %r1157;
	add.s32 	%r1159, %r2871, %r1;
	setp.lt.s32 	%p163, %r1159, 0;
	selp.b32 	%r1160, -2147483648, -1, %p163;
	xor.b32  	%r2871, %r1160, %r1159;
$L__BB0_166:
	mad.lo.s32 	%r1161, %r6, 11264, 11264;
	setp.le.s32 	%p164, %r1161, %r769;
	cvt.u64.u32 	%rd29, %r284;
	add.s64 	%rd30, %rd29, %rd20;
	shl.b64 	%rd31, %rd30, 2;
	add.s64 	%rd8, %rd1, %rd31;
	@%p164 bra 	$L__BB0_211;
	bra.uni 	$L__BB0_167;
$L__BB0_211:
	st.global.u32 	[%rd8], %r2850;
	st.global.u32 	[%rd8+128], %r2851;
	st.global.u32 	[%rd8+256], %r2852;
	st.global.u32 	[%rd8+384], %r2853;
	st.global.u32 	[%rd8+512], %r2854;
	st.global.u32 	[%rd8+640], %r2855;
	st.global.u32 	[%rd8+768], %r2856;
	st.global.u32 	[%rd8+896], %r2857;
	st.global.u32 	[%rd8+1024], %r2858;
	st.global.u32 	[%rd8+1152], %r2859;
	st.global.u32 	[%rd8+1280], %r2860;
	st.global.u32 	[%rd8+1408], %r2861;
	st.global.u32 	[%rd8+1536], %r2862;
	st.global.u32 	[%rd8+1664], %r2863;
	st.global.u32 	[%rd8+1792], %r2864;
	st.global.u32 	[%rd8+1920], %r2865;
	st.global.u32 	[%rd8+2048], %r2866;
	st.global.u32 	[%rd8+2176], %r2867;
	st.global.u32 	[%rd8+2304], %r2868;
	st.global.u32 	[%rd8+2432], %r2869;
	st.global.u32 	[%rd8+2560], %r2870;
	st.global.u32 	[%rd8+2688], %r2871;
	bra.uni 	$L__BB0_212;
$L__BB0_167:
	mad.lo.s32 	%r351, %r6, -11264, %r769;
	setp.ge.s32 	%p165, %r780, %r351;
	@%p165 bra 	$L__BB0_169;
	st.global.u32 	[%rd8], %r2850;
$L__BB0_169:
	add.s32 	%r1169, %r780, 32;
	setp.ge.s32 	%p166, %r1169, %r351;
	@%p166 bra 	$L__BB0_171;
	st.global.u32 	[%rd8+128], %r2851;
$L__BB0_171:
	add.s32 	%r1170, %r780, 64;
	setp.ge.s32 	%p167, %r1170, %r351;
	@%p167 bra 	$L__BB0_173;
	st.global.u32 	[%rd8+256], %r2852;
$L__BB0_173:
	add.s32 	%r1171, %r780, 96;
	setp.ge.s32 	%p168, %r1171, %r351;
	@%p168 bra 	$L__BB0_175;
	st.global.u32 	[%rd8+384], %r2853;
$L__BB0_175:
	add.s32 	%r1172, %r780, 128;
	setp.ge.s32 	%p169, %r1172, %r351;
	@%p169 bra 	$L__BB0_177;
	st.global.u32 	[%rd8+512], %r2854;
$L__BB0_177:
	add.s32 	%r1173, %r780, 160;
	setp.ge.s32 	%p170, %r1173, %r351;
	@%p170 bra 	$L__BB0_179;
	st.global.u32 	[%rd8+640], %r2855;
$L__BB0_179:
	add.s32 	%r1174, %r780, 192;
	setp.ge.s32 	%p171, %r1174, %r351;
	@%p171 bra 	$L__BB0_181;
	st.global.u32 	[%rd8+768], %r2856;
$L__BB0_181:
	add.s32 	%r1175, %r780, 224;
	setp.ge.s32 	%p172, %r1175, %r351;
	@%p172 bra 	$L__BB0_183;
	st.global.u32 	[%rd8+896], %r2857;
$L__BB0_183:
	add.s32 	%r1176, %r780, 256;
	setp.ge.s32 	%p173, %r1176, %r351;
	@%p173 bra 	$L__BB0_185;
	st.global.u32 	[%rd8+1024], %r2858;
$L__BB0_185:
	add.s32 	%r1177, %r780, 288;
	setp.ge.s32 	%p174, %r1177, %r351;
	@%p174 bra 	$L__BB0_187;
	st.global.u32 	[%rd8+1152], %r2859;
$L__BB0_187:
	add.s32 	%r1178, %r780, 320;
	setp.ge.s32 	%p175, %r1178, %r351;
	@%p175 bra 	$L__BB0_189;
	st.global.u32 	[%rd8+1280], %r2860;
$L__BB0_189:
	add.s32 	%r1179, %r780, 352;
	setp.ge.s32 	%p176, %r1179, %r351;
	@%p176 bra 	$L__BB0_191;
	st.global.u32 	[%rd8+1408], %r2861;
$L__BB0_191:
	add.s32 	%r1180, %r780, 384;
	setp.ge.s32 	%p177, %r1180, %r351;
	@%p177 bra 	$L__BB0_193;
	st.global.u32 	[%rd8+1536], %r2862;
$L__BB0_193:
	add.s32 	%r1181, %r780, 416;
	setp.ge.s32 	%p178, %r1181, %r351;
	@%p178 bra 	$L__BB0_195;
	st.global.u32 	[%rd8+1664], %r2863;
$L__BB0_195:
	add.s32 	%r1182, %r780, 448;
	setp.ge.s32 	%p179, %r1182, %r351;
	@%p179 bra 	$L__BB0_197;
	st.global.u32 	[%rd8+1792], %r2864;
$L__BB0_197:
	add.s32 	%r1183, %r780, 480;
	setp.ge.s32 	%p180, %r1183, %r351;
	@%p180 bra 	$L__BB0_199;
	st.global.u32 	[%rd8+1920], %r2865;
$L__BB0_199:
	add.s32 	%r1184, %r780, 512;
	setp.ge.s32 	%p181, %r1184, %r351;
	@%p181 bra 	$L__BB0_201;
	st.global.u32 	[%rd8+2048], %r2866;
$L__BB0_201:
	add.s32 	%r1185, %r780, 544;
	setp.ge.s32 	%p182, %r1185, %r351;
	@%p182 bra 	$L__BB0_203;
	st.global.u32 	[%rd8+2176], %r2867;
$L__BB0_203:
	add.s32 	%r1186, %r780, 576;
	setp.ge.s32 	%p183, %r1186, %r351;
	@%p183 bra 	$L__BB0_205;
	st.global.u32 	[%rd8+2304], %r2868;
$L__BB0_205:
	add.s32 	%r1187, %r780, 608;
	setp.ge.s32 	%p184, %r1187, %r351;
	@%p184 bra 	$L__BB0_207;
	st.global.u32 	[%rd8+2432], %r2869;
$L__BB0_207:
	add.s32 	%r1188, %r780, 640;
	setp.ge.s32 	%p185, %r1188, %r351;
	@%p185 bra 	$L__BB0_209;
	st.global.u32 	[%rd8+2560], %r2870;
$L__BB0_209:
	add.s32 	%r1189, %r780, 672;
	setp.ge.s32 	%p186, %r1189, %r351;
	@%p186 bra 	$L__BB0_212;
	st.global.u32 	[%rd8+2688], %r2871;
$L__BB0_212:
	exit;
$L__BB0_213:
	shr.u32 	%r1190, %r4, 4;
	add.s32 	%r1191, %r1190, %r4;
	shl.b32 	%r1192, %r1191, 2;
	add.s32 	%r375, %r954, %r1192;
	st.shared.u32 	[%r375+17424], %r2878;
	bar.sync 	0;
	setp.gt.u32 	%p187, %r4, 31;
	@%p187 bra 	$L__BB0_215;
	mad.lo.s32 	%r1225, %r4, 68, %r954;
	mov.u32 	%r1202, 2;
	ld.shared.u32 	%r1226, [%r1225+17428];
	mov.u32 	%r1221, 0;
	ld.shared.u32 	%r1227, [%r1225+17424];
	add.s32 	%r1228, %r1226, %r1227;
	ld.shared.u32 	%r1229, [%r1225+17432];
	add.s32 	%r1230, %r1228, %r1229;
	ld.shared.u32 	%r1231, [%r1225+17436];
	add.s32 	%r1232, %r1230, %r1231;
	ld.shared.u32 	%r1233, [%r1225+17440];
	add.s32 	%r1234, %r1232, %r1233;
	ld.shared.u32 	%r1235, [%r1225+17444];
	add.s32 	%r1236, %r1234, %r1235;
	ld.shared.u32 	%r1237, [%r1225+17448];
	add.s32 	%r1238, %r1236, %r1237;
	ld.shared.u32 	%r1239, [%r1225+17452];
	add.s32 	%r1240, %r1238, %r1239;
	ld.shared.u32 	%r1241, [%r1225+17456];
	add.s32 	%r1242, %r1240, %r1241;
	ld.shared.u32 	%r1243, [%r1225+17460];
	add.s32 	%r1244, %r1242, %r1243;
	ld.shared.u32 	%r1245, [%r1225+17464];
	add.s32 	%r1246, %r1244, %r1245;
	ld.shared.u32 	%r1247, [%r1225+17468];
	add.s32 	%r1248, %r1246, %r1247;
	ld.shared.u32 	%r1249, [%r1225+17472];
	add.s32 	%r1250, %r1248, %r1249;
	ld.shared.u32 	%r1251, [%r1225+17476];
	add.s32 	%r1252, %r1250, %r1251;
	ld.shared.u32 	%r1253, [%r1225+17480];
	add.s32 	%r1254, %r1252, %r1253;
	ld.shared.u32 	%r1255, [%r1225+17484];
	add.s32 	%r1198, %r1254, %r1255;
	mov.u32 	%r1196, 1;
	mov.u32 	%r1223, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1198, %r1196, %r1221, %r1223;  @p add.s32 r0, r0, %r1198;  mov.s32 %r1194, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1194, %r1202, %r1221, %r1223;  @p add.s32 r0, r0, %r1194;  mov.s32 %r1200, r0;}
	mov.u32 	%r1208, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1200, %r1208, %r1221, %r1223;  @p add.s32 r0, r0, %r1200;  mov.s32 %r1206, r0;}
	mov.u32 	%r1214, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1206, %r1214, %r1221, %r1223;  @p add.s32 r0, r0, %r1206;  mov.s32 %r1212, r0;}
	mov.u32 	%r1220, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1212, %r1220, %r1221, %r1223;  @p add.s32 r0, r0, %r1212;  mov.s32 %r1218, r0;}
	sub.s32 	%r1256, %r1218, %r1198;
	add.s32 	%r1257, %r1227, %r1256;
	add.s32 	%r1258, %r1226, %r1257;
	add.s32 	%r1259, %r1229, %r1258;
	add.s32 	%r1260, %r1231, %r1259;
	add.s32 	%r1261, %r1233, %r1260;
	add.s32 	%r1262, %r1235, %r1261;
	add.s32 	%r1263, %r1237, %r1262;
	add.s32 	%r1264, %r1239, %r1263;
	add.s32 	%r1265, %r1241, %r1264;
	add.s32 	%r1266, %r1243, %r1265;
	add.s32 	%r1267, %r1245, %r1266;
	add.s32 	%r1268, %r1247, %r1267;
	add.s32 	%r1269, %r1249, %r1268;
	add.s32 	%r1270, %r1251, %r1269;
	add.s32 	%r1271, %r1253, %r1270;
	st.shared.u32 	[%r1225+17424], %r1256;
	st.shared.u32 	[%r1225+17428], %r1257;
	st.shared.u32 	[%r1225+17432], %r1258;
	st.shared.u32 	[%r1225+17436], %r1259;
	st.shared.u32 	[%r1225+17440], %r1260;
	st.shared.u32 	[%r1225+17444], %r1261;
	st.shared.u32 	[%r1225+17448], %r1262;
	st.shared.u32 	[%r1225+17452], %r1263;
	st.shared.u32 	[%r1225+17456], %r1264;
	st.shared.u32 	[%r1225+17460], %r1265;
	st.shared.u32 	[%r1225+17464], %r1266;
	st.shared.u32 	[%r1225+17468], %r1267;
	st.shared.u32 	[%r1225+17472], %r1268;
	st.shared.u32 	[%r1225+17476], %r1269;
	st.shared.u32 	[%r1225+17480], %r1270;
	st.shared.u32 	[%r1225+17484], %r1271;
$L__BB0_215:
	setp.gt.u32 	%p394, %r4, 255;
	shr.u32 	%r2760, %r4, 4;
	add.s32 	%r2759, %r2760, %r4;
	shl.b32 	%r2758, %r2759, 2;
	add.s32 	%r2757, %r954, %r2758;
	bar.sync 	0;
	ld.shared.u32 	%r376, [%r2757+17424];
	@%p394 bra 	$L__BB0_217;
	ld.shared.u32 	%r1272, [%r271];
	add.s32 	%r1273, %r1272, %r376;
	st.shared.u32 	[%r271], %r1273;
	ld.shared.u32 	%r1274, [%r271+1024];
	add.s32 	%r1275, %r1274, %r376;
	st.shared.u32 	[%r271+1024], %r1275;
	ld.shared.u32 	%r1276, [%r271+2048];
	add.s32 	%r1277, %r1276, %r376;
	st.shared.u32 	[%r271+2048], %r1277;
	ld.shared.u32 	%r1278, [%r271+3072];
	add.s32 	%r1279, %r1278, %r376;
	st.shared.u32 	[%r271+3072], %r1279;
	ld.shared.u32 	%r1280, [%r271+4096];
	add.s32 	%r1281, %r1280, %r376;
	st.shared.u32 	[%r271+4096], %r1281;
	ld.shared.u32 	%r1282, [%r271+5120];
	add.s32 	%r1283, %r1282, %r376;
	st.shared.u32 	[%r271+5120], %r1283;
	ld.shared.u32 	%r1284, [%r271+6144];
	add.s32 	%r1285, %r1284, %r376;
	st.shared.u32 	[%r271+6144], %r1285;
	ld.shared.u32 	%r1286, [%r271+7168];
	add.s32 	%r1287, %r1286, %r376;
	st.shared.u32 	[%r271+7168], %r1287;
	ld.shared.u32 	%r1288, [%r271+8192];
	add.s32 	%r1289, %r1288, %r376;
	st.shared.u32 	[%r271+8192], %r1289;
	ld.shared.u32 	%r1290, [%r271+9216];
	add.s32 	%r1291, %r1290, %r376;
	st.shared.u32 	[%r271+9216], %r1291;
	ld.shared.u32 	%r1292, [%r271+10240];
	add.s32 	%r1293, %r1292, %r376;
	st.shared.u32 	[%r271+10240], %r1293;
	ld.shared.u32 	%r1294, [%r271+11264];
	add.s32 	%r1295, %r1294, %r376;
	st.shared.u32 	[%r271+11264], %r1295;
	ld.shared.u32 	%r1296, [%r271+12288];
	add.s32 	%r1297, %r1296, %r376;
	st.shared.u32 	[%r271+12288], %r1297;
	ld.shared.u32 	%r1298, [%r271+13312];
	add.s32 	%r1299, %r1298, %r376;
	st.shared.u32 	[%r271+13312], %r1299;
	ld.shared.u32 	%r1300, [%r271+14336];
	add.s32 	%r1301, %r1300, %r376;
	st.shared.u32 	[%r271+14336], %r1301;
	ld.shared.u32 	%r1302, [%r271+15360];
	add.s32 	%r1303, %r1302, %r376;
	st.shared.u32 	[%r271+15360], %r1303;
$L__BB0_217:
	bar.sync 	0;
	shr.u32 	%r1330, %r2850, %r770;
	and.b32  	%r1326, %r1330, 255;
	mov.u32 	%r1306, 1;
	{
    .reg .pred p;
    and.b32 %r1304, %r1326, %r1306;    setp.ne.u32 p, %r1304, 0;
    vote.ballot.sync.b32 %r1304, p, 0xffffffff;
    @!p not.b32 %r1304, %r1304;
}
	mov.u32 	%r1309, 2;
	{
    .reg .pred p;
    and.b32 %r1307, %r1326, %r1309;    setp.ne.u32 p, %r1307, 0;
    vote.ballot.sync.b32 %r1307, p, 0xffffffff;
    @!p not.b32 %r1307, %r1307;
}
	and.b32  	%r1331, %r1307, %r1304;
	mov.u32 	%r1312, 4;
	{
    .reg .pred p;
    and.b32 %r1310, %r1326, %r1312;    setp.ne.u32 p, %r1310, 0;
    vote.ballot.sync.b32 %r1310, p, 0xffffffff;
    @!p not.b32 %r1310, %r1310;
}
	and.b32  	%r1332, %r1310, %r1331;
	mov.u32 	%r1315, 8;
	{
    .reg .pred p;
    and.b32 %r1313, %r1326, %r1315;    setp.ne.u32 p, %r1313, 0;
    vote.ballot.sync.b32 %r1313, p, 0xffffffff;
    @!p not.b32 %r1313, %r1313;
}
	and.b32  	%r1333, %r1313, %r1332;
	mov.u32 	%r1318, 16;
	{
    .reg .pred p;
    and.b32 %r1316, %r1326, %r1318;    setp.ne.u32 p, %r1316, 0;
    vote.ballot.sync.b32 %r1316, p, 0xffffffff;
    @!p not.b32 %r1316, %r1316;
}
	and.b32  	%r1334, %r1316, %r1333;
	mov.u32 	%r1321, 32;
	{
    .reg .pred p;
    and.b32 %r1319, %r1326, %r1321;    setp.ne.u32 p, %r1319, 0;
    vote.ballot.sync.b32 %r1319, p, 0xffffffff;
    @!p not.b32 %r1319, %r1319;
}
	and.b32  	%r1335, %r1319, %r1334;
	mov.u32 	%r1324, 64;
	{
    .reg .pred p;
    and.b32 %r1322, %r1326, %r1324;    setp.ne.u32 p, %r1322, 0;
    vote.ballot.sync.b32 %r1322, p, 0xffffffff;
    @!p not.b32 %r1322, %r1322;
}
	and.b32  	%r1336, %r1322, %r1335;
	mov.u32 	%r1327, 128;
	{
    .reg .pred p;
    and.b32 %r1325, %r1326, %r1327;    setp.ne.u32 p, %r1325, 0;
    vote.ballot.sync.b32 %r1325, p, 0xffffffff;
    @!p not.b32 %r1325, %r1325;
}
	and.b32  	%r1337, %r1325, %r1336;
	clz.b32 	%r1338, %r1337;
	mov.u32 	%r1339, 31;
	sub.s32 	%r378, %r1339, %r1338;
	mov.u32 %r1328, %lanemask_le;
	and.b32  	%r1340, %r1328, %r1337;
	popc.b32 	%r379, %r1340;
	setp.ne.s32 	%p189, %r932, %r378;
	mov.u32 	%r2928, 0;
	mov.u32 	%r2927, %r2928;
	@%p189 bra 	$L__BB0_219;
	shl.b32 	%r1345, %r1326, 2;
	add.s32 	%r1346, %r955, %r1345;
	atom.shared.add.u32 	%r2927, [%r1346], %r379;
$L__BB0_219:
	mov.u32 	%r1374, -1;
	shfl.sync.idx.b32 	%r1375|%p190, %r2927, %r378, %r1339, %r1374;
	add.s32 	%r1376, %r379, %r1375;
	add.s32 	%r382, %r1376, -1;
	shr.u32 	%r1377, %r2851, %r770;
	and.b32  	%r1369, %r1377, 255;
	{
    .reg .pred p;
    and.b32 %r1347, %r1369, %r1306;    setp.ne.u32 p, %r1347, 0;
    vote.ballot.sync.b32 %r1347, p, 0xffffffff;
    @!p not.b32 %r1347, %r1347;
}
	{
    .reg .pred p;
    and.b32 %r1350, %r1369, %r1309;    setp.ne.u32 p, %r1350, 0;
    vote.ballot.sync.b32 %r1350, p, 0xffffffff;
    @!p not.b32 %r1350, %r1350;
}
	and.b32  	%r1378, %r1350, %r1347;
	{
    .reg .pred p;
    and.b32 %r1353, %r1369, %r1312;    setp.ne.u32 p, %r1353, 0;
    vote.ballot.sync.b32 %r1353, p, 0xffffffff;
    @!p not.b32 %r1353, %r1353;
}
	and.b32  	%r1379, %r1353, %r1378;
	{
    .reg .pred p;
    and.b32 %r1356, %r1369, %r1315;    setp.ne.u32 p, %r1356, 0;
    vote.ballot.sync.b32 %r1356, p, 0xffffffff;
    @!p not.b32 %r1356, %r1356;
}
	and.b32  	%r1380, %r1356, %r1379;
	{
    .reg .pred p;
    and.b32 %r1359, %r1369, %r1318;    setp.ne.u32 p, %r1359, 0;
    vote.ballot.sync.b32 %r1359, p, 0xffffffff;
    @!p not.b32 %r1359, %r1359;
}
	and.b32  	%r1381, %r1359, %r1380;
	{
    .reg .pred p;
    and.b32 %r1362, %r1369, %r1321;    setp.ne.u32 p, %r1362, 0;
    vote.ballot.sync.b32 %r1362, p, 0xffffffff;
    @!p not.b32 %r1362, %r1362;
}
	and.b32  	%r1382, %r1362, %r1381;
	{
    .reg .pred p;
    and.b32 %r1365, %r1369, %r1324;    setp.ne.u32 p, %r1365, 0;
    vote.ballot.sync.b32 %r1365, p, 0xffffffff;
    @!p not.b32 %r1365, %r1365;
}
	and.b32  	%r1383, %r1365, %r1382;
	{
    .reg .pred p;
    and.b32 %r1368, %r1369, %r1327;    setp.ne.u32 p, %r1368, 0;
    vote.ballot.sync.b32 %r1368, p, 0xffffffff;
    @!p not.b32 %r1368, %r1368;
}
	and.b32  	%r1384, %r1368, %r1383;
	clz.b32 	%r1385, %r1384;
	sub.s32 	%r384, %r1339, %r1385;
	mov.u32 %r1371, %lanemask_le;
	and.b32  	%r1386, %r1371, %r1384;
	popc.b32 	%r385, %r1386;
	setp.ne.s32 	%p191, %r932, %r384;
	@%p191 bra 	$L__BB0_221;
	shl.b32 	%r1391, %r1369, 2;
	add.s32 	%r1392, %r955, %r1391;
	atom.shared.add.u32 	%r2928, [%r1392], %r385;
$L__BB0_221:
	mov.u32 	%r2930, 0;
	mov.u32 	%r1419, 31;
	shfl.sync.idx.b32 	%r1421|%p192, %r2928, %r384, %r1419, %r1374;
	add.s32 	%r1422, %r385, %r1421;
	add.s32 	%r388, %r1422, -1;
	shr.u32 	%r1423, %r2852, %r770;
	and.b32  	%r1415, %r1423, 255;
	mov.u32 	%r1395, 1;
	{
    .reg .pred p;
    and.b32 %r1393, %r1415, %r1395;    setp.ne.u32 p, %r1393, 0;
    vote.ballot.sync.b32 %r1393, p, 0xffffffff;
    @!p not.b32 %r1393, %r1393;
}
	mov.u32 	%r1398, 2;
	{
    .reg .pred p;
    and.b32 %r1396, %r1415, %r1398;    setp.ne.u32 p, %r1396, 0;
    vote.ballot.sync.b32 %r1396, p, 0xffffffff;
    @!p not.b32 %r1396, %r1396;
}
	and.b32  	%r1424, %r1396, %r1393;
	mov.u32 	%r1401, 4;
	{
    .reg .pred p;
    and.b32 %r1399, %r1415, %r1401;    setp.ne.u32 p, %r1399, 0;
    vote.ballot.sync.b32 %r1399, p, 0xffffffff;
    @!p not.b32 %r1399, %r1399;
}
	and.b32  	%r1425, %r1399, %r1424;
	mov.u32 	%r1404, 8;
	{
    .reg .pred p;
    and.b32 %r1402, %r1415, %r1404;    setp.ne.u32 p, %r1402, 0;
    vote.ballot.sync.b32 %r1402, p, 0xffffffff;
    @!p not.b32 %r1402, %r1402;
}
	and.b32  	%r1426, %r1402, %r1425;
	mov.u32 	%r1407, 16;
	{
    .reg .pred p;
    and.b32 %r1405, %r1415, %r1407;    setp.ne.u32 p, %r1405, 0;
    vote.ballot.sync.b32 %r1405, p, 0xffffffff;
    @!p not.b32 %r1405, %r1405;
}
	and.b32  	%r1427, %r1405, %r1426;
	mov.u32 	%r1410, 32;
	{
    .reg .pred p;
    and.b32 %r1408, %r1415, %r1410;    setp.ne.u32 p, %r1408, 0;
    vote.ballot.sync.b32 %r1408, p, 0xffffffff;
    @!p not.b32 %r1408, %r1408;
}
	and.b32  	%r1428, %r1408, %r1427;
	mov.u32 	%r1413, 64;
	{
    .reg .pred p;
    and.b32 %r1411, %r1415, %r1413;    setp.ne.u32 p, %r1411, 0;
    vote.ballot.sync.b32 %r1411, p, 0xffffffff;
    @!p not.b32 %r1411, %r1411;
}
	and.b32  	%r1429, %r1411, %r1428;
	mov.u32 	%r1416, 128;
	{
    .reg .pred p;
    and.b32 %r1414, %r1415, %r1416;    setp.ne.u32 p, %r1414, 0;
    vote.ballot.sync.b32 %r1414, p, 0xffffffff;
    @!p not.b32 %r1414, %r1414;
}
	and.b32  	%r1430, %r1414, %r1429;
	clz.b32 	%r1431, %r1430;
	sub.s32 	%r390, %r1419, %r1431;
	mov.u32 %r1417, %lanemask_le;
	and.b32  	%r1432, %r1417, %r1430;
	popc.b32 	%r391, %r1432;
	setp.ne.s32 	%p193, %r932, %r390;
	mov.u32 	%r2929, %r2930;
	@%p193 bra 	$L__BB0_223;
	shl.b32 	%r1437, %r1415, 2;
	add.s32 	%r1438, %r955, %r1437;
	atom.shared.add.u32 	%r2929, [%r1438], %r391;
$L__BB0_223:
	mov.u32 	%r1466, -1;
	shfl.sync.idx.b32 	%r1467|%p194, %r2929, %r390, %r1419, %r1466;
	add.s32 	%r1468, %r391, %r1467;
	add.s32 	%r394, %r1468, -1;
	shr.u32 	%r1469, %r2853, %r770;
	and.b32  	%r1461, %r1469, 255;
	{
    .reg .pred p;
    and.b32 %r1439, %r1461, %r1395;    setp.ne.u32 p, %r1439, 0;
    vote.ballot.sync.b32 %r1439, p, 0xffffffff;
    @!p not.b32 %r1439, %r1439;
}
	{
    .reg .pred p;
    and.b32 %r1442, %r1461, %r1398;    setp.ne.u32 p, %r1442, 0;
    vote.ballot.sync.b32 %r1442, p, 0xffffffff;
    @!p not.b32 %r1442, %r1442;
}
	and.b32  	%r1470, %r1442, %r1439;
	{
    .reg .pred p;
    and.b32 %r1445, %r1461, %r1401;    setp.ne.u32 p, %r1445, 0;
    vote.ballot.sync.b32 %r1445, p, 0xffffffff;
    @!p not.b32 %r1445, %r1445;
}
	and.b32  	%r1471, %r1445, %r1470;
	{
    .reg .pred p;
    and.b32 %r1448, %r1461, %r1404;    setp.ne.u32 p, %r1448, 0;
    vote.ballot.sync.b32 %r1448, p, 0xffffffff;
    @!p not.b32 %r1448, %r1448;
}
	and.b32  	%r1472, %r1448, %r1471;
	{
    .reg .pred p;
    and.b32 %r1451, %r1461, %r1407;    setp.ne.u32 p, %r1451, 0;
    vote.ballot.sync.b32 %r1451, p, 0xffffffff;
    @!p not.b32 %r1451, %r1451;
}
	and.b32  	%r1473, %r1451, %r1472;
	{
    .reg .pred p;
    and.b32 %r1454, %r1461, %r1410;    setp.ne.u32 p, %r1454, 0;
    vote.ballot.sync.b32 %r1454, p, 0xffffffff;
    @!p not.b32 %r1454, %r1454;
}
	and.b32  	%r1474, %r1454, %r1473;
	{
    .reg .pred p;
    and.b32 %r1457, %r1461, %r1413;    setp.ne.u32 p, %r1457, 0;
    vote.ballot.sync.b32 %r1457, p, 0xffffffff;
    @!p not.b32 %r1457, %r1457;
}
	and.b32  	%r1475, %r1457, %r1474;
	{
    .reg .pred p;
    and.b32 %r1460, %r1461, %r1416;    setp.ne.u32 p, %r1460, 0;
    vote.ballot.sync.b32 %r1460, p, 0xffffffff;
    @!p not.b32 %r1460, %r1460;
}
	and.b32  	%r1476, %r1460, %r1475;
	clz.b32 	%r1477, %r1476;
	sub.s32 	%r396, %r1419, %r1477;
	mov.u32 %r1463, %lanemask_le;
	and.b32  	%r1478, %r1463, %r1476;
	popc.b32 	%r397, %r1478;
	setp.ne.s32 	%p195, %r932, %r396;
	@%p195 bra 	$L__BB0_225;
	shl.b32 	%r1483, %r1461, 2;
	add.s32 	%r1484, %r955, %r1483;
	atom.shared.add.u32 	%r2930, [%r1484], %r397;
$L__BB0_225:
	mov.u32 	%r2932, 0;
	mov.u32 	%r1511, 31;
	shfl.sync.idx.b32 	%r1513|%p196, %r2930, %r396, %r1511, %r1466;
	add.s32 	%r1514, %r397, %r1513;
	add.s32 	%r400, %r1514, -1;
	shr.u32 	%r1515, %r2854, %r770;
	and.b32  	%r1507, %r1515, 255;
	mov.u32 	%r1487, 1;
	{
    .reg .pred p;
    and.b32 %r1485, %r1507, %r1487;    setp.ne.u32 p, %r1485, 0;
    vote.ballot.sync.b32 %r1485, p, 0xffffffff;
    @!p not.b32 %r1485, %r1485;
}
	mov.u32 	%r1490, 2;
	{
    .reg .pred p;
    and.b32 %r1488, %r1507, %r1490;    setp.ne.u32 p, %r1488, 0;
    vote.ballot.sync.b32 %r1488, p, 0xffffffff;
    @!p not.b32 %r1488, %r1488;
}
	and.b32  	%r1516, %r1488, %r1485;
	mov.u32 	%r1493, 4;
	{
    .reg .pred p;
    and.b32 %r1491, %r1507, %r1493;    setp.ne.u32 p, %r1491, 0;
    vote.ballot.sync.b32 %r1491, p, 0xffffffff;
    @!p not.b32 %r1491, %r1491;
}
	and.b32  	%r1517, %r1491, %r1516;
	mov.u32 	%r1496, 8;
	{
    .reg .pred p;
    and.b32 %r1494, %r1507, %r1496;    setp.ne.u32 p, %r1494, 0;
    vote.ballot.sync.b32 %r1494, p, 0xffffffff;
    @!p not.b32 %r1494, %r1494;
}
	and.b32  	%r1518, %r1494, %r1517;
	mov.u32 	%r1499, 16;
	{
    .reg .pred p;
    and.b32 %r1497, %r1507, %r1499;    setp.ne.u32 p, %r1497, 0;
    vote.ballot.sync.b32 %r1497, p, 0xffffffff;
    @!p not.b32 %r1497, %r1497;
}
	and.b32  	%r1519, %r1497, %r1518;
	mov.u32 	%r1502, 32;
	{
    .reg .pred p;
    and.b32 %r1500, %r1507, %r1502;    setp.ne.u32 p, %r1500, 0;
    vote.ballot.sync.b32 %r1500, p, 0xffffffff;
    @!p not.b32 %r1500, %r1500;
}
	and.b32  	%r1520, %r1500, %r1519;
	mov.u32 	%r1505, 64;
	{
    .reg .pred p;
    and.b32 %r1503, %r1507, %r1505;    setp.ne.u32 p, %r1503, 0;
    vote.ballot.sync.b32 %r1503, p, 0xffffffff;
    @!p not.b32 %r1503, %r1503;
}
	and.b32  	%r1521, %r1503, %r1520;
	mov.u32 	%r1508, 128;
	{
    .reg .pred p;
    and.b32 %r1506, %r1507, %r1508;    setp.ne.u32 p, %r1506, 0;
    vote.ballot.sync.b32 %r1506, p, 0xffffffff;
    @!p not.b32 %r1506, %r1506;
}
	and.b32  	%r1522, %r1506, %r1521;
	clz.b32 	%r1523, %r1522;
	sub.s32 	%r402, %r1511, %r1523;
	mov.u32 %r1509, %lanemask_le;
	and.b32  	%r1524, %r1509, %r1522;
	popc.b32 	%r403, %r1524;
	setp.ne.s32 	%p197, %r932, %r402;
	mov.u32 	%r2931, %r2932;
	@%p197 bra 	$L__BB0_227;
	shl.b32 	%r1529, %r1507, 2;
	add.s32 	%r1530, %r955, %r1529;
	atom.shared.add.u32 	%r2931, [%r1530], %r403;
$L__BB0_227:
	mov.u32 	%r1558, -1;
	shfl.sync.idx.b32 	%r1559|%p198, %r2931, %r402, %r1511, %r1558;
	add.s32 	%r1560, %r403, %r1559;
	add.s32 	%r406, %r1560, -1;
	shr.u32 	%r1561, %r2855, %r770;
	and.b32  	%r1553, %r1561, 255;
	{
    .reg .pred p;
    and.b32 %r1531, %r1553, %r1487;    setp.ne.u32 p, %r1531, 0;
    vote.ballot.sync.b32 %r1531, p, 0xffffffff;
    @!p not.b32 %r1531, %r1531;
}
	{
    .reg .pred p;
    and.b32 %r1534, %r1553, %r1490;    setp.ne.u32 p, %r1534, 0;
    vote.ballot.sync.b32 %r1534, p, 0xffffffff;
    @!p not.b32 %r1534, %r1534;
}
	and.b32  	%r1562, %r1534, %r1531;
	{
    .reg .pred p;
    and.b32 %r1537, %r1553, %r1493;    setp.ne.u32 p, %r1537, 0;
    vote.ballot.sync.b32 %r1537, p, 0xffffffff;
    @!p not.b32 %r1537, %r1537;
}
	and.b32  	%r1563, %r1537, %r1562;
	{
    .reg .pred p;
    and.b32 %r1540, %r1553, %r1496;    setp.ne.u32 p, %r1540, 0;
    vote.ballot.sync.b32 %r1540, p, 0xffffffff;
    @!p not.b32 %r1540, %r1540;
}
	and.b32  	%r1564, %r1540, %r1563;
	{
    .reg .pred p;
    and.b32 %r1543, %r1553, %r1499;    setp.ne.u32 p, %r1543, 0;
    vote.ballot.sync.b32 %r1543, p, 0xffffffff;
    @!p not.b32 %r1543, %r1543;
}
	and.b32  	%r1565, %r1543, %r1564;
	{
    .reg .pred p;
    and.b32 %r1546, %r1553, %r1502;    setp.ne.u32 p, %r1546, 0;
    vote.ballot.sync.b32 %r1546, p, 0xffffffff;
    @!p not.b32 %r1546, %r1546;
}
	and.b32  	%r1566, %r1546, %r1565;
	{
    .reg .pred p;
    and.b32 %r1549, %r1553, %r1505;    setp.ne.u32 p, %r1549, 0;
    vote.ballot.sync.b32 %r1549, p, 0xffffffff;
    @!p not.b32 %r1549, %r1549;
}
	and.b32  	%r1567, %r1549, %r1566;
	{
    .reg .pred p;
    and.b32 %r1552, %r1553, %r1508;    setp.ne.u32 p, %r1552, 0;
    vote.ballot.sync.b32 %r1552, p, 0xffffffff;
    @!p not.b32 %r1552, %r1552;
}
	and.b32  	%r1568, %r1552, %r1567;
	clz.b32 	%r1569, %r1568;
	sub.s32 	%r408, %r1511, %r1569;
	mov.u32 %r1555, %lanemask_le;
	and.b32  	%r1570, %r1555, %r1568;
	popc.b32 	%r409, %r1570;
	setp.ne.s32 	%p199, %r932, %r408;
	@%p199 bra 	$L__BB0_229;
	shl.b32 	%r1575, %r1553, 2;
	add.s32 	%r1576, %r955, %r1575;
	atom.shared.add.u32 	%r2932, [%r1576], %r409;
$L__BB0_229:
	mov.u32 	%r2934, 0;
	mov.u32 	%r1603, 31;
	shfl.sync.idx.b32 	%r1605|%p200, %r2932, %r408, %r1603, %r1558;
	add.s32 	%r1606, %r409, %r1605;
	add.s32 	%r412, %r1606, -1;
	shr.u32 	%r1607, %r2856, %r770;
	and.b32  	%r1599, %r1607, 255;
	mov.u32 	%r1579, 1;
	{
    .reg .pred p;
    and.b32 %r1577, %r1599, %r1579;    setp.ne.u32 p, %r1577, 0;
    vote.ballot.sync.b32 %r1577, p, 0xffffffff;
    @!p not.b32 %r1577, %r1577;
}
	mov.u32 	%r1582, 2;
	{
    .reg .pred p;
    and.b32 %r1580, %r1599, %r1582;    setp.ne.u32 p, %r1580, 0;
    vote.ballot.sync.b32 %r1580, p, 0xffffffff;
    @!p not.b32 %r1580, %r1580;
}
	and.b32  	%r1608, %r1580, %r1577;
	mov.u32 	%r1585, 4;
	{
    .reg .pred p;
    and.b32 %r1583, %r1599, %r1585;    setp.ne.u32 p, %r1583, 0;
    vote.ballot.sync.b32 %r1583, p, 0xffffffff;
    @!p not.b32 %r1583, %r1583;
}
	and.b32  	%r1609, %r1583, %r1608;
	mov.u32 	%r1588, 8;
	{
    .reg .pred p;
    and.b32 %r1586, %r1599, %r1588;    setp.ne.u32 p, %r1586, 0;
    vote.ballot.sync.b32 %r1586, p, 0xffffffff;
    @!p not.b32 %r1586, %r1586;
}
	and.b32  	%r1610, %r1586, %r1609;
	mov.u32 	%r1591, 16;
	{
    .reg .pred p;
    and.b32 %r1589, %r1599, %r1591;    setp.ne.u32 p, %r1589, 0;
    vote.ballot.sync.b32 %r1589, p, 0xffffffff;
    @!p not.b32 %r1589, %r1589;
}
	and.b32  	%r1611, %r1589, %r1610;
	mov.u32 	%r1594, 32;
	{
    .reg .pred p;
    and.b32 %r1592, %r1599, %r1594;    setp.ne.u32 p, %r1592, 0;
    vote.ballot.sync.b32 %r1592, p, 0xffffffff;
    @!p not.b32 %r1592, %r1592;
}
	and.b32  	%r1612, %r1592, %r1611;
	mov.u32 	%r1597, 64;
	{
    .reg .pred p;
    and.b32 %r1595, %r1599, %r1597;    setp.ne.u32 p, %r1595, 0;
    vote.ballot.sync.b32 %r1595, p, 0xffffffff;
    @!p not.b32 %r1595, %r1595;
}
	and.b32  	%r1613, %r1595, %r1612;
	mov.u32 	%r1600, 128;
	{
    .reg .pred p;
    and.b32 %r1598, %r1599, %r1600;    setp.ne.u32 p, %r1598, 0;
    vote.ballot.sync.b32 %r1598, p, 0xffffffff;
    @!p not.b32 %r1598, %r1598;
}
	and.b32  	%r1614, %r1598, %r1613;
	clz.b32 	%r1615, %r1614;
	sub.s32 	%r414, %r1603, %r1615;
	mov.u32 %r1601, %lanemask_le;
	and.b32  	%r1616, %r1601, %r1614;
	popc.b32 	%r415, %r1616;
	setp.ne.s32 	%p201, %r932, %r414;
	mov.u32 	%r2933, %r2934;
	@%p201 bra 	$L__BB0_231;
	shl.b32 	%r1621, %r1599, 2;
	add.s32 	%r1622, %r955, %r1621;
	atom.shared.add.u32 	%r2933, [%r1622], %r415;
$L__BB0_231:
	mov.u32 	%r1650, -1;
	shfl.sync.idx.b32 	%r1651|%p202, %r2933, %r414, %r1603, %r1650;
	add.s32 	%r1652, %r415, %r1651;
	add.s32 	%r418, %r1652, -1;
	shr.u32 	%r1653, %r2857, %r770;
	and.b32  	%r1645, %r1653, 255;
	{
    .reg .pred p;
    and.b32 %r1623, %r1645, %r1579;    setp.ne.u32 p, %r1623, 0;
    vote.ballot.sync.b32 %r1623, p, 0xffffffff;
    @!p not.b32 %r1623, %r1623;
}
	{
    .reg .pred p;
    and.b32 %r1626, %r1645, %r1582;    setp.ne.u32 p, %r1626, 0;
    vote.ballot.sync.b32 %r1626, p, 0xffffffff;
    @!p not.b32 %r1626, %r1626;
}
	and.b32  	%r1654, %r1626, %r1623;
	{
    .reg .pred p;
    and.b32 %r1629, %r1645, %r1585;    setp.ne.u32 p, %r1629, 0;
    vote.ballot.sync.b32 %r1629, p, 0xffffffff;
    @!p not.b32 %r1629, %r1629;
}
	and.b32  	%r1655, %r1629, %r1654;
	{
    .reg .pred p;
    and.b32 %r1632, %r1645, %r1588;    setp.ne.u32 p, %r1632, 0;
    vote.ballot.sync.b32 %r1632, p, 0xffffffff;
    @!p not.b32 %r1632, %r1632;
}
	and.b32  	%r1656, %r1632, %r1655;
	{
    .reg .pred p;
    and.b32 %r1635, %r1645, %r1591;    setp.ne.u32 p, %r1635, 0;
    vote.ballot.sync.b32 %r1635, p, 0xffffffff;
    @!p not.b32 %r1635, %r1635;
}
	and.b32  	%r1657, %r1635, %r1656;
	{
    .reg .pred p;
    and.b32 %r1638, %r1645, %r1594;    setp.ne.u32 p, %r1638, 0;
    vote.ballot.sync.b32 %r1638, p, 0xffffffff;
    @!p not.b32 %r1638, %r1638;
}
	and.b32  	%r1658, %r1638, %r1657;
	{
    .reg .pred p;
    and.b32 %r1641, %r1645, %r1597;    setp.ne.u32 p, %r1641, 0;
    vote.ballot.sync.b32 %r1641, p, 0xffffffff;
    @!p not.b32 %r1641, %r1641;
}
	and.b32  	%r1659, %r1641, %r1658;
	{
    .reg .pred p;
    and.b32 %r1644, %r1645, %r1600;    setp.ne.u32 p, %r1644, 0;
    vote.ballot.sync.b32 %r1644, p, 0xffffffff;
    @!p not.b32 %r1644, %r1644;
}
	and.b32  	%r1660, %r1644, %r1659;
	clz.b32 	%r1661, %r1660;
	sub.s32 	%r420, %r1603, %r1661;
	mov.u32 %r1647, %lanemask_le;
	and.b32  	%r1662, %r1647, %r1660;
	popc.b32 	%r421, %r1662;
	setp.ne.s32 	%p203, %r932, %r420;
	@%p203 bra 	$L__BB0_233;
	shl.b32 	%r1667, %r1645, 2;
	add.s32 	%r1668, %r955, %r1667;
	atom.shared.add.u32 	%r2934, [%r1668], %r421;
$L__BB0_233:
	mov.u32 	%r2936, 0;
	mov.u32 	%r1695, 31;
	shfl.sync.idx.b32 	%r1697|%p204, %r2934, %r420, %r1695, %r1650;
	add.s32 	%r1698, %r421, %r1697;
	add.s32 	%r424, %r1698, -1;
	shr.u32 	%r1699, %r2858, %r770;
	and.b32  	%r1691, %r1699, 255;
	mov.u32 	%r1671, 1;
	{
    .reg .pred p;
    and.b32 %r1669, %r1691, %r1671;    setp.ne.u32 p, %r1669, 0;
    vote.ballot.sync.b32 %r1669, p, 0xffffffff;
    @!p not.b32 %r1669, %r1669;
}
	mov.u32 	%r1674, 2;
	{
    .reg .pred p;
    and.b32 %r1672, %r1691, %r1674;    setp.ne.u32 p, %r1672, 0;
    vote.ballot.sync.b32 %r1672, p, 0xffffffff;
    @!p not.b32 %r1672, %r1672;
}
	and.b32  	%r1700, %r1672, %r1669;
	mov.u32 	%r1677, 4;
	{
    .reg .pred p;
    and.b32 %r1675, %r1691, %r1677;    setp.ne.u32 p, %r1675, 0;
    vote.ballot.sync.b32 %r1675, p, 0xffffffff;
    @!p not.b32 %r1675, %r1675;
}
	and.b32  	%r1701, %r1675, %r1700;
	mov.u32 	%r1680, 8;
	{
    .reg .pred p;
    and.b32 %r1678, %r1691, %r1680;    setp.ne.u32 p, %r1678, 0;
    vote.ballot.sync.b32 %r1678, p, 0xffffffff;
    @!p not.b32 %r1678, %r1678;
}
	and.b32  	%r1702, %r1678, %r1701;
	mov.u32 	%r1683, 16;
	{
    .reg .pred p;
    and.b32 %r1681, %r1691, %r1683;    setp.ne.u32 p, %r1681, 0;
    vote.ballot.sync.b32 %r1681, p, 0xffffffff;
    @!p not.b32 %r1681, %r1681;
}
	and.b32  	%r1703, %r1681, %r1702;
	mov.u32 	%r1686, 32;
	{
    .reg .pred p;
    and.b32 %r1684, %r1691, %r1686;    setp.ne.u32 p, %r1684, 0;
    vote.ballot.sync.b32 %r1684, p, 0xffffffff;
    @!p not.b32 %r1684, %r1684;
}
	and.b32  	%r1704, %r1684, %r1703;
	mov.u32 	%r1689, 64;
	{
    .reg .pred p;
    and.b32 %r1687, %r1691, %r1689;    setp.ne.u32 p, %r1687, 0;
    vote.ballot.sync.b32 %r1687, p, 0xffffffff;
    @!p not.b32 %r1687, %r1687;
}
	and.b32  	%r1705, %r1687, %r1704;
	mov.u32 	%r1692, 128;
	{
    .reg .pred p;
    and.b32 %r1690, %r1691, %r1692;    setp.ne.u32 p, %r1690, 0;
    vote.ballot.sync.b32 %r1690, p, 0xffffffff;
    @!p not.b32 %r1690, %r1690;
}
	and.b32  	%r1706, %r1690, %r1705;
	clz.b32 	%r1707, %r1706;
	sub.s32 	%r426, %r1695, %r1707;
	mov.u32 %r1693, %lanemask_le;
	and.b32  	%r1708, %r1693, %r1706;
	popc.b32 	%r427, %r1708;
	setp.ne.s32 	%p205, %r932, %r426;
	mov.u32 	%r2935, %r2936;
	@%p205 bra 	$L__BB0_235;
	shl.b32 	%r1713, %r1691, 2;
	add.s32 	%r1714, %r955, %r1713;
	atom.shared.add.u32 	%r2935, [%r1714], %r427;
$L__BB0_235:
	mov.u32 	%r1742, -1;
	shfl.sync.idx.b32 	%r1743|%p206, %r2935, %r426, %r1695, %r1742;
	add.s32 	%r1744, %r427, %r1743;
	add.s32 	%r430, %r1744, -1;
	shr.u32 	%r1745, %r2859, %r770;
	and.b32  	%r1737, %r1745, 255;
	{
    .reg .pred p;
    and.b32 %r1715, %r1737, %r1671;    setp.ne.u32 p, %r1715, 0;
    vote.ballot.sync.b32 %r1715, p, 0xffffffff;
    @!p not.b32 %r1715, %r1715;
}
	{
    .reg .pred p;
    and.b32 %r1718, %r1737, %r1674;    setp.ne.u32 p, %r1718, 0;
    vote.ballot.sync.b32 %r1718, p, 0xffffffff;
    @!p not.b32 %r1718, %r1718;
}
	and.b32  	%r1746, %r1718, %r1715;
	{
    .reg .pred p;
    and.b32 %r1721, %r1737, %r1677;    setp.ne.u32 p, %r1721, 0;
    vote.ballot.sync.b32 %r1721, p, 0xffffffff;
    @!p not.b32 %r1721, %r1721;
}
	and.b32  	%r1747, %r1721, %r1746;
	{
    .reg .pred p;
    and.b32 %r1724, %r1737, %r1680;    setp.ne.u32 p, %r1724, 0;
    vote.ballot.sync.b32 %r1724, p, 0xffffffff;
    @!p not.b32 %r1724, %r1724;
}
	and.b32  	%r1748, %r1724, %r1747;
	{
    .reg .pred p;
    and.b32 %r1727, %r1737, %r1683;    setp.ne.u32 p, %r1727, 0;
    vote.ballot.sync.b32 %r1727, p, 0xffffffff;
    @!p not.b32 %r1727, %r1727;
}
	and.b32  	%r1749, %r1727, %r1748;
	{
    .reg .pred p;
    and.b32 %r1730, %r1737, %r1686;    setp.ne.u32 p, %r1730, 0;
    vote.ballot.sync.b32 %r1730, p, 0xffffffff;
    @!p not.b32 %r1730, %r1730;
}
	and.b32  	%r1750, %r1730, %r1749;
	{
    .reg .pred p;
    and.b32 %r1733, %r1737, %r1689;    setp.ne.u32 p, %r1733, 0;
    vote.ballot.sync.b32 %r1733, p, 0xffffffff;
    @!p not.b32 %r1733, %r1733;
}
	and.b32  	%r1751, %r1733, %r1750;
	{
    .reg .pred p;
    and.b32 %r1736, %r1737, %r1692;    setp.ne.u32 p, %r1736, 0;
    vote.ballot.sync.b32 %r1736, p, 0xffffffff;
    @!p not.b32 %r1736, %r1736;
}
	and.b32  	%r1752, %r1736, %r1751;
	clz.b32 	%r1753, %r1752;
	sub.s32 	%r432, %r1695, %r1753;
	mov.u32 %r1739, %lanemask_le;
	and.b32  	%r1754, %r1739, %r1752;
	popc.b32 	%r433, %r1754;
	setp.ne.s32 	%p207, %r932, %r432;
	@%p207 bra 	$L__BB0_237;
	shl.b32 	%r1759, %r1737, 2;
	add.s32 	%r1760, %r955, %r1759;
	atom.shared.add.u32 	%r2936, [%r1760], %r433;
$L__BB0_237:
	mov.u32 	%r2938, 0;
	mov.u32 	%r1787, 31;
	shfl.sync.idx.b32 	%r1789|%p208, %r2936, %r432, %r1787, %r1742;
	add.s32 	%r1790, %r433, %r1789;
	add.s32 	%r436, %r1790, -1;
	shr.u32 	%r1791, %r2860, %r770;
	and.b32  	%r1783, %r1791, 255;
	mov.u32 	%r1763, 1;
	{
    .reg .pred p;
    and.b32 %r1761, %r1783, %r1763;    setp.ne.u32 p, %r1761, 0;
    vote.ballot.sync.b32 %r1761, p, 0xffffffff;
    @!p not.b32 %r1761, %r1761;
}
	mov.u32 	%r1766, 2;
	{
    .reg .pred p;
    and.b32 %r1764, %r1783, %r1766;    setp.ne.u32 p, %r1764, 0;
    vote.ballot.sync.b32 %r1764, p, 0xffffffff;
    @!p not.b32 %r1764, %r1764;
}
	and.b32  	%r1792, %r1764, %r1761;
	mov.u32 	%r1769, 4;
	{
    .reg .pred p;
    and.b32 %r1767, %r1783, %r1769;    setp.ne.u32 p, %r1767, 0;
    vote.ballot.sync.b32 %r1767, p, 0xffffffff;
    @!p not.b32 %r1767, %r1767;
}
	and.b32  	%r1793, %r1767, %r1792;
	mov.u32 	%r1772, 8;
	{
    .reg .pred p;
    and.b32 %r1770, %r1783, %r1772;    setp.ne.u32 p, %r1770, 0;
    vote.ballot.sync.b32 %r1770, p, 0xffffffff;
    @!p not.b32 %r1770, %r1770;
}
	and.b32  	%r1794, %r1770, %r1793;
	mov.u32 	%r1775, 16;
	{
    .reg .pred p;
    and.b32 %r1773, %r1783, %r1775;    setp.ne.u32 p, %r1773, 0;
    vote.ballot.sync.b32 %r1773, p, 0xffffffff;
    @!p not.b32 %r1773, %r1773;
}
	and.b32  	%r1795, %r1773, %r1794;
	mov.u32 	%r1778, 32;
	{
    .reg .pred p;
    and.b32 %r1776, %r1783, %r1778;    setp.ne.u32 p, %r1776, 0;
    vote.ballot.sync.b32 %r1776, p, 0xffffffff;
    @!p not.b32 %r1776, %r1776;
}
	and.b32  	%r1796, %r1776, %r1795;
	mov.u32 	%r1781, 64;
	{
    .reg .pred p;
    and.b32 %r1779, %r1783, %r1781;    setp.ne.u32 p, %r1779, 0;
    vote.ballot.sync.b32 %r1779, p, 0xffffffff;
    @!p not.b32 %r1779, %r1779;
}
	and.b32  	%r1797, %r1779, %r1796;
	mov.u32 	%r1784, 128;
	{
    .reg .pred p;
    and.b32 %r1782, %r1783, %r1784;    setp.ne.u32 p, %r1782, 0;
    vote.ballot.sync.b32 %r1782, p, 0xffffffff;
    @!p not.b32 %r1782, %r1782;
}
	and.b32  	%r1798, %r1782, %r1797;
	clz.b32 	%r1799, %r1798;
	sub.s32 	%r438, %r1787, %r1799;
	mov.u32 %r1785, %lanemask_le;
	and.b32  	%r1800, %r1785, %r1798;
	popc.b32 	%r439, %r1800;
	setp.ne.s32 	%p209, %r932, %r438;
	mov.u32 	%r2937, %r2938;
	@%p209 bra 	$L__BB0_239;
	shl.b32 	%r1805, %r1783, 2;
	add.s32 	%r1806, %r955, %r1805;
	atom.shared.add.u32 	%r2937, [%r1806], %r439;
$L__BB0_239:
	mov.u32 	%r1834, -1;
	shfl.sync.idx.b32 	%r1835|%p210, %r2937, %r438, %r1787, %r1834;
	add.s32 	%r1836, %r439, %r1835;
	add.s32 	%r442, %r1836, -1;
	shr.u32 	%r1837, %r2861, %r770;
	and.b32  	%r1829, %r1837, 255;
	{
    .reg .pred p;
    and.b32 %r1807, %r1829, %r1763;    setp.ne.u32 p, %r1807, 0;
    vote.ballot.sync.b32 %r1807, p, 0xffffffff;
    @!p not.b32 %r1807, %r1807;
}
	{
    .reg .pred p;
    and.b32 %r1810, %r1829, %r1766;    setp.ne.u32 p, %r1810, 0;
    vote.ballot.sync.b32 %r1810, p, 0xffffffff;
    @!p not.b32 %r1810, %r1810;
}
	and.b32  	%r1838, %r1810, %r1807;
	{
    .reg .pred p;
    and.b32 %r1813, %r1829, %r1769;    setp.ne.u32 p, %r1813, 0;
    vote.ballot.sync.b32 %r1813, p, 0xffffffff;
    @!p not.b32 %r1813, %r1813;
}
	and.b32  	%r1839, %r1813, %r1838;
	{
    .reg .pred p;
    and.b32 %r1816, %r1829, %r1772;    setp.ne.u32 p, %r1816, 0;
    vote.ballot.sync.b32 %r1816, p, 0xffffffff;
    @!p not.b32 %r1816, %r1816;
}
	and.b32  	%r1840, %r1816, %r1839;
	{
    .reg .pred p;
    and.b32 %r1819, %r1829, %r1775;    setp.ne.u32 p, %r1819, 0;
    vote.ballot.sync.b32 %r1819, p, 0xffffffff;
    @!p not.b32 %r1819, %r1819;
}
	and.b32  	%r1841, %r1819, %r1840;
	{
    .reg .pred p;
    and.b32 %r1822, %r1829, %r1778;    setp.ne.u32 p, %r1822, 0;
    vote.ballot.sync.b32 %r1822, p, 0xffffffff;
    @!p not.b32 %r1822, %r1822;
}
	and.b32  	%r1842, %r1822, %r1841;
	{
    .reg .pred p;
    and.b32 %r1825, %r1829, %r1781;    setp.ne.u32 p, %r1825, 0;
    vote.ballot.sync.b32 %r1825, p, 0xffffffff;
    @!p not.b32 %r1825, %r1825;
}
	and.b32  	%r1843, %r1825, %r1842;
	{
    .reg .pred p;
    and.b32 %r1828, %r1829, %r1784;    setp.ne.u32 p, %r1828, 0;
    vote.ballot.sync.b32 %r1828, p, 0xffffffff;
    @!p not.b32 %r1828, %r1828;
}
	and.b32  	%r1844, %r1828, %r1843;
	clz.b32 	%r1845, %r1844;
	sub.s32 	%r444, %r1787, %r1845;
	mov.u32 %r1831, %lanemask_le;
	and.b32  	%r1846, %r1831, %r1844;
	popc.b32 	%r445, %r1846;
	setp.ne.s32 	%p211, %r932, %r444;
	@%p211 bra 	$L__BB0_241;
	shl.b32 	%r1851, %r1829, 2;
	add.s32 	%r1852, %r955, %r1851;
	atom.shared.add.u32 	%r2938, [%r1852], %r445;
$L__BB0_241:
	mov.u32 	%r2940, 0;
	mov.u32 	%r1879, 31;
	shfl.sync.idx.b32 	%r1881|%p212, %r2938, %r444, %r1879, %r1834;
	add.s32 	%r1882, %r445, %r1881;
	add.s32 	%r448, %r1882, -1;
	shr.u32 	%r1883, %r2862, %r770;
	and.b32  	%r1875, %r1883, 255;
	mov.u32 	%r1855, 1;
	{
    .reg .pred p;
    and.b32 %r1853, %r1875, %r1855;    setp.ne.u32 p, %r1853, 0;
    vote.ballot.sync.b32 %r1853, p, 0xffffffff;
    @!p not.b32 %r1853, %r1853;
}
	mov.u32 	%r1858, 2;
	{
    .reg .pred p;
    and.b32 %r1856, %r1875, %r1858;    setp.ne.u32 p, %r1856, 0;
    vote.ballot.sync.b32 %r1856, p, 0xffffffff;
    @!p not.b32 %r1856, %r1856;
}
	and.b32  	%r1884, %r1856, %r1853;
	mov.u32 	%r1861, 4;
	{
    .reg .pred p;
    and.b32 %r1859, %r1875, %r1861;    setp.ne.u32 p, %r1859, 0;
    vote.ballot.sync.b32 %r1859, p, 0xffffffff;
    @!p not.b32 %r1859, %r1859;
}
	and.b32  	%r1885, %r1859, %r1884;
	mov.u32 	%r1864, 8;
	{
    .reg .pred p;
    and.b32 %r1862, %r1875, %r1864;    setp.ne.u32 p, %r1862, 0;
    vote.ballot.sync.b32 %r1862, p, 0xffffffff;
    @!p not.b32 %r1862, %r1862;
}
	and.b32  	%r1886, %r1862, %r1885;
	mov.u32 	%r1867, 16;
	{
    .reg .pred p;
    and.b32 %r1865, %r1875, %r1867;    setp.ne.u32 p, %r1865, 0;
    vote.ballot.sync.b32 %r1865, p, 0xffffffff;
    @!p not.b32 %r1865, %r1865;
}
	and.b32  	%r1887, %r1865, %r1886;
	mov.u32 	%r1870, 32;
	{
    .reg .pred p;
    and.b32 %r1868, %r1875, %r1870;    setp.ne.u32 p, %r1868, 0;
    vote.ballot.sync.b32 %r1868, p, 0xffffffff;
    @!p not.b32 %r1868, %r1868;
}
	and.b32  	%r1888, %r1868, %r1887;
	mov.u32 	%r1873, 64;
	{
    .reg .pred p;
    and.b32 %r1871, %r1875, %r1873;    setp.ne.u32 p, %r1871, 0;
    vote.ballot.sync.b32 %r1871, p, 0xffffffff;
    @!p not.b32 %r1871, %r1871;
}
	and.b32  	%r1889, %r1871, %r1888;
	mov.u32 	%r1876, 128;
	{
    .reg .pred p;
    and.b32 %r1874, %r1875, %r1876;    setp.ne.u32 p, %r1874, 0;
    vote.ballot.sync.b32 %r1874, p, 0xffffffff;
    @!p not.b32 %r1874, %r1874;
}
	and.b32  	%r1890, %r1874, %r1889;
	clz.b32 	%r1891, %r1890;
	sub.s32 	%r450, %r1879, %r1891;
	mov.u32 %r1877, %lanemask_le;
	and.b32  	%r1892, %r1877, %r1890;
	popc.b32 	%r451, %r1892;
	setp.ne.s32 	%p213, %r932, %r450;
	mov.u32 	%r2939, %r2940;
	@%p213 bra 	$L__BB0_243;
	shl.b32 	%r1897, %r1875, 2;
	add.s32 	%r1898, %r955, %r1897;
	atom.shared.add.u32 	%r2939, [%r1898], %r451;
$L__BB0_243:
	mov.u32 	%r1926, -1;
	shfl.sync.idx.b32 	%r1927|%p214, %r2939, %r450, %r1879, %r1926;
	add.s32 	%r1928, %r451, %r1927;
	add.s32 	%r454, %r1928, -1;
	shr.u32 	%r1929, %r2863, %r770;
	and.b32  	%r1921, %r1929, 255;
	{
    .reg .pred p;
    and.b32 %r1899, %r1921, %r1855;    setp.ne.u32 p, %r1899, 0;
    vote.ballot.sync.b32 %r1899, p, 0xffffffff;
    @!p not.b32 %r1899, %r1899;
}
	{
    .reg .pred p;
    and.b32 %r1902, %r1921, %r1858;    setp.ne.u32 p, %r1902, 0;
    vote.ballot.sync.b32 %r1902, p, 0xffffffff;
    @!p not.b32 %r1902, %r1902;
}
	and.b32  	%r1930, %r1902, %r1899;
	{
    .reg .pred p;
    and.b32 %r1905, %r1921, %r1861;    setp.ne.u32 p, %r1905, 0;
    vote.ballot.sync.b32 %r1905, p, 0xffffffff;
    @!p not.b32 %r1905, %r1905;
}
	and.b32  	%r1931, %r1905, %r1930;
	{
    .reg .pred p;
    and.b32 %r1908, %r1921, %r1864;    setp.ne.u32 p, %r1908, 0;
    vote.ballot.sync.b32 %r1908, p, 0xffffffff;
    @!p not.b32 %r1908, %r1908;
}
	and.b32  	%r1932, %r1908, %r1931;
	{
    .reg .pred p;
    and.b32 %r1911, %r1921, %r1867;    setp.ne.u32 p, %r1911, 0;
    vote.ballot.sync.b32 %r1911, p, 0xffffffff;
    @!p not.b32 %r1911, %r1911;
}
	and.b32  	%r1933, %r1911, %r1932;
	{
    .reg .pred p;
    and.b32 %r1914, %r1921, %r1870;    setp.ne.u32 p, %r1914, 0;
    vote.ballot.sync.b32 %r1914, p, 0xffffffff;
    @!p not.b32 %r1914, %r1914;
}
	and.b32  	%r1934, %r1914, %r1933;
	{
    .reg .pred p;
    and.b32 %r1917, %r1921, %r1873;    setp.ne.u32 p, %r1917, 0;
    vote.ballot.sync.b32 %r1917, p, 0xffffffff;
    @!p not.b32 %r1917, %r1917;
}
	and.b32  	%r1935, %r1917, %r1934;
	{
    .reg .pred p;
    and.b32 %r1920, %r1921, %r1876;    setp.ne.u32 p, %r1920, 0;
    vote.ballot.sync.b32 %r1920, p, 0xffffffff;
    @!p not.b32 %r1920, %r1920;
}
	and.b32  	%r1936, %r1920, %r1935;
	clz.b32 	%r1937, %r1936;
	sub.s32 	%r456, %r1879, %r1937;
	mov.u32 %r1923, %lanemask_le;
	and.b32  	%r1938, %r1923, %r1936;
	popc.b32 	%r457, %r1938;
	setp.ne.s32 	%p215, %r932, %r456;
	@%p215 bra 	$L__BB0_245;
	shl.b32 	%r1943, %r1921, 2;
	add.s32 	%r1944, %r955, %r1943;
	atom.shared.add.u32 	%r2940, [%r1944], %r457;
$L__BB0_245:
	mov.u32 	%r2942, 0;
	mov.u32 	%r1971, 31;
	shfl.sync.idx.b32 	%r1973|%p216, %r2940, %r456, %r1971, %r1926;
	add.s32 	%r1974, %r457, %r1973;
	add.s32 	%r460, %r1974, -1;
	shr.u32 	%r1975, %r2864, %r770;
	and.b32  	%r1967, %r1975, 255;
	mov.u32 	%r1947, 1;
	{
    .reg .pred p;
    and.b32 %r1945, %r1967, %r1947;    setp.ne.u32 p, %r1945, 0;
    vote.ballot.sync.b32 %r1945, p, 0xffffffff;
    @!p not.b32 %r1945, %r1945;
}
	mov.u32 	%r1950, 2;
	{
    .reg .pred p;
    and.b32 %r1948, %r1967, %r1950;    setp.ne.u32 p, %r1948, 0;
    vote.ballot.sync.b32 %r1948, p, 0xffffffff;
    @!p not.b32 %r1948, %r1948;
}
	and.b32  	%r1976, %r1948, %r1945;
	mov.u32 	%r1953, 4;
	{
    .reg .pred p;
    and.b32 %r1951, %r1967, %r1953;    setp.ne.u32 p, %r1951, 0;
    vote.ballot.sync.b32 %r1951, p, 0xffffffff;
    @!p not.b32 %r1951, %r1951;
}
	and.b32  	%r1977, %r1951, %r1976;
	mov.u32 	%r1956, 8;
	{
    .reg .pred p;
    and.b32 %r1954, %r1967, %r1956;    setp.ne.u32 p, %r1954, 0;
    vote.ballot.sync.b32 %r1954, p, 0xffffffff;
    @!p not.b32 %r1954, %r1954;
}
	and.b32  	%r1978, %r1954, %r1977;
	mov.u32 	%r1959, 16;
	{
    .reg .pred p;
    and.b32 %r1957, %r1967, %r1959;    setp.ne.u32 p, %r1957, 0;
    vote.ballot.sync.b32 %r1957, p, 0xffffffff;
    @!p not.b32 %r1957, %r1957;
}
	and.b32  	%r1979, %r1957, %r1978;
	mov.u32 	%r1962, 32;
	{
    .reg .pred p;
    and.b32 %r1960, %r1967, %r1962;    setp.ne.u32 p, %r1960, 0;
    vote.ballot.sync.b32 %r1960, p, 0xffffffff;
    @!p not.b32 %r1960, %r1960;
}
	and.b32  	%r1980, %r1960, %r1979;
	mov.u32 	%r1965, 64;
	{
    .reg .pred p;
    and.b32 %r1963, %r1967, %r1965;    setp.ne.u32 p, %r1963, 0;
    vote.ballot.sync.b32 %r1963, p, 0xffffffff;
    @!p not.b32 %r1963, %r1963;
}
	and.b32  	%r1981, %r1963, %r1980;
	mov.u32 	%r1968, 128;
	{
    .reg .pred p;
    and.b32 %r1966, %r1967, %r1968;    setp.ne.u32 p, %r1966, 0;
    vote.ballot.sync.b32 %r1966, p, 0xffffffff;
    @!p not.b32 %r1966, %r1966;
}
	and.b32  	%r1982, %r1966, %r1981;
	clz.b32 	%r1983, %r1982;
	sub.s32 	%r462, %r1971, %r1983;
	mov.u32 %r1969, %lanemask_le;
	and.b32  	%r1984, %r1969, %r1982;
	popc.b32 	%r463, %r1984;
	setp.ne.s32 	%p217, %r932, %r462;
	mov.u32 	%r2941, %r2942;
	@%p217 bra 	$L__BB0_247;
	shl.b32 	%r1989, %r1967, 2;
	add.s32 	%r1990, %r955, %r1989;
	atom.shared.add.u32 	%r2941, [%r1990], %r463;
$L__BB0_247:
	mov.u32 	%r2018, -1;
	shfl.sync.idx.b32 	%r2019|%p218, %r2941, %r462, %r1971, %r2018;
	add.s32 	%r2020, %r463, %r2019;
	add.s32 	%r466, %r2020, -1;
	shr.u32 	%r2021, %r2865, %r770;
	and.b32  	%r2013, %r2021, 255;
	{
    .reg .pred p;
    and.b32 %r1991, %r2013, %r1947;    setp.ne.u32 p, %r1991, 0;
    vote.ballot.sync.b32 %r1991, p, 0xffffffff;
    @!p not.b32 %r1991, %r1991;
}
	{
    .reg .pred p;
    and.b32 %r1994, %r2013, %r1950;    setp.ne.u32 p, %r1994, 0;
    vote.ballot.sync.b32 %r1994, p, 0xffffffff;
    @!p not.b32 %r1994, %r1994;
}
	and.b32  	%r2022, %r1994, %r1991;
	{
    .reg .pred p;
    and.b32 %r1997, %r2013, %r1953;    setp.ne.u32 p, %r1997, 0;
    vote.ballot.sync.b32 %r1997, p, 0xffffffff;
    @!p not.b32 %r1997, %r1997;
}
	and.b32  	%r2023, %r1997, %r2022;
	{
    .reg .pred p;
    and.b32 %r2000, %r2013, %r1956;    setp.ne.u32 p, %r2000, 0;
    vote.ballot.sync.b32 %r2000, p, 0xffffffff;
    @!p not.b32 %r2000, %r2000;
}
	and.b32  	%r2024, %r2000, %r2023;
	{
    .reg .pred p;
    and.b32 %r2003, %r2013, %r1959;    setp.ne.u32 p, %r2003, 0;
    vote.ballot.sync.b32 %r2003, p, 0xffffffff;
    @!p not.b32 %r2003, %r2003;
}
	and.b32  	%r2025, %r2003, %r2024;
	{
    .reg .pred p;
    and.b32 %r2006, %r2013, %r1962;    setp.ne.u32 p, %r2006, 0;
    vote.ballot.sync.b32 %r2006, p, 0xffffffff;
    @!p not.b32 %r2006, %r2006;
}
	and.b32  	%r2026, %r2006, %r2025;
	{
    .reg .pred p;
    and.b32 %r2009, %r2013, %r1965;    setp.ne.u32 p, %r2009, 0;
    vote.ballot.sync.b32 %r2009, p, 0xffffffff;
    @!p not.b32 %r2009, %r2009;
}
	and.b32  	%r2027, %r2009, %r2026;
	{
    .reg .pred p;
    and.b32 %r2012, %r2013, %r1968;    setp.ne.u32 p, %r2012, 0;
    vote.ballot.sync.b32 %r2012, p, 0xffffffff;
    @!p not.b32 %r2012, %r2012;
}
	and.b32  	%r2028, %r2012, %r2027;
	clz.b32 	%r2029, %r2028;
	sub.s32 	%r468, %r1971, %r2029;
	mov.u32 %r2015, %lanemask_le;
	and.b32  	%r2030, %r2015, %r2028;
	popc.b32 	%r469, %r2030;
	setp.ne.s32 	%p219, %r932, %r468;
	@%p219 bra 	$L__BB0_249;
	shl.b32 	%r2035, %r2013, 2;
	add.s32 	%r2036, %r955, %r2035;
	atom.shared.add.u32 	%r2942, [%r2036], %r469;
$L__BB0_249:
	mov.u32 	%r2944, 0;
	mov.u32 	%r2063, 31;
	shfl.sync.idx.b32 	%r2065|%p220, %r2942, %r468, %r2063, %r2018;
	add.s32 	%r2066, %r469, %r2065;
	add.s32 	%r472, %r2066, -1;
	shr.u32 	%r2067, %r2866, %r770;
	and.b32  	%r2059, %r2067, 255;
	mov.u32 	%r2039, 1;
	{
    .reg .pred p;
    and.b32 %r2037, %r2059, %r2039;    setp.ne.u32 p, %r2037, 0;
    vote.ballot.sync.b32 %r2037, p, 0xffffffff;
    @!p not.b32 %r2037, %r2037;
}
	mov.u32 	%r2042, 2;
	{
    .reg .pred p;
    and.b32 %r2040, %r2059, %r2042;    setp.ne.u32 p, %r2040, 0;
    vote.ballot.sync.b32 %r2040, p, 0xffffffff;
    @!p not.b32 %r2040, %r2040;
}
	and.b32  	%r2068, %r2040, %r2037;
	mov.u32 	%r2045, 4;
	{
    .reg .pred p;
    and.b32 %r2043, %r2059, %r2045;    setp.ne.u32 p, %r2043, 0;
    vote.ballot.sync.b32 %r2043, p, 0xffffffff;
    @!p not.b32 %r2043, %r2043;
}
	and.b32  	%r2069, %r2043, %r2068;
	mov.u32 	%r2048, 8;
	{
    .reg .pred p;
    and.b32 %r2046, %r2059, %r2048;    setp.ne.u32 p, %r2046, 0;
    vote.ballot.sync.b32 %r2046, p, 0xffffffff;
    @!p not.b32 %r2046, %r2046;
}
	and.b32  	%r2070, %r2046, %r2069;
	mov.u32 	%r2051, 16;
	{
    .reg .pred p;
    and.b32 %r2049, %r2059, %r2051;    setp.ne.u32 p, %r2049, 0;
    vote.ballot.sync.b32 %r2049, p, 0xffffffff;
    @!p not.b32 %r2049, %r2049;
}
	and.b32  	%r2071, %r2049, %r2070;
	mov.u32 	%r2054, 32;
	{
    .reg .pred p;
    and.b32 %r2052, %r2059, %r2054;    setp.ne.u32 p, %r2052, 0;
    vote.ballot.sync.b32 %r2052, p, 0xffffffff;
    @!p not.b32 %r2052, %r2052;
}
	and.b32  	%r2072, %r2052, %r2071;
	mov.u32 	%r2057, 64;
	{
    .reg .pred p;
    and.b32 %r2055, %r2059, %r2057;    setp.ne.u32 p, %r2055, 0;
    vote.ballot.sync.b32 %r2055, p, 0xffffffff;
    @!p not.b32 %r2055, %r2055;
}
	and.b32  	%r2073, %r2055, %r2072;
	mov.u32 	%r2060, 128;
	{
    .reg .pred p;
    and.b32 %r2058, %r2059, %r2060;    setp.ne.u32 p, %r2058, 0;
    vote.ballot.sync.b32 %r2058, p, 0xffffffff;
    @!p not.b32 %r2058, %r2058;
}
	and.b32  	%r2074, %r2058, %r2073;
	clz.b32 	%r2075, %r2074;
	sub.s32 	%r474, %r2063, %r2075;
	mov.u32 %r2061, %lanemask_le;
	and.b32  	%r2076, %r2061, %r2074;
	popc.b32 	%r475, %r2076;
	setp.ne.s32 	%p221, %r932, %r474;
	mov.u32 	%r2943, %r2944;
	@%p221 bra 	$L__BB0_251;
	shl.b32 	%r2081, %r2059, 2;
	add.s32 	%r2082, %r955, %r2081;
	atom.shared.add.u32 	%r2943, [%r2082], %r475;
$L__BB0_251:
	mov.u32 	%r2110, -1;
	shfl.sync.idx.b32 	%r2111|%p222, %r2943, %r474, %r2063, %r2110;
	add.s32 	%r2112, %r475, %r2111;
	add.s32 	%r478, %r2112, -1;
	shr.u32 	%r2113, %r2867, %r770;
	and.b32  	%r2105, %r2113, 255;
	{
    .reg .pred p;
    and.b32 %r2083, %r2105, %r2039;    setp.ne.u32 p, %r2083, 0;
    vote.ballot.sync.b32 %r2083, p, 0xffffffff;
    @!p not.b32 %r2083, %r2083;
}
	{
    .reg .pred p;
    and.b32 %r2086, %r2105, %r2042;    setp.ne.u32 p, %r2086, 0;
    vote.ballot.sync.b32 %r2086, p, 0xffffffff;
    @!p not.b32 %r2086, %r2086;
}
	and.b32  	%r2114, %r2086, %r2083;
	{
    .reg .pred p;
    and.b32 %r2089, %r2105, %r2045;    setp.ne.u32 p, %r2089, 0;
    vote.ballot.sync.b32 %r2089, p, 0xffffffff;
    @!p not.b32 %r2089, %r2089;
}
	and.b32  	%r2115, %r2089, %r2114;
	{
    .reg .pred p;
    and.b32 %r2092, %r2105, %r2048;    setp.ne.u32 p, %r2092, 0;
    vote.ballot.sync.b32 %r2092, p, 0xffffffff;
    @!p not.b32 %r2092, %r2092;
}
	and.b32  	%r2116, %r2092, %r2115;
	{
    .reg .pred p;
    and.b32 %r2095, %r2105, %r2051;    setp.ne.u32 p, %r2095, 0;
    vote.ballot.sync.b32 %r2095, p, 0xffffffff;
    @!p not.b32 %r2095, %r2095;
}
	and.b32  	%r2117, %r2095, %r2116;
	{
    .reg .pred p;
    and.b32 %r2098, %r2105, %r2054;    setp.ne.u32 p, %r2098, 0;
    vote.ballot.sync.b32 %r2098, p, 0xffffffff;
    @!p not.b32 %r2098, %r2098;
}
	and.b32  	%r2118, %r2098, %r2117;
	{
    .reg .pred p;
    and.b32 %r2101, %r2105, %r2057;    setp.ne.u32 p, %r2101, 0;
    vote.ballot.sync.b32 %r2101, p, 0xffffffff;
    @!p not.b32 %r2101, %r2101;
}
	and.b32  	%r2119, %r2101, %r2118;
	{
    .reg .pred p;
    and.b32 %r2104, %r2105, %r2060;    setp.ne.u32 p, %r2104, 0;
    vote.ballot.sync.b32 %r2104, p, 0xffffffff;
    @!p not.b32 %r2104, %r2104;
}
	and.b32  	%r2120, %r2104, %r2119;
	clz.b32 	%r2121, %r2120;
	sub.s32 	%r480, %r2063, %r2121;
	mov.u32 %r2107, %lanemask_le;
	and.b32  	%r2122, %r2107, %r2120;
	popc.b32 	%r481, %r2122;
	setp.ne.s32 	%p223, %r932, %r480;
	@%p223 bra 	$L__BB0_253;
	shl.b32 	%r2127, %r2105, 2;
	add.s32 	%r2128, %r955, %r2127;
	atom.shared.add.u32 	%r2944, [%r2128], %r481;
$L__BB0_253:
	mov.u32 	%r2946, 0;
	mov.u32 	%r2155, 31;
	shfl.sync.idx.b32 	%r2157|%p224, %r2944, %r480, %r2155, %r2110;
	add.s32 	%r2158, %r481, %r2157;
	add.s32 	%r484, %r2158, -1;
	shr.u32 	%r2159, %r2868, %r770;
	and.b32  	%r2151, %r2159, 255;
	mov.u32 	%r2131, 1;
	{
    .reg .pred p;
    and.b32 %r2129, %r2151, %r2131;    setp.ne.u32 p, %r2129, 0;
    vote.ballot.sync.b32 %r2129, p, 0xffffffff;
    @!p not.b32 %r2129, %r2129;
}
	mov.u32 	%r2134, 2;
	{
    .reg .pred p;
    and.b32 %r2132, %r2151, %r2134;    setp.ne.u32 p, %r2132, 0;
    vote.ballot.sync.b32 %r2132, p, 0xffffffff;
    @!p not.b32 %r2132, %r2132;
}
	and.b32  	%r2160, %r2132, %r2129;
	mov.u32 	%r2137, 4;
	{
    .reg .pred p;
    and.b32 %r2135, %r2151, %r2137;    setp.ne.u32 p, %r2135, 0;
    vote.ballot.sync.b32 %r2135, p, 0xffffffff;
    @!p not.b32 %r2135, %r2135;
}
	and.b32  	%r2161, %r2135, %r2160;
	mov.u32 	%r2140, 8;
	{
    .reg .pred p;
    and.b32 %r2138, %r2151, %r2140;    setp.ne.u32 p, %r2138, 0;
    vote.ballot.sync.b32 %r2138, p, 0xffffffff;
    @!p not.b32 %r2138, %r2138;
}
	and.b32  	%r2162, %r2138, %r2161;
	mov.u32 	%r2143, 16;
	{
    .reg .pred p;
    and.b32 %r2141, %r2151, %r2143;    setp.ne.u32 p, %r2141, 0;
    vote.ballot.sync.b32 %r2141, p, 0xffffffff;
    @!p not.b32 %r2141, %r2141;
}
	and.b32  	%r2163, %r2141, %r2162;
	mov.u32 	%r2146, 32;
	{
    .reg .pred p;
    and.b32 %r2144, %r2151, %r2146;    setp.ne.u32 p, %r2144, 0;
    vote.ballot.sync.b32 %r2144, p, 0xffffffff;
    @!p not.b32 %r2144, %r2144;
}
	and.b32  	%r2164, %r2144, %r2163;
	mov.u32 	%r2149, 64;
	{
    .reg .pred p;
    and.b32 %r2147, %r2151, %r2149;    setp.ne.u32 p, %r2147, 0;
    vote.ballot.sync.b32 %r2147, p, 0xffffffff;
    @!p not.b32 %r2147, %r2147;
}
	and.b32  	%r2165, %r2147, %r2164;
	mov.u32 	%r2152, 128;
	{
    .reg .pred p;
    and.b32 %r2150, %r2151, %r2152;    setp.ne.u32 p, %r2150, 0;
    vote.ballot.sync.b32 %r2150, p, 0xffffffff;
    @!p not.b32 %r2150, %r2150;
}
	and.b32  	%r2166, %r2150, %r2165;
	clz.b32 	%r2167, %r2166;
	sub.s32 	%r486, %r2155, %r2167;
	mov.u32 %r2153, %lanemask_le;
	and.b32  	%r2168, %r2153, %r2166;
	popc.b32 	%r487, %r2168;
	setp.ne.s32 	%p225, %r932, %r486;
	mov.u32 	%r2945, %r2946;
	@%p225 bra 	$L__BB0_255;
	shl.b32 	%r2173, %r2151, 2;
	add.s32 	%r2174, %r955, %r2173;
	atom.shared.add.u32 	%r2945, [%r2174], %r487;
$L__BB0_255:
	mov.u32 	%r2202, -1;
	shfl.sync.idx.b32 	%r2203|%p226, %r2945, %r486, %r2155, %r2202;
	add.s32 	%r2204, %r487, %r2203;
	add.s32 	%r490, %r2204, -1;
	shr.u32 	%r2205, %r2869, %r770;
	and.b32  	%r2197, %r2205, 255;
	{
    .reg .pred p;
    and.b32 %r2175, %r2197, %r2131;    setp.ne.u32 p, %r2175, 0;
    vote.ballot.sync.b32 %r2175, p, 0xffffffff;
    @!p not.b32 %r2175, %r2175;
}
	{
    .reg .pred p;
    and.b32 %r2178, %r2197, %r2134;    setp.ne.u32 p, %r2178, 0;
    vote.ballot.sync.b32 %r2178, p, 0xffffffff;
    @!p not.b32 %r2178, %r2178;
}
	and.b32  	%r2206, %r2178, %r2175;
	{
    .reg .pred p;
    and.b32 %r2181, %r2197, %r2137;    setp.ne.u32 p, %r2181, 0;
    vote.ballot.sync.b32 %r2181, p, 0xffffffff;
    @!p not.b32 %r2181, %r2181;
}
	and.b32  	%r2207, %r2181, %r2206;
	{
    .reg .pred p;
    and.b32 %r2184, %r2197, %r2140;    setp.ne.u32 p, %r2184, 0;
    vote.ballot.sync.b32 %r2184, p, 0xffffffff;
    @!p not.b32 %r2184, %r2184;
}
	and.b32  	%r2208, %r2184, %r2207;
	{
    .reg .pred p;
    and.b32 %r2187, %r2197, %r2143;    setp.ne.u32 p, %r2187, 0;
    vote.ballot.sync.b32 %r2187, p, 0xffffffff;
    @!p not.b32 %r2187, %r2187;
}
	and.b32  	%r2209, %r2187, %r2208;
	{
    .reg .pred p;
    and.b32 %r2190, %r2197, %r2146;    setp.ne.u32 p, %r2190, 0;
    vote.ballot.sync.b32 %r2190, p, 0xffffffff;
    @!p not.b32 %r2190, %r2190;
}
	and.b32  	%r2210, %r2190, %r2209;
	{
    .reg .pred p;
    and.b32 %r2193, %r2197, %r2149;    setp.ne.u32 p, %r2193, 0;
    vote.ballot.sync.b32 %r2193, p, 0xffffffff;
    @!p not.b32 %r2193, %r2193;
}
	and.b32  	%r2211, %r2193, %r2210;
	{
    .reg .pred p;
    and.b32 %r2196, %r2197, %r2152;    setp.ne.u32 p, %r2196, 0;
    vote.ballot.sync.b32 %r2196, p, 0xffffffff;
    @!p not.b32 %r2196, %r2196;
}
	and.b32  	%r2212, %r2196, %r2211;
	clz.b32 	%r2213, %r2212;
	sub.s32 	%r492, %r2155, %r2213;
	mov.u32 %r2199, %lanemask_le;
	and.b32  	%r2214, %r2199, %r2212;
	popc.b32 	%r493, %r2214;
	setp.ne.s32 	%p227, %r932, %r492;
	@%p227 bra 	$L__BB0_257;
	shl.b32 	%r2219, %r2197, 2;
	add.s32 	%r2220, %r955, %r2219;
	atom.shared.add.u32 	%r2946, [%r2220], %r493;
$L__BB0_257:
	mov.u32 	%r2948, 0;
	mov.u32 	%r2247, 31;
	shfl.sync.idx.b32 	%r2249|%p228, %r2946, %r492, %r2247, %r2202;
	add.s32 	%r2250, %r493, %r2249;
	add.s32 	%r496, %r2250, -1;
	shr.u32 	%r2251, %r2870, %r770;
	and.b32  	%r2243, %r2251, 255;
	mov.u32 	%r2223, 1;
	{
    .reg .pred p;
    and.b32 %r2221, %r2243, %r2223;    setp.ne.u32 p, %r2221, 0;
    vote.ballot.sync.b32 %r2221, p, 0xffffffff;
    @!p not.b32 %r2221, %r2221;
}
	mov.u32 	%r2226, 2;
	{
    .reg .pred p;
    and.b32 %r2224, %r2243, %r2226;    setp.ne.u32 p, %r2224, 0;
    vote.ballot.sync.b32 %r2224, p, 0xffffffff;
    @!p not.b32 %r2224, %r2224;
}
	and.b32  	%r2252, %r2224, %r2221;
	mov.u32 	%r2229, 4;
	{
    .reg .pred p;
    and.b32 %r2227, %r2243, %r2229;    setp.ne.u32 p, %r2227, 0;
    vote.ballot.sync.b32 %r2227, p, 0xffffffff;
    @!p not.b32 %r2227, %r2227;
}
	and.b32  	%r2253, %r2227, %r2252;
	mov.u32 	%r2232, 8;
	{
    .reg .pred p;
    and.b32 %r2230, %r2243, %r2232;    setp.ne.u32 p, %r2230, 0;
    vote.ballot.sync.b32 %r2230, p, 0xffffffff;
    @!p not.b32 %r2230, %r2230;
}
	and.b32  	%r2254, %r2230, %r2253;
	mov.u32 	%r2235, 16;
	{
    .reg .pred p;
    and.b32 %r2233, %r2243, %r2235;    setp.ne.u32 p, %r2233, 0;
    vote.ballot.sync.b32 %r2233, p, 0xffffffff;
    @!p not.b32 %r2233, %r2233;
}
	and.b32  	%r2255, %r2233, %r2254;
	mov.u32 	%r2238, 32;
	{
    .reg .pred p;
    and.b32 %r2236, %r2243, %r2238;    setp.ne.u32 p, %r2236, 0;
    vote.ballot.sync.b32 %r2236, p, 0xffffffff;
    @!p not.b32 %r2236, %r2236;
}
	and.b32  	%r2256, %r2236, %r2255;
	mov.u32 	%r2241, 64;
	{
    .reg .pred p;
    and.b32 %r2239, %r2243, %r2241;    setp.ne.u32 p, %r2239, 0;
    vote.ballot.sync.b32 %r2239, p, 0xffffffff;
    @!p not.b32 %r2239, %r2239;
}
	and.b32  	%r2257, %r2239, %r2256;
	mov.u32 	%r2244, 128;
	{
    .reg .pred p;
    and.b32 %r2242, %r2243, %r2244;    setp.ne.u32 p, %r2242, 0;
    vote.ballot.sync.b32 %r2242, p, 0xffffffff;
    @!p not.b32 %r2242, %r2242;
}
	and.b32  	%r2258, %r2242, %r2257;
	clz.b32 	%r2259, %r2258;
	sub.s32 	%r498, %r2247, %r2259;
	mov.u32 %r2245, %lanemask_le;
	and.b32  	%r2260, %r2245, %r2258;
	popc.b32 	%r499, %r2260;
	setp.ne.s32 	%p229, %r932, %r498;
	mov.u32 	%r2947, %r2948;
	@%p229 bra 	$L__BB0_259;
	shl.b32 	%r2265, %r2243, 2;
	add.s32 	%r2266, %r955, %r2265;
	atom.shared.add.u32 	%r2947, [%r2266], %r499;
$L__BB0_259:
	mov.u32 	%r2294, -1;
	shfl.sync.idx.b32 	%r2295|%p230, %r2947, %r498, %r2247, %r2294;
	add.s32 	%r2296, %r499, %r2295;
	add.s32 	%r502, %r2296, -1;
	shr.u32 	%r2297, %r2871, %r770;
	and.b32  	%r2289, %r2297, 255;
	{
    .reg .pred p;
    and.b32 %r2267, %r2289, %r2223;    setp.ne.u32 p, %r2267, 0;
    vote.ballot.sync.b32 %r2267, p, 0xffffffff;
    @!p not.b32 %r2267, %r2267;
}
	{
    .reg .pred p;
    and.b32 %r2270, %r2289, %r2226;    setp.ne.u32 p, %r2270, 0;
    vote.ballot.sync.b32 %r2270, p, 0xffffffff;
    @!p not.b32 %r2270, %r2270;
}
	and.b32  	%r2298, %r2270, %r2267;
	{
    .reg .pred p;
    and.b32 %r2273, %r2289, %r2229;    setp.ne.u32 p, %r2273, 0;
    vote.ballot.sync.b32 %r2273, p, 0xffffffff;
    @!p not.b32 %r2273, %r2273;
}
	and.b32  	%r2299, %r2273, %r2298;
	{
    .reg .pred p;
    and.b32 %r2276, %r2289, %r2232;    setp.ne.u32 p, %r2276, 0;
    vote.ballot.sync.b32 %r2276, p, 0xffffffff;
    @!p not.b32 %r2276, %r2276;
}
	and.b32  	%r2300, %r2276, %r2299;
	{
    .reg .pred p;
    and.b32 %r2279, %r2289, %r2235;    setp.ne.u32 p, %r2279, 0;
    vote.ballot.sync.b32 %r2279, p, 0xffffffff;
    @!p not.b32 %r2279, %r2279;
}
	and.b32  	%r2301, %r2279, %r2300;
	{
    .reg .pred p;
    and.b32 %r2282, %r2289, %r2238;    setp.ne.u32 p, %r2282, 0;
    vote.ballot.sync.b32 %r2282, p, 0xffffffff;
    @!p not.b32 %r2282, %r2282;
}
	and.b32  	%r2302, %r2282, %r2301;
	{
    .reg .pred p;
    and.b32 %r2285, %r2289, %r2241;    setp.ne.u32 p, %r2285, 0;
    vote.ballot.sync.b32 %r2285, p, 0xffffffff;
    @!p not.b32 %r2285, %r2285;
}
	and.b32  	%r2303, %r2285, %r2302;
	{
    .reg .pred p;
    and.b32 %r2288, %r2289, %r2244;    setp.ne.u32 p, %r2288, 0;
    vote.ballot.sync.b32 %r2288, p, 0xffffffff;
    @!p not.b32 %r2288, %r2288;
}
	and.b32  	%r2304, %r2288, %r2303;
	clz.b32 	%r2305, %r2304;
	sub.s32 	%r504, %r2247, %r2305;
	mov.u32 %r2291, %lanemask_le;
	and.b32  	%r2306, %r2291, %r2304;
	popc.b32 	%r505, %r2306;
	setp.ne.s32 	%p231, %r932, %r504;
	@%p231 bra 	$L__BB0_261;
	shl.b32 	%r2311, %r2289, 2;
	add.s32 	%r2312, %r955, %r2311;
	atom.shared.add.u32 	%r2948, [%r2312], %r505;
$L__BB0_261:
	setp.gt.s32 	%p395, %r4, 255;
	mov.u32 	%r2313, 31;
	shfl.sync.idx.b32 	%r2315|%p232, %r2948, %r504, %r2313, %r2294;
	bar.sync 	0;
	shl.b32 	%r2316, %r382, 2;
	add.s32 	%r2318, %r954, %r2316;
	st.shared.u32 	[%r2318], %r2850;
	shl.b32 	%r2319, %r388, 2;
	add.s32 	%r2320, %r954, %r2319;
	st.shared.u32 	[%r2320], %r2851;
	shl.b32 	%r2321, %r394, 2;
	add.s32 	%r2322, %r954, %r2321;
	st.shared.u32 	[%r2322], %r2852;
	shl.b32 	%r2323, %r400, 2;
	add.s32 	%r2324, %r954, %r2323;
	st.shared.u32 	[%r2324], %r2853;
	shl.b32 	%r2325, %r406, 2;
	add.s32 	%r2326, %r954, %r2325;
	st.shared.u32 	[%r2326], %r2854;
	shl.b32 	%r2327, %r412, 2;
	add.s32 	%r2328, %r954, %r2327;
	st.shared.u32 	[%r2328], %r2855;
	shl.b32 	%r2329, %r418, 2;
	add.s32 	%r2330, %r954, %r2329;
	st.shared.u32 	[%r2330], %r2856;
	shl.b32 	%r2331, %r424, 2;
	add.s32 	%r2332, %r954, %r2331;
	st.shared.u32 	[%r2332], %r2857;
	shl.b32 	%r2333, %r430, 2;
	add.s32 	%r2334, %r954, %r2333;
	st.shared.u32 	[%r2334], %r2858;
	shl.b32 	%r2335, %r436, 2;
	add.s32 	%r2336, %r954, %r2335;
	st.shared.u32 	[%r2336], %r2859;
	shl.b32 	%r2337, %r442, 2;
	add.s32 	%r2338, %r954, %r2337;
	st.shared.u32 	[%r2338], %r2860;
	shl.b32 	%r2339, %r448, 2;
	add.s32 	%r2340, %r954, %r2339;
	st.shared.u32 	[%r2340], %r2861;
	shl.b32 	%r2341, %r454, 2;
	add.s32 	%r2342, %r954, %r2341;
	st.shared.u32 	[%r2342], %r2862;
	shl.b32 	%r2343, %r460, 2;
	add.s32 	%r2344, %r954, %r2343;
	st.shared.u32 	[%r2344], %r2863;
	shl.b32 	%r2345, %r466, 2;
	add.s32 	%r2346, %r954, %r2345;
	st.shared.u32 	[%r2346], %r2864;
	shl.b32 	%r2347, %r472, 2;
	add.s32 	%r2348, %r954, %r2347;
	st.shared.u32 	[%r2348], %r2865;
	shl.b32 	%r2349, %r478, 2;
	add.s32 	%r2350, %r954, %r2349;
	st.shared.u32 	[%r2350], %r2866;
	shl.b32 	%r2351, %r484, 2;
	add.s32 	%r2352, %r954, %r2351;
	st.shared.u32 	[%r2352], %r2867;
	shl.b32 	%r2353, %r490, 2;
	add.s32 	%r2354, %r954, %r2353;
	st.shared.u32 	[%r2354], %r2868;
	shl.b32 	%r2355, %r496, 2;
	add.s32 	%r2356, %r954, %r2355;
	st.shared.u32 	[%r2356], %r2869;
	shl.b32 	%r2357, %r502, 2;
	add.s32 	%r2358, %r954, %r2357;
	st.shared.u32 	[%r2358], %r2870;
	add.s32 	%r2359, %r2315, %r505;
	shl.b32 	%r2360, %r2359, 2;
	add.s32 	%r2361, %r954, %r2360;
	st.shared.u32 	[%r2361+-4], %r2871;
	@%p395 bra 	$L__BB0_269;
	ld.param.u64 	%rd126, [gs_cub_32_param_0+40];
	mul.wide.s32 	%rd125, %r4, 4;
	cvta.to.global.u64 	%rd124, %rd126;
	add.s64 	%rd123, %rd124, %rd125;
	ld.global.u32 	%r2362, [%rd123];
	sub.s32 	%r2363, %r2362, %r376;
	st.shared.u32 	[%r271+45056], %r2363;
	setp.lt.s32 	%p234, %r6, 1;
	mov.u32 	%r2951, %r2878;
	@%p234 bra 	$L__BB0_268;
	mov.u32 	%r2950, -1;
	mov.u32 	%r2949, %r6;
	mov.u32 	%r2951, %r2878;
$L__BB0_264:
	add.s32 	%r512, %r2949, -1;
	shl.b32 	%r2367, %r512, 8;
	add.s32 	%r2368, %r2367, %r4;
	mul.wide.s32 	%rd32, %r2368, 4;
	add.s64 	%rd9, %rd2, %rd32;
$L__BB0_265:
	membar.cta;
	ld.volatile.global.u32 	%r513, [%rd9];
	setp.eq.s32 	%p235, %r513, 0;
	@%p235 bra 	$L__BB0_265;
	and.b32  	%r2369, %r513, 1073741823;
	add.s32 	%r2951, %r2369, %r2951;
	setp.gt.s32 	%p236, %r513, -1;
	vote.sync.ballot.b32 	%r2950, %p236, %r2950;
	setp.lt.s32 	%p237, %r513, 0;
	@%p237 bra 	$L__BB0_268;
	setp.gt.s32 	%p238, %r2949, 1;
	mov.u32 	%r2949, %r512;
	@%p238 bra 	$L__BB0_264;
$L__BB0_268:
	shl.b32 	%r2762, %r6, 8;
	add.s32 	%r2761, %r2762, %r4;
	mul.wide.s32 	%rd122, %r2761, 4;
	add.s64 	%rd121, %rd2, %rd122;
	or.b32  	%r2370, %r2951, -2147483648;
	st.volatile.global.u32 	[%rd121], %r2370;
	ld.shared.u32 	%r2371, [%r271+45056];
	sub.s32 	%r2372, %r2951, %r2878;
	add.s32 	%r2373, %r2372, %r2371;
	st.shared.u32 	[%r271+45056], %r2373;
$L__BB0_269:
	mad.lo.s32 	%r2374, %r6, 11264, 11264;
	setp.le.s32 	%p239, %r2374, %r769;
	bar.sync 	0;
	@%p239 bra 	$L__BB0_403;
	bra.uni 	$L__BB0_270;
$L__BB0_403:
	setp.lt.s32 	%p328, %r3, 2;
	ld.shared.u32 	%r2975, [%r271];
	shr.u32 	%r2560, %r2975, %r770;
	shl.b32 	%r2561, %r2560, 2;
	and.b32  	%r2562, %r2561, 1020;
	add.s32 	%r2563, %r954, %r2562;
	ld.shared.u32 	%r651, [%r2563+45056];
	@%p328 bra 	$L__BB0_407;
	setp.eq.s32 	%p329, %r3, 2;
	@%p329 bra 	$L__BB0_406;
	bra.uni 	$L__BB0_405;
$L__BB0_406:
	xor.b32  	%r2975, %r2975, -2147483648;
	bra.uni 	$L__BB0_407;
$L__BB0_270:
	mad.lo.s32 	%r518, %r6, -11264, %r769;
	ld.shared.u32 	%r2953, [%r271];
	setp.ge.s32 	%p240, %r4, %r518;
	@%p240 bra 	$L__BB0_276;
	shr.u32 	%r2378, %r2953, %r770;
	shl.b32 	%r2379, %r2378, 2;
	and.b32  	%r2380, %r2379, 1020;
	add.s32 	%r2382, %r954, %r2380;
	ld.shared.u32 	%r520, [%r2382+45056];
	setp.lt.s32 	%p241, %r3, 2;
	@%p241 bra 	$L__BB0_275;
	setp.eq.s32 	%p242, %r3, 2;
	@%p242 bra 	$L__BB0_274;
	bra.uni 	$L__BB0_273;
$L__BB0_274:
	xor.b32  	%r2953, %r2953, -2147483648;
	bra.uni 	$L__BB0_275;
$L__BB0_405:
	add.s32 	%r2564, %r2975, %r1;
	setp.lt.s32 	%p330, %r2564, 0;
	selp.b32 	%r2565, -2147483648, -1, %p330;
	xor.b32  	%r2975, %r2565, %r2564;
$L__BB0_407:
	add.s32 	%r2566, %r651, %r4;
	mul.wide.u32 	%rd77, %r2566, 4;
	add.s64 	%rd78, %rd1, %rd77;
	st.global.u32 	[%rd78], %r2975;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2976, [%r271+2048];
	shr.u32 	%r2569, %r2976, %r770;
	shl.b32 	%r2570, %r2569, 2;
	and.b32  	%r2571, %r2570, 1020;
	add.s32 	%r2572, %r954, %r2571;
	ld.shared.u32 	%r657, [%r2572+45056];
	@%p328 bra 	$L__BB0_411;
	setp.eq.s32 	%p332, %r3, 2;
	@%p332 bra 	$L__BB0_410;
	bra.uni 	$L__BB0_409;
$L__BB0_410:
	xor.b32  	%r2976, %r2976, -2147483648;
	bra.uni 	$L__BB0_411;
$L__BB0_409:
	add.s32 	%r2573, %r2976, %r1;
	setp.lt.s32 	%p333, %r2573, 0;
	selp.b32 	%r2574, -2147483648, -1, %p333;
	xor.b32  	%r2976, %r2574, %r2573;
$L__BB0_411:
	add.s32 	%r2575, %r657, %r4;
	add.s32 	%r2576, %r2575, 512;
	mul.wide.u32 	%rd79, %r2576, 4;
	add.s64 	%rd80, %rd1, %rd79;
	st.global.u32 	[%rd80], %r2976;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2977, [%r271+4096];
	shr.u32 	%r2577, %r2977, %r770;
	shl.b32 	%r2578, %r2577, 2;
	and.b32  	%r2579, %r2578, 1020;
	add.s32 	%r2581, %r954, %r2579;
	ld.shared.u32 	%r662, [%r2581+45056];
	@%p328 bra 	$L__BB0_415;
	setp.eq.s32 	%p335, %r3, 2;
	@%p335 bra 	$L__BB0_414;
	bra.uni 	$L__BB0_413;
$L__BB0_414:
	xor.b32  	%r2977, %r2977, -2147483648;
	bra.uni 	$L__BB0_415;
$L__BB0_413:
	add.s32 	%r2582, %r2977, %r1;
	setp.lt.s32 	%p336, %r2582, 0;
	selp.b32 	%r2583, -2147483648, -1, %p336;
	xor.b32  	%r2977, %r2583, %r2582;
$L__BB0_415:
	add.s32 	%r2584, %r662, %r4;
	add.s32 	%r2585, %r2584, 1024;
	mul.wide.u32 	%rd81, %r2585, 4;
	add.s64 	%rd82, %rd1, %rd81;
	st.global.u32 	[%rd82], %r2977;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2978, [%r271+6144];
	shr.u32 	%r2586, %r2978, %r770;
	shl.b32 	%r2587, %r2586, 2;
	and.b32  	%r2588, %r2587, 1020;
	add.s32 	%r2590, %r954, %r2588;
	ld.shared.u32 	%r667, [%r2590+45056];
	@%p328 bra 	$L__BB0_419;
	setp.eq.s32 	%p338, %r3, 2;
	@%p338 bra 	$L__BB0_418;
	bra.uni 	$L__BB0_417;
$L__BB0_418:
	xor.b32  	%r2978, %r2978, -2147483648;
	bra.uni 	$L__BB0_419;
$L__BB0_417:
	add.s32 	%r2591, %r2978, %r1;
	setp.lt.s32 	%p339, %r2591, 0;
	selp.b32 	%r2592, -2147483648, -1, %p339;
	xor.b32  	%r2978, %r2592, %r2591;
$L__BB0_419:
	add.s32 	%r2593, %r667, %r4;
	add.s32 	%r2594, %r2593, 1536;
	mul.wide.u32 	%rd83, %r2594, 4;
	add.s64 	%rd84, %rd1, %rd83;
	st.global.u32 	[%rd84], %r2978;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2979, [%r271+8192];
	shr.u32 	%r2595, %r2979, %r770;
	shl.b32 	%r2596, %r2595, 2;
	and.b32  	%r2597, %r2596, 1020;
	add.s32 	%r2599, %r954, %r2597;
	ld.shared.u32 	%r672, [%r2599+45056];
	@%p328 bra 	$L__BB0_423;
	setp.eq.s32 	%p341, %r3, 2;
	@%p341 bra 	$L__BB0_422;
	bra.uni 	$L__BB0_421;
$L__BB0_422:
	xor.b32  	%r2979, %r2979, -2147483648;
	bra.uni 	$L__BB0_423;
$L__BB0_421:
	add.s32 	%r2600, %r2979, %r1;
	setp.lt.s32 	%p342, %r2600, 0;
	selp.b32 	%r2601, -2147483648, -1, %p342;
	xor.b32  	%r2979, %r2601, %r2600;
$L__BB0_423:
	add.s32 	%r2602, %r672, %r4;
	add.s32 	%r2603, %r2602, 2048;
	mul.wide.u32 	%rd85, %r2603, 4;
	add.s64 	%rd86, %rd1, %rd85;
	st.global.u32 	[%rd86], %r2979;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2980, [%r271+10240];
	shr.u32 	%r2604, %r2980, %r770;
	shl.b32 	%r2605, %r2604, 2;
	and.b32  	%r2606, %r2605, 1020;
	add.s32 	%r2608, %r954, %r2606;
	ld.shared.u32 	%r677, [%r2608+45056];
	@%p328 bra 	$L__BB0_427;
	setp.eq.s32 	%p344, %r3, 2;
	@%p344 bra 	$L__BB0_426;
	bra.uni 	$L__BB0_425;
$L__BB0_426:
	xor.b32  	%r2980, %r2980, -2147483648;
	bra.uni 	$L__BB0_427;
$L__BB0_425:
	add.s32 	%r2609, %r2980, %r1;
	setp.lt.s32 	%p345, %r2609, 0;
	selp.b32 	%r2610, -2147483648, -1, %p345;
	xor.b32  	%r2980, %r2610, %r2609;
$L__BB0_427:
	add.s32 	%r2611, %r677, %r4;
	add.s32 	%r2612, %r2611, 2560;
	mul.wide.u32 	%rd87, %r2612, 4;
	add.s64 	%rd88, %rd1, %rd87;
	st.global.u32 	[%rd88], %r2980;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2981, [%r271+12288];
	shr.u32 	%r2613, %r2981, %r770;
	shl.b32 	%r2614, %r2613, 2;
	and.b32  	%r2615, %r2614, 1020;
	add.s32 	%r2617, %r954, %r2615;
	ld.shared.u32 	%r682, [%r2617+45056];
	@%p328 bra 	$L__BB0_431;
	setp.eq.s32 	%p347, %r3, 2;
	@%p347 bra 	$L__BB0_430;
	bra.uni 	$L__BB0_429;
$L__BB0_430:
	xor.b32  	%r2981, %r2981, -2147483648;
	bra.uni 	$L__BB0_431;
$L__BB0_429:
	add.s32 	%r2618, %r2981, %r1;
	setp.lt.s32 	%p348, %r2618, 0;
	selp.b32 	%r2619, -2147483648, -1, %p348;
	xor.b32  	%r2981, %r2619, %r2618;
$L__BB0_431:
	add.s32 	%r2620, %r682, %r4;
	add.s32 	%r2621, %r2620, 3072;
	mul.wide.u32 	%rd89, %r2621, 4;
	add.s64 	%rd90, %rd1, %rd89;
	st.global.u32 	[%rd90], %r2981;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2982, [%r271+14336];
	shr.u32 	%r2622, %r2982, %r770;
	shl.b32 	%r2623, %r2622, 2;
	and.b32  	%r2624, %r2623, 1020;
	add.s32 	%r2626, %r954, %r2624;
	ld.shared.u32 	%r687, [%r2626+45056];
	@%p328 bra 	$L__BB0_435;
	setp.eq.s32 	%p350, %r3, 2;
	@%p350 bra 	$L__BB0_434;
	bra.uni 	$L__BB0_433;
$L__BB0_434:
	xor.b32  	%r2982, %r2982, -2147483648;
	bra.uni 	$L__BB0_435;
$L__BB0_433:
	add.s32 	%r2627, %r2982, %r1;
	setp.lt.s32 	%p351, %r2627, 0;
	selp.b32 	%r2628, -2147483648, -1, %p351;
	xor.b32  	%r2982, %r2628, %r2627;
$L__BB0_435:
	add.s32 	%r2629, %r687, %r4;
	add.s32 	%r2630, %r2629, 3584;
	mul.wide.u32 	%rd91, %r2630, 4;
	add.s64 	%rd92, %rd1, %rd91;
	st.global.u32 	[%rd92], %r2982;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2983, [%r271+16384];
	shr.u32 	%r2631, %r2983, %r770;
	shl.b32 	%r2632, %r2631, 2;
	and.b32  	%r2633, %r2632, 1020;
	add.s32 	%r2635, %r954, %r2633;
	ld.shared.u32 	%r692, [%r2635+45056];
	@%p328 bra 	$L__BB0_439;
	setp.eq.s32 	%p353, %r3, 2;
	@%p353 bra 	$L__BB0_438;
	bra.uni 	$L__BB0_437;
$L__BB0_438:
	xor.b32  	%r2983, %r2983, -2147483648;
	bra.uni 	$L__BB0_439;
$L__BB0_437:
	add.s32 	%r2636, %r2983, %r1;
	setp.lt.s32 	%p354, %r2636, 0;
	selp.b32 	%r2637, -2147483648, -1, %p354;
	xor.b32  	%r2983, %r2637, %r2636;
$L__BB0_439:
	add.s32 	%r2638, %r692, %r4;
	add.s32 	%r2639, %r2638, 4096;
	mul.wide.u32 	%rd93, %r2639, 4;
	add.s64 	%rd94, %rd1, %rd93;
	st.global.u32 	[%rd94], %r2983;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2984, [%r271+18432];
	shr.u32 	%r2640, %r2984, %r770;
	shl.b32 	%r2641, %r2640, 2;
	and.b32  	%r2642, %r2641, 1020;
	add.s32 	%r2644, %r954, %r2642;
	ld.shared.u32 	%r697, [%r2644+45056];
	@%p328 bra 	$L__BB0_443;
	setp.eq.s32 	%p356, %r3, 2;
	@%p356 bra 	$L__BB0_442;
	bra.uni 	$L__BB0_441;
$L__BB0_442:
	xor.b32  	%r2984, %r2984, -2147483648;
	bra.uni 	$L__BB0_443;
$L__BB0_441:
	add.s32 	%r2645, %r2984, %r1;
	setp.lt.s32 	%p357, %r2645, 0;
	selp.b32 	%r2646, -2147483648, -1, %p357;
	xor.b32  	%r2984, %r2646, %r2645;
$L__BB0_443:
	add.s32 	%r2647, %r697, %r4;
	add.s32 	%r2648, %r2647, 4608;
	mul.wide.u32 	%rd95, %r2648, 4;
	add.s64 	%rd96, %rd1, %rd95;
	st.global.u32 	[%rd96], %r2984;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2985, [%r271+20480];
	shr.u32 	%r2649, %r2985, %r770;
	shl.b32 	%r2650, %r2649, 2;
	and.b32  	%r2651, %r2650, 1020;
	add.s32 	%r2653, %r954, %r2651;
	ld.shared.u32 	%r702, [%r2653+45056];
	@%p328 bra 	$L__BB0_447;
	setp.eq.s32 	%p359, %r3, 2;
	@%p359 bra 	$L__BB0_446;
	bra.uni 	$L__BB0_445;
$L__BB0_446:
	xor.b32  	%r2985, %r2985, -2147483648;
	bra.uni 	$L__BB0_447;
$L__BB0_445:
	add.s32 	%r2654, %r2985, %r1;
	setp.lt.s32 	%p360, %r2654, 0;
	selp.b32 	%r2655, -2147483648, -1, %p360;
	xor.b32  	%r2985, %r2655, %r2654;
$L__BB0_447:
	add.s32 	%r2656, %r702, %r4;
	add.s32 	%r2657, %r2656, 5120;
	mul.wide.u32 	%rd97, %r2657, 4;
	add.s64 	%rd98, %rd1, %rd97;
	st.global.u32 	[%rd98], %r2985;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2986, [%r271+22528];
	shr.u32 	%r2658, %r2986, %r770;
	shl.b32 	%r2659, %r2658, 2;
	and.b32  	%r2660, %r2659, 1020;
	add.s32 	%r2662, %r954, %r2660;
	ld.shared.u32 	%r707, [%r2662+45056];
	@%p328 bra 	$L__BB0_451;
	setp.eq.s32 	%p362, %r3, 2;
	@%p362 bra 	$L__BB0_450;
	bra.uni 	$L__BB0_449;
$L__BB0_450:
	xor.b32  	%r2986, %r2986, -2147483648;
	bra.uni 	$L__BB0_451;
$L__BB0_449:
	add.s32 	%r2663, %r2986, %r1;
	setp.lt.s32 	%p363, %r2663, 0;
	selp.b32 	%r2664, -2147483648, -1, %p363;
	xor.b32  	%r2986, %r2664, %r2663;
$L__BB0_451:
	add.s32 	%r2665, %r707, %r4;
	add.s32 	%r2666, %r2665, 5632;
	mul.wide.u32 	%rd99, %r2666, 4;
	add.s64 	%rd100, %rd1, %rd99;
	st.global.u32 	[%rd100], %r2986;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2987, [%r271+24576];
	shr.u32 	%r2667, %r2987, %r770;
	shl.b32 	%r2668, %r2667, 2;
	and.b32  	%r2669, %r2668, 1020;
	add.s32 	%r2671, %r954, %r2669;
	ld.shared.u32 	%r712, [%r2671+45056];
	@%p328 bra 	$L__BB0_455;
	setp.eq.s32 	%p365, %r3, 2;
	@%p365 bra 	$L__BB0_454;
	bra.uni 	$L__BB0_453;
$L__BB0_454:
	xor.b32  	%r2987, %r2987, -2147483648;
	bra.uni 	$L__BB0_455;
$L__BB0_453:
	add.s32 	%r2672, %r2987, %r1;
	setp.lt.s32 	%p366, %r2672, 0;
	selp.b32 	%r2673, -2147483648, -1, %p366;
	xor.b32  	%r2987, %r2673, %r2672;
$L__BB0_455:
	add.s32 	%r2674, %r712, %r4;
	add.s32 	%r2675, %r2674, 6144;
	mul.wide.u32 	%rd101, %r2675, 4;
	add.s64 	%rd102, %rd1, %rd101;
	st.global.u32 	[%rd102], %r2987;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2988, [%r271+26624];
	shr.u32 	%r2676, %r2988, %r770;
	shl.b32 	%r2677, %r2676, 2;
	and.b32  	%r2678, %r2677, 1020;
	add.s32 	%r2680, %r954, %r2678;
	ld.shared.u32 	%r717, [%r2680+45056];
	@%p328 bra 	$L__BB0_459;
	setp.eq.s32 	%p368, %r3, 2;
	@%p368 bra 	$L__BB0_458;
	bra.uni 	$L__BB0_457;
$L__BB0_458:
	xor.b32  	%r2988, %r2988, -2147483648;
	bra.uni 	$L__BB0_459;
$L__BB0_457:
	add.s32 	%r2681, %r2988, %r1;
	setp.lt.s32 	%p369, %r2681, 0;
	selp.b32 	%r2682, -2147483648, -1, %p369;
	xor.b32  	%r2988, %r2682, %r2681;
$L__BB0_459:
	add.s32 	%r2683, %r717, %r4;
	add.s32 	%r2684, %r2683, 6656;
	mul.wide.u32 	%rd103, %r2684, 4;
	add.s64 	%rd104, %rd1, %rd103;
	st.global.u32 	[%rd104], %r2988;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2989, [%r271+28672];
	shr.u32 	%r2685, %r2989, %r770;
	shl.b32 	%r2686, %r2685, 2;
	and.b32  	%r2687, %r2686, 1020;
	add.s32 	%r2689, %r954, %r2687;
	ld.shared.u32 	%r722, [%r2689+45056];
	@%p328 bra 	$L__BB0_463;
	setp.eq.s32 	%p371, %r3, 2;
	@%p371 bra 	$L__BB0_462;
	bra.uni 	$L__BB0_461;
$L__BB0_462:
	xor.b32  	%r2989, %r2989, -2147483648;
	bra.uni 	$L__BB0_463;
$L__BB0_461:
	add.s32 	%r2690, %r2989, %r1;
	setp.lt.s32 	%p372, %r2690, 0;
	selp.b32 	%r2691, -2147483648, -1, %p372;
	xor.b32  	%r2989, %r2691, %r2690;
$L__BB0_463:
	add.s32 	%r2692, %r722, %r4;
	add.s32 	%r2693, %r2692, 7168;
	mul.wide.u32 	%rd105, %r2693, 4;
	add.s64 	%rd106, %rd1, %rd105;
	st.global.u32 	[%rd106], %r2989;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2990, [%r271+30720];
	shr.u32 	%r2694, %r2990, %r770;
	shl.b32 	%r2695, %r2694, 2;
	and.b32  	%r2696, %r2695, 1020;
	add.s32 	%r2698, %r954, %r2696;
	ld.shared.u32 	%r727, [%r2698+45056];
	@%p328 bra 	$L__BB0_467;
	setp.eq.s32 	%p374, %r3, 2;
	@%p374 bra 	$L__BB0_466;
	bra.uni 	$L__BB0_465;
$L__BB0_466:
	xor.b32  	%r2990, %r2990, -2147483648;
	bra.uni 	$L__BB0_467;
$L__BB0_465:
	add.s32 	%r2699, %r2990, %r1;
	setp.lt.s32 	%p375, %r2699, 0;
	selp.b32 	%r2700, -2147483648, -1, %p375;
	xor.b32  	%r2990, %r2700, %r2699;
$L__BB0_467:
	add.s32 	%r2701, %r727, %r4;
	add.s32 	%r2702, %r2701, 7680;
	mul.wide.u32 	%rd107, %r2702, 4;
	add.s64 	%rd108, %rd1, %rd107;
	st.global.u32 	[%rd108], %r2990;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2991, [%r271+32768];
	shr.u32 	%r2703, %r2991, %r770;
	shl.b32 	%r2704, %r2703, 2;
	and.b32  	%r2705, %r2704, 1020;
	add.s32 	%r2707, %r954, %r2705;
	ld.shared.u32 	%r732, [%r2707+45056];
	@%p328 bra 	$L__BB0_471;
	setp.eq.s32 	%p377, %r3, 2;
	@%p377 bra 	$L__BB0_470;
	bra.uni 	$L__BB0_469;
$L__BB0_470:
	xor.b32  	%r2991, %r2991, -2147483648;
	bra.uni 	$L__BB0_471;
$L__BB0_469:
	add.s32 	%r2708, %r2991, %r1;
	setp.lt.s32 	%p378, %r2708, 0;
	selp.b32 	%r2709, -2147483648, -1, %p378;
	xor.b32  	%r2991, %r2709, %r2708;
$L__BB0_471:
	add.s32 	%r2710, %r732, %r4;
	add.s32 	%r2711, %r2710, 8192;
	mul.wide.u32 	%rd109, %r2711, 4;
	add.s64 	%rd110, %rd1, %rd109;
	st.global.u32 	[%rd110], %r2991;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2992, [%r271+34816];
	shr.u32 	%r2712, %r2992, %r770;
	shl.b32 	%r2713, %r2712, 2;
	and.b32  	%r2714, %r2713, 1020;
	add.s32 	%r2716, %r954, %r2714;
	ld.shared.u32 	%r737, [%r2716+45056];
	@%p328 bra 	$L__BB0_475;
	setp.eq.s32 	%p380, %r3, 2;
	@%p380 bra 	$L__BB0_474;
	bra.uni 	$L__BB0_473;
$L__BB0_474:
	xor.b32  	%r2992, %r2992, -2147483648;
	bra.uni 	$L__BB0_475;
$L__BB0_473:
	add.s32 	%r2717, %r2992, %r1;
	setp.lt.s32 	%p381, %r2717, 0;
	selp.b32 	%r2718, -2147483648, -1, %p381;
	xor.b32  	%r2992, %r2718, %r2717;
$L__BB0_475:
	add.s32 	%r2719, %r737, %r4;
	add.s32 	%r2720, %r2719, 8704;
	mul.wide.u32 	%rd111, %r2720, 4;
	add.s64 	%rd112, %rd1, %rd111;
	st.global.u32 	[%rd112], %r2992;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2993, [%r271+36864];
	shr.u32 	%r2721, %r2993, %r770;
	shl.b32 	%r2722, %r2721, 2;
	and.b32  	%r2723, %r2722, 1020;
	add.s32 	%r2725, %r954, %r2723;
	ld.shared.u32 	%r742, [%r2725+45056];
	@%p328 bra 	$L__BB0_479;
	setp.eq.s32 	%p383, %r3, 2;
	@%p383 bra 	$L__BB0_478;
	bra.uni 	$L__BB0_477;
$L__BB0_478:
	xor.b32  	%r2993, %r2993, -2147483648;
	bra.uni 	$L__BB0_479;
$L__BB0_477:
	add.s32 	%r2726, %r2993, %r1;
	setp.lt.s32 	%p384, %r2726, 0;
	selp.b32 	%r2727, -2147483648, -1, %p384;
	xor.b32  	%r2993, %r2727, %r2726;
$L__BB0_479:
	add.s32 	%r2728, %r742, %r4;
	add.s32 	%r2729, %r2728, 9216;
	mul.wide.u32 	%rd113, %r2729, 4;
	add.s64 	%rd114, %rd1, %rd113;
	st.global.u32 	[%rd114], %r2993;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2994, [%r271+38912];
	shr.u32 	%r2730, %r2994, %r770;
	shl.b32 	%r2731, %r2730, 2;
	and.b32  	%r2732, %r2731, 1020;
	add.s32 	%r2734, %r954, %r2732;
	ld.shared.u32 	%r747, [%r2734+45056];
	@%p328 bra 	$L__BB0_483;
	setp.eq.s32 	%p386, %r3, 2;
	@%p386 bra 	$L__BB0_482;
	bra.uni 	$L__BB0_481;
$L__BB0_482:
	xor.b32  	%r2994, %r2994, -2147483648;
	bra.uni 	$L__BB0_483;
$L__BB0_481:
	add.s32 	%r2735, %r2994, %r1;
	setp.lt.s32 	%p387, %r2735, 0;
	selp.b32 	%r2736, -2147483648, -1, %p387;
	xor.b32  	%r2994, %r2736, %r2735;
$L__BB0_483:
	add.s32 	%r2737, %r747, %r4;
	add.s32 	%r2738, %r2737, 9728;
	mul.wide.u32 	%rd115, %r2738, 4;
	add.s64 	%rd116, %rd1, %rd115;
	st.global.u32 	[%rd116], %r2994;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2995, [%r271+40960];
	shr.u32 	%r2739, %r2995, %r770;
	shl.b32 	%r2740, %r2739, 2;
	and.b32  	%r2741, %r2740, 1020;
	add.s32 	%r2743, %r954, %r2741;
	ld.shared.u32 	%r752, [%r2743+45056];
	@%p328 bra 	$L__BB0_487;
	setp.eq.s32 	%p389, %r3, 2;
	@%p389 bra 	$L__BB0_486;
	bra.uni 	$L__BB0_485;
$L__BB0_486:
	xor.b32  	%r2995, %r2995, -2147483648;
	bra.uni 	$L__BB0_487;
$L__BB0_485:
	add.s32 	%r2744, %r2995, %r1;
	setp.lt.s32 	%p390, %r2744, 0;
	selp.b32 	%r2745, -2147483648, -1, %p390;
	xor.b32  	%r2995, %r2745, %r2744;
$L__BB0_487:
	add.s32 	%r2746, %r752, %r4;
	add.s32 	%r2747, %r2746, 10240;
	mul.wide.u32 	%rd117, %r2747, 4;
	add.s64 	%rd118, %rd1, %rd117;
	st.global.u32 	[%rd118], %r2995;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2996, [%r271+43008];
	shr.u32 	%r2748, %r2996, %r770;
	shl.b32 	%r2749, %r2748, 2;
	and.b32  	%r2750, %r2749, 1020;
	add.s32 	%r2752, %r954, %r2750;
	ld.shared.u32 	%r2753, [%r2752+45056];
	add.s32 	%r2754, %r2753, %r4;
	add.s32 	%r757, %r2754, 10752;
	@%p328 bra 	$L__BB0_491;
	setp.eq.s32 	%p392, %r3, 2;
	@%p392 bra 	$L__BB0_490;
	bra.uni 	$L__BB0_489;
$L__BB0_490:
	xor.b32  	%r2996, %r2996, -2147483648;
	bra.uni 	$L__BB0_491;
$L__BB0_489:
	add.s32 	%r2755, %r2996, %r1;
	setp.lt.s32 	%p393, %r2755, 0;
	selp.b32 	%r2756, -2147483648, -1, %p393;
	xor.b32  	%r2996, %r2756, %r2755;
$L__BB0_491:
	mul.wide.u32 	%rd119, %r757, 4;
	add.s64 	%rd120, %rd1, %rd119;
	st.global.u32 	[%rd120], %r2996;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_492;
$L__BB0_273:
	add.s32 	%r2383, %r2953, %r1;
	setp.lt.s32 	%p243, %r2383, 0;
	selp.b32 	%r2384, -2147483648, -1, %p243;
	xor.b32  	%r2953, %r2384, %r2383;
$L__BB0_275:
	add.s32 	%r2385, %r520, %r4;
	mul.wide.u32 	%rd33, %r2385, 4;
	add.s64 	%rd34, %rd1, %rd33;
	st.global.u32 	[%rd34], %r2953;
$L__BB0_276:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2954, [%r271+2048];
	add.s32 	%r526, %r4, 512;
	setp.ge.s32 	%p244, %r526, %r518;
	@%p244 bra 	$L__BB0_282;
	shr.u32 	%r2388, %r2954, %r770;
	shl.b32 	%r2389, %r2388, 2;
	and.b32  	%r2390, %r2389, 1020;
	add.s32 	%r2392, %r954, %r2390;
	ld.shared.u32 	%r2393, [%r2392+45056];
	setp.lt.s32 	%p245, %r3, 2;
	add.s32 	%r527, %r2393, %r526;
	@%p245 bra 	$L__BB0_281;
	setp.eq.s32 	%p246, %r3, 2;
	@%p246 bra 	$L__BB0_280;
	bra.uni 	$L__BB0_279;
$L__BB0_280:
	xor.b32  	%r2954, %r2954, -2147483648;
	bra.uni 	$L__BB0_281;
$L__BB0_279:
	add.s32 	%r2394, %r2954, %r1;
	setp.lt.s32 	%p247, %r2394, 0;
	selp.b32 	%r2395, -2147483648, -1, %p247;
	xor.b32  	%r2954, %r2395, %r2394;
$L__BB0_281:
	mul.wide.u32 	%rd35, %r527, 4;
	add.s64 	%rd36, %rd1, %rd35;
	st.global.u32 	[%rd36], %r2954;
$L__BB0_282:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2955, [%r271+4096];
	add.s32 	%r532, %r4, 1024;
	setp.ge.s32 	%p248, %r532, %r518;
	@%p248 bra 	$L__BB0_288;
	shr.u32 	%r2396, %r2955, %r770;
	shl.b32 	%r2397, %r2396, 2;
	and.b32  	%r2398, %r2397, 1020;
	add.s32 	%r2400, %r954, %r2398;
	ld.shared.u32 	%r2401, [%r2400+45056];
	setp.lt.s32 	%p249, %r3, 2;
	add.s32 	%r533, %r2401, %r532;
	@%p249 bra 	$L__BB0_287;
	setp.eq.s32 	%p250, %r3, 2;
	@%p250 bra 	$L__BB0_286;
	bra.uni 	$L__BB0_285;
$L__BB0_286:
	xor.b32  	%r2955, %r2955, -2147483648;
	bra.uni 	$L__BB0_287;
$L__BB0_285:
	add.s32 	%r2402, %r2955, %r1;
	setp.lt.s32 	%p251, %r2402, 0;
	selp.b32 	%r2403, -2147483648, -1, %p251;
	xor.b32  	%r2955, %r2403, %r2402;
$L__BB0_287:
	mul.wide.u32 	%rd37, %r533, 4;
	add.s64 	%rd38, %rd1, %rd37;
	st.global.u32 	[%rd38], %r2955;
$L__BB0_288:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2956, [%r271+6144];
	add.s32 	%r538, %r4, 1536;
	setp.ge.s32 	%p252, %r538, %r518;
	@%p252 bra 	$L__BB0_294;
	shr.u32 	%r2404, %r2956, %r770;
	shl.b32 	%r2405, %r2404, 2;
	and.b32  	%r2406, %r2405, 1020;
	add.s32 	%r2408, %r954, %r2406;
	ld.shared.u32 	%r2409, [%r2408+45056];
	setp.lt.s32 	%p253, %r3, 2;
	add.s32 	%r539, %r2409, %r538;
	@%p253 bra 	$L__BB0_293;
	setp.eq.s32 	%p254, %r3, 2;
	@%p254 bra 	$L__BB0_292;
	bra.uni 	$L__BB0_291;
$L__BB0_292:
	xor.b32  	%r2956, %r2956, -2147483648;
	bra.uni 	$L__BB0_293;
$L__BB0_291:
	add.s32 	%r2410, %r2956, %r1;
	setp.lt.s32 	%p255, %r2410, 0;
	selp.b32 	%r2411, -2147483648, -1, %p255;
	xor.b32  	%r2956, %r2411, %r2410;
$L__BB0_293:
	mul.wide.u32 	%rd39, %r539, 4;
	add.s64 	%rd40, %rd1, %rd39;
	st.global.u32 	[%rd40], %r2956;
$L__BB0_294:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2957, [%r271+8192];
	add.s32 	%r544, %r4, 2048;
	setp.ge.s32 	%p256, %r544, %r518;
	@%p256 bra 	$L__BB0_300;
	shr.u32 	%r2412, %r2957, %r770;
	shl.b32 	%r2413, %r2412, 2;
	and.b32  	%r2414, %r2413, 1020;
	add.s32 	%r2416, %r954, %r2414;
	ld.shared.u32 	%r2417, [%r2416+45056];
	setp.lt.s32 	%p257, %r3, 2;
	add.s32 	%r545, %r2417, %r544;
	@%p257 bra 	$L__BB0_299;
	setp.eq.s32 	%p258, %r3, 2;
	@%p258 bra 	$L__BB0_298;
	bra.uni 	$L__BB0_297;
$L__BB0_298:
	xor.b32  	%r2957, %r2957, -2147483648;
	bra.uni 	$L__BB0_299;
$L__BB0_297:
	add.s32 	%r2418, %r2957, %r1;
	setp.lt.s32 	%p259, %r2418, 0;
	selp.b32 	%r2419, -2147483648, -1, %p259;
	xor.b32  	%r2957, %r2419, %r2418;
$L__BB0_299:
	mul.wide.u32 	%rd41, %r545, 4;
	add.s64 	%rd42, %rd1, %rd41;
	st.global.u32 	[%rd42], %r2957;
$L__BB0_300:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2958, [%r271+10240];
	add.s32 	%r550, %r4, 2560;
	setp.ge.s32 	%p260, %r550, %r518;
	@%p260 bra 	$L__BB0_306;
	shr.u32 	%r2420, %r2958, %r770;
	shl.b32 	%r2421, %r2420, 2;
	and.b32  	%r2422, %r2421, 1020;
	add.s32 	%r2424, %r954, %r2422;
	ld.shared.u32 	%r2425, [%r2424+45056];
	setp.lt.s32 	%p261, %r3, 2;
	add.s32 	%r551, %r2425, %r550;
	@%p261 bra 	$L__BB0_305;
	setp.eq.s32 	%p262, %r3, 2;
	@%p262 bra 	$L__BB0_304;
	bra.uni 	$L__BB0_303;
$L__BB0_304:
	xor.b32  	%r2958, %r2958, -2147483648;
	bra.uni 	$L__BB0_305;
$L__BB0_303:
	add.s32 	%r2426, %r2958, %r1;
	setp.lt.s32 	%p263, %r2426, 0;
	selp.b32 	%r2427, -2147483648, -1, %p263;
	xor.b32  	%r2958, %r2427, %r2426;
$L__BB0_305:
	mul.wide.u32 	%rd43, %r551, 4;
	add.s64 	%rd44, %rd1, %rd43;
	st.global.u32 	[%rd44], %r2958;
$L__BB0_306:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2959, [%r271+12288];
	add.s32 	%r556, %r4, 3072;
	setp.ge.s32 	%p264, %r556, %r518;
	@%p264 bra 	$L__BB0_312;
	shr.u32 	%r2428, %r2959, %r770;
	shl.b32 	%r2429, %r2428, 2;
	and.b32  	%r2430, %r2429, 1020;
	add.s32 	%r2432, %r954, %r2430;
	ld.shared.u32 	%r2433, [%r2432+45056];
	setp.lt.s32 	%p265, %r3, 2;
	add.s32 	%r557, %r2433, %r556;
	@%p265 bra 	$L__BB0_311;
	setp.eq.s32 	%p266, %r3, 2;
	@%p266 bra 	$L__BB0_310;
	bra.uni 	$L__BB0_309;
$L__BB0_310:
	xor.b32  	%r2959, %r2959, -2147483648;
	bra.uni 	$L__BB0_311;
$L__BB0_309:
	add.s32 	%r2434, %r2959, %r1;
	setp.lt.s32 	%p267, %r2434, 0;
	selp.b32 	%r2435, -2147483648, -1, %p267;
	xor.b32  	%r2959, %r2435, %r2434;
$L__BB0_311:
	mul.wide.u32 	%rd45, %r557, 4;
	add.s64 	%rd46, %rd1, %rd45;
	st.global.u32 	[%rd46], %r2959;
$L__BB0_312:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2960, [%r271+14336];
	add.s32 	%r562, %r4, 3584;
	setp.ge.s32 	%p268, %r562, %r518;
	@%p268 bra 	$L__BB0_318;
	shr.u32 	%r2436, %r2960, %r770;
	shl.b32 	%r2437, %r2436, 2;
	and.b32  	%r2438, %r2437, 1020;
	add.s32 	%r2440, %r954, %r2438;
	ld.shared.u32 	%r2441, [%r2440+45056];
	setp.lt.s32 	%p269, %r3, 2;
	add.s32 	%r563, %r2441, %r562;
	@%p269 bra 	$L__BB0_317;
	setp.eq.s32 	%p270, %r3, 2;
	@%p270 bra 	$L__BB0_316;
	bra.uni 	$L__BB0_315;
$L__BB0_316:
	xor.b32  	%r2960, %r2960, -2147483648;
	bra.uni 	$L__BB0_317;
$L__BB0_315:
	add.s32 	%r2442, %r2960, %r1;
	setp.lt.s32 	%p271, %r2442, 0;
	selp.b32 	%r2443, -2147483648, -1, %p271;
	xor.b32  	%r2960, %r2443, %r2442;
$L__BB0_317:
	mul.wide.u32 	%rd47, %r563, 4;
	add.s64 	%rd48, %rd1, %rd47;
	st.global.u32 	[%rd48], %r2960;
$L__BB0_318:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2961, [%r271+16384];
	add.s32 	%r568, %r4, 4096;
	setp.ge.s32 	%p272, %r568, %r518;
	@%p272 bra 	$L__BB0_324;
	shr.u32 	%r2444, %r2961, %r770;
	shl.b32 	%r2445, %r2444, 2;
	and.b32  	%r2446, %r2445, 1020;
	add.s32 	%r2448, %r954, %r2446;
	ld.shared.u32 	%r2449, [%r2448+45056];
	setp.lt.s32 	%p273, %r3, 2;
	add.s32 	%r569, %r2449, %r568;
	@%p273 bra 	$L__BB0_323;
	setp.eq.s32 	%p274, %r3, 2;
	@%p274 bra 	$L__BB0_322;
	bra.uni 	$L__BB0_321;
$L__BB0_322:
	xor.b32  	%r2961, %r2961, -2147483648;
	bra.uni 	$L__BB0_323;
$L__BB0_321:
	add.s32 	%r2450, %r2961, %r1;
	setp.lt.s32 	%p275, %r2450, 0;
	selp.b32 	%r2451, -2147483648, -1, %p275;
	xor.b32  	%r2961, %r2451, %r2450;
$L__BB0_323:
	mul.wide.u32 	%rd49, %r569, 4;
	add.s64 	%rd50, %rd1, %rd49;
	st.global.u32 	[%rd50], %r2961;
$L__BB0_324:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2962, [%r271+18432];
	add.s32 	%r574, %r4, 4608;
	setp.ge.s32 	%p276, %r574, %r518;
	@%p276 bra 	$L__BB0_330;
	shr.u32 	%r2452, %r2962, %r770;
	shl.b32 	%r2453, %r2452, 2;
	and.b32  	%r2454, %r2453, 1020;
	add.s32 	%r2456, %r954, %r2454;
	ld.shared.u32 	%r2457, [%r2456+45056];
	setp.lt.s32 	%p277, %r3, 2;
	add.s32 	%r575, %r2457, %r574;
	@%p277 bra 	$L__BB0_329;
	setp.eq.s32 	%p278, %r3, 2;
	@%p278 bra 	$L__BB0_328;
	bra.uni 	$L__BB0_327;
$L__BB0_328:
	xor.b32  	%r2962, %r2962, -2147483648;
	bra.uni 	$L__BB0_329;
$L__BB0_327:
	add.s32 	%r2458, %r2962, %r1;
	setp.lt.s32 	%p279, %r2458, 0;
	selp.b32 	%r2459, -2147483648, -1, %p279;
	xor.b32  	%r2962, %r2459, %r2458;
$L__BB0_329:
	mul.wide.u32 	%rd51, %r575, 4;
	add.s64 	%rd52, %rd1, %rd51;
	st.global.u32 	[%rd52], %r2962;
$L__BB0_330:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2963, [%r271+20480];
	add.s32 	%r580, %r4, 5120;
	setp.ge.s32 	%p280, %r580, %r518;
	@%p280 bra 	$L__BB0_336;
	shr.u32 	%r2460, %r2963, %r770;
	shl.b32 	%r2461, %r2460, 2;
	and.b32  	%r2462, %r2461, 1020;
	add.s32 	%r2464, %r954, %r2462;
	ld.shared.u32 	%r2465, [%r2464+45056];
	setp.lt.s32 	%p281, %r3, 2;
	add.s32 	%r581, %r2465, %r580;
	@%p281 bra 	$L__BB0_335;
	setp.eq.s32 	%p282, %r3, 2;
	@%p282 bra 	$L__BB0_334;
	bra.uni 	$L__BB0_333;
$L__BB0_334:
	xor.b32  	%r2963, %r2963, -2147483648;
	bra.uni 	$L__BB0_335;
$L__BB0_333:
	add.s32 	%r2466, %r2963, %r1;
	setp.lt.s32 	%p283, %r2466, 0;
	selp.b32 	%r2467, -2147483648, -1, %p283;
	xor.b32  	%r2963, %r2467, %r2466;
$L__BB0_335:
	mul.wide.u32 	%rd53, %r581, 4;
	add.s64 	%rd54, %rd1, %rd53;
	st.global.u32 	[%rd54], %r2963;
$L__BB0_336:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2964, [%r271+22528];
	add.s32 	%r586, %r4, 5632;
	setp.ge.s32 	%p284, %r586, %r518;
	@%p284 bra 	$L__BB0_342;
	shr.u32 	%r2468, %r2964, %r770;
	shl.b32 	%r2469, %r2468, 2;
	and.b32  	%r2470, %r2469, 1020;
	add.s32 	%r2472, %r954, %r2470;
	ld.shared.u32 	%r2473, [%r2472+45056];
	setp.lt.s32 	%p285, %r3, 2;
	add.s32 	%r587, %r2473, %r586;
	@%p285 bra 	$L__BB0_341;
	setp.eq.s32 	%p286, %r3, 2;
	@%p286 bra 	$L__BB0_340;
	bra.uni 	$L__BB0_339;
$L__BB0_340:
	xor.b32  	%r2964, %r2964, -2147483648;
	bra.uni 	$L__BB0_341;
$L__BB0_339:
	add.s32 	%r2474, %r2964, %r1;
	setp.lt.s32 	%p287, %r2474, 0;
	selp.b32 	%r2475, -2147483648, -1, %p287;
	xor.b32  	%r2964, %r2475, %r2474;
$L__BB0_341:
	mul.wide.u32 	%rd55, %r587, 4;
	add.s64 	%rd56, %rd1, %rd55;
	st.global.u32 	[%rd56], %r2964;
$L__BB0_342:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2965, [%r271+24576];
	add.s32 	%r592, %r4, 6144;
	setp.ge.s32 	%p288, %r592, %r518;
	@%p288 bra 	$L__BB0_348;
	shr.u32 	%r2476, %r2965, %r770;
	shl.b32 	%r2477, %r2476, 2;
	and.b32  	%r2478, %r2477, 1020;
	add.s32 	%r2480, %r954, %r2478;
	ld.shared.u32 	%r2481, [%r2480+45056];
	setp.lt.s32 	%p289, %r3, 2;
	add.s32 	%r593, %r2481, %r592;
	@%p289 bra 	$L__BB0_347;
	setp.eq.s32 	%p290, %r3, 2;
	@%p290 bra 	$L__BB0_346;
	bra.uni 	$L__BB0_345;
$L__BB0_346:
	xor.b32  	%r2965, %r2965, -2147483648;
	bra.uni 	$L__BB0_347;
$L__BB0_345:
	add.s32 	%r2482, %r2965, %r1;
	setp.lt.s32 	%p291, %r2482, 0;
	selp.b32 	%r2483, -2147483648, -1, %p291;
	xor.b32  	%r2965, %r2483, %r2482;
$L__BB0_347:
	mul.wide.u32 	%rd57, %r593, 4;
	add.s64 	%rd58, %rd1, %rd57;
	st.global.u32 	[%rd58], %r2965;
$L__BB0_348:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2966, [%r271+26624];
	add.s32 	%r598, %r4, 6656;
	setp.ge.s32 	%p292, %r598, %r518;
	@%p292 bra 	$L__BB0_354;
	shr.u32 	%r2484, %r2966, %r770;
	shl.b32 	%r2485, %r2484, 2;
	and.b32  	%r2486, %r2485, 1020;
	add.s32 	%r2488, %r954, %r2486;
	ld.shared.u32 	%r2489, [%r2488+45056];
	setp.lt.s32 	%p293, %r3, 2;
	add.s32 	%r599, %r2489, %r598;
	@%p293 bra 	$L__BB0_353;
	setp.eq.s32 	%p294, %r3, 2;
	@%p294 bra 	$L__BB0_352;
	bra.uni 	$L__BB0_351;
$L__BB0_352:
	xor.b32  	%r2966, %r2966, -2147483648;
	bra.uni 	$L__BB0_353;
$L__BB0_351:
	add.s32 	%r2490, %r2966, %r1;
	setp.lt.s32 	%p295, %r2490, 0;
	selp.b32 	%r2491, -2147483648, -1, %p295;
	xor.b32  	%r2966, %r2491, %r2490;
$L__BB0_353:
	mul.wide.u32 	%rd59, %r599, 4;
	add.s64 	%rd60, %rd1, %rd59;
	st.global.u32 	[%rd60], %r2966;
$L__BB0_354:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2967, [%r271+28672];
	add.s32 	%r604, %r4, 7168;
	setp.ge.s32 	%p296, %r604, %r518;
	@%p296 bra 	$L__BB0_360;
	shr.u32 	%r2492, %r2967, %r770;
	shl.b32 	%r2493, %r2492, 2;
	and.b32  	%r2494, %r2493, 1020;
	add.s32 	%r2496, %r954, %r2494;
	ld.shared.u32 	%r2497, [%r2496+45056];
	setp.lt.s32 	%p297, %r3, 2;
	add.s32 	%r605, %r2497, %r604;
	@%p297 bra 	$L__BB0_359;
	setp.eq.s32 	%p298, %r3, 2;
	@%p298 bra 	$L__BB0_358;
	bra.uni 	$L__BB0_357;
$L__BB0_358:
	xor.b32  	%r2967, %r2967, -2147483648;
	bra.uni 	$L__BB0_359;
$L__BB0_357:
	add.s32 	%r2498, %r2967, %r1;
	setp.lt.s32 	%p299, %r2498, 0;
	selp.b32 	%r2499, -2147483648, -1, %p299;
	xor.b32  	%r2967, %r2499, %r2498;
$L__BB0_359:
	mul.wide.u32 	%rd61, %r605, 4;
	add.s64 	%rd62, %rd1, %rd61;
	st.global.u32 	[%rd62], %r2967;
$L__BB0_360:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2968, [%r271+30720];
	add.s32 	%r610, %r4, 7680;
	setp.ge.s32 	%p300, %r610, %r518;
	@%p300 bra 	$L__BB0_366;
	shr.u32 	%r2500, %r2968, %r770;
	shl.b32 	%r2501, %r2500, 2;
	and.b32  	%r2502, %r2501, 1020;
	add.s32 	%r2504, %r954, %r2502;
	ld.shared.u32 	%r2505, [%r2504+45056];
	setp.lt.s32 	%p301, %r3, 2;
	add.s32 	%r611, %r2505, %r610;
	@%p301 bra 	$L__BB0_365;
	setp.eq.s32 	%p302, %r3, 2;
	@%p302 bra 	$L__BB0_364;
	bra.uni 	$L__BB0_363;
$L__BB0_364:
	xor.b32  	%r2968, %r2968, -2147483648;
	bra.uni 	$L__BB0_365;
$L__BB0_363:
	add.s32 	%r2506, %r2968, %r1;
	setp.lt.s32 	%p303, %r2506, 0;
	selp.b32 	%r2507, -2147483648, -1, %p303;
	xor.b32  	%r2968, %r2507, %r2506;
$L__BB0_365:
	mul.wide.u32 	%rd63, %r611, 4;
	add.s64 	%rd64, %rd1, %rd63;
	st.global.u32 	[%rd64], %r2968;
$L__BB0_366:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2969, [%r271+32768];
	add.s32 	%r616, %r4, 8192;
	setp.ge.s32 	%p304, %r616, %r518;
	@%p304 bra 	$L__BB0_372;
	shr.u32 	%r2508, %r2969, %r770;
	shl.b32 	%r2509, %r2508, 2;
	and.b32  	%r2510, %r2509, 1020;
	add.s32 	%r2512, %r954, %r2510;
	ld.shared.u32 	%r2513, [%r2512+45056];
	setp.lt.s32 	%p305, %r3, 2;
	add.s32 	%r617, %r2513, %r616;
	@%p305 bra 	$L__BB0_371;
	setp.eq.s32 	%p306, %r3, 2;
	@%p306 bra 	$L__BB0_370;
	bra.uni 	$L__BB0_369;
$L__BB0_370:
	xor.b32  	%r2969, %r2969, -2147483648;
	bra.uni 	$L__BB0_371;
$L__BB0_369:
	add.s32 	%r2514, %r2969, %r1;
	setp.lt.s32 	%p307, %r2514, 0;
	selp.b32 	%r2515, -2147483648, -1, %p307;
	xor.b32  	%r2969, %r2515, %r2514;
$L__BB0_371:
	mul.wide.u32 	%rd65, %r617, 4;
	add.s64 	%rd66, %rd1, %rd65;
	st.global.u32 	[%rd66], %r2969;
$L__BB0_372:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2970, [%r271+34816];
	add.s32 	%r622, %r4, 8704;
	setp.ge.s32 	%p308, %r622, %r518;
	@%p308 bra 	$L__BB0_378;
	shr.u32 	%r2516, %r2970, %r770;
	shl.b32 	%r2517, %r2516, 2;
	and.b32  	%r2518, %r2517, 1020;
	add.s32 	%r2520, %r954, %r2518;
	ld.shared.u32 	%r2521, [%r2520+45056];
	setp.lt.s32 	%p309, %r3, 2;
	add.s32 	%r623, %r2521, %r622;
	@%p309 bra 	$L__BB0_377;
	setp.eq.s32 	%p310, %r3, 2;
	@%p310 bra 	$L__BB0_376;
	bra.uni 	$L__BB0_375;
$L__BB0_376:
	xor.b32  	%r2970, %r2970, -2147483648;
	bra.uni 	$L__BB0_377;
$L__BB0_375:
	add.s32 	%r2522, %r2970, %r1;
	setp.lt.s32 	%p311, %r2522, 0;
	selp.b32 	%r2523, -2147483648, -1, %p311;
	xor.b32  	%r2970, %r2523, %r2522;
$L__BB0_377:
	mul.wide.u32 	%rd67, %r623, 4;
	add.s64 	%rd68, %rd1, %rd67;
	st.global.u32 	[%rd68], %r2970;
$L__BB0_378:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2971, [%r271+36864];
	add.s32 	%r628, %r4, 9216;
	setp.ge.s32 	%p312, %r628, %r518;
	@%p312 bra 	$L__BB0_384;
	shr.u32 	%r2524, %r2971, %r770;
	shl.b32 	%r2525, %r2524, 2;
	and.b32  	%r2526, %r2525, 1020;
	add.s32 	%r2528, %r954, %r2526;
	ld.shared.u32 	%r2529, [%r2528+45056];
	setp.lt.s32 	%p313, %r3, 2;
	add.s32 	%r629, %r2529, %r628;
	@%p313 bra 	$L__BB0_383;
	setp.eq.s32 	%p314, %r3, 2;
	@%p314 bra 	$L__BB0_382;
	bra.uni 	$L__BB0_381;
$L__BB0_382:
	xor.b32  	%r2971, %r2971, -2147483648;
	bra.uni 	$L__BB0_383;
$L__BB0_381:
	add.s32 	%r2530, %r2971, %r1;
	setp.lt.s32 	%p315, %r2530, 0;
	selp.b32 	%r2531, -2147483648, -1, %p315;
	xor.b32  	%r2971, %r2531, %r2530;
$L__BB0_383:
	mul.wide.u32 	%rd69, %r629, 4;
	add.s64 	%rd70, %rd1, %rd69;
	st.global.u32 	[%rd70], %r2971;
$L__BB0_384:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2972, [%r271+38912];
	add.s32 	%r634, %r4, 9728;
	setp.ge.s32 	%p316, %r634, %r518;
	@%p316 bra 	$L__BB0_390;
	shr.u32 	%r2532, %r2972, %r770;
	shl.b32 	%r2533, %r2532, 2;
	and.b32  	%r2534, %r2533, 1020;
	add.s32 	%r2536, %r954, %r2534;
	ld.shared.u32 	%r2537, [%r2536+45056];
	setp.lt.s32 	%p317, %r3, 2;
	add.s32 	%r635, %r2537, %r634;
	@%p317 bra 	$L__BB0_389;
	setp.eq.s32 	%p318, %r3, 2;
	@%p318 bra 	$L__BB0_388;
	bra.uni 	$L__BB0_387;
$L__BB0_388:
	xor.b32  	%r2972, %r2972, -2147483648;
	bra.uni 	$L__BB0_389;
$L__BB0_387:
	add.s32 	%r2538, %r2972, %r1;
	setp.lt.s32 	%p319, %r2538, 0;
	selp.b32 	%r2539, -2147483648, -1, %p319;
	xor.b32  	%r2972, %r2539, %r2538;
$L__BB0_389:
	mul.wide.u32 	%rd71, %r635, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.u32 	[%rd72], %r2972;
$L__BB0_390:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2973, [%r271+40960];
	add.s32 	%r640, %r4, 10240;
	setp.ge.s32 	%p320, %r640, %r518;
	@%p320 bra 	$L__BB0_396;
	shr.u32 	%r2540, %r2973, %r770;
	shl.b32 	%r2541, %r2540, 2;
	and.b32  	%r2542, %r2541, 1020;
	add.s32 	%r2544, %r954, %r2542;
	ld.shared.u32 	%r2545, [%r2544+45056];
	setp.lt.s32 	%p321, %r3, 2;
	add.s32 	%r641, %r2545, %r640;
	@%p321 bra 	$L__BB0_395;
	setp.eq.s32 	%p322, %r3, 2;
	@%p322 bra 	$L__BB0_394;
	bra.uni 	$L__BB0_393;
$L__BB0_394:
	xor.b32  	%r2973, %r2973, -2147483648;
	bra.uni 	$L__BB0_395;
$L__BB0_393:
	add.s32 	%r2546, %r2973, %r1;
	setp.lt.s32 	%p323, %r2546, 0;
	selp.b32 	%r2547, -2147483648, -1, %p323;
	xor.b32  	%r2973, %r2547, %r2546;
$L__BB0_395:
	mul.wide.u32 	%rd73, %r641, 4;
	add.s64 	%rd74, %rd1, %rd73;
	st.global.u32 	[%rd74], %r2973;
$L__BB0_396:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2974, [%r271+43008];
	shr.u32 	%r2548, %r2974, %r770;
	shl.b32 	%r2549, %r2548, 2;
	and.b32  	%r2550, %r2549, 1020;
	add.s32 	%r2552, %r954, %r2550;
	ld.shared.u32 	%r2553, [%r2552+45056];
	add.s32 	%r2554, %r4, 10752;
	add.s32 	%r646, %r2553, %r2554;
	setp.ge.s32 	%p324, %r2554, %r518;
	@%p324 bra 	$L__BB0_402;
	setp.lt.s32 	%p325, %r3, 2;
	@%p325 bra 	$L__BB0_401;
	setp.eq.s32 	%p326, %r3, 2;
	@%p326 bra 	$L__BB0_400;
	bra.uni 	$L__BB0_399;
$L__BB0_400:
	xor.b32  	%r2974, %r2974, -2147483648;
	bra.uni 	$L__BB0_401;
$L__BB0_399:
	add.s32 	%r2555, %r2974, %r1;
	setp.lt.s32 	%p327, %r2555, 0;
	selp.b32 	%r2556, -2147483648, -1, %p327;
	xor.b32  	%r2974, %r2556, %r2555;
$L__BB0_401:
	mul.wide.u32 	%rd75, %r646, 4;
	add.s64 	%rd76, %rd1, %rd75;
	st.global.u32 	[%rd76], %r2974;
$L__BB0_402:
	bar.warp.sync 	-1;
$L__BB0_492:
	ret;
}
)PTX"},
    {"gs_cub_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__444_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_5796ignoreE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5794cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5796thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_64(
	.param .align 8 .b8 gs_cub_64_param_0[96]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<284>;
	.reg .b32 	%r<1521>;
	.reg .b64 	%rd<787>;
	.shared .align 16 .b8 _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory[47104];
	ld.param.v2.u32 	{%r197, %r198}, [gs_cub_64_param_0+80];
	ld.param.v2.u32 	{%r199, %r200}, [gs_cub_64_param_0+72];
	ld.param.v2.u32 	{%r201, %r202}, [gs_cub_64_param_0+88];
	ld.param.u64 	%rd366, [gs_cub_64_param_0+64];
	ld.param.u64 	%rd365, [gs_cub_64_param_0+56];
	ld.param.u64 	%rd364, [gs_cub_64_param_0+48];
	ld.param.u64 	%rd359, [gs_cub_64_param_0+8];
	ld.param.u64 	%rd358, [gs_cub_64_param_0];
	cvta.to.global.u64 	%rd1, %rd359;
	cvta.to.global.u64 	%rd2, %rd364;
	setp.eq.s32 	%p3, %r198, 0;
	add.s32 	%r203, %r197, 1;
	selp.b32 	%r1, 0, %r203, %p3;
	setp.eq.s32 	%p4, %r201, 0;
	selp.b32 	%r2, 0, %r203, %p4;
	mov.u32 	%r3, %tid.x;
	setp.ne.s32 	%p5, %r3, 0;
	@%p5 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd367, %rd365;
	atom.global.add.u32 	%r204, [%rd367], 1;
	st.shared.u32 	[_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory+46080], %r204;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r5, [_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory+46080];
	mul.lo.s32 	%r205, %r5, 5760;
	add.s32 	%r206, %r205, 5760;
	setp.le.s32 	%p6, %r206, %r199;
	cvt.u64.u32 	%rd4, %r205;
	and.b32  	%r207, %r3, -32;
	mul.lo.s32 	%r208, %r207, 15;
	and.b32  	%r209, %r3, 31;
	or.b32  	%r210, %r208, %r209;
	cvt.s64.s32 	%rd368, %r210;
	add.s64 	%rd369, %rd368, %rd4;
	cvta.to.global.u64 	%rd370, %rd358;
	shl.b64 	%rd371, %rd369, 3;
	add.s64 	%rd5, %rd370, %rd371;
	@%p6 bra 	$L__BB0_36;
	bra.uni 	$L__BB0_3;
$L__BB0_36:
	ld.global.u64 	%rd712, [%rd5];
	ld.global.u64 	%rd713, [%rd5+256];
	ld.global.u64 	%rd714, [%rd5+512];
	ld.global.u64 	%rd715, [%rd5+768];
	ld.global.u64 	%rd716, [%rd5+1024];
	ld.global.u64 	%rd717, [%rd5+1280];
	ld.global.u64 	%rd718, [%rd5+1536];
	ld.global.u64 	%rd719, [%rd5+1792];
	ld.global.u64 	%rd720, [%rd5+2048];
	ld.global.u64 	%rd721, [%rd5+2304];
	ld.global.u64 	%rd722, [%rd5+2560];
	ld.global.u64 	%rd723, [%rd5+2816];
	ld.global.u64 	%rd724, [%rd5+3072];
	ld.global.u64 	%rd725, [%rd5+3328];
	ld.global.u64 	%rd682, [%rd5+3584];
	bra.uni 	$L__BB0_37;
$L__BB0_3:
	cvt.u32.u64 	%r211, %rd4;
	sub.s32 	%r6, %r199, %r211;
	setp.lt.s32 	%p7, %r1, 2;
	mov.u64 	%rd682, -1;
	@%p7 bra 	$L__BB0_6;
	setp.eq.s32 	%p8, %r1, 2;
	mov.u64 	%rd682, 9223372036854775807;
	@%p8 bra 	$L__BB0_6;
	add.s64 	%rd374, %rd366, -1;
	setp.lt.s64 	%p9, %rd374, 0;
	selp.b64 	%rd375, -9223372036854775808, -1, %p9;
	xor.b64  	%rd682, %rd375, %rd374;
$L__BB0_6:
	setp.ge.s32 	%p10, %r210, %r6;
	mov.u64 	%rd712, %rd682;
	@%p10 bra 	$L__BB0_8;
	ld.global.u64 	%rd712, [%rd5];
$L__BB0_8:
	add.s32 	%r215, %r210, 32;
	setp.ge.s32 	%p11, %r215, %r6;
	mov.u64 	%rd713, %rd682;
	@%p11 bra 	$L__BB0_10;
	ld.global.u64 	%rd713, [%rd5+256];
$L__BB0_10:
	add.s32 	%r216, %r210, 64;
	setp.ge.s32 	%p12, %r216, %r6;
	mov.u64 	%rd714, %rd682;
	@%p12 bra 	$L__BB0_12;
	ld.global.u64 	%rd714, [%rd5+512];
$L__BB0_12:
	add.s32 	%r217, %r210, 96;
	setp.ge.s32 	%p13, %r217, %r6;
	mov.u64 	%rd715, %rd682;
	@%p13 bra 	$L__BB0_14;
	ld.global.u64 	%rd715, [%rd5+768];
$L__BB0_14:
	add.s32 	%r218, %r210, 128;
	setp.ge.s32 	%p14, %r218, %r6;
	mov.u64 	%rd716, %rd682;
	@%p14 bra 	$L__BB0_16;
	ld.global.u64 	%rd716, [%rd5+1024];
$L__BB0_16:
	add.s32 	%r219, %r210, 160;
	setp.ge.s32 	%p15, %r219, %r6;
	mov.u64 	%rd717, %rd682;
	@%p15 bra 	$L__BB0_18;
	ld.global.u64 	%rd717, [%rd5+1280];
$L__BB0_18:
	add.s32 	%r220, %r210, 192;
	setp.ge.s32 	%p16, %r220, %r6;
	mov.u64 	%rd718, %rd682;
	@%p16 bra 	$L__BB0_20;
	ld.global.u64 	%rd718, [%rd5+1536];
$L__BB0_20:
	add.s32 	%r221, %r210, 224;
	setp.ge.s32 	%p17, %r221, %r6;
	mov.u64 	%rd719, %rd682;
	@%p17 bra 	$L__BB0_22;
	ld.global.u64 	%rd719, [%rd5+1792];
$L__BB0_22:
	add.s32 	%r222, %r210, 256;
	setp.ge.s32 	%p18, %r222, %r6;
	mov.u64 	%rd720, %rd682;
	@%p18 bra 	$L__BB0_24;
	ld.global.u64 	%rd720, [%rd5+2048];
$L__BB0_24:
	add.s32 	%r223, %r210, 288;
	setp.ge.s32 	%p19, %r223, %r6;
	mov.u64 	%rd721, %rd682;
	@%p19 bra 	$L__BB0_26;
	ld.global.u64 	%rd721, [%rd5+2304];
$L__BB0_26:
	add.s32 	%r224, %r210, 320;
	setp.ge.s32 	%p20, %r224, %r6;
	mov.u64 	%rd722, %rd682;
	@%p20 bra 	$L__BB0_28;
	ld.global.u64 	%rd722, [%rd5+2560];
$L__BB0_28:
	add.s32 	%r225, %r210, 352;
	setp.ge.s32 	%p21, %r225, %r6;
	mov.u64 	%rd723, %rd682;
	@%p21 bra 	$L__BB0_30;
	ld.global.u64 	%rd723, [%rd5+2816];
$L__BB0_30:
	add.s32 	%r226, %r210, 384;
	setp.ge.s32 	%p22, %r226, %r6;
	mov.u64 	%rd724, %rd682;
	@%p22 bra 	$L__BB0_32;
	ld.global.u64 	%rd724, [%rd5+3072];
$L__BB0_32:
	add.s32 	%r231, %r210, 416;
	sub.s32 	%r233, %r199, %r205;
	setp.ge.s32 	%p23, %r231, %r233;
	mov.u64 	%rd725, %rd682;
	@%p23 bra 	$L__BB0_34;
	ld.global.u64 	%rd725, [%rd5+3328];
$L__BB0_34:
	add.s32 	%r238, %r210, 448;
	setp.ge.s32 	%p24, %r238, %r233;
	@%p24 bra 	$L__BB0_37;
	ld.global.u64 	%rd682, [%rd5+3584];
$L__BB0_37:
	mov.u64 	%rd376, 9223372036854775807;
	sub.s64 	%rd67, %rd376, %rd366;
	setp.lt.s32 	%p25, %r1, 2;
	mov.u64 	%rd726, %rd682;
	@%p25 bra 	$L__BB0_100;
	setp.eq.s32 	%p26, %r1, 2;
	@%p26 bra 	$L__BB0_99;
	bra.uni 	$L__BB0_39;
$L__BB0_99:
	xor.b64  	%rd712, %rd712, -9223372036854775808;
	xor.b64  	%rd713, %rd713, -9223372036854775808;
	xor.b64  	%rd714, %rd714, -9223372036854775808;
	xor.b64  	%rd715, %rd715, -9223372036854775808;
	xor.b64  	%rd716, %rd716, -9223372036854775808;
	xor.b64  	%rd717, %rd717, -9223372036854775808;
	xor.b64  	%rd718, %rd718, -9223372036854775808;
	xor.b64  	%rd719, %rd719, -9223372036854775808;
	xor.b64  	%rd720, %rd720, -9223372036854775808;
	xor.b64  	%rd721, %rd721, -9223372036854775808;
	xor.b64  	%rd722, %rd722, -9223372036854775808;
	xor.b64  	%rd723, %rd723, -9223372036854775808;
	xor.b64  	%rd724, %rd724, -9223372036854775808;
	xor.b64  	%rd725, %rd725, -9223372036854775808;
	xor.b64  	%rd726, %rd682, -9223372036854775808;
	bra.uni 	$L__BB0_100;
$L__BB0_39:
	setp.eq.s32 	%p27, %r202, 0;
	@%p27 bra 	$L__BB0_42;
	and.b64  	%rd68, %rd712, 9223372036854775807;
	setp.gt.u64 	%p28, %rd68, %rd67;
	mov.u64 	%rd684, -1;
	@%p28 bra 	$L__BB0_43;
	setp.eq.s64 	%p29, %rd68, 0;
	selp.b64 	%rd712, 0, %rd712, %p29;
$L__BB0_42:
	setp.lt.s64 	%p30, %rd712, 0;
	selp.b64 	%rd378, -1, -9223372036854775808, %p30;
	xor.b64  	%rd379, %rd378, %rd712;
	sub.s64 	%rd684, %rd379, %rd366;
$L__BB0_43:
	@%p27 bra 	$L__BB0_46;
	and.b64  	%rd73, %rd713, 9223372036854775807;
	setp.gt.u64 	%p32, %rd73, %rd67;
	mov.u64 	%rd686, -1;
	@%p32 bra 	$L__BB0_47;
	setp.eq.s64 	%p33, %rd73, 0;
	selp.b64 	%rd713, 0, %rd713, %p33;
$L__BB0_46:
	setp.lt.s64 	%p34, %rd713, 0;
	selp.b64 	%rd381, -1, -9223372036854775808, %p34;
	xor.b64  	%rd382, %rd381, %rd713;
	sub.s64 	%rd686, %rd382, %rd366;
$L__BB0_47:
	@%p27 bra 	$L__BB0_50;
	and.b64  	%rd78, %rd714, 9223372036854775807;
	setp.gt.u64 	%p36, %rd78, %rd67;
	mov.u64 	%rd688, -1;
	@%p36 bra 	$L__BB0_51;
	setp.eq.s64 	%p37, %rd78, 0;
	selp.b64 	%rd714, 0, %rd714, %p37;
$L__BB0_50:
	setp.lt.s64 	%p38, %rd714, 0;
	selp.b64 	%rd384, -1, -9223372036854775808, %p38;
	xor.b64  	%rd385, %rd384, %rd714;
	sub.s64 	%rd688, %rd385, %rd366;
$L__BB0_51:
	@%p27 bra 	$L__BB0_54;
	and.b64  	%rd83, %rd715, 9223372036854775807;
	setp.gt.u64 	%p40, %rd83, %rd67;
	mov.u64 	%rd690, -1;
	@%p40 bra 	$L__BB0_55;
	setp.eq.s64 	%p41, %rd83, 0;
	selp.b64 	%rd715, 0, %rd715, %p41;
$L__BB0_54:
	setp.lt.s64 	%p42, %rd715, 0;
	selp.b64 	%rd387, -1, -9223372036854775808, %p42;
	xor.b64  	%rd388, %rd387, %rd715;
	sub.s64 	%rd690, %rd388, %rd366;
$L__BB0_55:
	@%p27 bra 	$L__BB0_58;
	and.b64  	%rd88, %rd716, 9223372036854775807;
	setp.gt.u64 	%p44, %rd88, %rd67;
	mov.u64 	%rd692, -1;
	@%p44 bra 	$L__BB0_59;
	setp.eq.s64 	%p45, %rd88, 0;
	selp.b64 	%rd716, 0, %rd716, %p45;
$L__BB0_58:
	setp.lt.s64 	%p46, %rd716, 0;
	selp.b64 	%rd390, -1, -9223372036854775808, %p46;
	xor.b64  	%rd391, %rd390, %rd716;
	sub.s64 	%rd692, %rd391, %rd366;
$L__BB0_59:
	@%p27 bra 	$L__BB0_62;
	and.b64  	%rd93, %rd717, 9223372036854775807;
	setp.gt.u64 	%p48, %rd93, %rd67;
	mov.u64 	%rd694, -1;
	@%p48 bra 	$L__BB0_63;
	setp.eq.s64 	%p49, %rd93, 0;
	selp.b64 	%rd717, 0, %rd717, %p49;
$L__BB0_62:
	setp.lt.s64 	%p50, %rd717, 0;
	selp.b64 	%rd393, -1, -9223372036854775808, %p50;
	xor.b64  	%rd394, %rd393, %rd717;
	sub.s64 	%rd694, %rd394, %rd366;
$L__BB0_63:
	@%p27 bra 	$L__BB0_66;
	and.b64  	%rd98, %rd718, 9223372036854775807;
	setp.gt.u64 	%p52, %rd98, %rd67;
	mov.u64 	%rd696, -1;
	@%p52 bra 	$L__BB0_67;
	setp.eq.s64 	%p53, %rd98, 0;
	selp.b64 	%rd718, 0, %rd718, %p53;
$L__BB0_66:
	setp.lt.s64 	%p54, %rd718, 0;
	selp.b64 	%rd396, -1, -9223372036854775808, %p54;
	xor.b64  	%rd397, %rd396, %rd718;
	sub.s64 	%rd696, %rd397, %rd366;
$L__BB0_67:
	@%p27 bra 	$L__BB0_70;
	and.b64  	%rd103, %rd719, 9223372036854775807;
	setp.gt.u64 	%p56, %rd103, %rd67;
	mov.u64 	%rd698, -1;
	@%p56 bra 	$L__BB0_71;
	setp.eq.s64 	%p57, %rd103, 0;
	selp.b64 	%rd719, 0, %rd719, %p57;
$L__BB0_70:
	setp.lt.s64 	%p58, %rd719, 0;
	selp.b64 	%rd399, -1, -9223372036854775808, %p58;
	xor.b64  	%rd400, %rd399, %rd719;
	sub.s64 	%rd698, %rd400, %rd366;
$L__BB0_71:
	@%p27 bra 	$L__BB0_74;
	and.b64  	%rd108, %rd720, 9223372036854775807;
	setp.gt.u64 	%p60, %rd108, %rd67;
	mov.u64 	%rd700, -1;
	@%p60 bra 	$L__BB0_75;
	setp.eq.s64 	%p61, %rd108, 0;
	selp.b64 	%rd720, 0, %rd720, %p61;
$L__BB0_74:
	setp.lt.s64 	%p62, %rd720, 0;
	selp.b64 	%rd402, -1, -9223372036854775808, %p62;
	xor.b64  	%rd403, %rd402, %rd720;
	sub.s64 	%rd700, %rd403, %rd366;
$L__BB0_75:
	@%p27 bra 	$L__BB0_78;
	and.b64  	%rd113, %rd721, 9223372036854775807;
	setp.gt.u64 	%p64, %rd113, %rd67;
	mov.u64 	%rd702, -1;
	@%p64 bra 	$L__BB0_79;
	setp.eq.s64 	%p65, %rd113, 0;
	selp.b64 	%rd721, 0, %rd721, %p65;
$L__BB0_78:
	setp.lt.s64 	%p66, %rd721, 0;
	selp.b64 	%rd405, -1, -9223372036854775808, %p66;
	xor.b64  	%rd406, %rd405, %rd721;
	sub.s64 	%rd702, %rd406, %rd366;
$L__BB0_79:
	@%p27 bra 	$L__BB0_82;
	and.b64  	%rd118, %rd722, 9223372036854775807;
	setp.gt.u64 	%p68, %rd118, %rd67;
	mov.u64 	%rd704, -1;
	@%p68 bra 	$L__BB0_83;
	setp.eq.s64 	%p69, %rd118, 0;
	selp.b64 	%rd722, 0, %rd722, %p69;
$L__BB0_82:
	setp.lt.s64 	%p70, %rd722, 0;
	selp.b64 	%rd408, -1, -9223372036854775808, %p70;
	xor.b64  	%rd409, %rd408, %rd722;
	sub.s64 	%rd704, %rd409, %rd366;
$L__BB0_83:
	@%p27 bra 	$L__BB0_86;
	and.b64  	%rd123, %rd723, 9223372036854775807;
	setp.gt.u64 	%p72, %rd123, %rd67;
	mov.u64 	%rd706, -1;
	@%p72 bra 	$L__BB0_87;
	setp.eq.s64 	%p73, %rd123, 0;
	selp.b64 	%rd723, 0, %rd723, %p73;
$L__BB0_86:
	setp.lt.s64 	%p74, %rd723, 0;
	selp.b64 	%rd411, -1, -9223372036854775808, %p74;
	xor.b64  	%rd412, %rd411, %rd723;
	sub.s64 	%rd706, %rd412, %rd366;
$L__BB0_87:
	@%p27 bra 	$L__BB0_90;
	and.b64  	%rd128, %rd724, 9223372036854775807;
	setp.gt.u64 	%p76, %rd128, %rd67;
	mov.u64 	%rd708, -1;
	@%p76 bra 	$L__BB0_91;
	setp.eq.s64 	%p77, %rd128, 0;
	selp.b64 	%rd724, 0, %rd724, %p77;
$L__BB0_90:
	setp.lt.s64 	%p78, %rd724, 0;
	selp.b64 	%rd414, -1, -9223372036854775808, %p78;
	xor.b64  	%rd415, %rd414, %rd724;
	sub.s64 	%rd708, %rd415, %rd366;
$L__BB0_91:
	@%p27 bra 	$L__BB0_94;
	and.b64  	%rd133, %rd725, 9223372036854775807;
	setp.gt.u64 	%p80, %rd133, %rd67;
	mov.u64 	%rd710, -1;
	@%p80 bra 	$L__BB0_95;
	setp.eq.s64 	%p81, %rd133, 0;
	selp.b64 	%rd725, 0, %rd725, %p81;
$L__BB0_94:
	setp.lt.s64 	%p82, %rd725, 0;
	selp.b64 	%rd417, -1, -9223372036854775808, %p82;
	xor.b64  	%rd418, %rd417, %rd725;
	sub.s64 	%rd710, %rd418, %rd366;
$L__BB0_95:
	@%p27 bra 	$L__BB0_98;
	and.b64  	%rd138, %rd682, 9223372036854775807;
	setp.gt.u64 	%p84, %rd138, %rd67;
	mov.u64 	%rd726, -1;
	mov.u64 	%rd712, %rd684;
	mov.u64 	%rd713, %rd686;
	mov.u64 	%rd714, %rd688;
	mov.u64 	%rd715, %rd690;
	mov.u64 	%rd716, %rd692;
	mov.u64 	%rd717, %rd694;
	mov.u64 	%rd718, %rd696;
	mov.u64 	%rd719, %rd698;
	mov.u64 	%rd720, %rd700;
	mov.u64 	%rd721, %rd702;
	mov.u64 	%rd722, %rd704;
	mov.u64 	%rd723, %rd706;
	mov.u64 	%rd724, %rd708;
	mov.u64 	%rd725, %rd710;
	@%p84 bra 	$L__BB0_100;
	setp.eq.s64 	%p85, %rd138, 0;
	selp.b64 	%rd682, 0, %rd682, %p85;
$L__BB0_98:
	setp.lt.s64 	%p86, %rd682, 0;
	selp.b64 	%rd420, -1, -9223372036854775808, %p86;
	xor.b64  	%rd421, %rd420, %rd682;
	sub.s64 	%rd726, %rd421, %rd366;
	mov.u64 	%rd712, %rd684;
	mov.u64 	%rd713, %rd686;
	mov.u64 	%rd714, %rd688;
	mov.u64 	%rd715, %rd690;
	mov.u64 	%rd716, %rd692;
	mov.u64 	%rd717, %rd694;
	mov.u64 	%rd718, %rd696;
	mov.u64 	%rd719, %rd698;
	mov.u64 	%rd720, %rd700;
	mov.u64 	%rd721, %rd702;
	mov.u64 	%rd722, %rd704;
	mov.u64 	%rd723, %rd706;
	mov.u64 	%rd724, %rd708;
	mov.u64 	%rd725, %rd710;
$L__BB0_100:
	mov.u32 %r241, %laneid;
	setp.gt.s32 	%p87, %r241, 255;
	@%p87 bra 	$L__BB0_107;
	max.s32 	%r242, %r241, 224;
	add.s32 	%r243, %r242, 31;
	sub.s32 	%r10, %r243, %r241;
	shr.u32 	%r244, %r10, 5;
	add.s32 	%r245, %r244, 1;
	and.b32  	%r1493, %r245, 3;
	setp.eq.s32 	%p88, %r1493, 0;
	mov.u32 	%r1494, %r241;
	@%p88 bra 	$L__BB0_104;
	shl.b32 	%r246, %r3, 5;
	and.b32  	%r247, %r246, -1024;
	mov.u32 	%r248, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r249, %r248, %r247;
	shl.b32 	%r250, %r241, 2;
	add.s32 	%r1491, %r249, %r250;
	mov.u32 	%r1494, %r241;
$L__BB0_103:
	.pragma "nounroll";
	mov.u32 	%r251, 0;
	st.shared.u32 	[%r1491], %r251;
	add.s32 	%r1494, %r1494, 32;
	add.s32 	%r1491, %r1491, 128;
	add.s32 	%r1493, %r1493, -1;
	setp.ne.s32 	%p89, %r1493, 0;
	@%p89 bra 	$L__BB0_103;
$L__BB0_104:
	setp.lt.u32 	%p90, %r10, 96;
	@%p90 bra 	$L__BB0_107;
	add.s32 	%r1496, %r1494, -128;
	shl.b32 	%r252, %r3, 5;
	and.b32  	%r253, %r252, -1024;
	mov.u32 	%r254, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r255, %r254, %r253;
	shl.b32 	%r256, %r1494, 2;
	add.s32 	%r257, %r255, %r256;
	add.s32 	%r1495, %r257, 256;
$L__BB0_106:
	.pragma "nounroll";
	mov.u32 	%r258, 0;
	st.shared.u32 	[%r1495+-256], %r258;
	st.shared.u32 	[%r1495+-128], %r258;
	st.shared.u32 	[%r1495], %r258;
	st.shared.u32 	[%r1495+128], %r258;
	add.s32 	%r1495, %r1495, 512;
	add.s32 	%r1496, %r1496, 128;
	setp.lt.s32 	%p91, %r1496, 128;
	@%p91 bra 	$L__BB0_106;
$L__BB0_107:
	bar.warp.sync 	-1;
	shr.u64 	%rd422, %rd712, %r200;
	cvt.u32.u64 	%r260, %rd422;
	and.b32  	%r26, %r260, 255;
	shl.b32 	%r261, %r3, 5;
	and.b32  	%r262, %r261, -1024;
	mov.u32 	%r263, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r264, %r263, %r262;
	shl.b32 	%r265, %r260, 2;
	and.b32  	%r266, %r265, 1020;
	add.s32 	%r267, %r264, %r266;
	atom.shared.add.u32 	%r268, [%r267], 1;
	shr.u64 	%rd423, %rd713, %r200;
	cvt.u32.u64 	%r269, %rd423;
	shl.b32 	%r270, %r269, 2;
	and.b32  	%r271, %r270, 1020;
	add.s32 	%r272, %r264, %r271;
	atom.shared.add.u32 	%r273, [%r272], 1;
	shr.u64 	%rd424, %rd714, %r200;
	cvt.u32.u64 	%r274, %rd424;
	shl.b32 	%r275, %r274, 2;
	and.b32  	%r276, %r275, 1020;
	add.s32 	%r277, %r264, %r276;
	atom.shared.add.u32 	%r278, [%r277], 1;
	shr.u64 	%rd425, %rd715, %r200;
	cvt.u32.u64 	%r279, %rd425;
	shl.b32 	%r280, %r279, 2;
	and.b32  	%r281, %r280, 1020;
	add.s32 	%r282, %r264, %r281;
	atom.shared.add.u32 	%r283, [%r282], 1;
	shr.u64 	%rd426, %rd716, %r200;
	cvt.u32.u64 	%r284, %rd426;
	shl.b32 	%r285, %r284, 2;
	and.b32  	%r286, %r285, 1020;
	add.s32 	%r287, %r264, %r286;
	atom.shared.add.u32 	%r288, [%r287], 1;
	shr.u64 	%rd427, %rd717, %r200;
	cvt.u32.u64 	%r289, %rd427;
	shl.b32 	%r290, %r289, 2;
	and.b32  	%r291, %r290, 1020;
	add.s32 	%r292, %r264, %r291;
	atom.shared.add.u32 	%r293, [%r292], 1;
	shr.u64 	%rd428, %rd718, %r200;
	cvt.u32.u64 	%r294, %rd428;
	shl.b32 	%r295, %r294, 2;
	and.b32  	%r296, %r295, 1020;
	add.s32 	%r297, %r264, %r296;
	atom.shared.add.u32 	%r298, [%r297], 1;
	shr.u64 	%rd429, %rd719, %r200;
	cvt.u32.u64 	%r299, %rd429;
	shl.b32 	%r300, %r299, 2;
	and.b32  	%r301, %r300, 1020;
	add.s32 	%r302, %r264, %r301;
	atom.shared.add.u32 	%r303, [%r302], 1;
	shr.u64 	%rd430, %rd720, %r200;
	cvt.u32.u64 	%r304, %rd430;
	shl.b32 	%r305, %r304, 2;
	and.b32  	%r306, %r305, 1020;
	add.s32 	%r307, %r264, %r306;
	atom.shared.add.u32 	%r308, [%r307], 1;
	shr.u64 	%rd431, %rd721, %r200;
	cvt.u32.u64 	%r309, %rd431;
	shl.b32 	%r310, %r309, 2;
	and.b32  	%r311, %r310, 1020;
	add.s32 	%r312, %r264, %r311;
	atom.shared.add.u32 	%r313, [%r312], 1;
	shr.u64 	%rd432, %rd722, %r200;
	cvt.u32.u64 	%r314, %rd432;
	shl.b32 	%r315, %r314, 2;
	and.b32  	%r316, %r315, 1020;
	add.s32 	%r317, %r264, %r316;
	atom.shared.add.u32 	%r318, [%r317], 1;
	shr.u64 	%rd433, %rd723, %r200;
	cvt.u32.u64 	%r319, %rd433;
	shl.b32 	%r320, %r319, 2;
	and.b32  	%r321, %r320, 1020;
	add.s32 	%r322, %r264, %r321;
	atom.shared.add.u32 	%r323, [%r322], 1;
	shr.u64 	%rd434, %rd724, %r200;
	cvt.u32.u64 	%r324, %rd434;
	shl.b32 	%r325, %r324, 2;
	and.b32  	%r326, %r325, 1020;
	add.s32 	%r327, %r264, %r326;
	atom.shared.add.u32 	%r328, [%r327], 1;
	shr.u64 	%rd435, %rd725, %r200;
	cvt.u32.u64 	%r329, %rd435;
	shl.b32 	%r330, %r329, 2;
	and.b32  	%r331, %r330, 1020;
	add.s32 	%r332, %r264, %r331;
	atom.shared.add.u32 	%r333, [%r332], 1;
	shr.u64 	%rd436, %rd726, %r200;
	cvt.u32.u64 	%r334, %rd436;
	shl.b32 	%r335, %r334, 2;
	and.b32  	%r336, %r335, 1020;
	add.s32 	%r337, %r264, %r336;
	atom.shared.add.u32 	%r338, [%r337], 1;
	bar.sync 	0;
	shl.b32 	%r339, %r3, 2;
	add.s32 	%r27, %r263, %r339;
	setp.gt.u32 	%p92, %r3, 255;
	mov.u32 	%r1497, 0;
	@%p92 bra 	$L__BB0_109;
	ld.shared.u32 	%r340, [%r27];
	mov.u32 	%r341, 0;
	st.shared.u32 	[%r27], %r341;
	ld.shared.u32 	%r342, [%r27+1024];
	st.shared.u32 	[%r27+1024], %r340;
	add.s32 	%r343, %r342, %r340;
	ld.shared.u32 	%r344, [%r27+2048];
	st.shared.u32 	[%r27+2048], %r343;
	add.s32 	%r345, %r344, %r343;
	ld.shared.u32 	%r346, [%r27+3072];
	st.shared.u32 	[%r27+3072], %r345;
	add.s32 	%r347, %r346, %r345;
	ld.shared.u32 	%r348, [%r27+4096];
	st.shared.u32 	[%r27+4096], %r347;
	add.s32 	%r349, %r348, %r347;
	ld.shared.u32 	%r350, [%r27+5120];
	st.shared.u32 	[%r27+5120], %r349;
	add.s32 	%r351, %r350, %r349;
	ld.shared.u32 	%r352, [%r27+6144];
	st.shared.u32 	[%r27+6144], %r351;
	add.s32 	%r353, %r352, %r351;
	ld.shared.u32 	%r354, [%r27+7168];
	st.shared.u32 	[%r27+7168], %r353;
	add.s32 	%r355, %r354, %r353;
	ld.shared.u32 	%r356, [%r27+8192];
	st.shared.u32 	[%r27+8192], %r355;
	add.s32 	%r357, %r356, %r355;
	ld.shared.u32 	%r358, [%r27+9216];
	st.shared.u32 	[%r27+9216], %r357;
	add.s32 	%r359, %r358, %r357;
	ld.shared.u32 	%r360, [%r27+10240];
	st.shared.u32 	[%r27+10240], %r359;
	add.s32 	%r361, %r360, %r359;
	ld.shared.u32 	%r362, [%r27+11264];
	st.shared.u32 	[%r27+11264], %r361;
	add.s32 	%r1497, %r362, %r361;
$L__BB0_109:
	shl.b32 	%r363, %r5, 8;
	add.s32 	%r364, %r363, %r3;
	mul.wide.s32 	%rd437, %r364, 4;
	add.s64 	%rd173, %rd2, %rd437;
	setp.gt.s32 	%p93, %r3, 255;
	@%p93 bra 	$L__BB0_111;
	or.b32  	%r365, %r1497, 1073741824;
	st.volatile.global.u32 	[%rd173], %r365;
$L__BB0_111:
	ld.param.u64 	%rd652, [gs_cub_64_param_0+40];
	setp.lt.s32 	%p94, %r3, 256;
	setp.eq.s32 	%p95, %r1497, 5760;
	and.pred  	%p96, %p94, %p95;
	selp.u32 	%r366, 1, 0, %p96;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r366, 0; 
	bar.red.or.pred 	%p2, 0, %p1; 
	selp.u32 	%r367, 1, 0, %p2; 
	}
	setp.eq.s32 	%p97, %r367, 0;
	cvta.to.global.u64 	%rd438, %rd652;
	mul.wide.s32 	%rd439, %r3, 4;
	add.s64 	%rd174, %rd438, %rd439;
	@%p97 bra 	$L__BB0_157;
	@%p93 bra 	$L__BB0_120;
	setp.gt.u32 	%p99, %r3, %r26;
	selp.b32 	%r368, 5760, 0, %p99;
	ld.global.u32 	%r369, [%rd174];
	sub.s32 	%r370, %r369, %r368;
	st.shared.u32 	[%r27+46080], %r370;
	setp.lt.s32 	%p100, %r5, 1;
	mov.u32 	%r1500, %r1497;
	@%p100 bra 	$L__BB0_119;
	mov.u32 	%r1499, -1;
	mov.u32 	%r1498, %r5;
	mov.u32 	%r1500, %r1497;
$L__BB0_115:
	shl.b32 	%r372, %r1498, 8;
	add.s32 	%r373, %r372, %r3;
	add.s32 	%r374, %r373, -256;
	mul.wide.s32 	%rd440, %r374, 4;
	add.s64 	%rd175, %rd2, %rd440;
$L__BB0_116:
	membar.cta;
	ld.volatile.global.u32 	%r34, [%rd175];
	setp.eq.s32 	%p101, %r34, 0;
	@%p101 bra 	$L__BB0_116;
	and.b32  	%r375, %r34, 1073741823;
	add.s32 	%r1500, %r375, %r1500;
	setp.gt.s32 	%p102, %r34, -1;
	vote.sync.ballot.b32 	%r1499, %p102, %r1499;
	setp.lt.s32 	%p103, %r34, 0;
	@%p103 bra 	$L__BB0_119;
	add.s32 	%r38, %r1498, -1;
	setp.gt.s32 	%p104, %r1498, 1;
	mov.u32 	%r1498, %r38;
	@%p104 bra 	$L__BB0_115;
$L__BB0_119:
	or.b32  	%r376, %r1500, -2147483648;
	st.volatile.global.u32 	[%rd173], %r376;
	ld.shared.u32 	%r377, [%r27+46080];
	sub.s32 	%r378, %r1500, %r1497;
	add.s32 	%r379, %r378, %r377;
	st.shared.u32 	[%r27+46080], %r379;
$L__BB0_120:
	bar.sync 	0;
	shl.b32 	%r380, %r26, 2;
	add.s32 	%r382, %r263, %r380;
	ld.shared.u32 	%r40, [%r382+46080];
	setp.lt.s32 	%p105, %r2, 2;
	@%p105 bra 	$L__BB0_124;
	setp.eq.s32 	%p106, %r2, 2;
	@%p106 bra 	$L__BB0_123;
	bra.uni 	$L__BB0_122;
$L__BB0_123:
	xor.b64  	%rd712, %rd712, -9223372036854775808;
	xor.b64  	%rd713, %rd713, -9223372036854775808;
	xor.b64  	%rd714, %rd714, -9223372036854775808;
	xor.b64  	%rd715, %rd715, -9223372036854775808;
	xor.b64  	%rd716, %rd716, -9223372036854775808;
	xor.b64  	%rd717, %rd717, -9223372036854775808;
	xor.b64  	%rd718, %rd718, -9223372036854775808;
	xor.b64  	%rd719, %rd719, -9223372036854775808;
	xor.b64  	%rd720, %rd720, -9223372036854775808;
	xor.b64  	%rd721, %rd721, -9223372036854775808;
	xor.b64  	%rd722, %rd722, -9223372036854775808;
	xor.b64  	%rd723, %rd723, -9223372036854775808;
	xor.b64  	%rd724, %rd724, -9223372036854775808;
	xor.b64  	%rd725, %rd725, -9223372036854775808;
	xor.b64  	%rd726, %rd726, -9223372036854775808;
	bra.uni 	$L__BB0_124;
$L__BB0_122:
	add.s64 	%rd441, %rd712, %rd366;
	setp.lt.s64 	%p107, %rd441, 0;
	selp.b64 	%rd442, -9223372036854775808, -1, %p107;
	xor.b64  	%rd712, %rd442, %rd441;
	add.s64 	%rd443, %rd713, %rd366;
	setp.lt.s64 	%p108, %rd443, 0;
	selp.b64 	%rd444, -9223372036854775808, -1, %p108;
	xor.b64  	%rd713, %rd444, %rd443;
	add.s64 	%rd445, %rd714, %rd366;
	setp.lt.s64 	%p109, %rd445, 0;
	selp.b64 	%rd446, -9223372036854775808, -1, %p109;
	xor.b64  	%rd714, %rd446, %rd445;
	add.s64 	%rd447, %rd715, %rd366;
	setp.lt.s64 	%p110, %rd447, 0;
	selp.b64 	%rd448, -9223372036854775808, -1, %p110;
	xor.b64  	%rd715, %rd448, %rd447;
	add.s64 	%rd449, %rd716, %rd366;
	setp.lt.s64 	%p111, %rd449, 0;
	selp.b64 	%rd450, -9223372036854775808, -1, %p111;
	xor.b64  	%rd716, %rd450, %rd449;
	add.s64 	%rd451, %rd717, %rd366;
	setp.lt.s64 	%p112, %rd451, 0;
	selp.b64 	%rd452, -9223372036854775808, -1, %p112;
	xor.b64  	%rd717, %rd452, %rd451;
	add.s64 	%rd453, %rd718, %rd366;
	setp.lt.s64 	%p113, %rd453, 0;
	selp.b64 	%rd454, -9223372036854775808, -1, %p113;
	xor.b64  	%rd718, %rd454, %rd453;
	add.s64 	%rd455, %rd719, %rd366;
	setp.lt.s64 	%p114, %rd455, 0;
	selp.b64 	%rd456, -9223372036854775808, -1, %p114;
	xor.b64  	%rd719, %rd456, %rd455;
	add.s64 	%rd457, %rd720, %rd366;
	setp.lt.s64 	%p115, %rd457, 0;
	selp.b64 	%rd458, -9223372036854775808, -1, %p115;
	xor.b64  	%rd720, %rd458, %rd457;
	add.s64 	%rd459, %rd721, %rd366;
	setp.lt.s64 	%p116, %rd459, 0;
	selp.b64 	%rd460, -9223372036854775808, -1, %p116;
	xor.b64  	%rd721, %rd460, %rd459;
	add.s64 	%rd461, %rd722, %rd366;
	setp.lt.s64 	%p117, %rd461, 0;
	selp.b64 	%rd462, -9223372036854775808, -1, %p117;
	xor.b64  	%rd722, %rd462, %rd461;
	add.s64 	%rd463, %rd723, %rd366;
	setp.lt.s64 	%p118, %rd463, 0;
	selp.b64 	%rd464, -9223372036854775808, -1, %p118;
	xor.b64  	%rd723, %rd464, %rd463;
	add.s64 	%rd465, %rd724, %rd366;
	setp.lt.s64 	%p119, %rd465, 0;
	selp.b64 	%rd466, -9223372036854775808, -1, %p119;
	xor.b64  	%rd724, %rd466, %rd465;
	add.s64 	%rd467, %rd725, %rd366;
	setp.lt.s64 	%p120, %rd467, 0;
	selp.b64 	%rd468, -9223372036854775808, -1, %p120;
	xor.b64  	%rd725, %rd468, %rd467;
	add.s64 	%rd469, %rd726, %rd366;
	setp.lt.s64 	%p121, %rd469, 0;
	selp.b64 	%rd470, -9223372036854775808, -1, %p121;
	xor.b64  	%rd726, %rd470, %rd469;
$L__BB0_124:
	mad.lo.s32 	%r383, %r5, 5760, 5760;
	setp.le.s32 	%p122, %r383, %r199;
	cvt.u64.u32 	%rd472, %r40;
	add.s64 	%rd473, %rd472, %rd368;
	shl.b64 	%rd474, %rd473, 3;
	add.s64 	%rd221, %rd1, %rd474;
	@%p122 bra 	$L__BB0_155;
	bra.uni 	$L__BB0_125;
$L__BB0_155:
	st.global.u64 	[%rd221], %rd712;
	st.global.u64 	[%rd221+256], %rd713;
	st.global.u64 	[%rd221+512], %rd714;
	st.global.u64 	[%rd221+768], %rd715;
	st.global.u64 	[%rd221+1024], %rd716;
	st.global.u64 	[%rd221+1280], %rd717;
	st.global.u64 	[%rd221+1536], %rd718;
	st.global.u64 	[%rd221+1792], %rd719;
	st.global.u64 	[%rd221+2048], %rd720;
	st.global.u64 	[%rd221+2304], %rd721;
	st.global.u64 	[%rd221+2560], %rd722;
	st.global.u64 	[%rd221+2816], %rd723;
	st.global.u64 	[%rd221+3072], %rd724;
	st.global.u64 	[%rd221+3328], %rd725;
	st.global.u64 	[%rd221+3584], %rd726;
	bra.uni 	$L__BB0_156;
$L__BB0_125:
	mad.lo.s32 	%r41, %r5, -5760, %r199;
	setp.ge.s32 	%p123, %r210, %r41;
	@%p123 bra 	$L__BB0_127;
	st.global.u64 	[%rd221], %rd712;
$L__BB0_127:
	add.s32 	%r391, %r210, 32;
	setp.ge.s32 	%p124, %r391, %r41;
	@%p124 bra 	$L__BB0_129;
	st.global.u64 	[%rd221+256], %rd713;
$L__BB0_129:
	add.s32 	%r392, %r210, 64;
	setp.ge.s32 	%p125, %r392, %r41;
	@%p125 bra 	$L__BB0_131;
	st.global.u64 	[%rd221+512], %rd714;
$L__BB0_131:
	add.s32 	%r393, %r210, 96;
	setp.ge.s32 	%p126, %r393, %r41;
	@%p126 bra 	$L__BB0_133;
	st.global.u64 	[%rd221+768], %rd715;
$L__BB0_133:
	add.s32 	%r394, %r210, 128;
	setp.ge.s32 	%p127, %r394, %r41;
	@%p127 bra 	$L__BB0_135;
	st.global.u64 	[%rd221+1024], %rd716;
$L__BB0_135:
	add.s32 	%r395, %r210, 160;
	setp.ge.s32 	%p128, %r395, %r41;
	@%p128 bra 	$L__BB0_137;
	st.global.u64 	[%rd221+1280], %rd717;
$L__BB0_137:
	add.s32 	%r396, %r210, 192;
	setp.ge.s32 	%p129, %r396, %r41;
	@%p129 bra 	$L__BB0_139;
	st.global.u64 	[%rd221+1536], %rd718;
$L__BB0_139:
	add.s32 	%r397, %r210, 224;
	setp.ge.s32 	%p130, %r397, %r41;
	@%p130 bra 	$L__BB0_141;
	st.global.u64 	[%rd221+1792], %rd719;
$L__BB0_141:
	add.s32 	%r398, %r210, 256;
	setp.ge.s32 	%p131, %r398, %r41;
	@%p131 bra 	$L__BB0_143;
	st.global.u64 	[%rd221+2048], %rd720;
$L__BB0_143:
	add.s32 	%r399, %r210, 288;
	setp.ge.s32 	%p132, %r399, %r41;
	@%p132 bra 	$L__BB0_145;
	st.global.u64 	[%rd221+2304], %rd721;
$L__BB0_145:
	add.s32 	%r400, %r210, 320;
	setp.ge.s32 	%p133, %r400, %r41;
	@%p133 bra 	$L__BB0_147;
	st.global.u64 	[%rd221+2560], %rd722;
$L__BB0_147:
	add.s32 	%r401, %r210, 352;
	setp.ge.s32 	%p134, %r401, %r41;
	@%p134 bra 	$L__BB0_149;
	st.global.u64 	[%rd221+2816], %rd723;
$L__BB0_149:
	add.s32 	%r402, %r210, 384;
	setp.ge.s32 	%p135, %r402, %r41;
	@%p135 bra 	$L__BB0_151;
	st.global.u64 	[%rd221+3072], %rd724;
$L__BB0_151:
	add.s32 	%r403, %r210, 416;
	setp.ge.s32 	%p136, %r403, %r41;
	@%p136 bra 	$L__BB0_153;
	st.global.u64 	[%rd221+3328], %rd725;
$L__BB0_153:
	add.s32 	%r404, %r210, 448;
	setp.ge.s32 	%p137, %r404, %r41;
	@%p137 bra 	$L__BB0_156;
	st.global.u64 	[%rd221+3584], %rd726;
$L__BB0_156:
	exit;
$L__BB0_157:
	mul.wide.u32 	%rd475, %r3, -1431655765;
	shr.u64 	%rd476, %rd475, 35;
	cvt.u32.u64 	%r405, %rd476;
	add.s32 	%r406, %r405, %r3;
	shl.b32 	%r407, %r406, 2;
	add.s32 	%r43, %r263, %r407;
	st.shared.u32 	[%r43+13328], %r1497;
	bar.sync 	0;
	setp.gt.u32 	%p138, %r3, 31;
	@%p138 bra 	$L__BB0_159;
	mad.lo.s32 	%r440, %r3, 52, %r263;
	mov.u32 	%r417, 2;
	ld.shared.u32 	%r441, [%r440+13332];
	mov.u32 	%r436, 0;
	ld.shared.u32 	%r442, [%r440+13328];
	add.s32 	%r443, %r441, %r442;
	ld.shared.u32 	%r444, [%r440+13336];
	add.s32 	%r445, %r443, %r444;
	ld.shared.u32 	%r446, [%r440+13340];
	add.s32 	%r447, %r445, %r446;
	ld.shared.u32 	%r448, [%r440+13344];
	add.s32 	%r449, %r447, %r448;
	ld.shared.u32 	%r450, [%r440+13348];
	add.s32 	%r451, %r449, %r450;
	ld.shared.u32 	%r452, [%r440+13352];
	add.s32 	%r453, %r451, %r452;
	ld.shared.u32 	%r454, [%r440+13356];
	add.s32 	%r455, %r453, %r454;
	ld.shared.u32 	%r456, [%r440+13360];
	add.s32 	%r457, %r455, %r456;
	ld.shared.u32 	%r458, [%r440+13364];
	add.s32 	%r459, %r457, %r458;
	ld.shared.u32 	%r460, [%r440+13368];
	add.s32 	%r461, %r459, %r460;
	ld.shared.u32 	%r462, [%r440+13372];
	add.s32 	%r413, %r461, %r462;
	mov.u32 	%r411, 1;
	mov.u32 	%r438, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r413, %r411, %r436, %r438;  @p add.s32 r0, r0, %r413;  mov.s32 %r409, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r409, %r417, %r436, %r438;  @p add.s32 r0, r0, %r409;  mov.s32 %r415, r0;}
	mov.u32 	%r423, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r415, %r423, %r436, %r438;  @p add.s32 r0, r0, %r415;  mov.s32 %r421, r0;}
	mov.u32 	%r429, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r421, %r429, %r436, %r438;  @p add.s32 r0, r0, %r421;  mov.s32 %r427, r0;}
	mov.u32 	%r435, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r427, %r435, %r436, %r438;  @p add.s32 r0, r0, %r427;  mov.s32 %r433, r0;}
	sub.s32 	%r463, %r433, %r413;
	add.s32 	%r464, %r442, %r463;
	add.s32 	%r465, %r441, %r464;
	add.s32 	%r466, %r444, %r465;
	add.s32 	%r467, %r446, %r466;
	add.s32 	%r468, %r448, %r467;
	add.s32 	%r469, %r450, %r468;
	add.s32 	%r470, %r452, %r469;
	add.s32 	%r471, %r454, %r470;
	add.s32 	%r472, %r456, %r471;
	add.s32 	%r473, %r458, %r472;
	add.s32 	%r474, %r460, %r473;
	st.shared.u32 	[%r440+13328], %r463;
	st.shared.u32 	[%r440+13332], %r464;
	st.shared.u32 	[%r440+13336], %r465;
	st.shared.u32 	[%r440+13340], %r466;
	st.shared.u32 	[%r440+13344], %r467;
	st.shared.u32 	[%r440+13348], %r468;
	st.shared.u32 	[%r440+13352], %r469;
	st.shared.u32 	[%r440+13356], %r470;
	st.shared.u32 	[%r440+13360], %r471;
	st.shared.u32 	[%r440+13364], %r472;
	st.shared.u32 	[%r440+13368], %r473;
	st.shared.u32 	[%r440+13372], %r474;
$L__BB0_159:
	mul.wide.u32 	%rd651, %r3, -1431655765;
	shr.u64 	%rd650, %rd651, 35;
	cvt.u32.u64 	%r1481, %rd650;
	add.s32 	%r1480, %r1481, %r3;
	shl.b32 	%r1479, %r1480, 2;
	add.s32 	%r1478, %r263, %r1479;
	setp.gt.u32 	%p282, %r3, 255;
	bar.sync 	0;
	ld.shared.u32 	%r44, [%r1478+13328];
	@%p282 bra 	$L__BB0_161;
	shl.b32 	%r1490, %r3, 2;
	mov.u32 	%r1489, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r1488, %r1489, %r1490;
	ld.shared.u32 	%r475, [%r1488];
	add.s32 	%r476, %r475, %r44;
	st.shared.u32 	[%r1488], %r476;
	ld.shared.u32 	%r477, [%r1488+1024];
	add.s32 	%r478, %r477, %r44;
	st.shared.u32 	[%r1488+1024], %r478;
	ld.shared.u32 	%r479, [%r1488+2048];
	add.s32 	%r480, %r479, %r44;
	st.shared.u32 	[%r1488+2048], %r480;
	ld.shared.u32 	%r481, [%r1488+3072];
	add.s32 	%r482, %r481, %r44;
	st.shared.u32 	[%r1488+3072], %r482;
	ld.shared.u32 	%r483, [%r1488+4096];
	add.s32 	%r484, %r483, %r44;
	st.shared.u32 	[%r1488+4096], %r484;
	ld.shared.u32 	%r485, [%r1488+5120];
	add.s32 	%r486, %r485, %r44;
	st.shared.u32 	[%r1488+5120], %r486;
	ld.shared.u32 	%r487, [%r1488+6144];
	add.s32 	%r488, %r487, %r44;
	st.shared.u32 	[%r1488+6144], %r488;
	ld.shared.u32 	%r489, [%r1488+7168];
	add.s32 	%r490, %r489, %r44;
	st.shared.u32 	[%r1488+7168], %r490;
	ld.shared.u32 	%r491, [%r1488+8192];
	add.s32 	%r492, %r491, %r44;
	st.shared.u32 	[%r1488+8192], %r492;
	ld.shared.u32 	%r493, [%r1488+9216];
	add.s32 	%r494, %r493, %r44;
	st.shared.u32 	[%r1488+9216], %r494;
	ld.shared.u32 	%r495, [%r1488+10240];
	add.s32 	%r496, %r495, %r44;
	st.shared.u32 	[%r1488+10240], %r496;
	ld.shared.u32 	%r497, [%r1488+11264];
	add.s32 	%r498, %r497, %r44;
	st.shared.u32 	[%r1488+11264], %r498;
$L__BB0_161:
	cvt.u64.u32 	%rd643, %r200;
	bar.sync 	0;
	cvt.u32.u64 	%r525, %rd643;
	shr.u64 	%rd477, %rd712, %r525;
	cvt.u32.u64 	%r526, %rd477;
	and.b32  	%r521, %r526, 255;
	mov.u32 	%r501, 1;
	{
    .reg .pred p;
    and.b32 %r499, %r521, %r501;    setp.ne.u32 p, %r499, 0;
    vote.ballot.sync.b32 %r499, p, 0xffffffff;
    @!p not.b32 %r499, %r499;
}
	mov.u32 	%r504, 2;
	{
    .reg .pred p;
    and.b32 %r502, %r521, %r504;    setp.ne.u32 p, %r502, 0;
    vote.ballot.sync.b32 %r502, p, 0xffffffff;
    @!p not.b32 %r502, %r502;
}
	and.b32  	%r527, %r502, %r499;
	mov.u32 	%r507, 4;
	{
    .reg .pred p;
    and.b32 %r505, %r521, %r507;    setp.ne.u32 p, %r505, 0;
    vote.ballot.sync.b32 %r505, p, 0xffffffff;
    @!p not.b32 %r505, %r505;
}
	and.b32  	%r528, %r505, %r527;
	mov.u32 	%r510, 8;
	{
    .reg .pred p;
    and.b32 %r508, %r521, %r510;    setp.ne.u32 p, %r508, 0;
    vote.ballot.sync.b32 %r508, p, 0xffffffff;
    @!p not.b32 %r508, %r508;
}
	and.b32  	%r529, %r508, %r528;
	mov.u32 	%r513, 16;
	{
    .reg .pred p;
    and.b32 %r511, %r521, %r513;    setp.ne.u32 p, %r511, 0;
    vote.ballot.sync.b32 %r511, p, 0xffffffff;
    @!p not.b32 %r511, %r511;
}
	and.b32  	%r530, %r511, %r529;
	mov.u32 	%r516, 32;
	{
    .reg .pred p;
    and.b32 %r514, %r521, %r516;    setp.ne.u32 p, %r514, 0;
    vote.ballot.sync.b32 %r514, p, 0xffffffff;
    @!p not.b32 %r514, %r514;
}
	and.b32  	%r531, %r514, %r530;
	mov.u32 	%r519, 64;
	{
    .reg .pred p;
    and.b32 %r517, %r521, %r519;    setp.ne.u32 p, %r517, 0;
    vote.ballot.sync.b32 %r517, p, 0xffffffff;
    @!p not.b32 %r517, %r517;
}
	and.b32  	%r532, %r517, %r531;
	mov.u32 	%r522, 128;
	{
    .reg .pred p;
    and.b32 %r520, %r521, %r522;    setp.ne.u32 p, %r520, 0;
    vote.ballot.sync.b32 %r520, p, 0xffffffff;
    @!p not.b32 %r520, %r520;
}
	and.b32  	%r533, %r520, %r532;
	clz.b32 	%r534, %r533;
	mov.u32 	%r535, 31;
	sub.s32 	%r46, %r535, %r534;
	mov.u32 %r523, %lanemask_le;
	and.b32  	%r536, %r523, %r533;
	popc.b32 	%r47, %r536;
	setp.ne.s32 	%p140, %r241, %r46;
	mov.u32 	%r1503, 0;
	mov.u32 	%r1502, %r1503;
	@%p140 bra 	$L__BB0_163;
	shl.b32 	%r541, %r521, 2;
	add.s32 	%r542, %r264, %r541;
	atom.shared.add.u32 	%r1502, [%r542], %r47;
$L__BB0_163:
	mov.u32 	%r570, -1;
	shfl.sync.idx.b32 	%r571|%p141, %r1502, %r46, %r535, %r570;
	add.s32 	%r572, %r47, %r571;
	add.s32 	%r50, %r572, -1;
	shr.u64 	%rd478, %rd713, %r525;
	cvt.u32.u64 	%r574, %rd478;
	and.b32  	%r565, %r574, 255;
	{
    .reg .pred p;
    and.b32 %r543, %r565, %r501;    setp.ne.u32 p, %r543, 0;
    vote.ballot.sync.b32 %r543, p, 0xffffffff;
    @!p not.b32 %r543, %r543;
}
	{
    .reg .pred p;
    and.b32 %r546, %r565, %r504;    setp.ne.u32 p, %r546, 0;
    vote.ballot.sync.b32 %r546, p, 0xffffffff;
    @!p not.b32 %r546, %r546;
}
	and.b32  	%r575, %r546, %r543;
	{
    .reg .pred p;
    and.b32 %r549, %r565, %r507;    setp.ne.u32 p, %r549, 0;
    vote.ballot.sync.b32 %r549, p, 0xffffffff;
    @!p not.b32 %r549, %r549;
}
	and.b32  	%r576, %r549, %r575;
	{
    .reg .pred p;
    and.b32 %r552, %r565, %r510;    setp.ne.u32 p, %r552, 0;
    vote.ballot.sync.b32 %r552, p, 0xffffffff;
    @!p not.b32 %r552, %r552;
}
	and.b32  	%r577, %r552, %r576;
	{
    .reg .pred p;
    and.b32 %r555, %r565, %r513;    setp.ne.u32 p, %r555, 0;
    vote.ballot.sync.b32 %r555, p, 0xffffffff;
    @!p not.b32 %r555, %r555;
}
	and.b32  	%r578, %r555, %r577;
	{
    .reg .pred p;
    and.b32 %r558, %r565, %r516;    setp.ne.u32 p, %r558, 0;
    vote.ballot.sync.b32 %r558, p, 0xffffffff;
    @!p not.b32 %r558, %r558;
}
	and.b32  	%r579, %r558, %r578;
	{
    .reg .pred p;
    and.b32 %r561, %r565, %r519;    setp.ne.u32 p, %r561, 0;
    vote.ballot.sync.b32 %r561, p, 0xffffffff;
    @!p not.b32 %r561, %r561;
}
	and.b32  	%r580, %r561, %r579;
	{
    .reg .pred p;
    and.b32 %r564, %r565, %r522;    setp.ne.u32 p, %r564, 0;
    vote.ballot.sync.b32 %r564, p, 0xffffffff;
    @!p not.b32 %r564, %r564;
}
	and.b32  	%r581, %r564, %r580;
	clz.b32 	%r582, %r581;
	sub.s32 	%r52, %r535, %r582;
	mov.u32 %r567, %lanemask_le;
	and.b32  	%r583, %r567, %r581;
	popc.b32 	%r53, %r583;
	setp.ne.s32 	%p142, %r241, %r52;
	@%p142 bra 	$L__BB0_165;
	shl.b32 	%r588, %r565, 2;
	add.s32 	%r589, %r264, %r588;
	atom.shared.add.u32 	%r1503, [%r589], %r53;
$L__BB0_165:
	mov.u32 	%r1505, 0;
	mov.u32 	%r616, 31;
	shfl.sync.idx.b32 	%r618|%p143, %r1503, %r52, %r616, %r570;
	add.s32 	%r619, %r53, %r618;
	add.s32 	%r56, %r619, -1;
	shr.u64 	%rd479, %rd714, %r525;
	cvt.u32.u64 	%r621, %rd479;
	and.b32  	%r612, %r621, 255;
	mov.u32 	%r592, 1;
	{
    .reg .pred p;
    and.b32 %r590, %r612, %r592;    setp.ne.u32 p, %r590, 0;
    vote.ballot.sync.b32 %r590, p, 0xffffffff;
    @!p not.b32 %r590, %r590;
}
	mov.u32 	%r595, 2;
	{
    .reg .pred p;
    and.b32 %r593, %r612, %r595;    setp.ne.u32 p, %r593, 0;
    vote.ballot.sync.b32 %r593, p, 0xffffffff;
    @!p not.b32 %r593, %r593;
}
	and.b32  	%r622, %r593, %r590;
	mov.u32 	%r598, 4;
	{
    .reg .pred p;
    and.b32 %r596, %r612, %r598;    setp.ne.u32 p, %r596, 0;
    vote.ballot.sync.b32 %r596, p, 0xffffffff;
    @!p not.b32 %r596, %r596;
}
	and.b32  	%r623, %r596, %r622;
	mov.u32 	%r601, 8;
	{
    .reg .pred p;
    and.b32 %r599, %r612, %r601;    setp.ne.u32 p, %r599, 0;
    vote.ballot.sync.b32 %r599, p, 0xffffffff;
    @!p not.b32 %r599, %r599;
}
	and.b32  	%r624, %r599, %r623;
	mov.u32 	%r604, 16;
	{
    .reg .pred p;
    and.b32 %r602, %r612, %r604;    setp.ne.u32 p, %r602, 0;
    vote.ballot.sync.b32 %r602, p, 0xffffffff;
    @!p not.b32 %r602, %r602;
}
	and.b32  	%r625, %r602, %r624;
	mov.u32 	%r607, 32;
	{
    .reg .pred p;
    and.b32 %r605, %r612, %r607;    setp.ne.u32 p, %r605, 0;
    vote.ballot.sync.b32 %r605, p, 0xffffffff;
    @!p not.b32 %r605, %r605;
}
	and.b32  	%r626, %r605, %r625;
	mov.u32 	%r610, 64;
	{
    .reg .pred p;
    and.b32 %r608, %r612, %r610;    setp.ne.u32 p, %r608, 0;
    vote.ballot.sync.b32 %r608, p, 0xffffffff;
    @!p not.b32 %r608, %r608;
}
	and.b32  	%r627, %r608, %r626;
	mov.u32 	%r613, 128;
	{
    .reg .pred p;
    and.b32 %r611, %r612, %r613;    setp.ne.u32 p, %r611, 0;
    vote.ballot.sync.b32 %r611, p, 0xffffffff;
    @!p not.b32 %r611, %r611;
}
	and.b32  	%r628, %r611, %r627;
	clz.b32 	%r629, %r628;
	sub.s32 	%r58, %r616, %r629;
	mov.u32 %r614, %lanemask_le;
	and.b32  	%r630, %r614, %r628;
	popc.b32 	%r59, %r630;
	setp.ne.s32 	%p144, %r241, %r58;
	mov.u32 	%r1504, %r1505;
	@%p144 bra 	$L__BB0_167;
	shl.b32 	%r635, %r612, 2;
	add.s32 	%r636, %r264, %r635;
	atom.shared.add.u32 	%r1504, [%r636], %r59;
$L__BB0_167:
	mov.u32 	%r664, -1;
	shfl.sync.idx.b32 	%r665|%p145, %r1504, %r58, %r616, %r664;
	add.s32 	%r666, %r59, %r665;
	add.s32 	%r62, %r666, -1;
	shr.u64 	%rd480, %rd715, %r525;
	cvt.u32.u64 	%r668, %rd480;
	and.b32  	%r659, %r668, 255;
	{
    .reg .pred p;
    and.b32 %r637, %r659, %r592;    setp.ne.u32 p, %r637, 0;
    vote.ballot.sync.b32 %r637, p, 0xffffffff;
    @!p not.b32 %r637, %r637;
}
	{
    .reg .pred p;
    and.b32 %r640, %r659, %r595;    setp.ne.u32 p, %r640, 0;
    vote.ballot.sync.b32 %r640, p, 0xffffffff;
    @!p not.b32 %r640, %r640;
}
	and.b32  	%r669, %r640, %r637;
	{
    .reg .pred p;
    and.b32 %r643, %r659, %r598;    setp.ne.u32 p, %r643, 0;
    vote.ballot.sync.b32 %r643, p, 0xffffffff;
    @!p not.b32 %r643, %r643;
}
	and.b32  	%r670, %r643, %r669;
	{
    .reg .pred p;
    and.b32 %r646, %r659, %r601;    setp.ne.u32 p, %r646, 0;
    vote.ballot.sync.b32 %r646, p, 0xffffffff;
    @!p not.b32 %r646, %r646;
}
	and.b32  	%r671, %r646, %r670;
	{
    .reg .pred p;
    and.b32 %r649, %r659, %r604;    setp.ne.u32 p, %r649, 0;
    vote.ballot.sync.b32 %r649, p, 0xffffffff;
    @!p not.b32 %r649, %r649;
}
	and.b32  	%r672, %r649, %r671;
	{
    .reg .pred p;
    and.b32 %r652, %r659, %r607;    setp.ne.u32 p, %r652, 0;
    vote.ballot.sync.b32 %r652, p, 0xffffffff;
    @!p not.b32 %r652, %r652;
}
	and.b32  	%r673, %r652, %r672;
	{
    .reg .pred p;
    and.b32 %r655, %r659, %r610;    setp.ne.u32 p, %r655, 0;
    vote.ballot.sync.b32 %r655, p, 0xffffffff;
    @!p not.b32 %r655, %r655;
}
	and.b32  	%r674, %r655, %r673;
	{
    .reg .pred p;
    and.b32 %r658, %r659, %r613;    setp.ne.u32 p, %r658, 0;
    vote.ballot.sync.b32 %r658, p, 0xffffffff;
    @!p not.b32 %r658, %r658;
}
	and.b32  	%r675, %r658, %r674;
	clz.b32 	%r676, %r675;
	sub.s32 	%r64, %r616, %r676;
	mov.u32 %r661, %lanemask_le;
	and.b32  	%r677, %r661, %r675;
	popc.b32 	%r65, %r677;
	setp.ne.s32 	%p146, %r241, %r64;
	@%p146 bra 	$L__BB0_169;
	shl.b32 	%r682, %r659, 2;
	add.s32 	%r683, %r264, %r682;
	atom.shared.add.u32 	%r1505, [%r683], %r65;
$L__BB0_169:
	mov.u32 	%r1507, 0;
	mov.u32 	%r710, 31;
	shfl.sync.idx.b32 	%r712|%p147, %r1505, %r64, %r710, %r664;
	add.s32 	%r713, %r65, %r712;
	add.s32 	%r68, %r713, -1;
	shr.u64 	%rd481, %rd716, %r525;
	cvt.u32.u64 	%r715, %rd481;
	and.b32  	%r706, %r715, 255;
	mov.u32 	%r686, 1;
	{
    .reg .pred p;
    and.b32 %r684, %r706, %r686;    setp.ne.u32 p, %r684, 0;
    vote.ballot.sync.b32 %r684, p, 0xffffffff;
    @!p not.b32 %r684, %r684;
}
	mov.u32 	%r689, 2;
	{
    .reg .pred p;
    and.b32 %r687, %r706, %r689;    setp.ne.u32 p, %r687, 0;
    vote.ballot.sync.b32 %r687, p, 0xffffffff;
    @!p not.b32 %r687, %r687;
}
	and.b32  	%r716, %r687, %r684;
	mov.u32 	%r692, 4;
	{
    .reg .pred p;
    and.b32 %r690, %r706, %r692;    setp.ne.u32 p, %r690, 0;
    vote.ballot.sync.b32 %r690, p, 0xffffffff;
    @!p not.b32 %r690, %r690;
}
	and.b32  	%r717, %r690, %r716;
	mov.u32 	%r695, 8;
	{
    .reg .pred p;
    and.b32 %r693, %r706, %r695;    setp.ne.u32 p, %r693, 0;
    vote.ballot.sync.b32 %r693, p, 0xffffffff;
    @!p not.b32 %r693, %r693;
}
	and.b32  	%r718, %r693, %r717;
	mov.u32 	%r698, 16;
	{
    .reg .pred p;
    and.b32 %r696, %r706, %r698;    setp.ne.u32 p, %r696, 0;
    vote.ballot.sync.b32 %r696, p, 0xffffffff;
    @!p not.b32 %r696, %r696;
}
	and.b32  	%r719, %r696, %r718;
	mov.u32 	%r701, 32;
	{
    .reg .pred p;
    and.b32 %r699, %r706, %r701;    setp.ne.u32 p, %r699, 0;
    vote.ballot.sync.b32 %r699, p, 0xffffffff;
    @!p not.b32 %r699, %r699;
}
	and.b32  	%r720, %r699, %r719;
	mov.u32 	%r704, 64;
	{
    .reg .pred p;
    and.b32 %r702, %r706, %r704;    setp.ne.u32 p, %r702, 0;
    vote.ballot.sync.b32 %r702, p, 0xffffffff;
    @!p not.b32 %r702, %r702;
}
	and.b32  	%r721, %r702, %r720;
	mov.u32 	%r707, 128;
	{
    .reg .pred p;
    and.b32 %r705, %r706, %r707;    setp.ne.u32 p, %r705, 0;
    vote.ballot.sync.b32 %r705, p, 0xffffffff;
    @!p not.b32 %r705, %r705;
}
	and.b32  	%r722, %r705, %r721;
	clz.b32 	%r723, %r722;
	sub.s32 	%r70, %r710, %r723;
	mov.u32 %r708, %lanemask_le;
	and.b32  	%r724, %r708, %r722;
	popc.b32 	%r71, %r724;
	setp.ne.s32 	%p148, %r241, %r70;
	mov.u32 	%r1506, %r1507;
	@%p148 bra 	$L__BB0_171;
	shl.b32 	%r729, %r706, 2;
	add.s32 	%r730, %r264, %r729;
	atom.shared.add.u32 	%r1506, [%r730], %r71;
$L__BB0_171:
	mov.u32 	%r758, -1;
	shfl.sync.idx.b32 	%r759|%p149, %r1506, %r70, %r710, %r758;
	add.s32 	%r760, %r71, %r759;
	add.s32 	%r74, %r760, -1;
	shr.u64 	%rd482, %rd717, %r525;
	cvt.u32.u64 	%r762, %rd482;
	and.b32  	%r753, %r762, 255;
	{
    .reg .pred p;
    and.b32 %r731, %r753, %r686;    setp.ne.u32 p, %r731, 0;
    vote.ballot.sync.b32 %r731, p, 0xffffffff;
    @!p not.b32 %r731, %r731;
}
	{
    .reg .pred p;
    and.b32 %r734, %r753, %r689;    setp.ne.u32 p, %r734, 0;
    vote.ballot.sync.b32 %r734, p, 0xffffffff;
    @!p not.b32 %r734, %r734;
}
	and.b32  	%r763, %r734, %r731;
	{
    .reg .pred p;
    and.b32 %r737, %r753, %r692;    setp.ne.u32 p, %r737, 0;
    vote.ballot.sync.b32 %r737, p, 0xffffffff;
    @!p not.b32 %r737, %r737;
}
	and.b32  	%r764, %r737, %r763;
	{
    .reg .pred p;
    and.b32 %r740, %r753, %r695;    setp.ne.u32 p, %r740, 0;
    vote.ballot.sync.b32 %r740, p, 0xffffffff;
    @!p not.b32 %r740, %r740;
}
	and.b32  	%r765, %r740, %r764;
	{
    .reg .pred p;
    and.b32 %r743, %r753, %r698;    setp.ne.u32 p, %r743, 0;
    vote.ballot.sync.b32 %r743, p, 0xffffffff;
    @!p not.b32 %r743, %r743;
}
	and.b32  	%r766, %r743, %r765;
	{
    .reg .pred p;
    and.b32 %r746, %r753, %r701;    setp.ne.u32 p, %r746, 0;
    vote.ballot.sync.b32 %r746, p, 0xffffffff;
    @!p not.b32 %r746, %r746;
}
	and.b32  	%r767, %r746, %r766;
	{
    .reg .pred p;
    and.b32 %r749, %r753, %r704;    setp.ne.u32 p, %r749, 0;
    vote.ballot.sync.b32 %r749, p, 0xffffffff;
    @!p not.b32 %r749, %r749;
}
	and.b32  	%r768, %r749, %r767;
	{
    .reg .pred p;
    and.b32 %r752, %r753, %r707;    setp.ne.u32 p, %r752, 0;
    vote.ballot.sync.b32 %r752, p, 0xffffffff;
    @!p not.b32 %r752, %r752;
}
	and.b32  	%r769, %r752, %r768;
	clz.b32 	%r770, %r769;
	sub.s32 	%r76, %r710, %r770;
	mov.u32 %r755, %lanemask_le;
	and.b32  	%r771, %r755, %r769;
	popc.b32 	%r77, %r771;
	setp.ne.s32 	%p150, %r241, %r76;
	@%p150 bra 	$L__BB0_173;
	shl.b32 	%r776, %r753, 2;
	add.s32 	%r777, %r264, %r776;
	atom.shared.add.u32 	%r1507, [%r777], %r77;
$L__BB0_173:
	mov.u32 	%r1509, 0;
	mov.u32 	%r804, 31;
	shfl.sync.idx.b32 	%r806|%p151, %r1507, %r76, %r804, %r758;
	add.s32 	%r807, %r77, %r806;
	add.s32 	%r80, %r807, -1;
	shr.u64 	%rd483, %rd718, %r525;
	cvt.u32.u64 	%r809, %rd483;
	and.b32  	%r800, %r809, 255;
	mov.u32 	%r780, 1;
	{
    .reg .pred p;
    and.b32 %r778, %r800, %r780;    setp.ne.u32 p, %r778, 0;
    vote.ballot.sync.b32 %r778, p, 0xffffffff;
    @!p not.b32 %r778, %r778;
}
	mov.u32 	%r783, 2;
	{
    .reg .pred p;
    and.b32 %r781, %r800, %r783;    setp.ne.u32 p, %r781, 0;
    vote.ballot.sync.b32 %r781, p, 0xffffffff;
    @!p not.b32 %r781, %r781;
}
	and.b32  	%r810, %r781, %r778;
	mov.u32 	%r786, 4;
	{
    .reg .pred p;
    and.b32 %r784, %r800, %r786;    setp.ne.u32 p, %r784, 0;
    vote.ballot.sync.b32 %r784, p, 0xffffffff;
    @!p not.b32 %r784, %r784;
}
	and.b32  	%r811, %r784, %r810;
	mov.u32 	%r789, 8;
	{
    .reg .pred p;
    and.b32 %r787, %r800, %r789;    setp.ne.u32 p, %r787, 0;
    vote.ballot.sync.b32 %r787, p, 0xffffffff;
    @!p not.b32 %r787, %r787;
}
	and.b32  	%r812, %r787, %r811;
	mov.u32 	%r792, 16;
	{
    .reg .pred p;
    and.b32 %r790, %r800, %r792;    setp.ne.u32 p, %r790, 0;
    vote.ballot.sync.b32 %r790, p, 0xffffffff;
    @!p not.b32 %r790, %r790;
}
	and.b32  	%r813, %r790, %r812;
	mov.u32 	%r795, 32;
	{
    .reg .pred p;
    and.b32 %r793, %r800, %r795;    setp.ne.u32 p, %r793, 0;
    vote.ballot.sync.b32 %r793, p, 0xffffffff;
    @!p not.b32 %r793, %r793;
}
	and.b32  	%r814, %r793, %r813;
	mov.u32 	%r798, 64;
	{
    .reg .pred p;
    and.b32 %r796, %r800, %r798;    setp.ne.u32 p, %r796, 0;
    vote.ballot.sync.b32 %r796, p, 0xffffffff;
    @!p not.b32 %r796, %r796;
}
	and.b32  	%r815, %r796, %r814;
	mov.u32 	%r801, 128;
	{
    .reg .pred p;
    and.b32 %r799, %r800, %r801;    setp.ne.u32 p, %r799, 0;
    vote.ballot.sync.b32 %r799, p, 0xffffffff;
    @!p not.b32 %r799, %r799;
}
	and.b32  	%r816, %r799, %r815;
	clz.b32 	%r817, %r816;
	sub.s32 	%r82, %r804, %r817;
	mov.u32 %r802, %lanemask_le;
	and.b32  	%r818, %r802, %r816;
	popc.b32 	%r83, %r818;
	setp.ne.s32 	%p152, %r241, %r82;
	mov.u32 	%r1508, %r1509;
	@%p152 bra 	$L__BB0_175;
	shl.b32 	%r823, %r800, 2;
	add.s32 	%r824, %r264, %r823;
	atom.shared.add.u32 	%r1508, [%r824], %r83;
$L__BB0_175:
	mov.u32 	%r852, -1;
	shfl.sync.idx.b32 	%r853|%p153, %r1508, %r82, %r804, %r852;
	add.s32 	%r854, %r83, %r853;
	add.s32 	%r86, %r854, -1;
	shr.u64 	%rd484, %rd719, %r525;
	cvt.u32.u64 	%r856, %rd484;
	and.b32  	%r847, %r856, 255;
	{
    .reg .pred p;
    and.b32 %r825, %r847, %r780;    setp.ne.u32 p, %r825, 0;
    vote.ballot.sync.b32 %r825, p, 0xffffffff;
    @!p not.b32 %r825, %r825;
}
	{
    .reg .pred p;
    and.b32 %r828, %r847, %r783;    setp.ne.u32 p, %r828, 0;
    vote.ballot.sync.b32 %r828, p, 0xffffffff;
    @!p not.b32 %r828, %r828;
}
	and.b32  	%r857, %r828, %r825;
	{
    .reg .pred p;
    and.b32 %r831, %r847, %r786;    setp.ne.u32 p, %r831, 0;
    vote.ballot.sync.b32 %r831, p, 0xffffffff;
    @!p not.b32 %r831, %r831;
}
	and.b32  	%r858, %r831, %r857;
	{
    .reg .pred p;
    and.b32 %r834, %r847, %r789;    setp.ne.u32 p, %r834, 0;
    vote.ballot.sync.b32 %r834, p, 0xffffffff;
    @!p not.b32 %r834, %r834;
}
	and.b32  	%r859, %r834, %r858;
	{
    .reg .pred p;
    and.b32 %r837, %r847, %r792;    setp.ne.u32 p, %r837, 0;
    vote.ballot.sync.b32 %r837, p, 0xffffffff;
    @!p not.b32 %r837, %r837;
}
	and.b32  	%r860, %r837, %r859;
	{
    .reg .pred p;
    and.b32 %r840, %r847, %r795;    setp.ne.u32 p, %r840, 0;
    vote.ballot.sync.b32 %r840, p, 0xffffffff;
    @!p not.b32 %r840, %r840;
}
	and.b32  	%r861, %r840, %r860;
	{
    .reg .pred p;
    and.b32 %r843, %r847, %r798;    setp.ne.u32 p, %r843, 0;
    vote.ballot.sync.b32 %r843, p, 0xffffffff;
    @!p not.b32 %r843, %r843;
}
	and.b32  	%r862, %r843, %r861;
	{
    .reg .pred p;
    and.b32 %r846, %r847, %r801;    setp.ne.u32 p, %r846, 0;
    vote.ballot.sync.b32 %r846, p, 0xffffffff;
    @!p not.b32 %r846, %r846;
}
	and.b32  	%r863, %r846, %r862;
	clz.b32 	%r864, %r863;
	sub.s32 	%r88, %r804, %r864;
	mov.u32 %r849, %lanemask_le;
	and.b32  	%r865, %r849, %r863;
	popc.b32 	%r89, %r865;
	setp.ne.s32 	%p154, %r241, %r88;
	@%p154 bra 	$L__BB0_177;
	shl.b32 	%r870, %r847, 2;
	add.s32 	%r871, %r264, %r870;
	atom.shared.add.u32 	%r1509, [%r871], %r89;
$L__BB0_177:
	mov.u32 	%r1511, 0;
	mov.u32 	%r898, 31;
	shfl.sync.idx.b32 	%r900|%p155, %r1509, %r88, %r898, %r852;
	add.s32 	%r901, %r89, %r900;
	add.s32 	%r92, %r901, -1;
	shr.u64 	%rd485, %rd720, %r525;
	cvt.u32.u64 	%r903, %rd485;
	and.b32  	%r894, %r903, 255;
	mov.u32 	%r874, 1;
	{
    .reg .pred p;
    and.b32 %r872, %r894, %r874;    setp.ne.u32 p, %r872, 0;
    vote.ballot.sync.b32 %r872, p, 0xffffffff;
    @!p not.b32 %r872, %r872;
}
	mov.u32 	%r877, 2;
	{
    .reg .pred p;
    and.b32 %r875, %r894, %r877;    setp.ne.u32 p, %r875, 0;
    vote.ballot.sync.b32 %r875, p, 0xffffffff;
    @!p not.b32 %r875, %r875;
}
	and.b32  	%r904, %r875, %r872;
	mov.u32 	%r880, 4;
	{
    .reg .pred p;
    and.b32 %r878, %r894, %r880;    setp.ne.u32 p, %r878, 0;
    vote.ballot.sync.b32 %r878, p, 0xffffffff;
    @!p not.b32 %r878, %r878;
}
	and.b32  	%r905, %r878, %r904;
	mov.u32 	%r883, 8;
	{
    .reg .pred p;
    and.b32 %r881, %r894, %r883;    setp.ne.u32 p, %r881, 0;
    vote.ballot.sync.b32 %r881, p, 0xffffffff;
    @!p not.b32 %r881, %r881;
}
	and.b32  	%r906, %r881, %r905;
	mov.u32 	%r886, 16;
	{
    .reg .pred p;
    and.b32 %r884, %r894, %r886;    setp.ne.u32 p, %r884, 0;
    vote.ballot.sync.b32 %r884, p, 0xffffffff;
    @!p not.b32 %r884, %r884;
}
	and.b32  	%r907, %r884, %r906;
	mov.u32 	%r889, 32;
	{
    .reg .pred p;
    and.b32 %r887, %r894, %r889;    setp.ne.u32 p, %r887, 0;
    vote.ballot.sync.b32 %r887, p, 0xffffffff;
    @!p not.b32 %r887, %r887;
}
	and.b32  	%r908, %r887, %r907;
	mov.u32 	%r892, 64;
	{
    .reg .pred p;
    and.b32 %r890, %r894, %r892;    setp.ne.u32 p, %r890, 0;
    vote.ballot.sync.b32 %r890, p, 0xffffffff;
    @!p not.b32 %r890, %r890;
}
	and.b32  	%r909, %r890, %r908;
	mov.u32 	%r895, 128;
	{
    .reg .pred p;
    and.b32 %r893, %r894, %r895;    setp.ne.u32 p, %r893, 0;
    vote.ballot.sync.b32 %r893, p, 0xffffffff;
    @!p not.b32 %r893, %r893;
}
	and.b32  	%r910, %r893, %r909;
	clz.b32 	%r911, %r910;
	sub.s32 	%r94, %r898, %r911;
	mov.u32 %r896, %lanemask_le;
	and.b32  	%r912, %r896, %r910;
	popc.b32 	%r95, %r912;
	setp.ne.s32 	%p156, %r241, %r94;
	mov.u32 	%r1510, %r1511;
	@%p156 bra 	$L__BB0_179;
	shl.b32 	%r917, %r894, 2;
	add.s32 	%r918, %r264, %r917;
	atom.shared.add.u32 	%r1510, [%r918], %r95;
$L__BB0_179:
	mov.u32 	%r946, -1;
	shfl.sync.idx.b32 	%r947|%p157, %r1510, %r94, %r898, %r946;
	add.s32 	%r948, %r95, %r947;
	add.s32 	%r98, %r948, -1;
	shr.u64 	%rd486, %rd721, %r525;
	cvt.u32.u64 	%r950, %rd486;
	and.b32  	%r941, %r950, 255;
	{
    .reg .pred p;
    and.b32 %r919, %r941, %r874;    setp.ne.u32 p, %r919, 0;
    vote.ballot.sync.b32 %r919, p, 0xffffffff;
    @!p not.b32 %r919, %r919;
}
	{
    .reg .pred p;
    and.b32 %r922, %r941, %r877;    setp.ne.u32 p, %r922, 0;
    vote.ballot.sync.b32 %r922, p, 0xffffffff;
    @!p not.b32 %r922, %r922;
}
	and.b32  	%r951, %r922, %r919;
	{
    .reg .pred p;
    and.b32 %r925, %r941, %r880;    setp.ne.u32 p, %r925, 0;
    vote.ballot.sync.b32 %r925, p, 0xffffffff;
    @!p not.b32 %r925, %r925;
}
	and.b32  	%r952, %r925, %r951;
	{
    .reg .pred p;
    and.b32 %r928, %r941, %r883;    setp.ne.u32 p, %r928, 0;
    vote.ballot.sync.b32 %r928, p, 0xffffffff;
    @!p not.b32 %r928, %r928;
}
	and.b32  	%r953, %r928, %r952;
	{
    .reg .pred p;
    and.b32 %r931, %r941, %r886;    setp.ne.u32 p, %r931, 0;
    vote.ballot.sync.b32 %r931, p, 0xffffffff;
    @!p not.b32 %r931, %r931;
}
	and.b32  	%r954, %r931, %r953;
	{
    .reg .pred p;
    and.b32 %r934, %r941, %r889;    setp.ne.u32 p, %r934, 0;
    vote.ballot.sync.b32 %r934, p, 0xffffffff;
    @!p not.b32 %r934, %r934;
}
	and.b32  	%r955, %r934, %r954;
	{
    .reg .pred p;
    and.b32 %r937, %r941, %r892;    setp.ne.u32 p, %r937, 0;
    vote.ballot.sync.b32 %r937, p, 0xffffffff;
    @!p not.b32 %r937, %r937;
}
	and.b32  	%r956, %r937, %r955;
	{
    .reg .pred p;
    and.b32 %r940, %r941, %r895;    setp.ne.u32 p, %r940, 0;
    vote.ballot.sync.b32 %r940, p, 0xffffffff;
    @!p not.b32 %r940, %r940;
}
	and.b32  	%r957, %r940, %r956;
	clz.b32 	%r958, %r957;
	sub.s32 	%r100, %r898, %r958;
	mov.u32 %r943, %lanemask_le;
	and.b32  	%r959, %r943, %r957;
	popc.b32 	%r101, %r959;
	setp.ne.s32 	%p158, %r241, %r100;
	@%p158 bra 	$L__BB0_181;
	shl.b32 	%r964, %r941, 2;
	add.s32 	%r965, %r264, %r964;
	atom.shared.add.u32 	%r1511, [%r965], %r101;
$L__BB0_181:
	mov.u32 	%r1513, 0;
	mov.u32 	%r992, 31;
	shfl.sync.idx.b32 	%r994|%p159, %r1511, %r100, %r992, %r946;
	add.s32 	%r995, %r101, %r994;
	add.s32 	%r104, %r995, -1;
	shr.u64 	%rd487, %rd722, %r525;
	cvt.u32.u64 	%r997, %rd487;
	and.b32  	%r988, %r997, 255;
	mov.u32 	%r968, 1;
	{
    .reg .pred p;
    and.b32 %r966, %r988, %r968;    setp.ne.u32 p, %r966, 0;
    vote.ballot.sync.b32 %r966, p, 0xffffffff;
    @!p not.b32 %r966, %r966;
}
	mov.u32 	%r971, 2;
	{
    .reg .pred p;
    and.b32 %r969, %r988, %r971;    setp.ne.u32 p, %r969, 0;
    vote.ballot.sync.b32 %r969, p, 0xffffffff;
    @!p not.b32 %r969, %r969;
}
	and.b32  	%r998, %r969, %r966;
	mov.u32 	%r974, 4;
	{
    .reg .pred p;
    and.b32 %r972, %r988, %r974;    setp.ne.u32 p, %r972, 0;
    vote.ballot.sync.b32 %r972, p, 0xffffffff;
    @!p not.b32 %r972, %r972;
}
	and.b32  	%r999, %r972, %r998;
	mov.u32 	%r977, 8;
	{
    .reg .pred p;
    and.b32 %r975, %r988, %r977;    setp.ne.u32 p, %r975, 0;
    vote.ballot.sync.b32 %r975, p, 0xffffffff;
    @!p not.b32 %r975, %r975;
}
	and.b32  	%r1000, %r975, %r999;
	mov.u32 	%r980, 16;
	{
    .reg .pred p;
    and.b32 %r978, %r988, %r980;    setp.ne.u32 p, %r978, 0;
    vote.ballot.sync.b32 %r978, p, 0xffffffff;
    @!p not.b32 %r978, %r978;
}
	and.b32  	%r1001, %r978, %r1000;
	mov.u32 	%r983, 32;
	{
    .reg .pred p;
    and.b32 %r981, %r988, %r983;    setp.ne.u32 p, %r981, 0;
    vote.ballot.sync.b32 %r981, p, 0xffffffff;
    @!p not.b32 %r981, %r981;
}
	and.b32  	%r1002, %r981, %r1001;
	mov.u32 	%r986, 64;
	{
    .reg .pred p;
    and.b32 %r984, %r988, %r986;    setp.ne.u32 p, %r984, 0;
    vote.ballot.sync.b32 %r984, p, 0xffffffff;
    @!p not.b32 %r984, %r984;
}
	and.b32  	%r1003, %r984, %r1002;
	mov.u32 	%r989, 128;
	{
    .reg .pred p;
    and.b32 %r987, %r988, %r989;    setp.ne.u32 p, %r987, 0;
    vote.ballot.sync.b32 %r987, p, 0xffffffff;
    @!p not.b32 %r987, %r987;
}
	and.b32  	%r1004, %r987, %r1003;
	clz.b32 	%r1005, %r1004;
	sub.s32 	%r106, %r992, %r1005;
	mov.u32 %r990, %lanemask_le;
	and.b32  	%r1006, %r990, %r1004;
	popc.b32 	%r107, %r1006;
	setp.ne.s32 	%p160, %r241, %r106;
	mov.u32 	%r1512, %r1513;
	@%p160 bra 	$L__BB0_183;
	shl.b32 	%r1011, %r988, 2;
	add.s32 	%r1012, %r264, %r1011;
	atom.shared.add.u32 	%r1512, [%r1012], %r107;
$L__BB0_183:
	mov.u32 	%r1040, -1;
	shfl.sync.idx.b32 	%r1041|%p161, %r1512, %r106, %r992, %r1040;
	add.s32 	%r1042, %r107, %r1041;
	add.s32 	%r110, %r1042, -1;
	shr.u64 	%rd488, %rd723, %r525;
	cvt.u32.u64 	%r1044, %rd488;
	and.b32  	%r1035, %r1044, 255;
	{
    .reg .pred p;
    and.b32 %r1013, %r1035, %r968;    setp.ne.u32 p, %r1013, 0;
    vote.ballot.sync.b32 %r1013, p, 0xffffffff;
    @!p not.b32 %r1013, %r1013;
}
	{
    .reg .pred p;
    and.b32 %r1016, %r1035, %r971;    setp.ne.u32 p, %r1016, 0;
    vote.ballot.sync.b32 %r1016, p, 0xffffffff;
    @!p not.b32 %r1016, %r1016;
}
	and.b32  	%r1045, %r1016, %r1013;
	{
    .reg .pred p;
    and.b32 %r1019, %r1035, %r974;    setp.ne.u32 p, %r1019, 0;
    vote.ballot.sync.b32 %r1019, p, 0xffffffff;
    @!p not.b32 %r1019, %r1019;
}
	and.b32  	%r1046, %r1019, %r1045;
	{
    .reg .pred p;
    and.b32 %r1022, %r1035, %r977;    setp.ne.u32 p, %r1022, 0;
    vote.ballot.sync.b32 %r1022, p, 0xffffffff;
    @!p not.b32 %r1022, %r1022;
}
	and.b32  	%r1047, %r1022, %r1046;
	{
    .reg .pred p;
    and.b32 %r1025, %r1035, %r980;    setp.ne.u32 p, %r1025, 0;
    vote.ballot.sync.b32 %r1025, p, 0xffffffff;
    @!p not.b32 %r1025, %r1025;
}
	and.b32  	%r1048, %r1025, %r1047;
	{
    .reg .pred p;
    and.b32 %r1028, %r1035, %r983;    setp.ne.u32 p, %r1028, 0;
    vote.ballot.sync.b32 %r1028, p, 0xffffffff;
    @!p not.b32 %r1028, %r1028;
}
	and.b32  	%r1049, %r1028, %r1048;
	{
    .reg .pred p;
    and.b32 %r1031, %r1035, %r986;    setp.ne.u32 p, %r1031, 0;
    vote.ballot.sync.b32 %r1031, p, 0xffffffff;
    @!p not.b32 %r1031, %r1031;
}
	and.b32  	%r1050, %r1031, %r1049;
	{
    .reg .pred p;
    and.b32 %r1034, %r1035, %r989;    setp.ne.u32 p, %r1034, 0;
    vote.ballot.sync.b32 %r1034, p, 0xffffffff;
    @!p not.b32 %r1034, %r1034;
}
	and.b32  	%r1051, %r1034, %r1050;
	clz.b32 	%r1052, %r1051;
	sub.s32 	%r112, %r992, %r1052;
	mov.u32 %r1037, %lanemask_le;
	and.b32  	%r1053, %r1037, %r1051;
	popc.b32 	%r113, %r1053;
	setp.ne.s32 	%p162, %r241, %r112;
	@%p162 bra 	$L__BB0_185;
	shl.b32 	%r1058, %r1035, 2;
	add.s32 	%r1059, %r264, %r1058;
	atom.shared.add.u32 	%r1513, [%r1059], %r113;
$L__BB0_185:
	mov.u32 	%r1515, 0;
	mov.u32 	%r1086, 31;
	shfl.sync.idx.b32 	%r1088|%p163, %r1513, %r112, %r1086, %r1040;
	add.s32 	%r1089, %r113, %r1088;
	add.s32 	%r116, %r1089, -1;
	shr.u64 	%rd489, %rd724, %r525;
	cvt.u32.u64 	%r1091, %rd489;
	and.b32  	%r1082, %r1091, 255;
	mov.u32 	%r1062, 1;
	{
    .reg .pred p;
    and.b32 %r1060, %r1082, %r1062;    setp.ne.u32 p, %r1060, 0;
    vote.ballot.sync.b32 %r1060, p, 0xffffffff;
    @!p not.b32 %r1060, %r1060;
}
	mov.u32 	%r1065, 2;
	{
    .reg .pred p;
    and.b32 %r1063, %r1082, %r1065;    setp.ne.u32 p, %r1063, 0;
    vote.ballot.sync.b32 %r1063, p, 0xffffffff;
    @!p not.b32 %r1063, %r1063;
}
	and.b32  	%r1092, %r1063, %r1060;
	mov.u32 	%r1068, 4;
	{
    .reg .pred p;
    and.b32 %r1066, %r1082, %r1068;    setp.ne.u32 p, %r1066, 0;
    vote.ballot.sync.b32 %r1066, p, 0xffffffff;
    @!p not.b32 %r1066, %r1066;
}
	and.b32  	%r1093, %r1066, %r1092;
	mov.u32 	%r1071, 8;
	{
    .reg .pred p;
    and.b32 %r1069, %r1082, %r1071;    setp.ne.u32 p, %r1069, 0;
    vote.ballot.sync.b32 %r1069, p, 0xffffffff;
    @!p not.b32 %r1069, %r1069;
}
	and.b32  	%r1094, %r1069, %r1093;
	mov.u32 	%r1074, 16;
	{
    .reg .pred p;
    and.b32 %r1072, %r1082, %r1074;    setp.ne.u32 p, %r1072, 0;
    vote.ballot.sync.b32 %r1072, p, 0xffffffff;
    @!p not.b32 %r1072, %r1072;
}
	and.b32  	%r1095, %r1072, %r1094;
	mov.u32 	%r1077, 32;
	{
    .reg .pred p;
    and.b32 %r1075, %r1082, %r1077;    setp.ne.u32 p, %r1075, 0;
    vote.ballot.sync.b32 %r1075, p, 0xffffffff;
    @!p not.b32 %r1075, %r1075;
}
	and.b32  	%r1096, %r1075, %r1095;
	mov.u32 	%r1080, 64;
	{
    .reg .pred p;
    and.b32 %r1078, %r1082, %r1080;    setp.ne.u32 p, %r1078, 0;
    vote.ballot.sync.b32 %r1078, p, 0xffffffff;
    @!p not.b32 %r1078, %r1078;
}
	and.b32  	%r1097, %r1078, %r1096;
	mov.u32 	%r1083, 128;
	{
    .reg .pred p;
    and.b32 %r1081, %r1082, %r1083;    setp.ne.u32 p, %r1081, 0;
    vote.ballot.sync.b32 %r1081, p, 0xffffffff;
    @!p not.b32 %r1081, %r1081;
}
	and.b32  	%r1098, %r1081, %r1097;
	clz.b32 	%r1099, %r1098;
	sub.s32 	%r118, %r1086, %r1099;
	mov.u32 %r1084, %lanemask_le;
	and.b32  	%r1100, %r1084, %r1098;
	popc.b32 	%r119, %r1100;
	setp.ne.s32 	%p164, %r241, %r118;
	mov.u32 	%r1514, %r1515;
	@%p164 bra 	$L__BB0_187;
	shl.b32 	%r1105, %r1082, 2;
	add.s32 	%r1106, %r264, %r1105;
	atom.shared.add.u32 	%r1514, [%r1106], %r119;
$L__BB0_187:
	mov.u32 	%r1134, -1;
	shfl.sync.idx.b32 	%r1135|%p165, %r1514, %r118, %r1086, %r1134;
	add.s32 	%r1136, %r119, %r1135;
	add.s32 	%r122, %r1136, -1;
	shr.u64 	%rd490, %rd725, %r525;
	cvt.u32.u64 	%r1138, %rd490;
	and.b32  	%r1129, %r1138, 255;
	{
    .reg .pred p;
    and.b32 %r1107, %r1129, %r1062;    setp.ne.u32 p, %r1107, 0;
    vote.ballot.sync.b32 %r1107, p, 0xffffffff;
    @!p not.b32 %r1107, %r1107;
}
	{
    .reg .pred p;
    and.b32 %r1110, %r1129, %r1065;    setp.ne.u32 p, %r1110, 0;
    vote.ballot.sync.b32 %r1110, p, 0xffffffff;
    @!p not.b32 %r1110, %r1110;
}
	and.b32  	%r1139, %r1110, %r1107;
	{
    .reg .pred p;
    and.b32 %r1113, %r1129, %r1068;    setp.ne.u32 p, %r1113, 0;
    vote.ballot.sync.b32 %r1113, p, 0xffffffff;
    @!p not.b32 %r1113, %r1113;
}
	and.b32  	%r1140, %r1113, %r1139;
	{
    .reg .pred p;
    and.b32 %r1116, %r1129, %r1071;    setp.ne.u32 p, %r1116, 0;
    vote.ballot.sync.b32 %r1116, p, 0xffffffff;
    @!p not.b32 %r1116, %r1116;
}
	and.b32  	%r1141, %r1116, %r1140;
	{
    .reg .pred p;
    and.b32 %r1119, %r1129, %r1074;    setp.ne.u32 p, %r1119, 0;
    vote.ballot.sync.b32 %r1119, p, 0xffffffff;
    @!p not.b32 %r1119, %r1119;
}
	and.b32  	%r1142, %r1119, %r1141;
	{
    .reg .pred p;
    and.b32 %r1122, %r1129, %r1077;    setp.ne.u32 p, %r1122, 0;
    vote.ballot.sync.b32 %r1122, p, 0xffffffff;
    @!p not.b32 %r1122, %r1122;
}
	and.b32  	%r1143, %r1122, %r1142;
	{
    .reg .pred p;
    and.b32 %r1125, %r1129, %r1080;    setp.ne.u32 p, %r1125, 0;
    vote.ballot.sync.b32 %r1125, p, 0xffffffff;
    @!p not.b32 %r1125, %r1125;
}
	and.b32  	%r1144, %r1125, %r1143;
	{
    .reg .pred p;
    and.b32 %r1128, %r1129, %r1083;    setp.ne.u32 p, %r1128, 0;
    vote.ballot.sync.b32 %r1128, p, 0xffffffff;
    @!p not.b32 %r1128, %r1128;
}
	and.b32  	%r1145, %r1128, %r1144;
	clz.b32 	%r1146, %r1145;
	sub.s32 	%r124, %r1086, %r1146;
	mov.u32 %r1131, %lanemask_le;
	and.b32  	%r1147, %r1131, %r1145;
	popc.b32 	%r125, %r1147;
	setp.ne.s32 	%p166, %r241, %r124;
	@%p166 bra 	$L__BB0_189;
	shl.b32 	%r1152, %r1129, 2;
	add.s32 	%r1153, %r264, %r1152;
	atom.shared.add.u32 	%r1515, [%r1153], %r125;
$L__BB0_189:
	mov.u32 	%r1516, 0;
	mov.u32 	%r1180, 31;
	shfl.sync.idx.b32 	%r1182|%p167, %r1515, %r124, %r1180, %r1134;
	add.s32 	%r1183, %r125, %r1182;
	add.s32 	%r128, %r1183, -1;
	shr.u64 	%rd491, %rd726, %r525;
	cvt.u32.u64 	%r1185, %rd491;
	and.b32  	%r1176, %r1185, 255;
	mov.u32 	%r1156, 1;
	{
    .reg .pred p;
    and.b32 %r1154, %r1176, %r1156;    setp.ne.u32 p, %r1154, 0;
    vote.ballot.sync.b32 %r1154, p, 0xffffffff;
    @!p not.b32 %r1154, %r1154;
}
	mov.u32 	%r1159, 2;
	{
    .reg .pred p;
    and.b32 %r1157, %r1176, %r1159;    setp.ne.u32 p, %r1157, 0;
    vote.ballot.sync.b32 %r1157, p, 0xffffffff;
    @!p not.b32 %r1157, %r1157;
}
	and.b32  	%r1186, %r1157, %r1154;
	mov.u32 	%r1162, 4;
	{
    .reg .pred p;
    and.b32 %r1160, %r1176, %r1162;    setp.ne.u32 p, %r1160, 0;
    vote.ballot.sync.b32 %r1160, p, 0xffffffff;
    @!p not.b32 %r1160, %r1160;
}
	and.b32  	%r1187, %r1160, %r1186;
	mov.u32 	%r1165, 8;
	{
    .reg .pred p;
    and.b32 %r1163, %r1176, %r1165;    setp.ne.u32 p, %r1163, 0;
    vote.ballot.sync.b32 %r1163, p, 0xffffffff;
    @!p not.b32 %r1163, %r1163;
}
	and.b32  	%r1188, %r1163, %r1187;
	mov.u32 	%r1168, 16;
	{
    .reg .pred p;
    and.b32 %r1166, %r1176, %r1168;    setp.ne.u32 p, %r1166, 0;
    vote.ballot.sync.b32 %r1166, p, 0xffffffff;
    @!p not.b32 %r1166, %r1166;
}
	and.b32  	%r1189, %r1166, %r1188;
	mov.u32 	%r1171, 32;
	{
    .reg .pred p;
    and.b32 %r1169, %r1176, %r1171;    setp.ne.u32 p, %r1169, 0;
    vote.ballot.sync.b32 %r1169, p, 0xffffffff;
    @!p not.b32 %r1169, %r1169;
}
	and.b32  	%r1190, %r1169, %r1189;
	mov.u32 	%r1174, 64;
	{
    .reg .pred p;
    and.b32 %r1172, %r1176, %r1174;    setp.ne.u32 p, %r1172, 0;
    vote.ballot.sync.b32 %r1172, p, 0xffffffff;
    @!p not.b32 %r1172, %r1172;
}
	and.b32  	%r1191, %r1172, %r1190;
	mov.u32 	%r1177, 128;
	{
    .reg .pred p;
    and.b32 %r1175, %r1176, %r1177;    setp.ne.u32 p, %r1175, 0;
    vote.ballot.sync.b32 %r1175, p, 0xffffffff;
    @!p not.b32 %r1175, %r1175;
}
	and.b32  	%r1192, %r1175, %r1191;
	clz.b32 	%r1193, %r1192;
	sub.s32 	%r130, %r1180, %r1193;
	mov.u32 %r1178, %lanemask_le;
	and.b32  	%r1194, %r1178, %r1192;
	popc.b32 	%r131, %r1194;
	setp.ne.s32 	%p168, %r241, %r130;
	@%p168 bra 	$L__BB0_191;
	shl.b32 	%r1199, %r1176, 2;
	add.s32 	%r1200, %r264, %r1199;
	atom.shared.add.u32 	%r1516, [%r1200], %r131;
$L__BB0_191:
	setp.gt.s32 	%p283, %r3, 255;
	mov.u32 	%r1202, -1;
	shfl.sync.idx.b32 	%r1203|%p169, %r1516, %r130, %r1180, %r1202;
	bar.sync 	0;
	shl.b32 	%r1204, %r50, 3;
	add.s32 	%r1206, %r263, %r1204;
	st.shared.u64 	[%r1206], %rd712;
	shl.b32 	%r1207, %r56, 3;
	add.s32 	%r1208, %r263, %r1207;
	st.shared.u64 	[%r1208], %rd713;
	shl.b32 	%r1209, %r62, 3;
	add.s32 	%r1210, %r263, %r1209;
	st.shared.u64 	[%r1210], %rd714;
	shl.b32 	%r1211, %r68, 3;
	add.s32 	%r1212, %r263, %r1211;
	st.shared.u64 	[%r1212], %rd715;
	shl.b32 	%r1213, %r74, 3;
	add.s32 	%r1214, %r263, %r1213;
	st.shared.u64 	[%r1214], %rd716;
	shl.b32 	%r1215, %r80, 3;
	add.s32 	%r1216, %r263, %r1215;
	st.shared.u64 	[%r1216], %rd717;
	shl.b32 	%r1217, %r86, 3;
	add.s32 	%r1218, %r263, %r1217;
	st.shared.u64 	[%r1218], %rd718;
	shl.b32 	%r1219, %r92, 3;
	add.s32 	%r1220, %r263, %r1219;
	st.shared.u64 	[%r1220], %rd719;
	shl.b32 	%r1221, %r98, 3;
	add.s32 	%r1222, %r263, %r1221;
	st.shared.u64 	[%r1222], %rd720;
	shl.b32 	%r1223, %r104, 3;
	add.s32 	%r1224, %r263, %r1223;
	st.shared.u64 	[%r1224], %rd721;
	shl.b32 	%r1225, %r110, 3;
	add.s32 	%r1226, %r263, %r1225;
	st.shared.u64 	[%r1226], %rd722;
	shl.b32 	%r1227, %r116, 3;
	add.s32 	%r1228, %r263, %r1227;
	st.shared.u64 	[%r1228], %rd723;
	shl.b32 	%r1229, %r122, 3;
	add.s32 	%r1230, %r263, %r1229;
	st.shared.u64 	[%r1230], %rd724;
	shl.b32 	%r1231, %r128, 3;
	add.s32 	%r1232, %r263, %r1231;
	st.shared.u64 	[%r1232], %rd725;
	add.s32 	%r1233, %r1203, %r131;
	shl.b32 	%r1234, %r1233, 3;
	add.s32 	%r1235, %r263, %r1234;
	st.shared.u64 	[%r1235+-8], %rd726;
	@%p283 bra 	$L__BB0_199;
	shl.b32 	%r1484, %r3, 2;
	mov.u32 	%r1483, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r1482, %r1483, %r1484;
	ld.param.u64 	%rd647, [gs_cub_64_param_0+40];
	mul.wide.s32 	%rd646, %r3, 4;
	cvta.to.global.u64 	%rd645, %rd647;
	add.s64 	%rd644, %rd645, %rd646;
	ld.global.u32 	%r1236, [%rd644];
	sub.s32 	%r1237, %r1236, %r44;
	st.shared.u32 	[%r1482+46080], %r1237;
	setp.lt.s32 	%p171, %r5, 1;
	mov.u32 	%r1519, %r1497;
	@%p171 bra 	$L__BB0_198;
	mov.u32 	%r1518, -1;
	mov.u32 	%r1517, %r5;
	mov.u32 	%r1519, %r1497;
$L__BB0_194:
	add.s32 	%r138, %r1517, -1;
	shl.b32 	%r1241, %r138, 8;
	add.s32 	%r1242, %r1241, %r3;
	mul.wide.s32 	%rd492, %r1242, 4;
	add.s64 	%rd237, %rd2, %rd492;
$L__BB0_195:
	membar.cta;
	ld.volatile.global.u32 	%r139, [%rd237];
	setp.eq.s32 	%p172, %r139, 0;
	@%p172 bra 	$L__BB0_195;
	and.b32  	%r1243, %r139, 1073741823;
	add.s32 	%r1519, %r1243, %r1519;
	setp.gt.s32 	%p173, %r139, -1;
	vote.sync.ballot.b32 	%r1518, %p173, %r1518;
	setp.lt.s32 	%p174, %r139, 0;
	@%p174 bra 	$L__BB0_198;
	setp.gt.s32 	%p175, %r1517, 1;
	mov.u32 	%r1517, %r138;
	@%p175 bra 	$L__BB0_194;
$L__BB0_198:
	shl.b32 	%r1487, %r3, 2;
	mov.u32 	%r1486, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57910sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r1485, %r1486, %r1487;
	shl.b32 	%r1477, %r5, 8;
	add.s32 	%r1476, %r1477, %r3;
	mul.wide.s32 	%rd649, %r1476, 4;
	add.s64 	%rd648, %rd2, %rd649;
	or.b32  	%r1244, %r1519, -2147483648;
	st.volatile.global.u32 	[%rd648], %r1244;
	ld.shared.u32 	%r1245, [%r1485+46080];
	sub.s32 	%r1246, %r1519, %r1497;
	add.s32 	%r1247, %r1246, %r1245;
	st.shared.u32 	[%r1485+46080], %r1247;
$L__BB0_199:
	mad.lo.s32 	%r1248, %r5, 5760, 5760;
	setp.le.s32 	%p176, %r1248, %r199;
	bar.sync 	0;
	shl.b32 	%r1249, %r3, 3;
	add.s32 	%r144, %r263, %r1249;
	@%p176 bra 	$L__BB0_291;
	bra.uni 	$L__BB0_200;
$L__BB0_291:
	setp.lt.s32 	%p237, %r2, 2;
	ld.shared.u64 	%rd772, [%r144];
	shr.u64 	%rd568, %rd772, %r525;
	cvt.u32.u64 	%r1358, %rd568;
	shl.b32 	%r1359, %r1358, 2;
	and.b32  	%r1360, %r1359, 1020;
	add.s32 	%r1362, %r263, %r1360;
	ld.shared.u32 	%r175, [%r1362+46080];
	@%p237 bra 	$L__BB0_295;
	setp.eq.s32 	%p238, %r2, 2;
	@%p238 bra 	$L__BB0_294;
	bra.uni 	$L__BB0_293;
$L__BB0_294:
	xor.b64  	%rd772, %rd772, -9223372036854775808;
	bra.uni 	$L__BB0_295;
$L__BB0_200:
	mad.lo.s32 	%r145, %r5, -5760, %r199;
	ld.shared.u64 	%rd757, [%r144];
	setp.ge.s32 	%p177, %r3, %r145;
	@%p177 bra 	$L__BB0_206;
	shr.u64 	%rd493, %rd757, %r525;
	cvt.u32.u64 	%r1252, %rd493;
	shl.b32 	%r1253, %r1252, 2;
	and.b32  	%r1254, %r1253, 1020;
	add.s32 	%r1256, %r263, %r1254;
	ld.shared.u32 	%r146, [%r1256+46080];
	setp.lt.s32 	%p178, %r2, 2;
	@%p178 bra 	$L__BB0_205;
	setp.eq.s32 	%p179, %r2, 2;
	@%p179 bra 	$L__BB0_204;
	bra.uni 	$L__BB0_203;
$L__BB0_204:
	xor.b64  	%rd757, %rd757, -9223372036854775808;
	bra.uni 	$L__BB0_205;
$L__BB0_293:
	add.s64 	%rd569, %rd772, %rd366;
	setp.lt.s64 	%p239, %rd569, 0;
	selp.b64 	%rd570, -9223372036854775808, -1, %p239;
	xor.b64  	%rd772, %rd570, %rd569;
$L__BB0_295:
	add.s32 	%r1363, %r175, %r3;
	mul.wide.u32 	%rd571, %r1363, 8;
	add.s64 	%rd572, %rd1, %rd571;
	st.global.u64 	[%rd572], %rd772;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd773, [%r144+3072];
	shr.u64 	%rd573, %rd773, %r525;
	cvt.u32.u64 	%r1365, %rd573;
	shl.b32 	%r1366, %r1365, 2;
	and.b32  	%r1367, %r1366, 1020;
	add.s32 	%r1369, %r263, %r1367;
	ld.shared.u32 	%r177, [%r1369+46080];
	@%p237 bra 	$L__BB0_299;
	setp.eq.s32 	%p241, %r2, 2;
	@%p241 bra 	$L__BB0_298;
	bra.uni 	$L__BB0_297;
$L__BB0_298:
	xor.b64  	%rd773, %rd773, -9223372036854775808;
	bra.uni 	$L__BB0_299;
$L__BB0_297:
	add.s64 	%rd574, %rd773, %rd366;
	setp.lt.s64 	%p242, %rd574, 0;
	selp.b64 	%rd575, -9223372036854775808, -1, %p242;
	xor.b64  	%rd773, %rd575, %rd574;
$L__BB0_299:
	add.s32 	%r1370, %r177, %r3;
	add.s32 	%r1371, %r1370, 384;
	mul.wide.u32 	%rd576, %r1371, 8;
	add.s64 	%rd577, %rd1, %rd576;
	st.global.u64 	[%rd577], %rd773;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd774, [%r144+6144];
	shr.u64 	%rd578, %rd774, %r525;
	cvt.u32.u64 	%r1373, %rd578;
	shl.b32 	%r1374, %r1373, 2;
	and.b32  	%r1375, %r1374, 1020;
	add.s32 	%r1377, %r263, %r1375;
	ld.shared.u32 	%r178, [%r1377+46080];
	@%p237 bra 	$L__BB0_303;
	setp.eq.s32 	%p244, %r2, 2;
	@%p244 bra 	$L__BB0_302;
	bra.uni 	$L__BB0_301;
$L__BB0_302:
	xor.b64  	%rd774, %rd774, -9223372036854775808;
	bra.uni 	$L__BB0_303;
$L__BB0_301:
	add.s64 	%rd579, %rd774, %rd366;
	setp.lt.s64 	%p245, %rd579, 0;
	selp.b64 	%rd580, -9223372036854775808, -1, %p245;
	xor.b64  	%rd774, %rd580, %rd579;
$L__BB0_303:
	add.s32 	%r1378, %r178, %r3;
	add.s32 	%r1379, %r1378, 768;
	mul.wide.u32 	%rd581, %r1379, 8;
	add.s64 	%rd582, %rd1, %rd581;
	st.global.u64 	[%rd582], %rd774;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd775, [%r144+9216];
	shr.u64 	%rd583, %rd775, %r525;
	cvt.u32.u64 	%r1381, %rd583;
	shl.b32 	%r1382, %r1381, 2;
	and.b32  	%r1383, %r1382, 1020;
	add.s32 	%r1385, %r263, %r1383;
	ld.shared.u32 	%r179, [%r1385+46080];
	@%p237 bra 	$L__BB0_307;
	setp.eq.s32 	%p247, %r2, 2;
	@%p247 bra 	$L__BB0_306;
	bra.uni 	$L__BB0_305;
$L__BB0_306:
	xor.b64  	%rd775, %rd775, -9223372036854775808;
	bra.uni 	$L__BB0_307;
$L__BB0_305:
	add.s64 	%rd584, %rd775, %rd366;
	setp.lt.s64 	%p248, %rd584, 0;
	selp.b64 	%rd585, -9223372036854775808, -1, %p248;
	xor.b64  	%rd775, %rd585, %rd584;
$L__BB0_307:
	add.s32 	%r1386, %r179, %r3;
	add.s32 	%r1387, %r1386, 1152;
	mul.wide.u32 	%rd586, %r1387, 8;
	add.s64 	%rd587, %rd1, %rd586;
	st.global.u64 	[%rd587], %rd775;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd776, [%r144+12288];
	shr.u64 	%rd588, %rd776, %r525;
	cvt.u32.u64 	%r1389, %rd588;
	shl.b32 	%r1390, %r1389, 2;
	and.b32  	%r1391, %r1390, 1020;
	add.s32 	%r1393, %r263, %r1391;
	ld.shared.u32 	%r180, [%r1393+46080];
	@%p237 bra 	$L__BB0_311;
	setp.eq.s32 	%p250, %r2, 2;
	@%p250 bra 	$L__BB0_310;
	bra.uni 	$L__BB0_309;
$L__BB0_310:
	xor.b64  	%rd776, %rd776, -9223372036854775808;
	bra.uni 	$L__BB0_311;
$L__BB0_309:
	add.s64 	%rd589, %rd776, %rd366;
	setp.lt.s64 	%p251, %rd589, 0;
	selp.b64 	%rd590, -9223372036854775808, -1, %p251;
	xor.b64  	%rd776, %rd590, %rd589;
$L__BB0_311:
	add.s32 	%r1394, %r180, %r3;
	add.s32 	%r1395, %r1394, 1536;
	mul.wide.u32 	%rd591, %r1395, 8;
	add.s64 	%rd592, %rd1, %rd591;
	st.global.u64 	[%rd592], %rd776;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd777, [%r144+15360];
	shr.u64 	%rd593, %rd777, %r525;
	cvt.u32.u64 	%r1397, %rd593;
	shl.b32 	%r1398, %r1397, 2;
	and.b32  	%r1399, %r1398, 1020;
	add.s32 	%r1401, %r263, %r1399;
	ld.shared.u32 	%r181, [%r1401+46080];
	@%p237 bra 	$L__BB0_315;
	setp.eq.s32 	%p253, %r2, 2;
	@%p253 bra 	$L__BB0_314;
	bra.uni 	$L__BB0_313;
$L__BB0_314:
	xor.b64  	%rd777, %rd777, -9223372036854775808;
	bra.uni 	$L__BB0_315;
$L__BB0_313:
	add.s64 	%rd594, %rd777, %rd366;
	setp.lt.s64 	%p254, %rd594, 0;
	selp.b64 	%rd595, -9223372036854775808, -1, %p254;
	xor.b64  	%rd777, %rd595, %rd594;
$L__BB0_315:
	add.s32 	%r1402, %r181, %r3;
	add.s32 	%r1403, %r1402, 1920;
	mul.wide.u32 	%rd596, %r1403, 8;
	add.s64 	%rd597, %rd1, %rd596;
	st.global.u64 	[%rd597], %rd777;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd778, [%r144+18432];
	shr.u64 	%rd598, %rd778, %r525;
	cvt.u32.u64 	%r1405, %rd598;
	shl.b32 	%r1406, %r1405, 2;
	and.b32  	%r1407, %r1406, 1020;
	add.s32 	%r1409, %r263, %r1407;
	ld.shared.u32 	%r182, [%r1409+46080];
	@%p237 bra 	$L__BB0_319;
	setp.eq.s32 	%p256, %r2, 2;
	@%p256 bra 	$L__BB0_318;
	bra.uni 	$L__BB0_317;
$L__BB0_318:
	xor.b64  	%rd778, %rd778, -9223372036854775808;
	bra.uni 	$L__BB0_319;
$L__BB0_317:
	add.s64 	%rd599, %rd778, %rd366;
	setp.lt.s64 	%p257, %rd599, 0;
	selp.b64 	%rd600, -9223372036854775808, -1, %p257;
	xor.b64  	%rd778, %rd600, %rd599;
$L__BB0_319:
	add.s32 	%r1410, %r182, %r3;
	add.s32 	%r1411, %r1410, 2304;
	mul.wide.u32 	%rd601, %r1411, 8;
	add.s64 	%rd602, %rd1, %rd601;
	st.global.u64 	[%rd602], %rd778;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd779, [%r144+21504];
	shr.u64 	%rd603, %rd779, %r525;
	cvt.u32.u64 	%r1413, %rd603;
	shl.b32 	%r1414, %r1413, 2;
	and.b32  	%r1415, %r1414, 1020;
	add.s32 	%r1417, %r263, %r1415;
	ld.shared.u32 	%r183, [%r1417+46080];
	@%p237 bra 	$L__BB0_323;
	setp.eq.s32 	%p259, %r2, 2;
	@%p259 bra 	$L__BB0_322;
	bra.uni 	$L__BB0_321;
$L__BB0_322:
	xor.b64  	%rd779, %rd779, -9223372036854775808;
	bra.uni 	$L__BB0_323;
$L__BB0_321:
	add.s64 	%rd604, %rd779, %rd366;
	setp.lt.s64 	%p260, %rd604, 0;
	selp.b64 	%rd605, -9223372036854775808, -1, %p260;
	xor.b64  	%rd779, %rd605, %rd604;
$L__BB0_323:
	add.s32 	%r1418, %r183, %r3;
	add.s32 	%r1419, %r1418, 2688;
	mul.wide.u32 	%rd606, %r1419, 8;
	add.s64 	%rd607, %rd1, %rd606;
	st.global.u64 	[%rd607], %rd779;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd780, [%r144+24576];
	shr.u64 	%rd608, %rd780, %r525;
	cvt.u32.u64 	%r1421, %rd608;
	shl.b32 	%r1422, %r1421, 2;
	and.b32  	%r1423, %r1422, 1020;
	add.s32 	%r1425, %r263, %r1423;
	ld.shared.u32 	%r184, [%r1425+46080];
	@%p237 bra 	$L__BB0_327;
	setp.eq.s32 	%p262, %r2, 2;
	@%p262 bra 	$L__BB0_326;
	bra.uni 	$L__BB0_325;
$L__BB0_326:
	xor.b64  	%rd780, %rd780, -9223372036854775808;
	bra.uni 	$L__BB0_327;
$L__BB0_325:
	add.s64 	%rd609, %rd780, %rd366;
	setp.lt.s64 	%p263, %rd609, 0;
	selp.b64 	%rd610, -9223372036854775808, -1, %p263;
	xor.b64  	%rd780, %rd610, %rd609;
$L__BB0_327:
	add.s32 	%r1426, %r184, %r3;
	add.s32 	%r1427, %r1426, 3072;
	mul.wide.u32 	%rd611, %r1427, 8;
	add.s64 	%rd612, %rd1, %rd611;
	st.global.u64 	[%rd612], %rd780;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd781, [%r144+27648];
	shr.u64 	%rd613, %rd781, %r525;
	cvt.u32.u64 	%r1429, %rd613;
	shl.b32 	%r1430, %r1429, 2;
	and.b32  	%r1431, %r1430, 1020;
	add.s32 	%r1433, %r263, %r1431;
	ld.shared.u32 	%r185, [%r1433+46080];
	@%p237 bra 	$L__BB0_331;
	setp.eq.s32 	%p265, %r2, 2;
	@%p265 bra 	$L__BB0_330;
	bra.uni 	$L__BB0_329;
$L__BB0_330:
	xor.b64  	%rd781, %rd781, -9223372036854775808;
	bra.uni 	$L__BB0_331;
$L__BB0_329:
	add.s64 	%rd614, %rd781, %rd366;
	setp.lt.s64 	%p266, %rd614, 0;
	selp.b64 	%rd615, -9223372036854775808, -1, %p266;
	xor.b64  	%rd781, %rd615, %rd614;
$L__BB0_331:
	add.s32 	%r1434, %r185, %r3;
	add.s32 	%r1435, %r1434, 3456;
	mul.wide.u32 	%rd616, %r1435, 8;
	add.s64 	%rd617, %rd1, %rd616;
	st.global.u64 	[%rd617], %rd781;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd782, [%r144+30720];
	shr.u64 	%rd618, %rd782, %r525;
	cvt.u32.u64 	%r1437, %rd618;
	shl.b32 	%r1438, %r1437, 2;
	and.b32  	%r1439, %r1438, 1020;
	add.s32 	%r1441, %r263, %r1439;
	ld.shared.u32 	%r186, [%r1441+46080];
	@%p237 bra 	$L__BB0_335;
	setp.eq.s32 	%p268, %r2, 2;
	@%p268 bra 	$L__BB0_334;
	bra.uni 	$L__BB0_333;
$L__BB0_334:
	xor.b64  	%rd782, %rd782, -9223372036854775808;
	bra.uni 	$L__BB0_335;
$L__BB0_333:
	add.s64 	%rd619, %rd782, %rd366;
	setp.lt.s64 	%p269, %rd619, 0;
	selp.b64 	%rd620, -9223372036854775808, -1, %p269;
	xor.b64  	%rd782, %rd620, %rd619;
$L__BB0_335:
	add.s32 	%r1442, %r186, %r3;
	add.s32 	%r1443, %r1442, 3840;
	mul.wide.u32 	%rd621, %r1443, 8;
	add.s64 	%rd622, %rd1, %rd621;
	st.global.u64 	[%rd622], %rd782;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd783, [%r144+33792];
	shr.u64 	%rd623, %rd783, %r525;
	cvt.u32.u64 	%r1445, %rd623;
	shl.b32 	%r1446, %r1445, 2;
	and.b32  	%r1447, %r1446, 1020;
	add.s32 	%r1449, %r263, %r1447;
	ld.shared.u32 	%r187, [%r1449+46080];
	@%p237 bra 	$L__BB0_339;
	setp.eq.s32 	%p271, %r2, 2;
	@%p271 bra 	$L__BB0_338;
	bra.uni 	$L__BB0_337;
$L__BB0_338:
	xor.b64  	%rd783, %rd783, -9223372036854775808;
	bra.uni 	$L__BB0_339;
$L__BB0_337:
	add.s64 	%rd624, %rd783, %rd366;
	setp.lt.s64 	%p272, %rd624, 0;
	selp.b64 	%rd625, -9223372036854775808, -1, %p272;
	xor.b64  	%rd783, %rd625, %rd624;
$L__BB0_339:
	add.s32 	%r1450, %r187, %r3;
	add.s32 	%r1451, %r1450, 4224;
	mul.wide.u32 	%rd626, %r1451, 8;
	add.s64 	%rd627, %rd1, %rd626;
	st.global.u64 	[%rd627], %rd783;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd784, [%r144+36864];
	shr.u64 	%rd628, %rd784, %r525;
	cvt.u32.u64 	%r1453, %rd628;
	shl.b32 	%r1454, %r1453, 2;
	and.b32  	%r1455, %r1454, 1020;
	add.s32 	%r1457, %r263, %r1455;
	ld.shared.u32 	%r188, [%r1457+46080];
	@%p237 bra 	$L__BB0_343;
	setp.eq.s32 	%p274, %r2, 2;
	@%p274 bra 	$L__BB0_342;
	bra.uni 	$L__BB0_341;
$L__BB0_342:
	xor.b64  	%rd784, %rd784, -9223372036854775808;
	bra.uni 	$L__BB0_343;
$L__BB0_341:
	add.s64 	%rd629, %rd784, %rd366;
	setp.lt.s64 	%p275, %rd629, 0;
	selp.b64 	%rd630, -9223372036854775808, -1, %p275;
	xor.b64  	%rd784, %rd630, %rd629;
$L__BB0_343:
	add.s32 	%r1458, %r188, %r3;
	add.s32 	%r1459, %r1458, 4608;
	mul.wide.u32 	%rd631, %r1459, 8;
	add.s64 	%rd632, %rd1, %rd631;
	st.global.u64 	[%rd632], %rd784;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd785, [%r144+39936];
	shr.u64 	%rd633, %rd785, %r525;
	cvt.u32.u64 	%r1461, %rd633;
	shl.b32 	%r1462, %r1461, 2;
	and.b32  	%r1463, %r1462, 1020;
	add.s32 	%r1465, %r263, %r1463;
	ld.shared.u32 	%r189, [%r1465+46080];
	@%p237 bra 	$L__BB0_347;
	setp.eq.s32 	%p277, %r2, 2;
	@%p277 bra 	$L__BB0_346;
	bra.uni 	$L__BB0_345;
$L__BB0_346:
	xor.b64  	%rd785, %rd785, -9223372036854775808;
	bra.uni 	$L__BB0_347;
$L__BB0_345:
	add.s64 	%rd634, %rd785, %rd366;
	setp.lt.s64 	%p278, %rd634, 0;
	selp.b64 	%rd635, -9223372036854775808, -1, %p278;
	xor.b64  	%rd785, %rd635, %rd634;
$L__BB0_347:
	add.s32 	%r1466, %r189, %r3;
	add.s32 	%r1467, %r1466, 4992;
	mul.wide.u32 	%rd636, %r1467, 8;
	add.s64 	%rd637, %rd1, %rd636;
	st.global.u64 	[%rd637], %rd785;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd786, [%r144+43008];
	shr.u64 	%rd638, %rd786, %r525;
	cvt.u32.u64 	%r1469, %rd638;
	shl.b32 	%r1470, %r1469, 2;
	and.b32  	%r1471, %r1470, 1020;
	add.s32 	%r1473, %r263, %r1471;
	ld.shared.u32 	%r1474, [%r1473+46080];
	add.s32 	%r1475, %r1474, %r3;
	add.s32 	%r190, %r1475, 5376;
	@%p237 bra 	$L__BB0_351;
	setp.eq.s32 	%p280, %r2, 2;
	@%p280 bra 	$L__BB0_350;
	bra.uni 	$L__BB0_349;
$L__BB0_350:
	xor.b64  	%rd786, %rd786, -9223372036854775808;
	bra.uni 	$L__BB0_351;
$L__BB0_349:
	add.s64 	%rd639, %rd786, %rd366;
	setp.lt.s64 	%p281, %rd639, 0;
	selp.b64 	%rd640, -9223372036854775808, -1, %p281;
	xor.b64  	%rd786, %rd640, %rd639;
$L__BB0_351:
	mul.wide.u32 	%rd641, %r190, 8;
	add.s64 	%rd642, %rd1, %rd641;
	st.global.u64 	[%rd642], %rd786;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_352;
$L__BB0_203:
	add.s64 	%rd494, %rd757, %rd366;
	setp.lt.s64 	%p180, %rd494, 0;
	selp.b64 	%rd495, -9223372036854775808, -1, %p180;
	xor.b64  	%rd757, %rd495, %rd494;
$L__BB0_205:
	add.s32 	%r1257, %r146, %r3;
	mul.wide.u32 	%rd496, %r1257, 8;
	add.s64 	%rd497, %rd1, %rd496;
	st.global.u64 	[%rd497], %rd757;
$L__BB0_206:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd758, [%r144+3072];
	add.s32 	%r148, %r3, 384;
	setp.ge.s32 	%p181, %r148, %r145;
	@%p181 bra 	$L__BB0_212;
	shr.u64 	%rd498, %rd758, %r525;
	cvt.u32.u64 	%r1259, %rd498;
	shl.b32 	%r1260, %r1259, 2;
	and.b32  	%r1261, %r1260, 1020;
	add.s32 	%r1263, %r263, %r1261;
	ld.shared.u32 	%r1264, [%r1263+46080];
	setp.lt.s32 	%p182, %r2, 2;
	add.s32 	%r149, %r1264, %r148;
	@%p182 bra 	$L__BB0_211;
	setp.eq.s32 	%p183, %r2, 2;
	@%p183 bra 	$L__BB0_210;
	bra.uni 	$L__BB0_209;
$L__BB0_210:
	xor.b64  	%rd758, %rd758, -9223372036854775808;
	bra.uni 	$L__BB0_211;
$L__BB0_209:
	add.s64 	%rd499, %rd758, %rd366;
	setp.lt.s64 	%p184, %rd499, 0;
	selp.b64 	%rd500, -9223372036854775808, -1, %p184;
	xor.b64  	%rd758, %rd500, %rd499;
$L__BB0_211:
	mul.wide.u32 	%rd501, %r149, 8;
	add.s64 	%rd502, %rd1, %rd501;
	st.global.u64 	[%rd502], %rd758;
$L__BB0_212:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd759, [%r144+6144];
	add.s32 	%r150, %r3, 768;
	setp.ge.s32 	%p185, %r150, %r145;
	@%p185 bra 	$L__BB0_218;
	shr.u64 	%rd503, %rd759, %r525;
	cvt.u32.u64 	%r1266, %rd503;
	shl.b32 	%r1267, %r1266, 2;
	and.b32  	%r1268, %r1267, 1020;
	add.s32 	%r1270, %r263, %r1268;
	ld.shared.u32 	%r1271, [%r1270+46080];
	setp.lt.s32 	%p186, %r2, 2;
	add.s32 	%r151, %r1271, %r150;
	@%p186 bra 	$L__BB0_217;
	setp.eq.s32 	%p187, %r2, 2;
	@%p187 bra 	$L__BB0_216;
	bra.uni 	$L__BB0_215;
$L__BB0_216:
	xor.b64  	%rd759, %rd759, -9223372036854775808;
	bra.uni 	$L__BB0_217;
$L__BB0_215:
	add.s64 	%rd504, %rd759, %rd366;
	setp.lt.s64 	%p188, %rd504, 0;
	selp.b64 	%rd505, -9223372036854775808, -1, %p188;
	xor.b64  	%rd759, %rd505, %rd504;
$L__BB0_217:
	mul.wide.u32 	%rd506, %r151, 8;
	add.s64 	%rd507, %rd1, %rd506;
	st.global.u64 	[%rd507], %rd759;
$L__BB0_218:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd760, [%r144+9216];
	add.s32 	%r152, %r3, 1152;
	setp.ge.s32 	%p189, %r152, %r145;
	@%p189 bra 	$L__BB0_224;
	shr.u64 	%rd508, %rd760, %r525;
	cvt.u32.u64 	%r1273, %rd508;
	shl.b32 	%r1274, %r1273, 2;
	and.b32  	%r1275, %r1274, 1020;
	add.s32 	%r1277, %r263, %r1275;
	ld.shared.u32 	%r1278, [%r1277+46080];
	setp.lt.s32 	%p190, %r2, 2;
	add.s32 	%r153, %r1278, %r152;
	@%p190 bra 	$L__BB0_223;
	setp.eq.s32 	%p191, %r2, 2;
	@%p191 bra 	$L__BB0_222;
	bra.uni 	$L__BB0_221;
$L__BB0_222:
	xor.b64  	%rd760, %rd760, -9223372036854775808;
	bra.uni 	$L__BB0_223;
$L__BB0_221:
	add.s64 	%rd509, %rd760, %rd366;
	setp.lt.s64 	%p192, %rd509, 0;
	selp.b64 	%rd510, -9223372036854775808, -1, %p192;
	xor.b64  	%rd760, %rd510, %rd509;
$L__BB0_223:
	mul.wide.u32 	%rd511, %r153, 8;
	add.s64 	%rd512, %rd1, %rd511;
	st.global.u64 	[%rd512], %rd760;
$L__BB0_224:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd761, [%r144+12288];
	add.s32 	%r154, %r3, 1536;
	setp.ge.s32 	%p193, %r154, %r145;
	@%p193 bra 	$L__BB0_230;
	shr.u64 	%rd513, %rd761, %r525;
	cvt.u32.u64 	%r1280, %rd513;
	shl.b32 	%r1281, %r1280, 2;
	and.b32  	%r1282, %r1281, 1020;
	add.s32 	%r1284, %r263, %r1282;
	ld.shared.u32 	%r1285, [%r1284+46080];
	setp.lt.s32 	%p194, %r2, 2;
	add.s32 	%r155, %r1285, %r154;
	@%p194 bra 	$L__BB0_229;
	setp.eq.s32 	%p195, %r2, 2;
	@%p195 bra 	$L__BB0_228;
	bra.uni 	$L__BB0_227;
$L__BB0_228:
	xor.b64  	%rd761, %rd761, -9223372036854775808;
	bra.uni 	$L__BB0_229;
$L__BB0_227:
	add.s64 	%rd514, %rd761, %rd366;
	setp.lt.s64 	%p196, %rd514, 0;
	selp.b64 	%rd515, -9223372036854775808, -1, %p196;
	xor.b64  	%rd761, %rd515, %rd514;
$L__BB0_229:
	mul.wide.u32 	%rd516, %r155, 8;
	add.s64 	%rd517, %rd1, %rd516;
	st.global.u64 	[%rd517], %rd761;
$L__BB0_230:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd762, [%r144+15360];
	add.s32 	%r156, %r3, 1920;
	setp.ge.s32 	%p197, %r156, %r145;
	@%p197 bra 	$L__BB0_236;
	shr.u64 	%rd518, %rd762, %r525;
	cvt.u32.u64 	%r1287, %rd518;
	shl.b32 	%r1288, %r1287, 2;
	and.b32  	%r1289, %r1288, 1020;
	add.s32 	%r1291, %r263, %r1289;
	ld.shared.u32 	%r1292, [%r1291+46080];
	setp.lt.s32 	%p198, %r2, 2;
	add.s32 	%r157, %r1292, %r156;
	@%p198 bra 	$L__BB0_235;
	setp.eq.s32 	%p199, %r2, 2;
	@%p199 bra 	$L__BB0_234;
	bra.uni 	$L__BB0_233;
$L__BB0_234:
	xor.b64  	%rd762, %rd762, -9223372036854775808;
	bra.uni 	$L__BB0_235;
$L__BB0_233:
	add.s64 	%rd519, %rd762, %rd366;
	setp.lt.s64 	%p200, %rd519, 0;
	selp.b64 	%rd520, -9223372036854775808, -1, %p200;
	xor.b64  	%rd762, %rd520, %rd519;
$L__BB0_235:
	mul.wide.u32 	%rd521, %r157, 8;
	add.s64 	%rd522, %rd1, %rd521;
	st.global.u64 	[%rd522], %rd762;
$L__BB0_236:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd763, [%r144+18432];
	add.s32 	%r158, %r3, 2304;
	setp.ge.s32 	%p201, %r158, %r145;
	@%p201 bra 	$L__BB0_242;
	shr.u64 	%rd523, %rd763, %r525;
	cvt.u32.u64 	%r1294, %rd523;
	shl.b32 	%r1295, %r1294, 2;
	and.b32  	%r1296, %r1295, 1020;
	add.s32 	%r1298, %r263, %r1296;
	ld.shared.u32 	%r1299, [%r1298+46080];
	setp.lt.s32 	%p202, %r2, 2;
	add.s32 	%r159, %r1299, %r158;
	@%p202 bra 	$L__BB0_241;
	setp.eq.s32 	%p203, %r2, 2;
	@%p203 bra 	$L__BB0_240;
	bra.uni 	$L__BB0_239;
$L__BB0_240:
	xor.b64  	%rd763, %rd763, -9223372036854775808;
	bra.uni 	$L__BB0_241;
$L__BB0_239:
	add.s64 	%rd524, %rd763, %rd366;
	setp.lt.s64 	%p204, %rd524, 0;
	selp.b64 	%rd525, -9223372036854775808, -1, %p204;
	xor.b64  	%rd763, %rd525, %rd524;
$L__BB0_241:
	mul.wide.u32 	%rd526, %r159, 8;
	add.s64 	%rd527, %rd1, %rd526;
	st.global.u64 	[%rd527], %rd763;
$L__BB0_242:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd764, [%r144+21504];
	add.s32 	%r160, %r3, 2688;
	setp.ge.s32 	%p205, %r160, %r145;
	@%p205 bra 	$L__BB0_248;
	shr.u64 	%rd528, %rd764, %r525;
	cvt.u32.u64 	%r1301, %rd528;
	shl.b32 	%r1302, %r1301, 2;
	and.b32  	%r1303, %r1302, 1020;
	add.s32 	%r1305, %r263, %r1303;
	ld.shared.u32 	%r1306, [%r1305+46080];
	setp.lt.s32 	%p206, %r2, 2;
	add.s32 	%r161, %r1306, %r160;
	@%p206 bra 	$L__BB0_247;
	setp.eq.s32 	%p207, %r2, 2;
	@%p207 bra 	$L__BB0_246;
	bra.uni 	$L__BB0_245;
$L__BB0_246:
	xor.b64  	%rd764, %rd764, -9223372036854775808;
	bra.uni 	$L__BB0_247;
$L__BB0_245:
	add.s64 	%rd529, %rd764, %rd366;
	setp.lt.s64 	%p208, %rd529, 0;
	selp.b64 	%rd530, -9223372036854775808, -1, %p208;
	xor.b64  	%rd764, %rd530, %rd529;
$L__BB0_247:
	mul.wide.u32 	%rd531, %r161, 8;
	add.s64 	%rd532, %rd1, %rd531;
	st.global.u64 	[%rd532], %rd764;
$L__BB0_248:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd765, [%r144+24576];
	add.s32 	%r162, %r3, 3072;
	setp.ge.s32 	%p209, %r162, %r145;
	@%p209 bra 	$L__BB0_254;
	shr.u64 	%rd533, %rd765, %r525;
	cvt.u32.u64 	%r1308, %rd533;
	shl.b32 	%r1309, %r1308, 2;
	and.b32  	%r1310, %r1309, 1020;
	add.s32 	%r1312, %r263, %r1310;
	ld.shared.u32 	%r1313, [%r1312+46080];
	setp.lt.s32 	%p210, %r2, 2;
	add.s32 	%r163, %r1313, %r162;
	@%p210 bra 	$L__BB0_253;
	setp.eq.s32 	%p211, %r2, 2;
	@%p211 bra 	$L__BB0_252;
	bra.uni 	$L__BB0_251;
$L__BB0_252:
	xor.b64  	%rd765, %rd765, -9223372036854775808;
	bra.uni 	$L__BB0_253;
$L__BB0_251:
	add.s64 	%rd534, %rd765, %rd366;
	setp.lt.s64 	%p212, %rd534, 0;
	selp.b64 	%rd535, -9223372036854775808, -1, %p212;
	xor.b64  	%rd765, %rd535, %rd534;
$L__BB0_253:
	mul.wide.u32 	%rd536, %r163, 8;
	add.s64 	%rd537, %rd1, %rd536;
	st.global.u64 	[%rd537], %rd765;
$L__BB0_254:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd766, [%r144+27648];
	add.s32 	%r164, %r3, 3456;
	setp.ge.s32 	%p213, %r164, %r145;
	@%p213 bra 	$L__BB0_260;
	shr.u64 	%rd538, %rd766, %r525;
	cvt.u32.u64 	%r1315, %rd538;
	shl.b32 	%r1316, %r1315, 2;
	and.b32  	%r1317, %r1316, 1020;
	add.s32 	%r1319, %r263, %r1317;
	ld.shared.u32 	%r1320, [%r1319+46080];
	setp.lt.s32 	%p214, %r2, 2;
	add.s32 	%r165, %r1320, %r164;
	@%p214 bra 	$L__BB0_259;
	setp.eq.s32 	%p215, %r2, 2;
	@%p215 bra 	$L__BB0_258;
	bra.uni 	$L__BB0_257;
$L__BB0_258:
	xor.b64  	%rd766, %rd766, -9223372036854775808;
	bra.uni 	$L__BB0_259;
$L__BB0_257:
	add.s64 	%rd539, %rd766, %rd366;
	setp.lt.s64 	%p216, %rd539, 0;
	selp.b64 	%rd540, -9223372036854775808, -1, %p216;
	xor.b64  	%rd766, %rd540, %rd539;
$L__BB0_259:
	mul.wide.u32 	%rd541, %r165, 8;
	add.s64 	%rd542, %rd1, %rd541;
	st.global.u64 	[%rd542], %rd766;
$L__BB0_260:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd767, [%r144+30720];
	add.s32 	%r166, %r3, 3840;
	setp.ge.s32 	%p217, %r166, %r145;
	@%p217 bra 	$L__BB0_266;
	shr.u64 	%rd543, %rd767, %r525;
	cvt.u32.u64 	%r1322, %rd543;
	shl.b32 	%r1323, %r1322, 2;
	and.b32  	%r1324, %r1323, 1020;
	add.s32 	%r1326, %r263, %r1324;
	ld.shared.u32 	%r1327, [%r1326+46080];
	setp.lt.s32 	%p218, %r2, 2;
	add.s32 	%r167, %r1327, %r166;
	@%p218 bra 	$L__BB0_265;
	setp.eq.s32 	%p219, %r2, 2;
	@%p219 bra 	$L__BB0_264;
	bra.uni 	$L__BB0_263;
$L__BB0_264:
	xor.b64  	%rd767, %rd767, -9223372036854775808;
	bra.uni 	$L__BB0_265;
$L__BB0_263:
	add.s64 	%rd544, %rd767, %rd366;
	setp.lt.s64 	%p220, %rd544, 0;
	selp.b64 	%rd545, -9223372036854775808, -1, %p220;
	xor.b64  	%rd767, %rd545, %rd544;
$L__BB0_265:
	mul.wide.u32 	%rd546, %r167, 8;
	add.s64 	%rd547, %rd1, %rd546;
	st.global.u64 	[%rd547], %rd767;
$L__BB0_266:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd768, [%r144+33792];
	add.s32 	%r168, %r3, 4224;
	setp.ge.s32 	%p221, %r168, %r145;
	@%p221 bra 	$L__BB0_272;
	shr.u64 	%rd548, %rd768, %r525;
	cvt.u32.u64 	%r1329, %rd548;
	shl.b32 	%r1330, %r1329, 2;
	and.b32  	%r1331, %r1330, 1020;
	add.s32 	%r1333, %r263, %r1331;
	ld.shared.u32 	%r1334, [%r1333+46080];
	setp.lt.s32 	%p222, %r2, 2;
	add.s32 	%r169, %r1334, %r168;
	@%p222 bra 	$L__BB0_271;
	setp.eq.s32 	%p223, %r2, 2;
	@%p223 bra 	$L__BB0_270;
	bra.uni 	$L__BB0_269;
$L__BB0_270:
	xor.b64  	%rd768, %rd768, -9223372036854775808;
	bra.uni 	$L__BB0_271;
$L__BB0_269:
	add.s64 	%rd549, %rd768, %rd366;
	setp.lt.s64 	%p224, %rd549, 0;
	selp.b64 	%rd550, -9223372036854775808, -1, %p224;
	xor.b64  	%rd768, %rd550, %rd549;
$L__BB0_271:
	mul.wide.u32 	%rd551, %r169, 8;
	add.s64 	%rd552, %rd1, %rd551;
	st.global.u64 	[%rd552], %rd768;
$L__BB0_272:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd769, [%r144+36864];
	add.s32 	%r170, %r3, 4608;
	setp.ge.s32 	%p225, %r170, %r145;
	@%p225 bra 	$L__BB0_278;
	shr.u64 	%rd553, %rd769, %r525;
	cvt.u32.u64 	%r1336, %rd553;
	shl.b32 	%r1337, %r1336, 2;
	and.b32  	%r1338, %r1337, 1020;
	add.s32 	%r1340, %r263, %r1338;
	ld.shared.u32 	%r1341, [%r1340+46080];
	setp.lt.s32 	%p226, %r2, 2;
	add.s32 	%r171, %r1341, %r170;
	@%p226 bra 	$L__BB0_277;
	setp.eq.s32 	%p227, %r2, 2;
	@%p227 bra 	$L__BB0_276;
	bra.uni 	$L__BB0_275;
$L__BB0_276:
	xor.b64  	%rd769, %rd769, -9223372036854775808;
	bra.uni 	$L__BB0_277;
$L__BB0_275:
	add.s64 	%rd554, %rd769, %rd366;
	setp.lt.s64 	%p228, %rd554, 0;
	selp.b64 	%rd555, -9223372036854775808, -1, %p228;
	xor.b64  	%rd769, %rd555, %rd554;
$L__BB0_277:
	mul.wide.u32 	%rd556, %r171, 8;
	add.s64 	%rd557, %rd1, %rd556;
	st.global.u64 	[%rd557], %rd769;
$L__BB0_278:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd770, [%r144+39936];
	add.s32 	%r172, %r3, 4992;
	setp.ge.s32 	%p229, %r172, %r145;
	@%p229 bra 	$L__BB0_284;
	shr.u64 	%rd558, %rd770, %r525;
	cvt.u32.u64 	%r1343, %rd558;
	shl.b32 	%r1344, %r1343, 2;
	and.b32  	%r1345, %r1344, 1020;
	add.s32 	%r1347, %r263, %r1345;
	ld.shared.u32 	%r1348, [%r1347+46080];
	setp.lt.s32 	%p230, %r2, 2;
	add.s32 	%r173, %r1348, %r172;
	@%p230 bra 	$L__BB0_283;
	setp.eq.s32 	%p231, %r2, 2;
	@%p231 bra 	$L__BB0_282;
	bra.uni 	$L__BB0_281;
$L__BB0_282:
	xor.b64  	%rd770, %rd770, -9223372036854775808;
	bra.uni 	$L__BB0_283;
$L__BB0_281:
	add.s64 	%rd559, %rd770, %rd366;
	setp.lt.s64 	%p232, %rd559, 0;
	selp.b64 	%rd560, -9223372036854775808, -1, %p232;
	xor.b64  	%rd770, %rd560, %rd559;
$L__BB0_283:
	mul.wide.u32 	%rd561, %r173, 8;
	add.s64 	%rd562, %rd1, %rd561;
	st.global.u64 	[%rd562], %rd770;
$L__BB0_284:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd771, [%r144+43008];
	shr.u64 	%rd563, %rd771, %r525;
	cvt.u32.u64 	%r1350, %rd563;
	shl.b32 	%r1351, %r1350, 2;
	and.b32  	%r1352, %r1351, 1020;
	add.s32 	%r1354, %r263, %r1352;
	ld.shared.u32 	%r1355, [%r1354+46080];
	add.s32 	%r1356, %r3, 5376;
	add.s32 	%r174, %r1355, %r1356;
	setp.ge.s32 	%p233, %r1356, %r145;
	@%p233 bra 	$L__BB0_290;
	setp.lt.s32 	%p234, %r2, 2;
	@%p234 bra 	$L__BB0_289;
	setp.eq.s32 	%p235, %r2, 2;
	@%p235 bra 	$L__BB0_288;
	bra.uni 	$L__BB0_287;
$L__BB0_288:
	xor.b64  	%rd771, %rd771, -9223372036854775808;
	bra.uni 	$L__BB0_289;
$L__BB0_287:
	add.s64 	%rd564, %rd771, %rd366;
	setp.lt.s64 	%p236, %rd564, 0;
	selp.b64 	%rd565, -9223372036854775808, -1, %p236;
	xor.b64  	%rd771, %rd565, %rd564;
$L__BB0_289:
	mul.wide.u32 	%rd566, %r174, 8;
	add.s64 	%rd567, %rd1, %rd566;
	st.global.u64 	[%rd567], %rd771;
$L__BB0_290:
	bar.warp.sync 	-1;
$L__BB0_352:
	ret;
}
)PTX"},
    {"gs_cub_places_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__444_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_5696ignoreE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5694cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5696thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_32(
	.param .align 8 .b8 gs_cub_places_32_param_0[96]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<306>;
	.reg .b32 	%r<2870>;
	.reg .b64 	%rd<317>;
	.shared .align 16 .b8 _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_56944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_56911sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory[36352];
	ld.param.v2.u32 	{%r665, %r666}, [gs_cub_places_32_param_0+80];
	ld.param.v2.u32 	{%r667, %r668}, [gs_cub_places_32_param_0+72];
	ld.param.v2.u32 	{%r669, %r670}, [gs_cub_places_32_param_0+88];
	ld.param.u64 	%rd19, [gs_cub_places_32_param_0+64];
	ld.param.u64 	%rd18, [gs_cub_places_32_param_0+56];
	ld.param.u64 	%rd17, [gs_cub_places_32_param_0+48];
	ld.param.u64 	%rd15, [gs_cub_places_32_param_0+32];
	ld.param.u64 	%rd14, [gs_cub_places_32_param_0+24];
	ld.param.u64 	%rd13, [gs_cub_places_32_param_0+16];
	ld.param.u64 	%rd12, [gs_cub_places_32_param_0+8];
	ld.param.u64 	%rd11, [gs_cub_places_32_param_0];
	cvta.to.global.u64 	%rd1, %rd12;
	cvta.to.global.u64 	%rd2, %rd14;
	cvta.to.global.u64 	%rd4, %rd15;
	cvta.to.global.u64 	%rd5, %rd17;
	cvt.u32.u64 	%r1, %rd19;
	setp.eq.s32 	%p24, %r666, 0;
	add.s32 	%r671, %r665, 1;
	selp.b32 	%r2, 0, %r671, %p24;
	mov.u32 	%r3, %tid.x;
	shr.u32 	%r4, %r3, 5;
	setp.ne.s32 	%p25, %r3, 0;
	@%p25 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd20, %rd18;
	atom.global.add.u32 	%r672, [%rd20], 1;
	st.shared.u32 	[_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_56944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_56911sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory+35328], %r672;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r5, [_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_56944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_56911sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory+35328];
	mul.lo.s32 	%r673, %r5, 8832;
	add.s32 	%r674, %r673, 8832;
	setp.gt.s32 	%p26, %r674, %r667;
	sub.s32 	%r6, %r667, %r673;
	cvt.u64.u32 	%rd6, %r673;
	and.b32  	%r675, %r3, -32;
	mul.lo.s32 	%r676, %r675, 23;
	and.b32  	%r677, %r3, 31;
	or.b32  	%r7, %r676, %r677;
	cvt.s64.s32 	%rd21, %r7;
	add.s64 	%rd22, %rd21, %rd6;
	cvta.to.global.u64 	%rd23, %rd11;
	shl.b64 	%rd24, %rd22, 2;
	add.s64 	%rd7, %rd23, %rd24;
	@%p26 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_3;
$L__BB0_4:
	setp.lt.s32 	%p27, %r2, 2;
	mov.u32 	%r2722, -1;
	@%p27 bra 	$L__BB0_7;
	setp.eq.s32 	%p28, %r2, 2;
	mov.u32 	%r2722, 2147483647;
	@%p28 bra 	$L__BB0_7;
	add.s32 	%r680, %r1, -1;
	setp.lt.s32 	%p29, %r680, 0;
	selp.b32 	%r681, -2147483648, -1, %p29;
	xor.b32  	%r2722, %r681, %r680;
$L__BB0_7:
	setp.ge.s32 	%p30, %r7, %r6;
	mov.u32 	%r2768, %r2722;
	@%p30 bra 	$L__BB0_9;
	ld.global.u32 	%r2768, [%rd7];
$L__BB0_9:
	add.s32 	%r682, %r7, 32;
	setp.ge.s32 	%p31, %r682, %r6;
	mov.u32 	%r2769, %r2722;
	@%p31 bra 	$L__BB0_11;
	ld.global.u32 	%r2769, [%rd7+128];
$L__BB0_11:
	add.s32 	%r683, %r7, 64;
	setp.ge.s32 	%p32, %r683, %r6;
	mov.u32 	%r2770, %r2722;
	@%p32 bra 	$L__BB0_13;
	ld.global.u32 	%r2770, [%rd7+256];
$L__BB0_13:
	add.s32 	%r684, %r7, 96;
	setp.ge.s32 	%p33, %r684, %r6;
	mov.u32 	%r2771, %r2722;
	@%p33 bra 	$L__BB0_15;
	ld.global.u32 	%r2771, [%rd7+384];
$L__BB0_15:
	add.s32 	%r685, %r7, 128;
	setp.ge.s32 	%p34, %r685, %r6;
	mov.u32 	%r2772, %r2722;
	@%p34 bra 	$L__BB0_17;
	ld.global.u32 	%r2772, [%rd7+512];
$L__BB0_17:
	add.s32 	%r686, %r7, 160;
	setp.ge.s32 	%p35, %r686, %r6;
	mov.u32 	%r2773, %r2722;
	@%p35 bra 	$L__BB0_19;
	ld.global.u32 	%r2773, [%rd7+640];
$L__BB0_19:
	add.s32 	%r687, %r7, 192;
	setp.ge.s32 	%p36, %r687, %r6;
	mov.u32 	%r2774, %r2722;
	@%p36 bra 	$L__BB0_21;
	ld.global.u32 	%r2774, [%rd7+768];
$L__BB0_21:
	add.s32 	%r688, %r7, 224;
	setp.ge.s32 	%p37, %r688, %r6;
	mov.u32 	%r2775, %r2722;
	@%p37 bra 	$L__BB0_23;
	ld.global.u32 	%r2775, [%rd7+896];
$L__BB0_23:
	add.s32 	%r689, %r7, 256;
	setp.ge.s32 	%p38, %r689, %r6;
	mov.u32 	%r2776, %r2722;
	@%p38 bra 	$L__BB0_25;
	ld.global.u32 	%r2776, [%rd7+1024];
$L__BB0_25:
	add.s32 	%r690, %r7, 288;
	setp.ge.s32 	%p39, %r690, %r6;
	mov.u32 	%r2777, %r2722;
	@%p39 bra 	$L__BB0_27;
	ld.global.u32 	%r2777, [%rd7+1152];
$L__BB0_27:
	add.s32 	%r691, %r7, 320;
	setp.ge.s32 	%p40, %r691, %r6;
	mov.u32 	%r2778, %r2722;
	@%p40 bra 	$L__BB0_29;
	ld.global.u32 	%r2778, [%rd7+1280];
$L__BB0_29:
	add.s32 	%r692, %r7, 352;
	setp.ge.s32 	%p41, %r692, %r6;
	mov.u32 	%r2779, %r2722;
	@%p41 bra 	$L__BB0_31;
	ld.global.u32 	%r2779, [%rd7+1408];
$L__BB0_31:
	add.s32 	%r693, %r7, 384;
	setp.ge.s32 	%p42, %r693, %r6;
	mov.u32 	%r2780, %r2722;
	@%p42 bra 	$L__BB0_33;
	ld.global.u32 	%r2780, [%rd7+1536];
$L__BB0_33:
	add.s32 	%r694, %r7, 416;
	setp.ge.s32 	%p43, %r694, %r6;
	mov.u32 	%r2781, %r2722;
	@%p43 bra 	$L__BB0_35;
	ld.global.u32 	%r2781, [%rd7+1664];
$L__BB0_35:
	add.s32 	%r695, %r7, 448;
	setp.ge.s32 	%p44, %r695, %r6;
	mov.u32 	%r2782, %r2722;
	@%p44 bra 	$L__BB0_37;
	ld.global.u32 	%r2782, [%rd7+1792];
$L__BB0_37:
	add.s32 	%r696, %r7, 480;
	setp.ge.s32 	%p45, %r696, %r6;
	mov.u32 	%r2783, %r2722;
	@%p45 bra 	$L__BB0_39;
	ld.global.u32 	%r2783, [%rd7+1920];
$L__BB0_39:
	add.s32 	%r697, %r7, 512;
	setp.ge.s32 	%p46, %r697, %r6;
	mov.u32 	%r2784, %r2722;
	@%p46 bra 	$L__BB0_41;
	ld.global.u32 	%r2784, [%rd7+2048];
$L__BB0_41:
	add.s32 	%r698, %r7, 544;
	setp.ge.s32 	%p47, %r698, %r6;
	mov.u32 	%r2785, %r2722;
	@%p47 bra 	$L__BB0_43;
	ld.global.u32 	%r2785, [%rd7+2176];
$L__BB0_43:
	add.s32 	%r699, %r7, 576;
	setp.ge.s32 	%p48, %r699, %r6;
	mov.u32 	%r2786, %r2722;
	@%p48 bra 	$L__BB0_45;
	ld.global.u32 	%r2786, [%rd7+2304];
$L__BB0_45:
	add.s32 	%r700, %r7, 608;
	setp.ge.s32 	%p49, %r700, %r6;
	mov.u32 	%r2787, %r2722;
	@%p49 bra 	$L__BB0_47;
	ld.global.u32 	%r2787, [%rd7+2432];
$L__BB0_47:
	add.s32 	%r701, %r7, 640;
	setp.ge.s32 	%p50, %r701, %r6;
	mov.u32 	%r2788, %r2722;
	@%p50 bra 	$L__BB0_49;
	ld.global.u32 	%r2788, [%rd7+2560];
$L__BB0_49:
	add.s32 	%r702, %r7, 672;
	setp.ge.s32 	%p51, %r702, %r6;
	mov.u32 	%r2789, %r2722;
	@%p51 bra 	$L__BB0_51;
	ld.global.u32 	%r2789, [%rd7+2688];
$L__BB0_51:
	add.s32 	%r703, %r7, 704;
	setp.ge.s32 	%p52, %r703, %r6;
	@%p52 bra 	$L__BB0_53;
	ld.global.u32 	%r2722, [%rd7+2816];
	bra.uni 	$L__BB0_53;
$L__BB0_3:
	ld.global.u32 	%r2768, [%rd7];
	ld.global.u32 	%r2769, [%rd7+128];
	ld.global.u32 	%r2770, [%rd7+256];
	ld.global.u32 	%r2771, [%rd7+384];
	ld.global.u32 	%r2772, [%rd7+512];
	ld.global.u32 	%r2773, [%rd7+640];
	ld.global.u32 	%r2774, [%rd7+768];
	ld.global.u32 	%r2775, [%rd7+896];
	ld.global.u32 	%r2776, [%rd7+1024];
	ld.global.u32 	%r2777, [%rd7+1152];
	ld.global.u32 	%r2778, [%rd7+1280];
	ld.global.u32 	%r2779, [%rd7+1408];
	ld.global.u32 	%r2780, [%rd7+1536];
	ld.global.u32 	%r2781, [%rd7+1664];
	ld.global.u32 	%r2782, [%rd7+1792];
	ld.global.u32 	%r2783, [%rd7+1920];
	ld.global.u32 	%r2784, [%rd7+2048];
	ld.global.u32 	%r2785, [%rd7+2176];
	ld.global.u32 	%r2786, [%rd7+2304];
	ld.global.u32 	%r2787, [%rd7+2432];
	ld.global.u32 	%r2788, [%rd7+2560];
	ld.global.u32 	%r2789, [%rd7+2688];
	ld.global.u32 	%r2722, [%rd7+2816];
$L__BB0_53:
	setp.lt.s32 	%p53, %r2, 2;
	mov.u32 	%r2790, %r2722;
	@%p53 bra 	$L__BB0_148;
	setp.eq.s32 	%p54, %r2, 2;
	@%p54 bra 	$L__BB0_147;
	bra.uni 	$L__BB0_55;
$L__BB0_147:
	xor.b32  	%r2768, %r2768, -2147483648;
	xor.b32  	%r2769, %r2769, -2147483648;
	xor.b32  	%r2770, %r2770, -2147483648;
	xor.b32  	%r2771, %r2771, -2147483648;
	xor.b32  	%r2772, %r2772, -2147483648;
	xor.b32  	%r2773, %r2773, -2147483648;
	xor.b32  	%r2774, %r2774, -2147483648;
	xor.b32  	%r2775, %r2775, -2147483648;
	xor.b32  	%r2776, %r2776, -2147483648;
	xor.b32  	%r2777, %r2777, -2147483648;
	xor.b32  	%r2778, %r2778, -2147483648;
	xor.b32  	%r2779, %r2779, -2147483648;
	xor.b32  	%r2780, %r2780, -2147483648;
	xor.b32  	%r2781, %r2781, -2147483648;
	xor.b32  	%r2782, %r2782, -2147483648;
	xor.b32  	%r2783, %r2783, -2147483648;
	xor.b32  	%r2784, %r2784, -2147483648;
	xor.b32  	%r2785, %r2785, -2147483648;
	xor.b32  	%r2786, %r2786, -2147483648;
	xor.b32  	%r2787, %r2787, -2147483648;
	xor.b32  	%r2788, %r2788, -2147483648;
	xor.b32  	%r2789, %r2789, -2147483648;
	xor.b32  	%r2790, %r2722, -2147483648;
	bra.uni 	$L__BB0_148;
$L__BB0_55:
	setp.eq.s32 	%p55, %r670, 0;
	@%p55 bra 	$L__BB0_58;
	and.b32  	%r102, %r2768, 2147483647;
	mov.u32 	%r705, 2147483647;
	sub.s32 	%r706, %r705, %r1;
	setp.gt.u32 	%p56, %r102, %r706;
	mov.u32 	%r2724, -1;
	@%p56 bra 	$L__BB0_59;
	setp.eq.s32 	%p57, %r102, 0;
	selp.b32 	%r2768, 0, %r2768, %p57;
$L__BB0_58:
	setp.lt.s32 	%p58, %r2768, 0;
	selp.b32 	%r707, -1, -2147483648, %p58;
	xor.b32  	%r708, %r707, %r2768;
	sub.s32 	%r2724, %r708, %r1;
$L__BB0_59:
	@%p55 bra 	$L__BB0_62;
	and.b32  	%r107, %r2769, 2147483647;
	mov.u32 	%r710, 2147483647;
	sub.s32 	%r711, %r710, %r1;
	setp.gt.u32 	%p60, %r107, %r711;
	mov.u32 	%r2726, -1;
	@%p60 bra 	$L__BB0_63;
	setp.eq.s32 	%p61, %r107, 0;
	selp.b32 	%r2769, 0, %r2769, %p61;
$L__BB0_62:
	setp.lt.s32 	%p62, %r2769, 0;
	selp.b32 	%r712, -1, -2147483648, %p62;
	xor.b32  	%r713, %r712, %r2769;
	sub.s32 	%r2726, %r713, %r1;
$L__BB0_63:
	@%p55 bra 	$L__BB0_66;
	and.b32  	%r112, %r2770, 2147483647;
	mov.u32 	%r715, 2147483647;
	sub.s32 	%r716, %r715, %r1;
	setp.gt.u32 	%p64, %r112, %r716;
	mov.u32 	%r2728, -1;
	@%p64 bra 	$L__BB0_67;
	setp.eq.s32 	%p65, %r112, 0;
	selp.b32 	%r2770, 0, %r2770, %p65;
$L__BB0_66:
	setp.lt.s32 	%p66, %r2770, 0;
	selp.b32 	%r717, -1, -2147483648, %p66;
	xor.b32  	%r718, %r717, %r2770;
	sub.s32 	%r2728, %r718, %r1;
$L__BB0_67:
	@%p55 bra 	$L__BB0_70;
	and.b32  	%r117, %r2771, 2147483647;
	mov.u32 	%r720, 2147483647;
	sub.s32 	%r721, %r720, %r1;
	setp.gt.u32 	%p68, %r117, %r721;
	mov.u32 	%r2730, -1;
	@%p68 bra 	$L__BB0_71;
	setp.eq.s32 	%p69, %r117, 0;
	selp.b32 	%r2771, 0, %r2771, %p69;
$L__BB0_70:
	setp.lt.s32 	%p70, %r2771, 0;
	selp.b32 	%r722, -1, -2147483648, %p70;
	xor.b32  	%r723, %r722, %r2771;
	sub.s32 	%r2730, %r723, %r1;
$L__BB0_71:
	@%p55 bra 	$L__BB0_74;
	and.b32  	%r122, %r2772, 2147483647;
	mov.u32 	%r725, 2147483647;
	sub.s32 	%r726, %r725, %r1;
	setp.gt.u32 	%p72, %r122, %r726;
	mov.u32 	%r2732, -1;
	@%p72 bra 	$L__BB0_75;
	setp.eq.s32 	%p73, %r122, 0;
	selp.b32 	%r2772, 0, %r2772, %p73;
$L__BB0_74:
	setp.lt.s32 	%p74, %r2772, 0;
	selp.b32 	%r727, -1, -2147483648, %p74;
	xor.b32  	%r728, %r727, %r2772;
	sub.s32 	%r2732, %r728, %r1;
$L__BB0_75:
	@%p55 bra 	$L__BB0_78;
	and.b32  	%r127, %r2773, 2147483647;
	mov.u32 	%r730, 2147483647;
	sub.s32 	%r731, %r730, %r1;
	setp.gt.u32 	%p76, %r127, %r731;
	mov.u32 	%r2734, -1;
	@%p76 bra 	$L__BB0_79;
	setp.eq.s32 	%p77, %r127, 0;
	selp.b32 	%r2773, 0, %r2773, %p77;
$L__BB0_78:
	setp.lt.s32 	%p78, %r2773, 0;
	selp.b32 	%r732, -1, -2147483648, %p78;
	xor.b32  	%r733, %r732, %r2773;
	sub.s32 	%r2734, %r733, %r1;
$L__BB0_79:
	@%p55 bra 	$L__BB0_82;
	and.b32  	%r132, %r2774, 2147483647;
	mov.u32 	%r735, 2147483647;
	sub.s32 	%r736, %r735, %r1;
	setp.gt.u32 	%p80, %r132, %r736;
	mov.u32 	%r2736, -1;
	@%p80 bra 	$L__BB0_83;
	setp.eq.s32 	%p81, %r132, 0;
	selp.b32 	%r2774, 0, %r2774, %p81;
$L__BB0_82:
	setp.lt.s32 	%p82, %r2774, 0;
	selp.b32 	%r737, -1, -2147483648, %p82;
	xor.b32  	%r738, %r737, %r2774;
	sub.s32 	%r2736, %r738, %r1;
$L__BB0_83:
	@%p55 bra 	$L__BB0_86;
	and.b32  	%r137, %r2775, 2147483647;
	mov.u32 	%r740, 2147483647;
	sub.s32 	%r741, %r740, %r1;
	setp.gt.u32 	%p84, %r137, %r741;
	mov.u32 	%r2738, -1;
	@%p84 bra 	$L__BB0_87;
	setp.eq.s32 	%p85, %r137, 0;
	selp.b32 	%r2775, 0, %r2775, %p85;
$L__BB0_86:
	setp.lt.s32 	%p86, %r2775, 0;
	selp.b32 	%r742, -1, -2147483648, %p86;
	xor.b32  	%r743, %r742, %r2775;
	sub.s32 	%r2738, %r743, %r1;
$L__BB0_87:
	@%p55 bra 	$L__BB0_90;
	and.b32  	%r142, %r2776, 2147483647;
	mov.u32 	%r745, 2147483647;
	sub.s32 	%r746, %r745, %r1;
	setp.gt.u32 	%p88, %r142, %r746;
	mov.u32 	%r2740, -1;
	@%p88 bra 	$L__BB0_91;
	setp.eq.s32 	%p89, %r142, 0;
	selp.b32 	%r2776, 0, %r2776, %p89;
$L__BB0_90:
	setp.lt.s32 	%p90, %r2776, 0;
	selp.b32 	%r747, -1, -2147483648, %p90;
	xor.b32  	%r748, %r747, %r2776;
	sub.s32 	%r2740, %r748, %r1;
$L__BB0_91:
	@%p55 bra 	$L__BB0_94;
	and.b32  	%r147, %r2777, 2147483647;
	mov.u32 	%r750, 2147483647;
	sub.s32 	%r751, %r750, %r1;
	setp.gt.u32 	%p92, %r147, %r751;
	mov.u32 	%r2742, -1;
	@%p92 bra 	$L__BB0_95;
	setp.eq.s32 	%p93, %r147, 0;
	selp.b32 	%r2777, 0, %r2777, %p93;
$L__BB0_94:
	setp.lt.s32 	%p94, %r2777, 0;
	selp.b32 	%r752, -1, -2147483648, %p94;
	xor.b32  	%r753, %r752, %r2777;
	sub.s32 	%r2742, %r753, %r1;
$L__BB0_95:
	@%p55 bra 	$L__BB0_98;
	and.b32  	%r152, %r2778, 2147483647;
	mov.u32 	%r755, 2147483647;
	sub.s32 	%r756, %r755, %r1;
	setp.gt.u32 	%p96, %r152, %r756;
	mov.u32 	%r2744, -1;
	@%p96 bra 	$L__BB0_99;
	setp.eq.s32 	%p97, %r152, 0;
	selp.b32 	%r2778, 0, %r2778, %p97;
$L__BB0_98:
	setp.lt.s32 	%p98, %r2778, 0;
	selp.b32 	%r757, -1, -2147483648, %p98;
	xor.b32  	%r758, %r757, %r2778;
	sub.s32 	%r2744, %r758, %r1;
$L__BB0_99:
	@%p55 bra 	$L__BB0_102;
	and.b32  	%r157, %r2779, 2147483647;
	mov.u32 	%r760, 2147483647;
	sub.s32 	%r761, %r760, %r1;
	setp.gt.u32 	%p100, %r157, %r761;
	mov.u32 	%r2746, -1;
	@%p100 bra 	$L__BB0_103;
	setp.eq.s32 	%p101, %r157, 0;
	selp.b32 	%r2779, 0, %r2779, %p101;
$L__BB0_102:
	setp.lt.s32 	%p102, %r2779, 0;
	selp.b32 	%r762, -1, -2147483648, %p102;
	xor.b32  	%r763, %r762, %r2779;
	sub.s32 	%r2746, %r763, %r1;
$L__BB0_103:
	@%p55 bra 	$L__BB0_106;
	and.b32  	%r162, %r2780, 2147483647;
	mov.u32 	%r765, 2147483647;
	sub.s32 	%r766, %r765, %r1;
	setp.gt.u32 	%p104, %r162, %r766;
	mov.u32 	%r2748, -1;
	@%p104 bra 	$L__BB0_107;
	setp.eq.s32 	%p105, %r162, 0;
	selp.b32 	%r2780, 0, %r2780, %p105;
$L__BB0_106:
	setp.lt.s32 	%p106, %r2780, 0;
	selp.b32 	%r767, -1, -2147483648, %p106;
	xor.b32  	%r768, %r767, %r2780;
	sub.s32 	%r2748, %r768, %r1;
$L__BB0_107:
	@%p55 bra 	$L__BB0_110;
	and.b32  	%r167, %r2781, 2147483647;
	mov.u32 	%r770, 2147483647;
	sub.s32 	%r771, %r770, %r1;
	setp.gt.u32 	%p108, %r167, %r771;
	mov.u32 	%r2750, -1;
	@%p108 bra 	$L__BB0_111;
	setp.eq.s32 	%p109, %r167, 0;
	selp.b32 	%r2781, 0, %r2781, %p109;
$L__BB0_110:
	setp.lt.s32 	%p110, %r2781, 0;
	selp.b32 	%r772, -1, -2147483648, %p110;
	xor.b32  	%r773, %r772, %r2781;
	sub.s32 	%r2750, %r773, %r1;
$L__BB0_111:
	@%p55 bra 	$L__BB0_114;
	and.b32  	%r172, %r2782, 2147483647;
	mov.u32 	%r775, 2147483647;
	sub.s32 	%r776, %r775, %r1;
	setp.gt.u32 	%p112, %r172, %r776;
	mov.u32 	%r2752, -1;
	@%p112 bra 	$L__BB0_115;
	setp.eq.s32 	%p113, %r172, 0;
	selp.b32 	%r2782, 0, %r2782, %p113;
$L__BB0_114:
	setp.lt.s32 	%p114, %r2782, 0;
	selp.b32 	%r777, -1, -2147483648, %p114;
	xor.b32  	%r778, %r777, %r2782;
	sub.s32 	%r2752, %r778, %r1;
$L__BB0_115:
	@%p55 bra 	$L__BB0_118;
	and.b32  	%r177, %r2783, 2147483647;
	mov.u32 	%r780, 2147483647;
	sub.s32 	%r781, %r780, %r1;
	setp.gt.u32 	%p116, %r177, %r781;
	mov.u32 	%r2754, -1;
	@%p116 bra 	$L__BB0_119;
	setp.eq.s32 	%p117, %r177, 0;
	selp.b32 	%r2783, 0, %r2783, %p117;
$L__BB0_118:
	setp.lt.s32 	%p118, %r2783, 0;
	selp.b32 	%r782, -1, -2147483648, %p118;
	xor.b32  	%r783, %r782, %r2783;
	sub.s32 	%r2754, %r783, %r1;
$L__BB0_119:
	@%p55 bra 	$L__BB0_122;
	and.b32  	%r182, %r2784, 2147483647;
	mov.u32 	%r785, 2147483647;
	sub.s32 	%r786, %r785, %r1;
	setp.gt.u32 	%p120, %r182, %r786;
	mov.u32 	%r2756, -1;
	@%p120 bra 	$L__BB0_123;
	setp.eq.s32 	%p121, %r182, 0;
	selp.b32 	%r2784, 0, %r2784, %p121;
$L__BB0_122:
	setp.lt.s32 	%p122, %r2784, 0;
	selp.b32 	%r787, -1, -2147483648, %p122;
	xor.b32  	%r788, %r787, %r2784;
	sub.s32 	%r2756, %r788, %r1;
$L__BB0_123:
	@%p55 bra 	$L__BB0_126;
	and.b32  	%r187, %r2785, 2147483647;
	mov.u32 	%r790, 2147483647;
	sub.s32 	%r791, %r790, %r1;
	setp.gt.u32 	%p124, %r187, %r791;
	mov.u32 	%r2758, -1;
	@%p124 bra 	$L__BB0_127;
	setp.eq.s32 	%p125, %r187, 0;
	selp.b32 	%r2785, 0, %r2785, %p125;
$L__BB0_126:
	setp.lt.s32 	%p126, %r2785, 0;
	selp.b32 	%r792, -1, -2147483648, %p126;
	xor.b32  	%r793, %r792, %r2785;
	sub.s32 	%r2758, %r793, %r1;
$L__BB0_127:
	@%p55 bra 	$L__BB0_130;
	and.b32  	%r192, %r2786, 2147483647;
	mov.u32 	%r795, 2147483647;
	sub.s32 	%r796, %r795, %r1;
	setp.gt.u32 	%p128, %r192, %r796;
	mov.u32 	%r2760, -1;
	@%p128 bra 	$L__BB0_131;
	setp.eq.s32 	%p129, %r192, 0;
	selp.b32 	%r2786, 0, %r2786, %p129;
$L__BB0_130:
	setp.lt.s32 	%p130, %r2786, 0;
	selp.b32 	%r797, -1, -2147483648, %p130;
	xor.b32  	%r798, %r797, %r2786;
	sub.s32 	%r2760, %r798, %r1;
$L__BB0_131:
	@%p55 bra 	$L__BB0_134;
	and.b32  	%r197, %r2787, 2147483647;
	mov.u32 	%r800, 2147483647;
	sub.s32 	%r801, %r800, %r1;
	setp.gt.u32 	%p132, %r197, %r801;
	mov.u32 	%r2762, -1;
	@%p132 bra 	$L__BB0_135;
	setp.eq.s32 	%p133, %r197, 0;
	selp.b32 	%r2787, 0, %r2787, %p133;
$L__BB0_134:
	setp.lt.s32 	%p134, %r2787, 0;
	selp.b32 	%r802, -1, -2147483648, %p134;
	xor.b32  	%r803, %r802, %r2787;
	sub.s32 	%r2762, %r803, %r1;
$L__BB0_135:
	@%p55 bra 	$L__BB0_138;
	and.b32  	%r202, %r2788, 2147483647;
	mov.u32 	%r805, 2147483647;
	sub.s32 	%r806, %r805, %r1;
	setp.gt.u32 	%p136, %r202, %r806;
	mov.u32 	%r2764, -1;
	@%p136 bra 	$L__BB0_139;
	setp.eq.s32 	%p137, %r202, 0;
	selp.b32 	%r2788, 0, %r2788, %p137;
$L__BB0_138:
	setp.lt.s32 	%p138, %r2788, 0;
	selp.b32 	%r807, -1, -2147483648, %p138;
	xor.b32  	%r808, %r807, %r2788;
	sub.s32 	%r2764, %r808, %r1;
$L__BB0_139:
	@%p55 bra 	$L__BB0_142;
	and.b32  	%r207, %r2789, 2147483647;
	mov.u32 	%r810, 2147483647;
	sub.s32 	%r811, %r810, %r1;
	setp.gt.u32 	%p140, %r207, %r811;
	mov.u32 	%r2766, -1;
	@%p140 bra 	$L__BB0_143;
	setp.eq.s32 	%p141, %r207, 0;
	selp.b32 	%r2789, 0, %r2789, %p141;
$L__BB0_142:
	setp.lt.s32 	%p142, %r2789, 0;
	selp.b32 	%r812, -1, -2147483648, %p142;
	xor.b32  	%r813, %r812, %r2789;
	sub.s32 	%r2766, %r813, %r1;
$L__BB0_143:
	@%p55 bra 	$L__BB0_146;
	and.b32  	%r212, %r2722, 2147483647;
	mov.u32 	%r815, 2147483647;
	sub.s32 	%r816, %r815, %r1;
	setp.gt.u32 	%p144, %r212, %r816;
	mov.u32 	%r2790, -1;
	mov.u32 	%r2768, %r2724;
	mov.u32 	%r2769, %r2726;
	mov.u32 	%r2770, %r2728;
	mov.u32 	%r2771, %r2730;
	mov.u32 	%r2772, %r2732;
	mov.u32 	%r2773, %r2734;
	mov.u32 	%r2774, %r2736;
	mov.u32 	%r2775, %r2738;
	mov.u32 	%r2776, %r2740;
	mov.u32 	%r2777, %r2742;
	mov.u32 	%r2778, %r2744;
	mov.u32 	%r2779, %r2746;
	mov.u32 	%r2780, %r2748;
	mov.u32 	%r2781, %r2750;
	mov.u32 	%r2782, %r2752;
	mov.u32 	%r2783, %r2754;
	mov.u32 	%r2784, %r2756;
	mov.u32 	%r2785, %r2758;
	mov.u32 	%r2786, %r2760;
	mov.u32 	%r2787, %r2762;
	mov.u32 	%r2788, %r2764;
	mov.u32 	%r2789, %r2766;
	@%p144 bra 	$L__BB0_148;
	setp.eq.s32 	%p145, %r212, 0;
	selp.b32 	%r2722, 0, %r2722, %p145;
$L__BB0_146:
	setp.lt.s32 	%p146, %r2722, 0;
	selp.b32 	%r817, -1, -2147483648, %p146;
	xor.b32  	%r818, %r817, %r2722;
	sub.s32 	%r2790, %r818, %r1;
	mov.u32 	%r2768, %r2724;
	mov.u32 	%r2769, %r2726;
	mov.u32 	%r2770, %r2728;
	mov.u32 	%r2771, %r2730;
	mov.u32 	%r2772, %r2732;
	mov.u32 	%r2773, %r2734;
	mov.u32 	%r2774, %r2736;
	mov.u32 	%r2775, %r2738;
	mov.u32 	%r2776, %r2740;
	mov.u32 	%r2777, %r2742;
	mov.u32 	%r2778, %r2744;
	mov.u32 	%r2779, %r2746;
	mov.u32 	%r2780, %r2748;
	mov.u32 	%r2781, %r2750;
	mov.u32 	%r2782, %r2752;
	mov.u32 	%r2783, %r2754;
	mov.u32 	%r2784, %r2756;
	mov.u32 	%r2785, %r2758;
	mov.u32 	%r2786, %r2760;
	mov.u32 	%r2787, %r2762;
	mov.u32 	%r2788, %r2764;
	mov.u32 	%r2789, %r2766;
$L__BB0_148:
	mov.u32 %r819, %laneid;
	setp.gt.s32 	%p147, %r819, 255;
	@%p147 bra 	$L__BB0_155;
	max.s32 	%r820, %r819, 224;
	add.s32 	%r821, %r820, 31;
	sub.s32 	%r263, %r821, %r819;
	shr.u32 	%r822, %r263, 5;
	add.s32 	%r823, %r822, 1;
	and.b32  	%r2793, %r823, 3;
	setp.eq.s32 	%p148, %r2793, 0;
	mov.u32 	%r2794, %r819;
	@%p148 bra 	$L__BB0_152;
	shl.b32 	%r824, %r4, 10;
	mov.u32 	%r825, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_56944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_56911sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r826, %r825, %r824;
	shl.b32 	%r827, %r819, 2;
	add.s32 	%r2791, %r826, %r827;
	mov.u32 	%r2794, %r819;
$L__BB0_151:
	.pragma "nounroll";
	mov.u32 	%r828, 0;
	st.shared.u32 	[%r2791], %r828;
	add.s32 	%r2794, %r2794, 32;
	add.s32 	%r2791, %r2791, 128;
	add.s32 	%r2793, %r2793, -1;
	setp.ne.s32 	%p149, %r2793, 0;
	@%p149 bra 	$L__BB0_151;
$L__BB0_152:
	setp.lt.u32 	%p150, %r263, 96;
	@%p150 bra 	$L__BB0_155;
	add.s32 	%r2796, %r2794, -128;
	shl.b32 	%r829, %r4, 10;
	mov.u32 	%r830, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_56944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_56911sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r831, %r830, %r829;
	shl.b32 	%r832, %r2794, 2;
	add.s32 	%r833, %r831, %r832;
	add.s32 	%r2795, %r833, 256;
$L__BB0_154:
	.pragma "nounroll";
	mov.u32 	%r834, 0;
	st.shared.u32 	[%r2795+-256], %r834;
	st.shared.u32 	[%r2795+-128], %r834;
	st.shared.u32 	[%r2795], %r834;
	st.shared.u32 	[%r2795+128], %r834;
	add.s32 	%r2795, %r2795, 512;
	add.s32 	%r2796, %r2796, 128;
	setp.lt.s32 	%p151, %r2796, 128;
	@%p151 bra 	$L__BB0_154;
$L__BB0_155:
	bar.warp.sync 	-1;
	shr.u32 	%r836, %r2768, %r668;
	shl.b32 	%r837, %r4, 10;
	mov.u32 	%r838, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_56944_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_56911sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r839, %r838, %r837;
	shl.b32 	%r840, %r836, 2;
	and.b32  	%r841, %r840, 1020;
	add.s32 	%r842, %r839, %r841;
	atom.shared.add.u32 	%r843, [%r842], 1;
	shr.u32 	%r844, %r2769, %r668;
	shl.b32 	%r845, %r844, 2;
	and.b32  	%r846, %r845, 1020;
	add.s32 	%r847, %r839, %r846;
	atom.shared.add.u32 	%r848, [%r847], 1;
	shr.u32 	%r849, %r2770, %r668;
	shl.b32 	%r850, %r849, 2;
	and.b32  	%r851, %r850, 1020;
	add.s32 	%r852, %r839, %r851;
	atom.shared.add.u32 	%r853, [%r852], 1;
	shr.u32 	%r854, %r2771, %r668;
	shl.b32 	%r855, %r854, 2;
	and.b32  	%r856, %r855, 1020;
	add.s32 	%r857, %r839, %r856;
	atom.shared.add.u32 	%r858, [%r857], 1;
	shr.u32 	%r859, %r2772, %r668;
	shl.b32 	%r860, %r859, 2;
	and.b32  	%r861, %r860, 1020;
	add.s32 	%r862, %r839, %r861;
	atom.shared.add.u32 	%r863, [%r862], 1;
	shr.u32 	%r864, %r2773, %r668;
	shl.b32 	%r865, %r864, 2;
	and.b32  	%r866, %r865, 1020;
	add.s32 	%r867, %r839, %r866;
	atom.shared.add.u32 	%r868, [%r867], 1;
	shr.u32 	%r869, %r2774, %r668;
	shl.b32 	%r870, %r869, 2;
	and.b32  	%r871, %r870, 1020;
	add.s32 	%r872, %r839, %r871;
	atom.shared.add.u32 	%r873, [%r872], 1;
	shr.u32 	%r874, %r2775, %r668;
	shl.b32 	%r875, %r874, 2;
	and.b32  	%r876, %r875, 1020;
	add.s32 	%r877, %r839, %r876;
	atom.shared.add.u32 	%r878, [%r877], 1;
	shr.u32 	%r879, %r2776, %r668;
	shl.b32 	%r880, %r879, 2;
	and.b32  	%r881, %r880, 1020;
	add.s32 	%r882, %r839, %r881;
	atom.shared.add.u32 	%r883, [%r882], 1;
	shr.u32 	%r884, %r2777, %r668;
	shl.b32 	%r885, %r884, 2;
	and.b32  	%r886, %r885, 1020;
	add.s32 	%r887, %r839, %r886;
	atom.shared.add.u32 	%r888, [%r887], 1;
	shr.u32 	%r889, %r2778, %r668;
	shl.b32 	%r890, %r889, 2;
	and.b32  	%r891, %r890, 1020;
	add.s32 	%r892, %r839, %r891;
	atom.shared.add.u32 	%r893, [%r892], 1;
	shr.u32 	%r894, %r2779, %r668;
	shl.b32 	%r895, %r894, 2;
	and.b32  	%r896, %r895, 1020;
	add.s32 	%r897, %r839, %r896;
	atom.shared.add.u32 	%r898, [%r897], 1;
	shr.u32 	%r899, %r2780, %r668;
	shl.b32 	%r900, %r899, 2;
	and.b32  	%r901, %r900, 1020;
	add.s32 	%r902, %r839, %r901;
	atom.shared.add.u32 	%r903, [%r902], 1;
	shr.u32 	%r904, %r2781, %r668;
	shl.b32 	%r905, %r904, 2;
	and.b32  	%r906, %r905, 1020;
	add.s32 	%r907, %r839, %r906;
	atom.shared.add.u32 	%r908, [%r907], 1;
	shr.u32 	%r909, %r2782, %r668;
	shl.b32 	%r910, %r909, 2;
	and.b32  	%r911, %r910, 1020;
	add.s32 	%r912, %r839, %r911;
	atom.shared.add.u32 	%r913, [%r912], 1;
	shr.u32 	%r914, %r2783, %r668;
	shl.b32 	%r915, %r914, 2;
	and.b32  	%r916, %r915, 1020;
	add.s32 	%r917, %r839, %r916;
	atom.shared.add.u32 	%r918, [%r917], 1;
	shr.u32 	%r919, %r2784, %r668;
	shl.b32 	%r920, %r919, 2;
	and.b32  	%r921, %r920, 1020;
	add.s32 	%r922, %r839, %r921;
	atom.shared.add.u32 	%r923, [%r922], 1;
	shr.u32 	%r924, %r2785, %r668;
	shl.b32 	%r925, %r924, 2;
	and.b32  	%r926, %r925, 1020;
	add.s32 	%r927, %r839, %r926;
	atom.shared.add.u32 	%r928, [%r927], 1;
	shr.u32 	%r929, %r2786, %r668;
	shl.b32 	%r930, %r929, 2;
	and.b32  	%r931, %r930, 1020;
	add.s32 	%r932, %r839, %r931;
	atom.shared.add.u32 	%r933, [%r932], 1;
	shr.u32 	%r934, %r2787, %r668;
	shl.b32 	%r935, %r934, 2;
	and.b32  	%r936, %r935, 1020;
	add.s32 	%r937, %r839, %r936;
	atom.shared.add.u32 	%r938, [%r937], 1;
	shr.u32 	%r939, %r2788, %r668;
	shl.b32 	%r940, %r939, 2;
	and.b32  	%r941, %r940, 1020;
	add.s32 	%r942, %r839, %r941;
	atom.shared.add.u32 	%r943, [%r942], 1;
	shr.u32 	%r944, %r2789, %r668;
	shl.b32 	%r945, %r944, 2;
	and.b32  	%r946, %r945, 1020;
	add.s32 	%r947, %r839, %r946;
	atom.shared.add.u32 	%r948, [%r947], 1;
	shr.u32 	%r949, %r2790, %r668;
	shl.b32 	%r950, %r949, 2;
	and.b32  	%r951, %r950, 1020;
	add.s32 	%r952, %r839, %r951;
	atom.shared.add.u32 	%r953, [%r952], 1;
	bar.sync 	0;
	shl.b32 	%r954, %r3, 2;
	add.s32 	%r303, %r838, %r954;
	setp.gt.u32 	%p152, %r3, 255;
	mov.u32 	%r2797, 0;
	@%p152 bra 	$L__BB0_157;
	ld.shared.u32 	%r955, [%r303];
	mov.u32 	%r956, 0;
	st.shared.u32 	[%r303], %r956;
	ld.shared.u32 	%r957, [%r303+1024];
	st.shared.u32 	[%r303+1024], %r955;
	add.s32 	%r958, %r957, %r955;
	ld.shared.u32 	%r959, [%r303+2048];
	st.shared.u32 	[%r303+2048], %r958;
	add.s32 	%r960, %r959, %r958;
	ld.shared.u32 	%r961, [%r303+3072];
	st.shared.u32 	[%r303+3072], %r960;
	add.s32 	%r962, %r961, %r960;
	ld.shared.u32 	%r963, [%r303+4096];
	st.shared.u32 	[%r303+4096], %r962;
	add.s32 	%r964, %r963, %r962;
	ld.shared.u32 	%r965, [%r303+5120];
	st.shared.u32 	[%r303+5120], %r964;
	add.s32 	%r966, %r965, %r964;
	ld.shared.u32 	%r967, [%r303+6144];
	st.shared.u32 	[%r303+6144], %r966;
	add.s32 	%r968, %r967, %r966;
	ld.shared.u32 	%r969, [%r303+7168];
	st.shared.u32 	[%r303+7168], %r968;
	add.s32 	%r970, %r969, %r968;
	ld.shared.u32 	%r971, [%r303+8192];
	st.shared.u32 	[%r303+8192], %r970;
	add.s32 	%r972, %r971, %r970;
	ld.shared.u32 	%r973, [%r303+9216];
	st.shared.u32 	[%r303+9216], %r972;
	add.s32 	%r974, %r973, %r972;
	ld.shared.u32 	%r975, [%r303+10240];
	st.shared.u32 	[%r303+10240], %r974;
	add.s32 	%r976, %r975, %r974;
	ld.shared.u32 	%r977, [%r303+11264];
	st.shared.u32 	[%r303+11264], %r976;
	add.s32 	%r2797, %r977, %r976;
$L__BB0_157:
	shl.b32 	%r978, %r5, 8;
	add.s32 	%r979, %r978, %r3;
	mul.wide.s32 	%rd25, %r979, 4;
	add.s64 	%rd8, %rd5, %rd25;
	setp.gt.s32 	%p153, %r3, 255;
	@%p153 bra 	$L__BB0_159;
	or.b32  	%r980, %r2797, 1073741824;
	st.volatile.global.u32 	[%rd8], %r980;
$L__BB0_159:
	mul.wide.u32 	%rd26, %r3, -1431655765;
	shr.u64 	%rd27, %rd26, 35;
	cvt.u32.u64 	%r981, %rd27;
	add.s32 	%r982, %r981, %r3;
	shl.b32 	%r983, %r982, 2;
	add.s32 	%r306, %r838, %r983;
	st.shared.u32 	[%r306+13328], %r2797;
	bar.sync 	0;
	setp.gt.u32 	%p154, %r3, 31;
	@%p154 bra 	$L__BB0_161;
	mad.lo.s32 	%r1016, %r3, 52, %r838;
	mov.u32 	%r993, 2;
	ld.shared.u32 	%r1017, [%r1016+13332];
	mov.u32 	%r1012, 0;
	ld.shared.u32 	%r1018, [%r1016+13328];
	add.s32 	%r1019, %r1017, %r1018;
	ld.shared.u32 	%r1020, [%r1016+13336];
	add.s32 	%r1021, %r1019, %r1020;
	ld.shared.u32 	%r1022, [%r1016+13340];
	add.s32 	%r1023, %r1021, %r1022;
	ld.shared.u32 	%r1024, [%r1016+13344];
	add.s32 	%r1025, %r1023, %r1024;
	ld.shared.u32 	%r1026, [%r1016+13348];
	add.s32 	%r1027, %r1025, %r1026;
	ld.shared.u32 	%r1028, [%r1016+13352];
	add.s32 	%r1029, %r1027, %r1028;
	ld.shared.u32 	%r1030, [%r1016+13356];
	add.s32 	%r1031, %r1029, %r1030;
	ld.shared.u32 	%r1032, [%r1016+13360];
	add.s32 	%r1033, %r1031, %r1032;
	ld.shared.u32 	%r1034, [%r1016+13364];
	add.s32 	%r1035, %r1033, %r1034;
	ld.shared.u32 	%r1036, [%r1016+13368];
	add.s32 	%r1037, %r1035, %r1036;
	ld.shared.u32 	%r1038, [%r1016+13372];
	add.s32 	%r989, %r1037, %r1038;
	mov.u32 	%r987, 1;
	mov.u32 	%r1014, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r989, %r987, %r1012, %r1014;  @p add.s32 r0, r0, %r989;  mov.s32 %r985, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r985, %r993, %r1012, %r1014;  @p add.s32 r0, r0, %r985;  mov.s32 %r991, r0;}
	mov.u32 	%r999, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r991, %r999, %r1012, %r1014;  @p add.s32 r0, r0, %r991;  mov.s32 %r997, r0;}
	mov.u32 	%r1005, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r997, %r1005, %r1012, %r1014;  @p add.s32 r0, r0, %r997;  mov.s32 %r1003, r0;}
	mov.u32 	%r1011, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1003, %r1011, %r1012, %r1014;  @p add.s32 r0, r0, %r1003;  mov.s32 %r1009, r0;}
	sub.s32 	%r1039, %r1009, %r989;
	add.s32 	%r1040, %r1018, %r1039;
	add.s32 	%r1041, %r1017, %r1040;
	add.s32 	%r1042, %r1020, %r1041;
	add.s32 	%r1043, %r1022, %r1042;
	add.s32 	%r1044, %r1024, %r1043;
	add.s32 	%r1045, %r1026, %r1044;
	add.s32 	%r1046, %r1028, %r1045;
	add.s32 	%r1047, %r1030, %r1046;
	add.s32 	%r1048, %r1032, %r1047;
	add.s32 	%r1049, %r1034, %r1048;
	add.s32 	%r1050, %r1036, %r1049;
	st.shared.u32 	[%r1016+13328], %r1039;
	st.shared.u32 	[%r1016+13332], %r1040;
	st.shared.u32 	[%r1016+13336], %r1041;
	st.shared.u32 	[%r1016+13340], %r1042;
	st.shared.u32 	[%r1016+13344], %r1043;
	st.shared.u32 	[%r1016+13348], %r1044;
	st.shared.u32 	[%r1016+13352], %r1045;
	st.shared.u32 	[%r1016+13356], %r1046;
	st.shared.u32 	[%r1016+13360], %r1047;
	st.shared.u32 	[%r1016+13364], %r1048;
	st.shared.u32 	[%r1016+13368], %r1049;
	st.shared.u32 	[%r1016+13372], %r1050;
$L__BB0_161:
	mul.wide.u32 	%rd314, %r3, -1431655765;
	shr.u64 	%rd313, %rd314, 35;
	cvt.u32.u64 	%r2666, %rd313;
	add.s32 	%r2665, %r2666, %r3;
	shl.b32 	%r2664, %r2665, 2;
	add.s32 	%r2663, %r838, %r2664;
	setp.gt.u32 	%p303, %r3, 255;
	bar.sync 	0;
	ld.shared.u32 	%r307, [%r2663+13328];
	@%p303 bra 	$L__BB0_163;
	ld.shared.u32 	%r1051, [%r303];
	add.s32 	%r1052, %r1051, %r307;
	st.shared.u32 	[%r303], %r1052;
	ld.shared.u32 	%r1053, [%r303+1024];
	add.s32 	%r1054, %r1053, %r307;
	st.shared.u32 	[%r303+1024], %r1054;
	ld.shared.u32 	%r1055, [%r303+2048];
	add.s32 	%r1056, %r1055, %r307;
	st.shared.u32 	[%r303+2048], %r1056;
	ld.shared.u32 	%r1057, [%r303+3072];
	add.s32 	%r1058, %r1057, %r307;
	st.shared.u32 	[%r303+3072], %r1058;
	ld.shared.u32 	%r1059, [%r303+4096];
	add.s32 	%r1060, %r1059, %r307;
	st.shared.u32 	[%r303+4096], %r1060;
	ld.shared.u32 	%r1061, [%r303+5120];
	add.s32 	%r1062, %r1061, %r307;
	st.shared.u32 	[%r303+5120], %r1062;
	ld.shared.u32 	%r1063, [%r303+6144];
	add.s32 	%r1064, %r1063, %r307;
	st.shared.u32 	[%r303+6144], %r1064;
	ld.shared.u32 	%r1065, [%r303+7168];
	add.s32 	%r1066, %r1065, %r307;
	st.shared.u32 	[%r303+7168], %r1066;
	ld.shared.u32 	%r1067, [%r303+8192];
	add.s32 	%r1068, %r1067, %r307;
	st.shared.u32 	[%r303+8192], %r1068;
	ld.shared.u32 	%r1069, [%r303+9216];
	add.s32 	%r1070, %r1069, %r307;
	st.shared.u32 	[%r303+9216], %r1070;
	ld.shared.u32 	%r1071, [%r303+10240];
	add.s32 	%r1072, %r1071, %r307;
	st.shared.u32 	[%r303+10240], %r1072;
	ld.shared.u32 	%r1073, [%r303+11264];
	add.s32 	%r1074, %r1073, %r307;
	st.shared.u32 	[%r303+11264], %r1074;
$L__BB0_163:
	shr.u32 	%r2561, %r2768, %r668;
	and.b32  	%r2560, %r2561, 255;
	bar.sync 	0;
	mov.u32 	%r1077, 1;
	{
    .reg .pred p;
    and.b32 %r1075, %r2560, %r1077;    setp.ne.u32 p, %r1075, 0;
    vote.ballot.sync.b32 %r1075, p, 0xffffffff;
    @!p not.b32 %r1075, %r1075;
}
	mov.u32 	%r1080, 2;
	{
    .reg .pred p;
    and.b32 %r1078, %r2560, %r1080;    setp.ne.u32 p, %r1078, 0;
    vote.ballot.sync.b32 %r1078, p, 0xffffffff;
    @!p not.b32 %r1078, %r1078;
}
	and.b32  	%r1101, %r1078, %r1075;
	mov.u32 	%r1083, 4;
	{
    .reg .pred p;
    and.b32 %r1081, %r2560, %r1083;    setp.ne.u32 p, %r1081, 0;
    vote.ballot.sync.b32 %r1081, p, 0xffffffff;
    @!p not.b32 %r1081, %r1081;
}
	and.b32  	%r1102, %r1081, %r1101;
	mov.u32 	%r1086, 8;
	{
    .reg .pred p;
    and.b32 %r1084, %r2560, %r1086;    setp.ne.u32 p, %r1084, 0;
    vote.ballot.sync.b32 %r1084, p, 0xffffffff;
    @!p not.b32 %r1084, %r1084;
}
	and.b32  	%r1103, %r1084, %r1102;
	mov.u32 	%r1089, 16;
	{
    .reg .pred p;
    and.b32 %r1087, %r2560, %r1089;    setp.ne.u32 p, %r1087, 0;
    vote.ballot.sync.b32 %r1087, p, 0xffffffff;
    @!p not.b32 %r1087, %r1087;
}
	and.b32  	%r1104, %r1087, %r1103;
	mov.u32 	%r1092, 32;
	{
    .reg .pred p;
    and.b32 %r1090, %r2560, %r1092;    setp.ne.u32 p, %r1090, 0;
    vote.ballot.sync.b32 %r1090, p, 0xffffffff;
    @!p not.b32 %r1090, %r1090;
}
	and.b32  	%r1105, %r1090, %r1104;
	mov.u32 	%r1095, 64;
	{
    .reg .pred p;
    and.b32 %r1093, %r2560, %r1095;    setp.ne.u32 p, %r1093, 0;
    vote.ballot.sync.b32 %r1093, p, 0xffffffff;
    @!p not.b32 %r1093, %r1093;
}
	and.b32  	%r1106, %r1093, %r1105;
	mov.u32 	%r1098, 128;
	{
    .reg .pred p;
    and.b32 %r1096, %r2560, %r1098;    setp.ne.u32 p, %r1096, 0;
    vote.ballot.sync.b32 %r1096, p, 0xffffffff;
    @!p not.b32 %r1096, %r1096;
}
	and.b32  	%r1107, %r1096, %r1106;
	clz.b32 	%r1108, %r1107;
	mov.u32 	%r1109, 31;
	sub.s32 	%r308, %r1109, %r1108;
	mov.u32 %r1099, %lanemask_le;
	and.b32  	%r1110, %r1099, %r1107;
	popc.b32 	%r309, %r1110;
	setp.ne.s32 	%p156, %r819, %r308;
	mov.u32 	%r2799, 0;
	mov.u32 	%r2798, %r2799;
	@%p156 bra 	$L__BB0_165;
	shr.u32 	%r2647, %r2768, %r668;
	and.b32  	%r2646, %r2647, 255;
	shl.b32 	%r1114, %r2646, 2;
	add.s32 	%r1115, %r839, %r1114;
	atom.shared.add.u32 	%r2798, [%r1115], %r309;
$L__BB0_165:
	shr.u32 	%r2563, %r2769, %r668;
	and.b32  	%r2562, %r2563, 255;
	mov.u32 	%r1143, -1;
	shfl.sync.idx.b32 	%r312|%p1, %r2798, %r308, %r1109, %r1143;
	{
    .reg .pred p;
    and.b32 %r1116, %r2562, %r1077;    setp.ne.u32 p, %r1116, 0;
    vote.ballot.sync.b32 %r1116, p, 0xffffffff;
    @!p not.b32 %r1116, %r1116;
}
	{
    .reg .pred p;
    and.b32 %r1119, %r2562, %r1080;    setp.ne.u32 p, %r1119, 0;
    vote.ballot.sync.b32 %r1119, p, 0xffffffff;
    @!p not.b32 %r1119, %r1119;
}
	and.b32  	%r1144, %r1119, %r1116;
	{
    .reg .pred p;
    and.b32 %r1122, %r2562, %r1083;    setp.ne.u32 p, %r1122, 0;
    vote.ballot.sync.b32 %r1122, p, 0xffffffff;
    @!p not.b32 %r1122, %r1122;
}
	and.b32  	%r1145, %r1122, %r1144;
	{
    .reg .pred p;
    and.b32 %r1125, %r2562, %r1086;    setp.ne.u32 p, %r1125, 0;
    vote.ballot.sync.b32 %r1125, p, 0xffffffff;
    @!p not.b32 %r1125, %r1125;
}
	and.b32  	%r1146, %r1125, %r1145;
	{
    .reg .pred p;
    and.b32 %r1128, %r2562, %r1089;    setp.ne.u32 p, %r1128, 0;
    vote.ballot.sync.b32 %r1128, p, 0xffffffff;
    @!p not.b32 %r1128, %r1128;
}
	and.b32  	%r1147, %r1128, %r1146;
	{
    .reg .pred p;
    and.b32 %r1131, %r2562, %r1092;    setp.ne.u32 p, %r1131, 0;
    vote.ballot.sync.b32 %r1131, p, 0xffffffff;
    @!p not.b32 %r1131, %r1131;
}
	and.b32  	%r1148, %r1131, %r1147;
	{
    .reg .pred p;
    and.b32 %r1134, %r2562, %r1095;    setp.ne.u32 p, %r1134, 0;
    vote.ballot.sync.b32 %r1134, p, 0xffffffff;
    @!p not.b32 %r1134, %r1134;
}
	and.b32  	%r1149, %r1134, %r1148;
	{
    .reg .pred p;
    and.b32 %r1137, %r2562, %r1098;    setp.ne.u32 p, %r1137, 0;
    vote.ballot.sync.b32 %r1137, p, 0xffffffff;
    @!p not.b32 %r1137, %r1137;
}
	and.b32  	%r1150, %r1137, %r1149;
	clz.b32 	%r1151, %r1150;
	sub.s32 	%r313, %r1109, %r1151;
	mov.u32 %r1140, %lanemask_le;
	and.b32  	%r1152, %r1140, %r1150;
	popc.b32 	%r314, %r1152;
	setp.ne.s32 	%p157, %r819, %r313;
	@%p157 bra 	$L__BB0_167;
	shr.u32 	%r2645, %r2769, %r668;
	and.b32  	%r2644, %r2645, 255;
	shl.b32 	%r1156, %r2644, 2;
	add.s32 	%r1157, %r839, %r1156;
	atom.shared.add.u32 	%r2799, [%r1157], %r314;
$L__BB0_167:
	shr.u32 	%r2565, %r2770, %r668;
	and.b32  	%r2564, %r2565, 255;
	mov.u32 	%r1184, 31;
	shfl.sync.idx.b32 	%r317|%p2, %r2799, %r313, %r1184, %r1143;
	mov.u32 	%r2801, 0;
	mov.u32 	%r1160, 1;
	{
    .reg .pred p;
    and.b32 %r1158, %r2564, %r1160;    setp.ne.u32 p, %r1158, 0;
    vote.ballot.sync.b32 %r1158, p, 0xffffffff;
    @!p not.b32 %r1158, %r1158;
}
	mov.u32 	%r1163, 2;
	{
    .reg .pred p;
    and.b32 %r1161, %r2564, %r1163;    setp.ne.u32 p, %r1161, 0;
    vote.ballot.sync.b32 %r1161, p, 0xffffffff;
    @!p not.b32 %r1161, %r1161;
}
	and.b32  	%r1186, %r1161, %r1158;
	mov.u32 	%r1166, 4;
	{
    .reg .pred p;
    and.b32 %r1164, %r2564, %r1166;    setp.ne.u32 p, %r1164, 0;
    vote.ballot.sync.b32 %r1164, p, 0xffffffff;
    @!p not.b32 %r1164, %r1164;
}
	and.b32  	%r1187, %r1164, %r1186;
	mov.u32 	%r1169, 8;
	{
    .reg .pred p;
    and.b32 %r1167, %r2564, %r1169;    setp.ne.u32 p, %r1167, 0;
    vote.ballot.sync.b32 %r1167, p, 0xffffffff;
    @!p not.b32 %r1167, %r1167;
}
	and.b32  	%r1188, %r1167, %r1187;
	mov.u32 	%r1172, 16;
	{
    .reg .pred p;
    and.b32 %r1170, %r2564, %r1172;    setp.ne.u32 p, %r1170, 0;
    vote.ballot.sync.b32 %r1170, p, 0xffffffff;
    @!p not.b32 %r1170, %r1170;
}
	and.b32  	%r1189, %r1170, %r1188;
	mov.u32 	%r1175, 32;
	{
    .reg .pred p;
    and.b32 %r1173, %r2564, %r1175;    setp.ne.u32 p, %r1173, 0;
    vote.ballot.sync.b32 %r1173, p, 0xffffffff;
    @!p not.b32 %r1173, %r1173;
}
	and.b32  	%r1190, %r1173, %r1189;
	mov.u32 	%r1178, 64;
	{
    .reg .pred p;
    and.b32 %r1176, %r2564, %r1178;    setp.ne.u32 p, %r1176, 0;
    vote.ballot.sync.b32 %r1176, p, 0xffffffff;
    @!p not.b32 %r1176, %r1176;
}
	and.b32  	%r1191, %r1176, %r1190;
	mov.u32 	%r1181, 128;
	{
    .reg .pred p;
    and.b32 %r1179, %r2564, %r1181;    setp.ne.u32 p, %r1179, 0;
    vote.ballot.sync.b32 %r1179, p, 0xffffffff;
    @!p not.b32 %r1179, %r1179;
}
	and.b32  	%r1192, %r1179, %r1191;
	clz.b32 	%r1193, %r1192;
	sub.s32 	%r318, %r1184, %r1193;
	mov.u32 %r1182, %lanemask_le;
	and.b32  	%r1194, %r1182, %r1192;
	popc.b32 	%r319, %r1194;
	setp.ne.s32 	%p158, %r819, %r318;
	add.s32 	%r1195, %r309, %r312;
	add.s32 	%r320, %r1195, -1;
	mov.u32 	%r2800, %r2801;
	@%p158 bra 	$L__BB0_169;
	shr.u32 	%r2643, %r2770, %r668;
	and.b32  	%r2642, %r2643, 255;
	shl.b32 	%r1199, %r2642, 2;
	add.s32 	%r1200, %r839, %r1199;
	atom.shared.add.u32 	%r2800, [%r1200], %r319;
$L__BB0_169:
	shr.u32 	%r2649, %r2771, %r668;
	and.b32  	%r2648, %r2649, 255;
	mov.u32 	%r1228, -1;
	shfl.sync.idx.b32 	%r323|%p3, %r2800, %r318, %r1184, %r1228;
	{
    .reg .pred p;
    and.b32 %r1201, %r2648, %r1160;    setp.ne.u32 p, %r1201, 0;
    vote.ballot.sync.b32 %r1201, p, 0xffffffff;
    @!p not.b32 %r1201, %r1201;
}
	{
    .reg .pred p;
    and.b32 %r1204, %r2648, %r1163;    setp.ne.u32 p, %r1204, 0;
    vote.ballot.sync.b32 %r1204, p, 0xffffffff;
    @!p not.b32 %r1204, %r1204;
}
	and.b32  	%r1229, %r1204, %r1201;
	{
    .reg .pred p;
    and.b32 %r1207, %r2648, %r1166;    setp.ne.u32 p, %r1207, 0;
    vote.ballot.sync.b32 %r1207, p, 0xffffffff;
    @!p not.b32 %r1207, %r1207;
}
	and.b32  	%r1230, %r1207, %r1229;
	{
    .reg .pred p;
    and.b32 %r1210, %r2648, %r1169;    setp.ne.u32 p, %r1210, 0;
    vote.ballot.sync.b32 %r1210, p, 0xffffffff;
    @!p not.b32 %r1210, %r1210;
}
	and.b32  	%r1231, %r1210, %r1230;
	{
    .reg .pred p;
    and.b32 %r1213, %r2648, %r1172;    setp.ne.u32 p, %r1213, 0;
    vote.ballot.sync.b32 %r1213, p, 0xffffffff;
    @!p not.b32 %r1213, %r1213;
}
	and.b32  	%r1232, %r1213, %r1231;
	{
    .reg .pred p;
    and.b32 %r1216, %r2648, %r1175;    setp.ne.u32 p, %r1216, 0;
    vote.ballot.sync.b32 %r1216, p, 0xffffffff;
    @!p not.b32 %r1216, %r1216;
}
	and.b32  	%r1233, %r1216, %r1232;
	{
    .reg .pred p;
    and.b32 %r1219, %r2648, %r1178;    setp.ne.u32 p, %r1219, 0;
    vote.ballot.sync.b32 %r1219, p, 0xffffffff;
    @!p not.b32 %r1219, %r1219;
}
	and.b32  	%r1234, %r1219, %r1233;
	{
    .reg .pred p;
    and.b32 %r1222, %r2648, %r1181;    setp.ne.u32 p, %r1222, 0;
    vote.ballot.sync.b32 %r1222, p, 0xffffffff;
    @!p not.b32 %r1222, %r1222;
}
	and.b32  	%r1235, %r1222, %r1234;
	clz.b32 	%r1236, %r1235;
	sub.s32 	%r324, %r1184, %r1236;
	mov.u32 %r1225, %lanemask_le;
	and.b32  	%r1237, %r1225, %r1235;
	popc.b32 	%r325, %r1237;
	setp.ne.s32 	%p159, %r819, %r324;
	add.s32 	%r1238, %r314, %r317;
	add.s32 	%r326, %r1238, -1;
	@%p159 bra 	$L__BB0_171;
	shr.u32 	%r2653, %r2771, %r668;
	and.b32  	%r2652, %r2653, 255;
	shl.b32 	%r1242, %r2652, 2;
	add.s32 	%r1243, %r839, %r1242;
	atom.shared.add.u32 	%r2801, [%r1243], %r325;
$L__BB0_171:
	shr.u32 	%r2567, %r2772, %r668;
	and.b32  	%r2566, %r2567, 255;
	mov.u32 	%r1270, 31;
	shfl.sync.idx.b32 	%r329|%p4, %r2801, %r324, %r1270, %r1228;
	mov.u32 	%r2803, 0;
	mov.u32 	%r1246, 1;
	{
    .reg .pred p;
    and.b32 %r1244, %r2566, %r1246;    setp.ne.u32 p, %r1244, 0;
    vote.ballot.sync.b32 %r1244, p, 0xffffffff;
    @!p not.b32 %r1244, %r1244;
}
	mov.u32 	%r1249, 2;
	{
    .reg .pred p;
    and.b32 %r1247, %r2566, %r1249;    setp.ne.u32 p, %r1247, 0;
    vote.ballot.sync.b32 %r1247, p, 0xffffffff;
    @!p not.b32 %r1247, %r1247;
}
	and.b32  	%r1272, %r1247, %r1244;
	mov.u32 	%r1252, 4;
	{
    .reg .pred p;
    and.b32 %r1250, %r2566, %r1252;    setp.ne.u32 p, %r1250, 0;
    vote.ballot.sync.b32 %r1250, p, 0xffffffff;
    @!p not.b32 %r1250, %r1250;
}
	and.b32  	%r1273, %r1250, %r1272;
	mov.u32 	%r1255, 8;
	{
    .reg .pred p;
    and.b32 %r1253, %r2566, %r1255;    setp.ne.u32 p, %r1253, 0;
    vote.ballot.sync.b32 %r1253, p, 0xffffffff;
    @!p not.b32 %r1253, %r1253;
}
	and.b32  	%r1274, %r1253, %r1273;
	mov.u32 	%r1258, 16;
	{
    .reg .pred p;
    and.b32 %r1256, %r2566, %r1258;    setp.ne.u32 p, %r1256, 0;
    vote.ballot.sync.b32 %r1256, p, 0xffffffff;
    @!p not.b32 %r1256, %r1256;
}
	and.b32  	%r1275, %r1256, %r1274;
	mov.u32 	%r1261, 32;
	{
    .reg .pred p;
    and.b32 %r1259, %r2566, %r1261;    setp.ne.u32 p, %r1259, 0;
    vote.ballot.sync.b32 %r1259, p, 0xffffffff;
    @!p not.b32 %r1259, %r1259;
}
	and.b32  	%r1276, %r1259, %r1275;
	mov.u32 	%r1264, 64;
	{
    .reg .pred p;
    and.b32 %r1262, %r2566, %r1264;    setp.ne.u32 p, %r1262, 0;
    vote.ballot.sync.b32 %r1262, p, 0xffffffff;
    @!p not.b32 %r1262, %r1262;
}
	and.b32  	%r1277, %r1262, %r1276;
	mov.u32 	%r1267, 128;
	{
    .reg .pred p;
    and.b32 %r1265, %r2566, %r1267;    setp.ne.u32 p, %r1265, 0;
    vote.ballot.sync.b32 %r1265, p, 0xffffffff;
    @!p not.b32 %r1265, %r1265;
}
	and.b32  	%r1278, %r1265, %r1277;
	clz.b32 	%r1279, %r1278;
	sub.s32 	%r330, %r1270, %r1279;
	mov.u32 %r1268, %lanemask_le;
	and.b32  	%r1280, %r1268, %r1278;
	popc.b32 	%r331, %r1280;
	setp.ne.s32 	%p160, %r819, %r330;
	add.s32 	%r1281, %r319, %r323;
	add.s32 	%r332, %r1281, -1;
	mov.u32 	%r2802, %r2803;
	@%p160 bra 	$L__BB0_173;
	shr.u32 	%r2641, %r2772, %r668;
	and.b32  	%r2640, %r2641, 255;
	shl.b32 	%r1285, %r2640, 2;
	add.s32 	%r1286, %r839, %r1285;
	atom.shared.add.u32 	%r2802, [%r1286], %r331;
$L__BB0_173:
	shr.u32 	%r2569, %r2773, %r668;
	and.b32  	%r2568, %r2569, 255;
	mov.u32 	%r1314, -1;
	shfl.sync.idx.b32 	%r335|%p5, %r2802, %r330, %r1270, %r1314;
	{
    .reg .pred p;
    and.b32 %r1287, %r2568, %r1246;    setp.ne.u32 p, %r1287, 0;
    vote.ballot.sync.b32 %r1287, p, 0xffffffff;
    @!p not.b32 %r1287, %r1287;
}
	{
    .reg .pred p;
    and.b32 %r1290, %r2568, %r1249;    setp.ne.u32 p, %r1290, 0;
    vote.ballot.sync.b32 %r1290, p, 0xffffffff;
    @!p not.b32 %r1290, %r1290;
}
	and.b32  	%r1315, %r1290, %r1287;
	{
    .reg .pred p;
    and.b32 %r1293, %r2568, %r1252;    setp.ne.u32 p, %r1293, 0;
    vote.ballot.sync.b32 %r1293, p, 0xffffffff;
    @!p not.b32 %r1293, %r1293;
}
	and.b32  	%r1316, %r1293, %r1315;
	{
    .reg .pred p;
    and.b32 %r1296, %r2568, %r1255;    setp.ne.u32 p, %r1296, 0;
    vote.ballot.sync.b32 %r1296, p, 0xffffffff;
    @!p not.b32 %r1296, %r1296;
}
	and.b32  	%r1317, %r1296, %r1316;
	{
    .reg .pred p;
    and.b32 %r1299, %r2568, %r1258;    setp.ne.u32 p, %r1299, 0;
    vote.ballot.sync.b32 %r1299, p, 0xffffffff;
    @!p not.b32 %r1299, %r1299;
}
	and.b32  	%r1318, %r1299, %r1317;
	{
    .reg .pred p;
    and.b32 %r1302, %r2568, %r1261;    setp.ne.u32 p, %r1302, 0;
    vote.ballot.sync.b32 %r1302, p, 0xffffffff;
    @!p not.b32 %r1302, %r1302;
}
	and.b32  	%r1319, %r1302, %r1318;
	{
    .reg .pred p;
    and.b32 %r1305, %r2568, %r1264;    setp.ne.u32 p, %r1305, 0;
    vote.ballot.sync.b32 %r1305, p, 0xffffffff;
    @!p not.b32 %r1305, %r1305;
}
	and.b32  	%r1320, %r1305, %r1319;
	{
    .reg .pred p;
    and.b32 %r1308, %r2568, %r1267;    setp.ne.u32 p, %r1308, 0;
    vote.ballot.sync.b32 %r1308, p, 0xffffffff;
    @!p not.b32 %r1308, %r1308;
}
	and.b32  	%r1321, %r1308, %r1320;
	clz.b32 	%r1322, %r1321;
	sub.s32 	%r336, %r1270, %r1322;
	mov.u32 %r1311, %lanemask_le;
	and.b32  	%r1323, %r1311, %r1321;
	popc.b32 	%r337, %r1323;
	setp.ne.s32 	%p161, %r819, %r336;
	add.s32 	%r1324, %r325, %r329;
	add.s32 	%r338, %r1324, -1;
	@%p161 bra 	$L__BB0_175;
	shr.u32 	%r2639, %r2773, %r668;
	and.b32  	%r2638, %r2639, 255;
	shl.b32 	%r1328, %r2638, 2;
	add.s32 	%r1329, %r839, %r1328;
	atom.shared.add.u32 	%r2803, [%r1329], %r337;
$L__BB0_175:
	shr.u32 	%r2571, %r2774, %r668;
	and.b32  	%r2570, %r2571, 255;
	mov.u32 	%r1356, 31;
	shfl.sync.idx.b32 	%r341|%p6, %r2803, %r336, %r1356, %r1314;
	mov.u32 	%r2805, 0;
	mov.u32 	%r1332, 1;
	{
    .reg .pred p;
    and.b32 %r1330, %r2570, %r1332;    setp.ne.u32 p, %r1330, 0;
    vote.ballot.sync.b32 %r1330, p, 0xffffffff;
    @!p not.b32 %r1330, %r1330;
}
	mov.u32 	%r1335, 2;
	{
    .reg .pred p;
    and.b32 %r1333, %r2570, %r1335;    setp.ne.u32 p, %r1333, 0;
    vote.ballot.sync.b32 %r1333, p, 0xffffffff;
    @!p not.b32 %r1333, %r1333;
}
	and.b32  	%r1358, %r1333, %r1330;
	mov.u32 	%r1338, 4;
	{
    .reg .pred p;
    and.b32 %r1336, %r2570, %r1338;    setp.ne.u32 p, %r1336, 0;
    vote.ballot.sync.b32 %r1336, p, 0xffffffff;
    @!p not.b32 %r1336, %r1336;
}
	and.b32  	%r1359, %r1336, %r1358;
	mov.u32 	%r1341, 8;
	{
    .reg .pred p;
    and.b32 %r1339, %r2570, %r1341;    setp.ne.u32 p, %r1339, 0;
    vote.ballot.sync.b32 %r1339, p, 0xffffffff;
    @!p not.b32 %r1339, %r1339;
}
	and.b32  	%r1360, %r1339, %r1359;
	mov.u32 	%r1344, 16;
	{
    .reg .pred p;
    and.b32 %r1342, %r2570, %r1344;    setp.ne.u32 p, %r1342, 0;
    vote.ballot.sync.b32 %r1342, p, 0xffffffff;
    @!p not.b32 %r1342, %r1342;
}
	and.b32  	%r1361, %r1342, %r1360;
	mov.u32 	%r1347, 32;
	{
    .reg .pred p;
    and.b32 %r1345, %r2570, %r1347;    setp.ne.u32 p, %r1345, 0;
    vote.ballot.sync.b32 %r1345, p, 0xffffffff;
    @!p not.b32 %r1345, %r1345;
}
	and.b32  	%r1362, %r1345, %r1361;
	mov.u32 	%r1350, 64;
	{
    .reg .pred p;
    and.b32 %r1348, %r2570, %r1350;    setp.ne.u32 p, %r1348, 0;
    vote.ballot.sync.b32 %r1348, p, 0xffffffff;
    @!p not.b32 %r1348, %r1348;
}
	and.b32  	%r1363, %r1348, %r1362;
	mov.u32 	%r1353, 128;
	{
    .reg .pred p;
    and.b32 %r1351, %r2570, %r1353;    setp.ne.u32 p, %r1351, 0;
    vote.ballot.sync.b32 %r1351, p, 0xffffffff;
    @!p not.b32 %r1351, %r1351;
}
	and.b32  	%r1364, %r1351, %r1363;
	clz.b32 	%r1365, %r1364;
	sub.s32 	%r342, %r1356, %r1365;
	mov.u32 %r1354, %lanemask_le;
	and.b32  	%r1366, %r1354, %r1364;
	popc.b32 	%r343, %r1366;
	setp.ne.s32 	%p162, %r819, %r342;
	add.s32 	%r1367, %r331, %r335;
	add.s32 	%r344, %r1367, -1;
	mov.u32 	%r2804, %r2805;
	@%p162 bra 	$L__BB0_177;
	shr.u32 	%r2637, %r2774, %r668;
	and.b32  	%r2636, %r2637, 255;
	shl.b32 	%r1371, %r2636, 2;
	add.s32 	%r1372, %r839, %r1371;
	atom.shared.add.u32 	%r2804, [%r1372], %r343;
$L__BB0_177:
	shr.u32 	%r2573, %r2775, %r668;
	and.b32  	%r2572, %r2573, 255;
	mov.u32 	%r1400, -1;
	shfl.sync.idx.b32 	%r347|%p7, %r2804, %r342, %r1356, %r1400;
	{
    .reg .pred p;
    and.b32 %r1373, %r2572, %r1332;    setp.ne.u32 p, %r1373, 0;
    vote.ballot.sync.b32 %r1373, p, 0xffffffff;
    @!p not.b32 %r1373, %r1373;
}
	{
    .reg .pred p;
    and.b32 %r1376, %r2572, %r1335;    setp.ne.u32 p, %r1376, 0;
    vote.ballot.sync.b32 %r1376, p, 0xffffffff;
    @!p not.b32 %r1376, %r1376;
}
	and.b32  	%r1401, %r1376, %r1373;
	{
    .reg .pred p;
    and.b32 %r1379, %r2572, %r1338;    setp.ne.u32 p, %r1379, 0;
    vote.ballot.sync.b32 %r1379, p, 0xffffffff;
    @!p not.b32 %r1379, %r1379;
}
	and.b32  	%r1402, %r1379, %r1401;
	{
    .reg .pred p;
    and.b32 %r1382, %r2572, %r1341;    setp.ne.u32 p, %r1382, 0;
    vote.ballot.sync.b32 %r1382, p, 0xffffffff;
    @!p not.b32 %r1382, %r1382;
}
	and.b32  	%r1403, %r1382, %r1402;
	{
    .reg .pred p;
    and.b32 %r1385, %r2572, %r1344;    setp.ne.u32 p, %r1385, 0;
    vote.ballot.sync.b32 %r1385, p, 0xffffffff;
    @!p not.b32 %r1385, %r1385;
}
	and.b32  	%r1404, %r1385, %r1403;
	{
    .reg .pred p;
    and.b32 %r1388, %r2572, %r1347;    setp.ne.u32 p, %r1388, 0;
    vote.ballot.sync.b32 %r1388, p, 0xffffffff;
    @!p not.b32 %r1388, %r1388;
}
	and.b32  	%r1405, %r1388, %r1404;
	{
    .reg .pred p;
    and.b32 %r1391, %r2572, %r1350;    setp.ne.u32 p, %r1391, 0;
    vote.ballot.sync.b32 %r1391, p, 0xffffffff;
    @!p not.b32 %r1391, %r1391;
}
	and.b32  	%r1406, %r1391, %r1405;
	{
    .reg .pred p;
    and.b32 %r1394, %r2572, %r1353;    setp.ne.u32 p, %r1394, 0;
    vote.ballot.sync.b32 %r1394, p, 0xffffffff;
    @!p not.b32 %r1394, %r1394;
}
	and.b32  	%r1407, %r1394, %r1406;
	clz.b32 	%r1408, %r1407;
	sub.s32 	%r348, %r1356, %r1408;
	mov.u32 %r1397, %lanemask_le;
	and.b32  	%r1409, %r1397, %r1407;
	popc.b32 	%r349, %r1409;
	setp.ne.s32 	%p163, %r819, %r348;
	add.s32 	%r1410, %r337, %r341;
	add.s32 	%r350, %r1410, -1;
	@%p163 bra 	$L__BB0_179;
	shr.u32 	%r2635, %r2775, %r668;
	and.b32  	%r2634, %r2635, 255;
	shl.b32 	%r1414, %r2634, 2;
	add.s32 	%r1415, %r839, %r1414;
	atom.shared.add.u32 	%r2805, [%r1415], %r349;
$L__BB0_179:
	shr.u32 	%r2575, %r2776, %r668;
	and.b32  	%r2574, %r2575, 255;
	mov.u32 	%r1442, 31;
	shfl.sync.idx.b32 	%r353|%p8, %r2805, %r348, %r1442, %r1400;
	mov.u32 	%r2807, 0;
	mov.u32 	%r1418, 1;
	{
    .reg .pred p;
    and.b32 %r1416, %r2574, %r1418;    setp.ne.u32 p, %r1416, 0;
    vote.ballot.sync.b32 %r1416, p, 0xffffffff;
    @!p not.b32 %r1416, %r1416;
}
	mov.u32 	%r1421, 2;
	{
    .reg .pred p;
    and.b32 %r1419, %r2574, %r1421;    setp.ne.u32 p, %r1419, 0;
    vote.ballot.sync.b32 %r1419, p, 0xffffffff;
    @!p not.b32 %r1419, %r1419;
}
	and.b32  	%r1444, %r1419, %r1416;
	mov.u32 	%r1424, 4;
	{
    .reg .pred p;
    and.b32 %r1422, %r2574, %r1424;    setp.ne.u32 p, %r1422, 0;
    vote.ballot.sync.b32 %r1422, p, 0xffffffff;
    @!p not.b32 %r1422, %r1422;
}
	and.b32  	%r1445, %r1422, %r1444;
	mov.u32 	%r1427, 8;
	{
    .reg .pred p;
    and.b32 %r1425, %r2574, %r1427;    setp.ne.u32 p, %r1425, 0;
    vote.ballot.sync.b32 %r1425, p, 0xffffffff;
    @!p not.b32 %r1425, %r1425;
}
	and.b32  	%r1446, %r1425, %r1445;
	mov.u32 	%r1430, 16;
	{
    .reg .pred p;
    and.b32 %r1428, %r2574, %r1430;    setp.ne.u32 p, %r1428, 0;
    vote.ballot.sync.b32 %r1428, p, 0xffffffff;
    @!p not.b32 %r1428, %r1428;
}
	and.b32  	%r1447, %r1428, %r1446;
	mov.u32 	%r1433, 32;
	{
    .reg .pred p;
    and.b32 %r1431, %r2574, %r1433;    setp.ne.u32 p, %r1431, 0;
    vote.ballot.sync.b32 %r1431, p, 0xffffffff;
    @!p not.b32 %r1431, %r1431;
}
	and.b32  	%r1448, %r1431, %r1447;
	mov.u32 	%r1436, 64;
	{
    .reg .pred p;
    and.b32 %r1434, %r2574, %r1436;    setp.ne.u32 p, %r1434, 0;
    vote.ballot.sync.b32 %r1434, p, 0xffffffff;
    @!p not.b32 %r1434, %r1434;
}
	and.b32  	%r1449, %r1434, %r1448;
	mov.u32 	%r1439, 128;
	{
    .reg .pred p;
    and.b32 %r1437, %r2574, %r1439;    setp.ne.u32 p, %r1437, 0;
    vote.ballot.sync.b32 %r1437, p, 0xffffffff;
    @!p not.b32 %r1437, %r1437;
}
	and.b32  	%r1450, %r1437, %r1449;
	clz.b32 	%r1451, %r1450;
	sub.s32 	%r354, %r1442, %r1451;
	mov.u32 %r1440, %lanemask_le;
	and.b32  	%r1452, %r1440, %r1450;
	popc.b32 	%r355, %r1452;
	setp.ne.s32 	%p164, %r819, %r354;
	add.s32 	%r1453, %r343, %r347;
	add.s32 	%r356, %r1453, -1;
	mov.u32 	%r2806, %r2807;
	@%p164 bra 	$L__BB0_181;
	shr.u32 	%r2633, %r2776, %r668;
	and.b32  	%r2632, %r2633, 255;
	shl.b32 	%r1457, %r2632, 2;
	add.s32 	%r1458, %r839, %r1457;
	atom.shared.add.u32 	%r2806, [%r1458], %r355;
$L__BB0_181:
	shr.u32 	%r2577, %r2777, %r668;
	and.b32  	%r2576, %r2577, 255;
	mov.u32 	%r1486, -1;
	shfl.sync.idx.b32 	%r359|%p9, %r2806, %r354, %r1442, %r1486;
	{
    .reg .pred p;
    and.b32 %r1459, %r2576, %r1418;    setp.ne.u32 p, %r1459, 0;
    vote.ballot.sync.b32 %r1459, p, 0xffffffff;
    @!p not.b32 %r1459, %r1459;
}
	{
    .reg .pred p;
    and.b32 %r1462, %r2576, %r1421;    setp.ne.u32 p, %r1462, 0;
    vote.ballot.sync.b32 %r1462, p, 0xffffffff;
    @!p not.b32 %r1462, %r1462;
}
	and.b32  	%r1487, %r1462, %r1459;
	{
    .reg .pred p;
    and.b32 %r1465, %r2576, %r1424;    setp.ne.u32 p, %r1465, 0;
    vote.ballot.sync.b32 %r1465, p, 0xffffffff;
    @!p not.b32 %r1465, %r1465;
}
	and.b32  	%r1488, %r1465, %r1487;
	{
    .reg .pred p;
    and.b32 %r1468, %r2576, %r1427;    setp.ne.u32 p, %r1468, 0;
    vote.ballot.sync.b32 %r1468, p, 0xffffffff;
    @!p not.b32 %r1468, %r1468;
}
	and.b32  	%r1489, %r1468, %r1488;
	{
    .reg .pred p;
    and.b32 %r1471, %r2576, %r1430;    setp.ne.u32 p, %r1471, 0;
    vote.ballot.sync.b32 %r1471, p, 0xffffffff;
    @!p not.b32 %r1471, %r1471;
}
	and.b32  	%r1490, %r1471, %r1489;
	{
    .reg .pred p;
    and.b32 %r1474, %r2576, %r1433;    setp.ne.u32 p, %r1474, 0;
    vote.ballot.sync.b32 %r1474, p, 0xffffffff;
    @!p not.b32 %r1474, %r1474;
}
	and.b32  	%r1491, %r1474, %r1490;
	{
    .reg .pred p;
    and.b32 %r1477, %r2576, %r1436;    setp.ne.u32 p, %r1477, 0;
    vote.ballot.sync.b32 %r1477, p, 0xffffffff;
    @!p not.b32 %r1477, %r1477;
}
	and.b32  	%r1492, %r1477, %r1491;
	{
    .reg .pred p;
    and.b32 %r1480, %r2576, %r1439;    setp.ne.u32 p, %r1480, 0;
    vote.ballot.sync.b32 %r1480, p, 0xffffffff;
    @!p not.b32 %r1480, %r1480;
}
	and.b32  	%r1493, %r1480, %r1492;
	clz.b32 	%r1494, %r1493;
	sub.s32 	%r360, %r1442, %r1494;
	mov.u32 %r1483, %lanemask_le;
	and.b32  	%r1495, %r1483, %r1493;
	popc.b32 	%r361, %r1495;
	setp.ne.s32 	%p165, %r819, %r360;
	add.s32 	%r1496, %r349, %r353;
	add.s32 	%r362, %r1496, -1;
	@%p165 bra 	$L__BB0_183;
	shr.u32 	%r2631, %r2777, %r668;
	and.b32  	%r2630, %r2631, 255;
	shl.b32 	%r1500, %r2630, 2;
	add.s32 	%r1501, %r839, %r1500;
	atom.shared.add.u32 	%r2807, [%r1501], %r361;
$L__BB0_183:
	shr.u32 	%r2579, %r2778, %r668;
	and.b32  	%r2578, %r2579, 255;
	mov.u32 	%r1528, 31;
	shfl.sync.idx.b32 	%r365|%p10, %r2807, %r360, %r1528, %r1486;
	mov.u32 	%r2809, 0;
	mov.u32 	%r1504, 1;
	{
    .reg .pred p;
    and.b32 %r1502, %r2578, %r1504;    setp.ne.u32 p, %r1502, 0;
    vote.ballot.sync.b32 %r1502, p, 0xffffffff;
    @!p not.b32 %r1502, %r1502;
}
	mov.u32 	%r1507, 2;
	{
    .reg .pred p;
    and.b32 %r1505, %r2578, %r1507;    setp.ne.u32 p, %r1505, 0;
    vote.ballot.sync.b32 %r1505, p, 0xffffffff;
    @!p not.b32 %r1505, %r1505;
}
	and.b32  	%r1530, %r1505, %r1502;
	mov.u32 	%r1510, 4;
	{
    .reg .pred p;
    and.b32 %r1508, %r2578, %r1510;    setp.ne.u32 p, %r1508, 0;
    vote.ballot.sync.b32 %r1508, p, 0xffffffff;
    @!p not.b32 %r1508, %r1508;
}
	and.b32  	%r1531, %r1508, %r1530;
	mov.u32 	%r1513, 8;
	{
    .reg .pred p;
    and.b32 %r1511, %r2578, %r1513;    setp.ne.u32 p, %r1511, 0;
    vote.ballot.sync.b32 %r1511, p, 0xffffffff;
    @!p not.b32 %r1511, %r1511;
}
	and.b32  	%r1532, %r1511, %r1531;
	mov.u32 	%r1516, 16;
	{
    .reg .pred p;
    and.b32 %r1514, %r2578, %r1516;    setp.ne.u32 p, %r1514, 0;
    vote.ballot.sync.b32 %r1514, p, 0xffffffff;
    @!p not.b32 %r1514, %r1514;
}
	and.b32  	%r1533, %r1514, %r1532;
	mov.u32 	%r1519, 32;
	{
    .reg .pred p;
    and.b32 %r1517, %r2578, %r1519;    setp.ne.u32 p, %r1517, 0;
    vote.ballot.sync.b32 %r1517, p, 0xffffffff;
    @!p not.b32 %r1517, %r1517;
}
	and.b32  	%r1534, %r1517, %r1533;
	mov.u32 	%r1522, 64;
	{
    .reg .pred p;
    and.b32 %r1520, %r2578, %r1522;    setp.ne.u32 p, %r1520, 0;
    vote.ballot.sync.b32 %r1520, p, 0xffffffff;
    @!p not.b32 %r1520, %r1520;
}
	and.b32  	%r1535, %r1520, %r1534;
	mov.u32 	%r1525, 128;
	{
    .reg .pred p;
    and.b32 %r1523, %r2578, %r1525;    setp.ne.u32 p, %r1523, 0;
    vote.ballot.sync.b32 %r1523, p, 0xffffffff;
    @!p not.b32 %r1523, %r1523;
}
	and.b32  	%r1536, %r1523, %r1535;
	clz.b32 	%r1537, %r1536;
	sub.s32 	%r366, %r1528, %r1537;
	mov.u32 %r1526, %lanemask_le;
	and.b32  	%r1538, %r1526, %r1536;
	popc.b32 	%r367, %r1538;
	setp.ne.s32 	%p166, %r819, %r366;
	add.s32 	%r1539, %r355, %r359;
	add.s32 	%r368, %r1539, -1;
	mov.u32 	%r2808, %r2809;
	@%p166 bra 	$L__BB0_185;
	shr.u32 	%r2629, %r2778, %r668;
	and.b32  	%r2628, %r2629, 255;
	shl.b32 	%r1543, %r2628, 2;
	add.s32 	%r1544, %r839, %r1543;
	atom.shared.add.u32 	%r2808, [%r1544], %r367;
$L__BB0_185:
	shr.u32 	%r2581, %r2779, %r668;
	and.b32  	%r2580, %r2581, 255;
	mov.u32 	%r1572, -1;
	shfl.sync.idx.b32 	%r371|%p11, %r2808, %r366, %r1528, %r1572;
	{
    .reg .pred p;
    and.b32 %r1545, %r2580, %r1504;    setp.ne.u32 p, %r1545, 0;
    vote.ballot.sync.b32 %r1545, p, 0xffffffff;
    @!p not.b32 %r1545, %r1545;
}
	{
    .reg .pred p;
    and.b32 %r1548, %r2580, %r1507;    setp.ne.u32 p, %r1548, 0;
    vote.ballot.sync.b32 %r1548, p, 0xffffffff;
    @!p not.b32 %r1548, %r1548;
}
	and.b32  	%r1573, %r1548, %r1545;
	{
    .reg .pred p;
    and.b32 %r1551, %r2580, %r1510;    setp.ne.u32 p, %r1551, 0;
    vote.ballot.sync.b32 %r1551, p, 0xffffffff;
    @!p not.b32 %r1551, %r1551;
}
	and.b32  	%r1574, %r1551, %r1573;
	{
    .reg .pred p;
    and.b32 %r1554, %r2580, %r1513;    setp.ne.u32 p, %r1554, 0;
    vote.ballot.sync.b32 %r1554, p, 0xffffffff;
    @!p not.b32 %r1554, %r1554;
}
	and.b32  	%r1575, %r1554, %r1574;
	{
    .reg .pred p;
    and.b32 %r1557, %r2580, %r1516;    setp.ne.u32 p, %r1557, 0;
    vote.ballot.sync.b32 %r1557, p, 0xffffffff;
    @!p not.b32 %r1557, %r1557;
}
	and.b32  	%r1576, %r1557, %r1575;
	{
    .reg .pred p;
    and.b32 %r1560, %r2580, %r1519;    setp.ne.u32 p, %r1560, 0;
    vote.ballot.sync.b32 %r1560, p, 0xffffffff;
    @!p not.b32 %r1560, %r1560;
}
	and.b32  	%r1577, %r1560, %r1576;
	{
    .reg .pred p;
    and.b32 %r1563, %r2580, %r1522;    setp.ne.u32 p, %r1563, 0;
    vote.ballot.sync.b32 %r1563, p, 0xffffffff;
    @!p not.b32 %r1563, %r1563;
}
	and.b32  	%r1578, %r1563, %r1577;
	{
    .reg .pred p;
    and.b32 %r1566, %r2580, %r1525;    setp.ne.u32 p, %r1566, 0;
    vote.ballot.sync.b32 %r1566, p, 0xffffffff;
    @!p not.b32 %r1566, %r1566;
}
	and.b32  	%r1579, %r1566, %r1578;
	clz.b32 	%r1580, %r1579;
	sub.s32 	%r372, %r1528, %r1580;
	mov.u32 %r1569, %lanemask_le;
	and.b32  	%r1581, %r1569, %r1579;
	popc.b32 	%r373, %r1581;
	setp.ne.s32 	%p167, %r819, %r372;
	add.s32 	%r1582, %r361, %r365;
	add.s32 	%r374, %r1582, -1;
	@%p167 bra 	$L__BB0_187;
	shr.u32 	%r2627, %r2779, %r668;
	and.b32  	%r2626, %r2627, 255;
	shl.b32 	%r1586, %r2626, 2;
	add.s32 	%r1587, %r839, %r1586;
	atom.shared.add.u32 	%r2809, [%r1587], %r373;
$L__BB0_187:
	shr.u32 	%r2583, %r2780, %r668;
	and.b32  	%r2582, %r2583, 255;
	mov.u32 	%r1614, 31;
	shfl.sync.idx.b32 	%r377|%p12, %r2809, %r372, %r1614, %r1572;
	mov.u32 	%r2811, 0;
	mov.u32 	%r1590, 1;
	{
    .reg .pred p;
    and.b32 %r1588, %r2582, %r1590;    setp.ne.u32 p, %r1588, 0;
    vote.ballot.sync.b32 %r1588, p, 0xffffffff;
    @!p not.b32 %r1588, %r1588;
}
	mov.u32 	%r1593, 2;
	{
    .reg .pred p;
    and.b32 %r1591, %r2582, %r1593;    setp.ne.u32 p, %r1591, 0;
    vote.ballot.sync.b32 %r1591, p, 0xffffffff;
    @!p not.b32 %r1591, %r1591;
}
	and.b32  	%r1616, %r1591, %r1588;
	mov.u32 	%r1596, 4;
	{
    .reg .pred p;
    and.b32 %r1594, %r2582, %r1596;    setp.ne.u32 p, %r1594, 0;
    vote.ballot.sync.b32 %r1594, p, 0xffffffff;
    @!p not.b32 %r1594, %r1594;
}
	and.b32  	%r1617, %r1594, %r1616;
	mov.u32 	%r1599, 8;
	{
    .reg .pred p;
    and.b32 %r1597, %r2582, %r1599;    setp.ne.u32 p, %r1597, 0;
    vote.ballot.sync.b32 %r1597, p, 0xffffffff;
    @!p not.b32 %r1597, %r1597;
}
	and.b32  	%r1618, %r1597, %r1617;
	mov.u32 	%r1602, 16;
	{
    .reg .pred p;
    and.b32 %r1600, %r2582, %r1602;    setp.ne.u32 p, %r1600, 0;
    vote.ballot.sync.b32 %r1600, p, 0xffffffff;
    @!p not.b32 %r1600, %r1600;
}
	and.b32  	%r1619, %r1600, %r1618;
	mov.u32 	%r1605, 32;
	{
    .reg .pred p;
    and.b32 %r1603, %r2582, %r1605;    setp.ne.u32 p, %r1603, 0;
    vote.ballot.sync.b32 %r1603, p, 0xffffffff;
    @!p not.b32 %r1603, %r1603;
}
	and.b32  	%r1620, %r1603, %r1619;
	mov.u32 	%r1608, 64;
	{
    .reg .pred p;
    and.b32 %r1606, %r2582, %r1608;    setp.ne.u32 p, %r1606, 0;
    vote.ballot.sync.b32 %r1606, p, 0xffffffff;
    @!p not.b32 %r1606, %r1606;
}
	and.b32  	%r1621, %r1606, %r1620;
	mov.u32 	%r1611, 128;
	{
    .reg .pred p;
    and.b32 %r1609, %r2582, %r1611;    setp.ne.u32 p, %r1609, 0;
    vote.ballot.sync.b32 %r1609, p, 0xffffffff;
    @!p not.b32 %r1609, %r1609;
}
	and.b32  	%r1622, %r1609, %r1621;
	clz.b32 	%r1623, %r1622;
	sub.s32 	%r378, %r1614, %r1623;
	mov.u32 %r1612, %lanemask_le;
	and.b32  	%r1624, %r1612, %r1622;
	popc.b32 	%r379, %r1624;
	setp.ne.s32 	%p168, %r819, %r378;
	add.s32 	%r1625, %r367, %r371;
	add.s32 	%r380, %r1625, -1;
	mov.u32 	%r2810, %r2811;
	@%p168 bra 	$L__BB0_189;
	shr.u32 	%r2625, %r2780, %r668;
	and.b32  	%r2624, %r2625, 255;
	shl.b32 	%r1629, %r2624, 2;
	add.s32 	%r1630, %r839, %r1629;
	atom.shared.add.u32 	%r2810, [%r1630], %r379;
$L__BB0_189:
	shr.u32 	%r2585, %r2781, %r668;
	and.b32  	%r2584, %r2585, 255;
	mov.u32 	%r1658, -1;
	shfl.sync.idx.b32 	%r383|%p13, %r2810, %r378, %r1614, %r1658;
	{
    .reg .pred p;
    and.b32 %r1631, %r2584, %r1590;    setp.ne.u32 p, %r1631, 0;
    vote.ballot.sync.b32 %r1631, p, 0xffffffff;
    @!p not.b32 %r1631, %r1631;
}
	{
    .reg .pred p;
    and.b32 %r1634, %r2584, %r1593;    setp.ne.u32 p, %r1634, 0;
    vote.ballot.sync.b32 %r1634, p, 0xffffffff;
    @!p not.b32 %r1634, %r1634;
}
	and.b32  	%r1659, %r1634, %r1631;
	{
    .reg .pred p;
    and.b32 %r1637, %r2584, %r1596;    setp.ne.u32 p, %r1637, 0;
    vote.ballot.sync.b32 %r1637, p, 0xffffffff;
    @!p not.b32 %r1637, %r1637;
}
	and.b32  	%r1660, %r1637, %r1659;
	{
    .reg .pred p;
    and.b32 %r1640, %r2584, %r1599;    setp.ne.u32 p, %r1640, 0;
    vote.ballot.sync.b32 %r1640, p, 0xffffffff;
    @!p not.b32 %r1640, %r1640;
}
	and.b32  	%r1661, %r1640, %r1660;
	{
    .reg .pred p;
    and.b32 %r1643, %r2584, %r1602;    setp.ne.u32 p, %r1643, 0;
    vote.ballot.sync.b32 %r1643, p, 0xffffffff;
    @!p not.b32 %r1643, %r1643;
}
	and.b32  	%r1662, %r1643, %r1661;
	{
    .reg .pred p;
    and.b32 %r1646, %r2584, %r1605;    setp.ne.u32 p, %r1646, 0;
    vote.ballot.sync.b32 %r1646, p, 0xffffffff;
    @!p not.b32 %r1646, %r1646;
}
	and.b32  	%r1663, %r1646, %r1662;
	{
    .reg .pred p;
    and.b32 %r1649, %r2584, %r1608;    setp.ne.u32 p, %r1649, 0;
    vote.ballot.sync.b32 %r1649, p, 0xffffffff;
    @!p not.b32 %r1649, %r1649;
}
	and.b32  	%r1664, %r1649, %r1663;
	{
    .reg .pred p;
    and.b32 %r1652, %r2584, %r1611;    setp.ne.u32 p, %r1652, 0;
    vote.ballot.sync.b32 %r1652, p, 0xffffffff;
    @!p not.b32 %r1652, %r1652;
}
	and.b32  	%r1665, %r1652, %r1664;
	clz.b32 	%r1666, %r1665;
	sub.s32 	%r384, %r1614, %r1666;
	mov.u32 %r1655, %lanemask_le;
	and.b32  	%r1667, %r1655, %r1665;
	popc.b32 	%r385, %r1667;
	setp.ne.s32 	%p169, %r819, %r384;
	add.s32 	%r1668, %r373, %r377;
	add.s32 	%r386, %r1668, -1;
	@%p169 bra 	$L__BB0_191;
	shr.u32 	%r2623, %r2781, %r668;
	and.b32  	%r2622, %r2623, 255;
	shl.b32 	%r1672, %r2622, 2;
	add.s32 	%r1673, %r839, %r1672;
	atom.shared.add.u32 	%r2811, [%r1673], %r385;
$L__BB0_191:
	shr.u32 	%r2587, %r2782, %r668;
	and.b32  	%r2586, %r2587, 255;
	mov.u32 	%r1700, 31;
	shfl.sync.idx.b32 	%r389|%p14, %r2811, %r384, %r1700, %r1658;
	mov.u32 	%r2813, 0;
	mov.u32 	%r1676, 1;
	{
    .reg .pred p;
    and.b32 %r1674, %r2586, %r1676;    setp.ne.u32 p, %r1674, 0;
    vote.ballot.sync.b32 %r1674, p, 0xffffffff;
    @!p not.b32 %r1674, %r1674;
}
	mov.u32 	%r1679, 2;
	{
    .reg .pred p;
    and.b32 %r1677, %r2586, %r1679;    setp.ne.u32 p, %r1677, 0;
    vote.ballot.sync.b32 %r1677, p, 0xffffffff;
    @!p not.b32 %r1677, %r1677;
}
	and.b32  	%r1702, %r1677, %r1674;
	mov.u32 	%r1682, 4;
	{
    .reg .pred p;
    and.b32 %r1680, %r2586, %r1682;    setp.ne.u32 p, %r1680, 0;
    vote.ballot.sync.b32 %r1680, p, 0xffffffff;
    @!p not.b32 %r1680, %r1680;
}
	and.b32  	%r1703, %r1680, %r1702;
	mov.u32 	%r1685, 8;
	{
    .reg .pred p;
    and.b32 %r1683, %r2586, %r1685;    setp.ne.u32 p, %r1683, 0;
    vote.ballot.sync.b32 %r1683, p, 0xffffffff;
    @!p not.b32 %r1683, %r1683;
}
	and.b32  	%r1704, %r1683, %r1703;
	mov.u32 	%r1688, 16;
	{
    .reg .pred p;
    and.b32 %r1686, %r2586, %r1688;    setp.ne.u32 p, %r1686, 0;
    vote.ballot.sync.b32 %r1686, p, 0xffffffff;
    @!p not.b32 %r1686, %r1686;
}
	and.b32  	%r1705, %r1686, %r1704;
	mov.u32 	%r1691, 32;
	{
    .reg .pred p;
    and.b32 %r1689, %r2586, %r1691;    setp.ne.u32 p, %r1689, 0;
    vote.ballot.sync.b32 %r1689, p, 0xffffffff;
    @!p not.b32 %r1689, %r1689;
}
	and.b32  	%r1706, %r1689, %r1705;
	mov.u32 	%r1694, 64;
	{
    .reg .pred p;
    and.b32 %r1692, %r2586, %r1694;    setp.ne.u32 p, %r1692, 0;
    vote.ballot.sync.b32 %r1692, p, 0xffffffff;
    @!p not.b32 %r1692, %r1692;
}
	and.b32  	%r1707, %r1692, %r1706;
	mov.u32 	%r1697, 128;
	{
    .reg .pred p;
    and.b32 %r1695, %r2586, %r1697;    setp.ne.u32 p, %r1695, 0;
    vote.ballot.sync.b32 %r1695, p, 0xffffffff;
    @!p not.b32 %r1695, %r1695;
}
	and.b32  	%r1708, %r1695, %r1707;
	clz.b32 	%r1709, %r1708;
	sub.s32 	%r390, %r1700, %r1709;
	mov.u32 %r1698, %lanemask_le;
	and.b32  	%r1710, %r1698, %r1708;
	popc.b32 	%r391, %r1710;
	setp.ne.s32 	%p170, %r819, %r390;
	add.s32 	%r1711, %r379, %r383;
	add.s32 	%r392, %r1711, -1;
	mov.u32 	%r2812, %r2813;
	@%p170 bra 	$L__BB0_193;
	shr.u32 	%r2621, %r2782, %r668;
	and.b32  	%r2620, %r2621, 255;
	shl.b32 	%r1715, %r2620, 2;
	add.s32 	%r1716, %r839, %r1715;
	atom.shared.add.u32 	%r2812, [%r1716], %r391;
$L__BB0_193:
	shr.u32 	%r2589, %r2783, %r668;
	and.b32  	%r2588, %r2589, 255;
	mov.u32 	%r1744, -1;
	shfl.sync.idx.b32 	%r395|%p15, %r2812, %r390, %r1700, %r1744;
	{
    .reg .pred p;
    and.b32 %r1717, %r2588, %r1676;    setp.ne.u32 p, %r1717, 0;
    vote.ballot.sync.b32 %r1717, p, 0xffffffff;
    @!p not.b32 %r1717, %r1717;
}
	{
    .reg .pred p;
    and.b32 %r1720, %r2588, %r1679;    setp.ne.u32 p, %r1720, 0;
    vote.ballot.sync.b32 %r1720, p, 0xffffffff;
    @!p not.b32 %r1720, %r1720;
}
	and.b32  	%r1745, %r1720, %r1717;
	{
    .reg .pred p;
    and.b32 %r1723, %r2588, %r1682;    setp.ne.u32 p, %r1723, 0;
    vote.ballot.sync.b32 %r1723, p, 0xffffffff;
    @!p not.b32 %r1723, %r1723;
}
	and.b32  	%r1746, %r1723, %r1745;
	{
    .reg .pred p;
    and.b32 %r1726, %r2588, %r1685;    setp.ne.u32 p, %r1726, 0;
    vote.ballot.sync.b32 %r1726, p, 0xffffffff;
    @!p not.b32 %r1726, %r1726;
}
	and.b32  	%r1747, %r1726, %r1746;
	{
    .reg .pred p;
    and.b32 %r1729, %r2588, %r1688;    setp.ne.u32 p, %r1729, 0;
    vote.ballot.sync.b32 %r1729, p, 0xffffffff;
    @!p not.b32 %r1729, %r1729;
}
	and.b32  	%r1748, %r1729, %r1747;
	{
    .reg .pred p;
    and.b32 %r1732, %r2588, %r1691;    setp.ne.u32 p, %r1732, 0;
    vote.ballot.sync.b32 %r1732, p, 0xffffffff;
    @!p not.b32 %r1732, %r1732;
}
	and.b32  	%r1749, %r1732, %r1748;
	{
    .reg .pred p;
    and.b32 %r1735, %r2588, %r1694;    setp.ne.u32 p, %r1735, 0;
    vote.ballot.sync.b32 %r1735, p, 0xffffffff;
    @!p not.b32 %r1735, %r1735;
}
	and.b32  	%r1750, %r1735, %r1749;
	{
    .reg .pred p;
    and.b32 %r1738, %r2588, %r1697;    setp.ne.u32 p, %r1738, 0;
    vote.ballot.sync.b32 %r1738, p, 0xffffffff;
    @!p not.b32 %r1738, %r1738;
}
	and.b32  	%r1751, %r1738, %r1750;
	clz.b32 	%r1752, %r1751;
	sub.s32 	%r396, %r1700, %r1752;
	mov.u32 %r1741, %lanemask_le;
	and.b32  	%r1753, %r1741, %r1751;
	popc.b32 	%r397, %r1753;
	setp.ne.s32 	%p171, %r819, %r396;
	add.s32 	%r1754, %r385, %r389;
	add.s32 	%r398, %r1754, -1;
	@%p171 bra 	$L__BB0_195;
	shr.u32 	%r2619, %r2783, %r668;
	and.b32  	%r2618, %r2619, 255;
	shl.b32 	%r1758, %r2618, 2;
	add.s32 	%r1759, %r839, %r1758;
	atom.shared.add.u32 	%r2813, [%r1759], %r397;
$L__BB0_195:
	shr.u32 	%r2591, %r2784, %r668;
	and.b32  	%r2590, %r2591, 255;
	mov.u32 	%r1786, 31;
	shfl.sync.idx.b32 	%r401|%p16, %r2813, %r396, %r1786, %r1744;
	mov.u32 	%r2815, 0;
	mov.u32 	%r1762, 1;
	{
    .reg .pred p;
    and.b32 %r1760, %r2590, %r1762;    setp.ne.u32 p, %r1760, 0;
    vote.ballot.sync.b32 %r1760, p, 0xffffffff;
    @!p not.b32 %r1760, %r1760;
}
	mov.u32 	%r1765, 2;
	{
    .reg .pred p;
    and.b32 %r1763, %r2590, %r1765;    setp.ne.u32 p, %r1763, 0;
    vote.ballot.sync.b32 %r1763, p, 0xffffffff;
    @!p not.b32 %r1763, %r1763;
}
	and.b32  	%r1788, %r1763, %r1760;
	mov.u32 	%r1768, 4;
	{
    .reg .pred p;
    and.b32 %r1766, %r2590, %r1768;    setp.ne.u32 p, %r1766, 0;
    vote.ballot.sync.b32 %r1766, p, 0xffffffff;
    @!p not.b32 %r1766, %r1766;
}
	and.b32  	%r1789, %r1766, %r1788;
	mov.u32 	%r1771, 8;
	{
    .reg .pred p;
    and.b32 %r1769, %r2590, %r1771;    setp.ne.u32 p, %r1769, 0;
    vote.ballot.sync.b32 %r1769, p, 0xffffffff;
    @!p not.b32 %r1769, %r1769;
}
	and.b32  	%r1790, %r1769, %r1789;
	mov.u32 	%r1774, 16;
	{
    .reg .pred p;
    and.b32 %r1772, %r2590, %r1774;    setp.ne.u32 p, %r1772, 0;
    vote.ballot.sync.b32 %r1772, p, 0xffffffff;
    @!p not.b32 %r1772, %r1772;
}
	and.b32  	%r1791, %r1772, %r1790;
	mov.u32 	%r1777, 32;
	{
    .reg .pred p;
    and.b32 %r1775, %r2590, %r1777;    setp.ne.u32 p, %r1775, 0;
    vote.ballot.sync.b32 %r1775, p, 0xffffffff;
    @!p not.b32 %r1775, %r1775;
}
	and.b32  	%r1792, %r1775, %r1791;
	mov.u32 	%r1780, 64;
	{
    .reg .pred p;
    and.b32 %r1778, %r2590, %r1780;    setp.ne.u32 p, %r1778, 0;
    vote.ballot.sync.b32 %r1778, p, 0xffffffff;
    @!p not.b32 %r1778, %r1778;
}
	and.b32  	%r1793, %r1778, %r1792;
	mov.u32 	%r1783, 128;
	{
    .reg .pred p;
    and.b32 %r1781, %r2590, %r1783;    setp.ne.u32 p, %r1781, 0;
    vote.ballot.sync.b32 %r1781, p, 0xffffffff;
    @!p not.b32 %r1781, %r1781;
}
	and.b32  	%r1794, %r1781, %r1793;
	clz.b32 	%r1795, %r1794;
	sub.s32 	%r402, %r1786, %r1795;
	mov.u32 %r1784, %lanemask_le;
	and.b32  	%r1796, %r1784, %r1794;
	popc.b32 	%r403, %r1796;
	setp.ne.s32 	%p172, %r819, %r402;
	add.s32 	%r1797, %r391, %r395;
	add.s32 	%r404, %r1797, -1;
	mov.u32 	%r2814, %r2815;
	@%p172 bra 	$L__BB0_197;
	shr.u32 	%r2617, %r2784, %r668;
	and.b32  	%r2616, %r2617, 255;
	shl.b32 	%r1801, %r2616, 2;
	add.s32 	%r1802, %r839, %r1801;
	atom.shared.add.u32 	%r2814, [%r1802], %r403;
$L__BB0_197:
	shr.u32 	%r2593, %r2785, %r668;
	and.b32  	%r2592, %r2593, 255;
	mov.u32 	%r1830, -1;
	shfl.sync.idx.b32 	%r407|%p17, %r2814, %r402, %r1786, %r1830;
	{
    .reg .pred p;
    and.b32 %r1803, %r2592, %r1762;    setp.ne.u32 p, %r1803, 0;
    vote.ballot.sync.b32 %r1803, p, 0xffffffff;
    @!p not.b32 %r1803, %r1803;
}
	{
    .reg .pred p;
    and.b32 %r1806, %r2592, %r1765;    setp.ne.u32 p, %r1806, 0;
    vote.ballot.sync.b32 %r1806, p, 0xffffffff;
    @!p not.b32 %r1806, %r1806;
}
	and.b32  	%r1831, %r1806, %r1803;
	{
    .reg .pred p;
    and.b32 %r1809, %r2592, %r1768;    setp.ne.u32 p, %r1809, 0;
    vote.ballot.sync.b32 %r1809, p, 0xffffffff;
    @!p not.b32 %r1809, %r1809;
}
	and.b32  	%r1832, %r1809, %r1831;
	{
    .reg .pred p;
    and.b32 %r1812, %r2592, %r1771;    setp.ne.u32 p, %r1812, 0;
    vote.ballot.sync.b32 %r1812, p, 0xffffffff;
    @!p not.b32 %r1812, %r1812;
}
	and.b32  	%r1833, %r1812, %r1832;
	{
    .reg .pred p;
    and.b32 %r1815, %r2592, %r1774;    setp.ne.u32 p, %r1815, 0;
    vote.ballot.sync.b32 %r1815, p, 0xffffffff;
    @!p not.b32 %r1815, %r1815;
}
	and.b32  	%r1834, %r1815, %r1833;
	{
    .reg .pred p;
    and.b32 %r1818, %r2592, %r1777;    setp.ne.u32 p, %r1818, 0;
    vote.ballot.sync.b32 %r1818, p, 0xffffffff;
    @!p not.b32 %r1818, %r1818;
}
	and.b32  	%r1835, %r1818, %r1834;
	{
    .reg .pred p;
    and.b32 %r1821, %r2592, %r1780;    setp.ne.u32 p, %r1821, 0;
    vote.ballot.sync.b32 %r1821, p, 0xffffffff;
    @!p not.b32 %r1821, %r1821;
}
	and.b32  	%r1836, %r1821, %r1835;
	{
    .reg .pred p;
    and.b32 %r1824, %r2592, %r1783;    setp.ne.u32 p, %r1824, 0;
    vote.ballot.sync.b32 %r1824, p, 0xffffffff;
    @!p not.b32 %r1824, %r1824;
}
	and.b32  	%r1837, %r1824, %r1836;
	clz.b32 	%r1838, %r1837;
	sub.s32 	%r408, %r1786, %r1838;
	mov.u32 %r1827, %lanemask_le;
	and.b32  	%r1839, %r1827, %r1837;
	popc.b32 	%r409, %r1839;
	setp.ne.s32 	%p173, %r819, %r408;
	add.s32 	%r1840, %r397, %r401;
	add.s32 	%r410, %r1840, -1;
	@%p173 bra 	$L__BB0_199;
	shr.u32 	%r2615, %r2785, %r668;
	and.b32  	%r2614, %r2615, 255;
	shl.b32 	%r1844, %r2614, 2;
	add.s32 	%r1845, %r839, %r1844;
	atom.shared.add.u32 	%r2815, [%r1845], %r409;
$L__BB0_199:
	shr.u32 	%r2595, %r2786, %r668;
	and.b32  	%r2594, %r2595, 255;
	mov.u32 	%r1872, 31;
	shfl.sync.idx.b32 	%r413|%p18, %r2815, %r408, %r1872, %r1830;
	mov.u32 	%r2817, 0;
	mov.u32 	%r1848, 1;
	{
    .reg .pred p;
    and.b32 %r1846, %r2594, %r1848;    setp.ne.u32 p, %r1846, 0;
    vote.ballot.sync.b32 %r1846, p, 0xffffffff;
    @!p not.b32 %r1846, %r1846;
}
	mov.u32 	%r1851, 2;
	{
    .reg .pred p;
    and.b32 %r1849, %r2594, %r1851;    setp.ne.u32 p, %r1849, 0;
    vote.ballot.sync.b32 %r1849, p, 0xffffffff;
    @!p not.b32 %r1849, %r1849;
}
	and.b32  	%r1874, %r1849, %r1846;
	mov.u32 	%r1854, 4;
	{
    .reg .pred p;
    and.b32 %r1852, %r2594, %r1854;    setp.ne.u32 p, %r1852, 0;
    vote.ballot.sync.b32 %r1852, p, 0xffffffff;
    @!p not.b32 %r1852, %r1852;
}
	and.b32  	%r1875, %r1852, %r1874;
	mov.u32 	%r1857, 8;
	{
    .reg .pred p;
    and.b32 %r1855, %r2594, %r1857;    setp.ne.u32 p, %r1855, 0;
    vote.ballot.sync.b32 %r1855, p, 0xffffffff;
    @!p not.b32 %r1855, %r1855;
}
	and.b32  	%r1876, %r1855, %r1875;
	mov.u32 	%r1860, 16;
	{
    .reg .pred p;
    and.b32 %r1858, %r2594, %r1860;    setp.ne.u32 p, %r1858, 0;
    vote.ballot.sync.b32 %r1858, p, 0xffffffff;
    @!p not.b32 %r1858, %r1858;
}
	and.b32  	%r1877, %r1858, %r1876;
	mov.u32 	%r1863, 32;
	{
    .reg .pred p;
    and.b32 %r1861, %r2594, %r1863;    setp.ne.u32 p, %r1861, 0;
    vote.ballot.sync.b32 %r1861, p, 0xffffffff;
    @!p not.b32 %r1861, %r1861;
}
	and.b32  	%r1878, %r1861, %r1877;
	mov.u32 	%r1866, 64;
	{
    .reg .pred p;
    and.b32 %r1864, %r2594, %r1866;    setp.ne.u32 p, %r1864, 0;
    vote.ballot.sync.b32 %r1864, p, 0xffffffff;
    @!p not.b32 %r1864, %r1864;
}
	and.b32  	%r1879, %r1864, %r1878;
	mov.u32 	%r1869, 128;
	{
    .reg .pred p;
    and.b32 %r1867, %r2594, %r1869;    setp.ne.u32 p, %r1867, 0;
    vote.ballot.sync.b32 %r1867, p, 0xffffffff;
    @!p not.b32 %r1867, %r1867;
}
	and.b32  	%r1880, %r1867, %r1879;
	clz.b32 	%r1881, %r1880;
	sub.s32 	%r414, %r1872, %r1881;
	mov.u32 %r1870, %lanemask_le;
	and.b32  	%r1882, %r1870, %r1880;
	popc.b32 	%r415, %r1882;
	setp.ne.s32 	%p174, %r819, %r414;
	add.s32 	%r1883, %r403, %r407;
	add.s32 	%r416, %r1883, -1;
	mov.u32 	%r2816, %r2817;
	@%p174 bra 	$L__BB0_201;
	shr.u32 	%r2672, %r3, 5;
	shl.b32 	%r2671, %r2672, 10;
	add.s32 	%r2670, %r838, %r2671;
	shr.u32 	%r2613, %r2786, %r668;
	and.b32  	%r2612, %r2613, 255;
	shl.b32 	%r1887, %r2612, 2;
	add.s32 	%r1888, %r2670, %r1887;
	atom.shared.add.u32 	%r2816, [%r1888], %r415;
$L__BB0_201:
	shr.u32 	%r2597, %r2787, %r668;
	and.b32  	%r2596, %r2597, 255;
	mov.u32 	%r1916, -1;
	shfl.sync.idx.b32 	%r419|%p19, %r2816, %r414, %r1872, %r1916;
	{
    .reg .pred p;
    and.b32 %r1889, %r2596, %r1848;    setp.ne.u32 p, %r1889, 0;
    vote.ballot.sync.b32 %r1889, p, 0xffffffff;
    @!p not.b32 %r1889, %r1889;
}
	{
    .reg .pred p;
    and.b32 %r1892, %r2596, %r1851;    setp.ne.u32 p, %r1892, 0;
    vote.ballot.sync.b32 %r1892, p, 0xffffffff;
    @!p not.b32 %r1892, %r1892;
}
	and.b32  	%r1917, %r1892, %r1889;
	{
    .reg .pred p;
    and.b32 %r1895, %r2596, %r1854;    setp.ne.u32 p, %r1895, 0;
    vote.ballot.sync.b32 %r1895, p, 0xffffffff;
    @!p not.b32 %r1895, %r1895;
}
	and.b32  	%r1918, %r1895, %r1917;
	{
    .reg .pred p;
    and.b32 %r1898, %r2596, %r1857;    setp.ne.u32 p, %r1898, 0;
    vote.ballot.sync.b32 %r1898, p, 0xffffffff;
    @!p not.b32 %r1898, %r1898;
}
	and.b32  	%r1919, %r1898, %r1918;
	{
    .reg .pred p;
    and.b32 %r1901, %r2596, %r1860;    setp.ne.u32 p, %r1901, 0;
    vote.ballot.sync.b32 %r1901, p, 0xffffffff;
    @!p not.b32 %r1901, %r1901;
}
	and.b32  	%r1920, %r1901, %r1919;
	{
    .reg .pred p;
    and.b32 %r1904, %r2596, %r1863;    setp.ne.u32 p, %r1904, 0;
    vote.ballot.sync.b32 %r1904, p, 0xffffffff;
    @!p not.b32 %r1904, %r1904;
}
	and.b32  	%r1921, %r1904, %r1920;
	{
    .reg .pred p;
    and.b32 %r1907, %r2596, %r1866;    setp.ne.u32 p, %r1907, 0;
    vote.ballot.sync.b32 %r1907, p, 0xffffffff;
    @!p not.b32 %r1907, %r1907;
}
	and.b32  	%r1922, %r1907, %r1921;
	{
    .reg .pred p;
    and.b32 %r1910, %r2596, %r1869;    setp.ne.u32 p, %r1910, 0;
    vote.ballot.sync.b32 %r1910, p, 0xffffffff;
    @!p not.b32 %r1910, %r1910;
}
	and.b32  	%r1923, %r1910, %r1922;
	clz.b32 	%r1924, %r1923;
	sub.s32 	%r420, %r1872, %r1924;
	mov.u32 %r1913, %lanemask_le;
	and.b32  	%r1925, %r1913, %r1923;
	popc.b32 	%r421, %r1925;
	setp.ne.s32 	%p175, %r819, %r420;
	add.s32 	%r1926, %r409, %r413;
	add.s32 	%r422, %r1926, -1;
	@%p175 bra 	$L__BB0_203;
	shr.u32 	%r2669, %r3, 5;
	shl.b32 	%r2668, %r2669, 10;
	add.s32 	%r2667, %r838, %r2668;
	shr.u32 	%r2611, %r2787, %r668;
	and.b32  	%r2610, %r2611, 255;
	shl.b32 	%r1930, %r2610, 2;
	add.s32 	%r1931, %r2667, %r1930;
	atom.shared.add.u32 	%r2817, [%r1931], %r421;
$L__BB0_203:
	shr.u32 	%r2599, %r2788, %r668;
	and.b32  	%r2598, %r2599, 255;
	mov.u32 	%r1958, 31;
	shfl.sync.idx.b32 	%r425|%p20, %r2817, %r420, %r1958, %r1916;
	mov.u32 	%r2819, 0;
	mov.u32 	%r1934, 1;
	{
    .reg .pred p;
    and.b32 %r1932, %r2598, %r1934;    setp.ne.u32 p, %r1932, 0;
    vote.ballot.sync.b32 %r1932, p, 0xffffffff;
    @!p not.b32 %r1932, %r1932;
}
	mov.u32 	%r1937, 2;
	{
    .reg .pred p;
    and.b32 %r1935, %r2598, %r1937;    setp.ne.u32 p, %r1935, 0;
    vote.ballot.sync.b32 %r1935, p, 0xffffffff;
    @!p not.b32 %r1935, %r1935;
}
	and.b32  	%r1960, %r1935, %r1932;
	mov.u32 	%r1940, 4;
	{
    .reg .pred p;
    and.b32 %r1938, %r2598, %r1940;    setp.ne.u32 p, %r1938, 0;
    vote.ballot.sync.b32 %r1938, p, 0xffffffff;
    @!p not.b32 %r1938, %r1938;
}
	and.b32  	%r1961, %r1938, %r1960;
	mov.u32 	%r1943, 8;
	{
    .reg .pred p;
    and.b32 %r1941, %r2598, %r1943;    setp.ne.u32 p, %r1941, 0;
    vote.ballot.sync.b32 %r1941, p, 0xffffffff;
    @!p not.b32 %r1941, %r1941;
}
	and.b32  	%r1962, %r1941, %r1961;
	mov.u32 	%r1946, 16;
	{
    .reg .pred p;
    and.b32 %r1944, %r2598, %r1946;    setp.ne.u32 p, %r1944, 0;
    vote.ballot.sync.b32 %r1944, p, 0xffffffff;
    @!p not.b32 %r1944, %r1944;
}
	and.b32  	%r1963, %r1944, %r1962;
	mov.u32 	%r1949, 32;
	{
    .reg .pred p;
    and.b32 %r1947, %r2598, %r1949;    setp.ne.u32 p, %r1947, 0;
    vote.ballot.sync.b32 %r1947, p, 0xffffffff;
    @!p not.b32 %r1947, %r1947;
}
	and.b32  	%r1964, %r1947, %r1963;
	mov.u32 	%r1952, 64;
	{
    .reg .pred p;
    and.b32 %r1950, %r2598, %r1952;    setp.ne.u32 p, %r1950, 0;
    vote.ballot.sync.b32 %r1950, p, 0xffffffff;
    @!p not.b32 %r1950, %r1950;
}
	and.b32  	%r1965, %r1950, %r1964;
	mov.u32 	%r1955, 128;
	{
    .reg .pred p;
    and.b32 %r1953, %r2598, %r1955;    setp.ne.u32 p, %r1953, 0;
    vote.ballot.sync.b32 %r1953, p, 0xffffffff;
    @!p not.b32 %r1953, %r1953;
}
	and.b32  	%r1966, %r1953, %r1965;
	clz.b32 	%r1967, %r1966;
	sub.s32 	%r426, %r1958, %r1967;
	mov.u32 %r1956, %lanemask_le;
	and.b32  	%r1968, %r1956, %r1966;
	popc.b32 	%r427, %r1968;
	setp.ne.s32 	%p176, %r819, %r426;
	add.s32 	%r1969, %r415, %r419;
	add.s32 	%r428, %r1969, -1;
	mov.u32 	%r2818, %r2819;
	@%p176 bra 	$L__BB0_205;
	shr.u32 	%r2662, %r3, 5;
	shl.b32 	%r2661, %r2662, 10;
	add.s32 	%r2660, %r838, %r2661;
	shr.u32 	%r2609, %r2788, %r668;
	and.b32  	%r2608, %r2609, 255;
	shl.b32 	%r1973, %r2608, 2;
	add.s32 	%r1974, %r2660, %r1973;
	atom.shared.add.u32 	%r2818, [%r1974], %r427;
$L__BB0_205:
	shr.u32 	%r2601, %r2789, %r668;
	and.b32  	%r2600, %r2601, 255;
	mov.u32 	%r2002, -1;
	shfl.sync.idx.b32 	%r431|%p21, %r2818, %r426, %r1958, %r2002;
	{
    .reg .pred p;
    and.b32 %r1975, %r2600, %r1934;    setp.ne.u32 p, %r1975, 0;
    vote.ballot.sync.b32 %r1975, p, 0xffffffff;
    @!p not.b32 %r1975, %r1975;
}
	{
    .reg .pred p;
    and.b32 %r1978, %r2600, %r1937;    setp.ne.u32 p, %r1978, 0;
    vote.ballot.sync.b32 %r1978, p, 0xffffffff;
    @!p not.b32 %r1978, %r1978;
}
	and.b32  	%r2003, %r1978, %r1975;
	{
    .reg .pred p;
    and.b32 %r1981, %r2600, %r1940;    setp.ne.u32 p, %r1981, 0;
    vote.ballot.sync.b32 %r1981, p, 0xffffffff;
    @!p not.b32 %r1981, %r1981;
}
	and.b32  	%r2004, %r1981, %r2003;
	{
    .reg .pred p;
    and.b32 %r1984, %r2600, %r1943;    setp.ne.u32 p, %r1984, 0;
    vote.ballot.sync.b32 %r1984, p, 0xffffffff;
    @!p not.b32 %r1984, %r1984;
}
	and.b32  	%r2005, %r1984, %r2004;
	{
    .reg .pred p;
    and.b32 %r1987, %r2600, %r1946;    setp.ne.u32 p, %r1987, 0;
    vote.ballot.sync.b32 %r1987, p, 0xffffffff;
    @!p not.b32 %r1987, %r1987;
}
	and.b32  	%r2006, %r1987, %r2005;
	{
    .reg .pred p;
    and.b32 %r1990, %r2600, %r1949;    setp.ne.u32 p, %r1990, 0;
    vote.ballot.sync.b32 %r1990, p, 0xffffffff;
    @!p not.b32 %r1990, %r1990;
}
	and.b32  	%r2007, %r1990, %r2006;
	{
    .reg .pred p;
    and.b32 %r1993, %r2600, %r1952;    setp.ne.u32 p, %r1993, 0;
    vote.ballot.sync.b32 %r1993, p, 0xffffffff;
    @!p not.b32 %r1993, %r1993;
}
	and.b32  	%r2008, %r1993, %r2007;
	{
    .reg .pred p;
    and.b32 %r1996, %r2600, %r1955;    setp.ne.u32 p, %r1996, 0;
    vote.ballot.sync.b32 %r1996, p, 0xffffffff;
    @!p not.b32 %r1996, %r1996;
}
	and.b32  	%r2009, %r1996, %r2008;
	clz.b32 	%r2010, %r2009;
	sub.s32 	%r432, %r1958, %r2010;
	mov.u32 %r1999, %lanemask_le;
	and.b32  	%r2011, %r1999, %r2009;
	popc.b32 	%r433, %r2011;
	setp.ne.s32 	%p177, %r819, %r432;
	add.s32 	%r2012, %r421, %r425;
	add.s32 	%r434, %r2012, -1;
	@%p177 bra 	$L__BB0_207;
	shr.u32 	%r2659, %r3, 5;
	shl.b32 	%r2658, %r2659, 10;
	add.s32 	%r2657, %r838, %r2658;
	shr.u32 	%r2607, %r2789, %r668;
	and.b32  	%r2606, %r2607, 255;
	shl.b32 	%r2016, %r2606, 2;
	add.s32 	%r2017, %r2657, %r2016;
	atom.shared.add.u32 	%r2819, [%r2017], %r433;
$L__BB0_207:
	shr.u32 	%r2603, %r2790, %r668;
	and.b32  	%r2602, %r2603, 255;
	mov.u32 	%r2044, 31;
	shfl.sync.idx.b32 	%r437|%p22, %r2819, %r432, %r2044, %r2002;
	mov.u32 	%r2820, 0;
	mov.u32 	%r2020, 1;
	{
    .reg .pred p;
    and.b32 %r2018, %r2602, %r2020;    setp.ne.u32 p, %r2018, 0;
    vote.ballot.sync.b32 %r2018, p, 0xffffffff;
    @!p not.b32 %r2018, %r2018;
}
	mov.u32 	%r2023, 2;
	{
    .reg .pred p;
    and.b32 %r2021, %r2602, %r2023;    setp.ne.u32 p, %r2021, 0;
    vote.ballot.sync.b32 %r2021, p, 0xffffffff;
    @!p not.b32 %r2021, %r2021;
}
	and.b32  	%r2046, %r2021, %r2018;
	mov.u32 	%r2026, 4;
	{
    .reg .pred p;
    and.b32 %r2024, %r2602, %r2026;    setp.ne.u32 p, %r2024, 0;
    vote.ballot.sync.b32 %r2024, p, 0xffffffff;
    @!p not.b32 %r2024, %r2024;
}
	and.b32  	%r2047, %r2024, %r2046;
	mov.u32 	%r2029, 8;
	{
    .reg .pred p;
    and.b32 %r2027, %r2602, %r2029;    setp.ne.u32 p, %r2027, 0;
    vote.ballot.sync.b32 %r2027, p, 0xffffffff;
    @!p not.b32 %r2027, %r2027;
}
	and.b32  	%r2048, %r2027, %r2047;
	mov.u32 	%r2032, 16;
	{
    .reg .pred p;
    and.b32 %r2030, %r2602, %r2032;    setp.ne.u32 p, %r2030, 0;
    vote.ballot.sync.b32 %r2030, p, 0xffffffff;
    @!p not.b32 %r2030, %r2030;
}
	and.b32  	%r2049, %r2030, %r2048;
	mov.u32 	%r2035, 32;
	{
    .reg .pred p;
    and.b32 %r2033, %r2602, %r2035;    setp.ne.u32 p, %r2033, 0;
    vote.ballot.sync.b32 %r2033, p, 0xffffffff;
    @!p not.b32 %r2033, %r2033;
}
	and.b32  	%r2050, %r2033, %r2049;
	mov.u32 	%r2038, 64;
	{
    .reg .pred p;
    and.b32 %r2036, %r2602, %r2038;    setp.ne.u32 p, %r2036, 0;
    vote.ballot.sync.b32 %r2036, p, 0xffffffff;
    @!p not.b32 %r2036, %r2036;
}
	and.b32  	%r2051, %r2036, %r2050;
	mov.u32 	%r2041, 128;
	{
    .reg .pred p;
    and.b32 %r2039, %r2602, %r2041;    setp.ne.u32 p, %r2039, 0;
    vote.ballot.sync.b32 %r2039, p, 0xffffffff;
    @!p not.b32 %r2039, %r2039;
}
	and.b32  	%r2052, %r2039, %r2051;
	clz.b32 	%r2053, %r2052;
	sub.s32 	%r438, %r2044, %r2053;
	mov.u32 %r2042, %lanemask_le;
	and.b32  	%r2054, %r2042, %r2052;
	popc.b32 	%r439, %r2054;
	setp.ne.s32 	%p178, %r819, %r438;
	add.s32 	%r2055, %r427, %r431;
	add.s32 	%r440, %r2055, -1;
	@%p178 bra 	$L__BB0_209;
	shr.u32 	%r2656, %r3, 5;
	shl.b32 	%r2655, %r2656, 10;
	add.s32 	%r2654, %r838, %r2655;
	shr.u32 	%r2605, %r2790, %r668;
	and.b32  	%r2604, %r2605, 255;
	shl.b32 	%r2059, %r2604, 2;
	add.s32 	%r2060, %r2654, %r2059;
	atom.shared.add.u32 	%r2820, [%r2060], %r439;
$L__BB0_209:
	setp.gt.s32 	%p304, %r3, 255;
	mov.u32 	%r2062, -1;
	shfl.sync.idx.b32 	%r2063|%p179, %r2820, %r438, %r2044, %r2062;
	bar.sync 	0;
	shl.b32 	%r2064, %r320, 2;
	add.s32 	%r443, %r838, %r2064;
	st.shared.u32 	[%r443], %r2768;
	shl.b32 	%r2066, %r326, 2;
	add.s32 	%r444, %r838, %r2066;
	st.shared.u32 	[%r444], %r2769;
	shl.b32 	%r2067, %r332, 2;
	add.s32 	%r445, %r838, %r2067;
	st.shared.u32 	[%r445], %r2770;
	shl.b32 	%r2068, %r338, 2;
	add.s32 	%r446, %r838, %r2068;
	st.shared.u32 	[%r446], %r2771;
	shl.b32 	%r2069, %r344, 2;
	add.s32 	%r447, %r838, %r2069;
	st.shared.u32 	[%r447], %r2772;
	shl.b32 	%r2070, %r350, 2;
	add.s32 	%r448, %r838, %r2070;
	st.shared.u32 	[%r448], %r2773;
	shl.b32 	%r2071, %r356, 2;
	add.s32 	%r449, %r838, %r2071;
	st.shared.u32 	[%r449], %r2774;
	shl.b32 	%r2072, %r362, 2;
	add.s32 	%r450, %r838, %r2072;
	st.shared.u32 	[%r450], %r2775;
	shl.b32 	%r2073, %r368, 2;
	add.s32 	%r451, %r838, %r2073;
	st.shared.u32 	[%r451], %r2776;
	shl.b32 	%r2074, %r374, 2;
	add.s32 	%r452, %r838, %r2074;
	st.shared.u32 	[%r452], %r2777;
	shl.b32 	%r2075, %r380, 2;
	add.s32 	%r453, %r838, %r2075;
	st.shared.u32 	[%r453], %r2778;
	shl.b32 	%r2076, %r386, 2;
	add.s32 	%r454, %r838, %r2076;
	st.shared.u32 	[%r454], %r2779;
	shl.b32 	%r2077, %r392, 2;
	add.s32 	%r455, %r838, %r2077;
	st.shared.u32 	[%r455], %r2780;
	shl.b32 	%r2078, %r398, 2;
	add.s32 	%r456, %r838, %r2078;
	st.shared.u32 	[%r456], %r2781;
	shl.b32 	%r2079, %r404, 2;
	add.s32 	%r457, %r838, %r2079;
	st.shared.u32 	[%r457], %r2782;
	shl.b32 	%r2080, %r410, 2;
	add.s32 	%r458, %r838, %r2080;
	st.shared.u32 	[%r458], %r2783;
	shl.b32 	%r2081, %r416, 2;
	add.s32 	%r459, %r838, %r2081;
	st.shared.u32 	[%r459], %r2784;
	shl.b32 	%r2082, %r422, 2;
	add.s32 	%r460, %r838, %r2082;
	st.shared.u32 	[%r460], %r2785;
	shl.b32 	%r2083, %r428, 2;
	add.s32 	%r461, %r838, %r2083;
	st.shared.u32 	[%r461], %r2786;
	shl.b32 	%r2084, %r434, 2;
	add.s32 	%r462, %r838, %r2084;
	st.shared.u32 	[%r462], %r2787;
	shl.b32 	%r2085, %r440, 2;
	add.s32 	%r463, %r838, %r2085;
	st.shared.u32 	[%r463], %r2788;
	add.s32 	%r2086, %r437, %r433;
	shl.b32 	%r2087, %r2086, 2;
	add.s32 	%r2088, %r838, %r2087;
	st.shared.u32 	[%r2088+-4], %r2789;
	add.s32 	%r2089, %r2063, %r439;
	shl.b32 	%r2090, %r2089, 2;
	add.s32 	%r2091, %r838, %r2090;
	st.shared.u32 	[%r2091+-4], %r2790;
	@%p304 bra 	$L__BB0_217;
	ld.param.u64 	%rd310, [gs_cub_places_32_param_0+40];
	cvta.to.global.u64 	%rd28, %rd310;
	mul.wide.s32 	%rd29, %r3, 4;
	add.s64 	%rd30, %rd28, %rd29;
	ld.global.u32 	%r2092, [%rd30];
	sub.s32 	%r2093, %r2092, %r307;
	st.shared.u32 	[%r303+35328], %r2093;
	setp.lt.s32 	%p181, %r5, 1;
	mov.u32 	%r2823, %r2797;
	@%p181 bra 	$L__BB0_216;
	mov.u32 	%r2822, -1;
	mov.u32 	%r2821, %r5;
	mov.u32 	%r2823, %r2797;
$L__BB0_212:
	shl.b32 	%r2095, %r2821, 8;
	add.s32 	%r2096, %r2095, %r3;
	add.s32 	%r2097, %r2096, -256;
	mul.wide.s32 	%rd31, %r2097, 4;
	add.s64 	%rd9, %rd5, %rd31;
$L__BB0_213:
	membar.cta;
	ld.volatile.global.u32 	%r470, [%rd9];
	setp.eq.s32 	%p182, %r470, 0;
	@%p182 bra 	$L__BB0_213;
	and.b32  	%r2098, %r470, 1073741823;
	add.s32 	%r2823, %r2098, %r2823;
	setp.gt.s32 	%p183, %r470, -1;
	vote.sync.ballot.b32 	%r2822, %p183, %r2822;
	setp.lt.s32 	%p184, %r470, 0;
	@%p184 bra 	$L__BB0_216;
	add.s32 	%r474, %r2821, -1;
	setp.gt.s32 	%p185, %r2821, 1;
	mov.u32 	%r2821, %r474;
	@%p185 bra 	$L__BB0_212;
$L__BB0_216:
	shl.b32 	%r2651, %r5, 8;
	add.s32 	%r2650, %r2651, %r3;
	mul.wide.s32 	%rd312, %r2650, 4;
	add.s64 	%rd311, %rd5, %rd312;
	or.b32  	%r2099, %r2823, -2147483648;
	st.volatile.global.u32 	[%rd311], %r2099;
	ld.shared.u32 	%r2100, [%r303+35328];
	sub.s32 	%r2101, %r2823, %r2797;
	add.s32 	%r2102, %r2101, %r2100;
	st.shared.u32 	[%r303+35328], %r2102;
$L__BB0_217:
	ld.param.u64 	%rd308, [gs_cub_places_32_param_0+32];
	bar.sync 	0;
	ld.shared.u32 	%r476, [%r303];
	shr.u32 	%r2103, %r476, %r668;
	shl.b32 	%r2104, %r2103, 2;
	and.b32  	%r2105, %r2104, 1020;
	add.s32 	%r2107, %r838, %r2105;
	ld.shared.u32 	%r2108, [%r2107+35328];
	add.s32 	%r477, %r2108, %r3;
	setp.eq.s64 	%p186, %rd308, 0;
	@%p186 bra 	$L__BB0_219;
	ld.shared.u32 	%r2109, [%r303+1536];
	shr.u32 	%r2110, %r2109, %r668;
	shl.b32 	%r2111, %r2110, 2;
	and.b32  	%r2112, %r2111, 1020;
	add.s32 	%r2114, %r838, 35328;
	add.s32 	%r2115, %r2114, %r2112;
	ld.shared.u32 	%r2116, [%r2115];
	add.s32 	%r2117, %r2116, %r3;
	add.s32 	%r2845, %r2117, 384;
	ld.shared.u32 	%r2118, [%r303+3072];
	shr.u32 	%r2119, %r2118, %r668;
	shl.b32 	%r2120, %r2119, 2;
	and.b32  	%r2121, %r2120, 1020;
	add.s32 	%r2122, %r2114, %r2121;
	ld.shared.u32 	%r2123, [%r2122];
	add.s32 	%r2124, %r2123, %r3;
	add.s32 	%r2844, %r2124, 768;
	ld.shared.u32 	%r2125, [%r303+4608];
	shr.u32 	%r2126, %r2125, %r668;
	shl.b32 	%r2127, %r2126, 2;
	and.b32  	%r2128, %r2127, 1020;
	add.s32 	%r2129, %r2114, %r2128;
	ld.shared.u32 	%r2130, [%r2129];
	add.s32 	%r2131, %r2130, %r3;
	add.s32 	%r2843, %r2131, 1152;
	ld.shared.u32 	%r2132, [%r303+6144];
	shr.u32 	%r2133, %r2132, %r668;
	shl.b32 	%r2134, %r2133, 2;
	and.b32  	%r2135, %r2134, 1020;
	add.s32 	%r2136, %r2114, %r2135;
	ld.shared.u32 	%r2137, [%r2136];
	add.s32 	%r2138, %r2137, %r3;
	add.s32 	%r2842, %r2138, 1536;
	ld.shared.u32 	%r2139, [%r303+7680];
	shr.u32 	%r2140, %r2139, %r668;
	shl.b32 	%r2141, %r2140, 2;
	and.b32  	%r2142, %r2141, 1020;
	add.s32 	%r2143, %r2114, %r2142;
	ld.shared.u32 	%r2144, [%r2143];
	add.s32 	%r2145, %r2144, %r3;
	add.s32 	%r2841, %r2145, 1920;
	ld.shared.u32 	%r2146, [%r303+9216];
	shr.u32 	%r2147, %r2146, %r668;
	shl.b32 	%r2148, %r2147, 2;
	and.b32  	%r2149, %r2148, 1020;
	add.s32 	%r2150, %r2114, %r2149;
	ld.shared.u32 	%r2151, [%r2150];
	add.s32 	%r2152, %r2151, %r3;
	add.s32 	%r2840, %r2152, 2304;
	ld.shared.u32 	%r2153, [%r303+10752];
	shr.u32 	%r2154, %r2153, %r668;
	shl.b32 	%r2155, %r2154, 2;
	and.b32  	%r2156, %r2155, 1020;
	add.s32 	%r2157, %r2114, %r2156;
	ld.shared.u32 	%r2158, [%r2157];
	add.s32 	%r2159, %r2158, %r3;
	add.s32 	%r2839, %r2159, 2688;
	ld.shared.u32 	%r2160, [%r303+12288];
	shr.u32 	%r2161, %r2160, %r668;
	shl.b32 	%r2162, %r2161, 2;
	and.b32  	%r2163, %r2162, 1020;
	add.s32 	%r2164, %r2114, %r2163;
	ld.shared.u32 	%r2165, [%r2164];
	add.s32 	%r2166, %r2165, %r3;
	add.s32 	%r2838, %r2166, 3072;
	ld.shared.u32 	%r2167, [%r303+13824];
	shr.u32 	%r2168, %r2167, %r668;
	shl.b32 	%r2169, %r2168, 2;
	and.b32  	%r2170, %r2169, 1020;
	add.s32 	%r2171, %r2114, %r2170;
	ld.shared.u32 	%r2172, [%r2171];
	add.s32 	%r2173, %r2172, %r3;
	add.s32 	%r2837, %r2173, 3456;
	ld.shared.u32 	%r2174, [%r303+15360];
	shr.u32 	%r2175, %r2174, %r668;
	shl.b32 	%r2176, %r2175, 2;
	and.b32  	%r2177, %r2176, 1020;
	add.s32 	%r2178, %r2114, %r2177;
	ld.shared.u32 	%r2179, [%r2178];
	add.s32 	%r2180, %r2179, %r3;
	add.s32 	%r2836, %r2180, 3840;
	ld.shared.u32 	%r2181, [%r303+16896];
	shr.u32 	%r2182, %r2181, %r668;
	shl.b32 	%r2183, %r2182, 2;
	and.b32  	%r2184, %r2183, 1020;
	add.s32 	%r2185, %r2114, %r2184;
	ld.shared.u32 	%r2186, [%r2185];
	add.s32 	%r2187, %r2186, %r3;
	add.s32 	%r2835, %r2187, 4224;
	ld.shared.u32 	%r2188, [%r303+18432];
	shr.u32 	%r2189, %r2188, %r668;
	shl.b32 	%r2190, %r2189, 2;
	and.b32  	%r2191, %r2190, 1020;
	add.s32 	%r2192, %r2114, %r2191;
	ld.shared.u32 	%r2193, [%r2192];
	add.s32 	%r2194, %r2193, %r3;
	add.s32 	%r2834, %r2194, 4608;
	ld.shared.u32 	%r2195, [%r303+19968];
	shr.u32 	%r2196, %r2195, %r668;
	shl.b32 	%r2197, %r2196, 2;
	and.b32  	%r2198, %r2197, 1020;
	add.s32 	%r2199, %r2114, %r2198;
	ld.shared.u32 	%r2200, [%r2199];
	add.s32 	%r2201, %r2200, %r3;
	add.s32 	%r2833, %r2201, 4992;
	ld.shared.u32 	%r2202, [%r303+21504];
	shr.u32 	%r2203, %r2202, %r668;
	shl.b32 	%r2204, %r2203, 2;
	and.b32  	%r2205, %r2204, 1020;
	add.s32 	%r2206, %r2114, %r2205;
	ld.shared.u32 	%r2207, [%r2206];
	add.s32 	%r2208, %r2207, %r3;
	add.s32 	%r2832, %r2208, 5376;
	ld.shared.u32 	%r2209, [%r303+23040];
	shr.u32 	%r2210, %r2209, %r668;
	shl.b32 	%r2211, %r2210, 2;
	and.b32  	%r2212, %r2211, 1020;
	add.s32 	%r2213, %r2114, %r2212;
	ld.shared.u32 	%r2214, [%r2213];
	add.s32 	%r2215, %r2214, %r3;
	add.s32 	%r2831, %r2215, 5760;
	ld.shared.u32 	%r2216, [%r303+24576];
	shr.u32 	%r2217, %r2216, %r668;
	shl.b32 	%r2218, %r2217, 2;
	and.b32  	%r2219, %r2218, 1020;
	add.s32 	%r2220, %r2114, %r2219;
	ld.shared.u32 	%r2221, [%r2220];
	add.s32 	%r2222, %r2221, %r3;
	add.s32 	%r2830, %r2222, 6144;
	ld.shared.u32 	%r2223, [%r303+26112];
	shr.u32 	%r2224, %r2223, %r668;
	shl.b32 	%r2225, %r2224, 2;
	and.b32  	%r2226, %r2225, 1020;
	add.s32 	%r2227, %r2114, %r2226;
	ld.shared.u32 	%r2228, [%r2227];
	add.s32 	%r2229, %r2228, %r3;
	add.s32 	%r2829, %r2229, 6528;
	ld.shared.u32 	%r2230, [%r303+27648];
	shr.u32 	%r2231, %r2230, %r668;
	shl.b32 	%r2232, %r2231, 2;
	and.b32  	%r2233, %r2232, 1020;
	add.s32 	%r2234, %r2114, %r2233;
	ld.shared.u32 	%r2235, [%r2234];
	add.s32 	%r2236, %r2235, %r3;
	add.s32 	%r2828, %r2236, 6912;
	ld.shared.u32 	%r2237, [%r303+29184];
	shr.u32 	%r2238, %r2237, %r668;
	shl.b32 	%r2239, %r2238, 2;
	and.b32  	%r2240, %r2239, 1020;
	add.s32 	%r2241, %r2114, %r2240;
	ld.shared.u32 	%r2242, [%r2241];
	add.s32 	%r2243, %r2242, %r3;
	add.s32 	%r2827, %r2243, 7296;
	ld.shared.u32 	%r2244, [%r303+30720];
	shr.u32 	%r2245, %r2244, %r668;
	shl.b32 	%r2246, %r2245, 2;
	and.b32  	%r2247, %r2246, 1020;
	add.s32 	%r2248, %r2114, %r2247;
	ld.shared.u32 	%r2249, [%r2248];
	add.s32 	%r2250, %r2249, %r3;
	add.s32 	%r2826, %r2250, 7680;
	ld.shared.u32 	%r2251, [%r303+32256];
	shr.u32 	%r2252, %r2251, %r668;
	shl.b32 	%r2253, %r2252, 2;
	and.b32  	%r2254, %r2253, 1020;
	add.s32 	%r2255, %r2114, %r2254;
	ld.shared.u32 	%r2256, [%r2255];
	add.s32 	%r2257, %r2256, %r3;
	add.s32 	%r2825, %r2257, 8064;
	ld.shared.u32 	%r2258, [%r303+33792];
	shr.u32 	%r2259, %r2258, %r668;
	shl.b32 	%r2260, %r2259, 2;
	and.b32  	%r2261, %r2260, 1020;
	add.s32 	%r2262, %r2114, %r2261;
	ld.shared.u32 	%r2263, [%r2262];
	add.s32 	%r2264, %r2263, %r3;
	add.s32 	%r2846, %r2264, 8448;
	bra.uni 	$L__BB0_265;
$L__BB0_219:
	setp.ge.s32 	%p187, %r3, %r6;
	@%p187 bra 	$L__BB0_221;
	mul.wide.u32 	%rd32, %r477, 4;
	add.s64 	%rd33, %rd1, %rd32;
	st.global.u32 	[%rd33], %r476;
$L__BB0_221:
	add.s32 	%r2265, %r3, 384;
	ld.shared.u32 	%r501, [%r303+1536];
	shr.u32 	%r2266, %r501, %r668;
	shl.b32 	%r2267, %r2266, 2;
	and.b32  	%r2268, %r2267, 1020;
	add.s32 	%r2270, %r838, %r2268;
	ld.shared.u32 	%r2271, [%r2270+35328];
	add.s32 	%r2845, %r2271, %r2265;
	setp.ge.s32 	%p188, %r2265, %r6;
	@%p188 bra 	$L__BB0_223;
	mul.wide.u32 	%rd34, %r2845, 4;
	add.s64 	%rd35, %rd1, %rd34;
	st.global.u32 	[%rd35], %r501;
$L__BB0_223:
	add.s32 	%r2272, %r3, 768;
	ld.shared.u32 	%r503, [%r303+3072];
	shr.u32 	%r2273, %r503, %r668;
	shl.b32 	%r2274, %r2273, 2;
	and.b32  	%r2275, %r2274, 1020;
	add.s32 	%r2277, %r838, %r2275;
	ld.shared.u32 	%r2278, [%r2277+35328];
	add.s32 	%r2844, %r2278, %r2272;
	setp.ge.s32 	%p189, %r2272, %r6;
	@%p189 bra 	$L__BB0_225;
	mul.wide.u32 	%rd36, %r2844, 4;
	add.s64 	%rd37, %rd1, %rd36;
	st.global.u32 	[%rd37], %r503;
$L__BB0_225:
	add.s32 	%r2279, %r3, 1152;
	ld.shared.u32 	%r505, [%r303+4608];
	shr.u32 	%r2280, %r505, %r668;
	shl.b32 	%r2281, %r2280, 2;
	and.b32  	%r2282, %r2281, 1020;
	add.s32 	%r2284, %r838, %r2282;
	ld.shared.u32 	%r2285, [%r2284+35328];
	add.s32 	%r2843, %r2285, %r2279;
	setp.ge.s32 	%p190, %r2279, %r6;
	@%p190 bra 	$L__BB0_227;
	mul.wide.u32 	%rd38, %r2843, 4;
	add.s64 	%rd39, %rd1, %rd38;
	st.global.u32 	[%rd39], %r505;
$L__BB0_227:
	add.s32 	%r2286, %r3, 1536;
	ld.shared.u32 	%r507, [%r303+6144];
	shr.u32 	%r2287, %r507, %r668;
	shl.b32 	%r2288, %r2287, 2;
	and.b32  	%r2289, %r2288, 1020;
	add.s32 	%r2291, %r838, %r2289;
	ld.shared.u32 	%r2292, [%r2291+35328];
	add.s32 	%r2842, %r2292, %r2286;
	setp.ge.s32 	%p191, %r2286, %r6;
	@%p191 bra 	$L__BB0_229;
	mul.wide.u32 	%rd40, %r2842, 4;
	add.s64 	%rd41, %rd1, %rd40;
	st.global.u32 	[%rd41], %r507;
$L__BB0_229:
	add.s32 	%r2293, %r3, 1920;
	ld.shared.u32 	%r509, [%r303+7680];
	shr.u32 	%r2294, %r509, %r668;
	shl.b32 	%r2295, %r2294, 2;
	and.b32  	%r2296, %r2295, 1020;
	add.s32 	%r2298, %r838, %r2296;
	ld.shared.u32 	%r2299, [%r2298+35328];
	add.s32 	%r2841, %r2299, %r2293;
	setp.ge.s32 	%p192, %r2293, %r6;
	@%p192 bra 	$L__BB0_231;
	mul.wide.u32 	%rd42, %r2841, 4;
	add.s64 	%rd43, %rd1, %rd42;
	st.global.u32 	[%rd43], %r509;
$L__BB0_231:
	add.s32 	%r2300, %r3, 2304;
	ld.shared.u32 	%r511, [%r303+9216];
	shr.u32 	%r2301, %r511, %r668;
	shl.b32 	%r2302, %r2301, 2;
	and.b32  	%r2303, %r2302, 1020;
	add.s32 	%r2305, %r838, %r2303;
	ld.shared.u32 	%r2306, [%r2305+35328];
	add.s32 	%r2840, %r2306, %r2300;
	setp.ge.s32 	%p193, %r2300, %r6;
	@%p193 bra 	$L__BB0_233;
	mul.wide.u32 	%rd44, %r2840, 4;
	add.s64 	%rd45, %rd1, %rd44;
	st.global.u32 	[%rd45], %r511;
$L__BB0_233:
	add.s32 	%r2307, %r3, 2688;
	ld.shared.u32 	%r513, [%r303+10752];
	shr.u32 	%r2308, %r513, %r668;
	shl.b32 	%r2309, %r2308, 2;
	and.b32  	%r2310, %r2309, 1020;
	add.s32 	%r2312, %r838, %r2310;
	ld.shared.u32 	%r2313, [%r2312+35328];
	add.s32 	%r2839, %r2313, %r2307;
	setp.ge.s32 	%p194, %r2307, %r6;
	@%p194 bra 	$L__BB0_235;
	mul.wide.u32 	%rd46, %r2839, 4;
	add.s64 	%rd47, %rd1, %rd46;
	st.global.u32 	[%rd47], %r513;
$L__BB0_235:
	add.s32 	%r2314, %r3, 3072;
	ld.shared.u32 	%r515, [%r303+12288];
	shr.u32 	%r2315, %r515, %r668;
	shl.b32 	%r2316, %r2315, 2;
	and.b32  	%r2317, %r2316, 1020;
	add.s32 	%r2319, %r838, %r2317;
	ld.shared.u32 	%r2320, [%r2319+35328];
	add.s32 	%r2838, %r2320, %r2314;
	setp.ge.s32 	%p195, %r2314, %r6;
	@%p195 bra 	$L__BB0_237;
	mul.wide.u32 	%rd48, %r2838, 4;
	add.s64 	%rd49, %rd1, %rd48;
	st.global.u32 	[%rd49], %r515;
$L__BB0_237:
	add.s32 	%r2321, %r3, 3456;
	ld.shared.u32 	%r517, [%r303+13824];
	shr.u32 	%r2322, %r517, %r668;
	shl.b32 	%r2323, %r2322, 2;
	and.b32  	%r2324, %r2323, 1020;
	add.s32 	%r2326, %r838, %r2324;
	ld.shared.u32 	%r2327, [%r2326+35328];
	add.s32 	%r2837, %r2327, %r2321;
	setp.ge.s32 	%p196, %r2321, %r6;
	@%p196 bra 	$L__BB0_239;
	mul.wide.u32 	%rd50, %r2837, 4;
	add.s64 	%rd51, %rd1, %rd50;
	st.global.u32 	[%rd51], %r517;
$L__BB0_239:
	add.s32 	%r2328, %r3, 3840;
	ld.shared.u32 	%r519, [%r303+15360];
	shr.u32 	%r2329, %r519, %r668;
	shl.b32 	%r2330, %r2329, 2;
	and.b32  	%r2331, %r2330, 1020;
	add.s32 	%r2333, %r838, %r2331;
	ld.shared.u32 	%r2334, [%r2333+35328];
	add.s32 	%r2836, %r2334, %r2328;
	setp.ge.s32 	%p197, %r2328, %r6;
	@%p197 bra 	$L__BB0_241;
	mul.wide.u32 	%rd52, %r2836, 4;
	add.s64 	%rd53, %rd1, %rd52;
	st.global.u32 	[%rd53], %r519;
$L__BB0_241:
	add.s32 	%r2335, %r3, 4224;
	ld.shared.u32 	%r521, [%r303+16896];
	shr.u32 	%r2336, %r521, %r668;
	shl.b32 	%r2337, %r2336, 2;
	and.b32  	%r2338, %r2337, 1020;
	add.s32 	%r2340, %r838, %r2338;
	ld.shared.u32 	%r2341, [%r2340+35328];
	add.s32 	%r2835, %r2341, %r2335;
	setp.ge.s32 	%p198, %r2335, %r6;
	@%p198 bra 	$L__BB0_243;
	mul.wide.u32 	%rd54, %r2835, 4;
	add.s64 	%rd55, %rd1, %rd54;
	st.global.u32 	[%rd55], %r521;
$L__BB0_243:
	add.s32 	%r2342, %r3, 4608;
	ld.shared.u32 	%r523, [%r303+18432];
	shr.u32 	%r2343, %r523, %r668;
	shl.b32 	%r2344, %r2343, 2;
	and.b32  	%r2345, %r2344, 1020;
	add.s32 	%r2347, %r838, %r2345;
	ld.shared.u32 	%r2348, [%r2347+35328];
	add.s32 	%r2834, %r2348, %r2342;
	setp.ge.s32 	%p199, %r2342, %r6;
	@%p199 bra 	$L__BB0_245;
	mul.wide.u32 	%rd56, %r2834, 4;
	add.s64 	%rd57, %rd1, %rd56;
	st.global.u32 	[%rd57], %r523;
$L__BB0_245:
	add.s32 	%r2349, %r3, 4992;
	ld.shared.u32 	%r525, [%r303+19968];
	shr.u32 	%r2350, %r525, %r668;
	shl.b32 	%r2351, %r2350, 2;
	and.b32  	%r2352, %r2351, 1020;
	add.s32 	%r2354, %r838, %r2352;
	ld.shared.u32 	%r2355, [%r2354+35328];
	add.s32 	%r2833, %r2355, %r2349;
	setp.ge.s32 	%p200, %r2349, %r6;
	@%p200 bra 	$L__BB0_247;
	mul.wide.u32 	%rd58, %r2833, 4;
	add.s64 	%rd59, %rd1, %rd58;
	st.global.u32 	[%rd59], %r525;
$L__BB0_247:
	add.s32 	%r2356, %r3, 5376;
	ld.shared.u32 	%r527, [%r303+21504];
	shr.u32 	%r2357, %r527, %r668;
	shl.b32 	%r2358, %r2357, 2;
	and.b32  	%r2359, %r2358, 1020;
	add.s32 	%r2361, %r838, %r2359;
	ld.shared.u32 	%r2362, [%r2361+35328];
	add.s32 	%r2832, %r2362, %r2356;
	setp.ge.s32 	%p201, %r2356, %r6;
	@%p201 bra 	$L__BB0_249;
	mul.wide.u32 	%rd60, %r2832, 4;
	add.s64 	%rd61, %rd1, %rd60;
	st.global.u32 	[%rd61], %r527;
$L__BB0_249:
	add.s32 	%r2363, %r3, 5760;
	ld.shared.u32 	%r529, [%r303+23040];
	shr.u32 	%r2364, %r529, %r668;
	shl.b32 	%r2365, %r2364, 2;
	and.b32  	%r2366, %r2365, 1020;
	add.s32 	%r2368, %r838, %r2366;
	ld.shared.u32 	%r2369, [%r2368+35328];
	add.s32 	%r2831, %r2369, %r2363;
	setp.ge.s32 	%p202, %r2363, %r6;
	@%p202 bra 	$L__BB0_251;
	mul.wide.u32 	%rd62, %r2831, 4;
	add.s64 	%rd63, %rd1, %rd62;
	st.global.u32 	[%rd63], %r529;
$L__BB0_251:
	add.s32 	%r2370, %r3, 6144;
	ld.shared.u32 	%r531, [%r303+24576];
	shr.u32 	%r2371, %r531, %r668;
	shl.b32 	%r2372, %r2371, 2;
	and.b32  	%r2373, %r2372, 1020;
	add.s32 	%r2375, %r838, %r2373;
	ld.shared.u32 	%r2376, [%r2375+35328];
	add.s32 	%r2830, %r2376, %r2370;
	setp.ge.s32 	%p203, %r2370, %r6;
	@%p203 bra 	$L__BB0_253;
	mul.wide.u32 	%rd64, %r2830, 4;
	add.s64 	%rd65, %rd1, %rd64;
	st.global.u32 	[%rd65], %r531;
$L__BB0_253:
	add.s32 	%r2377, %r3, 6528;
	ld.shared.u32 	%r533, [%r303+26112];
	shr.u32 	%r2378, %r533, %r668;
	shl.b32 	%r2379, %r2378, 2;
	and.b32  	%r2380, %r2379, 1020;
	add.s32 	%r2382, %r838, %r2380;
	ld.shared.u32 	%r2383, [%r2382+35328];
	add.s32 	%r2829, %r2383, %r2377;
	setp.ge.s32 	%p204, %r2377, %r6;
	@%p204 bra 	$L__BB0_255;
	mul.wide.u32 	%rd66, %r2829, 4;
	add.s64 	%rd67, %rd1, %rd66;
	st.global.u32 	[%rd67], %r533;
$L__BB0_255:
	add.s32 	%r2384, %r3, 6912;
	ld.shared.u32 	%r535, [%r303+27648];
	shr.u32 	%r2385, %r535, %r668;
	shl.b32 	%r2386, %r2385, 2;
	and.b32  	%r2387, %r2386, 1020;
	add.s32 	%r2389, %r838, %r2387;
	ld.shared.u32 	%r2390, [%r2389+35328];
	add.s32 	%r2828, %r2390, %r2384;
	setp.ge.s32 	%p205, %r2384, %r6;
	@%p205 bra 	$L__BB0_257;
	mul.wide.u32 	%rd68, %r2828, 4;
	add.s64 	%rd69, %rd1, %rd68;
	st.global.u32 	[%rd69], %r535;
$L__BB0_257:
	add.s32 	%r2391, %r3, 7296;
	ld.shared.u32 	%r537, [%r303+29184];
	shr.u32 	%r2392, %r537, %r668;
	shl.b32 	%r2393, %r2392, 2;
	and.b32  	%r2394, %r2393, 1020;
	add.s32 	%r2396, %r838, %r2394;
	ld.shared.u32 	%r2397, [%r2396+35328];
	add.s32 	%r2827, %r2397, %r2391;
	setp.ge.s32 	%p206, %r2391, %r6;
	@%p206 bra 	$L__BB0_259;
	mul.wide.u32 	%rd70, %r2827, 4;
	add.s64 	%rd71, %rd1, %rd70;
	st.global.u32 	[%rd71], %r537;
$L__BB0_259:
	add.s32 	%r2398, %r3, 7680;
	ld.shared.u32 	%r539, [%r303+30720];
	shr.u32 	%r2399, %r539, %r668;
	shl.b32 	%r2400, %r2399, 2;
	and.b32  	%r2401, %r2400, 1020;
	add.s32 	%r2403, %r838, %r2401;
	ld.shared.u32 	%r2404, [%r2403+35328];
	add.s32 	%r2826, %r2404, %r2398;
	setp.ge.s32 	%p207, %r2398, %r6;
	@%p207 bra 	$L__BB0_261;
	mul.wide.u32 	%rd72, %r2826, 4;
	add.s64 	%rd73, %rd1, %rd72;
	st.global.u32 	[%rd73], %r539;
$L__BB0_261:
	add.s32 	%r2405, %r3, 8064;
	ld.shared.u32 	%r541, [%r303+32256];
	shr.u32 	%r2406, %r541, %r668;
	shl.b32 	%r2407, %r2406, 2;
	and.b32  	%r2408, %r2407, 1020;
	add.s32 	%r2410, %r838, %r2408;
	ld.shared.u32 	%r2411, [%r2410+35328];
	add.s32 	%r2825, %r2411, %r2405;
	setp.ge.s32 	%p208, %r2405, %r6;
	@%p208 bra 	$L__BB0_263;
	mul.wide.u32 	%rd74, %r2825, 4;
	add.s64 	%rd75, %rd1, %rd74;
	st.global.u32 	[%rd75], %r541;
$L__BB0_263:
	add.s32 	%r2412, %r3, 8448;
	ld.shared.u32 	%r543, [%r303+33792];
	shr.u32 	%r2413, %r543, %r668;
	shl.b32 	%r2414, %r2413, 2;
	and.b32  	%r2415, %r2414, 1020;
	add.s32 	%r2417, %r838, %r2415;
	ld.shared.u32 	%r2418, [%r2417+35328];
	add.s32 	%r2846, %r2418, %r2412;
	setp.ge.s32 	%p209, %r2412, %r6;
	@%p209 bra 	$L__BB0_265;
	mul.wide.u32 	%rd76, %r2846, 4;
	add.s64 	%rd77, %rd1, %rd76;
	st.global.u32 	[%rd77], %r543;
$L__BB0_265:
	setp.eq.s64 	%p210, %rd13, 0;
	@%p210 bra 	$L__BB0_268;
	setp.ge.s32 	%p211, %r7, %r6;
	mov.u32 	%r2847, 0;
	@%p211 bra 	$L__BB0_269;
	cvt.s64.s32 	%rd309, %r7;
	cvt.s64.s32 	%rd79, %rd6;
	add.s64 	%rd81, %rd309, %rd79;
	shl.b64 	%rd82, %rd81, 2;
	add.s64 	%rd78, %rd13, %rd82;
	ld.global.cs.u32 %r2847, [%rd78];
	bra.uni 	$L__BB0_269;
$L__BB0_268:
	cvt.u32.u64 	%r2424, %rd6;
	add.s32 	%r2847, %r7, %r2424;
$L__BB0_269:
	add.s32 	%r571, %r7, 32;
	@%p210 bra 	$L__BB0_272;
	setp.ge.s32 	%p213, %r571, %r6;
	mov.u32 	%r2848, 0;
	@%p213 bra 	$L__BB0_273;
	cvt.s64.s32 	%rd84, %rd6;
	cvt.s64.s32 	%rd85, %r571;
	add.s64 	%rd86, %rd85, %rd84;
	shl.b64 	%rd87, %rd86, 2;
	add.s64 	%rd83, %rd13, %rd87;
	ld.global.cs.u32 %r2848, [%rd83];
	bra.uni 	$L__BB0_273;
$L__BB0_272:
	cvt.u32.u64 	%r2427, %rd6;
	add.s32 	%r2848, %r571, %r2427;
$L__BB0_273:
	add.s32 	%r575, %r7, 64;
	@%p210 bra 	$L__BB0_276;
	setp.ge.s32 	%p215, %r575, %r6;
	mov.u32 	%r2849, 0;
	@%p215 bra 	$L__BB0_277;
	cvt.s64.s32 	%rd89, %rd6;
	cvt.s64.s32 	%rd90, %r575;
	add.s64 	%rd91, %rd90, %rd89;
	shl.b64 	%rd92, %rd91, 2;
	add.s64 	%rd88, %rd13, %rd92;
	ld.global.cs.u32 %r2849, [%rd88];
	bra.uni 	$L__BB0_277;
$L__BB0_276:
	cvt.u32.u64 	%r2430, %rd6;
	add.s32 	%r2849, %r575, %r2430;
$L__BB0_277:
	add.s32 	%r579, %r7, 96;
	@%p210 bra 	$L__BB0_280;
	setp.ge.s32 	%p217, %r579, %r6;
	mov.u32 	%r2850, 0;
	@%p217 bra 	$L__BB0_281;
	cvt.s64.s32 	%rd94, %rd6;
	cvt.s64.s32 	%rd95, %r579;
	add.s64 	%rd96, %rd95, %rd94;
	shl.b64 	%rd97, %rd96, 2;
	add.s64 	%rd93, %rd13, %rd97;
	ld.global.cs.u32 %r2850, [%rd93];
	bra.uni 	$L__BB0_281;
$L__BB0_280:
	cvt.u32.u64 	%r2433, %rd6;
	add.s32 	%r2850, %r579, %r2433;
$L__BB0_281:
	add.s32 	%r583, %r7, 128;
	@%p210 bra 	$L__BB0_284;
	setp.ge.s32 	%p219, %r583, %r6;
	mov.u32 	%r2851, 0;
	@%p219 bra 	$L__BB0_285;
	cvt.s64.s32 	%rd99, %rd6;
	cvt.s64.s32 	%rd100, %r583;
	add.s64 	%rd101, %rd100, %rd99;
	shl.b64 	%rd102, %rd101, 2;
	add.s64 	%rd98, %rd13, %rd102;
	ld.global.cs.u32 %r2851, [%rd98];
	bra.uni 	$L__BB0_285;
$L__BB0_284:
	cvt.u32.u64 	%r2436, %rd6;
	add.s32 	%r2851, %r583, %r2436;
$L__BB0_285:
	add.s32 	%r587, %r7, 160;
	@%p210 bra 	$L__BB0_288;
	setp.ge.s32 	%p221, %r587, %r6;
	mov.u32 	%r2852, 0;
	@%p221 bra 	$L__BB0_289;
	cvt.s64.s32 	%rd104, %rd6;
	cvt.s64.s32 	%rd105, %r587;
	add.s64 	%rd106, %rd105, %rd104;
	shl.b64 	%rd107, %rd106, 2;
	add.s64 	%rd103, %rd13, %rd107;
	ld.global.cs.u32 %r2852, [%rd103];
	bra.uni 	$L__BB0_289;
$L__BB0_288:
	cvt.u32.u64 	%r2439, %rd6;
	add.s32 	%r2852, %r587, %r2439;
$L__BB0_289:
	add.s32 	%r591, %r7, 192;
	@%p210 bra 	$L__BB0_292;
	setp.ge.s32 	%p223, %r591, %r6;
	mov.u32 	%r2853, 0;
	@%p223 bra 	$L__BB0_293;
	cvt.s64.s32 	%rd109, %rd6;
	cvt.s64.s32 	%rd110, %r591;
	add.s64 	%rd111, %rd110, %rd109;
	shl.b64 	%rd112, %rd111, 2;
	add.s64 	%rd108, %rd13, %rd112;
	ld.global.cs.u32 %r2853, [%rd108];
	bra.uni 	$L__BB0_293;
$L__BB0_292:
	cvt.u32.u64 	%r2442, %rd6;
	add.s32 	%r2853, %r591, %r2442;
$L__BB0_293:
	add.s32 	%r595, %r7, 224;
	@%p210 bra 	$L__BB0_296;
	setp.ge.s32 	%p225, %r595, %r6;
	mov.u32 	%r2854, 0;
	@%p225 bra 	$L__BB0_297;
	cvt.s64.s32 	%rd114, %rd6;
	cvt.s64.s32 	%rd115, %r595;
	add.s64 	%rd116, %rd115, %rd114;
	shl.b64 	%rd117, %rd116, 2;
	add.s64 	%rd113, %rd13, %rd117;
	ld.global.cs.u32 %r2854, [%rd113];
	bra.uni 	$L__BB0_297;
$L__BB0_296:
	cvt.u32.u64 	%r2445, %rd6;
	add.s32 	%r2854, %r595, %r2445;
$L__BB0_297:
	add.s32 	%r599, %r7, 256;
	@%p210 bra 	$L__BB0_300;
	setp.ge.s32 	%p227, %r599, %r6;
	mov.u32 	%r2855, 0;
	@%p227 bra 	$L__BB0_301;
	cvt.s64.s32 	%rd119, %rd6;
	cvt.s64.s32 	%rd120, %r599;
	add.s64 	%rd121, %rd120, %rd119;
	shl.b64 	%rd122, %rd121, 2;
	add.s64 	%rd118, %rd13, %rd122;
	ld.global.cs.u32 %r2855, [%rd118];
	bra.uni 	$L__BB0_301;
$L__BB0_300:
	cvt.u32.u64 	%r2448, %rd6;
	add.s32 	%r2855, %r599, %r2448;
$L__BB0_301:
	add.s32 	%r603, %r7, 288;
	@%p210 bra 	$L__BB0_304;
	setp.ge.s32 	%p229, %r603, %r6;
	mov.u32 	%r2856, 0;
	@%p229 bra 	$L__BB0_305;
	cvt.s64.s32 	%rd124, %rd6;
	cvt.s64.s32 	%rd125, %r603;
	add.s64 	%rd126, %rd125, %rd124;
	shl.b64 	%rd127, %rd126, 2;
	add.s64 	%rd123, %rd13, %rd127;
	ld.global.cs.u32 %r2856, [%rd123];
	bra.uni 	$L__BB0_305;
$L__BB0_304:
	cvt.u32.u64 	%r2451, %rd6;
	add.s32 	%r2856, %r603, %r2451;
$L__BB0_305:
	add.s32 	%r607, %r7, 320;
	@%p210 bra 	$L__BB0_308;
	setp.ge.s32 	%p231, %r607, %r6;
	mov.u32 	%r2857, 0;
	@%p231 bra 	$L__BB0_309;
	cvt.s64.s32 	%rd129, %rd6;
	cvt.s64.s32 	%rd130, %r607;
	add.s64 	%rd131, %rd130, %rd129;
	shl.b64 	%rd132, %rd131, 2;
	add.s64 	%rd128, %rd13, %rd132;
	ld.global.cs.u32 %r2857, [%rd128];
	bra.uni 	$L__BB0_309;
$L__BB0_308:
	cvt.u32.u64 	%r2454, %rd6;
	add.s32 	%r2857, %r607, %r2454;
$L__BB0_309:
	add.s32 	%r611, %r7, 352;
	@%p210 bra 	$L__BB0_312;
	setp.ge.s32 	%p233, %r611, %r6;
	mov.u32 	%r2858, 0;
	@%p233 bra 	$L__BB0_313;
	cvt.s64.s32 	%rd134, %rd6;
	cvt.s64.s32 	%rd135, %r611;
	add.s64 	%rd136, %rd135, %rd134;
	shl.b64 	%rd137, %rd136, 2;
	add.s64 	%rd133, %rd13, %rd137;
	ld.global.cs.u32 %r2858, [%rd133];
	bra.uni 	$L__BB0_313;
$L__BB0_312:
	cvt.u32.u64 	%r2457, %rd6;
	add.s32 	%r2858, %r611, %r2457;
$L__BB0_313:
	add.s32 	%r615, %r7, 384;
	@%p210 bra 	$L__BB0_316;
	setp.ge.s32 	%p235, %r615, %r6;
	mov.u32 	%r2859, 0;
	@%p235 bra 	$L__BB0_317;
	cvt.s64.s32 	%rd139, %rd6;
	cvt.s64.s32 	%rd140, %r615;
	add.s64 	%rd141, %rd140, %rd139;
	shl.b64 	%rd142, %rd141, 2;
	add.s64 	%rd138, %rd13, %rd142;
	ld.global.cs.u32 %r2859, [%rd138];
	bra.uni 	$L__BB0_317;
$L__BB0_316:
	cvt.u32.u64 	%r2460, %rd6;
	add.s32 	%r2859, %r615, %r2460;
$L__BB0_317:
	add.s32 	%r619, %r7, 416;
	@%p210 bra 	$L__BB0_320;
	setp.ge.s32 	%p237, %r619, %r6;
	mov.u32 	%r2860, 0;
	@%p237 bra 	$L__BB0_321;
	cvt.s64.s32 	%rd144, %rd6;
	cvt.s64.s32 	%rd145, %r619;
	add.s64 	%rd146, %rd145, %rd144;
	shl.b64 	%rd147, %rd146, 2;
	add.s64 	%rd143, %rd13, %rd147;
	ld.global.cs.u32 %r2860, [%rd143];
	bra.uni 	$L__BB0_321;
$L__BB0_320:
	cvt.u32.u64 	%r2463, %rd6;
	add.s32 	%r2860, %r619, %r2463;
$L__BB0_321:
	add.s32 	%r623, %r7, 448;
	@%p210 bra 	$L__BB0_324;
	setp.ge.s32 	%p239, %r623, %r6;
	mov.u32 	%r2861, 0;
	@%p239 bra 	$L__BB0_325;
	cvt.s64.s32 	%rd149, %rd6;
	cvt.s64.s32 	%rd150, %r623;
	add.s64 	%rd151, %rd150, %rd149;
	shl.b64 	%rd152, %rd151, 2;
	add.s64 	%rd148, %rd13, %rd152;
	ld.global.cs.u32 %r2861, [%rd148];
	bra.uni 	$L__BB0_325;
$L__BB0_324:
	cvt.u32.u64 	%r2466, %rd6;
	add.s32 	%r2861, %r623, %r2466;
$L__BB0_325:
	add.s32 	%r627, %r7, 480;
	@%p210 bra 	$L__BB0_328;
	setp.ge.s32 	%p241, %r627, %r6;
	mov.u32 	%r2862, 0;
	@%p241 bra 	$L__BB0_329;
	cvt.s64.s32 	%rd154, %rd6;
	cvt.s64.s32 	%rd155, %r627;
	add.s64 	%rd156, %rd155, %rd154;
	shl.b64 	%rd157, %rd156, 2;
	add.s64 	%rd153, %rd13, %rd157;
	ld.global.cs.u32 %r2862, [%rd153];
	bra.uni 	$L__BB0_329;
$L__BB0_328:
	cvt.u32.u64 	%r2469, %rd6;
	add.s32 	%r2862, %r627, %r2469;
$L__BB0_329:
	add.s32 	%r631, %r7, 512;
	@%p210 bra 	$L__BB0_332;
	setp.ge.s32 	%p243, %r631, %r6;
	mov.u32 	%r2863, 0;
	@%p243 bra 	$L__BB0_333;
	cvt.s64.s32 	%rd159, %rd6;
	cvt.s64.s32 	%rd160, %r631;
	add.s64 	%rd161, %rd160, %rd159;
	shl.b64 	%rd162, %rd161, 2;
	add.s64 	%rd158, %rd13, %rd162;
	ld.global.cs.u32 %r2863, [%rd158];
	bra.uni 	$L__BB0_333;
$L__BB0_332:
	cvt.u32.u64 	%r2472, %rd6;
	add.s32 	%r2863, %r631, %r2472;
$L__BB0_333:
	add.s32 	%r635, %r7, 544;
	@%p210 bra 	$L__BB0_336;
	setp.ge.s32 	%p245, %r635, %r6;
	mov.u32 	%r2864, 0;
	@%p245 bra 	$L__BB0_337;
	cvt.s64.s32 	%rd164, %rd6;
	cvt.s64.s32 	%rd165, %r635;
	add.s64 	%rd166, %rd165, %rd164;
	shl.b64 	%rd167, %rd166, 2;
	add.s64 	%rd163, %rd13, %rd167;
	ld.global.cs.u32 %r2864, [%rd163];
	bra.uni 	$L__BB0_337;
$L__BB0_336:
	cvt.u32.u64 	%r2475, %rd6;
	add.s32 	%r2864, %r635, %r2475;
$L__BB0_337:
	add.s32 	%r639, %r7, 576;
	@%p210 bra 	$L__BB0_340;
	setp.ge.s32 	%p247, %r639, %r6;
	mov.u32 	%r2865, 0;
	@%p247 bra 	$L__BB0_341;
	cvt.s64.s32 	%rd169, %rd6;
	cvt.s64.s32 	%rd170, %r639;
	add.s64 	%rd171, %rd170, %rd169;
	shl.b64 	%rd172, %rd171, 2;
	add.s64 	%rd168, %rd13, %rd172;
	ld.global.cs.u32 %r2865, [%rd168];
	bra.uni 	$L__BB0_341;
$L__BB0_340:
	cvt.u32.u64 	%r2478, %rd6;
	add.s32 	%r2865, %r639, %r2478;
$L__BB0_341:
	add.s32 	%r643, %r7, 608;
	@%p210 bra 	$L__BB0_344;
	setp.ge.s32 	%p249, %r643, %r6;
	mov.u32 	%r2866, 0;
	@%p249 bra 	$L__BB0_345;
	cvt.s64.s32 	%rd174, %rd6;
	cvt.s64.s32 	%rd175, %r643;
	add.s64 	%rd176, %rd175, %rd174;
	shl.b64 	%rd177, %rd176, 2;
	add.s64 	%rd173, %rd13, %rd177;
	ld.global.cs.u32 %r2866, [%rd173];
	bra.uni 	$L__BB0_345;
$L__BB0_344:
	cvt.u32.u64 	%r2481, %rd6;
	add.s32 	%r2866, %r643, %r2481;
$L__BB0_345:
	add.s32 	%r647, %r7, 640;
	@%p210 bra 	$L__BB0_348;
	setp.ge.s32 	%p251, %r647, %r6;
	mov.u32 	%r2867, 0;
	@%p251 bra 	$L__BB0_349;
	cvt.s64.s32 	%rd179, %rd6;
	cvt.s64.s32 	%rd180, %r647;
	add.s64 	%rd181, %rd180, %rd179;
	shl.b64 	%rd182, %rd181, 2;
	add.s64 	%rd178, %rd13, %rd182;
	ld.global.cs.u32 %r2867, [%rd178];
	bra.uni 	$L__BB0_349;
$L__BB0_348:
	cvt.u32.u64 	%r2484, %rd6;
	add.s32 	%r2867, %r647, %r2484;
$L__BB0_349:
	add.s32 	%r651, %r7, 672;
	@%p210 bra 	$L__BB0_352;
	setp.ge.s32 	%p253, %r651, %r6;
	mov.u32 	%r2868, 0;
	@%p253 bra 	$L__BB0_353;
	cvt.s64.s32 	%rd184, %rd6;
	cvt.s64.s32 	%rd185, %r651;
	add.s64 	%rd186, %rd185, %rd184;
	shl.b64 	%rd187, %rd186, 2;
	add.s64 	%rd183, %rd13, %rd187;
	ld.global.cs.u32 %r2868, [%rd183];
	bra.uni 	$L__BB0_353;
$L__BB0_352:
	cvt.u32.u64 	%r2487, %rd6;
	add.s32 	%r2868, %r651, %r2487;
$L__BB0_353:
	ld.param.u64 	%rd315, [gs_cub_places_32_param_0+16];
	setp.eq.s64 	%p305, %rd315, 0;
	and.b32  	%r2676, %r3, -32;
	and.b32  	%r2675, %r3, 31;
	mul.lo.s32 	%r2674, %r2676, 23;
	or.b32  	%r2673, %r2674, %r2675;
	add.s32 	%r655, %r2673, 704;
	@%p305 bra 	$L__BB0_356;
	setp.ge.s32 	%p255, %r655, %r6;
	mov.u32 	%r2869, 0;
	@%p255 bra 	$L__BB0_357;
	ld.param.u64 	%rd316, [gs_cub_places_32_param_0+16];
	cvt.s64.s32 	%rd189, %rd6;
	cvt.s64.s32 	%rd190, %r655;
	add.s64 	%rd191, %rd190, %rd189;
	shl.b64 	%rd192, %rd191, 2;
	add.s64 	%rd188, %rd316, %rd192;
	ld.global.cs.u32 %r2869, [%rd188];
	bra.uni 	$L__BB0_357;
$L__BB0_356:
	cvt.u32.u64 	%r2490, %rd6;
	add.s32 	%r2869, %r655, %r2490;
$L__BB0_357:
	bar.sync 	0;
	st.shared.u32 	[%r443], %r2847;
	st.shared.u32 	[%r444], %r2848;
	st.shared.u32 	[%r445], %r2849;
	st.shared.u32 	[%r446], %r2850;
	st.shared.u32 	[%r447], %r2851;
	st.shared.u32 	[%r448], %r2852;
	st.shared.u32 	[%r449], %r2853;
	st.shared.u32 	[%r450], %r2854;
	st.shared.u32 	[%r451], %r2855;
	st.shared.u32 	[%r452], %r2856;
	st.shared.u32 	[%r453], %r2857;
	st.shared.u32 	[%r454], %r2858;
	st.shared.u32 	[%r455], %r2859;
	st.shared.u32 	[%r456], %r2860;
	st.shared.u32 	[%r457], %r2861;
	st.shared.u32 	[%r458], %r2862;
	st.shared.u32 	[%r459], %r2863;
	st.shared.u32 	[%r460], %r2864;
	st.shared.u32 	[%r461], %r2865;
	st.shared.u32 	[%r462], %r2866;
	st.shared.u32 	[%r463], %r2867;
	add.s32 	%r2558, %r2088, -4;
	st.shared.u32 	[%r2558], %r2868;
	add.s32 	%r2559, %r2091, -4;
	st.shared.u32 	[%r2559], %r2869;
	bar.sync 	0;
	@%p186 bra 	$L__BB0_404;
	setp.ge.s32 	%p257, %r3, %r6;
	@%p257 bra 	$L__BB0_360;
	ld.shared.u32 	%rd193, [%r303];
	mul.wide.u32 	%rd194, %r477, 8;
	add.s64 	%rd195, %rd4, %rd194;
	st.global.u64 	[%rd195], %rd193;
$L__BB0_360:
	add.s32 	%r2491, %r3, 384;
	setp.ge.s32 	%p258, %r2491, %r6;
	@%p258 bra 	$L__BB0_362;
	ld.shared.u32 	%rd196, [%r303+1536];
	mul.wide.u32 	%rd197, %r2845, 8;
	add.s64 	%rd198, %rd4, %rd197;
	st.global.u64 	[%rd198], %rd196;
$L__BB0_362:
	add.s32 	%r2492, %r3, 768;
	setp.ge.s32 	%p259, %r2492, %r6;
	@%p259 bra 	$L__BB0_364;
	ld.shared.u32 	%rd199, [%r303+3072];
	mul.wide.u32 	%rd200, %r2844, 8;
	add.s64 	%rd201, %rd4, %rd200;
	st.global.u64 	[%rd201], %rd199;
$L__BB0_364:
	add.s32 	%r2493, %r3, 1152;
	setp.ge.s32 	%p260, %r2493, %r6;
	@%p260 bra 	$L__BB0_366;
	ld.shared.u32 	%rd202, [%r303+4608];
	mul.wide.u32 	%rd203, %r2843, 8;
	add.s64 	%rd204, %rd4, %rd203;
	st.global.u64 	[%rd204], %rd202;
$L__BB0_366:
	add.s32 	%r2494, %r3, 1536;
	setp.ge.s32 	%p261, %r2494, %r6;
	@%p261 bra 	$L__BB0_368;
	ld.shared.u32 	%rd205, [%r303+6144];
	mul.wide.u32 	%rd206, %r2842, 8;
	add.s64 	%rd207, %rd4, %rd206;
	st.global.u64 	[%rd207], %rd205;
$L__BB0_368:
	add.s32 	%r2495, %r3, 1920;
	setp.ge.s32 	%p262, %r2495, %r6;
	@%p262 bra 	$L__BB0_370;
	ld.shared.u32 	%rd208, [%r303+7680];
	mul.wide.u32 	%rd209, %r2841, 8;
	add.s64 	%rd210, %rd4, %rd209;
	st.global.u64 	[%rd210], %rd208;
$L__BB0_370:
	add.s32 	%r2496, %r3, 2304;
	setp.ge.s32 	%p263, %r2496, %r6;
	@%p263 bra 	$L__BB0_372;
	ld.shared.u32 	%rd211, [%r303+9216];
	mul.wide.u32 	%rd212, %r2840, 8;
	add.s64 	%rd213, %rd4, %rd212;
	st.global.u64 	[%rd213], %rd211;
$L__BB0_372:
	add.s32 	%r2497, %r3, 2688;
	setp.ge.s32 	%p264, %r2497, %r6;
	@%p264 bra 	$L__BB0_374;
	ld.shared.u32 	%rd214, [%r303+10752];
	mul.wide.u32 	%rd215, %r2839, 8;
	add.s64 	%rd216, %rd4, %rd215;
	st.global.u64 	[%rd216], %rd214;
$L__BB0_374:
	add.s32 	%r2498, %r3, 3072;
	setp.ge.s32 	%p265, %r2498, %r6;
	@%p265 bra 	$L__BB0_376;
	ld.shared.u32 	%rd217, [%r303+12288];
	mul.wide.u32 	%rd218, %r2838, 8;
	add.s64 	%rd219, %rd4, %rd218;
	st.global.u64 	[%rd219], %rd217;
$L__BB0_376:
	add.s32 	%r2499, %r3, 3456;
	setp.ge.s32 	%p266, %r2499, %r6;
	@%p266 bra 	$L__BB0_378;
	ld.shared.u32 	%rd220, [%r303+13824];
	mul.wide.u32 	%rd221, %r2837, 8;
	add.s64 	%rd222, %rd4, %rd221;
	st.global.u64 	[%rd222], %rd220;
$L__BB0_378:
	add.s32 	%r2500, %r3, 3840;
	setp.ge.s32 	%p267, %r2500, %r6;
	@%p267 bra 	$L__BB0_380;
	ld.shared.u32 	%rd223, [%r303+15360];
	mul.wide.u32 	%rd224, %r2836, 8;
	add.s64 	%rd225, %rd4, %rd224;
	st.global.u64 	[%rd225], %rd223;
$L__BB0_380:
	add.s32 	%r2501, %r3, 4224;
	setp.ge.s32 	%p268, %r2501, %r6;
	@%p268 bra 	$L__BB0_382;
	ld.shared.u32 	%rd226, [%r303+16896];
	mul.wide.u32 	%rd227, %r2835, 8;
	add.s64 	%rd228, %rd4, %rd227;
	st.global.u64 	[%rd228], %rd226;
$L__BB0_382:
	add.s32 	%r2502, %r3, 4608;
	setp.ge.s32 	%p269, %r2502, %r6;
	@%p269 bra 	$L__BB0_384;
	ld.shared.u32 	%rd229, [%r303+18432];
	mul.wide.u32 	%rd230, %r2834, 8;
	add.s64 	%rd231, %rd4, %rd230;
	st.global.u64 	[%rd231], %rd229;
$L__BB0_384:
	add.s32 	%r2503, %r3, 4992;
	setp.ge.s32 	%p270, %r2503, %r6;
	@%p270 bra 	$L__BB0_386;
	ld.shared.u32 	%rd232, [%r303+19968];
	mul.wide.u32 	%rd233, %r2833, 8;
	add.s64 	%rd234, %rd4, %rd233;
	st.global.u64 	[%rd234], %rd232;
$L__BB0_386:
	add.s32 	%r2504, %r3, 5376;
	setp.ge.s32 	%p271, %r2504, %r6;
	@%p271 bra 	$L__BB0_388;
	ld.shared.u32 	%rd235, [%r303+21504];
	mul.wide.u32 	%rd236, %r2832, 8;
	add.s64 	%rd237, %rd4, %rd236;
	st.global.u64 	[%rd237], %rd235;
$L__BB0_388:
	add.s32 	%r2505, %r3, 5760;
	setp.ge.s32 	%p272, %r2505, %r6;
	@%p272 bra 	$L__BB0_390;
	ld.shared.u32 	%rd238, [%r303+23040];
	mul.wide.u32 	%rd239, %r2831, 8;
	add.s64 	%rd240, %rd4, %rd239;
	st.global.u64 	[%rd240], %rd238;
$L__BB0_390:
	add.s32 	%r2506, %r3, 6144;
	setp.ge.s32 	%p273, %r2506, %r6;
	@%p273 bra 	$L__BB0_392;
	ld.shared.u32 	%rd241, [%r303+24576];
	mul.wide.u32 	%rd242, %r2830, 8;
	add.s64 	%rd243, %rd4, %rd242;
	st.global.u64 	[%rd243], %rd241;
$L__BB0_392:
	add.s32 	%r2507, %r3, 6528;
	setp.ge.s32 	%p274, %r2507, %r6;
	@%p274 bra 	$L__BB0_394;
	ld.shared.u32 	%rd244, [%r303+26112];
	mul.wide.u32 	%rd245, %r2829, 8;
	add.s64 	%rd246, %rd4, %rd245;
	st.global.u64 	[%rd246], %rd244;
$L__BB0_394:
	add.s32 	%r2508, %r3, 6912;
	setp.ge.s32 	%p275, %r2508, %r6;
	@%p275 bra 	$L__BB0_396;
	ld.shared.u32 	%rd247, [%r303+27648];
	mul.wide.u32 	%rd248, %r2828, 8;
	add.s64 	%rd249, %rd4, %rd248;
	st.global.u64 	[%rd249], %rd247;
$L__BB0_396:
	add.s32 	%r2509, %r3, 7296;
	setp.ge.s32 	%p276, %r2509, %r6;
	@%p276 bra 	$L__BB0_398;
	ld.shared.u32 	%rd250, [%r303+29184];
	mul.wide.u32 	%rd251, %r2827, 8;
	add.s64 	%rd252, %rd4, %rd251;
	st.global.u64 	[%rd252], %rd250;
$L__BB0_398:
	add.s32 	%r2510, %r3, 7680;
	setp.ge.s32 	%p277, %r2510, %r6;
	@%p277 bra 	$L__BB0_400;
	ld.shared.u32 	%rd253, [%r303+30720];
	mul.wide.u32 	%rd254, %r2826, 8;
	add.s64 	%rd255, %rd4, %rd254;
	st.global.u64 	[%rd255], %rd253;
$L__BB0_400:
	add.s32 	%r2511, %r3, 8064;
	setp.ge.s32 	%p278, %r2511, %r6;
	@%p278 bra 	$L__BB0_402;
	ld.shared.u32 	%rd256, [%r303+32256];
	mul.wide.u32 	%rd257, %r2825, 8;
	add.s64 	%rd258, %rd4, %rd257;
	st.global.u64 	[%rd258], %rd256;
$L__BB0_402:
	add.s32 	%r2512, %r3, 8448;
	setp.ge.s32 	%p279, %r2512, %r6;
	@%p279 bra 	$L__BB0_450;
	ld.shared.u32 	%rd259, [%r303+33792];
	mul.wide.u32 	%rd260, %r2846, 8;
	add.s64 	%rd261, %rd4, %rd260;
	st.global.u64 	[%rd261], %rd259;
	bra.uni 	$L__BB0_450;
$L__BB0_404:
	setp.ge.s32 	%p280, %r3, %r6;
	@%p280 bra 	$L__BB0_406;
	ld.shared.u32 	%r2513, [%r303];
	mul.wide.u32 	%rd262, %r477, 4;
	add.s64 	%rd263, %rd2, %rd262;
	st.global.u32 	[%rd263], %r2513;
$L__BB0_406:
	add.s32 	%r2514, %r3, 384;
	setp.ge.s32 	%p281, %r2514, %r6;
	@%p281 bra 	$L__BB0_408;
	ld.shared.u32 	%r2515, [%r303+1536];
	mul.wide.u32 	%rd264, %r2845, 4;
	add.s64 	%rd265, %rd2, %rd264;
	st.global.u32 	[%rd265], %r2515;
$L__BB0_408:
	add.s32 	%r2516, %r3, 768;
	setp.ge.s32 	%p282, %r2516, %r6;
	@%p282 bra 	$L__BB0_410;
	ld.shared.u32 	%r2517, [%r303+3072];
	mul.wide.u32 	%rd266, %r2844, 4;
	add.s64 	%rd267, %rd2, %rd266;
	st.global.u32 	[%rd267], %r2517;
$L__BB0_410:
	add.s32 	%r2518, %r3, 1152;
	setp.ge.s32 	%p283, %r2518, %r6;
	@%p283 bra 	$L__BB0_412;
	ld.shared.u32 	%r2519, [%r303+4608];
	mul.wide.u32 	%rd268, %r2843, 4;
	add.s64 	%rd269, %rd2, %rd268;
	st.global.u32 	[%rd269], %r2519;
$L__BB0_412:
	add.s32 	%r2520, %r3, 1536;
	setp.ge.s32 	%p284, %r2520, %r6;
	@%p284 bra 	$L__BB0_414;
	ld.shared.u32 	%r2521, [%r303+6144];
	mul.wide.u32 	%rd270, %r2842, 4;
	add.s64 	%rd271, %rd2, %rd270;
	st.global.u32 	[%rd271], %r2521;
$L__BB0_414:
	add.s32 	%r2522, %r3, 1920;
	setp.ge.s32 	%p285, %r2522, %r6;
	@%p285 bra 	$L__BB0_416;
	ld.shared.u32 	%r2523, [%r303+7680];
	mul.wide.u32 	%rd272, %r2841, 4;
	add.s64 	%rd273, %rd2, %rd272;
	st.global.u32 	[%rd273], %r2523;
$L__BB0_416:
	add.s32 	%r2524, %r3, 2304;
	setp.ge.s32 	%p286, %r2524, %r6;
	@%p286 bra 	$L__BB0_418;
	ld.shared.u32 	%r2525, [%r303+9216];
	mul.wide.u32 	%rd274, %r2840, 4;
	add.s64 	%rd275, %rd2, %rd274;
	st.global.u32 	[%rd275], %r2525;
$L__BB0_418:
	add.s32 	%r2526, %r3, 2688;
	setp.ge.s32 	%p287, %r2526, %r6;
	@%p287 bra 	$L__BB0_420;
	ld.shared.u32 	%r2527, [%r303+10752];
	mul.wide.u32 	%rd276, %r2839, 4;
	add.s64 	%rd277, %rd2, %rd276;
	st.global.u32 	[%rd277], %r2527;
$L__BB0_420:
	add.s32 	%r2528, %r3, 3072;
	setp.ge.s32 	%p288, %r2528, %r6;
	@%p288 bra 	$L__BB0_422;
	ld.shared.u32 	%r2529, [%r303+12288];
	mul.wide.u32 	%rd278, %r2838, 4;
	add.s64 	%rd279, %rd2, %rd278;
	st.global.u32 	[%rd279], %r2529;
$L__BB0_422:
	add.s32 	%r2530, %r3, 3456;
	setp.ge.s32 	%p289, %r2530, %r6;
	@%p289 bra 	$L__BB0_424;
	ld.shared.u32 	%r2531, [%r303+13824];
	mul.wide.u32 	%rd280, %r2837, 4;
	add.s64 	%rd281, %rd2, %rd280;
	st.global.u32 	[%rd281], %r2531;
$L__BB0_424:
	add.s32 	%r2532, %r3, 3840;
	setp.ge.s32 	%p290, %r2532, %r6;
	@%p290 bra 	$L__BB0_426;
	ld.shared.u32 	%r2533, [%r303+15360];
	mul.wide.u32 	%rd282, %r2836, 4;
	add.s64 	%rd283, %rd2, %rd282;
	st.global.u32 	[%rd283], %r2533;
$L__BB0_426:
	add.s32 	%r2534, %r3, 4224;
	setp.ge.s32 	%p291, %r2534, %r6;
	@%p291 bra 	$L__BB0_428;
	ld.shared.u32 	%r2535, [%r303+16896];
	mul.wide.u32 	%rd284, %r2835, 4;
	add.s64 	%rd285, %rd2, %rd284;
	st.global.u32 	[%rd285], %r2535;
$L__BB0_428:
	add.s32 	%r2536, %r3, 4608;
	setp.ge.s32 	%p292, %r2536, %r6;
	@%p292 bra 	$L__BB0_430;
	ld.shared.u32 	%r2537, [%r303+18432];
	mul.wide.u32 	%rd286, %r2834, 4;
	add.s64 	%rd287, %rd2, %rd286;
	st.global.u32 	[%rd287], %r2537;
$L__BB0_430:
	add.s32 	%r2538, %r3, 4992;
	setp.ge.s32 	%p293, %r2538, %r6;
	@%p293 bra 	$L__BB0_432;
	ld.shared.u32 	%r2539, [%r303+19968];
	mul.wide.u32 	%rd288, %r2833, 4;
	add.s64 	%rd289, %rd2, %rd288;
	st.global.u32 	[%rd289], %r2539;
$L__BB0_432:
	add.s32 	%r2540, %r3, 5376;
	setp.ge.s32 	%p294, %r2540, %r6;
	@%p294 bra 	$L__BB0_434;
	ld.shared.u32 	%r2541, [%r303+21504];
	mul.wide.u32 	%rd290, %r2832, 4;
	add.s64 	%rd291, %rd2, %rd290;
	st.global.u32 	[%rd291], %r2541;
$L__BB0_434:
	add.s32 	%r2542, %r3, 5760;
	setp.ge.s32 	%p295, %r2542, %r6;
	@%p295 bra 	$L__BB0_436;
	ld.shared.u32 	%r2543, [%r303+23040];
	mul.wide.u32 	%rd292, %r2831, 4;
	add.s64 	%rd293, %rd2, %rd292;
	st.global.u32 	[%rd293], %r2543;
$L__BB0_436:
	add.s32 	%r2544, %r3, 6144;
	setp.ge.s32 	%p296, %r2544, %r6;
	@%p296 bra 	$L__BB0_438;
	ld.shared.u32 	%r2545, [%r303+24576];
	mul.wide.u32 	%rd294, %r2830, 4;
	add.s64 	%rd295, %rd2, %rd294;
	st.global.u32 	[%rd295], %r2545;
$L__BB0_438:
	add.s32 	%r2546, %r3, 6528;
	setp.ge.s32 	%p297, %r2546, %r6;
	@%p297 bra 	$L__BB0_440;
	ld.shared.u32 	%r2547, [%r303+26112];
	mul.wide.u32 	%rd296, %r2829, 4;
	add.s64 	%rd297, %rd2, %rd296;
	st.global.u32 	[%rd297], %r2547;
$L__BB0_440:
	add.s32 	%r2548, %r3, 6912;
	setp.ge.s32 	%p298, %r2548, %r6;
	@%p298 bra 	$L__BB0_442;
	ld.shared.u32 	%r2549, [%r303+27648];
	mul.wide.u32 	%rd298, %r2828, 4;
	add.s64 	%rd299, %rd2, %rd298;
	st.global.u32 	[%rd299], %r2549;
$L__BB0_442:
	add.s32 	%r2550, %r3, 7296;
	setp.ge.s32 	%p299, %r2550, %r6;
	@%p299 bra 	$L__BB0_444;
	ld.shared.u32 	%r2551, [%r303+29184];
	mul.wide.u32 	%rd300, %r2827, 4;
	add.s64 	%rd301, %rd2, %rd300;
	st.global.u32 	[%rd301], %r2551;
$L__BB0_444:
	add.s32 	%r2552, %r3, 7680;
	setp.ge.s32 	%p300, %r2552, %r6;
	@%p300 bra 	$L__BB0_446;
	ld.shared.u32 	%r2553, [%r303+30720];
	mul.wide.u32 	%rd302, %r2826, 4;
	add.s64 	%rd303, %rd2, %rd302;
	st.global.u32 	[%rd303], %r2553;
$L__BB0_446:
	add.s32 	%r2554, %r3, 8064;
	setp.ge.s32 	%p301, %r2554, %r6;
	@%p301 bra 	$L__BB0_448;
	ld.shared.u32 	%r2555, [%r303+32256];
	mul.wide.u32 	%rd304, %r2825, 4;
	add.s64 	%rd305, %rd2, %rd304;
	st.global.u32 	[%rd305], %r2555;
$L__BB0_448:
	add.s32 	%r2556, %r3, 8448;
	setp.ge.s32 	%p302, %r2556, %r6;
	@%p302 bra 	$L__BB0_450;
	ld.shared.u32 	%r2557, [%r303+33792];
	mul.wide.u32 	%rd306, %r2846, 4;
	add.s64 	%rd307, %rd2, %rd306;
	st.global.u32 	[%rd307], %r2557;
$L__BB0_450:
	ret;
}
)PTX"},
    {"gs_cub_places_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__444_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_5716ignoreE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5714cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_5716thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_64(
	.param .align 8 .b8 gs_cub_places_64_param_0[96]
)
.maxntid 384, 1, 1
.minnctapersm 3
{
	.reg .pred 	%p<173>;
	.reg .b32 	%r<1545>;
	.reg .b64 	%rd<492>;
	.shared .align 16 .b8 _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57144_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57111sweep_pairsImLi384ELi12EEEvRKNS0_11SweepParamsEE6memory[37888];
	ld.param.v2.u32 	{%r201, %r202}, [gs_cub_places_64_param_0+80];
	ld.param.v2.u32 	{%r203, %r204}, [gs_cub_places_64_param_0+72];
	ld.param.v2.u32 	{%r205, %r206}, [gs_cub_places_64_param_0+88];
	ld.param.u64 	%rd166, [gs_cub_places_64_param_0+64];
	ld.param.u64 	%rd165, [gs_cub_places_64_param_0+56];
	ld.param.u64 	%rd164, [gs_cub_places_64_param_0+48];
	ld.param.u64 	%rd162, [gs_cub_places_64_param_0+32];
	ld.param.u64 	%rd161, [gs_cub_places_64_param_0+24];
	ld.param.u64 	%rd160, [gs_cub_places_64_param_0+16];
	ld.param.u64 	%rd159, [gs_cub_places_64_param_0+8];
	ld.param.u64 	%rd158, [gs_cub_places_64_param_0];
	cvta.to.global.u64 	%rd1, %rd159;
	cvta.to.global.u64 	%rd2, %rd161;
	cvta.to.global.u64 	%rd4, %rd162;
	cvta.to.global.u64 	%rd5, %rd164;
	setp.eq.s32 	%p2, %r202, 0;
	add.s32 	%r207, %r201, 1;
	selp.b32 	%r1, 0, %r207, %p2;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p3, %r2, 0;
	@%p3 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd167, %rd165;
	atom.global.add.u32 	%r208, [%rd167], 1;
	st.shared.u32 	[_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57144_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57111sweep_pairsImLi384ELi12EEEvRKNS0_11SweepParamsEE6memory+36864], %r208;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r3, [_ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57144_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57111sweep_pairsImLi384ELi12EEEvRKNS0_11SweepParamsEE6memory+36864];
	mul.lo.s32 	%r4, %r3, 4608;
	add.s32 	%r209, %r4, 4608;
	setp.gt.s32 	%p4, %r209, %r203;
	sub.s32 	%r5, %r203, %r4;
	cvt.u64.u32 	%rd168, %r4;
	and.b32  	%r210, %r2, -32;
	mul.lo.s32 	%r211, %r210, 12;
	and.b32  	%r212, %r2, 31;
	or.b32  	%r6, %r211, %r212;
	cvt.s64.s32 	%rd169, %r6;
	add.s64 	%rd170, %rd169, %rd168;
	cvta.to.global.u64 	%rd171, %rd158;
	shl.b64 	%rd172, %rd170, 3;
	add.s64 	%rd7, %rd171, %rd172;
	@%p4 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_3;
$L__BB0_4:
	setp.lt.s32 	%p5, %r1, 2;
	mov.u64 	%rd456, -1;
	@%p5 bra 	$L__BB0_7;
	setp.eq.s32 	%p6, %r1, 2;
	mov.u64 	%rd456, 9223372036854775807;
	@%p6 bra 	$L__BB0_7;
	add.s64 	%rd175, %rd166, -1;
	setp.lt.s64 	%p7, %rd175, 0;
	selp.b64 	%rd176, -9223372036854775808, -1, %p7;
	xor.b64  	%rd456, %rd176, %rd175;
$L__BB0_7:
	setp.ge.s32 	%p8, %r6, %r5;
	mov.u64 	%rd480, %rd456;
	@%p8 bra 	$L__BB0_9;
	ld.global.u64 	%rd480, [%rd7];
$L__BB0_9:
	add.s32 	%r213, %r6, 32;
	setp.ge.s32 	%p9, %r213, %r5;
	mov.u64 	%rd481, %rd456;
	@%p9 bra 	$L__BB0_11;
	ld.global.u64 	%rd481, [%rd7+256];
$L__BB0_11:
	add.s32 	%r214, %r6, 64;
	setp.ge.s32 	%p10, %r214, %r5;
	mov.u64 	%rd482, %rd456;
	@%p10 bra 	$L__BB0_13;
	ld.global.u64 	%rd482, [%rd7+512];
$L__BB0_13:
	add.s32 	%r215, %r6, 96;
	setp.ge.s32 	%p11, %r215, %r5;
	mov.u64 	%rd483, %rd456;
	@%p11 bra 	$L__BB0_15;
	ld.global.u64 	%rd483, [%rd7+768];
$L__BB0_15:
	add.s32 	%r216, %r6, 128;
	setp.ge.s32 	%p12, %r216, %r5;
	mov.u64 	%rd484, %rd456;
	@%p12 bra 	$L__BB0_17;
	ld.global.u64 	%rd484, [%rd7+1024];
$L__BB0_17:
	add.s32 	%r217, %r6, 160;
	setp.ge.s32 	%p13, %r217, %r5;
	mov.u64 	%rd485, %rd456;
	@%p13 bra 	$L__BB0_19;
	ld.global.u64 	%rd485, [%rd7+1280];
$L__BB0_19:
	add.s32 	%r218, %r6, 192;
	setp.ge.s32 	%p14, %r218, %r5;
	mov.u64 	%rd486, %rd456;
	@%p14 bra 	$L__BB0_21;
	ld.global.u64 	%rd486, [%rd7+1536];
$L__BB0_21:
	add.s32 	%r219, %r6, 224;
	setp.ge.s32 	%p15, %r219, %r5;
	mov.u64 	%rd487, %rd456;
	@%p15 bra 	$L__BB0_23;
	ld.global.u64 	%rd487, [%rd7+1792];
$L__BB0_23:
	add.s32 	%r220, %r6, 256;
	setp.ge.s32 	%p16, %r220, %r5;
	mov.u64 	%rd488, %rd456;
	@%p16 bra 	$L__BB0_25;
	ld.global.u64 	%rd488, [%rd7+2048];
$L__BB0_25:
	add.s32 	%r221, %r6, 288;
	setp.ge.s32 	%p17, %r221, %r5;
	mov.u64 	%rd489, %rd456;
	@%p17 bra 	$L__BB0_27;
	ld.global.u64 	%rd489, [%rd7+2304];
$L__BB0_27:
	add.s32 	%r222, %r6, 320;
	setp.ge.s32 	%p18, %r222, %r5;
	mov.u64 	%rd490, %rd456;
	@%p18 bra 	$L__BB0_29;
	ld.global.u64 	%rd490, [%rd7+2560];
$L__BB0_29:
	add.s32 	%r223, %r6, 352;
	setp.ge.s32 	%p19, %r223, %r5;
	@%p19 bra 	$L__BB0_31;
	ld.global.u64 	%rd456, [%rd7+2816];
	bra.uni 	$L__BB0_31;
$L__BB0_3:
	ld.global.u64 	%rd480, [%rd7];
	ld.global.u64 	%rd481, [%rd7+256];
	ld.global.u64 	%rd482, [%rd7+512];
	ld.global.u64 	%rd483, [%rd7+768];
	ld.global.u64 	%rd484, [%rd7+1024];
	ld.global.u64 	%rd485, [%rd7+1280];
	ld.global.u64 	%rd486, [%rd7+1536];
	ld.global.u64 	%rd487, [%rd7+1792];
	ld.global.u64 	%rd488, [%rd7+2048];
	ld.global.u64 	%rd489, [%rd7+2304];
	ld.global.u64 	%rd490, [%rd7+2560];
	ld.global.u64 	%rd456, [%rd7+2816];
$L__BB0_31:
	mov.u64 	%rd177, 9223372036854775807;
	sub.s64 	%rd57, %rd177, %rd166;
	setp.lt.s32 	%p20, %r1, 2;
	mov.u64 	%rd491, %rd456;
	@%p20 bra 	$L__BB0_82;
	setp.eq.s32 	%p21, %r1, 2;
	@%p21 bra 	$L__BB0_81;
	bra.uni 	$L__BB0_33;
$L__BB0_81:
	xor.b64  	%rd480, %rd480, -9223372036854775808;
	xor.b64  	%rd481, %rd481, -9223372036854775808;
	xor.b64  	%rd482, %rd482, -9223372036854775808;
	xor.b64  	%rd483, %rd483, -9223372036854775808;
	xor.b64  	%rd484, %rd484, -9223372036854775808;
	xor.b64  	%rd485, %rd485, -9223372036854775808;
	xor.b64  	%rd486, %rd486, -9223372036854775808;
	xor.b64  	%rd487, %rd487, -9223372036854775808;
	xor.b64  	%rd488, %rd488, -9223372036854775808;
	xor.b64  	%rd489, %rd489, -9223372036854775808;
	xor.b64  	%rd490, %rd490, -9223372036854775808;
	xor.b64  	%rd491, %rd456, -9223372036854775808;
	bra.uni 	$L__BB0_82;
$L__BB0_33:
	setp.eq.s32 	%p22, %r206, 0;
	@%p22 bra 	$L__BB0_36;
	and.b64  	%rd58, %rd480, 9223372036854775807;
	setp.gt.u64 	%p23, %rd58, %rd57;
	mov.u64 	%rd458, -1;
	@%p23 bra 	$L__BB0_37;
	setp.eq.s64 	%p24, %rd58, 0;
	selp.b64 	%rd480, 0, %rd480, %p24;
$L__BB0_36:
	setp.lt.s64 	%p25, %rd480, 0;
	selp.b64 	%rd179, -1, -9223372036854775808, %p25;
	xor.b64  	%rd180, %rd179, %rd480;
	sub.s64 	%rd458, %rd180, %rd166;
$L__BB0_37:
	@%p22 bra 	$L__BB0_40;
	and.b64  	%rd63, %rd481, 9223372036854775807;
	setp.gt.u64 	%p27, %rd63, %rd57;
	mov.u64 	%rd460, -1;
	@%p27 bra 	$L__BB0_41;
	setp.eq.s64 	%p28, %rd63, 0;
	selp.b64 	%rd481, 0, %rd481, %p28;
$L__BB0_40:
	setp.lt.s64 	%p29, %rd481, 0;
	selp.b64 	%rd182, -1, -9223372036854775808, %p29;
	xor.b64  	%rd183, %rd182, %rd481;
	sub.s64 	%rd460, %rd183, %rd166;
$L__BB0_41:
	@%p22 bra 	$L__BB0_44;
	and.b64  	%rd68, %rd482, 9223372036854775807;
	setp.gt.u64 	%p31, %rd68, %rd57;
	mov.u64 	%rd462, -1;
	@%p31 bra 	$L__BB0_45;
	setp.eq.s64 	%p32, %rd68, 0;
	selp.b64 	%rd482, 0, %rd482, %p32;
$L__BB0_44:
	setp.lt.s64 	%p33, %rd482, 0;
	selp.b64 	%rd185, -1, -9223372036854775808, %p33;
	xor.b64  	%rd186, %rd185, %rd482;
	sub.s64 	%rd462, %rd186, %rd166;
$L__BB0_45:
	@%p22 bra 	$L__BB0_48;
	and.b64  	%rd73, %rd483, 9223372036854775807;
	setp.gt.u64 	%p35, %rd73, %rd57;
	mov.u64 	%rd464, -1;
	@%p35 bra 	$L__BB0_49;
	setp.eq.s64 	%p36, %rd73, 0;
	selp.b64 	%rd483, 0, %rd483, %p36;
$L__BB0_48:
	setp.lt.s64 	%p37, %rd483, 0;
	selp.b64 	%rd188, -1, -9223372036854775808, %p37;
	xor.b64  	%rd189, %rd188, %rd483;
	sub.s64 	%rd464, %rd189, %rd166;
$L__BB0_49:
	@%p22 bra 	$L__BB0_52;
	and.b64  	%rd78, %rd484, 9223372036854775807;
	setp.gt.u64 	%p39, %rd78, %rd57;
	mov.u64 	%rd466, -1;
	@%p39 bra 	$L__BB0_53;
	setp.eq.s64 	%p40, %rd78, 0;
	selp.b64 	%rd484, 0, %rd484, %p40;
$L__BB0_52:
	setp.lt.s64 	%p41, %rd484, 0;
	selp.b64 	%rd191, -1, -9223372036854775808, %p41;
	xor.b64  	%rd192, %rd191, %rd484;
	sub.s64 	%rd466, %rd192, %rd166;
$L__BB0_53:
	@%p22 bra 	$L__BB0_56;
	and.b64  	%rd83, %rd485, 9223372036854775807;
	setp.gt.u64 	%p43, %rd83, %rd57;
	mov.u64 	%rd468, -1;
	@%p43 bra 	$L__BB0_57;
	setp.eq.s64 	%p44, %rd83, 0;
	selp.b64 	%rd485, 0, %rd485, %p44;
$L__BB0_56:
	setp.lt.s64 	%p45, %rd485, 0;
	selp.b64 	%rd194, -1, -9223372036854775808, %p45;
	xor.b64  	%rd195, %rd194, %rd485;
	sub.s64 	%rd468, %rd195, %rd166;
$L__BB0_57:
	@%p22 bra 	$L__BB0_60;
	and.b64  	%rd88, %rd486, 9223372036854775807;
	setp.gt.u64 	%p47, %rd88, %rd57;
	mov.u64 	%rd470, -1;
	@%p47 bra 	$L__BB0_61;
	setp.eq.s64 	%p48, %rd88, 0;
	selp.b64 	%rd486, 0, %rd486, %p48;
$L__BB0_60:
	setp.lt.s64 	%p49, %rd486, 0;
	selp.b64 	%rd197, -1, -9223372036854775808, %p49;
	xor.b64  	%rd198, %rd197, %rd486;
	sub.s64 	%rd470, %rd198, %rd166;
$L__BB0_61:
	@%p22 bra 	$L__BB0_64;
	and.b64  	%rd93, %rd487, 9223372036854775807;
	setp.gt.u64 	%p51, %rd93, %rd57;
	mov.u64 	%rd472, -1;
	@%p51 bra 	$L__BB0_65;
	setp.eq.s64 	%p52, %rd93, 0;
	selp.b64 	%rd487, 0, %rd487, %p52;
$L__BB0_64:
	setp.lt.s64 	%p53, %rd487, 0;
	selp.b64 	%rd200, -1, -9223372036854775808, %p53;
	xor.b64  	%rd201, %rd200, %rd487;
	sub.s64 	%rd472, %rd201, %rd166;
$L__BB0_65:
	@%p22 bra 	$L__BB0_68;
	and.b64  	%rd98, %rd488, 9223372036854775807;
	setp.gt.u64 	%p55, %rd98, %rd57;
	mov.u64 	%rd474, -1;
	@%p55 bra 	$L__BB0_69;
	setp.eq.s64 	%p56, %rd98, 0;
	selp.b64 	%rd488, 0, %rd488, %p56;
$L__BB0_68:
	setp.lt.s64 	%p57, %rd488, 0;
	selp.b64 	%rd203, -1, -9223372036854775808, %p57;
	xor.b64  	%rd204, %rd203, %rd488;
	sub.s64 	%rd474, %rd204, %rd166;
$L__BB0_69:
	@%p22 bra 	$L__BB0_72;
	and.b64  	%rd103, %rd489, 9223372036854775807;
	setp.gt.u64 	%p59, %rd103, %rd57;
	mov.u64 	%rd476, -1;
	@%p59 bra 	$L__BB0_73;
	setp.eq.s64 	%p60, %rd103, 0;
	selp.b64 	%rd489, 0, %rd489, %p60;
$L__BB0_72:
	setp.lt.s64 	%p61, %rd489, 0;
	selp.b64 	%rd206, -1, -9223372036854775808, %p61;
	xor.b64  	%rd207, %rd206, %rd489;
	sub.s64 	%rd476, %rd207, %rd166;
$L__BB0_73:
	@%p22 bra 	$L__BB0_76;
	and.b64  	%rd108, %rd490, 9223372036854775807;
	setp.gt.u64 	%p63, %rd108, %rd57;
	mov.u64 	%rd478, -1;
	@%p63 bra 	$L__BB0_77;
	setp.eq.s64 	%p64, %rd108, 0;
	selp.b64 	%rd490, 0, %rd490, %p64;
$L__BB0_76:
	setp.lt.s64 	%p65, %rd490, 0;
	selp.b64 	%rd209, -1, -9223372036854775808, %p65;
	xor.b64  	%rd210, %rd209, %rd490;
	sub.s64 	%rd478, %rd210, %rd166;
$L__BB0_77:
	@%p22 bra 	$L__BB0_80;
	and.b64  	%rd113, %rd456, 9223372036854775807;
	setp.gt.u64 	%p67, %rd113, %rd57;
	mov.u64 	%rd491, -1;
	mov.u64 	%rd480, %rd458;
	mov.u64 	%rd481, %rd460;
	mov.u64 	%rd482, %rd462;
	mov.u64 	%rd483, %rd464;
	mov.u64 	%rd484, %rd466;
	mov.u64 	%rd485, %rd468;
	mov.u64 	%rd486, %rd470;
	mov.u64 	%rd487, %rd472;
	mov.u64 	%rd488, %rd474;
	mov.u64 	%rd489, %rd476;
	mov.u64 	%rd490, %rd478;
	@%p67 bra 	$L__BB0_82;
	setp.eq.s64 	%p68, %rd113, 0;
	selp.b64 	%rd456, 0, %rd456, %p68;
$L__BB0_80:
	setp.lt.s64 	%p69, %rd456, 0;
	selp.b64 	%rd212, -1, -9223372036854775808, %p69;
	xor.b64  	%rd213, %rd212, %rd456;
	sub.s64 	%rd491, %rd213, %rd166;
	mov.u64 	%rd480, %rd458;
	mov.u64 	%rd481, %rd460;
	mov.u64 	%rd482, %rd462;
	mov.u64 	%rd483, %rd464;
	mov.u64 	%rd484, %rd466;
	mov.u64 	%rd485, %rd468;
	mov.u64 	%rd486, %rd470;
	mov.u64 	%rd487, %rd472;
	mov.u64 	%rd488, %rd474;
	mov.u64 	%rd489, %rd476;
	mov.u64 	%rd490, %rd478;
$L__BB0_82:
	mov.u32 %r224, %laneid;
	setp.gt.s32 	%p70, %r224, 255;
	@%p70 bra 	$L__BB0_89;
	max.s32 	%r225, %r224, 224;
	add.s32 	%r226, %r225, 31;
	sub.s32 	%r9, %r226, %r224;
	shr.u32 	%r227, %r9, 5;
	add.s32 	%r228, %r227, 1;
	and.b32  	%r1501, %r228, 3;
	setp.eq.s32 	%p71, %r1501, 0;
	mov.u32 	%r1502, %r224;
	@%p71 bra 	$L__BB0_86;
	shl.b32 	%r230, %r2, 5;
	and.b32  	%r231, %r230, -1024;
	mov.u32 	%r232, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57144_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57111sweep_pairsImLi384ELi12EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r233, %r232, %r231;
	shl.b32 	%r234, %r224, 2;
	add.s32 	%r1499, %r233, %r234;
	mov.u32 	%r1502, %r224;
$L__BB0_85:
	.pragma "nounroll";
	mov.u32 	%r235, 0;
	st.shared.u32 	[%r1499], %r235;
	add.s32 	%r1502, %r1502, 32;
	add.s32 	%r1499, %r1499, 128;
	add.s32 	%r1501, %r1501, -1;
	setp.ne.s32 	%p72, %r1501, 0;
	@%p72 bra 	$L__BB0_85;
$L__BB0_86:
	setp.lt.u32 	%p73, %r9, 96;
	@%p73 bra 	$L__BB0_89;
	add.s32 	%r1504, %r1502, -128;
	shl.b32 	%r237, %r2, 5;
	and.b32  	%r238, %r237, -1024;
	mov.u32 	%r239, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57144_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57111sweep_pairsImLi384ELi12EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r240, %r239, %r238;
	shl.b32 	%r241, %r1502, 2;
	add.s32 	%r242, %r240, %r241;
	add.s32 	%r1503, %r242, 256;
$L__BB0_88:
	.pragma "nounroll";
	mov.u32 	%r243, 0;
	st.shared.u32 	[%r1503+-256], %r243;
	st.shared.u32 	[%r1503+-128], %r243;
	st.shared.u32 	[%r1503], %r243;
	st.shared.u32 	[%r1503+128], %r243;
	add.s32 	%r1503, %r1503, 512;
	add.s32 	%r1504, %r1504, 128;
	setp.lt.s32 	%p74, %r1504, 128;
	@%p74 bra 	$L__BB0_88;
$L__BB0_89:
	bar.warp.sync 	-1;
	shr.u64 	%rd214, %rd480, %r204;
	cvt.u32.u64 	%r245, %rd214;
	shl.b32 	%r247, %r2, 5;
	and.b32  	%r248, %r247, -1024;
	mov.u32 	%r249, _ZZN42_INTERNAL_45d3882f_8_sweep_cu_0d2bfbd1_57144_GLOBAL__N__45d3882f_8_sweep_cu_0d2bfbd1_57111sweep_pairsImLi384ELi12EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r250, %r249, %r248;
	shl.b32 	%r251, %r245, 2;
	and.b32  	%r252, %r251, 1020;
	add.s32 	%r253, %r250, %r252;
	atom.shared.add.u32 	%r254, [%r253], 1;
	shr.u64 	%rd215, %rd481, %r204;
	cvt.u32.u64 	%r255, %rd215;
	shl.b32 	%r256, %r255, 2;
	and.b32  	%r257, %r256, 1020;
	add.s32 	%r258, %r250, %r257;
	atom.shared.add.u32 	%r259, [%r258], 1;
	shr.u64 	%rd216, %rd482, %r204;
	cvt.u32.u64 	%r260, %rd216;
	shl.b32 	%r261, %r260, 2;
	and.b32  	%r262, %r261, 1020;
	add.s32 	%r263, %r250, %r262;
	atom.shared.add.u32 	%r264, [%r263], 1;
	shr.u64 	%rd217, %rd483, %r204;
	cvt.u32.u64 	%r265, %rd217;
	shl.b32 	%r266, %r265, 2;
	and.b32  	%r267, %r266, 1020;
	add.s32 	%r268, %r250, %r267;
	atom.shared.add.u32 	%r269, [%r268], 1;
	shr.u64 	%rd218, %rd484, %r204;
	cvt.u32.u64 	%r270, %rd218;
	shl.b32 	%r271, %r270, 2;
	and.b32  	%r272, %r271, 1020;
	add.s32 	%r273, %r250, %r272;
	atom.shared.add.u32 	%r274, [%r273], 1;
	shr.u64 	%rd219, %rd485, %r204;
	cvt.u32.u64 	%r275, %rd219;
	shl.b32 	%r276, %r275, 2;
	and.b32  	%r277, %r276, 1020;
	add.s32 	%r278, %r250, %r277;
	atom.shared.add.u32 	%r279, [%r278], 1;
	shr.u64 	%rd220, %rd486, %r204;
	cvt.u32.u64 	%r280, %rd220;
	shl.b32 	%r281, %r280, 2;
	and.b32  	%r282, %r281, 1020;
	add.s32 	%r283, %r250, %r282;
	atom.shared.add.u32 	%r284, [%r283], 1;
	shr.u64 	%rd221, %rd487, %r204;
	cvt.u32.u64 	%r285, %rd221;
	shl.b32 	%r286, %r285, 2;
	and.b32  	%r287, %r286, 1020;
	add.s32 	%r288, %r250, %r287;
	atom.shared.add.u32 	%r289, [%r288], 1;
	shr.u64 	%rd222, %rd488, %r204;
	cvt.u32.u64 	%r290, %rd222;
	shl.b32 	%r291, %r290, 2;
	and.b32  	%r292, %r291, 1020;
	add.s32 	%r293, %r250, %r292;
	atom.shared.add.u32 	%r294, [%r293], 1;
	shr.u64 	%rd223, %rd489, %r204;
	cvt.u32.u64 	%r295, %rd223;
	shl.b32 	%r296, %r295, 2;
	and.b32  	%r297, %r296, 1020;
	add.s32 	%r298, %r250, %r297;
	atom.shared.add.u32 	%r299, [%r298], 1;
	shr.u64 	%rd224, %rd490, %r204;
	cvt.u32.u64 	%r300, %rd224;
	shl.b32 	%r301, %r300, 2;
	and.b32  	%r302, %r301, 1020;
	add.s32 	%r303, %r250, %r302;
	atom.shared.add.u32 	%r304, [%r303], 1;
	shr.u64 	%rd225, %rd491, %r204;
	cvt.u32.u64 	%r305, %rd225;
	shl.b32 	%r306, %r305, 2;
	and.b32  	%r307, %r306, 1020;
	add.s32 	%r308, %r250, %r307;
	atom.shared.add.u32 	%r309, [%r308], 1;
	bar.sync 	0;
	setp.gt.u32 	%p75, %r2, 255;
	shl.b32 	%r310, %r2, 2;
	add.s32 	%r37, %r249, %r310;
	mov.u32 	%r1505, 0;
	@%p75 bra 	$L__BB0_91;
	ld.shared.u32 	%r311, [%r37];
	mov.u32 	%r312, 0;
	st.shared.u32 	[%r37], %r312;
	ld.shared.u32 	%r313, [%r37+1024];
	st.shared.u32 	[%r37+1024], %r311;
	add.s32 	%r314, %r313, %r311;
	ld.shared.u32 	%r315, [%r37+2048];
	st.shared.u32 	[%r37+2048], %r314;
	add.s32 	%r316, %r315, %r314;
	ld.shared.u32 	%r317, [%r37+3072];
	st.shared.u32 	[%r37+3072], %r316;
	add.s32 	%r318, %r317, %r316;
	ld.shared.u32 	%r319, [%r37+4096];
	st.shared.u32 	[%r37+4096], %r318;
	add.s32 	%r320, %r319, %r318;
	ld.shared.u32 	%r321, [%r37+5120];
	st.shared.u32 	[%r37+5120], %r320;
	add.s32 	%r322, %r321, %r320;
	ld.shared.u32 	%r323, [%r37+6144];
	st.shared.u32 	[%r37+6144], %r322;
	add.s32 	%r324, %r323, %r322;
	ld.shared.u32 	%r325, [%r37+7168];
	st.shared.u32 	[%r37+7168], %r324;
	add.s32 	%r326, %r325, %r324;
	ld.shared.u32 	%r327, [%r37+8192];
	st.shared.u32 	[%r37+8192], %r326;
	add.s32 	%r328, %r327, %r326;
	ld.shared.u32 	%r329, [%r37+9216];
	st.shared.u32 	[%r37+9216], %r328;
	add.s32 	%r330, %r329, %r328;
	ld.shared.u32 	%r331, [%r37+10240];
	st.shared.u32 	[%r37+10240], %r330;
	add.s32 	%r332, %r331, %r330;
	ld.shared.u32 	%r333, [%r37+11264];
	st.shared.u32 	[%r37+11264], %r332;
	add.s32 	%r1505, %r333, %r332;
$L__BB0_91:
	shl.b32 	%r334, %r3, 8;
	add.s32 	%r335, %r334, %r2;
	mul.wide.s32 	%rd226, %r335, 4;
	add.s64 	%rd142, %rd5, %rd226;
	setp.gt.s32 	%p76, %r2, 255;
	@%p76 bra 	$L__BB0_93;
	or.b32  	%r336, %r1505, 1073741824;
	st.volatile.global.u32 	[%rd142], %r336;
$L__BB0_93:
	mul.wide.u32 	%rd227, %r2, -1431655765;
	shr.u64 	%rd228, %rd227, 35;
	cvt.u32.u64 	%r337, %rd228;
	add.s32 	%r338, %r337, %r2;
	shl.b32 	%r339, %r338, 2;
	add.s32 	%r40, %r249, %r339;
	st.shared.u32 	[%r40+13328], %r1505;
	bar.sync 	0;
	setp.gt.u32 	%p77, %r2, 31;
	@%p77 bra 	$L__BB0_95;
	mad.lo.s32 	%r372, %r2, 52, %r249;
	mov.u32 	%r349, 2;
	ld.shared.u32 	%r373, [%r372+13332];
	mov.u32 	%r368, 0;
	ld.shared.u32 	%r374, [%r372+13328];
	add.s32 	%r375, %r373, %r374;
	ld.shared.u32 	%r376, [%r372+13336];
	add.s32 	%r377, %r375, %r376;
	ld.shared.u32 	%r378, [%r372+13340];
	add.s32 	%r379, %r377, %r378;
	ld.shared.u32 	%r380, [%r372+13344];
	add.s32 	%r381, %r379, %r380;
	ld.shared.u32 	%r382, [%r372+13348];
	add.s32 	%r383, %r381, %r382;
	ld.shared.u32 	%r384, [%r372+13352];
	add.s32 	%r385, %r383, %r384;
	ld.shared.u32 	%r386, [%r372+13356];
	add.s32 	%r387, %r385, %r386;
	ld.shared.u32 	%r388, [%r372+13360];
	add.s32 	%r389, %r387, %r388;
	ld.shared.u32 	%r390, [%r372+13364];
	add.s32 	%r391, %r389, %r390;
	ld.shared.u32 	%r392, [%r372+13368];
	add.s32 	%r393, %r391, %r392;
	ld.shared.u32 	%r394, [%r372+13372];
	add.s32 	%r345, %r393, %r394;
	mov.u32 	%r343, 1;
	mov.u32 	%r370, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r345, %r343, %r368, %r370;  @p add.s32 r0, r0, %r345;  mov.s32 %r341, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r341, %r349, %r368, %r370;  @p add.s32 r0, r0, %r341;  mov.s32 %r347, r0;}
	mov.u32 	%r355, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r347, %r355, %r368, %r370;  @p add.s32 r0, r0, %r347;  mov.s32 %r353, r0;}
	mov.u32 	%r361, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r353, %r361, %r368, %r370;  @p add.s32 r0, r0, %r353;  mov.s32 %r359, r0;}
	mov.u32 	%r367, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r359, %r367, %r368, %r370;  @p add.s32 r0, r0, %r359;  mov.s32 %r365, r0;}
	sub.s32 	%r395, %r365, %r345;
	add.s32 	%r396, %r374, %r395;
	add.s32 	%r397, %r373, %r396;
	add.s32 	%r398, %r376, %r397;
	add.s32 	%r399, %r378, %r398;
	add.s32 	%r400, %r380, %r399;
	add.s32 	%r401, %r382, %r400;
	add.s32 	%r402, %r384, %r401;
	add.s32 	%r403, %r386, %r402;
	add.s32 	%r404, %r388, %r403;
	add.s32 	%r405, %r390, %r404;
	add.s32 	%r406, %r392, %r405;
	st.shared.u32 	[%r372+13328], %r395;
	st.shared.u32 	[%r372+13332], %r396;
	st.shared.u32 	[%r372+13336], %r397;
	st.shared.u32 	[%r372+13340], %r398;
	st.shared.u32 	[%r372+13344], %r399;
	st.shared.u32 	[%r372+13348], %r400;
	st.shared.u32 	[%r372+13352], %r401;
	st.shared.u32 	[%r372+13356], %r402;
	st.shared.u32 	[%r372+13360], %r403;
	st.shared.u32 	[%r372+13364], %r404;
	st.shared.u32 	[%r372+13368], %r405;
	st.shared.u32 	[%r372+13372], %r406;
$L__BB0_95:
	mul.wide.u32 	%rd424, %r2, -1431655765;
	shr.u64 	%rd423, %rd424, 35;
	cvt.u32.u64 	%r1482, %rd423;
	add.s32 	%r1481, %r1482, %r2;
	shl.b32 	%r1480, %r1481, 2;
	add.s32 	%r1479, %r249, %r1480;
	setp.gt.u32 	%p171, %r2, 255;
	bar.sync 	0;
	ld.shared.u32 	%r41, [%r1479+13328];
	@%p171 bra 	$L__BB0_97;
	ld.shared.u32 	%r407, [%r37];
	add.s32 	%r408, %r407, %r41;
	st.shared.u32 	[%r37], %r408;
	ld.shared.u32 	%r409, [%r37+1024];
	add.s32 	%r410, %r409, %r41;
	st.shared.u32 	[%r37+1024], %r410;
	ld.shared.u32 	%r411, [%r37+2048];
	add.s32 	%r412, %r411, %r41;
	st.shared.u32 	[%r37+2048], %r412;
	ld.shared.u32 	%r413, [%r37+3072];
	add.s32 	%r414, %r413, %r41;
	st.shared.u32 	[%r37+3072], %r414;
	ld.shared.u32 	%r415, [%r37+4096];
	add.s32 	%r416, %r415, %r41;
	st.shared.u32 	[%r37+4096], %r416;
	ld.shared.u32 	%r417, [%r37+5120];
	add.s32 	%r418, %r417, %r41;
	st.shared.u32 	[%r37+5120], %r418;
	ld.shared.u32 	%r419, [%r37+6144];
	add.s32 	%r420, %r419, %r41;
	st.shared.u32 	[%r37+6144], %r420;
	ld.shared.u32 	%r421, [%r37+7168];
	add.s32 	%r422, %r421, %r41;
	st.shared.u32 	[%r37+7168], %r422;
	ld.shared.u32 	%r423, [%r37+8192];
	add.s32 	%r424, %r423, %r41;
	st.shared.u32 	[%r37+8192], %r424;
	ld.shared.u32 	%r425, [%r37+9216];
	add.s32 	%r426, %r425, %r41;
	st.shared.u32 	[%r37+9216], %r426;
	ld.shared.u32 	%r427, [%r37+10240];
	add.s32 	%r428, %r427, %r41;
	st.shared.u32 	[%r37+10240], %r428;
	ld.shared.u32 	%r429, [%r37+11264];
	add.s32 	%r430, %r429, %r41;
	st.shared.u32 	[%r37+11264], %r430;
$L__BB0_97:
	shr.u64 	%rd425, %rd480, %r204;
	cvt.u32.u64 	%r1484, %rd425;
	and.b32  	%r1483, %r1484, 255;
	bar.sync 	0;
	mov.u32 	%r433, 1;
	{
    .reg .pred p;
    and.b32 %r431, %r1483, %r433;    setp.ne.u32 p, %r431, 0;
    vote.ballot.sync.b32 %r431, p, 0xffffffff;
    @!p not.b32 %r431, %r431;
}
	mov.u32 	%r436, 2;
	{
    .reg .pred p;
    and.b32 %r434, %r1483, %r436;    setp.ne.u32 p, %r434, 0;
    vote.ballot.sync.b32 %r434, p, 0xffffffff;
    @!p not.b32 %r434, %r434;
}
	and.b32  	%r457, %r434, %r431;
	mov.u32 	%r439, 4;
	{
    .reg .pred p;
    and.b32 %r437, %r1483, %r439;    setp.ne.u32 p, %r437, 0;
    vote.ballot.sync.b32 %r437, p, 0xffffffff;
    @!p not.b32 %r437, %r437;
}
	and.b32  	%r458, %r437, %r457;
	mov.u32 	%r442, 8;
	{
    .reg .pred p;
    and.b32 %r440, %r1483, %r442;    setp.ne.u32 p, %r440, 0;
    vote.ballot.sync.b32 %r440, p, 0xffffffff;
    @!p not.b32 %r440, %r440;
}
	and.b32  	%r459, %r440, %r458;
	mov.u32 	%r445, 16;
	{
    .reg .pred p;
    and.b32 %r443, %r1483, %r445;    setp.ne.u32 p, %r443, 0;
    vote.ballot.sync.b32 %r443, p, 0xffffffff;
    @!p not.b32 %r443, %r443;
}
	and.b32  	%r460, %r443, %r459;
	mov.u32 	%r448, 32;
	{
    .reg .pred p;
    and.b32 %r446, %r1483, %r448;    setp.ne.u32 p, %r446, 0;
    vote.ballot.sync.b32 %r446, p, 0xffffffff;
    @!p not.b32 %r446, %r446;
}
	and.b32  	%r461, %r446, %r460;
	mov.u32 	%r451, 64;
	{
    .reg .pred p;
    and.b32 %r449, %r1483, %r451;    setp.ne.u32 p, %r449, 0;
    vote.ballot.sync.b32 %r449, p, 0xffffffff;
    @!p not.b32 %r449, %r449;
}
	and.b32  	%r462, %r449, %r461;
	mov.u32 	%r454, 128;
	{
    .reg .pred p;
    and.b32 %r452, %r1483, %r454;    setp.ne.u32 p, %r452, 0;
    vote.ballot.sync.b32 %r452, p, 0xffffffff;
    @!p not.b32 %r452, %r452;
}
	and.b32  	%r463, %r452, %r462;
	clz.b32 	%r464, %r463;
	mov.u32 	%r465, 31;
	sub.s32 	%r42, %r465, %r464;
	mov.u32 %r455, %lanemask_le;
	and.b32  	%r466, %r455, %r463;
	popc.b32 	%r43, %r466;
	setp.ne.s32 	%p79, %r224, %r42;
	mov.u32 	%r1507, 0;
	mov.u32 	%r1506, %r1507;
	@%p79 bra 	$L__BB0_99;
	shr.u64 	%rd432, %rd480, %r204;
	cvt.u32.u64 	%r1498, %rd432;
	and.b32  	%r1497, %r1498, 255;
	shl.b32 	%r472, %r1497, 2;
	add.s32 	%r473, %r250, %r472;
	atom.shared.add.u32 	%r1506, [%r473], %r43;
$L__BB0_99:
	shr.u64 	%rd401, %rd481, %r204;
	cvt.u32.u64 	%r1446, %rd401;
	and.b32  	%r1445, %r1446, 255;
	mov.u32 	%r501, -1;
	shfl.sync.idx.b32 	%r502|%p80, %r1506, %r42, %r465, %r501;
	add.s32 	%r503, %r43, %r502;
	add.s32 	%r46, %r503, -1;
	{
    .reg .pred p;
    and.b32 %r474, %r1445, %r433;    setp.ne.u32 p, %r474, 0;
    vote.ballot.sync.b32 %r474, p, 0xffffffff;
    @!p not.b32 %r474, %r474;
}
	{
    .reg .pred p;
    and.b32 %r477, %r1445, %r436;    setp.ne.u32 p, %r477, 0;
    vote.ballot.sync.b32 %r477, p, 0xffffffff;
    @!p not.b32 %r477, %r477;
}
	and.b32  	%r504, %r477, %r474;
	{
    .reg .pred p;
    and.b32 %r480, %r1445, %r439;    setp.ne.u32 p, %r480, 0;
    vote.ballot.sync.b32 %r480, p, 0xffffffff;
    @!p not.b32 %r480, %r480;
}
	and.b32  	%r505, %r480, %r504;
	{
    .reg .pred p;
    and.b32 %r483, %r1445, %r442;    setp.ne.u32 p, %r483, 0;
    vote.ballot.sync.b32 %r483, p, 0xffffffff;
    @!p not.b32 %r483, %r483;
}
	and.b32  	%r506, %r483, %r505;
	{
    .reg .pred p;
    and.b32 %r486, %r1445, %r445;    setp.ne.u32 p, %r486, 0;
    vote.ballot.sync.b32 %r486, p, 0xffffffff;
    @!p not.b32 %r486, %r486;
}
	and.b32  	%r507, %r486, %r506;
	{
    .reg .pred p;
    and.b32 %r489, %r1445, %r448;    setp.ne.u32 p, %r489, 0;
    vote.ballot.sync.b32 %r489, p, 0xffffffff;
    @!p not.b32 %r489, %r489;
}
	and.b32  	%r508, %r489, %r507;
	{
    .reg .pred p;
    and.b32 %r492, %r1445, %r451;    setp.ne.u32 p, %r492, 0;
    vote.ballot.sync.b32 %r492, p, 0xffffffff;
    @!p not.b32 %r492, %r492;
}
	and.b32  	%r509, %r492, %r508;
	{
    .reg .pred p;
    and.b32 %r495, %r1445, %r454;    setp.ne.u32 p, %r495, 0;
    vote.ballot.sync.b32 %r495, p, 0xffffffff;
    @!p not.b32 %r495, %r495;
}
	and.b32  	%r510, %r495, %r509;
	clz.b32 	%r511, %r510;
	sub.s32 	%r47, %r465, %r511;
	mov.u32 %r498, %lanemask_le;
	and.b32  	%r512, %r498, %r510;
	popc.b32 	%r48, %r512;
	setp.ne.s32 	%p81, %r224, %r47;
	@%p81 bra 	$L__BB0_101;
	shr.u64 	%rd422, %rd481, %r204;
	cvt.u32.u64 	%r1478, %rd422;
	and.b32  	%r1477, %r1478, 255;
	shl.b32 	%r518, %r1477, 2;
	add.s32 	%r519, %r250, %r518;
	atom.shared.add.u32 	%r1507, [%r519], %r48;
$L__BB0_101:
	shr.u64 	%rd402, %rd482, %r204;
	cvt.u32.u64 	%r1448, %rd402;
	and.b32  	%r1447, %r1448, 255;
	mov.u32 	%r1509, 0;
	mov.u32 	%r546, 31;
	shfl.sync.idx.b32 	%r548|%p82, %r1507, %r47, %r546, %r501;
	add.s32 	%r549, %r48, %r548;
	add.s32 	%r51, %r549, -1;
	mov.u32 	%r522, 1;
	{
    .reg .pred p;
    and.b32 %r520, %r1447, %r522;    setp.ne.u32 p, %r520, 0;
    vote.ballot.sync.b32 %r520, p, 0xffffffff;
    @!p not.b32 %r520, %r520;
}
	mov.u32 	%r525, 2;
	{
    .reg .pred p;
    and.b32 %r523, %r1447, %r525;    setp.ne.u32 p, %r523, 0;
    vote.ballot.sync.b32 %r523, p, 0xffffffff;
    @!p not.b32 %r523, %r523;
}
	and.b32  	%r550, %r523, %r520;
	mov.u32 	%r528, 4;
	{
    .reg .pred p;
    and.b32 %r526, %r1447, %r528;    setp.ne.u32 p, %r526, 0;
    vote.ballot.sync.b32 %r526, p, 0xffffffff;
    @!p not.b32 %r526, %r526;
}
	and.b32  	%r551, %r526, %r550;
	mov.u32 	%r531, 8;
	{
    .reg .pred p;
    and.b32 %r529, %r1447, %r531;    setp.ne.u32 p, %r529, 0;
    vote.ballot.sync.b32 %r529, p, 0xffffffff;
    @!p not.b32 %r529, %r529;
}
	and.b32  	%r552, %r529, %r551;
	mov.u32 	%r534, 16;
	{
    .reg .pred p;
    and.b32 %r532, %r1447, %r534;    setp.ne.u32 p, %r532, 0;
    vote.ballot.sync.b32 %r532, p, 0xffffffff;
    @!p not.b32 %r532, %r532;
}
	and.b32  	%r553, %r532, %r552;
	mov.u32 	%r537, 32;
	{
    .reg .pred p;
    and.b32 %r535, %r1447, %r537;    setp.ne.u32 p, %r535, 0;
    vote.ballot.sync.b32 %r535, p, 0xffffffff;
    @!p not.b32 %r535, %r535;
}
	and.b32  	%r554, %r535, %r553;
	mov.u32 	%r540, 64;
	{
    .reg .pred p;
    and.b32 %r538, %r1447, %r540;    setp.ne.u32 p, %r538, 0;
    vote.ballot.sync.b32 %r538, p, 0xffffffff;
    @!p not.b32 %r538, %r538;
}
	and.b32  	%r555, %r538, %r554;
	mov.u32 	%r543, 128;
	{
    .reg .pred p;
    and.b32 %r541, %r1447, %r543;    setp.ne.u32 p, %r541, 0;
    vote.ballot.sync.b32 %r541, p, 0xffffffff;
    @!p not.b32 %r541, %r541;
}
	and.b32  	%r556, %r541, %r555;
	clz.b32 	%r557, %r556;
	sub.s32 	%r52, %r546, %r557;
	mov.u32 %r544, %lanemask_le;
	and.b32  	%r558, %r544, %r556;
	popc.b32 	%r53, %r558;
	setp.ne.s32 	%p83, %r224, %r52;
	mov.u32 	%r1508, %r1509;
	@%p83 bra 	$L__BB0_103;
	shr.u64 	%rd421, %rd482, %r204;
	cvt.u32.u64 	%r1476, %rd421;
	and.b32  	%r1475, %r1476, 255;
	shl.b32 	%r564, %r1475, 2;
	add.s32 	%r565, %r250, %r564;
	atom.shared.add.u32 	%r1508, [%r565], %r53;
$L__BB0_103:
	shr.u64 	%rd403, %rd483, %r204;
	cvt.u32.u64 	%r1450, %rd403;
	and.b32  	%r1449, %r1450, 255;
	mov.u32 	%r593, -1;
	shfl.sync.idx.b32 	%r594|%p84, %r1508, %r52, %r546, %r593;
	add.s32 	%r595, %r53, %r594;
	add.s32 	%r56, %r595, -1;
	{
    .reg .pred p;
    and.b32 %r566, %r1449, %r522;    setp.ne.u32 p, %r566, 0;
    vote.ballot.sync.b32 %r566, p, 0xffffffff;
    @!p not.b32 %r566, %r566;
}
	{
    .reg .pred p;
    and.b32 %r569, %r1449, %r525;    setp.ne.u32 p, %r569, 0;
    vote.ballot.sync.b32 %r569, p, 0xffffffff;
    @!p not.b32 %r569, %r569;
}
	and.b32  	%r596, %r569, %r566;
	{
    .reg .pred p;
    and.b32 %r572, %r1449, %r528;    setp.ne.u32 p, %r572, 0;
    vote.ballot.sync.b32 %r572, p, 0xffffffff;
    @!p not.b32 %r572, %r572;
}
	and.b32  	%r597, %r572, %r596;
	{
    .reg .pred p;
    and.b32 %r575, %r1449, %r531;    setp.ne.u32 p, %r575, 0;
    vote.ballot.sync.b32 %r575, p, 0xffffffff;
    @!p not.b32 %r575, %r575;
}
	and.b32  	%r598, %r575, %r597;
	{
    .reg .pred p;
    and.b32 %r578, %r1449, %r534;    setp.ne.u32 p, %r578, 0;
    vote.ballot.sync.b32 %r578, p, 0xffffffff;
    @!p not.b32 %r578, %r578;
}
	and.b32  	%r599, %r578, %r598;
	{
    .reg .pred p;
    and.b32 %r581, %r1449, %r537;    setp.ne.u32 p, %r581, 0;
    vote.ballot.sync.b32 %r581, p, 0xffffffff;
    @!p not.b32 %r581, %r581;
}
	and.b32  	%r600, %r581, %r599;
	{
    .reg .pred p;
    and.b32 %r584, %r1449, %r540;    setp.ne.u32 p, %r584, 0;
    vote.ballot.sync.b32 %r584, p, 0xffffffff;
    @!p not.b32 %r584, %r584;
}
	and.b32  	%r601, %r584, %r600;
	{
    .reg .pred p;
    and.b32 %r587, %r1449, %r543;    setp.ne.u32 p, %r587, 0;
    vote.ballot.sync.b32 %r587, p, 0xffffffff;
    @!p not.b32 %r587, %r587;
}
	and.b32  	%r602, %r587, %r601;
	clz.b32 	%r603, %r602;
	sub.s32 	%r57, %r546, %r603;
	mov.u32 %r590, %lanemask_le;
	and.b32  	%r604, %r590, %r602;
	popc.b32 	%r58, %r604;
	setp.ne.s32 	%p85, %r224, %r57;
	@%p85 bra 	$L__BB0_105;
	shr.u64 	%rd420, %rd483, %r204;
	cvt.u32.u64 	%r1474, %rd420;
	and.b32  	%r1473, %r1474, 255;
	shl.b32 	%r610, %r1473, 2;
	add.s32 	%r611, %r250, %r610;
	atom.shared.add.u32 	%r1509, [%r611], %r58;
$L__BB0_105:
	shr.u64 	%rd404, %rd484, %r204;
	cvt.u32.u64 	%r1452, %rd404;
	and.b32  	%r1451, %r1452, 255;
	mov.u32 	%r1511, 0;
	mov.u32 	%r638, 31;
	shfl.sync.idx.b32 	%r640|%p86, %r1509, %r57, %r638, %r593;
	add.s32 	%r641, %r58, %r640;
	add.s32 	%r61, %r641, -1;
	mov.u32 	%r614, 1;
	{
    .reg .pred p;
    and.b32 %r612, %r1451, %r614;    setp.ne.u32 p, %r612, 0;
    vote.ballot.sync.b32 %r612, p, 0xffffffff;
    @!p not.b32 %r612, %r612;
}
	mov.u32 	%r617, 2;
	{
    .reg .pred p;
    and.b32 %r615, %r1451, %r617;    setp.ne.u32 p, %r615, 0;
    vote.ballot.sync.b32 %r615, p, 0xffffffff;
    @!p not.b32 %r615, %r615;
}
	and.b32  	%r642, %r615, %r612;
	mov.u32 	%r620, 4;
	{
    .reg .pred p;
    and.b32 %r618, %r1451, %r620;    setp.ne.u32 p, %r618, 0;
    vote.ballot.sync.b32 %r618, p, 0xffffffff;
    @!p not.b32 %r618, %r618;
}
	and.b32  	%r643, %r618, %r642;
	mov.u32 	%r623, 8;
	{
    .reg .pred p;
    and.b32 %r621, %r1451, %r623;    setp.ne.u32 p, %r621, 0;
    vote.ballot.sync.b32 %r621, p, 0xffffffff;
    @!p not.b32 %r621, %r621;
}
	and.b32  	%r644, %r621, %r643;
	mov.u32 	%r626, 16;
	{
    .reg .pred p;
    and.b32 %r624, %r1451, %r626;    setp.ne.u32 p, %r624, 0;
    vote.ballot.sync.b32 %r624, p, 0xffffffff;
    @!p not.b32 %r624, %r624;
}
	and.b32  	%r645, %r624, %r644;
	mov.u32 	%r629, 32;
	{
    .reg .pred p;
    and.b32 %r627, %r1451, %r629;    setp.ne.u32 p, %r627, 0;
    vote.ballot.sync.b32 %r627, p, 0xffffffff;
    @!p not.b32 %r627, %r627;
}
	and.b32  	%r646, %r627, %r645;
	mov.u32 	%r632, 64;
	{
    .reg .pred p;
    and.b32 %r630, %r1451, %r632;    setp.ne.u32 p, %r630, 0;
    vote.ballot.sync.b32 %r630, p, 0xffffffff;
    @!p not.b32 %r630, %r630;
}
	and.b32  	%r647, %r630, %r646;
	mov.u32 	%r635, 128;
	{
    .reg .pred p;
    and.b32 %r633, %r1451, %r635;    setp.ne.u32 p, %r633, 0;
    vote.ballot.sync.b32 %r633, p, 0xffffffff;
    @!p not.b32 %r633, %r633;
}
	and.b32  	%r648, %r633, %r647;
	clz.b32 	%r649, %r648;
	sub.s32 	%r62, %r638, %r649;
	mov.u32 %r636, %lanemask_le;
	and.b32  	%r650, %r636, %r648;
	popc.b32 	%r63, %r650;
	setp.ne.s32 	%p87, %r224, %r62;
	mov.u32 	%r1510, %r1511;
	@%p87 bra 	$L__BB0_107;
	shr.u64 	%rd419, %rd484, %r204;
	cvt.u32.u64 	%r1472, %rd419;
	and.b32  	%r1471, %r1472, 255;
	shl.b32 	%r656, %r1471, 2;
	add.s32 	%r657, %r250, %r656;
	atom.shared.add.u32 	%r1510, [%r657], %r63;
$L__BB0_107:
	shr.u64 	%rd405, %rd485, %r204;
	cvt.u32.u64 	%r1454, %rd405;
	and.b32  	%r1453, %r1454, 255;
	mov.u32 	%r685, -1;
	shfl.sync.idx.b32 	%r686|%p88, %r1510, %r62, %r638, %r685;
	add.s32 	%r687, %r63, %r686;
	add.s32 	%r66, %r687, -1;
	{
    .reg .pred p;
    and.b32 %r658, %r1453, %r614;    setp.ne.u32 p, %r658, 0;
    vote.ballot.sync.b32 %r658, p, 0xffffffff;
    @!p not.b32 %r658, %r658;
}
	{
    .reg .pred p;
    and.b32 %r661, %r1453, %r617;    setp.ne.u32 p, %r661, 0;
    vote.ballot.sync.b32 %r661, p, 0xffffffff;
    @!p not.b32 %r661, %r661;
}
	and.b32  	%r688, %r661, %r658;
	{
    .reg .pred p;
    and.b32 %r664, %r1453, %r620;    setp.ne.u32 p, %r664, 0;
    vote.ballot.sync.b32 %r664, p, 0xffffffff;
    @!p not.b32 %r664, %r664;
}
	and.b32  	%r689, %r664, %r688;
	{
    .reg .pred p;
    and.b32 %r667, %r1453, %r623;    setp.ne.u32 p, %r667, 0;
    vote.ballot.sync.b32 %r667, p, 0xffffffff;
    @!p not.b32 %r667, %r667;
}
	and.b32  	%r690, %r667, %r689;
	{
    .reg .pred p;
    and.b32 %r670, %r1453, %r626;    setp.ne.u32 p, %r670, 0;
    vote.ballot.sync.b32 %r670, p, 0xffffffff;
    @!p not.b32 %r670, %r670;
}
	and.b32  	%r691, %r670, %r690;
	{
    .reg .pred p;
    and.b32 %r673, %r1453, %r629;    setp.ne.u32 p, %r673, 0;
    vote.ballot.sync.b32 %r673, p, 0xffffffff;
    @!p not.b32 %r673, %r673;
}
	and.b32  	%r692, %r673, %r691;
	{
    .reg .pred p;
    and.b32 %r676, %r1453, %r632;    setp.ne.u32 p, %r676, 0;
    vote.ballot.sync.b32 %r676, p, 0xffffffff;
    @!p not.b32 %r676, %r676;
}
	and.b32  	%r693, %r676, %r692;
	{
    .reg .pred p;
    and.b32 %r679, %r1453, %r635;    setp.ne.u32 p, %r679, 0;
    vote.ballot.sync.b32 %r679, p, 0xffffffff;
    @!p not.b32 %r679, %r679;
}
	and.b32  	%r694, %r679, %r693;
	clz.b32 	%r695, %r694;
	sub.s32 	%r67, %r638, %r695;
	mov.u32 %r682, %lanemask_le;
	and.b32  	%r696, %r682, %r694;
	popc.b32 	%r68, %r696;
	setp.ne.s32 	%p89, %r224, %r67;
	@%p89 bra 	$L__BB0_109;
	shr.u64 	%rd418, %rd485, %r204;
	cvt.u32.u64 	%r1470, %rd418;
	and.b32  	%r1469, %r1470, 255;
	shl.b32 	%r702, %r1469, 2;
	add.s32 	%r703, %r250, %r702;
	atom.shared.add.u32 	%r1511, [%r703], %r68;
$L__BB0_109:
	shr.u64 	%rd406, %rd486, %r204;
	cvt.u32.u64 	%r1456, %rd406;
	and.b32  	%r1455, %r1456, 255;
	mov.u32 	%r1513, 0;
	mov.u32 	%r730, 31;
	shfl.sync.idx.b32 	%r732|%p90, %r1511, %r67, %r730, %r685;
	add.s32 	%r733, %r68, %r732;
	add.s32 	%r71, %r733, -1;
	mov.u32 	%r706, 1;
	{
    .reg .pred p;
    and.b32 %r704, %r1455, %r706;    setp.ne.u32 p, %r704, 0;
    vote.ballot.sync.b32 %r704, p, 0xffffffff;
    @!p not.b32 %r704, %r704;
}
	mov.u32 	%r709, 2;
	{
    .reg .pred p;
    and.b32 %r707, %r1455, %r709;    setp.ne.u32 p, %r707, 0;
    vote.ballot.sync.b32 %r707, p, 0xffffffff;
    @!p not.b32 %r707, %r707;
}
	and.b32  	%r734, %r707, %r704;
	mov.u32 	%r712, 4;
	{
    .reg .pred p;
    and.b32 %r710, %r1455, %r712;    setp.ne.u32 p, %r710, 0;
    vote.ballot.sync.b32 %r710, p, 0xffffffff;
    @!p not.b32 %r710, %r710;
}
	and.b32  	%r735, %r710, %r734;
	mov.u32 	%r715, 8;
	{
    .reg .pred p;
    and.b32 %r713, %r1455, %r715;    setp.ne.u32 p, %r713, 0;
    vote.ballot.sync.b32 %r713, p, 0xffffffff;
    @!p not.b32 %r713, %r713;
}
	and.b32  	%r736, %r713, %r735;
	mov.u32 	%r718, 16;
	{
    .reg .pred p;
    and.b32 %r716, %r1455, %r718;    setp.ne.u32 p, %r716, 0;
    vote.ballot.sync.b32 %r716, p, 0xffffffff;
    @!p not.b32 %r716, %r716;
}
	and.b32  	%r737, %r716, %r736;
	mov.u32 	%r721, 32;
	{
    .reg .pred p;
    and.b32 %r719, %r1455, %r721;    setp.ne.u32 p, %r719, 0;
    vote.ballot.sync.b32 %r719, p, 0xffffffff;
    @!p not.b32 %r719, %r719;
}
	and.b32  	%r738, %r719, %r737;
	mov.u32 	%r724, 64;
	{
    .reg .pred p;
    and.b32 %r722, %r1455, %r724;    setp.ne.u32 p, %r722, 0;
    vote.ballot.sync.b32 %r722, p, 0xffffffff;
    @!p not.b32 %r722, %r722;
}
	and.b32  	%r739, %r722, %r738;
	mov.u32 	%r727, 128;
	{
    .reg .pred p;
    and.b32 %r725, %r1455, %r727;    setp.ne.u32 p, %r725, 0;
    vote.ballot.sync.b32 %r725, p, 0xffffffff;
    @!p not.b32 %r725, %r725;
}
	and.b32  	%r740, %r725, %r739;
	clz.b32 	%r741, %r740;
	sub.s32 	%r72, %r730, %r741;
	mov.u32 %r728, %lanemask_le;
	and.b32  	%r742, %r728, %r740;
	popc.b32 	%r73, %r742;
	setp.ne.s32 	%p91, %r224, %r72;
	mov.u32 	%r1512, %r1513;
	@%p91 bra 	$L__BB0_111;
	shr.u64 	%rd417, %rd486, %r204;
	cvt.u32.u64 	%r1468, %rd417;
	and.b32  	%r1467, %r1468, 255;
	shl.b32 	%r748, %r1467, 2;
	add.s32 	%r749, %r250, %r748;
	atom.shared.add.u32 	%r1512, [%r749], %r73;
$L__BB0_111:
	shr.u64 	%rd407, %rd487, %r204;
	cvt.u32.u64 	%r1458, %rd407;
	and.b32  	%r1457, %r1458, 255;
	mov.u32 	%r777, -1;
	shfl.sync.idx.b32 	%r778|%p92, %r1512, %r72, %r730, %r777;
	add.s32 	%r779, %r73, %r778;
	add.s32 	%r76, %r779, -1;
	{
    .reg .pred p;
    and.b32 %r750, %r1457, %r706;    setp.ne.u32 p, %r750, 0;
    vote.ballot.sync.b32 %r750, p, 0xffffffff;
    @!p not.b32 %r750, %r750;
}
	{
    .reg .pred p;
    and.b32 %r753, %r1457, %r709;    setp.ne.u32 p, %r753, 0;
    vote.ballot.sync.b32 %r753, p, 0xffffffff;
    @!p not.b32 %r753, %r753;
}
	and.b32  	%r780, %r753, %r750;
	{
    .reg .pred p;
    and.b32 %r756, %r1457, %r712;    setp.ne.u32 p, %r756, 0;
    vote.ballot.sync.b32 %r756, p, 0xffffffff;
    @!p not.b32 %r756, %r756;
}
	and.b32  	%r781, %r756, %r780;
	{
    .reg .pred p;
    and.b32 %r759, %r1457, %r715;    setp.ne.u32 p, %r759, 0;
    vote.ballot.sync.b32 %r759, p, 0xffffffff;
    @!p not.b32 %r759, %r759;
}
	and.b32  	%r782, %r759, %r781;
	{
    .reg .pred p;
    and.b32 %r762, %r1457, %r718;    setp.ne.u32 p, %r762, 0;
    vote.ballot.sync.b32 %r762, p, 0xffffffff;
    @!p not.b32 %r762, %r762;
}
	and.b32  	%r783, %r762, %r782;
	{
    .reg .pred p;
    and.b32 %r765, %r1457, %r721;    setp.ne.u32 p, %r765, 0;
    vote.ballot.sync.b32 %r765, p, 0xffffffff;
    @!p not.b32 %r765, %r765;
}
	and.b32  	%r784, %r765, %r783;
	{
    .reg .pred p;
    and.b32 %r768, %r1457, %r724;    setp.ne.u32 p, %r768, 0;
    vote.ballot.sync.b32 %r768, p, 0xffffffff;
    @!p not.b32 %r768, %r768;
}
	and.b32  	%r785, %r768, %r784;
	{
    .reg .pred p;
    and.b32 %r771, %r1457, %r727;    setp.ne.u32 p, %r771, 0;
    vote.ballot.sync.b32 %r771, p, 0xffffffff;
    @!p not.b32 %r771, %r771;
}
	and.b32  	%r786, %r771, %r785;
	clz.b32 	%r787, %r786;
	sub.s32 	%r77, %r730, %r787;
	mov.u32 %r774, %lanemask_le;
	and.b32  	%r788, %r774, %r786;
	popc.b32 	%r78, %r788;
	setp.ne.s32 	%p93, %r224, %r77;
	@%p93 bra 	$L__BB0_113;
	shr.u64 	%rd416, %rd487, %r204;
	cvt.u32.u64 	%r1466, %rd416;
	and.b32  	%r1465, %r1466, 255;
	shl.b32 	%r794, %r1465, 2;
	add.s32 	%r795, %r250, %r794;
	atom.shared.add.u32 	%r1513, [%r795], %r78;
$L__BB0_113:
	shr.u64 	%rd408, %rd488, %r204;
	cvt.u32.u64 	%r1460, %rd408;
	and.b32  	%r1459, %r1460, 255;
	mov.u32 	%r1515, 0;
	mov.u32 	%r822, 31;
	shfl.sync.idx.b32 	%r824|%p94, %r1513, %r77, %r822, %r777;
	add.s32 	%r825, %r78, %r824;
	add.s32 	%r81, %r825, -1;
	mov.u32 	%r798, 1;
	{
    .reg .pred p;
    and.b32 %r796, %r1459, %r798;    setp.ne.u32 p, %r796, 0;
    vote.ballot.sync.b32 %r796, p, 0xffffffff;
    @!p not.b32 %r796, %r796;
}
	mov.u32 	%r801, 2;
	{
    .reg .pred p;
    and.b32 %r799, %r1459, %r801;    setp.ne.u32 p, %r799, 0;
    vote.ballot.sync.b32 %r799, p, 0xffffffff;
    @!p not.b32 %r799, %r799;
}
	and.b32  	%r826, %r799, %r796;
	mov.u32 	%r804, 4;
	{
    .reg .pred p;
    and.b32 %r802, %r1459, %r804;    setp.ne.u32 p, %r802, 0;
    vote.ballot.sync.b32 %r802, p, 0xffffffff;
    @!p not.b32 %r802, %r802;
}
	and.b32  	%r827, %r802, %r826;
	mov.u32 	%r807, 8;
	{
    .reg .pred p;
    and.b32 %r805, %r1459, %r807;    setp.ne.u32 p, %r805, 0;
    vote.ballot.sync.b32 %r805, p, 0xffffffff;
    @!p not.b32 %r805, %r805;
}
	and.b32  	%r828, %r805, %r827;
	mov.u32 	%r810, 16;
	{
    .reg .pred p;
    and.b32 %r808, %r1459, %r810;    setp.ne.u32 p, %r808, 0;
    vote.ballot.sync.b32 %r808, p, 0xffffffff;
    @!p not.b32 %r808, %r808;
}
	and.b32  	%r829, %r808, %r828;
	mov.u32 	%r813, 32;
	{
    .reg .pred p;
    and.b32 %r811, %r1459, %r813;    setp.ne.u32 p, %r811, 0;
    vote.ballot.sync.b32 %r811, p, 0xffffffff;
    @!p not.b32 %r811, %r811;
}
	and.b32  	%r830, %r811, %r829;
	mov.u32 	%r816, 64;
	{
    .reg .pred p;
    and.b32 %r814, %r1459, %r816;    setp.ne.u32 p, %r814, 0;
    vote.ballot.sync.b32 %r814, p, 0xffffffff;
    @!p not.b32 %r814, %r814;
}
	and.b32  	%r831, %r814, %r830;
	mov.u32 	%r819, 128;
	{
    .reg .pred p;
    and.b32 %r817, %r1459, %r819;    setp.ne.u32 p, %r817, 0;
    vote.ballot.sync.b32 %r817, p, 0xffffffff;
    @!p not.b32 %r817, %r817;
}
	and.b32  	%r832, %r817, %r831;
	clz.b32 	%r833, %r832;
	sub.s32 	%r82, %r822, %r833;
	mov.u32 %r820, %lanemask_le;
	and.b32  	%r834, %r820, %r832;
	popc.b32 	%r83, %r834;
	setp.ne.s32 	%p95, %r224, %r82;
	mov.u32 	%r1514, %r1515;
	@%p95 bra 	$L__BB0_115;
	shr.u64 	%rd415, %rd488, %r204;
	cvt.u32.u64 	%r1464, %rd415;
	and.b32  	%r1463, %r1464, 255;
	shl.b32 	%r840, %r1463, 2;
	add.s32 	%r841, %r250, %r840;
	atom.shared.add.u32 	%r1514, [%r841], %r83;
$L__BB0_115:
	shr.u64 	%rd426, %rd489, %r204;
	cvt.u32.u64 	%r1486, %rd426;
	and.b32  	%r1485, %r1486, 255;
	mov.u32 	%r869, -1;
	shfl.sync.idx.b32 	%r870|%p96, %r1514, %r82, %r822, %r869;
	add.s32 	%r871, %r83, %r870;
	add.s32 	%r86, %r871, -1;
	{
    .reg .pred p;
    and.b32 %r842, %r1485, %r798;    setp.ne.u32 p, %r842, 0;
    vote.ballot.sync.b32 %r842, p, 0xffffffff;
    @!p not.b32 %r842, %r842;
}
	{
    .reg .pred p;
    and.b32 %r845, %r1485, %r801;    setp.ne.u32 p, %r845, 0;
    vote.ballot.sync.b32 %r845, p, 0xffffffff;
    @!p not.b32 %r845, %r845;
}
	and.b32  	%r872, %r845, %r842;
	{
    .reg .pred p;
    and.b32 %r848, %r1485, %r804;    setp.ne.u32 p, %r848, 0;
    vote.ballot.sync.b32 %r848, p, 0xffffffff;
    @!p not.b32 %r848, %r848;
}
	and.b32  	%r873, %r848, %r872;
	{
    .reg .pred p;
    and.b32 %r851, %r1485, %r807;    setp.ne.u32 p, %r851, 0;
    vote.ballot.sync.b32 %r851, p, 0xffffffff;
    @!p not.b32 %r851, %r851;
}
	and.b32  	%r874, %r851, %r873;
	{
    .reg .pred p;
    and.b32 %r854, %r1485, %r810;    setp.ne.u32 p, %r854, 0;
    vote.ballot.sync.b32 %r854, p, 0xffffffff;
    @!p not.b32 %r854, %r854;
}
	and.b32  	%r875, %r854, %r874;
	{
    .reg .pred p;
    and.b32 %r857, %r1485, %r813;    setp.ne.u32 p, %r857, 0;
    vote.ballot.sync.b32 %r857, p, 0xffffffff;
    @!p not.b32 %r857, %r857;
}
	and.b32  	%r876, %r857, %r875;
	{
    .reg .pred p;
    and.b32 %r860, %r1485, %r816;    setp.ne.u32 p, %r860, 0;
    vote.ballot.sync.b32 %r860, p, 0xffffffff;
    @!p not.b32 %r860, %r860;
}
	and.b32  	%r877, %r860, %r876;
	{
    .reg .pred p;
    and.b32 %r863, %r1485, %r819;    setp.ne.u32 p, %r863, 0;
    vote.ballot.sync.b32 %r863, p, 0xffffffff;
    @!p not.b32 %r863, %r863;
}
	and.b32  	%r878, %r863, %r877;
	clz.b32 	%r879, %r878;
	sub.s32 	%r87, %r822, %r879;
	mov.u32 %r866, %lanemask_le;
	and.b32  	%r880, %r866, %r878;
	popc.b32 	%r88, %r880;
	setp.ne.s32 	%p97, %r224, %r87;
	@%p97 bra 	$L__BB0_117;
	shr.u64 	%rd431, %rd489, %r204;
	cvt.u32.u64 	%r1496, %rd431;
	and.b32  	%r1495, %r1496, 255;
	shl.b32 	%r886, %r1495, 2;
	add.s32 	%r887, %r250, %r886;
	atom.shared.add.u32 	%r1515, [%r887], %r88;
$L__BB0_117:
	shr.u64 	%rd427, %rd490, %r204;
	cvt.u32.u64 	%r1488, %rd427;
	and.b32  	%r1487, %r1488, 255;
	mov.u32 	%r1517, 0;
	mov.u32 	%r914, 31;
	shfl.sync.idx.b32 	%r916|%p98, %r1515, %r87, %r914, %r869;
	add.s32 	%r917, %r88, %r916;
	add.s32 	%r91, %r917, -1;
	mov.u32 	%r890, 1;
	{
    .reg .pred p;
    and.b32 %r888, %r1487, %r890;    setp.ne.u32 p, %r888, 0;
    vote.ballot.sync.b32 %r888, p, 0xffffffff;
    @!p not.b32 %r888, %r888;
}
	mov.u32 	%r893, 2;
	{
    .reg .pred p;
    and.b32 %r891, %r1487, %r893;    setp.ne.u32 p, %r891, 0;
    vote.ballot.sync.b32 %r891, p, 0xffffffff;
    @!p not.b32 %r891, %r891;
}
	and.b32  	%r918, %r891, %r888;
	mov.u32 	%r896, 4;
	{
    .reg .pred p;
    and.b32 %r894, %r1487, %r896;    setp.ne.u32 p, %r894, 0;
    vote.ballot.sync.b32 %r894, p, 0xffffffff;
    @!p not.b32 %r894, %r894;
}
	and.b32  	%r919, %r894, %r918;
	mov.u32 	%r899, 8;
	{
    .reg .pred p;
    and.b32 %r897, %r1487, %r899;    setp.ne.u32 p, %r897, 0;
    vote.ballot.sync.b32 %r897, p, 0xffffffff;
    @!p not.b32 %r897, %r897;
}
	and.b32  	%r920, %r897, %r919;
	mov.u32 	%r902, 16;
	{
    .reg .pred p;
    and.b32 %r900, %r1487, %r902;    setp.ne.u32 p, %r900, 0;
    vote.ballot.sync.b32 %r900, p, 0xffffffff;
    @!p not.b32 %r900, %r900;
}
	and.b32  	%r921, %r900, %r920;
	mov.u32 	%r905, 32;
	{
    .reg .pred p;
    and.b32 %r903, %r1487, %r905;    setp.ne.u32 p, %r903, 0;
    vote.ballot.sync.b32 %r903, p, 0xffffffff;
    @!p not.b32 %r903, %r903;
}
	and.b32  	%r922, %r903, %r921;
	mov.u32 	%r908, 64;
	{
    .reg .pred p;
    and.b32 %r906, %r1487, %r908;    setp.ne.u32 p, %r906, 0;
    vote.ballot.sync.b32 %r906, p, 0xffffffff;
    @!p not.b32 %r906, %r906;
}
	and.b32  	%r923, %r906, %r922;
	mov.u32 	%r911, 128;
	{
    .reg .pred p;
    and.b32 %r909, %r1487, %r911;    setp.ne.u32 p, %r909, 0;
    vote.ballot.sync.b32 %r909, p, 0xffffffff;
    @!p not.b32 %r909, %r909;
}
	and.b32  	%r924, %r909, %r923;
	clz.b32 	%r925, %r924;
	sub.s32 	%r92, %r914, %r925;
	mov.u32 %r912, %lanemask_le;
	and.b32  	%r926, %r912, %r924;
	popc.b32 	%r93, %r926;
	setp.ne.s32 	%p99, %r224, %r92;
	mov.u32 	%r1516, %r1517;
	@%p99 bra 	$L__BB0_119;
	shr.u64 	%rd430, %rd490, %r204;
	cvt.u32.u64 	%r1494, %rd430;
	and.b32  	%r1493, %r1494, 255;
	shl.b32 	%r932, %r1493, 2;
	add.s32 	%r933, %r250, %r932;
	atom.shared.add.u32 	%r1516, [%r933], %r93;
$L__BB0_119:
	shr.u64 	%rd428, %rd491, %r204;
	cvt.u32.u64 	%r1490, %rd428;
	and.b32  	%r1489, %r1490, 255;
	mov.u32 	%r961, -1;
	shfl.sync.idx.b32 	%r962|%p100, %r1516, %r92, %r914, %r961;
	add.s32 	%r963, %r93, %r962;
	add.s32 	%r96, %r963, -1;
	{
    .reg .pred p;
    and.b32 %r934, %r1489, %r890;    setp.ne.u32 p, %r934, 0;
    vote.ballot.sync.b32 %r934, p, 0xffffffff;
    @!p not.b32 %r934, %r934;
}
	{
    .reg .pred p;
    and.b32 %r937, %r1489, %r893;    setp.ne.u32 p, %r937, 0;
    vote.ballot.sync.b32 %r937, p, 0xffffffff;
    @!p not.b32 %r937, %r937;
}
	and.b32  	%r964, %r937, %r934;
	{
    .reg .pred p;
    and.b32 %r940, %r1489, %r896;    setp.ne.u32 p, %r940, 0;
    vote.ballot.sync.b32 %r940, p, 0xffffffff;
    @!p not.b32 %r940, %r940;
}
	and.b32  	%r965, %r940, %r964;
	{
    .reg .pred p;
    and.b32 %r943, %r1489, %r899;    setp.ne.u32 p, %r943, 0;
    vote.ballot.sync.b32 %r943, p, 0xffffffff;
    @!p not.b32 %r943, %r943;
}
	and.b32  	%r966, %r943, %r965;
	{
    .reg .pred p;
    and.b32 %r946, %r1489, %r902;    setp.ne.u32 p, %r946, 0;
    vote.ballot.sync.b32 %r946, p, 0xffffffff;
    @!p not.b32 %r946, %r946;
}
	and.b32  	%r967, %r946, %r966;
	{
    .reg .pred p;
    and.b32 %r949, %r1489, %r905;    setp.ne.u32 p, %r949, 0;
    vote.ballot.sync.b32 %r949, p, 0xffffffff;
    @!p not.b32 %r949, %r949;
}
	and.b32  	%r968, %r949, %r967;
	{
    .reg .pred p;
    and.b32 %r952, %r1489, %r908;    setp.ne.u32 p, %r952, 0;
    vote.ballot.sync.b32 %r952, p, 0xffffffff;
    @!p not.b32 %r952, %r952;
}
	and.b32  	%r969, %r952, %r968;
	{
    .reg .pred p;
    and.b32 %r955, %r1489, %r911;    setp.ne.u32 p, %r955, 0;
    vote.ballot.sync.b32 %r955, p, 0xffffffff;
    @!p not.b32 %r955, %r955;
}
	and.b32  	%r970, %r955, %r969;
	clz.b32 	%r971, %r970;
	sub.s32 	%r97, %r914, %r971;
	mov.u32 %r958, %lanemask_le;
	and.b32  	%r972, %r958, %r970;
	popc.b32 	%r98, %r972;
	setp.ne.s32 	%p101, %r224, %r97;
	@%p101 bra 	$L__BB0_121;
	shr.u64 	%rd429, %rd491, %r204;
	cvt.u32.u64 	%r1492, %rd429;
	and.b32  	%r1491, %r1492, 255;
	shl.b32 	%r978, %r1491, 2;
	add.s32 	%r979, %r250, %r978;
	atom.shared.add.u32 	%r1517, [%r979], %r98;
$L__BB0_121:
	setp.gt.s32 	%p172, %r2, 255;
	mov.u32 	%r981, 31;
	shfl.sync.idx.b32 	%r983|%p103, %r1517, %r97, %r981, %r961;
	add.s32 	%r984, %r983, %r98;
	add.s32 	%r101, %r984, -1;
	bar.sync 	0;
	shl.b32 	%r985, %r46, 3;
	add.s32 	%r987, %r249, %r985;
	st.shared.u64 	[%r987], %rd480;
	shl.b32 	%r988, %r51, 3;
	add.s32 	%r989, %r249, %r988;
	st.shared.u64 	[%r989], %rd481;
	shl.b32 	%r990, %r56, 3;
	add.s32 	%r991, %r249, %r990;
	st.shared.u64 	[%r991], %rd482;
	shl.b32 	%r992, %r61, 3;
	add.s32 	%r993, %r249, %r992;
	st.shared.u64 	[%r993], %rd483;
	shl.b32 	%r994, %r66, 3;
	add.s32 	%r995, %r249, %r994;
	st.shared.u64 	[%r995], %rd484;
	shl.b32 	%r996, %r71, 3;
	add.s32 	%r997, %r249, %r996;
	st.shared.u64 	[%r997], %rd485;
	shl.b32 	%r998, %r76, 3;
	add.s32 	%r999, %r249, %r998;
	st.shared.u64 	[%r999], %rd486;
	shl.b32 	%r1000, %r81, 3;
	add.s32 	%r1001, %r249, %r1000;
	st.shared.u64 	[%r1001], %rd487;
	shl.b32 	%r1002, %r86, 3;
	add.s32 	%r1003, %r249, %r1002;
	st.shared.u64 	[%r1003], %rd488;
	shl.b32 	%r1004, %r91, 3;
	add.s32 	%r1005, %r249, %r1004;
	st.shared.u64 	[%r1005], %rd489;
	shl.b32 	%r1006, %r96, 3;
	add.s32 	%r1007, %r249, %r1006;
	st.shared.u64 	[%r1007], %rd490;
	shl.b32 	%r1008, %r984, 3;
	add.s32 	%r1009, %r249, %r1008;
	st.shared.u64 	[%r1009+-8], %rd491;
	@%p172 bra 	$L__BB0_129;
	ld.param.u64 	%rd412, [gs_cub_places_64_param_0+40];
	cvta.to.global.u64 	%rd229, %rd412;
	mul.wide.s32 	%rd230, %r2, 4;
	add.s64 	%rd231, %rd229, %rd230;
	ld.global.u32 	%r1010, [%rd231];
	sub.s32 	%r1011, %r1010, %r41;
	st.shared.u32 	[%r37+36864], %r1011;
	setp.lt.s32 	%p104, %r3, 1;
	mov.u32 	%r1520, %r1505;
	@%p104 bra 	$L__BB0_128;
	mov.u32 	%r1519, -1;
	mov.u32 	%r1518, %r3;
	mov.u32 	%r1520, %r1505;
$L__BB0_124:
	shl.b32 	%r1015, %r1518, 8;
	add.s32 	%r1016, %r1015, %r2;
	add.s32 	%r1017, %r1016, -256;
	mul.wide.s32 	%rd232, %r1017, 4;
	add.s64 	%rd143, %rd5, %rd232;
$L__BB0_125:
	membar.cta;
	ld.volatile.global.u32 	%r107, [%rd143];
	setp.eq.s32 	%p105, %r107, 0;
	@%p105 bra 	$L__BB0_125;
	and.b32  	%r1018, %r107, 1073741823;
	add.s32 	%r1520, %r1018, %r1520;
	setp.gt.s32 	%p106, %r107, -1;
	vote.sync.ballot.b32 	%r1519, %p106, %r1519;
	setp.lt.s32 	%p107, %r107, 0;
	@%p107 bra 	$L__BB0_128;
	add.s32 	%r111, %r1518, -1;
	setp.gt.s32 	%p108, %r1518, 1;
	mov.u32 	%r1518, %r111;
	@%p108 bra 	$L__BB0_124;
$L__BB0_128:
	shl.b32 	%r1462, %r3, 8;
	add.s32 	%r1461, %r1462, %r2;
	mul.wide.s32 	%rd414, %r1461, 4;
	add.s64 	%rd413, %rd5, %rd414;
	or.b32  	%r1019, %r1520, -2147483648;
	st.volatile.global.u32 	[%rd413], %r1019;
	ld.shared.u32 	%r1020, [%r37+36864];
	sub.s32 	%r1021, %r1520, %r1505;
	add.s32 	%r1022, %r1021, %r1020;
	st.shared.u32 	[%r37+36864], %r1022;
$L__BB0_129:
	cvt.u64.u32 	%rd410, %r204;
	ld.param.u64 	%rd409, [gs_cub_places_64_param_0+32];
	bar.sync 	0;
	shl.b32 	%r1024, %r2, 3;
	add.s32 	%r113, %r249, %r1024;
	ld.shared.u64 	%rd144, [%r113];
	cvt.u32.u64 	%r1026, %rd410;
	shr.u64 	%rd233, %rd144, %r1026;
	cvt.u32.u64 	%r1027, %rd233;
	shl.b32 	%r1028, %r1027, 2;
	and.b32  	%r1029, %r1028, 1020;
	add.s32 	%r1030, %r249, %r1029;
	ld.shared.u32 	%r1031, [%r1030+36864];
	add.s32 	%r114, %r1031, %r2;
	setp.eq.s64 	%p109, %rd409, 0;
	@%p109 bra 	$L__BB0_131;
	ld.shared.u64 	%rd234, [%r113+3072];
	shr.u64 	%rd235, %rd234, %r1026;
	cvt.u32.u64 	%r1034, %rd235;
	shl.b32 	%r1035, %r1034, 2;
	and.b32  	%r1036, %r1035, 1020;
	add.s32 	%r1038, %r249, 36864;
	add.s32 	%r1039, %r1038, %r1036;
	ld.shared.u32 	%r1040, [%r1039];
	add.s32 	%r1041, %r1040, %r2;
	add.s32 	%r1531, %r1041, 384;
	ld.shared.u64 	%rd236, [%r113+6144];
	shr.u64 	%rd237, %rd236, %r1026;
	cvt.u32.u64 	%r1042, %rd237;
	shl.b32 	%r1043, %r1042, 2;
	and.b32  	%r1044, %r1043, 1020;
	add.s32 	%r1045, %r1038, %r1044;
	ld.shared.u32 	%r1046, [%r1045];
	add.s32 	%r1047, %r1046, %r2;
	add.s32 	%r1530, %r1047, 768;
	ld.shared.u64 	%rd238, [%r113+9216];
	shr.u64 	%rd239, %rd238, %r1026;
	cvt.u32.u64 	%r1048, %rd239;
	shl.b32 	%r1049, %r1048, 2;
	and.b32  	%r1050, %r1049, 1020;
	add.s32 	%r1051, %r1038, %r1050;
	ld.shared.u32 	%r1052, [%r1051];
	add.s32 	%r1053, %r1052, %r2;
	add.s32 	%r1529, %r1053, 1152;
	ld.shared.u64 	%rd240, [%r113+12288];
	shr.u64 	%rd241, %rd240, %r1026;
	cvt.u32.u64 	%r1054, %rd241;
	shl.b32 	%r1055, %r1054, 2;
	and.b32  	%r1056, %r1055, 1020;
	add.s32 	%r1057, %r1038, %r1056;
	ld.shared.u32 	%r1058, [%r1057];
	add.s32 	%r1059, %r1058, %r2;
	add.s32 	%r1528, %r1059, 1536;
	ld.shared.u64 	%rd242, [%r113+15360];
	shr.u64 	%rd243, %rd242, %r1026;
	cvt.u32.u64 	%r1060, %rd243;
	shl.b32 	%r1061, %r1060, 2;
	and.b32  	%r1062, %r1061, 1020;
	add.s32 	%r1063, %r1038, %r1062;
	ld.shared.u32 	%r1064, [%r1063];
	add.s32 	%r1065, %r1064, %r2;
	add.s32 	%r1527, %r1065, 1920;
	ld.shared.u64 	%rd244, [%r113+18432];
	shr.u64 	%rd245, %rd244, %r1026;
	cvt.u32.u64 	%r1066, %rd245;
	shl.b32 	%r1067, %r1066, 2;
	and.b32  	%r1068, %r1067, 1020;
	add.s32 	%r1069, %r1038, %r1068;
	ld.shared.u32 	%r1070, [%r1069];
	add.s32 	%r1071, %r1070, %r2;
	add.s32 	%r1526, %r1071, 2304;
	ld.shared.u64 	%rd246, [%r113+21504];
	shr.u64 	%rd247, %rd246, %r1026;
	cvt.u32.u64 	%r1072, %rd247;
	shl.b32 	%r1073, %r1072, 2;
	and.b32  	%r1074, %r1073, 1020;
	add.s32 	%r1075, %r1038, %r1074;
	ld.shared.u32 	%r1076, [%r1075];
	add.s32 	%r1077, %r1076, %r2;
	add.s32 	%r1525, %r1077, 2688;
	ld.shared.u64 	%rd248, [%r113+24576];
	shr.u64 	%rd249, %rd248, %r1026;
	cvt.u32.u64 	%r1078, %rd249;
	shl.b32 	%r1079, %r1078, 2;
	and.b32  	%r1080, %r1079, 1020;
	add.s32 	%r1081, %r1038, %r1080;
	ld.shared.u32 	%r1082, [%r1081];
	add.s32 	%r1083, %r1082, %r2;
	add.s32 	%r1524, %r1083, 3072;
	ld.shared.u64 	%rd250, [%r113+27648];
	shr.u64 	%rd251, %rd250, %r1026;
	cvt.u32.u64 	%r1084, %rd251;
	shl.b32 	%r1085, %r1084, 2;
	and.b32  	%r1086, %r1085, 1020;
	add.s32 	%r1087, %r1038, %r1086;
	ld.shared.u32 	%r1088, [%r1087];
	add.s32 	%r1089, %r1088, %r2;
	add.s32 	%r1523, %r1089, 3456;
	ld.shared.u64 	%rd252, [%r113+30720];
	shr.u64 	%rd253, %rd252, %r1026;
	cvt.u32.u64 	%r1090, %rd253;
	shl.b32 	%r1091, %r1090, 2;
	and.b32  	%r1092, %r1091, 1020;
	add.s32 	%r1093, %r1038, %r1092;
	ld.shared.u32 	%r1094, [%r1093];
	add.s32 	%r1095, %r1094, %r2;
	add.s32 	%r1522, %r1095, 3840;
	ld.shared.u64 	%rd254, [%r113+33792];
	shr.u64 	%rd255, %rd254, %r1026;
	cvt.u32.u64 	%r1096, %rd255;
	shl.b32 	%r1097, %r1096, 2;
	and.b32  	%r1098, %r1097, 1020;
	add.s32 	%r1099, %r1038, %r1098;
	ld.shared.u32 	%r1100, [%r1099];
	add.s32 	%r1101, %r1100, %r2;
	add.s32 	%r1532, %r1101, 4224;
	bra.uni 	$L__BB0_155;
$L__BB0_131:
	setp.ge.s32 	%p110, %r2, %r5;
	@%p110 bra 	$L__BB0_133;
	mul.wide.u32 	%rd256, %r114, 8;
	add.s64 	%rd257, %rd1, %rd256;
	st.global.u64 	[%rd257], %rd144;
$L__BB0_133:
	add.s32 	%r1104, %r2, 384;
	ld.shared.u64 	%rd145, [%r113+3072];
	shr.u64 	%rd258, %rd145, %r1026;
	cvt.u32.u64 	%r1106, %rd258;
	shl.b32 	%r1107, %r1106, 2;
	and.b32  	%r1108, %r1107, 1020;
	add.s32 	%r1110, %r249, %r1108;
	ld.shared.u32 	%r1111, [%r1110+36864];
	add.s32 	%r1531, %r1111, %r1104;
	setp.ge.s32 	%p111, %r1104, %r5;
	@%p111 bra 	$L__BB0_135;
	mul.wide.u32 	%rd259, %r1531, 8;
	add.s64 	%rd260, %rd1, %rd259;
	st.global.u64 	[%rd260], %rd145;
$L__BB0_135:
	add.s32 	%r1113, %r2, 768;
	ld.shared.u64 	%rd146, [%r113+6144];
	shr.u64 	%rd261, %rd146, %r1026;
	cvt.u32.u64 	%r1115, %rd261;
	shl.b32 	%r1116, %r1115, 2;
	and.b32  	%r1117, %r1116, 1020;
	add.s32 	%r1119, %r249, %r1117;
	ld.shared.u32 	%r1120, [%r1119+36864];
	add.s32 	%r1530, %r1120, %r1113;
	setp.ge.s32 	%p112, %r1113, %r5;
	@%p112 bra 	$L__BB0_137;
	mul.wide.u32 	%rd262, %r1530, 8;
	add.s64 	%rd263, %rd1, %rd262;
	st.global.u64 	[%rd263], %rd146;
$L__BB0_137:
	add.s32 	%r1122, %r2, 1152;
	ld.shared.u64 	%rd147, [%r113+9216];
	shr.u64 	%rd264, %rd147, %r1026;
	cvt.u32.u64 	%r1124, %rd264;
	shl.b32 	%r1125, %r1124, 2;
	and.b32  	%r1126, %r1125, 1020;
	add.s32 	%r1128, %r249, %r1126;
	ld.shared.u32 	%r1129, [%r1128+36864];
	add.s32 	%r1529, %r1129, %r1122;
	setp.ge.s32 	%p113, %r1122, %r5;
	@%p113 bra 	$L__BB0_139;
	mul.wide.u32 	%rd265, %r1529, 8;
	add.s64 	%rd266, %rd1, %rd265;
	st.global.u64 	[%rd266], %rd147;
$L__BB0_139:
	add.s32 	%r1131, %r2, 1536;
	ld.shared.u64 	%rd148, [%r113+12288];
	shr.u64 	%rd267, %rd148, %r1026;
	cvt.u32.u64 	%r1133, %rd267;
	shl.b32 	%r1134, %r1133, 2;
	and.b32  	%r1135, %r1134, 1020;
	add.s32 	%r1137, %r249, %r1135;
	ld.shared.u32 	%r1138, [%r1137+36864];
	add.s32 	%r1528, %r1138, %r1131;
	setp.ge.s32 	%p114, %r1131, %r5;
	@%p114 bra 	$L__BB0_141;
	mul.wide.u32 	%rd268, %r1528, 8;
	add.s64 	%rd269, %rd1, %rd268;
	st.global.u64 	[%rd269], %rd148;
$L__BB0_141:
	add.s32 	%r1140, %r2, 1920;
	ld.shared.u64 	%rd149, [%r113+15360];
	shr.u64 	%rd270, %rd149, %r1026;
	cvt.u32.u64 	%r1142, %rd270;
	shl.b32 	%r1143, %r1142, 2;
	and.b32  	%r1144, %r1143, 1020;
	add.s32 	%r1146, %r249, %r1144;
	ld.shared.u32 	%r1147, [%r1146+36864];
	add.s32 	%r1527, %r1147, %r1140;
	setp.ge.s32 	%p115, %r1140, %r5;
	@%p115 bra 	$L__BB0_143;
	mul.wide.u32 	%rd271, %r1527, 8;
	add.s64 	%rd272, %rd1, %rd271;
	st.global.u64 	[%rd272], %rd149;
$L__BB0_143:
	add.s32 	%r1149, %r2, 2304;
	ld.shared.u64 	%rd150, [%r113+18432];
	shr.u64 	%rd273, %rd150, %r1026;
	cvt.u32.u64 	%r1151, %rd273;
	shl.b32 	%r1152, %r1151, 2;
	and.b32  	%r1153, %r1152, 1020;
	add.s32 	%r1155, %r249, %r1153;
	ld.shared.u32 	%r1156, [%r1155+36864];
	add.s32 	%r1526, %r1156, %r1149;
	setp.ge.s32 	%p116, %r1149, %r5;
	@%p116 bra 	$L__BB0_145;
	mul.wide.u32 	%rd274, %r1526, 8;
	add.s64 	%rd275, %rd1, %rd274;
	st.global.u64 	[%rd275], %rd150;
$L__BB0_145:
	add.s32 	%r1158, %r2, 2688;
	ld.shared.u64 	%rd151, [%r113+21504];
	shr.u64 	%rd276, %rd151, %r1026;
	cvt.u32.u64 	%r1160, %rd276;
	shl.b32 	%r1161, %r1160, 2;
	and.b32  	%r1162, %r1161, 1020;
	add.s32 	%r1164, %r249, %r1162;
	ld.shared.u32 	%r1165, [%r1164+36864];
	add.s32 	%r1525, %r1165, %r1158;
	setp.ge.s32 	%p117, %r1158, %r5;
	@%p117 bra 	$L__BB0_147;
	mul.wide.u32 	%rd277, %r1525, 8;
	add.s64 	%rd278, %rd1, %rd277;
	st.global.u64 	[%rd278], %rd151;
$L__BB0_147:
	add.s32 	%r1167, %r2, 3072;
	ld.shared.u64 	%rd152, [%r113+24576];
	shr.u64 	%rd279, %rd152, %r1026;
	cvt.u32.u64 	%r1169, %rd279;
	shl.b32 	%r1170, %r1169, 2;
	and.b32  	%r1171, %r1170, 1020;
	add.s32 	%r1173, %r249, %r1171;
	ld.shared.u32 	%r1174, [%r1173+36864];
	add.s32 	%r1524, %r1174, %r1167;
	setp.ge.s32 	%p118, %r1167, %r5;
	@%p118 bra 	$L__BB0_149;
	mul.wide.u32 	%rd280, %r1524, 8;
	add.s64 	%rd281, %rd1, %rd280;
	st.global.u64 	[%rd281], %rd152;
$L__BB0_149:
	add.s32 	%r1176, %r2, 3456;
	ld.shared.u64 	%rd153, [%r113+27648];
	shr.u64 	%rd282, %rd153, %r1026;
	cvt.u32.u64 	%r1178, %rd282;
	shl.b32 	%r1179, %r1178, 2;
	and.b32  	%r1180, %r1179, 1020;
	add.s32 	%r1182, %r249, %r1180;
	ld.shared.u32 	%r1183, [%r1182+36864];
	add.s32 	%r1523, %r1183, %r1176;
	setp.ge.s32 	%p119, %r1176, %r5;
	@%p119 bra 	$L__BB0_151;
	mul.wide.u32 	%rd283, %r1523, 8;
	add.s64 	%rd284, %rd1, %rd283;
	st.global.u64 	[%rd284], %rd153;
$L__BB0_151:
	add.s32 	%r1185, %r2, 3840;
	ld.shared.u64 	%rd154, [%r113+30720];
	shr.u64 	%rd285, %rd154, %r1026;
	cvt.u32.u64 	%r1187, %rd285;
	shl.b32 	%r1188, %r1187, 2;
	and.b32  	%r1189, %r1188, 1020;
	add.s32 	%r1191, %r249, %r1189;
	ld.shared.u32 	%r1192, [%r1191+36864];
	add.s32 	%r1522, %r1192, %r1185;
	setp.ge.s32 	%p120, %r1185, %r5;
	@%p120 bra 	$L__BB0_153;
	mul.wide.u32 	%rd286, %r1522, 8;
	add.s64 	%rd287, %rd1, %rd286;
	st.global.u64 	[%rd287], %rd154;
$L__BB0_153:
	add.s32 	%r1194, %r2, 4224;
	ld.shared.u64 	%rd155, [%r113+33792];
	shr.u64 	%rd288, %rd155, %r1026;
	cvt.u32.u64 	%r1196, %rd288;
	shl.b32 	%r1197, %r1196, 2;
	and.b32  	%r1198, %r1197, 1020;
	add.s32 	%r1200, %r249, %r1198;
	ld.shared.u32 	%r1201, [%r1200+36864];
	add.s32 	%r1532, %r1201, %r1194;
	setp.ge.s32 	%p121, %r1194, %r5;
	@%p121 bra 	$L__BB0_155;
	mul.wide.u32 	%rd289, %r1532, 8;
	add.s64 	%rd290, %rd1, %rd289;
	st.global.u64 	[%rd290], %rd155;
$L__BB0_155:
	cvt.s64.s32 	%rd157, %r4;
	setp.eq.s64 	%p122, %rd160, 0;
	@%p122 bra 	$L__BB0_158;
	setp.ge.s32 	%p123, %r6, %r5;
	mov.u32 	%r1533, 0;
	@%p123 bra 	$L__BB0_159;
	cvt.s64.s32 	%rd411, %r6;
	add.s64 	%rd293, %rd411, %rd157;
	shl.b64 	%rd294, %rd293, 2;
	add.s64 	%rd291, %rd160, %rd294;
	ld.global.cs.u32 %r1533, [%rd291];
	bra.uni 	$L__BB0_159;
$L__BB0_158:
	add.s32 	%r1533, %r6, %r4;
$L__BB0_159:
	add.s32 	%r153, %r6, 32;
	@%p122 bra 	$L__BB0_162;
	setp.ge.s32 	%p125, %r153, %r5;
	mov.u32 	%r1534, 0;
	@%p125 bra 	$L__BB0_163;
	cvt.s64.s32 	%rd296, %r153;
	add.s64 	%rd297, %rd296, %rd157;
	shl.b64 	%rd298, %rd297, 2;
	add.s64 	%rd295, %rd160, %rd298;
	ld.global.cs.u32 %r1534, [%rd295];
	bra.uni 	$L__BB0_163;
$L__BB0_162:
	add.s32 	%r1534, %r153, %r4;
$L__BB0_163:
	add.s32 	%r157, %r6, 64;
	@%p122 bra 	$L__BB0_166;
	setp.ge.s32 	%p127, %r157, %r5;
	mov.u32 	%r1535, 0;
	@%p127 bra 	$L__BB0_167;
	cvt.s64.s32 	%rd300, %r157;
	add.s64 	%rd301, %rd300, %rd157;
	shl.b64 	%rd302, %rd301, 2;
	add.s64 	%rd299, %rd160, %rd302;
	ld.global.cs.u32 %r1535, [%rd299];
	bra.uni 	$L__BB0_167;
$L__BB0_166:
	add.s32 	%r1535, %r157, %r4;
$L__BB0_167:
	add.s32 	%r161, %r6, 96;
	@%p122 bra 	$L__BB0_170;
	setp.ge.s32 	%p129, %r161, %r5;
	mov.u32 	%r1536, 0;
	@%p129 bra 	$L__BB0_171;
	cvt.s64.s32 	%rd304, %r161;
	add.s64 	%rd305, %rd304, %rd157;
	shl.b64 	%rd306, %rd305, 2;
	add.s64 	%rd303, %rd160, %rd306;
	ld.global.cs.u32 %r1536, [%rd303];
	bra.uni 	$L__BB0_171;
$L__BB0_170:
	add.s32 	%r1536, %r161, %r4;
$L__BB0_171:
	add.s32 	%r165, %r6, 128;
	@%p122 bra 	$L__BB0_174;
	setp.ge.s32 	%p131, %r165, %r5;
	mov.u32 	%r1537, 0;
	@%p131 bra 	$L__BB0_175;
	cvt.s64.s32 	%rd308, %r165;
	add.s64 	%rd309, %rd308, %rd157;
	shl.b64 	%rd310, %rd309, 2;
	add.s64 	%rd307, %rd160, %rd310;
	ld.global.cs.u32 %r1537, [%rd307];
	bra.uni 	$L__BB0_175;
$L__BB0_174:
	add.s32 	%r1537, %r165, %r4;
$L__BB0_175:
	add.s32 	%r169, %r6, 160;
	@%p122 bra 	$L__BB0_178;
	setp.ge.s32 	%p133, %r169, %r5;
	mov.u32 	%r1538, 0;
	@%p133 bra 	$L__BB0_179;
	cvt.s64.s32 	%rd312, %r169;
	add.s64 	%rd313, %rd312, %rd157;
	shl.b64 	%rd314, %rd313, 2;
	add.s64 	%rd311, %rd160, %rd314;
	ld.global.cs.u32 %r1538, [%rd311];
	bra.uni 	$L__BB0_179;
$L__BB0_178:
	add.s32 	%r1538, %r169, %r4;
$L__BB0_179:
	add.s32 	%r173, %r6, 192;
	@%p122 bra 	$L__BB0_182;
	setp.ge.s32 	%p135, %r173, %r5;
	mov.u32 	%r1539, 0;
	@%p135 bra 	$L__BB0_183;
	cvt.s64.s32 	%rd316, %r173;
	add.s64 	%rd317, %rd316, %rd157;
	shl.b64 	%rd318, %rd317, 2;
	add.s64 	%rd315, %rd160, %rd318;
	ld.global.cs.u32 %r1539, [%rd315];
	bra.uni 	$L__BB0_183;
$L__BB0_182:
	add.s32 	%r1539, %r173, %r4;
$L__BB0_183:
	add.s32 	%r177, %r6, 224;
	@%p122 bra 	$L__BB0_186;
	setp.ge.s32 	%p137, %r177, %r5;
	mov.u32 	%r1540, 0;
	@%p137 bra 	$L__BB0_187;
	cvt.s64.s32 	%rd320, %r177;
	add.s64 	%rd321, %rd320, %rd157;
	shl.b64 	%rd322, %rd321, 2;
	add.s64 	%rd319, %rd160, %rd322;
	ld.global.cs.u32 %r1540, [%rd319];
	bra.uni 	$L__BB0_187;
$L__BB0_186:
	add.s32 	%r1540, %r177, %r4;
$L__BB0_187:
	add.s32 	%r181, %r6, 256;
	@%p122 bra 	$L__BB0_190;
	setp.ge.s32 	%p139, %r181, %r5;
	mov.u32 	%r1541, 0;
	@%p139 bra 	$L__BB0_191;
	cvt.s64.s32 	%rd324, %r181;
	add.s64 	%rd325, %rd324, %rd157;
	shl.b64 	%rd326, %rd325, 2;
	add.s64 	%rd323, %rd160, %rd326;
	ld.global.cs.u32 %r1541, [%rd323];
	bra.uni 	$L__BB0_191;
$L__BB0_190:
	add.s32 	%r1541, %r181, %r4;
$L__BB0_191:
	add.s32 	%r185, %r6, 288;
	@%p122 bra 	$L__BB0_194;
	setp.ge.s32 	%p141, %r185, %r5;
	mov.u32 	%r1542, 0;
	@%p141 bra 	$L__BB0_195;
	cvt.s64.s32 	%rd328, %r185;
	add.s64 	%rd329, %rd328, %rd157;
	shl.b64 	%rd330, %rd329, 2;
	add.s64 	%rd327, %rd160, %rd330;
	ld.global.cs.u32 %r1542, [%rd327];
	bra.uni 	$L__BB0_195;
$L__BB0_194:
	add.s32 	%r1542, %r185, %r4;
$L__BB0_195:
	@%p122 bra 	$L__BB0_198;
	add.s32 	%r1232, %r6, 320;
	setp.ge.s32 	%p143, %r1232, %r5;
	mov.u32 	%r1543, 0;
	@%p143 bra 	$L__BB0_199;
	cvt.s64.s32 	%rd332, %r1232;
	add.s64 	%rd334, %rd332, %rd157;
	shl.b64 	%rd335, %rd334, 2;
	add.s64 	%rd331, %rd160, %rd335;
	ld.global.cs.u32 %r1543, [%rd331];
	bra.uni 	$L__BB0_199;
$L__BB0_198:
	add.s32 	%r1245, %r6, %r4;
	add.s32 	%r1543, %r1245, 320;
$L__BB0_199:
	@%p122 bra 	$L__BB0_202;
	add.s32 	%r1252, %r6, 352;
	setp.ge.s32 	%p145, %r1252, %r5;
	mov.u32 	%r1544, 0;
	@%p145 bra 	$L__BB0_203;
	cvt.s64.s32 	%rd337, %r1252;
	add.s64 	%rd339, %rd337, %rd157;
	shl.b64 	%rd340, %rd339, 2;
	add.s64 	%rd336, %rd160, %rd340;
	ld.global.cs.u32 %r1544, [%rd336];
	bra.uni 	$L__BB0_203;
$L__BB0_202:
	add.s32 	%r1265, %r6, %r4;
	add.s32 	%r1544, %r1265, 352;
$L__BB0_203:
	bar.sync 	0;
	shl.b32 	%r1266, %r46, 2;
	add.s32 	%r1268, %r249, %r1266;
	st.shared.u32 	[%r1268], %r1533;
	shl.b32 	%r1269, %r51, 2;
	add.s32 	%r1270, %r249, %r1269;
	st.shared.u32 	[%r1270], %r1534;
	shl.b32 	%r1271, %r56, 2;
	add.s32 	%r1272, %r249, %r1271;
	st.shared.u32 	[%r1272], %r1535;
	shl.b32 	%r1273, %r61, 2;
	add.s32 	%r1274, %r249, %r1273;
	st.shared.u32 	[%r1274], %r1536;
	shl.b32 	%r1275, %r66, 2;
	add.s32 	%r1276, %r249, %r1275;
	st.shared.u32 	[%r1276], %r1537;
	shl.b32 	%r1277, %r71, 2;
	add.s32 	%r1278, %r249, %r1277;
	st.shared.u32 	[%r1278], %r1538;
	shl.b32 	%r1279, %r76, 2;
	add.s32 	%r1280, %r249, %r1279;
	st.shared.u32 	[%r1280], %r1539;
	shl.b32 	%r1281, %r81, 2;
	add.s32 	%r1282, %r249, %r1281;
	st.shared.u32 	[%r1282], %r1540;
	shl.b32 	%r1283, %r86, 2;
	add.s32 	%r1284, %r249, %r1283;
	st.shared.u32 	[%r1284], %r1541;
	shl.b32 	%r1285, %r91, 2;
	add.s32 	%r1286, %r249, %r1285;
	st.shared.u32 	[%r1286], %r1542;
	shl.b32 	%r1287, %r96, 2;
	add.s32 	%r1288, %r249, %r1287;
	st.shared.u32 	[%r1288], %r1543;
	shl.b32 	%r1289, %r101, 2;
	add.s32 	%r1290, %r249, %r1289;
	st.shared.u32 	[%r1290], %r1544;
	bar.sync 	0;
	@%p109 bra 	$L__BB0_228;
	setp.ge.s32 	%p147, %r2, %r5;
	@%p147 bra 	$L__BB0_206;
	ld.shared.u32 	%rd341, [%r37];
	mul.wide.u32 	%rd342, %r114, 8;
	add.s64 	%rd343, %rd4, %rd342;
	st.global.u64 	[%rd343], %rd341;
$L__BB0_206:
	add.s32 	%r1297, %r2, 384;
	setp.ge.s32 	%p148, %r1297, %r5;
	@%p148 bra 	$L__BB0_208;
	ld.shared.u32 	%rd344, [%r37+1536];
	mul.wide.u32 	%rd345, %r1531, 8;
	add.s64 	%rd346, %rd4, %rd345;
	st.global.u64 	[%rd346], %rd344;
$L__BB0_208:
	add.s32 	%r1303, %r2, 768;
	setp.ge.s32 	%p149, %r1303, %r5;
	@%p149 bra 	$L__BB0_210;
	ld.shared.u32 	%rd347, [%r37+3072];
	mul.wide.u32 	%rd348, %r1530, 8;
	add.s64 	%rd349, %rd4, %rd348;
	st.global.u64 	[%rd349], %rd347;
$L__BB0_210:
	add.s32 	%r1309, %r2, 1152;
	setp.ge.s32 	%p150, %r1309, %r5;
	@%p150 bra 	$L__BB0_212;
	ld.shared.u32 	%rd350, [%r37+4608];
	mul.wide.u32 	%rd351, %r1529, 8;
	add.s64 	%rd352, %rd4, %rd351;
	st.global.u64 	[%rd352], %rd350;
$L__BB0_212:
	add.s32 	%r1315, %r2, 1536;
	setp.ge.s32 	%p151, %r1315, %r5;
	@%p151 bra 	$L__BB0_214;
	ld.shared.u32 	%rd353, [%r37+6144];
	mul.wide.u32 	%rd354, %r1528, 8;
	add.s64 	%rd355, %rd4, %rd354;
	st.global.u64 	[%rd355], %rd353;
$L__BB0_214:
	add.s32 	%r1321, %r2, 1920;
	setp.ge.s32 	%p152, %r1321, %r5;
	@%p152 bra 	$L__BB0_216;
	ld.shared.u32 	%rd356, [%r37+7680];
	mul.wide.u32 	%rd357, %r1527, 8;
	add.s64 	%rd358, %rd4, %rd357;
	st.global.u64 	[%rd358], %rd356;
$L__BB0_216:
	add.s32 	%r1327, %r2, 2304;
	setp.ge.s32 	%p153, %r1327, %r5;
	@%p153 bra 	$L__BB0_218;
	ld.shared.u32 	%rd359, [%r37+9216];
	mul.wide.u32 	%rd360, %r1526, 8;
	add.s64 	%rd361, %rd4, %rd360;
	st.global.u64 	[%rd361], %rd359;
$L__BB0_218:
	add.s32 	%r1333, %r2, 2688;
	setp.ge.s32 	%p154, %r1333, %r5;
	@%p154 bra 	$L__BB0_220;
	ld.shared.u32 	%rd362, [%r37+10752];
	mul.wide.u32 	%rd363, %r1525, 8;
	add.s64 	%rd364, %rd4, %rd363;
	st.global.u64 	[%rd364], %rd362;
$L__BB0_220:
	add.s32 	%r1339, %r2, 3072;
	setp.ge.s32 	%p155, %r1339, %r5;
	@%p155 bra 	$L__BB0_222;
	ld.shared.u32 	%rd365, [%r37+12288];
	mul.wide.u32 	%rd366, %r1524, 8;
	add.s64 	%rd367, %rd4, %rd366;
	st.global.u64 	[%rd367], %rd365;
$L__BB0_222:
	add.s32 	%r1345, %r2, 3456;
	setp.ge.s32 	%p156, %r1345, %r5;
	@%p156 bra 	$L__BB0_224;
	ld.shared.u32 	%rd368, [%r37+13824];
	mul.wide.u32 	%rd369, %r1523, 8;
	add.s64 	%rd370, %rd4, %rd369;
	st.global.u64 	[%rd370], %rd368;
$L__BB0_224:
	add.s32 	%r1351, %r2, 3840;
	setp.ge.s32 	%p157, %r1351, %r5;
	@%p157 bra 	$L__BB0_226;
	ld.shared.u32 	%rd371, [%r37+15360];
	mul.wide.u32 	%rd372, %r1522, 8;
	add.s64 	%rd373, %rd4, %rd372;
	st.global.u64 	[%rd373], %rd371;
$L__BB0_226:
	add.s32 	%r1357, %r2, 4224;
	setp.ge.s32 	%p158, %r1357, %r5;
	@%p158 bra 	$L__BB0_252;
	ld.shared.u32 	%rd374, [%r37+16896];
	mul.wide.u32 	%rd375, %r1532, 8;
	add.s64 	%rd376, %rd4, %rd375;
	st.global.u64 	[%rd376], %rd374;
	bra.uni 	$L__BB0_252;
$L__BB0_228:
	setp.ge.s32 	%p159, %r2, %r5;
	@%p159 bra 	$L__BB0_230;
	ld.shared.u32 	%r1367, [%r37];
	mul.wide.u32 	%rd377, %r114, 4;
	add.s64 	%rd378, %rd2, %rd377;
	st.global.u32 	[%rd378], %r1367;
$L__BB0_230:
	add.s32 	%r1369, %r2, 384;
	setp.ge.s32 	%p160, %r1369, %r5;
	@%p160 bra 	$L__BB0_232;
	ld.shared.u32 	%r1374, [%r37+1536];
	mul.wide.u32 	%rd379, %r1531, 4;
	add.s64 	%rd380, %rd2, %rd379;
	st.global.u32 	[%rd380], %r1374;
$L__BB0_232:
	add.s32 	%r1376, %r2, 768;
	setp.ge.s32 	%p161, %r1376, %r5;
	@%p161 bra 	$L__BB0_234;
	ld.shared.u32 	%r1381, [%r37+3072];
	mul.wide.u32 	%rd381, %r1530, 4;
	add.s64 	%rd382, %rd2, %rd381;
	st.global.u32 	[%rd382], %r1381;
$L__BB0_234:
	add.s32 	%r1383, %r2, 1152;
	setp.ge.s32 	%p162, %r1383, %r5;
	@%p162 bra 	$L__BB0_236;
	ld.shared.u32 	%r1388, [%r37+4608];
	mul.wide.u32 	%rd383, %r1529, 4;
	add.s64 	%rd384, %rd2, %rd383;
	st.global.u32 	[%rd384], %r1388;
$L__BB0_236:
	add.s32 	%r1390, %r2, 1536;
	setp.ge.s32 	%p163, %r1390, %r5;
	@%p163 bra 	$L__BB0_238;
	ld.shared.u32 	%r1395, [%r37+6144];
	mul.wide.u32 	%rd385, %r1528, 4;
	add.s64 	%rd386, %rd2, %rd385;
	st.global.u32 	[%rd386], %r1395;
$L__BB0_238:
	add.s32 	%r1397, %r2, 1920;
	setp.ge.s32 	%p164, %r1397, %r5;
	@%p164 bra 	$L__BB0_240;
	ld.shared.u32 	%r1402, [%r37+7680];
	mul.wide.u32 	%rd387, %r1527, 4;
	add.s64 	%rd388, %rd2, %rd387;
	st.global.u32 	[%rd388], %r1402;
$L__BB0_240:
	add.s32 	%r1404, %r2, 2304;
	setp.ge.s32 	%p165, %r1404, %r5;
	@%p165 bra 	$L__BB0_242;
	ld.shared.u32 	%r1409, [%r37+9216];
	mul.wide.u32 	%rd389, %r1526, 4;
	add.s64 	%rd390, %rd2, %rd389;
	st.global.u32 	[%rd390], %r1409;
$L__BB0_242:
	add.s32 	%r1411, %r2, 2688;
	setp.ge.s32 	%p166, %r1411, %r5;
	@%p166 bra 	$L__BB0_244;
	ld.shared.u32 	%r1416, [%r37+10752];
	mul.wide.u32 	%rd391, %r1525, 4;
	add.s64 	%rd392, %rd2, %rd391;
	st.global.u32 	[%rd392], %r1416;
$L__BB0_244:
	add.s32 	%r1418, %r2, 3072;
	setp.ge.s32 	%p167, %r1418, %r5;
	@%p167 bra 	$L__BB0_246;
	ld.shared.u32 	%r1423, [%r37+12288];
	mul.wide.u32 	%rd393, %r1524, 4;
	add.s64 	%rd394, %rd2, %rd393;
	st.global.u32 	[%rd394], %r1423;
$L__BB0_246:
	add.s32 	%r1425, %r2, 3456;
	setp.ge.s32 	%p168, %r1425, %r5;
	@%p168 bra 	$L__BB0_248;
	ld.shared.u32 	%r1430, [%r37+13824];
	mul.wide.u32 	%rd395, %r1523, 4;
	add.s64 	%rd396, %rd2, %rd395;
	st.global.u32 	[%rd396], %r1430;
$L__BB0_248:
	add.s32 	%r1432, %r2, 3840;
	setp.ge.s32 	%p169, %r1432, %r5;
	@%p169 bra 	$L__BB0_250;
	ld.shared.u32 	%r1437, [%r37+15360];
	mul.wide.u32 	%rd397, %r1522, 4;
	add.s64 	%rd398, %rd2, %rd397;
	st.global.u32 	[%rd398], %r1437;
$L__BB0_250:
	add.s32 	%r1439, %r2, 4224;
	setp.ge.s32 	%p170, %r1439, %r5;
	@%p170 bra 	$L__BB0_252;
	ld.shared.u32 	%r1444, [%r37+16896];
	mul.wide.u32 	%rd399, %r1532, 4;
	add.s64 	%rd400, %rd2, %rd399;
	st.global.u32 	[%rd400], %r1444;
$L__BB0_252:
	ret;
}
)PTX"},
    {nullptr, nullptr},
};

}  // namespace gridstride::algorithms
