// Made of sweep.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kSweepCode[] = {
    {"gs_cub_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__445_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_21936ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21934cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_21936thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_32(
	.param .align 8 .b8 gs_cub_32_param_0[144]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<289>;
	.reg .b32 	%r<3069>;
	.reg .b64 	%rd<157>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_219345_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_219310sweep_tileIjLi512ELi22EEEvNS0_11SweepParamsEE6memory[46080];
	mov.b64 	%rd17, gs_cub_32_param_0;
	add.s64 	%rd1, %rd17, 48;
	ld.param.u64 	%rd2, [gs_cub_32_param_0+48];
	cvta.to.global.u64 	%rd3, %rd2;
	ld.param.u64 	%rd4, [gs_cub_32_param_0+40];
	cvta.to.global.u64 	%rd5, %rd4;
	ld.param.u64 	%rd6, [gs_cub_32_param_0+8];
	cvta.to.global.u64 	%rd7, %rd6;
	ld.param.u64 	%rd19, [gs_cub_32_param_0];
	cvta.to.global.u64 	%rd8, %rd19;
	ld.param.v2.u32 	{%r460, %r461}, [gs_cub_32_param_0+72];
	ld.param.u64 	%rd9, [gs_cub_32_param_0+64];
	cvt.u32.u64 	%r5, %rd9;
	ld.param.v2.u32 	{%r462, %r463}, [gs_cub_32_param_0+80];
	setp.eq.s32 	%p4, %r463, 0;
	add.s32 	%r464, %r462, 1;
	selp.b32 	%r8, 0, %r464, %p4;
	ld.param.v2.u32 	{%r465, %r466}, [gs_cub_32_param_0+88];
	setp.eq.s32 	%p5, %r465, 0;
	selp.b32 	%r11, 0, %r464, %p5;
	setp.ne.s32 	%p6, %r466, 0;
	setp.gt.s32 	%p7, %r8, 1;
	selp.b32 	%r12, -2147483648, 0, %p7;
	setp.eq.s32 	%p8, %r8, 3;
	selp.b32 	%r13, 2147483647, 0, %p8;
	selp.b32 	%r14, %r5, 0, %p8;
	and.pred  	%p1, %p8, %p6;
	mov.u32 	%r15, %tid.x;
	shr.u32 	%r16, %r15, 5;
	setp.ne.s32 	%p9, %r15, 0;
	@%p9 bra 	$L__BB0_2;
	ld.param.u64 	%rd20, [%rd1+8];
	cvta.to.global.u64 	%rd21, %rd20;
	atom.global.add.u32 	%r467, [%rd21], 1;
	st.shared.u32 	[_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_219345_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_219310sweep_tileIjLi512ELi22EEEvNS0_11SweepParamsEE6memory+45056], %r467;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r17, [_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_219345_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_219310sweep_tileIjLi512ELi22EEEvNS0_11SweepParamsEE6memory+45056];
	mul.lo.s32 	%r468, %r17, 11264;
	add.s32 	%r18, %r468, 11264;
	setp.le.s32 	%p10, %r18, %r460;
	cvt.u64.u32 	%rd10, %r468;
	and.b32  	%r469, %r15, -32;
	mul.lo.s32 	%r470, %r469, 22;
	and.b32  	%r471, %r15, 31;
	or.b32  	%r472, %r470, %r471;
	cvt.s64.s32 	%rd22, %r472;
	add.s64 	%rd23, %rd22, %rd10;
	shl.b64 	%rd24, %rd23, 2;
	add.s64 	%rd11, %rd8, %rd24;
	@%p10 bra 	$L__BB0_47;
	bra.uni 	$L__BB0_3;
$L__BB0_47:
	ld.global.u32 	%r2944, [%rd11];
	ld.global.u32 	%r2945, [%rd11+128];
	ld.global.u32 	%r2946, [%rd11+256];
	ld.global.u32 	%r2947, [%rd11+384];
	ld.global.u32 	%r2948, [%rd11+512];
	ld.global.u32 	%r2949, [%rd11+640];
	ld.global.u32 	%r2950, [%rd11+768];
	ld.global.u32 	%r2951, [%rd11+896];
	ld.global.u32 	%r2952, [%rd11+1024];
	ld.global.u32 	%r2953, [%rd11+1152];
	ld.global.u32 	%r2954, [%rd11+1280];
	ld.global.u32 	%r2955, [%rd11+1408];
	ld.global.u32 	%r2956, [%rd11+1536];
	ld.global.u32 	%r2957, [%rd11+1664];
	ld.global.u32 	%r2958, [%rd11+1792];
	ld.global.u32 	%r2959, [%rd11+1920];
	ld.global.u32 	%r2960, [%rd11+2048];
	ld.global.u32 	%r2961, [%rd11+2176];
	ld.global.u32 	%r2962, [%rd11+2304];
	ld.global.u32 	%r2963, [%rd11+2432];
	ld.global.u32 	%r2964, [%rd11+2560];
	ld.global.u32 	%r2965, [%rd11+2688];
	bra.uni 	$L__BB0_48;
$L__BB0_3:
	cvt.u32.u64 	%r473, %rd10;
	add.s32 	%r474, %r5, -1;
	selp.b32 	%r475, %r474, -1, %p8;
	xor.b32  	%r476, %r475, %r12;
	shr.s32 	%r477, %r475, 31;
	not.b32 	%r478, %r477;
	and.b32  	%r479, %r13, %r478;
	xor.b32  	%r2965, %r476, %r479;
	sub.s32 	%r20, %r460, %r473;
	setp.ge.s32 	%p12, %r472, %r20;
	mov.u32 	%r2944, %r2965;
	@%p12 bra 	$L__BB0_5;
	ld.global.u32 	%r2944, [%rd11];
$L__BB0_5:
	add.s32 	%r483, %r472, 32;
	setp.ge.s32 	%p13, %r483, %r20;
	mov.u32 	%r2945, %r2965;
	@%p13 bra 	$L__BB0_7;
	ld.global.u32 	%r2945, [%rd11+128];
$L__BB0_7:
	add.s32 	%r484, %r472, 64;
	setp.ge.s32 	%p14, %r484, %r20;
	mov.u32 	%r2946, %r2965;
	@%p14 bra 	$L__BB0_9;
	ld.global.u32 	%r2946, [%rd11+256];
$L__BB0_9:
	add.s32 	%r485, %r472, 96;
	setp.ge.s32 	%p15, %r485, %r20;
	mov.u32 	%r2947, %r2965;
	@%p15 bra 	$L__BB0_11;
	ld.global.u32 	%r2947, [%rd11+384];
$L__BB0_11:
	add.s32 	%r486, %r472, 128;
	setp.ge.s32 	%p16, %r486, %r20;
	mov.u32 	%r2948, %r2965;
	@%p16 bra 	$L__BB0_13;
	ld.global.u32 	%r2948, [%rd11+512];
$L__BB0_13:
	add.s32 	%r487, %r472, 160;
	setp.ge.s32 	%p17, %r487, %r20;
	mov.u32 	%r2949, %r2965;
	@%p17 bra 	$L__BB0_15;
	ld.global.u32 	%r2949, [%rd11+640];
$L__BB0_15:
	add.s32 	%r488, %r472, 192;
	setp.ge.s32 	%p18, %r488, %r20;
	mov.u32 	%r2950, %r2965;
	@%p18 bra 	$L__BB0_17;
	ld.global.u32 	%r2950, [%rd11+768];
$L__BB0_17:
	add.s32 	%r489, %r472, 224;
	setp.ge.s32 	%p19, %r489, %r20;
	mov.u32 	%r2951, %r2965;
	@%p19 bra 	$L__BB0_19;
	ld.global.u32 	%r2951, [%rd11+896];
$L__BB0_19:
	add.s32 	%r490, %r472, 256;
	setp.ge.s32 	%p20, %r490, %r20;
	mov.u32 	%r2952, %r2965;
	@%p20 bra 	$L__BB0_21;
	ld.global.u32 	%r2952, [%rd11+1024];
$L__BB0_21:
	add.s32 	%r491, %r472, 288;
	setp.ge.s32 	%p21, %r491, %r20;
	mov.u32 	%r2953, %r2965;
	@%p21 bra 	$L__BB0_23;
	ld.global.u32 	%r2953, [%rd11+1152];
$L__BB0_23:
	add.s32 	%r492, %r472, 320;
	setp.ge.s32 	%p22, %r492, %r20;
	mov.u32 	%r2954, %r2965;
	@%p22 bra 	$L__BB0_25;
	ld.global.u32 	%r2954, [%rd11+1280];
$L__BB0_25:
	add.s32 	%r493, %r472, 352;
	setp.ge.s32 	%p23, %r493, %r20;
	mov.u32 	%r2955, %r2965;
	@%p23 bra 	$L__BB0_27;
	ld.global.u32 	%r2955, [%rd11+1408];
$L__BB0_27:
	add.s32 	%r494, %r472, 384;
	setp.ge.s32 	%p24, %r494, %r20;
	mov.u32 	%r2956, %r2965;
	@%p24 bra 	$L__BB0_29;
	ld.global.u32 	%r2956, [%rd11+1536];
$L__BB0_29:
	add.s32 	%r495, %r472, 416;
	setp.ge.s32 	%p25, %r495, %r20;
	mov.u32 	%r2957, %r2965;
	@%p25 bra 	$L__BB0_31;
	ld.global.u32 	%r2957, [%rd11+1664];
$L__BB0_31:
	add.s32 	%r496, %r472, 448;
	setp.ge.s32 	%p26, %r496, %r20;
	mov.u32 	%r2958, %r2965;
	@%p26 bra 	$L__BB0_33;
	ld.global.u32 	%r2958, [%rd11+1792];
$L__BB0_33:
	add.s32 	%r497, %r472, 480;
	setp.ge.s32 	%p27, %r497, %r20;
	mov.u32 	%r2959, %r2965;
	@%p27 bra 	$L__BB0_35;
	ld.global.u32 	%r2959, [%rd11+1920];
$L__BB0_35:
	add.s32 	%r498, %r472, 512;
	setp.ge.s32 	%p28, %r498, %r20;
	mov.u32 	%r2960, %r2965;
	@%p28 bra 	$L__BB0_37;
	ld.global.u32 	%r2960, [%rd11+2048];
$L__BB0_37:
	add.s32 	%r499, %r472, 544;
	setp.ge.s32 	%p29, %r499, %r20;
	mov.u32 	%r2961, %r2965;
	@%p29 bra 	$L__BB0_39;
	ld.global.u32 	%r2961, [%rd11+2176];
$L__BB0_39:
	add.s32 	%r500, %r472, 576;
	setp.ge.s32 	%p30, %r500, %r20;
	mov.u32 	%r2962, %r2965;
	@%p30 bra 	$L__BB0_41;
	ld.global.u32 	%r2962, [%rd11+2304];
$L__BB0_41:
	add.s32 	%r501, %r472, 608;
	setp.ge.s32 	%p31, %r501, %r20;
	mov.u32 	%r2963, %r2965;
	@%p31 bra 	$L__BB0_43;
	ld.global.u32 	%r2963, [%rd11+2432];
$L__BB0_43:
	add.s32 	%r502, %r472, 640;
	setp.ge.s32 	%p32, %r502, %r20;
	mov.u32 	%r2964, %r2965;
	@%p32 bra 	$L__BB0_45;
	ld.global.u32 	%r2964, [%rd11+2560];
$L__BB0_45:
	add.s32 	%r503, %r472, 672;
	setp.ge.s32 	%p33, %r503, %r20;
	@%p33 bra 	$L__BB0_48;
	ld.global.u32 	%r2965, [%rd11+2688];
$L__BB0_48:
	not.pred 	%p34, %p1;
	@%p34 bra 	$L__BB0_51;
	and.b32  	%r109, %r2944, 2147483647;
	mov.u32 	%r505, 2147483647;
	sub.s32 	%r506, %r505, %r5;
	setp.gt.u32 	%p35, %r109, %r506;
	mov.u32 	%r3021, -1;
	@%p35 bra 	$L__BB0_52;
	setp.eq.s32 	%p36, %r109, 0;
	selp.b32 	%r2944, 0, %r2944, %p36;
$L__BB0_51:
	shr.s32 	%r507, %r2944, 31;
	and.b32  	%r508, %r507, %r13;
	xor.b32  	%r509, %r2944, %r12;
	xor.b32  	%r510, %r509, %r508;
	sub.s32 	%r3021, %r510, %r14;
$L__BB0_52:
	@%p34 bra 	$L__BB0_55;
	and.b32  	%r114, %r2945, 2147483647;
	mov.u32 	%r512, 2147483647;
	sub.s32 	%r513, %r512, %r5;
	setp.gt.u32 	%p38, %r114, %r513;
	mov.u32 	%r3022, -1;
	@%p38 bra 	$L__BB0_56;
	setp.eq.s32 	%p39, %r114, 0;
	selp.b32 	%r2945, 0, %r2945, %p39;
$L__BB0_55:
	shr.s32 	%r514, %r2945, 31;
	and.b32  	%r515, %r514, %r13;
	xor.b32  	%r516, %r2945, %r12;
	xor.b32  	%r517, %r516, %r515;
	sub.s32 	%r3022, %r517, %r14;
$L__BB0_56:
	@%p34 bra 	$L__BB0_59;
	and.b32  	%r119, %r2946, 2147483647;
	mov.u32 	%r519, 2147483647;
	sub.s32 	%r520, %r519, %r5;
	setp.gt.u32 	%p41, %r119, %r520;
	mov.u32 	%r3023, -1;
	@%p41 bra 	$L__BB0_60;
	setp.eq.s32 	%p42, %r119, 0;
	selp.b32 	%r2946, 0, %r2946, %p42;
$L__BB0_59:
	shr.s32 	%r521, %r2946, 31;
	and.b32  	%r522, %r521, %r13;
	xor.b32  	%r523, %r2946, %r12;
	xor.b32  	%r524, %r523, %r522;
	sub.s32 	%r3023, %r524, %r14;
$L__BB0_60:
	@%p34 bra 	$L__BB0_63;
	and.b32  	%r124, %r2947, 2147483647;
	mov.u32 	%r526, 2147483647;
	sub.s32 	%r527, %r526, %r5;
	setp.gt.u32 	%p44, %r124, %r527;
	mov.u32 	%r3024, -1;
	@%p44 bra 	$L__BB0_64;
	setp.eq.s32 	%p45, %r124, 0;
	selp.b32 	%r2947, 0, %r2947, %p45;
$L__BB0_63:
	shr.s32 	%r528, %r2947, 31;
	and.b32  	%r529, %r528, %r13;
	xor.b32  	%r530, %r2947, %r12;
	xor.b32  	%r531, %r530, %r529;
	sub.s32 	%r3024, %r531, %r14;
$L__BB0_64:
	@%p34 bra 	$L__BB0_67;
	and.b32  	%r129, %r2948, 2147483647;
	mov.u32 	%r533, 2147483647;
	sub.s32 	%r534, %r533, %r5;
	setp.gt.u32 	%p47, %r129, %r534;
	mov.u32 	%r3025, -1;
	@%p47 bra 	$L__BB0_68;
	setp.eq.s32 	%p48, %r129, 0;
	selp.b32 	%r2948, 0, %r2948, %p48;
$L__BB0_67:
	shr.s32 	%r535, %r2948, 31;
	and.b32  	%r536, %r535, %r13;
	xor.b32  	%r537, %r2948, %r12;
	xor.b32  	%r538, %r537, %r536;
	sub.s32 	%r3025, %r538, %r14;
$L__BB0_68:
	@%p34 bra 	$L__BB0_71;
	and.b32  	%r134, %r2949, 2147483647;
	mov.u32 	%r540, 2147483647;
	sub.s32 	%r541, %r540, %r5;
	setp.gt.u32 	%p50, %r134, %r541;
	mov.u32 	%r3026, -1;
	@%p50 bra 	$L__BB0_72;
	setp.eq.s32 	%p51, %r134, 0;
	selp.b32 	%r2949, 0, %r2949, %p51;
$L__BB0_71:
	shr.s32 	%r542, %r2949, 31;
	and.b32  	%r543, %r542, %r13;
	xor.b32  	%r544, %r2949, %r12;
	xor.b32  	%r545, %r544, %r543;
	sub.s32 	%r3026, %r545, %r14;
$L__BB0_72:
	@%p34 bra 	$L__BB0_75;
	and.b32  	%r139, %r2950, 2147483647;
	mov.u32 	%r547, 2147483647;
	sub.s32 	%r548, %r547, %r5;
	setp.gt.u32 	%p53, %r139, %r548;
	mov.u32 	%r3027, -1;
	@%p53 bra 	$L__BB0_76;
	setp.eq.s32 	%p54, %r139, 0;
	selp.b32 	%r2950, 0, %r2950, %p54;
$L__BB0_75:
	shr.s32 	%r549, %r2950, 31;
	and.b32  	%r550, %r549, %r13;
	xor.b32  	%r551, %r2950, %r12;
	xor.b32  	%r552, %r551, %r550;
	sub.s32 	%r3027, %r552, %r14;
$L__BB0_76:
	@%p34 bra 	$L__BB0_79;
	and.b32  	%r144, %r2951, 2147483647;
	mov.u32 	%r554, 2147483647;
	sub.s32 	%r555, %r554, %r5;
	setp.gt.u32 	%p56, %r144, %r555;
	mov.u32 	%r3028, -1;
	@%p56 bra 	$L__BB0_80;
	setp.eq.s32 	%p57, %r144, 0;
	selp.b32 	%r2951, 0, %r2951, %p57;
$L__BB0_79:
	shr.s32 	%r556, %r2951, 31;
	and.b32  	%r557, %r556, %r13;
	xor.b32  	%r558, %r2951, %r12;
	xor.b32  	%r559, %r558, %r557;
	sub.s32 	%r3028, %r559, %r14;
$L__BB0_80:
	@%p34 bra 	$L__BB0_83;
	and.b32  	%r149, %r2952, 2147483647;
	mov.u32 	%r561, 2147483647;
	sub.s32 	%r562, %r561, %r5;
	setp.gt.u32 	%p59, %r149, %r562;
	mov.u32 	%r3029, -1;
	@%p59 bra 	$L__BB0_84;
	setp.eq.s32 	%p60, %r149, 0;
	selp.b32 	%r2952, 0, %r2952, %p60;
$L__BB0_83:
	shr.s32 	%r563, %r2952, 31;
	and.b32  	%r564, %r563, %r13;
	xor.b32  	%r565, %r2952, %r12;
	xor.b32  	%r566, %r565, %r564;
	sub.s32 	%r3029, %r566, %r14;
$L__BB0_84:
	@%p34 bra 	$L__BB0_87;
	and.b32  	%r154, %r2953, 2147483647;
	mov.u32 	%r568, 2147483647;
	sub.s32 	%r569, %r568, %r5;
	setp.gt.u32 	%p62, %r154, %r569;
	mov.u32 	%r3030, -1;
	@%p62 bra 	$L__BB0_88;
	setp.eq.s32 	%p63, %r154, 0;
	selp.b32 	%r2953, 0, %r2953, %p63;
$L__BB0_87:
	shr.s32 	%r570, %r2953, 31;
	and.b32  	%r571, %r570, %r13;
	xor.b32  	%r572, %r2953, %r12;
	xor.b32  	%r573, %r572, %r571;
	sub.s32 	%r3030, %r573, %r14;
$L__BB0_88:
	@%p34 bra 	$L__BB0_91;
	and.b32  	%r159, %r2954, 2147483647;
	mov.u32 	%r575, 2147483647;
	sub.s32 	%r576, %r575, %r5;
	setp.gt.u32 	%p65, %r159, %r576;
	mov.u32 	%r3031, -1;
	@%p65 bra 	$L__BB0_92;
	setp.eq.s32 	%p66, %r159, 0;
	selp.b32 	%r2954, 0, %r2954, %p66;
$L__BB0_91:
	shr.s32 	%r577, %r2954, 31;
	and.b32  	%r578, %r577, %r13;
	xor.b32  	%r579, %r2954, %r12;
	xor.b32  	%r580, %r579, %r578;
	sub.s32 	%r3031, %r580, %r14;
$L__BB0_92:
	@%p34 bra 	$L__BB0_95;
	and.b32  	%r164, %r2955, 2147483647;
	mov.u32 	%r582, 2147483647;
	sub.s32 	%r583, %r582, %r5;
	setp.gt.u32 	%p68, %r164, %r583;
	mov.u32 	%r3032, -1;
	@%p68 bra 	$L__BB0_96;
	setp.eq.s32 	%p69, %r164, 0;
	selp.b32 	%r2955, 0, %r2955, %p69;
$L__BB0_95:
	shr.s32 	%r584, %r2955, 31;
	and.b32  	%r585, %r584, %r13;
	xor.b32  	%r586, %r2955, %r12;
	xor.b32  	%r587, %r586, %r585;
	sub.s32 	%r3032, %r587, %r14;
$L__BB0_96:
	@%p34 bra 	$L__BB0_99;
	and.b32  	%r169, %r2956, 2147483647;
	mov.u32 	%r589, 2147483647;
	sub.s32 	%r590, %r589, %r5;
	setp.gt.u32 	%p71, %r169, %r590;
	mov.u32 	%r3033, -1;
	@%p71 bra 	$L__BB0_100;
	setp.eq.s32 	%p72, %r169, 0;
	selp.b32 	%r2956, 0, %r2956, %p72;
$L__BB0_99:
	shr.s32 	%r591, %r2956, 31;
	and.b32  	%r592, %r591, %r13;
	xor.b32  	%r593, %r2956, %r12;
	xor.b32  	%r594, %r593, %r592;
	sub.s32 	%r3033, %r594, %r14;
$L__BB0_100:
	@%p34 bra 	$L__BB0_103;
	and.b32  	%r174, %r2957, 2147483647;
	mov.u32 	%r596, 2147483647;
	sub.s32 	%r597, %r596, %r5;
	setp.gt.u32 	%p74, %r174, %r597;
	mov.u32 	%r3034, -1;
	@%p74 bra 	$L__BB0_104;
	setp.eq.s32 	%p75, %r174, 0;
	selp.b32 	%r2957, 0, %r2957, %p75;
$L__BB0_103:
	shr.s32 	%r598, %r2957, 31;
	and.b32  	%r599, %r598, %r13;
	xor.b32  	%r600, %r2957, %r12;
	xor.b32  	%r601, %r600, %r599;
	sub.s32 	%r3034, %r601, %r14;
$L__BB0_104:
	@%p34 bra 	$L__BB0_107;
	and.b32  	%r179, %r2958, 2147483647;
	mov.u32 	%r603, 2147483647;
	sub.s32 	%r604, %r603, %r5;
	setp.gt.u32 	%p77, %r179, %r604;
	mov.u32 	%r3035, -1;
	@%p77 bra 	$L__BB0_108;
	setp.eq.s32 	%p78, %r179, 0;
	selp.b32 	%r2958, 0, %r2958, %p78;
$L__BB0_107:
	shr.s32 	%r605, %r2958, 31;
	and.b32  	%r606, %r605, %r13;
	xor.b32  	%r607, %r2958, %r12;
	xor.b32  	%r608, %r607, %r606;
	sub.s32 	%r3035, %r608, %r14;
$L__BB0_108:
	@%p34 bra 	$L__BB0_111;
	and.b32  	%r184, %r2959, 2147483647;
	mov.u32 	%r610, 2147483647;
	sub.s32 	%r611, %r610, %r5;
	setp.gt.u32 	%p80, %r184, %r611;
	mov.u32 	%r3036, -1;
	@%p80 bra 	$L__BB0_112;
	setp.eq.s32 	%p81, %r184, 0;
	selp.b32 	%r2959, 0, %r2959, %p81;
$L__BB0_111:
	shr.s32 	%r612, %r2959, 31;
	and.b32  	%r613, %r612, %r13;
	xor.b32  	%r614, %r2959, %r12;
	xor.b32  	%r615, %r614, %r613;
	sub.s32 	%r3036, %r615, %r14;
$L__BB0_112:
	@%p34 bra 	$L__BB0_115;
	and.b32  	%r189, %r2960, 2147483647;
	mov.u32 	%r617, 2147483647;
	sub.s32 	%r618, %r617, %r5;
	setp.gt.u32 	%p83, %r189, %r618;
	mov.u32 	%r3037, -1;
	@%p83 bra 	$L__BB0_116;
	setp.eq.s32 	%p84, %r189, 0;
	selp.b32 	%r2960, 0, %r2960, %p84;
$L__BB0_115:
	shr.s32 	%r619, %r2960, 31;
	and.b32  	%r620, %r619, %r13;
	xor.b32  	%r621, %r2960, %r12;
	xor.b32  	%r622, %r621, %r620;
	sub.s32 	%r3037, %r622, %r14;
$L__BB0_116:
	@%p34 bra 	$L__BB0_119;
	and.b32  	%r194, %r2961, 2147483647;
	mov.u32 	%r624, 2147483647;
	sub.s32 	%r625, %r624, %r5;
	setp.gt.u32 	%p86, %r194, %r625;
	mov.u32 	%r3038, -1;
	@%p86 bra 	$L__BB0_120;
	setp.eq.s32 	%p87, %r194, 0;
	selp.b32 	%r2961, 0, %r2961, %p87;
$L__BB0_119:
	shr.s32 	%r626, %r2961, 31;
	and.b32  	%r627, %r626, %r13;
	xor.b32  	%r628, %r2961, %r12;
	xor.b32  	%r629, %r628, %r627;
	sub.s32 	%r3038, %r629, %r14;
$L__BB0_120:
	@%p34 bra 	$L__BB0_123;
	and.b32  	%r199, %r2962, 2147483647;
	mov.u32 	%r631, 2147483647;
	sub.s32 	%r632, %r631, %r5;
	setp.gt.u32 	%p89, %r199, %r632;
	mov.u32 	%r3039, -1;
	@%p89 bra 	$L__BB0_124;
	setp.eq.s32 	%p90, %r199, 0;
	selp.b32 	%r2962, 0, %r2962, %p90;
$L__BB0_123:
	shr.s32 	%r633, %r2962, 31;
	and.b32  	%r634, %r633, %r13;
	xor.b32  	%r635, %r2962, %r12;
	xor.b32  	%r636, %r635, %r634;
	sub.s32 	%r3039, %r636, %r14;
$L__BB0_124:
	@%p34 bra 	$L__BB0_127;
	and.b32  	%r204, %r2963, 2147483647;
	mov.u32 	%r638, 2147483647;
	sub.s32 	%r639, %r638, %r5;
	setp.gt.u32 	%p92, %r204, %r639;
	mov.u32 	%r3040, -1;
	@%p92 bra 	$L__BB0_128;
	setp.eq.s32 	%p93, %r204, 0;
	selp.b32 	%r2963, 0, %r2963, %p93;
$L__BB0_127:
	shr.s32 	%r640, %r2963, 31;
	and.b32  	%r641, %r640, %r13;
	xor.b32  	%r642, %r2963, %r12;
	xor.b32  	%r643, %r642, %r641;
	sub.s32 	%r3040, %r643, %r14;
$L__BB0_128:
	@%p34 bra 	$L__BB0_131;
	and.b32  	%r209, %r2964, 2147483647;
	mov.u32 	%r645, 2147483647;
	sub.s32 	%r646, %r645, %r5;
	setp.gt.u32 	%p95, %r209, %r646;
	mov.u32 	%r3041, -1;
	@%p95 bra 	$L__BB0_132;
	setp.eq.s32 	%p96, %r209, 0;
	selp.b32 	%r2964, 0, %r2964, %p96;
$L__BB0_131:
	shr.s32 	%r647, %r2964, 31;
	and.b32  	%r648, %r647, %r13;
	xor.b32  	%r649, %r2964, %r12;
	xor.b32  	%r650, %r649, %r648;
	sub.s32 	%r3041, %r650, %r14;
$L__BB0_132:
	@%p34 bra 	$L__BB0_135;
	and.b32  	%r214, %r2965, 2147483647;
	mov.u32 	%r652, 2147483647;
	sub.s32 	%r653, %r652, %r5;
	setp.gt.u32 	%p98, %r214, %r653;
	mov.u32 	%r3042, -1;
	@%p98 bra 	$L__BB0_136;
	setp.eq.s32 	%p99, %r214, 0;
	selp.b32 	%r2965, 0, %r2965, %p99;
$L__BB0_135:
	shr.s32 	%r654, %r2965, 31;
	and.b32  	%r655, %r654, %r13;
	xor.b32  	%r656, %r2965, %r12;
	xor.b32  	%r657, %r656, %r655;
	sub.s32 	%r3042, %r657, %r14;
$L__BB0_136:
	mov.u32 %r658, %laneid;
	setp.gt.s32 	%p100, %r658, 255;
	@%p100 bra 	$L__BB0_143;
	max.s32 	%r659, %r658, 224;
	add.s32 	%r660, %r659, 31;
	sub.s32 	%r220, %r660, %r658;
	shr.u32 	%r661, %r220, 5;
	add.s32 	%r662, %r661, 1;
	and.b32  	%r3012, %r662, 3;
	setp.eq.s32 	%p101, %r3012, 0;
	mov.u32 	%r3013, %r658;
	@%p101 bra 	$L__BB0_140;
	shl.b32 	%r663, %r16, 10;
	mov.u32 	%r664, _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_219345_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_219310sweep_tileIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r665, %r664, %r663;
	shl.b32 	%r666, %r658, 2;
	add.s32 	%r3010, %r665, %r666;
	mov.u32 	%r3013, %r658;
$L__BB0_139:
	.pragma "nounroll";
	mov.u32 	%r667, 0;
	st.shared.u32 	[%r3010], %r667;
	add.s32 	%r3013, %r3013, 32;
	add.s32 	%r3010, %r3010, 128;
	add.s32 	%r3012, %r3012, -1;
	setp.ne.s32 	%p102, %r3012, 0;
	@%p102 bra 	$L__BB0_139;
$L__BB0_140:
	setp.lt.u32 	%p103, %r220, 96;
	@%p103 bra 	$L__BB0_143;
	add.s32 	%r3015, %r3013, -128;
	shl.b32 	%r668, %r16, 10;
	mov.u32 	%r669, _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_219345_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_219310sweep_tileIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r670, %r669, %r668;
	shl.b32 	%r671, %r3013, 2;
	add.s32 	%r672, %r670, %r671;
	add.s32 	%r3014, %r672, 256;
$L__BB0_142:
	.pragma "nounroll";
	mov.u32 	%r673, 0;
	st.shared.u32 	[%r3014+-256], %r673;
	st.shared.u32 	[%r3014+-128], %r673;
	st.shared.u32 	[%r3014], %r673;
	st.shared.u32 	[%r3014+128], %r673;
	add.s32 	%r3014, %r3014, 512;
	add.s32 	%r3015, %r3015, 128;
	setp.lt.s32 	%p104, %r3015, 128;
	@%p104 bra 	$L__BB0_142;
$L__BB0_143:
	bar.warp.sync 	-1;
	shr.u32 	%r675, %r3021, %r461;
	and.b32  	%r236, %r675, 255;
	shl.b32 	%r676, %r16, 10;
	mov.u32 	%r677, _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_219345_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_219310sweep_tileIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r678, %r677, %r676;
	shl.b32 	%r679, %r675, 2;
	and.b32  	%r680, %r679, 1020;
	add.s32 	%r681, %r678, %r680;
	atom.shared.add.u32 	%r682, [%r681], 1;
	shr.u32 	%r683, %r3022, %r461;
	shl.b32 	%r684, %r683, 2;
	and.b32  	%r685, %r684, 1020;
	add.s32 	%r686, %r678, %r685;
	atom.shared.add.u32 	%r687, [%r686], 1;
	shr.u32 	%r688, %r3023, %r461;
	shl.b32 	%r689, %r688, 2;
	and.b32  	%r690, %r689, 1020;
	add.s32 	%r691, %r678, %r690;
	atom.shared.add.u32 	%r692, [%r691], 1;
	shr.u32 	%r693, %r3024, %r461;
	shl.b32 	%r694, %r693, 2;
	and.b32  	%r695, %r694, 1020;
	add.s32 	%r696, %r678, %r695;
	atom.shared.add.u32 	%r697, [%r696], 1;
	shr.u32 	%r698, %r3025, %r461;
	shl.b32 	%r699, %r698, 2;
	and.b32  	%r700, %r699, 1020;
	add.s32 	%r701, %r678, %r700;
	atom.shared.add.u32 	%r702, [%r701], 1;
	shr.u32 	%r703, %r3026, %r461;
	shl.b32 	%r704, %r703, 2;
	and.b32  	%r705, %r704, 1020;
	add.s32 	%r706, %r678, %r705;
	atom.shared.add.u32 	%r707, [%r706], 1;
	shr.u32 	%r708, %r3027, %r461;
	shl.b32 	%r709, %r708, 2;
	and.b32  	%r710, %r709, 1020;
	add.s32 	%r711, %r678, %r710;
	atom.shared.add.u32 	%r712, [%r711], 1;
	shr.u32 	%r713, %r3028, %r461;
	shl.b32 	%r714, %r713, 2;
	and.b32  	%r715, %r714, 1020;
	add.s32 	%r716, %r678, %r715;
	atom.shared.add.u32 	%r717, [%r716], 1;
	shr.u32 	%r718, %r3029, %r461;
	shl.b32 	%r719, %r718, 2;
	and.b32  	%r720, %r719, 1020;
	add.s32 	%r721, %r678, %r720;
	atom.shared.add.u32 	%r722, [%r721], 1;
	shr.u32 	%r723, %r3030, %r461;
	shl.b32 	%r724, %r723, 2;
	and.b32  	%r725, %r724, 1020;
	add.s32 	%r726, %r678, %r725;
	atom.shared.add.u32 	%r727, [%r726], 1;
	shr.u32 	%r728, %r3031, %r461;
	shl.b32 	%r729, %r728, 2;
	and.b32  	%r730, %r729, 1020;
	add.s32 	%r731, %r678, %r730;
	atom.shared.add.u32 	%r732, [%r731], 1;
	shr.u32 	%r733, %r3032, %r461;
	shl.b32 	%r734, %r733, 2;
	and.b32  	%r735, %r734, 1020;
	add.s32 	%r736, %r678, %r735;
	atom.shared.add.u32 	%r737, [%r736], 1;
	shr.u32 	%r738, %r3033, %r461;
	shl.b32 	%r739, %r738, 2;
	and.b32  	%r740, %r739, 1020;
	add.s32 	%r741, %r678, %r740;
	atom.shared.add.u32 	%r742, [%r741], 1;
	shr.u32 	%r743, %r3034, %r461;
	shl.b32 	%r744, %r743, 2;
	and.b32  	%r745, %r744, 1020;
	add.s32 	%r746, %r678, %r745;
	atom.shared.add.u32 	%r747, [%r746], 1;
	shr.u32 	%r748, %r3035, %r461;
	shl.b32 	%r749, %r748, 2;
	and.b32  	%r750, %r749, 1020;
	add.s32 	%r751, %r678, %r750;
	atom.shared.add.u32 	%r752, [%r751], 1;
	shr.u32 	%r753, %r3036, %r461;
	shl.b32 	%r754, %r753, 2;
	and.b32  	%r755, %r754, 1020;
	add.s32 	%r756, %r678, %r755;
	atom.shared.add.u32 	%r757, [%r756], 1;
	shr.u32 	%r758, %r3037, %r461;
	shl.b32 	%r759, %r758, 2;
	and.b32  	%r760, %r759, 1020;
	add.s32 	%r761, %r678, %r760;
	atom.shared.add.u32 	%r762, [%r761], 1;
	shr.u32 	%r763, %r3038, %r461;
	shl.b32 	%r764, %r763, 2;
	and.b32  	%r765, %r764, 1020;
	add.s32 	%r766, %r678, %r765;
	atom.shared.add.u32 	%r767, [%r766], 1;
	shr.u32 	%r768, %r3039, %r461;
	shl.b32 	%r769, %r768, 2;
	and.b32  	%r770, %r769, 1020;
	add.s32 	%r771, %r678, %r770;
	atom.shared.add.u32 	%r772, [%r771], 1;
	shr.u32 	%r773, %r3040, %r461;
	shl.b32 	%r774, %r773, 2;
	and.b32  	%r775, %r774, 1020;
	add.s32 	%r776, %r678, %r775;
	atom.shared.add.u32 	%r777, [%r776], 1;
	shr.u32 	%r778, %r3041, %r461;
	shl.b32 	%r779, %r778, 2;
	and.b32  	%r780, %r779, 1020;
	add.s32 	%r781, %r678, %r780;
	atom.shared.add.u32 	%r782, [%r781], 1;
	shr.u32 	%r783, %r3042, %r461;
	shl.b32 	%r784, %r783, 2;
	and.b32  	%r785, %r784, 1020;
	add.s32 	%r786, %r678, %r785;
	atom.shared.add.u32 	%r787, [%r786], 1;
	bar.sync 	0;
	shl.b32 	%r788, %r15, 2;
	add.s32 	%r237, %r677, %r788;
	setp.gt.u32 	%p105, %r15, 255;
	mov.u32 	%r3016, 0;
	@%p105 bra 	$L__BB0_145;
	ld.shared.u32 	%r789, [%r237];
	mov.u32 	%r790, 0;
	st.shared.u32 	[%r237], %r790;
	ld.shared.u32 	%r791, [%r237+1024];
	st.shared.u32 	[%r237+1024], %r789;
	add.s32 	%r792, %r791, %r789;
	ld.shared.u32 	%r793, [%r237+2048];
	st.shared.u32 	[%r237+2048], %r792;
	add.s32 	%r794, %r793, %r792;
	ld.shared.u32 	%r795, [%r237+3072];
	st.shared.u32 	[%r237+3072], %r794;
	add.s32 	%r796, %r795, %r794;
	ld.shared.u32 	%r797, [%r237+4096];
	st.shared.u32 	[%r237+4096], %r796;
	add.s32 	%r798, %r797, %r796;
	ld.shared.u32 	%r799, [%r237+5120];
	st.shared.u32 	[%r237+5120], %r798;
	add.s32 	%r800, %r799, %r798;
	ld.shared.u32 	%r801, [%r237+6144];
	st.shared.u32 	[%r237+6144], %r800;
	add.s32 	%r802, %r801, %r800;
	ld.shared.u32 	%r803, [%r237+7168];
	st.shared.u32 	[%r237+7168], %r802;
	add.s32 	%r804, %r803, %r802;
	ld.shared.u32 	%r805, [%r237+8192];
	st.shared.u32 	[%r237+8192], %r804;
	add.s32 	%r806, %r805, %r804;
	ld.shared.u32 	%r807, [%r237+9216];
	st.shared.u32 	[%r237+9216], %r806;
	add.s32 	%r808, %r807, %r806;
	ld.shared.u32 	%r809, [%r237+10240];
	st.shared.u32 	[%r237+10240], %r808;
	add.s32 	%r810, %r809, %r808;
	ld.shared.u32 	%r811, [%r237+11264];
	st.shared.u32 	[%r237+11264], %r810;
	add.s32 	%r812, %r811, %r810;
	ld.shared.u32 	%r813, [%r237+12288];
	st.shared.u32 	[%r237+12288], %r812;
	add.s32 	%r814, %r813, %r812;
	ld.shared.u32 	%r815, [%r237+13312];
	st.shared.u32 	[%r237+13312], %r814;
	add.s32 	%r816, %r815, %r814;
	ld.shared.u32 	%r817, [%r237+14336];
	st.shared.u32 	[%r237+14336], %r816;
	add.s32 	%r818, %r817, %r816;
	ld.shared.u32 	%r819, [%r237+15360];
	st.shared.u32 	[%r237+15360], %r818;
	add.s32 	%r3016, %r819, %r818;
$L__BB0_145:
	shl.b32 	%r820, %r17, 8;
	add.s32 	%r821, %r820, %r15;
	mul.wide.s32 	%rd25, %r821, 4;
	add.s64 	%rd12, %rd3, %rd25;
	setp.gt.s32 	%p106, %r15, 255;
	@%p106 bra 	$L__BB0_147;
	or.b32  	%r822, %r3016, 1073741824;
	st.volatile.global.u32 	[%rd12], %r822;
$L__BB0_147:
	setp.lt.s32 	%p107, %r15, 256;
	setp.eq.s32 	%p108, %r3016, 11264;
	and.pred  	%p109, %p107, %p108;
	selp.u32 	%r823, 1, 0, %p109;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r823, 0; 
	bar.red.or.pred 	%p2, 0, %p1; 
	selp.u32 	%r824, 1, 0, %p2; 
	}
	setp.eq.s32 	%p110, %r824, 0;
	@%p110 bra 	$L__BB0_203;
	@%p106 bra 	$L__BB0_156;
	setp.gt.u32 	%p112, %r15, %r236;
	selp.b32 	%r825, 11264, 0, %p112;
	mul.wide.s32 	%rd26, %r15, 4;
	add.s64 	%rd27, %rd5, %rd26;
	ld.global.u32 	%r826, [%rd27];
	sub.s32 	%r827, %r826, %r825;
	st.shared.u32 	[%r237+45056], %r827;
	setp.lt.s32 	%p113, %r17, 1;
	mov.u32 	%r3019, %r3016;
	@%p113 bra 	$L__BB0_155;
	mov.u32 	%r3018, -1;
	mov.u32 	%r3017, %r17;
	mov.u32 	%r3019, %r3016;
$L__BB0_151:
	shl.b32 	%r829, %r3017, 8;
	add.s32 	%r830, %r829, %r15;
	add.s32 	%r831, %r830, -256;
	mul.wide.s32 	%rd28, %r831, 4;
	add.s64 	%rd13, %rd3, %rd28;
$L__BB0_152:
	membar.cta;
	ld.volatile.global.u32 	%r244, [%rd13];
	setp.eq.s32 	%p114, %r244, 0;
	@%p114 bra 	$L__BB0_152;
	and.b32  	%r832, %r244, 1073741823;
	add.s32 	%r3019, %r832, %r3019;
	setp.gt.s32 	%p115, %r244, -1;
	vote.sync.ballot.b32 	%r3018, %p115, %r3018;
	setp.lt.s32 	%p116, %r244, 0;
	@%p116 bra 	$L__BB0_155;
	add.s32 	%r248, %r3017, -1;
	setp.gt.s32 	%p117, %r3017, 1;
	mov.u32 	%r3017, %r248;
	@%p117 bra 	$L__BB0_151;
$L__BB0_155:
	or.b32  	%r833, %r3019, -2147483648;
	st.volatile.global.u32 	[%rd12], %r833;
	ld.shared.u32 	%r834, [%r237+45056];
	sub.s32 	%r835, %r3019, %r3016;
	add.s32 	%r836, %r835, %r834;
	st.shared.u32 	[%r237+45056], %r836;
$L__BB0_156:
	setp.gt.s32 	%p118, %r11, 1;
	selp.b32 	%r837, -2147483648, 0, %p118;
	setp.eq.s32 	%p119, %r11, 3;
	selp.b32 	%r838, 2147483647, 0, %p119;
	selp.b32 	%r839, %r5, 0, %p119;
	bar.sync 	0;
	shl.b32 	%r840, %r236, 2;
	add.s32 	%r842, %r677, %r840;
	ld.shared.u32 	%rd29, [%r842+45056];
	add.s32 	%r843, %r3021, %r839;
	xor.b32  	%r844, %r843, %r837;
	shr.s32 	%r845, %r843, 31;
	not.b32 	%r846, %r845;
	and.b32  	%r847, %r838, %r846;
	xor.b32  	%r3021, %r844, %r847;
	add.s32 	%r848, %r3022, %r839;
	xor.b32  	%r849, %r848, %r837;
	shr.s32 	%r850, %r848, 31;
	not.b32 	%r851, %r850;
	and.b32  	%r852, %r838, %r851;
	xor.b32  	%r3022, %r849, %r852;
	add.s32 	%r853, %r3023, %r839;
	xor.b32  	%r854, %r853, %r837;
	shr.s32 	%r855, %r853, 31;
	not.b32 	%r856, %r855;
	and.b32  	%r857, %r838, %r856;
	xor.b32  	%r3023, %r854, %r857;
	add.s32 	%r858, %r3024, %r839;
	xor.b32  	%r859, %r858, %r837;
	shr.s32 	%r860, %r858, 31;
	not.b32 	%r861, %r860;
	and.b32  	%r862, %r838, %r861;
	xor.b32  	%r3024, %r859, %r862;
	add.s32 	%r863, %r3025, %r839;
	xor.b32  	%r864, %r863, %r837;
	shr.s32 	%r865, %r863, 31;
	not.b32 	%r866, %r865;
	and.b32  	%r867, %r838, %r866;
	xor.b32  	%r3025, %r864, %r867;
	add.s32 	%r868, %r3026, %r839;
	xor.b32  	%r869, %r868, %r837;
	shr.s32 	%r870, %r868, 31;
	not.b32 	%r871, %r870;
	and.b32  	%r872, %r838, %r871;
	xor.b32  	%r3026, %r869, %r872;
	add.s32 	%r873, %r3027, %r839;
	xor.b32  	%r874, %r873, %r837;
	shr.s32 	%r875, %r873, 31;
	not.b32 	%r876, %r875;
	and.b32  	%r877, %r838, %r876;
	xor.b32  	%r3027, %r874, %r877;
	add.s32 	%r878, %r3028, %r839;
	xor.b32  	%r879, %r878, %r837;
	shr.s32 	%r880, %r878, 31;
	not.b32 	%r881, %r880;
	and.b32  	%r882, %r838, %r881;
	xor.b32  	%r3028, %r879, %r882;
	add.s32 	%r883, %r3029, %r839;
	xor.b32  	%r884, %r883, %r837;
	shr.s32 	%r885, %r883, 31;
	not.b32 	%r886, %r885;
	and.b32  	%r887, %r838, %r886;
	xor.b32  	%r3029, %r884, %r887;
	add.s32 	%r888, %r3030, %r839;
	xor.b32  	%r889, %r888, %r837;
	shr.s32 	%r890, %r888, 31;
	not.b32 	%r891, %r890;
	and.b32  	%r892, %r838, %r891;
	xor.b32  	%r3030, %r889, %r892;
	add.s32 	%r893, %r3031, %r839;
	xor.b32  	%r894, %r893, %r837;
	shr.s32 	%r895, %r893, 31;
	not.b32 	%r896, %r895;
	and.b32  	%r897, %r838, %r896;
	xor.b32  	%r3031, %r894, %r897;
	add.s32 	%r898, %r3032, %r839;
	xor.b32  	%r899, %r898, %r837;
	shr.s32 	%r900, %r898, 31;
	not.b32 	%r901, %r900;
	and.b32  	%r902, %r838, %r901;
	xor.b32  	%r3032, %r899, %r902;
	add.s32 	%r903, %r3033, %r839;
	xor.b32  	%r904, %r903, %r837;
	shr.s32 	%r905, %r903, 31;
	not.b32 	%r906, %r905;
	and.b32  	%r907, %r838, %r906;
	xor.b32  	%r3033, %r904, %r907;
	add.s32 	%r908, %r3034, %r839;
	xor.b32  	%r909, %r908, %r837;
	shr.s32 	%r910, %r908, 31;
	not.b32 	%r911, %r910;
	and.b32  	%r912, %r838, %r911;
	xor.b32  	%r3034, %r909, %r912;
	add.s32 	%r913, %r3035, %r839;
	xor.b32  	%r914, %r913, %r837;
	shr.s32 	%r915, %r913, 31;
	not.b32 	%r916, %r915;
	and.b32  	%r917, %r838, %r916;
	xor.b32  	%r3035, %r914, %r917;
	add.s32 	%r918, %r3036, %r839;
	xor.b32  	%r919, %r918, %r837;
	shr.s32 	%r920, %r918, 31;
	not.b32 	%r921, %r920;
	and.b32  	%r922, %r838, %r921;
	xor.b32  	%r3036, %r919, %r922;
	add.s32 	%r923, %r3037, %r839;
	xor.b32  	%r924, %r923, %r837;
	shr.s32 	%r925, %r923, 31;
	not.b32 	%r926, %r925;
	and.b32  	%r927, %r838, %r926;
	xor.b32  	%r3037, %r924, %r927;
	add.s32 	%r928, %r3038, %r839;
	xor.b32  	%r929, %r928, %r837;
	shr.s32 	%r930, %r928, 31;
	not.b32 	%r931, %r930;
	and.b32  	%r932, %r838, %r931;
	xor.b32  	%r3038, %r929, %r932;
	add.s32 	%r933, %r3039, %r839;
	xor.b32  	%r934, %r933, %r837;
	shr.s32 	%r935, %r933, 31;
	not.b32 	%r936, %r935;
	and.b32  	%r937, %r838, %r936;
	xor.b32  	%r3039, %r934, %r937;
	add.s32 	%r938, %r3040, %r839;
	xor.b32  	%r939, %r938, %r837;
	shr.s32 	%r940, %r938, 31;
	not.b32 	%r941, %r940;
	and.b32  	%r942, %r838, %r941;
	xor.b32  	%r3040, %r939, %r942;
	add.s32 	%r943, %r3041, %r839;
	xor.b32  	%r944, %r943, %r837;
	shr.s32 	%r945, %r943, 31;
	not.b32 	%r946, %r945;
	and.b32  	%r947, %r838, %r946;
	xor.b32  	%r3041, %r944, %r947;
	add.s32 	%r948, %r3042, %r839;
	xor.b32  	%r949, %r948, %r837;
	shr.s32 	%r950, %r948, 31;
	not.b32 	%r951, %r950;
	and.b32  	%r952, %r838, %r951;
	xor.b32  	%r3042, %r949, %r952;
	add.s64 	%rd31, %rd29, %rd22;
	shl.b64 	%rd32, %rd31, 2;
	add.s64 	%rd14, %rd7, %rd32;
	@%p10 bra 	$L__BB0_201;
	bra.uni 	$L__BB0_157;
$L__BB0_201:
	st.global.u32 	[%rd14], %r3021;
	st.global.u32 	[%rd14+128], %r3022;
	st.global.u32 	[%rd14+256], %r3023;
	st.global.u32 	[%rd14+384], %r3024;
	st.global.u32 	[%rd14+512], %r3025;
	st.global.u32 	[%rd14+640], %r3026;
	st.global.u32 	[%rd14+768], %r3027;
	st.global.u32 	[%rd14+896], %r3028;
	st.global.u32 	[%rd14+1024], %r3029;
	st.global.u32 	[%rd14+1152], %r3030;
	st.global.u32 	[%rd14+1280], %r3031;
	st.global.u32 	[%rd14+1408], %r3032;
	st.global.u32 	[%rd14+1536], %r3033;
	st.global.u32 	[%rd14+1664], %r3034;
	st.global.u32 	[%rd14+1792], %r3035;
	st.global.u32 	[%rd14+1920], %r3036;
	st.global.u32 	[%rd14+2048], %r3037;
	st.global.u32 	[%rd14+2176], %r3038;
	st.global.u32 	[%rd14+2304], %r3039;
	st.global.u32 	[%rd14+2432], %r3040;
	st.global.u32 	[%rd14+2560], %r3041;
	st.global.u32 	[%rd14+2688], %r3042;
	bra.uni 	$L__BB0_202;
$L__BB0_157:
	mad.lo.s32 	%r272, %r17, -11264, %r460;
	setp.ge.s32 	%p121, %r472, %r272;
	@%p121 bra 	$L__BB0_159;
	st.global.u32 	[%rd14], %r3021;
$L__BB0_159:
	add.s32 	%r960, %r472, 32;
	setp.ge.s32 	%p122, %r960, %r272;
	@%p122 bra 	$L__BB0_161;
	st.global.u32 	[%rd14+128], %r3022;
$L__BB0_161:
	add.s32 	%r961, %r472, 64;
	setp.ge.s32 	%p123, %r961, %r272;
	@%p123 bra 	$L__BB0_163;
	st.global.u32 	[%rd14+256], %r3023;
$L__BB0_163:
	add.s32 	%r962, %r472, 96;
	setp.ge.s32 	%p124, %r962, %r272;
	@%p124 bra 	$L__BB0_165;
	st.global.u32 	[%rd14+384], %r3024;
$L__BB0_165:
	add.s32 	%r963, %r472, 128;
	setp.ge.s32 	%p125, %r963, %r272;
	@%p125 bra 	$L__BB0_167;
	st.global.u32 	[%rd14+512], %r3025;
$L__BB0_167:
	add.s32 	%r964, %r472, 160;
	setp.ge.s32 	%p126, %r964, %r272;
	@%p126 bra 	$L__BB0_169;
	st.global.u32 	[%rd14+640], %r3026;
$L__BB0_169:
	add.s32 	%r965, %r472, 192;
	setp.ge.s32 	%p127, %r965, %r272;
	@%p127 bra 	$L__BB0_171;
	st.global.u32 	[%rd14+768], %r3027;
$L__BB0_171:
	add.s32 	%r966, %r472, 224;
	setp.ge.s32 	%p128, %r966, %r272;
	@%p128 bra 	$L__BB0_173;
	st.global.u32 	[%rd14+896], %r3028;
$L__BB0_173:
	add.s32 	%r967, %r472, 256;
	setp.ge.s32 	%p129, %r967, %r272;
	@%p129 bra 	$L__BB0_175;
	st.global.u32 	[%rd14+1024], %r3029;
$L__BB0_175:
	add.s32 	%r968, %r472, 288;
	setp.ge.s32 	%p130, %r968, %r272;
	@%p130 bra 	$L__BB0_177;
	st.global.u32 	[%rd14+1152], %r3030;
$L__BB0_177:
	add.s32 	%r969, %r472, 320;
	setp.ge.s32 	%p131, %r969, %r272;
	@%p131 bra 	$L__BB0_179;
	st.global.u32 	[%rd14+1280], %r3031;
$L__BB0_179:
	add.s32 	%r970, %r472, 352;
	setp.ge.s32 	%p132, %r970, %r272;
	@%p132 bra 	$L__BB0_181;
	st.global.u32 	[%rd14+1408], %r3032;
$L__BB0_181:
	add.s32 	%r971, %r472, 384;
	setp.ge.s32 	%p133, %r971, %r272;
	@%p133 bra 	$L__BB0_183;
	st.global.u32 	[%rd14+1536], %r3033;
$L__BB0_183:
	add.s32 	%r972, %r472, 416;
	setp.ge.s32 	%p134, %r972, %r272;
	@%p134 bra 	$L__BB0_185;
	st.global.u32 	[%rd14+1664], %r3034;
$L__BB0_185:
	add.s32 	%r973, %r472, 448;
	setp.ge.s32 	%p135, %r973, %r272;
	@%p135 bra 	$L__BB0_187;
	st.global.u32 	[%rd14+1792], %r3035;
$L__BB0_187:
	add.s32 	%r974, %r472, 480;
	setp.ge.s32 	%p136, %r974, %r272;
	@%p136 bra 	$L__BB0_189;
	st.global.u32 	[%rd14+1920], %r3036;
$L__BB0_189:
	add.s32 	%r975, %r472, 512;
	setp.ge.s32 	%p137, %r975, %r272;
	@%p137 bra 	$L__BB0_191;
	st.global.u32 	[%rd14+2048], %r3037;
$L__BB0_191:
	add.s32 	%r976, %r472, 544;
	setp.ge.s32 	%p138, %r976, %r272;
	@%p138 bra 	$L__BB0_193;
	st.global.u32 	[%rd14+2176], %r3038;
$L__BB0_193:
	add.s32 	%r977, %r472, 576;
	setp.ge.s32 	%p139, %r977, %r272;
	@%p139 bra 	$L__BB0_195;
	st.global.u32 	[%rd14+2304], %r3039;
$L__BB0_195:
	add.s32 	%r978, %r472, 608;
	setp.ge.s32 	%p140, %r978, %r272;
	@%p140 bra 	$L__BB0_197;
	st.global.u32 	[%rd14+2432], %r3040;
$L__BB0_197:
	add.s32 	%r979, %r472, 640;
	setp.ge.s32 	%p141, %r979, %r272;
	@%p141 bra 	$L__BB0_199;
	st.global.u32 	[%rd14+2560], %r3041;
$L__BB0_199:
	add.s32 	%r980, %r472, 672;
	setp.ge.s32 	%p142, %r980, %r272;
	@%p142 bra 	$L__BB0_202;
	st.global.u32 	[%rd14+2688], %r3042;
$L__BB0_202:
	exit;
$L__BB0_203:
	shr.u32 	%r981, %r15, 4;
	add.s32 	%r982, %r981, %r15;
	shl.b32 	%r983, %r982, 2;
	add.s32 	%r296, %r677, %r983;
	st.shared.u32 	[%r296+17424], %r3016;
	bar.sync 	0;
	setp.gt.u32 	%p143, %r15, 31;
	@%p143 bra 	$L__BB0_205;
	mad.lo.s32 	%r1016, %r15, 68, %r677;
	mov.u32 	%r993, 2;
	ld.shared.u32 	%r1017, [%r1016+17428];
	mov.u32 	%r1012, 0;
	ld.shared.u32 	%r1018, [%r1016+17424];
	add.s32 	%r1019, %r1017, %r1018;
	ld.shared.u32 	%r1020, [%r1016+17432];
	add.s32 	%r1021, %r1019, %r1020;
	ld.shared.u32 	%r1022, [%r1016+17436];
	add.s32 	%r1023, %r1021, %r1022;
	ld.shared.u32 	%r1024, [%r1016+17440];
	add.s32 	%r1025, %r1023, %r1024;
	ld.shared.u32 	%r1026, [%r1016+17444];
	add.s32 	%r1027, %r1025, %r1026;
	ld.shared.u32 	%r1028, [%r1016+17448];
	add.s32 	%r1029, %r1027, %r1028;
	ld.shared.u32 	%r1030, [%r1016+17452];
	add.s32 	%r1031, %r1029, %r1030;
	ld.shared.u32 	%r1032, [%r1016+17456];
	add.s32 	%r1033, %r1031, %r1032;
	ld.shared.u32 	%r1034, [%r1016+17460];
	add.s32 	%r1035, %r1033, %r1034;
	ld.shared.u32 	%r1036, [%r1016+17464];
	add.s32 	%r1037, %r1035, %r1036;
	ld.shared.u32 	%r1038, [%r1016+17468];
	add.s32 	%r1039, %r1037, %r1038;
	ld.shared.u32 	%r1040, [%r1016+17472];
	add.s32 	%r1041, %r1039, %r1040;
	ld.shared.u32 	%r1042, [%r1016+17476];
	add.s32 	%r1043, %r1041, %r1042;
	ld.shared.u32 	%r1044, [%r1016+17480];
	add.s32 	%r1045, %r1043, %r1044;
	ld.shared.u32 	%r1046, [%r1016+17484];
	add.s32 	%r989, %r1045, %r1046;
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
	sub.s32 	%r1047, %r1009, %r989;
	add.s32 	%r1048, %r1018, %r1047;
	add.s32 	%r1049, %r1017, %r1048;
	add.s32 	%r1050, %r1020, %r1049;
	add.s32 	%r1051, %r1022, %r1050;
	add.s32 	%r1052, %r1024, %r1051;
	add.s32 	%r1053, %r1026, %r1052;
	add.s32 	%r1054, %r1028, %r1053;
	add.s32 	%r1055, %r1030, %r1054;
	add.s32 	%r1056, %r1032, %r1055;
	add.s32 	%r1057, %r1034, %r1056;
	add.s32 	%r1058, %r1036, %r1057;
	add.s32 	%r1059, %r1038, %r1058;
	add.s32 	%r1060, %r1040, %r1059;
	add.s32 	%r1061, %r1042, %r1060;
	add.s32 	%r1062, %r1044, %r1061;
	st.shared.u32 	[%r1016+17424], %r1047;
	st.shared.u32 	[%r1016+17428], %r1048;
	st.shared.u32 	[%r1016+17432], %r1049;
	st.shared.u32 	[%r1016+17436], %r1050;
	st.shared.u32 	[%r1016+17440], %r1051;
	st.shared.u32 	[%r1016+17444], %r1052;
	st.shared.u32 	[%r1016+17448], %r1053;
	st.shared.u32 	[%r1016+17452], %r1054;
	st.shared.u32 	[%r1016+17456], %r1055;
	st.shared.u32 	[%r1016+17460], %r1056;
	st.shared.u32 	[%r1016+17464], %r1057;
	st.shared.u32 	[%r1016+17468], %r1058;
	st.shared.u32 	[%r1016+17472], %r1059;
	st.shared.u32 	[%r1016+17476], %r1060;
	st.shared.u32 	[%r1016+17480], %r1061;
	st.shared.u32 	[%r1016+17484], %r1062;
$L__BB0_205:
	setp.gt.u32 	%p287, %r15, 255;
	shr.u32 	%r2920, %r15, 4;
	add.s32 	%r2919, %r2920, %r15;
	shl.b32 	%r2918, %r2919, 2;
	add.s32 	%r2917, %r677, %r2918;
	bar.sync 	0;
	ld.shared.u32 	%r297, [%r2917+17424];
	@%p287 bra 	$L__BB0_207;
	ld.shared.u32 	%r1063, [%r237];
	add.s32 	%r1064, %r1063, %r297;
	st.shared.u32 	[%r237], %r1064;
	ld.shared.u32 	%r1065, [%r237+1024];
	add.s32 	%r1066, %r1065, %r297;
	st.shared.u32 	[%r237+1024], %r1066;
	ld.shared.u32 	%r1067, [%r237+2048];
	add.s32 	%r1068, %r1067, %r297;
	st.shared.u32 	[%r237+2048], %r1068;
	ld.shared.u32 	%r1069, [%r237+3072];
	add.s32 	%r1070, %r1069, %r297;
	st.shared.u32 	[%r237+3072], %r1070;
	ld.shared.u32 	%r1071, [%r237+4096];
	add.s32 	%r1072, %r1071, %r297;
	st.shared.u32 	[%r237+4096], %r1072;
	ld.shared.u32 	%r1073, [%r237+5120];
	add.s32 	%r1074, %r1073, %r297;
	st.shared.u32 	[%r237+5120], %r1074;
	ld.shared.u32 	%r1075, [%r237+6144];
	add.s32 	%r1076, %r1075, %r297;
	st.shared.u32 	[%r237+6144], %r1076;
	ld.shared.u32 	%r1077, [%r237+7168];
	add.s32 	%r1078, %r1077, %r297;
	st.shared.u32 	[%r237+7168], %r1078;
	ld.shared.u32 	%r1079, [%r237+8192];
	add.s32 	%r1080, %r1079, %r297;
	st.shared.u32 	[%r237+8192], %r1080;
	ld.shared.u32 	%r1081, [%r237+9216];
	add.s32 	%r1082, %r1081, %r297;
	st.shared.u32 	[%r237+9216], %r1082;
	ld.shared.u32 	%r1083, [%r237+10240];
	add.s32 	%r1084, %r1083, %r297;
	st.shared.u32 	[%r237+10240], %r1084;
	ld.shared.u32 	%r1085, [%r237+11264];
	add.s32 	%r1086, %r1085, %r297;
	st.shared.u32 	[%r237+11264], %r1086;
	ld.shared.u32 	%r1087, [%r237+12288];
	add.s32 	%r1088, %r1087, %r297;
	st.shared.u32 	[%r237+12288], %r1088;
	ld.shared.u32 	%r1089, [%r237+13312];
	add.s32 	%r1090, %r1089, %r297;
	st.shared.u32 	[%r237+13312], %r1090;
	ld.shared.u32 	%r1091, [%r237+14336];
	add.s32 	%r1092, %r1091, %r297;
	st.shared.u32 	[%r237+14336], %r1092;
	ld.shared.u32 	%r1093, [%r237+15360];
	add.s32 	%r1094, %r1093, %r297;
	st.shared.u32 	[%r237+15360], %r1094;
$L__BB0_207:
	bar.sync 	0;
	shr.u32 	%r1121, %r3021, %r461;
	and.b32  	%r1117, %r1121, 255;
	mov.u32 	%r1097, 1;
	{
    .reg .pred p;
    and.b32 %r1095, %r1117, %r1097;    setp.ne.u32 p, %r1095, 0;
    vote.ballot.sync.b32 %r1095, p, 0xffffffff;
    @!p not.b32 %r1095, %r1095;
}
	mov.u32 	%r1100, 2;
	{
    .reg .pred p;
    and.b32 %r1098, %r1117, %r1100;    setp.ne.u32 p, %r1098, 0;
    vote.ballot.sync.b32 %r1098, p, 0xffffffff;
    @!p not.b32 %r1098, %r1098;
}
	and.b32  	%r1122, %r1098, %r1095;
	mov.u32 	%r1103, 4;
	{
    .reg .pred p;
    and.b32 %r1101, %r1117, %r1103;    setp.ne.u32 p, %r1101, 0;
    vote.ballot.sync.b32 %r1101, p, 0xffffffff;
    @!p not.b32 %r1101, %r1101;
}
	and.b32  	%r1123, %r1101, %r1122;
	mov.u32 	%r1106, 8;
	{
    .reg .pred p;
    and.b32 %r1104, %r1117, %r1106;    setp.ne.u32 p, %r1104, 0;
    vote.ballot.sync.b32 %r1104, p, 0xffffffff;
    @!p not.b32 %r1104, %r1104;
}
	and.b32  	%r1124, %r1104, %r1123;
	mov.u32 	%r1109, 16;
	{
    .reg .pred p;
    and.b32 %r1107, %r1117, %r1109;    setp.ne.u32 p, %r1107, 0;
    vote.ballot.sync.b32 %r1107, p, 0xffffffff;
    @!p not.b32 %r1107, %r1107;
}
	and.b32  	%r1125, %r1107, %r1124;
	mov.u32 	%r1112, 32;
	{
    .reg .pred p;
    and.b32 %r1110, %r1117, %r1112;    setp.ne.u32 p, %r1110, 0;
    vote.ballot.sync.b32 %r1110, p, 0xffffffff;
    @!p not.b32 %r1110, %r1110;
}
	and.b32  	%r1126, %r1110, %r1125;
	mov.u32 	%r1115, 64;
	{
    .reg .pred p;
    and.b32 %r1113, %r1117, %r1115;    setp.ne.u32 p, %r1113, 0;
    vote.ballot.sync.b32 %r1113, p, 0xffffffff;
    @!p not.b32 %r1113, %r1113;
}
	and.b32  	%r1127, %r1113, %r1126;
	mov.u32 	%r1118, 128;
	{
    .reg .pred p;
    and.b32 %r1116, %r1117, %r1118;    setp.ne.u32 p, %r1116, 0;
    vote.ballot.sync.b32 %r1116, p, 0xffffffff;
    @!p not.b32 %r1116, %r1116;
}
	and.b32  	%r1128, %r1116, %r1127;
	clz.b32 	%r1129, %r1128;
	mov.u32 	%r1130, 31;
	sub.s32 	%r299, %r1130, %r1129;
	mov.u32 %r1119, %lanemask_le;
	and.b32  	%r1131, %r1119, %r1128;
	popc.b32 	%r300, %r1131;
	setp.ne.s32 	%p145, %r658, %r299;
	mov.u32 	%r3044, 0;
	mov.u32 	%r3043, %r3044;
	@%p145 bra 	$L__BB0_209;
	shl.b32 	%r1135, %r1117, 2;
	add.s32 	%r1136, %r678, %r1135;
	atom.shared.add.u32 	%r3043, [%r1136], %r300;
$L__BB0_209:
	mov.u32 	%r1164, -1;
	shfl.sync.idx.b32 	%r1165|%p146, %r3043, %r299, %r1130, %r1164;
	add.s32 	%r1166, %r300, %r1165;
	add.s32 	%r303, %r1166, -1;
	shr.u32 	%r1167, %r3022, %r461;
	and.b32  	%r1159, %r1167, 255;
	{
    .reg .pred p;
    and.b32 %r1137, %r1159, %r1097;    setp.ne.u32 p, %r1137, 0;
    vote.ballot.sync.b32 %r1137, p, 0xffffffff;
    @!p not.b32 %r1137, %r1137;
}
	{
    .reg .pred p;
    and.b32 %r1140, %r1159, %r1100;    setp.ne.u32 p, %r1140, 0;
    vote.ballot.sync.b32 %r1140, p, 0xffffffff;
    @!p not.b32 %r1140, %r1140;
}
	and.b32  	%r1168, %r1140, %r1137;
	{
    .reg .pred p;
    and.b32 %r1143, %r1159, %r1103;    setp.ne.u32 p, %r1143, 0;
    vote.ballot.sync.b32 %r1143, p, 0xffffffff;
    @!p not.b32 %r1143, %r1143;
}
	and.b32  	%r1169, %r1143, %r1168;
	{
    .reg .pred p;
    and.b32 %r1146, %r1159, %r1106;    setp.ne.u32 p, %r1146, 0;
    vote.ballot.sync.b32 %r1146, p, 0xffffffff;
    @!p not.b32 %r1146, %r1146;
}
	and.b32  	%r1170, %r1146, %r1169;
	{
    .reg .pred p;
    and.b32 %r1149, %r1159, %r1109;    setp.ne.u32 p, %r1149, 0;
    vote.ballot.sync.b32 %r1149, p, 0xffffffff;
    @!p not.b32 %r1149, %r1149;
}
	and.b32  	%r1171, %r1149, %r1170;
	{
    .reg .pred p;
    and.b32 %r1152, %r1159, %r1112;    setp.ne.u32 p, %r1152, 0;
    vote.ballot.sync.b32 %r1152, p, 0xffffffff;
    @!p not.b32 %r1152, %r1152;
}
	and.b32  	%r1172, %r1152, %r1171;
	{
    .reg .pred p;
    and.b32 %r1155, %r1159, %r1115;    setp.ne.u32 p, %r1155, 0;
    vote.ballot.sync.b32 %r1155, p, 0xffffffff;
    @!p not.b32 %r1155, %r1155;
}
	and.b32  	%r1173, %r1155, %r1172;
	{
    .reg .pred p;
    and.b32 %r1158, %r1159, %r1118;    setp.ne.u32 p, %r1158, 0;
    vote.ballot.sync.b32 %r1158, p, 0xffffffff;
    @!p not.b32 %r1158, %r1158;
}
	and.b32  	%r1174, %r1158, %r1173;
	clz.b32 	%r1175, %r1174;
	sub.s32 	%r305, %r1130, %r1175;
	mov.u32 %r1161, %lanemask_le;
	and.b32  	%r1176, %r1161, %r1174;
	popc.b32 	%r306, %r1176;
	setp.ne.s32 	%p147, %r658, %r305;
	@%p147 bra 	$L__BB0_211;
	shl.b32 	%r1180, %r1159, 2;
	add.s32 	%r1181, %r678, %r1180;
	atom.shared.add.u32 	%r3044, [%r1181], %r306;
$L__BB0_211:
	mov.u32 	%r3046, 0;
	mov.u32 	%r1208, 31;
	shfl.sync.idx.b32 	%r1210|%p148, %r3044, %r305, %r1208, %r1164;
	add.s32 	%r1211, %r306, %r1210;
	add.s32 	%r309, %r1211, -1;
	shr.u32 	%r1212, %r3023, %r461;
	and.b32  	%r1204, %r1212, 255;
	mov.u32 	%r1184, 1;
	{
    .reg .pred p;
    and.b32 %r1182, %r1204, %r1184;    setp.ne.u32 p, %r1182, 0;
    vote.ballot.sync.b32 %r1182, p, 0xffffffff;
    @!p not.b32 %r1182, %r1182;
}
	mov.u32 	%r1187, 2;
	{
    .reg .pred p;
    and.b32 %r1185, %r1204, %r1187;    setp.ne.u32 p, %r1185, 0;
    vote.ballot.sync.b32 %r1185, p, 0xffffffff;
    @!p not.b32 %r1185, %r1185;
}
	and.b32  	%r1213, %r1185, %r1182;
	mov.u32 	%r1190, 4;
	{
    .reg .pred p;
    and.b32 %r1188, %r1204, %r1190;    setp.ne.u32 p, %r1188, 0;
    vote.ballot.sync.b32 %r1188, p, 0xffffffff;
    @!p not.b32 %r1188, %r1188;
}
	and.b32  	%r1214, %r1188, %r1213;
	mov.u32 	%r1193, 8;
	{
    .reg .pred p;
    and.b32 %r1191, %r1204, %r1193;    setp.ne.u32 p, %r1191, 0;
    vote.ballot.sync.b32 %r1191, p, 0xffffffff;
    @!p not.b32 %r1191, %r1191;
}
	and.b32  	%r1215, %r1191, %r1214;
	mov.u32 	%r1196, 16;
	{
    .reg .pred p;
    and.b32 %r1194, %r1204, %r1196;    setp.ne.u32 p, %r1194, 0;
    vote.ballot.sync.b32 %r1194, p, 0xffffffff;
    @!p not.b32 %r1194, %r1194;
}
	and.b32  	%r1216, %r1194, %r1215;
	mov.u32 	%r1199, 32;
	{
    .reg .pred p;
    and.b32 %r1197, %r1204, %r1199;    setp.ne.u32 p, %r1197, 0;
    vote.ballot.sync.b32 %r1197, p, 0xffffffff;
    @!p not.b32 %r1197, %r1197;
}
	and.b32  	%r1217, %r1197, %r1216;
	mov.u32 	%r1202, 64;
	{
    .reg .pred p;
    and.b32 %r1200, %r1204, %r1202;    setp.ne.u32 p, %r1200, 0;
    vote.ballot.sync.b32 %r1200, p, 0xffffffff;
    @!p not.b32 %r1200, %r1200;
}
	and.b32  	%r1218, %r1200, %r1217;
	mov.u32 	%r1205, 128;
	{
    .reg .pred p;
    and.b32 %r1203, %r1204, %r1205;    setp.ne.u32 p, %r1203, 0;
    vote.ballot.sync.b32 %r1203, p, 0xffffffff;
    @!p not.b32 %r1203, %r1203;
}
	and.b32  	%r1219, %r1203, %r1218;
	clz.b32 	%r1220, %r1219;
	sub.s32 	%r311, %r1208, %r1220;
	mov.u32 %r1206, %lanemask_le;
	and.b32  	%r1221, %r1206, %r1219;
	popc.b32 	%r312, %r1221;
	setp.ne.s32 	%p149, %r658, %r311;
	mov.u32 	%r3045, %r3046;
	@%p149 bra 	$L__BB0_213;
	shl.b32 	%r1225, %r1204, 2;
	add.s32 	%r1226, %r678, %r1225;
	atom.shared.add.u32 	%r3045, [%r1226], %r312;
$L__BB0_213:
	mov.u32 	%r1254, -1;
	shfl.sync.idx.b32 	%r1255|%p150, %r3045, %r311, %r1208, %r1254;
	add.s32 	%r1256, %r312, %r1255;
	add.s32 	%r315, %r1256, -1;
	shr.u32 	%r1257, %r3024, %r461;
	and.b32  	%r1249, %r1257, 255;
	{
    .reg .pred p;
    and.b32 %r1227, %r1249, %r1184;    setp.ne.u32 p, %r1227, 0;
    vote.ballot.sync.b32 %r1227, p, 0xffffffff;
    @!p not.b32 %r1227, %r1227;
}
	{
    .reg .pred p;
    and.b32 %r1230, %r1249, %r1187;    setp.ne.u32 p, %r1230, 0;
    vote.ballot.sync.b32 %r1230, p, 0xffffffff;
    @!p not.b32 %r1230, %r1230;
}
	and.b32  	%r1258, %r1230, %r1227;
	{
    .reg .pred p;
    and.b32 %r1233, %r1249, %r1190;    setp.ne.u32 p, %r1233, 0;
    vote.ballot.sync.b32 %r1233, p, 0xffffffff;
    @!p not.b32 %r1233, %r1233;
}
	and.b32  	%r1259, %r1233, %r1258;
	{
    .reg .pred p;
    and.b32 %r1236, %r1249, %r1193;    setp.ne.u32 p, %r1236, 0;
    vote.ballot.sync.b32 %r1236, p, 0xffffffff;
    @!p not.b32 %r1236, %r1236;
}
	and.b32  	%r1260, %r1236, %r1259;
	{
    .reg .pred p;
    and.b32 %r1239, %r1249, %r1196;    setp.ne.u32 p, %r1239, 0;
    vote.ballot.sync.b32 %r1239, p, 0xffffffff;
    @!p not.b32 %r1239, %r1239;
}
	and.b32  	%r1261, %r1239, %r1260;
	{
    .reg .pred p;
    and.b32 %r1242, %r1249, %r1199;    setp.ne.u32 p, %r1242, 0;
    vote.ballot.sync.b32 %r1242, p, 0xffffffff;
    @!p not.b32 %r1242, %r1242;
}
	and.b32  	%r1262, %r1242, %r1261;
	{
    .reg .pred p;
    and.b32 %r1245, %r1249, %r1202;    setp.ne.u32 p, %r1245, 0;
    vote.ballot.sync.b32 %r1245, p, 0xffffffff;
    @!p not.b32 %r1245, %r1245;
}
	and.b32  	%r1263, %r1245, %r1262;
	{
    .reg .pred p;
    and.b32 %r1248, %r1249, %r1205;    setp.ne.u32 p, %r1248, 0;
    vote.ballot.sync.b32 %r1248, p, 0xffffffff;
    @!p not.b32 %r1248, %r1248;
}
	and.b32  	%r1264, %r1248, %r1263;
	clz.b32 	%r1265, %r1264;
	sub.s32 	%r317, %r1208, %r1265;
	mov.u32 %r1251, %lanemask_le;
	and.b32  	%r1266, %r1251, %r1264;
	popc.b32 	%r318, %r1266;
	setp.ne.s32 	%p151, %r658, %r317;
	@%p151 bra 	$L__BB0_215;
	shl.b32 	%r1270, %r1249, 2;
	add.s32 	%r1271, %r678, %r1270;
	atom.shared.add.u32 	%r3046, [%r1271], %r318;
$L__BB0_215:
	mov.u32 	%r3048, 0;
	mov.u32 	%r1298, 31;
	shfl.sync.idx.b32 	%r1300|%p152, %r3046, %r317, %r1298, %r1254;
	add.s32 	%r1301, %r318, %r1300;
	add.s32 	%r321, %r1301, -1;
	shr.u32 	%r1302, %r3025, %r461;
	and.b32  	%r1294, %r1302, 255;
	mov.u32 	%r1274, 1;
	{
    .reg .pred p;
    and.b32 %r1272, %r1294, %r1274;    setp.ne.u32 p, %r1272, 0;
    vote.ballot.sync.b32 %r1272, p, 0xffffffff;
    @!p not.b32 %r1272, %r1272;
}
	mov.u32 	%r1277, 2;
	{
    .reg .pred p;
    and.b32 %r1275, %r1294, %r1277;    setp.ne.u32 p, %r1275, 0;
    vote.ballot.sync.b32 %r1275, p, 0xffffffff;
    @!p not.b32 %r1275, %r1275;
}
	and.b32  	%r1303, %r1275, %r1272;
	mov.u32 	%r1280, 4;
	{
    .reg .pred p;
    and.b32 %r1278, %r1294, %r1280;    setp.ne.u32 p, %r1278, 0;
    vote.ballot.sync.b32 %r1278, p, 0xffffffff;
    @!p not.b32 %r1278, %r1278;
}
	and.b32  	%r1304, %r1278, %r1303;
	mov.u32 	%r1283, 8;
	{
    .reg .pred p;
    and.b32 %r1281, %r1294, %r1283;    setp.ne.u32 p, %r1281, 0;
    vote.ballot.sync.b32 %r1281, p, 0xffffffff;
    @!p not.b32 %r1281, %r1281;
}
	and.b32  	%r1305, %r1281, %r1304;
	mov.u32 	%r1286, 16;
	{
    .reg .pred p;
    and.b32 %r1284, %r1294, %r1286;    setp.ne.u32 p, %r1284, 0;
    vote.ballot.sync.b32 %r1284, p, 0xffffffff;
    @!p not.b32 %r1284, %r1284;
}
	and.b32  	%r1306, %r1284, %r1305;
	mov.u32 	%r1289, 32;
	{
    .reg .pred p;
    and.b32 %r1287, %r1294, %r1289;    setp.ne.u32 p, %r1287, 0;
    vote.ballot.sync.b32 %r1287, p, 0xffffffff;
    @!p not.b32 %r1287, %r1287;
}
	and.b32  	%r1307, %r1287, %r1306;
	mov.u32 	%r1292, 64;
	{
    .reg .pred p;
    and.b32 %r1290, %r1294, %r1292;    setp.ne.u32 p, %r1290, 0;
    vote.ballot.sync.b32 %r1290, p, 0xffffffff;
    @!p not.b32 %r1290, %r1290;
}
	and.b32  	%r1308, %r1290, %r1307;
	mov.u32 	%r1295, 128;
	{
    .reg .pred p;
    and.b32 %r1293, %r1294, %r1295;    setp.ne.u32 p, %r1293, 0;
    vote.ballot.sync.b32 %r1293, p, 0xffffffff;
    @!p not.b32 %r1293, %r1293;
}
	and.b32  	%r1309, %r1293, %r1308;
	clz.b32 	%r1310, %r1309;
	sub.s32 	%r323, %r1298, %r1310;
	mov.u32 %r1296, %lanemask_le;
	and.b32  	%r1311, %r1296, %r1309;
	popc.b32 	%r324, %r1311;
	setp.ne.s32 	%p153, %r658, %r323;
	mov.u32 	%r3047, %r3048;
	@%p153 bra 	$L__BB0_217;
	shl.b32 	%r1315, %r1294, 2;
	add.s32 	%r1316, %r678, %r1315;
	atom.shared.add.u32 	%r3047, [%r1316], %r324;
$L__BB0_217:
	mov.u32 	%r1344, -1;
	shfl.sync.idx.b32 	%r1345|%p154, %r3047, %r323, %r1298, %r1344;
	add.s32 	%r1346, %r324, %r1345;
	add.s32 	%r327, %r1346, -1;
	shr.u32 	%r1347, %r3026, %r461;
	and.b32  	%r1339, %r1347, 255;
	{
    .reg .pred p;
    and.b32 %r1317, %r1339, %r1274;    setp.ne.u32 p, %r1317, 0;
    vote.ballot.sync.b32 %r1317, p, 0xffffffff;
    @!p not.b32 %r1317, %r1317;
}
	{
    .reg .pred p;
    and.b32 %r1320, %r1339, %r1277;    setp.ne.u32 p, %r1320, 0;
    vote.ballot.sync.b32 %r1320, p, 0xffffffff;
    @!p not.b32 %r1320, %r1320;
}
	and.b32  	%r1348, %r1320, %r1317;
	{
    .reg .pred p;
    and.b32 %r1323, %r1339, %r1280;    setp.ne.u32 p, %r1323, 0;
    vote.ballot.sync.b32 %r1323, p, 0xffffffff;
    @!p not.b32 %r1323, %r1323;
}
	and.b32  	%r1349, %r1323, %r1348;
	{
    .reg .pred p;
    and.b32 %r1326, %r1339, %r1283;    setp.ne.u32 p, %r1326, 0;
    vote.ballot.sync.b32 %r1326, p, 0xffffffff;
    @!p not.b32 %r1326, %r1326;
}
	and.b32  	%r1350, %r1326, %r1349;
	{
    .reg .pred p;
    and.b32 %r1329, %r1339, %r1286;    setp.ne.u32 p, %r1329, 0;
    vote.ballot.sync.b32 %r1329, p, 0xffffffff;
    @!p not.b32 %r1329, %r1329;
}
	and.b32  	%r1351, %r1329, %r1350;
	{
    .reg .pred p;
    and.b32 %r1332, %r1339, %r1289;    setp.ne.u32 p, %r1332, 0;
    vote.ballot.sync.b32 %r1332, p, 0xffffffff;
    @!p not.b32 %r1332, %r1332;
}
	and.b32  	%r1352, %r1332, %r1351;
	{
    .reg .pred p;
    and.b32 %r1335, %r1339, %r1292;    setp.ne.u32 p, %r1335, 0;
    vote.ballot.sync.b32 %r1335, p, 0xffffffff;
    @!p not.b32 %r1335, %r1335;
}
	and.b32  	%r1353, %r1335, %r1352;
	{
    .reg .pred p;
    and.b32 %r1338, %r1339, %r1295;    setp.ne.u32 p, %r1338, 0;
    vote.ballot.sync.b32 %r1338, p, 0xffffffff;
    @!p not.b32 %r1338, %r1338;
}
	and.b32  	%r1354, %r1338, %r1353;
	clz.b32 	%r1355, %r1354;
	sub.s32 	%r329, %r1298, %r1355;
	mov.u32 %r1341, %lanemask_le;
	and.b32  	%r1356, %r1341, %r1354;
	popc.b32 	%r330, %r1356;
	setp.ne.s32 	%p155, %r658, %r329;
	@%p155 bra 	$L__BB0_219;
	shl.b32 	%r1360, %r1339, 2;
	add.s32 	%r1361, %r678, %r1360;
	atom.shared.add.u32 	%r3048, [%r1361], %r330;
$L__BB0_219:
	mov.u32 	%r3050, 0;
	mov.u32 	%r1388, 31;
	shfl.sync.idx.b32 	%r1390|%p156, %r3048, %r329, %r1388, %r1344;
	add.s32 	%r1391, %r330, %r1390;
	add.s32 	%r333, %r1391, -1;
	shr.u32 	%r1392, %r3027, %r461;
	and.b32  	%r1384, %r1392, 255;
	mov.u32 	%r1364, 1;
	{
    .reg .pred p;
    and.b32 %r1362, %r1384, %r1364;    setp.ne.u32 p, %r1362, 0;
    vote.ballot.sync.b32 %r1362, p, 0xffffffff;
    @!p not.b32 %r1362, %r1362;
}
	mov.u32 	%r1367, 2;
	{
    .reg .pred p;
    and.b32 %r1365, %r1384, %r1367;    setp.ne.u32 p, %r1365, 0;
    vote.ballot.sync.b32 %r1365, p, 0xffffffff;
    @!p not.b32 %r1365, %r1365;
}
	and.b32  	%r1393, %r1365, %r1362;
	mov.u32 	%r1370, 4;
	{
    .reg .pred p;
    and.b32 %r1368, %r1384, %r1370;    setp.ne.u32 p, %r1368, 0;
    vote.ballot.sync.b32 %r1368, p, 0xffffffff;
    @!p not.b32 %r1368, %r1368;
}
	and.b32  	%r1394, %r1368, %r1393;
	mov.u32 	%r1373, 8;
	{
    .reg .pred p;
    and.b32 %r1371, %r1384, %r1373;    setp.ne.u32 p, %r1371, 0;
    vote.ballot.sync.b32 %r1371, p, 0xffffffff;
    @!p not.b32 %r1371, %r1371;
}
	and.b32  	%r1395, %r1371, %r1394;
	mov.u32 	%r1376, 16;
	{
    .reg .pred p;
    and.b32 %r1374, %r1384, %r1376;    setp.ne.u32 p, %r1374, 0;
    vote.ballot.sync.b32 %r1374, p, 0xffffffff;
    @!p not.b32 %r1374, %r1374;
}
	and.b32  	%r1396, %r1374, %r1395;
	mov.u32 	%r1379, 32;
	{
    .reg .pred p;
    and.b32 %r1377, %r1384, %r1379;    setp.ne.u32 p, %r1377, 0;
    vote.ballot.sync.b32 %r1377, p, 0xffffffff;
    @!p not.b32 %r1377, %r1377;
}
	and.b32  	%r1397, %r1377, %r1396;
	mov.u32 	%r1382, 64;
	{
    .reg .pred p;
    and.b32 %r1380, %r1384, %r1382;    setp.ne.u32 p, %r1380, 0;
    vote.ballot.sync.b32 %r1380, p, 0xffffffff;
    @!p not.b32 %r1380, %r1380;
}
	and.b32  	%r1398, %r1380, %r1397;
	mov.u32 	%r1385, 128;
	{
    .reg .pred p;
    and.b32 %r1383, %r1384, %r1385;    setp.ne.u32 p, %r1383, 0;
    vote.ballot.sync.b32 %r1383, p, 0xffffffff;
    @!p not.b32 %r1383, %r1383;
}
	and.b32  	%r1399, %r1383, %r1398;
	clz.b32 	%r1400, %r1399;
	sub.s32 	%r335, %r1388, %r1400;
	mov.u32 %r1386, %lanemask_le;
	and.b32  	%r1401, %r1386, %r1399;
	popc.b32 	%r336, %r1401;
	setp.ne.s32 	%p157, %r658, %r335;
	mov.u32 	%r3049, %r3050;
	@%p157 bra 	$L__BB0_221;
	shl.b32 	%r1405, %r1384, 2;
	add.s32 	%r1406, %r678, %r1405;
	atom.shared.add.u32 	%r3049, [%r1406], %r336;
$L__BB0_221:
	mov.u32 	%r1434, -1;
	shfl.sync.idx.b32 	%r1435|%p158, %r3049, %r335, %r1388, %r1434;
	add.s32 	%r1436, %r336, %r1435;
	add.s32 	%r339, %r1436, -1;
	shr.u32 	%r1437, %r3028, %r461;
	and.b32  	%r1429, %r1437, 255;
	{
    .reg .pred p;
    and.b32 %r1407, %r1429, %r1364;    setp.ne.u32 p, %r1407, 0;
    vote.ballot.sync.b32 %r1407, p, 0xffffffff;
    @!p not.b32 %r1407, %r1407;
}
	{
    .reg .pred p;
    and.b32 %r1410, %r1429, %r1367;    setp.ne.u32 p, %r1410, 0;
    vote.ballot.sync.b32 %r1410, p, 0xffffffff;
    @!p not.b32 %r1410, %r1410;
}
	and.b32  	%r1438, %r1410, %r1407;
	{
    .reg .pred p;
    and.b32 %r1413, %r1429, %r1370;    setp.ne.u32 p, %r1413, 0;
    vote.ballot.sync.b32 %r1413, p, 0xffffffff;
    @!p not.b32 %r1413, %r1413;
}
	and.b32  	%r1439, %r1413, %r1438;
	{
    .reg .pred p;
    and.b32 %r1416, %r1429, %r1373;    setp.ne.u32 p, %r1416, 0;
    vote.ballot.sync.b32 %r1416, p, 0xffffffff;
    @!p not.b32 %r1416, %r1416;
}
	and.b32  	%r1440, %r1416, %r1439;
	{
    .reg .pred p;
    and.b32 %r1419, %r1429, %r1376;    setp.ne.u32 p, %r1419, 0;
    vote.ballot.sync.b32 %r1419, p, 0xffffffff;
    @!p not.b32 %r1419, %r1419;
}
	and.b32  	%r1441, %r1419, %r1440;
	{
    .reg .pred p;
    and.b32 %r1422, %r1429, %r1379;    setp.ne.u32 p, %r1422, 0;
    vote.ballot.sync.b32 %r1422, p, 0xffffffff;
    @!p not.b32 %r1422, %r1422;
}
	and.b32  	%r1442, %r1422, %r1441;
	{
    .reg .pred p;
    and.b32 %r1425, %r1429, %r1382;    setp.ne.u32 p, %r1425, 0;
    vote.ballot.sync.b32 %r1425, p, 0xffffffff;
    @!p not.b32 %r1425, %r1425;
}
	and.b32  	%r1443, %r1425, %r1442;
	{
    .reg .pred p;
    and.b32 %r1428, %r1429, %r1385;    setp.ne.u32 p, %r1428, 0;
    vote.ballot.sync.b32 %r1428, p, 0xffffffff;
    @!p not.b32 %r1428, %r1428;
}
	and.b32  	%r1444, %r1428, %r1443;
	clz.b32 	%r1445, %r1444;
	sub.s32 	%r341, %r1388, %r1445;
	mov.u32 %r1431, %lanemask_le;
	and.b32  	%r1446, %r1431, %r1444;
	popc.b32 	%r342, %r1446;
	setp.ne.s32 	%p159, %r658, %r341;
	@%p159 bra 	$L__BB0_223;
	shl.b32 	%r1450, %r1429, 2;
	add.s32 	%r1451, %r678, %r1450;
	atom.shared.add.u32 	%r3050, [%r1451], %r342;
$L__BB0_223:
	mov.u32 	%r3052, 0;
	mov.u32 	%r1478, 31;
	shfl.sync.idx.b32 	%r1480|%p160, %r3050, %r341, %r1478, %r1434;
	add.s32 	%r1481, %r342, %r1480;
	add.s32 	%r345, %r1481, -1;
	shr.u32 	%r1482, %r3029, %r461;
	and.b32  	%r1474, %r1482, 255;
	mov.u32 	%r1454, 1;
	{
    .reg .pred p;
    and.b32 %r1452, %r1474, %r1454;    setp.ne.u32 p, %r1452, 0;
    vote.ballot.sync.b32 %r1452, p, 0xffffffff;
    @!p not.b32 %r1452, %r1452;
}
	mov.u32 	%r1457, 2;
	{
    .reg .pred p;
    and.b32 %r1455, %r1474, %r1457;    setp.ne.u32 p, %r1455, 0;
    vote.ballot.sync.b32 %r1455, p, 0xffffffff;
    @!p not.b32 %r1455, %r1455;
}
	and.b32  	%r1483, %r1455, %r1452;
	mov.u32 	%r1460, 4;
	{
    .reg .pred p;
    and.b32 %r1458, %r1474, %r1460;    setp.ne.u32 p, %r1458, 0;
    vote.ballot.sync.b32 %r1458, p, 0xffffffff;
    @!p not.b32 %r1458, %r1458;
}
	and.b32  	%r1484, %r1458, %r1483;
	mov.u32 	%r1463, 8;
	{
    .reg .pred p;
    and.b32 %r1461, %r1474, %r1463;    setp.ne.u32 p, %r1461, 0;
    vote.ballot.sync.b32 %r1461, p, 0xffffffff;
    @!p not.b32 %r1461, %r1461;
}
	and.b32  	%r1485, %r1461, %r1484;
	mov.u32 	%r1466, 16;
	{
    .reg .pred p;
    and.b32 %r1464, %r1474, %r1466;    setp.ne.u32 p, %r1464, 0;
    vote.ballot.sync.b32 %r1464, p, 0xffffffff;
    @!p not.b32 %r1464, %r1464;
}
	and.b32  	%r1486, %r1464, %r1485;
	mov.u32 	%r1469, 32;
	{
    .reg .pred p;
    and.b32 %r1467, %r1474, %r1469;    setp.ne.u32 p, %r1467, 0;
    vote.ballot.sync.b32 %r1467, p, 0xffffffff;
    @!p not.b32 %r1467, %r1467;
}
	and.b32  	%r1487, %r1467, %r1486;
	mov.u32 	%r1472, 64;
	{
    .reg .pred p;
    and.b32 %r1470, %r1474, %r1472;    setp.ne.u32 p, %r1470, 0;
    vote.ballot.sync.b32 %r1470, p, 0xffffffff;
    @!p not.b32 %r1470, %r1470;
}
	and.b32  	%r1488, %r1470, %r1487;
	mov.u32 	%r1475, 128;
	{
    .reg .pred p;
    and.b32 %r1473, %r1474, %r1475;    setp.ne.u32 p, %r1473, 0;
    vote.ballot.sync.b32 %r1473, p, 0xffffffff;
    @!p not.b32 %r1473, %r1473;
}
	and.b32  	%r1489, %r1473, %r1488;
	clz.b32 	%r1490, %r1489;
	sub.s32 	%r347, %r1478, %r1490;
	mov.u32 %r1476, %lanemask_le;
	and.b32  	%r1491, %r1476, %r1489;
	popc.b32 	%r348, %r1491;
	setp.ne.s32 	%p161, %r658, %r347;
	mov.u32 	%r3051, %r3052;
	@%p161 bra 	$L__BB0_225;
	shl.b32 	%r1495, %r1474, 2;
	add.s32 	%r1496, %r678, %r1495;
	atom.shared.add.u32 	%r3051, [%r1496], %r348;
$L__BB0_225:
	mov.u32 	%r1524, -1;
	shfl.sync.idx.b32 	%r1525|%p162, %r3051, %r347, %r1478, %r1524;
	add.s32 	%r1526, %r348, %r1525;
	add.s32 	%r351, %r1526, -1;
	shr.u32 	%r1527, %r3030, %r461;
	and.b32  	%r1519, %r1527, 255;
	{
    .reg .pred p;
    and.b32 %r1497, %r1519, %r1454;    setp.ne.u32 p, %r1497, 0;
    vote.ballot.sync.b32 %r1497, p, 0xffffffff;
    @!p not.b32 %r1497, %r1497;
}
	{
    .reg .pred p;
    and.b32 %r1500, %r1519, %r1457;    setp.ne.u32 p, %r1500, 0;
    vote.ballot.sync.b32 %r1500, p, 0xffffffff;
    @!p not.b32 %r1500, %r1500;
}
	and.b32  	%r1528, %r1500, %r1497;
	{
    .reg .pred p;
    and.b32 %r1503, %r1519, %r1460;    setp.ne.u32 p, %r1503, 0;
    vote.ballot.sync.b32 %r1503, p, 0xffffffff;
    @!p not.b32 %r1503, %r1503;
}
	and.b32  	%r1529, %r1503, %r1528;
	{
    .reg .pred p;
    and.b32 %r1506, %r1519, %r1463;    setp.ne.u32 p, %r1506, 0;
    vote.ballot.sync.b32 %r1506, p, 0xffffffff;
    @!p not.b32 %r1506, %r1506;
}
	and.b32  	%r1530, %r1506, %r1529;
	{
    .reg .pred p;
    and.b32 %r1509, %r1519, %r1466;    setp.ne.u32 p, %r1509, 0;
    vote.ballot.sync.b32 %r1509, p, 0xffffffff;
    @!p not.b32 %r1509, %r1509;
}
	and.b32  	%r1531, %r1509, %r1530;
	{
    .reg .pred p;
    and.b32 %r1512, %r1519, %r1469;    setp.ne.u32 p, %r1512, 0;
    vote.ballot.sync.b32 %r1512, p, 0xffffffff;
    @!p not.b32 %r1512, %r1512;
}
	and.b32  	%r1532, %r1512, %r1531;
	{
    .reg .pred p;
    and.b32 %r1515, %r1519, %r1472;    setp.ne.u32 p, %r1515, 0;
    vote.ballot.sync.b32 %r1515, p, 0xffffffff;
    @!p not.b32 %r1515, %r1515;
}
	and.b32  	%r1533, %r1515, %r1532;
	{
    .reg .pred p;
    and.b32 %r1518, %r1519, %r1475;    setp.ne.u32 p, %r1518, 0;
    vote.ballot.sync.b32 %r1518, p, 0xffffffff;
    @!p not.b32 %r1518, %r1518;
}
	and.b32  	%r1534, %r1518, %r1533;
	clz.b32 	%r1535, %r1534;
	sub.s32 	%r353, %r1478, %r1535;
	mov.u32 %r1521, %lanemask_le;
	and.b32  	%r1536, %r1521, %r1534;
	popc.b32 	%r354, %r1536;
	setp.ne.s32 	%p163, %r658, %r353;
	@%p163 bra 	$L__BB0_227;
	shl.b32 	%r1540, %r1519, 2;
	add.s32 	%r1541, %r678, %r1540;
	atom.shared.add.u32 	%r3052, [%r1541], %r354;
$L__BB0_227:
	mov.u32 	%r3054, 0;
	mov.u32 	%r1568, 31;
	shfl.sync.idx.b32 	%r1570|%p164, %r3052, %r353, %r1568, %r1524;
	add.s32 	%r1571, %r354, %r1570;
	add.s32 	%r357, %r1571, -1;
	shr.u32 	%r1572, %r3031, %r461;
	and.b32  	%r1564, %r1572, 255;
	mov.u32 	%r1544, 1;
	{
    .reg .pred p;
    and.b32 %r1542, %r1564, %r1544;    setp.ne.u32 p, %r1542, 0;
    vote.ballot.sync.b32 %r1542, p, 0xffffffff;
    @!p not.b32 %r1542, %r1542;
}
	mov.u32 	%r1547, 2;
	{
    .reg .pred p;
    and.b32 %r1545, %r1564, %r1547;    setp.ne.u32 p, %r1545, 0;
    vote.ballot.sync.b32 %r1545, p, 0xffffffff;
    @!p not.b32 %r1545, %r1545;
}
	and.b32  	%r1573, %r1545, %r1542;
	mov.u32 	%r1550, 4;
	{
    .reg .pred p;
    and.b32 %r1548, %r1564, %r1550;    setp.ne.u32 p, %r1548, 0;
    vote.ballot.sync.b32 %r1548, p, 0xffffffff;
    @!p not.b32 %r1548, %r1548;
}
	and.b32  	%r1574, %r1548, %r1573;
	mov.u32 	%r1553, 8;
	{
    .reg .pred p;
    and.b32 %r1551, %r1564, %r1553;    setp.ne.u32 p, %r1551, 0;
    vote.ballot.sync.b32 %r1551, p, 0xffffffff;
    @!p not.b32 %r1551, %r1551;
}
	and.b32  	%r1575, %r1551, %r1574;
	mov.u32 	%r1556, 16;
	{
    .reg .pred p;
    and.b32 %r1554, %r1564, %r1556;    setp.ne.u32 p, %r1554, 0;
    vote.ballot.sync.b32 %r1554, p, 0xffffffff;
    @!p not.b32 %r1554, %r1554;
}
	and.b32  	%r1576, %r1554, %r1575;
	mov.u32 	%r1559, 32;
	{
    .reg .pred p;
    and.b32 %r1557, %r1564, %r1559;    setp.ne.u32 p, %r1557, 0;
    vote.ballot.sync.b32 %r1557, p, 0xffffffff;
    @!p not.b32 %r1557, %r1557;
}
	and.b32  	%r1577, %r1557, %r1576;
	mov.u32 	%r1562, 64;
	{
    .reg .pred p;
    and.b32 %r1560, %r1564, %r1562;    setp.ne.u32 p, %r1560, 0;
    vote.ballot.sync.b32 %r1560, p, 0xffffffff;
    @!p not.b32 %r1560, %r1560;
}
	and.b32  	%r1578, %r1560, %r1577;
	mov.u32 	%r1565, 128;
	{
    .reg .pred p;
    and.b32 %r1563, %r1564, %r1565;    setp.ne.u32 p, %r1563, 0;
    vote.ballot.sync.b32 %r1563, p, 0xffffffff;
    @!p not.b32 %r1563, %r1563;
}
	and.b32  	%r1579, %r1563, %r1578;
	clz.b32 	%r1580, %r1579;
	sub.s32 	%r359, %r1568, %r1580;
	mov.u32 %r1566, %lanemask_le;
	and.b32  	%r1581, %r1566, %r1579;
	popc.b32 	%r360, %r1581;
	setp.ne.s32 	%p165, %r658, %r359;
	mov.u32 	%r3053, %r3054;
	@%p165 bra 	$L__BB0_229;
	shl.b32 	%r1585, %r1564, 2;
	add.s32 	%r1586, %r678, %r1585;
	atom.shared.add.u32 	%r3053, [%r1586], %r360;
$L__BB0_229:
	mov.u32 	%r1614, -1;
	shfl.sync.idx.b32 	%r1615|%p166, %r3053, %r359, %r1568, %r1614;
	add.s32 	%r1616, %r360, %r1615;
	add.s32 	%r363, %r1616, -1;
	shr.u32 	%r1617, %r3032, %r461;
	and.b32  	%r1609, %r1617, 255;
	{
    .reg .pred p;
    and.b32 %r1587, %r1609, %r1544;    setp.ne.u32 p, %r1587, 0;
    vote.ballot.sync.b32 %r1587, p, 0xffffffff;
    @!p not.b32 %r1587, %r1587;
}
	{
    .reg .pred p;
    and.b32 %r1590, %r1609, %r1547;    setp.ne.u32 p, %r1590, 0;
    vote.ballot.sync.b32 %r1590, p, 0xffffffff;
    @!p not.b32 %r1590, %r1590;
}
	and.b32  	%r1618, %r1590, %r1587;
	{
    .reg .pred p;
    and.b32 %r1593, %r1609, %r1550;    setp.ne.u32 p, %r1593, 0;
    vote.ballot.sync.b32 %r1593, p, 0xffffffff;
    @!p not.b32 %r1593, %r1593;
}
	and.b32  	%r1619, %r1593, %r1618;
	{
    .reg .pred p;
    and.b32 %r1596, %r1609, %r1553;    setp.ne.u32 p, %r1596, 0;
    vote.ballot.sync.b32 %r1596, p, 0xffffffff;
    @!p not.b32 %r1596, %r1596;
}
	and.b32  	%r1620, %r1596, %r1619;
	{
    .reg .pred p;
    and.b32 %r1599, %r1609, %r1556;    setp.ne.u32 p, %r1599, 0;
    vote.ballot.sync.b32 %r1599, p, 0xffffffff;
    @!p not.b32 %r1599, %r1599;
}
	and.b32  	%r1621, %r1599, %r1620;
	{
    .reg .pred p;
    and.b32 %r1602, %r1609, %r1559;    setp.ne.u32 p, %r1602, 0;
    vote.ballot.sync.b32 %r1602, p, 0xffffffff;
    @!p not.b32 %r1602, %r1602;
}
	and.b32  	%r1622, %r1602, %r1621;
	{
    .reg .pred p;
    and.b32 %r1605, %r1609, %r1562;    setp.ne.u32 p, %r1605, 0;
    vote.ballot.sync.b32 %r1605, p, 0xffffffff;
    @!p not.b32 %r1605, %r1605;
}
	and.b32  	%r1623, %r1605, %r1622;
	{
    .reg .pred p;
    and.b32 %r1608, %r1609, %r1565;    setp.ne.u32 p, %r1608, 0;
    vote.ballot.sync.b32 %r1608, p, 0xffffffff;
    @!p not.b32 %r1608, %r1608;
}
	and.b32  	%r1624, %r1608, %r1623;
	clz.b32 	%r1625, %r1624;
	sub.s32 	%r365, %r1568, %r1625;
	mov.u32 %r1611, %lanemask_le;
	and.b32  	%r1626, %r1611, %r1624;
	popc.b32 	%r366, %r1626;
	setp.ne.s32 	%p167, %r658, %r365;
	@%p167 bra 	$L__BB0_231;
	shl.b32 	%r1630, %r1609, 2;
	add.s32 	%r1631, %r678, %r1630;
	atom.shared.add.u32 	%r3054, [%r1631], %r366;
$L__BB0_231:
	mov.u32 	%r3056, 0;
	mov.u32 	%r1658, 31;
	shfl.sync.idx.b32 	%r1660|%p168, %r3054, %r365, %r1658, %r1614;
	add.s32 	%r1661, %r366, %r1660;
	add.s32 	%r369, %r1661, -1;
	shr.u32 	%r1662, %r3033, %r461;
	and.b32  	%r1654, %r1662, 255;
	mov.u32 	%r1634, 1;
	{
    .reg .pred p;
    and.b32 %r1632, %r1654, %r1634;    setp.ne.u32 p, %r1632, 0;
    vote.ballot.sync.b32 %r1632, p, 0xffffffff;
    @!p not.b32 %r1632, %r1632;
}
	mov.u32 	%r1637, 2;
	{
    .reg .pred p;
    and.b32 %r1635, %r1654, %r1637;    setp.ne.u32 p, %r1635, 0;
    vote.ballot.sync.b32 %r1635, p, 0xffffffff;
    @!p not.b32 %r1635, %r1635;
}
	and.b32  	%r1663, %r1635, %r1632;
	mov.u32 	%r1640, 4;
	{
    .reg .pred p;
    and.b32 %r1638, %r1654, %r1640;    setp.ne.u32 p, %r1638, 0;
    vote.ballot.sync.b32 %r1638, p, 0xffffffff;
    @!p not.b32 %r1638, %r1638;
}
	and.b32  	%r1664, %r1638, %r1663;
	mov.u32 	%r1643, 8;
	{
    .reg .pred p;
    and.b32 %r1641, %r1654, %r1643;    setp.ne.u32 p, %r1641, 0;
    vote.ballot.sync.b32 %r1641, p, 0xffffffff;
    @!p not.b32 %r1641, %r1641;
}
	and.b32  	%r1665, %r1641, %r1664;
	mov.u32 	%r1646, 16;
	{
    .reg .pred p;
    and.b32 %r1644, %r1654, %r1646;    setp.ne.u32 p, %r1644, 0;
    vote.ballot.sync.b32 %r1644, p, 0xffffffff;
    @!p not.b32 %r1644, %r1644;
}
	and.b32  	%r1666, %r1644, %r1665;
	mov.u32 	%r1649, 32;
	{
    .reg .pred p;
    and.b32 %r1647, %r1654, %r1649;    setp.ne.u32 p, %r1647, 0;
    vote.ballot.sync.b32 %r1647, p, 0xffffffff;
    @!p not.b32 %r1647, %r1647;
}
	and.b32  	%r1667, %r1647, %r1666;
	mov.u32 	%r1652, 64;
	{
    .reg .pred p;
    and.b32 %r1650, %r1654, %r1652;    setp.ne.u32 p, %r1650, 0;
    vote.ballot.sync.b32 %r1650, p, 0xffffffff;
    @!p not.b32 %r1650, %r1650;
}
	and.b32  	%r1668, %r1650, %r1667;
	mov.u32 	%r1655, 128;
	{
    .reg .pred p;
    and.b32 %r1653, %r1654, %r1655;    setp.ne.u32 p, %r1653, 0;
    vote.ballot.sync.b32 %r1653, p, 0xffffffff;
    @!p not.b32 %r1653, %r1653;
}
	and.b32  	%r1669, %r1653, %r1668;
	clz.b32 	%r1670, %r1669;
	sub.s32 	%r371, %r1658, %r1670;
	mov.u32 %r1656, %lanemask_le;
	and.b32  	%r1671, %r1656, %r1669;
	popc.b32 	%r372, %r1671;
	setp.ne.s32 	%p169, %r658, %r371;
	mov.u32 	%r3055, %r3056;
	@%p169 bra 	$L__BB0_233;
	shl.b32 	%r1675, %r1654, 2;
	add.s32 	%r1676, %r678, %r1675;
	atom.shared.add.u32 	%r3055, [%r1676], %r372;
$L__BB0_233:
	mov.u32 	%r1704, -1;
	shfl.sync.idx.b32 	%r1705|%p170, %r3055, %r371, %r1658, %r1704;
	add.s32 	%r1706, %r372, %r1705;
	add.s32 	%r375, %r1706, -1;
	shr.u32 	%r1707, %r3034, %r461;
	and.b32  	%r1699, %r1707, 255;
	{
    .reg .pred p;
    and.b32 %r1677, %r1699, %r1634;    setp.ne.u32 p, %r1677, 0;
    vote.ballot.sync.b32 %r1677, p, 0xffffffff;
    @!p not.b32 %r1677, %r1677;
}
	{
    .reg .pred p;
    and.b32 %r1680, %r1699, %r1637;    setp.ne.u32 p, %r1680, 0;
    vote.ballot.sync.b32 %r1680, p, 0xffffffff;
    @!p not.b32 %r1680, %r1680;
}
	and.b32  	%r1708, %r1680, %r1677;
	{
    .reg .pred p;
    and.b32 %r1683, %r1699, %r1640;    setp.ne.u32 p, %r1683, 0;
    vote.ballot.sync.b32 %r1683, p, 0xffffffff;
    @!p not.b32 %r1683, %r1683;
}
	and.b32  	%r1709, %r1683, %r1708;
	{
    .reg .pred p;
    and.b32 %r1686, %r1699, %r1643;    setp.ne.u32 p, %r1686, 0;
    vote.ballot.sync.b32 %r1686, p, 0xffffffff;
    @!p not.b32 %r1686, %r1686;
}
	and.b32  	%r1710, %r1686, %r1709;
	{
    .reg .pred p;
    and.b32 %r1689, %r1699, %r1646;    setp.ne.u32 p, %r1689, 0;
    vote.ballot.sync.b32 %r1689, p, 0xffffffff;
    @!p not.b32 %r1689, %r1689;
}
	and.b32  	%r1711, %r1689, %r1710;
	{
    .reg .pred p;
    and.b32 %r1692, %r1699, %r1649;    setp.ne.u32 p, %r1692, 0;
    vote.ballot.sync.b32 %r1692, p, 0xffffffff;
    @!p not.b32 %r1692, %r1692;
}
	and.b32  	%r1712, %r1692, %r1711;
	{
    .reg .pred p;
    and.b32 %r1695, %r1699, %r1652;    setp.ne.u32 p, %r1695, 0;
    vote.ballot.sync.b32 %r1695, p, 0xffffffff;
    @!p not.b32 %r1695, %r1695;
}
	and.b32  	%r1713, %r1695, %r1712;
	{
    .reg .pred p;
    and.b32 %r1698, %r1699, %r1655;    setp.ne.u32 p, %r1698, 0;
    vote.ballot.sync.b32 %r1698, p, 0xffffffff;
    @!p not.b32 %r1698, %r1698;
}
	and.b32  	%r1714, %r1698, %r1713;
	clz.b32 	%r1715, %r1714;
	sub.s32 	%r377, %r1658, %r1715;
	mov.u32 %r1701, %lanemask_le;
	and.b32  	%r1716, %r1701, %r1714;
	popc.b32 	%r378, %r1716;
	setp.ne.s32 	%p171, %r658, %r377;
	@%p171 bra 	$L__BB0_235;
	shl.b32 	%r1720, %r1699, 2;
	add.s32 	%r1721, %r678, %r1720;
	atom.shared.add.u32 	%r3056, [%r1721], %r378;
$L__BB0_235:
	mov.u32 	%r3058, 0;
	mov.u32 	%r1748, 31;
	shfl.sync.idx.b32 	%r1750|%p172, %r3056, %r377, %r1748, %r1704;
	add.s32 	%r1751, %r378, %r1750;
	add.s32 	%r381, %r1751, -1;
	shr.u32 	%r1752, %r3035, %r461;
	and.b32  	%r1744, %r1752, 255;
	mov.u32 	%r1724, 1;
	{
    .reg .pred p;
    and.b32 %r1722, %r1744, %r1724;    setp.ne.u32 p, %r1722, 0;
    vote.ballot.sync.b32 %r1722, p, 0xffffffff;
    @!p not.b32 %r1722, %r1722;
}
	mov.u32 	%r1727, 2;
	{
    .reg .pred p;
    and.b32 %r1725, %r1744, %r1727;    setp.ne.u32 p, %r1725, 0;
    vote.ballot.sync.b32 %r1725, p, 0xffffffff;
    @!p not.b32 %r1725, %r1725;
}
	and.b32  	%r1753, %r1725, %r1722;
	mov.u32 	%r1730, 4;
	{
    .reg .pred p;
    and.b32 %r1728, %r1744, %r1730;    setp.ne.u32 p, %r1728, 0;
    vote.ballot.sync.b32 %r1728, p, 0xffffffff;
    @!p not.b32 %r1728, %r1728;
}
	and.b32  	%r1754, %r1728, %r1753;
	mov.u32 	%r1733, 8;
	{
    .reg .pred p;
    and.b32 %r1731, %r1744, %r1733;    setp.ne.u32 p, %r1731, 0;
    vote.ballot.sync.b32 %r1731, p, 0xffffffff;
    @!p not.b32 %r1731, %r1731;
}
	and.b32  	%r1755, %r1731, %r1754;
	mov.u32 	%r1736, 16;
	{
    .reg .pred p;
    and.b32 %r1734, %r1744, %r1736;    setp.ne.u32 p, %r1734, 0;
    vote.ballot.sync.b32 %r1734, p, 0xffffffff;
    @!p not.b32 %r1734, %r1734;
}
	and.b32  	%r1756, %r1734, %r1755;
	mov.u32 	%r1739, 32;
	{
    .reg .pred p;
    and.b32 %r1737, %r1744, %r1739;    setp.ne.u32 p, %r1737, 0;
    vote.ballot.sync.b32 %r1737, p, 0xffffffff;
    @!p not.b32 %r1737, %r1737;
}
	and.b32  	%r1757, %r1737, %r1756;
	mov.u32 	%r1742, 64;
	{
    .reg .pred p;
    and.b32 %r1740, %r1744, %r1742;    setp.ne.u32 p, %r1740, 0;
    vote.ballot.sync.b32 %r1740, p, 0xffffffff;
    @!p not.b32 %r1740, %r1740;
}
	and.b32  	%r1758, %r1740, %r1757;
	mov.u32 	%r1745, 128;
	{
    .reg .pred p;
    and.b32 %r1743, %r1744, %r1745;    setp.ne.u32 p, %r1743, 0;
    vote.ballot.sync.b32 %r1743, p, 0xffffffff;
    @!p not.b32 %r1743, %r1743;
}
	and.b32  	%r1759, %r1743, %r1758;
	clz.b32 	%r1760, %r1759;
	sub.s32 	%r383, %r1748, %r1760;
	mov.u32 %r1746, %lanemask_le;
	and.b32  	%r1761, %r1746, %r1759;
	popc.b32 	%r384, %r1761;
	setp.ne.s32 	%p173, %r658, %r383;
	mov.u32 	%r3057, %r3058;
	@%p173 bra 	$L__BB0_237;
	shl.b32 	%r1765, %r1744, 2;
	add.s32 	%r1766, %r678, %r1765;
	atom.shared.add.u32 	%r3057, [%r1766], %r384;
$L__BB0_237:
	mov.u32 	%r1794, -1;
	shfl.sync.idx.b32 	%r1795|%p174, %r3057, %r383, %r1748, %r1794;
	add.s32 	%r1796, %r384, %r1795;
	add.s32 	%r387, %r1796, -1;
	shr.u32 	%r1797, %r3036, %r461;
	and.b32  	%r1789, %r1797, 255;
	{
    .reg .pred p;
    and.b32 %r1767, %r1789, %r1724;    setp.ne.u32 p, %r1767, 0;
    vote.ballot.sync.b32 %r1767, p, 0xffffffff;
    @!p not.b32 %r1767, %r1767;
}
	{
    .reg .pred p;
    and.b32 %r1770, %r1789, %r1727;    setp.ne.u32 p, %r1770, 0;
    vote.ballot.sync.b32 %r1770, p, 0xffffffff;
    @!p not.b32 %r1770, %r1770;
}
	and.b32  	%r1798, %r1770, %r1767;
	{
    .reg .pred p;
    and.b32 %r1773, %r1789, %r1730;    setp.ne.u32 p, %r1773, 0;
    vote.ballot.sync.b32 %r1773, p, 0xffffffff;
    @!p not.b32 %r1773, %r1773;
}
	and.b32  	%r1799, %r1773, %r1798;
	{
    .reg .pred p;
    and.b32 %r1776, %r1789, %r1733;    setp.ne.u32 p, %r1776, 0;
    vote.ballot.sync.b32 %r1776, p, 0xffffffff;
    @!p not.b32 %r1776, %r1776;
}
	and.b32  	%r1800, %r1776, %r1799;
	{
    .reg .pred p;
    and.b32 %r1779, %r1789, %r1736;    setp.ne.u32 p, %r1779, 0;
    vote.ballot.sync.b32 %r1779, p, 0xffffffff;
    @!p not.b32 %r1779, %r1779;
}
	and.b32  	%r1801, %r1779, %r1800;
	{
    .reg .pred p;
    and.b32 %r1782, %r1789, %r1739;    setp.ne.u32 p, %r1782, 0;
    vote.ballot.sync.b32 %r1782, p, 0xffffffff;
    @!p not.b32 %r1782, %r1782;
}
	and.b32  	%r1802, %r1782, %r1801;
	{
    .reg .pred p;
    and.b32 %r1785, %r1789, %r1742;    setp.ne.u32 p, %r1785, 0;
    vote.ballot.sync.b32 %r1785, p, 0xffffffff;
    @!p not.b32 %r1785, %r1785;
}
	and.b32  	%r1803, %r1785, %r1802;
	{
    .reg .pred p;
    and.b32 %r1788, %r1789, %r1745;    setp.ne.u32 p, %r1788, 0;
    vote.ballot.sync.b32 %r1788, p, 0xffffffff;
    @!p not.b32 %r1788, %r1788;
}
	and.b32  	%r1804, %r1788, %r1803;
	clz.b32 	%r1805, %r1804;
	sub.s32 	%r389, %r1748, %r1805;
	mov.u32 %r1791, %lanemask_le;
	and.b32  	%r1806, %r1791, %r1804;
	popc.b32 	%r390, %r1806;
	setp.ne.s32 	%p175, %r658, %r389;
	@%p175 bra 	$L__BB0_239;
	shl.b32 	%r1810, %r1789, 2;
	add.s32 	%r1811, %r678, %r1810;
	atom.shared.add.u32 	%r3058, [%r1811], %r390;
$L__BB0_239:
	mov.u32 	%r3060, 0;
	mov.u32 	%r1838, 31;
	shfl.sync.idx.b32 	%r1840|%p176, %r3058, %r389, %r1838, %r1794;
	add.s32 	%r1841, %r390, %r1840;
	add.s32 	%r393, %r1841, -1;
	shr.u32 	%r1842, %r3037, %r461;
	and.b32  	%r1834, %r1842, 255;
	mov.u32 	%r1814, 1;
	{
    .reg .pred p;
    and.b32 %r1812, %r1834, %r1814;    setp.ne.u32 p, %r1812, 0;
    vote.ballot.sync.b32 %r1812, p, 0xffffffff;
    @!p not.b32 %r1812, %r1812;
}
	mov.u32 	%r1817, 2;
	{
    .reg .pred p;
    and.b32 %r1815, %r1834, %r1817;    setp.ne.u32 p, %r1815, 0;
    vote.ballot.sync.b32 %r1815, p, 0xffffffff;
    @!p not.b32 %r1815, %r1815;
}
	and.b32  	%r1843, %r1815, %r1812;
	mov.u32 	%r1820, 4;
	{
    .reg .pred p;
    and.b32 %r1818, %r1834, %r1820;    setp.ne.u32 p, %r1818, 0;
    vote.ballot.sync.b32 %r1818, p, 0xffffffff;
    @!p not.b32 %r1818, %r1818;
}
	and.b32  	%r1844, %r1818, %r1843;
	mov.u32 	%r1823, 8;
	{
    .reg .pred p;
    and.b32 %r1821, %r1834, %r1823;    setp.ne.u32 p, %r1821, 0;
    vote.ballot.sync.b32 %r1821, p, 0xffffffff;
    @!p not.b32 %r1821, %r1821;
}
	and.b32  	%r1845, %r1821, %r1844;
	mov.u32 	%r1826, 16;
	{
    .reg .pred p;
    and.b32 %r1824, %r1834, %r1826;    setp.ne.u32 p, %r1824, 0;
    vote.ballot.sync.b32 %r1824, p, 0xffffffff;
    @!p not.b32 %r1824, %r1824;
}
	and.b32  	%r1846, %r1824, %r1845;
	mov.u32 	%r1829, 32;
	{
    .reg .pred p;
    and.b32 %r1827, %r1834, %r1829;    setp.ne.u32 p, %r1827, 0;
    vote.ballot.sync.b32 %r1827, p, 0xffffffff;
    @!p not.b32 %r1827, %r1827;
}
	and.b32  	%r1847, %r1827, %r1846;
	mov.u32 	%r1832, 64;
	{
    .reg .pred p;
    and.b32 %r1830, %r1834, %r1832;    setp.ne.u32 p, %r1830, 0;
    vote.ballot.sync.b32 %r1830, p, 0xffffffff;
    @!p not.b32 %r1830, %r1830;
}
	and.b32  	%r1848, %r1830, %r1847;
	mov.u32 	%r1835, 128;
	{
    .reg .pred p;
    and.b32 %r1833, %r1834, %r1835;    setp.ne.u32 p, %r1833, 0;
    vote.ballot.sync.b32 %r1833, p, 0xffffffff;
    @!p not.b32 %r1833, %r1833;
}
	and.b32  	%r1849, %r1833, %r1848;
	clz.b32 	%r1850, %r1849;
	sub.s32 	%r395, %r1838, %r1850;
	mov.u32 %r1836, %lanemask_le;
	and.b32  	%r1851, %r1836, %r1849;
	popc.b32 	%r396, %r1851;
	setp.ne.s32 	%p177, %r658, %r395;
	mov.u32 	%r3059, %r3060;
	@%p177 bra 	$L__BB0_241;
	shl.b32 	%r1855, %r1834, 2;
	add.s32 	%r1856, %r678, %r1855;
	atom.shared.add.u32 	%r3059, [%r1856], %r396;
$L__BB0_241:
	mov.u32 	%r1884, -1;
	shfl.sync.idx.b32 	%r1885|%p178, %r3059, %r395, %r1838, %r1884;
	add.s32 	%r1886, %r396, %r1885;
	add.s32 	%r399, %r1886, -1;
	shr.u32 	%r1887, %r3038, %r461;
	and.b32  	%r1879, %r1887, 255;
	{
    .reg .pred p;
    and.b32 %r1857, %r1879, %r1814;    setp.ne.u32 p, %r1857, 0;
    vote.ballot.sync.b32 %r1857, p, 0xffffffff;
    @!p not.b32 %r1857, %r1857;
}
	{
    .reg .pred p;
    and.b32 %r1860, %r1879, %r1817;    setp.ne.u32 p, %r1860, 0;
    vote.ballot.sync.b32 %r1860, p, 0xffffffff;
    @!p not.b32 %r1860, %r1860;
}
	and.b32  	%r1888, %r1860, %r1857;
	{
    .reg .pred p;
    and.b32 %r1863, %r1879, %r1820;    setp.ne.u32 p, %r1863, 0;
    vote.ballot.sync.b32 %r1863, p, 0xffffffff;
    @!p not.b32 %r1863, %r1863;
}
	and.b32  	%r1889, %r1863, %r1888;
	{
    .reg .pred p;
    and.b32 %r1866, %r1879, %r1823;    setp.ne.u32 p, %r1866, 0;
    vote.ballot.sync.b32 %r1866, p, 0xffffffff;
    @!p not.b32 %r1866, %r1866;
}
	and.b32  	%r1890, %r1866, %r1889;
	{
    .reg .pred p;
    and.b32 %r1869, %r1879, %r1826;    setp.ne.u32 p, %r1869, 0;
    vote.ballot.sync.b32 %r1869, p, 0xffffffff;
    @!p not.b32 %r1869, %r1869;
}
	and.b32  	%r1891, %r1869, %r1890;
	{
    .reg .pred p;
    and.b32 %r1872, %r1879, %r1829;    setp.ne.u32 p, %r1872, 0;
    vote.ballot.sync.b32 %r1872, p, 0xffffffff;
    @!p not.b32 %r1872, %r1872;
}
	and.b32  	%r1892, %r1872, %r1891;
	{
    .reg .pred p;
    and.b32 %r1875, %r1879, %r1832;    setp.ne.u32 p, %r1875, 0;
    vote.ballot.sync.b32 %r1875, p, 0xffffffff;
    @!p not.b32 %r1875, %r1875;
}
	and.b32  	%r1893, %r1875, %r1892;
	{
    .reg .pred p;
    and.b32 %r1878, %r1879, %r1835;    setp.ne.u32 p, %r1878, 0;
    vote.ballot.sync.b32 %r1878, p, 0xffffffff;
    @!p not.b32 %r1878, %r1878;
}
	and.b32  	%r1894, %r1878, %r1893;
	clz.b32 	%r1895, %r1894;
	sub.s32 	%r400, %r1838, %r1895;
	mov.u32 %r1881, %lanemask_le;
	and.b32  	%r1896, %r1881, %r1894;
	popc.b32 	%r401, %r1896;
	setp.ne.s32 	%p179, %r658, %r400;
	@%p179 bra 	$L__BB0_243;
	shl.b32 	%r1898, %r15, 5;
	and.b32  	%r1899, %r1898, -1024;
	add.s32 	%r1901, %r677, %r1899;
	shl.b32 	%r1902, %r1887, 2;
	and.b32  	%r1903, %r1902, 1020;
	add.s32 	%r1904, %r1901, %r1903;
	atom.shared.add.u32 	%r3060, [%r1904], %r401;
$L__BB0_243:
	mov.u32 	%r3062, 0;
	mov.u32 	%r1931, 31;
	shfl.sync.idx.b32 	%r1933|%p180, %r3060, %r400, %r1931, %r1884;
	add.s32 	%r1934, %r401, %r1933;
	add.s32 	%r404, %r1934, -1;
	mov.u32 	%r1907, 1;
	shr.u32 	%r1935, %r3039, %r461;
	and.b32  	%r1927, %r1935, 255;
	{
    .reg .pred p;
    and.b32 %r1905, %r1927, %r1907;    setp.ne.u32 p, %r1905, 0;
    vote.ballot.sync.b32 %r1905, p, 0xffffffff;
    @!p not.b32 %r1905, %r1905;
}
	mov.u32 	%r1910, 2;
	{
    .reg .pred p;
    and.b32 %r1908, %r1927, %r1910;    setp.ne.u32 p, %r1908, 0;
    vote.ballot.sync.b32 %r1908, p, 0xffffffff;
    @!p not.b32 %r1908, %r1908;
}
	and.b32  	%r1936, %r1908, %r1905;
	mov.u32 	%r1913, 4;
	{
    .reg .pred p;
    and.b32 %r1911, %r1927, %r1913;    setp.ne.u32 p, %r1911, 0;
    vote.ballot.sync.b32 %r1911, p, 0xffffffff;
    @!p not.b32 %r1911, %r1911;
}
	and.b32  	%r1937, %r1911, %r1936;
	mov.u32 	%r1916, 8;
	{
    .reg .pred p;
    and.b32 %r1914, %r1927, %r1916;    setp.ne.u32 p, %r1914, 0;
    vote.ballot.sync.b32 %r1914, p, 0xffffffff;
    @!p not.b32 %r1914, %r1914;
}
	and.b32  	%r1938, %r1914, %r1937;
	mov.u32 	%r1919, 16;
	{
    .reg .pred p;
    and.b32 %r1917, %r1927, %r1919;    setp.ne.u32 p, %r1917, 0;
    vote.ballot.sync.b32 %r1917, p, 0xffffffff;
    @!p not.b32 %r1917, %r1917;
}
	and.b32  	%r1939, %r1917, %r1938;
	mov.u32 	%r1922, 32;
	{
    .reg .pred p;
    and.b32 %r1920, %r1927, %r1922;    setp.ne.u32 p, %r1920, 0;
    vote.ballot.sync.b32 %r1920, p, 0xffffffff;
    @!p not.b32 %r1920, %r1920;
}
	and.b32  	%r1940, %r1920, %r1939;
	mov.u32 	%r1925, 64;
	{
    .reg .pred p;
    and.b32 %r1923, %r1927, %r1925;    setp.ne.u32 p, %r1923, 0;
    vote.ballot.sync.b32 %r1923, p, 0xffffffff;
    @!p not.b32 %r1923, %r1923;
}
	and.b32  	%r1941, %r1923, %r1940;
	mov.u32 	%r1928, 128;
	{
    .reg .pred p;
    and.b32 %r1926, %r1927, %r1928;    setp.ne.u32 p, %r1926, 0;
    vote.ballot.sync.b32 %r1926, p, 0xffffffff;
    @!p not.b32 %r1926, %r1926;
}
	and.b32  	%r1942, %r1926, %r1941;
	clz.b32 	%r1943, %r1942;
	sub.s32 	%r405, %r1931, %r1943;
	mov.u32 %r1929, %lanemask_le;
	and.b32  	%r1944, %r1929, %r1942;
	popc.b32 	%r406, %r1944;
	setp.ne.s32 	%p181, %r658, %r405;
	mov.u32 	%r3061, %r3062;
	@%p181 bra 	$L__BB0_245;
	shl.b32 	%r1946, %r15, 5;
	and.b32  	%r1947, %r1946, -1024;
	add.s32 	%r1949, %r677, %r1947;
	shl.b32 	%r1950, %r1935, 2;
	and.b32  	%r1951, %r1950, 1020;
	add.s32 	%r1952, %r1949, %r1951;
	atom.shared.add.u32 	%r3061, [%r1952], %r406;
$L__BB0_245:
	mov.u32 	%r1980, -1;
	shfl.sync.idx.b32 	%r1981|%p182, %r3061, %r405, %r1931, %r1980;
	add.s32 	%r1982, %r406, %r1981;
	add.s32 	%r409, %r1982, -1;
	shr.u32 	%r1983, %r3040, %r461;
	and.b32  	%r1975, %r1983, 255;
	{
    .reg .pred p;
    and.b32 %r1953, %r1975, %r1907;    setp.ne.u32 p, %r1953, 0;
    vote.ballot.sync.b32 %r1953, p, 0xffffffff;
    @!p not.b32 %r1953, %r1953;
}
	{
    .reg .pred p;
    and.b32 %r1956, %r1975, %r1910;    setp.ne.u32 p, %r1956, 0;
    vote.ballot.sync.b32 %r1956, p, 0xffffffff;
    @!p not.b32 %r1956, %r1956;
}
	and.b32  	%r1984, %r1956, %r1953;
	{
    .reg .pred p;
    and.b32 %r1959, %r1975, %r1913;    setp.ne.u32 p, %r1959, 0;
    vote.ballot.sync.b32 %r1959, p, 0xffffffff;
    @!p not.b32 %r1959, %r1959;
}
	and.b32  	%r1985, %r1959, %r1984;
	{
    .reg .pred p;
    and.b32 %r1962, %r1975, %r1916;    setp.ne.u32 p, %r1962, 0;
    vote.ballot.sync.b32 %r1962, p, 0xffffffff;
    @!p not.b32 %r1962, %r1962;
}
	and.b32  	%r1986, %r1962, %r1985;
	{
    .reg .pred p;
    and.b32 %r1965, %r1975, %r1919;    setp.ne.u32 p, %r1965, 0;
    vote.ballot.sync.b32 %r1965, p, 0xffffffff;
    @!p not.b32 %r1965, %r1965;
}
	and.b32  	%r1987, %r1965, %r1986;
	{
    .reg .pred p;
    and.b32 %r1968, %r1975, %r1922;    setp.ne.u32 p, %r1968, 0;
    vote.ballot.sync.b32 %r1968, p, 0xffffffff;
    @!p not.b32 %r1968, %r1968;
}
	and.b32  	%r1988, %r1968, %r1987;
	{
    .reg .pred p;
    and.b32 %r1971, %r1975, %r1925;    setp.ne.u32 p, %r1971, 0;
    vote.ballot.sync.b32 %r1971, p, 0xffffffff;
    @!p not.b32 %r1971, %r1971;
}
	and.b32  	%r1989, %r1971, %r1988;
	{
    .reg .pred p;
    and.b32 %r1974, %r1975, %r1928;    setp.ne.u32 p, %r1974, 0;
    vote.ballot.sync.b32 %r1974, p, 0xffffffff;
    @!p not.b32 %r1974, %r1974;
}
	and.b32  	%r1990, %r1974, %r1989;
	clz.b32 	%r1991, %r1990;
	sub.s32 	%r410, %r1931, %r1991;
	mov.u32 %r1977, %lanemask_le;
	and.b32  	%r1992, %r1977, %r1990;
	popc.b32 	%r411, %r1992;
	setp.ne.s32 	%p183, %r658, %r410;
	@%p183 bra 	$L__BB0_247;
	shl.b32 	%r1994, %r15, 5;
	and.b32  	%r1995, %r1994, -1024;
	add.s32 	%r1997, %r677, %r1995;
	shl.b32 	%r1998, %r1983, 2;
	and.b32  	%r1999, %r1998, 1020;
	add.s32 	%r2000, %r1997, %r1999;
	atom.shared.add.u32 	%r3062, [%r2000], %r411;
$L__BB0_247:
	mov.u32 	%r3064, 0;
	mov.u32 	%r2027, 31;
	shfl.sync.idx.b32 	%r2029|%p184, %r3062, %r410, %r2027, %r1980;
	add.s32 	%r2030, %r411, %r2029;
	add.s32 	%r414, %r2030, -1;
	mov.u32 	%r2003, 1;
	shr.u32 	%r2031, %r3041, %r461;
	and.b32  	%r2023, %r2031, 255;
	{
    .reg .pred p;
    and.b32 %r2001, %r2023, %r2003;    setp.ne.u32 p, %r2001, 0;
    vote.ballot.sync.b32 %r2001, p, 0xffffffff;
    @!p not.b32 %r2001, %r2001;
}
	mov.u32 	%r2006, 2;
	{
    .reg .pred p;
    and.b32 %r2004, %r2023, %r2006;    setp.ne.u32 p, %r2004, 0;
    vote.ballot.sync.b32 %r2004, p, 0xffffffff;
    @!p not.b32 %r2004, %r2004;
}
	and.b32  	%r2032, %r2004, %r2001;
	mov.u32 	%r2009, 4;
	{
    .reg .pred p;
    and.b32 %r2007, %r2023, %r2009;    setp.ne.u32 p, %r2007, 0;
    vote.ballot.sync.b32 %r2007, p, 0xffffffff;
    @!p not.b32 %r2007, %r2007;
}
	and.b32  	%r2033, %r2007, %r2032;
	mov.u32 	%r2012, 8;
	{
    .reg .pred p;
    and.b32 %r2010, %r2023, %r2012;    setp.ne.u32 p, %r2010, 0;
    vote.ballot.sync.b32 %r2010, p, 0xffffffff;
    @!p not.b32 %r2010, %r2010;
}
	and.b32  	%r2034, %r2010, %r2033;
	mov.u32 	%r2015, 16;
	{
    .reg .pred p;
    and.b32 %r2013, %r2023, %r2015;    setp.ne.u32 p, %r2013, 0;
    vote.ballot.sync.b32 %r2013, p, 0xffffffff;
    @!p not.b32 %r2013, %r2013;
}
	and.b32  	%r2035, %r2013, %r2034;
	mov.u32 	%r2018, 32;
	{
    .reg .pred p;
    and.b32 %r2016, %r2023, %r2018;    setp.ne.u32 p, %r2016, 0;
    vote.ballot.sync.b32 %r2016, p, 0xffffffff;
    @!p not.b32 %r2016, %r2016;
}
	and.b32  	%r2036, %r2016, %r2035;
	mov.u32 	%r2021, 64;
	{
    .reg .pred p;
    and.b32 %r2019, %r2023, %r2021;    setp.ne.u32 p, %r2019, 0;
    vote.ballot.sync.b32 %r2019, p, 0xffffffff;
    @!p not.b32 %r2019, %r2019;
}
	and.b32  	%r2037, %r2019, %r2036;
	mov.u32 	%r2024, 128;
	{
    .reg .pred p;
    and.b32 %r2022, %r2023, %r2024;    setp.ne.u32 p, %r2022, 0;
    vote.ballot.sync.b32 %r2022, p, 0xffffffff;
    @!p not.b32 %r2022, %r2022;
}
	and.b32  	%r2038, %r2022, %r2037;
	clz.b32 	%r2039, %r2038;
	sub.s32 	%r416, %r2027, %r2039;
	mov.u32 %r2025, %lanemask_le;
	and.b32  	%r2040, %r2025, %r2038;
	popc.b32 	%r417, %r2040;
	setp.ne.s32 	%p185, %r658, %r416;
	mov.u32 	%r3063, %r3064;
	@%p185 bra 	$L__BB0_249;
	shl.b32 	%r2041, %r15, 5;
	and.b32  	%r2042, %r2041, -1024;
	add.s32 	%r2044, %r677, %r2042;
	shl.b32 	%r2045, %r2023, 2;
	add.s32 	%r2046, %r2044, %r2045;
	atom.shared.add.u32 	%r3063, [%r2046], %r417;
$L__BB0_249:
	mov.u32 	%r2074, -1;
	shfl.sync.idx.b32 	%r2075|%p186, %r3063, %r416, %r2027, %r2074;
	add.s32 	%r2076, %r417, %r2075;
	add.s32 	%r420, %r2076, -1;
	shr.u32 	%r2077, %r3042, %r461;
	and.b32  	%r2069, %r2077, 255;
	{
    .reg .pred p;
    and.b32 %r2047, %r2069, %r2003;    setp.ne.u32 p, %r2047, 0;
    vote.ballot.sync.b32 %r2047, p, 0xffffffff;
    @!p not.b32 %r2047, %r2047;
}
	{
    .reg .pred p;
    and.b32 %r2050, %r2069, %r2006;    setp.ne.u32 p, %r2050, 0;
    vote.ballot.sync.b32 %r2050, p, 0xffffffff;
    @!p not.b32 %r2050, %r2050;
}
	and.b32  	%r2078, %r2050, %r2047;
	{
    .reg .pred p;
    and.b32 %r2053, %r2069, %r2009;    setp.ne.u32 p, %r2053, 0;
    vote.ballot.sync.b32 %r2053, p, 0xffffffff;
    @!p not.b32 %r2053, %r2053;
}
	and.b32  	%r2079, %r2053, %r2078;
	{
    .reg .pred p;
    and.b32 %r2056, %r2069, %r2012;    setp.ne.u32 p, %r2056, 0;
    vote.ballot.sync.b32 %r2056, p, 0xffffffff;
    @!p not.b32 %r2056, %r2056;
}
	and.b32  	%r2080, %r2056, %r2079;
	{
    .reg .pred p;
    and.b32 %r2059, %r2069, %r2015;    setp.ne.u32 p, %r2059, 0;
    vote.ballot.sync.b32 %r2059, p, 0xffffffff;
    @!p not.b32 %r2059, %r2059;
}
	and.b32  	%r2081, %r2059, %r2080;
	{
    .reg .pred p;
    and.b32 %r2062, %r2069, %r2018;    setp.ne.u32 p, %r2062, 0;
    vote.ballot.sync.b32 %r2062, p, 0xffffffff;
    @!p not.b32 %r2062, %r2062;
}
	and.b32  	%r2082, %r2062, %r2081;
	{
    .reg .pred p;
    and.b32 %r2065, %r2069, %r2021;    setp.ne.u32 p, %r2065, 0;
    vote.ballot.sync.b32 %r2065, p, 0xffffffff;
    @!p not.b32 %r2065, %r2065;
}
	and.b32  	%r2083, %r2065, %r2082;
	{
    .reg .pred p;
    and.b32 %r2068, %r2069, %r2024;    setp.ne.u32 p, %r2068, 0;
    vote.ballot.sync.b32 %r2068, p, 0xffffffff;
    @!p not.b32 %r2068, %r2068;
}
	and.b32  	%r2084, %r2068, %r2083;
	clz.b32 	%r2085, %r2084;
	sub.s32 	%r422, %r2027, %r2085;
	mov.u32 %r2071, %lanemask_le;
	and.b32  	%r2086, %r2071, %r2084;
	popc.b32 	%r423, %r2086;
	setp.ne.s32 	%p187, %r658, %r422;
	@%p187 bra 	$L__BB0_251;
	shl.b32 	%r2087, %r15, 5;
	and.b32  	%r2088, %r2087, -1024;
	add.s32 	%r2090, %r677, %r2088;
	shl.b32 	%r2091, %r2069, 2;
	add.s32 	%r2092, %r2090, %r2091;
	atom.shared.add.u32 	%r3064, [%r2092], %r423;
$L__BB0_251:
	setp.gt.s32 	%p288, %r15, 255;
	mov.u32 	%r2093, 31;
	shfl.sync.idx.b32 	%r2095|%p188, %r3064, %r422, %r2093, %r2074;
	bar.sync 	0;
	shl.b32 	%r2096, %r303, 2;
	add.s32 	%r2098, %r677, %r2096;
	st.shared.u32 	[%r2098], %r3021;
	shl.b32 	%r2099, %r309, 2;
	add.s32 	%r2100, %r677, %r2099;
	st.shared.u32 	[%r2100], %r3022;
	shl.b32 	%r2101, %r315, 2;
	add.s32 	%r2102, %r677, %r2101;
	st.shared.u32 	[%r2102], %r3023;
	shl.b32 	%r2103, %r321, 2;
	add.s32 	%r2104, %r677, %r2103;
	st.shared.u32 	[%r2104], %r3024;
	shl.b32 	%r2105, %r327, 2;
	add.s32 	%r2106, %r677, %r2105;
	st.shared.u32 	[%r2106], %r3025;
	shl.b32 	%r2107, %r333, 2;
	add.s32 	%r2108, %r677, %r2107;
	st.shared.u32 	[%r2108], %r3026;
	shl.b32 	%r2109, %r339, 2;
	add.s32 	%r2110, %r677, %r2109;
	st.shared.u32 	[%r2110], %r3027;
	shl.b32 	%r2111, %r345, 2;
	add.s32 	%r2112, %r677, %r2111;
	st.shared.u32 	[%r2112], %r3028;
	shl.b32 	%r2113, %r351, 2;
	add.s32 	%r2114, %r677, %r2113;
	st.shared.u32 	[%r2114], %r3029;
	shl.b32 	%r2115, %r357, 2;
	add.s32 	%r2116, %r677, %r2115;
	st.shared.u32 	[%r2116], %r3030;
	shl.b32 	%r2117, %r363, 2;
	add.s32 	%r2118, %r677, %r2117;
	st.shared.u32 	[%r2118], %r3031;
	shl.b32 	%r2119, %r369, 2;
	add.s32 	%r2120, %r677, %r2119;
	st.shared.u32 	[%r2120], %r3032;
	shl.b32 	%r2121, %r375, 2;
	add.s32 	%r2122, %r677, %r2121;
	st.shared.u32 	[%r2122], %r3033;
	shl.b32 	%r2123, %r381, 2;
	add.s32 	%r2124, %r677, %r2123;
	st.shared.u32 	[%r2124], %r3034;
	shl.b32 	%r2125, %r387, 2;
	add.s32 	%r2126, %r677, %r2125;
	st.shared.u32 	[%r2126], %r3035;
	shl.b32 	%r2127, %r393, 2;
	add.s32 	%r2128, %r677, %r2127;
	st.shared.u32 	[%r2128], %r3036;
	shl.b32 	%r2129, %r399, 2;
	add.s32 	%r2130, %r677, %r2129;
	st.shared.u32 	[%r2130], %r3037;
	shl.b32 	%r2131, %r404, 2;
	add.s32 	%r2132, %r677, %r2131;
	st.shared.u32 	[%r2132], %r3038;
	shl.b32 	%r2133, %r409, 2;
	add.s32 	%r2134, %r677, %r2133;
	st.shared.u32 	[%r2134], %r3039;
	shl.b32 	%r2135, %r414, 2;
	add.s32 	%r2136, %r677, %r2135;
	st.shared.u32 	[%r2136], %r3040;
	shl.b32 	%r2137, %r420, 2;
	add.s32 	%r2138, %r677, %r2137;
	st.shared.u32 	[%r2138], %r3041;
	add.s32 	%r2139, %r2095, %r423;
	shl.b32 	%r2140, %r2139, 2;
	add.s32 	%r2141, %r677, %r2140;
	st.shared.u32 	[%r2141+-4], %r3042;
	@%p288 bra 	$L__BB0_259;
	ld.param.u64 	%rd152, [gs_cub_32_param_0+40];
	cvta.to.global.u64 	%rd151, %rd152;
	mul.wide.s32 	%rd34, %r15, 4;
	add.s64 	%rd35, %rd151, %rd34;
	ld.global.u32 	%r2142, [%rd35];
	sub.s32 	%r2143, %r2142, %r297;
	st.shared.u32 	[%r237+45056], %r2143;
	setp.lt.s32 	%p190, %r17, 1;
	mov.u32 	%r3067, %r3016;
	@%p190 bra 	$L__BB0_258;
	mov.u32 	%r3066, -1;
	mov.u32 	%r3065, %r17;
	mov.u32 	%r3067, %r3016;
$L__BB0_254:
	add.s32 	%r430, %r3065, -1;
	shl.b32 	%r2147, %r430, 8;
	add.s32 	%r2148, %r2147, %r15;
	mul.wide.s32 	%rd36, %r2148, 4;
	add.s64 	%rd16, %rd3, %rd36;
$L__BB0_255:
	membar.cta;
	ld.volatile.global.u32 	%r431, [%rd16];
	setp.eq.s32 	%p191, %r431, 0;
	@%p191 bra 	$L__BB0_255;
	and.b32  	%r2149, %r431, 1073741823;
	add.s32 	%r3067, %r2149, %r3067;
	setp.gt.s32 	%p192, %r431, -1;
	vote.sync.ballot.b32 	%r3066, %p192, %r3066;
	setp.lt.s32 	%p193, %r431, 0;
	@%p193 bra 	$L__BB0_258;
	setp.gt.s32 	%p194, %r3065, 1;
	mov.u32 	%r3065, %r430;
	@%p194 bra 	$L__BB0_254;
$L__BB0_258:
	ld.param.u64 	%rd156, [gs_cub_32_param_0+48];
	shl.b32 	%r2922, %r17, 8;
	add.s32 	%r2921, %r2922, %r15;
	mul.wide.s32 	%rd155, %r2921, 4;
	cvta.to.global.u64 	%rd154, %rd156;
	add.s64 	%rd153, %rd154, %rd155;
	or.b32  	%r2152, %r3067, -2147483648;
	st.volatile.global.u32 	[%rd153], %r2152;
	ld.shared.u32 	%r2153, [%r237+45056];
	sub.s32 	%r2154, %r3067, %r3016;
	add.s32 	%r2155, %r2154, %r2153;
	st.shared.u32 	[%r237+45056], %r2155;
$L__BB0_259:
	mad.lo.s32 	%r2156, %r17, 11264, 11264;
	setp.le.s32 	%p195, %r2156, %r460;
	bar.sync 	0;
	@%p195 bra 	$L__BB0_305;
	bra.uni 	$L__BB0_260;
$L__BB0_305:
	ld.shared.u32 	%r2603, [%r237];
	shr.u32 	%r2604, %r2603, %r461;
	shl.b32 	%r2605, %r2604, 2;
	and.b32  	%r2606, %r2605, 1020;
	add.s32 	%r2607, %r677, 45056;
	add.s32 	%r2608, %r2607, %r2606;
	ld.shared.u32 	%r2609, [%r2608];
	add.s32 	%r2610, %r2609, %r15;
	setp.eq.s32 	%p285, %r11, 3;
	selp.b32 	%r2614, %r5, 0, %p285;
	add.s32 	%r2615, %r2603, %r2614;
	setp.gt.s32 	%p286, %r11, 1;
	selp.b32 	%r2616, -2147483648, 0, %p286;
	xor.b32  	%r2617, %r2615, %r2616;
	shr.s32 	%r2618, %r2615, 31;
	not.b32 	%r2619, %r2618;
	selp.b32 	%r2620, 2147483647, 0, %p285;
	and.b32  	%r2621, %r2620, %r2619;
	xor.b32  	%r2622, %r2617, %r2621;
	mul.wide.u32 	%rd107, %r2610, 4;
	add.s64 	%rd108, %rd7, %rd107;
	st.global.u32 	[%rd108], %r2622;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2623, [%r237+2048];
	shr.u32 	%r2624, %r2623, %r461;
	shl.b32 	%r2625, %r2624, 2;
	and.b32  	%r2626, %r2625, 1020;
	add.s32 	%r2627, %r2607, %r2626;
	ld.shared.u32 	%r2628, [%r2627];
	add.s32 	%r2629, %r2628, %r15;
	add.s32 	%r2630, %r2629, 512;
	add.s32 	%r2631, %r2623, %r2614;
	xor.b32  	%r2632, %r2631, %r2616;
	shr.s32 	%r2633, %r2631, 31;
	not.b32 	%r2634, %r2633;
	and.b32  	%r2635, %r2620, %r2634;
	xor.b32  	%r2636, %r2632, %r2635;
	mul.wide.u32 	%rd109, %r2630, 4;
	add.s64 	%rd110, %rd7, %rd109;
	st.global.u32 	[%rd110], %r2636;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2637, [%r237+4096];
	shr.u32 	%r2638, %r2637, %r461;
	shl.b32 	%r2639, %r2638, 2;
	and.b32  	%r2640, %r2639, 1020;
	add.s32 	%r2641, %r2607, %r2640;
	ld.shared.u32 	%r2642, [%r2641];
	add.s32 	%r2643, %r2642, %r15;
	add.s32 	%r2644, %r2643, 1024;
	add.s32 	%r2645, %r2637, %r2614;
	xor.b32  	%r2646, %r2645, %r2616;
	shr.s32 	%r2647, %r2645, 31;
	not.b32 	%r2648, %r2647;
	and.b32  	%r2649, %r2620, %r2648;
	xor.b32  	%r2650, %r2646, %r2649;
	mul.wide.u32 	%rd111, %r2644, 4;
	add.s64 	%rd112, %rd7, %rd111;
	st.global.u32 	[%rd112], %r2650;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2651, [%r237+6144];
	shr.u32 	%r2652, %r2651, %r461;
	shl.b32 	%r2653, %r2652, 2;
	and.b32  	%r2654, %r2653, 1020;
	add.s32 	%r2655, %r2607, %r2654;
	ld.shared.u32 	%r2656, [%r2655];
	add.s32 	%r2657, %r2656, %r15;
	add.s32 	%r2658, %r2657, 1536;
	add.s32 	%r2659, %r2651, %r2614;
	xor.b32  	%r2660, %r2659, %r2616;
	shr.s32 	%r2661, %r2659, 31;
	not.b32 	%r2662, %r2661;
	and.b32  	%r2663, %r2620, %r2662;
	xor.b32  	%r2664, %r2660, %r2663;
	mul.wide.u32 	%rd113, %r2658, 4;
	add.s64 	%rd114, %rd7, %rd113;
	st.global.u32 	[%rd114], %r2664;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2665, [%r237+8192];
	shr.u32 	%r2666, %r2665, %r461;
	shl.b32 	%r2667, %r2666, 2;
	and.b32  	%r2668, %r2667, 1020;
	add.s32 	%r2669, %r2607, %r2668;
	ld.shared.u32 	%r2670, [%r2669];
	add.s32 	%r2671, %r2670, %r15;
	add.s32 	%r2672, %r2671, 2048;
	add.s32 	%r2673, %r2665, %r2614;
	xor.b32  	%r2674, %r2673, %r2616;
	shr.s32 	%r2675, %r2673, 31;
	not.b32 	%r2676, %r2675;
	and.b32  	%r2677, %r2620, %r2676;
	xor.b32  	%r2678, %r2674, %r2677;
	mul.wide.u32 	%rd115, %r2672, 4;
	add.s64 	%rd116, %rd7, %rd115;
	st.global.u32 	[%rd116], %r2678;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2679, [%r237+10240];
	shr.u32 	%r2680, %r2679, %r461;
	shl.b32 	%r2681, %r2680, 2;
	and.b32  	%r2682, %r2681, 1020;
	add.s32 	%r2683, %r2607, %r2682;
	ld.shared.u32 	%r2684, [%r2683];
	add.s32 	%r2685, %r2684, %r15;
	add.s32 	%r2686, %r2685, 2560;
	add.s32 	%r2687, %r2679, %r2614;
	xor.b32  	%r2688, %r2687, %r2616;
	shr.s32 	%r2689, %r2687, 31;
	not.b32 	%r2690, %r2689;
	and.b32  	%r2691, %r2620, %r2690;
	xor.b32  	%r2692, %r2688, %r2691;
	mul.wide.u32 	%rd117, %r2686, 4;
	add.s64 	%rd118, %rd7, %rd117;
	st.global.u32 	[%rd118], %r2692;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2693, [%r237+12288];
	shr.u32 	%r2694, %r2693, %r461;
	shl.b32 	%r2695, %r2694, 2;
	and.b32  	%r2696, %r2695, 1020;
	add.s32 	%r2697, %r2607, %r2696;
	ld.shared.u32 	%r2698, [%r2697];
	add.s32 	%r2699, %r2698, %r15;
	add.s32 	%r2700, %r2699, 3072;
	add.s32 	%r2701, %r2693, %r2614;
	xor.b32  	%r2702, %r2701, %r2616;
	shr.s32 	%r2703, %r2701, 31;
	not.b32 	%r2704, %r2703;
	and.b32  	%r2705, %r2620, %r2704;
	xor.b32  	%r2706, %r2702, %r2705;
	mul.wide.u32 	%rd119, %r2700, 4;
	add.s64 	%rd120, %rd7, %rd119;
	st.global.u32 	[%rd120], %r2706;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2707, [%r237+14336];
	shr.u32 	%r2708, %r2707, %r461;
	shl.b32 	%r2709, %r2708, 2;
	and.b32  	%r2710, %r2709, 1020;
	add.s32 	%r2711, %r2607, %r2710;
	ld.shared.u32 	%r2712, [%r2711];
	add.s32 	%r2713, %r2712, %r15;
	add.s32 	%r2714, %r2713, 3584;
	add.s32 	%r2715, %r2707, %r2614;
	xor.b32  	%r2716, %r2715, %r2616;
	shr.s32 	%r2717, %r2715, 31;
	not.b32 	%r2718, %r2717;
	and.b32  	%r2719, %r2620, %r2718;
	xor.b32  	%r2720, %r2716, %r2719;
	mul.wide.u32 	%rd121, %r2714, 4;
	add.s64 	%rd122, %rd7, %rd121;
	st.global.u32 	[%rd122], %r2720;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2721, [%r237+16384];
	shr.u32 	%r2722, %r2721, %r461;
	shl.b32 	%r2723, %r2722, 2;
	and.b32  	%r2724, %r2723, 1020;
	add.s32 	%r2725, %r2607, %r2724;
	ld.shared.u32 	%r2726, [%r2725];
	add.s32 	%r2727, %r2726, %r15;
	add.s32 	%r2728, %r2727, 4096;
	add.s32 	%r2729, %r2721, %r2614;
	xor.b32  	%r2730, %r2729, %r2616;
	shr.s32 	%r2731, %r2729, 31;
	not.b32 	%r2732, %r2731;
	and.b32  	%r2733, %r2620, %r2732;
	xor.b32  	%r2734, %r2730, %r2733;
	mul.wide.u32 	%rd123, %r2728, 4;
	add.s64 	%rd124, %rd7, %rd123;
	st.global.u32 	[%rd124], %r2734;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2735, [%r237+18432];
	shr.u32 	%r2736, %r2735, %r461;
	shl.b32 	%r2737, %r2736, 2;
	and.b32  	%r2738, %r2737, 1020;
	add.s32 	%r2739, %r2607, %r2738;
	ld.shared.u32 	%r2740, [%r2739];
	add.s32 	%r2741, %r2740, %r15;
	add.s32 	%r2742, %r2741, 4608;
	add.s32 	%r2743, %r2735, %r2614;
	xor.b32  	%r2744, %r2743, %r2616;
	shr.s32 	%r2745, %r2743, 31;
	not.b32 	%r2746, %r2745;
	and.b32  	%r2747, %r2620, %r2746;
	xor.b32  	%r2748, %r2744, %r2747;
	mul.wide.u32 	%rd125, %r2742, 4;
	add.s64 	%rd126, %rd7, %rd125;
	st.global.u32 	[%rd126], %r2748;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2749, [%r237+20480];
	shr.u32 	%r2750, %r2749, %r461;
	shl.b32 	%r2751, %r2750, 2;
	and.b32  	%r2752, %r2751, 1020;
	add.s32 	%r2753, %r2607, %r2752;
	ld.shared.u32 	%r2754, [%r2753];
	add.s32 	%r2755, %r2754, %r15;
	add.s32 	%r2756, %r2755, 5120;
	add.s32 	%r2757, %r2749, %r2614;
	xor.b32  	%r2758, %r2757, %r2616;
	shr.s32 	%r2759, %r2757, 31;
	not.b32 	%r2760, %r2759;
	and.b32  	%r2761, %r2620, %r2760;
	xor.b32  	%r2762, %r2758, %r2761;
	mul.wide.u32 	%rd127, %r2756, 4;
	add.s64 	%rd128, %rd7, %rd127;
	st.global.u32 	[%rd128], %r2762;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2763, [%r237+22528];
	shr.u32 	%r2764, %r2763, %r461;
	shl.b32 	%r2765, %r2764, 2;
	and.b32  	%r2766, %r2765, 1020;
	add.s32 	%r2767, %r2607, %r2766;
	ld.shared.u32 	%r2768, [%r2767];
	add.s32 	%r2769, %r2768, %r15;
	add.s32 	%r2770, %r2769, 5632;
	add.s32 	%r2771, %r2763, %r2614;
	xor.b32  	%r2772, %r2771, %r2616;
	shr.s32 	%r2773, %r2771, 31;
	not.b32 	%r2774, %r2773;
	and.b32  	%r2775, %r2620, %r2774;
	xor.b32  	%r2776, %r2772, %r2775;
	mul.wide.u32 	%rd129, %r2770, 4;
	add.s64 	%rd130, %rd7, %rd129;
	st.global.u32 	[%rd130], %r2776;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2777, [%r237+24576];
	shr.u32 	%r2778, %r2777, %r461;
	shl.b32 	%r2779, %r2778, 2;
	and.b32  	%r2780, %r2779, 1020;
	add.s32 	%r2781, %r2607, %r2780;
	ld.shared.u32 	%r2782, [%r2781];
	add.s32 	%r2783, %r2782, %r15;
	add.s32 	%r2784, %r2783, 6144;
	add.s32 	%r2785, %r2777, %r2614;
	xor.b32  	%r2786, %r2785, %r2616;
	shr.s32 	%r2787, %r2785, 31;
	not.b32 	%r2788, %r2787;
	and.b32  	%r2789, %r2620, %r2788;
	xor.b32  	%r2790, %r2786, %r2789;
	mul.wide.u32 	%rd131, %r2784, 4;
	add.s64 	%rd132, %rd7, %rd131;
	st.global.u32 	[%rd132], %r2790;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2791, [%r237+26624];
	shr.u32 	%r2792, %r2791, %r461;
	shl.b32 	%r2793, %r2792, 2;
	and.b32  	%r2794, %r2793, 1020;
	add.s32 	%r2795, %r2607, %r2794;
	ld.shared.u32 	%r2796, [%r2795];
	add.s32 	%r2797, %r2796, %r15;
	add.s32 	%r2798, %r2797, 6656;
	add.s32 	%r2799, %r2791, %r2614;
	xor.b32  	%r2800, %r2799, %r2616;
	shr.s32 	%r2801, %r2799, 31;
	not.b32 	%r2802, %r2801;
	and.b32  	%r2803, %r2620, %r2802;
	xor.b32  	%r2804, %r2800, %r2803;
	mul.wide.u32 	%rd133, %r2798, 4;
	add.s64 	%rd134, %rd7, %rd133;
	st.global.u32 	[%rd134], %r2804;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2805, [%r237+28672];
	shr.u32 	%r2806, %r2805, %r461;
	shl.b32 	%r2807, %r2806, 2;
	and.b32  	%r2808, %r2807, 1020;
	add.s32 	%r2809, %r2607, %r2808;
	ld.shared.u32 	%r2810, [%r2809];
	add.s32 	%r2811, %r2810, %r15;
	add.s32 	%r2812, %r2811, 7168;
	add.s32 	%r2813, %r2805, %r2614;
	xor.b32  	%r2814, %r2813, %r2616;
	shr.s32 	%r2815, %r2813, 31;
	not.b32 	%r2816, %r2815;
	and.b32  	%r2817, %r2620, %r2816;
	xor.b32  	%r2818, %r2814, %r2817;
	mul.wide.u32 	%rd135, %r2812, 4;
	add.s64 	%rd136, %rd7, %rd135;
	st.global.u32 	[%rd136], %r2818;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2819, [%r237+30720];
	shr.u32 	%r2820, %r2819, %r461;
	shl.b32 	%r2821, %r2820, 2;
	and.b32  	%r2822, %r2821, 1020;
	add.s32 	%r2823, %r2607, %r2822;
	ld.shared.u32 	%r2824, [%r2823];
	add.s32 	%r2825, %r2824, %r15;
	add.s32 	%r2826, %r2825, 7680;
	add.s32 	%r2827, %r2819, %r2614;
	xor.b32  	%r2828, %r2827, %r2616;
	shr.s32 	%r2829, %r2827, 31;
	not.b32 	%r2830, %r2829;
	and.b32  	%r2831, %r2620, %r2830;
	xor.b32  	%r2832, %r2828, %r2831;
	mul.wide.u32 	%rd137, %r2826, 4;
	add.s64 	%rd138, %rd7, %rd137;
	st.global.u32 	[%rd138], %r2832;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2833, [%r237+32768];
	shr.u32 	%r2834, %r2833, %r461;
	shl.b32 	%r2835, %r2834, 2;
	and.b32  	%r2836, %r2835, 1020;
	add.s32 	%r2837, %r2607, %r2836;
	ld.shared.u32 	%r2838, [%r2837];
	add.s32 	%r2839, %r2838, %r15;
	add.s32 	%r2840, %r2839, 8192;
	add.s32 	%r2841, %r2833, %r2614;
	xor.b32  	%r2842, %r2841, %r2616;
	shr.s32 	%r2843, %r2841, 31;
	not.b32 	%r2844, %r2843;
	and.b32  	%r2845, %r2620, %r2844;
	xor.b32  	%r2846, %r2842, %r2845;
	mul.wide.u32 	%rd139, %r2840, 4;
	add.s64 	%rd140, %rd7, %rd139;
	st.global.u32 	[%rd140], %r2846;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2847, [%r237+34816];
	shr.u32 	%r2848, %r2847, %r461;
	shl.b32 	%r2849, %r2848, 2;
	and.b32  	%r2850, %r2849, 1020;
	add.s32 	%r2851, %r2607, %r2850;
	ld.shared.u32 	%r2852, [%r2851];
	add.s32 	%r2853, %r2852, %r15;
	add.s32 	%r2854, %r2853, 8704;
	add.s32 	%r2855, %r2847, %r2614;
	xor.b32  	%r2856, %r2855, %r2616;
	shr.s32 	%r2857, %r2855, 31;
	not.b32 	%r2858, %r2857;
	and.b32  	%r2859, %r2620, %r2858;
	xor.b32  	%r2860, %r2856, %r2859;
	mul.wide.u32 	%rd141, %r2854, 4;
	add.s64 	%rd142, %rd7, %rd141;
	st.global.u32 	[%rd142], %r2860;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2861, [%r237+36864];
	shr.u32 	%r2862, %r2861, %r461;
	shl.b32 	%r2863, %r2862, 2;
	and.b32  	%r2864, %r2863, 1020;
	add.s32 	%r2865, %r2607, %r2864;
	ld.shared.u32 	%r2866, [%r2865];
	add.s32 	%r2867, %r2866, %r15;
	add.s32 	%r2868, %r2867, 9216;
	add.s32 	%r2869, %r2861, %r2614;
	xor.b32  	%r2870, %r2869, %r2616;
	shr.s32 	%r2871, %r2869, 31;
	not.b32 	%r2872, %r2871;
	and.b32  	%r2873, %r2620, %r2872;
	xor.b32  	%r2874, %r2870, %r2873;
	mul.wide.u32 	%rd143, %r2868, 4;
	add.s64 	%rd144, %rd7, %rd143;
	st.global.u32 	[%rd144], %r2874;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2875, [%r237+38912];
	shr.u32 	%r2876, %r2875, %r461;
	shl.b32 	%r2877, %r2876, 2;
	and.b32  	%r2878, %r2877, 1020;
	add.s32 	%r2879, %r2607, %r2878;
	ld.shared.u32 	%r2880, [%r2879];
	add.s32 	%r2881, %r2880, %r15;
	add.s32 	%r2882, %r2881, 9728;
	add.s32 	%r2883, %r2875, %r2614;
	xor.b32  	%r2884, %r2883, %r2616;
	shr.s32 	%r2885, %r2883, 31;
	not.b32 	%r2886, %r2885;
	and.b32  	%r2887, %r2620, %r2886;
	xor.b32  	%r2888, %r2884, %r2887;
	mul.wide.u32 	%rd145, %r2882, 4;
	add.s64 	%rd146, %rd7, %rd145;
	st.global.u32 	[%rd146], %r2888;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2889, [%r237+40960];
	shr.u32 	%r2890, %r2889, %r461;
	shl.b32 	%r2891, %r2890, 2;
	and.b32  	%r2892, %r2891, 1020;
	add.s32 	%r2893, %r2607, %r2892;
	ld.shared.u32 	%r2894, [%r2893];
	add.s32 	%r2895, %r2894, %r15;
	add.s32 	%r2896, %r2895, 10240;
	add.s32 	%r2897, %r2889, %r2614;
	xor.b32  	%r2898, %r2897, %r2616;
	shr.s32 	%r2899, %r2897, 31;
	not.b32 	%r2900, %r2899;
	and.b32  	%r2901, %r2620, %r2900;
	xor.b32  	%r2902, %r2898, %r2901;
	mul.wide.u32 	%rd147, %r2896, 4;
	add.s64 	%rd148, %rd7, %rd147;
	st.global.u32 	[%rd148], %r2902;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2903, [%r237+43008];
	shr.u32 	%r2904, %r2903, %r461;
	shl.b32 	%r2905, %r2904, 2;
	and.b32  	%r2906, %r2905, 1020;
	add.s32 	%r2907, %r2607, %r2906;
	ld.shared.u32 	%r2908, [%r2907];
	add.s32 	%r2909, %r2908, %r15;
	add.s32 	%r2910, %r2909, 10752;
	add.s32 	%r2911, %r2903, %r2614;
	xor.b32  	%r2912, %r2911, %r2616;
	shr.s32 	%r2913, %r2911, 31;
	not.b32 	%r2914, %r2913;
	and.b32  	%r2915, %r2620, %r2914;
	xor.b32  	%r2916, %r2912, %r2915;
	mul.wide.u32 	%rd149, %r2910, 4;
	add.s64 	%rd150, %rd7, %rd149;
	st.global.u32 	[%rd150], %r2916;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_306;
$L__BB0_260:
	mad.lo.s32 	%r436, %r17, -11264, %r460;
	setp.ge.s32 	%p196, %r15, %r436;
	@%p196 bra 	$L__BB0_262;
	ld.shared.u32 	%r2160, [%r237];
	shr.u32 	%r2161, %r2160, %r461;
	shl.b32 	%r2162, %r2161, 2;
	and.b32  	%r2163, %r2162, 1020;
	add.s32 	%r2164, %r677, %r2163;
	ld.shared.u32 	%r2165, [%r2164+45056];
	setp.eq.s32 	%p198, %r11, 3;
	selp.b32 	%r2169, %r5, 0, %p198;
	add.s32 	%r2170, %r2160, %r2169;
	setp.gt.s32 	%p199, %r11, 1;
	selp.b32 	%r2171, -2147483648, 0, %p199;
	xor.b32  	%r2172, %r2170, %r2171;
	shr.s32 	%r2173, %r2170, 31;
	not.b32 	%r2174, %r2173;
	selp.b32 	%r2175, 2147483647, 0, %p198;
	and.b32  	%r2176, %r2175, %r2174;
	xor.b32  	%r2177, %r2172, %r2176;
	add.s32 	%r2178, %r2165, %r15;
	mul.wide.u32 	%rd41, %r2178, 4;
	add.s64 	%rd42, %rd7, %rd41;
	st.global.u32 	[%rd42], %r2177;
$L__BB0_262:
	bar.warp.sync 	-1;
	add.s32 	%r438, %r15, 512;
	setp.ge.s32 	%p200, %r438, %r436;
	@%p200 bra 	$L__BB0_264;
	ld.shared.u32 	%r2181, [%r237+2048];
	shr.u32 	%r2182, %r2181, %r461;
	shl.b32 	%r2183, %r2182, 2;
	and.b32  	%r2184, %r2183, 1020;
	add.s32 	%r2186, %r677, %r2184;
	ld.shared.u32 	%r2187, [%r2186+45056];
	setp.eq.s32 	%p202, %r11, 3;
	selp.b32 	%r2191, %r5, 0, %p202;
	add.s32 	%r2192, %r2181, %r2191;
	setp.gt.s32 	%p203, %r11, 1;
	selp.b32 	%r2193, -2147483648, 0, %p203;
	xor.b32  	%r2194, %r2192, %r2193;
	shr.s32 	%r2195, %r2192, 31;
	not.b32 	%r2196, %r2195;
	selp.b32 	%r2197, 2147483647, 0, %p202;
	and.b32  	%r2198, %r2197, %r2196;
	xor.b32  	%r2199, %r2194, %r2198;
	add.s32 	%r2200, %r2187, %r438;
	mul.wide.u32 	%rd44, %r2200, 4;
	add.s64 	%rd45, %rd7, %rd44;
	st.global.u32 	[%rd45], %r2199;
$L__BB0_264:
	bar.warp.sync 	-1;
	add.s32 	%r439, %r15, 1024;
	setp.ge.s32 	%p204, %r439, %r436;
	@%p204 bra 	$L__BB0_266;
	ld.shared.u32 	%r2201, [%r237+4096];
	shr.u32 	%r2202, %r2201, %r461;
	shl.b32 	%r2203, %r2202, 2;
	and.b32  	%r2204, %r2203, 1020;
	add.s32 	%r2206, %r677, %r2204;
	ld.shared.u32 	%r2207, [%r2206+45056];
	setp.eq.s32 	%p206, %r11, 3;
	selp.b32 	%r2211, %r5, 0, %p206;
	add.s32 	%r2212, %r2201, %r2211;
	setp.gt.s32 	%p207, %r11, 1;
	selp.b32 	%r2213, -2147483648, 0, %p207;
	xor.b32  	%r2214, %r2212, %r2213;
	shr.s32 	%r2215, %r2212, 31;
	not.b32 	%r2216, %r2215;
	selp.b32 	%r2217, 2147483647, 0, %p206;
	and.b32  	%r2218, %r2217, %r2216;
	xor.b32  	%r2219, %r2214, %r2218;
	add.s32 	%r2220, %r2207, %r439;
	mul.wide.u32 	%rd47, %r2220, 4;
	add.s64 	%rd48, %rd7, %rd47;
	st.global.u32 	[%rd48], %r2219;
$L__BB0_266:
	bar.warp.sync 	-1;
	add.s32 	%r440, %r15, 1536;
	setp.ge.s32 	%p208, %r440, %r436;
	@%p208 bra 	$L__BB0_268;
	ld.shared.u32 	%r2221, [%r237+6144];
	shr.u32 	%r2222, %r2221, %r461;
	shl.b32 	%r2223, %r2222, 2;
	and.b32  	%r2224, %r2223, 1020;
	add.s32 	%r2226, %r677, %r2224;
	ld.shared.u32 	%r2227, [%r2226+45056];
	setp.eq.s32 	%p210, %r11, 3;
	selp.b32 	%r2231, %r5, 0, %p210;
	add.s32 	%r2232, %r2221, %r2231;
	setp.gt.s32 	%p211, %r11, 1;
	selp.b32 	%r2233, -2147483648, 0, %p211;
	xor.b32  	%r2234, %r2232, %r2233;
	shr.s32 	%r2235, %r2232, 31;
	not.b32 	%r2236, %r2235;
	selp.b32 	%r2237, 2147483647, 0, %p210;
	and.b32  	%r2238, %r2237, %r2236;
	xor.b32  	%r2239, %r2234, %r2238;
	add.s32 	%r2240, %r2227, %r440;
	mul.wide.u32 	%rd50, %r2240, 4;
	add.s64 	%rd51, %rd7, %rd50;
	st.global.u32 	[%rd51], %r2239;
$L__BB0_268:
	bar.warp.sync 	-1;
	add.s32 	%r441, %r15, 2048;
	setp.ge.s32 	%p212, %r441, %r436;
	@%p212 bra 	$L__BB0_270;
	ld.shared.u32 	%r2241, [%r237+8192];
	shr.u32 	%r2242, %r2241, %r461;
	shl.b32 	%r2243, %r2242, 2;
	and.b32  	%r2244, %r2243, 1020;
	add.s32 	%r2246, %r677, %r2244;
	ld.shared.u32 	%r2247, [%r2246+45056];
	setp.eq.s32 	%p214, %r11, 3;
	selp.b32 	%r2251, %r5, 0, %p214;
	add.s32 	%r2252, %r2241, %r2251;
	setp.gt.s32 	%p215, %r11, 1;
	selp.b32 	%r2253, -2147483648, 0, %p215;
	xor.b32  	%r2254, %r2252, %r2253;
	shr.s32 	%r2255, %r2252, 31;
	not.b32 	%r2256, %r2255;
	selp.b32 	%r2257, 2147483647, 0, %p214;
	and.b32  	%r2258, %r2257, %r2256;
	xor.b32  	%r2259, %r2254, %r2258;
	add.s32 	%r2260, %r2247, %r441;
	mul.wide.u32 	%rd53, %r2260, 4;
	add.s64 	%rd54, %rd7, %rd53;
	st.global.u32 	[%rd54], %r2259;
$L__BB0_270:
	bar.warp.sync 	-1;
	add.s32 	%r442, %r15, 2560;
	setp.ge.s32 	%p216, %r442, %r436;
	@%p216 bra 	$L__BB0_272;
	ld.shared.u32 	%r2261, [%r237+10240];
	shr.u32 	%r2262, %r2261, %r461;
	shl.b32 	%r2263, %r2262, 2;
	and.b32  	%r2264, %r2263, 1020;
	add.s32 	%r2266, %r677, %r2264;
	ld.shared.u32 	%r2267, [%r2266+45056];
	setp.eq.s32 	%p218, %r11, 3;
	selp.b32 	%r2271, %r5, 0, %p218;
	add.s32 	%r2272, %r2261, %r2271;
	setp.gt.s32 	%p219, %r11, 1;
	selp.b32 	%r2273, -2147483648, 0, %p219;
	xor.b32  	%r2274, %r2272, %r2273;
	shr.s32 	%r2275, %r2272, 31;
	not.b32 	%r2276, %r2275;
	selp.b32 	%r2277, 2147483647, 0, %p218;
	and.b32  	%r2278, %r2277, %r2276;
	xor.b32  	%r2279, %r2274, %r2278;
	add.s32 	%r2280, %r2267, %r442;
	mul.wide.u32 	%rd56, %r2280, 4;
	add.s64 	%rd57, %rd7, %rd56;
	st.global.u32 	[%rd57], %r2279;
$L__BB0_272:
	bar.warp.sync 	-1;
	add.s32 	%r443, %r15, 3072;
	setp.ge.s32 	%p220, %r443, %r436;
	@%p220 bra 	$L__BB0_274;
	ld.shared.u32 	%r2281, [%r237+12288];
	shr.u32 	%r2282, %r2281, %r461;
	shl.b32 	%r2283, %r2282, 2;
	and.b32  	%r2284, %r2283, 1020;
	add.s32 	%r2286, %r677, %r2284;
	ld.shared.u32 	%r2287, [%r2286+45056];
	setp.eq.s32 	%p222, %r11, 3;
	selp.b32 	%r2291, %r5, 0, %p222;
	add.s32 	%r2292, %r2281, %r2291;
	setp.gt.s32 	%p223, %r11, 1;
	selp.b32 	%r2293, -2147483648, 0, %p223;
	xor.b32  	%r2294, %r2292, %r2293;
	shr.s32 	%r2295, %r2292, 31;
	not.b32 	%r2296, %r2295;
	selp.b32 	%r2297, 2147483647, 0, %p222;
	and.b32  	%r2298, %r2297, %r2296;
	xor.b32  	%r2299, %r2294, %r2298;
	add.s32 	%r2300, %r2287, %r443;
	mul.wide.u32 	%rd59, %r2300, 4;
	add.s64 	%rd60, %rd7, %rd59;
	st.global.u32 	[%rd60], %r2299;
$L__BB0_274:
	bar.warp.sync 	-1;
	add.s32 	%r444, %r15, 3584;
	setp.ge.s32 	%p224, %r444, %r436;
	@%p224 bra 	$L__BB0_276;
	ld.shared.u32 	%r2301, [%r237+14336];
	shr.u32 	%r2302, %r2301, %r461;
	shl.b32 	%r2303, %r2302, 2;
	and.b32  	%r2304, %r2303, 1020;
	add.s32 	%r2306, %r677, %r2304;
	ld.shared.u32 	%r2307, [%r2306+45056];
	setp.eq.s32 	%p226, %r11, 3;
	selp.b32 	%r2311, %r5, 0, %p226;
	add.s32 	%r2312, %r2301, %r2311;
	setp.gt.s32 	%p227, %r11, 1;
	selp.b32 	%r2313, -2147483648, 0, %p227;
	xor.b32  	%r2314, %r2312, %r2313;
	shr.s32 	%r2315, %r2312, 31;
	not.b32 	%r2316, %r2315;
	selp.b32 	%r2317, 2147483647, 0, %p226;
	and.b32  	%r2318, %r2317, %r2316;
	xor.b32  	%r2319, %r2314, %r2318;
	add.s32 	%r2320, %r2307, %r444;
	mul.wide.u32 	%rd62, %r2320, 4;
	add.s64 	%rd63, %rd7, %rd62;
	st.global.u32 	[%rd63], %r2319;
$L__BB0_276:
	bar.warp.sync 	-1;
	add.s32 	%r445, %r15, 4096;
	setp.ge.s32 	%p228, %r445, %r436;
	@%p228 bra 	$L__BB0_278;
	ld.shared.u32 	%r2321, [%r237+16384];
	shr.u32 	%r2322, %r2321, %r461;
	shl.b32 	%r2323, %r2322, 2;
	and.b32  	%r2324, %r2323, 1020;
	add.s32 	%r2326, %r677, %r2324;
	ld.shared.u32 	%r2327, [%r2326+45056];
	setp.eq.s32 	%p230, %r11, 3;
	selp.b32 	%r2331, %r5, 0, %p230;
	add.s32 	%r2332, %r2321, %r2331;
	setp.gt.s32 	%p231, %r11, 1;
	selp.b32 	%r2333, -2147483648, 0, %p231;
	xor.b32  	%r2334, %r2332, %r2333;
	shr.s32 	%r2335, %r2332, 31;
	not.b32 	%r2336, %r2335;
	selp.b32 	%r2337, 2147483647, 0, %p230;
	and.b32  	%r2338, %r2337, %r2336;
	xor.b32  	%r2339, %r2334, %r2338;
	add.s32 	%r2340, %r2327, %r445;
	mul.wide.u32 	%rd65, %r2340, 4;
	add.s64 	%rd66, %rd7, %rd65;
	st.global.u32 	[%rd66], %r2339;
$L__BB0_278:
	bar.warp.sync 	-1;
	add.s32 	%r446, %r15, 4608;
	setp.ge.s32 	%p232, %r446, %r436;
	@%p232 bra 	$L__BB0_280;
	ld.shared.u32 	%r2341, [%r237+18432];
	shr.u32 	%r2342, %r2341, %r461;
	shl.b32 	%r2343, %r2342, 2;
	and.b32  	%r2344, %r2343, 1020;
	add.s32 	%r2346, %r677, %r2344;
	ld.shared.u32 	%r2347, [%r2346+45056];
	setp.eq.s32 	%p234, %r11, 3;
	selp.b32 	%r2351, %r5, 0, %p234;
	add.s32 	%r2352, %r2341, %r2351;
	setp.gt.s32 	%p235, %r11, 1;
	selp.b32 	%r2353, -2147483648, 0, %p235;
	xor.b32  	%r2354, %r2352, %r2353;
	shr.s32 	%r2355, %r2352, 31;
	not.b32 	%r2356, %r2355;
	selp.b32 	%r2357, 2147483647, 0, %p234;
	and.b32  	%r2358, %r2357, %r2356;
	xor.b32  	%r2359, %r2354, %r2358;
	add.s32 	%r2360, %r2347, %r446;
	mul.wide.u32 	%rd68, %r2360, 4;
	add.s64 	%rd69, %rd7, %rd68;
	st.global.u32 	[%rd69], %r2359;
$L__BB0_280:
	bar.warp.sync 	-1;
	add.s32 	%r447, %r15, 5120;
	setp.ge.s32 	%p236, %r447, %r436;
	@%p236 bra 	$L__BB0_282;
	ld.shared.u32 	%r2361, [%r237+20480];
	shr.u32 	%r2362, %r2361, %r461;
	shl.b32 	%r2363, %r2362, 2;
	and.b32  	%r2364, %r2363, 1020;
	add.s32 	%r2366, %r677, %r2364;
	ld.shared.u32 	%r2367, [%r2366+45056];
	setp.eq.s32 	%p238, %r11, 3;
	selp.b32 	%r2371, %r5, 0, %p238;
	add.s32 	%r2372, %r2361, %r2371;
	setp.gt.s32 	%p239, %r11, 1;
	selp.b32 	%r2373, -2147483648, 0, %p239;
	xor.b32  	%r2374, %r2372, %r2373;
	shr.s32 	%r2375, %r2372, 31;
	not.b32 	%r2376, %r2375;
	selp.b32 	%r2377, 2147483647, 0, %p238;
	and.b32  	%r2378, %r2377, %r2376;
	xor.b32  	%r2379, %r2374, %r2378;
	add.s32 	%r2380, %r2367, %r447;
	mul.wide.u32 	%rd71, %r2380, 4;
	add.s64 	%rd72, %rd7, %rd71;
	st.global.u32 	[%rd72], %r2379;
$L__BB0_282:
	bar.warp.sync 	-1;
	add.s32 	%r448, %r15, 5632;
	setp.ge.s32 	%p240, %r448, %r436;
	@%p240 bra 	$L__BB0_284;
	ld.shared.u32 	%r2381, [%r237+22528];
	shr.u32 	%r2382, %r2381, %r461;
	shl.b32 	%r2383, %r2382, 2;
	and.b32  	%r2384, %r2383, 1020;
	add.s32 	%r2386, %r677, %r2384;
	ld.shared.u32 	%r2387, [%r2386+45056];
	setp.eq.s32 	%p242, %r11, 3;
	selp.b32 	%r2391, %r5, 0, %p242;
	add.s32 	%r2392, %r2381, %r2391;
	setp.gt.s32 	%p243, %r11, 1;
	selp.b32 	%r2393, -2147483648, 0, %p243;
	xor.b32  	%r2394, %r2392, %r2393;
	shr.s32 	%r2395, %r2392, 31;
	not.b32 	%r2396, %r2395;
	selp.b32 	%r2397, 2147483647, 0, %p242;
	and.b32  	%r2398, %r2397, %r2396;
	xor.b32  	%r2399, %r2394, %r2398;
	add.s32 	%r2400, %r2387, %r448;
	mul.wide.u32 	%rd74, %r2400, 4;
	add.s64 	%rd75, %rd7, %rd74;
	st.global.u32 	[%rd75], %r2399;
$L__BB0_284:
	bar.warp.sync 	-1;
	add.s32 	%r449, %r15, 6144;
	setp.ge.s32 	%p244, %r449, %r436;
	@%p244 bra 	$L__BB0_286;
	ld.shared.u32 	%r2401, [%r237+24576];
	shr.u32 	%r2402, %r2401, %r461;
	shl.b32 	%r2403, %r2402, 2;
	and.b32  	%r2404, %r2403, 1020;
	add.s32 	%r2406, %r677, %r2404;
	ld.shared.u32 	%r2407, [%r2406+45056];
	setp.eq.s32 	%p246, %r11, 3;
	selp.b32 	%r2411, %r5, 0, %p246;
	add.s32 	%r2412, %r2401, %r2411;
	setp.gt.s32 	%p247, %r11, 1;
	selp.b32 	%r2413, -2147483648, 0, %p247;
	xor.b32  	%r2414, %r2412, %r2413;
	shr.s32 	%r2415, %r2412, 31;
	not.b32 	%r2416, %r2415;
	selp.b32 	%r2417, 2147483647, 0, %p246;
	and.b32  	%r2418, %r2417, %r2416;
	xor.b32  	%r2419, %r2414, %r2418;
	add.s32 	%r2420, %r2407, %r449;
	mul.wide.u32 	%rd77, %r2420, 4;
	add.s64 	%rd78, %rd7, %rd77;
	st.global.u32 	[%rd78], %r2419;
$L__BB0_286:
	bar.warp.sync 	-1;
	add.s32 	%r450, %r15, 6656;
	setp.ge.s32 	%p248, %r450, %r436;
	@%p248 bra 	$L__BB0_288;
	ld.shared.u32 	%r2421, [%r237+26624];
	shr.u32 	%r2422, %r2421, %r461;
	shl.b32 	%r2423, %r2422, 2;
	and.b32  	%r2424, %r2423, 1020;
	add.s32 	%r2426, %r677, %r2424;
	ld.shared.u32 	%r2427, [%r2426+45056];
	setp.eq.s32 	%p250, %r11, 3;
	selp.b32 	%r2431, %r5, 0, %p250;
	add.s32 	%r2432, %r2421, %r2431;
	setp.gt.s32 	%p251, %r11, 1;
	selp.b32 	%r2433, -2147483648, 0, %p251;
	xor.b32  	%r2434, %r2432, %r2433;
	shr.s32 	%r2435, %r2432, 31;
	not.b32 	%r2436, %r2435;
	selp.b32 	%r2437, 2147483647, 0, %p250;
	and.b32  	%r2438, %r2437, %r2436;
	xor.b32  	%r2439, %r2434, %r2438;
	add.s32 	%r2440, %r2427, %r450;
	mul.wide.u32 	%rd80, %r2440, 4;
	add.s64 	%rd81, %rd7, %rd80;
	st.global.u32 	[%rd81], %r2439;
$L__BB0_288:
	bar.warp.sync 	-1;
	add.s32 	%r451, %r15, 7168;
	setp.ge.s32 	%p252, %r451, %r436;
	@%p252 bra 	$L__BB0_290;
	ld.shared.u32 	%r2441, [%r237+28672];
	shr.u32 	%r2442, %r2441, %r461;
	shl.b32 	%r2443, %r2442, 2;
	and.b32  	%r2444, %r2443, 1020;
	add.s32 	%r2446, %r677, %r2444;
	ld.shared.u32 	%r2447, [%r2446+45056];
	setp.eq.s32 	%p254, %r11, 3;
	selp.b32 	%r2451, %r5, 0, %p254;
	add.s32 	%r2452, %r2441, %r2451;
	setp.gt.s32 	%p255, %r11, 1;
	selp.b32 	%r2453, -2147483648, 0, %p255;
	xor.b32  	%r2454, %r2452, %r2453;
	shr.s32 	%r2455, %r2452, 31;
	not.b32 	%r2456, %r2455;
	selp.b32 	%r2457, 2147483647, 0, %p254;
	and.b32  	%r2458, %r2457, %r2456;
	xor.b32  	%r2459, %r2454, %r2458;
	add.s32 	%r2460, %r2447, %r451;
	mul.wide.u32 	%rd83, %r2460, 4;
	add.s64 	%rd84, %rd7, %rd83;
	st.global.u32 	[%rd84], %r2459;
$L__BB0_290:
	bar.warp.sync 	-1;
	add.s32 	%r452, %r15, 7680;
	setp.ge.s32 	%p256, %r452, %r436;
	@%p256 bra 	$L__BB0_292;
	ld.shared.u32 	%r2461, [%r237+30720];
	shr.u32 	%r2462, %r2461, %r461;
	shl.b32 	%r2463, %r2462, 2;
	and.b32  	%r2464, %r2463, 1020;
	add.s32 	%r2466, %r677, %r2464;
	ld.shared.u32 	%r2467, [%r2466+45056];
	setp.eq.s32 	%p258, %r11, 3;
	selp.b32 	%r2471, %r5, 0, %p258;
	add.s32 	%r2472, %r2461, %r2471;
	setp.gt.s32 	%p259, %r11, 1;
	selp.b32 	%r2473, -2147483648, 0, %p259;
	xor.b32  	%r2474, %r2472, %r2473;
	shr.s32 	%r2475, %r2472, 31;
	not.b32 	%r2476, %r2475;
	selp.b32 	%r2477, 2147483647, 0, %p258;
	and.b32  	%r2478, %r2477, %r2476;
	xor.b32  	%r2479, %r2474, %r2478;
	add.s32 	%r2480, %r2467, %r452;
	mul.wide.u32 	%rd86, %r2480, 4;
	add.s64 	%rd87, %rd7, %rd86;
	st.global.u32 	[%rd87], %r2479;
$L__BB0_292:
	bar.warp.sync 	-1;
	add.s32 	%r453, %r15, 8192;
	setp.ge.s32 	%p260, %r453, %r436;
	@%p260 bra 	$L__BB0_294;
	ld.shared.u32 	%r2481, [%r237+32768];
	shr.u32 	%r2482, %r2481, %r461;
	shl.b32 	%r2483, %r2482, 2;
	and.b32  	%r2484, %r2483, 1020;
	add.s32 	%r2486, %r677, %r2484;
	ld.shared.u32 	%r2487, [%r2486+45056];
	setp.eq.s32 	%p262, %r11, 3;
	selp.b32 	%r2491, %r5, 0, %p262;
	add.s32 	%r2492, %r2481, %r2491;
	setp.gt.s32 	%p263, %r11, 1;
	selp.b32 	%r2493, -2147483648, 0, %p263;
	xor.b32  	%r2494, %r2492, %r2493;
	shr.s32 	%r2495, %r2492, 31;
	not.b32 	%r2496, %r2495;
	selp.b32 	%r2497, 2147483647, 0, %p262;
	and.b32  	%r2498, %r2497, %r2496;
	xor.b32  	%r2499, %r2494, %r2498;
	add.s32 	%r2500, %r2487, %r453;
	mul.wide.u32 	%rd89, %r2500, 4;
	add.s64 	%rd90, %rd7, %rd89;
	st.global.u32 	[%rd90], %r2499;
$L__BB0_294:
	bar.warp.sync 	-1;
	add.s32 	%r454, %r15, 8704;
	setp.ge.s32 	%p264, %r454, %r436;
	@%p264 bra 	$L__BB0_296;
	ld.shared.u32 	%r2501, [%r237+34816];
	shr.u32 	%r2502, %r2501, %r461;
	shl.b32 	%r2503, %r2502, 2;
	and.b32  	%r2504, %r2503, 1020;
	add.s32 	%r2506, %r677, %r2504;
	ld.shared.u32 	%r2507, [%r2506+45056];
	setp.eq.s32 	%p266, %r11, 3;
	selp.b32 	%r2511, %r5, 0, %p266;
	add.s32 	%r2512, %r2501, %r2511;
	setp.gt.s32 	%p267, %r11, 1;
	selp.b32 	%r2513, -2147483648, 0, %p267;
	xor.b32  	%r2514, %r2512, %r2513;
	shr.s32 	%r2515, %r2512, 31;
	not.b32 	%r2516, %r2515;
	selp.b32 	%r2517, 2147483647, 0, %p266;
	and.b32  	%r2518, %r2517, %r2516;
	xor.b32  	%r2519, %r2514, %r2518;
	add.s32 	%r2520, %r2507, %r454;
	mul.wide.u32 	%rd92, %r2520, 4;
	add.s64 	%rd93, %rd7, %rd92;
	st.global.u32 	[%rd93], %r2519;
$L__BB0_296:
	bar.warp.sync 	-1;
	add.s32 	%r455, %r15, 9216;
	setp.ge.s32 	%p268, %r455, %r436;
	@%p268 bra 	$L__BB0_298;
	ld.shared.u32 	%r2521, [%r237+36864];
	shr.u32 	%r2522, %r2521, %r461;
	shl.b32 	%r2523, %r2522, 2;
	and.b32  	%r2524, %r2523, 1020;
	add.s32 	%r2526, %r677, %r2524;
	ld.shared.u32 	%r2527, [%r2526+45056];
	setp.eq.s32 	%p270, %r11, 3;
	selp.b32 	%r2531, %r5, 0, %p270;
	add.s32 	%r2532, %r2521, %r2531;
	setp.gt.s32 	%p271, %r11, 1;
	selp.b32 	%r2533, -2147483648, 0, %p271;
	xor.b32  	%r2534, %r2532, %r2533;
	shr.s32 	%r2535, %r2532, 31;
	not.b32 	%r2536, %r2535;
	selp.b32 	%r2537, 2147483647, 0, %p270;
	and.b32  	%r2538, %r2537, %r2536;
	xor.b32  	%r2539, %r2534, %r2538;
	add.s32 	%r2540, %r2527, %r455;
	mul.wide.u32 	%rd95, %r2540, 4;
	add.s64 	%rd96, %rd7, %rd95;
	st.global.u32 	[%rd96], %r2539;
$L__BB0_298:
	bar.warp.sync 	-1;
	add.s32 	%r456, %r15, 9728;
	setp.ge.s32 	%p272, %r456, %r436;
	@%p272 bra 	$L__BB0_300;
	ld.shared.u32 	%r2541, [%r237+38912];
	shr.u32 	%r2542, %r2541, %r461;
	shl.b32 	%r2543, %r2542, 2;
	and.b32  	%r2544, %r2543, 1020;
	add.s32 	%r2546, %r677, %r2544;
	ld.shared.u32 	%r2547, [%r2546+45056];
	setp.eq.s32 	%p274, %r11, 3;
	selp.b32 	%r2551, %r5, 0, %p274;
	add.s32 	%r2552, %r2541, %r2551;
	setp.gt.s32 	%p275, %r11, 1;
	selp.b32 	%r2553, -2147483648, 0, %p275;
	xor.b32  	%r2554, %r2552, %r2553;
	shr.s32 	%r2555, %r2552, 31;
	not.b32 	%r2556, %r2555;
	selp.b32 	%r2557, 2147483647, 0, %p274;
	and.b32  	%r2558, %r2557, %r2556;
	xor.b32  	%r2559, %r2554, %r2558;
	add.s32 	%r2560, %r2547, %r456;
	mul.wide.u32 	%rd98, %r2560, 4;
	add.s64 	%rd99, %rd7, %rd98;
	st.global.u32 	[%rd99], %r2559;
$L__BB0_300:
	bar.warp.sync 	-1;
	add.s32 	%r457, %r15, 10240;
	setp.ge.s32 	%p276, %r457, %r436;
	@%p276 bra 	$L__BB0_302;
	ld.shared.u32 	%r2561, [%r237+40960];
	shr.u32 	%r2562, %r2561, %r461;
	shl.b32 	%r2563, %r2562, 2;
	and.b32  	%r2564, %r2563, 1020;
	add.s32 	%r2566, %r677, %r2564;
	ld.shared.u32 	%r2567, [%r2566+45056];
	setp.eq.s32 	%p278, %r11, 3;
	selp.b32 	%r2571, %r5, 0, %p278;
	add.s32 	%r2572, %r2561, %r2571;
	setp.gt.s32 	%p279, %r11, 1;
	selp.b32 	%r2573, -2147483648, 0, %p279;
	xor.b32  	%r2574, %r2572, %r2573;
	shr.s32 	%r2575, %r2572, 31;
	not.b32 	%r2576, %r2575;
	selp.b32 	%r2577, 2147483647, 0, %p278;
	and.b32  	%r2578, %r2577, %r2576;
	xor.b32  	%r2579, %r2574, %r2578;
	add.s32 	%r2580, %r2567, %r457;
	mul.wide.u32 	%rd101, %r2580, 4;
	add.s64 	%rd102, %rd7, %rd101;
	st.global.u32 	[%rd102], %r2579;
$L__BB0_302:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r458, [%r237+43008];
	shr.u32 	%r2581, %r458, %r461;
	shl.b32 	%r2582, %r2581, 2;
	and.b32  	%r2583, %r2582, 1020;
	add.s32 	%r2585, %r677, %r2583;
	ld.shared.u32 	%r2586, [%r2585+45056];
	add.s32 	%r2587, %r15, 10752;
	add.s32 	%r459, %r2586, %r2587;
	setp.ge.s32 	%p280, %r2587, %r436;
	@%p280 bra 	$L__BB0_304;
	setp.eq.s32 	%p282, %r11, 3;
	selp.b32 	%r2591, %r5, 0, %p282;
	add.s32 	%r2592, %r458, %r2591;
	setp.gt.s32 	%p283, %r11, 1;
	selp.b32 	%r2593, -2147483648, 0, %p283;
	xor.b32  	%r2594, %r2592, %r2593;
	shr.s32 	%r2595, %r2592, 31;
	not.b32 	%r2596, %r2595;
	selp.b32 	%r2597, 2147483647, 0, %p282;
	and.b32  	%r2598, %r2597, %r2596;
	xor.b32  	%r2599, %r2594, %r2598;
	mul.wide.u32 	%rd104, %r459, 4;
	add.s64 	%rd105, %rd7, %rd104;
	st.global.u32 	[%rd105], %r2599;
$L__BB0_304:
	bar.warp.sync 	-1;
$L__BB0_306:
	ret;
}
)PTX"},
    {"gs_cub_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__445_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_22016ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22014cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22016thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_64(
	.param .align 8 .b8 gs_cub_64_param_0[144]
)
.maxntid 384, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<220>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<1540>;
	.reg .b64 	%rd<755>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220145_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220110sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory[47104];
	.shared .align 4 .u32 _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220145_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220110sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE11first_digit;
	mov.u64 	%rd724, 0;
	ld.param.u64 	%rd2, [gs_cub_64_param_0+56];
	ld.param.u64 	%rd3, [gs_cub_64_param_0+64];
	ld.param.v2.u32 	{%r160, %r1511}, [gs_cub_64_param_0+72];
	ld.param.v2.u32 	{%r162, %r1512}, [gs_cub_64_param_0+80];
	ld.param.v2.u32 	{%r1513, %r165}, [gs_cub_64_param_0+88];
	ld.param.u32 	%r8, [gs_cub_64_param_0+136];
	ld.param.u64 	%rd122, [gs_cub_64_param_0];
	cvta.to.global.u64 	%rd722, %rd122;
	ld.param.u64 	%rd123, [gs_cub_64_param_0+8];
	cvta.to.global.u64 	%rd723, %rd123;
	ld.param.u64 	%rd6, [gs_cub_64_param_0+40];
	ld.param.u64 	%rd124, [gs_cub_64_param_0+104];
	cvta.to.global.u64 	%rd7, %rd124;
	ld.param.u64 	%rd8, [gs_cub_64_param_0+96];
	setp.eq.s64 	%p20, %rd8, 0;
	@%p20 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd9, %rd8;
	ld.global.v2.u16 	{%rs3, %rs4}, [%rd9+8];
	cvt.s32.s16 	%r9, %rs4;
	setp.ge.s32 	%p21, %r8, %r9;
	@%p21 bra 	$L__BB0_9;
	ld.global.u64 	%rd724, [%rd9];
	ld.global.u32 	%r166, [%rd9+12];
	add.s32 	%r167, %r8, 1;
	setp.eq.s32 	%p22, %r167, %r9;
	setp.eq.s32 	%p23, %r166, 0;
	and.pred  	%p1, %p23, %p22;
	cvt.s32.s16 	%r168, %rs3;
	shl.b32 	%r169, %r8, 3;
	add.s32 	%r1511, %r169, %r168;
	setp.eq.s32 	%p2, %r8, 0;
	not.b32 	%r170, %r8;
	add.s32 	%r171, %r166, %r170;
	add.s32 	%r11, %r171, %r9;
	@%p2 bra 	$L__BB0_4;
	and.b32  	%r172, %r11, 1;
	setp.eq.b32 	%p24, %r172, 1;
	selp.b64 	%rd722, %rd723, %rd7, %p24;
$L__BB0_4:
	and.b32  	%r173, %r11, 1;
	setp.eq.b32 	%p25, %r173, 1;
	selp.b64 	%rd723, %rd7, %rd723, %p25;
	selp.u32 	%r1513, 1, 0, %p1;
	selp.u32 	%r1512, 1, 0, %p2;
$L__BB0_5:
	add.s32 	%r174, %r162, 1;
	setp.eq.s32 	%p26, %r1512, 0;
	selp.b32 	%r175, 0, %r174, %p26;
	setp.eq.s32 	%p27, %r1513, 0;
	selp.b32 	%r176, 0, %r174, %p27;
	setp.gt.s32 	%p28, %r175, 1;
	selp.b64 	%rd17, -9223372036854775808, 0, %p28;
	setp.eq.s32 	%p29, %r175, 3;
	selp.b64 	%rd18, 9223372036854775807, 0, %p29;
	mov.u64 	%rd125, 9223372036854775807;
	setp.gt.s32 	%p30, %r176, 1;
	selp.b64 	%rd19, -9223372036854775808, 0, %p30;
	setp.eq.s32 	%p31, %r176, 3;
	selp.b64 	%rd20, 9223372036854775807, 0, %p31;
	setp.eq.s32 	%p32, %r175, 0;
	selp.b64 	%rd126, %rd3, 0, %p29;
	add.s64 	%rd127, %rd126, %rd724;
	selp.b64 	%rd21, 0, %rd127, %p32;
	setp.eq.s32 	%p33, %r176, 0;
	selp.b64 	%rd128, %rd3, 0, %p31;
	add.s64 	%rd129, %rd128, %rd724;
	selp.b64 	%rd22, 0, %rd129, %p33;
	setp.ne.s32 	%p34, %r165, 0;
	and.pred  	%p3, %p34, %p29;
	mov.u32 	%r17, %tid.x;
	shr.u32 	%r18, %r17, 5;
	sub.s64 	%rd23, %rd125, %rd3;
	not.b64 	%rd24, %rd724;
	cvt.u64.u32 	%rd25, %r1511;
	mul.wide.u32 	%rd130, %r17, -1431655765;
	shr.u64 	%rd131, %rd130, 35;
	cvt.u32.u64 	%r177, %rd131;
	add.s32 	%r178, %r177, %r17;
	shl.b32 	%r179, %r178, 2;
	mov.u32 	%r180, _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220145_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220110sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r19, %r180, %r179;
	cvta.to.global.u64 	%rd132, %rd2;
	mov.u32 %r295, %laneid;
	mov.u32 %r511, %lanemask_le;
	bra.uni 	$L__BB0_6;
$L__BB0_183:
	bar.sync 	0;
$L__BB0_6:
	setp.ne.s32 	%p35, %r17, 0;
	@%p35 bra 	$L__BB0_8;
	atom.global.add.u32 	%r181, [%rd132], 1;
	st.shared.u32 	[_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220145_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220110sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080], %r181;
$L__BB0_8:
	bar.sync 	0;
	ld.shared.u32 	%r1514, [_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220145_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220110sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080];
	mul.lo.s32 	%r21, %r1514, 5760;
	setp.gt.s32 	%p36, %r160, %r21;
	@%p36 bra 	$L__BB0_10;
	bra.uni 	$L__BB0_9;
$L__BB0_10:
	sub.s32 	%r182, %r160, %r21;
	setp.gt.s32 	%p37, %r182, 5759;
	and.b32  	%r183, %r17, -32;
	mul.lo.s32 	%r184, %r183, 15;
	and.b32  	%r185, %r17, 31;
	or.b32  	%r186, %r184, %r185;
	setp.lt.s32 	%p38, %r186, %r182;
	or.pred  	%p39, %p37, %p38;
	selp.b32 	%r187, %r186, 0, %p39;
	add.s32 	%r188, %r187, %r21;
	mul.wide.s32 	%rd134, %r188, 8;
	add.s64 	%rd135, %rd722, %rd134;
	ld.global.u64 	%rd725, [%rd135];
	add.s32 	%r189, %r186, 32;
	setp.lt.s32 	%p40, %r189, %r182;
	or.pred  	%p4, %p37, %p40;
	selp.b32 	%r190, %r189, 0, %p4;
	add.s32 	%r191, %r190, %r21;
	mul.wide.s32 	%rd136, %r191, 8;
	add.s64 	%rd137, %rd722, %rd136;
	ld.global.u64 	%rd727, [%rd137];
	add.s32 	%r192, %r186, 64;
	setp.lt.s32 	%p41, %r192, %r182;
	or.pred  	%p5, %p37, %p41;
	selp.b32 	%r193, %r192, 0, %p5;
	add.s32 	%r194, %r193, %r21;
	mul.wide.s32 	%rd138, %r194, 8;
	add.s64 	%rd139, %rd722, %rd138;
	ld.global.u64 	%rd729, [%rd139];
	add.s32 	%r195, %r186, 96;
	setp.lt.s32 	%p42, %r195, %r182;
	or.pred  	%p6, %p37, %p42;
	selp.b32 	%r196, %r195, 0, %p6;
	add.s32 	%r197, %r196, %r21;
	mul.wide.s32 	%rd140, %r197, 8;
	add.s64 	%rd141, %rd722, %rd140;
	ld.global.u64 	%rd731, [%rd141];
	add.s32 	%r198, %r186, 128;
	setp.lt.s32 	%p43, %r198, %r182;
	or.pred  	%p7, %p37, %p43;
	selp.b32 	%r199, %r198, 0, %p7;
	add.s32 	%r200, %r199, %r21;
	mul.wide.s32 	%rd142, %r200, 8;
	add.s64 	%rd143, %rd722, %rd142;
	ld.global.u64 	%rd733, [%rd143];
	add.s32 	%r201, %r186, 160;
	setp.lt.s32 	%p44, %r201, %r182;
	or.pred  	%p8, %p37, %p44;
	selp.b32 	%r202, %r201, 0, %p8;
	add.s32 	%r203, %r202, %r21;
	mul.wide.s32 	%rd144, %r203, 8;
	add.s64 	%rd145, %rd722, %rd144;
	ld.global.u64 	%rd735, [%rd145];
	add.s32 	%r204, %r186, 192;
	setp.lt.s32 	%p45, %r204, %r182;
	or.pred  	%p9, %p37, %p45;
	selp.b32 	%r205, %r204, 0, %p9;
	add.s32 	%r206, %r205, %r21;
	mul.wide.s32 	%rd146, %r206, 8;
	add.s64 	%rd147, %rd722, %rd146;
	ld.global.u64 	%rd737, [%rd147];
	add.s32 	%r207, %r186, 224;
	setp.lt.s32 	%p46, %r207, %r182;
	or.pred  	%p10, %p37, %p46;
	selp.b32 	%r208, %r207, 0, %p10;
	add.s32 	%r209, %r208, %r21;
	mul.wide.s32 	%rd148, %r209, 8;
	add.s64 	%rd149, %rd722, %rd148;
	ld.global.u64 	%rd739, [%rd149];
	add.s32 	%r210, %r186, 256;
	setp.lt.s32 	%p47, %r210, %r182;
	or.pred  	%p11, %p37, %p47;
	selp.b32 	%r211, %r210, 0, %p11;
	add.s32 	%r212, %r211, %r21;
	mul.wide.s32 	%rd150, %r212, 8;
	add.s64 	%rd151, %rd722, %rd150;
	ld.global.u64 	%rd741, [%rd151];
	add.s32 	%r213, %r186, 288;
	setp.lt.s32 	%p48, %r213, %r182;
	or.pred  	%p12, %p37, %p48;
	selp.b32 	%r214, %r213, 0, %p12;
	add.s32 	%r215, %r214, %r21;
	mul.wide.s32 	%rd152, %r215, 8;
	add.s64 	%rd153, %rd722, %rd152;
	ld.global.u64 	%rd743, [%rd153];
	add.s32 	%r216, %r186, 320;
	setp.lt.s32 	%p49, %r216, %r182;
	or.pred  	%p13, %p37, %p49;
	selp.b32 	%r217, %r216, 0, %p13;
	add.s32 	%r218, %r217, %r21;
	mul.wide.s32 	%rd154, %r218, 8;
	add.s64 	%rd155, %rd722, %rd154;
	ld.global.u64 	%rd745, [%rd155];
	add.s32 	%r219, %r186, 352;
	setp.lt.s32 	%p50, %r219, %r182;
	or.pred  	%p14, %p37, %p50;
	selp.b32 	%r220, %r219, 0, %p14;
	add.s32 	%r221, %r220, %r21;
	mul.wide.s32 	%rd156, %r221, 8;
	add.s64 	%rd157, %rd722, %rd156;
	ld.global.u64 	%rd747, [%rd157];
	add.s32 	%r222, %r186, 384;
	setp.lt.s32 	%p51, %r222, %r182;
	or.pred  	%p15, %p37, %p51;
	selp.b32 	%r223, %r222, 0, %p15;
	add.s32 	%r224, %r223, %r21;
	mul.wide.s32 	%rd158, %r224, 8;
	add.s64 	%rd159, %rd722, %rd158;
	ld.global.u64 	%rd749, [%rd159];
	add.s32 	%r225, %r186, 416;
	setp.lt.s32 	%p52, %r225, %r182;
	or.pred  	%p16, %p37, %p52;
	selp.b32 	%r226, %r225, 0, %p16;
	add.s32 	%r227, %r226, %r21;
	mul.wide.s32 	%rd160, %r227, 8;
	add.s64 	%rd161, %rd722, %rd160;
	ld.global.u64 	%rd751, [%rd161];
	add.s32 	%r228, %r186, 448;
	setp.lt.s32 	%p53, %r228, %r182;
	or.pred  	%p17, %p37, %p53;
	selp.b32 	%r229, %r228, 0, %p17;
	add.s32 	%r230, %r229, %r21;
	mul.wide.s32 	%rd162, %r230, 8;
	add.s64 	%rd163, %rd722, %rd162;
	ld.global.u64 	%rd753, [%rd163];
	mov.u64 	%rd728, -1;
	not.pred 	%p54, %p39;
	mov.u64 	%rd726, %rd728;
	@%p54 bra 	$L__BB0_15;
	not.pred 	%p55, %p3;
	@%p55 bra 	$L__BB0_14;
	and.b64  	%rd41, %rd725, 9223372036854775807;
	setp.gt.u64 	%p56, %rd41, %rd23;
	mov.u64 	%rd726, %rd24;
	@%p56 bra 	$L__BB0_15;
	setp.eq.s64 	%p57, %rd41, 0;
	selp.b64 	%rd725, 0, %rd725, %p57;
$L__BB0_14:
	shr.s64 	%rd164, %rd725, 63;
	and.b64  	%rd165, %rd164, %rd18;
	xor.b64  	%rd166, %rd725, %rd17;
	xor.b64  	%rd167, %rd166, %rd165;
	sub.s64 	%rd726, %rd167, %rd21;
$L__BB0_15:
	not.pred 	%p58, %p4;
	@%p58 bra 	$L__BB0_20;
	not.pred 	%p59, %p3;
	@%p59 bra 	$L__BB0_19;
	and.b64  	%rd46, %rd727, 9223372036854775807;
	setp.gt.u64 	%p60, %rd46, %rd23;
	mov.u64 	%rd728, %rd24;
	@%p60 bra 	$L__BB0_20;
	setp.eq.s64 	%p61, %rd46, 0;
	selp.b64 	%rd727, 0, %rd727, %p61;
$L__BB0_19:
	shr.s64 	%rd169, %rd727, 63;
	and.b64  	%rd170, %rd169, %rd18;
	xor.b64  	%rd171, %rd727, %rd17;
	xor.b64  	%rd172, %rd171, %rd170;
	sub.s64 	%rd728, %rd172, %rd21;
$L__BB0_20:
	mov.u64 	%rd732, -1;
	not.pred 	%p62, %p5;
	mov.u64 	%rd730, %rd732;
	@%p62 bra 	$L__BB0_25;
	not.pred 	%p63, %p3;
	@%p63 bra 	$L__BB0_24;
	and.b64  	%rd51, %rd729, 9223372036854775807;
	setp.gt.u64 	%p64, %rd51, %rd23;
	mov.u64 	%rd730, %rd24;
	@%p64 bra 	$L__BB0_25;
	setp.eq.s64 	%p65, %rd51, 0;
	selp.b64 	%rd729, 0, %rd729, %p65;
$L__BB0_24:
	shr.s64 	%rd174, %rd729, 63;
	and.b64  	%rd175, %rd174, %rd18;
	xor.b64  	%rd176, %rd729, %rd17;
	xor.b64  	%rd177, %rd176, %rd175;
	sub.s64 	%rd730, %rd177, %rd21;
$L__BB0_25:
	not.pred 	%p66, %p6;
	@%p66 bra 	$L__BB0_30;
	not.pred 	%p67, %p3;
	@%p67 bra 	$L__BB0_29;
	and.b64  	%rd56, %rd731, 9223372036854775807;
	setp.gt.u64 	%p68, %rd56, %rd23;
	mov.u64 	%rd732, %rd24;
	@%p68 bra 	$L__BB0_30;
	setp.eq.s64 	%p69, %rd56, 0;
	selp.b64 	%rd731, 0, %rd731, %p69;
$L__BB0_29:
	shr.s64 	%rd179, %rd731, 63;
	and.b64  	%rd180, %rd179, %rd18;
	xor.b64  	%rd181, %rd731, %rd17;
	xor.b64  	%rd182, %rd181, %rd180;
	sub.s64 	%rd732, %rd182, %rd21;
$L__BB0_30:
	mov.u64 	%rd736, -1;
	not.pred 	%p70, %p7;
	mov.u64 	%rd734, %rd736;
	@%p70 bra 	$L__BB0_35;
	not.pred 	%p71, %p3;
	@%p71 bra 	$L__BB0_34;
	and.b64  	%rd61, %rd733, 9223372036854775807;
	setp.gt.u64 	%p72, %rd61, %rd23;
	mov.u64 	%rd734, %rd24;
	@%p72 bra 	$L__BB0_35;
	setp.eq.s64 	%p73, %rd61, 0;
	selp.b64 	%rd733, 0, %rd733, %p73;
$L__BB0_34:
	shr.s64 	%rd184, %rd733, 63;
	and.b64  	%rd185, %rd184, %rd18;
	xor.b64  	%rd186, %rd733, %rd17;
	xor.b64  	%rd187, %rd186, %rd185;
	sub.s64 	%rd734, %rd187, %rd21;
$L__BB0_35:
	not.pred 	%p74, %p8;
	@%p74 bra 	$L__BB0_40;
	not.pred 	%p75, %p3;
	@%p75 bra 	$L__BB0_39;
	and.b64  	%rd66, %rd735, 9223372036854775807;
	setp.gt.u64 	%p76, %rd66, %rd23;
	mov.u64 	%rd736, %rd24;
	@%p76 bra 	$L__BB0_40;
	setp.eq.s64 	%p77, %rd66, 0;
	selp.b64 	%rd735, 0, %rd735, %p77;
$L__BB0_39:
	shr.s64 	%rd189, %rd735, 63;
	and.b64  	%rd190, %rd189, %rd18;
	xor.b64  	%rd191, %rd735, %rd17;
	xor.b64  	%rd192, %rd191, %rd190;
	sub.s64 	%rd736, %rd192, %rd21;
$L__BB0_40:
	mov.u64 	%rd740, -1;
	not.pred 	%p78, %p9;
	mov.u64 	%rd738, %rd740;
	@%p78 bra 	$L__BB0_45;
	not.pred 	%p79, %p3;
	@%p79 bra 	$L__BB0_44;
	and.b64  	%rd71, %rd737, 9223372036854775807;
	setp.gt.u64 	%p80, %rd71, %rd23;
	mov.u64 	%rd738, %rd24;
	@%p80 bra 	$L__BB0_45;
	setp.eq.s64 	%p81, %rd71, 0;
	selp.b64 	%rd737, 0, %rd737, %p81;
$L__BB0_44:
	shr.s64 	%rd194, %rd737, 63;
	and.b64  	%rd195, %rd194, %rd18;
	xor.b64  	%rd196, %rd737, %rd17;
	xor.b64  	%rd197, %rd196, %rd195;
	sub.s64 	%rd738, %rd197, %rd21;
$L__BB0_45:
	not.pred 	%p82, %p10;
	@%p82 bra 	$L__BB0_50;
	not.pred 	%p83, %p3;
	@%p83 bra 	$L__BB0_49;
	and.b64  	%rd76, %rd739, 9223372036854775807;
	setp.gt.u64 	%p84, %rd76, %rd23;
	mov.u64 	%rd740, %rd24;
	@%p84 bra 	$L__BB0_50;
	setp.eq.s64 	%p85, %rd76, 0;
	selp.b64 	%rd739, 0, %rd739, %p85;
$L__BB0_49:
	shr.s64 	%rd199, %rd739, 63;
	and.b64  	%rd200, %rd199, %rd18;
	xor.b64  	%rd201, %rd739, %rd17;
	xor.b64  	%rd202, %rd201, %rd200;
	sub.s64 	%rd740, %rd202, %rd21;
$L__BB0_50:
	mov.u64 	%rd744, -1;
	not.pred 	%p86, %p11;
	mov.u64 	%rd742, %rd744;
	@%p86 bra 	$L__BB0_55;
	not.pred 	%p87, %p3;
	@%p87 bra 	$L__BB0_54;
	and.b64  	%rd81, %rd741, 9223372036854775807;
	setp.gt.u64 	%p88, %rd81, %rd23;
	mov.u64 	%rd742, %rd24;
	@%p88 bra 	$L__BB0_55;
	setp.eq.s64 	%p89, %rd81, 0;
	selp.b64 	%rd741, 0, %rd741, %p89;
$L__BB0_54:
	shr.s64 	%rd204, %rd741, 63;
	and.b64  	%rd205, %rd204, %rd18;
	xor.b64  	%rd206, %rd741, %rd17;
	xor.b64  	%rd207, %rd206, %rd205;
	sub.s64 	%rd742, %rd207, %rd21;
$L__BB0_55:
	not.pred 	%p90, %p12;
	@%p90 bra 	$L__BB0_60;
	not.pred 	%p91, %p3;
	@%p91 bra 	$L__BB0_59;
	and.b64  	%rd86, %rd743, 9223372036854775807;
	setp.gt.u64 	%p92, %rd86, %rd23;
	mov.u64 	%rd744, %rd24;
	@%p92 bra 	$L__BB0_60;
	setp.eq.s64 	%p93, %rd86, 0;
	selp.b64 	%rd743, 0, %rd743, %p93;
$L__BB0_59:
	shr.s64 	%rd209, %rd743, 63;
	and.b64  	%rd210, %rd209, %rd18;
	xor.b64  	%rd211, %rd743, %rd17;
	xor.b64  	%rd212, %rd211, %rd210;
	sub.s64 	%rd744, %rd212, %rd21;
$L__BB0_60:
	mov.u64 	%rd748, -1;
	not.pred 	%p94, %p13;
	mov.u64 	%rd746, %rd748;
	@%p94 bra 	$L__BB0_65;
	not.pred 	%p95, %p3;
	@%p95 bra 	$L__BB0_64;
	and.b64  	%rd91, %rd745, 9223372036854775807;
	setp.gt.u64 	%p96, %rd91, %rd23;
	mov.u64 	%rd746, %rd24;
	@%p96 bra 	$L__BB0_65;
	setp.eq.s64 	%p97, %rd91, 0;
	selp.b64 	%rd745, 0, %rd745, %p97;
$L__BB0_64:
	shr.s64 	%rd214, %rd745, 63;
	and.b64  	%rd215, %rd214, %rd18;
	xor.b64  	%rd216, %rd745, %rd17;
	xor.b64  	%rd217, %rd216, %rd215;
	sub.s64 	%rd746, %rd217, %rd21;
$L__BB0_65:
	not.pred 	%p98, %p14;
	@%p98 bra 	$L__BB0_70;
	not.pred 	%p99, %p3;
	@%p99 bra 	$L__BB0_69;
	and.b64  	%rd96, %rd747, 9223372036854775807;
	setp.gt.u64 	%p100, %rd96, %rd23;
	mov.u64 	%rd748, %rd24;
	@%p100 bra 	$L__BB0_70;
	setp.eq.s64 	%p101, %rd96, 0;
	selp.b64 	%rd747, 0, %rd747, %p101;
$L__BB0_69:
	shr.s64 	%rd219, %rd747, 63;
	and.b64  	%rd220, %rd219, %rd18;
	xor.b64  	%rd221, %rd747, %rd17;
	xor.b64  	%rd222, %rd221, %rd220;
	sub.s64 	%rd748, %rd222, %rd21;
$L__BB0_70:
	mov.u64 	%rd752, -1;
	not.pred 	%p102, %p15;
	mov.u64 	%rd750, %rd752;
	@%p102 bra 	$L__BB0_75;
	not.pred 	%p103, %p3;
	@%p103 bra 	$L__BB0_74;
	and.b64  	%rd101, %rd749, 9223372036854775807;
	setp.gt.u64 	%p104, %rd101, %rd23;
	mov.u64 	%rd750, %rd24;
	@%p104 bra 	$L__BB0_75;
	setp.eq.s64 	%p105, %rd101, 0;
	selp.b64 	%rd749, 0, %rd749, %p105;
$L__BB0_74:
	shr.s64 	%rd224, %rd749, 63;
	and.b64  	%rd225, %rd224, %rd18;
	xor.b64  	%rd226, %rd749, %rd17;
	xor.b64  	%rd227, %rd226, %rd225;
	sub.s64 	%rd750, %rd227, %rd21;
$L__BB0_75:
	not.pred 	%p106, %p16;
	@%p106 bra 	$L__BB0_80;
	not.pred 	%p107, %p3;
	@%p107 bra 	$L__BB0_79;
	and.b64  	%rd106, %rd751, 9223372036854775807;
	setp.gt.u64 	%p108, %rd106, %rd23;
	mov.u64 	%rd752, %rd24;
	@%p108 bra 	$L__BB0_80;
	setp.eq.s64 	%p109, %rd106, 0;
	selp.b64 	%rd751, 0, %rd751, %p109;
$L__BB0_79:
	shr.s64 	%rd229, %rd751, 63;
	and.b64  	%rd230, %rd229, %rd18;
	xor.b64  	%rd231, %rd751, %rd17;
	xor.b64  	%rd232, %rd231, %rd230;
	sub.s64 	%rd752, %rd232, %rd21;
$L__BB0_80:
	mov.u64 	%rd754, -1;
	not.pred 	%p110, %p17;
	@%p110 bra 	$L__BB0_85;
	not.pred 	%p111, %p3;
	@%p111 bra 	$L__BB0_84;
	and.b64  	%rd111, %rd753, 9223372036854775807;
	setp.gt.u64 	%p112, %rd111, %rd23;
	mov.u64 	%rd754, %rd24;
	@%p112 bra 	$L__BB0_85;
	setp.eq.s64 	%p113, %rd111, 0;
	selp.b64 	%rd753, 0, %rd753, %p113;
$L__BB0_84:
	shr.s64 	%rd234, %rd753, 63;
	and.b64  	%rd235, %rd234, %rd18;
	xor.b64  	%rd236, %rd753, %rd17;
	xor.b64  	%rd237, %rd236, %rd235;
	sub.s64 	%rd754, %rd237, %rd21;
$L__BB0_85:
	setp.eq.s32 	%p114, %r17, 0;
	@%p114 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_87;
$L__BB0_86:
	cvt.u32.u64 	%r231, %rd25;
	shr.u64 	%rd238, %rd726, %r231;
	cvt.u32.u64 	%r232, %rd238;
	and.b32  	%r233, %r232, 255;
	st.shared.u32 	[_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220145_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220110sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE11first_digit], %r233;
$L__BB0_87:
	ld.param.u64 	%rd705, [gs_cub_64_param_0+48];
	mul.lo.s32 	%r1483, %r1514, 5760;
	add.s32 	%r234, %r1483, 5760;
	setp.le.s32 	%p115, %r234, %r160;
	cvt.u32.u64 	%r235, %rd25;
	shr.u64 	%rd239, %rd726, %r235;
	cvt.u32.u64 	%r236, %rd239;
	and.b32  	%r22, %r236, 255;
	bar.sync 	0;
	ld.shared.u32 	%r23, [_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220145_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220110sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE11first_digit];
	setp.eq.s32 	%p116, %r22, %r23;
	and.pred  	%p117, %p115, %p116;
	shr.u64 	%rd240, %rd728, %r235;
	cvt.u32.u64 	%r237, %rd240;
	and.b32  	%r24, %r237, 255;
	setp.eq.s32 	%p118, %r24, %r23;
	and.pred  	%p119, %p117, %p118;
	shr.u64 	%rd241, %rd730, %r235;
	cvt.u32.u64 	%r238, %rd241;
	and.b32  	%r25, %r238, 255;
	setp.eq.s32 	%p120, %r25, %r23;
	and.pred  	%p121, %p119, %p120;
	shr.u64 	%rd242, %rd732, %r235;
	cvt.u32.u64 	%r239, %rd242;
	and.b32  	%r26, %r239, 255;
	setp.eq.s32 	%p122, %r26, %r23;
	and.pred  	%p123, %p121, %p122;
	shr.u64 	%rd243, %rd734, %r235;
	cvt.u32.u64 	%r240, %rd243;
	and.b32  	%r27, %r240, 255;
	setp.eq.s32 	%p124, %r27, %r23;
	and.pred  	%p125, %p123, %p124;
	shr.u64 	%rd244, %rd736, %r235;
	cvt.u32.u64 	%r241, %rd244;
	and.b32  	%r28, %r241, 255;
	setp.eq.s32 	%p126, %r28, %r23;
	and.pred  	%p127, %p125, %p126;
	shr.u64 	%rd245, %rd738, %r235;
	cvt.u32.u64 	%r242, %rd245;
	and.b32  	%r29, %r242, 255;
	setp.eq.s32 	%p128, %r29, %r23;
	and.pred  	%p129, %p127, %p128;
	shr.u64 	%rd246, %rd740, %r235;
	cvt.u32.u64 	%r243, %rd246;
	and.b32  	%r30, %r243, 255;
	setp.eq.s32 	%p130, %r30, %r23;
	and.pred  	%p131, %p129, %p130;
	shr.u64 	%rd247, %rd742, %r235;
	cvt.u32.u64 	%r244, %rd247;
	and.b32  	%r31, %r244, 255;
	setp.eq.s32 	%p132, %r31, %r23;
	and.pred  	%p133, %p131, %p132;
	shr.u64 	%rd248, %rd744, %r235;
	cvt.u32.u64 	%r245, %rd248;
	and.b32  	%r32, %r245, 255;
	setp.eq.s32 	%p134, %r32, %r23;
	and.pred  	%p135, %p133, %p134;
	shr.u64 	%rd249, %rd746, %r235;
	cvt.u32.u64 	%r246, %rd249;
	and.b32  	%r33, %r246, 255;
	setp.eq.s32 	%p136, %r33, %r23;
	and.pred  	%p137, %p135, %p136;
	shr.u64 	%rd250, %rd748, %r235;
	cvt.u32.u64 	%r247, %rd250;
	and.b32  	%r34, %r247, 255;
	setp.eq.s32 	%p138, %r34, %r23;
	and.pred  	%p139, %p137, %p138;
	shr.u64 	%rd251, %rd750, %r235;
	cvt.u32.u64 	%r248, %rd251;
	and.b32  	%r35, %r248, 255;
	setp.eq.s32 	%p140, %r35, %r23;
	and.pred  	%p141, %p139, %p140;
	shr.u64 	%rd252, %rd752, %r235;
	cvt.u32.u64 	%r249, %rd252;
	and.b32  	%r250, %r249, 255;
	setp.eq.s32 	%p142, %r250, %r23;
	and.pred  	%p143, %p141, %p142;
	shr.u64 	%rd253, %rd754, %r235;
	cvt.u32.u64 	%r251, %rd253;
	and.b32  	%r252, %r251, 255;
	setp.eq.s32 	%p144, %r252, %r23;
	and.pred  	%p145, %p143, %p144;
	selp.u32 	%r253, 1, 0, %p145;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r253, 0; 
	bar.red.and.pred 	%p2, 0, %p1; 
	selp.u32 	%r254, 1, 0, %p2; 
	}
	setp.eq.s32 	%p146, %r254, 0;
	shl.b32 	%r255, %r1514, 8;
	add.s32 	%r256, %r255, %r17;
	cvta.to.global.u64 	%rd254, %rd705;
	mul.wide.s32 	%rd255, %r256, 4;
	add.s64 	%rd116, %rd254, %rd255;
	@%p146 bra 	$L__BB0_97;
	setp.gt.s32 	%p147, %r17, 255;
	setp.eq.s32 	%p148, %r17, %r23;
	selp.b32 	%r36, 5760, 0, %p148;
	@%p147 bra 	$L__BB0_96;
	setp.gt.u32 	%p149, %r17, %r23;
	selp.b32 	%r257, 5760, 0, %p149;
	or.b32  	%r258, %r36, 1073741824;
	st.volatile.global.u32 	[%rd116], %r258;
	cvta.to.global.u64 	%rd256, %rd6;
	mul.wide.s32 	%rd257, %r17, 4;
	add.s64 	%rd258, %rd256, %rd257;
	ld.global.u32 	%r259, [%rd258];
	sub.s32 	%r260, %r259, %r257;
	shl.b32 	%r261, %r17, 2;
	add.s32 	%r37, %r180, %r261;
	st.shared.u32 	[%r37+46080], %r260;
	setp.lt.s32 	%p150, %r1514, 1;
	mov.u32 	%r1516, %r36;
	@%p150 bra 	$L__BB0_95;
	mov.u32 	%r1515, -1;
	mov.u32 	%r1516, %r36;
$L__BB0_91:
	cvta.to.global.u64 	%rd706, %rd705;
	shl.b32 	%r264, %r1514, 8;
	add.s32 	%r265, %r264, %r17;
	add.s32 	%r266, %r265, -256;
	mul.wide.s32 	%rd259, %r266, 4;
	add.s64 	%rd118, %rd706, %rd259;
$L__BB0_92:
	membar.cta;
	ld.volatile.global.u32 	%r41, [%rd118];
	setp.eq.s32 	%p151, %r41, 0;
	@%p151 bra 	$L__BB0_92;
	and.b32  	%r267, %r41, 1073741823;
	add.s32 	%r1516, %r267, %r1516;
	setp.gt.s32 	%p152, %r41, -1;
	vote.sync.ballot.b32 	%r1515, %p152, %r1515;
	setp.lt.s32 	%p153, %r41, 0;
	@%p153 bra 	$L__BB0_95;
	add.s32 	%r45, %r1514, -1;
	setp.gt.s32 	%p154, %r1514, 1;
	mov.u32 	%r1514, %r45;
	@%p154 bra 	$L__BB0_91;
$L__BB0_95:
	or.b32  	%r268, %r1516, -2147483648;
	st.volatile.global.u32 	[%rd116], %r268;
	ld.shared.u32 	%r269, [%r37+46080];
	sub.s32 	%r270, %r1516, %r36;
	add.s32 	%r271, %r270, %r269;
	st.shared.u32 	[%r37+46080], %r271;
$L__BB0_96:
	bar.sync 	0;
	shl.b32 	%r276, %r23, 2;
	add.s32 	%r278, %r180, %r276;
	ld.shared.u32 	%r279, [%r278+46080];
	add.s32 	%r280, %r279, %r186;
	add.s64 	%rd260, %rd726, %rd22;
	xor.b64  	%rd261, %rd260, %rd19;
	shr.s64 	%rd262, %rd260, 63;
	not.b64 	%rd263, %rd262;
	and.b64  	%rd264, %rd20, %rd263;
	xor.b64  	%rd265, %rd261, %rd264;
	mul.wide.u32 	%rd266, %r280, 8;
	add.s64 	%rd267, %rd723, %rd266;
	st.global.u64 	[%rd267], %rd265;
	add.s64 	%rd268, %rd728, %rd22;
	xor.b64  	%rd269, %rd268, %rd19;
	shr.s64 	%rd270, %rd268, 63;
	not.b64 	%rd271, %rd270;
	and.b64  	%rd272, %rd20, %rd271;
	xor.b64  	%rd273, %rd269, %rd272;
	add.s32 	%r281, %r280, 32;
	mul.wide.u32 	%rd274, %r281, 8;
	add.s64 	%rd275, %rd723, %rd274;
	st.global.u64 	[%rd275], %rd273;
	add.s64 	%rd276, %rd730, %rd22;
	xor.b64  	%rd277, %rd276, %rd19;
	shr.s64 	%rd278, %rd276, 63;
	not.b64 	%rd279, %rd278;
	and.b64  	%rd280, %rd20, %rd279;
	xor.b64  	%rd281, %rd277, %rd280;
	add.s32 	%r282, %r280, 64;
	mul.wide.u32 	%rd282, %r282, 8;
	add.s64 	%rd283, %rd723, %rd282;
	st.global.u64 	[%rd283], %rd281;
	add.s64 	%rd284, %rd732, %rd22;
	xor.b64  	%rd285, %rd284, %rd19;
	shr.s64 	%rd286, %rd284, 63;
	not.b64 	%rd287, %rd286;
	and.b64  	%rd288, %rd20, %rd287;
	xor.b64  	%rd289, %rd285, %rd288;
	add.s32 	%r283, %r280, 96;
	mul.wide.u32 	%rd290, %r283, 8;
	add.s64 	%rd291, %rd723, %rd290;
	st.global.u64 	[%rd291], %rd289;
	add.s64 	%rd292, %rd734, %rd22;
	xor.b64  	%rd293, %rd292, %rd19;
	shr.s64 	%rd294, %rd292, 63;
	not.b64 	%rd295, %rd294;
	and.b64  	%rd296, %rd20, %rd295;
	xor.b64  	%rd297, %rd293, %rd296;
	add.s32 	%r284, %r280, 128;
	mul.wide.u32 	%rd298, %r284, 8;
	add.s64 	%rd299, %rd723, %rd298;
	st.global.u64 	[%rd299], %rd297;
	add.s64 	%rd300, %rd736, %rd22;
	xor.b64  	%rd301, %rd300, %rd19;
	shr.s64 	%rd302, %rd300, 63;
	not.b64 	%rd303, %rd302;
	and.b64  	%rd304, %rd20, %rd303;
	xor.b64  	%rd305, %rd301, %rd304;
	add.s32 	%r285, %r280, 160;
	mul.wide.u32 	%rd306, %r285, 8;
	add.s64 	%rd307, %rd723, %rd306;
	st.global.u64 	[%rd307], %rd305;
	add.s64 	%rd308, %rd738, %rd22;
	xor.b64  	%rd309, %rd308, %rd19;
	shr.s64 	%rd310, %rd308, 63;
	not.b64 	%rd311, %rd310;
	and.b64  	%rd312, %rd20, %rd311;
	xor.b64  	%rd313, %rd309, %rd312;
	add.s32 	%r286, %r280, 192;
	mul.wide.u32 	%rd314, %r286, 8;
	add.s64 	%rd315, %rd723, %rd314;
	st.global.u64 	[%rd315], %rd313;
	add.s64 	%rd316, %rd740, %rd22;
	xor.b64  	%rd317, %rd316, %rd19;
	shr.s64 	%rd318, %rd316, 63;
	not.b64 	%rd319, %rd318;
	and.b64  	%rd320, %rd20, %rd319;
	xor.b64  	%rd321, %rd317, %rd320;
	add.s32 	%r287, %r280, 224;
	mul.wide.u32 	%rd322, %r287, 8;
	add.s64 	%rd323, %rd723, %rd322;
	st.global.u64 	[%rd323], %rd321;
	add.s64 	%rd324, %rd742, %rd22;
	xor.b64  	%rd325, %rd324, %rd19;
	shr.s64 	%rd326, %rd324, 63;
	not.b64 	%rd327, %rd326;
	and.b64  	%rd328, %rd20, %rd327;
	xor.b64  	%rd329, %rd325, %rd328;
	add.s32 	%r288, %r280, 256;
	mul.wide.u32 	%rd330, %r288, 8;
	add.s64 	%rd331, %rd723, %rd330;
	st.global.u64 	[%rd331], %rd329;
	add.s64 	%rd332, %rd744, %rd22;
	xor.b64  	%rd333, %rd332, %rd19;
	shr.s64 	%rd334, %rd332, 63;
	not.b64 	%rd335, %rd334;
	and.b64  	%rd336, %rd20, %rd335;
	xor.b64  	%rd337, %rd333, %rd336;
	add.s32 	%r289, %r280, 288;
	mul.wide.u32 	%rd338, %r289, 8;
	add.s64 	%rd339, %rd723, %rd338;
	st.global.u64 	[%rd339], %rd337;
	add.s64 	%rd340, %rd746, %rd22;
	xor.b64  	%rd341, %rd340, %rd19;
	shr.s64 	%rd342, %rd340, 63;
	not.b64 	%rd343, %rd342;
	and.b64  	%rd344, %rd20, %rd343;
	xor.b64  	%rd345, %rd341, %rd344;
	add.s32 	%r290, %r280, 320;
	mul.wide.u32 	%rd346, %r290, 8;
	add.s64 	%rd347, %rd723, %rd346;
	st.global.u64 	[%rd347], %rd345;
	add.s64 	%rd348, %rd748, %rd22;
	xor.b64  	%rd349, %rd348, %rd19;
	shr.s64 	%rd350, %rd348, 63;
	not.b64 	%rd351, %rd350;
	and.b64  	%rd352, %rd20, %rd351;
	xor.b64  	%rd353, %rd349, %rd352;
	add.s32 	%r291, %r280, 352;
	mul.wide.u32 	%rd354, %r291, 8;
	add.s64 	%rd355, %rd723, %rd354;
	st.global.u64 	[%rd355], %rd353;
	add.s64 	%rd356, %rd750, %rd22;
	xor.b64  	%rd357, %rd356, %rd19;
	shr.s64 	%rd358, %rd356, 63;
	not.b64 	%rd359, %rd358;
	and.b64  	%rd360, %rd20, %rd359;
	xor.b64  	%rd361, %rd357, %rd360;
	add.s32 	%r292, %r280, 384;
	mul.wide.u32 	%rd362, %r292, 8;
	add.s64 	%rd363, %rd723, %rd362;
	st.global.u64 	[%rd363], %rd361;
	add.s64 	%rd364, %rd752, %rd22;
	xor.b64  	%rd365, %rd364, %rd19;
	shr.s64 	%rd366, %rd364, 63;
	not.b64 	%rd367, %rd366;
	and.b64  	%rd368, %rd20, %rd367;
	xor.b64  	%rd369, %rd365, %rd368;
	add.s32 	%r293, %r280, 416;
	mul.wide.u32 	%rd370, %r293, 8;
	add.s64 	%rd371, %rd723, %rd370;
	st.global.u64 	[%rd371], %rd369;
	add.s64 	%rd372, %rd754, %rd22;
	xor.b64  	%rd373, %rd372, %rd19;
	shr.s64 	%rd374, %rd372, 63;
	not.b64 	%rd375, %rd374;
	and.b64  	%rd376, %rd20, %rd375;
	xor.b64  	%rd377, %rd373, %rd376;
	add.s32 	%r294, %r280, 448;
	mul.wide.u32 	%rd378, %r294, 8;
	add.s64 	%rd379, %rd723, %rd378;
	st.global.u64 	[%rd379], %rd377;
	bra.uni 	$L__BB0_183;
$L__BB0_97:
	setp.gt.s32 	%p155, %r295, 255;
	@%p155 bra 	$L__BB0_104;
	max.s32 	%r296, %r295, 224;
	add.s32 	%r297, %r296, 31;
	sub.s32 	%r48, %r297, %r295;
	shr.u32 	%r298, %r48, 5;
	add.s32 	%r299, %r298, 1;
	and.b32  	%r49, %r299, 3;
	setp.eq.s32 	%p156, %r49, 0;
	mov.u32 	%r1518, %r295;
	@%p156 bra 	$L__BB0_102;
	shl.b32 	%r300, %r18, 10;
	add.s32 	%r302, %r180, %r300;
	shl.b32 	%r303, %r295, 2;
	add.s32 	%r50, %r302, %r303;
	mov.u32 	%r304, 0;
	st.shared.u32 	[%r50], %r304;
	add.s32 	%r1518, %r295, 32;
	setp.eq.s32 	%p157, %r49, 1;
	@%p157 bra 	$L__BB0_102;
	st.shared.u32 	[%r50+128], %r304;
	add.s32 	%r1518, %r295, 64;
	setp.eq.s32 	%p158, %r49, 2;
	@%p158 bra 	$L__BB0_102;
	mov.u32 	%r306, 0;
	st.shared.u32 	[%r50+256], %r306;
	add.s32 	%r1518, %r295, 96;
$L__BB0_102:
	setp.lt.u32 	%p159, %r48, 96;
	@%p159 bra 	$L__BB0_104;
$L__BB0_103:
	.pragma "nounroll";
	shl.b32 	%r307, %r18, 10;
	add.s32 	%r309, %r180, %r307;
	shl.b32 	%r310, %r1518, 2;
	add.s32 	%r311, %r309, %r310;
	mov.u32 	%r312, 0;
	st.shared.u32 	[%r311], %r312;
	st.shared.u32 	[%r311+128], %r312;
	st.shared.u32 	[%r311+256], %r312;
	st.shared.u32 	[%r311+384], %r312;
	add.s32 	%r56, %r1518, 128;
	setp.lt.s32 	%p160, %r1518, 128;
	mov.u32 	%r1518, %r56;
	@%p160 bra 	$L__BB0_103;
$L__BB0_104:
	cvt.u32.u64 	%r1510, %rd25;
	shr.u64 	%rd719, %rd750, %r1510;
	cvt.u32.u64 	%r1509, %rd719;
	and.b32  	%r1508, %r1509, 255;
	shr.u64 	%rd718, %rd748, %r1510;
	cvt.u32.u64 	%r1507, %rd718;
	and.b32  	%r1506, %r1507, 255;
	shr.u64 	%rd717, %rd746, %r1510;
	cvt.u32.u64 	%r1505, %rd717;
	and.b32  	%r1504, %r1505, 255;
	shr.u64 	%rd716, %rd744, %r1510;
	cvt.u32.u64 	%r1503, %rd716;
	and.b32  	%r1502, %r1503, 255;
	shr.u64 	%rd715, %rd742, %r1510;
	cvt.u32.u64 	%r1501, %rd715;
	and.b32  	%r1500, %r1501, 255;
	shr.u64 	%rd714, %rd740, %r1510;
	cvt.u32.u64 	%r1499, %rd714;
	and.b32  	%r1498, %r1499, 255;
	shr.u64 	%rd713, %rd738, %r1510;
	cvt.u32.u64 	%r1497, %rd713;
	and.b32  	%r1496, %r1497, 255;
	shr.u64 	%rd712, %rd736, %r1510;
	cvt.u32.u64 	%r1495, %rd712;
	and.b32  	%r1494, %r1495, 255;
	shr.u64 	%rd711, %rd734, %r1510;
	cvt.u32.u64 	%r1493, %rd711;
	and.b32  	%r1492, %r1493, 255;
	shr.u64 	%rd710, %rd732, %r1510;
	cvt.u32.u64 	%r1491, %rd710;
	and.b32  	%r1490, %r1491, 255;
	shr.u64 	%rd709, %rd730, %r1510;
	cvt.u32.u64 	%r1489, %rd709;
	and.b32  	%r1488, %r1489, 255;
	shr.u64 	%rd708, %rd728, %r1510;
	cvt.u32.u64 	%r1487, %rd708;
	and.b32  	%r1486, %r1487, 255;
	shr.u64 	%rd707, %rd726, %r1510;
	cvt.u32.u64 	%r1485, %rd707;
	and.b32  	%r1484, %r1485, 255;
	setp.gt.u32 	%p161, %r17, 255;
	bar.warp.sync 	-1;
	shl.b32 	%r314, %r18, 10;
	add.s32 	%r316, %r180, %r314;
	shl.b32 	%r317, %r1484, 2;
	add.s32 	%r318, %r316, %r317;
	atom.shared.add.u32 	%r319, [%r318], 1;
	shl.b32 	%r320, %r1486, 2;
	add.s32 	%r321, %r316, %r320;
	atom.shared.add.u32 	%r322, [%r321], 1;
	shl.b32 	%r323, %r1488, 2;
	add.s32 	%r324, %r316, %r323;
	atom.shared.add.u32 	%r325, [%r324], 1;
	shl.b32 	%r326, %r1490, 2;
	add.s32 	%r327, %r316, %r326;
	atom.shared.add.u32 	%r328, [%r327], 1;
	shl.b32 	%r329, %r1492, 2;
	add.s32 	%r330, %r316, %r329;
	atom.shared.add.u32 	%r331, [%r330], 1;
	shl.b32 	%r332, %r1494, 2;
	add.s32 	%r333, %r316, %r332;
	atom.shared.add.u32 	%r334, [%r333], 1;
	shl.b32 	%r335, %r1496, 2;
	add.s32 	%r336, %r316, %r335;
	atom.shared.add.u32 	%r337, [%r336], 1;
	shl.b32 	%r338, %r1498, 2;
	add.s32 	%r339, %r316, %r338;
	atom.shared.add.u32 	%r340, [%r339], 1;
	shl.b32 	%r341, %r1500, 2;
	add.s32 	%r342, %r316, %r341;
	atom.shared.add.u32 	%r343, [%r342], 1;
	shl.b32 	%r344, %r1502, 2;
	add.s32 	%r345, %r316, %r344;
	atom.shared.add.u32 	%r346, [%r345], 1;
	shl.b32 	%r347, %r1504, 2;
	add.s32 	%r348, %r316, %r347;
	atom.shared.add.u32 	%r349, [%r348], 1;
	shl.b32 	%r350, %r1506, 2;
	add.s32 	%r351, %r316, %r350;
	atom.shared.add.u32 	%r352, [%r351], 1;
	shl.b32 	%r353, %r1508, 2;
	add.s32 	%r354, %r316, %r353;
	atom.shared.add.u32 	%r355, [%r354], 1;
	shl.b32 	%r358, %r249, 2;
	and.b32  	%r359, %r358, 1020;
	add.s32 	%r360, %r316, %r359;
	atom.shared.add.u32 	%r361, [%r360], 1;
	shl.b32 	%r363, %r251, 2;
	and.b32  	%r364, %r363, 1020;
	add.s32 	%r365, %r316, %r364;
	atom.shared.add.u32 	%r366, [%r365], 1;
	bar.sync 	0;
	mov.u32 	%r1520, 0;
	@%p161 bra 	$L__BB0_106;
	shl.b32 	%r367, %r17, 2;
	add.s32 	%r369, %r180, %r367;
	ld.shared.u32 	%r370, [%r369];
	mov.u32 	%r371, 0;
	st.shared.u32 	[%r369], %r371;
	ld.shared.u32 	%r372, [%r369+1024];
	st.shared.u32 	[%r369+1024], %r370;
	add.s32 	%r373, %r372, %r370;
	ld.shared.u32 	%r374, [%r369+2048];
	st.shared.u32 	[%r369+2048], %r373;
	add.s32 	%r375, %r374, %r373;
	ld.shared.u32 	%r376, [%r369+3072];
	st.shared.u32 	[%r369+3072], %r375;
	add.s32 	%r377, %r376, %r375;
	ld.shared.u32 	%r378, [%r369+4096];
	st.shared.u32 	[%r369+4096], %r377;
	add.s32 	%r379, %r378, %r377;
	ld.shared.u32 	%r380, [%r369+5120];
	st.shared.u32 	[%r369+5120], %r379;
	add.s32 	%r381, %r380, %r379;
	ld.shared.u32 	%r382, [%r369+6144];
	st.shared.u32 	[%r369+6144], %r381;
	add.s32 	%r383, %r382, %r381;
	ld.shared.u32 	%r384, [%r369+7168];
	st.shared.u32 	[%r369+7168], %r383;
	add.s32 	%r385, %r384, %r383;
	ld.shared.u32 	%r386, [%r369+8192];
	st.shared.u32 	[%r369+8192], %r385;
	add.s32 	%r387, %r386, %r385;
	ld.shared.u32 	%r388, [%r369+9216];
	st.shared.u32 	[%r369+9216], %r387;
	add.s32 	%r389, %r388, %r387;
	ld.shared.u32 	%r390, [%r369+10240];
	st.shared.u32 	[%r369+10240], %r389;
	add.s32 	%r391, %r390, %r389;
	ld.shared.u32 	%r392, [%r369+11264];
	st.shared.u32 	[%r369+11264], %r391;
	add.s32 	%r1520, %r392, %r391;
$L__BB0_106:
	setp.gt.s32 	%p162, %r17, 255;
	@%p162 bra 	$L__BB0_108;
	or.b32  	%r393, %r1520, 1073741824;
	st.volatile.global.u32 	[%rd116], %r393;
$L__BB0_108:
	setp.gt.u32 	%p163, %r17, 31;
	st.shared.u32 	[%r19+13328], %r1520;
	bar.sync 	0;
	@%p163 bra 	$L__BB0_110;
	mad.lo.s32 	%r425, %r17, 52, %r180;
	mov.u32 	%r402, 2;
	ld.shared.u32 	%r426, [%r425+13332];
	mov.u32 	%r421, 0;
	ld.shared.u32 	%r427, [%r425+13328];
	add.s32 	%r428, %r426, %r427;
	ld.shared.u32 	%r429, [%r425+13336];
	add.s32 	%r430, %r428, %r429;
	ld.shared.u32 	%r431, [%r425+13340];
	add.s32 	%r432, %r430, %r431;
	ld.shared.u32 	%r433, [%r425+13344];
	add.s32 	%r434, %r432, %r433;
	ld.shared.u32 	%r435, [%r425+13348];
	add.s32 	%r436, %r434, %r435;
	ld.shared.u32 	%r437, [%r425+13352];
	add.s32 	%r438, %r436, %r437;
	ld.shared.u32 	%r439, [%r425+13356];
	add.s32 	%r440, %r438, %r439;
	ld.shared.u32 	%r441, [%r425+13360];
	add.s32 	%r442, %r440, %r441;
	ld.shared.u32 	%r443, [%r425+13364];
	add.s32 	%r444, %r442, %r443;
	ld.shared.u32 	%r445, [%r425+13368];
	add.s32 	%r446, %r444, %r445;
	ld.shared.u32 	%r447, [%r425+13372];
	add.s32 	%r398, %r446, %r447;
	mov.u32 	%r396, 1;
	mov.u32 	%r423, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r398, %r396, %r421, %r423;  @p add.s32 r0, r0, %r398;  mov.s32 %r394, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r394, %r402, %r421, %r423;  @p add.s32 r0, r0, %r394;  mov.s32 %r400, r0;}
	mov.u32 	%r408, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r400, %r408, %r421, %r423;  @p add.s32 r0, r0, %r400;  mov.s32 %r406, r0;}
	mov.u32 	%r414, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r406, %r414, %r421, %r423;  @p add.s32 r0, r0, %r406;  mov.s32 %r412, r0;}
	mov.u32 	%r420, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r412, %r420, %r421, %r423;  @p add.s32 r0, r0, %r412;  mov.s32 %r418, r0;}
	sub.s32 	%r448, %r418, %r398;
	add.s32 	%r449, %r427, %r448;
	add.s32 	%r450, %r426, %r449;
	add.s32 	%r451, %r429, %r450;
	add.s32 	%r452, %r431, %r451;
	add.s32 	%r453, %r433, %r452;
	add.s32 	%r454, %r435, %r453;
	add.s32 	%r455, %r437, %r454;
	add.s32 	%r456, %r439, %r455;
	add.s32 	%r457, %r441, %r456;
	add.s32 	%r458, %r443, %r457;
	add.s32 	%r459, %r445, %r458;
	st.shared.u32 	[%r425+13328], %r448;
	st.shared.u32 	[%r425+13332], %r449;
	st.shared.u32 	[%r425+13336], %r450;
	st.shared.u32 	[%r425+13340], %r451;
	st.shared.u32 	[%r425+13344], %r452;
	st.shared.u32 	[%r425+13348], %r453;
	st.shared.u32 	[%r425+13352], %r454;
	st.shared.u32 	[%r425+13356], %r455;
	st.shared.u32 	[%r425+13360], %r456;
	st.shared.u32 	[%r425+13364], %r457;
	st.shared.u32 	[%r425+13368], %r458;
	st.shared.u32 	[%r425+13372], %r459;
$L__BB0_110:
	setp.gt.u32 	%p217, %r17, 255;
	bar.sync 	0;
	ld.shared.u32 	%r59, [%r19+13328];
	@%p217 bra 	$L__BB0_112;
	shl.b32 	%r460, %r17, 2;
	add.s32 	%r462, %r180, %r460;
	ld.shared.u32 	%r463, [%r462];
	add.s32 	%r464, %r463, %r59;
	st.shared.u32 	[%r462], %r464;
	ld.shared.u32 	%r465, [%r462+1024];
	add.s32 	%r466, %r465, %r59;
	st.shared.u32 	[%r462+1024], %r466;
	ld.shared.u32 	%r467, [%r462+2048];
	add.s32 	%r468, %r467, %r59;
	st.shared.u32 	[%r462+2048], %r468;
	ld.shared.u32 	%r469, [%r462+3072];
	add.s32 	%r470, %r469, %r59;
	st.shared.u32 	[%r462+3072], %r470;
	ld.shared.u32 	%r471, [%r462+4096];
	add.s32 	%r472, %r471, %r59;
	st.shared.u32 	[%r462+4096], %r472;
	ld.shared.u32 	%r473, [%r462+5120];
	add.s32 	%r474, %r473, %r59;
	st.shared.u32 	[%r462+5120], %r474;
	ld.shared.u32 	%r475, [%r462+6144];
	add.s32 	%r476, %r475, %r59;
	st.shared.u32 	[%r462+6144], %r476;
	ld.shared.u32 	%r477, [%r462+7168];
	add.s32 	%r478, %r477, %r59;
	st.shared.u32 	[%r462+7168], %r478;
	ld.shared.u32 	%r479, [%r462+8192];
	add.s32 	%r480, %r479, %r59;
	st.shared.u32 	[%r462+8192], %r480;
	ld.shared.u32 	%r481, [%r462+9216];
	add.s32 	%r482, %r481, %r59;
	st.shared.u32 	[%r462+9216], %r482;
	ld.shared.u32 	%r483, [%r462+10240];
	add.s32 	%r484, %r483, %r59;
	st.shared.u32 	[%r462+10240], %r484;
	ld.shared.u32 	%r485, [%r462+11264];
	add.s32 	%r486, %r485, %r59;
	st.shared.u32 	[%r462+11264], %r486;
$L__BB0_112:
	cvt.u32.u64 	%r1438, %rd25;
	shr.u64 	%rd690, %rd726, %r1438;
	cvt.u32.u64 	%r1437, %rd690;
	and.b32  	%r1436, %r1437, 255;
	bar.sync 	0;
	mov.u32 	%r489, 1;
	{
    .reg .pred p;
    and.b32 %r487, %r1436, %r489;    setp.ne.u32 p, %r487, 0;
    vote.ballot.sync.b32 %r487, p, 0xffffffff;
    @!p not.b32 %r487, %r487;
}
	mov.u32 	%r492, 2;
	{
    .reg .pred p;
    and.b32 %r490, %r1436, %r492;    setp.ne.u32 p, %r490, 0;
    vote.ballot.sync.b32 %r490, p, 0xffffffff;
    @!p not.b32 %r490, %r490;
}
	and.b32  	%r513, %r490, %r487;
	mov.u32 	%r495, 4;
	{
    .reg .pred p;
    and.b32 %r493, %r1436, %r495;    setp.ne.u32 p, %r493, 0;
    vote.ballot.sync.b32 %r493, p, 0xffffffff;
    @!p not.b32 %r493, %r493;
}
	and.b32  	%r514, %r493, %r513;
	mov.u32 	%r498, 8;
	{
    .reg .pred p;
    and.b32 %r496, %r1436, %r498;    setp.ne.u32 p, %r496, 0;
    vote.ballot.sync.b32 %r496, p, 0xffffffff;
    @!p not.b32 %r496, %r496;
}
	and.b32  	%r515, %r496, %r514;
	mov.u32 	%r501, 16;
	{
    .reg .pred p;
    and.b32 %r499, %r1436, %r501;    setp.ne.u32 p, %r499, 0;
    vote.ballot.sync.b32 %r499, p, 0xffffffff;
    @!p not.b32 %r499, %r499;
}
	and.b32  	%r516, %r499, %r515;
	mov.u32 	%r504, 32;
	{
    .reg .pred p;
    and.b32 %r502, %r1436, %r504;    setp.ne.u32 p, %r502, 0;
    vote.ballot.sync.b32 %r502, p, 0xffffffff;
    @!p not.b32 %r502, %r502;
}
	and.b32  	%r517, %r502, %r516;
	mov.u32 	%r507, 64;
	{
    .reg .pred p;
    and.b32 %r505, %r1436, %r507;    setp.ne.u32 p, %r505, 0;
    vote.ballot.sync.b32 %r505, p, 0xffffffff;
    @!p not.b32 %r505, %r505;
}
	and.b32  	%r518, %r505, %r517;
	mov.u32 	%r510, 128;
	{
    .reg .pred p;
    and.b32 %r508, %r1436, %r510;    setp.ne.u32 p, %r508, 0;
    vote.ballot.sync.b32 %r508, p, 0xffffffff;
    @!p not.b32 %r508, %r508;
}
	and.b32  	%r519, %r508, %r518;
	clz.b32 	%r520, %r519;
	mov.u32 	%r521, 31;
	sub.s32 	%r60, %r521, %r520;
	and.b32  	%r522, %r511, %r519;
	popc.b32 	%r61, %r522;
	setp.ne.s32 	%p165, %r295, %r60;
	mov.u32 	%r1522, 0;
	mov.u32 	%r1521, %r1522;
	@%p165 bra 	$L__BB0_114;
	atom.shared.add.u32 	%r1521, [%r318], %r61;
$L__BB0_114:
	cvt.u32.u64 	%r1441, %rd25;
	shr.u64 	%rd691, %rd728, %r1441;
	cvt.u32.u64 	%r1440, %rd691;
	and.b32  	%r1439, %r1440, 255;
	mov.u32 	%r555, -1;
	shfl.sync.idx.b32 	%r556|%p166, %r1521, %r60, %r521, %r555;
	add.s32 	%r557, %r61, %r556;
	add.s32 	%r64, %r557, -1;
	{
    .reg .pred p;
    and.b32 %r528, %r1439, %r489;    setp.ne.u32 p, %r528, 0;
    vote.ballot.sync.b32 %r528, p, 0xffffffff;
    @!p not.b32 %r528, %r528;
}
	{
    .reg .pred p;
    and.b32 %r531, %r1439, %r492;    setp.ne.u32 p, %r531, 0;
    vote.ballot.sync.b32 %r531, p, 0xffffffff;
    @!p not.b32 %r531, %r531;
}
	and.b32  	%r558, %r531, %r528;
	{
    .reg .pred p;
    and.b32 %r534, %r1439, %r495;    setp.ne.u32 p, %r534, 0;
    vote.ballot.sync.b32 %r534, p, 0xffffffff;
    @!p not.b32 %r534, %r534;
}
	and.b32  	%r559, %r534, %r558;
	{
    .reg .pred p;
    and.b32 %r537, %r1439, %r498;    setp.ne.u32 p, %r537, 0;
    vote.ballot.sync.b32 %r537, p, 0xffffffff;
    @!p not.b32 %r537, %r537;
}
	and.b32  	%r560, %r537, %r559;
	{
    .reg .pred p;
    and.b32 %r540, %r1439, %r501;    setp.ne.u32 p, %r540, 0;
    vote.ballot.sync.b32 %r540, p, 0xffffffff;
    @!p not.b32 %r540, %r540;
}
	and.b32  	%r561, %r540, %r560;
	{
    .reg .pred p;
    and.b32 %r543, %r1439, %r504;    setp.ne.u32 p, %r543, 0;
    vote.ballot.sync.b32 %r543, p, 0xffffffff;
    @!p not.b32 %r543, %r543;
}
	and.b32  	%r562, %r543, %r561;
	{
    .reg .pred p;
    and.b32 %r546, %r1439, %r507;    setp.ne.u32 p, %r546, 0;
    vote.ballot.sync.b32 %r546, p, 0xffffffff;
    @!p not.b32 %r546, %r546;
}
	and.b32  	%r563, %r546, %r562;
	{
    .reg .pred p;
    and.b32 %r549, %r1439, %r510;    setp.ne.u32 p, %r549, 0;
    vote.ballot.sync.b32 %r549, p, 0xffffffff;
    @!p not.b32 %r549, %r549;
}
	and.b32  	%r564, %r549, %r563;
	clz.b32 	%r565, %r564;
	sub.s32 	%r65, %r521, %r565;
	and.b32  	%r566, %r511, %r564;
	popc.b32 	%r66, %r566;
	setp.ne.s32 	%p167, %r295, %r65;
	@%p167 bra 	$L__BB0_116;
	atom.shared.add.u32 	%r1522, [%r321], %r66;
$L__BB0_116:
	cvt.u32.u64 	%r1444, %rd25;
	shr.u64 	%rd692, %rd730, %r1444;
	cvt.u32.u64 	%r1443, %rd692;
	and.b32  	%r1442, %r1443, 255;
	mov.u32 	%r1524, 0;
	mov.u32 	%r598, 31;
	shfl.sync.idx.b32 	%r600|%p168, %r1522, %r65, %r598, %r555;
	add.s32 	%r601, %r66, %r600;
	add.s32 	%r69, %r601, -1;
	mov.u32 	%r574, 1;
	{
    .reg .pred p;
    and.b32 %r572, %r1442, %r574;    setp.ne.u32 p, %r572, 0;
    vote.ballot.sync.b32 %r572, p, 0xffffffff;
    @!p not.b32 %r572, %r572;
}
	mov.u32 	%r577, 2;
	{
    .reg .pred p;
    and.b32 %r575, %r1442, %r577;    setp.ne.u32 p, %r575, 0;
    vote.ballot.sync.b32 %r575, p, 0xffffffff;
    @!p not.b32 %r575, %r575;
}
	and.b32  	%r602, %r575, %r572;
	mov.u32 	%r580, 4;
	{
    .reg .pred p;
    and.b32 %r578, %r1442, %r580;    setp.ne.u32 p, %r578, 0;
    vote.ballot.sync.b32 %r578, p, 0xffffffff;
    @!p not.b32 %r578, %r578;
}
	and.b32  	%r603, %r578, %r602;
	mov.u32 	%r583, 8;
	{
    .reg .pred p;
    and.b32 %r581, %r1442, %r583;    setp.ne.u32 p, %r581, 0;
    vote.ballot.sync.b32 %r581, p, 0xffffffff;
    @!p not.b32 %r581, %r581;
}
	and.b32  	%r604, %r581, %r603;
	mov.u32 	%r586, 16;
	{
    .reg .pred p;
    and.b32 %r584, %r1442, %r586;    setp.ne.u32 p, %r584, 0;
    vote.ballot.sync.b32 %r584, p, 0xffffffff;
    @!p not.b32 %r584, %r584;
}
	and.b32  	%r605, %r584, %r604;
	mov.u32 	%r589, 32;
	{
    .reg .pred p;
    and.b32 %r587, %r1442, %r589;    setp.ne.u32 p, %r587, 0;
    vote.ballot.sync.b32 %r587, p, 0xffffffff;
    @!p not.b32 %r587, %r587;
}
	and.b32  	%r606, %r587, %r605;
	mov.u32 	%r592, 64;
	{
    .reg .pred p;
    and.b32 %r590, %r1442, %r592;    setp.ne.u32 p, %r590, 0;
    vote.ballot.sync.b32 %r590, p, 0xffffffff;
    @!p not.b32 %r590, %r590;
}
	and.b32  	%r607, %r590, %r606;
	mov.u32 	%r595, 128;
	{
    .reg .pred p;
    and.b32 %r593, %r1442, %r595;    setp.ne.u32 p, %r593, 0;
    vote.ballot.sync.b32 %r593, p, 0xffffffff;
    @!p not.b32 %r593, %r593;
}
	and.b32  	%r608, %r593, %r607;
	clz.b32 	%r609, %r608;
	sub.s32 	%r70, %r598, %r609;
	and.b32  	%r610, %r511, %r608;
	popc.b32 	%r71, %r610;
	setp.ne.s32 	%p169, %r295, %r70;
	mov.u32 	%r1523, %r1524;
	@%p169 bra 	$L__BB0_118;
	atom.shared.add.u32 	%r1523, [%r324], %r71;
$L__BB0_118:
	cvt.u32.u64 	%r1447, %rd25;
	shr.u64 	%rd693, %rd732, %r1447;
	cvt.u32.u64 	%r1446, %rd693;
	and.b32  	%r1445, %r1446, 255;
	mov.u32 	%r643, -1;
	shfl.sync.idx.b32 	%r644|%p170, %r1523, %r70, %r598, %r643;
	add.s32 	%r645, %r71, %r644;
	add.s32 	%r74, %r645, -1;
	{
    .reg .pred p;
    and.b32 %r616, %r1445, %r574;    setp.ne.u32 p, %r616, 0;
    vote.ballot.sync.b32 %r616, p, 0xffffffff;
    @!p not.b32 %r616, %r616;
}
	{
    .reg .pred p;
    and.b32 %r619, %r1445, %r577;    setp.ne.u32 p, %r619, 0;
    vote.ballot.sync.b32 %r619, p, 0xffffffff;
    @!p not.b32 %r619, %r619;
}
	and.b32  	%r646, %r619, %r616;
	{
    .reg .pred p;
    and.b32 %r622, %r1445, %r580;    setp.ne.u32 p, %r622, 0;
    vote.ballot.sync.b32 %r622, p, 0xffffffff;
    @!p not.b32 %r622, %r622;
}
	and.b32  	%r647, %r622, %r646;
	{
    .reg .pred p;
    and.b32 %r625, %r1445, %r583;    setp.ne.u32 p, %r625, 0;
    vote.ballot.sync.b32 %r625, p, 0xffffffff;
    @!p not.b32 %r625, %r625;
}
	and.b32  	%r648, %r625, %r647;
	{
    .reg .pred p;
    and.b32 %r628, %r1445, %r586;    setp.ne.u32 p, %r628, 0;
    vote.ballot.sync.b32 %r628, p, 0xffffffff;
    @!p not.b32 %r628, %r628;
}
	and.b32  	%r649, %r628, %r648;
	{
    .reg .pred p;
    and.b32 %r631, %r1445, %r589;    setp.ne.u32 p, %r631, 0;
    vote.ballot.sync.b32 %r631, p, 0xffffffff;
    @!p not.b32 %r631, %r631;
}
	and.b32  	%r650, %r631, %r649;
	{
    .reg .pred p;
    and.b32 %r634, %r1445, %r592;    setp.ne.u32 p, %r634, 0;
    vote.ballot.sync.b32 %r634, p, 0xffffffff;
    @!p not.b32 %r634, %r634;
}
	and.b32  	%r651, %r634, %r650;
	{
    .reg .pred p;
    and.b32 %r637, %r1445, %r595;    setp.ne.u32 p, %r637, 0;
    vote.ballot.sync.b32 %r637, p, 0xffffffff;
    @!p not.b32 %r637, %r637;
}
	and.b32  	%r652, %r637, %r651;
	clz.b32 	%r653, %r652;
	sub.s32 	%r75, %r598, %r653;
	and.b32  	%r654, %r511, %r652;
	popc.b32 	%r76, %r654;
	setp.ne.s32 	%p171, %r295, %r75;
	@%p171 bra 	$L__BB0_120;
	atom.shared.add.u32 	%r1524, [%r327], %r76;
$L__BB0_120:
	cvt.u32.u64 	%r1450, %rd25;
	shr.u64 	%rd694, %rd734, %r1450;
	cvt.u32.u64 	%r1449, %rd694;
	and.b32  	%r1448, %r1449, 255;
	mov.u32 	%r1526, 0;
	mov.u32 	%r686, 31;
	shfl.sync.idx.b32 	%r688|%p172, %r1524, %r75, %r686, %r643;
	add.s32 	%r689, %r76, %r688;
	add.s32 	%r79, %r689, -1;
	mov.u32 	%r662, 1;
	{
    .reg .pred p;
    and.b32 %r660, %r1448, %r662;    setp.ne.u32 p, %r660, 0;
    vote.ballot.sync.b32 %r660, p, 0xffffffff;
    @!p not.b32 %r660, %r660;
}
	mov.u32 	%r665, 2;
	{
    .reg .pred p;
    and.b32 %r663, %r1448, %r665;    setp.ne.u32 p, %r663, 0;
    vote.ballot.sync.b32 %r663, p, 0xffffffff;
    @!p not.b32 %r663, %r663;
}
	and.b32  	%r690, %r663, %r660;
	mov.u32 	%r668, 4;
	{
    .reg .pred p;
    and.b32 %r666, %r1448, %r668;    setp.ne.u32 p, %r666, 0;
    vote.ballot.sync.b32 %r666, p, 0xffffffff;
    @!p not.b32 %r666, %r666;
}
	and.b32  	%r691, %r666, %r690;
	mov.u32 	%r671, 8;
	{
    .reg .pred p;
    and.b32 %r669, %r1448, %r671;    setp.ne.u32 p, %r669, 0;
    vote.ballot.sync.b32 %r669, p, 0xffffffff;
    @!p not.b32 %r669, %r669;
}
	and.b32  	%r692, %r669, %r691;
	mov.u32 	%r674, 16;
	{
    .reg .pred p;
    and.b32 %r672, %r1448, %r674;    setp.ne.u32 p, %r672, 0;
    vote.ballot.sync.b32 %r672, p, 0xffffffff;
    @!p not.b32 %r672, %r672;
}
	and.b32  	%r693, %r672, %r692;
	mov.u32 	%r677, 32;
	{
    .reg .pred p;
    and.b32 %r675, %r1448, %r677;    setp.ne.u32 p, %r675, 0;
    vote.ballot.sync.b32 %r675, p, 0xffffffff;
    @!p not.b32 %r675, %r675;
}
	and.b32  	%r694, %r675, %r693;
	mov.u32 	%r680, 64;
	{
    .reg .pred p;
    and.b32 %r678, %r1448, %r680;    setp.ne.u32 p, %r678, 0;
    vote.ballot.sync.b32 %r678, p, 0xffffffff;
    @!p not.b32 %r678, %r678;
}
	and.b32  	%r695, %r678, %r694;
	mov.u32 	%r683, 128;
	{
    .reg .pred p;
    and.b32 %r681, %r1448, %r683;    setp.ne.u32 p, %r681, 0;
    vote.ballot.sync.b32 %r681, p, 0xffffffff;
    @!p not.b32 %r681, %r681;
}
	and.b32  	%r696, %r681, %r695;
	clz.b32 	%r697, %r696;
	sub.s32 	%r80, %r686, %r697;
	and.b32  	%r698, %r511, %r696;
	popc.b32 	%r81, %r698;
	setp.ne.s32 	%p173, %r295, %r80;
	mov.u32 	%r1525, %r1526;
	@%p173 bra 	$L__BB0_122;
	atom.shared.add.u32 	%r1525, [%r330], %r81;
$L__BB0_122:
	cvt.u32.u64 	%r1453, %rd25;
	shr.u64 	%rd695, %rd736, %r1453;
	cvt.u32.u64 	%r1452, %rd695;
	and.b32  	%r1451, %r1452, 255;
	mov.u32 	%r731, -1;
	shfl.sync.idx.b32 	%r732|%p174, %r1525, %r80, %r686, %r731;
	add.s32 	%r733, %r81, %r732;
	add.s32 	%r84, %r733, -1;
	{
    .reg .pred p;
    and.b32 %r704, %r1451, %r662;    setp.ne.u32 p, %r704, 0;
    vote.ballot.sync.b32 %r704, p, 0xffffffff;
    @!p not.b32 %r704, %r704;
}
	{
    .reg .pred p;
    and.b32 %r707, %r1451, %r665;    setp.ne.u32 p, %r707, 0;
    vote.ballot.sync.b32 %r707, p, 0xffffffff;
    @!p not.b32 %r707, %r707;
}
	and.b32  	%r734, %r707, %r704;
	{
    .reg .pred p;
    and.b32 %r710, %r1451, %r668;    setp.ne.u32 p, %r710, 0;
    vote.ballot.sync.b32 %r710, p, 0xffffffff;
    @!p not.b32 %r710, %r710;
}
	and.b32  	%r735, %r710, %r734;
	{
    .reg .pred p;
    and.b32 %r713, %r1451, %r671;    setp.ne.u32 p, %r713, 0;
    vote.ballot.sync.b32 %r713, p, 0xffffffff;
    @!p not.b32 %r713, %r713;
}
	and.b32  	%r736, %r713, %r735;
	{
    .reg .pred p;
    and.b32 %r716, %r1451, %r674;    setp.ne.u32 p, %r716, 0;
    vote.ballot.sync.b32 %r716, p, 0xffffffff;
    @!p not.b32 %r716, %r716;
}
	and.b32  	%r737, %r716, %r736;
	{
    .reg .pred p;
    and.b32 %r719, %r1451, %r677;    setp.ne.u32 p, %r719, 0;
    vote.ballot.sync.b32 %r719, p, 0xffffffff;
    @!p not.b32 %r719, %r719;
}
	and.b32  	%r738, %r719, %r737;
	{
    .reg .pred p;
    and.b32 %r722, %r1451, %r680;    setp.ne.u32 p, %r722, 0;
    vote.ballot.sync.b32 %r722, p, 0xffffffff;
    @!p not.b32 %r722, %r722;
}
	and.b32  	%r739, %r722, %r738;
	{
    .reg .pred p;
    and.b32 %r725, %r1451, %r683;    setp.ne.u32 p, %r725, 0;
    vote.ballot.sync.b32 %r725, p, 0xffffffff;
    @!p not.b32 %r725, %r725;
}
	and.b32  	%r740, %r725, %r739;
	clz.b32 	%r741, %r740;
	sub.s32 	%r85, %r686, %r741;
	and.b32  	%r742, %r511, %r740;
	popc.b32 	%r86, %r742;
	setp.ne.s32 	%p175, %r295, %r85;
	@%p175 bra 	$L__BB0_124;
	atom.shared.add.u32 	%r1526, [%r333], %r86;
$L__BB0_124:
	cvt.u32.u64 	%r1456, %rd25;
	shr.u64 	%rd696, %rd738, %r1456;
	cvt.u32.u64 	%r1455, %rd696;
	and.b32  	%r1454, %r1455, 255;
	mov.u32 	%r1528, 0;
	mov.u32 	%r774, 31;
	shfl.sync.idx.b32 	%r776|%p176, %r1526, %r85, %r774, %r731;
	add.s32 	%r777, %r86, %r776;
	add.s32 	%r89, %r777, -1;
	mov.u32 	%r750, 1;
	{
    .reg .pred p;
    and.b32 %r748, %r1454, %r750;    setp.ne.u32 p, %r748, 0;
    vote.ballot.sync.b32 %r748, p, 0xffffffff;
    @!p not.b32 %r748, %r748;
}
	mov.u32 	%r753, 2;
	{
    .reg .pred p;
    and.b32 %r751, %r1454, %r753;    setp.ne.u32 p, %r751, 0;
    vote.ballot.sync.b32 %r751, p, 0xffffffff;
    @!p not.b32 %r751, %r751;
}
	and.b32  	%r778, %r751, %r748;
	mov.u32 	%r756, 4;
	{
    .reg .pred p;
    and.b32 %r754, %r1454, %r756;    setp.ne.u32 p, %r754, 0;
    vote.ballot.sync.b32 %r754, p, 0xffffffff;
    @!p not.b32 %r754, %r754;
}
	and.b32  	%r779, %r754, %r778;
	mov.u32 	%r759, 8;
	{
    .reg .pred p;
    and.b32 %r757, %r1454, %r759;    setp.ne.u32 p, %r757, 0;
    vote.ballot.sync.b32 %r757, p, 0xffffffff;
    @!p not.b32 %r757, %r757;
}
	and.b32  	%r780, %r757, %r779;
	mov.u32 	%r762, 16;
	{
    .reg .pred p;
    and.b32 %r760, %r1454, %r762;    setp.ne.u32 p, %r760, 0;
    vote.ballot.sync.b32 %r760, p, 0xffffffff;
    @!p not.b32 %r760, %r760;
}
	and.b32  	%r781, %r760, %r780;
	mov.u32 	%r765, 32;
	{
    .reg .pred p;
    and.b32 %r763, %r1454, %r765;    setp.ne.u32 p, %r763, 0;
    vote.ballot.sync.b32 %r763, p, 0xffffffff;
    @!p not.b32 %r763, %r763;
}
	and.b32  	%r782, %r763, %r781;
	mov.u32 	%r768, 64;
	{
    .reg .pred p;
    and.b32 %r766, %r1454, %r768;    setp.ne.u32 p, %r766, 0;
    vote.ballot.sync.b32 %r766, p, 0xffffffff;
    @!p not.b32 %r766, %r766;
}
	and.b32  	%r783, %r766, %r782;
	mov.u32 	%r771, 128;
	{
    .reg .pred p;
    and.b32 %r769, %r1454, %r771;    setp.ne.u32 p, %r769, 0;
    vote.ballot.sync.b32 %r769, p, 0xffffffff;
    @!p not.b32 %r769, %r769;
}
	and.b32  	%r784, %r769, %r783;
	clz.b32 	%r785, %r784;
	sub.s32 	%r90, %r774, %r785;
	and.b32  	%r786, %r511, %r784;
	popc.b32 	%r91, %r786;
	setp.ne.s32 	%p177, %r295, %r90;
	mov.u32 	%r1527, %r1528;
	@%p177 bra 	$L__BB0_126;
	atom.shared.add.u32 	%r1527, [%r336], %r91;
$L__BB0_126:
	cvt.u32.u64 	%r1459, %rd25;
	shr.u64 	%rd697, %rd740, %r1459;
	cvt.u32.u64 	%r1458, %rd697;
	and.b32  	%r1457, %r1458, 255;
	mov.u32 	%r819, -1;
	shfl.sync.idx.b32 	%r820|%p178, %r1527, %r90, %r774, %r819;
	add.s32 	%r821, %r91, %r820;
	add.s32 	%r94, %r821, -1;
	{
    .reg .pred p;
    and.b32 %r792, %r1457, %r750;    setp.ne.u32 p, %r792, 0;
    vote.ballot.sync.b32 %r792, p, 0xffffffff;
    @!p not.b32 %r792, %r792;
}
	{
    .reg .pred p;
    and.b32 %r795, %r1457, %r753;    setp.ne.u32 p, %r795, 0;
    vote.ballot.sync.b32 %r795, p, 0xffffffff;
    @!p not.b32 %r795, %r795;
}
	and.b32  	%r822, %r795, %r792;
	{
    .reg .pred p;
    and.b32 %r798, %r1457, %r756;    setp.ne.u32 p, %r798, 0;
    vote.ballot.sync.b32 %r798, p, 0xffffffff;
    @!p not.b32 %r798, %r798;
}
	and.b32  	%r823, %r798, %r822;
	{
    .reg .pred p;
    and.b32 %r801, %r1457, %r759;    setp.ne.u32 p, %r801, 0;
    vote.ballot.sync.b32 %r801, p, 0xffffffff;
    @!p not.b32 %r801, %r801;
}
	and.b32  	%r824, %r801, %r823;
	{
    .reg .pred p;
    and.b32 %r804, %r1457, %r762;    setp.ne.u32 p, %r804, 0;
    vote.ballot.sync.b32 %r804, p, 0xffffffff;
    @!p not.b32 %r804, %r804;
}
	and.b32  	%r825, %r804, %r824;
	{
    .reg .pred p;
    and.b32 %r807, %r1457, %r765;    setp.ne.u32 p, %r807, 0;
    vote.ballot.sync.b32 %r807, p, 0xffffffff;
    @!p not.b32 %r807, %r807;
}
	and.b32  	%r826, %r807, %r825;
	{
    .reg .pred p;
    and.b32 %r810, %r1457, %r768;    setp.ne.u32 p, %r810, 0;
    vote.ballot.sync.b32 %r810, p, 0xffffffff;
    @!p not.b32 %r810, %r810;
}
	and.b32  	%r827, %r810, %r826;
	{
    .reg .pred p;
    and.b32 %r813, %r1457, %r771;    setp.ne.u32 p, %r813, 0;
    vote.ballot.sync.b32 %r813, p, 0xffffffff;
    @!p not.b32 %r813, %r813;
}
	and.b32  	%r828, %r813, %r827;
	clz.b32 	%r829, %r828;
	sub.s32 	%r95, %r774, %r829;
	and.b32  	%r830, %r511, %r828;
	popc.b32 	%r96, %r830;
	setp.ne.s32 	%p179, %r295, %r95;
	@%p179 bra 	$L__BB0_128;
	atom.shared.add.u32 	%r1528, [%r339], %r96;
$L__BB0_128:
	cvt.u32.u64 	%r1462, %rd25;
	shr.u64 	%rd698, %rd742, %r1462;
	cvt.u32.u64 	%r1461, %rd698;
	and.b32  	%r1460, %r1461, 255;
	mov.u32 	%r1530, 0;
	mov.u32 	%r862, 31;
	shfl.sync.idx.b32 	%r864|%p180, %r1528, %r95, %r862, %r819;
	add.s32 	%r865, %r96, %r864;
	add.s32 	%r99, %r865, -1;
	mov.u32 	%r838, 1;
	{
    .reg .pred p;
    and.b32 %r836, %r1460, %r838;    setp.ne.u32 p, %r836, 0;
    vote.ballot.sync.b32 %r836, p, 0xffffffff;
    @!p not.b32 %r836, %r836;
}
	mov.u32 	%r841, 2;
	{
    .reg .pred p;
    and.b32 %r839, %r1460, %r841;    setp.ne.u32 p, %r839, 0;
    vote.ballot.sync.b32 %r839, p, 0xffffffff;
    @!p not.b32 %r839, %r839;
}
	and.b32  	%r866, %r839, %r836;
	mov.u32 	%r844, 4;
	{
    .reg .pred p;
    and.b32 %r842, %r1460, %r844;    setp.ne.u32 p, %r842, 0;
    vote.ballot.sync.b32 %r842, p, 0xffffffff;
    @!p not.b32 %r842, %r842;
}
	and.b32  	%r867, %r842, %r866;
	mov.u32 	%r847, 8;
	{
    .reg .pred p;
    and.b32 %r845, %r1460, %r847;    setp.ne.u32 p, %r845, 0;
    vote.ballot.sync.b32 %r845, p, 0xffffffff;
    @!p not.b32 %r845, %r845;
}
	and.b32  	%r868, %r845, %r867;
	mov.u32 	%r850, 16;
	{
    .reg .pred p;
    and.b32 %r848, %r1460, %r850;    setp.ne.u32 p, %r848, 0;
    vote.ballot.sync.b32 %r848, p, 0xffffffff;
    @!p not.b32 %r848, %r848;
}
	and.b32  	%r869, %r848, %r868;
	mov.u32 	%r853, 32;
	{
    .reg .pred p;
    and.b32 %r851, %r1460, %r853;    setp.ne.u32 p, %r851, 0;
    vote.ballot.sync.b32 %r851, p, 0xffffffff;
    @!p not.b32 %r851, %r851;
}
	and.b32  	%r870, %r851, %r869;
	mov.u32 	%r856, 64;
	{
    .reg .pred p;
    and.b32 %r854, %r1460, %r856;    setp.ne.u32 p, %r854, 0;
    vote.ballot.sync.b32 %r854, p, 0xffffffff;
    @!p not.b32 %r854, %r854;
}
	and.b32  	%r871, %r854, %r870;
	mov.u32 	%r859, 128;
	{
    .reg .pred p;
    and.b32 %r857, %r1460, %r859;    setp.ne.u32 p, %r857, 0;
    vote.ballot.sync.b32 %r857, p, 0xffffffff;
    @!p not.b32 %r857, %r857;
}
	and.b32  	%r872, %r857, %r871;
	clz.b32 	%r873, %r872;
	sub.s32 	%r100, %r862, %r873;
	and.b32  	%r874, %r511, %r872;
	popc.b32 	%r101, %r874;
	setp.ne.s32 	%p181, %r295, %r100;
	mov.u32 	%r1529, %r1530;
	@%p181 bra 	$L__BB0_130;
	atom.shared.add.u32 	%r1529, [%r342], %r101;
$L__BB0_130:
	cvt.u32.u64 	%r1465, %rd25;
	shr.u64 	%rd699, %rd744, %r1465;
	cvt.u32.u64 	%r1464, %rd699;
	and.b32  	%r1463, %r1464, 255;
	mov.u32 	%r907, -1;
	shfl.sync.idx.b32 	%r908|%p182, %r1529, %r100, %r862, %r907;
	add.s32 	%r909, %r101, %r908;
	add.s32 	%r104, %r909, -1;
	{
    .reg .pred p;
    and.b32 %r880, %r1463, %r838;    setp.ne.u32 p, %r880, 0;
    vote.ballot.sync.b32 %r880, p, 0xffffffff;
    @!p not.b32 %r880, %r880;
}
	{
    .reg .pred p;
    and.b32 %r883, %r1463, %r841;    setp.ne.u32 p, %r883, 0;
    vote.ballot.sync.b32 %r883, p, 0xffffffff;
    @!p not.b32 %r883, %r883;
}
	and.b32  	%r910, %r883, %r880;
	{
    .reg .pred p;
    and.b32 %r886, %r1463, %r844;    setp.ne.u32 p, %r886, 0;
    vote.ballot.sync.b32 %r886, p, 0xffffffff;
    @!p not.b32 %r886, %r886;
}
	and.b32  	%r911, %r886, %r910;
	{
    .reg .pred p;
    and.b32 %r889, %r1463, %r847;    setp.ne.u32 p, %r889, 0;
    vote.ballot.sync.b32 %r889, p, 0xffffffff;
    @!p not.b32 %r889, %r889;
}
	and.b32  	%r912, %r889, %r911;
	{
    .reg .pred p;
    and.b32 %r892, %r1463, %r850;    setp.ne.u32 p, %r892, 0;
    vote.ballot.sync.b32 %r892, p, 0xffffffff;
    @!p not.b32 %r892, %r892;
}
	and.b32  	%r913, %r892, %r912;
	{
    .reg .pred p;
    and.b32 %r895, %r1463, %r853;    setp.ne.u32 p, %r895, 0;
    vote.ballot.sync.b32 %r895, p, 0xffffffff;
    @!p not.b32 %r895, %r895;
}
	and.b32  	%r914, %r895, %r913;
	{
    .reg .pred p;
    and.b32 %r898, %r1463, %r856;    setp.ne.u32 p, %r898, 0;
    vote.ballot.sync.b32 %r898, p, 0xffffffff;
    @!p not.b32 %r898, %r898;
}
	and.b32  	%r915, %r898, %r914;
	{
    .reg .pred p;
    and.b32 %r901, %r1463, %r859;    setp.ne.u32 p, %r901, 0;
    vote.ballot.sync.b32 %r901, p, 0xffffffff;
    @!p not.b32 %r901, %r901;
}
	and.b32  	%r916, %r901, %r915;
	clz.b32 	%r917, %r916;
	sub.s32 	%r105, %r862, %r917;
	and.b32  	%r918, %r511, %r916;
	popc.b32 	%r106, %r918;
	setp.ne.s32 	%p183, %r295, %r105;
	@%p183 bra 	$L__BB0_132;
	atom.shared.add.u32 	%r1530, [%r345], %r106;
$L__BB0_132:
	cvt.u32.u64 	%r1468, %rd25;
	shr.u64 	%rd700, %rd746, %r1468;
	cvt.u32.u64 	%r1467, %rd700;
	and.b32  	%r1466, %r1467, 255;
	mov.u32 	%r1532, 0;
	mov.u32 	%r950, 31;
	shfl.sync.idx.b32 	%r952|%p184, %r1530, %r105, %r950, %r907;
	add.s32 	%r953, %r106, %r952;
	add.s32 	%r109, %r953, -1;
	mov.u32 	%r926, 1;
	{
    .reg .pred p;
    and.b32 %r924, %r1466, %r926;    setp.ne.u32 p, %r924, 0;
    vote.ballot.sync.b32 %r924, p, 0xffffffff;
    @!p not.b32 %r924, %r924;
}
	mov.u32 	%r929, 2;
	{
    .reg .pred p;
    and.b32 %r927, %r1466, %r929;    setp.ne.u32 p, %r927, 0;
    vote.ballot.sync.b32 %r927, p, 0xffffffff;
    @!p not.b32 %r927, %r927;
}
	and.b32  	%r954, %r927, %r924;
	mov.u32 	%r932, 4;
	{
    .reg .pred p;
    and.b32 %r930, %r1466, %r932;    setp.ne.u32 p, %r930, 0;
    vote.ballot.sync.b32 %r930, p, 0xffffffff;
    @!p not.b32 %r930, %r930;
}
	and.b32  	%r955, %r930, %r954;
	mov.u32 	%r935, 8;
	{
    .reg .pred p;
    and.b32 %r933, %r1466, %r935;    setp.ne.u32 p, %r933, 0;
    vote.ballot.sync.b32 %r933, p, 0xffffffff;
    @!p not.b32 %r933, %r933;
}
	and.b32  	%r956, %r933, %r955;
	mov.u32 	%r938, 16;
	{
    .reg .pred p;
    and.b32 %r936, %r1466, %r938;    setp.ne.u32 p, %r936, 0;
    vote.ballot.sync.b32 %r936, p, 0xffffffff;
    @!p not.b32 %r936, %r936;
}
	and.b32  	%r957, %r936, %r956;
	mov.u32 	%r941, 32;
	{
    .reg .pred p;
    and.b32 %r939, %r1466, %r941;    setp.ne.u32 p, %r939, 0;
    vote.ballot.sync.b32 %r939, p, 0xffffffff;
    @!p not.b32 %r939, %r939;
}
	and.b32  	%r958, %r939, %r957;
	mov.u32 	%r944, 64;
	{
    .reg .pred p;
    and.b32 %r942, %r1466, %r944;    setp.ne.u32 p, %r942, 0;
    vote.ballot.sync.b32 %r942, p, 0xffffffff;
    @!p not.b32 %r942, %r942;
}
	and.b32  	%r959, %r942, %r958;
	mov.u32 	%r947, 128;
	{
    .reg .pred p;
    and.b32 %r945, %r1466, %r947;    setp.ne.u32 p, %r945, 0;
    vote.ballot.sync.b32 %r945, p, 0xffffffff;
    @!p not.b32 %r945, %r945;
}
	and.b32  	%r960, %r945, %r959;
	clz.b32 	%r961, %r960;
	sub.s32 	%r110, %r950, %r961;
	and.b32  	%r962, %r511, %r960;
	popc.b32 	%r111, %r962;
	setp.ne.s32 	%p185, %r295, %r110;
	mov.u32 	%r1531, %r1532;
	@%p185 bra 	$L__BB0_134;
	atom.shared.add.u32 	%r1531, [%r348], %r111;
$L__BB0_134:
	cvt.u32.u64 	%r1471, %rd25;
	shr.u64 	%rd701, %rd748, %r1471;
	cvt.u32.u64 	%r1470, %rd701;
	and.b32  	%r1469, %r1470, 255;
	mov.u32 	%r995, -1;
	shfl.sync.idx.b32 	%r996|%p186, %r1531, %r110, %r950, %r995;
	add.s32 	%r997, %r111, %r996;
	add.s32 	%r114, %r997, -1;
	{
    .reg .pred p;
    and.b32 %r968, %r1469, %r926;    setp.ne.u32 p, %r968, 0;
    vote.ballot.sync.b32 %r968, p, 0xffffffff;
    @!p not.b32 %r968, %r968;
}
	{
    .reg .pred p;
    and.b32 %r971, %r1469, %r929;    setp.ne.u32 p, %r971, 0;
    vote.ballot.sync.b32 %r971, p, 0xffffffff;
    @!p not.b32 %r971, %r971;
}
	and.b32  	%r998, %r971, %r968;
	{
    .reg .pred p;
    and.b32 %r974, %r1469, %r932;    setp.ne.u32 p, %r974, 0;
    vote.ballot.sync.b32 %r974, p, 0xffffffff;
    @!p not.b32 %r974, %r974;
}
	and.b32  	%r999, %r974, %r998;
	{
    .reg .pred p;
    and.b32 %r977, %r1469, %r935;    setp.ne.u32 p, %r977, 0;
    vote.ballot.sync.b32 %r977, p, 0xffffffff;
    @!p not.b32 %r977, %r977;
}
	and.b32  	%r1000, %r977, %r999;
	{
    .reg .pred p;
    and.b32 %r980, %r1469, %r938;    setp.ne.u32 p, %r980, 0;
    vote.ballot.sync.b32 %r980, p, 0xffffffff;
    @!p not.b32 %r980, %r980;
}
	and.b32  	%r1001, %r980, %r1000;
	{
    .reg .pred p;
    and.b32 %r983, %r1469, %r941;    setp.ne.u32 p, %r983, 0;
    vote.ballot.sync.b32 %r983, p, 0xffffffff;
    @!p not.b32 %r983, %r983;
}
	and.b32  	%r1002, %r983, %r1001;
	{
    .reg .pred p;
    and.b32 %r986, %r1469, %r944;    setp.ne.u32 p, %r986, 0;
    vote.ballot.sync.b32 %r986, p, 0xffffffff;
    @!p not.b32 %r986, %r986;
}
	and.b32  	%r1003, %r986, %r1002;
	{
    .reg .pred p;
    and.b32 %r989, %r1469, %r947;    setp.ne.u32 p, %r989, 0;
    vote.ballot.sync.b32 %r989, p, 0xffffffff;
    @!p not.b32 %r989, %r989;
}
	and.b32  	%r1004, %r989, %r1003;
	clz.b32 	%r1005, %r1004;
	sub.s32 	%r115, %r950, %r1005;
	and.b32  	%r1006, %r511, %r1004;
	popc.b32 	%r116, %r1006;
	setp.ne.s32 	%p187, %r295, %r115;
	@%p187 bra 	$L__BB0_136;
	atom.shared.add.u32 	%r1532, [%r351], %r116;
$L__BB0_136:
	cvt.u32.u64 	%r1474, %rd25;
	shr.u64 	%rd702, %rd750, %r1474;
	cvt.u32.u64 	%r1473, %rd702;
	and.b32  	%r1472, %r1473, 255;
	mov.u32 	%r1534, 0;
	mov.u32 	%r1038, 31;
	shfl.sync.idx.b32 	%r1040|%p188, %r1532, %r115, %r1038, %r995;
	add.s32 	%r1041, %r116, %r1040;
	add.s32 	%r119, %r1041, -1;
	mov.u32 	%r1014, 1;
	{
    .reg .pred p;
    and.b32 %r1012, %r1472, %r1014;    setp.ne.u32 p, %r1012, 0;
    vote.ballot.sync.b32 %r1012, p, 0xffffffff;
    @!p not.b32 %r1012, %r1012;
}
	mov.u32 	%r1017, 2;
	{
    .reg .pred p;
    and.b32 %r1015, %r1472, %r1017;    setp.ne.u32 p, %r1015, 0;
    vote.ballot.sync.b32 %r1015, p, 0xffffffff;
    @!p not.b32 %r1015, %r1015;
}
	and.b32  	%r1042, %r1015, %r1012;
	mov.u32 	%r1020, 4;
	{
    .reg .pred p;
    and.b32 %r1018, %r1472, %r1020;    setp.ne.u32 p, %r1018, 0;
    vote.ballot.sync.b32 %r1018, p, 0xffffffff;
    @!p not.b32 %r1018, %r1018;
}
	and.b32  	%r1043, %r1018, %r1042;
	mov.u32 	%r1023, 8;
	{
    .reg .pred p;
    and.b32 %r1021, %r1472, %r1023;    setp.ne.u32 p, %r1021, 0;
    vote.ballot.sync.b32 %r1021, p, 0xffffffff;
    @!p not.b32 %r1021, %r1021;
}
	and.b32  	%r1044, %r1021, %r1043;
	mov.u32 	%r1026, 16;
	{
    .reg .pred p;
    and.b32 %r1024, %r1472, %r1026;    setp.ne.u32 p, %r1024, 0;
    vote.ballot.sync.b32 %r1024, p, 0xffffffff;
    @!p not.b32 %r1024, %r1024;
}
	and.b32  	%r1045, %r1024, %r1044;
	mov.u32 	%r1029, 32;
	{
    .reg .pred p;
    and.b32 %r1027, %r1472, %r1029;    setp.ne.u32 p, %r1027, 0;
    vote.ballot.sync.b32 %r1027, p, 0xffffffff;
    @!p not.b32 %r1027, %r1027;
}
	and.b32  	%r1046, %r1027, %r1045;
	mov.u32 	%r1032, 64;
	{
    .reg .pred p;
    and.b32 %r1030, %r1472, %r1032;    setp.ne.u32 p, %r1030, 0;
    vote.ballot.sync.b32 %r1030, p, 0xffffffff;
    @!p not.b32 %r1030, %r1030;
}
	and.b32  	%r1047, %r1030, %r1046;
	mov.u32 	%r1035, 128;
	{
    .reg .pred p;
    and.b32 %r1033, %r1472, %r1035;    setp.ne.u32 p, %r1033, 0;
    vote.ballot.sync.b32 %r1033, p, 0xffffffff;
    @!p not.b32 %r1033, %r1033;
}
	and.b32  	%r1048, %r1033, %r1047;
	clz.b32 	%r1049, %r1048;
	sub.s32 	%r120, %r1038, %r1049;
	and.b32  	%r1050, %r511, %r1048;
	popc.b32 	%r121, %r1050;
	setp.ne.s32 	%p189, %r295, %r120;
	mov.u32 	%r1533, %r1534;
	@%p189 bra 	$L__BB0_138;
	atom.shared.add.u32 	%r1533, [%r354], %r121;
$L__BB0_138:
	cvt.u32.u64 	%r1477, %rd25;
	shr.u64 	%rd703, %rd752, %r1477;
	cvt.u32.u64 	%r1476, %rd703;
	and.b32  	%r1475, %r1476, 255;
	mov.u32 	%r1083, -1;
	shfl.sync.idx.b32 	%r1084|%p190, %r1533, %r120, %r1038, %r1083;
	add.s32 	%r1085, %r121, %r1084;
	add.s32 	%r124, %r1085, -1;
	{
    .reg .pred p;
    and.b32 %r1056, %r1475, %r1014;    setp.ne.u32 p, %r1056, 0;
    vote.ballot.sync.b32 %r1056, p, 0xffffffff;
    @!p not.b32 %r1056, %r1056;
}
	{
    .reg .pred p;
    and.b32 %r1059, %r1475, %r1017;    setp.ne.u32 p, %r1059, 0;
    vote.ballot.sync.b32 %r1059, p, 0xffffffff;
    @!p not.b32 %r1059, %r1059;
}
	and.b32  	%r1088, %r1059, %r1056;
	{
    .reg .pred p;
    and.b32 %r1062, %r1475, %r1020;    setp.ne.u32 p, %r1062, 0;
    vote.ballot.sync.b32 %r1062, p, 0xffffffff;
    @!p not.b32 %r1062, %r1062;
}
	and.b32  	%r1089, %r1062, %r1088;
	{
    .reg .pred p;
    and.b32 %r1065, %r1475, %r1023;    setp.ne.u32 p, %r1065, 0;
    vote.ballot.sync.b32 %r1065, p, 0xffffffff;
    @!p not.b32 %r1065, %r1065;
}
	and.b32  	%r1090, %r1065, %r1089;
	{
    .reg .pred p;
    and.b32 %r1068, %r1475, %r1026;    setp.ne.u32 p, %r1068, 0;
    vote.ballot.sync.b32 %r1068, p, 0xffffffff;
    @!p not.b32 %r1068, %r1068;
}
	and.b32  	%r1091, %r1068, %r1090;
	{
    .reg .pred p;
    and.b32 %r1071, %r1475, %r1029;    setp.ne.u32 p, %r1071, 0;
    vote.ballot.sync.b32 %r1071, p, 0xffffffff;
    @!p not.b32 %r1071, %r1071;
}
	and.b32  	%r1092, %r1071, %r1091;
	{
    .reg .pred p;
    and.b32 %r1074, %r1475, %r1032;    setp.ne.u32 p, %r1074, 0;
    vote.ballot.sync.b32 %r1074, p, 0xffffffff;
    @!p not.b32 %r1074, %r1074;
}
	and.b32  	%r1093, %r1074, %r1092;
	{
    .reg .pred p;
    and.b32 %r1077, %r1475, %r1035;    setp.ne.u32 p, %r1077, 0;
    vote.ballot.sync.b32 %r1077, p, 0xffffffff;
    @!p not.b32 %r1077, %r1077;
}
	and.b32  	%r1094, %r1077, %r1093;
	clz.b32 	%r1095, %r1094;
	sub.s32 	%r125, %r1038, %r1095;
	and.b32  	%r1096, %r511, %r1094;
	popc.b32 	%r126, %r1096;
	setp.ne.s32 	%p191, %r295, %r125;
	@%p191 bra 	$L__BB0_140;
	atom.shared.add.u32 	%r1534, [%r360], %r126;
$L__BB0_140:
	cvt.u32.u64 	%r1480, %rd25;
	shr.u64 	%rd704, %rd754, %r1480;
	cvt.u32.u64 	%r1479, %rd704;
	and.b32  	%r1478, %r1479, 255;
	mov.u32 	%r1535, 0;
	mov.u32 	%r1131, 31;
	shfl.sync.idx.b32 	%r1133|%p192, %r1534, %r125, %r1131, %r1083;
	add.s32 	%r1134, %r126, %r1133;
	add.s32 	%r129, %r1134, -1;
	mov.u32 	%r1107, 1;
	{
    .reg .pred p;
    and.b32 %r1105, %r1478, %r1107;    setp.ne.u32 p, %r1105, 0;
    vote.ballot.sync.b32 %r1105, p, 0xffffffff;
    @!p not.b32 %r1105, %r1105;
}
	mov.u32 	%r1110, 2;
	{
    .reg .pred p;
    and.b32 %r1108, %r1478, %r1110;    setp.ne.u32 p, %r1108, 0;
    vote.ballot.sync.b32 %r1108, p, 0xffffffff;
    @!p not.b32 %r1108, %r1108;
}
	and.b32  	%r1137, %r1108, %r1105;
	mov.u32 	%r1113, 4;
	{
    .reg .pred p;
    and.b32 %r1111, %r1478, %r1113;    setp.ne.u32 p, %r1111, 0;
    vote.ballot.sync.b32 %r1111, p, 0xffffffff;
    @!p not.b32 %r1111, %r1111;
}
	and.b32  	%r1138, %r1111, %r1137;
	mov.u32 	%r1116, 8;
	{
    .reg .pred p;
    and.b32 %r1114, %r1478, %r1116;    setp.ne.u32 p, %r1114, 0;
    vote.ballot.sync.b32 %r1114, p, 0xffffffff;
    @!p not.b32 %r1114, %r1114;
}
	and.b32  	%r1139, %r1114, %r1138;
	mov.u32 	%r1119, 16;
	{
    .reg .pred p;
    and.b32 %r1117, %r1478, %r1119;    setp.ne.u32 p, %r1117, 0;
    vote.ballot.sync.b32 %r1117, p, 0xffffffff;
    @!p not.b32 %r1117, %r1117;
}
	and.b32  	%r1140, %r1117, %r1139;
	mov.u32 	%r1122, 32;
	{
    .reg .pred p;
    and.b32 %r1120, %r1478, %r1122;    setp.ne.u32 p, %r1120, 0;
    vote.ballot.sync.b32 %r1120, p, 0xffffffff;
    @!p not.b32 %r1120, %r1120;
}
	and.b32  	%r1141, %r1120, %r1140;
	mov.u32 	%r1125, 64;
	{
    .reg .pred p;
    and.b32 %r1123, %r1478, %r1125;    setp.ne.u32 p, %r1123, 0;
    vote.ballot.sync.b32 %r1123, p, 0xffffffff;
    @!p not.b32 %r1123, %r1123;
}
	and.b32  	%r1142, %r1123, %r1141;
	mov.u32 	%r1128, 128;
	{
    .reg .pred p;
    and.b32 %r1126, %r1478, %r1128;    setp.ne.u32 p, %r1126, 0;
    vote.ballot.sync.b32 %r1126, p, 0xffffffff;
    @!p not.b32 %r1126, %r1126;
}
	and.b32  	%r1143, %r1126, %r1142;
	clz.b32 	%r1144, %r1143;
	sub.s32 	%r130, %r1131, %r1144;
	and.b32  	%r1145, %r511, %r1143;
	popc.b32 	%r131, %r1145;
	setp.ne.s32 	%p193, %r295, %r130;
	@%p193 bra 	$L__BB0_142;
	atom.shared.add.u32 	%r1535, [%r365], %r131;
$L__BB0_142:
	setp.gt.s32 	%p218, %r17, 255;
	mov.u32 	%r1155, -1;
	shfl.sync.idx.b32 	%r1156|%p194, %r1535, %r130, %r1131, %r1155;
	bar.sync 	0;
	shl.b32 	%r1157, %r64, 3;
	add.s32 	%r1159, %r180, %r1157;
	st.shared.u64 	[%r1159], %rd726;
	shl.b32 	%r1160, %r69, 3;
	add.s32 	%r1161, %r180, %r1160;
	st.shared.u64 	[%r1161], %rd728;
	shl.b32 	%r1162, %r74, 3;
	add.s32 	%r1163, %r180, %r1162;
	st.shared.u64 	[%r1163], %rd730;
	shl.b32 	%r1164, %r79, 3;
	add.s32 	%r1165, %r180, %r1164;
	st.shared.u64 	[%r1165], %rd732;
	shl.b32 	%r1166, %r84, 3;
	add.s32 	%r1167, %r180, %r1166;
	st.shared.u64 	[%r1167], %rd734;
	shl.b32 	%r1168, %r89, 3;
	add.s32 	%r1169, %r180, %r1168;
	st.shared.u64 	[%r1169], %rd736;
	shl.b32 	%r1170, %r94, 3;
	add.s32 	%r1171, %r180, %r1170;
	st.shared.u64 	[%r1171], %rd738;
	shl.b32 	%r1172, %r99, 3;
	add.s32 	%r1173, %r180, %r1172;
	st.shared.u64 	[%r1173], %rd740;
	shl.b32 	%r1174, %r104, 3;
	add.s32 	%r1175, %r180, %r1174;
	st.shared.u64 	[%r1175], %rd742;
	shl.b32 	%r1176, %r109, 3;
	add.s32 	%r1177, %r180, %r1176;
	st.shared.u64 	[%r1177], %rd744;
	shl.b32 	%r1178, %r114, 3;
	add.s32 	%r1179, %r180, %r1178;
	st.shared.u64 	[%r1179], %rd746;
	shl.b32 	%r1180, %r119, 3;
	add.s32 	%r1181, %r180, %r1180;
	st.shared.u64 	[%r1181], %rd748;
	shl.b32 	%r1182, %r124, 3;
	add.s32 	%r1183, %r180, %r1182;
	st.shared.u64 	[%r1183], %rd750;
	shl.b32 	%r1184, %r129, 3;
	add.s32 	%r1185, %r180, %r1184;
	st.shared.u64 	[%r1185], %rd752;
	add.s32 	%r1186, %r1156, %r131;
	shl.b32 	%r1187, %r1186, 3;
	add.s32 	%r1188, %r180, %r1187;
	st.shared.u64 	[%r1188+-8], %rd754;
	@%p218 bra 	$L__BB0_150;
	cvta.to.global.u64 	%rd386, %rd6;
	mul.wide.s32 	%rd387, %r17, 4;
	add.s64 	%rd388, %rd386, %rd387;
	ld.global.u32 	%r1189, [%rd388];
	sub.s32 	%r1190, %r1189, %r59;
	shl.b32 	%r1191, %r17, 2;
	add.s32 	%r134, %r180, %r1191;
	st.shared.u32 	[%r134+46080], %r1190;
	setp.lt.s32 	%p196, %r1514, 1;
	mov.u32 	%r1538, %r1520;
	@%p196 bra 	$L__BB0_149;
	mov.u32 	%r1537, -1;
	mov.u32 	%r1536, %r1514;
	mov.u32 	%r1538, %r1520;
$L__BB0_145:
	cvta.to.global.u64 	%rd720, %rd705;
	shl.b32 	%r1194, %r1536, 8;
	add.s32 	%r1195, %r1194, %r17;
	add.s32 	%r1196, %r1195, -256;
	mul.wide.s32 	%rd389, %r1196, 4;
	add.s64 	%rd120, %rd720, %rd389;
$L__BB0_146:
	membar.cta;
	ld.volatile.global.u32 	%r138, [%rd120];
	setp.eq.s32 	%p197, %r138, 0;
	@%p197 bra 	$L__BB0_146;
	and.b32  	%r1197, %r138, 1073741823;
	add.s32 	%r1538, %r1197, %r1538;
	setp.gt.s32 	%p198, %r138, -1;
	vote.sync.ballot.b32 	%r1537, %p198, %r1537;
	setp.lt.s32 	%p199, %r138, 0;
	@%p199 bra 	$L__BB0_149;
	add.s32 	%r142, %r1536, -1;
	setp.gt.s32 	%p200, %r1536, 1;
	mov.u32 	%r1536, %r142;
	@%p200 bra 	$L__BB0_145;
$L__BB0_149:
	or.b32  	%r1198, %r1538, -2147483648;
	st.volatile.global.u32 	[%rd116], %r1198;
	ld.shared.u32 	%r1199, [%r134+46080];
	sub.s32 	%r1200, %r1538, %r1520;
	add.s32 	%r1201, %r1200, %r1199;
	st.shared.u32 	[%r134+46080], %r1201;
$L__BB0_150:
	mul.lo.s32 	%r1482, %r1514, 5760;
	add.s32 	%r1481, %r1482, 5760;
	setp.le.s32 	%p219, %r1481, %r160;
	bar.sync 	0;
	@%p219 bra 	$L__BB0_182;
	bra.uni 	$L__BB0_151;
$L__BB0_182:
	shl.b32 	%r1327, %r17, 3;
	add.s32 	%r1329, %r180, %r1327;
	ld.shared.u64 	%rd540, [%r1329];
	shr.u64 	%rd541, %rd540, %r235;
	cvt.u32.u64 	%r1331, %rd541;
	shl.b32 	%r1332, %r1331, 2;
	and.b32  	%r1333, %r1332, 1020;
	add.s32 	%r1334, %r180, 46080;
	add.s32 	%r1335, %r1334, %r1333;
	ld.shared.u32 	%r1336, [%r1335];
	add.s32 	%r1337, %r1336, %r17;
	add.s64 	%rd542, %rd540, %rd22;
	xor.b64  	%rd543, %rd542, %rd19;
	shr.s64 	%rd544, %rd542, 63;
	not.b64 	%rd545, %rd544;
	and.b64  	%rd546, %rd20, %rd545;
	xor.b64  	%rd547, %rd543, %rd546;
	mul.wide.u32 	%rd548, %r1337, 8;
	add.s64 	%rd549, %rd723, %rd548;
	st.global.u64 	[%rd549], %rd547;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd550, [%r1329+3072];
	shr.u64 	%rd551, %rd550, %r235;
	cvt.u32.u64 	%r1338, %rd551;
	shl.b32 	%r1339, %r1338, 2;
	and.b32  	%r1340, %r1339, 1020;
	add.s32 	%r1341, %r1334, %r1340;
	ld.shared.u32 	%r1342, [%r1341];
	add.s32 	%r1343, %r1342, %r17;
	add.s32 	%r1344, %r1343, 384;
	add.s64 	%rd552, %rd550, %rd22;
	xor.b64  	%rd553, %rd552, %rd19;
	shr.s64 	%rd554, %rd552, 63;
	not.b64 	%rd555, %rd554;
	and.b64  	%rd556, %rd20, %rd555;
	xor.b64  	%rd557, %rd553, %rd556;
	mul.wide.u32 	%rd558, %r1344, 8;
	add.s64 	%rd559, %rd723, %rd558;
	st.global.u64 	[%rd559], %rd557;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd560, [%r1329+6144];
	shr.u64 	%rd561, %rd560, %r235;
	cvt.u32.u64 	%r1345, %rd561;
	shl.b32 	%r1346, %r1345, 2;
	and.b32  	%r1347, %r1346, 1020;
	add.s32 	%r1348, %r1334, %r1347;
	ld.shared.u32 	%r1349, [%r1348];
	add.s32 	%r1350, %r1349, %r17;
	add.s32 	%r1351, %r1350, 768;
	add.s64 	%rd562, %rd560, %rd22;
	xor.b64  	%rd563, %rd562, %rd19;
	shr.s64 	%rd564, %rd562, 63;
	not.b64 	%rd565, %rd564;
	and.b64  	%rd566, %rd20, %rd565;
	xor.b64  	%rd567, %rd563, %rd566;
	mul.wide.u32 	%rd568, %r1351, 8;
	add.s64 	%rd569, %rd723, %rd568;
	st.global.u64 	[%rd569], %rd567;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd570, [%r1329+9216];
	shr.u64 	%rd571, %rd570, %r235;
	cvt.u32.u64 	%r1352, %rd571;
	shl.b32 	%r1353, %r1352, 2;
	and.b32  	%r1354, %r1353, 1020;
	add.s32 	%r1355, %r1334, %r1354;
	ld.shared.u32 	%r1356, [%r1355];
	add.s32 	%r1357, %r1356, %r17;
	add.s32 	%r1358, %r1357, 1152;
	add.s64 	%rd572, %rd570, %rd22;
	xor.b64  	%rd573, %rd572, %rd19;
	shr.s64 	%rd574, %rd572, 63;
	not.b64 	%rd575, %rd574;
	and.b64  	%rd576, %rd20, %rd575;
	xor.b64  	%rd577, %rd573, %rd576;
	mul.wide.u32 	%rd578, %r1358, 8;
	add.s64 	%rd579, %rd723, %rd578;
	st.global.u64 	[%rd579], %rd577;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd580, [%r1329+12288];
	shr.u64 	%rd581, %rd580, %r235;
	cvt.u32.u64 	%r1359, %rd581;
	shl.b32 	%r1360, %r1359, 2;
	and.b32  	%r1361, %r1360, 1020;
	add.s32 	%r1362, %r1334, %r1361;
	ld.shared.u32 	%r1363, [%r1362];
	add.s32 	%r1364, %r1363, %r17;
	add.s32 	%r1365, %r1364, 1536;
	add.s64 	%rd582, %rd580, %rd22;
	xor.b64  	%rd583, %rd582, %rd19;
	shr.s64 	%rd584, %rd582, 63;
	not.b64 	%rd585, %rd584;
	and.b64  	%rd586, %rd20, %rd585;
	xor.b64  	%rd587, %rd583, %rd586;
	mul.wide.u32 	%rd588, %r1365, 8;
	add.s64 	%rd589, %rd723, %rd588;
	st.global.u64 	[%rd589], %rd587;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd590, [%r1329+15360];
	shr.u64 	%rd591, %rd590, %r235;
	cvt.u32.u64 	%r1366, %rd591;
	shl.b32 	%r1367, %r1366, 2;
	and.b32  	%r1368, %r1367, 1020;
	add.s32 	%r1369, %r1334, %r1368;
	ld.shared.u32 	%r1370, [%r1369];
	add.s32 	%r1371, %r1370, %r17;
	add.s32 	%r1372, %r1371, 1920;
	add.s64 	%rd592, %rd590, %rd22;
	xor.b64  	%rd593, %rd592, %rd19;
	shr.s64 	%rd594, %rd592, 63;
	not.b64 	%rd595, %rd594;
	and.b64  	%rd596, %rd20, %rd595;
	xor.b64  	%rd597, %rd593, %rd596;
	mul.wide.u32 	%rd598, %r1372, 8;
	add.s64 	%rd599, %rd723, %rd598;
	st.global.u64 	[%rd599], %rd597;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd600, [%r1329+18432];
	shr.u64 	%rd601, %rd600, %r235;
	cvt.u32.u64 	%r1373, %rd601;
	shl.b32 	%r1374, %r1373, 2;
	and.b32  	%r1375, %r1374, 1020;
	add.s32 	%r1376, %r1334, %r1375;
	ld.shared.u32 	%r1377, [%r1376];
	add.s32 	%r1378, %r1377, %r17;
	add.s32 	%r1379, %r1378, 2304;
	add.s64 	%rd602, %rd600, %rd22;
	xor.b64  	%rd603, %rd602, %rd19;
	shr.s64 	%rd604, %rd602, 63;
	not.b64 	%rd605, %rd604;
	and.b64  	%rd606, %rd20, %rd605;
	xor.b64  	%rd607, %rd603, %rd606;
	mul.wide.u32 	%rd608, %r1379, 8;
	add.s64 	%rd609, %rd723, %rd608;
	st.global.u64 	[%rd609], %rd607;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd610, [%r1329+21504];
	shr.u64 	%rd611, %rd610, %r235;
	cvt.u32.u64 	%r1380, %rd611;
	shl.b32 	%r1381, %r1380, 2;
	and.b32  	%r1382, %r1381, 1020;
	add.s32 	%r1383, %r1334, %r1382;
	ld.shared.u32 	%r1384, [%r1383];
	add.s32 	%r1385, %r1384, %r17;
	add.s32 	%r1386, %r1385, 2688;
	add.s64 	%rd612, %rd610, %rd22;
	xor.b64  	%rd613, %rd612, %rd19;
	shr.s64 	%rd614, %rd612, 63;
	not.b64 	%rd615, %rd614;
	and.b64  	%rd616, %rd20, %rd615;
	xor.b64  	%rd617, %rd613, %rd616;
	mul.wide.u32 	%rd618, %r1386, 8;
	add.s64 	%rd619, %rd723, %rd618;
	st.global.u64 	[%rd619], %rd617;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd620, [%r1329+24576];
	shr.u64 	%rd621, %rd620, %r235;
	cvt.u32.u64 	%r1387, %rd621;
	shl.b32 	%r1388, %r1387, 2;
	and.b32  	%r1389, %r1388, 1020;
	add.s32 	%r1390, %r1334, %r1389;
	ld.shared.u32 	%r1391, [%r1390];
	add.s32 	%r1392, %r1391, %r17;
	add.s32 	%r1393, %r1392, 3072;
	add.s64 	%rd622, %rd620, %rd22;
	xor.b64  	%rd623, %rd622, %rd19;
	shr.s64 	%rd624, %rd622, 63;
	not.b64 	%rd625, %rd624;
	and.b64  	%rd626, %rd20, %rd625;
	xor.b64  	%rd627, %rd623, %rd626;
	mul.wide.u32 	%rd628, %r1393, 8;
	add.s64 	%rd629, %rd723, %rd628;
	st.global.u64 	[%rd629], %rd627;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd630, [%r1329+27648];
	shr.u64 	%rd631, %rd630, %r235;
	cvt.u32.u64 	%r1394, %rd631;
	shl.b32 	%r1395, %r1394, 2;
	and.b32  	%r1396, %r1395, 1020;
	add.s32 	%r1397, %r1334, %r1396;
	ld.shared.u32 	%r1398, [%r1397];
	add.s32 	%r1399, %r1398, %r17;
	add.s32 	%r1400, %r1399, 3456;
	add.s64 	%rd632, %rd630, %rd22;
	xor.b64  	%rd633, %rd632, %rd19;
	shr.s64 	%rd634, %rd632, 63;
	not.b64 	%rd635, %rd634;
	and.b64  	%rd636, %rd20, %rd635;
	xor.b64  	%rd637, %rd633, %rd636;
	mul.wide.u32 	%rd638, %r1400, 8;
	add.s64 	%rd639, %rd723, %rd638;
	st.global.u64 	[%rd639], %rd637;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd640, [%r1329+30720];
	shr.u64 	%rd641, %rd640, %r235;
	cvt.u32.u64 	%r1401, %rd641;
	shl.b32 	%r1402, %r1401, 2;
	and.b32  	%r1403, %r1402, 1020;
	add.s32 	%r1404, %r1334, %r1403;
	ld.shared.u32 	%r1405, [%r1404];
	add.s32 	%r1406, %r1405, %r17;
	add.s32 	%r1407, %r1406, 3840;
	add.s64 	%rd642, %rd640, %rd22;
	xor.b64  	%rd643, %rd642, %rd19;
	shr.s64 	%rd644, %rd642, 63;
	not.b64 	%rd645, %rd644;
	and.b64  	%rd646, %rd20, %rd645;
	xor.b64  	%rd647, %rd643, %rd646;
	mul.wide.u32 	%rd648, %r1407, 8;
	add.s64 	%rd649, %rd723, %rd648;
	st.global.u64 	[%rd649], %rd647;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd650, [%r1329+33792];
	shr.u64 	%rd651, %rd650, %r235;
	cvt.u32.u64 	%r1408, %rd651;
	shl.b32 	%r1409, %r1408, 2;
	and.b32  	%r1410, %r1409, 1020;
	add.s32 	%r1411, %r1334, %r1410;
	ld.shared.u32 	%r1412, [%r1411];
	add.s32 	%r1413, %r1412, %r17;
	add.s32 	%r1414, %r1413, 4224;
	add.s64 	%rd652, %rd650, %rd22;
	xor.b64  	%rd653, %rd652, %rd19;
	shr.s64 	%rd654, %rd652, 63;
	not.b64 	%rd655, %rd654;
	and.b64  	%rd656, %rd20, %rd655;
	xor.b64  	%rd657, %rd653, %rd656;
	mul.wide.u32 	%rd658, %r1414, 8;
	add.s64 	%rd659, %rd723, %rd658;
	st.global.u64 	[%rd659], %rd657;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd660, [%r1329+36864];
	shr.u64 	%rd661, %rd660, %r235;
	cvt.u32.u64 	%r1415, %rd661;
	shl.b32 	%r1416, %r1415, 2;
	and.b32  	%r1417, %r1416, 1020;
	add.s32 	%r1418, %r1334, %r1417;
	ld.shared.u32 	%r1419, [%r1418];
	add.s32 	%r1420, %r1419, %r17;
	add.s32 	%r1421, %r1420, 4608;
	add.s64 	%rd662, %rd660, %rd22;
	xor.b64  	%rd663, %rd662, %rd19;
	shr.s64 	%rd664, %rd662, 63;
	not.b64 	%rd665, %rd664;
	and.b64  	%rd666, %rd20, %rd665;
	xor.b64  	%rd667, %rd663, %rd666;
	mul.wide.u32 	%rd668, %r1421, 8;
	add.s64 	%rd669, %rd723, %rd668;
	st.global.u64 	[%rd669], %rd667;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd670, [%r1329+39936];
	shr.u64 	%rd671, %rd670, %r235;
	cvt.u32.u64 	%r1422, %rd671;
	shl.b32 	%r1423, %r1422, 2;
	and.b32  	%r1424, %r1423, 1020;
	add.s32 	%r1425, %r1334, %r1424;
	ld.shared.u32 	%r1426, [%r1425];
	add.s32 	%r1427, %r1426, %r17;
	add.s32 	%r1428, %r1427, 4992;
	add.s64 	%rd672, %rd670, %rd22;
	xor.b64  	%rd673, %rd672, %rd19;
	shr.s64 	%rd674, %rd672, 63;
	not.b64 	%rd675, %rd674;
	and.b64  	%rd676, %rd20, %rd675;
	xor.b64  	%rd677, %rd673, %rd676;
	mul.wide.u32 	%rd678, %r1428, 8;
	add.s64 	%rd679, %rd723, %rd678;
	st.global.u64 	[%rd679], %rd677;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd680, [%r1329+43008];
	shr.u64 	%rd681, %rd680, %r235;
	cvt.u32.u64 	%r1429, %rd681;
	shl.b32 	%r1430, %r1429, 2;
	and.b32  	%r1431, %r1430, 1020;
	add.s32 	%r1432, %r1334, %r1431;
	ld.shared.u32 	%r1433, [%r1432];
	add.s32 	%r1434, %r1433, %r17;
	add.s32 	%r1435, %r1434, 5376;
	add.s64 	%rd682, %rd680, %rd22;
	xor.b64  	%rd683, %rd682, %rd19;
	shr.s64 	%rd684, %rd682, 63;
	not.b64 	%rd685, %rd684;
	and.b64  	%rd686, %rd20, %rd685;
	xor.b64  	%rd687, %rd683, %rd686;
	mul.wide.u32 	%rd688, %r1435, 8;
	add.s64 	%rd689, %rd723, %rd688;
	st.global.u64 	[%rd689], %rd687;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_183;
$L__BB0_151:
	mad.lo.s32 	%r144, %r1514, -5760, %r160;
	setp.ge.s32 	%p202, %r17, %r144;
	@%p202 bra 	$L__BB0_153;
	shl.b32 	%r1203, %r17, 3;
	add.s32 	%r1205, %r180, %r1203;
	ld.shared.u64 	%rd390, [%r1205];
	shr.u64 	%rd391, %rd390, %r235;
	cvt.u32.u64 	%r1207, %rd391;
	shl.b32 	%r1208, %r1207, 2;
	and.b32  	%r1209, %r1208, 1020;
	add.s32 	%r1210, %r180, %r1209;
	ld.shared.u32 	%r1211, [%r1210+46080];
	add.s64 	%rd392, %rd390, %rd22;
	xor.b64  	%rd393, %rd392, %rd19;
	shr.s64 	%rd394, %rd392, 63;
	not.b64 	%rd395, %rd394;
	and.b64  	%rd396, %rd20, %rd395;
	xor.b64  	%rd397, %rd393, %rd396;
	add.s32 	%r1212, %r1211, %r17;
	mul.wide.u32 	%rd398, %r1212, 8;
	add.s64 	%rd399, %rd723, %rd398;
	st.global.u64 	[%rd399], %rd397;
$L__BB0_153:
	bar.warp.sync 	-1;
	shl.b32 	%r1213, %r17, 3;
	add.s32 	%r145, %r180, %r1213;
	add.s32 	%r146, %r17, 384;
	setp.ge.s32 	%p203, %r146, %r144;
	@%p203 bra 	$L__BB0_155;
	ld.shared.u64 	%rd400, [%r145+3072];
	shr.u64 	%rd401, %rd400, %r235;
	cvt.u32.u64 	%r1216, %rd401;
	shl.b32 	%r1217, %r1216, 2;
	and.b32  	%r1218, %r1217, 1020;
	add.s32 	%r1220, %r180, %r1218;
	ld.shared.u32 	%r1221, [%r1220+46080];
	add.s64 	%rd402, %rd400, %rd22;
	xor.b64  	%rd403, %rd402, %rd19;
	shr.s64 	%rd404, %rd402, 63;
	not.b64 	%rd405, %rd404;
	and.b64  	%rd406, %rd20, %rd405;
	xor.b64  	%rd407, %rd403, %rd406;
	add.s32 	%r1222, %r1221, %r146;
	mul.wide.u32 	%rd408, %r1222, 8;
	add.s64 	%rd409, %rd723, %rd408;
	st.global.u64 	[%rd409], %rd407;
$L__BB0_155:
	bar.warp.sync 	-1;
	add.s32 	%r147, %r17, 768;
	setp.ge.s32 	%p204, %r147, %r144;
	@%p204 bra 	$L__BB0_157;
	ld.shared.u64 	%rd410, [%r145+6144];
	shr.u64 	%rd411, %rd410, %r235;
	cvt.u32.u64 	%r1224, %rd411;
	shl.b32 	%r1225, %r1224, 2;
	and.b32  	%r1226, %r1225, 1020;
	add.s32 	%r1228, %r180, %r1226;
	ld.shared.u32 	%r1229, [%r1228+46080];
	add.s64 	%rd412, %rd410, %rd22;
	xor.b64  	%rd413, %rd412, %rd19;
	shr.s64 	%rd414, %rd412, 63;
	not.b64 	%rd415, %rd414;
	and.b64  	%rd416, %rd20, %rd415;
	xor.b64  	%rd417, %rd413, %rd416;
	add.s32 	%r1230, %r1229, %r147;
	mul.wide.u32 	%rd418, %r1230, 8;
	add.s64 	%rd419, %rd723, %rd418;
	st.global.u64 	[%rd419], %rd417;
$L__BB0_157:
	bar.warp.sync 	-1;
	add.s32 	%r148, %r17, 1152;
	setp.ge.s32 	%p205, %r148, %r144;
	@%p205 bra 	$L__BB0_159;
	ld.shared.u64 	%rd420, [%r145+9216];
	shr.u64 	%rd421, %rd420, %r235;
	cvt.u32.u64 	%r1232, %rd421;
	shl.b32 	%r1233, %r1232, 2;
	and.b32  	%r1234, %r1233, 1020;
	add.s32 	%r1236, %r180, %r1234;
	ld.shared.u32 	%r1237, [%r1236+46080];
	add.s64 	%rd422, %rd420, %rd22;
	xor.b64  	%rd423, %rd422, %rd19;
	shr.s64 	%rd424, %rd422, 63;
	not.b64 	%rd425, %rd424;
	and.b64  	%rd426, %rd20, %rd425;
	xor.b64  	%rd427, %rd423, %rd426;
	add.s32 	%r1238, %r1237, %r148;
	mul.wide.u32 	%rd428, %r1238, 8;
	add.s64 	%rd429, %rd723, %rd428;
	st.global.u64 	[%rd429], %rd427;
$L__BB0_159:
	bar.warp.sync 	-1;
	add.s32 	%r149, %r17, 1536;
	setp.ge.s32 	%p206, %r149, %r144;
	@%p206 bra 	$L__BB0_161;
	ld.shared.u64 	%rd430, [%r145+12288];
	shr.u64 	%rd431, %rd430, %r235;
	cvt.u32.u64 	%r1240, %rd431;
	shl.b32 	%r1241, %r1240, 2;
	and.b32  	%r1242, %r1241, 1020;
	add.s32 	%r1244, %r180, %r1242;
	ld.shared.u32 	%r1245, [%r1244+46080];
	add.s64 	%rd432, %rd430, %rd22;
	xor.b64  	%rd433, %rd432, %rd19;
	shr.s64 	%rd434, %rd432, 63;
	not.b64 	%rd435, %rd434;
	and.b64  	%rd436, %rd20, %rd435;
	xor.b64  	%rd437, %rd433, %rd436;
	add.s32 	%r1246, %r1245, %r149;
	mul.wide.u32 	%rd438, %r1246, 8;
	add.s64 	%rd439, %rd723, %rd438;
	st.global.u64 	[%rd439], %rd437;
$L__BB0_161:
	bar.warp.sync 	-1;
	add.s32 	%r150, %r17, 1920;
	setp.ge.s32 	%p207, %r150, %r144;
	@%p207 bra 	$L__BB0_163;
	ld.shared.u64 	%rd440, [%r145+15360];
	shr.u64 	%rd441, %rd440, %r235;
	cvt.u32.u64 	%r1248, %rd441;
	shl.b32 	%r1249, %r1248, 2;
	and.b32  	%r1250, %r1249, 1020;
	add.s32 	%r1252, %r180, %r1250;
	ld.shared.u32 	%r1253, [%r1252+46080];
	add.s64 	%rd442, %rd440, %rd22;
	xor.b64  	%rd443, %rd442, %rd19;
	shr.s64 	%rd444, %rd442, 63;
	not.b64 	%rd445, %rd444;
	and.b64  	%rd446, %rd20, %rd445;
	xor.b64  	%rd447, %rd443, %rd446;
	add.s32 	%r1254, %r1253, %r150;
	mul.wide.u32 	%rd448, %r1254, 8;
	add.s64 	%rd449, %rd723, %rd448;
	st.global.u64 	[%rd449], %rd447;
$L__BB0_163:
	bar.warp.sync 	-1;
	add.s32 	%r151, %r17, 2304;
	setp.ge.s32 	%p208, %r151, %r144;
	@%p208 bra 	$L__BB0_165;
	ld.shared.u64 	%rd450, [%r145+18432];
	shr.u64 	%rd451, %rd450, %r235;
	cvt.u32.u64 	%r1256, %rd451;
	shl.b32 	%r1257, %r1256, 2;
	and.b32  	%r1258, %r1257, 1020;
	add.s32 	%r1260, %r180, %r1258;
	ld.shared.u32 	%r1261, [%r1260+46080];
	add.s64 	%rd452, %rd450, %rd22;
	xor.b64  	%rd453, %rd452, %rd19;
	shr.s64 	%rd454, %rd452, 63;
	not.b64 	%rd455, %rd454;
	and.b64  	%rd456, %rd20, %rd455;
	xor.b64  	%rd457, %rd453, %rd456;
	add.s32 	%r1262, %r1261, %r151;
	mul.wide.u32 	%rd458, %r1262, 8;
	add.s64 	%rd459, %rd723, %rd458;
	st.global.u64 	[%rd459], %rd457;
$L__BB0_165:
	bar.warp.sync 	-1;
	add.s32 	%r152, %r17, 2688;
	setp.ge.s32 	%p209, %r152, %r144;
	@%p209 bra 	$L__BB0_167;
	ld.shared.u64 	%rd460, [%r145+21504];
	shr.u64 	%rd461, %rd460, %r235;
	cvt.u32.u64 	%r1264, %rd461;
	shl.b32 	%r1265, %r1264, 2;
	and.b32  	%r1266, %r1265, 1020;
	add.s32 	%r1268, %r180, %r1266;
	ld.shared.u32 	%r1269, [%r1268+46080];
	add.s64 	%rd462, %rd460, %rd22;
	xor.b64  	%rd463, %rd462, %rd19;
	shr.s64 	%rd464, %rd462, 63;
	not.b64 	%rd465, %rd464;
	and.b64  	%rd466, %rd20, %rd465;
	xor.b64  	%rd467, %rd463, %rd466;
	add.s32 	%r1270, %r1269, %r152;
	mul.wide.u32 	%rd468, %r1270, 8;
	add.s64 	%rd469, %rd723, %rd468;
	st.global.u64 	[%rd469], %rd467;
$L__BB0_167:
	bar.warp.sync 	-1;
	add.s32 	%r153, %r17, 3072;
	setp.ge.s32 	%p210, %r153, %r144;
	@%p210 bra 	$L__BB0_169;
	ld.shared.u64 	%rd470, [%r145+24576];
	shr.u64 	%rd471, %rd470, %r235;
	cvt.u32.u64 	%r1272, %rd471;
	shl.b32 	%r1273, %r1272, 2;
	and.b32  	%r1274, %r1273, 1020;
	add.s32 	%r1276, %r180, %r1274;
	ld.shared.u32 	%r1277, [%r1276+46080];
	add.s64 	%rd472, %rd470, %rd22;
	xor.b64  	%rd473, %rd472, %rd19;
	shr.s64 	%rd474, %rd472, 63;
	not.b64 	%rd475, %rd474;
	and.b64  	%rd476, %rd20, %rd475;
	xor.b64  	%rd477, %rd473, %rd476;
	add.s32 	%r1278, %r1277, %r153;
	mul.wide.u32 	%rd478, %r1278, 8;
	add.s64 	%rd479, %rd723, %rd478;
	st.global.u64 	[%rd479], %rd477;
$L__BB0_169:
	bar.warp.sync 	-1;
	add.s32 	%r154, %r17, 3456;
	setp.ge.s32 	%p211, %r154, %r144;
	@%p211 bra 	$L__BB0_171;
	ld.shared.u64 	%rd480, [%r145+27648];
	shr.u64 	%rd481, %rd480, %r235;
	cvt.u32.u64 	%r1280, %rd481;
	shl.b32 	%r1281, %r1280, 2;
	and.b32  	%r1282, %r1281, 1020;
	add.s32 	%r1284, %r180, %r1282;
	ld.shared.u32 	%r1285, [%r1284+46080];
	add.s64 	%rd482, %rd480, %rd22;
	xor.b64  	%rd483, %rd482, %rd19;
	shr.s64 	%rd484, %rd482, 63;
	not.b64 	%rd485, %rd484;
	and.b64  	%rd486, %rd20, %rd485;
	xor.b64  	%rd487, %rd483, %rd486;
	add.s32 	%r1286, %r1285, %r154;
	mul.wide.u32 	%rd488, %r1286, 8;
	add.s64 	%rd489, %rd723, %rd488;
	st.global.u64 	[%rd489], %rd487;
$L__BB0_171:
	bar.warp.sync 	-1;
	add.s32 	%r155, %r17, 3840;
	setp.ge.s32 	%p212, %r155, %r144;
	@%p212 bra 	$L__BB0_173;
	ld.shared.u64 	%rd490, [%r145+30720];
	shr.u64 	%rd491, %rd490, %r235;
	cvt.u32.u64 	%r1288, %rd491;
	shl.b32 	%r1289, %r1288, 2;
	and.b32  	%r1290, %r1289, 1020;
	add.s32 	%r1292, %r180, %r1290;
	ld.shared.u32 	%r1293, [%r1292+46080];
	add.s64 	%rd492, %rd490, %rd22;
	xor.b64  	%rd493, %rd492, %rd19;
	shr.s64 	%rd494, %rd492, 63;
	not.b64 	%rd495, %rd494;
	and.b64  	%rd496, %rd20, %rd495;
	xor.b64  	%rd497, %rd493, %rd496;
	add.s32 	%r1294, %r1293, %r155;
	mul.wide.u32 	%rd498, %r1294, 8;
	add.s64 	%rd499, %rd723, %rd498;
	st.global.u64 	[%rd499], %rd497;
$L__BB0_173:
	bar.warp.sync 	-1;
	add.s32 	%r156, %r17, 4224;
	setp.ge.s32 	%p213, %r156, %r144;
	@%p213 bra 	$L__BB0_175;
	ld.shared.u64 	%rd500, [%r145+33792];
	shr.u64 	%rd501, %rd500, %r235;
	cvt.u32.u64 	%r1296, %rd501;
	shl.b32 	%r1297, %r1296, 2;
	and.b32  	%r1298, %r1297, 1020;
	add.s32 	%r1300, %r180, %r1298;
	ld.shared.u32 	%r1301, [%r1300+46080];
	add.s64 	%rd502, %rd500, %rd22;
	xor.b64  	%rd503, %rd502, %rd19;
	shr.s64 	%rd504, %rd502, 63;
	not.b64 	%rd505, %rd504;
	and.b64  	%rd506, %rd20, %rd505;
	xor.b64  	%rd507, %rd503, %rd506;
	add.s32 	%r1302, %r1301, %r156;
	mul.wide.u32 	%rd508, %r1302, 8;
	add.s64 	%rd509, %rd723, %rd508;
	st.global.u64 	[%rd509], %rd507;
$L__BB0_175:
	bar.warp.sync 	-1;
	add.s32 	%r157, %r17, 4608;
	setp.ge.s32 	%p214, %r157, %r144;
	@%p214 bra 	$L__BB0_177;
	ld.shared.u64 	%rd510, [%r145+36864];
	shr.u64 	%rd511, %rd510, %r235;
	cvt.u32.u64 	%r1304, %rd511;
	shl.b32 	%r1305, %r1304, 2;
	and.b32  	%r1306, %r1305, 1020;
	add.s32 	%r1308, %r180, %r1306;
	ld.shared.u32 	%r1309, [%r1308+46080];
	add.s64 	%rd512, %rd510, %rd22;
	xor.b64  	%rd513, %rd512, %rd19;
	shr.s64 	%rd514, %rd512, 63;
	not.b64 	%rd515, %rd514;
	and.b64  	%rd516, %rd20, %rd515;
	xor.b64  	%rd517, %rd513, %rd516;
	add.s32 	%r1310, %r1309, %r157;
	mul.wide.u32 	%rd518, %r1310, 8;
	add.s64 	%rd519, %rd723, %rd518;
	st.global.u64 	[%rd519], %rd517;
$L__BB0_177:
	bar.warp.sync 	-1;
	add.s32 	%r158, %r17, 4992;
	setp.ge.s32 	%p215, %r158, %r144;
	@%p215 bra 	$L__BB0_179;
	ld.shared.u64 	%rd520, [%r145+39936];
	shr.u64 	%rd521, %rd520, %r235;
	cvt.u32.u64 	%r1312, %rd521;
	shl.b32 	%r1313, %r1312, 2;
	and.b32  	%r1314, %r1313, 1020;
	add.s32 	%r1316, %r180, %r1314;
	ld.shared.u32 	%r1317, [%r1316+46080];
	add.s64 	%rd522, %rd520, %rd22;
	xor.b64  	%rd523, %rd522, %rd19;
	shr.s64 	%rd524, %rd522, 63;
	not.b64 	%rd525, %rd524;
	and.b64  	%rd526, %rd20, %rd525;
	xor.b64  	%rd527, %rd523, %rd526;
	add.s32 	%r1318, %r1317, %r158;
	mul.wide.u32 	%rd528, %r1318, 8;
	add.s64 	%rd529, %rd723, %rd528;
	st.global.u64 	[%rd529], %rd527;
$L__BB0_179:
	bar.warp.sync 	-1;
	add.s32 	%r159, %r17, 5376;
	setp.ge.s32 	%p216, %r159, %r144;
	@%p216 bra 	$L__BB0_181;
	ld.shared.u64 	%rd530, [%r145+43008];
	shr.u64 	%rd531, %rd530, %r235;
	cvt.u32.u64 	%r1320, %rd531;
	shl.b32 	%r1321, %r1320, 2;
	and.b32  	%r1322, %r1321, 1020;
	add.s32 	%r1324, %r180, %r1322;
	ld.shared.u32 	%r1325, [%r1324+46080];
	add.s64 	%rd532, %rd530, %rd22;
	xor.b64  	%rd533, %rd532, %rd19;
	shr.s64 	%rd534, %rd532, 63;
	not.b64 	%rd535, %rd534;
	and.b64  	%rd536, %rd20, %rd535;
	xor.b64  	%rd537, %rd533, %rd536;
	add.s32 	%r1326, %r1325, %r159;
	mul.wide.u32 	%rd538, %r1326, 8;
	add.s64 	%rd539, %rd723, %rd538;
	st.global.u64 	[%rd539], %rd537;
$L__BB0_181:
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_183;
$L__BB0_9:
	ret;
}
)PTX"},
    {"gs_cub_places_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__445_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_22096ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22094cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22096thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_32(
	.param .align 8 .b8 gs_cub_places_32_param_0[144]
)
.maxntid 384, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<396>;
	.reg .b32 	%r<2956>;
	.reg .b64 	%rd<349>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220945_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220911sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory[36352];
	ld.param.u32 	%r475, [gs_cub_places_32_param_0+64];
	ld.param.v2.u32 	{%r476, %r477}, [gs_cub_places_32_param_0+80];
	setp.eq.s32 	%p25, %r477, 0;
	add.s32 	%r480, %r476, 1;
	selp.b32 	%r481, 0, %r480, %p25;
	ld.param.u32 	%r482, [gs_cub_places_32_param_0+92];
	setp.ne.s32 	%p26, %r482, 0;
	setp.gt.s32 	%p27, %r481, 1;
	selp.b32 	%r1, -2147483648, 0, %p27;
	setp.eq.s32 	%p28, %r481, 3;
	selp.b32 	%r2, 2147483647, 0, %p28;
	mov.u32 	%r483, 2147483647;
	selp.b32 	%r3, %r475, 0, %p28;
	and.pred  	%p1, %p26, %p28;
	ld.param.u64 	%rd2, [gs_cub_places_32_param_0+56];
	ld.param.u64 	%rd3, [gs_cub_places_32_param_0+40];
	ld.param.u64 	%rd13, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd4, %rd13;
	ld.param.u64 	%rd5, [gs_cub_places_32_param_0];
	ld.param.u64 	%rd14, [gs_cub_places_32_param_0+24];
	cvta.to.global.u64 	%rd6, %rd14;
	ld.param.u64 	%rd7, [gs_cub_places_32_param_0+16];
	ld.param.v2.u32 	{%r484, %r485}, [gs_cub_places_32_param_0+72];
	mov.u32 	%r486, %tid.x;
	shr.u32 	%r7, %r486, 5;
	ld.param.u64 	%rd8, [gs_cub_places_32_param_0+32];
	cvta.to.global.u64 	%rd9, %rd8;
	mul.wide.u32 	%rd15, %r486, -1431655765;
	shr.u64 	%rd16, %rd15, 35;
	cvt.u32.u64 	%r487, %rd16;
	add.s32 	%r488, %r487, %r486;
	shl.b32 	%r489, %r488, 2;
	mov.u32 	%r490, _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220945_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220911sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r8, %r490, %r489;
	sub.s32 	%r9, %r483, %r475;
	shl.b32 	%r491, %r486, 2;
	add.s32 	%r10, %r490, %r491;
	cvta.to.global.u64 	%rd17, %rd2;
	cvta.to.global.u64 	%rd18, %rd5;
	mov.u32 %r705, %laneid;
	mov.u32 %r987, %lanemask_le;
	cvta.to.global.u64 	%rd67, %rd3;
	bra.uni 	$L__BB0_1;
$L__BB0_419:
	bar.sync 	0;
$L__BB0_1:
	setp.ne.s32 	%p29, %r486, 0;
	@%p29 bra 	$L__BB0_3;
	atom.global.add.u32 	%r493, [%rd17], 1;
	st.shared.u32 	[_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220945_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220911sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory+35328], %r493;
$L__BB0_3:
	bar.sync 	0;
	ld.shared.u32 	%r2929, [_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_220945_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_220911sweep_pairsIjLi384ELi23EEEvNS0_11SweepParamsEE6memory+35328];
	mul.lo.s32 	%r12, %r2929, 8832;
	setp.gt.s32 	%p30, %r484, %r12;
	@%p30 bra 	$L__BB0_5;
	bra.uni 	$L__BB0_4;
$L__BB0_5:
	and.b32  	%r496, %r486, -32;
	mul.lo.s32 	%r497, %r496, 23;
	and.b32  	%r498, %r486, 31;
	or.b32  	%r499, %r497, %r498;
	add.s32 	%r500, %r499, 704;
	add.s32 	%r501, %r499, 672;
	add.s32 	%r502, %r499, 640;
	add.s32 	%r503, %r499, 608;
	add.s32 	%r504, %r499, 576;
	add.s32 	%r505, %r499, 544;
	add.s32 	%r506, %r499, 512;
	add.s32 	%r507, %r499, 480;
	add.s32 	%r508, %r499, 448;
	add.s32 	%r509, %r499, 416;
	add.s32 	%r510, %r499, 384;
	add.s32 	%r511, %r499, 352;
	add.s32 	%r512, %r499, 320;
	add.s32 	%r513, %r499, 288;
	add.s32 	%r514, %r499, 256;
	add.s32 	%r515, %r499, 224;
	add.s32 	%r516, %r499, 192;
	add.s32 	%r517, %r499, 160;
	add.s32 	%r518, %r499, 128;
	add.s32 	%r519, %r499, 96;
	add.s32 	%r520, %r499, 64;
	add.s32 	%r521, %r499, 32;
	sub.s32 	%r13, %r484, %r12;
	setp.gt.s32 	%p31, %r13, 8831;
	setp.lt.s32 	%p32, %r499, %r13;
	or.pred  	%p33, %p31, %p32;
	selp.b32 	%r522, %r499, 0, %p33;
	add.s32 	%r523, %r522, %r12;
	mul.wide.s32 	%rd19, %r523, 4;
	add.s64 	%rd20, %rd18, %rd19;
	ld.global.u32 	%r2857, [%rd20];
	setp.lt.s32 	%p34, %r521, %r13;
	or.pred  	%p2, %p31, %p34;
	selp.b32 	%r524, %r521, 0, %p2;
	add.s32 	%r525, %r524, %r12;
	mul.wide.s32 	%rd21, %r525, 4;
	add.s64 	%rd22, %rd18, %rd21;
	ld.global.u32 	%r2859, [%rd22];
	setp.lt.s32 	%p35, %r520, %r13;
	or.pred  	%p3, %p31, %p35;
	selp.b32 	%r526, %r520, 0, %p3;
	add.s32 	%r527, %r526, %r12;
	mul.wide.s32 	%rd23, %r527, 4;
	add.s64 	%rd24, %rd18, %rd23;
	ld.global.u32 	%r2861, [%rd24];
	setp.lt.s32 	%p36, %r519, %r13;
	or.pred  	%p4, %p31, %p36;
	selp.b32 	%r528, %r519, 0, %p4;
	add.s32 	%r529, %r528, %r12;
	mul.wide.s32 	%rd25, %r529, 4;
	add.s64 	%rd26, %rd18, %rd25;
	ld.global.u32 	%r2863, [%rd26];
	setp.lt.s32 	%p37, %r518, %r13;
	or.pred  	%p5, %p31, %p37;
	selp.b32 	%r530, %r518, 0, %p5;
	add.s32 	%r531, %r530, %r12;
	mul.wide.s32 	%rd27, %r531, 4;
	add.s64 	%rd28, %rd18, %rd27;
	ld.global.u32 	%r2865, [%rd28];
	setp.lt.s32 	%p38, %r517, %r13;
	or.pred  	%p6, %p31, %p38;
	selp.b32 	%r532, %r517, 0, %p6;
	add.s32 	%r533, %r532, %r12;
	mul.wide.s32 	%rd29, %r533, 4;
	add.s64 	%rd30, %rd18, %rd29;
	ld.global.u32 	%r2867, [%rd30];
	setp.lt.s32 	%p39, %r516, %r13;
	or.pred  	%p7, %p31, %p39;
	selp.b32 	%r534, %r516, 0, %p7;
	add.s32 	%r535, %r534, %r12;
	mul.wide.s32 	%rd31, %r535, 4;
	add.s64 	%rd32, %rd18, %rd31;
	ld.global.u32 	%r2869, [%rd32];
	setp.lt.s32 	%p40, %r515, %r13;
	or.pred  	%p8, %p31, %p40;
	selp.b32 	%r536, %r515, 0, %p8;
	add.s32 	%r537, %r536, %r12;
	mul.wide.s32 	%rd33, %r537, 4;
	add.s64 	%rd34, %rd18, %rd33;
	ld.global.u32 	%r2871, [%rd34];
	setp.lt.s32 	%p41, %r514, %r13;
	or.pred  	%p9, %p31, %p41;
	selp.b32 	%r538, %r514, 0, %p9;
	add.s32 	%r539, %r538, %r12;
	mul.wide.s32 	%rd35, %r539, 4;
	add.s64 	%rd36, %rd18, %rd35;
	ld.global.u32 	%r2873, [%rd36];
	setp.lt.s32 	%p42, %r513, %r13;
	or.pred  	%p10, %p31, %p42;
	selp.b32 	%r540, %r513, 0, %p10;
	add.s32 	%r541, %r540, %r12;
	mul.wide.s32 	%rd37, %r541, 4;
	add.s64 	%rd38, %rd18, %rd37;
	ld.global.u32 	%r2875, [%rd38];
	setp.lt.s32 	%p43, %r512, %r13;
	or.pred  	%p11, %p31, %p43;
	selp.b32 	%r542, %r512, 0, %p11;
	add.s32 	%r543, %r542, %r12;
	mul.wide.s32 	%rd39, %r543, 4;
	add.s64 	%rd40, %rd18, %rd39;
	ld.global.u32 	%r2877, [%rd40];
	setp.lt.s32 	%p44, %r511, %r13;
	or.pred  	%p12, %p31, %p44;
	selp.b32 	%r544, %r511, 0, %p12;
	add.s32 	%r545, %r544, %r12;
	mul.wide.s32 	%rd41, %r545, 4;
	add.s64 	%rd42, %rd18, %rd41;
	ld.global.u32 	%r2879, [%rd42];
	setp.lt.s32 	%p45, %r510, %r13;
	or.pred  	%p13, %p31, %p45;
	selp.b32 	%r546, %r510, 0, %p13;
	add.s32 	%r547, %r546, %r12;
	mul.wide.s32 	%rd43, %r547, 4;
	add.s64 	%rd44, %rd18, %rd43;
	ld.global.u32 	%r2881, [%rd44];
	setp.lt.s32 	%p46, %r509, %r13;
	or.pred  	%p14, %p31, %p46;
	selp.b32 	%r548, %r509, 0, %p14;
	add.s32 	%r549, %r548, %r12;
	mul.wide.s32 	%rd45, %r549, 4;
	add.s64 	%rd46, %rd18, %rd45;
	ld.global.u32 	%r2883, [%rd46];
	setp.lt.s32 	%p47, %r508, %r13;
	or.pred  	%p15, %p31, %p47;
	selp.b32 	%r550, %r508, 0, %p15;
	add.s32 	%r551, %r550, %r12;
	mul.wide.s32 	%rd47, %r551, 4;
	add.s64 	%rd48, %rd18, %rd47;
	ld.global.u32 	%r2885, [%rd48];
	setp.lt.s32 	%p48, %r507, %r13;
	or.pred  	%p16, %p31, %p48;
	selp.b32 	%r552, %r507, 0, %p16;
	add.s32 	%r553, %r552, %r12;
	mul.wide.s32 	%rd49, %r553, 4;
	add.s64 	%rd50, %rd18, %rd49;
	ld.global.u32 	%r2887, [%rd50];
	setp.lt.s32 	%p49, %r506, %r13;
	or.pred  	%p17, %p31, %p49;
	selp.b32 	%r554, %r506, 0, %p17;
	add.s32 	%r555, %r554, %r12;
	mul.wide.s32 	%rd51, %r555, 4;
	add.s64 	%rd52, %rd18, %rd51;
	ld.global.u32 	%r2889, [%rd52];
	setp.lt.s32 	%p50, %r505, %r13;
	or.pred  	%p18, %p31, %p50;
	selp.b32 	%r556, %r505, 0, %p18;
	add.s32 	%r557, %r556, %r12;
	mul.wide.s32 	%rd53, %r557, 4;
	add.s64 	%rd54, %rd18, %rd53;
	ld.global.u32 	%r2891, [%rd54];
	setp.lt.s32 	%p51, %r504, %r13;
	or.pred  	%p19, %p31, %p51;
	selp.b32 	%r558, %r504, 0, %p19;
	add.s32 	%r559, %r558, %r12;
	mul.wide.s32 	%rd55, %r559, 4;
	add.s64 	%rd56, %rd18, %rd55;
	ld.global.u32 	%r2893, [%rd56];
	setp.lt.s32 	%p52, %r503, %r13;
	or.pred  	%p20, %p31, %p52;
	selp.b32 	%r560, %r503, 0, %p20;
	add.s32 	%r561, %r560, %r12;
	mul.wide.s32 	%rd57, %r561, 4;
	add.s64 	%rd58, %rd18, %rd57;
	ld.global.u32 	%r2895, [%rd58];
	setp.lt.s32 	%p53, %r502, %r13;
	or.pred  	%p21, %p31, %p53;
	selp.b32 	%r562, %r502, 0, %p21;
	add.s32 	%r563, %r562, %r12;
	mul.wide.s32 	%rd59, %r563, 4;
	add.s64 	%rd60, %rd18, %rd59;
	ld.global.u32 	%r2897, [%rd60];
	setp.lt.s32 	%p54, %r501, %r13;
	or.pred  	%p22, %p31, %p54;
	selp.b32 	%r564, %r501, 0, %p22;
	add.s32 	%r565, %r564, %r12;
	mul.wide.s32 	%rd61, %r565, 4;
	add.s64 	%rd62, %rd18, %rd61;
	ld.global.u32 	%r2899, [%rd62];
	setp.lt.s32 	%p55, %r500, %r13;
	or.pred  	%p23, %p31, %p55;
	selp.b32 	%r566, %r500, 0, %p23;
	add.s32 	%r567, %r566, %r12;
	mul.wide.s32 	%rd63, %r567, 4;
	add.s64 	%rd64, %rd18, %rd63;
	ld.global.u32 	%r2901, [%rd64];
	mov.u32 	%r2860, -1;
	not.pred 	%p56, %p33;
	mov.u32 	%r2858, %r2860;
	@%p56 bra 	$L__BB0_10;
	not.pred 	%p57, %p1;
	@%p57 bra 	$L__BB0_9;
	and.b32  	%r37, %r2857, 2147483647;
	setp.gt.u32 	%p58, %r37, %r9;
	mov.u32 	%r2858, %r2860;
	@%p58 bra 	$L__BB0_10;
	setp.eq.s32 	%p59, %r37, 0;
	selp.b32 	%r2857, 0, %r2857, %p59;
$L__BB0_9:
	shr.s32 	%r569, %r2857, 31;
	and.b32  	%r570, %r569, %r2;
	xor.b32  	%r571, %r2857, %r1;
	xor.b32  	%r572, %r571, %r570;
	sub.s32 	%r2858, %r572, %r3;
$L__BB0_10:
	not.pred 	%p60, %p2;
	@%p60 bra 	$L__BB0_15;
	not.pred 	%p61, %p1;
	@%p61 bra 	$L__BB0_14;
	and.b32  	%r42, %r2859, 2147483647;
	setp.gt.u32 	%p62, %r42, %r9;
	@%p62 bra 	$L__BB0_15;
	setp.eq.s32 	%p63, %r42, 0;
	selp.b32 	%r2859, 0, %r2859, %p63;
$L__BB0_14:
	shr.s32 	%r575, %r2859, 31;
	and.b32  	%r576, %r575, %r2;
	xor.b32  	%r577, %r2859, %r1;
	xor.b32  	%r578, %r577, %r576;
	sub.s32 	%r2860, %r578, %r3;
$L__BB0_15:
	mov.u32 	%r2864, -1;
	not.pred 	%p64, %p3;
	mov.u32 	%r2862, %r2864;
	@%p64 bra 	$L__BB0_20;
	not.pred 	%p65, %p1;
	@%p65 bra 	$L__BB0_19;
	and.b32  	%r47, %r2861, 2147483647;
	setp.gt.u32 	%p66, %r47, %r9;
	mov.u32 	%r2862, %r2864;
	@%p66 bra 	$L__BB0_20;
	setp.eq.s32 	%p67, %r47, 0;
	selp.b32 	%r2861, 0, %r2861, %p67;
$L__BB0_19:
	shr.s32 	%r581, %r2861, 31;
	and.b32  	%r582, %r581, %r2;
	xor.b32  	%r583, %r2861, %r1;
	xor.b32  	%r584, %r583, %r582;
	sub.s32 	%r2862, %r584, %r3;
$L__BB0_20:
	not.pred 	%p68, %p4;
	@%p68 bra 	$L__BB0_25;
	not.pred 	%p69, %p1;
	@%p69 bra 	$L__BB0_24;
	and.b32  	%r52, %r2863, 2147483647;
	setp.gt.u32 	%p70, %r52, %r9;
	@%p70 bra 	$L__BB0_25;
	setp.eq.s32 	%p71, %r52, 0;
	selp.b32 	%r2863, 0, %r2863, %p71;
$L__BB0_24:
	shr.s32 	%r587, %r2863, 31;
	and.b32  	%r588, %r587, %r2;
	xor.b32  	%r589, %r2863, %r1;
	xor.b32  	%r590, %r589, %r588;
	sub.s32 	%r2864, %r590, %r3;
$L__BB0_25:
	mov.u32 	%r2868, -1;
	not.pred 	%p72, %p5;
	mov.u32 	%r2866, %r2868;
	@%p72 bra 	$L__BB0_30;
	not.pred 	%p73, %p1;
	@%p73 bra 	$L__BB0_29;
	and.b32  	%r57, %r2865, 2147483647;
	setp.gt.u32 	%p74, %r57, %r9;
	mov.u32 	%r2866, %r2868;
	@%p74 bra 	$L__BB0_30;
	setp.eq.s32 	%p75, %r57, 0;
	selp.b32 	%r2865, 0, %r2865, %p75;
$L__BB0_29:
	shr.s32 	%r593, %r2865, 31;
	and.b32  	%r594, %r593, %r2;
	xor.b32  	%r595, %r2865, %r1;
	xor.b32  	%r596, %r595, %r594;
	sub.s32 	%r2866, %r596, %r3;
$L__BB0_30:
	not.pred 	%p76, %p6;
	@%p76 bra 	$L__BB0_35;
	not.pred 	%p77, %p1;
	@%p77 bra 	$L__BB0_34;
	and.b32  	%r62, %r2867, 2147483647;
	setp.gt.u32 	%p78, %r62, %r9;
	@%p78 bra 	$L__BB0_35;
	setp.eq.s32 	%p79, %r62, 0;
	selp.b32 	%r2867, 0, %r2867, %p79;
$L__BB0_34:
	shr.s32 	%r599, %r2867, 31;
	and.b32  	%r600, %r599, %r2;
	xor.b32  	%r601, %r2867, %r1;
	xor.b32  	%r602, %r601, %r600;
	sub.s32 	%r2868, %r602, %r3;
$L__BB0_35:
	mov.u32 	%r2872, -1;
	not.pred 	%p80, %p7;
	mov.u32 	%r2870, %r2872;
	@%p80 bra 	$L__BB0_40;
	not.pred 	%p81, %p1;
	@%p81 bra 	$L__BB0_39;
	and.b32  	%r67, %r2869, 2147483647;
	setp.gt.u32 	%p82, %r67, %r9;
	mov.u32 	%r2870, %r2872;
	@%p82 bra 	$L__BB0_40;
	setp.eq.s32 	%p83, %r67, 0;
	selp.b32 	%r2869, 0, %r2869, %p83;
$L__BB0_39:
	shr.s32 	%r605, %r2869, 31;
	and.b32  	%r606, %r605, %r2;
	xor.b32  	%r607, %r2869, %r1;
	xor.b32  	%r608, %r607, %r606;
	sub.s32 	%r2870, %r608, %r3;
$L__BB0_40:
	not.pred 	%p84, %p8;
	@%p84 bra 	$L__BB0_45;
	not.pred 	%p85, %p1;
	@%p85 bra 	$L__BB0_44;
	and.b32  	%r72, %r2871, 2147483647;
	setp.gt.u32 	%p86, %r72, %r9;
	@%p86 bra 	$L__BB0_45;
	setp.eq.s32 	%p87, %r72, 0;
	selp.b32 	%r2871, 0, %r2871, %p87;
$L__BB0_44:
	shr.s32 	%r611, %r2871, 31;
	and.b32  	%r612, %r611, %r2;
	xor.b32  	%r613, %r2871, %r1;
	xor.b32  	%r614, %r613, %r612;
	sub.s32 	%r2872, %r614, %r3;
$L__BB0_45:
	mov.u32 	%r2876, -1;
	not.pred 	%p88, %p9;
	mov.u32 	%r2874, %r2876;
	@%p88 bra 	$L__BB0_50;
	not.pred 	%p89, %p1;
	@%p89 bra 	$L__BB0_49;
	and.b32  	%r77, %r2873, 2147483647;
	setp.gt.u32 	%p90, %r77, %r9;
	mov.u32 	%r2874, %r2876;
	@%p90 bra 	$L__BB0_50;
	setp.eq.s32 	%p91, %r77, 0;
	selp.b32 	%r2873, 0, %r2873, %p91;
$L__BB0_49:
	shr.s32 	%r617, %r2873, 31;
	and.b32  	%r618, %r617, %r2;
	xor.b32  	%r619, %r2873, %r1;
	xor.b32  	%r620, %r619, %r618;
	sub.s32 	%r2874, %r620, %r3;
$L__BB0_50:
	not.pred 	%p92, %p10;
	@%p92 bra 	$L__BB0_55;
	not.pred 	%p93, %p1;
	@%p93 bra 	$L__BB0_54;
	and.b32  	%r82, %r2875, 2147483647;
	setp.gt.u32 	%p94, %r82, %r9;
	@%p94 bra 	$L__BB0_55;
	setp.eq.s32 	%p95, %r82, 0;
	selp.b32 	%r2875, 0, %r2875, %p95;
$L__BB0_54:
	shr.s32 	%r623, %r2875, 31;
	and.b32  	%r624, %r623, %r2;
	xor.b32  	%r625, %r2875, %r1;
	xor.b32  	%r626, %r625, %r624;
	sub.s32 	%r2876, %r626, %r3;
$L__BB0_55:
	mov.u32 	%r2880, -1;
	not.pred 	%p96, %p11;
	mov.u32 	%r2878, %r2880;
	@%p96 bra 	$L__BB0_60;
	not.pred 	%p97, %p1;
	@%p97 bra 	$L__BB0_59;
	and.b32  	%r87, %r2877, 2147483647;
	setp.gt.u32 	%p98, %r87, %r9;
	mov.u32 	%r2878, %r2880;
	@%p98 bra 	$L__BB0_60;
	setp.eq.s32 	%p99, %r87, 0;
	selp.b32 	%r2877, 0, %r2877, %p99;
$L__BB0_59:
	shr.s32 	%r629, %r2877, 31;
	and.b32  	%r630, %r629, %r2;
	xor.b32  	%r631, %r2877, %r1;
	xor.b32  	%r632, %r631, %r630;
	sub.s32 	%r2878, %r632, %r3;
$L__BB0_60:
	not.pred 	%p100, %p12;
	@%p100 bra 	$L__BB0_65;
	not.pred 	%p101, %p1;
	@%p101 bra 	$L__BB0_64;
	and.b32  	%r92, %r2879, 2147483647;
	setp.gt.u32 	%p102, %r92, %r9;
	@%p102 bra 	$L__BB0_65;
	setp.eq.s32 	%p103, %r92, 0;
	selp.b32 	%r2879, 0, %r2879, %p103;
$L__BB0_64:
	shr.s32 	%r635, %r2879, 31;
	and.b32  	%r636, %r635, %r2;
	xor.b32  	%r637, %r2879, %r1;
	xor.b32  	%r638, %r637, %r636;
	sub.s32 	%r2880, %r638, %r3;
$L__BB0_65:
	mov.u32 	%r2884, -1;
	not.pred 	%p104, %p13;
	mov.u32 	%r2882, %r2884;
	@%p104 bra 	$L__BB0_70;
	not.pred 	%p105, %p1;
	@%p105 bra 	$L__BB0_69;
	and.b32  	%r97, %r2881, 2147483647;
	setp.gt.u32 	%p106, %r97, %r9;
	mov.u32 	%r2882, %r2884;
	@%p106 bra 	$L__BB0_70;
	setp.eq.s32 	%p107, %r97, 0;
	selp.b32 	%r2881, 0, %r2881, %p107;
$L__BB0_69:
	shr.s32 	%r641, %r2881, 31;
	and.b32  	%r642, %r641, %r2;
	xor.b32  	%r643, %r2881, %r1;
	xor.b32  	%r644, %r643, %r642;
	sub.s32 	%r2882, %r644, %r3;
$L__BB0_70:
	not.pred 	%p108, %p14;
	@%p108 bra 	$L__BB0_75;
	not.pred 	%p109, %p1;
	@%p109 bra 	$L__BB0_74;
	and.b32  	%r102, %r2883, 2147483647;
	setp.gt.u32 	%p110, %r102, %r9;
	@%p110 bra 	$L__BB0_75;
	setp.eq.s32 	%p111, %r102, 0;
	selp.b32 	%r2883, 0, %r2883, %p111;
$L__BB0_74:
	shr.s32 	%r647, %r2883, 31;
	and.b32  	%r648, %r647, %r2;
	xor.b32  	%r649, %r2883, %r1;
	xor.b32  	%r650, %r649, %r648;
	sub.s32 	%r2884, %r650, %r3;
$L__BB0_75:
	mov.u32 	%r2888, -1;
	not.pred 	%p112, %p15;
	mov.u32 	%r2886, %r2888;
	@%p112 bra 	$L__BB0_80;
	not.pred 	%p113, %p1;
	@%p113 bra 	$L__BB0_79;
	and.b32  	%r107, %r2885, 2147483647;
	setp.gt.u32 	%p114, %r107, %r9;
	mov.u32 	%r2886, %r2888;
	@%p114 bra 	$L__BB0_80;
	setp.eq.s32 	%p115, %r107, 0;
	selp.b32 	%r2885, 0, %r2885, %p115;
$L__BB0_79:
	shr.s32 	%r653, %r2885, 31;
	and.b32  	%r654, %r653, %r2;
	xor.b32  	%r655, %r2885, %r1;
	xor.b32  	%r656, %r655, %r654;
	sub.s32 	%r2886, %r656, %r3;
$L__BB0_80:
	not.pred 	%p116, %p16;
	@%p116 bra 	$L__BB0_85;
	not.pred 	%p117, %p1;
	@%p117 bra 	$L__BB0_84;
	and.b32  	%r112, %r2887, 2147483647;
	setp.gt.u32 	%p118, %r112, %r9;
	@%p118 bra 	$L__BB0_85;
	setp.eq.s32 	%p119, %r112, 0;
	selp.b32 	%r2887, 0, %r2887, %p119;
$L__BB0_84:
	shr.s32 	%r659, %r2887, 31;
	and.b32  	%r660, %r659, %r2;
	xor.b32  	%r661, %r2887, %r1;
	xor.b32  	%r662, %r661, %r660;
	sub.s32 	%r2888, %r662, %r3;
$L__BB0_85:
	mov.u32 	%r2892, -1;
	not.pred 	%p120, %p17;
	mov.u32 	%r2890, %r2892;
	@%p120 bra 	$L__BB0_90;
	not.pred 	%p121, %p1;
	@%p121 bra 	$L__BB0_89;
	and.b32  	%r117, %r2889, 2147483647;
	setp.gt.u32 	%p122, %r117, %r9;
	mov.u32 	%r2890, %r2892;
	@%p122 bra 	$L__BB0_90;
	setp.eq.s32 	%p123, %r117, 0;
	selp.b32 	%r2889, 0, %r2889, %p123;
$L__BB0_89:
	shr.s32 	%r665, %r2889, 31;
	and.b32  	%r666, %r665, %r2;
	xor.b32  	%r667, %r2889, %r1;
	xor.b32  	%r668, %r667, %r666;
	sub.s32 	%r2890, %r668, %r3;
$L__BB0_90:
	not.pred 	%p124, %p18;
	@%p124 bra 	$L__BB0_95;
	not.pred 	%p125, %p1;
	@%p125 bra 	$L__BB0_94;
	and.b32  	%r122, %r2891, 2147483647;
	setp.gt.u32 	%p126, %r122, %r9;
	@%p126 bra 	$L__BB0_95;
	setp.eq.s32 	%p127, %r122, 0;
	selp.b32 	%r2891, 0, %r2891, %p127;
$L__BB0_94:
	shr.s32 	%r671, %r2891, 31;
	and.b32  	%r672, %r671, %r2;
	xor.b32  	%r673, %r2891, %r1;
	xor.b32  	%r674, %r673, %r672;
	sub.s32 	%r2892, %r674, %r3;
$L__BB0_95:
	mov.u32 	%r2896, -1;
	not.pred 	%p128, %p19;
	mov.u32 	%r2894, %r2896;
	@%p128 bra 	$L__BB0_100;
	not.pred 	%p129, %p1;
	@%p129 bra 	$L__BB0_99;
	and.b32  	%r127, %r2893, 2147483647;
	setp.gt.u32 	%p130, %r127, %r9;
	mov.u32 	%r2894, %r2896;
	@%p130 bra 	$L__BB0_100;
	setp.eq.s32 	%p131, %r127, 0;
	selp.b32 	%r2893, 0, %r2893, %p131;
$L__BB0_99:
	shr.s32 	%r677, %r2893, 31;
	and.b32  	%r678, %r677, %r2;
	xor.b32  	%r679, %r2893, %r1;
	xor.b32  	%r680, %r679, %r678;
	sub.s32 	%r2894, %r680, %r3;
$L__BB0_100:
	not.pred 	%p132, %p20;
	@%p132 bra 	$L__BB0_105;
	not.pred 	%p133, %p1;
	@%p133 bra 	$L__BB0_104;
	and.b32  	%r132, %r2895, 2147483647;
	setp.gt.u32 	%p134, %r132, %r9;
	@%p134 bra 	$L__BB0_105;
	setp.eq.s32 	%p135, %r132, 0;
	selp.b32 	%r2895, 0, %r2895, %p135;
$L__BB0_104:
	shr.s32 	%r683, %r2895, 31;
	and.b32  	%r684, %r683, %r2;
	xor.b32  	%r685, %r2895, %r1;
	xor.b32  	%r686, %r685, %r684;
	sub.s32 	%r2896, %r686, %r3;
$L__BB0_105:
	mov.u32 	%r2900, -1;
	not.pred 	%p136, %p21;
	mov.u32 	%r2898, %r2900;
	@%p136 bra 	$L__BB0_110;
	not.pred 	%p137, %p1;
	@%p137 bra 	$L__BB0_109;
	and.b32  	%r137, %r2897, 2147483647;
	setp.gt.u32 	%p138, %r137, %r9;
	mov.u32 	%r2898, %r2900;
	@%p138 bra 	$L__BB0_110;
	setp.eq.s32 	%p139, %r137, 0;
	selp.b32 	%r2897, 0, %r2897, %p139;
$L__BB0_109:
	shr.s32 	%r689, %r2897, 31;
	and.b32  	%r690, %r689, %r2;
	xor.b32  	%r691, %r2897, %r1;
	xor.b32  	%r692, %r691, %r690;
	sub.s32 	%r2898, %r692, %r3;
$L__BB0_110:
	not.pred 	%p140, %p22;
	@%p140 bra 	$L__BB0_115;
	not.pred 	%p141, %p1;
	@%p141 bra 	$L__BB0_114;
	and.b32  	%r142, %r2899, 2147483647;
	setp.gt.u32 	%p142, %r142, %r9;
	@%p142 bra 	$L__BB0_115;
	setp.eq.s32 	%p143, %r142, 0;
	selp.b32 	%r2899, 0, %r2899, %p143;
$L__BB0_114:
	shr.s32 	%r695, %r2899, 31;
	and.b32  	%r696, %r695, %r2;
	xor.b32  	%r697, %r2899, %r1;
	xor.b32  	%r698, %r697, %r696;
	sub.s32 	%r2900, %r698, %r3;
$L__BB0_115:
	mov.u32 	%r2902, -1;
	not.pred 	%p144, %p23;
	@%p144 bra 	$L__BB0_120;
	not.pred 	%p145, %p1;
	@%p145 bra 	$L__BB0_119;
	and.b32  	%r147, %r2901, 2147483647;
	setp.gt.u32 	%p146, %r147, %r9;
	@%p146 bra 	$L__BB0_120;
	setp.eq.s32 	%p147, %r147, 0;
	selp.b32 	%r2901, 0, %r2901, %p147;
$L__BB0_119:
	shr.s32 	%r701, %r2901, 31;
	and.b32  	%r702, %r701, %r2;
	xor.b32  	%r703, %r2901, %r1;
	xor.b32  	%r704, %r703, %r702;
	sub.s32 	%r2902, %r704, %r3;
$L__BB0_120:
	setp.gt.s32 	%p148, %r705, 255;
	@%p148 bra 	$L__BB0_127;
	max.s32 	%r706, %r705, 224;
	add.s32 	%r707, %r706, 31;
	sub.s32 	%r153, %r707, %r705;
	shr.u32 	%r708, %r153, 5;
	add.s32 	%r709, %r708, 1;
	and.b32  	%r154, %r709, 3;
	setp.eq.s32 	%p149, %r154, 0;
	mov.u32 	%r2903, %r705;
	@%p149 bra 	$L__BB0_125;
	shl.b32 	%r710, %r7, 10;
	add.s32 	%r712, %r490, %r710;
	shl.b32 	%r713, %r705, 2;
	add.s32 	%r155, %r712, %r713;
	mov.u32 	%r714, 0;
	st.shared.u32 	[%r155], %r714;
	add.s32 	%r2903, %r705, 32;
	setp.eq.s32 	%p150, %r154, 1;
	@%p150 bra 	$L__BB0_125;
	st.shared.u32 	[%r155+128], %r714;
	add.s32 	%r2903, %r705, 64;
	setp.eq.s32 	%p151, %r154, 2;
	@%p151 bra 	$L__BB0_125;
	mov.u32 	%r716, 0;
	st.shared.u32 	[%r155+256], %r716;
	add.s32 	%r2903, %r705, 96;
$L__BB0_125:
	setp.lt.u32 	%p152, %r153, 96;
	@%p152 bra 	$L__BB0_127;
$L__BB0_126:
	.pragma "nounroll";
	shl.b32 	%r717, %r7, 10;
	add.s32 	%r719, %r490, %r717;
	shl.b32 	%r720, %r2903, 2;
	add.s32 	%r721, %r719, %r720;
	mov.u32 	%r722, 0;
	st.shared.u32 	[%r721], %r722;
	st.shared.u32 	[%r721+128], %r722;
	st.shared.u32 	[%r721+256], %r722;
	st.shared.u32 	[%r721+384], %r722;
	add.s32 	%r161, %r2903, 128;
	setp.lt.s32 	%p153, %r2903, 128;
	mov.u32 	%r2903, %r161;
	@%p153 bra 	$L__BB0_126;
$L__BB0_127:
	setp.gt.u32 	%p154, %r486, 255;
	bar.warp.sync 	-1;
	shr.u32 	%r725, %r2858, %r485;
	shl.b32 	%r726, %r7, 10;
	add.s32 	%r728, %r490, %r726;
	shl.b32 	%r729, %r725, 2;
	and.b32  	%r730, %r729, 1020;
	add.s32 	%r731, %r728, %r730;
	atom.shared.add.u32 	%r732, [%r731], 1;
	shr.u32 	%r733, %r2860, %r485;
	shl.b32 	%r734, %r733, 2;
	and.b32  	%r735, %r734, 1020;
	add.s32 	%r736, %r728, %r735;
	atom.shared.add.u32 	%r737, [%r736], 1;
	shr.u32 	%r738, %r2862, %r485;
	shl.b32 	%r739, %r738, 2;
	and.b32  	%r740, %r739, 1020;
	add.s32 	%r741, %r728, %r740;
	atom.shared.add.u32 	%r742, [%r741], 1;
	shr.u32 	%r743, %r2864, %r485;
	shl.b32 	%r744, %r743, 2;
	and.b32  	%r745, %r744, 1020;
	add.s32 	%r746, %r728, %r745;
	atom.shared.add.u32 	%r747, [%r746], 1;
	shr.u32 	%r748, %r2866, %r485;
	shl.b32 	%r749, %r748, 2;
	and.b32  	%r750, %r749, 1020;
	add.s32 	%r751, %r728, %r750;
	atom.shared.add.u32 	%r752, [%r751], 1;
	shr.u32 	%r753, %r2868, %r485;
	shl.b32 	%r754, %r753, 2;
	and.b32  	%r755, %r754, 1020;
	add.s32 	%r756, %r728, %r755;
	atom.shared.add.u32 	%r757, [%r756], 1;
	shr.u32 	%r758, %r2870, %r485;
	shl.b32 	%r759, %r758, 2;
	and.b32  	%r760, %r759, 1020;
	add.s32 	%r761, %r728, %r760;
	atom.shared.add.u32 	%r762, [%r761], 1;
	shr.u32 	%r763, %r2872, %r485;
	shl.b32 	%r764, %r763, 2;
	and.b32  	%r765, %r764, 1020;
	add.s32 	%r766, %r728, %r765;
	atom.shared.add.u32 	%r767, [%r766], 1;
	shr.u32 	%r768, %r2874, %r485;
	shl.b32 	%r769, %r768, 2;
	and.b32  	%r770, %r769, 1020;
	add.s32 	%r771, %r728, %r770;
	atom.shared.add.u32 	%r772, [%r771], 1;
	shr.u32 	%r773, %r2876, %r485;
	shl.b32 	%r774, %r773, 2;
	and.b32  	%r775, %r774, 1020;
	add.s32 	%r776, %r728, %r775;
	atom.shared.add.u32 	%r777, [%r776], 1;
	shr.u32 	%r778, %r2878, %r485;
	shl.b32 	%r779, %r778, 2;
	and.b32  	%r780, %r779, 1020;
	add.s32 	%r781, %r728, %r780;
	atom.shared.add.u32 	%r782, [%r781], 1;
	shr.u32 	%r783, %r2880, %r485;
	shl.b32 	%r784, %r783, 2;
	and.b32  	%r785, %r784, 1020;
	add.s32 	%r786, %r728, %r785;
	atom.shared.add.u32 	%r787, [%r786], 1;
	shr.u32 	%r788, %r2882, %r485;
	shl.b32 	%r789, %r788, 2;
	and.b32  	%r790, %r789, 1020;
	add.s32 	%r791, %r728, %r790;
	atom.shared.add.u32 	%r792, [%r791], 1;
	shr.u32 	%r793, %r2884, %r485;
	shl.b32 	%r794, %r793, 2;
	and.b32  	%r795, %r794, 1020;
	add.s32 	%r796, %r728, %r795;
	atom.shared.add.u32 	%r797, [%r796], 1;
	shr.u32 	%r798, %r2886, %r485;
	shl.b32 	%r799, %r798, 2;
	and.b32  	%r800, %r799, 1020;
	add.s32 	%r801, %r728, %r800;
	atom.shared.add.u32 	%r802, [%r801], 1;
	shr.u32 	%r803, %r2888, %r485;
	shl.b32 	%r804, %r803, 2;
	and.b32  	%r805, %r804, 1020;
	add.s32 	%r806, %r728, %r805;
	atom.shared.add.u32 	%r807, [%r806], 1;
	shr.u32 	%r808, %r2890, %r485;
	shl.b32 	%r809, %r808, 2;
	and.b32  	%r810, %r809, 1020;
	add.s32 	%r811, %r728, %r810;
	atom.shared.add.u32 	%r812, [%r811], 1;
	shr.u32 	%r813, %r2892, %r485;
	shl.b32 	%r814, %r813, 2;
	and.b32  	%r815, %r814, 1020;
	add.s32 	%r816, %r728, %r815;
	atom.shared.add.u32 	%r817, [%r816], 1;
	shr.u32 	%r818, %r2894, %r485;
	shl.b32 	%r819, %r818, 2;
	and.b32  	%r820, %r819, 1020;
	add.s32 	%r821, %r728, %r820;
	atom.shared.add.u32 	%r822, [%r821], 1;
	shr.u32 	%r823, %r2896, %r485;
	shl.b32 	%r824, %r823, 2;
	and.b32  	%r825, %r824, 1020;
	add.s32 	%r826, %r728, %r825;
	atom.shared.add.u32 	%r827, [%r826], 1;
	shr.u32 	%r828, %r2898, %r485;
	shl.b32 	%r829, %r828, 2;
	and.b32  	%r830, %r829, 1020;
	add.s32 	%r831, %r728, %r830;
	atom.shared.add.u32 	%r832, [%r831], 1;
	shr.u32 	%r833, %r2900, %r485;
	shl.b32 	%r834, %r833, 2;
	and.b32  	%r835, %r834, 1020;
	add.s32 	%r836, %r728, %r835;
	atom.shared.add.u32 	%r837, [%r836], 1;
	shr.u32 	%r838, %r2902, %r485;
	shl.b32 	%r839, %r838, 2;
	and.b32  	%r840, %r839, 1020;
	add.s32 	%r841, %r728, %r840;
	atom.shared.add.u32 	%r842, [%r841], 1;
	bar.sync 	0;
	mov.u32 	%r2905, 0;
	@%p154 bra 	$L__BB0_129;
	ld.shared.u32 	%r843, [%r10];
	mov.u32 	%r844, 0;
	st.shared.u32 	[%r10], %r844;
	ld.shared.u32 	%r845, [%r10+1024];
	st.shared.u32 	[%r10+1024], %r843;
	add.s32 	%r846, %r845, %r843;
	ld.shared.u32 	%r847, [%r10+2048];
	st.shared.u32 	[%r10+2048], %r846;
	add.s32 	%r848, %r847, %r846;
	ld.shared.u32 	%r849, [%r10+3072];
	st.shared.u32 	[%r10+3072], %r848;
	add.s32 	%r850, %r849, %r848;
	ld.shared.u32 	%r851, [%r10+4096];
	st.shared.u32 	[%r10+4096], %r850;
	add.s32 	%r852, %r851, %r850;
	ld.shared.u32 	%r853, [%r10+5120];
	st.shared.u32 	[%r10+5120], %r852;
	add.s32 	%r854, %r853, %r852;
	ld.shared.u32 	%r855, [%r10+6144];
	st.shared.u32 	[%r10+6144], %r854;
	add.s32 	%r856, %r855, %r854;
	ld.shared.u32 	%r857, [%r10+7168];
	st.shared.u32 	[%r10+7168], %r856;
	add.s32 	%r858, %r857, %r856;
	ld.shared.u32 	%r859, [%r10+8192];
	st.shared.u32 	[%r10+8192], %r858;
	add.s32 	%r860, %r859, %r858;
	ld.shared.u32 	%r861, [%r10+9216];
	st.shared.u32 	[%r10+9216], %r860;
	add.s32 	%r862, %r861, %r860;
	ld.shared.u32 	%r863, [%r10+10240];
	st.shared.u32 	[%r10+10240], %r862;
	add.s32 	%r864, %r863, %r862;
	ld.shared.u32 	%r865, [%r10+11264];
	st.shared.u32 	[%r10+11264], %r864;
	add.s32 	%r2905, %r865, %r864;
$L__BB0_129:
	ld.param.u64 	%rd347, [gs_cub_places_32_param_0+48];
	setp.gt.s32 	%p155, %r486, 255;
	shl.b32 	%r867, %r2929, 8;
	add.s32 	%r868, %r867, %r486;
	cvta.to.global.u64 	%rd65, %rd347;
	mul.wide.s32 	%rd66, %r868, 4;
	add.s64 	%rd10, %rd65, %rd66;
	@%p155 bra 	$L__BB0_131;
	or.b32  	%r869, %r2905, 1073741824;
	st.volatile.global.u32 	[%rd10], %r869;
$L__BB0_131:
	setp.gt.u32 	%p156, %r486, 31;
	st.shared.u32 	[%r8+13328], %r2905;
	bar.sync 	0;
	@%p156 bra 	$L__BB0_133;
	mad.lo.s32 	%r903, %r486, 52, %r490;
	mov.u32 	%r879, 2;
	ld.shared.u32 	%r904, [%r903+13332];
	mov.u32 	%r898, 0;
	ld.shared.u32 	%r905, [%r903+13328];
	add.s32 	%r906, %r904, %r905;
	ld.shared.u32 	%r907, [%r903+13336];
	add.s32 	%r908, %r906, %r907;
	ld.shared.u32 	%r909, [%r903+13340];
	add.s32 	%r910, %r908, %r909;
	ld.shared.u32 	%r911, [%r903+13344];
	add.s32 	%r912, %r910, %r911;
	ld.shared.u32 	%r913, [%r903+13348];
	add.s32 	%r914, %r912, %r913;
	ld.shared.u32 	%r915, [%r903+13352];
	add.s32 	%r916, %r914, %r915;
	ld.shared.u32 	%r917, [%r903+13356];
	add.s32 	%r918, %r916, %r917;
	ld.shared.u32 	%r919, [%r903+13360];
	add.s32 	%r920, %r918, %r919;
	ld.shared.u32 	%r921, [%r903+13364];
	add.s32 	%r922, %r920, %r921;
	ld.shared.u32 	%r923, [%r903+13368];
	add.s32 	%r924, %r922, %r923;
	ld.shared.u32 	%r925, [%r903+13372];
	add.s32 	%r875, %r924, %r925;
	mov.u32 	%r873, 1;
	mov.u32 	%r900, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r875, %r873, %r898, %r900;  @p add.s32 r0, r0, %r875;  mov.s32 %r871, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r871, %r879, %r898, %r900;  @p add.s32 r0, r0, %r871;  mov.s32 %r877, r0;}
	mov.u32 	%r885, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r877, %r885, %r898, %r900;  @p add.s32 r0, r0, %r877;  mov.s32 %r883, r0;}
	mov.u32 	%r891, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r883, %r891, %r898, %r900;  @p add.s32 r0, r0, %r883;  mov.s32 %r889, r0;}
	mov.u32 	%r897, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r889, %r897, %r898, %r900;  @p add.s32 r0, r0, %r889;  mov.s32 %r895, r0;}
	sub.s32 	%r926, %r895, %r875;
	add.s32 	%r927, %r905, %r926;
	add.s32 	%r928, %r904, %r927;
	add.s32 	%r929, %r907, %r928;
	add.s32 	%r930, %r909, %r929;
	add.s32 	%r931, %r911, %r930;
	add.s32 	%r932, %r913, %r931;
	add.s32 	%r933, %r915, %r932;
	add.s32 	%r934, %r917, %r933;
	add.s32 	%r935, %r919, %r934;
	add.s32 	%r936, %r921, %r935;
	add.s32 	%r937, %r923, %r936;
	st.shared.u32 	[%r903+13328], %r926;
	st.shared.u32 	[%r903+13332], %r927;
	st.shared.u32 	[%r903+13336], %r928;
	st.shared.u32 	[%r903+13340], %r929;
	st.shared.u32 	[%r903+13344], %r930;
	st.shared.u32 	[%r903+13348], %r931;
	st.shared.u32 	[%r903+13352], %r932;
	st.shared.u32 	[%r903+13356], %r933;
	st.shared.u32 	[%r903+13360], %r934;
	st.shared.u32 	[%r903+13364], %r935;
	st.shared.u32 	[%r903+13368], %r936;
	st.shared.u32 	[%r903+13372], %r937;
$L__BB0_133:
	setp.gt.u32 	%p371, %r486, 255;
	bar.sync 	0;
	ld.shared.u32 	%r187, [%r8+13328];
	@%p371 bra 	$L__BB0_135;
	ld.shared.u32 	%r939, [%r10];
	add.s32 	%r940, %r939, %r187;
	st.shared.u32 	[%r10], %r940;
	ld.shared.u32 	%r941, [%r10+1024];
	add.s32 	%r942, %r941, %r187;
	st.shared.u32 	[%r10+1024], %r942;
	ld.shared.u32 	%r943, [%r10+2048];
	add.s32 	%r944, %r943, %r187;
	st.shared.u32 	[%r10+2048], %r944;
	ld.shared.u32 	%r945, [%r10+3072];
	add.s32 	%r946, %r945, %r187;
	st.shared.u32 	[%r10+3072], %r946;
	ld.shared.u32 	%r947, [%r10+4096];
	add.s32 	%r948, %r947, %r187;
	st.shared.u32 	[%r10+4096], %r948;
	ld.shared.u32 	%r949, [%r10+5120];
	add.s32 	%r950, %r949, %r187;
	st.shared.u32 	[%r10+5120], %r950;
	ld.shared.u32 	%r951, [%r10+6144];
	add.s32 	%r952, %r951, %r187;
	st.shared.u32 	[%r10+6144], %r952;
	ld.shared.u32 	%r953, [%r10+7168];
	add.s32 	%r954, %r953, %r187;
	st.shared.u32 	[%r10+7168], %r954;
	ld.shared.u32 	%r955, [%r10+8192];
	add.s32 	%r956, %r955, %r187;
	st.shared.u32 	[%r10+8192], %r956;
	ld.shared.u32 	%r957, [%r10+9216];
	add.s32 	%r958, %r957, %r187;
	st.shared.u32 	[%r10+9216], %r958;
	ld.shared.u32 	%r959, [%r10+10240];
	add.s32 	%r960, %r959, %r187;
	st.shared.u32 	[%r10+10240], %r960;
	ld.shared.u32 	%r961, [%r10+11264];
	add.s32 	%r962, %r961, %r187;
	st.shared.u32 	[%r10+11264], %r962;
$L__BB0_135:
	shr.u32 	%r2700, %r2858, %r485;
	and.b32  	%r2699, %r2700, 255;
	bar.sync 	0;
	mov.u32 	%r965, 1;
	{
    .reg .pred p;
    and.b32 %r963, %r2699, %r965;    setp.ne.u32 p, %r963, 0;
    vote.ballot.sync.b32 %r963, p, 0xffffffff;
    @!p not.b32 %r963, %r963;
}
	mov.u32 	%r968, 2;
	{
    .reg .pred p;
    and.b32 %r966, %r2699, %r968;    setp.ne.u32 p, %r966, 0;
    vote.ballot.sync.b32 %r966, p, 0xffffffff;
    @!p not.b32 %r966, %r966;
}
	and.b32  	%r989, %r966, %r963;
	mov.u32 	%r971, 4;
	{
    .reg .pred p;
    and.b32 %r969, %r2699, %r971;    setp.ne.u32 p, %r969, 0;
    vote.ballot.sync.b32 %r969, p, 0xffffffff;
    @!p not.b32 %r969, %r969;
}
	and.b32  	%r990, %r969, %r989;
	mov.u32 	%r974, 8;
	{
    .reg .pred p;
    and.b32 %r972, %r2699, %r974;    setp.ne.u32 p, %r972, 0;
    vote.ballot.sync.b32 %r972, p, 0xffffffff;
    @!p not.b32 %r972, %r972;
}
	and.b32  	%r991, %r972, %r990;
	mov.u32 	%r977, 16;
	{
    .reg .pred p;
    and.b32 %r975, %r2699, %r977;    setp.ne.u32 p, %r975, 0;
    vote.ballot.sync.b32 %r975, p, 0xffffffff;
    @!p not.b32 %r975, %r975;
}
	and.b32  	%r992, %r975, %r991;
	mov.u32 	%r980, 32;
	{
    .reg .pred p;
    and.b32 %r978, %r2699, %r980;    setp.ne.u32 p, %r978, 0;
    vote.ballot.sync.b32 %r978, p, 0xffffffff;
    @!p not.b32 %r978, %r978;
}
	and.b32  	%r993, %r978, %r992;
	mov.u32 	%r983, 64;
	{
    .reg .pred p;
    and.b32 %r981, %r2699, %r983;    setp.ne.u32 p, %r981, 0;
    vote.ballot.sync.b32 %r981, p, 0xffffffff;
    @!p not.b32 %r981, %r981;
}
	and.b32  	%r994, %r981, %r993;
	mov.u32 	%r986, 128;
	{
    .reg .pred p;
    and.b32 %r984, %r2699, %r986;    setp.ne.u32 p, %r984, 0;
    vote.ballot.sync.b32 %r984, p, 0xffffffff;
    @!p not.b32 %r984, %r984;
}
	and.b32  	%r995, %r984, %r994;
	clz.b32 	%r996, %r995;
	mov.u32 	%r997, 31;
	sub.s32 	%r188, %r997, %r996;
	and.b32  	%r998, %r987, %r995;
	popc.b32 	%r189, %r998;
	setp.ne.s32 	%p158, %r705, %r188;
	mov.u32 	%r2907, 0;
	mov.u32 	%r2906, %r2907;
	@%p158 bra 	$L__BB0_137;
	shr.u32 	%r2834, %r2858, %r485;
	and.b32  	%r2833, %r2834, 255;
	shl.b32 	%r1002, %r2833, 2;
	add.s32 	%r1003, %r728, %r1002;
	atom.shared.add.u32 	%r2906, [%r1003], %r189;
$L__BB0_137:
	shr.u32 	%r2702, %r2860, %r485;
	and.b32  	%r2701, %r2702, 255;
	mov.u32 	%r1031, -1;
	shfl.sync.idx.b32 	%r1032|%p159, %r2906, %r188, %r997, %r1031;
	add.s32 	%r1033, %r189, %r1032;
	add.s32 	%r192, %r1033, -1;
	{
    .reg .pred p;
    and.b32 %r1004, %r2701, %r965;    setp.ne.u32 p, %r1004, 0;
    vote.ballot.sync.b32 %r1004, p, 0xffffffff;
    @!p not.b32 %r1004, %r1004;
}
	{
    .reg .pred p;
    and.b32 %r1007, %r2701, %r968;    setp.ne.u32 p, %r1007, 0;
    vote.ballot.sync.b32 %r1007, p, 0xffffffff;
    @!p not.b32 %r1007, %r1007;
}
	and.b32  	%r1034, %r1007, %r1004;
	{
    .reg .pred p;
    and.b32 %r1010, %r2701, %r971;    setp.ne.u32 p, %r1010, 0;
    vote.ballot.sync.b32 %r1010, p, 0xffffffff;
    @!p not.b32 %r1010, %r1010;
}
	and.b32  	%r1035, %r1010, %r1034;
	{
    .reg .pred p;
    and.b32 %r1013, %r2701, %r974;    setp.ne.u32 p, %r1013, 0;
    vote.ballot.sync.b32 %r1013, p, 0xffffffff;
    @!p not.b32 %r1013, %r1013;
}
	and.b32  	%r1036, %r1013, %r1035;
	{
    .reg .pred p;
    and.b32 %r1016, %r2701, %r977;    setp.ne.u32 p, %r1016, 0;
    vote.ballot.sync.b32 %r1016, p, 0xffffffff;
    @!p not.b32 %r1016, %r1016;
}
	and.b32  	%r1037, %r1016, %r1036;
	{
    .reg .pred p;
    and.b32 %r1019, %r2701, %r980;    setp.ne.u32 p, %r1019, 0;
    vote.ballot.sync.b32 %r1019, p, 0xffffffff;
    @!p not.b32 %r1019, %r1019;
}
	and.b32  	%r1038, %r1019, %r1037;
	{
    .reg .pred p;
    and.b32 %r1022, %r2701, %r983;    setp.ne.u32 p, %r1022, 0;
    vote.ballot.sync.b32 %r1022, p, 0xffffffff;
    @!p not.b32 %r1022, %r1022;
}
	and.b32  	%r1039, %r1022, %r1038;
	{
    .reg .pred p;
    and.b32 %r1025, %r2701, %r986;    setp.ne.u32 p, %r1025, 0;
    vote.ballot.sync.b32 %r1025, p, 0xffffffff;
    @!p not.b32 %r1025, %r1025;
}
	and.b32  	%r1040, %r1025, %r1039;
	clz.b32 	%r1041, %r1040;
	sub.s32 	%r193, %r997, %r1041;
	and.b32  	%r1042, %r987, %r1040;
	popc.b32 	%r194, %r1042;
	setp.ne.s32 	%p160, %r705, %r193;
	@%p160 bra 	$L__BB0_139;
	shr.u32 	%r2832, %r2860, %r485;
	and.b32  	%r2831, %r2832, 255;
	shl.b32 	%r1046, %r2831, 2;
	add.s32 	%r1047, %r728, %r1046;
	atom.shared.add.u32 	%r2907, [%r1047], %r194;
$L__BB0_139:
	shr.u32 	%r2704, %r2862, %r485;
	and.b32  	%r2703, %r2704, 255;
	mov.u32 	%r2909, 0;
	mov.u32 	%r1074, 31;
	shfl.sync.idx.b32 	%r1076|%p161, %r2907, %r193, %r1074, %r1031;
	add.s32 	%r1077, %r194, %r1076;
	add.s32 	%r197, %r1077, -1;
	mov.u32 	%r1050, 1;
	{
    .reg .pred p;
    and.b32 %r1048, %r2703, %r1050;    setp.ne.u32 p, %r1048, 0;
    vote.ballot.sync.b32 %r1048, p, 0xffffffff;
    @!p not.b32 %r1048, %r1048;
}
	mov.u32 	%r1053, 2;
	{
    .reg .pred p;
    and.b32 %r1051, %r2703, %r1053;    setp.ne.u32 p, %r1051, 0;
    vote.ballot.sync.b32 %r1051, p, 0xffffffff;
    @!p not.b32 %r1051, %r1051;
}
	and.b32  	%r1078, %r1051, %r1048;
	mov.u32 	%r1056, 4;
	{
    .reg .pred p;
    and.b32 %r1054, %r2703, %r1056;    setp.ne.u32 p, %r1054, 0;
    vote.ballot.sync.b32 %r1054, p, 0xffffffff;
    @!p not.b32 %r1054, %r1054;
}
	and.b32  	%r1079, %r1054, %r1078;
	mov.u32 	%r1059, 8;
	{
    .reg .pred p;
    and.b32 %r1057, %r2703, %r1059;    setp.ne.u32 p, %r1057, 0;
    vote.ballot.sync.b32 %r1057, p, 0xffffffff;
    @!p not.b32 %r1057, %r1057;
}
	and.b32  	%r1080, %r1057, %r1079;
	mov.u32 	%r1062, 16;
	{
    .reg .pred p;
    and.b32 %r1060, %r2703, %r1062;    setp.ne.u32 p, %r1060, 0;
    vote.ballot.sync.b32 %r1060, p, 0xffffffff;
    @!p not.b32 %r1060, %r1060;
}
	and.b32  	%r1081, %r1060, %r1080;
	mov.u32 	%r1065, 32;
	{
    .reg .pred p;
    and.b32 %r1063, %r2703, %r1065;    setp.ne.u32 p, %r1063, 0;
    vote.ballot.sync.b32 %r1063, p, 0xffffffff;
    @!p not.b32 %r1063, %r1063;
}
	and.b32  	%r1082, %r1063, %r1081;
	mov.u32 	%r1068, 64;
	{
    .reg .pred p;
    and.b32 %r1066, %r2703, %r1068;    setp.ne.u32 p, %r1066, 0;
    vote.ballot.sync.b32 %r1066, p, 0xffffffff;
    @!p not.b32 %r1066, %r1066;
}
	and.b32  	%r1083, %r1066, %r1082;
	mov.u32 	%r1071, 128;
	{
    .reg .pred p;
    and.b32 %r1069, %r2703, %r1071;    setp.ne.u32 p, %r1069, 0;
    vote.ballot.sync.b32 %r1069, p, 0xffffffff;
    @!p not.b32 %r1069, %r1069;
}
	and.b32  	%r1084, %r1069, %r1083;
	clz.b32 	%r1085, %r1084;
	sub.s32 	%r198, %r1074, %r1085;
	and.b32  	%r1086, %r987, %r1084;
	popc.b32 	%r199, %r1086;
	setp.ne.s32 	%p162, %r705, %r198;
	mov.u32 	%r2908, %r2909;
	@%p162 bra 	$L__BB0_141;
	shr.u32 	%r2830, %r2862, %r485;
	and.b32  	%r2829, %r2830, 255;
	shl.b32 	%r1090, %r2829, 2;
	add.s32 	%r1091, %r728, %r1090;
	atom.shared.add.u32 	%r2908, [%r1091], %r199;
$L__BB0_141:
	shr.u32 	%r2706, %r2864, %r485;
	and.b32  	%r2705, %r2706, 255;
	mov.u32 	%r1119, -1;
	shfl.sync.idx.b32 	%r1120|%p163, %r2908, %r198, %r1074, %r1119;
	add.s32 	%r1121, %r199, %r1120;
	add.s32 	%r202, %r1121, -1;
	{
    .reg .pred p;
    and.b32 %r1092, %r2705, %r1050;    setp.ne.u32 p, %r1092, 0;
    vote.ballot.sync.b32 %r1092, p, 0xffffffff;
    @!p not.b32 %r1092, %r1092;
}
	{
    .reg .pred p;
    and.b32 %r1095, %r2705, %r1053;    setp.ne.u32 p, %r1095, 0;
    vote.ballot.sync.b32 %r1095, p, 0xffffffff;
    @!p not.b32 %r1095, %r1095;
}
	and.b32  	%r1122, %r1095, %r1092;
	{
    .reg .pred p;
    and.b32 %r1098, %r2705, %r1056;    setp.ne.u32 p, %r1098, 0;
    vote.ballot.sync.b32 %r1098, p, 0xffffffff;
    @!p not.b32 %r1098, %r1098;
}
	and.b32  	%r1123, %r1098, %r1122;
	{
    .reg .pred p;
    and.b32 %r1101, %r2705, %r1059;    setp.ne.u32 p, %r1101, 0;
    vote.ballot.sync.b32 %r1101, p, 0xffffffff;
    @!p not.b32 %r1101, %r1101;
}
	and.b32  	%r1124, %r1101, %r1123;
	{
    .reg .pred p;
    and.b32 %r1104, %r2705, %r1062;    setp.ne.u32 p, %r1104, 0;
    vote.ballot.sync.b32 %r1104, p, 0xffffffff;
    @!p not.b32 %r1104, %r1104;
}
	and.b32  	%r1125, %r1104, %r1124;
	{
    .reg .pred p;
    and.b32 %r1107, %r2705, %r1065;    setp.ne.u32 p, %r1107, 0;
    vote.ballot.sync.b32 %r1107, p, 0xffffffff;
    @!p not.b32 %r1107, %r1107;
}
	and.b32  	%r1126, %r1107, %r1125;
	{
    .reg .pred p;
    and.b32 %r1110, %r2705, %r1068;    setp.ne.u32 p, %r1110, 0;
    vote.ballot.sync.b32 %r1110, p, 0xffffffff;
    @!p not.b32 %r1110, %r1110;
}
	and.b32  	%r1127, %r1110, %r1126;
	{
    .reg .pred p;
    and.b32 %r1113, %r2705, %r1071;    setp.ne.u32 p, %r1113, 0;
    vote.ballot.sync.b32 %r1113, p, 0xffffffff;
    @!p not.b32 %r1113, %r1113;
}
	and.b32  	%r1128, %r1113, %r1127;
	clz.b32 	%r1129, %r1128;
	sub.s32 	%r203, %r1074, %r1129;
	and.b32  	%r1130, %r987, %r1128;
	popc.b32 	%r204, %r1130;
	setp.ne.s32 	%p164, %r705, %r203;
	@%p164 bra 	$L__BB0_143;
	shr.u32 	%r2828, %r2864, %r485;
	and.b32  	%r2827, %r2828, 255;
	shl.b32 	%r1134, %r2827, 2;
	add.s32 	%r1135, %r728, %r1134;
	atom.shared.add.u32 	%r2909, [%r1135], %r204;
$L__BB0_143:
	shr.u32 	%r2708, %r2866, %r485;
	and.b32  	%r2707, %r2708, 255;
	mov.u32 	%r2911, 0;
	mov.u32 	%r1162, 31;
	shfl.sync.idx.b32 	%r1164|%p165, %r2909, %r203, %r1162, %r1119;
	add.s32 	%r1165, %r204, %r1164;
	add.s32 	%r207, %r1165, -1;
	mov.u32 	%r1138, 1;
	{
    .reg .pred p;
    and.b32 %r1136, %r2707, %r1138;    setp.ne.u32 p, %r1136, 0;
    vote.ballot.sync.b32 %r1136, p, 0xffffffff;
    @!p not.b32 %r1136, %r1136;
}
	mov.u32 	%r1141, 2;
	{
    .reg .pred p;
    and.b32 %r1139, %r2707, %r1141;    setp.ne.u32 p, %r1139, 0;
    vote.ballot.sync.b32 %r1139, p, 0xffffffff;
    @!p not.b32 %r1139, %r1139;
}
	and.b32  	%r1166, %r1139, %r1136;
	mov.u32 	%r1144, 4;
	{
    .reg .pred p;
    and.b32 %r1142, %r2707, %r1144;    setp.ne.u32 p, %r1142, 0;
    vote.ballot.sync.b32 %r1142, p, 0xffffffff;
    @!p not.b32 %r1142, %r1142;
}
	and.b32  	%r1167, %r1142, %r1166;
	mov.u32 	%r1147, 8;
	{
    .reg .pred p;
    and.b32 %r1145, %r2707, %r1147;    setp.ne.u32 p, %r1145, 0;
    vote.ballot.sync.b32 %r1145, p, 0xffffffff;
    @!p not.b32 %r1145, %r1145;
}
	and.b32  	%r1168, %r1145, %r1167;
	mov.u32 	%r1150, 16;
	{
    .reg .pred p;
    and.b32 %r1148, %r2707, %r1150;    setp.ne.u32 p, %r1148, 0;
    vote.ballot.sync.b32 %r1148, p, 0xffffffff;
    @!p not.b32 %r1148, %r1148;
}
	and.b32  	%r1169, %r1148, %r1168;
	mov.u32 	%r1153, 32;
	{
    .reg .pred p;
    and.b32 %r1151, %r2707, %r1153;    setp.ne.u32 p, %r1151, 0;
    vote.ballot.sync.b32 %r1151, p, 0xffffffff;
    @!p not.b32 %r1151, %r1151;
}
	and.b32  	%r1170, %r1151, %r1169;
	mov.u32 	%r1156, 64;
	{
    .reg .pred p;
    and.b32 %r1154, %r2707, %r1156;    setp.ne.u32 p, %r1154, 0;
    vote.ballot.sync.b32 %r1154, p, 0xffffffff;
    @!p not.b32 %r1154, %r1154;
}
	and.b32  	%r1171, %r1154, %r1170;
	mov.u32 	%r1159, 128;
	{
    .reg .pred p;
    and.b32 %r1157, %r2707, %r1159;    setp.ne.u32 p, %r1157, 0;
    vote.ballot.sync.b32 %r1157, p, 0xffffffff;
    @!p not.b32 %r1157, %r1157;
}
	and.b32  	%r1172, %r1157, %r1171;
	clz.b32 	%r1173, %r1172;
	sub.s32 	%r208, %r1162, %r1173;
	and.b32  	%r1174, %r987, %r1172;
	popc.b32 	%r209, %r1174;
	setp.ne.s32 	%p166, %r705, %r208;
	mov.u32 	%r2910, %r2911;
	@%p166 bra 	$L__BB0_145;
	shr.u32 	%r2826, %r2866, %r485;
	and.b32  	%r2825, %r2826, 255;
	shl.b32 	%r1178, %r2825, 2;
	add.s32 	%r1179, %r728, %r1178;
	atom.shared.add.u32 	%r2910, [%r1179], %r209;
$L__BB0_145:
	shr.u32 	%r2710, %r2868, %r485;
	and.b32  	%r2709, %r2710, 255;
	mov.u32 	%r1207, -1;
	shfl.sync.idx.b32 	%r1208|%p167, %r2910, %r208, %r1162, %r1207;
	add.s32 	%r1209, %r209, %r1208;
	add.s32 	%r212, %r1209, -1;
	{
    .reg .pred p;
    and.b32 %r1180, %r2709, %r1138;    setp.ne.u32 p, %r1180, 0;
    vote.ballot.sync.b32 %r1180, p, 0xffffffff;
    @!p not.b32 %r1180, %r1180;
}
	{
    .reg .pred p;
    and.b32 %r1183, %r2709, %r1141;    setp.ne.u32 p, %r1183, 0;
    vote.ballot.sync.b32 %r1183, p, 0xffffffff;
    @!p not.b32 %r1183, %r1183;
}
	and.b32  	%r1210, %r1183, %r1180;
	{
    .reg .pred p;
    and.b32 %r1186, %r2709, %r1144;    setp.ne.u32 p, %r1186, 0;
    vote.ballot.sync.b32 %r1186, p, 0xffffffff;
    @!p not.b32 %r1186, %r1186;
}
	and.b32  	%r1211, %r1186, %r1210;
	{
    .reg .pred p;
    and.b32 %r1189, %r2709, %r1147;    setp.ne.u32 p, %r1189, 0;
    vote.ballot.sync.b32 %r1189, p, 0xffffffff;
    @!p not.b32 %r1189, %r1189;
}
	and.b32  	%r1212, %r1189, %r1211;
	{
    .reg .pred p;
    and.b32 %r1192, %r2709, %r1150;    setp.ne.u32 p, %r1192, 0;
    vote.ballot.sync.b32 %r1192, p, 0xffffffff;
    @!p not.b32 %r1192, %r1192;
}
	and.b32  	%r1213, %r1192, %r1212;
	{
    .reg .pred p;
    and.b32 %r1195, %r2709, %r1153;    setp.ne.u32 p, %r1195, 0;
    vote.ballot.sync.b32 %r1195, p, 0xffffffff;
    @!p not.b32 %r1195, %r1195;
}
	and.b32  	%r1214, %r1195, %r1213;
	{
    .reg .pred p;
    and.b32 %r1198, %r2709, %r1156;    setp.ne.u32 p, %r1198, 0;
    vote.ballot.sync.b32 %r1198, p, 0xffffffff;
    @!p not.b32 %r1198, %r1198;
}
	and.b32  	%r1215, %r1198, %r1214;
	{
    .reg .pred p;
    and.b32 %r1201, %r2709, %r1159;    setp.ne.u32 p, %r1201, 0;
    vote.ballot.sync.b32 %r1201, p, 0xffffffff;
    @!p not.b32 %r1201, %r1201;
}
	and.b32  	%r1216, %r1201, %r1215;
	clz.b32 	%r1217, %r1216;
	sub.s32 	%r213, %r1162, %r1217;
	and.b32  	%r1218, %r987, %r1216;
	popc.b32 	%r214, %r1218;
	setp.ne.s32 	%p168, %r705, %r213;
	@%p168 bra 	$L__BB0_147;
	shr.u32 	%r2824, %r2868, %r485;
	and.b32  	%r2823, %r2824, 255;
	shl.b32 	%r1222, %r2823, 2;
	add.s32 	%r1223, %r728, %r1222;
	atom.shared.add.u32 	%r2911, [%r1223], %r214;
$L__BB0_147:
	shr.u32 	%r2712, %r2870, %r485;
	and.b32  	%r2711, %r2712, 255;
	mov.u32 	%r2913, 0;
	mov.u32 	%r1250, 31;
	shfl.sync.idx.b32 	%r1252|%p169, %r2911, %r213, %r1250, %r1207;
	add.s32 	%r1253, %r214, %r1252;
	add.s32 	%r217, %r1253, -1;
	mov.u32 	%r1226, 1;
	{
    .reg .pred p;
    and.b32 %r1224, %r2711, %r1226;    setp.ne.u32 p, %r1224, 0;
    vote.ballot.sync.b32 %r1224, p, 0xffffffff;
    @!p not.b32 %r1224, %r1224;
}
	mov.u32 	%r1229, 2;
	{
    .reg .pred p;
    and.b32 %r1227, %r2711, %r1229;    setp.ne.u32 p, %r1227, 0;
    vote.ballot.sync.b32 %r1227, p, 0xffffffff;
    @!p not.b32 %r1227, %r1227;
}
	and.b32  	%r1254, %r1227, %r1224;
	mov.u32 	%r1232, 4;
	{
    .reg .pred p;
    and.b32 %r1230, %r2711, %r1232;    setp.ne.u32 p, %r1230, 0;
    vote.ballot.sync.b32 %r1230, p, 0xffffffff;
    @!p not.b32 %r1230, %r1230;
}
	and.b32  	%r1255, %r1230, %r1254;
	mov.u32 	%r1235, 8;
	{
    .reg .pred p;
    and.b32 %r1233, %r2711, %r1235;    setp.ne.u32 p, %r1233, 0;
    vote.ballot.sync.b32 %r1233, p, 0xffffffff;
    @!p not.b32 %r1233, %r1233;
}
	and.b32  	%r1256, %r1233, %r1255;
	mov.u32 	%r1238, 16;
	{
    .reg .pred p;
    and.b32 %r1236, %r2711, %r1238;    setp.ne.u32 p, %r1236, 0;
    vote.ballot.sync.b32 %r1236, p, 0xffffffff;
    @!p not.b32 %r1236, %r1236;
}
	and.b32  	%r1257, %r1236, %r1256;
	mov.u32 	%r1241, 32;
	{
    .reg .pred p;
    and.b32 %r1239, %r2711, %r1241;    setp.ne.u32 p, %r1239, 0;
    vote.ballot.sync.b32 %r1239, p, 0xffffffff;
    @!p not.b32 %r1239, %r1239;
}
	and.b32  	%r1258, %r1239, %r1257;
	mov.u32 	%r1244, 64;
	{
    .reg .pred p;
    and.b32 %r1242, %r2711, %r1244;    setp.ne.u32 p, %r1242, 0;
    vote.ballot.sync.b32 %r1242, p, 0xffffffff;
    @!p not.b32 %r1242, %r1242;
}
	and.b32  	%r1259, %r1242, %r1258;
	mov.u32 	%r1247, 128;
	{
    .reg .pred p;
    and.b32 %r1245, %r2711, %r1247;    setp.ne.u32 p, %r1245, 0;
    vote.ballot.sync.b32 %r1245, p, 0xffffffff;
    @!p not.b32 %r1245, %r1245;
}
	and.b32  	%r1260, %r1245, %r1259;
	clz.b32 	%r1261, %r1260;
	sub.s32 	%r218, %r1250, %r1261;
	and.b32  	%r1262, %r987, %r1260;
	popc.b32 	%r219, %r1262;
	setp.ne.s32 	%p170, %r705, %r218;
	mov.u32 	%r2912, %r2913;
	@%p170 bra 	$L__BB0_149;
	shr.u32 	%r2822, %r2870, %r485;
	and.b32  	%r2821, %r2822, 255;
	shl.b32 	%r1266, %r2821, 2;
	add.s32 	%r1267, %r728, %r1266;
	atom.shared.add.u32 	%r2912, [%r1267], %r219;
$L__BB0_149:
	shr.u32 	%r2714, %r2872, %r485;
	and.b32  	%r2713, %r2714, 255;
	mov.u32 	%r1295, -1;
	shfl.sync.idx.b32 	%r1296|%p171, %r2912, %r218, %r1250, %r1295;
	add.s32 	%r1297, %r219, %r1296;
	add.s32 	%r222, %r1297, -1;
	{
    .reg .pred p;
    and.b32 %r1268, %r2713, %r1226;    setp.ne.u32 p, %r1268, 0;
    vote.ballot.sync.b32 %r1268, p, 0xffffffff;
    @!p not.b32 %r1268, %r1268;
}
	{
    .reg .pred p;
    and.b32 %r1271, %r2713, %r1229;    setp.ne.u32 p, %r1271, 0;
    vote.ballot.sync.b32 %r1271, p, 0xffffffff;
    @!p not.b32 %r1271, %r1271;
}
	and.b32  	%r1298, %r1271, %r1268;
	{
    .reg .pred p;
    and.b32 %r1274, %r2713, %r1232;    setp.ne.u32 p, %r1274, 0;
    vote.ballot.sync.b32 %r1274, p, 0xffffffff;
    @!p not.b32 %r1274, %r1274;
}
	and.b32  	%r1299, %r1274, %r1298;
	{
    .reg .pred p;
    and.b32 %r1277, %r2713, %r1235;    setp.ne.u32 p, %r1277, 0;
    vote.ballot.sync.b32 %r1277, p, 0xffffffff;
    @!p not.b32 %r1277, %r1277;
}
	and.b32  	%r1300, %r1277, %r1299;
	{
    .reg .pred p;
    and.b32 %r1280, %r2713, %r1238;    setp.ne.u32 p, %r1280, 0;
    vote.ballot.sync.b32 %r1280, p, 0xffffffff;
    @!p not.b32 %r1280, %r1280;
}
	and.b32  	%r1301, %r1280, %r1300;
	{
    .reg .pred p;
    and.b32 %r1283, %r2713, %r1241;    setp.ne.u32 p, %r1283, 0;
    vote.ballot.sync.b32 %r1283, p, 0xffffffff;
    @!p not.b32 %r1283, %r1283;
}
	and.b32  	%r1302, %r1283, %r1301;
	{
    .reg .pred p;
    and.b32 %r1286, %r2713, %r1244;    setp.ne.u32 p, %r1286, 0;
    vote.ballot.sync.b32 %r1286, p, 0xffffffff;
    @!p not.b32 %r1286, %r1286;
}
	and.b32  	%r1303, %r1286, %r1302;
	{
    .reg .pred p;
    and.b32 %r1289, %r2713, %r1247;    setp.ne.u32 p, %r1289, 0;
    vote.ballot.sync.b32 %r1289, p, 0xffffffff;
    @!p not.b32 %r1289, %r1289;
}
	and.b32  	%r1304, %r1289, %r1303;
	clz.b32 	%r1305, %r1304;
	sub.s32 	%r223, %r1250, %r1305;
	and.b32  	%r1306, %r987, %r1304;
	popc.b32 	%r224, %r1306;
	setp.ne.s32 	%p172, %r705, %r223;
	@%p172 bra 	$L__BB0_151;
	shr.u32 	%r2820, %r2872, %r485;
	and.b32  	%r2819, %r2820, 255;
	shl.b32 	%r1310, %r2819, 2;
	add.s32 	%r1311, %r728, %r1310;
	atom.shared.add.u32 	%r2913, [%r1311], %r224;
$L__BB0_151:
	shr.u32 	%r2716, %r2874, %r485;
	and.b32  	%r2715, %r2716, 255;
	mov.u32 	%r2915, 0;
	mov.u32 	%r1338, 31;
	shfl.sync.idx.b32 	%r1340|%p173, %r2913, %r223, %r1338, %r1295;
	add.s32 	%r1341, %r224, %r1340;
	add.s32 	%r227, %r1341, -1;
	mov.u32 	%r1314, 1;
	{
    .reg .pred p;
    and.b32 %r1312, %r2715, %r1314;    setp.ne.u32 p, %r1312, 0;
    vote.ballot.sync.b32 %r1312, p, 0xffffffff;
    @!p not.b32 %r1312, %r1312;
}
	mov.u32 	%r1317, 2;
	{
    .reg .pred p;
    and.b32 %r1315, %r2715, %r1317;    setp.ne.u32 p, %r1315, 0;
    vote.ballot.sync.b32 %r1315, p, 0xffffffff;
    @!p not.b32 %r1315, %r1315;
}
	and.b32  	%r1342, %r1315, %r1312;
	mov.u32 	%r1320, 4;
	{
    .reg .pred p;
    and.b32 %r1318, %r2715, %r1320;    setp.ne.u32 p, %r1318, 0;
    vote.ballot.sync.b32 %r1318, p, 0xffffffff;
    @!p not.b32 %r1318, %r1318;
}
	and.b32  	%r1343, %r1318, %r1342;
	mov.u32 	%r1323, 8;
	{
    .reg .pred p;
    and.b32 %r1321, %r2715, %r1323;    setp.ne.u32 p, %r1321, 0;
    vote.ballot.sync.b32 %r1321, p, 0xffffffff;
    @!p not.b32 %r1321, %r1321;
}
	and.b32  	%r1344, %r1321, %r1343;
	mov.u32 	%r1326, 16;
	{
    .reg .pred p;
    and.b32 %r1324, %r2715, %r1326;    setp.ne.u32 p, %r1324, 0;
    vote.ballot.sync.b32 %r1324, p, 0xffffffff;
    @!p not.b32 %r1324, %r1324;
}
	and.b32  	%r1345, %r1324, %r1344;
	mov.u32 	%r1329, 32;
	{
    .reg .pred p;
    and.b32 %r1327, %r2715, %r1329;    setp.ne.u32 p, %r1327, 0;
    vote.ballot.sync.b32 %r1327, p, 0xffffffff;
    @!p not.b32 %r1327, %r1327;
}
	and.b32  	%r1346, %r1327, %r1345;
	mov.u32 	%r1332, 64;
	{
    .reg .pred p;
    and.b32 %r1330, %r2715, %r1332;    setp.ne.u32 p, %r1330, 0;
    vote.ballot.sync.b32 %r1330, p, 0xffffffff;
    @!p not.b32 %r1330, %r1330;
}
	and.b32  	%r1347, %r1330, %r1346;
	mov.u32 	%r1335, 128;
	{
    .reg .pred p;
    and.b32 %r1333, %r2715, %r1335;    setp.ne.u32 p, %r1333, 0;
    vote.ballot.sync.b32 %r1333, p, 0xffffffff;
    @!p not.b32 %r1333, %r1333;
}
	and.b32  	%r1348, %r1333, %r1347;
	clz.b32 	%r1349, %r1348;
	sub.s32 	%r228, %r1338, %r1349;
	and.b32  	%r1350, %r987, %r1348;
	popc.b32 	%r229, %r1350;
	setp.ne.s32 	%p174, %r705, %r228;
	mov.u32 	%r2914, %r2915;
	@%p174 bra 	$L__BB0_153;
	shr.u32 	%r2818, %r2874, %r485;
	and.b32  	%r2817, %r2818, 255;
	shl.b32 	%r1354, %r2817, 2;
	add.s32 	%r1355, %r728, %r1354;
	atom.shared.add.u32 	%r2914, [%r1355], %r229;
$L__BB0_153:
	shr.u32 	%r2718, %r2876, %r485;
	and.b32  	%r2717, %r2718, 255;
	mov.u32 	%r1383, -1;
	shfl.sync.idx.b32 	%r1384|%p175, %r2914, %r228, %r1338, %r1383;
	add.s32 	%r1385, %r229, %r1384;
	add.s32 	%r232, %r1385, -1;
	{
    .reg .pred p;
    and.b32 %r1356, %r2717, %r1314;    setp.ne.u32 p, %r1356, 0;
    vote.ballot.sync.b32 %r1356, p, 0xffffffff;
    @!p not.b32 %r1356, %r1356;
}
	{
    .reg .pred p;
    and.b32 %r1359, %r2717, %r1317;    setp.ne.u32 p, %r1359, 0;
    vote.ballot.sync.b32 %r1359, p, 0xffffffff;
    @!p not.b32 %r1359, %r1359;
}
	and.b32  	%r1386, %r1359, %r1356;
	{
    .reg .pred p;
    and.b32 %r1362, %r2717, %r1320;    setp.ne.u32 p, %r1362, 0;
    vote.ballot.sync.b32 %r1362, p, 0xffffffff;
    @!p not.b32 %r1362, %r1362;
}
	and.b32  	%r1387, %r1362, %r1386;
	{
    .reg .pred p;
    and.b32 %r1365, %r2717, %r1323;    setp.ne.u32 p, %r1365, 0;
    vote.ballot.sync.b32 %r1365, p, 0xffffffff;
    @!p not.b32 %r1365, %r1365;
}
	and.b32  	%r1388, %r1365, %r1387;
	{
    .reg .pred p;
    and.b32 %r1368, %r2717, %r1326;    setp.ne.u32 p, %r1368, 0;
    vote.ballot.sync.b32 %r1368, p, 0xffffffff;
    @!p not.b32 %r1368, %r1368;
}
	and.b32  	%r1389, %r1368, %r1388;
	{
    .reg .pred p;
    and.b32 %r1371, %r2717, %r1329;    setp.ne.u32 p, %r1371, 0;
    vote.ballot.sync.b32 %r1371, p, 0xffffffff;
    @!p not.b32 %r1371, %r1371;
}
	and.b32  	%r1390, %r1371, %r1389;
	{
    .reg .pred p;
    and.b32 %r1374, %r2717, %r1332;    setp.ne.u32 p, %r1374, 0;
    vote.ballot.sync.b32 %r1374, p, 0xffffffff;
    @!p not.b32 %r1374, %r1374;
}
	and.b32  	%r1391, %r1374, %r1390;
	{
    .reg .pred p;
    and.b32 %r1377, %r2717, %r1335;    setp.ne.u32 p, %r1377, 0;
    vote.ballot.sync.b32 %r1377, p, 0xffffffff;
    @!p not.b32 %r1377, %r1377;
}
	and.b32  	%r1392, %r1377, %r1391;
	clz.b32 	%r1393, %r1392;
	sub.s32 	%r233, %r1338, %r1393;
	and.b32  	%r1394, %r987, %r1392;
	popc.b32 	%r234, %r1394;
	setp.ne.s32 	%p176, %r705, %r233;
	@%p176 bra 	$L__BB0_155;
	shr.u32 	%r2816, %r2876, %r485;
	and.b32  	%r2815, %r2816, 255;
	shl.b32 	%r1398, %r2815, 2;
	add.s32 	%r1399, %r728, %r1398;
	atom.shared.add.u32 	%r2915, [%r1399], %r234;
$L__BB0_155:
	shr.u32 	%r2720, %r2878, %r485;
	and.b32  	%r2719, %r2720, 255;
	mov.u32 	%r2917, 0;
	mov.u32 	%r1426, 31;
	shfl.sync.idx.b32 	%r1428|%p177, %r2915, %r233, %r1426, %r1383;
	add.s32 	%r1429, %r234, %r1428;
	add.s32 	%r237, %r1429, -1;
	mov.u32 	%r1402, 1;
	{
    .reg .pred p;
    and.b32 %r1400, %r2719, %r1402;    setp.ne.u32 p, %r1400, 0;
    vote.ballot.sync.b32 %r1400, p, 0xffffffff;
    @!p not.b32 %r1400, %r1400;
}
	mov.u32 	%r1405, 2;
	{
    .reg .pred p;
    and.b32 %r1403, %r2719, %r1405;    setp.ne.u32 p, %r1403, 0;
    vote.ballot.sync.b32 %r1403, p, 0xffffffff;
    @!p not.b32 %r1403, %r1403;
}
	and.b32  	%r1430, %r1403, %r1400;
	mov.u32 	%r1408, 4;
	{
    .reg .pred p;
    and.b32 %r1406, %r2719, %r1408;    setp.ne.u32 p, %r1406, 0;
    vote.ballot.sync.b32 %r1406, p, 0xffffffff;
    @!p not.b32 %r1406, %r1406;
}
	and.b32  	%r1431, %r1406, %r1430;
	mov.u32 	%r1411, 8;
	{
    .reg .pred p;
    and.b32 %r1409, %r2719, %r1411;    setp.ne.u32 p, %r1409, 0;
    vote.ballot.sync.b32 %r1409, p, 0xffffffff;
    @!p not.b32 %r1409, %r1409;
}
	and.b32  	%r1432, %r1409, %r1431;
	mov.u32 	%r1414, 16;
	{
    .reg .pred p;
    and.b32 %r1412, %r2719, %r1414;    setp.ne.u32 p, %r1412, 0;
    vote.ballot.sync.b32 %r1412, p, 0xffffffff;
    @!p not.b32 %r1412, %r1412;
}
	and.b32  	%r1433, %r1412, %r1432;
	mov.u32 	%r1417, 32;
	{
    .reg .pred p;
    and.b32 %r1415, %r2719, %r1417;    setp.ne.u32 p, %r1415, 0;
    vote.ballot.sync.b32 %r1415, p, 0xffffffff;
    @!p not.b32 %r1415, %r1415;
}
	and.b32  	%r1434, %r1415, %r1433;
	mov.u32 	%r1420, 64;
	{
    .reg .pred p;
    and.b32 %r1418, %r2719, %r1420;    setp.ne.u32 p, %r1418, 0;
    vote.ballot.sync.b32 %r1418, p, 0xffffffff;
    @!p not.b32 %r1418, %r1418;
}
	and.b32  	%r1435, %r1418, %r1434;
	mov.u32 	%r1423, 128;
	{
    .reg .pred p;
    and.b32 %r1421, %r2719, %r1423;    setp.ne.u32 p, %r1421, 0;
    vote.ballot.sync.b32 %r1421, p, 0xffffffff;
    @!p not.b32 %r1421, %r1421;
}
	and.b32  	%r1436, %r1421, %r1435;
	clz.b32 	%r1437, %r1436;
	sub.s32 	%r238, %r1426, %r1437;
	and.b32  	%r1438, %r987, %r1436;
	popc.b32 	%r239, %r1438;
	setp.ne.s32 	%p178, %r705, %r238;
	mov.u32 	%r2916, %r2917;
	@%p178 bra 	$L__BB0_157;
	shr.u32 	%r2814, %r2878, %r485;
	and.b32  	%r2813, %r2814, 255;
	shl.b32 	%r1442, %r2813, 2;
	add.s32 	%r1443, %r728, %r1442;
	atom.shared.add.u32 	%r2916, [%r1443], %r239;
$L__BB0_157:
	shr.u32 	%r2722, %r2880, %r485;
	and.b32  	%r2721, %r2722, 255;
	mov.u32 	%r1471, -1;
	shfl.sync.idx.b32 	%r1472|%p179, %r2916, %r238, %r1426, %r1471;
	add.s32 	%r1473, %r239, %r1472;
	add.s32 	%r242, %r1473, -1;
	{
    .reg .pred p;
    and.b32 %r1444, %r2721, %r1402;    setp.ne.u32 p, %r1444, 0;
    vote.ballot.sync.b32 %r1444, p, 0xffffffff;
    @!p not.b32 %r1444, %r1444;
}
	{
    .reg .pred p;
    and.b32 %r1447, %r2721, %r1405;    setp.ne.u32 p, %r1447, 0;
    vote.ballot.sync.b32 %r1447, p, 0xffffffff;
    @!p not.b32 %r1447, %r1447;
}
	and.b32  	%r1474, %r1447, %r1444;
	{
    .reg .pred p;
    and.b32 %r1450, %r2721, %r1408;    setp.ne.u32 p, %r1450, 0;
    vote.ballot.sync.b32 %r1450, p, 0xffffffff;
    @!p not.b32 %r1450, %r1450;
}
	and.b32  	%r1475, %r1450, %r1474;
	{
    .reg .pred p;
    and.b32 %r1453, %r2721, %r1411;    setp.ne.u32 p, %r1453, 0;
    vote.ballot.sync.b32 %r1453, p, 0xffffffff;
    @!p not.b32 %r1453, %r1453;
}
	and.b32  	%r1476, %r1453, %r1475;
	{
    .reg .pred p;
    and.b32 %r1456, %r2721, %r1414;    setp.ne.u32 p, %r1456, 0;
    vote.ballot.sync.b32 %r1456, p, 0xffffffff;
    @!p not.b32 %r1456, %r1456;
}
	and.b32  	%r1477, %r1456, %r1476;
	{
    .reg .pred p;
    and.b32 %r1459, %r2721, %r1417;    setp.ne.u32 p, %r1459, 0;
    vote.ballot.sync.b32 %r1459, p, 0xffffffff;
    @!p not.b32 %r1459, %r1459;
}
	and.b32  	%r1478, %r1459, %r1477;
	{
    .reg .pred p;
    and.b32 %r1462, %r2721, %r1420;    setp.ne.u32 p, %r1462, 0;
    vote.ballot.sync.b32 %r1462, p, 0xffffffff;
    @!p not.b32 %r1462, %r1462;
}
	and.b32  	%r1479, %r1462, %r1478;
	{
    .reg .pred p;
    and.b32 %r1465, %r2721, %r1423;    setp.ne.u32 p, %r1465, 0;
    vote.ballot.sync.b32 %r1465, p, 0xffffffff;
    @!p not.b32 %r1465, %r1465;
}
	and.b32  	%r1480, %r1465, %r1479;
	clz.b32 	%r1481, %r1480;
	sub.s32 	%r243, %r1426, %r1481;
	and.b32  	%r1482, %r987, %r1480;
	popc.b32 	%r244, %r1482;
	setp.ne.s32 	%p180, %r705, %r243;
	@%p180 bra 	$L__BB0_159;
	shr.u32 	%r2812, %r2880, %r485;
	and.b32  	%r2811, %r2812, 255;
	shl.b32 	%r1486, %r2811, 2;
	add.s32 	%r1487, %r728, %r1486;
	atom.shared.add.u32 	%r2917, [%r1487], %r244;
$L__BB0_159:
	shr.u32 	%r2724, %r2882, %r485;
	and.b32  	%r2723, %r2724, 255;
	mov.u32 	%r2919, 0;
	mov.u32 	%r1514, 31;
	shfl.sync.idx.b32 	%r1516|%p181, %r2917, %r243, %r1514, %r1471;
	add.s32 	%r1517, %r244, %r1516;
	add.s32 	%r247, %r1517, -1;
	mov.u32 	%r1490, 1;
	{
    .reg .pred p;
    and.b32 %r1488, %r2723, %r1490;    setp.ne.u32 p, %r1488, 0;
    vote.ballot.sync.b32 %r1488, p, 0xffffffff;
    @!p not.b32 %r1488, %r1488;
}
	mov.u32 	%r1493, 2;
	{
    .reg .pred p;
    and.b32 %r1491, %r2723, %r1493;    setp.ne.u32 p, %r1491, 0;
    vote.ballot.sync.b32 %r1491, p, 0xffffffff;
    @!p not.b32 %r1491, %r1491;
}
	and.b32  	%r1518, %r1491, %r1488;
	mov.u32 	%r1496, 4;
	{
    .reg .pred p;
    and.b32 %r1494, %r2723, %r1496;    setp.ne.u32 p, %r1494, 0;
    vote.ballot.sync.b32 %r1494, p, 0xffffffff;
    @!p not.b32 %r1494, %r1494;
}
	and.b32  	%r1519, %r1494, %r1518;
	mov.u32 	%r1499, 8;
	{
    .reg .pred p;
    and.b32 %r1497, %r2723, %r1499;    setp.ne.u32 p, %r1497, 0;
    vote.ballot.sync.b32 %r1497, p, 0xffffffff;
    @!p not.b32 %r1497, %r1497;
}
	and.b32  	%r1520, %r1497, %r1519;
	mov.u32 	%r1502, 16;
	{
    .reg .pred p;
    and.b32 %r1500, %r2723, %r1502;    setp.ne.u32 p, %r1500, 0;
    vote.ballot.sync.b32 %r1500, p, 0xffffffff;
    @!p not.b32 %r1500, %r1500;
}
	and.b32  	%r1521, %r1500, %r1520;
	mov.u32 	%r1505, 32;
	{
    .reg .pred p;
    and.b32 %r1503, %r2723, %r1505;    setp.ne.u32 p, %r1503, 0;
    vote.ballot.sync.b32 %r1503, p, 0xffffffff;
    @!p not.b32 %r1503, %r1503;
}
	and.b32  	%r1522, %r1503, %r1521;
	mov.u32 	%r1508, 64;
	{
    .reg .pred p;
    and.b32 %r1506, %r2723, %r1508;    setp.ne.u32 p, %r1506, 0;
    vote.ballot.sync.b32 %r1506, p, 0xffffffff;
    @!p not.b32 %r1506, %r1506;
}
	and.b32  	%r1523, %r1506, %r1522;
	mov.u32 	%r1511, 128;
	{
    .reg .pred p;
    and.b32 %r1509, %r2723, %r1511;    setp.ne.u32 p, %r1509, 0;
    vote.ballot.sync.b32 %r1509, p, 0xffffffff;
    @!p not.b32 %r1509, %r1509;
}
	and.b32  	%r1524, %r1509, %r1523;
	clz.b32 	%r1525, %r1524;
	sub.s32 	%r248, %r1514, %r1525;
	and.b32  	%r1526, %r987, %r1524;
	popc.b32 	%r249, %r1526;
	setp.ne.s32 	%p182, %r705, %r248;
	mov.u32 	%r2918, %r2919;
	@%p182 bra 	$L__BB0_161;
	shr.u32 	%r2810, %r2882, %r485;
	and.b32  	%r2809, %r2810, 255;
	shl.b32 	%r1530, %r2809, 2;
	add.s32 	%r1531, %r728, %r1530;
	atom.shared.add.u32 	%r2918, [%r1531], %r249;
$L__BB0_161:
	shr.u32 	%r2726, %r2884, %r485;
	and.b32  	%r2725, %r2726, 255;
	mov.u32 	%r1559, -1;
	shfl.sync.idx.b32 	%r1560|%p183, %r2918, %r248, %r1514, %r1559;
	add.s32 	%r1561, %r249, %r1560;
	add.s32 	%r252, %r1561, -1;
	{
    .reg .pred p;
    and.b32 %r1532, %r2725, %r1490;    setp.ne.u32 p, %r1532, 0;
    vote.ballot.sync.b32 %r1532, p, 0xffffffff;
    @!p not.b32 %r1532, %r1532;
}
	{
    .reg .pred p;
    and.b32 %r1535, %r2725, %r1493;    setp.ne.u32 p, %r1535, 0;
    vote.ballot.sync.b32 %r1535, p, 0xffffffff;
    @!p not.b32 %r1535, %r1535;
}
	and.b32  	%r1562, %r1535, %r1532;
	{
    .reg .pred p;
    and.b32 %r1538, %r2725, %r1496;    setp.ne.u32 p, %r1538, 0;
    vote.ballot.sync.b32 %r1538, p, 0xffffffff;
    @!p not.b32 %r1538, %r1538;
}
	and.b32  	%r1563, %r1538, %r1562;
	{
    .reg .pred p;
    and.b32 %r1541, %r2725, %r1499;    setp.ne.u32 p, %r1541, 0;
    vote.ballot.sync.b32 %r1541, p, 0xffffffff;
    @!p not.b32 %r1541, %r1541;
}
	and.b32  	%r1564, %r1541, %r1563;
	{
    .reg .pred p;
    and.b32 %r1544, %r2725, %r1502;    setp.ne.u32 p, %r1544, 0;
    vote.ballot.sync.b32 %r1544, p, 0xffffffff;
    @!p not.b32 %r1544, %r1544;
}
	and.b32  	%r1565, %r1544, %r1564;
	{
    .reg .pred p;
    and.b32 %r1547, %r2725, %r1505;    setp.ne.u32 p, %r1547, 0;
    vote.ballot.sync.b32 %r1547, p, 0xffffffff;
    @!p not.b32 %r1547, %r1547;
}
	and.b32  	%r1566, %r1547, %r1565;
	{
    .reg .pred p;
    and.b32 %r1550, %r2725, %r1508;    setp.ne.u32 p, %r1550, 0;
    vote.ballot.sync.b32 %r1550, p, 0xffffffff;
    @!p not.b32 %r1550, %r1550;
}
	and.b32  	%r1567, %r1550, %r1566;
	{
    .reg .pred p;
    and.b32 %r1553, %r2725, %r1511;    setp.ne.u32 p, %r1553, 0;
    vote.ballot.sync.b32 %r1553, p, 0xffffffff;
    @!p not.b32 %r1553, %r1553;
}
	and.b32  	%r1568, %r1553, %r1567;
	clz.b32 	%r1569, %r1568;
	sub.s32 	%r253, %r1514, %r1569;
	and.b32  	%r1570, %r987, %r1568;
	popc.b32 	%r254, %r1570;
	setp.ne.s32 	%p184, %r705, %r253;
	@%p184 bra 	$L__BB0_163;
	shr.u32 	%r2808, %r2884, %r485;
	and.b32  	%r2807, %r2808, 255;
	shl.b32 	%r1574, %r2807, 2;
	add.s32 	%r1575, %r728, %r1574;
	atom.shared.add.u32 	%r2919, [%r1575], %r254;
$L__BB0_163:
	shr.u32 	%r2728, %r2886, %r485;
	and.b32  	%r2727, %r2728, 255;
	mov.u32 	%r2921, 0;
	mov.u32 	%r1602, 31;
	shfl.sync.idx.b32 	%r1604|%p185, %r2919, %r253, %r1602, %r1559;
	add.s32 	%r1605, %r254, %r1604;
	add.s32 	%r257, %r1605, -1;
	mov.u32 	%r1578, 1;
	{
    .reg .pred p;
    and.b32 %r1576, %r2727, %r1578;    setp.ne.u32 p, %r1576, 0;
    vote.ballot.sync.b32 %r1576, p, 0xffffffff;
    @!p not.b32 %r1576, %r1576;
}
	mov.u32 	%r1581, 2;
	{
    .reg .pred p;
    and.b32 %r1579, %r2727, %r1581;    setp.ne.u32 p, %r1579, 0;
    vote.ballot.sync.b32 %r1579, p, 0xffffffff;
    @!p not.b32 %r1579, %r1579;
}
	and.b32  	%r1606, %r1579, %r1576;
	mov.u32 	%r1584, 4;
	{
    .reg .pred p;
    and.b32 %r1582, %r2727, %r1584;    setp.ne.u32 p, %r1582, 0;
    vote.ballot.sync.b32 %r1582, p, 0xffffffff;
    @!p not.b32 %r1582, %r1582;
}
	and.b32  	%r1607, %r1582, %r1606;
	mov.u32 	%r1587, 8;
	{
    .reg .pred p;
    and.b32 %r1585, %r2727, %r1587;    setp.ne.u32 p, %r1585, 0;
    vote.ballot.sync.b32 %r1585, p, 0xffffffff;
    @!p not.b32 %r1585, %r1585;
}
	and.b32  	%r1608, %r1585, %r1607;
	mov.u32 	%r1590, 16;
	{
    .reg .pred p;
    and.b32 %r1588, %r2727, %r1590;    setp.ne.u32 p, %r1588, 0;
    vote.ballot.sync.b32 %r1588, p, 0xffffffff;
    @!p not.b32 %r1588, %r1588;
}
	and.b32  	%r1609, %r1588, %r1608;
	mov.u32 	%r1593, 32;
	{
    .reg .pred p;
    and.b32 %r1591, %r2727, %r1593;    setp.ne.u32 p, %r1591, 0;
    vote.ballot.sync.b32 %r1591, p, 0xffffffff;
    @!p not.b32 %r1591, %r1591;
}
	and.b32  	%r1610, %r1591, %r1609;
	mov.u32 	%r1596, 64;
	{
    .reg .pred p;
    and.b32 %r1594, %r2727, %r1596;    setp.ne.u32 p, %r1594, 0;
    vote.ballot.sync.b32 %r1594, p, 0xffffffff;
    @!p not.b32 %r1594, %r1594;
}
	and.b32  	%r1611, %r1594, %r1610;
	mov.u32 	%r1599, 128;
	{
    .reg .pred p;
    and.b32 %r1597, %r2727, %r1599;    setp.ne.u32 p, %r1597, 0;
    vote.ballot.sync.b32 %r1597, p, 0xffffffff;
    @!p not.b32 %r1597, %r1597;
}
	and.b32  	%r1612, %r1597, %r1611;
	clz.b32 	%r1613, %r1612;
	sub.s32 	%r258, %r1602, %r1613;
	and.b32  	%r1614, %r987, %r1612;
	popc.b32 	%r259, %r1614;
	setp.ne.s32 	%p186, %r705, %r258;
	mov.u32 	%r2920, %r2921;
	@%p186 bra 	$L__BB0_165;
	shr.u32 	%r2806, %r2886, %r485;
	and.b32  	%r2805, %r2806, 255;
	shl.b32 	%r1618, %r2805, 2;
	add.s32 	%r1619, %r728, %r1618;
	atom.shared.add.u32 	%r2920, [%r1619], %r259;
$L__BB0_165:
	shr.u32 	%r2730, %r2888, %r485;
	and.b32  	%r2729, %r2730, 255;
	mov.u32 	%r1647, -1;
	shfl.sync.idx.b32 	%r1648|%p187, %r2920, %r258, %r1602, %r1647;
	add.s32 	%r1649, %r259, %r1648;
	add.s32 	%r262, %r1649, -1;
	{
    .reg .pred p;
    and.b32 %r1620, %r2729, %r1578;    setp.ne.u32 p, %r1620, 0;
    vote.ballot.sync.b32 %r1620, p, 0xffffffff;
    @!p not.b32 %r1620, %r1620;
}
	{
    .reg .pred p;
    and.b32 %r1623, %r2729, %r1581;    setp.ne.u32 p, %r1623, 0;
    vote.ballot.sync.b32 %r1623, p, 0xffffffff;
    @!p not.b32 %r1623, %r1623;
}
	and.b32  	%r1650, %r1623, %r1620;
	{
    .reg .pred p;
    and.b32 %r1626, %r2729, %r1584;    setp.ne.u32 p, %r1626, 0;
    vote.ballot.sync.b32 %r1626, p, 0xffffffff;
    @!p not.b32 %r1626, %r1626;
}
	and.b32  	%r1651, %r1626, %r1650;
	{
    .reg .pred p;
    and.b32 %r1629, %r2729, %r1587;    setp.ne.u32 p, %r1629, 0;
    vote.ballot.sync.b32 %r1629, p, 0xffffffff;
    @!p not.b32 %r1629, %r1629;
}
	and.b32  	%r1652, %r1629, %r1651;
	{
    .reg .pred p;
    and.b32 %r1632, %r2729, %r1590;    setp.ne.u32 p, %r1632, 0;
    vote.ballot.sync.b32 %r1632, p, 0xffffffff;
    @!p not.b32 %r1632, %r1632;
}
	and.b32  	%r1653, %r1632, %r1652;
	{
    .reg .pred p;
    and.b32 %r1635, %r2729, %r1593;    setp.ne.u32 p, %r1635, 0;
    vote.ballot.sync.b32 %r1635, p, 0xffffffff;
    @!p not.b32 %r1635, %r1635;
}
	and.b32  	%r1654, %r1635, %r1653;
	{
    .reg .pred p;
    and.b32 %r1638, %r2729, %r1596;    setp.ne.u32 p, %r1638, 0;
    vote.ballot.sync.b32 %r1638, p, 0xffffffff;
    @!p not.b32 %r1638, %r1638;
}
	and.b32  	%r1655, %r1638, %r1654;
	{
    .reg .pred p;
    and.b32 %r1641, %r2729, %r1599;    setp.ne.u32 p, %r1641, 0;
    vote.ballot.sync.b32 %r1641, p, 0xffffffff;
    @!p not.b32 %r1641, %r1641;
}
	and.b32  	%r1656, %r1641, %r1655;
	clz.b32 	%r1657, %r1656;
	sub.s32 	%r263, %r1602, %r1657;
	and.b32  	%r1658, %r987, %r1656;
	popc.b32 	%r264, %r1658;
	setp.ne.s32 	%p188, %r705, %r263;
	@%p188 bra 	$L__BB0_167;
	shr.u32 	%r2804, %r2888, %r485;
	and.b32  	%r2803, %r2804, 255;
	shl.b32 	%r1662, %r2803, 2;
	add.s32 	%r1663, %r728, %r1662;
	atom.shared.add.u32 	%r2921, [%r1663], %r264;
$L__BB0_167:
	shr.u32 	%r2732, %r2890, %r485;
	and.b32  	%r2731, %r2732, 255;
	mov.u32 	%r2923, 0;
	mov.u32 	%r1690, 31;
	shfl.sync.idx.b32 	%r1692|%p189, %r2921, %r263, %r1690, %r1647;
	add.s32 	%r1693, %r264, %r1692;
	add.s32 	%r267, %r1693, -1;
	mov.u32 	%r1666, 1;
	{
    .reg .pred p;
    and.b32 %r1664, %r2731, %r1666;    setp.ne.u32 p, %r1664, 0;
    vote.ballot.sync.b32 %r1664, p, 0xffffffff;
    @!p not.b32 %r1664, %r1664;
}
	mov.u32 	%r1669, 2;
	{
    .reg .pred p;
    and.b32 %r1667, %r2731, %r1669;    setp.ne.u32 p, %r1667, 0;
    vote.ballot.sync.b32 %r1667, p, 0xffffffff;
    @!p not.b32 %r1667, %r1667;
}
	and.b32  	%r1694, %r1667, %r1664;
	mov.u32 	%r1672, 4;
	{
    .reg .pred p;
    and.b32 %r1670, %r2731, %r1672;    setp.ne.u32 p, %r1670, 0;
    vote.ballot.sync.b32 %r1670, p, 0xffffffff;
    @!p not.b32 %r1670, %r1670;
}
	and.b32  	%r1695, %r1670, %r1694;
	mov.u32 	%r1675, 8;
	{
    .reg .pred p;
    and.b32 %r1673, %r2731, %r1675;    setp.ne.u32 p, %r1673, 0;
    vote.ballot.sync.b32 %r1673, p, 0xffffffff;
    @!p not.b32 %r1673, %r1673;
}
	and.b32  	%r1696, %r1673, %r1695;
	mov.u32 	%r1678, 16;
	{
    .reg .pred p;
    and.b32 %r1676, %r2731, %r1678;    setp.ne.u32 p, %r1676, 0;
    vote.ballot.sync.b32 %r1676, p, 0xffffffff;
    @!p not.b32 %r1676, %r1676;
}
	and.b32  	%r1697, %r1676, %r1696;
	mov.u32 	%r1681, 32;
	{
    .reg .pred p;
    and.b32 %r1679, %r2731, %r1681;    setp.ne.u32 p, %r1679, 0;
    vote.ballot.sync.b32 %r1679, p, 0xffffffff;
    @!p not.b32 %r1679, %r1679;
}
	and.b32  	%r1698, %r1679, %r1697;
	mov.u32 	%r1684, 64;
	{
    .reg .pred p;
    and.b32 %r1682, %r2731, %r1684;    setp.ne.u32 p, %r1682, 0;
    vote.ballot.sync.b32 %r1682, p, 0xffffffff;
    @!p not.b32 %r1682, %r1682;
}
	and.b32  	%r1699, %r1682, %r1698;
	mov.u32 	%r1687, 128;
	{
    .reg .pred p;
    and.b32 %r1685, %r2731, %r1687;    setp.ne.u32 p, %r1685, 0;
    vote.ballot.sync.b32 %r1685, p, 0xffffffff;
    @!p not.b32 %r1685, %r1685;
}
	and.b32  	%r1700, %r1685, %r1699;
	clz.b32 	%r1701, %r1700;
	sub.s32 	%r268, %r1690, %r1701;
	and.b32  	%r1702, %r987, %r1700;
	popc.b32 	%r269, %r1702;
	setp.ne.s32 	%p190, %r705, %r268;
	mov.u32 	%r2922, %r2923;
	@%p190 bra 	$L__BB0_169;
	shr.u32 	%r2802, %r2890, %r485;
	and.b32  	%r2801, %r2802, 255;
	shl.b32 	%r1706, %r2801, 2;
	add.s32 	%r1707, %r728, %r1706;
	atom.shared.add.u32 	%r2922, [%r1707], %r269;
$L__BB0_169:
	shr.u32 	%r2734, %r2892, %r485;
	and.b32  	%r2733, %r2734, 255;
	mov.u32 	%r1735, -1;
	shfl.sync.idx.b32 	%r1736|%p191, %r2922, %r268, %r1690, %r1735;
	add.s32 	%r1737, %r269, %r1736;
	add.s32 	%r272, %r1737, -1;
	{
    .reg .pred p;
    and.b32 %r1708, %r2733, %r1666;    setp.ne.u32 p, %r1708, 0;
    vote.ballot.sync.b32 %r1708, p, 0xffffffff;
    @!p not.b32 %r1708, %r1708;
}
	{
    .reg .pred p;
    and.b32 %r1711, %r2733, %r1669;    setp.ne.u32 p, %r1711, 0;
    vote.ballot.sync.b32 %r1711, p, 0xffffffff;
    @!p not.b32 %r1711, %r1711;
}
	and.b32  	%r1738, %r1711, %r1708;
	{
    .reg .pred p;
    and.b32 %r1714, %r2733, %r1672;    setp.ne.u32 p, %r1714, 0;
    vote.ballot.sync.b32 %r1714, p, 0xffffffff;
    @!p not.b32 %r1714, %r1714;
}
	and.b32  	%r1739, %r1714, %r1738;
	{
    .reg .pred p;
    and.b32 %r1717, %r2733, %r1675;    setp.ne.u32 p, %r1717, 0;
    vote.ballot.sync.b32 %r1717, p, 0xffffffff;
    @!p not.b32 %r1717, %r1717;
}
	and.b32  	%r1740, %r1717, %r1739;
	{
    .reg .pred p;
    and.b32 %r1720, %r2733, %r1678;    setp.ne.u32 p, %r1720, 0;
    vote.ballot.sync.b32 %r1720, p, 0xffffffff;
    @!p not.b32 %r1720, %r1720;
}
	and.b32  	%r1741, %r1720, %r1740;
	{
    .reg .pred p;
    and.b32 %r1723, %r2733, %r1681;    setp.ne.u32 p, %r1723, 0;
    vote.ballot.sync.b32 %r1723, p, 0xffffffff;
    @!p not.b32 %r1723, %r1723;
}
	and.b32  	%r1742, %r1723, %r1741;
	{
    .reg .pred p;
    and.b32 %r1726, %r2733, %r1684;    setp.ne.u32 p, %r1726, 0;
    vote.ballot.sync.b32 %r1726, p, 0xffffffff;
    @!p not.b32 %r1726, %r1726;
}
	and.b32  	%r1743, %r1726, %r1742;
	{
    .reg .pred p;
    and.b32 %r1729, %r2733, %r1687;    setp.ne.u32 p, %r1729, 0;
    vote.ballot.sync.b32 %r1729, p, 0xffffffff;
    @!p not.b32 %r1729, %r1729;
}
	and.b32  	%r1744, %r1729, %r1743;
	clz.b32 	%r1745, %r1744;
	sub.s32 	%r273, %r1690, %r1745;
	and.b32  	%r1746, %r987, %r1744;
	popc.b32 	%r274, %r1746;
	setp.ne.s32 	%p192, %r705, %r273;
	@%p192 bra 	$L__BB0_171;
	shr.u32 	%r2800, %r2892, %r485;
	and.b32  	%r2799, %r2800, 255;
	shl.b32 	%r1750, %r2799, 2;
	add.s32 	%r1751, %r728, %r1750;
	atom.shared.add.u32 	%r2923, [%r1751], %r274;
$L__BB0_171:
	shr.u32 	%r2736, %r2894, %r485;
	and.b32  	%r2735, %r2736, 255;
	mov.u32 	%r2925, 0;
	mov.u32 	%r1778, 31;
	shfl.sync.idx.b32 	%r1780|%p193, %r2923, %r273, %r1778, %r1735;
	add.s32 	%r1781, %r274, %r1780;
	add.s32 	%r277, %r1781, -1;
	mov.u32 	%r1754, 1;
	{
    .reg .pred p;
    and.b32 %r1752, %r2735, %r1754;    setp.ne.u32 p, %r1752, 0;
    vote.ballot.sync.b32 %r1752, p, 0xffffffff;
    @!p not.b32 %r1752, %r1752;
}
	mov.u32 	%r1757, 2;
	{
    .reg .pred p;
    and.b32 %r1755, %r2735, %r1757;    setp.ne.u32 p, %r1755, 0;
    vote.ballot.sync.b32 %r1755, p, 0xffffffff;
    @!p not.b32 %r1755, %r1755;
}
	and.b32  	%r1782, %r1755, %r1752;
	mov.u32 	%r1760, 4;
	{
    .reg .pred p;
    and.b32 %r1758, %r2735, %r1760;    setp.ne.u32 p, %r1758, 0;
    vote.ballot.sync.b32 %r1758, p, 0xffffffff;
    @!p not.b32 %r1758, %r1758;
}
	and.b32  	%r1783, %r1758, %r1782;
	mov.u32 	%r1763, 8;
	{
    .reg .pred p;
    and.b32 %r1761, %r2735, %r1763;    setp.ne.u32 p, %r1761, 0;
    vote.ballot.sync.b32 %r1761, p, 0xffffffff;
    @!p not.b32 %r1761, %r1761;
}
	and.b32  	%r1784, %r1761, %r1783;
	mov.u32 	%r1766, 16;
	{
    .reg .pred p;
    and.b32 %r1764, %r2735, %r1766;    setp.ne.u32 p, %r1764, 0;
    vote.ballot.sync.b32 %r1764, p, 0xffffffff;
    @!p not.b32 %r1764, %r1764;
}
	and.b32  	%r1785, %r1764, %r1784;
	mov.u32 	%r1769, 32;
	{
    .reg .pred p;
    and.b32 %r1767, %r2735, %r1769;    setp.ne.u32 p, %r1767, 0;
    vote.ballot.sync.b32 %r1767, p, 0xffffffff;
    @!p not.b32 %r1767, %r1767;
}
	and.b32  	%r1786, %r1767, %r1785;
	mov.u32 	%r1772, 64;
	{
    .reg .pred p;
    and.b32 %r1770, %r2735, %r1772;    setp.ne.u32 p, %r1770, 0;
    vote.ballot.sync.b32 %r1770, p, 0xffffffff;
    @!p not.b32 %r1770, %r1770;
}
	and.b32  	%r1787, %r1770, %r1786;
	mov.u32 	%r1775, 128;
	{
    .reg .pred p;
    and.b32 %r1773, %r2735, %r1775;    setp.ne.u32 p, %r1773, 0;
    vote.ballot.sync.b32 %r1773, p, 0xffffffff;
    @!p not.b32 %r1773, %r1773;
}
	and.b32  	%r1788, %r1773, %r1787;
	clz.b32 	%r1789, %r1788;
	sub.s32 	%r278, %r1778, %r1789;
	and.b32  	%r1790, %r987, %r1788;
	popc.b32 	%r279, %r1790;
	setp.ne.s32 	%p194, %r705, %r278;
	mov.u32 	%r2924, %r2925;
	@%p194 bra 	$L__BB0_173;
	shr.u32 	%r2798, %r2894, %r485;
	and.b32  	%r2797, %r2798, 255;
	shl.b32 	%r1794, %r2797, 2;
	add.s32 	%r1795, %r728, %r1794;
	atom.shared.add.u32 	%r2924, [%r1795], %r279;
$L__BB0_173:
	shr.u32 	%r2738, %r2896, %r485;
	and.b32  	%r2737, %r2738, 255;
	mov.u32 	%r1823, -1;
	shfl.sync.idx.b32 	%r1824|%p195, %r2924, %r278, %r1778, %r1823;
	add.s32 	%r1825, %r279, %r1824;
	add.s32 	%r282, %r1825, -1;
	{
    .reg .pred p;
    and.b32 %r1796, %r2737, %r1754;    setp.ne.u32 p, %r1796, 0;
    vote.ballot.sync.b32 %r1796, p, 0xffffffff;
    @!p not.b32 %r1796, %r1796;
}
	{
    .reg .pred p;
    and.b32 %r1799, %r2737, %r1757;    setp.ne.u32 p, %r1799, 0;
    vote.ballot.sync.b32 %r1799, p, 0xffffffff;
    @!p not.b32 %r1799, %r1799;
}
	and.b32  	%r1826, %r1799, %r1796;
	{
    .reg .pred p;
    and.b32 %r1802, %r2737, %r1760;    setp.ne.u32 p, %r1802, 0;
    vote.ballot.sync.b32 %r1802, p, 0xffffffff;
    @!p not.b32 %r1802, %r1802;
}
	and.b32  	%r1827, %r1802, %r1826;
	{
    .reg .pred p;
    and.b32 %r1805, %r2737, %r1763;    setp.ne.u32 p, %r1805, 0;
    vote.ballot.sync.b32 %r1805, p, 0xffffffff;
    @!p not.b32 %r1805, %r1805;
}
	and.b32  	%r1828, %r1805, %r1827;
	{
    .reg .pred p;
    and.b32 %r1808, %r2737, %r1766;    setp.ne.u32 p, %r1808, 0;
    vote.ballot.sync.b32 %r1808, p, 0xffffffff;
    @!p not.b32 %r1808, %r1808;
}
	and.b32  	%r1829, %r1808, %r1828;
	{
    .reg .pred p;
    and.b32 %r1811, %r2737, %r1769;    setp.ne.u32 p, %r1811, 0;
    vote.ballot.sync.b32 %r1811, p, 0xffffffff;
    @!p not.b32 %r1811, %r1811;
}
	and.b32  	%r1830, %r1811, %r1829;
	{
    .reg .pred p;
    and.b32 %r1814, %r2737, %r1772;    setp.ne.u32 p, %r1814, 0;
    vote.ballot.sync.b32 %r1814, p, 0xffffffff;
    @!p not.b32 %r1814, %r1814;
}
	and.b32  	%r1831, %r1814, %r1830;
	{
    .reg .pred p;
    and.b32 %r1817, %r2737, %r1775;    setp.ne.u32 p, %r1817, 0;
    vote.ballot.sync.b32 %r1817, p, 0xffffffff;
    @!p not.b32 %r1817, %r1817;
}
	and.b32  	%r1832, %r1817, %r1831;
	clz.b32 	%r1833, %r1832;
	sub.s32 	%r283, %r1778, %r1833;
	and.b32  	%r1834, %r987, %r1832;
	popc.b32 	%r284, %r1834;
	setp.ne.s32 	%p196, %r705, %r283;
	@%p196 bra 	$L__BB0_175;
	shr.u32 	%r2796, %r2896, %r485;
	and.b32  	%r2795, %r2796, 255;
	shl.b32 	%r1838, %r2795, 2;
	add.s32 	%r1839, %r728, %r1838;
	atom.shared.add.u32 	%r2925, [%r1839], %r284;
$L__BB0_175:
	shr.u32 	%r2740, %r2898, %r485;
	and.b32  	%r2739, %r2740, 255;
	mov.u32 	%r2927, 0;
	mov.u32 	%r1866, 31;
	shfl.sync.idx.b32 	%r1868|%p197, %r2925, %r283, %r1866, %r1823;
	add.s32 	%r1869, %r284, %r1868;
	add.s32 	%r287, %r1869, -1;
	mov.u32 	%r1842, 1;
	{
    .reg .pred p;
    and.b32 %r1840, %r2739, %r1842;    setp.ne.u32 p, %r1840, 0;
    vote.ballot.sync.b32 %r1840, p, 0xffffffff;
    @!p not.b32 %r1840, %r1840;
}
	mov.u32 	%r1845, 2;
	{
    .reg .pred p;
    and.b32 %r1843, %r2739, %r1845;    setp.ne.u32 p, %r1843, 0;
    vote.ballot.sync.b32 %r1843, p, 0xffffffff;
    @!p not.b32 %r1843, %r1843;
}
	and.b32  	%r1870, %r1843, %r1840;
	mov.u32 	%r1848, 4;
	{
    .reg .pred p;
    and.b32 %r1846, %r2739, %r1848;    setp.ne.u32 p, %r1846, 0;
    vote.ballot.sync.b32 %r1846, p, 0xffffffff;
    @!p not.b32 %r1846, %r1846;
}
	and.b32  	%r1871, %r1846, %r1870;
	mov.u32 	%r1851, 8;
	{
    .reg .pred p;
    and.b32 %r1849, %r2739, %r1851;    setp.ne.u32 p, %r1849, 0;
    vote.ballot.sync.b32 %r1849, p, 0xffffffff;
    @!p not.b32 %r1849, %r1849;
}
	and.b32  	%r1872, %r1849, %r1871;
	mov.u32 	%r1854, 16;
	{
    .reg .pred p;
    and.b32 %r1852, %r2739, %r1854;    setp.ne.u32 p, %r1852, 0;
    vote.ballot.sync.b32 %r1852, p, 0xffffffff;
    @!p not.b32 %r1852, %r1852;
}
	and.b32  	%r1873, %r1852, %r1872;
	mov.u32 	%r1857, 32;
	{
    .reg .pred p;
    and.b32 %r1855, %r2739, %r1857;    setp.ne.u32 p, %r1855, 0;
    vote.ballot.sync.b32 %r1855, p, 0xffffffff;
    @!p not.b32 %r1855, %r1855;
}
	and.b32  	%r1874, %r1855, %r1873;
	mov.u32 	%r1860, 64;
	{
    .reg .pred p;
    and.b32 %r1858, %r2739, %r1860;    setp.ne.u32 p, %r1858, 0;
    vote.ballot.sync.b32 %r1858, p, 0xffffffff;
    @!p not.b32 %r1858, %r1858;
}
	and.b32  	%r1875, %r1858, %r1874;
	mov.u32 	%r1863, 128;
	{
    .reg .pred p;
    and.b32 %r1861, %r2739, %r1863;    setp.ne.u32 p, %r1861, 0;
    vote.ballot.sync.b32 %r1861, p, 0xffffffff;
    @!p not.b32 %r1861, %r1861;
}
	and.b32  	%r1876, %r1861, %r1875;
	clz.b32 	%r1877, %r1876;
	sub.s32 	%r288, %r1866, %r1877;
	and.b32  	%r1878, %r987, %r1876;
	popc.b32 	%r289, %r1878;
	setp.ne.s32 	%p198, %r705, %r288;
	mov.u32 	%r2926, %r2927;
	@%p198 bra 	$L__BB0_177;
	shr.u32 	%r2794, %r2898, %r485;
	and.b32  	%r2793, %r2794, 255;
	shl.b32 	%r1882, %r2793, 2;
	add.s32 	%r1883, %r728, %r1882;
	atom.shared.add.u32 	%r2926, [%r1883], %r289;
$L__BB0_177:
	shr.u32 	%r2742, %r2900, %r485;
	and.b32  	%r2741, %r2742, 255;
	mov.u32 	%r1911, -1;
	shfl.sync.idx.b32 	%r1912|%p199, %r2926, %r288, %r1866, %r1911;
	add.s32 	%r1913, %r289, %r1912;
	add.s32 	%r292, %r1913, -1;
	{
    .reg .pred p;
    and.b32 %r1884, %r2741, %r1842;    setp.ne.u32 p, %r1884, 0;
    vote.ballot.sync.b32 %r1884, p, 0xffffffff;
    @!p not.b32 %r1884, %r1884;
}
	{
    .reg .pred p;
    and.b32 %r1887, %r2741, %r1845;    setp.ne.u32 p, %r1887, 0;
    vote.ballot.sync.b32 %r1887, p, 0xffffffff;
    @!p not.b32 %r1887, %r1887;
}
	and.b32  	%r1914, %r1887, %r1884;
	{
    .reg .pred p;
    and.b32 %r1890, %r2741, %r1848;    setp.ne.u32 p, %r1890, 0;
    vote.ballot.sync.b32 %r1890, p, 0xffffffff;
    @!p not.b32 %r1890, %r1890;
}
	and.b32  	%r1915, %r1890, %r1914;
	{
    .reg .pred p;
    and.b32 %r1893, %r2741, %r1851;    setp.ne.u32 p, %r1893, 0;
    vote.ballot.sync.b32 %r1893, p, 0xffffffff;
    @!p not.b32 %r1893, %r1893;
}
	and.b32  	%r1916, %r1893, %r1915;
	{
    .reg .pred p;
    and.b32 %r1896, %r2741, %r1854;    setp.ne.u32 p, %r1896, 0;
    vote.ballot.sync.b32 %r1896, p, 0xffffffff;
    @!p not.b32 %r1896, %r1896;
}
	and.b32  	%r1917, %r1896, %r1916;
	{
    .reg .pred p;
    and.b32 %r1899, %r2741, %r1857;    setp.ne.u32 p, %r1899, 0;
    vote.ballot.sync.b32 %r1899, p, 0xffffffff;
    @!p not.b32 %r1899, %r1899;
}
	and.b32  	%r1918, %r1899, %r1917;
	{
    .reg .pred p;
    and.b32 %r1902, %r2741, %r1860;    setp.ne.u32 p, %r1902, 0;
    vote.ballot.sync.b32 %r1902, p, 0xffffffff;
    @!p not.b32 %r1902, %r1902;
}
	and.b32  	%r1919, %r1902, %r1918;
	{
    .reg .pred p;
    and.b32 %r1905, %r2741, %r1863;    setp.ne.u32 p, %r1905, 0;
    vote.ballot.sync.b32 %r1905, p, 0xffffffff;
    @!p not.b32 %r1905, %r1905;
}
	and.b32  	%r1920, %r1905, %r1919;
	clz.b32 	%r1921, %r1920;
	sub.s32 	%r293, %r1866, %r1921;
	and.b32  	%r1922, %r987, %r1920;
	popc.b32 	%r294, %r1922;
	setp.ne.s32 	%p200, %r705, %r293;
	@%p200 bra 	$L__BB0_179;
	shr.u32 	%r2792, %r2900, %r485;
	and.b32  	%r2791, %r2792, 255;
	shl.b32 	%r1926, %r2791, 2;
	add.s32 	%r1927, %r728, %r1926;
	atom.shared.add.u32 	%r2927, [%r1927], %r294;
$L__BB0_179:
	shr.u32 	%r2744, %r2902, %r485;
	and.b32  	%r2743, %r2744, 255;
	mov.u32 	%r2928, 0;
	mov.u32 	%r1954, 31;
	shfl.sync.idx.b32 	%r1956|%p201, %r2927, %r293, %r1954, %r1911;
	add.s32 	%r1957, %r294, %r1956;
	add.s32 	%r297, %r1957, -1;
	mov.u32 	%r1930, 1;
	{
    .reg .pred p;
    and.b32 %r1928, %r2743, %r1930;    setp.ne.u32 p, %r1928, 0;
    vote.ballot.sync.b32 %r1928, p, 0xffffffff;
    @!p not.b32 %r1928, %r1928;
}
	mov.u32 	%r1933, 2;
	{
    .reg .pred p;
    and.b32 %r1931, %r2743, %r1933;    setp.ne.u32 p, %r1931, 0;
    vote.ballot.sync.b32 %r1931, p, 0xffffffff;
    @!p not.b32 %r1931, %r1931;
}
	and.b32  	%r1958, %r1931, %r1928;
	mov.u32 	%r1936, 4;
	{
    .reg .pred p;
    and.b32 %r1934, %r2743, %r1936;    setp.ne.u32 p, %r1934, 0;
    vote.ballot.sync.b32 %r1934, p, 0xffffffff;
    @!p not.b32 %r1934, %r1934;
}
	and.b32  	%r1959, %r1934, %r1958;
	mov.u32 	%r1939, 8;
	{
    .reg .pred p;
    and.b32 %r1937, %r2743, %r1939;    setp.ne.u32 p, %r1937, 0;
    vote.ballot.sync.b32 %r1937, p, 0xffffffff;
    @!p not.b32 %r1937, %r1937;
}
	and.b32  	%r1960, %r1937, %r1959;
	mov.u32 	%r1942, 16;
	{
    .reg .pred p;
    and.b32 %r1940, %r2743, %r1942;    setp.ne.u32 p, %r1940, 0;
    vote.ballot.sync.b32 %r1940, p, 0xffffffff;
    @!p not.b32 %r1940, %r1940;
}
	and.b32  	%r1961, %r1940, %r1960;
	mov.u32 	%r1945, 32;
	{
    .reg .pred p;
    and.b32 %r1943, %r2743, %r1945;    setp.ne.u32 p, %r1943, 0;
    vote.ballot.sync.b32 %r1943, p, 0xffffffff;
    @!p not.b32 %r1943, %r1943;
}
	and.b32  	%r1962, %r1943, %r1961;
	mov.u32 	%r1948, 64;
	{
    .reg .pred p;
    and.b32 %r1946, %r2743, %r1948;    setp.ne.u32 p, %r1946, 0;
    vote.ballot.sync.b32 %r1946, p, 0xffffffff;
    @!p not.b32 %r1946, %r1946;
}
	and.b32  	%r1963, %r1946, %r1962;
	mov.u32 	%r1951, 128;
	{
    .reg .pred p;
    and.b32 %r1949, %r2743, %r1951;    setp.ne.u32 p, %r1949, 0;
    vote.ballot.sync.b32 %r1949, p, 0xffffffff;
    @!p not.b32 %r1949, %r1949;
}
	and.b32  	%r1964, %r1949, %r1963;
	clz.b32 	%r1965, %r1964;
	sub.s32 	%r298, %r1954, %r1965;
	and.b32  	%r1966, %r987, %r1964;
	popc.b32 	%r299, %r1966;
	setp.ne.s32 	%p202, %r705, %r298;
	@%p202 bra 	$L__BB0_181;
	shr.u32 	%r2790, %r2902, %r485;
	and.b32  	%r2789, %r2790, 255;
	shl.b32 	%r1970, %r2789, 2;
	add.s32 	%r1971, %r728, %r1970;
	atom.shared.add.u32 	%r2928, [%r1971], %r299;
$L__BB0_181:
	setp.gt.s32 	%p372, %r486, 255;
	mov.u32 	%r1974, -1;
	shfl.sync.idx.b32 	%r1975|%p204, %r2928, %r298, %r1954, %r1974;
	bar.sync 	0;
	shl.b32 	%r1976, %r192, 2;
	add.s32 	%r302, %r490, %r1976;
	st.shared.u32 	[%r302], %r2858;
	shl.b32 	%r1978, %r197, 2;
	add.s32 	%r303, %r490, %r1978;
	st.shared.u32 	[%r303], %r2860;
	shl.b32 	%r1979, %r202, 2;
	add.s32 	%r304, %r490, %r1979;
	st.shared.u32 	[%r304], %r2862;
	shl.b32 	%r1980, %r207, 2;
	add.s32 	%r305, %r490, %r1980;
	st.shared.u32 	[%r305], %r2864;
	shl.b32 	%r1981, %r212, 2;
	add.s32 	%r306, %r490, %r1981;
	st.shared.u32 	[%r306], %r2866;
	shl.b32 	%r1982, %r217, 2;
	add.s32 	%r307, %r490, %r1982;
	st.shared.u32 	[%r307], %r2868;
	shl.b32 	%r1983, %r222, 2;
	add.s32 	%r308, %r490, %r1983;
	st.shared.u32 	[%r308], %r2870;
	shl.b32 	%r1984, %r227, 2;
	add.s32 	%r309, %r490, %r1984;
	st.shared.u32 	[%r309], %r2872;
	shl.b32 	%r1985, %r232, 2;
	add.s32 	%r310, %r490, %r1985;
	st.shared.u32 	[%r310], %r2874;
	shl.b32 	%r1986, %r237, 2;
	add.s32 	%r311, %r490, %r1986;
	st.shared.u32 	[%r311], %r2876;
	shl.b32 	%r1987, %r242, 2;
	add.s32 	%r312, %r490, %r1987;
	st.shared.u32 	[%r312], %r2878;
	shl.b32 	%r1988, %r247, 2;
	add.s32 	%r313, %r490, %r1988;
	st.shared.u32 	[%r313], %r2880;
	shl.b32 	%r1989, %r252, 2;
	add.s32 	%r314, %r490, %r1989;
	st.shared.u32 	[%r314], %r2882;
	shl.b32 	%r1990, %r257, 2;
	add.s32 	%r315, %r490, %r1990;
	st.shared.u32 	[%r315], %r2884;
	shl.b32 	%r1991, %r262, 2;
	add.s32 	%r316, %r490, %r1991;
	st.shared.u32 	[%r316], %r2886;
	shl.b32 	%r1992, %r267, 2;
	add.s32 	%r317, %r490, %r1992;
	st.shared.u32 	[%r317], %r2888;
	shl.b32 	%r1993, %r272, 2;
	add.s32 	%r318, %r490, %r1993;
	st.shared.u32 	[%r318], %r2890;
	shl.b32 	%r1994, %r277, 2;
	add.s32 	%r319, %r490, %r1994;
	st.shared.u32 	[%r319], %r2892;
	shl.b32 	%r1995, %r282, 2;
	add.s32 	%r320, %r490, %r1995;
	st.shared.u32 	[%r320], %r2894;
	shl.b32 	%r1996, %r287, 2;
	add.s32 	%r321, %r490, %r1996;
	st.shared.u32 	[%r321], %r2896;
	shl.b32 	%r1997, %r292, 2;
	add.s32 	%r322, %r490, %r1997;
	st.shared.u32 	[%r322], %r2898;
	shl.b32 	%r1998, %r297, 2;
	add.s32 	%r323, %r490, %r1998;
	st.shared.u32 	[%r323], %r2900;
	add.s32 	%r1999, %r1975, %r299;
	shl.b32 	%r2000, %r1999, 2;
	add.s32 	%r2001, %r490, %r2000;
	st.shared.u32 	[%r2001+-4], %r2902;
	@%p372 bra 	$L__BB0_189;
	mul.wide.s32 	%rd68, %r486, 4;
	add.s64 	%rd69, %rd67, %rd68;
	ld.global.u32 	%r2002, [%rd69];
	sub.s32 	%r2003, %r2002, %r187;
	st.shared.u32 	[%r10+35328], %r2003;
	setp.lt.s32 	%p205, %r2929, 1;
	mov.u32 	%r2931, %r2905;
	@%p205 bra 	$L__BB0_188;
	mov.u32 	%r2930, -1;
	mov.u32 	%r2931, %r2905;
$L__BB0_184:
	cvta.to.global.u64 	%rd348, %rd347;
	shl.b32 	%r2005, %r2929, 8;
	add.s32 	%r2006, %r2005, %r486;
	add.s32 	%r2007, %r2006, -256;
	mul.wide.s32 	%rd70, %r2007, 4;
	add.s64 	%rd12, %rd348, %rd70;
$L__BB0_185:
	membar.cta;
	ld.volatile.global.u32 	%r330, [%rd12];
	setp.eq.s32 	%p206, %r330, 0;
	@%p206 bra 	$L__BB0_185;
	and.b32  	%r2008, %r330, 1073741823;
	add.s32 	%r2931, %r2008, %r2931;
	setp.gt.s32 	%p207, %r330, -1;
	vote.sync.ballot.b32 	%r2930, %p207, %r2930;
	setp.lt.s32 	%p208, %r330, 0;
	@%p208 bra 	$L__BB0_188;
	add.s32 	%r334, %r2929, -1;
	setp.gt.s32 	%p209, %r2929, 1;
	mov.u32 	%r2929, %r334;
	@%p209 bra 	$L__BB0_184;
$L__BB0_188:
	or.b32  	%r2009, %r2931, -2147483648;
	st.volatile.global.u32 	[%rd10], %r2009;
	ld.shared.u32 	%r2010, [%r10+35328];
	sub.s32 	%r2011, %r2931, %r2905;
	add.s32 	%r2012, %r2011, %r2010;
	st.shared.u32 	[%r10+35328], %r2012;
$L__BB0_189:
	setp.ne.s64 	%p210, %rd8, 0;
	bar.sync 	0;
	ld.shared.u32 	%r336, [%r10];
	shr.u32 	%r2013, %r336, %r485;
	shl.b32 	%r2014, %r2013, 2;
	and.b32  	%r2015, %r2014, 1020;
	add.s32 	%r2017, %r490, %r2015;
	ld.shared.u32 	%r2019, [%r2017+35328];
	add.s32 	%r337, %r2019, %r486;
	setp.ge.s32 	%p211, %r486, %r13;
	or.pred  	%p212, %p210, %p211;
	@%p212 bra 	$L__BB0_191;
	mul.wide.u32 	%rd71, %r337, 4;
	add.s64 	%rd72, %rd4, %rd71;
	st.global.u32 	[%rd72], %r336;
$L__BB0_191:
	ld.shared.u32 	%r339, [%r10+1536];
	shr.u32 	%r2020, %r339, %r485;
	shl.b32 	%r2021, %r2020, 2;
	and.b32  	%r2022, %r2021, 1020;
	add.s32 	%r2024, %r490, %r2022;
	add.s32 	%r2026, %r486, 384;
	ld.shared.u32 	%r2027, [%r2024+35328];
	add.s32 	%r340, %r2027, %r2026;
	setp.ge.s32 	%p214, %r2026, %r13;
	or.pred  	%p215, %p210, %p214;
	@%p215 bra 	$L__BB0_193;
	mul.wide.u32 	%rd73, %r340, 4;
	add.s64 	%rd74, %rd4, %rd73;
	st.global.u32 	[%rd74], %r339;
$L__BB0_193:
	ld.shared.u32 	%r341, [%r10+3072];
	shr.u32 	%r2028, %r341, %r485;
	shl.b32 	%r2029, %r2028, 2;
	and.b32  	%r2030, %r2029, 1020;
	add.s32 	%r2032, %r490, %r2030;
	add.s32 	%r2034, %r486, 768;
	ld.shared.u32 	%r2035, [%r2032+35328];
	add.s32 	%r342, %r2035, %r2034;
	setp.ge.s32 	%p217, %r2034, %r13;
	or.pred  	%p218, %p210, %p217;
	@%p218 bra 	$L__BB0_195;
	mul.wide.u32 	%rd75, %r342, 4;
	add.s64 	%rd76, %rd4, %rd75;
	st.global.u32 	[%rd76], %r341;
$L__BB0_195:
	ld.shared.u32 	%r343, [%r10+4608];
	shr.u32 	%r2036, %r343, %r485;
	shl.b32 	%r2037, %r2036, 2;
	and.b32  	%r2038, %r2037, 1020;
	add.s32 	%r2040, %r490, %r2038;
	add.s32 	%r2042, %r486, 1152;
	ld.shared.u32 	%r2043, [%r2040+35328];
	add.s32 	%r344, %r2043, %r2042;
	setp.ge.s32 	%p220, %r2042, %r13;
	or.pred  	%p221, %p210, %p220;
	@%p221 bra 	$L__BB0_197;
	mul.wide.u32 	%rd77, %r344, 4;
	add.s64 	%rd78, %rd4, %rd77;
	st.global.u32 	[%rd78], %r343;
$L__BB0_197:
	ld.shared.u32 	%r345, [%r10+6144];
	shr.u32 	%r2044, %r345, %r485;
	shl.b32 	%r2045, %r2044, 2;
	and.b32  	%r2046, %r2045, 1020;
	add.s32 	%r2048, %r490, %r2046;
	add.s32 	%r2050, %r486, 1536;
	ld.shared.u32 	%r2051, [%r2048+35328];
	add.s32 	%r346, %r2051, %r2050;
	setp.ge.s32 	%p223, %r2050, %r13;
	or.pred  	%p224, %p210, %p223;
	@%p224 bra 	$L__BB0_199;
	mul.wide.u32 	%rd79, %r346, 4;
	add.s64 	%rd80, %rd4, %rd79;
	st.global.u32 	[%rd80], %r345;
$L__BB0_199:
	ld.shared.u32 	%r347, [%r10+7680];
	shr.u32 	%r2052, %r347, %r485;
	shl.b32 	%r2053, %r2052, 2;
	and.b32  	%r2054, %r2053, 1020;
	add.s32 	%r2056, %r490, %r2054;
	add.s32 	%r2058, %r486, 1920;
	ld.shared.u32 	%r2059, [%r2056+35328];
	add.s32 	%r348, %r2059, %r2058;
	setp.ge.s32 	%p226, %r2058, %r13;
	or.pred  	%p227, %p210, %p226;
	@%p227 bra 	$L__BB0_201;
	mul.wide.u32 	%rd81, %r348, 4;
	add.s64 	%rd82, %rd4, %rd81;
	st.global.u32 	[%rd82], %r347;
$L__BB0_201:
	ld.shared.u32 	%r349, [%r10+9216];
	shr.u32 	%r2060, %r349, %r485;
	shl.b32 	%r2061, %r2060, 2;
	and.b32  	%r2062, %r2061, 1020;
	add.s32 	%r2064, %r490, %r2062;
	add.s32 	%r2066, %r486, 2304;
	ld.shared.u32 	%r2067, [%r2064+35328];
	add.s32 	%r350, %r2067, %r2066;
	setp.ge.s32 	%p229, %r2066, %r13;
	or.pred  	%p230, %p210, %p229;
	@%p230 bra 	$L__BB0_203;
	mul.wide.u32 	%rd83, %r350, 4;
	add.s64 	%rd84, %rd4, %rd83;
	st.global.u32 	[%rd84], %r349;
$L__BB0_203:
	ld.shared.u32 	%r351, [%r10+10752];
	shr.u32 	%r2068, %r351, %r485;
	shl.b32 	%r2069, %r2068, 2;
	and.b32  	%r2070, %r2069, 1020;
	add.s32 	%r2072, %r490, %r2070;
	add.s32 	%r2074, %r486, 2688;
	ld.shared.u32 	%r2075, [%r2072+35328];
	add.s32 	%r352, %r2075, %r2074;
	setp.ge.s32 	%p232, %r2074, %r13;
	or.pred  	%p233, %p210, %p232;
	@%p233 bra 	$L__BB0_205;
	mul.wide.u32 	%rd85, %r352, 4;
	add.s64 	%rd86, %rd4, %rd85;
	st.global.u32 	[%rd86], %r351;
$L__BB0_205:
	ld.shared.u32 	%r353, [%r10+12288];
	shr.u32 	%r2076, %r353, %r485;
	shl.b32 	%r2077, %r2076, 2;
	and.b32  	%r2078, %r2077, 1020;
	add.s32 	%r2080, %r490, %r2078;
	add.s32 	%r2082, %r486, 3072;
	ld.shared.u32 	%r2083, [%r2080+35328];
	add.s32 	%r354, %r2083, %r2082;
	setp.ge.s32 	%p235, %r2082, %r13;
	or.pred  	%p236, %p210, %p235;
	@%p236 bra 	$L__BB0_207;
	mul.wide.u32 	%rd87, %r354, 4;
	add.s64 	%rd88, %rd4, %rd87;
	st.global.u32 	[%rd88], %r353;
$L__BB0_207:
	ld.shared.u32 	%r355, [%r10+13824];
	shr.u32 	%r2084, %r355, %r485;
	shl.b32 	%r2085, %r2084, 2;
	and.b32  	%r2086, %r2085, 1020;
	add.s32 	%r2088, %r490, %r2086;
	add.s32 	%r2090, %r486, 3456;
	ld.shared.u32 	%r2091, [%r2088+35328];
	add.s32 	%r356, %r2091, %r2090;
	setp.ge.s32 	%p238, %r2090, %r13;
	or.pred  	%p239, %p210, %p238;
	@%p239 bra 	$L__BB0_209;
	mul.wide.u32 	%rd89, %r356, 4;
	add.s64 	%rd90, %rd4, %rd89;
	st.global.u32 	[%rd90], %r355;
$L__BB0_209:
	ld.shared.u32 	%r357, [%r10+15360];
	shr.u32 	%r2092, %r357, %r485;
	shl.b32 	%r2093, %r2092, 2;
	and.b32  	%r2094, %r2093, 1020;
	add.s32 	%r2096, %r490, %r2094;
	add.s32 	%r2098, %r486, 3840;
	ld.shared.u32 	%r2099, [%r2096+35328];
	add.s32 	%r358, %r2099, %r2098;
	setp.ge.s32 	%p241, %r2098, %r13;
	or.pred  	%p242, %p210, %p241;
	@%p242 bra 	$L__BB0_211;
	mul.wide.u32 	%rd91, %r358, 4;
	add.s64 	%rd92, %rd4, %rd91;
	st.global.u32 	[%rd92], %r357;
$L__BB0_211:
	ld.shared.u32 	%r359, [%r10+16896];
	shr.u32 	%r2100, %r359, %r485;
	shl.b32 	%r2101, %r2100, 2;
	and.b32  	%r2102, %r2101, 1020;
	add.s32 	%r2104, %r490, %r2102;
	add.s32 	%r2106, %r486, 4224;
	ld.shared.u32 	%r2107, [%r2104+35328];
	add.s32 	%r360, %r2107, %r2106;
	setp.ge.s32 	%p244, %r2106, %r13;
	or.pred  	%p245, %p210, %p244;
	@%p245 bra 	$L__BB0_213;
	mul.wide.u32 	%rd93, %r360, 4;
	add.s64 	%rd94, %rd4, %rd93;
	st.global.u32 	[%rd94], %r359;
$L__BB0_213:
	ld.shared.u32 	%r361, [%r10+18432];
	shr.u32 	%r2108, %r361, %r485;
	shl.b32 	%r2109, %r2108, 2;
	and.b32  	%r2110, %r2109, 1020;
	add.s32 	%r2112, %r490, %r2110;
	add.s32 	%r2114, %r486, 4608;
	ld.shared.u32 	%r2115, [%r2112+35328];
	add.s32 	%r362, %r2115, %r2114;
	setp.ge.s32 	%p247, %r2114, %r13;
	or.pred  	%p248, %p210, %p247;
	@%p248 bra 	$L__BB0_215;
	mul.wide.u32 	%rd95, %r362, 4;
	add.s64 	%rd96, %rd4, %rd95;
	st.global.u32 	[%rd96], %r361;
$L__BB0_215:
	ld.shared.u32 	%r363, [%r10+19968];
	shr.u32 	%r2116, %r363, %r485;
	shl.b32 	%r2117, %r2116, 2;
	and.b32  	%r2118, %r2117, 1020;
	add.s32 	%r2120, %r490, %r2118;
	add.s32 	%r2122, %r486, 4992;
	ld.shared.u32 	%r2123, [%r2120+35328];
	add.s32 	%r364, %r2123, %r2122;
	setp.ge.s32 	%p250, %r2122, %r13;
	or.pred  	%p251, %p210, %p250;
	@%p251 bra 	$L__BB0_217;
	mul.wide.u32 	%rd97, %r364, 4;
	add.s64 	%rd98, %rd4, %rd97;
	st.global.u32 	[%rd98], %r363;
$L__BB0_217:
	ld.shared.u32 	%r365, [%r10+21504];
	shr.u32 	%r2124, %r365, %r485;
	shl.b32 	%r2125, %r2124, 2;
	and.b32  	%r2126, %r2125, 1020;
	add.s32 	%r2128, %r490, %r2126;
	add.s32 	%r2130, %r486, 5376;
	ld.shared.u32 	%r2131, [%r2128+35328];
	add.s32 	%r366, %r2131, %r2130;
	setp.ge.s32 	%p253, %r2130, %r13;
	or.pred  	%p254, %p210, %p253;
	@%p254 bra 	$L__BB0_219;
	mul.wide.u32 	%rd99, %r366, 4;
	add.s64 	%rd100, %rd4, %rd99;
	st.global.u32 	[%rd100], %r365;
$L__BB0_219:
	ld.shared.u32 	%r367, [%r10+23040];
	shr.u32 	%r2132, %r367, %r485;
	shl.b32 	%r2133, %r2132, 2;
	and.b32  	%r2134, %r2133, 1020;
	add.s32 	%r2136, %r490, %r2134;
	add.s32 	%r2138, %r486, 5760;
	ld.shared.u32 	%r2139, [%r2136+35328];
	add.s32 	%r368, %r2139, %r2138;
	setp.ge.s32 	%p256, %r2138, %r13;
	or.pred  	%p257, %p210, %p256;
	@%p257 bra 	$L__BB0_221;
	mul.wide.u32 	%rd101, %r368, 4;
	add.s64 	%rd102, %rd4, %rd101;
	st.global.u32 	[%rd102], %r367;
$L__BB0_221:
	ld.shared.u32 	%r369, [%r10+24576];
	shr.u32 	%r2140, %r369, %r485;
	shl.b32 	%r2141, %r2140, 2;
	and.b32  	%r2142, %r2141, 1020;
	add.s32 	%r2144, %r490, %r2142;
	add.s32 	%r2146, %r486, 6144;
	ld.shared.u32 	%r2147, [%r2144+35328];
	add.s32 	%r370, %r2147, %r2146;
	setp.ge.s32 	%p259, %r2146, %r13;
	or.pred  	%p260, %p210, %p259;
	@%p260 bra 	$L__BB0_223;
	mul.wide.u32 	%rd103, %r370, 4;
	add.s64 	%rd104, %rd4, %rd103;
	st.global.u32 	[%rd104], %r369;
$L__BB0_223:
	ld.shared.u32 	%r371, [%r10+26112];
	shr.u32 	%r2148, %r371, %r485;
	shl.b32 	%r2149, %r2148, 2;
	and.b32  	%r2150, %r2149, 1020;
	add.s32 	%r2152, %r490, %r2150;
	add.s32 	%r2154, %r486, 6528;
	ld.shared.u32 	%r2155, [%r2152+35328];
	add.s32 	%r372, %r2155, %r2154;
	setp.ge.s32 	%p262, %r2154, %r13;
	or.pred  	%p263, %p210, %p262;
	@%p263 bra 	$L__BB0_225;
	mul.wide.u32 	%rd105, %r372, 4;
	add.s64 	%rd106, %rd4, %rd105;
	st.global.u32 	[%rd106], %r371;
$L__BB0_225:
	ld.shared.u32 	%r373, [%r10+27648];
	shr.u32 	%r2156, %r373, %r485;
	shl.b32 	%r2157, %r2156, 2;
	and.b32  	%r2158, %r2157, 1020;
	add.s32 	%r2160, %r490, %r2158;
	add.s32 	%r2162, %r486, 6912;
	ld.shared.u32 	%r2163, [%r2160+35328];
	add.s32 	%r374, %r2163, %r2162;
	setp.ge.s32 	%p265, %r2162, %r13;
	or.pred  	%p266, %p210, %p265;
	@%p266 bra 	$L__BB0_227;
	mul.wide.u32 	%rd107, %r374, 4;
	add.s64 	%rd108, %rd4, %rd107;
	st.global.u32 	[%rd108], %r373;
$L__BB0_227:
	ld.shared.u32 	%r375, [%r10+29184];
	shr.u32 	%r2164, %r375, %r485;
	shl.b32 	%r2165, %r2164, 2;
	and.b32  	%r2166, %r2165, 1020;
	add.s32 	%r2168, %r490, %r2166;
	add.s32 	%r2170, %r486, 7296;
	ld.shared.u32 	%r2171, [%r2168+35328];
	add.s32 	%r376, %r2171, %r2170;
	setp.ge.s32 	%p268, %r2170, %r13;
	or.pred  	%p269, %p210, %p268;
	@%p269 bra 	$L__BB0_229;
	mul.wide.u32 	%rd109, %r376, 4;
	add.s64 	%rd110, %rd4, %rd109;
	st.global.u32 	[%rd110], %r375;
$L__BB0_229:
	ld.shared.u32 	%r377, [%r10+30720];
	shr.u32 	%r2172, %r377, %r485;
	shl.b32 	%r2173, %r2172, 2;
	and.b32  	%r2174, %r2173, 1020;
	add.s32 	%r2176, %r490, %r2174;
	add.s32 	%r2178, %r486, 7680;
	ld.shared.u32 	%r2179, [%r2176+35328];
	add.s32 	%r378, %r2179, %r2178;
	setp.ge.s32 	%p271, %r2178, %r13;
	or.pred  	%p272, %p210, %p271;
	@%p272 bra 	$L__BB0_231;
	mul.wide.u32 	%rd111, %r378, 4;
	add.s64 	%rd112, %rd4, %rd111;
	st.global.u32 	[%rd112], %r377;
$L__BB0_231:
	ld.shared.u32 	%r379, [%r10+32256];
	shr.u32 	%r2180, %r379, %r485;
	shl.b32 	%r2181, %r2180, 2;
	and.b32  	%r2182, %r2181, 1020;
	add.s32 	%r2184, %r490, %r2182;
	add.s32 	%r2186, %r486, 8064;
	ld.shared.u32 	%r2187, [%r2184+35328];
	add.s32 	%r380, %r2187, %r2186;
	setp.ge.s32 	%p274, %r2186, %r13;
	or.pred  	%p275, %p210, %p274;
	@%p275 bra 	$L__BB0_233;
	mul.wide.u32 	%rd113, %r380, 4;
	add.s64 	%rd114, %rd4, %rd113;
	st.global.u32 	[%rd114], %r379;
$L__BB0_233:
	ld.shared.u32 	%r381, [%r10+33792];
	shr.u32 	%r2188, %r381, %r485;
	shl.b32 	%r2189, %r2188, 2;
	and.b32  	%r2190, %r2189, 1020;
	add.s32 	%r2192, %r490, %r2190;
	add.s32 	%r2194, %r486, 8448;
	ld.shared.u32 	%r2195, [%r2192+35328];
	add.s32 	%r382, %r2195, %r2194;
	setp.ge.s32 	%p277, %r2194, %r13;
	or.pred  	%p278, %p210, %p277;
	@%p278 bra 	$L__BB0_235;
	mul.wide.u32 	%rd115, %r382, 4;
	add.s64 	%rd116, %rd4, %rd115;
	st.global.u32 	[%rd116], %r381;
$L__BB0_235:
	setp.eq.s64 	%p279, %rd7, 0;
	@%p279 bra 	$L__BB0_238;
	setp.ge.s32 	%p280, %r499, %r13;
	mov.u32 	%r2933, 0;
	@%p280 bra 	$L__BB0_239;
	cvt.s64.s32 	%rd118, %r12;
	cvt.s64.s32 	%rd119, %r499;
	add.s64 	%rd120, %rd119, %rd118;
	shl.b64 	%rd121, %rd120, 2;
	add.s64 	%rd117, %rd7, %rd121;
	ld.global.cs.u32 %r2933, [%rd117];
	bra.uni 	$L__BB0_239;
$L__BB0_238:
	add.s32 	%r2933, %r499, %r12;
$L__BB0_239:
	@%p279 bra 	$L__BB0_242;
	add.s32 	%r2745, %r499, 32;
	setp.ge.s32 	%p282, %r2745, %r13;
	mov.u32 	%r2934, 0;
	@%p282 bra 	$L__BB0_243;
	add.s32 	%r2788, %r499, 32;
	cvt.s64.s32 	%rd123, %r12;
	cvt.s64.s32 	%rd124, %r2788;
	add.s64 	%rd125, %rd124, %rd123;
	shl.b64 	%rd126, %rd125, 2;
	add.s64 	%rd122, %rd7, %rd126;
	ld.global.cs.u32 %r2934, [%rd122];
	bra.uni 	$L__BB0_243;
$L__BB0_242:
	add.s32 	%r2232, %r499, %r12;
	add.s32 	%r2934, %r2232, 32;
$L__BB0_243:
	@%p279 bra 	$L__BB0_246;
	add.s32 	%r2746, %r499, 64;
	setp.ge.s32 	%p284, %r2746, %r13;
	mov.u32 	%r2935, 0;
	@%p284 bra 	$L__BB0_247;
	add.s32 	%r2787, %r499, 64;
	cvt.s64.s32 	%rd128, %r12;
	cvt.s64.s32 	%rd129, %r2787;
	add.s64 	%rd130, %rd129, %rd128;
	shl.b64 	%rd131, %rd130, 2;
	add.s64 	%rd127, %rd7, %rd131;
	ld.global.cs.u32 %r2935, [%rd127];
	bra.uni 	$L__BB0_247;
$L__BB0_246:
	add.s32 	%r2252, %r499, %r12;
	add.s32 	%r2935, %r2252, 64;
$L__BB0_247:
	@%p279 bra 	$L__BB0_250;
	add.s32 	%r2747, %r499, 96;
	setp.ge.s32 	%p286, %r2747, %r13;
	mov.u32 	%r2936, 0;
	@%p286 bra 	$L__BB0_251;
	add.s32 	%r2786, %r499, 96;
	cvt.s64.s32 	%rd133, %r12;
	cvt.s64.s32 	%rd134, %r2786;
	add.s64 	%rd135, %rd134, %rd133;
	shl.b64 	%rd136, %rd135, 2;
	add.s64 	%rd132, %rd7, %rd136;
	ld.global.cs.u32 %r2936, [%rd132];
	bra.uni 	$L__BB0_251;
$L__BB0_250:
	add.s32 	%r2272, %r499, %r12;
	add.s32 	%r2936, %r2272, 96;
$L__BB0_251:
	@%p279 bra 	$L__BB0_254;
	add.s32 	%r2748, %r499, 128;
	setp.ge.s32 	%p288, %r2748, %r13;
	mov.u32 	%r2937, 0;
	@%p288 bra 	$L__BB0_255;
	add.s32 	%r2785, %r499, 128;
	cvt.s64.s32 	%rd138, %r12;
	cvt.s64.s32 	%rd139, %r2785;
	add.s64 	%rd140, %rd139, %rd138;
	shl.b64 	%rd141, %rd140, 2;
	add.s64 	%rd137, %rd7, %rd141;
	ld.global.cs.u32 %r2937, [%rd137];
	bra.uni 	$L__BB0_255;
$L__BB0_254:
	add.s32 	%r2292, %r499, %r12;
	add.s32 	%r2937, %r2292, 128;
$L__BB0_255:
	@%p279 bra 	$L__BB0_258;
	add.s32 	%r2749, %r499, 160;
	setp.ge.s32 	%p290, %r2749, %r13;
	mov.u32 	%r2938, 0;
	@%p290 bra 	$L__BB0_259;
	add.s32 	%r2784, %r499, 160;
	cvt.s64.s32 	%rd143, %r12;
	cvt.s64.s32 	%rd144, %r2784;
	add.s64 	%rd145, %rd144, %rd143;
	shl.b64 	%rd146, %rd145, 2;
	add.s64 	%rd142, %rd7, %rd146;
	ld.global.cs.u32 %r2938, [%rd142];
	bra.uni 	$L__BB0_259;
$L__BB0_258:
	add.s32 	%r2312, %r499, %r12;
	add.s32 	%r2938, %r2312, 160;
$L__BB0_259:
	@%p279 bra 	$L__BB0_262;
	add.s32 	%r2750, %r499, 192;
	setp.ge.s32 	%p292, %r2750, %r13;
	mov.u32 	%r2939, 0;
	@%p292 bra 	$L__BB0_263;
	add.s32 	%r2783, %r499, 192;
	cvt.s64.s32 	%rd148, %r12;
	cvt.s64.s32 	%rd149, %r2783;
	add.s64 	%rd150, %rd149, %rd148;
	shl.b64 	%rd151, %rd150, 2;
	add.s64 	%rd147, %rd7, %rd151;
	ld.global.cs.u32 %r2939, [%rd147];
	bra.uni 	$L__BB0_263;
$L__BB0_262:
	add.s32 	%r2332, %r499, %r12;
	add.s32 	%r2939, %r2332, 192;
$L__BB0_263:
	@%p279 bra 	$L__BB0_266;
	add.s32 	%r2751, %r499, 224;
	setp.ge.s32 	%p294, %r2751, %r13;
	mov.u32 	%r2940, 0;
	@%p294 bra 	$L__BB0_267;
	add.s32 	%r2782, %r499, 224;
	cvt.s64.s32 	%rd153, %r12;
	cvt.s64.s32 	%rd154, %r2782;
	add.s64 	%rd155, %rd154, %rd153;
	shl.b64 	%rd156, %rd155, 2;
	add.s64 	%rd152, %rd7, %rd156;
	ld.global.cs.u32 %r2940, [%rd152];
	bra.uni 	$L__BB0_267;
$L__BB0_266:
	add.s32 	%r2352, %r499, %r12;
	add.s32 	%r2940, %r2352, 224;
$L__BB0_267:
	@%p279 bra 	$L__BB0_270;
	add.s32 	%r2752, %r499, 256;
	setp.ge.s32 	%p296, %r2752, %r13;
	mov.u32 	%r2941, 0;
	@%p296 bra 	$L__BB0_271;
	add.s32 	%r2781, %r499, 256;
	cvt.s64.s32 	%rd158, %r12;
	cvt.s64.s32 	%rd159, %r2781;
	add.s64 	%rd160, %rd159, %rd158;
	shl.b64 	%rd161, %rd160, 2;
	add.s64 	%rd157, %rd7, %rd161;
	ld.global.cs.u32 %r2941, [%rd157];
	bra.uni 	$L__BB0_271;
$L__BB0_270:
	add.s32 	%r2372, %r499, %r12;
	add.s32 	%r2941, %r2372, 256;
$L__BB0_271:
	@%p279 bra 	$L__BB0_274;
	add.s32 	%r2753, %r499, 288;
	setp.ge.s32 	%p298, %r2753, %r13;
	mov.u32 	%r2942, 0;
	@%p298 bra 	$L__BB0_275;
	add.s32 	%r2780, %r499, 288;
	cvt.s64.s32 	%rd163, %r12;
	cvt.s64.s32 	%rd164, %r2780;
	add.s64 	%rd165, %rd164, %rd163;
	shl.b64 	%rd166, %rd165, 2;
	add.s64 	%rd162, %rd7, %rd166;
	ld.global.cs.u32 %r2942, [%rd162];
	bra.uni 	$L__BB0_275;
$L__BB0_274:
	add.s32 	%r2392, %r499, %r12;
	add.s32 	%r2942, %r2392, 288;
$L__BB0_275:
	@%p279 bra 	$L__BB0_278;
	add.s32 	%r2754, %r499, 320;
	setp.ge.s32 	%p300, %r2754, %r13;
	mov.u32 	%r2943, 0;
	@%p300 bra 	$L__BB0_279;
	add.s32 	%r2779, %r499, 320;
	cvt.s64.s32 	%rd168, %r12;
	cvt.s64.s32 	%rd169, %r2779;
	add.s64 	%rd170, %rd169, %rd168;
	shl.b64 	%rd171, %rd170, 2;
	add.s64 	%rd167, %rd7, %rd171;
	ld.global.cs.u32 %r2943, [%rd167];
	bra.uni 	$L__BB0_279;
$L__BB0_278:
	add.s32 	%r2412, %r499, %r12;
	add.s32 	%r2943, %r2412, 320;
$L__BB0_279:
	@%p279 bra 	$L__BB0_282;
	add.s32 	%r2755, %r499, 352;
	setp.ge.s32 	%p302, %r2755, %r13;
	mov.u32 	%r2944, 0;
	@%p302 bra 	$L__BB0_283;
	add.s32 	%r2778, %r499, 352;
	cvt.s64.s32 	%rd173, %r12;
	cvt.s64.s32 	%rd174, %r2778;
	add.s64 	%rd175, %rd174, %rd173;
	shl.b64 	%rd176, %rd175, 2;
	add.s64 	%rd172, %rd7, %rd176;
	ld.global.cs.u32 %r2944, [%rd172];
	bra.uni 	$L__BB0_283;
$L__BB0_282:
	add.s32 	%r2432, %r499, %r12;
	add.s32 	%r2944, %r2432, 352;
$L__BB0_283:
	@%p279 bra 	$L__BB0_286;
	add.s32 	%r2756, %r499, 384;
	setp.ge.s32 	%p304, %r2756, %r13;
	mov.u32 	%r2945, 0;
	@%p304 bra 	$L__BB0_287;
	add.s32 	%r2777, %r499, 384;
	cvt.s64.s32 	%rd178, %r12;
	cvt.s64.s32 	%rd179, %r2777;
	add.s64 	%rd180, %rd179, %rd178;
	shl.b64 	%rd181, %rd180, 2;
	add.s64 	%rd177, %rd7, %rd181;
	ld.global.cs.u32 %r2945, [%rd177];
	bra.uni 	$L__BB0_287;
$L__BB0_286:
	add.s32 	%r2452, %r499, %r12;
	add.s32 	%r2945, %r2452, 384;
$L__BB0_287:
	@%p279 bra 	$L__BB0_290;
	add.s32 	%r2757, %r499, 416;
	setp.ge.s32 	%p306, %r2757, %r13;
	mov.u32 	%r2946, 0;
	@%p306 bra 	$L__BB0_291;
	add.s32 	%r2776, %r499, 416;
	cvt.s64.s32 	%rd183, %r12;
	cvt.s64.s32 	%rd184, %r2776;
	add.s64 	%rd185, %rd184, %rd183;
	shl.b64 	%rd186, %rd185, 2;
	add.s64 	%rd182, %rd7, %rd186;
	ld.global.cs.u32 %r2946, [%rd182];
	bra.uni 	$L__BB0_291;
$L__BB0_290:
	add.s32 	%r2472, %r499, %r12;
	add.s32 	%r2946, %r2472, 416;
$L__BB0_291:
	@%p279 bra 	$L__BB0_294;
	add.s32 	%r2758, %r499, 448;
	setp.ge.s32 	%p308, %r2758, %r13;
	mov.u32 	%r2947, 0;
	@%p308 bra 	$L__BB0_295;
	add.s32 	%r2775, %r499, 448;
	cvt.s64.s32 	%rd188, %r12;
	cvt.s64.s32 	%rd189, %r2775;
	add.s64 	%rd190, %rd189, %rd188;
	shl.b64 	%rd191, %rd190, 2;
	add.s64 	%rd187, %rd7, %rd191;
	ld.global.cs.u32 %r2947, [%rd187];
	bra.uni 	$L__BB0_295;
$L__BB0_294:
	add.s32 	%r2492, %r499, %r12;
	add.s32 	%r2947, %r2492, 448;
$L__BB0_295:
	@%p279 bra 	$L__BB0_298;
	add.s32 	%r2759, %r499, 480;
	setp.ge.s32 	%p310, %r2759, %r13;
	mov.u32 	%r2948, 0;
	@%p310 bra 	$L__BB0_299;
	add.s32 	%r2774, %r499, 480;
	cvt.s64.s32 	%rd193, %r12;
	cvt.s64.s32 	%rd194, %r2774;
	add.s64 	%rd195, %rd194, %rd193;
	shl.b64 	%rd196, %rd195, 2;
	add.s64 	%rd192, %rd7, %rd196;
	ld.global.cs.u32 %r2948, [%rd192];
	bra.uni 	$L__BB0_299;
$L__BB0_298:
	add.s32 	%r2512, %r499, %r12;
	add.s32 	%r2948, %r2512, 480;
$L__BB0_299:
	@%p279 bra 	$L__BB0_302;
	add.s32 	%r2760, %r499, 512;
	setp.ge.s32 	%p312, %r2760, %r13;
	mov.u32 	%r2949, 0;
	@%p312 bra 	$L__BB0_303;
	add.s32 	%r2773, %r499, 512;
	cvt.s64.s32 	%rd198, %r12;
	cvt.s64.s32 	%rd199, %r2773;
	add.s64 	%rd200, %rd199, %rd198;
	shl.b64 	%rd201, %rd200, 2;
	add.s64 	%rd197, %rd7, %rd201;
	ld.global.cs.u32 %r2949, [%rd197];
	bra.uni 	$L__BB0_303;
$L__BB0_302:
	add.s32 	%r2532, %r499, %r12;
	add.s32 	%r2949, %r2532, 512;
$L__BB0_303:
	@%p279 bra 	$L__BB0_306;
	add.s32 	%r2761, %r499, 544;
	setp.ge.s32 	%p314, %r2761, %r13;
	mov.u32 	%r2950, 0;
	@%p314 bra 	$L__BB0_307;
	add.s32 	%r2772, %r499, 544;
	cvt.s64.s32 	%rd203, %r12;
	cvt.s64.s32 	%rd204, %r2772;
	add.s64 	%rd205, %rd204, %rd203;
	shl.b64 	%rd206, %rd205, 2;
	add.s64 	%rd202, %rd7, %rd206;
	ld.global.cs.u32 %r2950, [%rd202];
	bra.uni 	$L__BB0_307;
$L__BB0_306:
	add.s32 	%r2552, %r499, %r12;
	add.s32 	%r2950, %r2552, 544;
$L__BB0_307:
	@%p279 bra 	$L__BB0_310;
	add.s32 	%r2762, %r499, 576;
	setp.ge.s32 	%p316, %r2762, %r13;
	mov.u32 	%r2951, 0;
	@%p316 bra 	$L__BB0_311;
	add.s32 	%r2771, %r499, 576;
	cvt.s64.s32 	%rd208, %r12;
	cvt.s64.s32 	%rd209, %r2771;
	add.s64 	%rd210, %rd209, %rd208;
	shl.b64 	%rd211, %rd210, 2;
	add.s64 	%rd207, %rd7, %rd211;
	ld.global.cs.u32 %r2951, [%rd207];
	bra.uni 	$L__BB0_311;
$L__BB0_310:
	add.s32 	%r2572, %r499, %r12;
	add.s32 	%r2951, %r2572, 576;
$L__BB0_311:
	@%p279 bra 	$L__BB0_314;
	add.s32 	%r2763, %r499, 608;
	setp.ge.s32 	%p318, %r2763, %r13;
	mov.u32 	%r2952, 0;
	@%p318 bra 	$L__BB0_315;
	add.s32 	%r2770, %r499, 608;
	cvt.s64.s32 	%rd213, %r12;
	cvt.s64.s32 	%rd214, %r2770;
	add.s64 	%rd215, %rd214, %rd213;
	shl.b64 	%rd216, %rd215, 2;
	add.s64 	%rd212, %rd7, %rd216;
	ld.global.cs.u32 %r2952, [%rd212];
	bra.uni 	$L__BB0_315;
$L__BB0_314:
	add.s32 	%r2592, %r499, %r12;
	add.s32 	%r2952, %r2592, 608;
$L__BB0_315:
	@%p279 bra 	$L__BB0_318;
	add.s32 	%r2764, %r499, 640;
	setp.ge.s32 	%p320, %r2764, %r13;
	mov.u32 	%r2953, 0;
	@%p320 bra 	$L__BB0_319;
	add.s32 	%r2769, %r499, 640;
	cvt.s64.s32 	%rd218, %r12;
	cvt.s64.s32 	%rd219, %r2769;
	add.s64 	%rd220, %rd219, %rd218;
	shl.b64 	%rd221, %rd220, 2;
	add.s64 	%rd217, %rd7, %rd221;
	ld.global.cs.u32 %r2953, [%rd217];
	bra.uni 	$L__BB0_319;
$L__BB0_318:
	add.s32 	%r2612, %r499, %r12;
	add.s32 	%r2953, %r2612, 640;
$L__BB0_319:
	@%p279 bra 	$L__BB0_322;
	add.s32 	%r2765, %r499, 672;
	setp.ge.s32 	%p322, %r2765, %r13;
	mov.u32 	%r2954, 0;
	@%p322 bra 	$L__BB0_323;
	add.s32 	%r2768, %r499, 672;
	cvt.s64.s32 	%rd223, %r12;
	cvt.s64.s32 	%rd224, %r2768;
	add.s64 	%rd225, %rd224, %rd223;
	shl.b64 	%rd226, %rd225, 2;
	add.s64 	%rd222, %rd7, %rd226;
	ld.global.cs.u32 %r2954, [%rd222];
	bra.uni 	$L__BB0_323;
$L__BB0_322:
	add.s32 	%r2632, %r499, %r12;
	add.s32 	%r2954, %r2632, 672;
$L__BB0_323:
	@%p279 bra 	$L__BB0_326;
	add.s32 	%r2766, %r499, 704;
	setp.ge.s32 	%p324, %r2766, %r13;
	mov.u32 	%r2955, 0;
	@%p324 bra 	$L__BB0_327;
	add.s32 	%r2767, %r499, 704;
	cvt.s64.s32 	%rd228, %r12;
	cvt.s64.s32 	%rd229, %r2767;
	add.s64 	%rd230, %rd229, %rd228;
	shl.b64 	%rd231, %rd230, 2;
	add.s64 	%rd227, %rd7, %rd231;
	ld.global.cs.u32 %r2955, [%rd227];
	bra.uni 	$L__BB0_327;
$L__BB0_326:
	add.s32 	%r2652, %r499, %r12;
	add.s32 	%r2955, %r2652, 704;
$L__BB0_327:
	setp.ge.s32 	%p373, %r486, %r13;
	bar.sync 	0;
	st.shared.u32 	[%r302], %r2933;
	st.shared.u32 	[%r303], %r2934;
	st.shared.u32 	[%r304], %r2935;
	st.shared.u32 	[%r305], %r2936;
	st.shared.u32 	[%r306], %r2937;
	st.shared.u32 	[%r307], %r2938;
	st.shared.u32 	[%r308], %r2939;
	st.shared.u32 	[%r309], %r2940;
	st.shared.u32 	[%r310], %r2941;
	st.shared.u32 	[%r311], %r2942;
	st.shared.u32 	[%r312], %r2943;
	st.shared.u32 	[%r313], %r2944;
	st.shared.u32 	[%r314], %r2945;
	st.shared.u32 	[%r315], %r2946;
	st.shared.u32 	[%r316], %r2947;
	st.shared.u32 	[%r317], %r2948;
	st.shared.u32 	[%r318], %r2949;
	st.shared.u32 	[%r319], %r2950;
	st.shared.u32 	[%r320], %r2951;
	st.shared.u32 	[%r321], %r2952;
	st.shared.u32 	[%r322], %r2953;
	st.shared.u32 	[%r323], %r2954;
	add.s32 	%r2698, %r2001, -4;
	st.shared.u32 	[%r2698], %r2955;
	bar.sync 	0;
	@%p373 bra 	$L__BB0_331;
	setp.eq.s64 	%p326, %rd8, 0;
	ld.shared.u32 	%r452, [%r10];
	@%p326 bra 	$L__BB0_330;
	mul.wide.u32 	%rd232, %r337, 8;
	add.s64 	%rd233, %rd9, %rd232;
	cvt.u64.u32 	%rd234, %r452;
	st.global.u64 	[%rd233], %rd234;
	bra.uni 	$L__BB0_331;
$L__BB0_330:
	mul.wide.u32 	%rd235, %r337, 4;
	add.s64 	%rd236, %rd6, %rd235;
	st.global.u32 	[%rd236], %r452;
$L__BB0_331:
	add.s32 	%r2835, %r486, 384;
	setp.ge.s32 	%p374, %r2835, %r13;
	@%p374 bra 	$L__BB0_335;
	setp.eq.s64 	%p328, %rd8, 0;
	ld.shared.u32 	%r453, [%r10+1536];
	@%p328 bra 	$L__BB0_334;
	mul.wide.u32 	%rd237, %r340, 8;
	add.s64 	%rd238, %rd9, %rd237;
	cvt.u64.u32 	%rd239, %r453;
	st.global.u64 	[%rd238], %rd239;
	bra.uni 	$L__BB0_335;
$L__BB0_334:
	mul.wide.u32 	%rd240, %r340, 4;
	add.s64 	%rd241, %rd6, %rd240;
	st.global.u32 	[%rd241], %r453;
$L__BB0_335:
	add.s32 	%r2836, %r486, 768;
	setp.ge.s32 	%p375, %r2836, %r13;
	@%p375 bra 	$L__BB0_339;
	setp.eq.s64 	%p330, %rd8, 0;
	ld.shared.u32 	%r454, [%r10+3072];
	@%p330 bra 	$L__BB0_338;
	mul.wide.u32 	%rd242, %r342, 8;
	add.s64 	%rd243, %rd9, %rd242;
	cvt.u64.u32 	%rd244, %r454;
	st.global.u64 	[%rd243], %rd244;
	bra.uni 	$L__BB0_339;
$L__BB0_338:
	mul.wide.u32 	%rd245, %r342, 4;
	add.s64 	%rd246, %rd6, %rd245;
	st.global.u32 	[%rd246], %r454;
$L__BB0_339:
	add.s32 	%r2837, %r486, 1152;
	setp.ge.s32 	%p376, %r2837, %r13;
	@%p376 bra 	$L__BB0_343;
	setp.eq.s64 	%p332, %rd8, 0;
	ld.shared.u32 	%r455, [%r10+4608];
	@%p332 bra 	$L__BB0_342;
	mul.wide.u32 	%rd247, %r344, 8;
	add.s64 	%rd248, %rd9, %rd247;
	cvt.u64.u32 	%rd249, %r455;
	st.global.u64 	[%rd248], %rd249;
	bra.uni 	$L__BB0_343;
$L__BB0_342:
	mul.wide.u32 	%rd250, %r344, 4;
	add.s64 	%rd251, %rd6, %rd250;
	st.global.u32 	[%rd251], %r455;
$L__BB0_343:
	add.s32 	%r2838, %r486, 1536;
	setp.ge.s32 	%p377, %r2838, %r13;
	@%p377 bra 	$L__BB0_347;
	setp.eq.s64 	%p334, %rd8, 0;
	ld.shared.u32 	%r456, [%r10+6144];
	@%p334 bra 	$L__BB0_346;
	mul.wide.u32 	%rd252, %r346, 8;
	add.s64 	%rd253, %rd9, %rd252;
	cvt.u64.u32 	%rd254, %r456;
	st.global.u64 	[%rd253], %rd254;
	bra.uni 	$L__BB0_347;
$L__BB0_346:
	mul.wide.u32 	%rd255, %r346, 4;
	add.s64 	%rd256, %rd6, %rd255;
	st.global.u32 	[%rd256], %r456;
$L__BB0_347:
	add.s32 	%r2839, %r486, 1920;
	setp.ge.s32 	%p378, %r2839, %r13;
	@%p378 bra 	$L__BB0_351;
	setp.eq.s64 	%p336, %rd8, 0;
	ld.shared.u32 	%r457, [%r10+7680];
	@%p336 bra 	$L__BB0_350;
	mul.wide.u32 	%rd257, %r348, 8;
	add.s64 	%rd258, %rd9, %rd257;
	cvt.u64.u32 	%rd259, %r457;
	st.global.u64 	[%rd258], %rd259;
	bra.uni 	$L__BB0_351;
$L__BB0_350:
	mul.wide.u32 	%rd260, %r348, 4;
	add.s64 	%rd261, %rd6, %rd260;
	st.global.u32 	[%rd261], %r457;
$L__BB0_351:
	add.s32 	%r2840, %r486, 2304;
	setp.ge.s32 	%p379, %r2840, %r13;
	@%p379 bra 	$L__BB0_355;
	setp.eq.s64 	%p338, %rd8, 0;
	ld.shared.u32 	%r458, [%r10+9216];
	@%p338 bra 	$L__BB0_354;
	mul.wide.u32 	%rd262, %r350, 8;
	add.s64 	%rd263, %rd9, %rd262;
	cvt.u64.u32 	%rd264, %r458;
	st.global.u64 	[%rd263], %rd264;
	bra.uni 	$L__BB0_355;
$L__BB0_354:
	mul.wide.u32 	%rd265, %r350, 4;
	add.s64 	%rd266, %rd6, %rd265;
	st.global.u32 	[%rd266], %r458;
$L__BB0_355:
	add.s32 	%r2841, %r486, 2688;
	setp.ge.s32 	%p380, %r2841, %r13;
	@%p380 bra 	$L__BB0_359;
	setp.eq.s64 	%p340, %rd8, 0;
	ld.shared.u32 	%r459, [%r10+10752];
	@%p340 bra 	$L__BB0_358;
	mul.wide.u32 	%rd267, %r352, 8;
	add.s64 	%rd268, %rd9, %rd267;
	cvt.u64.u32 	%rd269, %r459;
	st.global.u64 	[%rd268], %rd269;
	bra.uni 	$L__BB0_359;
$L__BB0_358:
	mul.wide.u32 	%rd270, %r352, 4;
	add.s64 	%rd271, %rd6, %rd270;
	st.global.u32 	[%rd271], %r459;
$L__BB0_359:
	add.s32 	%r2842, %r486, 3072;
	setp.ge.s32 	%p381, %r2842, %r13;
	@%p381 bra 	$L__BB0_363;
	setp.eq.s64 	%p342, %rd8, 0;
	ld.shared.u32 	%r460, [%r10+12288];
	@%p342 bra 	$L__BB0_362;
	mul.wide.u32 	%rd272, %r354, 8;
	add.s64 	%rd273, %rd9, %rd272;
	cvt.u64.u32 	%rd274, %r460;
	st.global.u64 	[%rd273], %rd274;
	bra.uni 	$L__BB0_363;
$L__BB0_362:
	mul.wide.u32 	%rd275, %r354, 4;
	add.s64 	%rd276, %rd6, %rd275;
	st.global.u32 	[%rd276], %r460;
$L__BB0_363:
	add.s32 	%r2843, %r486, 3456;
	setp.ge.s32 	%p382, %r2843, %r13;
	@%p382 bra 	$L__BB0_367;
	setp.eq.s64 	%p344, %rd8, 0;
	ld.shared.u32 	%r461, [%r10+13824];
	@%p344 bra 	$L__BB0_366;
	mul.wide.u32 	%rd277, %r356, 8;
	add.s64 	%rd278, %rd9, %rd277;
	cvt.u64.u32 	%rd279, %r461;
	st.global.u64 	[%rd278], %rd279;
	bra.uni 	$L__BB0_367;
$L__BB0_366:
	mul.wide.u32 	%rd280, %r356, 4;
	add.s64 	%rd281, %rd6, %rd280;
	st.global.u32 	[%rd281], %r461;
$L__BB0_367:
	add.s32 	%r2844, %r486, 3840;
	setp.ge.s32 	%p383, %r2844, %r13;
	@%p383 bra 	$L__BB0_371;
	setp.eq.s64 	%p346, %rd8, 0;
	ld.shared.u32 	%r462, [%r10+15360];
	@%p346 bra 	$L__BB0_370;
	mul.wide.u32 	%rd282, %r358, 8;
	add.s64 	%rd283, %rd9, %rd282;
	cvt.u64.u32 	%rd284, %r462;
	st.global.u64 	[%rd283], %rd284;
	bra.uni 	$L__BB0_371;
$L__BB0_370:
	mul.wide.u32 	%rd285, %r358, 4;
	add.s64 	%rd286, %rd6, %rd285;
	st.global.u32 	[%rd286], %r462;
$L__BB0_371:
	add.s32 	%r2845, %r486, 4224;
	setp.ge.s32 	%p384, %r2845, %r13;
	@%p384 bra 	$L__BB0_375;
	setp.eq.s64 	%p348, %rd8, 0;
	ld.shared.u32 	%r463, [%r10+16896];
	@%p348 bra 	$L__BB0_374;
	mul.wide.u32 	%rd287, %r360, 8;
	add.s64 	%rd288, %rd9, %rd287;
	cvt.u64.u32 	%rd289, %r463;
	st.global.u64 	[%rd288], %rd289;
	bra.uni 	$L__BB0_375;
$L__BB0_374:
	mul.wide.u32 	%rd290, %r360, 4;
	add.s64 	%rd291, %rd6, %rd290;
	st.global.u32 	[%rd291], %r463;
$L__BB0_375:
	add.s32 	%r2846, %r486, 4608;
	setp.ge.s32 	%p385, %r2846, %r13;
	@%p385 bra 	$L__BB0_379;
	setp.eq.s64 	%p350, %rd8, 0;
	ld.shared.u32 	%r464, [%r10+18432];
	@%p350 bra 	$L__BB0_378;
	mul.wide.u32 	%rd292, %r362, 8;
	add.s64 	%rd293, %rd9, %rd292;
	cvt.u64.u32 	%rd294, %r464;
	st.global.u64 	[%rd293], %rd294;
	bra.uni 	$L__BB0_379;
$L__BB0_378:
	mul.wide.u32 	%rd295, %r362, 4;
	add.s64 	%rd296, %rd6, %rd295;
	st.global.u32 	[%rd296], %r464;
$L__BB0_379:
	add.s32 	%r2847, %r486, 4992;
	setp.ge.s32 	%p386, %r2847, %r13;
	@%p386 bra 	$L__BB0_383;
	setp.eq.s64 	%p352, %rd8, 0;
	ld.shared.u32 	%r465, [%r10+19968];
	@%p352 bra 	$L__BB0_382;
	mul.wide.u32 	%rd297, %r364, 8;
	add.s64 	%rd298, %rd9, %rd297;
	cvt.u64.u32 	%rd299, %r465;
	st.global.u64 	[%rd298], %rd299;
	bra.uni 	$L__BB0_383;
$L__BB0_382:
	mul.wide.u32 	%rd300, %r364, 4;
	add.s64 	%rd301, %rd6, %rd300;
	st.global.u32 	[%rd301], %r465;
$L__BB0_383:
	add.s32 	%r2848, %r486, 5376;
	setp.ge.s32 	%p387, %r2848, %r13;
	@%p387 bra 	$L__BB0_387;
	setp.eq.s64 	%p354, %rd8, 0;
	ld.shared.u32 	%r466, [%r10+21504];
	@%p354 bra 	$L__BB0_386;
	mul.wide.u32 	%rd302, %r366, 8;
	add.s64 	%rd303, %rd9, %rd302;
	cvt.u64.u32 	%rd304, %r466;
	st.global.u64 	[%rd303], %rd304;
	bra.uni 	$L__BB0_387;
$L__BB0_386:
	mul.wide.u32 	%rd305, %r366, 4;
	add.s64 	%rd306, %rd6, %rd305;
	st.global.u32 	[%rd306], %r466;
$L__BB0_387:
	add.s32 	%r2849, %r486, 5760;
	setp.ge.s32 	%p388, %r2849, %r13;
	@%p388 bra 	$L__BB0_391;
	setp.eq.s64 	%p356, %rd8, 0;
	ld.shared.u32 	%r467, [%r10+23040];
	@%p356 bra 	$L__BB0_390;
	mul.wide.u32 	%rd307, %r368, 8;
	add.s64 	%rd308, %rd9, %rd307;
	cvt.u64.u32 	%rd309, %r467;
	st.global.u64 	[%rd308], %rd309;
	bra.uni 	$L__BB0_391;
$L__BB0_390:
	mul.wide.u32 	%rd310, %r368, 4;
	add.s64 	%rd311, %rd6, %rd310;
	st.global.u32 	[%rd311], %r467;
$L__BB0_391:
	add.s32 	%r2850, %r486, 6144;
	setp.ge.s32 	%p389, %r2850, %r13;
	@%p389 bra 	$L__BB0_395;
	setp.eq.s64 	%p358, %rd8, 0;
	ld.shared.u32 	%r468, [%r10+24576];
	@%p358 bra 	$L__BB0_394;
	mul.wide.u32 	%rd312, %r370, 8;
	add.s64 	%rd313, %rd9, %rd312;
	cvt.u64.u32 	%rd314, %r468;
	st.global.u64 	[%rd313], %rd314;
	bra.uni 	$L__BB0_395;
$L__BB0_394:
	mul.wide.u32 	%rd315, %r370, 4;
	add.s64 	%rd316, %rd6, %rd315;
	st.global.u32 	[%rd316], %r468;
$L__BB0_395:
	add.s32 	%r2851, %r486, 6528;
	setp.ge.s32 	%p390, %r2851, %r13;
	@%p390 bra 	$L__BB0_399;
	setp.eq.s64 	%p360, %rd8, 0;
	ld.shared.u32 	%r469, [%r10+26112];
	@%p360 bra 	$L__BB0_398;
	mul.wide.u32 	%rd317, %r372, 8;
	add.s64 	%rd318, %rd9, %rd317;
	cvt.u64.u32 	%rd319, %r469;
	st.global.u64 	[%rd318], %rd319;
	bra.uni 	$L__BB0_399;
$L__BB0_398:
	mul.wide.u32 	%rd320, %r372, 4;
	add.s64 	%rd321, %rd6, %rd320;
	st.global.u32 	[%rd321], %r469;
$L__BB0_399:
	add.s32 	%r2852, %r486, 6912;
	setp.ge.s32 	%p391, %r2852, %r13;
	@%p391 bra 	$L__BB0_403;
	setp.eq.s64 	%p362, %rd8, 0;
	ld.shared.u32 	%r470, [%r10+27648];
	@%p362 bra 	$L__BB0_402;
	mul.wide.u32 	%rd322, %r374, 8;
	add.s64 	%rd323, %rd9, %rd322;
	cvt.u64.u32 	%rd324, %r470;
	st.global.u64 	[%rd323], %rd324;
	bra.uni 	$L__BB0_403;
$L__BB0_402:
	mul.wide.u32 	%rd325, %r374, 4;
	add.s64 	%rd326, %rd6, %rd325;
	st.global.u32 	[%rd326], %r470;
$L__BB0_403:
	add.s32 	%r2853, %r486, 7296;
	setp.ge.s32 	%p392, %r2853, %r13;
	@%p392 bra 	$L__BB0_407;
	setp.eq.s64 	%p364, %rd8, 0;
	ld.shared.u32 	%r471, [%r10+29184];
	@%p364 bra 	$L__BB0_406;
	mul.wide.u32 	%rd327, %r376, 8;
	add.s64 	%rd328, %rd9, %rd327;
	cvt.u64.u32 	%rd329, %r471;
	st.global.u64 	[%rd328], %rd329;
	bra.uni 	$L__BB0_407;
$L__BB0_406:
	mul.wide.u32 	%rd330, %r376, 4;
	add.s64 	%rd331, %rd6, %rd330;
	st.global.u32 	[%rd331], %r471;
$L__BB0_407:
	add.s32 	%r2854, %r486, 7680;
	setp.ge.s32 	%p393, %r2854, %r13;
	@%p393 bra 	$L__BB0_411;
	setp.eq.s64 	%p366, %rd8, 0;
	ld.shared.u32 	%r472, [%r10+30720];
	@%p366 bra 	$L__BB0_410;
	mul.wide.u32 	%rd332, %r378, 8;
	add.s64 	%rd333, %rd9, %rd332;
	cvt.u64.u32 	%rd334, %r472;
	st.global.u64 	[%rd333], %rd334;
	bra.uni 	$L__BB0_411;
$L__BB0_410:
	mul.wide.u32 	%rd335, %r378, 4;
	add.s64 	%rd336, %rd6, %rd335;
	st.global.u32 	[%rd336], %r472;
$L__BB0_411:
	add.s32 	%r2855, %r486, 8064;
	setp.ge.s32 	%p394, %r2855, %r13;
	@%p394 bra 	$L__BB0_415;
	setp.eq.s64 	%p368, %rd8, 0;
	ld.shared.u32 	%r473, [%r10+32256];
	@%p368 bra 	$L__BB0_414;
	mul.wide.u32 	%rd337, %r380, 8;
	add.s64 	%rd338, %rd9, %rd337;
	cvt.u64.u32 	%rd339, %r473;
	st.global.u64 	[%rd338], %rd339;
	bra.uni 	$L__BB0_415;
$L__BB0_414:
	mul.wide.u32 	%rd340, %r380, 4;
	add.s64 	%rd341, %rd6, %rd340;
	st.global.u32 	[%rd341], %r473;
$L__BB0_415:
	add.s32 	%r2856, %r486, 8448;
	setp.ge.s32 	%p395, %r2856, %r13;
	@%p395 bra 	$L__BB0_419;
	setp.eq.s64 	%p370, %rd8, 0;
	ld.shared.u32 	%r474, [%r10+33792];
	@%p370 bra 	$L__BB0_418;
	mul.wide.u32 	%rd342, %r382, 8;
	add.s64 	%rd343, %rd9, %rd342;
	cvt.u64.u32 	%rd344, %r474;
	st.global.u64 	[%rd343], %rd344;
	bra.uni 	$L__BB0_419;
$L__BB0_418:
	mul.wide.u32 	%rd345, %r382, 4;
	add.s64 	%rd346, %rd6, %rd345;
	st.global.u32 	[%rd346], %r474;
	bra.uni 	$L__BB0_419;
$L__BB0_4:
	ret;
}
)PTX"},
    {"gs_cub_places_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__445_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_22176ignoreE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22174cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_22176thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_64(
	.param .align 8 .b8 gs_cub_places_64_param_0[144]
)
.maxntid 384, 1, 1
.minnctapersm 3
{
	.reg .pred 	%p<217>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<1458>;
	.reg .b64 	%rd<420>;
	.shared .align 16 .b8 _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_221745_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_221711sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory[37888];
	ld.param.u64 	%rd391, [gs_cub_places_64_param_0+16];
	mov.u64 	%rd395, 0;
	ld.param.u64 	%rd392, [gs_cub_places_64_param_0+24];
	ld.param.u64 	%rd4, [gs_cub_places_64_param_0+56];
	ld.param.u64 	%rd5, [gs_cub_places_64_param_0+64];
	ld.param.v2.u32 	{%r178, %r1425}, [gs_cub_places_64_param_0+72];
	ld.param.v2.u32 	{%r180, %r1426}, [gs_cub_places_64_param_0+80];
	ld.param.u32 	%r6, [gs_cub_places_64_param_0+92];
	ld.param.u64 	%rd6, [gs_cub_places_64_param_0+120];
	ld.param.u64 	%rd7, [gs_cub_places_64_param_0+128];
	ld.param.u32 	%r7, [gs_cub_places_64_param_0+136];
	ld.param.u64 	%rd129, [gs_cub_places_64_param_0];
	cvta.to.global.u64 	%rd389, %rd129;
	ld.param.u64 	%rd130, [gs_cub_places_64_param_0+8];
	cvta.to.global.u64 	%rd390, %rd130;
	ld.param.u64 	%rd394, [gs_cub_places_64_param_0+32];
	cvta.to.global.u64 	%rd393, %rd394;
	ld.param.u64 	%rd12, [gs_cub_places_64_param_0+40];
	ld.param.u64 	%rd131, [gs_cub_places_64_param_0+104];
	cvta.to.global.u64 	%rd13, %rd131;
	ld.param.u64 	%rd132, [gs_cub_places_64_param_0+112];
	cvta.to.global.u64 	%rd14, %rd132;
	ld.param.u64 	%rd15, [gs_cub_places_64_param_0+96];
	setp.eq.s64 	%p15, %rd15, 0;
	@%p15 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd16, %rd15;
	ld.global.v2.u16 	{%rs3, %rs4}, [%rd16+8];
	cvt.s32.s16 	%r8, %rs4;
	setp.ge.s32 	%p16, %r7, %r8;
	@%p16 bra 	$L__BB0_9;
	ld.global.u64 	%rd395, [%rd16];
	ld.global.u32 	%r9, [%rd16+12];
	setp.eq.s32 	%p1, %r7, 0;
	and.b32  	%r10, %r7, 1;
	@%p1 bra 	$L__BB0_4;
	setp.ne.s32 	%p17, %r10, 0;
	selp.b64 	%rd389, %rd13, %rd14, %p17;
	selp.b64 	%rd391, %rd6, %rd7, %p17;
$L__BB0_4:
	setp.ne.s32 	%p18, %r10, 0;
	selp.b64 	%rd390, %rd14, %rd13, %p18;
	selp.b64 	%rd392, %rd7, %rd6, %p18;
	add.s32 	%r182, %r7, 1;
	setp.ne.s32 	%p19, %r182, %r8;
	setp.ne.s32 	%p20, %r9, 0;
	or.pred  	%p21, %p20, %p19;
	selp.b64 	%rd393, 0, %rd393, %p21;
	selp.b64 	%rd394, 0, %rd394, %p21;
	selp.u32 	%r1426, 1, 0, %p1;
	shl.b32 	%r183, %r7, 3;
	cvt.s32.s16 	%r184, %rs3;
	add.s32 	%r1425, %r183, %r184;
$L__BB0_5:
	cvta.to.global.u64 	%rd33, %rd392;
	add.s32 	%r185, %r180, 1;
	setp.eq.s32 	%p22, %r1426, 0;
	selp.b32 	%r186, 0, %r185, %p22;
	setp.gt.s32 	%p23, %r186, 1;
	selp.b64 	%rd34, -9223372036854775808, 0, %p23;
	setp.eq.s32 	%p24, %r186, 3;
	selp.b64 	%rd35, 9223372036854775807, 0, %p24;
	mov.u64 	%rd133, 9223372036854775807;
	setp.eq.s32 	%p25, %r186, 0;
	selp.b64 	%rd134, %rd5, 0, %p24;
	add.s64 	%rd135, %rd134, %rd395;
	selp.b64 	%rd36, 0, %rd135, %p25;
	setp.ne.s32 	%p26, %r6, 0;
	and.pred  	%p2, %p26, %p24;
	mov.u32 	%r187, %tid.x;
	shr.u32 	%r15, %r187, 5;
	sub.s64 	%rd37, %rd133, %rd5;
	not.b64 	%rd38, %rd395;
	cvt.u64.u32 	%rd39, %r1425;
	mul.wide.u32 	%rd136, %r187, -1431655765;
	shr.u64 	%rd137, %rd136, 35;
	cvt.u32.u64 	%r188, %rd137;
	add.s32 	%r189, %r188, %r187;
	shl.b32 	%r190, %r189, 2;
	mov.u32 	%r191, _ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_221745_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_221711sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r16, %r191, %r190;
	shl.b32 	%r192, %r187, 2;
	add.s32 	%r17, %r191, %r192;
	cvta.to.global.u64 	%rd138, %rd4;
	mov.u32 %r235, %laneid;
	mov.u32 %r463, %lanemask_le;
	cvta.to.global.u64 	%rd237, %rd12;
	bra.uni 	$L__BB0_6;
$L__BB0_237:
	bar.sync 	0;
$L__BB0_6:
	setp.ne.s32 	%p27, %r187, 0;
	@%p27 bra 	$L__BB0_8;
	atom.global.add.u32 	%r194, [%rd138], 1;
	st.shared.u32 	[_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_221745_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_221711sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory+36864], %r194;
$L__BB0_8:
	bar.sync 	0;
	ld.shared.u32 	%r1442, [_ZZN43_INTERNAL_e4a71a12_8_sweep_cu_b82717fb_221745_GLOBAL__N__e4a71a12_8_sweep_cu_b82717fb_221711sweep_pairsImLi384ELi12EEEvNS0_11SweepParamsEE6memory+36864];
	mul.lo.s32 	%r19, %r1442, 4608;
	setp.gt.s32 	%p28, %r178, %r19;
	@%p28 bra 	$L__BB0_10;
	bra.uni 	$L__BB0_9;
$L__BB0_10:
	and.b32  	%r196, %r187, 31;
	and.b32  	%r197, %r187, -32;
	mul.lo.s32 	%r198, %r197, 12;
	or.b32  	%r199, %r198, %r196;
	add.s32 	%r200, %r199, 352;
	add.s32 	%r201, %r199, 320;
	add.s32 	%r202, %r199, 288;
	add.s32 	%r203, %r199, 256;
	add.s32 	%r204, %r199, 224;
	add.s32 	%r205, %r199, 192;
	add.s32 	%r206, %r199, 160;
	add.s32 	%r207, %r199, 128;
	or.b32  	%r208, %r199, 96;
	or.b32  	%r209, %r199, 64;
	or.b32  	%r210, %r199, 32;
	sub.s32 	%r20, %r178, %r19;
	setp.gt.s32 	%p29, %r20, 4607;
	setp.lt.s32 	%p30, %r199, %r20;
	or.pred  	%p31, %p29, %p30;
	selp.b32 	%r211, %r199, 0, %p31;
	add.s32 	%r212, %r211, %r19;
	mul.wide.s32 	%rd140, %r212, 8;
	add.s64 	%rd141, %rd389, %rd140;
	ld.global.u64 	%rd396, [%rd141];
	setp.lt.s32 	%p32, %r210, %r20;
	or.pred  	%p3, %p29, %p32;
	selp.b32 	%r213, %r210, 0, %p3;
	add.s32 	%r214, %r213, %r19;
	mul.wide.s32 	%rd142, %r214, 8;
	add.s64 	%rd143, %rd389, %rd142;
	ld.global.u64 	%rd398, [%rd143];
	setp.lt.s32 	%p33, %r209, %r20;
	or.pred  	%p4, %p29, %p33;
	selp.b32 	%r215, %r209, 0, %p4;
	add.s32 	%r216, %r215, %r19;
	mul.wide.s32 	%rd144, %r216, 8;
	add.s64 	%rd145, %rd389, %rd144;
	ld.global.u64 	%rd400, [%rd145];
	setp.lt.s32 	%p34, %r208, %r20;
	or.pred  	%p5, %p29, %p34;
	selp.b32 	%r217, %r208, 0, %p5;
	add.s32 	%r218, %r217, %r19;
	mul.wide.s32 	%rd146, %r218, 8;
	add.s64 	%rd147, %rd389, %rd146;
	ld.global.u64 	%rd402, [%rd147];
	setp.lt.s32 	%p35, %r207, %r20;
	or.pred  	%p6, %p29, %p35;
	selp.b32 	%r219, %r207, 0, %p6;
	add.s32 	%r220, %r219, %r19;
	mul.wide.s32 	%rd148, %r220, 8;
	add.s64 	%rd149, %rd389, %rd148;
	ld.global.u64 	%rd404, [%rd149];
	setp.lt.s32 	%p36, %r206, %r20;
	or.pred  	%p7, %p29, %p36;
	selp.b32 	%r221, %r206, 0, %p7;
	add.s32 	%r222, %r221, %r19;
	mul.wide.s32 	%rd150, %r222, 8;
	add.s64 	%rd151, %rd389, %rd150;
	ld.global.u64 	%rd406, [%rd151];
	setp.lt.s32 	%p37, %r205, %r20;
	or.pred  	%p8, %p29, %p37;
	selp.b32 	%r223, %r205, 0, %p8;
	add.s32 	%r224, %r223, %r19;
	mul.wide.s32 	%rd152, %r224, 8;
	add.s64 	%rd153, %rd389, %rd152;
	ld.global.u64 	%rd408, [%rd153];
	setp.lt.s32 	%p38, %r204, %r20;
	or.pred  	%p9, %p29, %p38;
	selp.b32 	%r225, %r204, 0, %p9;
	add.s32 	%r226, %r225, %r19;
	mul.wide.s32 	%rd154, %r226, 8;
	add.s64 	%rd155, %rd389, %rd154;
	ld.global.u64 	%rd410, [%rd155];
	setp.lt.s32 	%p39, %r203, %r20;
	or.pred  	%p10, %p29, %p39;
	selp.b32 	%r227, %r203, 0, %p10;
	add.s32 	%r228, %r227, %r19;
	mul.wide.s32 	%rd156, %r228, 8;
	add.s64 	%rd157, %rd389, %rd156;
	ld.global.u64 	%rd412, [%rd157];
	setp.lt.s32 	%p40, %r202, %r20;
	or.pred  	%p11, %p29, %p40;
	selp.b32 	%r229, %r202, 0, %p11;
	add.s32 	%r230, %r229, %r19;
	mul.wide.s32 	%rd158, %r230, 8;
	add.s64 	%rd159, %rd389, %rd158;
	ld.global.u64 	%rd414, [%rd159];
	setp.lt.s32 	%p41, %r201, %r20;
	or.pred  	%p12, %p29, %p41;
	selp.b32 	%r231, %r201, 0, %p12;
	add.s32 	%r232, %r231, %r19;
	mul.wide.s32 	%rd160, %r232, 8;
	add.s64 	%rd161, %rd389, %rd160;
	ld.global.u64 	%rd416, [%rd161];
	setp.lt.s32 	%p42, %r200, %r20;
	or.pred  	%p13, %p29, %p42;
	selp.b32 	%r233, %r200, 0, %p13;
	add.s32 	%r234, %r233, %r19;
	mul.wide.s32 	%rd162, %r234, 8;
	add.s64 	%rd163, %rd389, %rd162;
	ld.global.u64 	%rd418, [%rd163];
	mov.u64 	%rd399, -1;
	not.pred 	%p43, %p31;
	mov.u64 	%rd397, %rd399;
	@%p43 bra 	$L__BB0_15;
	not.pred 	%p44, %p2;
	@%p44 bra 	$L__BB0_14;
	and.b64  	%rd52, %rd396, 9223372036854775807;
	setp.gt.u64 	%p45, %rd52, %rd37;
	mov.u64 	%rd397, %rd38;
	@%p45 bra 	$L__BB0_15;
	setp.eq.s64 	%p46, %rd52, 0;
	selp.b64 	%rd396, 0, %rd396, %p46;
$L__BB0_14:
	shr.s64 	%rd164, %rd396, 63;
	and.b64  	%rd165, %rd164, %rd35;
	xor.b64  	%rd166, %rd396, %rd34;
	xor.b64  	%rd167, %rd166, %rd165;
	sub.s64 	%rd397, %rd167, %rd36;
$L__BB0_15:
	not.pred 	%p47, %p3;
	@%p47 bra 	$L__BB0_20;
	not.pred 	%p48, %p2;
	@%p48 bra 	$L__BB0_19;
	and.b64  	%rd57, %rd398, 9223372036854775807;
	setp.gt.u64 	%p49, %rd57, %rd37;
	mov.u64 	%rd399, %rd38;
	@%p49 bra 	$L__BB0_20;
	setp.eq.s64 	%p50, %rd57, 0;
	selp.b64 	%rd398, 0, %rd398, %p50;
$L__BB0_19:
	shr.s64 	%rd169, %rd398, 63;
	and.b64  	%rd170, %rd169, %rd35;
	xor.b64  	%rd171, %rd398, %rd34;
	xor.b64  	%rd172, %rd171, %rd170;
	sub.s64 	%rd399, %rd172, %rd36;
$L__BB0_20:
	mov.u64 	%rd403, -1;
	not.pred 	%p51, %p4;
	mov.u64 	%rd401, %rd403;
	@%p51 bra 	$L__BB0_25;
	not.pred 	%p52, %p2;
	@%p52 bra 	$L__BB0_24;
	and.b64  	%rd62, %rd400, 9223372036854775807;
	setp.gt.u64 	%p53, %rd62, %rd37;
	mov.u64 	%rd401, %rd38;
	@%p53 bra 	$L__BB0_25;
	setp.eq.s64 	%p54, %rd62, 0;
	selp.b64 	%rd400, 0, %rd400, %p54;
$L__BB0_24:
	shr.s64 	%rd174, %rd400, 63;
	and.b64  	%rd175, %rd174, %rd35;
	xor.b64  	%rd176, %rd400, %rd34;
	xor.b64  	%rd177, %rd176, %rd175;
	sub.s64 	%rd401, %rd177, %rd36;
$L__BB0_25:
	not.pred 	%p55, %p5;
	@%p55 bra 	$L__BB0_30;
	not.pred 	%p56, %p2;
	@%p56 bra 	$L__BB0_29;
	and.b64  	%rd67, %rd402, 9223372036854775807;
	setp.gt.u64 	%p57, %rd67, %rd37;
	mov.u64 	%rd403, %rd38;
	@%p57 bra 	$L__BB0_30;
	setp.eq.s64 	%p58, %rd67, 0;
	selp.b64 	%rd402, 0, %rd402, %p58;
$L__BB0_29:
	shr.s64 	%rd179, %rd402, 63;
	and.b64  	%rd180, %rd179, %rd35;
	xor.b64  	%rd181, %rd402, %rd34;
	xor.b64  	%rd182, %rd181, %rd180;
	sub.s64 	%rd403, %rd182, %rd36;
$L__BB0_30:
	mov.u64 	%rd407, -1;
	not.pred 	%p59, %p6;
	mov.u64 	%rd405, %rd407;
	@%p59 bra 	$L__BB0_35;
	not.pred 	%p60, %p2;
	@%p60 bra 	$L__BB0_34;
	and.b64  	%rd72, %rd404, 9223372036854775807;
	setp.gt.u64 	%p61, %rd72, %rd37;
	mov.u64 	%rd405, %rd38;
	@%p61 bra 	$L__BB0_35;
	setp.eq.s64 	%p62, %rd72, 0;
	selp.b64 	%rd404, 0, %rd404, %p62;
$L__BB0_34:
	shr.s64 	%rd184, %rd404, 63;
	and.b64  	%rd185, %rd184, %rd35;
	xor.b64  	%rd186, %rd404, %rd34;
	xor.b64  	%rd187, %rd186, %rd185;
	sub.s64 	%rd405, %rd187, %rd36;
$L__BB0_35:
	not.pred 	%p63, %p7;
	@%p63 bra 	$L__BB0_40;
	not.pred 	%p64, %p2;
	@%p64 bra 	$L__BB0_39;
	and.b64  	%rd77, %rd406, 9223372036854775807;
	setp.gt.u64 	%p65, %rd77, %rd37;
	mov.u64 	%rd407, %rd38;
	@%p65 bra 	$L__BB0_40;
	setp.eq.s64 	%p66, %rd77, 0;
	selp.b64 	%rd406, 0, %rd406, %p66;
$L__BB0_39:
	shr.s64 	%rd189, %rd406, 63;
	and.b64  	%rd190, %rd189, %rd35;
	xor.b64  	%rd191, %rd406, %rd34;
	xor.b64  	%rd192, %rd191, %rd190;
	sub.s64 	%rd407, %rd192, %rd36;
$L__BB0_40:
	mov.u64 	%rd411, -1;
	not.pred 	%p67, %p8;
	mov.u64 	%rd409, %rd411;
	@%p67 bra 	$L__BB0_45;
	not.pred 	%p68, %p2;
	@%p68 bra 	$L__BB0_44;
	and.b64  	%rd82, %rd408, 9223372036854775807;
	setp.gt.u64 	%p69, %rd82, %rd37;
	mov.u64 	%rd409, %rd38;
	@%p69 bra 	$L__BB0_45;
	setp.eq.s64 	%p70, %rd82, 0;
	selp.b64 	%rd408, 0, %rd408, %p70;
$L__BB0_44:
	shr.s64 	%rd194, %rd408, 63;
	and.b64  	%rd195, %rd194, %rd35;
	xor.b64  	%rd196, %rd408, %rd34;
	xor.b64  	%rd197, %rd196, %rd195;
	sub.s64 	%rd409, %rd197, %rd36;
$L__BB0_45:
	not.pred 	%p71, %p9;
	@%p71 bra 	$L__BB0_50;
	not.pred 	%p72, %p2;
	@%p72 bra 	$L__BB0_49;
	and.b64  	%rd87, %rd410, 9223372036854775807;
	setp.gt.u64 	%p73, %rd87, %rd37;
	mov.u64 	%rd411, %rd38;
	@%p73 bra 	$L__BB0_50;
	setp.eq.s64 	%p74, %rd87, 0;
	selp.b64 	%rd410, 0, %rd410, %p74;
$L__BB0_49:
	shr.s64 	%rd199, %rd410, 63;
	and.b64  	%rd200, %rd199, %rd35;
	xor.b64  	%rd201, %rd410, %rd34;
	xor.b64  	%rd202, %rd201, %rd200;
	sub.s64 	%rd411, %rd202, %rd36;
$L__BB0_50:
	mov.u64 	%rd415, -1;
	not.pred 	%p75, %p10;
	mov.u64 	%rd413, %rd415;
	@%p75 bra 	$L__BB0_55;
	not.pred 	%p76, %p2;
	@%p76 bra 	$L__BB0_54;
	and.b64  	%rd92, %rd412, 9223372036854775807;
	setp.gt.u64 	%p77, %rd92, %rd37;
	mov.u64 	%rd413, %rd38;
	@%p77 bra 	$L__BB0_55;
	setp.eq.s64 	%p78, %rd92, 0;
	selp.b64 	%rd412, 0, %rd412, %p78;
$L__BB0_54:
	shr.s64 	%rd204, %rd412, 63;
	and.b64  	%rd205, %rd204, %rd35;
	xor.b64  	%rd206, %rd412, %rd34;
	xor.b64  	%rd207, %rd206, %rd205;
	sub.s64 	%rd413, %rd207, %rd36;
$L__BB0_55:
	not.pred 	%p79, %p11;
	@%p79 bra 	$L__BB0_60;
	not.pred 	%p80, %p2;
	@%p80 bra 	$L__BB0_59;
	and.b64  	%rd97, %rd414, 9223372036854775807;
	setp.gt.u64 	%p81, %rd97, %rd37;
	mov.u64 	%rd415, %rd38;
	@%p81 bra 	$L__BB0_60;
	setp.eq.s64 	%p82, %rd97, 0;
	selp.b64 	%rd414, 0, %rd414, %p82;
$L__BB0_59:
	shr.s64 	%rd209, %rd414, 63;
	and.b64  	%rd210, %rd209, %rd35;
	xor.b64  	%rd211, %rd414, %rd34;
	xor.b64  	%rd212, %rd211, %rd210;
	sub.s64 	%rd415, %rd212, %rd36;
$L__BB0_60:
	mov.u64 	%rd419, -1;
	not.pred 	%p83, %p12;
	mov.u64 	%rd417, %rd419;
	@%p83 bra 	$L__BB0_65;
	not.pred 	%p84, %p2;
	@%p84 bra 	$L__BB0_64;
	and.b64  	%rd102, %rd416, 9223372036854775807;
	setp.gt.u64 	%p85, %rd102, %rd37;
	mov.u64 	%rd417, %rd38;
	@%p85 bra 	$L__BB0_65;
	setp.eq.s64 	%p86, %rd102, 0;
	selp.b64 	%rd416, 0, %rd416, %p86;
$L__BB0_64:
	shr.s64 	%rd214, %rd416, 63;
	and.b64  	%rd215, %rd214, %rd35;
	xor.b64  	%rd216, %rd416, %rd34;
	xor.b64  	%rd217, %rd216, %rd215;
	sub.s64 	%rd417, %rd217, %rd36;
$L__BB0_65:
	not.pred 	%p87, %p13;
	@%p87 bra 	$L__BB0_70;
	not.pred 	%p88, %p2;
	@%p88 bra 	$L__BB0_69;
	and.b64  	%rd107, %rd418, 9223372036854775807;
	setp.gt.u64 	%p89, %rd107, %rd37;
	mov.u64 	%rd419, %rd38;
	@%p89 bra 	$L__BB0_70;
	setp.eq.s64 	%p90, %rd107, 0;
	selp.b64 	%rd418, 0, %rd418, %p90;
$L__BB0_69:
	shr.s64 	%rd219, %rd418, 63;
	and.b64  	%rd220, %rd219, %rd35;
	xor.b64  	%rd221, %rd418, %rd34;
	xor.b64  	%rd222, %rd221, %rd220;
	sub.s64 	%rd419, %rd222, %rd36;
$L__BB0_70:
	setp.gt.s32 	%p91, %r235, 255;
	@%p91 bra 	$L__BB0_77;
	max.s32 	%r236, %r235, 224;
	add.s32 	%r237, %r236, 31;
	sub.s32 	%r22, %r237, %r235;
	shr.u32 	%r238, %r22, 5;
	add.s32 	%r239, %r238, 1;
	and.b32  	%r23, %r239, 3;
	setp.eq.s32 	%p92, %r23, 0;
	mov.u32 	%r1427, %r235;
	@%p92 bra 	$L__BB0_75;
	shl.b32 	%r240, %r15, 10;
	add.s32 	%r242, %r191, %r240;
	shl.b32 	%r243, %r235, 2;
	add.s32 	%r24, %r242, %r243;
	mov.u32 	%r244, 0;
	st.shared.u32 	[%r24], %r244;
	add.s32 	%r1427, %r235, 32;
	setp.eq.s32 	%p93, %r23, 1;
	@%p93 bra 	$L__BB0_75;
	st.shared.u32 	[%r24+128], %r244;
	add.s32 	%r1427, %r235, 64;
	setp.eq.s32 	%p94, %r23, 2;
	@%p94 bra 	$L__BB0_75;
	mov.u32 	%r246, 0;
	st.shared.u32 	[%r24+256], %r246;
	add.s32 	%r1427, %r235, 96;
$L__BB0_75:
	setp.lt.u32 	%p95, %r22, 96;
	@%p95 bra 	$L__BB0_77;
$L__BB0_76:
	.pragma "nounroll";
	shl.b32 	%r247, %r15, 10;
	add.s32 	%r249, %r191, %r247;
	shl.b32 	%r250, %r1427, 2;
	add.s32 	%r251, %r249, %r250;
	mov.u32 	%r252, 0;
	st.shared.u32 	[%r251], %r252;
	st.shared.u32 	[%r251+128], %r252;
	st.shared.u32 	[%r251+256], %r252;
	st.shared.u32 	[%r251+384], %r252;
	add.s32 	%r30, %r1427, 128;
	setp.lt.s32 	%p96, %r1427, 128;
	mov.u32 	%r1427, %r30;
	@%p96 bra 	$L__BB0_76;
$L__BB0_77:
	setp.gt.u32 	%p97, %r187, 255;
	bar.warp.sync 	-1;
	cvt.u32.u64 	%r255, %rd39;
	shr.u64 	%rd223, %rd397, %r255;
	cvt.u32.u64 	%r256, %rd223;
	and.b32  	%r31, %r256, 255;
	shl.b32 	%r257, %r15, 10;
	add.s32 	%r259, %r191, %r257;
	shl.b32 	%r260, %r256, 2;
	and.b32  	%r261, %r260, 1020;
	add.s32 	%r262, %r259, %r261;
	atom.shared.add.u32 	%r263, [%r262], 1;
	shr.u64 	%rd224, %rd399, %r255;
	cvt.u32.u64 	%r264, %rd224;
	and.b32  	%r32, %r264, 255;
	shl.b32 	%r265, %r264, 2;
	and.b32  	%r266, %r265, 1020;
	add.s32 	%r267, %r259, %r266;
	atom.shared.add.u32 	%r268, [%r267], 1;
	shr.u64 	%rd225, %rd401, %r255;
	cvt.u32.u64 	%r269, %rd225;
	and.b32  	%r33, %r269, 255;
	shl.b32 	%r270, %r269, 2;
	and.b32  	%r271, %r270, 1020;
	add.s32 	%r272, %r259, %r271;
	atom.shared.add.u32 	%r273, [%r272], 1;
	shr.u64 	%rd226, %rd403, %r255;
	cvt.u32.u64 	%r274, %rd226;
	and.b32  	%r34, %r274, 255;
	shl.b32 	%r275, %r274, 2;
	and.b32  	%r276, %r275, 1020;
	add.s32 	%r277, %r259, %r276;
	atom.shared.add.u32 	%r278, [%r277], 1;
	shr.u64 	%rd227, %rd405, %r255;
	cvt.u32.u64 	%r279, %rd227;
	and.b32  	%r35, %r279, 255;
	shl.b32 	%r280, %r279, 2;
	and.b32  	%r281, %r280, 1020;
	add.s32 	%r282, %r259, %r281;
	atom.shared.add.u32 	%r283, [%r282], 1;
	shr.u64 	%rd228, %rd407, %r255;
	cvt.u32.u64 	%r284, %rd228;
	and.b32  	%r36, %r284, 255;
	shl.b32 	%r285, %r284, 2;
	and.b32  	%r286, %r285, 1020;
	add.s32 	%r287, %r259, %r286;
	atom.shared.add.u32 	%r288, [%r287], 1;
	shr.u64 	%rd229, %rd409, %r255;
	cvt.u32.u64 	%r289, %rd229;
	and.b32  	%r37, %r289, 255;
	shl.b32 	%r290, %r289, 2;
	and.b32  	%r291, %r290, 1020;
	add.s32 	%r292, %r259, %r291;
	atom.shared.add.u32 	%r293, [%r292], 1;
	shr.u64 	%rd230, %rd411, %r255;
	cvt.u32.u64 	%r294, %rd230;
	and.b32  	%r38, %r294, 255;
	shl.b32 	%r295, %r294, 2;
	and.b32  	%r296, %r295, 1020;
	add.s32 	%r297, %r259, %r296;
	atom.shared.add.u32 	%r298, [%r297], 1;
	shr.u64 	%rd231, %rd413, %r255;
	cvt.u32.u64 	%r299, %rd231;
	and.b32  	%r39, %r299, 255;
	shl.b32 	%r300, %r299, 2;
	and.b32  	%r301, %r300, 1020;
	add.s32 	%r302, %r259, %r301;
	atom.shared.add.u32 	%r303, [%r302], 1;
	shr.u64 	%rd232, %rd415, %r255;
	cvt.u32.u64 	%r304, %rd232;
	and.b32  	%r40, %r304, 255;
	shl.b32 	%r305, %r304, 2;
	and.b32  	%r306, %r305, 1020;
	add.s32 	%r307, %r259, %r306;
	atom.shared.add.u32 	%r308, [%r307], 1;
	shr.u64 	%rd233, %rd417, %r255;
	cvt.u32.u64 	%r309, %rd233;
	and.b32  	%r41, %r309, 255;
	shl.b32 	%r310, %r309, 2;
	and.b32  	%r311, %r310, 1020;
	add.s32 	%r312, %r259, %r311;
	atom.shared.add.u32 	%r313, [%r312], 1;
	shr.u64 	%rd234, %rd419, %r255;
	cvt.u32.u64 	%r314, %rd234;
	and.b32  	%r42, %r314, 255;
	shl.b32 	%r315, %r314, 2;
	and.b32  	%r316, %r315, 1020;
	add.s32 	%r317, %r259, %r316;
	atom.shared.add.u32 	%r318, [%r317], 1;
	bar.sync 	0;
	mov.u32 	%r1429, 0;
	@%p97 bra 	$L__BB0_79;
	ld.shared.u32 	%r319, [%r17];
	mov.u32 	%r320, 0;
	st.shared.u32 	[%r17], %r320;
	ld.shared.u32 	%r321, [%r17+1024];
	st.shared.u32 	[%r17+1024], %r319;
	add.s32 	%r322, %r321, %r319;
	ld.shared.u32 	%r323, [%r17+2048];
	st.shared.u32 	[%r17+2048], %r322;
	add.s32 	%r324, %r323, %r322;
	ld.shared.u32 	%r325, [%r17+3072];
	st.shared.u32 	[%r17+3072], %r324;
	add.s32 	%r326, %r325, %r324;
	ld.shared.u32 	%r327, [%r17+4096];
	st.shared.u32 	[%r17+4096], %r326;
	add.s32 	%r328, %r327, %r326;
	ld.shared.u32 	%r329, [%r17+5120];
	st.shared.u32 	[%r17+5120], %r328;
	add.s32 	%r330, %r329, %r328;
	ld.shared.u32 	%r331, [%r17+6144];
	st.shared.u32 	[%r17+6144], %r330;
	add.s32 	%r332, %r331, %r330;
	ld.shared.u32 	%r333, [%r17+7168];
	st.shared.u32 	[%r17+7168], %r332;
	add.s32 	%r334, %r333, %r332;
	ld.shared.u32 	%r335, [%r17+8192];
	st.shared.u32 	[%r17+8192], %r334;
	add.s32 	%r336, %r335, %r334;
	ld.shared.u32 	%r337, [%r17+9216];
	st.shared.u32 	[%r17+9216], %r336;
	add.s32 	%r338, %r337, %r336;
	ld.shared.u32 	%r339, [%r17+10240];
	st.shared.u32 	[%r17+10240], %r338;
	add.s32 	%r340, %r339, %r338;
	ld.shared.u32 	%r341, [%r17+11264];
	st.shared.u32 	[%r17+11264], %r340;
	add.s32 	%r1429, %r341, %r340;
$L__BB0_79:
	ld.param.u64 	%rd385, [gs_cub_places_64_param_0+48];
	setp.gt.s32 	%p98, %r187, 255;
	shl.b32 	%r343, %r1442, 8;
	add.s32 	%r344, %r343, %r187;
	cvta.to.global.u64 	%rd235, %rd385;
	mul.wide.s32 	%rd236, %r344, 4;
	add.s64 	%rd112, %rd235, %rd236;
	@%p98 bra 	$L__BB0_81;
	or.b32  	%r345, %r1429, 1073741824;
	st.volatile.global.u32 	[%rd112], %r345;
$L__BB0_81:
	setp.gt.u32 	%p99, %r187, 31;
	st.shared.u32 	[%r16+13328], %r1429;
	bar.sync 	0;
	@%p99 bra 	$L__BB0_83;
	mad.lo.s32 	%r379, %r187, 52, %r191;
	mov.u32 	%r355, 2;
	ld.shared.u32 	%r380, [%r379+13332];
	mov.u32 	%r374, 0;
	ld.shared.u32 	%r381, [%r379+13328];
	add.s32 	%r382, %r380, %r381;
	ld.shared.u32 	%r383, [%r379+13336];
	add.s32 	%r384, %r382, %r383;
	ld.shared.u32 	%r385, [%r379+13340];
	add.s32 	%r386, %r384, %r385;
	ld.shared.u32 	%r387, [%r379+13344];
	add.s32 	%r388, %r386, %r387;
	ld.shared.u32 	%r389, [%r379+13348];
	add.s32 	%r390, %r388, %r389;
	ld.shared.u32 	%r391, [%r379+13352];
	add.s32 	%r392, %r390, %r391;
	ld.shared.u32 	%r393, [%r379+13356];
	add.s32 	%r394, %r392, %r393;
	ld.shared.u32 	%r395, [%r379+13360];
	add.s32 	%r396, %r394, %r395;
	ld.shared.u32 	%r397, [%r379+13364];
	add.s32 	%r398, %r396, %r397;
	ld.shared.u32 	%r399, [%r379+13368];
	add.s32 	%r400, %r398, %r399;
	ld.shared.u32 	%r401, [%r379+13372];
	add.s32 	%r351, %r400, %r401;
	mov.u32 	%r349, 1;
	mov.u32 	%r376, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r351, %r349, %r374, %r376;  @p add.s32 r0, r0, %r351;  mov.s32 %r347, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r347, %r355, %r374, %r376;  @p add.s32 r0, r0, %r347;  mov.s32 %r353, r0;}
	mov.u32 	%r361, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r353, %r361, %r374, %r376;  @p add.s32 r0, r0, %r353;  mov.s32 %r359, r0;}
	mov.u32 	%r367, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r359, %r367, %r374, %r376;  @p add.s32 r0, r0, %r359;  mov.s32 %r365, r0;}
	mov.u32 	%r373, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r365, %r373, %r374, %r376;  @p add.s32 r0, r0, %r365;  mov.s32 %r371, r0;}
	sub.s32 	%r402, %r371, %r351;
	add.s32 	%r403, %r381, %r402;
	add.s32 	%r404, %r380, %r403;
	add.s32 	%r405, %r383, %r404;
	add.s32 	%r406, %r385, %r405;
	add.s32 	%r407, %r387, %r406;
	add.s32 	%r408, %r389, %r407;
	add.s32 	%r409, %r391, %r408;
	add.s32 	%r410, %r393, %r409;
	add.s32 	%r411, %r395, %r410;
	add.s32 	%r412, %r397, %r411;
	add.s32 	%r413, %r399, %r412;
	st.shared.u32 	[%r379+13328], %r402;
	st.shared.u32 	[%r379+13332], %r403;
	st.shared.u32 	[%r379+13336], %r404;
	st.shared.u32 	[%r379+13340], %r405;
	st.shared.u32 	[%r379+13344], %r406;
	st.shared.u32 	[%r379+13348], %r407;
	st.shared.u32 	[%r379+13352], %r408;
	st.shared.u32 	[%r379+13356], %r409;
	st.shared.u32 	[%r379+13360], %r410;
	st.shared.u32 	[%r379+13364], %r411;
	st.shared.u32 	[%r379+13368], %r412;
	st.shared.u32 	[%r379+13372], %r413;
$L__BB0_83:
	setp.gt.u32 	%p215, %r187, 255;
	bar.sync 	0;
	ld.shared.u32 	%r45, [%r16+13328];
	@%p215 bra 	$L__BB0_85;
	ld.shared.u32 	%r415, [%r17];
	add.s32 	%r416, %r415, %r45;
	st.shared.u32 	[%r17], %r416;
	ld.shared.u32 	%r417, [%r17+1024];
	add.s32 	%r418, %r417, %r45;
	st.shared.u32 	[%r17+1024], %r418;
	ld.shared.u32 	%r419, [%r17+2048];
	add.s32 	%r420, %r419, %r45;
	st.shared.u32 	[%r17+2048], %r420;
	ld.shared.u32 	%r421, [%r17+3072];
	add.s32 	%r422, %r421, %r45;
	st.shared.u32 	[%r17+3072], %r422;
	ld.shared.u32 	%r423, [%r17+4096];
	add.s32 	%r424, %r423, %r45;
	st.shared.u32 	[%r17+4096], %r424;
	ld.shared.u32 	%r425, [%r17+5120];
	add.s32 	%r426, %r425, %r45;
	st.shared.u32 	[%r17+5120], %r426;
	ld.shared.u32 	%r427, [%r17+6144];
	add.s32 	%r428, %r427, %r45;
	st.shared.u32 	[%r17+6144], %r428;
	ld.shared.u32 	%r429, [%r17+7168];
	add.s32 	%r430, %r429, %r45;
	st.shared.u32 	[%r17+7168], %r430;
	ld.shared.u32 	%r431, [%r17+8192];
	add.s32 	%r432, %r431, %r45;
	st.shared.u32 	[%r17+8192], %r432;
	ld.shared.u32 	%r433, [%r17+9216];
	add.s32 	%r434, %r433, %r45;
	st.shared.u32 	[%r17+9216], %r434;
	ld.shared.u32 	%r435, [%r17+10240];
	add.s32 	%r436, %r435, %r45;
	st.shared.u32 	[%r17+10240], %r436;
	ld.shared.u32 	%r437, [%r17+11264];
	add.s32 	%r438, %r437, %r45;
	st.shared.u32 	[%r17+11264], %r438;
$L__BB0_85:
	bar.sync 	0;
	mov.u32 	%r441, 1;
	{
    .reg .pred p;
    and.b32 %r439, %r31, %r441;    setp.ne.u32 p, %r439, 0;
    vote.ballot.sync.b32 %r439, p, 0xffffffff;
    @!p not.b32 %r439, %r439;
}
	mov.u32 	%r444, 2;
	{
    .reg .pred p;
    and.b32 %r442, %r31, %r444;    setp.ne.u32 p, %r442, 0;
    vote.ballot.sync.b32 %r442, p, 0xffffffff;
    @!p not.b32 %r442, %r442;
}
	and.b32  	%r465, %r442, %r439;
	mov.u32 	%r447, 4;
	{
    .reg .pred p;
    and.b32 %r445, %r31, %r447;    setp.ne.u32 p, %r445, 0;
    vote.ballot.sync.b32 %r445, p, 0xffffffff;
    @!p not.b32 %r445, %r445;
}
	and.b32  	%r466, %r445, %r465;
	mov.u32 	%r450, 8;
	{
    .reg .pred p;
    and.b32 %r448, %r31, %r450;    setp.ne.u32 p, %r448, 0;
    vote.ballot.sync.b32 %r448, p, 0xffffffff;
    @!p not.b32 %r448, %r448;
}
	and.b32  	%r467, %r448, %r466;
	mov.u32 	%r453, 16;
	{
    .reg .pred p;
    and.b32 %r451, %r31, %r453;    setp.ne.u32 p, %r451, 0;
    vote.ballot.sync.b32 %r451, p, 0xffffffff;
    @!p not.b32 %r451, %r451;
}
	and.b32  	%r468, %r451, %r467;
	mov.u32 	%r456, 32;
	{
    .reg .pred p;
    and.b32 %r454, %r31, %r456;    setp.ne.u32 p, %r454, 0;
    vote.ballot.sync.b32 %r454, p, 0xffffffff;
    @!p not.b32 %r454, %r454;
}
	and.b32  	%r469, %r454, %r468;
	mov.u32 	%r459, 64;
	{
    .reg .pred p;
    and.b32 %r457, %r31, %r459;    setp.ne.u32 p, %r457, 0;
    vote.ballot.sync.b32 %r457, p, 0xffffffff;
    @!p not.b32 %r457, %r457;
}
	and.b32  	%r470, %r457, %r469;
	mov.u32 	%r462, 128;
	{
    .reg .pred p;
    and.b32 %r460, %r31, %r462;    setp.ne.u32 p, %r460, 0;
    vote.ballot.sync.b32 %r460, p, 0xffffffff;
    @!p not.b32 %r460, %r460;
}
	and.b32  	%r471, %r460, %r470;
	clz.b32 	%r472, %r471;
	mov.u32 	%r473, 31;
	sub.s32 	%r46, %r473, %r472;
	and.b32  	%r474, %r463, %r471;
	popc.b32 	%r47, %r474;
	setp.ne.s32 	%p101, %r235, %r46;
	mov.u32 	%r1431, 0;
	mov.u32 	%r1430, %r1431;
	@%p101 bra 	$L__BB0_87;
	shl.b32 	%r478, %r31, 2;
	add.s32 	%r479, %r259, %r478;
	atom.shared.add.u32 	%r1430, [%r479], %r47;
$L__BB0_87:
	mov.u32 	%r507, -1;
	shfl.sync.idx.b32 	%r508|%p102, %r1430, %r46, %r473, %r507;
	add.s32 	%r509, %r47, %r508;
	add.s32 	%r50, %r509, -1;
	{
    .reg .pred p;
    and.b32 %r480, %r32, %r441;    setp.ne.u32 p, %r480, 0;
    vote.ballot.sync.b32 %r480, p, 0xffffffff;
    @!p not.b32 %r480, %r480;
}
	{
    .reg .pred p;
    and.b32 %r483, %r32, %r444;    setp.ne.u32 p, %r483, 0;
    vote.ballot.sync.b32 %r483, p, 0xffffffff;
    @!p not.b32 %r483, %r483;
}
	and.b32  	%r510, %r483, %r480;
	{
    .reg .pred p;
    and.b32 %r486, %r32, %r447;    setp.ne.u32 p, %r486, 0;
    vote.ballot.sync.b32 %r486, p, 0xffffffff;
    @!p not.b32 %r486, %r486;
}
	and.b32  	%r511, %r486, %r510;
	{
    .reg .pred p;
    and.b32 %r489, %r32, %r450;    setp.ne.u32 p, %r489, 0;
    vote.ballot.sync.b32 %r489, p, 0xffffffff;
    @!p not.b32 %r489, %r489;
}
	and.b32  	%r512, %r489, %r511;
	{
    .reg .pred p;
    and.b32 %r492, %r32, %r453;    setp.ne.u32 p, %r492, 0;
    vote.ballot.sync.b32 %r492, p, 0xffffffff;
    @!p not.b32 %r492, %r492;
}
	and.b32  	%r513, %r492, %r512;
	{
    .reg .pred p;
    and.b32 %r495, %r32, %r456;    setp.ne.u32 p, %r495, 0;
    vote.ballot.sync.b32 %r495, p, 0xffffffff;
    @!p not.b32 %r495, %r495;
}
	and.b32  	%r514, %r495, %r513;
	{
    .reg .pred p;
    and.b32 %r498, %r32, %r459;    setp.ne.u32 p, %r498, 0;
    vote.ballot.sync.b32 %r498, p, 0xffffffff;
    @!p not.b32 %r498, %r498;
}
	and.b32  	%r515, %r498, %r514;
	{
    .reg .pred p;
    and.b32 %r501, %r32, %r462;    setp.ne.u32 p, %r501, 0;
    vote.ballot.sync.b32 %r501, p, 0xffffffff;
    @!p not.b32 %r501, %r501;
}
	and.b32  	%r516, %r501, %r515;
	clz.b32 	%r517, %r516;
	sub.s32 	%r51, %r473, %r517;
	and.b32  	%r518, %r463, %r516;
	popc.b32 	%r52, %r518;
	setp.ne.s32 	%p103, %r235, %r51;
	@%p103 bra 	$L__BB0_89;
	shl.b32 	%r522, %r32, 2;
	add.s32 	%r523, %r259, %r522;
	atom.shared.add.u32 	%r1431, [%r523], %r52;
$L__BB0_89:
	mov.u32 	%r1433, 0;
	mov.u32 	%r550, 31;
	shfl.sync.idx.b32 	%r552|%p104, %r1431, %r51, %r550, %r507;
	add.s32 	%r553, %r52, %r552;
	add.s32 	%r55, %r553, -1;
	mov.u32 	%r526, 1;
	{
    .reg .pred p;
    and.b32 %r524, %r33, %r526;    setp.ne.u32 p, %r524, 0;
    vote.ballot.sync.b32 %r524, p, 0xffffffff;
    @!p not.b32 %r524, %r524;
}
	mov.u32 	%r529, 2;
	{
    .reg .pred p;
    and.b32 %r527, %r33, %r529;    setp.ne.u32 p, %r527, 0;
    vote.ballot.sync.b32 %r527, p, 0xffffffff;
    @!p not.b32 %r527, %r527;
}
	and.b32  	%r554, %r527, %r524;
	mov.u32 	%r532, 4;
	{
    .reg .pred p;
    and.b32 %r530, %r33, %r532;    setp.ne.u32 p, %r530, 0;
    vote.ballot.sync.b32 %r530, p, 0xffffffff;
    @!p not.b32 %r530, %r530;
}
	and.b32  	%r555, %r530, %r554;
	mov.u32 	%r535, 8;
	{
    .reg .pred p;
    and.b32 %r533, %r33, %r535;    setp.ne.u32 p, %r533, 0;
    vote.ballot.sync.b32 %r533, p, 0xffffffff;
    @!p not.b32 %r533, %r533;
}
	and.b32  	%r556, %r533, %r555;
	mov.u32 	%r538, 16;
	{
    .reg .pred p;
    and.b32 %r536, %r33, %r538;    setp.ne.u32 p, %r536, 0;
    vote.ballot.sync.b32 %r536, p, 0xffffffff;
    @!p not.b32 %r536, %r536;
}
	and.b32  	%r557, %r536, %r556;
	mov.u32 	%r541, 32;
	{
    .reg .pred p;
    and.b32 %r539, %r33, %r541;    setp.ne.u32 p, %r539, 0;
    vote.ballot.sync.b32 %r539, p, 0xffffffff;
    @!p not.b32 %r539, %r539;
}
	and.b32  	%r558, %r539, %r557;
	mov.u32 	%r544, 64;
	{
    .reg .pred p;
    and.b32 %r542, %r33, %r544;    setp.ne.u32 p, %r542, 0;
    vote.ballot.sync.b32 %r542, p, 0xffffffff;
    @!p not.b32 %r542, %r542;
}
	and.b32  	%r559, %r542, %r558;
	mov.u32 	%r547, 128;
	{
    .reg .pred p;
    and.b32 %r545, %r33, %r547;    setp.ne.u32 p, %r545, 0;
    vote.ballot.sync.b32 %r545, p, 0xffffffff;
    @!p not.b32 %r545, %r545;
}
	and.b32  	%r560, %r545, %r559;
	clz.b32 	%r561, %r560;
	sub.s32 	%r56, %r550, %r561;
	and.b32  	%r562, %r463, %r560;
	popc.b32 	%r57, %r562;
	setp.ne.s32 	%p105, %r235, %r56;
	mov.u32 	%r1432, %r1433;
	@%p105 bra 	$L__BB0_91;
	shl.b32 	%r566, %r33, 2;
	add.s32 	%r567, %r259, %r566;
	atom.shared.add.u32 	%r1432, [%r567], %r57;
$L__BB0_91:
	mov.u32 	%r595, -1;
	shfl.sync.idx.b32 	%r596|%p106, %r1432, %r56, %r550, %r595;
	add.s32 	%r597, %r57, %r596;
	add.s32 	%r60, %r597, -1;
	{
    .reg .pred p;
    and.b32 %r568, %r34, %r526;    setp.ne.u32 p, %r568, 0;
    vote.ballot.sync.b32 %r568, p, 0xffffffff;
    @!p not.b32 %r568, %r568;
}
	{
    .reg .pred p;
    and.b32 %r571, %r34, %r529;    setp.ne.u32 p, %r571, 0;
    vote.ballot.sync.b32 %r571, p, 0xffffffff;
    @!p not.b32 %r571, %r571;
}
	and.b32  	%r598, %r571, %r568;
	{
    .reg .pred p;
    and.b32 %r574, %r34, %r532;    setp.ne.u32 p, %r574, 0;
    vote.ballot.sync.b32 %r574, p, 0xffffffff;
    @!p not.b32 %r574, %r574;
}
	and.b32  	%r599, %r574, %r598;
	{
    .reg .pred p;
    and.b32 %r577, %r34, %r535;    setp.ne.u32 p, %r577, 0;
    vote.ballot.sync.b32 %r577, p, 0xffffffff;
    @!p not.b32 %r577, %r577;
}
	and.b32  	%r600, %r577, %r599;
	{
    .reg .pred p;
    and.b32 %r580, %r34, %r538;    setp.ne.u32 p, %r580, 0;
    vote.ballot.sync.b32 %r580, p, 0xffffffff;
    @!p not.b32 %r580, %r580;
}
	and.b32  	%r601, %r580, %r600;
	{
    .reg .pred p;
    and.b32 %r583, %r34, %r541;    setp.ne.u32 p, %r583, 0;
    vote.ballot.sync.b32 %r583, p, 0xffffffff;
    @!p not.b32 %r583, %r583;
}
	and.b32  	%r602, %r583, %r601;
	{
    .reg .pred p;
    and.b32 %r586, %r34, %r544;    setp.ne.u32 p, %r586, 0;
    vote.ballot.sync.b32 %r586, p, 0xffffffff;
    @!p not.b32 %r586, %r586;
}
	and.b32  	%r603, %r586, %r602;
	{
    .reg .pred p;
    and.b32 %r589, %r34, %r547;    setp.ne.u32 p, %r589, 0;
    vote.ballot.sync.b32 %r589, p, 0xffffffff;
    @!p not.b32 %r589, %r589;
}
	and.b32  	%r604, %r589, %r603;
	clz.b32 	%r605, %r604;
	sub.s32 	%r61, %r550, %r605;
	and.b32  	%r606, %r463, %r604;
	popc.b32 	%r62, %r606;
	setp.ne.s32 	%p107, %r235, %r61;
	@%p107 bra 	$L__BB0_93;
	shl.b32 	%r610, %r34, 2;
	add.s32 	%r611, %r259, %r610;
	atom.shared.add.u32 	%r1433, [%r611], %r62;
$L__BB0_93:
	mov.u32 	%r1435, 0;
	mov.u32 	%r638, 31;
	shfl.sync.idx.b32 	%r640|%p108, %r1433, %r61, %r638, %r595;
	add.s32 	%r641, %r62, %r640;
	add.s32 	%r65, %r641, -1;
	mov.u32 	%r614, 1;
	{
    .reg .pred p;
    and.b32 %r612, %r35, %r614;    setp.ne.u32 p, %r612, 0;
    vote.ballot.sync.b32 %r612, p, 0xffffffff;
    @!p not.b32 %r612, %r612;
}
	mov.u32 	%r617, 2;
	{
    .reg .pred p;
    and.b32 %r615, %r35, %r617;    setp.ne.u32 p, %r615, 0;
    vote.ballot.sync.b32 %r615, p, 0xffffffff;
    @!p not.b32 %r615, %r615;
}
	and.b32  	%r642, %r615, %r612;
	mov.u32 	%r620, 4;
	{
    .reg .pred p;
    and.b32 %r618, %r35, %r620;    setp.ne.u32 p, %r618, 0;
    vote.ballot.sync.b32 %r618, p, 0xffffffff;
    @!p not.b32 %r618, %r618;
}
	and.b32  	%r643, %r618, %r642;
	mov.u32 	%r623, 8;
	{
    .reg .pred p;
    and.b32 %r621, %r35, %r623;    setp.ne.u32 p, %r621, 0;
    vote.ballot.sync.b32 %r621, p, 0xffffffff;
    @!p not.b32 %r621, %r621;
}
	and.b32  	%r644, %r621, %r643;
	mov.u32 	%r626, 16;
	{
    .reg .pred p;
    and.b32 %r624, %r35, %r626;    setp.ne.u32 p, %r624, 0;
    vote.ballot.sync.b32 %r624, p, 0xffffffff;
    @!p not.b32 %r624, %r624;
}
	and.b32  	%r645, %r624, %r644;
	mov.u32 	%r629, 32;
	{
    .reg .pred p;
    and.b32 %r627, %r35, %r629;    setp.ne.u32 p, %r627, 0;
    vote.ballot.sync.b32 %r627, p, 0xffffffff;
    @!p not.b32 %r627, %r627;
}
	and.b32  	%r646, %r627, %r645;
	mov.u32 	%r632, 64;
	{
    .reg .pred p;
    and.b32 %r630, %r35, %r632;    setp.ne.u32 p, %r630, 0;
    vote.ballot.sync.b32 %r630, p, 0xffffffff;
    @!p not.b32 %r630, %r630;
}
	and.b32  	%r647, %r630, %r646;
	mov.u32 	%r635, 128;
	{
    .reg .pred p;
    and.b32 %r633, %r35, %r635;    setp.ne.u32 p, %r633, 0;
    vote.ballot.sync.b32 %r633, p, 0xffffffff;
    @!p not.b32 %r633, %r633;
}
	and.b32  	%r648, %r633, %r647;
	clz.b32 	%r649, %r648;
	sub.s32 	%r66, %r638, %r649;
	and.b32  	%r650, %r463, %r648;
	popc.b32 	%r67, %r650;
	setp.ne.s32 	%p109, %r235, %r66;
	mov.u32 	%r1434, %r1435;
	@%p109 bra 	$L__BB0_95;
	shl.b32 	%r654, %r35, 2;
	add.s32 	%r655, %r259, %r654;
	atom.shared.add.u32 	%r1434, [%r655], %r67;
$L__BB0_95:
	mov.u32 	%r683, -1;
	shfl.sync.idx.b32 	%r684|%p110, %r1434, %r66, %r638, %r683;
	add.s32 	%r685, %r67, %r684;
	add.s32 	%r70, %r685, -1;
	{
    .reg .pred p;
    and.b32 %r656, %r36, %r614;    setp.ne.u32 p, %r656, 0;
    vote.ballot.sync.b32 %r656, p, 0xffffffff;
    @!p not.b32 %r656, %r656;
}
	{
    .reg .pred p;
    and.b32 %r659, %r36, %r617;    setp.ne.u32 p, %r659, 0;
    vote.ballot.sync.b32 %r659, p, 0xffffffff;
    @!p not.b32 %r659, %r659;
}
	and.b32  	%r686, %r659, %r656;
	{
    .reg .pred p;
    and.b32 %r662, %r36, %r620;    setp.ne.u32 p, %r662, 0;
    vote.ballot.sync.b32 %r662, p, 0xffffffff;
    @!p not.b32 %r662, %r662;
}
	and.b32  	%r687, %r662, %r686;
	{
    .reg .pred p;
    and.b32 %r665, %r36, %r623;    setp.ne.u32 p, %r665, 0;
    vote.ballot.sync.b32 %r665, p, 0xffffffff;
    @!p not.b32 %r665, %r665;
}
	and.b32  	%r688, %r665, %r687;
	{
    .reg .pred p;
    and.b32 %r668, %r36, %r626;    setp.ne.u32 p, %r668, 0;
    vote.ballot.sync.b32 %r668, p, 0xffffffff;
    @!p not.b32 %r668, %r668;
}
	and.b32  	%r689, %r668, %r688;
	{
    .reg .pred p;
    and.b32 %r671, %r36, %r629;    setp.ne.u32 p, %r671, 0;
    vote.ballot.sync.b32 %r671, p, 0xffffffff;
    @!p not.b32 %r671, %r671;
}
	and.b32  	%r690, %r671, %r689;
	{
    .reg .pred p;
    and.b32 %r674, %r36, %r632;    setp.ne.u32 p, %r674, 0;
    vote.ballot.sync.b32 %r674, p, 0xffffffff;
    @!p not.b32 %r674, %r674;
}
	and.b32  	%r691, %r674, %r690;
	{
    .reg .pred p;
    and.b32 %r677, %r36, %r635;    setp.ne.u32 p, %r677, 0;
    vote.ballot.sync.b32 %r677, p, 0xffffffff;
    @!p not.b32 %r677, %r677;
}
	and.b32  	%r692, %r677, %r691;
	clz.b32 	%r693, %r692;
	sub.s32 	%r71, %r638, %r693;
	and.b32  	%r694, %r463, %r692;
	popc.b32 	%r72, %r694;
	setp.ne.s32 	%p111, %r235, %r71;
	@%p111 bra 	$L__BB0_97;
	shl.b32 	%r698, %r36, 2;
	add.s32 	%r699, %r259, %r698;
	atom.shared.add.u32 	%r1435, [%r699], %r72;
$L__BB0_97:
	mov.u32 	%r1437, 0;
	mov.u32 	%r726, 31;
	shfl.sync.idx.b32 	%r728|%p112, %r1435, %r71, %r726, %r683;
	add.s32 	%r729, %r72, %r728;
	add.s32 	%r75, %r729, -1;
	mov.u32 	%r702, 1;
	{
    .reg .pred p;
    and.b32 %r700, %r37, %r702;    setp.ne.u32 p, %r700, 0;
    vote.ballot.sync.b32 %r700, p, 0xffffffff;
    @!p not.b32 %r700, %r700;
}
	mov.u32 	%r705, 2;
	{
    .reg .pred p;
    and.b32 %r703, %r37, %r705;    setp.ne.u32 p, %r703, 0;
    vote.ballot.sync.b32 %r703, p, 0xffffffff;
    @!p not.b32 %r703, %r703;
}
	and.b32  	%r730, %r703, %r700;
	mov.u32 	%r708, 4;
	{
    .reg .pred p;
    and.b32 %r706, %r37, %r708;    setp.ne.u32 p, %r706, 0;
    vote.ballot.sync.b32 %r706, p, 0xffffffff;
    @!p not.b32 %r706, %r706;
}
	and.b32  	%r731, %r706, %r730;
	mov.u32 	%r711, 8;
	{
    .reg .pred p;
    and.b32 %r709, %r37, %r711;    setp.ne.u32 p, %r709, 0;
    vote.ballot.sync.b32 %r709, p, 0xffffffff;
    @!p not.b32 %r709, %r709;
}
	and.b32  	%r732, %r709, %r731;
	mov.u32 	%r714, 16;
	{
    .reg .pred p;
    and.b32 %r712, %r37, %r714;    setp.ne.u32 p, %r712, 0;
    vote.ballot.sync.b32 %r712, p, 0xffffffff;
    @!p not.b32 %r712, %r712;
}
	and.b32  	%r733, %r712, %r732;
	mov.u32 	%r717, 32;
	{
    .reg .pred p;
    and.b32 %r715, %r37, %r717;    setp.ne.u32 p, %r715, 0;
    vote.ballot.sync.b32 %r715, p, 0xffffffff;
    @!p not.b32 %r715, %r715;
}
	and.b32  	%r734, %r715, %r733;
	mov.u32 	%r720, 64;
	{
    .reg .pred p;
    and.b32 %r718, %r37, %r720;    setp.ne.u32 p, %r718, 0;
    vote.ballot.sync.b32 %r718, p, 0xffffffff;
    @!p not.b32 %r718, %r718;
}
	and.b32  	%r735, %r718, %r734;
	mov.u32 	%r723, 128;
	{
    .reg .pred p;
    and.b32 %r721, %r37, %r723;    setp.ne.u32 p, %r721, 0;
    vote.ballot.sync.b32 %r721, p, 0xffffffff;
    @!p not.b32 %r721, %r721;
}
	and.b32  	%r736, %r721, %r735;
	clz.b32 	%r737, %r736;
	sub.s32 	%r76, %r726, %r737;
	and.b32  	%r738, %r463, %r736;
	popc.b32 	%r77, %r738;
	setp.ne.s32 	%p113, %r235, %r76;
	mov.u32 	%r1436, %r1437;
	@%p113 bra 	$L__BB0_99;
	shl.b32 	%r742, %r37, 2;
	add.s32 	%r743, %r259, %r742;
	atom.shared.add.u32 	%r1436, [%r743], %r77;
$L__BB0_99:
	mov.u32 	%r771, -1;
	shfl.sync.idx.b32 	%r772|%p114, %r1436, %r76, %r726, %r771;
	add.s32 	%r773, %r77, %r772;
	add.s32 	%r80, %r773, -1;
	{
    .reg .pred p;
    and.b32 %r744, %r38, %r702;    setp.ne.u32 p, %r744, 0;
    vote.ballot.sync.b32 %r744, p, 0xffffffff;
    @!p not.b32 %r744, %r744;
}
	{
    .reg .pred p;
    and.b32 %r747, %r38, %r705;    setp.ne.u32 p, %r747, 0;
    vote.ballot.sync.b32 %r747, p, 0xffffffff;
    @!p not.b32 %r747, %r747;
}
	and.b32  	%r774, %r747, %r744;
	{
    .reg .pred p;
    and.b32 %r750, %r38, %r708;    setp.ne.u32 p, %r750, 0;
    vote.ballot.sync.b32 %r750, p, 0xffffffff;
    @!p not.b32 %r750, %r750;
}
	and.b32  	%r775, %r750, %r774;
	{
    .reg .pred p;
    and.b32 %r753, %r38, %r711;    setp.ne.u32 p, %r753, 0;
    vote.ballot.sync.b32 %r753, p, 0xffffffff;
    @!p not.b32 %r753, %r753;
}
	and.b32  	%r776, %r753, %r775;
	{
    .reg .pred p;
    and.b32 %r756, %r38, %r714;    setp.ne.u32 p, %r756, 0;
    vote.ballot.sync.b32 %r756, p, 0xffffffff;
    @!p not.b32 %r756, %r756;
}
	and.b32  	%r777, %r756, %r776;
	{
    .reg .pred p;
    and.b32 %r759, %r38, %r717;    setp.ne.u32 p, %r759, 0;
    vote.ballot.sync.b32 %r759, p, 0xffffffff;
    @!p not.b32 %r759, %r759;
}
	and.b32  	%r778, %r759, %r777;
	{
    .reg .pred p;
    and.b32 %r762, %r38, %r720;    setp.ne.u32 p, %r762, 0;
    vote.ballot.sync.b32 %r762, p, 0xffffffff;
    @!p not.b32 %r762, %r762;
}
	and.b32  	%r779, %r762, %r778;
	{
    .reg .pred p;
    and.b32 %r765, %r38, %r723;    setp.ne.u32 p, %r765, 0;
    vote.ballot.sync.b32 %r765, p, 0xffffffff;
    @!p not.b32 %r765, %r765;
}
	and.b32  	%r780, %r765, %r779;
	clz.b32 	%r781, %r780;
	sub.s32 	%r81, %r726, %r781;
	and.b32  	%r782, %r463, %r780;
	popc.b32 	%r82, %r782;
	setp.ne.s32 	%p115, %r235, %r81;
	@%p115 bra 	$L__BB0_101;
	shl.b32 	%r786, %r38, 2;
	add.s32 	%r787, %r259, %r786;
	atom.shared.add.u32 	%r1437, [%r787], %r82;
$L__BB0_101:
	mov.u32 	%r1439, 0;
	mov.u32 	%r814, 31;
	shfl.sync.idx.b32 	%r816|%p116, %r1437, %r81, %r814, %r771;
	add.s32 	%r817, %r82, %r816;
	add.s32 	%r85, %r817, -1;
	mov.u32 	%r790, 1;
	{
    .reg .pred p;
    and.b32 %r788, %r39, %r790;    setp.ne.u32 p, %r788, 0;
    vote.ballot.sync.b32 %r788, p, 0xffffffff;
    @!p not.b32 %r788, %r788;
}
	mov.u32 	%r793, 2;
	{
    .reg .pred p;
    and.b32 %r791, %r39, %r793;    setp.ne.u32 p, %r791, 0;
    vote.ballot.sync.b32 %r791, p, 0xffffffff;
    @!p not.b32 %r791, %r791;
}
	and.b32  	%r818, %r791, %r788;
	mov.u32 	%r796, 4;
	{
    .reg .pred p;
    and.b32 %r794, %r39, %r796;    setp.ne.u32 p, %r794, 0;
    vote.ballot.sync.b32 %r794, p, 0xffffffff;
    @!p not.b32 %r794, %r794;
}
	and.b32  	%r819, %r794, %r818;
	mov.u32 	%r799, 8;
	{
    .reg .pred p;
    and.b32 %r797, %r39, %r799;    setp.ne.u32 p, %r797, 0;
    vote.ballot.sync.b32 %r797, p, 0xffffffff;
    @!p not.b32 %r797, %r797;
}
	and.b32  	%r820, %r797, %r819;
	mov.u32 	%r802, 16;
	{
    .reg .pred p;
    and.b32 %r800, %r39, %r802;    setp.ne.u32 p, %r800, 0;
    vote.ballot.sync.b32 %r800, p, 0xffffffff;
    @!p not.b32 %r800, %r800;
}
	and.b32  	%r821, %r800, %r820;
	mov.u32 	%r805, 32;
	{
    .reg .pred p;
    and.b32 %r803, %r39, %r805;    setp.ne.u32 p, %r803, 0;
    vote.ballot.sync.b32 %r803, p, 0xffffffff;
    @!p not.b32 %r803, %r803;
}
	and.b32  	%r822, %r803, %r821;
	mov.u32 	%r808, 64;
	{
    .reg .pred p;
    and.b32 %r806, %r39, %r808;    setp.ne.u32 p, %r806, 0;
    vote.ballot.sync.b32 %r806, p, 0xffffffff;
    @!p not.b32 %r806, %r806;
}
	and.b32  	%r823, %r806, %r822;
	mov.u32 	%r811, 128;
	{
    .reg .pred p;
    and.b32 %r809, %r39, %r811;    setp.ne.u32 p, %r809, 0;
    vote.ballot.sync.b32 %r809, p, 0xffffffff;
    @!p not.b32 %r809, %r809;
}
	and.b32  	%r824, %r809, %r823;
	clz.b32 	%r825, %r824;
	sub.s32 	%r86, %r814, %r825;
	and.b32  	%r826, %r463, %r824;
	popc.b32 	%r87, %r826;
	setp.ne.s32 	%p117, %r235, %r86;
	mov.u32 	%r1438, %r1439;
	@%p117 bra 	$L__BB0_103;
	shl.b32 	%r830, %r39, 2;
	add.s32 	%r831, %r259, %r830;
	atom.shared.add.u32 	%r1438, [%r831], %r87;
$L__BB0_103:
	mov.u32 	%r859, -1;
	shfl.sync.idx.b32 	%r860|%p118, %r1438, %r86, %r814, %r859;
	add.s32 	%r861, %r87, %r860;
	add.s32 	%r90, %r861, -1;
	{
    .reg .pred p;
    and.b32 %r832, %r40, %r790;    setp.ne.u32 p, %r832, 0;
    vote.ballot.sync.b32 %r832, p, 0xffffffff;
    @!p not.b32 %r832, %r832;
}
	{
    .reg .pred p;
    and.b32 %r835, %r40, %r793;    setp.ne.u32 p, %r835, 0;
    vote.ballot.sync.b32 %r835, p, 0xffffffff;
    @!p not.b32 %r835, %r835;
}
	and.b32  	%r862, %r835, %r832;
	{
    .reg .pred p;
    and.b32 %r838, %r40, %r796;    setp.ne.u32 p, %r838, 0;
    vote.ballot.sync.b32 %r838, p, 0xffffffff;
    @!p not.b32 %r838, %r838;
}
	and.b32  	%r863, %r838, %r862;
	{
    .reg .pred p;
    and.b32 %r841, %r40, %r799;    setp.ne.u32 p, %r841, 0;
    vote.ballot.sync.b32 %r841, p, 0xffffffff;
    @!p not.b32 %r841, %r841;
}
	and.b32  	%r864, %r841, %r863;
	{
    .reg .pred p;
    and.b32 %r844, %r40, %r802;    setp.ne.u32 p, %r844, 0;
    vote.ballot.sync.b32 %r844, p, 0xffffffff;
    @!p not.b32 %r844, %r844;
}
	and.b32  	%r865, %r844, %r864;
	{
    .reg .pred p;
    and.b32 %r847, %r40, %r805;    setp.ne.u32 p, %r847, 0;
    vote.ballot.sync.b32 %r847, p, 0xffffffff;
    @!p not.b32 %r847, %r847;
}
	and.b32  	%r866, %r847, %r865;
	{
    .reg .pred p;
    and.b32 %r850, %r40, %r808;    setp.ne.u32 p, %r850, 0;
    vote.ballot.sync.b32 %r850, p, 0xffffffff;
    @!p not.b32 %r850, %r850;
}
	and.b32  	%r867, %r850, %r866;
	{
    .reg .pred p;
    and.b32 %r853, %r40, %r811;    setp.ne.u32 p, %r853, 0;
    vote.ballot.sync.b32 %r853, p, 0xffffffff;
    @!p not.b32 %r853, %r853;
}
	and.b32  	%r868, %r853, %r867;
	clz.b32 	%r869, %r868;
	sub.s32 	%r91, %r814, %r869;
	and.b32  	%r870, %r463, %r868;
	popc.b32 	%r92, %r870;
	setp.ne.s32 	%p119, %r235, %r91;
	@%p119 bra 	$L__BB0_105;
	shl.b32 	%r874, %r40, 2;
	add.s32 	%r875, %r259, %r874;
	atom.shared.add.u32 	%r1439, [%r875], %r92;
$L__BB0_105:
	mov.u32 	%r1441, 0;
	mov.u32 	%r902, 31;
	shfl.sync.idx.b32 	%r904|%p120, %r1439, %r91, %r902, %r859;
	add.s32 	%r905, %r92, %r904;
	add.s32 	%r95, %r905, -1;
	mov.u32 	%r878, 1;
	{
    .reg .pred p;
    and.b32 %r876, %r41, %r878;    setp.ne.u32 p, %r876, 0;
    vote.ballot.sync.b32 %r876, p, 0xffffffff;
    @!p not.b32 %r876, %r876;
}
	mov.u32 	%r881, 2;
	{
    .reg .pred p;
    and.b32 %r879, %r41, %r881;    setp.ne.u32 p, %r879, 0;
    vote.ballot.sync.b32 %r879, p, 0xffffffff;
    @!p not.b32 %r879, %r879;
}
	and.b32  	%r906, %r879, %r876;
	mov.u32 	%r884, 4;
	{
    .reg .pred p;
    and.b32 %r882, %r41, %r884;    setp.ne.u32 p, %r882, 0;
    vote.ballot.sync.b32 %r882, p, 0xffffffff;
    @!p not.b32 %r882, %r882;
}
	and.b32  	%r907, %r882, %r906;
	mov.u32 	%r887, 8;
	{
    .reg .pred p;
    and.b32 %r885, %r41, %r887;    setp.ne.u32 p, %r885, 0;
    vote.ballot.sync.b32 %r885, p, 0xffffffff;
    @!p not.b32 %r885, %r885;
}
	and.b32  	%r908, %r885, %r907;
	mov.u32 	%r890, 16;
	{
    .reg .pred p;
    and.b32 %r888, %r41, %r890;    setp.ne.u32 p, %r888, 0;
    vote.ballot.sync.b32 %r888, p, 0xffffffff;
    @!p not.b32 %r888, %r888;
}
	and.b32  	%r909, %r888, %r908;
	mov.u32 	%r893, 32;
	{
    .reg .pred p;
    and.b32 %r891, %r41, %r893;    setp.ne.u32 p, %r891, 0;
    vote.ballot.sync.b32 %r891, p, 0xffffffff;
    @!p not.b32 %r891, %r891;
}
	and.b32  	%r910, %r891, %r909;
	mov.u32 	%r896, 64;
	{
    .reg .pred p;
    and.b32 %r894, %r41, %r896;    setp.ne.u32 p, %r894, 0;
    vote.ballot.sync.b32 %r894, p, 0xffffffff;
    @!p not.b32 %r894, %r894;
}
	and.b32  	%r911, %r894, %r910;
	mov.u32 	%r899, 128;
	{
    .reg .pred p;
    and.b32 %r897, %r41, %r899;    setp.ne.u32 p, %r897, 0;
    vote.ballot.sync.b32 %r897, p, 0xffffffff;
    @!p not.b32 %r897, %r897;
}
	and.b32  	%r912, %r897, %r911;
	clz.b32 	%r913, %r912;
	sub.s32 	%r96, %r902, %r913;
	and.b32  	%r914, %r463, %r912;
	popc.b32 	%r97, %r914;
	setp.ne.s32 	%p121, %r235, %r96;
	mov.u32 	%r1440, %r1441;
	@%p121 bra 	$L__BB0_107;
	shl.b32 	%r918, %r41, 2;
	add.s32 	%r919, %r259, %r918;
	atom.shared.add.u32 	%r1440, [%r919], %r97;
$L__BB0_107:
	mov.u32 	%r947, -1;
	shfl.sync.idx.b32 	%r948|%p122, %r1440, %r96, %r902, %r947;
	add.s32 	%r949, %r97, %r948;
	add.s32 	%r100, %r949, -1;
	{
    .reg .pred p;
    and.b32 %r920, %r42, %r878;    setp.ne.u32 p, %r920, 0;
    vote.ballot.sync.b32 %r920, p, 0xffffffff;
    @!p not.b32 %r920, %r920;
}
	{
    .reg .pred p;
    and.b32 %r923, %r42, %r881;    setp.ne.u32 p, %r923, 0;
    vote.ballot.sync.b32 %r923, p, 0xffffffff;
    @!p not.b32 %r923, %r923;
}
	and.b32  	%r950, %r923, %r920;
	{
    .reg .pred p;
    and.b32 %r926, %r42, %r884;    setp.ne.u32 p, %r926, 0;
    vote.ballot.sync.b32 %r926, p, 0xffffffff;
    @!p not.b32 %r926, %r926;
}
	and.b32  	%r951, %r926, %r950;
	{
    .reg .pred p;
    and.b32 %r929, %r42, %r887;    setp.ne.u32 p, %r929, 0;
    vote.ballot.sync.b32 %r929, p, 0xffffffff;
    @!p not.b32 %r929, %r929;
}
	and.b32  	%r952, %r929, %r951;
	{
    .reg .pred p;
    and.b32 %r932, %r42, %r890;    setp.ne.u32 p, %r932, 0;
    vote.ballot.sync.b32 %r932, p, 0xffffffff;
    @!p not.b32 %r932, %r932;
}
	and.b32  	%r953, %r932, %r952;
	{
    .reg .pred p;
    and.b32 %r935, %r42, %r893;    setp.ne.u32 p, %r935, 0;
    vote.ballot.sync.b32 %r935, p, 0xffffffff;
    @!p not.b32 %r935, %r935;
}
	and.b32  	%r954, %r935, %r953;
	{
    .reg .pred p;
    and.b32 %r938, %r42, %r896;    setp.ne.u32 p, %r938, 0;
    vote.ballot.sync.b32 %r938, p, 0xffffffff;
    @!p not.b32 %r938, %r938;
}
	and.b32  	%r955, %r938, %r954;
	{
    .reg .pred p;
    and.b32 %r941, %r42, %r899;    setp.ne.u32 p, %r941, 0;
    vote.ballot.sync.b32 %r941, p, 0xffffffff;
    @!p not.b32 %r941, %r941;
}
	and.b32  	%r956, %r941, %r955;
	clz.b32 	%r957, %r956;
	sub.s32 	%r101, %r902, %r957;
	and.b32  	%r958, %r463, %r956;
	popc.b32 	%r102, %r958;
	setp.ne.s32 	%p123, %r235, %r101;
	@%p123 bra 	$L__BB0_109;
	shl.b32 	%r962, %r42, 2;
	add.s32 	%r963, %r259, %r962;
	atom.shared.add.u32 	%r1441, [%r963], %r102;
$L__BB0_109:
	setp.gt.s32 	%p216, %r187, 255;
	mov.u32 	%r965, 31;
	shfl.sync.idx.b32 	%r967|%p125, %r1441, %r101, %r965, %r947;
	add.s32 	%r968, %r967, %r102;
	add.s32 	%r105, %r968, -1;
	bar.sync 	0;
	shl.b32 	%r969, %r50, 3;
	add.s32 	%r971, %r191, %r969;
	st.shared.u64 	[%r971], %rd397;
	shl.b32 	%r972, %r55, 3;
	add.s32 	%r973, %r191, %r972;
	st.shared.u64 	[%r973], %rd399;
	shl.b32 	%r974, %r60, 3;
	add.s32 	%r975, %r191, %r974;
	st.shared.u64 	[%r975], %rd401;
	shl.b32 	%r976, %r65, 3;
	add.s32 	%r977, %r191, %r976;
	st.shared.u64 	[%r977], %rd403;
	shl.b32 	%r978, %r70, 3;
	add.s32 	%r979, %r191, %r978;
	st.shared.u64 	[%r979], %rd405;
	shl.b32 	%r980, %r75, 3;
	add.s32 	%r981, %r191, %r980;
	st.shared.u64 	[%r981], %rd407;
	shl.b32 	%r982, %r80, 3;
	add.s32 	%r983, %r191, %r982;
	st.shared.u64 	[%r983], %rd409;
	shl.b32 	%r984, %r85, 3;
	add.s32 	%r985, %r191, %r984;
	st.shared.u64 	[%r985], %rd411;
	shl.b32 	%r986, %r90, 3;
	add.s32 	%r987, %r191, %r986;
	st.shared.u64 	[%r987], %rd413;
	shl.b32 	%r988, %r95, 3;
	add.s32 	%r989, %r191, %r988;
	st.shared.u64 	[%r989], %rd415;
	shl.b32 	%r990, %r100, 3;
	add.s32 	%r991, %r191, %r990;
	st.shared.u64 	[%r991], %rd417;
	shl.b32 	%r992, %r968, 3;
	add.s32 	%r993, %r191, %r992;
	st.shared.u64 	[%r993+-8], %rd419;
	@%p216 bra 	$L__BB0_117;
	mul.wide.s32 	%rd238, %r187, 4;
	add.s64 	%rd239, %rd237, %rd238;
	ld.global.u32 	%r994, [%rd239];
	sub.s32 	%r995, %r994, %r45;
	st.shared.u32 	[%r17+36864], %r995;
	setp.lt.s32 	%p126, %r1442, 1;
	mov.u32 	%r1444, %r1429;
	@%p126 bra 	$L__BB0_116;
	mov.u32 	%r1443, -1;
	mov.u32 	%r1444, %r1429;
$L__BB0_112:
	cvta.to.global.u64 	%rd386, %rd385;
	shl.b32 	%r997, %r1442, 8;
	add.s32 	%r998, %r997, %r187;
	add.s32 	%r999, %r998, -256;
	mul.wide.s32 	%rd240, %r999, 4;
	add.s64 	%rd114, %rd386, %rd240;
$L__BB0_113:
	membar.cta;
	ld.volatile.global.u32 	%r111, [%rd114];
	setp.eq.s32 	%p127, %r111, 0;
	@%p127 bra 	$L__BB0_113;
	and.b32  	%r1000, %r111, 1073741823;
	add.s32 	%r1444, %r1000, %r1444;
	setp.gt.s32 	%p128, %r111, -1;
	vote.sync.ballot.b32 	%r1443, %p128, %r1443;
	setp.lt.s32 	%p129, %r111, 0;
	@%p129 bra 	$L__BB0_116;
	add.s32 	%r115, %r1442, -1;
	setp.gt.s32 	%p130, %r1442, 1;
	mov.u32 	%r1442, %r115;
	@%p130 bra 	$L__BB0_112;
$L__BB0_116:
	or.b32  	%r1001, %r1444, -2147483648;
	st.volatile.global.u32 	[%rd112], %r1001;
	ld.shared.u32 	%r1002, [%r17+36864];
	sub.s32 	%r1003, %r1444, %r1429;
	add.s32 	%r1004, %r1003, %r1002;
	st.shared.u32 	[%r17+36864], %r1004;
$L__BB0_117:
	setp.ne.s64 	%p131, %rd394, 0;
	bar.sync 	0;
	shl.b32 	%r1006, %r187, 3;
	add.s32 	%r1008, %r191, %r1006;
	ld.shared.u64 	%rd115, [%r1008];
	shr.u64 	%rd241, %rd115, %r255;
	cvt.u32.u64 	%r1010, %rd241;
	shl.b32 	%r1011, %r1010, 2;
	and.b32  	%r1012, %r1011, 1020;
	add.s32 	%r1013, %r191, %r1012;
	ld.shared.u32 	%r1014, [%r1013+36864];
	add.s32 	%r117, %r1014, %r187;
	setp.ge.s32 	%p132, %r187, %r20;
	or.pred  	%p133, %p131, %p132;
	@%p133 bra 	$L__BB0_119;
	mul.wide.u32 	%rd242, %r117, 8;
	add.s64 	%rd243, %rd390, %rd242;
	st.global.u64 	[%rd243], %rd115;
$L__BB0_119:
	ld.shared.u64 	%rd116, [%r1008+3072];
	shr.u64 	%rd244, %rd116, %r255;
	cvt.u32.u64 	%r1019, %rd244;
	shl.b32 	%r1020, %r1019, 2;
	and.b32  	%r1021, %r1020, 1020;
	add.s32 	%r1022, %r191, %r1021;
	add.s32 	%r1023, %r187, 384;
	ld.shared.u32 	%r1024, [%r1022+36864];
	add.s32 	%r119, %r1024, %r1023;
	setp.ge.s32 	%p135, %r1023, %r20;
	or.pred  	%p136, %p131, %p135;
	@%p136 bra 	$L__BB0_121;
	mul.wide.u32 	%rd245, %r119, 8;
	add.s64 	%rd246, %rd390, %rd245;
	st.global.u64 	[%rd246], %rd116;
$L__BB0_121:
	ld.shared.u64 	%rd117, [%r1008+6144];
	shr.u64 	%rd247, %rd117, %r255;
	cvt.u32.u64 	%r1026, %rd247;
	shl.b32 	%r1027, %r1026, 2;
	and.b32  	%r1028, %r1027, 1020;
	add.s32 	%r1030, %r191, %r1028;
	add.s32 	%r1032, %r187, 768;
	ld.shared.u32 	%r1033, [%r1030+36864];
	add.s32 	%r120, %r1033, %r1032;
	setp.ge.s32 	%p138, %r1032, %r20;
	or.pred  	%p139, %p131, %p138;
	@%p139 bra 	$L__BB0_123;
	mul.wide.u32 	%rd248, %r120, 8;
	add.s64 	%rd249, %rd390, %rd248;
	st.global.u64 	[%rd249], %rd117;
$L__BB0_123:
	ld.shared.u64 	%rd118, [%r1008+9216];
	shr.u64 	%rd250, %rd118, %r255;
	cvt.u32.u64 	%r1035, %rd250;
	shl.b32 	%r1036, %r1035, 2;
	and.b32  	%r1037, %r1036, 1020;
	add.s32 	%r1039, %r191, %r1037;
	add.s32 	%r1041, %r187, 1152;
	ld.shared.u32 	%r1042, [%r1039+36864];
	add.s32 	%r121, %r1042, %r1041;
	setp.ge.s32 	%p141, %r1041, %r20;
	or.pred  	%p142, %p131, %p141;
	@%p142 bra 	$L__BB0_125;
	mul.wide.u32 	%rd251, %r121, 8;
	add.s64 	%rd252, %rd390, %rd251;
	st.global.u64 	[%rd252], %rd118;
$L__BB0_125:
	ld.shared.u64 	%rd119, [%r1008+12288];
	shr.u64 	%rd253, %rd119, %r255;
	cvt.u32.u64 	%r1044, %rd253;
	shl.b32 	%r1045, %r1044, 2;
	and.b32  	%r1046, %r1045, 1020;
	add.s32 	%r1048, %r191, %r1046;
	add.s32 	%r1050, %r187, 1536;
	ld.shared.u32 	%r1051, [%r1048+36864];
	add.s32 	%r122, %r1051, %r1050;
	setp.ge.s32 	%p144, %r1050, %r20;
	or.pred  	%p145, %p131, %p144;
	@%p145 bra 	$L__BB0_127;
	mul.wide.u32 	%rd254, %r122, 8;
	add.s64 	%rd255, %rd390, %rd254;
	st.global.u64 	[%rd255], %rd119;
$L__BB0_127:
	ld.shared.u64 	%rd120, [%r1008+15360];
	shr.u64 	%rd256, %rd120, %r255;
	cvt.u32.u64 	%r1053, %rd256;
	shl.b32 	%r1054, %r1053, 2;
	and.b32  	%r1055, %r1054, 1020;
	add.s32 	%r1057, %r191, %r1055;
	add.s32 	%r1059, %r187, 1920;
	ld.shared.u32 	%r1060, [%r1057+36864];
	add.s32 	%r123, %r1060, %r1059;
	setp.ge.s32 	%p147, %r1059, %r20;
	or.pred  	%p148, %p131, %p147;
	@%p148 bra 	$L__BB0_129;
	mul.wide.u32 	%rd257, %r123, 8;
	add.s64 	%rd258, %rd390, %rd257;
	st.global.u64 	[%rd258], %rd120;
$L__BB0_129:
	ld.shared.u64 	%rd121, [%r1008+18432];
	shr.u64 	%rd259, %rd121, %r255;
	cvt.u32.u64 	%r1062, %rd259;
	shl.b32 	%r1063, %r1062, 2;
	and.b32  	%r1064, %r1063, 1020;
	add.s32 	%r1066, %r191, %r1064;
	add.s32 	%r1068, %r187, 2304;
	ld.shared.u32 	%r1069, [%r1066+36864];
	add.s32 	%r124, %r1069, %r1068;
	setp.ge.s32 	%p150, %r1068, %r20;
	or.pred  	%p151, %p131, %p150;
	@%p151 bra 	$L__BB0_131;
	mul.wide.u32 	%rd260, %r124, 8;
	add.s64 	%rd261, %rd390, %rd260;
	st.global.u64 	[%rd261], %rd121;
$L__BB0_131:
	ld.shared.u64 	%rd122, [%r1008+21504];
	shr.u64 	%rd262, %rd122, %r255;
	cvt.u32.u64 	%r1071, %rd262;
	shl.b32 	%r1072, %r1071, 2;
	and.b32  	%r1073, %r1072, 1020;
	add.s32 	%r1075, %r191, %r1073;
	add.s32 	%r1077, %r187, 2688;
	ld.shared.u32 	%r1078, [%r1075+36864];
	add.s32 	%r125, %r1078, %r1077;
	setp.ge.s32 	%p153, %r1077, %r20;
	or.pred  	%p154, %p131, %p153;
	@%p154 bra 	$L__BB0_133;
	mul.wide.u32 	%rd263, %r125, 8;
	add.s64 	%rd264, %rd390, %rd263;
	st.global.u64 	[%rd264], %rd122;
$L__BB0_133:
	ld.shared.u64 	%rd123, [%r1008+24576];
	shr.u64 	%rd265, %rd123, %r255;
	cvt.u32.u64 	%r1080, %rd265;
	shl.b32 	%r1081, %r1080, 2;
	and.b32  	%r1082, %r1081, 1020;
	add.s32 	%r1084, %r191, %r1082;
	add.s32 	%r1086, %r187, 3072;
	ld.shared.u32 	%r1087, [%r1084+36864];
	add.s32 	%r126, %r1087, %r1086;
	setp.ge.s32 	%p156, %r1086, %r20;
	or.pred  	%p157, %p131, %p156;
	@%p157 bra 	$L__BB0_135;
	mul.wide.u32 	%rd266, %r126, 8;
	add.s64 	%rd267, %rd390, %rd266;
	st.global.u64 	[%rd267], %rd123;
$L__BB0_135:
	ld.shared.u64 	%rd124, [%r1008+27648];
	shr.u64 	%rd268, %rd124, %r255;
	cvt.u32.u64 	%r1089, %rd268;
	shl.b32 	%r1090, %r1089, 2;
	and.b32  	%r1091, %r1090, 1020;
	add.s32 	%r1093, %r191, %r1091;
	add.s32 	%r1095, %r187, 3456;
	ld.shared.u32 	%r1096, [%r1093+36864];
	add.s32 	%r127, %r1096, %r1095;
	setp.ge.s32 	%p159, %r1095, %r20;
	or.pred  	%p160, %p131, %p159;
	@%p160 bra 	$L__BB0_137;
	mul.wide.u32 	%rd269, %r127, 8;
	add.s64 	%rd270, %rd390, %rd269;
	st.global.u64 	[%rd270], %rd124;
$L__BB0_137:
	ld.shared.u64 	%rd125, [%r1008+30720];
	shr.u64 	%rd271, %rd125, %r255;
	cvt.u32.u64 	%r1098, %rd271;
	shl.b32 	%r1099, %r1098, 2;
	and.b32  	%r1100, %r1099, 1020;
	add.s32 	%r1102, %r191, %r1100;
	add.s32 	%r1104, %r187, 3840;
	ld.shared.u32 	%r1105, [%r1102+36864];
	add.s32 	%r128, %r1105, %r1104;
	setp.ge.s32 	%p162, %r1104, %r20;
	or.pred  	%p163, %p131, %p162;
	@%p163 bra 	$L__BB0_139;
	mul.wide.u32 	%rd272, %r128, 8;
	add.s64 	%rd273, %rd390, %rd272;
	st.global.u64 	[%rd273], %rd125;
$L__BB0_139:
	ld.shared.u64 	%rd126, [%r1008+33792];
	shr.u64 	%rd274, %rd126, %r255;
	cvt.u32.u64 	%r1107, %rd274;
	shl.b32 	%r1108, %r1107, 2;
	and.b32  	%r1109, %r1108, 1020;
	add.s32 	%r1111, %r191, %r1109;
	add.s32 	%r1113, %r187, 4224;
	ld.shared.u32 	%r1114, [%r1111+36864];
	add.s32 	%r129, %r1114, %r1113;
	setp.ge.s32 	%p165, %r1113, %r20;
	or.pred  	%p166, %p131, %p165;
	@%p166 bra 	$L__BB0_141;
	mul.wide.u32 	%rd275, %r129, 8;
	add.s64 	%rd276, %rd390, %rd275;
	st.global.u64 	[%rd276], %rd126;
$L__BB0_141:
	setp.eq.s64 	%p167, %rd391, 0;
	cvt.s64.s32 	%rd127, %r19;
	@%p167 bra 	$L__BB0_144;
	setp.ge.s32 	%p168, %r199, %r20;
	mov.u32 	%r1446, 0;
	@%p168 bra 	$L__BB0_145;
	cvt.s64.s32 	%rd278, %r199;
	add.s64 	%rd279, %rd278, %rd127;
	shl.b64 	%rd280, %rd279, 2;
	add.s64 	%rd277, %rd391, %rd280;
	ld.global.cs.u32 %r1446, [%rd277];
	bra.uni 	$L__BB0_145;
$L__BB0_144:
	add.s32 	%r1446, %r199, %r19;
$L__BB0_145:
	@%p167 bra 	$L__BB0_148;
	or.b32  	%r1400, %r199, 32;
	setp.ge.s32 	%p170, %r1400, %r20;
	mov.u32 	%r1447, 0;
	@%p170 bra 	$L__BB0_149;
	or.b32  	%r1423, %r199, 32;
	cvt.s64.s32 	%rd282, %r1423;
	add.s64 	%rd283, %rd282, %rd127;
	shl.b64 	%rd284, %rd283, 2;
	add.s64 	%rd281, %rd391, %rd284;
	ld.global.cs.u32 %r1447, [%rd281];
	bra.uni 	$L__BB0_149;
$L__BB0_148:
	or.b32  	%r1424, %r199, 32;
	add.s32 	%r1447, %r1424, %r19;
$L__BB0_149:
	@%p167 bra 	$L__BB0_152;
	or.b32  	%r1401, %r199, 64;
	setp.ge.s32 	%p172, %r1401, %r20;
	mov.u32 	%r1448, 0;
	@%p172 bra 	$L__BB0_153;
	or.b32  	%r1421, %r199, 64;
	cvt.s64.s32 	%rd286, %r1421;
	add.s64 	%rd287, %rd286, %rd127;
	shl.b64 	%rd288, %rd287, 2;
	add.s64 	%rd285, %rd391, %rd288;
	ld.global.cs.u32 %r1448, [%rd285];
	bra.uni 	$L__BB0_153;
$L__BB0_152:
	or.b32  	%r1422, %r199, 64;
	add.s32 	%r1448, %r1422, %r19;
$L__BB0_153:
	@%p167 bra 	$L__BB0_156;
	or.b32  	%r1402, %r199, 96;
	setp.ge.s32 	%p174, %r1402, %r20;
	mov.u32 	%r1449, 0;
	@%p174 bra 	$L__BB0_157;
	or.b32  	%r1419, %r199, 96;
	cvt.s64.s32 	%rd290, %r1419;
	add.s64 	%rd291, %rd290, %rd127;
	shl.b64 	%rd292, %rd291, 2;
	add.s64 	%rd289, %rd391, %rd292;
	ld.global.cs.u32 %r1449, [%rd289];
	bra.uni 	$L__BB0_157;
$L__BB0_156:
	or.b32  	%r1420, %r199, 96;
	add.s32 	%r1449, %r1420, %r19;
$L__BB0_157:
	@%p167 bra 	$L__BB0_160;
	add.s32 	%r1403, %r199, 128;
	setp.ge.s32 	%p176, %r1403, %r20;
	mov.u32 	%r1450, 0;
	@%p176 bra 	$L__BB0_161;
	add.s32 	%r1418, %r199, 128;
	cvt.s64.s32 	%rd294, %r1418;
	add.s64 	%rd295, %rd294, %rd127;
	shl.b64 	%rd296, %rd295, 2;
	add.s64 	%rd293, %rd391, %rd296;
	ld.global.cs.u32 %r1450, [%rd293];
	bra.uni 	$L__BB0_161;
$L__BB0_160:
	add.s32 	%r1211, %r199, %r19;
	add.s32 	%r1450, %r1211, 128;
$L__BB0_161:
	@%p167 bra 	$L__BB0_164;
	add.s32 	%r1404, %r199, 160;
	setp.ge.s32 	%p178, %r1404, %r20;
	mov.u32 	%r1451, 0;
	@%p178 bra 	$L__BB0_165;
	add.s32 	%r1417, %r199, 160;
	cvt.s64.s32 	%rd298, %r1417;
	add.s64 	%rd299, %rd298, %rd127;
	shl.b64 	%rd300, %rd299, 2;
	add.s64 	%rd297, %rd391, %rd300;
	ld.global.cs.u32 %r1451, [%rd297];
	bra.uni 	$L__BB0_165;
$L__BB0_164:
	add.s32 	%r1231, %r199, %r19;
	add.s32 	%r1451, %r1231, 160;
$L__BB0_165:
	@%p167 bra 	$L__BB0_168;
	add.s32 	%r1405, %r199, 192;
	setp.ge.s32 	%p180, %r1405, %r20;
	mov.u32 	%r1452, 0;
	@%p180 bra 	$L__BB0_169;
	add.s32 	%r1416, %r199, 192;
	cvt.s64.s32 	%rd302, %r1416;
	add.s64 	%rd303, %rd302, %rd127;
	shl.b64 	%rd304, %rd303, 2;
	add.s64 	%rd301, %rd391, %rd304;
	ld.global.cs.u32 %r1452, [%rd301];
	bra.uni 	$L__BB0_169;
$L__BB0_168:
	add.s32 	%r1251, %r199, %r19;
	add.s32 	%r1452, %r1251, 192;
$L__BB0_169:
	@%p167 bra 	$L__BB0_172;
	add.s32 	%r1406, %r199, 224;
	setp.ge.s32 	%p182, %r1406, %r20;
	mov.u32 	%r1453, 0;
	@%p182 bra 	$L__BB0_173;
	add.s32 	%r1415, %r199, 224;
	cvt.s64.s32 	%rd306, %r1415;
	add.s64 	%rd307, %rd306, %rd127;
	shl.b64 	%rd308, %rd307, 2;
	add.s64 	%rd305, %rd391, %rd308;
	ld.global.cs.u32 %r1453, [%rd305];
	bra.uni 	$L__BB0_173;
$L__BB0_172:
	add.s32 	%r1271, %r199, %r19;
	add.s32 	%r1453, %r1271, 224;
$L__BB0_173:
	@%p167 bra 	$L__BB0_176;
	add.s32 	%r1407, %r199, 256;
	setp.ge.s32 	%p184, %r1407, %r20;
	mov.u32 	%r1454, 0;
	@%p184 bra 	$L__BB0_177;
	add.s32 	%r1414, %r199, 256;
	cvt.s64.s32 	%rd310, %r1414;
	add.s64 	%rd311, %rd310, %rd127;
	shl.b64 	%rd312, %rd311, 2;
	add.s64 	%rd309, %rd391, %rd312;
	ld.global.cs.u32 %r1454, [%rd309];
	bra.uni 	$L__BB0_177;
$L__BB0_176:
	add.s32 	%r1291, %r199, %r19;
	add.s32 	%r1454, %r1291, 256;
$L__BB0_177:
	@%p167 bra 	$L__BB0_180;
	add.s32 	%r1408, %r199, 288;
	setp.ge.s32 	%p186, %r1408, %r20;
	mov.u32 	%r1455, 0;
	@%p186 bra 	$L__BB0_181;
	add.s32 	%r1413, %r199, 288;
	cvt.s64.s32 	%rd314, %r1413;
	add.s64 	%rd315, %rd314, %rd127;
	shl.b64 	%rd316, %rd315, 2;
	add.s64 	%rd313, %rd391, %rd316;
	ld.global.cs.u32 %r1455, [%rd313];
	bra.uni 	$L__BB0_181;
$L__BB0_180:
	add.s32 	%r1311, %r199, %r19;
	add.s32 	%r1455, %r1311, 288;
$L__BB0_181:
	@%p167 bra 	$L__BB0_184;
	add.s32 	%r1409, %r199, 320;
	setp.ge.s32 	%p188, %r1409, %r20;
	mov.u32 	%r1456, 0;
	@%p188 bra 	$L__BB0_185;
	add.s32 	%r1412, %r199, 320;
	cvt.s64.s32 	%rd318, %r1412;
	add.s64 	%rd319, %rd318, %rd127;
	shl.b64 	%rd320, %rd319, 2;
	add.s64 	%rd317, %rd391, %rd320;
	ld.global.cs.u32 %r1456, [%rd317];
	bra.uni 	$L__BB0_185;
$L__BB0_184:
	add.s32 	%r1331, %r199, %r19;
	add.s32 	%r1456, %r1331, 320;
$L__BB0_185:
	@%p167 bra 	$L__BB0_188;
	add.s32 	%r1410, %r199, 352;
	setp.ge.s32 	%p190, %r1410, %r20;
	mov.u32 	%r1457, 0;
	@%p190 bra 	$L__BB0_189;
	add.s32 	%r1411, %r199, 352;
	cvt.s64.s32 	%rd322, %r1411;
	add.s64 	%rd323, %rd322, %rd127;
	shl.b64 	%rd324, %rd323, 2;
	add.s64 	%rd321, %rd391, %rd324;
	ld.global.cs.u32 %r1457, [%rd321];
	bra.uni 	$L__BB0_189;
$L__BB0_188:
	add.s32 	%r1351, %r199, %r19;
	add.s32 	%r1457, %r1351, 352;
$L__BB0_189:
	bar.sync 	0;
	shl.b32 	%r1353, %r50, 2;
	add.s32 	%r1355, %r191, %r1353;
	st.shared.u32 	[%r1355], %r1446;
	shl.b32 	%r1356, %r55, 2;
	add.s32 	%r1357, %r191, %r1356;
	st.shared.u32 	[%r1357], %r1447;
	shl.b32 	%r1358, %r60, 2;
	add.s32 	%r1359, %r191, %r1358;
	st.shared.u32 	[%r1359], %r1448;
	shl.b32 	%r1360, %r65, 2;
	add.s32 	%r1361, %r191, %r1360;
	st.shared.u32 	[%r1361], %r1449;
	shl.b32 	%r1362, %r70, 2;
	add.s32 	%r1363, %r191, %r1362;
	st.shared.u32 	[%r1363], %r1450;
	shl.b32 	%r1364, %r75, 2;
	add.s32 	%r1365, %r191, %r1364;
	st.shared.u32 	[%r1365], %r1451;
	shl.b32 	%r1366, %r80, 2;
	add.s32 	%r1367, %r191, %r1366;
	st.shared.u32 	[%r1367], %r1452;
	shl.b32 	%r1368, %r85, 2;
	add.s32 	%r1369, %r191, %r1368;
	st.shared.u32 	[%r1369], %r1453;
	shl.b32 	%r1370, %r90, 2;
	add.s32 	%r1371, %r191, %r1370;
	st.shared.u32 	[%r1371], %r1454;
	shl.b32 	%r1372, %r95, 2;
	add.s32 	%r1373, %r191, %r1372;
	st.shared.u32 	[%r1373], %r1455;
	shl.b32 	%r1374, %r100, 2;
	add.s32 	%r1375, %r191, %r1374;
	st.shared.u32 	[%r1375], %r1456;
	shl.b32 	%r1376, %r105, 2;
	add.s32 	%r1377, %r191, %r1376;
	st.shared.u32 	[%r1377], %r1457;
	bar.sync 	0;
	@%p132 bra 	$L__BB0_193;
	setp.eq.s64 	%p192, %rd394, 0;
	ld.shared.u32 	%r166, [%r17];
	@%p192 bra 	$L__BB0_192;
	mul.wide.u32 	%rd325, %r117, 8;
	add.s64 	%rd326, %rd393, %rd325;
	cvt.u64.u32 	%rd327, %r166;
	st.global.u64 	[%rd326], %rd327;
	bra.uni 	$L__BB0_193;
$L__BB0_192:
	mul.wide.u32 	%rd328, %r117, 4;
	add.s64 	%rd329, %rd33, %rd328;
	st.global.u32 	[%rd329], %r166;
$L__BB0_193:
	@%p135 bra 	$L__BB0_197;
	setp.eq.s64 	%p194, %rd394, 0;
	ld.shared.u32 	%r167, [%r17+1536];
	@%p194 bra 	$L__BB0_196;
	mul.wide.u32 	%rd330, %r119, 8;
	add.s64 	%rd331, %rd393, %rd330;
	cvt.u64.u32 	%rd332, %r167;
	st.global.u64 	[%rd331], %rd332;
	bra.uni 	$L__BB0_197;
$L__BB0_196:
	mul.wide.u32 	%rd333, %r119, 4;
	add.s64 	%rd334, %rd33, %rd333;
	st.global.u32 	[%rd334], %r167;
$L__BB0_197:
	@%p138 bra 	$L__BB0_201;
	setp.eq.s64 	%p196, %rd394, 0;
	ld.shared.u32 	%r168, [%r17+3072];
	@%p196 bra 	$L__BB0_200;
	mul.wide.u32 	%rd335, %r120, 8;
	add.s64 	%rd336, %rd393, %rd335;
	cvt.u64.u32 	%rd337, %r168;
	st.global.u64 	[%rd336], %rd337;
	bra.uni 	$L__BB0_201;
$L__BB0_200:
	mul.wide.u32 	%rd338, %r120, 4;
	add.s64 	%rd339, %rd33, %rd338;
	st.global.u32 	[%rd339], %r168;
$L__BB0_201:
	@%p141 bra 	$L__BB0_205;
	setp.eq.s64 	%p198, %rd394, 0;
	ld.shared.u32 	%r169, [%r17+4608];
	@%p198 bra 	$L__BB0_204;
	mul.wide.u32 	%rd340, %r121, 8;
	add.s64 	%rd341, %rd393, %rd340;
	cvt.u64.u32 	%rd342, %r169;
	st.global.u64 	[%rd341], %rd342;
	bra.uni 	$L__BB0_205;
$L__BB0_204:
	mul.wide.u32 	%rd343, %r121, 4;
	add.s64 	%rd344, %rd33, %rd343;
	st.global.u32 	[%rd344], %r169;
$L__BB0_205:
	@%p144 bra 	$L__BB0_209;
	setp.eq.s64 	%p200, %rd394, 0;
	ld.shared.u32 	%r170, [%r17+6144];
	@%p200 bra 	$L__BB0_208;
	mul.wide.u32 	%rd345, %r122, 8;
	add.s64 	%rd346, %rd393, %rd345;
	cvt.u64.u32 	%rd347, %r170;
	st.global.u64 	[%rd346], %rd347;
	bra.uni 	$L__BB0_209;
$L__BB0_208:
	mul.wide.u32 	%rd348, %r122, 4;
	add.s64 	%rd349, %rd33, %rd348;
	st.global.u32 	[%rd349], %r170;
$L__BB0_209:
	@%p147 bra 	$L__BB0_213;
	setp.eq.s64 	%p202, %rd394, 0;
	ld.shared.u32 	%r171, [%r17+7680];
	@%p202 bra 	$L__BB0_212;
	mul.wide.u32 	%rd350, %r123, 8;
	add.s64 	%rd351, %rd393, %rd350;
	cvt.u64.u32 	%rd352, %r171;
	st.global.u64 	[%rd351], %rd352;
	bra.uni 	$L__BB0_213;
$L__BB0_212:
	mul.wide.u32 	%rd353, %r123, 4;
	add.s64 	%rd354, %rd33, %rd353;
	st.global.u32 	[%rd354], %r171;
$L__BB0_213:
	@%p150 bra 	$L__BB0_217;
	setp.eq.s64 	%p204, %rd394, 0;
	ld.shared.u32 	%r172, [%r17+9216];
	@%p204 bra 	$L__BB0_216;
	mul.wide.u32 	%rd355, %r124, 8;
	add.s64 	%rd356, %rd393, %rd355;
	cvt.u64.u32 	%rd357, %r172;
	st.global.u64 	[%rd356], %rd357;
	bra.uni 	$L__BB0_217;
$L__BB0_216:
	mul.wide.u32 	%rd358, %r124, 4;
	add.s64 	%rd359, %rd33, %rd358;
	st.global.u32 	[%rd359], %r172;
$L__BB0_217:
	@%p153 bra 	$L__BB0_221;
	setp.eq.s64 	%p206, %rd394, 0;
	ld.shared.u32 	%r173, [%r17+10752];
	@%p206 bra 	$L__BB0_220;
	mul.wide.u32 	%rd360, %r125, 8;
	add.s64 	%rd361, %rd393, %rd360;
	cvt.u64.u32 	%rd362, %r173;
	st.global.u64 	[%rd361], %rd362;
	bra.uni 	$L__BB0_221;
$L__BB0_220:
	mul.wide.u32 	%rd363, %r125, 4;
	add.s64 	%rd364, %rd33, %rd363;
	st.global.u32 	[%rd364], %r173;
$L__BB0_221:
	@%p156 bra 	$L__BB0_225;
	setp.eq.s64 	%p208, %rd394, 0;
	ld.shared.u32 	%r174, [%r17+12288];
	@%p208 bra 	$L__BB0_224;
	mul.wide.u32 	%rd365, %r126, 8;
	add.s64 	%rd366, %rd393, %rd365;
	cvt.u64.u32 	%rd367, %r174;
	st.global.u64 	[%rd366], %rd367;
	bra.uni 	$L__BB0_225;
$L__BB0_224:
	mul.wide.u32 	%rd368, %r126, 4;
	add.s64 	%rd369, %rd33, %rd368;
	st.global.u32 	[%rd369], %r174;
$L__BB0_225:
	@%p159 bra 	$L__BB0_229;
	setp.eq.s64 	%p210, %rd394, 0;
	ld.shared.u32 	%r175, [%r17+13824];
	@%p210 bra 	$L__BB0_228;
	mul.wide.u32 	%rd370, %r127, 8;
	add.s64 	%rd371, %rd393, %rd370;
	cvt.u64.u32 	%rd372, %r175;
	st.global.u64 	[%rd371], %rd372;
	bra.uni 	$L__BB0_229;
$L__BB0_228:
	mul.wide.u32 	%rd373, %r127, 4;
	add.s64 	%rd374, %rd33, %rd373;
	st.global.u32 	[%rd374], %r175;
$L__BB0_229:
	@%p162 bra 	$L__BB0_233;
	setp.eq.s64 	%p212, %rd394, 0;
	ld.shared.u32 	%r176, [%r17+15360];
	@%p212 bra 	$L__BB0_232;
	mul.wide.u32 	%rd375, %r128, 8;
	add.s64 	%rd376, %rd393, %rd375;
	cvt.u64.u32 	%rd377, %r176;
	st.global.u64 	[%rd376], %rd377;
	bra.uni 	$L__BB0_233;
$L__BB0_232:
	mul.wide.u32 	%rd378, %r128, 4;
	add.s64 	%rd379, %rd33, %rd378;
	st.global.u32 	[%rd379], %r176;
$L__BB0_233:
	@%p165 bra 	$L__BB0_237;
	setp.eq.s64 	%p214, %rd394, 0;
	ld.shared.u32 	%r177, [%r17+16896];
	@%p214 bra 	$L__BB0_236;
	mul.wide.u32 	%rd380, %r129, 8;
	add.s64 	%rd381, %rd393, %rd380;
	cvt.u64.u32 	%rd382, %r177;
	st.global.u64 	[%rd381], %rd382;
	bra.uni 	$L__BB0_237;
$L__BB0_236:
	mul.wide.u32 	%rd383, %r129, 4;
	add.s64 	%rd384, %rd33, %rd383;
	st.global.u32 	[%rd384], %r177;
	bra.uni 	$L__BB0_237;
$L__BB0_9:
	ret;
}
)PTX"},
    {nullptr, nullptr},
};

}  // namespace gridstride::algorithms
