// Made of sweep.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kSweepCode[] = {
    {"gs_cub_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__445_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_20006ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20004cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20006thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_32(
	.param .align 8 .b8 gs_cub_32_param_0[96]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<348>;
	.reg .b32 	%r<2606>;
	.reg .b64 	%rd<119>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_200045_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_200010sweep_keysIjLi384ELi19EEEvRKNS0_11SweepParamsEE6memory[30208];
	ld.param.v2.u32 	{%r671, %r672}, [gs_cub_32_param_0+80];
	ld.param.v2.u32 	{%r673, %r674}, [gs_cub_32_param_0+72];
	ld.param.v2.u32 	{%r675, %r676}, [gs_cub_32_param_0+88];
	ld.param.u64 	%rd18, [gs_cub_32_param_0+64];
	ld.param.u64 	%rd17, [gs_cub_32_param_0+56];
	ld.param.u64 	%rd16, [gs_cub_32_param_0+48];
	ld.param.u64 	%rd15, [gs_cub_32_param_0+40];
	ld.param.u64 	%rd11, [gs_cub_32_param_0+8];
	ld.param.u64 	%rd10, [gs_cub_32_param_0];
	cvta.to.global.u64 	%rd1, %rd11;
	cvta.to.global.u64 	%rd2, %rd16;
	cvt.u32.u64 	%r1, %rd18;
	setp.eq.s32 	%p3, %r672, 0;
	add.s32 	%r677, %r671, 1;
	selp.b32 	%r2, 0, %r677, %p3;
	setp.eq.s32 	%p4, %r675, 0;
	selp.b32 	%r3, 0, %r677, %p4;
	mov.u32 	%r4, %tid.x;
	setp.ne.s32 	%p5, %r4, 0;
	@%p5 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd19, %rd17;
	atom.global.add.u32 	%r678, [%rd19], 1;
	st.shared.u32 	[_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_200045_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_200010sweep_keysIjLi384ELi19EEEvRKNS0_11SweepParamsEE6memory+29184], %r678;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r6, [_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_200045_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_200010sweep_keysIjLi384ELi19EEEvRKNS0_11SweepParamsEE6memory+29184];
	mul.lo.s32 	%r679, %r6, 7296;
	add.s32 	%r680, %r679, 7296;
	setp.le.s32 	%p6, %r680, %r673;
	cvt.u64.u32 	%rd3, %r679;
	and.b32  	%r681, %r4, -32;
	mul.lo.s32 	%r682, %r681, 19;
	and.b32  	%r683, %r4, 31;
	or.b32  	%r684, %r682, %r683;
	cvt.s64.s32 	%rd20, %r684;
	add.s64 	%rd21, %rd20, %rd3;
	cvta.to.global.u64 	%rd22, %rd10;
	shl.b64 	%rd23, %rd21, 2;
	add.s64 	%rd4, %rd22, %rd23;
	@%p6 bra 	$L__BB0_44;
	bra.uni 	$L__BB0_3;
$L__BB0_44:
	ld.global.u32 	%r2477, [%rd4];
	ld.global.u32 	%r2478, [%rd4+128];
	ld.global.u32 	%r2479, [%rd4+256];
	ld.global.u32 	%r2480, [%rd4+384];
	ld.global.u32 	%r2481, [%rd4+512];
	ld.global.u32 	%r2482, [%rd4+640];
	ld.global.u32 	%r2483, [%rd4+768];
	ld.global.u32 	%r2484, [%rd4+896];
	ld.global.u32 	%r2485, [%rd4+1024];
	ld.global.u32 	%r2486, [%rd4+1152];
	ld.global.u32 	%r2487, [%rd4+1280];
	ld.global.u32 	%r2488, [%rd4+1408];
	ld.global.u32 	%r2489, [%rd4+1536];
	ld.global.u32 	%r2490, [%rd4+1664];
	ld.global.u32 	%r2491, [%rd4+1792];
	ld.global.u32 	%r2492, [%rd4+1920];
	ld.global.u32 	%r2493, [%rd4+2048];
	ld.global.u32 	%r2494, [%rd4+2176];
	ld.global.u32 	%r2439, [%rd4+2304];
	bra.uni 	$L__BB0_45;
$L__BB0_3:
	cvt.u32.u64 	%r686, %rd3;
	sub.s32 	%r7, %r673, %r686;
	setp.lt.s32 	%p7, %r2, 2;
	mov.u32 	%r2439, -1;
	@%p7 bra 	$L__BB0_6;
	setp.eq.s32 	%p8, %r2, 2;
	mov.u32 	%r2439, 2147483647;
	@%p8 bra 	$L__BB0_6;
	add.s32 	%r688, %r1, -1;
	setp.lt.s32 	%p9, %r688, 0;
	selp.b32 	%r689, -2147483648, -1, %p9;
	xor.b32  	%r2439, %r689, %r688;
$L__BB0_6:
	setp.ge.s32 	%p10, %r684, %r7;
	mov.u32 	%r2477, %r2439;
	@%p10 bra 	$L__BB0_8;
	ld.global.u32 	%r2477, [%rd4];
$L__BB0_8:
	add.s32 	%r693, %r684, 32;
	setp.ge.s32 	%p11, %r693, %r7;
	mov.u32 	%r2478, %r2439;
	@%p11 bra 	$L__BB0_10;
	ld.global.u32 	%r2478, [%rd4+128];
$L__BB0_10:
	add.s32 	%r694, %r684, 64;
	setp.ge.s32 	%p12, %r694, %r7;
	mov.u32 	%r2479, %r2439;
	@%p12 bra 	$L__BB0_12;
	ld.global.u32 	%r2479, [%rd4+256];
$L__BB0_12:
	add.s32 	%r695, %r684, 96;
	setp.ge.s32 	%p13, %r695, %r7;
	mov.u32 	%r2480, %r2439;
	@%p13 bra 	$L__BB0_14;
	ld.global.u32 	%r2480, [%rd4+384];
$L__BB0_14:
	add.s32 	%r696, %r684, 128;
	setp.ge.s32 	%p14, %r696, %r7;
	mov.u32 	%r2481, %r2439;
	@%p14 bra 	$L__BB0_16;
	ld.global.u32 	%r2481, [%rd4+512];
$L__BB0_16:
	add.s32 	%r697, %r684, 160;
	setp.ge.s32 	%p15, %r697, %r7;
	mov.u32 	%r2482, %r2439;
	@%p15 bra 	$L__BB0_18;
	ld.global.u32 	%r2482, [%rd4+640];
$L__BB0_18:
	add.s32 	%r698, %r684, 192;
	setp.ge.s32 	%p16, %r698, %r7;
	mov.u32 	%r2483, %r2439;
	@%p16 bra 	$L__BB0_20;
	ld.global.u32 	%r2483, [%rd4+768];
$L__BB0_20:
	add.s32 	%r699, %r684, 224;
	setp.ge.s32 	%p17, %r699, %r7;
	mov.u32 	%r2484, %r2439;
	@%p17 bra 	$L__BB0_22;
	ld.global.u32 	%r2484, [%rd4+896];
$L__BB0_22:
	add.s32 	%r700, %r684, 256;
	setp.ge.s32 	%p18, %r700, %r7;
	mov.u32 	%r2485, %r2439;
	@%p18 bra 	$L__BB0_24;
	ld.global.u32 	%r2485, [%rd4+1024];
$L__BB0_24:
	add.s32 	%r701, %r684, 288;
	setp.ge.s32 	%p19, %r701, %r7;
	mov.u32 	%r2486, %r2439;
	@%p19 bra 	$L__BB0_26;
	ld.global.u32 	%r2486, [%rd4+1152];
$L__BB0_26:
	add.s32 	%r702, %r684, 320;
	setp.ge.s32 	%p20, %r702, %r7;
	mov.u32 	%r2487, %r2439;
	@%p20 bra 	$L__BB0_28;
	ld.global.u32 	%r2487, [%rd4+1280];
$L__BB0_28:
	add.s32 	%r703, %r684, 352;
	setp.ge.s32 	%p21, %r703, %r7;
	mov.u32 	%r2488, %r2439;
	@%p21 bra 	$L__BB0_30;
	ld.global.u32 	%r2488, [%rd4+1408];
$L__BB0_30:
	add.s32 	%r704, %r684, 384;
	setp.ge.s32 	%p22, %r704, %r7;
	mov.u32 	%r2489, %r2439;
	@%p22 bra 	$L__BB0_32;
	ld.global.u32 	%r2489, [%rd4+1536];
$L__BB0_32:
	add.s32 	%r705, %r684, 416;
	setp.ge.s32 	%p23, %r705, %r7;
	mov.u32 	%r2490, %r2439;
	@%p23 bra 	$L__BB0_34;
	ld.global.u32 	%r2490, [%rd4+1664];
$L__BB0_34:
	add.s32 	%r706, %r684, 448;
	setp.ge.s32 	%p24, %r706, %r7;
	mov.u32 	%r2491, %r2439;
	@%p24 bra 	$L__BB0_36;
	ld.global.u32 	%r2491, [%rd4+1792];
$L__BB0_36:
	add.s32 	%r707, %r684, 480;
	setp.ge.s32 	%p25, %r707, %r7;
	mov.u32 	%r2492, %r2439;
	@%p25 bra 	$L__BB0_38;
	ld.global.u32 	%r2492, [%rd4+1920];
$L__BB0_38:
	add.s32 	%r708, %r684, 512;
	setp.ge.s32 	%p26, %r708, %r7;
	mov.u32 	%r2493, %r2439;
	@%p26 bra 	$L__BB0_40;
	ld.global.u32 	%r2493, [%rd4+2048];
$L__BB0_40:
	add.s32 	%r713, %r684, 544;
	sub.s32 	%r715, %r673, %r679;
	setp.ge.s32 	%p27, %r713, %r715;
	mov.u32 	%r2494, %r2439;
	@%p27 bra 	$L__BB0_42;
	ld.global.u32 	%r2494, [%rd4+2176];
$L__BB0_42:
	add.s32 	%r720, %r684, 576;
	setp.ge.s32 	%p28, %r720, %r715;
	@%p28 bra 	$L__BB0_45;
	ld.global.u32 	%r2439, [%rd4+2304];
$L__BB0_45:
	setp.lt.s32 	%p29, %r2, 2;
	mov.u32 	%r2495, %r2439;
	@%p29 bra 	$L__BB0_124;
	setp.eq.s32 	%p30, %r2, 2;
	@%p30 bra 	$L__BB0_123;
	bra.uni 	$L__BB0_47;
$L__BB0_123:
	xor.b32  	%r2477, %r2477, -2147483648;
	xor.b32  	%r2478, %r2478, -2147483648;
	xor.b32  	%r2479, %r2479, -2147483648;
	xor.b32  	%r2480, %r2480, -2147483648;
	xor.b32  	%r2481, %r2481, -2147483648;
	xor.b32  	%r2482, %r2482, -2147483648;
	xor.b32  	%r2483, %r2483, -2147483648;
	xor.b32  	%r2484, %r2484, -2147483648;
	xor.b32  	%r2485, %r2485, -2147483648;
	xor.b32  	%r2486, %r2486, -2147483648;
	xor.b32  	%r2487, %r2487, -2147483648;
	xor.b32  	%r2488, %r2488, -2147483648;
	xor.b32  	%r2489, %r2489, -2147483648;
	xor.b32  	%r2490, %r2490, -2147483648;
	xor.b32  	%r2491, %r2491, -2147483648;
	xor.b32  	%r2492, %r2492, -2147483648;
	xor.b32  	%r2493, %r2493, -2147483648;
	xor.b32  	%r2494, %r2494, -2147483648;
	xor.b32  	%r2495, %r2439, -2147483648;
	bra.uni 	$L__BB0_124;
$L__BB0_47:
	setp.eq.s32 	%p31, %r676, 0;
	@%p31 bra 	$L__BB0_50;
	and.b32  	%r87, %r2477, 2147483647;
	mov.u32 	%r724, 2147483647;
	sub.s32 	%r725, %r724, %r1;
	setp.gt.u32 	%p32, %r87, %r725;
	mov.u32 	%r2441, -1;
	@%p32 bra 	$L__BB0_51;
	setp.eq.s32 	%p33, %r87, 0;
	selp.b32 	%r2477, 0, %r2477, %p33;
$L__BB0_50:
	setp.lt.s32 	%p34, %r2477, 0;
	selp.b32 	%r726, -1, -2147483648, %p34;
	xor.b32  	%r727, %r726, %r2477;
	sub.s32 	%r2441, %r727, %r1;
$L__BB0_51:
	@%p31 bra 	$L__BB0_54;
	and.b32  	%r92, %r2478, 2147483647;
	mov.u32 	%r729, 2147483647;
	sub.s32 	%r730, %r729, %r1;
	setp.gt.u32 	%p36, %r92, %r730;
	mov.u32 	%r2443, -1;
	@%p36 bra 	$L__BB0_55;
	setp.eq.s32 	%p37, %r92, 0;
	selp.b32 	%r2478, 0, %r2478, %p37;
$L__BB0_54:
	setp.lt.s32 	%p38, %r2478, 0;
	selp.b32 	%r731, -1, -2147483648, %p38;
	xor.b32  	%r732, %r731, %r2478;
	sub.s32 	%r2443, %r732, %r1;
$L__BB0_55:
	@%p31 bra 	$L__BB0_58;
	and.b32  	%r97, %r2479, 2147483647;
	mov.u32 	%r734, 2147483647;
	sub.s32 	%r735, %r734, %r1;
	setp.gt.u32 	%p40, %r97, %r735;
	mov.u32 	%r2445, -1;
	@%p40 bra 	$L__BB0_59;
	setp.eq.s32 	%p41, %r97, 0;
	selp.b32 	%r2479, 0, %r2479, %p41;
$L__BB0_58:
	setp.lt.s32 	%p42, %r2479, 0;
	selp.b32 	%r736, -1, -2147483648, %p42;
	xor.b32  	%r737, %r736, %r2479;
	sub.s32 	%r2445, %r737, %r1;
$L__BB0_59:
	@%p31 bra 	$L__BB0_62;
	and.b32  	%r102, %r2480, 2147483647;
	mov.u32 	%r739, 2147483647;
	sub.s32 	%r740, %r739, %r1;
	setp.gt.u32 	%p44, %r102, %r740;
	mov.u32 	%r2447, -1;
	@%p44 bra 	$L__BB0_63;
	setp.eq.s32 	%p45, %r102, 0;
	selp.b32 	%r2480, 0, %r2480, %p45;
$L__BB0_62:
	setp.lt.s32 	%p46, %r2480, 0;
	selp.b32 	%r741, -1, -2147483648, %p46;
	xor.b32  	%r742, %r741, %r2480;
	sub.s32 	%r2447, %r742, %r1;
$L__BB0_63:
	@%p31 bra 	$L__BB0_66;
	and.b32  	%r107, %r2481, 2147483647;
	mov.u32 	%r744, 2147483647;
	sub.s32 	%r745, %r744, %r1;
	setp.gt.u32 	%p48, %r107, %r745;
	mov.u32 	%r2449, -1;
	@%p48 bra 	$L__BB0_67;
	setp.eq.s32 	%p49, %r107, 0;
	selp.b32 	%r2481, 0, %r2481, %p49;
$L__BB0_66:
	setp.lt.s32 	%p50, %r2481, 0;
	selp.b32 	%r746, -1, -2147483648, %p50;
	xor.b32  	%r747, %r746, %r2481;
	sub.s32 	%r2449, %r747, %r1;
$L__BB0_67:
	@%p31 bra 	$L__BB0_70;
	and.b32  	%r112, %r2482, 2147483647;
	mov.u32 	%r749, 2147483647;
	sub.s32 	%r750, %r749, %r1;
	setp.gt.u32 	%p52, %r112, %r750;
	mov.u32 	%r2451, -1;
	@%p52 bra 	$L__BB0_71;
	setp.eq.s32 	%p53, %r112, 0;
	selp.b32 	%r2482, 0, %r2482, %p53;
$L__BB0_70:
	setp.lt.s32 	%p54, %r2482, 0;
	selp.b32 	%r751, -1, -2147483648, %p54;
	xor.b32  	%r752, %r751, %r2482;
	sub.s32 	%r2451, %r752, %r1;
$L__BB0_71:
	@%p31 bra 	$L__BB0_74;
	and.b32  	%r117, %r2483, 2147483647;
	mov.u32 	%r754, 2147483647;
	sub.s32 	%r755, %r754, %r1;
	setp.gt.u32 	%p56, %r117, %r755;
	mov.u32 	%r2453, -1;
	@%p56 bra 	$L__BB0_75;
	setp.eq.s32 	%p57, %r117, 0;
	selp.b32 	%r2483, 0, %r2483, %p57;
$L__BB0_74:
	setp.lt.s32 	%p58, %r2483, 0;
	selp.b32 	%r756, -1, -2147483648, %p58;
	xor.b32  	%r757, %r756, %r2483;
	sub.s32 	%r2453, %r757, %r1;
$L__BB0_75:
	@%p31 bra 	$L__BB0_78;
	and.b32  	%r122, %r2484, 2147483647;
	mov.u32 	%r759, 2147483647;
	sub.s32 	%r760, %r759, %r1;
	setp.gt.u32 	%p60, %r122, %r760;
	mov.u32 	%r2455, -1;
	@%p60 bra 	$L__BB0_79;
	setp.eq.s32 	%p61, %r122, 0;
	selp.b32 	%r2484, 0, %r2484, %p61;
$L__BB0_78:
	setp.lt.s32 	%p62, %r2484, 0;
	selp.b32 	%r761, -1, -2147483648, %p62;
	xor.b32  	%r762, %r761, %r2484;
	sub.s32 	%r2455, %r762, %r1;
$L__BB0_79:
	@%p31 bra 	$L__BB0_82;
	and.b32  	%r127, %r2485, 2147483647;
	mov.u32 	%r764, 2147483647;
	sub.s32 	%r765, %r764, %r1;
	setp.gt.u32 	%p64, %r127, %r765;
	mov.u32 	%r2457, -1;
	@%p64 bra 	$L__BB0_83;
	setp.eq.s32 	%p65, %r127, 0;
	selp.b32 	%r2485, 0, %r2485, %p65;
$L__BB0_82:
	setp.lt.s32 	%p66, %r2485, 0;
	selp.b32 	%r766, -1, -2147483648, %p66;
	xor.b32  	%r767, %r766, %r2485;
	sub.s32 	%r2457, %r767, %r1;
$L__BB0_83:
	@%p31 bra 	$L__BB0_86;
	and.b32  	%r132, %r2486, 2147483647;
	mov.u32 	%r769, 2147483647;
	sub.s32 	%r770, %r769, %r1;
	setp.gt.u32 	%p68, %r132, %r770;
	mov.u32 	%r2459, -1;
	@%p68 bra 	$L__BB0_87;
	setp.eq.s32 	%p69, %r132, 0;
	selp.b32 	%r2486, 0, %r2486, %p69;
$L__BB0_86:
	setp.lt.s32 	%p70, %r2486, 0;
	selp.b32 	%r771, -1, -2147483648, %p70;
	xor.b32  	%r772, %r771, %r2486;
	sub.s32 	%r2459, %r772, %r1;
$L__BB0_87:
	@%p31 bra 	$L__BB0_90;
	and.b32  	%r137, %r2487, 2147483647;
	mov.u32 	%r774, 2147483647;
	sub.s32 	%r775, %r774, %r1;
	setp.gt.u32 	%p72, %r137, %r775;
	mov.u32 	%r2461, -1;
	@%p72 bra 	$L__BB0_91;
	setp.eq.s32 	%p73, %r137, 0;
	selp.b32 	%r2487, 0, %r2487, %p73;
$L__BB0_90:
	setp.lt.s32 	%p74, %r2487, 0;
	selp.b32 	%r776, -1, -2147483648, %p74;
	xor.b32  	%r777, %r776, %r2487;
	sub.s32 	%r2461, %r777, %r1;
$L__BB0_91:
	@%p31 bra 	$L__BB0_94;
	and.b32  	%r142, %r2488, 2147483647;
	mov.u32 	%r779, 2147483647;
	sub.s32 	%r780, %r779, %r1;
	setp.gt.u32 	%p76, %r142, %r780;
	mov.u32 	%r2463, -1;
	@%p76 bra 	$L__BB0_95;
	setp.eq.s32 	%p77, %r142, 0;
	selp.b32 	%r2488, 0, %r2488, %p77;
$L__BB0_94:
	setp.lt.s32 	%p78, %r2488, 0;
	selp.b32 	%r781, -1, -2147483648, %p78;
	xor.b32  	%r782, %r781, %r2488;
	sub.s32 	%r2463, %r782, %r1;
$L__BB0_95:
	@%p31 bra 	$L__BB0_98;
	and.b32  	%r147, %r2489, 2147483647;
	mov.u32 	%r784, 2147483647;
	sub.s32 	%r785, %r784, %r1;
	setp.gt.u32 	%p80, %r147, %r785;
	mov.u32 	%r2465, -1;
	@%p80 bra 	$L__BB0_99;
	setp.eq.s32 	%p81, %r147, 0;
	selp.b32 	%r2489, 0, %r2489, %p81;
$L__BB0_98:
	setp.lt.s32 	%p82, %r2489, 0;
	selp.b32 	%r786, -1, -2147483648, %p82;
	xor.b32  	%r787, %r786, %r2489;
	sub.s32 	%r2465, %r787, %r1;
$L__BB0_99:
	@%p31 bra 	$L__BB0_102;
	and.b32  	%r152, %r2490, 2147483647;
	mov.u32 	%r789, 2147483647;
	sub.s32 	%r790, %r789, %r1;
	setp.gt.u32 	%p84, %r152, %r790;
	mov.u32 	%r2467, -1;
	@%p84 bra 	$L__BB0_103;
	setp.eq.s32 	%p85, %r152, 0;
	selp.b32 	%r2490, 0, %r2490, %p85;
$L__BB0_102:
	setp.lt.s32 	%p86, %r2490, 0;
	selp.b32 	%r791, -1, -2147483648, %p86;
	xor.b32  	%r792, %r791, %r2490;
	sub.s32 	%r2467, %r792, %r1;
$L__BB0_103:
	@%p31 bra 	$L__BB0_106;
	and.b32  	%r157, %r2491, 2147483647;
	mov.u32 	%r794, 2147483647;
	sub.s32 	%r795, %r794, %r1;
	setp.gt.u32 	%p88, %r157, %r795;
	mov.u32 	%r2469, -1;
	@%p88 bra 	$L__BB0_107;
	setp.eq.s32 	%p89, %r157, 0;
	selp.b32 	%r2491, 0, %r2491, %p89;
$L__BB0_106:
	setp.lt.s32 	%p90, %r2491, 0;
	selp.b32 	%r796, -1, -2147483648, %p90;
	xor.b32  	%r797, %r796, %r2491;
	sub.s32 	%r2469, %r797, %r1;
$L__BB0_107:
	@%p31 bra 	$L__BB0_110;
	and.b32  	%r162, %r2492, 2147483647;
	mov.u32 	%r799, 2147483647;
	sub.s32 	%r800, %r799, %r1;
	setp.gt.u32 	%p92, %r162, %r800;
	mov.u32 	%r2471, -1;
	@%p92 bra 	$L__BB0_111;
	setp.eq.s32 	%p93, %r162, 0;
	selp.b32 	%r2492, 0, %r2492, %p93;
$L__BB0_110:
	setp.lt.s32 	%p94, %r2492, 0;
	selp.b32 	%r801, -1, -2147483648, %p94;
	xor.b32  	%r802, %r801, %r2492;
	sub.s32 	%r2471, %r802, %r1;
$L__BB0_111:
	@%p31 bra 	$L__BB0_114;
	and.b32  	%r167, %r2493, 2147483647;
	mov.u32 	%r804, 2147483647;
	sub.s32 	%r805, %r804, %r1;
	setp.gt.u32 	%p96, %r167, %r805;
	mov.u32 	%r2473, -1;
	@%p96 bra 	$L__BB0_115;
	setp.eq.s32 	%p97, %r167, 0;
	selp.b32 	%r2493, 0, %r2493, %p97;
$L__BB0_114:
	setp.lt.s32 	%p98, %r2493, 0;
	selp.b32 	%r806, -1, -2147483648, %p98;
	xor.b32  	%r807, %r806, %r2493;
	sub.s32 	%r2473, %r807, %r1;
$L__BB0_115:
	@%p31 bra 	$L__BB0_118;
	and.b32  	%r172, %r2494, 2147483647;
	mov.u32 	%r809, 2147483647;
	sub.s32 	%r810, %r809, %r1;
	setp.gt.u32 	%p100, %r172, %r810;
	mov.u32 	%r2475, -1;
	@%p100 bra 	$L__BB0_119;
	setp.eq.s32 	%p101, %r172, 0;
	selp.b32 	%r2494, 0, %r2494, %p101;
$L__BB0_118:
	setp.lt.s32 	%p102, %r2494, 0;
	selp.b32 	%r811, -1, -2147483648, %p102;
	xor.b32  	%r812, %r811, %r2494;
	sub.s32 	%r2475, %r812, %r1;
$L__BB0_119:
	@%p31 bra 	$L__BB0_122;
	and.b32  	%r177, %r2439, 2147483647;
	mov.u32 	%r814, 2147483647;
	sub.s32 	%r815, %r814, %r1;
	setp.gt.u32 	%p104, %r177, %r815;
	mov.u32 	%r2495, -1;
	mov.u32 	%r2477, %r2441;
	mov.u32 	%r2478, %r2443;
	mov.u32 	%r2479, %r2445;
	mov.u32 	%r2480, %r2447;
	mov.u32 	%r2481, %r2449;
	mov.u32 	%r2482, %r2451;
	mov.u32 	%r2483, %r2453;
	mov.u32 	%r2484, %r2455;
	mov.u32 	%r2485, %r2457;
	mov.u32 	%r2486, %r2459;
	mov.u32 	%r2487, %r2461;
	mov.u32 	%r2488, %r2463;
	mov.u32 	%r2489, %r2465;
	mov.u32 	%r2490, %r2467;
	mov.u32 	%r2491, %r2469;
	mov.u32 	%r2492, %r2471;
	mov.u32 	%r2493, %r2473;
	mov.u32 	%r2494, %r2475;
	@%p104 bra 	$L__BB0_124;
	setp.eq.s32 	%p105, %r177, 0;
	selp.b32 	%r2439, 0, %r2439, %p105;
$L__BB0_122:
	setp.lt.s32 	%p106, %r2439, 0;
	selp.b32 	%r816, -1, -2147483648, %p106;
	xor.b32  	%r817, %r816, %r2439;
	sub.s32 	%r2495, %r817, %r1;
	mov.u32 	%r2477, %r2441;
	mov.u32 	%r2478, %r2443;
	mov.u32 	%r2479, %r2445;
	mov.u32 	%r2480, %r2447;
	mov.u32 	%r2481, %r2449;
	mov.u32 	%r2482, %r2451;
	mov.u32 	%r2483, %r2453;
	mov.u32 	%r2484, %r2455;
	mov.u32 	%r2485, %r2457;
	mov.u32 	%r2486, %r2459;
	mov.u32 	%r2487, %r2461;
	mov.u32 	%r2488, %r2463;
	mov.u32 	%r2489, %r2465;
	mov.u32 	%r2490, %r2467;
	mov.u32 	%r2491, %r2469;
	mov.u32 	%r2492, %r2471;
	mov.u32 	%r2493, %r2473;
	mov.u32 	%r2494, %r2475;
$L__BB0_124:
	mov.u32 %r818, %laneid;
	setp.gt.s32 	%p107, %r818, 255;
	@%p107 bra 	$L__BB0_131;
	max.s32 	%r819, %r818, 224;
	add.s32 	%r820, %r819, 31;
	sub.s32 	%r220, %r820, %r818;
	shr.u32 	%r821, %r220, 5;
	add.s32 	%r822, %r821, 1;
	and.b32  	%r2498, %r822, 3;
	setp.eq.s32 	%p108, %r2498, 0;
	mov.u32 	%r2499, %r818;
	@%p108 bra 	$L__BB0_128;
	shl.b32 	%r823, %r4, 5;
	and.b32  	%r824, %r823, -1024;
	mov.u32 	%r825, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_200045_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_200010sweep_keysIjLi384ELi19EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r826, %r825, %r824;
	shl.b32 	%r827, %r818, 2;
	add.s32 	%r2496, %r826, %r827;
	mov.u32 	%r2499, %r818;
$L__BB0_127:
	.pragma "nounroll";
	mov.u32 	%r828, 0;
	st.shared.u32 	[%r2496], %r828;
	add.s32 	%r2499, %r2499, 32;
	add.s32 	%r2496, %r2496, 128;
	add.s32 	%r2498, %r2498, -1;
	setp.ne.s32 	%p109, %r2498, 0;
	@%p109 bra 	$L__BB0_127;
$L__BB0_128:
	setp.lt.u32 	%p110, %r220, 96;
	@%p110 bra 	$L__BB0_131;
	add.s32 	%r2501, %r2499, -128;
	shl.b32 	%r829, %r4, 5;
	and.b32  	%r830, %r829, -1024;
	mov.u32 	%r831, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_200045_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_200010sweep_keysIjLi384ELi19EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r832, %r831, %r830;
	shl.b32 	%r833, %r2499, 2;
	add.s32 	%r834, %r832, %r833;
	add.s32 	%r2500, %r834, 256;
$L__BB0_130:
	.pragma "nounroll";
	mov.u32 	%r835, 0;
	st.shared.u32 	[%r2500+-256], %r835;
	st.shared.u32 	[%r2500+-128], %r835;
	st.shared.u32 	[%r2500], %r835;
	st.shared.u32 	[%r2500+128], %r835;
	add.s32 	%r2500, %r2500, 512;
	add.s32 	%r2501, %r2501, 128;
	setp.lt.s32 	%p111, %r2501, 128;
	@%p111 bra 	$L__BB0_130;
$L__BB0_131:
	bar.warp.sync 	-1;
	shr.u32 	%r837, %r2477, %r674;
	and.b32  	%r237, %r837, 255;
	shl.b32 	%r838, %r4, 5;
	and.b32  	%r839, %r838, -1024;
	mov.u32 	%r840, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_200045_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_200010sweep_keysIjLi384ELi19EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r841, %r840, %r839;
	shl.b32 	%r842, %r837, 2;
	and.b32  	%r843, %r842, 1020;
	add.s32 	%r844, %r841, %r843;
	atom.shared.add.u32 	%r845, [%r844], 1;
	shr.u32 	%r846, %r2478, %r674;
	shl.b32 	%r847, %r846, 2;
	and.b32  	%r848, %r847, 1020;
	add.s32 	%r849, %r841, %r848;
	atom.shared.add.u32 	%r850, [%r849], 1;
	shr.u32 	%r851, %r2479, %r674;
	shl.b32 	%r852, %r851, 2;
	and.b32  	%r853, %r852, 1020;
	add.s32 	%r854, %r841, %r853;
	atom.shared.add.u32 	%r855, [%r854], 1;
	shr.u32 	%r856, %r2480, %r674;
	shl.b32 	%r857, %r856, 2;
	and.b32  	%r858, %r857, 1020;
	add.s32 	%r859, %r841, %r858;
	atom.shared.add.u32 	%r860, [%r859], 1;
	shr.u32 	%r861, %r2481, %r674;
	shl.b32 	%r862, %r861, 2;
	and.b32  	%r863, %r862, 1020;
	add.s32 	%r864, %r841, %r863;
	atom.shared.add.u32 	%r865, [%r864], 1;
	shr.u32 	%r866, %r2482, %r674;
	shl.b32 	%r867, %r866, 2;
	and.b32  	%r868, %r867, 1020;
	add.s32 	%r869, %r841, %r868;
	atom.shared.add.u32 	%r870, [%r869], 1;
	shr.u32 	%r871, %r2483, %r674;
	shl.b32 	%r872, %r871, 2;
	and.b32  	%r873, %r872, 1020;
	add.s32 	%r874, %r841, %r873;
	atom.shared.add.u32 	%r875, [%r874], 1;
	shr.u32 	%r876, %r2484, %r674;
	shl.b32 	%r877, %r876, 2;
	and.b32  	%r878, %r877, 1020;
	add.s32 	%r879, %r841, %r878;
	atom.shared.add.u32 	%r880, [%r879], 1;
	shr.u32 	%r881, %r2485, %r674;
	shl.b32 	%r882, %r881, 2;
	and.b32  	%r883, %r882, 1020;
	add.s32 	%r884, %r841, %r883;
	atom.shared.add.u32 	%r885, [%r884], 1;
	shr.u32 	%r886, %r2486, %r674;
	shl.b32 	%r887, %r886, 2;
	and.b32  	%r888, %r887, 1020;
	add.s32 	%r889, %r841, %r888;
	atom.shared.add.u32 	%r890, [%r889], 1;
	shr.u32 	%r891, %r2487, %r674;
	shl.b32 	%r892, %r891, 2;
	and.b32  	%r893, %r892, 1020;
	add.s32 	%r894, %r841, %r893;
	atom.shared.add.u32 	%r895, [%r894], 1;
	shr.u32 	%r896, %r2488, %r674;
	shl.b32 	%r897, %r896, 2;
	and.b32  	%r898, %r897, 1020;
	add.s32 	%r899, %r841, %r898;
	atom.shared.add.u32 	%r900, [%r899], 1;
	shr.u32 	%r901, %r2489, %r674;
	shl.b32 	%r902, %r901, 2;
	and.b32  	%r903, %r902, 1020;
	add.s32 	%r904, %r841, %r903;
	atom.shared.add.u32 	%r905, [%r904], 1;
	shr.u32 	%r906, %r2490, %r674;
	shl.b32 	%r907, %r906, 2;
	and.b32  	%r908, %r907, 1020;
	add.s32 	%r909, %r841, %r908;
	atom.shared.add.u32 	%r910, [%r909], 1;
	shr.u32 	%r911, %r2491, %r674;
	shl.b32 	%r912, %r911, 2;
	and.b32  	%r913, %r912, 1020;
	add.s32 	%r914, %r841, %r913;
	atom.shared.add.u32 	%r915, [%r914], 1;
	shr.u32 	%r916, %r2492, %r674;
	shl.b32 	%r917, %r916, 2;
	and.b32  	%r918, %r917, 1020;
	add.s32 	%r919, %r841, %r918;
	atom.shared.add.u32 	%r920, [%r919], 1;
	shr.u32 	%r921, %r2493, %r674;
	shl.b32 	%r922, %r921, 2;
	and.b32  	%r923, %r922, 1020;
	add.s32 	%r924, %r841, %r923;
	atom.shared.add.u32 	%r925, [%r924], 1;
	shr.u32 	%r926, %r2494, %r674;
	shl.b32 	%r927, %r926, 2;
	and.b32  	%r928, %r927, 1020;
	add.s32 	%r929, %r841, %r928;
	atom.shared.add.u32 	%r930, [%r929], 1;
	shr.u32 	%r931, %r2495, %r674;
	shl.b32 	%r932, %r931, 2;
	and.b32  	%r933, %r932, 1020;
	add.s32 	%r934, %r841, %r933;
	atom.shared.add.u32 	%r935, [%r934], 1;
	bar.sync 	0;
	shl.b32 	%r936, %r4, 2;
	add.s32 	%r238, %r840, %r936;
	setp.gt.u32 	%p112, %r4, 255;
	mov.u32 	%r2502, 0;
	@%p112 bra 	$L__BB0_133;
	ld.shared.u32 	%r937, [%r238];
	mov.u32 	%r938, 0;
	st.shared.u32 	[%r238], %r938;
	ld.shared.u32 	%r939, [%r238+1024];
	st.shared.u32 	[%r238+1024], %r937;
	add.s32 	%r940, %r939, %r937;
	ld.shared.u32 	%r941, [%r238+2048];
	st.shared.u32 	[%r238+2048], %r940;
	add.s32 	%r942, %r941, %r940;
	ld.shared.u32 	%r943, [%r238+3072];
	st.shared.u32 	[%r238+3072], %r942;
	add.s32 	%r944, %r943, %r942;
	ld.shared.u32 	%r945, [%r238+4096];
	st.shared.u32 	[%r238+4096], %r944;
	add.s32 	%r946, %r945, %r944;
	ld.shared.u32 	%r947, [%r238+5120];
	st.shared.u32 	[%r238+5120], %r946;
	add.s32 	%r948, %r947, %r946;
	ld.shared.u32 	%r949, [%r238+6144];
	st.shared.u32 	[%r238+6144], %r948;
	add.s32 	%r950, %r949, %r948;
	ld.shared.u32 	%r951, [%r238+7168];
	st.shared.u32 	[%r238+7168], %r950;
	add.s32 	%r952, %r951, %r950;
	ld.shared.u32 	%r953, [%r238+8192];
	st.shared.u32 	[%r238+8192], %r952;
	add.s32 	%r954, %r953, %r952;
	ld.shared.u32 	%r955, [%r238+9216];
	st.shared.u32 	[%r238+9216], %r954;
	add.s32 	%r956, %r955, %r954;
	ld.shared.u32 	%r957, [%r238+10240];
	st.shared.u32 	[%r238+10240], %r956;
	add.s32 	%r958, %r957, %r956;
	ld.shared.u32 	%r959, [%r238+11264];
	st.shared.u32 	[%r238+11264], %r958;
	add.s32 	%r2502, %r959, %r958;
$L__BB0_133:
	shl.b32 	%r960, %r6, 8;
	add.s32 	%r961, %r960, %r4;
	mul.wide.s32 	%rd24, %r961, 4;
	add.s64 	%rd5, %rd2, %rd24;
	setp.gt.s32 	%p113, %r4, 255;
	@%p113 bra 	$L__BB0_135;
	or.b32  	%r962, %r2502, 1073741824;
	st.volatile.global.u32 	[%rd5], %r962;
$L__BB0_135:
	setp.lt.s32 	%p114, %r4, 256;
	setp.eq.s32 	%p115, %r2502, 7296;
	and.pred  	%p116, %p114, %p115;
	selp.u32 	%r963, 1, 0, %p116;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r963, 0; 
	bar.red.or.pred 	%p2, 0, %p1; 
	selp.u32 	%r964, 1, 0, %p2; 
	}
	setp.eq.s32 	%p117, %r964, 0;
	cvta.to.global.u64 	%rd25, %rd15;
	mul.wide.s32 	%rd26, %r4, 4;
	add.s64 	%rd6, %rd25, %rd26;
	@%p117 bra 	$L__BB0_189;
	@%p113 bra 	$L__BB0_144;
	setp.gt.u32 	%p119, %r4, %r237;
	selp.b32 	%r965, 7296, 0, %p119;
	ld.global.u32 	%r966, [%rd6];
	sub.s32 	%r967, %r966, %r965;
	st.shared.u32 	[%r238+29184], %r967;
	setp.lt.s32 	%p120, %r6, 1;
	mov.u32 	%r2505, %r2502;
	@%p120 bra 	$L__BB0_143;
	mov.u32 	%r2504, -1;
	mov.u32 	%r2503, %r6;
	mov.u32 	%r2505, %r2502;
$L__BB0_139:
	shl.b32 	%r969, %r2503, 8;
	add.s32 	%r970, %r969, %r4;
	add.s32 	%r971, %r970, -256;
	mul.wide.s32 	%rd27, %r971, 4;
	add.s64 	%rd7, %rd2, %rd27;
$L__BB0_140:
	membar.cta;
	ld.volatile.global.u32 	%r245, [%rd7];
	setp.eq.s32 	%p121, %r245, 0;
	@%p121 bra 	$L__BB0_140;
	and.b32  	%r972, %r245, 1073741823;
	add.s32 	%r2505, %r972, %r2505;
	setp.gt.s32 	%p122, %r245, -1;
	vote.sync.ballot.b32 	%r2504, %p122, %r2504;
	setp.lt.s32 	%p123, %r245, 0;
	@%p123 bra 	$L__BB0_143;
	add.s32 	%r249, %r2503, -1;
	setp.gt.s32 	%p124, %r2503, 1;
	mov.u32 	%r2503, %r249;
	@%p124 bra 	$L__BB0_139;
$L__BB0_143:
	or.b32  	%r973, %r2505, -2147483648;
	st.volatile.global.u32 	[%rd5], %r973;
	ld.shared.u32 	%r974, [%r238+29184];
	sub.s32 	%r975, %r2505, %r2502;
	add.s32 	%r976, %r975, %r974;
	st.shared.u32 	[%r238+29184], %r976;
$L__BB0_144:
	bar.sync 	0;
	shl.b32 	%r977, %r237, 2;
	add.s32 	%r979, %r840, %r977;
	ld.shared.u32 	%r251, [%r979+29184];
	setp.lt.s32 	%p125, %r3, 2;
	@%p125 bra 	$L__BB0_148;
	setp.eq.s32 	%p126, %r3, 2;
	@%p126 bra 	$L__BB0_147;
	bra.uni 	$L__BB0_146;
$L__BB0_147:
	xor.b32  	%r2477, %r2477, -2147483648;
	xor.b32  	%r2478, %r2478, -2147483648;
	xor.b32  	%r2479, %r2479, -2147483648;
	xor.b32  	%r2480, %r2480, -2147483648;
	xor.b32  	%r2481, %r2481, -2147483648;
	xor.b32  	%r2482, %r2482, -2147483648;
	xor.b32  	%r2483, %r2483, -2147483648;
	xor.b32  	%r2484, %r2484, -2147483648;
	xor.b32  	%r2485, %r2485, -2147483648;
	xor.b32  	%r2486, %r2486, -2147483648;
	xor.b32  	%r2487, %r2487, -2147483648;
	xor.b32  	%r2488, %r2488, -2147483648;
	xor.b32  	%r2489, %r2489, -2147483648;
	xor.b32  	%r2490, %r2490, -2147483648;
	xor.b32  	%r2491, %r2491, -2147483648;
	xor.b32  	%r2492, %r2492, -2147483648;
	xor.b32  	%r2493, %r2493, -2147483648;
	xor.b32  	%r2494, %r2494, -2147483648;
	xor.b32  	%r2495, %r2495, -2147483648;
	bra.uni 	$L__BB0_148;
$L__BB0_146:
	add.s32 	%r980, %r2477, %r1;
	setp.lt.s32 	%p127, %r980, 0;
	selp.b32 	%r981, -2147483648, -1, %p127;
	xor.b32  	%r2477, %r981, %r980;
	add.s32 	%r982, %r2478, %r1;
	setp.lt.s32 	%p128, %r982, 0;
	selp.b32 	%r983, -2147483648, -1, %p128;
	xor.b32  	%r2478, %r983, %r982;
	add.s32 	%r984, %r2479, %r1;
	setp.lt.s32 	%p129, %r984, 0;
	selp.b32 	%r985, -2147483648, -1, %p129;
	xor.b32  	%r2479, %r985, %r984;
	add.s32 	%r986, %r2480, %r1;
	setp.lt.s32 	%p130, %r986, 0;
	selp.b32 	%r987, -2147483648, -1, %p130;
	xor.b32  	%r2480, %r987, %r986;
	add.s32 	%r988, %r2481, %r1;
	setp.lt.s32 	%p131, %r988, 0;
	selp.b32 	%r989, -2147483648, -1, %p131;
	xor.b32  	%r2481, %r989, %r988;
	add.s32 	%r990, %r2482, %r1;
	setp.lt.s32 	%p132, %r990, 0;
	selp.b32 	%r991, -2147483648, -1, %p132;
	xor.b32  	%r2482, %r991, %r990;
	add.s32 	%r992, %r2483, %r1;
	setp.lt.s32 	%p133, %r992, 0;
	selp.b32 	%r993, -2147483648, -1, %p133;
	xor.b32  	%r2483, %r993, %r992;
	add.s32 	%r994, %r2484, %r1;
	setp.lt.s32 	%p134, %r994, 0;
	selp.b32 	%r995, -2147483648, -1, %p134;
	xor.b32  	%r2484, %r995, %r994;
	add.s32 	%r996, %r2485, %r1;
	setp.lt.s32 	%p135, %r996, 0;
	selp.b32 	%r997, -2147483648, -1, %p135;
	xor.b32  	%r2485, %r997, %r996;
	add.s32 	%r998, %r2486, %r1;
	setp.lt.s32 	%p136, %r998, 0;
	selp.b32 	%r999, -2147483648, -1, %p136;
	xor.b32  	%r2486, %r999, %r998;
	add.s32 	%r1000, %r2487, %r1;
	setp.lt.s32 	%p137, %r1000, 0;
	selp.b32 	%r1001, -2147483648, -1, %p137;
	xor.b32  	%r2487, %r1001, %r1000;
	add.s32 	%r1002, %r2488, %r1;
	setp.lt.s32 	%p138, %r1002, 0;
	selp.b32 	%r1003, -2147483648, -1, %p138;
	xor.b32  	%r2488, %r1003, %r1002;
	add.s32 	%r1004, %r2489, %r1;
	setp.lt.s32 	%p139, %r1004, 0;
	selp.b32 	%r1005, -2147483648, -1, %p139;
	xor.b32  	%r2489, %r1005, %r1004;
	add.s32 	%r1006, %r2490, %r1;
	setp.lt.s32 	%p140, %r1006, 0;
	selp.b32 	%r1007, -2147483648, -1, %p140;
	xor.b32  	%r2490, %r1007, %r1006;
	add.s32 	%r1008, %r2491, %r1;
	setp.lt.s32 	%p141, %r1008, 0;
	selp.b32 	%r1009, -2147483648, -1, %p141;
	xor.b32  	%r2491, %r1009, %r1008;
	add.s32 	%r1010, %r2492, %r1;
	setp.lt.s32 	%p142, %r1010, 0;
	selp.b32 	%r1011, -2147483648, -1, %p142;
	xor.b32  	%r2492, %r1011, %r1010;
	add.s32 	%r1012, %r2493, %r1;
	setp.lt.s32 	%p143, %r1012, 0;
	selp.b32 	%r1013, -2147483648, -1, %p143;
	xor.b32  	%r2493, %r1013, %r1012;
	add.s32 	%r1014, %r2494, %r1;
	setp.lt.s32 	%p144, %r1014, 0;
	selp.b32 	%r1015, -2147483648, -1, %p144;
	xor.b32  	%r2494, %r1015, %r1014;
	add.s32 	%r1016, %r2495, %r1;
	setp.lt.s32 	%p145, %r1016, 0;
	selp.b32 	%r1017, -2147483648, -1, %p145;
	xor.b32  	%r2495, %r1017, %r1016;
$L__BB0_148:
	mad.lo.s32 	%r1018, %r6, 7296, 7296;
	setp.le.s32 	%p146, %r1018, %r673;
	cvt.u64.u32 	%rd29, %r251;
	add.s64 	%rd30, %rd29, %rd20;
	shl.b64 	%rd31, %rd30, 2;
	add.s64 	%rd8, %rd1, %rd31;
	@%p146 bra 	$L__BB0_187;
	bra.uni 	$L__BB0_149;
$L__BB0_187:
	st.global.u32 	[%rd8], %r2477;
	st.global.u32 	[%rd8+128], %r2478;
	st.global.u32 	[%rd8+256], %r2479;
	st.global.u32 	[%rd8+384], %r2480;
	st.global.u32 	[%rd8+512], %r2481;
	st.global.u32 	[%rd8+640], %r2482;
	st.global.u32 	[%rd8+768], %r2483;
	st.global.u32 	[%rd8+896], %r2484;
	st.global.u32 	[%rd8+1024], %r2485;
	st.global.u32 	[%rd8+1152], %r2486;
	st.global.u32 	[%rd8+1280], %r2487;
	st.global.u32 	[%rd8+1408], %r2488;
	st.global.u32 	[%rd8+1536], %r2489;
	st.global.u32 	[%rd8+1664], %r2490;
	st.global.u32 	[%rd8+1792], %r2491;
	st.global.u32 	[%rd8+1920], %r2492;
	st.global.u32 	[%rd8+2048], %r2493;
	st.global.u32 	[%rd8+2176], %r2494;
	st.global.u32 	[%rd8+2304], %r2495;
	bra.uni 	$L__BB0_188;
$L__BB0_149:
	mad.lo.s32 	%r309, %r6, -7296, %r673;
	setp.ge.s32 	%p147, %r684, %r309;
	@%p147 bra 	$L__BB0_151;
	st.global.u32 	[%rd8], %r2477;
$L__BB0_151:
	add.s32 	%r1026, %r684, 32;
	setp.ge.s32 	%p148, %r1026, %r309;
	@%p148 bra 	$L__BB0_153;
	st.global.u32 	[%rd8+128], %r2478;
$L__BB0_153:
	add.s32 	%r1027, %r684, 64;
	setp.ge.s32 	%p149, %r1027, %r309;
	@%p149 bra 	$L__BB0_155;
	st.global.u32 	[%rd8+256], %r2479;
$L__BB0_155:
	add.s32 	%r1028, %r684, 96;
	setp.ge.s32 	%p150, %r1028, %r309;
	@%p150 bra 	$L__BB0_157;
	st.global.u32 	[%rd8+384], %r2480;
$L__BB0_157:
	add.s32 	%r1029, %r684, 128;
	setp.ge.s32 	%p151, %r1029, %r309;
	@%p151 bra 	$L__BB0_159;
	st.global.u32 	[%rd8+512], %r2481;
$L__BB0_159:
	add.s32 	%r1030, %r684, 160;
	setp.ge.s32 	%p152, %r1030, %r309;
	@%p152 bra 	$L__BB0_161;
	st.global.u32 	[%rd8+640], %r2482;
$L__BB0_161:
	add.s32 	%r1031, %r684, 192;
	setp.ge.s32 	%p153, %r1031, %r309;
	@%p153 bra 	$L__BB0_163;
	st.global.u32 	[%rd8+768], %r2483;
$L__BB0_163:
	add.s32 	%r1032, %r684, 224;
	setp.ge.s32 	%p154, %r1032, %r309;
	@%p154 bra 	$L__BB0_165;
	st.global.u32 	[%rd8+896], %r2484;
$L__BB0_165:
	add.s32 	%r1033, %r684, 256;
	setp.ge.s32 	%p155, %r1033, %r309;
	@%p155 bra 	$L__BB0_167;
	st.global.u32 	[%rd8+1024], %r2485;
$L__BB0_167:
	add.s32 	%r1034, %r684, 288;
	setp.ge.s32 	%p156, %r1034, %r309;
	@%p156 bra 	$L__BB0_169;
	st.global.u32 	[%rd8+1152], %r2486;
$L__BB0_169:
	add.s32 	%r1035, %r684, 320;
	setp.ge.s32 	%p157, %r1035, %r309;
	@%p157 bra 	$L__BB0_171;
	st.global.u32 	[%rd8+1280], %r2487;
$L__BB0_171:
	add.s32 	%r1036, %r684, 352;
	setp.ge.s32 	%p158, %r1036, %r309;
	@%p158 bra 	$L__BB0_173;
	st.global.u32 	[%rd8+1408], %r2488;
$L__BB0_173:
	add.s32 	%r1037, %r684, 384;
	setp.ge.s32 	%p159, %r1037, %r309;
	@%p159 bra 	$L__BB0_175;
	st.global.u32 	[%rd8+1536], %r2489;
$L__BB0_175:
	add.s32 	%r1038, %r684, 416;
	setp.ge.s32 	%p160, %r1038, %r309;
	@%p160 bra 	$L__BB0_177;
	st.global.u32 	[%rd8+1664], %r2490;
$L__BB0_177:
	add.s32 	%r1039, %r684, 448;
	setp.ge.s32 	%p161, %r1039, %r309;
	@%p161 bra 	$L__BB0_179;
	st.global.u32 	[%rd8+1792], %r2491;
$L__BB0_179:
	add.s32 	%r1040, %r684, 480;
	setp.ge.s32 	%p162, %r1040, %r309;
	@%p162 bra 	$L__BB0_181;
	st.global.u32 	[%rd8+1920], %r2492;
$L__BB0_181:
	add.s32 	%r1041, %r684, 512;
	setp.ge.s32 	%p163, %r1041, %r309;
	@%p163 bra 	$L__BB0_183;
	st.global.u32 	[%rd8+2048], %r2493;
$L__BB0_183:
	add.s32 	%r1042, %r684, 544;
	setp.ge.s32 	%p164, %r1042, %r309;
	@%p164 bra 	$L__BB0_185;
	st.global.u32 	[%rd8+2176], %r2494;
$L__BB0_185:
	add.s32 	%r1043, %r684, 576;
	setp.ge.s32 	%p165, %r1043, %r309;
	@%p165 bra 	$L__BB0_188;
	st.global.u32 	[%rd8+2304], %r2495;
$L__BB0_188:
	exit;
$L__BB0_189:
	mul.wide.u32 	%rd32, %r4, -1431655765;
	shr.u64 	%rd33, %rd32, 35;
	cvt.u32.u64 	%r1044, %rd33;
	add.s32 	%r1045, %r1044, %r4;
	shl.b32 	%r1046, %r1045, 2;
	add.s32 	%r330, %r840, %r1046;
	st.shared.u32 	[%r330+13328], %r2502;
	bar.sync 	0;
	setp.gt.u32 	%p166, %r4, 31;
	@%p166 bra 	$L__BB0_191;
	mad.lo.s32 	%r1079, %r4, 52, %r840;
	mov.u32 	%r1056, 2;
	ld.shared.u32 	%r1080, [%r1079+13332];
	mov.u32 	%r1075, 0;
	ld.shared.u32 	%r1081, [%r1079+13328];
	add.s32 	%r1082, %r1080, %r1081;
	ld.shared.u32 	%r1083, [%r1079+13336];
	add.s32 	%r1084, %r1082, %r1083;
	ld.shared.u32 	%r1085, [%r1079+13340];
	add.s32 	%r1086, %r1084, %r1085;
	ld.shared.u32 	%r1087, [%r1079+13344];
	add.s32 	%r1088, %r1086, %r1087;
	ld.shared.u32 	%r1089, [%r1079+13348];
	add.s32 	%r1090, %r1088, %r1089;
	ld.shared.u32 	%r1091, [%r1079+13352];
	add.s32 	%r1092, %r1090, %r1091;
	ld.shared.u32 	%r1093, [%r1079+13356];
	add.s32 	%r1094, %r1092, %r1093;
	ld.shared.u32 	%r1095, [%r1079+13360];
	add.s32 	%r1096, %r1094, %r1095;
	ld.shared.u32 	%r1097, [%r1079+13364];
	add.s32 	%r1098, %r1096, %r1097;
	ld.shared.u32 	%r1099, [%r1079+13368];
	add.s32 	%r1100, %r1098, %r1099;
	ld.shared.u32 	%r1101, [%r1079+13372];
	add.s32 	%r1052, %r1100, %r1101;
	mov.u32 	%r1050, 1;
	mov.u32 	%r1077, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1052, %r1050, %r1075, %r1077;  @p add.s32 r0, r0, %r1052;  mov.s32 %r1048, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1048, %r1056, %r1075, %r1077;  @p add.s32 r0, r0, %r1048;  mov.s32 %r1054, r0;}
	mov.u32 	%r1062, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1054, %r1062, %r1075, %r1077;  @p add.s32 r0, r0, %r1054;  mov.s32 %r1060, r0;}
	mov.u32 	%r1068, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1060, %r1068, %r1075, %r1077;  @p add.s32 r0, r0, %r1060;  mov.s32 %r1066, r0;}
	mov.u32 	%r1074, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r1066, %r1074, %r1075, %r1077;  @p add.s32 r0, r0, %r1066;  mov.s32 %r1072, r0;}
	sub.s32 	%r1102, %r1072, %r1052;
	add.s32 	%r1103, %r1081, %r1102;
	add.s32 	%r1104, %r1080, %r1103;
	add.s32 	%r1105, %r1083, %r1104;
	add.s32 	%r1106, %r1085, %r1105;
	add.s32 	%r1107, %r1087, %r1106;
	add.s32 	%r1108, %r1089, %r1107;
	add.s32 	%r1109, %r1091, %r1108;
	add.s32 	%r1110, %r1093, %r1109;
	add.s32 	%r1111, %r1095, %r1110;
	add.s32 	%r1112, %r1097, %r1111;
	add.s32 	%r1113, %r1099, %r1112;
	st.shared.u32 	[%r1079+13328], %r1102;
	st.shared.u32 	[%r1079+13332], %r1103;
	st.shared.u32 	[%r1079+13336], %r1104;
	st.shared.u32 	[%r1079+13340], %r1105;
	st.shared.u32 	[%r1079+13344], %r1106;
	st.shared.u32 	[%r1079+13348], %r1107;
	st.shared.u32 	[%r1079+13352], %r1108;
	st.shared.u32 	[%r1079+13356], %r1109;
	st.shared.u32 	[%r1079+13360], %r1110;
	st.shared.u32 	[%r1079+13364], %r1111;
	st.shared.u32 	[%r1079+13368], %r1112;
	st.shared.u32 	[%r1079+13372], %r1113;
$L__BB0_191:
	mul.wide.u32 	%rd118, %r4, -1431655765;
	shr.u64 	%rd117, %rd118, 35;
	cvt.u32.u64 	%r2401, %rd117;
	add.s32 	%r2400, %r2401, %r4;
	shl.b32 	%r2399, %r2400, 2;
	add.s32 	%r2398, %r840, %r2399;
	setp.gt.u32 	%p346, %r4, 255;
	bar.sync 	0;
	ld.shared.u32 	%r331, [%r2398+13328];
	@%p346 bra 	$L__BB0_193;
	ld.shared.u32 	%r1114, [%r238];
	add.s32 	%r1115, %r1114, %r331;
	st.shared.u32 	[%r238], %r1115;
	ld.shared.u32 	%r1116, [%r238+1024];
	add.s32 	%r1117, %r1116, %r331;
	st.shared.u32 	[%r238+1024], %r1117;
	ld.shared.u32 	%r1118, [%r238+2048];
	add.s32 	%r1119, %r1118, %r331;
	st.shared.u32 	[%r238+2048], %r1119;
	ld.shared.u32 	%r1120, [%r238+3072];
	add.s32 	%r1121, %r1120, %r331;
	st.shared.u32 	[%r238+3072], %r1121;
	ld.shared.u32 	%r1122, [%r238+4096];
	add.s32 	%r1123, %r1122, %r331;
	st.shared.u32 	[%r238+4096], %r1123;
	ld.shared.u32 	%r1124, [%r238+5120];
	add.s32 	%r1125, %r1124, %r331;
	st.shared.u32 	[%r238+5120], %r1125;
	ld.shared.u32 	%r1126, [%r238+6144];
	add.s32 	%r1127, %r1126, %r331;
	st.shared.u32 	[%r238+6144], %r1127;
	ld.shared.u32 	%r1128, [%r238+7168];
	add.s32 	%r1129, %r1128, %r331;
	st.shared.u32 	[%r238+7168], %r1129;
	ld.shared.u32 	%r1130, [%r238+8192];
	add.s32 	%r1131, %r1130, %r331;
	st.shared.u32 	[%r238+8192], %r1131;
	ld.shared.u32 	%r1132, [%r238+9216];
	add.s32 	%r1133, %r1132, %r331;
	st.shared.u32 	[%r238+9216], %r1133;
	ld.shared.u32 	%r1134, [%r238+10240];
	add.s32 	%r1135, %r1134, %r331;
	st.shared.u32 	[%r238+10240], %r1135;
	ld.shared.u32 	%r1136, [%r238+11264];
	add.s32 	%r1137, %r1136, %r331;
	st.shared.u32 	[%r238+11264], %r1137;
$L__BB0_193:
	bar.sync 	0;
	shr.u32 	%r1164, %r2477, %r674;
	and.b32  	%r1160, %r1164, 255;
	mov.u32 	%r1140, 1;
	{
    .reg .pred p;
    and.b32 %r1138, %r1160, %r1140;    setp.ne.u32 p, %r1138, 0;
    vote.ballot.sync.b32 %r1138, p, 0xffffffff;
    @!p not.b32 %r1138, %r1138;
}
	mov.u32 	%r1143, 2;
	{
    .reg .pred p;
    and.b32 %r1141, %r1160, %r1143;    setp.ne.u32 p, %r1141, 0;
    vote.ballot.sync.b32 %r1141, p, 0xffffffff;
    @!p not.b32 %r1141, %r1141;
}
	and.b32  	%r1165, %r1141, %r1138;
	mov.u32 	%r1146, 4;
	{
    .reg .pred p;
    and.b32 %r1144, %r1160, %r1146;    setp.ne.u32 p, %r1144, 0;
    vote.ballot.sync.b32 %r1144, p, 0xffffffff;
    @!p not.b32 %r1144, %r1144;
}
	and.b32  	%r1166, %r1144, %r1165;
	mov.u32 	%r1149, 8;
	{
    .reg .pred p;
    and.b32 %r1147, %r1160, %r1149;    setp.ne.u32 p, %r1147, 0;
    vote.ballot.sync.b32 %r1147, p, 0xffffffff;
    @!p not.b32 %r1147, %r1147;
}
	and.b32  	%r1167, %r1147, %r1166;
	mov.u32 	%r1152, 16;
	{
    .reg .pred p;
    and.b32 %r1150, %r1160, %r1152;    setp.ne.u32 p, %r1150, 0;
    vote.ballot.sync.b32 %r1150, p, 0xffffffff;
    @!p not.b32 %r1150, %r1150;
}
	and.b32  	%r1168, %r1150, %r1167;
	mov.u32 	%r1155, 32;
	{
    .reg .pred p;
    and.b32 %r1153, %r1160, %r1155;    setp.ne.u32 p, %r1153, 0;
    vote.ballot.sync.b32 %r1153, p, 0xffffffff;
    @!p not.b32 %r1153, %r1153;
}
	and.b32  	%r1169, %r1153, %r1168;
	mov.u32 	%r1158, 64;
	{
    .reg .pred p;
    and.b32 %r1156, %r1160, %r1158;    setp.ne.u32 p, %r1156, 0;
    vote.ballot.sync.b32 %r1156, p, 0xffffffff;
    @!p not.b32 %r1156, %r1156;
}
	and.b32  	%r1170, %r1156, %r1169;
	mov.u32 	%r1161, 128;
	{
    .reg .pred p;
    and.b32 %r1159, %r1160, %r1161;    setp.ne.u32 p, %r1159, 0;
    vote.ballot.sync.b32 %r1159, p, 0xffffffff;
    @!p not.b32 %r1159, %r1159;
}
	and.b32  	%r1171, %r1159, %r1170;
	clz.b32 	%r1172, %r1171;
	mov.u32 	%r1173, 31;
	sub.s32 	%r333, %r1173, %r1172;
	mov.u32 %r1162, %lanemask_le;
	and.b32  	%r1174, %r1162, %r1171;
	popc.b32 	%r334, %r1174;
	setp.ne.s32 	%p168, %r818, %r333;
	mov.u32 	%r2546, 0;
	mov.u32 	%r2545, %r2546;
	@%p168 bra 	$L__BB0_195;
	shl.b32 	%r1179, %r1160, 2;
	add.s32 	%r1180, %r841, %r1179;
	atom.shared.add.u32 	%r2545, [%r1180], %r334;
$L__BB0_195:
	mov.u32 	%r1208, -1;
	shfl.sync.idx.b32 	%r1209|%p169, %r2545, %r333, %r1173, %r1208;
	add.s32 	%r1210, %r334, %r1209;
	add.s32 	%r337, %r1210, -1;
	shr.u32 	%r1211, %r2478, %r674;
	and.b32  	%r1203, %r1211, 255;
	{
    .reg .pred p;
    and.b32 %r1181, %r1203, %r1140;    setp.ne.u32 p, %r1181, 0;
    vote.ballot.sync.b32 %r1181, p, 0xffffffff;
    @!p not.b32 %r1181, %r1181;
}
	{
    .reg .pred p;
    and.b32 %r1184, %r1203, %r1143;    setp.ne.u32 p, %r1184, 0;
    vote.ballot.sync.b32 %r1184, p, 0xffffffff;
    @!p not.b32 %r1184, %r1184;
}
	and.b32  	%r1212, %r1184, %r1181;
	{
    .reg .pred p;
    and.b32 %r1187, %r1203, %r1146;    setp.ne.u32 p, %r1187, 0;
    vote.ballot.sync.b32 %r1187, p, 0xffffffff;
    @!p not.b32 %r1187, %r1187;
}
	and.b32  	%r1213, %r1187, %r1212;
	{
    .reg .pred p;
    and.b32 %r1190, %r1203, %r1149;    setp.ne.u32 p, %r1190, 0;
    vote.ballot.sync.b32 %r1190, p, 0xffffffff;
    @!p not.b32 %r1190, %r1190;
}
	and.b32  	%r1214, %r1190, %r1213;
	{
    .reg .pred p;
    and.b32 %r1193, %r1203, %r1152;    setp.ne.u32 p, %r1193, 0;
    vote.ballot.sync.b32 %r1193, p, 0xffffffff;
    @!p not.b32 %r1193, %r1193;
}
	and.b32  	%r1215, %r1193, %r1214;
	{
    .reg .pred p;
    and.b32 %r1196, %r1203, %r1155;    setp.ne.u32 p, %r1196, 0;
    vote.ballot.sync.b32 %r1196, p, 0xffffffff;
    @!p not.b32 %r1196, %r1196;
}
	and.b32  	%r1216, %r1196, %r1215;
	{
    .reg .pred p;
    and.b32 %r1199, %r1203, %r1158;    setp.ne.u32 p, %r1199, 0;
    vote.ballot.sync.b32 %r1199, p, 0xffffffff;
    @!p not.b32 %r1199, %r1199;
}
	and.b32  	%r1217, %r1199, %r1216;
	{
    .reg .pred p;
    and.b32 %r1202, %r1203, %r1161;    setp.ne.u32 p, %r1202, 0;
    vote.ballot.sync.b32 %r1202, p, 0xffffffff;
    @!p not.b32 %r1202, %r1202;
}
	and.b32  	%r1218, %r1202, %r1217;
	clz.b32 	%r1219, %r1218;
	sub.s32 	%r339, %r1173, %r1219;
	mov.u32 %r1205, %lanemask_le;
	and.b32  	%r1220, %r1205, %r1218;
	popc.b32 	%r340, %r1220;
	setp.ne.s32 	%p170, %r818, %r339;
	@%p170 bra 	$L__BB0_197;
	shl.b32 	%r1225, %r1203, 2;
	add.s32 	%r1226, %r841, %r1225;
	atom.shared.add.u32 	%r2546, [%r1226], %r340;
$L__BB0_197:
	mov.u32 	%r2548, 0;
	mov.u32 	%r1253, 31;
	shfl.sync.idx.b32 	%r1255|%p171, %r2546, %r339, %r1253, %r1208;
	add.s32 	%r1256, %r340, %r1255;
	add.s32 	%r343, %r1256, -1;
	shr.u32 	%r1257, %r2479, %r674;
	and.b32  	%r1249, %r1257, 255;
	mov.u32 	%r1229, 1;
	{
    .reg .pred p;
    and.b32 %r1227, %r1249, %r1229;    setp.ne.u32 p, %r1227, 0;
    vote.ballot.sync.b32 %r1227, p, 0xffffffff;
    @!p not.b32 %r1227, %r1227;
}
	mov.u32 	%r1232, 2;
	{
    .reg .pred p;
    and.b32 %r1230, %r1249, %r1232;    setp.ne.u32 p, %r1230, 0;
    vote.ballot.sync.b32 %r1230, p, 0xffffffff;
    @!p not.b32 %r1230, %r1230;
}
	and.b32  	%r1258, %r1230, %r1227;
	mov.u32 	%r1235, 4;
	{
    .reg .pred p;
    and.b32 %r1233, %r1249, %r1235;    setp.ne.u32 p, %r1233, 0;
    vote.ballot.sync.b32 %r1233, p, 0xffffffff;
    @!p not.b32 %r1233, %r1233;
}
	and.b32  	%r1259, %r1233, %r1258;
	mov.u32 	%r1238, 8;
	{
    .reg .pred p;
    and.b32 %r1236, %r1249, %r1238;    setp.ne.u32 p, %r1236, 0;
    vote.ballot.sync.b32 %r1236, p, 0xffffffff;
    @!p not.b32 %r1236, %r1236;
}
	and.b32  	%r1260, %r1236, %r1259;
	mov.u32 	%r1241, 16;
	{
    .reg .pred p;
    and.b32 %r1239, %r1249, %r1241;    setp.ne.u32 p, %r1239, 0;
    vote.ballot.sync.b32 %r1239, p, 0xffffffff;
    @!p not.b32 %r1239, %r1239;
}
	and.b32  	%r1261, %r1239, %r1260;
	mov.u32 	%r1244, 32;
	{
    .reg .pred p;
    and.b32 %r1242, %r1249, %r1244;    setp.ne.u32 p, %r1242, 0;
    vote.ballot.sync.b32 %r1242, p, 0xffffffff;
    @!p not.b32 %r1242, %r1242;
}
	and.b32  	%r1262, %r1242, %r1261;
	mov.u32 	%r1247, 64;
	{
    .reg .pred p;
    and.b32 %r1245, %r1249, %r1247;    setp.ne.u32 p, %r1245, 0;
    vote.ballot.sync.b32 %r1245, p, 0xffffffff;
    @!p not.b32 %r1245, %r1245;
}
	and.b32  	%r1263, %r1245, %r1262;
	mov.u32 	%r1250, 128;
	{
    .reg .pred p;
    and.b32 %r1248, %r1249, %r1250;    setp.ne.u32 p, %r1248, 0;
    vote.ballot.sync.b32 %r1248, p, 0xffffffff;
    @!p not.b32 %r1248, %r1248;
}
	and.b32  	%r1264, %r1248, %r1263;
	clz.b32 	%r1265, %r1264;
	sub.s32 	%r345, %r1253, %r1265;
	mov.u32 %r1251, %lanemask_le;
	and.b32  	%r1266, %r1251, %r1264;
	popc.b32 	%r346, %r1266;
	setp.ne.s32 	%p172, %r818, %r345;
	mov.u32 	%r2547, %r2548;
	@%p172 bra 	$L__BB0_199;
	shl.b32 	%r1271, %r1249, 2;
	add.s32 	%r1272, %r841, %r1271;
	atom.shared.add.u32 	%r2547, [%r1272], %r346;
$L__BB0_199:
	mov.u32 	%r1300, -1;
	shfl.sync.idx.b32 	%r1301|%p173, %r2547, %r345, %r1253, %r1300;
	add.s32 	%r1302, %r346, %r1301;
	add.s32 	%r349, %r1302, -1;
	shr.u32 	%r1303, %r2480, %r674;
	and.b32  	%r1295, %r1303, 255;
	{
    .reg .pred p;
    and.b32 %r1273, %r1295, %r1229;    setp.ne.u32 p, %r1273, 0;
    vote.ballot.sync.b32 %r1273, p, 0xffffffff;
    @!p not.b32 %r1273, %r1273;
}
	{
    .reg .pred p;
    and.b32 %r1276, %r1295, %r1232;    setp.ne.u32 p, %r1276, 0;
    vote.ballot.sync.b32 %r1276, p, 0xffffffff;
    @!p not.b32 %r1276, %r1276;
}
	and.b32  	%r1304, %r1276, %r1273;
	{
    .reg .pred p;
    and.b32 %r1279, %r1295, %r1235;    setp.ne.u32 p, %r1279, 0;
    vote.ballot.sync.b32 %r1279, p, 0xffffffff;
    @!p not.b32 %r1279, %r1279;
}
	and.b32  	%r1305, %r1279, %r1304;
	{
    .reg .pred p;
    and.b32 %r1282, %r1295, %r1238;    setp.ne.u32 p, %r1282, 0;
    vote.ballot.sync.b32 %r1282, p, 0xffffffff;
    @!p not.b32 %r1282, %r1282;
}
	and.b32  	%r1306, %r1282, %r1305;
	{
    .reg .pred p;
    and.b32 %r1285, %r1295, %r1241;    setp.ne.u32 p, %r1285, 0;
    vote.ballot.sync.b32 %r1285, p, 0xffffffff;
    @!p not.b32 %r1285, %r1285;
}
	and.b32  	%r1307, %r1285, %r1306;
	{
    .reg .pred p;
    and.b32 %r1288, %r1295, %r1244;    setp.ne.u32 p, %r1288, 0;
    vote.ballot.sync.b32 %r1288, p, 0xffffffff;
    @!p not.b32 %r1288, %r1288;
}
	and.b32  	%r1308, %r1288, %r1307;
	{
    .reg .pred p;
    and.b32 %r1291, %r1295, %r1247;    setp.ne.u32 p, %r1291, 0;
    vote.ballot.sync.b32 %r1291, p, 0xffffffff;
    @!p not.b32 %r1291, %r1291;
}
	and.b32  	%r1309, %r1291, %r1308;
	{
    .reg .pred p;
    and.b32 %r1294, %r1295, %r1250;    setp.ne.u32 p, %r1294, 0;
    vote.ballot.sync.b32 %r1294, p, 0xffffffff;
    @!p not.b32 %r1294, %r1294;
}
	and.b32  	%r1310, %r1294, %r1309;
	clz.b32 	%r1311, %r1310;
	sub.s32 	%r351, %r1253, %r1311;
	mov.u32 %r1297, %lanemask_le;
	and.b32  	%r1312, %r1297, %r1310;
	popc.b32 	%r352, %r1312;
	setp.ne.s32 	%p174, %r818, %r351;
	@%p174 bra 	$L__BB0_201;
	shl.b32 	%r1317, %r1295, 2;
	add.s32 	%r1318, %r841, %r1317;
	atom.shared.add.u32 	%r2548, [%r1318], %r352;
$L__BB0_201:
	mov.u32 	%r2550, 0;
	mov.u32 	%r1345, 31;
	shfl.sync.idx.b32 	%r1347|%p175, %r2548, %r351, %r1345, %r1300;
	add.s32 	%r1348, %r352, %r1347;
	add.s32 	%r355, %r1348, -1;
	shr.u32 	%r1349, %r2481, %r674;
	and.b32  	%r1341, %r1349, 255;
	mov.u32 	%r1321, 1;
	{
    .reg .pred p;
    and.b32 %r1319, %r1341, %r1321;    setp.ne.u32 p, %r1319, 0;
    vote.ballot.sync.b32 %r1319, p, 0xffffffff;
    @!p not.b32 %r1319, %r1319;
}
	mov.u32 	%r1324, 2;
	{
    .reg .pred p;
    and.b32 %r1322, %r1341, %r1324;    setp.ne.u32 p, %r1322, 0;
    vote.ballot.sync.b32 %r1322, p, 0xffffffff;
    @!p not.b32 %r1322, %r1322;
}
	and.b32  	%r1350, %r1322, %r1319;
	mov.u32 	%r1327, 4;
	{
    .reg .pred p;
    and.b32 %r1325, %r1341, %r1327;    setp.ne.u32 p, %r1325, 0;
    vote.ballot.sync.b32 %r1325, p, 0xffffffff;
    @!p not.b32 %r1325, %r1325;
}
	and.b32  	%r1351, %r1325, %r1350;
	mov.u32 	%r1330, 8;
	{
    .reg .pred p;
    and.b32 %r1328, %r1341, %r1330;    setp.ne.u32 p, %r1328, 0;
    vote.ballot.sync.b32 %r1328, p, 0xffffffff;
    @!p not.b32 %r1328, %r1328;
}
	and.b32  	%r1352, %r1328, %r1351;
	mov.u32 	%r1333, 16;
	{
    .reg .pred p;
    and.b32 %r1331, %r1341, %r1333;    setp.ne.u32 p, %r1331, 0;
    vote.ballot.sync.b32 %r1331, p, 0xffffffff;
    @!p not.b32 %r1331, %r1331;
}
	and.b32  	%r1353, %r1331, %r1352;
	mov.u32 	%r1336, 32;
	{
    .reg .pred p;
    and.b32 %r1334, %r1341, %r1336;    setp.ne.u32 p, %r1334, 0;
    vote.ballot.sync.b32 %r1334, p, 0xffffffff;
    @!p not.b32 %r1334, %r1334;
}
	and.b32  	%r1354, %r1334, %r1353;
	mov.u32 	%r1339, 64;
	{
    .reg .pred p;
    and.b32 %r1337, %r1341, %r1339;    setp.ne.u32 p, %r1337, 0;
    vote.ballot.sync.b32 %r1337, p, 0xffffffff;
    @!p not.b32 %r1337, %r1337;
}
	and.b32  	%r1355, %r1337, %r1354;
	mov.u32 	%r1342, 128;
	{
    .reg .pred p;
    and.b32 %r1340, %r1341, %r1342;    setp.ne.u32 p, %r1340, 0;
    vote.ballot.sync.b32 %r1340, p, 0xffffffff;
    @!p not.b32 %r1340, %r1340;
}
	and.b32  	%r1356, %r1340, %r1355;
	clz.b32 	%r1357, %r1356;
	sub.s32 	%r357, %r1345, %r1357;
	mov.u32 %r1343, %lanemask_le;
	and.b32  	%r1358, %r1343, %r1356;
	popc.b32 	%r358, %r1358;
	setp.ne.s32 	%p176, %r818, %r357;
	mov.u32 	%r2549, %r2550;
	@%p176 bra 	$L__BB0_203;
	shl.b32 	%r1363, %r1341, 2;
	add.s32 	%r1364, %r841, %r1363;
	atom.shared.add.u32 	%r2549, [%r1364], %r358;
$L__BB0_203:
	mov.u32 	%r1392, -1;
	shfl.sync.idx.b32 	%r1393|%p177, %r2549, %r357, %r1345, %r1392;
	add.s32 	%r1394, %r358, %r1393;
	add.s32 	%r361, %r1394, -1;
	shr.u32 	%r1395, %r2482, %r674;
	and.b32  	%r1387, %r1395, 255;
	{
    .reg .pred p;
    and.b32 %r1365, %r1387, %r1321;    setp.ne.u32 p, %r1365, 0;
    vote.ballot.sync.b32 %r1365, p, 0xffffffff;
    @!p not.b32 %r1365, %r1365;
}
	{
    .reg .pred p;
    and.b32 %r1368, %r1387, %r1324;    setp.ne.u32 p, %r1368, 0;
    vote.ballot.sync.b32 %r1368, p, 0xffffffff;
    @!p not.b32 %r1368, %r1368;
}
	and.b32  	%r1396, %r1368, %r1365;
	{
    .reg .pred p;
    and.b32 %r1371, %r1387, %r1327;    setp.ne.u32 p, %r1371, 0;
    vote.ballot.sync.b32 %r1371, p, 0xffffffff;
    @!p not.b32 %r1371, %r1371;
}
	and.b32  	%r1397, %r1371, %r1396;
	{
    .reg .pred p;
    and.b32 %r1374, %r1387, %r1330;    setp.ne.u32 p, %r1374, 0;
    vote.ballot.sync.b32 %r1374, p, 0xffffffff;
    @!p not.b32 %r1374, %r1374;
}
	and.b32  	%r1398, %r1374, %r1397;
	{
    .reg .pred p;
    and.b32 %r1377, %r1387, %r1333;    setp.ne.u32 p, %r1377, 0;
    vote.ballot.sync.b32 %r1377, p, 0xffffffff;
    @!p not.b32 %r1377, %r1377;
}
	and.b32  	%r1399, %r1377, %r1398;
	{
    .reg .pred p;
    and.b32 %r1380, %r1387, %r1336;    setp.ne.u32 p, %r1380, 0;
    vote.ballot.sync.b32 %r1380, p, 0xffffffff;
    @!p not.b32 %r1380, %r1380;
}
	and.b32  	%r1400, %r1380, %r1399;
	{
    .reg .pred p;
    and.b32 %r1383, %r1387, %r1339;    setp.ne.u32 p, %r1383, 0;
    vote.ballot.sync.b32 %r1383, p, 0xffffffff;
    @!p not.b32 %r1383, %r1383;
}
	and.b32  	%r1401, %r1383, %r1400;
	{
    .reg .pred p;
    and.b32 %r1386, %r1387, %r1342;    setp.ne.u32 p, %r1386, 0;
    vote.ballot.sync.b32 %r1386, p, 0xffffffff;
    @!p not.b32 %r1386, %r1386;
}
	and.b32  	%r1402, %r1386, %r1401;
	clz.b32 	%r1403, %r1402;
	sub.s32 	%r363, %r1345, %r1403;
	mov.u32 %r1389, %lanemask_le;
	and.b32  	%r1404, %r1389, %r1402;
	popc.b32 	%r364, %r1404;
	setp.ne.s32 	%p178, %r818, %r363;
	@%p178 bra 	$L__BB0_205;
	shl.b32 	%r1409, %r1387, 2;
	add.s32 	%r1410, %r841, %r1409;
	atom.shared.add.u32 	%r2550, [%r1410], %r364;
$L__BB0_205:
	mov.u32 	%r2552, 0;
	mov.u32 	%r1437, 31;
	shfl.sync.idx.b32 	%r1439|%p179, %r2550, %r363, %r1437, %r1392;
	add.s32 	%r1440, %r364, %r1439;
	add.s32 	%r367, %r1440, -1;
	shr.u32 	%r1441, %r2483, %r674;
	and.b32  	%r1433, %r1441, 255;
	mov.u32 	%r1413, 1;
	{
    .reg .pred p;
    and.b32 %r1411, %r1433, %r1413;    setp.ne.u32 p, %r1411, 0;
    vote.ballot.sync.b32 %r1411, p, 0xffffffff;
    @!p not.b32 %r1411, %r1411;
}
	mov.u32 	%r1416, 2;
	{
    .reg .pred p;
    and.b32 %r1414, %r1433, %r1416;    setp.ne.u32 p, %r1414, 0;
    vote.ballot.sync.b32 %r1414, p, 0xffffffff;
    @!p not.b32 %r1414, %r1414;
}
	and.b32  	%r1442, %r1414, %r1411;
	mov.u32 	%r1419, 4;
	{
    .reg .pred p;
    and.b32 %r1417, %r1433, %r1419;    setp.ne.u32 p, %r1417, 0;
    vote.ballot.sync.b32 %r1417, p, 0xffffffff;
    @!p not.b32 %r1417, %r1417;
}
	and.b32  	%r1443, %r1417, %r1442;
	mov.u32 	%r1422, 8;
	{
    .reg .pred p;
    and.b32 %r1420, %r1433, %r1422;    setp.ne.u32 p, %r1420, 0;
    vote.ballot.sync.b32 %r1420, p, 0xffffffff;
    @!p not.b32 %r1420, %r1420;
}
	and.b32  	%r1444, %r1420, %r1443;
	mov.u32 	%r1425, 16;
	{
    .reg .pred p;
    and.b32 %r1423, %r1433, %r1425;    setp.ne.u32 p, %r1423, 0;
    vote.ballot.sync.b32 %r1423, p, 0xffffffff;
    @!p not.b32 %r1423, %r1423;
}
	and.b32  	%r1445, %r1423, %r1444;
	mov.u32 	%r1428, 32;
	{
    .reg .pred p;
    and.b32 %r1426, %r1433, %r1428;    setp.ne.u32 p, %r1426, 0;
    vote.ballot.sync.b32 %r1426, p, 0xffffffff;
    @!p not.b32 %r1426, %r1426;
}
	and.b32  	%r1446, %r1426, %r1445;
	mov.u32 	%r1431, 64;
	{
    .reg .pred p;
    and.b32 %r1429, %r1433, %r1431;    setp.ne.u32 p, %r1429, 0;
    vote.ballot.sync.b32 %r1429, p, 0xffffffff;
    @!p not.b32 %r1429, %r1429;
}
	and.b32  	%r1447, %r1429, %r1446;
	mov.u32 	%r1434, 128;
	{
    .reg .pred p;
    and.b32 %r1432, %r1433, %r1434;    setp.ne.u32 p, %r1432, 0;
    vote.ballot.sync.b32 %r1432, p, 0xffffffff;
    @!p not.b32 %r1432, %r1432;
}
	and.b32  	%r1448, %r1432, %r1447;
	clz.b32 	%r1449, %r1448;
	sub.s32 	%r369, %r1437, %r1449;
	mov.u32 %r1435, %lanemask_le;
	and.b32  	%r1450, %r1435, %r1448;
	popc.b32 	%r370, %r1450;
	setp.ne.s32 	%p180, %r818, %r369;
	mov.u32 	%r2551, %r2552;
	@%p180 bra 	$L__BB0_207;
	shl.b32 	%r1455, %r1433, 2;
	add.s32 	%r1456, %r841, %r1455;
	atom.shared.add.u32 	%r2551, [%r1456], %r370;
$L__BB0_207:
	mov.u32 	%r1484, -1;
	shfl.sync.idx.b32 	%r1485|%p181, %r2551, %r369, %r1437, %r1484;
	add.s32 	%r1486, %r370, %r1485;
	add.s32 	%r373, %r1486, -1;
	shr.u32 	%r1487, %r2484, %r674;
	and.b32  	%r1479, %r1487, 255;
	{
    .reg .pred p;
    and.b32 %r1457, %r1479, %r1413;    setp.ne.u32 p, %r1457, 0;
    vote.ballot.sync.b32 %r1457, p, 0xffffffff;
    @!p not.b32 %r1457, %r1457;
}
	{
    .reg .pred p;
    and.b32 %r1460, %r1479, %r1416;    setp.ne.u32 p, %r1460, 0;
    vote.ballot.sync.b32 %r1460, p, 0xffffffff;
    @!p not.b32 %r1460, %r1460;
}
	and.b32  	%r1488, %r1460, %r1457;
	{
    .reg .pred p;
    and.b32 %r1463, %r1479, %r1419;    setp.ne.u32 p, %r1463, 0;
    vote.ballot.sync.b32 %r1463, p, 0xffffffff;
    @!p not.b32 %r1463, %r1463;
}
	and.b32  	%r1489, %r1463, %r1488;
	{
    .reg .pred p;
    and.b32 %r1466, %r1479, %r1422;    setp.ne.u32 p, %r1466, 0;
    vote.ballot.sync.b32 %r1466, p, 0xffffffff;
    @!p not.b32 %r1466, %r1466;
}
	and.b32  	%r1490, %r1466, %r1489;
	{
    .reg .pred p;
    and.b32 %r1469, %r1479, %r1425;    setp.ne.u32 p, %r1469, 0;
    vote.ballot.sync.b32 %r1469, p, 0xffffffff;
    @!p not.b32 %r1469, %r1469;
}
	and.b32  	%r1491, %r1469, %r1490;
	{
    .reg .pred p;
    and.b32 %r1472, %r1479, %r1428;    setp.ne.u32 p, %r1472, 0;
    vote.ballot.sync.b32 %r1472, p, 0xffffffff;
    @!p not.b32 %r1472, %r1472;
}
	and.b32  	%r1492, %r1472, %r1491;
	{
    .reg .pred p;
    and.b32 %r1475, %r1479, %r1431;    setp.ne.u32 p, %r1475, 0;
    vote.ballot.sync.b32 %r1475, p, 0xffffffff;
    @!p not.b32 %r1475, %r1475;
}
	and.b32  	%r1493, %r1475, %r1492;
	{
    .reg .pred p;
    and.b32 %r1478, %r1479, %r1434;    setp.ne.u32 p, %r1478, 0;
    vote.ballot.sync.b32 %r1478, p, 0xffffffff;
    @!p not.b32 %r1478, %r1478;
}
	and.b32  	%r1494, %r1478, %r1493;
	clz.b32 	%r1495, %r1494;
	sub.s32 	%r375, %r1437, %r1495;
	mov.u32 %r1481, %lanemask_le;
	and.b32  	%r1496, %r1481, %r1494;
	popc.b32 	%r376, %r1496;
	setp.ne.s32 	%p182, %r818, %r375;
	@%p182 bra 	$L__BB0_209;
	shl.b32 	%r1501, %r1479, 2;
	add.s32 	%r1502, %r841, %r1501;
	atom.shared.add.u32 	%r2552, [%r1502], %r376;
$L__BB0_209:
	mov.u32 	%r2554, 0;
	mov.u32 	%r1529, 31;
	shfl.sync.idx.b32 	%r1531|%p183, %r2552, %r375, %r1529, %r1484;
	add.s32 	%r1532, %r376, %r1531;
	add.s32 	%r379, %r1532, -1;
	shr.u32 	%r1533, %r2485, %r674;
	and.b32  	%r1525, %r1533, 255;
	mov.u32 	%r1505, 1;
	{
    .reg .pred p;
    and.b32 %r1503, %r1525, %r1505;    setp.ne.u32 p, %r1503, 0;
    vote.ballot.sync.b32 %r1503, p, 0xffffffff;
    @!p not.b32 %r1503, %r1503;
}
	mov.u32 	%r1508, 2;
	{
    .reg .pred p;
    and.b32 %r1506, %r1525, %r1508;    setp.ne.u32 p, %r1506, 0;
    vote.ballot.sync.b32 %r1506, p, 0xffffffff;
    @!p not.b32 %r1506, %r1506;
}
	and.b32  	%r1534, %r1506, %r1503;
	mov.u32 	%r1511, 4;
	{
    .reg .pred p;
    and.b32 %r1509, %r1525, %r1511;    setp.ne.u32 p, %r1509, 0;
    vote.ballot.sync.b32 %r1509, p, 0xffffffff;
    @!p not.b32 %r1509, %r1509;
}
	and.b32  	%r1535, %r1509, %r1534;
	mov.u32 	%r1514, 8;
	{
    .reg .pred p;
    and.b32 %r1512, %r1525, %r1514;    setp.ne.u32 p, %r1512, 0;
    vote.ballot.sync.b32 %r1512, p, 0xffffffff;
    @!p not.b32 %r1512, %r1512;
}
	and.b32  	%r1536, %r1512, %r1535;
	mov.u32 	%r1517, 16;
	{
    .reg .pred p;
    and.b32 %r1515, %r1525, %r1517;    setp.ne.u32 p, %r1515, 0;
    vote.ballot.sync.b32 %r1515, p, 0xffffffff;
    @!p not.b32 %r1515, %r1515;
}
	and.b32  	%r1537, %r1515, %r1536;
	mov.u32 	%r1520, 32;
	{
    .reg .pred p;
    and.b32 %r1518, %r1525, %r1520;    setp.ne.u32 p, %r1518, 0;
    vote.ballot.sync.b32 %r1518, p, 0xffffffff;
    @!p not.b32 %r1518, %r1518;
}
	and.b32  	%r1538, %r1518, %r1537;
	mov.u32 	%r1523, 64;
	{
    .reg .pred p;
    and.b32 %r1521, %r1525, %r1523;    setp.ne.u32 p, %r1521, 0;
    vote.ballot.sync.b32 %r1521, p, 0xffffffff;
    @!p not.b32 %r1521, %r1521;
}
	and.b32  	%r1539, %r1521, %r1538;
	mov.u32 	%r1526, 128;
	{
    .reg .pred p;
    and.b32 %r1524, %r1525, %r1526;    setp.ne.u32 p, %r1524, 0;
    vote.ballot.sync.b32 %r1524, p, 0xffffffff;
    @!p not.b32 %r1524, %r1524;
}
	and.b32  	%r1540, %r1524, %r1539;
	clz.b32 	%r1541, %r1540;
	sub.s32 	%r381, %r1529, %r1541;
	mov.u32 %r1527, %lanemask_le;
	and.b32  	%r1542, %r1527, %r1540;
	popc.b32 	%r382, %r1542;
	setp.ne.s32 	%p184, %r818, %r381;
	mov.u32 	%r2553, %r2554;
	@%p184 bra 	$L__BB0_211;
	shl.b32 	%r1547, %r1525, 2;
	add.s32 	%r1548, %r841, %r1547;
	atom.shared.add.u32 	%r2553, [%r1548], %r382;
$L__BB0_211:
	mov.u32 	%r1576, -1;
	shfl.sync.idx.b32 	%r1577|%p185, %r2553, %r381, %r1529, %r1576;
	add.s32 	%r1578, %r382, %r1577;
	add.s32 	%r385, %r1578, -1;
	shr.u32 	%r1579, %r2486, %r674;
	and.b32  	%r1571, %r1579, 255;
	{
    .reg .pred p;
    and.b32 %r1549, %r1571, %r1505;    setp.ne.u32 p, %r1549, 0;
    vote.ballot.sync.b32 %r1549, p, 0xffffffff;
    @!p not.b32 %r1549, %r1549;
}
	{
    .reg .pred p;
    and.b32 %r1552, %r1571, %r1508;    setp.ne.u32 p, %r1552, 0;
    vote.ballot.sync.b32 %r1552, p, 0xffffffff;
    @!p not.b32 %r1552, %r1552;
}
	and.b32  	%r1580, %r1552, %r1549;
	{
    .reg .pred p;
    and.b32 %r1555, %r1571, %r1511;    setp.ne.u32 p, %r1555, 0;
    vote.ballot.sync.b32 %r1555, p, 0xffffffff;
    @!p not.b32 %r1555, %r1555;
}
	and.b32  	%r1581, %r1555, %r1580;
	{
    .reg .pred p;
    and.b32 %r1558, %r1571, %r1514;    setp.ne.u32 p, %r1558, 0;
    vote.ballot.sync.b32 %r1558, p, 0xffffffff;
    @!p not.b32 %r1558, %r1558;
}
	and.b32  	%r1582, %r1558, %r1581;
	{
    .reg .pred p;
    and.b32 %r1561, %r1571, %r1517;    setp.ne.u32 p, %r1561, 0;
    vote.ballot.sync.b32 %r1561, p, 0xffffffff;
    @!p not.b32 %r1561, %r1561;
}
	and.b32  	%r1583, %r1561, %r1582;
	{
    .reg .pred p;
    and.b32 %r1564, %r1571, %r1520;    setp.ne.u32 p, %r1564, 0;
    vote.ballot.sync.b32 %r1564, p, 0xffffffff;
    @!p not.b32 %r1564, %r1564;
}
	and.b32  	%r1584, %r1564, %r1583;
	{
    .reg .pred p;
    and.b32 %r1567, %r1571, %r1523;    setp.ne.u32 p, %r1567, 0;
    vote.ballot.sync.b32 %r1567, p, 0xffffffff;
    @!p not.b32 %r1567, %r1567;
}
	and.b32  	%r1585, %r1567, %r1584;
	{
    .reg .pred p;
    and.b32 %r1570, %r1571, %r1526;    setp.ne.u32 p, %r1570, 0;
    vote.ballot.sync.b32 %r1570, p, 0xffffffff;
    @!p not.b32 %r1570, %r1570;
}
	and.b32  	%r1586, %r1570, %r1585;
	clz.b32 	%r1587, %r1586;
	sub.s32 	%r387, %r1529, %r1587;
	mov.u32 %r1573, %lanemask_le;
	and.b32  	%r1588, %r1573, %r1586;
	popc.b32 	%r388, %r1588;
	setp.ne.s32 	%p186, %r818, %r387;
	@%p186 bra 	$L__BB0_213;
	shl.b32 	%r1593, %r1571, 2;
	add.s32 	%r1594, %r841, %r1593;
	atom.shared.add.u32 	%r2554, [%r1594], %r388;
$L__BB0_213:
	mov.u32 	%r2556, 0;
	mov.u32 	%r1621, 31;
	shfl.sync.idx.b32 	%r1623|%p187, %r2554, %r387, %r1621, %r1576;
	add.s32 	%r1624, %r388, %r1623;
	add.s32 	%r391, %r1624, -1;
	shr.u32 	%r1625, %r2487, %r674;
	and.b32  	%r1617, %r1625, 255;
	mov.u32 	%r1597, 1;
	{
    .reg .pred p;
    and.b32 %r1595, %r1617, %r1597;    setp.ne.u32 p, %r1595, 0;
    vote.ballot.sync.b32 %r1595, p, 0xffffffff;
    @!p not.b32 %r1595, %r1595;
}
	mov.u32 	%r1600, 2;
	{
    .reg .pred p;
    and.b32 %r1598, %r1617, %r1600;    setp.ne.u32 p, %r1598, 0;
    vote.ballot.sync.b32 %r1598, p, 0xffffffff;
    @!p not.b32 %r1598, %r1598;
}
	and.b32  	%r1626, %r1598, %r1595;
	mov.u32 	%r1603, 4;
	{
    .reg .pred p;
    and.b32 %r1601, %r1617, %r1603;    setp.ne.u32 p, %r1601, 0;
    vote.ballot.sync.b32 %r1601, p, 0xffffffff;
    @!p not.b32 %r1601, %r1601;
}
	and.b32  	%r1627, %r1601, %r1626;
	mov.u32 	%r1606, 8;
	{
    .reg .pred p;
    and.b32 %r1604, %r1617, %r1606;    setp.ne.u32 p, %r1604, 0;
    vote.ballot.sync.b32 %r1604, p, 0xffffffff;
    @!p not.b32 %r1604, %r1604;
}
	and.b32  	%r1628, %r1604, %r1627;
	mov.u32 	%r1609, 16;
	{
    .reg .pred p;
    and.b32 %r1607, %r1617, %r1609;    setp.ne.u32 p, %r1607, 0;
    vote.ballot.sync.b32 %r1607, p, 0xffffffff;
    @!p not.b32 %r1607, %r1607;
}
	and.b32  	%r1629, %r1607, %r1628;
	mov.u32 	%r1612, 32;
	{
    .reg .pred p;
    and.b32 %r1610, %r1617, %r1612;    setp.ne.u32 p, %r1610, 0;
    vote.ballot.sync.b32 %r1610, p, 0xffffffff;
    @!p not.b32 %r1610, %r1610;
}
	and.b32  	%r1630, %r1610, %r1629;
	mov.u32 	%r1615, 64;
	{
    .reg .pred p;
    and.b32 %r1613, %r1617, %r1615;    setp.ne.u32 p, %r1613, 0;
    vote.ballot.sync.b32 %r1613, p, 0xffffffff;
    @!p not.b32 %r1613, %r1613;
}
	and.b32  	%r1631, %r1613, %r1630;
	mov.u32 	%r1618, 128;
	{
    .reg .pred p;
    and.b32 %r1616, %r1617, %r1618;    setp.ne.u32 p, %r1616, 0;
    vote.ballot.sync.b32 %r1616, p, 0xffffffff;
    @!p not.b32 %r1616, %r1616;
}
	and.b32  	%r1632, %r1616, %r1631;
	clz.b32 	%r1633, %r1632;
	sub.s32 	%r393, %r1621, %r1633;
	mov.u32 %r1619, %lanemask_le;
	and.b32  	%r1634, %r1619, %r1632;
	popc.b32 	%r394, %r1634;
	setp.ne.s32 	%p188, %r818, %r393;
	mov.u32 	%r2555, %r2556;
	@%p188 bra 	$L__BB0_215;
	shl.b32 	%r1639, %r1617, 2;
	add.s32 	%r1640, %r841, %r1639;
	atom.shared.add.u32 	%r2555, [%r1640], %r394;
$L__BB0_215:
	mov.u32 	%r1668, -1;
	shfl.sync.idx.b32 	%r1669|%p189, %r2555, %r393, %r1621, %r1668;
	add.s32 	%r1670, %r394, %r1669;
	add.s32 	%r397, %r1670, -1;
	shr.u32 	%r1671, %r2488, %r674;
	and.b32  	%r1663, %r1671, 255;
	{
    .reg .pred p;
    and.b32 %r1641, %r1663, %r1597;    setp.ne.u32 p, %r1641, 0;
    vote.ballot.sync.b32 %r1641, p, 0xffffffff;
    @!p not.b32 %r1641, %r1641;
}
	{
    .reg .pred p;
    and.b32 %r1644, %r1663, %r1600;    setp.ne.u32 p, %r1644, 0;
    vote.ballot.sync.b32 %r1644, p, 0xffffffff;
    @!p not.b32 %r1644, %r1644;
}
	and.b32  	%r1672, %r1644, %r1641;
	{
    .reg .pred p;
    and.b32 %r1647, %r1663, %r1603;    setp.ne.u32 p, %r1647, 0;
    vote.ballot.sync.b32 %r1647, p, 0xffffffff;
    @!p not.b32 %r1647, %r1647;
}
	and.b32  	%r1673, %r1647, %r1672;
	{
    .reg .pred p;
    and.b32 %r1650, %r1663, %r1606;    setp.ne.u32 p, %r1650, 0;
    vote.ballot.sync.b32 %r1650, p, 0xffffffff;
    @!p not.b32 %r1650, %r1650;
}
	and.b32  	%r1674, %r1650, %r1673;
	{
    .reg .pred p;
    and.b32 %r1653, %r1663, %r1609;    setp.ne.u32 p, %r1653, 0;
    vote.ballot.sync.b32 %r1653, p, 0xffffffff;
    @!p not.b32 %r1653, %r1653;
}
	and.b32  	%r1675, %r1653, %r1674;
	{
    .reg .pred p;
    and.b32 %r1656, %r1663, %r1612;    setp.ne.u32 p, %r1656, 0;
    vote.ballot.sync.b32 %r1656, p, 0xffffffff;
    @!p not.b32 %r1656, %r1656;
}
	and.b32  	%r1676, %r1656, %r1675;
	{
    .reg .pred p;
    and.b32 %r1659, %r1663, %r1615;    setp.ne.u32 p, %r1659, 0;
    vote.ballot.sync.b32 %r1659, p, 0xffffffff;
    @!p not.b32 %r1659, %r1659;
}
	and.b32  	%r1677, %r1659, %r1676;
	{
    .reg .pred p;
    and.b32 %r1662, %r1663, %r1618;    setp.ne.u32 p, %r1662, 0;
    vote.ballot.sync.b32 %r1662, p, 0xffffffff;
    @!p not.b32 %r1662, %r1662;
}
	and.b32  	%r1678, %r1662, %r1677;
	clz.b32 	%r1679, %r1678;
	sub.s32 	%r399, %r1621, %r1679;
	mov.u32 %r1665, %lanemask_le;
	and.b32  	%r1680, %r1665, %r1678;
	popc.b32 	%r400, %r1680;
	setp.ne.s32 	%p190, %r818, %r399;
	@%p190 bra 	$L__BB0_217;
	shl.b32 	%r1685, %r1663, 2;
	add.s32 	%r1686, %r841, %r1685;
	atom.shared.add.u32 	%r2556, [%r1686], %r400;
$L__BB0_217:
	mov.u32 	%r2558, 0;
	mov.u32 	%r1713, 31;
	shfl.sync.idx.b32 	%r1715|%p191, %r2556, %r399, %r1713, %r1668;
	add.s32 	%r1716, %r400, %r1715;
	add.s32 	%r403, %r1716, -1;
	shr.u32 	%r1717, %r2489, %r674;
	and.b32  	%r1709, %r1717, 255;
	mov.u32 	%r1689, 1;
	{
    .reg .pred p;
    and.b32 %r1687, %r1709, %r1689;    setp.ne.u32 p, %r1687, 0;
    vote.ballot.sync.b32 %r1687, p, 0xffffffff;
    @!p not.b32 %r1687, %r1687;
}
	mov.u32 	%r1692, 2;
	{
    .reg .pred p;
    and.b32 %r1690, %r1709, %r1692;    setp.ne.u32 p, %r1690, 0;
    vote.ballot.sync.b32 %r1690, p, 0xffffffff;
    @!p not.b32 %r1690, %r1690;
}
	and.b32  	%r1718, %r1690, %r1687;
	mov.u32 	%r1695, 4;
	{
    .reg .pred p;
    and.b32 %r1693, %r1709, %r1695;    setp.ne.u32 p, %r1693, 0;
    vote.ballot.sync.b32 %r1693, p, 0xffffffff;
    @!p not.b32 %r1693, %r1693;
}
	and.b32  	%r1719, %r1693, %r1718;
	mov.u32 	%r1698, 8;
	{
    .reg .pred p;
    and.b32 %r1696, %r1709, %r1698;    setp.ne.u32 p, %r1696, 0;
    vote.ballot.sync.b32 %r1696, p, 0xffffffff;
    @!p not.b32 %r1696, %r1696;
}
	and.b32  	%r1720, %r1696, %r1719;
	mov.u32 	%r1701, 16;
	{
    .reg .pred p;
    and.b32 %r1699, %r1709, %r1701;    setp.ne.u32 p, %r1699, 0;
    vote.ballot.sync.b32 %r1699, p, 0xffffffff;
    @!p not.b32 %r1699, %r1699;
}
	and.b32  	%r1721, %r1699, %r1720;
	mov.u32 	%r1704, 32;
	{
    .reg .pred p;
    and.b32 %r1702, %r1709, %r1704;    setp.ne.u32 p, %r1702, 0;
    vote.ballot.sync.b32 %r1702, p, 0xffffffff;
    @!p not.b32 %r1702, %r1702;
}
	and.b32  	%r1722, %r1702, %r1721;
	mov.u32 	%r1707, 64;
	{
    .reg .pred p;
    and.b32 %r1705, %r1709, %r1707;    setp.ne.u32 p, %r1705, 0;
    vote.ballot.sync.b32 %r1705, p, 0xffffffff;
    @!p not.b32 %r1705, %r1705;
}
	and.b32  	%r1723, %r1705, %r1722;
	mov.u32 	%r1710, 128;
	{
    .reg .pred p;
    and.b32 %r1708, %r1709, %r1710;    setp.ne.u32 p, %r1708, 0;
    vote.ballot.sync.b32 %r1708, p, 0xffffffff;
    @!p not.b32 %r1708, %r1708;
}
	and.b32  	%r1724, %r1708, %r1723;
	clz.b32 	%r1725, %r1724;
	sub.s32 	%r405, %r1713, %r1725;
	mov.u32 %r1711, %lanemask_le;
	and.b32  	%r1726, %r1711, %r1724;
	popc.b32 	%r406, %r1726;
	setp.ne.s32 	%p192, %r818, %r405;
	mov.u32 	%r2557, %r2558;
	@%p192 bra 	$L__BB0_219;
	shl.b32 	%r1731, %r1709, 2;
	add.s32 	%r1732, %r841, %r1731;
	atom.shared.add.u32 	%r2557, [%r1732], %r406;
$L__BB0_219:
	mov.u32 	%r1760, -1;
	shfl.sync.idx.b32 	%r1761|%p193, %r2557, %r405, %r1713, %r1760;
	add.s32 	%r1762, %r406, %r1761;
	add.s32 	%r409, %r1762, -1;
	shr.u32 	%r1763, %r2490, %r674;
	and.b32  	%r1755, %r1763, 255;
	{
    .reg .pred p;
    and.b32 %r1733, %r1755, %r1689;    setp.ne.u32 p, %r1733, 0;
    vote.ballot.sync.b32 %r1733, p, 0xffffffff;
    @!p not.b32 %r1733, %r1733;
}
	{
    .reg .pred p;
    and.b32 %r1736, %r1755, %r1692;    setp.ne.u32 p, %r1736, 0;
    vote.ballot.sync.b32 %r1736, p, 0xffffffff;
    @!p not.b32 %r1736, %r1736;
}
	and.b32  	%r1764, %r1736, %r1733;
	{
    .reg .pred p;
    and.b32 %r1739, %r1755, %r1695;    setp.ne.u32 p, %r1739, 0;
    vote.ballot.sync.b32 %r1739, p, 0xffffffff;
    @!p not.b32 %r1739, %r1739;
}
	and.b32  	%r1765, %r1739, %r1764;
	{
    .reg .pred p;
    and.b32 %r1742, %r1755, %r1698;    setp.ne.u32 p, %r1742, 0;
    vote.ballot.sync.b32 %r1742, p, 0xffffffff;
    @!p not.b32 %r1742, %r1742;
}
	and.b32  	%r1766, %r1742, %r1765;
	{
    .reg .pred p;
    and.b32 %r1745, %r1755, %r1701;    setp.ne.u32 p, %r1745, 0;
    vote.ballot.sync.b32 %r1745, p, 0xffffffff;
    @!p not.b32 %r1745, %r1745;
}
	and.b32  	%r1767, %r1745, %r1766;
	{
    .reg .pred p;
    and.b32 %r1748, %r1755, %r1704;    setp.ne.u32 p, %r1748, 0;
    vote.ballot.sync.b32 %r1748, p, 0xffffffff;
    @!p not.b32 %r1748, %r1748;
}
	and.b32  	%r1768, %r1748, %r1767;
	{
    .reg .pred p;
    and.b32 %r1751, %r1755, %r1707;    setp.ne.u32 p, %r1751, 0;
    vote.ballot.sync.b32 %r1751, p, 0xffffffff;
    @!p not.b32 %r1751, %r1751;
}
	and.b32  	%r1769, %r1751, %r1768;
	{
    .reg .pred p;
    and.b32 %r1754, %r1755, %r1710;    setp.ne.u32 p, %r1754, 0;
    vote.ballot.sync.b32 %r1754, p, 0xffffffff;
    @!p not.b32 %r1754, %r1754;
}
	and.b32  	%r1770, %r1754, %r1769;
	clz.b32 	%r1771, %r1770;
	sub.s32 	%r411, %r1713, %r1771;
	mov.u32 %r1757, %lanemask_le;
	and.b32  	%r1772, %r1757, %r1770;
	popc.b32 	%r412, %r1772;
	setp.ne.s32 	%p194, %r818, %r411;
	@%p194 bra 	$L__BB0_221;
	shl.b32 	%r1777, %r1755, 2;
	add.s32 	%r1778, %r841, %r1777;
	atom.shared.add.u32 	%r2558, [%r1778], %r412;
$L__BB0_221:
	mov.u32 	%r2560, 0;
	mov.u32 	%r1805, 31;
	shfl.sync.idx.b32 	%r1807|%p195, %r2558, %r411, %r1805, %r1760;
	add.s32 	%r1808, %r412, %r1807;
	add.s32 	%r415, %r1808, -1;
	shr.u32 	%r1809, %r2491, %r674;
	and.b32  	%r1801, %r1809, 255;
	mov.u32 	%r1781, 1;
	{
    .reg .pred p;
    and.b32 %r1779, %r1801, %r1781;    setp.ne.u32 p, %r1779, 0;
    vote.ballot.sync.b32 %r1779, p, 0xffffffff;
    @!p not.b32 %r1779, %r1779;
}
	mov.u32 	%r1784, 2;
	{
    .reg .pred p;
    and.b32 %r1782, %r1801, %r1784;    setp.ne.u32 p, %r1782, 0;
    vote.ballot.sync.b32 %r1782, p, 0xffffffff;
    @!p not.b32 %r1782, %r1782;
}
	and.b32  	%r1810, %r1782, %r1779;
	mov.u32 	%r1787, 4;
	{
    .reg .pred p;
    and.b32 %r1785, %r1801, %r1787;    setp.ne.u32 p, %r1785, 0;
    vote.ballot.sync.b32 %r1785, p, 0xffffffff;
    @!p not.b32 %r1785, %r1785;
}
	and.b32  	%r1811, %r1785, %r1810;
	mov.u32 	%r1790, 8;
	{
    .reg .pred p;
    and.b32 %r1788, %r1801, %r1790;    setp.ne.u32 p, %r1788, 0;
    vote.ballot.sync.b32 %r1788, p, 0xffffffff;
    @!p not.b32 %r1788, %r1788;
}
	and.b32  	%r1812, %r1788, %r1811;
	mov.u32 	%r1793, 16;
	{
    .reg .pred p;
    and.b32 %r1791, %r1801, %r1793;    setp.ne.u32 p, %r1791, 0;
    vote.ballot.sync.b32 %r1791, p, 0xffffffff;
    @!p not.b32 %r1791, %r1791;
}
	and.b32  	%r1813, %r1791, %r1812;
	mov.u32 	%r1796, 32;
	{
    .reg .pred p;
    and.b32 %r1794, %r1801, %r1796;    setp.ne.u32 p, %r1794, 0;
    vote.ballot.sync.b32 %r1794, p, 0xffffffff;
    @!p not.b32 %r1794, %r1794;
}
	and.b32  	%r1814, %r1794, %r1813;
	mov.u32 	%r1799, 64;
	{
    .reg .pred p;
    and.b32 %r1797, %r1801, %r1799;    setp.ne.u32 p, %r1797, 0;
    vote.ballot.sync.b32 %r1797, p, 0xffffffff;
    @!p not.b32 %r1797, %r1797;
}
	and.b32  	%r1815, %r1797, %r1814;
	mov.u32 	%r1802, 128;
	{
    .reg .pred p;
    and.b32 %r1800, %r1801, %r1802;    setp.ne.u32 p, %r1800, 0;
    vote.ballot.sync.b32 %r1800, p, 0xffffffff;
    @!p not.b32 %r1800, %r1800;
}
	and.b32  	%r1816, %r1800, %r1815;
	clz.b32 	%r1817, %r1816;
	sub.s32 	%r417, %r1805, %r1817;
	mov.u32 %r1803, %lanemask_le;
	and.b32  	%r1818, %r1803, %r1816;
	popc.b32 	%r418, %r1818;
	setp.ne.s32 	%p196, %r818, %r417;
	mov.u32 	%r2559, %r2560;
	@%p196 bra 	$L__BB0_223;
	shl.b32 	%r1823, %r1801, 2;
	add.s32 	%r1824, %r841, %r1823;
	atom.shared.add.u32 	%r2559, [%r1824], %r418;
$L__BB0_223:
	mov.u32 	%r1852, -1;
	shfl.sync.idx.b32 	%r1853|%p197, %r2559, %r417, %r1805, %r1852;
	add.s32 	%r1854, %r418, %r1853;
	add.s32 	%r421, %r1854, -1;
	shr.u32 	%r1855, %r2492, %r674;
	and.b32  	%r1847, %r1855, 255;
	{
    .reg .pred p;
    and.b32 %r1825, %r1847, %r1781;    setp.ne.u32 p, %r1825, 0;
    vote.ballot.sync.b32 %r1825, p, 0xffffffff;
    @!p not.b32 %r1825, %r1825;
}
	{
    .reg .pred p;
    and.b32 %r1828, %r1847, %r1784;    setp.ne.u32 p, %r1828, 0;
    vote.ballot.sync.b32 %r1828, p, 0xffffffff;
    @!p not.b32 %r1828, %r1828;
}
	and.b32  	%r1856, %r1828, %r1825;
	{
    .reg .pred p;
    and.b32 %r1831, %r1847, %r1787;    setp.ne.u32 p, %r1831, 0;
    vote.ballot.sync.b32 %r1831, p, 0xffffffff;
    @!p not.b32 %r1831, %r1831;
}
	and.b32  	%r1857, %r1831, %r1856;
	{
    .reg .pred p;
    and.b32 %r1834, %r1847, %r1790;    setp.ne.u32 p, %r1834, 0;
    vote.ballot.sync.b32 %r1834, p, 0xffffffff;
    @!p not.b32 %r1834, %r1834;
}
	and.b32  	%r1858, %r1834, %r1857;
	{
    .reg .pred p;
    and.b32 %r1837, %r1847, %r1793;    setp.ne.u32 p, %r1837, 0;
    vote.ballot.sync.b32 %r1837, p, 0xffffffff;
    @!p not.b32 %r1837, %r1837;
}
	and.b32  	%r1859, %r1837, %r1858;
	{
    .reg .pred p;
    and.b32 %r1840, %r1847, %r1796;    setp.ne.u32 p, %r1840, 0;
    vote.ballot.sync.b32 %r1840, p, 0xffffffff;
    @!p not.b32 %r1840, %r1840;
}
	and.b32  	%r1860, %r1840, %r1859;
	{
    .reg .pred p;
    and.b32 %r1843, %r1847, %r1799;    setp.ne.u32 p, %r1843, 0;
    vote.ballot.sync.b32 %r1843, p, 0xffffffff;
    @!p not.b32 %r1843, %r1843;
}
	and.b32  	%r1861, %r1843, %r1860;
	{
    .reg .pred p;
    and.b32 %r1846, %r1847, %r1802;    setp.ne.u32 p, %r1846, 0;
    vote.ballot.sync.b32 %r1846, p, 0xffffffff;
    @!p not.b32 %r1846, %r1846;
}
	and.b32  	%r1862, %r1846, %r1861;
	clz.b32 	%r1863, %r1862;
	sub.s32 	%r423, %r1805, %r1863;
	mov.u32 %r1849, %lanemask_le;
	and.b32  	%r1864, %r1849, %r1862;
	popc.b32 	%r424, %r1864;
	setp.ne.s32 	%p198, %r818, %r423;
	@%p198 bra 	$L__BB0_225;
	shl.b32 	%r1869, %r1847, 2;
	add.s32 	%r1870, %r841, %r1869;
	atom.shared.add.u32 	%r2560, [%r1870], %r424;
$L__BB0_225:
	mov.u32 	%r2562, 0;
	mov.u32 	%r1897, 31;
	shfl.sync.idx.b32 	%r1899|%p199, %r2560, %r423, %r1897, %r1852;
	add.s32 	%r1900, %r424, %r1899;
	add.s32 	%r427, %r1900, -1;
	shr.u32 	%r1901, %r2493, %r674;
	and.b32  	%r1893, %r1901, 255;
	mov.u32 	%r1873, 1;
	{
    .reg .pred p;
    and.b32 %r1871, %r1893, %r1873;    setp.ne.u32 p, %r1871, 0;
    vote.ballot.sync.b32 %r1871, p, 0xffffffff;
    @!p not.b32 %r1871, %r1871;
}
	mov.u32 	%r1876, 2;
	{
    .reg .pred p;
    and.b32 %r1874, %r1893, %r1876;    setp.ne.u32 p, %r1874, 0;
    vote.ballot.sync.b32 %r1874, p, 0xffffffff;
    @!p not.b32 %r1874, %r1874;
}
	and.b32  	%r1902, %r1874, %r1871;
	mov.u32 	%r1879, 4;
	{
    .reg .pred p;
    and.b32 %r1877, %r1893, %r1879;    setp.ne.u32 p, %r1877, 0;
    vote.ballot.sync.b32 %r1877, p, 0xffffffff;
    @!p not.b32 %r1877, %r1877;
}
	and.b32  	%r1903, %r1877, %r1902;
	mov.u32 	%r1882, 8;
	{
    .reg .pred p;
    and.b32 %r1880, %r1893, %r1882;    setp.ne.u32 p, %r1880, 0;
    vote.ballot.sync.b32 %r1880, p, 0xffffffff;
    @!p not.b32 %r1880, %r1880;
}
	and.b32  	%r1904, %r1880, %r1903;
	mov.u32 	%r1885, 16;
	{
    .reg .pred p;
    and.b32 %r1883, %r1893, %r1885;    setp.ne.u32 p, %r1883, 0;
    vote.ballot.sync.b32 %r1883, p, 0xffffffff;
    @!p not.b32 %r1883, %r1883;
}
	and.b32  	%r1905, %r1883, %r1904;
	mov.u32 	%r1888, 32;
	{
    .reg .pred p;
    and.b32 %r1886, %r1893, %r1888;    setp.ne.u32 p, %r1886, 0;
    vote.ballot.sync.b32 %r1886, p, 0xffffffff;
    @!p not.b32 %r1886, %r1886;
}
	and.b32  	%r1906, %r1886, %r1905;
	mov.u32 	%r1891, 64;
	{
    .reg .pred p;
    and.b32 %r1889, %r1893, %r1891;    setp.ne.u32 p, %r1889, 0;
    vote.ballot.sync.b32 %r1889, p, 0xffffffff;
    @!p not.b32 %r1889, %r1889;
}
	and.b32  	%r1907, %r1889, %r1906;
	mov.u32 	%r1894, 128;
	{
    .reg .pred p;
    and.b32 %r1892, %r1893, %r1894;    setp.ne.u32 p, %r1892, 0;
    vote.ballot.sync.b32 %r1892, p, 0xffffffff;
    @!p not.b32 %r1892, %r1892;
}
	and.b32  	%r1908, %r1892, %r1907;
	clz.b32 	%r1909, %r1908;
	sub.s32 	%r429, %r1897, %r1909;
	mov.u32 %r1895, %lanemask_le;
	and.b32  	%r1910, %r1895, %r1908;
	popc.b32 	%r430, %r1910;
	setp.ne.s32 	%p200, %r818, %r429;
	mov.u32 	%r2561, %r2562;
	@%p200 bra 	$L__BB0_227;
	shl.b32 	%r1915, %r1893, 2;
	add.s32 	%r1916, %r841, %r1915;
	atom.shared.add.u32 	%r2561, [%r1916], %r430;
$L__BB0_227:
	mov.u32 	%r1944, -1;
	shfl.sync.idx.b32 	%r1945|%p201, %r2561, %r429, %r1897, %r1944;
	add.s32 	%r1946, %r430, %r1945;
	add.s32 	%r433, %r1946, -1;
	shr.u32 	%r1947, %r2494, %r674;
	and.b32  	%r1939, %r1947, 255;
	{
    .reg .pred p;
    and.b32 %r1917, %r1939, %r1873;    setp.ne.u32 p, %r1917, 0;
    vote.ballot.sync.b32 %r1917, p, 0xffffffff;
    @!p not.b32 %r1917, %r1917;
}
	{
    .reg .pred p;
    and.b32 %r1920, %r1939, %r1876;    setp.ne.u32 p, %r1920, 0;
    vote.ballot.sync.b32 %r1920, p, 0xffffffff;
    @!p not.b32 %r1920, %r1920;
}
	and.b32  	%r1948, %r1920, %r1917;
	{
    .reg .pred p;
    and.b32 %r1923, %r1939, %r1879;    setp.ne.u32 p, %r1923, 0;
    vote.ballot.sync.b32 %r1923, p, 0xffffffff;
    @!p not.b32 %r1923, %r1923;
}
	and.b32  	%r1949, %r1923, %r1948;
	{
    .reg .pred p;
    and.b32 %r1926, %r1939, %r1882;    setp.ne.u32 p, %r1926, 0;
    vote.ballot.sync.b32 %r1926, p, 0xffffffff;
    @!p not.b32 %r1926, %r1926;
}
	and.b32  	%r1950, %r1926, %r1949;
	{
    .reg .pred p;
    and.b32 %r1929, %r1939, %r1885;    setp.ne.u32 p, %r1929, 0;
    vote.ballot.sync.b32 %r1929, p, 0xffffffff;
    @!p not.b32 %r1929, %r1929;
}
	and.b32  	%r1951, %r1929, %r1950;
	{
    .reg .pred p;
    and.b32 %r1932, %r1939, %r1888;    setp.ne.u32 p, %r1932, 0;
    vote.ballot.sync.b32 %r1932, p, 0xffffffff;
    @!p not.b32 %r1932, %r1932;
}
	and.b32  	%r1952, %r1932, %r1951;
	{
    .reg .pred p;
    and.b32 %r1935, %r1939, %r1891;    setp.ne.u32 p, %r1935, 0;
    vote.ballot.sync.b32 %r1935, p, 0xffffffff;
    @!p not.b32 %r1935, %r1935;
}
	and.b32  	%r1953, %r1935, %r1952;
	{
    .reg .pred p;
    and.b32 %r1938, %r1939, %r1894;    setp.ne.u32 p, %r1938, 0;
    vote.ballot.sync.b32 %r1938, p, 0xffffffff;
    @!p not.b32 %r1938, %r1938;
}
	and.b32  	%r1954, %r1938, %r1953;
	clz.b32 	%r1955, %r1954;
	sub.s32 	%r435, %r1897, %r1955;
	mov.u32 %r1941, %lanemask_le;
	and.b32  	%r1956, %r1941, %r1954;
	popc.b32 	%r436, %r1956;
	setp.ne.s32 	%p202, %r818, %r435;
	@%p202 bra 	$L__BB0_229;
	shl.b32 	%r1961, %r1939, 2;
	add.s32 	%r1962, %r841, %r1961;
	atom.shared.add.u32 	%r2562, [%r1962], %r436;
$L__BB0_229:
	mov.u32 	%r2563, 0;
	mov.u32 	%r1989, 31;
	shfl.sync.idx.b32 	%r1991|%p203, %r2562, %r435, %r1989, %r1944;
	add.s32 	%r1992, %r436, %r1991;
	add.s32 	%r439, %r1992, -1;
	shr.u32 	%r1993, %r2495, %r674;
	and.b32  	%r1985, %r1993, 255;
	mov.u32 	%r1965, 1;
	{
    .reg .pred p;
    and.b32 %r1963, %r1985, %r1965;    setp.ne.u32 p, %r1963, 0;
    vote.ballot.sync.b32 %r1963, p, 0xffffffff;
    @!p not.b32 %r1963, %r1963;
}
	mov.u32 	%r1968, 2;
	{
    .reg .pred p;
    and.b32 %r1966, %r1985, %r1968;    setp.ne.u32 p, %r1966, 0;
    vote.ballot.sync.b32 %r1966, p, 0xffffffff;
    @!p not.b32 %r1966, %r1966;
}
	and.b32  	%r1994, %r1966, %r1963;
	mov.u32 	%r1971, 4;
	{
    .reg .pred p;
    and.b32 %r1969, %r1985, %r1971;    setp.ne.u32 p, %r1969, 0;
    vote.ballot.sync.b32 %r1969, p, 0xffffffff;
    @!p not.b32 %r1969, %r1969;
}
	and.b32  	%r1995, %r1969, %r1994;
	mov.u32 	%r1974, 8;
	{
    .reg .pred p;
    and.b32 %r1972, %r1985, %r1974;    setp.ne.u32 p, %r1972, 0;
    vote.ballot.sync.b32 %r1972, p, 0xffffffff;
    @!p not.b32 %r1972, %r1972;
}
	and.b32  	%r1996, %r1972, %r1995;
	mov.u32 	%r1977, 16;
	{
    .reg .pred p;
    and.b32 %r1975, %r1985, %r1977;    setp.ne.u32 p, %r1975, 0;
    vote.ballot.sync.b32 %r1975, p, 0xffffffff;
    @!p not.b32 %r1975, %r1975;
}
	and.b32  	%r1997, %r1975, %r1996;
	mov.u32 	%r1980, 32;
	{
    .reg .pred p;
    and.b32 %r1978, %r1985, %r1980;    setp.ne.u32 p, %r1978, 0;
    vote.ballot.sync.b32 %r1978, p, 0xffffffff;
    @!p not.b32 %r1978, %r1978;
}
	and.b32  	%r1998, %r1978, %r1997;
	mov.u32 	%r1983, 64;
	{
    .reg .pred p;
    and.b32 %r1981, %r1985, %r1983;    setp.ne.u32 p, %r1981, 0;
    vote.ballot.sync.b32 %r1981, p, 0xffffffff;
    @!p not.b32 %r1981, %r1981;
}
	and.b32  	%r1999, %r1981, %r1998;
	mov.u32 	%r1986, 128;
	{
    .reg .pred p;
    and.b32 %r1984, %r1985, %r1986;    setp.ne.u32 p, %r1984, 0;
    vote.ballot.sync.b32 %r1984, p, 0xffffffff;
    @!p not.b32 %r1984, %r1984;
}
	and.b32  	%r2000, %r1984, %r1999;
	clz.b32 	%r2001, %r2000;
	sub.s32 	%r441, %r1989, %r2001;
	mov.u32 %r1987, %lanemask_le;
	and.b32  	%r2002, %r1987, %r2000;
	popc.b32 	%r442, %r2002;
	setp.ne.s32 	%p204, %r818, %r441;
	@%p204 bra 	$L__BB0_231;
	shl.b32 	%r2007, %r1985, 2;
	add.s32 	%r2008, %r841, %r2007;
	atom.shared.add.u32 	%r2563, [%r2008], %r442;
$L__BB0_231:
	setp.gt.s32 	%p347, %r4, 255;
	mov.u32 	%r2010, -1;
	shfl.sync.idx.b32 	%r2011|%p205, %r2563, %r441, %r1989, %r2010;
	bar.sync 	0;
	shl.b32 	%r2012, %r337, 2;
	add.s32 	%r2014, %r840, %r2012;
	st.shared.u32 	[%r2014], %r2477;
	shl.b32 	%r2015, %r343, 2;
	add.s32 	%r2016, %r840, %r2015;
	st.shared.u32 	[%r2016], %r2478;
	shl.b32 	%r2017, %r349, 2;
	add.s32 	%r2018, %r840, %r2017;
	st.shared.u32 	[%r2018], %r2479;
	shl.b32 	%r2019, %r355, 2;
	add.s32 	%r2020, %r840, %r2019;
	st.shared.u32 	[%r2020], %r2480;
	shl.b32 	%r2021, %r361, 2;
	add.s32 	%r2022, %r840, %r2021;
	st.shared.u32 	[%r2022], %r2481;
	shl.b32 	%r2023, %r367, 2;
	add.s32 	%r2024, %r840, %r2023;
	st.shared.u32 	[%r2024], %r2482;
	shl.b32 	%r2025, %r373, 2;
	add.s32 	%r2026, %r840, %r2025;
	st.shared.u32 	[%r2026], %r2483;
	shl.b32 	%r2027, %r379, 2;
	add.s32 	%r2028, %r840, %r2027;
	st.shared.u32 	[%r2028], %r2484;
	shl.b32 	%r2029, %r385, 2;
	add.s32 	%r2030, %r840, %r2029;
	st.shared.u32 	[%r2030], %r2485;
	shl.b32 	%r2031, %r391, 2;
	add.s32 	%r2032, %r840, %r2031;
	st.shared.u32 	[%r2032], %r2486;
	shl.b32 	%r2033, %r397, 2;
	add.s32 	%r2034, %r840, %r2033;
	st.shared.u32 	[%r2034], %r2487;
	shl.b32 	%r2035, %r403, 2;
	add.s32 	%r2036, %r840, %r2035;
	st.shared.u32 	[%r2036], %r2488;
	shl.b32 	%r2037, %r409, 2;
	add.s32 	%r2038, %r840, %r2037;
	st.shared.u32 	[%r2038], %r2489;
	shl.b32 	%r2039, %r415, 2;
	add.s32 	%r2040, %r840, %r2039;
	st.shared.u32 	[%r2040], %r2490;
	shl.b32 	%r2041, %r421, 2;
	add.s32 	%r2042, %r840, %r2041;
	st.shared.u32 	[%r2042], %r2491;
	shl.b32 	%r2043, %r427, 2;
	add.s32 	%r2044, %r840, %r2043;
	st.shared.u32 	[%r2044], %r2492;
	shl.b32 	%r2045, %r433, 2;
	add.s32 	%r2046, %r840, %r2045;
	st.shared.u32 	[%r2046], %r2493;
	shl.b32 	%r2047, %r439, 2;
	add.s32 	%r2048, %r840, %r2047;
	st.shared.u32 	[%r2048], %r2494;
	add.s32 	%r2049, %r2011, %r442;
	shl.b32 	%r2050, %r2049, 2;
	add.s32 	%r2051, %r840, %r2050;
	st.shared.u32 	[%r2051+-4], %r2495;
	@%p347 bra 	$L__BB0_239;
	ld.param.u64 	%rd114, [gs_cub_32_param_0+40];
	mul.wide.s32 	%rd113, %r4, 4;
	cvta.to.global.u64 	%rd112, %rd114;
	add.s64 	%rd111, %rd112, %rd113;
	ld.global.u32 	%r2052, [%rd111];
	sub.s32 	%r2053, %r2052, %r331;
	st.shared.u32 	[%r238+29184], %r2053;
	setp.lt.s32 	%p207, %r6, 1;
	mov.u32 	%r2566, %r2502;
	@%p207 bra 	$L__BB0_238;
	mov.u32 	%r2565, -1;
	mov.u32 	%r2564, %r6;
	mov.u32 	%r2566, %r2502;
$L__BB0_234:
	add.s32 	%r449, %r2564, -1;
	shl.b32 	%r2057, %r449, 8;
	add.s32 	%r2058, %r2057, %r4;
	mul.wide.s32 	%rd34, %r2058, 4;
	add.s64 	%rd9, %rd2, %rd34;
$L__BB0_235:
	membar.cta;
	ld.volatile.global.u32 	%r450, [%rd9];
	setp.eq.s32 	%p208, %r450, 0;
	@%p208 bra 	$L__BB0_235;
	and.b32  	%r2059, %r450, 1073741823;
	add.s32 	%r2566, %r2059, %r2566;
	setp.gt.s32 	%p209, %r450, -1;
	vote.sync.ballot.b32 	%r2565, %p209, %r2565;
	setp.lt.s32 	%p210, %r450, 0;
	@%p210 bra 	$L__BB0_238;
	setp.gt.s32 	%p211, %r2564, 1;
	mov.u32 	%r2564, %r449;
	@%p211 bra 	$L__BB0_234;
$L__BB0_238:
	shl.b32 	%r2397, %r6, 8;
	add.s32 	%r2396, %r2397, %r4;
	mul.wide.s32 	%rd116, %r2396, 4;
	add.s64 	%rd115, %rd2, %rd116;
	or.b32  	%r2060, %r2566, -2147483648;
	st.volatile.global.u32 	[%rd115], %r2060;
	ld.shared.u32 	%r2061, [%r238+29184];
	sub.s32 	%r2062, %r2566, %r2502;
	add.s32 	%r2063, %r2062, %r2061;
	st.shared.u32 	[%r238+29184], %r2063;
$L__BB0_239:
	mad.lo.s32 	%r2064, %r6, 7296, 7296;
	setp.le.s32 	%p212, %r2064, %r673;
	bar.sync 	0;
	@%p212 bra 	$L__BB0_355;
	bra.uni 	$L__BB0_240;
$L__BB0_355:
	setp.lt.s32 	%p289, %r3, 2;
	ld.shared.u32 	%r2587, [%r238];
	shr.u32 	%r2226, %r2587, %r674;
	shl.b32 	%r2227, %r2226, 2;
	and.b32  	%r2228, %r2227, 1020;
	add.s32 	%r2229, %r840, %r2228;
	ld.shared.u32 	%r570, [%r2229+29184];
	@%p289 bra 	$L__BB0_359;
	setp.eq.s32 	%p290, %r3, 2;
	@%p290 bra 	$L__BB0_358;
	bra.uni 	$L__BB0_357;
$L__BB0_358:
	xor.b32  	%r2587, %r2587, -2147483648;
	bra.uni 	$L__BB0_359;
$L__BB0_240:
	mad.lo.s32 	%r455, %r6, -7296, %r673;
	ld.shared.u32 	%r2568, [%r238];
	setp.ge.s32 	%p213, %r4, %r455;
	@%p213 bra 	$L__BB0_246;
	shr.u32 	%r2068, %r2568, %r674;
	shl.b32 	%r2069, %r2068, 2;
	and.b32  	%r2070, %r2069, 1020;
	add.s32 	%r2072, %r840, %r2070;
	ld.shared.u32 	%r457, [%r2072+29184];
	setp.lt.s32 	%p214, %r3, 2;
	@%p214 bra 	$L__BB0_245;
	setp.eq.s32 	%p215, %r3, 2;
	@%p215 bra 	$L__BB0_244;
	bra.uni 	$L__BB0_243;
$L__BB0_244:
	xor.b32  	%r2568, %r2568, -2147483648;
	bra.uni 	$L__BB0_245;
$L__BB0_357:
	add.s32 	%r2230, %r2587, %r1;
	setp.lt.s32 	%p291, %r2230, 0;
	selp.b32 	%r2231, -2147483648, -1, %p291;
	xor.b32  	%r2587, %r2231, %r2230;
$L__BB0_359:
	add.s32 	%r2232, %r570, %r4;
	mul.wide.u32 	%rd73, %r2232, 4;
	add.s64 	%rd74, %rd1, %rd73;
	st.global.u32 	[%rd74], %r2587;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2588, [%r238+1536];
	shr.u32 	%r2235, %r2588, %r674;
	shl.b32 	%r2236, %r2235, 2;
	and.b32  	%r2237, %r2236, 1020;
	add.s32 	%r2238, %r840, %r2237;
	ld.shared.u32 	%r576, [%r2238+29184];
	@%p289 bra 	$L__BB0_363;
	setp.eq.s32 	%p293, %r3, 2;
	@%p293 bra 	$L__BB0_362;
	bra.uni 	$L__BB0_361;
$L__BB0_362:
	xor.b32  	%r2588, %r2588, -2147483648;
	bra.uni 	$L__BB0_363;
$L__BB0_361:
	add.s32 	%r2239, %r2588, %r1;
	setp.lt.s32 	%p294, %r2239, 0;
	selp.b32 	%r2240, -2147483648, -1, %p294;
	xor.b32  	%r2588, %r2240, %r2239;
$L__BB0_363:
	add.s32 	%r2241, %r576, %r4;
	add.s32 	%r2242, %r2241, 384;
	mul.wide.u32 	%rd75, %r2242, 4;
	add.s64 	%rd76, %rd1, %rd75;
	st.global.u32 	[%rd76], %r2588;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2589, [%r238+3072];
	shr.u32 	%r2243, %r2589, %r674;
	shl.b32 	%r2244, %r2243, 2;
	and.b32  	%r2245, %r2244, 1020;
	add.s32 	%r2247, %r840, %r2245;
	ld.shared.u32 	%r581, [%r2247+29184];
	@%p289 bra 	$L__BB0_367;
	setp.eq.s32 	%p296, %r3, 2;
	@%p296 bra 	$L__BB0_366;
	bra.uni 	$L__BB0_365;
$L__BB0_366:
	xor.b32  	%r2589, %r2589, -2147483648;
	bra.uni 	$L__BB0_367;
$L__BB0_365:
	add.s32 	%r2248, %r2589, %r1;
	setp.lt.s32 	%p297, %r2248, 0;
	selp.b32 	%r2249, -2147483648, -1, %p297;
	xor.b32  	%r2589, %r2249, %r2248;
$L__BB0_367:
	add.s32 	%r2250, %r581, %r4;
	add.s32 	%r2251, %r2250, 768;
	mul.wide.u32 	%rd77, %r2251, 4;
	add.s64 	%rd78, %rd1, %rd77;
	st.global.u32 	[%rd78], %r2589;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2590, [%r238+4608];
	shr.u32 	%r2252, %r2590, %r674;
	shl.b32 	%r2253, %r2252, 2;
	and.b32  	%r2254, %r2253, 1020;
	add.s32 	%r2256, %r840, %r2254;
	ld.shared.u32 	%r586, [%r2256+29184];
	@%p289 bra 	$L__BB0_371;
	setp.eq.s32 	%p299, %r3, 2;
	@%p299 bra 	$L__BB0_370;
	bra.uni 	$L__BB0_369;
$L__BB0_370:
	xor.b32  	%r2590, %r2590, -2147483648;
	bra.uni 	$L__BB0_371;
$L__BB0_369:
	add.s32 	%r2257, %r2590, %r1;
	setp.lt.s32 	%p300, %r2257, 0;
	selp.b32 	%r2258, -2147483648, -1, %p300;
	xor.b32  	%r2590, %r2258, %r2257;
$L__BB0_371:
	add.s32 	%r2259, %r586, %r4;
	add.s32 	%r2260, %r2259, 1152;
	mul.wide.u32 	%rd79, %r2260, 4;
	add.s64 	%rd80, %rd1, %rd79;
	st.global.u32 	[%rd80], %r2590;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2591, [%r238+6144];
	shr.u32 	%r2261, %r2591, %r674;
	shl.b32 	%r2262, %r2261, 2;
	and.b32  	%r2263, %r2262, 1020;
	add.s32 	%r2265, %r840, %r2263;
	ld.shared.u32 	%r591, [%r2265+29184];
	@%p289 bra 	$L__BB0_375;
	setp.eq.s32 	%p302, %r3, 2;
	@%p302 bra 	$L__BB0_374;
	bra.uni 	$L__BB0_373;
$L__BB0_374:
	xor.b32  	%r2591, %r2591, -2147483648;
	bra.uni 	$L__BB0_375;
$L__BB0_373:
	add.s32 	%r2266, %r2591, %r1;
	setp.lt.s32 	%p303, %r2266, 0;
	selp.b32 	%r2267, -2147483648, -1, %p303;
	xor.b32  	%r2591, %r2267, %r2266;
$L__BB0_375:
	add.s32 	%r2268, %r591, %r4;
	add.s32 	%r2269, %r2268, 1536;
	mul.wide.u32 	%rd81, %r2269, 4;
	add.s64 	%rd82, %rd1, %rd81;
	st.global.u32 	[%rd82], %r2591;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2592, [%r238+7680];
	shr.u32 	%r2270, %r2592, %r674;
	shl.b32 	%r2271, %r2270, 2;
	and.b32  	%r2272, %r2271, 1020;
	add.s32 	%r2274, %r840, %r2272;
	ld.shared.u32 	%r596, [%r2274+29184];
	@%p289 bra 	$L__BB0_379;
	setp.eq.s32 	%p305, %r3, 2;
	@%p305 bra 	$L__BB0_378;
	bra.uni 	$L__BB0_377;
$L__BB0_378:
	xor.b32  	%r2592, %r2592, -2147483648;
	bra.uni 	$L__BB0_379;
$L__BB0_377:
	add.s32 	%r2275, %r2592, %r1;
	setp.lt.s32 	%p306, %r2275, 0;
	selp.b32 	%r2276, -2147483648, -1, %p306;
	xor.b32  	%r2592, %r2276, %r2275;
$L__BB0_379:
	add.s32 	%r2277, %r596, %r4;
	add.s32 	%r2278, %r2277, 1920;
	mul.wide.u32 	%rd83, %r2278, 4;
	add.s64 	%rd84, %rd1, %rd83;
	st.global.u32 	[%rd84], %r2592;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2593, [%r238+9216];
	shr.u32 	%r2279, %r2593, %r674;
	shl.b32 	%r2280, %r2279, 2;
	and.b32  	%r2281, %r2280, 1020;
	add.s32 	%r2283, %r840, %r2281;
	ld.shared.u32 	%r601, [%r2283+29184];
	@%p289 bra 	$L__BB0_383;
	setp.eq.s32 	%p308, %r3, 2;
	@%p308 bra 	$L__BB0_382;
	bra.uni 	$L__BB0_381;
$L__BB0_382:
	xor.b32  	%r2593, %r2593, -2147483648;
	bra.uni 	$L__BB0_383;
$L__BB0_381:
	add.s32 	%r2284, %r2593, %r1;
	setp.lt.s32 	%p309, %r2284, 0;
	selp.b32 	%r2285, -2147483648, -1, %p309;
	xor.b32  	%r2593, %r2285, %r2284;
$L__BB0_383:
	add.s32 	%r2286, %r601, %r4;
	add.s32 	%r2287, %r2286, 2304;
	mul.wide.u32 	%rd85, %r2287, 4;
	add.s64 	%rd86, %rd1, %rd85;
	st.global.u32 	[%rd86], %r2593;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2594, [%r238+10752];
	shr.u32 	%r2288, %r2594, %r674;
	shl.b32 	%r2289, %r2288, 2;
	and.b32  	%r2290, %r2289, 1020;
	add.s32 	%r2292, %r840, %r2290;
	ld.shared.u32 	%r606, [%r2292+29184];
	@%p289 bra 	$L__BB0_387;
	setp.eq.s32 	%p311, %r3, 2;
	@%p311 bra 	$L__BB0_386;
	bra.uni 	$L__BB0_385;
$L__BB0_386:
	xor.b32  	%r2594, %r2594, -2147483648;
	bra.uni 	$L__BB0_387;
$L__BB0_385:
	add.s32 	%r2293, %r2594, %r1;
	setp.lt.s32 	%p312, %r2293, 0;
	selp.b32 	%r2294, -2147483648, -1, %p312;
	xor.b32  	%r2594, %r2294, %r2293;
$L__BB0_387:
	add.s32 	%r2295, %r606, %r4;
	add.s32 	%r2296, %r2295, 2688;
	mul.wide.u32 	%rd87, %r2296, 4;
	add.s64 	%rd88, %rd1, %rd87;
	st.global.u32 	[%rd88], %r2594;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2595, [%r238+12288];
	shr.u32 	%r2297, %r2595, %r674;
	shl.b32 	%r2298, %r2297, 2;
	and.b32  	%r2299, %r2298, 1020;
	add.s32 	%r2301, %r840, %r2299;
	ld.shared.u32 	%r611, [%r2301+29184];
	@%p289 bra 	$L__BB0_391;
	setp.eq.s32 	%p314, %r3, 2;
	@%p314 bra 	$L__BB0_390;
	bra.uni 	$L__BB0_389;
$L__BB0_390:
	xor.b32  	%r2595, %r2595, -2147483648;
	bra.uni 	$L__BB0_391;
$L__BB0_389:
	add.s32 	%r2302, %r2595, %r1;
	setp.lt.s32 	%p315, %r2302, 0;
	selp.b32 	%r2303, -2147483648, -1, %p315;
	xor.b32  	%r2595, %r2303, %r2302;
$L__BB0_391:
	add.s32 	%r2304, %r611, %r4;
	add.s32 	%r2305, %r2304, 3072;
	mul.wide.u32 	%rd89, %r2305, 4;
	add.s64 	%rd90, %rd1, %rd89;
	st.global.u32 	[%rd90], %r2595;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2596, [%r238+13824];
	shr.u32 	%r2306, %r2596, %r674;
	shl.b32 	%r2307, %r2306, 2;
	and.b32  	%r2308, %r2307, 1020;
	add.s32 	%r2310, %r840, %r2308;
	ld.shared.u32 	%r616, [%r2310+29184];
	@%p289 bra 	$L__BB0_395;
	setp.eq.s32 	%p317, %r3, 2;
	@%p317 bra 	$L__BB0_394;
	bra.uni 	$L__BB0_393;
$L__BB0_394:
	xor.b32  	%r2596, %r2596, -2147483648;
	bra.uni 	$L__BB0_395;
$L__BB0_393:
	add.s32 	%r2311, %r2596, %r1;
	setp.lt.s32 	%p318, %r2311, 0;
	selp.b32 	%r2312, -2147483648, -1, %p318;
	xor.b32  	%r2596, %r2312, %r2311;
$L__BB0_395:
	add.s32 	%r2313, %r616, %r4;
	add.s32 	%r2314, %r2313, 3456;
	mul.wide.u32 	%rd91, %r2314, 4;
	add.s64 	%rd92, %rd1, %rd91;
	st.global.u32 	[%rd92], %r2596;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2597, [%r238+15360];
	shr.u32 	%r2315, %r2597, %r674;
	shl.b32 	%r2316, %r2315, 2;
	and.b32  	%r2317, %r2316, 1020;
	add.s32 	%r2319, %r840, %r2317;
	ld.shared.u32 	%r621, [%r2319+29184];
	@%p289 bra 	$L__BB0_399;
	setp.eq.s32 	%p320, %r3, 2;
	@%p320 bra 	$L__BB0_398;
	bra.uni 	$L__BB0_397;
$L__BB0_398:
	xor.b32  	%r2597, %r2597, -2147483648;
	bra.uni 	$L__BB0_399;
$L__BB0_397:
	add.s32 	%r2320, %r2597, %r1;
	setp.lt.s32 	%p321, %r2320, 0;
	selp.b32 	%r2321, -2147483648, -1, %p321;
	xor.b32  	%r2597, %r2321, %r2320;
$L__BB0_399:
	add.s32 	%r2322, %r621, %r4;
	add.s32 	%r2323, %r2322, 3840;
	mul.wide.u32 	%rd93, %r2323, 4;
	add.s64 	%rd94, %rd1, %rd93;
	st.global.u32 	[%rd94], %r2597;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2598, [%r238+16896];
	shr.u32 	%r2324, %r2598, %r674;
	shl.b32 	%r2325, %r2324, 2;
	and.b32  	%r2326, %r2325, 1020;
	add.s32 	%r2328, %r840, %r2326;
	ld.shared.u32 	%r626, [%r2328+29184];
	@%p289 bra 	$L__BB0_403;
	setp.eq.s32 	%p323, %r3, 2;
	@%p323 bra 	$L__BB0_402;
	bra.uni 	$L__BB0_401;
$L__BB0_402:
	xor.b32  	%r2598, %r2598, -2147483648;
	bra.uni 	$L__BB0_403;
$L__BB0_401:
	add.s32 	%r2329, %r2598, %r1;
	setp.lt.s32 	%p324, %r2329, 0;
	selp.b32 	%r2330, -2147483648, -1, %p324;
	xor.b32  	%r2598, %r2330, %r2329;
$L__BB0_403:
	add.s32 	%r2331, %r626, %r4;
	add.s32 	%r2332, %r2331, 4224;
	mul.wide.u32 	%rd95, %r2332, 4;
	add.s64 	%rd96, %rd1, %rd95;
	st.global.u32 	[%rd96], %r2598;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2599, [%r238+18432];
	shr.u32 	%r2333, %r2599, %r674;
	shl.b32 	%r2334, %r2333, 2;
	and.b32  	%r2335, %r2334, 1020;
	add.s32 	%r2337, %r840, %r2335;
	ld.shared.u32 	%r631, [%r2337+29184];
	@%p289 bra 	$L__BB0_407;
	setp.eq.s32 	%p326, %r3, 2;
	@%p326 bra 	$L__BB0_406;
	bra.uni 	$L__BB0_405;
$L__BB0_406:
	xor.b32  	%r2599, %r2599, -2147483648;
	bra.uni 	$L__BB0_407;
$L__BB0_405:
	add.s32 	%r2338, %r2599, %r1;
	setp.lt.s32 	%p327, %r2338, 0;
	selp.b32 	%r2339, -2147483648, -1, %p327;
	xor.b32  	%r2599, %r2339, %r2338;
$L__BB0_407:
	add.s32 	%r2340, %r631, %r4;
	add.s32 	%r2341, %r2340, 4608;
	mul.wide.u32 	%rd97, %r2341, 4;
	add.s64 	%rd98, %rd1, %rd97;
	st.global.u32 	[%rd98], %r2599;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2600, [%r238+19968];
	shr.u32 	%r2342, %r2600, %r674;
	shl.b32 	%r2343, %r2342, 2;
	and.b32  	%r2344, %r2343, 1020;
	add.s32 	%r2346, %r840, %r2344;
	ld.shared.u32 	%r636, [%r2346+29184];
	@%p289 bra 	$L__BB0_411;
	setp.eq.s32 	%p329, %r3, 2;
	@%p329 bra 	$L__BB0_410;
	bra.uni 	$L__BB0_409;
$L__BB0_410:
	xor.b32  	%r2600, %r2600, -2147483648;
	bra.uni 	$L__BB0_411;
$L__BB0_409:
	add.s32 	%r2347, %r2600, %r1;
	setp.lt.s32 	%p330, %r2347, 0;
	selp.b32 	%r2348, -2147483648, -1, %p330;
	xor.b32  	%r2600, %r2348, %r2347;
$L__BB0_411:
	add.s32 	%r2349, %r636, %r4;
	add.s32 	%r2350, %r2349, 4992;
	mul.wide.u32 	%rd99, %r2350, 4;
	add.s64 	%rd100, %rd1, %rd99;
	st.global.u32 	[%rd100], %r2600;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2601, [%r238+21504];
	shr.u32 	%r2351, %r2601, %r674;
	shl.b32 	%r2352, %r2351, 2;
	and.b32  	%r2353, %r2352, 1020;
	add.s32 	%r2355, %r840, %r2353;
	ld.shared.u32 	%r641, [%r2355+29184];
	@%p289 bra 	$L__BB0_415;
	setp.eq.s32 	%p332, %r3, 2;
	@%p332 bra 	$L__BB0_414;
	bra.uni 	$L__BB0_413;
$L__BB0_414:
	xor.b32  	%r2601, %r2601, -2147483648;
	bra.uni 	$L__BB0_415;
$L__BB0_413:
	add.s32 	%r2356, %r2601, %r1;
	setp.lt.s32 	%p333, %r2356, 0;
	selp.b32 	%r2357, -2147483648, -1, %p333;
	xor.b32  	%r2601, %r2357, %r2356;
$L__BB0_415:
	add.s32 	%r2358, %r641, %r4;
	add.s32 	%r2359, %r2358, 5376;
	mul.wide.u32 	%rd101, %r2359, 4;
	add.s64 	%rd102, %rd1, %rd101;
	st.global.u32 	[%rd102], %r2601;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2602, [%r238+23040];
	shr.u32 	%r2360, %r2602, %r674;
	shl.b32 	%r2361, %r2360, 2;
	and.b32  	%r2362, %r2361, 1020;
	add.s32 	%r2364, %r840, %r2362;
	ld.shared.u32 	%r646, [%r2364+29184];
	@%p289 bra 	$L__BB0_419;
	setp.eq.s32 	%p335, %r3, 2;
	@%p335 bra 	$L__BB0_418;
	bra.uni 	$L__BB0_417;
$L__BB0_418:
	xor.b32  	%r2602, %r2602, -2147483648;
	bra.uni 	$L__BB0_419;
$L__BB0_417:
	add.s32 	%r2365, %r2602, %r1;
	setp.lt.s32 	%p336, %r2365, 0;
	selp.b32 	%r2366, -2147483648, -1, %p336;
	xor.b32  	%r2602, %r2366, %r2365;
$L__BB0_419:
	add.s32 	%r2367, %r646, %r4;
	add.s32 	%r2368, %r2367, 5760;
	mul.wide.u32 	%rd103, %r2368, 4;
	add.s64 	%rd104, %rd1, %rd103;
	st.global.u32 	[%rd104], %r2602;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2603, [%r238+24576];
	shr.u32 	%r2369, %r2603, %r674;
	shl.b32 	%r2370, %r2369, 2;
	and.b32  	%r2371, %r2370, 1020;
	add.s32 	%r2373, %r840, %r2371;
	ld.shared.u32 	%r651, [%r2373+29184];
	@%p289 bra 	$L__BB0_423;
	setp.eq.s32 	%p338, %r3, 2;
	@%p338 bra 	$L__BB0_422;
	bra.uni 	$L__BB0_421;
$L__BB0_422:
	xor.b32  	%r2603, %r2603, -2147483648;
	bra.uni 	$L__BB0_423;
$L__BB0_421:
	add.s32 	%r2374, %r2603, %r1;
	setp.lt.s32 	%p339, %r2374, 0;
	selp.b32 	%r2375, -2147483648, -1, %p339;
	xor.b32  	%r2603, %r2375, %r2374;
$L__BB0_423:
	add.s32 	%r2376, %r651, %r4;
	add.s32 	%r2377, %r2376, 6144;
	mul.wide.u32 	%rd105, %r2377, 4;
	add.s64 	%rd106, %rd1, %rd105;
	st.global.u32 	[%rd106], %r2603;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2604, [%r238+26112];
	shr.u32 	%r2378, %r2604, %r674;
	shl.b32 	%r2379, %r2378, 2;
	and.b32  	%r2380, %r2379, 1020;
	add.s32 	%r2382, %r840, %r2380;
	ld.shared.u32 	%r656, [%r2382+29184];
	@%p289 bra 	$L__BB0_427;
	setp.eq.s32 	%p341, %r3, 2;
	@%p341 bra 	$L__BB0_426;
	bra.uni 	$L__BB0_425;
$L__BB0_426:
	xor.b32  	%r2604, %r2604, -2147483648;
	bra.uni 	$L__BB0_427;
$L__BB0_425:
	add.s32 	%r2383, %r2604, %r1;
	setp.lt.s32 	%p342, %r2383, 0;
	selp.b32 	%r2384, -2147483648, -1, %p342;
	xor.b32  	%r2604, %r2384, %r2383;
$L__BB0_427:
	add.s32 	%r2385, %r656, %r4;
	add.s32 	%r2386, %r2385, 6528;
	mul.wide.u32 	%rd107, %r2386, 4;
	add.s64 	%rd108, %rd1, %rd107;
	st.global.u32 	[%rd108], %r2604;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2605, [%r238+27648];
	shr.u32 	%r2387, %r2605, %r674;
	shl.b32 	%r2388, %r2387, 2;
	and.b32  	%r2389, %r2388, 1020;
	add.s32 	%r2391, %r840, %r2389;
	ld.shared.u32 	%r2392, [%r2391+29184];
	add.s32 	%r2393, %r2392, %r4;
	add.s32 	%r661, %r2393, 6912;
	@%p289 bra 	$L__BB0_431;
	setp.eq.s32 	%p344, %r3, 2;
	@%p344 bra 	$L__BB0_430;
	bra.uni 	$L__BB0_429;
$L__BB0_430:
	xor.b32  	%r2605, %r2605, -2147483648;
	bra.uni 	$L__BB0_431;
$L__BB0_429:
	add.s32 	%r2394, %r2605, %r1;
	setp.lt.s32 	%p345, %r2394, 0;
	selp.b32 	%r2395, -2147483648, -1, %p345;
	xor.b32  	%r2605, %r2395, %r2394;
$L__BB0_431:
	mul.wide.u32 	%rd109, %r661, 4;
	add.s64 	%rd110, %rd1, %rd109;
	st.global.u32 	[%rd110], %r2605;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_432;
$L__BB0_243:
	add.s32 	%r2073, %r2568, %r1;
	setp.lt.s32 	%p216, %r2073, 0;
	selp.b32 	%r2074, -2147483648, -1, %p216;
	xor.b32  	%r2568, %r2074, %r2073;
$L__BB0_245:
	add.s32 	%r2075, %r457, %r4;
	mul.wide.u32 	%rd35, %r2075, 4;
	add.s64 	%rd36, %rd1, %rd35;
	st.global.u32 	[%rd36], %r2568;
$L__BB0_246:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2569, [%r238+1536];
	add.s32 	%r463, %r4, 384;
	setp.ge.s32 	%p217, %r463, %r455;
	@%p217 bra 	$L__BB0_252;
	shr.u32 	%r2078, %r2569, %r674;
	shl.b32 	%r2079, %r2078, 2;
	and.b32  	%r2080, %r2079, 1020;
	add.s32 	%r2082, %r840, %r2080;
	ld.shared.u32 	%r2083, [%r2082+29184];
	setp.lt.s32 	%p218, %r3, 2;
	add.s32 	%r464, %r2083, %r463;
	@%p218 bra 	$L__BB0_251;
	setp.eq.s32 	%p219, %r3, 2;
	@%p219 bra 	$L__BB0_250;
	bra.uni 	$L__BB0_249;
$L__BB0_250:
	xor.b32  	%r2569, %r2569, -2147483648;
	bra.uni 	$L__BB0_251;
$L__BB0_249:
	add.s32 	%r2084, %r2569, %r1;
	setp.lt.s32 	%p220, %r2084, 0;
	selp.b32 	%r2085, -2147483648, -1, %p220;
	xor.b32  	%r2569, %r2085, %r2084;
$L__BB0_251:
	mul.wide.u32 	%rd37, %r464, 4;
	add.s64 	%rd38, %rd1, %rd37;
	st.global.u32 	[%rd38], %r2569;
$L__BB0_252:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2570, [%r238+3072];
	add.s32 	%r469, %r4, 768;
	setp.ge.s32 	%p221, %r469, %r455;
	@%p221 bra 	$L__BB0_258;
	shr.u32 	%r2086, %r2570, %r674;
	shl.b32 	%r2087, %r2086, 2;
	and.b32  	%r2088, %r2087, 1020;
	add.s32 	%r2090, %r840, %r2088;
	ld.shared.u32 	%r2091, [%r2090+29184];
	setp.lt.s32 	%p222, %r3, 2;
	add.s32 	%r470, %r2091, %r469;
	@%p222 bra 	$L__BB0_257;
	setp.eq.s32 	%p223, %r3, 2;
	@%p223 bra 	$L__BB0_256;
	bra.uni 	$L__BB0_255;
$L__BB0_256:
	xor.b32  	%r2570, %r2570, -2147483648;
	bra.uni 	$L__BB0_257;
$L__BB0_255:
	add.s32 	%r2092, %r2570, %r1;
	setp.lt.s32 	%p224, %r2092, 0;
	selp.b32 	%r2093, -2147483648, -1, %p224;
	xor.b32  	%r2570, %r2093, %r2092;
$L__BB0_257:
	mul.wide.u32 	%rd39, %r470, 4;
	add.s64 	%rd40, %rd1, %rd39;
	st.global.u32 	[%rd40], %r2570;
$L__BB0_258:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2571, [%r238+4608];
	add.s32 	%r475, %r4, 1152;
	setp.ge.s32 	%p225, %r475, %r455;
	@%p225 bra 	$L__BB0_264;
	shr.u32 	%r2094, %r2571, %r674;
	shl.b32 	%r2095, %r2094, 2;
	and.b32  	%r2096, %r2095, 1020;
	add.s32 	%r2098, %r840, %r2096;
	ld.shared.u32 	%r2099, [%r2098+29184];
	setp.lt.s32 	%p226, %r3, 2;
	add.s32 	%r476, %r2099, %r475;
	@%p226 bra 	$L__BB0_263;
	setp.eq.s32 	%p227, %r3, 2;
	@%p227 bra 	$L__BB0_262;
	bra.uni 	$L__BB0_261;
$L__BB0_262:
	xor.b32  	%r2571, %r2571, -2147483648;
	bra.uni 	$L__BB0_263;
$L__BB0_261:
	add.s32 	%r2100, %r2571, %r1;
	setp.lt.s32 	%p228, %r2100, 0;
	selp.b32 	%r2101, -2147483648, -1, %p228;
	xor.b32  	%r2571, %r2101, %r2100;
$L__BB0_263:
	mul.wide.u32 	%rd41, %r476, 4;
	add.s64 	%rd42, %rd1, %rd41;
	st.global.u32 	[%rd42], %r2571;
$L__BB0_264:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2572, [%r238+6144];
	add.s32 	%r481, %r4, 1536;
	setp.ge.s32 	%p229, %r481, %r455;
	@%p229 bra 	$L__BB0_270;
	shr.u32 	%r2102, %r2572, %r674;
	shl.b32 	%r2103, %r2102, 2;
	and.b32  	%r2104, %r2103, 1020;
	add.s32 	%r2106, %r840, %r2104;
	ld.shared.u32 	%r2107, [%r2106+29184];
	setp.lt.s32 	%p230, %r3, 2;
	add.s32 	%r482, %r2107, %r481;
	@%p230 bra 	$L__BB0_269;
	setp.eq.s32 	%p231, %r3, 2;
	@%p231 bra 	$L__BB0_268;
	bra.uni 	$L__BB0_267;
$L__BB0_268:
	xor.b32  	%r2572, %r2572, -2147483648;
	bra.uni 	$L__BB0_269;
$L__BB0_267:
	add.s32 	%r2108, %r2572, %r1;
	setp.lt.s32 	%p232, %r2108, 0;
	selp.b32 	%r2109, -2147483648, -1, %p232;
	xor.b32  	%r2572, %r2109, %r2108;
$L__BB0_269:
	mul.wide.u32 	%rd43, %r482, 4;
	add.s64 	%rd44, %rd1, %rd43;
	st.global.u32 	[%rd44], %r2572;
$L__BB0_270:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2573, [%r238+7680];
	add.s32 	%r487, %r4, 1920;
	setp.ge.s32 	%p233, %r487, %r455;
	@%p233 bra 	$L__BB0_276;
	shr.u32 	%r2110, %r2573, %r674;
	shl.b32 	%r2111, %r2110, 2;
	and.b32  	%r2112, %r2111, 1020;
	add.s32 	%r2114, %r840, %r2112;
	ld.shared.u32 	%r2115, [%r2114+29184];
	setp.lt.s32 	%p234, %r3, 2;
	add.s32 	%r488, %r2115, %r487;
	@%p234 bra 	$L__BB0_275;
	setp.eq.s32 	%p235, %r3, 2;
	@%p235 bra 	$L__BB0_274;
	bra.uni 	$L__BB0_273;
$L__BB0_274:
	xor.b32  	%r2573, %r2573, -2147483648;
	bra.uni 	$L__BB0_275;
$L__BB0_273:
	add.s32 	%r2116, %r2573, %r1;
	setp.lt.s32 	%p236, %r2116, 0;
	selp.b32 	%r2117, -2147483648, -1, %p236;
	xor.b32  	%r2573, %r2117, %r2116;
$L__BB0_275:
	mul.wide.u32 	%rd45, %r488, 4;
	add.s64 	%rd46, %rd1, %rd45;
	st.global.u32 	[%rd46], %r2573;
$L__BB0_276:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2574, [%r238+9216];
	add.s32 	%r493, %r4, 2304;
	setp.ge.s32 	%p237, %r493, %r455;
	@%p237 bra 	$L__BB0_282;
	shr.u32 	%r2118, %r2574, %r674;
	shl.b32 	%r2119, %r2118, 2;
	and.b32  	%r2120, %r2119, 1020;
	add.s32 	%r2122, %r840, %r2120;
	ld.shared.u32 	%r2123, [%r2122+29184];
	setp.lt.s32 	%p238, %r3, 2;
	add.s32 	%r494, %r2123, %r493;
	@%p238 bra 	$L__BB0_281;
	setp.eq.s32 	%p239, %r3, 2;
	@%p239 bra 	$L__BB0_280;
	bra.uni 	$L__BB0_279;
$L__BB0_280:
	xor.b32  	%r2574, %r2574, -2147483648;
	bra.uni 	$L__BB0_281;
$L__BB0_279:
	add.s32 	%r2124, %r2574, %r1;
	setp.lt.s32 	%p240, %r2124, 0;
	selp.b32 	%r2125, -2147483648, -1, %p240;
	xor.b32  	%r2574, %r2125, %r2124;
$L__BB0_281:
	mul.wide.u32 	%rd47, %r494, 4;
	add.s64 	%rd48, %rd1, %rd47;
	st.global.u32 	[%rd48], %r2574;
$L__BB0_282:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2575, [%r238+10752];
	add.s32 	%r499, %r4, 2688;
	setp.ge.s32 	%p241, %r499, %r455;
	@%p241 bra 	$L__BB0_288;
	shr.u32 	%r2126, %r2575, %r674;
	shl.b32 	%r2127, %r2126, 2;
	and.b32  	%r2128, %r2127, 1020;
	add.s32 	%r2130, %r840, %r2128;
	ld.shared.u32 	%r2131, [%r2130+29184];
	setp.lt.s32 	%p242, %r3, 2;
	add.s32 	%r500, %r2131, %r499;
	@%p242 bra 	$L__BB0_287;
	setp.eq.s32 	%p243, %r3, 2;
	@%p243 bra 	$L__BB0_286;
	bra.uni 	$L__BB0_285;
$L__BB0_286:
	xor.b32  	%r2575, %r2575, -2147483648;
	bra.uni 	$L__BB0_287;
$L__BB0_285:
	add.s32 	%r2132, %r2575, %r1;
	setp.lt.s32 	%p244, %r2132, 0;
	selp.b32 	%r2133, -2147483648, -1, %p244;
	xor.b32  	%r2575, %r2133, %r2132;
$L__BB0_287:
	mul.wide.u32 	%rd49, %r500, 4;
	add.s64 	%rd50, %rd1, %rd49;
	st.global.u32 	[%rd50], %r2575;
$L__BB0_288:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2576, [%r238+12288];
	add.s32 	%r505, %r4, 3072;
	setp.ge.s32 	%p245, %r505, %r455;
	@%p245 bra 	$L__BB0_294;
	shr.u32 	%r2134, %r2576, %r674;
	shl.b32 	%r2135, %r2134, 2;
	and.b32  	%r2136, %r2135, 1020;
	add.s32 	%r2138, %r840, %r2136;
	ld.shared.u32 	%r2139, [%r2138+29184];
	setp.lt.s32 	%p246, %r3, 2;
	add.s32 	%r506, %r2139, %r505;
	@%p246 bra 	$L__BB0_293;
	setp.eq.s32 	%p247, %r3, 2;
	@%p247 bra 	$L__BB0_292;
	bra.uni 	$L__BB0_291;
$L__BB0_292:
	xor.b32  	%r2576, %r2576, -2147483648;
	bra.uni 	$L__BB0_293;
$L__BB0_291:
	add.s32 	%r2140, %r2576, %r1;
	setp.lt.s32 	%p248, %r2140, 0;
	selp.b32 	%r2141, -2147483648, -1, %p248;
	xor.b32  	%r2576, %r2141, %r2140;
$L__BB0_293:
	mul.wide.u32 	%rd51, %r506, 4;
	add.s64 	%rd52, %rd1, %rd51;
	st.global.u32 	[%rd52], %r2576;
$L__BB0_294:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2577, [%r238+13824];
	add.s32 	%r511, %r4, 3456;
	setp.ge.s32 	%p249, %r511, %r455;
	@%p249 bra 	$L__BB0_300;
	shr.u32 	%r2142, %r2577, %r674;
	shl.b32 	%r2143, %r2142, 2;
	and.b32  	%r2144, %r2143, 1020;
	add.s32 	%r2146, %r840, %r2144;
	ld.shared.u32 	%r2147, [%r2146+29184];
	setp.lt.s32 	%p250, %r3, 2;
	add.s32 	%r512, %r2147, %r511;
	@%p250 bra 	$L__BB0_299;
	setp.eq.s32 	%p251, %r3, 2;
	@%p251 bra 	$L__BB0_298;
	bra.uni 	$L__BB0_297;
$L__BB0_298:
	xor.b32  	%r2577, %r2577, -2147483648;
	bra.uni 	$L__BB0_299;
$L__BB0_297:
	add.s32 	%r2148, %r2577, %r1;
	setp.lt.s32 	%p252, %r2148, 0;
	selp.b32 	%r2149, -2147483648, -1, %p252;
	xor.b32  	%r2577, %r2149, %r2148;
$L__BB0_299:
	mul.wide.u32 	%rd53, %r512, 4;
	add.s64 	%rd54, %rd1, %rd53;
	st.global.u32 	[%rd54], %r2577;
$L__BB0_300:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2578, [%r238+15360];
	add.s32 	%r517, %r4, 3840;
	setp.ge.s32 	%p253, %r517, %r455;
	@%p253 bra 	$L__BB0_306;
	shr.u32 	%r2150, %r2578, %r674;
	shl.b32 	%r2151, %r2150, 2;
	and.b32  	%r2152, %r2151, 1020;
	add.s32 	%r2154, %r840, %r2152;
	ld.shared.u32 	%r2155, [%r2154+29184];
	setp.lt.s32 	%p254, %r3, 2;
	add.s32 	%r518, %r2155, %r517;
	@%p254 bra 	$L__BB0_305;
	setp.eq.s32 	%p255, %r3, 2;
	@%p255 bra 	$L__BB0_304;
	bra.uni 	$L__BB0_303;
$L__BB0_304:
	xor.b32  	%r2578, %r2578, -2147483648;
	bra.uni 	$L__BB0_305;
$L__BB0_303:
	add.s32 	%r2156, %r2578, %r1;
	setp.lt.s32 	%p256, %r2156, 0;
	selp.b32 	%r2157, -2147483648, -1, %p256;
	xor.b32  	%r2578, %r2157, %r2156;
$L__BB0_305:
	mul.wide.u32 	%rd55, %r518, 4;
	add.s64 	%rd56, %rd1, %rd55;
	st.global.u32 	[%rd56], %r2578;
$L__BB0_306:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2579, [%r238+16896];
	add.s32 	%r523, %r4, 4224;
	setp.ge.s32 	%p257, %r523, %r455;
	@%p257 bra 	$L__BB0_312;
	shr.u32 	%r2158, %r2579, %r674;
	shl.b32 	%r2159, %r2158, 2;
	and.b32  	%r2160, %r2159, 1020;
	add.s32 	%r2162, %r840, %r2160;
	ld.shared.u32 	%r2163, [%r2162+29184];
	setp.lt.s32 	%p258, %r3, 2;
	add.s32 	%r524, %r2163, %r523;
	@%p258 bra 	$L__BB0_311;
	setp.eq.s32 	%p259, %r3, 2;
	@%p259 bra 	$L__BB0_310;
	bra.uni 	$L__BB0_309;
$L__BB0_310:
	xor.b32  	%r2579, %r2579, -2147483648;
	bra.uni 	$L__BB0_311;
$L__BB0_309:
	add.s32 	%r2164, %r2579, %r1;
	setp.lt.s32 	%p260, %r2164, 0;
	selp.b32 	%r2165, -2147483648, -1, %p260;
	xor.b32  	%r2579, %r2165, %r2164;
$L__BB0_311:
	mul.wide.u32 	%rd57, %r524, 4;
	add.s64 	%rd58, %rd1, %rd57;
	st.global.u32 	[%rd58], %r2579;
$L__BB0_312:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2580, [%r238+18432];
	add.s32 	%r529, %r4, 4608;
	setp.ge.s32 	%p261, %r529, %r455;
	@%p261 bra 	$L__BB0_318;
	shr.u32 	%r2166, %r2580, %r674;
	shl.b32 	%r2167, %r2166, 2;
	and.b32  	%r2168, %r2167, 1020;
	add.s32 	%r2170, %r840, %r2168;
	ld.shared.u32 	%r2171, [%r2170+29184];
	setp.lt.s32 	%p262, %r3, 2;
	add.s32 	%r530, %r2171, %r529;
	@%p262 bra 	$L__BB0_317;
	setp.eq.s32 	%p263, %r3, 2;
	@%p263 bra 	$L__BB0_316;
	bra.uni 	$L__BB0_315;
$L__BB0_316:
	xor.b32  	%r2580, %r2580, -2147483648;
	bra.uni 	$L__BB0_317;
$L__BB0_315:
	add.s32 	%r2172, %r2580, %r1;
	setp.lt.s32 	%p264, %r2172, 0;
	selp.b32 	%r2173, -2147483648, -1, %p264;
	xor.b32  	%r2580, %r2173, %r2172;
$L__BB0_317:
	mul.wide.u32 	%rd59, %r530, 4;
	add.s64 	%rd60, %rd1, %rd59;
	st.global.u32 	[%rd60], %r2580;
$L__BB0_318:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2581, [%r238+19968];
	add.s32 	%r535, %r4, 4992;
	setp.ge.s32 	%p265, %r535, %r455;
	@%p265 bra 	$L__BB0_324;
	shr.u32 	%r2174, %r2581, %r674;
	shl.b32 	%r2175, %r2174, 2;
	and.b32  	%r2176, %r2175, 1020;
	add.s32 	%r2178, %r840, %r2176;
	ld.shared.u32 	%r2179, [%r2178+29184];
	setp.lt.s32 	%p266, %r3, 2;
	add.s32 	%r536, %r2179, %r535;
	@%p266 bra 	$L__BB0_323;
	setp.eq.s32 	%p267, %r3, 2;
	@%p267 bra 	$L__BB0_322;
	bra.uni 	$L__BB0_321;
$L__BB0_322:
	xor.b32  	%r2581, %r2581, -2147483648;
	bra.uni 	$L__BB0_323;
$L__BB0_321:
	add.s32 	%r2180, %r2581, %r1;
	setp.lt.s32 	%p268, %r2180, 0;
	selp.b32 	%r2181, -2147483648, -1, %p268;
	xor.b32  	%r2581, %r2181, %r2180;
$L__BB0_323:
	mul.wide.u32 	%rd61, %r536, 4;
	add.s64 	%rd62, %rd1, %rd61;
	st.global.u32 	[%rd62], %r2581;
$L__BB0_324:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2582, [%r238+21504];
	add.s32 	%r541, %r4, 5376;
	setp.ge.s32 	%p269, %r541, %r455;
	@%p269 bra 	$L__BB0_330;
	shr.u32 	%r2182, %r2582, %r674;
	shl.b32 	%r2183, %r2182, 2;
	and.b32  	%r2184, %r2183, 1020;
	add.s32 	%r2186, %r840, %r2184;
	ld.shared.u32 	%r2187, [%r2186+29184];
	setp.lt.s32 	%p270, %r3, 2;
	add.s32 	%r542, %r2187, %r541;
	@%p270 bra 	$L__BB0_329;
	setp.eq.s32 	%p271, %r3, 2;
	@%p271 bra 	$L__BB0_328;
	bra.uni 	$L__BB0_327;
$L__BB0_328:
	xor.b32  	%r2582, %r2582, -2147483648;
	bra.uni 	$L__BB0_329;
$L__BB0_327:
	add.s32 	%r2188, %r2582, %r1;
	setp.lt.s32 	%p272, %r2188, 0;
	selp.b32 	%r2189, -2147483648, -1, %p272;
	xor.b32  	%r2582, %r2189, %r2188;
$L__BB0_329:
	mul.wide.u32 	%rd63, %r542, 4;
	add.s64 	%rd64, %rd1, %rd63;
	st.global.u32 	[%rd64], %r2582;
$L__BB0_330:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2583, [%r238+23040];
	add.s32 	%r547, %r4, 5760;
	setp.ge.s32 	%p273, %r547, %r455;
	@%p273 bra 	$L__BB0_336;
	shr.u32 	%r2190, %r2583, %r674;
	shl.b32 	%r2191, %r2190, 2;
	and.b32  	%r2192, %r2191, 1020;
	add.s32 	%r2194, %r840, %r2192;
	ld.shared.u32 	%r2195, [%r2194+29184];
	setp.lt.s32 	%p274, %r3, 2;
	add.s32 	%r548, %r2195, %r547;
	@%p274 bra 	$L__BB0_335;
	setp.eq.s32 	%p275, %r3, 2;
	@%p275 bra 	$L__BB0_334;
	bra.uni 	$L__BB0_333;
$L__BB0_334:
	xor.b32  	%r2583, %r2583, -2147483648;
	bra.uni 	$L__BB0_335;
$L__BB0_333:
	add.s32 	%r2196, %r2583, %r1;
	setp.lt.s32 	%p276, %r2196, 0;
	selp.b32 	%r2197, -2147483648, -1, %p276;
	xor.b32  	%r2583, %r2197, %r2196;
$L__BB0_335:
	mul.wide.u32 	%rd65, %r548, 4;
	add.s64 	%rd66, %rd1, %rd65;
	st.global.u32 	[%rd66], %r2583;
$L__BB0_336:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2584, [%r238+24576];
	add.s32 	%r553, %r4, 6144;
	setp.ge.s32 	%p277, %r553, %r455;
	@%p277 bra 	$L__BB0_342;
	shr.u32 	%r2198, %r2584, %r674;
	shl.b32 	%r2199, %r2198, 2;
	and.b32  	%r2200, %r2199, 1020;
	add.s32 	%r2202, %r840, %r2200;
	ld.shared.u32 	%r2203, [%r2202+29184];
	setp.lt.s32 	%p278, %r3, 2;
	add.s32 	%r554, %r2203, %r553;
	@%p278 bra 	$L__BB0_341;
	setp.eq.s32 	%p279, %r3, 2;
	@%p279 bra 	$L__BB0_340;
	bra.uni 	$L__BB0_339;
$L__BB0_340:
	xor.b32  	%r2584, %r2584, -2147483648;
	bra.uni 	$L__BB0_341;
$L__BB0_339:
	add.s32 	%r2204, %r2584, %r1;
	setp.lt.s32 	%p280, %r2204, 0;
	selp.b32 	%r2205, -2147483648, -1, %p280;
	xor.b32  	%r2584, %r2205, %r2204;
$L__BB0_341:
	mul.wide.u32 	%rd67, %r554, 4;
	add.s64 	%rd68, %rd1, %rd67;
	st.global.u32 	[%rd68], %r2584;
$L__BB0_342:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2585, [%r238+26112];
	add.s32 	%r559, %r4, 6528;
	setp.ge.s32 	%p281, %r559, %r455;
	@%p281 bra 	$L__BB0_348;
	shr.u32 	%r2206, %r2585, %r674;
	shl.b32 	%r2207, %r2206, 2;
	and.b32  	%r2208, %r2207, 1020;
	add.s32 	%r2210, %r840, %r2208;
	ld.shared.u32 	%r2211, [%r2210+29184];
	setp.lt.s32 	%p282, %r3, 2;
	add.s32 	%r560, %r2211, %r559;
	@%p282 bra 	$L__BB0_347;
	setp.eq.s32 	%p283, %r3, 2;
	@%p283 bra 	$L__BB0_346;
	bra.uni 	$L__BB0_345;
$L__BB0_346:
	xor.b32  	%r2585, %r2585, -2147483648;
	bra.uni 	$L__BB0_347;
$L__BB0_345:
	add.s32 	%r2212, %r2585, %r1;
	setp.lt.s32 	%p284, %r2212, 0;
	selp.b32 	%r2213, -2147483648, -1, %p284;
	xor.b32  	%r2585, %r2213, %r2212;
$L__BB0_347:
	mul.wide.u32 	%rd69, %r560, 4;
	add.s64 	%rd70, %rd1, %rd69;
	st.global.u32 	[%rd70], %r2585;
$L__BB0_348:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2586, [%r238+27648];
	shr.u32 	%r2214, %r2586, %r674;
	shl.b32 	%r2215, %r2214, 2;
	and.b32  	%r2216, %r2215, 1020;
	add.s32 	%r2218, %r840, %r2216;
	ld.shared.u32 	%r2219, [%r2218+29184];
	add.s32 	%r2220, %r4, 6912;
	add.s32 	%r565, %r2219, %r2220;
	setp.ge.s32 	%p285, %r2220, %r455;
	@%p285 bra 	$L__BB0_354;
	setp.lt.s32 	%p286, %r3, 2;
	@%p286 bra 	$L__BB0_353;
	setp.eq.s32 	%p287, %r3, 2;
	@%p287 bra 	$L__BB0_352;
	bra.uni 	$L__BB0_351;
$L__BB0_352:
	xor.b32  	%r2586, %r2586, -2147483648;
	bra.uni 	$L__BB0_353;
$L__BB0_351:
	add.s32 	%r2221, %r2586, %r1;
	setp.lt.s32 	%p288, %r2221, 0;
	selp.b32 	%r2222, -2147483648, -1, %p288;
	xor.b32  	%r2586, %r2222, %r2221;
$L__BB0_353:
	mul.wide.u32 	%rd71, %r565, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.u32 	[%rd72], %r2586;
$L__BB0_354:
	bar.warp.sync 	-1;
$L__BB0_432:
	ret;
}
)PTX"},
    {"gs_cub_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__445_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_20786ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20784cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20786thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_64(
	.param .align 8 .b8 gs_cub_64_param_0[96]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<284>;
	.reg .b32 	%r<1521>;
	.reg .b64 	%rd<787>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory[47104];
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
	st.shared.u32 	[_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory+46080], %r204;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r5, [_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory+46080];
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
	mov.u32 	%r248, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r254, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r263, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r1489, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r1483, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r1486, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_207845_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_207810sweep_keysImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
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
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__445_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_20966ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20964cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_20966thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_32(
	.param .align 8 .b8 gs_cub_places_32_param_0[96]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<306>;
	.reg .b32 	%r<2870>;
	.reg .b64 	%rd<317>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_209645_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_209611sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory[36352];
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
	st.shared.u32 	[_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_209645_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_209611sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory+35328], %r672;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r5, [_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_209645_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_209611sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory+35328];
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
	mov.u32 	%r825, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_209645_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_209611sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r830, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_209645_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_209611sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r838, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_209645_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_209611sweep_pairsIjLi384ELi23EEEvRKNS0_11SweepParamsEE6memory;
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
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__445_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_21226ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21224cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_21226thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_64(
	.param .align 8 .b8 gs_cub_places_64_param_0[96]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<209>;
	.reg .b32 	%r<1855>;
	.reg .b64 	%rd<606>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_212245_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_212211sweep_pairsImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory[47104];
	ld.param.v2.u32 	{%r238, %r239}, [gs_cub_places_64_param_0+80];
	ld.param.v2.u32 	{%r240, %r241}, [gs_cub_places_64_param_0+72];
	ld.param.v2.u32 	{%r242, %r243}, [gs_cub_places_64_param_0+88];
	ld.param.u64 	%rd203, [gs_cub_places_64_param_0+64];
	ld.param.u64 	%rd202, [gs_cub_places_64_param_0+56];
	ld.param.u64 	%rd201, [gs_cub_places_64_param_0+48];
	ld.param.u64 	%rd199, [gs_cub_places_64_param_0+32];
	ld.param.u64 	%rd198, [gs_cub_places_64_param_0+24];
	ld.param.u64 	%rd197, [gs_cub_places_64_param_0+16];
	ld.param.u64 	%rd196, [gs_cub_places_64_param_0+8];
	ld.param.u64 	%rd195, [gs_cub_places_64_param_0];
	cvta.to.global.u64 	%rd1, %rd196;
	cvta.to.global.u64 	%rd2, %rd198;
	cvta.to.global.u64 	%rd4, %rd199;
	cvta.to.global.u64 	%rd5, %rd201;
	setp.eq.s32 	%p2, %r239, 0;
	add.s32 	%r244, %r238, 1;
	selp.b32 	%r1, 0, %r244, %p2;
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p3, %r2, 0;
	@%p3 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd204, %rd202;
	atom.global.add.u32 	%r245, [%rd204], 1;
	st.shared.u32 	[_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_212245_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_212211sweep_pairsImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory+46080], %r245;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r4, [_ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_212245_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_212211sweep_pairsImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory+46080];
	mul.lo.s32 	%r5, %r4, 5760;
	add.s32 	%r246, %r5, 5760;
	setp.gt.s32 	%p4, %r246, %r240;
	sub.s32 	%r6, %r240, %r5;
	cvt.u64.u32 	%rd7, %r5;
	and.b32  	%r247, %r2, -32;
	mul.lo.s32 	%r248, %r247, 15;
	and.b32  	%r249, %r2, 31;
	or.b32  	%r7, %r248, %r249;
	cvt.s64.s32 	%rd205, %r7;
	add.s64 	%rd206, %rd205, %rd7;
	cvta.to.global.u64 	%rd207, %rd195;
	shl.b64 	%rd208, %rd206, 3;
	add.s64 	%rd8, %rd207, %rd208;
	@%p4 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_3;
$L__BB0_4:
	setp.lt.s32 	%p5, %r1, 2;
	mov.u64 	%rd561, -1;
	@%p5 bra 	$L__BB0_7;
	setp.eq.s32 	%p6, %r1, 2;
	mov.u64 	%rd561, 9223372036854775807;
	@%p6 bra 	$L__BB0_7;
	add.s64 	%rd211, %rd203, -1;
	setp.lt.s64 	%p7, %rd211, 0;
	selp.b64 	%rd212, -9223372036854775808, -1, %p7;
	xor.b64  	%rd561, %rd212, %rd211;
$L__BB0_7:
	setp.ge.s32 	%p8, %r7, %r6;
	mov.u64 	%rd591, %rd561;
	@%p8 bra 	$L__BB0_9;
	ld.global.u64 	%rd591, [%rd8];
$L__BB0_9:
	add.s32 	%r250, %r7, 32;
	setp.ge.s32 	%p9, %r250, %r6;
	mov.u64 	%rd592, %rd561;
	@%p9 bra 	$L__BB0_11;
	ld.global.u64 	%rd592, [%rd8+256];
$L__BB0_11:
	add.s32 	%r251, %r7, 64;
	setp.ge.s32 	%p10, %r251, %r6;
	mov.u64 	%rd593, %rd561;
	@%p10 bra 	$L__BB0_13;
	ld.global.u64 	%rd593, [%rd8+512];
$L__BB0_13:
	add.s32 	%r252, %r7, 96;
	setp.ge.s32 	%p11, %r252, %r6;
	mov.u64 	%rd594, %rd561;
	@%p11 bra 	$L__BB0_15;
	ld.global.u64 	%rd594, [%rd8+768];
$L__BB0_15:
	add.s32 	%r253, %r7, 128;
	setp.ge.s32 	%p12, %r253, %r6;
	mov.u64 	%rd595, %rd561;
	@%p12 bra 	$L__BB0_17;
	ld.global.u64 	%rd595, [%rd8+1024];
$L__BB0_17:
	add.s32 	%r254, %r7, 160;
	setp.ge.s32 	%p13, %r254, %r6;
	mov.u64 	%rd596, %rd561;
	@%p13 bra 	$L__BB0_19;
	ld.global.u64 	%rd596, [%rd8+1280];
$L__BB0_19:
	add.s32 	%r255, %r7, 192;
	setp.ge.s32 	%p14, %r255, %r6;
	mov.u64 	%rd597, %rd561;
	@%p14 bra 	$L__BB0_21;
	ld.global.u64 	%rd597, [%rd8+1536];
$L__BB0_21:
	add.s32 	%r256, %r7, 224;
	setp.ge.s32 	%p15, %r256, %r6;
	mov.u64 	%rd598, %rd561;
	@%p15 bra 	$L__BB0_23;
	ld.global.u64 	%rd598, [%rd8+1792];
$L__BB0_23:
	add.s32 	%r257, %r7, 256;
	setp.ge.s32 	%p16, %r257, %r6;
	mov.u64 	%rd599, %rd561;
	@%p16 bra 	$L__BB0_25;
	ld.global.u64 	%rd599, [%rd8+2048];
$L__BB0_25:
	add.s32 	%r258, %r7, 288;
	setp.ge.s32 	%p17, %r258, %r6;
	mov.u64 	%rd600, %rd561;
	@%p17 bra 	$L__BB0_27;
	ld.global.u64 	%rd600, [%rd8+2304];
$L__BB0_27:
	add.s32 	%r259, %r7, 320;
	setp.ge.s32 	%p18, %r259, %r6;
	mov.u64 	%rd601, %rd561;
	@%p18 bra 	$L__BB0_29;
	ld.global.u64 	%rd601, [%rd8+2560];
$L__BB0_29:
	add.s32 	%r260, %r7, 352;
	setp.ge.s32 	%p19, %r260, %r6;
	mov.u64 	%rd602, %rd561;
	@%p19 bra 	$L__BB0_31;
	ld.global.u64 	%rd602, [%rd8+2816];
$L__BB0_31:
	add.s32 	%r261, %r7, 384;
	setp.ge.s32 	%p20, %r261, %r6;
	mov.u64 	%rd603, %rd561;
	@%p20 bra 	$L__BB0_33;
	ld.global.u64 	%rd603, [%rd8+3072];
$L__BB0_33:
	add.s32 	%r262, %r7, 416;
	setp.ge.s32 	%p21, %r262, %r6;
	mov.u64 	%rd604, %rd561;
	@%p21 bra 	$L__BB0_35;
	ld.global.u64 	%rd604, [%rd8+3328];
$L__BB0_35:
	add.s32 	%r263, %r7, 448;
	setp.ge.s32 	%p22, %r263, %r6;
	@%p22 bra 	$L__BB0_37;
	ld.global.u64 	%rd561, [%rd8+3584];
	bra.uni 	$L__BB0_37;
$L__BB0_3:
	ld.global.u64 	%rd591, [%rd8];
	ld.global.u64 	%rd592, [%rd8+256];
	ld.global.u64 	%rd593, [%rd8+512];
	ld.global.u64 	%rd594, [%rd8+768];
	ld.global.u64 	%rd595, [%rd8+1024];
	ld.global.u64 	%rd596, [%rd8+1280];
	ld.global.u64 	%rd597, [%rd8+1536];
	ld.global.u64 	%rd598, [%rd8+1792];
	ld.global.u64 	%rd599, [%rd8+2048];
	ld.global.u64 	%rd600, [%rd8+2304];
	ld.global.u64 	%rd601, [%rd8+2560];
	ld.global.u64 	%rd602, [%rd8+2816];
	ld.global.u64 	%rd603, [%rd8+3072];
	ld.global.u64 	%rd604, [%rd8+3328];
	ld.global.u64 	%rd561, [%rd8+3584];
$L__BB0_37:
	mov.u64 	%rd213, 9223372036854775807;
	sub.s64 	%rd70, %rd213, %rd203;
	setp.lt.s32 	%p23, %r1, 2;
	mov.u64 	%rd605, %rd561;
	@%p23 bra 	$L__BB0_100;
	setp.eq.s32 	%p24, %r1, 2;
	@%p24 bra 	$L__BB0_99;
	bra.uni 	$L__BB0_39;
$L__BB0_99:
	xor.b64  	%rd591, %rd591, -9223372036854775808;
	xor.b64  	%rd592, %rd592, -9223372036854775808;
	xor.b64  	%rd593, %rd593, -9223372036854775808;
	xor.b64  	%rd594, %rd594, -9223372036854775808;
	xor.b64  	%rd595, %rd595, -9223372036854775808;
	xor.b64  	%rd596, %rd596, -9223372036854775808;
	xor.b64  	%rd597, %rd597, -9223372036854775808;
	xor.b64  	%rd598, %rd598, -9223372036854775808;
	xor.b64  	%rd599, %rd599, -9223372036854775808;
	xor.b64  	%rd600, %rd600, -9223372036854775808;
	xor.b64  	%rd601, %rd601, -9223372036854775808;
	xor.b64  	%rd602, %rd602, -9223372036854775808;
	xor.b64  	%rd603, %rd603, -9223372036854775808;
	xor.b64  	%rd604, %rd604, -9223372036854775808;
	xor.b64  	%rd605, %rd561, -9223372036854775808;
	bra.uni 	$L__BB0_100;
$L__BB0_39:
	setp.eq.s32 	%p25, %r243, 0;
	@%p25 bra 	$L__BB0_42;
	and.b64  	%rd71, %rd591, 9223372036854775807;
	setp.gt.u64 	%p26, %rd71, %rd70;
	mov.u64 	%rd563, -1;
	@%p26 bra 	$L__BB0_43;
	setp.eq.s64 	%p27, %rd71, 0;
	selp.b64 	%rd591, 0, %rd591, %p27;
$L__BB0_42:
	setp.lt.s64 	%p28, %rd591, 0;
	selp.b64 	%rd215, -1, -9223372036854775808, %p28;
	xor.b64  	%rd216, %rd215, %rd591;
	sub.s64 	%rd563, %rd216, %rd203;
$L__BB0_43:
	@%p25 bra 	$L__BB0_46;
	and.b64  	%rd76, %rd592, 9223372036854775807;
	setp.gt.u64 	%p30, %rd76, %rd70;
	mov.u64 	%rd565, -1;
	@%p30 bra 	$L__BB0_47;
	setp.eq.s64 	%p31, %rd76, 0;
	selp.b64 	%rd592, 0, %rd592, %p31;
$L__BB0_46:
	setp.lt.s64 	%p32, %rd592, 0;
	selp.b64 	%rd218, -1, -9223372036854775808, %p32;
	xor.b64  	%rd219, %rd218, %rd592;
	sub.s64 	%rd565, %rd219, %rd203;
$L__BB0_47:
	@%p25 bra 	$L__BB0_50;
	and.b64  	%rd81, %rd593, 9223372036854775807;
	setp.gt.u64 	%p34, %rd81, %rd70;
	mov.u64 	%rd567, -1;
	@%p34 bra 	$L__BB0_51;
	setp.eq.s64 	%p35, %rd81, 0;
	selp.b64 	%rd593, 0, %rd593, %p35;
$L__BB0_50:
	setp.lt.s64 	%p36, %rd593, 0;
	selp.b64 	%rd221, -1, -9223372036854775808, %p36;
	xor.b64  	%rd222, %rd221, %rd593;
	sub.s64 	%rd567, %rd222, %rd203;
$L__BB0_51:
	@%p25 bra 	$L__BB0_54;
	and.b64  	%rd86, %rd594, 9223372036854775807;
	setp.gt.u64 	%p38, %rd86, %rd70;
	mov.u64 	%rd569, -1;
	@%p38 bra 	$L__BB0_55;
	setp.eq.s64 	%p39, %rd86, 0;
	selp.b64 	%rd594, 0, %rd594, %p39;
$L__BB0_54:
	setp.lt.s64 	%p40, %rd594, 0;
	selp.b64 	%rd224, -1, -9223372036854775808, %p40;
	xor.b64  	%rd225, %rd224, %rd594;
	sub.s64 	%rd569, %rd225, %rd203;
$L__BB0_55:
	@%p25 bra 	$L__BB0_58;
	and.b64  	%rd91, %rd595, 9223372036854775807;
	setp.gt.u64 	%p42, %rd91, %rd70;
	mov.u64 	%rd571, -1;
	@%p42 bra 	$L__BB0_59;
	setp.eq.s64 	%p43, %rd91, 0;
	selp.b64 	%rd595, 0, %rd595, %p43;
$L__BB0_58:
	setp.lt.s64 	%p44, %rd595, 0;
	selp.b64 	%rd227, -1, -9223372036854775808, %p44;
	xor.b64  	%rd228, %rd227, %rd595;
	sub.s64 	%rd571, %rd228, %rd203;
$L__BB0_59:
	@%p25 bra 	$L__BB0_62;
	and.b64  	%rd96, %rd596, 9223372036854775807;
	setp.gt.u64 	%p46, %rd96, %rd70;
	mov.u64 	%rd573, -1;
	@%p46 bra 	$L__BB0_63;
	setp.eq.s64 	%p47, %rd96, 0;
	selp.b64 	%rd596, 0, %rd596, %p47;
$L__BB0_62:
	setp.lt.s64 	%p48, %rd596, 0;
	selp.b64 	%rd230, -1, -9223372036854775808, %p48;
	xor.b64  	%rd231, %rd230, %rd596;
	sub.s64 	%rd573, %rd231, %rd203;
$L__BB0_63:
	@%p25 bra 	$L__BB0_66;
	and.b64  	%rd101, %rd597, 9223372036854775807;
	setp.gt.u64 	%p50, %rd101, %rd70;
	mov.u64 	%rd575, -1;
	@%p50 bra 	$L__BB0_67;
	setp.eq.s64 	%p51, %rd101, 0;
	selp.b64 	%rd597, 0, %rd597, %p51;
$L__BB0_66:
	setp.lt.s64 	%p52, %rd597, 0;
	selp.b64 	%rd233, -1, -9223372036854775808, %p52;
	xor.b64  	%rd234, %rd233, %rd597;
	sub.s64 	%rd575, %rd234, %rd203;
$L__BB0_67:
	@%p25 bra 	$L__BB0_70;
	and.b64  	%rd106, %rd598, 9223372036854775807;
	setp.gt.u64 	%p54, %rd106, %rd70;
	mov.u64 	%rd577, -1;
	@%p54 bra 	$L__BB0_71;
	setp.eq.s64 	%p55, %rd106, 0;
	selp.b64 	%rd598, 0, %rd598, %p55;
$L__BB0_70:
	setp.lt.s64 	%p56, %rd598, 0;
	selp.b64 	%rd236, -1, -9223372036854775808, %p56;
	xor.b64  	%rd237, %rd236, %rd598;
	sub.s64 	%rd577, %rd237, %rd203;
$L__BB0_71:
	@%p25 bra 	$L__BB0_74;
	and.b64  	%rd111, %rd599, 9223372036854775807;
	setp.gt.u64 	%p58, %rd111, %rd70;
	mov.u64 	%rd579, -1;
	@%p58 bra 	$L__BB0_75;
	setp.eq.s64 	%p59, %rd111, 0;
	selp.b64 	%rd599, 0, %rd599, %p59;
$L__BB0_74:
	setp.lt.s64 	%p60, %rd599, 0;
	selp.b64 	%rd239, -1, -9223372036854775808, %p60;
	xor.b64  	%rd240, %rd239, %rd599;
	sub.s64 	%rd579, %rd240, %rd203;
$L__BB0_75:
	@%p25 bra 	$L__BB0_78;
	and.b64  	%rd116, %rd600, 9223372036854775807;
	setp.gt.u64 	%p62, %rd116, %rd70;
	mov.u64 	%rd581, -1;
	@%p62 bra 	$L__BB0_79;
	setp.eq.s64 	%p63, %rd116, 0;
	selp.b64 	%rd600, 0, %rd600, %p63;
$L__BB0_78:
	setp.lt.s64 	%p64, %rd600, 0;
	selp.b64 	%rd242, -1, -9223372036854775808, %p64;
	xor.b64  	%rd243, %rd242, %rd600;
	sub.s64 	%rd581, %rd243, %rd203;
$L__BB0_79:
	@%p25 bra 	$L__BB0_82;
	and.b64  	%rd121, %rd601, 9223372036854775807;
	setp.gt.u64 	%p66, %rd121, %rd70;
	mov.u64 	%rd583, -1;
	@%p66 bra 	$L__BB0_83;
	setp.eq.s64 	%p67, %rd121, 0;
	selp.b64 	%rd601, 0, %rd601, %p67;
$L__BB0_82:
	setp.lt.s64 	%p68, %rd601, 0;
	selp.b64 	%rd245, -1, -9223372036854775808, %p68;
	xor.b64  	%rd246, %rd245, %rd601;
	sub.s64 	%rd583, %rd246, %rd203;
$L__BB0_83:
	@%p25 bra 	$L__BB0_86;
	and.b64  	%rd126, %rd602, 9223372036854775807;
	setp.gt.u64 	%p70, %rd126, %rd70;
	mov.u64 	%rd585, -1;
	@%p70 bra 	$L__BB0_87;
	setp.eq.s64 	%p71, %rd126, 0;
	selp.b64 	%rd602, 0, %rd602, %p71;
$L__BB0_86:
	setp.lt.s64 	%p72, %rd602, 0;
	selp.b64 	%rd248, -1, -9223372036854775808, %p72;
	xor.b64  	%rd249, %rd248, %rd602;
	sub.s64 	%rd585, %rd249, %rd203;
$L__BB0_87:
	@%p25 bra 	$L__BB0_90;
	and.b64  	%rd131, %rd603, 9223372036854775807;
	setp.gt.u64 	%p74, %rd131, %rd70;
	mov.u64 	%rd587, -1;
	@%p74 bra 	$L__BB0_91;
	setp.eq.s64 	%p75, %rd131, 0;
	selp.b64 	%rd603, 0, %rd603, %p75;
$L__BB0_90:
	setp.lt.s64 	%p76, %rd603, 0;
	selp.b64 	%rd251, -1, -9223372036854775808, %p76;
	xor.b64  	%rd252, %rd251, %rd603;
	sub.s64 	%rd587, %rd252, %rd203;
$L__BB0_91:
	@%p25 bra 	$L__BB0_94;
	and.b64  	%rd136, %rd604, 9223372036854775807;
	setp.gt.u64 	%p78, %rd136, %rd70;
	mov.u64 	%rd589, -1;
	@%p78 bra 	$L__BB0_95;
	setp.eq.s64 	%p79, %rd136, 0;
	selp.b64 	%rd604, 0, %rd604, %p79;
$L__BB0_94:
	setp.lt.s64 	%p80, %rd604, 0;
	selp.b64 	%rd254, -1, -9223372036854775808, %p80;
	xor.b64  	%rd255, %rd254, %rd604;
	sub.s64 	%rd589, %rd255, %rd203;
$L__BB0_95:
	@%p25 bra 	$L__BB0_98;
	and.b64  	%rd141, %rd561, 9223372036854775807;
	setp.gt.u64 	%p82, %rd141, %rd70;
	mov.u64 	%rd605, -1;
	mov.u64 	%rd591, %rd563;
	mov.u64 	%rd592, %rd565;
	mov.u64 	%rd593, %rd567;
	mov.u64 	%rd594, %rd569;
	mov.u64 	%rd595, %rd571;
	mov.u64 	%rd596, %rd573;
	mov.u64 	%rd597, %rd575;
	mov.u64 	%rd598, %rd577;
	mov.u64 	%rd599, %rd579;
	mov.u64 	%rd600, %rd581;
	mov.u64 	%rd601, %rd583;
	mov.u64 	%rd602, %rd585;
	mov.u64 	%rd603, %rd587;
	mov.u64 	%rd604, %rd589;
	@%p82 bra 	$L__BB0_100;
	setp.eq.s64 	%p83, %rd141, 0;
	selp.b64 	%rd561, 0, %rd561, %p83;
$L__BB0_98:
	setp.lt.s64 	%p84, %rd561, 0;
	selp.b64 	%rd257, -1, -9223372036854775808, %p84;
	xor.b64  	%rd258, %rd257, %rd561;
	sub.s64 	%rd605, %rd258, %rd203;
	mov.u64 	%rd591, %rd563;
	mov.u64 	%rd592, %rd565;
	mov.u64 	%rd593, %rd567;
	mov.u64 	%rd594, %rd569;
	mov.u64 	%rd595, %rd571;
	mov.u64 	%rd596, %rd573;
	mov.u64 	%rd597, %rd575;
	mov.u64 	%rd598, %rd577;
	mov.u64 	%rd599, %rd579;
	mov.u64 	%rd600, %rd581;
	mov.u64 	%rd601, %rd583;
	mov.u64 	%rd602, %rd585;
	mov.u64 	%rd603, %rd587;
	mov.u64 	%rd604, %rd589;
$L__BB0_100:
	mov.u32 %r264, %laneid;
	setp.gt.s32 	%p85, %r264, 255;
	@%p85 bra 	$L__BB0_107;
	max.s32 	%r265, %r264, 224;
	add.s32 	%r266, %r265, 31;
	sub.s32 	%r10, %r266, %r264;
	shr.u32 	%r267, %r10, 5;
	add.s32 	%r268, %r267, 1;
	and.b32  	%r1802, %r268, 3;
	setp.eq.s32 	%p86, %r1802, 0;
	mov.u32 	%r1803, %r264;
	@%p86 bra 	$L__BB0_104;
	shr.u32 	%r1798, %r2, 5;
	shl.b32 	%r269, %r1798, 10;
	mov.u32 	%r270, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_212245_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_212211sweep_pairsImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r271, %r270, %r269;
	shl.b32 	%r272, %r264, 2;
	add.s32 	%r1800, %r271, %r272;
	mov.u32 	%r1803, %r264;
$L__BB0_103:
	.pragma "nounroll";
	mov.u32 	%r273, 0;
	st.shared.u32 	[%r1800], %r273;
	add.s32 	%r1803, %r1803, 32;
	add.s32 	%r1800, %r1800, 128;
	add.s32 	%r1802, %r1802, -1;
	setp.ne.s32 	%p87, %r1802, 0;
	@%p87 bra 	$L__BB0_103;
$L__BB0_104:
	setp.lt.u32 	%p88, %r10, 96;
	@%p88 bra 	$L__BB0_107;
	shr.u32 	%r1799, %r2, 5;
	add.s32 	%r1805, %r1803, -128;
	shl.b32 	%r274, %r1799, 10;
	mov.u32 	%r275, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_212245_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_212211sweep_pairsImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r276, %r275, %r274;
	shl.b32 	%r277, %r1803, 2;
	add.s32 	%r278, %r276, %r277;
	add.s32 	%r1804, %r278, 256;
$L__BB0_106:
	.pragma "nounroll";
	mov.u32 	%r279, 0;
	st.shared.u32 	[%r1804+-256], %r279;
	st.shared.u32 	[%r1804+-128], %r279;
	st.shared.u32 	[%r1804], %r279;
	st.shared.u32 	[%r1804+128], %r279;
	add.s32 	%r1804, %r1804, 512;
	add.s32 	%r1805, %r1805, 128;
	setp.lt.s32 	%p89, %r1805, 128;
	@%p89 bra 	$L__BB0_106;
$L__BB0_107:
	shr.u32 	%r1797, %r2, 5;
	bar.warp.sync 	-1;
	shr.u64 	%rd259, %rd591, %r241;
	cvt.u32.u64 	%r281, %rd259;
	shl.b32 	%r282, %r1797, 10;
	mov.u32 	%r283, _ZZN43_INTERNAL_9c4f4bbb_8_sweep_cu_ebb47a85_212245_GLOBAL__N__9c4f4bbb_8_sweep_cu_ebb47a85_212211sweep_pairsImLi384ELi15EEEvRKNS0_11SweepParamsEE6memory;
	add.s32 	%r284, %r283, %r282;
	shl.b32 	%r285, %r281, 2;
	and.b32  	%r286, %r285, 1020;
	add.s32 	%r287, %r284, %r286;
	atom.shared.add.u32 	%r288, [%r287], 1;
	shr.u64 	%rd260, %rd592, %r241;
	cvt.u32.u64 	%r289, %rd260;
	shl.b32 	%r290, %r289, 2;
	and.b32  	%r291, %r290, 1020;
	add.s32 	%r292, %r284, %r291;
	atom.shared.add.u32 	%r293, [%r292], 1;
	shr.u64 	%rd261, %rd593, %r241;
	cvt.u32.u64 	%r294, %rd261;
	shl.b32 	%r295, %r294, 2;
	and.b32  	%r296, %r295, 1020;
	add.s32 	%r297, %r284, %r296;
	atom.shared.add.u32 	%r298, [%r297], 1;
	shr.u64 	%rd262, %rd594, %r241;
	cvt.u32.u64 	%r299, %rd262;
	shl.b32 	%r300, %r299, 2;
	and.b32  	%r301, %r300, 1020;
	add.s32 	%r302, %r284, %r301;
	atom.shared.add.u32 	%r303, [%r302], 1;
	shr.u64 	%rd263, %rd595, %r241;
	cvt.u32.u64 	%r304, %rd263;
	shl.b32 	%r305, %r304, 2;
	and.b32  	%r306, %r305, 1020;
	add.s32 	%r307, %r284, %r306;
	atom.shared.add.u32 	%r308, [%r307], 1;
	shr.u64 	%rd264, %rd596, %r241;
	cvt.u32.u64 	%r309, %rd264;
	shl.b32 	%r310, %r309, 2;
	and.b32  	%r311, %r310, 1020;
	add.s32 	%r312, %r284, %r311;
	atom.shared.add.u32 	%r313, [%r312], 1;
	shr.u64 	%rd265, %rd597, %r241;
	cvt.u32.u64 	%r314, %rd265;
	shl.b32 	%r315, %r314, 2;
	and.b32  	%r316, %r315, 1020;
	add.s32 	%r317, %r284, %r316;
	atom.shared.add.u32 	%r318, [%r317], 1;
	shr.u64 	%rd266, %rd598, %r241;
	cvt.u32.u64 	%r319, %rd266;
	shl.b32 	%r320, %r319, 2;
	and.b32  	%r321, %r320, 1020;
	add.s32 	%r322, %r284, %r321;
	atom.shared.add.u32 	%r323, [%r322], 1;
	shr.u64 	%rd267, %rd599, %r241;
	cvt.u32.u64 	%r324, %rd267;
	shl.b32 	%r325, %r324, 2;
	and.b32  	%r326, %r325, 1020;
	add.s32 	%r327, %r284, %r326;
	atom.shared.add.u32 	%r328, [%r327], 1;
	shr.u64 	%rd268, %rd600, %r241;
	cvt.u32.u64 	%r329, %rd268;
	shl.b32 	%r330, %r329, 2;
	and.b32  	%r331, %r330, 1020;
	add.s32 	%r332, %r284, %r331;
	atom.shared.add.u32 	%r333, [%r332], 1;
	shr.u64 	%rd269, %rd601, %r241;
	cvt.u32.u64 	%r334, %rd269;
	shl.b32 	%r335, %r334, 2;
	and.b32  	%r336, %r335, 1020;
	add.s32 	%r337, %r284, %r336;
	atom.shared.add.u32 	%r338, [%r337], 1;
	shr.u64 	%rd270, %rd602, %r241;
	cvt.u32.u64 	%r339, %rd270;
	shl.b32 	%r340, %r339, 2;
	and.b32  	%r341, %r340, 1020;
	add.s32 	%r342, %r284, %r341;
	atom.shared.add.u32 	%r343, [%r342], 1;
	shr.u64 	%rd271, %rd603, %r241;
	cvt.u32.u64 	%r344, %rd271;
	shl.b32 	%r345, %r344, 2;
	and.b32  	%r346, %r345, 1020;
	add.s32 	%r347, %r284, %r346;
	atom.shared.add.u32 	%r348, [%r347], 1;
	shr.u64 	%rd272, %rd604, %r241;
	cvt.u32.u64 	%r349, %rd272;
	shl.b32 	%r350, %r349, 2;
	and.b32  	%r351, %r350, 1020;
	add.s32 	%r352, %r284, %r351;
	atom.shared.add.u32 	%r353, [%r352], 1;
	shr.u64 	%rd273, %rd605, %r241;
	cvt.u32.u64 	%r354, %rd273;
	shl.b32 	%r355, %r354, 2;
	and.b32  	%r356, %r355, 1020;
	add.s32 	%r357, %r284, %r356;
	atom.shared.add.u32 	%r358, [%r357], 1;
	bar.sync 	0;
	shl.b32 	%r359, %r2, 2;
	add.s32 	%r41, %r283, %r359;
	setp.gt.u32 	%p90, %r2, 255;
	mov.u32 	%r1806, 0;
	@%p90 bra 	$L__BB0_109;
	ld.shared.u32 	%r360, [%r41];
	mov.u32 	%r361, 0;
	st.shared.u32 	[%r41], %r361;
	ld.shared.u32 	%r362, [%r41+1024];
	st.shared.u32 	[%r41+1024], %r360;
	add.s32 	%r363, %r362, %r360;
	ld.shared.u32 	%r364, [%r41+2048];
	st.shared.u32 	[%r41+2048], %r363;
	add.s32 	%r365, %r364, %r363;
	ld.shared.u32 	%r366, [%r41+3072];
	st.shared.u32 	[%r41+3072], %r365;
	add.s32 	%r367, %r366, %r365;
	ld.shared.u32 	%r368, [%r41+4096];
	st.shared.u32 	[%r41+4096], %r367;
	add.s32 	%r369, %r368, %r367;
	ld.shared.u32 	%r370, [%r41+5120];
	st.shared.u32 	[%r41+5120], %r369;
	add.s32 	%r371, %r370, %r369;
	ld.shared.u32 	%r372, [%r41+6144];
	st.shared.u32 	[%r41+6144], %r371;
	add.s32 	%r373, %r372, %r371;
	ld.shared.u32 	%r374, [%r41+7168];
	st.shared.u32 	[%r41+7168], %r373;
	add.s32 	%r375, %r374, %r373;
	ld.shared.u32 	%r376, [%r41+8192];
	st.shared.u32 	[%r41+8192], %r375;
	add.s32 	%r377, %r376, %r375;
	ld.shared.u32 	%r378, [%r41+9216];
	st.shared.u32 	[%r41+9216], %r377;
	add.s32 	%r379, %r378, %r377;
	ld.shared.u32 	%r380, [%r41+10240];
	st.shared.u32 	[%r41+10240], %r379;
	add.s32 	%r381, %r380, %r379;
	ld.shared.u32 	%r382, [%r41+11264];
	st.shared.u32 	[%r41+11264], %r381;
	add.s32 	%r1806, %r382, %r381;
$L__BB0_109:
	shl.b32 	%r383, %r4, 8;
	add.s32 	%r384, %r383, %r2;
	mul.wide.s32 	%rd274, %r384, 4;
	add.s64 	%rd176, %rd5, %rd274;
	setp.gt.s32 	%p91, %r2, 255;
	@%p91 bra 	$L__BB0_111;
	or.b32  	%r385, %r1806, 1073741824;
	st.volatile.global.u32 	[%rd176], %r385;
$L__BB0_111:
	mul.wide.u32 	%rd275, %r2, -1431655765;
	shr.u64 	%rd276, %rd275, 35;
	cvt.u32.u64 	%r386, %rd276;
	add.s32 	%r387, %r386, %r2;
	shl.b32 	%r388, %r387, 2;
	add.s32 	%r44, %r283, %r388;
	st.shared.u32 	[%r44+13328], %r1806;
	bar.sync 	0;
	setp.gt.u32 	%p92, %r2, 31;
	@%p92 bra 	$L__BB0_113;
	mad.lo.s32 	%r421, %r2, 52, %r283;
	mov.u32 	%r398, 2;
	ld.shared.u32 	%r422, [%r421+13332];
	mov.u32 	%r417, 0;
	ld.shared.u32 	%r423, [%r421+13328];
	add.s32 	%r424, %r422, %r423;
	ld.shared.u32 	%r425, [%r421+13336];
	add.s32 	%r426, %r424, %r425;
	ld.shared.u32 	%r427, [%r421+13340];
	add.s32 	%r428, %r426, %r427;
	ld.shared.u32 	%r429, [%r421+13344];
	add.s32 	%r430, %r428, %r429;
	ld.shared.u32 	%r431, [%r421+13348];
	add.s32 	%r432, %r430, %r431;
	ld.shared.u32 	%r433, [%r421+13352];
	add.s32 	%r434, %r432, %r433;
	ld.shared.u32 	%r435, [%r421+13356];
	add.s32 	%r436, %r434, %r435;
	ld.shared.u32 	%r437, [%r421+13360];
	add.s32 	%r438, %r436, %r437;
	ld.shared.u32 	%r439, [%r421+13364];
	add.s32 	%r440, %r438, %r439;
	ld.shared.u32 	%r441, [%r421+13368];
	add.s32 	%r442, %r440, %r441;
	ld.shared.u32 	%r443, [%r421+13372];
	add.s32 	%r394, %r442, %r443;
	mov.u32 	%r392, 1;
	mov.u32 	%r419, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r394, %r392, %r417, %r419;  @p add.s32 r0, r0, %r394;  mov.s32 %r390, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r390, %r398, %r417, %r419;  @p add.s32 r0, r0, %r390;  mov.s32 %r396, r0;}
	mov.u32 	%r404, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r396, %r404, %r417, %r419;  @p add.s32 r0, r0, %r396;  mov.s32 %r402, r0;}
	mov.u32 	%r410, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r402, %r410, %r417, %r419;  @p add.s32 r0, r0, %r402;  mov.s32 %r408, r0;}
	mov.u32 	%r416, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r408, %r416, %r417, %r419;  @p add.s32 r0, r0, %r408;  mov.s32 %r414, r0;}
	sub.s32 	%r444, %r414, %r394;
	add.s32 	%r445, %r423, %r444;
	add.s32 	%r446, %r422, %r445;
	add.s32 	%r447, %r425, %r446;
	add.s32 	%r448, %r427, %r447;
	add.s32 	%r449, %r429, %r448;
	add.s32 	%r450, %r431, %r449;
	add.s32 	%r451, %r433, %r450;
	add.s32 	%r452, %r435, %r451;
	add.s32 	%r453, %r437, %r452;
	add.s32 	%r454, %r439, %r453;
	add.s32 	%r455, %r441, %r454;
	st.shared.u32 	[%r421+13328], %r444;
	st.shared.u32 	[%r421+13332], %r445;
	st.shared.u32 	[%r421+13336], %r446;
	st.shared.u32 	[%r421+13340], %r447;
	st.shared.u32 	[%r421+13344], %r448;
	st.shared.u32 	[%r421+13348], %r449;
	st.shared.u32 	[%r421+13352], %r450;
	st.shared.u32 	[%r421+13356], %r451;
	st.shared.u32 	[%r421+13360], %r452;
	st.shared.u32 	[%r421+13364], %r453;
	st.shared.u32 	[%r421+13368], %r454;
	st.shared.u32 	[%r421+13372], %r455;
$L__BB0_113:
	mul.wide.u32 	%rd525, %r2, -1431655765;
	shr.u64 	%rd524, %rd525, 35;
	cvt.u32.u64 	%r1784, %rd524;
	add.s32 	%r1783, %r1784, %r2;
	shl.b32 	%r1782, %r1783, 2;
	add.s32 	%r1781, %r283, %r1782;
	setp.gt.u32 	%p207, %r2, 255;
	bar.sync 	0;
	ld.shared.u32 	%r45, [%r1781+13328];
	@%p207 bra 	$L__BB0_115;
	ld.shared.u32 	%r456, [%r41];
	add.s32 	%r457, %r456, %r45;
	st.shared.u32 	[%r41], %r457;
	ld.shared.u32 	%r458, [%r41+1024];
	add.s32 	%r459, %r458, %r45;
	st.shared.u32 	[%r41+1024], %r459;
	ld.shared.u32 	%r460, [%r41+2048];
	add.s32 	%r461, %r460, %r45;
	st.shared.u32 	[%r41+2048], %r461;
	ld.shared.u32 	%r462, [%r41+3072];
	add.s32 	%r463, %r462, %r45;
	st.shared.u32 	[%r41+3072], %r463;
	ld.shared.u32 	%r464, [%r41+4096];
	add.s32 	%r465, %r464, %r45;
	st.shared.u32 	[%r41+4096], %r465;
	ld.shared.u32 	%r466, [%r41+5120];
	add.s32 	%r467, %r466, %r45;
	st.shared.u32 	[%r41+5120], %r467;
	ld.shared.u32 	%r468, [%r41+6144];
	add.s32 	%r469, %r468, %r45;
	st.shared.u32 	[%r41+6144], %r469;
	ld.shared.u32 	%r470, [%r41+7168];
	add.s32 	%r471, %r470, %r45;
	st.shared.u32 	[%r41+7168], %r471;
	ld.shared.u32 	%r472, [%r41+8192];
	add.s32 	%r473, %r472, %r45;
	st.shared.u32 	[%r41+8192], %r473;
	ld.shared.u32 	%r474, [%r41+9216];
	add.s32 	%r475, %r474, %r45;
	st.shared.u32 	[%r41+9216], %r475;
	ld.shared.u32 	%r476, [%r41+10240];
	add.s32 	%r477, %r476, %r45;
	st.shared.u32 	[%r41+10240], %r477;
	ld.shared.u32 	%r478, [%r41+11264];
	add.s32 	%r479, %r478, %r45;
	st.shared.u32 	[%r41+11264], %r479;
$L__BB0_115:
	shr.u64 	%rd526, %rd591, %r241;
	cvt.u32.u64 	%r1786, %rd526;
	and.b32  	%r1785, %r1786, 255;
	bar.sync 	0;
	mov.u32 	%r482, 1;
	{
    .reg .pred p;
    and.b32 %r480, %r1785, %r482;    setp.ne.u32 p, %r480, 0;
    vote.ballot.sync.b32 %r480, p, 0xffffffff;
    @!p not.b32 %r480, %r480;
}
	mov.u32 	%r485, 2;
	{
    .reg .pred p;
    and.b32 %r483, %r1785, %r485;    setp.ne.u32 p, %r483, 0;
    vote.ballot.sync.b32 %r483, p, 0xffffffff;
    @!p not.b32 %r483, %r483;
}
	and.b32  	%r506, %r483, %r480;
	mov.u32 	%r488, 4;
	{
    .reg .pred p;
    and.b32 %r486, %r1785, %r488;    setp.ne.u32 p, %r486, 0;
    vote.ballot.sync.b32 %r486, p, 0xffffffff;
    @!p not.b32 %r486, %r486;
}
	and.b32  	%r507, %r486, %r506;
	mov.u32 	%r491, 8;
	{
    .reg .pred p;
    and.b32 %r489, %r1785, %r491;    setp.ne.u32 p, %r489, 0;
    vote.ballot.sync.b32 %r489, p, 0xffffffff;
    @!p not.b32 %r489, %r489;
}
	and.b32  	%r508, %r489, %r507;
	mov.u32 	%r494, 16;
	{
    .reg .pred p;
    and.b32 %r492, %r1785, %r494;    setp.ne.u32 p, %r492, 0;
    vote.ballot.sync.b32 %r492, p, 0xffffffff;
    @!p not.b32 %r492, %r492;
}
	and.b32  	%r509, %r492, %r508;
	mov.u32 	%r497, 32;
	{
    .reg .pred p;
    and.b32 %r495, %r1785, %r497;    setp.ne.u32 p, %r495, 0;
    vote.ballot.sync.b32 %r495, p, 0xffffffff;
    @!p not.b32 %r495, %r495;
}
	and.b32  	%r510, %r495, %r509;
	mov.u32 	%r500, 64;
	{
    .reg .pred p;
    and.b32 %r498, %r1785, %r500;    setp.ne.u32 p, %r498, 0;
    vote.ballot.sync.b32 %r498, p, 0xffffffff;
    @!p not.b32 %r498, %r498;
}
	and.b32  	%r511, %r498, %r510;
	mov.u32 	%r503, 128;
	{
    .reg .pred p;
    and.b32 %r501, %r1785, %r503;    setp.ne.u32 p, %r501, 0;
    vote.ballot.sync.b32 %r501, p, 0xffffffff;
    @!p not.b32 %r501, %r501;
}
	and.b32  	%r512, %r501, %r511;
	clz.b32 	%r513, %r512;
	mov.u32 	%r514, 31;
	sub.s32 	%r46, %r514, %r513;
	mov.u32 %r504, %lanemask_le;
	and.b32  	%r515, %r504, %r512;
	popc.b32 	%r47, %r515;
	setp.ne.s32 	%p94, %r264, %r46;
	mov.u32 	%r1808, 0;
	mov.u32 	%r1807, %r1808;
	@%p94 bra 	$L__BB0_117;
	shr.u64 	%rd531, %rd591, %r241;
	cvt.u32.u64 	%r1796, %rd531;
	and.b32  	%r1795, %r1796, 255;
	shl.b32 	%r519, %r1795, 2;
	add.s32 	%r520, %r284, %r519;
	atom.shared.add.u32 	%r1807, [%r520], %r47;
$L__BB0_117:
	shr.u64 	%rd494, %rd592, %r241;
	cvt.u32.u64 	%r1732, %rd494;
	and.b32  	%r1731, %r1732, 255;
	mov.u32 	%r548, -1;
	shfl.sync.idx.b32 	%r549|%p95, %r1807, %r46, %r514, %r548;
	add.s32 	%r550, %r47, %r549;
	add.s32 	%r50, %r550, -1;
	{
    .reg .pred p;
    and.b32 %r521, %r1731, %r482;    setp.ne.u32 p, %r521, 0;
    vote.ballot.sync.b32 %r521, p, 0xffffffff;
    @!p not.b32 %r521, %r521;
}
	{
    .reg .pred p;
    and.b32 %r524, %r1731, %r485;    setp.ne.u32 p, %r524, 0;
    vote.ballot.sync.b32 %r524, p, 0xffffffff;
    @!p not.b32 %r524, %r524;
}
	and.b32  	%r551, %r524, %r521;
	{
    .reg .pred p;
    and.b32 %r527, %r1731, %r488;    setp.ne.u32 p, %r527, 0;
    vote.ballot.sync.b32 %r527, p, 0xffffffff;
    @!p not.b32 %r527, %r527;
}
	and.b32  	%r552, %r527, %r551;
	{
    .reg .pred p;
    and.b32 %r530, %r1731, %r491;    setp.ne.u32 p, %r530, 0;
    vote.ballot.sync.b32 %r530, p, 0xffffffff;
    @!p not.b32 %r530, %r530;
}
	and.b32  	%r553, %r530, %r552;
	{
    .reg .pred p;
    and.b32 %r533, %r1731, %r494;    setp.ne.u32 p, %r533, 0;
    vote.ballot.sync.b32 %r533, p, 0xffffffff;
    @!p not.b32 %r533, %r533;
}
	and.b32  	%r554, %r533, %r553;
	{
    .reg .pred p;
    and.b32 %r536, %r1731, %r497;    setp.ne.u32 p, %r536, 0;
    vote.ballot.sync.b32 %r536, p, 0xffffffff;
    @!p not.b32 %r536, %r536;
}
	and.b32  	%r555, %r536, %r554;
	{
    .reg .pred p;
    and.b32 %r539, %r1731, %r500;    setp.ne.u32 p, %r539, 0;
    vote.ballot.sync.b32 %r539, p, 0xffffffff;
    @!p not.b32 %r539, %r539;
}
	and.b32  	%r556, %r539, %r555;
	{
    .reg .pred p;
    and.b32 %r542, %r1731, %r503;    setp.ne.u32 p, %r542, 0;
    vote.ballot.sync.b32 %r542, p, 0xffffffff;
    @!p not.b32 %r542, %r542;
}
	and.b32  	%r557, %r542, %r556;
	clz.b32 	%r558, %r557;
	sub.s32 	%r51, %r514, %r558;
	mov.u32 %r545, %lanemask_le;
	and.b32  	%r559, %r545, %r557;
	popc.b32 	%r52, %r559;
	setp.ne.s32 	%p96, %r264, %r51;
	@%p96 bra 	$L__BB0_119;
	shr.u64 	%rd523, %rd592, %r241;
	cvt.u32.u64 	%r1780, %rd523;
	and.b32  	%r1779, %r1780, 255;
	shl.b32 	%r563, %r1779, 2;
	add.s32 	%r564, %r284, %r563;
	atom.shared.add.u32 	%r1808, [%r564], %r52;
$L__BB0_119:
	shr.u64 	%rd495, %rd593, %r241;
	cvt.u32.u64 	%r1734, %rd495;
	and.b32  	%r1733, %r1734, 255;
	mov.u32 	%r1810, 0;
	mov.u32 	%r591, 31;
	shfl.sync.idx.b32 	%r593|%p97, %r1808, %r51, %r591, %r548;
	add.s32 	%r594, %r52, %r593;
	add.s32 	%r55, %r594, -1;
	mov.u32 	%r567, 1;
	{
    .reg .pred p;
    and.b32 %r565, %r1733, %r567;    setp.ne.u32 p, %r565, 0;
    vote.ballot.sync.b32 %r565, p, 0xffffffff;
    @!p not.b32 %r565, %r565;
}
	mov.u32 	%r570, 2;
	{
    .reg .pred p;
    and.b32 %r568, %r1733, %r570;    setp.ne.u32 p, %r568, 0;
    vote.ballot.sync.b32 %r568, p, 0xffffffff;
    @!p not.b32 %r568, %r568;
}
	and.b32  	%r595, %r568, %r565;
	mov.u32 	%r573, 4;
	{
    .reg .pred p;
    and.b32 %r571, %r1733, %r573;    setp.ne.u32 p, %r571, 0;
    vote.ballot.sync.b32 %r571, p, 0xffffffff;
    @!p not.b32 %r571, %r571;
}
	and.b32  	%r596, %r571, %r595;
	mov.u32 	%r576, 8;
	{
    .reg .pred p;
    and.b32 %r574, %r1733, %r576;    setp.ne.u32 p, %r574, 0;
    vote.ballot.sync.b32 %r574, p, 0xffffffff;
    @!p not.b32 %r574, %r574;
}
	and.b32  	%r597, %r574, %r596;
	mov.u32 	%r579, 16;
	{
    .reg .pred p;
    and.b32 %r577, %r1733, %r579;    setp.ne.u32 p, %r577, 0;
    vote.ballot.sync.b32 %r577, p, 0xffffffff;
    @!p not.b32 %r577, %r577;
}
	and.b32  	%r598, %r577, %r597;
	mov.u32 	%r582, 32;
	{
    .reg .pred p;
    and.b32 %r580, %r1733, %r582;    setp.ne.u32 p, %r580, 0;
    vote.ballot.sync.b32 %r580, p, 0xffffffff;
    @!p not.b32 %r580, %r580;
}
	and.b32  	%r599, %r580, %r598;
	mov.u32 	%r585, 64;
	{
    .reg .pred p;
    and.b32 %r583, %r1733, %r585;    setp.ne.u32 p, %r583, 0;
    vote.ballot.sync.b32 %r583, p, 0xffffffff;
    @!p not.b32 %r583, %r583;
}
	and.b32  	%r600, %r583, %r599;
	mov.u32 	%r588, 128;
	{
    .reg .pred p;
    and.b32 %r586, %r1733, %r588;    setp.ne.u32 p, %r586, 0;
    vote.ballot.sync.b32 %r586, p, 0xffffffff;
    @!p not.b32 %r586, %r586;
}
	and.b32  	%r601, %r586, %r600;
	clz.b32 	%r602, %r601;
	sub.s32 	%r56, %r591, %r602;
	mov.u32 %r589, %lanemask_le;
	and.b32  	%r603, %r589, %r601;
	popc.b32 	%r57, %r603;
	setp.ne.s32 	%p98, %r264, %r56;
	mov.u32 	%r1809, %r1810;
	@%p98 bra 	$L__BB0_121;
	shr.u64 	%rd522, %rd593, %r241;
	cvt.u32.u64 	%r1778, %rd522;
	and.b32  	%r1777, %r1778, 255;
	shl.b32 	%r607, %r1777, 2;
	add.s32 	%r608, %r284, %r607;
	atom.shared.add.u32 	%r1809, [%r608], %r57;
$L__BB0_121:
	shr.u64 	%rd496, %rd594, %r241;
	cvt.u32.u64 	%r1736, %rd496;
	and.b32  	%r1735, %r1736, 255;
	mov.u32 	%r636, -1;
	shfl.sync.idx.b32 	%r637|%p99, %r1809, %r56, %r591, %r636;
	add.s32 	%r638, %r57, %r637;
	add.s32 	%r60, %r638, -1;
	{
    .reg .pred p;
    and.b32 %r609, %r1735, %r567;    setp.ne.u32 p, %r609, 0;
    vote.ballot.sync.b32 %r609, p, 0xffffffff;
    @!p not.b32 %r609, %r609;
}
	{
    .reg .pred p;
    and.b32 %r612, %r1735, %r570;    setp.ne.u32 p, %r612, 0;
    vote.ballot.sync.b32 %r612, p, 0xffffffff;
    @!p not.b32 %r612, %r612;
}
	and.b32  	%r639, %r612, %r609;
	{
    .reg .pred p;
    and.b32 %r615, %r1735, %r573;    setp.ne.u32 p, %r615, 0;
    vote.ballot.sync.b32 %r615, p, 0xffffffff;
    @!p not.b32 %r615, %r615;
}
	and.b32  	%r640, %r615, %r639;
	{
    .reg .pred p;
    and.b32 %r618, %r1735, %r576;    setp.ne.u32 p, %r618, 0;
    vote.ballot.sync.b32 %r618, p, 0xffffffff;
    @!p not.b32 %r618, %r618;
}
	and.b32  	%r641, %r618, %r640;
	{
    .reg .pred p;
    and.b32 %r621, %r1735, %r579;    setp.ne.u32 p, %r621, 0;
    vote.ballot.sync.b32 %r621, p, 0xffffffff;
    @!p not.b32 %r621, %r621;
}
	and.b32  	%r642, %r621, %r641;
	{
    .reg .pred p;
    and.b32 %r624, %r1735, %r582;    setp.ne.u32 p, %r624, 0;
    vote.ballot.sync.b32 %r624, p, 0xffffffff;
    @!p not.b32 %r624, %r624;
}
	and.b32  	%r643, %r624, %r642;
	{
    .reg .pred p;
    and.b32 %r627, %r1735, %r585;    setp.ne.u32 p, %r627, 0;
    vote.ballot.sync.b32 %r627, p, 0xffffffff;
    @!p not.b32 %r627, %r627;
}
	and.b32  	%r644, %r627, %r643;
	{
    .reg .pred p;
    and.b32 %r630, %r1735, %r588;    setp.ne.u32 p, %r630, 0;
    vote.ballot.sync.b32 %r630, p, 0xffffffff;
    @!p not.b32 %r630, %r630;
}
	and.b32  	%r645, %r630, %r644;
	clz.b32 	%r646, %r645;
	sub.s32 	%r61, %r591, %r646;
	mov.u32 %r633, %lanemask_le;
	and.b32  	%r647, %r633, %r645;
	popc.b32 	%r62, %r647;
	setp.ne.s32 	%p100, %r264, %r61;
	@%p100 bra 	$L__BB0_123;
	shr.u64 	%rd521, %rd594, %r241;
	cvt.u32.u64 	%r1776, %rd521;
	and.b32  	%r1775, %r1776, 255;
	shl.b32 	%r651, %r1775, 2;
	add.s32 	%r652, %r284, %r651;
	atom.shared.add.u32 	%r1810, [%r652], %r62;
$L__BB0_123:
	shr.u64 	%rd497, %rd595, %r241;
	cvt.u32.u64 	%r1738, %rd497;
	and.b32  	%r1737, %r1738, 255;
	mov.u32 	%r1812, 0;
	mov.u32 	%r679, 31;
	shfl.sync.idx.b32 	%r681|%p101, %r1810, %r61, %r679, %r636;
	add.s32 	%r682, %r62, %r681;
	add.s32 	%r65, %r682, -1;
	mov.u32 	%r655, 1;
	{
    .reg .pred p;
    and.b32 %r653, %r1737, %r655;    setp.ne.u32 p, %r653, 0;
    vote.ballot.sync.b32 %r653, p, 0xffffffff;
    @!p not.b32 %r653, %r653;
}
	mov.u32 	%r658, 2;
	{
    .reg .pred p;
    and.b32 %r656, %r1737, %r658;    setp.ne.u32 p, %r656, 0;
    vote.ballot.sync.b32 %r656, p, 0xffffffff;
    @!p not.b32 %r656, %r656;
}
	and.b32  	%r683, %r656, %r653;
	mov.u32 	%r661, 4;
	{
    .reg .pred p;
    and.b32 %r659, %r1737, %r661;    setp.ne.u32 p, %r659, 0;
    vote.ballot.sync.b32 %r659, p, 0xffffffff;
    @!p not.b32 %r659, %r659;
}
	and.b32  	%r684, %r659, %r683;
	mov.u32 	%r664, 8;
	{
    .reg .pred p;
    and.b32 %r662, %r1737, %r664;    setp.ne.u32 p, %r662, 0;
    vote.ballot.sync.b32 %r662, p, 0xffffffff;
    @!p not.b32 %r662, %r662;
}
	and.b32  	%r685, %r662, %r684;
	mov.u32 	%r667, 16;
	{
    .reg .pred p;
    and.b32 %r665, %r1737, %r667;    setp.ne.u32 p, %r665, 0;
    vote.ballot.sync.b32 %r665, p, 0xffffffff;
    @!p not.b32 %r665, %r665;
}
	and.b32  	%r686, %r665, %r685;
	mov.u32 	%r670, 32;
	{
    .reg .pred p;
    and.b32 %r668, %r1737, %r670;    setp.ne.u32 p, %r668, 0;
    vote.ballot.sync.b32 %r668, p, 0xffffffff;
    @!p not.b32 %r668, %r668;
}
	and.b32  	%r687, %r668, %r686;
	mov.u32 	%r673, 64;
	{
    .reg .pred p;
    and.b32 %r671, %r1737, %r673;    setp.ne.u32 p, %r671, 0;
    vote.ballot.sync.b32 %r671, p, 0xffffffff;
    @!p not.b32 %r671, %r671;
}
	and.b32  	%r688, %r671, %r687;
	mov.u32 	%r676, 128;
	{
    .reg .pred p;
    and.b32 %r674, %r1737, %r676;    setp.ne.u32 p, %r674, 0;
    vote.ballot.sync.b32 %r674, p, 0xffffffff;
    @!p not.b32 %r674, %r674;
}
	and.b32  	%r689, %r674, %r688;
	clz.b32 	%r690, %r689;
	sub.s32 	%r66, %r679, %r690;
	mov.u32 %r677, %lanemask_le;
	and.b32  	%r691, %r677, %r689;
	popc.b32 	%r67, %r691;
	setp.ne.s32 	%p102, %r264, %r66;
	mov.u32 	%r1811, %r1812;
	@%p102 bra 	$L__BB0_125;
	shr.u64 	%rd520, %rd595, %r241;
	cvt.u32.u64 	%r1774, %rd520;
	and.b32  	%r1773, %r1774, 255;
	shl.b32 	%r695, %r1773, 2;
	add.s32 	%r696, %r284, %r695;
	atom.shared.add.u32 	%r1811, [%r696], %r67;
$L__BB0_125:
	shr.u64 	%rd498, %rd596, %r241;
	cvt.u32.u64 	%r1740, %rd498;
	and.b32  	%r1739, %r1740, 255;
	mov.u32 	%r724, -1;
	shfl.sync.idx.b32 	%r725|%p103, %r1811, %r66, %r679, %r724;
	add.s32 	%r726, %r67, %r725;
	add.s32 	%r70, %r726, -1;
	{
    .reg .pred p;
    and.b32 %r697, %r1739, %r655;    setp.ne.u32 p, %r697, 0;
    vote.ballot.sync.b32 %r697, p, 0xffffffff;
    @!p not.b32 %r697, %r697;
}
	{
    .reg .pred p;
    and.b32 %r700, %r1739, %r658;    setp.ne.u32 p, %r700, 0;
    vote.ballot.sync.b32 %r700, p, 0xffffffff;
    @!p not.b32 %r700, %r700;
}
	and.b32  	%r727, %r700, %r697;
	{
    .reg .pred p;
    and.b32 %r703, %r1739, %r661;    setp.ne.u32 p, %r703, 0;
    vote.ballot.sync.b32 %r703, p, 0xffffffff;
    @!p not.b32 %r703, %r703;
}
	and.b32  	%r728, %r703, %r727;
	{
    .reg .pred p;
    and.b32 %r706, %r1739, %r664;    setp.ne.u32 p, %r706, 0;
    vote.ballot.sync.b32 %r706, p, 0xffffffff;
    @!p not.b32 %r706, %r706;
}
	and.b32  	%r729, %r706, %r728;
	{
    .reg .pred p;
    and.b32 %r709, %r1739, %r667;    setp.ne.u32 p, %r709, 0;
    vote.ballot.sync.b32 %r709, p, 0xffffffff;
    @!p not.b32 %r709, %r709;
}
	and.b32  	%r730, %r709, %r729;
	{
    .reg .pred p;
    and.b32 %r712, %r1739, %r670;    setp.ne.u32 p, %r712, 0;
    vote.ballot.sync.b32 %r712, p, 0xffffffff;
    @!p not.b32 %r712, %r712;
}
	and.b32  	%r731, %r712, %r730;
	{
    .reg .pred p;
    and.b32 %r715, %r1739, %r673;    setp.ne.u32 p, %r715, 0;
    vote.ballot.sync.b32 %r715, p, 0xffffffff;
    @!p not.b32 %r715, %r715;
}
	and.b32  	%r732, %r715, %r731;
	{
    .reg .pred p;
    and.b32 %r718, %r1739, %r676;    setp.ne.u32 p, %r718, 0;
    vote.ballot.sync.b32 %r718, p, 0xffffffff;
    @!p not.b32 %r718, %r718;
}
	and.b32  	%r733, %r718, %r732;
	clz.b32 	%r734, %r733;
	sub.s32 	%r71, %r679, %r734;
	mov.u32 %r721, %lanemask_le;
	and.b32  	%r735, %r721, %r733;
	popc.b32 	%r72, %r735;
	setp.ne.s32 	%p104, %r264, %r71;
	@%p104 bra 	$L__BB0_127;
	shr.u64 	%rd519, %rd596, %r241;
	cvt.u32.u64 	%r1772, %rd519;
	and.b32  	%r1771, %r1772, 255;
	shl.b32 	%r739, %r1771, 2;
	add.s32 	%r740, %r284, %r739;
	atom.shared.add.u32 	%r1812, [%r740], %r72;
$L__BB0_127:
	shr.u64 	%rd499, %rd597, %r241;
	cvt.u32.u64 	%r1742, %rd499;
	and.b32  	%r1741, %r1742, 255;
	mov.u32 	%r1814, 0;
	mov.u32 	%r767, 31;
	shfl.sync.idx.b32 	%r769|%p105, %r1812, %r71, %r767, %r724;
	add.s32 	%r770, %r72, %r769;
	add.s32 	%r75, %r770, -1;
	mov.u32 	%r743, 1;
	{
    .reg .pred p;
    and.b32 %r741, %r1741, %r743;    setp.ne.u32 p, %r741, 0;
    vote.ballot.sync.b32 %r741, p, 0xffffffff;
    @!p not.b32 %r741, %r741;
}
	mov.u32 	%r746, 2;
	{
    .reg .pred p;
    and.b32 %r744, %r1741, %r746;    setp.ne.u32 p, %r744, 0;
    vote.ballot.sync.b32 %r744, p, 0xffffffff;
    @!p not.b32 %r744, %r744;
}
	and.b32  	%r771, %r744, %r741;
	mov.u32 	%r749, 4;
	{
    .reg .pred p;
    and.b32 %r747, %r1741, %r749;    setp.ne.u32 p, %r747, 0;
    vote.ballot.sync.b32 %r747, p, 0xffffffff;
    @!p not.b32 %r747, %r747;
}
	and.b32  	%r772, %r747, %r771;
	mov.u32 	%r752, 8;
	{
    .reg .pred p;
    and.b32 %r750, %r1741, %r752;    setp.ne.u32 p, %r750, 0;
    vote.ballot.sync.b32 %r750, p, 0xffffffff;
    @!p not.b32 %r750, %r750;
}
	and.b32  	%r773, %r750, %r772;
	mov.u32 	%r755, 16;
	{
    .reg .pred p;
    and.b32 %r753, %r1741, %r755;    setp.ne.u32 p, %r753, 0;
    vote.ballot.sync.b32 %r753, p, 0xffffffff;
    @!p not.b32 %r753, %r753;
}
	and.b32  	%r774, %r753, %r773;
	mov.u32 	%r758, 32;
	{
    .reg .pred p;
    and.b32 %r756, %r1741, %r758;    setp.ne.u32 p, %r756, 0;
    vote.ballot.sync.b32 %r756, p, 0xffffffff;
    @!p not.b32 %r756, %r756;
}
	and.b32  	%r775, %r756, %r774;
	mov.u32 	%r761, 64;
	{
    .reg .pred p;
    and.b32 %r759, %r1741, %r761;    setp.ne.u32 p, %r759, 0;
    vote.ballot.sync.b32 %r759, p, 0xffffffff;
    @!p not.b32 %r759, %r759;
}
	and.b32  	%r776, %r759, %r775;
	mov.u32 	%r764, 128;
	{
    .reg .pred p;
    and.b32 %r762, %r1741, %r764;    setp.ne.u32 p, %r762, 0;
    vote.ballot.sync.b32 %r762, p, 0xffffffff;
    @!p not.b32 %r762, %r762;
}
	and.b32  	%r777, %r762, %r776;
	clz.b32 	%r778, %r777;
	sub.s32 	%r76, %r767, %r778;
	mov.u32 %r765, %lanemask_le;
	and.b32  	%r779, %r765, %r777;
	popc.b32 	%r77, %r779;
	setp.ne.s32 	%p106, %r264, %r76;
	mov.u32 	%r1813, %r1814;
	@%p106 bra 	$L__BB0_129;
	shr.u64 	%rd518, %rd597, %r241;
	cvt.u32.u64 	%r1770, %rd518;
	and.b32  	%r1769, %r1770, 255;
	shl.b32 	%r783, %r1769, 2;
	add.s32 	%r784, %r284, %r783;
	atom.shared.add.u32 	%r1813, [%r784], %r77;
$L__BB0_129:
	shr.u64 	%rd500, %rd598, %r241;
	cvt.u32.u64 	%r1744, %rd500;
	and.b32  	%r1743, %r1744, 255;
	mov.u32 	%r812, -1;
	shfl.sync.idx.b32 	%r813|%p107, %r1813, %r76, %r767, %r812;
	add.s32 	%r814, %r77, %r813;
	add.s32 	%r80, %r814, -1;
	{
    .reg .pred p;
    and.b32 %r785, %r1743, %r743;    setp.ne.u32 p, %r785, 0;
    vote.ballot.sync.b32 %r785, p, 0xffffffff;
    @!p not.b32 %r785, %r785;
}
	{
    .reg .pred p;
    and.b32 %r788, %r1743, %r746;    setp.ne.u32 p, %r788, 0;
    vote.ballot.sync.b32 %r788, p, 0xffffffff;
    @!p not.b32 %r788, %r788;
}
	and.b32  	%r815, %r788, %r785;
	{
    .reg .pred p;
    and.b32 %r791, %r1743, %r749;    setp.ne.u32 p, %r791, 0;
    vote.ballot.sync.b32 %r791, p, 0xffffffff;
    @!p not.b32 %r791, %r791;
}
	and.b32  	%r816, %r791, %r815;
	{
    .reg .pred p;
    and.b32 %r794, %r1743, %r752;    setp.ne.u32 p, %r794, 0;
    vote.ballot.sync.b32 %r794, p, 0xffffffff;
    @!p not.b32 %r794, %r794;
}
	and.b32  	%r817, %r794, %r816;
	{
    .reg .pred p;
    and.b32 %r797, %r1743, %r755;    setp.ne.u32 p, %r797, 0;
    vote.ballot.sync.b32 %r797, p, 0xffffffff;
    @!p not.b32 %r797, %r797;
}
	and.b32  	%r818, %r797, %r817;
	{
    .reg .pred p;
    and.b32 %r800, %r1743, %r758;    setp.ne.u32 p, %r800, 0;
    vote.ballot.sync.b32 %r800, p, 0xffffffff;
    @!p not.b32 %r800, %r800;
}
	and.b32  	%r819, %r800, %r818;
	{
    .reg .pred p;
    and.b32 %r803, %r1743, %r761;    setp.ne.u32 p, %r803, 0;
    vote.ballot.sync.b32 %r803, p, 0xffffffff;
    @!p not.b32 %r803, %r803;
}
	and.b32  	%r820, %r803, %r819;
	{
    .reg .pred p;
    and.b32 %r806, %r1743, %r764;    setp.ne.u32 p, %r806, 0;
    vote.ballot.sync.b32 %r806, p, 0xffffffff;
    @!p not.b32 %r806, %r806;
}
	and.b32  	%r821, %r806, %r820;
	clz.b32 	%r822, %r821;
	sub.s32 	%r81, %r767, %r822;
	mov.u32 %r809, %lanemask_le;
	and.b32  	%r823, %r809, %r821;
	popc.b32 	%r82, %r823;
	setp.ne.s32 	%p108, %r264, %r81;
	@%p108 bra 	$L__BB0_131;
	shr.u64 	%rd517, %rd598, %r241;
	cvt.u32.u64 	%r1768, %rd517;
	and.b32  	%r1767, %r1768, 255;
	shl.b32 	%r827, %r1767, 2;
	add.s32 	%r828, %r284, %r827;
	atom.shared.add.u32 	%r1814, [%r828], %r82;
$L__BB0_131:
	shr.u64 	%rd501, %rd599, %r241;
	cvt.u32.u64 	%r1746, %rd501;
	and.b32  	%r1745, %r1746, 255;
	mov.u32 	%r1816, 0;
	mov.u32 	%r855, 31;
	shfl.sync.idx.b32 	%r857|%p109, %r1814, %r81, %r855, %r812;
	add.s32 	%r858, %r82, %r857;
	add.s32 	%r85, %r858, -1;
	mov.u32 	%r831, 1;
	{
    .reg .pred p;
    and.b32 %r829, %r1745, %r831;    setp.ne.u32 p, %r829, 0;
    vote.ballot.sync.b32 %r829, p, 0xffffffff;
    @!p not.b32 %r829, %r829;
}
	mov.u32 	%r834, 2;
	{
    .reg .pred p;
    and.b32 %r832, %r1745, %r834;    setp.ne.u32 p, %r832, 0;
    vote.ballot.sync.b32 %r832, p, 0xffffffff;
    @!p not.b32 %r832, %r832;
}
	and.b32  	%r859, %r832, %r829;
	mov.u32 	%r837, 4;
	{
    .reg .pred p;
    and.b32 %r835, %r1745, %r837;    setp.ne.u32 p, %r835, 0;
    vote.ballot.sync.b32 %r835, p, 0xffffffff;
    @!p not.b32 %r835, %r835;
}
	and.b32  	%r860, %r835, %r859;
	mov.u32 	%r840, 8;
	{
    .reg .pred p;
    and.b32 %r838, %r1745, %r840;    setp.ne.u32 p, %r838, 0;
    vote.ballot.sync.b32 %r838, p, 0xffffffff;
    @!p not.b32 %r838, %r838;
}
	and.b32  	%r861, %r838, %r860;
	mov.u32 	%r843, 16;
	{
    .reg .pred p;
    and.b32 %r841, %r1745, %r843;    setp.ne.u32 p, %r841, 0;
    vote.ballot.sync.b32 %r841, p, 0xffffffff;
    @!p not.b32 %r841, %r841;
}
	and.b32  	%r862, %r841, %r861;
	mov.u32 	%r846, 32;
	{
    .reg .pred p;
    and.b32 %r844, %r1745, %r846;    setp.ne.u32 p, %r844, 0;
    vote.ballot.sync.b32 %r844, p, 0xffffffff;
    @!p not.b32 %r844, %r844;
}
	and.b32  	%r863, %r844, %r862;
	mov.u32 	%r849, 64;
	{
    .reg .pred p;
    and.b32 %r847, %r1745, %r849;    setp.ne.u32 p, %r847, 0;
    vote.ballot.sync.b32 %r847, p, 0xffffffff;
    @!p not.b32 %r847, %r847;
}
	and.b32  	%r864, %r847, %r863;
	mov.u32 	%r852, 128;
	{
    .reg .pred p;
    and.b32 %r850, %r1745, %r852;    setp.ne.u32 p, %r850, 0;
    vote.ballot.sync.b32 %r850, p, 0xffffffff;
    @!p not.b32 %r850, %r850;
}
	and.b32  	%r865, %r850, %r864;
	clz.b32 	%r866, %r865;
	sub.s32 	%r86, %r855, %r866;
	mov.u32 %r853, %lanemask_le;
	and.b32  	%r867, %r853, %r865;
	popc.b32 	%r87, %r867;
	setp.ne.s32 	%p110, %r264, %r86;
	mov.u32 	%r1815, %r1816;
	@%p110 bra 	$L__BB0_133;
	shr.u64 	%rd516, %rd599, %r241;
	cvt.u32.u64 	%r1766, %rd516;
	and.b32  	%r1765, %r1766, 255;
	shl.b32 	%r871, %r1765, 2;
	add.s32 	%r872, %r284, %r871;
	atom.shared.add.u32 	%r1815, [%r872], %r87;
$L__BB0_133:
	shr.u64 	%rd502, %rd600, %r241;
	cvt.u32.u64 	%r1748, %rd502;
	and.b32  	%r1747, %r1748, 255;
	mov.u32 	%r900, -1;
	shfl.sync.idx.b32 	%r901|%p111, %r1815, %r86, %r855, %r900;
	add.s32 	%r902, %r87, %r901;
	add.s32 	%r90, %r902, -1;
	{
    .reg .pred p;
    and.b32 %r873, %r1747, %r831;    setp.ne.u32 p, %r873, 0;
    vote.ballot.sync.b32 %r873, p, 0xffffffff;
    @!p not.b32 %r873, %r873;
}
	{
    .reg .pred p;
    and.b32 %r876, %r1747, %r834;    setp.ne.u32 p, %r876, 0;
    vote.ballot.sync.b32 %r876, p, 0xffffffff;
    @!p not.b32 %r876, %r876;
}
	and.b32  	%r903, %r876, %r873;
	{
    .reg .pred p;
    and.b32 %r879, %r1747, %r837;    setp.ne.u32 p, %r879, 0;
    vote.ballot.sync.b32 %r879, p, 0xffffffff;
    @!p not.b32 %r879, %r879;
}
	and.b32  	%r904, %r879, %r903;
	{
    .reg .pred p;
    and.b32 %r882, %r1747, %r840;    setp.ne.u32 p, %r882, 0;
    vote.ballot.sync.b32 %r882, p, 0xffffffff;
    @!p not.b32 %r882, %r882;
}
	and.b32  	%r905, %r882, %r904;
	{
    .reg .pred p;
    and.b32 %r885, %r1747, %r843;    setp.ne.u32 p, %r885, 0;
    vote.ballot.sync.b32 %r885, p, 0xffffffff;
    @!p not.b32 %r885, %r885;
}
	and.b32  	%r906, %r885, %r905;
	{
    .reg .pred p;
    and.b32 %r888, %r1747, %r846;    setp.ne.u32 p, %r888, 0;
    vote.ballot.sync.b32 %r888, p, 0xffffffff;
    @!p not.b32 %r888, %r888;
}
	and.b32  	%r907, %r888, %r906;
	{
    .reg .pred p;
    and.b32 %r891, %r1747, %r849;    setp.ne.u32 p, %r891, 0;
    vote.ballot.sync.b32 %r891, p, 0xffffffff;
    @!p not.b32 %r891, %r891;
}
	and.b32  	%r908, %r891, %r907;
	{
    .reg .pred p;
    and.b32 %r894, %r1747, %r852;    setp.ne.u32 p, %r894, 0;
    vote.ballot.sync.b32 %r894, p, 0xffffffff;
    @!p not.b32 %r894, %r894;
}
	and.b32  	%r909, %r894, %r908;
	clz.b32 	%r910, %r909;
	sub.s32 	%r91, %r855, %r910;
	mov.u32 %r897, %lanemask_le;
	and.b32  	%r911, %r897, %r909;
	popc.b32 	%r92, %r911;
	setp.ne.s32 	%p112, %r264, %r91;
	@%p112 bra 	$L__BB0_135;
	shr.u64 	%rd515, %rd600, %r241;
	cvt.u32.u64 	%r1764, %rd515;
	and.b32  	%r1763, %r1764, 255;
	shl.b32 	%r915, %r1763, 2;
	add.s32 	%r916, %r284, %r915;
	atom.shared.add.u32 	%r1816, [%r916], %r92;
$L__BB0_135:
	shr.u64 	%rd503, %rd601, %r241;
	cvt.u32.u64 	%r1750, %rd503;
	and.b32  	%r1749, %r1750, 255;
	mov.u32 	%r1818, 0;
	mov.u32 	%r943, 31;
	shfl.sync.idx.b32 	%r945|%p113, %r1816, %r91, %r943, %r900;
	add.s32 	%r946, %r92, %r945;
	add.s32 	%r95, %r946, -1;
	mov.u32 	%r919, 1;
	{
    .reg .pred p;
    and.b32 %r917, %r1749, %r919;    setp.ne.u32 p, %r917, 0;
    vote.ballot.sync.b32 %r917, p, 0xffffffff;
    @!p not.b32 %r917, %r917;
}
	mov.u32 	%r922, 2;
	{
    .reg .pred p;
    and.b32 %r920, %r1749, %r922;    setp.ne.u32 p, %r920, 0;
    vote.ballot.sync.b32 %r920, p, 0xffffffff;
    @!p not.b32 %r920, %r920;
}
	and.b32  	%r947, %r920, %r917;
	mov.u32 	%r925, 4;
	{
    .reg .pred p;
    and.b32 %r923, %r1749, %r925;    setp.ne.u32 p, %r923, 0;
    vote.ballot.sync.b32 %r923, p, 0xffffffff;
    @!p not.b32 %r923, %r923;
}
	and.b32  	%r948, %r923, %r947;
	mov.u32 	%r928, 8;
	{
    .reg .pred p;
    and.b32 %r926, %r1749, %r928;    setp.ne.u32 p, %r926, 0;
    vote.ballot.sync.b32 %r926, p, 0xffffffff;
    @!p not.b32 %r926, %r926;
}
	and.b32  	%r949, %r926, %r948;
	mov.u32 	%r931, 16;
	{
    .reg .pred p;
    and.b32 %r929, %r1749, %r931;    setp.ne.u32 p, %r929, 0;
    vote.ballot.sync.b32 %r929, p, 0xffffffff;
    @!p not.b32 %r929, %r929;
}
	and.b32  	%r950, %r929, %r949;
	mov.u32 	%r934, 32;
	{
    .reg .pred p;
    and.b32 %r932, %r1749, %r934;    setp.ne.u32 p, %r932, 0;
    vote.ballot.sync.b32 %r932, p, 0xffffffff;
    @!p not.b32 %r932, %r932;
}
	and.b32  	%r951, %r932, %r950;
	mov.u32 	%r937, 64;
	{
    .reg .pred p;
    and.b32 %r935, %r1749, %r937;    setp.ne.u32 p, %r935, 0;
    vote.ballot.sync.b32 %r935, p, 0xffffffff;
    @!p not.b32 %r935, %r935;
}
	and.b32  	%r952, %r935, %r951;
	mov.u32 	%r940, 128;
	{
    .reg .pred p;
    and.b32 %r938, %r1749, %r940;    setp.ne.u32 p, %r938, 0;
    vote.ballot.sync.b32 %r938, p, 0xffffffff;
    @!p not.b32 %r938, %r938;
}
	and.b32  	%r953, %r938, %r952;
	clz.b32 	%r954, %r953;
	sub.s32 	%r96, %r943, %r954;
	mov.u32 %r941, %lanemask_le;
	and.b32  	%r955, %r941, %r953;
	popc.b32 	%r97, %r955;
	setp.ne.s32 	%p114, %r264, %r96;
	mov.u32 	%r1817, %r1818;
	@%p114 bra 	$L__BB0_137;
	shr.u64 	%rd514, %rd601, %r241;
	cvt.u32.u64 	%r1762, %rd514;
	and.b32  	%r1761, %r1762, 255;
	shl.b32 	%r959, %r1761, 2;
	add.s32 	%r960, %r284, %r959;
	atom.shared.add.u32 	%r1817, [%r960], %r97;
$L__BB0_137:
	shr.u64 	%rd504, %rd602, %r241;
	cvt.u32.u64 	%r1752, %rd504;
	and.b32  	%r1751, %r1752, 255;
	mov.u32 	%r988, -1;
	shfl.sync.idx.b32 	%r989|%p115, %r1817, %r96, %r943, %r988;
	add.s32 	%r990, %r97, %r989;
	add.s32 	%r100, %r990, -1;
	{
    .reg .pred p;
    and.b32 %r961, %r1751, %r919;    setp.ne.u32 p, %r961, 0;
    vote.ballot.sync.b32 %r961, p, 0xffffffff;
    @!p not.b32 %r961, %r961;
}
	{
    .reg .pred p;
    and.b32 %r964, %r1751, %r922;    setp.ne.u32 p, %r964, 0;
    vote.ballot.sync.b32 %r964, p, 0xffffffff;
    @!p not.b32 %r964, %r964;
}
	and.b32  	%r991, %r964, %r961;
	{
    .reg .pred p;
    and.b32 %r967, %r1751, %r925;    setp.ne.u32 p, %r967, 0;
    vote.ballot.sync.b32 %r967, p, 0xffffffff;
    @!p not.b32 %r967, %r967;
}
	and.b32  	%r992, %r967, %r991;
	{
    .reg .pred p;
    and.b32 %r970, %r1751, %r928;    setp.ne.u32 p, %r970, 0;
    vote.ballot.sync.b32 %r970, p, 0xffffffff;
    @!p not.b32 %r970, %r970;
}
	and.b32  	%r993, %r970, %r992;
	{
    .reg .pred p;
    and.b32 %r973, %r1751, %r931;    setp.ne.u32 p, %r973, 0;
    vote.ballot.sync.b32 %r973, p, 0xffffffff;
    @!p not.b32 %r973, %r973;
}
	and.b32  	%r994, %r973, %r993;
	{
    .reg .pred p;
    and.b32 %r976, %r1751, %r934;    setp.ne.u32 p, %r976, 0;
    vote.ballot.sync.b32 %r976, p, 0xffffffff;
    @!p not.b32 %r976, %r976;
}
	and.b32  	%r995, %r976, %r994;
	{
    .reg .pred p;
    and.b32 %r979, %r1751, %r937;    setp.ne.u32 p, %r979, 0;
    vote.ballot.sync.b32 %r979, p, 0xffffffff;
    @!p not.b32 %r979, %r979;
}
	and.b32  	%r996, %r979, %r995;
	{
    .reg .pred p;
    and.b32 %r982, %r1751, %r940;    setp.ne.u32 p, %r982, 0;
    vote.ballot.sync.b32 %r982, p, 0xffffffff;
    @!p not.b32 %r982, %r982;
}
	and.b32  	%r997, %r982, %r996;
	clz.b32 	%r998, %r997;
	sub.s32 	%r101, %r943, %r998;
	mov.u32 %r985, %lanemask_le;
	and.b32  	%r999, %r985, %r997;
	popc.b32 	%r102, %r999;
	setp.ne.s32 	%p116, %r264, %r101;
	@%p116 bra 	$L__BB0_139;
	shr.u64 	%rd513, %rd602, %r241;
	cvt.u32.u64 	%r1760, %rd513;
	and.b32  	%r1759, %r1760, 255;
	shl.b32 	%r1003, %r1759, 2;
	add.s32 	%r1004, %r284, %r1003;
	atom.shared.add.u32 	%r1818, [%r1004], %r102;
$L__BB0_139:
	shr.u64 	%rd505, %rd603, %r241;
	cvt.u32.u64 	%r1754, %rd505;
	and.b32  	%r1753, %r1754, 255;
	mov.u32 	%r1820, 0;
	mov.u32 	%r1031, 31;
	shfl.sync.idx.b32 	%r1033|%p117, %r1818, %r101, %r1031, %r988;
	add.s32 	%r1034, %r102, %r1033;
	add.s32 	%r105, %r1034, -1;
	mov.u32 	%r1007, 1;
	{
    .reg .pred p;
    and.b32 %r1005, %r1753, %r1007;    setp.ne.u32 p, %r1005, 0;
    vote.ballot.sync.b32 %r1005, p, 0xffffffff;
    @!p not.b32 %r1005, %r1005;
}
	mov.u32 	%r1010, 2;
	{
    .reg .pred p;
    and.b32 %r1008, %r1753, %r1010;    setp.ne.u32 p, %r1008, 0;
    vote.ballot.sync.b32 %r1008, p, 0xffffffff;
    @!p not.b32 %r1008, %r1008;
}
	and.b32  	%r1035, %r1008, %r1005;
	mov.u32 	%r1013, 4;
	{
    .reg .pred p;
    and.b32 %r1011, %r1753, %r1013;    setp.ne.u32 p, %r1011, 0;
    vote.ballot.sync.b32 %r1011, p, 0xffffffff;
    @!p not.b32 %r1011, %r1011;
}
	and.b32  	%r1036, %r1011, %r1035;
	mov.u32 	%r1016, 8;
	{
    .reg .pred p;
    and.b32 %r1014, %r1753, %r1016;    setp.ne.u32 p, %r1014, 0;
    vote.ballot.sync.b32 %r1014, p, 0xffffffff;
    @!p not.b32 %r1014, %r1014;
}
	and.b32  	%r1037, %r1014, %r1036;
	mov.u32 	%r1019, 16;
	{
    .reg .pred p;
    and.b32 %r1017, %r1753, %r1019;    setp.ne.u32 p, %r1017, 0;
    vote.ballot.sync.b32 %r1017, p, 0xffffffff;
    @!p not.b32 %r1017, %r1017;
}
	and.b32  	%r1038, %r1017, %r1037;
	mov.u32 	%r1022, 32;
	{
    .reg .pred p;
    and.b32 %r1020, %r1753, %r1022;    setp.ne.u32 p, %r1020, 0;
    vote.ballot.sync.b32 %r1020, p, 0xffffffff;
    @!p not.b32 %r1020, %r1020;
}
	and.b32  	%r1039, %r1020, %r1038;
	mov.u32 	%r1025, 64;
	{
    .reg .pred p;
    and.b32 %r1023, %r1753, %r1025;    setp.ne.u32 p, %r1023, 0;
    vote.ballot.sync.b32 %r1023, p, 0xffffffff;
    @!p not.b32 %r1023, %r1023;
}
	and.b32  	%r1040, %r1023, %r1039;
	mov.u32 	%r1028, 128;
	{
    .reg .pred p;
    and.b32 %r1026, %r1753, %r1028;    setp.ne.u32 p, %r1026, 0;
    vote.ballot.sync.b32 %r1026, p, 0xffffffff;
    @!p not.b32 %r1026, %r1026;
}
	and.b32  	%r1041, %r1026, %r1040;
	clz.b32 	%r1042, %r1041;
	sub.s32 	%r106, %r1031, %r1042;
	mov.u32 %r1029, %lanemask_le;
	and.b32  	%r1043, %r1029, %r1041;
	popc.b32 	%r107, %r1043;
	setp.ne.s32 	%p118, %r264, %r106;
	mov.u32 	%r1819, %r1820;
	@%p118 bra 	$L__BB0_141;
	shr.u64 	%rd512, %rd603, %r241;
	cvt.u32.u64 	%r1758, %rd512;
	and.b32  	%r1757, %r1758, 255;
	shl.b32 	%r1047, %r1757, 2;
	add.s32 	%r1048, %r284, %r1047;
	atom.shared.add.u32 	%r1819, [%r1048], %r107;
$L__BB0_141:
	shr.u64 	%rd527, %rd604, %r241;
	cvt.u32.u64 	%r1788, %rd527;
	and.b32  	%r1787, %r1788, 255;
	mov.u32 	%r1076, -1;
	shfl.sync.idx.b32 	%r1077|%p119, %r1819, %r106, %r1031, %r1076;
	add.s32 	%r1078, %r107, %r1077;
	add.s32 	%r110, %r1078, -1;
	{
    .reg .pred p;
    and.b32 %r1049, %r1787, %r1007;    setp.ne.u32 p, %r1049, 0;
    vote.ballot.sync.b32 %r1049, p, 0xffffffff;
    @!p not.b32 %r1049, %r1049;
}
	{
    .reg .pred p;
    and.b32 %r1052, %r1787, %r1010;    setp.ne.u32 p, %r1052, 0;
    vote.ballot.sync.b32 %r1052, p, 0xffffffff;
    @!p not.b32 %r1052, %r1052;
}
	and.b32  	%r1079, %r1052, %r1049;
	{
    .reg .pred p;
    and.b32 %r1055, %r1787, %r1013;    setp.ne.u32 p, %r1055, 0;
    vote.ballot.sync.b32 %r1055, p, 0xffffffff;
    @!p not.b32 %r1055, %r1055;
}
	and.b32  	%r1080, %r1055, %r1079;
	{
    .reg .pred p;
    and.b32 %r1058, %r1787, %r1016;    setp.ne.u32 p, %r1058, 0;
    vote.ballot.sync.b32 %r1058, p, 0xffffffff;
    @!p not.b32 %r1058, %r1058;
}
	and.b32  	%r1081, %r1058, %r1080;
	{
    .reg .pred p;
    and.b32 %r1061, %r1787, %r1019;    setp.ne.u32 p, %r1061, 0;
    vote.ballot.sync.b32 %r1061, p, 0xffffffff;
    @!p not.b32 %r1061, %r1061;
}
	and.b32  	%r1082, %r1061, %r1081;
	{
    .reg .pred p;
    and.b32 %r1064, %r1787, %r1022;    setp.ne.u32 p, %r1064, 0;
    vote.ballot.sync.b32 %r1064, p, 0xffffffff;
    @!p not.b32 %r1064, %r1064;
}
	and.b32  	%r1083, %r1064, %r1082;
	{
    .reg .pred p;
    and.b32 %r1067, %r1787, %r1025;    setp.ne.u32 p, %r1067, 0;
    vote.ballot.sync.b32 %r1067, p, 0xffffffff;
    @!p not.b32 %r1067, %r1067;
}
	and.b32  	%r1084, %r1067, %r1083;
	{
    .reg .pred p;
    and.b32 %r1070, %r1787, %r1028;    setp.ne.u32 p, %r1070, 0;
    vote.ballot.sync.b32 %r1070, p, 0xffffffff;
    @!p not.b32 %r1070, %r1070;
}
	and.b32  	%r1085, %r1070, %r1084;
	clz.b32 	%r1086, %r1085;
	sub.s32 	%r111, %r1031, %r1086;
	mov.u32 %r1073, %lanemask_le;
	and.b32  	%r1087, %r1073, %r1085;
	popc.b32 	%r112, %r1087;
	setp.ne.s32 	%p120, %r264, %r111;
	@%p120 bra 	$L__BB0_143;
	shr.u64 	%rd530, %rd604, %r241;
	cvt.u32.u64 	%r1794, %rd530;
	and.b32  	%r1793, %r1794, 255;
	shl.b32 	%r1091, %r1793, 2;
	add.s32 	%r1092, %r284, %r1091;
	atom.shared.add.u32 	%r1820, [%r1092], %r112;
$L__BB0_143:
	shr.u64 	%rd528, %rd605, %r241;
	cvt.u32.u64 	%r1790, %rd528;
	and.b32  	%r1789, %r1790, 255;
	mov.u32 	%r1821, 0;
	mov.u32 	%r1119, 31;
	shfl.sync.idx.b32 	%r1121|%p121, %r1820, %r111, %r1119, %r1076;
	add.s32 	%r1122, %r112, %r1121;
	add.s32 	%r115, %r1122, -1;
	mov.u32 	%r1095, 1;
	{
    .reg .pred p;
    and.b32 %r1093, %r1789, %r1095;    setp.ne.u32 p, %r1093, 0;
    vote.ballot.sync.b32 %r1093, p, 0xffffffff;
    @!p not.b32 %r1093, %r1093;
}
	mov.u32 	%r1098, 2;
	{
    .reg .pred p;
    and.b32 %r1096, %r1789, %r1098;    setp.ne.u32 p, %r1096, 0;
    vote.ballot.sync.b32 %r1096, p, 0xffffffff;
    @!p not.b32 %r1096, %r1096;
}
	and.b32  	%r1123, %r1096, %r1093;
	mov.u32 	%r1101, 4;
	{
    .reg .pred p;
    and.b32 %r1099, %r1789, %r1101;    setp.ne.u32 p, %r1099, 0;
    vote.ballot.sync.b32 %r1099, p, 0xffffffff;
    @!p not.b32 %r1099, %r1099;
}
	and.b32  	%r1124, %r1099, %r1123;
	mov.u32 	%r1104, 8;
	{
    .reg .pred p;
    and.b32 %r1102, %r1789, %r1104;    setp.ne.u32 p, %r1102, 0;
    vote.ballot.sync.b32 %r1102, p, 0xffffffff;
    @!p not.b32 %r1102, %r1102;
}
	and.b32  	%r1125, %r1102, %r1124;
	mov.u32 	%r1107, 16;
	{
    .reg .pred p;
    and.b32 %r1105, %r1789, %r1107;    setp.ne.u32 p, %r1105, 0;
    vote.ballot.sync.b32 %r1105, p, 0xffffffff;
    @!p not.b32 %r1105, %r1105;
}
	and.b32  	%r1126, %r1105, %r1125;
	mov.u32 	%r1110, 32;
	{
    .reg .pred p;
    and.b32 %r1108, %r1789, %r1110;    setp.ne.u32 p, %r1108, 0;
    vote.ballot.sync.b32 %r1108, p, 0xffffffff;
    @!p not.b32 %r1108, %r1108;
}
	and.b32  	%r1127, %r1108, %r1126;
	mov.u32 	%r1113, 64;
	{
    .reg .pred p;
    and.b32 %r1111, %r1789, %r1113;    setp.ne.u32 p, %r1111, 0;
    vote.ballot.sync.b32 %r1111, p, 0xffffffff;
    @!p not.b32 %r1111, %r1111;
}
	and.b32  	%r1128, %r1111, %r1127;
	mov.u32 	%r1116, 128;
	{
    .reg .pred p;
    and.b32 %r1114, %r1789, %r1116;    setp.ne.u32 p, %r1114, 0;
    vote.ballot.sync.b32 %r1114, p, 0xffffffff;
    @!p not.b32 %r1114, %r1114;
}
	and.b32  	%r1129, %r1114, %r1128;
	clz.b32 	%r1130, %r1129;
	sub.s32 	%r116, %r1119, %r1130;
	mov.u32 %r1117, %lanemask_le;
	and.b32  	%r1131, %r1117, %r1129;
	popc.b32 	%r117, %r1131;
	setp.ne.s32 	%p122, %r264, %r116;
	@%p122 bra 	$L__BB0_145;
	shr.u64 	%rd529, %rd605, %r241;
	cvt.u32.u64 	%r1792, %rd529;
	and.b32  	%r1791, %r1792, 255;
	shl.b32 	%r1135, %r1791, 2;
	add.s32 	%r1136, %r284, %r1135;
	atom.shared.add.u32 	%r1821, [%r1136], %r117;
$L__BB0_145:
	setp.gt.s32 	%p208, %r2, 255;
	mov.u32 	%r1138, -1;
	shfl.sync.idx.b32 	%r1139|%p123, %r1821, %r116, %r1119, %r1138;
	add.s32 	%r1140, %r1139, %r117;
	add.s32 	%r120, %r1140, -1;
	bar.sync 	0;
	shl.b32 	%r1141, %r50, 3;
	add.s32 	%r1143, %r283, %r1141;
	st.shared.u64 	[%r1143], %rd591;
	shl.b32 	%r1144, %r55, 3;
	add.s32 	%r1145, %r283, %r1144;
	st.shared.u64 	[%r1145], %rd592;
	shl.b32 	%r1146, %r60, 3;
	add.s32 	%r1147, %r283, %r1146;
	st.shared.u64 	[%r1147], %rd593;
	shl.b32 	%r1148, %r65, 3;
	add.s32 	%r1149, %r283, %r1148;
	st.shared.u64 	[%r1149], %rd594;
	shl.b32 	%r1150, %r70, 3;
	add.s32 	%r1151, %r283, %r1150;
	st.shared.u64 	[%r1151], %rd595;
	shl.b32 	%r1152, %r75, 3;
	add.s32 	%r1153, %r283, %r1152;
	st.shared.u64 	[%r1153], %rd596;
	shl.b32 	%r1154, %r80, 3;
	add.s32 	%r1155, %r283, %r1154;
	st.shared.u64 	[%r1155], %rd597;
	shl.b32 	%r1156, %r85, 3;
	add.s32 	%r1157, %r283, %r1156;
	st.shared.u64 	[%r1157], %rd598;
	shl.b32 	%r1158, %r90, 3;
	add.s32 	%r1159, %r283, %r1158;
	st.shared.u64 	[%r1159], %rd599;
	shl.b32 	%r1160, %r95, 3;
	add.s32 	%r1161, %r283, %r1160;
	st.shared.u64 	[%r1161], %rd600;
	shl.b32 	%r1162, %r100, 3;
	add.s32 	%r1163, %r283, %r1162;
	st.shared.u64 	[%r1163], %rd601;
	shl.b32 	%r1164, %r105, 3;
	add.s32 	%r1165, %r283, %r1164;
	st.shared.u64 	[%r1165], %rd602;
	shl.b32 	%r1166, %r110, 3;
	add.s32 	%r1167, %r283, %r1166;
	st.shared.u64 	[%r1167], %rd603;
	shl.b32 	%r1168, %r115, 3;
	add.s32 	%r1169, %r283, %r1168;
	st.shared.u64 	[%r1169], %rd604;
	shl.b32 	%r1170, %r1140, 3;
	add.s32 	%r1171, %r283, %r1170;
	st.shared.u64 	[%r1171+-8], %rd605;
	@%p208 bra 	$L__BB0_153;
	ld.param.u64 	%rd509, [gs_cub_places_64_param_0+40];
	cvta.to.global.u64 	%rd277, %rd509;
	mul.wide.s32 	%rd278, %r2, 4;
	add.s64 	%rd279, %rd277, %rd278;
	ld.global.u32 	%r1172, [%rd279];
	sub.s32 	%r1173, %r1172, %r45;
	st.shared.u32 	[%r41+46080], %r1173;
	setp.lt.s32 	%p125, %r4, 1;
	mov.u32 	%r1824, %r1806;
	@%p125 bra 	$L__BB0_152;
	mov.u32 	%r1823, -1;
	mov.u32 	%r1822, %r4;
	mov.u32 	%r1824, %r1806;
$L__BB0_148:
	shl.b32 	%r1175, %r1822, 8;
	add.s32 	%r1176, %r1175, %r2;
	add.s32 	%r1177, %r1176, -256;
	mul.wide.s32 	%rd280, %r1177, 4;
	add.s64 	%rd177, %rd5, %rd280;
$L__BB0_149:
	membar.cta;
	ld.volatile.global.u32 	%r125, [%rd177];
	setp.eq.s32 	%p126, %r125, 0;
	@%p126 bra 	$L__BB0_149;
	and.b32  	%r1178, %r125, 1073741823;
	add.s32 	%r1824, %r1178, %r1824;
	setp.gt.s32 	%p127, %r125, -1;
	vote.sync.ballot.b32 	%r1823, %p127, %r1823;
	setp.lt.s32 	%p128, %r125, 0;
	@%p128 bra 	$L__BB0_152;
	add.s32 	%r129, %r1822, -1;
	setp.gt.s32 	%p129, %r1822, 1;
	mov.u32 	%r1822, %r129;
	@%p129 bra 	$L__BB0_148;
$L__BB0_152:
	shl.b32 	%r1756, %r4, 8;
	add.s32 	%r1755, %r1756, %r2;
	mul.wide.s32 	%rd511, %r1755, 4;
	add.s64 	%rd510, %rd5, %rd511;
	or.b32  	%r1179, %r1824, -2147483648;
	st.volatile.global.u32 	[%rd510], %r1179;
	ld.shared.u32 	%r1180, [%r41+46080];
	sub.s32 	%r1181, %r1824, %r1806;
	add.s32 	%r1182, %r1181, %r1180;
	st.shared.u32 	[%r41+46080], %r1182;
$L__BB0_153:
	cvt.u64.u32 	%rd507, %r241;
	ld.param.u64 	%rd506, [gs_cub_places_64_param_0+32];
	bar.sync 	0;
	shl.b32 	%r1183, %r2, 3;
	add.s32 	%r131, %r283, %r1183;
	ld.shared.u64 	%rd178, [%r131];
	cvt.u32.u64 	%r1185, %rd507;
	shr.u64 	%rd281, %rd178, %r1185;
	cvt.u32.u64 	%r1186, %rd281;
	shl.b32 	%r1187, %r1186, 2;
	and.b32  	%r1188, %r1187, 1020;
	add.s32 	%r1189, %r283, %r1188;
	ld.shared.u32 	%r1190, [%r1189+46080];
	add.s32 	%r132, %r1190, %r2;
	setp.eq.s64 	%p130, %rd506, 0;
	@%p130 bra 	$L__BB0_155;
	ld.shared.u64 	%rd282, [%r131+3072];
	shr.u64 	%rd283, %rd282, %r1185;
	cvt.u32.u64 	%r1192, %rd283;
	shl.b32 	%r1193, %r1192, 2;
	and.b32  	%r1194, %r1193, 1020;
	add.s32 	%r1196, %r283, 46080;
	add.s32 	%r1197, %r1196, %r1194;
	ld.shared.u32 	%r1198, [%r1197];
	add.s32 	%r1199, %r1198, %r2;
	add.s32 	%r1838, %r1199, 384;
	ld.shared.u64 	%rd284, [%r131+6144];
	shr.u64 	%rd285, %rd284, %r1185;
	cvt.u32.u64 	%r1200, %rd285;
	shl.b32 	%r1201, %r1200, 2;
	and.b32  	%r1202, %r1201, 1020;
	add.s32 	%r1203, %r1196, %r1202;
	ld.shared.u32 	%r1204, [%r1203];
	add.s32 	%r1205, %r1204, %r2;
	add.s32 	%r1837, %r1205, 768;
	ld.shared.u64 	%rd286, [%r131+9216];
	shr.u64 	%rd287, %rd286, %r1185;
	cvt.u32.u64 	%r1206, %rd287;
	shl.b32 	%r1207, %r1206, 2;
	and.b32  	%r1208, %r1207, 1020;
	add.s32 	%r1209, %r1196, %r1208;
	ld.shared.u32 	%r1210, [%r1209];
	add.s32 	%r1211, %r1210, %r2;
	add.s32 	%r1836, %r1211, 1152;
	ld.shared.u64 	%rd288, [%r131+12288];
	shr.u64 	%rd289, %rd288, %r1185;
	cvt.u32.u64 	%r1212, %rd289;
	shl.b32 	%r1213, %r1212, 2;
	and.b32  	%r1214, %r1213, 1020;
	add.s32 	%r1215, %r1196, %r1214;
	ld.shared.u32 	%r1216, [%r1215];
	add.s32 	%r1217, %r1216, %r2;
	add.s32 	%r1835, %r1217, 1536;
	ld.shared.u64 	%rd290, [%r131+15360];
	shr.u64 	%rd291, %rd290, %r1185;
	cvt.u32.u64 	%r1218, %rd291;
	shl.b32 	%r1219, %r1218, 2;
	and.b32  	%r1220, %r1219, 1020;
	add.s32 	%r1221, %r1196, %r1220;
	ld.shared.u32 	%r1222, [%r1221];
	add.s32 	%r1223, %r1222, %r2;
	add.s32 	%r1834, %r1223, 1920;
	ld.shared.u64 	%rd292, [%r131+18432];
	shr.u64 	%rd293, %rd292, %r1185;
	cvt.u32.u64 	%r1224, %rd293;
	shl.b32 	%r1225, %r1224, 2;
	and.b32  	%r1226, %r1225, 1020;
	add.s32 	%r1227, %r1196, %r1226;
	ld.shared.u32 	%r1228, [%r1227];
	add.s32 	%r1229, %r1228, %r2;
	add.s32 	%r1833, %r1229, 2304;
	ld.shared.u64 	%rd294, [%r131+21504];
	shr.u64 	%rd295, %rd294, %r1185;
	cvt.u32.u64 	%r1230, %rd295;
	shl.b32 	%r1231, %r1230, 2;
	and.b32  	%r1232, %r1231, 1020;
	add.s32 	%r1233, %r1196, %r1232;
	ld.shared.u32 	%r1234, [%r1233];
	add.s32 	%r1235, %r1234, %r2;
	add.s32 	%r1832, %r1235, 2688;
	ld.shared.u64 	%rd296, [%r131+24576];
	shr.u64 	%rd297, %rd296, %r1185;
	cvt.u32.u64 	%r1236, %rd297;
	shl.b32 	%r1237, %r1236, 2;
	and.b32  	%r1238, %r1237, 1020;
	add.s32 	%r1239, %r1196, %r1238;
	ld.shared.u32 	%r1240, [%r1239];
	add.s32 	%r1241, %r1240, %r2;
	add.s32 	%r1831, %r1241, 3072;
	ld.shared.u64 	%rd298, [%r131+27648];
	shr.u64 	%rd299, %rd298, %r1185;
	cvt.u32.u64 	%r1242, %rd299;
	shl.b32 	%r1243, %r1242, 2;
	and.b32  	%r1244, %r1243, 1020;
	add.s32 	%r1245, %r1196, %r1244;
	ld.shared.u32 	%r1246, [%r1245];
	add.s32 	%r1247, %r1246, %r2;
	add.s32 	%r1830, %r1247, 3456;
	ld.shared.u64 	%rd300, [%r131+30720];
	shr.u64 	%rd301, %rd300, %r1185;
	cvt.u32.u64 	%r1248, %rd301;
	shl.b32 	%r1249, %r1248, 2;
	and.b32  	%r1250, %r1249, 1020;
	add.s32 	%r1251, %r1196, %r1250;
	ld.shared.u32 	%r1252, [%r1251];
	add.s32 	%r1253, %r1252, %r2;
	add.s32 	%r1829, %r1253, 3840;
	ld.shared.u64 	%rd302, [%r131+33792];
	shr.u64 	%rd303, %rd302, %r1185;
	cvt.u32.u64 	%r1254, %rd303;
	shl.b32 	%r1255, %r1254, 2;
	and.b32  	%r1256, %r1255, 1020;
	add.s32 	%r1257, %r1196, %r1256;
	ld.shared.u32 	%r1258, [%r1257];
	add.s32 	%r1259, %r1258, %r2;
	add.s32 	%r1828, %r1259, 4224;
	ld.shared.u64 	%rd304, [%r131+36864];
	shr.u64 	%rd305, %rd304, %r1185;
	cvt.u32.u64 	%r1260, %rd305;
	shl.b32 	%r1261, %r1260, 2;
	and.b32  	%r1262, %r1261, 1020;
	add.s32 	%r1263, %r1196, %r1262;
	ld.shared.u32 	%r1264, [%r1263];
	add.s32 	%r1265, %r1264, %r2;
	add.s32 	%r1827, %r1265, 4608;
	ld.shared.u64 	%rd306, [%r131+39936];
	shr.u64 	%rd307, %rd306, %r1185;
	cvt.u32.u64 	%r1266, %rd307;
	shl.b32 	%r1267, %r1266, 2;
	and.b32  	%r1268, %r1267, 1020;
	add.s32 	%r1269, %r1196, %r1268;
	ld.shared.u32 	%r1270, [%r1269];
	add.s32 	%r1271, %r1270, %r2;
	add.s32 	%r1826, %r1271, 4992;
	ld.shared.u64 	%rd308, [%r131+43008];
	shr.u64 	%rd309, %rd308, %r1185;
	cvt.u32.u64 	%r1272, %rd309;
	shl.b32 	%r1273, %r1272, 2;
	and.b32  	%r1274, %r1273, 1020;
	add.s32 	%r1275, %r1196, %r1274;
	ld.shared.u32 	%r1276, [%r1275];
	add.s32 	%r1277, %r1276, %r2;
	add.s32 	%r1839, %r1277, 5376;
	bra.uni 	$L__BB0_185;
$L__BB0_155:
	setp.ge.s32 	%p131, %r2, %r6;
	@%p131 bra 	$L__BB0_157;
	mul.wide.u32 	%rd310, %r132, 8;
	add.s64 	%rd311, %rd1, %rd310;
	st.global.u64 	[%rd311], %rd178;
$L__BB0_157:
	add.s32 	%r1278, %r2, 384;
	ld.shared.u64 	%rd179, [%r131+3072];
	shr.u64 	%rd312, %rd179, %r1185;
	cvt.u32.u64 	%r1280, %rd312;
	shl.b32 	%r1281, %r1280, 2;
	and.b32  	%r1282, %r1281, 1020;
	add.s32 	%r1284, %r283, %r1282;
	ld.shared.u32 	%r1285, [%r1284+46080];
	add.s32 	%r1838, %r1285, %r1278;
	setp.ge.s32 	%p132, %r1278, %r6;
	@%p132 bra 	$L__BB0_159;
	mul.wide.u32 	%rd313, %r1838, 8;
	add.s64 	%rd314, %rd1, %rd313;
	st.global.u64 	[%rd314], %rd179;
$L__BB0_159:
	add.s32 	%r1286, %r2, 768;
	ld.shared.u64 	%rd180, [%r131+6144];
	shr.u64 	%rd315, %rd180, %r1185;
	cvt.u32.u64 	%r1288, %rd315;
	shl.b32 	%r1289, %r1288, 2;
	and.b32  	%r1290, %r1289, 1020;
	add.s32 	%r1292, %r283, %r1290;
	ld.shared.u32 	%r1293, [%r1292+46080];
	add.s32 	%r1837, %r1293, %r1286;
	setp.ge.s32 	%p133, %r1286, %r6;
	@%p133 bra 	$L__BB0_161;
	mul.wide.u32 	%rd316, %r1837, 8;
	add.s64 	%rd317, %rd1, %rd316;
	st.global.u64 	[%rd317], %rd180;
$L__BB0_161:
	add.s32 	%r1294, %r2, 1152;
	ld.shared.u64 	%rd181, [%r131+9216];
	shr.u64 	%rd318, %rd181, %r1185;
	cvt.u32.u64 	%r1296, %rd318;
	shl.b32 	%r1297, %r1296, 2;
	and.b32  	%r1298, %r1297, 1020;
	add.s32 	%r1300, %r283, %r1298;
	ld.shared.u32 	%r1301, [%r1300+46080];
	add.s32 	%r1836, %r1301, %r1294;
	setp.ge.s32 	%p134, %r1294, %r6;
	@%p134 bra 	$L__BB0_163;
	mul.wide.u32 	%rd319, %r1836, 8;
	add.s64 	%rd320, %rd1, %rd319;
	st.global.u64 	[%rd320], %rd181;
$L__BB0_163:
	add.s32 	%r1302, %r2, 1536;
	ld.shared.u64 	%rd182, [%r131+12288];
	shr.u64 	%rd321, %rd182, %r1185;
	cvt.u32.u64 	%r1304, %rd321;
	shl.b32 	%r1305, %r1304, 2;
	and.b32  	%r1306, %r1305, 1020;
	add.s32 	%r1308, %r283, %r1306;
	ld.shared.u32 	%r1309, [%r1308+46080];
	add.s32 	%r1835, %r1309, %r1302;
	setp.ge.s32 	%p135, %r1302, %r6;
	@%p135 bra 	$L__BB0_165;
	mul.wide.u32 	%rd322, %r1835, 8;
	add.s64 	%rd323, %rd1, %rd322;
	st.global.u64 	[%rd323], %rd182;
$L__BB0_165:
	add.s32 	%r1310, %r2, 1920;
	ld.shared.u64 	%rd183, [%r131+15360];
	shr.u64 	%rd324, %rd183, %r1185;
	cvt.u32.u64 	%r1312, %rd324;
	shl.b32 	%r1313, %r1312, 2;
	and.b32  	%r1314, %r1313, 1020;
	add.s32 	%r1316, %r283, %r1314;
	ld.shared.u32 	%r1317, [%r1316+46080];
	add.s32 	%r1834, %r1317, %r1310;
	setp.ge.s32 	%p136, %r1310, %r6;
	@%p136 bra 	$L__BB0_167;
	mul.wide.u32 	%rd325, %r1834, 8;
	add.s64 	%rd326, %rd1, %rd325;
	st.global.u64 	[%rd326], %rd183;
$L__BB0_167:
	add.s32 	%r1318, %r2, 2304;
	ld.shared.u64 	%rd184, [%r131+18432];
	shr.u64 	%rd327, %rd184, %r1185;
	cvt.u32.u64 	%r1320, %rd327;
	shl.b32 	%r1321, %r1320, 2;
	and.b32  	%r1322, %r1321, 1020;
	add.s32 	%r1324, %r283, %r1322;
	ld.shared.u32 	%r1325, [%r1324+46080];
	add.s32 	%r1833, %r1325, %r1318;
	setp.ge.s32 	%p137, %r1318, %r6;
	@%p137 bra 	$L__BB0_169;
	mul.wide.u32 	%rd328, %r1833, 8;
	add.s64 	%rd329, %rd1, %rd328;
	st.global.u64 	[%rd329], %rd184;
$L__BB0_169:
	add.s32 	%r1326, %r2, 2688;
	ld.shared.u64 	%rd185, [%r131+21504];
	shr.u64 	%rd330, %rd185, %r1185;
	cvt.u32.u64 	%r1328, %rd330;
	shl.b32 	%r1329, %r1328, 2;
	and.b32  	%r1330, %r1329, 1020;
	add.s32 	%r1332, %r283, %r1330;
	ld.shared.u32 	%r1333, [%r1332+46080];
	add.s32 	%r1832, %r1333, %r1326;
	setp.ge.s32 	%p138, %r1326, %r6;
	@%p138 bra 	$L__BB0_171;
	mul.wide.u32 	%rd331, %r1832, 8;
	add.s64 	%rd332, %rd1, %rd331;
	st.global.u64 	[%rd332], %rd185;
$L__BB0_171:
	add.s32 	%r1334, %r2, 3072;
	ld.shared.u64 	%rd186, [%r131+24576];
	shr.u64 	%rd333, %rd186, %r1185;
	cvt.u32.u64 	%r1336, %rd333;
	shl.b32 	%r1337, %r1336, 2;
	and.b32  	%r1338, %r1337, 1020;
	add.s32 	%r1340, %r283, %r1338;
	ld.shared.u32 	%r1341, [%r1340+46080];
	add.s32 	%r1831, %r1341, %r1334;
	setp.ge.s32 	%p139, %r1334, %r6;
	@%p139 bra 	$L__BB0_173;
	mul.wide.u32 	%rd334, %r1831, 8;
	add.s64 	%rd335, %rd1, %rd334;
	st.global.u64 	[%rd335], %rd186;
$L__BB0_173:
	add.s32 	%r1342, %r2, 3456;
	ld.shared.u64 	%rd187, [%r131+27648];
	shr.u64 	%rd336, %rd187, %r1185;
	cvt.u32.u64 	%r1344, %rd336;
	shl.b32 	%r1345, %r1344, 2;
	and.b32  	%r1346, %r1345, 1020;
	add.s32 	%r1348, %r283, %r1346;
	ld.shared.u32 	%r1349, [%r1348+46080];
	add.s32 	%r1830, %r1349, %r1342;
	setp.ge.s32 	%p140, %r1342, %r6;
	@%p140 bra 	$L__BB0_175;
	mul.wide.u32 	%rd337, %r1830, 8;
	add.s64 	%rd338, %rd1, %rd337;
	st.global.u64 	[%rd338], %rd187;
$L__BB0_175:
	add.s32 	%r1350, %r2, 3840;
	ld.shared.u64 	%rd188, [%r131+30720];
	shr.u64 	%rd339, %rd188, %r1185;
	cvt.u32.u64 	%r1352, %rd339;
	shl.b32 	%r1353, %r1352, 2;
	and.b32  	%r1354, %r1353, 1020;
	add.s32 	%r1356, %r283, %r1354;
	ld.shared.u32 	%r1357, [%r1356+46080];
	add.s32 	%r1829, %r1357, %r1350;
	setp.ge.s32 	%p141, %r1350, %r6;
	@%p141 bra 	$L__BB0_177;
	mul.wide.u32 	%rd340, %r1829, 8;
	add.s64 	%rd341, %rd1, %rd340;
	st.global.u64 	[%rd341], %rd188;
$L__BB0_177:
	add.s32 	%r1358, %r2, 4224;
	ld.shared.u64 	%rd189, [%r131+33792];
	shr.u64 	%rd342, %rd189, %r1185;
	cvt.u32.u64 	%r1360, %rd342;
	shl.b32 	%r1361, %r1360, 2;
	and.b32  	%r1362, %r1361, 1020;
	add.s32 	%r1364, %r283, %r1362;
	ld.shared.u32 	%r1365, [%r1364+46080];
	add.s32 	%r1828, %r1365, %r1358;
	setp.ge.s32 	%p142, %r1358, %r6;
	@%p142 bra 	$L__BB0_179;
	mul.wide.u32 	%rd343, %r1828, 8;
	add.s64 	%rd344, %rd1, %rd343;
	st.global.u64 	[%rd344], %rd189;
$L__BB0_179:
	add.s32 	%r1366, %r2, 4608;
	ld.shared.u64 	%rd190, [%r131+36864];
	shr.u64 	%rd345, %rd190, %r1185;
	cvt.u32.u64 	%r1368, %rd345;
	shl.b32 	%r1369, %r1368, 2;
	and.b32  	%r1370, %r1369, 1020;
	add.s32 	%r1372, %r283, %r1370;
	ld.shared.u32 	%r1373, [%r1372+46080];
	add.s32 	%r1827, %r1373, %r1366;
	setp.ge.s32 	%p143, %r1366, %r6;
	@%p143 bra 	$L__BB0_181;
	mul.wide.u32 	%rd346, %r1827, 8;
	add.s64 	%rd347, %rd1, %rd346;
	st.global.u64 	[%rd347], %rd190;
$L__BB0_181:
	add.s32 	%r1374, %r2, 4992;
	ld.shared.u64 	%rd191, [%r131+39936];
	shr.u64 	%rd348, %rd191, %r1185;
	cvt.u32.u64 	%r1376, %rd348;
	shl.b32 	%r1377, %r1376, 2;
	and.b32  	%r1378, %r1377, 1020;
	add.s32 	%r1380, %r283, %r1378;
	ld.shared.u32 	%r1381, [%r1380+46080];
	add.s32 	%r1826, %r1381, %r1374;
	setp.ge.s32 	%p144, %r1374, %r6;
	@%p144 bra 	$L__BB0_183;
	mul.wide.u32 	%rd349, %r1826, 8;
	add.s64 	%rd350, %rd1, %rd349;
	st.global.u64 	[%rd350], %rd191;
$L__BB0_183:
	add.s32 	%r1382, %r2, 5376;
	ld.shared.u64 	%rd192, [%r131+43008];
	shr.u64 	%rd351, %rd192, %r1185;
	cvt.u32.u64 	%r1384, %rd351;
	shl.b32 	%r1385, %r1384, 2;
	and.b32  	%r1386, %r1385, 1020;
	add.s32 	%r1388, %r283, %r1386;
	ld.shared.u32 	%r1389, [%r1388+46080];
	add.s32 	%r1839, %r1389, %r1382;
	setp.ge.s32 	%p145, %r1382, %r6;
	@%p145 bra 	$L__BB0_185;
	mul.wide.u32 	%rd352, %r1839, 8;
	add.s64 	%rd353, %rd1, %rd352;
	st.global.u64 	[%rd353], %rd192;
$L__BB0_185:
	cvt.s64.s32 	%rd194, %rd7;
	setp.eq.s64 	%p146, %rd197, 0;
	@%p146 bra 	$L__BB0_188;
	setp.ge.s32 	%p147, %r7, %r6;
	mov.u32 	%r1840, 0;
	@%p147 bra 	$L__BB0_189;
	cvt.s64.s32 	%rd508, %r7;
	add.s64 	%rd356, %rd508, %rd194;
	shl.b64 	%rd357, %rd356, 2;
	add.s64 	%rd354, %rd197, %rd357;
	ld.global.cs.u32 %r1840, [%rd354];
	bra.uni 	$L__BB0_189;
$L__BB0_188:
	cvt.u32.u64 	%r1395, %rd7;
	add.s32 	%r1840, %r7, %r1395;
$L__BB0_189:
	add.s32 	%r180, %r7, 32;
	@%p146 bra 	$L__BB0_192;
	setp.ge.s32 	%p149, %r180, %r6;
	mov.u32 	%r1841, 0;
	@%p149 bra 	$L__BB0_193;
	cvt.s64.s32 	%rd359, %r180;
	add.s64 	%rd360, %rd359, %rd194;
	shl.b64 	%rd361, %rd360, 2;
	add.s64 	%rd358, %rd197, %rd361;
	ld.global.cs.u32 %r1841, [%rd358];
	bra.uni 	$L__BB0_193;
$L__BB0_192:
	cvt.u32.u64 	%r1398, %rd7;
	add.s32 	%r1841, %r180, %r1398;
$L__BB0_193:
	add.s32 	%r184, %r7, 64;
	@%p146 bra 	$L__BB0_196;
	setp.ge.s32 	%p151, %r184, %r6;
	mov.u32 	%r1842, 0;
	@%p151 bra 	$L__BB0_197;
	cvt.s64.s32 	%rd363, %r184;
	add.s64 	%rd364, %rd363, %rd194;
	shl.b64 	%rd365, %rd364, 2;
	add.s64 	%rd362, %rd197, %rd365;
	ld.global.cs.u32 %r1842, [%rd362];
	bra.uni 	$L__BB0_197;
$L__BB0_196:
	cvt.u32.u64 	%r1401, %rd7;
	add.s32 	%r1842, %r184, %r1401;
$L__BB0_197:
	add.s32 	%r188, %r7, 96;
	@%p146 bra 	$L__BB0_200;
	setp.ge.s32 	%p153, %r188, %r6;
	mov.u32 	%r1843, 0;
	@%p153 bra 	$L__BB0_201;
	cvt.s64.s32 	%rd367, %r188;
	add.s64 	%rd368, %rd367, %rd194;
	shl.b64 	%rd369, %rd368, 2;
	add.s64 	%rd366, %rd197, %rd369;
	ld.global.cs.u32 %r1843, [%rd366];
	bra.uni 	$L__BB0_201;
$L__BB0_200:
	cvt.u32.u64 	%r1404, %rd7;
	add.s32 	%r1843, %r188, %r1404;
$L__BB0_201:
	add.s32 	%r192, %r7, 128;
	@%p146 bra 	$L__BB0_204;
	setp.ge.s32 	%p155, %r192, %r6;
	mov.u32 	%r1844, 0;
	@%p155 bra 	$L__BB0_205;
	cvt.s64.s32 	%rd371, %r192;
	add.s64 	%rd372, %rd371, %rd194;
	shl.b64 	%rd373, %rd372, 2;
	add.s64 	%rd370, %rd197, %rd373;
	ld.global.cs.u32 %r1844, [%rd370];
	bra.uni 	$L__BB0_205;
$L__BB0_204:
	cvt.u32.u64 	%r1407, %rd7;
	add.s32 	%r1844, %r192, %r1407;
$L__BB0_205:
	add.s32 	%r196, %r7, 160;
	@%p146 bra 	$L__BB0_208;
	setp.ge.s32 	%p157, %r196, %r6;
	mov.u32 	%r1845, 0;
	@%p157 bra 	$L__BB0_209;
	cvt.s64.s32 	%rd375, %r196;
	add.s64 	%rd376, %rd375, %rd194;
	shl.b64 	%rd377, %rd376, 2;
	add.s64 	%rd374, %rd197, %rd377;
	ld.global.cs.u32 %r1845, [%rd374];
	bra.uni 	$L__BB0_209;
$L__BB0_208:
	cvt.u32.u64 	%r1410, %rd7;
	add.s32 	%r1845, %r196, %r1410;
$L__BB0_209:
	add.s32 	%r200, %r7, 192;
	@%p146 bra 	$L__BB0_212;
	setp.ge.s32 	%p159, %r200, %r6;
	mov.u32 	%r1846, 0;
	@%p159 bra 	$L__BB0_213;
	cvt.s64.s32 	%rd379, %r200;
	add.s64 	%rd380, %rd379, %rd194;
	shl.b64 	%rd381, %rd380, 2;
	add.s64 	%rd378, %rd197, %rd381;
	ld.global.cs.u32 %r1846, [%rd378];
	bra.uni 	$L__BB0_213;
$L__BB0_212:
	cvt.u32.u64 	%r1413, %rd7;
	add.s32 	%r1846, %r200, %r1413;
$L__BB0_213:
	add.s32 	%r204, %r7, 224;
	@%p146 bra 	$L__BB0_216;
	setp.ge.s32 	%p161, %r204, %r6;
	mov.u32 	%r1847, 0;
	@%p161 bra 	$L__BB0_217;
	cvt.s64.s32 	%rd383, %r204;
	add.s64 	%rd384, %rd383, %rd194;
	shl.b64 	%rd385, %rd384, 2;
	add.s64 	%rd382, %rd197, %rd385;
	ld.global.cs.u32 %r1847, [%rd382];
	bra.uni 	$L__BB0_217;
$L__BB0_216:
	cvt.u32.u64 	%r1416, %rd7;
	add.s32 	%r1847, %r204, %r1416;
$L__BB0_217:
	add.s32 	%r208, %r7, 256;
	@%p146 bra 	$L__BB0_220;
	setp.ge.s32 	%p163, %r208, %r6;
	mov.u32 	%r1848, 0;
	@%p163 bra 	$L__BB0_221;
	cvt.s64.s32 	%rd387, %r208;
	add.s64 	%rd388, %rd387, %rd194;
	shl.b64 	%rd389, %rd388, 2;
	add.s64 	%rd386, %rd197, %rd389;
	ld.global.cs.u32 %r1848, [%rd386];
	bra.uni 	$L__BB0_221;
$L__BB0_220:
	cvt.u32.u64 	%r1419, %rd7;
	add.s32 	%r1848, %r208, %r1419;
$L__BB0_221:
	add.s32 	%r212, %r7, 288;
	@%p146 bra 	$L__BB0_224;
	setp.ge.s32 	%p165, %r212, %r6;
	mov.u32 	%r1849, 0;
	@%p165 bra 	$L__BB0_225;
	cvt.s64.s32 	%rd391, %r212;
	add.s64 	%rd392, %rd391, %rd194;
	shl.b64 	%rd393, %rd392, 2;
	add.s64 	%rd390, %rd197, %rd393;
	ld.global.cs.u32 %r1849, [%rd390];
	bra.uni 	$L__BB0_225;
$L__BB0_224:
	cvt.u32.u64 	%r1422, %rd7;
	add.s32 	%r1849, %r212, %r1422;
$L__BB0_225:
	@%p146 bra 	$L__BB0_228;
	add.s32 	%r1428, %r7, 320;
	setp.ge.s32 	%p167, %r1428, %r6;
	mov.u32 	%r1850, 0;
	@%p167 bra 	$L__BB0_229;
	cvt.s64.s32 	%rd395, %r1428;
	cvt.s64.s32 	%rd396, %r5;
	add.s64 	%rd397, %rd395, %rd396;
	shl.b64 	%rd398, %rd397, 2;
	add.s64 	%rd394, %rd197, %rd398;
	ld.global.cs.u32 %r1850, [%rd394];
	bra.uni 	$L__BB0_229;
$L__BB0_228:
	add.s32 	%r1439, %r7, %r5;
	add.s32 	%r1850, %r1439, 320;
$L__BB0_229:
	@%p146 bra 	$L__BB0_232;
	add.s32 	%r1446, %r7, 352;
	setp.ge.s32 	%p169, %r1446, %r6;
	mov.u32 	%r1851, 0;
	@%p169 bra 	$L__BB0_233;
	cvt.s64.s32 	%rd400, %r1446;
	cvt.s64.s32 	%rd401, %r5;
	add.s64 	%rd402, %rd400, %rd401;
	shl.b64 	%rd403, %rd402, 2;
	add.s64 	%rd399, %rd197, %rd403;
	ld.global.cs.u32 %r1851, [%rd399];
	bra.uni 	$L__BB0_233;
$L__BB0_232:
	add.s32 	%r1459, %r7, %r5;
	add.s32 	%r1851, %r1459, 352;
$L__BB0_233:
	@%p146 bra 	$L__BB0_236;
	add.s32 	%r1466, %r7, 384;
	setp.ge.s32 	%p171, %r1466, %r6;
	mov.u32 	%r1852, 0;
	@%p171 bra 	$L__BB0_237;
	cvt.s64.s32 	%rd405, %r1466;
	cvt.s64.s32 	%rd406, %r5;
	add.s64 	%rd407, %rd405, %rd406;
	shl.b64 	%rd408, %rd407, 2;
	add.s64 	%rd404, %rd197, %rd408;
	ld.global.cs.u32 %r1852, [%rd404];
	bra.uni 	$L__BB0_237;
$L__BB0_236:
	add.s32 	%r1479, %r7, %r5;
	add.s32 	%r1852, %r1479, 384;
$L__BB0_237:
	@%p146 bra 	$L__BB0_240;
	add.s32 	%r1486, %r7, 416;
	setp.ge.s32 	%p173, %r1486, %r6;
	mov.u32 	%r1853, 0;
	@%p173 bra 	$L__BB0_241;
	cvt.s64.s32 	%rd410, %r1486;
	cvt.s64.s32 	%rd411, %r5;
	add.s64 	%rd412, %rd410, %rd411;
	shl.b64 	%rd413, %rd412, 2;
	add.s64 	%rd409, %rd197, %rd413;
	ld.global.cs.u32 %r1853, [%rd409];
	bra.uni 	$L__BB0_241;
$L__BB0_240:
	add.s32 	%r1499, %r7, %r5;
	add.s32 	%r1853, %r1499, 416;
$L__BB0_241:
	add.s32 	%r228, %r7, 448;
	@%p146 bra 	$L__BB0_244;
	setp.ge.s32 	%p175, %r228, %r6;
	mov.u32 	%r1854, 0;
	@%p175 bra 	$L__BB0_245;
	cvt.s64.s32 	%rd415, %r228;
	cvt.s64.s32 	%rd416, %r5;
	add.s64 	%rd417, %rd415, %rd416;
	shl.b64 	%rd418, %rd417, 2;
	add.s64 	%rd414, %rd197, %rd418;
	ld.global.cs.u32 %r1854, [%rd414];
	bra.uni 	$L__BB0_245;
$L__BB0_244:
	add.s32 	%r1854, %r228, %r5;
$L__BB0_245:
	bar.sync 	0;
	shl.b32 	%r1507, %r50, 2;
	add.s32 	%r1509, %r283, %r1507;
	st.shared.u32 	[%r1509], %r1840;
	shl.b32 	%r1510, %r55, 2;
	add.s32 	%r1511, %r283, %r1510;
	st.shared.u32 	[%r1511], %r1841;
	shl.b32 	%r1512, %r60, 2;
	add.s32 	%r1513, %r283, %r1512;
	st.shared.u32 	[%r1513], %r1842;
	shl.b32 	%r1514, %r65, 2;
	add.s32 	%r1515, %r283, %r1514;
	st.shared.u32 	[%r1515], %r1843;
	shl.b32 	%r1516, %r70, 2;
	add.s32 	%r1517, %r283, %r1516;
	st.shared.u32 	[%r1517], %r1844;
	shl.b32 	%r1518, %r75, 2;
	add.s32 	%r1519, %r283, %r1518;
	st.shared.u32 	[%r1519], %r1845;
	shl.b32 	%r1520, %r80, 2;
	add.s32 	%r1521, %r283, %r1520;
	st.shared.u32 	[%r1521], %r1846;
	shl.b32 	%r1522, %r85, 2;
	add.s32 	%r1523, %r283, %r1522;
	st.shared.u32 	[%r1523], %r1847;
	shl.b32 	%r1524, %r90, 2;
	add.s32 	%r1525, %r283, %r1524;
	st.shared.u32 	[%r1525], %r1848;
	shl.b32 	%r1526, %r95, 2;
	add.s32 	%r1527, %r283, %r1526;
	st.shared.u32 	[%r1527], %r1849;
	shl.b32 	%r1528, %r100, 2;
	add.s32 	%r1529, %r283, %r1528;
	st.shared.u32 	[%r1529], %r1850;
	shl.b32 	%r1530, %r105, 2;
	add.s32 	%r1531, %r283, %r1530;
	st.shared.u32 	[%r1531], %r1851;
	shl.b32 	%r1532, %r110, 2;
	add.s32 	%r1533, %r283, %r1532;
	st.shared.u32 	[%r1533], %r1852;
	shl.b32 	%r1534, %r115, 2;
	add.s32 	%r1535, %r283, %r1534;
	st.shared.u32 	[%r1535], %r1853;
	shl.b32 	%r1536, %r120, 2;
	add.s32 	%r1537, %r283, %r1536;
	st.shared.u32 	[%r1537], %r1854;
	bar.sync 	0;
	@%p130 bra 	$L__BB0_276;
	setp.ge.s32 	%p177, %r2, %r6;
	@%p177 bra 	$L__BB0_248;
	ld.shared.u32 	%rd419, [%r41];
	mul.wide.u32 	%rd420, %r132, 8;
	add.s64 	%rd421, %rd4, %rd420;
	st.global.u64 	[%rd421], %rd419;
$L__BB0_248:
	add.s32 	%r1544, %r2, 384;
	setp.ge.s32 	%p178, %r1544, %r6;
	@%p178 bra 	$L__BB0_250;
	ld.shared.u32 	%rd422, [%r41+1536];
	mul.wide.u32 	%rd423, %r1838, 8;
	add.s64 	%rd424, %rd4, %rd423;
	st.global.u64 	[%rd424], %rd422;
$L__BB0_250:
	add.s32 	%r1550, %r2, 768;
	setp.ge.s32 	%p179, %r1550, %r6;
	@%p179 bra 	$L__BB0_252;
	ld.shared.u32 	%rd425, [%r41+3072];
	mul.wide.u32 	%rd426, %r1837, 8;
	add.s64 	%rd427, %rd4, %rd426;
	st.global.u64 	[%rd427], %rd425;
$L__BB0_252:
	add.s32 	%r1556, %r2, 1152;
	setp.ge.s32 	%p180, %r1556, %r6;
	@%p180 bra 	$L__BB0_254;
	ld.shared.u32 	%rd428, [%r41+4608];
	mul.wide.u32 	%rd429, %r1836, 8;
	add.s64 	%rd430, %rd4, %rd429;
	st.global.u64 	[%rd430], %rd428;
$L__BB0_254:
	add.s32 	%r1562, %r2, 1536;
	setp.ge.s32 	%p181, %r1562, %r6;
	@%p181 bra 	$L__BB0_256;
	ld.shared.u32 	%rd431, [%r41+6144];
	mul.wide.u32 	%rd432, %r1835, 8;
	add.s64 	%rd433, %rd4, %rd432;
	st.global.u64 	[%rd433], %rd431;
$L__BB0_256:
	add.s32 	%r1568, %r2, 1920;
	setp.ge.s32 	%p182, %r1568, %r6;
	@%p182 bra 	$L__BB0_258;
	ld.shared.u32 	%rd434, [%r41+7680];
	mul.wide.u32 	%rd435, %r1834, 8;
	add.s64 	%rd436, %rd4, %rd435;
	st.global.u64 	[%rd436], %rd434;
$L__BB0_258:
	add.s32 	%r1574, %r2, 2304;
	setp.ge.s32 	%p183, %r1574, %r6;
	@%p183 bra 	$L__BB0_260;
	ld.shared.u32 	%rd437, [%r41+9216];
	mul.wide.u32 	%rd438, %r1833, 8;
	add.s64 	%rd439, %rd4, %rd438;
	st.global.u64 	[%rd439], %rd437;
$L__BB0_260:
	add.s32 	%r1580, %r2, 2688;
	setp.ge.s32 	%p184, %r1580, %r6;
	@%p184 bra 	$L__BB0_262;
	ld.shared.u32 	%rd440, [%r41+10752];
	mul.wide.u32 	%rd441, %r1832, 8;
	add.s64 	%rd442, %rd4, %rd441;
	st.global.u64 	[%rd442], %rd440;
$L__BB0_262:
	add.s32 	%r1586, %r2, 3072;
	setp.ge.s32 	%p185, %r1586, %r6;
	@%p185 bra 	$L__BB0_264;
	ld.shared.u32 	%rd443, [%r41+12288];
	mul.wide.u32 	%rd444, %r1831, 8;
	add.s64 	%rd445, %rd4, %rd444;
	st.global.u64 	[%rd445], %rd443;
$L__BB0_264:
	add.s32 	%r1592, %r2, 3456;
	setp.ge.s32 	%p186, %r1592, %r6;
	@%p186 bra 	$L__BB0_266;
	ld.shared.u32 	%rd446, [%r41+13824];
	mul.wide.u32 	%rd447, %r1830, 8;
	add.s64 	%rd448, %rd4, %rd447;
	st.global.u64 	[%rd448], %rd446;
$L__BB0_266:
	add.s32 	%r1598, %r2, 3840;
	setp.ge.s32 	%p187, %r1598, %r6;
	@%p187 bra 	$L__BB0_268;
	ld.shared.u32 	%rd449, [%r41+15360];
	mul.wide.u32 	%rd450, %r1829, 8;
	add.s64 	%rd451, %rd4, %rd450;
	st.global.u64 	[%rd451], %rd449;
$L__BB0_268:
	add.s32 	%r1604, %r2, 4224;
	setp.ge.s32 	%p188, %r1604, %r6;
	@%p188 bra 	$L__BB0_270;
	ld.shared.u32 	%rd452, [%r41+16896];
	mul.wide.u32 	%rd453, %r1828, 8;
	add.s64 	%rd454, %rd4, %rd453;
	st.global.u64 	[%rd454], %rd452;
$L__BB0_270:
	add.s32 	%r1610, %r2, 4608;
	setp.ge.s32 	%p189, %r1610, %r6;
	@%p189 bra 	$L__BB0_272;
	ld.shared.u32 	%rd455, [%r41+18432];
	mul.wide.u32 	%rd456, %r1827, 8;
	add.s64 	%rd457, %rd4, %rd456;
	st.global.u64 	[%rd457], %rd455;
$L__BB0_272:
	add.s32 	%r1616, %r2, 4992;
	setp.ge.s32 	%p190, %r1616, %r6;
	@%p190 bra 	$L__BB0_274;
	ld.shared.u32 	%rd458, [%r41+19968];
	mul.wide.u32 	%rd459, %r1826, 8;
	add.s64 	%rd460, %rd4, %rd459;
	st.global.u64 	[%rd460], %rd458;
$L__BB0_274:
	add.s32 	%r1622, %r2, 5376;
	setp.ge.s32 	%p191, %r1622, %r6;
	@%p191 bra 	$L__BB0_306;
	ld.shared.u32 	%rd461, [%r41+21504];
	mul.wide.u32 	%rd462, %r1839, 8;
	add.s64 	%rd463, %rd4, %rd462;
	st.global.u64 	[%rd463], %rd461;
	bra.uni 	$L__BB0_306;
$L__BB0_276:
	setp.ge.s32 	%p192, %r2, %r6;
	@%p192 bra 	$L__BB0_278;
	ld.shared.u32 	%r1632, [%r41];
	mul.wide.u32 	%rd464, %r132, 4;
	add.s64 	%rd465, %rd2, %rd464;
	st.global.u32 	[%rd465], %r1632;
$L__BB0_278:
	add.s32 	%r1634, %r2, 384;
	setp.ge.s32 	%p193, %r1634, %r6;
	@%p193 bra 	$L__BB0_280;
	ld.shared.u32 	%r1639, [%r41+1536];
	mul.wide.u32 	%rd466, %r1838, 4;
	add.s64 	%rd467, %rd2, %rd466;
	st.global.u32 	[%rd467], %r1639;
$L__BB0_280:
	add.s32 	%r1641, %r2, 768;
	setp.ge.s32 	%p194, %r1641, %r6;
	@%p194 bra 	$L__BB0_282;
	ld.shared.u32 	%r1646, [%r41+3072];
	mul.wide.u32 	%rd468, %r1837, 4;
	add.s64 	%rd469, %rd2, %rd468;
	st.global.u32 	[%rd469], %r1646;
$L__BB0_282:
	add.s32 	%r1648, %r2, 1152;
	setp.ge.s32 	%p195, %r1648, %r6;
	@%p195 bra 	$L__BB0_284;
	ld.shared.u32 	%r1653, [%r41+4608];
	mul.wide.u32 	%rd470, %r1836, 4;
	add.s64 	%rd471, %rd2, %rd470;
	st.global.u32 	[%rd471], %r1653;
$L__BB0_284:
	add.s32 	%r1655, %r2, 1536;
	setp.ge.s32 	%p196, %r1655, %r6;
	@%p196 bra 	$L__BB0_286;
	ld.shared.u32 	%r1660, [%r41+6144];
	mul.wide.u32 	%rd472, %r1835, 4;
	add.s64 	%rd473, %rd2, %rd472;
	st.global.u32 	[%rd473], %r1660;
$L__BB0_286:
	add.s32 	%r1662, %r2, 1920;
	setp.ge.s32 	%p197, %r1662, %r6;
	@%p197 bra 	$L__BB0_288;
	ld.shared.u32 	%r1667, [%r41+7680];
	mul.wide.u32 	%rd474, %r1834, 4;
	add.s64 	%rd475, %rd2, %rd474;
	st.global.u32 	[%rd475], %r1667;
$L__BB0_288:
	add.s32 	%r1669, %r2, 2304;
	setp.ge.s32 	%p198, %r1669, %r6;
	@%p198 bra 	$L__BB0_290;
	ld.shared.u32 	%r1674, [%r41+9216];
	mul.wide.u32 	%rd476, %r1833, 4;
	add.s64 	%rd477, %rd2, %rd476;
	st.global.u32 	[%rd477], %r1674;
$L__BB0_290:
	add.s32 	%r1676, %r2, 2688;
	setp.ge.s32 	%p199, %r1676, %r6;
	@%p199 bra 	$L__BB0_292;
	ld.shared.u32 	%r1681, [%r41+10752];
	mul.wide.u32 	%rd478, %r1832, 4;
	add.s64 	%rd479, %rd2, %rd478;
	st.global.u32 	[%rd479], %r1681;
$L__BB0_292:
	add.s32 	%r1683, %r2, 3072;
	setp.ge.s32 	%p200, %r1683, %r6;
	@%p200 bra 	$L__BB0_294;
	ld.shared.u32 	%r1688, [%r41+12288];
	mul.wide.u32 	%rd480, %r1831, 4;
	add.s64 	%rd481, %rd2, %rd480;
	st.global.u32 	[%rd481], %r1688;
$L__BB0_294:
	add.s32 	%r1690, %r2, 3456;
	setp.ge.s32 	%p201, %r1690, %r6;
	@%p201 bra 	$L__BB0_296;
	ld.shared.u32 	%r1695, [%r41+13824];
	mul.wide.u32 	%rd482, %r1830, 4;
	add.s64 	%rd483, %rd2, %rd482;
	st.global.u32 	[%rd483], %r1695;
$L__BB0_296:
	add.s32 	%r1697, %r2, 3840;
	setp.ge.s32 	%p202, %r1697, %r6;
	@%p202 bra 	$L__BB0_298;
	ld.shared.u32 	%r1702, [%r41+15360];
	mul.wide.u32 	%rd484, %r1829, 4;
	add.s64 	%rd485, %rd2, %rd484;
	st.global.u32 	[%rd485], %r1702;
$L__BB0_298:
	add.s32 	%r1704, %r2, 4224;
	setp.ge.s32 	%p203, %r1704, %r6;
	@%p203 bra 	$L__BB0_300;
	ld.shared.u32 	%r1709, [%r41+16896];
	mul.wide.u32 	%rd486, %r1828, 4;
	add.s64 	%rd487, %rd2, %rd486;
	st.global.u32 	[%rd487], %r1709;
$L__BB0_300:
	add.s32 	%r1711, %r2, 4608;
	setp.ge.s32 	%p204, %r1711, %r6;
	@%p204 bra 	$L__BB0_302;
	ld.shared.u32 	%r1716, [%r41+18432];
	mul.wide.u32 	%rd488, %r1827, 4;
	add.s64 	%rd489, %rd2, %rd488;
	st.global.u32 	[%rd489], %r1716;
$L__BB0_302:
	add.s32 	%r1718, %r2, 4992;
	setp.ge.s32 	%p205, %r1718, %r6;
	@%p205 bra 	$L__BB0_304;
	ld.shared.u32 	%r1723, [%r41+19968];
	mul.wide.u32 	%rd490, %r1826, 4;
	add.s64 	%rd491, %rd2, %rd490;
	st.global.u32 	[%rd491], %r1723;
$L__BB0_304:
	add.s32 	%r1725, %r2, 5376;
	setp.ge.s32 	%p206, %r1725, %r6;
	@%p206 bra 	$L__BB0_306;
	ld.shared.u32 	%r1730, [%r41+21504];
	mul.wide.u32 	%rd492, %r1839, 4;
	add.s64 	%rd493, %rd2, %rd492;
	st.global.u32 	[%rd493], %r1730;
$L__BB0_306:
	ret;
}
)PTX"},
    {nullptr, nullptr},
};

}  // namespace gridstride::algorithms
