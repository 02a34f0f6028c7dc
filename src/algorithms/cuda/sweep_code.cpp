// Made of sweep.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kSweepCode[] = {
    {"gs_cub_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_135336ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135334cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135336thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_32(
	.param .align 8 .b8 gs_cub_32_param_0[144]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<289>;
	.reg .b32 	%r<3069>;
	.reg .b64 	%rd<156>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1353346_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1353310sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory[46080];
	mov.b64 	%rd15, gs_cub_32_param_0;
	add.s64 	%rd1, %rd15, 64;
	ld.param.u64 	%rd2, [gs_cub_32_param_0+64];
	cvt.u32.u64 	%r1, %rd2;
	ld.param.v2.u32 	{%r460, %r461}, [gs_cub_32_param_0+80];
	setp.eq.s32 	%p4, %r461, 0;
	add.s32 	%r462, %r460, 1;
	selp.b32 	%r4, 0, %r462, %p4;
	ld.param.v2.u32 	{%r463, %r464}, [gs_cub_32_param_0+88];
	setp.eq.s32 	%p5, %r463, 0;
	selp.b32 	%r7, 0, %r462, %p5;
	setp.ne.s32 	%p6, %r464, 0;
	setp.gt.s32 	%p7, %r4, 1;
	selp.b32 	%r8, -2147483648, 0, %p7;
	setp.eq.s32 	%p8, %r4, 3;
	selp.b32 	%r9, 2147483647, 0, %p8;
	selp.b32 	%r10, %r1, 0, %p8;
	and.pred  	%p1, %p8, %p6;
	ld.param.u64 	%rd3, [gs_cub_32_param_0+48];
	cvta.to.global.u64 	%rd4, %rd3;
	ld.param.u64 	%rd5, [gs_cub_32_param_0+40];
	ld.param.u64 	%rd6, [gs_cub_32_param_0+8];
	ld.param.u64 	%rd7, [gs_cub_32_param_0];
	ld.param.v2.u32 	{%r465, %r466}, [gs_cub_32_param_0+72];
	mov.u32 	%r15, %tid.x;
	shr.u32 	%r16, %r15, 5;
	setp.ne.s32 	%p9, %r15, 0;
	@%p9 bra 	$L__BB0_2;
	ld.param.u64 	%rd17, [%rd1+-8];
	cvta.to.global.u64 	%rd18, %rd17;
	atom.global.add.u32 	%r467, [%rd18], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1353346_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1353310sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory+45056], %r467;
$L__BB0_2:
	bar.sync 	0;
	ld.shared.u32 	%r17, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1353346_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1353310sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory+45056];
	mul.lo.s32 	%r468, %r17, 11264;
	add.s32 	%r18, %r468, 11264;
	setp.le.s32 	%p10, %r18, %r465;
	cvt.u64.u32 	%rd8, %r468;
	and.b32  	%r469, %r15, -32;
	mul.lo.s32 	%r470, %r469, 22;
	and.b32  	%r471, %r15, 31;
	or.b32  	%r472, %r470, %r471;
	cvt.s64.s32 	%rd19, %r472;
	add.s64 	%rd20, %rd19, %rd8;
	cvta.to.global.u64 	%rd21, %rd7;
	shl.b64 	%rd22, %rd20, 2;
	add.s64 	%rd9, %rd21, %rd22;
	@%p10 bra 	$L__BB0_47;
	bra.uni 	$L__BB0_3;
$L__BB0_47:
	ld.global.u32 	%r2944, [%rd9];
	ld.global.u32 	%r2945, [%rd9+128];
	ld.global.u32 	%r2946, [%rd9+256];
	ld.global.u32 	%r2947, [%rd9+384];
	ld.global.u32 	%r2948, [%rd9+512];
	ld.global.u32 	%r2949, [%rd9+640];
	ld.global.u32 	%r2950, [%rd9+768];
	ld.global.u32 	%r2951, [%rd9+896];
	ld.global.u32 	%r2952, [%rd9+1024];
	ld.global.u32 	%r2953, [%rd9+1152];
	ld.global.u32 	%r2954, [%rd9+1280];
	ld.global.u32 	%r2955, [%rd9+1408];
	ld.global.u32 	%r2956, [%rd9+1536];
	ld.global.u32 	%r2957, [%rd9+1664];
	ld.global.u32 	%r2958, [%rd9+1792];
	ld.global.u32 	%r2959, [%rd9+1920];
	ld.global.u32 	%r2960, [%rd9+2048];
	ld.global.u32 	%r2961, [%rd9+2176];
	ld.global.u32 	%r2962, [%rd9+2304];
	ld.global.u32 	%r2963, [%rd9+2432];
	ld.global.u32 	%r2964, [%rd9+2560];
	ld.global.u32 	%r2965, [%rd9+2688];
	bra.uni 	$L__BB0_48;
$L__BB0_3:
	cvt.u32.u64 	%r473, %rd8;
	add.s32 	%r474, %r1, -1;
	selp.b32 	%r475, %r474, -1, %p8;
	xor.b32  	%r476, %r475, %r8;
	shr.s32 	%r477, %r475, 31;
	not.b32 	%r478, %r477;
	and.b32  	%r479, %r9, %r478;
	xor.b32  	%r2965, %r476, %r479;
	sub.s32 	%r20, %r465, %r473;
	setp.ge.s32 	%p12, %r472, %r20;
	mov.u32 	%r2944, %r2965;
	@%p12 bra 	$L__BB0_5;
	ld.global.u32 	%r2944, [%rd9];
$L__BB0_5:
	add.s32 	%r483, %r472, 32;
	setp.ge.s32 	%p13, %r483, %r20;
	mov.u32 	%r2945, %r2965;
	@%p13 bra 	$L__BB0_7;
	ld.global.u32 	%r2945, [%rd9+128];
$L__BB0_7:
	add.s32 	%r484, %r472, 64;
	setp.ge.s32 	%p14, %r484, %r20;
	mov.u32 	%r2946, %r2965;
	@%p14 bra 	$L__BB0_9;
	ld.global.u32 	%r2946, [%rd9+256];
$L__BB0_9:
	add.s32 	%r485, %r472, 96;
	setp.ge.s32 	%p15, %r485, %r20;
	mov.u32 	%r2947, %r2965;
	@%p15 bra 	$L__BB0_11;
	ld.global.u32 	%r2947, [%rd9+384];
$L__BB0_11:
	add.s32 	%r486, %r472, 128;
	setp.ge.s32 	%p16, %r486, %r20;
	mov.u32 	%r2948, %r2965;
	@%p16 bra 	$L__BB0_13;
	ld.global.u32 	%r2948, [%rd9+512];
$L__BB0_13:
	add.s32 	%r487, %r472, 160;
	setp.ge.s32 	%p17, %r487, %r20;
	mov.u32 	%r2949, %r2965;
	@%p17 bra 	$L__BB0_15;
	ld.global.u32 	%r2949, [%rd9+640];
$L__BB0_15:
	add.s32 	%r488, %r472, 192;
	setp.ge.s32 	%p18, %r488, %r20;
	mov.u32 	%r2950, %r2965;
	@%p18 bra 	$L__BB0_17;
	ld.global.u32 	%r2950, [%rd9+768];
$L__BB0_17:
	add.s32 	%r489, %r472, 224;
	setp.ge.s32 	%p19, %r489, %r20;
	mov.u32 	%r2951, %r2965;
	@%p19 bra 	$L__BB0_19;
	ld.global.u32 	%r2951, [%rd9+896];
$L__BB0_19:
	add.s32 	%r490, %r472, 256;
	setp.ge.s32 	%p20, %r490, %r20;
	mov.u32 	%r2952, %r2965;
	@%p20 bra 	$L__BB0_21;
	ld.global.u32 	%r2952, [%rd9+1024];
$L__BB0_21:
	add.s32 	%r491, %r472, 288;
	setp.ge.s32 	%p21, %r491, %r20;
	mov.u32 	%r2953, %r2965;
	@%p21 bra 	$L__BB0_23;
	ld.global.u32 	%r2953, [%rd9+1152];
$L__BB0_23:
	add.s32 	%r492, %r472, 320;
	setp.ge.s32 	%p22, %r492, %r20;
	mov.u32 	%r2954, %r2965;
	@%p22 bra 	$L__BB0_25;
	ld.global.u32 	%r2954, [%rd9+1280];
$L__BB0_25:
	add.s32 	%r493, %r472, 352;
	setp.ge.s32 	%p23, %r493, %r20;
	mov.u32 	%r2955, %r2965;
	@%p23 bra 	$L__BB0_27;
	ld.global.u32 	%r2955, [%rd9+1408];
$L__BB0_27:
	add.s32 	%r494, %r472, 384;
	setp.ge.s32 	%p24, %r494, %r20;
	mov.u32 	%r2956, %r2965;
	@%p24 bra 	$L__BB0_29;
	ld.global.u32 	%r2956, [%rd9+1536];
$L__BB0_29:
	add.s32 	%r495, %r472, 416;
	setp.ge.s32 	%p25, %r495, %r20;
	mov.u32 	%r2957, %r2965;
	@%p25 bra 	$L__BB0_31;
	ld.global.u32 	%r2957, [%rd9+1664];
$L__BB0_31:
	add.s32 	%r496, %r472, 448;
	setp.ge.s32 	%p26, %r496, %r20;
	mov.u32 	%r2958, %r2965;
	@%p26 bra 	$L__BB0_33;
	ld.global.u32 	%r2958, [%rd9+1792];
$L__BB0_33:
	add.s32 	%r497, %r472, 480;
	setp.ge.s32 	%p27, %r497, %r20;
	mov.u32 	%r2959, %r2965;
	@%p27 bra 	$L__BB0_35;
	ld.global.u32 	%r2959, [%rd9+1920];
$L__BB0_35:
	add.s32 	%r498, %r472, 512;
	setp.ge.s32 	%p28, %r498, %r20;
	mov.u32 	%r2960, %r2965;
	@%p28 bra 	$L__BB0_37;
	ld.global.u32 	%r2960, [%rd9+2048];
$L__BB0_37:
	add.s32 	%r499, %r472, 544;
	setp.ge.s32 	%p29, %r499, %r20;
	mov.u32 	%r2961, %r2965;
	@%p29 bra 	$L__BB0_39;
	ld.global.u32 	%r2961, [%rd9+2176];
$L__BB0_39:
	add.s32 	%r500, %r472, 576;
	setp.ge.s32 	%p30, %r500, %r20;
	mov.u32 	%r2962, %r2965;
	@%p30 bra 	$L__BB0_41;
	ld.global.u32 	%r2962, [%rd9+2304];
$L__BB0_41:
	add.s32 	%r501, %r472, 608;
	setp.ge.s32 	%p31, %r501, %r20;
	mov.u32 	%r2963, %r2965;
	@%p31 bra 	$L__BB0_43;
	ld.global.u32 	%r2963, [%rd9+2432];
$L__BB0_43:
	add.s32 	%r502, %r472, 640;
	setp.ge.s32 	%p32, %r502, %r20;
	mov.u32 	%r2964, %r2965;
	@%p32 bra 	$L__BB0_45;
	ld.global.u32 	%r2964, [%rd9+2560];
$L__BB0_45:
	add.s32 	%r503, %r472, 672;
	setp.ge.s32 	%p33, %r503, %r20;
	@%p33 bra 	$L__BB0_48;
	ld.global.u32 	%r2965, [%rd9+2688];
$L__BB0_48:
	not.pred 	%p34, %p1;
	@%p34 bra 	$L__BB0_51;
	and.b32  	%r109, %r2944, 2147483647;
	mov.u32 	%r505, 2147483647;
	sub.s32 	%r506, %r505, %r1;
	setp.gt.u32 	%p35, %r109, %r506;
	mov.u32 	%r3021, -1;
	@%p35 bra 	$L__BB0_52;
	setp.eq.s32 	%p36, %r109, 0;
	selp.b32 	%r2944, 0, %r2944, %p36;
$L__BB0_51:
	shr.s32 	%r507, %r2944, 31;
	and.b32  	%r508, %r507, %r9;
	xor.b32  	%r509, %r2944, %r8;
	xor.b32  	%r510, %r509, %r508;
	sub.s32 	%r3021, %r510, %r10;
$L__BB0_52:
	@%p34 bra 	$L__BB0_55;
	and.b32  	%r114, %r2945, 2147483647;
	mov.u32 	%r512, 2147483647;
	sub.s32 	%r513, %r512, %r1;
	setp.gt.u32 	%p38, %r114, %r513;
	mov.u32 	%r3022, -1;
	@%p38 bra 	$L__BB0_56;
	setp.eq.s32 	%p39, %r114, 0;
	selp.b32 	%r2945, 0, %r2945, %p39;
$L__BB0_55:
	shr.s32 	%r514, %r2945, 31;
	and.b32  	%r515, %r514, %r9;
	xor.b32  	%r516, %r2945, %r8;
	xor.b32  	%r517, %r516, %r515;
	sub.s32 	%r3022, %r517, %r10;
$L__BB0_56:
	@%p34 bra 	$L__BB0_59;
	and.b32  	%r119, %r2946, 2147483647;
	mov.u32 	%r519, 2147483647;
	sub.s32 	%r520, %r519, %r1;
	setp.gt.u32 	%p41, %r119, %r520;
	mov.u32 	%r3023, -1;
	@%p41 bra 	$L__BB0_60;
	setp.eq.s32 	%p42, %r119, 0;
	selp.b32 	%r2946, 0, %r2946, %p42;
$L__BB0_59:
	shr.s32 	%r521, %r2946, 31;
	and.b32  	%r522, %r521, %r9;
	xor.b32  	%r523, %r2946, %r8;
	xor.b32  	%r524, %r523, %r522;
	sub.s32 	%r3023, %r524, %r10;
$L__BB0_60:
	@%p34 bra 	$L__BB0_63;
	and.b32  	%r124, %r2947, 2147483647;
	mov.u32 	%r526, 2147483647;
	sub.s32 	%r527, %r526, %r1;
	setp.gt.u32 	%p44, %r124, %r527;
	mov.u32 	%r3024, -1;
	@%p44 bra 	$L__BB0_64;
	setp.eq.s32 	%p45, %r124, 0;
	selp.b32 	%r2947, 0, %r2947, %p45;
$L__BB0_63:
	shr.s32 	%r528, %r2947, 31;
	and.b32  	%r529, %r528, %r9;
	xor.b32  	%r530, %r2947, %r8;
	xor.b32  	%r531, %r530, %r529;
	sub.s32 	%r3024, %r531, %r10;
$L__BB0_64:
	@%p34 bra 	$L__BB0_67;
	and.b32  	%r129, %r2948, 2147483647;
	mov.u32 	%r533, 2147483647;
	sub.s32 	%r534, %r533, %r1;
	setp.gt.u32 	%p47, %r129, %r534;
	mov.u32 	%r3025, -1;
	@%p47 bra 	$L__BB0_68;
	setp.eq.s32 	%p48, %r129, 0;
	selp.b32 	%r2948, 0, %r2948, %p48;
$L__BB0_67:
	shr.s32 	%r535, %r2948, 31;
	and.b32  	%r536, %r535, %r9;
	xor.b32  	%r537, %r2948, %r8;
	xor.b32  	%r538, %r537, %r536;
	sub.s32 	%r3025, %r538, %r10;
$L__BB0_68:
	@%p34 bra 	$L__BB0_71;
	and.b32  	%r134, %r2949, 2147483647;
	mov.u32 	%r540, 2147483647;
	sub.s32 	%r541, %r540, %r1;
	setp.gt.u32 	%p50, %r134, %r541;
	mov.u32 	%r3026, -1;
	@%p50 bra 	$L__BB0_72;
	setp.eq.s32 	%p51, %r134, 0;
	selp.b32 	%r2949, 0, %r2949, %p51;
$L__BB0_71:
	shr.s32 	%r542, %r2949, 31;
	and.b32  	%r543, %r542, %r9;
	xor.b32  	%r544, %r2949, %r8;
	xor.b32  	%r545, %r544, %r543;
	sub.s32 	%r3026, %r545, %r10;
$L__BB0_72:
	@%p34 bra 	$L__BB0_75;
	and.b32  	%r139, %r2950, 2147483647;
	mov.u32 	%r547, 2147483647;
	sub.s32 	%r548, %r547, %r1;
	setp.gt.u32 	%p53, %r139, %r548;
	mov.u32 	%r3027, -1;
	@%p53 bra 	$L__BB0_76;
	setp.eq.s32 	%p54, %r139, 0;
	selp.b32 	%r2950, 0, %r2950, %p54;
$L__BB0_75:
	shr.s32 	%r549, %r2950, 31;
	and.b32  	%r550, %r549, %r9;
	xor.b32  	%r551, %r2950, %r8;
	xor.b32  	%r552, %r551, %r550;
	sub.s32 	%r3027, %r552, %r10;
$L__BB0_76:
	@%p34 bra 	$L__BB0_79;
	and.b32  	%r144, %r2951, 2147483647;
	mov.u32 	%r554, 2147483647;
	sub.s32 	%r555, %r554, %r1;
	setp.gt.u32 	%p56, %r144, %r555;
	mov.u32 	%r3028, -1;
	@%p56 bra 	$L__BB0_80;
	setp.eq.s32 	%p57, %r144, 0;
	selp.b32 	%r2951, 0, %r2951, %p57;
$L__BB0_79:
	shr.s32 	%r556, %r2951, 31;
	and.b32  	%r557, %r556, %r9;
	xor.b32  	%r558, %r2951, %r8;
	xor.b32  	%r559, %r558, %r557;
	sub.s32 	%r3028, %r559, %r10;
$L__BB0_80:
	@%p34 bra 	$L__BB0_83;
	and.b32  	%r149, %r2952, 2147483647;
	mov.u32 	%r561, 2147483647;
	sub.s32 	%r562, %r561, %r1;
	setp.gt.u32 	%p59, %r149, %r562;
	mov.u32 	%r3029, -1;
	@%p59 bra 	$L__BB0_84;
	setp.eq.s32 	%p60, %r149, 0;
	selp.b32 	%r2952, 0, %r2952, %p60;
$L__BB0_83:
	shr.s32 	%r563, %r2952, 31;
	and.b32  	%r564, %r563, %r9;
	xor.b32  	%r565, %r2952, %r8;
	xor.b32  	%r566, %r565, %r564;
	sub.s32 	%r3029, %r566, %r10;
$L__BB0_84:
	@%p34 bra 	$L__BB0_87;
	and.b32  	%r154, %r2953, 2147483647;
	mov.u32 	%r568, 2147483647;
	sub.s32 	%r569, %r568, %r1;
	setp.gt.u32 	%p62, %r154, %r569;
	mov.u32 	%r3030, -1;
	@%p62 bra 	$L__BB0_88;
	setp.eq.s32 	%p63, %r154, 0;
	selp.b32 	%r2953, 0, %r2953, %p63;
$L__BB0_87:
	shr.s32 	%r570, %r2953, 31;
	and.b32  	%r571, %r570, %r9;
	xor.b32  	%r572, %r2953, %r8;
	xor.b32  	%r573, %r572, %r571;
	sub.s32 	%r3030, %r573, %r10;
$L__BB0_88:
	@%p34 bra 	$L__BB0_91;
	and.b32  	%r159, %r2954, 2147483647;
	mov.u32 	%r575, 2147483647;
	sub.s32 	%r576, %r575, %r1;
	setp.gt.u32 	%p65, %r159, %r576;
	mov.u32 	%r3031, -1;
	@%p65 bra 	$L__BB0_92;
	setp.eq.s32 	%p66, %r159, 0;
	selp.b32 	%r2954, 0, %r2954, %p66;
$L__BB0_91:
	shr.s32 	%r577, %r2954, 31;
	and.b32  	%r578, %r577, %r9;
	xor.b32  	%r579, %r2954, %r8;
	xor.b32  	%r580, %r579, %r578;
	sub.s32 	%r3031, %r580, %r10;
$L__BB0_92:
	@%p34 bra 	$L__BB0_95;
	and.b32  	%r164, %r2955, 2147483647;
	mov.u32 	%r582, 2147483647;
	sub.s32 	%r583, %r582, %r1;
	setp.gt.u32 	%p68, %r164, %r583;
	mov.u32 	%r3032, -1;
	@%p68 bra 	$L__BB0_96;
	setp.eq.s32 	%p69, %r164, 0;
	selp.b32 	%r2955, 0, %r2955, %p69;
$L__BB0_95:
	shr.s32 	%r584, %r2955, 31;
	and.b32  	%r585, %r584, %r9;
	xor.b32  	%r586, %r2955, %r8;
	xor.b32  	%r587, %r586, %r585;
	sub.s32 	%r3032, %r587, %r10;
$L__BB0_96:
	@%p34 bra 	$L__BB0_99;
	and.b32  	%r169, %r2956, 2147483647;
	mov.u32 	%r589, 2147483647;
	sub.s32 	%r590, %r589, %r1;
	setp.gt.u32 	%p71, %r169, %r590;
	mov.u32 	%r3033, -1;
	@%p71 bra 	$L__BB0_100;
	setp.eq.s32 	%p72, %r169, 0;
	selp.b32 	%r2956, 0, %r2956, %p72;
$L__BB0_99:
	shr.s32 	%r591, %r2956, 31;
	and.b32  	%r592, %r591, %r9;
	xor.b32  	%r593, %r2956, %r8;
	xor.b32  	%r594, %r593, %r592;
	sub.s32 	%r3033, %r594, %r10;
$L__BB0_100:
	@%p34 bra 	$L__BB0_103;
	and.b32  	%r174, %r2957, 2147483647;
	mov.u32 	%r596, 2147483647;
	sub.s32 	%r597, %r596, %r1;
	setp.gt.u32 	%p74, %r174, %r597;
	mov.u32 	%r3034, -1;
	@%p74 bra 	$L__BB0_104;
	setp.eq.s32 	%p75, %r174, 0;
	selp.b32 	%r2957, 0, %r2957, %p75;
$L__BB0_103:
	shr.s32 	%r598, %r2957, 31;
	and.b32  	%r599, %r598, %r9;
	xor.b32  	%r600, %r2957, %r8;
	xor.b32  	%r601, %r600, %r599;
	sub.s32 	%r3034, %r601, %r10;
$L__BB0_104:
	@%p34 bra 	$L__BB0_107;
	and.b32  	%r179, %r2958, 2147483647;
	mov.u32 	%r603, 2147483647;
	sub.s32 	%r604, %r603, %r1;
	setp.gt.u32 	%p77, %r179, %r604;
	mov.u32 	%r3035, -1;
	@%p77 bra 	$L__BB0_108;
	setp.eq.s32 	%p78, %r179, 0;
	selp.b32 	%r2958, 0, %r2958, %p78;
$L__BB0_107:
	shr.s32 	%r605, %r2958, 31;
	and.b32  	%r606, %r605, %r9;
	xor.b32  	%r607, %r2958, %r8;
	xor.b32  	%r608, %r607, %r606;
	sub.s32 	%r3035, %r608, %r10;
$L__BB0_108:
	@%p34 bra 	$L__BB0_111;
	and.b32  	%r184, %r2959, 2147483647;
	mov.u32 	%r610, 2147483647;
	sub.s32 	%r611, %r610, %r1;
	setp.gt.u32 	%p80, %r184, %r611;
	mov.u32 	%r3036, -1;
	@%p80 bra 	$L__BB0_112;
	setp.eq.s32 	%p81, %r184, 0;
	selp.b32 	%r2959, 0, %r2959, %p81;
$L__BB0_111:
	shr.s32 	%r612, %r2959, 31;
	and.b32  	%r613, %r612, %r9;
	xor.b32  	%r614, %r2959, %r8;
	xor.b32  	%r615, %r614, %r613;
	sub.s32 	%r3036, %r615, %r10;
$L__BB0_112:
	@%p34 bra 	$L__BB0_115;
	and.b32  	%r189, %r2960, 2147483647;
	mov.u32 	%r617, 2147483647;
	sub.s32 	%r618, %r617, %r1;
	setp.gt.u32 	%p83, %r189, %r618;
	mov.u32 	%r3037, -1;
	@%p83 bra 	$L__BB0_116;
	setp.eq.s32 	%p84, %r189, 0;
	selp.b32 	%r2960, 0, %r2960, %p84;
$L__BB0_115:
	shr.s32 	%r619, %r2960, 31;
	and.b32  	%r620, %r619, %r9;
	xor.b32  	%r621, %r2960, %r8;
	xor.b32  	%r622, %r621, %r620;
	sub.s32 	%r3037, %r622, %r10;
$L__BB0_116:
	@%p34 bra 	$L__BB0_119;
	and.b32  	%r194, %r2961, 2147483647;
	mov.u32 	%r624, 2147483647;
	sub.s32 	%r625, %r624, %r1;
	setp.gt.u32 	%p86, %r194, %r625;
	mov.u32 	%r3038, -1;
	@%p86 bra 	$L__BB0_120;
	setp.eq.s32 	%p87, %r194, 0;
	selp.b32 	%r2961, 0, %r2961, %p87;
$L__BB0_119:
	shr.s32 	%r626, %r2961, 31;
	and.b32  	%r627, %r626, %r9;
	xor.b32  	%r628, %r2961, %r8;
	xor.b32  	%r629, %r628, %r627;
	sub.s32 	%r3038, %r629, %r10;
$L__BB0_120:
	@%p34 bra 	$L__BB0_123;
	and.b32  	%r199, %r2962, 2147483647;
	mov.u32 	%r631, 2147483647;
	sub.s32 	%r632, %r631, %r1;
	setp.gt.u32 	%p89, %r199, %r632;
	mov.u32 	%r3039, -1;
	@%p89 bra 	$L__BB0_124;
	setp.eq.s32 	%p90, %r199, 0;
	selp.b32 	%r2962, 0, %r2962, %p90;
$L__BB0_123:
	shr.s32 	%r633, %r2962, 31;
	and.b32  	%r634, %r633, %r9;
	xor.b32  	%r635, %r2962, %r8;
	xor.b32  	%r636, %r635, %r634;
	sub.s32 	%r3039, %r636, %r10;
$L__BB0_124:
	@%p34 bra 	$L__BB0_127;
	and.b32  	%r204, %r2963, 2147483647;
	mov.u32 	%r638, 2147483647;
	sub.s32 	%r639, %r638, %r1;
	setp.gt.u32 	%p92, %r204, %r639;
	mov.u32 	%r3040, -1;
	@%p92 bra 	$L__BB0_128;
	setp.eq.s32 	%p93, %r204, 0;
	selp.b32 	%r2963, 0, %r2963, %p93;
$L__BB0_127:
	shr.s32 	%r640, %r2963, 31;
	and.b32  	%r641, %r640, %r9;
	xor.b32  	%r642, %r2963, %r8;
	xor.b32  	%r643, %r642, %r641;
	sub.s32 	%r3040, %r643, %r10;
$L__BB0_128:
	@%p34 bra 	$L__BB0_131;
	and.b32  	%r209, %r2964, 2147483647;
	mov.u32 	%r645, 2147483647;
	sub.s32 	%r646, %r645, %r1;
	setp.gt.u32 	%p95, %r209, %r646;
	mov.u32 	%r3041, -1;
	@%p95 bra 	$L__BB0_132;
	setp.eq.s32 	%p96, %r209, 0;
	selp.b32 	%r2964, 0, %r2964, %p96;
$L__BB0_131:
	shr.s32 	%r647, %r2964, 31;
	and.b32  	%r648, %r647, %r9;
	xor.b32  	%r649, %r2964, %r8;
	xor.b32  	%r650, %r649, %r648;
	sub.s32 	%r3041, %r650, %r10;
$L__BB0_132:
	@%p34 bra 	$L__BB0_135;
	and.b32  	%r214, %r2965, 2147483647;
	mov.u32 	%r652, 2147483647;
	sub.s32 	%r653, %r652, %r1;
	setp.gt.u32 	%p98, %r214, %r653;
	mov.u32 	%r3042, -1;
	@%p98 bra 	$L__BB0_136;
	setp.eq.s32 	%p99, %r214, 0;
	selp.b32 	%r2965, 0, %r2965, %p99;
$L__BB0_135:
	shr.s32 	%r654, %r2965, 31;
	and.b32  	%r655, %r654, %r9;
	xor.b32  	%r656, %r2965, %r8;
	xor.b32  	%r657, %r656, %r655;
	sub.s32 	%r3042, %r657, %r10;
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
	mov.u32 	%r664, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1353346_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1353310sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
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
	mov.u32 	%r669, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1353346_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1353310sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
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
	shr.u32 	%r675, %r3021, %r466;
	and.b32  	%r236, %r675, 255;
	shl.b32 	%r676, %r16, 10;
	mov.u32 	%r677, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1353346_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1353310sweep_keysIjLi512ELi22EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r678, %r677, %r676;
	shl.b32 	%r679, %r675, 2;
	and.b32  	%r680, %r679, 1020;
	add.s32 	%r681, %r678, %r680;
	atom.shared.add.u32 	%r682, [%r681], 1;
	shr.u32 	%r683, %r3022, %r466;
	shl.b32 	%r684, %r683, 2;
	and.b32  	%r685, %r684, 1020;
	add.s32 	%r686, %r678, %r685;
	atom.shared.add.u32 	%r687, [%r686], 1;
	shr.u32 	%r688, %r3023, %r466;
	shl.b32 	%r689, %r688, 2;
	and.b32  	%r690, %r689, 1020;
	add.s32 	%r691, %r678, %r690;
	atom.shared.add.u32 	%r692, [%r691], 1;
	shr.u32 	%r693, %r3024, %r466;
	shl.b32 	%r694, %r693, 2;
	and.b32  	%r695, %r694, 1020;
	add.s32 	%r696, %r678, %r695;
	atom.shared.add.u32 	%r697, [%r696], 1;
	shr.u32 	%r698, %r3025, %r466;
	shl.b32 	%r699, %r698, 2;
	and.b32  	%r700, %r699, 1020;
	add.s32 	%r701, %r678, %r700;
	atom.shared.add.u32 	%r702, [%r701], 1;
	shr.u32 	%r703, %r3026, %r466;
	shl.b32 	%r704, %r703, 2;
	and.b32  	%r705, %r704, 1020;
	add.s32 	%r706, %r678, %r705;
	atom.shared.add.u32 	%r707, [%r706], 1;
	shr.u32 	%r708, %r3027, %r466;
	shl.b32 	%r709, %r708, 2;
	and.b32  	%r710, %r709, 1020;
	add.s32 	%r711, %r678, %r710;
	atom.shared.add.u32 	%r712, [%r711], 1;
	shr.u32 	%r713, %r3028, %r466;
	shl.b32 	%r714, %r713, 2;
	and.b32  	%r715, %r714, 1020;
	add.s32 	%r716, %r678, %r715;
	atom.shared.add.u32 	%r717, [%r716], 1;
	shr.u32 	%r718, %r3029, %r466;
	shl.b32 	%r719, %r718, 2;
	and.b32  	%r720, %r719, 1020;
	add.s32 	%r721, %r678, %r720;
	atom.shared.add.u32 	%r722, [%r721], 1;
	shr.u32 	%r723, %r3030, %r466;
	shl.b32 	%r724, %r723, 2;
	and.b32  	%r725, %r724, 1020;
	add.s32 	%r726, %r678, %r725;
	atom.shared.add.u32 	%r727, [%r726], 1;
	shr.u32 	%r728, %r3031, %r466;
	shl.b32 	%r729, %r728, 2;
	and.b32  	%r730, %r729, 1020;
	add.s32 	%r731, %r678, %r730;
	atom.shared.add.u32 	%r732, [%r731], 1;
	shr.u32 	%r733, %r3032, %r466;
	shl.b32 	%r734, %r733, 2;
	and.b32  	%r735, %r734, 1020;
	add.s32 	%r736, %r678, %r735;
	atom.shared.add.u32 	%r737, [%r736], 1;
	shr.u32 	%r738, %r3033, %r466;
	shl.b32 	%r739, %r738, 2;
	and.b32  	%r740, %r739, 1020;
	add.s32 	%r741, %r678, %r740;
	atom.shared.add.u32 	%r742, [%r741], 1;
	shr.u32 	%r743, %r3034, %r466;
	shl.b32 	%r744, %r743, 2;
	and.b32  	%r745, %r744, 1020;
	add.s32 	%r746, %r678, %r745;
	atom.shared.add.u32 	%r747, [%r746], 1;
	shr.u32 	%r748, %r3035, %r466;
	shl.b32 	%r749, %r748, 2;
	and.b32  	%r750, %r749, 1020;
	add.s32 	%r751, %r678, %r750;
	atom.shared.add.u32 	%r752, [%r751], 1;
	shr.u32 	%r753, %r3036, %r466;
	shl.b32 	%r754, %r753, 2;
	and.b32  	%r755, %r754, 1020;
	add.s32 	%r756, %r678, %r755;
	atom.shared.add.u32 	%r757, [%r756], 1;
	shr.u32 	%r758, %r3037, %r466;
	shl.b32 	%r759, %r758, 2;
	and.b32  	%r760, %r759, 1020;
	add.s32 	%r761, %r678, %r760;
	atom.shared.add.u32 	%r762, [%r761], 1;
	shr.u32 	%r763, %r3038, %r466;
	shl.b32 	%r764, %r763, 2;
	and.b32  	%r765, %r764, 1020;
	add.s32 	%r766, %r678, %r765;
	atom.shared.add.u32 	%r767, [%r766], 1;
	shr.u32 	%r768, %r3039, %r466;
	shl.b32 	%r769, %r768, 2;
	and.b32  	%r770, %r769, 1020;
	add.s32 	%r771, %r678, %r770;
	atom.shared.add.u32 	%r772, [%r771], 1;
	shr.u32 	%r773, %r3040, %r466;
	shl.b32 	%r774, %r773, 2;
	and.b32  	%r775, %r774, 1020;
	add.s32 	%r776, %r678, %r775;
	atom.shared.add.u32 	%r777, [%r776], 1;
	shr.u32 	%r778, %r3041, %r466;
	shl.b32 	%r779, %r778, 2;
	and.b32  	%r780, %r779, 1020;
	add.s32 	%r781, %r678, %r780;
	atom.shared.add.u32 	%r782, [%r781], 1;
	shr.u32 	%r783, %r3042, %r466;
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
	mul.wide.s32 	%rd23, %r821, 4;
	add.s64 	%rd10, %rd4, %rd23;
	setp.gt.s32 	%p106, %r15, 255;
	@%p106 bra 	$L__BB0_147;
	or.b32  	%r822, %r3016, 1073741824;
	st.volatile.global.u32 	[%rd10], %r822;
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
	cvta.to.global.u64 	%rd24, %rd5;
	mul.wide.s32 	%rd25, %r15, 4;
	add.s64 	%rd26, %rd24, %rd25;
	ld.global.u32 	%r826, [%rd26];
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
	mul.wide.s32 	%rd27, %r831, 4;
	add.s64 	%rd11, %rd4, %rd27;
$L__BB0_152:
	membar.cta;
	ld.volatile.global.u32 	%r244, [%rd11];
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
	st.volatile.global.u32 	[%rd10], %r833;
	ld.shared.u32 	%r834, [%r237+45056];
	sub.s32 	%r835, %r3019, %r3016;
	add.s32 	%r836, %r835, %r834;
	st.shared.u32 	[%r237+45056], %r836;
$L__BB0_156:
	setp.gt.s32 	%p118, %r7, 1;
	selp.b32 	%r837, -2147483648, 0, %p118;
	setp.eq.s32 	%p119, %r7, 3;
	selp.b32 	%r838, 2147483647, 0, %p119;
	selp.b32 	%r839, %r1, 0, %p119;
	bar.sync 	0;
	shl.b32 	%r840, %r236, 2;
	add.s32 	%r842, %r677, %r840;
	ld.shared.u32 	%rd28, [%r842+45056];
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
	add.s64 	%rd30, %rd28, %rd19;
	cvta.to.global.u64 	%rd31, %rd6;
	shl.b64 	%rd32, %rd30, 2;
	add.s64 	%rd12, %rd31, %rd32;
	@%p10 bra 	$L__BB0_201;
	bra.uni 	$L__BB0_157;
$L__BB0_201:
	st.global.u32 	[%rd12], %r3021;
	st.global.u32 	[%rd12+128], %r3022;
	st.global.u32 	[%rd12+256], %r3023;
	st.global.u32 	[%rd12+384], %r3024;
	st.global.u32 	[%rd12+512], %r3025;
	st.global.u32 	[%rd12+640], %r3026;
	st.global.u32 	[%rd12+768], %r3027;
	st.global.u32 	[%rd12+896], %r3028;
	st.global.u32 	[%rd12+1024], %r3029;
	st.global.u32 	[%rd12+1152], %r3030;
	st.global.u32 	[%rd12+1280], %r3031;
	st.global.u32 	[%rd12+1408], %r3032;
	st.global.u32 	[%rd12+1536], %r3033;
	st.global.u32 	[%rd12+1664], %r3034;
	st.global.u32 	[%rd12+1792], %r3035;
	st.global.u32 	[%rd12+1920], %r3036;
	st.global.u32 	[%rd12+2048], %r3037;
	st.global.u32 	[%rd12+2176], %r3038;
	st.global.u32 	[%rd12+2304], %r3039;
	st.global.u32 	[%rd12+2432], %r3040;
	st.global.u32 	[%rd12+2560], %r3041;
	st.global.u32 	[%rd12+2688], %r3042;
	bra.uni 	$L__BB0_202;
$L__BB0_157:
	mad.lo.s32 	%r272, %r17, -11264, %r465;
	setp.ge.s32 	%p121, %r472, %r272;
	@%p121 bra 	$L__BB0_159;
	st.global.u32 	[%rd12], %r3021;
$L__BB0_159:
	add.s32 	%r960, %r472, 32;
	setp.ge.s32 	%p122, %r960, %r272;
	@%p122 bra 	$L__BB0_161;
	st.global.u32 	[%rd12+128], %r3022;
$L__BB0_161:
	add.s32 	%r961, %r472, 64;
	setp.ge.s32 	%p123, %r961, %r272;
	@%p123 bra 	$L__BB0_163;
	st.global.u32 	[%rd12+256], %r3023;
$L__BB0_163:
	add.s32 	%r962, %r472, 96;
	setp.ge.s32 	%p124, %r962, %r272;
	@%p124 bra 	$L__BB0_165;
	st.global.u32 	[%rd12+384], %r3024;
$L__BB0_165:
	add.s32 	%r963, %r472, 128;
	setp.ge.s32 	%p125, %r963, %r272;
	@%p125 bra 	$L__BB0_167;
	st.global.u32 	[%rd12+512], %r3025;
$L__BB0_167:
	add.s32 	%r964, %r472, 160;
	setp.ge.s32 	%p126, %r964, %r272;
	@%p126 bra 	$L__BB0_169;
	st.global.u32 	[%rd12+640], %r3026;
$L__BB0_169:
	add.s32 	%r965, %r472, 192;
	setp.ge.s32 	%p127, %r965, %r272;
	@%p127 bra 	$L__BB0_171;
	st.global.u32 	[%rd12+768], %r3027;
$L__BB0_171:
	add.s32 	%r966, %r472, 224;
	setp.ge.s32 	%p128, %r966, %r272;
	@%p128 bra 	$L__BB0_173;
	st.global.u32 	[%rd12+896], %r3028;
$L__BB0_173:
	add.s32 	%r967, %r472, 256;
	setp.ge.s32 	%p129, %r967, %r272;
	@%p129 bra 	$L__BB0_175;
	st.global.u32 	[%rd12+1024], %r3029;
$L__BB0_175:
	add.s32 	%r968, %r472, 288;
	setp.ge.s32 	%p130, %r968, %r272;
	@%p130 bra 	$L__BB0_177;
	st.global.u32 	[%rd12+1152], %r3030;
$L__BB0_177:
	add.s32 	%r969, %r472, 320;
	setp.ge.s32 	%p131, %r969, %r272;
	@%p131 bra 	$L__BB0_179;
	st.global.u32 	[%rd12+1280], %r3031;
$L__BB0_179:
	add.s32 	%r970, %r472, 352;
	setp.ge.s32 	%p132, %r970, %r272;
	@%p132 bra 	$L__BB0_181;
	st.global.u32 	[%rd12+1408], %r3032;
$L__BB0_181:
	add.s32 	%r971, %r472, 384;
	setp.ge.s32 	%p133, %r971, %r272;
	@%p133 bra 	$L__BB0_183;
	st.global.u32 	[%rd12+1536], %r3033;
$L__BB0_183:
	add.s32 	%r972, %r472, 416;
	setp.ge.s32 	%p134, %r972, %r272;
	@%p134 bra 	$L__BB0_185;
	st.global.u32 	[%rd12+1664], %r3034;
$L__BB0_185:
	add.s32 	%r973, %r472, 448;
	setp.ge.s32 	%p135, %r973, %r272;
	@%p135 bra 	$L__BB0_187;
	st.global.u32 	[%rd12+1792], %r3035;
$L__BB0_187:
	add.s32 	%r974, %r472, 480;
	setp.ge.s32 	%p136, %r974, %r272;
	@%p136 bra 	$L__BB0_189;
	st.global.u32 	[%rd12+1920], %r3036;
$L__BB0_189:
	add.s32 	%r975, %r472, 512;
	setp.ge.s32 	%p137, %r975, %r272;
	@%p137 bra 	$L__BB0_191;
	st.global.u32 	[%rd12+2048], %r3037;
$L__BB0_191:
	add.s32 	%r976, %r472, 544;
	setp.ge.s32 	%p138, %r976, %r272;
	@%p138 bra 	$L__BB0_193;
	st.global.u32 	[%rd12+2176], %r3038;
$L__BB0_193:
	add.s32 	%r977, %r472, 576;
	setp.ge.s32 	%p139, %r977, %r272;
	@%p139 bra 	$L__BB0_195;
	st.global.u32 	[%rd12+2304], %r3039;
$L__BB0_195:
	add.s32 	%r978, %r472, 608;
	setp.ge.s32 	%p140, %r978, %r272;
	@%p140 bra 	$L__BB0_197;
	st.global.u32 	[%rd12+2432], %r3040;
$L__BB0_197:
	add.s32 	%r979, %r472, 640;
	setp.ge.s32 	%p141, %r979, %r272;
	@%p141 bra 	$L__BB0_199;
	st.global.u32 	[%rd12+2560], %r3041;
$L__BB0_199:
	add.s32 	%r980, %r472, 672;
	setp.ge.s32 	%p142, %r980, %r272;
	@%p142 bra 	$L__BB0_202;
	st.global.u32 	[%rd12+2688], %r3042;
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
	shr.u32 	%r1121, %r3021, %r466;
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
	shr.u32 	%r1167, %r3022, %r466;
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
	shr.u32 	%r1212, %r3023, %r466;
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
	shr.u32 	%r1257, %r3024, %r466;
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
	shr.u32 	%r1302, %r3025, %r466;
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
	shr.u32 	%r1347, %r3026, %r466;
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
	shr.u32 	%r1392, %r3027, %r466;
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
	shr.u32 	%r1437, %r3028, %r466;
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
	shr.u32 	%r1482, %r3029, %r466;
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
	shr.u32 	%r1527, %r3030, %r466;
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
	shr.u32 	%r1572, %r3031, %r466;
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
	shr.u32 	%r1617, %r3032, %r466;
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
	shr.u32 	%r1662, %r3033, %r466;
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
	shr.u32 	%r1707, %r3034, %r466;
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
	shr.u32 	%r1752, %r3035, %r466;
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
	shr.u32 	%r1797, %r3036, %r466;
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
	shr.u32 	%r1842, %r3037, %r466;
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
	shr.u32 	%r1887, %r3038, %r466;
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
	shr.u32 	%r1935, %r3039, %r466;
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
	shr.u32 	%r1983, %r3040, %r466;
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
	shr.u32 	%r2031, %r3041, %r466;
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
	shr.u32 	%r2077, %r3042, %r466;
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
	ld.param.u64 	%rd151, [gs_cub_32_param_0+40];
	cvta.to.global.u64 	%rd33, %rd151;
	mul.wide.s32 	%rd34, %r15, 4;
	add.s64 	%rd35, %rd33, %rd34;
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
	add.s64 	%rd14, %rd4, %rd36;
$L__BB0_255:
	membar.cta;
	ld.volatile.global.u32 	%r431, [%rd14];
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
	ld.param.u64 	%rd155, [gs_cub_32_param_0+48];
	shl.b32 	%r2922, %r17, 8;
	add.s32 	%r2921, %r2922, %r15;
	mul.wide.s32 	%rd154, %r2921, 4;
	cvta.to.global.u64 	%rd153, %rd155;
	add.s64 	%rd152, %rd153, %rd154;
	or.b32  	%r2152, %r3067, -2147483648;
	st.volatile.global.u32 	[%rd152], %r2152;
	ld.shared.u32 	%r2153, [%r237+45056];
	sub.s32 	%r2154, %r3067, %r3016;
	add.s32 	%r2155, %r2154, %r2153;
	st.shared.u32 	[%r237+45056], %r2155;
$L__BB0_259:
	mad.lo.s32 	%r2156, %r17, 11264, 11264;
	setp.le.s32 	%p195, %r2156, %r465;
	bar.sync 	0;
	@%p195 bra 	$L__BB0_305;
	bra.uni 	$L__BB0_260;
$L__BB0_305:
	ld.shared.u32 	%r2603, [%r237];
	shr.u32 	%r2604, %r2603, %r466;
	shl.b32 	%r2605, %r2604, 2;
	and.b32  	%r2606, %r2605, 1020;
	add.s32 	%r2607, %r677, 45056;
	add.s32 	%r2608, %r2607, %r2606;
	ld.shared.u32 	%r2609, [%r2608];
	add.s32 	%r2610, %r2609, %r15;
	setp.eq.s32 	%p285, %r7, 3;
	selp.b32 	%r2614, %r1, 0, %p285;
	add.s32 	%r2615, %r2603, %r2614;
	setp.gt.s32 	%p286, %r7, 1;
	selp.b32 	%r2616, -2147483648, 0, %p286;
	xor.b32  	%r2617, %r2615, %r2616;
	shr.s32 	%r2618, %r2615, 31;
	not.b32 	%r2619, %r2618;
	selp.b32 	%r2620, 2147483647, 0, %p285;
	and.b32  	%r2621, %r2620, %r2619;
	xor.b32  	%r2622, %r2617, %r2621;
	cvta.to.global.u64 	%rd106, %rd6;
	mul.wide.u32 	%rd107, %r2610, 4;
	add.s64 	%rd108, %rd106, %rd107;
	st.global.u32 	[%rd108], %r2622;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2623, [%r237+2048];
	shr.u32 	%r2624, %r2623, %r466;
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
	add.s64 	%rd110, %rd106, %rd109;
	st.global.u32 	[%rd110], %r2636;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2637, [%r237+4096];
	shr.u32 	%r2638, %r2637, %r466;
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
	add.s64 	%rd112, %rd106, %rd111;
	st.global.u32 	[%rd112], %r2650;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2651, [%r237+6144];
	shr.u32 	%r2652, %r2651, %r466;
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
	add.s64 	%rd114, %rd106, %rd113;
	st.global.u32 	[%rd114], %r2664;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2665, [%r237+8192];
	shr.u32 	%r2666, %r2665, %r466;
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
	add.s64 	%rd116, %rd106, %rd115;
	st.global.u32 	[%rd116], %r2678;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2679, [%r237+10240];
	shr.u32 	%r2680, %r2679, %r466;
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
	add.s64 	%rd118, %rd106, %rd117;
	st.global.u32 	[%rd118], %r2692;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2693, [%r237+12288];
	shr.u32 	%r2694, %r2693, %r466;
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
	add.s64 	%rd120, %rd106, %rd119;
	st.global.u32 	[%rd120], %r2706;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2707, [%r237+14336];
	shr.u32 	%r2708, %r2707, %r466;
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
	add.s64 	%rd122, %rd106, %rd121;
	st.global.u32 	[%rd122], %r2720;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2721, [%r237+16384];
	shr.u32 	%r2722, %r2721, %r466;
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
	add.s64 	%rd124, %rd106, %rd123;
	st.global.u32 	[%rd124], %r2734;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2735, [%r237+18432];
	shr.u32 	%r2736, %r2735, %r466;
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
	add.s64 	%rd126, %rd106, %rd125;
	st.global.u32 	[%rd126], %r2748;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2749, [%r237+20480];
	shr.u32 	%r2750, %r2749, %r466;
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
	add.s64 	%rd128, %rd106, %rd127;
	st.global.u32 	[%rd128], %r2762;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2763, [%r237+22528];
	shr.u32 	%r2764, %r2763, %r466;
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
	add.s64 	%rd130, %rd106, %rd129;
	st.global.u32 	[%rd130], %r2776;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2777, [%r237+24576];
	shr.u32 	%r2778, %r2777, %r466;
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
	add.s64 	%rd132, %rd106, %rd131;
	st.global.u32 	[%rd132], %r2790;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2791, [%r237+26624];
	shr.u32 	%r2792, %r2791, %r466;
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
	add.s64 	%rd134, %rd106, %rd133;
	st.global.u32 	[%rd134], %r2804;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2805, [%r237+28672];
	shr.u32 	%r2806, %r2805, %r466;
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
	add.s64 	%rd136, %rd106, %rd135;
	st.global.u32 	[%rd136], %r2818;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2819, [%r237+30720];
	shr.u32 	%r2820, %r2819, %r466;
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
	add.s64 	%rd138, %rd106, %rd137;
	st.global.u32 	[%rd138], %r2832;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2833, [%r237+32768];
	shr.u32 	%r2834, %r2833, %r466;
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
	add.s64 	%rd140, %rd106, %rd139;
	st.global.u32 	[%rd140], %r2846;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2847, [%r237+34816];
	shr.u32 	%r2848, %r2847, %r466;
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
	add.s64 	%rd142, %rd106, %rd141;
	st.global.u32 	[%rd142], %r2860;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2861, [%r237+36864];
	shr.u32 	%r2862, %r2861, %r466;
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
	add.s64 	%rd144, %rd106, %rd143;
	st.global.u32 	[%rd144], %r2874;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2875, [%r237+38912];
	shr.u32 	%r2876, %r2875, %r466;
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
	add.s64 	%rd146, %rd106, %rd145;
	st.global.u32 	[%rd146], %r2888;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2889, [%r237+40960];
	shr.u32 	%r2890, %r2889, %r466;
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
	add.s64 	%rd148, %rd106, %rd147;
	st.global.u32 	[%rd148], %r2902;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r2903, [%r237+43008];
	shr.u32 	%r2904, %r2903, %r466;
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
	add.s64 	%rd150, %rd106, %rd149;
	st.global.u32 	[%rd150], %r2916;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_306;
$L__BB0_260:
	mad.lo.s32 	%r436, %r17, -11264, %r465;
	setp.ge.s32 	%p196, %r15, %r436;
	@%p196 bra 	$L__BB0_262;
	ld.shared.u32 	%r2160, [%r237];
	shr.u32 	%r2161, %r2160, %r466;
	shl.b32 	%r2162, %r2161, 2;
	and.b32  	%r2163, %r2162, 1020;
	add.s32 	%r2164, %r677, %r2163;
	ld.shared.u32 	%r2165, [%r2164+45056];
	setp.eq.s32 	%p198, %r7, 3;
	selp.b32 	%r2169, %r1, 0, %p198;
	add.s32 	%r2170, %r2160, %r2169;
	setp.gt.s32 	%p199, %r7, 1;
	selp.b32 	%r2171, -2147483648, 0, %p199;
	xor.b32  	%r2172, %r2170, %r2171;
	shr.s32 	%r2173, %r2170, 31;
	not.b32 	%r2174, %r2173;
	selp.b32 	%r2175, 2147483647, 0, %p198;
	and.b32  	%r2176, %r2175, %r2174;
	xor.b32  	%r2177, %r2172, %r2176;
	cvta.to.global.u64 	%rd40, %rd6;
	add.s32 	%r2178, %r2165, %r15;
	mul.wide.u32 	%rd41, %r2178, 4;
	add.s64 	%rd42, %rd40, %rd41;
	st.global.u32 	[%rd42], %r2177;
$L__BB0_262:
	bar.warp.sync 	-1;
	add.s32 	%r438, %r15, 512;
	setp.ge.s32 	%p200, %r438, %r436;
	@%p200 bra 	$L__BB0_264;
	ld.shared.u32 	%r2181, [%r237+2048];
	shr.u32 	%r2182, %r2181, %r466;
	shl.b32 	%r2183, %r2182, 2;
	and.b32  	%r2184, %r2183, 1020;
	add.s32 	%r2186, %r677, %r2184;
	ld.shared.u32 	%r2187, [%r2186+45056];
	setp.eq.s32 	%p202, %r7, 3;
	selp.b32 	%r2191, %r1, 0, %p202;
	add.s32 	%r2192, %r2181, %r2191;
	setp.gt.s32 	%p203, %r7, 1;
	selp.b32 	%r2193, -2147483648, 0, %p203;
	xor.b32  	%r2194, %r2192, %r2193;
	shr.s32 	%r2195, %r2192, 31;
	not.b32 	%r2196, %r2195;
	selp.b32 	%r2197, 2147483647, 0, %p202;
	and.b32  	%r2198, %r2197, %r2196;
	xor.b32  	%r2199, %r2194, %r2198;
	cvta.to.global.u64 	%rd43, %rd6;
	add.s32 	%r2200, %r2187, %r438;
	mul.wide.u32 	%rd44, %r2200, 4;
	add.s64 	%rd45, %rd43, %rd44;
	st.global.u32 	[%rd45], %r2199;
$L__BB0_264:
	bar.warp.sync 	-1;
	add.s32 	%r439, %r15, 1024;
	setp.ge.s32 	%p204, %r439, %r436;
	@%p204 bra 	$L__BB0_266;
	ld.shared.u32 	%r2201, [%r237+4096];
	shr.u32 	%r2202, %r2201, %r466;
	shl.b32 	%r2203, %r2202, 2;
	and.b32  	%r2204, %r2203, 1020;
	add.s32 	%r2206, %r677, %r2204;
	ld.shared.u32 	%r2207, [%r2206+45056];
	setp.eq.s32 	%p206, %r7, 3;
	selp.b32 	%r2211, %r1, 0, %p206;
	add.s32 	%r2212, %r2201, %r2211;
	setp.gt.s32 	%p207, %r7, 1;
	selp.b32 	%r2213, -2147483648, 0, %p207;
	xor.b32  	%r2214, %r2212, %r2213;
	shr.s32 	%r2215, %r2212, 31;
	not.b32 	%r2216, %r2215;
	selp.b32 	%r2217, 2147483647, 0, %p206;
	and.b32  	%r2218, %r2217, %r2216;
	xor.b32  	%r2219, %r2214, %r2218;
	cvta.to.global.u64 	%rd46, %rd6;
	add.s32 	%r2220, %r2207, %r439;
	mul.wide.u32 	%rd47, %r2220, 4;
	add.s64 	%rd48, %rd46, %rd47;
	st.global.u32 	[%rd48], %r2219;
$L__BB0_266:
	bar.warp.sync 	-1;
	add.s32 	%r440, %r15, 1536;
	setp.ge.s32 	%p208, %r440, %r436;
	@%p208 bra 	$L__BB0_268;
	ld.shared.u32 	%r2221, [%r237+6144];
	shr.u32 	%r2222, %r2221, %r466;
	shl.b32 	%r2223, %r2222, 2;
	and.b32  	%r2224, %r2223, 1020;
	add.s32 	%r2226, %r677, %r2224;
	ld.shared.u32 	%r2227, [%r2226+45056];
	setp.eq.s32 	%p210, %r7, 3;
	selp.b32 	%r2231, %r1, 0, %p210;
	add.s32 	%r2232, %r2221, %r2231;
	setp.gt.s32 	%p211, %r7, 1;
	selp.b32 	%r2233, -2147483648, 0, %p211;
	xor.b32  	%r2234, %r2232, %r2233;
	shr.s32 	%r2235, %r2232, 31;
	not.b32 	%r2236, %r2235;
	selp.b32 	%r2237, 2147483647, 0, %p210;
	and.b32  	%r2238, %r2237, %r2236;
	xor.b32  	%r2239, %r2234, %r2238;
	cvta.to.global.u64 	%rd49, %rd6;
	add.s32 	%r2240, %r2227, %r440;
	mul.wide.u32 	%rd50, %r2240, 4;
	add.s64 	%rd51, %rd49, %rd50;
	st.global.u32 	[%rd51], %r2239;
$L__BB0_268:
	bar.warp.sync 	-1;
	add.s32 	%r441, %r15, 2048;
	setp.ge.s32 	%p212, %r441, %r436;
	@%p212 bra 	$L__BB0_270;
	ld.shared.u32 	%r2241, [%r237+8192];
	shr.u32 	%r2242, %r2241, %r466;
	shl.b32 	%r2243, %r2242, 2;
	and.b32  	%r2244, %r2243, 1020;
	add.s32 	%r2246, %r677, %r2244;
	ld.shared.u32 	%r2247, [%r2246+45056];
	setp.eq.s32 	%p214, %r7, 3;
	selp.b32 	%r2251, %r1, 0, %p214;
	add.s32 	%r2252, %r2241, %r2251;
	setp.gt.s32 	%p215, %r7, 1;
	selp.b32 	%r2253, -2147483648, 0, %p215;
	xor.b32  	%r2254, %r2252, %r2253;
	shr.s32 	%r2255, %r2252, 31;
	not.b32 	%r2256, %r2255;
	selp.b32 	%r2257, 2147483647, 0, %p214;
	and.b32  	%r2258, %r2257, %r2256;
	xor.b32  	%r2259, %r2254, %r2258;
	cvta.to.global.u64 	%rd52, %rd6;
	add.s32 	%r2260, %r2247, %r441;
	mul.wide.u32 	%rd53, %r2260, 4;
	add.s64 	%rd54, %rd52, %rd53;
	st.global.u32 	[%rd54], %r2259;
$L__BB0_270:
	bar.warp.sync 	-1;
	add.s32 	%r442, %r15, 2560;
	setp.ge.s32 	%p216, %r442, %r436;
	@%p216 bra 	$L__BB0_272;
	ld.shared.u32 	%r2261, [%r237+10240];
	shr.u32 	%r2262, %r2261, %r466;
	shl.b32 	%r2263, %r2262, 2;
	and.b32  	%r2264, %r2263, 1020;
	add.s32 	%r2266, %r677, %r2264;
	ld.shared.u32 	%r2267, [%r2266+45056];
	setp.eq.s32 	%p218, %r7, 3;
	selp.b32 	%r2271, %r1, 0, %p218;
	add.s32 	%r2272, %r2261, %r2271;
	setp.gt.s32 	%p219, %r7, 1;
	selp.b32 	%r2273, -2147483648, 0, %p219;
	xor.b32  	%r2274, %r2272, %r2273;
	shr.s32 	%r2275, %r2272, 31;
	not.b32 	%r2276, %r2275;
	selp.b32 	%r2277, 2147483647, 0, %p218;
	and.b32  	%r2278, %r2277, %r2276;
	xor.b32  	%r2279, %r2274, %r2278;
	cvta.to.global.u64 	%rd55, %rd6;
	add.s32 	%r2280, %r2267, %r442;
	mul.wide.u32 	%rd56, %r2280, 4;
	add.s64 	%rd57, %rd55, %rd56;
	st.global.u32 	[%rd57], %r2279;
$L__BB0_272:
	bar.warp.sync 	-1;
	add.s32 	%r443, %r15, 3072;
	setp.ge.s32 	%p220, %r443, %r436;
	@%p220 bra 	$L__BB0_274;
	ld.shared.u32 	%r2281, [%r237+12288];
	shr.u32 	%r2282, %r2281, %r466;
	shl.b32 	%r2283, %r2282, 2;
	and.b32  	%r2284, %r2283, 1020;
	add.s32 	%r2286, %r677, %r2284;
	ld.shared.u32 	%r2287, [%r2286+45056];
	setp.eq.s32 	%p222, %r7, 3;
	selp.b32 	%r2291, %r1, 0, %p222;
	add.s32 	%r2292, %r2281, %r2291;
	setp.gt.s32 	%p223, %r7, 1;
	selp.b32 	%r2293, -2147483648, 0, %p223;
	xor.b32  	%r2294, %r2292, %r2293;
	shr.s32 	%r2295, %r2292, 31;
	not.b32 	%r2296, %r2295;
	selp.b32 	%r2297, 2147483647, 0, %p222;
	and.b32  	%r2298, %r2297, %r2296;
	xor.b32  	%r2299, %r2294, %r2298;
	cvta.to.global.u64 	%rd58, %rd6;
	add.s32 	%r2300, %r2287, %r443;
	mul.wide.u32 	%rd59, %r2300, 4;
	add.s64 	%rd60, %rd58, %rd59;
	st.global.u32 	[%rd60], %r2299;
$L__BB0_274:
	bar.warp.sync 	-1;
	add.s32 	%r444, %r15, 3584;
	setp.ge.s32 	%p224, %r444, %r436;
	@%p224 bra 	$L__BB0_276;
	ld.shared.u32 	%r2301, [%r237+14336];
	shr.u32 	%r2302, %r2301, %r466;
	shl.b32 	%r2303, %r2302, 2;
	and.b32  	%r2304, %r2303, 1020;
	add.s32 	%r2306, %r677, %r2304;
	ld.shared.u32 	%r2307, [%r2306+45056];
	setp.eq.s32 	%p226, %r7, 3;
	selp.b32 	%r2311, %r1, 0, %p226;
	add.s32 	%r2312, %r2301, %r2311;
	setp.gt.s32 	%p227, %r7, 1;
	selp.b32 	%r2313, -2147483648, 0, %p227;
	xor.b32  	%r2314, %r2312, %r2313;
	shr.s32 	%r2315, %r2312, 31;
	not.b32 	%r2316, %r2315;
	selp.b32 	%r2317, 2147483647, 0, %p226;
	and.b32  	%r2318, %r2317, %r2316;
	xor.b32  	%r2319, %r2314, %r2318;
	cvta.to.global.u64 	%rd61, %rd6;
	add.s32 	%r2320, %r2307, %r444;
	mul.wide.u32 	%rd62, %r2320, 4;
	add.s64 	%rd63, %rd61, %rd62;
	st.global.u32 	[%rd63], %r2319;
$L__BB0_276:
	bar.warp.sync 	-1;
	add.s32 	%r445, %r15, 4096;
	setp.ge.s32 	%p228, %r445, %r436;
	@%p228 bra 	$L__BB0_278;
	ld.shared.u32 	%r2321, [%r237+16384];
	shr.u32 	%r2322, %r2321, %r466;
	shl.b32 	%r2323, %r2322, 2;
	and.b32  	%r2324, %r2323, 1020;
	add.s32 	%r2326, %r677, %r2324;
	ld.shared.u32 	%r2327, [%r2326+45056];
	setp.eq.s32 	%p230, %r7, 3;
	selp.b32 	%r2331, %r1, 0, %p230;
	add.s32 	%r2332, %r2321, %r2331;
	setp.gt.s32 	%p231, %r7, 1;
	selp.b32 	%r2333, -2147483648, 0, %p231;
	xor.b32  	%r2334, %r2332, %r2333;
	shr.s32 	%r2335, %r2332, 31;
	not.b32 	%r2336, %r2335;
	selp.b32 	%r2337, 2147483647, 0, %p230;
	and.b32  	%r2338, %r2337, %r2336;
	xor.b32  	%r2339, %r2334, %r2338;
	cvta.to.global.u64 	%rd64, %rd6;
	add.s32 	%r2340, %r2327, %r445;
	mul.wide.u32 	%rd65, %r2340, 4;
	add.s64 	%rd66, %rd64, %rd65;
	st.global.u32 	[%rd66], %r2339;
$L__BB0_278:
	bar.warp.sync 	-1;
	add.s32 	%r446, %r15, 4608;
	setp.ge.s32 	%p232, %r446, %r436;
	@%p232 bra 	$L__BB0_280;
	ld.shared.u32 	%r2341, [%r237+18432];
	shr.u32 	%r2342, %r2341, %r466;
	shl.b32 	%r2343, %r2342, 2;
	and.b32  	%r2344, %r2343, 1020;
	add.s32 	%r2346, %r677, %r2344;
	ld.shared.u32 	%r2347, [%r2346+45056];
	setp.eq.s32 	%p234, %r7, 3;
	selp.b32 	%r2351, %r1, 0, %p234;
	add.s32 	%r2352, %r2341, %r2351;
	setp.gt.s32 	%p235, %r7, 1;
	selp.b32 	%r2353, -2147483648, 0, %p235;
	xor.b32  	%r2354, %r2352, %r2353;
	shr.s32 	%r2355, %r2352, 31;
	not.b32 	%r2356, %r2355;
	selp.b32 	%r2357, 2147483647, 0, %p234;
	and.b32  	%r2358, %r2357, %r2356;
	xor.b32  	%r2359, %r2354, %r2358;
	cvta.to.global.u64 	%rd67, %rd6;
	add.s32 	%r2360, %r2347, %r446;
	mul.wide.u32 	%rd68, %r2360, 4;
	add.s64 	%rd69, %rd67, %rd68;
	st.global.u32 	[%rd69], %r2359;
$L__BB0_280:
	bar.warp.sync 	-1;
	add.s32 	%r447, %r15, 5120;
	setp.ge.s32 	%p236, %r447, %r436;
	@%p236 bra 	$L__BB0_282;
	ld.shared.u32 	%r2361, [%r237+20480];
	shr.u32 	%r2362, %r2361, %r466;
	shl.b32 	%r2363, %r2362, 2;
	and.b32  	%r2364, %r2363, 1020;
	add.s32 	%r2366, %r677, %r2364;
	ld.shared.u32 	%r2367, [%r2366+45056];
	setp.eq.s32 	%p238, %r7, 3;
	selp.b32 	%r2371, %r1, 0, %p238;
	add.s32 	%r2372, %r2361, %r2371;
	setp.gt.s32 	%p239, %r7, 1;
	selp.b32 	%r2373, -2147483648, 0, %p239;
	xor.b32  	%r2374, %r2372, %r2373;
	shr.s32 	%r2375, %r2372, 31;
	not.b32 	%r2376, %r2375;
	selp.b32 	%r2377, 2147483647, 0, %p238;
	and.b32  	%r2378, %r2377, %r2376;
	xor.b32  	%r2379, %r2374, %r2378;
	cvta.to.global.u64 	%rd70, %rd6;
	add.s32 	%r2380, %r2367, %r447;
	mul.wide.u32 	%rd71, %r2380, 4;
	add.s64 	%rd72, %rd70, %rd71;
	st.global.u32 	[%rd72], %r2379;
$L__BB0_282:
	bar.warp.sync 	-1;
	add.s32 	%r448, %r15, 5632;
	setp.ge.s32 	%p240, %r448, %r436;
	@%p240 bra 	$L__BB0_284;
	ld.shared.u32 	%r2381, [%r237+22528];
	shr.u32 	%r2382, %r2381, %r466;
	shl.b32 	%r2383, %r2382, 2;
	and.b32  	%r2384, %r2383, 1020;
	add.s32 	%r2386, %r677, %r2384;
	ld.shared.u32 	%r2387, [%r2386+45056];
	setp.eq.s32 	%p242, %r7, 3;
	selp.b32 	%r2391, %r1, 0, %p242;
	add.s32 	%r2392, %r2381, %r2391;
	setp.gt.s32 	%p243, %r7, 1;
	selp.b32 	%r2393, -2147483648, 0, %p243;
	xor.b32  	%r2394, %r2392, %r2393;
	shr.s32 	%r2395, %r2392, 31;
	not.b32 	%r2396, %r2395;
	selp.b32 	%r2397, 2147483647, 0, %p242;
	and.b32  	%r2398, %r2397, %r2396;
	xor.b32  	%r2399, %r2394, %r2398;
	cvta.to.global.u64 	%rd73, %rd6;
	add.s32 	%r2400, %r2387, %r448;
	mul.wide.u32 	%rd74, %r2400, 4;
	add.s64 	%rd75, %rd73, %rd74;
	st.global.u32 	[%rd75], %r2399;
$L__BB0_284:
	bar.warp.sync 	-1;
	add.s32 	%r449, %r15, 6144;
	setp.ge.s32 	%p244, %r449, %r436;
	@%p244 bra 	$L__BB0_286;
	ld.shared.u32 	%r2401, [%r237+24576];
	shr.u32 	%r2402, %r2401, %r466;
	shl.b32 	%r2403, %r2402, 2;
	and.b32  	%r2404, %r2403, 1020;
	add.s32 	%r2406, %r677, %r2404;
	ld.shared.u32 	%r2407, [%r2406+45056];
	setp.eq.s32 	%p246, %r7, 3;
	selp.b32 	%r2411, %r1, 0, %p246;
	add.s32 	%r2412, %r2401, %r2411;
	setp.gt.s32 	%p247, %r7, 1;
	selp.b32 	%r2413, -2147483648, 0, %p247;
	xor.b32  	%r2414, %r2412, %r2413;
	shr.s32 	%r2415, %r2412, 31;
	not.b32 	%r2416, %r2415;
	selp.b32 	%r2417, 2147483647, 0, %p246;
	and.b32  	%r2418, %r2417, %r2416;
	xor.b32  	%r2419, %r2414, %r2418;
	cvta.to.global.u64 	%rd76, %rd6;
	add.s32 	%r2420, %r2407, %r449;
	mul.wide.u32 	%rd77, %r2420, 4;
	add.s64 	%rd78, %rd76, %rd77;
	st.global.u32 	[%rd78], %r2419;
$L__BB0_286:
	bar.warp.sync 	-1;
	add.s32 	%r450, %r15, 6656;
	setp.ge.s32 	%p248, %r450, %r436;
	@%p248 bra 	$L__BB0_288;
	ld.shared.u32 	%r2421, [%r237+26624];
	shr.u32 	%r2422, %r2421, %r466;
	shl.b32 	%r2423, %r2422, 2;
	and.b32  	%r2424, %r2423, 1020;
	add.s32 	%r2426, %r677, %r2424;
	ld.shared.u32 	%r2427, [%r2426+45056];
	setp.eq.s32 	%p250, %r7, 3;
	selp.b32 	%r2431, %r1, 0, %p250;
	add.s32 	%r2432, %r2421, %r2431;
	setp.gt.s32 	%p251, %r7, 1;
	selp.b32 	%r2433, -2147483648, 0, %p251;
	xor.b32  	%r2434, %r2432, %r2433;
	shr.s32 	%r2435, %r2432, 31;
	not.b32 	%r2436, %r2435;
	selp.b32 	%r2437, 2147483647, 0, %p250;
	and.b32  	%r2438, %r2437, %r2436;
	xor.b32  	%r2439, %r2434, %r2438;
	cvta.to.global.u64 	%rd79, %rd6;
	add.s32 	%r2440, %r2427, %r450;
	mul.wide.u32 	%rd80, %r2440, 4;
	add.s64 	%rd81, %rd79, %rd80;
	st.global.u32 	[%rd81], %r2439;
$L__BB0_288:
	bar.warp.sync 	-1;
	add.s32 	%r451, %r15, 7168;
	setp.ge.s32 	%p252, %r451, %r436;
	@%p252 bra 	$L__BB0_290;
	ld.shared.u32 	%r2441, [%r237+28672];
	shr.u32 	%r2442, %r2441, %r466;
	shl.b32 	%r2443, %r2442, 2;
	and.b32  	%r2444, %r2443, 1020;
	add.s32 	%r2446, %r677, %r2444;
	ld.shared.u32 	%r2447, [%r2446+45056];
	setp.eq.s32 	%p254, %r7, 3;
	selp.b32 	%r2451, %r1, 0, %p254;
	add.s32 	%r2452, %r2441, %r2451;
	setp.gt.s32 	%p255, %r7, 1;
	selp.b32 	%r2453, -2147483648, 0, %p255;
	xor.b32  	%r2454, %r2452, %r2453;
	shr.s32 	%r2455, %r2452, 31;
	not.b32 	%r2456, %r2455;
	selp.b32 	%r2457, 2147483647, 0, %p254;
	and.b32  	%r2458, %r2457, %r2456;
	xor.b32  	%r2459, %r2454, %r2458;
	cvta.to.global.u64 	%rd82, %rd6;
	add.s32 	%r2460, %r2447, %r451;
	mul.wide.u32 	%rd83, %r2460, 4;
	add.s64 	%rd84, %rd82, %rd83;
	st.global.u32 	[%rd84], %r2459;
$L__BB0_290:
	bar.warp.sync 	-1;
	add.s32 	%r452, %r15, 7680;
	setp.ge.s32 	%p256, %r452, %r436;
	@%p256 bra 	$L__BB0_292;
	ld.shared.u32 	%r2461, [%r237+30720];
	shr.u32 	%r2462, %r2461, %r466;
	shl.b32 	%r2463, %r2462, 2;
	and.b32  	%r2464, %r2463, 1020;
	add.s32 	%r2466, %r677, %r2464;
	ld.shared.u32 	%r2467, [%r2466+45056];
	setp.eq.s32 	%p258, %r7, 3;
	selp.b32 	%r2471, %r1, 0, %p258;
	add.s32 	%r2472, %r2461, %r2471;
	setp.gt.s32 	%p259, %r7, 1;
	selp.b32 	%r2473, -2147483648, 0, %p259;
	xor.b32  	%r2474, %r2472, %r2473;
	shr.s32 	%r2475, %r2472, 31;
	not.b32 	%r2476, %r2475;
	selp.b32 	%r2477, 2147483647, 0, %p258;
	and.b32  	%r2478, %r2477, %r2476;
	xor.b32  	%r2479, %r2474, %r2478;
	cvta.to.global.u64 	%rd85, %rd6;
	add.s32 	%r2480, %r2467, %r452;
	mul.wide.u32 	%rd86, %r2480, 4;
	add.s64 	%rd87, %rd85, %rd86;
	st.global.u32 	[%rd87], %r2479;
$L__BB0_292:
	bar.warp.sync 	-1;
	add.s32 	%r453, %r15, 8192;
	setp.ge.s32 	%p260, %r453, %r436;
	@%p260 bra 	$L__BB0_294;
	ld.shared.u32 	%r2481, [%r237+32768];
	shr.u32 	%r2482, %r2481, %r466;
	shl.b32 	%r2483, %r2482, 2;
	and.b32  	%r2484, %r2483, 1020;
	add.s32 	%r2486, %r677, %r2484;
	ld.shared.u32 	%r2487, [%r2486+45056];
	setp.eq.s32 	%p262, %r7, 3;
	selp.b32 	%r2491, %r1, 0, %p262;
	add.s32 	%r2492, %r2481, %r2491;
	setp.gt.s32 	%p263, %r7, 1;
	selp.b32 	%r2493, -2147483648, 0, %p263;
	xor.b32  	%r2494, %r2492, %r2493;
	shr.s32 	%r2495, %r2492, 31;
	not.b32 	%r2496, %r2495;
	selp.b32 	%r2497, 2147483647, 0, %p262;
	and.b32  	%r2498, %r2497, %r2496;
	xor.b32  	%r2499, %r2494, %r2498;
	cvta.to.global.u64 	%rd88, %rd6;
	add.s32 	%r2500, %r2487, %r453;
	mul.wide.u32 	%rd89, %r2500, 4;
	add.s64 	%rd90, %rd88, %rd89;
	st.global.u32 	[%rd90], %r2499;
$L__BB0_294:
	bar.warp.sync 	-1;
	add.s32 	%r454, %r15, 8704;
	setp.ge.s32 	%p264, %r454, %r436;
	@%p264 bra 	$L__BB0_296;
	ld.shared.u32 	%r2501, [%r237+34816];
	shr.u32 	%r2502, %r2501, %r466;
	shl.b32 	%r2503, %r2502, 2;
	and.b32  	%r2504, %r2503, 1020;
	add.s32 	%r2506, %r677, %r2504;
	ld.shared.u32 	%r2507, [%r2506+45056];
	setp.eq.s32 	%p266, %r7, 3;
	selp.b32 	%r2511, %r1, 0, %p266;
	add.s32 	%r2512, %r2501, %r2511;
	setp.gt.s32 	%p267, %r7, 1;
	selp.b32 	%r2513, -2147483648, 0, %p267;
	xor.b32  	%r2514, %r2512, %r2513;
	shr.s32 	%r2515, %r2512, 31;
	not.b32 	%r2516, %r2515;
	selp.b32 	%r2517, 2147483647, 0, %p266;
	and.b32  	%r2518, %r2517, %r2516;
	xor.b32  	%r2519, %r2514, %r2518;
	cvta.to.global.u64 	%rd91, %rd6;
	add.s32 	%r2520, %r2507, %r454;
	mul.wide.u32 	%rd92, %r2520, 4;
	add.s64 	%rd93, %rd91, %rd92;
	st.global.u32 	[%rd93], %r2519;
$L__BB0_296:
	bar.warp.sync 	-1;
	add.s32 	%r455, %r15, 9216;
	setp.ge.s32 	%p268, %r455, %r436;
	@%p268 bra 	$L__BB0_298;
	ld.shared.u32 	%r2521, [%r237+36864];
	shr.u32 	%r2522, %r2521, %r466;
	shl.b32 	%r2523, %r2522, 2;
	and.b32  	%r2524, %r2523, 1020;
	add.s32 	%r2526, %r677, %r2524;
	ld.shared.u32 	%r2527, [%r2526+45056];
	setp.eq.s32 	%p270, %r7, 3;
	selp.b32 	%r2531, %r1, 0, %p270;
	add.s32 	%r2532, %r2521, %r2531;
	setp.gt.s32 	%p271, %r7, 1;
	selp.b32 	%r2533, -2147483648, 0, %p271;
	xor.b32  	%r2534, %r2532, %r2533;
	shr.s32 	%r2535, %r2532, 31;
	not.b32 	%r2536, %r2535;
	selp.b32 	%r2537, 2147483647, 0, %p270;
	and.b32  	%r2538, %r2537, %r2536;
	xor.b32  	%r2539, %r2534, %r2538;
	cvta.to.global.u64 	%rd94, %rd6;
	add.s32 	%r2540, %r2527, %r455;
	mul.wide.u32 	%rd95, %r2540, 4;
	add.s64 	%rd96, %rd94, %rd95;
	st.global.u32 	[%rd96], %r2539;
$L__BB0_298:
	bar.warp.sync 	-1;
	add.s32 	%r456, %r15, 9728;
	setp.ge.s32 	%p272, %r456, %r436;
	@%p272 bra 	$L__BB0_300;
	ld.shared.u32 	%r2541, [%r237+38912];
	shr.u32 	%r2542, %r2541, %r466;
	shl.b32 	%r2543, %r2542, 2;
	and.b32  	%r2544, %r2543, 1020;
	add.s32 	%r2546, %r677, %r2544;
	ld.shared.u32 	%r2547, [%r2546+45056];
	setp.eq.s32 	%p274, %r7, 3;
	selp.b32 	%r2551, %r1, 0, %p274;
	add.s32 	%r2552, %r2541, %r2551;
	setp.gt.s32 	%p275, %r7, 1;
	selp.b32 	%r2553, -2147483648, 0, %p275;
	xor.b32  	%r2554, %r2552, %r2553;
	shr.s32 	%r2555, %r2552, 31;
	not.b32 	%r2556, %r2555;
	selp.b32 	%r2557, 2147483647, 0, %p274;
	and.b32  	%r2558, %r2557, %r2556;
	xor.b32  	%r2559, %r2554, %r2558;
	cvta.to.global.u64 	%rd97, %rd6;
	add.s32 	%r2560, %r2547, %r456;
	mul.wide.u32 	%rd98, %r2560, 4;
	add.s64 	%rd99, %rd97, %rd98;
	st.global.u32 	[%rd99], %r2559;
$L__BB0_300:
	bar.warp.sync 	-1;
	add.s32 	%r457, %r15, 10240;
	setp.ge.s32 	%p276, %r457, %r436;
	@%p276 bra 	$L__BB0_302;
	ld.shared.u32 	%r2561, [%r237+40960];
	shr.u32 	%r2562, %r2561, %r466;
	shl.b32 	%r2563, %r2562, 2;
	and.b32  	%r2564, %r2563, 1020;
	add.s32 	%r2566, %r677, %r2564;
	ld.shared.u32 	%r2567, [%r2566+45056];
	setp.eq.s32 	%p278, %r7, 3;
	selp.b32 	%r2571, %r1, 0, %p278;
	add.s32 	%r2572, %r2561, %r2571;
	setp.gt.s32 	%p279, %r7, 1;
	selp.b32 	%r2573, -2147483648, 0, %p279;
	xor.b32  	%r2574, %r2572, %r2573;
	shr.s32 	%r2575, %r2572, 31;
	not.b32 	%r2576, %r2575;
	selp.b32 	%r2577, 2147483647, 0, %p278;
	and.b32  	%r2578, %r2577, %r2576;
	xor.b32  	%r2579, %r2574, %r2578;
	cvta.to.global.u64 	%rd100, %rd6;
	add.s32 	%r2580, %r2567, %r457;
	mul.wide.u32 	%rd101, %r2580, 4;
	add.s64 	%rd102, %rd100, %rd101;
	st.global.u32 	[%rd102], %r2579;
$L__BB0_302:
	bar.warp.sync 	-1;
	ld.shared.u32 	%r458, [%r237+43008];
	shr.u32 	%r2581, %r458, %r466;
	shl.b32 	%r2582, %r2581, 2;
	and.b32  	%r2583, %r2582, 1020;
	add.s32 	%r2585, %r677, %r2583;
	ld.shared.u32 	%r2586, [%r2585+45056];
	add.s32 	%r2587, %r15, 10752;
	add.s32 	%r459, %r2586, %r2587;
	setp.ge.s32 	%p280, %r2587, %r436;
	@%p280 bra 	$L__BB0_304;
	setp.eq.s32 	%p282, %r7, 3;
	selp.b32 	%r2591, %r1, 0, %p282;
	add.s32 	%r2592, %r458, %r2591;
	setp.gt.s32 	%p283, %r7, 1;
	selp.b32 	%r2593, -2147483648, 0, %p283;
	xor.b32  	%r2594, %r2592, %r2593;
	shr.s32 	%r2595, %r2592, 31;
	not.b32 	%r2596, %r2595;
	selp.b32 	%r2597, 2147483647, 0, %p282;
	and.b32  	%r2598, %r2597, %r2596;
	xor.b32  	%r2599, %r2594, %r2598;
	cvta.to.global.u64 	%rd103, %rd6;
	mul.wide.u32 	%rd104, %r459, 4;
	add.s64 	%rd105, %rd103, %rd104;
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
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_135466ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135464cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135466thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_64(
	.param .align 8 .b8 gs_cub_64_param_0[144]
)
.maxntid 384, 1, 1
{
	.reg .pred 	%p<206>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<1521>;
	.reg .b64 	%rd<821>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory[47104];
	ld.param.u64 	%rd1, [gs_cub_64_param_0+64];
	mov.u64 	%rd746, 0;
	ld.param.v2.u32 	{%r178, %r1488}, [gs_cub_64_param_0+72];
	ld.param.v2.u32 	{%r180, %r1489}, [gs_cub_64_param_0+80];
	ld.param.v2.u32 	{%r1490, %r183}, [gs_cub_64_param_0+88];
	ld.param.u32 	%r11, [gs_cub_64_param_0+136];
	ld.param.u64 	%rd200, [gs_cub_64_param_0];
	cvta.to.global.u64 	%rd744, %rd200;
	ld.param.u64 	%rd201, [gs_cub_64_param_0+8];
	cvta.to.global.u64 	%rd745, %rd201;
	ld.param.u64 	%rd4, [gs_cub_64_param_0+40];
	ld.param.u64 	%rd5, [gs_cub_64_param_0+48];
	cvta.to.global.u64 	%rd6, %rd5;
	ld.param.u64 	%rd7, [gs_cub_64_param_0+56];
	ld.param.u64 	%rd202, [gs_cub_64_param_0+104];
	cvta.to.global.u64 	%rd8, %rd202;
	ld.param.u64 	%rd9, [gs_cub_64_param_0+96];
	setp.eq.s64 	%p7, %rd9, 0;
	@%p7 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd10, %rd9;
	ld.global.v2.u16 	{%rs3, %rs4}, [%rd10+8];
	cvt.s32.s16 	%r12, %rs4;
	setp.ge.s32 	%p8, %r11, %r12;
	@%p8 bra 	$L__BB0_227;
	ld.global.u64 	%rd746, [%rd10];
	ld.global.u32 	%r184, [%rd10+12];
	add.s32 	%r185, %r11, 1;
	setp.eq.s32 	%p9, %r185, %r12;
	setp.eq.s32 	%p10, %r184, 0;
	and.pred  	%p1, %p10, %p9;
	cvt.s32.s16 	%r186, %rs3;
	shl.b32 	%r187, %r11, 3;
	add.s32 	%r1488, %r187, %r186;
	setp.eq.s32 	%p2, %r11, 0;
	not.b32 	%r188, %r11;
	add.s32 	%r189, %r184, %r188;
	add.s32 	%r14, %r189, %r12;
	@%p2 bra 	$L__BB0_4;
	and.b32  	%r190, %r14, 1;
	setp.eq.b32 	%p11, %r190, 1;
	selp.b64 	%rd744, %rd745, %rd8, %p11;
$L__BB0_4:
	and.b32  	%r191, %r14, 1;
	setp.eq.b32 	%p12, %r191, 1;
	selp.b64 	%rd745, %rd8, %rd745, %p12;
	selp.u32 	%r1490, 1, 0, %p1;
	selp.u32 	%r1489, 1, 0, %p2;
$L__BB0_5:
	add.s32 	%r192, %r180, 1;
	setp.eq.s32 	%p13, %r1489, 0;
	selp.b32 	%r20, 0, %r192, %p13;
	setp.eq.s32 	%p14, %r1490, 0;
	selp.b32 	%r21, 0, %r192, %p14;
	setp.gt.s32 	%p15, %r20, 1;
	selp.b64 	%rd18, -9223372036854775808, 0, %p15;
	setp.eq.s32 	%p16, %r20, 3;
	selp.b64 	%rd19, 9223372036854775807, 0, %p16;
	setp.eq.s32 	%p3, %r21, 3;
	setp.eq.s32 	%p17, %r20, 0;
	selp.b64 	%rd203, %rd1, 0, %p16;
	add.s64 	%rd20, %rd203, %rd746;
	selp.b64 	%rd21, 0, %rd20, %p17;
	setp.eq.s32 	%p18, %r21, 0;
	selp.b64 	%rd204, %rd1, 0, %p3;
	add.s64 	%rd205, %rd204, %rd746;
	selp.b64 	%rd22, 0, %rd205, %p18;
	setp.ne.s32 	%p19, %r183, 0;
	and.pred  	%p4, %p19, %p16;
	mov.u32 	%r22, %tid.x;
	shr.u32 	%r23, %r22, 5;
	setp.ne.s32 	%p20, %r22, 0;
	@%p20 bra 	$L__BB0_7;
	cvta.to.global.u64 	%rd206, %rd7;
	atom.global.add.u32 	%r193, [%rd206], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080], %r193;
$L__BB0_7:
	bar.sync 	0;
	ld.shared.u32 	%r24, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080];
	mul.lo.s32 	%r194, %r24, 5760;
	add.s32 	%r25, %r194, 5760;
	setp.le.s32 	%p21, %r25, %r178;
	cvt.u64.u32 	%rd23, %r194;
	and.b32  	%r195, %r22, -32;
	mul.lo.s32 	%r196, %r195, 15;
	and.b32  	%r197, %r22, 31;
	or.b32  	%r198, %r196, %r197;
	cvt.s64.s32 	%rd207, %r198;
	add.s64 	%rd208, %rd207, %rd23;
	shl.b64 	%rd209, %rd208, 3;
	add.s64 	%rd24, %rd744, %rd209;
	@%p21 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_8;
$L__BB0_38:
	ld.global.u64 	%rd761, [%rd24];
	ld.global.u64 	%rd762, [%rd24+256];
	ld.global.u64 	%rd763, [%rd24+512];
	ld.global.u64 	%rd764, [%rd24+768];
	ld.global.u64 	%rd765, [%rd24+1024];
	ld.global.u64 	%rd766, [%rd24+1280];
	ld.global.u64 	%rd767, [%rd24+1536];
	ld.global.u64 	%rd768, [%rd24+1792];
	ld.global.u64 	%rd769, [%rd24+2048];
	ld.global.u64 	%rd770, [%rd24+2304];
	ld.global.u64 	%rd771, [%rd24+2560];
	ld.global.u64 	%rd772, [%rd24+2816];
	ld.global.u64 	%rd773, [%rd24+3072];
	ld.global.u64 	%rd774, [%rd24+3328];
	ld.global.u64 	%rd775, [%rd24+3584];
	bra.uni 	$L__BB0_39;
$L__BB0_8:
	cvt.u32.u64 	%r199, %rd23;
	add.s64 	%rd210, %rd20, -1;
	selp.b64 	%rd211, -1, %rd210, %p17;
	xor.b64  	%rd212, %rd211, %rd18;
	shr.s64 	%rd213, %rd211, 63;
	not.b64 	%rd214, %rd213;
	and.b64  	%rd215, %rd19, %rd214;
	xor.b64  	%rd775, %rd212, %rd215;
	sub.s32 	%r26, %r178, %r199;
	setp.ge.s32 	%p23, %r198, %r26;
	mov.u64 	%rd761, %rd775;
	@%p23 bra 	$L__BB0_10;
	ld.global.u64 	%rd761, [%rd24];
$L__BB0_10:
	add.s32 	%r203, %r198, 32;
	setp.ge.s32 	%p24, %r203, %r26;
	mov.u64 	%rd762, %rd775;
	@%p24 bra 	$L__BB0_12;
	ld.global.u64 	%rd762, [%rd24+256];
$L__BB0_12:
	add.s32 	%r204, %r198, 64;
	setp.ge.s32 	%p25, %r204, %r26;
	mov.u64 	%rd763, %rd775;
	@%p25 bra 	$L__BB0_14;
	ld.global.u64 	%rd763, [%rd24+512];
$L__BB0_14:
	add.s32 	%r205, %r198, 96;
	setp.ge.s32 	%p26, %r205, %r26;
	mov.u64 	%rd764, %rd775;
	@%p26 bra 	$L__BB0_16;
	ld.global.u64 	%rd764, [%rd24+768];
$L__BB0_16:
	add.s32 	%r206, %r198, 128;
	setp.ge.s32 	%p27, %r206, %r26;
	mov.u64 	%rd765, %rd775;
	@%p27 bra 	$L__BB0_18;
	ld.global.u64 	%rd765, [%rd24+1024];
$L__BB0_18:
	add.s32 	%r207, %r198, 160;
	setp.ge.s32 	%p28, %r207, %r26;
	mov.u64 	%rd766, %rd775;
	@%p28 bra 	$L__BB0_20;
	ld.global.u64 	%rd766, [%rd24+1280];
$L__BB0_20:
	add.s32 	%r208, %r198, 192;
	setp.ge.s32 	%p29, %r208, %r26;
	mov.u64 	%rd767, %rd775;
	@%p29 bra 	$L__BB0_22;
	ld.global.u64 	%rd767, [%rd24+1536];
$L__BB0_22:
	add.s32 	%r209, %r198, 224;
	setp.ge.s32 	%p30, %r209, %r26;
	mov.u64 	%rd768, %rd775;
	@%p30 bra 	$L__BB0_24;
	ld.global.u64 	%rd768, [%rd24+1792];
$L__BB0_24:
	add.s32 	%r210, %r198, 256;
	setp.ge.s32 	%p31, %r210, %r26;
	mov.u64 	%rd769, %rd775;
	@%p31 bra 	$L__BB0_26;
	ld.global.u64 	%rd769, [%rd24+2048];
$L__BB0_26:
	add.s32 	%r211, %r198, 288;
	setp.ge.s32 	%p32, %r211, %r26;
	mov.u64 	%rd770, %rd775;
	@%p32 bra 	$L__BB0_28;
	ld.global.u64 	%rd770, [%rd24+2304];
$L__BB0_28:
	add.s32 	%r212, %r198, 320;
	setp.ge.s32 	%p33, %r212, %r26;
	mov.u64 	%rd771, %rd775;
	@%p33 bra 	$L__BB0_30;
	ld.global.u64 	%rd771, [%rd24+2560];
$L__BB0_30:
	add.s32 	%r213, %r198, 352;
	setp.ge.s32 	%p34, %r213, %r26;
	mov.u64 	%rd772, %rd775;
	@%p34 bra 	$L__BB0_32;
	ld.global.u64 	%rd772, [%rd24+2816];
$L__BB0_32:
	add.s32 	%r214, %r198, 384;
	setp.ge.s32 	%p35, %r214, %r26;
	mov.u64 	%rd773, %rd775;
	@%p35 bra 	$L__BB0_34;
	ld.global.u64 	%rd773, [%rd24+3072];
$L__BB0_34:
	add.s32 	%r215, %r198, 416;
	setp.ge.s32 	%p36, %r215, %r26;
	mov.u64 	%rd774, %rd775;
	@%p36 bra 	$L__BB0_36;
	ld.global.u64 	%rd774, [%rd24+3328];
$L__BB0_36:
	add.s32 	%r216, %r198, 448;
	setp.ge.s32 	%p37, %r216, %r26;
	@%p37 bra 	$L__BB0_39;
	ld.global.u64 	%rd775, [%rd24+3584];
$L__BB0_39:
	mov.u64 	%rd216, 9223372036854775807;
	sub.s64 	%rd85, %rd216, %rd1;
	not.b64 	%rd820, %rd746;
	not.pred 	%p38, %p4;
	@%p38 bra 	$L__BB0_42;
	and.b64  	%rd87, %rd761, 9223372036854775807;
	setp.gt.u64 	%p39, %rd87, %rd85;
	mov.u64 	%rd806, %rd820;
	@%p39 bra 	$L__BB0_43;
	setp.eq.s64 	%p40, %rd87, 0;
	selp.b64 	%rd761, 0, %rd761, %p40;
$L__BB0_42:
	shr.s64 	%rd217, %rd761, 63;
	and.b64  	%rd218, %rd217, %rd19;
	xor.b64  	%rd219, %rd761, %rd18;
	xor.b64  	%rd220, %rd219, %rd218;
	sub.s64 	%rd806, %rd220, %rd21;
$L__BB0_43:
	@%p38 bra 	$L__BB0_46;
	and.b64  	%rd92, %rd762, 9223372036854775807;
	setp.gt.u64 	%p42, %rd92, %rd85;
	mov.u64 	%rd807, %rd820;
	@%p42 bra 	$L__BB0_47;
	setp.eq.s64 	%p43, %rd92, 0;
	selp.b64 	%rd762, 0, %rd762, %p43;
$L__BB0_46:
	shr.s64 	%rd221, %rd762, 63;
	and.b64  	%rd222, %rd221, %rd19;
	xor.b64  	%rd223, %rd762, %rd18;
	xor.b64  	%rd224, %rd223, %rd222;
	sub.s64 	%rd807, %rd224, %rd21;
$L__BB0_47:
	@%p38 bra 	$L__BB0_50;
	and.b64  	%rd97, %rd763, 9223372036854775807;
	setp.gt.u64 	%p45, %rd97, %rd85;
	mov.u64 	%rd808, %rd820;
	@%p45 bra 	$L__BB0_51;
	setp.eq.s64 	%p46, %rd97, 0;
	selp.b64 	%rd763, 0, %rd763, %p46;
$L__BB0_50:
	shr.s64 	%rd225, %rd763, 63;
	and.b64  	%rd226, %rd225, %rd19;
	xor.b64  	%rd227, %rd763, %rd18;
	xor.b64  	%rd228, %rd227, %rd226;
	sub.s64 	%rd808, %rd228, %rd21;
$L__BB0_51:
	@%p38 bra 	$L__BB0_54;
	and.b64  	%rd102, %rd764, 9223372036854775807;
	setp.gt.u64 	%p48, %rd102, %rd85;
	mov.u64 	%rd809, %rd820;
	@%p48 bra 	$L__BB0_55;
	setp.eq.s64 	%p49, %rd102, 0;
	selp.b64 	%rd764, 0, %rd764, %p49;
$L__BB0_54:
	shr.s64 	%rd229, %rd764, 63;
	and.b64  	%rd230, %rd229, %rd19;
	xor.b64  	%rd231, %rd764, %rd18;
	xor.b64  	%rd232, %rd231, %rd230;
	sub.s64 	%rd809, %rd232, %rd21;
$L__BB0_55:
	@%p38 bra 	$L__BB0_58;
	and.b64  	%rd107, %rd765, 9223372036854775807;
	setp.gt.u64 	%p51, %rd107, %rd85;
	mov.u64 	%rd810, %rd820;
	@%p51 bra 	$L__BB0_59;
	setp.eq.s64 	%p52, %rd107, 0;
	selp.b64 	%rd765, 0, %rd765, %p52;
$L__BB0_58:
	shr.s64 	%rd233, %rd765, 63;
	and.b64  	%rd234, %rd233, %rd19;
	xor.b64  	%rd235, %rd765, %rd18;
	xor.b64  	%rd236, %rd235, %rd234;
	sub.s64 	%rd810, %rd236, %rd21;
$L__BB0_59:
	@%p38 bra 	$L__BB0_62;
	and.b64  	%rd112, %rd766, 9223372036854775807;
	setp.gt.u64 	%p54, %rd112, %rd85;
	mov.u64 	%rd811, %rd820;
	@%p54 bra 	$L__BB0_63;
	setp.eq.s64 	%p55, %rd112, 0;
	selp.b64 	%rd766, 0, %rd766, %p55;
$L__BB0_62:
	shr.s64 	%rd237, %rd766, 63;
	and.b64  	%rd238, %rd237, %rd19;
	xor.b64  	%rd239, %rd766, %rd18;
	xor.b64  	%rd240, %rd239, %rd238;
	sub.s64 	%rd811, %rd240, %rd21;
$L__BB0_63:
	@%p38 bra 	$L__BB0_66;
	and.b64  	%rd117, %rd767, 9223372036854775807;
	setp.gt.u64 	%p57, %rd117, %rd85;
	mov.u64 	%rd812, %rd820;
	@%p57 bra 	$L__BB0_67;
	setp.eq.s64 	%p58, %rd117, 0;
	selp.b64 	%rd767, 0, %rd767, %p58;
$L__BB0_66:
	shr.s64 	%rd241, %rd767, 63;
	and.b64  	%rd242, %rd241, %rd19;
	xor.b64  	%rd243, %rd767, %rd18;
	xor.b64  	%rd244, %rd243, %rd242;
	sub.s64 	%rd812, %rd244, %rd21;
$L__BB0_67:
	@%p38 bra 	$L__BB0_70;
	and.b64  	%rd122, %rd768, 9223372036854775807;
	setp.gt.u64 	%p60, %rd122, %rd85;
	mov.u64 	%rd813, %rd820;
	@%p60 bra 	$L__BB0_71;
	setp.eq.s64 	%p61, %rd122, 0;
	selp.b64 	%rd768, 0, %rd768, %p61;
$L__BB0_70:
	shr.s64 	%rd245, %rd768, 63;
	and.b64  	%rd246, %rd245, %rd19;
	xor.b64  	%rd247, %rd768, %rd18;
	xor.b64  	%rd248, %rd247, %rd246;
	sub.s64 	%rd813, %rd248, %rd21;
$L__BB0_71:
	@%p38 bra 	$L__BB0_74;
	and.b64  	%rd127, %rd769, 9223372036854775807;
	setp.gt.u64 	%p63, %rd127, %rd85;
	mov.u64 	%rd814, %rd820;
	@%p63 bra 	$L__BB0_75;
	setp.eq.s64 	%p64, %rd127, 0;
	selp.b64 	%rd769, 0, %rd769, %p64;
$L__BB0_74:
	shr.s64 	%rd249, %rd769, 63;
	and.b64  	%rd250, %rd249, %rd19;
	xor.b64  	%rd251, %rd769, %rd18;
	xor.b64  	%rd252, %rd251, %rd250;
	sub.s64 	%rd814, %rd252, %rd21;
$L__BB0_75:
	@%p38 bra 	$L__BB0_78;
	and.b64  	%rd132, %rd770, 9223372036854775807;
	setp.gt.u64 	%p66, %rd132, %rd85;
	mov.u64 	%rd815, %rd820;
	@%p66 bra 	$L__BB0_79;
	setp.eq.s64 	%p67, %rd132, 0;
	selp.b64 	%rd770, 0, %rd770, %p67;
$L__BB0_78:
	shr.s64 	%rd253, %rd770, 63;
	and.b64  	%rd254, %rd253, %rd19;
	xor.b64  	%rd255, %rd770, %rd18;
	xor.b64  	%rd256, %rd255, %rd254;
	sub.s64 	%rd815, %rd256, %rd21;
$L__BB0_79:
	@%p38 bra 	$L__BB0_82;
	and.b64  	%rd137, %rd771, 9223372036854775807;
	setp.gt.u64 	%p69, %rd137, %rd85;
	mov.u64 	%rd816, %rd820;
	@%p69 bra 	$L__BB0_83;
	setp.eq.s64 	%p70, %rd137, 0;
	selp.b64 	%rd771, 0, %rd771, %p70;
$L__BB0_82:
	shr.s64 	%rd257, %rd771, 63;
	and.b64  	%rd258, %rd257, %rd19;
	xor.b64  	%rd259, %rd771, %rd18;
	xor.b64  	%rd260, %rd259, %rd258;
	sub.s64 	%rd816, %rd260, %rd21;
$L__BB0_83:
	@%p38 bra 	$L__BB0_86;
	and.b64  	%rd142, %rd772, 9223372036854775807;
	setp.gt.u64 	%p72, %rd142, %rd85;
	mov.u64 	%rd817, %rd820;
	@%p72 bra 	$L__BB0_87;
	setp.eq.s64 	%p73, %rd142, 0;
	selp.b64 	%rd772, 0, %rd772, %p73;
$L__BB0_86:
	shr.s64 	%rd261, %rd772, 63;
	and.b64  	%rd262, %rd261, %rd19;
	xor.b64  	%rd263, %rd772, %rd18;
	xor.b64  	%rd264, %rd263, %rd262;
	sub.s64 	%rd817, %rd264, %rd21;
$L__BB0_87:
	@%p38 bra 	$L__BB0_90;
	and.b64  	%rd147, %rd773, 9223372036854775807;
	setp.gt.u64 	%p75, %rd147, %rd85;
	mov.u64 	%rd818, %rd820;
	@%p75 bra 	$L__BB0_91;
	setp.eq.s64 	%p76, %rd147, 0;
	selp.b64 	%rd773, 0, %rd773, %p76;
$L__BB0_90:
	shr.s64 	%rd265, %rd773, 63;
	and.b64  	%rd266, %rd265, %rd19;
	xor.b64  	%rd267, %rd773, %rd18;
	xor.b64  	%rd268, %rd267, %rd266;
	sub.s64 	%rd818, %rd268, %rd21;
$L__BB0_91:
	@%p38 bra 	$L__BB0_94;
	and.b64  	%rd152, %rd774, 9223372036854775807;
	setp.gt.u64 	%p78, %rd152, %rd85;
	mov.u64 	%rd819, %rd820;
	@%p78 bra 	$L__BB0_95;
	setp.eq.s64 	%p79, %rd152, 0;
	selp.b64 	%rd774, 0, %rd774, %p79;
$L__BB0_94:
	shr.s64 	%rd269, %rd774, 63;
	and.b64  	%rd270, %rd269, %rd19;
	xor.b64  	%rd271, %rd774, %rd18;
	xor.b64  	%rd272, %rd271, %rd270;
	sub.s64 	%rd819, %rd272, %rd21;
$L__BB0_95:
	@%p38 bra 	$L__BB0_98;
	and.b64  	%rd157, %rd775, 9223372036854775807;
	setp.gt.u64 	%p81, %rd157, %rd85;
	@%p81 bra 	$L__BB0_99;
	setp.eq.s64 	%p82, %rd157, 0;
	selp.b64 	%rd775, 0, %rd775, %p82;
$L__BB0_98:
	shr.s64 	%rd273, %rd775, 63;
	and.b64  	%rd274, %rd273, %rd19;
	xor.b64  	%rd275, %rd775, %rd18;
	xor.b64  	%rd276, %rd275, %rd274;
	sub.s64 	%rd820, %rd276, %rd21;
$L__BB0_99:
	mov.u32 %r217, %laneid;
	setp.gt.s32 	%p83, %r217, 255;
	@%p83 bra 	$L__BB0_106;
	max.s32 	%r218, %r217, 224;
	add.s32 	%r219, %r218, 31;
	sub.s32 	%r29, %r219, %r217;
	shr.u32 	%r220, %r29, 5;
	add.s32 	%r221, %r220, 1;
	and.b32  	%r1493, %r221, 3;
	setp.eq.s32 	%p84, %r1493, 0;
	mov.u32 	%r1494, %r217;
	@%p84 bra 	$L__BB0_103;
	shl.b32 	%r222, %r23, 10;
	mov.u32 	%r223, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r224, %r223, %r222;
	shl.b32 	%r225, %r217, 2;
	add.s32 	%r1491, %r224, %r225;
	mov.u32 	%r1494, %r217;
$L__BB0_102:
	.pragma "nounroll";
	mov.u32 	%r226, 0;
	st.shared.u32 	[%r1491], %r226;
	add.s32 	%r1494, %r1494, 32;
	add.s32 	%r1491, %r1491, 128;
	add.s32 	%r1493, %r1493, -1;
	setp.ne.s32 	%p85, %r1493, 0;
	@%p85 bra 	$L__BB0_102;
$L__BB0_103:
	setp.lt.u32 	%p86, %r29, 96;
	@%p86 bra 	$L__BB0_106;
	add.s32 	%r1496, %r1494, -128;
	shl.b32 	%r227, %r23, 10;
	mov.u32 	%r228, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r229, %r228, %r227;
	shl.b32 	%r230, %r1494, 2;
	add.s32 	%r231, %r229, %r230;
	add.s32 	%r1495, %r231, 256;
$L__BB0_105:
	.pragma "nounroll";
	mov.u32 	%r232, 0;
	st.shared.u32 	[%r1495+-256], %r232;
	st.shared.u32 	[%r1495+-128], %r232;
	st.shared.u32 	[%r1495], %r232;
	st.shared.u32 	[%r1495+128], %r232;
	add.s32 	%r1495, %r1495, 512;
	add.s32 	%r1496, %r1496, 128;
	setp.lt.s32 	%p87, %r1496, 128;
	@%p87 bra 	$L__BB0_105;
$L__BB0_106:
	bar.warp.sync 	-1;
	cvt.u64.u32 	%rd162, %r1488;
	shr.u64 	%rd277, %rd806, %r1488;
	cvt.u32.u64 	%r234, %rd277;
	and.b32  	%r45, %r234, 255;
	shl.b32 	%r235, %r23, 10;
	mov.u32 	%r236, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r237, %r236, %r235;
	shl.b32 	%r238, %r234, 2;
	and.b32  	%r239, %r238, 1020;
	add.s32 	%r240, %r237, %r239;
	atom.shared.add.u32 	%r241, [%r240], 1;
	shr.u64 	%rd278, %rd807, %r1488;
	cvt.u32.u64 	%r242, %rd278;
	shl.b32 	%r243, %r242, 2;
	and.b32  	%r244, %r243, 1020;
	add.s32 	%r245, %r237, %r244;
	atom.shared.add.u32 	%r246, [%r245], 1;
	shr.u64 	%rd279, %rd808, %r1488;
	cvt.u32.u64 	%r247, %rd279;
	shl.b32 	%r248, %r247, 2;
	and.b32  	%r249, %r248, 1020;
	add.s32 	%r250, %r237, %r249;
	atom.shared.add.u32 	%r251, [%r250], 1;
	shr.u64 	%rd280, %rd809, %r1488;
	cvt.u32.u64 	%r252, %rd280;
	shl.b32 	%r253, %r252, 2;
	and.b32  	%r254, %r253, 1020;
	add.s32 	%r255, %r237, %r254;
	atom.shared.add.u32 	%r256, [%r255], 1;
	shr.u64 	%rd281, %rd810, %r1488;
	cvt.u32.u64 	%r257, %rd281;
	shl.b32 	%r258, %r257, 2;
	and.b32  	%r259, %r258, 1020;
	add.s32 	%r260, %r237, %r259;
	atom.shared.add.u32 	%r261, [%r260], 1;
	shr.u64 	%rd282, %rd811, %r1488;
	cvt.u32.u64 	%r262, %rd282;
	shl.b32 	%r263, %r262, 2;
	and.b32  	%r264, %r263, 1020;
	add.s32 	%r265, %r237, %r264;
	atom.shared.add.u32 	%r266, [%r265], 1;
	shr.u64 	%rd283, %rd812, %r1488;
	cvt.u32.u64 	%r267, %rd283;
	shl.b32 	%r268, %r267, 2;
	and.b32  	%r269, %r268, 1020;
	add.s32 	%r270, %r237, %r269;
	atom.shared.add.u32 	%r271, [%r270], 1;
	shr.u64 	%rd284, %rd813, %r1488;
	cvt.u32.u64 	%r272, %rd284;
	shl.b32 	%r273, %r272, 2;
	and.b32  	%r274, %r273, 1020;
	add.s32 	%r275, %r237, %r274;
	atom.shared.add.u32 	%r276, [%r275], 1;
	shr.u64 	%rd285, %rd814, %r1488;
	cvt.u32.u64 	%r277, %rd285;
	shl.b32 	%r278, %r277, 2;
	and.b32  	%r279, %r278, 1020;
	add.s32 	%r280, %r237, %r279;
	atom.shared.add.u32 	%r281, [%r280], 1;
	shr.u64 	%rd286, %rd815, %r1488;
	cvt.u32.u64 	%r282, %rd286;
	shl.b32 	%r283, %r282, 2;
	and.b32  	%r284, %r283, 1020;
	add.s32 	%r285, %r237, %r284;
	atom.shared.add.u32 	%r286, [%r285], 1;
	shr.u64 	%rd287, %rd816, %r1488;
	cvt.u32.u64 	%r287, %rd287;
	shl.b32 	%r288, %r287, 2;
	and.b32  	%r289, %r288, 1020;
	add.s32 	%r290, %r237, %r289;
	atom.shared.add.u32 	%r291, [%r290], 1;
	shr.u64 	%rd288, %rd817, %r1488;
	cvt.u32.u64 	%r292, %rd288;
	shl.b32 	%r293, %r292, 2;
	and.b32  	%r294, %r293, 1020;
	add.s32 	%r295, %r237, %r294;
	atom.shared.add.u32 	%r296, [%r295], 1;
	shr.u64 	%rd289, %rd818, %r1488;
	cvt.u32.u64 	%r297, %rd289;
	shl.b32 	%r298, %r297, 2;
	and.b32  	%r299, %r298, 1020;
	add.s32 	%r300, %r237, %r299;
	atom.shared.add.u32 	%r301, [%r300], 1;
	shr.u64 	%rd290, %rd819, %r1488;
	cvt.u32.u64 	%r302, %rd290;
	shl.b32 	%r303, %r302, 2;
	and.b32  	%r304, %r303, 1020;
	add.s32 	%r305, %r237, %r304;
	atom.shared.add.u32 	%r306, [%r305], 1;
	shr.u64 	%rd291, %rd820, %r1488;
	cvt.u32.u64 	%r307, %rd291;
	shl.b32 	%r308, %r307, 2;
	and.b32  	%r309, %r308, 1020;
	add.s32 	%r310, %r237, %r309;
	atom.shared.add.u32 	%r311, [%r310], 1;
	bar.sync 	0;
	shl.b32 	%r312, %r22, 2;
	add.s32 	%r46, %r236, %r312;
	setp.gt.u32 	%p88, %r22, 255;
	mov.u32 	%r1497, 0;
	@%p88 bra 	$L__BB0_108;
	ld.shared.u32 	%r313, [%r46];
	mov.u32 	%r314, 0;
	st.shared.u32 	[%r46], %r314;
	ld.shared.u32 	%r315, [%r46+1024];
	st.shared.u32 	[%r46+1024], %r313;
	add.s32 	%r316, %r315, %r313;
	ld.shared.u32 	%r317, [%r46+2048];
	st.shared.u32 	[%r46+2048], %r316;
	add.s32 	%r318, %r317, %r316;
	ld.shared.u32 	%r319, [%r46+3072];
	st.shared.u32 	[%r46+3072], %r318;
	add.s32 	%r320, %r319, %r318;
	ld.shared.u32 	%r321, [%r46+4096];
	st.shared.u32 	[%r46+4096], %r320;
	add.s32 	%r322, %r321, %r320;
	ld.shared.u32 	%r323, [%r46+5120];
	st.shared.u32 	[%r46+5120], %r322;
	add.s32 	%r324, %r323, %r322;
	ld.shared.u32 	%r325, [%r46+6144];
	st.shared.u32 	[%r46+6144], %r324;
	add.s32 	%r326, %r325, %r324;
	ld.shared.u32 	%r327, [%r46+7168];
	st.shared.u32 	[%r46+7168], %r326;
	add.s32 	%r328, %r327, %r326;
	ld.shared.u32 	%r329, [%r46+8192];
	st.shared.u32 	[%r46+8192], %r328;
	add.s32 	%r330, %r329, %r328;
	ld.shared.u32 	%r331, [%r46+9216];
	st.shared.u32 	[%r46+9216], %r330;
	add.s32 	%r332, %r331, %r330;
	ld.shared.u32 	%r333, [%r46+10240];
	st.shared.u32 	[%r46+10240], %r332;
	add.s32 	%r334, %r333, %r332;
	ld.shared.u32 	%r335, [%r46+11264];
	st.shared.u32 	[%r46+11264], %r334;
	add.s32 	%r1497, %r335, %r334;
$L__BB0_108:
	shl.b32 	%r336, %r24, 8;
	add.s32 	%r337, %r336, %r22;
	mul.wide.s32 	%rd292, %r337, 4;
	add.s64 	%rd163, %rd6, %rd292;
	setp.gt.s32 	%p89, %r22, 255;
	@%p89 bra 	$L__BB0_110;
	or.b32  	%r338, %r1497, 1073741824;
	st.volatile.global.u32 	[%rd163], %r338;
$L__BB0_110:
	setp.lt.s32 	%p90, %r22, 256;
	setp.eq.s32 	%p91, %r1497, 5760;
	and.pred  	%p92, %p90, %p91;
	selp.u32 	%r339, 1, 0, %p92;
	{ 
	.reg .pred 	%p1; 
	.reg .pred 	%p2; 
	setp.ne.u32 	%p1, %r339, 0; 
	bar.red.or.pred 	%p2, 0, %p1; 
	selp.u32 	%r340, 1, 0, %p2; 
	}
	setp.eq.s32 	%p93, %r340, 0;
	@%p93 bra 	$L__BB0_152;
	@%p89 bra 	$L__BB0_119;
	setp.gt.u32 	%p95, %r22, %r45;
	selp.b32 	%r341, 5760, 0, %p95;
	cvta.to.global.u64 	%rd293, %rd4;
	mul.wide.s32 	%rd294, %r22, 4;
	add.s64 	%rd295, %rd293, %rd294;
	ld.global.u32 	%r342, [%rd295];
	sub.s32 	%r343, %r342, %r341;
	st.shared.u32 	[%r46+46080], %r343;
	setp.lt.s32 	%p96, %r24, 1;
	mov.u32 	%r1500, %r1497;
	@%p96 bra 	$L__BB0_118;
	mov.u32 	%r1499, -1;
	mov.u32 	%r1498, %r24;
	mov.u32 	%r1500, %r1497;
$L__BB0_114:
	shl.b32 	%r345, %r1498, 8;
	add.s32 	%r346, %r345, %r22;
	add.s32 	%r347, %r346, -256;
	mul.wide.s32 	%rd296, %r347, 4;
	add.s64 	%rd164, %rd6, %rd296;
$L__BB0_115:
	membar.cta;
	ld.volatile.global.u32 	%r53, [%rd164];
	setp.eq.s32 	%p97, %r53, 0;
	@%p97 bra 	$L__BB0_115;
	and.b32  	%r348, %r53, 1073741823;
	add.s32 	%r1500, %r348, %r1500;
	setp.gt.s32 	%p98, %r53, -1;
	vote.sync.ballot.b32 	%r1499, %p98, %r1499;
	setp.lt.s32 	%p99, %r53, 0;
	@%p99 bra 	$L__BB0_118;
	add.s32 	%r57, %r1498, -1;
	setp.gt.s32 	%p100, %r1498, 1;
	mov.u32 	%r1498, %r57;
	@%p100 bra 	$L__BB0_114;
$L__BB0_118:
	or.b32  	%r349, %r1500, -2147483648;
	st.volatile.global.u32 	[%rd163], %r349;
	ld.shared.u32 	%r350, [%r46+46080];
	sub.s32 	%r351, %r1500, %r1497;
	add.s32 	%r352, %r351, %r350;
	st.shared.u32 	[%r46+46080], %r352;
$L__BB0_119:
	setp.gt.s32 	%p101, %r21, 1;
	selp.b64 	%rd297, -9223372036854775808, 0, %p101;
	selp.b64 	%rd298, 9223372036854775807, 0, %p3;
	bar.sync 	0;
	shl.b32 	%r353, %r45, 2;
	add.s32 	%r355, %r236, %r353;
	ld.shared.u32 	%rd299, [%r355+46080];
	add.s64 	%rd300, %rd806, %rd22;
	xor.b64  	%rd301, %rd300, %rd297;
	shr.s64 	%rd302, %rd300, 63;
	not.b64 	%rd303, %rd302;
	and.b64  	%rd304, %rd298, %rd303;
	xor.b64  	%rd806, %rd301, %rd304;
	add.s64 	%rd305, %rd807, %rd22;
	xor.b64  	%rd306, %rd305, %rd297;
	shr.s64 	%rd307, %rd305, 63;
	not.b64 	%rd308, %rd307;
	and.b64  	%rd309, %rd298, %rd308;
	xor.b64  	%rd807, %rd306, %rd309;
	add.s64 	%rd310, %rd808, %rd22;
	xor.b64  	%rd311, %rd310, %rd297;
	shr.s64 	%rd312, %rd310, 63;
	not.b64 	%rd313, %rd312;
	and.b64  	%rd314, %rd298, %rd313;
	xor.b64  	%rd808, %rd311, %rd314;
	add.s64 	%rd315, %rd809, %rd22;
	xor.b64  	%rd316, %rd315, %rd297;
	shr.s64 	%rd317, %rd315, 63;
	not.b64 	%rd318, %rd317;
	and.b64  	%rd319, %rd298, %rd318;
	xor.b64  	%rd809, %rd316, %rd319;
	add.s64 	%rd320, %rd810, %rd22;
	xor.b64  	%rd321, %rd320, %rd297;
	shr.s64 	%rd322, %rd320, 63;
	not.b64 	%rd323, %rd322;
	and.b64  	%rd324, %rd298, %rd323;
	xor.b64  	%rd810, %rd321, %rd324;
	add.s64 	%rd325, %rd811, %rd22;
	xor.b64  	%rd326, %rd325, %rd297;
	shr.s64 	%rd327, %rd325, 63;
	not.b64 	%rd328, %rd327;
	and.b64  	%rd329, %rd298, %rd328;
	xor.b64  	%rd811, %rd326, %rd329;
	add.s64 	%rd330, %rd812, %rd22;
	xor.b64  	%rd331, %rd330, %rd297;
	shr.s64 	%rd332, %rd330, 63;
	not.b64 	%rd333, %rd332;
	and.b64  	%rd334, %rd298, %rd333;
	xor.b64  	%rd812, %rd331, %rd334;
	add.s64 	%rd335, %rd813, %rd22;
	xor.b64  	%rd336, %rd335, %rd297;
	shr.s64 	%rd337, %rd335, 63;
	not.b64 	%rd338, %rd337;
	and.b64  	%rd339, %rd298, %rd338;
	xor.b64  	%rd813, %rd336, %rd339;
	add.s64 	%rd340, %rd814, %rd22;
	xor.b64  	%rd341, %rd340, %rd297;
	shr.s64 	%rd342, %rd340, 63;
	not.b64 	%rd343, %rd342;
	and.b64  	%rd344, %rd298, %rd343;
	xor.b64  	%rd814, %rd341, %rd344;
	add.s64 	%rd345, %rd815, %rd22;
	xor.b64  	%rd346, %rd345, %rd297;
	shr.s64 	%rd347, %rd345, 63;
	not.b64 	%rd348, %rd347;
	and.b64  	%rd349, %rd298, %rd348;
	xor.b64  	%rd815, %rd346, %rd349;
	add.s64 	%rd350, %rd816, %rd22;
	xor.b64  	%rd351, %rd350, %rd297;
	shr.s64 	%rd352, %rd350, 63;
	not.b64 	%rd353, %rd352;
	and.b64  	%rd354, %rd298, %rd353;
	xor.b64  	%rd816, %rd351, %rd354;
	add.s64 	%rd355, %rd817, %rd22;
	xor.b64  	%rd356, %rd355, %rd297;
	shr.s64 	%rd357, %rd355, 63;
	not.b64 	%rd358, %rd357;
	and.b64  	%rd359, %rd298, %rd358;
	xor.b64  	%rd817, %rd356, %rd359;
	add.s64 	%rd360, %rd818, %rd22;
	xor.b64  	%rd361, %rd360, %rd297;
	shr.s64 	%rd362, %rd360, 63;
	not.b64 	%rd363, %rd362;
	and.b64  	%rd364, %rd298, %rd363;
	xor.b64  	%rd818, %rd361, %rd364;
	add.s64 	%rd365, %rd819, %rd22;
	xor.b64  	%rd366, %rd365, %rd297;
	shr.s64 	%rd367, %rd365, 63;
	not.b64 	%rd368, %rd367;
	and.b64  	%rd369, %rd298, %rd368;
	xor.b64  	%rd819, %rd366, %rd369;
	add.s64 	%rd370, %rd820, %rd22;
	xor.b64  	%rd371, %rd370, %rd297;
	shr.s64 	%rd372, %rd370, 63;
	not.b64 	%rd373, %rd372;
	and.b64  	%rd374, %rd298, %rd373;
	xor.b64  	%rd820, %rd371, %rd374;
	add.s64 	%rd376, %rd299, %rd207;
	shl.b64 	%rd377, %rd376, 3;
	add.s64 	%rd180, %rd745, %rd377;
	@%p21 bra 	$L__BB0_150;
	bra.uni 	$L__BB0_120;
$L__BB0_150:
	st.global.u64 	[%rd180], %rd806;
	st.global.u64 	[%rd180+256], %rd807;
	st.global.u64 	[%rd180+512], %rd808;
	st.global.u64 	[%rd180+768], %rd809;
	st.global.u64 	[%rd180+1024], %rd810;
	st.global.u64 	[%rd180+1280], %rd811;
	st.global.u64 	[%rd180+1536], %rd812;
	st.global.u64 	[%rd180+1792], %rd813;
	st.global.u64 	[%rd180+2048], %rd814;
	st.global.u64 	[%rd180+2304], %rd815;
	st.global.u64 	[%rd180+2560], %rd816;
	st.global.u64 	[%rd180+2816], %rd817;
	st.global.u64 	[%rd180+3072], %rd818;
	st.global.u64 	[%rd180+3328], %rd819;
	st.global.u64 	[%rd180+3584], %rd820;
	bra.uni 	$L__BB0_151;
$L__BB0_120:
	mad.lo.s32 	%r59, %r24, -5760, %r178;
	setp.ge.s32 	%p103, %r198, %r59;
	@%p103 bra 	$L__BB0_122;
	st.global.u64 	[%rd180], %rd806;
$L__BB0_122:
	add.s32 	%r363, %r198, 32;
	setp.ge.s32 	%p104, %r363, %r59;
	@%p104 bra 	$L__BB0_124;
	st.global.u64 	[%rd180+256], %rd807;
$L__BB0_124:
	add.s32 	%r364, %r198, 64;
	setp.ge.s32 	%p105, %r364, %r59;
	@%p105 bra 	$L__BB0_126;
	st.global.u64 	[%rd180+512], %rd808;
$L__BB0_126:
	add.s32 	%r365, %r198, 96;
	setp.ge.s32 	%p106, %r365, %r59;
	@%p106 bra 	$L__BB0_128;
	st.global.u64 	[%rd180+768], %rd809;
$L__BB0_128:
	add.s32 	%r366, %r198, 128;
	setp.ge.s32 	%p107, %r366, %r59;
	@%p107 bra 	$L__BB0_130;
	st.global.u64 	[%rd180+1024], %rd810;
$L__BB0_130:
	add.s32 	%r367, %r198, 160;
	setp.ge.s32 	%p108, %r367, %r59;
	@%p108 bra 	$L__BB0_132;
	st.global.u64 	[%rd180+1280], %rd811;
$L__BB0_132:
	add.s32 	%r368, %r198, 192;
	setp.ge.s32 	%p109, %r368, %r59;
	@%p109 bra 	$L__BB0_134;
	st.global.u64 	[%rd180+1536], %rd812;
$L__BB0_134:
	add.s32 	%r369, %r198, 224;
	setp.ge.s32 	%p110, %r369, %r59;
	@%p110 bra 	$L__BB0_136;
	st.global.u64 	[%rd180+1792], %rd813;
$L__BB0_136:
	add.s32 	%r370, %r198, 256;
	setp.ge.s32 	%p111, %r370, %r59;
	@%p111 bra 	$L__BB0_138;
	st.global.u64 	[%rd180+2048], %rd814;
$L__BB0_138:
	add.s32 	%r371, %r198, 288;
	setp.ge.s32 	%p112, %r371, %r59;
	@%p112 bra 	$L__BB0_140;
	st.global.u64 	[%rd180+2304], %rd815;
$L__BB0_140:
	add.s32 	%r372, %r198, 320;
	setp.ge.s32 	%p113, %r372, %r59;
	@%p113 bra 	$L__BB0_142;
	st.global.u64 	[%rd180+2560], %rd816;
$L__BB0_142:
	add.s32 	%r373, %r198, 352;
	setp.ge.s32 	%p114, %r373, %r59;
	@%p114 bra 	$L__BB0_144;
	st.global.u64 	[%rd180+2816], %rd817;
$L__BB0_144:
	add.s32 	%r374, %r198, 384;
	setp.ge.s32 	%p115, %r374, %r59;
	@%p115 bra 	$L__BB0_146;
	st.global.u64 	[%rd180+3072], %rd818;
$L__BB0_146:
	add.s32 	%r375, %r198, 416;
	setp.ge.s32 	%p116, %r375, %r59;
	@%p116 bra 	$L__BB0_148;
	st.global.u64 	[%rd180+3328], %rd819;
$L__BB0_148:
	add.s32 	%r376, %r198, 448;
	setp.ge.s32 	%p117, %r376, %r59;
	@%p117 bra 	$L__BB0_151;
	st.global.u64 	[%rd180+3584], %rd820;
$L__BB0_151:
	exit;
$L__BB0_152:
	mul.wide.u32 	%rd378, %r22, -1431655765;
	shr.u64 	%rd379, %rd378, 35;
	cvt.u32.u64 	%r377, %rd379;
	add.s32 	%r378, %r377, %r22;
	shl.b32 	%r379, %r378, 2;
	add.s32 	%r61, %r236, %r379;
	st.shared.u32 	[%r61+13328], %r1497;
	bar.sync 	0;
	setp.gt.u32 	%p118, %r22, 31;
	@%p118 bra 	$L__BB0_154;
	mad.lo.s32 	%r412, %r22, 52, %r236;
	mov.u32 	%r389, 2;
	ld.shared.u32 	%r413, [%r412+13332];
	mov.u32 	%r408, 0;
	ld.shared.u32 	%r414, [%r412+13328];
	add.s32 	%r415, %r413, %r414;
	ld.shared.u32 	%r416, [%r412+13336];
	add.s32 	%r417, %r415, %r416;
	ld.shared.u32 	%r418, [%r412+13340];
	add.s32 	%r419, %r417, %r418;
	ld.shared.u32 	%r420, [%r412+13344];
	add.s32 	%r421, %r419, %r420;
	ld.shared.u32 	%r422, [%r412+13348];
	add.s32 	%r423, %r421, %r422;
	ld.shared.u32 	%r424, [%r412+13352];
	add.s32 	%r425, %r423, %r424;
	ld.shared.u32 	%r426, [%r412+13356];
	add.s32 	%r427, %r425, %r426;
	ld.shared.u32 	%r428, [%r412+13360];
	add.s32 	%r429, %r427, %r428;
	ld.shared.u32 	%r430, [%r412+13364];
	add.s32 	%r431, %r429, %r430;
	ld.shared.u32 	%r432, [%r412+13368];
	add.s32 	%r433, %r431, %r432;
	ld.shared.u32 	%r434, [%r412+13372];
	add.s32 	%r385, %r433, %r434;
	mov.u32 	%r383, 1;
	mov.u32 	%r410, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r385, %r383, %r408, %r410;  @p add.s32 r0, r0, %r385;  mov.s32 %r381, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r381, %r389, %r408, %r410;  @p add.s32 r0, r0, %r381;  mov.s32 %r387, r0;}
	mov.u32 	%r395, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r387, %r395, %r408, %r410;  @p add.s32 r0, r0, %r387;  mov.s32 %r393, r0;}
	mov.u32 	%r401, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r393, %r401, %r408, %r410;  @p add.s32 r0, r0, %r393;  mov.s32 %r399, r0;}
	mov.u32 	%r407, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r399, %r407, %r408, %r410;  @p add.s32 r0, r0, %r399;  mov.s32 %r405, r0;}
	sub.s32 	%r435, %r405, %r385;
	add.s32 	%r436, %r414, %r435;
	add.s32 	%r437, %r413, %r436;
	add.s32 	%r438, %r416, %r437;
	add.s32 	%r439, %r418, %r438;
	add.s32 	%r440, %r420, %r439;
	add.s32 	%r441, %r422, %r440;
	add.s32 	%r442, %r424, %r441;
	add.s32 	%r443, %r426, %r442;
	add.s32 	%r444, %r428, %r443;
	add.s32 	%r445, %r430, %r444;
	add.s32 	%r446, %r432, %r445;
	st.shared.u32 	[%r412+13328], %r435;
	st.shared.u32 	[%r412+13332], %r436;
	st.shared.u32 	[%r412+13336], %r437;
	st.shared.u32 	[%r412+13340], %r438;
	st.shared.u32 	[%r412+13344], %r439;
	st.shared.u32 	[%r412+13348], %r440;
	st.shared.u32 	[%r412+13352], %r441;
	st.shared.u32 	[%r412+13356], %r442;
	st.shared.u32 	[%r412+13360], %r443;
	st.shared.u32 	[%r412+13364], %r444;
	st.shared.u32 	[%r412+13368], %r445;
	st.shared.u32 	[%r412+13372], %r446;
$L__BB0_154:
	setp.gt.u32 	%p204, %r22, 255;
	mul.wide.u32 	%rd737, %r22, -1431655765;
	shr.u64 	%rd736, %rd737, 35;
	cvt.u32.u64 	%r1476, %rd736;
	add.s32 	%r1475, %r1476, %r22;
	shl.b32 	%r1474, %r1475, 2;
	add.s32 	%r1473, %r236, %r1474;
	bar.sync 	0;
	ld.shared.u32 	%r62, [%r1473+13328];
	@%p204 bra 	$L__BB0_156;
	shl.b32 	%r1487, %r22, 2;
	mov.u32 	%r1486, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r1485, %r1486, %r1487;
	ld.shared.u32 	%r447, [%r1485];
	add.s32 	%r448, %r447, %r62;
	st.shared.u32 	[%r1485], %r448;
	ld.shared.u32 	%r449, [%r1485+1024];
	add.s32 	%r450, %r449, %r62;
	st.shared.u32 	[%r1485+1024], %r450;
	ld.shared.u32 	%r451, [%r1485+2048];
	add.s32 	%r452, %r451, %r62;
	st.shared.u32 	[%r1485+2048], %r452;
	ld.shared.u32 	%r453, [%r1485+3072];
	add.s32 	%r454, %r453, %r62;
	st.shared.u32 	[%r1485+3072], %r454;
	ld.shared.u32 	%r455, [%r1485+4096];
	add.s32 	%r456, %r455, %r62;
	st.shared.u32 	[%r1485+4096], %r456;
	ld.shared.u32 	%r457, [%r1485+5120];
	add.s32 	%r458, %r457, %r62;
	st.shared.u32 	[%r1485+5120], %r458;
	ld.shared.u32 	%r459, [%r1485+6144];
	add.s32 	%r460, %r459, %r62;
	st.shared.u32 	[%r1485+6144], %r460;
	ld.shared.u32 	%r461, [%r1485+7168];
	add.s32 	%r462, %r461, %r62;
	st.shared.u32 	[%r1485+7168], %r462;
	ld.shared.u32 	%r463, [%r1485+8192];
	add.s32 	%r464, %r463, %r62;
	st.shared.u32 	[%r1485+8192], %r464;
	ld.shared.u32 	%r465, [%r1485+9216];
	add.s32 	%r466, %r465, %r62;
	st.shared.u32 	[%r1485+9216], %r466;
	ld.shared.u32 	%r467, [%r1485+10240];
	add.s32 	%r468, %r467, %r62;
	st.shared.u32 	[%r1485+10240], %r468;
	ld.shared.u32 	%r469, [%r1485+11264];
	add.s32 	%r470, %r469, %r62;
	st.shared.u32 	[%r1485+11264], %r470;
$L__BB0_156:
	bar.sync 	0;
	cvt.u32.u64 	%r497, %rd162;
	shr.u64 	%rd380, %rd806, %r497;
	cvt.u32.u64 	%r498, %rd380;
	and.b32  	%r493, %r498, 255;
	mov.u32 	%r473, 1;
	{
    .reg .pred p;
    and.b32 %r471, %r493, %r473;    setp.ne.u32 p, %r471, 0;
    vote.ballot.sync.b32 %r471, p, 0xffffffff;
    @!p not.b32 %r471, %r471;
}
	mov.u32 	%r476, 2;
	{
    .reg .pred p;
    and.b32 %r474, %r493, %r476;    setp.ne.u32 p, %r474, 0;
    vote.ballot.sync.b32 %r474, p, 0xffffffff;
    @!p not.b32 %r474, %r474;
}
	and.b32  	%r499, %r474, %r471;
	mov.u32 	%r479, 4;
	{
    .reg .pred p;
    and.b32 %r477, %r493, %r479;    setp.ne.u32 p, %r477, 0;
    vote.ballot.sync.b32 %r477, p, 0xffffffff;
    @!p not.b32 %r477, %r477;
}
	and.b32  	%r500, %r477, %r499;
	mov.u32 	%r482, 8;
	{
    .reg .pred p;
    and.b32 %r480, %r493, %r482;    setp.ne.u32 p, %r480, 0;
    vote.ballot.sync.b32 %r480, p, 0xffffffff;
    @!p not.b32 %r480, %r480;
}
	and.b32  	%r501, %r480, %r500;
	mov.u32 	%r485, 16;
	{
    .reg .pred p;
    and.b32 %r483, %r493, %r485;    setp.ne.u32 p, %r483, 0;
    vote.ballot.sync.b32 %r483, p, 0xffffffff;
    @!p not.b32 %r483, %r483;
}
	and.b32  	%r502, %r483, %r501;
	mov.u32 	%r488, 32;
	{
    .reg .pred p;
    and.b32 %r486, %r493, %r488;    setp.ne.u32 p, %r486, 0;
    vote.ballot.sync.b32 %r486, p, 0xffffffff;
    @!p not.b32 %r486, %r486;
}
	and.b32  	%r503, %r486, %r502;
	mov.u32 	%r491, 64;
	{
    .reg .pred p;
    and.b32 %r489, %r493, %r491;    setp.ne.u32 p, %r489, 0;
    vote.ballot.sync.b32 %r489, p, 0xffffffff;
    @!p not.b32 %r489, %r489;
}
	and.b32  	%r504, %r489, %r503;
	mov.u32 	%r494, 128;
	{
    .reg .pred p;
    and.b32 %r492, %r493, %r494;    setp.ne.u32 p, %r492, 0;
    vote.ballot.sync.b32 %r492, p, 0xffffffff;
    @!p not.b32 %r492, %r492;
}
	and.b32  	%r505, %r492, %r504;
	clz.b32 	%r506, %r505;
	mov.u32 	%r507, 31;
	sub.s32 	%r64, %r507, %r506;
	mov.u32 %r495, %lanemask_le;
	and.b32  	%r508, %r495, %r505;
	popc.b32 	%r65, %r508;
	setp.ne.s32 	%p120, %r217, %r64;
	mov.u32 	%r1503, 0;
	mov.u32 	%r1502, %r1503;
	@%p120 bra 	$L__BB0_158;
	shl.b32 	%r512, %r493, 2;
	add.s32 	%r513, %r237, %r512;
	atom.shared.add.u32 	%r1502, [%r513], %r65;
$L__BB0_158:
	mov.u32 	%r541, -1;
	shfl.sync.idx.b32 	%r542|%p121, %r1502, %r64, %r507, %r541;
	add.s32 	%r543, %r65, %r542;
	add.s32 	%r68, %r543, -1;
	shr.u64 	%rd381, %rd807, %r497;
	cvt.u32.u64 	%r545, %rd381;
	and.b32  	%r536, %r545, 255;
	{
    .reg .pred p;
    and.b32 %r514, %r536, %r473;    setp.ne.u32 p, %r514, 0;
    vote.ballot.sync.b32 %r514, p, 0xffffffff;
    @!p not.b32 %r514, %r514;
}
	{
    .reg .pred p;
    and.b32 %r517, %r536, %r476;    setp.ne.u32 p, %r517, 0;
    vote.ballot.sync.b32 %r517, p, 0xffffffff;
    @!p not.b32 %r517, %r517;
}
	and.b32  	%r546, %r517, %r514;
	{
    .reg .pred p;
    and.b32 %r520, %r536, %r479;    setp.ne.u32 p, %r520, 0;
    vote.ballot.sync.b32 %r520, p, 0xffffffff;
    @!p not.b32 %r520, %r520;
}
	and.b32  	%r547, %r520, %r546;
	{
    .reg .pred p;
    and.b32 %r523, %r536, %r482;    setp.ne.u32 p, %r523, 0;
    vote.ballot.sync.b32 %r523, p, 0xffffffff;
    @!p not.b32 %r523, %r523;
}
	and.b32  	%r548, %r523, %r547;
	{
    .reg .pred p;
    and.b32 %r526, %r536, %r485;    setp.ne.u32 p, %r526, 0;
    vote.ballot.sync.b32 %r526, p, 0xffffffff;
    @!p not.b32 %r526, %r526;
}
	and.b32  	%r549, %r526, %r548;
	{
    .reg .pred p;
    and.b32 %r529, %r536, %r488;    setp.ne.u32 p, %r529, 0;
    vote.ballot.sync.b32 %r529, p, 0xffffffff;
    @!p not.b32 %r529, %r529;
}
	and.b32  	%r550, %r529, %r549;
	{
    .reg .pred p;
    and.b32 %r532, %r536, %r491;    setp.ne.u32 p, %r532, 0;
    vote.ballot.sync.b32 %r532, p, 0xffffffff;
    @!p not.b32 %r532, %r532;
}
	and.b32  	%r551, %r532, %r550;
	{
    .reg .pred p;
    and.b32 %r535, %r536, %r494;    setp.ne.u32 p, %r535, 0;
    vote.ballot.sync.b32 %r535, p, 0xffffffff;
    @!p not.b32 %r535, %r535;
}
	and.b32  	%r552, %r535, %r551;
	clz.b32 	%r553, %r552;
	sub.s32 	%r70, %r507, %r553;
	mov.u32 %r538, %lanemask_le;
	and.b32  	%r554, %r538, %r552;
	popc.b32 	%r71, %r554;
	setp.ne.s32 	%p122, %r217, %r70;
	@%p122 bra 	$L__BB0_160;
	shl.b32 	%r558, %r536, 2;
	add.s32 	%r559, %r237, %r558;
	atom.shared.add.u32 	%r1503, [%r559], %r71;
$L__BB0_160:
	mov.u32 	%r1505, 0;
	mov.u32 	%r586, 31;
	shfl.sync.idx.b32 	%r588|%p123, %r1503, %r70, %r586, %r541;
	add.s32 	%r589, %r71, %r588;
	add.s32 	%r74, %r589, -1;
	shr.u64 	%rd382, %rd808, %r497;
	cvt.u32.u64 	%r591, %rd382;
	and.b32  	%r582, %r591, 255;
	mov.u32 	%r562, 1;
	{
    .reg .pred p;
    and.b32 %r560, %r582, %r562;    setp.ne.u32 p, %r560, 0;
    vote.ballot.sync.b32 %r560, p, 0xffffffff;
    @!p not.b32 %r560, %r560;
}
	mov.u32 	%r565, 2;
	{
    .reg .pred p;
    and.b32 %r563, %r582, %r565;    setp.ne.u32 p, %r563, 0;
    vote.ballot.sync.b32 %r563, p, 0xffffffff;
    @!p not.b32 %r563, %r563;
}
	and.b32  	%r592, %r563, %r560;
	mov.u32 	%r568, 4;
	{
    .reg .pred p;
    and.b32 %r566, %r582, %r568;    setp.ne.u32 p, %r566, 0;
    vote.ballot.sync.b32 %r566, p, 0xffffffff;
    @!p not.b32 %r566, %r566;
}
	and.b32  	%r593, %r566, %r592;
	mov.u32 	%r571, 8;
	{
    .reg .pred p;
    and.b32 %r569, %r582, %r571;    setp.ne.u32 p, %r569, 0;
    vote.ballot.sync.b32 %r569, p, 0xffffffff;
    @!p not.b32 %r569, %r569;
}
	and.b32  	%r594, %r569, %r593;
	mov.u32 	%r574, 16;
	{
    .reg .pred p;
    and.b32 %r572, %r582, %r574;    setp.ne.u32 p, %r572, 0;
    vote.ballot.sync.b32 %r572, p, 0xffffffff;
    @!p not.b32 %r572, %r572;
}
	and.b32  	%r595, %r572, %r594;
	mov.u32 	%r577, 32;
	{
    .reg .pred p;
    and.b32 %r575, %r582, %r577;    setp.ne.u32 p, %r575, 0;
    vote.ballot.sync.b32 %r575, p, 0xffffffff;
    @!p not.b32 %r575, %r575;
}
	and.b32  	%r596, %r575, %r595;
	mov.u32 	%r580, 64;
	{
    .reg .pred p;
    and.b32 %r578, %r582, %r580;    setp.ne.u32 p, %r578, 0;
    vote.ballot.sync.b32 %r578, p, 0xffffffff;
    @!p not.b32 %r578, %r578;
}
	and.b32  	%r597, %r578, %r596;
	mov.u32 	%r583, 128;
	{
    .reg .pred p;
    and.b32 %r581, %r582, %r583;    setp.ne.u32 p, %r581, 0;
    vote.ballot.sync.b32 %r581, p, 0xffffffff;
    @!p not.b32 %r581, %r581;
}
	and.b32  	%r598, %r581, %r597;
	clz.b32 	%r599, %r598;
	sub.s32 	%r76, %r586, %r599;
	mov.u32 %r584, %lanemask_le;
	and.b32  	%r600, %r584, %r598;
	popc.b32 	%r77, %r600;
	setp.ne.s32 	%p124, %r217, %r76;
	mov.u32 	%r1504, %r1505;
	@%p124 bra 	$L__BB0_162;
	shl.b32 	%r604, %r582, 2;
	add.s32 	%r605, %r237, %r604;
	atom.shared.add.u32 	%r1504, [%r605], %r77;
$L__BB0_162:
	mov.u32 	%r633, -1;
	shfl.sync.idx.b32 	%r634|%p125, %r1504, %r76, %r586, %r633;
	add.s32 	%r635, %r77, %r634;
	add.s32 	%r80, %r635, -1;
	shr.u64 	%rd383, %rd809, %r497;
	cvt.u32.u64 	%r637, %rd383;
	and.b32  	%r628, %r637, 255;
	{
    .reg .pred p;
    and.b32 %r606, %r628, %r562;    setp.ne.u32 p, %r606, 0;
    vote.ballot.sync.b32 %r606, p, 0xffffffff;
    @!p not.b32 %r606, %r606;
}
	{
    .reg .pred p;
    and.b32 %r609, %r628, %r565;    setp.ne.u32 p, %r609, 0;
    vote.ballot.sync.b32 %r609, p, 0xffffffff;
    @!p not.b32 %r609, %r609;
}
	and.b32  	%r638, %r609, %r606;
	{
    .reg .pred p;
    and.b32 %r612, %r628, %r568;    setp.ne.u32 p, %r612, 0;
    vote.ballot.sync.b32 %r612, p, 0xffffffff;
    @!p not.b32 %r612, %r612;
}
	and.b32  	%r639, %r612, %r638;
	{
    .reg .pred p;
    and.b32 %r615, %r628, %r571;    setp.ne.u32 p, %r615, 0;
    vote.ballot.sync.b32 %r615, p, 0xffffffff;
    @!p not.b32 %r615, %r615;
}
	and.b32  	%r640, %r615, %r639;
	{
    .reg .pred p;
    and.b32 %r618, %r628, %r574;    setp.ne.u32 p, %r618, 0;
    vote.ballot.sync.b32 %r618, p, 0xffffffff;
    @!p not.b32 %r618, %r618;
}
	and.b32  	%r641, %r618, %r640;
	{
    .reg .pred p;
    and.b32 %r621, %r628, %r577;    setp.ne.u32 p, %r621, 0;
    vote.ballot.sync.b32 %r621, p, 0xffffffff;
    @!p not.b32 %r621, %r621;
}
	and.b32  	%r642, %r621, %r641;
	{
    .reg .pred p;
    and.b32 %r624, %r628, %r580;    setp.ne.u32 p, %r624, 0;
    vote.ballot.sync.b32 %r624, p, 0xffffffff;
    @!p not.b32 %r624, %r624;
}
	and.b32  	%r643, %r624, %r642;
	{
    .reg .pred p;
    and.b32 %r627, %r628, %r583;    setp.ne.u32 p, %r627, 0;
    vote.ballot.sync.b32 %r627, p, 0xffffffff;
    @!p not.b32 %r627, %r627;
}
	and.b32  	%r644, %r627, %r643;
	clz.b32 	%r645, %r644;
	sub.s32 	%r82, %r586, %r645;
	mov.u32 %r630, %lanemask_le;
	and.b32  	%r646, %r630, %r644;
	popc.b32 	%r83, %r646;
	setp.ne.s32 	%p126, %r217, %r82;
	@%p126 bra 	$L__BB0_164;
	shl.b32 	%r650, %r628, 2;
	add.s32 	%r651, %r237, %r650;
	atom.shared.add.u32 	%r1505, [%r651], %r83;
$L__BB0_164:
	mov.u32 	%r1507, 0;
	mov.u32 	%r678, 31;
	shfl.sync.idx.b32 	%r680|%p127, %r1505, %r82, %r678, %r633;
	add.s32 	%r681, %r83, %r680;
	add.s32 	%r86, %r681, -1;
	shr.u64 	%rd384, %rd810, %r497;
	cvt.u32.u64 	%r683, %rd384;
	and.b32  	%r674, %r683, 255;
	mov.u32 	%r654, 1;
	{
    .reg .pred p;
    and.b32 %r652, %r674, %r654;    setp.ne.u32 p, %r652, 0;
    vote.ballot.sync.b32 %r652, p, 0xffffffff;
    @!p not.b32 %r652, %r652;
}
	mov.u32 	%r657, 2;
	{
    .reg .pred p;
    and.b32 %r655, %r674, %r657;    setp.ne.u32 p, %r655, 0;
    vote.ballot.sync.b32 %r655, p, 0xffffffff;
    @!p not.b32 %r655, %r655;
}
	and.b32  	%r684, %r655, %r652;
	mov.u32 	%r660, 4;
	{
    .reg .pred p;
    and.b32 %r658, %r674, %r660;    setp.ne.u32 p, %r658, 0;
    vote.ballot.sync.b32 %r658, p, 0xffffffff;
    @!p not.b32 %r658, %r658;
}
	and.b32  	%r685, %r658, %r684;
	mov.u32 	%r663, 8;
	{
    .reg .pred p;
    and.b32 %r661, %r674, %r663;    setp.ne.u32 p, %r661, 0;
    vote.ballot.sync.b32 %r661, p, 0xffffffff;
    @!p not.b32 %r661, %r661;
}
	and.b32  	%r686, %r661, %r685;
	mov.u32 	%r666, 16;
	{
    .reg .pred p;
    and.b32 %r664, %r674, %r666;    setp.ne.u32 p, %r664, 0;
    vote.ballot.sync.b32 %r664, p, 0xffffffff;
    @!p not.b32 %r664, %r664;
}
	and.b32  	%r687, %r664, %r686;
	mov.u32 	%r669, 32;
	{
    .reg .pred p;
    and.b32 %r667, %r674, %r669;    setp.ne.u32 p, %r667, 0;
    vote.ballot.sync.b32 %r667, p, 0xffffffff;
    @!p not.b32 %r667, %r667;
}
	and.b32  	%r688, %r667, %r687;
	mov.u32 	%r672, 64;
	{
    .reg .pred p;
    and.b32 %r670, %r674, %r672;    setp.ne.u32 p, %r670, 0;
    vote.ballot.sync.b32 %r670, p, 0xffffffff;
    @!p not.b32 %r670, %r670;
}
	and.b32  	%r689, %r670, %r688;
	mov.u32 	%r675, 128;
	{
    .reg .pred p;
    and.b32 %r673, %r674, %r675;    setp.ne.u32 p, %r673, 0;
    vote.ballot.sync.b32 %r673, p, 0xffffffff;
    @!p not.b32 %r673, %r673;
}
	and.b32  	%r690, %r673, %r689;
	clz.b32 	%r691, %r690;
	sub.s32 	%r88, %r678, %r691;
	mov.u32 %r676, %lanemask_le;
	and.b32  	%r692, %r676, %r690;
	popc.b32 	%r89, %r692;
	setp.ne.s32 	%p128, %r217, %r88;
	mov.u32 	%r1506, %r1507;
	@%p128 bra 	$L__BB0_166;
	shl.b32 	%r696, %r674, 2;
	add.s32 	%r697, %r237, %r696;
	atom.shared.add.u32 	%r1506, [%r697], %r89;
$L__BB0_166:
	mov.u32 	%r725, -1;
	shfl.sync.idx.b32 	%r726|%p129, %r1506, %r88, %r678, %r725;
	add.s32 	%r727, %r89, %r726;
	add.s32 	%r92, %r727, -1;
	shr.u64 	%rd385, %rd811, %r497;
	cvt.u32.u64 	%r729, %rd385;
	and.b32  	%r720, %r729, 255;
	{
    .reg .pred p;
    and.b32 %r698, %r720, %r654;    setp.ne.u32 p, %r698, 0;
    vote.ballot.sync.b32 %r698, p, 0xffffffff;
    @!p not.b32 %r698, %r698;
}
	{
    .reg .pred p;
    and.b32 %r701, %r720, %r657;    setp.ne.u32 p, %r701, 0;
    vote.ballot.sync.b32 %r701, p, 0xffffffff;
    @!p not.b32 %r701, %r701;
}
	and.b32  	%r730, %r701, %r698;
	{
    .reg .pred p;
    and.b32 %r704, %r720, %r660;    setp.ne.u32 p, %r704, 0;
    vote.ballot.sync.b32 %r704, p, 0xffffffff;
    @!p not.b32 %r704, %r704;
}
	and.b32  	%r731, %r704, %r730;
	{
    .reg .pred p;
    and.b32 %r707, %r720, %r663;    setp.ne.u32 p, %r707, 0;
    vote.ballot.sync.b32 %r707, p, 0xffffffff;
    @!p not.b32 %r707, %r707;
}
	and.b32  	%r732, %r707, %r731;
	{
    .reg .pred p;
    and.b32 %r710, %r720, %r666;    setp.ne.u32 p, %r710, 0;
    vote.ballot.sync.b32 %r710, p, 0xffffffff;
    @!p not.b32 %r710, %r710;
}
	and.b32  	%r733, %r710, %r732;
	{
    .reg .pred p;
    and.b32 %r713, %r720, %r669;    setp.ne.u32 p, %r713, 0;
    vote.ballot.sync.b32 %r713, p, 0xffffffff;
    @!p not.b32 %r713, %r713;
}
	and.b32  	%r734, %r713, %r733;
	{
    .reg .pred p;
    and.b32 %r716, %r720, %r672;    setp.ne.u32 p, %r716, 0;
    vote.ballot.sync.b32 %r716, p, 0xffffffff;
    @!p not.b32 %r716, %r716;
}
	and.b32  	%r735, %r716, %r734;
	{
    .reg .pred p;
    and.b32 %r719, %r720, %r675;    setp.ne.u32 p, %r719, 0;
    vote.ballot.sync.b32 %r719, p, 0xffffffff;
    @!p not.b32 %r719, %r719;
}
	and.b32  	%r736, %r719, %r735;
	clz.b32 	%r737, %r736;
	sub.s32 	%r94, %r678, %r737;
	mov.u32 %r722, %lanemask_le;
	and.b32  	%r738, %r722, %r736;
	popc.b32 	%r95, %r738;
	setp.ne.s32 	%p130, %r217, %r94;
	@%p130 bra 	$L__BB0_168;
	shl.b32 	%r742, %r720, 2;
	add.s32 	%r743, %r237, %r742;
	atom.shared.add.u32 	%r1507, [%r743], %r95;
$L__BB0_168:
	mov.u32 	%r1509, 0;
	mov.u32 	%r770, 31;
	shfl.sync.idx.b32 	%r772|%p131, %r1507, %r94, %r770, %r725;
	add.s32 	%r773, %r95, %r772;
	add.s32 	%r98, %r773, -1;
	shr.u64 	%rd386, %rd812, %r497;
	cvt.u32.u64 	%r775, %rd386;
	and.b32  	%r766, %r775, 255;
	mov.u32 	%r746, 1;
	{
    .reg .pred p;
    and.b32 %r744, %r766, %r746;    setp.ne.u32 p, %r744, 0;
    vote.ballot.sync.b32 %r744, p, 0xffffffff;
    @!p not.b32 %r744, %r744;
}
	mov.u32 	%r749, 2;
	{
    .reg .pred p;
    and.b32 %r747, %r766, %r749;    setp.ne.u32 p, %r747, 0;
    vote.ballot.sync.b32 %r747, p, 0xffffffff;
    @!p not.b32 %r747, %r747;
}
	and.b32  	%r776, %r747, %r744;
	mov.u32 	%r752, 4;
	{
    .reg .pred p;
    and.b32 %r750, %r766, %r752;    setp.ne.u32 p, %r750, 0;
    vote.ballot.sync.b32 %r750, p, 0xffffffff;
    @!p not.b32 %r750, %r750;
}
	and.b32  	%r777, %r750, %r776;
	mov.u32 	%r755, 8;
	{
    .reg .pred p;
    and.b32 %r753, %r766, %r755;    setp.ne.u32 p, %r753, 0;
    vote.ballot.sync.b32 %r753, p, 0xffffffff;
    @!p not.b32 %r753, %r753;
}
	and.b32  	%r778, %r753, %r777;
	mov.u32 	%r758, 16;
	{
    .reg .pred p;
    and.b32 %r756, %r766, %r758;    setp.ne.u32 p, %r756, 0;
    vote.ballot.sync.b32 %r756, p, 0xffffffff;
    @!p not.b32 %r756, %r756;
}
	and.b32  	%r779, %r756, %r778;
	mov.u32 	%r761, 32;
	{
    .reg .pred p;
    and.b32 %r759, %r766, %r761;    setp.ne.u32 p, %r759, 0;
    vote.ballot.sync.b32 %r759, p, 0xffffffff;
    @!p not.b32 %r759, %r759;
}
	and.b32  	%r780, %r759, %r779;
	mov.u32 	%r764, 64;
	{
    .reg .pred p;
    and.b32 %r762, %r766, %r764;    setp.ne.u32 p, %r762, 0;
    vote.ballot.sync.b32 %r762, p, 0xffffffff;
    @!p not.b32 %r762, %r762;
}
	and.b32  	%r781, %r762, %r780;
	mov.u32 	%r767, 128;
	{
    .reg .pred p;
    and.b32 %r765, %r766, %r767;    setp.ne.u32 p, %r765, 0;
    vote.ballot.sync.b32 %r765, p, 0xffffffff;
    @!p not.b32 %r765, %r765;
}
	and.b32  	%r782, %r765, %r781;
	clz.b32 	%r783, %r782;
	sub.s32 	%r100, %r770, %r783;
	mov.u32 %r768, %lanemask_le;
	and.b32  	%r784, %r768, %r782;
	popc.b32 	%r101, %r784;
	setp.ne.s32 	%p132, %r217, %r100;
	mov.u32 	%r1508, %r1509;
	@%p132 bra 	$L__BB0_170;
	shl.b32 	%r788, %r766, 2;
	add.s32 	%r789, %r237, %r788;
	atom.shared.add.u32 	%r1508, [%r789], %r101;
$L__BB0_170:
	mov.u32 	%r817, -1;
	shfl.sync.idx.b32 	%r818|%p133, %r1508, %r100, %r770, %r817;
	add.s32 	%r819, %r101, %r818;
	add.s32 	%r104, %r819, -1;
	shr.u64 	%rd387, %rd813, %r497;
	cvt.u32.u64 	%r821, %rd387;
	and.b32  	%r812, %r821, 255;
	{
    .reg .pred p;
    and.b32 %r790, %r812, %r746;    setp.ne.u32 p, %r790, 0;
    vote.ballot.sync.b32 %r790, p, 0xffffffff;
    @!p not.b32 %r790, %r790;
}
	{
    .reg .pred p;
    and.b32 %r793, %r812, %r749;    setp.ne.u32 p, %r793, 0;
    vote.ballot.sync.b32 %r793, p, 0xffffffff;
    @!p not.b32 %r793, %r793;
}
	and.b32  	%r822, %r793, %r790;
	{
    .reg .pred p;
    and.b32 %r796, %r812, %r752;    setp.ne.u32 p, %r796, 0;
    vote.ballot.sync.b32 %r796, p, 0xffffffff;
    @!p not.b32 %r796, %r796;
}
	and.b32  	%r823, %r796, %r822;
	{
    .reg .pred p;
    and.b32 %r799, %r812, %r755;    setp.ne.u32 p, %r799, 0;
    vote.ballot.sync.b32 %r799, p, 0xffffffff;
    @!p not.b32 %r799, %r799;
}
	and.b32  	%r824, %r799, %r823;
	{
    .reg .pred p;
    and.b32 %r802, %r812, %r758;    setp.ne.u32 p, %r802, 0;
    vote.ballot.sync.b32 %r802, p, 0xffffffff;
    @!p not.b32 %r802, %r802;
}
	and.b32  	%r825, %r802, %r824;
	{
    .reg .pred p;
    and.b32 %r805, %r812, %r761;    setp.ne.u32 p, %r805, 0;
    vote.ballot.sync.b32 %r805, p, 0xffffffff;
    @!p not.b32 %r805, %r805;
}
	and.b32  	%r826, %r805, %r825;
	{
    .reg .pred p;
    and.b32 %r808, %r812, %r764;    setp.ne.u32 p, %r808, 0;
    vote.ballot.sync.b32 %r808, p, 0xffffffff;
    @!p not.b32 %r808, %r808;
}
	and.b32  	%r827, %r808, %r826;
	{
    .reg .pred p;
    and.b32 %r811, %r812, %r767;    setp.ne.u32 p, %r811, 0;
    vote.ballot.sync.b32 %r811, p, 0xffffffff;
    @!p not.b32 %r811, %r811;
}
	and.b32  	%r828, %r811, %r827;
	clz.b32 	%r829, %r828;
	sub.s32 	%r106, %r770, %r829;
	mov.u32 %r814, %lanemask_le;
	and.b32  	%r830, %r814, %r828;
	popc.b32 	%r107, %r830;
	setp.ne.s32 	%p134, %r217, %r106;
	@%p134 bra 	$L__BB0_172;
	shl.b32 	%r834, %r812, 2;
	add.s32 	%r835, %r237, %r834;
	atom.shared.add.u32 	%r1509, [%r835], %r107;
$L__BB0_172:
	mov.u32 	%r1511, 0;
	mov.u32 	%r862, 31;
	shfl.sync.idx.b32 	%r864|%p135, %r1509, %r106, %r862, %r817;
	add.s32 	%r865, %r107, %r864;
	add.s32 	%r110, %r865, -1;
	shr.u64 	%rd388, %rd814, %r497;
	cvt.u32.u64 	%r867, %rd388;
	and.b32  	%r858, %r867, 255;
	mov.u32 	%r838, 1;
	{
    .reg .pred p;
    and.b32 %r836, %r858, %r838;    setp.ne.u32 p, %r836, 0;
    vote.ballot.sync.b32 %r836, p, 0xffffffff;
    @!p not.b32 %r836, %r836;
}
	mov.u32 	%r841, 2;
	{
    .reg .pred p;
    and.b32 %r839, %r858, %r841;    setp.ne.u32 p, %r839, 0;
    vote.ballot.sync.b32 %r839, p, 0xffffffff;
    @!p not.b32 %r839, %r839;
}
	and.b32  	%r868, %r839, %r836;
	mov.u32 	%r844, 4;
	{
    .reg .pred p;
    and.b32 %r842, %r858, %r844;    setp.ne.u32 p, %r842, 0;
    vote.ballot.sync.b32 %r842, p, 0xffffffff;
    @!p not.b32 %r842, %r842;
}
	and.b32  	%r869, %r842, %r868;
	mov.u32 	%r847, 8;
	{
    .reg .pred p;
    and.b32 %r845, %r858, %r847;    setp.ne.u32 p, %r845, 0;
    vote.ballot.sync.b32 %r845, p, 0xffffffff;
    @!p not.b32 %r845, %r845;
}
	and.b32  	%r870, %r845, %r869;
	mov.u32 	%r850, 16;
	{
    .reg .pred p;
    and.b32 %r848, %r858, %r850;    setp.ne.u32 p, %r848, 0;
    vote.ballot.sync.b32 %r848, p, 0xffffffff;
    @!p not.b32 %r848, %r848;
}
	and.b32  	%r871, %r848, %r870;
	mov.u32 	%r853, 32;
	{
    .reg .pred p;
    and.b32 %r851, %r858, %r853;    setp.ne.u32 p, %r851, 0;
    vote.ballot.sync.b32 %r851, p, 0xffffffff;
    @!p not.b32 %r851, %r851;
}
	and.b32  	%r872, %r851, %r871;
	mov.u32 	%r856, 64;
	{
    .reg .pred p;
    and.b32 %r854, %r858, %r856;    setp.ne.u32 p, %r854, 0;
    vote.ballot.sync.b32 %r854, p, 0xffffffff;
    @!p not.b32 %r854, %r854;
}
	and.b32  	%r873, %r854, %r872;
	mov.u32 	%r859, 128;
	{
    .reg .pred p;
    and.b32 %r857, %r858, %r859;    setp.ne.u32 p, %r857, 0;
    vote.ballot.sync.b32 %r857, p, 0xffffffff;
    @!p not.b32 %r857, %r857;
}
	and.b32  	%r874, %r857, %r873;
	clz.b32 	%r875, %r874;
	sub.s32 	%r112, %r862, %r875;
	mov.u32 %r860, %lanemask_le;
	and.b32  	%r876, %r860, %r874;
	popc.b32 	%r113, %r876;
	setp.ne.s32 	%p136, %r217, %r112;
	mov.u32 	%r1510, %r1511;
	@%p136 bra 	$L__BB0_174;
	shl.b32 	%r880, %r858, 2;
	add.s32 	%r881, %r237, %r880;
	atom.shared.add.u32 	%r1510, [%r881], %r113;
$L__BB0_174:
	mov.u32 	%r909, -1;
	shfl.sync.idx.b32 	%r910|%p137, %r1510, %r112, %r862, %r909;
	add.s32 	%r911, %r113, %r910;
	add.s32 	%r116, %r911, -1;
	shr.u64 	%rd389, %rd815, %r497;
	cvt.u32.u64 	%r913, %rd389;
	and.b32  	%r904, %r913, 255;
	{
    .reg .pred p;
    and.b32 %r882, %r904, %r838;    setp.ne.u32 p, %r882, 0;
    vote.ballot.sync.b32 %r882, p, 0xffffffff;
    @!p not.b32 %r882, %r882;
}
	{
    .reg .pred p;
    and.b32 %r885, %r904, %r841;    setp.ne.u32 p, %r885, 0;
    vote.ballot.sync.b32 %r885, p, 0xffffffff;
    @!p not.b32 %r885, %r885;
}
	and.b32  	%r914, %r885, %r882;
	{
    .reg .pred p;
    and.b32 %r888, %r904, %r844;    setp.ne.u32 p, %r888, 0;
    vote.ballot.sync.b32 %r888, p, 0xffffffff;
    @!p not.b32 %r888, %r888;
}
	and.b32  	%r915, %r888, %r914;
	{
    .reg .pred p;
    and.b32 %r891, %r904, %r847;    setp.ne.u32 p, %r891, 0;
    vote.ballot.sync.b32 %r891, p, 0xffffffff;
    @!p not.b32 %r891, %r891;
}
	and.b32  	%r916, %r891, %r915;
	{
    .reg .pred p;
    and.b32 %r894, %r904, %r850;    setp.ne.u32 p, %r894, 0;
    vote.ballot.sync.b32 %r894, p, 0xffffffff;
    @!p not.b32 %r894, %r894;
}
	and.b32  	%r917, %r894, %r916;
	{
    .reg .pred p;
    and.b32 %r897, %r904, %r853;    setp.ne.u32 p, %r897, 0;
    vote.ballot.sync.b32 %r897, p, 0xffffffff;
    @!p not.b32 %r897, %r897;
}
	and.b32  	%r918, %r897, %r917;
	{
    .reg .pred p;
    and.b32 %r900, %r904, %r856;    setp.ne.u32 p, %r900, 0;
    vote.ballot.sync.b32 %r900, p, 0xffffffff;
    @!p not.b32 %r900, %r900;
}
	and.b32  	%r919, %r900, %r918;
	{
    .reg .pred p;
    and.b32 %r903, %r904, %r859;    setp.ne.u32 p, %r903, 0;
    vote.ballot.sync.b32 %r903, p, 0xffffffff;
    @!p not.b32 %r903, %r903;
}
	and.b32  	%r920, %r903, %r919;
	clz.b32 	%r921, %r920;
	sub.s32 	%r118, %r862, %r921;
	mov.u32 %r906, %lanemask_le;
	and.b32  	%r922, %r906, %r920;
	popc.b32 	%r119, %r922;
	setp.ne.s32 	%p138, %r217, %r118;
	@%p138 bra 	$L__BB0_176;
	shl.b32 	%r926, %r904, 2;
	add.s32 	%r927, %r237, %r926;
	atom.shared.add.u32 	%r1511, [%r927], %r119;
$L__BB0_176:
	mov.u32 	%r1513, 0;
	mov.u32 	%r954, 31;
	shfl.sync.idx.b32 	%r956|%p139, %r1511, %r118, %r954, %r909;
	add.s32 	%r957, %r119, %r956;
	add.s32 	%r122, %r957, -1;
	shr.u64 	%rd390, %rd816, %r497;
	cvt.u32.u64 	%r959, %rd390;
	and.b32  	%r950, %r959, 255;
	mov.u32 	%r930, 1;
	{
    .reg .pred p;
    and.b32 %r928, %r950, %r930;    setp.ne.u32 p, %r928, 0;
    vote.ballot.sync.b32 %r928, p, 0xffffffff;
    @!p not.b32 %r928, %r928;
}
	mov.u32 	%r933, 2;
	{
    .reg .pred p;
    and.b32 %r931, %r950, %r933;    setp.ne.u32 p, %r931, 0;
    vote.ballot.sync.b32 %r931, p, 0xffffffff;
    @!p not.b32 %r931, %r931;
}
	and.b32  	%r960, %r931, %r928;
	mov.u32 	%r936, 4;
	{
    .reg .pred p;
    and.b32 %r934, %r950, %r936;    setp.ne.u32 p, %r934, 0;
    vote.ballot.sync.b32 %r934, p, 0xffffffff;
    @!p not.b32 %r934, %r934;
}
	and.b32  	%r961, %r934, %r960;
	mov.u32 	%r939, 8;
	{
    .reg .pred p;
    and.b32 %r937, %r950, %r939;    setp.ne.u32 p, %r937, 0;
    vote.ballot.sync.b32 %r937, p, 0xffffffff;
    @!p not.b32 %r937, %r937;
}
	and.b32  	%r962, %r937, %r961;
	mov.u32 	%r942, 16;
	{
    .reg .pred p;
    and.b32 %r940, %r950, %r942;    setp.ne.u32 p, %r940, 0;
    vote.ballot.sync.b32 %r940, p, 0xffffffff;
    @!p not.b32 %r940, %r940;
}
	and.b32  	%r963, %r940, %r962;
	mov.u32 	%r945, 32;
	{
    .reg .pred p;
    and.b32 %r943, %r950, %r945;    setp.ne.u32 p, %r943, 0;
    vote.ballot.sync.b32 %r943, p, 0xffffffff;
    @!p not.b32 %r943, %r943;
}
	and.b32  	%r964, %r943, %r963;
	mov.u32 	%r948, 64;
	{
    .reg .pred p;
    and.b32 %r946, %r950, %r948;    setp.ne.u32 p, %r946, 0;
    vote.ballot.sync.b32 %r946, p, 0xffffffff;
    @!p not.b32 %r946, %r946;
}
	and.b32  	%r965, %r946, %r964;
	mov.u32 	%r951, 128;
	{
    .reg .pred p;
    and.b32 %r949, %r950, %r951;    setp.ne.u32 p, %r949, 0;
    vote.ballot.sync.b32 %r949, p, 0xffffffff;
    @!p not.b32 %r949, %r949;
}
	and.b32  	%r966, %r949, %r965;
	clz.b32 	%r967, %r966;
	sub.s32 	%r123, %r954, %r967;
	mov.u32 %r952, %lanemask_le;
	and.b32  	%r968, %r952, %r966;
	popc.b32 	%r124, %r968;
	setp.ne.s32 	%p140, %r217, %r123;
	mov.u32 	%r1512, %r1513;
	@%p140 bra 	$L__BB0_178;
	shl.b32 	%r971, %r22, 5;
	and.b32  	%r972, %r971, -1024;
	add.s32 	%r974, %r236, %r972;
	shl.b32 	%r975, %r959, 2;
	and.b32  	%r976, %r975, 1020;
	add.s32 	%r977, %r974, %r976;
	atom.shared.add.u32 	%r1512, [%r977], %r124;
$L__BB0_178:
	mov.u32 	%r1005, -1;
	shfl.sync.idx.b32 	%r1006|%p141, %r1512, %r123, %r954, %r1005;
	add.s32 	%r1007, %r124, %r1006;
	add.s32 	%r127, %r1007, -1;
	shr.u64 	%rd392, %rd817, %r497;
	cvt.u32.u64 	%r1009, %rd392;
	and.b32  	%r1000, %r1009, 255;
	{
    .reg .pred p;
    and.b32 %r978, %r1000, %r930;    setp.ne.u32 p, %r978, 0;
    vote.ballot.sync.b32 %r978, p, 0xffffffff;
    @!p not.b32 %r978, %r978;
}
	{
    .reg .pred p;
    and.b32 %r981, %r1000, %r933;    setp.ne.u32 p, %r981, 0;
    vote.ballot.sync.b32 %r981, p, 0xffffffff;
    @!p not.b32 %r981, %r981;
}
	and.b32  	%r1010, %r981, %r978;
	{
    .reg .pred p;
    and.b32 %r984, %r1000, %r936;    setp.ne.u32 p, %r984, 0;
    vote.ballot.sync.b32 %r984, p, 0xffffffff;
    @!p not.b32 %r984, %r984;
}
	and.b32  	%r1011, %r984, %r1010;
	{
    .reg .pred p;
    and.b32 %r987, %r1000, %r939;    setp.ne.u32 p, %r987, 0;
    vote.ballot.sync.b32 %r987, p, 0xffffffff;
    @!p not.b32 %r987, %r987;
}
	and.b32  	%r1012, %r987, %r1011;
	{
    .reg .pred p;
    and.b32 %r990, %r1000, %r942;    setp.ne.u32 p, %r990, 0;
    vote.ballot.sync.b32 %r990, p, 0xffffffff;
    @!p not.b32 %r990, %r990;
}
	and.b32  	%r1013, %r990, %r1012;
	{
    .reg .pred p;
    and.b32 %r993, %r1000, %r945;    setp.ne.u32 p, %r993, 0;
    vote.ballot.sync.b32 %r993, p, 0xffffffff;
    @!p not.b32 %r993, %r993;
}
	and.b32  	%r1014, %r993, %r1013;
	{
    .reg .pred p;
    and.b32 %r996, %r1000, %r948;    setp.ne.u32 p, %r996, 0;
    vote.ballot.sync.b32 %r996, p, 0xffffffff;
    @!p not.b32 %r996, %r996;
}
	and.b32  	%r1015, %r996, %r1014;
	{
    .reg .pred p;
    and.b32 %r999, %r1000, %r951;    setp.ne.u32 p, %r999, 0;
    vote.ballot.sync.b32 %r999, p, 0xffffffff;
    @!p not.b32 %r999, %r999;
}
	and.b32  	%r1016, %r999, %r1015;
	clz.b32 	%r1017, %r1016;
	sub.s32 	%r128, %r954, %r1017;
	mov.u32 %r1002, %lanemask_le;
	and.b32  	%r1018, %r1002, %r1016;
	popc.b32 	%r129, %r1018;
	setp.ne.s32 	%p142, %r217, %r128;
	@%p142 bra 	$L__BB0_180;
	shl.b32 	%r1022, %r22, 5;
	and.b32  	%r1023, %r1022, -1024;
	add.s32 	%r1025, %r236, %r1023;
	shl.b32 	%r1026, %r1009, 2;
	and.b32  	%r1027, %r1026, 1020;
	add.s32 	%r1028, %r1025, %r1027;
	atom.shared.add.u32 	%r1513, [%r1028], %r129;
$L__BB0_180:
	mov.u32 	%r1515, 0;
	mov.u32 	%r1055, 31;
	shfl.sync.idx.b32 	%r1057|%p143, %r1513, %r128, %r1055, %r1005;
	add.s32 	%r1058, %r129, %r1057;
	add.s32 	%r132, %r1058, -1;
	shr.u64 	%rd394, %rd818, %r497;
	cvt.u32.u64 	%r1060, %rd394;
	and.b32  	%r1051, %r1060, 255;
	mov.u32 	%r1031, 1;
	{
    .reg .pred p;
    and.b32 %r1029, %r1051, %r1031;    setp.ne.u32 p, %r1029, 0;
    vote.ballot.sync.b32 %r1029, p, 0xffffffff;
    @!p not.b32 %r1029, %r1029;
}
	mov.u32 	%r1034, 2;
	{
    .reg .pred p;
    and.b32 %r1032, %r1051, %r1034;    setp.ne.u32 p, %r1032, 0;
    vote.ballot.sync.b32 %r1032, p, 0xffffffff;
    @!p not.b32 %r1032, %r1032;
}
	and.b32  	%r1061, %r1032, %r1029;
	mov.u32 	%r1037, 4;
	{
    .reg .pred p;
    and.b32 %r1035, %r1051, %r1037;    setp.ne.u32 p, %r1035, 0;
    vote.ballot.sync.b32 %r1035, p, 0xffffffff;
    @!p not.b32 %r1035, %r1035;
}
	and.b32  	%r1062, %r1035, %r1061;
	mov.u32 	%r1040, 8;
	{
    .reg .pred p;
    and.b32 %r1038, %r1051, %r1040;    setp.ne.u32 p, %r1038, 0;
    vote.ballot.sync.b32 %r1038, p, 0xffffffff;
    @!p not.b32 %r1038, %r1038;
}
	and.b32  	%r1063, %r1038, %r1062;
	mov.u32 	%r1043, 16;
	{
    .reg .pred p;
    and.b32 %r1041, %r1051, %r1043;    setp.ne.u32 p, %r1041, 0;
    vote.ballot.sync.b32 %r1041, p, 0xffffffff;
    @!p not.b32 %r1041, %r1041;
}
	and.b32  	%r1064, %r1041, %r1063;
	mov.u32 	%r1046, 32;
	{
    .reg .pred p;
    and.b32 %r1044, %r1051, %r1046;    setp.ne.u32 p, %r1044, 0;
    vote.ballot.sync.b32 %r1044, p, 0xffffffff;
    @!p not.b32 %r1044, %r1044;
}
	and.b32  	%r1065, %r1044, %r1064;
	mov.u32 	%r1049, 64;
	{
    .reg .pred p;
    and.b32 %r1047, %r1051, %r1049;    setp.ne.u32 p, %r1047, 0;
    vote.ballot.sync.b32 %r1047, p, 0xffffffff;
    @!p not.b32 %r1047, %r1047;
}
	and.b32  	%r1066, %r1047, %r1065;
	mov.u32 	%r1052, 128;
	{
    .reg .pred p;
    and.b32 %r1050, %r1051, %r1052;    setp.ne.u32 p, %r1050, 0;
    vote.ballot.sync.b32 %r1050, p, 0xffffffff;
    @!p not.b32 %r1050, %r1050;
}
	and.b32  	%r1067, %r1050, %r1066;
	clz.b32 	%r1068, %r1067;
	sub.s32 	%r133, %r1055, %r1068;
	mov.u32 %r1053, %lanemask_le;
	and.b32  	%r1069, %r1053, %r1067;
	popc.b32 	%r134, %r1069;
	setp.ne.s32 	%p144, %r217, %r133;
	mov.u32 	%r1514, %r1515;
	@%p144 bra 	$L__BB0_182;
	shl.b32 	%r1073, %r22, 5;
	and.b32  	%r1074, %r1073, -1024;
	add.s32 	%r1076, %r236, %r1074;
	shl.b32 	%r1077, %r1060, 2;
	and.b32  	%r1078, %r1077, 1020;
	add.s32 	%r1079, %r1076, %r1078;
	atom.shared.add.u32 	%r1514, [%r1079], %r134;
$L__BB0_182:
	mov.u32 	%r1107, -1;
	shfl.sync.idx.b32 	%r1108|%p145, %r1514, %r133, %r1055, %r1107;
	add.s32 	%r1109, %r134, %r1108;
	add.s32 	%r137, %r1109, -1;
	shr.u64 	%rd396, %rd819, %r497;
	cvt.u32.u64 	%r1111, %rd396;
	and.b32  	%r1102, %r1111, 255;
	{
    .reg .pred p;
    and.b32 %r1080, %r1102, %r1031;    setp.ne.u32 p, %r1080, 0;
    vote.ballot.sync.b32 %r1080, p, 0xffffffff;
    @!p not.b32 %r1080, %r1080;
}
	{
    .reg .pred p;
    and.b32 %r1083, %r1102, %r1034;    setp.ne.u32 p, %r1083, 0;
    vote.ballot.sync.b32 %r1083, p, 0xffffffff;
    @!p not.b32 %r1083, %r1083;
}
	and.b32  	%r1112, %r1083, %r1080;
	{
    .reg .pred p;
    and.b32 %r1086, %r1102, %r1037;    setp.ne.u32 p, %r1086, 0;
    vote.ballot.sync.b32 %r1086, p, 0xffffffff;
    @!p not.b32 %r1086, %r1086;
}
	and.b32  	%r1113, %r1086, %r1112;
	{
    .reg .pred p;
    and.b32 %r1089, %r1102, %r1040;    setp.ne.u32 p, %r1089, 0;
    vote.ballot.sync.b32 %r1089, p, 0xffffffff;
    @!p not.b32 %r1089, %r1089;
}
	and.b32  	%r1114, %r1089, %r1113;
	{
    .reg .pred p;
    and.b32 %r1092, %r1102, %r1043;    setp.ne.u32 p, %r1092, 0;
    vote.ballot.sync.b32 %r1092, p, 0xffffffff;
    @!p not.b32 %r1092, %r1092;
}
	and.b32  	%r1115, %r1092, %r1114;
	{
    .reg .pred p;
    and.b32 %r1095, %r1102, %r1046;    setp.ne.u32 p, %r1095, 0;
    vote.ballot.sync.b32 %r1095, p, 0xffffffff;
    @!p not.b32 %r1095, %r1095;
}
	and.b32  	%r1116, %r1095, %r1115;
	{
    .reg .pred p;
    and.b32 %r1098, %r1102, %r1049;    setp.ne.u32 p, %r1098, 0;
    vote.ballot.sync.b32 %r1098, p, 0xffffffff;
    @!p not.b32 %r1098, %r1098;
}
	and.b32  	%r1117, %r1098, %r1116;
	{
    .reg .pred p;
    and.b32 %r1101, %r1102, %r1052;    setp.ne.u32 p, %r1101, 0;
    vote.ballot.sync.b32 %r1101, p, 0xffffffff;
    @!p not.b32 %r1101, %r1101;
}
	and.b32  	%r1118, %r1101, %r1117;
	clz.b32 	%r1119, %r1118;
	sub.s32 	%r139, %r1055, %r1119;
	mov.u32 %r1104, %lanemask_le;
	and.b32  	%r1120, %r1104, %r1118;
	popc.b32 	%r140, %r1120;
	setp.ne.s32 	%p146, %r217, %r139;
	@%p146 bra 	$L__BB0_184;
	shl.b32 	%r1122, %r22, 5;
	and.b32  	%r1123, %r1122, -1024;
	add.s32 	%r1125, %r236, %r1123;
	shl.b32 	%r1126, %r1102, 2;
	add.s32 	%r1127, %r1125, %r1126;
	atom.shared.add.u32 	%r1515, [%r1127], %r140;
$L__BB0_184:
	mov.u32 	%r1516, 0;
	mov.u32 	%r1154, 31;
	shfl.sync.idx.b32 	%r1156|%p147, %r1515, %r139, %r1154, %r1107;
	add.s32 	%r1157, %r140, %r1156;
	add.s32 	%r143, %r1157, -1;
	shr.u64 	%rd397, %rd820, %r497;
	cvt.u32.u64 	%r1159, %rd397;
	and.b32  	%r1150, %r1159, 255;
	mov.u32 	%r1130, 1;
	{
    .reg .pred p;
    and.b32 %r1128, %r1150, %r1130;    setp.ne.u32 p, %r1128, 0;
    vote.ballot.sync.b32 %r1128, p, 0xffffffff;
    @!p not.b32 %r1128, %r1128;
}
	mov.u32 	%r1133, 2;
	{
    .reg .pred p;
    and.b32 %r1131, %r1150, %r1133;    setp.ne.u32 p, %r1131, 0;
    vote.ballot.sync.b32 %r1131, p, 0xffffffff;
    @!p not.b32 %r1131, %r1131;
}
	and.b32  	%r1160, %r1131, %r1128;
	mov.u32 	%r1136, 4;
	{
    .reg .pred p;
    and.b32 %r1134, %r1150, %r1136;    setp.ne.u32 p, %r1134, 0;
    vote.ballot.sync.b32 %r1134, p, 0xffffffff;
    @!p not.b32 %r1134, %r1134;
}
	and.b32  	%r1161, %r1134, %r1160;
	mov.u32 	%r1139, 8;
	{
    .reg .pred p;
    and.b32 %r1137, %r1150, %r1139;    setp.ne.u32 p, %r1137, 0;
    vote.ballot.sync.b32 %r1137, p, 0xffffffff;
    @!p not.b32 %r1137, %r1137;
}
	and.b32  	%r1162, %r1137, %r1161;
	mov.u32 	%r1142, 16;
	{
    .reg .pred p;
    and.b32 %r1140, %r1150, %r1142;    setp.ne.u32 p, %r1140, 0;
    vote.ballot.sync.b32 %r1140, p, 0xffffffff;
    @!p not.b32 %r1140, %r1140;
}
	and.b32  	%r1163, %r1140, %r1162;
	mov.u32 	%r1145, 32;
	{
    .reg .pred p;
    and.b32 %r1143, %r1150, %r1145;    setp.ne.u32 p, %r1143, 0;
    vote.ballot.sync.b32 %r1143, p, 0xffffffff;
    @!p not.b32 %r1143, %r1143;
}
	and.b32  	%r1164, %r1143, %r1163;
	mov.u32 	%r1148, 64;
	{
    .reg .pred p;
    and.b32 %r1146, %r1150, %r1148;    setp.ne.u32 p, %r1146, 0;
    vote.ballot.sync.b32 %r1146, p, 0xffffffff;
    @!p not.b32 %r1146, %r1146;
}
	and.b32  	%r1165, %r1146, %r1164;
	mov.u32 	%r1151, 128;
	{
    .reg .pred p;
    and.b32 %r1149, %r1150, %r1151;    setp.ne.u32 p, %r1149, 0;
    vote.ballot.sync.b32 %r1149, p, 0xffffffff;
    @!p not.b32 %r1149, %r1149;
}
	and.b32  	%r1166, %r1149, %r1165;
	clz.b32 	%r1167, %r1166;
	sub.s32 	%r145, %r1154, %r1167;
	mov.u32 %r1152, %lanemask_le;
	and.b32  	%r1168, %r1152, %r1166;
	popc.b32 	%r146, %r1168;
	setp.ne.s32 	%p148, %r217, %r145;
	@%p148 bra 	$L__BB0_186;
	shl.b32 	%r1170, %r22, 5;
	and.b32  	%r1171, %r1170, -1024;
	add.s32 	%r1173, %r236, %r1171;
	shl.b32 	%r1174, %r1150, 2;
	add.s32 	%r1175, %r1173, %r1174;
	atom.shared.add.u32 	%r1516, [%r1175], %r146;
$L__BB0_186:
	setp.gt.s32 	%p205, %r22, 255;
	mov.u32 	%r1177, -1;
	shfl.sync.idx.b32 	%r1178|%p150, %r1516, %r145, %r1154, %r1177;
	bar.sync 	0;
	shl.b32 	%r1179, %r68, 3;
	add.s32 	%r1181, %r236, %r1179;
	st.shared.u64 	[%r1181], %rd806;
	shl.b32 	%r1182, %r74, 3;
	add.s32 	%r1183, %r236, %r1182;
	st.shared.u64 	[%r1183], %rd807;
	shl.b32 	%r1184, %r80, 3;
	add.s32 	%r1185, %r236, %r1184;
	st.shared.u64 	[%r1185], %rd808;
	shl.b32 	%r1186, %r86, 3;
	add.s32 	%r1187, %r236, %r1186;
	st.shared.u64 	[%r1187], %rd809;
	shl.b32 	%r1188, %r92, 3;
	add.s32 	%r1189, %r236, %r1188;
	st.shared.u64 	[%r1189], %rd810;
	shl.b32 	%r1190, %r98, 3;
	add.s32 	%r1191, %r236, %r1190;
	st.shared.u64 	[%r1191], %rd811;
	shl.b32 	%r1192, %r104, 3;
	add.s32 	%r1193, %r236, %r1192;
	st.shared.u64 	[%r1193], %rd812;
	shl.b32 	%r1194, %r110, 3;
	add.s32 	%r1195, %r236, %r1194;
	st.shared.u64 	[%r1195], %rd813;
	shl.b32 	%r1196, %r116, 3;
	add.s32 	%r1197, %r236, %r1196;
	st.shared.u64 	[%r1197], %rd814;
	shl.b32 	%r1198, %r122, 3;
	add.s32 	%r1199, %r236, %r1198;
	st.shared.u64 	[%r1199], %rd815;
	shl.b32 	%r1200, %r127, 3;
	add.s32 	%r1201, %r236, %r1200;
	st.shared.u64 	[%r1201], %rd816;
	shl.b32 	%r1202, %r132, 3;
	add.s32 	%r1203, %r236, %r1202;
	st.shared.u64 	[%r1203], %rd817;
	shl.b32 	%r1204, %r137, 3;
	add.s32 	%r1205, %r236, %r1204;
	st.shared.u64 	[%r1205], %rd818;
	shl.b32 	%r1206, %r143, 3;
	add.s32 	%r1207, %r236, %r1206;
	st.shared.u64 	[%r1207], %rd819;
	add.s32 	%r1208, %r1178, %r146;
	shl.b32 	%r1209, %r1208, 3;
	add.s32 	%r1210, %r236, %r1209;
	st.shared.u64 	[%r1210+-8], %rd820;
	@%p205 bra 	$L__BB0_194;
	ld.param.u64 	%rd738, [gs_cub_64_param_0+40];
	shl.b32 	%r1479, %r22, 2;
	mov.u32 	%r1478, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r1477, %r1478, %r1479;
	cvta.to.global.u64 	%rd398, %rd738;
	mul.wide.s32 	%rd399, %r22, 4;
	add.s64 	%rd400, %rd398, %rd399;
	ld.global.u32 	%r1212, [%rd400];
	sub.s32 	%r1213, %r1212, %r62;
	st.shared.u32 	[%r1477+46080], %r1213;
	setp.lt.s32 	%p151, %r24, 1;
	mov.u32 	%r1519, %r1497;
	@%p151 bra 	$L__BB0_193;
	mov.u32 	%r1518, -1;
	mov.u32 	%r1517, %r24;
	mov.u32 	%r1519, %r1497;
$L__BB0_189:
	add.s32 	%r154, %r1517, -1;
	shl.b32 	%r1217, %r154, 8;
	add.s32 	%r1218, %r1217, %r22;
	mul.wide.s32 	%rd401, %r1218, 4;
	add.s64 	%rd197, %rd6, %rd401;
$L__BB0_190:
	membar.cta;
	ld.volatile.global.u32 	%r155, [%rd197];
	setp.eq.s32 	%p152, %r155, 0;
	@%p152 bra 	$L__BB0_190;
	and.b32  	%r1219, %r155, 1073741823;
	add.s32 	%r1519, %r1219, %r1519;
	setp.gt.s32 	%p153, %r155, -1;
	vote.sync.ballot.b32 	%r1518, %p153, %r1518;
	setp.lt.s32 	%p154, %r155, 0;
	@%p154 bra 	$L__BB0_193;
	setp.gt.s32 	%p155, %r1517, 1;
	mov.u32 	%r1517, %r154;
	@%p155 bra 	$L__BB0_189;
$L__BB0_193:
	ld.param.u64 	%rd742, [gs_cub_64_param_0+48];
	shl.b32 	%r1484, %r24, 8;
	add.s32 	%r1483, %r1484, %r22;
	mul.wide.s32 	%rd741, %r1483, 4;
	cvta.to.global.u64 	%rd740, %rd742;
	add.s64 	%rd739, %rd740, %rd741;
	shl.b32 	%r1482, %r22, 2;
	mov.u32 	%r1481, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1354646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1354610sweep_keysImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r1480, %r1481, %r1482;
	or.b32  	%r1223, %r1519, -2147483648;
	st.volatile.global.u32 	[%rd739], %r1223;
	ld.shared.u32 	%r1224, [%r1480+46080];
	sub.s32 	%r1225, %r1519, %r1497;
	add.s32 	%r1226, %r1225, %r1224;
	st.shared.u32 	[%r1480+46080], %r1226;
$L__BB0_194:
	mad.lo.s32 	%r1227, %r24, 5760, 5760;
	setp.le.s32 	%p156, %r1227, %r178;
	bar.sync 	0;
	shl.b32 	%r1229, %r22, 3;
	add.s32 	%r160, %r236, %r1229;
	@%p156 bra 	$L__BB0_226;
	bra.uni 	$L__BB0_195;
$L__BB0_226:
	ld.shared.u64 	%rd584, [%r160];
	shr.u64 	%rd585, %rd584, %r497;
	cvt.u32.u64 	%r1366, %rd585;
	shl.b32 	%r1367, %r1366, 2;
	and.b32  	%r1368, %r1367, 1020;
	add.s32 	%r1370, %r236, 46080;
	add.s32 	%r1371, %r1370, %r1368;
	ld.shared.u32 	%r1373, [%r1371];
	add.s32 	%r1374, %r1373, %r22;
	add.s64 	%rd586, %rd584, %rd22;
	setp.gt.s32 	%p202, %r21, 1;
	selp.b64 	%rd587, -9223372036854775808, 0, %p202;
	xor.b64  	%rd588, %rd586, %rd587;
	shr.s64 	%rd589, %rd586, 63;
	not.b64 	%rd590, %rd589;
	selp.b64 	%rd591, 9223372036854775807, 0, %p3;
	and.b64  	%rd592, %rd591, %rd590;
	xor.b64  	%rd593, %rd588, %rd592;
	mul.wide.u32 	%rd594, %r1374, 8;
	add.s64 	%rd595, %rd745, %rd594;
	st.global.u64 	[%rd595], %rd593;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd596, [%r160+3072];
	shr.u64 	%rd597, %rd596, %r497;
	cvt.u32.u64 	%r1375, %rd597;
	shl.b32 	%r1376, %r1375, 2;
	and.b32  	%r1377, %r1376, 1020;
	add.s32 	%r1378, %r1370, %r1377;
	ld.shared.u32 	%r1379, [%r1378];
	add.s32 	%r1380, %r1379, %r22;
	add.s32 	%r1381, %r1380, 384;
	add.s64 	%rd598, %rd596, %rd22;
	xor.b64  	%rd599, %rd598, %rd587;
	shr.s64 	%rd600, %rd598, 63;
	not.b64 	%rd601, %rd600;
	and.b64  	%rd602, %rd591, %rd601;
	xor.b64  	%rd603, %rd599, %rd602;
	mul.wide.u32 	%rd604, %r1381, 8;
	add.s64 	%rd605, %rd745, %rd604;
	st.global.u64 	[%rd605], %rd603;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd606, [%r160+6144];
	shr.u64 	%rd607, %rd606, %r497;
	cvt.u32.u64 	%r1382, %rd607;
	shl.b32 	%r1383, %r1382, 2;
	and.b32  	%r1384, %r1383, 1020;
	add.s32 	%r1385, %r1370, %r1384;
	ld.shared.u32 	%r1386, [%r1385];
	add.s32 	%r1387, %r1386, %r22;
	add.s32 	%r1388, %r1387, 768;
	add.s64 	%rd608, %rd606, %rd22;
	xor.b64  	%rd609, %rd608, %rd587;
	shr.s64 	%rd610, %rd608, 63;
	not.b64 	%rd611, %rd610;
	and.b64  	%rd612, %rd591, %rd611;
	xor.b64  	%rd613, %rd609, %rd612;
	mul.wide.u32 	%rd614, %r1388, 8;
	add.s64 	%rd615, %rd745, %rd614;
	st.global.u64 	[%rd615], %rd613;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd616, [%r160+9216];
	shr.u64 	%rd617, %rd616, %r497;
	cvt.u32.u64 	%r1389, %rd617;
	shl.b32 	%r1390, %r1389, 2;
	and.b32  	%r1391, %r1390, 1020;
	add.s32 	%r1392, %r1370, %r1391;
	ld.shared.u32 	%r1393, [%r1392];
	add.s32 	%r1394, %r1393, %r22;
	add.s32 	%r1395, %r1394, 1152;
	add.s64 	%rd618, %rd616, %rd22;
	xor.b64  	%rd619, %rd618, %rd587;
	shr.s64 	%rd620, %rd618, 63;
	not.b64 	%rd621, %rd620;
	and.b64  	%rd622, %rd591, %rd621;
	xor.b64  	%rd623, %rd619, %rd622;
	mul.wide.u32 	%rd624, %r1395, 8;
	add.s64 	%rd625, %rd745, %rd624;
	st.global.u64 	[%rd625], %rd623;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd626, [%r160+12288];
	shr.u64 	%rd627, %rd626, %r497;
	cvt.u32.u64 	%r1396, %rd627;
	shl.b32 	%r1397, %r1396, 2;
	and.b32  	%r1398, %r1397, 1020;
	add.s32 	%r1399, %r1370, %r1398;
	ld.shared.u32 	%r1400, [%r1399];
	add.s32 	%r1401, %r1400, %r22;
	add.s32 	%r1402, %r1401, 1536;
	add.s64 	%rd628, %rd626, %rd22;
	xor.b64  	%rd629, %rd628, %rd587;
	shr.s64 	%rd630, %rd628, 63;
	not.b64 	%rd631, %rd630;
	and.b64  	%rd632, %rd591, %rd631;
	xor.b64  	%rd633, %rd629, %rd632;
	mul.wide.u32 	%rd634, %r1402, 8;
	add.s64 	%rd635, %rd745, %rd634;
	st.global.u64 	[%rd635], %rd633;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd636, [%r160+15360];
	shr.u64 	%rd637, %rd636, %r497;
	cvt.u32.u64 	%r1403, %rd637;
	shl.b32 	%r1404, %r1403, 2;
	and.b32  	%r1405, %r1404, 1020;
	add.s32 	%r1406, %r1370, %r1405;
	ld.shared.u32 	%r1407, [%r1406];
	add.s32 	%r1408, %r1407, %r22;
	add.s32 	%r1409, %r1408, 1920;
	add.s64 	%rd638, %rd636, %rd22;
	xor.b64  	%rd639, %rd638, %rd587;
	shr.s64 	%rd640, %rd638, 63;
	not.b64 	%rd641, %rd640;
	and.b64  	%rd642, %rd591, %rd641;
	xor.b64  	%rd643, %rd639, %rd642;
	mul.wide.u32 	%rd644, %r1409, 8;
	add.s64 	%rd645, %rd745, %rd644;
	st.global.u64 	[%rd645], %rd643;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd646, [%r160+18432];
	shr.u64 	%rd647, %rd646, %r497;
	cvt.u32.u64 	%r1410, %rd647;
	shl.b32 	%r1411, %r1410, 2;
	and.b32  	%r1412, %r1411, 1020;
	add.s32 	%r1413, %r1370, %r1412;
	ld.shared.u32 	%r1414, [%r1413];
	add.s32 	%r1415, %r1414, %r22;
	add.s32 	%r1416, %r1415, 2304;
	add.s64 	%rd648, %rd646, %rd22;
	xor.b64  	%rd649, %rd648, %rd587;
	shr.s64 	%rd650, %rd648, 63;
	not.b64 	%rd651, %rd650;
	and.b64  	%rd652, %rd591, %rd651;
	xor.b64  	%rd653, %rd649, %rd652;
	mul.wide.u32 	%rd654, %r1416, 8;
	add.s64 	%rd655, %rd745, %rd654;
	st.global.u64 	[%rd655], %rd653;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd656, [%r160+21504];
	shr.u64 	%rd657, %rd656, %r497;
	cvt.u32.u64 	%r1417, %rd657;
	shl.b32 	%r1418, %r1417, 2;
	and.b32  	%r1419, %r1418, 1020;
	add.s32 	%r1420, %r1370, %r1419;
	ld.shared.u32 	%r1421, [%r1420];
	add.s32 	%r1422, %r1421, %r22;
	add.s32 	%r1423, %r1422, 2688;
	add.s64 	%rd658, %rd656, %rd22;
	xor.b64  	%rd659, %rd658, %rd587;
	shr.s64 	%rd660, %rd658, 63;
	not.b64 	%rd661, %rd660;
	and.b64  	%rd662, %rd591, %rd661;
	xor.b64  	%rd663, %rd659, %rd662;
	mul.wide.u32 	%rd664, %r1423, 8;
	add.s64 	%rd665, %rd745, %rd664;
	st.global.u64 	[%rd665], %rd663;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd666, [%r160+24576];
	shr.u64 	%rd667, %rd666, %r497;
	cvt.u32.u64 	%r1424, %rd667;
	shl.b32 	%r1425, %r1424, 2;
	and.b32  	%r1426, %r1425, 1020;
	add.s32 	%r1427, %r1370, %r1426;
	ld.shared.u32 	%r1428, [%r1427];
	add.s32 	%r1429, %r1428, %r22;
	add.s32 	%r1430, %r1429, 3072;
	add.s64 	%rd668, %rd666, %rd22;
	xor.b64  	%rd669, %rd668, %rd587;
	shr.s64 	%rd670, %rd668, 63;
	not.b64 	%rd671, %rd670;
	and.b64  	%rd672, %rd591, %rd671;
	xor.b64  	%rd673, %rd669, %rd672;
	mul.wide.u32 	%rd674, %r1430, 8;
	add.s64 	%rd675, %rd745, %rd674;
	st.global.u64 	[%rd675], %rd673;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd676, [%r160+27648];
	shr.u64 	%rd677, %rd676, %r497;
	cvt.u32.u64 	%r1431, %rd677;
	shl.b32 	%r1432, %r1431, 2;
	and.b32  	%r1433, %r1432, 1020;
	add.s32 	%r1434, %r1370, %r1433;
	ld.shared.u32 	%r1435, [%r1434];
	add.s32 	%r1436, %r1435, %r22;
	add.s32 	%r1437, %r1436, 3456;
	add.s64 	%rd678, %rd676, %rd22;
	xor.b64  	%rd679, %rd678, %rd587;
	shr.s64 	%rd680, %rd678, 63;
	not.b64 	%rd681, %rd680;
	and.b64  	%rd682, %rd591, %rd681;
	xor.b64  	%rd683, %rd679, %rd682;
	mul.wide.u32 	%rd684, %r1437, 8;
	add.s64 	%rd685, %rd745, %rd684;
	st.global.u64 	[%rd685], %rd683;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd686, [%r160+30720];
	shr.u64 	%rd687, %rd686, %r497;
	cvt.u32.u64 	%r1438, %rd687;
	shl.b32 	%r1439, %r1438, 2;
	and.b32  	%r1440, %r1439, 1020;
	add.s32 	%r1441, %r1370, %r1440;
	ld.shared.u32 	%r1442, [%r1441];
	add.s32 	%r1443, %r1442, %r22;
	add.s32 	%r1444, %r1443, 3840;
	add.s64 	%rd688, %rd686, %rd22;
	xor.b64  	%rd689, %rd688, %rd587;
	shr.s64 	%rd690, %rd688, 63;
	not.b64 	%rd691, %rd690;
	and.b64  	%rd692, %rd591, %rd691;
	xor.b64  	%rd693, %rd689, %rd692;
	mul.wide.u32 	%rd694, %r1444, 8;
	add.s64 	%rd695, %rd745, %rd694;
	st.global.u64 	[%rd695], %rd693;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd696, [%r160+33792];
	shr.u64 	%rd697, %rd696, %r497;
	cvt.u32.u64 	%r1445, %rd697;
	shl.b32 	%r1446, %r1445, 2;
	and.b32  	%r1447, %r1446, 1020;
	add.s32 	%r1448, %r1370, %r1447;
	ld.shared.u32 	%r1449, [%r1448];
	add.s32 	%r1450, %r1449, %r22;
	add.s32 	%r1451, %r1450, 4224;
	add.s64 	%rd698, %rd696, %rd22;
	xor.b64  	%rd699, %rd698, %rd587;
	shr.s64 	%rd700, %rd698, 63;
	not.b64 	%rd701, %rd700;
	and.b64  	%rd702, %rd591, %rd701;
	xor.b64  	%rd703, %rd699, %rd702;
	mul.wide.u32 	%rd704, %r1451, 8;
	add.s64 	%rd705, %rd745, %rd704;
	st.global.u64 	[%rd705], %rd703;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd706, [%r160+36864];
	shr.u64 	%rd707, %rd706, %r497;
	cvt.u32.u64 	%r1452, %rd707;
	shl.b32 	%r1453, %r1452, 2;
	and.b32  	%r1454, %r1453, 1020;
	add.s32 	%r1455, %r1370, %r1454;
	ld.shared.u32 	%r1456, [%r1455];
	add.s32 	%r1457, %r1456, %r22;
	add.s32 	%r1458, %r1457, 4608;
	add.s64 	%rd708, %rd706, %rd22;
	xor.b64  	%rd709, %rd708, %rd587;
	shr.s64 	%rd710, %rd708, 63;
	not.b64 	%rd711, %rd710;
	and.b64  	%rd712, %rd591, %rd711;
	xor.b64  	%rd713, %rd709, %rd712;
	mul.wide.u32 	%rd714, %r1458, 8;
	add.s64 	%rd715, %rd745, %rd714;
	st.global.u64 	[%rd715], %rd713;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd716, [%r160+39936];
	shr.u64 	%rd717, %rd716, %r497;
	cvt.u32.u64 	%r1459, %rd717;
	shl.b32 	%r1460, %r1459, 2;
	and.b32  	%r1461, %r1460, 1020;
	add.s32 	%r1462, %r1370, %r1461;
	ld.shared.u32 	%r1463, [%r1462];
	add.s32 	%r1464, %r1463, %r22;
	add.s32 	%r1465, %r1464, 4992;
	add.s64 	%rd718, %rd716, %rd22;
	xor.b64  	%rd719, %rd718, %rd587;
	shr.s64 	%rd720, %rd718, 63;
	not.b64 	%rd721, %rd720;
	and.b64  	%rd722, %rd591, %rd721;
	xor.b64  	%rd723, %rd719, %rd722;
	mul.wide.u32 	%rd724, %r1465, 8;
	add.s64 	%rd725, %rd745, %rd724;
	st.global.u64 	[%rd725], %rd723;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd726, [%r160+43008];
	shr.u64 	%rd727, %rd726, %r497;
	cvt.u32.u64 	%r1466, %rd727;
	shl.b32 	%r1467, %r1466, 2;
	and.b32  	%r1468, %r1467, 1020;
	add.s32 	%r1469, %r1370, %r1468;
	ld.shared.u32 	%r1470, [%r1469];
	add.s32 	%r1471, %r1470, %r22;
	add.s32 	%r1472, %r1471, 5376;
	add.s64 	%rd728, %rd726, %rd22;
	xor.b64  	%rd729, %rd728, %rd587;
	shr.s64 	%rd730, %rd728, 63;
	not.b64 	%rd731, %rd730;
	and.b64  	%rd732, %rd591, %rd731;
	xor.b64  	%rd733, %rd729, %rd732;
	mul.wide.u32 	%rd734, %r1472, 8;
	add.s64 	%rd735, %rd745, %rd734;
	st.global.u64 	[%rd735], %rd733;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_227;
$L__BB0_195:
	mad.lo.s32 	%r161, %r24, -5760, %r178;
	setp.ge.s32 	%p157, %r22, %r161;
	@%p157 bra 	$L__BB0_197;
	ld.shared.u64 	%rd405, [%r160];
	shr.u64 	%rd406, %rd405, %r497;
	cvt.u32.u64 	%r1232, %rd406;
	shl.b32 	%r1233, %r1232, 2;
	and.b32  	%r1234, %r1233, 1020;
	add.s32 	%r1236, %r236, %r1234;
	ld.shared.u32 	%r1237, [%r1236+46080];
	setp.gt.s32 	%p158, %r21, 1;
	selp.b64 	%rd407, -9223372036854775808, 0, %p158;
	add.s64 	%rd408, %rd405, %rd22;
	xor.b64  	%rd409, %rd408, %rd407;
	shr.s64 	%rd410, %rd408, 63;
	not.b64 	%rd411, %rd410;
	selp.b64 	%rd412, 9223372036854775807, 0, %p3;
	and.b64  	%rd413, %rd412, %rd411;
	xor.b64  	%rd414, %rd409, %rd413;
	add.s32 	%r1238, %r1237, %r22;
	mul.wide.u32 	%rd415, %r1238, 8;
	add.s64 	%rd416, %rd745, %rd415;
	st.global.u64 	[%rd416], %rd414;
$L__BB0_197:
	bar.warp.sync 	-1;
	add.s32 	%r163, %r22, 384;
	setp.ge.s32 	%p160, %r163, %r161;
	@%p160 bra 	$L__BB0_199;
	ld.shared.u64 	%rd417, [%r160+3072];
	shr.u64 	%rd418, %rd417, %r497;
	cvt.u32.u64 	%r1241, %rd418;
	shl.b32 	%r1242, %r1241, 2;
	and.b32  	%r1243, %r1242, 1020;
	add.s32 	%r1245, %r236, %r1243;
	ld.shared.u32 	%r1246, [%r1245+46080];
	setp.gt.s32 	%p161, %r21, 1;
	selp.b64 	%rd419, -9223372036854775808, 0, %p161;
	add.s64 	%rd420, %rd417, %rd22;
	xor.b64  	%rd421, %rd420, %rd419;
	shr.s64 	%rd422, %rd420, 63;
	not.b64 	%rd423, %rd422;
	selp.b64 	%rd424, 9223372036854775807, 0, %p3;
	and.b64  	%rd425, %rd424, %rd423;
	xor.b64  	%rd426, %rd421, %rd425;
	add.s32 	%r1247, %r1246, %r163;
	mul.wide.u32 	%rd427, %r1247, 8;
	add.s64 	%rd428, %rd745, %rd427;
	st.global.u64 	[%rd428], %rd426;
$L__BB0_199:
	bar.warp.sync 	-1;
	add.s32 	%r165, %r22, 768;
	setp.ge.s32 	%p163, %r165, %r161;
	@%p163 bra 	$L__BB0_201;
	ld.shared.u64 	%rd429, [%r160+6144];
	shr.u64 	%rd430, %rd429, %r497;
	cvt.u32.u64 	%r1250, %rd430;
	shl.b32 	%r1251, %r1250, 2;
	and.b32  	%r1252, %r1251, 1020;
	add.s32 	%r1254, %r236, %r1252;
	ld.shared.u32 	%r1255, [%r1254+46080];
	setp.gt.s32 	%p164, %r21, 1;
	selp.b64 	%rd431, -9223372036854775808, 0, %p164;
	add.s64 	%rd432, %rd429, %rd22;
	xor.b64  	%rd433, %rd432, %rd431;
	shr.s64 	%rd434, %rd432, 63;
	not.b64 	%rd435, %rd434;
	selp.b64 	%rd436, 9223372036854775807, 0, %p3;
	and.b64  	%rd437, %rd436, %rd435;
	xor.b64  	%rd438, %rd433, %rd437;
	add.s32 	%r1256, %r1255, %r165;
	mul.wide.u32 	%rd439, %r1256, 8;
	add.s64 	%rd440, %rd745, %rd439;
	st.global.u64 	[%rd440], %rd438;
$L__BB0_201:
	bar.warp.sync 	-1;
	add.s32 	%r166, %r22, 1152;
	setp.ge.s32 	%p166, %r166, %r161;
	@%p166 bra 	$L__BB0_203;
	ld.shared.u64 	%rd441, [%r160+9216];
	shr.u64 	%rd442, %rd441, %r497;
	cvt.u32.u64 	%r1259, %rd442;
	shl.b32 	%r1260, %r1259, 2;
	and.b32  	%r1261, %r1260, 1020;
	add.s32 	%r1263, %r236, %r1261;
	ld.shared.u32 	%r1264, [%r1263+46080];
	setp.gt.s32 	%p167, %r21, 1;
	selp.b64 	%rd443, -9223372036854775808, 0, %p167;
	add.s64 	%rd444, %rd441, %rd22;
	xor.b64  	%rd445, %rd444, %rd443;
	shr.s64 	%rd446, %rd444, 63;
	not.b64 	%rd447, %rd446;
	selp.b64 	%rd448, 9223372036854775807, 0, %p3;
	and.b64  	%rd449, %rd448, %rd447;
	xor.b64  	%rd450, %rd445, %rd449;
	add.s32 	%r1265, %r1264, %r166;
	mul.wide.u32 	%rd451, %r1265, 8;
	add.s64 	%rd452, %rd745, %rd451;
	st.global.u64 	[%rd452], %rd450;
$L__BB0_203:
	bar.warp.sync 	-1;
	add.s32 	%r167, %r22, 1536;
	setp.ge.s32 	%p169, %r167, %r161;
	@%p169 bra 	$L__BB0_205;
	ld.shared.u64 	%rd453, [%r160+12288];
	shr.u64 	%rd454, %rd453, %r497;
	cvt.u32.u64 	%r1268, %rd454;
	shl.b32 	%r1269, %r1268, 2;
	and.b32  	%r1270, %r1269, 1020;
	add.s32 	%r1272, %r236, %r1270;
	ld.shared.u32 	%r1273, [%r1272+46080];
	setp.gt.s32 	%p170, %r21, 1;
	selp.b64 	%rd455, -9223372036854775808, 0, %p170;
	add.s64 	%rd456, %rd453, %rd22;
	xor.b64  	%rd457, %rd456, %rd455;
	shr.s64 	%rd458, %rd456, 63;
	not.b64 	%rd459, %rd458;
	selp.b64 	%rd460, 9223372036854775807, 0, %p3;
	and.b64  	%rd461, %rd460, %rd459;
	xor.b64  	%rd462, %rd457, %rd461;
	add.s32 	%r1274, %r1273, %r167;
	mul.wide.u32 	%rd463, %r1274, 8;
	add.s64 	%rd464, %rd745, %rd463;
	st.global.u64 	[%rd464], %rd462;
$L__BB0_205:
	bar.warp.sync 	-1;
	add.s32 	%r168, %r22, 1920;
	setp.ge.s32 	%p172, %r168, %r161;
	@%p172 bra 	$L__BB0_207;
	ld.shared.u64 	%rd465, [%r160+15360];
	shr.u64 	%rd466, %rd465, %r497;
	cvt.u32.u64 	%r1277, %rd466;
	shl.b32 	%r1278, %r1277, 2;
	and.b32  	%r1279, %r1278, 1020;
	add.s32 	%r1281, %r236, %r1279;
	ld.shared.u32 	%r1282, [%r1281+46080];
	setp.gt.s32 	%p173, %r21, 1;
	selp.b64 	%rd467, -9223372036854775808, 0, %p173;
	add.s64 	%rd468, %rd465, %rd22;
	xor.b64  	%rd469, %rd468, %rd467;
	shr.s64 	%rd470, %rd468, 63;
	not.b64 	%rd471, %rd470;
	selp.b64 	%rd472, 9223372036854775807, 0, %p3;
	and.b64  	%rd473, %rd472, %rd471;
	xor.b64  	%rd474, %rd469, %rd473;
	add.s32 	%r1283, %r1282, %r168;
	mul.wide.u32 	%rd475, %r1283, 8;
	add.s64 	%rd476, %rd745, %rd475;
	st.global.u64 	[%rd476], %rd474;
$L__BB0_207:
	bar.warp.sync 	-1;
	add.s32 	%r169, %r22, 2304;
	setp.ge.s32 	%p175, %r169, %r161;
	@%p175 bra 	$L__BB0_209;
	ld.shared.u64 	%rd477, [%r160+18432];
	shr.u64 	%rd478, %rd477, %r497;
	cvt.u32.u64 	%r1286, %rd478;
	shl.b32 	%r1287, %r1286, 2;
	and.b32  	%r1288, %r1287, 1020;
	add.s32 	%r1290, %r236, %r1288;
	ld.shared.u32 	%r1291, [%r1290+46080];
	setp.gt.s32 	%p176, %r21, 1;
	selp.b64 	%rd479, -9223372036854775808, 0, %p176;
	add.s64 	%rd480, %rd477, %rd22;
	xor.b64  	%rd481, %rd480, %rd479;
	shr.s64 	%rd482, %rd480, 63;
	not.b64 	%rd483, %rd482;
	selp.b64 	%rd484, 9223372036854775807, 0, %p3;
	and.b64  	%rd485, %rd484, %rd483;
	xor.b64  	%rd486, %rd481, %rd485;
	add.s32 	%r1292, %r1291, %r169;
	mul.wide.u32 	%rd487, %r1292, 8;
	add.s64 	%rd488, %rd745, %rd487;
	st.global.u64 	[%rd488], %rd486;
$L__BB0_209:
	bar.warp.sync 	-1;
	add.s32 	%r170, %r22, 2688;
	setp.ge.s32 	%p178, %r170, %r161;
	@%p178 bra 	$L__BB0_211;
	ld.shared.u64 	%rd489, [%r160+21504];
	shr.u64 	%rd490, %rd489, %r497;
	cvt.u32.u64 	%r1295, %rd490;
	shl.b32 	%r1296, %r1295, 2;
	and.b32  	%r1297, %r1296, 1020;
	add.s32 	%r1299, %r236, %r1297;
	ld.shared.u32 	%r1300, [%r1299+46080];
	setp.gt.s32 	%p179, %r21, 1;
	selp.b64 	%rd491, -9223372036854775808, 0, %p179;
	add.s64 	%rd492, %rd489, %rd22;
	xor.b64  	%rd493, %rd492, %rd491;
	shr.s64 	%rd494, %rd492, 63;
	not.b64 	%rd495, %rd494;
	selp.b64 	%rd496, 9223372036854775807, 0, %p3;
	and.b64  	%rd497, %rd496, %rd495;
	xor.b64  	%rd498, %rd493, %rd497;
	add.s32 	%r1301, %r1300, %r170;
	mul.wide.u32 	%rd499, %r1301, 8;
	add.s64 	%rd500, %rd745, %rd499;
	st.global.u64 	[%rd500], %rd498;
$L__BB0_211:
	bar.warp.sync 	-1;
	add.s32 	%r171, %r22, 3072;
	setp.ge.s32 	%p181, %r171, %r161;
	@%p181 bra 	$L__BB0_213;
	ld.shared.u64 	%rd501, [%r160+24576];
	shr.u64 	%rd502, %rd501, %r497;
	cvt.u32.u64 	%r1304, %rd502;
	shl.b32 	%r1305, %r1304, 2;
	and.b32  	%r1306, %r1305, 1020;
	add.s32 	%r1308, %r236, %r1306;
	ld.shared.u32 	%r1309, [%r1308+46080];
	setp.gt.s32 	%p182, %r21, 1;
	selp.b64 	%rd503, -9223372036854775808, 0, %p182;
	add.s64 	%rd504, %rd501, %rd22;
	xor.b64  	%rd505, %rd504, %rd503;
	shr.s64 	%rd506, %rd504, 63;
	not.b64 	%rd507, %rd506;
	selp.b64 	%rd508, 9223372036854775807, 0, %p3;
	and.b64  	%rd509, %rd508, %rd507;
	xor.b64  	%rd510, %rd505, %rd509;
	add.s32 	%r1310, %r1309, %r171;
	mul.wide.u32 	%rd511, %r1310, 8;
	add.s64 	%rd512, %rd745, %rd511;
	st.global.u64 	[%rd512], %rd510;
$L__BB0_213:
	bar.warp.sync 	-1;
	add.s32 	%r172, %r22, 3456;
	setp.ge.s32 	%p184, %r172, %r161;
	@%p184 bra 	$L__BB0_215;
	ld.shared.u64 	%rd513, [%r160+27648];
	shr.u64 	%rd514, %rd513, %r497;
	cvt.u32.u64 	%r1313, %rd514;
	shl.b32 	%r1314, %r1313, 2;
	and.b32  	%r1315, %r1314, 1020;
	add.s32 	%r1317, %r236, %r1315;
	ld.shared.u32 	%r1318, [%r1317+46080];
	setp.gt.s32 	%p185, %r21, 1;
	selp.b64 	%rd515, -9223372036854775808, 0, %p185;
	add.s64 	%rd516, %rd513, %rd22;
	xor.b64  	%rd517, %rd516, %rd515;
	shr.s64 	%rd518, %rd516, 63;
	not.b64 	%rd519, %rd518;
	selp.b64 	%rd520, 9223372036854775807, 0, %p3;
	and.b64  	%rd521, %rd520, %rd519;
	xor.b64  	%rd522, %rd517, %rd521;
	add.s32 	%r1319, %r1318, %r172;
	mul.wide.u32 	%rd523, %r1319, 8;
	add.s64 	%rd524, %rd745, %rd523;
	st.global.u64 	[%rd524], %rd522;
$L__BB0_215:
	bar.warp.sync 	-1;
	add.s32 	%r173, %r22, 3840;
	setp.ge.s32 	%p187, %r173, %r161;
	@%p187 bra 	$L__BB0_217;
	ld.shared.u64 	%rd525, [%r160+30720];
	shr.u64 	%rd526, %rd525, %r497;
	cvt.u32.u64 	%r1322, %rd526;
	shl.b32 	%r1323, %r1322, 2;
	and.b32  	%r1324, %r1323, 1020;
	add.s32 	%r1326, %r236, %r1324;
	ld.shared.u32 	%r1327, [%r1326+46080];
	setp.gt.s32 	%p188, %r21, 1;
	selp.b64 	%rd527, -9223372036854775808, 0, %p188;
	add.s64 	%rd528, %rd525, %rd22;
	xor.b64  	%rd529, %rd528, %rd527;
	shr.s64 	%rd530, %rd528, 63;
	not.b64 	%rd531, %rd530;
	selp.b64 	%rd532, 9223372036854775807, 0, %p3;
	and.b64  	%rd533, %rd532, %rd531;
	xor.b64  	%rd534, %rd529, %rd533;
	add.s32 	%r1328, %r1327, %r173;
	mul.wide.u32 	%rd535, %r1328, 8;
	add.s64 	%rd536, %rd745, %rd535;
	st.global.u64 	[%rd536], %rd534;
$L__BB0_217:
	bar.warp.sync 	-1;
	add.s32 	%r174, %r22, 4224;
	setp.ge.s32 	%p190, %r174, %r161;
	@%p190 bra 	$L__BB0_219;
	ld.shared.u64 	%rd537, [%r160+33792];
	shr.u64 	%rd538, %rd537, %r497;
	cvt.u32.u64 	%r1331, %rd538;
	shl.b32 	%r1332, %r1331, 2;
	and.b32  	%r1333, %r1332, 1020;
	add.s32 	%r1335, %r236, %r1333;
	ld.shared.u32 	%r1336, [%r1335+46080];
	setp.gt.s32 	%p191, %r21, 1;
	selp.b64 	%rd539, -9223372036854775808, 0, %p191;
	add.s64 	%rd540, %rd537, %rd22;
	xor.b64  	%rd541, %rd540, %rd539;
	shr.s64 	%rd542, %rd540, 63;
	not.b64 	%rd543, %rd542;
	selp.b64 	%rd544, 9223372036854775807, 0, %p3;
	and.b64  	%rd545, %rd544, %rd543;
	xor.b64  	%rd546, %rd541, %rd545;
	add.s32 	%r1337, %r1336, %r174;
	mul.wide.u32 	%rd547, %r1337, 8;
	add.s64 	%rd548, %rd745, %rd547;
	st.global.u64 	[%rd548], %rd546;
$L__BB0_219:
	bar.warp.sync 	-1;
	add.s32 	%r175, %r22, 4608;
	setp.ge.s32 	%p193, %r175, %r161;
	@%p193 bra 	$L__BB0_221;
	ld.shared.u64 	%rd549, [%r160+36864];
	shr.u64 	%rd550, %rd549, %r497;
	cvt.u32.u64 	%r1340, %rd550;
	shl.b32 	%r1341, %r1340, 2;
	and.b32  	%r1342, %r1341, 1020;
	add.s32 	%r1344, %r236, %r1342;
	ld.shared.u32 	%r1345, [%r1344+46080];
	setp.gt.s32 	%p194, %r21, 1;
	selp.b64 	%rd551, -9223372036854775808, 0, %p194;
	add.s64 	%rd552, %rd549, %rd22;
	xor.b64  	%rd553, %rd552, %rd551;
	shr.s64 	%rd554, %rd552, 63;
	not.b64 	%rd555, %rd554;
	selp.b64 	%rd556, 9223372036854775807, 0, %p3;
	and.b64  	%rd557, %rd556, %rd555;
	xor.b64  	%rd558, %rd553, %rd557;
	add.s32 	%r1346, %r1345, %r175;
	mul.wide.u32 	%rd559, %r1346, 8;
	add.s64 	%rd560, %rd745, %rd559;
	st.global.u64 	[%rd560], %rd558;
$L__BB0_221:
	bar.warp.sync 	-1;
	add.s32 	%r176, %r22, 4992;
	setp.ge.s32 	%p196, %r176, %r161;
	@%p196 bra 	$L__BB0_223;
	ld.shared.u64 	%rd561, [%r160+39936];
	shr.u64 	%rd562, %rd561, %r497;
	cvt.u32.u64 	%r1349, %rd562;
	shl.b32 	%r1350, %r1349, 2;
	and.b32  	%r1351, %r1350, 1020;
	add.s32 	%r1353, %r236, %r1351;
	ld.shared.u32 	%r1354, [%r1353+46080];
	setp.gt.s32 	%p197, %r21, 1;
	selp.b64 	%rd563, -9223372036854775808, 0, %p197;
	add.s64 	%rd564, %rd561, %rd22;
	xor.b64  	%rd565, %rd564, %rd563;
	shr.s64 	%rd566, %rd564, 63;
	not.b64 	%rd567, %rd566;
	selp.b64 	%rd568, 9223372036854775807, 0, %p3;
	and.b64  	%rd569, %rd568, %rd567;
	xor.b64  	%rd570, %rd565, %rd569;
	add.s32 	%r1355, %r1354, %r176;
	mul.wide.u32 	%rd571, %r1355, 8;
	add.s64 	%rd572, %rd745, %rd571;
	st.global.u64 	[%rd572], %rd570;
$L__BB0_223:
	bar.warp.sync 	-1;
	add.s32 	%r1357, %r22, 5376;
	ld.shared.u64 	%rd198, [%r160+43008];
	shr.u64 	%rd573, %rd198, %r497;
	cvt.u32.u64 	%r1359, %rd573;
	shl.b32 	%r1360, %r1359, 2;
	and.b32  	%r1361, %r1360, 1020;
	add.s32 	%r1363, %r236, %r1361;
	ld.shared.u32 	%r1364, [%r1363+46080];
	add.s32 	%r177, %r1364, %r1357;
	setp.ge.s32 	%p199, %r1357, %r161;
	@%p199 bra 	$L__BB0_225;
	setp.gt.s32 	%p200, %r21, 1;
	selp.b64 	%rd574, -9223372036854775808, 0, %p200;
	add.s64 	%rd575, %rd198, %rd22;
	xor.b64  	%rd576, %rd575, %rd574;
	shr.s64 	%rd577, %rd575, 63;
	not.b64 	%rd578, %rd577;
	selp.b64 	%rd579, 9223372036854775807, 0, %p3;
	and.b64  	%rd580, %rd579, %rd578;
	xor.b64  	%rd581, %rd576, %rd580;
	mul.wide.u32 	%rd582, %r177, 8;
	add.s64 	%rd583, %rd745, %rd582;
	st.global.u64 	[%rd583], %rd581;
$L__BB0_225:
	bar.warp.sync 	-1;
$L__BB0_227:
	ret;
}
)PTX"},
    {"gs_cub_places_32", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_135786ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135784cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_135786thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_32(
	.param .align 8 .b8 gs_cub_places_32_param_0[144]
)
.maxntid 384, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<397>;
	.reg .b32 	%r<2803>;
	.reg .b64 	%rd<410>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory[36352];
	mov.b64 	%rd11, gs_cub_places_32_param_0;
	add.s64 	%rd1, %rd11, 64;
	ld.param.u32 	%r1, [gs_cub_places_32_param_0+64];
	ld.param.v2.u32 	{%r476, %r477}, [gs_cub_places_32_param_0+80];
	setp.eq.s32 	%p25, %r477, 0;
	add.s32 	%r480, %r476, 1;
	selp.b32 	%r481, 0, %r480, %p25;
	ld.param.u32 	%r482, [gs_cub_places_32_param_0+92];
	setp.ne.s32 	%p26, %r482, 0;
	setp.gt.s32 	%p27, %r481, 1;
	selp.b32 	%r2, -2147483648, 0, %p27;
	setp.eq.s32 	%p28, %r481, 3;
	selp.b32 	%r3, 2147483647, 0, %p28;
	selp.b32 	%r4, %r1, 0, %p28;
	and.pred  	%p1, %p26, %p28;
	ld.param.u64 	%rd13, [gs_cub_places_32_param_0+48];
	cvta.to.global.u64 	%rd2, %rd13;
	ld.param.u64 	%rd14, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd4, %rd14;
	ld.param.u64 	%rd5, [gs_cub_places_32_param_0];
	ld.param.u64 	%rd6, [gs_cub_places_32_param_0+24];
	ld.param.u64 	%rd7, [gs_cub_places_32_param_0+16];
	ld.param.v2.u32 	{%r483, %r484}, [gs_cub_places_32_param_0+72];
	mov.u32 	%r8, %tid.x;
	setp.ne.s32 	%p29, %r8, 0;
	@%p29 bra 	$L__BB0_2;
	ld.param.u64 	%rd15, [%rd1+-8];
	cvta.to.global.u64 	%rd16, %rd15;
	atom.global.add.u32 	%r485, [%rd16], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory+35328], %r485;
$L__BB0_2:
	cvta.to.global.u64 	%rd17, %rd5;
	bar.sync 	0;
	ld.param.u64 	%rd8, [%rd1+-32];
	ld.shared.u32 	%r10, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory+35328];
	mul.lo.s32 	%r11, %r10, 8832;
	and.b32  	%r487, %r8, -32;
	mul.lo.s32 	%r488, %r487, 23;
	and.b32  	%r489, %r8, 31;
	or.b32  	%r12, %r488, %r489;
	sub.s32 	%r13, %r483, %r11;
	setp.gt.s32 	%p30, %r13, 8831;
	setp.lt.s32 	%p31, %r12, %r13;
	or.pred  	%p32, %p30, %p31;
	selp.b32 	%r490, %r12, 0, %p32;
	add.s32 	%r491, %r490, %r11;
	mul.wide.s32 	%rd18, %r491, 4;
	add.s64 	%rd19, %rd17, %rd18;
	ld.global.u32 	%r2702, [%rd19];
	add.s32 	%r492, %r12, 32;
	setp.lt.s32 	%p33, %r492, %r13;
	or.pred  	%p2, %p30, %p33;
	selp.b32 	%r493, %r492, 0, %p2;
	add.s32 	%r494, %r493, %r11;
	mul.wide.s32 	%rd20, %r494, 4;
	add.s64 	%rd21, %rd17, %rd20;
	ld.global.u32 	%r2704, [%rd21];
	add.s32 	%r495, %r12, 64;
	setp.lt.s32 	%p34, %r495, %r13;
	or.pred  	%p3, %p30, %p34;
	selp.b32 	%r496, %r495, 0, %p3;
	add.s32 	%r497, %r496, %r11;
	mul.wide.s32 	%rd22, %r497, 4;
	add.s64 	%rd23, %rd17, %rd22;
	ld.global.u32 	%r2706, [%rd23];
	add.s32 	%r498, %r12, 96;
	setp.lt.s32 	%p35, %r498, %r13;
	or.pred  	%p4, %p30, %p35;
	selp.b32 	%r499, %r498, 0, %p4;
	add.s32 	%r500, %r499, %r11;
	mul.wide.s32 	%rd24, %r500, 4;
	add.s64 	%rd25, %rd17, %rd24;
	ld.global.u32 	%r2708, [%rd25];
	add.s32 	%r501, %r12, 128;
	setp.lt.s32 	%p36, %r501, %r13;
	or.pred  	%p5, %p30, %p36;
	selp.b32 	%r502, %r501, 0, %p5;
	add.s32 	%r503, %r502, %r11;
	mul.wide.s32 	%rd26, %r503, 4;
	add.s64 	%rd27, %rd17, %rd26;
	ld.global.u32 	%r2710, [%rd27];
	add.s32 	%r504, %r12, 160;
	setp.lt.s32 	%p37, %r504, %r13;
	or.pred  	%p6, %p30, %p37;
	selp.b32 	%r505, %r504, 0, %p6;
	add.s32 	%r506, %r505, %r11;
	mul.wide.s32 	%rd28, %r506, 4;
	add.s64 	%rd29, %rd17, %rd28;
	ld.global.u32 	%r2712, [%rd29];
	add.s32 	%r507, %r12, 192;
	setp.lt.s32 	%p38, %r507, %r13;
	or.pred  	%p7, %p30, %p38;
	selp.b32 	%r508, %r507, 0, %p7;
	add.s32 	%r509, %r508, %r11;
	mul.wide.s32 	%rd30, %r509, 4;
	add.s64 	%rd31, %rd17, %rd30;
	ld.global.u32 	%r2714, [%rd31];
	add.s32 	%r510, %r12, 224;
	setp.lt.s32 	%p39, %r510, %r13;
	or.pred  	%p8, %p30, %p39;
	selp.b32 	%r511, %r510, 0, %p8;
	add.s32 	%r512, %r511, %r11;
	mul.wide.s32 	%rd32, %r512, 4;
	add.s64 	%rd33, %rd17, %rd32;
	ld.global.u32 	%r2716, [%rd33];
	add.s32 	%r513, %r12, 256;
	setp.lt.s32 	%p40, %r513, %r13;
	or.pred  	%p9, %p30, %p40;
	selp.b32 	%r514, %r513, 0, %p9;
	add.s32 	%r515, %r514, %r11;
	mul.wide.s32 	%rd34, %r515, 4;
	add.s64 	%rd35, %rd17, %rd34;
	ld.global.u32 	%r2718, [%rd35];
	add.s32 	%r516, %r12, 288;
	setp.lt.s32 	%p41, %r516, %r13;
	or.pred  	%p10, %p30, %p41;
	selp.b32 	%r517, %r516, 0, %p10;
	add.s32 	%r518, %r517, %r11;
	mul.wide.s32 	%rd36, %r518, 4;
	add.s64 	%rd37, %rd17, %rd36;
	ld.global.u32 	%r2720, [%rd37];
	add.s32 	%r519, %r12, 320;
	setp.lt.s32 	%p42, %r519, %r13;
	or.pred  	%p11, %p30, %p42;
	selp.b32 	%r520, %r519, 0, %p11;
	add.s32 	%r521, %r520, %r11;
	mul.wide.s32 	%rd38, %r521, 4;
	add.s64 	%rd39, %rd17, %rd38;
	ld.global.u32 	%r2722, [%rd39];
	add.s32 	%r522, %r12, 352;
	setp.lt.s32 	%p43, %r522, %r13;
	or.pred  	%p12, %p30, %p43;
	selp.b32 	%r523, %r522, 0, %p12;
	add.s32 	%r524, %r523, %r11;
	mul.wide.s32 	%rd40, %r524, 4;
	add.s64 	%rd41, %rd17, %rd40;
	ld.global.u32 	%r2724, [%rd41];
	add.s32 	%r525, %r12, 384;
	setp.lt.s32 	%p44, %r525, %r13;
	or.pred  	%p13, %p30, %p44;
	selp.b32 	%r526, %r525, 0, %p13;
	add.s32 	%r527, %r526, %r11;
	mul.wide.s32 	%rd42, %r527, 4;
	add.s64 	%rd43, %rd17, %rd42;
	ld.global.u32 	%r2726, [%rd43];
	add.s32 	%r528, %r12, 416;
	setp.lt.s32 	%p45, %r528, %r13;
	or.pred  	%p14, %p30, %p45;
	selp.b32 	%r529, %r528, 0, %p14;
	add.s32 	%r530, %r529, %r11;
	mul.wide.s32 	%rd44, %r530, 4;
	add.s64 	%rd45, %rd17, %rd44;
	ld.global.u32 	%r2728, [%rd45];
	add.s32 	%r531, %r12, 448;
	setp.lt.s32 	%p46, %r531, %r13;
	or.pred  	%p15, %p30, %p46;
	selp.b32 	%r532, %r531, 0, %p15;
	add.s32 	%r533, %r532, %r11;
	mul.wide.s32 	%rd46, %r533, 4;
	add.s64 	%rd47, %rd17, %rd46;
	ld.global.u32 	%r2730, [%rd47];
	add.s32 	%r534, %r12, 480;
	setp.lt.s32 	%p47, %r534, %r13;
	or.pred  	%p16, %p30, %p47;
	selp.b32 	%r535, %r534, 0, %p16;
	add.s32 	%r536, %r535, %r11;
	mul.wide.s32 	%rd48, %r536, 4;
	add.s64 	%rd49, %rd17, %rd48;
	ld.global.u32 	%r2732, [%rd49];
	add.s32 	%r537, %r12, 512;
	setp.lt.s32 	%p48, %r537, %r13;
	or.pred  	%p17, %p30, %p48;
	selp.b32 	%r538, %r537, 0, %p17;
	add.s32 	%r539, %r538, %r11;
	mul.wide.s32 	%rd50, %r539, 4;
	add.s64 	%rd51, %rd17, %rd50;
	ld.global.u32 	%r2734, [%rd51];
	add.s32 	%r540, %r12, 544;
	setp.lt.s32 	%p49, %r540, %r13;
	or.pred  	%p18, %p30, %p49;
	selp.b32 	%r541, %r540, 0, %p18;
	add.s32 	%r542, %r541, %r11;
	mul.wide.s32 	%rd52, %r542, 4;
	add.s64 	%rd53, %rd17, %rd52;
	ld.global.u32 	%r2736, [%rd53];
	add.s32 	%r543, %r12, 576;
	setp.lt.s32 	%p50, %r543, %r13;
	or.pred  	%p19, %p30, %p50;
	selp.b32 	%r544, %r543, 0, %p19;
	add.s32 	%r545, %r544, %r11;
	mul.wide.s32 	%rd54, %r545, 4;
	add.s64 	%rd55, %rd17, %rd54;
	ld.global.u32 	%r2738, [%rd55];
	add.s32 	%r546, %r12, 608;
	setp.lt.s32 	%p51, %r546, %r13;
	or.pred  	%p20, %p30, %p51;
	selp.b32 	%r547, %r546, 0, %p20;
	add.s32 	%r548, %r547, %r11;
	mul.wide.s32 	%rd56, %r548, 4;
	add.s64 	%rd57, %rd17, %rd56;
	ld.global.u32 	%r2740, [%rd57];
	add.s32 	%r549, %r12, 640;
	setp.lt.s32 	%p52, %r549, %r13;
	or.pred  	%p21, %p30, %p52;
	selp.b32 	%r550, %r549, 0, %p21;
	add.s32 	%r551, %r550, %r11;
	mul.wide.s32 	%rd58, %r551, 4;
	add.s64 	%rd59, %rd17, %rd58;
	ld.global.u32 	%r2742, [%rd59];
	add.s32 	%r552, %r12, 672;
	setp.lt.s32 	%p53, %r552, %r13;
	or.pred  	%p22, %p30, %p53;
	selp.b32 	%r553, %r552, 0, %p22;
	add.s32 	%r554, %r553, %r11;
	mul.wide.s32 	%rd60, %r554, 4;
	add.s64 	%rd61, %rd17, %rd60;
	ld.global.u32 	%r2744, [%rd61];
	add.s32 	%r555, %r12, 704;
	setp.lt.s32 	%p54, %r555, %r13;
	or.pred  	%p23, %p30, %p54;
	selp.b32 	%r556, %r555, 0, %p23;
	add.s32 	%r557, %r556, %r11;
	mul.wide.s32 	%rd62, %r557, 4;
	add.s64 	%rd63, %rd17, %rd62;
	ld.global.u32 	%r2746, [%rd63];
	mov.u32 	%r2703, -1;
	not.pred 	%p55, %p32;
	@%p55 bra 	$L__BB0_7;
	not.pred 	%p56, %p1;
	@%p56 bra 	$L__BB0_6;
	and.b32  	%r37, %r2702, 2147483647;
	mov.u32 	%r559, 2147483647;
	sub.s32 	%r560, %r559, %r1;
	setp.gt.u32 	%p57, %r37, %r560;
	@%p57 bra 	$L__BB0_7;
	setp.eq.s32 	%p58, %r37, 0;
	selp.b32 	%r2702, 0, %r2702, %p58;
$L__BB0_6:
	shr.s32 	%r561, %r2702, 31;
	and.b32  	%r562, %r561, %r3;
	xor.b32  	%r563, %r2702, %r2;
	xor.b32  	%r564, %r563, %r562;
	sub.s32 	%r2703, %r564, %r4;
$L__BB0_7:
	mov.u32 	%r2705, -1;
	not.pred 	%p59, %p2;
	@%p59 bra 	$L__BB0_12;
	not.pred 	%p60, %p1;
	@%p60 bra 	$L__BB0_11;
	mov.u32 	%r2705, -1;
	and.b32  	%r42, %r2704, 2147483647;
	mov.u32 	%r567, 2147483647;
	sub.s32 	%r568, %r567, %r1;
	setp.gt.u32 	%p61, %r42, %r568;
	@%p61 bra 	$L__BB0_12;
	setp.eq.s32 	%p62, %r42, 0;
	selp.b32 	%r2704, 0, %r2704, %p62;
$L__BB0_11:
	shr.s32 	%r569, %r2704, 31;
	and.b32  	%r570, %r569, %r3;
	xor.b32  	%r571, %r2704, %r2;
	xor.b32  	%r572, %r571, %r570;
	sub.s32 	%r2705, %r572, %r4;
$L__BB0_12:
	mov.u32 	%r2707, -1;
	not.pred 	%p63, %p3;
	@%p63 bra 	$L__BB0_17;
	not.pred 	%p64, %p1;
	@%p64 bra 	$L__BB0_16;
	and.b32  	%r47, %r2706, 2147483647;
	mov.u32 	%r575, 2147483647;
	sub.s32 	%r576, %r575, %r1;
	setp.gt.u32 	%p65, %r47, %r576;
	@%p65 bra 	$L__BB0_17;
	setp.eq.s32 	%p66, %r47, 0;
	selp.b32 	%r2706, 0, %r2706, %p66;
$L__BB0_16:
	shr.s32 	%r577, %r2706, 31;
	and.b32  	%r578, %r577, %r3;
	xor.b32  	%r579, %r2706, %r2;
	xor.b32  	%r580, %r579, %r578;
	sub.s32 	%r2707, %r580, %r4;
$L__BB0_17:
	mov.u32 	%r2709, -1;
	not.pred 	%p67, %p4;
	@%p67 bra 	$L__BB0_22;
	not.pred 	%p68, %p1;
	@%p68 bra 	$L__BB0_21;
	mov.u32 	%r2709, -1;
	and.b32  	%r52, %r2708, 2147483647;
	mov.u32 	%r583, 2147483647;
	sub.s32 	%r584, %r583, %r1;
	setp.gt.u32 	%p69, %r52, %r584;
	@%p69 bra 	$L__BB0_22;
	setp.eq.s32 	%p70, %r52, 0;
	selp.b32 	%r2708, 0, %r2708, %p70;
$L__BB0_21:
	shr.s32 	%r585, %r2708, 31;
	and.b32  	%r586, %r585, %r3;
	xor.b32  	%r587, %r2708, %r2;
	xor.b32  	%r588, %r587, %r586;
	sub.s32 	%r2709, %r588, %r4;
$L__BB0_22:
	mov.u32 	%r2713, -1;
	not.pred 	%p71, %p5;
	mov.u32 	%r2711, %r2713;
	@%p71 bra 	$L__BB0_27;
	not.pred 	%p72, %p1;
	@%p72 bra 	$L__BB0_26;
	and.b32  	%r57, %r2710, 2147483647;
	mov.u32 	%r591, 2147483647;
	sub.s32 	%r592, %r591, %r1;
	setp.gt.u32 	%p73, %r57, %r592;
	mov.u32 	%r2711, %r2713;
	@%p73 bra 	$L__BB0_27;
	setp.eq.s32 	%p74, %r57, 0;
	selp.b32 	%r2710, 0, %r2710, %p74;
$L__BB0_26:
	shr.s32 	%r593, %r2710, 31;
	and.b32  	%r594, %r593, %r3;
	xor.b32  	%r595, %r2710, %r2;
	xor.b32  	%r596, %r595, %r594;
	sub.s32 	%r2711, %r596, %r4;
$L__BB0_27:
	not.pred 	%p75, %p6;
	@%p75 bra 	$L__BB0_32;
	not.pred 	%p76, %p1;
	@%p76 bra 	$L__BB0_31;
	and.b32  	%r62, %r2712, 2147483647;
	mov.u32 	%r599, 2147483647;
	sub.s32 	%r600, %r599, %r1;
	setp.gt.u32 	%p77, %r62, %r600;
	@%p77 bra 	$L__BB0_32;
	setp.eq.s32 	%p78, %r62, 0;
	selp.b32 	%r2712, 0, %r2712, %p78;
$L__BB0_31:
	shr.s32 	%r601, %r2712, 31;
	and.b32  	%r602, %r601, %r3;
	xor.b32  	%r603, %r2712, %r2;
	xor.b32  	%r604, %r603, %r602;
	sub.s32 	%r2713, %r604, %r4;
$L__BB0_32:
	mov.u32 	%r2717, -1;
	not.pred 	%p79, %p7;
	mov.u32 	%r2715, %r2717;
	@%p79 bra 	$L__BB0_37;
	not.pred 	%p80, %p1;
	@%p80 bra 	$L__BB0_36;
	and.b32  	%r67, %r2714, 2147483647;
	mov.u32 	%r607, 2147483647;
	sub.s32 	%r608, %r607, %r1;
	setp.gt.u32 	%p81, %r67, %r608;
	mov.u32 	%r2715, %r2717;
	@%p81 bra 	$L__BB0_37;
	setp.eq.s32 	%p82, %r67, 0;
	selp.b32 	%r2714, 0, %r2714, %p82;
$L__BB0_36:
	shr.s32 	%r609, %r2714, 31;
	and.b32  	%r610, %r609, %r3;
	xor.b32  	%r611, %r2714, %r2;
	xor.b32  	%r612, %r611, %r610;
	sub.s32 	%r2715, %r612, %r4;
$L__BB0_37:
	not.pred 	%p83, %p8;
	@%p83 bra 	$L__BB0_42;
	not.pred 	%p84, %p1;
	@%p84 bra 	$L__BB0_41;
	and.b32  	%r72, %r2716, 2147483647;
	mov.u32 	%r615, 2147483647;
	sub.s32 	%r616, %r615, %r1;
	setp.gt.u32 	%p85, %r72, %r616;
	@%p85 bra 	$L__BB0_42;
	setp.eq.s32 	%p86, %r72, 0;
	selp.b32 	%r2716, 0, %r2716, %p86;
$L__BB0_41:
	shr.s32 	%r617, %r2716, 31;
	and.b32  	%r618, %r617, %r3;
	xor.b32  	%r619, %r2716, %r2;
	xor.b32  	%r620, %r619, %r618;
	sub.s32 	%r2717, %r620, %r4;
$L__BB0_42:
	mov.u32 	%r2721, -1;
	not.pred 	%p87, %p9;
	mov.u32 	%r2719, %r2721;
	@%p87 bra 	$L__BB0_47;
	not.pred 	%p88, %p1;
	@%p88 bra 	$L__BB0_46;
	and.b32  	%r77, %r2718, 2147483647;
	mov.u32 	%r623, 2147483647;
	sub.s32 	%r624, %r623, %r1;
	setp.gt.u32 	%p89, %r77, %r624;
	mov.u32 	%r2719, %r2721;
	@%p89 bra 	$L__BB0_47;
	setp.eq.s32 	%p90, %r77, 0;
	selp.b32 	%r2718, 0, %r2718, %p90;
$L__BB0_46:
	shr.s32 	%r625, %r2718, 31;
	and.b32  	%r626, %r625, %r3;
	xor.b32  	%r627, %r2718, %r2;
	xor.b32  	%r628, %r627, %r626;
	sub.s32 	%r2719, %r628, %r4;
$L__BB0_47:
	not.pred 	%p91, %p10;
	@%p91 bra 	$L__BB0_52;
	not.pred 	%p92, %p1;
	@%p92 bra 	$L__BB0_51;
	and.b32  	%r82, %r2720, 2147483647;
	mov.u32 	%r631, 2147483647;
	sub.s32 	%r632, %r631, %r1;
	setp.gt.u32 	%p93, %r82, %r632;
	@%p93 bra 	$L__BB0_52;
	setp.eq.s32 	%p94, %r82, 0;
	selp.b32 	%r2720, 0, %r2720, %p94;
$L__BB0_51:
	shr.s32 	%r633, %r2720, 31;
	and.b32  	%r634, %r633, %r3;
	xor.b32  	%r635, %r2720, %r2;
	xor.b32  	%r636, %r635, %r634;
	sub.s32 	%r2721, %r636, %r4;
$L__BB0_52:
	mov.u32 	%r2725, -1;
	not.pred 	%p95, %p11;
	mov.u32 	%r2723, %r2725;
	@%p95 bra 	$L__BB0_57;
	not.pred 	%p96, %p1;
	@%p96 bra 	$L__BB0_56;
	and.b32  	%r87, %r2722, 2147483647;
	mov.u32 	%r639, 2147483647;
	sub.s32 	%r640, %r639, %r1;
	setp.gt.u32 	%p97, %r87, %r640;
	mov.u32 	%r2723, %r2725;
	@%p97 bra 	$L__BB0_57;
	setp.eq.s32 	%p98, %r87, 0;
	selp.b32 	%r2722, 0, %r2722, %p98;
$L__BB0_56:
	shr.s32 	%r641, %r2722, 31;
	and.b32  	%r642, %r641, %r3;
	xor.b32  	%r643, %r2722, %r2;
	xor.b32  	%r644, %r643, %r642;
	sub.s32 	%r2723, %r644, %r4;
$L__BB0_57:
	not.pred 	%p99, %p12;
	@%p99 bra 	$L__BB0_62;
	not.pred 	%p100, %p1;
	@%p100 bra 	$L__BB0_61;
	and.b32  	%r92, %r2724, 2147483647;
	mov.u32 	%r647, 2147483647;
	sub.s32 	%r648, %r647, %r1;
	setp.gt.u32 	%p101, %r92, %r648;
	@%p101 bra 	$L__BB0_62;
	setp.eq.s32 	%p102, %r92, 0;
	selp.b32 	%r2724, 0, %r2724, %p102;
$L__BB0_61:
	shr.s32 	%r649, %r2724, 31;
	and.b32  	%r650, %r649, %r3;
	xor.b32  	%r651, %r2724, %r2;
	xor.b32  	%r652, %r651, %r650;
	sub.s32 	%r2725, %r652, %r4;
$L__BB0_62:
	mov.u32 	%r2729, -1;
	not.pred 	%p103, %p13;
	mov.u32 	%r2727, %r2729;
	@%p103 bra 	$L__BB0_67;
	not.pred 	%p104, %p1;
	@%p104 bra 	$L__BB0_66;
	and.b32  	%r97, %r2726, 2147483647;
	mov.u32 	%r655, 2147483647;
	sub.s32 	%r656, %r655, %r1;
	setp.gt.u32 	%p105, %r97, %r656;
	mov.u32 	%r2727, %r2729;
	@%p105 bra 	$L__BB0_67;
	setp.eq.s32 	%p106, %r97, 0;
	selp.b32 	%r2726, 0, %r2726, %p106;
$L__BB0_66:
	shr.s32 	%r657, %r2726, 31;
	and.b32  	%r658, %r657, %r3;
	xor.b32  	%r659, %r2726, %r2;
	xor.b32  	%r660, %r659, %r658;
	sub.s32 	%r2727, %r660, %r4;
$L__BB0_67:
	not.pred 	%p107, %p14;
	@%p107 bra 	$L__BB0_72;
	not.pred 	%p108, %p1;
	@%p108 bra 	$L__BB0_71;
	and.b32  	%r102, %r2728, 2147483647;
	mov.u32 	%r663, 2147483647;
	sub.s32 	%r664, %r663, %r1;
	setp.gt.u32 	%p109, %r102, %r664;
	@%p109 bra 	$L__BB0_72;
	setp.eq.s32 	%p110, %r102, 0;
	selp.b32 	%r2728, 0, %r2728, %p110;
$L__BB0_71:
	shr.s32 	%r665, %r2728, 31;
	and.b32  	%r666, %r665, %r3;
	xor.b32  	%r667, %r2728, %r2;
	xor.b32  	%r668, %r667, %r666;
	sub.s32 	%r2729, %r668, %r4;
$L__BB0_72:
	mov.u32 	%r2733, -1;
	not.pred 	%p111, %p15;
	mov.u32 	%r2731, %r2733;
	@%p111 bra 	$L__BB0_77;
	not.pred 	%p112, %p1;
	@%p112 bra 	$L__BB0_76;
	and.b32  	%r107, %r2730, 2147483647;
	mov.u32 	%r671, 2147483647;
	sub.s32 	%r672, %r671, %r1;
	setp.gt.u32 	%p113, %r107, %r672;
	mov.u32 	%r2731, %r2733;
	@%p113 bra 	$L__BB0_77;
	setp.eq.s32 	%p114, %r107, 0;
	selp.b32 	%r2730, 0, %r2730, %p114;
$L__BB0_76:
	shr.s32 	%r673, %r2730, 31;
	and.b32  	%r674, %r673, %r3;
	xor.b32  	%r675, %r2730, %r2;
	xor.b32  	%r676, %r675, %r674;
	sub.s32 	%r2731, %r676, %r4;
$L__BB0_77:
	not.pred 	%p115, %p16;
	@%p115 bra 	$L__BB0_82;
	not.pred 	%p116, %p1;
	@%p116 bra 	$L__BB0_81;
	and.b32  	%r112, %r2732, 2147483647;
	mov.u32 	%r679, 2147483647;
	sub.s32 	%r680, %r679, %r1;
	setp.gt.u32 	%p117, %r112, %r680;
	@%p117 bra 	$L__BB0_82;
	setp.eq.s32 	%p118, %r112, 0;
	selp.b32 	%r2732, 0, %r2732, %p118;
$L__BB0_81:
	shr.s32 	%r681, %r2732, 31;
	and.b32  	%r682, %r681, %r3;
	xor.b32  	%r683, %r2732, %r2;
	xor.b32  	%r684, %r683, %r682;
	sub.s32 	%r2733, %r684, %r4;
$L__BB0_82:
	mov.u32 	%r2737, -1;
	not.pred 	%p119, %p17;
	mov.u32 	%r2735, %r2737;
	@%p119 bra 	$L__BB0_87;
	not.pred 	%p120, %p1;
	@%p120 bra 	$L__BB0_86;
	and.b32  	%r117, %r2734, 2147483647;
	mov.u32 	%r687, 2147483647;
	sub.s32 	%r688, %r687, %r1;
	setp.gt.u32 	%p121, %r117, %r688;
	mov.u32 	%r2735, %r2737;
	@%p121 bra 	$L__BB0_87;
	setp.eq.s32 	%p122, %r117, 0;
	selp.b32 	%r2734, 0, %r2734, %p122;
$L__BB0_86:
	shr.s32 	%r689, %r2734, 31;
	and.b32  	%r690, %r689, %r3;
	xor.b32  	%r691, %r2734, %r2;
	xor.b32  	%r692, %r691, %r690;
	sub.s32 	%r2735, %r692, %r4;
$L__BB0_87:
	not.pred 	%p123, %p18;
	@%p123 bra 	$L__BB0_92;
	not.pred 	%p124, %p1;
	@%p124 bra 	$L__BB0_91;
	and.b32  	%r122, %r2736, 2147483647;
	mov.u32 	%r695, 2147483647;
	sub.s32 	%r696, %r695, %r1;
	setp.gt.u32 	%p125, %r122, %r696;
	@%p125 bra 	$L__BB0_92;
	setp.eq.s32 	%p126, %r122, 0;
	selp.b32 	%r2736, 0, %r2736, %p126;
$L__BB0_91:
	shr.s32 	%r697, %r2736, 31;
	and.b32  	%r698, %r697, %r3;
	xor.b32  	%r699, %r2736, %r2;
	xor.b32  	%r700, %r699, %r698;
	sub.s32 	%r2737, %r700, %r4;
$L__BB0_92:
	mov.u32 	%r2741, -1;
	not.pred 	%p127, %p19;
	mov.u32 	%r2739, %r2741;
	@%p127 bra 	$L__BB0_97;
	not.pred 	%p128, %p1;
	@%p128 bra 	$L__BB0_96;
	and.b32  	%r127, %r2738, 2147483647;
	mov.u32 	%r703, 2147483647;
	sub.s32 	%r704, %r703, %r1;
	setp.gt.u32 	%p129, %r127, %r704;
	mov.u32 	%r2739, %r2741;
	@%p129 bra 	$L__BB0_97;
	setp.eq.s32 	%p130, %r127, 0;
	selp.b32 	%r2738, 0, %r2738, %p130;
$L__BB0_96:
	shr.s32 	%r705, %r2738, 31;
	and.b32  	%r706, %r705, %r3;
	xor.b32  	%r707, %r2738, %r2;
	xor.b32  	%r708, %r707, %r706;
	sub.s32 	%r2739, %r708, %r4;
$L__BB0_97:
	not.pred 	%p131, %p20;
	@%p131 bra 	$L__BB0_102;
	not.pred 	%p132, %p1;
	@%p132 bra 	$L__BB0_101;
	and.b32  	%r132, %r2740, 2147483647;
	mov.u32 	%r711, 2147483647;
	sub.s32 	%r712, %r711, %r1;
	setp.gt.u32 	%p133, %r132, %r712;
	@%p133 bra 	$L__BB0_102;
	setp.eq.s32 	%p134, %r132, 0;
	selp.b32 	%r2740, 0, %r2740, %p134;
$L__BB0_101:
	shr.s32 	%r713, %r2740, 31;
	and.b32  	%r714, %r713, %r3;
	xor.b32  	%r715, %r2740, %r2;
	xor.b32  	%r716, %r715, %r714;
	sub.s32 	%r2741, %r716, %r4;
$L__BB0_102:
	mov.u32 	%r2745, -1;
	not.pred 	%p135, %p21;
	mov.u32 	%r2743, %r2745;
	@%p135 bra 	$L__BB0_107;
	not.pred 	%p136, %p1;
	@%p136 bra 	$L__BB0_106;
	and.b32  	%r137, %r2742, 2147483647;
	mov.u32 	%r719, 2147483647;
	sub.s32 	%r720, %r719, %r1;
	setp.gt.u32 	%p137, %r137, %r720;
	mov.u32 	%r2743, %r2745;
	@%p137 bra 	$L__BB0_107;
	setp.eq.s32 	%p138, %r137, 0;
	selp.b32 	%r2742, 0, %r2742, %p138;
$L__BB0_106:
	shr.s32 	%r721, %r2742, 31;
	and.b32  	%r722, %r721, %r3;
	xor.b32  	%r723, %r2742, %r2;
	xor.b32  	%r724, %r723, %r722;
	sub.s32 	%r2743, %r724, %r4;
$L__BB0_107:
	not.pred 	%p139, %p22;
	@%p139 bra 	$L__BB0_112;
	not.pred 	%p140, %p1;
	@%p140 bra 	$L__BB0_111;
	and.b32  	%r142, %r2744, 2147483647;
	mov.u32 	%r727, 2147483647;
	sub.s32 	%r728, %r727, %r1;
	setp.gt.u32 	%p141, %r142, %r728;
	@%p141 bra 	$L__BB0_112;
	setp.eq.s32 	%p142, %r142, 0;
	selp.b32 	%r2744, 0, %r2744, %p142;
$L__BB0_111:
	shr.s32 	%r729, %r2744, 31;
	and.b32  	%r730, %r729, %r3;
	xor.b32  	%r731, %r2744, %r2;
	xor.b32  	%r732, %r731, %r730;
	sub.s32 	%r2745, %r732, %r4;
$L__BB0_112:
	mov.u32 	%r2747, -1;
	not.pred 	%p143, %p23;
	@%p143 bra 	$L__BB0_117;
	not.pred 	%p144, %p1;
	@%p144 bra 	$L__BB0_116;
	and.b32  	%r147, %r2746, 2147483647;
	mov.u32 	%r735, 2147483647;
	sub.s32 	%r736, %r735, %r1;
	setp.gt.u32 	%p145, %r147, %r736;
	@%p145 bra 	$L__BB0_117;
	setp.eq.s32 	%p146, %r147, 0;
	selp.b32 	%r2746, 0, %r2746, %p146;
$L__BB0_116:
	shr.s32 	%r737, %r2746, 31;
	and.b32  	%r738, %r737, %r3;
	xor.b32  	%r739, %r2746, %r2;
	xor.b32  	%r740, %r739, %r738;
	sub.s32 	%r2747, %r740, %r4;
$L__BB0_117:
	mov.u32 %r741, %laneid;
	setp.gt.s32 	%p147, %r741, 255;
	@%p147 bra 	$L__BB0_124;
	max.s32 	%r742, %r741, 224;
	add.s32 	%r743, %r742, 31;
	sub.s32 	%r153, %r743, %r741;
	shr.u32 	%r744, %r153, 5;
	add.s32 	%r745, %r744, 1;
	and.b32  	%r2749, %r745, 3;
	setp.eq.s32 	%p148, %r2749, 0;
	mov.u32 	%r2750, %r741;
	@%p148 bra 	$L__BB0_121;
	shr.u32 	%r2671, %r8, 5;
	shl.b32 	%r746, %r2671, 10;
	mov.u32 	%r2750, %r741;
$L__BB0_120:
	.pragma "nounroll";
	mov.u32 	%r747, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r748, %r747, %r746;
	shl.b32 	%r749, %r2750, 2;
	add.s32 	%r750, %r748, %r749;
	mov.u32 	%r751, 0;
	st.shared.u32 	[%r750], %r751;
	add.s32 	%r2750, %r2750, 32;
	add.s32 	%r2749, %r2749, -1;
	setp.ne.s32 	%p149, %r2749, 0;
	@%p149 bra 	$L__BB0_120;
$L__BB0_121:
	setp.lt.u32 	%p150, %r153, 96;
	@%p150 bra 	$L__BB0_124;
	shr.u32 	%r2672, %r8, 5;
	shl.b32 	%r752, %r2672, 10;
	mov.u32 	%r753, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r754, %r753, %r752;
$L__BB0_123:
	.pragma "nounroll";
	shl.b32 	%r755, %r2750, 2;
	add.s32 	%r756, %r754, %r755;
	mov.u32 	%r757, 0;
	st.shared.u32 	[%r756], %r757;
	st.shared.u32 	[%r756+128], %r757;
	st.shared.u32 	[%r756+256], %r757;
	st.shared.u32 	[%r756+384], %r757;
	add.s32 	%r161, %r2750, 128;
	setp.lt.s32 	%p151, %r2750, 128;
	mov.u32 	%r2750, %r161;
	@%p151 bra 	$L__BB0_123;
$L__BB0_124:
	shr.u32 	%r2670, %r8, 5;
	bar.warp.sync 	-1;
	shr.u32 	%r759, %r2703, %r484;
	shl.b32 	%r760, %r2670, 10;
	mov.u32 	%r761, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r762, %r761, %r760;
	shl.b32 	%r763, %r759, 2;
	and.b32  	%r764, %r763, 1020;
	add.s32 	%r765, %r762, %r764;
	atom.shared.add.u32 	%r766, [%r765], 1;
	shr.u32 	%r767, %r2705, %r484;
	shl.b32 	%r768, %r767, 2;
	and.b32  	%r769, %r768, 1020;
	add.s32 	%r770, %r762, %r769;
	atom.shared.add.u32 	%r771, [%r770], 1;
	shr.u32 	%r772, %r2707, %r484;
	shl.b32 	%r773, %r772, 2;
	and.b32  	%r774, %r773, 1020;
	add.s32 	%r775, %r762, %r774;
	atom.shared.add.u32 	%r776, [%r775], 1;
	shr.u32 	%r777, %r2709, %r484;
	shl.b32 	%r778, %r777, 2;
	and.b32  	%r779, %r778, 1020;
	add.s32 	%r780, %r762, %r779;
	atom.shared.add.u32 	%r781, [%r780], 1;
	shr.u32 	%r782, %r2711, %r484;
	shl.b32 	%r783, %r782, 2;
	and.b32  	%r784, %r783, 1020;
	add.s32 	%r785, %r762, %r784;
	atom.shared.add.u32 	%r786, [%r785], 1;
	shr.u32 	%r787, %r2713, %r484;
	shl.b32 	%r788, %r787, 2;
	and.b32  	%r789, %r788, 1020;
	add.s32 	%r790, %r762, %r789;
	atom.shared.add.u32 	%r791, [%r790], 1;
	shr.u32 	%r792, %r2715, %r484;
	shl.b32 	%r793, %r792, 2;
	and.b32  	%r794, %r793, 1020;
	add.s32 	%r795, %r762, %r794;
	atom.shared.add.u32 	%r796, [%r795], 1;
	shr.u32 	%r797, %r2717, %r484;
	shl.b32 	%r798, %r797, 2;
	and.b32  	%r799, %r798, 1020;
	add.s32 	%r800, %r762, %r799;
	atom.shared.add.u32 	%r801, [%r800], 1;
	shr.u32 	%r802, %r2719, %r484;
	shl.b32 	%r803, %r802, 2;
	and.b32  	%r804, %r803, 1020;
	add.s32 	%r805, %r762, %r804;
	atom.shared.add.u32 	%r806, [%r805], 1;
	shr.u32 	%r807, %r2721, %r484;
	shl.b32 	%r808, %r807, 2;
	and.b32  	%r809, %r808, 1020;
	add.s32 	%r810, %r762, %r809;
	atom.shared.add.u32 	%r811, [%r810], 1;
	shr.u32 	%r812, %r2723, %r484;
	shl.b32 	%r813, %r812, 2;
	and.b32  	%r814, %r813, 1020;
	add.s32 	%r815, %r762, %r814;
	atom.shared.add.u32 	%r816, [%r815], 1;
	shr.u32 	%r817, %r2725, %r484;
	shl.b32 	%r818, %r817, 2;
	and.b32  	%r819, %r818, 1020;
	add.s32 	%r820, %r762, %r819;
	atom.shared.add.u32 	%r821, [%r820], 1;
	shr.u32 	%r822, %r2727, %r484;
	shl.b32 	%r823, %r822, 2;
	and.b32  	%r824, %r823, 1020;
	add.s32 	%r825, %r762, %r824;
	atom.shared.add.u32 	%r826, [%r825], 1;
	shr.u32 	%r827, %r2729, %r484;
	shl.b32 	%r828, %r827, 2;
	and.b32  	%r829, %r828, 1020;
	add.s32 	%r830, %r762, %r829;
	atom.shared.add.u32 	%r831, [%r830], 1;
	shr.u32 	%r832, %r2731, %r484;
	shl.b32 	%r833, %r832, 2;
	and.b32  	%r834, %r833, 1020;
	add.s32 	%r835, %r762, %r834;
	atom.shared.add.u32 	%r836, [%r835], 1;
	shr.u32 	%r837, %r2733, %r484;
	shl.b32 	%r838, %r837, 2;
	and.b32  	%r839, %r838, 1020;
	add.s32 	%r840, %r762, %r839;
	atom.shared.add.u32 	%r841, [%r840], 1;
	shr.u32 	%r842, %r2735, %r484;
	shl.b32 	%r843, %r842, 2;
	and.b32  	%r844, %r843, 1020;
	add.s32 	%r845, %r762, %r844;
	atom.shared.add.u32 	%r846, [%r845], 1;
	shr.u32 	%r847, %r2737, %r484;
	shl.b32 	%r848, %r847, 2;
	and.b32  	%r849, %r848, 1020;
	add.s32 	%r850, %r762, %r849;
	atom.shared.add.u32 	%r851, [%r850], 1;
	shr.u32 	%r852, %r2739, %r484;
	shl.b32 	%r853, %r852, 2;
	and.b32  	%r854, %r853, 1020;
	add.s32 	%r855, %r762, %r854;
	atom.shared.add.u32 	%r856, [%r855], 1;
	shr.u32 	%r857, %r2741, %r484;
	shl.b32 	%r858, %r857, 2;
	and.b32  	%r859, %r858, 1020;
	add.s32 	%r860, %r762, %r859;
	atom.shared.add.u32 	%r861, [%r860], 1;
	shr.u32 	%r862, %r2743, %r484;
	shl.b32 	%r863, %r862, 2;
	and.b32  	%r864, %r863, 1020;
	add.s32 	%r865, %r762, %r864;
	atom.shared.add.u32 	%r866, [%r865], 1;
	shr.u32 	%r867, %r2745, %r484;
	shl.b32 	%r868, %r867, 2;
	and.b32  	%r869, %r868, 1020;
	add.s32 	%r870, %r762, %r869;
	atom.shared.add.u32 	%r871, [%r870], 1;
	shr.u32 	%r872, %r2747, %r484;
	shl.b32 	%r873, %r872, 2;
	and.b32  	%r874, %r873, 1020;
	add.s32 	%r875, %r762, %r874;
	atom.shared.add.u32 	%r876, [%r875], 1;
	bar.sync 	0;
	shl.b32 	%r877, %r8, 2;
	add.s32 	%r185, %r761, %r877;
	setp.gt.u32 	%p152, %r8, 255;
	mov.u32 	%r2752, 0;
	@%p152 bra 	$L__BB0_126;
	ld.shared.u32 	%r878, [%r185];
	mov.u32 	%r879, 0;
	st.shared.u32 	[%r185], %r879;
	ld.shared.u32 	%r880, [%r185+1024];
	st.shared.u32 	[%r185+1024], %r878;
	add.s32 	%r881, %r880, %r878;
	ld.shared.u32 	%r882, [%r185+2048];
	st.shared.u32 	[%r185+2048], %r881;
	add.s32 	%r883, %r882, %r881;
	ld.shared.u32 	%r884, [%r185+3072];
	st.shared.u32 	[%r185+3072], %r883;
	add.s32 	%r885, %r884, %r883;
	ld.shared.u32 	%r886, [%r185+4096];
	st.shared.u32 	[%r185+4096], %r885;
	add.s32 	%r887, %r886, %r885;
	ld.shared.u32 	%r888, [%r185+5120];
	st.shared.u32 	[%r185+5120], %r887;
	add.s32 	%r889, %r888, %r887;
	ld.shared.u32 	%r890, [%r185+6144];
	st.shared.u32 	[%r185+6144], %r889;
	add.s32 	%r891, %r890, %r889;
	ld.shared.u32 	%r892, [%r185+7168];
	st.shared.u32 	[%r185+7168], %r891;
	add.s32 	%r893, %r892, %r891;
	ld.shared.u32 	%r894, [%r185+8192];
	st.shared.u32 	[%r185+8192], %r893;
	add.s32 	%r895, %r894, %r893;
	ld.shared.u32 	%r896, [%r185+9216];
	st.shared.u32 	[%r185+9216], %r895;
	add.s32 	%r897, %r896, %r895;
	ld.shared.u32 	%r898, [%r185+10240];
	st.shared.u32 	[%r185+10240], %r897;
	add.s32 	%r899, %r898, %r897;
	ld.shared.u32 	%r900, [%r185+11264];
	st.shared.u32 	[%r185+11264], %r899;
	add.s32 	%r2752, %r900, %r899;
$L__BB0_126:
	shl.b32 	%r901, %r10, 8;
	add.s32 	%r902, %r901, %r8;
	mul.wide.s32 	%rd64, %r902, 4;
	add.s64 	%rd9, %rd2, %rd64;
	setp.gt.s32 	%p153, %r8, 255;
	@%p153 bra 	$L__BB0_128;
	or.b32  	%r903, %r2752, 1073741824;
	st.volatile.global.u32 	[%rd9], %r903;
$L__BB0_128:
	mul.wide.u32 	%rd65, %r8, -1431655765;
	shr.u64 	%rd66, %rd65, 35;
	cvt.u32.u64 	%r904, %rd66;
	add.s32 	%r905, %r904, %r8;
	shl.b32 	%r906, %r905, 2;
	add.s32 	%r188, %r761, %r906;
	st.shared.u32 	[%r188+13328], %r2752;
	bar.sync 	0;
	setp.gt.u32 	%p154, %r8, 31;
	@%p154 bra 	$L__BB0_130;
	mad.lo.s32 	%r939, %r8, 52, %r761;
	mov.u32 	%r916, 2;
	ld.shared.u32 	%r940, [%r939+13332];
	mov.u32 	%r935, 0;
	ld.shared.u32 	%r941, [%r939+13328];
	add.s32 	%r942, %r940, %r941;
	ld.shared.u32 	%r943, [%r939+13336];
	add.s32 	%r944, %r942, %r943;
	ld.shared.u32 	%r945, [%r939+13340];
	add.s32 	%r946, %r944, %r945;
	ld.shared.u32 	%r947, [%r939+13344];
	add.s32 	%r948, %r946, %r947;
	ld.shared.u32 	%r949, [%r939+13348];
	add.s32 	%r950, %r948, %r949;
	ld.shared.u32 	%r951, [%r939+13352];
	add.s32 	%r952, %r950, %r951;
	ld.shared.u32 	%r953, [%r939+13356];
	add.s32 	%r954, %r952, %r953;
	ld.shared.u32 	%r955, [%r939+13360];
	add.s32 	%r956, %r954, %r955;
	ld.shared.u32 	%r957, [%r939+13364];
	add.s32 	%r958, %r956, %r957;
	ld.shared.u32 	%r959, [%r939+13368];
	add.s32 	%r960, %r958, %r959;
	ld.shared.u32 	%r961, [%r939+13372];
	add.s32 	%r912, %r960, %r961;
	mov.u32 	%r910, 1;
	mov.u32 	%r937, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r912, %r910, %r935, %r937;  @p add.s32 r0, r0, %r912;  mov.s32 %r908, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r908, %r916, %r935, %r937;  @p add.s32 r0, r0, %r908;  mov.s32 %r914, r0;}
	mov.u32 	%r922, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r914, %r922, %r935, %r937;  @p add.s32 r0, r0, %r914;  mov.s32 %r920, r0;}
	mov.u32 	%r928, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r920, %r928, %r935, %r937;  @p add.s32 r0, r0, %r920;  mov.s32 %r926, r0;}
	mov.u32 	%r934, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r926, %r934, %r935, %r937;  @p add.s32 r0, r0, %r926;  mov.s32 %r932, r0;}
	sub.s32 	%r962, %r932, %r912;
	add.s32 	%r963, %r941, %r962;
	add.s32 	%r964, %r940, %r963;
	add.s32 	%r965, %r943, %r964;
	add.s32 	%r966, %r945, %r965;
	add.s32 	%r967, %r947, %r966;
	add.s32 	%r968, %r949, %r967;
	add.s32 	%r969, %r951, %r968;
	add.s32 	%r970, %r953, %r969;
	add.s32 	%r971, %r955, %r970;
	add.s32 	%r972, %r957, %r971;
	add.s32 	%r973, %r959, %r972;
	st.shared.u32 	[%r939+13328], %r962;
	st.shared.u32 	[%r939+13332], %r963;
	st.shared.u32 	[%r939+13336], %r964;
	st.shared.u32 	[%r939+13340], %r965;
	st.shared.u32 	[%r939+13344], %r966;
	st.shared.u32 	[%r939+13348], %r967;
	st.shared.u32 	[%r939+13352], %r968;
	st.shared.u32 	[%r939+13356], %r969;
	st.shared.u32 	[%r939+13360], %r970;
	st.shared.u32 	[%r939+13364], %r971;
	st.shared.u32 	[%r939+13368], %r972;
	st.shared.u32 	[%r939+13372], %r973;
$L__BB0_130:
	mul.wide.u32 	%rd399, %r8, -1431655765;
	shr.u64 	%rd398, %rd399, 35;
	cvt.u32.u64 	%r2680, %rd398;
	add.s32 	%r2679, %r2680, %r8;
	shl.b32 	%r2678, %r2679, 2;
	add.s32 	%r2677, %r761, %r2678;
	setp.gt.u32 	%p369, %r8, 255;
	bar.sync 	0;
	ld.shared.u32 	%r189, [%r2677+13328];
	@%p369 bra 	$L__BB0_132;
	ld.shared.u32 	%r974, [%r185];
	add.s32 	%r975, %r974, %r189;
	st.shared.u32 	[%r185], %r975;
	ld.shared.u32 	%r976, [%r185+1024];
	add.s32 	%r977, %r976, %r189;
	st.shared.u32 	[%r185+1024], %r977;
	ld.shared.u32 	%r978, [%r185+2048];
	add.s32 	%r979, %r978, %r189;
	st.shared.u32 	[%r185+2048], %r979;
	ld.shared.u32 	%r980, [%r185+3072];
	add.s32 	%r981, %r980, %r189;
	st.shared.u32 	[%r185+3072], %r981;
	ld.shared.u32 	%r982, [%r185+4096];
	add.s32 	%r983, %r982, %r189;
	st.shared.u32 	[%r185+4096], %r983;
	ld.shared.u32 	%r984, [%r185+5120];
	add.s32 	%r985, %r984, %r189;
	st.shared.u32 	[%r185+5120], %r985;
	ld.shared.u32 	%r986, [%r185+6144];
	add.s32 	%r987, %r986, %r189;
	st.shared.u32 	[%r185+6144], %r987;
	ld.shared.u32 	%r988, [%r185+7168];
	add.s32 	%r989, %r988, %r189;
	st.shared.u32 	[%r185+7168], %r989;
	ld.shared.u32 	%r990, [%r185+8192];
	add.s32 	%r991, %r990, %r189;
	st.shared.u32 	[%r185+8192], %r991;
	ld.shared.u32 	%r992, [%r185+9216];
	add.s32 	%r993, %r992, %r189;
	st.shared.u32 	[%r185+9216], %r993;
	ld.shared.u32 	%r994, [%r185+10240];
	add.s32 	%r995, %r994, %r189;
	st.shared.u32 	[%r185+10240], %r995;
	ld.shared.u32 	%r996, [%r185+11264];
	add.s32 	%r997, %r996, %r189;
	st.shared.u32 	[%r185+11264], %r997;
$L__BB0_132:
	shr.u32 	%r2488, %r2703, %r484;
	and.b32  	%r2487, %r2488, 255;
	bar.sync 	0;
	mov.u32 	%r1000, 1;
	{
    .reg .pred p;
    and.b32 %r998, %r2487, %r1000;    setp.ne.u32 p, %r998, 0;
    vote.ballot.sync.b32 %r998, p, 0xffffffff;
    @!p not.b32 %r998, %r998;
}
	mov.u32 	%r1003, 2;
	{
    .reg .pred p;
    and.b32 %r1001, %r2487, %r1003;    setp.ne.u32 p, %r1001, 0;
    vote.ballot.sync.b32 %r1001, p, 0xffffffff;
    @!p not.b32 %r1001, %r1001;
}
	and.b32  	%r1024, %r1001, %r998;
	mov.u32 	%r1006, 4;
	{
    .reg .pred p;
    and.b32 %r1004, %r2487, %r1006;    setp.ne.u32 p, %r1004, 0;
    vote.ballot.sync.b32 %r1004, p, 0xffffffff;
    @!p not.b32 %r1004, %r1004;
}
	and.b32  	%r1025, %r1004, %r1024;
	mov.u32 	%r1009, 8;
	{
    .reg .pred p;
    and.b32 %r1007, %r2487, %r1009;    setp.ne.u32 p, %r1007, 0;
    vote.ballot.sync.b32 %r1007, p, 0xffffffff;
    @!p not.b32 %r1007, %r1007;
}
	and.b32  	%r1026, %r1007, %r1025;
	mov.u32 	%r1012, 16;
	{
    .reg .pred p;
    and.b32 %r1010, %r2487, %r1012;    setp.ne.u32 p, %r1010, 0;
    vote.ballot.sync.b32 %r1010, p, 0xffffffff;
    @!p not.b32 %r1010, %r1010;
}
	and.b32  	%r1027, %r1010, %r1026;
	mov.u32 	%r1015, 32;
	{
    .reg .pred p;
    and.b32 %r1013, %r2487, %r1015;    setp.ne.u32 p, %r1013, 0;
    vote.ballot.sync.b32 %r1013, p, 0xffffffff;
    @!p not.b32 %r1013, %r1013;
}
	and.b32  	%r1028, %r1013, %r1027;
	mov.u32 	%r1018, 64;
	{
    .reg .pred p;
    and.b32 %r1016, %r2487, %r1018;    setp.ne.u32 p, %r1016, 0;
    vote.ballot.sync.b32 %r1016, p, 0xffffffff;
    @!p not.b32 %r1016, %r1016;
}
	and.b32  	%r1029, %r1016, %r1028;
	mov.u32 	%r1021, 128;
	{
    .reg .pred p;
    and.b32 %r1019, %r2487, %r1021;    setp.ne.u32 p, %r1019, 0;
    vote.ballot.sync.b32 %r1019, p, 0xffffffff;
    @!p not.b32 %r1019, %r1019;
}
	and.b32  	%r1030, %r1019, %r1029;
	clz.b32 	%r1031, %r1030;
	mov.u32 	%r1032, 31;
	sub.s32 	%r190, %r1032, %r1031;
	mov.u32 %r1022, %lanemask_le;
	and.b32  	%r1033, %r1022, %r1030;
	popc.b32 	%r191, %r1033;
	setp.ne.s32 	%p156, %r741, %r190;
	mov.u32 	%r2754, 0;
	mov.u32 	%r2753, %r2754;
	@%p156 bra 	$L__BB0_134;
	shr.u32 	%r2624, %r2703, %r484;
	and.b32  	%r2623, %r2624, 255;
	shl.b32 	%r1037, %r2623, 2;
	add.s32 	%r1038, %r762, %r1037;
	atom.shared.add.u32 	%r2753, [%r1038], %r191;
$L__BB0_134:
	shr.u32 	%r2490, %r2705, %r484;
	and.b32  	%r2489, %r2490, 255;
	mov.u32 	%r1066, -1;
	shfl.sync.idx.b32 	%r1067|%p157, %r2753, %r190, %r1032, %r1066;
	add.s32 	%r1068, %r191, %r1067;
	add.s32 	%r194, %r1068, -1;
	{
    .reg .pred p;
    and.b32 %r1039, %r2489, %r1000;    setp.ne.u32 p, %r1039, 0;
    vote.ballot.sync.b32 %r1039, p, 0xffffffff;
    @!p not.b32 %r1039, %r1039;
}
	{
    .reg .pred p;
    and.b32 %r1042, %r2489, %r1003;    setp.ne.u32 p, %r1042, 0;
    vote.ballot.sync.b32 %r1042, p, 0xffffffff;
    @!p not.b32 %r1042, %r1042;
}
	and.b32  	%r1069, %r1042, %r1039;
	{
    .reg .pred p;
    and.b32 %r1045, %r2489, %r1006;    setp.ne.u32 p, %r1045, 0;
    vote.ballot.sync.b32 %r1045, p, 0xffffffff;
    @!p not.b32 %r1045, %r1045;
}
	and.b32  	%r1070, %r1045, %r1069;
	{
    .reg .pred p;
    and.b32 %r1048, %r2489, %r1009;    setp.ne.u32 p, %r1048, 0;
    vote.ballot.sync.b32 %r1048, p, 0xffffffff;
    @!p not.b32 %r1048, %r1048;
}
	and.b32  	%r1071, %r1048, %r1070;
	{
    .reg .pred p;
    and.b32 %r1051, %r2489, %r1012;    setp.ne.u32 p, %r1051, 0;
    vote.ballot.sync.b32 %r1051, p, 0xffffffff;
    @!p not.b32 %r1051, %r1051;
}
	and.b32  	%r1072, %r1051, %r1071;
	{
    .reg .pred p;
    and.b32 %r1054, %r2489, %r1015;    setp.ne.u32 p, %r1054, 0;
    vote.ballot.sync.b32 %r1054, p, 0xffffffff;
    @!p not.b32 %r1054, %r1054;
}
	and.b32  	%r1073, %r1054, %r1072;
	{
    .reg .pred p;
    and.b32 %r1057, %r2489, %r1018;    setp.ne.u32 p, %r1057, 0;
    vote.ballot.sync.b32 %r1057, p, 0xffffffff;
    @!p not.b32 %r1057, %r1057;
}
	and.b32  	%r1074, %r1057, %r1073;
	{
    .reg .pred p;
    and.b32 %r1060, %r2489, %r1021;    setp.ne.u32 p, %r1060, 0;
    vote.ballot.sync.b32 %r1060, p, 0xffffffff;
    @!p not.b32 %r1060, %r1060;
}
	and.b32  	%r1075, %r1060, %r1074;
	clz.b32 	%r1076, %r1075;
	sub.s32 	%r195, %r1032, %r1076;
	mov.u32 %r1063, %lanemask_le;
	and.b32  	%r1077, %r1063, %r1075;
	popc.b32 	%r196, %r1077;
	setp.ne.s32 	%p158, %r741, %r195;
	@%p158 bra 	$L__BB0_136;
	shr.u32 	%r2622, %r2705, %r484;
	and.b32  	%r2621, %r2622, 255;
	shl.b32 	%r1081, %r2621, 2;
	add.s32 	%r1082, %r762, %r1081;
	atom.shared.add.u32 	%r2754, [%r1082], %r196;
$L__BB0_136:
	shr.u32 	%r2492, %r2707, %r484;
	and.b32  	%r2491, %r2492, 255;
	mov.u32 	%r2756, 0;
	mov.u32 	%r1109, 31;
	shfl.sync.idx.b32 	%r1111|%p159, %r2754, %r195, %r1109, %r1066;
	add.s32 	%r1112, %r196, %r1111;
	add.s32 	%r199, %r1112, -1;
	mov.u32 	%r1085, 1;
	{
    .reg .pred p;
    and.b32 %r1083, %r2491, %r1085;    setp.ne.u32 p, %r1083, 0;
    vote.ballot.sync.b32 %r1083, p, 0xffffffff;
    @!p not.b32 %r1083, %r1083;
}
	mov.u32 	%r1088, 2;
	{
    .reg .pred p;
    and.b32 %r1086, %r2491, %r1088;    setp.ne.u32 p, %r1086, 0;
    vote.ballot.sync.b32 %r1086, p, 0xffffffff;
    @!p not.b32 %r1086, %r1086;
}
	and.b32  	%r1113, %r1086, %r1083;
	mov.u32 	%r1091, 4;
	{
    .reg .pred p;
    and.b32 %r1089, %r2491, %r1091;    setp.ne.u32 p, %r1089, 0;
    vote.ballot.sync.b32 %r1089, p, 0xffffffff;
    @!p not.b32 %r1089, %r1089;
}
	and.b32  	%r1114, %r1089, %r1113;
	mov.u32 	%r1094, 8;
	{
    .reg .pred p;
    and.b32 %r1092, %r2491, %r1094;    setp.ne.u32 p, %r1092, 0;
    vote.ballot.sync.b32 %r1092, p, 0xffffffff;
    @!p not.b32 %r1092, %r1092;
}
	and.b32  	%r1115, %r1092, %r1114;
	mov.u32 	%r1097, 16;
	{
    .reg .pred p;
    and.b32 %r1095, %r2491, %r1097;    setp.ne.u32 p, %r1095, 0;
    vote.ballot.sync.b32 %r1095, p, 0xffffffff;
    @!p not.b32 %r1095, %r1095;
}
	and.b32  	%r1116, %r1095, %r1115;
	mov.u32 	%r1100, 32;
	{
    .reg .pred p;
    and.b32 %r1098, %r2491, %r1100;    setp.ne.u32 p, %r1098, 0;
    vote.ballot.sync.b32 %r1098, p, 0xffffffff;
    @!p not.b32 %r1098, %r1098;
}
	and.b32  	%r1117, %r1098, %r1116;
	mov.u32 	%r1103, 64;
	{
    .reg .pred p;
    and.b32 %r1101, %r2491, %r1103;    setp.ne.u32 p, %r1101, 0;
    vote.ballot.sync.b32 %r1101, p, 0xffffffff;
    @!p not.b32 %r1101, %r1101;
}
	and.b32  	%r1118, %r1101, %r1117;
	mov.u32 	%r1106, 128;
	{
    .reg .pred p;
    and.b32 %r1104, %r2491, %r1106;    setp.ne.u32 p, %r1104, 0;
    vote.ballot.sync.b32 %r1104, p, 0xffffffff;
    @!p not.b32 %r1104, %r1104;
}
	and.b32  	%r1119, %r1104, %r1118;
	clz.b32 	%r1120, %r1119;
	sub.s32 	%r200, %r1109, %r1120;
	mov.u32 %r1107, %lanemask_le;
	and.b32  	%r1121, %r1107, %r1119;
	popc.b32 	%r201, %r1121;
	setp.ne.s32 	%p160, %r741, %r200;
	mov.u32 	%r2755, %r2756;
	@%p160 bra 	$L__BB0_138;
	shr.u32 	%r2620, %r2707, %r484;
	and.b32  	%r2619, %r2620, 255;
	shl.b32 	%r1125, %r2619, 2;
	add.s32 	%r1126, %r762, %r1125;
	atom.shared.add.u32 	%r2755, [%r1126], %r201;
$L__BB0_138:
	shr.u32 	%r2494, %r2709, %r484;
	and.b32  	%r2493, %r2494, 255;
	mov.u32 	%r1154, -1;
	shfl.sync.idx.b32 	%r1155|%p161, %r2755, %r200, %r1109, %r1154;
	add.s32 	%r1156, %r201, %r1155;
	add.s32 	%r204, %r1156, -1;
	{
    .reg .pred p;
    and.b32 %r1127, %r2493, %r1085;    setp.ne.u32 p, %r1127, 0;
    vote.ballot.sync.b32 %r1127, p, 0xffffffff;
    @!p not.b32 %r1127, %r1127;
}
	{
    .reg .pred p;
    and.b32 %r1130, %r2493, %r1088;    setp.ne.u32 p, %r1130, 0;
    vote.ballot.sync.b32 %r1130, p, 0xffffffff;
    @!p not.b32 %r1130, %r1130;
}
	and.b32  	%r1157, %r1130, %r1127;
	{
    .reg .pred p;
    and.b32 %r1133, %r2493, %r1091;    setp.ne.u32 p, %r1133, 0;
    vote.ballot.sync.b32 %r1133, p, 0xffffffff;
    @!p not.b32 %r1133, %r1133;
}
	and.b32  	%r1158, %r1133, %r1157;
	{
    .reg .pred p;
    and.b32 %r1136, %r2493, %r1094;    setp.ne.u32 p, %r1136, 0;
    vote.ballot.sync.b32 %r1136, p, 0xffffffff;
    @!p not.b32 %r1136, %r1136;
}
	and.b32  	%r1159, %r1136, %r1158;
	{
    .reg .pred p;
    and.b32 %r1139, %r2493, %r1097;    setp.ne.u32 p, %r1139, 0;
    vote.ballot.sync.b32 %r1139, p, 0xffffffff;
    @!p not.b32 %r1139, %r1139;
}
	and.b32  	%r1160, %r1139, %r1159;
	{
    .reg .pred p;
    and.b32 %r1142, %r2493, %r1100;    setp.ne.u32 p, %r1142, 0;
    vote.ballot.sync.b32 %r1142, p, 0xffffffff;
    @!p not.b32 %r1142, %r1142;
}
	and.b32  	%r1161, %r1142, %r1160;
	{
    .reg .pred p;
    and.b32 %r1145, %r2493, %r1103;    setp.ne.u32 p, %r1145, 0;
    vote.ballot.sync.b32 %r1145, p, 0xffffffff;
    @!p not.b32 %r1145, %r1145;
}
	and.b32  	%r1162, %r1145, %r1161;
	{
    .reg .pred p;
    and.b32 %r1148, %r2493, %r1106;    setp.ne.u32 p, %r1148, 0;
    vote.ballot.sync.b32 %r1148, p, 0xffffffff;
    @!p not.b32 %r1148, %r1148;
}
	and.b32  	%r1163, %r1148, %r1162;
	clz.b32 	%r1164, %r1163;
	sub.s32 	%r205, %r1109, %r1164;
	mov.u32 %r1151, %lanemask_le;
	and.b32  	%r1165, %r1151, %r1163;
	popc.b32 	%r206, %r1165;
	setp.ne.s32 	%p162, %r741, %r205;
	@%p162 bra 	$L__BB0_140;
	shr.u32 	%r2618, %r2709, %r484;
	and.b32  	%r2617, %r2618, 255;
	shl.b32 	%r1169, %r2617, 2;
	add.s32 	%r1170, %r762, %r1169;
	atom.shared.add.u32 	%r2756, [%r1170], %r206;
$L__BB0_140:
	shr.u32 	%r2496, %r2711, %r484;
	and.b32  	%r2495, %r2496, 255;
	mov.u32 	%r2758, 0;
	mov.u32 	%r1197, 31;
	shfl.sync.idx.b32 	%r1199|%p163, %r2756, %r205, %r1197, %r1154;
	add.s32 	%r1200, %r206, %r1199;
	add.s32 	%r209, %r1200, -1;
	mov.u32 	%r1173, 1;
	{
    .reg .pred p;
    and.b32 %r1171, %r2495, %r1173;    setp.ne.u32 p, %r1171, 0;
    vote.ballot.sync.b32 %r1171, p, 0xffffffff;
    @!p not.b32 %r1171, %r1171;
}
	mov.u32 	%r1176, 2;
	{
    .reg .pred p;
    and.b32 %r1174, %r2495, %r1176;    setp.ne.u32 p, %r1174, 0;
    vote.ballot.sync.b32 %r1174, p, 0xffffffff;
    @!p not.b32 %r1174, %r1174;
}
	and.b32  	%r1201, %r1174, %r1171;
	mov.u32 	%r1179, 4;
	{
    .reg .pred p;
    and.b32 %r1177, %r2495, %r1179;    setp.ne.u32 p, %r1177, 0;
    vote.ballot.sync.b32 %r1177, p, 0xffffffff;
    @!p not.b32 %r1177, %r1177;
}
	and.b32  	%r1202, %r1177, %r1201;
	mov.u32 	%r1182, 8;
	{
    .reg .pred p;
    and.b32 %r1180, %r2495, %r1182;    setp.ne.u32 p, %r1180, 0;
    vote.ballot.sync.b32 %r1180, p, 0xffffffff;
    @!p not.b32 %r1180, %r1180;
}
	and.b32  	%r1203, %r1180, %r1202;
	mov.u32 	%r1185, 16;
	{
    .reg .pred p;
    and.b32 %r1183, %r2495, %r1185;    setp.ne.u32 p, %r1183, 0;
    vote.ballot.sync.b32 %r1183, p, 0xffffffff;
    @!p not.b32 %r1183, %r1183;
}
	and.b32  	%r1204, %r1183, %r1203;
	mov.u32 	%r1188, 32;
	{
    .reg .pred p;
    and.b32 %r1186, %r2495, %r1188;    setp.ne.u32 p, %r1186, 0;
    vote.ballot.sync.b32 %r1186, p, 0xffffffff;
    @!p not.b32 %r1186, %r1186;
}
	and.b32  	%r1205, %r1186, %r1204;
	mov.u32 	%r1191, 64;
	{
    .reg .pred p;
    and.b32 %r1189, %r2495, %r1191;    setp.ne.u32 p, %r1189, 0;
    vote.ballot.sync.b32 %r1189, p, 0xffffffff;
    @!p not.b32 %r1189, %r1189;
}
	and.b32  	%r1206, %r1189, %r1205;
	mov.u32 	%r1194, 128;
	{
    .reg .pred p;
    and.b32 %r1192, %r2495, %r1194;    setp.ne.u32 p, %r1192, 0;
    vote.ballot.sync.b32 %r1192, p, 0xffffffff;
    @!p not.b32 %r1192, %r1192;
}
	and.b32  	%r1207, %r1192, %r1206;
	clz.b32 	%r1208, %r1207;
	sub.s32 	%r210, %r1197, %r1208;
	mov.u32 %r1195, %lanemask_le;
	and.b32  	%r1209, %r1195, %r1207;
	popc.b32 	%r211, %r1209;
	setp.ne.s32 	%p164, %r741, %r210;
	mov.u32 	%r2757, %r2758;
	@%p164 bra 	$L__BB0_142;
	shr.u32 	%r2616, %r2711, %r484;
	and.b32  	%r2615, %r2616, 255;
	shl.b32 	%r1213, %r2615, 2;
	add.s32 	%r1214, %r762, %r1213;
	atom.shared.add.u32 	%r2757, [%r1214], %r211;
$L__BB0_142:
	shr.u32 	%r2498, %r2713, %r484;
	and.b32  	%r2497, %r2498, 255;
	mov.u32 	%r1242, -1;
	shfl.sync.idx.b32 	%r1243|%p165, %r2757, %r210, %r1197, %r1242;
	add.s32 	%r1244, %r211, %r1243;
	add.s32 	%r214, %r1244, -1;
	{
    .reg .pred p;
    and.b32 %r1215, %r2497, %r1173;    setp.ne.u32 p, %r1215, 0;
    vote.ballot.sync.b32 %r1215, p, 0xffffffff;
    @!p not.b32 %r1215, %r1215;
}
	{
    .reg .pred p;
    and.b32 %r1218, %r2497, %r1176;    setp.ne.u32 p, %r1218, 0;
    vote.ballot.sync.b32 %r1218, p, 0xffffffff;
    @!p not.b32 %r1218, %r1218;
}
	and.b32  	%r1245, %r1218, %r1215;
	{
    .reg .pred p;
    and.b32 %r1221, %r2497, %r1179;    setp.ne.u32 p, %r1221, 0;
    vote.ballot.sync.b32 %r1221, p, 0xffffffff;
    @!p not.b32 %r1221, %r1221;
}
	and.b32  	%r1246, %r1221, %r1245;
	{
    .reg .pred p;
    and.b32 %r1224, %r2497, %r1182;    setp.ne.u32 p, %r1224, 0;
    vote.ballot.sync.b32 %r1224, p, 0xffffffff;
    @!p not.b32 %r1224, %r1224;
}
	and.b32  	%r1247, %r1224, %r1246;
	{
    .reg .pred p;
    and.b32 %r1227, %r2497, %r1185;    setp.ne.u32 p, %r1227, 0;
    vote.ballot.sync.b32 %r1227, p, 0xffffffff;
    @!p not.b32 %r1227, %r1227;
}
	and.b32  	%r1248, %r1227, %r1247;
	{
    .reg .pred p;
    and.b32 %r1230, %r2497, %r1188;    setp.ne.u32 p, %r1230, 0;
    vote.ballot.sync.b32 %r1230, p, 0xffffffff;
    @!p not.b32 %r1230, %r1230;
}
	and.b32  	%r1249, %r1230, %r1248;
	{
    .reg .pred p;
    and.b32 %r1233, %r2497, %r1191;    setp.ne.u32 p, %r1233, 0;
    vote.ballot.sync.b32 %r1233, p, 0xffffffff;
    @!p not.b32 %r1233, %r1233;
}
	and.b32  	%r1250, %r1233, %r1249;
	{
    .reg .pred p;
    and.b32 %r1236, %r2497, %r1194;    setp.ne.u32 p, %r1236, 0;
    vote.ballot.sync.b32 %r1236, p, 0xffffffff;
    @!p not.b32 %r1236, %r1236;
}
	and.b32  	%r1251, %r1236, %r1250;
	clz.b32 	%r1252, %r1251;
	sub.s32 	%r215, %r1197, %r1252;
	mov.u32 %r1239, %lanemask_le;
	and.b32  	%r1253, %r1239, %r1251;
	popc.b32 	%r216, %r1253;
	setp.ne.s32 	%p166, %r741, %r215;
	@%p166 bra 	$L__BB0_144;
	shr.u32 	%r2614, %r2713, %r484;
	and.b32  	%r2613, %r2614, 255;
	shl.b32 	%r1257, %r2613, 2;
	add.s32 	%r1258, %r762, %r1257;
	atom.shared.add.u32 	%r2758, [%r1258], %r216;
$L__BB0_144:
	shr.u32 	%r2500, %r2715, %r484;
	and.b32  	%r2499, %r2500, 255;
	mov.u32 	%r2760, 0;
	mov.u32 	%r1285, 31;
	shfl.sync.idx.b32 	%r1287|%p167, %r2758, %r215, %r1285, %r1242;
	add.s32 	%r1288, %r216, %r1287;
	add.s32 	%r219, %r1288, -1;
	mov.u32 	%r1261, 1;
	{
    .reg .pred p;
    and.b32 %r1259, %r2499, %r1261;    setp.ne.u32 p, %r1259, 0;
    vote.ballot.sync.b32 %r1259, p, 0xffffffff;
    @!p not.b32 %r1259, %r1259;
}
	mov.u32 	%r1264, 2;
	{
    .reg .pred p;
    and.b32 %r1262, %r2499, %r1264;    setp.ne.u32 p, %r1262, 0;
    vote.ballot.sync.b32 %r1262, p, 0xffffffff;
    @!p not.b32 %r1262, %r1262;
}
	and.b32  	%r1289, %r1262, %r1259;
	mov.u32 	%r1267, 4;
	{
    .reg .pred p;
    and.b32 %r1265, %r2499, %r1267;    setp.ne.u32 p, %r1265, 0;
    vote.ballot.sync.b32 %r1265, p, 0xffffffff;
    @!p not.b32 %r1265, %r1265;
}
	and.b32  	%r1290, %r1265, %r1289;
	mov.u32 	%r1270, 8;
	{
    .reg .pred p;
    and.b32 %r1268, %r2499, %r1270;    setp.ne.u32 p, %r1268, 0;
    vote.ballot.sync.b32 %r1268, p, 0xffffffff;
    @!p not.b32 %r1268, %r1268;
}
	and.b32  	%r1291, %r1268, %r1290;
	mov.u32 	%r1273, 16;
	{
    .reg .pred p;
    and.b32 %r1271, %r2499, %r1273;    setp.ne.u32 p, %r1271, 0;
    vote.ballot.sync.b32 %r1271, p, 0xffffffff;
    @!p not.b32 %r1271, %r1271;
}
	and.b32  	%r1292, %r1271, %r1291;
	mov.u32 	%r1276, 32;
	{
    .reg .pred p;
    and.b32 %r1274, %r2499, %r1276;    setp.ne.u32 p, %r1274, 0;
    vote.ballot.sync.b32 %r1274, p, 0xffffffff;
    @!p not.b32 %r1274, %r1274;
}
	and.b32  	%r1293, %r1274, %r1292;
	mov.u32 	%r1279, 64;
	{
    .reg .pred p;
    and.b32 %r1277, %r2499, %r1279;    setp.ne.u32 p, %r1277, 0;
    vote.ballot.sync.b32 %r1277, p, 0xffffffff;
    @!p not.b32 %r1277, %r1277;
}
	and.b32  	%r1294, %r1277, %r1293;
	mov.u32 	%r1282, 128;
	{
    .reg .pred p;
    and.b32 %r1280, %r2499, %r1282;    setp.ne.u32 p, %r1280, 0;
    vote.ballot.sync.b32 %r1280, p, 0xffffffff;
    @!p not.b32 %r1280, %r1280;
}
	and.b32  	%r1295, %r1280, %r1294;
	clz.b32 	%r1296, %r1295;
	sub.s32 	%r220, %r1285, %r1296;
	mov.u32 %r1283, %lanemask_le;
	and.b32  	%r1297, %r1283, %r1295;
	popc.b32 	%r221, %r1297;
	setp.ne.s32 	%p168, %r741, %r220;
	mov.u32 	%r2759, %r2760;
	@%p168 bra 	$L__BB0_146;
	shr.u32 	%r2612, %r2715, %r484;
	and.b32  	%r2611, %r2612, 255;
	shl.b32 	%r1301, %r2611, 2;
	add.s32 	%r1302, %r762, %r1301;
	atom.shared.add.u32 	%r2759, [%r1302], %r221;
$L__BB0_146:
	shr.u32 	%r2502, %r2717, %r484;
	and.b32  	%r2501, %r2502, 255;
	mov.u32 	%r1330, -1;
	shfl.sync.idx.b32 	%r1331|%p169, %r2759, %r220, %r1285, %r1330;
	add.s32 	%r1332, %r221, %r1331;
	add.s32 	%r224, %r1332, -1;
	{
    .reg .pred p;
    and.b32 %r1303, %r2501, %r1261;    setp.ne.u32 p, %r1303, 0;
    vote.ballot.sync.b32 %r1303, p, 0xffffffff;
    @!p not.b32 %r1303, %r1303;
}
	{
    .reg .pred p;
    and.b32 %r1306, %r2501, %r1264;    setp.ne.u32 p, %r1306, 0;
    vote.ballot.sync.b32 %r1306, p, 0xffffffff;
    @!p not.b32 %r1306, %r1306;
}
	and.b32  	%r1333, %r1306, %r1303;
	{
    .reg .pred p;
    and.b32 %r1309, %r2501, %r1267;    setp.ne.u32 p, %r1309, 0;
    vote.ballot.sync.b32 %r1309, p, 0xffffffff;
    @!p not.b32 %r1309, %r1309;
}
	and.b32  	%r1334, %r1309, %r1333;
	{
    .reg .pred p;
    and.b32 %r1312, %r2501, %r1270;    setp.ne.u32 p, %r1312, 0;
    vote.ballot.sync.b32 %r1312, p, 0xffffffff;
    @!p not.b32 %r1312, %r1312;
}
	and.b32  	%r1335, %r1312, %r1334;
	{
    .reg .pred p;
    and.b32 %r1315, %r2501, %r1273;    setp.ne.u32 p, %r1315, 0;
    vote.ballot.sync.b32 %r1315, p, 0xffffffff;
    @!p not.b32 %r1315, %r1315;
}
	and.b32  	%r1336, %r1315, %r1335;
	{
    .reg .pred p;
    and.b32 %r1318, %r2501, %r1276;    setp.ne.u32 p, %r1318, 0;
    vote.ballot.sync.b32 %r1318, p, 0xffffffff;
    @!p not.b32 %r1318, %r1318;
}
	and.b32  	%r1337, %r1318, %r1336;
	{
    .reg .pred p;
    and.b32 %r1321, %r2501, %r1279;    setp.ne.u32 p, %r1321, 0;
    vote.ballot.sync.b32 %r1321, p, 0xffffffff;
    @!p not.b32 %r1321, %r1321;
}
	and.b32  	%r1338, %r1321, %r1337;
	{
    .reg .pred p;
    and.b32 %r1324, %r2501, %r1282;    setp.ne.u32 p, %r1324, 0;
    vote.ballot.sync.b32 %r1324, p, 0xffffffff;
    @!p not.b32 %r1324, %r1324;
}
	and.b32  	%r1339, %r1324, %r1338;
	clz.b32 	%r1340, %r1339;
	sub.s32 	%r225, %r1285, %r1340;
	mov.u32 %r1327, %lanemask_le;
	and.b32  	%r1341, %r1327, %r1339;
	popc.b32 	%r226, %r1341;
	setp.ne.s32 	%p170, %r741, %r225;
	@%p170 bra 	$L__BB0_148;
	shr.u32 	%r2610, %r2717, %r484;
	and.b32  	%r2609, %r2610, 255;
	shl.b32 	%r1345, %r2609, 2;
	add.s32 	%r1346, %r762, %r1345;
	atom.shared.add.u32 	%r2760, [%r1346], %r226;
$L__BB0_148:
	shr.u32 	%r2504, %r2719, %r484;
	and.b32  	%r2503, %r2504, 255;
	mov.u32 	%r2762, 0;
	mov.u32 	%r1373, 31;
	shfl.sync.idx.b32 	%r1375|%p171, %r2760, %r225, %r1373, %r1330;
	add.s32 	%r1376, %r226, %r1375;
	add.s32 	%r229, %r1376, -1;
	mov.u32 	%r1349, 1;
	{
    .reg .pred p;
    and.b32 %r1347, %r2503, %r1349;    setp.ne.u32 p, %r1347, 0;
    vote.ballot.sync.b32 %r1347, p, 0xffffffff;
    @!p not.b32 %r1347, %r1347;
}
	mov.u32 	%r1352, 2;
	{
    .reg .pred p;
    and.b32 %r1350, %r2503, %r1352;    setp.ne.u32 p, %r1350, 0;
    vote.ballot.sync.b32 %r1350, p, 0xffffffff;
    @!p not.b32 %r1350, %r1350;
}
	and.b32  	%r1377, %r1350, %r1347;
	mov.u32 	%r1355, 4;
	{
    .reg .pred p;
    and.b32 %r1353, %r2503, %r1355;    setp.ne.u32 p, %r1353, 0;
    vote.ballot.sync.b32 %r1353, p, 0xffffffff;
    @!p not.b32 %r1353, %r1353;
}
	and.b32  	%r1378, %r1353, %r1377;
	mov.u32 	%r1358, 8;
	{
    .reg .pred p;
    and.b32 %r1356, %r2503, %r1358;    setp.ne.u32 p, %r1356, 0;
    vote.ballot.sync.b32 %r1356, p, 0xffffffff;
    @!p not.b32 %r1356, %r1356;
}
	and.b32  	%r1379, %r1356, %r1378;
	mov.u32 	%r1361, 16;
	{
    .reg .pred p;
    and.b32 %r1359, %r2503, %r1361;    setp.ne.u32 p, %r1359, 0;
    vote.ballot.sync.b32 %r1359, p, 0xffffffff;
    @!p not.b32 %r1359, %r1359;
}
	and.b32  	%r1380, %r1359, %r1379;
	mov.u32 	%r1364, 32;
	{
    .reg .pred p;
    and.b32 %r1362, %r2503, %r1364;    setp.ne.u32 p, %r1362, 0;
    vote.ballot.sync.b32 %r1362, p, 0xffffffff;
    @!p not.b32 %r1362, %r1362;
}
	and.b32  	%r1381, %r1362, %r1380;
	mov.u32 	%r1367, 64;
	{
    .reg .pred p;
    and.b32 %r1365, %r2503, %r1367;    setp.ne.u32 p, %r1365, 0;
    vote.ballot.sync.b32 %r1365, p, 0xffffffff;
    @!p not.b32 %r1365, %r1365;
}
	and.b32  	%r1382, %r1365, %r1381;
	mov.u32 	%r1370, 128;
	{
    .reg .pred p;
    and.b32 %r1368, %r2503, %r1370;    setp.ne.u32 p, %r1368, 0;
    vote.ballot.sync.b32 %r1368, p, 0xffffffff;
    @!p not.b32 %r1368, %r1368;
}
	and.b32  	%r1383, %r1368, %r1382;
	clz.b32 	%r1384, %r1383;
	sub.s32 	%r230, %r1373, %r1384;
	mov.u32 %r1371, %lanemask_le;
	and.b32  	%r1385, %r1371, %r1383;
	popc.b32 	%r231, %r1385;
	setp.ne.s32 	%p172, %r741, %r230;
	mov.u32 	%r2761, %r2762;
	@%p172 bra 	$L__BB0_150;
	shr.u32 	%r2608, %r2719, %r484;
	and.b32  	%r2607, %r2608, 255;
	shl.b32 	%r1389, %r2607, 2;
	add.s32 	%r1390, %r762, %r1389;
	atom.shared.add.u32 	%r2761, [%r1390], %r231;
$L__BB0_150:
	shr.u32 	%r2506, %r2721, %r484;
	and.b32  	%r2505, %r2506, 255;
	mov.u32 	%r1418, -1;
	shfl.sync.idx.b32 	%r1419|%p173, %r2761, %r230, %r1373, %r1418;
	add.s32 	%r1420, %r231, %r1419;
	add.s32 	%r234, %r1420, -1;
	{
    .reg .pred p;
    and.b32 %r1391, %r2505, %r1349;    setp.ne.u32 p, %r1391, 0;
    vote.ballot.sync.b32 %r1391, p, 0xffffffff;
    @!p not.b32 %r1391, %r1391;
}
	{
    .reg .pred p;
    and.b32 %r1394, %r2505, %r1352;    setp.ne.u32 p, %r1394, 0;
    vote.ballot.sync.b32 %r1394, p, 0xffffffff;
    @!p not.b32 %r1394, %r1394;
}
	and.b32  	%r1421, %r1394, %r1391;
	{
    .reg .pred p;
    and.b32 %r1397, %r2505, %r1355;    setp.ne.u32 p, %r1397, 0;
    vote.ballot.sync.b32 %r1397, p, 0xffffffff;
    @!p not.b32 %r1397, %r1397;
}
	and.b32  	%r1422, %r1397, %r1421;
	{
    .reg .pred p;
    and.b32 %r1400, %r2505, %r1358;    setp.ne.u32 p, %r1400, 0;
    vote.ballot.sync.b32 %r1400, p, 0xffffffff;
    @!p not.b32 %r1400, %r1400;
}
	and.b32  	%r1423, %r1400, %r1422;
	{
    .reg .pred p;
    and.b32 %r1403, %r2505, %r1361;    setp.ne.u32 p, %r1403, 0;
    vote.ballot.sync.b32 %r1403, p, 0xffffffff;
    @!p not.b32 %r1403, %r1403;
}
	and.b32  	%r1424, %r1403, %r1423;
	{
    .reg .pred p;
    and.b32 %r1406, %r2505, %r1364;    setp.ne.u32 p, %r1406, 0;
    vote.ballot.sync.b32 %r1406, p, 0xffffffff;
    @!p not.b32 %r1406, %r1406;
}
	and.b32  	%r1425, %r1406, %r1424;
	{
    .reg .pred p;
    and.b32 %r1409, %r2505, %r1367;    setp.ne.u32 p, %r1409, 0;
    vote.ballot.sync.b32 %r1409, p, 0xffffffff;
    @!p not.b32 %r1409, %r1409;
}
	and.b32  	%r1426, %r1409, %r1425;
	{
    .reg .pred p;
    and.b32 %r1412, %r2505, %r1370;    setp.ne.u32 p, %r1412, 0;
    vote.ballot.sync.b32 %r1412, p, 0xffffffff;
    @!p not.b32 %r1412, %r1412;
}
	and.b32  	%r1427, %r1412, %r1426;
	clz.b32 	%r1428, %r1427;
	sub.s32 	%r235, %r1373, %r1428;
	mov.u32 %r1415, %lanemask_le;
	and.b32  	%r1429, %r1415, %r1427;
	popc.b32 	%r236, %r1429;
	setp.ne.s32 	%p174, %r741, %r235;
	@%p174 bra 	$L__BB0_152;
	shr.u32 	%r2606, %r2721, %r484;
	and.b32  	%r2605, %r2606, 255;
	shl.b32 	%r1433, %r2605, 2;
	add.s32 	%r1434, %r762, %r1433;
	atom.shared.add.u32 	%r2762, [%r1434], %r236;
$L__BB0_152:
	shr.u32 	%r2508, %r2723, %r484;
	and.b32  	%r2507, %r2508, 255;
	mov.u32 	%r2764, 0;
	mov.u32 	%r1461, 31;
	shfl.sync.idx.b32 	%r1463|%p175, %r2762, %r235, %r1461, %r1418;
	add.s32 	%r1464, %r236, %r1463;
	add.s32 	%r239, %r1464, -1;
	mov.u32 	%r1437, 1;
	{
    .reg .pred p;
    and.b32 %r1435, %r2507, %r1437;    setp.ne.u32 p, %r1435, 0;
    vote.ballot.sync.b32 %r1435, p, 0xffffffff;
    @!p not.b32 %r1435, %r1435;
}
	mov.u32 	%r1440, 2;
	{
    .reg .pred p;
    and.b32 %r1438, %r2507, %r1440;    setp.ne.u32 p, %r1438, 0;
    vote.ballot.sync.b32 %r1438, p, 0xffffffff;
    @!p not.b32 %r1438, %r1438;
}
	and.b32  	%r1465, %r1438, %r1435;
	mov.u32 	%r1443, 4;
	{
    .reg .pred p;
    and.b32 %r1441, %r2507, %r1443;    setp.ne.u32 p, %r1441, 0;
    vote.ballot.sync.b32 %r1441, p, 0xffffffff;
    @!p not.b32 %r1441, %r1441;
}
	and.b32  	%r1466, %r1441, %r1465;
	mov.u32 	%r1446, 8;
	{
    .reg .pred p;
    and.b32 %r1444, %r2507, %r1446;    setp.ne.u32 p, %r1444, 0;
    vote.ballot.sync.b32 %r1444, p, 0xffffffff;
    @!p not.b32 %r1444, %r1444;
}
	and.b32  	%r1467, %r1444, %r1466;
	mov.u32 	%r1449, 16;
	{
    .reg .pred p;
    and.b32 %r1447, %r2507, %r1449;    setp.ne.u32 p, %r1447, 0;
    vote.ballot.sync.b32 %r1447, p, 0xffffffff;
    @!p not.b32 %r1447, %r1447;
}
	and.b32  	%r1468, %r1447, %r1467;
	mov.u32 	%r1452, 32;
	{
    .reg .pred p;
    and.b32 %r1450, %r2507, %r1452;    setp.ne.u32 p, %r1450, 0;
    vote.ballot.sync.b32 %r1450, p, 0xffffffff;
    @!p not.b32 %r1450, %r1450;
}
	and.b32  	%r1469, %r1450, %r1468;
	mov.u32 	%r1455, 64;
	{
    .reg .pred p;
    and.b32 %r1453, %r2507, %r1455;    setp.ne.u32 p, %r1453, 0;
    vote.ballot.sync.b32 %r1453, p, 0xffffffff;
    @!p not.b32 %r1453, %r1453;
}
	and.b32  	%r1470, %r1453, %r1469;
	mov.u32 	%r1458, 128;
	{
    .reg .pred p;
    and.b32 %r1456, %r2507, %r1458;    setp.ne.u32 p, %r1456, 0;
    vote.ballot.sync.b32 %r1456, p, 0xffffffff;
    @!p not.b32 %r1456, %r1456;
}
	and.b32  	%r1471, %r1456, %r1470;
	clz.b32 	%r1472, %r1471;
	sub.s32 	%r240, %r1461, %r1472;
	mov.u32 %r1459, %lanemask_le;
	and.b32  	%r1473, %r1459, %r1471;
	popc.b32 	%r241, %r1473;
	setp.ne.s32 	%p176, %r741, %r240;
	mov.u32 	%r2763, %r2764;
	@%p176 bra 	$L__BB0_154;
	shr.u32 	%r2604, %r2723, %r484;
	and.b32  	%r2603, %r2604, 255;
	shl.b32 	%r1477, %r2603, 2;
	add.s32 	%r1478, %r762, %r1477;
	atom.shared.add.u32 	%r2763, [%r1478], %r241;
$L__BB0_154:
	shr.u32 	%r2510, %r2725, %r484;
	and.b32  	%r2509, %r2510, 255;
	mov.u32 	%r1506, -1;
	shfl.sync.idx.b32 	%r1507|%p177, %r2763, %r240, %r1461, %r1506;
	add.s32 	%r1508, %r241, %r1507;
	add.s32 	%r244, %r1508, -1;
	{
    .reg .pred p;
    and.b32 %r1479, %r2509, %r1437;    setp.ne.u32 p, %r1479, 0;
    vote.ballot.sync.b32 %r1479, p, 0xffffffff;
    @!p not.b32 %r1479, %r1479;
}
	{
    .reg .pred p;
    and.b32 %r1482, %r2509, %r1440;    setp.ne.u32 p, %r1482, 0;
    vote.ballot.sync.b32 %r1482, p, 0xffffffff;
    @!p not.b32 %r1482, %r1482;
}
	and.b32  	%r1509, %r1482, %r1479;
	{
    .reg .pred p;
    and.b32 %r1485, %r2509, %r1443;    setp.ne.u32 p, %r1485, 0;
    vote.ballot.sync.b32 %r1485, p, 0xffffffff;
    @!p not.b32 %r1485, %r1485;
}
	and.b32  	%r1510, %r1485, %r1509;
	{
    .reg .pred p;
    and.b32 %r1488, %r2509, %r1446;    setp.ne.u32 p, %r1488, 0;
    vote.ballot.sync.b32 %r1488, p, 0xffffffff;
    @!p not.b32 %r1488, %r1488;
}
	and.b32  	%r1511, %r1488, %r1510;
	{
    .reg .pred p;
    and.b32 %r1491, %r2509, %r1449;    setp.ne.u32 p, %r1491, 0;
    vote.ballot.sync.b32 %r1491, p, 0xffffffff;
    @!p not.b32 %r1491, %r1491;
}
	and.b32  	%r1512, %r1491, %r1511;
	{
    .reg .pred p;
    and.b32 %r1494, %r2509, %r1452;    setp.ne.u32 p, %r1494, 0;
    vote.ballot.sync.b32 %r1494, p, 0xffffffff;
    @!p not.b32 %r1494, %r1494;
}
	and.b32  	%r1513, %r1494, %r1512;
	{
    .reg .pred p;
    and.b32 %r1497, %r2509, %r1455;    setp.ne.u32 p, %r1497, 0;
    vote.ballot.sync.b32 %r1497, p, 0xffffffff;
    @!p not.b32 %r1497, %r1497;
}
	and.b32  	%r1514, %r1497, %r1513;
	{
    .reg .pred p;
    and.b32 %r1500, %r2509, %r1458;    setp.ne.u32 p, %r1500, 0;
    vote.ballot.sync.b32 %r1500, p, 0xffffffff;
    @!p not.b32 %r1500, %r1500;
}
	and.b32  	%r1515, %r1500, %r1514;
	clz.b32 	%r1516, %r1515;
	sub.s32 	%r245, %r1461, %r1516;
	mov.u32 %r1503, %lanemask_le;
	and.b32  	%r1517, %r1503, %r1515;
	popc.b32 	%r246, %r1517;
	setp.ne.s32 	%p178, %r741, %r245;
	@%p178 bra 	$L__BB0_156;
	shr.u32 	%r2602, %r2725, %r484;
	and.b32  	%r2601, %r2602, 255;
	shl.b32 	%r1521, %r2601, 2;
	add.s32 	%r1522, %r762, %r1521;
	atom.shared.add.u32 	%r2764, [%r1522], %r246;
$L__BB0_156:
	shr.u32 	%r2512, %r2727, %r484;
	and.b32  	%r2511, %r2512, 255;
	mov.u32 	%r2766, 0;
	mov.u32 	%r1549, 31;
	shfl.sync.idx.b32 	%r1551|%p179, %r2764, %r245, %r1549, %r1506;
	add.s32 	%r1552, %r246, %r1551;
	add.s32 	%r249, %r1552, -1;
	mov.u32 	%r1525, 1;
	{
    .reg .pred p;
    and.b32 %r1523, %r2511, %r1525;    setp.ne.u32 p, %r1523, 0;
    vote.ballot.sync.b32 %r1523, p, 0xffffffff;
    @!p not.b32 %r1523, %r1523;
}
	mov.u32 	%r1528, 2;
	{
    .reg .pred p;
    and.b32 %r1526, %r2511, %r1528;    setp.ne.u32 p, %r1526, 0;
    vote.ballot.sync.b32 %r1526, p, 0xffffffff;
    @!p not.b32 %r1526, %r1526;
}
	and.b32  	%r1553, %r1526, %r1523;
	mov.u32 	%r1531, 4;
	{
    .reg .pred p;
    and.b32 %r1529, %r2511, %r1531;    setp.ne.u32 p, %r1529, 0;
    vote.ballot.sync.b32 %r1529, p, 0xffffffff;
    @!p not.b32 %r1529, %r1529;
}
	and.b32  	%r1554, %r1529, %r1553;
	mov.u32 	%r1534, 8;
	{
    .reg .pred p;
    and.b32 %r1532, %r2511, %r1534;    setp.ne.u32 p, %r1532, 0;
    vote.ballot.sync.b32 %r1532, p, 0xffffffff;
    @!p not.b32 %r1532, %r1532;
}
	and.b32  	%r1555, %r1532, %r1554;
	mov.u32 	%r1537, 16;
	{
    .reg .pred p;
    and.b32 %r1535, %r2511, %r1537;    setp.ne.u32 p, %r1535, 0;
    vote.ballot.sync.b32 %r1535, p, 0xffffffff;
    @!p not.b32 %r1535, %r1535;
}
	and.b32  	%r1556, %r1535, %r1555;
	mov.u32 	%r1540, 32;
	{
    .reg .pred p;
    and.b32 %r1538, %r2511, %r1540;    setp.ne.u32 p, %r1538, 0;
    vote.ballot.sync.b32 %r1538, p, 0xffffffff;
    @!p not.b32 %r1538, %r1538;
}
	and.b32  	%r1557, %r1538, %r1556;
	mov.u32 	%r1543, 64;
	{
    .reg .pred p;
    and.b32 %r1541, %r2511, %r1543;    setp.ne.u32 p, %r1541, 0;
    vote.ballot.sync.b32 %r1541, p, 0xffffffff;
    @!p not.b32 %r1541, %r1541;
}
	and.b32  	%r1558, %r1541, %r1557;
	mov.u32 	%r1546, 128;
	{
    .reg .pred p;
    and.b32 %r1544, %r2511, %r1546;    setp.ne.u32 p, %r1544, 0;
    vote.ballot.sync.b32 %r1544, p, 0xffffffff;
    @!p not.b32 %r1544, %r1544;
}
	and.b32  	%r1559, %r1544, %r1558;
	clz.b32 	%r1560, %r1559;
	sub.s32 	%r250, %r1549, %r1560;
	mov.u32 %r1547, %lanemask_le;
	and.b32  	%r1561, %r1547, %r1559;
	popc.b32 	%r251, %r1561;
	setp.ne.s32 	%p180, %r741, %r250;
	mov.u32 	%r2765, %r2766;
	@%p180 bra 	$L__BB0_158;
	shr.u32 	%r2600, %r2727, %r484;
	and.b32  	%r2599, %r2600, 255;
	shl.b32 	%r1565, %r2599, 2;
	add.s32 	%r1566, %r762, %r1565;
	atom.shared.add.u32 	%r2765, [%r1566], %r251;
$L__BB0_158:
	shr.u32 	%r2514, %r2729, %r484;
	and.b32  	%r2513, %r2514, 255;
	mov.u32 	%r1594, -1;
	shfl.sync.idx.b32 	%r1595|%p181, %r2765, %r250, %r1549, %r1594;
	add.s32 	%r1596, %r251, %r1595;
	add.s32 	%r254, %r1596, -1;
	{
    .reg .pred p;
    and.b32 %r1567, %r2513, %r1525;    setp.ne.u32 p, %r1567, 0;
    vote.ballot.sync.b32 %r1567, p, 0xffffffff;
    @!p not.b32 %r1567, %r1567;
}
	{
    .reg .pred p;
    and.b32 %r1570, %r2513, %r1528;    setp.ne.u32 p, %r1570, 0;
    vote.ballot.sync.b32 %r1570, p, 0xffffffff;
    @!p not.b32 %r1570, %r1570;
}
	and.b32  	%r1597, %r1570, %r1567;
	{
    .reg .pred p;
    and.b32 %r1573, %r2513, %r1531;    setp.ne.u32 p, %r1573, 0;
    vote.ballot.sync.b32 %r1573, p, 0xffffffff;
    @!p not.b32 %r1573, %r1573;
}
	and.b32  	%r1598, %r1573, %r1597;
	{
    .reg .pred p;
    and.b32 %r1576, %r2513, %r1534;    setp.ne.u32 p, %r1576, 0;
    vote.ballot.sync.b32 %r1576, p, 0xffffffff;
    @!p not.b32 %r1576, %r1576;
}
	and.b32  	%r1599, %r1576, %r1598;
	{
    .reg .pred p;
    and.b32 %r1579, %r2513, %r1537;    setp.ne.u32 p, %r1579, 0;
    vote.ballot.sync.b32 %r1579, p, 0xffffffff;
    @!p not.b32 %r1579, %r1579;
}
	and.b32  	%r1600, %r1579, %r1599;
	{
    .reg .pred p;
    and.b32 %r1582, %r2513, %r1540;    setp.ne.u32 p, %r1582, 0;
    vote.ballot.sync.b32 %r1582, p, 0xffffffff;
    @!p not.b32 %r1582, %r1582;
}
	and.b32  	%r1601, %r1582, %r1600;
	{
    .reg .pred p;
    and.b32 %r1585, %r2513, %r1543;    setp.ne.u32 p, %r1585, 0;
    vote.ballot.sync.b32 %r1585, p, 0xffffffff;
    @!p not.b32 %r1585, %r1585;
}
	and.b32  	%r1602, %r1585, %r1601;
	{
    .reg .pred p;
    and.b32 %r1588, %r2513, %r1546;    setp.ne.u32 p, %r1588, 0;
    vote.ballot.sync.b32 %r1588, p, 0xffffffff;
    @!p not.b32 %r1588, %r1588;
}
	and.b32  	%r1603, %r1588, %r1602;
	clz.b32 	%r1604, %r1603;
	sub.s32 	%r255, %r1549, %r1604;
	mov.u32 %r1591, %lanemask_le;
	and.b32  	%r1605, %r1591, %r1603;
	popc.b32 	%r256, %r1605;
	setp.ne.s32 	%p182, %r741, %r255;
	@%p182 bra 	$L__BB0_160;
	shr.u32 	%r2598, %r2729, %r484;
	and.b32  	%r2597, %r2598, 255;
	shl.b32 	%r1609, %r2597, 2;
	add.s32 	%r1610, %r762, %r1609;
	atom.shared.add.u32 	%r2766, [%r1610], %r256;
$L__BB0_160:
	shr.u32 	%r2516, %r2731, %r484;
	and.b32  	%r2515, %r2516, 255;
	mov.u32 	%r2768, 0;
	mov.u32 	%r1637, 31;
	shfl.sync.idx.b32 	%r1639|%p183, %r2766, %r255, %r1637, %r1594;
	add.s32 	%r1640, %r256, %r1639;
	add.s32 	%r259, %r1640, -1;
	mov.u32 	%r1613, 1;
	{
    .reg .pred p;
    and.b32 %r1611, %r2515, %r1613;    setp.ne.u32 p, %r1611, 0;
    vote.ballot.sync.b32 %r1611, p, 0xffffffff;
    @!p not.b32 %r1611, %r1611;
}
	mov.u32 	%r1616, 2;
	{
    .reg .pred p;
    and.b32 %r1614, %r2515, %r1616;    setp.ne.u32 p, %r1614, 0;
    vote.ballot.sync.b32 %r1614, p, 0xffffffff;
    @!p not.b32 %r1614, %r1614;
}
	and.b32  	%r1641, %r1614, %r1611;
	mov.u32 	%r1619, 4;
	{
    .reg .pred p;
    and.b32 %r1617, %r2515, %r1619;    setp.ne.u32 p, %r1617, 0;
    vote.ballot.sync.b32 %r1617, p, 0xffffffff;
    @!p not.b32 %r1617, %r1617;
}
	and.b32  	%r1642, %r1617, %r1641;
	mov.u32 	%r1622, 8;
	{
    .reg .pred p;
    and.b32 %r1620, %r2515, %r1622;    setp.ne.u32 p, %r1620, 0;
    vote.ballot.sync.b32 %r1620, p, 0xffffffff;
    @!p not.b32 %r1620, %r1620;
}
	and.b32  	%r1643, %r1620, %r1642;
	mov.u32 	%r1625, 16;
	{
    .reg .pred p;
    and.b32 %r1623, %r2515, %r1625;    setp.ne.u32 p, %r1623, 0;
    vote.ballot.sync.b32 %r1623, p, 0xffffffff;
    @!p not.b32 %r1623, %r1623;
}
	and.b32  	%r1644, %r1623, %r1643;
	mov.u32 	%r1628, 32;
	{
    .reg .pred p;
    and.b32 %r1626, %r2515, %r1628;    setp.ne.u32 p, %r1626, 0;
    vote.ballot.sync.b32 %r1626, p, 0xffffffff;
    @!p not.b32 %r1626, %r1626;
}
	and.b32  	%r1645, %r1626, %r1644;
	mov.u32 	%r1631, 64;
	{
    .reg .pred p;
    and.b32 %r1629, %r2515, %r1631;    setp.ne.u32 p, %r1629, 0;
    vote.ballot.sync.b32 %r1629, p, 0xffffffff;
    @!p not.b32 %r1629, %r1629;
}
	and.b32  	%r1646, %r1629, %r1645;
	mov.u32 	%r1634, 128;
	{
    .reg .pred p;
    and.b32 %r1632, %r2515, %r1634;    setp.ne.u32 p, %r1632, 0;
    vote.ballot.sync.b32 %r1632, p, 0xffffffff;
    @!p not.b32 %r1632, %r1632;
}
	and.b32  	%r1647, %r1632, %r1646;
	clz.b32 	%r1648, %r1647;
	sub.s32 	%r260, %r1637, %r1648;
	mov.u32 %r1635, %lanemask_le;
	and.b32  	%r1649, %r1635, %r1647;
	popc.b32 	%r261, %r1649;
	setp.ne.s32 	%p184, %r741, %r260;
	mov.u32 	%r2767, %r2768;
	@%p184 bra 	$L__BB0_162;
	shr.u32 	%r2596, %r2731, %r484;
	and.b32  	%r2595, %r2596, 255;
	shl.b32 	%r1653, %r2595, 2;
	add.s32 	%r1654, %r762, %r1653;
	atom.shared.add.u32 	%r2767, [%r1654], %r261;
$L__BB0_162:
	shr.u32 	%r2518, %r2733, %r484;
	and.b32  	%r2517, %r2518, 255;
	mov.u32 	%r1682, -1;
	shfl.sync.idx.b32 	%r1683|%p185, %r2767, %r260, %r1637, %r1682;
	add.s32 	%r1684, %r261, %r1683;
	add.s32 	%r264, %r1684, -1;
	{
    .reg .pred p;
    and.b32 %r1655, %r2517, %r1613;    setp.ne.u32 p, %r1655, 0;
    vote.ballot.sync.b32 %r1655, p, 0xffffffff;
    @!p not.b32 %r1655, %r1655;
}
	{
    .reg .pred p;
    and.b32 %r1658, %r2517, %r1616;    setp.ne.u32 p, %r1658, 0;
    vote.ballot.sync.b32 %r1658, p, 0xffffffff;
    @!p not.b32 %r1658, %r1658;
}
	and.b32  	%r1685, %r1658, %r1655;
	{
    .reg .pred p;
    and.b32 %r1661, %r2517, %r1619;    setp.ne.u32 p, %r1661, 0;
    vote.ballot.sync.b32 %r1661, p, 0xffffffff;
    @!p not.b32 %r1661, %r1661;
}
	and.b32  	%r1686, %r1661, %r1685;
	{
    .reg .pred p;
    and.b32 %r1664, %r2517, %r1622;    setp.ne.u32 p, %r1664, 0;
    vote.ballot.sync.b32 %r1664, p, 0xffffffff;
    @!p not.b32 %r1664, %r1664;
}
	and.b32  	%r1687, %r1664, %r1686;
	{
    .reg .pred p;
    and.b32 %r1667, %r2517, %r1625;    setp.ne.u32 p, %r1667, 0;
    vote.ballot.sync.b32 %r1667, p, 0xffffffff;
    @!p not.b32 %r1667, %r1667;
}
	and.b32  	%r1688, %r1667, %r1687;
	{
    .reg .pred p;
    and.b32 %r1670, %r2517, %r1628;    setp.ne.u32 p, %r1670, 0;
    vote.ballot.sync.b32 %r1670, p, 0xffffffff;
    @!p not.b32 %r1670, %r1670;
}
	and.b32  	%r1689, %r1670, %r1688;
	{
    .reg .pred p;
    and.b32 %r1673, %r2517, %r1631;    setp.ne.u32 p, %r1673, 0;
    vote.ballot.sync.b32 %r1673, p, 0xffffffff;
    @!p not.b32 %r1673, %r1673;
}
	and.b32  	%r1690, %r1673, %r1689;
	{
    .reg .pred p;
    and.b32 %r1676, %r2517, %r1634;    setp.ne.u32 p, %r1676, 0;
    vote.ballot.sync.b32 %r1676, p, 0xffffffff;
    @!p not.b32 %r1676, %r1676;
}
	and.b32  	%r1691, %r1676, %r1690;
	clz.b32 	%r1692, %r1691;
	sub.s32 	%r265, %r1637, %r1692;
	mov.u32 %r1679, %lanemask_le;
	and.b32  	%r1693, %r1679, %r1691;
	popc.b32 	%r266, %r1693;
	setp.ne.s32 	%p186, %r741, %r265;
	@%p186 bra 	$L__BB0_164;
	shr.u32 	%r2594, %r2733, %r484;
	and.b32  	%r2593, %r2594, 255;
	shl.b32 	%r1697, %r2593, 2;
	add.s32 	%r1698, %r762, %r1697;
	atom.shared.add.u32 	%r2768, [%r1698], %r266;
$L__BB0_164:
	shr.u32 	%r2520, %r2735, %r484;
	and.b32  	%r2519, %r2520, 255;
	mov.u32 	%r2770, 0;
	mov.u32 	%r1725, 31;
	shfl.sync.idx.b32 	%r1727|%p187, %r2768, %r265, %r1725, %r1682;
	add.s32 	%r1728, %r266, %r1727;
	add.s32 	%r269, %r1728, -1;
	mov.u32 	%r1701, 1;
	{
    .reg .pred p;
    and.b32 %r1699, %r2519, %r1701;    setp.ne.u32 p, %r1699, 0;
    vote.ballot.sync.b32 %r1699, p, 0xffffffff;
    @!p not.b32 %r1699, %r1699;
}
	mov.u32 	%r1704, 2;
	{
    .reg .pred p;
    and.b32 %r1702, %r2519, %r1704;    setp.ne.u32 p, %r1702, 0;
    vote.ballot.sync.b32 %r1702, p, 0xffffffff;
    @!p not.b32 %r1702, %r1702;
}
	and.b32  	%r1729, %r1702, %r1699;
	mov.u32 	%r1707, 4;
	{
    .reg .pred p;
    and.b32 %r1705, %r2519, %r1707;    setp.ne.u32 p, %r1705, 0;
    vote.ballot.sync.b32 %r1705, p, 0xffffffff;
    @!p not.b32 %r1705, %r1705;
}
	and.b32  	%r1730, %r1705, %r1729;
	mov.u32 	%r1710, 8;
	{
    .reg .pred p;
    and.b32 %r1708, %r2519, %r1710;    setp.ne.u32 p, %r1708, 0;
    vote.ballot.sync.b32 %r1708, p, 0xffffffff;
    @!p not.b32 %r1708, %r1708;
}
	and.b32  	%r1731, %r1708, %r1730;
	mov.u32 	%r1713, 16;
	{
    .reg .pred p;
    and.b32 %r1711, %r2519, %r1713;    setp.ne.u32 p, %r1711, 0;
    vote.ballot.sync.b32 %r1711, p, 0xffffffff;
    @!p not.b32 %r1711, %r1711;
}
	and.b32  	%r1732, %r1711, %r1731;
	mov.u32 	%r1716, 32;
	{
    .reg .pred p;
    and.b32 %r1714, %r2519, %r1716;    setp.ne.u32 p, %r1714, 0;
    vote.ballot.sync.b32 %r1714, p, 0xffffffff;
    @!p not.b32 %r1714, %r1714;
}
	and.b32  	%r1733, %r1714, %r1732;
	mov.u32 	%r1719, 64;
	{
    .reg .pred p;
    and.b32 %r1717, %r2519, %r1719;    setp.ne.u32 p, %r1717, 0;
    vote.ballot.sync.b32 %r1717, p, 0xffffffff;
    @!p not.b32 %r1717, %r1717;
}
	and.b32  	%r1734, %r1717, %r1733;
	mov.u32 	%r1722, 128;
	{
    .reg .pred p;
    and.b32 %r1720, %r2519, %r1722;    setp.ne.u32 p, %r1720, 0;
    vote.ballot.sync.b32 %r1720, p, 0xffffffff;
    @!p not.b32 %r1720, %r1720;
}
	and.b32  	%r1735, %r1720, %r1734;
	clz.b32 	%r1736, %r1735;
	sub.s32 	%r270, %r1725, %r1736;
	mov.u32 %r1723, %lanemask_le;
	and.b32  	%r1737, %r1723, %r1735;
	popc.b32 	%r271, %r1737;
	setp.ne.s32 	%p188, %r741, %r270;
	mov.u32 	%r2769, %r2770;
	@%p188 bra 	$L__BB0_166;
	shr.u32 	%r2592, %r2735, %r484;
	and.b32  	%r2591, %r2592, 255;
	shl.b32 	%r1741, %r2591, 2;
	add.s32 	%r1742, %r762, %r1741;
	atom.shared.add.u32 	%r2769, [%r1742], %r271;
$L__BB0_166:
	shr.u32 	%r2522, %r2737, %r484;
	and.b32  	%r2521, %r2522, 255;
	mov.u32 	%r1770, -1;
	shfl.sync.idx.b32 	%r1771|%p189, %r2769, %r270, %r1725, %r1770;
	add.s32 	%r1772, %r271, %r1771;
	add.s32 	%r274, %r1772, -1;
	{
    .reg .pred p;
    and.b32 %r1743, %r2521, %r1701;    setp.ne.u32 p, %r1743, 0;
    vote.ballot.sync.b32 %r1743, p, 0xffffffff;
    @!p not.b32 %r1743, %r1743;
}
	{
    .reg .pred p;
    and.b32 %r1746, %r2521, %r1704;    setp.ne.u32 p, %r1746, 0;
    vote.ballot.sync.b32 %r1746, p, 0xffffffff;
    @!p not.b32 %r1746, %r1746;
}
	and.b32  	%r1773, %r1746, %r1743;
	{
    .reg .pred p;
    and.b32 %r1749, %r2521, %r1707;    setp.ne.u32 p, %r1749, 0;
    vote.ballot.sync.b32 %r1749, p, 0xffffffff;
    @!p not.b32 %r1749, %r1749;
}
	and.b32  	%r1774, %r1749, %r1773;
	{
    .reg .pred p;
    and.b32 %r1752, %r2521, %r1710;    setp.ne.u32 p, %r1752, 0;
    vote.ballot.sync.b32 %r1752, p, 0xffffffff;
    @!p not.b32 %r1752, %r1752;
}
	and.b32  	%r1775, %r1752, %r1774;
	{
    .reg .pred p;
    and.b32 %r1755, %r2521, %r1713;    setp.ne.u32 p, %r1755, 0;
    vote.ballot.sync.b32 %r1755, p, 0xffffffff;
    @!p not.b32 %r1755, %r1755;
}
	and.b32  	%r1776, %r1755, %r1775;
	{
    .reg .pred p;
    and.b32 %r1758, %r2521, %r1716;    setp.ne.u32 p, %r1758, 0;
    vote.ballot.sync.b32 %r1758, p, 0xffffffff;
    @!p not.b32 %r1758, %r1758;
}
	and.b32  	%r1777, %r1758, %r1776;
	{
    .reg .pred p;
    and.b32 %r1761, %r2521, %r1719;    setp.ne.u32 p, %r1761, 0;
    vote.ballot.sync.b32 %r1761, p, 0xffffffff;
    @!p not.b32 %r1761, %r1761;
}
	and.b32  	%r1778, %r1761, %r1777;
	{
    .reg .pred p;
    and.b32 %r1764, %r2521, %r1722;    setp.ne.u32 p, %r1764, 0;
    vote.ballot.sync.b32 %r1764, p, 0xffffffff;
    @!p not.b32 %r1764, %r1764;
}
	and.b32  	%r1779, %r1764, %r1778;
	clz.b32 	%r1780, %r1779;
	sub.s32 	%r275, %r1725, %r1780;
	mov.u32 %r1767, %lanemask_le;
	and.b32  	%r1781, %r1767, %r1779;
	popc.b32 	%r276, %r1781;
	setp.ne.s32 	%p190, %r741, %r275;
	@%p190 bra 	$L__BB0_168;
	shr.u32 	%r2590, %r2737, %r484;
	and.b32  	%r2589, %r2590, 255;
	shl.b32 	%r1785, %r2589, 2;
	add.s32 	%r1786, %r762, %r1785;
	atom.shared.add.u32 	%r2770, [%r1786], %r276;
$L__BB0_168:
	shr.u32 	%r2524, %r2739, %r484;
	and.b32  	%r2523, %r2524, 255;
	mov.u32 	%r2772, 0;
	mov.u32 	%r1813, 31;
	shfl.sync.idx.b32 	%r1815|%p191, %r2770, %r275, %r1813, %r1770;
	add.s32 	%r1816, %r276, %r1815;
	add.s32 	%r279, %r1816, -1;
	mov.u32 	%r1789, 1;
	{
    .reg .pred p;
    and.b32 %r1787, %r2523, %r1789;    setp.ne.u32 p, %r1787, 0;
    vote.ballot.sync.b32 %r1787, p, 0xffffffff;
    @!p not.b32 %r1787, %r1787;
}
	mov.u32 	%r1792, 2;
	{
    .reg .pred p;
    and.b32 %r1790, %r2523, %r1792;    setp.ne.u32 p, %r1790, 0;
    vote.ballot.sync.b32 %r1790, p, 0xffffffff;
    @!p not.b32 %r1790, %r1790;
}
	and.b32  	%r1817, %r1790, %r1787;
	mov.u32 	%r1795, 4;
	{
    .reg .pred p;
    and.b32 %r1793, %r2523, %r1795;    setp.ne.u32 p, %r1793, 0;
    vote.ballot.sync.b32 %r1793, p, 0xffffffff;
    @!p not.b32 %r1793, %r1793;
}
	and.b32  	%r1818, %r1793, %r1817;
	mov.u32 	%r1798, 8;
	{
    .reg .pred p;
    and.b32 %r1796, %r2523, %r1798;    setp.ne.u32 p, %r1796, 0;
    vote.ballot.sync.b32 %r1796, p, 0xffffffff;
    @!p not.b32 %r1796, %r1796;
}
	and.b32  	%r1819, %r1796, %r1818;
	mov.u32 	%r1801, 16;
	{
    .reg .pred p;
    and.b32 %r1799, %r2523, %r1801;    setp.ne.u32 p, %r1799, 0;
    vote.ballot.sync.b32 %r1799, p, 0xffffffff;
    @!p not.b32 %r1799, %r1799;
}
	and.b32  	%r1820, %r1799, %r1819;
	mov.u32 	%r1804, 32;
	{
    .reg .pred p;
    and.b32 %r1802, %r2523, %r1804;    setp.ne.u32 p, %r1802, 0;
    vote.ballot.sync.b32 %r1802, p, 0xffffffff;
    @!p not.b32 %r1802, %r1802;
}
	and.b32  	%r1821, %r1802, %r1820;
	mov.u32 	%r1807, 64;
	{
    .reg .pred p;
    and.b32 %r1805, %r2523, %r1807;    setp.ne.u32 p, %r1805, 0;
    vote.ballot.sync.b32 %r1805, p, 0xffffffff;
    @!p not.b32 %r1805, %r1805;
}
	and.b32  	%r1822, %r1805, %r1821;
	mov.u32 	%r1810, 128;
	{
    .reg .pred p;
    and.b32 %r1808, %r2523, %r1810;    setp.ne.u32 p, %r1808, 0;
    vote.ballot.sync.b32 %r1808, p, 0xffffffff;
    @!p not.b32 %r1808, %r1808;
}
	and.b32  	%r1823, %r1808, %r1822;
	clz.b32 	%r1824, %r1823;
	sub.s32 	%r280, %r1813, %r1824;
	mov.u32 %r1811, %lanemask_le;
	and.b32  	%r1825, %r1811, %r1823;
	popc.b32 	%r281, %r1825;
	setp.ne.s32 	%p192, %r741, %r280;
	mov.u32 	%r2771, %r2772;
	@%p192 bra 	$L__BB0_170;
	shr.u32 	%r2701, %r8, 5;
	shl.b32 	%r2700, %r2701, 10;
	add.s32 	%r2699, %r761, %r2700;
	shr.u32 	%r2588, %r2739, %r484;
	and.b32  	%r2587, %r2588, 255;
	shl.b32 	%r1829, %r2587, 2;
	add.s32 	%r1830, %r2699, %r1829;
	atom.shared.add.u32 	%r2771, [%r1830], %r281;
$L__BB0_170:
	shr.u32 	%r2526, %r2741, %r484;
	and.b32  	%r2525, %r2526, 255;
	mov.u32 	%r1858, -1;
	shfl.sync.idx.b32 	%r1859|%p193, %r2771, %r280, %r1813, %r1858;
	add.s32 	%r1860, %r281, %r1859;
	add.s32 	%r284, %r1860, -1;
	{
    .reg .pred p;
    and.b32 %r1831, %r2525, %r1789;    setp.ne.u32 p, %r1831, 0;
    vote.ballot.sync.b32 %r1831, p, 0xffffffff;
    @!p not.b32 %r1831, %r1831;
}
	{
    .reg .pred p;
    and.b32 %r1834, %r2525, %r1792;    setp.ne.u32 p, %r1834, 0;
    vote.ballot.sync.b32 %r1834, p, 0xffffffff;
    @!p not.b32 %r1834, %r1834;
}
	and.b32  	%r1861, %r1834, %r1831;
	{
    .reg .pred p;
    and.b32 %r1837, %r2525, %r1795;    setp.ne.u32 p, %r1837, 0;
    vote.ballot.sync.b32 %r1837, p, 0xffffffff;
    @!p not.b32 %r1837, %r1837;
}
	and.b32  	%r1862, %r1837, %r1861;
	{
    .reg .pred p;
    and.b32 %r1840, %r2525, %r1798;    setp.ne.u32 p, %r1840, 0;
    vote.ballot.sync.b32 %r1840, p, 0xffffffff;
    @!p not.b32 %r1840, %r1840;
}
	and.b32  	%r1863, %r1840, %r1862;
	{
    .reg .pred p;
    and.b32 %r1843, %r2525, %r1801;    setp.ne.u32 p, %r1843, 0;
    vote.ballot.sync.b32 %r1843, p, 0xffffffff;
    @!p not.b32 %r1843, %r1843;
}
	and.b32  	%r1864, %r1843, %r1863;
	{
    .reg .pred p;
    and.b32 %r1846, %r2525, %r1804;    setp.ne.u32 p, %r1846, 0;
    vote.ballot.sync.b32 %r1846, p, 0xffffffff;
    @!p not.b32 %r1846, %r1846;
}
	and.b32  	%r1865, %r1846, %r1864;
	{
    .reg .pred p;
    and.b32 %r1849, %r2525, %r1807;    setp.ne.u32 p, %r1849, 0;
    vote.ballot.sync.b32 %r1849, p, 0xffffffff;
    @!p not.b32 %r1849, %r1849;
}
	and.b32  	%r1866, %r1849, %r1865;
	{
    .reg .pred p;
    and.b32 %r1852, %r2525, %r1810;    setp.ne.u32 p, %r1852, 0;
    vote.ballot.sync.b32 %r1852, p, 0xffffffff;
    @!p not.b32 %r1852, %r1852;
}
	and.b32  	%r1867, %r1852, %r1866;
	clz.b32 	%r1868, %r1867;
	sub.s32 	%r285, %r1813, %r1868;
	mov.u32 %r1855, %lanemask_le;
	and.b32  	%r1869, %r1855, %r1867;
	popc.b32 	%r286, %r1869;
	setp.ne.s32 	%p194, %r741, %r285;
	@%p194 bra 	$L__BB0_172;
	shr.u32 	%r2698, %r8, 5;
	shl.b32 	%r2697, %r2698, 10;
	add.s32 	%r2696, %r761, %r2697;
	shr.u32 	%r2586, %r2741, %r484;
	and.b32  	%r2585, %r2586, 255;
	shl.b32 	%r1873, %r2585, 2;
	add.s32 	%r1874, %r2696, %r1873;
	atom.shared.add.u32 	%r2772, [%r1874], %r286;
$L__BB0_172:
	shr.u32 	%r2528, %r2743, %r484;
	and.b32  	%r2527, %r2528, 255;
	mov.u32 	%r2774, 0;
	mov.u32 	%r1901, 31;
	shfl.sync.idx.b32 	%r1903|%p195, %r2772, %r285, %r1901, %r1858;
	add.s32 	%r1904, %r286, %r1903;
	add.s32 	%r289, %r1904, -1;
	mov.u32 	%r1877, 1;
	{
    .reg .pred p;
    and.b32 %r1875, %r2527, %r1877;    setp.ne.u32 p, %r1875, 0;
    vote.ballot.sync.b32 %r1875, p, 0xffffffff;
    @!p not.b32 %r1875, %r1875;
}
	mov.u32 	%r1880, 2;
	{
    .reg .pred p;
    and.b32 %r1878, %r2527, %r1880;    setp.ne.u32 p, %r1878, 0;
    vote.ballot.sync.b32 %r1878, p, 0xffffffff;
    @!p not.b32 %r1878, %r1878;
}
	and.b32  	%r1905, %r1878, %r1875;
	mov.u32 	%r1883, 4;
	{
    .reg .pred p;
    and.b32 %r1881, %r2527, %r1883;    setp.ne.u32 p, %r1881, 0;
    vote.ballot.sync.b32 %r1881, p, 0xffffffff;
    @!p not.b32 %r1881, %r1881;
}
	and.b32  	%r1906, %r1881, %r1905;
	mov.u32 	%r1886, 8;
	{
    .reg .pred p;
    and.b32 %r1884, %r2527, %r1886;    setp.ne.u32 p, %r1884, 0;
    vote.ballot.sync.b32 %r1884, p, 0xffffffff;
    @!p not.b32 %r1884, %r1884;
}
	and.b32  	%r1907, %r1884, %r1906;
	mov.u32 	%r1889, 16;
	{
    .reg .pred p;
    and.b32 %r1887, %r2527, %r1889;    setp.ne.u32 p, %r1887, 0;
    vote.ballot.sync.b32 %r1887, p, 0xffffffff;
    @!p not.b32 %r1887, %r1887;
}
	and.b32  	%r1908, %r1887, %r1907;
	mov.u32 	%r1892, 32;
	{
    .reg .pred p;
    and.b32 %r1890, %r2527, %r1892;    setp.ne.u32 p, %r1890, 0;
    vote.ballot.sync.b32 %r1890, p, 0xffffffff;
    @!p not.b32 %r1890, %r1890;
}
	and.b32  	%r1909, %r1890, %r1908;
	mov.u32 	%r1895, 64;
	{
    .reg .pred p;
    and.b32 %r1893, %r2527, %r1895;    setp.ne.u32 p, %r1893, 0;
    vote.ballot.sync.b32 %r1893, p, 0xffffffff;
    @!p not.b32 %r1893, %r1893;
}
	and.b32  	%r1910, %r1893, %r1909;
	mov.u32 	%r1898, 128;
	{
    .reg .pred p;
    and.b32 %r1896, %r2527, %r1898;    setp.ne.u32 p, %r1896, 0;
    vote.ballot.sync.b32 %r1896, p, 0xffffffff;
    @!p not.b32 %r1896, %r1896;
}
	and.b32  	%r1911, %r1896, %r1910;
	clz.b32 	%r1912, %r1911;
	sub.s32 	%r290, %r1901, %r1912;
	mov.u32 %r1899, %lanemask_le;
	and.b32  	%r1913, %r1899, %r1911;
	popc.b32 	%r291, %r1913;
	setp.ne.s32 	%p196, %r741, %r290;
	mov.u32 	%r2773, %r2774;
	@%p196 bra 	$L__BB0_174;
	shr.u32 	%r2689, %r8, 5;
	shl.b32 	%r2688, %r2689, 10;
	add.s32 	%r2687, %r761, %r2688;
	shr.u32 	%r2584, %r2743, %r484;
	and.b32  	%r2583, %r2584, 255;
	shl.b32 	%r1917, %r2583, 2;
	add.s32 	%r1918, %r2687, %r1917;
	atom.shared.add.u32 	%r2773, [%r1918], %r291;
$L__BB0_174:
	shr.u32 	%r2530, %r2745, %r484;
	and.b32  	%r2529, %r2530, 255;
	mov.u32 	%r1946, -1;
	shfl.sync.idx.b32 	%r1947|%p197, %r2773, %r290, %r1901, %r1946;
	add.s32 	%r1948, %r291, %r1947;
	add.s32 	%r294, %r1948, -1;
	{
    .reg .pred p;
    and.b32 %r1919, %r2529, %r1877;    setp.ne.u32 p, %r1919, 0;
    vote.ballot.sync.b32 %r1919, p, 0xffffffff;
    @!p not.b32 %r1919, %r1919;
}
	{
    .reg .pred p;
    and.b32 %r1922, %r2529, %r1880;    setp.ne.u32 p, %r1922, 0;
    vote.ballot.sync.b32 %r1922, p, 0xffffffff;
    @!p not.b32 %r1922, %r1922;
}
	and.b32  	%r1949, %r1922, %r1919;
	{
    .reg .pred p;
    and.b32 %r1925, %r2529, %r1883;    setp.ne.u32 p, %r1925, 0;
    vote.ballot.sync.b32 %r1925, p, 0xffffffff;
    @!p not.b32 %r1925, %r1925;
}
	and.b32  	%r1950, %r1925, %r1949;
	{
    .reg .pred p;
    and.b32 %r1928, %r2529, %r1886;    setp.ne.u32 p, %r1928, 0;
    vote.ballot.sync.b32 %r1928, p, 0xffffffff;
    @!p not.b32 %r1928, %r1928;
}
	and.b32  	%r1951, %r1928, %r1950;
	{
    .reg .pred p;
    and.b32 %r1931, %r2529, %r1889;    setp.ne.u32 p, %r1931, 0;
    vote.ballot.sync.b32 %r1931, p, 0xffffffff;
    @!p not.b32 %r1931, %r1931;
}
	and.b32  	%r1952, %r1931, %r1951;
	{
    .reg .pred p;
    and.b32 %r1934, %r2529, %r1892;    setp.ne.u32 p, %r1934, 0;
    vote.ballot.sync.b32 %r1934, p, 0xffffffff;
    @!p not.b32 %r1934, %r1934;
}
	and.b32  	%r1953, %r1934, %r1952;
	{
    .reg .pred p;
    and.b32 %r1937, %r2529, %r1895;    setp.ne.u32 p, %r1937, 0;
    vote.ballot.sync.b32 %r1937, p, 0xffffffff;
    @!p not.b32 %r1937, %r1937;
}
	and.b32  	%r1954, %r1937, %r1953;
	{
    .reg .pred p;
    and.b32 %r1940, %r2529, %r1898;    setp.ne.u32 p, %r1940, 0;
    vote.ballot.sync.b32 %r1940, p, 0xffffffff;
    @!p not.b32 %r1940, %r1940;
}
	and.b32  	%r1955, %r1940, %r1954;
	clz.b32 	%r1956, %r1955;
	sub.s32 	%r295, %r1901, %r1956;
	mov.u32 %r1943, %lanemask_le;
	and.b32  	%r1957, %r1943, %r1955;
	popc.b32 	%r296, %r1957;
	setp.ne.s32 	%p198, %r741, %r295;
	@%p198 bra 	$L__BB0_176;
	shr.u32 	%r2686, %r8, 5;
	shl.b32 	%r2685, %r2686, 10;
	add.s32 	%r2684, %r761, %r2685;
	shr.u32 	%r2582, %r2745, %r484;
	and.b32  	%r2581, %r2582, 255;
	shl.b32 	%r1961, %r2581, 2;
	add.s32 	%r1962, %r2684, %r1961;
	atom.shared.add.u32 	%r2774, [%r1962], %r296;
$L__BB0_176:
	shr.u32 	%r2532, %r2747, %r484;
	and.b32  	%r2531, %r2532, 255;
	mov.u32 	%r2775, 0;
	mov.u32 	%r1989, 31;
	shfl.sync.idx.b32 	%r1991|%p199, %r2774, %r295, %r1989, %r1946;
	add.s32 	%r1992, %r296, %r1991;
	add.s32 	%r299, %r1992, -1;
	mov.u32 	%r1965, 1;
	{
    .reg .pred p;
    and.b32 %r1963, %r2531, %r1965;    setp.ne.u32 p, %r1963, 0;
    vote.ballot.sync.b32 %r1963, p, 0xffffffff;
    @!p not.b32 %r1963, %r1963;
}
	mov.u32 	%r1968, 2;
	{
    .reg .pred p;
    and.b32 %r1966, %r2531, %r1968;    setp.ne.u32 p, %r1966, 0;
    vote.ballot.sync.b32 %r1966, p, 0xffffffff;
    @!p not.b32 %r1966, %r1966;
}
	and.b32  	%r1993, %r1966, %r1963;
	mov.u32 	%r1971, 4;
	{
    .reg .pred p;
    and.b32 %r1969, %r2531, %r1971;    setp.ne.u32 p, %r1969, 0;
    vote.ballot.sync.b32 %r1969, p, 0xffffffff;
    @!p not.b32 %r1969, %r1969;
}
	and.b32  	%r1994, %r1969, %r1993;
	mov.u32 	%r1974, 8;
	{
    .reg .pred p;
    and.b32 %r1972, %r2531, %r1974;    setp.ne.u32 p, %r1972, 0;
    vote.ballot.sync.b32 %r1972, p, 0xffffffff;
    @!p not.b32 %r1972, %r1972;
}
	and.b32  	%r1995, %r1972, %r1994;
	mov.u32 	%r1977, 16;
	{
    .reg .pred p;
    and.b32 %r1975, %r2531, %r1977;    setp.ne.u32 p, %r1975, 0;
    vote.ballot.sync.b32 %r1975, p, 0xffffffff;
    @!p not.b32 %r1975, %r1975;
}
	and.b32  	%r1996, %r1975, %r1995;
	mov.u32 	%r1980, 32;
	{
    .reg .pred p;
    and.b32 %r1978, %r2531, %r1980;    setp.ne.u32 p, %r1978, 0;
    vote.ballot.sync.b32 %r1978, p, 0xffffffff;
    @!p not.b32 %r1978, %r1978;
}
	and.b32  	%r1997, %r1978, %r1996;
	mov.u32 	%r1983, 64;
	{
    .reg .pred p;
    and.b32 %r1981, %r2531, %r1983;    setp.ne.u32 p, %r1981, 0;
    vote.ballot.sync.b32 %r1981, p, 0xffffffff;
    @!p not.b32 %r1981, %r1981;
}
	and.b32  	%r1998, %r1981, %r1997;
	mov.u32 	%r1986, 128;
	{
    .reg .pred p;
    and.b32 %r1984, %r2531, %r1986;    setp.ne.u32 p, %r1984, 0;
    vote.ballot.sync.b32 %r1984, p, 0xffffffff;
    @!p not.b32 %r1984, %r1984;
}
	and.b32  	%r1999, %r1984, %r1998;
	clz.b32 	%r2000, %r1999;
	sub.s32 	%r300, %r1989, %r2000;
	mov.u32 %r1987, %lanemask_le;
	and.b32  	%r2001, %r1987, %r1999;
	popc.b32 	%r301, %r2001;
	setp.ne.s32 	%p200, %r741, %r300;
	@%p200 bra 	$L__BB0_178;
	shr.u32 	%r2683, %r8, 5;
	shl.b32 	%r2682, %r2683, 10;
	add.s32 	%r2681, %r761, %r2682;
	shr.u32 	%r2580, %r2747, %r484;
	and.b32  	%r2579, %r2580, 255;
	shl.b32 	%r2005, %r2579, 2;
	add.s32 	%r2006, %r2681, %r2005;
	atom.shared.add.u32 	%r2775, [%r2006], %r301;
$L__BB0_178:
	setp.gt.s32 	%p370, %r8, 255;
	mov.u32 	%r2008, -1;
	shfl.sync.idx.b32 	%r2009|%p201, %r2775, %r300, %r1989, %r2008;
	bar.sync 	0;
	shl.b32 	%r2010, %r194, 2;
	add.s32 	%r304, %r761, %r2010;
	st.shared.u32 	[%r304], %r2703;
	shl.b32 	%r2012, %r199, 2;
	add.s32 	%r305, %r761, %r2012;
	st.shared.u32 	[%r305], %r2705;
	shl.b32 	%r2013, %r204, 2;
	add.s32 	%r306, %r761, %r2013;
	st.shared.u32 	[%r306], %r2707;
	shl.b32 	%r2014, %r209, 2;
	add.s32 	%r307, %r761, %r2014;
	st.shared.u32 	[%r307], %r2709;
	shl.b32 	%r2015, %r214, 2;
	add.s32 	%r308, %r761, %r2015;
	st.shared.u32 	[%r308], %r2711;
	shl.b32 	%r2016, %r219, 2;
	add.s32 	%r309, %r761, %r2016;
	st.shared.u32 	[%r309], %r2713;
	shl.b32 	%r2017, %r224, 2;
	add.s32 	%r310, %r761, %r2017;
	st.shared.u32 	[%r310], %r2715;
	shl.b32 	%r2018, %r229, 2;
	add.s32 	%r311, %r761, %r2018;
	st.shared.u32 	[%r311], %r2717;
	shl.b32 	%r2019, %r234, 2;
	add.s32 	%r312, %r761, %r2019;
	st.shared.u32 	[%r312], %r2719;
	shl.b32 	%r2020, %r239, 2;
	add.s32 	%r313, %r761, %r2020;
	st.shared.u32 	[%r313], %r2721;
	shl.b32 	%r2021, %r244, 2;
	add.s32 	%r314, %r761, %r2021;
	st.shared.u32 	[%r314], %r2723;
	shl.b32 	%r2022, %r249, 2;
	add.s32 	%r315, %r761, %r2022;
	st.shared.u32 	[%r315], %r2725;
	shl.b32 	%r2023, %r254, 2;
	add.s32 	%r316, %r761, %r2023;
	st.shared.u32 	[%r316], %r2727;
	shl.b32 	%r2024, %r259, 2;
	add.s32 	%r317, %r761, %r2024;
	st.shared.u32 	[%r317], %r2729;
	shl.b32 	%r2025, %r264, 2;
	add.s32 	%r318, %r761, %r2025;
	st.shared.u32 	[%r318], %r2731;
	shl.b32 	%r2026, %r269, 2;
	add.s32 	%r319, %r761, %r2026;
	st.shared.u32 	[%r319], %r2733;
	shl.b32 	%r2027, %r274, 2;
	add.s32 	%r320, %r761, %r2027;
	st.shared.u32 	[%r320], %r2735;
	shl.b32 	%r2028, %r279, 2;
	add.s32 	%r321, %r761, %r2028;
	st.shared.u32 	[%r321], %r2737;
	shl.b32 	%r2029, %r284, 2;
	add.s32 	%r322, %r761, %r2029;
	st.shared.u32 	[%r322], %r2739;
	shl.b32 	%r2030, %r289, 2;
	add.s32 	%r323, %r761, %r2030;
	st.shared.u32 	[%r323], %r2741;
	shl.b32 	%r2031, %r294, 2;
	add.s32 	%r324, %r761, %r2031;
	st.shared.u32 	[%r324], %r2743;
	shl.b32 	%r2032, %r299, 2;
	add.s32 	%r325, %r761, %r2032;
	st.shared.u32 	[%r325], %r2745;
	add.s32 	%r2033, %r2009, %r301;
	shl.b32 	%r2034, %r2033, 2;
	add.s32 	%r2035, %r761, %r2034;
	st.shared.u32 	[%r2035+-4], %r2747;
	@%p370 bra 	$L__BB0_186;
	ld.param.u64 	%rd393, [gs_cub_places_32_param_0+40];
	cvta.to.global.u64 	%rd67, %rd393;
	mul.wide.s32 	%rd68, %r8, 4;
	add.s64 	%rd69, %rd67, %rd68;
	ld.global.u32 	%r2036, [%rd69];
	sub.s32 	%r2037, %r2036, %r189;
	st.shared.u32 	[%r185+35328], %r2037;
	setp.lt.s32 	%p203, %r10, 1;
	mov.u32 	%r2778, %r2752;
	@%p203 bra 	$L__BB0_185;
	mov.u32 	%r2777, -1;
	mov.u32 	%r2776, %r10;
	mov.u32 	%r2778, %r2752;
$L__BB0_181:
	shl.b32 	%r2039, %r2776, 8;
	add.s32 	%r2040, %r2039, %r8;
	add.s32 	%r2041, %r2040, -256;
	mul.wide.s32 	%rd70, %r2041, 4;
	add.s64 	%rd10, %rd2, %rd70;
$L__BB0_182:
	membar.cta;
	ld.volatile.global.u32 	%r331, [%rd10];
	setp.eq.s32 	%p204, %r331, 0;
	@%p204 bra 	$L__BB0_182;
	and.b32  	%r2042, %r331, 1073741823;
	add.s32 	%r2778, %r2042, %r2778;
	setp.gt.s32 	%p205, %r331, -1;
	vote.sync.ballot.b32 	%r2777, %p205, %r2777;
	setp.lt.s32 	%p206, %r331, 0;
	@%p206 bra 	$L__BB0_185;
	add.s32 	%r335, %r2776, -1;
	setp.gt.s32 	%p207, %r2776, 1;
	mov.u32 	%r2776, %r335;
	@%p207 bra 	$L__BB0_181;
$L__BB0_185:
	shl.b32 	%r2578, %r10, 8;
	add.s32 	%r2577, %r2578, %r8;
	mul.wide.s32 	%rd395, %r2577, 4;
	add.s64 	%rd394, %rd2, %rd395;
	or.b32  	%r2043, %r2778, -2147483648;
	st.volatile.global.u32 	[%rd394], %r2043;
	ld.shared.u32 	%r2044, [%r185+35328];
	sub.s32 	%r2045, %r2778, %r2752;
	add.s32 	%r2046, %r2045, %r2044;
	st.shared.u32 	[%r185+35328], %r2046;
$L__BB0_186:
	bar.sync 	0;
	ld.shared.u32 	%r337, [%r185];
	shr.u32 	%r2047, %r337, %r484;
	shl.b32 	%r2048, %r2047, 2;
	and.b32  	%r2049, %r2048, 1020;
	add.s32 	%r2051, %r761, %r2049;
	ld.shared.u32 	%r2052, [%r2051+35328];
	add.s32 	%r338, %r2052, %r8;
	setp.ge.s32 	%p208, %r8, %r13;
	setp.ne.s64 	%p209, %rd8, 0;
	or.pred  	%p210, %p209, %p208;
	@%p210 bra 	$L__BB0_188;
	mul.wide.u32 	%rd71, %r338, 4;
	add.s64 	%rd72, %rd4, %rd71;
	st.global.u32 	[%rd72], %r337;
$L__BB0_188:
	ld.shared.u32 	%r340, [%r185+1536];
	shr.u32 	%r2053, %r340, %r484;
	shl.b32 	%r2054, %r2053, 2;
	and.b32  	%r2055, %r2054, 1020;
	add.s32 	%r2057, %r761, %r2055;
	ld.shared.u32 	%r2058, [%r2057+35328];
	add.s32 	%r2059, %r8, 384;
	add.s32 	%r341, %r2058, %r2059;
	setp.ge.s32 	%p212, %r2059, %r13;
	or.pred  	%p213, %p209, %p212;
	@%p213 bra 	$L__BB0_190;
	mul.wide.u32 	%rd73, %r341, 4;
	add.s64 	%rd74, %rd4, %rd73;
	st.global.u32 	[%rd74], %r340;
$L__BB0_190:
	ld.shared.u32 	%r342, [%r185+3072];
	shr.u32 	%r2060, %r342, %r484;
	shl.b32 	%r2061, %r2060, 2;
	and.b32  	%r2062, %r2061, 1020;
	add.s32 	%r2064, %r761, %r2062;
	ld.shared.u32 	%r2065, [%r2064+35328];
	add.s32 	%r2066, %r8, 768;
	add.s32 	%r343, %r2065, %r2066;
	setp.ge.s32 	%p215, %r2066, %r13;
	or.pred  	%p216, %p209, %p215;
	@%p216 bra 	$L__BB0_192;
	mul.wide.u32 	%rd75, %r343, 4;
	add.s64 	%rd76, %rd4, %rd75;
	st.global.u32 	[%rd76], %r342;
$L__BB0_192:
	ld.shared.u32 	%r344, [%r185+4608];
	shr.u32 	%r2067, %r344, %r484;
	shl.b32 	%r2068, %r2067, 2;
	and.b32  	%r2069, %r2068, 1020;
	add.s32 	%r2071, %r761, %r2069;
	ld.shared.u32 	%r2072, [%r2071+35328];
	add.s32 	%r2073, %r8, 1152;
	add.s32 	%r345, %r2072, %r2073;
	setp.ge.s32 	%p218, %r2073, %r13;
	or.pred  	%p219, %p209, %p218;
	@%p219 bra 	$L__BB0_194;
	mul.wide.u32 	%rd77, %r345, 4;
	add.s64 	%rd78, %rd4, %rd77;
	st.global.u32 	[%rd78], %r344;
$L__BB0_194:
	ld.shared.u32 	%r346, [%r185+6144];
	shr.u32 	%r2074, %r346, %r484;
	shl.b32 	%r2075, %r2074, 2;
	and.b32  	%r2076, %r2075, 1020;
	add.s32 	%r2078, %r761, %r2076;
	ld.shared.u32 	%r2079, [%r2078+35328];
	add.s32 	%r2080, %r8, 1536;
	add.s32 	%r347, %r2079, %r2080;
	setp.ge.s32 	%p221, %r2080, %r13;
	or.pred  	%p222, %p209, %p221;
	@%p222 bra 	$L__BB0_196;
	mul.wide.u32 	%rd79, %r347, 4;
	add.s64 	%rd80, %rd4, %rd79;
	st.global.u32 	[%rd80], %r346;
$L__BB0_196:
	ld.shared.u32 	%r348, [%r185+7680];
	shr.u32 	%r2081, %r348, %r484;
	shl.b32 	%r2082, %r2081, 2;
	and.b32  	%r2083, %r2082, 1020;
	add.s32 	%r2085, %r761, %r2083;
	ld.shared.u32 	%r2086, [%r2085+35328];
	add.s32 	%r2087, %r8, 1920;
	add.s32 	%r349, %r2086, %r2087;
	setp.ge.s32 	%p224, %r2087, %r13;
	or.pred  	%p225, %p209, %p224;
	@%p225 bra 	$L__BB0_198;
	mul.wide.u32 	%rd81, %r349, 4;
	add.s64 	%rd82, %rd4, %rd81;
	st.global.u32 	[%rd82], %r348;
$L__BB0_198:
	ld.shared.u32 	%r350, [%r185+9216];
	shr.u32 	%r2088, %r350, %r484;
	shl.b32 	%r2089, %r2088, 2;
	and.b32  	%r2090, %r2089, 1020;
	add.s32 	%r2092, %r761, %r2090;
	ld.shared.u32 	%r2093, [%r2092+35328];
	add.s32 	%r2094, %r8, 2304;
	add.s32 	%r351, %r2093, %r2094;
	setp.ge.s32 	%p227, %r2094, %r13;
	or.pred  	%p228, %p209, %p227;
	@%p228 bra 	$L__BB0_200;
	mul.wide.u32 	%rd83, %r351, 4;
	add.s64 	%rd84, %rd4, %rd83;
	st.global.u32 	[%rd84], %r350;
$L__BB0_200:
	ld.shared.u32 	%r352, [%r185+10752];
	shr.u32 	%r2095, %r352, %r484;
	shl.b32 	%r2096, %r2095, 2;
	and.b32  	%r2097, %r2096, 1020;
	add.s32 	%r2099, %r761, %r2097;
	ld.shared.u32 	%r2100, [%r2099+35328];
	add.s32 	%r2101, %r8, 2688;
	add.s32 	%r353, %r2100, %r2101;
	setp.ge.s32 	%p230, %r2101, %r13;
	or.pred  	%p231, %p209, %p230;
	@%p231 bra 	$L__BB0_202;
	mul.wide.u32 	%rd85, %r353, 4;
	add.s64 	%rd86, %rd4, %rd85;
	st.global.u32 	[%rd86], %r352;
$L__BB0_202:
	ld.shared.u32 	%r354, [%r185+12288];
	shr.u32 	%r2102, %r354, %r484;
	shl.b32 	%r2103, %r2102, 2;
	and.b32  	%r2104, %r2103, 1020;
	add.s32 	%r2106, %r761, %r2104;
	ld.shared.u32 	%r2107, [%r2106+35328];
	add.s32 	%r2108, %r8, 3072;
	add.s32 	%r355, %r2107, %r2108;
	setp.ge.s32 	%p233, %r2108, %r13;
	or.pred  	%p234, %p209, %p233;
	@%p234 bra 	$L__BB0_204;
	mul.wide.u32 	%rd87, %r355, 4;
	add.s64 	%rd88, %rd4, %rd87;
	st.global.u32 	[%rd88], %r354;
$L__BB0_204:
	ld.shared.u32 	%r356, [%r185+13824];
	shr.u32 	%r2109, %r356, %r484;
	shl.b32 	%r2110, %r2109, 2;
	and.b32  	%r2111, %r2110, 1020;
	add.s32 	%r2113, %r761, %r2111;
	ld.shared.u32 	%r2114, [%r2113+35328];
	add.s32 	%r2115, %r8, 3456;
	add.s32 	%r357, %r2114, %r2115;
	setp.ge.s32 	%p236, %r2115, %r13;
	or.pred  	%p237, %p209, %p236;
	@%p237 bra 	$L__BB0_206;
	mul.wide.u32 	%rd89, %r357, 4;
	add.s64 	%rd90, %rd4, %rd89;
	st.global.u32 	[%rd90], %r356;
$L__BB0_206:
	ld.shared.u32 	%r358, [%r185+15360];
	shr.u32 	%r2116, %r358, %r484;
	shl.b32 	%r2117, %r2116, 2;
	and.b32  	%r2118, %r2117, 1020;
	add.s32 	%r2120, %r761, %r2118;
	ld.shared.u32 	%r2121, [%r2120+35328];
	add.s32 	%r2122, %r8, 3840;
	add.s32 	%r359, %r2121, %r2122;
	setp.ge.s32 	%p239, %r2122, %r13;
	or.pred  	%p240, %p209, %p239;
	@%p240 bra 	$L__BB0_208;
	mul.wide.u32 	%rd91, %r359, 4;
	add.s64 	%rd92, %rd4, %rd91;
	st.global.u32 	[%rd92], %r358;
$L__BB0_208:
	ld.shared.u32 	%r360, [%r185+16896];
	shr.u32 	%r2123, %r360, %r484;
	shl.b32 	%r2124, %r2123, 2;
	and.b32  	%r2125, %r2124, 1020;
	add.s32 	%r2127, %r761, %r2125;
	ld.shared.u32 	%r2128, [%r2127+35328];
	add.s32 	%r2129, %r8, 4224;
	add.s32 	%r361, %r2128, %r2129;
	setp.ge.s32 	%p242, %r2129, %r13;
	or.pred  	%p243, %p209, %p242;
	@%p243 bra 	$L__BB0_210;
	mul.wide.u32 	%rd93, %r361, 4;
	add.s64 	%rd94, %rd4, %rd93;
	st.global.u32 	[%rd94], %r360;
$L__BB0_210:
	ld.shared.u32 	%r362, [%r185+18432];
	shr.u32 	%r2130, %r362, %r484;
	shl.b32 	%r2131, %r2130, 2;
	and.b32  	%r2132, %r2131, 1020;
	add.s32 	%r2134, %r761, %r2132;
	ld.shared.u32 	%r2135, [%r2134+35328];
	add.s32 	%r2136, %r8, 4608;
	add.s32 	%r363, %r2135, %r2136;
	setp.ge.s32 	%p245, %r2136, %r13;
	or.pred  	%p246, %p209, %p245;
	@%p246 bra 	$L__BB0_212;
	mul.wide.u32 	%rd95, %r363, 4;
	add.s64 	%rd96, %rd4, %rd95;
	st.global.u32 	[%rd96], %r362;
$L__BB0_212:
	ld.shared.u32 	%r364, [%r185+19968];
	shr.u32 	%r2137, %r364, %r484;
	shl.b32 	%r2138, %r2137, 2;
	and.b32  	%r2139, %r2138, 1020;
	add.s32 	%r2141, %r761, %r2139;
	ld.shared.u32 	%r2142, [%r2141+35328];
	add.s32 	%r2143, %r8, 4992;
	add.s32 	%r365, %r2142, %r2143;
	setp.ge.s32 	%p248, %r2143, %r13;
	or.pred  	%p249, %p209, %p248;
	@%p249 bra 	$L__BB0_214;
	mul.wide.u32 	%rd97, %r365, 4;
	add.s64 	%rd98, %rd4, %rd97;
	st.global.u32 	[%rd98], %r364;
$L__BB0_214:
	ld.shared.u32 	%r366, [%r185+21504];
	shr.u32 	%r2144, %r366, %r484;
	shl.b32 	%r2145, %r2144, 2;
	and.b32  	%r2146, %r2145, 1020;
	add.s32 	%r2148, %r761, %r2146;
	ld.shared.u32 	%r2149, [%r2148+35328];
	add.s32 	%r2150, %r8, 5376;
	add.s32 	%r367, %r2149, %r2150;
	setp.ge.s32 	%p251, %r2150, %r13;
	or.pred  	%p252, %p209, %p251;
	@%p252 bra 	$L__BB0_216;
	mul.wide.u32 	%rd99, %r367, 4;
	add.s64 	%rd100, %rd4, %rd99;
	st.global.u32 	[%rd100], %r366;
$L__BB0_216:
	ld.shared.u32 	%r368, [%r185+23040];
	shr.u32 	%r2151, %r368, %r484;
	shl.b32 	%r2152, %r2151, 2;
	and.b32  	%r2153, %r2152, 1020;
	add.s32 	%r2155, %r761, %r2153;
	ld.shared.u32 	%r2156, [%r2155+35328];
	add.s32 	%r2157, %r8, 5760;
	add.s32 	%r369, %r2156, %r2157;
	setp.ge.s32 	%p254, %r2157, %r13;
	or.pred  	%p255, %p209, %p254;
	@%p255 bra 	$L__BB0_218;
	mul.wide.u32 	%rd101, %r369, 4;
	add.s64 	%rd102, %rd4, %rd101;
	st.global.u32 	[%rd102], %r368;
$L__BB0_218:
	ld.shared.u32 	%r370, [%r185+24576];
	shr.u32 	%r2158, %r370, %r484;
	shl.b32 	%r2159, %r2158, 2;
	and.b32  	%r2160, %r2159, 1020;
	add.s32 	%r2162, %r761, %r2160;
	ld.shared.u32 	%r2163, [%r2162+35328];
	add.s32 	%r2164, %r8, 6144;
	add.s32 	%r371, %r2163, %r2164;
	setp.ge.s32 	%p257, %r2164, %r13;
	or.pred  	%p258, %p209, %p257;
	@%p258 bra 	$L__BB0_220;
	mul.wide.u32 	%rd103, %r371, 4;
	add.s64 	%rd104, %rd4, %rd103;
	st.global.u32 	[%rd104], %r370;
$L__BB0_220:
	ld.shared.u32 	%r372, [%r185+26112];
	shr.u32 	%r2165, %r372, %r484;
	shl.b32 	%r2166, %r2165, 2;
	and.b32  	%r2167, %r2166, 1020;
	add.s32 	%r2169, %r761, %r2167;
	ld.shared.u32 	%r2170, [%r2169+35328];
	add.s32 	%r2171, %r8, 6528;
	add.s32 	%r373, %r2170, %r2171;
	setp.ge.s32 	%p260, %r2171, %r13;
	or.pred  	%p261, %p209, %p260;
	@%p261 bra 	$L__BB0_222;
	mul.wide.u32 	%rd105, %r373, 4;
	add.s64 	%rd106, %rd4, %rd105;
	st.global.u32 	[%rd106], %r372;
$L__BB0_222:
	ld.shared.u32 	%r374, [%r185+27648];
	shr.u32 	%r2172, %r374, %r484;
	shl.b32 	%r2173, %r2172, 2;
	and.b32  	%r2174, %r2173, 1020;
	add.s32 	%r2176, %r761, %r2174;
	ld.shared.u32 	%r2177, [%r2176+35328];
	add.s32 	%r2178, %r8, 6912;
	add.s32 	%r375, %r2177, %r2178;
	setp.ge.s32 	%p263, %r2178, %r13;
	or.pred  	%p264, %p209, %p263;
	@%p264 bra 	$L__BB0_224;
	mul.wide.u32 	%rd107, %r375, 4;
	add.s64 	%rd108, %rd4, %rd107;
	st.global.u32 	[%rd108], %r374;
$L__BB0_224:
	ld.shared.u32 	%r376, [%r185+29184];
	shr.u32 	%r2179, %r376, %r484;
	shl.b32 	%r2180, %r2179, 2;
	and.b32  	%r2181, %r2180, 1020;
	add.s32 	%r2183, %r761, %r2181;
	ld.shared.u32 	%r2184, [%r2183+35328];
	add.s32 	%r2185, %r8, 7296;
	add.s32 	%r377, %r2184, %r2185;
	setp.ge.s32 	%p266, %r2185, %r13;
	or.pred  	%p267, %p209, %p266;
	@%p267 bra 	$L__BB0_226;
	mul.wide.u32 	%rd109, %r377, 4;
	add.s64 	%rd110, %rd4, %rd109;
	st.global.u32 	[%rd110], %r376;
$L__BB0_226:
	mov.u32 	%r2691, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory;
	mov.u32 	%r2690, %tid.x;
	ld.shared.u32 	%r378, [%r185+30720];
	shr.u32 	%r2186, %r378, %r484;
	shl.b32 	%r2187, %r2186, 2;
	and.b32  	%r2188, %r2187, 1020;
	add.s32 	%r2190, %r2691, %r2188;
	ld.shared.u32 	%r2191, [%r2190+35328];
	add.s32 	%r2192, %r2690, 7680;
	add.s32 	%r379, %r2191, %r2192;
	setp.ge.s32 	%p269, %r2192, %r13;
	or.pred  	%p270, %p209, %p269;
	@%p270 bra 	$L__BB0_228;
	mul.wide.u32 	%rd111, %r379, 4;
	add.s64 	%rd112, %rd4, %rd111;
	st.global.u32 	[%rd112], %r378;
$L__BB0_228:
	mov.u32 	%r2693, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory;
	mov.u32 	%r2692, %tid.x;
	ld.shared.u32 	%r380, [%r185+32256];
	shr.u32 	%r2193, %r380, %r484;
	shl.b32 	%r2194, %r2193, 2;
	and.b32  	%r2195, %r2194, 1020;
	add.s32 	%r2197, %r2693, %r2195;
	ld.shared.u32 	%r2198, [%r2197+35328];
	add.s32 	%r2199, %r2692, 8064;
	add.s32 	%r381, %r2198, %r2199;
	setp.ge.s32 	%p272, %r2199, %r13;
	or.pred  	%p273, %p209, %p272;
	@%p273 bra 	$L__BB0_230;
	ld.param.u64 	%rd409, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd408, %rd409;
	mul.wide.u32 	%rd113, %r381, 4;
	add.s64 	%rd114, %rd408, %rd113;
	st.global.u32 	[%rd114], %r380;
$L__BB0_230:
	setp.ne.s64 	%p396, %rd8, 0;
	mov.u32 	%r2695, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1357846_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1357811sweep_pairsIjLi384ELi23ELb0EEEvNS0_11SweepParamsEE6memory;
	mov.u32 	%r2694, %tid.x;
	ld.shared.u32 	%r382, [%r185+33792];
	shr.u32 	%r2200, %r382, %r484;
	shl.b32 	%r2201, %r2200, 2;
	and.b32  	%r2202, %r2201, 1020;
	add.s32 	%r2204, %r2695, %r2202;
	ld.shared.u32 	%r2205, [%r2204+35328];
	add.s32 	%r2206, %r2694, 8448;
	add.s32 	%r383, %r2205, %r2206;
	setp.ge.s32 	%p275, %r2206, %r13;
	or.pred  	%p276, %p396, %p275;
	@%p276 bra 	$L__BB0_232;
	ld.param.u64 	%rd407, [gs_cub_places_32_param_0+8];
	cvta.to.global.u64 	%rd406, %rd407;
	mul.wide.u32 	%rd115, %r383, 4;
	add.s64 	%rd116, %rd406, %rd115;
	st.global.u32 	[%rd116], %r382;
$L__BB0_232:
	setp.eq.s64 	%p277, %rd7, 0;
	@%p277 bra 	$L__BB0_235;
	setp.ge.s32 	%p278, %r12, %r13;
	mov.u32 	%r2780, 0;
	@%p278 bra 	$L__BB0_236;
	cvt.s64.s32 	%rd118, %r11;
	cvt.s64.s32 	%rd119, %r12;
	add.s64 	%rd120, %rd119, %rd118;
	shl.b64 	%rd121, %rd120, 2;
	add.s64 	%rd117, %rd7, %rd121;
	ld.global.cs.u32 %r2780, [%rd117];
	bra.uni 	$L__BB0_236;
$L__BB0_235:
	add.s32 	%r2780, %r12, %r11;
$L__BB0_236:
	@%p277 bra 	$L__BB0_239;
	add.s32 	%r2533, %r12, 32;
	setp.ge.s32 	%p280, %r2533, %r13;
	mov.u32 	%r2781, 0;
	@%p280 bra 	$L__BB0_240;
	add.s32 	%r2576, %r12, 32;
	cvt.s64.s32 	%rd123, %r11;
	cvt.s64.s32 	%rd124, %r2576;
	add.s64 	%rd125, %rd124, %rd123;
	shl.b64 	%rd126, %rd125, 2;
	add.s64 	%rd122, %rd7, %rd126;
	ld.global.cs.u32 %r2781, [%rd122];
	bra.uni 	$L__BB0_240;
$L__BB0_239:
	add.s32 	%r2213, %r12, %r11;
	add.s32 	%r2781, %r2213, 32;
$L__BB0_240:
	@%p277 bra 	$L__BB0_243;
	add.s32 	%r2534, %r12, 64;
	setp.ge.s32 	%p282, %r2534, %r13;
	mov.u32 	%r2782, 0;
	@%p282 bra 	$L__BB0_244;
	add.s32 	%r2575, %r12, 64;
	cvt.s64.s32 	%rd128, %r11;
	cvt.s64.s32 	%rd129, %r2575;
	add.s64 	%rd130, %rd129, %rd128;
	shl.b64 	%rd131, %rd130, 2;
	add.s64 	%rd127, %rd7, %rd131;
	ld.global.cs.u32 %r2782, [%rd127];
	bra.uni 	$L__BB0_244;
$L__BB0_243:
	add.s32 	%r2218, %r12, %r11;
	add.s32 	%r2782, %r2218, 64;
$L__BB0_244:
	@%p277 bra 	$L__BB0_247;
	add.s32 	%r2535, %r12, 96;
	setp.ge.s32 	%p284, %r2535, %r13;
	mov.u32 	%r2783, 0;
	@%p284 bra 	$L__BB0_248;
	add.s32 	%r2574, %r12, 96;
	cvt.s64.s32 	%rd133, %r11;
	cvt.s64.s32 	%rd134, %r2574;
	add.s64 	%rd135, %rd134, %rd133;
	shl.b64 	%rd136, %rd135, 2;
	add.s64 	%rd132, %rd7, %rd136;
	ld.global.cs.u32 %r2783, [%rd132];
	bra.uni 	$L__BB0_248;
$L__BB0_247:
	add.s32 	%r2223, %r12, %r11;
	add.s32 	%r2783, %r2223, 96;
$L__BB0_248:
	@%p277 bra 	$L__BB0_251;
	add.s32 	%r2536, %r12, 128;
	setp.ge.s32 	%p286, %r2536, %r13;
	mov.u32 	%r2784, 0;
	@%p286 bra 	$L__BB0_252;
	add.s32 	%r2573, %r12, 128;
	cvt.s64.s32 	%rd138, %r11;
	cvt.s64.s32 	%rd139, %r2573;
	add.s64 	%rd140, %rd139, %rd138;
	shl.b64 	%rd141, %rd140, 2;
	add.s64 	%rd137, %rd7, %rd141;
	ld.global.cs.u32 %r2784, [%rd137];
	bra.uni 	$L__BB0_252;
$L__BB0_251:
	add.s32 	%r2228, %r12, %r11;
	add.s32 	%r2784, %r2228, 128;
$L__BB0_252:
	@%p277 bra 	$L__BB0_255;
	add.s32 	%r2537, %r12, 160;
	setp.ge.s32 	%p288, %r2537, %r13;
	mov.u32 	%r2785, 0;
	@%p288 bra 	$L__BB0_256;
	add.s32 	%r2572, %r12, 160;
	cvt.s64.s32 	%rd143, %r11;
	cvt.s64.s32 	%rd144, %r2572;
	add.s64 	%rd145, %rd144, %rd143;
	shl.b64 	%rd146, %rd145, 2;
	add.s64 	%rd142, %rd7, %rd146;
	ld.global.cs.u32 %r2785, [%rd142];
	bra.uni 	$L__BB0_256;
$L__BB0_255:
	add.s32 	%r2233, %r12, %r11;
	add.s32 	%r2785, %r2233, 160;
$L__BB0_256:
	@%p277 bra 	$L__BB0_259;
	add.s32 	%r2538, %r12, 192;
	setp.ge.s32 	%p290, %r2538, %r13;
	mov.u32 	%r2786, 0;
	@%p290 bra 	$L__BB0_260;
	add.s32 	%r2571, %r12, 192;
	cvt.s64.s32 	%rd148, %r11;
	cvt.s64.s32 	%rd149, %r2571;
	add.s64 	%rd150, %rd149, %rd148;
	shl.b64 	%rd151, %rd150, 2;
	add.s64 	%rd147, %rd7, %rd151;
	ld.global.cs.u32 %r2786, [%rd147];
	bra.uni 	$L__BB0_260;
$L__BB0_259:
	add.s32 	%r2238, %r12, %r11;
	add.s32 	%r2786, %r2238, 192;
$L__BB0_260:
	@%p277 bra 	$L__BB0_263;
	add.s32 	%r2539, %r12, 224;
	setp.ge.s32 	%p292, %r2539, %r13;
	mov.u32 	%r2787, 0;
	@%p292 bra 	$L__BB0_264;
	add.s32 	%r2570, %r12, 224;
	cvt.s64.s32 	%rd153, %r11;
	cvt.s64.s32 	%rd154, %r2570;
	add.s64 	%rd155, %rd154, %rd153;
	shl.b64 	%rd156, %rd155, 2;
	add.s64 	%rd152, %rd7, %rd156;
	ld.global.cs.u32 %r2787, [%rd152];
	bra.uni 	$L__BB0_264;
$L__BB0_263:
	add.s32 	%r2243, %r12, %r11;
	add.s32 	%r2787, %r2243, 224;
$L__BB0_264:
	@%p277 bra 	$L__BB0_267;
	add.s32 	%r2540, %r12, 256;
	setp.ge.s32 	%p294, %r2540, %r13;
	mov.u32 	%r2788, 0;
	@%p294 bra 	$L__BB0_268;
	add.s32 	%r2569, %r12, 256;
	cvt.s64.s32 	%rd158, %r11;
	cvt.s64.s32 	%rd159, %r2569;
	add.s64 	%rd160, %rd159, %rd158;
	shl.b64 	%rd161, %rd160, 2;
	add.s64 	%rd157, %rd7, %rd161;
	ld.global.cs.u32 %r2788, [%rd157];
	bra.uni 	$L__BB0_268;
$L__BB0_267:
	add.s32 	%r2248, %r12, %r11;
	add.s32 	%r2788, %r2248, 256;
$L__BB0_268:
	@%p277 bra 	$L__BB0_271;
	add.s32 	%r2541, %r12, 288;
	setp.ge.s32 	%p296, %r2541, %r13;
	mov.u32 	%r2789, 0;
	@%p296 bra 	$L__BB0_272;
	add.s32 	%r2568, %r12, 288;
	cvt.s64.s32 	%rd163, %r11;
	cvt.s64.s32 	%rd164, %r2568;
	add.s64 	%rd165, %rd164, %rd163;
	shl.b64 	%rd166, %rd165, 2;
	add.s64 	%rd162, %rd7, %rd166;
	ld.global.cs.u32 %r2789, [%rd162];
	bra.uni 	$L__BB0_272;
$L__BB0_271:
	add.s32 	%r2253, %r12, %r11;
	add.s32 	%r2789, %r2253, 288;
$L__BB0_272:
	@%p277 bra 	$L__BB0_275;
	add.s32 	%r2542, %r12, 320;
	setp.ge.s32 	%p298, %r2542, %r13;
	mov.u32 	%r2790, 0;
	@%p298 bra 	$L__BB0_276;
	add.s32 	%r2567, %r12, 320;
	cvt.s64.s32 	%rd168, %r11;
	cvt.s64.s32 	%rd169, %r2567;
	add.s64 	%rd170, %rd169, %rd168;
	shl.b64 	%rd171, %rd170, 2;
	add.s64 	%rd167, %rd7, %rd171;
	ld.global.cs.u32 %r2790, [%rd167];
	bra.uni 	$L__BB0_276;
$L__BB0_275:
	add.s32 	%r2258, %r12, %r11;
	add.s32 	%r2790, %r2258, 320;
$L__BB0_276:
	@%p277 bra 	$L__BB0_279;
	add.s32 	%r2543, %r12, 352;
	setp.ge.s32 	%p300, %r2543, %r13;
	mov.u32 	%r2791, 0;
	@%p300 bra 	$L__BB0_280;
	add.s32 	%r2566, %r12, 352;
	cvt.s64.s32 	%rd173, %r11;
	cvt.s64.s32 	%rd174, %r2566;
	add.s64 	%rd175, %rd174, %rd173;
	shl.b64 	%rd176, %rd175, 2;
	add.s64 	%rd172, %rd7, %rd176;
	ld.global.cs.u32 %r2791, [%rd172];
	bra.uni 	$L__BB0_280;
$L__BB0_279:
	add.s32 	%r2263, %r12, %r11;
	add.s32 	%r2791, %r2263, 352;
$L__BB0_280:
	@%p277 bra 	$L__BB0_283;
	add.s32 	%r2544, %r12, 384;
	setp.ge.s32 	%p302, %r2544, %r13;
	mov.u32 	%r2792, 0;
	@%p302 bra 	$L__BB0_284;
	add.s32 	%r2565, %r12, 384;
	cvt.s64.s32 	%rd178, %r11;
	cvt.s64.s32 	%rd179, %r2565;
	add.s64 	%rd180, %rd179, %rd178;
	shl.b64 	%rd181, %rd180, 2;
	add.s64 	%rd177, %rd7, %rd181;
	ld.global.cs.u32 %r2792, [%rd177];
	bra.uni 	$L__BB0_284;
$L__BB0_283:
	add.s32 	%r2268, %r12, %r11;
	add.s32 	%r2792, %r2268, 384;
$L__BB0_284:
	@%p277 bra 	$L__BB0_287;
	add.s32 	%r2545, %r12, 416;
	setp.ge.s32 	%p304, %r2545, %r13;
	mov.u32 	%r2793, 0;
	@%p304 bra 	$L__BB0_288;
	add.s32 	%r2564, %r12, 416;
	cvt.s64.s32 	%rd183, %r11;
	cvt.s64.s32 	%rd184, %r2564;
	add.s64 	%rd185, %rd184, %rd183;
	shl.b64 	%rd186, %rd185, 2;
	add.s64 	%rd182, %rd7, %rd186;
	ld.global.cs.u32 %r2793, [%rd182];
	bra.uni 	$L__BB0_288;
$L__BB0_287:
	add.s32 	%r2273, %r12, %r11;
	add.s32 	%r2793, %r2273, 416;
$L__BB0_288:
	@%p277 bra 	$L__BB0_291;
	add.s32 	%r2546, %r12, 448;
	setp.ge.s32 	%p306, %r2546, %r13;
	mov.u32 	%r2794, 0;
	@%p306 bra 	$L__BB0_292;
	add.s32 	%r2563, %r12, 448;
	cvt.s64.s32 	%rd188, %r11;
	cvt.s64.s32 	%rd189, %r2563;
	add.s64 	%rd190, %rd189, %rd188;
	shl.b64 	%rd191, %rd190, 2;
	add.s64 	%rd187, %rd7, %rd191;
	ld.global.cs.u32 %r2794, [%rd187];
	bra.uni 	$L__BB0_292;
$L__BB0_291:
	add.s32 	%r2278, %r12, %r11;
	add.s32 	%r2794, %r2278, 448;
$L__BB0_292:
	@%p277 bra 	$L__BB0_295;
	add.s32 	%r2547, %r12, 480;
	setp.ge.s32 	%p308, %r2547, %r13;
	mov.u32 	%r2795, 0;
	@%p308 bra 	$L__BB0_296;
	add.s32 	%r2562, %r12, 480;
	cvt.s64.s32 	%rd193, %r11;
	cvt.s64.s32 	%rd194, %r2562;
	add.s64 	%rd195, %rd194, %rd193;
	shl.b64 	%rd196, %rd195, 2;
	add.s64 	%rd192, %rd7, %rd196;
	ld.global.cs.u32 %r2795, [%rd192];
	bra.uni 	$L__BB0_296;
$L__BB0_295:
	add.s32 	%r2283, %r12, %r11;
	add.s32 	%r2795, %r2283, 480;
$L__BB0_296:
	@%p277 bra 	$L__BB0_299;
	add.s32 	%r2548, %r12, 512;
	setp.ge.s32 	%p310, %r2548, %r13;
	mov.u32 	%r2796, 0;
	@%p310 bra 	$L__BB0_300;
	add.s32 	%r2561, %r12, 512;
	cvt.s64.s32 	%rd198, %r11;
	cvt.s64.s32 	%rd199, %r2561;
	add.s64 	%rd200, %rd199, %rd198;
	shl.b64 	%rd201, %rd200, 2;
	add.s64 	%rd197, %rd7, %rd201;
	ld.global.cs.u32 %r2796, [%rd197];
	bra.uni 	$L__BB0_300;
$L__BB0_299:
	add.s32 	%r2288, %r12, %r11;
	add.s32 	%r2796, %r2288, 512;
$L__BB0_300:
	@%p277 bra 	$L__BB0_303;
	add.s32 	%r2549, %r12, 544;
	setp.ge.s32 	%p312, %r2549, %r13;
	mov.u32 	%r2797, 0;
	@%p312 bra 	$L__BB0_304;
	ld.param.u64 	%rd404, [gs_cub_places_32_param_0+16];
	add.s32 	%r2560, %r12, 544;
	cvt.s64.s32 	%rd203, %r11;
	cvt.s64.s32 	%rd204, %r2560;
	add.s64 	%rd205, %rd204, %rd203;
	shl.b64 	%rd206, %rd205, 2;
	add.s64 	%rd202, %rd404, %rd206;
	ld.global.cs.u32 %r2797, [%rd202];
	bra.uni 	$L__BB0_304;
$L__BB0_303:
	add.s32 	%r2293, %r12, %r11;
	add.s32 	%r2797, %r2293, 544;
$L__BB0_304:
	@%p277 bra 	$L__BB0_307;
	add.s32 	%r2550, %r12, 576;
	setp.ge.s32 	%p314, %r2550, %r13;
	mov.u32 	%r2798, 0;
	@%p314 bra 	$L__BB0_308;
	ld.param.u64 	%rd403, [gs_cub_places_32_param_0+16];
	add.s32 	%r2559, %r12, 576;
	cvt.s64.s32 	%rd208, %r11;
	cvt.s64.s32 	%rd209, %r2559;
	add.s64 	%rd210, %rd209, %rd208;
	shl.b64 	%rd211, %rd210, 2;
	add.s64 	%rd207, %rd403, %rd211;
	ld.global.cs.u32 %r2798, [%rd207];
	bra.uni 	$L__BB0_308;
$L__BB0_307:
	add.s32 	%r2298, %r12, %r11;
	add.s32 	%r2798, %r2298, 576;
$L__BB0_308:
	@%p277 bra 	$L__BB0_311;
	add.s32 	%r2551, %r12, 608;
	setp.ge.s32 	%p316, %r2551, %r13;
	mov.u32 	%r2799, 0;
	@%p316 bra 	$L__BB0_312;
	ld.param.u64 	%rd402, [gs_cub_places_32_param_0+16];
	add.s32 	%r2558, %r12, 608;
	cvt.s64.s32 	%rd213, %r11;
	cvt.s64.s32 	%rd214, %r2558;
	add.s64 	%rd215, %rd214, %rd213;
	shl.b64 	%rd216, %rd215, 2;
	add.s64 	%rd212, %rd402, %rd216;
	ld.global.cs.u32 %r2799, [%rd212];
	bra.uni 	$L__BB0_312;
$L__BB0_311:
	add.s32 	%r2303, %r12, %r11;
	add.s32 	%r2799, %r2303, 608;
$L__BB0_312:
	@%p277 bra 	$L__BB0_315;
	add.s32 	%r2552, %r12, 640;
	setp.ge.s32 	%p318, %r2552, %r13;
	mov.u32 	%r2800, 0;
	@%p318 bra 	$L__BB0_316;
	ld.param.u64 	%rd401, [gs_cub_places_32_param_0+16];
	add.s32 	%r2557, %r12, 640;
	cvt.s64.s32 	%rd218, %r11;
	cvt.s64.s32 	%rd219, %r2557;
	add.s64 	%rd220, %rd219, %rd218;
	shl.b64 	%rd221, %rd220, 2;
	add.s64 	%rd217, %rd401, %rd221;
	ld.global.cs.u32 %r2800, [%rd217];
	bra.uni 	$L__BB0_316;
$L__BB0_315:
	add.s32 	%r2308, %r12, %r11;
	add.s32 	%r2800, %r2308, 640;
$L__BB0_316:
	ld.param.u64 	%rd405, [gs_cub_places_32_param_0+16];
	setp.eq.s64 	%p395, %rd405, 0;
	@%p395 bra 	$L__BB0_319;
	add.s32 	%r2553, %r12, 672;
	setp.ge.s32 	%p320, %r2553, %r13;
	mov.u32 	%r2801, 0;
	@%p320 bra 	$L__BB0_320;
	ld.param.u64 	%rd400, [gs_cub_places_32_param_0+16];
	add.s32 	%r2556, %r12, 672;
	cvt.s64.s32 	%rd223, %r11;
	cvt.s64.s32 	%rd224, %r2556;
	add.s64 	%rd225, %rd224, %rd223;
	shl.b64 	%rd226, %rd225, 2;
	add.s64 	%rd222, %rd400, %rd226;
	ld.global.cs.u32 %r2801, [%rd222];
	bra.uni 	$L__BB0_320;
$L__BB0_319:
	add.s32 	%r2328, %r12, %r11;
	add.s32 	%r2801, %r2328, 672;
$L__BB0_320:
	ld.param.u64 	%rd396, [gs_cub_places_32_param_0+16];
	setp.eq.s64 	%p371, %rd396, 0;
	@%p371 bra 	$L__BB0_323;
	add.s32 	%r2554, %r12, 704;
	setp.ge.s32 	%p322, %r2554, %r13;
	mov.u32 	%r2802, 0;
	@%p322 bra 	$L__BB0_324;
	ld.param.u64 	%rd397, [gs_cub_places_32_param_0+16];
	add.s32 	%r2555, %r12, 704;
	cvt.s64.s32 	%rd228, %r11;
	cvt.s64.s32 	%rd229, %r2555;
	add.s64 	%rd230, %rd229, %rd228;
	shl.b64 	%rd231, %rd230, 2;
	add.s64 	%rd227, %rd397, %rd231;
	ld.global.cs.u32 %r2802, [%rd227];
	bra.uni 	$L__BB0_324;
$L__BB0_323:
	add.s32 	%r2348, %r12, %r11;
	add.s32 	%r2802, %r2348, 704;
$L__BB0_324:
	mov.u32 	%r2625, %tid.x;
	setp.ge.s32 	%p372, %r2625, %r13;
	bar.sync 	0;
	st.shared.u32 	[%r304], %r2780;
	st.shared.u32 	[%r305], %r2781;
	st.shared.u32 	[%r306], %r2782;
	st.shared.u32 	[%r307], %r2783;
	st.shared.u32 	[%r308], %r2784;
	st.shared.u32 	[%r309], %r2785;
	st.shared.u32 	[%r310], %r2786;
	st.shared.u32 	[%r311], %r2787;
	st.shared.u32 	[%r312], %r2788;
	st.shared.u32 	[%r313], %r2789;
	st.shared.u32 	[%r314], %r2790;
	st.shared.u32 	[%r315], %r2791;
	st.shared.u32 	[%r316], %r2792;
	st.shared.u32 	[%r317], %r2793;
	st.shared.u32 	[%r318], %r2794;
	st.shared.u32 	[%r319], %r2795;
	st.shared.u32 	[%r320], %r2796;
	st.shared.u32 	[%r321], %r2797;
	st.shared.u32 	[%r322], %r2798;
	st.shared.u32 	[%r323], %r2799;
	st.shared.u32 	[%r324], %r2800;
	st.shared.u32 	[%r325], %r2801;
	add.s32 	%r2486, %r2035, -4;
	st.shared.u32 	[%r2486], %r2802;
	bar.sync 	0;
	@%p372 bra 	$L__BB0_328;
	setp.eq.s64 	%p324, %rd8, 0;
	ld.shared.u32 	%r453, [%r185];
	@%p324 bra 	$L__BB0_327;
	cvta.to.global.u64 	%rd232, %rd8;
	mul.wide.u32 	%rd233, %r338, 8;
	add.s64 	%rd234, %rd232, %rd233;
	cvt.u64.u32 	%rd235, %r453;
	st.global.u64 	[%rd234], %rd235;
	bra.uni 	$L__BB0_328;
$L__BB0_327:
	cvta.to.global.u64 	%rd236, %rd6;
	mul.wide.u32 	%rd237, %r338, 4;
	add.s64 	%rd238, %rd236, %rd237;
	st.global.u32 	[%rd238], %r453;
$L__BB0_328:
	mov.u32 	%r2627, %tid.x;
	add.s32 	%r2626, %r2627, 384;
	setp.ge.s32 	%p373, %r2626, %r13;
	@%p373 bra 	$L__BB0_332;
	setp.eq.s64 	%p326, %rd8, 0;
	ld.shared.u32 	%r454, [%r185+1536];
	@%p326 bra 	$L__BB0_331;
	cvta.to.global.u64 	%rd239, %rd8;
	mul.wide.u32 	%rd240, %r341, 8;
	add.s64 	%rd241, %rd239, %rd240;
	cvt.u64.u32 	%rd242, %r454;
	st.global.u64 	[%rd241], %rd242;
	bra.uni 	$L__BB0_332;
$L__BB0_331:
	cvta.to.global.u64 	%rd243, %rd6;
	mul.wide.u32 	%rd244, %r341, 4;
	add.s64 	%rd245, %rd243, %rd244;
	st.global.u32 	[%rd245], %r454;
$L__BB0_332:
	mov.u32 	%r2629, %tid.x;
	add.s32 	%r2628, %r2629, 768;
	setp.ge.s32 	%p374, %r2628, %r13;
	@%p374 bra 	$L__BB0_336;
	setp.eq.s64 	%p328, %rd8, 0;
	ld.shared.u32 	%r455, [%r185+3072];
	@%p328 bra 	$L__BB0_335;
	cvta.to.global.u64 	%rd246, %rd8;
	mul.wide.u32 	%rd247, %r343, 8;
	add.s64 	%rd248, %rd246, %rd247;
	cvt.u64.u32 	%rd249, %r455;
	st.global.u64 	[%rd248], %rd249;
	bra.uni 	$L__BB0_336;
$L__BB0_335:
	cvta.to.global.u64 	%rd250, %rd6;
	mul.wide.u32 	%rd251, %r343, 4;
	add.s64 	%rd252, %rd250, %rd251;
	st.global.u32 	[%rd252], %r455;
$L__BB0_336:
	mov.u32 	%r2631, %tid.x;
	add.s32 	%r2630, %r2631, 1152;
	setp.ge.s32 	%p375, %r2630, %r13;
	@%p375 bra 	$L__BB0_340;
	setp.eq.s64 	%p330, %rd8, 0;
	ld.shared.u32 	%r456, [%r185+4608];
	@%p330 bra 	$L__BB0_339;
	cvta.to.global.u64 	%rd253, %rd8;
	mul.wide.u32 	%rd254, %r345, 8;
	add.s64 	%rd255, %rd253, %rd254;
	cvt.u64.u32 	%rd256, %r456;
	st.global.u64 	[%rd255], %rd256;
	bra.uni 	$L__BB0_340;
$L__BB0_339:
	cvta.to.global.u64 	%rd257, %rd6;
	mul.wide.u32 	%rd258, %r345, 4;
	add.s64 	%rd259, %rd257, %rd258;
	st.global.u32 	[%rd259], %r456;
$L__BB0_340:
	mov.u32 	%r2633, %tid.x;
	add.s32 	%r2632, %r2633, 1536;
	setp.ge.s32 	%p376, %r2632, %r13;
	@%p376 bra 	$L__BB0_344;
	setp.eq.s64 	%p332, %rd8, 0;
	ld.shared.u32 	%r457, [%r185+6144];
	@%p332 bra 	$L__BB0_343;
	cvta.to.global.u64 	%rd260, %rd8;
	mul.wide.u32 	%rd261, %r347, 8;
	add.s64 	%rd262, %rd260, %rd261;
	cvt.u64.u32 	%rd263, %r457;
	st.global.u64 	[%rd262], %rd263;
	bra.uni 	$L__BB0_344;
$L__BB0_343:
	cvta.to.global.u64 	%rd264, %rd6;
	mul.wide.u32 	%rd265, %r347, 4;
	add.s64 	%rd266, %rd264, %rd265;
	st.global.u32 	[%rd266], %r457;
$L__BB0_344:
	mov.u32 	%r2635, %tid.x;
	add.s32 	%r2634, %r2635, 1920;
	setp.ge.s32 	%p377, %r2634, %r13;
	@%p377 bra 	$L__BB0_348;
	setp.eq.s64 	%p334, %rd8, 0;
	ld.shared.u32 	%r458, [%r185+7680];
	@%p334 bra 	$L__BB0_347;
	cvta.to.global.u64 	%rd267, %rd8;
	mul.wide.u32 	%rd268, %r349, 8;
	add.s64 	%rd269, %rd267, %rd268;
	cvt.u64.u32 	%rd270, %r458;
	st.global.u64 	[%rd269], %rd270;
	bra.uni 	$L__BB0_348;
$L__BB0_347:
	cvta.to.global.u64 	%rd271, %rd6;
	mul.wide.u32 	%rd272, %r349, 4;
	add.s64 	%rd273, %rd271, %rd272;
	st.global.u32 	[%rd273], %r458;
$L__BB0_348:
	mov.u32 	%r2637, %tid.x;
	add.s32 	%r2636, %r2637, 2304;
	setp.ge.s32 	%p378, %r2636, %r13;
	@%p378 bra 	$L__BB0_352;
	setp.eq.s64 	%p336, %rd8, 0;
	ld.shared.u32 	%r459, [%r185+9216];
	@%p336 bra 	$L__BB0_351;
	cvta.to.global.u64 	%rd274, %rd8;
	mul.wide.u32 	%rd275, %r351, 8;
	add.s64 	%rd276, %rd274, %rd275;
	cvt.u64.u32 	%rd277, %r459;
	st.global.u64 	[%rd276], %rd277;
	bra.uni 	$L__BB0_352;
$L__BB0_351:
	cvta.to.global.u64 	%rd278, %rd6;
	mul.wide.u32 	%rd279, %r351, 4;
	add.s64 	%rd280, %rd278, %rd279;
	st.global.u32 	[%rd280], %r459;
$L__BB0_352:
	mov.u32 	%r2639, %tid.x;
	add.s32 	%r2638, %r2639, 2688;
	setp.ge.s32 	%p379, %r2638, %r13;
	@%p379 bra 	$L__BB0_356;
	setp.eq.s64 	%p338, %rd8, 0;
	ld.shared.u32 	%r460, [%r185+10752];
	@%p338 bra 	$L__BB0_355;
	cvta.to.global.u64 	%rd281, %rd8;
	mul.wide.u32 	%rd282, %r353, 8;
	add.s64 	%rd283, %rd281, %rd282;
	cvt.u64.u32 	%rd284, %r460;
	st.global.u64 	[%rd283], %rd284;
	bra.uni 	$L__BB0_356;
$L__BB0_355:
	cvta.to.global.u64 	%rd285, %rd6;
	mul.wide.u32 	%rd286, %r353, 4;
	add.s64 	%rd287, %rd285, %rd286;
	st.global.u32 	[%rd287], %r460;
$L__BB0_356:
	mov.u32 	%r2641, %tid.x;
	add.s32 	%r2640, %r2641, 3072;
	setp.ge.s32 	%p380, %r2640, %r13;
	@%p380 bra 	$L__BB0_360;
	setp.eq.s64 	%p340, %rd8, 0;
	ld.shared.u32 	%r461, [%r185+12288];
	@%p340 bra 	$L__BB0_359;
	cvta.to.global.u64 	%rd288, %rd8;
	mul.wide.u32 	%rd289, %r355, 8;
	add.s64 	%rd290, %rd288, %rd289;
	cvt.u64.u32 	%rd291, %r461;
	st.global.u64 	[%rd290], %rd291;
	bra.uni 	$L__BB0_360;
$L__BB0_359:
	cvta.to.global.u64 	%rd292, %rd6;
	mul.wide.u32 	%rd293, %r355, 4;
	add.s64 	%rd294, %rd292, %rd293;
	st.global.u32 	[%rd294], %r461;
$L__BB0_360:
	mov.u32 	%r2643, %tid.x;
	add.s32 	%r2642, %r2643, 3456;
	setp.ge.s32 	%p381, %r2642, %r13;
	@%p381 bra 	$L__BB0_364;
	setp.eq.s64 	%p342, %rd8, 0;
	ld.shared.u32 	%r462, [%r185+13824];
	@%p342 bra 	$L__BB0_363;
	cvta.to.global.u64 	%rd295, %rd8;
	mul.wide.u32 	%rd296, %r357, 8;
	add.s64 	%rd297, %rd295, %rd296;
	cvt.u64.u32 	%rd298, %r462;
	st.global.u64 	[%rd297], %rd298;
	bra.uni 	$L__BB0_364;
$L__BB0_363:
	cvta.to.global.u64 	%rd299, %rd6;
	mul.wide.u32 	%rd300, %r357, 4;
	add.s64 	%rd301, %rd299, %rd300;
	st.global.u32 	[%rd301], %r462;
$L__BB0_364:
	mov.u32 	%r2645, %tid.x;
	add.s32 	%r2644, %r2645, 3840;
	setp.ge.s32 	%p382, %r2644, %r13;
	@%p382 bra 	$L__BB0_368;
	setp.eq.s64 	%p344, %rd8, 0;
	ld.shared.u32 	%r463, [%r185+15360];
	@%p344 bra 	$L__BB0_367;
	cvta.to.global.u64 	%rd302, %rd8;
	mul.wide.u32 	%rd303, %r359, 8;
	add.s64 	%rd304, %rd302, %rd303;
	cvt.u64.u32 	%rd305, %r463;
	st.global.u64 	[%rd304], %rd305;
	bra.uni 	$L__BB0_368;
$L__BB0_367:
	cvta.to.global.u64 	%rd306, %rd6;
	mul.wide.u32 	%rd307, %r359, 4;
	add.s64 	%rd308, %rd306, %rd307;
	st.global.u32 	[%rd308], %r463;
$L__BB0_368:
	mov.u32 	%r2647, %tid.x;
	add.s32 	%r2646, %r2647, 4224;
	setp.ge.s32 	%p383, %r2646, %r13;
	@%p383 bra 	$L__BB0_372;
	setp.eq.s64 	%p346, %rd8, 0;
	ld.shared.u32 	%r464, [%r185+16896];
	@%p346 bra 	$L__BB0_371;
	cvta.to.global.u64 	%rd309, %rd8;
	mul.wide.u32 	%rd310, %r361, 8;
	add.s64 	%rd311, %rd309, %rd310;
	cvt.u64.u32 	%rd312, %r464;
	st.global.u64 	[%rd311], %rd312;
	bra.uni 	$L__BB0_372;
$L__BB0_371:
	cvta.to.global.u64 	%rd313, %rd6;
	mul.wide.u32 	%rd314, %r361, 4;
	add.s64 	%rd315, %rd313, %rd314;
	st.global.u32 	[%rd315], %r464;
$L__BB0_372:
	mov.u32 	%r2649, %tid.x;
	add.s32 	%r2648, %r2649, 4608;
	setp.ge.s32 	%p384, %r2648, %r13;
	@%p384 bra 	$L__BB0_376;
	setp.eq.s64 	%p348, %rd8, 0;
	ld.shared.u32 	%r465, [%r185+18432];
	@%p348 bra 	$L__BB0_375;
	cvta.to.global.u64 	%rd316, %rd8;
	mul.wide.u32 	%rd317, %r363, 8;
	add.s64 	%rd318, %rd316, %rd317;
	cvt.u64.u32 	%rd319, %r465;
	st.global.u64 	[%rd318], %rd319;
	bra.uni 	$L__BB0_376;
$L__BB0_375:
	cvta.to.global.u64 	%rd320, %rd6;
	mul.wide.u32 	%rd321, %r363, 4;
	add.s64 	%rd322, %rd320, %rd321;
	st.global.u32 	[%rd322], %r465;
$L__BB0_376:
	mov.u32 	%r2651, %tid.x;
	add.s32 	%r2650, %r2651, 4992;
	setp.ge.s32 	%p385, %r2650, %r13;
	@%p385 bra 	$L__BB0_380;
	setp.eq.s64 	%p350, %rd8, 0;
	ld.shared.u32 	%r466, [%r185+19968];
	@%p350 bra 	$L__BB0_379;
	cvta.to.global.u64 	%rd323, %rd8;
	mul.wide.u32 	%rd324, %r365, 8;
	add.s64 	%rd325, %rd323, %rd324;
	cvt.u64.u32 	%rd326, %r466;
	st.global.u64 	[%rd325], %rd326;
	bra.uni 	$L__BB0_380;
$L__BB0_379:
	cvta.to.global.u64 	%rd327, %rd6;
	mul.wide.u32 	%rd328, %r365, 4;
	add.s64 	%rd329, %rd327, %rd328;
	st.global.u32 	[%rd329], %r466;
$L__BB0_380:
	mov.u32 	%r2653, %tid.x;
	add.s32 	%r2652, %r2653, 5376;
	setp.ge.s32 	%p386, %r2652, %r13;
	@%p386 bra 	$L__BB0_384;
	setp.eq.s64 	%p352, %rd8, 0;
	ld.shared.u32 	%r467, [%r185+21504];
	@%p352 bra 	$L__BB0_383;
	cvta.to.global.u64 	%rd330, %rd8;
	mul.wide.u32 	%rd331, %r367, 8;
	add.s64 	%rd332, %rd330, %rd331;
	cvt.u64.u32 	%rd333, %r467;
	st.global.u64 	[%rd332], %rd333;
	bra.uni 	$L__BB0_384;
$L__BB0_383:
	cvta.to.global.u64 	%rd334, %rd6;
	mul.wide.u32 	%rd335, %r367, 4;
	add.s64 	%rd336, %rd334, %rd335;
	st.global.u32 	[%rd336], %r467;
$L__BB0_384:
	mov.u32 	%r2655, %tid.x;
	add.s32 	%r2654, %r2655, 5760;
	setp.ge.s32 	%p387, %r2654, %r13;
	@%p387 bra 	$L__BB0_388;
	setp.eq.s64 	%p354, %rd8, 0;
	ld.shared.u32 	%r468, [%r185+23040];
	@%p354 bra 	$L__BB0_387;
	cvta.to.global.u64 	%rd337, %rd8;
	mul.wide.u32 	%rd338, %r369, 8;
	add.s64 	%rd339, %rd337, %rd338;
	cvt.u64.u32 	%rd340, %r468;
	st.global.u64 	[%rd339], %rd340;
	bra.uni 	$L__BB0_388;
$L__BB0_387:
	cvta.to.global.u64 	%rd341, %rd6;
	mul.wide.u32 	%rd342, %r369, 4;
	add.s64 	%rd343, %rd341, %rd342;
	st.global.u32 	[%rd343], %r468;
$L__BB0_388:
	mov.u32 	%r2657, %tid.x;
	add.s32 	%r2656, %r2657, 6144;
	setp.ge.s32 	%p388, %r2656, %r13;
	@%p388 bra 	$L__BB0_392;
	setp.eq.s64 	%p356, %rd8, 0;
	ld.shared.u32 	%r469, [%r185+24576];
	@%p356 bra 	$L__BB0_391;
	cvta.to.global.u64 	%rd344, %rd8;
	mul.wide.u32 	%rd345, %r371, 8;
	add.s64 	%rd346, %rd344, %rd345;
	cvt.u64.u32 	%rd347, %r469;
	st.global.u64 	[%rd346], %rd347;
	bra.uni 	$L__BB0_392;
$L__BB0_391:
	cvta.to.global.u64 	%rd348, %rd6;
	mul.wide.u32 	%rd349, %r371, 4;
	add.s64 	%rd350, %rd348, %rd349;
	st.global.u32 	[%rd350], %r469;
$L__BB0_392:
	mov.u32 	%r2659, %tid.x;
	add.s32 	%r2658, %r2659, 6528;
	setp.ge.s32 	%p389, %r2658, %r13;
	@%p389 bra 	$L__BB0_396;
	setp.eq.s64 	%p358, %rd8, 0;
	ld.shared.u32 	%r470, [%r185+26112];
	@%p358 bra 	$L__BB0_395;
	cvta.to.global.u64 	%rd351, %rd8;
	mul.wide.u32 	%rd352, %r373, 8;
	add.s64 	%rd353, %rd351, %rd352;
	cvt.u64.u32 	%rd354, %r470;
	st.global.u64 	[%rd353], %rd354;
	bra.uni 	$L__BB0_396;
$L__BB0_395:
	cvta.to.global.u64 	%rd355, %rd6;
	mul.wide.u32 	%rd356, %r373, 4;
	add.s64 	%rd357, %rd355, %rd356;
	st.global.u32 	[%rd357], %r470;
$L__BB0_396:
	mov.u32 	%r2661, %tid.x;
	add.s32 	%r2660, %r2661, 6912;
	setp.ge.s32 	%p390, %r2660, %r13;
	@%p390 bra 	$L__BB0_400;
	setp.eq.s64 	%p360, %rd8, 0;
	ld.shared.u32 	%r471, [%r185+27648];
	@%p360 bra 	$L__BB0_399;
	cvta.to.global.u64 	%rd358, %rd8;
	mul.wide.u32 	%rd359, %r375, 8;
	add.s64 	%rd360, %rd358, %rd359;
	cvt.u64.u32 	%rd361, %r471;
	st.global.u64 	[%rd360], %rd361;
	bra.uni 	$L__BB0_400;
$L__BB0_399:
	cvta.to.global.u64 	%rd362, %rd6;
	mul.wide.u32 	%rd363, %r375, 4;
	add.s64 	%rd364, %rd362, %rd363;
	st.global.u32 	[%rd364], %r471;
$L__BB0_400:
	mov.u32 	%r2663, %tid.x;
	add.s32 	%r2662, %r2663, 7296;
	setp.ge.s32 	%p391, %r2662, %r13;
	@%p391 bra 	$L__BB0_404;
	setp.eq.s64 	%p362, %rd8, 0;
	ld.shared.u32 	%r472, [%r185+29184];
	@%p362 bra 	$L__BB0_403;
	cvta.to.global.u64 	%rd365, %rd8;
	mul.wide.u32 	%rd366, %r377, 8;
	add.s64 	%rd367, %rd365, %rd366;
	cvt.u64.u32 	%rd368, %r472;
	st.global.u64 	[%rd367], %rd368;
	bra.uni 	$L__BB0_404;
$L__BB0_403:
	cvta.to.global.u64 	%rd369, %rd6;
	mul.wide.u32 	%rd370, %r377, 4;
	add.s64 	%rd371, %rd369, %rd370;
	st.global.u32 	[%rd371], %r472;
$L__BB0_404:
	mov.u32 	%r2665, %tid.x;
	add.s32 	%r2664, %r2665, 7680;
	setp.ge.s32 	%p392, %r2664, %r13;
	@%p392 bra 	$L__BB0_408;
	setp.eq.s64 	%p364, %rd8, 0;
	ld.shared.u32 	%r473, [%r185+30720];
	@%p364 bra 	$L__BB0_407;
	cvta.to.global.u64 	%rd372, %rd8;
	mul.wide.u32 	%rd373, %r379, 8;
	add.s64 	%rd374, %rd372, %rd373;
	cvt.u64.u32 	%rd375, %r473;
	st.global.u64 	[%rd374], %rd375;
	bra.uni 	$L__BB0_408;
$L__BB0_407:
	cvta.to.global.u64 	%rd376, %rd6;
	mul.wide.u32 	%rd377, %r379, 4;
	add.s64 	%rd378, %rd376, %rd377;
	st.global.u32 	[%rd378], %r473;
$L__BB0_408:
	mov.u32 	%r2667, %tid.x;
	add.s32 	%r2666, %r2667, 8064;
	setp.ge.s32 	%p393, %r2666, %r13;
	@%p393 bra 	$L__BB0_412;
	setp.eq.s64 	%p366, %rd8, 0;
	ld.shared.u32 	%r474, [%r185+32256];
	@%p366 bra 	$L__BB0_411;
	cvta.to.global.u64 	%rd379, %rd8;
	mul.wide.u32 	%rd380, %r381, 8;
	add.s64 	%rd381, %rd379, %rd380;
	cvt.u64.u32 	%rd382, %r474;
	st.global.u64 	[%rd381], %rd382;
	bra.uni 	$L__BB0_412;
$L__BB0_411:
	cvta.to.global.u64 	%rd383, %rd6;
	mul.wide.u32 	%rd384, %r381, 4;
	add.s64 	%rd385, %rd383, %rd384;
	st.global.u32 	[%rd385], %r474;
$L__BB0_412:
	mov.u32 	%r2669, %tid.x;
	add.s32 	%r2668, %r2669, 8448;
	setp.ge.s32 	%p394, %r2668, %r13;
	@%p394 bra 	$L__BB0_416;
	setp.eq.s64 	%p368, %rd8, 0;
	ld.shared.u32 	%r475, [%r185+33792];
	@%p368 bra 	$L__BB0_415;
	cvta.to.global.u64 	%rd386, %rd8;
	mul.wide.u32 	%rd387, %r383, 8;
	add.s64 	%rd388, %rd386, %rd387;
	cvt.u64.u32 	%rd389, %r475;
	st.global.u64 	[%rd388], %rd389;
	bra.uni 	$L__BB0_416;
$L__BB0_415:
	cvta.to.global.u64 	%rd390, %rd6;
	mul.wide.u32 	%rd391, %r383, 4;
	add.s64 	%rd392, %rd390, %rd391;
	st.global.u32 	[%rd392], %r475;
$L__BB0_416:
	ret;
}
)PTX"},
    {"gs_cub_places_64", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_136276ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136274cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136276thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_64(
	.param .align 8 .b8 gs_cub_places_64_param_0[144]
)
.maxntid 384, 1, 1
.minnctapersm 3
{
	.reg .pred 	%p<281>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<1720>;
	.reg .b64 	%rd<487>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1362746_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1362711sweep_pairsImLi384ELi12ELb0EEEvNS0_11SweepParamsEE6memory[37888];
	ld.param.u64 	%rd458, [gs_cub_places_64_param_0+16];
	mov.u64 	%rd462, 0;
	ld.param.u64 	%rd459, [gs_cub_places_64_param_0+24];
	ld.param.u64 	%rd5, [gs_cub_places_64_param_0+64];
	ld.param.v2.u32 	{%r188, %r1683}, [gs_cub_places_64_param_0+72];
	ld.param.v2.u32 	{%r190, %r1684}, [gs_cub_places_64_param_0+80];
	ld.param.u32 	%r7, [gs_cub_places_64_param_0+92];
	ld.param.u64 	%rd6, [gs_cub_places_64_param_0+120];
	ld.param.u64 	%rd7, [gs_cub_places_64_param_0+128];
	ld.param.u32 	%r8, [gs_cub_places_64_param_0+136];
	ld.param.u64 	%rd126, [gs_cub_places_64_param_0];
	cvta.to.global.u64 	%rd456, %rd126;
	ld.param.u64 	%rd127, [gs_cub_places_64_param_0+8];
	cvta.to.global.u64 	%rd457, %rd127;
	ld.param.u64 	%rd461, [gs_cub_places_64_param_0+32];
	cvta.to.global.u64 	%rd460, %rd461;
	ld.param.u64 	%rd12, [gs_cub_places_64_param_0+56];
	ld.param.u64 	%rd128, [gs_cub_places_64_param_0+104];
	cvta.to.global.u64 	%rd13, %rd128;
	ld.param.u64 	%rd129, [gs_cub_places_64_param_0+112];
	cvta.to.global.u64 	%rd14, %rd129;
	ld.param.u64 	%rd15, [gs_cub_places_64_param_0+96];
	setp.eq.s64 	%p3, %rd15, 0;
	@%p3 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd16, %rd15;
	ld.global.v2.u16 	{%rs3, %rs4}, [%rd16+8];
	cvt.s32.s16 	%r9, %rs4;
	setp.ge.s32 	%p4, %r8, %r9;
	@%p4 bra 	$L__BB0_234;
	ld.global.u64 	%rd462, [%rd16];
	ld.global.u32 	%r10, [%rd16+12];
	setp.eq.s32 	%p1, %r8, 0;
	and.b32  	%r11, %r8, 1;
	@%p1 bra 	$L__BB0_4;
	setp.ne.s32 	%p5, %r11, 0;
	selp.b64 	%rd456, %rd13, %rd14, %p5;
	selp.b64 	%rd458, %rd6, %rd7, %p5;
$L__BB0_4:
	setp.ne.s32 	%p6, %r11, 0;
	selp.b64 	%rd457, %rd14, %rd13, %p6;
	selp.b64 	%rd459, %rd7, %rd6, %p6;
	add.s32 	%r192, %r8, 1;
	setp.ne.s32 	%p7, %r192, %r9;
	setp.ne.s32 	%p8, %r10, 0;
	or.pred  	%p9, %p8, %p7;
	selp.b64 	%rd460, 0, %rd460, %p9;
	selp.b64 	%rd461, 0, %rd461, %p9;
	selp.u32 	%r1684, 1, 0, %p1;
	shl.b32 	%r193, %r8, 3;
	cvt.s32.s16 	%r194, %rs3;
	add.s32 	%r1683, %r193, %r194;
$L__BB0_5:
	cvta.to.global.u64 	%rd33, %rd459;
	add.s32 	%r195, %r190, 1;
	setp.eq.s32 	%p10, %r1684, 0;
	selp.b32 	%r16, 0, %r195, %p10;
	setp.eq.s32 	%p11, %r16, 3;
	selp.b64 	%rd34, 9223372036854775807, 0, %p11;
	setp.eq.s32 	%p12, %r16, 0;
	selp.b64 	%rd130, %rd5, 0, %p11;
	add.s64 	%rd131, %rd130, %rd462;
	selp.b64 	%rd35, 0, %rd131, %p12;
	mov.u32 	%r17, %tid.x;
	setp.ne.s32 	%p13, %r17, 0;
	@%p13 bra 	$L__BB0_7;
	cvta.to.global.u64 	%rd132, %rd12;
	atom.global.add.u32 	%r196, [%rd132], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1362746_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1362711sweep_pairsImLi384ELi12ELb0EEEvNS0_11SweepParamsEE6memory+36864], %r196;
$L__BB0_7:
	bar.sync 	0;
	ld.shared.u32 	%r18, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1362746_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1362711sweep_pairsImLi384ELi12ELb0EEEvNS0_11SweepParamsEE6memory+36864];
	mul.lo.s32 	%r19, %r18, 4608;
	and.b32  	%r197, %r17, -32;
	mul.lo.s32 	%r198, %r197, 12;
	and.b32  	%r199, %r17, 31;
	or.b32  	%r200, %r198, %r199;
	sub.s32 	%r20, %r188, %r19;
	setp.gt.s32 	%p14, %r20, 4607;
	setp.lt.s32 	%p15, %r200, %r20;
	or.pred  	%p16, %p14, %p15;
	selp.b32 	%r201, %r200, 0, %p16;
	add.s32 	%r202, %r201, %r19;
	mul.wide.s32 	%rd134, %r202, 8;
	add.s64 	%rd135, %rd456, %rd134;
	ld.global.u64 	%rd463, [%rd135];
	or.b32  	%r203, %r200, 32;
	setp.lt.s32 	%p17, %r203, %r20;
	or.pred  	%p18, %p14, %p17;
	selp.b32 	%r204, %r203, 0, %p18;
	add.s32 	%r205, %r204, %r19;
	mul.wide.s32 	%rd136, %r205, 8;
	add.s64 	%rd137, %rd456, %rd136;
	ld.global.u64 	%rd465, [%rd137];
	or.b32  	%r206, %r200, 64;
	setp.lt.s32 	%p19, %r206, %r20;
	or.pred  	%p20, %p14, %p19;
	selp.b32 	%r207, %r206, 0, %p20;
	add.s32 	%r208, %r207, %r19;
	mul.wide.s32 	%rd138, %r208, 8;
	add.s64 	%rd139, %rd456, %rd138;
	ld.global.u64 	%rd467, [%rd139];
	or.b32  	%r209, %r200, 96;
	setp.lt.s32 	%p21, %r209, %r20;
	or.pred  	%p22, %p14, %p21;
	selp.b32 	%r210, %r209, 0, %p22;
	add.s32 	%r211, %r210, %r19;
	mul.wide.s32 	%rd140, %r211, 8;
	add.s64 	%rd141, %rd456, %rd140;
	ld.global.u64 	%rd469, [%rd141];
	add.s32 	%r212, %r200, 128;
	setp.lt.s32 	%p23, %r212, %r20;
	or.pred  	%p24, %p14, %p23;
	selp.b32 	%r213, %r212, 0, %p24;
	add.s32 	%r214, %r213, %r19;
	mul.wide.s32 	%rd142, %r214, 8;
	add.s64 	%rd143, %rd456, %rd142;
	ld.global.u64 	%rd471, [%rd143];
	add.s32 	%r215, %r200, 160;
	setp.lt.s32 	%p25, %r215, %r20;
	or.pred  	%p26, %p14, %p25;
	selp.b32 	%r216, %r215, 0, %p26;
	add.s32 	%r217, %r216, %r19;
	mul.wide.s32 	%rd144, %r217, 8;
	add.s64 	%rd145, %rd456, %rd144;
	ld.global.u64 	%rd473, [%rd145];
	add.s32 	%r218, %r200, 192;
	setp.lt.s32 	%p27, %r218, %r20;
	or.pred  	%p28, %p14, %p27;
	selp.b32 	%r219, %r218, 0, %p28;
	add.s32 	%r220, %r219, %r19;
	mul.wide.s32 	%rd146, %r220, 8;
	add.s64 	%rd147, %rd456, %rd146;
	ld.global.u64 	%rd475, [%rd147];
	add.s32 	%r221, %r200, 224;
	setp.lt.s32 	%p29, %r221, %r20;
	or.pred  	%p30, %p14, %p29;
	selp.b32 	%r222, %r221, 0, %p30;
	add.s32 	%r223, %r222, %r19;
	mul.wide.s32 	%rd148, %r223, 8;
	add.s64 	%rd149, %rd456, %rd148;
	ld.global.u64 	%rd477, [%rd149];
	add.s32 	%r224, %r200, 256;
	setp.lt.s32 	%p31, %r224, %r20;
	or.pred  	%p32, %p14, %p31;
	selp.b32 	%r225, %r224, 0, %p32;
	add.s32 	%r226, %r225, %r19;
	mul.wide.s32 	%rd150, %r226, 8;
	add.s64 	%rd151, %rd456, %rd150;
	ld.global.u64 	%rd479, [%rd151];
	add.s32 	%r227, %r200, 288;
	setp.lt.s32 	%p33, %r227, %r20;
	or.pred  	%p34, %p14, %p33;
	selp.b32 	%r228, %r227, 0, %p34;
	add.s32 	%r229, %r228, %r19;
	mul.wide.s32 	%rd152, %r229, 8;
	add.s64 	%rd153, %rd456, %rd152;
	ld.global.u64 	%rd481, [%rd153];
	add.s32 	%r230, %r200, 320;
	setp.lt.s32 	%p35, %r230, %r20;
	or.pred  	%p36, %p14, %p35;
	selp.b32 	%r231, %r230, 0, %p36;
	add.s32 	%r232, %r231, %r19;
	mul.wide.s32 	%rd154, %r232, 8;
	add.s64 	%rd155, %rd456, %rd154;
	ld.global.u64 	%rd483, [%rd155];
	add.s32 	%r233, %r200, 352;
	setp.lt.s32 	%p37, %r233, %r20;
	or.pred  	%p38, %p14, %p37;
	selp.b32 	%r234, %r233, 0, %p38;
	add.s32 	%r235, %r234, %r19;
	mul.wide.s32 	%rd156, %r235, 8;
	add.s64 	%rd157, %rd456, %rd156;
	ld.global.u64 	%rd485, [%rd157];
	not.b64 	%rd48, %rd462;
	mov.u64 	%rd466, -1;
	not.pred 	%p39, %p16;
	mov.u64 	%rd464, %rd466;
	@%p39 bra 	$L__BB0_12;
	setp.eq.s32 	%p40, %r7, 0;
	setp.ne.s32 	%p41, %r16, 3;
	or.pred  	%p42, %p40, %p41;
	@%p42 bra 	$L__BB0_11;
	and.b64  	%rd158, %rd463, 9223372036854775807;
	mov.u64 	%rd159, 9223372036854775807;
	sub.s64 	%rd160, %rd159, %rd5;
	setp.gt.u64 	%p43, %rd158, %rd160;
	mov.u64 	%rd464, %rd48;
	@%p43 bra 	$L__BB0_12;
	setp.eq.s64 	%p44, %rd158, 0;
	selp.b64 	%rd463, 0, %rd463, %p44;
$L__BB0_11:
	setp.gt.s32 	%p45, %r16, 1;
	selp.b64 	%rd162, -9223372036854775808, 0, %p45;
	xor.b64  	%rd163, %rd463, %rd162;
	shr.s64 	%rd164, %rd463, 63;
	and.b64  	%rd165, %rd164, %rd34;
	xor.b64  	%rd166, %rd163, %rd165;
	sub.s64 	%rd464, %rd166, %rd35;
$L__BB0_12:
	setp.lt.s32 	%p46, %r20, 4608;
	setp.ge.s32 	%p47, %r203, %r20;
	and.pred  	%p48, %p46, %p47;
	@%p48 bra 	$L__BB0_17;
	setp.eq.s32 	%p49, %r7, 0;
	setp.ne.s32 	%p50, %r16, 3;
	or.pred  	%p51, %p49, %p50;
	@%p51 bra 	$L__BB0_16;
	and.b64  	%rd53, %rd465, 9223372036854775807;
	mov.u64 	%rd168, 9223372036854775807;
	sub.s64 	%rd169, %rd168, %rd5;
	setp.gt.u64 	%p52, %rd53, %rd169;
	mov.u64 	%rd466, %rd48;
	@%p52 bra 	$L__BB0_17;
	setp.eq.s64 	%p53, %rd53, 0;
	selp.b64 	%rd465, 0, %rd465, %p53;
$L__BB0_16:
	setp.gt.s32 	%p54, %r16, 1;
	selp.b64 	%rd170, -9223372036854775808, 0, %p54;
	xor.b64  	%rd171, %rd465, %rd170;
	shr.s64 	%rd172, %rd465, 63;
	and.b64  	%rd173, %rd172, %rd34;
	xor.b64  	%rd174, %rd171, %rd173;
	sub.s64 	%rd466, %rd174, %rd35;
$L__BB0_17:
	setp.ge.s32 	%p56, %r206, %r20;
	mov.u64 	%rd470, -1;
	and.pred  	%p57, %p46, %p56;
	mov.u64 	%rd468, %rd470;
	@%p57 bra 	$L__BB0_22;
	setp.eq.s32 	%p58, %r7, 0;
	setp.ne.s32 	%p59, %r16, 3;
	or.pred  	%p60, %p58, %p59;
	@%p60 bra 	$L__BB0_21;
	and.b64  	%rd58, %rd467, 9223372036854775807;
	mov.u64 	%rd176, 9223372036854775807;
	sub.s64 	%rd177, %rd176, %rd5;
	setp.gt.u64 	%p61, %rd58, %rd177;
	mov.u64 	%rd468, %rd48;
	@%p61 bra 	$L__BB0_22;
	setp.eq.s64 	%p62, %rd58, 0;
	selp.b64 	%rd467, 0, %rd467, %p62;
$L__BB0_21:
	setp.gt.s32 	%p63, %r16, 1;
	selp.b64 	%rd178, -9223372036854775808, 0, %p63;
	xor.b64  	%rd179, %rd467, %rd178;
	shr.s64 	%rd180, %rd467, 63;
	and.b64  	%rd181, %rd180, %rd34;
	xor.b64  	%rd182, %rd179, %rd181;
	sub.s64 	%rd468, %rd182, %rd35;
$L__BB0_22:
	setp.ge.s32 	%p65, %r209, %r20;
	and.pred  	%p66, %p46, %p65;
	@%p66 bra 	$L__BB0_27;
	setp.eq.s32 	%p67, %r7, 0;
	setp.ne.s32 	%p68, %r16, 3;
	or.pred  	%p69, %p67, %p68;
	@%p69 bra 	$L__BB0_26;
	and.b64  	%rd63, %rd469, 9223372036854775807;
	mov.u64 	%rd184, 9223372036854775807;
	sub.s64 	%rd185, %rd184, %rd5;
	setp.gt.u64 	%p70, %rd63, %rd185;
	mov.u64 	%rd470, %rd48;
	@%p70 bra 	$L__BB0_27;
	setp.eq.s64 	%p71, %rd63, 0;
	selp.b64 	%rd469, 0, %rd469, %p71;
$L__BB0_26:
	setp.gt.s32 	%p72, %r16, 1;
	selp.b64 	%rd186, -9223372036854775808, 0, %p72;
	xor.b64  	%rd187, %rd469, %rd186;
	shr.s64 	%rd188, %rd469, 63;
	and.b64  	%rd189, %rd188, %rd34;
	xor.b64  	%rd190, %rd187, %rd189;
	sub.s64 	%rd470, %rd190, %rd35;
$L__BB0_27:
	setp.ge.s32 	%p74, %r212, %r20;
	mov.u64 	%rd474, -1;
	and.pred  	%p75, %p46, %p74;
	mov.u64 	%rd472, %rd474;
	@%p75 bra 	$L__BB0_32;
	setp.eq.s32 	%p76, %r7, 0;
	setp.ne.s32 	%p77, %r16, 3;
	or.pred  	%p78, %p76, %p77;
	@%p78 bra 	$L__BB0_31;
	and.b64  	%rd68, %rd471, 9223372036854775807;
	mov.u64 	%rd192, 9223372036854775807;
	sub.s64 	%rd193, %rd192, %rd5;
	setp.gt.u64 	%p79, %rd68, %rd193;
	mov.u64 	%rd472, %rd48;
	@%p79 bra 	$L__BB0_32;
	setp.eq.s64 	%p80, %rd68, 0;
	selp.b64 	%rd471, 0, %rd471, %p80;
$L__BB0_31:
	setp.gt.s32 	%p81, %r16, 1;
	selp.b64 	%rd194, -9223372036854775808, 0, %p81;
	xor.b64  	%rd195, %rd471, %rd194;
	shr.s64 	%rd196, %rd471, 63;
	and.b64  	%rd197, %rd196, %rd34;
	xor.b64  	%rd198, %rd195, %rd197;
	sub.s64 	%rd472, %rd198, %rd35;
$L__BB0_32:
	setp.ge.s32 	%p83, %r215, %r20;
	and.pred  	%p84, %p46, %p83;
	@%p84 bra 	$L__BB0_37;
	setp.eq.s32 	%p85, %r7, 0;
	setp.ne.s32 	%p86, %r16, 3;
	or.pred  	%p87, %p85, %p86;
	@%p87 bra 	$L__BB0_36;
	and.b64  	%rd73, %rd473, 9223372036854775807;
	mov.u64 	%rd200, 9223372036854775807;
	sub.s64 	%rd201, %rd200, %rd5;
	setp.gt.u64 	%p88, %rd73, %rd201;
	mov.u64 	%rd474, %rd48;
	@%p88 bra 	$L__BB0_37;
	setp.eq.s64 	%p89, %rd73, 0;
	selp.b64 	%rd473, 0, %rd473, %p89;
$L__BB0_36:
	setp.gt.s32 	%p90, %r16, 1;
	selp.b64 	%rd202, -9223372036854775808, 0, %p90;
	xor.b64  	%rd203, %rd473, %rd202;
	shr.s64 	%rd204, %rd473, 63;
	and.b64  	%rd205, %rd204, %rd34;
	xor.b64  	%rd206, %rd203, %rd205;
	sub.s64 	%rd474, %rd206, %rd35;
$L__BB0_37:
	setp.ge.s32 	%p92, %r218, %r20;
	mov.u64 	%rd478, -1;
	and.pred  	%p93, %p46, %p92;
	mov.u64 	%rd476, %rd478;
	@%p93 bra 	$L__BB0_42;
	setp.eq.s32 	%p94, %r7, 0;
	setp.ne.s32 	%p95, %r16, 3;
	or.pred  	%p96, %p94, %p95;
	@%p96 bra 	$L__BB0_41;
	and.b64  	%rd78, %rd475, 9223372036854775807;
	mov.u64 	%rd208, 9223372036854775807;
	sub.s64 	%rd209, %rd208, %rd5;
	setp.gt.u64 	%p97, %rd78, %rd209;
	mov.u64 	%rd476, %rd48;
	@%p97 bra 	$L__BB0_42;
	setp.eq.s64 	%p98, %rd78, 0;
	selp.b64 	%rd475, 0, %rd475, %p98;
$L__BB0_41:
	setp.gt.s32 	%p99, %r16, 1;
	selp.b64 	%rd210, -9223372036854775808, 0, %p99;
	xor.b64  	%rd211, %rd475, %rd210;
	shr.s64 	%rd212, %rd475, 63;
	and.b64  	%rd213, %rd212, %rd34;
	xor.b64  	%rd214, %rd211, %rd213;
	sub.s64 	%rd476, %rd214, %rd35;
$L__BB0_42:
	setp.ge.s32 	%p101, %r221, %r20;
	and.pred  	%p102, %p46, %p101;
	@%p102 bra 	$L__BB0_47;
	setp.eq.s32 	%p103, %r7, 0;
	setp.ne.s32 	%p104, %r16, 3;
	or.pred  	%p105, %p103, %p104;
	@%p105 bra 	$L__BB0_46;
	and.b64  	%rd83, %rd477, 9223372036854775807;
	mov.u64 	%rd216, 9223372036854775807;
	sub.s64 	%rd217, %rd216, %rd5;
	setp.gt.u64 	%p106, %rd83, %rd217;
	mov.u64 	%rd478, %rd48;
	@%p106 bra 	$L__BB0_47;
	setp.eq.s64 	%p107, %rd83, 0;
	selp.b64 	%rd477, 0, %rd477, %p107;
$L__BB0_46:
	setp.gt.s32 	%p108, %r16, 1;
	selp.b64 	%rd218, -9223372036854775808, 0, %p108;
	xor.b64  	%rd219, %rd477, %rd218;
	shr.s64 	%rd220, %rd477, 63;
	and.b64  	%rd221, %rd220, %rd34;
	xor.b64  	%rd222, %rd219, %rd221;
	sub.s64 	%rd478, %rd222, %rd35;
$L__BB0_47:
	setp.ge.s32 	%p110, %r224, %r20;
	mov.u64 	%rd482, -1;
	and.pred  	%p111, %p46, %p110;
	mov.u64 	%rd480, %rd482;
	@%p111 bra 	$L__BB0_52;
	setp.eq.s32 	%p112, %r7, 0;
	setp.ne.s32 	%p113, %r16, 3;
	or.pred  	%p114, %p112, %p113;
	@%p114 bra 	$L__BB0_51;
	and.b64  	%rd88, %rd479, 9223372036854775807;
	mov.u64 	%rd224, 9223372036854775807;
	sub.s64 	%rd225, %rd224, %rd5;
	setp.gt.u64 	%p115, %rd88, %rd225;
	mov.u64 	%rd480, %rd48;
	@%p115 bra 	$L__BB0_52;
	setp.eq.s64 	%p116, %rd88, 0;
	selp.b64 	%rd479, 0, %rd479, %p116;
$L__BB0_51:
	setp.gt.s32 	%p117, %r16, 1;
	selp.b64 	%rd226, -9223372036854775808, 0, %p117;
	xor.b64  	%rd227, %rd479, %rd226;
	shr.s64 	%rd228, %rd479, 63;
	and.b64  	%rd229, %rd228, %rd34;
	xor.b64  	%rd230, %rd227, %rd229;
	sub.s64 	%rd480, %rd230, %rd35;
$L__BB0_52:
	setp.ge.s32 	%p119, %r227, %r20;
	and.pred  	%p120, %p46, %p119;
	@%p120 bra 	$L__BB0_57;
	setp.eq.s32 	%p121, %r7, 0;
	setp.ne.s32 	%p122, %r16, 3;
	or.pred  	%p123, %p121, %p122;
	@%p123 bra 	$L__BB0_56;
	and.b64  	%rd93, %rd481, 9223372036854775807;
	mov.u64 	%rd232, 9223372036854775807;
	sub.s64 	%rd233, %rd232, %rd5;
	setp.gt.u64 	%p124, %rd93, %rd233;
	mov.u64 	%rd482, %rd48;
	@%p124 bra 	$L__BB0_57;
	setp.eq.s64 	%p125, %rd93, 0;
	selp.b64 	%rd481, 0, %rd481, %p125;
$L__BB0_56:
	setp.gt.s32 	%p126, %r16, 1;
	selp.b64 	%rd234, -9223372036854775808, 0, %p126;
	xor.b64  	%rd235, %rd481, %rd234;
	shr.s64 	%rd236, %rd481, 63;
	and.b64  	%rd237, %rd236, %rd34;
	xor.b64  	%rd238, %rd235, %rd237;
	sub.s64 	%rd482, %rd238, %rd35;
$L__BB0_57:
	setp.ge.s32 	%p128, %r230, %r20;
	mov.u64 	%rd484, -1;
	and.pred  	%p129, %p46, %p128;
	@%p129 bra 	$L__BB0_62;
	setp.eq.s32 	%p130, %r7, 0;
	setp.ne.s32 	%p131, %r16, 3;
	or.pred  	%p132, %p130, %p131;
	@%p132 bra 	$L__BB0_61;
	and.b64  	%rd98, %rd483, 9223372036854775807;
	mov.u64 	%rd240, 9223372036854775807;
	sub.s64 	%rd241, %rd240, %rd5;
	setp.gt.u64 	%p133, %rd98, %rd241;
	mov.u64 	%rd484, %rd48;
	@%p133 bra 	$L__BB0_62;
	setp.eq.s64 	%p134, %rd98, 0;
	selp.b64 	%rd483, 0, %rd483, %p134;
$L__BB0_61:
	setp.gt.s32 	%p135, %r16, 1;
	selp.b64 	%rd242, -9223372036854775808, 0, %p135;
	xor.b64  	%rd243, %rd483, %rd242;
	shr.s64 	%rd244, %rd483, 63;
	and.b64  	%rd245, %rd244, %rd34;
	xor.b64  	%rd246, %rd243, %rd245;
	sub.s64 	%rd484, %rd246, %rd35;
$L__BB0_62:
	mov.u64 	%rd486, -1;
	and.b32  	%r1681, %r17, -32;
	and.b32  	%r1680, %r17, 31;
	mul.lo.s32 	%r1679, %r1681, 12;
	or.b32  	%r1678, %r1679, %r1680;
	add.s32 	%r1677, %r1678, 352;
	setp.ge.s32 	%p137, %r1677, %r20;
	and.pred  	%p138, %p46, %p137;
	@%p138 bra 	$L__BB0_67;
	ld.param.u32 	%r1682, [gs_cub_places_64_param_0+92];
	setp.eq.s32 	%p139, %r1682, 0;
	setp.ne.s32 	%p140, %r16, 3;
	or.pred  	%p141, %p139, %p140;
	@%p141 bra 	$L__BB0_66;
	ld.param.u64 	%rd453, [gs_cub_places_64_param_0+64];
	and.b64  	%rd103, %rd485, 9223372036854775807;
	mov.u64 	%rd248, 9223372036854775807;
	sub.s64 	%rd249, %rd248, %rd453;
	setp.gt.u64 	%p142, %rd103, %rd249;
	mov.u64 	%rd486, %rd48;
	@%p142 bra 	$L__BB0_67;
	setp.eq.s64 	%p143, %rd103, 0;
	selp.b64 	%rd485, 0, %rd485, %p143;
$L__BB0_66:
	setp.gt.s32 	%p144, %r16, 1;
	selp.b64 	%rd250, -9223372036854775808, 0, %p144;
	xor.b64  	%rd251, %rd485, %rd250;
	shr.s64 	%rd252, %rd485, 63;
	and.b64  	%rd253, %rd252, %rd34;
	xor.b64  	%rd254, %rd251, %rd253;
	sub.s64 	%rd486, %rd254, %rd35;
$L__BB0_67:
	mov.u32 %r313, %laneid;
	setp.gt.s32 	%p145, %r313, 255;
	@%p145 bra 	$L__BB0_74;
	max.s32 	%r314, %r313, 224;
	add.s32 	%r315, %r314, 31;
	sub.s32 	%r22, %r315, %r313;
	shr.u32 	%r316, %r22, 5;
	add.s32 	%r317, %r316, 1;
	and.b32  	%r1687, %r317, 3;
	setp.eq.s32 	%p146, %r1687, 0;
	mov.u32 	%r1688, %r313;
	@%p146 bra 	$L__BB0_71;
	shl.b32 	%r319, %r17, 5;
	and.b32  	%r320, %r319, -1024;
	mov.u32 	%r321, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1362746_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1362711sweep_pairsImLi384ELi12ELb0EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r322, %r321, %r320;
	shl.b32 	%r323, %r313, 2;
	add.s32 	%r1685, %r322, %r323;
	mov.u32 	%r1688, %r313;
$L__BB0_70:
	.pragma "nounroll";
	mov.u32 	%r324, 0;
	st.shared.u32 	[%r1685], %r324;
	add.s32 	%r1688, %r1688, 32;
	add.s32 	%r1685, %r1685, 128;
	add.s32 	%r1687, %r1687, -1;
	setp.ne.s32 	%p147, %r1687, 0;
	@%p147 bra 	$L__BB0_70;
$L__BB0_71:
	setp.lt.u32 	%p148, %r22, 96;
	@%p148 bra 	$L__BB0_74;
	add.s32 	%r1690, %r1688, -128;
	shl.b32 	%r326, %r17, 5;
	and.b32  	%r327, %r326, -1024;
	mov.u32 	%r328, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1362746_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1362711sweep_pairsImLi384ELi12ELb0EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r329, %r328, %r327;
	shl.b32 	%r330, %r1688, 2;
	add.s32 	%r331, %r329, %r330;
	add.s32 	%r1689, %r331, 256;
$L__BB0_73:
	.pragma "nounroll";
	mov.u32 	%r332, 0;
	st.shared.u32 	[%r1689+-256], %r332;
	st.shared.u32 	[%r1689+-128], %r332;
	st.shared.u32 	[%r1689], %r332;
	st.shared.u32 	[%r1689+128], %r332;
	add.s32 	%r1689, %r1689, 512;
	add.s32 	%r1690, %r1690, 128;
	setp.lt.s32 	%p149, %r1690, 128;
	@%p149 bra 	$L__BB0_73;
$L__BB0_74:
	bar.warp.sync 	-1;
	shr.u64 	%rd255, %rd464, %r1683;
	cvt.u32.u64 	%r334, %rd255;
	shl.b32 	%r336, %r17, 5;
	and.b32  	%r337, %r336, -1024;
	mov.u32 	%r338, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1362746_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1362711sweep_pairsImLi384ELi12ELb0EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r339, %r338, %r337;
	shl.b32 	%r340, %r334, 2;
	and.b32  	%r341, %r340, 1020;
	add.s32 	%r342, %r339, %r341;
	atom.shared.add.u32 	%r343, [%r342], 1;
	shr.u64 	%rd256, %rd466, %r1683;
	cvt.u32.u64 	%r344, %rd256;
	shl.b32 	%r345, %r344, 2;
	and.b32  	%r346, %r345, 1020;
	add.s32 	%r347, %r339, %r346;
	atom.shared.add.u32 	%r348, [%r347], 1;
	shr.u64 	%rd257, %rd468, %r1683;
	cvt.u32.u64 	%r349, %rd257;
	shl.b32 	%r350, %r349, 2;
	and.b32  	%r351, %r350, 1020;
	add.s32 	%r352, %r339, %r351;
	atom.shared.add.u32 	%r353, [%r352], 1;
	shr.u64 	%rd258, %rd470, %r1683;
	cvt.u32.u64 	%r354, %rd258;
	shl.b32 	%r355, %r354, 2;
	and.b32  	%r356, %r355, 1020;
	add.s32 	%r357, %r339, %r356;
	atom.shared.add.u32 	%r358, [%r357], 1;
	shr.u64 	%rd259, %rd472, %r1683;
	cvt.u32.u64 	%r359, %rd259;
	shl.b32 	%r360, %r359, 2;
	and.b32  	%r361, %r360, 1020;
	add.s32 	%r362, %r339, %r361;
	atom.shared.add.u32 	%r363, [%r362], 1;
	shr.u64 	%rd260, %rd474, %r1683;
	cvt.u32.u64 	%r364, %rd260;
	shl.b32 	%r365, %r364, 2;
	and.b32  	%r366, %r365, 1020;
	add.s32 	%r367, %r339, %r366;
	atom.shared.add.u32 	%r368, [%r367], 1;
	shr.u64 	%rd261, %rd476, %r1683;
	cvt.u32.u64 	%r369, %rd261;
	shl.b32 	%r370, %r369, 2;
	and.b32  	%r371, %r370, 1020;
	add.s32 	%r372, %r339, %r371;
	atom.shared.add.u32 	%r373, [%r372], 1;
	shr.u64 	%rd262, %rd478, %r1683;
	cvt.u32.u64 	%r374, %rd262;
	shl.b32 	%r375, %r374, 2;
	and.b32  	%r376, %r375, 1020;
	add.s32 	%r377, %r339, %r376;
	atom.shared.add.u32 	%r378, [%r377], 1;
	shr.u64 	%rd263, %rd480, %r1683;
	cvt.u32.u64 	%r379, %rd263;
	shl.b32 	%r380, %r379, 2;
	and.b32  	%r381, %r380, 1020;
	add.s32 	%r382, %r339, %r381;
	atom.shared.add.u32 	%r383, [%r382], 1;
	shr.u64 	%rd264, %rd482, %r1683;
	cvt.u32.u64 	%r384, %rd264;
	shl.b32 	%r385, %r384, 2;
	and.b32  	%r386, %r385, 1020;
	add.s32 	%r387, %r339, %r386;
	atom.shared.add.u32 	%r388, [%r387], 1;
	shr.u64 	%rd265, %rd484, %r1683;
	cvt.u32.u64 	%r389, %rd265;
	shl.b32 	%r390, %r389, 2;
	and.b32  	%r391, %r390, 1020;
	add.s32 	%r392, %r339, %r391;
	atom.shared.add.u32 	%r393, [%r392], 1;
	shr.u64 	%rd266, %rd486, %r1683;
	cvt.u32.u64 	%r394, %rd266;
	shl.b32 	%r395, %r394, 2;
	and.b32  	%r396, %r395, 1020;
	add.s32 	%r397, %r339, %r396;
	atom.shared.add.u32 	%r398, [%r397], 1;
	bar.sync 	0;
	setp.gt.u32 	%p150, %r17, 255;
	shl.b32 	%r399, %r17, 2;
	add.s32 	%r50, %r338, %r399;
	mov.u32 	%r1691, 0;
	@%p150 bra 	$L__BB0_76;
	ld.shared.u32 	%r400, [%r50];
	mov.u32 	%r401, 0;
	st.shared.u32 	[%r50], %r401;
	ld.shared.u32 	%r402, [%r50+1024];
	st.shared.u32 	[%r50+1024], %r400;
	add.s32 	%r403, %r402, %r400;
	ld.shared.u32 	%r404, [%r50+2048];
	st.shared.u32 	[%r50+2048], %r403;
	add.s32 	%r405, %r404, %r403;
	ld.shared.u32 	%r406, [%r50+3072];
	st.shared.u32 	[%r50+3072], %r405;
	add.s32 	%r407, %r406, %r405;
	ld.shared.u32 	%r408, [%r50+4096];
	st.shared.u32 	[%r50+4096], %r407;
	add.s32 	%r409, %r408, %r407;
	ld.shared.u32 	%r410, [%r50+5120];
	st.shared.u32 	[%r50+5120], %r409;
	add.s32 	%r411, %r410, %r409;
	ld.shared.u32 	%r412, [%r50+6144];
	st.shared.u32 	[%r50+6144], %r411;
	add.s32 	%r413, %r412, %r411;
	ld.shared.u32 	%r414, [%r50+7168];
	st.shared.u32 	[%r50+7168], %r413;
	add.s32 	%r415, %r414, %r413;
	ld.shared.u32 	%r416, [%r50+8192];
	st.shared.u32 	[%r50+8192], %r415;
	add.s32 	%r417, %r416, %r415;
	ld.shared.u32 	%r418, [%r50+9216];
	st.shared.u32 	[%r50+9216], %r417;
	add.s32 	%r419, %r418, %r417;
	ld.shared.u32 	%r420, [%r50+10240];
	st.shared.u32 	[%r50+10240], %r419;
	add.s32 	%r421, %r420, %r419;
	ld.shared.u32 	%r422, [%r50+11264];
	st.shared.u32 	[%r50+11264], %r421;
	add.s32 	%r1691, %r422, %r421;
$L__BB0_76:
	ld.param.u64 	%rd451, [gs_cub_places_64_param_0+48];
	setp.gt.s32 	%p151, %r17, 255;
	shl.b32 	%r424, %r18, 8;
	add.s32 	%r425, %r424, %r17;
	cvta.to.global.u64 	%rd267, %rd451;
	mul.wide.s32 	%rd268, %r425, 4;
	add.s64 	%rd109, %rd267, %rd268;
	@%p151 bra 	$L__BB0_78;
	or.b32  	%r426, %r1691, 1073741824;
	st.volatile.global.u32 	[%rd109], %r426;
$L__BB0_78:
	mul.wide.u32 	%rd269, %r17, -1431655765;
	shr.u64 	%rd270, %rd269, 35;
	cvt.u32.u64 	%r428, %rd270;
	add.s32 	%r429, %r428, %r17;
	shl.b32 	%r430, %r429, 2;
	add.s32 	%r53, %r338, %r430;
	st.shared.u32 	[%r53+13328], %r1691;
	bar.sync 	0;
	setp.gt.u32 	%p152, %r17, 31;
	@%p152 bra 	$L__BB0_80;
	mad.lo.s32 	%r464, %r17, 52, %r338;
	mov.u32 	%r440, 2;
	ld.shared.u32 	%r465, [%r464+13332];
	mov.u32 	%r459, 0;
	ld.shared.u32 	%r466, [%r464+13328];
	add.s32 	%r467, %r465, %r466;
	ld.shared.u32 	%r468, [%r464+13336];
	add.s32 	%r469, %r467, %r468;
	ld.shared.u32 	%r470, [%r464+13340];
	add.s32 	%r471, %r469, %r470;
	ld.shared.u32 	%r472, [%r464+13344];
	add.s32 	%r473, %r471, %r472;
	ld.shared.u32 	%r474, [%r464+13348];
	add.s32 	%r475, %r473, %r474;
	ld.shared.u32 	%r476, [%r464+13352];
	add.s32 	%r477, %r475, %r476;
	ld.shared.u32 	%r478, [%r464+13356];
	add.s32 	%r479, %r477, %r478;
	ld.shared.u32 	%r480, [%r464+13360];
	add.s32 	%r481, %r479, %r480;
	ld.shared.u32 	%r482, [%r464+13364];
	add.s32 	%r483, %r481, %r482;
	ld.shared.u32 	%r484, [%r464+13368];
	add.s32 	%r485, %r483, %r484;
	ld.shared.u32 	%r486, [%r464+13372];
	add.s32 	%r436, %r485, %r486;
	mov.u32 	%r434, 1;
	mov.u32 	%r461, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r436, %r434, %r459, %r461;  @p add.s32 r0, r0, %r436;  mov.s32 %r432, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r432, %r440, %r459, %r461;  @p add.s32 r0, r0, %r432;  mov.s32 %r438, r0;}
	mov.u32 	%r446, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r438, %r446, %r459, %r461;  @p add.s32 r0, r0, %r438;  mov.s32 %r444, r0;}
	mov.u32 	%r452, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r444, %r452, %r459, %r461;  @p add.s32 r0, r0, %r444;  mov.s32 %r450, r0;}
	mov.u32 	%r458, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r450, %r458, %r459, %r461;  @p add.s32 r0, r0, %r450;  mov.s32 %r456, r0;}
	sub.s32 	%r487, %r456, %r436;
	add.s32 	%r488, %r466, %r487;
	add.s32 	%r489, %r465, %r488;
	add.s32 	%r490, %r468, %r489;
	add.s32 	%r491, %r470, %r490;
	add.s32 	%r492, %r472, %r491;
	add.s32 	%r493, %r474, %r492;
	add.s32 	%r494, %r476, %r493;
	add.s32 	%r495, %r478, %r494;
	add.s32 	%r496, %r480, %r495;
	add.s32 	%r497, %r482, %r496;
	add.s32 	%r498, %r484, %r497;
	st.shared.u32 	[%r464+13328], %r487;
	st.shared.u32 	[%r464+13332], %r488;
	st.shared.u32 	[%r464+13336], %r489;
	st.shared.u32 	[%r464+13340], %r490;
	st.shared.u32 	[%r464+13344], %r491;
	st.shared.u32 	[%r464+13348], %r492;
	st.shared.u32 	[%r464+13352], %r493;
	st.shared.u32 	[%r464+13356], %r494;
	st.shared.u32 	[%r464+13360], %r495;
	st.shared.u32 	[%r464+13364], %r496;
	st.shared.u32 	[%r464+13368], %r497;
	st.shared.u32 	[%r464+13372], %r498;
$L__BB0_80:
	setp.gt.u32 	%p268, %r17, 255;
	mul.wide.u32 	%rd420, %r17, -1431655765;
	shr.u64 	%rd419, %rd420, 35;
	cvt.u32.u64 	%r1560, %rd419;
	add.s32 	%r1559, %r1560, %r17;
	shl.b32 	%r1558, %r1559, 2;
	add.s32 	%r1557, %r338, %r1558;
	bar.sync 	0;
	ld.shared.u32 	%r54, [%r1557+13328];
	@%p268 bra 	$L__BB0_82;
	ld.shared.u32 	%r500, [%r50];
	add.s32 	%r501, %r500, %r54;
	st.shared.u32 	[%r50], %r501;
	ld.shared.u32 	%r502, [%r50+1024];
	add.s32 	%r503, %r502, %r54;
	st.shared.u32 	[%r50+1024], %r503;
	ld.shared.u32 	%r504, [%r50+2048];
	add.s32 	%r505, %r504, %r54;
	st.shared.u32 	[%r50+2048], %r505;
	ld.shared.u32 	%r506, [%r50+3072];
	add.s32 	%r507, %r506, %r54;
	st.shared.u32 	[%r50+3072], %r507;
	ld.shared.u32 	%r508, [%r50+4096];
	add.s32 	%r509, %r508, %r54;
	st.shared.u32 	[%r50+4096], %r509;
	ld.shared.u32 	%r510, [%r50+5120];
	add.s32 	%r511, %r510, %r54;
	st.shared.u32 	[%r50+5120], %r511;
	ld.shared.u32 	%r512, [%r50+6144];
	add.s32 	%r513, %r512, %r54;
	st.shared.u32 	[%r50+6144], %r513;
	ld.shared.u32 	%r514, [%r50+7168];
	add.s32 	%r515, %r514, %r54;
	st.shared.u32 	[%r50+7168], %r515;
	ld.shared.u32 	%r516, [%r50+8192];
	add.s32 	%r517, %r516, %r54;
	st.shared.u32 	[%r50+8192], %r517;
	ld.shared.u32 	%r518, [%r50+9216];
	add.s32 	%r519, %r518, %r54;
	st.shared.u32 	[%r50+9216], %r519;
	ld.shared.u32 	%r520, [%r50+10240];
	add.s32 	%r521, %r520, %r54;
	st.shared.u32 	[%r50+10240], %r521;
	ld.shared.u32 	%r522, [%r50+11264];
	add.s32 	%r523, %r522, %r54;
	st.shared.u32 	[%r50+11264], %r523;
$L__BB0_82:
	shr.u64 	%rd421, %rd464, %r1683;
	cvt.u32.u64 	%r1562, %rd421;
	and.b32  	%r1561, %r1562, 255;
	bar.sync 	0;
	mov.u32 	%r526, 1;
	{
    .reg .pred p;
    and.b32 %r524, %r1561, %r526;    setp.ne.u32 p, %r524, 0;
    vote.ballot.sync.b32 %r524, p, 0xffffffff;
    @!p not.b32 %r524, %r524;
}
	mov.u32 	%r529, 2;
	{
    .reg .pred p;
    and.b32 %r527, %r1561, %r529;    setp.ne.u32 p, %r527, 0;
    vote.ballot.sync.b32 %r527, p, 0xffffffff;
    @!p not.b32 %r527, %r527;
}
	and.b32  	%r550, %r527, %r524;
	mov.u32 	%r532, 4;
	{
    .reg .pred p;
    and.b32 %r530, %r1561, %r532;    setp.ne.u32 p, %r530, 0;
    vote.ballot.sync.b32 %r530, p, 0xffffffff;
    @!p not.b32 %r530, %r530;
}
	and.b32  	%r551, %r530, %r550;
	mov.u32 	%r535, 8;
	{
    .reg .pred p;
    and.b32 %r533, %r1561, %r535;    setp.ne.u32 p, %r533, 0;
    vote.ballot.sync.b32 %r533, p, 0xffffffff;
    @!p not.b32 %r533, %r533;
}
	and.b32  	%r552, %r533, %r551;
	mov.u32 	%r538, 16;
	{
    .reg .pred p;
    and.b32 %r536, %r1561, %r538;    setp.ne.u32 p, %r536, 0;
    vote.ballot.sync.b32 %r536, p, 0xffffffff;
    @!p not.b32 %r536, %r536;
}
	and.b32  	%r553, %r536, %r552;
	mov.u32 	%r541, 32;
	{
    .reg .pred p;
    and.b32 %r539, %r1561, %r541;    setp.ne.u32 p, %r539, 0;
    vote.ballot.sync.b32 %r539, p, 0xffffffff;
    @!p not.b32 %r539, %r539;
}
	and.b32  	%r554, %r539, %r553;
	mov.u32 	%r544, 64;
	{
    .reg .pred p;
    and.b32 %r542, %r1561, %r544;    setp.ne.u32 p, %r542, 0;
    vote.ballot.sync.b32 %r542, p, 0xffffffff;
    @!p not.b32 %r542, %r542;
}
	and.b32  	%r555, %r542, %r554;
	mov.u32 	%r547, 128;
	{
    .reg .pred p;
    and.b32 %r545, %r1561, %r547;    setp.ne.u32 p, %r545, 0;
    vote.ballot.sync.b32 %r545, p, 0xffffffff;
    @!p not.b32 %r545, %r545;
}
	and.b32  	%r556, %r545, %r555;
	clz.b32 	%r557, %r556;
	mov.u32 	%r558, 31;
	sub.s32 	%r55, %r558, %r557;
	mov.u32 %r548, %lanemask_le;
	and.b32  	%r559, %r548, %r556;
	popc.b32 	%r56, %r559;
	setp.ne.s32 	%p154, %r313, %r55;
	mov.u32 	%r1693, 0;
	mov.u32 	%r1692, %r1693;
	@%p154 bra 	$L__BB0_84;
	shr.u64 	%rd450, %rd464, %r1683;
	cvt.u32.u64 	%r1661, %rd450;
	and.b32  	%r1660, %r1661, 255;
	shl.b32 	%r565, %r1660, 2;
	add.s32 	%r566, %r339, %r565;
	atom.shared.add.u32 	%r1692, [%r566], %r56;
$L__BB0_84:
	shr.u64 	%rd422, %rd466, %r1683;
	cvt.u32.u64 	%r1564, %rd422;
	and.b32  	%r1563, %r1564, 255;
	mov.u32 	%r594, -1;
	shfl.sync.idx.b32 	%r595|%p155, %r1692, %r55, %r558, %r594;
	add.s32 	%r596, %r56, %r595;
	add.s32 	%r59, %r596, -1;
	{
    .reg .pred p;
    and.b32 %r567, %r1563, %r526;    setp.ne.u32 p, %r567, 0;
    vote.ballot.sync.b32 %r567, p, 0xffffffff;
    @!p not.b32 %r567, %r567;
}
	{
    .reg .pred p;
    and.b32 %r570, %r1563, %r529;    setp.ne.u32 p, %r570, 0;
    vote.ballot.sync.b32 %r570, p, 0xffffffff;
    @!p not.b32 %r570, %r570;
}
	and.b32  	%r597, %r570, %r567;
	{
    .reg .pred p;
    and.b32 %r573, %r1563, %r532;    setp.ne.u32 p, %r573, 0;
    vote.ballot.sync.b32 %r573, p, 0xffffffff;
    @!p not.b32 %r573, %r573;
}
	and.b32  	%r598, %r573, %r597;
	{
    .reg .pred p;
    and.b32 %r576, %r1563, %r535;    setp.ne.u32 p, %r576, 0;
    vote.ballot.sync.b32 %r576, p, 0xffffffff;
    @!p not.b32 %r576, %r576;
}
	and.b32  	%r599, %r576, %r598;
	{
    .reg .pred p;
    and.b32 %r579, %r1563, %r538;    setp.ne.u32 p, %r579, 0;
    vote.ballot.sync.b32 %r579, p, 0xffffffff;
    @!p not.b32 %r579, %r579;
}
	and.b32  	%r600, %r579, %r599;
	{
    .reg .pred p;
    and.b32 %r582, %r1563, %r541;    setp.ne.u32 p, %r582, 0;
    vote.ballot.sync.b32 %r582, p, 0xffffffff;
    @!p not.b32 %r582, %r582;
}
	and.b32  	%r601, %r582, %r600;
	{
    .reg .pred p;
    and.b32 %r585, %r1563, %r544;    setp.ne.u32 p, %r585, 0;
    vote.ballot.sync.b32 %r585, p, 0xffffffff;
    @!p not.b32 %r585, %r585;
}
	and.b32  	%r602, %r585, %r601;
	{
    .reg .pred p;
    and.b32 %r588, %r1563, %r547;    setp.ne.u32 p, %r588, 0;
    vote.ballot.sync.b32 %r588, p, 0xffffffff;
    @!p not.b32 %r588, %r588;
}
	and.b32  	%r603, %r588, %r602;
	clz.b32 	%r604, %r603;
	sub.s32 	%r60, %r558, %r604;
	mov.u32 %r591, %lanemask_le;
	and.b32  	%r605, %r591, %r603;
	popc.b32 	%r61, %r605;
	setp.ne.s32 	%p156, %r313, %r60;
	@%p156 bra 	$L__BB0_86;
	shr.u64 	%rd449, %rd466, %r1683;
	cvt.u32.u64 	%r1659, %rd449;
	and.b32  	%r1658, %r1659, 255;
	shl.b32 	%r611, %r1658, 2;
	add.s32 	%r612, %r339, %r611;
	atom.shared.add.u32 	%r1693, [%r612], %r61;
$L__BB0_86:
	shr.u64 	%rd423, %rd468, %r1683;
	cvt.u32.u64 	%r1566, %rd423;
	and.b32  	%r1565, %r1566, 255;
	mov.u32 	%r1695, 0;
	mov.u32 	%r639, 31;
	shfl.sync.idx.b32 	%r641|%p157, %r1693, %r60, %r639, %r594;
	add.s32 	%r642, %r61, %r641;
	add.s32 	%r64, %r642, -1;
	mov.u32 	%r615, 1;
	{
    .reg .pred p;
    and.b32 %r613, %r1565, %r615;    setp.ne.u32 p, %r613, 0;
    vote.ballot.sync.b32 %r613, p, 0xffffffff;
    @!p not.b32 %r613, %r613;
}
	mov.u32 	%r618, 2;
	{
    .reg .pred p;
    and.b32 %r616, %r1565, %r618;    setp.ne.u32 p, %r616, 0;
    vote.ballot.sync.b32 %r616, p, 0xffffffff;
    @!p not.b32 %r616, %r616;
}
	and.b32  	%r643, %r616, %r613;
	mov.u32 	%r621, 4;
	{
    .reg .pred p;
    and.b32 %r619, %r1565, %r621;    setp.ne.u32 p, %r619, 0;
    vote.ballot.sync.b32 %r619, p, 0xffffffff;
    @!p not.b32 %r619, %r619;
}
	and.b32  	%r644, %r619, %r643;
	mov.u32 	%r624, 8;
	{
    .reg .pred p;
    and.b32 %r622, %r1565, %r624;    setp.ne.u32 p, %r622, 0;
    vote.ballot.sync.b32 %r622, p, 0xffffffff;
    @!p not.b32 %r622, %r622;
}
	and.b32  	%r645, %r622, %r644;
	mov.u32 	%r627, 16;
	{
    .reg .pred p;
    and.b32 %r625, %r1565, %r627;    setp.ne.u32 p, %r625, 0;
    vote.ballot.sync.b32 %r625, p, 0xffffffff;
    @!p not.b32 %r625, %r625;
}
	and.b32  	%r646, %r625, %r645;
	mov.u32 	%r630, 32;
	{
    .reg .pred p;
    and.b32 %r628, %r1565, %r630;    setp.ne.u32 p, %r628, 0;
    vote.ballot.sync.b32 %r628, p, 0xffffffff;
    @!p not.b32 %r628, %r628;
}
	and.b32  	%r647, %r628, %r646;
	mov.u32 	%r633, 64;
	{
    .reg .pred p;
    and.b32 %r631, %r1565, %r633;    setp.ne.u32 p, %r631, 0;
    vote.ballot.sync.b32 %r631, p, 0xffffffff;
    @!p not.b32 %r631, %r631;
}
	and.b32  	%r648, %r631, %r647;
	mov.u32 	%r636, 128;
	{
    .reg .pred p;
    and.b32 %r634, %r1565, %r636;    setp.ne.u32 p, %r634, 0;
    vote.ballot.sync.b32 %r634, p, 0xffffffff;
    @!p not.b32 %r634, %r634;
}
	and.b32  	%r649, %r634, %r648;
	clz.b32 	%r650, %r649;
	sub.s32 	%r65, %r639, %r650;
	mov.u32 %r637, %lanemask_le;
	and.b32  	%r651, %r637, %r649;
	popc.b32 	%r66, %r651;
	setp.ne.s32 	%p158, %r313, %r65;
	mov.u32 	%r1694, %r1695;
	@%p158 bra 	$L__BB0_88;
	shr.u64 	%rd448, %rd468, %r1683;
	cvt.u32.u64 	%r1657, %rd448;
	and.b32  	%r1656, %r1657, 255;
	shl.b32 	%r657, %r1656, 2;
	add.s32 	%r658, %r339, %r657;
	atom.shared.add.u32 	%r1694, [%r658], %r66;
$L__BB0_88:
	shr.u64 	%rd424, %rd470, %r1683;
	cvt.u32.u64 	%r1568, %rd424;
	and.b32  	%r1567, %r1568, 255;
	mov.u32 	%r686, -1;
	shfl.sync.idx.b32 	%r687|%p159, %r1694, %r65, %r639, %r686;
	add.s32 	%r688, %r66, %r687;
	add.s32 	%r69, %r688, -1;
	{
    .reg .pred p;
    and.b32 %r659, %r1567, %r615;    setp.ne.u32 p, %r659, 0;
    vote.ballot.sync.b32 %r659, p, 0xffffffff;
    @!p not.b32 %r659, %r659;
}
	{
    .reg .pred p;
    and.b32 %r662, %r1567, %r618;    setp.ne.u32 p, %r662, 0;
    vote.ballot.sync.b32 %r662, p, 0xffffffff;
    @!p not.b32 %r662, %r662;
}
	and.b32  	%r689, %r662, %r659;
	{
    .reg .pred p;
    and.b32 %r665, %r1567, %r621;    setp.ne.u32 p, %r665, 0;
    vote.ballot.sync.b32 %r665, p, 0xffffffff;
    @!p not.b32 %r665, %r665;
}
	and.b32  	%r690, %r665, %r689;
	{
    .reg .pred p;
    and.b32 %r668, %r1567, %r624;    setp.ne.u32 p, %r668, 0;
    vote.ballot.sync.b32 %r668, p, 0xffffffff;
    @!p not.b32 %r668, %r668;
}
	and.b32  	%r691, %r668, %r690;
	{
    .reg .pred p;
    and.b32 %r671, %r1567, %r627;    setp.ne.u32 p, %r671, 0;
    vote.ballot.sync.b32 %r671, p, 0xffffffff;
    @!p not.b32 %r671, %r671;
}
	and.b32  	%r692, %r671, %r691;
	{
    .reg .pred p;
    and.b32 %r674, %r1567, %r630;    setp.ne.u32 p, %r674, 0;
    vote.ballot.sync.b32 %r674, p, 0xffffffff;
    @!p not.b32 %r674, %r674;
}
	and.b32  	%r693, %r674, %r692;
	{
    .reg .pred p;
    and.b32 %r677, %r1567, %r633;    setp.ne.u32 p, %r677, 0;
    vote.ballot.sync.b32 %r677, p, 0xffffffff;
    @!p not.b32 %r677, %r677;
}
	and.b32  	%r694, %r677, %r693;
	{
    .reg .pred p;
    and.b32 %r680, %r1567, %r636;    setp.ne.u32 p, %r680, 0;
    vote.ballot.sync.b32 %r680, p, 0xffffffff;
    @!p not.b32 %r680, %r680;
}
	and.b32  	%r695, %r680, %r694;
	clz.b32 	%r696, %r695;
	sub.s32 	%r70, %r639, %r696;
	mov.u32 %r683, %lanemask_le;
	and.b32  	%r697, %r683, %r695;
	popc.b32 	%r71, %r697;
	setp.ne.s32 	%p160, %r313, %r70;
	@%p160 bra 	$L__BB0_90;
	shr.u64 	%rd447, %rd470, %r1683;
	cvt.u32.u64 	%r1655, %rd447;
	and.b32  	%r1654, %r1655, 255;
	shl.b32 	%r703, %r1654, 2;
	add.s32 	%r704, %r339, %r703;
	atom.shared.add.u32 	%r1695, [%r704], %r71;
$L__BB0_90:
	shr.u64 	%rd425, %rd472, %r1683;
	cvt.u32.u64 	%r1570, %rd425;
	and.b32  	%r1569, %r1570, 255;
	mov.u32 	%r1697, 0;
	mov.u32 	%r731, 31;
	shfl.sync.idx.b32 	%r733|%p161, %r1695, %r70, %r731, %r686;
	add.s32 	%r734, %r71, %r733;
	add.s32 	%r74, %r734, -1;
	mov.u32 	%r707, 1;
	{
    .reg .pred p;
    and.b32 %r705, %r1569, %r707;    setp.ne.u32 p, %r705, 0;
    vote.ballot.sync.b32 %r705, p, 0xffffffff;
    @!p not.b32 %r705, %r705;
}
	mov.u32 	%r710, 2;
	{
    .reg .pred p;
    and.b32 %r708, %r1569, %r710;    setp.ne.u32 p, %r708, 0;
    vote.ballot.sync.b32 %r708, p, 0xffffffff;
    @!p not.b32 %r708, %r708;
}
	and.b32  	%r735, %r708, %r705;
	mov.u32 	%r713, 4;
	{
    .reg .pred p;
    and.b32 %r711, %r1569, %r713;    setp.ne.u32 p, %r711, 0;
    vote.ballot.sync.b32 %r711, p, 0xffffffff;
    @!p not.b32 %r711, %r711;
}
	and.b32  	%r736, %r711, %r735;
	mov.u32 	%r716, 8;
	{
    .reg .pred p;
    and.b32 %r714, %r1569, %r716;    setp.ne.u32 p, %r714, 0;
    vote.ballot.sync.b32 %r714, p, 0xffffffff;
    @!p not.b32 %r714, %r714;
}
	and.b32  	%r737, %r714, %r736;
	mov.u32 	%r719, 16;
	{
    .reg .pred p;
    and.b32 %r717, %r1569, %r719;    setp.ne.u32 p, %r717, 0;
    vote.ballot.sync.b32 %r717, p, 0xffffffff;
    @!p not.b32 %r717, %r717;
}
	and.b32  	%r738, %r717, %r737;
	mov.u32 	%r722, 32;
	{
    .reg .pred p;
    and.b32 %r720, %r1569, %r722;    setp.ne.u32 p, %r720, 0;
    vote.ballot.sync.b32 %r720, p, 0xffffffff;
    @!p not.b32 %r720, %r720;
}
	and.b32  	%r739, %r720, %r738;
	mov.u32 	%r725, 64;
	{
    .reg .pred p;
    and.b32 %r723, %r1569, %r725;    setp.ne.u32 p, %r723, 0;
    vote.ballot.sync.b32 %r723, p, 0xffffffff;
    @!p not.b32 %r723, %r723;
}
	and.b32  	%r740, %r723, %r739;
	mov.u32 	%r728, 128;
	{
    .reg .pred p;
    and.b32 %r726, %r1569, %r728;    setp.ne.u32 p, %r726, 0;
    vote.ballot.sync.b32 %r726, p, 0xffffffff;
    @!p not.b32 %r726, %r726;
}
	and.b32  	%r741, %r726, %r740;
	clz.b32 	%r742, %r741;
	sub.s32 	%r75, %r731, %r742;
	mov.u32 %r729, %lanemask_le;
	and.b32  	%r743, %r729, %r741;
	popc.b32 	%r76, %r743;
	setp.ne.s32 	%p162, %r313, %r75;
	mov.u32 	%r1696, %r1697;
	@%p162 bra 	$L__BB0_92;
	shr.u64 	%rd446, %rd472, %r1683;
	cvt.u32.u64 	%r1653, %rd446;
	and.b32  	%r1652, %r1653, 255;
	shl.b32 	%r749, %r1652, 2;
	add.s32 	%r750, %r339, %r749;
	atom.shared.add.u32 	%r1696, [%r750], %r76;
$L__BB0_92:
	shr.u64 	%rd426, %rd474, %r1683;
	cvt.u32.u64 	%r1572, %rd426;
	and.b32  	%r1571, %r1572, 255;
	mov.u32 	%r778, -1;
	shfl.sync.idx.b32 	%r779|%p163, %r1696, %r75, %r731, %r778;
	add.s32 	%r780, %r76, %r779;
	add.s32 	%r79, %r780, -1;
	{
    .reg .pred p;
    and.b32 %r751, %r1571, %r707;    setp.ne.u32 p, %r751, 0;
    vote.ballot.sync.b32 %r751, p, 0xffffffff;
    @!p not.b32 %r751, %r751;
}
	{
    .reg .pred p;
    and.b32 %r754, %r1571, %r710;    setp.ne.u32 p, %r754, 0;
    vote.ballot.sync.b32 %r754, p, 0xffffffff;
    @!p not.b32 %r754, %r754;
}
	and.b32  	%r781, %r754, %r751;
	{
    .reg .pred p;
    and.b32 %r757, %r1571, %r713;    setp.ne.u32 p, %r757, 0;
    vote.ballot.sync.b32 %r757, p, 0xffffffff;
    @!p not.b32 %r757, %r757;
}
	and.b32  	%r782, %r757, %r781;
	{
    .reg .pred p;
    and.b32 %r760, %r1571, %r716;    setp.ne.u32 p, %r760, 0;
    vote.ballot.sync.b32 %r760, p, 0xffffffff;
    @!p not.b32 %r760, %r760;
}
	and.b32  	%r783, %r760, %r782;
	{
    .reg .pred p;
    and.b32 %r763, %r1571, %r719;    setp.ne.u32 p, %r763, 0;
    vote.ballot.sync.b32 %r763, p, 0xffffffff;
    @!p not.b32 %r763, %r763;
}
	and.b32  	%r784, %r763, %r783;
	{
    .reg .pred p;
    and.b32 %r766, %r1571, %r722;    setp.ne.u32 p, %r766, 0;
    vote.ballot.sync.b32 %r766, p, 0xffffffff;
    @!p not.b32 %r766, %r766;
}
	and.b32  	%r785, %r766, %r784;
	{
    .reg .pred p;
    and.b32 %r769, %r1571, %r725;    setp.ne.u32 p, %r769, 0;
    vote.ballot.sync.b32 %r769, p, 0xffffffff;
    @!p not.b32 %r769, %r769;
}
	and.b32  	%r786, %r769, %r785;
	{
    .reg .pred p;
    and.b32 %r772, %r1571, %r728;    setp.ne.u32 p, %r772, 0;
    vote.ballot.sync.b32 %r772, p, 0xffffffff;
    @!p not.b32 %r772, %r772;
}
	and.b32  	%r787, %r772, %r786;
	clz.b32 	%r788, %r787;
	sub.s32 	%r80, %r731, %r788;
	mov.u32 %r775, %lanemask_le;
	and.b32  	%r789, %r775, %r787;
	popc.b32 	%r81, %r789;
	setp.ne.s32 	%p164, %r313, %r80;
	@%p164 bra 	$L__BB0_94;
	shr.u64 	%rd445, %rd474, %r1683;
	cvt.u32.u64 	%r1651, %rd445;
	and.b32  	%r1650, %r1651, 255;
	shl.b32 	%r795, %r1650, 2;
	add.s32 	%r796, %r339, %r795;
	atom.shared.add.u32 	%r1697, [%r796], %r81;
$L__BB0_94:
	shr.u64 	%rd427, %rd476, %r1683;
	cvt.u32.u64 	%r1574, %rd427;
	and.b32  	%r1573, %r1574, 255;
	mov.u32 	%r1699, 0;
	mov.u32 	%r823, 31;
	shfl.sync.idx.b32 	%r825|%p165, %r1697, %r80, %r823, %r778;
	add.s32 	%r826, %r81, %r825;
	add.s32 	%r84, %r826, -1;
	mov.u32 	%r799, 1;
	{
    .reg .pred p;
    and.b32 %r797, %r1573, %r799;    setp.ne.u32 p, %r797, 0;
    vote.ballot.sync.b32 %r797, p, 0xffffffff;
    @!p not.b32 %r797, %r797;
}
	mov.u32 	%r802, 2;
	{
    .reg .pred p;
    and.b32 %r800, %r1573, %r802;    setp.ne.u32 p, %r800, 0;
    vote.ballot.sync.b32 %r800, p, 0xffffffff;
    @!p not.b32 %r800, %r800;
}
	and.b32  	%r827, %r800, %r797;
	mov.u32 	%r805, 4;
	{
    .reg .pred p;
    and.b32 %r803, %r1573, %r805;    setp.ne.u32 p, %r803, 0;
    vote.ballot.sync.b32 %r803, p, 0xffffffff;
    @!p not.b32 %r803, %r803;
}
	and.b32  	%r828, %r803, %r827;
	mov.u32 	%r808, 8;
	{
    .reg .pred p;
    and.b32 %r806, %r1573, %r808;    setp.ne.u32 p, %r806, 0;
    vote.ballot.sync.b32 %r806, p, 0xffffffff;
    @!p not.b32 %r806, %r806;
}
	and.b32  	%r829, %r806, %r828;
	mov.u32 	%r811, 16;
	{
    .reg .pred p;
    and.b32 %r809, %r1573, %r811;    setp.ne.u32 p, %r809, 0;
    vote.ballot.sync.b32 %r809, p, 0xffffffff;
    @!p not.b32 %r809, %r809;
}
	and.b32  	%r830, %r809, %r829;
	mov.u32 	%r814, 32;
	{
    .reg .pred p;
    and.b32 %r812, %r1573, %r814;    setp.ne.u32 p, %r812, 0;
    vote.ballot.sync.b32 %r812, p, 0xffffffff;
    @!p not.b32 %r812, %r812;
}
	and.b32  	%r831, %r812, %r830;
	mov.u32 	%r817, 64;
	{
    .reg .pred p;
    and.b32 %r815, %r1573, %r817;    setp.ne.u32 p, %r815, 0;
    vote.ballot.sync.b32 %r815, p, 0xffffffff;
    @!p not.b32 %r815, %r815;
}
	and.b32  	%r832, %r815, %r831;
	mov.u32 	%r820, 128;
	{
    .reg .pred p;
    and.b32 %r818, %r1573, %r820;    setp.ne.u32 p, %r818, 0;
    vote.ballot.sync.b32 %r818, p, 0xffffffff;
    @!p not.b32 %r818, %r818;
}
	and.b32  	%r833, %r818, %r832;
	clz.b32 	%r834, %r833;
	sub.s32 	%r85, %r823, %r834;
	mov.u32 %r821, %lanemask_le;
	and.b32  	%r835, %r821, %r833;
	popc.b32 	%r86, %r835;
	setp.ne.s32 	%p166, %r313, %r85;
	mov.u32 	%r1698, %r1699;
	@%p166 bra 	$L__BB0_96;
	shr.u64 	%rd444, %rd476, %r1683;
	cvt.u32.u64 	%r1649, %rd444;
	and.b32  	%r1648, %r1649, 255;
	shl.b32 	%r841, %r1648, 2;
	add.s32 	%r842, %r339, %r841;
	atom.shared.add.u32 	%r1698, [%r842], %r86;
$L__BB0_96:
	shr.u64 	%rd428, %rd478, %r1683;
	cvt.u32.u64 	%r1576, %rd428;
	and.b32  	%r1575, %r1576, 255;
	mov.u32 	%r870, -1;
	shfl.sync.idx.b32 	%r871|%p167, %r1698, %r85, %r823, %r870;
	add.s32 	%r872, %r86, %r871;
	add.s32 	%r89, %r872, -1;
	{
    .reg .pred p;
    and.b32 %r843, %r1575, %r799;    setp.ne.u32 p, %r843, 0;
    vote.ballot.sync.b32 %r843, p, 0xffffffff;
    @!p not.b32 %r843, %r843;
}
	{
    .reg .pred p;
    and.b32 %r846, %r1575, %r802;    setp.ne.u32 p, %r846, 0;
    vote.ballot.sync.b32 %r846, p, 0xffffffff;
    @!p not.b32 %r846, %r846;
}
	and.b32  	%r873, %r846, %r843;
	{
    .reg .pred p;
    and.b32 %r849, %r1575, %r805;    setp.ne.u32 p, %r849, 0;
    vote.ballot.sync.b32 %r849, p, 0xffffffff;
    @!p not.b32 %r849, %r849;
}
	and.b32  	%r874, %r849, %r873;
	{
    .reg .pred p;
    and.b32 %r852, %r1575, %r808;    setp.ne.u32 p, %r852, 0;
    vote.ballot.sync.b32 %r852, p, 0xffffffff;
    @!p not.b32 %r852, %r852;
}
	and.b32  	%r875, %r852, %r874;
	{
    .reg .pred p;
    and.b32 %r855, %r1575, %r811;    setp.ne.u32 p, %r855, 0;
    vote.ballot.sync.b32 %r855, p, 0xffffffff;
    @!p not.b32 %r855, %r855;
}
	and.b32  	%r876, %r855, %r875;
	{
    .reg .pred p;
    and.b32 %r858, %r1575, %r814;    setp.ne.u32 p, %r858, 0;
    vote.ballot.sync.b32 %r858, p, 0xffffffff;
    @!p not.b32 %r858, %r858;
}
	and.b32  	%r877, %r858, %r876;
	{
    .reg .pred p;
    and.b32 %r861, %r1575, %r817;    setp.ne.u32 p, %r861, 0;
    vote.ballot.sync.b32 %r861, p, 0xffffffff;
    @!p not.b32 %r861, %r861;
}
	and.b32  	%r878, %r861, %r877;
	{
    .reg .pred p;
    and.b32 %r864, %r1575, %r820;    setp.ne.u32 p, %r864, 0;
    vote.ballot.sync.b32 %r864, p, 0xffffffff;
    @!p not.b32 %r864, %r864;
}
	and.b32  	%r879, %r864, %r878;
	clz.b32 	%r880, %r879;
	sub.s32 	%r90, %r823, %r880;
	mov.u32 %r867, %lanemask_le;
	and.b32  	%r881, %r867, %r879;
	popc.b32 	%r91, %r881;
	setp.ne.s32 	%p168, %r313, %r90;
	@%p168 bra 	$L__BB0_98;
	shr.u64 	%rd443, %rd478, %r1683;
	cvt.u32.u64 	%r1647, %rd443;
	and.b32  	%r1646, %r1647, 255;
	shl.b32 	%r887, %r1646, 2;
	add.s32 	%r888, %r339, %r887;
	atom.shared.add.u32 	%r1699, [%r888], %r91;
$L__BB0_98:
	shr.u64 	%rd429, %rd480, %r1683;
	cvt.u32.u64 	%r1578, %rd429;
	and.b32  	%r1577, %r1578, 255;
	mov.u32 	%r1701, 0;
	mov.u32 	%r915, 31;
	shfl.sync.idx.b32 	%r917|%p169, %r1699, %r90, %r915, %r870;
	add.s32 	%r918, %r91, %r917;
	add.s32 	%r94, %r918, -1;
	mov.u32 	%r891, 1;
	{
    .reg .pred p;
    and.b32 %r889, %r1577, %r891;    setp.ne.u32 p, %r889, 0;
    vote.ballot.sync.b32 %r889, p, 0xffffffff;
    @!p not.b32 %r889, %r889;
}
	mov.u32 	%r894, 2;
	{
    .reg .pred p;
    and.b32 %r892, %r1577, %r894;    setp.ne.u32 p, %r892, 0;
    vote.ballot.sync.b32 %r892, p, 0xffffffff;
    @!p not.b32 %r892, %r892;
}
	and.b32  	%r919, %r892, %r889;
	mov.u32 	%r897, 4;
	{
    .reg .pred p;
    and.b32 %r895, %r1577, %r897;    setp.ne.u32 p, %r895, 0;
    vote.ballot.sync.b32 %r895, p, 0xffffffff;
    @!p not.b32 %r895, %r895;
}
	and.b32  	%r920, %r895, %r919;
	mov.u32 	%r900, 8;
	{
    .reg .pred p;
    and.b32 %r898, %r1577, %r900;    setp.ne.u32 p, %r898, 0;
    vote.ballot.sync.b32 %r898, p, 0xffffffff;
    @!p not.b32 %r898, %r898;
}
	and.b32  	%r921, %r898, %r920;
	mov.u32 	%r903, 16;
	{
    .reg .pred p;
    and.b32 %r901, %r1577, %r903;    setp.ne.u32 p, %r901, 0;
    vote.ballot.sync.b32 %r901, p, 0xffffffff;
    @!p not.b32 %r901, %r901;
}
	and.b32  	%r922, %r901, %r921;
	mov.u32 	%r906, 32;
	{
    .reg .pred p;
    and.b32 %r904, %r1577, %r906;    setp.ne.u32 p, %r904, 0;
    vote.ballot.sync.b32 %r904, p, 0xffffffff;
    @!p not.b32 %r904, %r904;
}
	and.b32  	%r923, %r904, %r922;
	mov.u32 	%r909, 64;
	{
    .reg .pred p;
    and.b32 %r907, %r1577, %r909;    setp.ne.u32 p, %r907, 0;
    vote.ballot.sync.b32 %r907, p, 0xffffffff;
    @!p not.b32 %r907, %r907;
}
	and.b32  	%r924, %r907, %r923;
	mov.u32 	%r912, 128;
	{
    .reg .pred p;
    and.b32 %r910, %r1577, %r912;    setp.ne.u32 p, %r910, 0;
    vote.ballot.sync.b32 %r910, p, 0xffffffff;
    @!p not.b32 %r910, %r910;
}
	and.b32  	%r925, %r910, %r924;
	clz.b32 	%r926, %r925;
	sub.s32 	%r95, %r915, %r926;
	mov.u32 %r913, %lanemask_le;
	and.b32  	%r927, %r913, %r925;
	popc.b32 	%r96, %r927;
	setp.ne.s32 	%p170, %r313, %r95;
	mov.u32 	%r1700, %r1701;
	@%p170 bra 	$L__BB0_100;
	shr.u64 	%rd442, %rd480, %r1683;
	cvt.u32.u64 	%r1645, %rd442;
	and.b32  	%r1644, %r1645, 255;
	shl.b32 	%r933, %r1644, 2;
	add.s32 	%r934, %r339, %r933;
	atom.shared.add.u32 	%r1700, [%r934], %r96;
$L__BB0_100:
	shr.u64 	%rd430, %rd482, %r1683;
	cvt.u32.u64 	%r1580, %rd430;
	and.b32  	%r1579, %r1580, 255;
	mov.u32 	%r962, -1;
	shfl.sync.idx.b32 	%r963|%p171, %r1700, %r95, %r915, %r962;
	add.s32 	%r964, %r96, %r963;
	add.s32 	%r99, %r964, -1;
	{
    .reg .pred p;
    and.b32 %r935, %r1579, %r891;    setp.ne.u32 p, %r935, 0;
    vote.ballot.sync.b32 %r935, p, 0xffffffff;
    @!p not.b32 %r935, %r935;
}
	{
    .reg .pred p;
    and.b32 %r938, %r1579, %r894;    setp.ne.u32 p, %r938, 0;
    vote.ballot.sync.b32 %r938, p, 0xffffffff;
    @!p not.b32 %r938, %r938;
}
	and.b32  	%r965, %r938, %r935;
	{
    .reg .pred p;
    and.b32 %r941, %r1579, %r897;    setp.ne.u32 p, %r941, 0;
    vote.ballot.sync.b32 %r941, p, 0xffffffff;
    @!p not.b32 %r941, %r941;
}
	and.b32  	%r966, %r941, %r965;
	{
    .reg .pred p;
    and.b32 %r944, %r1579, %r900;    setp.ne.u32 p, %r944, 0;
    vote.ballot.sync.b32 %r944, p, 0xffffffff;
    @!p not.b32 %r944, %r944;
}
	and.b32  	%r967, %r944, %r966;
	{
    .reg .pred p;
    and.b32 %r947, %r1579, %r903;    setp.ne.u32 p, %r947, 0;
    vote.ballot.sync.b32 %r947, p, 0xffffffff;
    @!p not.b32 %r947, %r947;
}
	and.b32  	%r968, %r947, %r967;
	{
    .reg .pred p;
    and.b32 %r950, %r1579, %r906;    setp.ne.u32 p, %r950, 0;
    vote.ballot.sync.b32 %r950, p, 0xffffffff;
    @!p not.b32 %r950, %r950;
}
	and.b32  	%r969, %r950, %r968;
	{
    .reg .pred p;
    and.b32 %r953, %r1579, %r909;    setp.ne.u32 p, %r953, 0;
    vote.ballot.sync.b32 %r953, p, 0xffffffff;
    @!p not.b32 %r953, %r953;
}
	and.b32  	%r970, %r953, %r969;
	{
    .reg .pred p;
    and.b32 %r956, %r1579, %r912;    setp.ne.u32 p, %r956, 0;
    vote.ballot.sync.b32 %r956, p, 0xffffffff;
    @!p not.b32 %r956, %r956;
}
	and.b32  	%r971, %r956, %r970;
	clz.b32 	%r972, %r971;
	sub.s32 	%r100, %r915, %r972;
	mov.u32 %r959, %lanemask_le;
	and.b32  	%r973, %r959, %r971;
	popc.b32 	%r101, %r973;
	setp.ne.s32 	%p172, %r313, %r100;
	@%p172 bra 	$L__BB0_102;
	shr.u64 	%rd441, %rd482, %r1683;
	cvt.u32.u64 	%r1643, %rd441;
	and.b32  	%r1642, %r1643, 255;
	shl.b32 	%r979, %r1642, 2;
	add.s32 	%r980, %r339, %r979;
	atom.shared.add.u32 	%r1701, [%r980], %r101;
$L__BB0_102:
	shr.u64 	%rd431, %rd484, %r1683;
	cvt.u32.u64 	%r1582, %rd431;
	and.b32  	%r1581, %r1582, 255;
	mov.u32 	%r1703, 0;
	mov.u32 	%r1007, 31;
	shfl.sync.idx.b32 	%r1009|%p173, %r1701, %r100, %r1007, %r962;
	add.s32 	%r1010, %r101, %r1009;
	add.s32 	%r104, %r1010, -1;
	mov.u32 	%r983, 1;
	{
    .reg .pred p;
    and.b32 %r981, %r1581, %r983;    setp.ne.u32 p, %r981, 0;
    vote.ballot.sync.b32 %r981, p, 0xffffffff;
    @!p not.b32 %r981, %r981;
}
	mov.u32 	%r986, 2;
	{
    .reg .pred p;
    and.b32 %r984, %r1581, %r986;    setp.ne.u32 p, %r984, 0;
    vote.ballot.sync.b32 %r984, p, 0xffffffff;
    @!p not.b32 %r984, %r984;
}
	and.b32  	%r1011, %r984, %r981;
	mov.u32 	%r989, 4;
	{
    .reg .pred p;
    and.b32 %r987, %r1581, %r989;    setp.ne.u32 p, %r987, 0;
    vote.ballot.sync.b32 %r987, p, 0xffffffff;
    @!p not.b32 %r987, %r987;
}
	and.b32  	%r1012, %r987, %r1011;
	mov.u32 	%r992, 8;
	{
    .reg .pred p;
    and.b32 %r990, %r1581, %r992;    setp.ne.u32 p, %r990, 0;
    vote.ballot.sync.b32 %r990, p, 0xffffffff;
    @!p not.b32 %r990, %r990;
}
	and.b32  	%r1013, %r990, %r1012;
	mov.u32 	%r995, 16;
	{
    .reg .pred p;
    and.b32 %r993, %r1581, %r995;    setp.ne.u32 p, %r993, 0;
    vote.ballot.sync.b32 %r993, p, 0xffffffff;
    @!p not.b32 %r993, %r993;
}
	and.b32  	%r1014, %r993, %r1013;
	mov.u32 	%r998, 32;
	{
    .reg .pred p;
    and.b32 %r996, %r1581, %r998;    setp.ne.u32 p, %r996, 0;
    vote.ballot.sync.b32 %r996, p, 0xffffffff;
    @!p not.b32 %r996, %r996;
}
	and.b32  	%r1015, %r996, %r1014;
	mov.u32 	%r1001, 64;
	{
    .reg .pred p;
    and.b32 %r999, %r1581, %r1001;    setp.ne.u32 p, %r999, 0;
    vote.ballot.sync.b32 %r999, p, 0xffffffff;
    @!p not.b32 %r999, %r999;
}
	and.b32  	%r1016, %r999, %r1015;
	mov.u32 	%r1004, 128;
	{
    .reg .pred p;
    and.b32 %r1002, %r1581, %r1004;    setp.ne.u32 p, %r1002, 0;
    vote.ballot.sync.b32 %r1002, p, 0xffffffff;
    @!p not.b32 %r1002, %r1002;
}
	and.b32  	%r1017, %r1002, %r1016;
	clz.b32 	%r1018, %r1017;
	sub.s32 	%r105, %r1007, %r1018;
	mov.u32 %r1005, %lanemask_le;
	and.b32  	%r1019, %r1005, %r1017;
	popc.b32 	%r106, %r1019;
	setp.ne.s32 	%p174, %r313, %r105;
	mov.u32 	%r1702, %r1703;
	@%p174 bra 	$L__BB0_104;
	shr.u64 	%rd440, %rd484, %r1683;
	cvt.u32.u64 	%r1641, %rd440;
	and.b32  	%r1640, %r1641, 255;
	shl.b32 	%r1025, %r1640, 2;
	add.s32 	%r1026, %r339, %r1025;
	atom.shared.add.u32 	%r1702, [%r1026], %r106;
$L__BB0_104:
	shr.u64 	%rd432, %rd486, %r1683;
	cvt.u32.u64 	%r1584, %rd432;
	and.b32  	%r1583, %r1584, 255;
	mov.u32 	%r1054, -1;
	shfl.sync.idx.b32 	%r1055|%p175, %r1702, %r105, %r1007, %r1054;
	add.s32 	%r1056, %r106, %r1055;
	add.s32 	%r109, %r1056, -1;
	{
    .reg .pred p;
    and.b32 %r1027, %r1583, %r983;    setp.ne.u32 p, %r1027, 0;
    vote.ballot.sync.b32 %r1027, p, 0xffffffff;
    @!p not.b32 %r1027, %r1027;
}
	{
    .reg .pred p;
    and.b32 %r1030, %r1583, %r986;    setp.ne.u32 p, %r1030, 0;
    vote.ballot.sync.b32 %r1030, p, 0xffffffff;
    @!p not.b32 %r1030, %r1030;
}
	and.b32  	%r1057, %r1030, %r1027;
	{
    .reg .pred p;
    and.b32 %r1033, %r1583, %r989;    setp.ne.u32 p, %r1033, 0;
    vote.ballot.sync.b32 %r1033, p, 0xffffffff;
    @!p not.b32 %r1033, %r1033;
}
	and.b32  	%r1058, %r1033, %r1057;
	{
    .reg .pred p;
    and.b32 %r1036, %r1583, %r992;    setp.ne.u32 p, %r1036, 0;
    vote.ballot.sync.b32 %r1036, p, 0xffffffff;
    @!p not.b32 %r1036, %r1036;
}
	and.b32  	%r1059, %r1036, %r1058;
	{
    .reg .pred p;
    and.b32 %r1039, %r1583, %r995;    setp.ne.u32 p, %r1039, 0;
    vote.ballot.sync.b32 %r1039, p, 0xffffffff;
    @!p not.b32 %r1039, %r1039;
}
	and.b32  	%r1060, %r1039, %r1059;
	{
    .reg .pred p;
    and.b32 %r1042, %r1583, %r998;    setp.ne.u32 p, %r1042, 0;
    vote.ballot.sync.b32 %r1042, p, 0xffffffff;
    @!p not.b32 %r1042, %r1042;
}
	and.b32  	%r1061, %r1042, %r1060;
	{
    .reg .pred p;
    and.b32 %r1045, %r1583, %r1001;    setp.ne.u32 p, %r1045, 0;
    vote.ballot.sync.b32 %r1045, p, 0xffffffff;
    @!p not.b32 %r1045, %r1045;
}
	and.b32  	%r1062, %r1045, %r1061;
	{
    .reg .pred p;
    and.b32 %r1048, %r1583, %r1004;    setp.ne.u32 p, %r1048, 0;
    vote.ballot.sync.b32 %r1048, p, 0xffffffff;
    @!p not.b32 %r1048, %r1048;
}
	and.b32  	%r1063, %r1048, %r1062;
	clz.b32 	%r1064, %r1063;
	sub.s32 	%r110, %r1007, %r1064;
	mov.u32 %r1051, %lanemask_le;
	and.b32  	%r1065, %r1051, %r1063;
	popc.b32 	%r111, %r1065;
	setp.ne.s32 	%p176, %r313, %r110;
	@%p176 bra 	$L__BB0_106;
	shr.u64 	%rd439, %rd486, %r1683;
	cvt.u32.u64 	%r1639, %rd439;
	and.b32  	%r1638, %r1639, 255;
	shl.b32 	%r1071, %r1638, 2;
	add.s32 	%r1072, %r339, %r1071;
	atom.shared.add.u32 	%r1703, [%r1072], %r111;
$L__BB0_106:
	setp.gt.s32 	%p269, %r17, 255;
	mov.u32 	%r1073, 31;
	shfl.sync.idx.b32 	%r1075|%p178, %r1703, %r110, %r1073, %r1054;
	add.s32 	%r1076, %r1075, %r111;
	add.s32 	%r115, %r1076, -1;
	bar.sync 	0;
	shl.b32 	%r1077, %r59, 3;
	add.s32 	%r1079, %r338, %r1077;
	st.shared.u64 	[%r1079], %rd464;
	shl.b32 	%r1080, %r64, 3;
	add.s32 	%r1081, %r338, %r1080;
	st.shared.u64 	[%r1081], %rd466;
	shl.b32 	%r1082, %r69, 3;
	add.s32 	%r1083, %r338, %r1082;
	st.shared.u64 	[%r1083], %rd468;
	shl.b32 	%r1084, %r74, 3;
	add.s32 	%r1085, %r338, %r1084;
	st.shared.u64 	[%r1085], %rd470;
	shl.b32 	%r1086, %r79, 3;
	add.s32 	%r1087, %r338, %r1086;
	st.shared.u64 	[%r1087], %rd472;
	shl.b32 	%r1088, %r84, 3;
	add.s32 	%r1089, %r338, %r1088;
	st.shared.u64 	[%r1089], %rd474;
	shl.b32 	%r1090, %r89, 3;
	add.s32 	%r1091, %r338, %r1090;
	st.shared.u64 	[%r1091], %rd476;
	shl.b32 	%r1092, %r94, 3;
	add.s32 	%r1093, %r338, %r1092;
	st.shared.u64 	[%r1093], %rd478;
	shl.b32 	%r1094, %r99, 3;
	add.s32 	%r1095, %r338, %r1094;
	st.shared.u64 	[%r1095], %rd480;
	shl.b32 	%r1096, %r104, 3;
	add.s32 	%r1097, %r338, %r1096;
	st.shared.u64 	[%r1097], %rd482;
	shl.b32 	%r1098, %r109, 3;
	add.s32 	%r1099, %r338, %r1098;
	st.shared.u64 	[%r1099], %rd484;
	shl.b32 	%r1100, %r1076, 3;
	add.s32 	%r1101, %r338, %r1100;
	st.shared.u64 	[%r1101+-8], %rd486;
	@%p269 bra 	$L__BB0_114;
	ld.param.u64 	%rd434, [gs_cub_places_64_param_0+40];
	cvta.to.global.u64 	%rd271, %rd434;
	mul.wide.s32 	%rd272, %r17, 4;
	add.s64 	%rd273, %rd271, %rd272;
	ld.global.u32 	%r1103, [%rd273];
	sub.s32 	%r1104, %r1103, %r54;
	st.shared.u32 	[%r50+36864], %r1104;
	setp.lt.s32 	%p179, %r18, 1;
	mov.u32 	%r1706, %r1691;
	@%p179 bra 	$L__BB0_113;
	mov.u32 	%r1705, -1;
	mov.u32 	%r1704, %r18;
	mov.u32 	%r1706, %r1691;
$L__BB0_109:
	shl.b32 	%r1108, %r1704, 8;
	add.s32 	%r1109, %r1108, %r17;
	add.s32 	%r1110, %r1109, -256;
	mul.wide.s32 	%rd274, %r1110, 4;
	add.s64 	%rd111, %rd267, %rd274;
$L__BB0_110:
	membar.cta;
	ld.volatile.global.u32 	%r120, [%rd111];
	setp.eq.s32 	%p180, %r120, 0;
	@%p180 bra 	$L__BB0_110;
	and.b32  	%r1111, %r120, 1073741823;
	add.s32 	%r1706, %r1111, %r1706;
	setp.gt.s32 	%p181, %r120, -1;
	vote.sync.ballot.b32 	%r1705, %p181, %r1705;
	setp.lt.s32 	%p182, %r120, 0;
	@%p182 bra 	$L__BB0_113;
	add.s32 	%r124, %r1704, -1;
	setp.gt.s32 	%p183, %r1704, 1;
	mov.u32 	%r1704, %r124;
	@%p183 bra 	$L__BB0_109;
$L__BB0_113:
	ld.param.u64 	%rd438, [gs_cub_places_64_param_0+48];
	shl.b32 	%r1637, %r18, 8;
	add.s32 	%r1636, %r1637, %r17;
	mul.wide.s32 	%rd437, %r1636, 4;
	cvta.to.global.u64 	%rd436, %rd438;
	add.s64 	%rd435, %rd436, %rd437;
	or.b32  	%r1112, %r1706, -2147483648;
	st.volatile.global.u32 	[%rd435], %r1112;
	ld.shared.u32 	%r1113, [%r50+36864];
	sub.s32 	%r1114, %r1706, %r1691;
	add.s32 	%r1115, %r1114, %r1113;
	st.shared.u32 	[%r50+36864], %r1115;
$L__BB0_114:
	cvt.u64.u32 	%rd433, %r1683;
	bar.sync 	0;
	shl.b32 	%r1117, %r17, 3;
	add.s32 	%r126, %r338, %r1117;
	ld.shared.u64 	%rd112, [%r126];
	cvt.u32.u64 	%r1119, %rd433;
	shr.u64 	%rd275, %rd112, %r1119;
	cvt.u32.u64 	%r1120, %rd275;
	shl.b32 	%r1121, %r1120, 2;
	and.b32  	%r1122, %r1121, 1020;
	add.s32 	%r1123, %r338, %r1122;
	ld.shared.u32 	%r1124, [%r1123+36864];
	add.s32 	%r127, %r1124, %r17;
	setp.ge.s32 	%p184, %r17, %r20;
	setp.ne.s64 	%p185, %rd461, 0;
	or.pred  	%p186, %p185, %p184;
	@%p186 bra 	$L__BB0_116;
	mul.wide.u32 	%rd276, %r127, 8;
	add.s64 	%rd277, %rd457, %rd276;
	st.global.u64 	[%rd277], %rd112;
$L__BB0_116:
	add.s32 	%r1126, %r17, 384;
	ld.shared.u64 	%rd113, [%r126+3072];
	shr.u64 	%rd278, %rd113, %r1119;
	cvt.u32.u64 	%r1128, %rd278;
	shl.b32 	%r1129, %r1128, 2;
	and.b32  	%r1130, %r1129, 1020;
	add.s32 	%r1132, %r338, %r1130;
	ld.shared.u32 	%r1133, [%r1132+36864];
	add.s32 	%r129, %r1133, %r1126;
	setp.ge.s32 	%p188, %r1126, %r20;
	or.pred  	%p189, %p185, %p188;
	@%p189 bra 	$L__BB0_118;
	mul.wide.u32 	%rd279, %r129, 8;
	add.s64 	%rd280, %rd457, %rd279;
	st.global.u64 	[%rd280], %rd113;
$L__BB0_118:
	add.s32 	%r1135, %r17, 768;
	ld.shared.u64 	%rd114, [%r126+6144];
	shr.u64 	%rd281, %rd114, %r1119;
	cvt.u32.u64 	%r1137, %rd281;
	shl.b32 	%r1138, %r1137, 2;
	and.b32  	%r1139, %r1138, 1020;
	add.s32 	%r1141, %r338, %r1139;
	ld.shared.u32 	%r1142, [%r1141+36864];
	add.s32 	%r130, %r1142, %r1135;
	setp.ge.s32 	%p191, %r1135, %r20;
	or.pred  	%p192, %p185, %p191;
	@%p192 bra 	$L__BB0_120;
	mul.wide.u32 	%rd282, %r130, 8;
	add.s64 	%rd283, %rd457, %rd282;
	st.global.u64 	[%rd283], %rd114;
$L__BB0_120:
	add.s32 	%r1144, %r17, 1152;
	ld.shared.u64 	%rd115, [%r126+9216];
	shr.u64 	%rd284, %rd115, %r1119;
	cvt.u32.u64 	%r1146, %rd284;
	shl.b32 	%r1147, %r1146, 2;
	and.b32  	%r1148, %r1147, 1020;
	add.s32 	%r1150, %r338, %r1148;
	ld.shared.u32 	%r1151, [%r1150+36864];
	add.s32 	%r131, %r1151, %r1144;
	setp.ge.s32 	%p194, %r1144, %r20;
	or.pred  	%p195, %p185, %p194;
	@%p195 bra 	$L__BB0_122;
	mul.wide.u32 	%rd285, %r131, 8;
	add.s64 	%rd286, %rd457, %rd285;
	st.global.u64 	[%rd286], %rd115;
$L__BB0_122:
	add.s32 	%r1153, %r17, 1536;
	ld.shared.u64 	%rd116, [%r126+12288];
	shr.u64 	%rd287, %rd116, %r1119;
	cvt.u32.u64 	%r1155, %rd287;
	shl.b32 	%r1156, %r1155, 2;
	and.b32  	%r1157, %r1156, 1020;
	add.s32 	%r1159, %r338, %r1157;
	ld.shared.u32 	%r1160, [%r1159+36864];
	add.s32 	%r132, %r1160, %r1153;
	setp.ge.s32 	%p197, %r1153, %r20;
	or.pred  	%p198, %p185, %p197;
	@%p198 bra 	$L__BB0_124;
	mul.wide.u32 	%rd288, %r132, 8;
	add.s64 	%rd289, %rd457, %rd288;
	st.global.u64 	[%rd289], %rd116;
$L__BB0_124:
	add.s32 	%r1162, %r17, 1920;
	ld.shared.u64 	%rd117, [%r126+15360];
	shr.u64 	%rd290, %rd117, %r1119;
	cvt.u32.u64 	%r1164, %rd290;
	shl.b32 	%r1165, %r1164, 2;
	and.b32  	%r1166, %r1165, 1020;
	add.s32 	%r1168, %r338, %r1166;
	ld.shared.u32 	%r1169, [%r1168+36864];
	add.s32 	%r133, %r1169, %r1162;
	setp.ge.s32 	%p200, %r1162, %r20;
	or.pred  	%p201, %p185, %p200;
	@%p201 bra 	$L__BB0_126;
	mul.wide.u32 	%rd291, %r133, 8;
	add.s64 	%rd292, %rd457, %rd291;
	st.global.u64 	[%rd292], %rd117;
$L__BB0_126:
	add.s32 	%r1171, %r17, 2304;
	ld.shared.u64 	%rd118, [%r126+18432];
	shr.u64 	%rd293, %rd118, %r1119;
	cvt.u32.u64 	%r1173, %rd293;
	shl.b32 	%r1174, %r1173, 2;
	and.b32  	%r1175, %r1174, 1020;
	add.s32 	%r1177, %r338, %r1175;
	ld.shared.u32 	%r1178, [%r1177+36864];
	add.s32 	%r134, %r1178, %r1171;
	setp.ge.s32 	%p203, %r1171, %r20;
	or.pred  	%p204, %p185, %p203;
	@%p204 bra 	$L__BB0_128;
	mul.wide.u32 	%rd294, %r134, 8;
	add.s64 	%rd295, %rd457, %rd294;
	st.global.u64 	[%rd295], %rd118;
$L__BB0_128:
	add.s32 	%r1180, %r17, 2688;
	ld.shared.u64 	%rd119, [%r126+21504];
	shr.u64 	%rd296, %rd119, %r1119;
	cvt.u32.u64 	%r1182, %rd296;
	shl.b32 	%r1183, %r1182, 2;
	and.b32  	%r1184, %r1183, 1020;
	add.s32 	%r1186, %r338, %r1184;
	ld.shared.u32 	%r1187, [%r1186+36864];
	add.s32 	%r135, %r1187, %r1180;
	setp.ge.s32 	%p206, %r1180, %r20;
	or.pred  	%p207, %p185, %p206;
	@%p207 bra 	$L__BB0_130;
	mul.wide.u32 	%rd297, %r135, 8;
	add.s64 	%rd298, %rd457, %rd297;
	st.global.u64 	[%rd298], %rd119;
$L__BB0_130:
	add.s32 	%r1189, %r17, 3072;
	ld.shared.u64 	%rd120, [%r126+24576];
	shr.u64 	%rd299, %rd120, %r1119;
	cvt.u32.u64 	%r1191, %rd299;
	shl.b32 	%r1192, %r1191, 2;
	and.b32  	%r1193, %r1192, 1020;
	add.s32 	%r1195, %r338, %r1193;
	ld.shared.u32 	%r1196, [%r1195+36864];
	add.s32 	%r136, %r1196, %r1189;
	setp.ge.s32 	%p209, %r1189, %r20;
	or.pred  	%p210, %p185, %p209;
	@%p210 bra 	$L__BB0_132;
	mul.wide.u32 	%rd300, %r136, 8;
	add.s64 	%rd301, %rd457, %rd300;
	st.global.u64 	[%rd301], %rd120;
$L__BB0_132:
	add.s32 	%r1198, %r17, 3456;
	ld.shared.u64 	%rd121, [%r126+27648];
	shr.u64 	%rd302, %rd121, %r1119;
	cvt.u32.u64 	%r1200, %rd302;
	shl.b32 	%r1201, %r1200, 2;
	and.b32  	%r1202, %r1201, 1020;
	add.s32 	%r1204, %r338, %r1202;
	ld.shared.u32 	%r1205, [%r1204+36864];
	add.s32 	%r137, %r1205, %r1198;
	setp.ge.s32 	%p212, %r1198, %r20;
	or.pred  	%p213, %p185, %p212;
	@%p213 bra 	$L__BB0_134;
	mul.wide.u32 	%rd303, %r137, 8;
	add.s64 	%rd304, %rd457, %rd303;
	st.global.u64 	[%rd304], %rd121;
$L__BB0_134:
	add.s32 	%r1207, %r17, 3840;
	ld.shared.u64 	%rd122, [%r126+30720];
	shr.u64 	%rd305, %rd122, %r1119;
	cvt.u32.u64 	%r1209, %rd305;
	shl.b32 	%r1210, %r1209, 2;
	and.b32  	%r1211, %r1210, 1020;
	add.s32 	%r1213, %r338, %r1211;
	ld.shared.u32 	%r1214, [%r1213+36864];
	add.s32 	%r138, %r1214, %r1207;
	setp.ge.s32 	%p215, %r1207, %r20;
	or.pred  	%p216, %p185, %p215;
	@%p216 bra 	$L__BB0_136;
	mul.wide.u32 	%rd306, %r138, 8;
	add.s64 	%rd307, %rd457, %rd306;
	st.global.u64 	[%rd307], %rd122;
$L__BB0_136:
	add.s32 	%r1216, %r17, 4224;
	ld.shared.u64 	%rd123, [%r126+33792];
	shr.u64 	%rd308, %rd123, %r1119;
	cvt.u32.u64 	%r1218, %rd308;
	shl.b32 	%r1219, %r1218, 2;
	and.b32  	%r1220, %r1219, 1020;
	add.s32 	%r1222, %r338, %r1220;
	ld.shared.u32 	%r1223, [%r1222+36864];
	add.s32 	%r139, %r1223, %r1216;
	setp.ge.s32 	%p218, %r1216, %r20;
	or.pred  	%p219, %p185, %p218;
	@%p219 bra 	$L__BB0_138;
	mul.wide.u32 	%rd309, %r139, 8;
	add.s64 	%rd310, %rd457, %rd309;
	st.global.u64 	[%rd310], %rd123;
$L__BB0_138:
	setp.eq.s64 	%p220, %rd458, 0;
	cvt.s64.s32 	%rd124, %r19;
	@%p220 bra 	$L__BB0_141;
	setp.ge.s32 	%p221, %r200, %r20;
	mov.u32 	%r1708, 0;
	@%p221 bra 	$L__BB0_142;
	cvt.s64.s32 	%rd312, %r200;
	add.s64 	%rd313, %rd312, %rd124;
	shl.b64 	%rd314, %rd313, 2;
	add.s64 	%rd311, %rd458, %rd314;
	ld.global.cs.u32 %r1708, [%rd311];
	bra.uni 	$L__BB0_142;
$L__BB0_141:
	add.s32 	%r1708, %r200, %r19;
$L__BB0_142:
	@%p220 bra 	$L__BB0_145;
	or.b32  	%r1585, %r200, 32;
	setp.ge.s32 	%p270, %r1585, %r20;
	mov.u32 	%r1709, 0;
	@%p270 bra 	$L__BB0_146;
	and.b32  	%r1676, %r17, -32;
	and.b32  	%r1675, %r17, 31;
	mul.lo.s32 	%r1674, %r1676, 12;
	or.b32  	%r1673, %r1674, %r1675;
	or.b32  	%r1672, %r1673, 32;
	cvt.s64.s32 	%rd316, %r1672;
	add.s64 	%rd317, %rd316, %rd124;
	shl.b64 	%rd318, %rd317, 2;
	add.s64 	%rd315, %rd458, %rd318;
	ld.global.cs.u32 %r1709, [%rd315];
	bra.uni 	$L__BB0_146;
$L__BB0_145:
	add.s32 	%r1260, %r200, %r19;
	add.s32 	%r1709, %r1260, 32;
$L__BB0_146:
	@%p220 bra 	$L__BB0_149;
	or.b32  	%r1586, %r200, 64;
	setp.ge.s32 	%p271, %r1586, %r20;
	mov.u32 	%r1710, 0;
	@%p271 bra 	$L__BB0_150;
	and.b32  	%r1635, %r17, -32;
	and.b32  	%r1634, %r17, 31;
	mul.lo.s32 	%r1633, %r1635, 12;
	or.b32  	%r1632, %r1633, %r1634;
	or.b32  	%r1631, %r1632, 64;
	cvt.s64.s32 	%rd320, %r1631;
	add.s64 	%rd321, %rd320, %rd124;
	shl.b64 	%rd322, %rd321, 2;
	add.s64 	%rd319, %rd458, %rd322;
	ld.global.cs.u32 %r1710, [%rd319];
	bra.uni 	$L__BB0_150;
$L__BB0_149:
	add.s32 	%r1280, %r200, %r19;
	add.s32 	%r1710, %r1280, 64;
$L__BB0_150:
	@%p220 bra 	$L__BB0_153;
	or.b32  	%r1587, %r200, 96;
	setp.ge.s32 	%p272, %r1587, %r20;
	mov.u32 	%r1711, 0;
	@%p272 bra 	$L__BB0_154;
	and.b32  	%r1630, %r17, -32;
	and.b32  	%r1629, %r17, 31;
	mul.lo.s32 	%r1628, %r1630, 12;
	or.b32  	%r1627, %r1628, %r1629;
	or.b32  	%r1626, %r1627, 96;
	cvt.s64.s32 	%rd324, %r1626;
	add.s64 	%rd325, %rd324, %rd124;
	shl.b64 	%rd326, %rd325, 2;
	add.s64 	%rd323, %rd458, %rd326;
	ld.global.cs.u32 %r1711, [%rd323];
	bra.uni 	$L__BB0_154;
$L__BB0_153:
	add.s32 	%r1300, %r200, %r19;
	add.s32 	%r1711, %r1300, 96;
$L__BB0_154:
	@%p220 bra 	$L__BB0_157;
	add.s32 	%r1588, %r200, 128;
	setp.ge.s32 	%p273, %r1588, %r20;
	mov.u32 	%r1712, 0;
	@%p273 bra 	$L__BB0_158;
	and.b32  	%r1625, %r17, -32;
	and.b32  	%r1624, %r17, 31;
	mul.lo.s32 	%r1623, %r1625, 12;
	or.b32  	%r1622, %r1623, %r1624;
	add.s32 	%r1621, %r1622, 128;
	cvt.s64.s32 	%rd328, %r1621;
	add.s64 	%rd329, %rd328, %rd124;
	shl.b64 	%rd330, %rd329, 2;
	add.s64 	%rd327, %rd458, %rd330;
	ld.global.cs.u32 %r1712, [%rd327];
	bra.uni 	$L__BB0_158;
$L__BB0_157:
	add.s32 	%r1320, %r200, %r19;
	add.s32 	%r1712, %r1320, 128;
$L__BB0_158:
	@%p220 bra 	$L__BB0_161;
	add.s32 	%r1589, %r200, 160;
	setp.ge.s32 	%p274, %r1589, %r20;
	mov.u32 	%r1713, 0;
	@%p274 bra 	$L__BB0_162;
	and.b32  	%r1620, %r17, -32;
	and.b32  	%r1619, %r17, 31;
	mul.lo.s32 	%r1618, %r1620, 12;
	or.b32  	%r1617, %r1618, %r1619;
	add.s32 	%r1616, %r1617, 160;
	cvt.s64.s32 	%rd332, %r1616;
	add.s64 	%rd333, %rd332, %rd124;
	shl.b64 	%rd334, %rd333, 2;
	add.s64 	%rd331, %rd458, %rd334;
	ld.global.cs.u32 %r1713, [%rd331];
	bra.uni 	$L__BB0_162;
$L__BB0_161:
	add.s32 	%r1340, %r200, %r19;
	add.s32 	%r1713, %r1340, 160;
$L__BB0_162:
	@%p220 bra 	$L__BB0_165;
	add.s32 	%r1590, %r200, 192;
	setp.ge.s32 	%p275, %r1590, %r20;
	mov.u32 	%r1714, 0;
	@%p275 bra 	$L__BB0_166;
	and.b32  	%r1671, %r17, -32;
	and.b32  	%r1670, %r17, 31;
	mul.lo.s32 	%r1669, %r1671, 12;
	or.b32  	%r1668, %r1669, %r1670;
	add.s32 	%r1667, %r1668, 192;
	cvt.s64.s32 	%rd336, %r1667;
	add.s64 	%rd337, %rd336, %rd124;
	shl.b64 	%rd338, %rd337, 2;
	add.s64 	%rd335, %rd458, %rd338;
	ld.global.cs.u32 %r1714, [%rd335];
	bra.uni 	$L__BB0_166;
$L__BB0_165:
	add.s32 	%r1360, %r200, %r19;
	add.s32 	%r1714, %r1360, 192;
$L__BB0_166:
	@%p220 bra 	$L__BB0_169;
	add.s32 	%r1591, %r200, 224;
	setp.ge.s32 	%p276, %r1591, %r20;
	mov.u32 	%r1715, 0;
	@%p276 bra 	$L__BB0_170;
	and.b32  	%r1666, %r17, -32;
	and.b32  	%r1665, %r17, 31;
	mul.lo.s32 	%r1664, %r1666, 12;
	or.b32  	%r1663, %r1664, %r1665;
	add.s32 	%r1662, %r1663, 224;
	cvt.s64.s32 	%rd340, %r1662;
	add.s64 	%rd341, %rd340, %rd124;
	shl.b64 	%rd342, %rd341, 2;
	add.s64 	%rd339, %rd458, %rd342;
	ld.global.cs.u32 %r1715, [%rd339];
	bra.uni 	$L__BB0_170;
$L__BB0_169:
	add.s32 	%r1380, %r200, %r19;
	add.s32 	%r1715, %r1380, 224;
$L__BB0_170:
	@%p220 bra 	$L__BB0_173;
	add.s32 	%r1592, %r200, 256;
	setp.ge.s32 	%p277, %r1592, %r20;
	mov.u32 	%r1716, 0;
	@%p277 bra 	$L__BB0_174;
	and.b32  	%r1615, %r17, -32;
	and.b32  	%r1614, %r17, 31;
	mul.lo.s32 	%r1613, %r1615, 12;
	or.b32  	%r1612, %r1613, %r1614;
	add.s32 	%r1611, %r1612, 256;
	cvt.s64.s32 	%rd344, %r1611;
	add.s64 	%rd345, %rd344, %rd124;
	shl.b64 	%rd346, %rd345, 2;
	add.s64 	%rd343, %rd458, %rd346;
	ld.global.cs.u32 %r1716, [%rd343];
	bra.uni 	$L__BB0_174;
$L__BB0_173:
	add.s32 	%r1400, %r200, %r19;
	add.s32 	%r1716, %r1400, 256;
$L__BB0_174:
	@%p220 bra 	$L__BB0_177;
	add.s32 	%r1593, %r200, 288;
	setp.ge.s32 	%p278, %r1593, %r20;
	mov.u32 	%r1717, 0;
	@%p278 bra 	$L__BB0_178;
	and.b32  	%r1610, %r17, -32;
	and.b32  	%r1609, %r17, 31;
	mul.lo.s32 	%r1608, %r1610, 12;
	or.b32  	%r1607, %r1608, %r1609;
	add.s32 	%r1606, %r1607, 288;
	cvt.s64.s32 	%rd348, %r1606;
	add.s64 	%rd349, %rd348, %rd124;
	shl.b64 	%rd350, %rd349, 2;
	add.s64 	%rd347, %rd458, %rd350;
	ld.global.cs.u32 %r1717, [%rd347];
	bra.uni 	$L__BB0_178;
$L__BB0_177:
	add.s32 	%r1420, %r200, %r19;
	add.s32 	%r1717, %r1420, 288;
$L__BB0_178:
	@%p220 bra 	$L__BB0_181;
	add.s32 	%r1594, %r200, 320;
	setp.ge.s32 	%p279, %r1594, %r20;
	mov.u32 	%r1718, 0;
	@%p279 bra 	$L__BB0_182;
	and.b32  	%r1605, %r17, -32;
	and.b32  	%r1604, %r17, 31;
	mul.lo.s32 	%r1603, %r1605, 12;
	or.b32  	%r1602, %r1603, %r1604;
	add.s32 	%r1601, %r1602, 320;
	cvt.s64.s32 	%rd352, %r1601;
	add.s64 	%rd353, %rd352, %rd124;
	shl.b64 	%rd354, %rd353, 2;
	add.s64 	%rd351, %rd458, %rd354;
	ld.global.cs.u32 %r1718, [%rd351];
	bra.uni 	$L__BB0_182;
$L__BB0_181:
	add.s32 	%r1440, %r200, %r19;
	add.s32 	%r1718, %r1440, 320;
$L__BB0_182:
	@%p220 bra 	$L__BB0_185;
	add.s32 	%r1595, %r200, 352;
	setp.ge.s32 	%p280, %r1595, %r20;
	mov.u32 	%r1719, 0;
	@%p280 bra 	$L__BB0_186;
	and.b32  	%r1600, %r17, -32;
	and.b32  	%r1599, %r17, 31;
	mul.lo.s32 	%r1598, %r1600, 12;
	or.b32  	%r1597, %r1598, %r1599;
	add.s32 	%r1596, %r1597, 352;
	cvt.s64.s32 	%rd356, %r1596;
	add.s64 	%rd357, %rd356, %rd124;
	shl.b64 	%rd358, %rd357, 2;
	add.s64 	%rd355, %rd458, %rd358;
	ld.global.cs.u32 %r1719, [%rd355];
	bra.uni 	$L__BB0_186;
$L__BB0_185:
	add.s32 	%r1460, %r200, %r19;
	add.s32 	%r1719, %r1460, 352;
$L__BB0_186:
	bar.sync 	0;
	shl.b32 	%r1462, %r59, 2;
	add.s32 	%r1464, %r338, %r1462;
	st.shared.u32 	[%r1464], %r1708;
	shl.b32 	%r1465, %r64, 2;
	add.s32 	%r1466, %r338, %r1465;
	st.shared.u32 	[%r1466], %r1709;
	shl.b32 	%r1467, %r69, 2;
	add.s32 	%r1468, %r338, %r1467;
	st.shared.u32 	[%r1468], %r1710;
	shl.b32 	%r1469, %r74, 2;
	add.s32 	%r1470, %r338, %r1469;
	st.shared.u32 	[%r1470], %r1711;
	shl.b32 	%r1471, %r79, 2;
	add.s32 	%r1472, %r338, %r1471;
	st.shared.u32 	[%r1472], %r1712;
	shl.b32 	%r1473, %r84, 2;
	add.s32 	%r1474, %r338, %r1473;
	st.shared.u32 	[%r1474], %r1713;
	shl.b32 	%r1475, %r89, 2;
	add.s32 	%r1476, %r338, %r1475;
	st.shared.u32 	[%r1476], %r1714;
	shl.b32 	%r1477, %r94, 2;
	add.s32 	%r1478, %r338, %r1477;
	st.shared.u32 	[%r1478], %r1715;
	shl.b32 	%r1479, %r99, 2;
	add.s32 	%r1480, %r338, %r1479;
	st.shared.u32 	[%r1480], %r1716;
	shl.b32 	%r1481, %r104, 2;
	add.s32 	%r1482, %r338, %r1481;
	st.shared.u32 	[%r1482], %r1717;
	shl.b32 	%r1483, %r109, 2;
	add.s32 	%r1484, %r338, %r1483;
	st.shared.u32 	[%r1484], %r1718;
	shl.b32 	%r1485, %r115, 2;
	add.s32 	%r1486, %r338, %r1485;
	st.shared.u32 	[%r1486], %r1719;
	bar.sync 	0;
	@%p184 bra 	$L__BB0_190;
	setp.eq.s64 	%p245, %rd461, 0;
	ld.shared.u32 	%r176, [%r50];
	@%p245 bra 	$L__BB0_189;
	mul.wide.u32 	%rd359, %r127, 8;
	add.s64 	%rd360, %rd460, %rd359;
	cvt.u64.u32 	%rd361, %r176;
	st.global.u64 	[%rd360], %rd361;
	bra.uni 	$L__BB0_190;
$L__BB0_189:
	mul.wide.u32 	%rd362, %r127, 4;
	add.s64 	%rd363, %rd33, %rd362;
	st.global.u32 	[%rd363], %r176;
$L__BB0_190:
	@%p188 bra 	$L__BB0_194;
	setp.eq.s64 	%p247, %rd461, 0;
	ld.shared.u32 	%r177, [%r50+1536];
	@%p247 bra 	$L__BB0_193;
	mul.wide.u32 	%rd364, %r129, 8;
	add.s64 	%rd365, %rd460, %rd364;
	cvt.u64.u32 	%rd366, %r177;
	st.global.u64 	[%rd365], %rd366;
	bra.uni 	$L__BB0_194;
$L__BB0_193:
	mul.wide.u32 	%rd367, %r129, 4;
	add.s64 	%rd368, %rd33, %rd367;
	st.global.u32 	[%rd368], %r177;
$L__BB0_194:
	@%p191 bra 	$L__BB0_198;
	setp.eq.s64 	%p249, %rd461, 0;
	ld.shared.u32 	%r178, [%r50+3072];
	@%p249 bra 	$L__BB0_197;
	mul.wide.u32 	%rd369, %r130, 8;
	add.s64 	%rd370, %rd460, %rd369;
	cvt.u64.u32 	%rd371, %r178;
	st.global.u64 	[%rd370], %rd371;
	bra.uni 	$L__BB0_198;
$L__BB0_197:
	mul.wide.u32 	%rd372, %r130, 4;
	add.s64 	%rd373, %rd33, %rd372;
	st.global.u32 	[%rd373], %r178;
$L__BB0_198:
	@%p194 bra 	$L__BB0_202;
	setp.eq.s64 	%p251, %rd461, 0;
	ld.shared.u32 	%r179, [%r50+4608];
	@%p251 bra 	$L__BB0_201;
	mul.wide.u32 	%rd374, %r131, 8;
	add.s64 	%rd375, %rd460, %rd374;
	cvt.u64.u32 	%rd376, %r179;
	st.global.u64 	[%rd375], %rd376;
	bra.uni 	$L__BB0_202;
$L__BB0_201:
	mul.wide.u32 	%rd377, %r131, 4;
	add.s64 	%rd378, %rd33, %rd377;
	st.global.u32 	[%rd378], %r179;
$L__BB0_202:
	@%p197 bra 	$L__BB0_206;
	setp.eq.s64 	%p253, %rd461, 0;
	ld.shared.u32 	%r180, [%r50+6144];
	@%p253 bra 	$L__BB0_205;
	mul.wide.u32 	%rd379, %r132, 8;
	add.s64 	%rd380, %rd460, %rd379;
	cvt.u64.u32 	%rd381, %r180;
	st.global.u64 	[%rd380], %rd381;
	bra.uni 	$L__BB0_206;
$L__BB0_205:
	mul.wide.u32 	%rd382, %r132, 4;
	add.s64 	%rd383, %rd33, %rd382;
	st.global.u32 	[%rd383], %r180;
$L__BB0_206:
	@%p200 bra 	$L__BB0_210;
	setp.eq.s64 	%p255, %rd461, 0;
	ld.shared.u32 	%r181, [%r50+7680];
	@%p255 bra 	$L__BB0_209;
	mul.wide.u32 	%rd384, %r133, 8;
	add.s64 	%rd385, %rd460, %rd384;
	cvt.u64.u32 	%rd386, %r181;
	st.global.u64 	[%rd385], %rd386;
	bra.uni 	$L__BB0_210;
$L__BB0_209:
	mul.wide.u32 	%rd387, %r133, 4;
	add.s64 	%rd388, %rd33, %rd387;
	st.global.u32 	[%rd388], %r181;
$L__BB0_210:
	@%p203 bra 	$L__BB0_214;
	setp.eq.s64 	%p257, %rd461, 0;
	ld.shared.u32 	%r182, [%r50+9216];
	@%p257 bra 	$L__BB0_213;
	mul.wide.u32 	%rd389, %r134, 8;
	add.s64 	%rd390, %rd460, %rd389;
	cvt.u64.u32 	%rd391, %r182;
	st.global.u64 	[%rd390], %rd391;
	bra.uni 	$L__BB0_214;
$L__BB0_213:
	mul.wide.u32 	%rd392, %r134, 4;
	add.s64 	%rd393, %rd33, %rd392;
	st.global.u32 	[%rd393], %r182;
$L__BB0_214:
	@%p206 bra 	$L__BB0_218;
	setp.eq.s64 	%p259, %rd461, 0;
	ld.shared.u32 	%r183, [%r50+10752];
	@%p259 bra 	$L__BB0_217;
	mul.wide.u32 	%rd394, %r135, 8;
	add.s64 	%rd395, %rd460, %rd394;
	cvt.u64.u32 	%rd396, %r183;
	st.global.u64 	[%rd395], %rd396;
	bra.uni 	$L__BB0_218;
$L__BB0_217:
	mul.wide.u32 	%rd397, %r135, 4;
	add.s64 	%rd398, %rd33, %rd397;
	st.global.u32 	[%rd398], %r183;
$L__BB0_218:
	@%p209 bra 	$L__BB0_222;
	setp.eq.s64 	%p261, %rd461, 0;
	ld.shared.u32 	%r184, [%r50+12288];
	@%p261 bra 	$L__BB0_221;
	mul.wide.u32 	%rd399, %r136, 8;
	add.s64 	%rd400, %rd460, %rd399;
	cvt.u64.u32 	%rd401, %r184;
	st.global.u64 	[%rd400], %rd401;
	bra.uni 	$L__BB0_222;
$L__BB0_221:
	mul.wide.u32 	%rd402, %r136, 4;
	add.s64 	%rd403, %rd33, %rd402;
	st.global.u32 	[%rd403], %r184;
$L__BB0_222:
	@%p212 bra 	$L__BB0_226;
	setp.eq.s64 	%p263, %rd461, 0;
	ld.shared.u32 	%r185, [%r50+13824];
	@%p263 bra 	$L__BB0_225;
	mul.wide.u32 	%rd404, %r137, 8;
	add.s64 	%rd405, %rd460, %rd404;
	cvt.u64.u32 	%rd406, %r185;
	st.global.u64 	[%rd405], %rd406;
	bra.uni 	$L__BB0_226;
$L__BB0_225:
	mul.wide.u32 	%rd407, %r137, 4;
	add.s64 	%rd408, %rd33, %rd407;
	st.global.u32 	[%rd408], %r185;
$L__BB0_226:
	@%p215 bra 	$L__BB0_230;
	setp.eq.s64 	%p265, %rd461, 0;
	ld.shared.u32 	%r186, [%r50+15360];
	@%p265 bra 	$L__BB0_229;
	mul.wide.u32 	%rd409, %r138, 8;
	add.s64 	%rd410, %rd460, %rd409;
	cvt.u64.u32 	%rd411, %r186;
	st.global.u64 	[%rd410], %rd411;
	bra.uni 	$L__BB0_230;
$L__BB0_229:
	mul.wide.u32 	%rd412, %r138, 4;
	add.s64 	%rd413, %rd33, %rd412;
	st.global.u32 	[%rd413], %r186;
$L__BB0_230:
	@%p218 bra 	$L__BB0_234;
	setp.eq.s64 	%p267, %rd461, 0;
	ld.shared.u32 	%r187, [%r50+16896];
	@%p267 bra 	$L__BB0_233;
	mul.wide.u32 	%rd414, %r139, 8;
	add.s64 	%rd415, %rd460, %rd414;
	cvt.u64.u32 	%rd416, %r187;
	st.global.u64 	[%rd415], %rd416;
	bra.uni 	$L__BB0_234;
$L__BB0_233:
	mul.wide.u32 	%rd417, %r139, 4;
	add.s64 	%rd418, %rd33, %rd417;
	st.global.u32 	[%rd418], %r187;
$L__BB0_234:
	ret;
}
)PTX"},
    {"gs_cub_64_late", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_136666ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136664cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_136666thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_64_late(
	.param .align 8 .b8 gs_cub_64_late_param_0[144]
)
.maxntid 384, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<177>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<1448>;
	.reg .b64 	%rd<602>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1366646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1366615sweep_keys_lateImLi384ELi15EEEvNS0_11SweepParamsEE6memory[47104];
	ld.param.u64 	%rd1, [gs_cub_64_late_param_0+56];
	mov.u64 	%rd571, 0;
	ld.param.u64 	%rd2, [gs_cub_64_late_param_0+64];
	ld.param.v2.u32 	{%r150, %r1423}, [gs_cub_64_late_param_0+72];
	ld.param.v2.u32 	{%r152, %r1424}, [gs_cub_64_late_param_0+80];
	ld.param.v2.u32 	{%r1425, %r155}, [gs_cub_64_late_param_0+88];
	ld.param.u32 	%r8, [gs_cub_64_late_param_0+136];
	ld.param.u64 	%rd119, [gs_cub_64_late_param_0];
	cvta.to.global.u64 	%rd569, %rd119;
	ld.param.u64 	%rd120, [gs_cub_64_late_param_0+8];
	cvta.to.global.u64 	%rd570, %rd120;
	ld.param.u64 	%rd5, [gs_cub_64_late_param_0+40];
	ld.param.u64 	%rd6, [gs_cub_64_late_param_0+48];
	ld.param.u64 	%rd121, [gs_cub_64_late_param_0+104];
	cvta.to.global.u64 	%rd7, %rd121;
	ld.param.u64 	%rd8, [gs_cub_64_late_param_0+96];
	setp.eq.s64 	%p19, %rd8, 0;
	@%p19 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd9, %rd8;
	ld.global.v2.u16 	{%rs3, %rs4}, [%rd9+8];
	cvt.s32.s16 	%r9, %rs4;
	setp.ge.s32 	%p20, %r8, %r9;
	@%p20 bra 	$L__BB0_9;
	ld.global.u64 	%rd571, [%rd9];
	ld.global.u32 	%r156, [%rd9+12];
	add.s32 	%r157, %r8, 1;
	setp.eq.s32 	%p21, %r157, %r9;
	setp.eq.s32 	%p22, %r156, 0;
	and.pred  	%p1, %p22, %p21;
	cvt.s32.s16 	%r158, %rs3;
	shl.b32 	%r159, %r8, 3;
	add.s32 	%r1423, %r159, %r158;
	setp.eq.s32 	%p2, %r8, 0;
	not.b32 	%r160, %r8;
	add.s32 	%r161, %r156, %r160;
	add.s32 	%r11, %r161, %r9;
	@%p2 bra 	$L__BB0_4;
	and.b32  	%r162, %r11, 1;
	setp.eq.b32 	%p23, %r162, 1;
	selp.b64 	%rd569, %rd570, %rd7, %p23;
$L__BB0_4:
	and.b32  	%r163, %r11, 1;
	setp.eq.b32 	%p24, %r163, 1;
	selp.b64 	%rd570, %rd7, %rd570, %p24;
	selp.u32 	%r1425, 1, 0, %p1;
	selp.u32 	%r1424, 1, 0, %p2;
$L__BB0_5:
	add.s32 	%r164, %r152, 1;
	setp.eq.s32 	%p25, %r1424, 0;
	selp.b32 	%r165, 0, %r164, %p25;
	setp.eq.s32 	%p26, %r1425, 0;
	selp.b32 	%r166, 0, %r164, %p26;
	setp.gt.s32 	%p27, %r165, 1;
	selp.b64 	%rd17, -9223372036854775808, 0, %p27;
	setp.eq.s32 	%p28, %r165, 3;
	selp.b64 	%rd18, 9223372036854775807, 0, %p28;
	mov.u64 	%rd122, 9223372036854775807;
	setp.gt.s32 	%p29, %r166, 1;
	selp.b64 	%rd19, -9223372036854775808, 0, %p29;
	setp.eq.s32 	%p30, %r166, 3;
	selp.b64 	%rd20, 9223372036854775807, 0, %p30;
	setp.eq.s32 	%p31, %r165, 0;
	selp.b64 	%rd123, %rd2, 0, %p28;
	add.s64 	%rd124, %rd123, %rd571;
	selp.b64 	%rd21, 0, %rd124, %p31;
	setp.eq.s32 	%p32, %r166, 0;
	selp.b64 	%rd125, %rd2, 0, %p30;
	add.s64 	%rd126, %rd125, %rd571;
	selp.b64 	%rd22, 0, %rd126, %p32;
	setp.ne.s32 	%p33, %r155, 0;
	and.pred  	%p3, %p33, %p28;
	mov.u32 	%r167, %tid.x;
	shr.u32 	%r17, %r167, 5;
	sub.s64 	%rd23, %rd122, %rd2;
	not.b64 	%rd24, %rd571;
	cvt.u64.u32 	%rd25, %r1423;
	mul.wide.u32 	%rd127, %r167, -1431655765;
	shr.u64 	%rd128, %rd127, 35;
	cvt.u32.u64 	%r168, %rd128;
	add.s32 	%r169, %r168, %r167;
	shl.b32 	%r170, %r169, 2;
	mov.u32 	%r171, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1366646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1366615sweep_keys_lateImLi384ELi15EEEvNS0_11SweepParamsEE6memory;
	add.s32 	%r18, %r171, %r170;
	cvta.to.global.u64 	%rd129, %rd1;
	mov.u32 %r224, %laneid;
	mov.u32 %r474, %lanemask_le;
	cvta.to.global.u64 	%rd257, %rd5;
	bra.uni 	$L__BB0_6;
$L__BB0_171:
	bar.sync 	0;
$L__BB0_6:
	setp.ne.s32 	%p34, %r167, 0;
	@%p34 bra 	$L__BB0_8;
	atom.global.add.u32 	%r173, [%rd129], 1;
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1366646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1366615sweep_keys_lateImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080], %r173;
$L__BB0_8:
	bar.sync 	0;
	ld.shared.u32 	%r19, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1366646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1366615sweep_keys_lateImLi384ELi15EEEvNS0_11SweepParamsEE6memory+46080];
	mul.lo.s32 	%r20, %r19, 5760;
	setp.gt.s32 	%p35, %r150, %r20;
	@%p35 bra 	$L__BB0_10;
	bra.uni 	$L__BB0_9;
$L__BB0_10:
	sub.s32 	%r174, %r150, %r20;
	setp.gt.s32 	%p36, %r174, 5759;
	and.b32  	%r176, %r167, -32;
	mul.lo.s32 	%r177, %r176, 15;
	and.b32  	%r178, %r167, 31;
	or.b32  	%r179, %r177, %r178;
	setp.lt.s32 	%p37, %r179, %r174;
	or.pred  	%p38, %p36, %p37;
	selp.b32 	%r180, %r179, 0, %p38;
	add.s32 	%r181, %r180, %r20;
	mul.wide.s32 	%rd131, %r181, 8;
	add.s64 	%rd132, %rd569, %rd131;
	ld.global.u64 	%rd572, [%rd132];
	add.s32 	%r182, %r179, 32;
	setp.lt.s32 	%p39, %r182, %r174;
	or.pred  	%p4, %p36, %p39;
	selp.b32 	%r183, %r182, 0, %p4;
	add.s32 	%r184, %r183, %r20;
	mul.wide.s32 	%rd133, %r184, 8;
	add.s64 	%rd134, %rd569, %rd133;
	ld.global.u64 	%rd574, [%rd134];
	add.s32 	%r185, %r179, 64;
	setp.lt.s32 	%p40, %r185, %r174;
	or.pred  	%p5, %p36, %p40;
	selp.b32 	%r186, %r185, 0, %p5;
	add.s32 	%r187, %r186, %r20;
	mul.wide.s32 	%rd135, %r187, 8;
	add.s64 	%rd136, %rd569, %rd135;
	ld.global.u64 	%rd576, [%rd136];
	add.s32 	%r188, %r179, 96;
	setp.lt.s32 	%p41, %r188, %r174;
	or.pred  	%p6, %p36, %p41;
	selp.b32 	%r189, %r188, 0, %p6;
	add.s32 	%r190, %r189, %r20;
	mul.wide.s32 	%rd137, %r190, 8;
	add.s64 	%rd138, %rd569, %rd137;
	ld.global.u64 	%rd578, [%rd138];
	add.s32 	%r191, %r179, 128;
	setp.lt.s32 	%p42, %r191, %r174;
	or.pred  	%p7, %p36, %p42;
	selp.b32 	%r192, %r191, 0, %p7;
	add.s32 	%r193, %r192, %r20;
	mul.wide.s32 	%rd139, %r193, 8;
	add.s64 	%rd140, %rd569, %rd139;
	ld.global.u64 	%rd580, [%rd140];
	add.s32 	%r194, %r179, 160;
	setp.lt.s32 	%p43, %r194, %r174;
	or.pred  	%p8, %p36, %p43;
	selp.b32 	%r195, %r194, 0, %p8;
	add.s32 	%r196, %r195, %r20;
	mul.wide.s32 	%rd141, %r196, 8;
	add.s64 	%rd142, %rd569, %rd141;
	ld.global.u64 	%rd582, [%rd142];
	add.s32 	%r197, %r179, 192;
	setp.lt.s32 	%p44, %r197, %r174;
	or.pred  	%p9, %p36, %p44;
	selp.b32 	%r198, %r197, 0, %p9;
	add.s32 	%r199, %r198, %r20;
	mul.wide.s32 	%rd143, %r199, 8;
	add.s64 	%rd144, %rd569, %rd143;
	ld.global.u64 	%rd584, [%rd144];
	add.s32 	%r200, %r179, 224;
	setp.lt.s32 	%p45, %r200, %r174;
	or.pred  	%p10, %p36, %p45;
	selp.b32 	%r201, %r200, 0, %p10;
	add.s32 	%r202, %r201, %r20;
	mul.wide.s32 	%rd145, %r202, 8;
	add.s64 	%rd146, %rd569, %rd145;
	ld.global.u64 	%rd586, [%rd146];
	add.s32 	%r203, %r179, 256;
	setp.lt.s32 	%p46, %r203, %r174;
	or.pred  	%p11, %p36, %p46;
	selp.b32 	%r204, %r203, 0, %p11;
	add.s32 	%r205, %r204, %r20;
	mul.wide.s32 	%rd147, %r205, 8;
	add.s64 	%rd148, %rd569, %rd147;
	ld.global.u64 	%rd588, [%rd148];
	add.s32 	%r206, %r179, 288;
	setp.lt.s32 	%p47, %r206, %r174;
	or.pred  	%p12, %p36, %p47;
	selp.b32 	%r207, %r206, 0, %p12;
	add.s32 	%r208, %r207, %r20;
	mul.wide.s32 	%rd149, %r208, 8;
	add.s64 	%rd150, %rd569, %rd149;
	ld.global.u64 	%rd590, [%rd150];
	add.s32 	%r209, %r179, 320;
	setp.lt.s32 	%p48, %r209, %r174;
	or.pred  	%p13, %p36, %p48;
	selp.b32 	%r210, %r209, 0, %p13;
	add.s32 	%r211, %r210, %r20;
	mul.wide.s32 	%rd151, %r211, 8;
	add.s64 	%rd152, %rd569, %rd151;
	ld.global.u64 	%rd592, [%rd152];
	add.s32 	%r212, %r179, 352;
	setp.lt.s32 	%p49, %r212, %r174;
	or.pred  	%p14, %p36, %p49;
	selp.b32 	%r213, %r212, 0, %p14;
	add.s32 	%r214, %r213, %r20;
	mul.wide.s32 	%rd153, %r214, 8;
	add.s64 	%rd154, %rd569, %rd153;
	ld.global.u64 	%rd594, [%rd154];
	add.s32 	%r215, %r179, 384;
	setp.lt.s32 	%p50, %r215, %r174;
	or.pred  	%p15, %p36, %p50;
	selp.b32 	%r216, %r215, 0, %p15;
	add.s32 	%r217, %r216, %r20;
	mul.wide.s32 	%rd155, %r217, 8;
	add.s64 	%rd156, %rd569, %rd155;
	ld.global.u64 	%rd596, [%rd156];
	add.s32 	%r218, %r179, 416;
	setp.lt.s32 	%p51, %r218, %r174;
	or.pred  	%p16, %p36, %p51;
	selp.b32 	%r219, %r218, 0, %p16;
	add.s32 	%r220, %r219, %r20;
	mul.wide.s32 	%rd157, %r220, 8;
	add.s64 	%rd158, %rd569, %rd157;
	ld.global.u64 	%rd598, [%rd158];
	add.s32 	%r221, %r179, 448;
	setp.lt.s32 	%p52, %r221, %r174;
	or.pred  	%p17, %p36, %p52;
	selp.b32 	%r222, %r221, 0, %p17;
	add.s32 	%r223, %r222, %r20;
	mul.wide.s32 	%rd159, %r223, 8;
	add.s64 	%rd160, %rd569, %rd159;
	ld.global.u64 	%rd600, [%rd160];
	mov.u64 	%rd575, -1;
	not.pred 	%p53, %p38;
	mov.u64 	%rd573, %rd575;
	@%p53 bra 	$L__BB0_15;
	not.pred 	%p54, %p3;
	@%p54 bra 	$L__BB0_14;
	and.b64  	%rd41, %rd572, 9223372036854775807;
	setp.gt.u64 	%p55, %rd41, %rd23;
	mov.u64 	%rd573, %rd24;
	@%p55 bra 	$L__BB0_15;
	setp.eq.s64 	%p56, %rd41, 0;
	selp.b64 	%rd572, 0, %rd572, %p56;
$L__BB0_14:
	shr.s64 	%rd161, %rd572, 63;
	and.b64  	%rd162, %rd161, %rd18;
	xor.b64  	%rd163, %rd572, %rd17;
	xor.b64  	%rd164, %rd163, %rd162;
	sub.s64 	%rd573, %rd164, %rd21;
$L__BB0_15:
	not.pred 	%p57, %p4;
	@%p57 bra 	$L__BB0_20;
	not.pred 	%p58, %p3;
	@%p58 bra 	$L__BB0_19;
	and.b64  	%rd46, %rd574, 9223372036854775807;
	setp.gt.u64 	%p59, %rd46, %rd23;
	mov.u64 	%rd575, %rd24;
	@%p59 bra 	$L__BB0_20;
	setp.eq.s64 	%p60, %rd46, 0;
	selp.b64 	%rd574, 0, %rd574, %p60;
$L__BB0_19:
	shr.s64 	%rd166, %rd574, 63;
	and.b64  	%rd167, %rd166, %rd18;
	xor.b64  	%rd168, %rd574, %rd17;
	xor.b64  	%rd169, %rd168, %rd167;
	sub.s64 	%rd575, %rd169, %rd21;
$L__BB0_20:
	mov.u64 	%rd579, -1;
	not.pred 	%p61, %p5;
	mov.u64 	%rd577, %rd579;
	@%p61 bra 	$L__BB0_25;
	not.pred 	%p62, %p3;
	@%p62 bra 	$L__BB0_24;
	and.b64  	%rd51, %rd576, 9223372036854775807;
	setp.gt.u64 	%p63, %rd51, %rd23;
	mov.u64 	%rd577, %rd24;
	@%p63 bra 	$L__BB0_25;
	setp.eq.s64 	%p64, %rd51, 0;
	selp.b64 	%rd576, 0, %rd576, %p64;
$L__BB0_24:
	shr.s64 	%rd171, %rd576, 63;
	and.b64  	%rd172, %rd171, %rd18;
	xor.b64  	%rd173, %rd576, %rd17;
	xor.b64  	%rd174, %rd173, %rd172;
	sub.s64 	%rd577, %rd174, %rd21;
$L__BB0_25:
	not.pred 	%p65, %p6;
	@%p65 bra 	$L__BB0_30;
	not.pred 	%p66, %p3;
	@%p66 bra 	$L__BB0_29;
	and.b64  	%rd56, %rd578, 9223372036854775807;
	setp.gt.u64 	%p67, %rd56, %rd23;
	mov.u64 	%rd579, %rd24;
	@%p67 bra 	$L__BB0_30;
	setp.eq.s64 	%p68, %rd56, 0;
	selp.b64 	%rd578, 0, %rd578, %p68;
$L__BB0_29:
	shr.s64 	%rd176, %rd578, 63;
	and.b64  	%rd177, %rd176, %rd18;
	xor.b64  	%rd178, %rd578, %rd17;
	xor.b64  	%rd179, %rd178, %rd177;
	sub.s64 	%rd579, %rd179, %rd21;
$L__BB0_30:
	mov.u64 	%rd583, -1;
	not.pred 	%p69, %p7;
	mov.u64 	%rd581, %rd583;
	@%p69 bra 	$L__BB0_35;
	not.pred 	%p70, %p3;
	@%p70 bra 	$L__BB0_34;
	and.b64  	%rd61, %rd580, 9223372036854775807;
	setp.gt.u64 	%p71, %rd61, %rd23;
	mov.u64 	%rd581, %rd24;
	@%p71 bra 	$L__BB0_35;
	setp.eq.s64 	%p72, %rd61, 0;
	selp.b64 	%rd580, 0, %rd580, %p72;
$L__BB0_34:
	shr.s64 	%rd181, %rd580, 63;
	and.b64  	%rd182, %rd181, %rd18;
	xor.b64  	%rd183, %rd580, %rd17;
	xor.b64  	%rd184, %rd183, %rd182;
	sub.s64 	%rd581, %rd184, %rd21;
$L__BB0_35:
	not.pred 	%p73, %p8;
	@%p73 bra 	$L__BB0_40;
	not.pred 	%p74, %p3;
	@%p74 bra 	$L__BB0_39;
	and.b64  	%rd66, %rd582, 9223372036854775807;
	setp.gt.u64 	%p75, %rd66, %rd23;
	mov.u64 	%rd583, %rd24;
	@%p75 bra 	$L__BB0_40;
	setp.eq.s64 	%p76, %rd66, 0;
	selp.b64 	%rd582, 0, %rd582, %p76;
$L__BB0_39:
	shr.s64 	%rd186, %rd582, 63;
	and.b64  	%rd187, %rd186, %rd18;
	xor.b64  	%rd188, %rd582, %rd17;
	xor.b64  	%rd189, %rd188, %rd187;
	sub.s64 	%rd583, %rd189, %rd21;
$L__BB0_40:
	mov.u64 	%rd587, -1;
	not.pred 	%p77, %p9;
	mov.u64 	%rd585, %rd587;
	@%p77 bra 	$L__BB0_45;
	not.pred 	%p78, %p3;
	@%p78 bra 	$L__BB0_44;
	and.b64  	%rd71, %rd584, 9223372036854775807;
	setp.gt.u64 	%p79, %rd71, %rd23;
	mov.u64 	%rd585, %rd24;
	@%p79 bra 	$L__BB0_45;
	setp.eq.s64 	%p80, %rd71, 0;
	selp.b64 	%rd584, 0, %rd584, %p80;
$L__BB0_44:
	shr.s64 	%rd191, %rd584, 63;
	and.b64  	%rd192, %rd191, %rd18;
	xor.b64  	%rd193, %rd584, %rd17;
	xor.b64  	%rd194, %rd193, %rd192;
	sub.s64 	%rd585, %rd194, %rd21;
$L__BB0_45:
	not.pred 	%p81, %p10;
	@%p81 bra 	$L__BB0_50;
	not.pred 	%p82, %p3;
	@%p82 bra 	$L__BB0_49;
	and.b64  	%rd76, %rd586, 9223372036854775807;
	setp.gt.u64 	%p83, %rd76, %rd23;
	mov.u64 	%rd587, %rd24;
	@%p83 bra 	$L__BB0_50;
	setp.eq.s64 	%p84, %rd76, 0;
	selp.b64 	%rd586, 0, %rd586, %p84;
$L__BB0_49:
	shr.s64 	%rd196, %rd586, 63;
	and.b64  	%rd197, %rd196, %rd18;
	xor.b64  	%rd198, %rd586, %rd17;
	xor.b64  	%rd199, %rd198, %rd197;
	sub.s64 	%rd587, %rd199, %rd21;
$L__BB0_50:
	mov.u64 	%rd591, -1;
	not.pred 	%p85, %p11;
	mov.u64 	%rd589, %rd591;
	@%p85 bra 	$L__BB0_55;
	not.pred 	%p86, %p3;
	@%p86 bra 	$L__BB0_54;
	and.b64  	%rd81, %rd588, 9223372036854775807;
	setp.gt.u64 	%p87, %rd81, %rd23;
	mov.u64 	%rd589, %rd24;
	@%p87 bra 	$L__BB0_55;
	setp.eq.s64 	%p88, %rd81, 0;
	selp.b64 	%rd588, 0, %rd588, %p88;
$L__BB0_54:
	shr.s64 	%rd201, %rd588, 63;
	and.b64  	%rd202, %rd201, %rd18;
	xor.b64  	%rd203, %rd588, %rd17;
	xor.b64  	%rd204, %rd203, %rd202;
	sub.s64 	%rd589, %rd204, %rd21;
$L__BB0_55:
	not.pred 	%p89, %p12;
	@%p89 bra 	$L__BB0_60;
	not.pred 	%p90, %p3;
	@%p90 bra 	$L__BB0_59;
	and.b64  	%rd86, %rd590, 9223372036854775807;
	setp.gt.u64 	%p91, %rd86, %rd23;
	mov.u64 	%rd591, %rd24;
	@%p91 bra 	$L__BB0_60;
	setp.eq.s64 	%p92, %rd86, 0;
	selp.b64 	%rd590, 0, %rd590, %p92;
$L__BB0_59:
	shr.s64 	%rd206, %rd590, 63;
	and.b64  	%rd207, %rd206, %rd18;
	xor.b64  	%rd208, %rd590, %rd17;
	xor.b64  	%rd209, %rd208, %rd207;
	sub.s64 	%rd591, %rd209, %rd21;
$L__BB0_60:
	mov.u64 	%rd595, -1;
	not.pred 	%p93, %p13;
	mov.u64 	%rd593, %rd595;
	@%p93 bra 	$L__BB0_65;
	not.pred 	%p94, %p3;
	@%p94 bra 	$L__BB0_64;
	and.b64  	%rd91, %rd592, 9223372036854775807;
	setp.gt.u64 	%p95, %rd91, %rd23;
	mov.u64 	%rd593, %rd24;
	@%p95 bra 	$L__BB0_65;
	setp.eq.s64 	%p96, %rd91, 0;
	selp.b64 	%rd592, 0, %rd592, %p96;
$L__BB0_64:
	shr.s64 	%rd211, %rd592, 63;
	and.b64  	%rd212, %rd211, %rd18;
	xor.b64  	%rd213, %rd592, %rd17;
	xor.b64  	%rd214, %rd213, %rd212;
	sub.s64 	%rd593, %rd214, %rd21;
$L__BB0_65:
	not.pred 	%p97, %p14;
	@%p97 bra 	$L__BB0_70;
	not.pred 	%p98, %p3;
	@%p98 bra 	$L__BB0_69;
	and.b64  	%rd96, %rd594, 9223372036854775807;
	setp.gt.u64 	%p99, %rd96, %rd23;
	mov.u64 	%rd595, %rd24;
	@%p99 bra 	$L__BB0_70;
	setp.eq.s64 	%p100, %rd96, 0;
	selp.b64 	%rd594, 0, %rd594, %p100;
$L__BB0_69:
	shr.s64 	%rd216, %rd594, 63;
	and.b64  	%rd217, %rd216, %rd18;
	xor.b64  	%rd218, %rd594, %rd17;
	xor.b64  	%rd219, %rd218, %rd217;
	sub.s64 	%rd595, %rd219, %rd21;
$L__BB0_70:
	mov.u64 	%rd599, -1;
	not.pred 	%p101, %p15;
	mov.u64 	%rd597, %rd599;
	@%p101 bra 	$L__BB0_75;
	not.pred 	%p102, %p3;
	@%p102 bra 	$L__BB0_74;
	and.b64  	%rd101, %rd596, 9223372036854775807;
	setp.gt.u64 	%p103, %rd101, %rd23;
	mov.u64 	%rd597, %rd24;
	@%p103 bra 	$L__BB0_75;
	setp.eq.s64 	%p104, %rd101, 0;
	selp.b64 	%rd596, 0, %rd596, %p104;
$L__BB0_74:
	shr.s64 	%rd221, %rd596, 63;
	and.b64  	%rd222, %rd221, %rd18;
	xor.b64  	%rd223, %rd596, %rd17;
	xor.b64  	%rd224, %rd223, %rd222;
	sub.s64 	%rd597, %rd224, %rd21;
$L__BB0_75:
	not.pred 	%p105, %p16;
	@%p105 bra 	$L__BB0_80;
	not.pred 	%p106, %p3;
	@%p106 bra 	$L__BB0_79;
	and.b64  	%rd106, %rd598, 9223372036854775807;
	setp.gt.u64 	%p107, %rd106, %rd23;
	mov.u64 	%rd599, %rd24;
	@%p107 bra 	$L__BB0_80;
	setp.eq.s64 	%p108, %rd106, 0;
	selp.b64 	%rd598, 0, %rd598, %p108;
$L__BB0_79:
	shr.s64 	%rd226, %rd598, 63;
	and.b64  	%rd227, %rd226, %rd18;
	xor.b64  	%rd228, %rd598, %rd17;
	xor.b64  	%rd229, %rd228, %rd227;
	sub.s64 	%rd599, %rd229, %rd21;
$L__BB0_80:
	mov.u64 	%rd601, -1;
	not.pred 	%p109, %p17;
	@%p109 bra 	$L__BB0_85;
	not.pred 	%p110, %p3;
	@%p110 bra 	$L__BB0_84;
	and.b64  	%rd111, %rd600, 9223372036854775807;
	setp.gt.u64 	%p111, %rd111, %rd23;
	mov.u64 	%rd601, %rd24;
	@%p111 bra 	$L__BB0_85;
	setp.eq.s64 	%p112, %rd111, 0;
	selp.b64 	%rd600, 0, %rd600, %p112;
$L__BB0_84:
	shr.s64 	%rd231, %rd600, 63;
	and.b64  	%rd232, %rd231, %rd18;
	xor.b64  	%rd233, %rd600, %rd17;
	xor.b64  	%rd234, %rd233, %rd232;
	sub.s64 	%rd601, %rd234, %rd21;
$L__BB0_85:
	setp.gt.s32 	%p113, %r224, 255;
	@%p113 bra 	$L__BB0_92;
	max.s32 	%r225, %r224, 224;
	add.s32 	%r226, %r225, 31;
	sub.s32 	%r22, %r226, %r224;
	shr.u32 	%r227, %r22, 5;
	add.s32 	%r228, %r227, 1;
	and.b32  	%r23, %r228, 3;
	setp.eq.s32 	%p114, %r23, 0;
	mov.u32 	%r1426, %r224;
	@%p114 bra 	$L__BB0_90;
	shl.b32 	%r229, %r17, 10;
	add.s32 	%r231, %r171, %r229;
	shl.b32 	%r232, %r224, 2;
	add.s32 	%r24, %r231, %r232;
	mov.u32 	%r233, 0;
	st.shared.u32 	[%r24], %r233;
	add.s32 	%r1426, %r224, 32;
	setp.eq.s32 	%p115, %r23, 1;
	@%p115 bra 	$L__BB0_90;
	st.shared.u32 	[%r24+128], %r233;
	add.s32 	%r1426, %r224, 64;
	setp.eq.s32 	%p116, %r23, 2;
	@%p116 bra 	$L__BB0_90;
	mov.u32 	%r235, 0;
	st.shared.u32 	[%r24+256], %r235;
	add.s32 	%r1426, %r224, 96;
$L__BB0_90:
	setp.lt.u32 	%p117, %r22, 96;
	@%p117 bra 	$L__BB0_92;
$L__BB0_91:
	.pragma "nounroll";
	shl.b32 	%r236, %r17, 10;
	add.s32 	%r238, %r171, %r236;
	shl.b32 	%r239, %r1426, 2;
	add.s32 	%r240, %r238, %r239;
	mov.u32 	%r241, 0;
	st.shared.u32 	[%r240], %r241;
	st.shared.u32 	[%r240+128], %r241;
	st.shared.u32 	[%r240+256], %r241;
	st.shared.u32 	[%r240+384], %r241;
	add.s32 	%r30, %r1426, 128;
	setp.lt.s32 	%p118, %r1426, 128;
	mov.u32 	%r1426, %r30;
	@%p118 bra 	$L__BB0_91;
$L__BB0_92:
	setp.gt.u32 	%p119, %r167, 255;
	bar.warp.sync 	-1;
	cvt.u32.u64 	%r244, %rd25;
	shr.u64 	%rd235, %rd573, %r244;
	cvt.u32.u64 	%r245, %rd235;
	and.b32  	%r31, %r245, 255;
	shl.b32 	%r246, %r17, 10;
	add.s32 	%r248, %r171, %r246;
	shl.b32 	%r249, %r245, 2;
	and.b32  	%r250, %r249, 1020;
	add.s32 	%r251, %r248, %r250;
	atom.shared.add.u32 	%r252, [%r251], 1;
	shr.u64 	%rd236, %rd575, %r244;
	cvt.u32.u64 	%r253, %rd236;
	and.b32  	%r32, %r253, 255;
	shl.b32 	%r254, %r253, 2;
	and.b32  	%r255, %r254, 1020;
	add.s32 	%r256, %r248, %r255;
	atom.shared.add.u32 	%r257, [%r256], 1;
	shr.u64 	%rd237, %rd577, %r244;
	cvt.u32.u64 	%r258, %rd237;
	and.b32  	%r33, %r258, 255;
	shl.b32 	%r259, %r258, 2;
	and.b32  	%r260, %r259, 1020;
	add.s32 	%r261, %r248, %r260;
	atom.shared.add.u32 	%r262, [%r261], 1;
	shr.u64 	%rd238, %rd579, %r244;
	cvt.u32.u64 	%r263, %rd238;
	and.b32  	%r34, %r263, 255;
	shl.b32 	%r264, %r263, 2;
	and.b32  	%r265, %r264, 1020;
	add.s32 	%r266, %r248, %r265;
	atom.shared.add.u32 	%r267, [%r266], 1;
	shr.u64 	%rd239, %rd581, %r244;
	cvt.u32.u64 	%r268, %rd239;
	and.b32  	%r35, %r268, 255;
	shl.b32 	%r269, %r268, 2;
	and.b32  	%r270, %r269, 1020;
	add.s32 	%r271, %r248, %r270;
	atom.shared.add.u32 	%r272, [%r271], 1;
	shr.u64 	%rd240, %rd583, %r244;
	cvt.u32.u64 	%r273, %rd240;
	and.b32  	%r36, %r273, 255;
	shl.b32 	%r274, %r273, 2;
	and.b32  	%r275, %r274, 1020;
	add.s32 	%r276, %r248, %r275;
	atom.shared.add.u32 	%r277, [%r276], 1;
	shr.u64 	%rd241, %rd585, %r244;
	cvt.u32.u64 	%r278, %rd241;
	and.b32  	%r37, %r278, 255;
	shl.b32 	%r279, %r278, 2;
	and.b32  	%r280, %r279, 1020;
	add.s32 	%r281, %r248, %r280;
	atom.shared.add.u32 	%r282, [%r281], 1;
	shr.u64 	%rd242, %rd587, %r244;
	cvt.u32.u64 	%r283, %rd242;
	and.b32  	%r38, %r283, 255;
	shl.b32 	%r284, %r283, 2;
	and.b32  	%r285, %r284, 1020;
	add.s32 	%r286, %r248, %r285;
	atom.shared.add.u32 	%r287, [%r286], 1;
	shr.u64 	%rd243, %rd589, %r244;
	cvt.u32.u64 	%r288, %rd243;
	and.b32  	%r39, %r288, 255;
	shl.b32 	%r289, %r288, 2;
	and.b32  	%r290, %r289, 1020;
	add.s32 	%r291, %r248, %r290;
	atom.shared.add.u32 	%r292, [%r291], 1;
	shr.u64 	%rd244, %rd591, %r244;
	cvt.u32.u64 	%r293, %rd244;
	and.b32  	%r40, %r293, 255;
	shl.b32 	%r294, %r293, 2;
	and.b32  	%r295, %r294, 1020;
	add.s32 	%r296, %r248, %r295;
	atom.shared.add.u32 	%r297, [%r296], 1;
	shr.u64 	%rd245, %rd593, %r244;
	cvt.u32.u64 	%r298, %rd245;
	and.b32  	%r41, %r298, 255;
	shl.b32 	%r299, %r298, 2;
	and.b32  	%r300, %r299, 1020;
	add.s32 	%r301, %r248, %r300;
	atom.shared.add.u32 	%r302, [%r301], 1;
	shr.u64 	%rd246, %rd595, %r244;
	cvt.u32.u64 	%r303, %rd246;
	and.b32  	%r42, %r303, 255;
	shl.b32 	%r304, %r303, 2;
	and.b32  	%r305, %r304, 1020;
	add.s32 	%r306, %r248, %r305;
	atom.shared.add.u32 	%r307, [%r306], 1;
	shr.u64 	%rd247, %rd597, %r244;
	cvt.u32.u64 	%r308, %rd247;
	and.b32  	%r43, %r308, 255;
	shl.b32 	%r309, %r308, 2;
	and.b32  	%r310, %r309, 1020;
	add.s32 	%r311, %r248, %r310;
	atom.shared.add.u32 	%r312, [%r311], 1;
	shr.u64 	%rd248, %rd599, %r244;
	cvt.u32.u64 	%r313, %rd248;
	shl.b32 	%r314, %r313, 2;
	and.b32  	%r315, %r314, 1020;
	add.s32 	%r316, %r248, %r315;
	atom.shared.add.u32 	%r317, [%r316], 1;
	shr.u64 	%rd249, %rd601, %r244;
	cvt.u32.u64 	%r318, %rd249;
	shl.b32 	%r319, %r318, 2;
	and.b32  	%r320, %r319, 1020;
	add.s32 	%r321, %r248, %r320;
	atom.shared.add.u32 	%r322, [%r321], 1;
	bar.sync 	0;
	mov.u32 	%r1428, 0;
	@%p119 bra 	$L__BB0_94;
	shl.b32 	%r324, %r167, 2;
	add.s32 	%r326, %r171, %r324;
	ld.shared.u32 	%r327, [%r326];
	mov.u32 	%r328, 0;
	st.shared.u32 	[%r326], %r328;
	ld.shared.u32 	%r329, [%r326+1024];
	st.shared.u32 	[%r326+1024], %r327;
	add.s32 	%r330, %r329, %r327;
	ld.shared.u32 	%r331, [%r326+2048];
	st.shared.u32 	[%r326+2048], %r330;
	add.s32 	%r332, %r331, %r330;
	ld.shared.u32 	%r333, [%r326+3072];
	st.shared.u32 	[%r326+3072], %r332;
	add.s32 	%r334, %r333, %r332;
	ld.shared.u32 	%r335, [%r326+4096];
	st.shared.u32 	[%r326+4096], %r334;
	add.s32 	%r336, %r335, %r334;
	ld.shared.u32 	%r337, [%r326+5120];
	st.shared.u32 	[%r326+5120], %r336;
	add.s32 	%r338, %r337, %r336;
	ld.shared.u32 	%r339, [%r326+6144];
	st.shared.u32 	[%r326+6144], %r338;
	add.s32 	%r340, %r339, %r338;
	ld.shared.u32 	%r341, [%r326+7168];
	st.shared.u32 	[%r326+7168], %r340;
	add.s32 	%r342, %r341, %r340;
	ld.shared.u32 	%r343, [%r326+8192];
	st.shared.u32 	[%r326+8192], %r342;
	add.s32 	%r344, %r343, %r342;
	ld.shared.u32 	%r345, [%r326+9216];
	st.shared.u32 	[%r326+9216], %r344;
	add.s32 	%r346, %r345, %r344;
	ld.shared.u32 	%r347, [%r326+10240];
	st.shared.u32 	[%r326+10240], %r346;
	add.s32 	%r348, %r347, %r346;
	ld.shared.u32 	%r349, [%r326+11264];
	st.shared.u32 	[%r326+11264], %r348;
	add.s32 	%r1428, %r349, %r348;
$L__BB0_94:
	setp.gt.s32 	%p120, %r167, 255;
	@%p120 bra 	$L__BB0_96;
	or.b32  	%r350, %r1428, 1073741824;
	shl.b32 	%r351, %r19, 8;
	add.s32 	%r352, %r351, %r167;
	cvta.to.global.u64 	%rd250, %rd6;
	mul.wide.s32 	%rd251, %r352, 4;
	add.s64 	%rd252, %rd250, %rd251;
	st.volatile.global.u32 	[%rd252], %r350;
$L__BB0_96:
	setp.gt.u32 	%p121, %r167, 31;
	st.shared.u32 	[%r18+13328], %r1428;
	bar.sync 	0;
	@%p121 bra 	$L__BB0_98;
	mad.lo.s32 	%r386, %r167, 52, %r171;
	mov.u32 	%r362, 2;
	ld.shared.u32 	%r387, [%r386+13332];
	mov.u32 	%r381, 0;
	ld.shared.u32 	%r388, [%r386+13328];
	add.s32 	%r389, %r387, %r388;
	ld.shared.u32 	%r390, [%r386+13336];
	add.s32 	%r391, %r389, %r390;
	ld.shared.u32 	%r392, [%r386+13340];
	add.s32 	%r393, %r391, %r392;
	ld.shared.u32 	%r394, [%r386+13344];
	add.s32 	%r395, %r393, %r394;
	ld.shared.u32 	%r396, [%r386+13348];
	add.s32 	%r397, %r395, %r396;
	ld.shared.u32 	%r398, [%r386+13352];
	add.s32 	%r399, %r397, %r398;
	ld.shared.u32 	%r400, [%r386+13356];
	add.s32 	%r401, %r399, %r400;
	ld.shared.u32 	%r402, [%r386+13360];
	add.s32 	%r403, %r401, %r402;
	ld.shared.u32 	%r404, [%r386+13364];
	add.s32 	%r405, %r403, %r404;
	ld.shared.u32 	%r406, [%r386+13368];
	add.s32 	%r407, %r405, %r406;
	ld.shared.u32 	%r408, [%r386+13372];
	add.s32 	%r358, %r407, %r408;
	mov.u32 	%r356, 1;
	mov.u32 	%r383, -1;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r358, %r356, %r381, %r383;  @p add.s32 r0, r0, %r358;  mov.s32 %r354, r0;}
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r354, %r362, %r381, %r383;  @p add.s32 r0, r0, %r354;  mov.s32 %r360, r0;}
	mov.u32 	%r368, 4;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r360, %r368, %r381, %r383;  @p add.s32 r0, r0, %r360;  mov.s32 %r366, r0;}
	mov.u32 	%r374, 8;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r366, %r374, %r381, %r383;  @p add.s32 r0, r0, %r366;  mov.s32 %r372, r0;}
	mov.u32 	%r380, 16;
	{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r372, %r380, %r381, %r383;  @p add.s32 r0, r0, %r372;  mov.s32 %r378, r0;}
	sub.s32 	%r409, %r378, %r358;
	add.s32 	%r410, %r388, %r409;
	add.s32 	%r411, %r387, %r410;
	add.s32 	%r412, %r390, %r411;
	add.s32 	%r413, %r392, %r412;
	add.s32 	%r414, %r394, %r413;
	add.s32 	%r415, %r396, %r414;
	add.s32 	%r416, %r398, %r415;
	add.s32 	%r417, %r400, %r416;
	add.s32 	%r418, %r402, %r417;
	add.s32 	%r419, %r404, %r418;
	add.s32 	%r420, %r406, %r419;
	st.shared.u32 	[%r386+13328], %r409;
	st.shared.u32 	[%r386+13332], %r410;
	st.shared.u32 	[%r386+13336], %r411;
	st.shared.u32 	[%r386+13340], %r412;
	st.shared.u32 	[%r386+13344], %r413;
	st.shared.u32 	[%r386+13348], %r414;
	st.shared.u32 	[%r386+13352], %r415;
	st.shared.u32 	[%r386+13356], %r416;
	st.shared.u32 	[%r386+13360], %r417;
	st.shared.u32 	[%r386+13364], %r418;
	st.shared.u32 	[%r386+13368], %r419;
	st.shared.u32 	[%r386+13372], %r420;
$L__BB0_98:
	setp.gt.u32 	%p175, %r167, 255;
	bar.sync 	0;
	ld.shared.u32 	%r47, [%r18+13328];
	@%p175 bra 	$L__BB0_100;
	shl.b32 	%r423, %r167, 2;
	add.s32 	%r425, %r171, %r423;
	ld.shared.u32 	%r426, [%r425];
	add.s32 	%r427, %r426, %r47;
	st.shared.u32 	[%r425], %r427;
	ld.shared.u32 	%r428, [%r425+1024];
	add.s32 	%r429, %r428, %r47;
	st.shared.u32 	[%r425+1024], %r429;
	ld.shared.u32 	%r430, [%r425+2048];
	add.s32 	%r431, %r430, %r47;
	st.shared.u32 	[%r425+2048], %r431;
	ld.shared.u32 	%r432, [%r425+3072];
	add.s32 	%r433, %r432, %r47;
	st.shared.u32 	[%r425+3072], %r433;
	ld.shared.u32 	%r434, [%r425+4096];
	add.s32 	%r435, %r434, %r47;
	st.shared.u32 	[%r425+4096], %r435;
	ld.shared.u32 	%r436, [%r425+5120];
	add.s32 	%r437, %r436, %r47;
	st.shared.u32 	[%r425+5120], %r437;
	ld.shared.u32 	%r438, [%r425+6144];
	add.s32 	%r439, %r438, %r47;
	st.shared.u32 	[%r425+6144], %r439;
	ld.shared.u32 	%r440, [%r425+7168];
	add.s32 	%r441, %r440, %r47;
	st.shared.u32 	[%r425+7168], %r441;
	ld.shared.u32 	%r442, [%r425+8192];
	add.s32 	%r443, %r442, %r47;
	st.shared.u32 	[%r425+8192], %r443;
	ld.shared.u32 	%r444, [%r425+9216];
	add.s32 	%r445, %r444, %r47;
	st.shared.u32 	[%r425+9216], %r445;
	ld.shared.u32 	%r446, [%r425+10240];
	add.s32 	%r447, %r446, %r47;
	st.shared.u32 	[%r425+10240], %r447;
	ld.shared.u32 	%r448, [%r425+11264];
	add.s32 	%r449, %r448, %r47;
	st.shared.u32 	[%r425+11264], %r449;
$L__BB0_100:
	bar.sync 	0;
	mov.u32 	%r452, 1;
	{
    .reg .pred p;
    and.b32 %r450, %r31, %r452;    setp.ne.u32 p, %r450, 0;
    vote.ballot.sync.b32 %r450, p, 0xffffffff;
    @!p not.b32 %r450, %r450;
}
	mov.u32 	%r455, 2;
	{
    .reg .pred p;
    and.b32 %r453, %r31, %r455;    setp.ne.u32 p, %r453, 0;
    vote.ballot.sync.b32 %r453, p, 0xffffffff;
    @!p not.b32 %r453, %r453;
}
	and.b32  	%r476, %r453, %r450;
	mov.u32 	%r458, 4;
	{
    .reg .pred p;
    and.b32 %r456, %r31, %r458;    setp.ne.u32 p, %r456, 0;
    vote.ballot.sync.b32 %r456, p, 0xffffffff;
    @!p not.b32 %r456, %r456;
}
	and.b32  	%r477, %r456, %r476;
	mov.u32 	%r461, 8;
	{
    .reg .pred p;
    and.b32 %r459, %r31, %r461;    setp.ne.u32 p, %r459, 0;
    vote.ballot.sync.b32 %r459, p, 0xffffffff;
    @!p not.b32 %r459, %r459;
}
	and.b32  	%r478, %r459, %r477;
	mov.u32 	%r464, 16;
	{
    .reg .pred p;
    and.b32 %r462, %r31, %r464;    setp.ne.u32 p, %r462, 0;
    vote.ballot.sync.b32 %r462, p, 0xffffffff;
    @!p not.b32 %r462, %r462;
}
	and.b32  	%r479, %r462, %r478;
	mov.u32 	%r467, 32;
	{
    .reg .pred p;
    and.b32 %r465, %r31, %r467;    setp.ne.u32 p, %r465, 0;
    vote.ballot.sync.b32 %r465, p, 0xffffffff;
    @!p not.b32 %r465, %r465;
}
	and.b32  	%r480, %r465, %r479;
	mov.u32 	%r470, 64;
	{
    .reg .pred p;
    and.b32 %r468, %r31, %r470;    setp.ne.u32 p, %r468, 0;
    vote.ballot.sync.b32 %r468, p, 0xffffffff;
    @!p not.b32 %r468, %r468;
}
	and.b32  	%r481, %r468, %r480;
	mov.u32 	%r473, 128;
	{
    .reg .pred p;
    and.b32 %r471, %r31, %r473;    setp.ne.u32 p, %r471, 0;
    vote.ballot.sync.b32 %r471, p, 0xffffffff;
    @!p not.b32 %r471, %r471;
}
	and.b32  	%r482, %r471, %r481;
	clz.b32 	%r483, %r482;
	mov.u32 	%r484, 31;
	sub.s32 	%r48, %r484, %r483;
	and.b32  	%r485, %r474, %r482;
	popc.b32 	%r49, %r485;
	setp.ne.s32 	%p123, %r224, %r48;
	mov.u32 	%r1430, 0;
	mov.u32 	%r1429, %r1430;
	@%p123 bra 	$L__BB0_102;
	shl.b32 	%r489, %r31, 2;
	add.s32 	%r490, %r248, %r489;
	atom.shared.add.u32 	%r1429, [%r490], %r49;
$L__BB0_102:
	mov.u32 	%r518, -1;
	shfl.sync.idx.b32 	%r519|%p124, %r1429, %r48, %r484, %r518;
	add.s32 	%r520, %r49, %r519;
	add.s32 	%r52, %r520, -1;
	{
    .reg .pred p;
    and.b32 %r491, %r32, %r452;    setp.ne.u32 p, %r491, 0;
    vote.ballot.sync.b32 %r491, p, 0xffffffff;
    @!p not.b32 %r491, %r491;
}
	{
    .reg .pred p;
    and.b32 %r494, %r32, %r455;    setp.ne.u32 p, %r494, 0;
    vote.ballot.sync.b32 %r494, p, 0xffffffff;
    @!p not.b32 %r494, %r494;
}
	and.b32  	%r521, %r494, %r491;
	{
    .reg .pred p;
    and.b32 %r497, %r32, %r458;    setp.ne.u32 p, %r497, 0;
    vote.ballot.sync.b32 %r497, p, 0xffffffff;
    @!p not.b32 %r497, %r497;
}
	and.b32  	%r522, %r497, %r521;
	{
    .reg .pred p;
    and.b32 %r500, %r32, %r461;    setp.ne.u32 p, %r500, 0;
    vote.ballot.sync.b32 %r500, p, 0xffffffff;
    @!p not.b32 %r500, %r500;
}
	and.b32  	%r523, %r500, %r522;
	{
    .reg .pred p;
    and.b32 %r503, %r32, %r464;    setp.ne.u32 p, %r503, 0;
    vote.ballot.sync.b32 %r503, p, 0xffffffff;
    @!p not.b32 %r503, %r503;
}
	and.b32  	%r524, %r503, %r523;
	{
    .reg .pred p;
    and.b32 %r506, %r32, %r467;    setp.ne.u32 p, %r506, 0;
    vote.ballot.sync.b32 %r506, p, 0xffffffff;
    @!p not.b32 %r506, %r506;
}
	and.b32  	%r525, %r506, %r524;
	{
    .reg .pred p;
    and.b32 %r509, %r32, %r470;    setp.ne.u32 p, %r509, 0;
    vote.ballot.sync.b32 %r509, p, 0xffffffff;
    @!p not.b32 %r509, %r509;
}
	and.b32  	%r526, %r509, %r525;
	{
    .reg .pred p;
    and.b32 %r512, %r32, %r473;    setp.ne.u32 p, %r512, 0;
    vote.ballot.sync.b32 %r512, p, 0xffffffff;
    @!p not.b32 %r512, %r512;
}
	and.b32  	%r527, %r512, %r526;
	clz.b32 	%r528, %r527;
	sub.s32 	%r53, %r484, %r528;
	and.b32  	%r529, %r474, %r527;
	popc.b32 	%r54, %r529;
	setp.ne.s32 	%p125, %r224, %r53;
	@%p125 bra 	$L__BB0_104;
	shl.b32 	%r533, %r32, 2;
	add.s32 	%r534, %r248, %r533;
	atom.shared.add.u32 	%r1430, [%r534], %r54;
$L__BB0_104:
	mov.u32 	%r1432, 0;
	mov.u32 	%r561, 31;
	shfl.sync.idx.b32 	%r563|%p126, %r1430, %r53, %r561, %r518;
	add.s32 	%r564, %r54, %r563;
	add.s32 	%r57, %r564, -1;
	mov.u32 	%r537, 1;
	{
    .reg .pred p;
    and.b32 %r535, %r33, %r537;    setp.ne.u32 p, %r535, 0;
    vote.ballot.sync.b32 %r535, p, 0xffffffff;
    @!p not.b32 %r535, %r535;
}
	mov.u32 	%r540, 2;
	{
    .reg .pred p;
    and.b32 %r538, %r33, %r540;    setp.ne.u32 p, %r538, 0;
    vote.ballot.sync.b32 %r538, p, 0xffffffff;
    @!p not.b32 %r538, %r538;
}
	and.b32  	%r565, %r538, %r535;
	mov.u32 	%r543, 4;
	{
    .reg .pred p;
    and.b32 %r541, %r33, %r543;    setp.ne.u32 p, %r541, 0;
    vote.ballot.sync.b32 %r541, p, 0xffffffff;
    @!p not.b32 %r541, %r541;
}
	and.b32  	%r566, %r541, %r565;
	mov.u32 	%r546, 8;
	{
    .reg .pred p;
    and.b32 %r544, %r33, %r546;    setp.ne.u32 p, %r544, 0;
    vote.ballot.sync.b32 %r544, p, 0xffffffff;
    @!p not.b32 %r544, %r544;
}
	and.b32  	%r567, %r544, %r566;
	mov.u32 	%r549, 16;
	{
    .reg .pred p;
    and.b32 %r547, %r33, %r549;    setp.ne.u32 p, %r547, 0;
    vote.ballot.sync.b32 %r547, p, 0xffffffff;
    @!p not.b32 %r547, %r547;
}
	and.b32  	%r568, %r547, %r567;
	mov.u32 	%r552, 32;
	{
    .reg .pred p;
    and.b32 %r550, %r33, %r552;    setp.ne.u32 p, %r550, 0;
    vote.ballot.sync.b32 %r550, p, 0xffffffff;
    @!p not.b32 %r550, %r550;
}
	and.b32  	%r569, %r550, %r568;
	mov.u32 	%r555, 64;
	{
    .reg .pred p;
    and.b32 %r553, %r33, %r555;    setp.ne.u32 p, %r553, 0;
    vote.ballot.sync.b32 %r553, p, 0xffffffff;
    @!p not.b32 %r553, %r553;
}
	and.b32  	%r570, %r553, %r569;
	mov.u32 	%r558, 128;
	{
    .reg .pred p;
    and.b32 %r556, %r33, %r558;    setp.ne.u32 p, %r556, 0;
    vote.ballot.sync.b32 %r556, p, 0xffffffff;
    @!p not.b32 %r556, %r556;
}
	and.b32  	%r571, %r556, %r570;
	clz.b32 	%r572, %r571;
	sub.s32 	%r58, %r561, %r572;
	and.b32  	%r573, %r474, %r571;
	popc.b32 	%r59, %r573;
	setp.ne.s32 	%p127, %r224, %r58;
	mov.u32 	%r1431, %r1432;
	@%p127 bra 	$L__BB0_106;
	shl.b32 	%r577, %r33, 2;
	add.s32 	%r578, %r248, %r577;
	atom.shared.add.u32 	%r1431, [%r578], %r59;
$L__BB0_106:
	mov.u32 	%r606, -1;
	shfl.sync.idx.b32 	%r607|%p128, %r1431, %r58, %r561, %r606;
	add.s32 	%r608, %r59, %r607;
	add.s32 	%r62, %r608, -1;
	{
    .reg .pred p;
    and.b32 %r579, %r34, %r537;    setp.ne.u32 p, %r579, 0;
    vote.ballot.sync.b32 %r579, p, 0xffffffff;
    @!p not.b32 %r579, %r579;
}
	{
    .reg .pred p;
    and.b32 %r582, %r34, %r540;    setp.ne.u32 p, %r582, 0;
    vote.ballot.sync.b32 %r582, p, 0xffffffff;
    @!p not.b32 %r582, %r582;
}
	and.b32  	%r609, %r582, %r579;
	{
    .reg .pred p;
    and.b32 %r585, %r34, %r543;    setp.ne.u32 p, %r585, 0;
    vote.ballot.sync.b32 %r585, p, 0xffffffff;
    @!p not.b32 %r585, %r585;
}
	and.b32  	%r610, %r585, %r609;
	{
    .reg .pred p;
    and.b32 %r588, %r34, %r546;    setp.ne.u32 p, %r588, 0;
    vote.ballot.sync.b32 %r588, p, 0xffffffff;
    @!p not.b32 %r588, %r588;
}
	and.b32  	%r611, %r588, %r610;
	{
    .reg .pred p;
    and.b32 %r591, %r34, %r549;    setp.ne.u32 p, %r591, 0;
    vote.ballot.sync.b32 %r591, p, 0xffffffff;
    @!p not.b32 %r591, %r591;
}
	and.b32  	%r612, %r591, %r611;
	{
    .reg .pred p;
    and.b32 %r594, %r34, %r552;    setp.ne.u32 p, %r594, 0;
    vote.ballot.sync.b32 %r594, p, 0xffffffff;
    @!p not.b32 %r594, %r594;
}
	and.b32  	%r613, %r594, %r612;
	{
    .reg .pred p;
    and.b32 %r597, %r34, %r555;    setp.ne.u32 p, %r597, 0;
    vote.ballot.sync.b32 %r597, p, 0xffffffff;
    @!p not.b32 %r597, %r597;
}
	and.b32  	%r614, %r597, %r613;
	{
    .reg .pred p;
    and.b32 %r600, %r34, %r558;    setp.ne.u32 p, %r600, 0;
    vote.ballot.sync.b32 %r600, p, 0xffffffff;
    @!p not.b32 %r600, %r600;
}
	and.b32  	%r615, %r600, %r614;
	clz.b32 	%r616, %r615;
	sub.s32 	%r63, %r561, %r616;
	and.b32  	%r617, %r474, %r615;
	popc.b32 	%r64, %r617;
	setp.ne.s32 	%p129, %r224, %r63;
	@%p129 bra 	$L__BB0_108;
	shl.b32 	%r621, %r34, 2;
	add.s32 	%r622, %r248, %r621;
	atom.shared.add.u32 	%r1432, [%r622], %r64;
$L__BB0_108:
	mov.u32 	%r1434, 0;
	mov.u32 	%r649, 31;
	shfl.sync.idx.b32 	%r651|%p130, %r1432, %r63, %r649, %r606;
	add.s32 	%r652, %r64, %r651;
	add.s32 	%r67, %r652, -1;
	mov.u32 	%r625, 1;
	{
    .reg .pred p;
    and.b32 %r623, %r35, %r625;    setp.ne.u32 p, %r623, 0;
    vote.ballot.sync.b32 %r623, p, 0xffffffff;
    @!p not.b32 %r623, %r623;
}
	mov.u32 	%r628, 2;
	{
    .reg .pred p;
    and.b32 %r626, %r35, %r628;    setp.ne.u32 p, %r626, 0;
    vote.ballot.sync.b32 %r626, p, 0xffffffff;
    @!p not.b32 %r626, %r626;
}
	and.b32  	%r653, %r626, %r623;
	mov.u32 	%r631, 4;
	{
    .reg .pred p;
    and.b32 %r629, %r35, %r631;    setp.ne.u32 p, %r629, 0;
    vote.ballot.sync.b32 %r629, p, 0xffffffff;
    @!p not.b32 %r629, %r629;
}
	and.b32  	%r654, %r629, %r653;
	mov.u32 	%r634, 8;
	{
    .reg .pred p;
    and.b32 %r632, %r35, %r634;    setp.ne.u32 p, %r632, 0;
    vote.ballot.sync.b32 %r632, p, 0xffffffff;
    @!p not.b32 %r632, %r632;
}
	and.b32  	%r655, %r632, %r654;
	mov.u32 	%r637, 16;
	{
    .reg .pred p;
    and.b32 %r635, %r35, %r637;    setp.ne.u32 p, %r635, 0;
    vote.ballot.sync.b32 %r635, p, 0xffffffff;
    @!p not.b32 %r635, %r635;
}
	and.b32  	%r656, %r635, %r655;
	mov.u32 	%r640, 32;
	{
    .reg .pred p;
    and.b32 %r638, %r35, %r640;    setp.ne.u32 p, %r638, 0;
    vote.ballot.sync.b32 %r638, p, 0xffffffff;
    @!p not.b32 %r638, %r638;
}
	and.b32  	%r657, %r638, %r656;
	mov.u32 	%r643, 64;
	{
    .reg .pred p;
    and.b32 %r641, %r35, %r643;    setp.ne.u32 p, %r641, 0;
    vote.ballot.sync.b32 %r641, p, 0xffffffff;
    @!p not.b32 %r641, %r641;
}
	and.b32  	%r658, %r641, %r657;
	mov.u32 	%r646, 128;
	{
    .reg .pred p;
    and.b32 %r644, %r35, %r646;    setp.ne.u32 p, %r644, 0;
    vote.ballot.sync.b32 %r644, p, 0xffffffff;
    @!p not.b32 %r644, %r644;
}
	and.b32  	%r659, %r644, %r658;
	clz.b32 	%r660, %r659;
	sub.s32 	%r68, %r649, %r660;
	and.b32  	%r661, %r474, %r659;
	popc.b32 	%r69, %r661;
	setp.ne.s32 	%p131, %r224, %r68;
	mov.u32 	%r1433, %r1434;
	@%p131 bra 	$L__BB0_110;
	shl.b32 	%r665, %r35, 2;
	add.s32 	%r666, %r248, %r665;
	atom.shared.add.u32 	%r1433, [%r666], %r69;
$L__BB0_110:
	mov.u32 	%r694, -1;
	shfl.sync.idx.b32 	%r695|%p132, %r1433, %r68, %r649, %r694;
	add.s32 	%r696, %r69, %r695;
	add.s32 	%r72, %r696, -1;
	{
    .reg .pred p;
    and.b32 %r667, %r36, %r625;    setp.ne.u32 p, %r667, 0;
    vote.ballot.sync.b32 %r667, p, 0xffffffff;
    @!p not.b32 %r667, %r667;
}
	{
    .reg .pred p;
    and.b32 %r670, %r36, %r628;    setp.ne.u32 p, %r670, 0;
    vote.ballot.sync.b32 %r670, p, 0xffffffff;
    @!p not.b32 %r670, %r670;
}
	and.b32  	%r697, %r670, %r667;
	{
    .reg .pred p;
    and.b32 %r673, %r36, %r631;    setp.ne.u32 p, %r673, 0;
    vote.ballot.sync.b32 %r673, p, 0xffffffff;
    @!p not.b32 %r673, %r673;
}
	and.b32  	%r698, %r673, %r697;
	{
    .reg .pred p;
    and.b32 %r676, %r36, %r634;    setp.ne.u32 p, %r676, 0;
    vote.ballot.sync.b32 %r676, p, 0xffffffff;
    @!p not.b32 %r676, %r676;
}
	and.b32  	%r699, %r676, %r698;
	{
    .reg .pred p;
    and.b32 %r679, %r36, %r637;    setp.ne.u32 p, %r679, 0;
    vote.ballot.sync.b32 %r679, p, 0xffffffff;
    @!p not.b32 %r679, %r679;
}
	and.b32  	%r700, %r679, %r699;
	{
    .reg .pred p;
    and.b32 %r682, %r36, %r640;    setp.ne.u32 p, %r682, 0;
    vote.ballot.sync.b32 %r682, p, 0xffffffff;
    @!p not.b32 %r682, %r682;
}
	and.b32  	%r701, %r682, %r700;
	{
    .reg .pred p;
    and.b32 %r685, %r36, %r643;    setp.ne.u32 p, %r685, 0;
    vote.ballot.sync.b32 %r685, p, 0xffffffff;
    @!p not.b32 %r685, %r685;
}
	and.b32  	%r702, %r685, %r701;
	{
    .reg .pred p;
    and.b32 %r688, %r36, %r646;    setp.ne.u32 p, %r688, 0;
    vote.ballot.sync.b32 %r688, p, 0xffffffff;
    @!p not.b32 %r688, %r688;
}
	and.b32  	%r703, %r688, %r702;
	clz.b32 	%r704, %r703;
	sub.s32 	%r73, %r649, %r704;
	and.b32  	%r705, %r474, %r703;
	popc.b32 	%r74, %r705;
	setp.ne.s32 	%p133, %r224, %r73;
	@%p133 bra 	$L__BB0_112;
	shl.b32 	%r709, %r36, 2;
	add.s32 	%r710, %r248, %r709;
	atom.shared.add.u32 	%r1434, [%r710], %r74;
$L__BB0_112:
	mov.u32 	%r1436, 0;
	mov.u32 	%r737, 31;
	shfl.sync.idx.b32 	%r739|%p134, %r1434, %r73, %r737, %r694;
	add.s32 	%r740, %r74, %r739;
	add.s32 	%r77, %r740, -1;
	mov.u32 	%r713, 1;
	{
    .reg .pred p;
    and.b32 %r711, %r37, %r713;    setp.ne.u32 p, %r711, 0;
    vote.ballot.sync.b32 %r711, p, 0xffffffff;
    @!p not.b32 %r711, %r711;
}
	mov.u32 	%r716, 2;
	{
    .reg .pred p;
    and.b32 %r714, %r37, %r716;    setp.ne.u32 p, %r714, 0;
    vote.ballot.sync.b32 %r714, p, 0xffffffff;
    @!p not.b32 %r714, %r714;
}
	and.b32  	%r741, %r714, %r711;
	mov.u32 	%r719, 4;
	{
    .reg .pred p;
    and.b32 %r717, %r37, %r719;    setp.ne.u32 p, %r717, 0;
    vote.ballot.sync.b32 %r717, p, 0xffffffff;
    @!p not.b32 %r717, %r717;
}
	and.b32  	%r742, %r717, %r741;
	mov.u32 	%r722, 8;
	{
    .reg .pred p;
    and.b32 %r720, %r37, %r722;    setp.ne.u32 p, %r720, 0;
    vote.ballot.sync.b32 %r720, p, 0xffffffff;
    @!p not.b32 %r720, %r720;
}
	and.b32  	%r743, %r720, %r742;
	mov.u32 	%r725, 16;
	{
    .reg .pred p;
    and.b32 %r723, %r37, %r725;    setp.ne.u32 p, %r723, 0;
    vote.ballot.sync.b32 %r723, p, 0xffffffff;
    @!p not.b32 %r723, %r723;
}
	and.b32  	%r744, %r723, %r743;
	mov.u32 	%r728, 32;
	{
    .reg .pred p;
    and.b32 %r726, %r37, %r728;    setp.ne.u32 p, %r726, 0;
    vote.ballot.sync.b32 %r726, p, 0xffffffff;
    @!p not.b32 %r726, %r726;
}
	and.b32  	%r745, %r726, %r744;
	mov.u32 	%r731, 64;
	{
    .reg .pred p;
    and.b32 %r729, %r37, %r731;    setp.ne.u32 p, %r729, 0;
    vote.ballot.sync.b32 %r729, p, 0xffffffff;
    @!p not.b32 %r729, %r729;
}
	and.b32  	%r746, %r729, %r745;
	mov.u32 	%r734, 128;
	{
    .reg .pred p;
    and.b32 %r732, %r37, %r734;    setp.ne.u32 p, %r732, 0;
    vote.ballot.sync.b32 %r732, p, 0xffffffff;
    @!p not.b32 %r732, %r732;
}
	and.b32  	%r747, %r732, %r746;
	clz.b32 	%r748, %r747;
	sub.s32 	%r78, %r737, %r748;
	and.b32  	%r749, %r474, %r747;
	popc.b32 	%r79, %r749;
	setp.ne.s32 	%p135, %r224, %r78;
	mov.u32 	%r1435, %r1436;
	@%p135 bra 	$L__BB0_114;
	shl.b32 	%r753, %r37, 2;
	add.s32 	%r754, %r248, %r753;
	atom.shared.add.u32 	%r1435, [%r754], %r79;
$L__BB0_114:
	mov.u32 	%r782, -1;
	shfl.sync.idx.b32 	%r783|%p136, %r1435, %r78, %r737, %r782;
	add.s32 	%r784, %r79, %r783;
	add.s32 	%r82, %r784, -1;
	{
    .reg .pred p;
    and.b32 %r755, %r38, %r713;    setp.ne.u32 p, %r755, 0;
    vote.ballot.sync.b32 %r755, p, 0xffffffff;
    @!p not.b32 %r755, %r755;
}
	{
    .reg .pred p;
    and.b32 %r758, %r38, %r716;    setp.ne.u32 p, %r758, 0;
    vote.ballot.sync.b32 %r758, p, 0xffffffff;
    @!p not.b32 %r758, %r758;
}
	and.b32  	%r785, %r758, %r755;
	{
    .reg .pred p;
    and.b32 %r761, %r38, %r719;    setp.ne.u32 p, %r761, 0;
    vote.ballot.sync.b32 %r761, p, 0xffffffff;
    @!p not.b32 %r761, %r761;
}
	and.b32  	%r786, %r761, %r785;
	{
    .reg .pred p;
    and.b32 %r764, %r38, %r722;    setp.ne.u32 p, %r764, 0;
    vote.ballot.sync.b32 %r764, p, 0xffffffff;
    @!p not.b32 %r764, %r764;
}
	and.b32  	%r787, %r764, %r786;
	{
    .reg .pred p;
    and.b32 %r767, %r38, %r725;    setp.ne.u32 p, %r767, 0;
    vote.ballot.sync.b32 %r767, p, 0xffffffff;
    @!p not.b32 %r767, %r767;
}
	and.b32  	%r788, %r767, %r787;
	{
    .reg .pred p;
    and.b32 %r770, %r38, %r728;    setp.ne.u32 p, %r770, 0;
    vote.ballot.sync.b32 %r770, p, 0xffffffff;
    @!p not.b32 %r770, %r770;
}
	and.b32  	%r789, %r770, %r788;
	{
    .reg .pred p;
    and.b32 %r773, %r38, %r731;    setp.ne.u32 p, %r773, 0;
    vote.ballot.sync.b32 %r773, p, 0xffffffff;
    @!p not.b32 %r773, %r773;
}
	and.b32  	%r790, %r773, %r789;
	{
    .reg .pred p;
    and.b32 %r776, %r38, %r734;    setp.ne.u32 p, %r776, 0;
    vote.ballot.sync.b32 %r776, p, 0xffffffff;
    @!p not.b32 %r776, %r776;
}
	and.b32  	%r791, %r776, %r790;
	clz.b32 	%r792, %r791;
	sub.s32 	%r83, %r737, %r792;
	and.b32  	%r793, %r474, %r791;
	popc.b32 	%r84, %r793;
	setp.ne.s32 	%p137, %r224, %r83;
	@%p137 bra 	$L__BB0_116;
	shl.b32 	%r797, %r38, 2;
	add.s32 	%r798, %r248, %r797;
	atom.shared.add.u32 	%r1436, [%r798], %r84;
$L__BB0_116:
	mov.u32 	%r1438, 0;
	mov.u32 	%r825, 31;
	shfl.sync.idx.b32 	%r827|%p138, %r1436, %r83, %r825, %r782;
	add.s32 	%r828, %r84, %r827;
	add.s32 	%r87, %r828, -1;
	mov.u32 	%r801, 1;
	{
    .reg .pred p;
    and.b32 %r799, %r39, %r801;    setp.ne.u32 p, %r799, 0;
    vote.ballot.sync.b32 %r799, p, 0xffffffff;
    @!p not.b32 %r799, %r799;
}
	mov.u32 	%r804, 2;
	{
    .reg .pred p;
    and.b32 %r802, %r39, %r804;    setp.ne.u32 p, %r802, 0;
    vote.ballot.sync.b32 %r802, p, 0xffffffff;
    @!p not.b32 %r802, %r802;
}
	and.b32  	%r829, %r802, %r799;
	mov.u32 	%r807, 4;
	{
    .reg .pred p;
    and.b32 %r805, %r39, %r807;    setp.ne.u32 p, %r805, 0;
    vote.ballot.sync.b32 %r805, p, 0xffffffff;
    @!p not.b32 %r805, %r805;
}
	and.b32  	%r830, %r805, %r829;
	mov.u32 	%r810, 8;
	{
    .reg .pred p;
    and.b32 %r808, %r39, %r810;    setp.ne.u32 p, %r808, 0;
    vote.ballot.sync.b32 %r808, p, 0xffffffff;
    @!p not.b32 %r808, %r808;
}
	and.b32  	%r831, %r808, %r830;
	mov.u32 	%r813, 16;
	{
    .reg .pred p;
    and.b32 %r811, %r39, %r813;    setp.ne.u32 p, %r811, 0;
    vote.ballot.sync.b32 %r811, p, 0xffffffff;
    @!p not.b32 %r811, %r811;
}
	and.b32  	%r832, %r811, %r831;
	mov.u32 	%r816, 32;
	{
    .reg .pred p;
    and.b32 %r814, %r39, %r816;    setp.ne.u32 p, %r814, 0;
    vote.ballot.sync.b32 %r814, p, 0xffffffff;
    @!p not.b32 %r814, %r814;
}
	and.b32  	%r833, %r814, %r832;
	mov.u32 	%r819, 64;
	{
    .reg .pred p;
    and.b32 %r817, %r39, %r819;    setp.ne.u32 p, %r817, 0;
    vote.ballot.sync.b32 %r817, p, 0xffffffff;
    @!p not.b32 %r817, %r817;
}
	and.b32  	%r834, %r817, %r833;
	mov.u32 	%r822, 128;
	{
    .reg .pred p;
    and.b32 %r820, %r39, %r822;    setp.ne.u32 p, %r820, 0;
    vote.ballot.sync.b32 %r820, p, 0xffffffff;
    @!p not.b32 %r820, %r820;
}
	and.b32  	%r835, %r820, %r834;
	clz.b32 	%r836, %r835;
	sub.s32 	%r88, %r825, %r836;
	and.b32  	%r837, %r474, %r835;
	popc.b32 	%r89, %r837;
	setp.ne.s32 	%p139, %r224, %r88;
	mov.u32 	%r1437, %r1438;
	@%p139 bra 	$L__BB0_118;
	shl.b32 	%r841, %r39, 2;
	add.s32 	%r842, %r248, %r841;
	atom.shared.add.u32 	%r1437, [%r842], %r89;
$L__BB0_118:
	mov.u32 	%r870, -1;
	shfl.sync.idx.b32 	%r871|%p140, %r1437, %r88, %r825, %r870;
	add.s32 	%r872, %r89, %r871;
	add.s32 	%r92, %r872, -1;
	{
    .reg .pred p;
    and.b32 %r843, %r40, %r801;    setp.ne.u32 p, %r843, 0;
    vote.ballot.sync.b32 %r843, p, 0xffffffff;
    @!p not.b32 %r843, %r843;
}
	{
    .reg .pred p;
    and.b32 %r846, %r40, %r804;    setp.ne.u32 p, %r846, 0;
    vote.ballot.sync.b32 %r846, p, 0xffffffff;
    @!p not.b32 %r846, %r846;
}
	and.b32  	%r873, %r846, %r843;
	{
    .reg .pred p;
    and.b32 %r849, %r40, %r807;    setp.ne.u32 p, %r849, 0;
    vote.ballot.sync.b32 %r849, p, 0xffffffff;
    @!p not.b32 %r849, %r849;
}
	and.b32  	%r874, %r849, %r873;
	{
    .reg .pred p;
    and.b32 %r852, %r40, %r810;    setp.ne.u32 p, %r852, 0;
    vote.ballot.sync.b32 %r852, p, 0xffffffff;
    @!p not.b32 %r852, %r852;
}
	and.b32  	%r875, %r852, %r874;
	{
    .reg .pred p;
    and.b32 %r855, %r40, %r813;    setp.ne.u32 p, %r855, 0;
    vote.ballot.sync.b32 %r855, p, 0xffffffff;
    @!p not.b32 %r855, %r855;
}
	and.b32  	%r876, %r855, %r875;
	{
    .reg .pred p;
    and.b32 %r858, %r40, %r816;    setp.ne.u32 p, %r858, 0;
    vote.ballot.sync.b32 %r858, p, 0xffffffff;
    @!p not.b32 %r858, %r858;
}
	and.b32  	%r877, %r858, %r876;
	{
    .reg .pred p;
    and.b32 %r861, %r40, %r819;    setp.ne.u32 p, %r861, 0;
    vote.ballot.sync.b32 %r861, p, 0xffffffff;
    @!p not.b32 %r861, %r861;
}
	and.b32  	%r878, %r861, %r877;
	{
    .reg .pred p;
    and.b32 %r864, %r40, %r822;    setp.ne.u32 p, %r864, 0;
    vote.ballot.sync.b32 %r864, p, 0xffffffff;
    @!p not.b32 %r864, %r864;
}
	and.b32  	%r879, %r864, %r878;
	clz.b32 	%r880, %r879;
	sub.s32 	%r93, %r825, %r880;
	and.b32  	%r881, %r474, %r879;
	popc.b32 	%r94, %r881;
	setp.ne.s32 	%p141, %r224, %r93;
	@%p141 bra 	$L__BB0_120;
	shl.b32 	%r885, %r40, 2;
	add.s32 	%r886, %r248, %r885;
	atom.shared.add.u32 	%r1438, [%r886], %r94;
$L__BB0_120:
	mov.u32 	%r1440, 0;
	mov.u32 	%r913, 31;
	shfl.sync.idx.b32 	%r915|%p142, %r1438, %r93, %r913, %r870;
	add.s32 	%r916, %r94, %r915;
	add.s32 	%r97, %r916, -1;
	mov.u32 	%r889, 1;
	{
    .reg .pred p;
    and.b32 %r887, %r41, %r889;    setp.ne.u32 p, %r887, 0;
    vote.ballot.sync.b32 %r887, p, 0xffffffff;
    @!p not.b32 %r887, %r887;
}
	mov.u32 	%r892, 2;
	{
    .reg .pred p;
    and.b32 %r890, %r41, %r892;    setp.ne.u32 p, %r890, 0;
    vote.ballot.sync.b32 %r890, p, 0xffffffff;
    @!p not.b32 %r890, %r890;
}
	and.b32  	%r917, %r890, %r887;
	mov.u32 	%r895, 4;
	{
    .reg .pred p;
    and.b32 %r893, %r41, %r895;    setp.ne.u32 p, %r893, 0;
    vote.ballot.sync.b32 %r893, p, 0xffffffff;
    @!p not.b32 %r893, %r893;
}
	and.b32  	%r918, %r893, %r917;
	mov.u32 	%r898, 8;
	{
    .reg .pred p;
    and.b32 %r896, %r41, %r898;    setp.ne.u32 p, %r896, 0;
    vote.ballot.sync.b32 %r896, p, 0xffffffff;
    @!p not.b32 %r896, %r896;
}
	and.b32  	%r919, %r896, %r918;
	mov.u32 	%r901, 16;
	{
    .reg .pred p;
    and.b32 %r899, %r41, %r901;    setp.ne.u32 p, %r899, 0;
    vote.ballot.sync.b32 %r899, p, 0xffffffff;
    @!p not.b32 %r899, %r899;
}
	and.b32  	%r920, %r899, %r919;
	mov.u32 	%r904, 32;
	{
    .reg .pred p;
    and.b32 %r902, %r41, %r904;    setp.ne.u32 p, %r902, 0;
    vote.ballot.sync.b32 %r902, p, 0xffffffff;
    @!p not.b32 %r902, %r902;
}
	and.b32  	%r921, %r902, %r920;
	mov.u32 	%r907, 64;
	{
    .reg .pred p;
    and.b32 %r905, %r41, %r907;    setp.ne.u32 p, %r905, 0;
    vote.ballot.sync.b32 %r905, p, 0xffffffff;
    @!p not.b32 %r905, %r905;
}
	and.b32  	%r922, %r905, %r921;
	mov.u32 	%r910, 128;
	{
    .reg .pred p;
    and.b32 %r908, %r41, %r910;    setp.ne.u32 p, %r908, 0;
    vote.ballot.sync.b32 %r908, p, 0xffffffff;
    @!p not.b32 %r908, %r908;
}
	and.b32  	%r923, %r908, %r922;
	clz.b32 	%r924, %r923;
	sub.s32 	%r98, %r913, %r924;
	and.b32  	%r925, %r474, %r923;
	popc.b32 	%r99, %r925;
	setp.ne.s32 	%p143, %r224, %r98;
	mov.u32 	%r1439, %r1440;
	@%p143 bra 	$L__BB0_122;
	shl.b32 	%r929, %r41, 2;
	add.s32 	%r930, %r248, %r929;
	atom.shared.add.u32 	%r1439, [%r930], %r99;
$L__BB0_122:
	mov.u32 	%r958, -1;
	shfl.sync.idx.b32 	%r959|%p144, %r1439, %r98, %r913, %r958;
	add.s32 	%r960, %r99, %r959;
	add.s32 	%r102, %r960, -1;
	{
    .reg .pred p;
    and.b32 %r931, %r42, %r889;    setp.ne.u32 p, %r931, 0;
    vote.ballot.sync.b32 %r931, p, 0xffffffff;
    @!p not.b32 %r931, %r931;
}
	{
    .reg .pred p;
    and.b32 %r934, %r42, %r892;    setp.ne.u32 p, %r934, 0;
    vote.ballot.sync.b32 %r934, p, 0xffffffff;
    @!p not.b32 %r934, %r934;
}
	and.b32  	%r961, %r934, %r931;
	{
    .reg .pred p;
    and.b32 %r937, %r42, %r895;    setp.ne.u32 p, %r937, 0;
    vote.ballot.sync.b32 %r937, p, 0xffffffff;
    @!p not.b32 %r937, %r937;
}
	and.b32  	%r962, %r937, %r961;
	{
    .reg .pred p;
    and.b32 %r940, %r42, %r898;    setp.ne.u32 p, %r940, 0;
    vote.ballot.sync.b32 %r940, p, 0xffffffff;
    @!p not.b32 %r940, %r940;
}
	and.b32  	%r963, %r940, %r962;
	{
    .reg .pred p;
    and.b32 %r943, %r42, %r901;    setp.ne.u32 p, %r943, 0;
    vote.ballot.sync.b32 %r943, p, 0xffffffff;
    @!p not.b32 %r943, %r943;
}
	and.b32  	%r964, %r943, %r963;
	{
    .reg .pred p;
    and.b32 %r946, %r42, %r904;    setp.ne.u32 p, %r946, 0;
    vote.ballot.sync.b32 %r946, p, 0xffffffff;
    @!p not.b32 %r946, %r946;
}
	and.b32  	%r965, %r946, %r964;
	{
    .reg .pred p;
    and.b32 %r949, %r42, %r907;    setp.ne.u32 p, %r949, 0;
    vote.ballot.sync.b32 %r949, p, 0xffffffff;
    @!p not.b32 %r949, %r949;
}
	and.b32  	%r966, %r949, %r965;
	{
    .reg .pred p;
    and.b32 %r952, %r42, %r910;    setp.ne.u32 p, %r952, 0;
    vote.ballot.sync.b32 %r952, p, 0xffffffff;
    @!p not.b32 %r952, %r952;
}
	and.b32  	%r967, %r952, %r966;
	clz.b32 	%r968, %r967;
	sub.s32 	%r103, %r913, %r968;
	and.b32  	%r969, %r474, %r967;
	popc.b32 	%r104, %r969;
	setp.ne.s32 	%p145, %r224, %r103;
	@%p145 bra 	$L__BB0_124;
	shl.b32 	%r973, %r42, 2;
	add.s32 	%r974, %r248, %r973;
	atom.shared.add.u32 	%r1440, [%r974], %r104;
$L__BB0_124:
	mov.u32 	%r1442, 0;
	mov.u32 	%r1001, 31;
	shfl.sync.idx.b32 	%r1003|%p146, %r1440, %r103, %r1001, %r958;
	add.s32 	%r1004, %r104, %r1003;
	add.s32 	%r107, %r1004, -1;
	mov.u32 	%r977, 1;
	{
    .reg .pred p;
    and.b32 %r975, %r43, %r977;    setp.ne.u32 p, %r975, 0;
    vote.ballot.sync.b32 %r975, p, 0xffffffff;
    @!p not.b32 %r975, %r975;
}
	mov.u32 	%r980, 2;
	{
    .reg .pred p;
    and.b32 %r978, %r43, %r980;    setp.ne.u32 p, %r978, 0;
    vote.ballot.sync.b32 %r978, p, 0xffffffff;
    @!p not.b32 %r978, %r978;
}
	and.b32  	%r1005, %r978, %r975;
	mov.u32 	%r983, 4;
	{
    .reg .pred p;
    and.b32 %r981, %r43, %r983;    setp.ne.u32 p, %r981, 0;
    vote.ballot.sync.b32 %r981, p, 0xffffffff;
    @!p not.b32 %r981, %r981;
}
	and.b32  	%r1006, %r981, %r1005;
	mov.u32 	%r986, 8;
	{
    .reg .pred p;
    and.b32 %r984, %r43, %r986;    setp.ne.u32 p, %r984, 0;
    vote.ballot.sync.b32 %r984, p, 0xffffffff;
    @!p not.b32 %r984, %r984;
}
	and.b32  	%r1007, %r984, %r1006;
	mov.u32 	%r989, 16;
	{
    .reg .pred p;
    and.b32 %r987, %r43, %r989;    setp.ne.u32 p, %r987, 0;
    vote.ballot.sync.b32 %r987, p, 0xffffffff;
    @!p not.b32 %r987, %r987;
}
	and.b32  	%r1008, %r987, %r1007;
	mov.u32 	%r992, 32;
	{
    .reg .pred p;
    and.b32 %r990, %r43, %r992;    setp.ne.u32 p, %r990, 0;
    vote.ballot.sync.b32 %r990, p, 0xffffffff;
    @!p not.b32 %r990, %r990;
}
	and.b32  	%r1009, %r990, %r1008;
	mov.u32 	%r995, 64;
	{
    .reg .pred p;
    and.b32 %r993, %r43, %r995;    setp.ne.u32 p, %r993, 0;
    vote.ballot.sync.b32 %r993, p, 0xffffffff;
    @!p not.b32 %r993, %r993;
}
	and.b32  	%r1010, %r993, %r1009;
	mov.u32 	%r998, 128;
	{
    .reg .pred p;
    and.b32 %r996, %r43, %r998;    setp.ne.u32 p, %r996, 0;
    vote.ballot.sync.b32 %r996, p, 0xffffffff;
    @!p not.b32 %r996, %r996;
}
	and.b32  	%r1011, %r996, %r1010;
	clz.b32 	%r1012, %r1011;
	sub.s32 	%r108, %r1001, %r1012;
	and.b32  	%r1013, %r474, %r1011;
	popc.b32 	%r109, %r1013;
	setp.ne.s32 	%p147, %r224, %r108;
	mov.u32 	%r1441, %r1442;
	@%p147 bra 	$L__BB0_126;
	shl.b32 	%r1017, %r43, 2;
	add.s32 	%r1018, %r248, %r1017;
	atom.shared.add.u32 	%r1441, [%r1018], %r109;
$L__BB0_126:
	cvt.u64.u32 	%rd565, %r1423;
	cvt.u32.u64 	%r1419, %rd565;
	shr.u64 	%rd564, %rd599, %r1419;
	cvt.u32.u64 	%r1418, %rd564;
	mov.u32 	%r1046, -1;
	shfl.sync.idx.b32 	%r1047|%p148, %r1441, %r108, %r1001, %r1046;
	add.s32 	%r1048, %r109, %r1047;
	add.s32 	%r112, %r1048, -1;
	and.b32  	%r1041, %r1418, 255;
	{
    .reg .pred p;
    and.b32 %r1019, %r1041, %r977;    setp.ne.u32 p, %r1019, 0;
    vote.ballot.sync.b32 %r1019, p, 0xffffffff;
    @!p not.b32 %r1019, %r1019;
}
	{
    .reg .pred p;
    and.b32 %r1022, %r1041, %r980;    setp.ne.u32 p, %r1022, 0;
    vote.ballot.sync.b32 %r1022, p, 0xffffffff;
    @!p not.b32 %r1022, %r1022;
}
	and.b32  	%r1051, %r1022, %r1019;
	{
    .reg .pred p;
    and.b32 %r1025, %r1041, %r983;    setp.ne.u32 p, %r1025, 0;
    vote.ballot.sync.b32 %r1025, p, 0xffffffff;
    @!p not.b32 %r1025, %r1025;
}
	and.b32  	%r1052, %r1025, %r1051;
	{
    .reg .pred p;
    and.b32 %r1028, %r1041, %r986;    setp.ne.u32 p, %r1028, 0;
    vote.ballot.sync.b32 %r1028, p, 0xffffffff;
    @!p not.b32 %r1028, %r1028;
}
	and.b32  	%r1053, %r1028, %r1052;
	{
    .reg .pred p;
    and.b32 %r1031, %r1041, %r989;    setp.ne.u32 p, %r1031, 0;
    vote.ballot.sync.b32 %r1031, p, 0xffffffff;
    @!p not.b32 %r1031, %r1031;
}
	and.b32  	%r1054, %r1031, %r1053;
	{
    .reg .pred p;
    and.b32 %r1034, %r1041, %r992;    setp.ne.u32 p, %r1034, 0;
    vote.ballot.sync.b32 %r1034, p, 0xffffffff;
    @!p not.b32 %r1034, %r1034;
}
	and.b32  	%r1055, %r1034, %r1054;
	{
    .reg .pred p;
    and.b32 %r1037, %r1041, %r995;    setp.ne.u32 p, %r1037, 0;
    vote.ballot.sync.b32 %r1037, p, 0xffffffff;
    @!p not.b32 %r1037, %r1037;
}
	and.b32  	%r1056, %r1037, %r1055;
	{
    .reg .pred p;
    and.b32 %r1040, %r1041, %r998;    setp.ne.u32 p, %r1040, 0;
    vote.ballot.sync.b32 %r1040, p, 0xffffffff;
    @!p not.b32 %r1040, %r1040;
}
	and.b32  	%r1057, %r1040, %r1056;
	clz.b32 	%r1058, %r1057;
	sub.s32 	%r113, %r1001, %r1058;
	and.b32  	%r1059, %r474, %r1057;
	popc.b32 	%r114, %r1059;
	setp.ne.s32 	%p149, %r224, %r113;
	@%p149 bra 	$L__BB0_128;
	atom.shared.add.u32 	%r1442, [%r316], %r114;
$L__BB0_128:
	cvt.u64.u32 	%rd567, %r1423;
	cvt.u32.u64 	%r1421, %rd567;
	shr.u64 	%rd566, %rd601, %r1421;
	cvt.u32.u64 	%r1420, %rd566;
	mov.u32 	%r1443, 0;
	mov.u32 	%r1094, 31;
	shfl.sync.idx.b32 	%r1096|%p150, %r1442, %r113, %r1094, %r1046;
	add.s32 	%r1097, %r114, %r1096;
	add.s32 	%r117, %r1097, -1;
	and.b32  	%r1090, %r1420, 255;
	mov.u32 	%r1070, 1;
	{
    .reg .pred p;
    and.b32 %r1068, %r1090, %r1070;    setp.ne.u32 p, %r1068, 0;
    vote.ballot.sync.b32 %r1068, p, 0xffffffff;
    @!p not.b32 %r1068, %r1068;
}
	mov.u32 	%r1073, 2;
	{
    .reg .pred p;
    and.b32 %r1071, %r1090, %r1073;    setp.ne.u32 p, %r1071, 0;
    vote.ballot.sync.b32 %r1071, p, 0xffffffff;
    @!p not.b32 %r1071, %r1071;
}
	and.b32  	%r1100, %r1071, %r1068;
	mov.u32 	%r1076, 4;
	{
    .reg .pred p;
    and.b32 %r1074, %r1090, %r1076;    setp.ne.u32 p, %r1074, 0;
    vote.ballot.sync.b32 %r1074, p, 0xffffffff;
    @!p not.b32 %r1074, %r1074;
}
	and.b32  	%r1101, %r1074, %r1100;
	mov.u32 	%r1079, 8;
	{
    .reg .pred p;
    and.b32 %r1077, %r1090, %r1079;    setp.ne.u32 p, %r1077, 0;
    vote.ballot.sync.b32 %r1077, p, 0xffffffff;
    @!p not.b32 %r1077, %r1077;
}
	and.b32  	%r1102, %r1077, %r1101;
	mov.u32 	%r1082, 16;
	{
    .reg .pred p;
    and.b32 %r1080, %r1090, %r1082;    setp.ne.u32 p, %r1080, 0;
    vote.ballot.sync.b32 %r1080, p, 0xffffffff;
    @!p not.b32 %r1080, %r1080;
}
	and.b32  	%r1103, %r1080, %r1102;
	mov.u32 	%r1085, 32;
	{
    .reg .pred p;
    and.b32 %r1083, %r1090, %r1085;    setp.ne.u32 p, %r1083, 0;
    vote.ballot.sync.b32 %r1083, p, 0xffffffff;
    @!p not.b32 %r1083, %r1083;
}
	and.b32  	%r1104, %r1083, %r1103;
	mov.u32 	%r1088, 64;
	{
    .reg .pred p;
    and.b32 %r1086, %r1090, %r1088;    setp.ne.u32 p, %r1086, 0;
    vote.ballot.sync.b32 %r1086, p, 0xffffffff;
    @!p not.b32 %r1086, %r1086;
}
	and.b32  	%r1105, %r1086, %r1104;
	mov.u32 	%r1091, 128;
	{
    .reg .pred p;
    and.b32 %r1089, %r1090, %r1091;    setp.ne.u32 p, %r1089, 0;
    vote.ballot.sync.b32 %r1089, p, 0xffffffff;
    @!p not.b32 %r1089, %r1089;
}
	and.b32  	%r1106, %r1089, %r1105;
	clz.b32 	%r1107, %r1106;
	sub.s32 	%r118, %r1094, %r1107;
	and.b32  	%r1108, %r474, %r1106;
	popc.b32 	%r119, %r1108;
	setp.ne.s32 	%p151, %r224, %r118;
	@%p151 bra 	$L__BB0_130;
	atom.shared.add.u32 	%r1443, [%r321], %r119;
$L__BB0_130:
	setp.gt.s32 	%p176, %r167, 255;
	mov.u32 	%r1118, -1;
	shfl.sync.idx.b32 	%r1119|%p153, %r1443, %r118, %r1094, %r1118;
	bar.sync 	0;
	shl.b32 	%r1120, %r52, 3;
	add.s32 	%r1122, %r171, %r1120;
	st.shared.u64 	[%r1122], %rd573;
	shl.b32 	%r1123, %r57, 3;
	add.s32 	%r1124, %r171, %r1123;
	st.shared.u64 	[%r1124], %rd575;
	shl.b32 	%r1125, %r62, 3;
	add.s32 	%r1126, %r171, %r1125;
	st.shared.u64 	[%r1126], %rd577;
	shl.b32 	%r1127, %r67, 3;
	add.s32 	%r1128, %r171, %r1127;
	st.shared.u64 	[%r1128], %rd579;
	shl.b32 	%r1129, %r72, 3;
	add.s32 	%r1130, %r171, %r1129;
	st.shared.u64 	[%r1130], %rd581;
	shl.b32 	%r1131, %r77, 3;
	add.s32 	%r1132, %r171, %r1131;
	st.shared.u64 	[%r1132], %rd583;
	shl.b32 	%r1133, %r82, 3;
	add.s32 	%r1134, %r171, %r1133;
	st.shared.u64 	[%r1134], %rd585;
	shl.b32 	%r1135, %r87, 3;
	add.s32 	%r1136, %r171, %r1135;
	st.shared.u64 	[%r1136], %rd587;
	shl.b32 	%r1137, %r92, 3;
	add.s32 	%r1138, %r171, %r1137;
	st.shared.u64 	[%r1138], %rd589;
	shl.b32 	%r1139, %r97, 3;
	add.s32 	%r1140, %r171, %r1139;
	st.shared.u64 	[%r1140], %rd591;
	shl.b32 	%r1141, %r102, 3;
	add.s32 	%r1142, %r171, %r1141;
	st.shared.u64 	[%r1142], %rd593;
	shl.b32 	%r1143, %r107, 3;
	add.s32 	%r1144, %r171, %r1143;
	st.shared.u64 	[%r1144], %rd595;
	shl.b32 	%r1145, %r112, 3;
	add.s32 	%r1146, %r171, %r1145;
	st.shared.u64 	[%r1146], %rd597;
	shl.b32 	%r1147, %r117, 3;
	add.s32 	%r1148, %r171, %r1147;
	st.shared.u64 	[%r1148], %rd599;
	add.s32 	%r1149, %r1119, %r119;
	shl.b32 	%r1150, %r1149, 3;
	add.s32 	%r1151, %r171, %r1150;
	st.shared.u64 	[%r1151+-8], %rd601;
	@%p176 bra 	$L__BB0_138;
	mul.wide.s32 	%rd258, %r167, 4;
	add.s64 	%rd259, %rd257, %rd258;
	ld.global.u32 	%r1153, [%rd259];
	sub.s32 	%r1154, %r1153, %r47;
	shl.b32 	%r1155, %r167, 2;
	add.s32 	%r123, %r171, %r1155;
	st.shared.u32 	[%r123+46080], %r1154;
	setp.lt.s32 	%p154, %r19, 1;
	mov.u32 	%r1446, %r1428;
	@%p154 bra 	$L__BB0_137;
	cvta.to.global.u64 	%rd116, %rd6;
	mov.u32 	%r1445, -1;
	mov.u32 	%r1444, %r19;
	mov.u32 	%r1446, %r1428;
$L__BB0_133:
	shl.b32 	%r1158, %r1444, 8;
	add.s32 	%r1159, %r1158, %r167;
	add.s32 	%r1160, %r1159, -256;
	mul.wide.s32 	%rd260, %r1160, 4;
	add.s64 	%rd117, %rd116, %rd260;
$L__BB0_134:
	membar.cta;
	ld.volatile.global.u32 	%r127, [%rd117];
	setp.eq.s32 	%p155, %r127, 0;
	@%p155 bra 	$L__BB0_134;
	and.b32  	%r1161, %r127, 1073741823;
	add.s32 	%r1446, %r1161, %r1446;
	setp.gt.s32 	%p156, %r127, -1;
	vote.sync.ballot.b32 	%r1445, %p156, %r1445;
	setp.lt.s32 	%p157, %r127, 0;
	@%p157 bra 	$L__BB0_137;
	add.s32 	%r131, %r1444, -1;
	setp.gt.s32 	%p158, %r1444, 1;
	mov.u32 	%r1444, %r131;
	@%p158 bra 	$L__BB0_133;
$L__BB0_137:
	shl.b32 	%r1163, %r19, 8;
	add.s32 	%r1164, %r1163, %r167;
	cvta.to.global.u64 	%rd261, %rd6;
	mul.wide.s32 	%rd262, %r1164, 4;
	add.s64 	%rd263, %rd261, %rd262;
	or.b32  	%r1165, %r1446, -2147483648;
	st.volatile.global.u32 	[%rd263], %r1165;
	ld.shared.u32 	%r1166, [%r123+46080];
	sub.s32 	%r1167, %r1446, %r1428;
	add.s32 	%r1168, %r1167, %r1166;
	st.shared.u32 	[%r123+46080], %r1168;
$L__BB0_138:
	mul.lo.s32 	%r1422, %r19, 5760;
	add.s32 	%r1169, %r1422, 5760;
	setp.gt.s32 	%p159, %r1169, %r150;
	bar.sync 	0;
	@%p159 bra 	$L__BB0_140;
	bra.uni 	$L__BB0_139;
$L__BB0_140:
	mad.lo.s32 	%r133, %r19, -5760, %r150;
	setp.ge.s32 	%p160, %r167, %r133;
	@%p160 bra 	$L__BB0_142;
	shl.b32 	%r1280, %r167, 3;
	add.s32 	%r1282, %r171, %r1280;
	ld.shared.u64 	%rd414, [%r1282];
	shr.u64 	%rd415, %rd414, %r244;
	cvt.u32.u64 	%r1284, %rd415;
	shl.b32 	%r1285, %r1284, 2;
	and.b32  	%r1286, %r1285, 1020;
	add.s32 	%r1287, %r171, %r1286;
	ld.shared.u32 	%r1288, [%r1287+46080];
	add.s64 	%rd416, %rd414, %rd22;
	xor.b64  	%rd417, %rd416, %rd19;
	shr.s64 	%rd418, %rd416, 63;
	not.b64 	%rd419, %rd418;
	and.b64  	%rd420, %rd20, %rd419;
	xor.b64  	%rd421, %rd417, %rd420;
	add.s32 	%r1289, %r1288, %r167;
	mul.wide.u32 	%rd422, %r1289, 8;
	add.s64 	%rd423, %rd570, %rd422;
	st.global.u64 	[%rd423], %rd421;
$L__BB0_142:
	bar.warp.sync 	-1;
	shl.b32 	%r1291, %r167, 3;
	add.s32 	%r135, %r171, %r1291;
	add.s32 	%r136, %r167, 384;
	setp.ge.s32 	%p161, %r136, %r133;
	@%p161 bra 	$L__BB0_144;
	ld.shared.u64 	%rd424, [%r135+3072];
	shr.u64 	%rd425, %rd424, %r244;
	cvt.u32.u64 	%r1294, %rd425;
	shl.b32 	%r1295, %r1294, 2;
	and.b32  	%r1296, %r1295, 1020;
	add.s32 	%r1298, %r171, %r1296;
	ld.shared.u32 	%r1299, [%r1298+46080];
	add.s64 	%rd426, %rd424, %rd22;
	xor.b64  	%rd427, %rd426, %rd19;
	shr.s64 	%rd428, %rd426, 63;
	not.b64 	%rd429, %rd428;
	and.b64  	%rd430, %rd20, %rd429;
	xor.b64  	%rd431, %rd427, %rd430;
	add.s32 	%r1300, %r1299, %r136;
	mul.wide.u32 	%rd432, %r1300, 8;
	add.s64 	%rd433, %rd570, %rd432;
	st.global.u64 	[%rd433], %rd431;
$L__BB0_144:
	bar.warp.sync 	-1;
	add.s32 	%r137, %r167, 768;
	setp.ge.s32 	%p162, %r137, %r133;
	@%p162 bra 	$L__BB0_146;
	ld.shared.u64 	%rd434, [%r135+6144];
	shr.u64 	%rd435, %rd434, %r244;
	cvt.u32.u64 	%r1303, %rd435;
	shl.b32 	%r1304, %r1303, 2;
	and.b32  	%r1305, %r1304, 1020;
	add.s32 	%r1307, %r171, %r1305;
	ld.shared.u32 	%r1308, [%r1307+46080];
	add.s64 	%rd436, %rd434, %rd22;
	xor.b64  	%rd437, %rd436, %rd19;
	shr.s64 	%rd438, %rd436, 63;
	not.b64 	%rd439, %rd438;
	and.b64  	%rd440, %rd20, %rd439;
	xor.b64  	%rd441, %rd437, %rd440;
	add.s32 	%r1309, %r1308, %r137;
	mul.wide.u32 	%rd442, %r1309, 8;
	add.s64 	%rd443, %rd570, %rd442;
	st.global.u64 	[%rd443], %rd441;
$L__BB0_146:
	bar.warp.sync 	-1;
	add.s32 	%r138, %r167, 1152;
	setp.ge.s32 	%p163, %r138, %r133;
	@%p163 bra 	$L__BB0_148;
	ld.shared.u64 	%rd444, [%r135+9216];
	shr.u64 	%rd445, %rd444, %r244;
	cvt.u32.u64 	%r1312, %rd445;
	shl.b32 	%r1313, %r1312, 2;
	and.b32  	%r1314, %r1313, 1020;
	add.s32 	%r1316, %r171, %r1314;
	ld.shared.u32 	%r1317, [%r1316+46080];
	add.s64 	%rd446, %rd444, %rd22;
	xor.b64  	%rd447, %rd446, %rd19;
	shr.s64 	%rd448, %rd446, 63;
	not.b64 	%rd449, %rd448;
	and.b64  	%rd450, %rd20, %rd449;
	xor.b64  	%rd451, %rd447, %rd450;
	add.s32 	%r1318, %r1317, %r138;
	mul.wide.u32 	%rd452, %r1318, 8;
	add.s64 	%rd453, %rd570, %rd452;
	st.global.u64 	[%rd453], %rd451;
$L__BB0_148:
	bar.warp.sync 	-1;
	add.s32 	%r139, %r167, 1536;
	setp.ge.s32 	%p164, %r139, %r133;
	@%p164 bra 	$L__BB0_150;
	ld.shared.u64 	%rd454, [%r135+12288];
	shr.u64 	%rd455, %rd454, %r244;
	cvt.u32.u64 	%r1321, %rd455;
	shl.b32 	%r1322, %r1321, 2;
	and.b32  	%r1323, %r1322, 1020;
	add.s32 	%r1325, %r171, %r1323;
	ld.shared.u32 	%r1326, [%r1325+46080];
	add.s64 	%rd456, %rd454, %rd22;
	xor.b64  	%rd457, %rd456, %rd19;
	shr.s64 	%rd458, %rd456, 63;
	not.b64 	%rd459, %rd458;
	and.b64  	%rd460, %rd20, %rd459;
	xor.b64  	%rd461, %rd457, %rd460;
	add.s32 	%r1327, %r1326, %r139;
	mul.wide.u32 	%rd462, %r1327, 8;
	add.s64 	%rd463, %rd570, %rd462;
	st.global.u64 	[%rd463], %rd461;
$L__BB0_150:
	bar.warp.sync 	-1;
	add.s32 	%r140, %r167, 1920;
	setp.ge.s32 	%p165, %r140, %r133;
	@%p165 bra 	$L__BB0_152;
	ld.shared.u64 	%rd464, [%r135+15360];
	shr.u64 	%rd465, %rd464, %r244;
	cvt.u32.u64 	%r1330, %rd465;
	shl.b32 	%r1331, %r1330, 2;
	and.b32  	%r1332, %r1331, 1020;
	add.s32 	%r1334, %r171, %r1332;
	ld.shared.u32 	%r1335, [%r1334+46080];
	add.s64 	%rd466, %rd464, %rd22;
	xor.b64  	%rd467, %rd466, %rd19;
	shr.s64 	%rd468, %rd466, 63;
	not.b64 	%rd469, %rd468;
	and.b64  	%rd470, %rd20, %rd469;
	xor.b64  	%rd471, %rd467, %rd470;
	add.s32 	%r1336, %r1335, %r140;
	mul.wide.u32 	%rd472, %r1336, 8;
	add.s64 	%rd473, %rd570, %rd472;
	st.global.u64 	[%rd473], %rd471;
$L__BB0_152:
	bar.warp.sync 	-1;
	add.s32 	%r141, %r167, 2304;
	setp.ge.s32 	%p166, %r141, %r133;
	@%p166 bra 	$L__BB0_154;
	ld.shared.u64 	%rd474, [%r135+18432];
	shr.u64 	%rd475, %rd474, %r244;
	cvt.u32.u64 	%r1339, %rd475;
	shl.b32 	%r1340, %r1339, 2;
	and.b32  	%r1341, %r1340, 1020;
	add.s32 	%r1343, %r171, %r1341;
	ld.shared.u32 	%r1344, [%r1343+46080];
	add.s64 	%rd476, %rd474, %rd22;
	xor.b64  	%rd477, %rd476, %rd19;
	shr.s64 	%rd478, %rd476, 63;
	not.b64 	%rd479, %rd478;
	and.b64  	%rd480, %rd20, %rd479;
	xor.b64  	%rd481, %rd477, %rd480;
	add.s32 	%r1345, %r1344, %r141;
	mul.wide.u32 	%rd482, %r1345, 8;
	add.s64 	%rd483, %rd570, %rd482;
	st.global.u64 	[%rd483], %rd481;
$L__BB0_154:
	bar.warp.sync 	-1;
	add.s32 	%r142, %r167, 2688;
	setp.ge.s32 	%p167, %r142, %r133;
	@%p167 bra 	$L__BB0_156;
	ld.shared.u64 	%rd484, [%r135+21504];
	shr.u64 	%rd485, %rd484, %r244;
	cvt.u32.u64 	%r1348, %rd485;
	shl.b32 	%r1349, %r1348, 2;
	and.b32  	%r1350, %r1349, 1020;
	add.s32 	%r1352, %r171, %r1350;
	ld.shared.u32 	%r1353, [%r1352+46080];
	add.s64 	%rd486, %rd484, %rd22;
	xor.b64  	%rd487, %rd486, %rd19;
	shr.s64 	%rd488, %rd486, 63;
	not.b64 	%rd489, %rd488;
	and.b64  	%rd490, %rd20, %rd489;
	xor.b64  	%rd491, %rd487, %rd490;
	add.s32 	%r1354, %r1353, %r142;
	mul.wide.u32 	%rd492, %r1354, 8;
	add.s64 	%rd493, %rd570, %rd492;
	st.global.u64 	[%rd493], %rd491;
$L__BB0_156:
	bar.warp.sync 	-1;
	add.s32 	%r143, %r167, 3072;
	setp.ge.s32 	%p168, %r143, %r133;
	@%p168 bra 	$L__BB0_158;
	ld.shared.u64 	%rd494, [%r135+24576];
	shr.u64 	%rd495, %rd494, %r244;
	cvt.u32.u64 	%r1357, %rd495;
	shl.b32 	%r1358, %r1357, 2;
	and.b32  	%r1359, %r1358, 1020;
	add.s32 	%r1361, %r171, %r1359;
	ld.shared.u32 	%r1362, [%r1361+46080];
	add.s64 	%rd496, %rd494, %rd22;
	xor.b64  	%rd497, %rd496, %rd19;
	shr.s64 	%rd498, %rd496, 63;
	not.b64 	%rd499, %rd498;
	and.b64  	%rd500, %rd20, %rd499;
	xor.b64  	%rd501, %rd497, %rd500;
	add.s32 	%r1363, %r1362, %r143;
	mul.wide.u32 	%rd502, %r1363, 8;
	add.s64 	%rd503, %rd570, %rd502;
	st.global.u64 	[%rd503], %rd501;
$L__BB0_158:
	bar.warp.sync 	-1;
	add.s32 	%r144, %r167, 3456;
	setp.ge.s32 	%p169, %r144, %r133;
	@%p169 bra 	$L__BB0_160;
	ld.shared.u64 	%rd504, [%r135+27648];
	shr.u64 	%rd505, %rd504, %r244;
	cvt.u32.u64 	%r1366, %rd505;
	shl.b32 	%r1367, %r1366, 2;
	and.b32  	%r1368, %r1367, 1020;
	add.s32 	%r1370, %r171, %r1368;
	ld.shared.u32 	%r1371, [%r1370+46080];
	add.s64 	%rd506, %rd504, %rd22;
	xor.b64  	%rd507, %rd506, %rd19;
	shr.s64 	%rd508, %rd506, 63;
	not.b64 	%rd509, %rd508;
	and.b64  	%rd510, %rd20, %rd509;
	xor.b64  	%rd511, %rd507, %rd510;
	add.s32 	%r1372, %r1371, %r144;
	mul.wide.u32 	%rd512, %r1372, 8;
	add.s64 	%rd513, %rd570, %rd512;
	st.global.u64 	[%rd513], %rd511;
$L__BB0_160:
	bar.warp.sync 	-1;
	add.s32 	%r145, %r167, 3840;
	setp.ge.s32 	%p170, %r145, %r133;
	@%p170 bra 	$L__BB0_162;
	ld.shared.u64 	%rd514, [%r135+30720];
	shr.u64 	%rd515, %rd514, %r244;
	cvt.u32.u64 	%r1375, %rd515;
	shl.b32 	%r1376, %r1375, 2;
	and.b32  	%r1377, %r1376, 1020;
	add.s32 	%r1379, %r171, %r1377;
	ld.shared.u32 	%r1380, [%r1379+46080];
	add.s64 	%rd516, %rd514, %rd22;
	xor.b64  	%rd517, %rd516, %rd19;
	shr.s64 	%rd518, %rd516, 63;
	not.b64 	%rd519, %rd518;
	and.b64  	%rd520, %rd20, %rd519;
	xor.b64  	%rd521, %rd517, %rd520;
	add.s32 	%r1381, %r1380, %r145;
	mul.wide.u32 	%rd522, %r1381, 8;
	add.s64 	%rd523, %rd570, %rd522;
	st.global.u64 	[%rd523], %rd521;
$L__BB0_162:
	bar.warp.sync 	-1;
	add.s32 	%r146, %r167, 4224;
	setp.ge.s32 	%p171, %r146, %r133;
	@%p171 bra 	$L__BB0_164;
	ld.shared.u64 	%rd524, [%r135+33792];
	shr.u64 	%rd525, %rd524, %r244;
	cvt.u32.u64 	%r1384, %rd525;
	shl.b32 	%r1385, %r1384, 2;
	and.b32  	%r1386, %r1385, 1020;
	add.s32 	%r1388, %r171, %r1386;
	ld.shared.u32 	%r1389, [%r1388+46080];
	add.s64 	%rd526, %rd524, %rd22;
	xor.b64  	%rd527, %rd526, %rd19;
	shr.s64 	%rd528, %rd526, 63;
	not.b64 	%rd529, %rd528;
	and.b64  	%rd530, %rd20, %rd529;
	xor.b64  	%rd531, %rd527, %rd530;
	add.s32 	%r1390, %r1389, %r146;
	mul.wide.u32 	%rd532, %r1390, 8;
	add.s64 	%rd533, %rd570, %rd532;
	st.global.u64 	[%rd533], %rd531;
$L__BB0_164:
	bar.warp.sync 	-1;
	add.s32 	%r147, %r167, 4608;
	setp.ge.s32 	%p172, %r147, %r133;
	@%p172 bra 	$L__BB0_166;
	ld.shared.u64 	%rd534, [%r135+36864];
	shr.u64 	%rd535, %rd534, %r244;
	cvt.u32.u64 	%r1393, %rd535;
	shl.b32 	%r1394, %r1393, 2;
	and.b32  	%r1395, %r1394, 1020;
	add.s32 	%r1397, %r171, %r1395;
	ld.shared.u32 	%r1398, [%r1397+46080];
	add.s64 	%rd536, %rd534, %rd22;
	xor.b64  	%rd537, %rd536, %rd19;
	shr.s64 	%rd538, %rd536, 63;
	not.b64 	%rd539, %rd538;
	and.b64  	%rd540, %rd20, %rd539;
	xor.b64  	%rd541, %rd537, %rd540;
	add.s32 	%r1399, %r1398, %r147;
	mul.wide.u32 	%rd542, %r1399, 8;
	add.s64 	%rd543, %rd570, %rd542;
	st.global.u64 	[%rd543], %rd541;
$L__BB0_166:
	bar.warp.sync 	-1;
	add.s32 	%r148, %r167, 4992;
	setp.ge.s32 	%p173, %r148, %r133;
	@%p173 bra 	$L__BB0_168;
	ld.shared.u64 	%rd544, [%r135+39936];
	shr.u64 	%rd545, %rd544, %r244;
	cvt.u32.u64 	%r1402, %rd545;
	shl.b32 	%r1403, %r1402, 2;
	and.b32  	%r1404, %r1403, 1020;
	add.s32 	%r1406, %r171, %r1404;
	ld.shared.u32 	%r1407, [%r1406+46080];
	add.s64 	%rd546, %rd544, %rd22;
	xor.b64  	%rd547, %rd546, %rd19;
	shr.s64 	%rd548, %rd546, 63;
	not.b64 	%rd549, %rd548;
	and.b64  	%rd550, %rd20, %rd549;
	xor.b64  	%rd551, %rd547, %rd550;
	add.s32 	%r1408, %r1407, %r148;
	mul.wide.u32 	%rd552, %r1408, 8;
	add.s64 	%rd553, %rd570, %rd552;
	st.global.u64 	[%rd553], %rd551;
$L__BB0_168:
	bar.warp.sync 	-1;
	add.s32 	%r149, %r167, 5376;
	setp.ge.s32 	%p174, %r149, %r133;
	@%p174 bra 	$L__BB0_170;
	ld.shared.u64 	%rd554, [%r135+43008];
	shr.u64 	%rd555, %rd554, %r244;
	cvt.u32.u64 	%r1411, %rd555;
	shl.b32 	%r1412, %r1411, 2;
	and.b32  	%r1413, %r1412, 1020;
	add.s32 	%r1415, %r171, %r1413;
	ld.shared.u32 	%r1416, [%r1415+46080];
	add.s64 	%rd556, %rd554, %rd22;
	xor.b64  	%rd557, %rd556, %rd19;
	shr.s64 	%rd558, %rd556, 63;
	not.b64 	%rd559, %rd558;
	and.b64  	%rd560, %rd20, %rd559;
	xor.b64  	%rd561, %rd557, %rd560;
	add.s32 	%r1417, %r1416, %r149;
	mul.wide.u32 	%rd562, %r1417, 8;
	add.s64 	%rd563, %rd570, %rd562;
	st.global.u64 	[%rd563], %rd561;
$L__BB0_170:
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_171;
$L__BB0_139:
	shl.b32 	%r1171, %r167, 3;
	add.s32 	%r1173, %r171, %r1171;
	ld.shared.u64 	%rd264, [%r1173];
	shr.u64 	%rd265, %rd264, %r244;
	cvt.u32.u64 	%r1175, %rd265;
	shl.b32 	%r1176, %r1175, 2;
	and.b32  	%r1177, %r1176, 1020;
	add.s32 	%r1178, %r171, 46080;
	add.s32 	%r1179, %r1178, %r1177;
	ld.shared.u32 	%r1180, [%r1179];
	add.s32 	%r1181, %r1180, %r167;
	add.s64 	%rd266, %rd264, %rd22;
	xor.b64  	%rd267, %rd266, %rd19;
	shr.s64 	%rd268, %rd266, 63;
	not.b64 	%rd269, %rd268;
	and.b64  	%rd270, %rd20, %rd269;
	xor.b64  	%rd271, %rd267, %rd270;
	mul.wide.u32 	%rd272, %r1181, 8;
	add.s64 	%rd273, %rd570, %rd272;
	st.global.u64 	[%rd273], %rd271;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd274, [%r1173+3072];
	shr.u64 	%rd275, %rd274, %r244;
	cvt.u32.u64 	%r1182, %rd275;
	shl.b32 	%r1183, %r1182, 2;
	and.b32  	%r1184, %r1183, 1020;
	add.s32 	%r1185, %r1178, %r1184;
	ld.shared.u32 	%r1186, [%r1185];
	add.s32 	%r1187, %r1186, %r167;
	add.s32 	%r1188, %r1187, 384;
	add.s64 	%rd276, %rd274, %rd22;
	xor.b64  	%rd277, %rd276, %rd19;
	shr.s64 	%rd278, %rd276, 63;
	not.b64 	%rd279, %rd278;
	and.b64  	%rd280, %rd20, %rd279;
	xor.b64  	%rd281, %rd277, %rd280;
	mul.wide.u32 	%rd282, %r1188, 8;
	add.s64 	%rd283, %rd570, %rd282;
	st.global.u64 	[%rd283], %rd281;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd284, [%r1173+6144];
	shr.u64 	%rd285, %rd284, %r244;
	cvt.u32.u64 	%r1189, %rd285;
	shl.b32 	%r1190, %r1189, 2;
	and.b32  	%r1191, %r1190, 1020;
	add.s32 	%r1192, %r1178, %r1191;
	ld.shared.u32 	%r1193, [%r1192];
	add.s32 	%r1194, %r1193, %r167;
	add.s32 	%r1195, %r1194, 768;
	add.s64 	%rd286, %rd284, %rd22;
	xor.b64  	%rd287, %rd286, %rd19;
	shr.s64 	%rd288, %rd286, 63;
	not.b64 	%rd289, %rd288;
	and.b64  	%rd290, %rd20, %rd289;
	xor.b64  	%rd291, %rd287, %rd290;
	mul.wide.u32 	%rd292, %r1195, 8;
	add.s64 	%rd293, %rd570, %rd292;
	st.global.u64 	[%rd293], %rd291;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd294, [%r1173+9216];
	shr.u64 	%rd295, %rd294, %r244;
	cvt.u32.u64 	%r1196, %rd295;
	shl.b32 	%r1197, %r1196, 2;
	and.b32  	%r1198, %r1197, 1020;
	add.s32 	%r1199, %r1178, %r1198;
	ld.shared.u32 	%r1200, [%r1199];
	add.s32 	%r1201, %r1200, %r167;
	add.s32 	%r1202, %r1201, 1152;
	add.s64 	%rd296, %rd294, %rd22;
	xor.b64  	%rd297, %rd296, %rd19;
	shr.s64 	%rd298, %rd296, 63;
	not.b64 	%rd299, %rd298;
	and.b64  	%rd300, %rd20, %rd299;
	xor.b64  	%rd301, %rd297, %rd300;
	mul.wide.u32 	%rd302, %r1202, 8;
	add.s64 	%rd303, %rd570, %rd302;
	st.global.u64 	[%rd303], %rd301;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd304, [%r1173+12288];
	shr.u64 	%rd305, %rd304, %r244;
	cvt.u32.u64 	%r1203, %rd305;
	shl.b32 	%r1204, %r1203, 2;
	and.b32  	%r1205, %r1204, 1020;
	add.s32 	%r1206, %r1178, %r1205;
	ld.shared.u32 	%r1207, [%r1206];
	add.s32 	%r1208, %r1207, %r167;
	add.s32 	%r1209, %r1208, 1536;
	add.s64 	%rd306, %rd304, %rd22;
	xor.b64  	%rd307, %rd306, %rd19;
	shr.s64 	%rd308, %rd306, 63;
	not.b64 	%rd309, %rd308;
	and.b64  	%rd310, %rd20, %rd309;
	xor.b64  	%rd311, %rd307, %rd310;
	mul.wide.u32 	%rd312, %r1209, 8;
	add.s64 	%rd313, %rd570, %rd312;
	st.global.u64 	[%rd313], %rd311;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd314, [%r1173+15360];
	shr.u64 	%rd315, %rd314, %r244;
	cvt.u32.u64 	%r1210, %rd315;
	shl.b32 	%r1211, %r1210, 2;
	and.b32  	%r1212, %r1211, 1020;
	add.s32 	%r1213, %r1178, %r1212;
	ld.shared.u32 	%r1214, [%r1213];
	add.s32 	%r1215, %r1214, %r167;
	add.s32 	%r1216, %r1215, 1920;
	add.s64 	%rd316, %rd314, %rd22;
	xor.b64  	%rd317, %rd316, %rd19;
	shr.s64 	%rd318, %rd316, 63;
	not.b64 	%rd319, %rd318;
	and.b64  	%rd320, %rd20, %rd319;
	xor.b64  	%rd321, %rd317, %rd320;
	mul.wide.u32 	%rd322, %r1216, 8;
	add.s64 	%rd323, %rd570, %rd322;
	st.global.u64 	[%rd323], %rd321;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd324, [%r1173+18432];
	shr.u64 	%rd325, %rd324, %r244;
	cvt.u32.u64 	%r1217, %rd325;
	shl.b32 	%r1218, %r1217, 2;
	and.b32  	%r1219, %r1218, 1020;
	add.s32 	%r1220, %r1178, %r1219;
	ld.shared.u32 	%r1221, [%r1220];
	add.s32 	%r1222, %r1221, %r167;
	add.s32 	%r1223, %r1222, 2304;
	add.s64 	%rd326, %rd324, %rd22;
	xor.b64  	%rd327, %rd326, %rd19;
	shr.s64 	%rd328, %rd326, 63;
	not.b64 	%rd329, %rd328;
	and.b64  	%rd330, %rd20, %rd329;
	xor.b64  	%rd331, %rd327, %rd330;
	mul.wide.u32 	%rd332, %r1223, 8;
	add.s64 	%rd333, %rd570, %rd332;
	st.global.u64 	[%rd333], %rd331;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd334, [%r1173+21504];
	shr.u64 	%rd335, %rd334, %r244;
	cvt.u32.u64 	%r1224, %rd335;
	shl.b32 	%r1225, %r1224, 2;
	and.b32  	%r1226, %r1225, 1020;
	add.s32 	%r1227, %r1178, %r1226;
	ld.shared.u32 	%r1228, [%r1227];
	add.s32 	%r1229, %r1228, %r167;
	add.s32 	%r1230, %r1229, 2688;
	add.s64 	%rd336, %rd334, %rd22;
	xor.b64  	%rd337, %rd336, %rd19;
	shr.s64 	%rd338, %rd336, 63;
	not.b64 	%rd339, %rd338;
	and.b64  	%rd340, %rd20, %rd339;
	xor.b64  	%rd341, %rd337, %rd340;
	mul.wide.u32 	%rd342, %r1230, 8;
	add.s64 	%rd343, %rd570, %rd342;
	st.global.u64 	[%rd343], %rd341;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd344, [%r1173+24576];
	shr.u64 	%rd345, %rd344, %r244;
	cvt.u32.u64 	%r1231, %rd345;
	shl.b32 	%r1232, %r1231, 2;
	and.b32  	%r1233, %r1232, 1020;
	add.s32 	%r1234, %r1178, %r1233;
	ld.shared.u32 	%r1235, [%r1234];
	add.s32 	%r1236, %r1235, %r167;
	add.s32 	%r1237, %r1236, 3072;
	add.s64 	%rd346, %rd344, %rd22;
	xor.b64  	%rd347, %rd346, %rd19;
	shr.s64 	%rd348, %rd346, 63;
	not.b64 	%rd349, %rd348;
	and.b64  	%rd350, %rd20, %rd349;
	xor.b64  	%rd351, %rd347, %rd350;
	mul.wide.u32 	%rd352, %r1237, 8;
	add.s64 	%rd353, %rd570, %rd352;
	st.global.u64 	[%rd353], %rd351;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd354, [%r1173+27648];
	shr.u64 	%rd355, %rd354, %r244;
	cvt.u32.u64 	%r1238, %rd355;
	shl.b32 	%r1239, %r1238, 2;
	and.b32  	%r1240, %r1239, 1020;
	add.s32 	%r1241, %r1178, %r1240;
	ld.shared.u32 	%r1242, [%r1241];
	add.s32 	%r1243, %r1242, %r167;
	add.s32 	%r1244, %r1243, 3456;
	add.s64 	%rd356, %rd354, %rd22;
	xor.b64  	%rd357, %rd356, %rd19;
	shr.s64 	%rd358, %rd356, 63;
	not.b64 	%rd359, %rd358;
	and.b64  	%rd360, %rd20, %rd359;
	xor.b64  	%rd361, %rd357, %rd360;
	mul.wide.u32 	%rd362, %r1244, 8;
	add.s64 	%rd363, %rd570, %rd362;
	st.global.u64 	[%rd363], %rd361;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd364, [%r1173+30720];
	shr.u64 	%rd365, %rd364, %r244;
	cvt.u32.u64 	%r1245, %rd365;
	shl.b32 	%r1246, %r1245, 2;
	and.b32  	%r1247, %r1246, 1020;
	add.s32 	%r1248, %r1178, %r1247;
	ld.shared.u32 	%r1249, [%r1248];
	add.s32 	%r1250, %r1249, %r167;
	add.s32 	%r1251, %r1250, 3840;
	add.s64 	%rd366, %rd364, %rd22;
	xor.b64  	%rd367, %rd366, %rd19;
	shr.s64 	%rd368, %rd366, 63;
	not.b64 	%rd369, %rd368;
	and.b64  	%rd370, %rd20, %rd369;
	xor.b64  	%rd371, %rd367, %rd370;
	mul.wide.u32 	%rd372, %r1251, 8;
	add.s64 	%rd373, %rd570, %rd372;
	st.global.u64 	[%rd373], %rd371;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd374, [%r1173+33792];
	shr.u64 	%rd375, %rd374, %r244;
	cvt.u32.u64 	%r1252, %rd375;
	shl.b32 	%r1253, %r1252, 2;
	and.b32  	%r1254, %r1253, 1020;
	add.s32 	%r1255, %r1178, %r1254;
	ld.shared.u32 	%r1256, [%r1255];
	add.s32 	%r1257, %r1256, %r167;
	add.s32 	%r1258, %r1257, 4224;
	add.s64 	%rd376, %rd374, %rd22;
	xor.b64  	%rd377, %rd376, %rd19;
	shr.s64 	%rd378, %rd376, 63;
	not.b64 	%rd379, %rd378;
	and.b64  	%rd380, %rd20, %rd379;
	xor.b64  	%rd381, %rd377, %rd380;
	mul.wide.u32 	%rd382, %r1258, 8;
	add.s64 	%rd383, %rd570, %rd382;
	st.global.u64 	[%rd383], %rd381;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd384, [%r1173+36864];
	shr.u64 	%rd385, %rd384, %r244;
	cvt.u32.u64 	%r1259, %rd385;
	shl.b32 	%r1260, %r1259, 2;
	and.b32  	%r1261, %r1260, 1020;
	add.s32 	%r1262, %r1178, %r1261;
	ld.shared.u32 	%r1263, [%r1262];
	add.s32 	%r1264, %r1263, %r167;
	add.s32 	%r1265, %r1264, 4608;
	add.s64 	%rd386, %rd384, %rd22;
	xor.b64  	%rd387, %rd386, %rd19;
	shr.s64 	%rd388, %rd386, 63;
	not.b64 	%rd389, %rd388;
	and.b64  	%rd390, %rd20, %rd389;
	xor.b64  	%rd391, %rd387, %rd390;
	mul.wide.u32 	%rd392, %r1265, 8;
	add.s64 	%rd393, %rd570, %rd392;
	st.global.u64 	[%rd393], %rd391;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd394, [%r1173+39936];
	shr.u64 	%rd395, %rd394, %r244;
	cvt.u32.u64 	%r1266, %rd395;
	shl.b32 	%r1267, %r1266, 2;
	and.b32  	%r1268, %r1267, 1020;
	add.s32 	%r1269, %r1178, %r1268;
	ld.shared.u32 	%r1270, [%r1269];
	add.s32 	%r1271, %r1270, %r167;
	add.s32 	%r1272, %r1271, 4992;
	add.s64 	%rd396, %rd394, %rd22;
	xor.b64  	%rd397, %rd396, %rd19;
	shr.s64 	%rd398, %rd396, 63;
	not.b64 	%rd399, %rd398;
	and.b64  	%rd400, %rd20, %rd399;
	xor.b64  	%rd401, %rd397, %rd400;
	mul.wide.u32 	%rd402, %r1272, 8;
	add.s64 	%rd403, %rd570, %rd402;
	st.global.u64 	[%rd403], %rd401;
	bar.warp.sync 	-1;
	ld.shared.u64 	%rd404, [%r1173+43008];
	shr.u64 	%rd405, %rd404, %r244;
	cvt.u32.u64 	%r1273, %rd405;
	shl.b32 	%r1274, %r1273, 2;
	and.b32  	%r1275, %r1274, 1020;
	add.s32 	%r1276, %r1178, %r1275;
	ld.shared.u32 	%r1277, [%r1276];
	add.s32 	%r1278, %r1277, %r167;
	add.s32 	%r1279, %r1278, 5376;
	add.s64 	%rd406, %rd404, %rd22;
	xor.b64  	%rd407, %rd406, %rd19;
	shr.s64 	%rd408, %rd406, 63;
	not.b64 	%rd409, %rd408;
	and.b64  	%rd410, %rd20, %rd409;
	xor.b64  	%rd411, %rd407, %rd410;
	mul.wide.u32 	%rd412, %r1279, 8;
	add.s64 	%rd413, %rd570, %rd412;
	st.global.u64 	[%rd413], %rd411;
	bar.warp.sync 	-1;
	bra.uni 	$L__BB0_171;
$L__BB0_9:
	ret;
}
)PTX"},
    {"gs_cub_places_64_late", R"PTX(.version 9.0
.target sm_75
.address_size 64
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo6rbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo4rendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo7crbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__45__cpo5crendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__446_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_137066ignoreE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__419piecewise_constructE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__48in_placeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std3__420unreachable_sentinelE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo4swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo9iter_moveE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo5beginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo3endE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo6cbeginE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo4cendE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo7advanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo9iter_swapE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo4nextE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo4prevE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo4dataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo5cdataE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo4sizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo5ssizeE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137064cuda3std6ranges3__45__cpo8distanceE[1];
.global .align 1 .b8 _ZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_137066thrust23THRUST_300001_SM_750_NS6system6detail10sequential3seqE[1];
.visible .entry gs_cub_places_64_late(
	.param .align 8 .b8 gs_cub_places_64_late_param_0[144]
)
.maxntid 384, 1, 1
.minnctapersm 3
{
	.reg .pred 	%p<217>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<1458>;
	.reg .b64 	%rd<420>;
	.shared .align 16 .b8 _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1370646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1370611sweep_pairsImLi384ELi12ELb1EEEvNS0_11SweepParamsEE6memory[37888];
	ld.param.u64 	%rd391, [gs_cub_places_64_late_param_0+16];
	mov.u64 	%rd395, 0;
	ld.param.u64 	%rd392, [gs_cub_places_64_late_param_0+24];
	ld.param.u64 	%rd4, [gs_cub_places_64_late_param_0+56];
	ld.param.u64 	%rd5, [gs_cub_places_64_late_param_0+64];
	ld.param.v2.u32 	{%r178, %r1425}, [gs_cub_places_64_late_param_0+72];
	ld.param.v2.u32 	{%r180, %r1426}, [gs_cub_places_64_late_param_0+80];
	ld.param.u32 	%r6, [gs_cub_places_64_late_param_0+92];
	ld.param.u64 	%rd6, [gs_cub_places_64_late_param_0+120];
	ld.param.u64 	%rd7, [gs_cub_places_64_late_param_0+128];
	ld.param.u32 	%r7, [gs_cub_places_64_late_param_0+136];
	ld.param.u64 	%rd129, [gs_cub_places_64_late_param_0];
	cvta.to.global.u64 	%rd389, %rd129;
	ld.param.u64 	%rd130, [gs_cub_places_64_late_param_0+8];
	cvta.to.global.u64 	%rd390, %rd130;
	ld.param.u64 	%rd394, [gs_cub_places_64_late_param_0+32];
	cvta.to.global.u64 	%rd393, %rd394;
	ld.param.u64 	%rd12, [gs_cub_places_64_late_param_0+40];
	ld.param.u64 	%rd131, [gs_cub_places_64_late_param_0+104];
	cvta.to.global.u64 	%rd13, %rd131;
	ld.param.u64 	%rd132, [gs_cub_places_64_late_param_0+112];
	cvta.to.global.u64 	%rd14, %rd132;
	ld.param.u64 	%rd15, [gs_cub_places_64_late_param_0+96];
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
	mov.u32 	%r191, _ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1370646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1370611sweep_pairsImLi384ELi12ELb1EEEvNS0_11SweepParamsEE6memory;
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
	st.shared.u32 	[_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1370646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1370611sweep_pairsImLi384ELi12ELb1EEEvNS0_11SweepParamsEE6memory+36864], %r194;
$L__BB0_8:
	bar.sync 	0;
	ld.shared.u32 	%r1442, [_ZZN44_INTERNAL_e4a71a12_8_sweep_cu_b312b0f1_1370646_GLOBAL__N__e4a71a12_8_sweep_cu_b312b0f1_1370611sweep_pairsImLi384ELi12ELb1EEEvNS0_11SweepParamsEE6memory+36864];
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
	ld.param.u64 	%rd385, [gs_cub_places_64_late_param_0+48];
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
