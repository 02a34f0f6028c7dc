// Made of sweep.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kSweepCode[] = {
    {"gs_cub_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_136916ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136914cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_136916thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_32(
	.param .align 8 .b8 gs_cub_32_param_0[152]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<480>;
	.reg .b32 	%r<2925>;
	.reg .b64 	%rd<130>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1369146_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1369110sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory[46080];
	mov.b64 	%rd14, gs_cub_32_param_0;
	add.s64 	%rd1, %rd14, 48;
	ld.param.u64 	%rd2, [gs_cub_32_param_0+48];
	cvta.to.global.u64 	%rd3, %rd2;
	ld.param.u64 	%rd4, [gs_cub_32_param_0+40];
	ld.param.u64 	%rd16, [gs_cub_32_param_0+8];
	cvta.to.global.u64 	%rd5, %rd16;
	ld.param.u64 	%rd6, [gs_cub_32_param_0];
	ld.param.v2.u32 	{%r742, %r743}, [gs_cub_32_param_0+72];
	ld.param.u32 	%r5, [gs_cub_32_param_0+64];
	ld.param.v2.u32 	{%r744, %r745}, [gs_cub_32_param_0+80];
	setp.eq.s32 	%p3, %r745, 0;
	add.s32 	%r748, %r744, 1;
	selp.b32 	%r6, 0, %r748, %p3;
	ld.param.v2.u32 	{%r749, %r750}, [gs_cub_32_param_0+88];
	setp.eq.s32 	%p4, %r749, 0;
	selp.b32 	%r8, 0, %r748, %p4;
	mov.u32 	%r9, %tid.x;
	shr.u32 	%r10, %r9, 5;
	setp.ne.s32 	%p5, %r9, 0;
	@%p5 bra 	$L__BB0_2;
	ld.param.u64 	%rd17, [%rd1+8];
	cvta.to.global.u64 	%rd18, %rd17;
	atom.global.add.u32 	%r752, [%rd18], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1369146_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1369110sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory+45056], %r752;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r11, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1369146_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1369110sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory+45056];
	mul.lo.s32 	%r753, %r11, 11264;
	add.s32 	%r12, %r753, 11264;
	setp.le.s32 	%p6, %r12, %r742;
	cvt.u64.u32 	%rd7, %r753;
	and.b32  	%r754, %r9, -32;
	mul.lo.s32 	%r755, %r754, 22;
	and.b32  	%r756, %r9, 31;
	or.b32  	%r757, %r755, %r756;
	cvt.s64.s32 	%rd19, %r757;
	add.s64 	%rd20, %rd19, %rd7;
	cvta.to.global.u64 	%rd21, %rd6;
	shl.b64 	%rd22, %rd20, 2;
	add.s64 	%rd8, %rd21, %rd22;
	@%p6 bra 	$L__BB0_51;
	bra.uni 	$L__BB0_3;
$L__BB0_51:
	ld.global.u32 	%r2734, [%rd8];
	ld.global.u32 	%r2735, [%rd8+128];
	ld.global.u32 	%r2736, [%rd8+256];
	ld.global.u32 	%r2737, [%rd8+384];
	ld.global.u32 	%r2738, [%rd8+512];
	ld.global.u32 	%r2739, [%rd8+640];
	ld.global.u32 	%r2740, [%rd8+768];
	ld.global.u32 	%r2741, [%rd8+896];
	ld.global.u32 	%r2742, [%rd8+1024];
	ld.global.u32 	%r2743, [%rd8+1152];
	ld.global.u32 	%r2744, [%rd8+1280];
	ld.global.u32 	%r2745, [%rd8+1408];
	ld.global.u32 	%r2746, [%rd8+1536];
	ld.global.u32 	%r2747, [%rd8+1664];
	ld.global.u32 	%r2748, [%rd8+1792];
	ld.global.u32 	%r2749, [%rd8+1920];
	ld.global.u32 	%r2750, [%rd8+2048];
	ld.global.u32 	%r2751, [%rd8+2176];
	ld.global.u32 	%r2752, [%rd8+2304];
	ld.global.u32 	%r2753, [%rd8+2432];
	ld.global.u32 	%r2754, [%rd8+2560];
	ld.global.u32 	%r2755, [%rd8+2688];
	bra.uni 	$L__BB0_52;
$L__BB0_3:
	cvt.u32.u64 	%r759, %rd7;
	sub.s32 	%r13, %r742, %r759;
	mov.u32 	%r2755, -1;
	setp.lt.u32 	%p7, %r6, 2;
	@%p7 bra 	$L__BB0_7;
	setp.ne.s32 	%p8, %r6, 2;
	@%p8 bra 	$L__BB0_6;
	mov.u32 	%r2755, 2147483647;
	bra.uni 	$L__BB0_7;
$L__BB0_6:
	add.s32 	%r761, %r5, -1;
	setp.lt.s32 	%p9, %r761, 0;
	selp.b32 	%r762, -2147483648, -1, %p9;
	xor.b32  	%r2755, %r762, %r761;
$L__BB0_7:
	setp.ge.s32 	%p10, %r757, %r13;
	mov.u32 	%r2734, %r2755;
	@%p10 bra 	$L__BB0_9;
	ld.global.u32 	%r2734, [%rd8];
$L__BB0_9:
	add.s32 	%r766, %r757, 32;
	setp.ge.s32 	%p11, %r766, %r13;
	mov.u32 	%r2735, %r2755;
	@%p11 bra 	$L__BB0_11;
	ld.global.u32 	%r2735, [%rd8+128];
$L__BB0_11:
	add.s32 	%r767, %r757, 64;
	setp.ge.s32 	%p12, %r767, %r13;
	mov.u32 	%r2736, %r2755;
	@%p12 bra 	$L__BB0_13;
	ld.global.u32 	%r2736, [%rd8+256];
$L__BB0_13:
	add.s32 	%r768, %r757, 96;
	setp.ge.s32 	%p13, %r768, %r13;
	mov.u32 	%r2737, %r2755;
	@%p13 bra 	$L__BB0_15;
	ld.global.u32 	%r2737, [%rd8+384];
$L__BB0_15:
	add.s32 	%r769, %r757, 128;
	setp.ge.s32 	%p14, %r769, %r13;
	mov.u32 	%r2738, %r2755;
	@%p14 bra 	$L__BB0_17;
	ld.global.u32 	%r2738, [%rd8+512];
$L__BB0_17:
	add.s32 	%r770, %r757, 160;
	setp.ge.s32 	%p15, %r770, %r13;
	mov.u32 	%r2739, %r2755;
	@%p15 bra 	$L__BB0_19;
	ld.global.u32 	%r2739, [%rd8+640];
$L__BB0_19:
	add.s32 	%r771, %r757, 192;
	setp.ge.s32 	%p16, %r771, %r13;
	mov.u32 	%r2740, %r2755;
	@%p16 bra 	$L__BB0_21;
	ld.global.u32 	%r2740, [%rd8+768];
$L__BB0_21:
	add.s32 	%r772, %r757, 224;
	setp.ge.s32 	%p17, %r772, %r13;
	mov.u32 	%r2741, %r2755;
	@%p17 bra 	$L__BB0_23;
	ld.global.u32 	%r2741, [%rd8+896];
$L__BB0_23:
	add.s32 	%r773, %r757, 256;
	setp.ge.s32 	%p18, %r773, %r13;
	mov.u32 	%r2742, %r2755;
	@%p18 bra 	$L__BB0_25;
	ld.global.u32 	%r2742, [%rd8+1024];
$L__BB0_25:
	add.s32 	%r774, %r757, 288;
	setp.ge.s32 	%p19, %r774, %r13;
	mov.u32 	%r2743, %r2755;
	@%p19 bra 	$L__BB0_27;
	ld.global.u32 	%r2743, [%rd8+1152];
$L__BB0_27:
	add.s32 	%r775, %r757, 320;
	setp.ge.s32 	%p20, %r775, %r13;
	mov.u32 	%r2744, %r2755;
	@%p20 bra 	$L__BB0_29;
	ld.global.u32 	%r2744, [%rd8+1280];
$L__BB0_29:
	add.s32 	%r776, %r757, 352;
	setp.ge.s32 	%p21, %r776, %r13;
	mov.u32 	%r2745, %r2755;
	@%p21 bra 	$L__BB0_31;
	ld.global.u32 	%r2745, [%rd8+1408];
$L__BB0_31:
	add.s32 	%r777, %r757, 384;
	setp.ge.s32 	%p22, %r777, %r13;
	mov.u32 	%r2746, %r2755;
	@%p22 bra 	$L__BB0_33;
	ld.global.u32 	%r2746, [%rd8+1536];
$L__BB0_33:
	add.s32 	%r778, %r757, 416;
	setp.ge.s32 	%p23, %r778, %r13;
	mov.u32 	%r2747, %r2755;
	@%p23 bra 	$L__BB0_35;
	ld.global.u32 	%r2747, [%rd8+1664];
$L__BB0_35:
	add.s32 	%r779, %r757, 448;
	setp.ge.s32 	%p24, %r779, %r13;
	mov.u32 	%r2748, %r2755;
	@%p24 bra 	$L__BB0_37;
	ld.global.u32 	%r2748, [%rd8+1792];
$L__BB0_37:
	add.s32 	%r780, %r757, 480;
	setp.ge.s32 	%p25, %r780, %r13;
	mov.u32 	%r2749, %r2755;
	@%p25 bra 	$L__BB0_39;
	ld.global.u32 	%r2749, [%rd8+1920];
$L__BB0_39:
	add.s32 	%r781, %r757, 512;
	setp.ge.s32 	%p26, %r781, %r13;
	mov.u32 	%r2750, %r2755;
	@%p26 bra 	$L__BB0_41;
	ld.global.u32 	%r2750, [%rd8+2048];
$L__BB0_41:
	add.s32 	%r782, %r757, 544;
	setp.ge.s32 	%p27, %r782, %r13;
	mov.u32 	%r2751, %r2755;
	@%p27 bra 	$L__BB0_43;
	ld.global.u32 	%r2751, [%rd8+2176];
$L__BB0_43:
	add.s32 	%r783, %r757, 576;
	setp.ge.s32 	%p28, %r783, %r13;
	mov.u32 	%r2752, %r2755;
	@%p28 bra 	$L__BB0_45;
	ld.global.u32 	%r2752, [%rd8+2304];
$L__BB0_45:
	add.s32 	%r784, %r757, 608;
	setp.ge.s32 	%p29, %r784, %r13;
	mov.u32 	%r2753, %r2755;
	@%p29 bra 	$L__BB0_47;
	ld.global.u32 	%r2753, [%rd8+2432];
$L__BB0_47:
	add.s32 	%r785, %r757, 640;
	setp.ge.s32 	%p30, %r785, %r13;
	mov.u32 	%r2754, %r2755;
	@%p30 bra 	$L__BB0_49;
	ld.global.u32 	%r2754, [%rd8+2560];
$L__BB0_49:
	add.s32 	%r786, %r757, 672;
	setp.ge.s32 	%p31, %r786, %r13;
	@%p31 bra 	$L__BB0_52;
	ld.global.u32 	%r2755, [%rd8+2688];
$L__BB0_52:
	setp.lt.u32 	%p32, %r6, 2;
	mov.u32 	%r2757, %r2734;
	@%p32 bra 	$L__BB0_59;
	setp.eq.s32 	%p33, %r6, 2;
	@%p33 bra 	$L__BB0_58;
	bra.uni 	$L__BB0_54;
$L__BB0_58:
	xor.b32  	%r2757, %r2734, -2147483648;
	bra.uni 	$L__BB0_59;
$L__BB0_54:
	setp.eq.s32 	%p34, %r750, 0;
	@%p34 bra 	$L__BB0_57;
	and.b32  	%r104, %r2734, 2147483647;
	mov.u32 	%r788, 2147483647;
	sub.s32 	%r789, %r788, %r5;
	setp.gt.u32 	%p35, %r104, %r789;
	mov.u32 	%r2757, -1;
	@%p35 bra 	$L__BB0_59;
	setp.eq.s32 	%p36, %r104, 0;
	selp.b32 	%r2734, 0, %r2734, %p36;
$L__BB0_57:
	setp.lt.s32 	%p37, %r2734, 0;
	selp.b32 	%r790, -1, -2147483648, %p37;
	xor.b32  	%r791, %r790, %r2734;
	sub.s32 	%r2757, %r791, %r5;
$L__BB0_59:
	mov.u32 	%r2759, %r2735;
	@%p32 bra 	$L__BB0_66;
	setp.eq.s32 	%p39, %r6, 2;
	@%p39 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_61;
$L__BB0_65:
	xor.b32  	%r2759, %r2735, -2147483648;
	bra.uni 	$L__BB0_66;
$L__BB0_61:
	setp.eq.s32 	%p40, %r750, 0;
	@%p40 bra 	$L__BB0_64;
	and.b32  	%r110, %r2735, 2147483647;
	mov.u32 	%r793, 2147483647;
	sub.s32 	%r794, %r793, %r5;
	setp.gt.u32 	%p41, %r110, %r794;
	mov.u32 	%r2759, -1;
	@%p41 bra 	$L__BB0_66;
	setp.eq.s32 	%p42, %r110, 0;
	selp.b32 	%r2735, 0, %r2735, %p42;
$L__BB0_64:
	setp.lt.s32 	%p43, %r2735, 0;
	selp.b32 	%r795, -1, -2147483648, %p43;
	xor.b32  	%r796, %r795, %r2735;
	sub.s32 	%r2759, %r796, %r5;
$L__BB0_66:
	mov.u32 	%r2761, %r2736;
	@%p32 bra 	$L__BB0_73;
	setp.eq.s32 	%p45, %r6, 2;
	@%p45 bra 	$L__BB0_72;
	bra.uni 	$L__BB0_68;
$L__BB0_72:
	xor.b32  	%r2761, %r2736, -2147483648;
	bra.uni 	$L__BB0_73;
$L__BB0_68:
	setp.eq.s32 	%p46, %r750, 0;
	@%p46 bra 	$L__BB0_71;
	and.b32  	%r116, %r2736, 2147483647;
	mov.u32 	%r798, 2147483647;
	sub.s32 	%r799, %r798, %r5;
	setp.gt.u32 	%p47, %r116, %r799;
	mov.u32 	%r2761, -1;
	@%p47 bra 	$L__BB0_73;
	setp.eq.s32 	%p48, %r116, 0;
	selp.b32 	%r2736, 0, %r2736, %p48;
$L__BB0_71:
	setp.lt.s32 	%p49, %r2736, 0;
	selp.b32 	%r800, -1, -2147483648, %p49;
	xor.b32  	%r801, %r800, %r2736;
	sub.s32 	%r2761, %r801, %r5;
$L__BB0_73:
	mov.u32 	%r2763, %r2737;
	@%p32 bra 	$L__BB0_80;
	setp.eq.s32 	%p51, %r6, 2;
	@%p51 bra 	$L__BB0_79;
	bra.uni 	$L__BB0_75;
$L__BB0_79:
	xor.b32  	%r2763, %r2737, -2147483648;
	bra.uni 	$L__BB0_80;
$L__BB0_75:
	setp.eq.s32 	%p52, %r750, 0;
	@%p52 bra 	$L__BB0_78;
	and.b32  	%r122, %r2737, 2147483647;
	mov.u32 	%r803, 2147483647;
	sub.s32 	%r804, %r803, %r5;
	setp.gt.u32 	%p53, %r122, %r804;
	mov.u32 	%r2763, -1;
	@%p53 bra 	$L__BB0_80;
	setp.eq.s32 	%p54, %r122, 0;
	selp.b32 	%r2737, 0, %r2737, %p54;
$L__BB0_78:
	setp.lt.s32 	%p55, %r2737, 0;
	selp.b32 	%r805, -1, -2147483648, %p55;
	xor.b32  	%r806, %r805, %r2737;
	sub.s32 	%r2763, %r806, %r5;
$L__BB0_80:
	mov.u32 	%r2765, %r2738;
	@%p32 bra 	$L__BB0_87;
	setp.eq.s32 	%p57, %r6, 2;
	@%p57 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_82;
$L__BB0_86:
	xor.b32  	%r2765, %r2738, -2147483648;
	bra.uni 	$L__BB0_87;
$L__BB0_82:
	setp.eq.s32 	%p58, %r750, 0;
	@%p58 bra 	$L__BB0_85;
	and.b32  	%r128, %r2738, 2147483647;
	mov.u32 	%r808, 2147483647;
	sub.s32 	%r809, %r808, %r5;
	setp.gt.u32 	%p59, %r128, %r809;
	mov.u32 	%r2765, -1;
	@%p59 bra 	$L__BB0_87;
	setp.eq.s32 	%p60, %r128, 0;
	selp.b32 	%r2738, 0, %r2738, %p60;
$L__BB0_85:
	setp.lt.s32 	%p61, %r2738, 0;
	selp.b32 	%r810, -1, -2147483648, %p61;
	xor.b32  	%r811, %r810, %r2738;
	sub.s32 	%r2765, %r811, %r5;
$L__BB0_87:
	mov.u32 	%r2767, %r2739;
	@%p32 bra 	$L__BB0_94;
	setp.eq.s32 	%p63, %r6, 2;
	@%p63 bra 	$L__BB0_93;
	bra.uni 	$L__BB0_89;
$L__BB0_93:
	xor.b32  	%r2767, %r2739, -2147483648;
	bra.uni 	$L__BB0_94;
$L__BB0_89:
	setp.eq.s32 	%p64, %r750, 0;
	@%p64 bra 	$L__BB0_92;
	and.b32  	%r134, %r2739, 2147483647;
	mov.u32 	%r813, 2147483647;
	sub.s32 	%r814, %r813, %r5;
	setp.gt.u32 	%p65, %r134, %r814;
	mov.u32 	%r2767, -1;
	@%p65 bra 	$L__BB0_94;
	setp.eq.s32 	%p66, %r134, 0;
	selp.b32 	%r2739, 0, %r2739, %p66;
$L__BB0_92:
	setp.lt.s32 	%p67, %r2739, 0;
	selp.b32 	%r815, -1, -2147483648, %p67;
	xor.b32  	%r816, %r815, %r2739;
	sub.s32 	%r2767, %r816, %r5;
$L__BB0_94:
	mov.u32 	%r2769, %r2740;
	@%p32 bra 	$L__BB0_101;
	setp.eq.s32 	%p69, %r6, 2;
	@%p69 bra 	$L__BB0_100;
	bra.uni 	$L__BB0_96;
$L__BB0_100:
	xor.b32  	%r2769, %r2740, -2147483648;
	bra.uni 	$L__BB0_101;
$L__BB0_96:
	setp.eq.s32 	%p70, %r750, 0;
	@%p70 bra 	$L__BB0_99;
	and.b32  	%r140, %r2740, 2147483647;
	mov.u32 	%r818, 2147483647;
	sub.s32 	%r819, %r818, %r5;
	setp.gt.u32 	%p71, %r140, %r819;
	mov.u32 	%r2769, -1;
	@%p71 bra 	$L__BB0_101;
	setp.eq.s32 	%p72, %r140, 0;
	selp.b32 	%r2740, 0, %r2740, %p72;
$L__BB0_99:
	setp.lt.s32 	%p73, %r2740, 0;
	selp.b32 	%r820, -1, -2147483648, %p73;
	xor.b32  	%r821, %r820, %r2740;
	sub.s32 	%r2769, %r821, %r5;
$L__BB0_101:
	mov.u32 	%r2771, %r2741;
	@%p32 bra 	$L__BB0_108;
	setp.eq.s32 	%p75, %r6, 2;
	@%p75 bra 	$L__BB0_107;
	bra.uni 	$L__BB0_103;
$L__BB0_107:
	xor.b32  	%r2771, %r2741, -2147483648;
	bra.uni 	$L__BB0_108;
$L__BB0_103:
	setp.eq.s32 	%p76, %r750, 0;
	@%p76 bra 	$L__BB0_106;
	and.b32  	%r146, %r2741, 2147483647;
	mov.u32 	%r823, 2147483647;
	sub.s32 	%r824, %r823, %r5;
	setp.gt.u32 	%p77, %r146, %r824;
	mov.u32 	%r2771, -1;
	@%p77 bra 	$L__BB0_108;
	setp.eq.s32 	%p78, %r146, 0;
	selp.b32 	%r2741, 0, %r2741, %p78;
$L__BB0_106:
	setp.lt.s32 	%p79, %r2741, 0;
	selp.b32 	%r825, -1, -2147483648, %p79;
	xor.b32  	%r826, %r825, %r2741;
	sub.s32 	%r2771, %r826, %r5;
$L__BB0_108:
	mov.u32 	%r2773, %r2742;
	@%p32 bra 	$L__BB0_115;
	setp.eq.s32 	%p81, %r6, 2;
	@%p81 bra 	$L__BB0_114;
	bra.uni 	$L__BB0_110;
$L__BB0_114:
	xor.b32  	%r2773, %r2742, -2147483648;
	bra.uni 	$L__BB0_115;
$L__BB0_110:
	setp.eq.s32 	%p82, %r750, 0;
	@%p82 bra 	$L__BB0_113;
	and.b32  	%r152, %r2742, 2147483647;
	mov.u32 	%r828, 2147483647;
	sub.s32 	%r829, %r828, %r5;
	setp.gt.u32 	%p83, %r152, %r829;
	mov.u32 	%r2773, -1;
	@%p83 bra 	$L__BB0_115;
	setp.eq.s32 	%p84, %r152, 0;
	selp.b32 	%r2742, 0, %r2742, %p84;
$L__BB0_113:
	setp.lt.s32 	%p85, %r2742, 0;
	selp.b32 	%r830, -1, -2147483648, %p85;
	xor.b32  	%r831, %r830, %r2742;
	sub.s32 	%r2773, %r831, %r5;
$L__BB0_115:
	mov.u32 	%r2775, %r2743;
	@%p32 bra 	$L__BB0_122;
	setp.eq.s32 	%p87, %r6, 2;
	@%p87 bra 	$L__BB0_121;
	bra.uni 	$L__BB0_117;
$L__BB0_121:
	xor.b32  	%r2775, %r2743, -2147483648;
	bra.uni 	$L__BB0_122;
$L__BB0_117:
	setp.eq.s32 	%p88, %r750, 0;
	@%p88 bra 	$L__BB0_120;
	and.b32  	%r158, %r2743, 2147483647;
	mov.u32 	%r833, 2147483647;
	sub.s32 	%r834, %r833, %r5;
	setp.gt.u32 	%p89, %r158, %r834;
	mov.u32 	%r2775, -1;
	@%p89 bra 	$L__BB0_122;
	setp.eq.s32 	%p90, %r158, 0;
	selp.b32 	%r2743, 0, %r2743, %p90;
$L__BB0_120:
	setp.lt.s32 	%p91, %r2743, 0;
	selp.b32 	%r835, -1, -2147483648, %p91;
	xor.b32  	%r836, %r835, %r2743;
	sub.s32 	%r2775, %r836, %r5;
$L__BB0_122:
	mov.u32 	%r2777, %r2744;
	@%p32 bra 	$L__BB0_129;
	setp.eq.s32 	%p93, %r6, 2;
	@%p93 bra 	$L__BB0_128;
	bra.uni 	$L__BB0_124;
$L__BB0_128:
	xor.b32  	%r2777, %r2744, -2147483648;
	bra.uni 	$L__BB0_129;
$L__BB0_124:
	setp.eq.s32 	%p94, %r750, 0;
	@%p94 bra 	$L__BB0_127;
	and.b32  	%r164, %r2744, 2147483647;
	mov.u32 	%r838, 2147483647;
	sub.s32 	%r839, %r838, %r5;
	setp.gt.u32 	%p95, %r164, %r839;
	mov.u32 	%r2777, -1;
	@%p95 bra 	$L__BB0_129;
	setp.eq.s32 	%p96, %r164, 0;
	selp.b32 	%r2744, 0, %r2744, %p96;
$L__BB0_127:
	setp.lt.s32 	%p97, %r2744, 0;
	selp.b32 	%r840, -1, -2147483648, %p97;
	xor.b32  	%r841, %r840, %r2744;
	sub.s32 	%r2777, %r841, %r5;
$L__BB0_129:
	mov.u32 	%r2779, %r2745;
	@%p32 bra 	$L__BB0_136;
	setp.eq.s32 	%p99, %r6, 2;
	@%p99 bra 	$L__BB0_135;
	bra.uni 	$L__BB0_131;
$L__BB0_135:
	xor.b32  	%r2779, %r2745, -2147483648;
	bra.uni 	$L__BB0_136;
$L__BB0_131:
	setp.eq.s32 	%p100, %r750, 0;
	@%p100 bra 	$L__BB0_134;
	and.b32  	%r170, %r2745, 2147483647;
	mov.u32 	%r843, 2147483647;
	sub.s32 	%r844, %r843, %r5;
	setp.gt.u32 	%p101, %r170, %r844;
	mov.u32 	%r2779, -1;
	@%p101 bra 	$L__BB0_136;
	setp.eq.s32 	%p102, %r170, 0;
	selp.b32 	%r2745, 0, %r2745, %p102;
$L__BB0_134:
	setp.lt.s32 	%p103, %r2745, 0;
	selp.b32 	%r845, -1, -2147483648, %p103;
	xor.b32  	%r846, %r845, %r2745;
	sub.s32 	%r2779, %r846, %r5;
$L__BB0_136:
	mov.u32 	%r2781, %r2746;
	@%p32 bra 	$L__BB0_143;
	setp.eq.s32 	%p105, %r6, 2;
	@%p105 bra 	$L__BB0_142;
	bra.uni 	$L__BB0_138;
$L__BB0_142:
	xor.b32  	%r2781, %r2746, -2147483648;
	bra.uni 	$L__BB0_143;
$L__BB0_138:
	setp.eq.s32 	%p106, %r750, 0;
	@%p106 bra 	$L__BB0_141;
	and.b32  	%r176, %r2746, 2147483647;
	mov.u32 	%r848, 2147483647;
	sub.s32 	%r849, %r848, %r5;
	setp.gt.u32 	%p107, %r176, %r849;
	mov.u32 	%r2781, -1;
	@%p107 bra 	$L__BB0_143;
	setp.eq.s32 	%p108, %r176, 0;
	selp.b32 	%r2746, 0, %r2746, %p108;
$L__BB0_141:
	setp.lt.s32 	%p109, %r2746, 0;
	selp.b32 	%r850, -1, -2147483648, %p109;
	xor.b32  	%r851, %r850, %r2746;
	sub.s32 	%r2781, %r851, %r5;
$L__BB0_143:
	mov.u32 	%r2783, %r2747;
	@%p32 bra 	$L__BB0_150;
	setp.eq.s32 	%p111, %r6, 2;
	@%p111 bra 	$L__BB0_149;
	bra.uni 	$L__BB0_145;
$L__BB0_149:
	xor.b32  	%r2783, %r2747, -2147483648;
	bra.uni 	$L__BB0_150;
$L__BB0_145:
	setp.eq.s32 	%p112, %r750, 0;
	@%p112 bra 	$L__BB0_148;
	and.b32  	%r182, %r2747, 2147483647;
	mov.u32 	%r853, 2147483647;
	sub.s32 	%r854, %r853, %r5;
	setp.gt.u32 	%p113, %r182, %r854;
	mov.u32 	%r2783, -1;
	@%p113 bra 	$L__BB0_150;
	setp.eq.s32 	%p114, %r182, 0;
	selp.b32 	%r2747, 0, %r2747, %p114;
$L__BB0_148:
	setp.lt.s32 	%p115, %r2747, 0;
	selp.b32 	%r855, -1, -2147483648, %p115;
	xor.b32  	%r856, %r855, %r2747;
	sub.s32 	%r2783, %r856, %r5;
$L__BB0_150:
	mov.u32 	%r2785, %r2748;
	@%p32 bra 	$L__BB0_157;
	setp.eq.s32 	%p117, %r6, 2;
	@%p117 bra 	$L__BB0_156;
	bra.uni 	$L__BB0_152;
$L__BB0_156:
	xor.b32  	%r2785, %r2748, -2147483648;
	bra.uni 	$L__BB0_157;
$L__BB0_152:
	setp.eq.s32 	%p118, %r750, 0;
	@%p118 bra 	$L__BB0_155;
	and.b32  	%r188, %r2748, 2147483647;
	mov.u32 	%r858, 2147483647;
	sub.s32 	%r859, %r858, %r5;
	setp.gt.u32 	%p119, %r188, %r859;
	mov.u32 	%r2785, -1;
	@%p119 bra 	$L__BB0_157;
	setp.eq.s32 	%p120, %r188, 0;
	selp.b32 	%r2748, 0, %r2748, %p120;
$L__BB0_155:
	setp.lt.s32 	%p121, %r2748, 0;
	selp.b32 	%r860, -1, -2147483648, %p121;
	xor.b32  	%r861, %r860, %r2748;
	sub.s32 	%r2785, %r861, %r5;
$L__BB0_157:
	mov.u32 	%r2787, %r2749;
	@%p32 bra 	$L__BB0_164;
	setp.eq.s32 	%p123, %r6, 2;
	@%p123 bra 	$L__BB0_163;
	bra.uni 	$L__BB0_159;
$L__BB0_163:
	xor.b32  	%r2787, %r2749, -2147483648;
	bra.uni 	$L__BB0_164;
$L__BB0_159:
	setp.eq.s32 	%p124, %r750, 0;
	@%p124 bra 	$L__BB0_162;
	and.b32  	%r194, %r2749, 2147483647;
	mov.u32 	%r863, 2147483647;
	sub.s32 	%r864, %r863, %r5;
	setp.gt.u32 	%p125, %r194, %r864;
	mov.u32 	%r2787, -1;
	@%p125 bra 	$L__BB0_164;
	setp.eq.s32 	%p126, %r194, 0;
	selp.b32 	%r2749, 0, %r2749, %p126;
$L__BB0_162:
	setp.lt.s32 	%p127, %r2749, 0;
	selp.b32 	%r865, -1, -2147483648, %p127;
	xor.b32  	%r866, %r865, %r2749;
	sub.s32 	%r2787, %r866, %r5;
$L__BB0_164:
	mov.u32 	%r2789, %r2750;
	@%p32 bra 	$L__BB0_171;
	setp.eq.s32 	%p129, %r6, 2;
	@%p129 bra 	$L__BB0_170;
	bra.uni 	$L__BB0_166;
$L__BB0_170:
	xor.b32  	%r2789, %r2750, -2147483648;
	bra.uni 	$L__BB0_171;
$L__BB0_166:
	setp.eq.s32 	%p130, %r750, 0;
	@%p130 bra 	$L__BB0_169;
	and.b32  	%r200, %r2750, 2147483647;
	mov.u32 	%r868, 2147483647;
	sub.s32 	%r869, %r868, %r5;
	setp.gt.u32 	%p131, %r200, %r869;
	mov.u32 	%r2789, -1;
	@%p131 bra 	$L__BB0_171;
	setp.eq.s32 	%p132, %r200, 0;
	selp.b32 	%r2750, 0, %r2750, %p132;
$L__BB0_169:
	setp.lt.s32 	%p133, %r2750, 0;
	selp.b32 	%r870, -1, -2147483648, %p133;
	xor.b32  	%r871, %r870, %r2750;
	sub.s32 	%r2789, %r871, %r5;
$L__BB0_171:
	mov.u32 	%r2791, %r2751;
	@%p32 bra 	$L__BB0_178;
	setp.eq.s32 	%p135, %r6, 2;
	@%p135 bra 	$L__BB0_177;
	bra.uni 	$L__BB0_173;
$L__BB0_177:
	xor.b32  	%r2791, %r2751, -2147483648;
	bra.uni 	$L__BB0_178;
$L__BB0_173:
	setp.eq.s32 	%p136, %r750, 0;
	@%p136 bra 	$L__BB0_176;
	and.b32  	%r206, %r2751, 2147483647;
	mov.u32 	%r873, 2147483647;
	sub.s32 	%r874, %r873, %r5;
	setp.gt.u32 	%p137, %r206, %r874;
	mov.u32 	%r2791, -1;
	@%p137 bra 	$L__BB0_178;
	setp.eq.s32 	%p138, %r206, 0;
	selp.b32 	%r2751, 0, %r2751, %p138;
$L__BB0_176:
	setp.lt.s32 	%p139, %r2751, 0;
	selp.b32 	%r875, -1, -2147483648, %p139;
	xor.b32  	%r876, %r875, %r2751;
	sub.s32 	%r2791, %r876, %r5;
$L__BB0_178:
	mov.u32 	%r2793, %r2752;
	@%p32 bra 	$L__BB0_185;
	setp.eq.s32 	%p141, %r6, 2;
	@%p141 bra 	$L__BB0_184;
	bra.uni 	$L__BB0_180;
$L__BB0_184:
	xor.b32  	%r2793, %r2752, -2147483648;
	bra.uni 	$L__BB0_185;
$L__BB0_180:
	setp.eq.s32 	%p142, %r750, 0;
	@%p142 bra 	$L__BB0_183;
	and.b32  	%r212, %r2752, 2147483647;
	mov.u32 	%r878, 2147483647;
	sub.s32 	%r879, %r878, %r5;
	setp.gt.u32 	%p143, %r212, %r879;
	mov.u32 	%r2793, -1;
	@%p143 bra 	$L__BB0_185;
	setp.eq.s32 	%p144, %r212, 0;
	selp.b32 	%r2752, 0, %r2752, %p144;
$L__BB0_183:
	setp.lt.s32 	%p145, %r2752, 0;
	selp.b32 	%r880, -1, -2147483648, %p145;
	xor.b32  	%r881, %r880, %r2752;
	sub.s32 	%r2793, %r881, %r5;
$L__BB0_185:
	mov.u32 	%r2795, %r2753;
	@%p32 bra 	$L__BB0_192;
	setp.eq.s32 	%p147, %r6, 2;
	@%p147 bra 	$L__BB0_191;
	bra.uni 	$L__BB0_187;
$L__BB0_191:
	xor.b32  	%r2795, %r2753, -2147483648;
	bra.uni 	$L__BB0_192;
$L__BB0_187:
	setp.eq.s32 	%p148, %r750, 0;
	@%p148 bra 	$L__BB0_190;
	and.b32  	%r218, %r2753, 2147483647;
	mov.u32 	%r883, 2147483647;
	sub.s32 	%r884, %r883, %r5;
	setp.gt.u32 	%p149, %r218, %r884;
	mov.u32 	%r2795, -1;
	@%p149 bra 	$L__BB0_192;
	setp.eq.s32 	%p150, %r218, 0;
	selp.b32 	%r2753, 0, %r2753, %p150;
$L__BB0_190:
	setp.lt.s32 	%p151, %r2753, 0;
	selp.b32 	%r885, -1, -2147483648, %p151;
	xor.b32  	%r886, %r885, %r2753;
	sub.s32 	%r2795, %r886, %r5;
$L__BB0_192:
	mov.u32 	%r2797, %r2754;
	@%p32 bra 	$L__BB0_199;
	setp.eq.s32 	%p153, %r6, 2;
	@%p153 bra 	$L__BB0_198;
	bra.uni 	$L__BB0_194;
$L__BB0_198:
	xor.b32  	%r2797, %r2754, -2147483648;
	bra.uni 	$L__BB0_199;
$L__BB0_194:
	setp.eq.s32 	%p154, %r750, 0;
	@%p154 bra 	$L__BB0_197;
	and.b32  	%r224, %r2754, 2147483647;
	mov.u32 	%r888, 2147483647;
	sub.s32 	%r889, %r888, %r5;
	setp.gt.u32 	%p155, %r224, %r889;
	mov.u32 	%r2797, -1;
	@%p155 bra 	$L__BB0_199;
	setp.eq.s32 	%p156, %r224, 0;
	selp.b32 	%r2754, 0, %r2754, %p156;
$L__BB0_197:
	setp.lt.s32 	%p157, %r2754, 0;
	selp.b32 	%r890, -1, -2147483648, %p157;
	xor.b32  	%r891, %r890, %r2754;
	sub.s32 	%r2797, %r891, %r5;
$L__BB0_199:
	mov.u32 	%r2799, %r2755;
	@%p32 bra 	$L__BB0_206;
	setp.eq.s32 	%p159, %r6, 2;
	@%p159 bra 	$L__BB0_205;
	bra.uni 	$L__BB0_201;
$L__BB0_205:
	xor.b32  	%r2799, %r2755, -2147483648;
	bra.uni 	$L__BB0_206;
$L__BB0_201:
	setp.eq.s32 	%p160, %r750, 0;
	@%p160 bra 	$L__BB0_204;
	and.b32  	%r230, %r2755, 2147483647;
	mov.u32 	%r893, 2147483647;
	sub.s32 	%r894, %r893, %r5;
	setp.gt.u32 	%p161, %r230, %r894;
	mov.u32 	%r2799, -1;
	@%p161 bra 	$L__BB0_206;
	setp.eq.s32 	%p162, %r230, 0;
	selp.b32 	%r2755, 0, %r2755, %p162;
$L__BB0_204:
	setp.lt.s32 	%p163, %r2755, 0;
	selp.b32 	%r895, -1, -2147483648, %p163;
	xor.b32  	%r896, %r895, %r2755;
	sub.s32 	%r2799, %r896, %r5;
$L__BB0_206:
	mov.u32 %r897, %laneid;
	setp.gt.s32 	%p164, %r897, 255;
	@%p164 bra 	$L__BB0_213;
	max.s32 	%r898, %r897, 224;
	add.s32 	%r899, %r898, 31;
	sub.s32 	%r237, %r899, %r897;
	shr.u32 	%r900, %r237, 5;
	add.s32 	%r901, %r900, 1;
	and.b32  	%r2802, %r901, 3;
	setp.eq.s32 	%p165, %r2802, 0;
	mov.u32 	%r2803, %r897;
	@%p165 bra 	$L__BB0_210;
	shl.b32 	%r902, %r10, 10;
	mov.u32 	%r903, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1369146_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1369110sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r904, %r903, %r902;
	shl.b32 	%r905, %r897, 2;
	add.s32 	%r2800, %r904, %r905;
	mov.u32 	%r2803, %r897;
$L__BB0_209:
	.pragma "nounroll";
	mov.u32 	%r906, 0;
	st.shared.u32 	[%r2800], %r906;
	add.s32 	%r2803, %r2803, 32;
	add.s32 	%r2800, %r2800, 128;
	add.s32 	%r2802, %r2802, -1;
	setp.ne.s32 	%p166, %r2802, 0;
	@%p166 bra 	$L__BB0_209;
$L__BB0_210:
	setp.lt.u32 	%p167, %r237, 96;
	@%p167 bra 	$L__BB0_213;
	add.s32 	%r2805, %r2803, -128;
	shl.b32 	%r907, %r10, 10;
	mov.u32 	%r908, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1369146_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1369110sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r909, %r908, %r907;
	shl.b32 	%r910, %r2803, 2;
	add.s32 	%r911, %r909, %r910;
	add.s32 	%r2804, %r911, 256;
$L__BB0_212:
	.pragma "nounroll";
	mov.u32 	%r912, 0;
	st.shared.u32 	[%r2804+-256], %r912;
	st.shared.u32 	[%r2804+-128], %r912;
	st.shared.u32 	[%r2804], %r912;
	st.shared.u32 	[%r2804+128], %r912;
	add.s32 	%r2804, %r2804, 512;
	add.s32 	%r2805, %r2805, 128;
	setp.lt.s32 	%p168, %r2805, 128;
	@%p168 bra 	$L__BB0_212;
$L__BB0_213:
	bar.warp.sync 	-1;
	shr.u32 	%r914, %r2757, %r743;
	and.b32  	%r253, %r914, 255;
	shl.b32 	%r915, %r10, 10;
	mov.u32 	%r916, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1369146_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1369110sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r917, %r916, %r915;
	shl.b32 	%r918, %r914, 2;
	and.b32  	%r919, %r918, 1020;
	add.s32 	%r920, %r917, %r919;
	atom.shared.add.u32 	%r921, [%r920], 1;
	shr.u32 	%r922, %r2759, %r743;
	shl.b32 	%r923, %r922, 2;
	and.b32  	%r924, %r923, 1020;
	add.s32 	%r925, %r917, %r924;
	atom.shared.add.u32 	%r926, [%r925], 1;
	shr.u32 	%r927, %r2761, %r743;
	shl.b32 	%r928, %r927, 2;
	and.b32  	%r929, %r928, 1020;
	add.s32 	%r930, %r917, %r929;
	atom.shared.add.u32 	%r931, [%r930], 1;
	shr.u32 	%r932, %r2763, %r743;
	shl.b32 	%r933, %r932, 2;
	and.b32  	%r934, %r933, 1020;
	add.s32 	%r935, %r917, %r934;
	atom.shared.add.u32 	%r936, [%r935], 1;
	shr.u32 	%r937, %r2765, %r743;
	shl.b32 	%r938, %r937, 2;
	and.b32  	%r939, %r938, 1020;
	add.s32 	%r940, %r917, %r939;
	atom.shared.add.u32 	%r941, [%r940], 1;
	shr.u32 	%r942, %r2767, %r743;
	shl.b32 	%r943, %r942, 2;
	and.b32  	%r944, %r943, 1020;
	add.s32 	%r945, %r917, %r944;
	atom.shared.add.u32 	%r946, [%r945], 1;
	shr.u32 	%r947, %r2769, %r743;
	shl.b32 	%r948, %r947, 2;
	and.b32  	%r949, %r948, 1020;
	add.s32 	%r950, %r917, %r949;
	atom.shared.add.u32 	%r951, [%r950], 1;
	shr.u32 	%r952, %r2771, %r743;
	shl.b32 	%r953, %r952, 2;
	and.b32  	%r954, %r953, 1020;
	add.s32 	%r955, %r917, %r954;
	atom.shared.add.u32 	%r956, [%r955], 1;
	shr.u32 	%r957, %r2773, %r743;
	shl.b32 	%r958, %r957, 2;
	and.b32  	%r959, %r958, 1020;
	add.s32 	%r960, %r917, %r959;
	atom.shared.add.u32 	%r961, [%r960], 1;
	shr.u32 	%r962, %r2775, %r743;
	shl.b32 	%r963, %r962, 2;
	and.b32  	%r964, %r963, 1020;
	add.s32 	%r965, %r917, %r964;
	atom.shared.add.u32 	%r966, [%r965], 1;
	shr.u32 	%r967, %r2777, %r743;
	shl.b32 	%r968, %r967, 2;
	and.b32  	%r969, %r968, 1020;
	add.s32 	%r970, %r917, %r969;
	atom.shared.add.u32 	%r971, [%r970], 1;
	shr.u32 	%r972, %r2779, %r743;
	shl.b32 	%r973, %r972, 2;
	and.b32  	%r974, %r973, 1020;
	add.s32 	%r975, %r917, %r974;
	atom.shared.add.u32 	%r976, [%r975], 1;
	shr.u32 	%r977, %r2781, %r743;
	shl.b32 	%r978, %r977, 2;
	and.b32  	%r979, %r978, 1020;
	add.s32 	%r980, %r917, %r979;
	atom.shared.add.u32 	%r981, [%r980], 1;
	shr.u32 	%r982, %r2783, %r743;
	shl.b32 	%r983, %r982, 2;
	and.b32  	%r984, %r983, 1020;
	add.s32 	%r985, %r917, %r984;
	atom.shared.add.u32 	%r986, [%r985], 1;
	shr.u32 	%r987, %r2785, %r743;
	shl.b32 	%r988, %r987, 2;
	and.b32  	%r989, %r988, 1020;
	add.s32 	%r990, %r917, %r989;
	atom.shared.add.u32 	%r991, [%r990], 1;
	shr.u32 	%r992, %r2787, %r743;
	shl.b32 	%r993, %r992, 2;
	and.b32  	%r994, %r993, 1020;
	add.s32 	%r995, %r917, %r994;
	atom.shared.add.u32 	%r996, [%r995], 1;
	shr.u32 	%r997, %r2789, %r743;
	shl.b32 	%r998, %r997, 2;
	and.b32  	%r999, %r998, 1020;
	add.s32 	%r1000, %r917, %r999;
	atom.shared.add.u32 	%r1001, [%r1000], 1;
	shr.u32 	%r1002, %r2791, %r743;
	shl.b32 	%r1003, %r1002, 2;
	and.b32  	%r1004, %r1003, 1020;
	add.s32 	%r1005, %r917, %r1004;
	atom.shared.add.u32 	%r1006, [%r1005], 1;
	shr.u32 	%r1007, %r2793, %r743;
	shl.b32 	%r1008, %r1007, 2;
	and.b32  	%r1009, %r1008, 1020;
	add.s32 	%r1010, %r917, %r1009;
	atom.shared.add.u32 	%r1011, [%r1010], 1;
	shr.u32 	%r1012, %r2795, %r743;
	shl.b32 	%r1013, %r1012, 2;
	and.b32  	%r1014, %r1013, 1020;
	add.s32 	%r1015, %r917, %r1014;
	atom.shared.add.u32 	%r1016, [%r1015], 1;
	shr.u32 	%r1017, %r2797, %r743;
	shl.b32 	%r1018, %r1017, 2;
	and.b32  	%r1019, %r1018, 1020;
	add.s32 	%r1020, %r917, %r1019;
	atom.shared.add.u32 	%r1021, [%r1020], 1;
	shr.u32 	%r1022, %r2799, %r743;
	shl.b32 	%r1023, %r1022, 2;
	and.b32  	%r1024, %r1023, 1020;
	add.s32 	%r1025, %r917, %r1024;
	atom.shared.add.u32 	%r1026, [%r1025], 1;
	bar.sync 	0;
	shl.b32 	%r1027, %r9, 2;
	add.s32 	%r254, %r916, %r1027;
	setp.gt.u32 	%p169, %r9, 255;
	mov.u32 	%r2806, 0;
	@%p169 bra 	$L__BB0_215;
	ld.shared.u32 	%r1028, [%r254];
	mov.u32 	%r1029, 0;
	st.shared.u32 	[%r254], %r1029;
	ld.shared.u32 	%r1030, [%r254+1024];
	st.shared.u32 	[%r254+1024], %r1028;
	add.s32 	%r1031, %r1030, %r1028;
	ld.shared.u32 	%r1032, [%r254+2048];
	st.shared.u32 	[%r254+2048], %r1031;
	add.s32 	%r1033, %r1032, %r1031;
	ld.shared.u32 	%r1034, [%r254+3072];
	st.shared.u32 	[%r254+3072], %r1033;
	add.s32 	%r1035, %r1034, %r1033;
	ld.shared.u32 	%r1036, [%r254+4096];
	st.shared.u32 	[%r254+4096], %r1035;
	add.s32 	%r1037, %r1036, %r1035;
	ld.shared.u32 	%r1038, [%r254+5120];
	st.shared.u32 	[%r254+5120], %r1037;
	add.s32 	%r1039, %r1038, %r1037;
	ld.shared.u32 	%r1040, [%r254+6144];
	st.shared.u32 	[%r254+6144], %r1039;
	add.s32 	%r1041, %r1040, %r1039;
	ld.shared.u32 	%r1042, [%r254+7168];
	st.shared.u32 	[%r254+7168], %r1041;
	add.s32 	%r1043, %r1042, %r1041;
	ld.shared.u32 	%r1044, [%r254+8192];
	st.shared.u32 	[%r254+8192], %r1043;
	add.s32 	%r1045, %r1044, %r1043;
	ld.shared.u32 	%r1046, [%r254+9216];
	st.shared.u32 	[%r254+9216], %r1045;
	add.s32 	%r1047, %r1046, %r1045;
	ld.shared.u32 	%r1048, [%r254+10240];
	st.shared.u32 	[%r254+10240], %r1047;
	add.s32 	%r1049, %r1048, %r1047;
	ld.shared.u32 	%r1050, [%r254+11264];
	st.shared.u32 	[%r254+11264], %r1049;
	add.s32 	%r1051, %r1050, %r1049;
	ld.shared.u32 	%r1052, [%r254+12288];
	st.shared.u32 	[%r254+12288], %r1051;
	add.s32 	%r1053, %r1052, %r1051;
	ld.shared.u32 	%r1054, [%r254+13312];
	st.shared.u32 	[%r254+13312], %r1053;
	add.s32 	%r1055, %r1054, %r1053;
	ld.shared.u32 	%r1056, [%r254+14336];
	st.shared.u32 	[%r254+14336], %r1055;
	add.s32 	%r1057, %r1056, %r1055;
	ld.shared.u32 	%r1058, [%r254+15360];
	st.shared.u32 	[%r254+15360], %r1057;
	add.s32 	%r2806, %r1058, %r1057;
$L__BB0_215:
	shl.b32 	%r1059, %r11, 8;
	add.s32 	%r1060, %r1059, %r9;
	mul.wide.s32 	%rd23, %r1060, 4;
	add.s64 	%rd9, %rd3, %rd23;
	setp.gt.s32 	%p170, %r9, 255;
	@%p170 bra 	$L__BB0_217;
	or.b32  	%r1061, %r2806, 1073741824;
	st.volatile.global.u32 	[%rd9], %r1061;
$L__BB0_217:
	setp.lt.s32 	%p171, %r9, 256;
	setp.eq.s32 	%p172, %r2806, 11264;
	and.pred  	%p173, %p171, %p172;
	selp.u32 	%r1062, 1, 0, %p173;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r1062, 0; 
	bar.red.or.pred 	%p2, 0, %p1; 
	selp.u32 	%r1063, 1, 0, %p2; 
	}
	setp.eq.s32 	%p174, %r1063, 0;
	@%p174 bra 	$L__BB0_361;
	@%p170 bra 	$L__BB0_226;
	setp.gt.u32 	%p176, %r9, %r253;
	selp.b32 	%r1064, 11264, 0, %p176;
	cvta.to.global.u64 	%rd24, %rd4;
	mul.wide.s32 	%rd25, %r9, 4;
	add.s64 	%rd26, %rd24, %rd25;
	ld.global.u32 	%r1065, [%rd26];
	sub.s32 	%r1066, %r1065, %r1064;
	st.shared.u32 	[%r254+45056], %r1066;
	setp.lt.s32 	%p177, %r11, 1;
	mov.u32 	%r2809, %r2806;
	@%p177 bra 	$L__BB0_225;
	mov.u32 	%r2808, -1;
	mov.u32 	%r2807, %r11;
	mov.u32 	%r2809, %r2806;
$L__BB0_221:
	shl.b32 	%r1068, %r2807, 8;
	add.s32 	%r1069, %r1068, %r9;
	add.s32 	%r1070, %r1069, -256;
	mul.wide.s32 	%rd27, %r1070, 4;
	add.s64 	%rd10, %rd3, %rd27;
$L__BB0_222:
	membar.cta;
	ld.volatile.global.u32 	%r261, [%rd10];
	setp.eq.s32 	%p178, %r261, 0;
	@%p178 bra 	$L__BB0_222;
	and.b32  	%r1071, %r261, 1073741823;
	add.s32 	%r2809, %r1071, %r2809;
	setp.gt.s32 	%p179, %r261, -1;
	vote.sync.ballot.b32 	%r2808, %p179, %r2808;
	setp.lt.s32 	%p180, %r261, 0;
	@%p180 bra 	$L__BB0_225;
	add.s32 	%r265, %r2807, -1;
	setp.gt.s32 	%p181, %r2807, 1;
	mov.u32 	%r2807, %r265;
	@%p181 bra 	$L__BB0_221;
$L__BB0_225:
	or.b32  	%r1072, %r2809, -2147483648;
	st.volatile.global.u32 	[%rd9], %r1072;
	ld.shared.u32 	%r1073, [%r254+45056];
	sub.s32 	%r1074, %r2809, %r2806;
	add.s32 	%r1075, %r1074, %r1073;
	st.shared.u32 	[%r254+45056], %r1075;
$L__BB0_226:
	bar.sync 	0;
	shl.b32 	%r1076, %r253, 2;
	add.s32 	%r1078, %r916, %r1076;
	ld.shared.u32 	%r267, [%r1078+45056];
	setp.lt.u32 	%p182, %r8, 2;
	@%p182 bra 	$L__BB0_230;
	setp.eq.s32 	%p183, %r8, 2;
	@%p183 bra 	$L__BB0_229;
	bra.uni 	$L__BB0_228;
$L__BB0_229:
	xor.b32  	%r2757, %r2757, -2147483648;
	bra.uni 	$L__BB0_230;
$L__BB0_228:
	add.s32 	%r1079, %r2757, %r5;
	setp.lt.s32 	%p184, %r1079, 0;
	selp.b32 	%r1080, -2147483648, -1, %p184;
	xor.b32  	%r2757, %r1080, %r1079;
$L__BB0_230:
	@%p182 bra 	$L__BB0_234;
	setp.eq.s32 	%p186, %r8, 2;
	@%p186 bra 	$L__BB0_233;
	bra.uni 	$L__BB0_232;
$L__BB0_233:
	xor.b32  	%r2759, %r2759, -2147483648;
	bra.uni 	$L__BB0_234;
$L__BB0_232:
	add.s32 	%r1081, %r2759, %r5;
	setp.lt.s32 	%p187, %r1081, 0;
	selp.b32 	%r1082, -2147483648, -1, %p187;
	xor.b32  	%r2759, %r1082, %r1081;
$L__BB0_234:
	@%p182 bra 	$L__BB0_238;
	setp.eq.s32 	%p189, %r8, 2;
	@%p189 bra 	$L__BB0_237;
	bra.uni 	$L__BB0_236;
$L__BB0_237:
	xor.b32  	%r2761, %r2761, -2147483648;
	bra.uni 	$L__BB0_238;
$L__BB0_236:
	add.s32 	%r1083, %r2761, %r5;
	setp.lt.s32 	%p190, %r1083, 0;
	selp.b32 	%r1084, -2147483648, -1, %p190;
	xor.b32  	%r2761, %r1084, %r1083;
$L__BB0_238:
	@%p182 bra 	$L__BB0_242;
	setp.eq.s32 	%p192, %r8, 2;
	@%p192 bra 	$L__BB0_241;
	bra.uni 	$L__BB0_240;
$L__BB0_241:
	xor.b32  	%r2763, %r2763, -2147483648;
	bra.uni 	$L__BB0_242;
$L__BB0_240:
	add.s32 	%r1085, %r2763, %r5;
	setp.lt.s32 	%p193, %r1085, 0;
	selp.b32 	%r1086, -2147483648, -1, %p193;
	xor.b32  	%r2763, %r1086, %r1085;
$L__BB0_242:
	@%p182 bra 	$L__BB0_246;
	setp.eq.s32 	%p195, %r8, 2;
	@%p195 bra 	$L__BB0_245;
	bra.uni 	$L__BB0_244;
$L__BB0_245:
	xor.b32  	%r2765, %r2765, -2147483648;
	bra.uni 	$L__BB0_246;
$L__BB0_244:
	add.s32 	%r1087, %r2765, %r5;
	setp.lt.s32 	%p196, %r1087, 0;
	selp.b32 	%r1088, -2147483648, -1, %p196;
	xor.b32  	%r2765, %r1088, %r1087;
$L__BB0_246:
	@%p182 bra 	$L__BB0_250;
	setp.eq.s32 	%p198, %r8, 2;
	@%p198 bra 	$L__BB0_249;
	bra.uni 	$L__BB0_248;
$L__BB0_249:
	xor.b32  	%r2767, %r2767, -2147483648;
	bra.uni 	$L__BB0_250;
$L__BB0_248:
	add.s32 	%r1089, %r2767, %r5;
	setp.lt.s32 	%p199, %r1089, 0;
	selp.b32 	%r1090, -2147483648, -1, %p199;
	xor.b32  	%r2767, %r1090, %r1089;
$L__BB0_250:
	@%p182 bra 	$L__BB0_254;
	setp.eq.s32 	%p201, %r8, 2;
	@%p201 bra 	$L__BB0_253;
	bra.uni 	$L__BB0_252;
$L__BB0_253:
	xor.b32  	%r2769, %r2769, -2147483648;
	bra.uni 	$L__BB0_254;
$L__BB0_252:
	add.s32 	%r1091, %r2769, %r5;
	setp.lt.s32 	%p202, %r1091, 0;
	selp.b32 	%r1092, -2147483648, -1, %p202;
	xor.b32  	%r2769, %r1092, %r1091;
$L__BB0_254:
	@%p182 bra 	$L__BB0_258;
	setp.eq.s32 	%p204, %r8, 2;
	@%p204 bra 	$L__BB0_257;
	bra.uni 	$L__BB0_256;
$L__BB0_257:
	xor.b32  	%r2771, %r2771, -2147483648;
	bra.uni 	$L__BB0_258;
$L__BB0_256:
	add.s32 	%r1093, %r2771, %r5;
	setp.lt.s32 	%p205, %r1093, 0;
	selp.b32 	%r1094, -2147483648, -1, %p205;
	xor.b32  	%r2771, %r1094, %r1093;
$L__BB0_258:
	@%p182 bra 	$L__BB0_262;
	setp.eq.s32 	%p207, %r8, 2;
	@%p207 bra 	$L__BB0_261;
	bra.uni 	$L__BB0_260;
$L__BB0_261:
	xor.b32  	%r2773, %r2773, -2147483648;
	bra.uni 	$L__BB0_262;
$L__BB0_260:
	add.s32 	%r1095, %r2773, %r5;
	setp.lt.s32 	%p208, %r1095, 0;
	selp.b32 	%r1096, -2147483648, -1, %p208;
	xor.b32  	%r2773, %r1096, %r1095;
$L__BB0_262:
	@%p182 bra 	$L__BB0_266;
	setp.eq.s32 	%p210, %r8, 2;
	@%p210 bra 	$L__BB0_265;
	bra.uni 	$L__BB0_264;
$L__BB0_265:
	xor.b32  	%r2775, %r2775, -2147483648;
	bra.uni 	$L__BB0_266;
$L__BB0_264:
	add.s32 	%r1097, %r2775, %r5;
	setp.lt.s32 	%p211, %r1097, 0;
	selp.b32 	%r1098, -2147483648, -1, %p211;
	xor.b32  	%r2775, %r1098, %r1097;
$L__BB0_266:
	@%p182 bra 	$L__BB0_270;
	setp.eq.s32 	%p213, %r8, 2;
	@%p213 bra 	$L__BB0_269;
	bra.uni 	$L__BB0_268;
$L__BB0_269:
	xor.b32  	%r2777, %r2777, -2147483648;
	bra.uni 	$L__BB0_270;
$L__BB0_268:
	add.s32 	%r1099, %r2777, %r5;
	setp.lt.s32 	%p214, %r1099, 0;
	selp.b32 	%r1100, -2147483648, -1, %p214;
	xor.b32  	%r2777, %r1100, %r1099;
$L__BB0_270:
	@%p182 bra 	$L__BB0_274;
	setp.eq.s32 	%p216, %r8, 2;
	@%p216 bra 	$L__BB0_273;
	bra.uni 	$L__BB0_272;
$L__BB0_273:
	xor.b32  	%r2779, %r2779, -2147483648;
	bra.uni 	$L__BB0_274;
$L__BB0_272:
	add.s32 	%r1101, %r2779, %r5;
	setp.lt.s32 	%p217, %r1101, 0;
	selp.b32 	%r1102, -2147483648, -1, %p217;
	xor.b32  	%r2779, %r1102, %r1101;
$L__BB0_274:
	@%p182 bra 	$L__BB0_278;
	setp.eq.s32 	%p219, %r8, 2;
	@%p219 bra 	$L__BB0_277;
	bra.uni 	$L__BB0_276;
$L__BB0_277:
	xor.b32  	%r2781, %r2781, -2147483648;
	bra.uni 	$L__BB0_278;
$L__BB0_276:
	add.s32 	%r1103, %r2781, %r5;
	setp.lt.s32 	%p220, %r1103, 0;
	selp.b32 	%r1104, -2147483648, -1, %p220;
	xor.b32  	%r2781, %r1104, %r1103;
$L__BB0_278:
	@%p182 bra 	$L__BB0_282;
	setp.eq.s32 	%p222, %r8, 2;
	@%p222 bra 	$L__BB0_281;
	bra.uni 	$L__BB0_280;
$L__BB0_281:
	xor.b32  	%r2783, %r2783, -2147483648;
	bra.uni 	$L__BB0_282;
$L__BB0_280:
	add.s32 	%r1105, %r2783, %r5;
	setp.lt.s32 	%p223, %r1105, 0;
	selp.b32 	%r1106, -2147483648, -1, %p223;
	xor.b32  	%r2783, %r1106, %r1105;
$L__BB0_282:
	@%p182 bra 	$L__BB0_286;
	setp.eq.s32 	%p225, %r8, 2;
	@%p225 bra 	$L__BB0_285;
	bra.uni 	$L__BB0_284;
$L__BB0_285:
	xor.b32  	%r2785, %r2785, -2147483648;
	bra.uni 	$L__BB0_286;
$L__BB0_284:
	add.s32 	%r1107, %r2785, %r5;
	setp.lt.s32 	%p226, %r1107, 0;
	selp.b32 	%r1108, -2147483648, -1, %p226;
	xor.b32  	%r2785, %r1108, %r1107;
$L__BB0_286:
	@%p182 bra 	$L__BB0_290;
	setp.eq.s32 	%p228, %r8, 2;
	@%p228 bra 	$L__BB0_289;
	bra.uni 	$L__BB0_288;
$L__BB0_289:
	xor.b32  	%r2787, %r2787, -2147483648;
	bra.uni 	$L__BB0_290;
$L__BB0_288:
	add.s32 	%r1109, %r2787, %r5;
	setp.lt.s32 	%p229, %r1109, 0;
	selp.b32 	%r1110, -2147483648, -1, %p229;
	xor.b32  	%r2787, %r1110, %r1109;
$L__BB0_290:
	@%p182 bra 	$L__BB0_294;
	setp.eq.s32 	%p231, %r8, 2;
	@%p231 bra 	$L__BB0_293;
	bra.uni 	$L__BB0_292;
$L__BB0_293:
	xor.b32  	%r2789, %r2789, -2147483648;
	bra.uni 	$L__BB0_294;
$L__BB0_292:
	add.s32 	%r1111, %r2789, %r5;
	setp.lt.s32 	%p232, %r1111, 0;
	selp.b32 	%r1112, -2147483648, -1, %p232;
	xor.b32  	%r2789, %r1112, %r1111;
$L__BB0_294:
	@%p182 bra 	$L__BB0_298;
	setp.eq.s32 	%p234, %r8, 2;
	@%p234 bra 	$L__BB0_297;
	bra.uni 	$L__BB0_296;
$L__BB0_297:
	xor.b32  	%r2791, %r2791, -2147483648;
	bra.uni 	$L__BB0_298;
$L__BB0_296:
	add.s32 	%r1113, %r2791, %r5;
	setp.lt.s32 	%p235, %r1113, 0;
	selp.b32 	%r1114, -2147483648, -1, %p235;
	xor.b32  	%r2791, %r1114, %r1113;
$L__BB0_298:
	@%p182 bra 	$L__BB0_302;
	setp.eq.s32 	%p237, %r8, 2;
	@%p237 bra 	$L__BB0_301;
	bra.uni 	$L__BB0_300;
$L__BB0_301:
	xor.b32  	%r2793, %r2793, -2147483648;
	bra.uni 	$L__BB0_302;
$L__BB0_300:
	add.s32 	%r1115, %r2793, %r5;
	setp.lt.s32 	%p238, %r1115, 0;
	selp.b32 	%r1116, -2147483648, -1, %p238;
	xor.b32  	%r2793, %r1116, %r1115;
$L__BB0_302:
	@%p182 bra 	$L__BB0_306;
	setp.eq.s32 	%p240, %r8, 2;
	@%p240 bra 	$L__BB0_305;
	bra.uni 	$L__BB0_304;
$L__BB0_305:
	xor.b32  	%r2795, %r2795, -2147483648;
	bra.uni 	$L__BB0_306;
$L__BB0_304:
	add.s32 	%r1117, %r2795, %r5;
	setp.lt.s32 	%p241, %r1117, 0;
	selp.b32 	%r1118, -2147483648, -1, %p241;
	xor.b32  	%r2795, %r1118, %r1117;
$L__BB0_306:
	@%p182 bra 	$L__BB0_310;
	setp.eq.s32 	%p243, %r8, 2;
	@%p243 bra 	$L__BB0_309;
	bra.uni 	$L__BB0_308;
$L__BB0_309:
	xor.b32  	%r2797, %r2797, -2147483648;
	bra.uni 	$L__BB0_310;
$L__BB0_308:
	add.s32 	%r1119, %r2797, %r5;
	setp.lt.s32 	%p244, %r1119, 0;
	selp.b32 	%r1120, -2147483648, -1, %p244;
	xor.b32  	%r2797, %r1120, %r1119;
$L__BB0_310:
	@%p182 bra 	$L__BB0_314;
	setp.eq.s32 	%p246, %r8, 2;
	@%p246 bra 	$L__BB0_313;
	bra.uni 	$L__BB0_312;
$L__BB0_313:
	xor.b32  	%r2799, %r2799, -2147483648;
	bra.uni 	$L__BB0_314;
$L__BB0_312:
	add.s32 	%r1121, %r2799, %r5;
	setp.lt.s32 	%p247, %r1121, 0;
	selp.b32 	%r1122, -2147483648, -1, %p247;
	xor.b32  	%r2799, %r1122, %r1121;
$L__BB0_314:
	cvt.u64.u32 	%rd29, %r267;
	add.s64 	%rd30, %rd29, %rd19;
	shl.b64 	%rd31, %rd30, 2;
	add.s64 	%rd11, %rd5, %rd31;
	@%p6 bra 	$L__BB0_359;
	bra.uni 	$L__BB0_315;
$L__BB0_359:
	st.global.u32 	[%rd11], %r2757;
	st.global.u32 	[%rd11+128], %r2759;
	st.global.u32 	[%rd11+256], %r2761;
	st.global.u32 	[%rd11+384], %r2763;
	st.global.u32 	[%rd11+512], %r2765;
	st.global.u32 	[%rd11+640], %r2767;
	st.global.u32 	[%rd11+768], %r2769;
	st.global.u32 	[%rd11+896], %r2771;
	st.global.u32 	[%rd11+1024], %r2773;
	st.global.u32 	[%rd11+1152], %r2775;
	st.global.u32 	[%rd11+1280], %r2777;
	st.global.u32 	[%rd11+1408], %r2779;
	st.global.u32 	[%rd11+1536], %r2781;
	st.global.u32 	[%rd11+1664], %r2783;
	st.global.u32 	[%rd11+1792], %r2785;
	st.global.u32 	[%rd11+1920], %r2787;
	st.global.u32 	[%rd11+2048], %r2789;
	st.global.u32 	[%rd11+2176], %r2791;
	st.global.u32 	[%rd11+2304], %r2793;
	st.global.u32 	[%rd11+2432], %r2795;
	st.global.u32 	[%rd11+2560], %r2797;
	st.global.u32 	[%rd11+2688], %r2799;
	bra.uni 	$L__BB0_360;
$L__BB0_315:
	mad.lo.s32 	%r334, %r11, -11264, %r742;
	setp.ge.s32 	%p249, %r757, %r334;
	@%p249 bra 	$L__BB0_317;
	st.global.u32 	[%rd11], %r2757;
$L__BB0_317:
	add.s32 	%r1130, %r757, 32;
	setp.ge.s32 	%p250, %r1130, %r334;
	@%p250 bra 	$L__BB0_319;
	st.global.u32 	[%rd11+128], %r2759;
$L__BB0_319:
	add.s32 	%r1131, %r757, 64;
	setp.ge.s32 	%p251, %r1131, %r334;
	@%p251 bra 	$L__BB0_321;
	st.global.u32 	[%rd11+256], %r2761;
$L__BB0_321:
	add.s32 	%r1132, %r757, 96;
	setp.ge.s32 	%p252, %r1132, %r334;
	@%p252 bra 	$L__BB0_323;
	st.global.u32 	[%rd11+384], %r2763;
$L__BB0_323:
	add.s32 	%r1133, %r757, 128;
	setp.ge.s32 	%p253, %r1133, %r334;
	@%p253 bra 	$L__BB0_325;
	st.global.u32 	[%rd11+512], %r2765;
$L__BB0_325:
	add.s32 	%r1134, %r757, 160;
	setp.ge.s32 	%p254, %r1134, %r334;
	@%p254 bra 	$L__BB0_327;
	st.global.u32 	[%rd11+640], %r2767;
$L__BB0_327:
	add.s32 	%r1135, %r757, 192;
	setp.ge.s32 	%p255, %r1135, %r334;
	@%p255 bra 	$L__BB0_329;
	st.global.u32 	[%rd11+768], %r2769;
$L__BB0_329:
	add.s32 	%r1136, %r757, 224;
	setp.ge.s32 	%p256, %r1136, %r334;
	@%p256 bra 	$L__BB0_331;
	st.global.u32 	[%rd11+896], %r2771;
$L__BB0_331:
	add.s32 	%r1137, %r757, 256;
	setp.ge.s32 	%p257, %r1137, %r334;
	@%p257 bra 	$L__BB0_333;
	st.global.u32 	[%rd11+1024], %r2773;
$L__BB0_333:
	add.s32 	%r1138, %r757, 288;
	setp.ge.s32 	%p258, %r1138, %r334;
	@%p258 bra 	$L__BB0_335;
	st.global.u32 	[%rd11+1152], %r2775;
$L__BB0_335:
	add.s32 	%r1139, %r757, 320;
	setp.ge.s32 	%p259, %r1139, %r334;
	@%p259 bra 	$L__BB0_337;
	st.global.u32 	[%rd11+1280], %r2777;
$L__BB0_337:
	add.s32 	%r1140, %r757, 352;
	setp.ge.s32 	%p260, %r1140, %r334;
	@%p260 bra 	$L__BB0_339;
	st.global.u32 	[%rd11+1408], %r2779;
$L__BB0_339:
	add.s32 	%r1141, %r757, 384;
	setp.ge.s32 	%p261, %r1141, %r334;
	@%p261 bra 	$L__BB0_341;
	st.global.u32 	[%rd11+1536], %r2781;
$L__BB0_341:
	add.s32 	%r1142, %r757, 416;
	setp.ge.s32 	%p262, %r1142, %r334;
	@%p262 bra 	$L__BB0_343;
	st.global.u32 	[%rd11+1664], %r2783;
$L__BB0_343:
	add.s32 	%r1143, %r757, 448;
	setp.ge.s32 	%p263, %r1143, %r334;
	@%p263 bra 	$L__BB0_345;
	st.global.u32 	[%rd11+1792], %r2785;
$L__BB0_345:
	add.s32 	%r1144, %r757, 480;
	setp.ge.s32 	%p264, %r1144, %r334;
	@%p264 bra 	$L__BB0_347;
	st.global.u32 	[%rd11+1920], %r2787;
$L__BB0_347:
	add.s32 	%r1145, %r757, 512;
	setp.ge.s32 	%p265, %r1145, %r334;
	@%p265 bra 	$L__BB0_349;
	st.global.u32 	[%rd11+2048], %r2789;
$L__BB0_349:
	add.s32 	%r1146, %r757, 544;
	setp.ge.s32 	%p266, %r1146, %r334;
	@%p266 bra 	$L__BB0_351;
	st.global.u32 	[%rd11+2176], %r2791;
$L__BB0_351:
	add.s32 	%r1147, %r757, 576;
	setp.ge.s32 	%p267, %r1147, %r334;
	@%p267 bra 	$L__BB0_353;
	st.global.u32 	[%rd11+2304], %r2793;
$L__BB0_353:
	add.s32 	%r1148, %r757, 608;
	setp.ge.s32 	%p268, %r1148, %r334;
	@%p268 bra 	$L__BB0_355;
	st.global.u32 	[%rd11+2432], %r2795;
$L__BB0_355:
	add.s32 	%r1149, %r757, 640;
	setp.ge.s32 	%p269, %r1149, %r334;
	@%p269 bra 	$L__BB0_357;
	st.global.u32 	[%rd11+2560], %r2797;
$L__BB0_357:
	add.s32 	%r1150, %r757, 672;
	setp.ge.s32 	%p270, %r1150, %r334;
	@%p270 bra 	$L__BB0_360;
	st.global.u32 	[%rd11+2688], %r2799;
$L__BB0_360:
	exit;
$L__BB0_361:
	shr.u32 	%r1151, %r9, 4;
	add.s32 	%r1152, %r1151, %r9;
	shl.b32 	%r1153, %r1152, 2;
	add.s32 	%r358, %r916, %r1153;
	st.shared.u32 	[%r358+17424], %r2806;
	bar.sync 	0;
	setp.gt.u32 	%p271, %r9, 31;
	@%p271 bra 	$L__BB0_363;
	mad.lo.s32 	%r1186, %r9, 68, %r916;
	mov.u32 	%r1163, 2;
	ld.shared.u32 	%r1187, [%r1186+17428];
	mov.u32 	%r1182, 0;
	ld.shared.u32 	%r1188, [%r1186+17424];
	add.s32 	%r1189, %r1187, %r1188;
	ld.shared.u32 	%r1190, [%r1186+17432];
	add.s32 	%r1191, %r1189, %r1190;
	ld.shared.u32 	%r1192, [%r1186+17436];
	add.s32 	%r1193, %r1191, %r1192;
	ld.shared.u32 	%r1194, [%r1186+17440];
	add.s32 	%r1195, %r1193, %r1194;
	ld.shared.u32 	%r1196, [%r1186+17444];
	add.s32 	%r1197, %r1195, %r1196;
	ld.shared.u32 	%r1198, [%r1186+17448];
	add.s32 	%r1199, %r1197, %r1198;
	ld.shared.u32 	%r1200, [%r1186+17452];
	add.s32 	%r1201, %r1199, %r1200;
	ld.shared.u32 	%r1202, [%r1186+17456];
	add.s32 	%r1203, %r1201, %r1202;
	ld.shared.u32 	%r1204, [%r1186+17460];
	add.s32 	%r1205, %r1203, %r1204;
	ld.shared.u32 	%r1206, [%r1186+17464];
	add.s32 	%r1207, %r1205, %r1206;
	ld.shared.u32 	%r1208, [%r1186+17468];
	add.s32 	%r1209, %r1207, %r1208;
	ld.shared.u32 	%r1210, [%r1186+17472];
	add.s32 	%r1211, %r1209, %r1210;
	ld.shared.u32 	%r1212, [%r1186+17476];
	add.s32 	%r1213, %r1211, %r1212;
	ld.shared.u32 	%r1214, [%r1186+17480];
	add.s32 	%r1215, %r1213, %r1214;
	ld.shared.u32 	%r1216, [%r1186+17484];
	add.s32 	%r1159, %r1215, %r1216;
	mov.u32 	%r1157, 1;
	mov.u32 	%r1184, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1159, %r1157, %r1182, %r1184;  @p add.s32 r0, r0, %r1159;  mov.s32 %r1155, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1155, %r1163, %r1182, %r1184;  @p add.s32 r0, r0, %r1155;  mov.s32 %r1161, r0;}
	mov.u32 	%r1169, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1161, %r1169, %r1182, %r1184;  @p add.s32 r0, r0, %r1161;  mov.s32 %r1167, r0;}
	mov.u32 	%r1175, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1167, %r1175, %r1182, %r1184;  @p add.s32 r0, r0, %r1167;  mov.s32 %r1173, r0;}
	mov.u32 	%r1181, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1173, %r1181, %r1182, %r1184;  @p add.s32 r0, r0, %r1173;  mov.s32 %r1179, r0;}
	sub.s32 	%r1217, %r1179, %r1159;
	add.s32 	%r1218, %r1188, %r1217;
	add.s32 	%r1219, %r1187, %r1218;
	add.s32 	%r1220, %r1190, %r1219;
	add.s32 	%r1221, %r1192, %r1220;
	add.s32 	%r1222, %r1194, %r1221;
	add.s32 	%r1223, %r1196, %r1222;
	add.s32 	%r1224, %r1198, %r1223;
	add.s32 	%r1225, %r1200, %r1224;
	add.s32 	%r1226, %r1202, %r1225;
	add.s32 	%r1227, %r1204, %r1226;
	add.s32 	%r1228, %r1206, %r1227;
	add.s32 	%r1229, %r1208, %r1228;
	add.s32 	%r1230, %r1210, %r1229;
	add.s32 	%r1231, %r1212, %r1230;
	add.s32 	%r1232, %r1214, %r1231;
	st.shared.u32 	[%r1186+17424], %r1217;
	st.shared.u32 	[%r1186+17428], %r1218;
	st.shared.u32 	[%r1186+17432], %r1219;
	st.shared.u32 	[%r1186+17436], %r1220;
	st.shared.u32 	[%r1186+17440], %r1221;
	st.shared.u32 	[%r1186+17444], %r1222;
	st.shared.u32 	[%r1186+17448], %r1223;
	st.shared.u32 	[%r1186+17452], %r1224;
	st.shared.u32 	[%r1186+17456], %r1225;
	st.shared.u32 	[%r1186+17460], %r1226;
	st.shared.u32 	[%r1186+17464], %r1227;
	st.shared.u32 	[%r1186+17468], %r1228;
	st.shared.u32 	[%r1186+17472], %r1229;
	st.shared.u32 	[%r1186+17476], %r1230;
	st.shared.u32 	[%r1186+17480], %r1231;
	st.shared.u32 	[%r1186+17484], %r1232;
$L__BB0_363:
	setp.gt.u32 	%p478, %r9, 255;
	shr.u32 	%r2709, %r9, 4;
	add.s32 	%r2708, %r2709, %r9;
	shl.b32 	%r2707, %r2708, 2;
	add.s32 	%r2706, %r916, %r2707;
	bar.sync 	0;
	ld.shared.u32 	%r359, [%r2706+17424];
	@%p478 bra 	$L__BB0_365;
	ld.shared.u32 	%r1233, [%r254];
	add.s32 	%r1234, %r1233, %r359;
	st.shared.u32 	[%r254], %r1234;
	ld.shared.u32 	%r1235, [%r254+1024];
	add.s32 	%r1236, %r1235, %r359;
	st.shared.u32 	[%r254+1024], %r1236;
	ld.shared.u32 	%r1237, [%r254+2048];
	add.s32 	%r1238, %r1237, %r359;
	st.shared.u32 	[%r254+2048], %r1238;
	ld.shared.u32 	%r1239, [%r254+3072];
	add.s32 	%r1240, %r1239, %r359;
	st.shared.u32 	[%r254+3072], %r1240;
	ld.shared.u32 	%r1241, [%r254+4096];
	add.s32 	%r1242, %r1241, %r359;
	st.shared.u32 	[%r254+4096], %r1242;
	ld.shared.u32 	%r1243, [%r254+5120];
	add.s32 	%r1244, %r1243, %r359;
	st.shared.u32 	[%r254+5120], %r1244;
	ld.shared.u32 	%r1245, [%r254+6144];
	add.s32 	%r1246, %r1245, %r359;
	st.shared.u32 	[%r254+6144], %r1246;
	ld.shared.u32 	%r1247, [%r254+7168];
	add.s32 	%r1248, %r1247, %r359;
	st.shared.u32 	[%r254+7168], %r1248;
	ld.shared.u32 	%r1249, [%r254+8192];
	add.s32 	%r1250, %r1249, %r359;
	st.shared.u32 	[%r254+8192], %r1250;
	ld.shared.u32 	%r1251, [%r254+9216];
	add.s32 	%r1252, %r1251, %r359;
	st.shared.u32 	[%r254+9216], %r1252;
	ld.shared.u32 	%r1253, [%r254+10240];
	add.s32 	%r1254, %r1253, %r359;
	st.shared.u32 	[%r254+10240], %r1254;
	ld.shared.u32 	%r1255, [%r254+11264];
	add.s32 	%r1256, %r1255, %r359;
	st.shared.u32 	[%r254+11264], %r1256;
	ld.shared.u32 	%r1257, [%r254+12288];
	add.s32 	%r1258, %r1257, %r359;
	st.shared.u32 	[%r254+12288], %r1258;
	ld.shared.u32 	%r1259, [%r254+13312];
	add.s32 	%r1260, %r1259, %r359;
	st.shared.u32 	[%r254+13312], %r1260;
	ld.shared.u32 	%r1261, [%r254+14336];
	add.s32 	%r1262, %r1261, %r359;
	st.shared.u32 	[%r254+14336], %r1262;
	ld.shared.u32 	%r1263, [%r254+15360];
	add.s32 	%r1264, %r1263, %r359;
	st.shared.u32 	[%r254+15360], %r1264;
$L__BB0_365:
	bar.sync 	0;
	shr.u32 	%r1291, %r2757, %r743;
	and.b32  	%r1287, %r1291, 255;
	mov.u32 	%r1267, 1;
	{
    .reg .pred p;
    and.b32 %r1265, %r1287, %r1267;    setp.ne.u32 p, %r1265, 0;
    vote.ballot.sync.b32 %r1265, p, 0xffffffff;
    @!p not.b32 %r1265, %r1265;
}
	mov.u32 	%r1270, 2;
	{
    .reg .pred p;
    and.b32 %r1268, %r1287, %r1270;    setp.ne.u32 p, %r1268, 0;
    vote.ballot.sync.b32 %r1268, p, 0xffffffff;
    @!p not.b32 %r1268, %r1268;
}
	and.b32  	%r1292, %r1268, %r1265;
	mov.u32 	%r1273, 4;
	{
    .reg .pred p;
    and.b32 %r1271, %r1287, %r1273;    setp.ne.u32 p, %r1271, 0;
    vote.ballot.sync.b32 %r1271, p, 0xffffffff;
    @!p not.b32 %r1271, %r1271;
}
	and.b32  	%r1293, %r1271, %r1292;
	mov.u32 	%r1276, 8;
	{
    .reg .pred p;
    and.b32 %r1274, %r1287, %r1276;    setp.ne.u32 p, %r1274, 0;
    vote.ballot.sync.b32 %r1274, p, 0xffffffff;
    @!p not.b32 %r1274, %r1274;
}
	and.b32  	%r1294, %r1274, %r1293;
	mov.u32 	%r1279, 16;
	{
    .reg .pred p;
    and.b32 %r1277, %r1287, %r1279;    setp.ne.u32 p, %r1277, 0;
    vote.ballot.sync.b32 %r1277, p, 0xffffffff;
    @!p not.b32 %r1277, %r1277;
}
	and.b32  	%r1295, %r1277, %r1294;
	mov.u32 	%r1282, 32;
	{
    .reg .pred p;
    and.b32 %r1280, %r1287, %r1282;    setp.ne.u32 p, %r1280, 0;
    vote.ballot.sync.b32 %r1280, p, 0xffffffff;
    @!p not.b32 %r1280, %r1280;
}
	and.b32  	%r1296, %r1280, %r1295;
	mov.u32 	%r1285, 64;
	{
    .reg .pred p;
    and.b32 %r1283, %r1287, %r1285;    setp.ne.u32 p, %r1283, 0;
    vote.ballot.sync.b32 %r1283, p, 0xffffffff;
    @!p not.b32 %r1283, %r1283;
}
	and.b32  	%r1297, %r1283, %r1296;
	mov.u32 	%r1288, 128;
	{
    .reg .pred p;
    and.b32 %r1286, %r1287, %r1288;    setp.ne.u32 p, %r1286, 0;
    vote.ballot.sync.b32 %r1286, p, 0xffffffff;
    @!p not.b32 %r1286, %r1286;
}
	and.b32  	%r1298, %r1286, %r1297;
	clz.b32 	%r1299, %r1298;
	mov.u32 	%r1300, 31;
	sub.s32 	%r361, %r1300, %r1299;
	mov.u32 %r1289, %lanemask_le;
	and.b32  	%r1301, %r1289, %r1298;
	popc.b32 	%r362, %r1301;
	setp.ne.s32 	%p273, %r897, %r361;
	mov.u32 	%r2856, 0;
	mov.u32 	%r2855, %r2856;
	@%p273 bra 	$L__BB0_367;
	shl.b32 	%r1305, %r1287, 2;
	add.s32 	%r1306, %r917, %r1305;
	atom.shared.add.u32 	%r2855, [%r1306], %r362;
$L__BB0_367:
	mov.u32 	%r1334, -1;
	shfl.sync.idx.b32 	%r1335|%p274, %r2855, %r361, %r1300, %r1334;
	add.s32 	%r1336, %r362, %r1335;
	add.s32 	%r365, %r1336, -1;
	shr.u32 	%r1337, %r2759, %r743;
	and.b32  	%r1329, %r1337, 255;
	{
    .reg .pred p;
    and.b32 %r1307, %r1329, %r1267;    setp.ne.u32 p, %r1307, 0;
    vote.ballot.sync.b32 %r1307, p, 0xffffffff;
    @!p not.b32 %r1307, %r1307;
}
	{
    .reg .pred p;
    and.b32 %r1310, %r1329, %r1270;    setp.ne.u32 p, %r1310, 0;
    vote.ballot.sync.b32 %r1310, p, 0xffffffff;
    @!p not.b32 %r1310, %r1310;
}
	and.b32  	%r1338, %r1310, %r1307;
	{
    .reg .pred p;
    and.b32 %r1313, %r1329, %r1273;    setp.ne.u32 p, %r1313, 0;
    vote.ballot.sync.b32 %r1313, p, 0xffffffff;
    @!p not.b32 %r1313, %r1313;
}
	and.b32  	%r1339, %r1313, %r1338;
	{
    .reg .pred p;
    and.b32 %r1316, %r1329, %r1276;    setp.ne.u32 p, %r1316, 0;
    vote.ballot.sync.b32 %r1316, p, 0xffffffff;
    @!p not.b32 %r1316, %r1316;
}
	and.b32  	%r1340, %r1316, %r1339;
	{
    .reg .pred p;
    and.b32 %r1319, %r1329, %r1279;    setp.ne.u32 p, %r1319, 0;
    vote.ballot.sync.b32 %r1319, p, 0xffffffff;
    @!p not.b32 %r1319, %r1319;
}
	and.b32  	%r1341, %r1319, %r1340;
	{
    .reg .pred p;
    and.b32 %r1322, %r1329, %r1282;    setp.ne.u32 p, %r1322, 0;
    vote.ballot.sync.b32 %r1322, p, 0xffffffff;
    @!p not.b32 %r1322, %r1322;
}
	and.b32  	%r1342, %r1322, %r1341;
	{
    .reg .pred p;
    and.b32 %r1325, %r1329, %r1285;    setp.ne.u32 p, %r1325, 0;
    vote.ballot.sync.b32 %r1325, p, 0xffffffff;
    @!p not.b32 %r1325, %r1325;
}
	and.b32  	%r1343, %r1325, %r1342;
	{
    .reg .pred p;
    and.b32 %r1328, %r1329, %r1288;    setp.ne.u32 p, %r1328, 0;
    vote.ballot.sync.b32 %r1328, p, 0xffffffff;
    @!p not.b32 %r1328, %r1328;
}
	and.b32  	%r1344, %r1328, %r1343;
	clz.b32 	%r1345, %r1344;
	sub.s32 	%r367, %r1300, %r1345;
	mov.u32 %r1331, %lanemask_le;
	and.b32  	%r1346, %r1331, %r1344;
	popc.b32 	%r368, %r1346;
	setp.ne.s32 	%p275, %r897, %r367;
	@%p275 bra 	$L__BB0_369;
	shl.b32 	%r1350, %r1329, 2;
	add.s32 	%r1351, %r917, %r1350;
	atom.shared.add.u32 	%r2856, [%r1351], %r368;
$L__BB0_369:
	mov.u32 	%r2858, 0;
	mov.u32 	%r1378, 31;
	shfl.sync.idx.b32 	%r1380|%p276, %r2856, %r367, %r1378, %r1334;
	add.s32 	%r1381, %r368, %r1380;
	add.s32 	%r371, %r1381, -1;
	shr.u32 	%r1382, %r2761, %r743;
	and.b32  	%r1374, %r1382, 255;
	mov.u32 	%r1354, 1;
	{
    .reg .pred p;
    and.b32 %r1352, %r1374, %r1354;    setp.ne.u32 p, %r1352, 0;
    vote.ballot.sync.b32 %r1352, p, 0xffffffff;
    @!p not.b32 %r1352, %r1352;
}
	mov.u32 	%r1357, 2;
	{
    .reg .pred p;
    and.b32 %r1355, %r1374, %r1357;    setp.ne.u32 p, %r1355, 0;
    vote.ballot.sync.b32 %r1355, p, 0xffffffff;
    @!p not.b32 %r1355, %r1355;
}
	and.b32  	%r1383, %r1355, %r1352;
	mov.u32 	%r1360, 4;
	{
    .reg .pred p;
    and.b32 %r1358, %r1374, %r1360;    setp.ne.u32 p, %r1358, 0;
    vote.ballot.sync.b32 %r1358, p, 0xffffffff;
    @!p not.b32 %r1358, %r1358;
}
	and.b32  	%r1384, %r1358, %r1383;
	mov.u32 	%r1363, 8;
	{
    .reg .pred p;
    and.b32 %r1361, %r1374, %r1363;    setp.ne.u32 p, %r1361, 0;
    vote.ballot.sync.b32 %r1361, p, 0xffffffff;
    @!p not.b32 %r1361, %r1361;
}
	and.b32  	%r1385, %r1361, %r1384;
	mov.u32 	%r1366, 16;
	{
    .reg .pred p;
    and.b32 %r1364, %r1374, %r1366;    setp.ne.u32 p, %r1364, 0;
    vote.ballot.sync.b32 %r1364, p, 0xffffffff;
    @!p not.b32 %r1364, %r1364;
}
	and.b32  	%r1386, %r1364, %r1385;
	mov.u32 	%r1369, 32;
	{
    .reg .pred p;
    and.b32 %r1367, %r1374, %r1369;    setp.ne.u32 p, %r1367, 0;
    vote.ballot.sync.b32 %r1367, p, 0xffffffff;
    @!p not.b32 %r1367, %r1367;
}
	and.b32  	%r1387, %r1367, %r1386;
	mov.u32 	%r1372, 64;
	{
    .reg .pred p;
    and.b32 %r1370, %r1374, %r1372;    setp.ne.u32 p, %r1370, 0;
    vote.ballot.sync.b32 %r1370, p, 0xffffffff;
    @!p not.b32 %r1370, %r1370;
}
	and.b32  	%r1388, %r1370, %r1387;
	mov.u32 	%r1375, 128;
	{
    .reg .pred p;
    and.b32 %r1373, %r1374, %r1375;    setp.ne.u32 p, %r1373, 0;
    vote.ballot.sync.b32 %r1373, p, 0xffffffff;
    @!p not.b32 %r1373, %r1373;
}
	and.b32  	%r1389, %r1373, %r1388;
	clz.b32 	%r1390, %r1389;
	sub.s32 	%r373, %r1378, %r1390;
	mov.u32 %r1376, %lanemask_le;
	and.b32  	%r1391, %r1376, %r1389;
	popc.b32 	%r374, %r1391;
	setp.ne.s32 	%p277, %r897, %r373;
	mov.u32 	%r2857, %r2858;
	@%p277 bra 	$L__BB0_371;
	shl.b32 	%r1395, %r1374, 2;
	add.s32 	%r1396, %r917, %r1395;
	atom.shared.add.u32 	%r2857, [%r1396], %r374;
$L__BB0_371:
	mov.u32 	%r1424, -1;
	shfl.sync.idx.b32 	%r1425|%p278, %r2857, %r373, %r1378, %r1424;
	add.s32 	%r1426, %r374, %r1425;
	add.s32 	%r377, %r1426, -1;
	shr.u32 	%r1427, %r2763, %r743;
	and.b32  	%r1419, %r1427, 255;
	{
    .reg .pred p;
    and.b32 %r1397, %r1419, %r1354;    setp.ne.u32 p, %r1397, 0;
    vote.ballot.sync.b32 %r1397, p, 0xffffffff;
    @!p not.b32 %r1397, %r1397;
}
	{
    .reg .pred p;
    and.b32 %r1400, %r1419, %r1357;    setp.ne.u32 p, %r1400, 0;
    vote.ballot.sync.b32 %r1400, p, 0xffffffff;
    @!p not.b32 %r1400, %r1400;
}
	and.b32  	%r1428, %r1400, %r1397;
	{
    .reg .pred p;
    and.b32 %r1403, %r1419, %r1360;    setp.ne.u32 p, %r1403, 0;
    vote.ballot.sync.b32 %r1403, p, 0xffffffff;
    @!p not.b32 %r1403, %r1403;
}
	and.b32  	%r1429, %r1403, %r1428;
	{
    .reg .pred p;
    and.b32 %r1406, %r1419, %r1363;    setp.ne.u32 p, %r1406, 0;
    vote.ballot.sync.b32 %r1406, p, 0xffffffff;
    @!p not.b32 %r1406, %r1406;
}
	and.b32  	%r1430, %r1406, %r1429;
	{
    .reg .pred p;
    and.b32 %r1409, %r1419, %r1366;    setp.ne.u32 p, %r1409, 0;
    vote.ballot.sync.b32 %r1409, p, 0xffffffff;
    @!p not.b32 %r1409, %r1409;
}
	and.b32  	%r1431, %r1409, %r1430;
	{
    .reg .pred p;
    and.b32 %r1412, %r1419, %r1369;    setp.ne.u32 p, %r1412, 0;
    vote.ballot.sync.b32 %r1412, p, 0xffffffff;
    @!p not.b32 %r1412, %r1412;
}
	and.b32  	%r1432, %r1412, %r1431;
	{
    .reg .pred p;
    and.b32 %r1415, %r1419, %r1372;    setp.ne.u32 p, %r1415, 0;
    vote.ballot.sync.b32 %r1415, p, 0xffffffff;
    @!p not.b32 %r1415, %r1415;
}
	and.b32  	%r1433, %r1415, %r1432;
	{
    .reg .pred p;
    and.b32 %r1418, %r1419, %r1375;    setp.ne.u32 p, %r1418, 0;
    vote.ballot.sync.b32 %r1418, p, 0xffffffff;
    @!p not.b32 %r1418, %r1418;
}
	and.b32  	%r1434, %r1418, %r1433;
	clz.b32 	%r1435, %r1434;
	sub.s32 	%r379, %r1378, %r1435;
	mov.u32 %r1421, %lanemask_le;
	and.b32  	%r1436, %r1421, %r1434;
	popc.b32 	%r380, %r1436;
	setp.ne.s32 	%p279, %r897, %r379;
	@%p279 bra 	$L__BB0_373;
	shl.b32 	%r1440, %r1419, 2;
	add.s32 	%r1441, %r917, %r1440;
	atom.shared.add.u32 	%r2858, [%r1441], %r380;
$L__BB0_373:
	mov.u32 	%r2860, 0;
	mov.u32 	%r1468, 31;
	shfl.sync.idx.b32 	%r1470|%p280, %r2858, %r379, %r1468, %r1424;
	add.s32 	%r1471, %r380, %r1470;
	add.s32 	%r383, %r1471, -1;
	shr.u32 	%r1472, %r2765, %r743;
	and.b32  	%r1464, %r1472, 255;
	mov.u32 	%r1444, 1;
	{
    .reg .pred p;
    and.b32 %r1442, %r1464, %r1444;    setp.ne.u32 p, %r1442, 0;
    vote.ballot.sync.b32 %r1442, p, 0xffffffff;
    @!p not.b32 %r1442, %r1442;
}
	mov.u32 	%r1447, 2;
	{
    .reg .pred p;
    and.b32 %r1445, %r1464, %r1447;    setp.ne.u32 p, %r1445, 0;
    vote.ballot.sync.b32 %r1445, p, 0xffffffff;
    @!p not.b32 %r1445, %r1445;
}
	and.b32  	%r1473, %r1445, %r1442;
	mov.u32 	%r1450, 4;
	{
    .reg .pred p;
    and.b32 %r1448, %r1464, %r1450;    setp.ne.u32 p, %r1448, 0;
    vote.ballot.sync.b32 %r1448, p, 0xffffffff;
    @!p not.b32 %r1448, %r1448;
}
	and.b32  	%r1474, %r1448, %r1473;
	mov.u32 	%r1453, 8;
	{
    .reg .pred p;
    and.b32 %r1451, %r1464, %r1453;    setp.ne.u32 p, %r1451, 0;
    vote.ballot.sync.b32 %r1451, p, 0xffffffff;
    @!p not.b32 %r1451, %r1451;
}
	and.b32  	%r1475, %r1451, %r1474;
	mov.u32 	%r1456, 16;
	{
    .reg .pred p;
    and.b32 %r1454, %r1464, %r1456;    setp.ne.u32 p, %r1454, 0;
    vote.ballot.sync.b32 %r1454, p, 0xffffffff;
    @!p not.b32 %r1454, %r1454;
}
	and.b32  	%r1476, %r1454, %r1475;
	mov.u32 	%r1459, 32;
	{
    .reg .pred p;
    and.b32 %r1457, %r1464, %r1459;    setp.ne.u32 p, %r1457, 0;
    vote.ballot.sync.b32 %r1457, p, 0xffffffff;
    @!p not.b32 %r1457, %r1457;
}
	and.b32  	%r1477, %r1457, %r1476;
	mov.u32 	%r1462, 64;
	{
    .reg .pred p;
    and.b32 %r1460, %r1464, %r1462;    setp.ne.u32 p, %r1460, 0;
    vote.ballot.sync.b32 %r1460, p, 0xffffffff;
    @!p not.b32 %r1460, %r1460;
}
	and.b32  	%r1478, %r1460, %r1477;
	mov.u32 	%r1465, 128;
	{
    .reg .pred p;
    and.b32 %r1463, %r1464, %r1465;    setp.ne.u32 p, %r1463, 0;
    vote.ballot.sync.b32 %r1463, p, 0xffffffff;
    @!p not.b32 %r1463, %r1463;
}
	and.b32  	%r1479, %r1463, %r1478;
	clz.b32 	%r1480, %r1479;
	sub.s32 	%r385, %r1468, %r1480;
	mov.u32 %r1466, %lanemask_le;
	and.b32  	%r1481, %r1466, %r1479;
	popc.b32 	%r386, %r1481;
	setp.ne.s32 	%p281, %r897, %r385;
	mov.u32 	%r2859, %r2860;
	@%p281 bra 	$L__BB0_375;
	shl.b32 	%r1485, %r1464, 2;
	add.s32 	%r1486, %r917, %r1485;
	atom.shared.add.u32 	%r2859, [%r1486], %r386;
$L__BB0_375:
	mov.u32 	%r1514, -1;
	shfl.sync.idx.b32 	%r1515|%p282, %r2859, %r385, %r1468, %r1514;
	add.s32 	%r1516, %r386, %r1515;
	add.s32 	%r389, %r1516, -1;
	shr.u32 	%r1517, %r2767, %r743;
	and.b32  	%r1509, %r1517, 255;
	{
    .reg .pred p;
    and.b32 %r1487, %r1509, %r1444;    setp.ne.u32 p, %r1487, 0;
    vote.ballot.sync.b32 %r1487, p, 0xffffffff;
    @!p not.b32 %r1487, %r1487;
}
	{
    .reg .pred p;
    and.b32 %r1490, %r1509, %r1447;    setp.ne.u32 p, %r1490, 0;
    vote.ballot.sync.b32 %r1490, p, 0xffffffff;
    @!p not.b32 %r1490, %r1490;
}
	and.b32  	%r1518, %r1490, %r1487;
	{
    .reg .pred p;
    and.b32 %r1493, %r1509, %r1450;    setp.ne.u32 p, %r1493, 0;
    vote.ballot.sync.b32 %r1493, p, 0xffffffff;
    @!p not.b32 %r1493, %r1493;
}
	and.b32  	%r1519, %r1493, %r1518;
	{
    .reg .pred p;
    and.b32 %r1496, %r1509, %r1453;    setp.ne.u32 p, %r1496, 0;
    vote.ballot.sync.b32 %r1496, p, 0xffffffff;
    @!p not.b32 %r1496, %r1496;
}
	and.b32  	%r1520, %r1496, %r1519;
	{
    .reg .pred p;
    and.b32 %r1499, %r1509, %r1456;    setp.ne.u32 p, %r1499, 0;
    vote.ballot.sync.b32 %r1499, p, 0xffffffff;
    @!p not.b32 %r1499, %r1499;
}
	and.b32  	%r1521, %r1499, %r1520;
	{
    .reg .pred p;
    and.b32 %r1502, %r1509, %r1459;    setp.ne.u32 p, %r1502, 0;
    vote.ballot.sync.b32 %r1502, p, 0xffffffff;
    @!p not.b32 %r1502, %r1502;
}
	and.b32  	%r1522, %r1502, %r1521;
	{
    .reg .pred p;
    and.b32 %r1505, %r1509, %r1462;    setp.ne.u32 p, %r1505, 0;
    vote.ballot.sync.b32 %r1505, p, 0xffffffff;
    @!p not.b32 %r1505, %r1505;
}
	and.b32  	%r1523, %r1505, %r1522;
	{
    .reg .pred p;
    and.b32 %r1508, %r1509, %r1465;    setp.ne.u32 p, %r1508, 0;
    vote.ballot.sync.b32 %r1508, p, 0xffffffff;
    @!p not.b32 %r1508, %r1508;
}
	and.b32  	%r1524, %r1508, %r1523;
	clz.b32 	%r1525, %r1524;
	sub.s32 	%r391, %r1468, %r1525;
	mov.u32 %r1511, %lanemask_le;
	and.b32  	%r1526, %r1511, %r1524;
	popc.b32 	%r392, %r1526;
	setp.ne.s32 	%p283, %r897, %r391;
	@%p283 bra 	$L__BB0_377;
	shl.b32 	%r1530, %r1509, 2;
	add.s32 	%r1531, %r917, %r1530;
	atom.shared.add.u32 	%r2860, [%r1531], %r392;
$L__BB0_377:
	mov.u32 	%r2862, 0;
	mov.u32 	%r1558, 31;
	shfl.sync.idx.b32 	%r1560|%p284, %r2860, %r391, %r1558, %r1514;
	add.s32 	%r1561, %r392, %r1560;
	add.s32 	%r395, %r1561, -1;
	shr.u32 	%r1562, %r2769, %r743;
	and.b32  	%r1554, %r1562, 255;
	mov.u32 	%r1534, 1;
	{
    .reg .pred p;
    and.b32 %r1532, %r1554, %r1534;    setp.ne.u32 p, %r1532, 0;
    vote.ballot.sync.b32 %r1532, p, 0xffffffff;
    @!p not.b32 %r1532, %r1532;
}
	mov.u32 	%r1537, 2;
	{
    .reg .pred p;
    and.b32 %r1535, %r1554, %r1537;    setp.ne.u32 p, %r1535, 0;
    vote.ballot.sync.b32 %r1535, p, 0xffffffff;
    @!p not.b32 %r1535, %r1535;
}
	and.b32  	%r1563, %r1535, %r1532;
	mov.u32 	%r1540, 4;
	{
    .reg .pred p;
    and.b32 %r1538, %r1554, %r1540;    setp.ne.u32 p, %r1538, 0;
    vote.ballot.sync.b32 %r1538, p, 0xffffffff;
    @!p not.b32 %r1538, %r1538;
}
	and.b32  	%r1564, %r1538, %r1563;
	mov.u32 	%r1543, 8;
	{
    .reg .pred p;
    and.b32 %r1541, %r1554, %r1543;    setp.ne.u32 p, %r1541, 0;
    vote.ballot.sync.b32 %r1541, p, 0xffffffff;
    @!p not.b32 %r1541, %r1541;
}
	and.b32  	%r1565, %r1541, %r1564;
	mov.u32 	%r1546, 16;
	{
    .reg .pred p;
    and.b32 %r1544, %r1554, %r1546;    setp.ne.u32 p, %r1544, 0;
    vote.ballot.sync.b32 %r1544, p, 0xffffffff;
    @!p not.b32 %r1544, %r1544;
}
	and.b32  	%r1566, %r1544, %r1565;
	mov.u32 	%r1549, 32;
	{
    .reg .pred p;
    and.b32 %r1547, %r1554, %r1549;    setp.ne.u32 p, %r1547, 0;
    vote.ballot.sync.b32 %r1547, p, 0xffffffff;
    @!p not.b32 %r1547, %r1547;
}
	and.b32  	%r1567, %r1547, %r1566;
	mov.u32 	%r1552, 64;
	{
    .reg .pred p;
    and.b32 %r1550, %r1554, %r1552;    setp.ne.u32 p, %r1550, 0;
    vote.ballot.sync.b32 %r1550, p, 0xffffffff;
    @!p not.b32 %r1550, %r1550;
}
	and.b32  	%r1568, %r1550, %r1567;
	mov.u32 	%r1555, 128;
	{
    .reg .pred p;
    and.b32 %r1553, %r1554, %r1555;    setp.ne.u32 p, %r1553, 0;
    vote.ballot.sync.b32 %r1553, p, 0xffffffff;
    @!p not.b32 %r1553, %r1553;
}
	and.b32  	%r1569, %r1553, %r1568;
	clz.b32 	%r1570, %r1569;
	sub.s32 	%r397, %r1558, %r1570;
	mov.u32 %r1556, %lanemask_le;
	and.b32  	%r1571, %r1556, %r1569;
	popc.b32 	%r398, %r1571;
	setp.ne.s32 	%p285, %r897, %r397;
	mov.u32 	%r2861, %r2862;
	@%p285 bra 	$L__BB0_379;
	shl.b32 	%r1575, %r1554, 2;
	add.s32 	%r1576, %r917, %r1575;
	atom.shared.add.u32 	%r2861, [%r1576], %r398;
$L__BB0_379:
	mov.u32 	%r1604, -1;
	shfl.sync.idx.b32 	%r1605|%p286, %r2861, %r397, %r1558, %r1604;
	add.s32 	%r1606, %r398, %r1605;
	add.s32 	%r401, %r1606, -1;
	shr.u32 	%r1607, %r2771, %r743;
	and.b32  	%r1599, %r1607, 255;
	{
    .reg .pred p;
    and.b32 %r1577, %r1599, %r1534;    setp.ne.u32 p, %r1577, 0;
    vote.ballot.sync.b32 %r1577, p, 0xffffffff;
    @!p not.b32 %r1577, %r1577;
}
	{
    .reg .pred p;
    and.b32 %r1580, %r1599, %r1537;    setp.ne.u32 p, %r1580, 0;
    vote.ballot.sync.b32 %r1580, p, 0xffffffff;
    @!p not.b32 %r1580, %r1580;
}
	and.b32  	%r1608, %r1580, %r1577;
	{
    .reg .pred p;
    and.b32 %r1583, %r1599, %r1540;    setp.ne.u32 p, %r1583, 0;
    vote.ballot.sync.b32 %r1583, p, 0xffffffff;
    @!p not.b32 %r1583, %r1583;
}
	and.b32  	%r1609, %r1583, %r1608;
	{
    .reg .pred p;
    and.b32 %r1586, %r1599, %r1543;    setp.ne.u32 p, %r1586, 0;
    vote.ballot.sync.b32 %r1586, p, 0xffffffff;
    @!p not.b32 %r1586, %r1586;
}
	and.b32  	%r1610, %r1586, %r1609;
	{
    .reg .pred p;
    and.b32 %r1589, %r1599, %r1546;    setp.ne.u32 p, %r1589, 0;
    vote.ballot.sync.b32 %r1589, p, 0xffffffff;
    @!p not.b32 %r1589, %r1589;
}
	and.b32  	%r1611, %r1589, %r1610;
	{
    .reg .pred p;
    and.b32 %r1592, %r1599, %r1549;    setp.ne.u32 p, %r1592, 0;
    vote.ballot.sync.b32 %r1592, p, 0xffffffff;
    @!p not.b32 %r1592, %r1592;
}
	and.b32  	%r1612, %r1592, %r1611;
	{
    .reg .pred p;
    and.b32 %r1595, %r1599, %r1552;    setp.ne.u32 p, %r1595, 0;
    vote.ballot.sync.b32 %r1595, p, 0xffffffff;
    @!p not.b32 %r1595, %r1595;
}
	and.b32  	%r1613, %r1595, %r1612;
	{
    .reg .pred p;
    and.b32 %r1598, %r1599, %r1555;    setp.ne.u32 p, %r1598, 0;
    vote.ballot.sync.b32 %r1598, p, 0xffffffff;
    @!p not.b32 %r1598, %r1598;
}
	and.b32  	%r1614, %r1598, %r1613;
	clz.b32 	%r1615, %r1614;
	sub.s32 	%r403, %r1558, %r1615;
	mov.u32 %r1601, %lanemask_le;
	and.b32  	%r1616, %r1601, %r1614;
	popc.b32 	%r404, %r1616;
	setp.ne.s32 	%p287, %r897, %r403;
	@%p287 bra 	$L__BB0_381;
	shl.b32 	%r1620, %r1599, 2;
	add.s32 	%r1621, %r917, %r1620;
	atom.shared.add.u32 	%r2862, [%r1621], %r404;
$L__BB0_381:
	mov.u32 	%r2864, 0;
	mov.u32 	%r1648, 31;
	shfl.sync.idx.b32 	%r1650|%p288, %r2862, %r403, %r1648, %r1604;
	add.s32 	%r1651, %r404, %r1650;
	add.s32 	%r407, %r1651, -1;
	shr.u32 	%r1652, %r2773, %r743;
	and.b32  	%r1644, %r1652, 255;
	mov.u32 	%r1624, 1;
	{
    .reg .pred p;
    and.b32 %r1622, %r1644, %r1624;    setp.ne.u32 p, %r1622, 0;
    vote.ballot.sync.b32 %r1622, p, 0xffffffff;
    @!p not.b32 %r1622, %r1622;
}
	mov.u32 	%r1627, 2;
	{
    .reg .pred p;
    and.b32 %r1625, %r1644, %r1627;    setp.ne.u32 p, %r1625, 0;
    vote.ballot.sync.b32 %r1625, p, 0xffffffff;
    @!p not.b32 %r1625, %r1625;
}
	and.b32  	%r1653, %r1625, %r1622;
	mov.u32 	%r1630, 4;
	{
    .reg .pred p;
    and.b32 %r1628, %r1644, %r1630;    setp.ne.u32 p, %r1628, 0;
    vote.ballot.sync.b32 %r1628, p, 0xffffffff;
    @!p not.b32 %r1628, %r1628;
}
	and.b32  	%r1654, %r1628, %r1653;
	mov.u32 	%r1633, 8;
	{
    .reg .pred p;
    and.b32 %r1631, %r1644, %r1633;    setp.ne.u32 p, %r1631, 0;
    vote.ballot.sync.b32 %r1631, p, 0xffffffff;
    @!p not.b32 %r1631, %r1631;
}
	and.b32  	%r1655, %r1631, %r1654;
	mov.u32 	%r1636, 16;
	{
    .reg .pred p;
    and.b32 %r1634, %r1644, %r1636;    setp.ne.u32 p, %r1634, 0;
    vote.ballot.sync.b32 %r1634, p, 0xffffffff;
    @!p not.b32 %r1634, %r1634;
}
	and.b32  	%r1656, %r1634, %r1655;
	mov.u32 	%r1639, 32;
	{
    .reg .pred p;
    and.b32 %r1637, %r1644, %r1639;    setp.ne.u32 p, %r1637, 0;
    vote.ballot.sync.b32 %r1637, p, 0xffffffff;
    @!p not.b32 %r1637, %r1637;
}
	and.b32  	%r1657, %r1637, %r1656;
	mov.u32 	%r1642, 64;
	{
    .reg .pred p;
    and.b32 %r1640, %r1644, %r1642;    setp.ne.u32 p, %r1640, 0;
    vote.ballot.sync.b32 %r1640, p, 0xffffffff;
    @!p not.b32 %r1640, %r1640;
}
	and.b32  	%r1658, %r1640, %r1657;
	mov.u32 	%r1645, 128;
	{
    .reg .pred p;
    and.b32 %r1643, %r1644, %r1645;    setp.ne.u32 p, %r1643, 0;
    vote.ballot.sync.b32 %r1643, p, 0xffffffff;
    @!p not.b32 %r1643, %r1643;
}
	and.b32  	%r1659, %r1643, %r1658;
	clz.b32 	%r1660, %r1659;
	sub.s32 	%r409, %r1648, %r1660;
	mov.u32 %r1646, %lanemask_le;
	and.b32  	%r1661, %r1646, %r1659;
	popc.b32 	%r410, %r1661;
	setp.ne.s32 	%p289, %r897, %r409;
	mov.u32 	%r2863, %r2864;
	@%p289 bra 	$L__BB0_383;
	shl.b32 	%r1665, %r1644, 2;
	add.s32 	%r1666, %r917, %r1665;
	atom.shared.add.u32 	%r2863, [%r1666], %r410;
$L__BB0_383:
	mov.u32 	%r1694, -1;
	shfl.sync.idx.b32 	%r1695|%p290, %r2863, %r409, %r1648, %r1694;
	add.s32 	%r1696, %r410, %r1695;
	add.s32 	%r413, %r1696, -1;
	shr.u32 	%r1697, %r2775, %r743;
	and.b32  	%r1689, %r1697, 255;
	{
    .reg .pred p;
    and.b32 %r1667, %r1689, %r1624;    setp.ne.u32 p, %r1667, 0;
    vote.ballot.sync.b32 %r1667, p, 0xffffffff;
    @!p not.b32 %r1667, %r1667;
}
	{
    .reg .pred p;
    and.b32 %r1670, %r1689, %r1627;    setp.ne.u32 p, %r1670, 0;
    vote.ballot.sync.b32 %r1670, p, 0xffffffff;
    @!p not.b32 %r1670, %r1670;
}
	and.b32  	%r1698, %r1670, %r1667;
	{
    .reg .pred p;
    and.b32 %r1673, %r1689, %r1630;    setp.ne.u32 p, %r1673, 0;
    vote.ballot.sync.b32 %r1673, p, 0xffffffff;
    @!p not.b32 %r1673, %r1673;
}
	and.b32  	%r1699, %r1673, %r1698;
	{
    .reg .pred p;
    and.b32 %r1676, %r1689, %r1633;    setp.ne.u32 p, %r1676, 0;
    vote.ballot.sync.b32 %r1676, p, 0xffffffff;
    @!p not.b32 %r1676, %r1676;
}
	and.b32  	%r1700, %r1676, %r1699;
	{
    .reg .pred p;
    and.b32 %r1679, %r1689, %r1636;    setp.ne.u32 p, %r1679, 0;
    vote.ballot.sync.b32 %r1679, p, 0xffffffff;
    @!p not.b32 %r1679, %r1679;
}
	and.b32  	%r1701, %r1679, %r1700;
	{
    .reg .pred p;
    and.b32 %r1682, %r1689, %r1639;    setp.ne.u32 p, %r1682, 0;
    vote.ballot.sync.b32 %r1682, p, 0xffffffff;
    @!p not.b32 %r1682, %r1682;
}
	and.b32  	%r1702, %r1682, %r1701;
	{
    .reg .pred p;
    and.b32 %r1685, %r1689, %r1642;    setp.ne.u32 p, %r1685, 0;
    vote.ballot.sync.b32 %r1685, p, 0xffffffff;
    @!p not.b32 %r1685, %r1685;
}
	and.b32  	%r1703, %r1685, %r1702;
	{
    .reg .pred p;
    and.b32 %r1688, %r1689, %r1645;    setp.ne.u32 p, %r1688, 0;
    vote.ballot.sync.b32 %r1688, p, 0xffffffff;
    @!p not.b32 %r1688, %r1688;
}
	and.b32  	%r1704, %r1688, %r1703;
	clz.b32 	%r1705, %r1704;
	sub.s32 	%r415, %r1648, %r1705;
	mov.u32 %r1691, %lanemask_le;
	and.b32  	%r1706, %r1691, %r1704;
	popc.b32 	%r416, %r1706;
	setp.ne.s32 	%p291, %r897, %r415;
	@%p291 bra 	$L__BB0_385;
	shl.b32 	%r1710, %r1689, 2;
	add.s32 	%r1711, %r917, %r1710;
	atom.shared.add.u32 	%r2864, [%r1711], %r416;
$L__BB0_385:
	mov.u32 	%r2866, 0;
	mov.u32 	%r1738, 31;
	shfl.sync.idx.b32 	%r1740|%p292, %r2864, %r415, %r1738, %r1694;
	add.s32 	%r1741, %r416, %r1740;
	add.s32 	%r419, %r1741, -1;
	shr.u32 	%r1742, %r2777, %r743;
	and.b32  	%r1734, %r1742, 255;
	mov.u32 	%r1714, 1;
	{
    .reg .pred p;
    and.b32 %r1712, %r1734, %r1714;    setp.ne.u32 p, %r1712, 0;
    vote.ballot.sync.b32 %r1712, p, 0xffffffff;
    @!p not.b32 %r1712, %r1712;
}
	mov.u32 	%r1717, 2;
	{
    .reg .pred p;
    and.b32 %r1715, %r1734, %r1717;    setp.ne.u32 p, %r1715, 0;
    vote.ballot.sync.b32 %r1715, p, 0xffffffff;
    @!p not.b32 %r1715, %r1715;
}
	and.b32  	%r1743, %r1715, %r1712;
	mov.u32 	%r1720, 4;
	{
    .reg .pred p;
    and.b32 %r1718, %r1734, %r1720;    setp.ne.u32 p, %r1718, 0;
    vote.ballot.sync.b32 %r1718, p, 0xffffffff;
    @!p not.b32 %r1718, %r1718;
}
	and.b32  	%r1744, %r1718, %r1743;
	mov.u32 	%r1723, 8;
	{
    .reg .pred p;
    and.b32 %r1721, %r1734, %r1723;    setp.ne.u32 p, %r1721, 0;
    vote.ballot.sync.b32 %r1721, p, 0xffffffff;
    @!p not.b32 %r1721, %r1721;
}
	and.b32  	%r1745, %r1721, %r1744;
	mov.u32 	%r1726, 16;
	{
    .reg .pred p;
    and.b32 %r1724, %r1734, %r1726;    setp.ne.u32 p, %r1724, 0;
    vote.ballot.sync.b32 %r1724, p, 0xffffffff;
    @!p not.b32 %r1724, %r1724;
}
	and.b32  	%r1746, %r1724, %r1745;
	mov.u32 	%r1729, 32;
	{
    .reg .pred p;
    and.b32 %r1727, %r1734, %r1729;    setp.ne.u32 p, %r1727, 0;
    vote.ballot.sync.b32 %r1727, p, 0xffffffff;
    @!p not.b32 %r1727, %r1727;
}
	and.b32  	%r1747, %r1727, %r1746;
	mov.u32 	%r1732, 64;
	{
    .reg .pred p;
    and.b32 %r1730, %r1734, %r1732;    setp.ne.u32 p, %r1730, 0;
    vote.ballot.sync.b32 %r1730, p, 0xffffffff;
    @!p not.b32 %r1730, %r1730;
}
	and.b32  	%r1748, %r1730, %r1747;
	mov.u32 	%r1735, 128;
	{
    .reg .pred p;
    and.b32 %r1733, %r1734, %r1735;    setp.ne.u32 p, %r1733, 0;
    vote.ballot.sync.b32 %r1733, p, 0xffffffff;
    @!p not.b32 %r1733, %r1733;
}
	and.b32  	%r1749, %r1733, %r1748;
	clz.b32 	%r1750, %r1749;
	sub.s32 	%r421, %r1738, %r1750;
	mov.u32 %r1736, %lanemask_le;
	and.b32  	%r1751, %r1736, %r1749;
	popc.b32 	%r422, %r1751;
	setp.ne.s32 	%p293, %r897, %r421;
	mov.u32 	%r2865, %r2866;
	@%p293 bra 	$L__BB0_387;
	shl.b32 	%r1755, %r1734, 2;
	add.s32 	%r1756, %r917, %r1755;
	atom.shared.add.u32 	%r2865, [%r1756], %r422;
$L__BB0_387:
	mov.u32 	%r1784, -1;
	shfl.sync.idx.b32 	%r1785|%p294, %r2865, %r421, %r1738, %r1784;
	add.s32 	%r1786, %r422, %r1785;
	add.s32 	%r425, %r1786, -1;
	shr.u32 	%r1787, %r2779, %r743;
	and.b32  	%r1779, %r1787, 255;
	{
    .reg .pred p;
    and.b32 %r1757, %r1779, %r1714;    setp.ne.u32 p, %r1757, 0;
    vote.ballot.sync.b32 %r1757, p, 0xffffffff;
    @!p not.b32 %r1757, %r1757;
}
	{
    .reg .pred p;
    and.b32 %r1760, %r1779, %r1717;    setp.ne.u32 p, %r1760, 0;
    vote.ballot.sync.b32 %r1760, p, 0xffffffff;
    @!p not.b32 %r1760, %r1760;
}
	and.b32  	%r1788, %r1760, %r1757;
	{
    .reg .pred p;
    and.b32 %r1763, %r1779, %r1720;    setp.ne.u32 p, %r1763, 0;
    vote.ballot.sync.b32 %r1763, p, 0xffffffff;
    @!p not.b32 %r1763, %r1763;
}
	and.b32  	%r1789, %r1763, %r1788;
	{
    .reg .pred p;
    and.b32 %r1766, %r1779, %r1723;    setp.ne.u32 p, %r1766, 0;
    vote.ballot.sync.b32 %r1766, p, 0xffffffff;
    @!p not.b32 %r1766, %r1766;
}
	and.b32  	%r1790, %r1766, %r1789;
	{
    .reg .pred p;
    and.b32 %r1769, %r1779, %r1726;    setp.ne.u32 p, %r1769, 0;
    vote.ballot.sync.b32 %r1769, p, 0xffffffff;
    @!p not.b32 %r1769, %r1769;
}
	and.b32  	%r1791, %r1769, %r1790;
	{
    .reg .pred p;
    and.b32 %r1772, %r1779, %r1729;    setp.ne.u32 p, %r1772, 0;
    vote.ballot.sync.b32 %r1772, p, 0xffffffff;
    @!p not.b32 %r1772, %r1772;
}
	and.b32  	%r1792, %r1772, %r1791;
	{
    .reg .pred p;
    and.b32 %r1775, %r1779, %r1732;    setp.ne.u32 p, %r1775, 0;
    vote.ballot.sync.b32 %r1775, p, 0xffffffff;
    @!p not.b32 %r1775, %r1775;
}
	and.b32  	%r1793, %r1775, %r1792;
	{
    .reg .pred p;
    and.b32 %r1778, %r1779, %r1735;    setp.ne.u32 p, %r1778, 0;
    vote.ballot.sync.b32 %r1778, p, 0xffffffff;
    @!p not.b32 %r1778, %r1778;
}
	and.b32  	%r1794, %r1778, %r1793;
	clz.b32 	%r1795, %r1794;
	sub.s32 	%r427, %r1738, %r1795;
	mov.u32 %r1781, %lanemask_le;
	and.b32  	%r1796, %r1781, %r1794;
	popc.b32 	%r428, %r1796;
	setp.ne.s32 	%p295, %r897, %r427;
	@%p295 bra 	$L__BB0_389;
	shl.b32 	%r1800, %r1779, 2;
	add.s32 	%r1801, %r917, %r1800;
	atom.shared.add.u32 	%r2866, [%r1801], %r428;
$L__BB0_389:
	mov.u32 	%r2868, 0;
	mov.u32 	%r1828, 31;
	shfl.sync.idx.b32 	%r1830|%p296, %r2866, %r427, %r1828, %r1784;
	add.s32 	%r1831, %r428, %r1830;
	add.s32 	%r431, %r1831, -1;
	shr.u32 	%r1832, %r2781, %r743;
	and.b32  	%r1824, %r1832, 255;
	mov.u32 	%r1804, 1;
	{
    .reg .pred p;
    and.b32 %r1802, %r1824, %r1804;    setp.ne.u32 p, %r1802, 0;
    vote.ballot.sync.b32 %r1802, p, 0xffffffff;
    @!p not.b32 %r1802, %r1802;
}
	mov.u32 	%r1807, 2;
	{
    .reg .pred p;
    and.b32 %r1805, %r1824, %r1807;    setp.ne.u32 p, %r1805, 0;
    vote.ballot.sync.b32 %r1805, p, 0xffffffff;
    @!p not.b32 %r1805, %r1805;
}
	and.b32  	%r1833, %r1805, %r1802;
	mov.u32 	%r1810, 4;
	{
    .reg .pred p;
    and.b32 %r1808, %r1824, %r1810;    setp.ne.u32 p, %r1808, 0;
    vote.ballot.sync.b32 %r1808, p, 0xffffffff;
    @!p not.b32 %r1808, %r1808;
}
	and.b32  	%r1834, %r1808, %r1833;
	mov.u32 	%r1813, 8;
	{
    .reg .pred p;
    and.b32 %r1811, %r1824, %r1813;    setp.ne.u32 p, %r1811, 0;
    vote.ballot.sync.b32 %r1811, p, 0xffffffff;
    @!p not.b32 %r1811, %r1811;
}
	and.b32  	%r1835, %r1811, %r1834;
	mov.u32 	%r1816, 16;
	{
    .reg .pred p;
    and.b32 %r1814, %r1824, %r1816;    setp.ne.u32 p, %r1814, 0;
    vote.ballot.sync.b32 %r1814, p, 0xffffffff;
    @!p not.b32 %r1814, %r1814;
}
	and.b32  	%r1836, %r1814, %r1835;
	mov.u32 	%r1819, 32;
	{
    .reg .pred p;
    and.b32 %r1817, %r1824, %r1819;    setp.ne.u32 p, %r1817, 0;
    vote.ballot.sync.b32 %r1817, p, 0xffffffff;
    @!p not.b32 %r1817, %r1817;
}
	and.b32  	%r1837, %r1817, %r1836;
	mov.u32 	%r1822, 64;
	{
    .reg .pred p;
    and.b32 %r1820, %r1824, %r1822;    setp.ne.u32 p, %r1820, 0;
    vote.ballot.sync.b32 %r1820, p, 0xffffffff;
    @!p not.b32 %r1820, %r1820;
}
	and.b32  	%r1838, %r1820, %r1837;
	mov.u32 	%r1825, 128;
	{
    .reg .pred p;
    and.b32 %r1823, %r1824, %r1825;    setp.ne.u32 p, %r1823, 0;
    vote.ballot.sync.b32 %r1823, p, 0xffffffff;
    @!p not.b32 %r1823, %r1823;
}
	and.b32  	%r1839, %r1823, %r1838;
	clz.b32 	%r1840, %r1839;
	sub.s32 	%r433, %r1828, %r1840;
	mov.u32 %r1826, %lanemask_le;
	and.b32  	%r1841, %r1826, %r1839;
	popc.b32 	%r434, %r1841;
	setp.ne.s32 	%p297, %r897, %r433;
	mov.u32 	%r2867, %r2868;
	@%p297 bra 	$L__BB0_391;
	shl.b32 	%r1845, %r1824, 2;
	add.s32 	%r1846, %r917, %r1845;
	atom.shared.add.u32 	%r2867, [%r1846], %r434;
$L__BB0_391:
	mov.u32 	%r1874, -1;
	shfl.sync.idx.b32 	%r1875|%p298, %r2867, %r433, %r1828, %r1874;
	add.s32 	%r1876, %r434, %r1875;
	add.s32 	%r437, %r1876, -1;
	shr.u32 	%r1877, %r2783, %r743;
	and.b32  	%r1869, %r1877, 255;
	{
    .reg .pred p;
    and.b32 %r1847, %r1869, %r1804;    setp.ne.u32 p, %r1847, 0;
    vote.ballot.sync.b32 %r1847, p, 0xffffffff;
    @!p not.b32 %r1847, %r1847;
}
	{
    .reg .pred p;
    and.b32 %r1850, %r1869, %r1807;    setp.ne.u32 p, %r1850, 0;
    vote.ballot.sync.b32 %r1850, p, 0xffffffff;
    @!p not.b32 %r1850, %r1850;
}
	and.b32  	%r1878, %r1850, %r1847;
	{
    .reg .pred p;
    and.b32 %r1853, %r1869, %r1810;    setp.ne.u32 p, %r1853, 0;
    vote.ballot.sync.b32 %r1853, p, 0xffffffff;
    @!p not.b32 %r1853, %r1853;
}
	and.b32  	%r1879, %r1853, %r1878;
	{
    .reg .pred p;
    and.b32 %r1856, %r1869, %r1813;    setp.ne.u32 p, %r1856, 0;
    vote.ballot.sync.b32 %r1856, p, 0xffffffff;
    @!p not.b32 %r1856, %r1856;
}
	and.b32  	%r1880, %r1856, %r1879;
	{
    .reg .pred p;
    and.b32 %r1859, %r1869, %r1816;    setp.ne.u32 p, %r1859, 0;
    vote.ballot.sync.b32 %r1859, p, 0xffffffff;
    @!p not.b32 %r1859, %r1859;
}
	and.b32  	%r1881, %r1859, %r1880;
	{
    .reg .pred p;
    and.b32 %r1862, %r1869, %r1819;    setp.ne.u32 p, %r1862, 0;
    vote.ballot.sync.b32 %r1862, p, 0xffffffff;
    @!p not.b32 %r1862, %r1862;
}
	and.b32  	%r1882, %r1862, %r1881;
	{
    .reg .pred p;
    and.b32 %r1865, %r1869, %r1822;    setp.ne.u32 p, %r1865, 0;
    vote.ballot.sync.b32 %r1865, p, 0xffffffff;
    @!p not.b32 %r1865, %r1865;
}
	and.b32  	%r1883, %r1865, %r1882;
	{
    .reg .pred p;
    and.b32 %r1868, %r1869, %r1825;    setp.ne.u32 p, %r1868, 0;
    vote.ballot.sync.b32 %r1868, p, 0xffffffff;
    @!p not.b32 %r1868, %r1868;
}
	and.b32  	%r1884, %r1868, %r1883;
	clz.b32 	%r1885, %r1884;
	sub.s32 	%r439, %r1828, %r1885;
	mov.u32 %r1871, %lanemask_le;
	and.b32  	%r1886, %r1871, %r1884;
	popc.b32 	%r440, %r1886;
	setp.ne.s32 	%p299, %r897, %r439;
	@%p299 bra 	$L__BB0_393;
	shl.b32 	%r1890, %r1869, 2;
	add.s32 	%r1891, %r917, %r1890;
	atom.shared.add.u32 	%r2868, [%r1891], %r440;
$L__BB0_393:
	mov.u32 	%r2870, 0;
	mov.u32 	%r1918, 31;
	shfl.sync.idx.b32 	%r1920|%p300, %r2868, %r439, %r1918, %r1874;
	add.s32 	%r1921, %r440, %r1920;
	add.s32 	%r443, %r1921, -1;
	shr.u32 	%r1922, %r2785, %r743;
	and.b32  	%r1914, %r1922, 255;
	mov.u32 	%r1894, 1;
	{
    .reg .pred p;
    and.b32 %r1892, %r1914, %r1894;    setp.ne.u32 p, %r1892, 0;
    vote.ballot.sync.b32 %r1892, p, 0xffffffff;
    @!p not.b32 %r1892, %r1892;
}
	mov.u32 	%r1897, 2;
	{
    .reg .pred p;
    and.b32 %r1895, %r1914, %r1897;    setp.ne.u32 p, %r1895, 0;
    vote.ballot.sync.b32 %r1895, p, 0xffffffff;
    @!p not.b32 %r1895, %r1895;
}
	and.b32  	%r1923, %r1895, %r1892;
	mov.u32 	%r1900, 4;
	{
    .reg .pred p;
    and.b32 %r1898, %r1914, %r1900;    setp.ne.u32 p, %r1898, 0;
    vote.ballot.sync.b32 %r1898, p, 0xffffffff;
    @!p not.b32 %r1898, %r1898;
}
	and.b32  	%r1924, %r1898, %r1923;
	mov.u32 	%r1903, 8;
	{
    .reg .pred p;
    and.b32 %r1901, %r1914, %r1903;    setp.ne.u32 p, %r1901, 0;
    vote.ballot.sync.b32 %r1901, p, 0xffffffff;
    @!p not.b32 %r1901, %r1901;
}
	and.b32  	%r1925, %r1901, %r1924;
	mov.u32 	%r1906, 16;
	{
    .reg .pred p;
    and.b32 %r1904, %r1914, %r1906;    setp.ne.u32 p, %r1904, 0;
    vote.ballot.sync.b32 %r1904, p, 0xffffffff;
    @!p not.b32 %r1904, %r1904;
}
	and.b32  	%r1926, %r1904, %r1925;
	mov.u32 	%r1909, 32;
	{
    .reg .pred p;
    and.b32 %r1907, %r1914, %r1909;    setp.ne.u32 p, %r1907, 0;
    vote.ballot.sync.b32 %r1907, p, 0xffffffff;
    @!p not.b32 %r1907, %r1907;
}
	and.b32  	%r1927, %r1907, %r1926;
	mov.u32 	%r1912, 64;
	{
    .reg .pred p;
    and.b32 %r1910, %r1914, %r1912;    setp.ne.u32 p, %r1910, 0;
    vote.ballot.sync.b32 %r1910, p, 0xffffffff;
    @!p not.b32 %r1910, %r1910;
}
	and.b32  	%r1928, %r1910, %r1927;
	mov.u32 	%r1915, 128;
	{
    .reg .pred p;
    and.b32 %r1913, %r1914, %r1915;    setp.ne.u32 p, %r1913, 0;
    vote.ballot.sync.b32 %r1913, p, 0xffffffff;
    @!p not.b32 %r1913, %r1913;
}
	and.b32  	%r1929, %r1913, %r1928;
	clz.b32 	%r1930, %r1929;
	sub.s32 	%r445, %r1918, %r1930;
	mov.u32 %r1916, %lanemask_le;
	and.b32  	%r1931, %r1916, %r1929;
	popc.b32 	%r446, %r1931;
	setp.ne.s32 	%p301, %r897, %r445;
	mov.u32 	%r2869, %r2870;
	@%p301 bra 	$L__BB0_395;
	shl.b32 	%r1935, %r1914, 2;
	add.s32 	%r1936, %r917, %r1935;
	atom.shared.add.u32 	%r2869, [%r1936], %r446;
$L__BB0_395:
	mov.u32 	%r1964, -1;
	shfl.sync.idx.b32 	%r1965|%p302, %r2869, %r445, %r1918, %r1964;
	add.s32 	%r1966, %r446, %r1965;
	add.s32 	%r449, %r1966, -1;
	shr.u32 	%r1967, %r2787, %r743;
	and.b32  	%r1959, %r1967, 255;
	{
    .reg .pred p;
    and.b32 %r1937, %r1959, %r1894;    setp.ne.u32 p, %r1937, 0;
    vote.ballot.sync.b32 %r1937, p, 0xffffffff;
    @!p not.b32 %r1937, %r1937;
}
	{
    .reg .pred p;
    and.b32 %r1940, %r1959, %r1897;    setp.ne.u32 p, %r1940, 0;
    vote.ballot.sync.b32 %r1940, p, 0xffffffff;
    @!p not.b32 %r1940, %r1940;
}
	and.b32  	%r1968, %r1940, %r1937;
	{
    .reg .pred p;
    and.b32 %r1943, %r1959, %r1900;    setp.ne.u32 p, %r1943, 0;
    vote.ballot.sync.b32 %r1943, p, 0xffffffff;
    @!p not.b32 %r1943, %r1943;
}
	and.b32  	%r1969, %r1943, %r1968;
	{
    .reg .pred p;
    and.b32 %r1946, %r1959, %r1903;    setp.ne.u32 p, %r1946, 0;
    vote.ballot.sync.b32 %r1946, p, 0xffffffff;
    @!p not.b32 %r1946, %r1946;
}
	and.b32  	%r1970, %r1946, %r1969;
	{
    .reg .pred p;
    and.b32 %r1949, %r1959, %r1906;    setp.ne.u32 p, %r1949, 0;
    vote.ballot.sync.b32 %r1949, p, 0xffffffff;
    @!p not.b32 %r1949, %r1949;
}
	and.b32  	%r1971, %r1949, %r1970;
	{
    .reg .pred p;
    and.b32 %r1952, %r1959, %r1909;    setp.ne.u32 p, %r1952, 0;
    vote.ballot.sync.b32 %r1952, p, 0xffffffff;
    @!p not.b32 %r1952, %r1952;
}
	and.b32  	%r1972, %r1952, %r1971;
	{
    .reg .pred p;
    and.b32 %r1955, %r1959, %r1912;    setp.ne.u32 p, %r1955, 0;
    vote.ballot.sync.b32 %r1955, p, 0xffffffff;
    @!p not.b32 %r1955, %r1955;
}
	and.b32  	%r1973, %r1955, %r1972;
	{
    .reg .pred p;
    and.b32 %r1958, %r1959, %r1915;    setp.ne.u32 p, %r1958, 0;
    vote.ballot.sync.b32 %r1958, p, 0xffffffff;
    @!p not.b32 %r1958, %r1958;
}
	and.b32  	%r1974, %r1958, %r1973;
	clz.b32 	%r1975, %r1974;
	sub.s32 	%r451, %r1918, %r1975;
	mov.u32 %r1961, %lanemask_le;
	and.b32  	%r1976, %r1961, %r1974;
	popc.b32 	%r452, %r1976;
	setp.ne.s32 	%p303, %r897, %r451;
	@%p303 bra 	$L__BB0_397;
	shl.b32 	%r1980, %r1959, 2;
	add.s32 	%r1981, %r917, %r1980;
	atom.shared.add.u32 	%r2870, [%r1981], %r452;
$L__BB0_397:
	mov.u32 	%r2872, 0;
	mov.u32 	%r2008, 31;
	shfl.sync.idx.b32 	%r2010|%p304, %r2870, %r451, %r2008, %r1964;
	add.s32 	%r2011, %r452, %r2010;
	add.s32 	%r455, %r2011, -1;
	shr.u32 	%r2012, %r2789, %r743;
	and.b32  	%r2004, %r2012, 255;
	mov.u32 	%r1984, 1;
	{
    .reg .pred p;
    and.b32 %r1982, %r2004, %r1984;    setp.ne.u32 p, %r1982, 0;
    vote.ballot.sync.b32 %r1982, p, 0xffffffff;
    @!p not.b32 %r1982, %r1982;
}
	mov.u32 	%r1987, 2;
	{
    .reg .pred p;
    and.b32 %r1985, %r2004, %r1987;    setp.ne.u32 p, %r1985, 0;
    vote.ballot.sync.b32 %r1985, p, 0xffffffff;
    @!p not.b32 %r1985, %r1985;
}
	and.b32  	%r2013, %r1985, %r1982;
	mov.u32 	%r1990, 4;
	{
    .reg .pred p;
    and.b32 %r1988, %r2004, %r1990;    setp.ne.u32 p, %r1988, 0;
    vote.ballot.sync.b32 %r1988, p, 0xffffffff;
    @!p not.b32 %r1988, %r1988;
}
	and.b32  	%r2014, %r1988, %r2013;
	mov.u32 	%r1993, 8;
	{
    .reg .pred p;
    and.b32 %r1991, %r2004, %r1993;    setp.ne.u32 p, %r1991, 0;
    vote.ballot.sync.b32 %r1991, p, 0xffffffff;
    @!p not.b32 %r1991, %r1991;
}
	and.b32  	%r2015, %r1991, %r2014;
	mov.u32 	%r1996, 16;
	{
    .reg .pred p;
    and.b32 %r1994, %r2004, %r1996;    setp.ne.u32 p, %r1994, 0;
    vote.ballot.sync.b32 %r1994, p, 0xffffffff;
    @!p not.b32 %r1994, %r1994;
}
	and.b32  	%r2016, %r1994, %r2015;
	mov.u32 	%r1999, 32;
	{
    .reg .pred p;
    and.b32 %r1997, %r2004, %r1999;    setp.ne.u32 p, %r1997, 0;
    vote.ballot.sync.b32 %r1997, p, 0xffffffff;
    @!p not.b32 %r1997, %r1997;
}
	and.b32  	%r2017, %r1997, %r2016;
	mov.u32 	%r2002, 64;
	{
    .reg .pred p;
    and.b32 %r2000, %r2004, %r2002;    setp.ne.u32 p, %r2000, 0;
    vote.ballot.sync.b32 %r2000, p, 0xffffffff;
    @!p not.b32 %r2000, %r2000;
}
	and.b32  	%r2018, %r2000, %r2017;
	mov.u32 	%r2005, 128;
	{
    .reg .pred p;
    and.b32 %r2003, %r2004, %r2005;    setp.ne.u32 p, %r2003, 0;
    vote.ballot.sync.b32 %r2003, p, 0xffffffff;
    @!p not.b32 %r2003, %r2003;
}
	and.b32  	%r2019, %r2003, %r2018;
	clz.b32 	%r2020, %r2019;
	sub.s32 	%r457, %r2008, %r2020;
	mov.u32 %r2006, %lanemask_le;
	and.b32  	%r2021, %r2006, %r2019;
	popc.b32 	%r458, %r2021;
	setp.ne.s32 	%p305, %r897, %r457;
	mov.u32 	%r2871, %r2872;
	@%p305 bra 	$L__BB0_399;
	shl.b32 	%r2025, %r2004, 2;
	add.s32 	%r2026, %r917, %r2025;
	atom.shared.add.u32 	%r2871, [%r2026], %r458;
$L__BB0_399:
	mov.u32 	%r2054, -1;
	shfl.sync.idx.b32 	%r2055|%p306, %r2871, %r457, %r2008, %r2054;
	add.s32 	%r2056, %r458, %r2055;
	add.s32 	%r461, %r2056, -1;
	shr.u32 	%r2057, %r2791, %r743;
	and.b32  	%r2049, %r2057, 255;
	{
    .reg .pred p;
    and.b32 %r2027, %r2049, %r1984;    setp.ne.u32 p, %r2027, 0;
    vote.ballot.sync.b32 %r2027, p, 0xffffffff;
    @!p not.b32 %r2027, %r2027;
}
	{
    .reg .pred p;
    and.b32 %r2030, %r2049, %r1987;    setp.ne.u32 p, %r2030, 0;
    vote.ballot.sync.b32 %r2030, p, 0xffffffff;
    @!p not.b32 %r2030, %r2030;
}
	and.b32  	%r2058, %r2030, %r2027;
	{
    .reg .pred p;
    and.b32 %r2033, %r2049, %r1990;    setp.ne.u32 p, %r2033, 0;
    vote.ballot.sync.b32 %r2033, p, 0xffffffff;
    @!p not.b32 %r2033, %r2033;
}
	and.b32  	%r2059, %r2033, %r2058;
	{
    .reg .pred p;
    and.b32 %r2036, %r2049, %r1993;    setp.ne.u32 p, %r2036, 0;
    vote.ballot.sync.b32 %r2036, p, 0xffffffff;
    @!p not.b32 %r2036, %r2036;
}
	and.b32  	%r2060, %r2036, %r2059;
	{
    .reg .pred p;
    and.b32 %r2039, %r2049, %r1996;    setp.ne.u32 p, %r2039, 0;
    vote.ballot.sync.b32 %r2039, p, 0xffffffff;
    @!p not.b32 %r2039, %r2039;
}
	and.b32  	%r2061, %r2039, %r2060;
	{
    .reg .pred p;
    and.b32 %r2042, %r2049, %r1999;    setp.ne.u32 p, %r2042, 0;
    vote.ballot.sync.b32 %r2042, p, 0xffffffff;
    @!p not.b32 %r2042, %r2042;
}
	and.b32  	%r2062, %r2042, %r2061;
	{
    .reg .pred p;
    and.b32 %r2045, %r2049, %r2002;    setp.ne.u32 p, %r2045, 0;
    vote.ballot.sync.b32 %r2045, p, 0xffffffff;
    @!p not.b32 %r2045, %r2045;
}
	and.b32  	%r2063, %r2045, %r2062;
	{
    .reg .pred p;
    and.b32 %r2048, %r2049, %r2005;    setp.ne.u32 p, %r2048, 0;
    vote.ballot.sync.b32 %r2048, p, 0xffffffff;
    @!p not.b32 %r2048, %r2048;
}
	and.b32  	%r2064, %r2048, %r2063;
	clz.b32 	%r2065, %r2064;
	sub.s32 	%r463, %r2008, %r2065;
	mov.u32 %r2051, %lanemask_le;
	and.b32  	%r2066, %r2051, %r2064;
	popc.b32 	%r464, %r2066;
	setp.ne.s32 	%p307, %r897, %r463;
	@%p307 bra 	$L__BB0_401;
	shl.b32 	%r2070, %r2049, 2;
	add.s32 	%r2071, %r917, %r2070;
	atom.shared.add.u32 	%r2872, [%r2071], %r464;
$L__BB0_401:
	mov.u32 	%r2874, 0;
	mov.u32 	%r2098, 31;
	shfl.sync.idx.b32 	%r2100|%p308, %r2872, %r463, %r2098, %r2054;
	add.s32 	%r2101, %r464, %r2100;
	add.s32 	%r467, %r2101, -1;
	shr.u32 	%r2102, %r2793, %r743;
	and.b32  	%r2094, %r2102, 255;
	mov.u32 	%r2074, 1;
	{
    .reg .pred p;
    and.b32 %r2072, %r2094, %r2074;    setp.ne.u32 p, %r2072, 0;
    vote.ballot.sync.b32 %r2072, p, 0xffffffff;
    @!p not.b32 %r2072, %r2072;
}
	mov.u32 	%r2077, 2;
	{
    .reg .pred p;
    and.b32 %r2075, %r2094, %r2077;    setp.ne.u32 p, %r2075, 0;
    vote.ballot.sync.b32 %r2075, p, 0xffffffff;
    @!p not.b32 %r2075, %r2075;
}
	and.b32  	%r2103, %r2075, %r2072;
	mov.u32 	%r2080, 4;
	{
    .reg .pred p;
    and.b32 %r2078, %r2094, %r2080;    setp.ne.u32 p, %r2078, 0;
    vote.ballot.sync.b32 %r2078, p, 0xffffffff;
    @!p not.b32 %r2078, %r2078;
}
	and.b32  	%r2104, %r2078, %r2103;
	mov.u32 	%r2083, 8;
	{
    .reg .pred p;
    and.b32 %r2081, %r2094, %r2083;    setp.ne.u32 p, %r2081, 0;
    vote.ballot.sync.b32 %r2081, p, 0xffffffff;
    @!p not.b32 %r2081, %r2081;
}
	and.b32  	%r2105, %r2081, %r2104;
	mov.u32 	%r2086, 16;
	{
    .reg .pred p;
    and.b32 %r2084, %r2094, %r2086;    setp.ne.u32 p, %r2084, 0;
    vote.ballot.sync.b32 %r2084, p, 0xffffffff;
    @!p not.b32 %r2084, %r2084;
}
	and.b32  	%r2106, %r2084, %r2105;
	mov.u32 	%r2089, 32;
	{
    .reg .pred p;
    and.b32 %r2087, %r2094, %r2089;    setp.ne.u32 p, %r2087, 0;
    vote.ballot.sync.b32 %r2087, p, 0xffffffff;
    @!p not.b32 %r2087, %r2087;
}
	and.b32  	%r2107, %r2087, %r2106;
	mov.u32 	%r2092, 64;
	{
    .reg .pred p;
    and.b32 %r2090, %r2094, %r2092;    setp.ne.u32 p, %r2090, 0;
    vote.ballot.sync.b32 %r2090, p, 0xffffffff;
    @!p not.b32 %r2090, %r2090;
}
	and.b32  	%r2108, %r2090, %r2107;
	mov.u32 	%r2095, 128;
	{
    .reg .pred p;
    and.b32 %r2093, %r2094, %r2095;    setp.ne.u32 p, %r2093, 0;
    vote.ballot.sync.b32 %r2093, p, 0xffffffff;
    @!p not.b32 %r2093, %r2093;
}
	and.b32  	%r2109, %r2093, %r2108;
	clz.b32 	%r2110, %r2109;
	sub.s32 	%r468, %r2098, %r2110;
	mov.u32 %r2096, %lanemask_le;
	and.b32  	%r2111, %r2096, %r2109;
	popc.b32 	%r469, %r2111;
	setp.ne.s32 	%p309, %r897, %r468;
	mov.u32 	%r2873, %r2874;
	@%p309 bra 	$L__BB0_403;
	shl.b32 	%r2113, %r9, 5;
	and.b32  	%r2114, %r2113, -1024;
	add.s32 	%r2116, %r916, %r2114;
	shl.b32 	%r2117, %r2102, 2;
	and.b32  	%r2118, %r2117, 1020;
	add.s32 	%r2119, %r2116, %r2118;
	atom.shared.add.u32 	%r2873, [%r2119], %r469;
$L__BB0_403:
	mov.u32 	%r2147, -1;
	shfl.sync.idx.b32 	%r2148|%p310, %r2873, %r468, %r2098, %r2147;
	add.s32 	%r2149, %r469, %r2148;
	add.s32 	%r472, %r2149, -1;
	shr.u32 	%r2150, %r2795, %r743;
	and.b32  	%r2142, %r2150, 255;
	{
    .reg .pred p;
    and.b32 %r2120, %r2142, %r2074;    setp.ne.u32 p, %r2120, 0;
    vote.ballot.sync.b32 %r2120, p, 0xffffffff;
    @!p not.b32 %r2120, %r2120;
}
	{
    .reg .pred p;
    and.b32 %r2123, %r2142, %r2077;    setp.ne.u32 p, %r2123, 0;
    vote.ballot.sync.b32 %r2123, p, 0xffffffff;
    @!p not.b32 %r2123, %r2123;
}
	and.b32  	%r2151, %r2123, %r2120;
	{
    .reg .pred p;
    and.b32 %r2126, %r2142, %r2080;    setp.ne.u32 p, %r2126, 0;
    vote.ballot.sync.b32 %r2126, p, 0xffffffff;
    @!p not.b32 %r2126, %r2126;
}
	and.b32  	%r2152, %r2126, %r2151;
	{
    .reg .pred p;
    and.b32 %r2129, %r2142, %r2083;    setp.ne.u32 p, %r2129, 0;
    vote.ballot.sync.b32 %r2129, p, 0xffffffff;
    @!p not.b32 %r2129, %r2129;
}
	and.b32  	%r2153, %r2129, %r2152;
	{
    .reg .pred p;
    and.b32 %r2132, %r2142, %r2086;    setp.ne.u32 p, %r2132, 0;
    vote.ballot.sync.b32 %r2132, p, 0xffffffff;
    @!p not.b32 %r2132, %r2132;
}
	and.b32  	%r2154, %r2132, %r2153;
	{
    .reg .pred p;
    and.b32 %r2135, %r2142, %r2089;    setp.ne.u32 p, %r2135, 0;
    vote.ballot.sync.b32 %r2135, p, 0xffffffff;
    @!p not.b32 %r2135, %r2135;
}
	and.b32  	%r2155, %r2135, %r2154;
	{
    .reg .pred p;
    and.b32 %r2138, %r2142, %r2092;    setp.ne.u32 p, %r2138, 0;
    vote.ballot.sync.b32 %r2138, p, 0xffffffff;
    @!p not.b32 %r2138, %r2138;
}
	and.b32  	%r2156, %r2138, %r2155;
	{
    .reg .pred p;
    and.b32 %r2141, %r2142, %r2095;    setp.ne.u32 p, %r2141, 0;
    vote.ballot.sync.b32 %r2141, p, 0xffffffff;
    @!p not.b32 %r2141, %r2141;
}
	and.b32  	%r2157, %r2141, %r2156;
	clz.b32 	%r2158, %r2157;
	sub.s32 	%r473, %r2098, %r2158;
	mov.u32 %r2144, %lanemask_le;
	and.b32  	%r2159, %r2144, %r2157;
	popc.b32 	%r474, %r2159;
	setp.ne.s32 	%p311, %r897, %r473;
	@%p311 bra 	$L__BB0_405;
	shl.b32 	%r2161, %r9, 5;
	and.b32  	%r2162, %r2161, -1024;
	add.s32 	%r2164, %r916, %r2162;
	shl.b32 	%r2165, %r2150, 2;
	and.b32  	%r2166, %r2165, 1020;
	add.s32 	%r2167, %r2164, %r2166;
	atom.shared.add.u32 	%r2874, [%r2167], %r474;
$L__BB0_405:
	mov.u32 	%r2876, 0;
	mov.u32 	%r2194, 31;
	shfl.sync.idx.b32 	%r2196|%p312, %r2874, %r473, %r2194, %r2147;
	add.s32 	%r2197, %r474, %r2196;
	add.s32 	%r477, %r2197, -1;
	shr.u32 	%r2198, %r2797, %r743;
	and.b32  	%r2190, %r2198, 255;
	mov.u32 	%r2170, 1;
	{
    .reg .pred p;
    and.b32 %r2168, %r2190, %r2170;    setp.ne.u32 p, %r2168, 0;
    vote.ballot.sync.b32 %r2168, p, 0xffffffff;
    @!p not.b32 %r2168, %r2168;
}
	mov.u32 	%r2173, 2;
	{
    .reg .pred p;
    and.b32 %r2171, %r2190, %r2173;    setp.ne.u32 p, %r2171, 0;
    vote.ballot.sync.b32 %r2171, p, 0xffffffff;
    @!p not.b32 %r2171, %r2171;
}
	and.b32  	%r2199, %r2171, %r2168;
	mov.u32 	%r2176, 4;
	{
    .reg .pred p;
    and.b32 %r2174, %r2190, %r2176;    setp.ne.u32 p, %r2174, 0;
    vote.ballot.sync.b32 %r2174, p, 0xffffffff;
    @!p not.b32 %r2174, %r2174;
}
	and.b32  	%r2200, %r2174, %r2199;
	mov.u32 	%r2179, 8;
	{
    .reg .pred p;
    and.b32 %r2177, %r2190, %r2179;    setp.ne.u32 p, %r2177, 0;
    vote.ballot.sync.b32 %r2177, p, 0xffffffff;
    @!p not.b32 %r2177, %r2177;
}
	and.b32  	%r2201, %r2177, %r2200;
	mov.u32 	%r2182, 16;
	{
    .reg .pred p;
    and.b32 %r2180, %r2190, %r2182;    setp.ne.u32 p, %r2180, 0;
    vote.ballot.sync.b32 %r2180, p, 0xffffffff;
    @!p not.b32 %r2180, %r2180;
}
	and.b32  	%r2202, %r2180, %r2201;
	mov.u32 	%r2185, 32;
	{
    .reg .pred p;
    and.b32 %r2183, %r2190, %r2185;    setp.ne.u32 p, %r2183, 0;
    vote.ballot.sync.b32 %r2183, p, 0xffffffff;
    @!p not.b32 %r2183, %r2183;
}
	and.b32  	%r2203, %r2183, %r2202;
	mov.u32 	%r2188, 64;
	{
    .reg .pred p;
    and.b32 %r2186, %r2190, %r2188;    setp.ne.u32 p, %r2186, 0;
    vote.ballot.sync.b32 %r2186, p, 0xffffffff;
    @!p not.b32 %r2186, %r2186;
}
	and.b32  	%r2204, %r2186, %r2203;
	mov.u32 	%r2191, 128;
	{
    .reg .pred p;
    and.b32 %r2189, %r2190, %r2191;    setp.ne.u32 p, %r2189, 0;
    vote.ballot.sync.b32 %r2189, p, 0xffffffff;
    @!p not.b32 %r2189, %r2189;
}
	and.b32  	%r2205, %r2189, %r2204;
	clz.b32 	%r2206, %r2205;
	sub.s32 	%r479, %r2194, %r2206;
	mov.u32 %r2192, %lanemask_le;
	and.b32  	%r2207, %r2192, %r2205;
	popc.b32 	%r480, %r2207;
	setp.ne.s32 	%p313, %r897, %r479;
	mov.u32 	%r2875, %r2876;
	@%p313 bra 	$L__BB0_407;
	shl.b32 	%r2208, %r9, 5;
	and.b32  	%r2209, %r2208, -1024;
	add.s32 	%r2211, %r916, %r2209;
	shl.b32 	%r2212, %r2190, 2;
	add.s32 	%r2213, %r2211, %r2212;
	atom.shared.add.u32 	%r2875, [%r2213], %r480;
$L__BB0_407:
	mov.u32 	%r2241, -1;
	shfl.sync.idx.b32 	%r2242|%p314, %r2875, %r479, %r2194, %r2241;
	add.s32 	%r2243, %r480, %r2242;
	add.s32 	%r483, %r2243, -1;
	shr.u32 	%r2244, %r2799, %r743;
	and.b32  	%r2236, %r2244, 255;
	{
    .reg .pred p;
    and.b32 %r2214, %r2236, %r2170;    setp.ne.u32 p, %r2214, 0;
    vote.ballot.sync.b32 %r2214, p, 0xffffffff;
    @!p not.b32 %r2214, %r2214;
}
	{
    .reg .pred p;
    and.b32 %r2217, %r2236, %r2173;    setp.ne.u32 p, %r2217, 0;
    vote.ballot.sync.b32 %r2217, p, 0xffffffff;
    @!p not.b32 %r2217, %r2217;
}
	and.b32  	%r2245, %r2217, %r2214;
	{
    .reg .pred p;
    and.b32 %r2220, %r2236, %r2176;    setp.ne.u32 p, %r2220, 0;
    vote.ballot.sync.b32 %r2220, p, 0xffffffff;
    @!p not.b32 %r2220, %r2220;
}
	and.b32  	%r2246, %r2220, %r2245;
	{
    .reg .pred p;
    and.b32 %r2223, %r2236, %r2179;    setp.ne.u32 p, %r2223, 0;
    vote.ballot.sync.b32 %r2223, p, 0xffffffff;
    @!p not.b32 %r2223, %r2223;
}
	and.b32  	%r2247, %r2223, %r2246;
	{
    .reg .pred p;
    and.b32 %r2226, %r2236, %r2182;    setp.ne.u32 p, %r2226, 0;
    vote.ballot.sync.b32 %r2226, p, 0xffffffff;
    @!p not.b32 %r2226, %r2226;
}
	and.b32  	%r2248, %r2226, %r2247;
	{
    .reg .pred p;
    and.b32 %r2229, %r2236, %r2185;    setp.ne.u32 p, %r2229, 0;
    vote.ballot.sync.b32 %r2229, p, 0xffffffff;
    @!p not.b32 %r2229, %r2229;
}
	and.b32  	%r2249, %r2229, %r2248;
	{
    .reg .pred p;
    and.b32 %r2232, %r2236, %r2188;    setp.ne.u32 p, %r2232, 0;
    vote.ballot.sync.b32 %r2232, p, 0xffffffff;
    @!p not.b32 %r2232, %r2232;
}
	and.b32  	%r2250, %r2232, %r2249;
	{
    .reg .pred p;
    and.b32 %r2235, %r2236, %r2191;    setp.ne.u32 p, %r2235, 0;
    vote.ballot.sync.b32 %r2235, p, 0xffffffff;
    @!p not.b32 %r2235, %r2235;
}
	and.b32  	%r2251, %r2235, %r2250;
	clz.b32 	%r2252, %r2251;
	sub.s32 	%r485, %r2194, %r2252;
	mov.u32 %r2238, %lanemask_le;
	and.b32  	%r2253, %r2238, %r2251;
	popc.b32 	%r486, %r2253;
	setp.ne.s32 	%p315, %r897, %r485;
	@%p315 bra 	$L__BB0_409;
	shl.b32 	%r2254, %r9, 5;
	and.b32  	%r2255, %r2254, -1024;
	add.s32 	%r2257, %r916, %r2255;
	shl.b32 	%r2258, %r2236, 2;
	add.s32 	%r2259, %r2257, %r2258;
	atom.shared.add.u32 	%r2876, [%r2259], %r486;
$L__BB0_409:
	setp.gt.s32 	%p479, %r9, 255;
	mov.u32 	%r2260, 31;
	shfl.sync.idx.b32 	%r2262|%p316, %r2876, %r485, %r2260, %r2241;
	bar.sync 	0;
	shl.b32 	%r2263, %r365, 2;
	add.s32 	%r2265, %r916, %r2263;
	st.shared.u32 	[%r2265], %r2757;
	shl.b32 	%r2266, %r371, 2;
	add.s32 	%r2267, %r916, %r2266;
	st.shared.u32 	[%r2267], %r2759;
	shl.b32 	%r2268, %r377, 2;
	add.s32 	%r2269, %r916, %r2268;
	st.shared.u32 	[%r2269], %r2761;
	shl.b32 	%r2270, %r383, 2;
	add.s32 	%r2271, %r916, %r2270;
	st.shared.u32 	[%r2271], %r2763;
	shl.b32 	%r2272, %r389, 2;
	add.s32 	%r2273, %r916, %r2272;
	st.shared.u32 	[%r2273], %r2765;
	shl.b32 	%r2274, %r395, 2;
	add.s32 	%r2275, %r916, %r2274;
	st.shared.u32 	[%r2275], %r2767;
	shl.b32 	%r2276, %r401, 2;
	add.s32 	%r2277, %r916, %r2276;
	st.shared.u32 	[%r2277], %r2769;
	shl.b32 	%r2278, %r407, 2;
	add.s32 	%r2279, %r916, %r2278;
	st.shared.u32 	[%r2279], %r2771;
	shl.b32 	%r2280, %r413, 2;
	add.s32 	%r2281, %r916, %r2280;
	st.shared.u32 	[%r2281], %r2773;
	shl.b32 	%r2282, %r419, 2;
	add.s32 	%r2283, %r916, %r2282;
	st.shared.u32 	[%r2283], %r2775;
	shl.b32 	%r2284, %r425, 2;
	add.s32 	%r2285, %r916, %r2284;
	st.shared.u32 	[%r2285], %r2777;
	shl.b32 	%r2286, %r431, 2;
	add.s32 	%r2287, %r916, %r2286;
	st.shared.u32 	[%r2287], %r2779;
	shl.b32 	%r2288, %r437, 2;
	add.s32 	%r2289, %r916, %r2288;
	st.shared.u32 	[%r2289], %r2781;
	shl.b32 	%r2290, %r443, 2;
	add.s32 	%r2291, %r916, %r2290;
	st.shared.u32 	[%r2291], %r2783;
	shl.b32 	%r2292, %r449, 2;
	add.s32 	%r2293, %r916, %r2292;
	st.shared.u32 	[%r2293], %r2785;
	shl.b32 	%r2294, %r455, 2;
	add.s32 	%r2295, %r916, %r2294;
	st.shared.u32 	[%r2295], %r2787;
	shl.b32 	%r2296, %r461, 2;
	add.s32 	%r2297, %r916, %r2296;
	st.shared.u32 	[%r2297], %r2789;
	shl.b32 	%r2298, %r467, 2;
	add.s32 	%r2299, %r916, %r2298;
	st.shared.u32 	[%r2299], %r2791;
	shl.b32 	%r2300, %r472, 2;
	add.s32 	%r2301, %r916, %r2300;
	st.shared.u32 	[%r2301], %r2793;
	shl.b32 	%r2302, %r477, 2;
	add.s32 	%r2303, %r916, %r2302;
	st.shared.u32 	[%r2303], %r2795;
	shl.b32 	%r2304, %r483, 2;
	add.s32 	%r2305, %r916, %r2304;
	st.shared.u32 	[%r2305], %r2797;
	add.s32 	%r2306, %r2262, %r486;
	shl.b32 	%r2307, %r2306, 2;
	add.s32 	%r2308, %r916, %r2307;
	st.shared.u32 	[%r2308+-4], %r2799;
	@%p479 bra 	$L__BB0_417;
	ld.param.u64 	%rd127, [gs_cub_32_param_0+40];
	cvta.to.global.u64 	%rd32, %rd127;
	mul.wide.s32 	%rd33, %r9, 4;
	add.s64 	%rd34, %rd32, %rd33;
	ld.global.u32 	%r2309, [%rd34];
	sub.s32 	%r2310, %r2309, %r359;
	st.shared.u32 	[%r254+45056], %r2310;
	setp.lt.s32 	%p318, %r11, 1;
	mov.u32 	%r2879, %r2806;
	@%p318 bra 	$L__BB0_416;
	mov.u32 	%r2878, -1;
	mov.u32 	%r2877, %r11;
	mov.u32 	%r2879, %r2806;
$L__BB0_412:
	add.s32 	%r493, %r2877, -1;
	shl.b32 	%r2314, %r493, 8;
	add.s32 	%r2315, %r2314, %r9;
	mul.wide.s32 	%rd35, %r2315, 4;
	add.s64 	%rd13, %rd3, %rd35;
$L__BB0_413:
	membar.cta;
	ld.volatile.global.u32 	%r494, [%rd13];
	setp.eq.s32 	%p319, %r494, 0;
	@%p319 bra 	$L__BB0_413;
	and.b32  	%r2316, %r494, 1073741823;
	add.s32 	%r2879, %r2316, %r2879;
	setp.gt.s32 	%p320, %r494, -1;
	vote.sync.ballot.b32 	%r2878, %p320, %r2878;
	setp.lt.s32 	%p321, %r494, 0;
	@%p321 bra 	$L__BB0_416;
	setp.gt.s32 	%p322, %r2877, 1;
	mov.u32 	%r2877, %r493;
	@%p322 bra 	$L__BB0_412;
$L__BB0_416:
	shl.b32 	%r2711, %r11, 8;
	add.s32 	%r2710, %r2711, %r9;
	mul.wide.s32 	%rd129, %r2710, 4;
	add.s64 	%rd128, %rd3, %rd129;
	or.b32  	%r2319, %r2879, -2147483648;
	st.volatile.global.u32 	[%rd128], %r2319;
	ld.shared.u32 	%r2320, [%r254+45056];
	sub.s32 	%r2321, %r2879, %r2806;
	add.s32 	%r2322, %r2321, %r2320;
	st.shared.u32 	[%r254+45056], %r2322;
$L__BB0_417:
	mad.lo.s32 	%r2323, %r11, 11264, 11264;
	setp.le.s32 	%p323, %r2323, %r742;
	bar.sync 	0;
	@%p323 bra 	$L__BB0_551;
	bra.uni 	$L__BB0_418;
$L__BB0_551:
	setp.lt.u32 	%p412, %r8, 2;
	ld.shared.u32 	%r2903, [%r254];
	shr.u32 	%r2509, %r2903, %r743;
	shl.b32 	%r2510, %r2509, 2;
	and.b32  	%r2511, %r2510, 1020;
	add.s32 	%r2512, %r916, %r2511;
	ld.shared.u32 	%r632, [%r2512+45056];
	@%p412 bra 	$L__BB0_555;
	setp.eq.s32 	%p413, %r8, 2;
	@%p413 bra 	$L__BB0_554;
	bra.uni 	$L__BB0_553;
$L__BB0_554:
	xor.b32  	%r2903, %r2903, -2147483648;
	bra.uni 	$L__BB0_555;
$L__BB0_418:
	mad.lo.s32 	%r499, %r11, -11264, %r742;
	ld.shared.u32 	%r2881, [%r254];
	setp.ge.s32 	%p324, %r9, %r499;
	@%p324 bra 	$L__BB0_424;
	shr.u32 	%r2327, %r2881, %r743;
	shl.b32 	%r2328, %r2327, 2;
	and.b32  	%r2329, %r2328, 1020;
	add.s32 	%r2331, %r916, %r2329;
	ld.shared.u32 	%r501, [%r2331+45056];
	setp.lt.u32 	%p325, %r8, 2;
	@%p325 bra 	$L__BB0_423;
	setp.eq.s32 	%p326, %r8, 2;
	@%p326 bra 	$L__BB0_422;
	bra.uni 	$L__BB0_421;
$L__BB0_422:
	xor.b32  	%r2881, %r2881, -2147483648;
	bra.uni 	$L__BB0_423;
$L__BB0_553:
	add.s32 	%r2513, %r2903, %r5;
	setp.lt.s32 	%p414, %r2513, 0;
	selp.b32 	%r2514, -2147483648, -1, %p414;
	xor.b32  	%r2903, %r2514, %r2513;
$L__BB0_555:
	add.s32 	%r2515, %r632, %r9;
	mul.wide.u32 	%rd83, %r2515, 4;
	add.s64 	%rd84, %rd5, %rd83;
	st.global.u32 	[%rd84], %r2903;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2904, [%r254+2048];
	shr.u32 	%r2518, %r2904, %r743;
	shl.b32 	%r2519, %r2518, 2;
	and.b32  	%r2520, %r2519, 1020;
	add.s32 	%r2521, %r916, %r2520;
	ld.shared.u32 	%r638, [%r2521+45056];
	@%p412 bra 	$L__BB0_559;
	setp.eq.s32 	%p416, %r8, 2;
	@%p416 bra 	$L__BB0_558;
	bra.uni 	$L__BB0_557;
$L__BB0_558:
	xor.b32  	%r2904, %r2904, -2147483648;
	bra.uni 	$L__BB0_559;
$L__BB0_557:
	add.s32 	%r2522, %r2904, %r5;
	setp.lt.s32 	%p417, %r2522, 0;
	selp.b32 	%r2523, -2147483648, -1, %p417;
	xor.b32  	%r2904, %r2523, %r2522;
$L__BB0_559:
	add.s32 	%r2524, %r638, %r9;
	add.s32 	%r2525, %r2524, 512;
	mul.wide.u32 	%rd85, %r2525, 4;
	add.s64 	%rd86, %rd5, %rd85;
	st.global.u32 	[%rd86], %r2904;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2905, [%r254+4096];
	shr.u32 	%r2526, %r2905, %r743;
	shl.b32 	%r2527, %r2526, 2;
	and.b32  	%r2528, %r2527, 1020;
	add.s32 	%r2530, %r916, %r2528;
	ld.shared.u32 	%r643, [%r2530+45056];
	@%p412 bra 	$L__BB0_563;
	setp.eq.s32 	%p419, %r8, 2;
	@%p419 bra 	$L__BB0_562;
	bra.uni 	$L__BB0_561;
$L__BB0_562:
	xor.b32  	%r2905, %r2905, -2147483648;
	bra.uni 	$L__BB0_563;
$L__BB0_561:
	add.s32 	%r2531, %r2905, %r5;
	setp.lt.s32 	%p420, %r2531, 0;
	selp.b32 	%r2532, -2147483648, -1, %p420;
	xor.b32  	%r2905, %r2532, %r2531;
$L__BB0_563:
	add.s32 	%r2533, %r643, %r9;
	add.s32 	%r2534, %r2533, 1024;
	mul.wide.u32 	%rd87, %r2534, 4;
	add.s64 	%rd88, %rd5, %rd87;
	st.global.u32 	[%rd88], %r2905;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2906, [%r254+6144];
	shr.u32 	%r2535, %r2906, %r743;
	shl.b32 	%r2536, %r2535, 2;
	and.b32  	%r2537, %r2536, 1020;
	add.s32 	%r2539, %r916, %r2537;
	ld.shared.u32 	%r648, [%r2539+45056];
	@%p412 bra 	$L__BB0_567;
	setp.eq.s32 	%p422, %r8, 2;
	@%p422 bra 	$L__BB0_566;
	bra.uni 	$L__BB0_565;
$L__BB0_566:
	xor.b32  	%r2906, %r2906, -2147483648;
	bra.uni 	$L__BB0_567;
$L__BB0_565:
	add.s32 	%r2540, %r2906, %r5;
	setp.lt.s32 	%p423, %r2540, 0;
	selp.b32 	%r2541, -2147483648, -1, %p423;
	xor.b32  	%r2906, %r2541, %r2540;
$L__BB0_567:
	add.s32 	%r2542, %r648, %r9;
	add.s32 	%r2543, %r2542, 1536;
	mul.wide.u32 	%rd89, %r2543, 4;
	add.s64 	%rd90, %rd5, %rd89;
	st.global.u32 	[%rd90], %r2906;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2907, [%r254+8192];
	shr.u32 	%r2544, %r2907, %r743;
	shl.b32 	%r2545, %r2544, 2;
	and.b32  	%r2546, %r2545, 1020;
	add.s32 	%r2548, %r916, %r2546;
	ld.shared.u32 	%r653, [%r2548+45056];
	@%p412 bra 	$L__BB0_571;
	setp.eq.s32 	%p425, %r8, 2;
	@%p425 bra 	$L__BB0_570;
	bra.uni 	$L__BB0_569;
$L__BB0_570:
	xor.b32  	%r2907, %r2907, -2147483648;
	bra.uni 	$L__BB0_571;
$L__BB0_569:
	add.s32 	%r2549, %r2907, %r5;
	setp.lt.s32 	%p426, %r2549, 0;
	selp.b32 	%r2550, -2147483648, -1, %p426;
	xor.b32  	%r2907, %r2550, %r2549;
$L__BB0_571:
	add.s32 	%r2551, %r653, %r9;
	add.s32 	%r2552, %r2551, 2048;
	mul.wide.u32 	%rd91, %r2552, 4;
	add.s64 	%rd92, %rd5, %rd91;
	st.global.u32 	[%rd92], %r2907;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2908, [%r254+10240];
	shr.u32 	%r2553, %r2908, %r743;
	shl.b32 	%r2554, %r2553, 2;
	and.b32  	%r2555, %r2554, 1020;
	add.s32 	%r2557, %r916, %r2555;
	ld.shared.u32 	%r658, [%r2557+45056];
	@%p412 bra 	$L__BB0_575;
	setp.eq.s32 	%p428, %r8, 2;
	@%p428 bra 	$L__BB0_574;
	bra.uni 	$L__BB0_573;
$L__BB0_574:
	xor.b32  	%r2908, %r2908, -2147483648;
	bra.uni 	$L__BB0_575;
$L__BB0_573:
	add.s32 	%r2558, %r2908, %r5;
	setp.lt.s32 	%p429, %r2558, 0;
	selp.b32 	%r2559, -2147483648, -1, %p429;
	xor.b32  	%r2908, %r2559, %r2558;
$L__BB0_575:
	add.s32 	%r2560, %r658, %r9;
	add.s32 	%r2561, %r2560, 2560;
	mul.wide.u32 	%rd93, %r2561, 4;
	add.s64 	%rd94, %rd5, %rd93;
	st.global.u32 	[%rd94], %r2908;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2909, [%r254+12288];
	shr.u32 	%r2562, %r2909, %r743;
	shl.b32 	%r2563, %r2562, 2;
	and.b32  	%r2564, %r2563, 1020;
	add.s32 	%r2566, %r916, %r2564;
	ld.shared.u32 	%r663, [%r2566+45056];
	@%p412 bra 	$L__BB0_579;
	setp.eq.s32 	%p431, %r8, 2;
	@%p431 bra 	$L__BB0_578;
	bra.uni 	$L__BB0_577;
$L__BB0_578:
	xor.b32  	%r2909, %r2909, -2147483648;
	bra.uni 	$L__BB0_579;
$L__BB0_577:
	add.s32 	%r2567, %r2909, %r5;
	setp.lt.s32 	%p432, %r2567, 0;
	selp.b32 	%r2568, -2147483648, -1, %p432;
	xor.b32  	%r2909, %r2568, %r2567;
$L__BB0_579:
	add.s32 	%r2569, %r663, %r9;
	add.s32 	%r2570, %r2569, 3072;
	mul.wide.u32 	%rd95, %r2570, 4;
	add.s64 	%rd96, %rd5, %rd95;
	st.global.u32 	[%rd96], %r2909;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2910, [%r254+14336];
	shr.u32 	%r2571, %r2910, %r743;
	shl.b32 	%r2572, %r2571, 2;
	and.b32  	%r2573, %r2572, 1020;
	add.s32 	%r2575, %r916, %r2573;
	ld.shared.u32 	%r668, [%r2575+45056];
	@%p412 bra 	$L__BB0_583;
	setp.eq.s32 	%p434, %r8, 2;
	@%p434 bra 	$L__BB0_582;
	bra.uni 	$L__BB0_581;
$L__BB0_582:
	xor.b32  	%r2910, %r2910, -2147483648;
	bra.uni 	$L__BB0_583;
$L__BB0_581:
	add.s32 	%r2576, %r2910, %r5;
	setp.lt.s32 	%p435, %r2576, 0;
	selp.b32 	%r2577, -2147483648, -1, %p435;
	xor.b32  	%r2910, %r2577, %r2576;
$L__BB0_583:
	add.s32 	%r2578, %r668, %r9;
	add.s32 	%r2579, %r2578, 3584;
	mul.wide.u32 	%rd97, %r2579, 4;
	add.s64 	%rd98, %rd5, %rd97;
	st.global.u32 	[%rd98], %r2910;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2911, [%r254+16384];
	shr.u32 	%r2580, %r2911, %r743;
	shl.b32 	%r2581, %r2580, 2;
	and.b32  	%r2582, %r2581, 1020;
	add.s32 	%r2584, %r916, %r2582;
	ld.shared.u32 	%r673, [%r2584+45056];
	@%p412 bra 	$L__BB0_587;
	setp.eq.s32 	%p437, %r8, 2;
	@%p437 bra 	$L__BB0_586;
	bra.uni 	$L__BB0_585;
$L__BB0_586:
	xor.b32  	%r2911, %r2911, -2147483648;
	bra.uni 	$L__BB0_587;
$L__BB0_585:
	add.s32 	%r2585, %r2911, %r5;
	setp.lt.s32 	%p438, %r2585, 0;
	selp.b32 	%r2586, -2147483648, -1, %p438;
	xor.b32  	%r2911, %r2586, %r2585;
$L__BB0_587:
	add.s32 	%r2587, %r673, %r9;
	add.s32 	%r2588, %r2587, 4096;
	mul.wide.u32 	%rd99, %r2588, 4;
	add.s64 	%rd100, %rd5, %rd99;
	st.global.u32 	[%rd100], %r2911;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2912, [%r254+18432];
	shr.u32 	%r2589, %r2912, %r743;
	shl.b32 	%r2590, %r2589, 2;
	and.b32  	%r2591, %r2590, 1020;
	add.s32 	%r2593, %r916, %r2591;
	ld.shared.u32 	%r678, [%r2593+45056];
	@%p412 bra 	$L__BB0_591;
	setp.eq.s32 	%p440, %r8, 2;
	@%p440 bra 	$L__BB0_590;
	bra.uni 	$L__BB0_589;
$L__BB0_590:
	xor.b32  	%r2912, %r2912, -2147483648;
	bra.uni 	$L__BB0_591;
$L__BB0_589:
	add.s32 	%r2594, %r2912, %r5;
	setp.lt.s32 	%p441, %r2594, 0;
	selp.b32 	%r2595, -2147483648, -1, %p441;
	xor.b32  	%r2912, %r2595, %r2594;
$L__BB0_591:
	add.s32 	%r2596, %r678, %r9;
	add.s32 	%r2597, %r2596, 4608;
	mul.wide.u32 	%rd101, %r2597, 4;
	add.s64 	%rd102, %rd5, %rd101;
	st.global.u32 	[%rd102], %r2912;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2913, [%r254+20480];
	shr.u32 	%r2598, %r2913, %r743;
	shl.b32 	%r2599, %r2598, 2;
	and.b32  	%r2600, %r2599, 1020;
	add.s32 	%r2602, %r916, %r2600;
	ld.shared.u32 	%r683, [%r2602+45056];
	@%p412 bra 	$L__BB0_595;
	setp.eq.s32 	%p443, %r8, 2;
	@%p443 bra 	$L__BB0_594;
	bra.uni 	$L__BB0_593;
$L__BB0_594:
	xor.b32  	%r2913, %r2913, -2147483648;
	bra.uni 	$L__BB0_595;
$L__BB0_593:
	add.s32 	%r2603, %r2913, %r5;
	setp.lt.s32 	%p444, %r2603, 0;
	selp.b32 	%r2604, -2147483648, -1, %p444;
	xor.b32  	%r2913, %r2604, %r2603;
$L__BB0_595:
	add.s32 	%r2605, %r683, %r9;
	add.s32 	%r2606, %r2605, 5120;
	mul.wide.u32 	%rd103, %r2606, 4;
	add.s64 	%rd104, %rd5, %rd103;
	st.global.u32 	[%rd104], %r2913;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2914, [%r254+22528];
	shr.u32 	%r2607, %r2914, %r743;
	shl.b32 	%r2608, %r2607, 2;
	and.b32  	%r2609, %r2608, 1020;
	add.s32 	%r2611, %r916, %r2609;
	ld.shared.u32 	%r688, [%r2611+45056];
	@%p412 bra 	$L__BB0_599;
	setp.eq.s32 	%p446, %r8, 2;
	@%p446 bra 	$L__BB0_598;
	bra.uni 	$L__BB0_597;
$L__BB0_598:
	xor.b32  	%r2914, %r2914, -2147483648;
	bra.uni 	$L__BB0_599;
$L__BB0_597:
	add.s32 	%r2612, %r2914, %r5;
	setp.lt.s32 	%p447, %r2612, 0;
	selp.b32 	%r2613, -2147483648, -1, %p447;
	xor.b32  	%r2914, %r2613, %r2612;
$L__BB0_599:
	add.s32 	%r2614, %r688, %r9;
	add.s32 	%r2615, %r2614, 5632;
	mul.wide.u32 	%rd105, %r2615, 4;
	add.s64 	%rd106, %rd5, %rd105;
	st.global.u32 	[%rd106], %r2914;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2915, [%r254+24576];
	shr.u32 	%r2616, %r2915, %r743;
	shl.b32 	%r2617, %r2616, 2;
	and.b32  	%r2618, %r2617, 1020;
	add.s32 	%r2620, %r916, %r2618;
	ld.shared.u32 	%r693, [%r2620+45056];
	@%p412 bra 	$L__BB0_603;
	setp.eq.s32 	%p449, %r8, 2;
	@%p449 bra 	$L__BB0_602;
	bra.uni 	$L__BB0_601;
$L__BB0_602:
	xor.b32  	%r2915, %r2915, -2147483648;
	bra.uni 	$L__BB0_603;
$L__BB0_601:
	add.s32 	%r2621, %r2915, %r5;
	setp.lt.s32 	%p450, %r2621, 0;
	selp.b32 	%r2622, -2147483648, -1, %p450;
	xor.b32  	%r2915, %r2622, %r2621;
$L__BB0_603:
	add.s32 	%r2623, %r693, %r9;
	add.s32 	%r2624, %r2623, 6144;
	mul.wide.u32 	%rd107, %r2624, 4;
	add.s64 	%rd108, %rd5, %rd107;
	st.global.u32 	[%rd108], %r2915;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2916, [%r254+26624];
	shr.u32 	%r2625, %r2916, %r743;
	shl.b32 	%r2626, %r2625, 2;
	and.b32  	%r2627, %r2626, 1020;
	add.s32 	%r2629, %r916, %r2627;
	ld.shared.u32 	%r698, [%r2629+45056];
	@%p412 bra 	$L__BB0_607;
	setp.eq.s32 	%p452, %r8, 2;
	@%p452 bra 	$L__BB0_606;
	bra.uni 	$L__BB0_605;
$L__BB0_606:
	xor.b32  	%r2916, %r2916, -2147483648;
	bra.uni 	$L__BB0_607;
$L__BB0_605:
	add.s32 	%r2630, %r2916, %r5;
	setp.lt.s32 	%p453, %r2630, 0;
	selp.b32 	%r2631, -2147483648, -1, %p453;
	xor.b32  	%r2916, %r2631, %r2630;
$L__BB0_607:
	add.s32 	%r2632, %r698, %r9;
	add.s32 	%r2633, %r2632, 6656;
	mul.wide.u32 	%rd109, %r2633, 4;
	add.s64 	%rd110, %rd5, %rd109;
	st.global.u32 	[%rd110], %r2916;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2917, [%r254+28672];
	shr.u32 	%r2634, %r2917, %r743;
	shl.b32 	%r2635, %r2634, 2;
	and.b32  	%r2636, %r2635, 1020;
	add.s32 	%r2638, %r916, %r2636;
	ld.shared.u32 	%r703, [%r2638+45056];
	@%p412 bra 	$L__BB0_611;
	setp.eq.s32 	%p455, %r8, 2;
	@%p455 bra 	$L__BB0_610;
	bra.uni 	$L__BB0_609;
$L__BB0_610:
	xor.b32  	%r2917, %r2917, -2147483648;
	bra.uni 	$L__BB0_611;
$L__BB0_609:
	add.s32 	%r2639, %r2917, %r5;
	setp.lt.s32 	%p456, %r2639, 0;
	selp.b32 	%r2640, -2147483648, -1, %p456;
	xor.b32  	%r2917, %r2640, %r2639;
$L__BB0_611:
	add.s32 	%r2641, %r703, %r9;
	add.s32 	%r2642, %r2641, 7168;
	mul.wide.u32 	%rd111, %r2642, 4;
	add.s64 	%rd112, %rd5, %rd111;
	st.global.u32 	[%rd112], %r2917;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2918, [%r254+30720];
	shr.u32 	%r2643, %r2918, %r743;
	shl.b32 	%r2644, %r2643, 2;
	and.b32  	%r2645, %r2644, 1020;
	add.s32 	%r2647, %r916, %r2645;
	ld.shared.u32 	%r708, [%r2647+45056];
	@%p412 bra 	$L__BB0_615;
	setp.eq.s32 	%p458, %r8, 2;
	@%p458 bra 	$L__BB0_614;
	bra.uni 	$L__BB0_613;
$L__BB0_614:
	xor.b32  	%r2918, %r2918, -2147483648;
	bra.uni 	$L__BB0_615;
$L__BB0_613:
	add.s32 	%r2648, %r2918, %r5;
	setp.lt.s32 	%p459, %r2648, 0;
	selp.b32 	%r2649, -2147483648, -1, %p459;
	xor.b32  	%r2918, %r2649, %r2648;
$L__BB0_615:
	add.s32 	%r2650, %r708, %r9;
	add.s32 	%r2651, %r2650, 7680;
	mul.wide.u32 	%rd113, %r2651, 4;
	add.s64 	%rd114, %rd5, %rd113;
	st.global.u32 	[%rd114], %r2918;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2919, [%r254+32768];
	shr.u32 	%r2652, %r2919, %r743;
	shl.b32 	%r2653, %r2652, 2;
	and.b32  	%r2654, %r2653, 1020;
	add.s32 	%r2656, %r916, %r2654;
	ld.shared.u32 	%r713, [%r2656+45056];
	@%p412 bra 	$L__BB0_619;
	setp.eq.s32 	%p461, %r8, 2;
	@%p461 bra 	$L__BB0_618;
	bra.uni 	$L__BB0_617;
$L__BB0_618:
	xor.b32  	%r2919, %r2919, -2147483648;
	bra.uni 	$L__BB0_619;
$L__BB0_617:
	add.s32 	%r2657, %r2919, %r5;
	setp.lt.s32 	%p462, %r2657, 0;
	selp.b32 	%r2658, -2147483648, -1, %p462;
	xor.b32  	%r2919, %r2658, %r2657;
$L__BB0_619:
	add.s32 	%r2659, %r713, %r9;
	add.s32 	%r2660, %r2659, 8192;
	mul.wide.u32 	%rd115, %r2660, 4;
	add.s64 	%rd116, %rd5, %rd115;
	st.global.u32 	[%rd116], %r2919;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2920, [%r254+34816];
	shr.u32 	%r2661, %r2920, %r743;
	shl.b32 	%r2662, %r2661, 2;
	and.b32  	%r2663, %r2662, 1020;
	add.s32 	%r2665, %r916, %r2663;
	ld.shared.u32 	%r718, [%r2665+45056];
	@%p412 bra 	$L__BB0_623;
	setp.eq.s32 	%p464, %r8, 2;
	@%p464 bra 	$L__BB0_622;
	bra.uni 	$L__BB0_621;
$L__BB0_622:
	xor.b32  	%r2920, %r2920, -2147483648;
	bra.uni 	$L__BB0_623;
$L__BB0_621:
	add.s32 	%r2666, %r2920, %r5;
	setp.lt.s32 	%p465, %r2666, 0;
	selp.b32 	%r2667, -2147483648, -1, %p465;
	xor.b32  	%r2920, %r2667, %r2666;
$L__BB0_623:
	add.s32 	%r2668, %r718, %r9;
	add.s32 	%r2669, %r2668, 8704;
	mul.wide.u32 	%rd117, %r2669, 4;
	add.s64 	%rd118, %rd5, %rd117;
	st.global.u32 	[%rd118], %r2920;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2921, [%r254+36864];
	shr.u32 	%r2670, %r2921, %r743;
	shl.b32 	%r2671, %r2670, 2;
	and.b32  	%r2672, %r2671, 1020;
	add.s32 	%r2674, %r916, %r2672;
	ld.shared.u32 	%r723, [%r2674+45056];
	@%p412 bra 	$L__BB0_627;
	setp.eq.s32 	%p467, %r8, 2;
	@%p467 bra 	$L__BB0_626;
	bra.uni 	$L__BB0_625;
$L__BB0_626:
	xor.b32  	%r2921, %r2921, -2147483648;
	bra.uni 	$L__BB0_627;
$L__BB0_625:
	add.s32 	%r2675, %r2921, %r5;
	setp.lt.s32 	%p468, %r2675, 0;
	selp.b32 	%r2676, -2147483648, -1, %p468;
	xor.b32  	%r2921, %r2676, %r2675;
$L__BB0_627:
	add.s32 	%r2677, %r723, %r9;
	add.s32 	%r2678, %r2677, 9216;
	mul.wide.u32 	%rd119, %r2678, 4;
	add.s64 	%rd120, %rd5, %rd119;
	st.global.u32 	[%rd120], %r2921;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2922, [%r254+38912];
	shr.u32 	%r2679, %r2922, %r743;
	shl.b32 	%r2680, %r2679, 2;
	and.b32  	%r2681, %r2680, 1020;
	add.s32 	%r2683, %r916, %r2681;
	ld.shared.u32 	%r728, [%r2683+45056];
	@%p412 bra 	$L__BB0_631;
	setp.eq.s32 	%p470, %r8, 2;
	@%p470 bra 	$L__BB0_630;
	bra.uni 	$L__BB0_629;
$L__BB0_630:
	xor.b32  	%r2922, %r2922, -2147483648;
	bra.uni 	$L__BB0_631;
$L__BB0_629:
	add.s32 	%r2684, %r2922, %r5;
	setp.lt.s32 	%p471, %r2684, 0;
	selp.b32 	%r2685, -2147483648, -1, %p471;
	xor.b32  	%r2922, %r2685, %r2684;
$L__BB0_631:
	add.s32 	%r2686, %r728, %r9;
	add.s32 	%r2687, %r2686, 9728;
	mul.wide.u32 	%rd121, %r2687, 4;
	add.s64 	%rd122, %rd5, %rd121;
	st.global.u32 	[%rd122], %r2922;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2923, [%r254+40960];
	shr.u32 	%r2688, %r2923, %r743;
	shl.b32 	%r2689, %r2688, 2;
	and.b32  	%r2690, %r2689, 1020;
	add.s32 	%r2692, %r916, %r2690;
	ld.shared.u32 	%r733, [%r2692+45056];
	@%p412 bra 	$L__BB0_635;
	setp.eq.s32 	%p473, %r8, 2;
	@%p473 bra 	$L__BB0_634;
	bra.uni 	$L__BB0_633;
$L__BB0_634:
	xor.b32  	%r2923, %r2923, -2147483648;
	bra.uni 	$L__BB0_635;
$L__BB0_633:
	add.s32 	%r2693, %r2923, %r5;
	setp.lt.s32 	%p474, %r2693, 0;
	selp.b32 	%r2694, -2147483648, -1, %p474;
	xor.b32  	%r2923, %r2694, %r2693;
$L__BB0_635:
	add.s32 	%r2695, %r733, %r9;
	add.s32 	%r2696, %r2695, 10240;
	mul.wide.u32 	%rd123, %r2696, 4;
	add.s64 	%rd124, %rd5, %rd123;
	st.global.u32 	[%rd124], %r2923;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2924, [%r254+43008];
	shr.u32 	%r2697, %r2924, %r743;
	shl.b32 	%r2698, %r2697, 2;
	and.b32  	%r2699, %r2698, 1020;
	add.s32 	%r2701, %r916, %r2699;
	ld.shared.u32 	%r2702, [%r2701+45056];
	add.s32 	%r2703, %r2702, %r9;
	add.s32 	%r738, %r2703, 10752;
	@%p412 bra 	$L__BB0_639;
	setp.eq.s32 	%p476, %r8, 2;
	@%p476 bra 	$L__BB0_638;
	bra.uni 	$L__BB0_637;
$L__BB0_638:
	xor.b32  	%r2924, %r2924, -2147483648;
	bra.uni 	$L__BB0_639;
$L__BB0_637:
	add.s32 	%r2704, %r2924, %r5;
	setp.lt.s32 	%p477, %r2704, 0;
	selp.b32 	%r2705, -2147483648, -1, %p477;
	xor.b32  	%r2924, %r2705, %r2704;
$L__BB0_639:
	mul.wide.u32 	%rd125, %r738, 4;
	add.s64 	%rd126, %rd5, %rd125;
	st.global.u32 	[%rd126], %r2924;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_640;
$L__BB0_421:
	add.s32 	%r2332, %r2881, %r5;
	setp.lt.s32 	%p327, %r2332, 0;
	selp.b32 	%r2333, -2147483648, -1, %p327;
	xor.b32  	%r2881, %r2333, %r2332;
$L__BB0_423:
	add.s32 	%r2334, %r501, %r9;
	mul.wide.u32 	%rd39, %r2334, 4;
	add.s64 	%rd40, %rd5, %rd39;
	st.global.u32 	[%rd40], %r2881;
$L__BB0_424:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2882, [%r254+2048];
	add.s32 	%r507, %r9, 512;
	setp.ge.s32 	%p328, %r507, %r499;
	@%p328 bra 	$L__BB0_430;
	shr.u32 	%r2337, %r2882, %r743;
	shl.b32 	%r2338, %r2337, 2;
	and.b32  	%r2339, %r2338, 1020;
	add.s32 	%r2341, %r916, %r2339;
	ld.shared.u32 	%r2342, [%r2341+45056];
	setp.lt.u32 	%p329, %r8, 2;
	add.s32 	%r508, %r2342, %r507;
	@%p329 bra 	$L__BB0_429;
	setp.eq.s32 	%p330, %r8, 2;
	@%p330 bra 	$L__BB0_428;
	bra.uni 	$L__BB0_427;
$L__BB0_428:
	xor.b32  	%r2882, %r2882, -2147483648;
	bra.uni 	$L__BB0_429;
$L__BB0_427:
	add.s32 	%r2343, %r2882, %r5;
	setp.lt.s32 	%p331, %r2343, 0;
	selp.b32 	%r2344, -2147483648, -1, %p331;
	xor.b32  	%r2882, %r2344, %r2343;
$L__BB0_429:
	mul.wide.u32 	%rd41, %r508, 4;
	add.s64 	%rd42, %rd5, %rd41;
	st.global.u32 	[%rd42], %r2882;
$L__BB0_430:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2883, [%r254+4096];
	add.s32 	%r513, %r9, 1024;
	setp.ge.s32 	%p332, %r513, %r499;
	@%p332 bra 	$L__BB0_436;
	shr.u32 	%r2345, %r2883, %r743;
	shl.b32 	%r2346, %r2345, 2;
	and.b32  	%r2347, %r2346, 1020;
	add.s32 	%r2349, %r916, %r2347;
	ld.shared.u32 	%r2350, [%r2349+45056];
	setp.lt.u32 	%p333, %r8, 2;
	add.s32 	%r514, %r2350, %r513;
	@%p333 bra 	$L__BB0_435;
	setp.eq.s32 	%p334, %r8, 2;
	@%p334 bra 	$L__BB0_434;
	bra.uni 	$L__BB0_433;
$L__BB0_434:
	xor.b32  	%r2883, %r2883, -2147483648;
	bra.uni 	$L__BB0_435;
$L__BB0_433:
	add.s32 	%r2351, %r2883, %r5;
	setp.lt.s32 	%p335, %r2351, 0;
	selp.b32 	%r2352, -2147483648, -1, %p335;
	xor.b32  	%r2883, %r2352, %r2351;
$L__BB0_435:
	mul.wide.u32 	%rd43, %r514, 4;
	add.s64 	%rd44, %rd5, %rd43;
	st.global.u32 	[%rd44], %r2883;
$L__BB0_436:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2884, [%r254+6144];
	add.s32 	%r519, %r9, 1536;
	setp.ge.s32 	%p336, %r519, %r499;
	@%p336 bra 	$L__BB0_442;
	shr.u32 	%r2353, %r2884, %r743;
	shl.b32 	%r2354, %r2353, 2;
	and.b32  	%r2355, %r2354, 1020;
	add.s32 	%r2357, %r916, %r2355;
	ld.shared.u32 	%r2358, [%r2357+45056];
	setp.lt.u32 	%p337, %r8, 2;
	add.s32 	%r520, %r2358, %r519;
	@%p337 bra 	$L__BB0_441;
	setp.eq.s32 	%p338, %r8, 2;
	@%p338 bra 	$L__BB0_440;
	bra.uni 	$L__BB0_439;
$L__BB0_440:
	xor.b32  	%r2884, %r2884, -2147483648;
	bra.uni 	$L__BB0_441;
$L__BB0_439:
	add.s32 	%r2359, %r2884, %r5;
	setp.lt.s32 	%p339, %r2359, 0;
	selp.b32 	%r2360, -2147483648, -1, %p339;
	xor.b32  	%r2884, %r2360, %r2359;
$L__BB0_441:
	mul.wide.u32 	%rd45, %r520, 4;
	add.s64 	%rd46, %rd5, %rd45;
	st.global.u32 	[%rd46], %r2884;
$L__BB0_442:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2885, [%r254+8192];
	add.s32 	%r525, %r9, 2048;
	setp.ge.s32 	%p340, %r525, %r499;
	@%p340 bra 	$L__BB0_448;
	shr.u32 	%r2361, %r2885, %r743;
	shl.b32 	%r2362, %r2361, 2;
	and.b32  	%r2363, %r2362, 1020;
	add.s32 	%r2365, %r916, %r2363;
	ld.shared.u32 	%r2366, [%r2365+45056];
	setp.lt.u32 	%p341, %r8, 2;
	add.s32 	%r526, %r2366, %r525;
	@%p341 bra 	$L__BB0_447;
	setp.eq.s32 	%p342, %r8, 2;
	@%p342 bra 	$L__BB0_446;
	bra.uni 	$L__BB0_445;
$L__BB0_446:
	xor.b32  	%r2885, %r2885, -2147483648;
	bra.uni 	$L__BB0_447;
$L__BB0_445:
	add.s32 	%r2367, %r2885, %r5;
	setp.lt.s32 	%p343, %r2367, 0;
	selp.b32 	%r2368, -2147483648, -1, %p343;
	xor.b32  	%r2885, %r2368, %r2367;
$L__BB0_447:
	mul.wide.u32 	%rd47, %r526, 4;
	add.s64 	%rd48, %rd5, %rd47;
	st.global.u32 	[%rd48], %r2885;
$L__BB0_448:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2886, [%r254+10240];
	add.s32 	%r531, %r9, 2560;
	setp.ge.s32 	%p344, %r531, %r499;
	@%p344 bra 	$L__BB0_454;
	shr.u32 	%r2369, %r2886, %r743;
	shl.b32 	%r2370, %r2369, 2;
	and.b32  	%r2371, %r2370, 1020;
	add.s32 	%r2373, %r916, %r2371;
	ld.shared.u32 	%r2374, [%r2373+45056];
	setp.lt.u32 	%p345, %r8, 2;
	add.s32 	%r532, %r2374, %r531;
	@%p345 bra 	$L__BB0_453;
	setp.eq.s32 	%p346, %r8, 2;
	@%p346 bra 	$L__BB0_452;
	bra.uni 	$L__BB0_451;
$L__BB0_452:
	xor.b32  	%r2886, %r2886, -2147483648;
	bra.uni 	$L__BB0_453;
$L__BB0_451:
	add.s32 	%r2375, %r2886, %r5;
	setp.lt.s32 	%p347, %r2375, 0;
	selp.b32 	%r2376, -2147483648, -1, %p347;
	xor.b32  	%r2886, %r2376, %r2375;
$L__BB0_453:
	mul.wide.u32 	%rd49, %r532, 4;
	add.s64 	%rd50, %rd5, %rd49;
	st.global.u32 	[%rd50], %r2886;
$L__BB0_454:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2887, [%r254+12288];
	add.s32 	%r537, %r9, 3072;
	setp.ge.s32 	%p348, %r537, %r499;
	@%p348 bra 	$L__BB0_460;
	shr.u32 	%r2377, %r2887, %r743;
	shl.b32 	%r2378, %r2377, 2;
	and.b32  	%r2379, %r2378, 1020;
	add.s32 	%r2381, %r916, %r2379;
	ld.shared.u32 	%r2382, [%r2381+45056];
	setp.lt.u32 	%p349, %r8, 2;
	add.s32 	%r538, %r2382, %r537;
	@%p349 bra 	$L__BB0_459;
	setp.eq.s32 	%p350, %r8, 2;
	@%p350 bra 	$L__BB0_458;
	bra.uni 	$L__BB0_457;
$L__BB0_458:
	xor.b32  	%r2887, %r2887, -2147483648;
	bra.uni 	$L__BB0_459;
$L__BB0_457:
	add.s32 	%r2383, %r2887, %r5;
	setp.lt.s32 	%p351, %r2383, 0;
	selp.b32 	%r2384, -2147483648, -1, %p351;
	xor.b32  	%r2887, %r2384, %r2383;
$L__BB0_459:
	mul.wide.u32 	%rd51, %r538, 4;
	add.s64 	%rd52, %rd5, %rd51;
	st.global.u32 	[%rd52], %r2887;
$L__BB0_460:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2888, [%r254+14336];
	add.s32 	%r543, %r9, 3584;
	setp.ge.s32 	%p352, %r543, %r499;
	@%p352 bra 	$L__BB0_466;
	shr.u32 	%r2385, %r2888, %r743;
	shl.b32 	%r2386, %r2385, 2;
	and.b32  	%r2387, %r2386, 1020;
	add.s32 	%r2389, %r916, %r2387;
	ld.shared.u32 	%r2390, [%r2389+45056];
	setp.lt.u32 	%p353, %r8, 2;
	add.s32 	%r544, %r2390, %r543;
	@%p353 bra 	$L__BB0_465;
	setp.eq.s32 	%p354, %r8, 2;
	@%p354 bra 	$L__BB0_464;
	bra.uni 	$L__BB0_463;
$L__BB0_464:
	xor.b32  	%r2888, %r2888, -2147483648;
	bra.uni 	$L__BB0_465;
$L__BB0_463:
	add.s32 	%r2391, %r2888, %r5;
	setp.lt.s32 	%p355, %r2391, 0;
	selp.b32 	%r2392, -2147483648, -1, %p355;
	xor.b32  	%r2888, %r2392, %r2391;
$L__BB0_465:
	mul.wide.u32 	%rd53, %r544, 4;
	add.s64 	%rd54, %rd5, %rd53;
	st.global.u32 	[%rd54], %r2888;
$L__BB0_466:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2889, [%r254+16384];
	add.s32 	%r549, %r9, 4096;
	setp.ge.s32 	%p356, %r549, %r499;
	@%p356 bra 	$L__BB0_472;
	shr.u32 	%r2393, %r2889, %r743;
	shl.b32 	%r2394, %r2393, 2;
	and.b32  	%r2395, %r2394, 1020;
	add.s32 	%r2397, %r916, %r2395;
	ld.shared.u32 	%r2398, [%r2397+45056];
	setp.lt.u32 	%p357, %r8, 2;
	add.s32 	%r550, %r2398, %r549;
	@%p357 bra 	$L__BB0_471;
	setp.eq.s32 	%p358, %r8, 2;
	@%p358 bra 	$L__BB0_470;
	bra.uni 	$L__BB0_469;
$L__BB0_470:
	xor.b32  	%r2889, %r2889, -2147483648;
	bra.uni 	$L__BB0_471;
$L__BB0_469:
	add.s32 	%r2399, %r2889, %r5;
	setp.lt.s32 	%p359, %r2399, 0;
	selp.b32 	%r2400, -2147483648, -1, %p359;
	xor.b32  	%r2889, %r2400, %r2399;
$L__BB0_471:
	mul.wide.u32 	%rd55, %r550, 4;
	add.s64 	%rd56, %rd5, %rd55;
	st.global.u32 	[%rd56], %r2889;
$L__BB0_472:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2890, [%r254+18432];
	add.s32 	%r555, %r9, 4608;
	setp.ge.s32 	%p360, %r555, %r499;
	@%p360 bra 	$L__BB0_478;
	shr.u32 	%r2401, %r2890, %r743;
	shl.b32 	%r2402, %r2401, 2;
	and.b32  	%r2403, %r2402, 1020;
	add.s32 	%r2405, %r916, %r2403;
	ld.shared.u32 	%r2406, [%r2405+45056];
	setp.lt.u32 	%p361, %r8, 2;
	add.s32 	%r556, %r2406, %r555;
	@%p361 bra 	$L__BB0_477;
	setp.eq.s32 	%p362, %r8, 2;
	@%p362 bra 	$L__BB0_476;
	bra.uni 	$L__BB0_475;
$L__BB0_476:
	xor.b32  	%r2890, %r2890, -2147483648;
	bra.uni 	$L__BB0_477;
$L__BB0_475:
	add.s32 	%r2407, %r2890, %r5;
	setp.lt.s32 	%p363, %r2407, 0;
	selp.b32 	%r2408, -2147483648, -1, %p363;
	xor.b32  	%r2890, %r2408, %r2407;
$L__BB0_477:
	mul.wide.u32 	%rd57, %r556, 4;
	add.s64 	%rd58, %rd5, %rd57;
	st.global.u32 	[%rd58], %r2890;
$L__BB0_478:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2891, [%r254+20480];
	add.s32 	%r561, %r9, 5120;
	setp.ge.s32 	%p364, %r561, %r499;
	@%p364 bra 	$L__BB0_484;
	shr.u32 	%r2409, %r2891, %r743;
	shl.b32 	%r2410, %r2409, 2;
	and.b32  	%r2411, %r2410, 1020;
	add.s32 	%r2413, %r916, %r2411;
	ld.shared.u32 	%r2414, [%r2413+45056];
	setp.lt.u32 	%p365, %r8, 2;
	add.s32 	%r562, %r2414, %r561;
	@%p365 bra 	$L__BB0_483;
	setp.eq.s32 	%p366, %r8, 2;
	@%p366 bra 	$L__BB0_482;
	bra.uni 	$L__BB0_481;
$L__BB0_482:
	xor.b32  	%r2891, %r2891, -2147483648;
	bra.uni 	$L__BB0_483;
$L__BB0_481:
	add.s32 	%r2415, %r2891, %r5;
	setp.lt.s32 	%p367, %r2415, 0;
	selp.b32 	%r2416, -2147483648, -1, %p367;
	xor.b32  	%r2891, %r2416, %r2415;
$L__BB0_483:
	mul.wide.u32 	%rd59, %r562, 4;
	add.s64 	%rd60, %rd5, %rd59;
	st.global.u32 	[%rd60], %r2891;
$L__BB0_484:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2892, [%r254+22528];
	add.s32 	%r567, %r9, 5632;
	setp.ge.s32 	%p368, %r567, %r499;
	@%p368 bra 	$L__BB0_490;
	shr.u32 	%r2417, %r2892, %r743;
	shl.b32 	%r2418, %r2417, 2;
	and.b32  	%r2419, %r2418, 1020;
	add.s32 	%r2421, %r916, %r2419;
	ld.shared.u32 	%r2422, [%r2421+45056];
	setp.lt.u32 	%p369, %r8, 2;
	add.s32 	%r568, %r2422, %r567;
	@%p369 bra 	$L__BB0_489;
	setp.eq.s32 	%p370, %r8, 2;
	@%p370 bra 	$L__BB0_488;
	bra.uni 	$L__BB0_487;
$L__BB0_488:
	xor.b32  	%r2892, %r2892, -2147483648;
	bra.uni 	$L__BB0_489;
$L__BB0_487:
	add.s32 	%r2423, %r2892, %r5;
	setp.lt.s32 	%p371, %r2423, 0;
	selp.b32 	%r2424, -2147483648, -1, %p371;
	xor.b32  	%r2892, %r2424, %r2423;
$L__BB0_489:
	mul.wide.u32 	%rd61, %r568, 4;
	add.s64 	%rd62, %rd5, %rd61;
	st.global.u32 	[%rd62], %r2892;
$L__BB0_490:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2893, [%r254+24576];
	add.s32 	%r573, %r9, 6144;
	setp.ge.s32 	%p372, %r573, %r499;
	@%p372 bra 	$L__BB0_496;
	shr.u32 	%r2425, %r2893, %r743;
	shl.b32 	%r2426, %r2425, 2;
	and.b32  	%r2427, %r2426, 1020;
	add.s32 	%r2429, %r916, %r2427;
	ld.shared.u32 	%r2430, [%r2429+45056];
	setp.lt.u32 	%p373, %r8, 2;
	add.s32 	%r574, %r2430, %r573;
	@%p373 bra 	$L__BB0_495;
	setp.eq.s32 	%p374, %r8, 2;
	@%p374 bra 	$L__BB0_494;
	bra.uni 	$L__BB0_493;
$L__BB0_494:
	xor.b32  	%r2893, %r2893, -2147483648;
	bra.uni 	$L__BB0_495;
$L__BB0_493:
	add.s32 	%r2431, %r2893, %r5;
	setp.lt.s32 	%p375, %r2431, 0;
	selp.b32 	%r2432, -2147483648, -1, %p375;
	xor.b32  	%r2893, %r2432, %r2431;
$L__BB0_495:
	mul.wide.u32 	%rd63, %r574, 4;
	add.s64 	%rd64, %rd5, %rd63;
	st.global.u32 	[%rd64], %r2893;
$L__BB0_496:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2894, [%r254+26624];
	add.s32 	%r579, %r9, 6656;
	setp.ge.s32 	%p376, %r579, %r499;
	@%p376 bra 	$L__BB0_502;
	shr.u32 	%r2433, %r2894, %r743;
	shl.b32 	%r2434, %r2433, 2;
	and.b32  	%r2435, %r2434, 1020;
	add.s32 	%r2437, %r916, %r2435;
	ld.shared.u32 	%r2438, [%r2437+45056];
	setp.lt.u32 	%p377, %r8, 2;
	add.s32 	%r580, %r2438, %r579;
	@%p377 bra 	$L__BB0_501;
	setp.eq.s32 	%p378, %r8, 2;
	@%p378 bra 	$L__BB0_500;
	bra.uni 	$L__BB0_499;
$L__BB0_500:
	xor.b32  	%r2894, %r2894, -2147483648;
	bra.uni 	$L__BB0_501;
$L__BB0_499:
	add.s32 	%r2439, %r2894, %r5;
	setp.lt.s32 	%p379, %r2439, 0;
	selp.b32 	%r2440, -2147483648, -1, %p379;
	xor.b32  	%r2894, %r2440, %r2439;
$L__BB0_501:
	mul.wide.u32 	%rd65, %r580, 4;
	add.s64 	%rd66, %rd5, %rd65;
	st.global.u32 	[%rd66], %r2894;
$L__BB0_502:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2895, [%r254+28672];
	add.s32 	%r585, %r9, 7168;
	setp.ge.s32 	%p380, %r585, %r499;
	@%p380 bra 	$L__BB0_508;
	shr.u32 	%r2441, %r2895, %r743;
	shl.b32 	%r2442, %r2441, 2;
	and.b32  	%r2443, %r2442, 1020;
	add.s32 	%r2445, %r916, %r2443;
	ld.shared.u32 	%r2446, [%r2445+45056];
	setp.lt.u32 	%p381, %r8, 2;
	add.s32 	%r586, %r2446, %r585;
	@%p381 bra 	$L__BB0_507;
	setp.eq.s32 	%p382, %r8, 2;
	@%p382 bra 	$L__BB0_506;
	bra.uni 	$L__BB0_505;
$L__BB0_506:
	xor.b32  	%r2895, %r2895, -2147483648;
	bra.uni 	$L__BB0_507;
$L__BB0_505:
	add.s32 	%r2447, %r2895, %r5;
	setp.lt.s32 	%p383, %r2447, 0;
	selp.b32 	%r2448, -2147483648, -1, %p383;
	xor.b32  	%r2895, %r2448, %r2447;
$L__BB0_507:
	mul.wide.u32 	%rd67, %r586, 4;
	add.s64 	%rd68, %rd5, %rd67;
	st.global.u32 	[%rd68], %r2895;
$L__BB0_508:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2896, [%r254+30720];
	add.s32 	%r591, %r9, 7680;
	setp.ge.s32 	%p384, %r591, %r499;
	@%p384 bra 	$L__BB0_514;
	shr.u32 	%r2449, %r2896, %r743;
	shl.b32 	%r2450, %r2449, 2;
	and.b32  	%r2451, %r2450, 1020;
	add.s32 	%r2453, %r916, %r2451;
	ld.shared.u32 	%r2454, [%r2453+45056];
	setp.lt.u32 	%p385, %r8, 2;
	add.s32 	%r592, %r2454, %r591;
	@%p385 bra 	$L__BB0_513;
	setp.eq.s32 	%p386, %r8, 2;
	@%p386 bra 	$L__BB0_512;
	bra.uni 	$L__BB0_511;
$L__BB0_512:
	xor.b32  	%r2896, %r2896, -2147483648;
	bra.uni 	$L__BB0_513;
$L__BB0_511:
	add.s32 	%r2455, %r2896, %r5;
	setp.lt.s32 	%p387, %r2455, 0;
	selp.b32 	%r2456, -2147483648, -1, %p387;
	xor.b32  	%r2896, %r2456, %r2455;
$L__BB0_513:
	mul.wide.u32 	%rd69, %r592, 4;
	add.s64 	%rd70, %rd5, %rd69;
	st.global.u32 	[%rd70], %r2896;
$L__BB0_514:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2897, [%r254+32768];
	add.s32 	%r597, %r9, 8192;
	setp.ge.s32 	%p388, %r597, %r499;
	@%p388 bra 	$L__BB0_520;
	shr.u32 	%r2457, %r2897, %r743;
	shl.b32 	%r2458, %r2457, 2;
	and.b32  	%r2459, %r2458, 1020;
	add.s32 	%r2461, %r916, %r2459;
	ld.shared.u32 	%r2462, [%r2461+45056];
	setp.lt.u32 	%p389, %r8, 2;
	add.s32 	%r598, %r2462, %r597;
	@%p389 bra 	$L__BB0_519;
	setp.eq.s32 	%p390, %r8, 2;
	@%p390 bra 	$L__BB0_518;
	bra.uni 	$L__BB0_517;
$L__BB0_518:
	xor.b32  	%r2897, %r2897, -2147483648;
	bra.uni 	$L__BB0_519;
$L__BB0_517:
	add.s32 	%r2463, %r2897, %r5;
	setp.lt.s32 	%p391, %r2463, 0;
	selp.b32 	%r2464, -2147483648, -1, %p391;
	xor.b32  	%r2897, %r2464, %r2463;
$L__BB0_519:
	mul.wide.u32 	%rd71, %r598, 4;
	add.s64 	%rd72, %rd5, %rd71;
	st.global.u32 	[%rd72], %r2897;
$L__BB0_520:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2898, [%r254+34816];
	add.s32 	%r603, %r9, 8704;
	setp.ge.s32 	%p392, %r603, %r499;
	@%p392 bra 	$L__BB0_526;
	shr.u32 	%r2465, %r2898, %r743;
	shl.b32 	%r2466, %r2465, 2;
	and.b32  	%r2467, %r2466, 1020;
	add.s32 	%r2469, %r916, %r2467;
	ld.shared.u32 	%r2470, [%r2469+45056];
	setp.lt.u32 	%p393, %r8, 2;
	add.s32 	%r604, %r2470, %r603;
	@%p393 bra 	$L__BB0_525;
	setp.eq.s32 	%p394, %r8, 2;
	@%p394 bra 	$L__BB0_524;
	bra.uni 	$L__BB0_523;
$L__BB0_524:
	xor.b32  	%r2898, %r2898, -2147483648;
	bra.uni 	$L__BB0_525;
$L__BB0_523:
	add.s32 	%r2471, %r2898, %r5;
	setp.lt.s32 	%p395, %r2471, 0;
	selp.b32 	%r2472, -2147483648, -1, %p395;
	xor.b32  	%r2898, %r2472, %r2471;
$L__BB0_525:
	mul.wide.u32 	%rd73, %r604, 4;
	add.s64 	%rd74, %rd5, %rd73;
	st.global.u32 	[%rd74], %r2898;
$L__BB0_526:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2899, [%r254+36864];
	add.s32 	%r609, %r9, 9216;
	setp.ge.s32 	%p396, %r609, %r499;
	@%p396 bra 	$L__BB0_532;
	shr.u32 	%r2473, %r2899, %r743;
	shl.b32 	%r2474, %r2473, 2;
	and.b32  	%r2475, %r2474, 1020;
	add.s32 	%r2477, %r916, %r2475;
	ld.shared.u32 	%r2478, [%r2477+45056];
	setp.lt.u32 	%p397, %r8, 2;
	add.s32 	%r610, %r2478, %r609;
	@%p397 bra 	$L__BB0_531;
	setp.eq.s32 	%p398, %r8, 2;
	@%p398 bra 	$L__BB0_530;
	bra.uni 	$L__BB0_529;
$L__BB0_530:
	xor.b32  	%r2899, %r2899, -2147483648;
	bra.uni 	$L__BB0_531;
$L__BB0_529:
	add.s32 	%r2479, %r2899, %r5;
	setp.lt.s32 	%p399, %r2479, 0;
	selp.b32 	%r2480, -2147483648, -1, %p399;
	xor.b32  	%r2899, %r2480, %r2479;
$L__BB0_531:
	mul.wide.u32 	%rd75, %r610, 4;
	add.s64 	%rd76, %rd5, %rd75;
	st.global.u32 	[%rd76], %r2899;
$L__BB0_532:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2900, [%r254+38912];
	add.s32 	%r615, %r9, 9728;
	setp.ge.s32 	%p400, %r615, %r499;
	@%p400 bra 	$L__BB0_538;
	shr.u32 	%r2481, %r2900, %r743;
	shl.b32 	%r2482, %r2481, 2;
	and.b32  	%r2483, %r2482, 1020;
	add.s32 	%r2485, %r916, %r2483;
	ld.shared.u32 	%r2486, [%r2485+45056];
	setp.lt.u32 	%p401, %r8, 2;
	add.s32 	%r616, %r2486, %r615;
	@%p401 bra 	$L__BB0_537;
	setp.eq.s32 	%p402, %r8, 2;
	@%p402 bra 	$L__BB0_536;
	bra.uni 	$L__BB0_535;
$L__BB0_536:
	xor.b32  	%r2900, %r2900, -2147483648;
	bra.uni 	$L__BB0_537;
$L__BB0_535:
	add.s32 	%r2487, %r2900, %r5;
	setp.lt.s32 	%p403, %r2487, 0;
	selp.b32 	%r2488, -2147483648, -1, %p403;
	xor.b32  	%r2900, %r2488, %r2487;
$L__BB0_537:
	mul.wide.u32 	%rd77, %r616, 4;
	add.s64 	%rd78, %rd5, %rd77;
	st.global.u32 	[%rd78], %r2900;
$L__BB0_538:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2901, [%r254+40960];
	add.s32 	%r621, %r9, 10240;
	setp.ge.s32 	%p404, %r621, %r499;
	@%p404 bra 	$L__BB0_544;
	shr.u32 	%r2489, %r2901, %r743;
	shl.b32 	%r2490, %r2489, 2;
	and.b32  	%r2491, %r2490, 1020;
	add.s32 	%r2493, %r916, %r2491;
	ld.shared.u32 	%r2494, [%r2493+45056];
	setp.lt.u32 	%p405, %r8, 2;
	add.s32 	%r622, %r2494, %r621;
	@%p405 bra 	$L__BB0_543;
	setp.eq.s32 	%p406, %r8, 2;
	@%p406 bra 	$L__BB0_542;
	bra.uni 	$L__BB0_541;
$L__BB0_542:
	xor.b32  	%r2901, %r2901, -2147483648;
	bra.uni 	$L__BB0_543;
$L__BB0_541:
	add.s32 	%r2495, %r2901, %r5;
	setp.lt.s32 	%p407, %r2495, 0;
	selp.b32 	%r2496, -2147483648, -1, %p407;
	xor.b32  	%r2901, %r2496, %r2495;
$L__BB0_543:
	mul.wide.u32 	%rd79, %r622, 4;
	add.s64 	%rd80, %rd5, %rd79;
	st.global.u32 	[%rd80], %r2901;
$L__BB0_544:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2902, [%r254+43008];
	shr.u32 	%r2497, %r2902, %r743;
	shl.b32 	%r2498, %r2497, 2;
	and.b32  	%r2499, %r2498, 1020;
	add.s32 	%r2501, %r916, %r2499;
	ld.shared.u32 	%r2502, [%r2501+45056];
	add.s32 	%r2503, %r9, 10752;
	add.s32 	%r627, %r2502, %r2503;
	setp.ge.s32 	%p408, %r2503, %r499;
	@%p408 bra 	$L__BB0_550;
	setp.lt.u32 	%p409, %r8, 2;
	@%p409 bra 	$L__BB0_549;
	setp.eq.s32 	%p410, %r8, 2;
	@%p410 bra 	$L__BB0_548;
	bra.uni 	$L__BB0_547;
$L__BB0_548:
	xor.b32  	%r2902, %r2902, -2147483648;
	bra.uni 	$L__BB0_549;
$L__BB0_547:
	add.s32 	%r2504, %r2902, %r5;
	setp.lt.s32 	%p411, %r2504, 0;
	selp.b32 	%r2505, -2147483648, -1, %p411;
	xor.b32  	%r2902, %r2505, %r2504;
$L__BB0_549:
	mul.wide.u32 	%rd81, %r627, 4;
	add.s64 	%rd82, %rd5, %rd81;
	st.global.u32 	[%rd82], %r2902;
$L__BB0_550:
	bar.warp.sync 	-1;
$L__BB0_640:
	ret;
}
)PTX"},
    {"gs_cub_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_137076ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137074cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137076thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_64(
	.param .align 8 .b8 gs_cub_64_param_0[152]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<418>;
	.reg .b32 	%r<1551>;
	.reg .b64 	%rd<933>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory[47104];
	mov.b64 	%rd465, gs_cub_64_param_0;
	ld.param.u64 	%rd2, [gs_cub_64_param_0+64];
	mov.u64 	%rd17, 0;
	ld.param.v2.u32 	{%r217, %r1518}, [gs_cub_64_param_0+72];
	ld.param.v2.u32 	{%r219, %r1519}, [gs_cub_64_param_0+80];
	ld.param.v2.u32 	{%r1520, %r222}, [gs_cub_64_param_0+88];
	ld.param.v2.u32 	{%r223, %r224}, [gs_cub_64_param_0+136];
	ld.param.u64 	%rd466, [gs_cub_64_param_0];
	cvta.to.global.u64 	%rd810, %rd466;
	ld.param.u64 	%rd467, [gs_cub_64_param_0+8];
	cvta.to.global.u64 	%rd811, %rd467;
	ld.param.u64 	%rd5, [gs_cub_64_param_0+40];
	ld.param.u64 	%rd6, [gs_cub_64_param_0+48];
	cvta.to.global.u64 	%rd7, %rd6;
	ld.param.u64 	%rd8, [gs_cub_64_param_0+56];
	ld.param.u64 	%rd468, [gs_cub_64_param_0+96];
	cvta.to.global.u64 	%rd9, %rd468;
	ld.param.u64 	%rd469, [gs_cub_64_param_0+104];
	cvta.to.global.u64 	%rd10, %rd469;
	setp.eq.s64 	%p5, %rd468, 0;
	@%p5 bra 	$L__BB0_8;
	ld.param.u32 	%r13, [%rd465+144];
	ld.global.u64 	%rd470, [%rd9];
	not.b64 	%rd17, %rd470;
	ld.global.u64 	%rd471, [%rd9+8];
	sub.s64 	%rd472, %rd471, %rd17;
	setp.eq.s64 	%p6, %rd472, 0;
	clz.b64 	%r226, %rd472;
	mov.u32 	%r227, 64;
	sub.s32 	%r228, %r227, %r226;
	selp.b32 	%r14, 1, %r228, %p6;
	add.s32 	%r229, %r14, 7;
	shr.s32 	%r230, %r229, 31;
	shr.u32 	%r231, %r230, 29;
	add.s32 	%r232, %r229, %r231;
	shr.s32 	%r15, %r232, 3;
	mov.u32 	%r1517, 2;
$L__BB0_2:
	mov.u32 	%r17, %r1517;
	add.s32 	%r1517, %r17, 1;
	setp.ge.s32 	%p7, %r1517, %r15;
	@%p7 bra 	$L__BB0_4;
	mul.wide.s32 	%rd473, %r17, 4;
	add.s64 	%rd474, %rd9, %rd473;
	ld.global.u32 	%r234, [%rd474+16];
	setp.gt.u32 	%p8, %r234, %r224;
	@%p8 bra 	$L__BB0_2;
$L__BB0_4:
	setp.lt.s32 	%p9, %r1517, %r15;
	selp.b32 	%r236, %r17, %r15, %p9;
	selp.u32 	%r19, 1, 0, %p9;
	add.s32 	%r237, %r236, %r19;
	and.b32  	%r238, %r237, 1;
	setp.eq.b32 	%p10, %r238, 1;
	setp.ne.s32 	%p11, %r13, 0;
	and.pred  	%p12, %p11, %p10;
	selp.u32 	%r239, 1, 0, %p12;
	add.s32 	%r20, %r236, %r239;
	shl.b32 	%r240, %r20, 3;
	setp.gt.s32 	%p13, %r14, %r240;
	and.pred  	%p14, %p9, %p13;
	sub.s32 	%r241, %r14, %r240;
	selp.b32 	%r21, %r241, 0, %p14;
	setp.ge.s32 	%p15, %r223, %r20;
	@%p15 bra 	$L__BB0_566;
	add.s32 	%r243, %r223, 1;
	setp.eq.s32 	%p16, %r243, %r20;
	and.pred  	%p1, %p16, %p7;
	shl.b32 	%r244, %r223, 3;
	add.s32 	%r1518, %r21, %r244;
	setp.eq.s32 	%p2, %r223, 0;
	not.b32 	%r245, %r223;
	add.s32 	%r246, %r19, %r245;
	add.s32 	%r23, %r246, %r20;
	@%p2 bra 	$L__BB0_7;
	and.b32  	%r247, %r23, 1;
	setp.eq.b32 	%p18, %r247, 1;
	selp.b64 	%rd810, %rd811, %rd10, %p18;
$L__BB0_7:
	and.b32  	%r248, %r23, 1;
	setp.eq.b32 	%p19, %r248, 1;
	selp.b64 	%rd811, %rd10, %rd811, %p19;
	selp.u32 	%r1519, 1, 0, %p2;
	selp.u32 	%r1520, 1, 0, %p1;
$L__BB0_8:
	add.s32 	%r249, %r219, 1;
	setp.eq.s32 	%p20, %r1519, 0;
	selp.b32 	%r29, 0, %r249, %p20;
	setp.eq.s32 	%p21, %r1520, 0;
	selp.b32 	%r30, 0, %r249, %p21;
	mov.u32 	%r31, %tid.x;
	shr.u32 	%r32, %r31, 5;
	setp.ne.s32 	%p22, %r31, 0;
	@%p22 bra 	$L__BB0_10;
	cvta.to.global.u64 	%rd475, %rd8;
	atom.global.add.u32 	%r250, [%rd475], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080], %r250;
$L__BB0_10:
	bar.sync 	0;
	ld.shared.u32 	%r33, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080];
	mul.lo.s32 	%r251, %r33, 5760;
	add.s32 	%r34, %r251, 5760;
	setp.le.s32 	%p23, %r34, %r217;
	cvt.u64.u32 	%rd18, %r251;
	and.b32  	%r252, %r31, -32;
	mul.lo.s32 	%r253, %r252, 15;
	and.b32  	%r254, %r31, 31;
	or.b32  	%r255, %r253, %r254;
	cvt.s64.s32 	%rd476, %r255;
	add.s64 	%rd477, %rd476, %rd18;
	shl.b64 	%rd478, %rd477, 3;
	add.s64 	%rd19, %rd810, %rd478;
	@%p23 bra 	$L__BB0_47;
	bra.uni 	$L__BB0_11;
$L__BB0_47:
	ld.global.u64 	%rd844, [%rd19];
	ld.global.u64 	%rd846, [%rd19+256];
	ld.global.u64 	%rd848, [%rd19+512];
	ld.global.u64 	%rd850, [%rd19+768];
	ld.global.u64 	%rd852, [%rd19+1024];
	ld.global.u64 	%rd854, [%rd19+1280];
	ld.global.u64 	%rd856, [%rd19+1536];
	ld.global.u64 	%rd858, [%rd19+1792];
	ld.global.u64 	%rd860, [%rd19+2048];
	ld.global.u64 	%rd862, [%rd19+2304];
	ld.global.u64 	%rd864, [%rd19+2560];
	ld.global.u64 	%rd866, [%rd19+2816];
	ld.global.u64 	%rd868, [%rd19+3072];
	ld.global.u64 	%rd870, [%rd19+3328];
	ld.global.u64 	%rd872, [%rd19+3584];
	bra.uni 	$L__BB0_48;
$L__BB0_11:
	cvt.u32.u64 	%r256, %rd18;
	sub.s32 	%r35, %r217, %r256;
	setp.eq.s32 	%p24, %r29, 0;
	mov.u64 	%rd872, -1;
	@%p24 bra 	$L__BB0_17;
	setp.eq.s32 	%p25, %r29, 1;
	@%p25 bra 	$L__BB0_16;
	bra.uni 	$L__BB0_13;
$L__BB0_16:
	add.s64 	%rd872, %rd17, -1;
	bra.uni 	$L__BB0_17;
$L__BB0_13:
	setp.eq.s32 	%p26, %r29, 2;
	@%p26 bra 	$L__BB0_15;
	bra.uni 	$L__BB0_14;
$L__BB0_15:
	add.s64 	%rd872, %rd17, 9223372036854775807;
	bra.uni 	$L__BB0_17;
$L__BB0_14:
	add.s64 	%rd480, %rd2, %rd17;
	add.s64 	%rd481, %rd480, -1;
	setp.lt.s64 	%p27, %rd481, 0;
	selp.b64 	%rd482, -9223372036854775808, -1, %p27;
	xor.b64  	%rd872, %rd482, %rd481;
$L__BB0_17:
	setp.ge.s32 	%p28, %r255, %r35;
	mov.u64 	%rd844, %rd872;
	@%p28 bra 	$L__BB0_19;
	ld.global.u64 	%rd844, [%rd19];
$L__BB0_19:
	add.s32 	%r260, %r255, 32;
	setp.ge.s32 	%p29, %r260, %r35;
	mov.u64 	%rd846, %rd872;
	@%p29 bra 	$L__BB0_21;
	ld.global.u64 	%rd846, [%rd19+256];
$L__BB0_21:
	add.s32 	%r261, %r255, 64;
	setp.ge.s32 	%p30, %r261, %r35;
	mov.u64 	%rd848, %rd872;
	@%p30 bra 	$L__BB0_23;
	ld.global.u64 	%rd848, [%rd19+512];
$L__BB0_23:
	add.s32 	%r262, %r255, 96;
	setp.ge.s32 	%p31, %r262, %r35;
	mov.u64 	%rd850, %rd872;
	@%p31 bra 	$L__BB0_25;
	ld.global.u64 	%rd850, [%rd19+768];
$L__BB0_25:
	add.s32 	%r263, %r255, 128;
	setp.ge.s32 	%p32, %r263, %r35;
	mov.u64 	%rd852, %rd872;
	@%p32 bra 	$L__BB0_27;
	ld.global.u64 	%rd852, [%rd19+1024];
$L__BB0_27:
	add.s32 	%r264, %r255, 160;
	setp.ge.s32 	%p33, %r264, %r35;
	mov.u64 	%rd854, %rd872;
	@%p33 bra 	$L__BB0_29;
	ld.global.u64 	%rd854, [%rd19+1280];
$L__BB0_29:
	add.s32 	%r265, %r255, 192;
	setp.ge.s32 	%p34, %r265, %r35;
	mov.u64 	%rd856, %rd872;
	@%p34 bra 	$L__BB0_31;
	ld.global.u64 	%rd856, [%rd19+1536];
$L__BB0_31:
	add.s32 	%r266, %r255, 224;
	setp.ge.s32 	%p35, %r266, %r35;
	mov.u64 	%rd858, %rd872;
	@%p35 bra 	$L__BB0_33;
	ld.global.u64 	%rd858, [%rd19+1792];
$L__BB0_33:
	add.s32 	%r267, %r255, 256;
	setp.ge.s32 	%p36, %r267, %r35;
	mov.u64 	%rd860, %rd872;
	@%p36 bra 	$L__BB0_35;
	ld.global.u64 	%rd860, [%rd19+2048];
$L__BB0_35:
	add.s32 	%r268, %r255, 288;
	setp.ge.s32 	%p37, %r268, %r35;
	mov.u64 	%rd862, %rd872;
	@%p37 bra 	$L__BB0_37;
	ld.global.u64 	%rd862, [%rd19+2304];
$L__BB0_37:
	add.s32 	%r269, %r255, 320;
	setp.ge.s32 	%p38, %r269, %r35;
	mov.u64 	%rd864, %rd872;
	@%p38 bra 	$L__BB0_39;
	ld.global.u64 	%rd864, [%rd19+2560];
$L__BB0_39:
	add.s32 	%r270, %r255, 352;
	setp.ge.s32 	%p39, %r270, %r35;
	mov.u64 	%rd866, %rd872;
	@%p39 bra 	$L__BB0_41;
	ld.global.u64 	%rd866, [%rd19+2816];
$L__BB0_41:
	add.s32 	%r271, %r255, 384;
	setp.ge.s32 	%p40, %r271, %r35;
	mov.u64 	%rd868, %rd872;
	@%p40 bra 	$L__BB0_43;
	ld.global.u64 	%rd868, [%rd19+3072];
$L__BB0_43:
	add.s32 	%r272, %r255, 416;
	setp.ge.s32 	%p41, %r272, %r35;
	mov.u64 	%rd870, %rd872;
	@%p41 bra 	$L__BB0_45;
	ld.global.u64 	%rd870, [%rd19+3328];
$L__BB0_45:
	add.s32 	%r273, %r255, 448;
	setp.ge.s32 	%p42, %r273, %r35;
	@%p42 bra 	$L__BB0_48;
	ld.global.u64 	%rd872, [%rd19+3584];
$L__BB0_48:
	setp.eq.s32 	%p43, %r29, 0;
	@%p43 bra 	$L__BB0_57;
	setp.eq.s32 	%p44, %r29, 1;
	@%p44 bra 	$L__BB0_56;
	bra.uni 	$L__BB0_50;
$L__BB0_56:
	sub.s64 	%rd844, %rd844, %rd17;
	bra.uni 	$L__BB0_57;
$L__BB0_50:
	setp.eq.s32 	%p45, %r29, 2;
	@%p45 bra 	$L__BB0_55;
	bra.uni 	$L__BB0_51;
$L__BB0_55:
	xor.b64  	%rd488, %rd844, -9223372036854775808;
	sub.s64 	%rd844, %rd488, %rd17;
	bra.uni 	$L__BB0_57;
$L__BB0_51:
	setp.eq.s32 	%p46, %r222, 0;
	@%p46 bra 	$L__BB0_54;
	and.b64  	%rd83, %rd844, 9223372036854775807;
	mov.u64 	%rd483, 9223372036854775807;
	sub.s64 	%rd484, %rd483, %rd2;
	setp.gt.u64 	%p47, %rd83, %rd484;
	@%p47 bra 	$L__BB0_567;
	bra.uni 	$L__BB0_53;
$L__BB0_567:
	not.b64 	%rd844, %rd17;
	bra.uni 	$L__BB0_57;
$L__BB0_53:
	setp.eq.s64 	%p48, %rd83, 0;
	selp.b64 	%rd844, 0, %rd844, %p48;
$L__BB0_54:
	setp.lt.s64 	%p49, %rd844, 0;
	selp.b64 	%rd485, -1, -9223372036854775808, %p49;
	xor.b64  	%rd486, %rd485, %rd844;
	add.s64 	%rd487, %rd17, %rd2;
	sub.s64 	%rd844, %rd486, %rd487;
$L__BB0_57:
	@%p43 bra 	$L__BB0_66;
	setp.eq.s32 	%p51, %r29, 1;
	@%p51 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_59;
$L__BB0_65:
	sub.s64 	%rd846, %rd846, %rd17;
	bra.uni 	$L__BB0_66;
$L__BB0_59:
	setp.eq.s32 	%p52, %r29, 2;
	@%p52 bra 	$L__BB0_64;
	bra.uni 	$L__BB0_60;
$L__BB0_64:
	xor.b64  	%rd494, %rd846, -9223372036854775808;
	sub.s64 	%rd846, %rd494, %rd17;
	bra.uni 	$L__BB0_66;
$L__BB0_60:
	setp.eq.s32 	%p53, %r222, 0;
	@%p53 bra 	$L__BB0_63;
	and.b64  	%rd91, %rd846, 9223372036854775807;
	mov.u64 	%rd489, 9223372036854775807;
	sub.s64 	%rd490, %rd489, %rd2;
	setp.gt.u64 	%p54, %rd91, %rd490;
	@%p54 bra 	$L__BB0_568;
	bra.uni 	$L__BB0_62;
$L__BB0_568:
	not.b64 	%rd846, %rd17;
	bra.uni 	$L__BB0_66;
$L__BB0_62:
	setp.eq.s64 	%p55, %rd91, 0;
	selp.b64 	%rd846, 0, %rd846, %p55;
$L__BB0_63:
	setp.lt.s64 	%p56, %rd846, 0;
	selp.b64 	%rd491, -1, -9223372036854775808, %p56;
	xor.b64  	%rd492, %rd491, %rd846;
	add.s64 	%rd493, %rd17, %rd2;
	sub.s64 	%rd846, %rd492, %rd493;
$L__BB0_66:
	@%p43 bra 	$L__BB0_75;
	setp.eq.s32 	%p58, %r29, 1;
	@%p58 bra 	$L__BB0_74;
	bra.uni 	$L__BB0_68;
$L__BB0_74:
	sub.s64 	%rd848, %rd848, %rd17;
	bra.uni 	$L__BB0_75;
$L__BB0_68:
	setp.eq.s32 	%p59, %r29, 2;
	@%p59 bra 	$L__BB0_73;
	bra.uni 	$L__BB0_69;
$L__BB0_73:
	xor.b64  	%rd500, %rd848, -9223372036854775808;
	sub.s64 	%rd848, %rd500, %rd17;
	bra.uni 	$L__BB0_75;
$L__BB0_69:
	setp.eq.s32 	%p60, %r222, 0;
	@%p60 bra 	$L__BB0_72;
	and.b64  	%rd99, %rd848, 9223372036854775807;
	mov.u64 	%rd495, 9223372036854775807;
	sub.s64 	%rd496, %rd495, %rd2;
	setp.gt.u64 	%p61, %rd99, %rd496;
	@%p61 bra 	$L__BB0_569;
	bra.uni 	$L__BB0_71;
$L__BB0_569:
	not.b64 	%rd848, %rd17;
	bra.uni 	$L__BB0_75;
$L__BB0_71:
	setp.eq.s64 	%p62, %rd99, 0;
	selp.b64 	%rd848, 0, %rd848, %p62;
$L__BB0_72:
	setp.lt.s64 	%p63, %rd848, 0;
	selp.b64 	%rd497, -1, -9223372036854775808, %p63;
	xor.b64  	%rd498, %rd497, %rd848;
	add.s64 	%rd499, %rd17, %rd2;
	sub.s64 	%rd848, %rd498, %rd499;
$L__BB0_75:
	@%p43 bra 	$L__BB0_84;
	setp.eq.s32 	%p65, %r29, 1;
	@%p65 bra 	$L__BB0_83;
	bra.uni 	$L__BB0_77;
$L__BB0_83:
	sub.s64 	%rd850, %rd850, %rd17;
	bra.uni 	$L__BB0_84;
$L__BB0_77:
	setp.eq.s32 	%p66, %r29, 2;
	@%p66 bra 	$L__BB0_82;
	bra.uni 	$L__BB0_78;
$L__BB0_82:
	xor.b64  	%rd506, %rd850, -9223372036854775808;
	sub.s64 	%rd850, %rd506, %rd17;
	bra.uni 	$L__BB0_84;
$L__BB0_78:
	setp.eq.s32 	%p67, %r222, 0;
	@%p67 bra 	$L__BB0_81;
	and.b64  	%rd107, %rd850, 9223372036854775807;
	mov.u64 	%rd501, 9223372036854775807;
	sub.s64 	%rd502, %rd501, %rd2;
	setp.gt.u64 	%p68, %rd107, %rd502;
	@%p68 bra 	$L__BB0_570;
	bra.uni 	$L__BB0_80;
$L__BB0_570:
	not.b64 	%rd850, %rd17;
	bra.uni 	$L__BB0_84;
$L__BB0_80:
	setp.eq.s64 	%p69, %rd107, 0;
	selp.b64 	%rd850, 0, %rd850, %p69;
$L__BB0_81:
	setp.lt.s64 	%p70, %rd850, 0;
	selp.b64 	%rd503, -1, -9223372036854775808, %p70;
	xor.b64  	%rd504, %rd503, %rd850;
	add.s64 	%rd505, %rd17, %rd2;
	sub.s64 	%rd850, %rd504, %rd505;
$L__BB0_84:
	@%p43 bra 	$L__BB0_93;
	setp.eq.s32 	%p72, %r29, 1;
	@%p72 bra 	$L__BB0_92;
	bra.uni 	$L__BB0_86;
$L__BB0_92:
	sub.s64 	%rd852, %rd852, %rd17;
	bra.uni 	$L__BB0_93;
$L__BB0_86:
	setp.eq.s32 	%p73, %r29, 2;
	@%p73 bra 	$L__BB0_91;
	bra.uni 	$L__BB0_87;
$L__BB0_91:
	xor.b64  	%rd512, %rd852, -9223372036854775808;
	sub.s64 	%rd852, %rd512, %rd17;
	bra.uni 	$L__BB0_93;
$L__BB0_87:
	setp.eq.s32 	%p74, %r222, 0;
	@%p74 bra 	$L__BB0_90;
	and.b64  	%rd115, %rd852, 9223372036854775807;
	mov.u64 	%rd507, 9223372036854775807;
	sub.s64 	%rd508, %rd507, %rd2;
	setp.gt.u64 	%p75, %rd115, %rd508;
	@%p75 bra 	$L__BB0_571;
	bra.uni 	$L__BB0_89;
$L__BB0_571:
	not.b64 	%rd852, %rd17;
	bra.uni 	$L__BB0_93;
$L__BB0_89:
	setp.eq.s64 	%p76, %rd115, 0;
	selp.b64 	%rd852, 0, %rd852, %p76;
$L__BB0_90:
	setp.lt.s64 	%p77, %rd852, 0;
	selp.b64 	%rd509, -1, -9223372036854775808, %p77;
	xor.b64  	%rd510, %rd509, %rd852;
	add.s64 	%rd511, %rd17, %rd2;
	sub.s64 	%rd852, %rd510, %rd511;
$L__BB0_93:
	@%p43 bra 	$L__BB0_102;
	setp.eq.s32 	%p79, %r29, 1;
	@%p79 bra 	$L__BB0_101;
	bra.uni 	$L__BB0_95;
$L__BB0_101:
	sub.s64 	%rd854, %rd854, %rd17;
	bra.uni 	$L__BB0_102;
$L__BB0_95:
	setp.eq.s32 	%p80, %r29, 2;
	@%p80 bra 	$L__BB0_100;
	bra.uni 	$L__BB0_96;
$L__BB0_100:
	xor.b64  	%rd518, %rd854, -9223372036854775808;
	sub.s64 	%rd854, %rd518, %rd17;
	bra.uni 	$L__BB0_102;
$L__BB0_96:
	setp.eq.s32 	%p81, %r222, 0;
	@%p81 bra 	$L__BB0_99;
	and.b64  	%rd123, %rd854, 9223372036854775807;
	mov.u64 	%rd513, 9223372036854775807;
	sub.s64 	%rd514, %rd513, %rd2;
	setp.gt.u64 	%p82, %rd123, %rd514;
	@%p82 bra 	$L__BB0_572;
	bra.uni 	$L__BB0_98;
$L__BB0_572:
	not.b64 	%rd854, %rd17;
	bra.uni 	$L__BB0_102;
$L__BB0_98:
	setp.eq.s64 	%p83, %rd123, 0;
	selp.b64 	%rd854, 0, %rd854, %p83;
$L__BB0_99:
	setp.lt.s64 	%p84, %rd854, 0;
	selp.b64 	%rd515, -1, -9223372036854775808, %p84;
	xor.b64  	%rd516, %rd515, %rd854;
	add.s64 	%rd517, %rd17, %rd2;
	sub.s64 	%rd854, %rd516, %rd517;
$L__BB0_102:
	@%p43 bra 	$L__BB0_111;
	setp.eq.s32 	%p86, %r29, 1;
	@%p86 bra 	$L__BB0_110;
	bra.uni 	$L__BB0_104;
$L__BB0_110:
	sub.s64 	%rd856, %rd856, %rd17;
	bra.uni 	$L__BB0_111;
$L__BB0_104:
	setp.eq.s32 	%p87, %r29, 2;
	@%p87 bra 	$L__BB0_109;
	bra.uni 	$L__BB0_105;
$L__BB0_109:
	xor.b64  	%rd524, %rd856, -9223372036854775808;
	sub.s64 	%rd856, %rd524, %rd17;
	bra.uni 	$L__BB0_111;
$L__BB0_105:
	setp.eq.s32 	%p88, %r222, 0;
	@%p88 bra 	$L__BB0_108;
	and.b64  	%rd131, %rd856, 9223372036854775807;
	mov.u64 	%rd519, 9223372036854775807;
	sub.s64 	%rd520, %rd519, %rd2;
	setp.gt.u64 	%p89, %rd131, %rd520;
	@%p89 bra 	$L__BB0_573;
	bra.uni 	$L__BB0_107;
$L__BB0_573:
	not.b64 	%rd856, %rd17;
	bra.uni 	$L__BB0_111;
$L__BB0_107:
	setp.eq.s64 	%p90, %rd131, 0;
	selp.b64 	%rd856, 0, %rd856, %p90;
$L__BB0_108:
	setp.lt.s64 	%p91, %rd856, 0;
	selp.b64 	%rd521, -1, -9223372036854775808, %p91;
	xor.b64  	%rd522, %rd521, %rd856;
	add.s64 	%rd523, %rd17, %rd2;
	sub.s64 	%rd856, %rd522, %rd523;
$L__BB0_111:
	@%p43 bra 	$L__BB0_120;
	setp.eq.s32 	%p93, %r29, 1;
	@%p93 bra 	$L__BB0_119;
	bra.uni 	$L__BB0_113;
$L__BB0_119:
	sub.s64 	%rd858, %rd858, %rd17;
	bra.uni 	$L__BB0_120;
$L__BB0_113:
	setp.eq.s32 	%p94, %r29, 2;
	@%p94 bra 	$L__BB0_118;
	bra.uni 	$L__BB0_114;
$L__BB0_118:
	xor.b64  	%rd530, %rd858, -9223372036854775808;
	sub.s64 	%rd858, %rd530, %rd17;
	bra.uni 	$L__BB0_120;
$L__BB0_114:
	setp.eq.s32 	%p95, %r222, 0;
	@%p95 bra 	$L__BB0_117;
	and.b64  	%rd139, %rd858, 9223372036854775807;
	mov.u64 	%rd525, 9223372036854775807;
	sub.s64 	%rd526, %rd525, %rd2;
	setp.gt.u64 	%p96, %rd139, %rd526;
	@%p96 bra 	$L__BB0_574;
	bra.uni 	$L__BB0_116;
$L__BB0_574:
	not.b64 	%rd858, %rd17;
	bra.uni 	$L__BB0_120;
$L__BB0_116:
	setp.eq.s64 	%p97, %rd139, 0;
	selp.b64 	%rd858, 0, %rd858, %p97;
$L__BB0_117:
	setp.lt.s64 	%p98, %rd858, 0;
	selp.b64 	%rd527, -1, -9223372036854775808, %p98;
	xor.b64  	%rd528, %rd527, %rd858;
	add.s64 	%rd529, %rd17, %rd2;
	sub.s64 	%rd858, %rd528, %rd529;
$L__BB0_120:
	@%p43 bra 	$L__BB0_129;
	setp.eq.s32 	%p100, %r29, 1;
	@%p100 bra 	$L__BB0_128;
	bra.uni 	$L__BB0_122;
$L__BB0_128:
	sub.s64 	%rd860, %rd860, %rd17;
	bra.uni 	$L__BB0_129;
$L__BB0_122:
	setp.eq.s32 	%p101, %r29, 2;
	@%p101 bra 	$L__BB0_127;
	bra.uni 	$L__BB0_123;
$L__BB0_127:
	xor.b64  	%rd536, %rd860, -9223372036854775808;
	sub.s64 	%rd860, %rd536, %rd17;
	bra.uni 	$L__BB0_129;
$L__BB0_123:
	setp.eq.s32 	%p102, %r222, 0;
	@%p102 bra 	$L__BB0_126;
	and.b64  	%rd147, %rd860, 9223372036854775807;
	mov.u64 	%rd531, 9223372036854775807;
	sub.s64 	%rd532, %rd531, %rd2;
	setp.gt.u64 	%p103, %rd147, %rd532;
	@%p103 bra 	$L__BB0_575;
	bra.uni 	$L__BB0_125;
$L__BB0_575:
	not.b64 	%rd860, %rd17;
	bra.uni 	$L__BB0_129;
$L__BB0_125:
	setp.eq.s64 	%p104, %rd147, 0;
	selp.b64 	%rd860, 0, %rd860, %p104;
$L__BB0_126:
	setp.lt.s64 	%p105, %rd860, 0;
	selp.b64 	%rd533, -1, -9223372036854775808, %p105;
	xor.b64  	%rd534, %rd533, %rd860;
	add.s64 	%rd535, %rd17, %rd2;
	sub.s64 	%rd860, %rd534, %rd535;
$L__BB0_129:
	@%p43 bra 	$L__BB0_138;
	setp.eq.s32 	%p107, %r29, 1;
	@%p107 bra 	$L__BB0_137;
	bra.uni 	$L__BB0_131;
$L__BB0_137:
	sub.s64 	%rd862, %rd862, %rd17;
	bra.uni 	$L__BB0_138;
$L__BB0_131:
	setp.eq.s32 	%p108, %r29, 2;
	@%p108 bra 	$L__BB0_136;
	bra.uni 	$L__BB0_132;
$L__BB0_136:
	xor.b64  	%rd542, %rd862, -9223372036854775808;
	sub.s64 	%rd862, %rd542, %rd17;
	bra.uni 	$L__BB0_138;
$L__BB0_132:
	setp.eq.s32 	%p109, %r222, 0;
	@%p109 bra 	$L__BB0_135;
	and.b64  	%rd155, %rd862, 9223372036854775807;
	mov.u64 	%rd537, 9223372036854775807;
	sub.s64 	%rd538, %rd537, %rd2;
	setp.gt.u64 	%p110, %rd155, %rd538;
	@%p110 bra 	$L__BB0_576;
	bra.uni 	$L__BB0_134;
$L__BB0_576:
	not.b64 	%rd862, %rd17;
	bra.uni 	$L__BB0_138;
$L__BB0_134:
	setp.eq.s64 	%p111, %rd155, 0;
	selp.b64 	%rd862, 0, %rd862, %p111;
$L__BB0_135:
	setp.lt.s64 	%p112, %rd862, 0;
	selp.b64 	%rd539, -1, -9223372036854775808, %p112;
	xor.b64  	%rd540, %rd539, %rd862;
	add.s64 	%rd541, %rd17, %rd2;
	sub.s64 	%rd862, %rd540, %rd541;
$L__BB0_138:
	@%p43 bra 	$L__BB0_147;
	setp.eq.s32 	%p114, %r29, 1;
	@%p114 bra 	$L__BB0_146;
	bra.uni 	$L__BB0_140;
$L__BB0_146:
	sub.s64 	%rd864, %rd864, %rd17;
	bra.uni 	$L__BB0_147;
$L__BB0_140:
	setp.eq.s32 	%p115, %r29, 2;
	@%p115 bra 	$L__BB0_145;
	bra.uni 	$L__BB0_141;
$L__BB0_145:
	xor.b64  	%rd548, %rd864, -9223372036854775808;
	sub.s64 	%rd864, %rd548, %rd17;
	bra.uni 	$L__BB0_147;
$L__BB0_141:
	setp.eq.s32 	%p116, %r222, 0;
	@%p116 bra 	$L__BB0_144;
	and.b64  	%rd163, %rd864, 9223372036854775807;
	mov.u64 	%rd543, 9223372036854775807;
	sub.s64 	%rd544, %rd543, %rd2;
	setp.gt.u64 	%p117, %rd163, %rd544;
	@%p117 bra 	$L__BB0_577;
	bra.uni 	$L__BB0_143;
$L__BB0_577:
	not.b64 	%rd864, %rd17;
	bra.uni 	$L__BB0_147;
$L__BB0_143:
	setp.eq.s64 	%p118, %rd163, 0;
	selp.b64 	%rd864, 0, %rd864, %p118;
$L__BB0_144:
	setp.lt.s64 	%p119, %rd864, 0;
	selp.b64 	%rd545, -1, -9223372036854775808, %p119;
	xor.b64  	%rd546, %rd545, %rd864;
	add.s64 	%rd547, %rd17, %rd2;
	sub.s64 	%rd864, %rd546, %rd547;
$L__BB0_147:
	@%p43 bra 	$L__BB0_156;
	setp.eq.s32 	%p121, %r29, 1;
	@%p121 bra 	$L__BB0_155;
	bra.uni 	$L__BB0_149;
$L__BB0_155:
	sub.s64 	%rd866, %rd866, %rd17;
	bra.uni 	$L__BB0_156;
$L__BB0_149:
	setp.eq.s32 	%p122, %r29, 2;
	@%p122 bra 	$L__BB0_154;
	bra.uni 	$L__BB0_150;
$L__BB0_154:
	xor.b64  	%rd554, %rd866, -9223372036854775808;
	sub.s64 	%rd866, %rd554, %rd17;
	bra.uni 	$L__BB0_156;
$L__BB0_150:
	setp.eq.s32 	%p123, %r222, 0;
	@%p123 bra 	$L__BB0_153;
	and.b64  	%rd171, %rd866, 9223372036854775807;
	mov.u64 	%rd549, 9223372036854775807;
	sub.s64 	%rd550, %rd549, %rd2;
	setp.gt.u64 	%p124, %rd171, %rd550;
	@%p124 bra 	$L__BB0_578;
	bra.uni 	$L__BB0_152;
$L__BB0_578:
	not.b64 	%rd866, %rd17;
	bra.uni 	$L__BB0_156;
$L__BB0_152:
	setp.eq.s64 	%p125, %rd171, 0;
	selp.b64 	%rd866, 0, %rd866, %p125;
$L__BB0_153:
	setp.lt.s64 	%p126, %rd866, 0;
	selp.b64 	%rd551, -1, -9223372036854775808, %p126;
	xor.b64  	%rd552, %rd551, %rd866;
	add.s64 	%rd553, %rd17, %rd2;
	sub.s64 	%rd866, %rd552, %rd553;
$L__BB0_156:
	@%p43 bra 	$L__BB0_165;
	setp.eq.s32 	%p128, %r29, 1;
	@%p128 bra 	$L__BB0_164;
	bra.uni 	$L__BB0_158;
$L__BB0_164:
	sub.s64 	%rd868, %rd868, %rd17;
	bra.uni 	$L__BB0_165;
$L__BB0_158:
	setp.eq.s32 	%p129, %r29, 2;
	@%p129 bra 	$L__BB0_163;
	bra.uni 	$L__BB0_159;
$L__BB0_163:
	xor.b64  	%rd560, %rd868, -9223372036854775808;
	sub.s64 	%rd868, %rd560, %rd17;
	bra.uni 	$L__BB0_165;
$L__BB0_159:
	setp.eq.s32 	%p130, %r222, 0;
	@%p130 bra 	$L__BB0_162;
	and.b64  	%rd179, %rd868, 9223372036854775807;
	mov.u64 	%rd555, 9223372036854775807;
	sub.s64 	%rd556, %rd555, %rd2;
	setp.gt.u64 	%p131, %rd179, %rd556;
	@%p131 bra 	$L__BB0_579;
	bra.uni 	$L__BB0_161;
$L__BB0_579:
	not.b64 	%rd868, %rd17;
	bra.uni 	$L__BB0_165;
$L__BB0_161:
	setp.eq.s64 	%p132, %rd179, 0;
	selp.b64 	%rd868, 0, %rd868, %p132;
$L__BB0_162:
	setp.lt.s64 	%p133, %rd868, 0;
	selp.b64 	%rd557, -1, -9223372036854775808, %p133;
	xor.b64  	%rd558, %rd557, %rd868;
	add.s64 	%rd559, %rd17, %rd2;
	sub.s64 	%rd868, %rd558, %rd559;
$L__BB0_165:
	@%p43 bra 	$L__BB0_174;
	setp.eq.s32 	%p135, %r29, 1;
	@%p135 bra 	$L__BB0_173;
	bra.uni 	$L__BB0_167;
$L__BB0_173:
	sub.s64 	%rd870, %rd870, %rd17;
	bra.uni 	$L__BB0_174;
$L__BB0_167:
	setp.eq.s32 	%p136, %r29, 2;
	@%p136 bra 	$L__BB0_172;
	bra.uni 	$L__BB0_168;
$L__BB0_172:
	xor.b64  	%rd566, %rd870, -9223372036854775808;
	sub.s64 	%rd870, %rd566, %rd17;
	bra.uni 	$L__BB0_174;
$L__BB0_168:
	setp.eq.s32 	%p137, %r222, 0;
	@%p137 bra 	$L__BB0_171;
	and.b64  	%rd187, %rd870, 9223372036854775807;
	mov.u64 	%rd561, 9223372036854775807;
	sub.s64 	%rd562, %rd561, %rd2;
	setp.gt.u64 	%p138, %rd187, %rd562;
	@%p138 bra 	$L__BB0_580;
	bra.uni 	$L__BB0_170;
$L__BB0_580:
	not.b64 	%rd870, %rd17;
	bra.uni 	$L__BB0_174;
$L__BB0_170:
	setp.eq.s64 	%p139, %rd187, 0;
	selp.b64 	%rd870, 0, %rd870, %p139;
$L__BB0_171:
	setp.lt.s64 	%p140, %rd870, 0;
	selp.b64 	%rd563, -1, -9223372036854775808, %p140;
	xor.b64  	%rd564, %rd563, %rd870;
	add.s64 	%rd565, %rd17, %rd2;
	sub.s64 	%rd870, %rd564, %rd565;
$L__BB0_174:
	@%p43 bra 	$L__BB0_183;
	setp.eq.s32 	%p142, %r29, 1;
	@%p142 bra 	$L__BB0_182;
	bra.uni 	$L__BB0_176;
$L__BB0_182:
	sub.s64 	%rd872, %rd872, %rd17;
	bra.uni 	$L__BB0_183;
$L__BB0_176:
	setp.eq.s32 	%p143, %r29, 2;
	@%p143 bra 	$L__BB0_181;
	bra.uni 	$L__BB0_177;
$L__BB0_181:
	xor.b64  	%rd572, %rd872, -9223372036854775808;
	sub.s64 	%rd872, %rd572, %rd17;
	bra.uni 	$L__BB0_183;
$L__BB0_177:
	setp.eq.s32 	%p144, %r222, 0;
	@%p144 bra 	$L__BB0_180;
	and.b64  	%rd195, %rd872, 9223372036854775807;
	mov.u64 	%rd567, 9223372036854775807;
	sub.s64 	%rd568, %rd567, %rd2;
	setp.gt.u64 	%p145, %rd195, %rd568;
	@%p145 bra 	$L__BB0_581;
	bra.uni 	$L__BB0_179;
$L__BB0_581:
	not.b64 	%rd872, %rd17;
	bra.uni 	$L__BB0_183;
$L__BB0_179:
	setp.eq.s64 	%p146, %rd195, 0;
	selp.b64 	%rd872, 0, %rd872, %p146;
$L__BB0_180:
	setp.lt.s64 	%p147, %rd872, 0;
	selp.b64 	%rd569, -1, -9223372036854775808, %p147;
	xor.b64  	%rd570, %rd569, %rd872;
	add.s64 	%rd571, %rd17, %rd2;
	sub.s64 	%rd872, %rd570, %rd571;
$L__BB0_183:
	mov.u32 %r274, %laneid;
	setp.gt.s32 	%p148, %r274, 255;
	@%p148 bra 	$L__BB0_190;
	max.s32 	%r275, %r274, 224;
	add.s32 	%r276, %r275, 31;
	sub.s32 	%r38, %r276, %r274;
	shr.u32 	%r277, %r38, 5;
	add.s32 	%r278, %r277, 1;
	and.b32  	%r1523, %r278, 3;
	setp.eq.s32 	%p149, %r1523, 0;
	mov.u32 	%r1524, %r274;
	@%p149 bra 	$L__BB0_187;
	shl.b32 	%r279, %r32, 10;
	mov.u32 	%r280, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r281, %r280, %r279;
	shl.b32 	%r282, %r274, 2;
	add.s32 	%r1521, %r281, %r282;
	mov.u32 	%r1524, %r274;
$L__BB0_186:
	.pragma "nounroll";
	mov.u32 	%r283, 0;
	st.shared.u32 	[%r1521], %r283;
	add.s32 	%r1524, %r1524, 32;
	add.s32 	%r1521, %r1521, 128;
	add.s32 	%r1523, %r1523, -1;
	setp.ne.s32 	%p150, %r1523, 0;
	@%p150 bra 	$L__BB0_186;
$L__BB0_187:
	setp.lt.u32 	%p151, %r38, 96;
	@%p151 bra 	$L__BB0_190;
	add.s32 	%r1526, %r1524, -128;
	shl.b32 	%r284, %r32, 10;
	mov.u32 	%r285, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r286, %r285, %r284;
	shl.b32 	%r287, %r1524, 2;
	add.s32 	%r288, %r286, %r287;
	add.s32 	%r1525, %r288, 256;
$L__BB0_189:
	.pragma "nounroll";
	mov.u32 	%r289, 0;
	st.shared.u32 	[%r1525+-256], %r289;
	st.shared.u32 	[%r1525+-128], %r289;
	st.shared.u32 	[%r1525], %r289;
	st.shared.u32 	[%r1525+128], %r289;
	add.s32 	%r1525, %r1525, 512;
	add.s32 	%r1526, %r1526, 128;
	setp.lt.s32 	%p152, %r1526, 128;
	@%p152 bra 	$L__BB0_189;
$L__BB0_190:
	bar.warp.sync 	-1;
	shr.u64 	%rd573, %rd844, %r1518;
	cvt.u32.u64 	%r291, %rd573;
	and.b32  	%r54, %r291, 255;
	shl.b32 	%r292, %r32, 10;
	mov.u32 	%r293, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r294, %r293, %r292;
	shl.b32 	%r295, %r291, 2;
	and.b32  	%r296, %r295, 1020;
	add.s32 	%r297, %r294, %r296;
	atom.shared.add.u32 	%r298, [%r297], 1;
	shr.u64 	%rd574, %rd846, %r1518;
	cvt.u32.u64 	%r299, %rd574;
	shl.b32 	%r300, %r299, 2;
	and.b32  	%r301, %r300, 1020;
	add.s32 	%r302, %r294, %r301;
	atom.shared.add.u32 	%r303, [%r302], 1;
	shr.u64 	%rd575, %rd848, %r1518;
	cvt.u32.u64 	%r304, %rd575;
	shl.b32 	%r305, %r304, 2;
	and.b32  	%r306, %r305, 1020;
	add.s32 	%r307, %r294, %r306;
	atom.shared.add.u32 	%r308, [%r307], 1;
	shr.u64 	%rd576, %rd850, %r1518;
	cvt.u32.u64 	%r309, %rd576;
	shl.b32 	%r310, %r309, 2;
	and.b32  	%r311, %r310, 1020;
	add.s32 	%r312, %r294, %r311;
	atom.shared.add.u32 	%r313, [%r312], 1;
	shr.u64 	%rd577, %rd852, %r1518;
	cvt.u32.u64 	%r314, %rd577;
	shl.b32 	%r315, %r314, 2;
	and.b32  	%r316, %r315, 1020;
	add.s32 	%r317, %r294, %r316;
	atom.shared.add.u32 	%r318, [%r317], 1;
	shr.u64 	%rd578, %rd854, %r1518;
	cvt.u32.u64 	%r319, %rd578;
	shl.b32 	%r320, %r319, 2;
	and.b32  	%r321, %r320, 1020;
	add.s32 	%r322, %r294, %r321;
	atom.shared.add.u32 	%r323, [%r322], 1;
	shr.u64 	%rd579, %rd856, %r1518;
	cvt.u32.u64 	%r324, %rd579;
	shl.b32 	%r325, %r324, 2;
	and.b32  	%r326, %r325, 1020;
	add.s32 	%r327, %r294, %r326;
	atom.shared.add.u32 	%r328, [%r327], 1;
	shr.u64 	%rd580, %rd858, %r1518;
	cvt.u32.u64 	%r329, %rd580;
	shl.b32 	%r330, %r329, 2;
	and.b32  	%r331, %r330, 1020;
	add.s32 	%r332, %r294, %r331;
	atom.shared.add.u32 	%r333, [%r332], 1;
	shr.u64 	%rd581, %rd860, %r1518;
	cvt.u32.u64 	%r334, %rd581;
	shl.b32 	%r335, %r334, 2;
	and.b32  	%r336, %r335, 1020;
	add.s32 	%r337, %r294, %r336;
	atom.shared.add.u32 	%r338, [%r337], 1;
	shr.u64 	%rd582, %rd862, %r1518;
	cvt.u32.u64 	%r339, %rd582;
	shl.b32 	%r340, %r339, 2;
	and.b32  	%r341, %r340, 1020;
	add.s32 	%r342, %r294, %r341;
	atom.shared.add.u32 	%r343, [%r342], 1;
	shr.u64 	%rd583, %rd864, %r1518;
	cvt.u32.u64 	%r344, %rd583;
	shl.b32 	%r345, %r344, 2;
	and.b32  	%r346, %r345, 1020;
	add.s32 	%r347, %r294, %r346;
	atom.shared.add.u32 	%r348, [%r347], 1;
	shr.u64 	%rd584, %rd866, %r1518;
	cvt.u32.u64 	%r349, %rd584;
	shl.b32 	%r350, %r349, 2;
	and.b32  	%r351, %r350, 1020;
	add.s32 	%r352, %r294, %r351;
	atom.shared.add.u32 	%r353, [%r352], 1;
	shr.u64 	%rd585, %rd868, %r1518;
	cvt.u32.u64 	%r354, %rd585;
	shl.b32 	%r355, %r354, 2;
	and.b32  	%r356, %r355, 1020;
	add.s32 	%r357, %r294, %r356;
	atom.shared.add.u32 	%r358, [%r357], 1;
	shr.u64 	%rd586, %rd870, %r1518;
	cvt.u32.u64 	%r359, %rd586;
	shl.b32 	%r360, %r359, 2;
	and.b32  	%r361, %r360, 1020;
	add.s32 	%r362, %r294, %r361;
	atom.shared.add.u32 	%r363, [%r362], 1;
	shr.u64 	%rd587, %rd872, %r1518;
	cvt.u32.u64 	%r364, %rd587;
	shl.b32 	%r365, %r364, 2;
	and.b32  	%r366, %r365, 1020;
	add.s32 	%r367, %r294, %r366;
	atom.shared.add.u32 	%r368, [%r367], 1;
	bar.sync 	0;
	shl.b32 	%r369, %r31, 2;
	add.s32 	%r55, %r293, %r369;
	setp.gt.u32 	%p153, %r31, 255;
	mov.u32 	%r1527, 0;
	@%p153 bra 	$L__BB0_192;
	ld.shared.u32 	%r370, [%r55];
	mov.u32 	%r371, 0;
	st.shared.u32 	[%r55], %r371;
	ld.shared.u32 	%r372, [%r55+1024];
	st.shared.u32 	[%r55+1024], %r370;
	add.s32 	%r373, %r372, %r370;
	ld.shared.u32 	%r374, [%r55+2048];
	st.shared.u32 	[%r55+2048], %r373;
	add.s32 	%r375, %r374, %r373;
	ld.shared.u32 	%r376, [%r55+3072];
	st.shared.u32 	[%r55+3072], %r375;
	add.s32 	%r377, %r376, %r375;
	ld.shared.u32 	%r378, [%r55+4096];
	st.shared.u32 	[%r55+4096], %r377;
	add.s32 	%r379, %r378, %r377;
	ld.shared.u32 	%r380, [%r55+5120];
	st.shared.u32 	[%r55+5120], %r379;
	add.s32 	%r381, %r380, %r379;
	ld.shared.u32 	%r382, [%r55+6144];
	st.shared.u32 	[%r55+6144], %r381;
	add.s32 	%r383, %r382, %r381;
	ld.shared.u32 	%r384, [%r55+7168];
	st.shared.u32 	[%r55+7168], %r383;
	add.s32 	%r385, %r384, %r383;
	ld.shared.u32 	%r386, [%r55+8192];
	st.shared.u32 	[%r55+8192], %r385;
	add.s32 	%r387, %r386, %r385;
	ld.shared.u32 	%r388, [%r55+9216];
	st.shared.u32 	[%r55+9216], %r387;
	add.s32 	%r389, %r388, %r387;
	ld.shared.u32 	%r390, [%r55+10240];
	st.shared.u32 	[%r55+10240], %r389;
	add.s32 	%r391, %r390, %r389;
	ld.shared.u32 	%r392, [%r55+11264];
	st.shared.u32 	[%r55+11264], %r391;
	add.s32 	%r1527, %r392, %r391;
$L__BB0_192:
	shl.b32 	%r393, %r33, 8;
	add.s32 	%r394, %r393, %r31;
	mul.wide.s32 	%rd588, %r394, 4;
	add.s64 	%rd204, %rd7, %rd588;
	setp.gt.s32 	%p154, %r31, 255;
	@%p154 bra 	$L__BB0_194;
	or.b32  	%r395, %r1527, 1073741824;
	st.volatile.global.u32 	[%rd204], %r395;
$L__BB0_194:
	setp.lt.s32 	%p155, %r31, 256;
	setp.eq.s32 	%p156, %r1527, 5760;
	and.pred  	%p157, %p155, %p156;
	selp.u32 	%r396, 1, 0, %p157;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r396, 0; 
	bar.red.or.pred 	%p2, 0, %p1; 
	selp.u32 	%r397, 1, 0, %p2; 
	}
	setp.eq.s32 	%p158, %r397, 0;
	@%p158 bra 	$L__BB0_311;
	@%p154 bra 	$L__BB0_203;
	setp.gt.u32 	%p160, %r31, %r54;
	selp.b32 	%r398, 5760, 0, %p160;
	cvta.to.global.u64 	%rd589, %rd5;
	mul.wide.s32 	%rd590, %r31, 4;
	add.s64 	%rd591, %rd589, %rd590;
	ld.global.u32 	%r399, [%rd591];
	sub.s32 	%r400, %r399, %r398;
	st.shared.u32 	[%r55+46080], %r400;
	setp.lt.s32 	%p161, %r33, 1;
	mov.u32 	%r1530, %r1527;
	@%p161 bra 	$L__BB0_202;
	mov.u32 	%r1529, -1;
	mov.u32 	%r1528, %r33;
	mov.u32 	%r1530, %r1527;
$L__BB0_198:
	shl.b32 	%r402, %r1528, 8;
	add.s32 	%r403, %r402, %r31;
	add.s32 	%r404, %r403, -256;
	mul.wide.s32 	%rd592, %r404, 4;
	add.s64 	%rd205, %rd7, %rd592;
$L__BB0_199:
	membar.cta;
	ld.volatile.global.u32 	%r62, [%rd205];
	setp.eq.s32 	%p162, %r62, 0;
	@%p162 bra 	$L__BB0_199;
	and.b32  	%r405, %r62, 1073741823;
	add.s32 	%r1530, %r405, %r1530;
	setp.gt.s32 	%p163, %r62, -1;
	vote.sync.ballot.b32 	%r1529, %p163, %r1529;
	setp.lt.s32 	%p164, %r62, 0;
	@%p164 bra 	$L__BB0_202;
	add.s32 	%r66, %r1528, -1;
	setp.gt.s32 	%p165, %r1528, 1;
	mov.u32 	%r1528, %r66;
	@%p165 bra 	$L__BB0_198;
$L__BB0_202:
	or.b32  	%r406, %r1530, -2147483648;
	st.volatile.global.u32 	[%rd204], %r406;
	ld.shared.u32 	%r407, [%r55+46080];
	sub.s32 	%r408, %r1530, %r1527;
	add.s32 	%r409, %r408, %r407;
	st.shared.u32 	[%r55+46080], %r409;
$L__BB0_203:
	bar.sync 	0;
	shl.b32 	%r410, %r54, 2;
	add.s32 	%r412, %r293, %r410;
	ld.shared.u32 	%r68, [%r412+46080];
	setp.eq.s32 	%p166, %r30, 0;
	@%p166 bra 	$L__BB0_208;
	setp.eq.s32 	%p167, %r30, 1;
	add.s64 	%rd844, %rd844, %rd17;
	@%p167 bra 	$L__BB0_208;
	setp.eq.s32 	%p168, %r30, 2;
	@%p168 bra 	$L__BB0_207;
	bra.uni 	$L__BB0_206;
$L__BB0_207:
	xor.b64  	%rd844, %rd844, -9223372036854775808;
	bra.uni 	$L__BB0_208;
$L__BB0_206:
	add.s64 	%rd593, %rd844, %rd2;
	setp.lt.s64 	%p169, %rd593, 0;
	selp.b64 	%rd594, -9223372036854775808, -1, %p169;
	xor.b64  	%rd844, %rd594, %rd593;
$L__BB0_208:
	@%p166 bra 	$L__BB0_213;
	setp.eq.s32 	%p171, %r30, 1;
	add.s64 	%rd846, %rd846, %rd17;
	@%p171 bra 	$L__BB0_213;
	setp.eq.s32 	%p172, %r30, 2;
	@%p172 bra 	$L__BB0_212;
	bra.uni 	$L__BB0_211;
$L__BB0_212:
	xor.b64  	%rd846, %rd846, -9223372036854775808;
	bra.uni 	$L__BB0_213;
$L__BB0_211:
	add.s64 	%rd595, %rd846, %rd2;
	setp.lt.s64 	%p173, %rd595, 0;
	selp.b64 	%rd596, -9223372036854775808, -1, %p173;
	xor.b64  	%rd846, %rd596, %rd595;
$L__BB0_213:
	@%p166 bra 	$L__BB0_218;
	setp.eq.s32 	%p175, %r30, 1;
	add.s64 	%rd848, %rd848, %rd17;
	@%p175 bra 	$L__BB0_218;
	setp.eq.s32 	%p176, %r30, 2;
	@%p176 bra 	$L__BB0_217;
	bra.uni 	$L__BB0_216;
$L__BB0_217:
	xor.b64  	%rd848, %rd848, -9223372036854775808;
	bra.uni 	$L__BB0_218;
$L__BB0_216:
	add.s64 	%rd597, %rd848, %rd2;
	setp.lt.s64 	%p177, %rd597, 0;
	selp.b64 	%rd598, -9223372036854775808, -1, %p177;
	xor.b64  	%rd848, %rd598, %rd597;
$L__BB0_218:
	@%p166 bra 	$L__BB0_223;
	setp.eq.s32 	%p179, %r30, 1;
	add.s64 	%rd850, %rd850, %rd17;
	@%p179 bra 	$L__BB0_223;
	setp.eq.s32 	%p180, %r30, 2;
	@%p180 bra 	$L__BB0_222;
	bra.uni 	$L__BB0_221;
$L__BB0_222:
	xor.b64  	%rd850, %rd850, -9223372036854775808;
	bra.uni 	$L__BB0_223;
$L__BB0_221:
	add.s64 	%rd599, %rd850, %rd2;
	setp.lt.s64 	%p181, %rd599, 0;
	selp.b64 	%rd600, -9223372036854775808, -1, %p181;
	xor.b64  	%rd850, %rd600, %rd599;
$L__BB0_223:
	@%p166 bra 	$L__BB0_228;
	setp.eq.s32 	%p183, %r30, 1;
	add.s64 	%rd852, %rd852, %rd17;
	@%p183 bra 	$L__BB0_228;
	setp.eq.s32 	%p184, %r30, 2;
	@%p184 bra 	$L__BB0_227;
	bra.uni 	$L__BB0_226;
$L__BB0_227:
	xor.b64  	%rd852, %rd852, -9223372036854775808;
	bra.uni 	$L__BB0_228;
$L__BB0_226:
	add.s64 	%rd601, %rd852, %rd2;
	setp.lt.s64 	%p185, %rd601, 0;
	selp.b64 	%rd602, -9223372036854775808, -1, %p185;
	xor.b64  	%rd852, %rd602, %rd601;
$L__BB0_228:
	@%p166 bra 	$L__BB0_233;
	setp.eq.s32 	%p187, %r30, 1;
	add.s64 	%rd854, %rd854, %rd17;
	@%p187 bra 	$L__BB0_233;
	setp.eq.s32 	%p188, %r30, 2;
	@%p188 bra 	$L__BB0_232;
	bra.uni 	$L__BB0_231;
$L__BB0_232:
	xor.b64  	%rd854, %rd854, -9223372036854775808;
	bra.uni 	$L__BB0_233;
$L__BB0_231:
	add.s64 	%rd603, %rd854, %rd2;
	setp.lt.s64 	%p189, %rd603, 0;
	selp.b64 	%rd604, -9223372036854775808, -1, %p189;
	xor.b64  	%rd854, %rd604, %rd603;
$L__BB0_233:
	@%p166 bra 	$L__BB0_238;
	setp.eq.s32 	%p191, %r30, 1;
	add.s64 	%rd856, %rd856, %rd17;
	@%p191 bra 	$L__BB0_238;
	setp.eq.s32 	%p192, %r30, 2;
	@%p192 bra 	$L__BB0_237;
	bra.uni 	$L__BB0_236;
$L__BB0_237:
	xor.b64  	%rd856, %rd856, -9223372036854775808;
	bra.uni 	$L__BB0_238;
$L__BB0_236:
	add.s64 	%rd605, %rd856, %rd2;
	setp.lt.s64 	%p193, %rd605, 0;
	selp.b64 	%rd606, -9223372036854775808, -1, %p193;
	xor.b64  	%rd856, %rd606, %rd605;
$L__BB0_238:
	@%p166 bra 	$L__BB0_243;
	setp.eq.s32 	%p195, %r30, 1;
	add.s64 	%rd858, %rd858, %rd17;
	@%p195 bra 	$L__BB0_243;
	setp.eq.s32 	%p196, %r30, 2;
	@%p196 bra 	$L__BB0_242;
	bra.uni 	$L__BB0_241;
$L__BB0_242:
	xor.b64  	%rd858, %rd858, -9223372036854775808;
	bra.uni 	$L__BB0_243;
$L__BB0_241:
	add.s64 	%rd607, %rd858, %rd2;
	setp.lt.s64 	%p197, %rd607, 0;
	selp.b64 	%rd608, -9223372036854775808, -1, %p197;
	xor.b64  	%rd858, %rd608, %rd607;
$L__BB0_243:
	@%p166 bra 	$L__BB0_248;
	setp.eq.s32 	%p199, %r30, 1;
	add.s64 	%rd860, %rd860, %rd17;
	@%p199 bra 	$L__BB0_248;
	setp.eq.s32 	%p200, %r30, 2;
	@%p200 bra 	$L__BB0_247;
	bra.uni 	$L__BB0_246;
$L__BB0_247:
	xor.b64  	%rd860, %rd860, -9223372036854775808;
	bra.uni 	$L__BB0_248;
$L__BB0_246:
	add.s64 	%rd609, %rd860, %rd2;
	setp.lt.s64 	%p201, %rd609, 0;
	selp.b64 	%rd610, -9223372036854775808, -1, %p201;
	xor.b64  	%rd860, %rd610, %rd609;
$L__BB0_248:
	@%p166 bra 	$L__BB0_253;
	setp.eq.s32 	%p203, %r30, 1;
	add.s64 	%rd862, %rd862, %rd17;
	@%p203 bra 	$L__BB0_253;
	setp.eq.s32 	%p204, %r30, 2;
	@%p204 bra 	$L__BB0_252;
	bra.uni 	$L__BB0_251;
$L__BB0_252:
	xor.b64  	%rd862, %rd862, -9223372036854775808;
	bra.uni 	$L__BB0_253;
$L__BB0_251:
	add.s64 	%rd611, %rd862, %rd2;
	setp.lt.s64 	%p205, %rd611, 0;
	selp.b64 	%rd612, -9223372036854775808, -1, %p205;
	xor.b64  	%rd862, %rd612, %rd611;
$L__BB0_253:
	@%p166 bra 	$L__BB0_258;
	setp.eq.s32 	%p207, %r30, 1;
	add.s64 	%rd864, %rd864, %rd17;
	@%p207 bra 	$L__BB0_258;
	setp.eq.s32 	%p208, %r30, 2;
	@%p208 bra 	$L__BB0_257;
	bra.uni 	$L__BB0_256;
$L__BB0_257:
	xor.b64  	%rd864, %rd864, -9223372036854775808;
	bra.uni 	$L__BB0_258;
$L__BB0_256:
	add.s64 	%rd613, %rd864, %rd2;
	setp.lt.s64 	%p209, %rd613, 0;
	selp.b64 	%rd614, -9223372036854775808, -1, %p209;
	xor.b64  	%rd864, %rd614, %rd613;
$L__BB0_258:
	@%p166 bra 	$L__BB0_263;
	setp.eq.s32 	%p211, %r30, 1;
	add.s64 	%rd866, %rd866, %rd17;
	@%p211 bra 	$L__BB0_263;
	setp.eq.s32 	%p212, %r30, 2;
	@%p212 bra 	$L__BB0_262;
	bra.uni 	$L__BB0_261;
$L__BB0_262:
	xor.b64  	%rd866, %rd866, -9223372036854775808;
	bra.uni 	$L__BB0_263;
$L__BB0_261:
	add.s64 	%rd615, %rd866, %rd2;
	setp.lt.s64 	%p213, %rd615, 0;
	selp.b64 	%rd616, -9223372036854775808, -1, %p213;
	xor.b64  	%rd866, %rd616, %rd615;
$L__BB0_263:
	@%p166 bra 	$L__BB0_268;
	setp.eq.s32 	%p215, %r30, 1;
	add.s64 	%rd868, %rd868, %rd17;
	@%p215 bra 	$L__BB0_268;
	setp.eq.s32 	%p216, %r30, 2;
	@%p216 bra 	$L__BB0_267;
	bra.uni 	$L__BB0_266;
$L__BB0_267:
	xor.b64  	%rd868, %rd868, -9223372036854775808;
	bra.uni 	$L__BB0_268;
$L__BB0_266:
	add.s64 	%rd617, %rd868, %rd2;
	setp.lt.s64 	%p217, %rd617, 0;
	selp.b64 	%rd618, -9223372036854775808, -1, %p217;
	xor.b64  	%rd868, %rd618, %rd617;
$L__BB0_268:
	@%p166 bra 	$L__BB0_273;
	setp.eq.s32 	%p219, %r30, 1;
	add.s64 	%rd870, %rd870, %rd17;
	@%p219 bra 	$L__BB0_273;
	setp.eq.s32 	%p220, %r30, 2;
	@%p220 bra 	$L__BB0_272;
	bra.uni 	$L__BB0_271;
$L__BB0_272:
	xor.b64  	%rd870, %rd870, -9223372036854775808;
	bra.uni 	$L__BB0_273;
$L__BB0_271:
	add.s64 	%rd619, %rd870, %rd2;
	setp.lt.s64 	%p221, %rd619, 0;
	selp.b64 	%rd620, -9223372036854775808, -1, %p221;
	xor.b64  	%rd870, %rd620, %rd619;
$L__BB0_273:
	@%p166 bra 	$L__BB0_278;
	setp.eq.s32 	%p223, %r30, 1;
	add.s64 	%rd872, %rd872, %rd17;
	@%p223 bra 	$L__BB0_278;
	setp.eq.s32 	%p224, %r30, 2;
	@%p224 bra 	$L__BB0_277;
	bra.uni 	$L__BB0_276;
$L__BB0_277:
	xor.b64  	%rd872, %rd872, -9223372036854775808;
	bra.uni 	$L__BB0_278;
$L__BB0_276:
	add.s64 	%rd621, %rd872, %rd2;
	setp.lt.s64 	%p225, %rd621, 0;
	selp.b64 	%rd622, -9223372036854775808, -1, %p225;
	xor.b64  	%rd872, %rd622, %rd621;
$L__BB0_278:
	cvt.u64.u32 	%rd624, %r68;
	add.s64 	%rd625, %rd624, %rd476;
	shl.b64 	%rd626, %rd625, 3;
	add.s64 	%rd266, %rd811, %rd626;
	@%p23 bra 	$L__BB0_309;
	bra.uni 	$L__BB0_279;
$L__BB0_309:
	st.global.u64 	[%rd266], %rd844;
	st.global.u64 	[%rd266+256], %rd846;
	st.global.u64 	[%rd266+512], %rd848;
	st.global.u64 	[%rd266+768], %rd850;
	st.global.u64 	[%rd266+1024], %rd852;
	st.global.u64 	[%rd266+1280], %rd854;
	st.global.u64 	[%rd266+1536], %rd856;
	st.global.u64 	[%rd266+1792], %rd858;
	st.global.u64 	[%rd266+2048], %rd860;
	st.global.u64 	[%rd266+2304], %rd862;
	st.global.u64 	[%rd266+2560], %rd864;
	st.global.u64 	[%rd266+2816], %rd866;
	st.global.u64 	[%rd266+3072], %rd868;
	st.global.u64 	[%rd266+3328], %rd870;
	st.global.u64 	[%rd266+3584], %rd872;
	bra.uni 	$L__BB0_310;
$L__BB0_279:
	mad.lo.s32 	%r69, %r33, -5760, %r217;
	setp.ge.s32 	%p227, %r255, %r69;
	@%p227 bra 	$L__BB0_281;
	st.global.u64 	[%rd266], %rd844;
$L__BB0_281:
	add.s32 	%r420, %r255, 32;
	setp.ge.s32 	%p228, %r420, %r69;
	@%p228 bra 	$L__BB0_283;
	st.global.u64 	[%rd266+256], %rd846;
$L__BB0_283:
	add.s32 	%r421, %r255, 64;
	setp.ge.s32 	%p229, %r421, %r69;
	@%p229 bra 	$L__BB0_285;
	st.global.u64 	[%rd266+512], %rd848;
$L__BB0_285:
	add.s32 	%r422, %r255, 96;
	setp.ge.s32 	%p230, %r422, %r69;
	@%p230 bra 	$L__BB0_287;
	st.global.u64 	[%rd266+768], %rd850;
$L__BB0_287:
	add.s32 	%r423, %r255, 128;
	setp.ge.s32 	%p231, %r423, %r69;
	@%p231 bra 	$L__BB0_289;
	st.global.u64 	[%rd266+1024], %rd852;
$L__BB0_289:
	add.s32 	%r424, %r255, 160;
	setp.ge.s32 	%p232, %r424, %r69;
	@%p232 bra 	$L__BB0_291;
	st.global.u64 	[%rd266+1280], %rd854;
$L__BB0_291:
	add.s32 	%r425, %r255, 192;
	setp.ge.s32 	%p233, %r425, %r69;
	@%p233 bra 	$L__BB0_293;
	st.global.u64 	[%rd266+1536], %rd856;
$L__BB0_293:
	add.s32 	%r426, %r255, 224;
	setp.ge.s32 	%p234, %r426, %r69;
	@%p234 bra 	$L__BB0_295;
	st.global.u64 	[%rd266+1792], %rd858;
$L__BB0_295:
	add.s32 	%r427, %r255, 256;
	setp.ge.s32 	%p235, %r427, %r69;
	@%p235 bra 	$L__BB0_297;
	st.global.u64 	[%rd266+2048], %rd860;
$L__BB0_297:
	add.s32 	%r428, %r255, 288;
	setp.ge.s32 	%p236, %r428, %r69;
	@%p236 bra 	$L__BB0_299;
	st.global.u64 	[%rd266+2304], %rd862;
$L__BB0_299:
	add.s32 	%r429, %r255, 320;
	setp.ge.s32 	%p237, %r429, %r69;
	@%p237 bra 	$L__BB0_301;
	st.global.u64 	[%rd266+2560], %rd864;
$L__BB0_301:
	add.s32 	%r430, %r255, 352;
	setp.ge.s32 	%p238, %r430, %r69;
	@%p238 bra 	$L__BB0_303;
	st.global.u64 	[%rd266+2816], %rd866;
$L__BB0_303:
	add.s32 	%r431, %r255, 384;
	setp.ge.s32 	%p239, %r431, %r69;
	@%p239 bra 	$L__BB0_305;
	st.global.u64 	[%rd266+3072], %rd868;
$L__BB0_305:
	add.s32 	%r432, %r255, 416;
	setp.ge.s32 	%p240, %r432, %r69;
	@%p240 bra 	$L__BB0_307;
	st.global.u64 	[%rd266+3328], %rd870;
$L__BB0_307:
	add.s32 	%r433, %r255, 448;
	setp.ge.s32 	%p241, %r433, %r69;
	@%p241 bra 	$L__BB0_310;
	st.global.u64 	[%rd266+3584], %rd872;
$L__BB0_310:
	exit;
$L__BB0_311:
	mul.wide.u32 	%rd627, %r31, -1431655765;
	shr.u64 	%rd628, %rd627, 35;
	cvt.u32.u64 	%r434, %rd628;
	add.s32 	%r435, %r434, %r31;
	shl.b32 	%r436, %r435, 2;
	add.s32 	%r71, %r293, %r436;
	st.shared.u32 	[%r71+13328], %r1527;
	bar.sync 	0;
	setp.gt.u32 	%p242, %r31, 31;
	@%p242 bra 	$L__BB0_313;
	mad.lo.s32 	%r469, %r31, 52, %r293;
	mov.u32 	%r446, 2;
	ld.shared.u32 	%r470, [%r469+13332];
	mov.u32 	%r465, 0;
	ld.shared.u32 	%r471, [%r469+13328];
	add.s32 	%r472, %r470, %r471;
	ld.shared.u32 	%r473, [%r469+13336];
	add.s32 	%r474, %r472, %r473;
	ld.shared.u32 	%r475, [%r469+13340];
	add.s32 	%r476, %r474, %r475;
	ld.shared.u32 	%r477, [%r469+13344];
	add.s32 	%r478, %r476, %r477;
	ld.shared.u32 	%r479, [%r469+13348];
	add.s32 	%r480, %r478, %r479;
	ld.shared.u32 	%r481, [%r469+13352];
	add.s32 	%r482, %r480, %r481;
	ld.shared.u32 	%r483, [%r469+13356];
	add.s32 	%r484, %r482, %r483;
	ld.shared.u32 	%r485, [%r469+13360];
	add.s32 	%r486, %r484, %r485;
	ld.shared.u32 	%r487, [%r469+13364];
	add.s32 	%r488, %r486, %r487;
	ld.shared.u32 	%r489, [%r469+13368];
	add.s32 	%r490, %r488, %r489;
	ld.shared.u32 	%r491, [%r469+13372];
	add.s32 	%r442, %r490, %r491;
	mov.u32 	%r440, 1;
	mov.u32 	%r467, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r442, %r440, %r465, %r467;  @p add.s32 r0, r0, %r442;  mov.s32 %r438, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r438, %r446, %r465, %r467;  @p add.s32 r0, r0, %r438;  mov.s32 %r444, r0;}
	mov.u32 	%r452, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r444, %r452, %r465, %r467;  @p add.s32 r0, r0, %r444;  mov.s32 %r450, r0;}
	mov.u32 	%r458, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r450, %r458, %r465, %r467;  @p add.s32 r0, r0, %r450;  mov.s32 %r456, r0;}
	mov.u32 	%r464, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r456, %r464, %r465, %r467;  @p add.s32 r0, r0, %r456;  mov.s32 %r462, r0;}
	sub.s32 	%r492, %r462, %r442;
	add.s32 	%r493, %r471, %r492;
	add.s32 	%r494, %r470, %r493;
	add.s32 	%r495, %r473, %r494;
	add.s32 	%r496, %r475, %r495;
	add.s32 	%r497, %r477, %r496;
	add.s32 	%r498, %r479, %r497;
	add.s32 	%r499, %r481, %r498;
	add.s32 	%r500, %r483, %r499;
	add.s32 	%r501, %r485, %r500;
	add.s32 	%r502, %r487, %r501;
	add.s32 	%r503, %r489, %r502;
	st.shared.u32 	[%r469+13328], %r492;
	st.shared.u32 	[%r469+13332], %r493;
	st.shared.u32 	[%r469+13336], %r494;
	st.shared.u32 	[%r469+13340], %r495;
	st.shared.u32 	[%r469+13344], %r496;
	st.shared.u32 	[%r469+13348], %r497;
	st.shared.u32 	[%r469+13352], %r498;
	st.shared.u32 	[%r469+13356], %r499;
	st.shared.u32 	[%r469+13360], %r500;
	st.shared.u32 	[%r469+13364], %r501;
	st.shared.u32 	[%r469+13368], %r502;
	st.shared.u32 	[%r469+13372], %r503;
$L__BB0_313:
	mul.wide.u32 	%rd808, %r31, -1431655765;
	shr.u64 	%rd807, %rd808, 35;
	cvt.u32.u64 	%r1507, %rd807;
	add.s32 	%r1506, %r1507, %r31;
	shl.b32 	%r1505, %r1506, 2;
	add.s32 	%r1504, %r293, %r1505;
	setp.gt.u32 	%p416, %r31, 255;
	bar.sync 	0;
	ld.shared.u32 	%r72, [%r1504+13328];
	@%p416 bra 	$L__BB0_315;
	shl.b32 	%r1516, %r31, 2;
	mov.u32 	%r1515, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r1514, %r1515, %r1516;
	ld.shared.u32 	%r504, [%r1514];
	add.s32 	%r505, %r504, %r72;
	st.shared.u32 	[%r1514], %r505;
	ld.shared.u32 	%r506, [%r1514+1024];
	add.s32 	%r507, %r506, %r72;
	st.shared.u32 	[%r1514+1024], %r507;
	ld.shared.u32 	%r508, [%r1514+2048];
	add.s32 	%r509, %r508, %r72;
	st.shared.u32 	[%r1514+2048], %r509;
	ld.shared.u32 	%r510, [%r1514+3072];
	add.s32 	%r511, %r510, %r72;
	st.shared.u32 	[%r1514+3072], %r511;
	ld.shared.u32 	%r512, [%r1514+4096];
	add.s32 	%r513, %r512, %r72;
	st.shared.u32 	[%r1514+4096], %r513;
	ld.shared.u32 	%r514, [%r1514+5120];
	add.s32 	%r515, %r514, %r72;
	st.shared.u32 	[%r1514+5120], %r515;
	ld.shared.u32 	%r516, [%r1514+6144];
	add.s32 	%r517, %r516, %r72;
	st.shared.u32 	[%r1514+6144], %r517;
	ld.shared.u32 	%r518, [%r1514+7168];
	add.s32 	%r519, %r518, %r72;
	st.shared.u32 	[%r1514+7168], %r519;
	ld.shared.u32 	%r520, [%r1514+8192];
	add.s32 	%r521, %r520, %r72;
	st.shared.u32 	[%r1514+8192], %r521;
	ld.shared.u32 	%r522, [%r1514+9216];
	add.s32 	%r523, %r522, %r72;
	st.shared.u32 	[%r1514+9216], %r523;
	ld.shared.u32 	%r524, [%r1514+10240];
	add.s32 	%r525, %r524, %r72;
	st.shared.u32 	[%r1514+10240], %r525;
	ld.shared.u32 	%r526, [%r1514+11264];
	add.s32 	%r527, %r526, %r72;
	st.shared.u32 	[%r1514+11264], %r527;
$L__BB0_315:
	cvt.u64.u32 	%rd803, %r1518;
	bar.sync 	0;
	cvt.u32.u64 	%r554, %rd803;
	shr.u64 	%rd629, %rd844, %r554;
	cvt.u32.u64 	%r555, %rd629;
	and.b32  	%r550, %r555, 255;
	mov.u32 	%r530, 1;
	{
    .reg .pred p;
    and.b32 %r528, %r550, %r530;    setp.ne.u32 p, %r528, 0;
    vote.ballot.sync.b32 %r528, p, 0xffffffff;
    @!p not.b32 %r528, %r528;
}
	mov.u32 	%r533, 2;
	{
    .reg .pred p;
    and.b32 %r531, %r550, %r533;    setp.ne.u32 p, %r531, 0;
    vote.ballot.sync.b32 %r531, p, 0xffffffff;
    @!p not.b32 %r531, %r531;
}
	and.b32  	%r556, %r531, %r528;
	mov.u32 	%r536, 4;
	{
    .reg .pred p;
    and.b32 %r534, %r550, %r536;    setp.ne.u32 p, %r534, 0;
    vote.ballot.sync.b32 %r534, p, 0xffffffff;
    @!p not.b32 %r534, %r534;
}
	and.b32  	%r557, %r534, %r556;
	mov.u32 	%r539, 8;
	{
    .reg .pred p;
    and.b32 %r537, %r550, %r539;    setp.ne.u32 p, %r537, 0;
    vote.ballot.sync.b32 %r537, p, 0xffffffff;
    @!p not.b32 %r537, %r537;
}
	and.b32  	%r558, %r537, %r557;
	mov.u32 	%r542, 16;
	{
    .reg .pred p;
    and.b32 %r540, %r550, %r542;    setp.ne.u32 p, %r540, 0;
    vote.ballot.sync.b32 %r540, p, 0xffffffff;
    @!p not.b32 %r540, %r540;
}
	and.b32  	%r559, %r540, %r558;
	mov.u32 	%r545, 32;
	{
    .reg .pred p;
    and.b32 %r543, %r550, %r545;    setp.ne.u32 p, %r543, 0;
    vote.ballot.sync.b32 %r543, p, 0xffffffff;
    @!p not.b32 %r543, %r543;
}
	and.b32  	%r560, %r543, %r559;
	mov.u32 	%r548, 64;
	{
    .reg .pred p;
    and.b32 %r546, %r550, %r548;    setp.ne.u32 p, %r546, 0;
    vote.ballot.sync.b32 %r546, p, 0xffffffff;
    @!p not.b32 %r546, %r546;
}
	and.b32  	%r561, %r546, %r560;
	mov.u32 	%r551, 128;
	{
    .reg .pred p;
    and.b32 %r549, %r550, %r551;    setp.ne.u32 p, %r549, 0;
    vote.ballot.sync.b32 %r549, p, 0xffffffff;
    @!p not.b32 %r549, %r549;
}
	and.b32  	%r562, %r549, %r561;
	clz.b32 	%r563, %r562;
	mov.u32 	%r564, 31;
	sub.s32 	%r74, %r564, %r563;
	mov.u32 %r552, %lanemask_le;
	and.b32  	%r565, %r552, %r562;
	popc.b32 	%r75, %r565;
	setp.ne.s32 	%p244, %r274, %r74;
	mov.u32 	%r1533, 0;
	mov.u32 	%r1532, %r1533;
	@%p244 bra 	$L__BB0_317;
	shl.b32 	%r569, %r550, 2;
	add.s32 	%r570, %r294, %r569;
	atom.shared.add.u32 	%r1532, [%r570], %r75;
$L__BB0_317:
	mov.u32 	%r598, -1;
	shfl.sync.idx.b32 	%r599|%p245, %r1532, %r74, %r564, %r598;
	add.s32 	%r600, %r75, %r599;
	add.s32 	%r78, %r600, -1;
	shr.u64 	%rd630, %rd846, %r554;
	cvt.u32.u64 	%r602, %rd630;
	and.b32  	%r593, %r602, 255;
	{
    .reg .pred p;
    and.b32 %r571, %r593, %r530;    setp.ne.u32 p, %r571, 0;
    vote.ballot.sync.b32 %r571, p, 0xffffffff;
    @!p not.b32 %r571, %r571;
}
	{
    .reg .pred p;
    and.b32 %r574, %r593, %r533;    setp.ne.u32 p, %r574, 0;
    vote.ballot.sync.b32 %r574, p, 0xffffffff;
    @!p not.b32 %r574, %r574;
}
	and.b32  	%r603, %r574, %r571;
	{
    .reg .pred p;
    and.b32 %r577, %r593, %r536;    setp.ne.u32 p, %r577, 0;
    vote.ballot.sync.b32 %r577, p, 0xffffffff;
    @!p not.b32 %r577, %r577;
}
	and.b32  	%r604, %r577, %r603;
	{
    .reg .pred p;
    and.b32 %r580, %r593, %r539;    setp.ne.u32 p, %r580, 0;
    vote.ballot.sync.b32 %r580, p, 0xffffffff;
    @!p not.b32 %r580, %r580;
}
	and.b32  	%r605, %r580, %r604;
	{
    .reg .pred p;
    and.b32 %r583, %r593, %r542;    setp.ne.u32 p, %r583, 0;
    vote.ballot.sync.b32 %r583, p, 0xffffffff;
    @!p not.b32 %r583, %r583;
}
	and.b32  	%r606, %r583, %r605;
	{
    .reg .pred p;
    and.b32 %r586, %r593, %r545;    setp.ne.u32 p, %r586, 0;
    vote.ballot.sync.b32 %r586, p, 0xffffffff;
    @!p not.b32 %r586, %r586;
}
	and.b32  	%r607, %r586, %r606;
	{
    .reg .pred p;
    and.b32 %r589, %r593, %r548;    setp.ne.u32 p, %r589, 0;
    vote.ballot.sync.b32 %r589, p, 0xffffffff;
    @!p not.b32 %r589, %r589;
}
	and.b32  	%r608, %r589, %r607;
	{
    .reg .pred p;
    and.b32 %r592, %r593, %r551;    setp.ne.u32 p, %r592, 0;
    vote.ballot.sync.b32 %r592, p, 0xffffffff;
    @!p not.b32 %r592, %r592;
}
	and.b32  	%r609, %r592, %r608;
	clz.b32 	%r610, %r609;
	sub.s32 	%r80, %r564, %r610;
	mov.u32 %r595, %lanemask_le;
	and.b32  	%r611, %r595, %r609;
	popc.b32 	%r81, %r611;
	setp.ne.s32 	%p246, %r274, %r80;
	@%p246 bra 	$L__BB0_319;
	shl.b32 	%r615, %r593, 2;
	add.s32 	%r616, %r294, %r615;
	atom.shared.add.u32 	%r1533, [%r616], %r81;
$L__BB0_319:
	mov.u32 	%r1535, 0;
	mov.u32 	%r643, 31;
	shfl.sync.idx.b32 	%r645|%p247, %r1533, %r80, %r643, %r598;
	add.s32 	%r646, %r81, %r645;
	add.s32 	%r84, %r646, -1;
	shr.u64 	%rd631, %rd848, %r554;
	cvt.u32.u64 	%r648, %rd631;
	and.b32  	%r639, %r648, 255;
	mov.u32 	%r619, 1;
	{
    .reg .pred p;
    and.b32 %r617, %r639, %r619;    setp.ne.u32 p, %r617, 0;
    vote.ballot.sync.b32 %r617, p, 0xffffffff;
    @!p not.b32 %r617, %r617;
}
	mov.u32 	%r622, 2;
	{
    .reg .pred p;
    and.b32 %r620, %r639, %r622;    setp.ne.u32 p, %r620, 0;
    vote.ballot.sync.b32 %r620, p, 0xffffffff;
    @!p not.b32 %r620, %r620;
}
	and.b32  	%r649, %r620, %r617;
	mov.u32 	%r625, 4;
	{
    .reg .pred p;
    and.b32 %r623, %r639, %r625;    setp.ne.u32 p, %r623, 0;
    vote.ballot.sync.b32 %r623, p, 0xffffffff;
    @!p not.b32 %r623, %r623;
}
	and.b32  	%r650, %r623, %r649;
	mov.u32 	%r628, 8;
	{
    .reg .pred p;
    and.b32 %r626, %r639, %r628;    setp.ne.u32 p, %r626, 0;
    vote.ballot.sync.b32 %r626, p, 0xffffffff;
    @!p not.b32 %r626, %r626;
}
	and.b32  	%r651, %r626, %r650;
	mov.u32 	%r631, 16;
	{
    .reg .pred p;
    and.b32 %r629, %r639, %r631;    setp.ne.u32 p, %r629, 0;
    vote.ballot.sync.b32 %r629, p, 0xffffffff;
    @!p not.b32 %r629, %r629;
}
	and.b32  	%r652, %r629, %r651;
	mov.u32 	%r634, 32;
	{
    .reg .pred p;
    and.b32 %r632, %r639, %r634;    setp.ne.u32 p, %r632, 0;
    vote.ballot.sync.b32 %r632, p, 0xffffffff;
    @!p not.b32 %r632, %r632;
}
	and.b32  	%r653, %r632, %r652;
	mov.u32 	%r637, 64;
	{
    .reg .pred p;
    and.b32 %r635, %r639, %r637;    setp.ne.u32 p, %r635, 0;
    vote.ballot.sync.b32 %r635, p, 0xffffffff;
    @!p not.b32 %r635, %r635;
}
	and.b32  	%r654, %r635, %r653;
	mov.u32 	%r640, 128;
	{
    .reg .pred p;
    and.b32 %r638, %r639, %r640;    setp.ne.u32 p, %r638, 0;
    vote.ballot.sync.b32 %r638, p, 0xffffffff;
    @!p not.b32 %r638, %r638;
}
	and.b32  	%r655, %r638, %r654;
	clz.b32 	%r656, %r655;
	sub.s32 	%r86, %r643, %r656;
	mov.u32 %r641, %lanemask_le;
	and.b32  	%r657, %r641, %r655;
	popc.b32 	%r87, %r657;
	setp.ne.s32 	%p248, %r274, %r86;
	mov.u32 	%r1534, %r1535;
	@%p248 bra 	$L__BB0_321;
	shl.b32 	%r661, %r639, 2;
	add.s32 	%r662, %r294, %r661;
	atom.shared.add.u32 	%r1534, [%r662], %r87;
$L__BB0_321:
	mov.u32 	%r690, -1;
	shfl.sync.idx.b32 	%r691|%p249, %r1534, %r86, %r643, %r690;
	add.s32 	%r692, %r87, %r691;
	add.s32 	%r90, %r692, -1;
	shr.u64 	%rd632, %rd850, %r554;
	cvt.u32.u64 	%r694, %rd632;
	and.b32  	%r685, %r694, 255;
	{
    .reg .pred p;
    and.b32 %r663, %r685, %r619;    setp.ne.u32 p, %r663, 0;
    vote.ballot.sync.b32 %r663, p, 0xffffffff;
    @!p not.b32 %r663, %r663;
}
	{
    .reg .pred p;
    and.b32 %r666, %r685, %r622;    setp.ne.u32 p, %r666, 0;
    vote.ballot.sync.b32 %r666, p, 0xffffffff;
    @!p not.b32 %r666, %r666;
}
	and.b32  	%r695, %r666, %r663;
	{
    .reg .pred p;
    and.b32 %r669, %r685, %r625;    setp.ne.u32 p, %r669, 0;
    vote.ballot.sync.b32 %r669, p, 0xffffffff;
    @!p not.b32 %r669, %r669;
}
	and.b32  	%r696, %r669, %r695;
	{
    .reg .pred p;
    and.b32 %r672, %r685, %r628;    setp.ne.u32 p, %r672, 0;
    vote.ballot.sync.b32 %r672, p, 0xffffffff;
    @!p not.b32 %r672, %r672;
}
	and.b32  	%r697, %r672, %r696;
	{
    .reg .pred p;
    and.b32 %r675, %r685, %r631;    setp.ne.u32 p, %r675, 0;
    vote.ballot.sync.b32 %r675, p, 0xffffffff;
    @!p not.b32 %r675, %r675;
}
	and.b32  	%r698, %r675, %r697;
	{
    .reg .pred p;
    and.b32 %r678, %r685, %r634;    setp.ne.u32 p, %r678, 0;
    vote.ballot.sync.b32 %r678, p, 0xffffffff;
    @!p not.b32 %r678, %r678;
}
	and.b32  	%r699, %r678, %r698;
	{
    .reg .pred p;
    and.b32 %r681, %r685, %r637;    setp.ne.u32 p, %r681, 0;
    vote.ballot.sync.b32 %r681, p, 0xffffffff;
    @!p not.b32 %r681, %r681;
}
	and.b32  	%r700, %r681, %r699;
	{
    .reg .pred p;
    and.b32 %r684, %r685, %r640;    setp.ne.u32 p, %r684, 0;
    vote.ballot.sync.b32 %r684, p, 0xffffffff;
    @!p not.b32 %r684, %r684;
}
	and.b32  	%r701, %r684, %r700;
	clz.b32 	%r702, %r701;
	sub.s32 	%r92, %r643, %r702;
	mov.u32 %r687, %lanemask_le;
	and.b32  	%r703, %r687, %r701;
	popc.b32 	%r93, %r703;
	setp.ne.s32 	%p250, %r274, %r92;
	@%p250 bra 	$L__BB0_323;
	shl.b32 	%r707, %r685, 2;
	add.s32 	%r708, %r294, %r707;
	atom.shared.add.u32 	%r1535, [%r708], %r93;
$L__BB0_323:
	mov.u32 	%r1537, 0;
	mov.u32 	%r735, 31;
	shfl.sync.idx.b32 	%r737|%p251, %r1535, %r92, %r735, %r690;
	add.s32 	%r738, %r93, %r737;
	add.s32 	%r96, %r738, -1;
	shr.u64 	%rd633, %rd852, %r554;
	cvt.u32.u64 	%r740, %rd633;
	and.b32  	%r731, %r740, 255;
	mov.u32 	%r711, 1;
	{
    .reg .pred p;
    and.b32 %r709, %r731, %r711;    setp.ne.u32 p, %r709, 0;
    vote.ballot.sync.b32 %r709, p, 0xffffffff;
    @!p not.b32 %r709, %r709;
}
	mov.u32 	%r714, 2;
	{
    .reg .pred p;
    and.b32 %r712, %r731, %r714;    setp.ne.u32 p, %r712, 0;
    vote.ballot.sync.b32 %r712, p, 0xffffffff;
    @!p not.b32 %r712, %r712;
}
	and.b32  	%r741, %r712, %r709;
	mov.u32 	%r717, 4;
	{
    .reg .pred p;
    and.b32 %r715, %r731, %r717;    setp.ne.u32 p, %r715, 0;
    vote.ballot.sync.b32 %r715, p, 0xffffffff;
    @!p not.b32 %r715, %r715;
}
	and.b32  	%r742, %r715, %r741;
	mov.u32 	%r720, 8;
	{
    .reg .pred p;
    and.b32 %r718, %r731, %r720;    setp.ne.u32 p, %r718, 0;
    vote.ballot.sync.b32 %r718, p, 0xffffffff;
    @!p not.b32 %r718, %r718;
}
	and.b32  	%r743, %r718, %r742;
	mov.u32 	%r723, 16;
	{
    .reg .pred p;
    and.b32 %r721, %r731, %r723;    setp.ne.u32 p, %r721, 0;
    vote.ballot.sync.b32 %r721, p, 0xffffffff;
    @!p not.b32 %r721, %r721;
}
	and.b32  	%r744, %r721, %r743;
	mov.u32 	%r726, 32;
	{
    .reg .pred p;
    and.b32 %r724, %r731, %r726;    setp.ne.u32 p, %r724, 0;
    vote.ballot.sync.b32 %r724, p, 0xffffffff;
    @!p not.b32 %r724, %r724;
}
	and.b32  	%r745, %r724, %r744;
	mov.u32 	%r729, 64;
	{
    .reg .pred p;
    and.b32 %r727, %r731, %r729;    setp.ne.u32 p, %r727, 0;
    vote.ballot.sync.b32 %r727, p, 0xffffffff;
    @!p not.b32 %r727, %r727;
}
	and.b32  	%r746, %r727, %r745;
	mov.u32 	%r732, 128;
	{
    .reg .pred p;
    and.b32 %r730, %r731, %r732;    setp.ne.u32 p, %r730, 0;
    vote.ballot.sync.b32 %r730, p, 0xffffffff;
    @!p not.b32 %r730, %r730;
}
	and.b32  	%r747, %r730, %r746;
	clz.b32 	%r748, %r747;
	sub.s32 	%r98, %r735, %r748;
	mov.u32 %r733, %lanemask_le;
	and.b32  	%r749, %r733, %r747;
	popc.b32 	%r99, %r749;
	setp.ne.s32 	%p252, %r274, %r98;
	mov.u32 	%r1536, %r1537;
	@%p252 bra 	$L__BB0_325;
	shl.b32 	%r753, %r731, 2;
	add.s32 	%r754, %r294, %r753;
	atom.shared.add.u32 	%r1536, [%r754], %r99;
$L__BB0_325:
	mov.u32 	%r782, -1;
	shfl.sync.idx.b32 	%r783|%p253, %r1536, %r98, %r735, %r782;
	add.s32 	%r784, %r99, %r783;
	add.s32 	%r102, %r784, -1;
	shr.u64 	%rd634, %rd854, %r554;
	cvt.u32.u64 	%r786, %rd634;
	and.b32  	%r777, %r786, 255;
	{
    .reg .pred p;
    and.b32 %r755, %r777, %r711;    setp.ne.u32 p, %r755, 0;
    vote.ballot.sync.b32 %r755, p, 0xffffffff;
    @!p not.b32 %r755, %r755;
}
	{
    .reg .pred p;
    and.b32 %r758, %r777, %r714;    setp.ne.u32 p, %r758, 0;
    vote.ballot.sync.b32 %r758, p, 0xffffffff;
    @!p not.b32 %r758, %r758;
}
	and.b32  	%r787, %r758, %r755;
	{
    .reg .pred p;
    and.b32 %r761, %r777, %r717;    setp.ne.u32 p, %r761, 0;
    vote.ballot.sync.b32 %r761, p, 0xffffffff;
    @!p not.b32 %r761, %r761;
}
	and.b32  	%r788, %r761, %r787;
	{
    .reg .pred p;
    and.b32 %r764, %r777, %r720;    setp.ne.u32 p, %r764, 0;
    vote.ballot.sync.b32 %r764, p, 0xffffffff;
    @!p not.b32 %r764, %r764;
}
	and.b32  	%r789, %r764, %r788;
	{
    .reg .pred p;
    and.b32 %r767, %r777, %r723;    setp.ne.u32 p, %r767, 0;
    vote.ballot.sync.b32 %r767, p, 0xffffffff;
    @!p not.b32 %r767, %r767;
}
	and.b32  	%r790, %r767, %r789;
	{
    .reg .pred p;
    and.b32 %r770, %r777, %r726;    setp.ne.u32 p, %r770, 0;
    vote.ballot.sync.b32 %r770, p, 0xffffffff;
    @!p not.b32 %r770, %r770;
}
	and.b32  	%r791, %r770, %r790;
	{
    .reg .pred p;
    and.b32 %r773, %r777, %r729;    setp.ne.u32 p, %r773, 0;
    vote.ballot.sync.b32 %r773, p, 0xffffffff;
    @!p not.b32 %r773, %r773;
}
	and.b32  	%r792, %r773, %r791;
	{
    .reg .pred p;
    and.b32 %r776, %r777, %r732;    setp.ne.u32 p, %r776, 0;
    vote.ballot.sync.b32 %r776, p, 0xffffffff;
    @!p not.b32 %r776, %r776;
}
	and.b32  	%r793, %r776, %r792;
	clz.b32 	%r794, %r793;
	sub.s32 	%r104, %r735, %r794;
	mov.u32 %r779, %lanemask_le;
	and.b32  	%r795, %r779, %r793;
	popc.b32 	%r105, %r795;
	setp.ne.s32 	%p254, %r274, %r104;
	@%p254 bra 	$L__BB0_327;
	shl.b32 	%r799, %r777, 2;
	add.s32 	%r800, %r294, %r799;
	atom.shared.add.u32 	%r1537, [%r800], %r105;
$L__BB0_327:
	mov.u32 	%r1539, 0;
	mov.u32 	%r827, 31;
	shfl.sync.idx.b32 	%r829|%p255, %r1537, %r104, %r827, %r782;
	add.s32 	%r830, %r105, %r829;
	add.s32 	%r108, %r830, -1;
	shr.u64 	%rd635, %rd856, %r554;
	cvt.u32.u64 	%r832, %rd635;
	and.b32  	%r823, %r832, 255;
	mov.u32 	%r803, 1;
	{
    .reg .pred p;
    and.b32 %r801, %r823, %r803;    setp.ne.u32 p, %r801, 0;
    vote.ballot.sync.b32 %r801, p, 0xffffffff;
    @!p not.b32 %r801, %r801;
}
	mov.u32 	%r806, 2;
	{
    .reg .pred p;
    and.b32 %r804, %r823, %r806;    setp.ne.u32 p, %r804, 0;
    vote.ballot.sync.b32 %r804, p, 0xffffffff;
    @!p not.b32 %r804, %r804;
}
	and.b32  	%r833, %r804, %r801;
	mov.u32 	%r809, 4;
	{
    .reg .pred p;
    and.b32 %r807, %r823, %r809;    setp.ne.u32 p, %r807, 0;
    vote.ballot.sync.b32 %r807, p, 0xffffffff;
    @!p not.b32 %r807, %r807;
}
	and.b32  	%r834, %r807, %r833;
	mov.u32 	%r812, 8;
	{
    .reg .pred p;
    and.b32 %r810, %r823, %r812;    setp.ne.u32 p, %r810, 0;
    vote.ballot.sync.b32 %r810, p, 0xffffffff;
    @!p not.b32 %r810, %r810;
}
	and.b32  	%r835, %r810, %r834;
	mov.u32 	%r815, 16;
	{
    .reg .pred p;
    and.b32 %r813, %r823, %r815;    setp.ne.u32 p, %r813, 0;
    vote.ballot.sync.b32 %r813, p, 0xffffffff;
    @!p not.b32 %r813, %r813;
}
	and.b32  	%r836, %r813, %r835;
	mov.u32 	%r818, 32;
	{
    .reg .pred p;
    and.b32 %r816, %r823, %r818;    setp.ne.u32 p, %r816, 0;
    vote.ballot.sync.b32 %r816, p, 0xffffffff;
    @!p not.b32 %r816, %r816;
}
	and.b32  	%r837, %r816, %r836;
	mov.u32 	%r821, 64;
	{
    .reg .pred p;
    and.b32 %r819, %r823, %r821;    setp.ne.u32 p, %r819, 0;
    vote.ballot.sync.b32 %r819, p, 0xffffffff;
    @!p not.b32 %r819, %r819;
}
	and.b32  	%r838, %r819, %r837;
	mov.u32 	%r824, 128;
	{
    .reg .pred p;
    and.b32 %r822, %r823, %r824;    setp.ne.u32 p, %r822, 0;
    vote.ballot.sync.b32 %r822, p, 0xffffffff;
    @!p not.b32 %r822, %r822;
}
	and.b32  	%r839, %r822, %r838;
	clz.b32 	%r840, %r839;
	sub.s32 	%r110, %r827, %r840;
	mov.u32 %r825, %lanemask_le;
	and.b32  	%r841, %r825, %r839;
	popc.b32 	%r111, %r841;
	setp.ne.s32 	%p256, %r274, %r110;
	mov.u32 	%r1538, %r1539;
	@%p256 bra 	$L__BB0_329;
	shl.b32 	%r845, %r823, 2;
	add.s32 	%r846, %r294, %r845;
	atom.shared.add.u32 	%r1538, [%r846], %r111;
$L__BB0_329:
	mov.u32 	%r874, -1;
	shfl.sync.idx.b32 	%r875|%p257, %r1538, %r110, %r827, %r874;
	add.s32 	%r876, %r111, %r875;
	add.s32 	%r114, %r876, -1;
	shr.u64 	%rd636, %rd858, %r554;
	cvt.u32.u64 	%r878, %rd636;
	and.b32  	%r869, %r878, 255;
	{
    .reg .pred p;
    and.b32 %r847, %r869, %r803;    setp.ne.u32 p, %r847, 0;
    vote.ballot.sync.b32 %r847, p, 0xffffffff;
    @!p not.b32 %r847, %r847;
}
	{
    .reg .pred p;
    and.b32 %r850, %r869, %r806;    setp.ne.u32 p, %r850, 0;
    vote.ballot.sync.b32 %r850, p, 0xffffffff;
    @!p not.b32 %r850, %r850;
}
	and.b32  	%r879, %r850, %r847;
	{
    .reg .pred p;
    and.b32 %r853, %r869, %r809;    setp.ne.u32 p, %r853, 0;
    vote.ballot.sync.b32 %r853, p, 0xffffffff;
    @!p not.b32 %r853, %r853;
}
	and.b32  	%r880, %r853, %r879;
	{
    .reg .pred p;
    and.b32 %r856, %r869, %r812;    setp.ne.u32 p, %r856, 0;
    vote.ballot.sync.b32 %r856, p, 0xffffffff;
    @!p not.b32 %r856, %r856;
}
	and.b32  	%r881, %r856, %r880;
	{
    .reg .pred p;
    and.b32 %r859, %r869, %r815;    setp.ne.u32 p, %r859, 0;
    vote.ballot.sync.b32 %r859, p, 0xffffffff;
    @!p not.b32 %r859, %r859;
}
	and.b32  	%r882, %r859, %r881;
	{
    .reg .pred p;
    and.b32 %r862, %r869, %r818;    setp.ne.u32 p, %r862, 0;
    vote.ballot.sync.b32 %r862, p, 0xffffffff;
    @!p not.b32 %r862, %r862;
}
	and.b32  	%r883, %r862, %r882;
	{
    .reg .pred p;
    and.b32 %r865, %r869, %r821;    setp.ne.u32 p, %r865, 0;
    vote.ballot.sync.b32 %r865, p, 0xffffffff;
    @!p not.b32 %r865, %r865;
}
	and.b32  	%r884, %r865, %r883;
	{
    .reg .pred p;
    and.b32 %r868, %r869, %r824;    setp.ne.u32 p, %r868, 0;
    vote.ballot.sync.b32 %r868, p, 0xffffffff;
    @!p not.b32 %r868, %r868;
}
	and.b32  	%r885, %r868, %r884;
	clz.b32 	%r886, %r885;
	sub.s32 	%r116, %r827, %r886;
	mov.u32 %r871, %lanemask_le;
	and.b32  	%r887, %r871, %r885;
	popc.b32 	%r117, %r887;
	setp.ne.s32 	%p258, %r274, %r116;
	@%p258 bra 	$L__BB0_331;
	shl.b32 	%r891, %r869, 2;
	add.s32 	%r892, %r294, %r891;
	atom.shared.add.u32 	%r1539, [%r892], %r117;
$L__BB0_331:
	mov.u32 	%r1541, 0;
	mov.u32 	%r919, 31;
	shfl.sync.idx.b32 	%r921|%p259, %r1539, %r116, %r919, %r874;
	add.s32 	%r922, %r117, %r921;
	add.s32 	%r120, %r922, -1;
	shr.u64 	%rd637, %rd860, %r554;
	cvt.u32.u64 	%r924, %rd637;
	and.b32  	%r915, %r924, 255;
	mov.u32 	%r895, 1;
	{
    .reg .pred p;
    and.b32 %r893, %r915, %r895;    setp.ne.u32 p, %r893, 0;
    vote.ballot.sync.b32 %r893, p, 0xffffffff;
    @!p not.b32 %r893, %r893;
}
	mov.u32 	%r898, 2;
	{
    .reg .pred p;
    and.b32 %r896, %r915, %r898;    setp.ne.u32 p, %r896, 0;
    vote.ballot.sync.b32 %r896, p, 0xffffffff;
    @!p not.b32 %r896, %r896;
}
	and.b32  	%r925, %r896, %r893;
	mov.u32 	%r901, 4;
	{
    .reg .pred p;
    and.b32 %r899, %r915, %r901;    setp.ne.u32 p, %r899, 0;
    vote.ballot.sync.b32 %r899, p, 0xffffffff;
    @!p not.b32 %r899, %r899;
}
	and.b32  	%r926, %r899, %r925;
	mov.u32 	%r904, 8;
	{
    .reg .pred p;
    and.b32 %r902, %r915, %r904;    setp.ne.u32 p, %r902, 0;
    vote.ballot.sync.b32 %r902, p, 0xffffffff;
    @!p not.b32 %r902, %r902;
}
	and.b32  	%r927, %r902, %r926;
	mov.u32 	%r907, 16;
	{
    .reg .pred p;
    and.b32 %r905, %r915, %r907;    setp.ne.u32 p, %r905, 0;
    vote.ballot.sync.b32 %r905, p, 0xffffffff;
    @!p not.b32 %r905, %r905;
}
	and.b32  	%r928, %r905, %r927;
	mov.u32 	%r910, 32;
	{
    .reg .pred p;
    and.b32 %r908, %r915, %r910;    setp.ne.u32 p, %r908, 0;
    vote.ballot.sync.b32 %r908, p, 0xffffffff;
    @!p not.b32 %r908, %r908;
}
	and.b32  	%r929, %r908, %r928;
	mov.u32 	%r913, 64;
	{
    .reg .pred p;
    and.b32 %r911, %r915, %r913;    setp.ne.u32 p, %r911, 0;
    vote.ballot.sync.b32 %r911, p, 0xffffffff;
    @!p not.b32 %r911, %r911;
}
	and.b32  	%r930, %r911, %r929;
	mov.u32 	%r916, 128;
	{
    .reg .pred p;
    and.b32 %r914, %r915, %r916;    setp.ne.u32 p, %r914, 0;
    vote.ballot.sync.b32 %r914, p, 0xffffffff;
    @!p not.b32 %r914, %r914;
}
	and.b32  	%r931, %r914, %r930;
	clz.b32 	%r932, %r931;
	sub.s32 	%r122, %r919, %r932;
	mov.u32 %r917, %lanemask_le;
	and.b32  	%r933, %r917, %r931;
	popc.b32 	%r123, %r933;
	setp.ne.s32 	%p260, %r274, %r122;
	mov.u32 	%r1540, %r1541;
	@%p260 bra 	$L__BB0_333;
	shl.b32 	%r937, %r915, 2;
	add.s32 	%r938, %r294, %r937;
	atom.shared.add.u32 	%r1540, [%r938], %r123;
$L__BB0_333:
	mov.u32 	%r966, -1;
	shfl.sync.idx.b32 	%r967|%p261, %r1540, %r122, %r919, %r966;
	add.s32 	%r968, %r123, %r967;
	add.s32 	%r126, %r968, -1;
	shr.u64 	%rd638, %rd862, %r554;
	cvt.u32.u64 	%r970, %rd638;
	and.b32  	%r961, %r970, 255;
	{
    .reg .pred p;
    and.b32 %r939, %r961, %r895;    setp.ne.u32 p, %r939, 0;
    vote.ballot.sync.b32 %r939, p, 0xffffffff;
    @!p not.b32 %r939, %r939;
}
	{
    .reg .pred p;
    and.b32 %r942, %r961, %r898;    setp.ne.u32 p, %r942, 0;
    vote.ballot.sync.b32 %r942, p, 0xffffffff;
    @!p not.b32 %r942, %r942;
}
	and.b32  	%r971, %r942, %r939;
	{
    .reg .pred p;
    and.b32 %r945, %r961, %r901;    setp.ne.u32 p, %r945, 0;
    vote.ballot.sync.b32 %r945, p, 0xffffffff;
    @!p not.b32 %r945, %r945;
}
	and.b32  	%r972, %r945, %r971;
	{
    .reg .pred p;
    and.b32 %r948, %r961, %r904;    setp.ne.u32 p, %r948, 0;
    vote.ballot.sync.b32 %r948, p, 0xffffffff;
    @!p not.b32 %r948, %r948;
}
	and.b32  	%r973, %r948, %r972;
	{
    .reg .pred p;
    and.b32 %r951, %r961, %r907;    setp.ne.u32 p, %r951, 0;
    vote.ballot.sync.b32 %r951, p, 0xffffffff;
    @!p not.b32 %r951, %r951;
}
	and.b32  	%r974, %r951, %r973;
	{
    .reg .pred p;
    and.b32 %r954, %r961, %r910;    setp.ne.u32 p, %r954, 0;
    vote.ballot.sync.b32 %r954, p, 0xffffffff;
    @!p not.b32 %r954, %r954;
}
	and.b32  	%r975, %r954, %r974;
	{
    .reg .pred p;
    and.b32 %r957, %r961, %r913;    setp.ne.u32 p, %r957, 0;
    vote.ballot.sync.b32 %r957, p, 0xffffffff;
    @!p not.b32 %r957, %r957;
}
	and.b32  	%r976, %r957, %r975;
	{
    .reg .pred p;
    and.b32 %r960, %r961, %r916;    setp.ne.u32 p, %r960, 0;
    vote.ballot.sync.b32 %r960, p, 0xffffffff;
    @!p not.b32 %r960, %r960;
}
	and.b32  	%r977, %r960, %r976;
	clz.b32 	%r978, %r977;
	sub.s32 	%r128, %r919, %r978;
	mov.u32 %r963, %lanemask_le;
	and.b32  	%r979, %r963, %r977;
	popc.b32 	%r129, %r979;
	setp.ne.s32 	%p262, %r274, %r128;
	@%p262 bra 	$L__BB0_335;
	shl.b32 	%r983, %r961, 2;
	add.s32 	%r984, %r294, %r983;
	atom.shared.add.u32 	%r1541, [%r984], %r129;
$L__BB0_335:
	mov.u32 	%r1543, 0;
	mov.u32 	%r1011, 31;
	shfl.sync.idx.b32 	%r1013|%p263, %r1541, %r128, %r1011, %r966;
	add.s32 	%r1014, %r129, %r1013;
	add.s32 	%r132, %r1014, -1;
	shr.u64 	%rd639, %rd864, %r554;
	cvt.u32.u64 	%r1016, %rd639;
	and.b32  	%r1007, %r1016, 255;
	mov.u32 	%r987, 1;
	{
    .reg .pred p;
    and.b32 %r985, %r1007, %r987;    setp.ne.u32 p, %r985, 0;
    vote.ballot.sync.b32 %r985, p, 0xffffffff;
    @!p not.b32 %r985, %r985;
}
	mov.u32 	%r990, 2;
	{
    .reg .pred p;
    and.b32 %r988, %r1007, %r990;    setp.ne.u32 p, %r988, 0;
    vote.ballot.sync.b32 %r988, p, 0xffffffff;
    @!p not.b32 %r988, %r988;
}
	and.b32  	%r1017, %r988, %r985;
	mov.u32 	%r993, 4;
	{
    .reg .pred p;
    and.b32 %r991, %r1007, %r993;    setp.ne.u32 p, %r991, 0;
    vote.ballot.sync.b32 %r991, p, 0xffffffff;
    @!p not.b32 %r991, %r991;
}
	and.b32  	%r1018, %r991, %r1017;
	mov.u32 	%r996, 8;
	{
    .reg .pred p;
    and.b32 %r994, %r1007, %r996;    setp.ne.u32 p, %r994, 0;
    vote.ballot.sync.b32 %r994, p, 0xffffffff;
    @!p not.b32 %r994, %r994;
}
	and.b32  	%r1019, %r994, %r1018;
	mov.u32 	%r999, 16;
	{
    .reg .pred p;
    and.b32 %r997, %r1007, %r999;    setp.ne.u32 p, %r997, 0;
    vote.ballot.sync.b32 %r997, p, 0xffffffff;
    @!p not.b32 %r997, %r997;
}
	and.b32  	%r1020, %r997, %r1019;
	mov.u32 	%r1002, 32;
	{
    .reg .pred p;
    and.b32 %r1000, %r1007, %r1002;    setp.ne.u32 p, %r1000, 0;
    vote.ballot.sync.b32 %r1000, p, 0xffffffff;
    @!p not.b32 %r1000, %r1000;
}
	and.b32  	%r1021, %r1000, %r1020;
	mov.u32 	%r1005, 64;
	{
    .reg .pred p;
    and.b32 %r1003, %r1007, %r1005;    setp.ne.u32 p, %r1003, 0;
    vote.ballot.sync.b32 %r1003, p, 0xffffffff;
    @!p not.b32 %r1003, %r1003;
}
	and.b32  	%r1022, %r1003, %r1021;
	mov.u32 	%r1008, 128;
	{
    .reg .pred p;
    and.b32 %r1006, %r1007, %r1008;    setp.ne.u32 p, %r1006, 0;
    vote.ballot.sync.b32 %r1006, p, 0xffffffff;
    @!p not.b32 %r1006, %r1006;
}
	and.b32  	%r1023, %r1006, %r1022;
	clz.b32 	%r1024, %r1023;
	sub.s32 	%r134, %r1011, %r1024;
	mov.u32 %r1009, %lanemask_le;
	and.b32  	%r1025, %r1009, %r1023;
	popc.b32 	%r135, %r1025;
	setp.ne.s32 	%p264, %r274, %r134;
	mov.u32 	%r1542, %r1543;
	@%p264 bra 	$L__BB0_337;
	shl.b32 	%r1029, %r1007, 2;
	add.s32 	%r1030, %r294, %r1029;
	atom.shared.add.u32 	%r1542, [%r1030], %r135;
$L__BB0_337:
	mov.u32 	%r1058, -1;
	shfl.sync.idx.b32 	%r1059|%p265, %r1542, %r134, %r1011, %r1058;
	add.s32 	%r1060, %r135, %r1059;
	add.s32 	%r138, %r1060, -1;
	shr.u64 	%rd640, %rd866, %r554;
	cvt.u32.u64 	%r1062, %rd640;
	and.b32  	%r1053, %r1062, 255;
	{
    .reg .pred p;
    and.b32 %r1031, %r1053, %r987;    setp.ne.u32 p, %r1031, 0;
    vote.ballot.sync.b32 %r1031, p, 0xffffffff;
    @!p not.b32 %r1031, %r1031;
}
	{
    .reg .pred p;
    and.b32 %r1034, %r1053, %r990;    setp.ne.u32 p, %r1034, 0;
    vote.ballot.sync.b32 %r1034, p, 0xffffffff;
    @!p not.b32 %r1034, %r1034;
}
	and.b32  	%r1063, %r1034, %r1031;
	{
    .reg .pred p;
    and.b32 %r1037, %r1053, %r993;    setp.ne.u32 p, %r1037, 0;
    vote.ballot.sync.b32 %r1037, p, 0xffffffff;
    @!p not.b32 %r1037, %r1037;
}
	and.b32  	%r1064, %r1037, %r1063;
	{
    .reg .pred p;
    and.b32 %r1040, %r1053, %r996;    setp.ne.u32 p, %r1040, 0;
    vote.ballot.sync.b32 %r1040, p, 0xffffffff;
    @!p not.b32 %r1040, %r1040;
}
	and.b32  	%r1065, %r1040, %r1064;
	{
    .reg .pred p;
    and.b32 %r1043, %r1053, %r999;    setp.ne.u32 p, %r1043, 0;
    vote.ballot.sync.b32 %r1043, p, 0xffffffff;
    @!p not.b32 %r1043, %r1043;
}
	and.b32  	%r1066, %r1043, %r1065;
	{
    .reg .pred p;
    and.b32 %r1046, %r1053, %r1002;    setp.ne.u32 p, %r1046, 0;
    vote.ballot.sync.b32 %r1046, p, 0xffffffff;
    @!p not.b32 %r1046, %r1046;
}
	and.b32  	%r1067, %r1046, %r1066;
	{
    .reg .pred p;
    and.b32 %r1049, %r1053, %r1005;    setp.ne.u32 p, %r1049, 0;
    vote.ballot.sync.b32 %r1049, p, 0xffffffff;
    @!p not.b32 %r1049, %r1049;
}
	and.b32  	%r1068, %r1049, %r1067;
	{
    .reg .pred p;
    and.b32 %r1052, %r1053, %r1008;    setp.ne.u32 p, %r1052, 0;
    vote.ballot.sync.b32 %r1052, p, 0xffffffff;
    @!p not.b32 %r1052, %r1052;
}
	and.b32  	%r1069, %r1052, %r1068;
	clz.b32 	%r1070, %r1069;
	sub.s32 	%r139, %r1011, %r1070;
	mov.u32 %r1055, %lanemask_le;
	and.b32  	%r1071, %r1055, %r1069;
	popc.b32 	%r140, %r1071;
	setp.ne.s32 	%p266, %r274, %r139;
	@%p266 bra 	$L__BB0_339;
	shl.b32 	%r1074, %r31, 5;
	and.b32  	%r1075, %r1074, -1024;
	add.s32 	%r1077, %r293, %r1075;
	shl.b32 	%r1078, %r1062, 2;
	and.b32  	%r1079, %r1078, 1020;
	add.s32 	%r1080, %r1077, %r1079;
	atom.shared.add.u32 	%r1543, [%r1080], %r140;
$L__BB0_339:
	mov.u32 	%r1545, 0;
	mov.u32 	%r1107, 31;
	shfl.sync.idx.b32 	%r1109|%p267, %r1543, %r139, %r1107, %r1058;
	add.s32 	%r1110, %r140, %r1109;
	add.s32 	%r143, %r1110, -1;
	shr.u64 	%rd642, %rd868, %r554;
	cvt.u32.u64 	%r1112, %rd642;
	and.b32  	%r1103, %r1112, 255;
	mov.u32 	%r1083, 1;
	{
    .reg .pred p;
    and.b32 %r1081, %r1103, %r1083;    setp.ne.u32 p, %r1081, 0;
    vote.ballot.sync.b32 %r1081, p, 0xffffffff;
    @!p not.b32 %r1081, %r1081;
}
	mov.u32 	%r1086, 2;
	{
    .reg .pred p;
    and.b32 %r1084, %r1103, %r1086;    setp.ne.u32 p, %r1084, 0;
    vote.ballot.sync.b32 %r1084, p, 0xffffffff;
    @!p not.b32 %r1084, %r1084;
}
	and.b32  	%r1113, %r1084, %r1081;
	mov.u32 	%r1089, 4;
	{
    .reg .pred p;
    and.b32 %r1087, %r1103, %r1089;    setp.ne.u32 p, %r1087, 0;
    vote.ballot.sync.b32 %r1087, p, 0xffffffff;
    @!p not.b32 %r1087, %r1087;
}
	and.b32  	%r1114, %r1087, %r1113;
	mov.u32 	%r1092, 8;
	{
    .reg .pred p;
    and.b32 %r1090, %r1103, %r1092;    setp.ne.u32 p, %r1090, 0;
    vote.ballot.sync.b32 %r1090, p, 0xffffffff;
    @!p not.b32 %r1090, %r1090;
}
	and.b32  	%r1115, %r1090, %r1114;
	mov.u32 	%r1095, 16;
	{
    .reg .pred p;
    and.b32 %r1093, %r1103, %r1095;    setp.ne.u32 p, %r1093, 0;
    vote.ballot.sync.b32 %r1093, p, 0xffffffff;
    @!p not.b32 %r1093, %r1093;
}
	and.b32  	%r1116, %r1093, %r1115;
	mov.u32 	%r1098, 32;
	{
    .reg .pred p;
    and.b32 %r1096, %r1103, %r1098;    setp.ne.u32 p, %r1096, 0;
    vote.ballot.sync.b32 %r1096, p, 0xffffffff;
    @!p not.b32 %r1096, %r1096;
}
	and.b32  	%r1117, %r1096, %r1116;
	mov.u32 	%r1101, 64;
	{
    .reg .pred p;
    and.b32 %r1099, %r1103, %r1101;    setp.ne.u32 p, %r1099, 0;
    vote.ballot.sync.b32 %r1099, p, 0xffffffff;
    @!p not.b32 %r1099, %r1099;
}
	and.b32  	%r1118, %r1099, %r1117;
	mov.u32 	%r1104, 128;
	{
    .reg .pred p;
    and.b32 %r1102, %r1103, %r1104;    setp.ne.u32 p, %r1102, 0;
    vote.ballot.sync.b32 %r1102, p, 0xffffffff;
    @!p not.b32 %r1102, %r1102;
}
	and.b32  	%r1119, %r1102, %r1118;
	clz.b32 	%r1120, %r1119;
	sub.s32 	%r144, %r1107, %r1120;
	mov.u32 %r1105, %lanemask_le;
	and.b32  	%r1121, %r1105, %r1119;
	popc.b32 	%r145, %r1121;
	setp.ne.s32 	%p268, %r274, %r144;
	mov.u32 	%r1544, %r1545;
	@%p268 bra 	$L__BB0_341;
	shl.b32 	%r1124, %r31, 5;
	and.b32  	%r1125, %r1124, -1024;
	add.s32 	%r1127, %r293, %r1125;
	shl.b32 	%r1128, %r1112, 2;
	and.b32  	%r1129, %r1128, 1020;
	add.s32 	%r1130, %r1127, %r1129;
	atom.shared.add.u32 	%r1544, [%r1130], %r145;
$L__BB0_341:
	mov.u32 	%r1158, -1;
	shfl.sync.idx.b32 	%r1159|%p269, %r1544, %r144, %r1107, %r1158;
	add.s32 	%r1160, %r145, %r1159;
	add.s32 	%r148, %r1160, -1;
	shr.u64 	%rd644, %rd870, %r554;
	cvt.u32.u64 	%r1162, %rd644;
	and.b32  	%r1153, %r1162, 255;
	{
    .reg .pred p;
    and.b32 %r1131, %r1153, %r1083;    setp.ne.u32 p, %r1131, 0;
    vote.ballot.sync.b32 %r1131, p, 0xffffffff;
    @!p not.b32 %r1131, %r1131;
}
	{
    .reg .pred p;
    and.b32 %r1134, %r1153, %r1086;    setp.ne.u32 p, %r1134, 0;
    vote.ballot.sync.b32 %r1134, p, 0xffffffff;
    @!p not.b32 %r1134, %r1134;
}
	and.b32  	%r1163, %r1134, %r1131;
	{
    .reg .pred p;
    and.b32 %r1137, %r1153, %r1089;    setp.ne.u32 p, %r1137, 0;
    vote.ballot.sync.b32 %r1137, p, 0xffffffff;
    @!p not.b32 %r1137, %r1137;
}
	and.b32  	%r1164, %r1137, %r1163;
	{
    .reg .pred p;
    and.b32 %r1140, %r1153, %r1092;    setp.ne.u32 p, %r1140, 0;
    vote.ballot.sync.b32 %r1140, p, 0xffffffff;
    @!p not.b32 %r1140, %r1140;
}
	and.b32  	%r1165, %r1140, %r1164;
	{
    .reg .pred p;
    and.b32 %r1143, %r1153, %r1095;    setp.ne.u32 p, %r1143, 0;
    vote.ballot.sync.b32 %r1143, p, 0xffffffff;
    @!p not.b32 %r1143, %r1143;
}
	and.b32  	%r1166, %r1143, %r1165;
	{
    .reg .pred p;
    and.b32 %r1146, %r1153, %r1098;    setp.ne.u32 p, %r1146, 0;
    vote.ballot.sync.b32 %r1146, p, 0xffffffff;
    @!p not.b32 %r1146, %r1146;
}
	and.b32  	%r1167, %r1146, %r1166;
	{
    .reg .pred p;
    and.b32 %r1149, %r1153, %r1101;    setp.ne.u32 p, %r1149, 0;
    vote.ballot.sync.b32 %r1149, p, 0xffffffff;
    @!p not.b32 %r1149, %r1149;
}
	and.b32  	%r1168, %r1149, %r1167;
	{
    .reg .pred p;
    and.b32 %r1152, %r1153, %r1104;    setp.ne.u32 p, %r1152, 0;
    vote.ballot.sync.b32 %r1152, p, 0xffffffff;
    @!p not.b32 %r1152, %r1152;
}
	and.b32  	%r1169, %r1152, %r1168;
	clz.b32 	%r1170, %r1169;
	sub.s32 	%r150, %r1107, %r1170;
	mov.u32 %r1155, %lanemask_le;
	and.b32  	%r1171, %r1155, %r1169;
	popc.b32 	%r151, %r1171;
	setp.ne.s32 	%p270, %r274, %r150;
	@%p270 bra 	$L__BB0_343;
	shl.b32 	%r1172, %r31, 5;
	and.b32  	%r1173, %r1172, -1024;
	add.s32 	%r1175, %r293, %r1173;
	shl.b32 	%r1176, %r1153, 2;
	add.s32 	%r1177, %r1175, %r1176;
	atom.shared.add.u32 	%r1545, [%r1177], %r151;
$L__BB0_343:
	mov.u32 	%r1546, 0;
	mov.u32 	%r1204, 31;
	shfl.sync.idx.b32 	%r1206|%p271, %r1545, %r150, %r1204, %r1158;
	add.s32 	%r1207, %r151, %r1206;
	add.s32 	%r154, %r1207, -1;
	shr.u64 	%rd645, %rd872, %r554;
	cvt.u32.u64 	%r1209, %rd645;
	and.b32  	%r1200, %r1209, 255;
	mov.u32 	%r1180, 1;
	{
    .reg .pred p;
    and.b32 %r1178, %r1200, %r1180;    setp.ne.u32 p, %r1178, 0;
    vote.ballot.sync.b32 %r1178, p, 0xffffffff;
    @!p not.b32 %r1178, %r1178;
}
	mov.u32 	%r1183, 2;
	{
    .reg .pred p;
    and.b32 %r1181, %r1200, %r1183;    setp.ne.u32 p, %r1181, 0;
    vote.ballot.sync.b32 %r1181, p, 0xffffffff;
    @!p not.b32 %r1181, %r1181;
}
	and.b32  	%r1210, %r1181, %r1178;
	mov.u32 	%r1186, 4;
	{
    .reg .pred p;
    and.b32 %r1184, %r1200, %r1186;    setp.ne.u32 p, %r1184, 0;
    vote.ballot.sync.b32 %r1184, p, 0xffffffff;
    @!p not.b32 %r1184, %r1184;
}
	and.b32  	%r1211, %r1184, %r1210;
	mov.u32 	%r1189, 8;
	{
    .reg .pred p;
    and.b32 %r1187, %r1200, %r1189;    setp.ne.u32 p, %r1187, 0;
    vote.ballot.sync.b32 %r1187, p, 0xffffffff;
    @!p not.b32 %r1187, %r1187;
}
	and.b32  	%r1212, %r1187, %r1211;
	mov.u32 	%r1192, 16;
	{
    .reg .pred p;
    and.b32 %r1190, %r1200, %r1192;    setp.ne.u32 p, %r1190, 0;
    vote.ballot.sync.b32 %r1190, p, 0xffffffff;
    @!p not.b32 %r1190, %r1190;
}
	and.b32  	%r1213, %r1190, %r1212;
	mov.u32 	%r1195, 32;
	{
    .reg .pred p;
    and.b32 %r1193, %r1200, %r1195;    setp.ne.u32 p, %r1193, 0;
    vote.ballot.sync.b32 %r1193, p, 0xffffffff;
    @!p not.b32 %r1193, %r1193;
}
	and.b32  	%r1214, %r1193, %r1213;
	mov.u32 	%r1198, 64;
	{
    .reg .pred p;
    and.b32 %r1196, %r1200, %r1198;    setp.ne.u32 p, %r1196, 0;
    vote.ballot.sync.b32 %r1196, p, 0xffffffff;
    @!p not.b32 %r1196, %r1196;
}
	and.b32  	%r1215, %r1196, %r1214;
	mov.u32 	%r1201, 128;
	{
    .reg .pred p;
    and.b32 %r1199, %r1200, %r1201;    setp.ne.u32 p, %r1199, 0;
    vote.ballot.sync.b32 %r1199, p, 0xffffffff;
    @!p not.b32 %r1199, %r1199;
}
	and.b32  	%r1216, %r1199, %r1215;
	clz.b32 	%r1217, %r1216;
	sub.s32 	%r156, %r1204, %r1217;
	mov.u32 %r1202, %lanemask_le;
	and.b32  	%r1218, %r1202, %r1216;
	popc.b32 	%r157, %r1218;
	setp.ne.s32 	%p272, %r274, %r156;
	@%p272 bra 	$L__BB0_345;
	shl.b32 	%r1219, %r31, 5;
	and.b32  	%r1220, %r1219, -1024;
	add.s32 	%r1222, %r293, %r1220;
	shl.b32 	%r1223, %r1200, 2;
	add.s32 	%r1224, %r1222, %r1223;
	atom.shared.add.u32 	%r1546, [%r1224], %r157;
$L__BB0_345:
	setp.gt.s32 	%p417, %r31, 255;
	mov.u32 	%r1226, -1;
	shfl.sync.idx.b32 	%r1227|%p273, %r1546, %r156, %r1204, %r1226;
	bar.sync 	0;
	shl.b32 	%r1228, %r78, 3;
	add.s32 	%r1230, %r293, %r1228;
	st.shared.u64 	[%r1230], %rd844;
	shl.b32 	%r1231, %r84, 3;
	add.s32 	%r1232, %r293, %r1231;
	st.shared.u64 	[%r1232], %rd846;
	shl.b32 	%r1233, %r90, 3;
	add.s32 	%r1234, %r293, %r1233;
	st.shared.u64 	[%r1234], %rd848;
	shl.b32 	%r1235, %r96, 3;
	add.s32 	%r1236, %r293, %r1235;
	st.shared.u64 	[%r1236], %rd850;
	shl.b32 	%r1237, %r102, 3;
	add.s32 	%r1238, %r293, %r1237;
	st.shared.u64 	[%r1238], %rd852;
	shl.b32 	%r1239, %r108, 3;
	add.s32 	%r1240, %r293, %r1239;
	st.shared.u64 	[%r1240], %rd854;
	shl.b32 	%r1241, %r114, 3;
	add.s32 	%r1242, %r293, %r1241;
	st.shared.u64 	[%r1242], %rd856;
	shl.b32 	%r1243, %r120, 3;
	add.s32 	%r1244, %r293, %r1243;
	st.shared.u64 	[%r1244], %rd858;
	shl.b32 	%r1245, %r126, 3;
	add.s32 	%r1246, %r293, %r1245;
	st.shared.u64 	[%r1246], %rd860;
	shl.b32 	%r1247, %r132, 3;
	add.s32 	%r1248, %r293, %r1247;
	st.shared.u64 	[%r1248], %rd862;
	shl.b32 	%r1249, %r138, 3;
	add.s32 	%r1250, %r293, %r1249;
	st.shared.u64 	[%r1250], %rd864;
	shl.b32 	%r1251, %r143, 3;
	add.s32 	%r1252, %r293, %r1251;
	st.shared.u64 	[%r1252], %rd866;
	shl.b32 	%r1253, %r148, 3;
	add.s32 	%r1254, %r293, %r1253;
	st.shared.u64 	[%r1254], %rd868;
	shl.b32 	%r1255, %r154, 3;
	add.s32 	%r1256, %r293, %r1255;
	st.shared.u64 	[%r1256], %rd870;
	add.s32 	%r1257, %r1227, %r157;
	shl.b32 	%r1258, %r1257, 3;
	add.s32 	%r1259, %r293, %r1258;
	st.shared.u64 	[%r1259+-8], %rd872;
	@%p417 bra 	$L__BB0_353;
	shl.b32 	%r1510, %r31, 2;
	mov.u32 	%r1509, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r1508, %r1509, %r1510;
	ld.param.u64 	%rd804, [gs_cub_64_param_0+40];
	cvta.to.global.u64 	%rd646, %rd804;
	mul.wide.s32 	%rd647, %r31, 4;
	add.s64 	%rd648, %rd646, %rd647;
	ld.global.u32 	%r1260, [%rd648];
	sub.s32 	%r1261, %r1260, %r72;
	st.shared.u32 	[%r1508+46080], %r1261;
	setp.lt.s32 	%p275, %r33, 1;
	mov.u32 	%r1549, %r1527;
	@%p275 bra 	$L__BB0_352;
	mov.u32 	%r1548, -1;
	mov.u32 	%r1547, %r33;
	mov.u32 	%r1549, %r1527;
$L__BB0_348:
	add.s32 	%r164, %r1547, -1;
	shl.b32 	%r1265, %r164, 8;
	add.s32 	%r1266, %r1265, %r31;
	mul.wide.s32 	%rd649, %r1266, 4;
	add.s64 	%rd283, %rd7, %rd649;
$L__BB0_349:
	membar.cta;
	ld.volatile.global.u32 	%r165, [%rd283];
	setp.eq.s32 	%p276, %r165, 0;
	@%p276 bra 	$L__BB0_349;
	and.b32  	%r1267, %r165, 1073741823;
	add.s32 	%r1549, %r1267, %r1549;
	setp.gt.s32 	%p277, %r165, -1;
	vote.sync.ballot.b32 	%r1548, %p277, %r1548;
	setp.lt.s32 	%p278, %r165, 0;
	@%p278 bra 	$L__BB0_352;
	setp.gt.s32 	%p279, %r1547, 1;
	mov.u32 	%r1547, %r164;
	@%p279 bra 	$L__BB0_348;
$L__BB0_352:
	shl.b32 	%r1513, %r31, 2;
	mov.u32 	%r1512, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1370746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1370710sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r1511, %r1512, %r1513;
	shl.b32 	%r1503, %r33, 8;
	add.s32 	%r1502, %r1503, %r31;
	mul.wide.s32 	%rd806, %r1502, 4;
	add.s64 	%rd805, %rd7, %rd806;
	or.b32  	%r1270, %r1549, -2147483648;
	st.volatile.global.u32 	[%rd805], %r1270;
	ld.shared.u32 	%r1271, [%r1511+46080];
	sub.s32 	%r1272, %r1549, %r1527;
	add.s32 	%r1273, %r1272, %r1271;
	st.shared.u32 	[%r1511+46080], %r1273;
$L__BB0_353:
	mad.lo.s32 	%r1274, %r33, 5760, 5760;
	setp.le.s32 	%p280, %r1274, %r217;
	bar.sync 	0;
	shl.b32 	%r1275, %r31, 3;
	add.s32 	%r170, %r293, %r1275;
	@%p280 bra 	$L__BB0_475;
	bra.uni 	$L__BB0_354;
$L__BB0_475:
	setp.eq.s32 	%p356, %r30, 0;
	ld.shared.u64 	%rd918, [%r170];
	shr.u64 	%rd728, %rd918, %r554;
	cvt.u32.u64 	%r1384, %rd728;
	shl.b32 	%r1385, %r1384, 2;
	and.b32  	%r1386, %r1385, 1020;
	add.s32 	%r1388, %r293, %r1386;
	ld.shared.u32 	%r201, [%r1388+46080];
	@%p356 bra 	$L__BB0_481;
	setp.eq.s32 	%p357, %r30, 1;
	@%p357 bra 	$L__BB0_480;
	bra.uni 	$L__BB0_477;
$L__BB0_480:
	add.s64 	%rd918, %rd918, %rd17;
	bra.uni 	$L__BB0_481;
$L__BB0_354:
	mad.lo.s32 	%r171, %r33, -5760, %r217;
	ld.shared.u64 	%rd903, [%r170];
	setp.ge.s32 	%p281, %r31, %r171;
	@%p281 bra 	$L__BB0_362;
	shr.u64 	%rd653, %rd903, %r554;
	cvt.u32.u64 	%r1278, %rd653;
	shl.b32 	%r1279, %r1278, 2;
	and.b32  	%r1280, %r1279, 1020;
	add.s32 	%r1282, %r293, %r1280;
	ld.shared.u32 	%r172, [%r1282+46080];
	setp.eq.s32 	%p282, %r30, 0;
	@%p282 bra 	$L__BB0_361;
	setp.eq.s32 	%p283, %r30, 1;
	@%p283 bra 	$L__BB0_360;
	bra.uni 	$L__BB0_357;
$L__BB0_360:
	add.s64 	%rd903, %rd903, %rd17;
	bra.uni 	$L__BB0_361;
$L__BB0_477:
	setp.eq.s32 	%p358, %r30, 2;
	add.s64 	%rd375, %rd918, %rd17;
	@%p358 bra 	$L__BB0_479;
	bra.uni 	$L__BB0_478;
$L__BB0_479:
	xor.b64  	%rd918, %rd375, -9223372036854775808;
	bra.uni 	$L__BB0_481;
$L__BB0_478:
	add.s64 	%rd729, %rd375, %rd2;
	setp.lt.s64 	%p359, %rd729, 0;
	selp.b64 	%rd730, -9223372036854775808, -1, %p359;
	xor.b64  	%rd918, %rd730, %rd729;
$L__BB0_481:
	add.s32 	%r1389, %r201, %r31;
	mul.wide.u32 	%rd731, %r1389, 8;
	add.s64 	%rd732, %rd811, %rd731;
	st.global.u64 	[%rd732], %rd918;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd919, [%r170+3072];
	shr.u64 	%rd733, %rd919, %r554;
	cvt.u32.u64 	%r1391, %rd733;
	shl.b32 	%r1392, %r1391, 2;
	and.b32  	%r1393, %r1392, 1020;
	add.s32 	%r1395, %r293, %r1393;
	ld.shared.u32 	%r203, [%r1395+46080];
	@%p356 bra 	$L__BB0_487;
	setp.eq.s32 	%p361, %r30, 1;
	@%p361 bra 	$L__BB0_486;
	bra.uni 	$L__BB0_483;
$L__BB0_486:
	add.s64 	%rd919, %rd919, %rd17;
	bra.uni 	$L__BB0_487;
$L__BB0_483:
	setp.eq.s32 	%p362, %r30, 2;
	add.s64 	%rd381, %rd919, %rd17;
	@%p362 bra 	$L__BB0_485;
	bra.uni 	$L__BB0_484;
$L__BB0_485:
	xor.b64  	%rd919, %rd381, -9223372036854775808;
	bra.uni 	$L__BB0_487;
$L__BB0_484:
	add.s64 	%rd734, %rd381, %rd2;
	setp.lt.s64 	%p363, %rd734, 0;
	selp.b64 	%rd735, -9223372036854775808, -1, %p363;
	xor.b64  	%rd919, %rd735, %rd734;
$L__BB0_487:
	add.s32 	%r1396, %r203, %r31;
	add.s32 	%r1397, %r1396, 384;
	mul.wide.u32 	%rd736, %r1397, 8;
	add.s64 	%rd737, %rd811, %rd736;
	st.global.u64 	[%rd737], %rd919;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd920, [%r170+6144];
	shr.u64 	%rd738, %rd920, %r554;
	cvt.u32.u64 	%r1399, %rd738;
	shl.b32 	%r1400, %r1399, 2;
	and.b32  	%r1401, %r1400, 1020;
	add.s32 	%r1403, %r293, %r1401;
	ld.shared.u32 	%r204, [%r1403+46080];
	@%p356 bra 	$L__BB0_493;
	setp.eq.s32 	%p365, %r30, 1;
	@%p365 bra 	$L__BB0_492;
	bra.uni 	$L__BB0_489;
$L__BB0_492:
	add.s64 	%rd920, %rd920, %rd17;
	bra.uni 	$L__BB0_493;
$L__BB0_489:
	setp.eq.s32 	%p366, %r30, 2;
	add.s64 	%rd387, %rd920, %rd17;
	@%p366 bra 	$L__BB0_491;
	bra.uni 	$L__BB0_490;
$L__BB0_491:
	xor.b64  	%rd920, %rd387, -9223372036854775808;
	bra.uni 	$L__BB0_493;
$L__BB0_490:
	add.s64 	%rd739, %rd387, %rd2;
	setp.lt.s64 	%p367, %rd739, 0;
	selp.b64 	%rd740, -9223372036854775808, -1, %p367;
	xor.b64  	%rd920, %rd740, %rd739;
$L__BB0_493:
	add.s32 	%r1404, %r204, %r31;
	add.s32 	%r1405, %r1404, 768;
	mul.wide.u32 	%rd741, %r1405, 8;
	add.s64 	%rd742, %rd811, %rd741;
	st.global.u64 	[%rd742], %rd920;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd921, [%r170+9216];
	shr.u64 	%rd743, %rd921, %r554;
	cvt.u32.u64 	%r1407, %rd743;
	shl.b32 	%r1408, %r1407, 2;
	and.b32  	%r1409, %r1408, 1020;
	add.s32 	%r1411, %r293, %r1409;
	ld.shared.u32 	%r205, [%r1411+46080];
	@%p356 bra 	$L__BB0_499;
	setp.eq.s32 	%p369, %r30, 1;
	@%p369 bra 	$L__BB0_498;
	bra.uni 	$L__BB0_495;
$L__BB0_498:
	add.s64 	%rd921, %rd921, %rd17;
	bra.uni 	$L__BB0_499;
$L__BB0_495:
	setp.eq.s32 	%p370, %r30, 2;
	add.s64 	%rd393, %rd921, %rd17;
	@%p370 bra 	$L__BB0_497;
	bra.uni 	$L__BB0_496;
$L__BB0_497:
	xor.b64  	%rd921, %rd393, -9223372036854775808;
	bra.uni 	$L__BB0_499;
$L__BB0_496:
	add.s64 	%rd744, %rd393, %rd2;
	setp.lt.s64 	%p371, %rd744, 0;
	selp.b64 	%rd745, -9223372036854775808, -1, %p371;
	xor.b64  	%rd921, %rd745, %rd744;
$L__BB0_499:
	add.s32 	%r1412, %r205, %r31;
	add.s32 	%r1413, %r1412, 1152;
	mul.wide.u32 	%rd746, %r1413, 8;
	add.s64 	%rd747, %rd811, %rd746;
	st.global.u64 	[%rd747], %rd921;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd922, [%r170+12288];
	shr.u64 	%rd748, %rd922, %r554;
	cvt.u32.u64 	%r1415, %rd748;
	shl.b32 	%r1416, %r1415, 2;
	and.b32  	%r1417, %r1416, 1020;
	add.s32 	%r1419, %r293, %r1417;
	ld.shared.u32 	%r206, [%r1419+46080];
	@%p356 bra 	$L__BB0_505;
	setp.eq.s32 	%p373, %r30, 1;
	@%p373 bra 	$L__BB0_504;
	bra.uni 	$L__BB0_501;
$L__BB0_504:
	add.s64 	%rd922, %rd922, %rd17;
	bra.uni 	$L__BB0_505;
$L__BB0_501:
	setp.eq.s32 	%p374, %r30, 2;
	add.s64 	%rd399, %rd922, %rd17;
	@%p374 bra 	$L__BB0_503;
	bra.uni 	$L__BB0_502;
$L__BB0_503:
	xor.b64  	%rd922, %rd399, -9223372036854775808;
	bra.uni 	$L__BB0_505;
$L__BB0_502:
	add.s64 	%rd749, %rd399, %rd2;
	setp.lt.s64 	%p375, %rd749, 0;
	selp.b64 	%rd750, -9223372036854775808, -1, %p375;
	xor.b64  	%rd922, %rd750, %rd749;
$L__BB0_505:
	add.s32 	%r1420, %r206, %r31;
	add.s32 	%r1421, %r1420, 1536;
	mul.wide.u32 	%rd751, %r1421, 8;
	add.s64 	%rd752, %rd811, %rd751;
	st.global.u64 	[%rd752], %rd922;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd923, [%r170+15360];
	shr.u64 	%rd753, %rd923, %r554;
	cvt.u32.u64 	%r1423, %rd753;
	shl.b32 	%r1424, %r1423, 2;
	and.b32  	%r1425, %r1424, 1020;
	add.s32 	%r1427, %r293, %r1425;
	ld.shared.u32 	%r207, [%r1427+46080];
	@%p356 bra 	$L__BB0_511;
	setp.eq.s32 	%p377, %r30, 1;
	@%p377 bra 	$L__BB0_510;
	bra.uni 	$L__BB0_507;
$L__BB0_510:
	add.s64 	%rd923, %rd923, %rd17;
	bra.uni 	$L__BB0_511;
$L__BB0_507:
	setp.eq.s32 	%p378, %r30, 2;
	add.s64 	%rd405, %rd923, %rd17;
	@%p378 bra 	$L__BB0_509;
	bra.uni 	$L__BB0_508;
$L__BB0_509:
	xor.b64  	%rd923, %rd405, -9223372036854775808;
	bra.uni 	$L__BB0_511;
$L__BB0_508:
	add.s64 	%rd754, %rd405, %rd2;
	setp.lt.s64 	%p379, %rd754, 0;
	selp.b64 	%rd755, -9223372036854775808, -1, %p379;
	xor.b64  	%rd923, %rd755, %rd754;
$L__BB0_511:
	add.s32 	%r1428, %r207, %r31;
	add.s32 	%r1429, %r1428, 1920;
	mul.wide.u32 	%rd756, %r1429, 8;
	add.s64 	%rd757, %rd811, %rd756;
	st.global.u64 	[%rd757], %rd923;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd924, [%r170+18432];
	shr.u64 	%rd758, %rd924, %r554;
	cvt.u32.u64 	%r1431, %rd758;
	shl.b32 	%r1432, %r1431, 2;
	and.b32  	%r1433, %r1432, 1020;
	add.s32 	%r1435, %r293, %r1433;
	ld.shared.u32 	%r208, [%r1435+46080];
	@%p356 bra 	$L__BB0_517;
	setp.eq.s32 	%p381, %r30, 1;
	@%p381 bra 	$L__BB0_516;
	bra.uni 	$L__BB0_513;
$L__BB0_516:
	add.s64 	%rd924, %rd924, %rd17;
	bra.uni 	$L__BB0_517;
$L__BB0_513:
	setp.eq.s32 	%p382, %r30, 2;
	add.s64 	%rd411, %rd924, %rd17;
	@%p382 bra 	$L__BB0_515;
	bra.uni 	$L__BB0_514;
$L__BB0_515:
	xor.b64  	%rd924, %rd411, -9223372036854775808;
	bra.uni 	$L__BB0_517;
$L__BB0_514:
	add.s64 	%rd759, %rd411, %rd2;
	setp.lt.s64 	%p383, %rd759, 0;
	selp.b64 	%rd760, -9223372036854775808, -1, %p383;
	xor.b64  	%rd924, %rd760, %rd759;
$L__BB0_517:
	add.s32 	%r1436, %r208, %r31;
	add.s32 	%r1437, %r1436, 2304;
	mul.wide.u32 	%rd761, %r1437, 8;
	add.s64 	%rd762, %rd811, %rd761;
	st.global.u64 	[%rd762], %rd924;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd925, [%r170+21504];
	shr.u64 	%rd763, %rd925, %r554;
	cvt.u32.u64 	%r1439, %rd763;
	shl.b32 	%r1440, %r1439, 2;
	and.b32  	%r1441, %r1440, 1020;
	add.s32 	%r1443, %r293, %r1441;
	ld.shared.u32 	%r209, [%r1443+46080];
	@%p356 bra 	$L__BB0_523;
	setp.eq.s32 	%p385, %r30, 1;
	@%p385 bra 	$L__BB0_522;
	bra.uni 	$L__BB0_519;
$L__BB0_522:
	add.s64 	%rd925, %rd925, %rd17;
	bra.uni 	$L__BB0_523;
$L__BB0_519:
	setp.eq.s32 	%p386, %r30, 2;
	add.s64 	%rd417, %rd925, %rd17;
	@%p386 bra 	$L__BB0_521;
	bra.uni 	$L__BB0_520;
$L__BB0_521:
	xor.b64  	%rd925, %rd417, -9223372036854775808;
	bra.uni 	$L__BB0_523;
$L__BB0_520:
	add.s64 	%rd764, %rd417, %rd2;
	setp.lt.s64 	%p387, %rd764, 0;
	selp.b64 	%rd765, -9223372036854775808, -1, %p387;
	xor.b64  	%rd925, %rd765, %rd764;
$L__BB0_523:
	add.s32 	%r1444, %r209, %r31;
	add.s32 	%r1445, %r1444, 2688;
	mul.wide.u32 	%rd766, %r1445, 8;
	add.s64 	%rd767, %rd811, %rd766;
	st.global.u64 	[%rd767], %rd925;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd926, [%r170+24576];
	shr.u64 	%rd768, %rd926, %r554;
	cvt.u32.u64 	%r1447, %rd768;
	shl.b32 	%r1448, %r1447, 2;
	and.b32  	%r1449, %r1448, 1020;
	add.s32 	%r1451, %r293, %r1449;
	ld.shared.u32 	%r210, [%r1451+46080];
	@%p356 bra 	$L__BB0_529;
	setp.eq.s32 	%p389, %r30, 1;
	@%p389 bra 	$L__BB0_528;
	bra.uni 	$L__BB0_525;
$L__BB0_528:
	add.s64 	%rd926, %rd926, %rd17;
	bra.uni 	$L__BB0_529;
$L__BB0_525:
	setp.eq.s32 	%p390, %r30, 2;
	add.s64 	%rd423, %rd926, %rd17;
	@%p390 bra 	$L__BB0_527;
	bra.uni 	$L__BB0_526;
$L__BB0_527:
	xor.b64  	%rd926, %rd423, -9223372036854775808;
	bra.uni 	$L__BB0_529;
$L__BB0_526:
	add.s64 	%rd769, %rd423, %rd2;
	setp.lt.s64 	%p391, %rd769, 0;
	selp.b64 	%rd770, -9223372036854775808, -1, %p391;
	xor.b64  	%rd926, %rd770, %rd769;
$L__BB0_529:
	add.s32 	%r1452, %r210, %r31;
	add.s32 	%r1453, %r1452, 3072;
	mul.wide.u32 	%rd771, %r1453, 8;
	add.s64 	%rd772, %rd811, %rd771;
	st.global.u64 	[%rd772], %rd926;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd927, [%r170+27648];
	shr.u64 	%rd773, %rd927, %r554;
	cvt.u32.u64 	%r1455, %rd773;
	shl.b32 	%r1456, %r1455, 2;
	and.b32  	%r1457, %r1456, 1020;
	add.s32 	%r1459, %r293, %r1457;
	ld.shared.u32 	%r211, [%r1459+46080];
	@%p356 bra 	$L__BB0_535;
	setp.eq.s32 	%p393, %r30, 1;
	@%p393 bra 	$L__BB0_534;
	bra.uni 	$L__BB0_531;
$L__BB0_534:
	add.s64 	%rd927, %rd927, %rd17;
	bra.uni 	$L__BB0_535;
$L__BB0_531:
	setp.eq.s32 	%p394, %r30, 2;
	add.s64 	%rd429, %rd927, %rd17;
	@%p394 bra 	$L__BB0_533;
	bra.uni 	$L__BB0_532;
$L__BB0_533:
	xor.b64  	%rd927, %rd429, -9223372036854775808;
	bra.uni 	$L__BB0_535;
$L__BB0_532:
	add.s64 	%rd774, %rd429, %rd2;
	setp.lt.s64 	%p395, %rd774, 0;
	selp.b64 	%rd775, -9223372036854775808, -1, %p395;
	xor.b64  	%rd927, %rd775, %rd774;
$L__BB0_535:
	add.s32 	%r1460, %r211, %r31;
	add.s32 	%r1461, %r1460, 3456;
	mul.wide.u32 	%rd776, %r1461, 8;
	add.s64 	%rd777, %rd811, %rd776;
	st.global.u64 	[%rd777], %rd927;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd928, [%r170+30720];
	shr.u64 	%rd778, %rd928, %r554;
	cvt.u32.u64 	%r1463, %rd778;
	shl.b32 	%r1464, %r1463, 2;
	and.b32  	%r1465, %r1464, 1020;
	add.s32 	%r1467, %r293, %r1465;
	ld.shared.u32 	%r212, [%r1467+46080];
	@%p356 bra 	$L__BB0_541;
	setp.eq.s32 	%p397, %r30, 1;
	@%p397 bra 	$L__BB0_540;
	bra.uni 	$L__BB0_537;
$L__BB0_540:
	add.s64 	%rd928, %rd928, %rd17;
	bra.uni 	$L__BB0_541;
$L__BB0_537:
	setp.eq.s32 	%p398, %r30, 2;
	add.s64 	%rd435, %rd928, %rd17;
	@%p398 bra 	$L__BB0_539;
	bra.uni 	$L__BB0_538;
$L__BB0_539:
	xor.b64  	%rd928, %rd435, -9223372036854775808;
	bra.uni 	$L__BB0_541;
$L__BB0_538:
	add.s64 	%rd779, %rd435, %rd2;
	setp.lt.s64 	%p399, %rd779, 0;
	selp.b64 	%rd780, -9223372036854775808, -1, %p399;
	xor.b64  	%rd928, %rd780, %rd779;
$L__BB0_541:
	add.s32 	%r1468, %r212, %r31;
	add.s32 	%r1469, %r1468, 3840;
	mul.wide.u32 	%rd781, %r1469, 8;
	add.s64 	%rd782, %rd811, %rd781;
	st.global.u64 	[%rd782], %rd928;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd929, [%r170+33792];
	shr.u64 	%rd783, %rd929, %r554;
	cvt.u32.u64 	%r1471, %rd783;
	shl.b32 	%r1472, %r1471, 2;
	and.b32  	%r1473, %r1472, 1020;
	add.s32 	%r1475, %r293, %r1473;
	ld.shared.u32 	%r213, [%r1475+46080];
	@%p356 bra 	$L__BB0_547;
	setp.eq.s32 	%p401, %r30, 1;
	@%p401 bra 	$L__BB0_546;
	bra.uni 	$L__BB0_543;
$L__BB0_546:
	add.s64 	%rd929, %rd929, %rd17;
	bra.uni 	$L__BB0_547;
$L__BB0_543:
	setp.eq.s32 	%p402, %r30, 2;
	add.s64 	%rd441, %rd929, %rd17;
	@%p402 bra 	$L__BB0_545;
	bra.uni 	$L__BB0_544;
$L__BB0_545:
	xor.b64  	%rd929, %rd441, -9223372036854775808;
	bra.uni 	$L__BB0_547;
$L__BB0_544:
	add.s64 	%rd784, %rd441, %rd2;
	setp.lt.s64 	%p403, %rd784, 0;
	selp.b64 	%rd785, -9223372036854775808, -1, %p403;
	xor.b64  	%rd929, %rd785, %rd784;
$L__BB0_547:
	add.s32 	%r1476, %r213, %r31;
	add.s32 	%r1477, %r1476, 4224;
	mul.wide.u32 	%rd786, %r1477, 8;
	add.s64 	%rd787, %rd811, %rd786;
	st.global.u64 	[%rd787], %rd929;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd930, [%r170+36864];
	shr.u64 	%rd788, %rd930, %r554;
	cvt.u32.u64 	%r1479, %rd788;
	shl.b32 	%r1480, %r1479, 2;
	and.b32  	%r1481, %r1480, 1020;
	add.s32 	%r1483, %r293, %r1481;
	ld.shared.u32 	%r214, [%r1483+46080];
	@%p356 bra 	$L__BB0_553;
	setp.eq.s32 	%p405, %r30, 1;
	@%p405 bra 	$L__BB0_552;
	bra.uni 	$L__BB0_549;
$L__BB0_552:
	add.s64 	%rd930, %rd930, %rd17;
	bra.uni 	$L__BB0_553;
$L__BB0_549:
	setp.eq.s32 	%p406, %r30, 2;
	add.s64 	%rd447, %rd930, %rd17;
	@%p406 bra 	$L__BB0_551;
	bra.uni 	$L__BB0_550;
$L__BB0_551:
	xor.b64  	%rd930, %rd447, -9223372036854775808;
	bra.uni 	$L__BB0_553;
$L__BB0_550:
	add.s64 	%rd789, %rd447, %rd2;
	setp.lt.s64 	%p407, %rd789, 0;
	selp.b64 	%rd790, -9223372036854775808, -1, %p407;
	xor.b64  	%rd930, %rd790, %rd789;
$L__BB0_553:
	add.s32 	%r1484, %r214, %r31;
	add.s32 	%r1485, %r1484, 4608;
	mul.wide.u32 	%rd791, %r1485, 8;
	add.s64 	%rd792, %rd811, %rd791;
	st.global.u64 	[%rd792], %rd930;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd931, [%r170+39936];
	shr.u64 	%rd793, %rd931, %r554;
	cvt.u32.u64 	%r1487, %rd793;
	shl.b32 	%r1488, %r1487, 2;
	and.b32  	%r1489, %r1488, 1020;
	add.s32 	%r1491, %r293, %r1489;
	ld.shared.u32 	%r215, [%r1491+46080];
	@%p356 bra 	$L__BB0_559;
	setp.eq.s32 	%p409, %r30, 1;
	@%p409 bra 	$L__BB0_558;
	bra.uni 	$L__BB0_555;
$L__BB0_558:
	add.s64 	%rd931, %rd931, %rd17;
	bra.uni 	$L__BB0_559;
$L__BB0_555:
	setp.eq.s32 	%p410, %r30, 2;
	add.s64 	%rd453, %rd931, %rd17;
	@%p410 bra 	$L__BB0_557;
	bra.uni 	$L__BB0_556;
$L__BB0_557:
	xor.b64  	%rd931, %rd453, -9223372036854775808;
	bra.uni 	$L__BB0_559;
$L__BB0_556:
	add.s64 	%rd794, %rd453, %rd2;
	setp.lt.s64 	%p411, %rd794, 0;
	selp.b64 	%rd795, -9223372036854775808, -1, %p411;
	xor.b64  	%rd931, %rd795, %rd794;
$L__BB0_559:
	add.s32 	%r1492, %r215, %r31;
	add.s32 	%r1493, %r1492, 4992;
	mul.wide.u32 	%rd796, %r1493, 8;
	add.s64 	%rd797, %rd811, %rd796;
	st.global.u64 	[%rd797], %rd931;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd932, [%r170+43008];
	shr.u64 	%rd798, %rd932, %r554;
	cvt.u32.u64 	%r1495, %rd798;
	shl.b32 	%r1496, %r1495, 2;
	and.b32  	%r1497, %r1496, 1020;
	add.s32 	%r1499, %r293, %r1497;
	ld.shared.u32 	%r1500, [%r1499+46080];
	add.s32 	%r1501, %r1500, %r31;
	add.s32 	%r216, %r1501, 5376;
	@%p356 bra 	$L__BB0_565;
	setp.eq.s32 	%p413, %r30, 1;
	@%p413 bra 	$L__BB0_564;
	bra.uni 	$L__BB0_561;
$L__BB0_564:
	add.s64 	%rd932, %rd932, %rd17;
	bra.uni 	$L__BB0_565;
$L__BB0_561:
	setp.eq.s32 	%p414, %r30, 2;
	add.s64 	%rd459, %rd932, %rd17;
	@%p414 bra 	$L__BB0_563;
	bra.uni 	$L__BB0_562;
$L__BB0_563:
	xor.b64  	%rd932, %rd459, -9223372036854775808;
	bra.uni 	$L__BB0_565;
$L__BB0_562:
	add.s64 	%rd799, %rd459, %rd2;
	setp.lt.s64 	%p415, %rd799, 0;
	selp.b64 	%rd800, -9223372036854775808, -1, %p415;
	xor.b64  	%rd932, %rd800, %rd799;
$L__BB0_565:
	mul.wide.u32 	%rd801, %r216, 8;
	add.s64 	%rd802, %rd811, %rd801;
	st.global.u64 	[%rd802], %rd932;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_566;
$L__BB0_357:
	setp.eq.s32 	%p284, %r30, 2;
	add.s64 	%rd285, %rd903, %rd17;
	@%p284 bra 	$L__BB0_359;
	bra.uni 	$L__BB0_358;
$L__BB0_359:
	xor.b64  	%rd903, %rd285, -9223372036854775808;
	bra.uni 	$L__BB0_361;
$L__BB0_358:
	add.s64 	%rd654, %rd285, %rd2;
	setp.lt.s64 	%p285, %rd654, 0;
	selp.b64 	%rd655, -9223372036854775808, -1, %p285;
	xor.b64  	%rd903, %rd655, %rd654;
$L__BB0_361:
	add.s32 	%r1283, %r172, %r31;
	mul.wide.u32 	%rd656, %r1283, 8;
	add.s64 	%rd657, %rd811, %rd656;
	st.global.u64 	[%rd657], %rd903;
$L__BB0_362:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd904, [%r170+3072];
	add.s32 	%r174, %r31, 384;
	setp.ge.s32 	%p286, %r174, %r171;
	@%p286 bra 	$L__BB0_370;
	shr.u64 	%rd658, %rd904, %r554;
	cvt.u32.u64 	%r1285, %rd658;
	shl.b32 	%r1286, %r1285, 2;
	and.b32  	%r1287, %r1286, 1020;
	add.s32 	%r1289, %r293, %r1287;
	ld.shared.u32 	%r1290, [%r1289+46080];
	setp.eq.s32 	%p287, %r30, 0;
	add.s32 	%r175, %r1290, %r174;
	@%p287 bra 	$L__BB0_369;
	setp.eq.s32 	%p288, %r30, 1;
	@%p288 bra 	$L__BB0_368;
	bra.uni 	$L__BB0_365;
$L__BB0_368:
	add.s64 	%rd904, %rd904, %rd17;
	bra.uni 	$L__BB0_369;
$L__BB0_365:
	setp.eq.s32 	%p289, %r30, 2;
	add.s64 	%rd291, %rd904, %rd17;
	@%p289 bra 	$L__BB0_367;
	bra.uni 	$L__BB0_366;
$L__BB0_367:
	xor.b64  	%rd904, %rd291, -9223372036854775808;
	bra.uni 	$L__BB0_369;
$L__BB0_366:
	add.s64 	%rd659, %rd291, %rd2;
	setp.lt.s64 	%p290, %rd659, 0;
	selp.b64 	%rd660, -9223372036854775808, -1, %p290;
	xor.b64  	%rd904, %rd660, %rd659;
$L__BB0_369:
	mul.wide.u32 	%rd661, %r175, 8;
	add.s64 	%rd662, %rd811, %rd661;
	st.global.u64 	[%rd662], %rd904;
$L__BB0_370:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd905, [%r170+6144];
	add.s32 	%r176, %r31, 768;
	setp.ge.s32 	%p291, %r176, %r171;
	@%p291 bra 	$L__BB0_378;
	shr.u64 	%rd663, %rd905, %r554;
	cvt.u32.u64 	%r1292, %rd663;
	shl.b32 	%r1293, %r1292, 2;
	and.b32  	%r1294, %r1293, 1020;
	add.s32 	%r1296, %r293, %r1294;
	ld.shared.u32 	%r1297, [%r1296+46080];
	setp.eq.s32 	%p292, %r30, 0;
	add.s32 	%r177, %r1297, %r176;
	@%p292 bra 	$L__BB0_377;
	setp.eq.s32 	%p293, %r30, 1;
	@%p293 bra 	$L__BB0_376;
	bra.uni 	$L__BB0_373;
$L__BB0_376:
	add.s64 	%rd905, %rd905, %rd17;
	bra.uni 	$L__BB0_377;
$L__BB0_373:
	setp.eq.s32 	%p294, %r30, 2;
	add.s64 	%rd297, %rd905, %rd17;
	@%p294 bra 	$L__BB0_375;
	bra.uni 	$L__BB0_374;
$L__BB0_375:
	xor.b64  	%rd905, %rd297, -9223372036854775808;
	bra.uni 	$L__BB0_377;
$L__BB0_374:
	add.s64 	%rd664, %rd297, %rd2;
	setp.lt.s64 	%p295, %rd664, 0;
	selp.b64 	%rd665, -9223372036854775808, -1, %p295;
	xor.b64  	%rd905, %rd665, %rd664;
$L__BB0_377:
	mul.wide.u32 	%rd666, %r177, 8;
	add.s64 	%rd667, %rd811, %rd666;
	st.global.u64 	[%rd667], %rd905;
$L__BB0_378:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd906, [%r170+9216];
	add.s32 	%r178, %r31, 1152;
	setp.ge.s32 	%p296, %r178, %r171;
	@%p296 bra 	$L__BB0_386;
	shr.u64 	%rd668, %rd906, %r554;
	cvt.u32.u64 	%r1299, %rd668;
	shl.b32 	%r1300, %r1299, 2;
	and.b32  	%r1301, %r1300, 1020;
	add.s32 	%r1303, %r293, %r1301;
	ld.shared.u32 	%r1304, [%r1303+46080];
	setp.eq.s32 	%p297, %r30, 0;
	add.s32 	%r179, %r1304, %r178;
	@%p297 bra 	$L__BB0_385;
	setp.eq.s32 	%p298, %r30, 1;
	@%p298 bra 	$L__BB0_384;
	bra.uni 	$L__BB0_381;
$L__BB0_384:
	add.s64 	%rd906, %rd906, %rd17;
	bra.uni 	$L__BB0_385;
$L__BB0_381:
	setp.eq.s32 	%p299, %r30, 2;
	add.s64 	%rd303, %rd906, %rd17;
	@%p299 bra 	$L__BB0_383;
	bra.uni 	$L__BB0_382;
$L__BB0_383:
	xor.b64  	%rd906, %rd303, -9223372036854775808;
	bra.uni 	$L__BB0_385;
$L__BB0_382:
	add.s64 	%rd669, %rd303, %rd2;
	setp.lt.s64 	%p300, %rd669, 0;
	selp.b64 	%rd670, -9223372036854775808, -1, %p300;
	xor.b64  	%rd906, %rd670, %rd669;
$L__BB0_385:
	mul.wide.u32 	%rd671, %r179, 8;
	add.s64 	%rd672, %rd811, %rd671;
	st.global.u64 	[%rd672], %rd906;
$L__BB0_386:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd907, [%r170+12288];
	add.s32 	%r180, %r31, 1536;
	setp.ge.s32 	%p301, %r180, %r171;
	@%p301 bra 	$L__BB0_394;
	shr.u64 	%rd673, %rd907, %r554;
	cvt.u32.u64 	%r1306, %rd673;
	shl.b32 	%r1307, %r1306, 2;
	and.b32  	%r1308, %r1307, 1020;
	add.s32 	%r1310, %r293, %r1308;
	ld.shared.u32 	%r1311, [%r1310+46080];
	setp.eq.s32 	%p302, %r30, 0;
	add.s32 	%r181, %r1311, %r180;
	@%p302 bra 	$L__BB0_393;
	setp.eq.s32 	%p303, %r30, 1;
	@%p303 bra 	$L__BB0_392;
	bra.uni 	$L__BB0_389;
$L__BB0_392:
	add.s64 	%rd907, %rd907, %rd17;
	bra.uni 	$L__BB0_393;
$L__BB0_389:
	setp.eq.s32 	%p304, %r30, 2;
	add.s64 	%rd309, %rd907, %rd17;
	@%p304 bra 	$L__BB0_391;
	bra.uni 	$L__BB0_390;
$L__BB0_391:
	xor.b64  	%rd907, %rd309, -9223372036854775808;
	bra.uni 	$L__BB0_393;
$L__BB0_390:
	add.s64 	%rd674, %rd309, %rd2;
	setp.lt.s64 	%p305, %rd674, 0;
	selp.b64 	%rd675, -9223372036854775808, -1, %p305;
	xor.b64  	%rd907, %rd675, %rd674;
$L__BB0_393:
	mul.wide.u32 	%rd676, %r181, 8;
	add.s64 	%rd677, %rd811, %rd676;
	st.global.u64 	[%rd677], %rd907;
$L__BB0_394:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd908, [%r170+15360];
	add.s32 	%r182, %r31, 1920;
	setp.ge.s32 	%p306, %r182, %r171;
	@%p306 bra 	$L__BB0_402;
	shr.u64 	%rd678, %rd908, %r554;
	cvt.u32.u64 	%r1313, %rd678;
	shl.b32 	%r1314, %r1313, 2;
	and.b32  	%r1315, %r1314, 1020;
	add.s32 	%r1317, %r293, %r1315;
	ld.shared.u32 	%r1318, [%r1317+46080];
	setp.eq.s32 	%p307, %r30, 0;
	add.s32 	%r183, %r1318, %r182;
	@%p307 bra 	$L__BB0_401;
	setp.eq.s32 	%p308, %r30, 1;
	@%p308 bra 	$L__BB0_400;
	bra.uni 	$L__BB0_397;
$L__BB0_400:
	add.s64 	%rd908, %rd908, %rd17;
	bra.uni 	$L__BB0_401;
$L__BB0_397:
	setp.eq.s32 	%p309, %r30, 2;
	add.s64 	%rd315, %rd908, %rd17;
	@%p309 bra 	$L__BB0_399;
	bra.uni 	$L__BB0_398;
$L__BB0_399:
	xor.b64  	%rd908, %rd315, -9223372036854775808;
	bra.uni 	$L__BB0_401;
$L__BB0_398:
	add.s64 	%rd679, %rd315, %rd2;
	setp.lt.s64 	%p310, %rd679, 0;
	selp.b64 	%rd680, -9223372036854775808, -1, %p310;
	xor.b64  	%rd908, %rd680, %rd679;
$L__BB0_401:
	mul.wide.u32 	%rd681, %r183, 8;
	add.s64 	%rd682, %rd811, %rd681;
	st.global.u64 	[%rd682], %rd908;
$L__BB0_402:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd909, [%r170+18432];
	add.s32 	%r184, %r31, 2304;
	setp.ge.s32 	%p311, %r184, %r171;
	@%p311 bra 	$L__BB0_410;
	shr.u64 	%rd683, %rd909, %r554;
	cvt.u32.u64 	%r1320, %rd683;
	shl.b32 	%r1321, %r1320, 2;
	and.b32  	%r1322, %r1321, 1020;
	add.s32 	%r1324, %r293, %r1322;
	ld.shared.u32 	%r1325, [%r1324+46080];
	setp.eq.s32 	%p312, %r30, 0;
	add.s32 	%r185, %r1325, %r184;
	@%p312 bra 	$L__BB0_409;
	setp.eq.s32 	%p313, %r30, 1;
	@%p313 bra 	$L__BB0_408;
	bra.uni 	$L__BB0_405;
$L__BB0_408:
	add.s64 	%rd909, %rd909, %rd17;
	bra.uni 	$L__BB0_409;
$L__BB0_405:
	setp.eq.s32 	%p314, %r30, 2;
	add.s64 	%rd321, %rd909, %rd17;
	@%p314 bra 	$L__BB0_407;
	bra.uni 	$L__BB0_406;
$L__BB0_407:
	xor.b64  	%rd909, %rd321, -9223372036854775808;
	bra.uni 	$L__BB0_409;
$L__BB0_406:
	add.s64 	%rd684, %rd321, %rd2;
	setp.lt.s64 	%p315, %rd684, 0;
	selp.b64 	%rd685, -9223372036854775808, -1, %p315;
	xor.b64  	%rd909, %rd685, %rd684;
$L__BB0_409:
	mul.wide.u32 	%rd686, %r185, 8;
	add.s64 	%rd687, %rd811, %rd686;
	st.global.u64 	[%rd687], %rd909;
$L__BB0_410:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd910, [%r170+21504];
	add.s32 	%r186, %r31, 2688;
	setp.ge.s32 	%p316, %r186, %r171;
	@%p316 bra 	$L__BB0_418;
	shr.u64 	%rd688, %rd910, %r554;
	cvt.u32.u64 	%r1327, %rd688;
	shl.b32 	%r1328, %r1327, 2;
	and.b32  	%r1329, %r1328, 1020;
	add.s32 	%r1331, %r293, %r1329;
	ld.shared.u32 	%r1332, [%r1331+46080];
	setp.eq.s32 	%p317, %r30, 0;
	add.s32 	%r187, %r1332, %r186;
	@%p317 bra 	$L__BB0_417;
	setp.eq.s32 	%p318, %r30, 1;
	@%p318 bra 	$L__BB0_416;
	bra.uni 	$L__BB0_413;
$L__BB0_416:
	add.s64 	%rd910, %rd910, %rd17;
	bra.uni 	$L__BB0_417;
$L__BB0_413:
	setp.eq.s32 	%p319, %r30, 2;
	add.s64 	%rd327, %rd910, %rd17;
	@%p319 bra 	$L__BB0_415;
	bra.uni 	$L__BB0_414;
$L__BB0_415:
	xor.b64  	%rd910, %rd327, -9223372036854775808;
	bra.uni 	$L__BB0_417;
$L__BB0_414:
	add.s64 	%rd689, %rd327, %rd2;
	setp.lt.s64 	%p320, %rd689, 0;
	selp.b64 	%rd690, -9223372036854775808, -1, %p320;
	xor.b64  	%rd910, %rd690, %rd689;
$L__BB0_417:
	mul.wide.u32 	%rd691, %r187, 8;
	add.s64 	%rd692, %rd811, %rd691;
	st.global.u64 	[%rd692], %rd910;
$L__BB0_418:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd911, [%r170+24576];
	add.s32 	%r188, %r31, 3072;
	setp.ge.s32 	%p321, %r188, %r171;
	@%p321 bra 	$L__BB0_426;
	shr.u64 	%rd693, %rd911, %r554;
	cvt.u32.u64 	%r1334, %rd693;
	shl.b32 	%r1335, %r1334, 2;
	and.b32  	%r1336, %r1335, 1020;
	add.s32 	%r1338, %r293, %r1336;
	ld.shared.u32 	%r1339, [%r1338+46080];
	setp.eq.s32 	%p322, %r30, 0;
	add.s32 	%r189, %r1339, %r188;
	@%p322 bra 	$L__BB0_425;
	setp.eq.s32 	%p323, %r30, 1;
	@%p323 bra 	$L__BB0_424;
	bra.uni 	$L__BB0_421;
$L__BB0_424:
	add.s64 	%rd911, %rd911, %rd17;
	bra.uni 	$L__BB0_425;
$L__BB0_421:
	setp.eq.s32 	%p324, %r30, 2;
	add.s64 	%rd333, %rd911, %rd17;
	@%p324 bra 	$L__BB0_423;
	bra.uni 	$L__BB0_422;
$L__BB0_423:
	xor.b64  	%rd911, %rd333, -9223372036854775808;
	bra.uni 	$L__BB0_425;
$L__BB0_422:
	add.s64 	%rd694, %rd333, %rd2;
	setp.lt.s64 	%p325, %rd694, 0;
	selp.b64 	%rd695, -9223372036854775808, -1, %p325;
	xor.b64  	%rd911, %rd695, %rd694;
$L__BB0_425:
	mul.wide.u32 	%rd696, %r189, 8;
	add.s64 	%rd697, %rd811, %rd696;
	st.global.u64 	[%rd697], %rd911;
$L__BB0_426:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd912, [%r170+27648];
	add.s32 	%r190, %r31, 3456;
	setp.ge.s32 	%p326, %r190, %r171;
	@%p326 bra 	$L__BB0_434;
	shr.u64 	%rd698, %rd912, %r554;
	cvt.u32.u64 	%r1341, %rd698;
	shl.b32 	%r1342, %r1341, 2;
	and.b32  	%r1343, %r1342, 1020;
	add.s32 	%r1345, %r293, %r1343;
	ld.shared.u32 	%r1346, [%r1345+46080];
	setp.eq.s32 	%p327, %r30, 0;
	add.s32 	%r191, %r1346, %r190;
	@%p327 bra 	$L__BB0_433;
	setp.eq.s32 	%p328, %r30, 1;
	@%p328 bra 	$L__BB0_432;
	bra.uni 	$L__BB0_429;
$L__BB0_432:
	add.s64 	%rd912, %rd912, %rd17;
	bra.uni 	$L__BB0_433;
$L__BB0_429:
	setp.eq.s32 	%p329, %r30, 2;
	add.s64 	%rd339, %rd912, %rd17;
	@%p329 bra 	$L__BB0_431;
	bra.uni 	$L__BB0_430;
$L__BB0_431:
	xor.b64  	%rd912, %rd339, -9223372036854775808;
	bra.uni 	$L__BB0_433;
$L__BB0_430:
	add.s64 	%rd699, %rd339, %rd2;
	setp.lt.s64 	%p330, %rd699, 0;
	selp.b64 	%rd700, -9223372036854775808, -1, %p330;
	xor.b64  	%rd912, %rd700, %rd699;
$L__BB0_433:
	mul.wide.u32 	%rd701, %r191, 8;
	add.s64 	%rd702, %rd811, %rd701;
	st.global.u64 	[%rd702], %rd912;
$L__BB0_434:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd913, [%r170+30720];
	add.s32 	%r192, %r31, 3840;
	setp.ge.s32 	%p331, %r192, %r171;
	@%p331 bra 	$L__BB0_442;
	shr.u64 	%rd703, %rd913, %r554;
	cvt.u32.u64 	%r1348, %rd703;
	shl.b32 	%r1349, %r1348, 2;
	and.b32  	%r1350, %r1349, 1020;
	add.s32 	%r1352, %r293, %r1350;
	ld.shared.u32 	%r1353, [%r1352+46080];
	setp.eq.s32 	%p332, %r30, 0;
	add.s32 	%r193, %r1353, %r192;
	@%p332 bra 	$L__BB0_441;
	setp.eq.s32 	%p333, %r30, 1;
	@%p333 bra 	$L__BB0_440;
	bra.uni 	$L__BB0_437;
$L__BB0_440:
	add.s64 	%rd913, %rd913, %rd17;
	bra.uni 	$L__BB0_441;
$L__BB0_437:
	setp.eq.s32 	%p334, %r30, 2;
	add.s64 	%rd345, %rd913, %rd17;
	@%p334 bra 	$L__BB0_439;
	bra.uni 	$L__BB0_438;
$L__BB0_439:
	xor.b64  	%rd913, %rd345, -9223372036854775808;
	bra.uni 	$L__BB0_441;
$L__BB0_438:
	add.s64 	%rd704, %rd345, %rd2;
	setp.lt.s64 	%p335, %rd704, 0;
	selp.b64 	%rd705, -9223372036854775808, -1, %p335;
	xor.b64  	%rd913, %rd705, %rd704;
$L__BB0_441:
	mul.wide.u32 	%rd706, %r193, 8;
	add.s64 	%rd707, %rd811, %rd706;
	st.global.u64 	[%rd707], %rd913;
$L__BB0_442:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd914, [%r170+33792];
	add.s32 	%r194, %r31, 4224;
	setp.ge.s32 	%p336, %r194, %r171;
	@%p336 bra 	$L__BB0_450;
	shr.u64 	%rd708, %rd914, %r554;
	cvt.u32.u64 	%r1355, %rd708;
	shl.b32 	%r1356, %r1355, 2;
	and.b32  	%r1357, %r1356, 1020;
	add.s32 	%r1359, %r293, %r1357;
	ld.shared.u32 	%r1360, [%r1359+46080];
	setp.eq.s32 	%p337, %r30, 0;
	add.s32 	%r195, %r1360, %r194;
	@%p337 bra 	$L__BB0_449;
	setp.eq.s32 	%p338, %r30, 1;
	@%p338 bra 	$L__BB0_448;
	bra.uni 	$L__BB0_445;
$L__BB0_448:
	add.s64 	%rd914, %rd914, %rd17;
	bra.uni 	$L__BB0_449;
$L__BB0_445:
	setp.eq.s32 	%p339, %r30, 2;
	add.s64 	%rd351, %rd914, %rd17;
	@%p339 bra 	$L__BB0_447;
	bra.uni 	$L__BB0_446;
$L__BB0_447:
	xor.b64  	%rd914, %rd351, -9223372036854775808;
	bra.uni 	$L__BB0_449;
$L__BB0_446:
	add.s64 	%rd709, %rd351, %rd2;
	setp.lt.s64 	%p340, %rd709, 0;
	selp.b64 	%rd710, -9223372036854775808, -1, %p340;
	xor.b64  	%rd914, %rd710, %rd709;
$L__BB0_449:
	mul.wide.u32 	%rd711, %r195, 8;
	add.s64 	%rd712, %rd811, %rd711;
	st.global.u64 	[%rd712], %rd914;
$L__BB0_450:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd915, [%r170+36864];
	add.s32 	%r196, %r31, 4608;
	setp.ge.s32 	%p341, %r196, %r171;
	@%p341 bra 	$L__BB0_458;
	shr.u64 	%rd713, %rd915, %r554;
	cvt.u32.u64 	%r1362, %rd713;
	shl.b32 	%r1363, %r1362, 2;
	and.b32  	%r1364, %r1363, 1020;
	add.s32 	%r1366, %r293, %r1364;
	ld.shared.u32 	%r1367, [%r1366+46080];
	setp.eq.s32 	%p342, %r30, 0;
	add.s32 	%r197, %r1367, %r196;
	@%p342 bra 	$L__BB0_457;
	setp.eq.s32 	%p343, %r30, 1;
	@%p343 bra 	$L__BB0_456;
	bra.uni 	$L__BB0_453;
$L__BB0_456:
	add.s64 	%rd915, %rd915, %rd17;
	bra.uni 	$L__BB0_457;
$L__BB0_453:
	setp.eq.s32 	%p344, %r30, 2;
	add.s64 	%rd357, %rd915, %rd17;
	@%p344 bra 	$L__BB0_455;
	bra.uni 	$L__BB0_454;
$L__BB0_455:
	xor.b64  	%rd915, %rd357, -9223372036854775808;
	bra.uni 	$L__BB0_457;
$L__BB0_454:
	add.s64 	%rd714, %rd357, %rd2;
	setp.lt.s64 	%p345, %rd714, 0;
	selp.b64 	%rd715, -9223372036854775808, -1, %p345;
	xor.b64  	%rd915, %rd715, %rd714;
$L__BB0_457:
	mul.wide.u32 	%rd716, %r197, 8;
	add.s64 	%rd717, %rd811, %rd716;
	st.global.u64 	[%rd717], %rd915;
$L__BB0_458:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd916, [%r170+39936];
	add.s32 	%r198, %r31, 4992;
	setp.ge.s32 	%p346, %r198, %r171;
	@%p346 bra 	$L__BB0_466;
	shr.u64 	%rd718, %rd916, %r554;
	cvt.u32.u64 	%r1369, %rd718;
	shl.b32 	%r1370, %r1369, 2;
	and.b32  	%r1371, %r1370, 1020;
	add.s32 	%r1373, %r293, %r1371;
	ld.shared.u32 	%r1374, [%r1373+46080];
	setp.eq.s32 	%p347, %r30, 0;
	add.s32 	%r199, %r1374, %r198;
	@%p347 bra 	$L__BB0_465;
	setp.eq.s32 	%p348, %r30, 1;
	@%p348 bra 	$L__BB0_464;
	bra.uni 	$L__BB0_461;
$L__BB0_464:
	add.s64 	%rd916, %rd916, %rd17;
	bra.uni 	$L__BB0_465;
$L__BB0_461:
	setp.eq.s32 	%p349, %r30, 2;
	add.s64 	%rd363, %rd916, %rd17;
	@%p349 bra 	$L__BB0_463;
	bra.uni 	$L__BB0_462;
$L__BB0_463:
	xor.b64  	%rd916, %rd363, -9223372036854775808;
	bra.uni 	$L__BB0_465;
$L__BB0_462:
	add.s64 	%rd719, %rd363, %rd2;
	setp.lt.s64 	%p350, %rd719, 0;
	selp.b64 	%rd720, -9223372036854775808, -1, %p350;
	xor.b64  	%rd916, %rd720, %rd719;
$L__BB0_465:
	mul.wide.u32 	%rd721, %r199, 8;
	add.s64 	%rd722, %rd811, %rd721;
	st.global.u64 	[%rd722], %rd916;
$L__BB0_466:
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd917, [%r170+43008];
	shr.u64 	%rd723, %rd917, %r554;
	cvt.u32.u64 	%r1376, %rd723;
	shl.b32 	%r1377, %r1376, 2;
	and.b32  	%r1378, %r1377, 1020;
	add.s32 	%r1380, %r293, %r1378;
	ld.shared.u32 	%r1381, [%r1380+46080];
	add.s32 	%r1382, %r31, 5376;
	add.s32 	%r200, %r1381, %r1382;
	setp.ge.s32 	%p351, %r1382, %r171;
	@%p351 bra 	$L__BB0_474;
	setp.eq.s32 	%p352, %r30, 0;
	@%p352 bra 	$L__BB0_473;
	setp.eq.s32 	%p353, %r30, 1;
	@%p353 bra 	$L__BB0_472;
	bra.uni 	$L__BB0_469;
$L__BB0_472:
	add.s64 	%rd917, %rd917, %rd17;
	bra.uni 	$L__BB0_473;
$L__BB0_469:
	setp.eq.s32 	%p354, %r30, 2;
	add.s64 	%rd369, %rd917, %rd17;
	@%p354 bra 	$L__BB0_471;
	bra.uni 	$L__BB0_470;
$L__BB0_471:
	xor.b64  	%rd917, %rd369, -9223372036854775808;
	bra.uni 	$L__BB0_473;
$L__BB0_470:
	add.s64 	%rd724, %rd369, %rd2;
	setp.lt.s64 	%p355, %rd724, 0;
	selp.b64 	%rd725, -9223372036854775808, -1, %p355;
	xor.b64  	%rd917, %rd725, %rd724;
$L__BB0_473:
	mul.wide.u32 	%rd726, %r200, 8;
	add.s64 	%rd727, %rd811, %rd726;
	st.global.u64 	[%rd727], %rd917;
$L__BB0_474:
	bar.warp.sync 	-1;
$L__BB0_566:
	ret;
}
)PTX"},
    {"gs_cub_places_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_137176ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137174cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137176thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_32(
	.param .align 8 .b8 gs_cub_places_32_param_0[152]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<413>;
	.reg .b32 	%r<2728>;
	.reg .b64 	%rd<388>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory[36352];
	mov.b64 	%rd13, gs_cub_places_32_param_0;
	add.s64 	%rd1, %rd13, 64;
	ld.param.u32 	%r1, [gs_cub_places_32_param_0+64];
	ld.param.v2.u32 	{%r518, %r519}, [gs_cub_places_32_param_0+80];
	setp.eq.s32 	%p2, %r519, 0;
	add.s32 	%r522, %r518, 1;
	selp.b32 	%r2, 0, %r522, %p2;
	ld.param.u32 	%r3, [gs_cub_places_32_param_0+92];
	ld.param.u64 	%rd2, [gs_cub_places_32_param_0+32];
	ld.param.u64 	%rd5, [gs_cub_places_32_param_0+8];
	ld.param.u64 	%rd6, [gs_cub_places_32_param_0];
	ld.param.u64 	%rd7, [gs_cub_places_32_param_0+24];
	ld.param.u64 	%rd8, [gs_cub_places_32_param_0+16];
	ld.param.v2.u32 	{%r523, %r524}, [gs_cub_places_32_param_0+72];
	mov.u32 	%r6, %tid.x;
	shr.u32 	%r7, %r6, 5;
	setp.ne.s32 	%p3, %r6, 0;
	@%p3 bra 	$L__BB0_2;
	ld.param.u64 	%rd15, [%rd1+-8];
	cvta.to.global.u64 	%rd16, %rd15;
	atom.global.add.u32 	%r525, [%rd16], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory+35328], %r525;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r8, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory+35328];
	mul.lo.s32 	%r9, %r8, 8832;
	sub.s32 	%r10, %r523, %r9;
	and.b32  	%r527, %r6, -32;
	mul.lo.s32 	%r528, %r527, 23;
	and.b32  	%r529, %r6, 31;
	or.b32  	%r11, %r528, %r529;
	setp.ge.s32 	%p4, %r11, %r10;
	add.s32 	%r530, %r11, %r9;
	cvta.to.global.u64 	%rd17, %rd6;
	mul.wide.s32 	%rd18, %r530, 4;
	add.s64 	%rd9, %rd17, %rd18;
	mov.u32 	%r526, -1;
	mov.u32 	%r2627, %r526;
	@%p4 bra 	$L__BB0_10;
	setp.lt.u32 	%p5, %r2, 2;
	ld.global.u32 	%r2626, [%rd9];
	mov.u32 	%r2627, %r2626;
	@%p5 bra 	$L__BB0_10;
	setp.eq.s32 	%p6, %r2, 2;
	@%p6 bra 	$L__BB0_9;
	bra.uni 	$L__BB0_5;
$L__BB0_9:
	xor.b32  	%r2627, %r2626, -2147483648;
	bra.uni 	$L__BB0_10;
$L__BB0_5:
	setp.eq.s32 	%p7, %r3, 0;
	@%p7 bra 	$L__BB0_8;
	and.b32  	%r13, %r2626, 2147483647;
	mov.u32 	%r532, 2147483647;
	sub.s32 	%r533, %r532, %r1;
	setp.gt.u32 	%p8, %r13, %r533;
	mov.u32 	%r2627, %r526;
	@%p8 bra 	$L__BB0_10;
	setp.eq.s32 	%p9, %r13, 0;
	selp.b32 	%r2626, 0, %r2626, %p9;
$L__BB0_8:
	setp.lt.s32 	%p10, %r2626, 0;
	selp.b32 	%r534, -1, -2147483648, %p10;
	xor.b32  	%r535, %r534, %r2626;
	sub.s32 	%r2627, %r535, %r1;
$L__BB0_10:
	add.s32 	%r537, %r11, 32;
	setp.ge.s32 	%p11, %r537, %r10;
	mov.u32 	%r2629, %r526;
	@%p11 bra 	$L__BB0_18;
	setp.lt.u32 	%p12, %r2, 2;
	ld.global.u32 	%r2628, [%rd9+128];
	mov.u32 	%r2629, %r2628;
	@%p12 bra 	$L__BB0_18;
	setp.eq.s32 	%p13, %r2, 2;
	@%p13 bra 	$L__BB0_17;
	bra.uni 	$L__BB0_13;
$L__BB0_17:
	xor.b32  	%r2629, %r2628, -2147483648;
	bra.uni 	$L__BB0_18;
$L__BB0_13:
	setp.eq.s32 	%p14, %r3, 0;
	@%p14 bra 	$L__BB0_16;
	and.b32  	%r20, %r2628, 2147483647;
	mov.u32 	%r539, 2147483647;
	sub.s32 	%r540, %r539, %r1;
	setp.gt.u32 	%p15, %r20, %r540;
	mov.u32 	%r2629, %r526;
	@%p15 bra 	$L__BB0_18;
	setp.eq.s32 	%p16, %r20, 0;
	selp.b32 	%r2628, 0, %r2628, %p16;
$L__BB0_16:
	setp.lt.s32 	%p17, %r2628, 0;
	selp.b32 	%r541, -1, -2147483648, %p17;
	xor.b32  	%r542, %r541, %r2628;
	sub.s32 	%r2629, %r542, %r1;
$L__BB0_18:
	add.s32 	%r544, %r11, 64;
	setp.ge.s32 	%p18, %r544, %r10;
	mov.u32 	%r543, -1;
	mov.u32 	%r2631, %r543;
	@%p18 bra 	$L__BB0_26;
	setp.lt.u32 	%p19, %r2, 2;
	ld.global.u32 	%r2630, [%rd9+256];
	mov.u32 	%r2631, %r2630;
	@%p19 bra 	$L__BB0_26;
	setp.eq.s32 	%p20, %r2, 2;
	@%p20 bra 	$L__BB0_25;
	bra.uni 	$L__BB0_21;
$L__BB0_25:
	xor.b32  	%r2631, %r2630, -2147483648;
	bra.uni 	$L__BB0_26;
$L__BB0_21:
	setp.eq.s32 	%p21, %r3, 0;
	@%p21 bra 	$L__BB0_24;
	and.b32  	%r27, %r2630, 2147483647;
	mov.u32 	%r546, 2147483647;
	sub.s32 	%r547, %r546, %r1;
	setp.gt.u32 	%p22, %r27, %r547;
	mov.u32 	%r2631, %r543;
	@%p22 bra 	$L__BB0_26;
	setp.eq.s32 	%p23, %r27, 0;
	selp.b32 	%r2630, 0, %r2630, %p23;
$L__BB0_24:
	setp.lt.s32 	%p24, %r2630, 0;
	selp.b32 	%r548, -1, -2147483648, %p24;
	xor.b32  	%r549, %r548, %r2630;
	sub.s32 	%r2631, %r549, %r1;
$L__BB0_26:
	add.s32 	%r551, %r11, 96;
	setp.ge.s32 	%p25, %r551, %r10;
	mov.u32 	%r2633, %r543;
	@%p25 bra 	$L__BB0_34;
	setp.lt.u32 	%p26, %r2, 2;
	ld.global.u32 	%r2632, [%rd9+384];
	mov.u32 	%r2633, %r2632;
	@%p26 bra 	$L__BB0_34;
	setp.eq.s32 	%p27, %r2, 2;
	@%p27 bra 	$L__BB0_33;
	bra.uni 	$L__BB0_29;
$L__BB0_33:
	xor.b32  	%r2633, %r2632, -2147483648;
	bra.uni 	$L__BB0_34;
$L__BB0_29:
	setp.eq.s32 	%p28, %r3, 0;
	@%p28 bra 	$L__BB0_32;
	and.b32  	%r34, %r2632, 2147483647;
	mov.u32 	%r553, 2147483647;
	sub.s32 	%r554, %r553, %r1;
	setp.gt.u32 	%p29, %r34, %r554;
	mov.u32 	%r2633, %r543;
	@%p29 bra 	$L__BB0_34;
	setp.eq.s32 	%p30, %r34, 0;
	selp.b32 	%r2632, 0, %r2632, %p30;
$L__BB0_32:
	setp.lt.s32 	%p31, %r2632, 0;
	selp.b32 	%r555, -1, -2147483648, %p31;
	xor.b32  	%r556, %r555, %r2632;
	sub.s32 	%r2633, %r556, %r1;
$L__BB0_34:
	add.s32 	%r40, %r11, 128;
	setp.ge.s32 	%p32, %r40, %r10;
	mov.u32 	%r557, -1;
	mov.u32 	%r2635, %r557;
	@%p32 bra 	$L__BB0_42;
	setp.lt.u32 	%p33, %r2, 2;
	ld.global.u32 	%r2634, [%rd9+512];
	mov.u32 	%r2635, %r2634;
	@%p33 bra 	$L__BB0_42;
	setp.eq.s32 	%p34, %r2, 2;
	@%p34 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_37;
$L__BB0_41:
	xor.b32  	%r2635, %r2634, -2147483648;
	bra.uni 	$L__BB0_42;
$L__BB0_37:
	setp.eq.s32 	%p35, %r3, 0;
	@%p35 bra 	$L__BB0_40;
	and.b32  	%r42, %r2634, 2147483647;
	mov.u32 	%r559, 2147483647;
	sub.s32 	%r560, %r559, %r1;
	setp.gt.u32 	%p36, %r42, %r560;
	mov.u32 	%r2635, %r557;
	@%p36 bra 	$L__BB0_42;
	setp.eq.s32 	%p37, %r42, 0;
	selp.b32 	%r2634, 0, %r2634, %p37;
$L__BB0_40:
	setp.lt.s32 	%p38, %r2634, 0;
	selp.b32 	%r561, -1, -2147483648, %p38;
	xor.b32  	%r562, %r561, %r2634;
	sub.s32 	%r2635, %r562, %r1;
$L__BB0_42:
	add.s32 	%r48, %r11, 160;
	setp.ge.s32 	%p39, %r48, %r10;
	mov.u32 	%r2637, %r557;
	@%p39 bra 	$L__BB0_50;
	setp.lt.u32 	%p40, %r2, 2;
	ld.global.u32 	%r2636, [%rd9+640];
	mov.u32 	%r2637, %r2636;
	@%p40 bra 	$L__BB0_50;
	setp.eq.s32 	%p41, %r2, 2;
	@%p41 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_45;
$L__BB0_49:
	xor.b32  	%r2637, %r2636, -2147483648;
	bra.uni 	$L__BB0_50;
$L__BB0_45:
	setp.eq.s32 	%p42, %r3, 0;
	@%p42 bra 	$L__BB0_48;
	and.b32  	%r50, %r2636, 2147483647;
	mov.u32 	%r565, 2147483647;
	sub.s32 	%r566, %r565, %r1;
	setp.gt.u32 	%p43, %r50, %r566;
	mov.u32 	%r2637, %r557;
	@%p43 bra 	$L__BB0_50;
	setp.eq.s32 	%p44, %r50, 0;
	selp.b32 	%r2636, 0, %r2636, %p44;
$L__BB0_48:
	setp.lt.s32 	%p45, %r2636, 0;
	selp.b32 	%r567, -1, -2147483648, %p45;
	xor.b32  	%r568, %r567, %r2636;
	sub.s32 	%r2637, %r568, %r1;
$L__BB0_50:
	add.s32 	%r56, %r11, 192;
	setp.ge.s32 	%p46, %r56, %r10;
	mov.u32 	%r569, -1;
	mov.u32 	%r2639, %r569;
	@%p46 bra 	$L__BB0_58;
	setp.lt.u32 	%p47, %r2, 2;
	ld.global.u32 	%r2638, [%rd9+768];
	mov.u32 	%r2639, %r2638;
	@%p47 bra 	$L__BB0_58;
	setp.eq.s32 	%p48, %r2, 2;
	@%p48 bra 	$L__BB0_57;
	bra.uni 	$L__BB0_53;
$L__BB0_57:
	xor.b32  	%r2639, %r2638, -2147483648;
	bra.uni 	$L__BB0_58;
$L__BB0_53:
	setp.eq.s32 	%p49, %r3, 0;
	@%p49 bra 	$L__BB0_56;
	and.b32  	%r58, %r2638, 2147483647;
	mov.u32 	%r571, 2147483647;
	sub.s32 	%r572, %r571, %r1;
	setp.gt.u32 	%p50, %r58, %r572;
	mov.u32 	%r2639, %r569;
	@%p50 bra 	$L__BB0_58;
	setp.eq.s32 	%p51, %r58, 0;
	selp.b32 	%r2638, 0, %r2638, %p51;
$L__BB0_56:
	setp.lt.s32 	%p52, %r2638, 0;
	selp.b32 	%r573, -1, -2147483648, %p52;
	xor.b32  	%r574, %r573, %r2638;
	sub.s32 	%r2639, %r574, %r1;
$L__BB0_58:
	add.s32 	%r64, %r11, 224;
	setp.ge.s32 	%p53, %r64, %r10;
	mov.u32 	%r2641, %r569;
	@%p53 bra 	$L__BB0_66;
	setp.lt.u32 	%p54, %r2, 2;
	ld.global.u32 	%r2640, [%rd9+896];
	mov.u32 	%r2641, %r2640;
	@%p54 bra 	$L__BB0_66;
	setp.eq.s32 	%p55, %r2, 2;
	@%p55 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_61;
$L__BB0_65:
	xor.b32  	%r2641, %r2640, -2147483648;
	bra.uni 	$L__BB0_66;
$L__BB0_61:
	setp.eq.s32 	%p56, %r3, 0;
	@%p56 bra 	$L__BB0_64;
	and.b32  	%r66, %r2640, 2147483647;
	mov.u32 	%r577, 2147483647;
	sub.s32 	%r578, %r577, %r1;
	setp.gt.u32 	%p57, %r66, %r578;
	mov.u32 	%r2641, %r569;
	@%p57 bra 	$L__BB0_66;
	setp.eq.s32 	%p58, %r66, 0;
	selp.b32 	%r2640, 0, %r2640, %p58;
$L__BB0_64:
	setp.lt.s32 	%p59, %r2640, 0;
	selp.b32 	%r579, -1, -2147483648, %p59;
	xor.b32  	%r580, %r579, %r2640;
	sub.s32 	%r2641, %r580, %r1;
$L__BB0_66:
	add.s32 	%r72, %r11, 256;
	setp.ge.s32 	%p60, %r72, %r10;
	mov.u32 	%r581, -1;
	mov.u32 	%r2643, %r581;
	@%p60 bra 	$L__BB0_74;
	setp.lt.u32 	%p61, %r2, 2;
	ld.global.u32 	%r2642, [%rd9+1024];
	mov.u32 	%r2643, %r2642;
	@%p61 bra 	$L__BB0_74;
	setp.eq.s32 	%p62, %r2, 2;
	@%p62 bra 	$L__BB0_73;
	bra.uni 	$L__BB0_69;
$L__BB0_73:
	xor.b32  	%r2643, %r2642, -2147483648;
	bra.uni 	$L__BB0_74;
$L__BB0_69:
	setp.eq.s32 	%p63, %r3, 0;
	@%p63 bra 	$L__BB0_72;
	and.b32  	%r74, %r2642, 2147483647;
	mov.u32 	%r583, 2147483647;
	sub.s32 	%r584, %r583, %r1;
	setp.gt.u32 	%p64, %r74, %r584;
	mov.u32 	%r2643, %r581;
	@%p64 bra 	$L__BB0_74;
	setp.eq.s32 	%p65, %r74, 0;
	selp.b32 	%r2642, 0, %r2642, %p65;
$L__BB0_72:
	setp.lt.s32 	%p66, %r2642, 0;
	selp.b32 	%r585, -1, -2147483648, %p66;
	xor.b32  	%r586, %r585, %r2642;
	sub.s32 	%r2643, %r586, %r1;
$L__BB0_74:
	add.s32 	%r80, %r11, 288;
	setp.ge.s32 	%p67, %r80, %r10;
	mov.u32 	%r2645, %r581;
	@%p67 bra 	$L__BB0_82;
	setp.lt.u32 	%p68, %r2, 2;
	ld.global.u32 	%r2644, [%rd9+1152];
	mov.u32 	%r2645, %r2644;
	@%p68 bra 	$L__BB0_82;
	setp.eq.s32 	%p69, %r2, 2;
	@%p69 bra 	$L__BB0_81;
	bra.uni 	$L__BB0_77;
$L__BB0_81:
	xor.b32  	%r2645, %r2644, -2147483648;
	bra.uni 	$L__BB0_82;
$L__BB0_77:
	setp.eq.s32 	%p70, %r3, 0;
	@%p70 bra 	$L__BB0_80;
	and.b32  	%r82, %r2644, 2147483647;
	mov.u32 	%r589, 2147483647;
	sub.s32 	%r590, %r589, %r1;
	setp.gt.u32 	%p71, %r82, %r590;
	mov.u32 	%r2645, %r581;
	@%p71 bra 	$L__BB0_82;
	setp.eq.s32 	%p72, %r82, 0;
	selp.b32 	%r2644, 0, %r2644, %p72;
$L__BB0_80:
	setp.lt.s32 	%p73, %r2644, 0;
	selp.b32 	%r591, -1, -2147483648, %p73;
	xor.b32  	%r592, %r591, %r2644;
	sub.s32 	%r2645, %r592, %r1;
$L__BB0_82:
	add.s32 	%r88, %r11, 320;
	setp.ge.s32 	%p74, %r88, %r10;
	mov.u32 	%r593, -1;
	mov.u32 	%r2647, %r593;
	@%p74 bra 	$L__BB0_90;
	setp.lt.u32 	%p75, %r2, 2;
	ld.global.u32 	%r2646, [%rd9+1280];
	mov.u32 	%r2647, %r2646;
	@%p75 bra 	$L__BB0_90;
	setp.eq.s32 	%p76, %r2, 2;
	@%p76 bra 	$L__BB0_89;
	bra.uni 	$L__BB0_85;
$L__BB0_89:
	xor.b32  	%r2647, %r2646, -2147483648;
	bra.uni 	$L__BB0_90;
$L__BB0_85:
	setp.eq.s32 	%p77, %r3, 0;
	@%p77 bra 	$L__BB0_88;
	and.b32  	%r90, %r2646, 2147483647;
	mov.u32 	%r595, 2147483647;
	sub.s32 	%r596, %r595, %r1;
	setp.gt.u32 	%p78, %r90, %r596;
	mov.u32 	%r2647, %r593;
	@%p78 bra 	$L__BB0_90;
	setp.eq.s32 	%p79, %r90, 0;
	selp.b32 	%r2646, 0, %r2646, %p79;
$L__BB0_88:
	setp.lt.s32 	%p80, %r2646, 0;
	selp.b32 	%r597, -1, -2147483648, %p80;
	xor.b32  	%r598, %r597, %r2646;
	sub.s32 	%r2647, %r598, %r1;
$L__BB0_90:
	add.s32 	%r96, %r11, 352;
	setp.ge.s32 	%p81, %r96, %r10;
	mov.u32 	%r2649, %r593;
	@%p81 bra 	$L__BB0_98;
	setp.lt.u32 	%p82, %r2, 2;
	ld.global.u32 	%r2648, [%rd9+1408];
	mov.u32 	%r2649, %r2648;
	@%p82 bra 	$L__BB0_98;
	setp.eq.s32 	%p83, %r2, 2;
	@%p83 bra 	$L__BB0_97;
	bra.uni 	$L__BB0_93;
$L__BB0_97:
	xor.b32  	%r2649, %r2648, -2147483648;
	bra.uni 	$L__BB0_98;
$L__BB0_93:
	setp.eq.s32 	%p84, %r3, 0;
	@%p84 bra 	$L__BB0_96;
	and.b32  	%r98, %r2648, 2147483647;
	mov.u32 	%r601, 2147483647;
	sub.s32 	%r602, %r601, %r1;
	setp.gt.u32 	%p85, %r98, %r602;
	mov.u32 	%r2649, %r593;
	@%p85 bra 	$L__BB0_98;
	setp.eq.s32 	%p86, %r98, 0;
	selp.b32 	%r2648, 0, %r2648, %p86;
$L__BB0_96:
	setp.lt.s32 	%p87, %r2648, 0;
	selp.b32 	%r603, -1, -2147483648, %p87;
	xor.b32  	%r604, %r603, %r2648;
	sub.s32 	%r2649, %r604, %r1;
$L__BB0_98:
	add.s32 	%r104, %r11, 384;
	setp.ge.s32 	%p88, %r104, %r10;
	mov.u32 	%r605, -1;
	mov.u32 	%r2651, %r605;
	@%p88 bra 	$L__BB0_106;
	setp.lt.u32 	%p89, %r2, 2;
	ld.global.u32 	%r2650, [%rd9+1536];
	mov.u32 	%r2651, %r2650;
	@%p89 bra 	$L__BB0_106;
	setp.eq.s32 	%p90, %r2, 2;
	@%p90 bra 	$L__BB0_105;
	bra.uni 	$L__BB0_101;
$L__BB0_105:
	xor.b32  	%r2651, %r2650, -2147483648;
	bra.uni 	$L__BB0_106;
$L__BB0_101:
	setp.eq.s32 	%p91, %r3, 0;
	@%p91 bra 	$L__BB0_104;
	and.b32  	%r106, %r2650, 2147483647;
	mov.u32 	%r607, 2147483647;
	sub.s32 	%r608, %r607, %r1;
	setp.gt.u32 	%p92, %r106, %r608;
	mov.u32 	%r2651, %r605;
	@%p92 bra 	$L__BB0_106;
	setp.eq.s32 	%p93, %r106, 0;
	selp.b32 	%r2650, 0, %r2650, %p93;
$L__BB0_104:
	setp.lt.s32 	%p94, %r2650, 0;
	selp.b32 	%r609, -1, -2147483648, %p94;
	xor.b32  	%r610, %r609, %r2650;
	sub.s32 	%r2651, %r610, %r1;
$L__BB0_106:
	add.s32 	%r112, %r11, 416;
	setp.ge.s32 	%p95, %r112, %r10;
	mov.u32 	%r2653, %r605;
	@%p95 bra 	$L__BB0_114;
	setp.lt.u32 	%p96, %r2, 2;
	ld.global.u32 	%r2652, [%rd9+1664];
	mov.u32 	%r2653, %r2652;
	@%p96 bra 	$L__BB0_114;
	setp.eq.s32 	%p97, %r2, 2;
	@%p97 bra 	$L__BB0_113;
	bra.uni 	$L__BB0_109;
$L__BB0_113:
	xor.b32  	%r2653, %r2652, -2147483648;
	bra.uni 	$L__BB0_114;
$L__BB0_109:
	setp.eq.s32 	%p98, %r3, 0;
	@%p98 bra 	$L__BB0_112;
	and.b32  	%r114, %r2652, 2147483647;
	mov.u32 	%r613, 2147483647;
	sub.s32 	%r614, %r613, %r1;
	setp.gt.u32 	%p99, %r114, %r614;
	mov.u32 	%r2653, %r605;
	@%p99 bra 	$L__BB0_114;
	setp.eq.s32 	%p100, %r114, 0;
	selp.b32 	%r2652, 0, %r2652, %p100;
$L__BB0_112:
	setp.lt.s32 	%p101, %r2652, 0;
	selp.b32 	%r615, -1, -2147483648, %p101;
	xor.b32  	%r616, %r615, %r2652;
	sub.s32 	%r2653, %r616, %r1;
$L__BB0_114:
	add.s32 	%r120, %r11, 448;
	setp.ge.s32 	%p102, %r120, %r10;
	mov.u32 	%r617, -1;
	mov.u32 	%r2655, %r617;
	@%p102 bra 	$L__BB0_122;
	setp.lt.u32 	%p103, %r2, 2;
	ld.global.u32 	%r2654, [%rd9+1792];
	mov.u32 	%r2655, %r2654;
	@%p103 bra 	$L__BB0_122;
	setp.eq.s32 	%p104, %r2, 2;
	@%p104 bra 	$L__BB0_121;
	bra.uni 	$L__BB0_117;
$L__BB0_121:
	xor.b32  	%r2655, %r2654, -2147483648;
	bra.uni 	$L__BB0_122;
$L__BB0_117:
	setp.eq.s32 	%p105, %r3, 0;
	@%p105 bra 	$L__BB0_120;
	and.b32  	%r122, %r2654, 2147483647;
	mov.u32 	%r619, 2147483647;
	sub.s32 	%r620, %r619, %r1;
	setp.gt.u32 	%p106, %r122, %r620;
	mov.u32 	%r2655, %r617;
	@%p106 bra 	$L__BB0_122;
	setp.eq.s32 	%p107, %r122, 0;
	selp.b32 	%r2654, 0, %r2654, %p107;
$L__BB0_120:
	setp.lt.s32 	%p108, %r2654, 0;
	selp.b32 	%r621, -1, -2147483648, %p108;
	xor.b32  	%r622, %r621, %r2654;
	sub.s32 	%r2655, %r622, %r1;
$L__BB0_122:
	add.s32 	%r128, %r11, 480;
	setp.ge.s32 	%p109, %r128, %r10;
	mov.u32 	%r2657, %r617;
	@%p109 bra 	$L__BB0_130;
	setp.lt.u32 	%p110, %r2, 2;
	ld.global.u32 	%r2656, [%rd9+1920];
	mov.u32 	%r2657, %r2656;
	@%p110 bra 	$L__BB0_130;
	setp.eq.s32 	%p111, %r2, 2;
	@%p111 bra 	$L__BB0_129;
	bra.uni 	$L__BB0_125;
$L__BB0_129:
	xor.b32  	%r2657, %r2656, -2147483648;
	bra.uni 	$L__BB0_130;
$L__BB0_125:
	setp.eq.s32 	%p112, %r3, 0;
	@%p112 bra 	$L__BB0_128;
	and.b32  	%r130, %r2656, 2147483647;
	mov.u32 	%r625, 2147483647;
	sub.s32 	%r626, %r625, %r1;
	setp.gt.u32 	%p113, %r130, %r626;
	mov.u32 	%r2657, %r617;
	@%p113 bra 	$L__BB0_130;
	setp.eq.s32 	%p114, %r130, 0;
	selp.b32 	%r2656, 0, %r2656, %p114;
$L__BB0_128:
	setp.lt.s32 	%p115, %r2656, 0;
	selp.b32 	%r627, -1, -2147483648, %p115;
	xor.b32  	%r628, %r627, %r2656;
	sub.s32 	%r2657, %r628, %r1;
$L__BB0_130:
	add.s32 	%r136, %r11, 512;
	setp.ge.s32 	%p116, %r136, %r10;
	mov.u32 	%r629, -1;
	mov.u32 	%r2659, %r629;
	@%p116 bra 	$L__BB0_138;
	setp.lt.u32 	%p117, %r2, 2;
	ld.global.u32 	%r2658, [%rd9+2048];
	mov.u32 	%r2659, %r2658;
	@%p117 bra 	$L__BB0_138;
	setp.eq.s32 	%p118, %r2, 2;
	@%p118 bra 	$L__BB0_137;
	bra.uni 	$L__BB0_133;
$L__BB0_137:
	xor.b32  	%r2659, %r2658, -2147483648;
	bra.uni 	$L__BB0_138;
$L__BB0_133:
	setp.eq.s32 	%p119, %r3, 0;
	@%p119 bra 	$L__BB0_136;
	and.b32  	%r138, %r2658, 2147483647;
	mov.u32 	%r631, 2147483647;
	sub.s32 	%r632, %r631, %r1;
	setp.gt.u32 	%p120, %r138, %r632;
	mov.u32 	%r2659, %r629;
	@%p120 bra 	$L__BB0_138;
	setp.eq.s32 	%p121, %r138, 0;
	selp.b32 	%r2658, 0, %r2658, %p121;
$L__BB0_136:
	setp.lt.s32 	%p122, %r2658, 0;
	selp.b32 	%r633, -1, -2147483648, %p122;
	xor.b32  	%r634, %r633, %r2658;
	sub.s32 	%r2659, %r634, %r1;
$L__BB0_138:
	add.s32 	%r144, %r11, 544;
	setp.ge.s32 	%p123, %r144, %r10;
	mov.u32 	%r2661, %r629;
	@%p123 bra 	$L__BB0_146;
	setp.lt.u32 	%p124, %r2, 2;
	ld.global.u32 	%r2660, [%rd9+2176];
	mov.u32 	%r2661, %r2660;
	@%p124 bra 	$L__BB0_146;
	setp.eq.s32 	%p125, %r2, 2;
	@%p125 bra 	$L__BB0_145;
	bra.uni 	$L__BB0_141;
$L__BB0_145:
	xor.b32  	%r2661, %r2660, -2147483648;
	bra.uni 	$L__BB0_146;
$L__BB0_141:
	setp.eq.s32 	%p126, %r3, 0;
	@%p126 bra 	$L__BB0_144;
	and.b32  	%r146, %r2660, 2147483647;
	mov.u32 	%r637, 2147483647;
	sub.s32 	%r638, %r637, %r1;
	setp.gt.u32 	%p127, %r146, %r638;
	mov.u32 	%r2661, %r629;
	@%p127 bra 	$L__BB0_146;
	setp.eq.s32 	%p128, %r146, 0;
	selp.b32 	%r2660, 0, %r2660, %p128;
$L__BB0_144:
	setp.lt.s32 	%p129, %r2660, 0;
	selp.b32 	%r639, -1, -2147483648, %p129;
	xor.b32  	%r640, %r639, %r2660;
	sub.s32 	%r2661, %r640, %r1;
$L__BB0_146:
	add.s32 	%r152, %r11, 576;
	setp.ge.s32 	%p130, %r152, %r10;
	mov.u32 	%r641, -1;
	mov.u32 	%r2663, %r641;
	@%p130 bra 	$L__BB0_154;
	setp.lt.u32 	%p131, %r2, 2;
	ld.global.u32 	%r2662, [%rd9+2304];
	mov.u32 	%r2663, %r2662;
	@%p131 bra 	$L__BB0_154;
	setp.eq.s32 	%p132, %r2, 2;
	@%p132 bra 	$L__BB0_153;
	bra.uni 	$L__BB0_149;
$L__BB0_153:
	xor.b32  	%r2663, %r2662, -2147483648;
	bra.uni 	$L__BB0_154;
$L__BB0_149:
	setp.eq.s32 	%p133, %r3, 0;
	@%p133 bra 	$L__BB0_152;
	and.b32  	%r154, %r2662, 2147483647;
	mov.u32 	%r643, 2147483647;
	sub.s32 	%r644, %r643, %r1;
	setp.gt.u32 	%p134, %r154, %r644;
	mov.u32 	%r2663, %r641;
	@%p134 bra 	$L__BB0_154;
	setp.eq.s32 	%p135, %r154, 0;
	selp.b32 	%r2662, 0, %r2662, %p135;
$L__BB0_152:
	setp.lt.s32 	%p136, %r2662, 0;
	selp.b32 	%r645, -1, -2147483648, %p136;
	xor.b32  	%r646, %r645, %r2662;
	sub.s32 	%r2663, %r646, %r1;
$L__BB0_154:
	add.s32 	%r160, %r11, 608;
	setp.ge.s32 	%p137, %r160, %r10;
	mov.u32 	%r2665, %r641;
	@%p137 bra 	$L__BB0_162;
	setp.lt.u32 	%p138, %r2, 2;
	ld.global.u32 	%r2664, [%rd9+2432];
	mov.u32 	%r2665, %r2664;
	@%p138 bra 	$L__BB0_162;
	setp.eq.s32 	%p139, %r2, 2;
	@%p139 bra 	$L__BB0_161;
	bra.uni 	$L__BB0_157;
$L__BB0_161:
	xor.b32  	%r2665, %r2664, -2147483648;
	bra.uni 	$L__BB0_162;
$L__BB0_157:
	setp.eq.s32 	%p140, %r3, 0;
	@%p140 bra 	$L__BB0_160;
	and.b32  	%r162, %r2664, 2147483647;
	mov.u32 	%r649, 2147483647;
	sub.s32 	%r650, %r649, %r1;
	setp.gt.u32 	%p141, %r162, %r650;
	mov.u32 	%r2665, %r641;
	@%p141 bra 	$L__BB0_162;
	setp.eq.s32 	%p142, %r162, 0;
	selp.b32 	%r2664, 0, %r2664, %p142;
$L__BB0_160:
	setp.lt.s32 	%p143, %r2664, 0;
	selp.b32 	%r651, -1, -2147483648, %p143;
	xor.b32  	%r652, %r651, %r2664;
	sub.s32 	%r2665, %r652, %r1;
$L__BB0_162:
	add.s32 	%r168, %r11, 640;
	setp.ge.s32 	%p144, %r168, %r10;
	mov.u32 	%r653, -1;
	mov.u32 	%r2667, %r653;
	@%p144 bra 	$L__BB0_170;
	setp.lt.u32 	%p145, %r2, 2;
	ld.global.u32 	%r2666, [%rd9+2560];
	mov.u32 	%r2667, %r2666;
	@%p145 bra 	$L__BB0_170;
	setp.eq.s32 	%p146, %r2, 2;
	@%p146 bra 	$L__BB0_169;
	bra.uni 	$L__BB0_165;
$L__BB0_169:
	xor.b32  	%r2667, %r2666, -2147483648;
	bra.uni 	$L__BB0_170;
$L__BB0_165:
	setp.eq.s32 	%p147, %r3, 0;
	@%p147 bra 	$L__BB0_168;
	and.b32  	%r170, %r2666, 2147483647;
	mov.u32 	%r655, 2147483647;
	sub.s32 	%r656, %r655, %r1;
	setp.gt.u32 	%p148, %r170, %r656;
	mov.u32 	%r2667, %r653;
	@%p148 bra 	$L__BB0_170;
	setp.eq.s32 	%p149, %r170, 0;
	selp.b32 	%r2666, 0, %r2666, %p149;
$L__BB0_168:
	setp.lt.s32 	%p150, %r2666, 0;
	selp.b32 	%r657, -1, -2147483648, %p150;
	xor.b32  	%r658, %r657, %r2666;
	sub.s32 	%r2667, %r658, %r1;
$L__BB0_170:
	add.s32 	%r176, %r11, 672;
	setp.ge.s32 	%p151, %r176, %r10;
	mov.u32 	%r2669, %r653;
	@%p151 bra 	$L__BB0_178;
	setp.lt.u32 	%p152, %r2, 2;
	ld.global.u32 	%r2668, [%rd9+2688];
	mov.u32 	%r2669, %r2668;
	@%p152 bra 	$L__BB0_178;
	setp.eq.s32 	%p153, %r2, 2;
	@%p153 bra 	$L__BB0_177;
	bra.uni 	$L__BB0_173;
$L__BB0_177:
	xor.b32  	%r2669, %r2668, -2147483648;
	bra.uni 	$L__BB0_178;
$L__BB0_173:
	setp.eq.s32 	%p154, %r3, 0;
	@%p154 bra 	$L__BB0_176;
	and.b32  	%r178, %r2668, 2147483647;
	mov.u32 	%r661, 2147483647;
	sub.s32 	%r662, %r661, %r1;
	setp.gt.u32 	%p155, %r178, %r662;
	mov.u32 	%r2669, %r653;
	@%p155 bra 	$L__BB0_178;
	setp.eq.s32 	%p156, %r178, 0;
	selp.b32 	%r2668, 0, %r2668, %p156;
$L__BB0_176:
	setp.lt.s32 	%p157, %r2668, 0;
	selp.b32 	%r663, -1, -2147483648, %p157;
	xor.b32  	%r664, %r663, %r2668;
	sub.s32 	%r2669, %r664, %r1;
$L__BB0_178:
	add.s32 	%r666, %r11, 704;
	setp.ge.s32 	%p158, %r666, %r10;
	mov.u32 	%r665, -1;
	mov.u32 	%r2671, %r665;
	@%p158 bra 	$L__BB0_186;
	setp.lt.u32 	%p159, %r2, 2;
	ld.global.u32 	%r2670, [%rd9+2816];
	mov.u32 	%r2671, %r2670;
	@%p159 bra 	$L__BB0_186;
	setp.eq.s32 	%p160, %r2, 2;
	@%p160 bra 	$L__BB0_185;
	bra.uni 	$L__BB0_181;
$L__BB0_185:
	xor.b32  	%r2671, %r2670, -2147483648;
	bra.uni 	$L__BB0_186;
$L__BB0_181:
	setp.eq.s32 	%p161, %r3, 0;
	@%p161 bra 	$L__BB0_184;
	and.b32  	%r185, %r2670, 2147483647;
	mov.u32 	%r668, 2147483647;
	sub.s32 	%r669, %r668, %r1;
	setp.gt.u32 	%p162, %r185, %r669;
	mov.u32 	%r2671, %r665;
	@%p162 bra 	$L__BB0_186;
	setp.eq.s32 	%p163, %r185, 0;
	selp.b32 	%r2670, 0, %r2670, %p163;
$L__BB0_184:
	setp.lt.s32 	%p164, %r2670, 0;
	selp.b32 	%r670, -1, -2147483648, %p164;
	xor.b32  	%r671, %r670, %r2670;
	sub.s32 	%r2671, %r671, %r1;
$L__BB0_186:
	mov.u32 %r672, %laneid;
	setp.gt.s32 	%p165, %r672, 255;
	@%p165 bra 	$L__BB0_193;
	max.s32 	%r673, %r672, 224;
	add.s32 	%r674, %r673, 31;
	sub.s32 	%r192, %r674, %r672;
	shr.u32 	%r675, %r192, 5;
	add.s32 	%r676, %r675, 1;
	and.b32  	%r2673, %r676, 3;
	setp.eq.s32 	%p166, %r2673, 0;
	mov.u32 	%r2674, %r672;
	@%p166 bra 	$L__BB0_190;
	shl.b32 	%r677, %r7, 10;
	mov.u32 	%r2674, %r672;
$L__BB0_189:
	.pragma "nounroll";
	mov.u32 	%r678, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r679, %r678, %r677;
	shl.b32 	%r680, %r2674, 2;
	add.s32 	%r681, %r679, %r680;
	mov.u32 	%r682, 0;
	st.shared.u32 	[%r681], %r682;
	add.s32 	%r2674, %r2674, 32;
	add.s32 	%r2673, %r2673, -1;
	setp.ne.s32 	%p167, %r2673, 0;
	@%p167 bra 	$L__BB0_189;
$L__BB0_190:
	setp.lt.u32 	%p168, %r192, 96;
	@%p168 bra 	$L__BB0_193;
	add.s32 	%r2676, %r2674, -128;
	shl.b32 	%r683, %r7, 10;
	mov.u32 	%r684, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r685, %r684, %r683;
	shl.b32 	%r686, %r2674, 2;
	add.s32 	%r687, %r685, %r686;
	add.s32 	%r2675, %r687, 256;
$L__BB0_192:
	.pragma "nounroll";
	mov.u32 	%r688, 0;
	st.shared.u32 	[%r2675+-256], %r688;
	st.shared.u32 	[%r2675+-128], %r688;
	st.shared.u32 	[%r2675], %r688;
	st.shared.u32 	[%r2675+128], %r688;
	add.s32 	%r2675, %r2675, 512;
	add.s32 	%r2676, %r2676, 128;
	setp.lt.s32 	%p169, %r2676, 128;
	@%p169 bra 	$L__BB0_192;
$L__BB0_193:
	bar.warp.sync 	-1;
	shr.u32 	%r690, %r2627, %r524;
	shl.b32 	%r691, %r7, 10;
	mov.u32 	%r692, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r693, %r692, %r691;
	shl.b32 	%r694, %r690, 2;
	and.b32  	%r695, %r694, 1020;
	add.s32 	%r696, %r693, %r695;
	atom.shared.add.u32 	%r697, [%r696], 1;
	shr.u32 	%r698, %r2629, %r524;
	shl.b32 	%r699, %r698, 2;
	and.b32  	%r700, %r699, 1020;
	add.s32 	%r701, %r693, %r700;
	atom.shared.add.u32 	%r702, [%r701], 1;
	shr.u32 	%r703, %r2631, %r524;
	shl.b32 	%r704, %r703, 2;
	and.b32  	%r705, %r704, 1020;
	add.s32 	%r706, %r693, %r705;
	atom.shared.add.u32 	%r707, [%r706], 1;
	shr.u32 	%r708, %r2633, %r524;
	shl.b32 	%r709, %r708, 2;
	and.b32  	%r710, %r709, 1020;
	add.s32 	%r711, %r693, %r710;
	atom.shared.add.u32 	%r712, [%r711], 1;
	shr.u32 	%r713, %r2635, %r524;
	shl.b32 	%r714, %r713, 2;
	and.b32  	%r715, %r714, 1020;
	add.s32 	%r716, %r693, %r715;
	atom.shared.add.u32 	%r717, [%r716], 1;
	shr.u32 	%r718, %r2637, %r524;
	shl.b32 	%r719, %r718, 2;
	and.b32  	%r720, %r719, 1020;
	add.s32 	%r721, %r693, %r720;
	atom.shared.add.u32 	%r722, [%r721], 1;
	shr.u32 	%r723, %r2639, %r524;
	shl.b32 	%r724, %r723, 2;
	and.b32  	%r725, %r724, 1020;
	add.s32 	%r726, %r693, %r725;
	atom.shared.add.u32 	%r727, [%r726], 1;
	shr.u32 	%r728, %r2641, %r524;
	shl.b32 	%r729, %r728, 2;
	and.b32  	%r730, %r729, 1020;
	add.s32 	%r731, %r693, %r730;
	atom.shared.add.u32 	%r732, [%r731], 1;
	shr.u32 	%r733, %r2643, %r524;
	shl.b32 	%r734, %r733, 2;
	and.b32  	%r735, %r734, 1020;
	add.s32 	%r736, %r693, %r735;
	atom.shared.add.u32 	%r737, [%r736], 1;
	shr.u32 	%r738, %r2645, %r524;
	shl.b32 	%r739, %r738, 2;
	and.b32  	%r740, %r739, 1020;
	add.s32 	%r741, %r693, %r740;
	atom.shared.add.u32 	%r742, [%r741], 1;
	shr.u32 	%r743, %r2647, %r524;
	shl.b32 	%r744, %r743, 2;
	and.b32  	%r745, %r744, 1020;
	add.s32 	%r746, %r693, %r745;
	atom.shared.add.u32 	%r747, [%r746], 1;
	shr.u32 	%r748, %r2649, %r524;
	shl.b32 	%r749, %r748, 2;
	and.b32  	%r750, %r749, 1020;
	add.s32 	%r751, %r693, %r750;
	atom.shared.add.u32 	%r752, [%r751], 1;
	shr.u32 	%r753, %r2651, %r524;
	shl.b32 	%r754, %r753, 2;
	and.b32  	%r755, %r754, 1020;
	add.s32 	%r756, %r693, %r755;
	atom.shared.add.u32 	%r757, [%r756], 1;
	shr.u32 	%r758, %r2653, %r524;
	shl.b32 	%r759, %r758, 2;
	and.b32  	%r760, %r759, 1020;
	add.s32 	%r761, %r693, %r760;
	atom.shared.add.u32 	%r762, [%r761], 1;
	shr.u32 	%r763, %r2655, %r524;
	shl.b32 	%r764, %r763, 2;
	and.b32  	%r765, %r764, 1020;
	add.s32 	%r766, %r693, %r765;
	atom.shared.add.u32 	%r767, [%r766], 1;
	shr.u32 	%r768, %r2657, %r524;
	shl.b32 	%r769, %r768, 2;
	and.b32  	%r770, %r769, 1020;
	add.s32 	%r771, %r693, %r770;
	atom.shared.add.u32 	%r772, [%r771], 1;
	shr.u32 	%r773, %r2659, %r524;
	shl.b32 	%r774, %r773, 2;
	and.b32  	%r775, %r774, 1020;
	add.s32 	%r776, %r693, %r775;
	atom.shared.add.u32 	%r777, [%r776], 1;
	shr.u32 	%r778, %r2661, %r524;
	shl.b32 	%r779, %r778, 2;
	and.b32  	%r780, %r779, 1020;
	add.s32 	%r781, %r693, %r780;
	atom.shared.add.u32 	%r782, [%r781], 1;
	shr.u32 	%r783, %r2663, %r524;
	shl.b32 	%r784, %r783, 2;
	and.b32  	%r785, %r784, 1020;
	add.s32 	%r786, %r693, %r785;
	atom.shared.add.u32 	%r787, [%r786], 1;
	shr.u32 	%r788, %r2665, %r524;
	shl.b32 	%r789, %r788, 2;
	and.b32  	%r790, %r789, 1020;
	add.s32 	%r791, %r693, %r790;
	atom.shared.add.u32 	%r792, [%r791], 1;
	shr.u32 	%r793, %r2667, %r524;
	shl.b32 	%r794, %r793, 2;
	and.b32  	%r795, %r794, 1020;
	add.s32 	%r796, %r693, %r795;
	atom.shared.add.u32 	%r797, [%r796], 1;
	shr.u32 	%r798, %r2669, %r524;
	shl.b32 	%r799, %r798, 2;
	and.b32  	%r800, %r799, 1020;
	add.s32 	%r801, %r693, %r800;
	atom.shared.add.u32 	%r802, [%r801], 1;
	shr.u32 	%r803, %r2671, %r524;
	shl.b32 	%r804, %r803, 2;
	and.b32  	%r805, %r804, 1020;
	add.s32 	%r806, %r693, %r805;
	atom.shared.add.u32 	%r807, [%r806], 1;
	bar.sync 	0;
	shl.b32 	%r808, %r6, 2;
	add.s32 	%r226, %r692, %r808;
	setp.gt.u32 	%p170, %r6, 255;
	mov.u32 	%r2677, 0;
	@%p170 bra 	$L__BB0_195;
	ld.shared.u32 	%r809, [%r226];
	mov.u32 	%r810, 0;
	st.shared.u32 	[%r226], %r810;
	ld.shared.u32 	%r811, [%r226+1024];
	st.shared.u32 	[%r226+1024], %r809;
	add.s32 	%r812, %r811, %r809;
	ld.shared.u32 	%r813, [%r226+2048];
	st.shared.u32 	[%r226+2048], %r812;
	add.s32 	%r814, %r813, %r812;
	ld.shared.u32 	%r815, [%r226+3072];
	st.shared.u32 	[%r226+3072], %r814;
	add.s32 	%r816, %r815, %r814;
	ld.shared.u32 	%r817, [%r226+4096];
	st.shared.u32 	[%r226+4096], %r816;
	add.s32 	%r818, %r817, %r816;
	ld.shared.u32 	%r819, [%r226+5120];
	st.shared.u32 	[%r226+5120], %r818;
	add.s32 	%r820, %r819, %r818;
	ld.shared.u32 	%r821, [%r226+6144];
	st.shared.u32 	[%r226+6144], %r820;
	add.s32 	%r822, %r821, %r820;
	ld.shared.u32 	%r823, [%r226+7168];
	st.shared.u32 	[%r226+7168], %r822;
	add.s32 	%r824, %r823, %r822;
	ld.shared.u32 	%r825, [%r226+8192];
	st.shared.u32 	[%r226+8192], %r824;
	add.s32 	%r826, %r825, %r824;
	ld.shared.u32 	%r827, [%r226+9216];
	st.shared.u32 	[%r226+9216], %r826;
	add.s32 	%r828, %r827, %r826;
	ld.shared.u32 	%r829, [%r226+10240];
	st.shared.u32 	[%r226+10240], %r828;
	add.s32 	%r830, %r829, %r828;
	ld.shared.u32 	%r831, [%r226+11264];
	st.shared.u32 	[%r226+11264], %r830;
	add.s32 	%r2677, %r831, %r830;
$L__BB0_195:
	ld.param.u64 	%rd379, [gs_cub_places_32_param_0+48];
	cvta.to.global.u64 	%rd19, %rd379;
	setp.gt.s32 	%p171, %r6, 255;
	@%p171 bra 	$L__BB0_197;
	ld.param.u64 	%rd383, [gs_cub_places_32_param_0+48];
	shl.b32 	%r2571, %r8, 8;
	add.s32 	%r2570, %r2571, %r6;
	mul.wide.s32 	%rd382, %r2570, 4;
	cvta.to.global.u64 	%rd381, %rd383;
	add.s64 	%rd380, %rd381, %rd382;
	or.b32  	%r834, %r2677, 1073741824;
	st.volatile.global.u32 	[%rd380], %r834;
$L__BB0_197:
	mul.wide.u32 	%rd21, %r6, -1431655765;
	shr.u64 	%rd22, %rd21, 35;
	cvt.u32.u64 	%r835, %rd22;
	add.s32 	%r836, %r835, %r6;
	shl.b32 	%r837, %r836, 2;
	add.s32 	%r229, %r692, %r837;
	st.shared.u32 	[%r229+13328], %r2677;
	bar.sync 	0;
	setp.gt.u32 	%p172, %r6, 31;
	@%p172 bra 	$L__BB0_199;
	mad.lo.s32 	%r870, %r6, 52, %r692;
	mov.u32 	%r847, 2;
	ld.shared.u32 	%r871, [%r870+13332];
	mov.u32 	%r866, 0;
	ld.shared.u32 	%r872, [%r870+13328];
	add.s32 	%r873, %r871, %r872;
	ld.shared.u32 	%r874, [%r870+13336];
	add.s32 	%r875, %r873, %r874;
	ld.shared.u32 	%r876, [%r870+13340];
	add.s32 	%r877, %r875, %r876;
	ld.shared.u32 	%r878, [%r870+13344];
	add.s32 	%r879, %r877, %r878;
	ld.shared.u32 	%r880, [%r870+13348];
	add.s32 	%r881, %r879, %r880;
	ld.shared.u32 	%r882, [%r870+13352];
	add.s32 	%r883, %r881, %r882;
	ld.shared.u32 	%r884, [%r870+13356];
	add.s32 	%r885, %r883, %r884;
	ld.shared.u32 	%r886, [%r870+13360];
	add.s32 	%r887, %r885, %r886;
	ld.shared.u32 	%r888, [%r870+13364];
	add.s32 	%r889, %r887, %r888;
	ld.shared.u32 	%r890, [%r870+13368];
	add.s32 	%r891, %r889, %r890;
	ld.shared.u32 	%r892, [%r870+13372];
	add.s32 	%r843, %r891, %r892;
	mov.u32 	%r841, 1;
	mov.u32 	%r868, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r843, %r841, %r866, %r868;  @p add.s32 r0, r0, %r843;  mov.s32 %r839, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r839, %r847, %r866, %r868;  @p add.s32 r0, r0, %r839;  mov.s32 %r845, r0;}
	mov.u32 	%r853, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r845, %r853, %r866, %r868;  @p add.s32 r0, r0, %r845;  mov.s32 %r851, r0;}
	mov.u32 	%r859, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r851, %r859, %r866, %r868;  @p add.s32 r0, r0, %r851;  mov.s32 %r857, r0;}
	mov.u32 	%r865, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r857, %r865, %r866, %r868;  @p add.s32 r0, r0, %r857;  mov.s32 %r863, r0;}
	sub.s32 	%r893, %r863, %r843;
	add.s32 	%r894, %r872, %r893;
	add.s32 	%r895, %r871, %r894;
	add.s32 	%r896, %r874, %r895;
	add.s32 	%r897, %r876, %r896;
	add.s32 	%r898, %r878, %r897;
	add.s32 	%r899, %r880, %r898;
	add.s32 	%r900, %r882, %r899;
	add.s32 	%r901, %r884, %r900;
	add.s32 	%r902, %r886, %r901;
	add.s32 	%r903, %r888, %r902;
	add.s32 	%r904, %r890, %r903;
	st.shared.u32 	[%r870+13328], %r893;
	st.shared.u32 	[%r870+13332], %r894;
	st.shared.u32 	[%r870+13336], %r895;
	st.shared.u32 	[%r870+13340], %r896;
	st.shared.u32 	[%r870+13344], %r897;
	st.shared.u32 	[%r870+13348], %r898;
	st.shared.u32 	[%r870+13352], %r899;
	st.shared.u32 	[%r870+13356], %r900;
	st.shared.u32 	[%r870+13360], %r901;
	st.shared.u32 	[%r870+13364], %r902;
	st.shared.u32 	[%r870+13368], %r903;
	st.shared.u32 	[%r870+13372], %r904;
$L__BB0_199:
	setp.gt.u32 	%p387, %r6, 255;
	mul.wide.u32 	%rd373, %r6, -1431655765;
	shr.u64 	%rd372, %rd373, 35;
	cvt.u32.u64 	%r2451, %rd372;
	add.s32 	%r2450, %r2451, %r6;
	shl.b32 	%r2449, %r2450, 2;
	add.s32 	%r2448, %r692, %r2449;
	bar.sync 	0;
	ld.shared.u32 	%r230, [%r2448+13328];
	@%p387 bra 	$L__BB0_201;
	ld.shared.u32 	%r905, [%r226];
	add.s32 	%r906, %r905, %r230;
	st.shared.u32 	[%r226], %r906;
	ld.shared.u32 	%r907, [%r226+1024];
	add.s32 	%r908, %r907, %r230;
	st.shared.u32 	[%r226+1024], %r908;
	ld.shared.u32 	%r909, [%r226+2048];
	add.s32 	%r910, %r909, %r230;
	st.shared.u32 	[%r226+2048], %r910;
	ld.shared.u32 	%r911, [%r226+3072];
	add.s32 	%r912, %r911, %r230;
	st.shared.u32 	[%r226+3072], %r912;
	ld.shared.u32 	%r913, [%r226+4096];
	add.s32 	%r914, %r913, %r230;
	st.shared.u32 	[%r226+4096], %r914;
	ld.shared.u32 	%r915, [%r226+5120];
	add.s32 	%r916, %r915, %r230;
	st.shared.u32 	[%r226+5120], %r916;
	ld.shared.u32 	%r917, [%r226+6144];
	add.s32 	%r918, %r917, %r230;
	st.shared.u32 	[%r226+6144], %r918;
	ld.shared.u32 	%r919, [%r226+7168];
	add.s32 	%r920, %r919, %r230;
	st.shared.u32 	[%r226+7168], %r920;
	ld.shared.u32 	%r921, [%r226+8192];
	add.s32 	%r922, %r921, %r230;
	st.shared.u32 	[%r226+8192], %r922;
	ld.shared.u32 	%r923, [%r226+9216];
	add.s32 	%r924, %r923, %r230;
	st.shared.u32 	[%r226+9216], %r924;
	ld.shared.u32 	%r925, [%r226+10240];
	add.s32 	%r926, %r925, %r230;
	st.shared.u32 	[%r226+10240], %r926;
	ld.shared.u32 	%r927, [%r226+11264];
	add.s32 	%r928, %r927, %r230;
	st.shared.u32 	[%r226+11264], %r928;
$L__BB0_201:
	shr.u32 	%r2453, %r2627, %r524;
	and.b32  	%r2452, %r2453, 255;
	bar.sync 	0;
	mov.u32 	%r931, 1;
	{
    .reg .pred p;
    and.b32 %r929, %r2452, %r931;    setp.ne.u32 p, %r929, 0;
    vote.ballot.sync.b32 %r929, p, 0xffffffff;
    @!p not.b32 %r929, %r929;
}
	mov.u32 	%r934, 2;
	{
    .reg .pred p;
    and.b32 %r932, %r2452, %r934;    setp.ne.u32 p, %r932, 0;
    vote.ballot.sync.b32 %r932, p, 0xffffffff;
    @!p not.b32 %r932, %r932;
}
	and.b32  	%r955, %r932, %r929;
	mov.u32 	%r937, 4;
	{
    .reg .pred p;
    and.b32 %r935, %r2452, %r937;    setp.ne.u32 p, %r935, 0;
    vote.ballot.sync.b32 %r935, p, 0xffffffff;
    @!p not.b32 %r935, %r935;
}
	and.b32  	%r956, %r935, %r955;
	mov.u32 	%r940, 8;
	{
    .reg .pred p;
    and.b32 %r938, %r2452, %r940;    setp.ne.u32 p, %r938, 0;
    vote.ballot.sync.b32 %r938, p, 0xffffffff;
    @!p not.b32 %r938, %r938;
}
	and.b32  	%r957, %r938, %r956;
	mov.u32 	%r943, 16;
	{
    .reg .pred p;
    and.b32 %r941, %r2452, %r943;    setp.ne.u32 p, %r941, 0;
    vote.ballot.sync.b32 %r941, p, 0xffffffff;
    @!p not.b32 %r941, %r941;
}
	and.b32  	%r958, %r941, %r957;
	mov.u32 	%r946, 32;
	{
    .reg .pred p;
    and.b32 %r944, %r2452, %r946;    setp.ne.u32 p, %r944, 0;
    vote.ballot.sync.b32 %r944, p, 0xffffffff;
    @!p not.b32 %r944, %r944;
}
	and.b32  	%r959, %r944, %r958;
	mov.u32 	%r949, 64;
	{
    .reg .pred p;
    and.b32 %r947, %r2452, %r949;    setp.ne.u32 p, %r947, 0;
    vote.ballot.sync.b32 %r947, p, 0xffffffff;
    @!p not.b32 %r947, %r947;
}
	and.b32  	%r960, %r947, %r959;
	mov.u32 	%r952, 128;
	{
    .reg .pred p;
    and.b32 %r950, %r2452, %r952;    setp.ne.u32 p, %r950, 0;
    vote.ballot.sync.b32 %r950, p, 0xffffffff;
    @!p not.b32 %r950, %r950;
}
	and.b32  	%r961, %r950, %r960;
	clz.b32 	%r962, %r961;
	mov.u32 	%r963, 31;
	sub.s32 	%r231, %r963, %r962;
	mov.u32 %r953, %lanemask_le;
	and.b32  	%r964, %r953, %r961;
	popc.b32 	%r232, %r964;
	setp.ne.s32 	%p174, %r672, %r231;
	mov.u32 	%r2679, 0;
	mov.u32 	%r2678, %r2679;
	@%p174 bra 	$L__BB0_203;
	shr.u32 	%r2569, %r2627, %r524;
	and.b32  	%r2568, %r2569, 255;
	shl.b32 	%r965, %r6, 5;
	and.b32  	%r966, %r965, -1024;
	add.s32 	%r968, %r692, %r966;
	shl.b32 	%r969, %r2568, 2;
	add.s32 	%r970, %r968, %r969;
	atom.shared.add.u32 	%r2678, [%r970], %r232;
$L__BB0_203:
	shr.u32 	%r2455, %r2629, %r524;
	and.b32  	%r2454, %r2455, 255;
	mov.u32 	%r998, -1;
	shfl.sync.idx.b32 	%r999|%p175, %r2678, %r231, %r963, %r998;
	add.s32 	%r1000, %r232, %r999;
	add.s32 	%r235, %r1000, -1;
	{
    .reg .pred p;
    and.b32 %r971, %r2454, %r931;    setp.ne.u32 p, %r971, 0;
    vote.ballot.sync.b32 %r971, p, 0xffffffff;
    @!p not.b32 %r971, %r971;
}
	{
    .reg .pred p;
    and.b32 %r974, %r2454, %r934;    setp.ne.u32 p, %r974, 0;
    vote.ballot.sync.b32 %r974, p, 0xffffffff;
    @!p not.b32 %r974, %r974;
}
	and.b32  	%r1001, %r974, %r971;
	{
    .reg .pred p;
    and.b32 %r977, %r2454, %r937;    setp.ne.u32 p, %r977, 0;
    vote.ballot.sync.b32 %r977, p, 0xffffffff;
    @!p not.b32 %r977, %r977;
}
	and.b32  	%r1002, %r977, %r1001;
	{
    .reg .pred p;
    and.b32 %r980, %r2454, %r940;    setp.ne.u32 p, %r980, 0;
    vote.ballot.sync.b32 %r980, p, 0xffffffff;
    @!p not.b32 %r980, %r980;
}
	and.b32  	%r1003, %r980, %r1002;
	{
    .reg .pred p;
    and.b32 %r983, %r2454, %r943;    setp.ne.u32 p, %r983, 0;
    vote.ballot.sync.b32 %r983, p, 0xffffffff;
    @!p not.b32 %r983, %r983;
}
	and.b32  	%r1004, %r983, %r1003;
	{
    .reg .pred p;
    and.b32 %r986, %r2454, %r946;    setp.ne.u32 p, %r986, 0;
    vote.ballot.sync.b32 %r986, p, 0xffffffff;
    @!p not.b32 %r986, %r986;
}
	and.b32  	%r1005, %r986, %r1004;
	{
    .reg .pred p;
    and.b32 %r989, %r2454, %r949;    setp.ne.u32 p, %r989, 0;
    vote.ballot.sync.b32 %r989, p, 0xffffffff;
    @!p not.b32 %r989, %r989;
}
	and.b32  	%r1006, %r989, %r1005;
	{
    .reg .pred p;
    and.b32 %r992, %r2454, %r952;    setp.ne.u32 p, %r992, 0;
    vote.ballot.sync.b32 %r992, p, 0xffffffff;
    @!p not.b32 %r992, %r992;
}
	and.b32  	%r1007, %r992, %r1006;
	clz.b32 	%r1008, %r1007;
	sub.s32 	%r236, %r963, %r1008;
	mov.u32 %r995, %lanemask_le;
	and.b32  	%r1009, %r995, %r1007;
	popc.b32 	%r237, %r1009;
	setp.ne.s32 	%p176, %r672, %r236;
	@%p176 bra 	$L__BB0_205;
	shr.u32 	%r2567, %r2629, %r524;
	and.b32  	%r2566, %r2567, 255;
	shl.b32 	%r1010, %r6, 5;
	and.b32  	%r1011, %r1010, -1024;
	add.s32 	%r1013, %r692, %r1011;
	shl.b32 	%r1014, %r2566, 2;
	add.s32 	%r1015, %r1013, %r1014;
	atom.shared.add.u32 	%r2679, [%r1015], %r237;
$L__BB0_205:
	shr.u32 	%r2457, %r2631, %r524;
	and.b32  	%r2456, %r2457, 255;
	mov.u32 	%r2681, 0;
	mov.u32 	%r1042, 31;
	shfl.sync.idx.b32 	%r1044|%p177, %r2679, %r236, %r1042, %r998;
	add.s32 	%r1045, %r237, %r1044;
	add.s32 	%r240, %r1045, -1;
	mov.u32 	%r1018, 1;
	{
    .reg .pred p;
    and.b32 %r1016, %r2456, %r1018;    setp.ne.u32 p, %r1016, 0;
    vote.ballot.sync.b32 %r1016, p, 0xffffffff;
    @!p not.b32 %r1016, %r1016;
}
	mov.u32 	%r1021, 2;
	{
    .reg .pred p;
    and.b32 %r1019, %r2456, %r1021;    setp.ne.u32 p, %r1019, 0;
    vote.ballot.sync.b32 %r1019, p, 0xffffffff;
    @!p not.b32 %r1019, %r1019;
}
	and.b32  	%r1046, %r1019, %r1016;
	mov.u32 	%r1024, 4;
	{
    .reg .pred p;
    and.b32 %r1022, %r2456, %r1024;    setp.ne.u32 p, %r1022, 0;
    vote.ballot.sync.b32 %r1022, p, 0xffffffff;
    @!p not.b32 %r1022, %r1022;
}
	and.b32  	%r1047, %r1022, %r1046;
	mov.u32 	%r1027, 8;
	{
    .reg .pred p;
    and.b32 %r1025, %r2456, %r1027;    setp.ne.u32 p, %r1025, 0;
    vote.ballot.sync.b32 %r1025, p, 0xffffffff;
    @!p not.b32 %r1025, %r1025;
}
	and.b32  	%r1048, %r1025, %r1047;
	mov.u32 	%r1030, 16;
	{
    .reg .pred p;
    and.b32 %r1028, %r2456, %r1030;    setp.ne.u32 p, %r1028, 0;
    vote.ballot.sync.b32 %r1028, p, 0xffffffff;
    @!p not.b32 %r1028, %r1028;
}
	and.b32  	%r1049, %r1028, %r1048;
	mov.u32 	%r1033, 32;
	{
    .reg .pred p;
    and.b32 %r1031, %r2456, %r1033;    setp.ne.u32 p, %r1031, 0;
    vote.ballot.sync.b32 %r1031, p, 0xffffffff;
    @!p not.b32 %r1031, %r1031;
}
	and.b32  	%r1050, %r1031, %r1049;
	mov.u32 	%r1036, 64;
	{
    .reg .pred p;
    and.b32 %r1034, %r2456, %r1036;    setp.ne.u32 p, %r1034, 0;
    vote.ballot.sync.b32 %r1034, p, 0xffffffff;
    @!p not.b32 %r1034, %r1034;
}
	and.b32  	%r1051, %r1034, %r1050;
	mov.u32 	%r1039, 128;
	{
    .reg .pred p;
    and.b32 %r1037, %r2456, %r1039;    setp.ne.u32 p, %r1037, 0;
    vote.ballot.sync.b32 %r1037, p, 0xffffffff;
    @!p not.b32 %r1037, %r1037;
}
	and.b32  	%r1052, %r1037, %r1051;
	clz.b32 	%r1053, %r1052;
	sub.s32 	%r241, %r1042, %r1053;
	mov.u32 %r1040, %lanemask_le;
	and.b32  	%r1054, %r1040, %r1052;
	popc.b32 	%r242, %r1054;
	setp.ne.s32 	%p178, %r672, %r241;
	mov.u32 	%r2680, %r2681;
	@%p178 bra 	$L__BB0_207;
	shr.u32 	%r2565, %r2631, %r524;
	and.b32  	%r2564, %r2565, 255;
	shl.b32 	%r1055, %r6, 5;
	and.b32  	%r1056, %r1055, -1024;
	add.s32 	%r1058, %r692, %r1056;
	shl.b32 	%r1059, %r2564, 2;
	add.s32 	%r1060, %r1058, %r1059;
	atom.shared.add.u32 	%r2680, [%r1060], %r242;
$L__BB0_207:
	shr.u32 	%r2459, %r2633, %r524;
	and.b32  	%r2458, %r2459, 255;
	mov.u32 	%r1088, -1;
	shfl.sync.idx.b32 	%r1089|%p179, %r2680, %r241, %r1042, %r1088;
	add.s32 	%r1090, %r242, %r1089;
	add.s32 	%r245, %r1090, -1;
	{
    .reg .pred p;
    and.b32 %r1061, %r2458, %r1018;    setp.ne.u32 p, %r1061, 0;
    vote.ballot.sync.b32 %r1061, p, 0xffffffff;
    @!p not.b32 %r1061, %r1061;
}
	{
    .reg .pred p;
    and.b32 %r1064, %r2458, %r1021;    setp.ne.u32 p, %r1064, 0;
    vote.ballot.sync.b32 %r1064, p, 0xffffffff;
    @!p not.b32 %r1064, %r1064;
}
	and.b32  	%r1091, %r1064, %r1061;
	{
    .reg .pred p;
    and.b32 %r1067, %r2458, %r1024;    setp.ne.u32 p, %r1067, 0;
    vote.ballot.sync.b32 %r1067, p, 0xffffffff;
    @!p not.b32 %r1067, %r1067;
}
	and.b32  	%r1092, %r1067, %r1091;
	{
    .reg .pred p;
    and.b32 %r1070, %r2458, %r1027;    setp.ne.u32 p, %r1070, 0;
    vote.ballot.sync.b32 %r1070, p, 0xffffffff;
    @!p not.b32 %r1070, %r1070;
}
	and.b32  	%r1093, %r1070, %r1092;
	{
    .reg .pred p;
    and.b32 %r1073, %r2458, %r1030;    setp.ne.u32 p, %r1073, 0;
    vote.ballot.sync.b32 %r1073, p, 0xffffffff;
    @!p not.b32 %r1073, %r1073;
}
	and.b32  	%r1094, %r1073, %r1093;
	{
    .reg .pred p;
    and.b32 %r1076, %r2458, %r1033;    setp.ne.u32 p, %r1076, 0;
    vote.ballot.sync.b32 %r1076, p, 0xffffffff;
    @!p not.b32 %r1076, %r1076;
}
	and.b32  	%r1095, %r1076, %r1094;
	{
    .reg .pred p;
    and.b32 %r1079, %r2458, %r1036;    setp.ne.u32 p, %r1079, 0;
    vote.ballot.sync.b32 %r1079, p, 0xffffffff;
    @!p not.b32 %r1079, %r1079;
}
	and.b32  	%r1096, %r1079, %r1095;
	{
    .reg .pred p;
    and.b32 %r1082, %r2458, %r1039;    setp.ne.u32 p, %r1082, 0;
    vote.ballot.sync.b32 %r1082, p, 0xffffffff;
    @!p not.b32 %r1082, %r1082;
}
	and.b32  	%r1097, %r1082, %r1096;
	clz.b32 	%r1098, %r1097;
	sub.s32 	%r246, %r1042, %r1098;
	mov.u32 %r1085, %lanemask_le;
	and.b32  	%r1099, %r1085, %r1097;
	popc.b32 	%r247, %r1099;
	setp.ne.s32 	%p180, %r672, %r246;
	@%p180 bra 	$L__BB0_209;
	shr.u32 	%r2563, %r2633, %r524;
	and.b32  	%r2562, %r2563, 255;
	shl.b32 	%r1100, %r6, 5;
	and.b32  	%r1101, %r1100, -1024;
	add.s32 	%r1103, %r692, %r1101;
	shl.b32 	%r1104, %r2562, 2;
	add.s32 	%r1105, %r1103, %r1104;
	atom.shared.add.u32 	%r2681, [%r1105], %r247;
$L__BB0_209:
	shr.u32 	%r2461, %r2635, %r524;
	and.b32  	%r2460, %r2461, 255;
	mov.u32 	%r2683, 0;
	mov.u32 	%r1132, 31;
	shfl.sync.idx.b32 	%r1134|%p181, %r2681, %r246, %r1132, %r1088;
	add.s32 	%r1135, %r247, %r1134;
	add.s32 	%r250, %r1135, -1;
	mov.u32 	%r1108, 1;
	{
    .reg .pred p;
    and.b32 %r1106, %r2460, %r1108;    setp.ne.u32 p, %r1106, 0;
    vote.ballot.sync.b32 %r1106, p, 0xffffffff;
    @!p not.b32 %r1106, %r1106;
}
	mov.u32 	%r1111, 2;
	{
    .reg .pred p;
    and.b32 %r1109, %r2460, %r1111;    setp.ne.u32 p, %r1109, 0;
    vote.ballot.sync.b32 %r1109, p, 0xffffffff;
    @!p not.b32 %r1109, %r1109;
}
	and.b32  	%r1136, %r1109, %r1106;
	mov.u32 	%r1114, 4;
	{
    .reg .pred p;
    and.b32 %r1112, %r2460, %r1114;    setp.ne.u32 p, %r1112, 0;
    vote.ballot.sync.b32 %r1112, p, 0xffffffff;
    @!p not.b32 %r1112, %r1112;
}
	and.b32  	%r1137, %r1112, %r1136;
	mov.u32 	%r1117, 8;
	{
    .reg .pred p;
    and.b32 %r1115, %r2460, %r1117;    setp.ne.u32 p, %r1115, 0;
    vote.ballot.sync.b32 %r1115, p, 0xffffffff;
    @!p not.b32 %r1115, %r1115;
}
	and.b32  	%r1138, %r1115, %r1137;
	mov.u32 	%r1120, 16;
	{
    .reg .pred p;
    and.b32 %r1118, %r2460, %r1120;    setp.ne.u32 p, %r1118, 0;
    vote.ballot.sync.b32 %r1118, p, 0xffffffff;
    @!p not.b32 %r1118, %r1118;
}
	and.b32  	%r1139, %r1118, %r1138;
	mov.u32 	%r1123, 32;
	{
    .reg .pred p;
    and.b32 %r1121, %r2460, %r1123;    setp.ne.u32 p, %r1121, 0;
    vote.ballot.sync.b32 %r1121, p, 0xffffffff;
    @!p not.b32 %r1121, %r1121;
}
	and.b32  	%r1140, %r1121, %r1139;
	mov.u32 	%r1126, 64;
	{
    .reg .pred p;
    and.b32 %r1124, %r2460, %r1126;    setp.ne.u32 p, %r1124, 0;
    vote.ballot.sync.b32 %r1124, p, 0xffffffff;
    @!p not.b32 %r1124, %r1124;
}
	and.b32  	%r1141, %r1124, %r1140;
	mov.u32 	%r1129, 128;
	{
    .reg .pred p;
    and.b32 %r1127, %r2460, %r1129;    setp.ne.u32 p, %r1127, 0;
    vote.ballot.sync.b32 %r1127, p, 0xffffffff;
    @!p not.b32 %r1127, %r1127;
}
	and.b32  	%r1142, %r1127, %r1141;
	clz.b32 	%r1143, %r1142;
	sub.s32 	%r251, %r1132, %r1143;
	mov.u32 %r1130, %lanemask_le;
	and.b32  	%r1144, %r1130, %r1142;
	popc.b32 	%r252, %r1144;
	setp.ne.s32 	%p182, %r672, %r251;
	mov.u32 	%r2682, %r2683;
	@%p182 bra 	$L__BB0_211;
	shr.u32 	%r2561, %r2635, %r524;
	and.b32  	%r2560, %r2561, 255;
	shl.b32 	%r1145, %r6, 5;
	and.b32  	%r1146, %r1145, -1024;
	add.s32 	%r1148, %r692, %r1146;
	shl.b32 	%r1149, %r2560, 2;
	add.s32 	%r1150, %r1148, %r1149;
	atom.shared.add.u32 	%r2682, [%r1150], %r252;
$L__BB0_211:
	shr.u32 	%r2463, %r2637, %r524;
	and.b32  	%r2462, %r2463, 255;
	mov.u32 	%r1178, -1;
	shfl.sync.idx.b32 	%r1179|%p183, %r2682, %r251, %r1132, %r1178;
	add.s32 	%r1180, %r252, %r1179;
	add.s32 	%r255, %r1180, -1;
	{
    .reg .pred p;
    and.b32 %r1151, %r2462, %r1108;    setp.ne.u32 p, %r1151, 0;
    vote.ballot.sync.b32 %r1151, p, 0xffffffff;
    @!p not.b32 %r1151, %r1151;
}
	{
    .reg .pred p;
    and.b32 %r1154, %r2462, %r1111;    setp.ne.u32 p, %r1154, 0;
    vote.ballot.sync.b32 %r1154, p, 0xffffffff;
    @!p not.b32 %r1154, %r1154;
}
	and.b32  	%r1181, %r1154, %r1151;
	{
    .reg .pred p;
    and.b32 %r1157, %r2462, %r1114;    setp.ne.u32 p, %r1157, 0;
    vote.ballot.sync.b32 %r1157, p, 0xffffffff;
    @!p not.b32 %r1157, %r1157;
}
	and.b32  	%r1182, %r1157, %r1181;
	{
    .reg .pred p;
    and.b32 %r1160, %r2462, %r1117;    setp.ne.u32 p, %r1160, 0;
    vote.ballot.sync.b32 %r1160, p, 0xffffffff;
    @!p not.b32 %r1160, %r1160;
}
	and.b32  	%r1183, %r1160, %r1182;
	{
    .reg .pred p;
    and.b32 %r1163, %r2462, %r1120;    setp.ne.u32 p, %r1163, 0;
    vote.ballot.sync.b32 %r1163, p, 0xffffffff;
    @!p not.b32 %r1163, %r1163;
}
	and.b32  	%r1184, %r1163, %r1183;
	{
    .reg .pred p;
    and.b32 %r1166, %r2462, %r1123;    setp.ne.u32 p, %r1166, 0;
    vote.ballot.sync.b32 %r1166, p, 0xffffffff;
    @!p not.b32 %r1166, %r1166;
}
	and.b32  	%r1185, %r1166, %r1184;
	{
    .reg .pred p;
    and.b32 %r1169, %r2462, %r1126;    setp.ne.u32 p, %r1169, 0;
    vote.ballot.sync.b32 %r1169, p, 0xffffffff;
    @!p not.b32 %r1169, %r1169;
}
	and.b32  	%r1186, %r1169, %r1185;
	{
    .reg .pred p;
    and.b32 %r1172, %r2462, %r1129;    setp.ne.u32 p, %r1172, 0;
    vote.ballot.sync.b32 %r1172, p, 0xffffffff;
    @!p not.b32 %r1172, %r1172;
}
	and.b32  	%r1187, %r1172, %r1186;
	clz.b32 	%r1188, %r1187;
	sub.s32 	%r256, %r1132, %r1188;
	mov.u32 %r1175, %lanemask_le;
	and.b32  	%r1189, %r1175, %r1187;
	popc.b32 	%r257, %r1189;
	setp.ne.s32 	%p184, %r672, %r256;
	@%p184 bra 	$L__BB0_213;
	shr.u32 	%r2559, %r2637, %r524;
	and.b32  	%r2558, %r2559, 255;
	shl.b32 	%r1190, %r6, 5;
	and.b32  	%r1191, %r1190, -1024;
	add.s32 	%r1193, %r692, %r1191;
	shl.b32 	%r1194, %r2558, 2;
	add.s32 	%r1195, %r1193, %r1194;
	atom.shared.add.u32 	%r2683, [%r1195], %r257;
$L__BB0_213:
	shr.u32 	%r2465, %r2639, %r524;
	and.b32  	%r2464, %r2465, 255;
	mov.u32 	%r2685, 0;
	mov.u32 	%r1222, 31;
	shfl.sync.idx.b32 	%r1224|%p185, %r2683, %r256, %r1222, %r1178;
	add.s32 	%r1225, %r257, %r1224;
	add.s32 	%r260, %r1225, -1;
	mov.u32 	%r1198, 1;
	{
    .reg .pred p;
    and.b32 %r1196, %r2464, %r1198;    setp.ne.u32 p, %r1196, 0;
    vote.ballot.sync.b32 %r1196, p, 0xffffffff;
    @!p not.b32 %r1196, %r1196;
}
	mov.u32 	%r1201, 2;
	{
    .reg .pred p;
    and.b32 %r1199, %r2464, %r1201;    setp.ne.u32 p, %r1199, 0;
    vote.ballot.sync.b32 %r1199, p, 0xffffffff;
    @!p not.b32 %r1199, %r1199;
}
	and.b32  	%r1226, %r1199, %r1196;
	mov.u32 	%r1204, 4;
	{
    .reg .pred p;
    and.b32 %r1202, %r2464, %r1204;    setp.ne.u32 p, %r1202, 0;
    vote.ballot.sync.b32 %r1202, p, 0xffffffff;
    @!p not.b32 %r1202, %r1202;
}
	and.b32  	%r1227, %r1202, %r1226;
	mov.u32 	%r1207, 8;
	{
    .reg .pred p;
    and.b32 %r1205, %r2464, %r1207;    setp.ne.u32 p, %r1205, 0;
    vote.ballot.sync.b32 %r1205, p, 0xffffffff;
    @!p not.b32 %r1205, %r1205;
}
	and.b32  	%r1228, %r1205, %r1227;
	mov.u32 	%r1210, 16;
	{
    .reg .pred p;
    and.b32 %r1208, %r2464, %r1210;    setp.ne.u32 p, %r1208, 0;
    vote.ballot.sync.b32 %r1208, p, 0xffffffff;
    @!p not.b32 %r1208, %r1208;
}
	and.b32  	%r1229, %r1208, %r1228;
	mov.u32 	%r1213, 32;
	{
    .reg .pred p;
    and.b32 %r1211, %r2464, %r1213;    setp.ne.u32 p, %r1211, 0;
    vote.ballot.sync.b32 %r1211, p, 0xffffffff;
    @!p not.b32 %r1211, %r1211;
}
	and.b32  	%r1230, %r1211, %r1229;
	mov.u32 	%r1216, 64;
	{
    .reg .pred p;
    and.b32 %r1214, %r2464, %r1216;    setp.ne.u32 p, %r1214, 0;
    vote.ballot.sync.b32 %r1214, p, 0xffffffff;
    @!p not.b32 %r1214, %r1214;
}
	and.b32  	%r1231, %r1214, %r1230;
	mov.u32 	%r1219, 128;
	{
    .reg .pred p;
    and.b32 %r1217, %r2464, %r1219;    setp.ne.u32 p, %r1217, 0;
    vote.ballot.sync.b32 %r1217, p, 0xffffffff;
    @!p not.b32 %r1217, %r1217;
}
	and.b32  	%r1232, %r1217, %r1231;
	clz.b32 	%r1233, %r1232;
	sub.s32 	%r261, %r1222, %r1233;
	mov.u32 %r1220, %lanemask_le;
	and.b32  	%r1234, %r1220, %r1232;
	popc.b32 	%r262, %r1234;
	setp.ne.s32 	%p186, %r672, %r261;
	mov.u32 	%r2684, %r2685;
	@%p186 bra 	$L__BB0_215;
	shr.u32 	%r2557, %r2639, %r524;
	and.b32  	%r2556, %r2557, 255;
	shl.b32 	%r1235, %r6, 5;
	and.b32  	%r1236, %r1235, -1024;
	add.s32 	%r1238, %r692, %r1236;
	shl.b32 	%r1239, %r2556, 2;
	add.s32 	%r1240, %r1238, %r1239;
	atom.shared.add.u32 	%r2684, [%r1240], %r262;
$L__BB0_215:
	shr.u32 	%r2467, %r2641, %r524;
	and.b32  	%r2466, %r2467, 255;
	mov.u32 	%r1268, -1;
	shfl.sync.idx.b32 	%r1269|%p187, %r2684, %r261, %r1222, %r1268;
	add.s32 	%r1270, %r262, %r1269;
	add.s32 	%r265, %r1270, -1;
	{
    .reg .pred p;
    and.b32 %r1241, %r2466, %r1198;    setp.ne.u32 p, %r1241, 0;
    vote.ballot.sync.b32 %r1241, p, 0xffffffff;
    @!p not.b32 %r1241, %r1241;
}
	{
    .reg .pred p;
    and.b32 %r1244, %r2466, %r1201;    setp.ne.u32 p, %r1244, 0;
    vote.ballot.sync.b32 %r1244, p, 0xffffffff;
    @!p not.b32 %r1244, %r1244;
}
	and.b32  	%r1271, %r1244, %r1241;
	{
    .reg .pred p;
    and.b32 %r1247, %r2466, %r1204;    setp.ne.u32 p, %r1247, 0;
    vote.ballot.sync.b32 %r1247, p, 0xffffffff;
    @!p not.b32 %r1247, %r1247;
}
	and.b32  	%r1272, %r1247, %r1271;
	{
    .reg .pred p;
    and.b32 %r1250, %r2466, %r1207;    setp.ne.u32 p, %r1250, 0;
    vote.ballot.sync.b32 %r1250, p, 0xffffffff;
    @!p not.b32 %r1250, %r1250;
}
	and.b32  	%r1273, %r1250, %r1272;
	{
    .reg .pred p;
    and.b32 %r1253, %r2466, %r1210;    setp.ne.u32 p, %r1253, 0;
    vote.ballot.sync.b32 %r1253, p, 0xffffffff;
    @!p not.b32 %r1253, %r1253;
}
	and.b32  	%r1274, %r1253, %r1273;
	{
    .reg .pred p;
    and.b32 %r1256, %r2466, %r1213;    setp.ne.u32 p, %r1256, 0;
    vote.ballot.sync.b32 %r1256, p, 0xffffffff;
    @!p not.b32 %r1256, %r1256;
}
	and.b32  	%r1275, %r1256, %r1274;
	{
    .reg .pred p;
    and.b32 %r1259, %r2466, %r1216;    setp.ne.u32 p, %r1259, 0;
    vote.ballot.sync.b32 %r1259, p, 0xffffffff;
    @!p not.b32 %r1259, %r1259;
}
	and.b32  	%r1276, %r1259, %r1275;
	{
    .reg .pred p;
    and.b32 %r1262, %r2466, %r1219;    setp.ne.u32 p, %r1262, 0;
    vote.ballot.sync.b32 %r1262, p, 0xffffffff;
    @!p not.b32 %r1262, %r1262;
}
	and.b32  	%r1277, %r1262, %r1276;
	clz.b32 	%r1278, %r1277;
	sub.s32 	%r266, %r1222, %r1278;
	mov.u32 %r1265, %lanemask_le;
	and.b32  	%r1279, %r1265, %r1277;
	popc.b32 	%r267, %r1279;
	setp.ne.s32 	%p188, %r672, %r266;
	@%p188 bra 	$L__BB0_217;
	shr.u32 	%r2555, %r2641, %r524;
	and.b32  	%r2554, %r2555, 255;
	shl.b32 	%r1280, %r6, 5;
	and.b32  	%r1281, %r1280, -1024;
	add.s32 	%r1283, %r692, %r1281;
	shl.b32 	%r1284, %r2554, 2;
	add.s32 	%r1285, %r1283, %r1284;
	atom.shared.add.u32 	%r2685, [%r1285], %r267;
$L__BB0_217:
	shr.u32 	%r2469, %r2643, %r524;
	and.b32  	%r2468, %r2469, 255;
	mov.u32 	%r2687, 0;
	mov.u32 	%r1312, 31;
	shfl.sync.idx.b32 	%r1314|%p189, %r2685, %r266, %r1312, %r1268;
	add.s32 	%r1315, %r267, %r1314;
	add.s32 	%r270, %r1315, -1;
	mov.u32 	%r1288, 1;
	{
    .reg .pred p;
    and.b32 %r1286, %r2468, %r1288;    setp.ne.u32 p, %r1286, 0;
    vote.ballot.sync.b32 %r1286, p, 0xffffffff;
    @!p not.b32 %r1286, %r1286;
}
	mov.u32 	%r1291, 2;
	{
    .reg .pred p;
    and.b32 %r1289, %r2468, %r1291;    setp.ne.u32 p, %r1289, 0;
    vote.ballot.sync.b32 %r1289, p, 0xffffffff;
    @!p not.b32 %r1289, %r1289;
}
	and.b32  	%r1316, %r1289, %r1286;
	mov.u32 	%r1294, 4;
	{
    .reg .pred p;
    and.b32 %r1292, %r2468, %r1294;    setp.ne.u32 p, %r1292, 0;
    vote.ballot.sync.b32 %r1292, p, 0xffffffff;
    @!p not.b32 %r1292, %r1292;
}
	and.b32  	%r1317, %r1292, %r1316;
	mov.u32 	%r1297, 8;
	{
    .reg .pred p;
    and.b32 %r1295, %r2468, %r1297;    setp.ne.u32 p, %r1295, 0;
    vote.ballot.sync.b32 %r1295, p, 0xffffffff;
    @!p not.b32 %r1295, %r1295;
}
	and.b32  	%r1318, %r1295, %r1317;
	mov.u32 	%r1300, 16;
	{
    .reg .pred p;
    and.b32 %r1298, %r2468, %r1300;    setp.ne.u32 p, %r1298, 0;
    vote.ballot.sync.b32 %r1298, p, 0xffffffff;
    @!p not.b32 %r1298, %r1298;
}
	and.b32  	%r1319, %r1298, %r1318;
	mov.u32 	%r1303, 32;
	{
    .reg .pred p;
    and.b32 %r1301, %r2468, %r1303;    setp.ne.u32 p, %r1301, 0;
    vote.ballot.sync.b32 %r1301, p, 0xffffffff;
    @!p not.b32 %r1301, %r1301;
}
	and.b32  	%r1320, %r1301, %r1319;
	mov.u32 	%r1306, 64;
	{
    .reg .pred p;
    and.b32 %r1304, %r2468, %r1306;    setp.ne.u32 p, %r1304, 0;
    vote.ballot.sync.b32 %r1304, p, 0xffffffff;
    @!p not.b32 %r1304, %r1304;
}
	and.b32  	%r1321, %r1304, %r1320;
	mov.u32 	%r1309, 128;
	{
    .reg .pred p;
    and.b32 %r1307, %r2468, %r1309;    setp.ne.u32 p, %r1307, 0;
    vote.ballot.sync.b32 %r1307, p, 0xffffffff;
    @!p not.b32 %r1307, %r1307;
}
	and.b32  	%r1322, %r1307, %r1321;
	clz.b32 	%r1323, %r1322;
	sub.s32 	%r271, %r1312, %r1323;
	mov.u32 %r1310, %lanemask_le;
	and.b32  	%r1324, %r1310, %r1322;
	popc.b32 	%r272, %r1324;
	setp.ne.s32 	%p190, %r672, %r271;
	mov.u32 	%r2686, %r2687;
	@%p190 bra 	$L__BB0_219;
	shr.u32 	%r2553, %r2643, %r524;
	and.b32  	%r2552, %r2553, 255;
	shl.b32 	%r1325, %r6, 5;
	and.b32  	%r1326, %r1325, -1024;
	add.s32 	%r1328, %r692, %r1326;
	shl.b32 	%r1329, %r2552, 2;
	add.s32 	%r1330, %r1328, %r1329;
	atom.shared.add.u32 	%r2686, [%r1330], %r272;
$L__BB0_219:
	shr.u32 	%r2471, %r2645, %r524;
	and.b32  	%r2470, %r2471, 255;
	mov.u32 	%r1358, -1;
	shfl.sync.idx.b32 	%r1359|%p191, %r2686, %r271, %r1312, %r1358;
	add.s32 	%r1360, %r272, %r1359;
	add.s32 	%r275, %r1360, -1;
	{
    .reg .pred p;
    and.b32 %r1331, %r2470, %r1288;    setp.ne.u32 p, %r1331, 0;
    vote.ballot.sync.b32 %r1331, p, 0xffffffff;
    @!p not.b32 %r1331, %r1331;
}
	{
    .reg .pred p;
    and.b32 %r1334, %r2470, %r1291;    setp.ne.u32 p, %r1334, 0;
    vote.ballot.sync.b32 %r1334, p, 0xffffffff;
    @!p not.b32 %r1334, %r1334;
}
	and.b32  	%r1361, %r1334, %r1331;
	{
    .reg .pred p;
    and.b32 %r1337, %r2470, %r1294;    setp.ne.u32 p, %r1337, 0;
    vote.ballot.sync.b32 %r1337, p, 0xffffffff;
    @!p not.b32 %r1337, %r1337;
}
	and.b32  	%r1362, %r1337, %r1361;
	{
    .reg .pred p;
    and.b32 %r1340, %r2470, %r1297;    setp.ne.u32 p, %r1340, 0;
    vote.ballot.sync.b32 %r1340, p, 0xffffffff;
    @!p not.b32 %r1340, %r1340;
}
	and.b32  	%r1363, %r1340, %r1362;
	{
    .reg .pred p;
    and.b32 %r1343, %r2470, %r1300;    setp.ne.u32 p, %r1343, 0;
    vote.ballot.sync.b32 %r1343, p, 0xffffffff;
    @!p not.b32 %r1343, %r1343;
}
	and.b32  	%r1364, %r1343, %r1363;
	{
    .reg .pred p;
    and.b32 %r1346, %r2470, %r1303;    setp.ne.u32 p, %r1346, 0;
    vote.ballot.sync.b32 %r1346, p, 0xffffffff;
    @!p not.b32 %r1346, %r1346;
}
	and.b32  	%r1365, %r1346, %r1364;
	{
    .reg .pred p;
    and.b32 %r1349, %r2470, %r1306;    setp.ne.u32 p, %r1349, 0;
    vote.ballot.sync.b32 %r1349, p, 0xffffffff;
    @!p not.b32 %r1349, %r1349;
}
	and.b32  	%r1366, %r1349, %r1365;
	{
    .reg .pred p;
    and.b32 %r1352, %r2470, %r1309;    setp.ne.u32 p, %r1352, 0;
    vote.ballot.sync.b32 %r1352, p, 0xffffffff;
    @!p not.b32 %r1352, %r1352;
}
	and.b32  	%r1367, %r1352, %r1366;
	clz.b32 	%r1368, %r1367;
	sub.s32 	%r276, %r1312, %r1368;
	mov.u32 %r1355, %lanemask_le;
	and.b32  	%r1369, %r1355, %r1367;
	popc.b32 	%r277, %r1369;
	setp.ne.s32 	%p192, %r672, %r276;
	@%p192 bra 	$L__BB0_221;
	shr.u32 	%r2551, %r2645, %r524;
	and.b32  	%r2550, %r2551, 255;
	shl.b32 	%r1370, %r6, 5;
	and.b32  	%r1371, %r1370, -1024;
	add.s32 	%r1373, %r692, %r1371;
	shl.b32 	%r1374, %r2550, 2;
	add.s32 	%r1375, %r1373, %r1374;
	atom.shared.add.u32 	%r2687, [%r1375], %r277;
$L__BB0_221:
	shr.u32 	%r2473, %r2647, %r524;
	and.b32  	%r2472, %r2473, 255;
	mov.u32 	%r2689, 0;
	mov.u32 	%r1402, 31;
	shfl.sync.idx.b32 	%r1404|%p193, %r2687, %r276, %r1402, %r1358;
	add.s32 	%r1405, %r277, %r1404;
	add.s32 	%r280, %r1405, -1;
	mov.u32 	%r1378, 1;
	{
    .reg .pred p;
    and.b32 %r1376, %r2472, %r1378;    setp.ne.u32 p, %r1376, 0;
    vote.ballot.sync.b32 %r1376, p, 0xffffffff;
    @!p not.b32 %r1376, %r1376;
}
	mov.u32 	%r1381, 2;
	{
    .reg .pred p;
    and.b32 %r1379, %r2472, %r1381;    setp.ne.u32 p, %r1379, 0;
    vote.ballot.sync.b32 %r1379, p, 0xffffffff;
    @!p not.b32 %r1379, %r1379;
}
	and.b32  	%r1406, %r1379, %r1376;
	mov.u32 	%r1384, 4;
	{
    .reg .pred p;
    and.b32 %r1382, %r2472, %r1384;    setp.ne.u32 p, %r1382, 0;
    vote.ballot.sync.b32 %r1382, p, 0xffffffff;
    @!p not.b32 %r1382, %r1382;
}
	and.b32  	%r1407, %r1382, %r1406;
	mov.u32 	%r1387, 8;
	{
    .reg .pred p;
    and.b32 %r1385, %r2472, %r1387;    setp.ne.u32 p, %r1385, 0;
    vote.ballot.sync.b32 %r1385, p, 0xffffffff;
    @!p not.b32 %r1385, %r1385;
}
	and.b32  	%r1408, %r1385, %r1407;
	mov.u32 	%r1390, 16;
	{
    .reg .pred p;
    and.b32 %r1388, %r2472, %r1390;    setp.ne.u32 p, %r1388, 0;
    vote.ballot.sync.b32 %r1388, p, 0xffffffff;
    @!p not.b32 %r1388, %r1388;
}
	and.b32  	%r1409, %r1388, %r1408;
	mov.u32 	%r1393, 32;
	{
    .reg .pred p;
    and.b32 %r1391, %r2472, %r1393;    setp.ne.u32 p, %r1391, 0;
    vote.ballot.sync.b32 %r1391, p, 0xffffffff;
    @!p not.b32 %r1391, %r1391;
}
	and.b32  	%r1410, %r1391, %r1409;
	mov.u32 	%r1396, 64;
	{
    .reg .pred p;
    and.b32 %r1394, %r2472, %r1396;    setp.ne.u32 p, %r1394, 0;
    vote.ballot.sync.b32 %r1394, p, 0xffffffff;
    @!p not.b32 %r1394, %r1394;
}
	and.b32  	%r1411, %r1394, %r1410;
	mov.u32 	%r1399, 128;
	{
    .reg .pred p;
    and.b32 %r1397, %r2472, %r1399;    setp.ne.u32 p, %r1397, 0;
    vote.ballot.sync.b32 %r1397, p, 0xffffffff;
    @!p not.b32 %r1397, %r1397;
}
	and.b32  	%r1412, %r1397, %r1411;
	clz.b32 	%r1413, %r1412;
	sub.s32 	%r281, %r1402, %r1413;
	mov.u32 %r1400, %lanemask_le;
	and.b32  	%r1414, %r1400, %r1412;
	popc.b32 	%r282, %r1414;
	setp.ne.s32 	%p194, %r672, %r281;
	mov.u32 	%r2688, %r2689;
	@%p194 bra 	$L__BB0_223;
	shr.u32 	%r2549, %r2647, %r524;
	and.b32  	%r2548, %r2549, 255;
	shl.b32 	%r1415, %r6, 5;
	and.b32  	%r1416, %r1415, -1024;
	add.s32 	%r1418, %r692, %r1416;
	shl.b32 	%r1419, %r2548, 2;
	add.s32 	%r1420, %r1418, %r1419;
	atom.shared.add.u32 	%r2688, [%r1420], %r282;
$L__BB0_223:
	shr.u32 	%r2475, %r2649, %r524;
	and.b32  	%r2474, %r2475, 255;
	mov.u32 	%r1448, -1;
	shfl.sync.idx.b32 	%r1449|%p195, %r2688, %r281, %r1402, %r1448;
	add.s32 	%r1450, %r282, %r1449;
	add.s32 	%r285, %r1450, -1;
	{
    .reg .pred p;
    and.b32 %r1421, %r2474, %r1378;    setp.ne.u32 p, %r1421, 0;
    vote.ballot.sync.b32 %r1421, p, 0xffffffff;
    @!p not.b32 %r1421, %r1421;
}
	{
    .reg .pred p;
    and.b32 %r1424, %r2474, %r1381;    setp.ne.u32 p, %r1424, 0;
    vote.ballot.sync.b32 %r1424, p, 0xffffffff;
    @!p not.b32 %r1424, %r1424;
}
	and.b32  	%r1451, %r1424, %r1421;
	{
    .reg .pred p;
    and.b32 %r1427, %r2474, %r1384;    setp.ne.u32 p, %r1427, 0;
    vote.ballot.sync.b32 %r1427, p, 0xffffffff;
    @!p not.b32 %r1427, %r1427;
}
	and.b32  	%r1452, %r1427, %r1451;
	{
    .reg .pred p;
    and.b32 %r1430, %r2474, %r1387;    setp.ne.u32 p, %r1430, 0;
    vote.ballot.sync.b32 %r1430, p, 0xffffffff;
    @!p not.b32 %r1430, %r1430;
}
	and.b32  	%r1453, %r1430, %r1452;
	{
    .reg .pred p;
    and.b32 %r1433, %r2474, %r1390;    setp.ne.u32 p, %r1433, 0;
    vote.ballot.sync.b32 %r1433, p, 0xffffffff;
    @!p not.b32 %r1433, %r1433;
}
	and.b32  	%r1454, %r1433, %r1453;
	{
    .reg .pred p;
    and.b32 %r1436, %r2474, %r1393;    setp.ne.u32 p, %r1436, 0;
    vote.ballot.sync.b32 %r1436, p, 0xffffffff;
    @!p not.b32 %r1436, %r1436;
}
	and.b32  	%r1455, %r1436, %r1454;
	{
    .reg .pred p;
    and.b32 %r1439, %r2474, %r1396;    setp.ne.u32 p, %r1439, 0;
    vote.ballot.sync.b32 %r1439, p, 0xffffffff;
    @!p not.b32 %r1439, %r1439;
}
	and.b32  	%r1456, %r1439, %r1455;
	{
    .reg .pred p;
    and.b32 %r1442, %r2474, %r1399;    setp.ne.u32 p, %r1442, 0;
    vote.ballot.sync.b32 %r1442, p, 0xffffffff;
    @!p not.b32 %r1442, %r1442;
}
	and.b32  	%r1457, %r1442, %r1456;
	clz.b32 	%r1458, %r1457;
	sub.s32 	%r286, %r1402, %r1458;
	mov.u32 %r1445, %lanemask_le;
	and.b32  	%r1459, %r1445, %r1457;
	popc.b32 	%r287, %r1459;
	setp.ne.s32 	%p196, %r672, %r286;
	@%p196 bra 	$L__BB0_225;
	shr.u32 	%r2547, %r2649, %r524;
	and.b32  	%r2546, %r2547, 255;
	shl.b32 	%r1460, %r6, 5;
	and.b32  	%r1461, %r1460, -1024;
	add.s32 	%r1463, %r692, %r1461;
	shl.b32 	%r1464, %r2546, 2;
	add.s32 	%r1465, %r1463, %r1464;
	atom.shared.add.u32 	%r2689, [%r1465], %r287;
$L__BB0_225:
	shr.u32 	%r2477, %r2651, %r524;
	and.b32  	%r2476, %r2477, 255;
	mov.u32 	%r2691, 0;
	mov.u32 	%r1492, 31;
	shfl.sync.idx.b32 	%r1494|%p197, %r2689, %r286, %r1492, %r1448;
	add.s32 	%r1495, %r287, %r1494;
	add.s32 	%r290, %r1495, -1;
	mov.u32 	%r1468, 1;
	{
    .reg .pred p;
    and.b32 %r1466, %r2476, %r1468;    setp.ne.u32 p, %r1466, 0;
    vote.ballot.sync.b32 %r1466, p, 0xffffffff;
    @!p not.b32 %r1466, %r1466;
}
	mov.u32 	%r1471, 2;
	{
    .reg .pred p;
    and.b32 %r1469, %r2476, %r1471;    setp.ne.u32 p, %r1469, 0;
    vote.ballot.sync.b32 %r1469, p, 0xffffffff;
    @!p not.b32 %r1469, %r1469;
}
	and.b32  	%r1496, %r1469, %r1466;
	mov.u32 	%r1474, 4;
	{
    .reg .pred p;
    and.b32 %r1472, %r2476, %r1474;    setp.ne.u32 p, %r1472, 0;
    vote.ballot.sync.b32 %r1472, p, 0xffffffff;
    @!p not.b32 %r1472, %r1472;
}
	and.b32  	%r1497, %r1472, %r1496;
	mov.u32 	%r1477, 8;
	{
    .reg .pred p;
    and.b32 %r1475, %r2476, %r1477;    setp.ne.u32 p, %r1475, 0;
    vote.ballot.sync.b32 %r1475, p, 0xffffffff;
    @!p not.b32 %r1475, %r1475;
}
	and.b32  	%r1498, %r1475, %r1497;
	mov.u32 	%r1480, 16;
	{
    .reg .pred p;
    and.b32 %r1478, %r2476, %r1480;    setp.ne.u32 p, %r1478, 0;
    vote.ballot.sync.b32 %r1478, p, 0xffffffff;
    @!p not.b32 %r1478, %r1478;
}
	and.b32  	%r1499, %r1478, %r1498;
	mov.u32 	%r1483, 32;
	{
    .reg .pred p;
    and.b32 %r1481, %r2476, %r1483;    setp.ne.u32 p, %r1481, 0;
    vote.ballot.sync.b32 %r1481, p, 0xffffffff;
    @!p not.b32 %r1481, %r1481;
}
	and.b32  	%r1500, %r1481, %r1499;
	mov.u32 	%r1486, 64;
	{
    .reg .pred p;
    and.b32 %r1484, %r2476, %r1486;    setp.ne.u32 p, %r1484, 0;
    vote.ballot.sync.b32 %r1484, p, 0xffffffff;
    @!p not.b32 %r1484, %r1484;
}
	and.b32  	%r1501, %r1484, %r1500;
	mov.u32 	%r1489, 128;
	{
    .reg .pred p;
    and.b32 %r1487, %r2476, %r1489;    setp.ne.u32 p, %r1487, 0;
    vote.ballot.sync.b32 %r1487, p, 0xffffffff;
    @!p not.b32 %r1487, %r1487;
}
	and.b32  	%r1502, %r1487, %r1501;
	clz.b32 	%r1503, %r1502;
	sub.s32 	%r291, %r1492, %r1503;
	mov.u32 %r1490, %lanemask_le;
	and.b32  	%r1504, %r1490, %r1502;
	popc.b32 	%r292, %r1504;
	setp.ne.s32 	%p198, %r672, %r291;
	mov.u32 	%r2690, %r2691;
	@%p198 bra 	$L__BB0_227;
	shr.u32 	%r2545, %r2651, %r524;
	and.b32  	%r2544, %r2545, 255;
	shl.b32 	%r1505, %r6, 5;
	and.b32  	%r1506, %r1505, -1024;
	add.s32 	%r1508, %r692, %r1506;
	shl.b32 	%r1509, %r2544, 2;
	add.s32 	%r1510, %r1508, %r1509;
	atom.shared.add.u32 	%r2690, [%r1510], %r292;
$L__BB0_227:
	shr.u32 	%r2479, %r2653, %r524;
	and.b32  	%r2478, %r2479, 255;
	mov.u32 	%r1538, -1;
	shfl.sync.idx.b32 	%r1539|%p199, %r2690, %r291, %r1492, %r1538;
	add.s32 	%r1540, %r292, %r1539;
	add.s32 	%r295, %r1540, -1;
	{
    .reg .pred p;
    and.b32 %r1511, %r2478, %r1468;    setp.ne.u32 p, %r1511, 0;
    vote.ballot.sync.b32 %r1511, p, 0xffffffff;
    @!p not.b32 %r1511, %r1511;
}
	{
    .reg .pred p;
    and.b32 %r1514, %r2478, %r1471;    setp.ne.u32 p, %r1514, 0;
    vote.ballot.sync.b32 %r1514, p, 0xffffffff;
    @!p not.b32 %r1514, %r1514;
}
	and.b32  	%r1541, %r1514, %r1511;
	{
    .reg .pred p;
    and.b32 %r1517, %r2478, %r1474;    setp.ne.u32 p, %r1517, 0;
    vote.ballot.sync.b32 %r1517, p, 0xffffffff;
    @!p not.b32 %r1517, %r1517;
}
	and.b32  	%r1542, %r1517, %r1541;
	{
    .reg .pred p;
    and.b32 %r1520, %r2478, %r1477;    setp.ne.u32 p, %r1520, 0;
    vote.ballot.sync.b32 %r1520, p, 0xffffffff;
    @!p not.b32 %r1520, %r1520;
}
	and.b32  	%r1543, %r1520, %r1542;
	{
    .reg .pred p;
    and.b32 %r1523, %r2478, %r1480;    setp.ne.u32 p, %r1523, 0;
    vote.ballot.sync.b32 %r1523, p, 0xffffffff;
    @!p not.b32 %r1523, %r1523;
}
	and.b32  	%r1544, %r1523, %r1543;
	{
    .reg .pred p;
    and.b32 %r1526, %r2478, %r1483;    setp.ne.u32 p, %r1526, 0;
    vote.ballot.sync.b32 %r1526, p, 0xffffffff;
    @!p not.b32 %r1526, %r1526;
}
	and.b32  	%r1545, %r1526, %r1544;
	{
    .reg .pred p;
    and.b32 %r1529, %r2478, %r1486;    setp.ne.u32 p, %r1529, 0;
    vote.ballot.sync.b32 %r1529, p, 0xffffffff;
    @!p not.b32 %r1529, %r1529;
}
	and.b32  	%r1546, %r1529, %r1545;
	{
    .reg .pred p;
    and.b32 %r1532, %r2478, %r1489;    setp.ne.u32 p, %r1532, 0;
    vote.ballot.sync.b32 %r1532, p, 0xffffffff;
    @!p not.b32 %r1532, %r1532;
}
	and.b32  	%r1547, %r1532, %r1546;
	clz.b32 	%r1548, %r1547;
	sub.s32 	%r296, %r1492, %r1548;
	mov.u32 %r1535, %lanemask_le;
	and.b32  	%r1549, %r1535, %r1547;
	popc.b32 	%r297, %r1549;
	setp.ne.s32 	%p200, %r672, %r296;
	@%p200 bra 	$L__BB0_229;
	shr.u32 	%r2543, %r2653, %r524;
	and.b32  	%r2542, %r2543, 255;
	shl.b32 	%r1550, %r6, 5;
	and.b32  	%r1551, %r1550, -1024;
	add.s32 	%r1553, %r692, %r1551;
	shl.b32 	%r1554, %r2542, 2;
	add.s32 	%r1555, %r1553, %r1554;
	atom.shared.add.u32 	%r2691, [%r1555], %r297;
$L__BB0_229:
	shr.u32 	%r2481, %r2655, %r524;
	and.b32  	%r2480, %r2481, 255;
	mov.u32 	%r2693, 0;
	mov.u32 	%r1582, 31;
	shfl.sync.idx.b32 	%r1584|%p201, %r2691, %r296, %r1582, %r1538;
	add.s32 	%r1585, %r297, %r1584;
	add.s32 	%r300, %r1585, -1;
	mov.u32 	%r1558, 1;
	{
    .reg .pred p;
    and.b32 %r1556, %r2480, %r1558;    setp.ne.u32 p, %r1556, 0;
    vote.ballot.sync.b32 %r1556, p, 0xffffffff;
    @!p not.b32 %r1556, %r1556;
}
	mov.u32 	%r1561, 2;
	{
    .reg .pred p;
    and.b32 %r1559, %r2480, %r1561;    setp.ne.u32 p, %r1559, 0;
    vote.ballot.sync.b32 %r1559, p, 0xffffffff;
    @!p not.b32 %r1559, %r1559;
}
	and.b32  	%r1586, %r1559, %r1556;
	mov.u32 	%r1564, 4;
	{
    .reg .pred p;
    and.b32 %r1562, %r2480, %r1564;    setp.ne.u32 p, %r1562, 0;
    vote.ballot.sync.b32 %r1562, p, 0xffffffff;
    @!p not.b32 %r1562, %r1562;
}
	and.b32  	%r1587, %r1562, %r1586;
	mov.u32 	%r1567, 8;
	{
    .reg .pred p;
    and.b32 %r1565, %r2480, %r1567;    setp.ne.u32 p, %r1565, 0;
    vote.ballot.sync.b32 %r1565, p, 0xffffffff;
    @!p not.b32 %r1565, %r1565;
}
	and.b32  	%r1588, %r1565, %r1587;
	mov.u32 	%r1570, 16;
	{
    .reg .pred p;
    and.b32 %r1568, %r2480, %r1570;    setp.ne.u32 p, %r1568, 0;
    vote.ballot.sync.b32 %r1568, p, 0xffffffff;
    @!p not.b32 %r1568, %r1568;
}
	and.b32  	%r1589, %r1568, %r1588;
	mov.u32 	%r1573, 32;
	{
    .reg .pred p;
    and.b32 %r1571, %r2480, %r1573;    setp.ne.u32 p, %r1571, 0;
    vote.ballot.sync.b32 %r1571, p, 0xffffffff;
    @!p not.b32 %r1571, %r1571;
}
	and.b32  	%r1590, %r1571, %r1589;
	mov.u32 	%r1576, 64;
	{
    .reg .pred p;
    and.b32 %r1574, %r2480, %r1576;    setp.ne.u32 p, %r1574, 0;
    vote.ballot.sync.b32 %r1574, p, 0xffffffff;
    @!p not.b32 %r1574, %r1574;
}
	and.b32  	%r1591, %r1574, %r1590;
	mov.u32 	%r1579, 128;
	{
    .reg .pred p;
    and.b32 %r1577, %r2480, %r1579;    setp.ne.u32 p, %r1577, 0;
    vote.ballot.sync.b32 %r1577, p, 0xffffffff;
    @!p not.b32 %r1577, %r1577;
}
	and.b32  	%r1592, %r1577, %r1591;
	clz.b32 	%r1593, %r1592;
	sub.s32 	%r301, %r1582, %r1593;
	mov.u32 %r1580, %lanemask_le;
	and.b32  	%r1594, %r1580, %r1592;
	popc.b32 	%r302, %r1594;
	setp.ne.s32 	%p202, %r672, %r301;
	mov.u32 	%r2692, %r2693;
	@%p202 bra 	$L__BB0_231;
	shr.u32 	%r2541, %r2655, %r524;
	and.b32  	%r2540, %r2541, 255;
	shl.b32 	%r1595, %r6, 5;
	and.b32  	%r1596, %r1595, -1024;
	add.s32 	%r1598, %r692, %r1596;
	shl.b32 	%r1599, %r2540, 2;
	add.s32 	%r1600, %r1598, %r1599;
	atom.shared.add.u32 	%r2692, [%r1600], %r302;
$L__BB0_231:
	shr.u32 	%r2483, %r2657, %r524;
	and.b32  	%r2482, %r2483, 255;
	mov.u32 	%r1628, -1;
	shfl.sync.idx.b32 	%r1629|%p203, %r2692, %r301, %r1582, %r1628;
	add.s32 	%r1630, %r302, %r1629;
	add.s32 	%r305, %r1630, -1;
	{
    .reg .pred p;
    and.b32 %r1601, %r2482, %r1558;    setp.ne.u32 p, %r1601, 0;
    vote.ballot.sync.b32 %r1601, p, 0xffffffff;
    @!p not.b32 %r1601, %r1601;
}
	{
    .reg .pred p;
    and.b32 %r1604, %r2482, %r1561;    setp.ne.u32 p, %r1604, 0;
    vote.ballot.sync.b32 %r1604, p, 0xffffffff;
    @!p not.b32 %r1604, %r1604;
}
	and.b32  	%r1631, %r1604, %r1601;
	{
    .reg .pred p;
    and.b32 %r1607, %r2482, %r1564;    setp.ne.u32 p, %r1607, 0;
    vote.ballot.sync.b32 %r1607, p, 0xffffffff;
    @!p not.b32 %r1607, %r1607;
}
	and.b32  	%r1632, %r1607, %r1631;
	{
    .reg .pred p;
    and.b32 %r1610, %r2482, %r1567;    setp.ne.u32 p, %r1610, 0;
    vote.ballot.sync.b32 %r1610, p, 0xffffffff;
    @!p not.b32 %r1610, %r1610;
}
	and.b32  	%r1633, %r1610, %r1632;
	{
    .reg .pred p;
    and.b32 %r1613, %r2482, %r1570;    setp.ne.u32 p, %r1613, 0;
    vote.ballot.sync.b32 %r1613, p, 0xffffffff;
    @!p not.b32 %r1613, %r1613;
}
	and.b32  	%r1634, %r1613, %r1633;
	{
    .reg .pred p;
    and.b32 %r1616, %r2482, %r1573;    setp.ne.u32 p, %r1616, 0;
    vote.ballot.sync.b32 %r1616, p, 0xffffffff;
    @!p not.b32 %r1616, %r1616;
}
	and.b32  	%r1635, %r1616, %r1634;
	{
    .reg .pred p;
    and.b32 %r1619, %r2482, %r1576;    setp.ne.u32 p, %r1619, 0;
    vote.ballot.sync.b32 %r1619, p, 0xffffffff;
    @!p not.b32 %r1619, %r1619;
}
	and.b32  	%r1636, %r1619, %r1635;
	{
    .reg .pred p;
    and.b32 %r1622, %r2482, %r1579;    setp.ne.u32 p, %r1622, 0;
    vote.ballot.sync.b32 %r1622, p, 0xffffffff;
    @!p not.b32 %r1622, %r1622;
}
	and.b32  	%r1637, %r1622, %r1636;
	clz.b32 	%r1638, %r1637;
	sub.s32 	%r306, %r1582, %r1638;
	mov.u32 %r1625, %lanemask_le;
	and.b32  	%r1639, %r1625, %r1637;
	popc.b32 	%r307, %r1639;
	setp.ne.s32 	%p204, %r672, %r306;
	@%p204 bra 	$L__BB0_233;
	shr.u32 	%r2539, %r2657, %r524;
	and.b32  	%r2538, %r2539, 255;
	shl.b32 	%r1640, %r6, 5;
	and.b32  	%r1641, %r1640, -1024;
	add.s32 	%r1643, %r692, %r1641;
	shl.b32 	%r1644, %r2538, 2;
	add.s32 	%r1645, %r1643, %r1644;
	atom.shared.add.u32 	%r2693, [%r1645], %r307;
$L__BB0_233:
	shr.u32 	%r2485, %r2659, %r524;
	and.b32  	%r2484, %r2485, 255;
	mov.u32 	%r2695, 0;
	mov.u32 	%r1672, 31;
	shfl.sync.idx.b32 	%r1674|%p205, %r2693, %r306, %r1672, %r1628;
	add.s32 	%r1675, %r307, %r1674;
	add.s32 	%r310, %r1675, -1;
	mov.u32 	%r1648, 1;
	{
    .reg .pred p;
    and.b32 %r1646, %r2484, %r1648;    setp.ne.u32 p, %r1646, 0;
    vote.ballot.sync.b32 %r1646, p, 0xffffffff;
    @!p not.b32 %r1646, %r1646;
}
	mov.u32 	%r1651, 2;
	{
    .reg .pred p;
    and.b32 %r1649, %r2484, %r1651;    setp.ne.u32 p, %r1649, 0;
    vote.ballot.sync.b32 %r1649, p, 0xffffffff;
    @!p not.b32 %r1649, %r1649;
}
	and.b32  	%r1676, %r1649, %r1646;
	mov.u32 	%r1654, 4;
	{
    .reg .pred p;
    and.b32 %r1652, %r2484, %r1654;    setp.ne.u32 p, %r1652, 0;
    vote.ballot.sync.b32 %r1652, p, 0xffffffff;
    @!p not.b32 %r1652, %r1652;
}
	and.b32  	%r1677, %r1652, %r1676;
	mov.u32 	%r1657, 8;
	{
    .reg .pred p;
    and.b32 %r1655, %r2484, %r1657;    setp.ne.u32 p, %r1655, 0;
    vote.ballot.sync.b32 %r1655, p, 0xffffffff;
    @!p not.b32 %r1655, %r1655;
}
	and.b32  	%r1678, %r1655, %r1677;
	mov.u32 	%r1660, 16;
	{
    .reg .pred p;
    and.b32 %r1658, %r2484, %r1660;    setp.ne.u32 p, %r1658, 0;
    vote.ballot.sync.b32 %r1658, p, 0xffffffff;
    @!p not.b32 %r1658, %r1658;
}
	and.b32  	%r1679, %r1658, %r1678;
	mov.u32 	%r1663, 32;
	{
    .reg .pred p;
    and.b32 %r1661, %r2484, %r1663;    setp.ne.u32 p, %r1661, 0;
    vote.ballot.sync.b32 %r1661, p, 0xffffffff;
    @!p not.b32 %r1661, %r1661;
}
	and.b32  	%r1680, %r1661, %r1679;
	mov.u32 	%r1666, 64;
	{
    .reg .pred p;
    and.b32 %r1664, %r2484, %r1666;    setp.ne.u32 p, %r1664, 0;
    vote.ballot.sync.b32 %r1664, p, 0xffffffff;
    @!p not.b32 %r1664, %r1664;
}
	and.b32  	%r1681, %r1664, %r1680;
	mov.u32 	%r1669, 128;
	{
    .reg .pred p;
    and.b32 %r1667, %r2484, %r1669;    setp.ne.u32 p, %r1667, 0;
    vote.ballot.sync.b32 %r1667, p, 0xffffffff;
    @!p not.b32 %r1667, %r1667;
}
	and.b32  	%r1682, %r1667, %r1681;
	clz.b32 	%r1683, %r1682;
	sub.s32 	%r311, %r1672, %r1683;
	mov.u32 %r1670, %lanemask_le;
	and.b32  	%r1684, %r1670, %r1682;
	popc.b32 	%r312, %r1684;
	setp.ne.s32 	%p206, %r672, %r311;
	mov.u32 	%r2694, %r2695;
	@%p206 bra 	$L__BB0_235;
	shr.u32 	%r2537, %r2659, %r524;
	and.b32  	%r2536, %r2537, 255;
	shl.b32 	%r1685, %r6, 5;
	and.b32  	%r1686, %r1685, -1024;
	add.s32 	%r1688, %r692, %r1686;
	shl.b32 	%r1689, %r2536, 2;
	add.s32 	%r1690, %r1688, %r1689;
	atom.shared.add.u32 	%r2694, [%r1690], %r312;
$L__BB0_235:
	shr.u32 	%r2487, %r2661, %r524;
	and.b32  	%r2486, %r2487, 255;
	mov.u32 	%r1718, -1;
	shfl.sync.idx.b32 	%r1719|%p207, %r2694, %r311, %r1672, %r1718;
	add.s32 	%r1720, %r312, %r1719;
	add.s32 	%r315, %r1720, -1;
	{
    .reg .pred p;
    and.b32 %r1691, %r2486, %r1648;    setp.ne.u32 p, %r1691, 0;
    vote.ballot.sync.b32 %r1691, p, 0xffffffff;
    @!p not.b32 %r1691, %r1691;
}
	{
    .reg .pred p;
    and.b32 %r1694, %r2486, %r1651;    setp.ne.u32 p, %r1694, 0;
    vote.ballot.sync.b32 %r1694, p, 0xffffffff;
    @!p not.b32 %r1694, %r1694;
}
	and.b32  	%r1721, %r1694, %r1691;
	{
    .reg .pred p;
    and.b32 %r1697, %r2486, %r1654;    setp.ne.u32 p, %r1697, 0;
    vote.ballot.sync.b32 %r1697, p, 0xffffffff;
    @!p not.b32 %r1697, %r1697;
}
	and.b32  	%r1722, %r1697, %r1721;
	{
    .reg .pred p;
    and.b32 %r1700, %r2486, %r1657;    setp.ne.u32 p, %r1700, 0;
    vote.ballot.sync.b32 %r1700, p, 0xffffffff;
    @!p not.b32 %r1700, %r1700;
}
	and.b32  	%r1723, %r1700, %r1722;
	{
    .reg .pred p;
    and.b32 %r1703, %r2486, %r1660;    setp.ne.u32 p, %r1703, 0;
    vote.ballot.sync.b32 %r1703, p, 0xffffffff;
    @!p not.b32 %r1703, %r1703;
}
	and.b32  	%r1724, %r1703, %r1723;
	{
    .reg .pred p;
    and.b32 %r1706, %r2486, %r1663;    setp.ne.u32 p, %r1706, 0;
    vote.ballot.sync.b32 %r1706, p, 0xffffffff;
    @!p not.b32 %r1706, %r1706;
}
	and.b32  	%r1725, %r1706, %r1724;
	{
    .reg .pred p;
    and.b32 %r1709, %r2486, %r1666;    setp.ne.u32 p, %r1709, 0;
    vote.ballot.sync.b32 %r1709, p, 0xffffffff;
    @!p not.b32 %r1709, %r1709;
}
	and.b32  	%r1726, %r1709, %r1725;
	{
    .reg .pred p;
    and.b32 %r1712, %r2486, %r1669;    setp.ne.u32 p, %r1712, 0;
    vote.ballot.sync.b32 %r1712, p, 0xffffffff;
    @!p not.b32 %r1712, %r1712;
}
	and.b32  	%r1727, %r1712, %r1726;
	clz.b32 	%r1728, %r1727;
	sub.s32 	%r316, %r1672, %r1728;
	mov.u32 %r1715, %lanemask_le;
	and.b32  	%r1729, %r1715, %r1727;
	popc.b32 	%r317, %r1729;
	setp.ne.s32 	%p208, %r672, %r316;
	@%p208 bra 	$L__BB0_237;
	shr.u32 	%r2535, %r2661, %r524;
	and.b32  	%r2534, %r2535, 255;
	shl.b32 	%r1730, %r6, 5;
	and.b32  	%r1731, %r1730, -1024;
	add.s32 	%r1733, %r692, %r1731;
	shl.b32 	%r1734, %r2534, 2;
	add.s32 	%r1735, %r1733, %r1734;
	atom.shared.add.u32 	%r2695, [%r1735], %r317;
$L__BB0_237:
	shr.u32 	%r2489, %r2663, %r524;
	and.b32  	%r2488, %r2489, 255;
	mov.u32 	%r2697, 0;
	mov.u32 	%r1762, 31;
	shfl.sync.idx.b32 	%r1764|%p209, %r2695, %r316, %r1762, %r1718;
	add.s32 	%r1765, %r317, %r1764;
	add.s32 	%r320, %r1765, -1;
	mov.u32 	%r1738, 1;
	{
    .reg .pred p;
    and.b32 %r1736, %r2488, %r1738;    setp.ne.u32 p, %r1736, 0;
    vote.ballot.sync.b32 %r1736, p, 0xffffffff;
    @!p not.b32 %r1736, %r1736;
}
	mov.u32 	%r1741, 2;
	{
    .reg .pred p;
    and.b32 %r1739, %r2488, %r1741;    setp.ne.u32 p, %r1739, 0;
    vote.ballot.sync.b32 %r1739, p, 0xffffffff;
    @!p not.b32 %r1739, %r1739;
}
	and.b32  	%r1766, %r1739, %r1736;
	mov.u32 	%r1744, 4;
	{
    .reg .pred p;
    and.b32 %r1742, %r2488, %r1744;    setp.ne.u32 p, %r1742, 0;
    vote.ballot.sync.b32 %r1742, p, 0xffffffff;
    @!p not.b32 %r1742, %r1742;
}
	and.b32  	%r1767, %r1742, %r1766;
	mov.u32 	%r1747, 8;
	{
    .reg .pred p;
    and.b32 %r1745, %r2488, %r1747;    setp.ne.u32 p, %r1745, 0;
    vote.ballot.sync.b32 %r1745, p, 0xffffffff;
    @!p not.b32 %r1745, %r1745;
}
	and.b32  	%r1768, %r1745, %r1767;
	mov.u32 	%r1750, 16;
	{
    .reg .pred p;
    and.b32 %r1748, %r2488, %r1750;    setp.ne.u32 p, %r1748, 0;
    vote.ballot.sync.b32 %r1748, p, 0xffffffff;
    @!p not.b32 %r1748, %r1748;
}
	and.b32  	%r1769, %r1748, %r1768;
	mov.u32 	%r1753, 32;
	{
    .reg .pred p;
    and.b32 %r1751, %r2488, %r1753;    setp.ne.u32 p, %r1751, 0;
    vote.ballot.sync.b32 %r1751, p, 0xffffffff;
    @!p not.b32 %r1751, %r1751;
}
	and.b32  	%r1770, %r1751, %r1769;
	mov.u32 	%r1756, 64;
	{
    .reg .pred p;
    and.b32 %r1754, %r2488, %r1756;    setp.ne.u32 p, %r1754, 0;
    vote.ballot.sync.b32 %r1754, p, 0xffffffff;
    @!p not.b32 %r1754, %r1754;
}
	and.b32  	%r1771, %r1754, %r1770;
	mov.u32 	%r1759, 128;
	{
    .reg .pred p;
    and.b32 %r1757, %r2488, %r1759;    setp.ne.u32 p, %r1757, 0;
    vote.ballot.sync.b32 %r1757, p, 0xffffffff;
    @!p not.b32 %r1757, %r1757;
}
	and.b32  	%r1772, %r1757, %r1771;
	clz.b32 	%r1773, %r1772;
	sub.s32 	%r321, %r1762, %r1773;
	mov.u32 %r1760, %lanemask_le;
	and.b32  	%r1774, %r1760, %r1772;
	popc.b32 	%r322, %r1774;
	setp.ne.s32 	%p210, %r672, %r321;
	mov.u32 	%r2696, %r2697;
	@%p210 bra 	$L__BB0_239;
	shr.u32 	%r2533, %r2663, %r524;
	and.b32  	%r2532, %r2533, 255;
	shl.b32 	%r1775, %r6, 5;
	and.b32  	%r1776, %r1775, -1024;
	add.s32 	%r1778, %r692, %r1776;
	shl.b32 	%r1779, %r2532, 2;
	add.s32 	%r1780, %r1778, %r1779;
	atom.shared.add.u32 	%r2696, [%r1780], %r322;
$L__BB0_239:
	shr.u32 	%r2491, %r2665, %r524;
	and.b32  	%r2490, %r2491, 255;
	mov.u32 	%r1808, -1;
	shfl.sync.idx.b32 	%r1809|%p211, %r2696, %r321, %r1762, %r1808;
	add.s32 	%r1810, %r322, %r1809;
	add.s32 	%r325, %r1810, -1;
	{
    .reg .pred p;
    and.b32 %r1781, %r2490, %r1738;    setp.ne.u32 p, %r1781, 0;
    vote.ballot.sync.b32 %r1781, p, 0xffffffff;
    @!p not.b32 %r1781, %r1781;
}
	{
    .reg .pred p;
    and.b32 %r1784, %r2490, %r1741;    setp.ne.u32 p, %r1784, 0;
    vote.ballot.sync.b32 %r1784, p, 0xffffffff;
    @!p not.b32 %r1784, %r1784;
}
	and.b32  	%r1811, %r1784, %r1781;
	{
    .reg .pred p;
    and.b32 %r1787, %r2490, %r1744;    setp.ne.u32 p, %r1787, 0;
    vote.ballot.sync.b32 %r1787, p, 0xffffffff;
    @!p not.b32 %r1787, %r1787;
}
	and.b32  	%r1812, %r1787, %r1811;
	{
    .reg .pred p;
    and.b32 %r1790, %r2490, %r1747;    setp.ne.u32 p, %r1790, 0;
    vote.ballot.sync.b32 %r1790, p, 0xffffffff;
    @!p not.b32 %r1790, %r1790;
}
	and.b32  	%r1813, %r1790, %r1812;
	{
    .reg .pred p;
    and.b32 %r1793, %r2490, %r1750;    setp.ne.u32 p, %r1793, 0;
    vote.ballot.sync.b32 %r1793, p, 0xffffffff;
    @!p not.b32 %r1793, %r1793;
}
	and.b32  	%r1814, %r1793, %r1813;
	{
    .reg .pred p;
    and.b32 %r1796, %r2490, %r1753;    setp.ne.u32 p, %r1796, 0;
    vote.ballot.sync.b32 %r1796, p, 0xffffffff;
    @!p not.b32 %r1796, %r1796;
}
	and.b32  	%r1815, %r1796, %r1814;
	{
    .reg .pred p;
    and.b32 %r1799, %r2490, %r1756;    setp.ne.u32 p, %r1799, 0;
    vote.ballot.sync.b32 %r1799, p, 0xffffffff;
    @!p not.b32 %r1799, %r1799;
}
	and.b32  	%r1816, %r1799, %r1815;
	{
    .reg .pred p;
    and.b32 %r1802, %r2490, %r1759;    setp.ne.u32 p, %r1802, 0;
    vote.ballot.sync.b32 %r1802, p, 0xffffffff;
    @!p not.b32 %r1802, %r1802;
}
	and.b32  	%r1817, %r1802, %r1816;
	clz.b32 	%r1818, %r1817;
	sub.s32 	%r326, %r1762, %r1818;
	mov.u32 %r1805, %lanemask_le;
	and.b32  	%r1819, %r1805, %r1817;
	popc.b32 	%r327, %r1819;
	setp.ne.s32 	%p212, %r672, %r326;
	@%p212 bra 	$L__BB0_241;
	shr.u32 	%r2531, %r2665, %r524;
	and.b32  	%r2530, %r2531, 255;
	shl.b32 	%r1820, %r6, 5;
	and.b32  	%r1821, %r1820, -1024;
	add.s32 	%r1823, %r692, %r1821;
	shl.b32 	%r1824, %r2530, 2;
	add.s32 	%r1825, %r1823, %r1824;
	atom.shared.add.u32 	%r2697, [%r1825], %r327;
$L__BB0_241:
	shr.u32 	%r2493, %r2667, %r524;
	and.b32  	%r2492, %r2493, 255;
	mov.u32 	%r2699, 0;
	mov.u32 	%r1852, 31;
	shfl.sync.idx.b32 	%r1854|%p213, %r2697, %r326, %r1852, %r1808;
	add.s32 	%r1855, %r327, %r1854;
	add.s32 	%r330, %r1855, -1;
	mov.u32 	%r1828, 1;
	{
    .reg .pred p;
    and.b32 %r1826, %r2492, %r1828;    setp.ne.u32 p, %r1826, 0;
    vote.ballot.sync.b32 %r1826, p, 0xffffffff;
    @!p not.b32 %r1826, %r1826;
}
	mov.u32 	%r1831, 2;
	{
    .reg .pred p;
    and.b32 %r1829, %r2492, %r1831;    setp.ne.u32 p, %r1829, 0;
    vote.ballot.sync.b32 %r1829, p, 0xffffffff;
    @!p not.b32 %r1829, %r1829;
}
	and.b32  	%r1856, %r1829, %r1826;
	mov.u32 	%r1834, 4;
	{
    .reg .pred p;
    and.b32 %r1832, %r2492, %r1834;    setp.ne.u32 p, %r1832, 0;
    vote.ballot.sync.b32 %r1832, p, 0xffffffff;
    @!p not.b32 %r1832, %r1832;
}
	and.b32  	%r1857, %r1832, %r1856;
	mov.u32 	%r1837, 8;
	{
    .reg .pred p;
    and.b32 %r1835, %r2492, %r1837;    setp.ne.u32 p, %r1835, 0;
    vote.ballot.sync.b32 %r1835, p, 0xffffffff;
    @!p not.b32 %r1835, %r1835;
}
	and.b32  	%r1858, %r1835, %r1857;
	mov.u32 	%r1840, 16;
	{
    .reg .pred p;
    and.b32 %r1838, %r2492, %r1840;    setp.ne.u32 p, %r1838, 0;
    vote.ballot.sync.b32 %r1838, p, 0xffffffff;
    @!p not.b32 %r1838, %r1838;
}
	and.b32  	%r1859, %r1838, %r1858;
	mov.u32 	%r1843, 32;
	{
    .reg .pred p;
    and.b32 %r1841, %r2492, %r1843;    setp.ne.u32 p, %r1841, 0;
    vote.ballot.sync.b32 %r1841, p, 0xffffffff;
    @!p not.b32 %r1841, %r1841;
}
	and.b32  	%r1860, %r1841, %r1859;
	mov.u32 	%r1846, 64;
	{
    .reg .pred p;
    and.b32 %r1844, %r2492, %r1846;    setp.ne.u32 p, %r1844, 0;
    vote.ballot.sync.b32 %r1844, p, 0xffffffff;
    @!p not.b32 %r1844, %r1844;
}
	and.b32  	%r1861, %r1844, %r1860;
	mov.u32 	%r1849, 128;
	{
    .reg .pred p;
    and.b32 %r1847, %r2492, %r1849;    setp.ne.u32 p, %r1847, 0;
    vote.ballot.sync.b32 %r1847, p, 0xffffffff;
    @!p not.b32 %r1847, %r1847;
}
	and.b32  	%r1862, %r1847, %r1861;
	clz.b32 	%r1863, %r1862;
	sub.s32 	%r331, %r1852, %r1863;
	mov.u32 %r1850, %lanemask_le;
	and.b32  	%r1864, %r1850, %r1862;
	popc.b32 	%r332, %r1864;
	setp.ne.s32 	%p214, %r672, %r331;
	mov.u32 	%r2698, %r2699;
	@%p214 bra 	$L__BB0_243;
	shr.u32 	%r2529, %r2667, %r524;
	and.b32  	%r2528, %r2529, 255;
	shl.b32 	%r1865, %r6, 5;
	and.b32  	%r1866, %r1865, -1024;
	add.s32 	%r1868, %r692, %r1866;
	shl.b32 	%r1869, %r2528, 2;
	add.s32 	%r1870, %r1868, %r1869;
	atom.shared.add.u32 	%r2698, [%r1870], %r332;
$L__BB0_243:
	shr.u32 	%r2494, %r2669, %r524;
	mov.u32 	%r1898, -1;
	shfl.sync.idx.b32 	%r1899|%p215, %r2698, %r331, %r1852, %r1898;
	add.s32 	%r1900, %r332, %r1899;
	add.s32 	%r335, %r1900, -1;
	and.b32  	%r1893, %r2494, 255;
	{
    .reg .pred p;
    and.b32 %r1871, %r1893, %r1828;    setp.ne.u32 p, %r1871, 0;
    vote.ballot.sync.b32 %r1871, p, 0xffffffff;
    @!p not.b32 %r1871, %r1871;
}
	{
    .reg .pred p;
    and.b32 %r1874, %r1893, %r1831;    setp.ne.u32 p, %r1874, 0;
    vote.ballot.sync.b32 %r1874, p, 0xffffffff;
    @!p not.b32 %r1874, %r1874;
}
	and.b32  	%r1902, %r1874, %r1871;
	{
    .reg .pred p;
    and.b32 %r1877, %r1893, %r1834;    setp.ne.u32 p, %r1877, 0;
    vote.ballot.sync.b32 %r1877, p, 0xffffffff;
    @!p not.b32 %r1877, %r1877;
}
	and.b32  	%r1903, %r1877, %r1902;
	{
    .reg .pred p;
    and.b32 %r1880, %r1893, %r1837;    setp.ne.u32 p, %r1880, 0;
    vote.ballot.sync.b32 %r1880, p, 0xffffffff;
    @!p not.b32 %r1880, %r1880;
}
	and.b32  	%r1904, %r1880, %r1903;
	{
    .reg .pred p;
    and.b32 %r1883, %r1893, %r1840;    setp.ne.u32 p, %r1883, 0;
    vote.ballot.sync.b32 %r1883, p, 0xffffffff;
    @!p not.b32 %r1883, %r1883;
}
	and.b32  	%r1905, %r1883, %r1904;
	{
    .reg .pred p;
    and.b32 %r1886, %r1893, %r1843;    setp.ne.u32 p, %r1886, 0;
    vote.ballot.sync.b32 %r1886, p, 0xffffffff;
    @!p not.b32 %r1886, %r1886;
}
	and.b32  	%r1906, %r1886, %r1905;
	{
    .reg .pred p;
    and.b32 %r1889, %r1893, %r1846;    setp.ne.u32 p, %r1889, 0;
    vote.ballot.sync.b32 %r1889, p, 0xffffffff;
    @!p not.b32 %r1889, %r1889;
}
	and.b32  	%r1907, %r1889, %r1906;
	{
    .reg .pred p;
    and.b32 %r1892, %r1893, %r1849;    setp.ne.u32 p, %r1892, 0;
    vote.ballot.sync.b32 %r1892, p, 0xffffffff;
    @!p not.b32 %r1892, %r1892;
}
	and.b32  	%r1908, %r1892, %r1907;
	clz.b32 	%r1909, %r1908;
	sub.s32 	%r336, %r1852, %r1909;
	mov.u32 %r1895, %lanemask_le;
	and.b32  	%r1910, %r1895, %r1908;
	popc.b32 	%r337, %r1910;
	setp.ne.s32 	%p216, %r672, %r336;
	@%p216 bra 	$L__BB0_245;
	shr.u32 	%r2527, %r2669, %r524;
	shl.b32 	%r2526, %r2527, 2;
	and.b32  	%r2525, %r2526, 1020;
	shl.b32 	%r1912, %r6, 5;
	and.b32  	%r1913, %r1912, -1024;
	add.s32 	%r1915, %r692, %r1913;
	add.s32 	%r1918, %r1915, %r2525;
	atom.shared.add.u32 	%r2699, [%r1918], %r337;
$L__BB0_245:
	shr.u32 	%r2495, %r2671, %r524;
	mov.u32 	%r2700, 0;
	mov.u32 	%r1945, 31;
	shfl.sync.idx.b32 	%r1947|%p217, %r2699, %r336, %r1945, %r1898;
	add.s32 	%r1948, %r337, %r1947;
	add.s32 	%r340, %r1948, -1;
	mov.u32 	%r1921, 1;
	and.b32  	%r1941, %r2495, 255;
	{
    .reg .pred p;
    and.b32 %r1919, %r1941, %r1921;    setp.ne.u32 p, %r1919, 0;
    vote.ballot.sync.b32 %r1919, p, 0xffffffff;
    @!p not.b32 %r1919, %r1919;
}
	mov.u32 	%r1924, 2;
	{
    .reg .pred p;
    and.b32 %r1922, %r1941, %r1924;    setp.ne.u32 p, %r1922, 0;
    vote.ballot.sync.b32 %r1922, p, 0xffffffff;
    @!p not.b32 %r1922, %r1922;
}
	and.b32  	%r1950, %r1922, %r1919;
	mov.u32 	%r1927, 4;
	{
    .reg .pred p;
    and.b32 %r1925, %r1941, %r1927;    setp.ne.u32 p, %r1925, 0;
    vote.ballot.sync.b32 %r1925, p, 0xffffffff;
    @!p not.b32 %r1925, %r1925;
}
	and.b32  	%r1951, %r1925, %r1950;
	mov.u32 	%r1930, 8;
	{
    .reg .pred p;
    and.b32 %r1928, %r1941, %r1930;    setp.ne.u32 p, %r1928, 0;
    vote.ballot.sync.b32 %r1928, p, 0xffffffff;
    @!p not.b32 %r1928, %r1928;
}
	and.b32  	%r1952, %r1928, %r1951;
	mov.u32 	%r1933, 16;
	{
    .reg .pred p;
    and.b32 %r1931, %r1941, %r1933;    setp.ne.u32 p, %r1931, 0;
    vote.ballot.sync.b32 %r1931, p, 0xffffffff;
    @!p not.b32 %r1931, %r1931;
}
	and.b32  	%r1953, %r1931, %r1952;
	mov.u32 	%r1936, 32;
	{
    .reg .pred p;
    and.b32 %r1934, %r1941, %r1936;    setp.ne.u32 p, %r1934, 0;
    vote.ballot.sync.b32 %r1934, p, 0xffffffff;
    @!p not.b32 %r1934, %r1934;
}
	and.b32  	%r1954, %r1934, %r1953;
	mov.u32 	%r1939, 64;
	{
    .reg .pred p;
    and.b32 %r1937, %r1941, %r1939;    setp.ne.u32 p, %r1937, 0;
    vote.ballot.sync.b32 %r1937, p, 0xffffffff;
    @!p not.b32 %r1937, %r1937;
}
	and.b32  	%r1955, %r1937, %r1954;
	mov.u32 	%r1942, 128;
	{
    .reg .pred p;
    and.b32 %r1940, %r1941, %r1942;    setp.ne.u32 p, %r1940, 0;
    vote.ballot.sync.b32 %r1940, p, 0xffffffff;
    @!p not.b32 %r1940, %r1940;
}
	and.b32  	%r1956, %r1940, %r1955;
	clz.b32 	%r1957, %r1956;
	sub.s32 	%r341, %r1945, %r1957;
	mov.u32 %r1943, %lanemask_le;
	and.b32  	%r1958, %r1943, %r1956;
	popc.b32 	%r342, %r1958;
	setp.ne.s32 	%p218, %r672, %r341;
	@%p218 bra 	$L__BB0_247;
	shr.u32 	%r2524, %r2671, %r524;
	shl.b32 	%r2523, %r2524, 2;
	and.b32  	%r2522, %r2523, 1020;
	shl.b32 	%r1960, %r6, 5;
	and.b32  	%r1961, %r1960, -1024;
	add.s32 	%r1963, %r692, %r1961;
	add.s32 	%r1966, %r1963, %r2522;
	atom.shared.add.u32 	%r2700, [%r1966], %r342;
$L__BB0_247:
	setp.gt.s32 	%p388, %r6, 255;
	mov.u32 	%r1968, -1;
	shfl.sync.idx.b32 	%r1969|%p219, %r2700, %r341, %r1945, %r1968;
	bar.sync 	0;
	shl.b32 	%r1970, %r235, 2;
	add.s32 	%r345, %r692, %r1970;
	st.shared.u32 	[%r345], %r2627;
	shl.b32 	%r1972, %r240, 2;
	add.s32 	%r346, %r692, %r1972;
	st.shared.u32 	[%r346], %r2629;
	shl.b32 	%r1973, %r245, 2;
	add.s32 	%r347, %r692, %r1973;
	st.shared.u32 	[%r347], %r2631;
	shl.b32 	%r1974, %r250, 2;
	add.s32 	%r348, %r692, %r1974;
	st.shared.u32 	[%r348], %r2633;
	shl.b32 	%r1975, %r255, 2;
	add.s32 	%r349, %r692, %r1975;
	st.shared.u32 	[%r349], %r2635;
	shl.b32 	%r1976, %r260, 2;
	add.s32 	%r350, %r692, %r1976;
	st.shared.u32 	[%r350], %r2637;
	shl.b32 	%r1977, %r265, 2;
	add.s32 	%r351, %r692, %r1977;
	st.shared.u32 	[%r351], %r2639;
	shl.b32 	%r1978, %r270, 2;
	add.s32 	%r352, %r692, %r1978;
	st.shared.u32 	[%r352], %r2641;
	shl.b32 	%r1979, %r275, 2;
	add.s32 	%r353, %r692, %r1979;
	st.shared.u32 	[%r353], %r2643;
	shl.b32 	%r1980, %r280, 2;
	add.s32 	%r354, %r692, %r1980;
	st.shared.u32 	[%r354], %r2645;
	shl.b32 	%r1981, %r285, 2;
	add.s32 	%r355, %r692, %r1981;
	st.shared.u32 	[%r355], %r2647;
	shl.b32 	%r1982, %r290, 2;
	add.s32 	%r356, %r692, %r1982;
	st.shared.u32 	[%r356], %r2649;
	shl.b32 	%r1983, %r295, 2;
	add.s32 	%r357, %r692, %r1983;
	st.shared.u32 	[%r357], %r2651;
	shl.b32 	%r1984, %r300, 2;
	add.s32 	%r358, %r692, %r1984;
	st.shared.u32 	[%r358], %r2653;
	shl.b32 	%r1985, %r305, 2;
	add.s32 	%r359, %r692, %r1985;
	st.shared.u32 	[%r359], %r2655;
	shl.b32 	%r1986, %r310, 2;
	add.s32 	%r360, %r692, %r1986;
	st.shared.u32 	[%r360], %r2657;
	shl.b32 	%r1987, %r315, 2;
	add.s32 	%r361, %r692, %r1987;
	st.shared.u32 	[%r361], %r2659;
	shl.b32 	%r1988, %r320, 2;
	add.s32 	%r362, %r692, %r1988;
	st.shared.u32 	[%r362], %r2661;
	shl.b32 	%r1989, %r325, 2;
	add.s32 	%r363, %r692, %r1989;
	st.shared.u32 	[%r363], %r2663;
	shl.b32 	%r1990, %r330, 2;
	add.s32 	%r364, %r692, %r1990;
	st.shared.u32 	[%r364], %r2665;
	shl.b32 	%r1991, %r335, 2;
	add.s32 	%r365, %r692, %r1991;
	st.shared.u32 	[%r365], %r2667;
	shl.b32 	%r1992, %r340, 2;
	add.s32 	%r366, %r692, %r1992;
	st.shared.u32 	[%r366], %r2669;
	add.s32 	%r1993, %r1969, %r342;
	shl.b32 	%r1994, %r1993, 2;
	add.s32 	%r1995, %r692, %r1994;
	st.shared.u32 	[%r1995+-4], %r2671;
	@%p388 bra 	$L__BB0_255;
	ld.param.u64 	%rd374, [gs_cub_places_32_param_0+40];
	cvta.to.global.u64 	%rd23, %rd374;
	mul.wide.s32 	%rd24, %r6, 4;
	add.s64 	%rd25, %rd23, %rd24;
	ld.global.u32 	%r1996, [%rd25];
	sub.s32 	%r1997, %r1996, %r230;
	st.shared.u32 	[%r226+35328], %r1997;
	setp.lt.s32 	%p221, %r8, 1;
	mov.u32 	%r2703, %r2677;
	@%p221 bra 	$L__BB0_254;
	mov.u32 	%r2702, -1;
	mov.u32 	%r2701, %r8;
	mov.u32 	%r2703, %r2677;
$L__BB0_250:
	shl.b32 	%r1999, %r2701, 8;
	add.s32 	%r2000, %r1999, %r6;
	add.s32 	%r2001, %r2000, -256;
	mul.wide.s32 	%rd26, %r2001, 4;
	add.s64 	%rd12, %rd19, %rd26;
$L__BB0_251:
	membar.cta;
	ld.volatile.global.u32 	%r372, [%rd12];
	setp.eq.s32 	%p222, %r372, 0;
	@%p222 bra 	$L__BB0_251;
	and.b32  	%r2002, %r372, 1073741823;
	add.s32 	%r2703, %r2002, %r2703;
	setp.gt.s32 	%p223, %r372, -1;
	vote.sync.ballot.b32 	%r2702, %p223, %r2702;
	setp.lt.s32 	%p224, %r372, 0;
	@%p224 bra 	$L__BB0_254;
	add.s32 	%r376, %r2701, -1;
	setp.gt.s32 	%p225, %r2701, 1;
	mov.u32 	%r2701, %r376;
	@%p225 bra 	$L__BB0_250;
$L__BB0_254:
	ld.param.u64 	%rd378, [gs_cub_places_32_param_0+48];
	shl.b32 	%r2521, %r8, 8;
	add.s32 	%r2520, %r2521, %r6;
	mul.wide.s32 	%rd377, %r2520, 4;
	cvta.to.global.u64 	%rd376, %rd378;
	add.s64 	%rd375, %rd376, %rd377;
	or.b32  	%r2003, %r2703, -2147483648;
	st.volatile.global.u32 	[%rd375], %r2003;
	ld.shared.u32 	%r2004, [%r226+35328];
	sub.s32 	%r2005, %r2703, %r2677;
	add.s32 	%r2006, %r2005, %r2004;
	st.shared.u32 	[%r226+35328], %r2006;
$L__BB0_255:
	bar.sync 	0;
	ld.shared.u32 	%r378, [%r226];
	shr.u32 	%r2007, %r378, %r524;
	shl.b32 	%r2008, %r2007, 2;
	and.b32  	%r2009, %r2008, 1020;
	add.s32 	%r2011, %r692, %r2009;
	ld.shared.u32 	%r2012, [%r2011+35328];
	add.s32 	%r379, %r2012, %r6;
	setp.ge.s32 	%p226, %r6, %r10;
	setp.ne.s64 	%p227, %rd2, 0;
	or.pred  	%p228, %p227, %p226;
	@%p228 bra 	$L__BB0_257;
	cvta.to.global.u64 	%rd27, %rd5;
	mul.wide.u32 	%rd28, %r379, 4;
	add.s64 	%rd29, %rd27, %rd28;
	st.global.u32 	[%rd29], %r378;
$L__BB0_257:
	ld.shared.u32 	%r381, [%r226+1536];
	shr.u32 	%r2013, %r381, %r524;
	shl.b32 	%r2014, %r2013, 2;
	and.b32  	%r2015, %r2014, 1020;
	add.s32 	%r2017, %r692, %r2015;
	ld.shared.u32 	%r2018, [%r2017+35328];
	add.s32 	%r2019, %r6, 384;
	add.s32 	%r382, %r2018, %r2019;
	setp.ge.s32 	%p230, %r2019, %r10;
	or.pred  	%p231, %p227, %p230;
	@%p231 bra 	$L__BB0_259;
	cvta.to.global.u64 	%rd30, %rd5;
	mul.wide.u32 	%rd31, %r382, 4;
	add.s64 	%rd32, %rd30, %rd31;
	st.global.u32 	[%rd32], %r381;
$L__BB0_259:
	ld.shared.u32 	%r383, [%r226+3072];
	shr.u32 	%r2020, %r383, %r524;
	shl.b32 	%r2021, %r2020, 2;
	and.b32  	%r2022, %r2021, 1020;
	add.s32 	%r2024, %r692, %r2022;
	ld.shared.u32 	%r2025, [%r2024+35328];
	add.s32 	%r2026, %r6, 768;
	add.s32 	%r384, %r2025, %r2026;
	setp.ge.s32 	%p233, %r2026, %r10;
	or.pred  	%p234, %p227, %p233;
	@%p234 bra 	$L__BB0_261;
	cvta.to.global.u64 	%rd33, %rd5;
	mul.wide.u32 	%rd34, %r384, 4;
	add.s64 	%rd35, %rd33, %rd34;
	st.global.u32 	[%rd35], %r383;
$L__BB0_261:
	ld.shared.u32 	%r385, [%r226+4608];
	shr.u32 	%r2027, %r385, %r524;
	shl.b32 	%r2028, %r2027, 2;
	and.b32  	%r2029, %r2028, 1020;
	add.s32 	%r2031, %r692, %r2029;
	ld.shared.u32 	%r2032, [%r2031+35328];
	add.s32 	%r2033, %r6, 1152;
	add.s32 	%r386, %r2032, %r2033;
	setp.ge.s32 	%p236, %r2033, %r10;
	or.pred  	%p237, %p227, %p236;
	@%p237 bra 	$L__BB0_263;
	cvta.to.global.u64 	%rd36, %rd5;
	mul.wide.u32 	%rd37, %r386, 4;
	add.s64 	%rd38, %rd36, %rd37;
	st.global.u32 	[%rd38], %r385;
$L__BB0_263:
	ld.shared.u32 	%r387, [%r226+6144];
	shr.u32 	%r2034, %r387, %r524;
	shl.b32 	%r2035, %r2034, 2;
	and.b32  	%r2036, %r2035, 1020;
	add.s32 	%r2038, %r692, %r2036;
	ld.shared.u32 	%r2039, [%r2038+35328];
	add.s32 	%r2040, %r6, 1536;
	add.s32 	%r388, %r2039, %r2040;
	setp.ge.s32 	%p239, %r2040, %r10;
	or.pred  	%p240, %p227, %p239;
	@%p240 bra 	$L__BB0_265;
	cvta.to.global.u64 	%rd39, %rd5;
	mul.wide.u32 	%rd40, %r388, 4;
	add.s64 	%rd41, %rd39, %rd40;
	st.global.u32 	[%rd41], %r387;
$L__BB0_265:
	ld.shared.u32 	%r389, [%r226+7680];
	shr.u32 	%r2041, %r389, %r524;
	shl.b32 	%r2042, %r2041, 2;
	and.b32  	%r2043, %r2042, 1020;
	add.s32 	%r2045, %r692, %r2043;
	ld.shared.u32 	%r2046, [%r2045+35328];
	add.s32 	%r2047, %r6, 1920;
	add.s32 	%r390, %r2046, %r2047;
	setp.ge.s32 	%p242, %r2047, %r10;
	or.pred  	%p243, %p227, %p242;
	@%p243 bra 	$L__BB0_267;
	cvta.to.global.u64 	%rd42, %rd5;
	mul.wide.u32 	%rd43, %r390, 4;
	add.s64 	%rd44, %rd42, %rd43;
	st.global.u32 	[%rd44], %r389;
$L__BB0_267:
	ld.shared.u32 	%r391, [%r226+9216];
	shr.u32 	%r2048, %r391, %r524;
	shl.b32 	%r2049, %r2048, 2;
	and.b32  	%r2050, %r2049, 1020;
	add.s32 	%r2052, %r692, %r2050;
	ld.shared.u32 	%r2053, [%r2052+35328];
	add.s32 	%r2054, %r6, 2304;
	add.s32 	%r392, %r2053, %r2054;
	setp.ge.s32 	%p245, %r2054, %r10;
	or.pred  	%p246, %p227, %p245;
	@%p246 bra 	$L__BB0_269;
	cvta.to.global.u64 	%rd45, %rd5;
	mul.wide.u32 	%rd46, %r392, 4;
	add.s64 	%rd47, %rd45, %rd46;
	st.global.u32 	[%rd47], %r391;
$L__BB0_269:
	ld.shared.u32 	%r393, [%r226+10752];
	shr.u32 	%r2055, %r393, %r524;
	shl.b32 	%r2056, %r2055, 2;
	and.b32  	%r2057, %r2056, 1020;
	add.s32 	%r2059, %r692, %r2057;
	ld.shared.u32 	%r2060, [%r2059+35328];
	add.s32 	%r2061, %r6, 2688;
	add.s32 	%r394, %r2060, %r2061;
	setp.ge.s32 	%p248, %r2061, %r10;
	or.pred  	%p249, %p227, %p248;
	@%p249 bra 	$L__BB0_271;
	cvta.to.global.u64 	%rd48, %rd5;
	mul.wide.u32 	%rd49, %r394, 4;
	add.s64 	%rd50, %rd48, %rd49;
	st.global.u32 	[%rd50], %r393;
$L__BB0_271:
	ld.shared.u32 	%r395, [%r226+12288];
	shr.u32 	%r2062, %r395, %r524;
	shl.b32 	%r2063, %r2062, 2;
	and.b32  	%r2064, %r2063, 1020;
	add.s32 	%r2066, %r692, %r2064;
	ld.shared.u32 	%r2067, [%r2066+35328];
	add.s32 	%r2068, %r6, 3072;
	add.s32 	%r396, %r2067, %r2068;
	setp.ge.s32 	%p251, %r2068, %r10;
	or.pred  	%p252, %p227, %p251;
	@%p252 bra 	$L__BB0_273;
	cvta.to.global.u64 	%rd51, %rd5;
	mul.wide.u32 	%rd52, %r396, 4;
	add.s64 	%rd53, %rd51, %rd52;
	st.global.u32 	[%rd53], %r395;
$L__BB0_273:
	ld.shared.u32 	%r397, [%r226+13824];
	shr.u32 	%r2069, %r397, %r524;
	shl.b32 	%r2070, %r2069, 2;
	and.b32  	%r2071, %r2070, 1020;
	add.s32 	%r2073, %r692, %r2071;
	ld.shared.u32 	%r2074, [%r2073+35328];
	add.s32 	%r2075, %r6, 3456;
	add.s32 	%r398, %r2074, %r2075;
	setp.ge.s32 	%p254, %r2075, %r10;
	or.pred  	%p255, %p227, %p254;
	@%p255 bra 	$L__BB0_275;
	cvta.to.global.u64 	%rd54, %rd5;
	mul.wide.u32 	%rd55, %r398, 4;
	add.s64 	%rd56, %rd54, %rd55;
	st.global.u32 	[%rd56], %r397;
$L__BB0_275:
	ld.shared.u32 	%r399, [%r226+15360];
	shr.u32 	%r2076, %r399, %r524;
	shl.b32 	%r2077, %r2076, 2;
	and.b32  	%r2078, %r2077, 1020;
	add.s32 	%r2080, %r692, %r2078;
	ld.shared.u32 	%r2081, [%r2080+35328];
	add.s32 	%r2082, %r6, 3840;
	add.s32 	%r400, %r2081, %r2082;
	setp.ge.s32 	%p257, %r2082, %r10;
	or.pred  	%p258, %p227, %p257;
	@%p258 bra 	$L__BB0_277;
	cvta.to.global.u64 	%rd57, %rd5;
	mul.wide.u32 	%rd58, %r400, 4;
	add.s64 	%rd59, %rd57, %rd58;
	st.global.u32 	[%rd59], %r399;
$L__BB0_277:
	ld.shared.u32 	%r401, [%r226+16896];
	shr.u32 	%r2083, %r401, %r524;
	shl.b32 	%r2084, %r2083, 2;
	and.b32  	%r2085, %r2084, 1020;
	add.s32 	%r2087, %r692, %r2085;
	ld.shared.u32 	%r2088, [%r2087+35328];
	add.s32 	%r2089, %r6, 4224;
	add.s32 	%r402, %r2088, %r2089;
	setp.ge.s32 	%p260, %r2089, %r10;
	or.pred  	%p261, %p227, %p260;
	@%p261 bra 	$L__BB0_279;
	cvta.to.global.u64 	%rd60, %rd5;
	mul.wide.u32 	%rd61, %r402, 4;
	add.s64 	%rd62, %rd60, %rd61;
	st.global.u32 	[%rd62], %r401;
$L__BB0_279:
	ld.shared.u32 	%r403, [%r226+18432];
	shr.u32 	%r2090, %r403, %r524;
	shl.b32 	%r2091, %r2090, 2;
	and.b32  	%r2092, %r2091, 1020;
	add.s32 	%r2094, %r692, %r2092;
	ld.shared.u32 	%r2095, [%r2094+35328];
	add.s32 	%r2096, %r6, 4608;
	add.s32 	%r404, %r2095, %r2096;
	setp.ge.s32 	%p263, %r2096, %r10;
	or.pred  	%p264, %p227, %p263;
	@%p264 bra 	$L__BB0_281;
	cvta.to.global.u64 	%rd63, %rd5;
	mul.wide.u32 	%rd64, %r404, 4;
	add.s64 	%rd65, %rd63, %rd64;
	st.global.u32 	[%rd65], %r403;
$L__BB0_281:
	ld.shared.u32 	%r405, [%r226+19968];
	shr.u32 	%r2097, %r405, %r524;
	shl.b32 	%r2098, %r2097, 2;
	and.b32  	%r2099, %r2098, 1020;
	add.s32 	%r2101, %r692, %r2099;
	ld.shared.u32 	%r2102, [%r2101+35328];
	add.s32 	%r2103, %r6, 4992;
	add.s32 	%r406, %r2102, %r2103;
	setp.ge.s32 	%p266, %r2103, %r10;
	or.pred  	%p267, %p227, %p266;
	@%p267 bra 	$L__BB0_283;
	cvta.to.global.u64 	%rd66, %rd5;
	mul.wide.u32 	%rd67, %r406, 4;
	add.s64 	%rd68, %rd66, %rd67;
	st.global.u32 	[%rd68], %r405;
$L__BB0_283:
	ld.shared.u32 	%r407, [%r226+21504];
	shr.u32 	%r2104, %r407, %r524;
	shl.b32 	%r2105, %r2104, 2;
	and.b32  	%r2106, %r2105, 1020;
	add.s32 	%r2108, %r692, %r2106;
	ld.shared.u32 	%r2109, [%r2108+35328];
	add.s32 	%r2110, %r6, 5376;
	add.s32 	%r408, %r2109, %r2110;
	setp.ge.s32 	%p269, %r2110, %r10;
	or.pred  	%p270, %p227, %p269;
	@%p270 bra 	$L__BB0_285;
	cvta.to.global.u64 	%rd69, %rd5;
	mul.wide.u32 	%rd70, %r408, 4;
	add.s64 	%rd71, %rd69, %rd70;
	st.global.u32 	[%rd71], %r407;
$L__BB0_285:
	ld.shared.u32 	%r409, [%r226+23040];
	shr.u32 	%r2111, %r409, %r524;
	shl.b32 	%r2112, %r2111, 2;
	and.b32  	%r2113, %r2112, 1020;
	add.s32 	%r2115, %r692, %r2113;
	ld.shared.u32 	%r2116, [%r2115+35328];
	add.s32 	%r2117, %r6, 5760;
	add.s32 	%r410, %r2116, %r2117;
	setp.ge.s32 	%p272, %r2117, %r10;
	or.pred  	%p273, %p227, %p272;
	@%p273 bra 	$L__BB0_287;
	cvta.to.global.u64 	%rd72, %rd5;
	mul.wide.u32 	%rd73, %r410, 4;
	add.s64 	%rd74, %rd72, %rd73;
	st.global.u32 	[%rd74], %r409;
$L__BB0_287:
	ld.shared.u32 	%r411, [%r226+24576];
	shr.u32 	%r2118, %r411, %r524;
	shl.b32 	%r2119, %r2118, 2;
	and.b32  	%r2120, %r2119, 1020;
	add.s32 	%r2122, %r692, %r2120;
	ld.shared.u32 	%r2123, [%r2122+35328];
	add.s32 	%r2124, %r6, 6144;
	add.s32 	%r412, %r2123, %r2124;
	setp.ge.s32 	%p275, %r2124, %r10;
	or.pred  	%p276, %p227, %p275;
	@%p276 bra 	$L__BB0_289;
	cvta.to.global.u64 	%rd75, %rd5;
	mul.wide.u32 	%rd76, %r412, 4;
	add.s64 	%rd77, %rd75, %rd76;
	st.global.u32 	[%rd77], %r411;
$L__BB0_289:
	ld.shared.u32 	%r413, [%r226+26112];
	shr.u32 	%r2125, %r413, %r524;
	shl.b32 	%r2126, %r2125, 2;
	and.b32  	%r2127, %r2126, 1020;
	add.s32 	%r2129, %r692, %r2127;
	ld.shared.u32 	%r2130, [%r2129+35328];
	add.s32 	%r2131, %r6, 6528;
	add.s32 	%r414, %r2130, %r2131;
	setp.ge.s32 	%p278, %r2131, %r10;
	or.pred  	%p279, %p227, %p278;
	@%p279 bra 	$L__BB0_291;
	cvta.to.global.u64 	%rd78, %rd5;
	mul.wide.u32 	%rd79, %r414, 4;
	add.s64 	%rd80, %rd78, %rd79;
	st.global.u32 	[%rd80], %r413;
$L__BB0_291:
	add.s32 	%r2133, %r6, 6912;
	ld.shared.u32 	%r415, [%r226+27648];
	shr.u32 	%r2134, %r415, %r524;
	shl.b32 	%r2135, %r2134, 2;
	and.b32  	%r2136, %r2135, 1020;
	add.s32 	%r2138, %r692, %r2136;
	ld.shared.u32 	%r2139, [%r2138+35328];
	add.s32 	%r416, %r2139, %r2133;
	setp.ge.s32 	%p281, %r2133, %r10;
	or.pred  	%p282, %p227, %p281;
	@%p282 bra 	$L__BB0_293;
	cvta.to.global.u64 	%rd81, %rd5;
	mul.wide.u32 	%rd82, %r416, 4;
	add.s64 	%rd83, %rd81, %rd82;
	st.global.u32 	[%rd83], %r415;
$L__BB0_293:
	add.s32 	%r2141, %r6, 7296;
	ld.shared.u32 	%r417, [%r226+29184];
	shr.u32 	%r2145, %r417, %r524;
	shl.b32 	%r2146, %r2145, 2;
	and.b32  	%r2147, %r2146, 1020;
	add.s32 	%r2148, %r692, %r2147;
	ld.shared.u32 	%r2149, [%r2148+35328];
	add.s32 	%r418, %r2149, %r2141;
	setp.ge.s32 	%p284, %r2141, %r10;
	or.pred  	%p285, %p227, %p284;
	@%p285 bra 	$L__BB0_295;
	ld.param.u64 	%rd387, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd84, %rd387;
	mul.wide.u32 	%rd85, %r418, 4;
	add.s64 	%rd86, %rd84, %rd85;
	st.global.u32 	[%rd86], %r417;
$L__BB0_295:
	mov.u32 	%r2573, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory;
	mov.u32 	%r2572, %tid.x;
	add.s32 	%r2151, %r2572, 7680;
	ld.shared.u32 	%r419, [%r226+30720];
	shr.u32 	%r2155, %r419, %r524;
	shl.b32 	%r2156, %r2155, 2;
	and.b32  	%r2157, %r2156, 1020;
	add.s32 	%r2158, %r2573, %r2157;
	ld.shared.u32 	%r2159, [%r2158+35328];
	add.s32 	%r420, %r2159, %r2151;
	setp.ge.s32 	%p287, %r2151, %r10;
	or.pred  	%p288, %p227, %p287;
	@%p288 bra 	$L__BB0_297;
	ld.param.u64 	%rd386, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd87, %rd386;
	mul.wide.u32 	%rd88, %r420, 4;
	add.s64 	%rd89, %rd87, %rd88;
	st.global.u32 	[%rd89], %r419;
$L__BB0_297:
	setp.ne.s64 	%p410, %rd2, 0;
	mov.u32 	%r2575, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory;
	mov.u32 	%r2574, %tid.x;
	add.s32 	%r2161, %r2574, 8064;
	ld.shared.u32 	%r421, [%r226+32256];
	shr.u32 	%r2165, %r421, %r524;
	shl.b32 	%r2166, %r2165, 2;
	and.b32  	%r2167, %r2166, 1020;
	add.s32 	%r2168, %r2575, %r2167;
	ld.shared.u32 	%r2169, [%r2168+35328];
	add.s32 	%r422, %r2169, %r2161;
	setp.ge.s32 	%p290, %r2161, %r10;
	or.pred  	%p291, %p410, %p290;
	@%p291 bra 	$L__BB0_299;
	ld.param.u64 	%rd385, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd90, %rd385;
	mul.wide.u32 	%rd91, %r422, 4;
	add.s64 	%rd92, %rd90, %rd91;
	st.global.u32 	[%rd92], %r421;
$L__BB0_299:
	setp.ne.s64 	%p411, %rd2, 0;
	mov.u32 	%r2577, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1371746_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1371711sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory;
	mov.u32 	%r2576, %tid.x;
	add.s32 	%r423, %r2576, 8448;
	ld.shared.u32 	%r424, [%r226+33792];
	shr.u32 	%r2174, %r424, %r524;
	shl.b32 	%r2175, %r2174, 2;
	and.b32  	%r2176, %r2175, 1020;
	add.s32 	%r2177, %r2577, %r2176;
	ld.shared.u32 	%r2178, [%r2177+35328];
	add.s32 	%r425, %r2178, %r423;
	setp.ge.s32 	%p293, %r423, %r10;
	or.pred  	%p294, %p411, %p293;
	@%p294 bra 	$L__BB0_301;
	ld.param.u64 	%rd384, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd93, %rd384;
	mul.wide.u32 	%rd94, %r425, 4;
	add.s64 	%rd95, %rd93, %rd94;
	st.global.u32 	[%rd95], %r424;
$L__BB0_301:
	setp.eq.s64 	%p295, %rd8, 0;
	@%p295 bra 	$L__BB0_304;
	mov.u32 	%r2705, 0;
	@%p4 bra 	$L__BB0_305;
	mov.u32 	%r2621, %tid.x;
	and.b32  	%r2519, %r2621, -32;
	and.b32  	%r2518, %r2621, 31;
	mul.lo.s32 	%r2517, %r2519, 23;
	or.b32  	%r2516, %r2517, %r2518;
	cvt.s64.s32 	%rd97, %r9;
	cvt.s64.s32 	%rd98, %r2516;
	add.s64 	%rd99, %rd98, %rd97;
	shl.b64 	%rd100, %rd99, 2;
	add.s64 	%rd96, %rd8, %rd100;
	ld.global.cs.u32 %r2705, [%rd96];
	bra.uni 	$L__BB0_305;
$L__BB0_304:
	mov.u32 	%r2705, %r530;
$L__BB0_305:
	@%p295 bra 	$L__BB0_308;
	mov.u32 	%r2706, 0;
	@%p11 bra 	$L__BB0_309;
	mov.u32 	%r2620, %tid.x;
	and.b32  	%r2515, %r2620, -32;
	and.b32  	%r2514, %r2620, 31;
	mul.lo.s32 	%r2513, %r2515, 23;
	or.b32  	%r2512, %r2513, %r2514;
	add.s32 	%r2511, %r2512, 32;
	cvt.s64.s32 	%rd102, %r9;
	cvt.s64.s32 	%rd103, %r2511;
	add.s64 	%rd104, %rd103, %rd102;
	shl.b64 	%rd105, %rd104, 2;
	add.s64 	%rd101, %rd8, %rd105;
	ld.global.cs.u32 %r2706, [%rd101];
	bra.uni 	$L__BB0_309;
$L__BB0_308:
	add.s32 	%r2706, %r530, 32;
$L__BB0_309:
	@%p295 bra 	$L__BB0_312;
	mov.u32 	%r2707, 0;
	@%p18 bra 	$L__BB0_313;
	mov.u32 	%r2619, %tid.x;
	and.b32  	%r2510, %r2619, -32;
	and.b32  	%r2509, %r2619, 31;
	mul.lo.s32 	%r2508, %r2510, 23;
	or.b32  	%r2507, %r2508, %r2509;
	add.s32 	%r2506, %r2507, 64;
	cvt.s64.s32 	%rd107, %r9;
	cvt.s64.s32 	%rd108, %r2506;
	add.s64 	%rd109, %rd108, %rd107;
	shl.b64 	%rd110, %rd109, 2;
	add.s64 	%rd106, %rd8, %rd110;
	ld.global.cs.u32 %r2707, [%rd106];
	bra.uni 	$L__BB0_313;
$L__BB0_312:
	add.s32 	%r2707, %r530, 64;
$L__BB0_313:
	@%p295 bra 	$L__BB0_316;
	mov.u32 	%r2708, 0;
	@%p25 bra 	$L__BB0_317;
	mov.u32 	%r2618, %tid.x;
	and.b32  	%r2505, %r2618, -32;
	and.b32  	%r2504, %r2618, 31;
	mul.lo.s32 	%r2503, %r2505, 23;
	or.b32  	%r2502, %r2503, %r2504;
	add.s32 	%r2501, %r2502, 96;
	cvt.s64.s32 	%rd112, %r9;
	cvt.s64.s32 	%rd113, %r2501;
	add.s64 	%rd114, %rd113, %rd112;
	shl.b64 	%rd115, %rd114, 2;
	add.s64 	%rd111, %rd8, %rd115;
	ld.global.cs.u32 %r2708, [%rd111];
	bra.uni 	$L__BB0_317;
$L__BB0_316:
	add.s32 	%r2708, %r530, 96;
$L__BB0_317:
	@%p295 bra 	$L__BB0_320;
	mov.u32 	%r2709, 0;
	@%p32 bra 	$L__BB0_321;
	cvt.s64.s32 	%rd117, %r9;
	cvt.s64.s32 	%rd118, %r40;
	add.s64 	%rd119, %rd118, %rd117;
	shl.b64 	%rd120, %rd119, 2;
	add.s64 	%rd116, %rd8, %rd120;
	ld.global.cs.u32 %r2709, [%rd116];
	bra.uni 	$L__BB0_321;
$L__BB0_320:
	add.s32 	%r2709, %r40, %r9;
$L__BB0_321:
	@%p295 bra 	$L__BB0_324;
	mov.u32 	%r2710, 0;
	@%p39 bra 	$L__BB0_325;
	cvt.s64.s32 	%rd122, %r9;
	cvt.s64.s32 	%rd123, %r48;
	add.s64 	%rd124, %rd123, %rd122;
	shl.b64 	%rd125, %rd124, 2;
	add.s64 	%rd121, %rd8, %rd125;
	ld.global.cs.u32 %r2710, [%rd121];
	bra.uni 	$L__BB0_325;
$L__BB0_324:
	add.s32 	%r2710, %r48, %r9;
$L__BB0_325:
	@%p295 bra 	$L__BB0_328;
	mov.u32 	%r2711, 0;
	@%p46 bra 	$L__BB0_329;
	cvt.s64.s32 	%rd127, %r9;
	cvt.s64.s32 	%rd128, %r56;
	add.s64 	%rd129, %rd128, %rd127;
	shl.b64 	%rd130, %rd129, 2;
	add.s64 	%rd126, %rd8, %rd130;
	ld.global.cs.u32 %r2711, [%rd126];
	bra.uni 	$L__BB0_329;
$L__BB0_328:
	add.s32 	%r2711, %r56, %r9;
$L__BB0_329:
	@%p295 bra 	$L__BB0_332;
	mov.u32 	%r2712, 0;
	@%p53 bra 	$L__BB0_333;
	cvt.s64.s32 	%rd132, %r9;
	cvt.s64.s32 	%rd133, %r64;
	add.s64 	%rd134, %rd133, %rd132;
	shl.b64 	%rd135, %rd134, 2;
	add.s64 	%rd131, %rd8, %rd135;
	ld.global.cs.u32 %r2712, [%rd131];
	bra.uni 	$L__BB0_333;
$L__BB0_332:
	add.s32 	%r2712, %r64, %r9;
$L__BB0_333:
	@%p295 bra 	$L__BB0_336;
	mov.u32 	%r2713, 0;
	@%p60 bra 	$L__BB0_337;
	cvt.s64.s32 	%rd137, %r9;
	cvt.s64.s32 	%rd138, %r72;
	add.s64 	%rd139, %rd138, %rd137;
	shl.b64 	%rd140, %rd139, 2;
	add.s64 	%rd136, %rd8, %rd140;
	ld.global.cs.u32 %r2713, [%rd136];
	bra.uni 	$L__BB0_337;
$L__BB0_336:
	add.s32 	%r2713, %r72, %r9;
$L__BB0_337:
	@%p295 bra 	$L__BB0_340;
	mov.u32 	%r2714, 0;
	@%p67 bra 	$L__BB0_341;
	cvt.s64.s32 	%rd142, %r9;
	cvt.s64.s32 	%rd143, %r80;
	add.s64 	%rd144, %rd143, %rd142;
	shl.b64 	%rd145, %rd144, 2;
	add.s64 	%rd141, %rd8, %rd145;
	ld.global.cs.u32 %r2714, [%rd141];
	bra.uni 	$L__BB0_341;
$L__BB0_340:
	add.s32 	%r2714, %r80, %r9;
$L__BB0_341:
	@%p295 bra 	$L__BB0_344;
	mov.u32 	%r2715, 0;
	@%p74 bra 	$L__BB0_345;
	cvt.s64.s32 	%rd147, %r9;
	cvt.s64.s32 	%rd148, %r88;
	add.s64 	%rd149, %rd148, %rd147;
	shl.b64 	%rd150, %rd149, 2;
	add.s64 	%rd146, %rd8, %rd150;
	ld.global.cs.u32 %r2715, [%rd146];
	bra.uni 	$L__BB0_345;
$L__BB0_344:
	add.s32 	%r2715, %r88, %r9;
$L__BB0_345:
	@%p295 bra 	$L__BB0_348;
	mov.u32 	%r2716, 0;
	@%p81 bra 	$L__BB0_349;
	cvt.s64.s32 	%rd152, %r9;
	cvt.s64.s32 	%rd153, %r96;
	add.s64 	%rd154, %rd153, %rd152;
	shl.b64 	%rd155, %rd154, 2;
	add.s64 	%rd151, %rd8, %rd155;
	ld.global.cs.u32 %r2716, [%rd151];
	bra.uni 	$L__BB0_349;
$L__BB0_348:
	add.s32 	%r2716, %r96, %r9;
$L__BB0_349:
	@%p295 bra 	$L__BB0_352;
	mov.u32 	%r2717, 0;
	@%p88 bra 	$L__BB0_353;
	cvt.s64.s32 	%rd157, %r9;
	cvt.s64.s32 	%rd158, %r104;
	add.s64 	%rd159, %rd158, %rd157;
	shl.b64 	%rd160, %rd159, 2;
	add.s64 	%rd156, %rd8, %rd160;
	ld.global.cs.u32 %r2717, [%rd156];
	bra.uni 	$L__BB0_353;
$L__BB0_352:
	add.s32 	%r2717, %r104, %r9;
$L__BB0_353:
	@%p295 bra 	$L__BB0_356;
	mov.u32 	%r2718, 0;
	@%p95 bra 	$L__BB0_357;
	cvt.s64.s32 	%rd162, %r9;
	cvt.s64.s32 	%rd163, %r112;
	add.s64 	%rd164, %rd163, %rd162;
	shl.b64 	%rd165, %rd164, 2;
	add.s64 	%rd161, %rd8, %rd165;
	ld.global.cs.u32 %r2718, [%rd161];
	bra.uni 	$L__BB0_357;
$L__BB0_356:
	add.s32 	%r2718, %r112, %r9;
$L__BB0_357:
	@%p295 bra 	$L__BB0_360;
	mov.u32 	%r2719, 0;
	@%p102 bra 	$L__BB0_361;
	cvt.s64.s32 	%rd167, %r9;
	cvt.s64.s32 	%rd168, %r120;
	add.s64 	%rd169, %rd168, %rd167;
	shl.b64 	%rd170, %rd169, 2;
	add.s64 	%rd166, %rd8, %rd170;
	ld.global.cs.u32 %r2719, [%rd166];
	bra.uni 	$L__BB0_361;
$L__BB0_360:
	add.s32 	%r2719, %r120, %r9;
$L__BB0_361:
	@%p295 bra 	$L__BB0_364;
	mov.u32 	%r2720, 0;
	@%p109 bra 	$L__BB0_365;
	cvt.s64.s32 	%rd172, %r9;
	cvt.s64.s32 	%rd173, %r128;
	add.s64 	%rd174, %rd173, %rd172;
	shl.b64 	%rd175, %rd174, 2;
	add.s64 	%rd171, %rd8, %rd175;
	ld.global.cs.u32 %r2720, [%rd171];
	bra.uni 	$L__BB0_365;
$L__BB0_364:
	add.s32 	%r2720, %r128, %r9;
$L__BB0_365:
	@%p295 bra 	$L__BB0_368;
	mov.u32 	%r2721, 0;
	@%p116 bra 	$L__BB0_369;
	cvt.s64.s32 	%rd177, %r9;
	cvt.s64.s32 	%rd178, %r136;
	add.s64 	%rd179, %rd178, %rd177;
	shl.b64 	%rd180, %rd179, 2;
	add.s64 	%rd176, %rd8, %rd180;
	ld.global.cs.u32 %r2721, [%rd176];
	bra.uni 	$L__BB0_369;
$L__BB0_368:
	add.s32 	%r2721, %r136, %r9;
$L__BB0_369:
	@%p295 bra 	$L__BB0_372;
	mov.u32 	%r2722, 0;
	@%p123 bra 	$L__BB0_373;
	cvt.s64.s32 	%rd182, %r9;
	cvt.s64.s32 	%rd183, %r144;
	add.s64 	%rd184, %rd183, %rd182;
	shl.b64 	%rd185, %rd184, 2;
	add.s64 	%rd181, %rd8, %rd185;
	ld.global.cs.u32 %r2722, [%rd181];
	bra.uni 	$L__BB0_373;
$L__BB0_372:
	add.s32 	%r2722, %r144, %r9;
$L__BB0_373:
	@%p295 bra 	$L__BB0_376;
	mov.u32 	%r2723, 0;
	@%p130 bra 	$L__BB0_377;
	cvt.s64.s32 	%rd187, %r9;
	cvt.s64.s32 	%rd188, %r152;
	add.s64 	%rd189, %rd188, %rd187;
	shl.b64 	%rd190, %rd189, 2;
	add.s64 	%rd186, %rd8, %rd190;
	ld.global.cs.u32 %r2723, [%rd186];
	bra.uni 	$L__BB0_377;
$L__BB0_376:
	add.s32 	%r2723, %r152, %r9;
$L__BB0_377:
	@%p295 bra 	$L__BB0_380;
	mov.u32 	%r2724, 0;
	@%p137 bra 	$L__BB0_381;
	cvt.s64.s32 	%rd192, %r9;
	cvt.s64.s32 	%rd193, %r160;
	add.s64 	%rd194, %rd193, %rd192;
	shl.b64 	%rd195, %rd194, 2;
	add.s64 	%rd191, %rd8, %rd195;
	ld.global.cs.u32 %r2724, [%rd191];
	bra.uni 	$L__BB0_381;
$L__BB0_380:
	add.s32 	%r2724, %r160, %r9;
$L__BB0_381:
	@%p295 bra 	$L__BB0_384;
	mov.u32 	%r2725, 0;
	@%p144 bra 	$L__BB0_385;
	cvt.s64.s32 	%rd197, %r9;
	cvt.s64.s32 	%rd198, %r168;
	add.s64 	%rd199, %rd198, %rd197;
	shl.b64 	%rd200, %rd199, 2;
	add.s64 	%rd196, %rd8, %rd200;
	ld.global.cs.u32 %r2725, [%rd196];
	bra.uni 	$L__BB0_385;
$L__BB0_384:
	add.s32 	%r2725, %r168, %r9;
$L__BB0_385:
	@%p295 bra 	$L__BB0_388;
	mov.u32 	%r2726, 0;
	@%p151 bra 	$L__BB0_389;
	cvt.s64.s32 	%rd202, %r9;
	cvt.s64.s32 	%rd203, %r176;
	add.s64 	%rd204, %rd203, %rd202;
	shl.b64 	%rd205, %rd204, 2;
	add.s64 	%rd201, %rd8, %rd205;
	ld.global.cs.u32 %r2726, [%rd201];
	bra.uni 	$L__BB0_389;
$L__BB0_388:
	add.s32 	%r2726, %r176, %r9;
$L__BB0_389:
	@%p295 bra 	$L__BB0_392;
	mov.u32 	%r2727, 0;
	@%p158 bra 	$L__BB0_393;
	mov.u32 	%r2617, %tid.x;
	and.b32  	%r2500, %r2617, -32;
	and.b32  	%r2499, %r2617, 31;
	mul.lo.s32 	%r2498, %r2500, 23;
	or.b32  	%r2497, %r2498, %r2499;
	add.s32 	%r2496, %r2497, 704;
	cvt.s64.s32 	%rd207, %r9;
	cvt.s64.s32 	%rd208, %r2496;
	add.s64 	%rd209, %rd208, %rd207;
	shl.b64 	%rd210, %rd209, 2;
	add.s64 	%rd206, %rd8, %rd210;
	ld.global.cs.u32 %r2727, [%rd206];
	bra.uni 	$L__BB0_393;
$L__BB0_392:
	add.s32 	%r2727, %r530, 704;
$L__BB0_393:
	mov.u32 	%r2578, %tid.x;
	setp.ge.s32 	%p389, %r2578, %r10;
	bar.sync 	0;
	st.shared.u32 	[%r345], %r2705;
	st.shared.u32 	[%r346], %r2706;
	st.shared.u32 	[%r347], %r2707;
	st.shared.u32 	[%r348], %r2708;
	st.shared.u32 	[%r349], %r2709;
	st.shared.u32 	[%r350], %r2710;
	st.shared.u32 	[%r351], %r2711;
	st.shared.u32 	[%r352], %r2712;
	st.shared.u32 	[%r353], %r2713;
	st.shared.u32 	[%r354], %r2714;
	st.shared.u32 	[%r355], %r2715;
	st.shared.u32 	[%r356], %r2716;
	st.shared.u32 	[%r357], %r2717;
	st.shared.u32 	[%r358], %r2718;
	st.shared.u32 	[%r359], %r2719;
	st.shared.u32 	[%r360], %r2720;
	st.shared.u32 	[%r361], %r2721;
	st.shared.u32 	[%r362], %r2722;
	st.shared.u32 	[%r363], %r2723;
	st.shared.u32 	[%r364], %r2724;
	st.shared.u32 	[%r365], %r2725;
	st.shared.u32 	[%r366], %r2726;
	add.s32 	%r2447, %r1995, -4;
	st.shared.u32 	[%r2447], %r2727;
	bar.sync 	0;
	@%p389 bra 	$L__BB0_397;
	setp.eq.s64 	%p342, %rd2, 0;
	ld.shared.u32 	%r495, [%r226];
	@%p342 bra 	$L__BB0_396;
	cvta.to.global.u64 	%rd211, %rd2;
	mul.wide.u32 	%rd212, %r379, 8;
	add.s64 	%rd213, %rd211, %rd212;
	cvt.u64.u32 	%rd214, %r495;
	st.global.u64 	[%rd213], %rd214;
	bra.uni 	$L__BB0_397;
$L__BB0_396:
	cvta.to.global.u64 	%rd215, %rd7;
	mul.wide.u32 	%rd216, %r379, 4;
	add.s64 	%rd217, %rd215, %rd216;
	st.global.u32 	[%rd217], %r495;
$L__BB0_397:
	mov.u32 	%r2580, %tid.x;
	add.s32 	%r2579, %r2580, 384;
	setp.ge.s32 	%p390, %r2579, %r10;
	@%p390 bra 	$L__BB0_401;
	setp.eq.s64 	%p344, %rd2, 0;
	ld.shared.u32 	%r496, [%r226+1536];
	@%p344 bra 	$L__BB0_400;
	cvta.to.global.u64 	%rd218, %rd2;
	mul.wide.u32 	%rd219, %r382, 8;
	add.s64 	%rd220, %rd218, %rd219;
	cvt.u64.u32 	%rd221, %r496;
	st.global.u64 	[%rd220], %rd221;
	bra.uni 	$L__BB0_401;
$L__BB0_400:
	cvta.to.global.u64 	%rd222, %rd7;
	mul.wide.u32 	%rd223, %r382, 4;
	add.s64 	%rd224, %rd222, %rd223;
	st.global.u32 	[%rd224], %r496;
$L__BB0_401:
	mov.u32 	%r2582, %tid.x;
	add.s32 	%r2581, %r2582, 768;
	setp.ge.s32 	%p391, %r2581, %r10;
	@%p391 bra 	$L__BB0_405;
	setp.eq.s64 	%p346, %rd2, 0;
	ld.shared.u32 	%r497, [%r226+3072];
	@%p346 bra 	$L__BB0_404;
	cvta.to.global.u64 	%rd225, %rd2;
	mul.wide.u32 	%rd226, %r384, 8;
	add.s64 	%rd227, %rd225, %rd226;
	cvt.u64.u32 	%rd228, %r497;
	st.global.u64 	[%rd227], %rd228;
	bra.uni 	$L__BB0_405;
$L__BB0_404:
	cvta.to.global.u64 	%rd229, %rd7;
	mul.wide.u32 	%rd230, %r384, 4;
	add.s64 	%rd231, %rd229, %rd230;
	st.global.u32 	[%rd231], %r497;
$L__BB0_405:
	mov.u32 	%r2584, %tid.x;
	add.s32 	%r2583, %r2584, 1152;
	setp.ge.s32 	%p392, %r2583, %r10;
	@%p392 bra 	$L__BB0_409;
	setp.eq.s64 	%p348, %rd2, 0;
	ld.shared.u32 	%r498, [%r226+4608];
	@%p348 bra 	$L__BB0_408;
	cvta.to.global.u64 	%rd232, %rd2;
	mul.wide.u32 	%rd233, %r386, 8;
	add.s64 	%rd234, %rd232, %rd233;
	cvt.u64.u32 	%rd235, %r498;
	st.global.u64 	[%rd234], %rd235;
	bra.uni 	$L__BB0_409;
$L__BB0_408:
	cvta.to.global.u64 	%rd236, %rd7;
	mul.wide.u32 	%rd237, %r386, 4;
	add.s64 	%rd238, %rd236, %rd237;
	st.global.u32 	[%rd238], %r498;
$L__BB0_409:
	mov.u32 	%r2586, %tid.x;
	add.s32 	%r2585, %r2586, 1536;
	setp.ge.s32 	%p393, %r2585, %r10;
	@%p393 bra 	$L__BB0_413;
	setp.eq.s64 	%p350, %rd2, 0;
	ld.shared.u32 	%r499, [%r226+6144];
	@%p350 bra 	$L__BB0_412;
	cvta.to.global.u64 	%rd239, %rd2;
	mul.wide.u32 	%rd240, %r388, 8;
	add.s64 	%rd241, %rd239, %rd240;
	cvt.u64.u32 	%rd242, %r499;
	st.global.u64 	[%rd241], %rd242;
	bra.uni 	$L__BB0_413;
$L__BB0_412:
	cvta.to.global.u64 	%rd243, %rd7;
	mul.wide.u32 	%rd244, %r388, 4;
	add.s64 	%rd245, %rd243, %rd244;
	st.global.u32 	[%rd245], %r499;
$L__BB0_413:
	mov.u32 	%r2588, %tid.x;
	add.s32 	%r2587, %r2588, 1920;
	setp.ge.s32 	%p394, %r2587, %r10;
	@%p394 bra 	$L__BB0_417;
	setp.eq.s64 	%p352, %rd2, 0;
	ld.shared.u32 	%r500, [%r226+7680];
	@%p352 bra 	$L__BB0_416;
	cvta.to.global.u64 	%rd246, %rd2;
	mul.wide.u32 	%rd247, %r390, 8;
	add.s64 	%rd248, %rd246, %rd247;
	cvt.u64.u32 	%rd249, %r500;
	st.global.u64 	[%rd248], %rd249;
	bra.uni 	$L__BB0_417;
$L__BB0_416:
	cvta.to.global.u64 	%rd250, %rd7;
	mul.wide.u32 	%rd251, %r390, 4;
	add.s64 	%rd252, %rd250, %rd251;
	st.global.u32 	[%rd252], %r500;
$L__BB0_417:
	mov.u32 	%r2590, %tid.x;
	add.s32 	%r2589, %r2590, 2304;
	setp.ge.s32 	%p395, %r2589, %r10;
	@%p395 bra 	$L__BB0_421;
	setp.eq.s64 	%p354, %rd2, 0;
	ld.shared.u32 	%r501, [%r226+9216];
	@%p354 bra 	$L__BB0_420;
	cvta.to.global.u64 	%rd253, %rd2;
	mul.wide.u32 	%rd254, %r392, 8;
	add.s64 	%rd255, %rd253, %rd254;
	cvt.u64.u32 	%rd256, %r501;
	st.global.u64 	[%rd255], %rd256;
	bra.uni 	$L__BB0_421;
$L__BB0_420:
	cvta.to.global.u64 	%rd257, %rd7;
	mul.wide.u32 	%rd258, %r392, 4;
	add.s64 	%rd259, %rd257, %rd258;
	st.global.u32 	[%rd259], %r501;
$L__BB0_421:
	mov.u32 	%r2592, %tid.x;
	add.s32 	%r2591, %r2592, 2688;
	setp.ge.s32 	%p396, %r2591, %r10;
	@%p396 bra 	$L__BB0_425;
	setp.eq.s64 	%p356, %rd2, 0;
	ld.shared.u32 	%r502, [%r226+10752];
	@%p356 bra 	$L__BB0_424;
	cvta.to.global.u64 	%rd260, %rd2;
	mul.wide.u32 	%rd261, %r394, 8;
	add.s64 	%rd262, %rd260, %rd261;
	cvt.u64.u32 	%rd263, %r502;
	st.global.u64 	[%rd262], %rd263;
	bra.uni 	$L__BB0_425;
$L__BB0_424:
	cvta.to.global.u64 	%rd264, %rd7;
	mul.wide.u32 	%rd265, %r394, 4;
	add.s64 	%rd266, %rd264, %rd265;
	st.global.u32 	[%rd266], %r502;
$L__BB0_425:
	mov.u32 	%r2594, %tid.x;
	add.s32 	%r2593, %r2594, 3072;
	setp.ge.s32 	%p397, %r2593, %r10;
	@%p397 bra 	$L__BB0_429;
	setp.eq.s64 	%p358, %rd2, 0;
	ld.shared.u32 	%r503, [%r226+12288];
	@%p358 bra 	$L__BB0_428;
	cvta.to.global.u64 	%rd267, %rd2;
	mul.wide.u32 	%rd268, %r396, 8;
	add.s64 	%rd269, %rd267, %rd268;
	cvt.u64.u32 	%rd270, %r503;
	st.global.u64 	[%rd269], %rd270;
	bra.uni 	$L__BB0_429;
$L__BB0_428:
	cvta.to.global.u64 	%rd271, %rd7;
	mul.wide.u32 	%rd272, %r396, 4;
	add.s64 	%rd273, %rd271, %rd272;
	st.global.u32 	[%rd273], %r503;
$L__BB0_429:
	mov.u32 	%r2596, %tid.x;
	add.s32 	%r2595, %r2596, 3456;
	setp.ge.s32 	%p398, %r2595, %r10;
	@%p398 bra 	$L__BB0_433;
	setp.eq.s64 	%p360, %rd2, 0;
	ld.shared.u32 	%r504, [%r226+13824];
	@%p360 bra 	$L__BB0_432;
	cvta.to.global.u64 	%rd274, %rd2;
	mul.wide.u32 	%rd275, %r398, 8;
	add.s64 	%rd276, %rd274, %rd275;
	cvt.u64.u32 	%rd277, %r504;
	st.global.u64 	[%rd276], %rd277;
	bra.uni 	$L__BB0_433;
$L__BB0_432:
	cvta.to.global.u64 	%rd278, %rd7;
	mul.wide.u32 	%rd279, %r398, 4;
	add.s64 	%rd280, %rd278, %rd279;
	st.global.u32 	[%rd280], %r504;
$L__BB0_433:
	mov.u32 	%r2598, %tid.x;
	add.s32 	%r2597, %r2598, 3840;
	setp.ge.s32 	%p399, %r2597, %r10;
	@%p399 bra 	$L__BB0_437;
	setp.eq.s64 	%p362, %rd2, 0;
	ld.shared.u32 	%r505, [%r226+15360];
	@%p362 bra 	$L__BB0_436;
	cvta.to.global.u64 	%rd281, %rd2;
	mul.wide.u32 	%rd282, %r400, 8;
	add.s64 	%rd283, %rd281, %rd282;
	cvt.u64.u32 	%rd284, %r505;
	st.global.u64 	[%rd283], %rd284;
	bra.uni 	$L__BB0_437;
$L__BB0_436:
	cvta.to.global.u64 	%rd285, %rd7;
	mul.wide.u32 	%rd286, %r400, 4;
	add.s64 	%rd287, %rd285, %rd286;
	st.global.u32 	[%rd287], %r505;
$L__BB0_437:
	mov.u32 	%r2600, %tid.x;
	add.s32 	%r2599, %r2600, 4224;
	setp.ge.s32 	%p400, %r2599, %r10;
	@%p400 bra 	$L__BB0_441;
	setp.eq.s64 	%p364, %rd2, 0;
	ld.shared.u32 	%r506, [%r226+16896];
	@%p364 bra 	$L__BB0_440;
	cvta.to.global.u64 	%rd288, %rd2;
	mul.wide.u32 	%rd289, %r402, 8;
	add.s64 	%rd290, %rd288, %rd289;
	cvt.u64.u32 	%rd291, %r506;
	st.global.u64 	[%rd290], %rd291;
	bra.uni 	$L__BB0_441;
$L__BB0_440:
	cvta.to.global.u64 	%rd292, %rd7;
	mul.wide.u32 	%rd293, %r402, 4;
	add.s64 	%rd294, %rd292, %rd293;
	st.global.u32 	[%rd294], %r506;
$L__BB0_441:
	mov.u32 	%r2602, %tid.x;
	add.s32 	%r2601, %r2602, 4608;
	setp.ge.s32 	%p401, %r2601, %r10;
	@%p401 bra 	$L__BB0_445;
	setp.eq.s64 	%p366, %rd2, 0;
	ld.shared.u32 	%r507, [%r226+18432];
	@%p366 bra 	$L__BB0_444;
	cvta.to.global.u64 	%rd295, %rd2;
	mul.wide.u32 	%rd296, %r404, 8;
	add.s64 	%rd297, %rd295, %rd296;
	cvt.u64.u32 	%rd298, %r507;
	st.global.u64 	[%rd297], %rd298;
	bra.uni 	$L__BB0_445;
$L__BB0_444:
	cvta.to.global.u64 	%rd299, %rd7;
	mul.wide.u32 	%rd300, %r404, 4;
	add.s64 	%rd301, %rd299, %rd300;
	st.global.u32 	[%rd301], %r507;
$L__BB0_445:
	mov.u32 	%r2604, %tid.x;
	add.s32 	%r2603, %r2604, 4992;
	setp.ge.s32 	%p402, %r2603, %r10;
	@%p402 bra 	$L__BB0_449;
	setp.eq.s64 	%p368, %rd2, 0;
	ld.shared.u32 	%r508, [%r226+19968];
	@%p368 bra 	$L__BB0_448;
	cvta.to.global.u64 	%rd302, %rd2;
	mul.wide.u32 	%rd303, %r406, 8;
	add.s64 	%rd304, %rd302, %rd303;
	cvt.u64.u32 	%rd305, %r508;
	st.global.u64 	[%rd304], %rd305;
	bra.uni 	$L__BB0_449;
$L__BB0_448:
	cvta.to.global.u64 	%rd306, %rd7;
	mul.wide.u32 	%rd307, %r406, 4;
	add.s64 	%rd308, %rd306, %rd307;
	st.global.u32 	[%rd308], %r508;
$L__BB0_449:
	mov.u32 	%r2606, %tid.x;
	add.s32 	%r2605, %r2606, 5376;
	setp.ge.s32 	%p403, %r2605, %r10;
	@%p403 bra 	$L__BB0_453;
	setp.eq.s64 	%p370, %rd2, 0;
	ld.shared.u32 	%r509, [%r226+21504];
	@%p370 bra 	$L__BB0_452;
	cvta.to.global.u64 	%rd309, %rd2;
	mul.wide.u32 	%rd310, %r408, 8;
	add.s64 	%rd311, %rd309, %rd310;
	cvt.u64.u32 	%rd312, %r509;
	st.global.u64 	[%rd311], %rd312;
	bra.uni 	$L__BB0_453;
$L__BB0_452:
	cvta.to.global.u64 	%rd313, %rd7;
	mul.wide.u32 	%rd314, %r408, 4;
	add.s64 	%rd315, %rd313, %rd314;
	st.global.u32 	[%rd315], %r509;
$L__BB0_453:
	mov.u32 	%r2608, %tid.x;
	add.s32 	%r2607, %r2608, 5760;
	setp.ge.s32 	%p404, %r2607, %r10;
	@%p404 bra 	$L__BB0_457;
	setp.eq.s64 	%p372, %rd2, 0;
	ld.shared.u32 	%r510, [%r226+23040];
	@%p372 bra 	$L__BB0_456;
	cvta.to.global.u64 	%rd316, %rd2;
	mul.wide.u32 	%rd317, %r410, 8;
	add.s64 	%rd318, %rd316, %rd317;
	cvt.u64.u32 	%rd319, %r510;
	st.global.u64 	[%rd318], %rd319;
	bra.uni 	$L__BB0_457;
$L__BB0_456:
	cvta.to.global.u64 	%rd320, %rd7;
	mul.wide.u32 	%rd321, %r410, 4;
	add.s64 	%rd322, %rd320, %rd321;
	st.global.u32 	[%rd322], %r510;
$L__BB0_457:
	mov.u32 	%r2610, %tid.x;
	add.s32 	%r2609, %r2610, 6144;
	setp.ge.s32 	%p405, %r2609, %r10;
	@%p405 bra 	$L__BB0_461;
	setp.eq.s64 	%p374, %rd2, 0;
	ld.shared.u32 	%r511, [%r226+24576];
	@%p374 bra 	$L__BB0_460;
	cvta.to.global.u64 	%rd323, %rd2;
	mul.wide.u32 	%rd324, %r412, 8;
	add.s64 	%rd325, %rd323, %rd324;
	cvt.u64.u32 	%rd326, %r511;
	st.global.u64 	[%rd325], %rd326;
	bra.uni 	$L__BB0_461;
$L__BB0_460:
	cvta.to.global.u64 	%rd327, %rd7;
	mul.wide.u32 	%rd328, %r412, 4;
	add.s64 	%rd329, %rd327, %rd328;
	st.global.u32 	[%rd329], %r511;
$L__BB0_461:
	mov.u32 	%r2612, %tid.x;
	add.s32 	%r2611, %r2612, 6528;
	setp.ge.s32 	%p406, %r2611, %r10;
	@%p406 bra 	$L__BB0_465;
	setp.eq.s64 	%p376, %rd2, 0;
	ld.shared.u32 	%r512, [%r226+26112];
	@%p376 bra 	$L__BB0_464;
	cvta.to.global.u64 	%rd330, %rd2;
	mul.wide.u32 	%rd331, %r414, 8;
	add.s64 	%rd332, %rd330, %rd331;
	cvt.u64.u32 	%rd333, %r512;
	st.global.u64 	[%rd332], %rd333;
	bra.uni 	$L__BB0_465;
$L__BB0_464:
	cvta.to.global.u64 	%rd334, %rd7;
	mul.wide.u32 	%rd335, %r414, 4;
	add.s64 	%rd336, %rd334, %rd335;
	st.global.u32 	[%rd336], %r512;
$L__BB0_465:
	mov.u32 	%r2614, %tid.x;
	add.s32 	%r2613, %r2614, 6912;
	setp.ge.s32 	%p407, %r2613, %r10;
	@%p407 bra 	$L__BB0_469;
	setp.eq.s64 	%p378, %rd2, 0;
	ld.shared.u32 	%r513, [%r226+27648];
	@%p378 bra 	$L__BB0_468;
	cvta.to.global.u64 	%rd337, %rd2;
	mul.wide.u32 	%rd338, %r416, 8;
	add.s64 	%rd339, %rd337, %rd338;
	cvt.u64.u32 	%rd340, %r513;
	st.global.u64 	[%rd339], %rd340;
	bra.uni 	$L__BB0_469;
$L__BB0_468:
	cvta.to.global.u64 	%rd341, %rd7;
	mul.wide.u32 	%rd342, %r416, 4;
	add.s64 	%rd343, %rd341, %rd342;
	st.global.u32 	[%rd343], %r513;
$L__BB0_469:
	mov.u32 	%r2616, %tid.x;
	add.s32 	%r2615, %r2616, 7296;
	setp.ge.s32 	%p408, %r2615, %r10;
	@%p408 bra 	$L__BB0_473;
	setp.eq.s64 	%p380, %rd2, 0;
	ld.shared.u32 	%r514, [%r226+29184];
	@%p380 bra 	$L__BB0_472;
	cvta.to.global.u64 	%rd344, %rd2;
	mul.wide.u32 	%rd345, %r418, 8;
	add.s64 	%rd346, %rd344, %rd345;
	cvt.u64.u32 	%rd347, %r514;
	st.global.u64 	[%rd346], %rd347;
	bra.uni 	$L__BB0_473;
$L__BB0_472:
	cvta.to.global.u64 	%rd348, %rd7;
	mul.wide.u32 	%rd349, %r418, 4;
	add.s64 	%rd350, %rd348, %rd349;
	st.global.u32 	[%rd350], %r514;
$L__BB0_473:
	mov.u32 	%r2623, %tid.x;
	add.s32 	%r2622, %r2623, 7680;
	setp.ge.s32 	%p409, %r2622, %r10;
	@%p409 bra 	$L__BB0_477;
	setp.eq.s64 	%p382, %rd2, 0;
	ld.shared.u32 	%r515, [%r226+30720];
	@%p382 bra 	$L__BB0_476;
	cvta.to.global.u64 	%rd351, %rd2;
	mul.wide.u32 	%rd352, %r420, 8;
	add.s64 	%rd353, %rd351, %rd352;
	cvt.u64.u32 	%rd354, %r515;
	st.global.u64 	[%rd353], %rd354;
	bra.uni 	$L__BB0_477;
$L__BB0_476:
	cvta.to.global.u64 	%rd355, %rd7;
	mul.wide.u32 	%rd356, %r420, 4;
	add.s64 	%rd357, %rd355, %rd356;
	st.global.u32 	[%rd357], %r515;
$L__BB0_477:
	mov.u32 	%r2625, %tid.x;
	add.s32 	%r2624, %r2625, 8064;
	setp.ge.s32 	%p412, %r2624, %r10;
	@%p412 bra 	$L__BB0_481;
	setp.eq.s64 	%p384, %rd2, 0;
	ld.shared.u32 	%r516, [%r226+32256];
	@%p384 bra 	$L__BB0_480;
	cvta.to.global.u64 	%rd358, %rd2;
	mul.wide.u32 	%rd359, %r422, 8;
	add.s64 	%rd360, %rd358, %rd359;
	cvt.u64.u32 	%rd361, %r516;
	st.global.u64 	[%rd360], %rd361;
	bra.uni 	$L__BB0_481;
$L__BB0_480:
	cvta.to.global.u64 	%rd362, %rd7;
	mul.wide.u32 	%rd363, %r422, 4;
	add.s64 	%rd364, %rd362, %rd363;
	st.global.u32 	[%rd364], %r516;
$L__BB0_481:
	@%p293 bra 	$L__BB0_485;
	setp.eq.s64 	%p386, %rd2, 0;
	ld.shared.u32 	%r517, [%r226+33792];
	@%p386 bra 	$L__BB0_484;
	cvta.to.global.u64 	%rd365, %rd2;
	mul.wide.u32 	%rd366, %r425, 8;
	add.s64 	%rd367, %rd365, %rd366;
	cvt.u64.u32 	%rd368, %r517;
	st.global.u64 	[%rd367], %rd368;
	bra.uni 	$L__BB0_485;
$L__BB0_484:
	cvta.to.global.u64 	%rd369, %rd7;
	mul.wide.u32 	%rd370, %r425, 4;
	add.s64 	%rd371, %rd369, %rd370;
	st.global.u32 	[%rd371], %r517;
$L__BB0_485:
	ret;
}
)PTX"},
    {"gs_cub_places_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_137366ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137364cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_137366thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_64(
	.param .align 8 .b8 gs_cub_places_64_param_0[152]
)
.maxntid 384, 1, 1
.minnctapersm 3
{
	.reg .pred 	%p<242>;
	.reg .b32 	%r<1613>;
	.reg .b64 	%rd<488>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1373646_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1373611sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory[37888];
	mov.b64 	%rd161, gs_cub_places_64_param_0;
	ld.param.u64 	%rd459, [gs_cub_places_64_param_0+16];
	mov.u64 	%rd32, 0;
	ld.param.u64 	%rd460, [gs_cub_places_64_param_0+24];
	ld.param.u64 	%rd5, [gs_cub_places_64_param_0+64];
	ld.param.v2.u32 	{%r197, %r1576}, [gs_cub_places_64_param_0+72];
	ld.param.v2.u32 	{%r199, %r1577}, [gs_cub_places_64_param_0+80];
	ld.param.u32 	%r7, [gs_cub_places_64_param_0+92];
	ld.param.u64 	%rd6, [gs_cub_places_64_param_0+120];
	ld.param.u64 	%rd7, [gs_cub_places_64_param_0+128];
	ld.param.v2.u32 	{%r201, %r202}, [gs_cub_places_64_param_0+136];
	ld.param.u64 	%rd162, [gs_cub_places_64_param_0];
	cvta.to.global.u64 	%rd457, %rd162;
	ld.param.u64 	%rd163, [gs_cub_places_64_param_0+8];
	cvta.to.global.u64 	%rd458, %rd163;
	ld.param.u64 	%rd462, [gs_cub_places_64_param_0+32];
	cvta.to.global.u64 	%rd461, %rd462;
	ld.param.u64 	%rd13, [gs_cub_places_64_param_0+56];
	ld.param.u64 	%rd164, [gs_cub_places_64_param_0+96];
	cvta.to.global.u64 	%rd14, %rd164;
	ld.param.u64 	%rd165, [gs_cub_places_64_param_0+104];
	cvta.to.global.u64 	%rd15, %rd165;
	ld.param.u64 	%rd166, [gs_cub_places_64_param_0+112];
	cvta.to.global.u64 	%rd16, %rd166;
	setp.eq.s64 	%p3, %rd164, 0;
	@%p3 bra 	$L__BB0_8;
	ld.param.u32 	%r11, [%rd161+144];
	ld.global.u64 	%rd167, [%rd14];
	not.b64 	%rd32, %rd167;
	ld.global.u64 	%rd168, [%rd14+8];
	sub.s64 	%rd169, %rd168, %rd32;
	setp.eq.s64 	%p4, %rd169, 0;
	clz.b64 	%r204, %rd169;
	mov.u32 	%r205, 64;
	sub.s32 	%r206, %r205, %r204;
	selp.b32 	%r12, 1, %r206, %p4;
	add.s32 	%r207, %r12, 7;
	shr.s32 	%r208, %r207, 31;
	shr.u32 	%r209, %r208, 29;
	add.s32 	%r210, %r207, %r209;
	shr.s32 	%r13, %r210, 3;
	mov.u32 	%r1575, 2;
$L__BB0_2:
	mov.u32 	%r15, %r1575;
	add.s32 	%r1575, %r15, 1;
	setp.ge.s32 	%p5, %r1575, %r13;
	@%p5 bra 	$L__BB0_4;
	mul.wide.s32 	%rd170, %r15, 4;
	add.s64 	%rd171, %rd14, %rd170;
	ld.global.u32 	%r211, [%rd171+16];
	setp.gt.u32 	%p6, %r211, %r202;
	@%p6 bra 	$L__BB0_2;
$L__BB0_4:
	setp.lt.s32 	%p7, %r1575, %r13;
	selp.b32 	%r212, %r15, %r13, %p7;
	selp.u32 	%r213, -1, 0, %p7;
	add.s32 	%r214, %r212, %r213;
	and.b32  	%r215, %r214, 1;
	setp.eq.b32 	%p8, %r215, 1;
	setp.ne.s32 	%p9, %r11, 0;
	and.pred  	%p10, %p9, %p8;
	selp.u32 	%r216, 1, 0, %p10;
	add.s32 	%r17, %r212, %r216;
	shl.b32 	%r217, %r17, 3;
	setp.gt.s32 	%p11, %r12, %r217;
	and.pred  	%p12, %p7, %p11;
	sub.s32 	%r218, %r12, %r217;
	selp.b32 	%r18, %r218, 0, %p12;
	setp.ge.s32 	%p13, %r201, %r17;
	@%p13 bra 	$L__BB0_297;
	shl.b32 	%r219, %r201, 3;
	add.s32 	%r1576, %r18, %r219;
	setp.eq.s32 	%p1, %r201, 0;
	and.b32  	%r20, %r201, 1;
	@%p1 bra 	$L__BB0_7;
	setp.ne.s32 	%p14, %r20, 0;
	selp.b64 	%rd457, %rd15, %rd16, %p14;
	selp.b64 	%rd459, %rd6, %rd7, %p14;
$L__BB0_7:
	setp.ne.s32 	%p15, %r20, 0;
	selp.b64 	%rd458, %rd16, %rd15, %p15;
	selp.b64 	%rd460, %rd7, %rd6, %p15;
	add.s32 	%r220, %r201, 1;
	setp.ne.s32 	%p17, %r220, %r17;
	or.pred  	%p18, %p7, %p17;
	selp.b64 	%rd461, 0, %rd461, %p18;
	selp.b64 	%rd462, 0, %rd462, %p18;
	selp.u32 	%r1577, 1, 0, %p1;
$L__BB0_8:
	cvta.to.global.u64 	%rd33, %rd460;
	add.s32 	%r221, %r199, 1;
	setp.eq.s32 	%p19, %r1577, 0;
	selp.b32 	%r24, 0, %r221, %p19;
	mov.u32 	%r25, %tid.x;
	shr.u32 	%r26, %r25, 5;
	setp.ne.s32 	%p20, %r25, 0;
	@%p20 bra 	$L__BB0_10;
	cvta.to.global.u64 	%rd172, %rd13;
	atom.global.add.u32 	%r222, [%rd172], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1373646_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1373611sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory+36864], %r222;
$L__BB0_10:
	bar.sync 	0;
	ld.shared.u32 	%r27, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1373646_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1373611sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory+36864];
	mul.lo.s32 	%r28, %r27, 4608;
	sub.s32 	%r29, %r197, %r28;
	and.b32  	%r223, %r25, -32;
	mul.lo.s32 	%r224, %r223, 12;
	and.b32  	%r225, %r25, 31;
	or.b32  	%r30, %r224, %r225;
	setp.ge.s32 	%p21, %r30, %r29;
	add.s32 	%r226, %r30, %r28;
	mul.wide.s32 	%rd174, %r226, 8;
	add.s64 	%rd34, %rd457, %rd174;
	mov.u64 	%rd467, -1;
	mov.u64 	%rd465, %rd467;
	@%p21 bra 	$L__BB0_20;
	setp.eq.s32 	%p22, %r24, 0;
	ld.global.u64 	%rd465, [%rd34];
	@%p22 bra 	$L__BB0_20;
	setp.eq.s32 	%p23, %r24, 1;
	@%p23 bra 	$L__BB0_19;
	bra.uni 	$L__BB0_13;
$L__BB0_19:
	sub.s64 	%rd465, %rd465, %rd32;
	bra.uni 	$L__BB0_20;
$L__BB0_13:
	setp.eq.s32 	%p24, %r24, 2;
	@%p24 bra 	$L__BB0_18;
	bra.uni 	$L__BB0_14;
$L__BB0_18:
	xor.b64  	%rd180, %rd465, -9223372036854775808;
	sub.s64 	%rd465, %rd180, %rd32;
	bra.uni 	$L__BB0_20;
$L__BB0_14:
	setp.eq.s32 	%p25, %r7, 0;
	@%p25 bra 	$L__BB0_17;
	and.b64  	%rd36, %rd465, 9223372036854775807;
	mov.u64 	%rd175, 9223372036854775807;
	sub.s64 	%rd176, %rd175, %rd5;
	setp.gt.u64 	%p26, %rd36, %rd176;
	@%p26 bra 	$L__BB0_298;
	bra.uni 	$L__BB0_16;
$L__BB0_298:
	not.b64 	%rd465, %rd32;
	bra.uni 	$L__BB0_20;
$L__BB0_16:
	setp.eq.s64 	%p27, %rd36, 0;
	selp.b64 	%rd465, 0, %rd465, %p27;
$L__BB0_17:
	setp.lt.s64 	%p28, %rd465, 0;
	selp.b64 	%rd177, -1, -9223372036854775808, %p28;
	xor.b64  	%rd178, %rd177, %rd465;
	add.s64 	%rd179, %rd32, %rd5;
	sub.s64 	%rd465, %rd178, %rd179;
$L__BB0_20:
	add.s32 	%r227, %r30, 32;
	setp.ge.s32 	%p29, %r227, %r29;
	@%p29 bra 	$L__BB0_30;
	setp.eq.s32 	%p30, %r24, 0;
	ld.global.u64 	%rd467, [%rd34+256];
	@%p30 bra 	$L__BB0_30;
	setp.eq.s32 	%p31, %r24, 1;
	@%p31 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_23;
$L__BB0_29:
	sub.s64 	%rd467, %rd467, %rd32;
	bra.uni 	$L__BB0_30;
$L__BB0_23:
	setp.eq.s32 	%p32, %r24, 2;
	@%p32 bra 	$L__BB0_28;
	bra.uni 	$L__BB0_24;
$L__BB0_28:
	xor.b64  	%rd187, %rd467, -9223372036854775808;
	sub.s64 	%rd467, %rd187, %rd32;
	bra.uni 	$L__BB0_30;
$L__BB0_24:
	setp.eq.s32 	%p33, %r7, 0;
	@%p33 bra 	$L__BB0_27;
	and.b64  	%rd45, %rd467, 9223372036854775807;
	mov.u64 	%rd182, 9223372036854775807;
	sub.s64 	%rd183, %rd182, %rd5;
	setp.gt.u64 	%p34, %rd45, %rd183;
	@%p34 bra 	$L__BB0_299;
	bra.uni 	$L__BB0_26;
$L__BB0_299:
	not.b64 	%rd467, %rd32;
	bra.uni 	$L__BB0_30;
$L__BB0_26:
	setp.eq.s64 	%p35, %rd45, 0;
	selp.b64 	%rd467, 0, %rd467, %p35;
$L__BB0_27:
	setp.lt.s64 	%p36, %rd467, 0;
	selp.b64 	%rd184, -1, -9223372036854775808, %p36;
	xor.b64  	%rd185, %rd184, %rd467;
	add.s64 	%rd186, %rd32, %rd5;
	sub.s64 	%rd467, %rd185, %rd186;
$L__BB0_30:
	add.s32 	%r228, %r30, 64;
	setp.ge.s32 	%p37, %r228, %r29;
	mov.u64 	%rd471, -1;
	mov.u64 	%rd469, %rd471;
	@%p37 bra 	$L__BB0_40;
	setp.eq.s32 	%p38, %r24, 0;
	ld.global.u64 	%rd469, [%rd34+512];
	@%p38 bra 	$L__BB0_40;
	setp.eq.s32 	%p39, %r24, 1;
	@%p39 bra 	$L__BB0_39;
	bra.uni 	$L__BB0_33;
$L__BB0_39:
	sub.s64 	%rd469, %rd469, %rd32;
	bra.uni 	$L__BB0_40;
$L__BB0_33:
	setp.eq.s32 	%p40, %r24, 2;
	@%p40 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_34;
$L__BB0_38:
	xor.b64  	%rd194, %rd469, -9223372036854775808;
	sub.s64 	%rd469, %rd194, %rd32;
	bra.uni 	$L__BB0_40;
$L__BB0_34:
	setp.eq.s32 	%p41, %r7, 0;
	@%p41 bra 	$L__BB0_37;
	and.b64  	%rd54, %rd469, 9223372036854775807;
	mov.u64 	%rd189, 9223372036854775807;
	sub.s64 	%rd190, %rd189, %rd5;
	setp.gt.u64 	%p42, %rd54, %rd190;
	@%p42 bra 	$L__BB0_300;
	bra.uni 	$L__BB0_36;
$L__BB0_300:
	not.b64 	%rd469, %rd32;
	bra.uni 	$L__BB0_40;
$L__BB0_36:
	setp.eq.s64 	%p43, %rd54, 0;
	selp.b64 	%rd469, 0, %rd469, %p43;
$L__BB0_37:
	setp.lt.s64 	%p44, %rd469, 0;
	selp.b64 	%rd191, -1, -9223372036854775808, %p44;
	xor.b64  	%rd192, %rd191, %rd469;
	add.s64 	%rd193, %rd32, %rd5;
	sub.s64 	%rd469, %rd192, %rd193;
$L__BB0_40:
	add.s32 	%r229, %r30, 96;
	setp.ge.s32 	%p45, %r229, %r29;
	@%p45 bra 	$L__BB0_50;
	setp.eq.s32 	%p46, %r24, 0;
	ld.global.u64 	%rd471, [%rd34+768];
	@%p46 bra 	$L__BB0_50;
	setp.eq.s32 	%p47, %r24, 1;
	@%p47 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_43;
$L__BB0_49:
	sub.s64 	%rd471, %rd471, %rd32;
	bra.uni 	$L__BB0_50;
$L__BB0_43:
	setp.eq.s32 	%p48, %r24, 2;
	@%p48 bra 	$L__BB0_48;
	bra.uni 	$L__BB0_44;
$L__BB0_48:
	xor.b64  	%rd201, %rd471, -9223372036854775808;
	sub.s64 	%rd471, %rd201, %rd32;
	bra.uni 	$L__BB0_50;
$L__BB0_44:
	setp.eq.s32 	%p49, %r7, 0;
	@%p49 bra 	$L__BB0_47;
	and.b64  	%rd63, %rd471, 9223372036854775807;
	mov.u64 	%rd196, 9223372036854775807;
	sub.s64 	%rd197, %rd196, %rd5;
	setp.gt.u64 	%p50, %rd63, %rd197;
	@%p50 bra 	$L__BB0_301;
	bra.uni 	$L__BB0_46;
$L__BB0_301:
	not.b64 	%rd471, %rd32;
	bra.uni 	$L__BB0_50;
$L__BB0_46:
	setp.eq.s64 	%p51, %rd63, 0;
	selp.b64 	%rd471, 0, %rd471, %p51;
$L__BB0_47:
	setp.lt.s64 	%p52, %rd471, 0;
	selp.b64 	%rd198, -1, -9223372036854775808, %p52;
	xor.b64  	%rd199, %rd198, %rd471;
	add.s64 	%rd200, %rd32, %rd5;
	sub.s64 	%rd471, %rd199, %rd200;
$L__BB0_50:
	add.s32 	%r230, %r30, 128;
	setp.ge.s32 	%p53, %r230, %r29;
	mov.u64 	%rd475, -1;
	mov.u64 	%rd473, %rd475;
	@%p53 bra 	$L__BB0_60;
	setp.eq.s32 	%p54, %r24, 0;
	ld.global.u64 	%rd473, [%rd34+1024];
	@%p54 bra 	$L__BB0_60;
	setp.eq.s32 	%p55, %r24, 1;
	@%p55 bra 	$L__BB0_59;
	bra.uni 	$L__BB0_53;
$L__BB0_59:
	sub.s64 	%rd473, %rd473, %rd32;
	bra.uni 	$L__BB0_60;
$L__BB0_53:
	setp.eq.s32 	%p56, %r24, 2;
	@%p56 bra 	$L__BB0_58;
	bra.uni 	$L__BB0_54;
$L__BB0_58:
	xor.b64  	%rd208, %rd473, -9223372036854775808;
	sub.s64 	%rd473, %rd208, %rd32;
	bra.uni 	$L__BB0_60;
$L__BB0_54:
	setp.eq.s32 	%p57, %r7, 0;
	@%p57 bra 	$L__BB0_57;
	and.b64  	%rd72, %rd473, 9223372036854775807;
	mov.u64 	%rd203, 9223372036854775807;
	sub.s64 	%rd204, %rd203, %rd5;
	setp.gt.u64 	%p58, %rd72, %rd204;
	@%p58 bra 	$L__BB0_302;
	bra.uni 	$L__BB0_56;
$L__BB0_302:
	not.b64 	%rd473, %rd32;
	bra.uni 	$L__BB0_60;
$L__BB0_56:
	setp.eq.s64 	%p59, %rd72, 0;
	selp.b64 	%rd473, 0, %rd473, %p59;
$L__BB0_57:
	setp.lt.s64 	%p60, %rd473, 0;
	selp.b64 	%rd205, -1, -9223372036854775808, %p60;
	xor.b64  	%rd206, %rd205, %rd473;
	add.s64 	%rd207, %rd32, %rd5;
	sub.s64 	%rd473, %rd206, %rd207;
$L__BB0_60:
	add.s32 	%r231, %r30, 160;
	setp.ge.s32 	%p61, %r231, %r29;
	@%p61 bra 	$L__BB0_70;
	setp.eq.s32 	%p62, %r24, 0;
	ld.global.u64 	%rd475, [%rd34+1280];
	@%p62 bra 	$L__BB0_70;
	setp.eq.s32 	%p63, %r24, 1;
	@%p63 bra 	$L__BB0_69;
	bra.uni 	$L__BB0_63;
$L__BB0_69:
	sub.s64 	%rd475, %rd475, %rd32;
	bra.uni 	$L__BB0_70;
$L__BB0_63:
	setp.eq.s32 	%p64, %r24, 2;
	@%p64 bra 	$L__BB0_68;
	bra.uni 	$L__BB0_64;
$L__BB0_68:
	xor.b64  	%rd215, %rd475, -9223372036854775808;
	sub.s64 	%rd475, %rd215, %rd32;
	bra.uni 	$L__BB0_70;
$L__BB0_64:
	setp.eq.s32 	%p65, %r7, 0;
	@%p65 bra 	$L__BB0_67;
	and.b64  	%rd81, %rd475, 9223372036854775807;
	mov.u64 	%rd210, 9223372036854775807;
	sub.s64 	%rd211, %rd210, %rd5;
	setp.gt.u64 	%p66, %rd81, %rd211;
	@%p66 bra 	$L__BB0_303;
	bra.uni 	$L__BB0_66;
$L__BB0_303:
	not.b64 	%rd475, %rd32;
	bra.uni 	$L__BB0_70;
$L__BB0_66:
	setp.eq.s64 	%p67, %rd81, 0;
	selp.b64 	%rd475, 0, %rd475, %p67;
$L__BB0_67:
	setp.lt.s64 	%p68, %rd475, 0;
	selp.b64 	%rd212, -1, -9223372036854775808, %p68;
	xor.b64  	%rd213, %rd212, %rd475;
	add.s64 	%rd214, %rd32, %rd5;
	sub.s64 	%rd475, %rd213, %rd214;
$L__BB0_70:
	add.s32 	%r232, %r30, 192;
	setp.ge.s32 	%p69, %r232, %r29;
	mov.u64 	%rd479, -1;
	mov.u64 	%rd477, %rd479;
	@%p69 bra 	$L__BB0_80;
	setp.eq.s32 	%p70, %r24, 0;
	ld.global.u64 	%rd477, [%rd34+1536];
	@%p70 bra 	$L__BB0_80;
	setp.eq.s32 	%p71, %r24, 1;
	@%p71 bra 	$L__BB0_79;
	bra.uni 	$L__BB0_73;
$L__BB0_79:
	sub.s64 	%rd477, %rd477, %rd32;
	bra.uni 	$L__BB0_80;
$L__BB0_73:
	setp.eq.s32 	%p72, %r24, 2;
	@%p72 bra 	$L__BB0_78;
	bra.uni 	$L__BB0_74;
$L__BB0_78:
	xor.b64  	%rd222, %rd477, -9223372036854775808;
	sub.s64 	%rd477, %rd222, %rd32;
	bra.uni 	$L__BB0_80;
$L__BB0_74:
	setp.eq.s32 	%p73, %r7, 0;
	@%p73 bra 	$L__BB0_77;
	and.b64  	%rd90, %rd477, 9223372036854775807;
	mov.u64 	%rd217, 9223372036854775807;
	sub.s64 	%rd218, %rd217, %rd5;
	setp.gt.u64 	%p74, %rd90, %rd218;
	@%p74 bra 	$L__BB0_304;
	bra.uni 	$L__BB0_76;
$L__BB0_304:
	not.b64 	%rd477, %rd32;
	bra.uni 	$L__BB0_80;
$L__BB0_76:
	setp.eq.s64 	%p75, %rd90, 0;
	selp.b64 	%rd477, 0, %rd477, %p75;
$L__BB0_77:
	setp.lt.s64 	%p76, %rd477, 0;
	selp.b64 	%rd219, -1, -9223372036854775808, %p76;
	xor.b64  	%rd220, %rd219, %rd477;
	add.s64 	%rd221, %rd32, %rd5;
	sub.s64 	%rd477, %rd220, %rd221;
$L__BB0_80:
	add.s32 	%r233, %r30, 224;
	setp.ge.s32 	%p77, %r233, %r29;
	@%p77 bra 	$L__BB0_90;
	setp.eq.s32 	%p78, %r24, 0;
	ld.global.u64 	%rd479, [%rd34+1792];
	@%p78 bra 	$L__BB0_90;
	setp.eq.s32 	%p79, %r24, 1;
	@%p79 bra 	$L__BB0_89;
	bra.uni 	$L__BB0_83;
$L__BB0_89:
	sub.s64 	%rd479, %rd479, %rd32;
	bra.uni 	$L__BB0_90;
$L__BB0_83:
	setp.eq.s32 	%p80, %r24, 2;
	@%p80 bra 	$L__BB0_88;
	bra.uni 	$L__BB0_84;
$L__BB0_88:
	xor.b64  	%rd229, %rd479, -9223372036854775808;
	sub.s64 	%rd479, %rd229, %rd32;
	bra.uni 	$L__BB0_90;
$L__BB0_84:
	setp.eq.s32 	%p81, %r7, 0;
	@%p81 bra 	$L__BB0_87;
	and.b64  	%rd99, %rd479, 9223372036854775807;
	mov.u64 	%rd224, 9223372036854775807;
	sub.s64 	%rd225, %rd224, %rd5;
	setp.gt.u64 	%p82, %rd99, %rd225;
	@%p82 bra 	$L__BB0_305;
	bra.uni 	$L__BB0_86;
$L__BB0_305:
	not.b64 	%rd479, %rd32;
	bra.uni 	$L__BB0_90;
$L__BB0_86:
	setp.eq.s64 	%p83, %rd99, 0;
	selp.b64 	%rd479, 0, %rd479, %p83;
$L__BB0_87:
	setp.lt.s64 	%p84, %rd479, 0;
	selp.b64 	%rd226, -1, -9223372036854775808, %p84;
	xor.b64  	%rd227, %rd226, %rd479;
	add.s64 	%rd228, %rd32, %rd5;
	sub.s64 	%rd479, %rd227, %rd228;
$L__BB0_90:
	add.s32 	%r234, %r30, 256;
	setp.ge.s32 	%p85, %r234, %r29;
	mov.u64 	%rd483, -1;
	mov.u64 	%rd481, %rd483;
	@%p85 bra 	$L__BB0_100;
	setp.eq.s32 	%p86, %r24, 0;
	ld.global.u64 	%rd481, [%rd34+2048];
	@%p86 bra 	$L__BB0_100;
	setp.eq.s32 	%p87, %r24, 1;
	@%p87 bra 	$L__BB0_99;
	bra.uni 	$L__BB0_93;
$L__BB0_99:
	sub.s64 	%rd481, %rd481, %rd32;
	bra.uni 	$L__BB0_100;
$L__BB0_93:
	setp.eq.s32 	%p88, %r24, 2;
	@%p88 bra 	$L__BB0_98;
	bra.uni 	$L__BB0_94;
$L__BB0_98:
	xor.b64  	%rd236, %rd481, -9223372036854775808;
	sub.s64 	%rd481, %rd236, %rd32;
	bra.uni 	$L__BB0_100;
$L__BB0_94:
	setp.eq.s32 	%p89, %r7, 0;
	@%p89 bra 	$L__BB0_97;
	and.b64  	%rd108, %rd481, 9223372036854775807;
	mov.u64 	%rd231, 9223372036854775807;
	sub.s64 	%rd232, %rd231, %rd5;
	setp.gt.u64 	%p90, %rd108, %rd232;
	@%p90 bra 	$L__BB0_306;
	bra.uni 	$L__BB0_96;
$L__BB0_306:
	not.b64 	%rd481, %rd32;
	bra.uni 	$L__BB0_100;
$L__BB0_96:
	setp.eq.s64 	%p91, %rd108, 0;
	selp.b64 	%rd481, 0, %rd481, %p91;
$L__BB0_97:
	setp.lt.s64 	%p92, %rd481, 0;
	selp.b64 	%rd233, -1, -9223372036854775808, %p92;
	xor.b64  	%rd234, %rd233, %rd481;
	add.s64 	%rd235, %rd32, %rd5;
	sub.s64 	%rd481, %rd234, %rd235;
$L__BB0_100:
	add.s32 	%r235, %r30, 288;
	setp.ge.s32 	%p93, %r235, %r29;
	@%p93 bra 	$L__BB0_110;
	setp.eq.s32 	%p94, %r24, 0;
	ld.global.u64 	%rd483, [%rd34+2304];
	@%p94 bra 	$L__BB0_110;
	setp.eq.s32 	%p95, %r24, 1;
	@%p95 bra 	$L__BB0_109;
	bra.uni 	$L__BB0_103;
$L__BB0_109:
	sub.s64 	%rd483, %rd483, %rd32;
	bra.uni 	$L__BB0_110;
$L__BB0_103:
	setp.eq.s32 	%p96, %r24, 2;
	@%p96 bra 	$L__BB0_108;
	bra.uni 	$L__BB0_104;
$L__BB0_108:
	xor.b64  	%rd243, %rd483, -9223372036854775808;
	sub.s64 	%rd483, %rd243, %rd32;
	bra.uni 	$L__BB0_110;
$L__BB0_104:
	setp.eq.s32 	%p97, %r7, 0;
	@%p97 bra 	$L__BB0_107;
	and.b64  	%rd117, %rd483, 9223372036854775807;
	mov.u64 	%rd238, 9223372036854775807;
	sub.s64 	%rd239, %rd238, %rd5;
	setp.gt.u64 	%p98, %rd117, %rd239;
	@%p98 bra 	$L__BB0_307;
	bra.uni 	$L__BB0_106;
$L__BB0_307:
	not.b64 	%rd483, %rd32;
	bra.uni 	$L__BB0_110;
$L__BB0_106:
	setp.eq.s64 	%p99, %rd117, 0;
	selp.b64 	%rd483, 0, %rd483, %p99;
$L__BB0_107:
	setp.lt.s64 	%p100, %rd483, 0;
	selp.b64 	%rd240, -1, -9223372036854775808, %p100;
	xor.b64  	%rd241, %rd240, %rd483;
	add.s64 	%rd242, %rd32, %rd5;
	sub.s64 	%rd483, %rd241, %rd242;
$L__BB0_110:
	add.s32 	%r236, %r30, 320;
	setp.ge.s32 	%p101, %r236, %r29;
	mov.u64 	%rd487, -1;
	mov.u64 	%rd485, %rd487;
	@%p101 bra 	$L__BB0_120;
	setp.eq.s32 	%p102, %r24, 0;
	ld.global.u64 	%rd485, [%rd34+2560];
	@%p102 bra 	$L__BB0_120;
	setp.eq.s32 	%p103, %r24, 1;
	@%p103 bra 	$L__BB0_119;
	bra.uni 	$L__BB0_113;
$L__BB0_119:
	sub.s64 	%rd485, %rd485, %rd32;
	bra.uni 	$L__BB0_120;
$L__BB0_113:
	setp.eq.s32 	%p104, %r24, 2;
	@%p104 bra 	$L__BB0_118;
	bra.uni 	$L__BB0_114;
$L__BB0_118:
	xor.b64  	%rd250, %rd485, -9223372036854775808;
	sub.s64 	%rd485, %rd250, %rd32;
	bra.uni 	$L__BB0_120;
$L__BB0_114:
	setp.eq.s32 	%p105, %r7, 0;
	@%p105 bra 	$L__BB0_117;
	and.b64  	%rd126, %rd485, 9223372036854775807;
	mov.u64 	%rd245, 9223372036854775807;
	sub.s64 	%rd246, %rd245, %rd5;
	setp.gt.u64 	%p106, %rd126, %rd246;
	@%p106 bra 	$L__BB0_308;
	bra.uni 	$L__BB0_116;
$L__BB0_308:
	not.b64 	%rd485, %rd32;
	bra.uni 	$L__BB0_120;
$L__BB0_116:
	setp.eq.s64 	%p107, %rd126, 0;
	selp.b64 	%rd485, 0, %rd485, %p107;
$L__BB0_117:
	setp.lt.s64 	%p108, %rd485, 0;
	selp.b64 	%rd247, -1, -9223372036854775808, %p108;
	xor.b64  	%rd248, %rd247, %rd485;
	add.s64 	%rd249, %rd32, %rd5;
	sub.s64 	%rd485, %rd248, %rd249;
$L__BB0_120:
	add.s32 	%r237, %r30, 352;
	setp.ge.s32 	%p109, %r237, %r29;
	@%p109 bra 	$L__BB0_130;
	setp.eq.s32 	%p110, %r24, 0;
	ld.global.u64 	%rd487, [%rd34+2816];
	@%p110 bra 	$L__BB0_130;
	setp.eq.s32 	%p111, %r24, 1;
	@%p111 bra 	$L__BB0_129;
	bra.uni 	$L__BB0_123;
$L__BB0_129:
	sub.s64 	%rd487, %rd487, %rd32;
	bra.uni 	$L__BB0_130;
$L__BB0_123:
	setp.eq.s32 	%p112, %r24, 2;
	@%p112 bra 	$L__BB0_128;
	bra.uni 	$L__BB0_124;
$L__BB0_128:
	xor.b64  	%rd257, %rd487, -9223372036854775808;
	sub.s64 	%rd487, %rd257, %rd32;
	bra.uni 	$L__BB0_130;
$L__BB0_124:
	setp.eq.s32 	%p113, %r7, 0;
	@%p113 bra 	$L__BB0_127;
	and.b64  	%rd135, %rd487, 9223372036854775807;
	mov.u64 	%rd252, 9223372036854775807;
	sub.s64 	%rd253, %rd252, %rd5;
	setp.gt.u64 	%p114, %rd135, %rd253;
	@%p114 bra 	$L__BB0_309;
	bra.uni 	$L__BB0_126;
$L__BB0_309:
	not.b64 	%rd487, %rd32;
	bra.uni 	$L__BB0_130;
$L__BB0_126:
	setp.eq.s64 	%p115, %rd135, 0;
	selp.b64 	%rd487, 0, %rd487, %p115;
$L__BB0_127:
	setp.lt.s64 	%p116, %rd487, 0;
	selp.b64 	%rd254, -1, -9223372036854775808, %p116;
	xor.b64  	%rd255, %rd254, %rd487;
	add.s64 	%rd256, %rd32, %rd5;
	sub.s64 	%rd487, %rd255, %rd256;
$L__BB0_130:
	mov.u32 %r238, %laneid;
	setp.gt.s32 	%p117, %r238, 255;
	@%p117 bra 	$L__BB0_137;
	max.s32 	%r239, %r238, 224;
	add.s32 	%r240, %r239, 31;
	sub.s32 	%r32, %r240, %r238;
	shr.u32 	%r241, %r32, 5;
	add.s32 	%r242, %r241, 1;
	and.b32  	%r1580, %r242, 3;
	setp.eq.s32 	%p118, %r1580, 0;
	mov.u32 	%r1581, %r238;
	@%p118 bra 	$L__BB0_134;
	shl.b32 	%r243, %r26, 10;
	mov.u32 	%r244, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1373646_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1373611sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r245, %r244, %r243;
	shl.b32 	%r246, %r238, 2;
	add.s32 	%r1578, %r245, %r246;
	mov.u32 	%r1581, %r238;
$L__BB0_133:
	.pragma "nounroll";
	mov.u32 	%r247, 0;
	st.shared.u32 	[%r1578], %r247;
	add.s32 	%r1581, %r1581, 32;
	add.s32 	%r1578, %r1578, 128;
	add.s32 	%r1580, %r1580, -1;
	setp.ne.s32 	%p119, %r1580, 0;
	@%p119 bra 	$L__BB0_133;
$L__BB0_134:
	setp.lt.u32 	%p120, %r32, 96;
	@%p120 bra 	$L__BB0_137;
	add.s32 	%r1583, %r1581, -128;
	shl.b32 	%r248, %r26, 10;
	mov.u32 	%r249, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1373646_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1373611sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r250, %r249, %r248;
	shl.b32 	%r251, %r1581, 2;
	add.s32 	%r252, %r250, %r251;
	add.s32 	%r1582, %r252, 256;
$L__BB0_136:
	.pragma "nounroll";
	mov.u32 	%r253, 0;
	st.shared.u32 	[%r1582+-256], %r253;
	st.shared.u32 	[%r1582+-128], %r253;
	st.shared.u32 	[%r1582], %r253;
	st.shared.u32 	[%r1582+128], %r253;
	add.s32 	%r1582, %r1582, 512;
	add.s32 	%r1583, %r1583, 128;
	setp.lt.s32 	%p121, %r1583, 128;
	@%p121 bra 	$L__BB0_136;
$L__BB0_137:
	bar.warp.sync 	-1;
	shr.u64 	%rd258, %rd465, %r1576;
	cvt.u32.u64 	%r255, %rd258;
	shl.b32 	%r256, %r26, 10;
	mov.u32 	%r257, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_9b42d7c4_1373646_GLOBAL__N__e4a71a12_8_sweep_cu_9b42d7c4_1373611sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r258, %r257, %r256;
	shl.b32 	%r259, %r255, 2;
	and.b32  	%r260, %r259, 1020;
	add.s32 	%r261, %r258, %r260;
	atom.shared.add.u32 	%r262, [%r261], 1;
	shr.u64 	%rd259, %rd467, %r1576;
	cvt.u32.u64 	%r263, %rd259;
	shl.b32 	%r264, %r263, 2;
	and.b32  	%r265, %r264, 1020;
	add.s32 	%r266, %r258, %r265;
	atom.shared.add.u32 	%r267, [%r266], 1;
	shr.u64 	%rd260, %rd469, %r1576;
	cvt.u32.u64 	%r268, %rd260;
	shl.b32 	%r269, %r268, 2;
	and.b32  	%r270, %r269, 1020;
	add.s32 	%r271, %r258, %r270;
	atom.shared.add.u32 	%r272, [%r271], 1;
	shr.u64 	%rd261, %rd471, %r1576;
	cvt.u32.u64 	%r273, %rd261;
	shl.b32 	%r274, %r273, 2;
	and.b32  	%r275, %r274, 1020;
	add.s32 	%r276, %r258, %r275;
	atom.shared.add.u32 	%r277, [%r276], 1;
	shr.u64 	%rd262, %rd473, %r1576;
	cvt.u32.u64 	%r278, %rd262;
	shl.b32 	%r279, %r278, 2;
	and.b32  	%r280, %r279, 1020;
	add.s32 	%r281, %r258, %r280;
	atom.shared.add.u32 	%r282, [%r281], 1;
	shr.u64 	%rd263, %rd475, %r1576;
	cvt.u32.u64 	%r283, %rd263;
	shl.b32 	%r284, %r283, 2;
	and.b32  	%r285, %r284, 1020;
	add.s32 	%r286, %r258, %r285;
	atom.shared.add.u32 	%r287, [%r286], 1;
	shr.u64 	%rd264, %rd477, %r1576;
	cvt.u32.u64 	%r288, %rd264;
	shl.b32 	%r289, %r288, 2;
	and.b32  	%r290, %r289, 1020;
	add.s32 	%r291, %r258, %r290;
	atom.shared.add.u32 	%r292, [%r291], 1;
	shr.u64 	%rd265, %rd479, %r1576;
	cvt.u32.u64 	%r293, %rd265;
	shl.b32 	%r294, %r293, 2;
	and.b32  	%r295, %r294, 1020;
	add.s32 	%r296, %r258, %r295;
	atom.shared.add.u32 	%r297, [%r296], 1;
	shr.u64 	%rd266, %rd481, %r1576;
	cvt.u32.u64 	%r298, %rd266;
	shl.b32 	%r299, %r298, 2;
	and.b32  	%r300, %r299, 1020;
	add.s32 	%r301, %r258, %r300;
	atom.shared.add.u32 	%r302, [%r301], 1;
	shr.u64 	%rd267, %rd483, %r1576;
	cvt.u32.u64 	%r303, %rd267;
	shl.b32 	%r304, %r303, 2;
	and.b32  	%r305, %r304, 1020;
	add.s32 	%r306, %r258, %r305;
	atom.shared.add.u32 	%r307, [%r306], 1;
	shr.u64 	%rd268, %rd485, %r1576;
	cvt.u32.u64 	%r308, %rd268;
	shl.b32 	%r309, %r308, 2;
	and.b32  	%r310, %r309, 1020;
	add.s32 	%r311, %r258, %r310;
	atom.shared.add.u32 	%r312, [%r311], 1;
	shr.u64 	%rd269, %rd487, %r1576;
	cvt.u32.u64 	%r313, %rd269;
	shl.b32 	%r314, %r313, 2;
	and.b32  	%r315, %r314, 1020;
	add.s32 	%r316, %r258, %r315;
	atom.shared.add.u32 	%r317, [%r316], 1;
	bar.sync 	0;
	setp.gt.u32 	%p122, %r25, 255;
	mov.u32 	%r1584, 0;
	@%p122 bra 	$L__BB0_139;
	shl.b32 	%r318, %r25, 2;
	add.s32 	%r320, %r257, %r318;
	ld.shared.u32 	%r321, [%r320];
	mov.u32 	%r322, 0;
	st.shared.u32 	[%r320], %r322;
	ld.shared.u32 	%r323, [%r320+1024];
	st.shared.u32 	[%r320+1024], %r321;
	add.s32 	%r324, %r323, %r321;
	ld.shared.u32 	%r325, [%r320+2048];
	st.shared.u32 	[%r320+2048], %r324;
	add.s32 	%r326, %r325, %r324;
	ld.shared.u32 	%r327, [%r320+3072];
	st.shared.u32 	[%r320+3072], %r326;
	add.s32 	%r328, %r327, %r326;
	ld.shared.u32 	%r329, [%r320+4096];
	st.shared.u32 	[%r320+4096], %r328;
	add.s32 	%r330, %r329, %r328;
	ld.shared.u32 	%r331, [%r320+5120];
	st.shared.u32 	[%r320+5120], %r330;
	add.s32 	%r332, %r331, %r330;
	ld.shared.u32 	%r333, [%r320+6144];
	st.shared.u32 	[%r320+6144], %r332;
	add.s32 	%r334, %r333, %r332;
	ld.shared.u32 	%r335, [%r320+7168];
	st.shared.u32 	[%r320+7168], %r334;
	add.s32 	%r336, %r335, %r334;
	ld.shared.u32 	%r337, [%r320+8192];
	st.shared.u32 	[%r320+8192], %r336;
	add.s32 	%r338, %r337, %r336;
	ld.shared.u32 	%r339, [%r320+9216];
	st.shared.u32 	[%r320+9216], %r338;
	add.s32 	%r340, %r339, %r338;
	ld.shared.u32 	%r341, [%r320+10240];
	st.shared.u32 	[%r320+10240], %r340;
	add.s32 	%r342, %r341, %r340;
	ld.shared.u32 	%r343, [%r320+11264];
	st.shared.u32 	[%r320+11264], %r342;
	add.s32 	%r1584, %r343, %r342;
$L__BB0_139:
	ld.param.u64 	%rd454, [gs_cub_places_64_param_0+48];
	shl.b32 	%r344, %r27, 8;
	add.s32 	%r345, %r344, %r25;
	cvta.to.global.u64 	%rd270, %rd454;
	mul.wide.s32 	%rd271, %r345, 4;
	add.s64 	%rd144, %rd270, %rd271;
	setp.gt.s32 	%p123, %r25, 255;
	@%p123 bra 	$L__BB0_141;
	or.b32  	%r346, %r1584, 1073741824;
	st.volatile.global.u32 	[%rd144], %r346;
$L__BB0_141:
	mul.wide.u32 	%rd272, %r25, -1431655765;
	shr.u64 	%rd273, %rd272, 35;
	cvt.u32.u64 	%r347, %rd273;
	add.s32 	%r348, %r347, %r25;
	shl.b32 	%r349, %r348, 2;
	add.s32 	%r62, %r257, %r349;
	st.shared.u32 	[%r62+13328], %r1584;
	bar.sync 	0;
	setp.gt.u32 	%p124, %r25, 31;
	@%p124 bra 	$L__BB0_143;
	mad.lo.s32 	%r383, %r25, 52, %r257;
	mov.u32 	%r359, 2;
	ld.shared.u32 	%r384, [%r383+13332];
	mov.u32 	%r378, 0;
	ld.shared.u32 	%r385, [%r383+13328];
	add.s32 	%r386, %r384, %r385;
	ld.shared.u32 	%r387, [%r383+13336];
	add.s32 	%r388, %r386, %r387;
	ld.shared.u32 	%r389, [%r383+13340];
	add.s32 	%r390, %r388, %r389;
	ld.shared.u32 	%r391, [%r383+13344];
	add.s32 	%r392, %r390, %r391;
	ld.shared.u32 	%r393, [%r383+13348];
	add.s32 	%r394, %r392, %r393;
	ld.shared.u32 	%r395, [%r383+13352];
	add.s32 	%r396, %r394, %r395;
	ld.shared.u32 	%r397, [%r383+13356];
	add.s32 	%r398, %r396, %r397;
	ld.shared.u32 	%r399, [%r383+13360];
	add.s32 	%r400, %r398, %r399;
	ld.shared.u32 	%r401, [%r383+13364];
	add.s32 	%r402, %r400, %r401;
	ld.shared.u32 	%r403, [%r383+13368];
	add.s32 	%r404, %r402, %r403;
	ld.shared.u32 	%r405, [%r383+13372];
	add.s32 	%r355, %r404, %r405;
	mov.u32 	%r353, 1;
	mov.u32 	%r380, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r355, %r353, %r378, %r380;  @p add.s32 r0, r0, %r355;  mov.s32 %r351, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r351, %r359, %r378, %r380;  @p add.s32 r0, r0, %r351;  mov.s32 %r357, r0;}
	mov.u32 	%r365, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r357, %r365, %r378, %r380;  @p add.s32 r0, r0, %r357;  mov.s32 %r363, r0;}
	mov.u32 	%r371, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r363, %r371, %r378, %r380;  @p add.s32 r0, r0, %r363;  mov.s32 %r369, r0;}
	mov.u32 	%r377, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r369, %r377, %r378, %r380;  @p add.s32 r0, r0, %r369;  mov.s32 %r375, r0;}
	sub.s32 	%r406, %r375, %r355;
	add.s32 	%r407, %r385, %r406;
	add.s32 	%r408, %r384, %r407;
	add.s32 	%r409, %r387, %r408;
	add.s32 	%r410, %r389, %r409;
	add.s32 	%r411, %r391, %r410;
	add.s32 	%r412, %r393, %r411;
	add.s32 	%r413, %r395, %r412;
	add.s32 	%r414, %r397, %r413;
	add.s32 	%r415, %r399, %r414;
	add.s32 	%r416, %r401, %r415;
	add.s32 	%r417, %r403, %r416;
	st.shared.u32 	[%r383+13328], %r406;
	st.shared.u32 	[%r383+13332], %r407;
	st.shared.u32 	[%r383+13336], %r408;
	st.shared.u32 	[%r383+13340], %r409;
	st.shared.u32 	[%r383+13344], %r410;
	st.shared.u32 	[%r383+13348], %r411;
	st.shared.u32 	[%r383+13352], %r412;
	st.shared.u32 	[%r383+13356], %r413;
	st.shared.u32 	[%r383+13360], %r414;
	st.shared.u32 	[%r383+13364], %r415;
	st.shared.u32 	[%r383+13368], %r416;
	st.shared.u32 	[%r383+13372], %r417;
$L__BB0_143:
	setp.gt.u32 	%p240, %r25, 255;
	mul.wide.u32 	%rd423, %r25, -1431655765;
	shr.u64 	%rd422, %rd423, 35;
	cvt.u32.u64 	%r1483, %rd422;
	add.s32 	%r1482, %r1483, %r25;
	shl.b32 	%r1481, %r1482, 2;
	add.s32 	%r1480, %r257, %r1481;
	bar.sync 	0;
	ld.shared.u32 	%r63, [%r1480+13328];
	@%p240 bra 	$L__BB0_145;
	shl.b32 	%r420, %r25, 2;
	add.s32 	%r422, %r257, %r420;
	ld.shared.u32 	%r423, [%r422];
	add.s32 	%r424, %r423, %r63;
	st.shared.u32 	[%r422], %r424;
	ld.shared.u32 	%r425, [%r422+1024];
	add.s32 	%r426, %r425, %r63;
	st.shared.u32 	[%r422+1024], %r426;
	ld.shared.u32 	%r427, [%r422+2048];
	add.s32 	%r428, %r427, %r63;
	st.shared.u32 	[%r422+2048], %r428;
	ld.shared.u32 	%r429, [%r422+3072];
	add.s32 	%r430, %r429, %r63;
	st.shared.u32 	[%r422+3072], %r430;
	ld.shared.u32 	%r431, [%r422+4096];
	add.s32 	%r432, %r431, %r63;
	st.shared.u32 	[%r422+4096], %r432;
	ld.shared.u32 	%r433, [%r422+5120];
	add.s32 	%r434, %r433, %r63;
	st.shared.u32 	[%r422+5120], %r434;
	ld.shared.u32 	%r435, [%r422+6144];
	add.s32 	%r436, %r435, %r63;
	st.shared.u32 	[%r422+6144], %r436;
	ld.shared.u32 	%r437, [%r422+7168];
	add.s32 	%r438, %r437, %r63;
	st.shared.u32 	[%r422+7168], %r438;
	ld.shared.u32 	%r439, [%r422+8192];
	add.s32 	%r440, %r439, %r63;
	st.shared.u32 	[%r422+8192], %r440;
	ld.shared.u32 	%r441, [%r422+9216];
	add.s32 	%r442, %r441, %r63;
	st.shared.u32 	[%r422+9216], %r442;
	ld.shared.u32 	%r443, [%r422+10240];
	add.s32 	%r444, %r443, %r63;
	st.shared.u32 	[%r422+10240], %r444;
	ld.shared.u32 	%r445, [%r422+11264];
	add.s32 	%r446, %r445, %r63;
	st.shared.u32 	[%r422+11264], %r446;
$L__BB0_145:
	shr.u64 	%rd424, %rd465, %r1576;
	cvt.u32.u64 	%r1485, %rd424;
	and.b32  	%r1484, %r1485, 255;
	bar.sync 	0;
	mov.u32 	%r449, 1;
	{
    .reg .pred p;
    and.b32 %r447, %r1484, %r449;    setp.ne.u32 p, %r447, 0;
    vote.ballot.sync.b32 %r447, p, 0xffffffff;
    @!p not.b32 %r447, %r447;
}
	mov.u32 	%r452, 2;
	{
    .reg .pred p;
    and.b32 %r450, %r1484, %r452;    setp.ne.u32 p, %r450, 0;
    vote.ballot.sync.b32 %r450, p, 0xffffffff;
    @!p not.b32 %r450, %r450;
}
	and.b32  	%r473, %r450, %r447;
	mov.u32 	%r455, 4;
	{
    .reg .pred p;
    and.b32 %r453, %r1484, %r455;    setp.ne.u32 p, %r453, 0;
    vote.ballot.sync.b32 %r453, p, 0xffffffff;
    @!p not.b32 %r453, %r453;
}
	and.b32  	%r474, %r453, %r473;
	mov.u32 	%r458, 8;
	{
    .reg .pred p;
    and.b32 %r456, %r1484, %r458;    setp.ne.u32 p, %r456, 0;
    vote.ballot.sync.b32 %r456, p, 0xffffffff;
    @!p not.b32 %r456, %r456;
}
	and.b32  	%r475, %r456, %r474;
	mov.u32 	%r461, 16;
	{
    .reg .pred p;
    and.b32 %r459, %r1484, %r461;    setp.ne.u32 p, %r459, 0;
    vote.ballot.sync.b32 %r459, p, 0xffffffff;
    @!p not.b32 %r459, %r459;
}
	and.b32  	%r476, %r459, %r475;
	mov.u32 	%r464, 32;
	{
    .reg .pred p;
    and.b32 %r462, %r1484, %r464;    setp.ne.u32 p, %r462, 0;
    vote.ballot.sync.b32 %r462, p, 0xffffffff;
    @!p not.b32 %r462, %r462;
}
	and.b32  	%r477, %r462, %r476;
	mov.u32 	%r467, 64;
	{
    .reg .pred p;
    and.b32 %r465, %r1484, %r467;    setp.ne.u32 p, %r465, 0;
    vote.ballot.sync.b32 %r465, p, 0xffffffff;
    @!p not.b32 %r465, %r465;
}
	and.b32  	%r478, %r465, %r477;
	mov.u32 	%r470, 128;
	{
    .reg .pred p;
    and.b32 %r468, %r1484, %r470;    setp.ne.u32 p, %r468, 0;
    vote.ballot.sync.b32 %r468, p, 0xffffffff;
    @!p not.b32 %r468, %r468;
}
	and.b32  	%r479, %r468, %r478;
	clz.b32 	%r480, %r479;
	mov.u32 	%r481, 31;
	sub.s32 	%r64, %r481, %r480;
	mov.u32 %r471, %lanemask_le;
	and.b32  	%r482, %r471, %r479;
	popc.b32 	%r65, %r482;
	setp.ne.s32 	%p126, %r238, %r64;
	mov.u32 	%r1586, 0;
	mov.u32 	%r1585, %r1586;
	@%p126 bra 	$L__BB0_147;
	shr.u64 	%rd453, %rd465, %r1576;
	cvt.u32.u64 	%r1574, %rd453;
	and.b32  	%r1573, %r1574, 255;
	shl.b32 	%r484, %r25, 5;
	and.b32  	%r485, %r484, -1024;
	add.s32 	%r487, %r257, %r485;
	shl.b32 	%r488, %r1573, 2;
	add.s32 	%r489, %r487, %r488;
	atom.shared.add.u32 	%r1585, [%r489], %r65;
$L__BB0_147:
	shr.u64 	%rd425, %rd467, %r1576;
	cvt.u32.u64 	%r1487, %rd425;
	and.b32  	%r1486, %r1487, 255;
	mov.u32 	%r517, -1;
	shfl.sync.idx.b32 	%r518|%p127, %r1585, %r64, %r481, %r517;
	add.s32 	%r519, %r65, %r518;
	add.s32 	%r68, %r519, -1;
	{
    .reg .pred p;
    and.b32 %r490, %r1486, %r449;    setp.ne.u32 p, %r490, 0;
    vote.ballot.sync.b32 %r490, p, 0xffffffff;
    @!p not.b32 %r490, %r490;
}
	{
    .reg .pred p;
    and.b32 %r493, %r1486, %r452;    setp.ne.u32 p, %r493, 0;
    vote.ballot.sync.b32 %r493, p, 0xffffffff;
    @!p not.b32 %r493, %r493;
}
	and.b32  	%r520, %r493, %r490;
	{
    .reg .pred p;
    and.b32 %r496, %r1486, %r455;    setp.ne.u32 p, %r496, 0;
    vote.ballot.sync.b32 %r496, p, 0xffffffff;
    @!p not.b32 %r496, %r496;
}
	and.b32  	%r521, %r496, %r520;
	{
    .reg .pred p;
    and.b32 %r499, %r1486, %r458;    setp.ne.u32 p, %r499, 0;
    vote.ballot.sync.b32 %r499, p, 0xffffffff;
    @!p not.b32 %r499, %r499;
}
	and.b32  	%r522, %r499, %r521;
	{
    .reg .pred p;
    and.b32 %r502, %r1486, %r461;    setp.ne.u32 p, %r502, 0;
    vote.ballot.sync.b32 %r502, p, 0xffffffff;
    @!p not.b32 %r502, %r502;
}
	and.b32  	%r523, %r502, %r522;
	{
    .reg .pred p;
    and.b32 %r505, %r1486, %r464;    setp.ne.u32 p, %r505, 0;
    vote.ballot.sync.b32 %r505, p, 0xffffffff;
    @!p not.b32 %r505, %r505;
}
	and.b32  	%r524, %r505, %r523;
	{
    .reg .pred p;
    and.b32 %r508, %r1486, %r467;    setp.ne.u32 p, %r508, 0;
    vote.ballot.sync.b32 %r508, p, 0xffffffff;
    @!p not.b32 %r508, %r508;
}
	and.b32  	%r525, %r508, %r524;
	{
    .reg .pred p;
    and.b32 %r511, %r1486, %r470;    setp.ne.u32 p, %r511, 0;
    vote.ballot.sync.b32 %r511, p, 0xffffffff;
    @!p not.b32 %r511, %r511;
}
	and.b32  	%r526, %r511, %r525;
	clz.b32 	%r527, %r526;
	sub.s32 	%r69, %r481, %r527;
	mov.u32 %r514, %lanemask_le;
	and.b32  	%r528, %r514, %r526;
	popc.b32 	%r70, %r528;
	setp.ne.s32 	%p128, %r238, %r69;
	@%p128 bra 	$L__BB0_149;
	shr.u64 	%rd452, %rd467, %r1576;
	cvt.u32.u64 	%r1572, %rd452;
	and.b32  	%r1571, %r1572, 255;
	shl.b32 	%r530, %r25, 5;
	and.b32  	%r531, %r530, -1024;
	add.s32 	%r533, %r257, %r531;
	shl.b32 	%r534, %r1571, 2;
	add.s32 	%r535, %r533, %r534;
	atom.shared.add.u32 	%r1586, [%r535], %r70;
$L__BB0_149:
	shr.u64 	%rd426, %rd469, %r1576;
	cvt.u32.u64 	%r1489, %rd426;
	and.b32  	%r1488, %r1489, 255;
	mov.u32 	%r1588, 0;
	mov.u32 	%r562, 31;
	shfl.sync.idx.b32 	%r564|%p129, %r1586, %r69, %r562, %r517;
	add.s32 	%r565, %r70, %r564;
	add.s32 	%r73, %r565, -1;
	mov.u32 	%r538, 1;
	{
    .reg .pred p;
    and.b32 %r536, %r1488, %r538;    setp.ne.u32 p, %r536, 0;
    vote.ballot.sync.b32 %r536, p, 0xffffffff;
    @!p not.b32 %r536, %r536;
}
	mov.u32 	%r541, 2;
	{
    .reg .pred p;
    and.b32 %r539, %r1488, %r541;    setp.ne.u32 p, %r539, 0;
    vote.ballot.sync.b32 %r539, p, 0xffffffff;
    @!p not.b32 %r539, %r539;
}
	and.b32  	%r566, %r539, %r536;
	mov.u32 	%r544, 4;
	{
    .reg .pred p;
    and.b32 %r542, %r1488, %r544;    setp.ne.u32 p, %r542, 0;
    vote.ballot.sync.b32 %r542, p, 0xffffffff;
    @!p not.b32 %r542, %r542;
}
	and.b32  	%r567, %r542, %r566;
	mov.u32 	%r547, 8;
	{
    .reg .pred p;
    and.b32 %r545, %r1488, %r547;    setp.ne.u32 p, %r545, 0;
    vote.ballot.sync.b32 %r545, p, 0xffffffff;
    @!p not.b32 %r545, %r545;
}
	and.b32  	%r568, %r545, %r567;
	mov.u32 	%r550, 16;
	{
    .reg .pred p;
    and.b32 %r548, %r1488, %r550;    setp.ne.u32 p, %r548, 0;
    vote.ballot.sync.b32 %r548, p, 0xffffffff;
    @!p not.b32 %r548, %r548;
}
	and.b32  	%r569, %r548, %r568;
	mov.u32 	%r553, 32;
	{
    .reg .pred p;
    and.b32 %r551, %r1488, %r553;    setp.ne.u32 p, %r551, 0;
    vote.ballot.sync.b32 %r551, p, 0xffffffff;
    @!p not.b32 %r551, %r551;
}
	and.b32  	%r570, %r551, %r569;
	mov.u32 	%r556, 64;
	{
    .reg .pred p;
    and.b32 %r554, %r1488, %r556;    setp.ne.u32 p, %r554, 0;
    vote.ballot.sync.b32 %r554, p, 0xffffffff;
    @!p not.b32 %r554, %r554;
}
	and.b32  	%r571, %r554, %r570;
	mov.u32 	%r559, 128;
	{
    .reg .pred p;
    and.b32 %r557, %r1488, %r559;    setp.ne.u32 p, %r557, 0;
    vote.ballot.sync.b32 %r557, p, 0xffffffff;
    @!p not.b32 %r557, %r557;
}
	and.b32  	%r572, %r557, %r571;
	clz.b32 	%r573, %r572;
	sub.s32 	%r74, %r562, %r573;
	mov.u32 %r560, %lanemask_le;
	and.b32  	%r574, %r560, %r572;
	popc.b32 	%r75, %r574;
	setp.ne.s32 	%p130, %r238, %r74;
	mov.u32 	%r1587, %r1588;
	@%p130 bra 	$L__BB0_151;
	shr.u64 	%rd451, %rd469, %r1576;
	cvt.u32.u64 	%r1570, %rd451;
	and.b32  	%r1569, %r1570, 255;
	shl.b32 	%r576, %r25, 5;
	and.b32  	%r577, %r576, -1024;
	add.s32 	%r579, %r257, %r577;
	shl.b32 	%r580, %r1569, 2;
	add.s32 	%r581, %r579, %r580;
	atom.shared.add.u32 	%r1587, [%r581], %r75;
$L__BB0_151:
	shr.u64 	%rd427, %rd471, %r1576;
	cvt.u32.u64 	%r1491, %rd427;
	and.b32  	%r1490, %r1491, 255;
	mov.u32 	%r609, -1;
	shfl.sync.idx.b32 	%r610|%p131, %r1587, %r74, %r562, %r609;
	add.s32 	%r611, %r75, %r610;
	add.s32 	%r78, %r611, -1;
	{
    .reg .pred p;
    and.b32 %r582, %r1490, %r538;    setp.ne.u32 p, %r582, 0;
    vote.ballot.sync.b32 %r582, p, 0xffffffff;
    @!p not.b32 %r582, %r582;
}
	{
    .reg .pred p;
    and.b32 %r585, %r1490, %r541;    setp.ne.u32 p, %r585, 0;
    vote.ballot.sync.b32 %r585, p, 0xffffffff;
    @!p not.b32 %r585, %r585;
}
	and.b32  	%r612, %r585, %r582;
	{
    .reg .pred p;
    and.b32 %r588, %r1490, %r544;    setp.ne.u32 p, %r588, 0;
    vote.ballot.sync.b32 %r588, p, 0xffffffff;
    @!p not.b32 %r588, %r588;
}
	and.b32  	%r613, %r588, %r612;
	{
    .reg .pred p;
    and.b32 %r591, %r1490, %r547;    setp.ne.u32 p, %r591, 0;
    vote.ballot.sync.b32 %r591, p, 0xffffffff;
    @!p not.b32 %r591, %r591;
}
	and.b32  	%r614, %r591, %r613;
	{
    .reg .pred p;
    and.b32 %r594, %r1490, %r550;    setp.ne.u32 p, %r594, 0;
    vote.ballot.sync.b32 %r594, p, 0xffffffff;
    @!p not.b32 %r594, %r594;
}
	and.b32  	%r615, %r594, %r614;
	{
    .reg .pred p;
    and.b32 %r597, %r1490, %r553;    setp.ne.u32 p, %r597, 0;
    vote.ballot.sync.b32 %r597, p, 0xffffffff;
    @!p not.b32 %r597, %r597;
}
	and.b32  	%r616, %r597, %r615;
	{
    .reg .pred p;
    and.b32 %r600, %r1490, %r556;    setp.ne.u32 p, %r600, 0;
    vote.ballot.sync.b32 %r600, p, 0xffffffff;
    @!p not.b32 %r600, %r600;
}
	and.b32  	%r617, %r600, %r616;
	{
    .reg .pred p;
    and.b32 %r603, %r1490, %r559;    setp.ne.u32 p, %r603, 0;
    vote.ballot.sync.b32 %r603, p, 0xffffffff;
    @!p not.b32 %r603, %r603;
}
	and.b32  	%r618, %r603, %r617;
	clz.b32 	%r619, %r618;
	sub.s32 	%r79, %r562, %r619;
	mov.u32 %r606, %lanemask_le;
	and.b32  	%r620, %r606, %r618;
	popc.b32 	%r80, %r620;
	setp.ne.s32 	%p132, %r238, %r79;
	@%p132 bra 	$L__BB0_153;
	shr.u64 	%rd450, %rd471, %r1576;
	cvt.u32.u64 	%r1568, %rd450;
	and.b32  	%r1567, %r1568, 255;
	shl.b32 	%r622, %r25, 5;
	and.b32  	%r623, %r622, -1024;
	add.s32 	%r625, %r257, %r623;
	shl.b32 	%r626, %r1567, 2;
	add.s32 	%r627, %r625, %r626;
	atom.shared.add.u32 	%r1588, [%r627], %r80;
$L__BB0_153:
	shr.u64 	%rd428, %rd473, %r1576;
	cvt.u32.u64 	%r1493, %rd428;
	and.b32  	%r1492, %r1493, 255;
	mov.u32 	%r1590, 0;
	mov.u32 	%r654, 31;
	shfl.sync.idx.b32 	%r656|%p133, %r1588, %r79, %r654, %r609;
	add.s32 	%r657, %r80, %r656;
	add.s32 	%r83, %r657, -1;
	mov.u32 	%r630, 1;
	{
    .reg .pred p;
    and.b32 %r628, %r1492, %r630;    setp.ne.u32 p, %r628, 0;
    vote.ballot.sync.b32 %r628, p, 0xffffffff;
    @!p not.b32 %r628, %r628;
}
	mov.u32 	%r633, 2;
	{
    .reg .pred p;
    and.b32 %r631, %r1492, %r633;    setp.ne.u32 p, %r631, 0;
    vote.ballot.sync.b32 %r631, p, 0xffffffff;
    @!p not.b32 %r631, %r631;
}
	and.b32  	%r658, %r631, %r628;
	mov.u32 	%r636, 4;
	{
    .reg .pred p;
    and.b32 %r634, %r1492, %r636;    setp.ne.u32 p, %r634, 0;
    vote.ballot.sync.b32 %r634, p, 0xffffffff;
    @!p not.b32 %r634, %r634;
}
	and.b32  	%r659, %r634, %r658;
	mov.u32 	%r639, 8;
	{
    .reg .pred p;
    and.b32 %r637, %r1492, %r639;    setp.ne.u32 p, %r637, 0;
    vote.ballot.sync.b32 %r637, p, 0xffffffff;
    @!p not.b32 %r637, %r637;
}
	and.b32  	%r660, %r637, %r659;
	mov.u32 	%r642, 16;
	{
    .reg .pred p;
    and.b32 %r640, %r1492, %r642;    setp.ne.u32 p, %r640, 0;
    vote.ballot.sync.b32 %r640, p, 0xffffffff;
    @!p not.b32 %r640, %r640;
}
	and.b32  	%r661, %r640, %r660;
	mov.u32 	%r645, 32;
	{
    .reg .pred p;
    and.b32 %r643, %r1492, %r645;    setp.ne.u32 p, %r643, 0;
    vote.ballot.sync.b32 %r643, p, 0xffffffff;
    @!p not.b32 %r643, %r643;
}
	and.b32  	%r662, %r643, %r661;
	mov.u32 	%r648, 64;
	{
    .reg .pred p;
    and.b32 %r646, %r1492, %r648;    setp.ne.u32 p, %r646, 0;
    vote.ballot.sync.b32 %r646, p, 0xffffffff;
    @!p not.b32 %r646, %r646;
}
	and.b32  	%r663, %r646, %r662;
	mov.u32 	%r651, 128;
	{
    .reg .pred p;
    and.b32 %r649, %r1492, %r651;    setp.ne.u32 p, %r649, 0;
    vote.ballot.sync.b32 %r649, p, 0xffffffff;
    @!p not.b32 %r649, %r649;
}
	and.b32  	%r664, %r649, %r663;
	clz.b32 	%r665, %r664;
	sub.s32 	%r84, %r654, %r665;
	mov.u32 %r652, %lanemask_le;
	and.b32  	%r666, %r652, %r664;
	popc.b32 	%r85, %r666;
	setp.ne.s32 	%p134, %r238, %r84;
	mov.u32 	%r1589, %r1590;
	@%p134 bra 	$L__BB0_155;
	shr.u64 	%rd449, %rd473, %r1576;
	cvt.u32.u64 	%r1566, %rd449;
	and.b32  	%r1565, %r1566, 255;
	shl.b32 	%r668, %r25, 5;
	and.b32  	%r669, %r668, -1024;
	add.s32 	%r671, %r257, %r669;
	shl.b32 	%r672, %r1565, 2;
	add.s32 	%r673, %r671, %r672;
	atom.shared.add.u32 	%r1589, [%r673], %r85;
$L__BB0_155:
	shr.u64 	%rd429, %rd475, %r1576;
	cvt.u32.u64 	%r1495, %rd429;
	and.b32  	%r1494, %r1495, 255;
	mov.u32 	%r701, -1;
	shfl.sync.idx.b32 	%r702|%p135, %r1589, %r84, %r654, %r701;
	add.s32 	%r703, %r85, %r702;
	add.s32 	%r88, %r703, -1;
	{
    .reg .pred p;
    and.b32 %r674, %r1494, %r630;    setp.ne.u32 p, %r674, 0;
    vote.ballot.sync.b32 %r674, p, 0xffffffff;
    @!p not.b32 %r674, %r674;
}
	{
    .reg .pred p;
    and.b32 %r677, %r1494, %r633;    setp.ne.u32 p, %r677, 0;
    vote.ballot.sync.b32 %r677, p, 0xffffffff;
    @!p not.b32 %r677, %r677;
}
	and.b32  	%r704, %r677, %r674;
	{
    .reg .pred p;
    and.b32 %r680, %r1494, %r636;    setp.ne.u32 p, %r680, 0;
    vote.ballot.sync.b32 %r680, p, 0xffffffff;
    @!p not.b32 %r680, %r680;
}
	and.b32  	%r705, %r680, %r704;
	{
    .reg .pred p;
    and.b32 %r683, %r1494, %r639;    setp.ne.u32 p, %r683, 0;
    vote.ballot.sync.b32 %r683, p, 0xffffffff;
    @!p not.b32 %r683, %r683;
}
	and.b32  	%r706, %r683, %r705;
	{
    .reg .pred p;
    and.b32 %r686, %r1494, %r642;    setp.ne.u32 p, %r686, 0;
    vote.ballot.sync.b32 %r686, p, 0xffffffff;
    @!p not.b32 %r686, %r686;
}
	and.b32  	%r707, %r686, %r706;
	{
    .reg .pred p;
    and.b32 %r689, %r1494, %r645;    setp.ne.u32 p, %r689, 0;
    vote.ballot.sync.b32 %r689, p, 0xffffffff;
    @!p not.b32 %r689, %r689;
}
	and.b32  	%r708, %r689, %r707;
	{
    .reg .pred p;
    and.b32 %r692, %r1494, %r648;    setp.ne.u32 p, %r692, 0;
    vote.ballot.sync.b32 %r692, p, 0xffffffff;
    @!p not.b32 %r692, %r692;
}
	and.b32  	%r709, %r692, %r708;
	{
    .reg .pred p;
    and.b32 %r695, %r1494, %r651;    setp.ne.u32 p, %r695, 0;
    vote.ballot.sync.b32 %r695, p, 0xffffffff;
    @!p not.b32 %r695, %r695;
}
	and.b32  	%r710, %r695, %r709;
	clz.b32 	%r711, %r710;
	sub.s32 	%r89, %r654, %r711;
	mov.u32 %r698, %lanemask_le;
	and.b32  	%r712, %r698, %r710;
	popc.b32 	%r90, %r712;
	setp.ne.s32 	%p136, %r238, %r89;
	@%p136 bra 	$L__BB0_157;
	shr.u64 	%rd448, %rd475, %r1576;
	cvt.u32.u64 	%r1564, %rd448;
	and.b32  	%r1563, %r1564, 255;
	shl.b32 	%r714, %r25, 5;
	and.b32  	%r715, %r714, -1024;
	add.s32 	%r717, %r257, %r715;
	shl.b32 	%r718, %r1563, 2;
	add.s32 	%r719, %r717, %r718;
	atom.shared.add.u32 	%r1590, [%r719], %r90;
$L__BB0_157:
	shr.u64 	%rd430, %rd477, %r1576;
	cvt.u32.u64 	%r1497, %rd430;
	and.b32  	%r1496, %r1497, 255;
	mov.u32 	%r1592, 0;
	mov.u32 	%r746, 31;
	shfl.sync.idx.b32 	%r748|%p137, %r1590, %r89, %r746, %r701;
	add.s32 	%r749, %r90, %r748;
	add.s32 	%r93, %r749, -1;
	mov.u32 	%r722, 1;
	{
    .reg .pred p;
    and.b32 %r720, %r1496, %r722;    setp.ne.u32 p, %r720, 0;
    vote.ballot.sync.b32 %r720, p, 0xffffffff;
    @!p not.b32 %r720, %r720;
}
	mov.u32 	%r725, 2;
	{
    .reg .pred p;
    and.b32 %r723, %r1496, %r725;    setp.ne.u32 p, %r723, 0;
    vote.ballot.sync.b32 %r723, p, 0xffffffff;
    @!p not.b32 %r723, %r723;
}
	and.b32  	%r750, %r723, %r720;
	mov.u32 	%r728, 4;
	{
    .reg .pred p;
    and.b32 %r726, %r1496, %r728;    setp.ne.u32 p, %r726, 0;
    vote.ballot.sync.b32 %r726, p, 0xffffffff;
    @!p not.b32 %r726, %r726;
}
	and.b32  	%r751, %r726, %r750;
	mov.u32 	%r731, 8;
	{
    .reg .pred p;
    and.b32 %r729, %r1496, %r731;    setp.ne.u32 p, %r729, 0;
    vote.ballot.sync.b32 %r729, p, 0xffffffff;
    @!p not.b32 %r729, %r729;
}
	and.b32  	%r752, %r729, %r751;
	mov.u32 	%r734, 16;
	{
    .reg .pred p;
    and.b32 %r732, %r1496, %r734;    setp.ne.u32 p, %r732, 0;
    vote.ballot.sync.b32 %r732, p, 0xffffffff;
    @!p not.b32 %r732, %r732;
}
	and.b32  	%r753, %r732, %r752;
	mov.u32 	%r737, 32;
	{
    .reg .pred p;
    and.b32 %r735, %r1496, %r737;    setp.ne.u32 p, %r735, 0;
    vote.ballot.sync.b32 %r735, p, 0xffffffff;
    @!p not.b32 %r735, %r735;
}
	and.b32  	%r754, %r735, %r753;
	mov.u32 	%r740, 64;
	{
    .reg .pred p;
    and.b32 %r738, %r1496, %r740;    setp.ne.u32 p, %r738, 0;
    vote.ballot.sync.b32 %r738, p, 0xffffffff;
    @!p not.b32 %r738, %r738;
}
	and.b32  	%r755, %r738, %r754;
	mov.u32 	%r743, 128;
	{
    .reg .pred p;
    and.b32 %r741, %r1496, %r743;    setp.ne.u32 p, %r741, 0;
    vote.ballot.sync.b32 %r741, p, 0xffffffff;
    @!p not.b32 %r741, %r741;
}
	and.b32  	%r756, %r741, %r755;
	clz.b32 	%r757, %r756;
	sub.s32 	%r94, %r746, %r757;
	mov.u32 %r744, %lanemask_le;
	and.b32  	%r758, %r744, %r756;
	popc.b32 	%r95, %r758;
	setp.ne.s32 	%p138, %r238, %r94;
	mov.u32 	%r1591, %r1592;
	@%p138 bra 	$L__BB0_159;
	shr.u64 	%rd447, %rd477, %r1576;
	cvt.u32.u64 	%r1562, %rd447;
	and.b32  	%r1561, %r1562, 255;
	shl.b32 	%r760, %r25, 5;
	and.b32  	%r761, %r760, -1024;
	add.s32 	%r763, %r257, %r761;
	shl.b32 	%r764, %r1561, 2;
	add.s32 	%r765, %r763, %r764;
	atom.shared.add.u32 	%r1591, [%r765], %r95;
$L__BB0_159:
	shr.u64 	%rd431, %rd479, %r1576;
	cvt.u32.u64 	%r1499, %rd431;
	and.b32  	%r1498, %r1499, 255;
	mov.u32 	%r793, -1;
	shfl.sync.idx.b32 	%r794|%p139, %r1591, %r94, %r746, %r793;
	add.s32 	%r795, %r95, %r794;
	add.s32 	%r98, %r795, -1;
	{
    .reg .pred p;
    and.b32 %r766, %r1498, %r722;    setp.ne.u32 p, %r766, 0;
    vote.ballot.sync.b32 %r766, p, 0xffffffff;
    @!p not.b32 %r766, %r766;
}
	{
    .reg .pred p;
    and.b32 %r769, %r1498, %r725;    setp.ne.u32 p, %r769, 0;
    vote.ballot.sync.b32 %r769, p, 0xffffffff;
    @!p not.b32 %r769, %r769;
}
	and.b32  	%r796, %r769, %r766;
	{
    .reg .pred p;
    and.b32 %r772, %r1498, %r728;    setp.ne.u32 p, %r772, 0;
    vote.ballot.sync.b32 %r772, p, 0xffffffff;
    @!p not.b32 %r772, %r772;
}
	and.b32  	%r797, %r772, %r796;
	{
    .reg .pred p;
    and.b32 %r775, %r1498, %r731;    setp.ne.u32 p, %r775, 0;
    vote.ballot.sync.b32 %r775, p, 0xffffffff;
    @!p not.b32 %r775, %r775;
}
	and.b32  	%r798, %r775, %r797;
	{
    .reg .pred p;
    and.b32 %r778, %r1498, %r734;    setp.ne.u32 p, %r778, 0;
    vote.ballot.sync.b32 %r778, p, 0xffffffff;
    @!p not.b32 %r778, %r778;
}
	and.b32  	%r799, %r778, %r798;
	{
    .reg .pred p;
    and.b32 %r781, %r1498, %r737;    setp.ne.u32 p, %r781, 0;
    vote.ballot.sync.b32 %r781, p, 0xffffffff;
    @!p not.b32 %r781, %r781;
}
	and.b32  	%r800, %r781, %r799;
	{
    .reg .pred p;
    and.b32 %r784, %r1498, %r740;    setp.ne.u32 p, %r784, 0;
    vote.ballot.sync.b32 %r784, p, 0xffffffff;
    @!p not.b32 %r784, %r784;
}
	and.b32  	%r801, %r784, %r800;
	{
    .reg .pred p;
    and.b32 %r787, %r1498, %r743;    setp.ne.u32 p, %r787, 0;
    vote.ballot.sync.b32 %r787, p, 0xffffffff;
    @!p not.b32 %r787, %r787;
}
	and.b32  	%r802, %r787, %r801;
	clz.b32 	%r803, %r802;
	sub.s32 	%r99, %r746, %r803;
	mov.u32 %r790, %lanemask_le;
	and.b32  	%r804, %r790, %r802;
	popc.b32 	%r100, %r804;
	setp.ne.s32 	%p140, %r238, %r99;
	@%p140 bra 	$L__BB0_161;
	shr.u64 	%rd446, %rd479, %r1576;
	cvt.u32.u64 	%r1560, %rd446;
	and.b32  	%r1559, %r1560, 255;
	shl.b32 	%r806, %r25, 5;
	and.b32  	%r807, %r806, -1024;
	add.s32 	%r809, %r257, %r807;
	shl.b32 	%r810, %r1559, 2;
	add.s32 	%r811, %r809, %r810;
	atom.shared.add.u32 	%r1592, [%r811], %r100;
$L__BB0_161:
	shr.u64 	%rd432, %rd481, %r1576;
	cvt.u32.u64 	%r1501, %rd432;
	and.b32  	%r1500, %r1501, 255;
	mov.u32 	%r1594, 0;
	mov.u32 	%r838, 31;
	shfl.sync.idx.b32 	%r840|%p141, %r1592, %r99, %r838, %r793;
	add.s32 	%r841, %r100, %r840;
	add.s32 	%r103, %r841, -1;
	mov.u32 	%r814, 1;
	{
    .reg .pred p;
    and.b32 %r812, %r1500, %r814;    setp.ne.u32 p, %r812, 0;
    vote.ballot.sync.b32 %r812, p, 0xffffffff;
    @!p not.b32 %r812, %r812;
}
	mov.u32 	%r817, 2;
	{
    .reg .pred p;
    and.b32 %r815, %r1500, %r817;    setp.ne.u32 p, %r815, 0;
    vote.ballot.sync.b32 %r815, p, 0xffffffff;
    @!p not.b32 %r815, %r815;
}
	and.b32  	%r842, %r815, %r812;
	mov.u32 	%r820, 4;
	{
    .reg .pred p;
    and.b32 %r818, %r1500, %r820;    setp.ne.u32 p, %r818, 0;
    vote.ballot.sync.b32 %r818, p, 0xffffffff;
    @!p not.b32 %r818, %r818;
}
	and.b32  	%r843, %r818, %r842;
	mov.u32 	%r823, 8;
	{
    .reg .pred p;
    and.b32 %r821, %r1500, %r823;    setp.ne.u32 p, %r821, 0;
    vote.ballot.sync.b32 %r821, p, 0xffffffff;
    @!p not.b32 %r821, %r821;
}
	and.b32  	%r844, %r821, %r843;
	mov.u32 	%r826, 16;
	{
    .reg .pred p;
    and.b32 %r824, %r1500, %r826;    setp.ne.u32 p, %r824, 0;
    vote.ballot.sync.b32 %r824, p, 0xffffffff;
    @!p not.b32 %r824, %r824;
}
	and.b32  	%r845, %r824, %r844;
	mov.u32 	%r829, 32;
	{
    .reg .pred p;
    and.b32 %r827, %r1500, %r829;    setp.ne.u32 p, %r827, 0;
    vote.ballot.sync.b32 %r827, p, 0xffffffff;
    @!p not.b32 %r827, %r827;
}
	and.b32  	%r846, %r827, %r845;
	mov.u32 	%r832, 64;
	{
    .reg .pred p;
    and.b32 %r830, %r1500, %r832;    setp.ne.u32 p, %r830, 0;
    vote.ballot.sync.b32 %r830, p, 0xffffffff;
    @!p not.b32 %r830, %r830;
}
	and.b32  	%r847, %r830, %r846;
	mov.u32 	%r835, 128;
	{
    .reg .pred p;
    and.b32 %r833, %r1500, %r835;    setp.ne.u32 p, %r833, 0;
    vote.ballot.sync.b32 %r833, p, 0xffffffff;
    @!p not.b32 %r833, %r833;
}
	and.b32  	%r848, %r833, %r847;
	clz.b32 	%r849, %r848;
	sub.s32 	%r104, %r838, %r849;
	mov.u32 %r836, %lanemask_le;
	and.b32  	%r850, %r836, %r848;
	popc.b32 	%r105, %r850;
	setp.ne.s32 	%p142, %r238, %r104;
	mov.u32 	%r1593, %r1594;
	@%p142 bra 	$L__BB0_163;
	shr.u64 	%rd445, %rd481, %r1576;
	cvt.u32.u64 	%r1558, %rd445;
	and.b32  	%r1557, %r1558, 255;
	shl.b32 	%r852, %r25, 5;
	and.b32  	%r853, %r852, -1024;
	add.s32 	%r855, %r257, %r853;
	shl.b32 	%r856, %r1557, 2;
	add.s32 	%r857, %r855, %r856;
	atom.shared.add.u32 	%r1593, [%r857], %r105;
$L__BB0_163:
	shr.u64 	%rd433, %rd483, %r1576;
	cvt.u32.u64 	%r1503, %rd433;
	and.b32  	%r1502, %r1503, 255;
	mov.u32 	%r885, -1;
	shfl.sync.idx.b32 	%r886|%p143, %r1593, %r104, %r838, %r885;
	add.s32 	%r887, %r105, %r886;
	add.s32 	%r108, %r887, -1;
	{
    .reg .pred p;
    and.b32 %r858, %r1502, %r814;    setp.ne.u32 p, %r858, 0;
    vote.ballot.sync.b32 %r858, p, 0xffffffff;
    @!p not.b32 %r858, %r858;
}
	{
    .reg .pred p;
    and.b32 %r861, %r1502, %r817;    setp.ne.u32 p, %r861, 0;
    vote.ballot.sync.b32 %r861, p, 0xffffffff;
    @!p not.b32 %r861, %r861;
}
	and.b32  	%r888, %r861, %r858;
	{
    .reg .pred p;
    and.b32 %r864, %r1502, %r820;    setp.ne.u32 p, %r864, 0;
    vote.ballot.sync.b32 %r864, p, 0xffffffff;
    @!p not.b32 %r864, %r864;
}
	and.b32  	%r889, %r864, %r888;
	{
    .reg .pred p;
    and.b32 %r867, %r1502, %r823;    setp.ne.u32 p, %r867, 0;
    vote.ballot.sync.b32 %r867, p, 0xffffffff;
    @!p not.b32 %r867, %r867;
}
	and.b32  	%r890, %r867, %r889;
	{
    .reg .pred p;
    and.b32 %r870, %r1502, %r826;    setp.ne.u32 p, %r870, 0;
    vote.ballot.sync.b32 %r870, p, 0xffffffff;
    @!p not.b32 %r870, %r870;
}
	and.b32  	%r891, %r870, %r890;
	{
    .reg .pred p;
    and.b32 %r873, %r1502, %r829;    setp.ne.u32 p, %r873, 0;
    vote.ballot.sync.b32 %r873, p, 0xffffffff;
    @!p not.b32 %r873, %r873;
}
	and.b32  	%r892, %r873, %r891;
	{
    .reg .pred p;
    and.b32 %r876, %r1502, %r832;    setp.ne.u32 p, %r876, 0;
    vote.ballot.sync.b32 %r876, p, 0xffffffff;
    @!p not.b32 %r876, %r876;
}
	and.b32  	%r893, %r876, %r892;
	{
    .reg .pred p;
    and.b32 %r879, %r1502, %r835;    setp.ne.u32 p, %r879, 0;
    vote.ballot.sync.b32 %r879, p, 0xffffffff;
    @!p not.b32 %r879, %r879;
}
	and.b32  	%r894, %r879, %r893;
	clz.b32 	%r895, %r894;
	sub.s32 	%r109, %r838, %r895;
	mov.u32 %r882, %lanemask_le;
	and.b32  	%r896, %r882, %r894;
	popc.b32 	%r110, %r896;
	setp.ne.s32 	%p144, %r238, %r109;
	@%p144 bra 	$L__BB0_165;
	shr.u64 	%rd444, %rd483, %r1576;
	cvt.u32.u64 	%r1556, %rd444;
	and.b32  	%r1555, %r1556, 255;
	shl.b32 	%r898, %r25, 5;
	and.b32  	%r899, %r898, -1024;
	add.s32 	%r901, %r257, %r899;
	shl.b32 	%r902, %r1555, 2;
	add.s32 	%r903, %r901, %r902;
	atom.shared.add.u32 	%r1594, [%r903], %r110;
$L__BB0_165:
	shr.u64 	%rd434, %rd485, %r1576;
	cvt.u32.u64 	%r1505, %rd434;
	and.b32  	%r1504, %r1505, 255;
	mov.u32 	%r1596, 0;
	mov.u32 	%r930, 31;
	shfl.sync.idx.b32 	%r932|%p145, %r1594, %r109, %r930, %r885;
	add.s32 	%r933, %r110, %r932;
	add.s32 	%r113, %r933, -1;
	mov.u32 	%r906, 1;
	{
    .reg .pred p;
    and.b32 %r904, %r1504, %r906;    setp.ne.u32 p, %r904, 0;
    vote.ballot.sync.b32 %r904, p, 0xffffffff;
    @!p not.b32 %r904, %r904;
}
	mov.u32 	%r909, 2;
	{
    .reg .pred p;
    and.b32 %r907, %r1504, %r909;    setp.ne.u32 p, %r907, 0;
    vote.ballot.sync.b32 %r907, p, 0xffffffff;
    @!p not.b32 %r907, %r907;
}
	and.b32  	%r934, %r907, %r904;
	mov.u32 	%r912, 4;
	{
    .reg .pred p;
    and.b32 %r910, %r1504, %r912;    setp.ne.u32 p, %r910, 0;
    vote.ballot.sync.b32 %r910, p, 0xffffffff;
    @!p not.b32 %r910, %r910;
}
	and.b32  	%r935, %r910, %r934;
	mov.u32 	%r915, 8;
	{
    .reg .pred p;
    and.b32 %r913, %r1504, %r915;    setp.ne.u32 p, %r913, 0;
    vote.ballot.sync.b32 %r913, p, 0xffffffff;
    @!p not.b32 %r913, %r913;
}
	and.b32  	%r936, %r913, %r935;
	mov.u32 	%r918, 16;
	{
    .reg .pred p;
    and.b32 %r916, %r1504, %r918;    setp.ne.u32 p, %r916, 0;
    vote.ballot.sync.b32 %r916, p, 0xffffffff;
    @!p not.b32 %r916, %r916;
}
	and.b32  	%r937, %r916, %r936;
	mov.u32 	%r921, 32;
	{
    .reg .pred p;
    and.b32 %r919, %r1504, %r921;    setp.ne.u32 p, %r919, 0;
    vote.ballot.sync.b32 %r919, p, 0xffffffff;
    @!p not.b32 %r919, %r919;
}
	and.b32  	%r938, %r919, %r937;
	mov.u32 	%r924, 64;
	{
    .reg .pred p;
    and.b32 %r922, %r1504, %r924;    setp.ne.u32 p, %r922, 0;
    vote.ballot.sync.b32 %r922, p, 0xffffffff;
    @!p not.b32 %r922, %r922;
}
	and.b32  	%r939, %r922, %r938;
	mov.u32 	%r927, 128;
	{
    .reg .pred p;
    and.b32 %r925, %r1504, %r927;    setp.ne.u32 p, %r925, 0;
    vote.ballot.sync.b32 %r925, p, 0xffffffff;
    @!p not.b32 %r925, %r925;
}
	and.b32  	%r940, %r925, %r939;
	clz.b32 	%r941, %r940;
	sub.s32 	%r114, %r930, %r941;
	mov.u32 %r928, %lanemask_le;
	and.b32  	%r942, %r928, %r940;
	popc.b32 	%r115, %r942;
	setp.ne.s32 	%p146, %r238, %r114;
	mov.u32 	%r1595, %r1596;
	@%p146 bra 	$L__BB0_167;
	shr.u64 	%rd443, %rd485, %r1576;
	cvt.u32.u64 	%r1554, %rd443;
	and.b32  	%r1553, %r1554, 255;
	shl.b32 	%r944, %r25, 5;
	and.b32  	%r945, %r944, -1024;
	add.s32 	%r947, %r257, %r945;
	shl.b32 	%r948, %r1553, 2;
	add.s32 	%r949, %r947, %r948;
	atom.shared.add.u32 	%r1595, [%r949], %r115;
$L__BB0_167:
	shr.u64 	%rd435, %rd487, %r1576;
	cvt.u32.u64 	%r1507, %rd435;
	and.b32  	%r1506, %r1507, 255;
	mov.u32 	%r977, -1;
	shfl.sync.idx.b32 	%r978|%p147, %r1595, %r114, %r930, %r977;
	add.s32 	%r979, %r115, %r978;
	add.s32 	%r118, %r979, -1;
	{
    .reg .pred p;
    and.b32 %r950, %r1506, %r906;    setp.ne.u32 p, %r950, 0;
    vote.ballot.sync.b32 %r950, p, 0xffffffff;
    @!p not.b32 %r950, %r950;
}
	{
    .reg .pred p;
    and.b32 %r953, %r1506, %r909;    setp.ne.u32 p, %r953, 0;
    vote.ballot.sync.b32 %r953, p, 0xffffffff;
    @!p not.b32 %r953, %r953;
}
	and.b32  	%r980, %r953, %r950;
	{
    .reg .pred p;
    and.b32 %r956, %r1506, %r912;    setp.ne.u32 p, %r956, 0;
    vote.ballot.sync.b32 %r956, p, 0xffffffff;
    @!p not.b32 %r956, %r956;
}
	and.b32  	%r981, %r956, %r980;
	{
    .reg .pred p;
    and.b32 %r959, %r1506, %r915;    setp.ne.u32 p, %r959, 0;
    vote.ballot.sync.b32 %r959, p, 0xffffffff;
    @!p not.b32 %r959, %r959;
}
	and.b32  	%r982, %r959, %r981;
	{
    .reg .pred p;
    and.b32 %r962, %r1506, %r918;    setp.ne.u32 p, %r962, 0;
    vote.ballot.sync.b32 %r962, p, 0xffffffff;
    @!p not.b32 %r962, %r962;
}
	and.b32  	%r983, %r962, %r982;
	{
    .reg .pred p;
    and.b32 %r965, %r1506, %r921;    setp.ne.u32 p, %r965, 0;
    vote.ballot.sync.b32 %r965, p, 0xffffffff;
    @!p not.b32 %r965, %r965;
}
	and.b32  	%r984, %r965, %r983;
	{
    .reg .pred p;
    and.b32 %r968, %r1506, %r924;    setp.ne.u32 p, %r968, 0;
    vote.ballot.sync.b32 %r968, p, 0xffffffff;
    @!p not.b32 %r968, %r968;
}
	and.b32  	%r985, %r968, %r984;
	{
    .reg .pred p;
    and.b32 %r971, %r1506, %r927;    setp.ne.u32 p, %r971, 0;
    vote.ballot.sync.b32 %r971, p, 0xffffffff;
    @!p not.b32 %r971, %r971;
}
	and.b32  	%r986, %r971, %r985;
	clz.b32 	%r987, %r986;
	sub.s32 	%r119, %r930, %r987;
	mov.u32 %r974, %lanemask_le;
	and.b32  	%r988, %r974, %r986;
	popc.b32 	%r120, %r988;
	setp.ne.s32 	%p148, %r238, %r119;
	@%p148 bra 	$L__BB0_169;
	shr.u64 	%rd442, %rd487, %r1576;
	cvt.u32.u64 	%r1552, %rd442;
	and.b32  	%r1551, %r1552, 255;
	shl.b32 	%r990, %r25, 5;
	and.b32  	%r991, %r990, -1024;
	add.s32 	%r993, %r257, %r991;
	shl.b32 	%r994, %r1551, 2;
	add.s32 	%r995, %r993, %r994;
	atom.shared.add.u32 	%r1596, [%r995], %r120;
$L__BB0_169:
	setp.gt.s32 	%p241, %r25, 255;
	mov.u32 	%r996, 31;
	shfl.sync.idx.b32 	%r998|%p150, %r1596, %r119, %r996, %r977;
	add.s32 	%r999, %r998, %r120;
	add.s32 	%r124, %r999, -1;
	bar.sync 	0;
	shl.b32 	%r1000, %r68, 3;
	add.s32 	%r1002, %r257, %r1000;
	st.shared.u64 	[%r1002], %rd465;
	shl.b32 	%r1003, %r73, 3;
	add.s32 	%r1004, %r257, %r1003;
	st.shared.u64 	[%r1004], %rd467;
	shl.b32 	%r1005, %r78, 3;
	add.s32 	%r1006, %r257, %r1005;
	st.shared.u64 	[%r1006], %rd469;
	shl.b32 	%r1007, %r83, 3;
	add.s32 	%r1008, %r257, %r1007;
	st.shared.u64 	[%r1008], %rd471;
	shl.b32 	%r1009, %r88, 3;
	add.s32 	%r1010, %r257, %r1009;
	st.shared.u64 	[%r1010], %rd473;
	shl.b32 	%r1011, %r93, 3;
	add.s32 	%r1012, %r257, %r1011;
	st.shared.u64 	[%r1012], %rd475;
	shl.b32 	%r1013, %r98, 3;
	add.s32 	%r1014, %r257, %r1013;
	st.shared.u64 	[%r1014], %rd477;
	shl.b32 	%r1015, %r103, 3;
	add.s32 	%r1016, %r257, %r1015;
	st.shared.u64 	[%r1016], %rd479;
	shl.b32 	%r1017, %r108, 3;
	add.s32 	%r1018, %r257, %r1017;
	st.shared.u64 	[%r1018], %rd481;
	shl.b32 	%r1019, %r113, 3;
	add.s32 	%r1020, %r257, %r1019;
	st.shared.u64 	[%r1020], %rd483;
	shl.b32 	%r1021, %r118, 3;
	add.s32 	%r1022, %r257, %r1021;
	st.shared.u64 	[%r1022], %rd485;
	shl.b32 	%r1023, %r999, 3;
	add.s32 	%r1024, %r257, %r1023;
	st.shared.u64 	[%r1024+-8], %rd487;
	@%p241 bra 	$L__BB0_177;
	ld.param.u64 	%rd437, [gs_cub_places_64_param_0+40];
	cvta.to.global.u64 	%rd274, %rd437;
	mul.wide.s32 	%rd275, %r25, 4;
	add.s64 	%rd276, %rd274, %rd275;
	ld.global.u32 	%r1026, [%rd276];
	sub.s32 	%r1027, %r1026, %r63;
	shl.b32 	%r1028, %r25, 2;
	add.s32 	%r125, %r257, %r1028;
	st.shared.u32 	[%r125+36864], %r1027;
	setp.lt.s32 	%p151, %r27, 1;
	mov.u32 	%r1599, %r1584;
	@%p151 bra 	$L__BB0_176;
	mov.u32 	%r1598, -1;
	mov.u32 	%r1597, %r27;
	mov.u32 	%r1599, %r1584;
$L__BB0_172:
	shl.b32 	%r1031, %r1597, 8;
	add.s32 	%r1032, %r1031, %r25;
	add.s32 	%r1033, %r1032, -256;
	mul.wide.s32 	%rd277, %r1033, 4;
	add.s64 	%rd146, %rd270, %rd277;
$L__BB0_173:
	membar.cta;
	ld.volatile.global.u32 	%r129, [%rd146];
	setp.eq.s32 	%p152, %r129, 0;
	@%p152 bra 	$L__BB0_173;
	and.b32  	%r1034, %r129, 1073741823;
	add.s32 	%r1599, %r1034, %r1599;
	setp.gt.s32 	%p153, %r129, -1;
	vote.sync.ballot.b32 	%r1598, %p153, %r1598;
	setp.lt.s32 	%p154, %r129, 0;
	@%p154 bra 	$L__BB0_176;
	add.s32 	%r133, %r1597, -1;
	setp.gt.s32 	%p155, %r1597, 1;
	mov.u32 	%r1597, %r133;
	@%p155 bra 	$L__BB0_172;
$L__BB0_176:
	ld.param.u64 	%rd441, [gs_cub_places_64_param_0+48];
	shl.b32 	%r1550, %r27, 8;
	add.s32 	%r1549, %r1550, %r25;
	mul.wide.s32 	%rd440, %r1549, 4;
	cvta.to.global.u64 	%rd439, %rd441;
	add.s64 	%rd438, %rd439, %rd440;
	or.b32  	%r1035, %r1599, -2147483648;
	st.volatile.global.u32 	[%rd438], %r1035;
	ld.shared.u32 	%r1036, [%r125+36864];
	sub.s32 	%r1037, %r1599, %r1584;
	add.s32 	%r1038, %r1037, %r1036;
	st.shared.u32 	[%r125+36864], %r1038;
$L__BB0_177:
	cvt.u64.u32 	%rd436, %r1576;
	bar.sync 	0;
	shl.b32 	%r1040, %r25, 3;
	add.s32 	%r135, %r257, %r1040;
	ld.shared.u64 	%rd147, [%r135];
	cvt.u32.u64 	%r1042, %rd436;
	shr.u64 	%rd278, %rd147, %r1042;
	cvt.u32.u64 	%r1043, %rd278;
	shl.b32 	%r1044, %r1043, 2;
	and.b32  	%r1045, %r1044, 1020;
	add.s32 	%r1046, %r257, %r1045;
	ld.shared.u32 	%r1047, [%r1046+36864];
	add.s32 	%r136, %r1047, %r25;
	setp.ge.s32 	%p156, %r25, %r29;
	setp.ne.s64 	%p157, %rd462, 0;
	or.pred  	%p158, %p157, %p156;
	@%p158 bra 	$L__BB0_179;
	mul.wide.u32 	%rd279, %r136, 8;
	add.s64 	%rd280, %rd458, %rd279;
	st.global.u64 	[%rd280], %rd147;
$L__BB0_179:
	add.s32 	%r1049, %r25, 384;
	ld.shared.u64 	%rd148, [%r135+3072];
	shr.u64 	%rd281, %rd148, %r1042;
	cvt.u32.u64 	%r1051, %rd281;
	shl.b32 	%r1052, %r1051, 2;
	and.b32  	%r1053, %r1052, 1020;
	add.s32 	%r1055, %r257, %r1053;
	ld.shared.u32 	%r1056, [%r1055+36864];
	add.s32 	%r138, %r1056, %r1049;
	setp.ge.s32 	%p160, %r1049, %r29;
	or.pred  	%p161, %p157, %p160;
	@%p161 bra 	$L__BB0_181;
	mul.wide.u32 	%rd282, %r138, 8;
	add.s64 	%rd283, %rd458, %rd282;
	st.global.u64 	[%rd283], %rd148;
$L__BB0_181:
	add.s32 	%r1058, %r25, 768;
	ld.shared.u64 	%rd149, [%r135+6144];
	shr.u64 	%rd284, %rd149, %r1042;
	cvt.u32.u64 	%r1060, %rd284;
	shl.b32 	%r1061, %r1060, 2;
	and.b32  	%r1062, %r1061, 1020;
	add.s32 	%r1064, %r257, %r1062;
	ld.shared.u32 	%r1065, [%r1064+36864];
	add.s32 	%r139, %r1065, %r1058;
	setp.ge.s32 	%p163, %r1058, %r29;
	or.pred  	%p164, %p157, %p163;
	@%p164 bra 	$L__BB0_183;
	mul.wide.u32 	%rd285, %r139, 8;
	add.s64 	%rd286, %rd458, %rd285;
	st.global.u64 	[%rd286], %rd149;
$L__BB0_183:
	add.s32 	%r1067, %r25, 1152;
	ld.shared.u64 	%rd150, [%r135+9216];
	shr.u64 	%rd287, %rd150, %r1042;
	cvt.u32.u64 	%r1069, %rd287;
	shl.b32 	%r1070, %r1069, 2;
	and.b32  	%r1071, %r1070, 1020;
	add.s32 	%r1073, %r257, %r1071;
	ld.shared.u32 	%r1074, [%r1073+36864];
	add.s32 	%r140, %r1074, %r1067;
	setp.ge.s32 	%p166, %r1067, %r29;
	or.pred  	%p167, %p157, %p166;
	@%p167 bra 	$L__BB0_185;
	mul.wide.u32 	%rd288, %r140, 8;
	add.s64 	%rd289, %rd458, %rd288;
	st.global.u64 	[%rd289], %rd150;
$L__BB0_185:
	add.s32 	%r1076, %r25, 1536;
	ld.shared.u64 	%rd151, [%r135+12288];
	shr.u64 	%rd290, %rd151, %r1042;
	cvt.u32.u64 	%r1078, %rd290;
	shl.b32 	%r1079, %r1078, 2;
	and.b32  	%r1080, %r1079, 1020;
	add.s32 	%r1082, %r257, %r1080;
	ld.shared.u32 	%r1083, [%r1082+36864];
	add.s32 	%r141, %r1083, %r1076;
	setp.ge.s32 	%p169, %r1076, %r29;
	or.pred  	%p170, %p157, %p169;
	@%p170 bra 	$L__BB0_187;
	mul.wide.u32 	%rd291, %r141, 8;
	add.s64 	%rd292, %rd458, %rd291;
	st.global.u64 	[%rd292], %rd151;
$L__BB0_187:
	add.s32 	%r1085, %r25, 1920;
	ld.shared.u64 	%rd152, [%r135+15360];
	shr.u64 	%rd293, %rd152, %r1042;
	cvt.u32.u64 	%r1087, %rd293;
	shl.b32 	%r1088, %r1087, 2;
	and.b32  	%r1089, %r1088, 1020;
	add.s32 	%r1091, %r257, %r1089;
	ld.shared.u32 	%r1092, [%r1091+36864];
	add.s32 	%r142, %r1092, %r1085;
	setp.ge.s32 	%p172, %r1085, %r29;
	or.pred  	%p173, %p157, %p172;
	@%p173 bra 	$L__BB0_189;
	mul.wide.u32 	%rd294, %r142, 8;
	add.s64 	%rd295, %rd458, %rd294;
	st.global.u64 	[%rd295], %rd152;
$L__BB0_189:
	add.s32 	%r1094, %r25, 2304;
	ld.shared.u64 	%rd153, [%r135+18432];
	shr.u64 	%rd296, %rd153, %r1042;
	cvt.u32.u64 	%r1096, %rd296;
	shl.b32 	%r1097, %r1096, 2;
	and.b32  	%r1098, %r1097, 1020;
	add.s32 	%r1100, %r257, %r1098;
	ld.shared.u32 	%r1101, [%r1100+36864];
	add.s32 	%r143, %r1101, %r1094;
	setp.ge.s32 	%p175, %r1094, %r29;
	or.pred  	%p176, %p157, %p175;
	@%p176 bra 	$L__BB0_191;
	mul.wide.u32 	%rd297, %r143, 8;
	add.s64 	%rd298, %rd458, %rd297;
	st.global.u64 	[%rd298], %rd153;
$L__BB0_191:
	add.s32 	%r1103, %r25, 2688;
	ld.shared.u64 	%rd154, [%r135+21504];
	shr.u64 	%rd299, %rd154, %r1042;
	cvt.u32.u64 	%r1105, %rd299;
	shl.b32 	%r1106, %r1105, 2;
	and.b32  	%r1107, %r1106, 1020;
	add.s32 	%r1109, %r257, %r1107;
	ld.shared.u32 	%r1110, [%r1109+36864];
	add.s32 	%r144, %r1110, %r1103;
	setp.ge.s32 	%p178, %r1103, %r29;
	or.pred  	%p179, %p157, %p178;
	@%p179 bra 	$L__BB0_193;
	mul.wide.u32 	%rd300, %r144, 8;
	add.s64 	%rd301, %rd458, %rd300;
	st.global.u64 	[%rd301], %rd154;
$L__BB0_193:
	add.s32 	%r1112, %r25, 3072;
	ld.shared.u64 	%rd155, [%r135+24576];
	shr.u64 	%rd302, %rd155, %r1042;
	cvt.u32.u64 	%r1114, %rd302;
	shl.b32 	%r1115, %r1114, 2;
	and.b32  	%r1116, %r1115, 1020;
	add.s32 	%r1118, %r257, %r1116;
	ld.shared.u32 	%r1119, [%r1118+36864];
	add.s32 	%r145, %r1119, %r1112;
	setp.ge.s32 	%p181, %r1112, %r29;
	or.pred  	%p182, %p157, %p181;
	@%p182 bra 	$L__BB0_195;
	mul.wide.u32 	%rd303, %r145, 8;
	add.s64 	%rd304, %rd458, %rd303;
	st.global.u64 	[%rd304], %rd155;
$L__BB0_195:
	add.s32 	%r1121, %r25, 3456;
	ld.shared.u64 	%rd156, [%r135+27648];
	shr.u64 	%rd305, %rd156, %r1042;
	cvt.u32.u64 	%r1123, %rd305;
	shl.b32 	%r1124, %r1123, 2;
	and.b32  	%r1125, %r1124, 1020;
	add.s32 	%r1127, %r257, %r1125;
	ld.shared.u32 	%r1128, [%r1127+36864];
	add.s32 	%r146, %r1128, %r1121;
	setp.ge.s32 	%p184, %r1121, %r29;
	or.pred  	%p185, %p157, %p184;
	@%p185 bra 	$L__BB0_197;
	mul.wide.u32 	%rd306, %r146, 8;
	add.s64 	%rd307, %rd458, %rd306;
	st.global.u64 	[%rd307], %rd156;
$L__BB0_197:
	add.s32 	%r1130, %r25, 3840;
	ld.shared.u64 	%rd157, [%r135+30720];
	shr.u64 	%rd308, %rd157, %r1042;
	cvt.u32.u64 	%r1132, %rd308;
	shl.b32 	%r1133, %r1132, 2;
	and.b32  	%r1134, %r1133, 1020;
	add.s32 	%r1136, %r257, %r1134;
	ld.shared.u32 	%r1137, [%r1136+36864];
	add.s32 	%r147, %r1137, %r1130;
	setp.ge.s32 	%p187, %r1130, %r29;
	or.pred  	%p188, %p157, %p187;
	@%p188 bra 	$L__BB0_199;
	mul.wide.u32 	%rd309, %r147, 8;
	add.s64 	%rd310, %rd458, %rd309;
	st.global.u64 	[%rd310], %rd157;
$L__BB0_199:
	add.s32 	%r1139, %r25, 4224;
	ld.shared.u64 	%rd158, [%r135+33792];
	shr.u64 	%rd311, %rd158, %r1042;
	cvt.u32.u64 	%r1141, %rd311;
	shl.b32 	%r1142, %r1141, 2;
	and.b32  	%r1143, %r1142, 1020;
	add.s32 	%r1145, %r257, %r1143;
	ld.shared.u32 	%r1146, [%r1145+36864];
	add.s32 	%r148, %r1146, %r1139;
	setp.ge.s32 	%p190, %r1139, %r29;
	or.pred  	%p191, %p157, %p190;
	@%p191 bra 	$L__BB0_201;
	mul.wide.u32 	%rd312, %r148, 8;
	add.s64 	%rd313, %rd458, %rd312;
	st.global.u64 	[%rd313], %rd158;
$L__BB0_201:
	mul.lo.s32 	%r1508, %r27, 4608;
	setp.eq.s64 	%p192, %rd459, 0;
	cvt.s64.s32 	%rd159, %r1508;
	@%p192 bra 	$L__BB0_204;
	mov.u32 	%r1601, 0;
	@%p21 bra 	$L__BB0_205;
	cvt.s64.s32 	%rd315, %r30;
	add.s64 	%rd316, %rd315, %rd159;
	shl.b64 	%rd317, %rd316, 2;
	add.s64 	%rd314, %rd459, %rd317;
	ld.global.cs.u32 %r1601, [%rd314];
	bra.uni 	$L__BB0_205;
$L__BB0_204:
	mov.u32 	%r1601, %r226;
$L__BB0_205:
	@%p192 bra 	$L__BB0_208;
	or.b32  	%r1170, %r30, 32;
	setp.ge.s32 	%p195, %r1170, %r29;
	mov.u32 	%r1602, 0;
	@%p195 bra 	$L__BB0_209;
	cvt.s64.s32 	%rd319, %r1170;
	add.s64 	%rd320, %rd319, %rd159;
	shl.b64 	%rd321, %rd320, 2;
	add.s64 	%rd318, %rd459, %rd321;
	ld.global.cs.u32 %r1602, [%rd318];
	bra.uni 	$L__BB0_209;
$L__BB0_208:
	add.s32 	%r1602, %r226, 32;
$L__BB0_209:
	@%p192 bra 	$L__BB0_212;
	or.b32  	%r1190, %r30, 64;
	setp.ge.s32 	%p197, %r1190, %r29;
	mov.u32 	%r1603, 0;
	@%p197 bra 	$L__BB0_213;
	cvt.s64.s32 	%rd323, %r1190;
	add.s64 	%rd324, %rd323, %rd159;
	shl.b64 	%rd325, %rd324, 2;
	add.s64 	%rd322, %rd459, %rd325;
	ld.global.cs.u32 %r1603, [%rd322];
	bra.uni 	$L__BB0_213;
$L__BB0_212:
	add.s32 	%r1603, %r226, 64;
$L__BB0_213:
	@%p192 bra 	$L__BB0_216;
	or.b32  	%r1210, %r30, 96;
	setp.ge.s32 	%p199, %r1210, %r29;
	mov.u32 	%r1604, 0;
	@%p199 bra 	$L__BB0_217;
	cvt.s64.s32 	%rd327, %r1210;
	add.s64 	%rd328, %rd327, %rd159;
	shl.b64 	%rd329, %rd328, 2;
	add.s64 	%rd326, %rd459, %rd329;
	ld.global.cs.u32 %r1604, [%rd326];
	bra.uni 	$L__BB0_217;
$L__BB0_216:
	add.s32 	%r1604, %r226, 96;
$L__BB0_217:
	@%p192 bra 	$L__BB0_220;
	mov.u32 	%r1605, 0;
	@%p53 bra 	$L__BB0_221;
	and.b32  	%r1548, %r25, -32;
	and.b32  	%r1547, %r25, 31;
	mul.lo.s32 	%r1546, %r1548, 12;
	or.b32  	%r1545, %r1546, %r1547;
	add.s32 	%r1544, %r1545, 128;
	cvt.s64.s32 	%rd331, %r1544;
	add.s64 	%rd332, %rd331, %rd159;
	shl.b64 	%rd333, %rd332, 2;
	add.s64 	%rd330, %rd459, %rd333;
	ld.global.cs.u32 %r1605, [%rd330];
	bra.uni 	$L__BB0_221;
$L__BB0_220:
	add.s32 	%r1605, %r226, 128;
$L__BB0_221:
	@%p192 bra 	$L__BB0_224;
	mov.u32 	%r1606, 0;
	@%p61 bra 	$L__BB0_225;
	and.b32  	%r1543, %r25, -32;
	and.b32  	%r1542, %r25, 31;
	mul.lo.s32 	%r1541, %r1543, 12;
	or.b32  	%r1540, %r1541, %r1542;
	add.s32 	%r1539, %r1540, 160;
	cvt.s64.s32 	%rd335, %r1539;
	add.s64 	%rd336, %rd335, %rd159;
	shl.b64 	%rd337, %rd336, 2;
	add.s64 	%rd334, %rd459, %rd337;
	ld.global.cs.u32 %r1606, [%rd334];
	bra.uni 	$L__BB0_225;
$L__BB0_224:
	add.s32 	%r1606, %r226, 160;
$L__BB0_225:
	@%p192 bra 	$L__BB0_228;
	mov.u32 	%r1607, 0;
	@%p69 bra 	$L__BB0_229;
	and.b32  	%r1538, %r25, -32;
	and.b32  	%r1537, %r25, 31;
	mul.lo.s32 	%r1536, %r1538, 12;
	or.b32  	%r1535, %r1536, %r1537;
	add.s32 	%r1534, %r1535, 192;
	cvt.s64.s32 	%rd339, %r1534;
	add.s64 	%rd340, %rd339, %rd159;
	shl.b64 	%rd341, %rd340, 2;
	add.s64 	%rd338, %rd459, %rd341;
	ld.global.cs.u32 %r1607, [%rd338];
	bra.uni 	$L__BB0_229;
$L__BB0_228:
	add.s32 	%r1607, %r226, 192;
$L__BB0_229:
	@%p192 bra 	$L__BB0_232;
	mov.u32 	%r1608, 0;
	@%p77 bra 	$L__BB0_233;
	and.b32  	%r1533, %r25, -32;
	and.b32  	%r1532, %r25, 31;
	mul.lo.s32 	%r1531, %r1533, 12;
	or.b32  	%r1530, %r1531, %r1532;
	add.s32 	%r1529, %r1530, 224;
	cvt.s64.s32 	%rd343, %r1529;
	add.s64 	%rd344, %rd343, %rd159;
	shl.b64 	%rd345, %rd344, 2;
	add.s64 	%rd342, %rd459, %rd345;
	ld.global.cs.u32 %r1608, [%rd342];
	bra.uni 	$L__BB0_233;
$L__BB0_232:
	add.s32 	%r1608, %r226, 224;
$L__BB0_233:
	@%p192 bra 	$L__BB0_236;
	mov.u32 	%r1609, 0;
	@%p85 bra 	$L__BB0_237;
	and.b32  	%r1528, %r25, -32;
	and.b32  	%r1527, %r25, 31;
	mul.lo.s32 	%r1526, %r1528, 12;
	or.b32  	%r1525, %r1526, %r1527;
	add.s32 	%r1524, %r1525, 256;
	cvt.s64.s32 	%rd347, %r1524;
	add.s64 	%rd348, %rd347, %rd159;
	shl.b64 	%rd349, %rd348, 2;
	add.s64 	%rd346, %rd459, %rd349;
	ld.global.cs.u32 %r1609, [%rd346];
	bra.uni 	$L__BB0_237;
$L__BB0_236:
	add.s32 	%r1609, %r226, 256;
$L__BB0_237:
	@%p192 bra 	$L__BB0_240;
	mov.u32 	%r1610, 0;
	@%p93 bra 	$L__BB0_241;
	and.b32  	%r1523, %r25, -32;
	and.b32  	%r1522, %r25, 31;
	mul.lo.s32 	%r1521, %r1523, 12;
	or.b32  	%r1520, %r1521, %r1522;
	add.s32 	%r1519, %r1520, 288;
	cvt.s64.s32 	%rd351, %r1519;
	add.s64 	%rd352, %rd351, %rd159;
	shl.b64 	%rd353, %rd352, 2;
	add.s64 	%rd350, %rd459, %rd353;
	ld.global.cs.u32 %r1610, [%rd350];
	bra.uni 	$L__BB0_241;
$L__BB0_240:
	add.s32 	%r1610, %r226, 288;
$L__BB0_241:
	@%p192 bra 	$L__BB0_244;
	mov.u32 	%r1611, 0;
	@%p101 bra 	$L__BB0_245;
	and.b32  	%r1518, %r25, -32;
	and.b32  	%r1517, %r25, 31;
	mul.lo.s32 	%r1516, %r1518, 12;
	or.b32  	%r1515, %r1516, %r1517;
	add.s32 	%r1514, %r1515, 320;
	cvt.s64.s32 	%rd355, %r1514;
	add.s64 	%rd356, %rd355, %rd159;
	shl.b64 	%rd357, %rd356, 2;
	add.s64 	%rd354, %rd459, %rd357;
	ld.global.cs.u32 %r1611, [%rd354];
	bra.uni 	$L__BB0_245;
$L__BB0_244:
	add.s32 	%r1611, %r226, 320;
$L__BB0_245:
	@%p192 bra 	$L__BB0_248;
	mov.u32 	%r1612, 0;
	@%p109 bra 	$L__BB0_249;
	and.b32  	%r1513, %r25, -32;
	and.b32  	%r1512, %r25, 31;
	mul.lo.s32 	%r1511, %r1513, 12;
	or.b32  	%r1510, %r1511, %r1512;
	add.s32 	%r1509, %r1510, 352;
	cvt.s64.s32 	%rd359, %r1509;
	add.s64 	%rd360, %rd359, %rd159;
	shl.b64 	%rd361, %rd360, 2;
	add.s64 	%rd358, %rd459, %rd361;
	ld.global.cs.u32 %r1612, [%rd358];
	bra.uni 	$L__BB0_249;
$L__BB0_248:
	add.s32 	%r1612, %r226, 352;
$L__BB0_249:
	bar.sync 	0;
	shl.b32 	%r1385, %r68, 2;
	add.s32 	%r1387, %r257, %r1385;
	st.shared.u32 	[%r1387], %r1601;
	shl.b32 	%r1388, %r73, 2;
	add.s32 	%r1389, %r257, %r1388;
	st.shared.u32 	[%r1389], %r1602;
	shl.b32 	%r1390, %r78, 2;
	add.s32 	%r1391, %r257, %r1390;
	st.shared.u32 	[%r1391], %r1603;
	shl.b32 	%r1392, %r83, 2;
	add.s32 	%r1393, %r257, %r1392;
	st.shared.u32 	[%r1393], %r1604;
	shl.b32 	%r1394, %r88, 2;
	add.s32 	%r1395, %r257, %r1394;
	st.shared.u32 	[%r1395], %r1605;
	shl.b32 	%r1396, %r93, 2;
	add.s32 	%r1397, %r257, %r1396;
	st.shared.u32 	[%r1397], %r1606;
	shl.b32 	%r1398, %r98, 2;
	add.s32 	%r1399, %r257, %r1398;
	st.shared.u32 	[%r1399], %r1607;
	shl.b32 	%r1400, %r103, 2;
	add.s32 	%r1401, %r257, %r1400;
	st.shared.u32 	[%r1401], %r1608;
	shl.b32 	%r1402, %r108, 2;
	add.s32 	%r1403, %r257, %r1402;
	st.shared.u32 	[%r1403], %r1609;
	shl.b32 	%r1404, %r113, 2;
	add.s32 	%r1405, %r257, %r1404;
	st.shared.u32 	[%r1405], %r1610;
	shl.b32 	%r1406, %r118, 2;
	add.s32 	%r1407, %r257, %r1406;
	st.shared.u32 	[%r1407], %r1611;
	shl.b32 	%r1408, %r124, 2;
	add.s32 	%r1409, %r257, %r1408;
	st.shared.u32 	[%r1409], %r1612;
	bar.sync 	0;
	@%p156 bra 	$L__BB0_253;
	setp.eq.s64 	%p217, %rd462, 0;
	shl.b32 	%r1411, %r25, 2;
	add.s32 	%r1413, %r257, %r1411;
	ld.shared.u32 	%r185, [%r1413];
	@%p217 bra 	$L__BB0_252;
	mul.wide.u32 	%rd362, %r136, 8;
	add.s64 	%rd363, %rd461, %rd362;
	cvt.u64.u32 	%rd364, %r185;
	st.global.u64 	[%rd363], %rd364;
	bra.uni 	$L__BB0_253;
$L__BB0_252:
	mul.wide.u32 	%rd365, %r136, 4;
	add.s64 	%rd366, %rd33, %rd365;
	st.global.u32 	[%rd366], %r185;
$L__BB0_253:
	@%p160 bra 	$L__BB0_257;
	setp.eq.s64 	%p219, %rd462, 0;
	shl.b32 	%r1417, %r25, 2;
	add.s32 	%r1419, %r257, %r1417;
	ld.shared.u32 	%r186, [%r1419+1536];
	@%p219 bra 	$L__BB0_256;
	mul.wide.u32 	%rd367, %r138, 8;
	add.s64 	%rd368, %rd461, %rd367;
	cvt.u64.u32 	%rd369, %r186;
	st.global.u64 	[%rd368], %rd369;
	bra.uni 	$L__BB0_257;
$L__BB0_256:
	mul.wide.u32 	%rd370, %r138, 4;
	add.s64 	%rd371, %rd33, %rd370;
	st.global.u32 	[%rd371], %r186;
$L__BB0_257:
	@%p163 bra 	$L__BB0_261;
	setp.eq.s64 	%p221, %rd462, 0;
	shl.b32 	%r1423, %r25, 2;
	add.s32 	%r1425, %r257, %r1423;
	ld.shared.u32 	%r187, [%r1425+3072];
	@%p221 bra 	$L__BB0_260;
	mul.wide.u32 	%rd372, %r139, 8;
	add.s64 	%rd373, %rd461, %rd372;
	cvt.u64.u32 	%rd374, %r187;
	st.global.u64 	[%rd373], %rd374;
	bra.uni 	$L__BB0_261;
$L__BB0_260:
	mul.wide.u32 	%rd375, %r139, 4;
	add.s64 	%rd376, %rd33, %rd375;
	st.global.u32 	[%rd376], %r187;
$L__BB0_261:
	@%p166 bra 	$L__BB0_265;
	setp.eq.s64 	%p223, %rd462, 0;
	shl.b32 	%r1429, %r25, 2;
	add.s32 	%r1431, %r257, %r1429;
	ld.shared.u32 	%r188, [%r1431+4608];
	@%p223 bra 	$L__BB0_264;
	mul.wide.u32 	%rd377, %r140, 8;
	add.s64 	%rd378, %rd461, %rd377;
	cvt.u64.u32 	%rd379, %r188;
	st.global.u64 	[%rd378], %rd379;
	bra.uni 	$L__BB0_265;
$L__BB0_264:
	mul.wide.u32 	%rd380, %r140, 4;
	add.s64 	%rd381, %rd33, %rd380;
	st.global.u32 	[%rd381], %r188;
$L__BB0_265:
	@%p169 bra 	$L__BB0_269;
	setp.eq.s64 	%p225, %rd462, 0;
	shl.b32 	%r1435, %r25, 2;
	add.s32 	%r1437, %r257, %r1435;
	ld.shared.u32 	%r189, [%r1437+6144];
	@%p225 bra 	$L__BB0_268;
	mul.wide.u32 	%rd382, %r141, 8;
	add.s64 	%rd383, %rd461, %rd382;
	cvt.u64.u32 	%rd384, %r189;
	st.global.u64 	[%rd383], %rd384;
	bra.uni 	$L__BB0_269;
$L__BB0_268:
	mul.wide.u32 	%rd385, %r141, 4;
	add.s64 	%rd386, %rd33, %rd385;
	st.global.u32 	[%rd386], %r189;
$L__BB0_269:
	@%p172 bra 	$L__BB0_273;
	setp.eq.s64 	%p227, %rd462, 0;
	shl.b32 	%r1441, %r25, 2;
	add.s32 	%r1443, %r257, %r1441;
	ld.shared.u32 	%r190, [%r1443+7680];
	@%p227 bra 	$L__BB0_272;
	mul.wide.u32 	%rd387, %r142, 8;
	add.s64 	%rd388, %rd461, %rd387;
	cvt.u64.u32 	%rd389, %r190;
	st.global.u64 	[%rd388], %rd389;
	bra.uni 	$L__BB0_273;
$L__BB0_272:
	mul.wide.u32 	%rd390, %r142, 4;
	add.s64 	%rd391, %rd33, %rd390;
	st.global.u32 	[%rd391], %r190;
$L__BB0_273:
	@%p175 bra 	$L__BB0_277;
	setp.eq.s64 	%p229, %rd462, 0;
	shl.b32 	%r1447, %r25, 2;
	add.s32 	%r1449, %r257, %r1447;
	ld.shared.u32 	%r191, [%r1449+9216];
	@%p229 bra 	$L__BB0_276;
	mul.wide.u32 	%rd392, %r143, 8;
	add.s64 	%rd393, %rd461, %rd392;
	cvt.u64.u32 	%rd394, %r191;
	st.global.u64 	[%rd393], %rd394;
	bra.uni 	$L__BB0_277;
$L__BB0_276:
	mul.wide.u32 	%rd395, %r143, 4;
	add.s64 	%rd396, %rd33, %rd395;
	st.global.u32 	[%rd396], %r191;
$L__BB0_277:
	@%p178 bra 	$L__BB0_281;
	setp.eq.s64 	%p231, %rd462, 0;
	shl.b32 	%r1453, %r25, 2;
	add.s32 	%r1455, %r257, %r1453;
	ld.shared.u32 	%r192, [%r1455+10752];
	@%p231 bra 	$L__BB0_280;
	mul.wide.u32 	%rd397, %r144, 8;
	add.s64 	%rd398, %rd461, %rd397;
	cvt.u64.u32 	%rd399, %r192;
	st.global.u64 	[%rd398], %rd399;
	bra.uni 	$L__BB0_281;
$L__BB0_280:
	mul.wide.u32 	%rd400, %r144, 4;
	add.s64 	%rd401, %rd33, %rd400;
	st.global.u32 	[%rd401], %r192;
$L__BB0_281:
	@%p181 bra 	$L__BB0_285;
	setp.eq.s64 	%p233, %rd462, 0;
	shl.b32 	%r1459, %r25, 2;
	add.s32 	%r1461, %r257, %r1459;
	ld.shared.u32 	%r193, [%r1461+12288];
	@%p233 bra 	$L__BB0_284;
	mul.wide.u32 	%rd402, %r145, 8;
	add.s64 	%rd403, %rd461, %rd402;
	cvt.u64.u32 	%rd404, %r193;
	st.global.u64 	[%rd403], %rd404;
	bra.uni 	$L__BB0_285;
$L__BB0_284:
	mul.wide.u32 	%rd405, %r145, 4;
	add.s64 	%rd406, %rd33, %rd405;
	st.global.u32 	[%rd406], %r193;
$L__BB0_285:
	@%p184 bra 	$L__BB0_289;
	setp.eq.s64 	%p235, %rd462, 0;
	shl.b32 	%r1465, %r25, 2;
	add.s32 	%r1467, %r257, %r1465;
	ld.shared.u32 	%r194, [%r1467+13824];
	@%p235 bra 	$L__BB0_288;
	mul.wide.u32 	%rd407, %r146, 8;
	add.s64 	%rd408, %rd461, %rd407;
	cvt.u64.u32 	%rd409, %r194;
	st.global.u64 	[%rd408], %rd409;
	bra.uni 	$L__BB0_289;
$L__BB0_288:
	mul.wide.u32 	%rd410, %r146, 4;
	add.s64 	%rd411, %rd33, %rd410;
	st.global.u32 	[%rd411], %r194;
$L__BB0_289:
	@%p187 bra 	$L__BB0_293;
	setp.eq.s64 	%p237, %rd462, 0;
	shl.b32 	%r1471, %r25, 2;
	add.s32 	%r1473, %r257, %r1471;
	ld.shared.u32 	%r195, [%r1473+15360];
	@%p237 bra 	$L__BB0_292;
	mul.wide.u32 	%rd412, %r147, 8;
	add.s64 	%rd413, %rd461, %rd412;
	cvt.u64.u32 	%rd414, %r195;
	st.global.u64 	[%rd413], %rd414;
	bra.uni 	$L__BB0_293;
$L__BB0_292:
	mul.wide.u32 	%rd415, %r147, 4;
	add.s64 	%rd416, %rd33, %rd415;
	st.global.u32 	[%rd416], %r195;
$L__BB0_293:
	@%p190 bra 	$L__BB0_297;
	setp.eq.s64 	%p239, %rd462, 0;
	shl.b32 	%r1477, %r25, 2;
	add.s32 	%r1479, %r257, %r1477;
	ld.shared.u32 	%r196, [%r1479+16896];
	@%p239 bra 	$L__BB0_296;
	mul.wide.u32 	%rd417, %r148, 8;
	add.s64 	%rd418, %rd461, %rd417;
	cvt.u64.u32 	%rd419, %r196;
	st.global.u64 	[%rd418], %rd419;
	bra.uni 	$L__BB0_297;
$L__BB0_296:
	mul.wide.u32 	%rd420, %r148, 4;
	add.s64 	%rd421, %rd33, %rd420;
	st.global.u32 	[%rd421], %r196;
$L__BB0_297:
	ret;
}
)PTX"},
    {nullptr, nullptr},
};

}  // namespace gridstride::algorithms
