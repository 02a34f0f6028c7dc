// Made of count.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kCountCode[] = {
    {"gs_count_bins", R"PTX(.version 9.0
.target sm_75
.address_size 64
.extern .shared .align 16 .b8 memory[];
.visible .entry gs_count_bins(
	.param .align 8 .b8 gs_count_bins_param_0[48]
)
.maxntid 512, 1, 1
{
	.reg .pred 	%p<59>;
	.reg .b32 	%r<119>;
	.reg .f64 	%fd<53>;
	.reg .b64 	%rd<99>;
	ld.param.u64 	%rd38, [gs_count_bins_param_0+40];
	ld.param.u64 	%rd37, [gs_count_bins_param_0+32];
	ld.param.u64 	%rd34, [gs_count_bins_param_0+8];
	ld.param.u64 	%rd33, [gs_count_bins_param_0];
	cvt.u32.u64 	%r1, %rd38;
	mov.u32 	%r2, %tid.x;
	setp.gt.s32 	%p1, %r2, %r1;
	@%p1 bra 	$L__BB0_3;
	mov.u32 	%r3, %ntid.x;
	cvta.to.global.u64 	%rd2, %rd34;
	mov.u32 	%r18, memory;
	mov.u32 	%r116, %r2;
$L__BB0_2:
	mul.wide.s32 	%rd39, %r116, 8;
	add.s64 	%rd40, %rd2, %rd39;
	ld.global.f64 	%fd20, [%rd40];
	shl.b32 	%r17, %r116, 3;
	add.s32 	%r19, %r18, %r17;
	st.shared.f64 	[%r19], %fd20;
	add.s32 	%r116, %r116, %r3;
	setp.le.s32 	%p2, %r116, %r1;
	@%p2 bra 	$L__BB0_2;
$L__BB0_3:
	shl.b32 	%r20, %r1, 3;
	mov.u32 	%r21, memory;
	add.s32 	%r22, %r21, %r20;
	add.s32 	%r6, %r22, 8;
	setp.lt.s64 	%p3, %rd38, 257;
	selp.b32 	%r7, %r20, %r1, %p3;
	setp.lt.s32 	%p4, %r2, %r7;
	@%p4 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_6;
$L__BB0_4:
	mov.u32 	%r8, %ntid.x;
	mov.u32 	%r117, %r2;
$L__BB0_5:
	shl.b32 	%r23, %r117, 2;
	add.s32 	%r24, %r6, %r23;
	mov.u32 	%r25, 0;
	st.shared.u32 	[%r24], %r25;
	add.s32 	%r117, %r117, %r8;
	setp.lt.s32 	%p5, %r117, %r7;
	@%p5 bra 	$L__BB0_5;
$L__BB0_6:
	bar.sync 	0;
	shr.u32 	%r26, %r2, 5;
	and.b32  	%r27, %r26, 7;
	mul.lo.s32 	%r28, %r27, %r1;
	cvt.u64.u32 	%rd41, %r28;
	selp.b64 	%rd4, %rd41, 0, %p3;
	ld.shared.f64 	%fd1, [memory];
	ld.shared.f64 	%fd2, [%r22];
	mov.u32 	%r32, %ntid.x;
	cvt.u64.u32 	%rd5, %r32;
	mul.wide.u32 	%rd6, %r32, 4;
	mov.u32 	%r33, %ctaid.x;
	cvt.u64.u32 	%rd42, %r33;
	mul.lo.s64 	%rd93, %rd6, %rd42;
	setp.ge.s64 	%p7, %rd93, %rd37;
	@%p7 bra 	$L__BB0_33;
	cvt.u32.u64 	%r34, %rd5;
	cvt.s64.s32 	%rd9, %rd38;
	cvt.rn.f64.s64 	%fd3, %rd9;
	add.s64 	%rd10, %rd9, -1;
	shl.b32 	%r35, %r34, 1;
	cvt.s64.s32 	%rd11, %r35;
	mul.lo.s32 	%r36, %r34, 3;
	cvt.s64.s32 	%rd12, %r36;
	mov.u32 	%r37, %nctaid.x;
	cvt.u64.u32 	%rd43, %r37;
	mul.lo.s64 	%rd13, %rd6, %rd43;
	add.f64 	%fd4, %fd1, 0dBFF0000000000000;
$L__BB0_8:
	mov.u32 	%r38, %tid.x;
	cvt.u64.u32 	%rd44, %r38;
	add.s64 	%rd15, %rd93, %rd44;
	setp.ge.s64 	%p8, %rd15, %rd37;
	mov.f64 	%fd49, %fd4;
	@%p8 bra 	$L__BB0_10;
	shl.b64 	%rd46, %rd15, 3;
	add.s64 	%rd45, %rd33, %rd46;
	ld.global.cs.f64 %fd49, [%rd45];
$L__BB0_10:
	setp.lt.s64 	%p9, %rd15, %rd37;
	selp.f64 	%fd7, %fd49, 0d7FF8000000000000, %p9;
	cvt.s64.s32 	%rd47, %r32;
	add.s64 	%rd16, %rd15, %rd47;
	setp.ge.s64 	%p10, %rd16, %rd37;
	mov.f64 	%fd50, %fd4;
	@%p10 bra 	$L__BB0_12;
	shl.b64 	%rd49, %rd16, 3;
	add.s64 	%rd48, %rd33, %rd49;
	ld.global.cs.f64 %fd50, [%rd48];
$L__BB0_12:
	setp.lt.s64 	%p11, %rd16, %rd37;
	selp.f64 	%fd11, %fd50, 0d7FF8000000000000, %p11;
	add.s64 	%rd17, %rd15, %rd11;
	setp.ge.s64 	%p12, %rd17, %rd37;
	mov.f64 	%fd51, %fd4;
	@%p12 bra 	$L__BB0_14;
	shl.b64 	%rd51, %rd17, 3;
	add.s64 	%rd50, %rd33, %rd51;
	ld.global.cs.f64 %fd51, [%rd50];
$L__BB0_14:
	setp.lt.s64 	%p13, %rd17, %rd37;
	selp.f64 	%fd15, %fd51, 0d7FF8000000000000, %p13;
	add.s64 	%rd18, %rd15, %rd12;
	setp.ge.s64 	%p14, %rd18, %rd37;
	mov.f64 	%fd52, %fd4;
	@%p14 bra 	$L__BB0_16;
	shl.b64 	%rd53, %rd18, 3;
	add.s64 	%rd52, %rd33, %rd53;
	ld.global.cs.f64 %fd52, [%rd52];
$L__BB0_16:
	setp.lt.s64 	%p15, %rd18, %rd37;
	selp.f64 	%fd19, %fd52, 0d7FF8000000000000, %p15;
	setp.gtu.f64 	%p16, %fd7, %fd2;
	setp.ltu.f64 	%p17, %fd7, %fd1;
	or.pred  	%p18, %p16, %p17;
	mov.u64 	%rd94, -1;
	@%p18 bra 	$L__BB0_18;
	sub.f64 	%fd25, %fd7, %fd1;
	sub.f64 	%fd26, %fd2, %fd1;
	div.rn.f64 	%fd27, %fd25, %fd26;
	mul.rn.f64 	%fd28, %fd27, %fd3;
	cvt.rzi.s64.f64 	%rd55, %fd28;
	setp.eq.s64 	%p19, %rd55, %rd9;
	selp.u64 	%rd56, 1, 0, %p19;
	sub.s64 	%rd57, %rd55, %rd56;
	cvt.u32.u64 	%r40, %rd57;
	shl.b32 	%r41, %r40, 3;
	add.s32 	%r43, %r21, %r41;
	ld.shared.f64 	%fd29, [%r43];
	setp.gt.f64 	%p20, %fd29, %fd7;
	selp.u64 	%rd58, 1, 0, %p20;
	sub.s64 	%rd59, %rd57, %rd58;
	cvt.u32.u64 	%r44, %rd59;
	shl.b32 	%r45, %r44, 3;
	add.s32 	%r46, %r21, %r45;
	ld.shared.f64 	%fd30, [%r46+8];
	setp.le.f64 	%p21, %fd30, %fd7;
	setp.ne.s64 	%p22, %rd59, %rd10;
	and.pred  	%p23, %p21, %p22;
	selp.u64 	%rd60, 1, 0, %p23;
	add.s64 	%rd94, %rd59, %rd60;
$L__BB0_18:
	setp.lt.s64 	%p24, %rd94, 0;
	@%p24 bra 	$L__BB0_20;
	add.s64 	%rd61, %rd94, %rd4;
	cvt.u32.u64 	%r47, %rd61;
	shl.b32 	%r48, %r47, 2;
	add.s32 	%r49, %r6, %r48;
	atom.shared.add.u32 	%r50, [%r49], 1;
$L__BB0_20:
	setp.ltu.f64 	%p25, %fd11, %fd1;
	setp.gtu.f64 	%p26, %fd11, %fd2;
	or.pred  	%p27, %p26, %p25;
	mov.u64 	%rd95, -1;
	@%p27 bra 	$L__BB0_22;
	sub.f64 	%fd31, %fd11, %fd1;
	sub.f64 	%fd32, %fd2, %fd1;
	div.rn.f64 	%fd33, %fd31, %fd32;
	mul.rn.f64 	%fd34, %fd33, %fd3;
	cvt.rzi.s64.f64 	%rd63, %fd34;
	setp.eq.s64 	%p28, %rd63, %rd9;
	selp.u64 	%rd64, 1, 0, %p28;
	sub.s64 	%rd65, %rd63, %rd64;
	cvt.u32.u64 	%r51, %rd65;
	shl.b32 	%r52, %r51, 3;
	add.s32 	%r54, %r21, %r52;
	ld.shared.f64 	%fd35, [%r54];
	setp.gt.f64 	%p29, %fd35, %fd11;
	selp.u64 	%rd66, 1, 0, %p29;
	sub.s64 	%rd67, %rd65, %rd66;
	cvt.u32.u64 	%r55, %rd67;
	shl.b32 	%r56, %r55, 3;
	add.s32 	%r57, %r21, %r56;
	ld.shared.f64 	%fd36, [%r57+8];
	setp.le.f64 	%p30, %fd36, %fd11;
	setp.ne.s64 	%p31, %rd67, %rd10;
	and.pred  	%p32, %p30, %p31;
	selp.u64 	%rd68, 1, 0, %p32;
	add.s64 	%rd95, %rd67, %rd68;
$L__BB0_22:
	setp.lt.s64 	%p33, %rd95, 0;
	@%p33 bra 	$L__BB0_24;
	add.s64 	%rd69, %rd95, %rd4;
	cvt.u32.u64 	%r58, %rd69;
	shl.b32 	%r59, %r58, 2;
	add.s32 	%r60, %r6, %r59;
	atom.shared.add.u32 	%r61, [%r60], 1;
$L__BB0_24:
	setp.ltu.f64 	%p34, %fd15, %fd1;
	setp.gtu.f64 	%p35, %fd15, %fd2;
	or.pred  	%p36, %p35, %p34;
	mov.u64 	%rd96, -1;
	@%p36 bra 	$L__BB0_26;
	sub.f64 	%fd37, %fd15, %fd1;
	sub.f64 	%fd38, %fd2, %fd1;
	div.rn.f64 	%fd39, %fd37, %fd38;
	mul.rn.f64 	%fd40, %fd39, %fd3;
	cvt.rzi.s64.f64 	%rd71, %fd40;
	setp.eq.s64 	%p37, %rd71, %rd9;
	selp.u64 	%rd72, 1, 0, %p37;
	sub.s64 	%rd73, %rd71, %rd72;
	cvt.u32.u64 	%r62, %rd73;
	shl.b32 	%r63, %r62, 3;
	add.s32 	%r65, %r21, %r63;
	ld.shared.f64 	%fd41, [%r65];
	setp.gt.f64 	%p38, %fd41, %fd15;
	selp.u64 	%rd74, 1, 0, %p38;
	sub.s64 	%rd75, %rd73, %rd74;
	cvt.u32.u64 	%r66, %rd75;
	shl.b32 	%r67, %r66, 3;
	add.s32 	%r68, %r21, %r67;
	ld.shared.f64 	%fd42, [%r68+8];
	setp.le.f64 	%p39, %fd42, %fd15;
	setp.ne.s64 	%p40, %rd75, %rd10;
	and.pred  	%p41, %p39, %p40;
	selp.u64 	%rd76, 1, 0, %p41;
	add.s64 	%rd96, %rd75, %rd76;
$L__BB0_26:
	setp.lt.s64 	%p42, %rd96, 0;
	@%p42 bra 	$L__BB0_28;
	add.s64 	%rd77, %rd96, %rd4;
	cvt.u32.u64 	%r69, %rd77;
	shl.b32 	%r70, %r69, 2;
	add.s32 	%r71, %r6, %r70;
	atom.shared.add.u32 	%r72, [%r71], 1;
$L__BB0_28:
	setp.ltu.f64 	%p43, %fd19, %fd1;
	setp.gtu.f64 	%p44, %fd19, %fd2;
	or.pred  	%p45, %p44, %p43;
	mov.u64 	%rd97, -1;
	@%p45 bra 	$L__BB0_30;
	sub.f64 	%fd43, %fd19, %fd1;
	sub.f64 	%fd44, %fd2, %fd1;
	div.rn.f64 	%fd45, %fd43, %fd44;
	mul.rn.f64 	%fd46, %fd45, %fd3;
	cvt.rzi.s64.f64 	%rd79, %fd46;
	setp.eq.s64 	%p46, %rd79, %rd9;
	selp.u64 	%rd80, 1, 0, %p46;
	sub.s64 	%rd81, %rd79, %rd80;
	cvt.u32.u64 	%r73, %rd81;
	shl.b32 	%r74, %r73, 3;
	add.s32 	%r76, %r21, %r74;
	ld.shared.f64 	%fd47, [%r76];
	setp.gt.f64 	%p47, %fd47, %fd19;
	selp.u64 	%rd82, 1, 0, %p47;
	sub.s64 	%rd83, %rd81, %rd82;
	cvt.u32.u64 	%r77, %rd83;
	shl.b32 	%r78, %r77, 3;
	add.s32 	%r79, %r21, %r78;
	ld.shared.f64 	%fd48, [%r79+8];
	setp.le.f64 	%p48, %fd48, %fd19;
	setp.ne.s64 	%p49, %rd83, %rd10;
	and.pred  	%p50, %p48, %p49;
	selp.u64 	%rd84, 1, 0, %p50;
	add.s64 	%rd97, %rd83, %rd84;
$L__BB0_30:
	setp.lt.s64 	%p51, %rd97, 0;
	@%p51 bra 	$L__BB0_32;
	add.s64 	%rd85, %rd97, %rd4;
	cvt.u32.u64 	%r80, %rd85;
	shl.b32 	%r81, %r80, 2;
	add.s32 	%r82, %r6, %r81;
	atom.shared.add.u32 	%r83, [%r82], 1;
$L__BB0_32:
	add.s64 	%rd93, %rd93, %rd13;
	setp.lt.s64 	%p52, %rd93, %rd37;
	@%p52 bra 	$L__BB0_8;
$L__BB0_33:
	ld.param.u64 	%rd91, [gs_count_bins_param_0+40];
	setp.gt.s64 	%p53, %rd91, 256;
	@%p53 bra 	$L__BB0_37;
	bar.sync 	0;
	mov.u32 	%r118, %tid.x;
	setp.ge.s32 	%p54, %r118, %r1;
	@%p54 bra 	$L__BB0_37;
	shl.b32 	%r12, %r1, 2;
$L__BB0_36:
	shl.b32 	%r86, %r118, 2;
	add.s32 	%r87, %r6, %r86;
	add.s32 	%r89, %r87, %r12;
	ld.shared.u32 	%r90, [%r89];
	ld.shared.u32 	%r91, [%r87];
	add.s32 	%r92, %r90, %r91;
	add.s32 	%r93, %r89, %r12;
	ld.shared.u32 	%r94, [%r93];
	add.s32 	%r95, %r94, %r92;
	add.s32 	%r96, %r93, %r12;
	ld.shared.u32 	%r97, [%r96];
	add.s32 	%r98, %r97, %r95;
	add.s32 	%r99, %r96, %r12;
	ld.shared.u32 	%r100, [%r99];
	add.s32 	%r101, %r100, %r98;
	add.s32 	%r102, %r99, %r12;
	ld.shared.u32 	%r103, [%r102];
	add.s32 	%r104, %r103, %r101;
	add.s32 	%r105, %r102, %r12;
	ld.shared.u32 	%r106, [%r105];
	add.s32 	%r107, %r106, %r104;
	add.s32 	%r108, %r105, %r12;
	ld.shared.u32 	%r109, [%r108];
	add.s32 	%r110, %r109, %r107;
	st.shared.u32 	[%r87], %r110;
	cvt.u32.u64 	%r111, %rd5;
	add.s32 	%r118, %r118, %r111;
	setp.lt.s32 	%p55, %r118, %r1;
	@%p55 bra 	$L__BB0_36;
$L__BB0_37:
	ld.param.u64 	%rd92, [gs_count_bins_param_0+40];
	cvt.s64.s32 	%rd28, %rd92;
	bar.sync 	0;
	mov.u32 	%r112, %tid.x;
	cvt.u64.u32 	%rd98, %r112;
	setp.le.s64 	%p56, %rd28, %rd98;
	@%p56 bra 	$L__BB0_42;
	ld.param.u64 	%rd90, [gs_count_bins_param_0+24];
	cvta.to.global.u64 	%rd30, %rd90;
$L__BB0_39:
	cvt.u32.u64 	%r113, %rd98;
	shl.b32 	%r114, %r113, 2;
	add.s32 	%r115, %r6, %r114;
	ld.shared.u32 	%r16, [%r115];
	setp.eq.s32 	%p57, %r16, 0;
	@%p57 bra 	$L__BB0_41;
	shl.b64 	%rd86, %rd98, 3;
	add.s64 	%rd87, %rd30, %rd86;
	cvt.u64.u32 	%rd88, %r16;
	atom.global.add.u64 	%rd89, [%rd87], %rd88;
$L__BB0_41:
	add.s64 	%rd98, %rd98, %rd5;
	setp.lt.s64 	%p58, %rd98, %rd28;
	@%p58 bra 	$L__BB0_39;
$L__BB0_42:
	ret;
}
)PTX"},
    {"gs_find_bins", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_find_bins(
	.param .align 8 .b8 gs_find_bins_param_0[48]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<58>;
	.reg .b32 	%r<10>;
	.reg .f64 	%fd<46>;
	.reg .b64 	%rd<171>;
	ld.param.u64 	%rd62, [gs_find_bins_param_0+40];
	ld.param.u64 	%rd61, [gs_find_bins_param_0+32];
	ld.param.u64 	%rd60, [gs_find_bins_param_0+24];
	ld.param.u64 	%rd59, [gs_find_bins_param_0+16];
	ld.param.u64 	%rd58, [gs_find_bins_param_0+8];
	ld.param.u64 	%rd57, [gs_find_bins_param_0];
	cvta.to.global.u64 	%rd1, %rd57;
	cvta.to.global.u64 	%rd2, %rd58;
	cvta.to.global.u64 	%rd4, %rd59;
	shl.b64 	%rd63, %rd62, 3;
	add.s64 	%rd64, %rd2, %rd63;
	ld.global.f64 	%fd1, [%rd64];
	ld.global.f64 	%fd2, [%rd2];
	mov.u32 	%r1, %ctaid.x;
	mov.u32 	%r2, %ntid.x;
	cvt.u64.u32 	%rd6, %r2;
	mul.wide.u32 	%rd65, %r1, %r2;
	mov.u32 	%r3, %tid.x;
	cvt.u64.u32 	%rd66, %r3;
	add.s64 	%rd161, %rd65, %rd66;
	setp.ge.s64 	%p1, %rd161, %rd61;
	@%p1 bra 	$L__BB0_27;
	setp.eq.s64 	%p2, %rd59, 0;
	cvt.rn.f64.s64 	%fd3, %rd62;
	mov.u32 	%r4, %nctaid.x;
	cvt.u64.u32 	%rd67, %r4;
	mul.lo.s64 	%rd9, %rd67, %rd6;
	@%p2 bra 	$L__BB0_21;
	not.b64 	%rd68, %rd161;
	add.s64 	%rd10, %rd61, %rd68;
	or.b64  	%rd69, %rd10, %rd9;
	and.b64  	%rd70, %rd69, -4294967296;
	setp.eq.s64 	%p3, %rd70, 0;
	@%p3 bra 	$L__BB0_4;
	div.u64 	%rd155, %rd10, %rd9;
	bra.uni 	$L__BB0_5;
$L__BB0_21:
	cvta.to.global.u64 	%rd51, %rd60;
	sub.f64 	%fd9, %fd1, %fd2;
	add.s64 	%rd52, %rd62, -1;
$L__BB0_22:
	shl.b64 	%rd140, %rd161, 3;
	add.s64 	%rd141, %rd1, %rd140;
	ld.global.f64 	%fd10, [%rd141];
	setp.ltu.f64 	%p48, %fd10, %fd2;
	setp.gtu.f64 	%p49, %fd10, %fd1;
	or.pred  	%p50, %p49, %p48;
	mov.u64 	%rd170, -1;
	@%p50 bra 	$L__BB0_24;
	sub.f64 	%fd41, %fd10, %fd2;
	div.rn.f64 	%fd42, %fd41, %fd9;
	mul.rn.f64 	%fd43, %fd42, %fd3;
	cvt.rzi.s64.f64 	%rd142, %fd43;
	setp.eq.s64 	%p51, %rd142, %rd62;
	selp.u64 	%rd143, 1, 0, %p51;
	sub.s64 	%rd144, %rd142, %rd143;
	shl.b64 	%rd145, %rd144, 3;
	add.s64 	%rd146, %rd2, %rd145;
	ld.global.f64 	%fd44, [%rd146];
	setp.gt.f64 	%p52, %fd44, %fd10;
	selp.u64 	%rd147, 1, 0, %p52;
	sub.s64 	%rd148, %rd144, %rd147;
	shl.b64 	%rd149, %rd148, 3;
	add.s64 	%rd150, %rd2, %rd149;
	ld.global.f64 	%fd45, [%rd150+8];
	setp.le.f64 	%p53, %fd45, %fd10;
	setp.ne.s64 	%p54, %rd148, %rd52;
	and.pred  	%p55, %p53, %p54;
	selp.u64 	%rd151, 1, 0, %p55;
	add.s64 	%rd170, %rd148, %rd151;
$L__BB0_24:
	setp.lt.s64 	%p56, %rd170, 0;
	@%p56 bra 	$L__BB0_26;
	shl.b64 	%rd152, %rd170, 3;
	add.s64 	%rd153, %rd51, %rd152;
	atom.global.add.u64 	%rd154, [%rd153], 1;
$L__BB0_26:
	add.s64 	%rd161, %rd161, %rd9;
	setp.lt.s64 	%p57, %rd161, %rd61;
	@%p57 bra 	$L__BB0_22;
	bra.uni 	$L__BB0_27;
$L__BB0_4:
	cvt.u32.u64 	%r5, %rd9;
	cvt.u32.u64 	%r6, %rd10;
	div.u32 	%r7, %r6, %r5;
	cvt.u64.u32 	%rd155, %r7;
$L__BB0_5:
	add.s64 	%rd71, %rd155, 1;
	and.b64  	%rd159, %rd71, 3;
	setp.eq.s64 	%p4, %rd159, 0;
	@%p4 bra 	$L__BB0_10;
	shl.b64 	%rd72, %rd161, 3;
	add.s64 	%rd157, %rd4, %rd72;
	shl.b64 	%rd16, %rd9, 3;
	add.s64 	%rd156, %rd1, %rd72;
	sub.f64 	%fd12, %fd1, %fd2;
$L__BB0_7:
	.pragma "nounroll";
	ld.global.f64 	%fd4, [%rd156];
	setp.ltu.f64 	%p5, %fd4, %fd2;
	setp.gtu.f64 	%p6, %fd4, %fd1;
	or.pred  	%p7, %p6, %p5;
	mov.u64 	%rd160, -1;
	@%p7 bra 	$L__BB0_9;
	sub.f64 	%fd11, %fd4, %fd2;
	div.rn.f64 	%fd13, %fd11, %fd12;
	mul.rn.f64 	%fd14, %fd13, %fd3;
	cvt.rzi.s64.f64 	%rd74, %fd14;
	setp.eq.s64 	%p8, %rd74, %rd62;
	selp.u64 	%rd75, 1, 0, %p8;
	sub.s64 	%rd76, %rd74, %rd75;
	shl.b64 	%rd77, %rd76, 3;
	add.s64 	%rd78, %rd2, %rd77;
	ld.global.f64 	%fd15, [%rd78];
	setp.gt.f64 	%p9, %fd15, %fd4;
	selp.u64 	%rd79, 1, 0, %p9;
	sub.s64 	%rd80, %rd76, %rd79;
	shl.b64 	%rd81, %rd80, 3;
	add.s64 	%rd82, %rd2, %rd81;
	ld.global.f64 	%fd16, [%rd82+8];
	setp.le.f64 	%p10, %fd16, %fd4;
	add.s64 	%rd83, %rd62, -1;
	setp.ne.s64 	%p11, %rd80, %rd83;
	and.pred  	%p12, %p10, %p11;
	selp.u64 	%rd84, 1, 0, %p12;
	add.s64 	%rd160, %rd80, %rd84;
$L__BB0_9:
	st.global.u64 	[%rd157], %rd160;
	add.s64 	%rd161, %rd161, %rd9;
	add.s64 	%rd157, %rd157, %rd16;
	add.s64 	%rd156, %rd156, %rd16;
	add.s64 	%rd159, %rd159, -1;
	setp.ne.s64 	%p13, %rd159, 0;
	@%p13 bra 	$L__BB0_7;
$L__BB0_10:
	setp.lt.u64 	%p14, %rd155, 3;
	@%p14 bra 	$L__BB0_27;
	shl.b64 	%rd85, %rd161, 3;
	add.s64 	%rd163, %rd1, %rd85;
	mul.wide.u32 	%rd86, %r4, %r2;
	shl.b64 	%rd30, %rd86, 3;
	add.s64 	%rd164, %rd4, %rd85;
	sub.f64 	%fd18, %fd1, %fd2;
$L__BB0_12:
	ld.global.f64 	%fd5, [%rd163];
	setp.ltu.f64 	%p15, %fd5, %fd2;
	setp.gtu.f64 	%p16, %fd5, %fd1;
	or.pred  	%p17, %p16, %p15;
	mov.u64 	%rd166, -1;
	mov.u64 	%rd165, %rd166;
	@%p17 bra 	$L__BB0_14;
	sub.f64 	%fd17, %fd5, %fd2;
	div.rn.f64 	%fd19, %fd17, %fd18;
	mul.rn.f64 	%fd20, %fd19, %fd3;
	cvt.rzi.s64.f64 	%rd88, %fd20;
	setp.eq.s64 	%p18, %rd88, %rd62;
	selp.u64 	%rd89, 1, 0, %p18;
	sub.s64 	%rd90, %rd88, %rd89;
	shl.b64 	%rd91, %rd90, 3;
	add.s64 	%rd92, %rd2, %rd91;
	ld.global.f64 	%fd21, [%rd92];
	setp.gt.f64 	%p19, %fd21, %fd5;
	selp.u64 	%rd93, 1, 0, %p19;
	sub.s64 	%rd94, %rd90, %rd93;
	shl.b64 	%rd95, %rd94, 3;
	add.s64 	%rd96, %rd2, %rd95;
	ld.global.f64 	%fd22, [%rd96+8];
	setp.le.f64 	%p20, %fd22, %fd5;
	add.s64 	%rd97, %rd62, -1;
	setp.ne.s64 	%p21, %rd94, %rd97;
	and.pred  	%p22, %p20, %p21;
	selp.u64 	%rd98, 1, 0, %p22;
	add.s64 	%rd165, %rd94, %rd98;
$L__BB0_14:
	st.global.u64 	[%rd164], %rd165;
	add.s64 	%rd37, %rd163, %rd30;
	ld.global.f64 	%fd6, [%rd37];
	setp.ltu.f64 	%p23, %fd6, %fd2;
	setp.gtu.f64 	%p24, %fd6, %fd1;
	or.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB0_16;
	sub.f64 	%fd23, %fd6, %fd2;
	div.rn.f64 	%fd25, %fd23, %fd18;
	mul.rn.f64 	%fd26, %fd25, %fd3;
	cvt.rzi.s64.f64 	%rd100, %fd26;
	setp.eq.s64 	%p26, %rd100, %rd62;
	selp.u64 	%rd101, 1, 0, %p26;
	sub.s64 	%rd102, %rd100, %rd101;
	shl.b64 	%rd103, %rd102, 3;
	add.s64 	%rd104, %rd2, %rd103;
	ld.global.f64 	%fd27, [%rd104];
	setp.gt.f64 	%p27, %fd27, %fd6;
	selp.u64 	%rd105, 1, 0, %p27;
	sub.s64 	%rd106, %rd102, %rd105;
	shl.b64 	%rd107, %rd106, 3;
	add.s64 	%rd108, %rd2, %rd107;
	ld.global.f64 	%fd28, [%rd108+8];
	setp.le.f64 	%p28, %fd28, %fd6;
	add.s64 	%rd109, %rd62, -1;
	setp.ne.s64 	%p29, %rd106, %rd109;
	and.pred  	%p30, %p28, %p29;
	selp.u64 	%rd110, 1, 0, %p30;
	add.s64 	%rd166, %rd106, %rd110;
$L__BB0_16:
	add.s64 	%rd40, %rd164, %rd30;
	st.global.u64 	[%rd40], %rd166;
	add.s64 	%rd41, %rd37, %rd30;
	ld.global.f64 	%fd7, [%rd41];
	setp.ltu.f64 	%p31, %fd7, %fd2;
	setp.gtu.f64 	%p32, %fd7, %fd1;
	or.pred  	%p33, %p32, %p31;
	mov.u64 	%rd168, -1;
	mov.u64 	%rd167, %rd168;
	@%p33 bra 	$L__BB0_18;
	sub.f64 	%fd29, %fd7, %fd2;
	div.rn.f64 	%fd31, %fd29, %fd18;
	mul.rn.f64 	%fd32, %fd31, %fd3;
	cvt.rzi.s64.f64 	%rd112, %fd32;
	setp.eq.s64 	%p34, %rd112, %rd62;
	selp.u64 	%rd113, 1, 0, %p34;
	sub.s64 	%rd114, %rd112, %rd113;
	shl.b64 	%rd115, %rd114, 3;
	add.s64 	%rd116, %rd2, %rd115;
	ld.global.f64 	%fd33, [%rd116];
	setp.gt.f64 	%p35, %fd33, %fd7;
	selp.u64 	%rd117, 1, 0, %p35;
	sub.s64 	%rd118, %rd114, %rd117;
	shl.b64 	%rd119, %rd118, 3;
	add.s64 	%rd120, %rd2, %rd119;
	ld.global.f64 	%fd34, [%rd120+8];
	setp.le.f64 	%p36, %fd34, %fd7;
	add.s64 	%rd121, %rd62, -1;
	setp.ne.s64 	%p37, %rd118, %rd121;
	and.pred  	%p38, %p36, %p37;
	selp.u64 	%rd122, 1, 0, %p38;
	add.s64 	%rd167, %rd118, %rd122;
$L__BB0_18:
	add.s64 	%rd44, %rd40, %rd30;
	st.global.u64 	[%rd44], %rd167;
	add.s64 	%rd45, %rd41, %rd30;
	ld.global.f64 	%fd8, [%rd45];
	setp.ltu.f64 	%p39, %fd8, %fd2;
	setp.gtu.f64 	%p40, %fd8, %fd1;
	or.pred  	%p41, %p40, %p39;
	@%p41 bra 	$L__BB0_20;
	sub.f64 	%fd35, %fd8, %fd2;
	div.rn.f64 	%fd37, %fd35, %fd18;
	mul.rn.f64 	%fd38, %fd37, %fd3;
	cvt.rzi.s64.f64 	%rd124, %fd38;
	setp.eq.s64 	%p42, %rd124, %rd62;
	selp.u64 	%rd125, 1, 0, %p42;
	sub.s64 	%rd126, %rd124, %rd125;
	shl.b64 	%rd127, %rd126, 3;
	add.s64 	%rd128, %rd2, %rd127;
	ld.global.f64 	%fd39, [%rd128];
	setp.gt.f64 	%p43, %fd39, %fd8;
	selp.u64 	%rd129, 1, 0, %p43;
	sub.s64 	%rd130, %rd126, %rd129;
	shl.b64 	%rd131, %rd130, 3;
	add.s64 	%rd132, %rd2, %rd131;
	ld.global.f64 	%fd40, [%rd132+8];
	setp.le.f64 	%p44, %fd40, %fd8;
	add.s64 	%rd133, %rd62, -1;
	setp.ne.s64 	%p45, %rd130, %rd133;
	and.pred  	%p46, %p44, %p45;
	selp.u64 	%rd134, 1, 0, %p46;
	add.s64 	%rd168, %rd130, %rd134;
$L__BB0_20:
	add.s64 	%rd163, %rd45, %rd30;
	add.s64 	%rd135, %rd44, %rd30;
	add.s64 	%rd164, %rd135, %rd30;
	st.global.u64 	[%rd135], %rd168;
	add.s64 	%rd136, %rd161, %rd9;
	add.s64 	%rd137, %rd136, %rd9;
	add.s64 	%rd138, %rd137, %rd9;
	add.s64 	%rd161, %rd138, %rd9;
	setp.lt.s64 	%p47, %rd161, %rd61;
	@%p47 bra 	$L__BB0_12;
$L__BB0_27:
	ret;
}
)PTX"},
    {"gs_count_values", R"PTX(.version 9.0
.target sm_75
.address_size 64
.extern .shared .align 16 .b8 counts[];
.visible .entry gs_count_values(
	.param .align 8 .b8 gs_count_values_param_0[40]
)
.maxntid 512, 1, 1
{
	.reg .pred 	%p<11>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<26>;
	.reg .b64 	%rd<46>;
	ld.param.u32 	%r2, [gs_count_values_param_0+32];
	ld.param.u64 	%rd24, [gs_count_values_param_0+24];
	ld.param.u64 	%rd23, [gs_count_values_param_0+16];
	ld.param.u64 	%rd22, [gs_count_values_param_0+8];
	ld.param.u64 	%rd21, [gs_count_values_param_0];
	cvta.to.global.u64 	%rd1, %rd21;
	cvta.to.global.u64 	%rd2, %rd22;
	setp.eq.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB0_12;
	mov.u32 	%r3, %tid.x;
	cvt.u64.u32 	%rd44, %r3;
	setp.gt.s64 	%p2, %rd24, %rd44;
	@%p2 bra 	$L__BB0_2;
	bra.uni 	$L__BB0_4;
$L__BB0_2:
	mov.u32 	%r4, %ntid.x;
	cvt.u64.u32 	%rd6, %r4;
	mov.u32 	%r7, counts;
	mov.u64 	%rd42, %rd44;
$L__BB0_3:
	cvt.u32.u64 	%r5, %rd42;
	shl.b32 	%r6, %r5, 2;
	add.s32 	%r8, %r7, %r6;
	mov.u32 	%r9, 0;
	st.shared.u32 	[%r8], %r9;
	add.s64 	%rd42, %rd42, %rd6;
	setp.lt.s64 	%p3, %rd42, %rd24;
	@%p3 bra 	$L__BB0_3;
$L__BB0_4:
	mov.u32 	%r10, %ntid.x;
	cvt.u64.u32 	%rd9, %r10;
	bar.sync 	0;
	mov.u32 	%r11, %ctaid.x;
	mul.wide.u32 	%rd25, %r11, %r10;
	add.s64 	%rd43, %rd25, %rd44;
	setp.ge.s64 	%p4, %rd43, %rd23;
	@%p4 bra 	$L__BB0_7;
	mov.u32 	%r12, %nctaid.x;
	cvt.u64.u32 	%rd26, %r12;
	mul.lo.s64 	%rd11, %rd26, %rd9;
	mov.u32 	%r15, counts;
$L__BB0_6:
	shl.b64 	%rd27, %rd43, 3;
	add.s64 	%rd28, %rd1, %rd27;
	ld.global.u32 	%r13, [%rd28];
	shl.b32 	%r14, %r13, 2;
	add.s32 	%r16, %r15, %r14;
	atom.shared.add.u32 	%r17, [%r16], 1;
	add.s64 	%rd43, %rd43, %rd11;
	setp.lt.s64 	%p5, %rd43, %rd23;
	@%p5 bra 	$L__BB0_6;
$L__BB0_7:
	setp.le.s64 	%p6, %rd24, %rd44;
	bar.sync 	0;
	@%p6 bra 	$L__BB0_15;
	mov.u32 	%r20, counts;
$L__BB0_9:
	cvt.u32.u64 	%r18, %rd44;
	shl.b32 	%r19, %r18, 2;
	add.s32 	%r21, %r20, %r19;
	ld.shared.u32 	%r1, [%r21];
	setp.eq.s32 	%p7, %r1, 0;
	@%p7 bra 	$L__BB0_11;
	shl.b64 	%rd29, %rd44, 3;
	add.s64 	%rd30, %rd2, %rd29;
	cvt.u64.u32 	%rd31, %r1;
	atom.global.add.u64 	%rd32, [%rd30], %rd31;
$L__BB0_11:
	add.s64 	%rd44, %rd44, %rd9;
	setp.lt.s64 	%p8, %rd44, %rd24;
	@%p8 bra 	$L__BB0_9;
	bra.uni 	$L__BB0_15;
$L__BB0_12:
	mov.u32 	%r22, %ctaid.x;
	mov.u32 	%r23, %ntid.x;
	cvt.u64.u32 	%rd16, %r23;
	mul.wide.u32 	%rd33, %r22, %r23;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd34, %r24;
	add.s64 	%rd45, %rd33, %rd34;
	setp.ge.s64 	%p9, %rd45, %rd23;
	@%p9 bra 	$L__BB0_15;
	mov.u32 	%r25, %nctaid.x;
	cvt.u64.u32 	%rd35, %r25;
	mul.lo.s64 	%rd18, %rd35, %rd16;
$L__BB0_14:
	shl.b64 	%rd36, %rd45, 3;
	add.s64 	%rd37, %rd1, %rd36;
	ld.global.u64 	%rd38, [%rd37];
	shl.b64 	%rd39, %rd38, 3;
	add.s64 	%rd40, %rd2, %rd39;
	atom.global.add.u64 	%rd41, [%rd40], 1;
	add.s64 	%rd45, %rd45, %rd18;
	setp.lt.s64 	%p10, %rd45, %rd23;
	@%p10 bra 	$L__BB0_14;
$L__BB0_15:
	ret;
}
)PTX"},
    {"gs_search", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_search(
	.param .align 8 .b8 gs_search_param_0[64]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<50>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<61>;
	.reg .b64 	%rd<196>;
	ld.param.v2.u32 	{%r11, %r12}, [gs_search_param_0+48];
	ld.param.u32 	%r10, [gs_search_param_0+56];
	ld.param.u64 	%rd60, [gs_search_param_0+40];
	ld.param.u64 	%rd59, [gs_search_param_0+32];
	ld.param.u64 	%rd58, [gs_search_param_0+24];
	ld.param.u64 	%rd57, [gs_search_param_0+16];
	ld.param.u64 	%rd56, [gs_search_param_0+8];
	ld.param.u64 	%rd55, [gs_search_param_0];
	cvta.to.global.u64 	%rd1, %rd55;
	cvta.to.global.u64 	%rd2, %rd56;
	mov.u32 	%r13, %ctaid.x;
	mov.u32 	%r14, %ntid.x;
	mul.wide.u32 	%rd61, %r13, %r14;
	mov.u32 	%r15, %tid.x;
	cvt.u64.u32 	%rd62, %r15;
	add.s64 	%rd180, %rd61, %rd62;
	setp.ge.s64 	%p1, %rd180, %rd59;
	@%p1 bra 	$L__BB0_45;
	shl.b32 	%r16, %r11, 3;
	add.s32 	%r17, %r16, -1;
	mov.u64 	%rd63, 1;
	shl.b64 	%rd64, %rd63, %r17;
	add.s64 	%rd65, %rd64, -1;
	or.b64  	%rd7, %rd65, %rd64;
	cvta.to.global.u64 	%rd8, %rd57;
$L__BB0_2:
	setp.eq.s32 	%p2, %r11, 8;
	@%p2 bra 	$L__BB0_7;
	setp.eq.s32 	%p3, %r11, 4;
	@%p3 bra 	$L__BB0_6;
	setp.ne.s32 	%p4, %r11, 2;
	@%p4 bra 	$L__BB0_8;
	shl.b64 	%rd66, %rd180, 1;
	add.s64 	%rd67, %rd2, %rd66;
	ld.global.u16 	%r60, [%rd67];
	bra.uni 	$L__BB0_9;
$L__BB0_6:
	shl.b64 	%rd68, %rd180, 2;
	add.s64 	%rd69, %rd2, %rd68;
	ld.global.u32 	%r60, [%rd69];
	bra.uni 	$L__BB0_9;
$L__BB0_7:
	shl.b64 	%rd70, %rd180, 3;
	add.s64 	%rd71, %rd2, %rd70;
	ld.global.u64 	%rd181, [%rd71];
	bra.uni 	$L__BB0_10;
$L__BB0_8:
	add.s64 	%rd72, %rd2, %rd180;
	ld.global.u8 	%r60, [%rd72];
$L__BB0_9:
	cvt.u64.u32 	%rd181, %r60;
$L__BB0_10:
	setp.eq.s32 	%p5, %r12, 0;
	mov.u64 	%rd182, %rd181;
	@%p5 bra 	$L__BB0_15;
	setp.eq.s32 	%p6, %r12, 1;
	@%p6 bra 	$L__BB0_14;
	bra.uni 	$L__BB0_12;
$L__BB0_14:
	mov.u64 	%rd87, 1;
	shl.b64 	%rd88, %rd87, %r17;
	xor.b64  	%rd89, %rd181, %rd88;
	and.b64  	%rd182, %rd89, %rd7;
	bra.uni 	$L__BB0_15;
$L__BB0_12:
	mov.u64 	%rd73, 1;
	shl.b64 	%rd74, %rd73, %r17;
	add.s64 	%rd75, %rd74, -1;
	and.b64  	%rd13, %rd181, %rd75;
	not.b64 	%rd76, %rd60;
	add.s64 	%rd77, %rd74, %rd76;
	setp.gt.u64 	%p7, %rd13, %rd77;
	mov.u64 	%rd182, %rd7;
	@%p7 bra 	$L__BB0_15;
	setp.eq.s64 	%p8, %rd13, 0;
	selp.b64 	%rd78, 0, %rd181, %p8;
	and.b64  	%rd81, %rd78, %rd74;
	setp.eq.s64 	%p9, %rd81, 0;
	not.b64 	%rd82, %rd78;
	and.b64  	%rd83, %rd7, %rd82;
	xor.b64  	%rd84, %rd78, %rd74;
	selp.b64 	%rd85, %rd84, %rd83, %p9;
	sub.s64 	%rd86, %rd85, %rd60;
	and.b64  	%rd182, %rd86, %rd7;
$L__BB0_15:
	setp.lt.s64 	%p10, %rd58, 1;
	mov.u64 	%rd195, 0;
	@%p10 bra 	$L__BB0_44;
	mov.u64 	%rd195, 0;
	@%p2 bra 	$L__BB0_25;
	setp.ne.s32 	%p12, %r11, 4;
	@%p12 bra 	$L__BB0_34;
	mov.u64 	%rd183, %rd58;
$L__BB0_19:
	sub.s64 	%rd92, %rd183, %rd195;
	shr.u64 	%rd93, %rd92, 63;
	add.s64 	%rd94, %rd92, %rd93;
	shr.s64 	%rd95, %rd94, 1;
	add.s64 	%rd19, %rd95, %rd195;
	shl.b64 	%rd96, %rd19, 2;
	add.s64 	%rd97, %rd1, %rd96;
	ld.global.u32 	%rd20, [%rd97];
	mov.u64 	%rd185, %rd20;
	@%p5 bra 	$L__BB0_24;
	setp.eq.s32 	%p14, %r12, 1;
	@%p14 bra 	$L__BB0_23;
	bra.uni 	$L__BB0_21;
$L__BB0_23:
	mov.u64 	%rd112, 1;
	shl.b64 	%rd113, %rd112, %r17;
	xor.b64  	%rd114, %rd113, %rd20;
	and.b64  	%rd185, %rd114, %rd7;
	bra.uni 	$L__BB0_24;
$L__BB0_21:
	mov.u64 	%rd98, 1;
	shl.b64 	%rd99, %rd98, %r17;
	add.s64 	%rd100, %rd99, -1;
	and.b64  	%rd21, %rd100, %rd20;
	not.b64 	%rd101, %rd60;
	add.s64 	%rd102, %rd99, %rd101;
	setp.gt.u64 	%p15, %rd21, %rd102;
	mov.u64 	%rd185, %rd7;
	@%p15 bra 	$L__BB0_24;
	setp.eq.s64 	%p16, %rd21, 0;
	selp.b64 	%rd103, 0, %rd20, %p16;
	and.b64  	%rd106, %rd103, %rd99;
	setp.eq.s64 	%p17, %rd106, 0;
	not.b64 	%rd107, %rd103;
	and.b64  	%rd108, %rd7, %rd107;
	xor.b64  	%rd109, %rd103, %rd99;
	selp.b64 	%rd110, %rd109, %rd108, %p17;
	sub.s64 	%rd111, %rd110, %rd60;
	and.b64  	%rd185, %rd111, %rd7;
$L__BB0_24:
	setp.lt.u64 	%p18, %rd185, %rd182;
	setp.le.u64 	%p19, %rd185, %rd182;
	setp.eq.s32 	%p20, %r10, 0;
	selp.u32 	%r30, -1, 0, %p19;
	selp.u32 	%r31, -1, 0, %p18;
	selp.b32 	%r32, %r31, %r30, %p20;
	and.b32  	%r33, %r32, 1;
	setp.eq.b32 	%p21, %r33, 1;
	add.s64 	%rd115, %rd19, 1;
	selp.b64 	%rd195, %rd115, %rd195, %p21;
	selp.b64 	%rd183, %rd183, %rd19, %p21;
	setp.gt.s64 	%p22, %rd183, %rd195;
	@%p22 bra 	$L__BB0_19;
	bra.uni 	$L__BB0_44;
$L__BB0_25:
	@%p5 bra 	$L__BB0_32;
	mov.u64 	%rd186, %rd58;
$L__BB0_27:
	sub.s64 	%rd117, %rd186, %rd195;
	shr.u64 	%rd118, %rd117, 63;
	add.s64 	%rd119, %rd117, %rd118;
	shr.s64 	%rd120, %rd119, 1;
	add.s64 	%rd29, %rd120, %rd195;
	shl.b64 	%rd121, %rd29, 3;
	add.s64 	%rd122, %rd1, %rd121;
	ld.global.u64 	%rd30, [%rd122];
	setp.eq.s32 	%p24, %r12, 1;
	@%p24 bra 	$L__BB0_30;
	bra.uni 	$L__BB0_28;
$L__BB0_30:
	mov.u64 	%rd137, 1;
	shl.b64 	%rd138, %rd137, %r17;
	xor.b64  	%rd139, %rd30, %rd138;
	and.b64  	%rd188, %rd139, %rd7;
	bra.uni 	$L__BB0_31;
$L__BB0_28:
	mov.u64 	%rd123, 1;
	shl.b64 	%rd124, %rd123, %r17;
	add.s64 	%rd125, %rd124, -1;
	and.b64  	%rd31, %rd30, %rd125;
	not.b64 	%rd126, %rd60;
	add.s64 	%rd127, %rd124, %rd126;
	setp.gt.u64 	%p25, %rd31, %rd127;
	mov.u64 	%rd188, %rd7;
	@%p25 bra 	$L__BB0_31;
	setp.eq.s64 	%p26, %rd31, 0;
	selp.b64 	%rd128, 0, %rd30, %p26;
	and.b64  	%rd131, %rd128, %rd124;
	setp.eq.s64 	%p27, %rd131, 0;
	not.b64 	%rd132, %rd128;
	and.b64  	%rd133, %rd7, %rd132;
	xor.b64  	%rd134, %rd128, %rd124;
	selp.b64 	%rd135, %rd134, %rd133, %p27;
	sub.s64 	%rd136, %rd135, %rd60;
	and.b64  	%rd188, %rd136, %rd7;
$L__BB0_31:
	setp.lt.u64 	%p28, %rd188, %rd182;
	setp.le.u64 	%p29, %rd188, %rd182;
	setp.eq.s32 	%p30, %r10, 0;
	selp.u32 	%r40, -1, 0, %p29;
	selp.u32 	%r41, -1, 0, %p28;
	selp.b32 	%r42, %r41, %r40, %p30;
	and.b32  	%r43, %r42, 1;
	setp.eq.b32 	%p31, %r43, 1;
	add.s64 	%rd140, %rd29, 1;
	selp.b64 	%rd195, %rd140, %rd195, %p31;
	selp.b64 	%rd186, %rd186, %rd29, %p31;
	setp.gt.s64 	%p32, %rd186, %rd195;
	@%p32 bra 	$L__BB0_27;
	bra.uni 	$L__BB0_44;
$L__BB0_34:
	mov.u64 	%rd191, %rd58;
$L__BB0_35:
	sub.s64 	%rd152, %rd191, %rd195;
	shr.u64 	%rd153, %rd152, 63;
	add.s64 	%rd154, %rd152, %rd153;
	shr.s64 	%rd155, %rd154, 1;
	add.s64 	%rd43, %rd155, %rd195;
	setp.eq.s32 	%p38, %r11, 2;
	@%p38 bra 	$L__BB0_37;
	bra.uni 	$L__BB0_36;
$L__BB0_37:
	shl.b64 	%rd157, %rd43, 1;
	add.s64 	%rd158, %rd1, %rd157;
	ld.global.u16 	%rd193, [%rd158];
	bra.uni 	$L__BB0_38;
$L__BB0_36:
	add.s64 	%rd156, %rd1, %rd43;
	ld.global.u8 	%rd193, [%rd156];
$L__BB0_38:
	mov.u64 	%rd194, %rd193;
	@%p5 bra 	$L__BB0_43;
	setp.eq.s32 	%p40, %r12, 1;
	@%p40 bra 	$L__BB0_42;
	bra.uni 	$L__BB0_40;
$L__BB0_42:
	mov.u64 	%rd173, 1;
	shl.b64 	%rd174, %rd173, %r17;
	xor.b64  	%rd175, %rd193, %rd174;
	and.b64  	%rd194, %rd175, %rd7;
	bra.uni 	$L__BB0_43;
$L__BB0_40:
	mov.u64 	%rd159, 1;
	shl.b64 	%rd160, %rd159, %r17;
	add.s64 	%rd161, %rd160, -1;
	and.b64  	%rd47, %rd193, %rd161;
	not.b64 	%rd162, %rd60;
	add.s64 	%rd163, %rd160, %rd162;
	setp.gt.u64 	%p41, %rd47, %rd163;
	mov.u64 	%rd194, %rd7;
	@%p41 bra 	$L__BB0_43;
	setp.eq.s64 	%p42, %rd47, 0;
	selp.b64 	%rd164, 0, %rd193, %p42;
	and.b64  	%rd167, %rd164, %rd160;
	setp.eq.s64 	%p43, %rd167, 0;
	not.b64 	%rd168, %rd164;
	and.b64  	%rd169, %rd7, %rd168;
	xor.b64  	%rd170, %rd164, %rd160;
	selp.b64 	%rd171, %rd170, %rd169, %p43;
	sub.s64 	%rd172, %rd171, %rd60;
	and.b64  	%rd194, %rd172, %rd7;
$L__BB0_43:
	setp.lt.u64 	%p44, %rd194, %rd182;
	setp.le.u64 	%p45, %rd194, %rd182;
	setp.eq.s32 	%p46, %r10, 0;
	selp.u32 	%r54, -1, 0, %p45;
	selp.u32 	%r55, -1, 0, %p44;
	selp.b32 	%r56, %r55, %r54, %p46;
	and.b32  	%r57, %r56, 1;
	setp.eq.b32 	%p47, %r57, 1;
	add.s64 	%rd176, %rd43, 1;
	selp.b64 	%rd195, %rd176, %rd195, %p47;
	selp.b64 	%rd191, %rd191, %rd43, %p47;
	setp.gt.s64 	%p48, %rd191, %rd195;
	@%p48 bra 	$L__BB0_35;
	bra.uni 	$L__BB0_44;
$L__BB0_32:
	mov.u64 	%rd189, %rd58;
$L__BB0_33:
	sub.s64 	%rd142, %rd189, %rd195;
	shr.u64 	%rd143, %rd142, 63;
	add.s64 	%rd144, %rd142, %rd143;
	shr.s64 	%rd145, %rd144, 1;
	add.s64 	%rd146, %rd145, %rd195;
	shl.b64 	%rd147, %rd146, 3;
	add.s64 	%rd148, %rd1, %rd147;
	ld.global.u64 	%rd149, [%rd148];
	setp.le.u64 	%p33, %rd149, %rd182;
	setp.lt.u64 	%p34, %rd149, %rd182;
	setp.eq.s32 	%p35, %r10, 0;
	selp.u32 	%r44, -1, 0, %p33;
	selp.u32 	%r45, -1, 0, %p34;
	selp.b32 	%r46, %r45, %r44, %p35;
	and.b32  	%r47, %r46, 1;
	setp.eq.b32 	%p36, %r47, 1;
	add.s64 	%rd150, %rd146, 1;
	selp.b64 	%rd195, %rd150, %rd195, %p36;
	selp.b64 	%rd189, %rd189, %rd146, %p36;
	setp.gt.s64 	%p37, %rd189, %rd195;
	@%p37 bra 	$L__BB0_33;
$L__BB0_44:
	shl.b64 	%rd177, %rd180, 3;
	add.s64 	%rd178, %rd8, %rd177;
	st.global.u64 	[%rd178], %rd195;
	mov.u32 	%r58, %nctaid.x;
	mul.wide.u32 	%rd179, %r58, %r14;
	add.s64 	%rd180, %rd180, %rd179;
	setp.lt.s64 	%p49, %rd180, %rd59;
	@%p49 bra 	$L__BB0_2;
$L__BB0_45:
	ret;
}
)PTX"},
    {"gs_pick_sample", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_pick_sample(
	.param .align 8 .b8 gs_pick_sample_param_0[160]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<97>;
	.reg .b32 	%r<105>;
	.reg .b64 	%rd<484>;
	mov.b64 	%rd217, gs_pick_sample_param_0;
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	cvt.u64.u32 	%rd1, %r4;
	mul.wide.u32 	%rd219, %r3, %r4;
	mov.u32 	%r5, %tid.x;
	cvt.u64.u32 	%rd220, %r5;
	add.s64 	%rd441, %rd219, %rd220;
	add.s64 	%rd3, %rd217, 48;
	ld.param.u64 	%rd4, [gs_pick_sample_param_0+48];
	setp.ge.s64 	%p1, %rd441, %rd4;
	@%p1 bra 	$L__BB0_162;
	ld.param.u64 	%rd5, [%rd3+-8];
	ld.param.u64 	%rd221, [%rd3+-48];
	cvta.to.global.u64 	%rd6, %rd221;
	ld.param.v2.u32 	{%r7, %r8}, [%rd3+104];
	mov.u64 	%rd222, 1;
	ld.param.u64 	%rd7, [%rd3+-32];
	cvta.to.global.u64 	%rd8, %rd7;
	mov.u32 	%r9, %nctaid.x;
	cvt.u64.u32 	%rd223, %r9;
	mul.lo.s64 	%rd9, %rd223, %rd1;
	shl.b32 	%r10, %r7, 3;
	add.s32 	%r11, %r10, -1;
	shl.b64 	%rd10, %rd222, %r11;
	add.s64 	%rd11, %rd10, -1;
	or.b64  	%rd12, %rd11, %rd10;
	ld.param.u32 	%r2, [%rd3+104];
	ld.param.u64 	%rd13, [%rd3+96];
	not.b64 	%rd224, %rd13;
	add.s64 	%rd14, %rd10, %rd224;
	shl.b64 	%rd225, %rd441, 3;
	add.s64 	%rd15, %rd8, %rd225;
	setp.eq.s32 	%p2, %r7, 8;
	@%p2 bra 	$L__BB0_53;
	setp.ne.s32 	%p3, %r7, 4;
	@%p3 bra 	$L__BB0_103;
	add.s64 	%rd16, %rd441, %rd9;
	max.s64 	%rd226, %rd4, %rd16;
	not.b64 	%rd227, %rd441;
	add.s64 	%rd17, %rd226, %rd227;
	or.b64  	%rd228, %rd17, %rd9;
	and.b64  	%rd229, %rd228, -4294967296;
	setp.eq.s64 	%p4, %rd229, 0;
	@%p4 bra 	$L__BB0_5;
	div.u64 	%rd436, %rd17, %rd9;
	bra.uni 	$L__BB0_6;
$L__BB0_53:
	add.s64 	%rd80, %rd441, %rd9;
	max.s64 	%rd294, %rd4, %rd80;
	not.b64 	%rd295, %rd441;
	add.s64 	%rd81, %rd294, %rd295;
	or.b64  	%rd296, %rd81, %rd9;
	and.b64  	%rd297, %rd296, -4294967296;
	setp.eq.s64 	%p34, %rd297, 0;
	@%p34 bra 	$L__BB0_55;
	div.u64 	%rd451, %rd81, %rd9;
	bra.uni 	$L__BB0_56;
$L__BB0_103:
	add.s64 	%rd144, %rd441, %rd9;
	max.s64 	%rd362, %rd4, %rd144;
	not.b64 	%rd363, %rd441;
	add.s64 	%rd145, %rd362, %rd363;
	or.b64  	%rd364, %rd145, %rd9;
	and.b64  	%rd365, %rd364, -4294967296;
	setp.eq.s64 	%p64, %rd365, 0;
	@%p64 bra 	$L__BB0_105;
	div.u64 	%rd466, %rd145, %rd9;
	bra.uni 	$L__BB0_106;
$L__BB0_5:
	cvt.u32.u64 	%r12, %rd9;
	cvt.u32.u64 	%r13, %rd17;
	div.u32 	%r14, %r13, %r12;
	cvt.u64.u32 	%rd436, %r14;
$L__BB0_6:
	and.b64  	%rd230, %rd436, 1;
	setp.eq.b64 	%p5, %rd230, 1;
	mov.pred 	%p6, 0;
	xor.pred  	%p7, %p5, %p6;
	@%p7 bra 	$L__BB0_22;
	mul.lo.s64 	%rd21, %rd5, %rd441;
	or.b64  	%rd231, %rd21, %rd4;
	and.b64  	%rd232, %rd231, -4294967296;
	setp.eq.s64 	%p8, %rd232, 0;
	@%p8 bra 	$L__BB0_9;
	div.s64 	%rd437, %rd21, %rd4;
	bra.uni 	$L__BB0_10;
$L__BB0_55:
	cvt.u32.u64 	%r42, %rd9;
	cvt.u32.u64 	%r43, %rd81;
	div.u32 	%r44, %r43, %r42;
	cvt.u64.u32 	%rd451, %r44;
$L__BB0_56:
	and.b64  	%rd298, %rd451, 1;
	setp.eq.b64 	%p35, %rd298, 1;
	mov.pred 	%p36, 0;
	xor.pred  	%p37, %p35, %p36;
	@%p37 bra 	$L__BB0_72;
	mul.lo.s64 	%rd85, %rd5, %rd441;
	or.b64  	%rd299, %rd85, %rd4;
	and.b64  	%rd300, %rd299, -4294967296;
	setp.eq.s64 	%p38, %rd300, 0;
	@%p38 bra 	$L__BB0_59;
	div.s64 	%rd452, %rd85, %rd4;
	bra.uni 	$L__BB0_60;
$L__BB0_105:
	cvt.u32.u64 	%r72, %rd9;
	cvt.u32.u64 	%r73, %rd145;
	div.u32 	%r74, %r73, %r72;
	cvt.u64.u32 	%rd466, %r74;
$L__BB0_106:
	and.b64  	%rd366, %rd466, 1;
	setp.eq.b64 	%p65, %rd366, 1;
	mov.pred 	%p66, 0;
	xor.pred  	%p67, %p65, %p66;
	@%p67 bra 	$L__BB0_125;
	mul.lo.s64 	%rd149, %rd5, %rd441;
	or.b64  	%rd367, %rd149, %rd4;
	and.b64  	%rd368, %rd367, -4294967296;
	setp.eq.s64 	%p68, %rd368, 0;
	@%p68 bra 	$L__BB0_109;
	div.s64 	%rd467, %rd149, %rd4;
	bra.uni 	$L__BB0_110;
$L__BB0_9:
	cvt.u32.u64 	%r15, %rd4;
	cvt.u32.u64 	%r16, %rd21;
	div.u32 	%r17, %r16, %r15;
	cvt.u64.u32 	%rd437, %r17;
$L__BB0_10:
	add.s64 	%rd25, %rd21, %rd5;
	or.b64  	%rd233, %rd25, %rd4;
	and.b64  	%rd234, %rd233, -4294967296;
	setp.eq.s64 	%p9, %rd234, 0;
	@%p9 bra 	$L__BB0_12;
	div.s64 	%rd438, %rd25, %rd4;
	bra.uni 	$L__BB0_13;
$L__BB0_59:
	cvt.u32.u64 	%r45, %rd4;
	cvt.u32.u64 	%r46, %rd85;
	div.u32 	%r47, %r46, %r45;
	cvt.u64.u32 	%rd452, %r47;
$L__BB0_60:
	add.s64 	%rd89, %rd85, %rd5;
	or.b64  	%rd301, %rd89, %rd4;
	and.b64  	%rd302, %rd301, -4294967296;
	setp.eq.s64 	%p39, %rd302, 0;
	@%p39 bra 	$L__BB0_62;
	div.s64 	%rd453, %rd89, %rd4;
	bra.uni 	$L__BB0_63;
$L__BB0_109:
	cvt.u32.u64 	%r75, %rd4;
	cvt.u32.u64 	%r76, %rd149;
	div.u32 	%r77, %r76, %r75;
	cvt.u64.u32 	%rd467, %r77;
$L__BB0_110:
	add.s64 	%rd153, %rd149, %rd5;
	or.b64  	%rd369, %rd153, %rd4;
	and.b64  	%rd370, %rd369, -4294967296;
	setp.eq.s64 	%p69, %rd370, 0;
	@%p69 bra 	$L__BB0_112;
	div.s64 	%rd468, %rd153, %rd4;
	bra.uni 	$L__BB0_113;
$L__BB0_12:
	cvt.u32.u64 	%r18, %rd4;
	cvt.u32.u64 	%r19, %rd25;
	div.u32 	%r20, %r19, %r18;
	cvt.u64.u32 	%rd438, %r20;
$L__BB0_13:
	mul.lo.s64 	%rd235, %rd441, -7046029254386353131;
	shr.u64 	%rd236, %rd235, 29;
	xor.b64  	%rd237, %rd236, %rd235;
	mul.lo.s64 	%rd238, %rd237, -4658895280553007687;
	shr.u64 	%rd29, %rd238, 32;
	sub.s64 	%rd30, %rd438, %rd437;
	and.b64  	%rd239, %rd30, -4294967296;
	setp.eq.s64 	%p10, %rd239, 0;
	@%p10 bra 	$L__BB0_15;
	rem.u64 	%rd439, %rd29, %rd30;
	bra.uni 	$L__BB0_16;
$L__BB0_62:
	cvt.u32.u64 	%r48, %rd4;
	cvt.u32.u64 	%r49, %rd89;
	div.u32 	%r50, %r49, %r48;
	cvt.u64.u32 	%rd453, %r50;
$L__BB0_63:
	mul.lo.s64 	%rd303, %rd441, -7046029254386353131;
	shr.u64 	%rd304, %rd303, 29;
	xor.b64  	%rd305, %rd304, %rd303;
	mul.lo.s64 	%rd306, %rd305, -4658895280553007687;
	shr.u64 	%rd93, %rd306, 32;
	sub.s64 	%rd94, %rd453, %rd452;
	and.b64  	%rd307, %rd94, -4294967296;
	setp.eq.s64 	%p40, %rd307, 0;
	@%p40 bra 	$L__BB0_65;
	rem.u64 	%rd454, %rd93, %rd94;
	bra.uni 	$L__BB0_66;
$L__BB0_112:
	cvt.u32.u64 	%r78, %rd4;
	cvt.u32.u64 	%r79, %rd153;
	div.u32 	%r80, %r79, %r78;
	cvt.u64.u32 	%rd468, %r80;
$L__BB0_113:
	mul.lo.s64 	%rd371, %rd441, -7046029254386353131;
	shr.u64 	%rd372, %rd371, 29;
	xor.b64  	%rd373, %rd372, %rd371;
	mul.lo.s64 	%rd374, %rd373, -4658895280553007687;
	shr.u64 	%rd157, %rd374, 32;
	sub.s64 	%rd158, %rd468, %rd467;
	and.b64  	%rd375, %rd158, -4294967296;
	setp.eq.s64 	%p70, %rd375, 0;
	@%p70 bra 	$L__BB0_115;
	rem.u64 	%rd469, %rd157, %rd158;
	bra.uni 	$L__BB0_116;
$L__BB0_15:
	cvt.u32.u64 	%r21, %rd30;
	cvt.u32.u64 	%r22, %rd29;
	rem.u32 	%r23, %r22, %r21;
	cvt.u64.u32 	%rd439, %r23;
$L__BB0_16:
	add.s64 	%rd240, %rd439, %rd437;
	shl.b64 	%rd241, %rd240, 2;
	add.s64 	%rd242, %rd6, %rd241;
	ld.global.u32 	%rd34, [%rd242];
	setp.eq.s32 	%p11, %r8, 0;
	mov.u64 	%rd440, %rd34;
	@%p11 bra 	$L__BB0_21;
	setp.eq.s32 	%p12, %r8, 1;
	@%p12 bra 	$L__BB0_20;
	bra.uni 	$L__BB0_18;
$L__BB0_20:
	xor.b64  	%rd250, %rd10, %rd34;
	and.b64  	%rd440, %rd12, %rd250;
	bra.uni 	$L__BB0_21;
$L__BB0_65:
	cvt.u32.u64 	%r51, %rd94;
	cvt.u32.u64 	%r52, %rd93;
	rem.u32 	%r53, %r52, %r51;
	cvt.u64.u32 	%rd454, %r53;
$L__BB0_66:
	add.s64 	%rd308, %rd454, %rd452;
	shl.b64 	%rd309, %rd308, 3;
	add.s64 	%rd310, %rd6, %rd309;
	ld.global.u64 	%rd98, [%rd310];
	setp.eq.s32 	%p41, %r8, 0;
	mov.u64 	%rd455, %rd98;
	@%p41 bra 	$L__BB0_71;
	setp.eq.s32 	%p42, %r8, 1;
	@%p42 bra 	$L__BB0_70;
	bra.uni 	$L__BB0_68;
$L__BB0_70:
	xor.b64  	%rd318, %rd10, %rd98;
	and.b64  	%rd455, %rd12, %rd318;
	bra.uni 	$L__BB0_71;
$L__BB0_115:
	cvt.u32.u64 	%r81, %rd158;
	cvt.u32.u64 	%r82, %rd157;
	rem.u32 	%r83, %r82, %r81;
	cvt.u64.u32 	%rd469, %r83;
$L__BB0_116:
	add.s64 	%rd162, %rd469, %rd467;
	setp.eq.s32 	%p71, %r2, 2;
	@%p71 bra 	$L__BB0_118;
	bra.uni 	$L__BB0_117;
$L__BB0_118:
	shl.b64 	%rd377, %rd162, 1;
	add.s64 	%rd378, %rd6, %rd377;
	ld.global.u16 	%rd470, [%rd378];
	bra.uni 	$L__BB0_119;
$L__BB0_117:
	add.s64 	%rd376, %rd6, %rd162;
	ld.global.u8 	%rd470, [%rd376];
$L__BB0_119:
	setp.eq.s32 	%p72, %r8, 0;
	mov.u64 	%rd471, %rd470;
	@%p72 bra 	$L__BB0_124;
	setp.eq.s32 	%p73, %r8, 1;
	@%p73 bra 	$L__BB0_123;
	bra.uni 	$L__BB0_121;
$L__BB0_123:
	xor.b64  	%rd386, %rd10, %rd470;
	and.b64  	%rd471, %rd12, %rd386;
	bra.uni 	$L__BB0_124;
$L__BB0_18:
	and.b64  	%rd35, %rd11, %rd34;
	setp.gt.u64 	%p13, %rd35, %rd14;
	mov.u64 	%rd440, %rd12;
	@%p13 bra 	$L__BB0_21;
	setp.eq.s64 	%p14, %rd35, 0;
	selp.b64 	%rd243, 0, %rd34, %p14;
	and.b64  	%rd244, %rd243, %rd10;
	setp.eq.s64 	%p15, %rd244, 0;
	not.b64 	%rd245, %rd243;
	and.b64  	%rd246, %rd12, %rd245;
	xor.b64  	%rd247, %rd243, %rd10;
	selp.b64 	%rd248, %rd247, %rd246, %p15;
	sub.s64 	%rd249, %rd248, %rd13;
	and.b64  	%rd440, %rd249, %rd12;
$L__BB0_21:
	st.global.u64 	[%rd15], %rd440;
	mov.u64 	%rd441, %rd16;
$L__BB0_22:
	setp.gt.u64 	%p16, %rd9, %rd17;
	@%p16 bra 	$L__BB0_162;
	cvt.u32.u64 	%r24, %rd4;
$L__BB0_24:
	mul.lo.s64 	%rd41, %rd5, %rd441;
	or.b64  	%rd251, %rd41, %rd4;
	and.b64  	%rd252, %rd251, -4294967296;
	setp.eq.s64 	%p17, %rd252, 0;
	@%p17 bra 	$L__BB0_26;
	div.s64 	%rd443, %rd41, %rd4;
	bra.uni 	$L__BB0_27;
$L__BB0_26:
	cvt.u32.u64 	%r25, %rd41;
	div.u32 	%r26, %r25, %r24;
	cvt.u64.u32 	%rd443, %r26;
$L__BB0_27:
	add.s64 	%rd45, %rd41, %rd5;
	or.b64  	%rd253, %rd45, %rd4;
	and.b64  	%rd254, %rd253, -4294967296;
	setp.eq.s64 	%p18, %rd254, 0;
	@%p18 bra 	$L__BB0_29;
	div.s64 	%rd444, %rd45, %rd4;
	bra.uni 	$L__BB0_30;
$L__BB0_29:
	cvt.u32.u64 	%r28, %rd45;
	div.u32 	%r29, %r28, %r24;
	cvt.u64.u32 	%rd444, %r29;
$L__BB0_30:
	mul.lo.s64 	%rd255, %rd441, -7046029254386353131;
	shr.u64 	%rd256, %rd255, 29;
	xor.b64  	%rd257, %rd256, %rd255;
	mul.lo.s64 	%rd258, %rd257, -4658895280553007687;
	shr.u64 	%rd49, %rd258, 32;
	sub.s64 	%rd50, %rd444, %rd443;
	and.b64  	%rd259, %rd50, -4294967296;
	setp.eq.s64 	%p19, %rd259, 0;
	@%p19 bra 	$L__BB0_32;
	rem.u64 	%rd445, %rd49, %rd50;
	bra.uni 	$L__BB0_33;
$L__BB0_32:
	cvt.u32.u64 	%r30, %rd50;
	cvt.u32.u64 	%r31, %rd49;
	rem.u32 	%r32, %r31, %r30;
	cvt.u64.u32 	%rd445, %r32;
$L__BB0_33:
	add.s64 	%rd260, %rd445, %rd443;
	shl.b64 	%rd261, %rd260, 2;
	add.s64 	%rd262, %rd6, %rd261;
	ld.global.u32 	%rd54, [%rd262];
	setp.eq.s32 	%p20, %r8, 0;
	mov.u64 	%rd446, %rd54;
	@%p20 bra 	$L__BB0_38;
	setp.eq.s32 	%p21, %r8, 1;
	@%p21 bra 	$L__BB0_37;
	bra.uni 	$L__BB0_35;
$L__BB0_37:
	xor.b64  	%rd270, %rd10, %rd54;
	and.b64  	%rd446, %rd12, %rd270;
	bra.uni 	$L__BB0_38;
$L__BB0_35:
	and.b64  	%rd55, %rd11, %rd54;
	setp.gt.u64 	%p22, %rd55, %rd14;
	mov.u64 	%rd446, %rd12;
	@%p22 bra 	$L__BB0_38;
	setp.eq.s64 	%p23, %rd55, 0;
	selp.b64 	%rd263, 0, %rd54, %p23;
	and.b64  	%rd264, %rd263, %rd10;
	setp.eq.s64 	%p24, %rd264, 0;
	not.b64 	%rd265, %rd263;
	and.b64  	%rd266, %rd12, %rd265;
	xor.b64  	%rd267, %rd263, %rd10;
	selp.b64 	%rd268, %rd267, %rd266, %p24;
	sub.s64 	%rd269, %rd268, %rd13;
	and.b64  	%rd446, %rd269, %rd12;
$L__BB0_38:
	shl.b64 	%rd271, %rd441, 3;
	add.s64 	%rd59, %rd8, %rd271;
	st.global.u64 	[%rd59], %rd446;
	add.s64 	%rd60, %rd441, %rd9;
	mul.lo.s64 	%rd61, %rd5, %rd60;
	or.b64  	%rd272, %rd61, %rd4;
	and.b64  	%rd273, %rd272, -4294967296;
	setp.eq.s64 	%p25, %rd273, 0;
	@%p25 bra 	$L__BB0_40;
	div.s64 	%rd447, %rd61, %rd4;
	bra.uni 	$L__BB0_41;
$L__BB0_40:
	cvt.u32.u64 	%r34, %rd61;
	div.u32 	%r35, %r34, %r24;
	cvt.u64.u32 	%rd447, %r35;
$L__BB0_41:
	add.s64 	%rd65, %rd61, %rd5;
	or.b64  	%rd274, %rd65, %rd4;
	and.b64  	%rd275, %rd274, -4294967296;
	setp.eq.s64 	%p26, %rd275, 0;
	@%p26 bra 	$L__BB0_43;
	div.s64 	%rd448, %rd65, %rd4;
	bra.uni 	$L__BB0_44;
$L__BB0_43:
	cvt.u32.u64 	%r37, %rd65;
	div.u32 	%r38, %r37, %r24;
	cvt.u64.u32 	%rd448, %r38;
$L__BB0_44:
	mul.lo.s64 	%rd276, %rd60, -7046029254386353131;
	shr.u64 	%rd277, %rd276, 29;
	xor.b64  	%rd278, %rd277, %rd276;
	mul.lo.s64 	%rd279, %rd278, -4658895280553007687;
	shr.u64 	%rd69, %rd279, 32;
	sub.s64 	%rd70, %rd448, %rd447;
	and.b64  	%rd280, %rd70, -4294967296;
	setp.eq.s64 	%p27, %rd280, 0;
	@%p27 bra 	$L__BB0_46;
	rem.u64 	%rd449, %rd69, %rd70;
	bra.uni 	$L__BB0_47;
$L__BB0_46:
	cvt.u32.u64 	%r39, %rd70;
	cvt.u32.u64 	%r40, %rd69;
	rem.u32 	%r41, %r40, %r39;
	cvt.u64.u32 	%rd449, %r41;
$L__BB0_47:
	add.s64 	%rd281, %rd449, %rd447;
	shl.b64 	%rd282, %rd281, 2;
	add.s64 	%rd283, %rd6, %rd282;
	ld.global.u32 	%rd74, [%rd283];
	mov.u64 	%rd450, %rd74;
	@%p20 bra 	$L__BB0_52;
	setp.eq.s32 	%p29, %r8, 1;
	@%p29 bra 	$L__BB0_51;
	bra.uni 	$L__BB0_49;
$L__BB0_51:
	xor.b64  	%rd291, %rd10, %rd74;
	and.b64  	%rd450, %rd12, %rd291;
	bra.uni 	$L__BB0_52;
$L__BB0_49:
	and.b64  	%rd75, %rd11, %rd74;
	setp.gt.u64 	%p30, %rd75, %rd14;
	mov.u64 	%rd450, %rd12;
	@%p30 bra 	$L__BB0_52;
	setp.eq.s64 	%p31, %rd75, 0;
	selp.b64 	%rd284, 0, %rd74, %p31;
	and.b64  	%rd285, %rd284, %rd10;
	setp.eq.s64 	%p32, %rd285, 0;
	not.b64 	%rd286, %rd284;
	and.b64  	%rd287, %rd12, %rd286;
	xor.b64  	%rd288, %rd284, %rd10;
	selp.b64 	%rd289, %rd288, %rd287, %p32;
	sub.s64 	%rd290, %rd289, %rd13;
	and.b64  	%rd450, %rd290, %rd12;
$L__BB0_52:
	shl.b64 	%rd292, %rd9, 3;
	add.s64 	%rd293, %rd59, %rd292;
	st.global.u64 	[%rd293], %rd450;
	add.s64 	%rd441, %rd60, %rd9;
	setp.lt.s64 	%p33, %rd441, %rd4;
	@%p33 bra 	$L__BB0_24;
	bra.uni 	$L__BB0_162;
$L__BB0_68:
	and.b64  	%rd99, %rd11, %rd98;
	setp.gt.u64 	%p43, %rd99, %rd14;
	mov.u64 	%rd455, %rd12;
	@%p43 bra 	$L__BB0_71;
	setp.eq.s64 	%p44, %rd99, 0;
	selp.b64 	%rd311, 0, %rd98, %p44;
	and.b64  	%rd312, %rd311, %rd10;
	setp.eq.s64 	%p45, %rd312, 0;
	not.b64 	%rd313, %rd311;
	and.b64  	%rd314, %rd12, %rd313;
	xor.b64  	%rd315, %rd311, %rd10;
	selp.b64 	%rd316, %rd315, %rd314, %p45;
	sub.s64 	%rd317, %rd316, %rd13;
	and.b64  	%rd455, %rd317, %rd12;
$L__BB0_71:
	st.global.u64 	[%rd15], %rd455;
	mov.u64 	%rd441, %rd80;
$L__BB0_72:
	setp.gt.u64 	%p46, %rd9, %rd81;
	@%p46 bra 	$L__BB0_162;
	cvt.u32.u64 	%r54, %rd4;
$L__BB0_74:
	mul.lo.s64 	%rd105, %rd5, %rd441;
	or.b64  	%rd319, %rd105, %rd4;
	and.b64  	%rd320, %rd319, -4294967296;
	setp.eq.s64 	%p47, %rd320, 0;
	@%p47 bra 	$L__BB0_76;
	div.s64 	%rd458, %rd105, %rd4;
	bra.uni 	$L__BB0_77;
$L__BB0_76:
	cvt.u32.u64 	%r55, %rd105;
	div.u32 	%r56, %r55, %r54;
	cvt.u64.u32 	%rd458, %r56;
$L__BB0_77:
	add.s64 	%rd109, %rd105, %rd5;
	or.b64  	%rd321, %rd109, %rd4;
	and.b64  	%rd322, %rd321, -4294967296;
	setp.eq.s64 	%p48, %rd322, 0;
	@%p48 bra 	$L__BB0_79;
	div.s64 	%rd459, %rd109, %rd4;
	bra.uni 	$L__BB0_80;
$L__BB0_79:
	cvt.u32.u64 	%r58, %rd109;
	div.u32 	%r59, %r58, %r54;
	cvt.u64.u32 	%rd459, %r59;
$L__BB0_80:
	mul.lo.s64 	%rd323, %rd441, -7046029254386353131;
	shr.u64 	%rd324, %rd323, 29;
	xor.b64  	%rd325, %rd324, %rd323;
	mul.lo.s64 	%rd326, %rd325, -4658895280553007687;
	shr.u64 	%rd113, %rd326, 32;
	sub.s64 	%rd114, %rd459, %rd458;
	and.b64  	%rd327, %rd114, -4294967296;
	setp.eq.s64 	%p49, %rd327, 0;
	@%p49 bra 	$L__BB0_82;
	rem.u64 	%rd460, %rd113, %rd114;
	bra.uni 	$L__BB0_83;
$L__BB0_82:
	cvt.u32.u64 	%r60, %rd114;
	cvt.u32.u64 	%r61, %rd113;
	rem.u32 	%r62, %r61, %r60;
	cvt.u64.u32 	%rd460, %r62;
$L__BB0_83:
	add.s64 	%rd328, %rd460, %rd458;
	shl.b64 	%rd329, %rd328, 3;
	add.s64 	%rd330, %rd6, %rd329;
	ld.global.u64 	%rd118, [%rd330];
	setp.eq.s32 	%p50, %r8, 0;
	mov.u64 	%rd461, %rd118;
	@%p50 bra 	$L__BB0_88;
	setp.eq.s32 	%p51, %r8, 1;
	@%p51 bra 	$L__BB0_87;
	bra.uni 	$L__BB0_85;
$L__BB0_87:
	xor.b64  	%rd338, %rd10, %rd118;
	and.b64  	%rd461, %rd12, %rd338;
	bra.uni 	$L__BB0_88;
$L__BB0_85:
	and.b64  	%rd119, %rd11, %rd118;
	setp.gt.u64 	%p52, %rd119, %rd14;
	mov.u64 	%rd461, %rd12;
	@%p52 bra 	$L__BB0_88;
	setp.eq.s64 	%p53, %rd119, 0;
	selp.b64 	%rd331, 0, %rd118, %p53;
	and.b64  	%rd332, %rd331, %rd10;
	setp.eq.s64 	%p54, %rd332, 0;
	not.b64 	%rd333, %rd331;
	and.b64  	%rd334, %rd12, %rd333;
	xor.b64  	%rd335, %rd331, %rd10;
	selp.b64 	%rd336, %rd335, %rd334, %p54;
	sub.s64 	%rd337, %rd336, %rd13;
	and.b64  	%rd461, %rd337, %rd12;
$L__BB0_88:
	shl.b64 	%rd339, %rd441, 3;
	add.s64 	%rd123, %rd8, %rd339;
	st.global.u64 	[%rd123], %rd461;
	add.s64 	%rd124, %rd441, %rd9;
	mul.lo.s64 	%rd125, %rd5, %rd124;
	or.b64  	%rd340, %rd125, %rd4;
	and.b64  	%rd341, %rd340, -4294967296;
	setp.eq.s64 	%p55, %rd341, 0;
	@%p55 bra 	$L__BB0_90;
	div.s64 	%rd462, %rd125, %rd4;
	bra.uni 	$L__BB0_91;
$L__BB0_90:
	cvt.u32.u64 	%r64, %rd125;
	div.u32 	%r65, %r64, %r54;
	cvt.u64.u32 	%rd462, %r65;
$L__BB0_91:
	add.s64 	%rd129, %rd125, %rd5;
	or.b64  	%rd342, %rd129, %rd4;
	and.b64  	%rd343, %rd342, -4294967296;
	setp.eq.s64 	%p56, %rd343, 0;
	@%p56 bra 	$L__BB0_93;
	div.s64 	%rd463, %rd129, %rd4;
	bra.uni 	$L__BB0_94;
$L__BB0_93:
	cvt.u32.u64 	%r67, %rd129;
	div.u32 	%r68, %r67, %r54;
	cvt.u64.u32 	%rd463, %r68;
$L__BB0_94:
	mul.lo.s64 	%rd344, %rd124, -7046029254386353131;
	shr.u64 	%rd345, %rd344, 29;
	xor.b64  	%rd346, %rd345, %rd344;
	mul.lo.s64 	%rd347, %rd346, -4658895280553007687;
	shr.u64 	%rd133, %rd347, 32;
	sub.s64 	%rd134, %rd463, %rd462;
	and.b64  	%rd348, %rd134, -4294967296;
	setp.eq.s64 	%p57, %rd348, 0;
	@%p57 bra 	$L__BB0_96;
	rem.u64 	%rd464, %rd133, %rd134;
	bra.uni 	$L__BB0_97;
$L__BB0_96:
	cvt.u32.u64 	%r69, %rd134;
	cvt.u32.u64 	%r70, %rd133;
	rem.u32 	%r71, %r70, %r69;
	cvt.u64.u32 	%rd464, %r71;
$L__BB0_97:
	add.s64 	%rd349, %rd464, %rd462;
	shl.b64 	%rd350, %rd349, 3;
	add.s64 	%rd351, %rd6, %rd350;
	ld.global.u64 	%rd138, [%rd351];
	mov.u64 	%rd465, %rd138;
	@%p50 bra 	$L__BB0_102;
	setp.eq.s32 	%p59, %r8, 1;
	@%p59 bra 	$L__BB0_101;
	bra.uni 	$L__BB0_99;
$L__BB0_101:
	xor.b64  	%rd359, %rd10, %rd138;
	and.b64  	%rd465, %rd12, %rd359;
	bra.uni 	$L__BB0_102;
$L__BB0_99:
	and.b64  	%rd139, %rd11, %rd138;
	setp.gt.u64 	%p60, %rd139, %rd14;
	mov.u64 	%rd465, %rd12;
	@%p60 bra 	$L__BB0_102;
	setp.eq.s64 	%p61, %rd139, 0;
	selp.b64 	%rd352, 0, %rd138, %p61;
	and.b64  	%rd353, %rd352, %rd10;
	setp.eq.s64 	%p62, %rd353, 0;
	not.b64 	%rd354, %rd352;
	and.b64  	%rd355, %rd12, %rd354;
	xor.b64  	%rd356, %rd352, %rd10;
	selp.b64 	%rd357, %rd356, %rd355, %p62;
	sub.s64 	%rd358, %rd357, %rd13;
	and.b64  	%rd465, %rd358, %rd12;
$L__BB0_102:
	shl.b64 	%rd360, %rd9, 3;
	add.s64 	%rd361, %rd123, %rd360;
	st.global.u64 	[%rd361], %rd465;
	add.s64 	%rd441, %rd124, %rd9;
	setp.lt.s64 	%p63, %rd441, %rd4;
	@%p63 bra 	$L__BB0_74;
	bra.uni 	$L__BB0_162;
$L__BB0_121:
	and.b64  	%rd166, %rd11, %rd470;
	setp.gt.u64 	%p74, %rd166, %rd14;
	mov.u64 	%rd471, %rd12;
	@%p74 bra 	$L__BB0_124;
	setp.eq.s64 	%p75, %rd166, 0;
	selp.b64 	%rd379, 0, %rd470, %p75;
	and.b64  	%rd380, %rd379, %rd10;
	setp.eq.s64 	%p76, %rd380, 0;
	not.b64 	%rd381, %rd379;
	and.b64  	%rd382, %rd12, %rd381;
	xor.b64  	%rd383, %rd379, %rd10;
	selp.b64 	%rd384, %rd383, %rd382, %p76;
	sub.s64 	%rd385, %rd384, %rd13;
	and.b64  	%rd471, %rd385, %rd12;
$L__BB0_124:
	add.s64 	%rd389, %rd219, %rd220;
	shl.b64 	%rd391, %rd389, 3;
	add.s64 	%rd392, %rd8, %rd391;
	st.global.u64 	[%rd392], %rd471;
	mov.u64 	%rd441, %rd144;
$L__BB0_125:
	setp.gt.u64 	%p77, %rd9, %rd145;
	@%p77 bra 	$L__BB0_162;
	cvt.u32.u64 	%r87, %rd4;
$L__BB0_127:
	mul.lo.s64 	%rd172, %rd5, %rd441;
	or.b64  	%rd393, %rd172, %rd4;
	and.b64  	%rd394, %rd393, -4294967296;
	setp.eq.s64 	%p78, %rd394, 0;
	@%p78 bra 	$L__BB0_129;
	div.s64 	%rd474, %rd172, %rd4;
	bra.uni 	$L__BB0_130;
$L__BB0_129:
	cvt.u32.u64 	%r88, %rd172;
	div.u32 	%r89, %r88, %r87;
	cvt.u64.u32 	%rd474, %r89;
$L__BB0_130:
	add.s64 	%rd176, %rd172, %rd5;
	or.b64  	%rd395, %rd176, %rd4;
	and.b64  	%rd396, %rd395, -4294967296;
	setp.eq.s64 	%p79, %rd396, 0;
	@%p79 bra 	$L__BB0_132;
	div.s64 	%rd475, %rd176, %rd4;
	bra.uni 	$L__BB0_133;
$L__BB0_132:
	cvt.u32.u64 	%r91, %rd176;
	div.u32 	%r92, %r91, %r87;
	cvt.u64.u32 	%rd475, %r92;
$L__BB0_133:
	mul.lo.s64 	%rd397, %rd441, -7046029254386353131;
	shr.u64 	%rd398, %rd397, 29;
	xor.b64  	%rd399, %rd398, %rd397;
	mul.lo.s64 	%rd400, %rd399, -4658895280553007687;
	shr.u64 	%rd180, %rd400, 32;
	sub.s64 	%rd181, %rd475, %rd474;
	and.b64  	%rd401, %rd181, -4294967296;
	setp.eq.s64 	%p80, %rd401, 0;
	@%p80 bra 	$L__BB0_135;
	rem.u64 	%rd476, %rd180, %rd181;
	bra.uni 	$L__BB0_136;
$L__BB0_135:
	cvt.u32.u64 	%r93, %rd181;
	cvt.u32.u64 	%r94, %rd180;
	rem.u32 	%r95, %r94, %r93;
	cvt.u64.u32 	%rd476, %r95;
$L__BB0_136:
	add.s64 	%rd185, %rd476, %rd474;
	setp.eq.s32 	%p81, %r2, 2;
	@%p81 bra 	$L__BB0_138;
	bra.uni 	$L__BB0_137;
$L__BB0_138:
	shl.b64 	%rd403, %rd185, 1;
	add.s64 	%rd404, %rd6, %rd403;
	ld.global.u16 	%rd477, [%rd404];
	bra.uni 	$L__BB0_139;
$L__BB0_137:
	add.s64 	%rd402, %rd6, %rd185;
	ld.global.u8 	%rd477, [%rd402];
$L__BB0_139:
	setp.eq.s32 	%p82, %r8, 0;
	mov.u64 	%rd478, %rd477;
	@%p82 bra 	$L__BB0_144;
	setp.eq.s32 	%p83, %r8, 1;
	@%p83 bra 	$L__BB0_143;
	bra.uni 	$L__BB0_141;
$L__BB0_143:
	xor.b64  	%rd412, %rd10, %rd477;
	and.b64  	%rd478, %rd12, %rd412;
	bra.uni 	$L__BB0_144;
$L__BB0_141:
	and.b64  	%rd189, %rd11, %rd477;
	setp.gt.u64 	%p84, %rd189, %rd14;
	mov.u64 	%rd478, %rd12;
	@%p84 bra 	$L__BB0_144;
	setp.eq.s64 	%p85, %rd189, 0;
	selp.b64 	%rd405, 0, %rd477, %p85;
	and.b64  	%rd406, %rd405, %rd10;
	setp.eq.s64 	%p86, %rd406, 0;
	not.b64 	%rd407, %rd405;
	and.b64  	%rd408, %rd12, %rd407;
	xor.b64  	%rd409, %rd405, %rd10;
	selp.b64 	%rd410, %rd409, %rd408, %p86;
	sub.s64 	%rd411, %rd410, %rd13;
	and.b64  	%rd478, %rd411, %rd12;
$L__BB0_144:
	shl.b64 	%rd413, %rd441, 3;
	add.s64 	%rd193, %rd8, %rd413;
	st.global.u64 	[%rd193], %rd478;
	add.s64 	%rd194, %rd441, %rd9;
	mul.lo.s64 	%rd195, %rd5, %rd194;
	or.b64  	%rd414, %rd195, %rd4;
	and.b64  	%rd415, %rd414, -4294967296;
	setp.eq.s64 	%p87, %rd415, 0;
	@%p87 bra 	$L__BB0_146;
	div.s64 	%rd479, %rd195, %rd4;
	bra.uni 	$L__BB0_147;
$L__BB0_146:
	cvt.u32.u64 	%r97, %rd195;
	div.u32 	%r98, %r97, %r87;
	cvt.u64.u32 	%rd479, %r98;
$L__BB0_147:
	add.s64 	%rd199, %rd195, %rd5;
	or.b64  	%rd416, %rd199, %rd4;
	and.b64  	%rd417, %rd416, -4294967296;
	setp.eq.s64 	%p88, %rd417, 0;
	@%p88 bra 	$L__BB0_149;
	div.s64 	%rd480, %rd199, %rd4;
	bra.uni 	$L__BB0_150;
$L__BB0_149:
	cvt.u32.u64 	%r100, %rd199;
	div.u32 	%r101, %r100, %r87;
	cvt.u64.u32 	%rd480, %r101;
$L__BB0_150:
	mul.lo.s64 	%rd418, %rd194, -7046029254386353131;
	shr.u64 	%rd419, %rd418, 29;
	xor.b64  	%rd420, %rd419, %rd418;
	mul.lo.s64 	%rd421, %rd420, -4658895280553007687;
	shr.u64 	%rd203, %rd421, 32;
	sub.s64 	%rd204, %rd480, %rd479;
	and.b64  	%rd422, %rd204, -4294967296;
	setp.eq.s64 	%p89, %rd422, 0;
	@%p89 bra 	$L__BB0_152;
	rem.u64 	%rd481, %rd203, %rd204;
	bra.uni 	$L__BB0_153;
$L__BB0_152:
	cvt.u32.u64 	%r102, %rd204;
	cvt.u32.u64 	%r103, %rd203;
	rem.u32 	%r104, %r103, %r102;
	cvt.u64.u32 	%rd481, %r104;
$L__BB0_153:
	add.s64 	%rd208, %rd481, %rd479;
	@%p81 bra 	$L__BB0_155;
	bra.uni 	$L__BB0_154;
$L__BB0_155:
	shl.b64 	%rd424, %rd208, 1;
	add.s64 	%rd425, %rd6, %rd424;
	ld.global.u16 	%rd482, [%rd425];
	bra.uni 	$L__BB0_156;
$L__BB0_154:
	add.s64 	%rd423, %rd6, %rd208;
	ld.global.u8 	%rd482, [%rd423];
$L__BB0_156:
	mov.u64 	%rd483, %rd482;
	@%p82 bra 	$L__BB0_161;
	setp.eq.s32 	%p92, %r8, 1;
	@%p92 bra 	$L__BB0_160;
	bra.uni 	$L__BB0_158;
$L__BB0_160:
	xor.b64  	%rd433, %rd10, %rd482;
	and.b64  	%rd483, %rd12, %rd433;
	bra.uni 	$L__BB0_161;
$L__BB0_158:
	and.b64  	%rd212, %rd11, %rd482;
	setp.gt.u64 	%p93, %rd212, %rd14;
	mov.u64 	%rd483, %rd12;
	@%p93 bra 	$L__BB0_161;
	setp.eq.s64 	%p94, %rd212, 0;
	selp.b64 	%rd426, 0, %rd482, %p94;
	and.b64  	%rd427, %rd426, %rd10;
	setp.eq.s64 	%p95, %rd427, 0;
	not.b64 	%rd428, %rd426;
	and.b64  	%rd429, %rd12, %rd428;
	xor.b64  	%rd430, %rd426, %rd10;
	selp.b64 	%rd431, %rd430, %rd429, %p95;
	sub.s64 	%rd432, %rd431, %rd13;
	and.b64  	%rd483, %rd432, %rd12;
$L__BB0_161:
	shl.b64 	%rd434, %rd9, 3;
	add.s64 	%rd435, %rd193, %rd434;
	st.global.u64 	[%rd435], %rd483;
	add.s64 	%rd441, %rd194, %rd9;
	setp.lt.s64 	%p96, %rd441, %rd4;
	@%p96 bra 	$L__BB0_127;
$L__BB0_162:
	ret;
}
)PTX"},
    {"gs_pick_bounds", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_pick_bounds(
	.param .align 8 .b8 gs_pick_bounds_param_0[160]
)
.maxntid 32, 1, 1
{
	.reg .pred 	%p<26>;
	.reg .b32 	%r<60>;
	.reg .f64 	%fd<12>;
	.reg .b64 	%rd<89>;
	mov.b64 	%rd37, gs_pick_bounds_param_0;
	mov.u32 	%r30, %tid.x;
	setp.ne.s32 	%p1, %r30, 0;
	@%p1 bra 	$L__BB0_44;
	add.s64 	%rd2, %rd37, 136;
	ld.param.u32 	%r1, [%rd37+136];
	setp.lt.s32 	%p2, %r1, 1;
	mov.u32 	%r54, 0;
	@%p2 bra 	$L__BB0_37;
	ld.param.u64 	%rd39, [%rd2+-96];
	mov.u64 	%rd85, 0;
	cvt.rn.f64.s64 	%fd1, %rd39;
	ld.param.u64 	%rd3, [%rd2+-88];
	cvt.rn.f64.s64 	%fd2, %rd3;
	ld.param.u64 	%rd4, [%rd2+-16];
	ld.param.u64 	%rd40, [%rd2+-120];
	cvta.to.global.u64 	%rd5, %rd40;
	ld.param.u64 	%rd41, [%rd2+-112];
	cvta.to.global.u64 	%rd6, %rd41;
	max.s32 	%r2, %r1, 1;
	and.b32  	%r3, %r2, 1;
	setp.lt.s32 	%p3, %r1, 2;
	mov.u32 	%r54, 0;
	@%p3 bra 	$L__BB0_26;
	sub.s32 	%r49, %r2, %r3;
	mov.u32 	%r54, 0;
	mov.u64 	%rd80, %rd37;
	mov.u32 	%r48, %r54;
$L__BB0_4:
	ld.param.u64 	%rd43, [%rd80+56];
	mov.u64 	%rd81, 0;
	cvt.rn.f64.s64 	%fd3, %rd43;
	div.rn.f64 	%fd4, %fd3, %fd1;
	mul.f64 	%fd5, %fd4, %fd2;
	cvt.rzi.s64.f64 	%rd9, %fd5;
	setp.lt.s64 	%p4, %rd9, %rd4;
	@%p4 bra 	$L__BB0_6;
	sub.s64 	%rd44, %rd9, %rd4;
	shl.b64 	%rd45, %rd44, 3;
	add.s64 	%rd46, %rd5, %rd45;
	ld.global.u64 	%rd81, [%rd46];
$L__BB0_6:
	add.s64 	%rd12, %rd4, %rd9;
	setp.ge.s64 	%p5, %rd12, %rd3;
	mov.u64 	%rd14, -1;
	@%p5 bra 	$L__BB0_8;
	shl.b64 	%rd48, %rd12, 3;
	add.s64 	%rd49, %rd5, %rd48;
	ld.global.u64 	%rd14, [%rd49];
$L__BB0_8:
	shl.b32 	%r36, %r54, 1;
	mul.wide.s32 	%rd50, %r36, 8;
	add.s64 	%rd15, %rd6, %rd50;
	setp.gt.s32 	%p6, %r54, 0;
	@%p6 bra 	$L__BB0_9;
	bra.uni 	$L__BB0_11;
$L__BB0_9:
	ld.global.u64 	%rd51, [%rd15+-8];
	setp.gt.u64 	%p7, %rd81, %rd51;
	@%p7 bra 	$L__BB0_11;
	bra.uni 	$L__BB0_10;
$L__BB0_11:
	setp.eq.s32 	%p8, %r54, 4;
	@%p8 bra 	$L__BB0_13;
	bra.uni 	$L__BB0_12;
$L__BB0_13:
	st.global.u64 	[%rd15+-8], %rd14;
	mov.u32 	%r54, 4;
	bra.uni 	$L__BB0_14;
$L__BB0_12:
	st.global.u64 	[%rd15], %rd81;
	st.global.u64 	[%rd15+8], %rd14;
	add.s32 	%r54, %r54, 1;
	bra.uni 	$L__BB0_14;
$L__BB0_10:
	st.global.u64 	[%rd15+-8], %rd14;
$L__BB0_14:
	ld.param.u64 	%rd53, [%rd80+64];
	mov.u64 	%rd83, 0;
	cvt.rn.f64.s64 	%fd6, %rd53;
	div.rn.f64 	%fd7, %fd6, %fd1;
	mul.f64 	%fd8, %fd7, %fd2;
	cvt.rzi.s64.f64 	%rd16, %fd8;
	setp.lt.s64 	%p9, %rd16, %rd4;
	@%p9 bra 	$L__BB0_16;
	sub.s64 	%rd54, %rd16, %rd4;
	shl.b64 	%rd55, %rd54, 3;
	add.s64 	%rd56, %rd5, %rd55;
	ld.global.u64 	%rd83, [%rd56];
$L__BB0_16:
	add.s64 	%rd19, %rd4, %rd16;
	setp.ge.s64 	%p10, %rd19, %rd3;
	mov.u64 	%rd21, -1;
	@%p10 bra 	$L__BB0_18;
	shl.b64 	%rd58, %rd19, 3;
	add.s64 	%rd59, %rd5, %rd58;
	ld.global.u64 	%rd21, [%rd59];
$L__BB0_18:
	shl.b32 	%r38, %r54, 1;
	mul.wide.s32 	%rd60, %r38, 8;
	add.s64 	%rd22, %rd6, %rd60;
	setp.gt.s32 	%p11, %r54, 0;
	@%p11 bra 	$L__BB0_19;
	bra.uni 	$L__BB0_21;
$L__BB0_19:
	ld.global.u64 	%rd61, [%rd22+-8];
	setp.gt.u64 	%p12, %rd83, %rd61;
	@%p12 bra 	$L__BB0_21;
	bra.uni 	$L__BB0_20;
$L__BB0_21:
	setp.eq.s32 	%p13, %r54, 4;
	@%p13 bra 	$L__BB0_23;
	bra.uni 	$L__BB0_22;
$L__BB0_23:
	st.global.u64 	[%rd22+-8], %rd21;
	mov.u32 	%r54, 4;
	bra.uni 	$L__BB0_24;
$L__BB0_22:
	st.global.u64 	[%rd22], %rd83;
	st.global.u64 	[%rd22+8], %rd21;
	add.s32 	%r54, %r54, 1;
	bra.uni 	$L__BB0_24;
$L__BB0_20:
	st.global.u64 	[%rd22+-8], %rd21;
$L__BB0_24:
	add.s32 	%r48, %r48, 2;
	add.s64 	%rd80, %rd80, 16;
	add.s32 	%r49, %r49, -2;
	setp.ne.s32 	%p14, %r49, 0;
	@%p14 bra 	$L__BB0_4;
	cvt.s64.s32 	%rd85, %r48;
$L__BB0_26:
	setp.eq.s32 	%p15, %r3, 0;
	@%p15 bra 	$L__BB0_37;
	shl.b64 	%rd63, %rd85, 3;
	add.s64 	%rd64, %rd37, %rd63;
	ld.param.u64 	%rd65, [%rd64+56];
	mov.u64 	%rd86, 0;
	cvt.rn.f64.s64 	%fd9, %rd65;
	div.rn.f64 	%fd10, %fd9, %fd1;
	mul.f64 	%fd11, %fd10, %fd2;
	cvt.rzi.s64.f64 	%rd26, %fd11;
	setp.lt.s64 	%p16, %rd26, %rd4;
	@%p16 bra 	$L__BB0_29;
	sub.s64 	%rd66, %rd26, %rd4;
	shl.b64 	%rd67, %rd66, 3;
	add.s64 	%rd68, %rd5, %rd67;
	ld.global.u64 	%rd86, [%rd68];
$L__BB0_29:
	add.s64 	%rd29, %rd4, %rd26;
	setp.ge.s64 	%p17, %rd29, %rd3;
	mov.u64 	%rd31, -1;
	@%p17 bra 	$L__BB0_31;
	shl.b64 	%rd70, %rd29, 3;
	add.s64 	%rd71, %rd5, %rd70;
	ld.global.u64 	%rd31, [%rd71];
$L__BB0_31:
	shl.b32 	%r40, %r54, 1;
	mul.wide.s32 	%rd72, %r40, 8;
	add.s64 	%rd32, %rd6, %rd72;
	setp.gt.s32 	%p18, %r54, 0;
	@%p18 bra 	$L__BB0_32;
	bra.uni 	$L__BB0_34;
$L__BB0_32:
	ld.global.u64 	%rd73, [%rd32+-8];
	setp.gt.u64 	%p19, %rd86, %rd73;
	@%p19 bra 	$L__BB0_34;
	bra.uni 	$L__BB0_33;
$L__BB0_34:
	setp.eq.s32 	%p20, %r54, 4;
	@%p20 bra 	$L__BB0_36;
	bra.uni 	$L__BB0_35;
$L__BB0_36:
	st.global.u64 	[%rd32+-8], %rd31;
	mov.u32 	%r54, 4;
	bra.uni 	$L__BB0_37;
$L__BB0_33:
	st.global.u64 	[%rd32+-8], %rd31;
	bra.uni 	$L__BB0_37;
$L__BB0_35:
	st.global.u64 	[%rd32], %rd86;
	st.global.u64 	[%rd32+8], %rd31;
	add.s32 	%r54, %r54, 1;
$L__BB0_37:
	setp.gt.s32 	%p21, %r54, 3;
	@%p21 bra 	$L__BB0_44;
	ld.param.u64 	%rd74, [%rd2+-112];
	cvta.to.global.u64 	%rd33, %rd74;
	neg.s32 	%r42, %r54;
	and.b32  	%r56, %r42, 3;
	setp.eq.s32 	%p22, %r56, 0;
	mov.u32 	%r57, %r54;
	@%p22 bra 	$L__BB0_41;
	shl.b32 	%r43, %r54, 1;
	or.b32  	%r44, %r43, 1;
	mul.wide.s32 	%rd75, %r44, 8;
	add.s64 	%rd88, %rd33, %rd75;
	mov.u32 	%r57, %r54;
$L__BB0_40:
	.pragma "nounroll";
	mov.u64 	%rd76, -1;
	st.global.u64 	[%rd88], %rd76;
	st.global.u64 	[%rd88+-8], %rd76;
	add.s32 	%r57, %r57, 1;
	add.s64 	%rd88, %rd88, 16;
	add.s32 	%r56, %r56, -1;
	setp.ne.s32 	%p23, %r56, 0;
	@%p23 bra 	$L__BB0_40;
$L__BB0_41:
	mov.u32 	%r45, 3;
	sub.s32 	%r46, %r45, %r54;
	setp.lt.u32 	%p24, %r46, 3;
	@%p24 bra 	$L__BB0_44;
	add.s32 	%r59, %r57, -4;
	shl.b32 	%r58, %r57, 1;
$L__BB0_43:
	mul.wide.s32 	%rd77, %r58, 8;
	add.s64 	%rd78, %rd33, %rd77;
	mov.u64 	%rd79, -1;
	st.global.u64 	[%rd78+8], %rd79;
	st.global.u64 	[%rd78], %rd79;
	st.global.u64 	[%rd78+24], %rd79;
	st.global.u64 	[%rd78+16], %rd79;
	st.global.u64 	[%rd78+40], %rd79;
	st.global.u64 	[%rd78+32], %rd79;
	st.global.u64 	[%rd78+56], %rd79;
	st.global.u64 	[%rd78+48], %rd79;
	add.s32 	%r58, %r58, 8;
	add.s32 	%r59, %r59, 4;
	setp.lt.s32 	%p25, %r59, 0;
	@%p25 bra 	$L__BB0_43;
$L__BB0_44:
	ret;
}
)PTX"},
    {"gs_pick_count", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_pick_count(
	.param .align 8 .b8 gs_pick_count_param_0[160]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<199>;
	.reg .b32 	%r<495>;
	.reg .b64 	%rd<366>;
	mov.b64 	%rd74, gs_pick_count_param_0;
	add.s64 	%rd1, %rd74, 24;
	ld.param.u64 	%rd76, [gs_pick_count_param_0+24];
	cvta.to.global.u64 	%rd77, %rd76;
	ld.global.u64 	%rd2, [%rd77];
	ld.global.u64 	%rd3, [%rd77+8];
	ld.global.u64 	%rd4, [%rd77+16];
	ld.global.u64 	%rd5, [%rd77+24];
	ld.global.u64 	%rd6, [%rd77+32];
	ld.global.u64 	%rd7, [%rd77+40];
	ld.global.u64 	%rd8, [%rd77+48];
	ld.global.u64 	%rd9, [%rd77+56];
	mov.u32 	%r189, %ctaid.x;
	mul.wide.u32 	%rd349, %r189, 2048;
	ld.param.u64 	%rd11, [gs_pick_count_param_0+40];
	setp.lt.s64 	%p1, %rd349, %rd11;
	@%p1 bra 	$L__BB0_2;
	bra.uni 	$L__BB0_1;
$L__BB0_2:
	ld.param.u64 	%rd12, [%rd1+-24];
	ld.param.v2.u32 	{%r206, %r207}, [%rd1+128];
	mov.u32 	%r423, 0;
	mov.u64 	%rd78, 1;
	ld.param.u32 	%r3, [%rd1+128];
	shl.b32 	%r208, %r3, 3;
	add.s32 	%r209, %r208, -1;
	shl.b64 	%rd13, %rd78, %r209;
	add.s64 	%rd79, %rd13, -1;
	or.b64  	%rd14, %rd79, %rd13;
	ld.param.u64 	%rd15, [%rd1+120];
	mov.u32 	%r424, %r423;
	mov.u32 	%r425, %r423;
	mov.u32 	%r426, %r423;
	mov.u32 	%r427, %r423;
	mov.u32 	%r428, %r423;
	mov.u32 	%r429, %r423;
	mov.u32 	%r430, %r423;
$L__BB0_3:
	mov.u32 	%r210, %tid.x;
	cvt.u64.u32 	%rd81, %r210;
	add.s64 	%rd17, %rd349, %rd81;
	setp.ge.s64 	%p2, %rd17, %rd11;
	cvta.to.global.u64 	%rd18, %rd12;
	mov.u64 	%rd353, 0;
	mov.u64 	%rd351, %rd353;
	@%p2 bra 	$L__BB0_16;
	setp.eq.s32 	%p3, %r206, 8;
	@%p3 bra 	$L__BB0_10;
	bra.uni 	$L__BB0_5;
$L__BB0_10:
	shl.b64 	%rd88, %rd17, 3;
	add.s64 	%rd89, %rd18, %rd88;
	ld.global.u64 	%rd350, [%rd89];
	bra.uni 	$L__BB0_11;
$L__BB0_5:
	setp.eq.s32 	%p4, %r206, 4;
	@%p4 bra 	$L__BB0_9;
	bra.uni 	$L__BB0_6;
$L__BB0_9:
	shl.b64 	%rd86, %rd17, 2;
	add.s64 	%rd87, %rd18, %rd86;
	ld.global.u32 	%r14, [%rd87];
	cvt.u64.u32 	%rd350, %r14;
	bra.uni 	$L__BB0_11;
$L__BB0_6:
	setp.eq.s32 	%p5, %r206, 2;
	@%p5 bra 	$L__BB0_8;
	bra.uni 	$L__BB0_7;
$L__BB0_8:
	shl.b64 	%rd84, %rd17, 1;
	add.s64 	%rd85, %rd18, %rd84;
	ld.global.u16 	%r13, [%rd85];
	cvt.u64.u32 	%rd350, %r13;
	bra.uni 	$L__BB0_11;
$L__BB0_7:
	add.s64 	%rd83, %rd18, %rd17;
	ld.global.u8 	%r12, [%rd83];
	cvt.u64.u32 	%rd350, %r12;
$L__BB0_11:
	setp.eq.s32 	%p6, %r207, 0;
	mov.u64 	%rd351, %rd350;
	@%p6 bra 	$L__BB0_16;
	setp.eq.s32 	%p7, %r207, 1;
	@%p7 bra 	$L__BB0_15;
	bra.uni 	$L__BB0_13;
$L__BB0_15:
	xor.b64  	%rd100, %rd13, %rd350;
	and.b64  	%rd351, %rd14, %rd100;
	bra.uni 	$L__BB0_16;
$L__BB0_13:
	and.b64  	%rd22, %rd79, %rd350;
	not.b64 	%rd91, %rd15;
	add.s64 	%rd92, %rd13, %rd91;
	setp.gt.u64 	%p8, %rd22, %rd92;
	mov.u64 	%rd351, %rd14;
	@%p8 bra 	$L__BB0_16;
	setp.eq.s64 	%p9, %rd22, 0;
	selp.b64 	%rd93, 0, %rd350, %p9;
	and.b64  	%rd94, %rd93, %rd13;
	setp.eq.s64 	%p10, %rd94, 0;
	not.b64 	%rd95, %rd93;
	and.b64  	%rd96, %rd14, %rd95;
	xor.b64  	%rd97, %rd93, %rd13;
	selp.b64 	%rd98, %rd97, %rd96, %p10;
	sub.s64 	%rd99, %rd98, %rd15;
	and.b64  	%rd351, %rd99, %rd14;
$L__BB0_16:
	add.s64 	%rd102, %rd17, 256;
	setp.ge.s64 	%p11, %rd102, %rd11;
	@%p11 bra 	$L__BB0_29;
	setp.eq.s32 	%p12, %r206, 8;
	@%p12 bra 	$L__BB0_23;
	bra.uni 	$L__BB0_18;
$L__BB0_23:
	shl.b64 	%rd109, %rd17, 3;
	add.s64 	%rd110, %rd18, %rd109;
	ld.global.u64 	%rd352, [%rd110+2048];
	bra.uni 	$L__BB0_24;
$L__BB0_18:
	setp.eq.s32 	%p13, %r206, 4;
	@%p13 bra 	$L__BB0_22;
	bra.uni 	$L__BB0_19;
$L__BB0_22:
	shl.b64 	%rd107, %rd17, 2;
	add.s64 	%rd108, %rd18, %rd107;
	ld.global.u32 	%r18, [%rd108+1024];
	cvt.u64.u32 	%rd352, %r18;
	bra.uni 	$L__BB0_24;
$L__BB0_19:
	setp.eq.s32 	%p14, %r206, 2;
	@%p14 bra 	$L__BB0_21;
	bra.uni 	$L__BB0_20;
$L__BB0_21:
	shl.b64 	%rd105, %rd17, 1;
	add.s64 	%rd106, %rd18, %rd105;
	ld.global.u16 	%r17, [%rd106+512];
	cvt.u64.u32 	%rd352, %r17;
	bra.uni 	$L__BB0_24;
$L__BB0_20:
	add.s64 	%rd104, %rd18, %rd17;
	ld.global.u8 	%r16, [%rd104+256];
	cvt.u64.u32 	%rd352, %r16;
$L__BB0_24:
	setp.eq.s32 	%p15, %r207, 0;
	mov.u64 	%rd353, %rd352;
	@%p15 bra 	$L__BB0_29;
	setp.eq.s32 	%p16, %r207, 1;
	@%p16 bra 	$L__BB0_28;
	bra.uni 	$L__BB0_26;
$L__BB0_28:
	xor.b64  	%rd121, %rd13, %rd352;
	and.b64  	%rd353, %rd14, %rd121;
	bra.uni 	$L__BB0_29;
$L__BB0_26:
	and.b64  	%rd29, %rd79, %rd352;
	not.b64 	%rd112, %rd15;
	add.s64 	%rd113, %rd13, %rd112;
	setp.gt.u64 	%p17, %rd29, %rd113;
	mov.u64 	%rd353, %rd14;
	@%p17 bra 	$L__BB0_29;
	setp.eq.s64 	%p18, %rd29, 0;
	selp.b64 	%rd114, 0, %rd352, %p18;
	and.b64  	%rd115, %rd114, %rd13;
	setp.eq.s64 	%p19, %rd115, 0;
	not.b64 	%rd116, %rd114;
	and.b64  	%rd117, %rd14, %rd116;
	xor.b64  	%rd118, %rd114, %rd13;
	selp.b64 	%rd119, %rd118, %rd117, %p19;
	sub.s64 	%rd120, %rd119, %rd15;
	and.b64  	%rd353, %rd120, %rd14;
$L__BB0_29:
	add.s64 	%rd123, %rd17, 512;
	setp.ge.s64 	%p20, %rd123, %rd11;
	mov.u64 	%rd357, 0;
	mov.u64 	%rd355, %rd357;
	@%p20 bra 	$L__BB0_42;
	setp.eq.s32 	%p21, %r206, 8;
	@%p21 bra 	$L__BB0_36;
	bra.uni 	$L__BB0_31;
$L__BB0_36:
	shl.b64 	%rd130, %rd17, 3;
	add.s64 	%rd131, %rd18, %rd130;
	ld.global.u64 	%rd354, [%rd131+4096];
	bra.uni 	$L__BB0_37;
$L__BB0_31:
	setp.eq.s32 	%p22, %r206, 4;
	@%p22 bra 	$L__BB0_35;
	bra.uni 	$L__BB0_32;
$L__BB0_35:
	shl.b64 	%rd128, %rd17, 2;
	add.s64 	%rd129, %rd18, %rd128;
	ld.global.u32 	%r22, [%rd129+2048];
	cvt.u64.u32 	%rd354, %r22;
	bra.uni 	$L__BB0_37;
$L__BB0_32:
	setp.eq.s32 	%p23, %r206, 2;
	@%p23 bra 	$L__BB0_34;
	bra.uni 	$L__BB0_33;
$L__BB0_34:
	shl.b64 	%rd126, %rd17, 1;
	add.s64 	%rd127, %rd18, %rd126;
	ld.global.u16 	%r21, [%rd127+1024];
	cvt.u64.u32 	%rd354, %r21;
	bra.uni 	$L__BB0_37;
$L__BB0_33:
	add.s64 	%rd125, %rd18, %rd17;
	ld.global.u8 	%r20, [%rd125+512];
	cvt.u64.u32 	%rd354, %r20;
$L__BB0_37:
	setp.eq.s32 	%p24, %r207, 0;
	mov.u64 	%rd355, %rd354;
	@%p24 bra 	$L__BB0_42;
	setp.eq.s32 	%p25, %r207, 1;
	@%p25 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_39;
$L__BB0_41:
	xor.b64  	%rd142, %rd13, %rd354;
	and.b64  	%rd355, %rd14, %rd142;
	bra.uni 	$L__BB0_42;
$L__BB0_39:
	and.b64  	%rd36, %rd79, %rd354;
	not.b64 	%rd133, %rd15;
	add.s64 	%rd134, %rd13, %rd133;
	setp.gt.u64 	%p26, %rd36, %rd134;
	mov.u64 	%rd355, %rd14;
	@%p26 bra 	$L__BB0_42;
	setp.eq.s64 	%p27, %rd36, 0;
	selp.b64 	%rd135, 0, %rd354, %p27;
	and.b64  	%rd136, %rd135, %rd13;
	setp.eq.s64 	%p28, %rd136, 0;
	not.b64 	%rd137, %rd135;
	and.b64  	%rd138, %rd14, %rd137;
	xor.b64  	%rd139, %rd135, %rd13;
	selp.b64 	%rd140, %rd139, %rd138, %p28;
	sub.s64 	%rd141, %rd140, %rd15;
	and.b64  	%rd355, %rd141, %rd14;
$L__BB0_42:
	add.s64 	%rd144, %rd17, 768;
	setp.ge.s64 	%p29, %rd144, %rd11;
	@%p29 bra 	$L__BB0_55;
	setp.eq.s32 	%p30, %r206, 8;
	@%p30 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_44;
$L__BB0_49:
	shl.b64 	%rd151, %rd17, 3;
	add.s64 	%rd152, %rd18, %rd151;
	ld.global.u64 	%rd356, [%rd152+6144];
	bra.uni 	$L__BB0_50;
$L__BB0_44:
	setp.eq.s32 	%p31, %r206, 4;
	@%p31 bra 	$L__BB0_48;
	bra.uni 	$L__BB0_45;
$L__BB0_48:
	shl.b64 	%rd149, %rd17, 2;
	add.s64 	%rd150, %rd18, %rd149;
	ld.global.u32 	%r26, [%rd150+3072];
	cvt.u64.u32 	%rd356, %r26;
	bra.uni 	$L__BB0_50;
$L__BB0_45:
	setp.eq.s32 	%p32, %r206, 2;
	@%p32 bra 	$L__BB0_47;
	bra.uni 	$L__BB0_46;
$L__BB0_47:
	shl.b64 	%rd147, %rd17, 1;
	add.s64 	%rd148, %rd18, %rd147;
	ld.global.u16 	%r25, [%rd148+1536];
	cvt.u64.u32 	%rd356, %r25;
	bra.uni 	$L__BB0_50;
$L__BB0_46:
	add.s64 	%rd146, %rd18, %rd17;
	ld.global.u8 	%r24, [%rd146+768];
	cvt.u64.u32 	%rd356, %r24;
$L__BB0_50:
	setp.eq.s32 	%p33, %r207, 0;
	mov.u64 	%rd357, %rd356;
	@%p33 bra 	$L__BB0_55;
	setp.eq.s32 	%p34, %r207, 1;
	@%p34 bra 	$L__BB0_54;
	bra.uni 	$L__BB0_52;
$L__BB0_54:
	xor.b64  	%rd163, %rd13, %rd356;
	and.b64  	%rd357, %rd14, %rd163;
	bra.uni 	$L__BB0_55;
$L__BB0_52:
	and.b64  	%rd43, %rd79, %rd356;
	not.b64 	%rd154, %rd15;
	add.s64 	%rd155, %rd13, %rd154;
	setp.gt.u64 	%p35, %rd43, %rd155;
	mov.u64 	%rd357, %rd14;
	@%p35 bra 	$L__BB0_55;
	setp.eq.s64 	%p36, %rd43, 0;
	selp.b64 	%rd156, 0, %rd356, %p36;
	and.b64  	%rd157, %rd156, %rd13;
	setp.eq.s64 	%p37, %rd157, 0;
	not.b64 	%rd158, %rd156;
	and.b64  	%rd159, %rd14, %rd158;
	xor.b64  	%rd160, %rd156, %rd13;
	selp.b64 	%rd161, %rd160, %rd159, %p37;
	sub.s64 	%rd162, %rd161, %rd15;
	and.b64  	%rd357, %rd162, %rd14;
$L__BB0_55:
	add.s64 	%rd165, %rd17, 1024;
	setp.ge.s64 	%p38, %rd165, %rd11;
	mov.u64 	%rd361, 0;
	mov.u64 	%rd359, %rd361;
	@%p38 bra 	$L__BB0_68;
	setp.eq.s32 	%p39, %r206, 8;
	@%p39 bra 	$L__BB0_62;
	bra.uni 	$L__BB0_57;
$L__BB0_62:
	shl.b64 	%rd172, %rd17, 3;
	add.s64 	%rd173, %rd18, %rd172;
	ld.global.u64 	%rd358, [%rd173+8192];
	bra.uni 	$L__BB0_63;
$L__BB0_57:
	setp.eq.s32 	%p40, %r206, 4;
	@%p40 bra 	$L__BB0_61;
	bra.uni 	$L__BB0_58;
$L__BB0_61:
	shl.b64 	%rd170, %rd17, 2;
	add.s64 	%rd171, %rd18, %rd170;
	ld.global.u32 	%r30, [%rd171+4096];
	cvt.u64.u32 	%rd358, %r30;
	bra.uni 	$L__BB0_63;
$L__BB0_58:
	setp.eq.s32 	%p41, %r206, 2;
	@%p41 bra 	$L__BB0_60;
	bra.uni 	$L__BB0_59;
$L__BB0_60:
	shl.b64 	%rd168, %rd17, 1;
	add.s64 	%rd169, %rd18, %rd168;
	ld.global.u16 	%r29, [%rd169+2048];
	cvt.u64.u32 	%rd358, %r29;
	bra.uni 	$L__BB0_63;
$L__BB0_59:
	add.s64 	%rd167, %rd18, %rd17;
	ld.global.u8 	%r28, [%rd167+1024];
	cvt.u64.u32 	%rd358, %r28;
$L__BB0_63:
	setp.eq.s32 	%p42, %r207, 0;
	mov.u64 	%rd359, %rd358;
	@%p42 bra 	$L__BB0_68;
	setp.eq.s32 	%p43, %r207, 1;
	@%p43 bra 	$L__BB0_67;
	bra.uni 	$L__BB0_65;
$L__BB0_67:
	xor.b64  	%rd187, %rd13, %rd358;
	and.b64  	%rd359, %rd14, %rd187;
	bra.uni 	$L__BB0_68;
$L__BB0_65:
	and.b64  	%rd175, %rd79, %rd358;
	not.b64 	%rd176, %rd15;
	add.s64 	%rd177, %rd13, %rd176;
	setp.gt.u64 	%p44, %rd175, %rd177;
	mov.u64 	%rd359, %rd14;
	@%p44 bra 	$L__BB0_68;
	setp.eq.s64 	%p45, %rd175, 0;
	selp.b64 	%rd180, 0, %rd358, %p45;
	and.b64  	%rd181, %rd180, %rd13;
	setp.eq.s64 	%p46, %rd181, 0;
	not.b64 	%rd182, %rd180;
	and.b64  	%rd183, %rd14, %rd182;
	xor.b64  	%rd184, %rd180, %rd13;
	selp.b64 	%rd185, %rd184, %rd183, %p46;
	sub.s64 	%rd186, %rd185, %rd15;
	and.b64  	%rd359, %rd186, %rd14;
$L__BB0_68:
	add.s64 	%rd189, %rd17, 1280;
	setp.ge.s64 	%p47, %rd189, %rd11;
	@%p47 bra 	$L__BB0_81;
	setp.eq.s32 	%p48, %r206, 8;
	@%p48 bra 	$L__BB0_75;
	bra.uni 	$L__BB0_70;
$L__BB0_75:
	shl.b64 	%rd196, %rd17, 3;
	add.s64 	%rd197, %rd18, %rd196;
	ld.global.u64 	%rd360, [%rd197+10240];
	bra.uni 	$L__BB0_76;
$L__BB0_70:
	setp.eq.s32 	%p49, %r206, 4;
	@%p49 bra 	$L__BB0_74;
	bra.uni 	$L__BB0_71;
$L__BB0_74:
	shl.b64 	%rd194, %rd17, 2;
	add.s64 	%rd195, %rd18, %rd194;
	ld.global.u32 	%r34, [%rd195+5120];
	cvt.u64.u32 	%rd360, %r34;
	bra.uni 	$L__BB0_76;
$L__BB0_71:
	setp.eq.s32 	%p50, %r206, 2;
	@%p50 bra 	$L__BB0_73;
	bra.uni 	$L__BB0_72;
$L__BB0_73:
	shl.b64 	%rd192, %rd17, 1;
	add.s64 	%rd193, %rd18, %rd192;
	ld.global.u16 	%r33, [%rd193+2560];
	cvt.u64.u32 	%rd360, %r33;
	bra.uni 	$L__BB0_76;
$L__BB0_72:
	add.s64 	%rd191, %rd18, %rd17;
	ld.global.u8 	%r32, [%rd191+1280];
	cvt.u64.u32 	%rd360, %r32;
$L__BB0_76:
	setp.eq.s32 	%p51, %r207, 0;
	mov.u64 	%rd361, %rd360;
	@%p51 bra 	$L__BB0_81;
	setp.eq.s32 	%p52, %r207, 1;
	@%p52 bra 	$L__BB0_80;
	bra.uni 	$L__BB0_78;
$L__BB0_80:
	xor.b64  	%rd211, %rd13, %rd360;
	and.b64  	%rd361, %rd14, %rd211;
	bra.uni 	$L__BB0_81;
$L__BB0_78:
	and.b64  	%rd199, %rd79, %rd360;
	not.b64 	%rd200, %rd15;
	add.s64 	%rd201, %rd13, %rd200;
	setp.gt.u64 	%p53, %rd199, %rd201;
	mov.u64 	%rd361, %rd14;
	@%p53 bra 	$L__BB0_81;
	setp.eq.s64 	%p54, %rd199, 0;
	selp.b64 	%rd204, 0, %rd360, %p54;
	and.b64  	%rd205, %rd204, %rd13;
	setp.eq.s64 	%p55, %rd205, 0;
	not.b64 	%rd206, %rd204;
	and.b64  	%rd207, %rd14, %rd206;
	xor.b64  	%rd208, %rd204, %rd13;
	selp.b64 	%rd209, %rd208, %rd207, %p55;
	sub.s64 	%rd210, %rd209, %rd15;
	and.b64  	%rd361, %rd210, %rd14;
$L__BB0_81:
	add.s64 	%rd213, %rd17, 1536;
	setp.ge.s64 	%p56, %rd213, %rd11;
	mov.u64 	%rd365, 0;
	mov.u64 	%rd363, %rd365;
	@%p56 bra 	$L__BB0_94;
	setp.eq.s32 	%p57, %r206, 8;
	@%p57 bra 	$L__BB0_88;
	bra.uni 	$L__BB0_83;
$L__BB0_88:
	shl.b64 	%rd220, %rd17, 3;
	add.s64 	%rd221, %rd18, %rd220;
	ld.global.u64 	%rd362, [%rd221+12288];
	bra.uni 	$L__BB0_89;
$L__BB0_83:
	setp.eq.s32 	%p58, %r206, 4;
	@%p58 bra 	$L__BB0_87;
	bra.uni 	$L__BB0_84;
$L__BB0_87:
	shl.b64 	%rd218, %rd17, 2;
	add.s64 	%rd219, %rd18, %rd218;
	ld.global.u32 	%r38, [%rd219+6144];
	cvt.u64.u32 	%rd362, %r38;
	bra.uni 	$L__BB0_89;
$L__BB0_84:
	setp.eq.s32 	%p59, %r206, 2;
	@%p59 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_85;
$L__BB0_86:
	shl.b64 	%rd216, %rd17, 1;
	add.s64 	%rd217, %rd18, %rd216;
	ld.global.u16 	%r37, [%rd217+3072];
	cvt.u64.u32 	%rd362, %r37;
	bra.uni 	$L__BB0_89;
$L__BB0_85:
	add.s64 	%rd215, %rd18, %rd17;
	ld.global.u8 	%r36, [%rd215+1536];
	cvt.u64.u32 	%rd362, %r36;
$L__BB0_89:
	setp.eq.s32 	%p60, %r207, 0;
	mov.u64 	%rd363, %rd362;
	@%p60 bra 	$L__BB0_94;
	setp.eq.s32 	%p61, %r207, 1;
	@%p61 bra 	$L__BB0_93;
	bra.uni 	$L__BB0_91;
$L__BB0_93:
	xor.b64  	%rd235, %rd13, %rd362;
	and.b64  	%rd363, %rd14, %rd235;
	bra.uni 	$L__BB0_94;
$L__BB0_91:
	and.b64  	%rd223, %rd79, %rd362;
	not.b64 	%rd224, %rd15;
	add.s64 	%rd225, %rd13, %rd224;
	setp.gt.u64 	%p62, %rd223, %rd225;
	mov.u64 	%rd363, %rd14;
	@%p62 bra 	$L__BB0_94;
	setp.eq.s64 	%p63, %rd223, 0;
	selp.b64 	%rd228, 0, %rd362, %p63;
	and.b64  	%rd229, %rd228, %rd13;
	setp.eq.s64 	%p64, %rd229, 0;
	not.b64 	%rd230, %rd228;
	and.b64  	%rd231, %rd14, %rd230;
	xor.b64  	%rd232, %rd228, %rd13;
	selp.b64 	%rd233, %rd232, %rd231, %p64;
	sub.s64 	%rd234, %rd233, %rd15;
	and.b64  	%rd363, %rd234, %rd14;
$L__BB0_94:
	add.s64 	%rd237, %rd17, 1792;
	setp.ge.s64 	%p65, %rd237, %rd11;
	@%p65 bra 	$L__BB0_107;
	setp.eq.s32 	%p66, %r206, 8;
	@%p66 bra 	$L__BB0_101;
	bra.uni 	$L__BB0_96;
$L__BB0_101:
	shl.b64 	%rd244, %rd17, 3;
	add.s64 	%rd245, %rd18, %rd244;
	ld.global.u64 	%rd364, [%rd245+14336];
	bra.uni 	$L__BB0_102;
$L__BB0_96:
	setp.eq.s32 	%p67, %r206, 4;
	@%p67 bra 	$L__BB0_100;
	bra.uni 	$L__BB0_97;
$L__BB0_100:
	shl.b64 	%rd242, %rd17, 2;
	add.s64 	%rd243, %rd18, %rd242;
	ld.global.u32 	%r42, [%rd243+7168];
	cvt.u64.u32 	%rd364, %r42;
	bra.uni 	$L__BB0_102;
$L__BB0_97:
	setp.eq.s32 	%p68, %r3, 2;
	@%p68 bra 	$L__BB0_99;
	bra.uni 	$L__BB0_98;
$L__BB0_99:
	shl.b64 	%rd240, %rd17, 1;
	add.s64 	%rd241, %rd18, %rd240;
	ld.global.u16 	%r41, [%rd241+3584];
	cvt.u64.u32 	%rd364, %r41;
	bra.uni 	$L__BB0_102;
$L__BB0_98:
	add.s64 	%rd239, %rd18, %rd17;
	ld.global.u8 	%r40, [%rd239+1792];
	cvt.u64.u32 	%rd364, %r40;
$L__BB0_102:
	setp.eq.s32 	%p69, %r207, 0;
	mov.u64 	%rd365, %rd364;
	@%p69 bra 	$L__BB0_107;
	setp.eq.s32 	%p70, %r207, 1;
	@%p70 bra 	$L__BB0_106;
	bra.uni 	$L__BB0_104;
$L__BB0_106:
	shl.b32 	%r215, %r206, 3;
	add.s32 	%r216, %r215, -1;
	mov.u64 	%rd264, 1;
	shl.b64 	%rd265, %rd264, %r216;
	xor.b64  	%rd266, %rd265, %rd364;
	add.s64 	%rd267, %rd265, -1;
	or.b64  	%rd268, %rd267, %rd265;
	and.b64  	%rd365, %rd268, %rd266;
	bra.uni 	$L__BB0_107;
$L__BB0_104:
	shl.b32 	%r211, %r206, 3;
	add.s32 	%r212, %r211, -1;
	mov.u64 	%rd246, 1;
	shl.b64 	%rd247, %rd246, %r212;
	add.s64 	%rd248, %rd247, -1;
	and.b64  	%rd249, %rd248, %rd364;
	not.b64 	%rd250, %rd15;
	add.s64 	%rd251, %rd247, %rd250;
	setp.gt.u64 	%p71, %rd249, %rd251;
	or.b64  	%rd365, %rd248, %rd247;
	@%p71 bra 	$L__BB0_107;
	setp.eq.s64 	%p72, %rd249, 0;
	selp.b64 	%rd256, 0, %rd364, %p72;
	and.b64  	%rd257, %rd256, %rd247;
	setp.eq.s64 	%p73, %rd257, 0;
	not.b64 	%rd258, %rd256;
	or.b64  	%rd259, %rd248, %rd247;
	and.b64  	%rd260, %rd259, %rd258;
	xor.b64  	%rd261, %rd256, %rd247;
	selp.b64 	%rd262, %rd261, %rd260, %p73;
	sub.s64 	%rd263, %rd262, %rd15;
	and.b64  	%rd365, %rd263, %rd259;
$L__BB0_107:
	setp.ge.s64 	%p191, %rd17, %rd11;
	@%p191 bra 	$L__BB0_109;
	setp.ge.u64 	%p75, %rd351, %rd2;
	selp.u32 	%r217, 1, 0, %p75;
	add.s32 	%r427, %r427, %r217;
	setp.gt.u64 	%p76, %rd351, %rd3;
	selp.u32 	%r218, 1, 0, %p76;
	add.s32 	%r423, %r423, %r218;
	setp.ge.u64 	%p77, %rd351, %rd4;
	selp.u32 	%r219, 1, 0, %p77;
	add.s32 	%r428, %r428, %r219;
	setp.gt.u64 	%p78, %rd351, %rd5;
	selp.u32 	%r220, 1, 0, %p78;
	add.s32 	%r424, %r424, %r220;
	setp.ge.u64 	%p79, %rd351, %rd6;
	selp.u32 	%r221, 1, 0, %p79;
	add.s32 	%r429, %r429, %r221;
	setp.gt.u64 	%p80, %rd351, %rd7;
	selp.u32 	%r222, 1, 0, %p80;
	add.s32 	%r425, %r425, %r222;
	setp.ge.u64 	%p81, %rd351, %rd8;
	selp.u32 	%r223, 1, 0, %p81;
	add.s32 	%r430, %r430, %r223;
	setp.gt.u64 	%p82, %rd351, %rd9;
	selp.u32 	%r224, 1, 0, %p82;
	add.s32 	%r426, %r426, %r224;
$L__BB0_109:
	add.s64 	%rd341, %rd17, 256;
	setp.ge.s64 	%p192, %rd341, %rd11;
	@%p192 bra 	$L__BB0_111;
	setp.ge.u64 	%p84, %rd353, %rd2;
	selp.u32 	%r226, 1, 0, %p84;
	add.s32 	%r427, %r427, %r226;
	setp.gt.u64 	%p85, %rd353, %rd3;
	selp.u32 	%r227, 1, 0, %p85;
	add.s32 	%r423, %r423, %r227;
	setp.ge.u64 	%p86, %rd353, %rd4;
	selp.u32 	%r228, 1, 0, %p86;
	add.s32 	%r428, %r428, %r228;
	setp.gt.u64 	%p87, %rd353, %rd5;
	selp.u32 	%r229, 1, 0, %p87;
	add.s32 	%r424, %r424, %r229;
	setp.ge.u64 	%p88, %rd353, %rd6;
	selp.u32 	%r230, 1, 0, %p88;
	add.s32 	%r429, %r429, %r230;
	setp.gt.u64 	%p89, %rd353, %rd7;
	selp.u32 	%r231, 1, 0, %p89;
	add.s32 	%r425, %r425, %r231;
	setp.ge.u64 	%p90, %rd353, %rd8;
	selp.u32 	%r232, 1, 0, %p90;
	add.s32 	%r430, %r430, %r232;
	setp.gt.u64 	%p91, %rd353, %rd9;
	selp.u32 	%r233, 1, 0, %p91;
	add.s32 	%r426, %r426, %r233;
$L__BB0_111:
	add.s64 	%rd342, %rd17, 512;
	setp.ge.s64 	%p193, %rd342, %rd11;
	@%p193 bra 	$L__BB0_113;
	setp.ge.u64 	%p93, %rd355, %rd2;
	selp.u32 	%r235, 1, 0, %p93;
	add.s32 	%r427, %r427, %r235;
	setp.gt.u64 	%p94, %rd355, %rd3;
	selp.u32 	%r236, 1, 0, %p94;
	add.s32 	%r423, %r423, %r236;
	setp.ge.u64 	%p95, %rd355, %rd4;
	selp.u32 	%r237, 1, 0, %p95;
	add.s32 	%r428, %r428, %r237;
	setp.gt.u64 	%p96, %rd355, %rd5;
	selp.u32 	%r238, 1, 0, %p96;
	add.s32 	%r424, %r424, %r238;
	setp.ge.u64 	%p97, %rd355, %rd6;
	selp.u32 	%r239, 1, 0, %p97;
	add.s32 	%r429, %r429, %r239;
	setp.gt.u64 	%p98, %rd355, %rd7;
	selp.u32 	%r240, 1, 0, %p98;
	add.s32 	%r425, %r425, %r240;
	setp.ge.u64 	%p99, %rd355, %rd8;
	selp.u32 	%r241, 1, 0, %p99;
	add.s32 	%r430, %r430, %r241;
	setp.gt.u64 	%p100, %rd355, %rd9;
	selp.u32 	%r242, 1, 0, %p100;
	add.s32 	%r426, %r426, %r242;
$L__BB0_113:
	add.s64 	%rd343, %rd17, 768;
	setp.ge.s64 	%p194, %rd343, %rd11;
	@%p194 bra 	$L__BB0_115;
	setp.ge.u64 	%p102, %rd357, %rd2;
	selp.u32 	%r244, 1, 0, %p102;
	add.s32 	%r427, %r427, %r244;
	setp.gt.u64 	%p103, %rd357, %rd3;
	selp.u32 	%r245, 1, 0, %p103;
	add.s32 	%r423, %r423, %r245;
	setp.ge.u64 	%p104, %rd357, %rd4;
	selp.u32 	%r246, 1, 0, %p104;
	add.s32 	%r428, %r428, %r246;
	setp.gt.u64 	%p105, %rd357, %rd5;
	selp.u32 	%r247, 1, 0, %p105;
	add.s32 	%r424, %r424, %r247;
	setp.ge.u64 	%p106, %rd357, %rd6;
	selp.u32 	%r248, 1, 0, %p106;
	add.s32 	%r429, %r429, %r248;
	setp.gt.u64 	%p107, %rd357, %rd7;
	selp.u32 	%r249, 1, 0, %p107;
	add.s32 	%r425, %r425, %r249;
	setp.ge.u64 	%p108, %rd357, %rd8;
	selp.u32 	%r250, 1, 0, %p108;
	add.s32 	%r430, %r430, %r250;
	setp.gt.u64 	%p109, %rd357, %rd9;
	selp.u32 	%r251, 1, 0, %p109;
	add.s32 	%r426, %r426, %r251;
$L__BB0_115:
	add.s64 	%rd344, %rd17, 1024;
	setp.ge.s64 	%p195, %rd344, %rd11;
	@%p195 bra 	$L__BB0_117;
	setp.ge.u64 	%p111, %rd359, %rd2;
	selp.u32 	%r253, 1, 0, %p111;
	add.s32 	%r427, %r427, %r253;
	setp.gt.u64 	%p112, %rd359, %rd3;
	selp.u32 	%r254, 1, 0, %p112;
	add.s32 	%r423, %r423, %r254;
	setp.ge.u64 	%p113, %rd359, %rd4;
	selp.u32 	%r255, 1, 0, %p113;
	add.s32 	%r428, %r428, %r255;
	setp.gt.u64 	%p114, %rd359, %rd5;
	selp.u32 	%r256, 1, 0, %p114;
	add.s32 	%r424, %r424, %r256;
	setp.ge.u64 	%p115, %rd359, %rd6;
	selp.u32 	%r257, 1, 0, %p115;
	add.s32 	%r429, %r429, %r257;
	setp.gt.u64 	%p116, %rd359, %rd7;
	selp.u32 	%r258, 1, 0, %p116;
	add.s32 	%r425, %r425, %r258;
	setp.ge.u64 	%p117, %rd359, %rd8;
	selp.u32 	%r259, 1, 0, %p117;
	add.s32 	%r430, %r430, %r259;
	setp.gt.u64 	%p118, %rd359, %rd9;
	selp.u32 	%r260, 1, 0, %p118;
	add.s32 	%r426, %r426, %r260;
$L__BB0_117:
	add.s64 	%rd345, %rd17, 1280;
	setp.ge.s64 	%p196, %rd345, %rd11;
	@%p196 bra 	$L__BB0_119;
	setp.ge.u64 	%p120, %rd361, %rd2;
	selp.u32 	%r262, 1, 0, %p120;
	add.s32 	%r427, %r427, %r262;
	setp.gt.u64 	%p121, %rd361, %rd3;
	selp.u32 	%r263, 1, 0, %p121;
	add.s32 	%r423, %r423, %r263;
	setp.ge.u64 	%p122, %rd361, %rd4;
	selp.u32 	%r264, 1, 0, %p122;
	add.s32 	%r428, %r428, %r264;
	setp.gt.u64 	%p123, %rd361, %rd5;
	selp.u32 	%r265, 1, 0, %p123;
	add.s32 	%r424, %r424, %r265;
	setp.ge.u64 	%p124, %rd361, %rd6;
	selp.u32 	%r266, 1, 0, %p124;
	add.s32 	%r429, %r429, %r266;
	setp.gt.u64 	%p125, %rd361, %rd7;
	selp.u32 	%r267, 1, 0, %p125;
	add.s32 	%r425, %r425, %r267;
	setp.ge.u64 	%p126, %rd361, %rd8;
	selp.u32 	%r268, 1, 0, %p126;
	add.s32 	%r430, %r430, %r268;
	setp.gt.u64 	%p127, %rd361, %rd9;
	selp.u32 	%r269, 1, 0, %p127;
	add.s32 	%r426, %r426, %r269;
$L__BB0_119:
	add.s64 	%rd346, %rd17, 1536;
	setp.ge.s64 	%p197, %rd346, %rd11;
	@%p197 bra 	$L__BB0_121;
	setp.ge.u64 	%p129, %rd363, %rd2;
	selp.u32 	%r271, 1, 0, %p129;
	add.s32 	%r427, %r427, %r271;
	setp.gt.u64 	%p130, %rd363, %rd3;
	selp.u32 	%r272, 1, 0, %p130;
	add.s32 	%r423, %r423, %r272;
	setp.ge.u64 	%p131, %rd363, %rd4;
	selp.u32 	%r273, 1, 0, %p131;
	add.s32 	%r428, %r428, %r273;
	setp.gt.u64 	%p132, %rd363, %rd5;
	selp.u32 	%r274, 1, 0, %p132;
	add.s32 	%r424, %r424, %r274;
	setp.ge.u64 	%p133, %rd363, %rd6;
	selp.u32 	%r275, 1, 0, %p133;
	add.s32 	%r429, %r429, %r275;
	setp.gt.u64 	%p134, %rd363, %rd7;
	selp.u32 	%r276, 1, 0, %p134;
	add.s32 	%r425, %r425, %r276;
	setp.ge.u64 	%p135, %rd363, %rd8;
	selp.u32 	%r277, 1, 0, %p135;
	add.s32 	%r430, %r430, %r277;
	setp.gt.u64 	%p136, %rd363, %rd9;
	selp.u32 	%r278, 1, 0, %p136;
	add.s32 	%r426, %r426, %r278;
$L__BB0_121:
	add.s64 	%rd348, %rd17, 1792;
	setp.ge.s64 	%p198, %rd348, %rd11;
	@%p198 bra 	$L__BB0_123;
	setp.ge.u64 	%p138, %rd365, %rd2;
	selp.u32 	%r280, 1, 0, %p138;
	add.s32 	%r427, %r427, %r280;
	setp.gt.u64 	%p139, %rd365, %rd3;
	selp.u32 	%r281, 1, 0, %p139;
	add.s32 	%r423, %r423, %r281;
	setp.ge.u64 	%p140, %rd365, %rd4;
	selp.u32 	%r282, 1, 0, %p140;
	add.s32 	%r428, %r428, %r282;
	setp.gt.u64 	%p141, %rd365, %rd5;
	selp.u32 	%r283, 1, 0, %p141;
	add.s32 	%r424, %r424, %r283;
	setp.ge.u64 	%p142, %rd365, %rd6;
	selp.u32 	%r284, 1, 0, %p142;
	add.s32 	%r429, %r429, %r284;
	setp.gt.u64 	%p143, %rd365, %rd7;
	selp.u32 	%r285, 1, 0, %p143;
	add.s32 	%r425, %r425, %r285;
	setp.ge.u64 	%p144, %rd365, %rd8;
	selp.u32 	%r286, 1, 0, %p144;
	add.s32 	%r430, %r430, %r286;
	setp.gt.u64 	%p145, %rd365, %rd9;
	selp.u32 	%r287, 1, 0, %p145;
	add.s32 	%r426, %r426, %r287;
$L__BB0_123:
	mov.u32 	%r288, %ntid.x;
	mov.u32 	%r289, %nctaid.x;
	mul.wide.u32 	%rd290, %r288, %r289;
	shl.b64 	%rd291, %rd290, 3;
	add.s64 	%rd349, %rd349, %rd291;
	setp.lt.s64 	%p146, %rd349, %rd11;
	@%p146 bra 	$L__BB0_3;
	bra.uni 	$L__BB0_124;
$L__BB0_1:
	mov.u32 	%r423, 0;
	mov.u32 	%r424, %r423;
	mov.u32 	%r425, %r423;
	mov.u32 	%r426, %r423;
	mov.u32 	%r427, %r423;
	mov.u32 	%r428, %r423;
	mov.u32 	%r429, %r423;
	mov.u32 	%r430, %r423;
$L__BB0_124:
	mov.b64 	%rd347, gs_pick_count_param_0;
	mov.u32 	%r290, %tid.x;
	and.b32  	%r180, %r290, 31;
	mov.u32 	%r291, 31;
	setp.ne.s32 	%p147, %r180, 0;
	ld.param.u64 	%rd293, [%rd347+32];
	cvta.to.global.u64 	%rd73, %rd293;
	mov.u32 	%r292, 16;
	mov.u32 	%r293, -1;
	shfl.sync.bfly.b32 	%r294|%p148, %r427, %r292, %r291, %r293;
	add.s32 	%r295, %r294, %r427;
	shfl.sync.bfly.b32 	%r296|%p149, %r423, %r292, %r291, %r293;
	add.s32 	%r297, %r296, %r423;
	mov.u32 	%r298, 8;
	shfl.sync.bfly.b32 	%r299|%p150, %r295, %r298, %r291, %r293;
	add.s32 	%r300, %r299, %r295;
	shfl.sync.bfly.b32 	%r301|%p151, %r297, %r298, %r291, %r293;
	add.s32 	%r302, %r301, %r297;
	mov.u32 	%r303, 4;
	shfl.sync.bfly.b32 	%r304|%p152, %r300, %r303, %r291, %r293;
	add.s32 	%r305, %r304, %r300;
	shfl.sync.bfly.b32 	%r306|%p153, %r302, %r303, %r291, %r293;
	add.s32 	%r307, %r306, %r302;
	mov.u32 	%r308, 2;
	shfl.sync.bfly.b32 	%r309|%p154, %r305, %r308, %r291, %r293;
	add.s32 	%r310, %r309, %r305;
	shfl.sync.bfly.b32 	%r311|%p155, %r307, %r308, %r291, %r293;
	add.s32 	%r312, %r311, %r307;
	mov.u32 	%r313, 1;
	shfl.sync.bfly.b32 	%r314|%p156, %r310, %r313, %r291, %r293;
	add.s32 	%r181, %r314, %r310;
	shfl.sync.bfly.b32 	%r315|%p157, %r312, %r313, %r291, %r293;
	add.s32 	%r182, %r315, %r312;
	@%p147 bra 	$L__BB0_126;
	cvt.u64.u32 	%rd294, %r181;
	atom.global.add.u64 	%rd295, [%rd73], %rd294;
	cvt.u64.u32 	%rd296, %r182;
	add.s64 	%rd297, %rd73, 8;
	atom.global.add.u64 	%rd298, [%rd297], %rd296;
$L__BB0_126:
	shfl.sync.bfly.b32 	%r319|%p159, %r428, %r292, %r291, %r293;
	add.s32 	%r320, %r319, %r428;
	shfl.sync.bfly.b32 	%r321|%p160, %r424, %r292, %r291, %r293;
	add.s32 	%r322, %r321, %r424;
	shfl.sync.bfly.b32 	%r324|%p161, %r320, %r298, %r291, %r293;
	add.s32 	%r325, %r324, %r320;
	shfl.sync.bfly.b32 	%r326|%p162, %r322, %r298, %r291, %r293;
	add.s32 	%r327, %r326, %r322;
	shfl.sync.bfly.b32 	%r329|%p163, %r325, %r303, %r291, %r293;
	add.s32 	%r330, %r329, %r325;
	shfl.sync.bfly.b32 	%r331|%p164, %r327, %r303, %r291, %r293;
	add.s32 	%r332, %r331, %r327;
	shfl.sync.bfly.b32 	%r334|%p165, %r330, %r308, %r291, %r293;
	add.s32 	%r335, %r334, %r330;
	shfl.sync.bfly.b32 	%r336|%p166, %r332, %r308, %r291, %r293;
	add.s32 	%r337, %r336, %r332;
	shfl.sync.bfly.b32 	%r339|%p167, %r335, %r313, %r291, %r293;
	add.s32 	%r183, %r339, %r335;
	shfl.sync.bfly.b32 	%r340|%p168, %r337, %r313, %r291, %r293;
	add.s32 	%r184, %r340, %r337;
	@%p147 bra 	$L__BB0_128;
	add.s64 	%rd299, %rd73, 16;
	cvt.u64.u32 	%rd300, %r183;
	atom.global.add.u64 	%rd301, [%rd299], %rd300;
	cvt.u64.u32 	%rd302, %r184;
	add.s64 	%rd303, %rd73, 24;
	atom.global.add.u64 	%rd304, [%rd303], %rd302;
$L__BB0_128:
	mov.u32 	%r341, 31;
	mov.u32 	%r342, 16;
	mov.u32 	%r343, -1;
	shfl.sync.bfly.b32 	%r344|%p170, %r429, %r342, %r341, %r343;
	add.s32 	%r345, %r344, %r429;
	shfl.sync.bfly.b32 	%r346|%p171, %r425, %r342, %r341, %r343;
	add.s32 	%r347, %r346, %r425;
	mov.u32 	%r348, 8;
	shfl.sync.bfly.b32 	%r349|%p172, %r345, %r348, %r341, %r343;
	add.s32 	%r350, %r349, %r345;
	shfl.sync.bfly.b32 	%r351|%p173, %r347, %r348, %r341, %r343;
	add.s32 	%r352, %r351, %r347;
	mov.u32 	%r353, 4;
	shfl.sync.bfly.b32 	%r354|%p174, %r350, %r353, %r341, %r343;
	add.s32 	%r355, %r354, %r350;
	shfl.sync.bfly.b32 	%r356|%p175, %r352, %r353, %r341, %r343;
	add.s32 	%r357, %r356, %r352;
	mov.u32 	%r358, 2;
	shfl.sync.bfly.b32 	%r359|%p176, %r355, %r358, %r341, %r343;
	add.s32 	%r360, %r359, %r355;
	shfl.sync.bfly.b32 	%r361|%p177, %r357, %r358, %r341, %r343;
	add.s32 	%r362, %r361, %r357;
	mov.u32 	%r363, 1;
	shfl.sync.bfly.b32 	%r364|%p178, %r360, %r363, %r341, %r343;
	add.s32 	%r185, %r364, %r360;
	shfl.sync.bfly.b32 	%r365|%p179, %r362, %r363, %r341, %r343;
	add.s32 	%r186, %r365, %r362;
	@%p147 bra 	$L__BB0_130;
	add.s64 	%rd305, %rd73, 32;
	cvt.u64.u32 	%rd306, %r185;
	atom.global.add.u64 	%rd307, [%rd305], %rd306;
	cvt.u64.u32 	%rd308, %r186;
	add.s64 	%rd309, %rd73, 40;
	atom.global.add.u64 	%rd310, [%rd309], %rd308;
$L__BB0_130:
	shfl.sync.bfly.b32 	%r369|%p181, %r430, %r342, %r341, %r343;
	add.s32 	%r370, %r369, %r430;
	shfl.sync.bfly.b32 	%r371|%p182, %r426, %r342, %r341, %r343;
	add.s32 	%r372, %r371, %r426;
	shfl.sync.bfly.b32 	%r374|%p183, %r370, %r348, %r341, %r343;
	add.s32 	%r375, %r374, %r370;
	shfl.sync.bfly.b32 	%r376|%p184, %r372, %r348, %r341, %r343;
	add.s32 	%r377, %r376, %r372;
	shfl.sync.bfly.b32 	%r379|%p185, %r375, %r353, %r341, %r343;
	add.s32 	%r380, %r379, %r375;
	shfl.sync.bfly.b32 	%r381|%p186, %r377, %r353, %r341, %r343;
	add.s32 	%r382, %r381, %r377;
	shfl.sync.bfly.b32 	%r384|%p187, %r380, %r358, %r341, %r343;
	add.s32 	%r385, %r384, %r380;
	shfl.sync.bfly.b32 	%r386|%p188, %r382, %r358, %r341, %r343;
	add.s32 	%r387, %r386, %r382;
	shfl.sync.bfly.b32 	%r389|%p189, %r385, %r363, %r341, %r343;
	add.s32 	%r187, %r389, %r385;
	shfl.sync.bfly.b32 	%r390|%p190, %r387, %r363, %r341, %r343;
	add.s32 	%r188, %r390, %r387;
	@%p147 bra 	$L__BB0_132;
	add.s64 	%rd311, %rd73, 48;
	cvt.u64.u32 	%rd312, %r187;
	atom.global.add.u64 	%rd313, [%rd311], %rd312;
	cvt.u64.u32 	%rd314, %r188;
	add.s64 	%rd315, %rd73, 56;
	atom.global.add.u64 	%rd316, [%rd315], %rd314;
$L__BB0_132:
	ret;
}
)PTX"},
    {"gs_pick_take_4", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_pick_take_4(
	.param .align 8 .b8 gs_pick_take_4_param_0[160]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<340>;
	.reg .b32 	%r<765>;
	.reg .b64 	%rd<216>;
	.shared .align 4 .b8 _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept[8192];
	.shared .align 4 .u32 _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	.shared .align 8 .u64 _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5start;
	mov.b64 	%rd56, gs_pick_take_4_param_0;
	add.s64 	%rd1, %rd56, 24;
	ld.param.u64 	%rd58, [gs_pick_take_4_param_0+24];
	cvta.to.global.u64 	%rd59, %rd58;
	ld.global.u64 	%rd2, [%rd59];
	ld.global.u64 	%rd3, [%rd59+8];
	ld.global.u64 	%rd4, [%rd59+16];
	ld.global.u64 	%rd5, [%rd59+24];
	ld.global.u64 	%rd6, [%rd59+32];
	ld.global.u64 	%rd7, [%rd59+40];
	ld.global.u64 	%rd8, [%rd59+56];
	ld.global.u64 	%rd9, [%rd59+48];
	setp.ne.s64 	%p55, %rd9, -1;
	mov.u32 	%r611, 4;
	@%p55 bra 	$L__BB0_3;
	setp.ne.s64 	%p56, %rd6, -1;
	mov.u32 	%r611, 3;
	@%p56 bra 	$L__BB0_3;
	setp.eq.s64 	%p57, %rd4, -1;
	selp.b32 	%r611, 1, 2, %p57;
$L__BB0_3:
	ld.param.u64 	%rd10, [%rd1+-24];
	ld.param.u64 	%rd11, [%rd1+-16];
	mov.u32 	%r266, %tid.x;
	setp.ne.s32 	%p58, %r266, 0;
	@%p58 bra 	$L__BB0_5;
	mov.u32 	%r267, 0;
	st.shared.u32 	[_ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count], %r267;
$L__BB0_5:
	bar.sync 	0;
	mov.u32 	%r268, %ctaid.x;
	mul.wide.u32 	%rd206, %r268, 2048;
	ld.param.u64 	%rd13, [%rd1+16];
	setp.lt.s64 	%p59, %rd206, %rd13;
	@%p59 bra 	$L__BB0_7;
	bra.uni 	$L__BB0_6;
$L__BB0_7:
	ld.param.u64 	%rd14, [%rd1+8];
	mov.u64 	%rd204, 0;
	ld.param.u64 	%rd15, [%rd1+104];
	ld.param.u32 	%r3, [%rd1+132];
	ld.param.u64 	%rd16, [%rd1+120];
	mov.u32 	%r658, 0;
	cvta.to.global.u64 	%rd108, %rd14;
	add.s64 	%rd109, %rd108, 64;
	cvta.to.global.u64 	%rd112, %rd11;
	mov.u32 	%r659, %r658;
	mov.u32 	%r654, %r658;
	mov.u32 	%r661, %r658;
	mov.u32 	%r662, %r658;
	mov.u32 	%r663, %r658;
	mov.u32 	%r657, %r658;
	mov.u32 	%r665, %r658;
	mov.u64 	%rd208, %rd204;
$L__BB0_8:
	cvt.u64.u32 	%rd20, %r266;
	add.s64 	%rd21, %rd206, %rd20;
	setp.ge.s64 	%p60, %rd21, %rd13;
	@%p60 bra 	$L__BB0_10;
	cvt.u64.u32 	%rd203, %r266;
	add.s64 	%rd202, %rd206, %rd203;
	shl.b64 	%rd64, %rd202, 2;
	add.s64 	%rd63, %rd10, %rd64;
	ld.global.cs.u32 %r628, [%rd63];
$L__BB0_10:
	cvt.u64.u32 	%rd182, %r266;
	add.s64 	%rd181, %rd206, %rd182;
	mov.u32 	%r609, %ctaid.x;
	mul.wide.u32 	%rd65, %r609, 2048;
	mov.u32 	%r289, %nctaid.x;
	mov.u32 	%r290, %ntid.x;
	mul.wide.u32 	%rd66, %r290, %r289;
	mul.lo.s64 	%rd67, %rd66, %rd204;
	shl.b64 	%rd68, %rd67, 3;
	add.s64 	%rd69, %rd68, %rd182;
	add.s64 	%rd70, %rd69, %rd65;
	shl.b64 	%rd71, %rd70, 2;
	add.s64 	%rd72, %rd10, %rd71;
	add.s64 	%rd22, %rd72, 1024;
	add.s64 	%rd74, %rd181, 256;
	setp.ge.s64 	%p61, %rd74, %rd13;
	@%p61 bra 	$L__BB0_12;
	ld.global.cs.u32 %r629, [%rd22];
$L__BB0_12:
	cvt.u64.u32 	%rd184, %r266;
	add.s64 	%rd183, %rd206, %rd184;
	add.s64 	%rd77, %rd183, 512;
	setp.ge.s64 	%p62, %rd77, %rd13;
	@%p62 bra 	$L__BB0_14;
	add.s64 	%rd78, %rd22, 1024;
	ld.global.cs.u32 %r630, [%rd78];
$L__BB0_14:
	cvt.u64.u32 	%rd186, %r266;
	add.s64 	%rd185, %rd206, %rd186;
	add.s64 	%rd80, %rd185, 768;
	setp.ge.s64 	%p63, %rd80, %rd13;
	@%p63 bra 	$L__BB0_16;
	add.s64 	%rd81, %rd22, 2048;
	ld.global.cs.u32 %r631, [%rd81];
$L__BB0_16:
	cvt.u64.u32 	%rd188, %r266;
	add.s64 	%rd187, %rd206, %rd188;
	add.s64 	%rd83, %rd187, 1024;
	setp.ge.s64 	%p64, %rd83, %rd13;
	@%p64 bra 	$L__BB0_18;
	add.s64 	%rd84, %rd22, 3072;
	ld.global.cs.u32 %r632, [%rd84];
$L__BB0_18:
	cvt.u64.u32 	%rd190, %r266;
	add.s64 	%rd189, %rd206, %rd190;
	add.s64 	%rd86, %rd189, 1280;
	setp.ge.s64 	%p65, %rd86, %rd13;
	@%p65 bra 	$L__BB0_20;
	add.s64 	%rd87, %rd22, 4096;
	ld.global.cs.u32 %r633, [%rd87];
$L__BB0_20:
	cvt.u64.u32 	%rd192, %r266;
	add.s64 	%rd191, %rd206, %rd192;
	add.s64 	%rd89, %rd191, 1536;
	setp.ge.s64 	%p66, %rd89, %rd13;
	@%p66 bra 	$L__BB0_22;
	add.s64 	%rd90, %rd22, 5120;
	ld.global.cs.u32 %r634, [%rd90];
$L__BB0_22:
	cvt.u64.u32 	%rd194, %r266;
	add.s64 	%rd193, %rd206, %rd194;
	add.s64 	%rd92, %rd193, 1792;
	setp.ge.s64 	%p67, %rd92, %rd13;
	@%p67 bra 	$L__BB0_24;
	add.s64 	%rd93, %rd22, 6144;
	ld.global.cs.u32 %r635, [%rd93];
$L__BB0_24:
	setp.ge.s64 	%p324, %rd21, %rd13;
	@%p324 bra 	$L__BB0_36;
	setp.eq.s32 	%p69, %r3, 0;
	mov.u32 	%r636, %r628;
	@%p69 bra 	$L__BB0_30;
	setp.eq.s32 	%p70, %r3, 1;
	@%p70 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_27;
$L__BB0_29:
	xor.b32  	%r636, %r628, -2147483648;
	bra.uni 	$L__BB0_30;
$L__BB0_27:
	and.b32  	%r36, %r628, 2147483647;
	mov.u32 	%r299, 2147483647;
	cvt.u32.u64 	%r300, %rd16;
	sub.s32 	%r301, %r299, %r300;
	setp.gt.u32 	%p71, %r36, %r301;
	mov.u32 	%r636, -1;
	@%p71 bra 	$L__BB0_30;
	setp.eq.s32 	%p72, %r36, 0;
	selp.b32 	%r302, 0, %r628, %p72;
	setp.lt.s32 	%p73, %r302, 0;
	selp.b32 	%r303, -1, -2147483648, %p73;
	xor.b32  	%r304, %r303, %r302;
	sub.s32 	%r636, %r304, %r300;
$L__BB0_30:
	cvt.u64.u32 	%rd23, %r636;
	max.u64 	%rd208, %rd208, %rd23;
	setp.le.u64 	%p74, %rd2, %rd23;
	setp.lt.u64 	%p75, %rd3, %rd23;
	selp.u32 	%r306, 1, 0, %p74;
	add.s32 	%r661, %r661, %r306;
	selp.u32 	%r307, 1, 0, %p75;
	add.s32 	%r665, %r665, %r307;
	setp.ge.u64 	%p76, %rd3, %rd23;
	and.pred  	%p332, %p74, %p76;
	setp.eq.s32 	%p77, %r611, 1;
	@%p77 bra 	$L__BB0_34;
	setp.eq.s32 	%p78, %r611, 2;
	setp.le.u64 	%p79, %rd4, %rd23;
	selp.u32 	%r308, 1, 0, %p79;
	add.s32 	%r654, %r654, %r308;
	setp.lt.u64 	%p80, %rd5, %rd23;
	selp.u32 	%r309, 1, 0, %p80;
	add.s32 	%r657, %r657, %r309;
	setp.ge.u64 	%p81, %rd5, %rd23;
	and.pred  	%p82, %p79, %p81;
	or.pred  	%p332, %p332, %p82;
	@%p78 bra 	$L__BB0_34;
	setp.eq.s32 	%p83, %r611, 3;
	setp.le.u64 	%p84, %rd6, %rd23;
	selp.u32 	%r310, 1, 0, %p84;
	add.s32 	%r659, %r659, %r310;
	setp.lt.u64 	%p85, %rd7, %rd23;
	selp.u32 	%r311, 1, 0, %p85;
	add.s32 	%r663, %r663, %r311;
	setp.ge.u64 	%p86, %rd7, %rd23;
	and.pred  	%p87, %p84, %p86;
	or.pred  	%p332, %p332, %p87;
	@%p83 bra 	$L__BB0_34;
	setp.le.u64 	%p88, %rd9, %rd23;
	selp.u32 	%r312, 1, 0, %p88;
	add.s32 	%r658, %r658, %r312;
	setp.lt.u64 	%p89, %rd8, %rd23;
	selp.u32 	%r313, 1, 0, %p89;
	add.s32 	%r662, %r662, %r313;
	setp.ge.u64 	%p90, %rd8, %rd23;
	and.pred  	%p91, %p88, %p90;
	or.pred  	%p332, %p332, %p91;
$L__BB0_34:
	not.pred 	%p92, %p332;
	@%p92 bra 	$L__BB0_36;
	mov.u32 	%r314, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r315, [%r314], 1;
	shl.b32 	%r316, %r315, 2;
	mov.u32 	%r317, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r318, %r317, %r316;
	st.shared.u32 	[%r318], %r628;
$L__BB0_36:
	cvt.u64.u32 	%rd159, %r266;
	add.s64 	%rd158, %rd206, %rd159;
	add.s64 	%rd157, %rd158, 256;
	setp.ge.s64 	%p317, %rd157, %rd13;
	@%p317 bra 	$L__BB0_48;
	setp.eq.s32 	%p94, %r3, 0;
	mov.u32 	%r651, %r629;
	@%p94 bra 	$L__BB0_42;
	setp.eq.s32 	%p95, %r3, 1;
	@%p95 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_39;
$L__BB0_41:
	xor.b32  	%r651, %r629, -2147483648;
	bra.uni 	$L__BB0_42;
$L__BB0_39:
	and.b32  	%r62, %r629, 2147483647;
	mov.u32 	%r321, 2147483647;
	cvt.u32.u64 	%r322, %rd16;
	sub.s32 	%r323, %r321, %r322;
	setp.gt.u32 	%p96, %r62, %r323;
	mov.u32 	%r651, -1;
	@%p96 bra 	$L__BB0_42;
	setp.eq.s32 	%p97, %r62, 0;
	selp.b32 	%r324, 0, %r629, %p97;
	setp.lt.s32 	%p98, %r324, 0;
	selp.b32 	%r325, -1, -2147483648, %p98;
	xor.b32  	%r326, %r325, %r324;
	sub.s32 	%r651, %r326, %r322;
$L__BB0_42:
	cvt.u64.u32 	%rd27, %r651;
	setp.le.u64 	%p6, %rd2, %rd27;
	setp.ge.u64 	%p99, %rd3, %rd27;
	and.pred  	%p333, %p6, %p99;
	setp.eq.s32 	%p100, %r611, 1;
	@%p100 bra 	$L__BB0_46;
	setp.eq.s32 	%p101, %r611, 2;
	setp.le.u64 	%p102, %rd4, %rd27;
	selp.u32 	%r328, 1, 0, %p102;
	add.s32 	%r654, %r654, %r328;
	setp.lt.u64 	%p103, %rd5, %rd27;
	selp.u32 	%r329, 1, 0, %p103;
	add.s32 	%r657, %r657, %r329;
	setp.ge.u64 	%p104, %rd5, %rd27;
	and.pred  	%p105, %p102, %p104;
	or.pred  	%p333, %p333, %p105;
	@%p101 bra 	$L__BB0_46;
	setp.eq.s32 	%p106, %r611, 3;
	setp.le.u64 	%p107, %rd6, %rd27;
	selp.u32 	%r330, 1, 0, %p107;
	add.s32 	%r659, %r659, %r330;
	setp.lt.u64 	%p108, %rd7, %rd27;
	selp.u32 	%r331, 1, 0, %p108;
	add.s32 	%r663, %r663, %r331;
	setp.ge.u64 	%p109, %rd7, %rd27;
	and.pred  	%p110, %p107, %p109;
	or.pred  	%p333, %p333, %p110;
	@%p106 bra 	$L__BB0_46;
	setp.le.u64 	%p111, %rd9, %rd27;
	selp.u32 	%r332, 1, 0, %p111;
	add.s32 	%r658, %r658, %r332;
	setp.lt.u64 	%p112, %rd8, %rd27;
	selp.u32 	%r333, 1, 0, %p112;
	add.s32 	%r662, %r662, %r333;
	setp.ge.u64 	%p113, %rd8, %rd27;
	and.pred  	%p114, %p111, %p113;
	or.pred  	%p333, %p333, %p114;
$L__BB0_46:
	cvt.u64.u32 	%rd195, %r651;
	setp.lt.u64 	%p325, %rd3, %rd195;
	max.u64 	%rd208, %rd208, %rd195;
	selp.u32 	%r334, 1, 0, %p6;
	add.s32 	%r661, %r661, %r334;
	selp.u32 	%r335, 1, 0, %p325;
	add.s32 	%r665, %r665, %r335;
	not.pred 	%p115, %p333;
	@%p115 bra 	$L__BB0_48;
	mov.u32 	%r336, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r337, [%r336], 1;
	shl.b32 	%r338, %r337, 2;
	mov.u32 	%r339, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r340, %r339, %r338;
	st.shared.u32 	[%r340], %r629;
$L__BB0_48:
	cvt.u64.u32 	%rd162, %r266;
	add.s64 	%rd161, %rd206, %rd162;
	add.s64 	%rd160, %rd161, 512;
	setp.ge.s64 	%p318, %rd160, %rd13;
	@%p318 bra 	$L__BB0_60;
	setp.eq.s32 	%p117, %r3, 0;
	mov.u32 	%r666, %r630;
	@%p117 bra 	$L__BB0_54;
	setp.eq.s32 	%p118, %r3, 1;
	@%p118 bra 	$L__BB0_53;
	bra.uni 	$L__BB0_51;
$L__BB0_53:
	xor.b32  	%r666, %r630, -2147483648;
	bra.uni 	$L__BB0_54;
$L__BB0_51:
	and.b32  	%r88, %r630, 2147483647;
	mov.u32 	%r342, 2147483647;
	cvt.u32.u64 	%r343, %rd16;
	sub.s32 	%r344, %r342, %r343;
	setp.gt.u32 	%p119, %r88, %r344;
	mov.u32 	%r666, -1;
	@%p119 bra 	$L__BB0_54;
	setp.eq.s32 	%p120, %r88, 0;
	selp.b32 	%r345, 0, %r630, %p120;
	setp.lt.s32 	%p121, %r345, 0;
	selp.b32 	%r346, -1, -2147483648, %p121;
	xor.b32  	%r347, %r346, %r345;
	sub.s32 	%r666, %r347, %r343;
$L__BB0_54:
	cvt.u64.u32 	%rd30, %r666;
	setp.le.u64 	%p13, %rd2, %rd30;
	setp.ge.u64 	%p122, %rd3, %rd30;
	and.pred  	%p334, %p13, %p122;
	setp.eq.s32 	%p123, %r611, 1;
	@%p123 bra 	$L__BB0_58;
	setp.eq.s32 	%p124, %r611, 2;
	setp.le.u64 	%p125, %rd4, %rd30;
	selp.u32 	%r349, 1, 0, %p125;
	add.s32 	%r654, %r654, %r349;
	setp.lt.u64 	%p126, %rd5, %rd30;
	selp.u32 	%r350, 1, 0, %p126;
	add.s32 	%r657, %r657, %r350;
	setp.ge.u64 	%p127, %rd5, %rd30;
	and.pred  	%p128, %p125, %p127;
	or.pred  	%p334, %p334, %p128;
	@%p124 bra 	$L__BB0_58;
	setp.eq.s32 	%p129, %r611, 3;
	setp.le.u64 	%p130, %rd6, %rd30;
	selp.u32 	%r351, 1, 0, %p130;
	add.s32 	%r659, %r659, %r351;
	setp.lt.u64 	%p131, %rd7, %rd30;
	selp.u32 	%r352, 1, 0, %p131;
	add.s32 	%r663, %r663, %r352;
	setp.ge.u64 	%p132, %rd7, %rd30;
	and.pred  	%p133, %p130, %p132;
	or.pred  	%p334, %p334, %p133;
	@%p129 bra 	$L__BB0_58;
	setp.le.u64 	%p134, %rd9, %rd30;
	selp.u32 	%r353, 1, 0, %p134;
	add.s32 	%r658, %r658, %r353;
	setp.lt.u64 	%p135, %rd8, %rd30;
	selp.u32 	%r354, 1, 0, %p135;
	add.s32 	%r662, %r662, %r354;
	setp.ge.u64 	%p136, %rd8, %rd30;
	and.pred  	%p137, %p134, %p136;
	or.pred  	%p334, %p334, %p137;
$L__BB0_58:
	cvt.u64.u32 	%rd196, %r666;
	setp.lt.u64 	%p326, %rd3, %rd196;
	max.u64 	%rd208, %rd208, %rd196;
	selp.u32 	%r355, 1, 0, %p13;
	add.s32 	%r661, %r661, %r355;
	selp.u32 	%r356, 1, 0, %p326;
	add.s32 	%r665, %r665, %r356;
	not.pred 	%p138, %p334;
	@%p138 bra 	$L__BB0_60;
	mov.u32 	%r357, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r358, [%r357], 1;
	shl.b32 	%r359, %r358, 2;
	mov.u32 	%r360, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r361, %r360, %r359;
	st.shared.u32 	[%r361], %r630;
$L__BB0_60:
	cvt.u64.u32 	%rd165, %r266;
	add.s64 	%rd164, %rd206, %rd165;
	add.s64 	%rd163, %rd164, 768;
	setp.ge.s64 	%p319, %rd163, %rd13;
	@%p319 bra 	$L__BB0_72;
	setp.eq.s32 	%p140, %r3, 0;
	mov.u32 	%r681, %r631;
	@%p140 bra 	$L__BB0_66;
	setp.eq.s32 	%p141, %r3, 1;
	@%p141 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_63;
$L__BB0_65:
	xor.b32  	%r681, %r631, -2147483648;
	bra.uni 	$L__BB0_66;
$L__BB0_63:
	and.b32  	%r114, %r631, 2147483647;
	mov.u32 	%r363, 2147483647;
	cvt.u32.u64 	%r364, %rd16;
	sub.s32 	%r365, %r363, %r364;
	setp.gt.u32 	%p142, %r114, %r365;
	mov.u32 	%r681, -1;
	@%p142 bra 	$L__BB0_66;
	setp.eq.s32 	%p143, %r114, 0;
	selp.b32 	%r366, 0, %r631, %p143;
	setp.lt.s32 	%p144, %r366, 0;
	selp.b32 	%r367, -1, -2147483648, %p144;
	xor.b32  	%r368, %r367, %r366;
	sub.s32 	%r681, %r368, %r364;
$L__BB0_66:
	cvt.u64.u32 	%rd33, %r681;
	setp.le.u64 	%p20, %rd2, %rd33;
	setp.ge.u64 	%p145, %rd3, %rd33;
	and.pred  	%p335, %p20, %p145;
	setp.eq.s32 	%p146, %r611, 1;
	@%p146 bra 	$L__BB0_70;
	setp.eq.s32 	%p147, %r611, 2;
	setp.le.u64 	%p148, %rd4, %rd33;
	selp.u32 	%r370, 1, 0, %p148;
	add.s32 	%r654, %r654, %r370;
	setp.lt.u64 	%p149, %rd5, %rd33;
	selp.u32 	%r371, 1, 0, %p149;
	add.s32 	%r657, %r657, %r371;
	setp.ge.u64 	%p150, %rd5, %rd33;
	and.pred  	%p151, %p148, %p150;
	or.pred  	%p335, %p335, %p151;
	@%p147 bra 	$L__BB0_70;
	setp.eq.s32 	%p152, %r611, 3;
	setp.le.u64 	%p153, %rd6, %rd33;
	selp.u32 	%r372, 1, 0, %p153;
	add.s32 	%r659, %r659, %r372;
	setp.lt.u64 	%p154, %rd7, %rd33;
	selp.u32 	%r373, 1, 0, %p154;
	add.s32 	%r663, %r663, %r373;
	setp.ge.u64 	%p155, %rd7, %rd33;
	and.pred  	%p156, %p153, %p155;
	or.pred  	%p335, %p335, %p156;
	@%p152 bra 	$L__BB0_70;
	setp.le.u64 	%p157, %rd9, %rd33;
	selp.u32 	%r374, 1, 0, %p157;
	add.s32 	%r658, %r658, %r374;
	setp.lt.u64 	%p158, %rd8, %rd33;
	selp.u32 	%r375, 1, 0, %p158;
	add.s32 	%r662, %r662, %r375;
	setp.ge.u64 	%p159, %rd8, %rd33;
	and.pred  	%p160, %p157, %p159;
	or.pred  	%p335, %p335, %p160;
$L__BB0_70:
	cvt.u64.u32 	%rd197, %r681;
	setp.lt.u64 	%p327, %rd3, %rd197;
	max.u64 	%rd208, %rd208, %rd197;
	selp.u32 	%r376, 1, 0, %p20;
	add.s32 	%r661, %r661, %r376;
	selp.u32 	%r377, 1, 0, %p327;
	add.s32 	%r665, %r665, %r377;
	not.pred 	%p161, %p335;
	@%p161 bra 	$L__BB0_72;
	mov.u32 	%r378, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r379, [%r378], 1;
	shl.b32 	%r380, %r379, 2;
	mov.u32 	%r381, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r382, %r381, %r380;
	st.shared.u32 	[%r382], %r631;
$L__BB0_72:
	cvt.u64.u32 	%rd168, %r266;
	add.s64 	%rd167, %rd206, %rd168;
	add.s64 	%rd166, %rd167, 1024;
	setp.ge.s64 	%p320, %rd166, %rd13;
	@%p320 bra 	$L__BB0_84;
	setp.eq.s32 	%p163, %r3, 0;
	mov.u32 	%r696, %r632;
	@%p163 bra 	$L__BB0_78;
	setp.eq.s32 	%p164, %r3, 1;
	@%p164 bra 	$L__BB0_77;
	bra.uni 	$L__BB0_75;
$L__BB0_77:
	xor.b32  	%r696, %r632, -2147483648;
	bra.uni 	$L__BB0_78;
$L__BB0_75:
	and.b32  	%r140, %r632, 2147483647;
	mov.u32 	%r384, 2147483647;
	cvt.u32.u64 	%r385, %rd16;
	sub.s32 	%r386, %r384, %r385;
	setp.gt.u32 	%p165, %r140, %r386;
	mov.u32 	%r696, -1;
	@%p165 bra 	$L__BB0_78;
	setp.eq.s32 	%p166, %r140, 0;
	selp.b32 	%r387, 0, %r632, %p166;
	setp.lt.s32 	%p167, %r387, 0;
	selp.b32 	%r388, -1, -2147483648, %p167;
	xor.b32  	%r389, %r388, %r387;
	sub.s32 	%r696, %r389, %r385;
$L__BB0_78:
	cvt.u64.u32 	%rd36, %r696;
	setp.le.u64 	%p27, %rd2, %rd36;
	setp.ge.u64 	%p168, %rd3, %rd36;
	and.pred  	%p336, %p27, %p168;
	setp.eq.s32 	%p169, %r611, 1;
	@%p169 bra 	$L__BB0_82;
	setp.eq.s32 	%p170, %r611, 2;
	setp.le.u64 	%p171, %rd4, %rd36;
	selp.u32 	%r391, 1, 0, %p171;
	add.s32 	%r654, %r654, %r391;
	setp.lt.u64 	%p172, %rd5, %rd36;
	selp.u32 	%r392, 1, 0, %p172;
	add.s32 	%r657, %r657, %r392;
	setp.ge.u64 	%p173, %rd5, %rd36;
	and.pred  	%p174, %p171, %p173;
	or.pred  	%p336, %p336, %p174;
	@%p170 bra 	$L__BB0_82;
	setp.eq.s32 	%p175, %r611, 3;
	setp.le.u64 	%p176, %rd6, %rd36;
	selp.u32 	%r393, 1, 0, %p176;
	add.s32 	%r659, %r659, %r393;
	setp.lt.u64 	%p177, %rd7, %rd36;
	selp.u32 	%r394, 1, 0, %p177;
	add.s32 	%r663, %r663, %r394;
	setp.ge.u64 	%p178, %rd7, %rd36;
	and.pred  	%p179, %p176, %p178;
	or.pred  	%p336, %p336, %p179;
	@%p175 bra 	$L__BB0_82;
	setp.le.u64 	%p180, %rd9, %rd36;
	selp.u32 	%r395, 1, 0, %p180;
	add.s32 	%r658, %r658, %r395;
	setp.lt.u64 	%p181, %rd8, %rd36;
	selp.u32 	%r396, 1, 0, %p181;
	add.s32 	%r662, %r662, %r396;
	setp.ge.u64 	%p182, %rd8, %rd36;
	and.pred  	%p183, %p180, %p182;
	or.pred  	%p336, %p336, %p183;
$L__BB0_82:
	cvt.u64.u32 	%rd198, %r696;
	setp.lt.u64 	%p328, %rd3, %rd198;
	max.u64 	%rd208, %rd208, %rd198;
	selp.u32 	%r397, 1, 0, %p27;
	add.s32 	%r661, %r661, %r397;
	selp.u32 	%r398, 1, 0, %p328;
	add.s32 	%r665, %r665, %r398;
	not.pred 	%p184, %p336;
	@%p184 bra 	$L__BB0_84;
	mov.u32 	%r399, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r400, [%r399], 1;
	shl.b32 	%r401, %r400, 2;
	mov.u32 	%r402, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r403, %r402, %r401;
	st.shared.u32 	[%r403], %r632;
$L__BB0_84:
	cvt.u64.u32 	%rd171, %r266;
	add.s64 	%rd170, %rd206, %rd171;
	add.s64 	%rd169, %rd170, 1280;
	setp.ge.s64 	%p321, %rd169, %rd13;
	@%p321 bra 	$L__BB0_96;
	setp.eq.s32 	%p186, %r3, 0;
	mov.u32 	%r711, %r633;
	@%p186 bra 	$L__BB0_90;
	setp.eq.s32 	%p187, %r3, 1;
	@%p187 bra 	$L__BB0_89;
	bra.uni 	$L__BB0_87;
$L__BB0_89:
	xor.b32  	%r711, %r633, -2147483648;
	bra.uni 	$L__BB0_90;
$L__BB0_87:
	and.b32  	%r166, %r633, 2147483647;
	mov.u32 	%r405, 2147483647;
	cvt.u32.u64 	%r406, %rd16;
	sub.s32 	%r407, %r405, %r406;
	setp.gt.u32 	%p188, %r166, %r407;
	mov.u32 	%r711, -1;
	@%p188 bra 	$L__BB0_90;
	setp.eq.s32 	%p189, %r166, 0;
	selp.b32 	%r408, 0, %r633, %p189;
	setp.lt.s32 	%p190, %r408, 0;
	selp.b32 	%r409, -1, -2147483648, %p190;
	xor.b32  	%r410, %r409, %r408;
	sub.s32 	%r711, %r410, %r406;
$L__BB0_90:
	cvt.u64.u32 	%rd39, %r711;
	setp.le.u64 	%p34, %rd2, %rd39;
	setp.ge.u64 	%p191, %rd3, %rd39;
	and.pred  	%p337, %p34, %p191;
	setp.eq.s32 	%p192, %r611, 1;
	@%p192 bra 	$L__BB0_94;
	setp.eq.s32 	%p193, %r611, 2;
	setp.le.u64 	%p194, %rd4, %rd39;
	selp.u32 	%r412, 1, 0, %p194;
	add.s32 	%r654, %r654, %r412;
	setp.lt.u64 	%p195, %rd5, %rd39;
	selp.u32 	%r413, 1, 0, %p195;
	add.s32 	%r657, %r657, %r413;
	setp.ge.u64 	%p196, %rd5, %rd39;
	and.pred  	%p197, %p194, %p196;
	or.pred  	%p337, %p337, %p197;
	@%p193 bra 	$L__BB0_94;
	setp.eq.s32 	%p198, %r611, 3;
	setp.le.u64 	%p199, %rd6, %rd39;
	selp.u32 	%r414, 1, 0, %p199;
	add.s32 	%r659, %r659, %r414;
	setp.lt.u64 	%p200, %rd7, %rd39;
	selp.u32 	%r415, 1, 0, %p200;
	add.s32 	%r663, %r663, %r415;
	setp.ge.u64 	%p201, %rd7, %rd39;
	and.pred  	%p202, %p199, %p201;
	or.pred  	%p337, %p337, %p202;
	@%p198 bra 	$L__BB0_94;
	setp.le.u64 	%p203, %rd9, %rd39;
	selp.u32 	%r416, 1, 0, %p203;
	add.s32 	%r658, %r658, %r416;
	setp.lt.u64 	%p204, %rd8, %rd39;
	selp.u32 	%r417, 1, 0, %p204;
	add.s32 	%r662, %r662, %r417;
	setp.ge.u64 	%p205, %rd8, %rd39;
	and.pred  	%p206, %p203, %p205;
	or.pred  	%p337, %p337, %p206;
$L__BB0_94:
	cvt.u64.u32 	%rd199, %r711;
	setp.lt.u64 	%p329, %rd3, %rd199;
	max.u64 	%rd208, %rd208, %rd199;
	selp.u32 	%r418, 1, 0, %p34;
	add.s32 	%r661, %r661, %r418;
	selp.u32 	%r419, 1, 0, %p329;
	add.s32 	%r665, %r665, %r419;
	not.pred 	%p207, %p337;
	@%p207 bra 	$L__BB0_96;
	mov.u32 	%r420, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r421, [%r420], 1;
	shl.b32 	%r422, %r421, 2;
	mov.u32 	%r423, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r424, %r423, %r422;
	st.shared.u32 	[%r424], %r633;
$L__BB0_96:
	cvt.u64.u32 	%rd174, %r266;
	add.s64 	%rd173, %rd206, %rd174;
	add.s64 	%rd172, %rd173, 1536;
	setp.ge.s64 	%p322, %rd172, %rd13;
	@%p322 bra 	$L__BB0_108;
	setp.eq.s32 	%p209, %r3, 0;
	mov.u32 	%r726, %r634;
	@%p209 bra 	$L__BB0_102;
	setp.eq.s32 	%p210, %r3, 1;
	@%p210 bra 	$L__BB0_101;
	bra.uni 	$L__BB0_99;
$L__BB0_101:
	xor.b32  	%r726, %r634, -2147483648;
	bra.uni 	$L__BB0_102;
$L__BB0_99:
	and.b32  	%r192, %r634, 2147483647;
	mov.u32 	%r426, 2147483647;
	cvt.u32.u64 	%r427, %rd16;
	sub.s32 	%r428, %r426, %r427;
	setp.gt.u32 	%p211, %r192, %r428;
	mov.u32 	%r726, -1;
	@%p211 bra 	$L__BB0_102;
	setp.eq.s32 	%p212, %r192, 0;
	selp.b32 	%r429, 0, %r634, %p212;
	setp.lt.s32 	%p213, %r429, 0;
	selp.b32 	%r430, -1, -2147483648, %p213;
	xor.b32  	%r431, %r430, %r429;
	sub.s32 	%r726, %r431, %r427;
$L__BB0_102:
	cvt.u64.u32 	%rd42, %r726;
	setp.le.u64 	%p41, %rd2, %rd42;
	setp.ge.u64 	%p214, %rd3, %rd42;
	and.pred  	%p338, %p41, %p214;
	setp.eq.s32 	%p215, %r611, 1;
	@%p215 bra 	$L__BB0_106;
	setp.eq.s32 	%p216, %r611, 2;
	setp.le.u64 	%p217, %rd4, %rd42;
	selp.u32 	%r433, 1, 0, %p217;
	add.s32 	%r654, %r654, %r433;
	setp.lt.u64 	%p218, %rd5, %rd42;
	selp.u32 	%r434, 1, 0, %p218;
	add.s32 	%r657, %r657, %r434;
	setp.ge.u64 	%p219, %rd5, %rd42;
	and.pred  	%p220, %p217, %p219;
	or.pred  	%p338, %p338, %p220;
	@%p216 bra 	$L__BB0_106;
	setp.eq.s32 	%p221, %r611, 3;
	setp.le.u64 	%p222, %rd6, %rd42;
	selp.u32 	%r435, 1, 0, %p222;
	add.s32 	%r659, %r659, %r435;
	setp.lt.u64 	%p223, %rd7, %rd42;
	selp.u32 	%r436, 1, 0, %p223;
	add.s32 	%r663, %r663, %r436;
	setp.ge.u64 	%p224, %rd7, %rd42;
	and.pred  	%p225, %p222, %p224;
	or.pred  	%p338, %p338, %p225;
	@%p221 bra 	$L__BB0_106;
	setp.le.u64 	%p226, %rd9, %rd42;
	selp.u32 	%r437, 1, 0, %p226;
	add.s32 	%r658, %r658, %r437;
	setp.lt.u64 	%p227, %rd8, %rd42;
	selp.u32 	%r438, 1, 0, %p227;
	add.s32 	%r662, %r662, %r438;
	setp.ge.u64 	%p228, %rd8, %rd42;
	and.pred  	%p229, %p226, %p228;
	or.pred  	%p338, %p338, %p229;
$L__BB0_106:
	cvt.u64.u32 	%rd200, %r726;
	setp.lt.u64 	%p330, %rd3, %rd200;
	max.u64 	%rd208, %rd208, %rd200;
	selp.u32 	%r439, 1, 0, %p41;
	add.s32 	%r661, %r661, %r439;
	selp.u32 	%r440, 1, 0, %p330;
	add.s32 	%r665, %r665, %r440;
	not.pred 	%p230, %p338;
	@%p230 bra 	$L__BB0_108;
	mov.u32 	%r441, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r442, [%r441], 1;
	shl.b32 	%r443, %r442, 2;
	mov.u32 	%r444, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r445, %r444, %r443;
	st.shared.u32 	[%r445], %r634;
$L__BB0_108:
	cvt.u64.u32 	%rd177, %r266;
	add.s64 	%rd176, %rd206, %rd177;
	add.s64 	%rd175, %rd176, 1792;
	setp.ge.s64 	%p323, %rd175, %rd13;
	@%p323 bra 	$L__BB0_120;
	setp.eq.s32 	%p232, %r3, 0;
	mov.u32 	%r741, %r635;
	@%p232 bra 	$L__BB0_114;
	setp.eq.s32 	%p233, %r3, 1;
	@%p233 bra 	$L__BB0_113;
	bra.uni 	$L__BB0_111;
$L__BB0_113:
	xor.b32  	%r741, %r635, -2147483648;
	bra.uni 	$L__BB0_114;
$L__BB0_111:
	and.b32  	%r218, %r635, 2147483647;
	mov.u32 	%r447, 2147483647;
	cvt.u32.u64 	%r448, %rd16;
	sub.s32 	%r449, %r447, %r448;
	setp.gt.u32 	%p234, %r218, %r449;
	mov.u32 	%r741, -1;
	@%p234 bra 	$L__BB0_114;
	setp.eq.s32 	%p235, %r218, 0;
	selp.b32 	%r450, 0, %r635, %p235;
	setp.lt.s32 	%p236, %r450, 0;
	selp.b32 	%r451, -1, -2147483648, %p236;
	xor.b32  	%r452, %r451, %r450;
	sub.s32 	%r741, %r452, %r448;
$L__BB0_114:
	cvt.u64.u32 	%rd45, %r741;
	setp.le.u64 	%p48, %rd2, %rd45;
	setp.ge.u64 	%p237, %rd3, %rd45;
	and.pred  	%p339, %p48, %p237;
	setp.eq.s32 	%p238, %r611, 1;
	@%p238 bra 	$L__BB0_118;
	setp.eq.s32 	%p239, %r611, 2;
	setp.le.u64 	%p240, %rd4, %rd45;
	selp.u32 	%r454, 1, 0, %p240;
	add.s32 	%r654, %r654, %r454;
	setp.lt.u64 	%p241, %rd5, %rd45;
	selp.u32 	%r455, 1, 0, %p241;
	add.s32 	%r657, %r657, %r455;
	setp.ge.u64 	%p242, %rd5, %rd45;
	and.pred  	%p243, %p240, %p242;
	or.pred  	%p339, %p339, %p243;
	@%p239 bra 	$L__BB0_118;
	setp.eq.s32 	%p244, %r611, 3;
	setp.le.u64 	%p245, %rd6, %rd45;
	selp.u32 	%r456, 1, 0, %p245;
	add.s32 	%r659, %r659, %r456;
	setp.lt.u64 	%p246, %rd7, %rd45;
	selp.u32 	%r457, 1, 0, %p246;
	add.s32 	%r663, %r663, %r457;
	setp.ge.u64 	%p247, %rd7, %rd45;
	and.pred  	%p248, %p245, %p247;
	or.pred  	%p339, %p339, %p248;
	@%p244 bra 	$L__BB0_118;
	setp.le.u64 	%p249, %rd9, %rd45;
	selp.u32 	%r458, 1, 0, %p249;
	add.s32 	%r658, %r658, %r458;
	setp.lt.u64 	%p250, %rd8, %rd45;
	selp.u32 	%r459, 1, 0, %p250;
	add.s32 	%r662, %r662, %r459;
	setp.ge.u64 	%p251, %rd8, %rd45;
	and.pred  	%p252, %p249, %p251;
	or.pred  	%p339, %p339, %p252;
$L__BB0_118:
	cvt.u64.u32 	%rd201, %r741;
	setp.lt.u64 	%p331, %rd3, %rd201;
	max.u64 	%rd208, %rd208, %rd201;
	selp.u32 	%r460, 1, 0, %p48;
	add.s32 	%r661, %r661, %r460;
	selp.u32 	%r461, 1, 0, %p331;
	add.s32 	%r665, %r665, %r461;
	not.pred 	%p253, %p339;
	@%p253 bra 	$L__BB0_120;
	mov.u32 	%r462, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count;
	atom.shared.add.u32 	%r463, [%r462], 1;
	shl.b32 	%r464, %r463, 2;
	mov.u32 	%r465, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r466, %r465, %r464;
	st.shared.u32 	[%r466], %r635;
$L__BB0_120:
	bar.sync 	0;
	ld.shared.u32 	%rd48, [_ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count];
	setp.eq.s64 	%p255, %rd48, 0;
	or.pred  	%p256, %p58, %p255;
	@%p256 bra 	$L__BB0_122;
	atom.global.add.u64 	%rd110, [%rd109], %rd48;
	st.shared.u64 	[_ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5start], %rd110;
$L__BB0_122:
	cvt.u32.u64 	%r468, %rd48;
	bar.sync 	0;
	setp.ge.u32 	%p257, %r266, %r468;
	@%p257 bra 	$L__BB0_127;
	ld.shared.u64 	%rd49, [_ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5start];
	mov.u32 	%r756, %r266;
$L__BB0_124:
	cvt.u64.u32 	%rd111, %r756;
	add.s64 	%rd50, %rd49, %rd111;
	setp.ge.u64 	%p258, %rd50, %rd15;
	@%p258 bra 	$L__BB0_126;
	shl.b32 	%r470, %r756, 2;
	mov.u32 	%r471, _ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE4kept;
	add.s32 	%r472, %r471, %r470;
	ld.shared.u32 	%r473, [%r472];
	shl.b64 	%rd113, %rd50, 2;
	add.s64 	%rd114, %rd112, %rd113;
	st.global.u32 	[%rd114], %r473;
$L__BB0_126:
	cvt.u32.u64 	%r610, %rd48;
	add.s32 	%r756, %r756, 256;
	setp.lt.u32 	%p259, %r756, %r610;
	@%p259 bra 	$L__BB0_124;
$L__BB0_127:
	@%p58 bra 	$L__BB0_129;
	mov.u32 	%r476, 0;
	st.shared.u32 	[_ZZ9pick_takeIjEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_185710PickParamsEE5count], %r476;
$L__BB0_129:
	mov.u32 	%r608, %nctaid.x;
	mov.u32 	%r607, %ntid.x;
	mul.wide.u32 	%rd178, %r607, %r608;
	bar.sync 	0;
	shl.b64 	%rd116, %rd178, 3;
	add.s64 	%rd206, %rd206, %rd116;
	setp.lt.s64 	%p261, %rd206, %rd13;
	add.s64 	%rd204, %rd204, 1;
	@%p261 bra 	$L__BB0_8;
	bra.uni 	$L__BB0_130;
$L__BB0_6:
	mov.u64 	%rd208, 0;
	mov.u32 	%r658, 0;
	mov.u32 	%r659, %r658;
	mov.u32 	%r654, %r658;
	mov.u32 	%r661, %r658;
	mov.u32 	%r662, %r658;
	mov.u32 	%r663, %r658;
	mov.u32 	%r657, %r658;
	mov.u32 	%r665, %r658;
$L__BB0_130:
	mov.b64 	%rd179, gs_pick_take_4_param_0;
	and.b32  	%r255, %r266, 31;
	mov.u32 	%r480, 31;
	setp.ne.s32 	%p262, %r255, 0;
	ld.param.u64 	%rd118, [%rd179+32];
	cvta.to.global.u64 	%rd54, %rd118;
	mov.u32 	%r481, 16;
	mov.u32 	%r482, -1;
	shfl.sync.bfly.b32 	%r483|%p263, %r661, %r481, %r480, %r482;
	add.s32 	%r484, %r483, %r661;
	shfl.sync.bfly.b32 	%r485|%p264, %r665, %r481, %r480, %r482;
	add.s32 	%r486, %r485, %r665;
	mov.u32 	%r487, 8;
	shfl.sync.bfly.b32 	%r488|%p265, %r484, %r487, %r480, %r482;
	add.s32 	%r489, %r488, %r484;
	shfl.sync.bfly.b32 	%r490|%p266, %r486, %r487, %r480, %r482;
	add.s32 	%r491, %r490, %r486;
	mov.u32 	%r492, 4;
	shfl.sync.bfly.b32 	%r493|%p267, %r489, %r492, %r480, %r482;
	add.s32 	%r494, %r493, %r489;
	shfl.sync.bfly.b32 	%r495|%p268, %r491, %r492, %r480, %r482;
	add.s32 	%r496, %r495, %r491;
	mov.u32 	%r497, 2;
	shfl.sync.bfly.b32 	%r498|%p269, %r494, %r497, %r480, %r482;
	add.s32 	%r499, %r498, %r494;
	shfl.sync.bfly.b32 	%r500|%p270, %r496, %r497, %r480, %r482;
	add.s32 	%r501, %r500, %r496;
	mov.u32 	%r502, 1;
	shfl.sync.bfly.b32 	%r503|%p271, %r499, %r502, %r480, %r482;
	add.s32 	%r256, %r503, %r499;
	shfl.sync.bfly.b32 	%r504|%p272, %r501, %r502, %r480, %r482;
	add.s32 	%r257, %r504, %r501;
	@%p262 bra 	$L__BB0_132;
	cvt.u64.u32 	%rd119, %r256;
	atom.global.add.u64 	%rd120, [%rd54], %rd119;
	cvt.u64.u32 	%rd121, %r257;
	add.s64 	%rd122, %rd54, 8;
	atom.global.add.u64 	%rd123, [%rd122], %rd121;
$L__BB0_132:
	shfl.sync.bfly.b32 	%r508|%p274, %r654, %r481, %r480, %r482;
	add.s32 	%r509, %r508, %r654;
	shfl.sync.bfly.b32 	%r510|%p275, %r657, %r481, %r480, %r482;
	add.s32 	%r511, %r510, %r657;
	shfl.sync.bfly.b32 	%r513|%p276, %r509, %r487, %r480, %r482;
	add.s32 	%r514, %r513, %r509;
	shfl.sync.bfly.b32 	%r515|%p277, %r511, %r487, %r480, %r482;
	add.s32 	%r516, %r515, %r511;
	shfl.sync.bfly.b32 	%r518|%p278, %r514, %r492, %r480, %r482;
	add.s32 	%r519, %r518, %r514;
	shfl.sync.bfly.b32 	%r520|%p279, %r516, %r492, %r480, %r482;
	add.s32 	%r521, %r520, %r516;
	shfl.sync.bfly.b32 	%r523|%p280, %r519, %r497, %r480, %r482;
	add.s32 	%r524, %r523, %r519;
	shfl.sync.bfly.b32 	%r525|%p281, %r521, %r497, %r480, %r482;
	add.s32 	%r526, %r525, %r521;
	shfl.sync.bfly.b32 	%r528|%p282, %r524, %r502, %r480, %r482;
	add.s32 	%r258, %r528, %r524;
	shfl.sync.bfly.b32 	%r529|%p283, %r526, %r502, %r480, %r482;
	add.s32 	%r259, %r529, %r526;
	@%p262 bra 	$L__BB0_134;
	add.s64 	%rd124, %rd54, 16;
	cvt.u64.u32 	%rd125, %r258;
	atom.global.add.u64 	%rd126, [%rd124], %rd125;
	cvt.u64.u32 	%rd127, %r259;
	add.s64 	%rd128, %rd54, 24;
	atom.global.add.u64 	%rd129, [%rd128], %rd127;
$L__BB0_134:
	mov.u32 	%r530, 31;
	mov.u32 	%r531, 16;
	mov.u32 	%r532, -1;
	shfl.sync.bfly.b32 	%r533|%p285, %r659, %r531, %r530, %r532;
	add.s32 	%r534, %r533, %r659;
	shfl.sync.bfly.b32 	%r535|%p286, %r663, %r531, %r530, %r532;
	add.s32 	%r536, %r535, %r663;
	mov.u32 	%r537, 8;
	shfl.sync.bfly.b32 	%r538|%p287, %r534, %r537, %r530, %r532;
	add.s32 	%r539, %r538, %r534;
	shfl.sync.bfly.b32 	%r540|%p288, %r536, %r537, %r530, %r532;
	add.s32 	%r541, %r540, %r536;
	mov.u32 	%r542, 4;
	shfl.sync.bfly.b32 	%r543|%p289, %r539, %r542, %r530, %r532;
	add.s32 	%r544, %r543, %r539;
	shfl.sync.bfly.b32 	%r545|%p290, %r541, %r542, %r530, %r532;
	add.s32 	%r546, %r545, %r541;
	mov.u32 	%r547, 2;
	shfl.sync.bfly.b32 	%r548|%p291, %r544, %r547, %r530, %r532;
	add.s32 	%r549, %r548, %r544;
	shfl.sync.bfly.b32 	%r550|%p292, %r546, %r547, %r530, %r532;
	add.s32 	%r551, %r550, %r546;
	mov.u32 	%r552, 1;
	shfl.sync.bfly.b32 	%r553|%p293, %r549, %r552, %r530, %r532;
	add.s32 	%r260, %r553, %r549;
	shfl.sync.bfly.b32 	%r554|%p294, %r551, %r552, %r530, %r532;
	add.s32 	%r261, %r554, %r551;
	@%p262 bra 	$L__BB0_136;
	add.s64 	%rd130, %rd54, 32;
	cvt.u64.u32 	%rd131, %r260;
	atom.global.add.u64 	%rd132, [%rd130], %rd131;
	cvt.u64.u32 	%rd133, %r261;
	add.s64 	%rd134, %rd54, 40;
	atom.global.add.u64 	%rd135, [%rd134], %rd133;
$L__BB0_136:
	shfl.sync.bfly.b32 	%r558|%p296, %r658, %r531, %r530, %r532;
	add.s32 	%r559, %r558, %r658;
	shfl.sync.bfly.b32 	%r560|%p297, %r662, %r531, %r530, %r532;
	add.s32 	%r561, %r560, %r662;
	shfl.sync.bfly.b32 	%r563|%p298, %r559, %r537, %r530, %r532;
	add.s32 	%r564, %r563, %r559;
	shfl.sync.bfly.b32 	%r565|%p299, %r561, %r537, %r530, %r532;
	add.s32 	%r566, %r565, %r561;
	shfl.sync.bfly.b32 	%r568|%p300, %r564, %r542, %r530, %r532;
	add.s32 	%r569, %r568, %r564;
	shfl.sync.bfly.b32 	%r570|%p301, %r566, %r542, %r530, %r532;
	add.s32 	%r571, %r570, %r566;
	shfl.sync.bfly.b32 	%r573|%p302, %r569, %r547, %r530, %r532;
	add.s32 	%r574, %r573, %r569;
	shfl.sync.bfly.b32 	%r575|%p303, %r571, %r547, %r530, %r532;
	add.s32 	%r576, %r575, %r571;
	shfl.sync.bfly.b32 	%r578|%p304, %r574, %r552, %r530, %r532;
	add.s32 	%r262, %r578, %r574;
	shfl.sync.bfly.b32 	%r579|%p305, %r576, %r552, %r530, %r532;
	add.s32 	%r263, %r579, %r576;
	@%p262 bra 	$L__BB0_138;
	add.s64 	%rd136, %rd54, 48;
	cvt.u64.u32 	%rd137, %r262;
	atom.global.add.u64 	%rd138, [%rd136], %rd137;
	cvt.u64.u32 	%rd139, %r263;
	add.s64 	%rd140, %rd54, 56;
	atom.global.add.u64 	%rd141, [%rd140], %rd139;
$L__BB0_138:
	mov.b64 {%r580,%r581}, %rd208;
	mov.u32 	%r600, 31;
	mov.u32 	%r601, 16;
	mov.u32 	%r602, -1;
	shfl.sync.bfly.b32 	%r583|%p307, %r581, %r601, %r600, %r602;
	shfl.sync.bfly.b32 	%r582|%p308, %r580, %r601, %r600, %r602;
	mov.b64 %rd143, {%r582,%r583};
	max.u64 	%rd144, %rd143, %rd208;
	mov.b64 {%r584,%r585}, %rd144;
	mov.u32 	%r603, 8;
	shfl.sync.bfly.b32 	%r587|%p309, %r585, %r603, %r600, %r602;
	shfl.sync.bfly.b32 	%r586|%p310, %r584, %r603, %r600, %r602;
	mov.b64 %rd145, {%r586,%r587};
	max.u64 	%rd146, %rd145, %rd144;
	mov.b64 {%r588,%r589}, %rd146;
	mov.u32 	%r604, 4;
	shfl.sync.bfly.b32 	%r591|%p311, %r589, %r604, %r600, %r602;
	shfl.sync.bfly.b32 	%r590|%p312, %r588, %r604, %r600, %r602;
	mov.b64 %rd147, {%r590,%r591};
	max.u64 	%rd148, %rd147, %rd146;
	mov.b64 {%r592,%r593}, %rd148;
	mov.u32 	%r605, 2;
	shfl.sync.bfly.b32 	%r595|%p313, %r593, %r605, %r600, %r602;
	shfl.sync.bfly.b32 	%r594|%p314, %r592, %r605, %r600, %r602;
	mov.b64 %rd149, {%r594,%r595};
	max.u64 	%rd150, %rd149, %rd148;
	mov.b64 {%r596,%r597}, %rd150;
	mov.u32 	%r606, 1;
	shfl.sync.bfly.b32 	%r599|%p315, %r597, %r606, %r600, %r602;
	shfl.sync.bfly.b32 	%r598|%p316, %r596, %r606, %r600, %r602;
	mov.b64 %rd151, {%r598,%r599};
	max.u64 	%rd55, %rd151, %rd150;
	@%p262 bra 	$L__BB0_140;
	mov.b64 	%rd180, gs_pick_take_4_param_0;
	ld.param.u64 	%rd153, [%rd180+32];
	cvta.to.global.u64 	%rd154, %rd153;
	add.s64 	%rd155, %rd154, 72;
	atom.global.max.u64 	%rd156, [%rd155], %rd55;
$L__BB0_140:
	ret;
}
)PTX"},
    {"gs_pick_take_8", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_pick_take_8(
	.param .align 8 .b8 gs_pick_take_8_param_0[160]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<340>;
	.reg .b32 	%r<611>;
	.reg .b64 	%rd<339>;
	.shared .align 8 .b8 _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept[16384];
	.shared .align 4 .u32 _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	.shared .align 8 .u64 _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5start;
	mov.b64 	%rd104, gs_pick_take_8_param_0;
	add.s64 	%rd1, %rd104, 24;
	ld.param.u64 	%rd106, [gs_pick_take_8_param_0+24];
	cvta.to.global.u64 	%rd107, %rd106;
	ld.global.u64 	%rd2, [%rd107];
	ld.global.u64 	%rd3, [%rd107+8];
	ld.global.u64 	%rd4, [%rd107+16];
	ld.global.u64 	%rd5, [%rd107+24];
	ld.global.u64 	%rd6, [%rd107+32];
	ld.global.u64 	%rd7, [%rd107+40];
	ld.global.u64 	%rd8, [%rd107+56];
	ld.global.u64 	%rd9, [%rd107+48];
	setp.ne.s64 	%p55, %rd9, -1;
	mov.u32 	%r481, 4;
	@%p55 bra 	$L__BB0_3;
	setp.ne.s64 	%p56, %rd6, -1;
	mov.u32 	%r481, 3;
	@%p56 bra 	$L__BB0_3;
	setp.eq.s64 	%p57, %rd4, -1;
	selp.b32 	%r481, 1, 2, %p57;
$L__BB0_3:
	ld.param.u64 	%rd10, [%rd1+-24];
	ld.param.u64 	%rd11, [%rd1+-16];
	mov.u32 	%r210, %tid.x;
	setp.ne.s32 	%p58, %r210, 0;
	@%p58 bra 	$L__BB0_5;
	mov.u32 	%r211, 0;
	st.shared.u32 	[_ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count], %r211;
$L__BB0_5:
	bar.sync 	0;
	mov.u32 	%r212, %ctaid.x;
	mul.wide.u32 	%rd313, %r212, 2048;
	ld.param.u64 	%rd13, [%rd1+16];
	setp.lt.s64 	%p59, %rd313, %rd13;
	@%p59 bra 	$L__BB0_7;
	bra.uni 	$L__BB0_6;
$L__BB0_7:
	ld.param.u64 	%rd14, [%rd1+8];
	mov.u64 	%rd303, 0;
	ld.param.u64 	%rd15, [%rd1+104];
	ld.param.u32 	%r3, [%rd1+132];
	ld.param.u64 	%rd16, [%rd1+120];
	mov.u32 	%r510, 0;
	cvta.to.global.u64 	%rd213, %rd14;
	add.s64 	%rd214, %rd213, 64;
	cvta.to.global.u64 	%rd218, %rd11;
	mov.u32 	%r511, %r510;
	mov.u32 	%r506, %r510;
	mov.u32 	%r513, %r510;
	mov.u32 	%r514, %r510;
	mov.u32 	%r515, %r510;
	mov.u32 	%r509, %r510;
	mov.u32 	%r517, %r510;
	mov.u64 	%rd325, %rd303;
$L__BB0_8:
	cvt.u64.u32 	%rd28, %r210;
	add.s64 	%rd29, %rd313, %rd28;
	setp.ge.s64 	%p60, %rd29, %rd13;
	@%p60 bra 	$L__BB0_10;
	cvt.u64.u32 	%rd302, %r210;
	add.s64 	%rd301, %rd313, %rd302;
	shl.b64 	%rd114, %rd301, 3;
	add.s64 	%rd113, %rd10, %rd114;
	ld.global.cs.u64 %rd314, [%rd113];
$L__BB0_10:
	cvt.u64.u32 	%rd288, %r210;
	add.s64 	%rd287, %rd313, %rd288;
	mov.u32 	%r479, %ctaid.x;
	mul.wide.u32 	%rd115, %r479, 2048;
	mov.u32 	%r231, %nctaid.x;
	mov.u32 	%r232, %ntid.x;
	mul.wide.u32 	%rd116, %r232, %r231;
	mul.lo.s64 	%rd117, %rd116, %rd303;
	shl.b64 	%rd118, %rd117, 3;
	add.s64 	%rd119, %rd118, %rd288;
	add.s64 	%rd120, %rd119, %rd115;
	shl.b64 	%rd121, %rd120, 3;
	add.s64 	%rd122, %rd10, %rd121;
	add.s64 	%rd32, %rd122, 2048;
	add.s64 	%rd124, %rd287, 256;
	setp.ge.s64 	%p61, %rd124, %rd13;
	@%p61 bra 	$L__BB0_12;
	ld.global.cs.u64 %rd315, [%rd32];
$L__BB0_12:
	cvt.u64.u32 	%rd290, %r210;
	add.s64 	%rd289, %rd313, %rd290;
	add.s64 	%rd128, %rd289, 512;
	setp.ge.s64 	%p62, %rd128, %rd13;
	@%p62 bra 	$L__BB0_14;
	add.s64 	%rd130, %rd32, 2048;
	ld.global.cs.u64 %rd316, [%rd130];
$L__BB0_14:
	cvt.u64.u32 	%rd292, %r210;
	add.s64 	%rd291, %rd313, %rd292;
	add.s64 	%rd132, %rd291, 768;
	setp.ge.s64 	%p63, %rd132, %rd13;
	@%p63 bra 	$L__BB0_16;
	add.s64 	%rd134, %rd32, 4096;
	ld.global.cs.u64 %rd317, [%rd134];
$L__BB0_16:
	cvt.u64.u32 	%rd294, %r210;
	add.s64 	%rd293, %rd313, %rd294;
	add.s64 	%rd136, %rd293, 1024;
	setp.ge.s64 	%p64, %rd136, %rd13;
	@%p64 bra 	$L__BB0_18;
	add.s64 	%rd138, %rd32, 6144;
	ld.global.cs.u64 %rd318, [%rd138];
$L__BB0_18:
	cvt.u64.u32 	%rd296, %r210;
	add.s64 	%rd295, %rd313, %rd296;
	add.s64 	%rd140, %rd295, 1280;
	setp.ge.s64 	%p65, %rd140, %rd13;
	@%p65 bra 	$L__BB0_20;
	add.s64 	%rd142, %rd32, 8192;
	ld.global.cs.u64 %rd319, [%rd142];
$L__BB0_20:
	cvt.u64.u32 	%rd298, %r210;
	add.s64 	%rd297, %rd313, %rd298;
	add.s64 	%rd144, %rd297, 1536;
	setp.ge.s64 	%p66, %rd144, %rd13;
	@%p66 bra 	$L__BB0_22;
	add.s64 	%rd146, %rd32, 10240;
	ld.global.cs.u64 %rd320, [%rd146];
$L__BB0_22:
	cvt.u64.u32 	%rd300, %r210;
	add.s64 	%rd299, %rd313, %rd300;
	add.s64 	%rd148, %rd299, 1792;
	setp.ge.s64 	%p67, %rd148, %rd13;
	@%p67 bra 	$L__BB0_24;
	add.s64 	%rd150, %rd32, 12288;
	ld.global.cs.u64 %rd321, [%rd150];
$L__BB0_24:
	setp.ge.s64 	%p324, %rd29, %rd13;
	@%p324 bra 	$L__BB0_36;
	setp.eq.s32 	%p69, %r3, 0;
	mov.u64 	%rd322, %rd314;
	@%p69 bra 	$L__BB0_30;
	setp.eq.s32 	%p70, %r3, 1;
	@%p70 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_27;
$L__BB0_29:
	xor.b64  	%rd322, %rd314, -9223372036854775808;
	bra.uni 	$L__BB0_30;
$L__BB0_27:
	and.b64  	%rd47, %rd314, 9223372036854775807;
	mov.u64 	%rd152, 9223372036854775807;
	sub.s64 	%rd153, %rd152, %rd16;
	setp.gt.u64 	%p71, %rd47, %rd153;
	mov.u64 	%rd322, -1;
	@%p71 bra 	$L__BB0_30;
	setp.eq.s64 	%p72, %rd47, 0;
	selp.b64 	%rd154, 0, %rd314, %p72;
	setp.lt.s64 	%p73, %rd154, 0;
	selp.b64 	%rd155, -1, -9223372036854775808, %p73;
	xor.b64  	%rd156, %rd155, %rd154;
	sub.s64 	%rd322, %rd156, %rd16;
$L__BB0_30:
	max.u64 	%rd325, %rd322, %rd325;
	setp.ge.u64 	%p74, %rd322, %rd2;
	selp.u32 	%r233, 1, 0, %p74;
	add.s32 	%r513, %r513, %r233;
	setp.gt.u64 	%p75, %rd322, %rd3;
	selp.u32 	%r234, 1, 0, %p75;
	add.s32 	%r517, %r517, %r234;
	setp.le.u64 	%p76, %rd322, %rd3;
	and.pred  	%p332, %p74, %p76;
	setp.eq.s32 	%p77, %r481, 1;
	@%p77 bra 	$L__BB0_34;
	setp.eq.s32 	%p78, %r481, 2;
	setp.ge.u64 	%p79, %rd322, %rd4;
	selp.u32 	%r235, 1, 0, %p79;
	add.s32 	%r506, %r506, %r235;
	setp.gt.u64 	%p80, %rd322, %rd5;
	selp.u32 	%r236, 1, 0, %p80;
	add.s32 	%r509, %r509, %r236;
	setp.le.u64 	%p81, %rd322, %rd5;
	and.pred  	%p82, %p79, %p81;
	or.pred  	%p332, %p332, %p82;
	@%p78 bra 	$L__BB0_34;
	setp.eq.s32 	%p83, %r481, 3;
	setp.ge.u64 	%p84, %rd322, %rd6;
	selp.u32 	%r237, 1, 0, %p84;
	add.s32 	%r511, %r511, %r237;
	setp.gt.u64 	%p85, %rd322, %rd7;
	selp.u32 	%r238, 1, 0, %p85;
	add.s32 	%r515, %r515, %r238;
	setp.le.u64 	%p86, %rd322, %rd7;
	and.pred  	%p87, %p84, %p86;
	or.pred  	%p332, %p332, %p87;
	@%p83 bra 	$L__BB0_34;
	setp.ge.u64 	%p88, %rd322, %rd9;
	selp.u32 	%r239, 1, 0, %p88;
	add.s32 	%r510, %r510, %r239;
	setp.gt.u64 	%p89, %rd322, %rd8;
	selp.u32 	%r240, 1, 0, %p89;
	add.s32 	%r514, %r514, %r240;
	setp.le.u64 	%p90, %rd322, %rd8;
	and.pred  	%p91, %p88, %p90;
	or.pred  	%p332, %p332, %p91;
$L__BB0_34:
	not.pred 	%p92, %p332;
	@%p92 bra 	$L__BB0_36;
	mov.u32 	%r241, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r242, [%r241], 1;
	shl.b32 	%r243, %r242, 3;
	mov.u32 	%r244, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r245, %r244, %r243;
	st.shared.u64 	[%r245], %rd314;
$L__BB0_36:
	cvt.u64.u32 	%rd265, %r210;
	add.s64 	%rd264, %rd313, %rd265;
	add.s64 	%rd263, %rd264, 256;
	setp.ge.s64 	%p317, %rd263, %rd13;
	@%p317 bra 	$L__BB0_48;
	setp.eq.s32 	%p94, %r3, 0;
	mov.u64 	%rd324, %rd315;
	@%p94 bra 	$L__BB0_42;
	setp.eq.s32 	%p95, %r3, 1;
	@%p95 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_39;
$L__BB0_41:
	xor.b64  	%rd324, %rd315, -9223372036854775808;
	bra.uni 	$L__BB0_42;
$L__BB0_39:
	and.b64  	%rd54, %rd315, 9223372036854775807;
	mov.u64 	%rd160, 9223372036854775807;
	sub.s64 	%rd161, %rd160, %rd16;
	setp.gt.u64 	%p96, %rd54, %rd161;
	mov.u64 	%rd324, -1;
	@%p96 bra 	$L__BB0_42;
	setp.eq.s64 	%p97, %rd54, 0;
	selp.b64 	%rd162, 0, %rd315, %p97;
	setp.lt.s64 	%p98, %rd162, 0;
	selp.b64 	%rd163, -1, -9223372036854775808, %p98;
	xor.b64  	%rd164, %rd163, %rd162;
	sub.s64 	%rd324, %rd164, %rd16;
$L__BB0_42:
	setp.ge.u64 	%p6, %rd324, %rd2;
	setp.le.u64 	%p99, %rd324, %rd3;
	and.pred  	%p333, %p6, %p99;
	setp.eq.s32 	%p100, %r481, 1;
	@%p100 bra 	$L__BB0_46;
	setp.eq.s32 	%p101, %r481, 2;
	setp.ge.u64 	%p102, %rd324, %rd4;
	selp.u32 	%r247, 1, 0, %p102;
	add.s32 	%r506, %r506, %r247;
	setp.gt.u64 	%p103, %rd324, %rd5;
	selp.u32 	%r248, 1, 0, %p103;
	add.s32 	%r509, %r509, %r248;
	setp.le.u64 	%p104, %rd324, %rd5;
	and.pred  	%p105, %p102, %p104;
	or.pred  	%p333, %p333, %p105;
	@%p101 bra 	$L__BB0_46;
	setp.eq.s32 	%p106, %r481, 3;
	setp.ge.u64 	%p107, %rd324, %rd6;
	selp.u32 	%r249, 1, 0, %p107;
	add.s32 	%r511, %r511, %r249;
	setp.gt.u64 	%p108, %rd324, %rd7;
	selp.u32 	%r250, 1, 0, %p108;
	add.s32 	%r515, %r515, %r250;
	setp.le.u64 	%p109, %rd324, %rd7;
	and.pred  	%p110, %p107, %p109;
	or.pred  	%p333, %p333, %p110;
	@%p106 bra 	$L__BB0_46;
	setp.ge.u64 	%p111, %rd324, %rd9;
	selp.u32 	%r251, 1, 0, %p111;
	add.s32 	%r510, %r510, %r251;
	setp.gt.u64 	%p112, %rd324, %rd8;
	selp.u32 	%r252, 1, 0, %p112;
	add.s32 	%r514, %r514, %r252;
	setp.le.u64 	%p113, %rd324, %rd8;
	and.pred  	%p114, %p111, %p113;
	or.pred  	%p333, %p333, %p114;
$L__BB0_46:
	setp.gt.u64 	%p325, %rd324, %rd3;
	max.u64 	%rd325, %rd324, %rd325;
	selp.u32 	%r253, 1, 0, %p6;
	add.s32 	%r513, %r513, %r253;
	selp.u32 	%r254, 1, 0, %p325;
	add.s32 	%r517, %r517, %r254;
	not.pred 	%p115, %p333;
	@%p115 bra 	$L__BB0_48;
	mov.u32 	%r255, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r256, [%r255], 1;
	shl.b32 	%r257, %r256, 3;
	mov.u32 	%r258, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r259, %r258, %r257;
	st.shared.u64 	[%r259], %rd315;
$L__BB0_48:
	cvt.u64.u32 	%rd268, %r210;
	add.s64 	%rd267, %rd313, %rd268;
	add.s64 	%rd266, %rd267, 512;
	setp.ge.s64 	%p318, %rd266, %rd13;
	@%p318 bra 	$L__BB0_60;
	setp.eq.s32 	%p117, %r3, 0;
	mov.u64 	%rd326, %rd316;
	@%p117 bra 	$L__BB0_54;
	setp.eq.s32 	%p118, %r3, 1;
	@%p118 bra 	$L__BB0_53;
	bra.uni 	$L__BB0_51;
$L__BB0_53:
	xor.b64  	%rd326, %rd316, -9223372036854775808;
	bra.uni 	$L__BB0_54;
$L__BB0_51:
	and.b64  	%rd60, %rd316, 9223372036854775807;
	mov.u64 	%rd168, 9223372036854775807;
	sub.s64 	%rd169, %rd168, %rd16;
	setp.gt.u64 	%p119, %rd60, %rd169;
	mov.u64 	%rd326, -1;
	@%p119 bra 	$L__BB0_54;
	setp.eq.s64 	%p120, %rd60, 0;
	selp.b64 	%rd170, 0, %rd316, %p120;
	setp.lt.s64 	%p121, %rd170, 0;
	selp.b64 	%rd171, -1, -9223372036854775808, %p121;
	xor.b64  	%rd172, %rd171, %rd170;
	sub.s64 	%rd326, %rd172, %rd16;
$L__BB0_54:
	setp.ge.u64 	%p13, %rd326, %rd2;
	setp.le.u64 	%p122, %rd326, %rd3;
	and.pred  	%p334, %p13, %p122;
	setp.eq.s32 	%p123, %r481, 1;
	@%p123 bra 	$L__BB0_58;
	setp.eq.s32 	%p124, %r481, 2;
	setp.ge.u64 	%p125, %rd326, %rd4;
	selp.u32 	%r260, 1, 0, %p125;
	add.s32 	%r506, %r506, %r260;
	setp.gt.u64 	%p126, %rd326, %rd5;
	selp.u32 	%r261, 1, 0, %p126;
	add.s32 	%r509, %r509, %r261;
	setp.le.u64 	%p127, %rd326, %rd5;
	and.pred  	%p128, %p125, %p127;
	or.pred  	%p334, %p334, %p128;
	@%p124 bra 	$L__BB0_58;
	setp.eq.s32 	%p129, %r481, 3;
	setp.ge.u64 	%p130, %rd326, %rd6;
	selp.u32 	%r262, 1, 0, %p130;
	add.s32 	%r511, %r511, %r262;
	setp.gt.u64 	%p131, %rd326, %rd7;
	selp.u32 	%r263, 1, 0, %p131;
	add.s32 	%r515, %r515, %r263;
	setp.le.u64 	%p132, %rd326, %rd7;
	and.pred  	%p133, %p130, %p132;
	or.pred  	%p334, %p334, %p133;
	@%p129 bra 	$L__BB0_58;
	setp.ge.u64 	%p134, %rd326, %rd9;
	selp.u32 	%r264, 1, 0, %p134;
	add.s32 	%r510, %r510, %r264;
	setp.gt.u64 	%p135, %rd326, %rd8;
	selp.u32 	%r265, 1, 0, %p135;
	add.s32 	%r514, %r514, %r265;
	setp.le.u64 	%p136, %rd326, %rd8;
	and.pred  	%p137, %p134, %p136;
	or.pred  	%p334, %p334, %p137;
$L__BB0_58:
	setp.gt.u64 	%p326, %rd326, %rd3;
	max.u64 	%rd325, %rd326, %rd325;
	selp.u32 	%r266, 1, 0, %p13;
	add.s32 	%r513, %r513, %r266;
	selp.u32 	%r267, 1, 0, %p326;
	add.s32 	%r517, %r517, %r267;
	not.pred 	%p138, %p334;
	@%p138 bra 	$L__BB0_60;
	mov.u32 	%r268, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r269, [%r268], 1;
	shl.b32 	%r270, %r269, 3;
	mov.u32 	%r271, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r272, %r271, %r270;
	st.shared.u64 	[%r272], %rd316;
$L__BB0_60:
	cvt.u64.u32 	%rd271, %r210;
	add.s64 	%rd270, %rd313, %rd271;
	add.s64 	%rd269, %rd270, 768;
	setp.ge.s64 	%p319, %rd269, %rd13;
	@%p319 bra 	$L__BB0_72;
	setp.eq.s32 	%p140, %r3, 0;
	mov.u64 	%rd328, %rd317;
	@%p140 bra 	$L__BB0_66;
	setp.eq.s32 	%p141, %r3, 1;
	@%p141 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_63;
$L__BB0_65:
	xor.b64  	%rd328, %rd317, -9223372036854775808;
	bra.uni 	$L__BB0_66;
$L__BB0_63:
	and.b64  	%rd66, %rd317, 9223372036854775807;
	mov.u64 	%rd176, 9223372036854775807;
	sub.s64 	%rd177, %rd176, %rd16;
	setp.gt.u64 	%p142, %rd66, %rd177;
	mov.u64 	%rd328, -1;
	@%p142 bra 	$L__BB0_66;
	setp.eq.s64 	%p143, %rd66, 0;
	selp.b64 	%rd178, 0, %rd317, %p143;
	setp.lt.s64 	%p144, %rd178, 0;
	selp.b64 	%rd179, -1, -9223372036854775808, %p144;
	xor.b64  	%rd180, %rd179, %rd178;
	sub.s64 	%rd328, %rd180, %rd16;
$L__BB0_66:
	setp.ge.u64 	%p20, %rd328, %rd2;
	setp.le.u64 	%p145, %rd328, %rd3;
	and.pred  	%p335, %p20, %p145;
	setp.eq.s32 	%p146, %r481, 1;
	@%p146 bra 	$L__BB0_70;
	setp.eq.s32 	%p147, %r481, 2;
	setp.ge.u64 	%p148, %rd328, %rd4;
	selp.u32 	%r273, 1, 0, %p148;
	add.s32 	%r506, %r506, %r273;
	setp.gt.u64 	%p149, %rd328, %rd5;
	selp.u32 	%r274, 1, 0, %p149;
	add.s32 	%r509, %r509, %r274;
	setp.le.u64 	%p150, %rd328, %rd5;
	and.pred  	%p151, %p148, %p150;
	or.pred  	%p335, %p335, %p151;
	@%p147 bra 	$L__BB0_70;
	setp.eq.s32 	%p152, %r481, 3;
	setp.ge.u64 	%p153, %rd328, %rd6;
	selp.u32 	%r275, 1, 0, %p153;
	add.s32 	%r511, %r511, %r275;
	setp.gt.u64 	%p154, %rd328, %rd7;
	selp.u32 	%r276, 1, 0, %p154;
	add.s32 	%r515, %r515, %r276;
	setp.le.u64 	%p155, %rd328, %rd7;
	and.pred  	%p156, %p153, %p155;
	or.pred  	%p335, %p335, %p156;
	@%p152 bra 	$L__BB0_70;
	setp.ge.u64 	%p157, %rd328, %rd9;
	selp.u32 	%r277, 1, 0, %p157;
	add.s32 	%r510, %r510, %r277;
	setp.gt.u64 	%p158, %rd328, %rd8;
	selp.u32 	%r278, 1, 0, %p158;
	add.s32 	%r514, %r514, %r278;
	setp.le.u64 	%p159, %rd328, %rd8;
	and.pred  	%p160, %p157, %p159;
	or.pred  	%p335, %p335, %p160;
$L__BB0_70:
	setp.gt.u64 	%p327, %rd328, %rd3;
	max.u64 	%rd325, %rd328, %rd325;
	selp.u32 	%r279, 1, 0, %p20;
	add.s32 	%r513, %r513, %r279;
	selp.u32 	%r280, 1, 0, %p327;
	add.s32 	%r517, %r517, %r280;
	not.pred 	%p161, %p335;
	@%p161 bra 	$L__BB0_72;
	mov.u32 	%r281, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r282, [%r281], 1;
	shl.b32 	%r283, %r282, 3;
	mov.u32 	%r284, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r285, %r284, %r283;
	st.shared.u64 	[%r285], %rd317;
$L__BB0_72:
	cvt.u64.u32 	%rd274, %r210;
	add.s64 	%rd273, %rd313, %rd274;
	add.s64 	%rd272, %rd273, 1024;
	setp.ge.s64 	%p320, %rd272, %rd13;
	@%p320 bra 	$L__BB0_84;
	setp.eq.s32 	%p163, %r3, 0;
	mov.u64 	%rd330, %rd318;
	@%p163 bra 	$L__BB0_78;
	setp.eq.s32 	%p164, %r3, 1;
	@%p164 bra 	$L__BB0_77;
	bra.uni 	$L__BB0_75;
$L__BB0_77:
	xor.b64  	%rd330, %rd318, -9223372036854775808;
	bra.uni 	$L__BB0_78;
$L__BB0_75:
	and.b64  	%rd72, %rd318, 9223372036854775807;
	mov.u64 	%rd184, 9223372036854775807;
	sub.s64 	%rd185, %rd184, %rd16;
	setp.gt.u64 	%p165, %rd72, %rd185;
	mov.u64 	%rd330, -1;
	@%p165 bra 	$L__BB0_78;
	setp.eq.s64 	%p166, %rd72, 0;
	selp.b64 	%rd186, 0, %rd318, %p166;
	setp.lt.s64 	%p167, %rd186, 0;
	selp.b64 	%rd187, -1, -9223372036854775808, %p167;
	xor.b64  	%rd188, %rd187, %rd186;
	sub.s64 	%rd330, %rd188, %rd16;
$L__BB0_78:
	setp.ge.u64 	%p27, %rd330, %rd2;
	setp.le.u64 	%p168, %rd330, %rd3;
	and.pred  	%p336, %p27, %p168;
	setp.eq.s32 	%p169, %r481, 1;
	@%p169 bra 	$L__BB0_82;
	setp.eq.s32 	%p170, %r481, 2;
	setp.ge.u64 	%p171, %rd330, %rd4;
	selp.u32 	%r286, 1, 0, %p171;
	add.s32 	%r506, %r506, %r286;
	setp.gt.u64 	%p172, %rd330, %rd5;
	selp.u32 	%r287, 1, 0, %p172;
	add.s32 	%r509, %r509, %r287;
	setp.le.u64 	%p173, %rd330, %rd5;
	and.pred  	%p174, %p171, %p173;
	or.pred  	%p336, %p336, %p174;
	@%p170 bra 	$L__BB0_82;
	setp.eq.s32 	%p175, %r481, 3;
	setp.ge.u64 	%p176, %rd330, %rd6;
	selp.u32 	%r288, 1, 0, %p176;
	add.s32 	%r511, %r511, %r288;
	setp.gt.u64 	%p177, %rd330, %rd7;
	selp.u32 	%r289, 1, 0, %p177;
	add.s32 	%r515, %r515, %r289;
	setp.le.u64 	%p178, %rd330, %rd7;
	and.pred  	%p179, %p176, %p178;
	or.pred  	%p336, %p336, %p179;
	@%p175 bra 	$L__BB0_82;
	setp.ge.u64 	%p180, %rd330, %rd9;
	selp.u32 	%r290, 1, 0, %p180;
	add.s32 	%r510, %r510, %r290;
	setp.gt.u64 	%p181, %rd330, %rd8;
	selp.u32 	%r291, 1, 0, %p181;
	add.s32 	%r514, %r514, %r291;
	setp.le.u64 	%p182, %rd330, %rd8;
	and.pred  	%p183, %p180, %p182;
	or.pred  	%p336, %p336, %p183;
$L__BB0_82:
	setp.gt.u64 	%p328, %rd330, %rd3;
	max.u64 	%rd325, %rd330, %rd325;
	selp.u32 	%r292, 1, 0, %p27;
	add.s32 	%r513, %r513, %r292;
	selp.u32 	%r293, 1, 0, %p328;
	add.s32 	%r517, %r517, %r293;
	not.pred 	%p184, %p336;
	@%p184 bra 	$L__BB0_84;
	mov.u32 	%r294, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r295, [%r294], 1;
	shl.b32 	%r296, %r295, 3;
	mov.u32 	%r297, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r298, %r297, %r296;
	st.shared.u64 	[%r298], %rd318;
$L__BB0_84:
	cvt.u64.u32 	%rd277, %r210;
	add.s64 	%rd276, %rd313, %rd277;
	add.s64 	%rd275, %rd276, 1280;
	setp.ge.s64 	%p321, %rd275, %rd13;
	@%p321 bra 	$L__BB0_96;
	setp.eq.s32 	%p186, %r3, 0;
	mov.u64 	%rd332, %rd319;
	@%p186 bra 	$L__BB0_90;
	setp.eq.s32 	%p187, %r3, 1;
	@%p187 bra 	$L__BB0_89;
	bra.uni 	$L__BB0_87;
$L__BB0_89:
	xor.b64  	%rd332, %rd319, -9223372036854775808;
	bra.uni 	$L__BB0_90;
$L__BB0_87:
	and.b64  	%rd78, %rd319, 9223372036854775807;
	mov.u64 	%rd192, 9223372036854775807;
	sub.s64 	%rd193, %rd192, %rd16;
	setp.gt.u64 	%p188, %rd78, %rd193;
	mov.u64 	%rd332, -1;
	@%p188 bra 	$L__BB0_90;
	setp.eq.s64 	%p189, %rd78, 0;
	selp.b64 	%rd194, 0, %rd319, %p189;
	setp.lt.s64 	%p190, %rd194, 0;
	selp.b64 	%rd195, -1, -9223372036854775808, %p190;
	xor.b64  	%rd196, %rd195, %rd194;
	sub.s64 	%rd332, %rd196, %rd16;
$L__BB0_90:
	setp.ge.u64 	%p34, %rd332, %rd2;
	setp.le.u64 	%p191, %rd332, %rd3;
	and.pred  	%p337, %p34, %p191;
	setp.eq.s32 	%p192, %r481, 1;
	@%p192 bra 	$L__BB0_94;
	setp.eq.s32 	%p193, %r481, 2;
	setp.ge.u64 	%p194, %rd332, %rd4;
	selp.u32 	%r299, 1, 0, %p194;
	add.s32 	%r506, %r506, %r299;
	setp.gt.u64 	%p195, %rd332, %rd5;
	selp.u32 	%r300, 1, 0, %p195;
	add.s32 	%r509, %r509, %r300;
	setp.le.u64 	%p196, %rd332, %rd5;
	and.pred  	%p197, %p194, %p196;
	or.pred  	%p337, %p337, %p197;
	@%p193 bra 	$L__BB0_94;
	setp.eq.s32 	%p198, %r481, 3;
	setp.ge.u64 	%p199, %rd332, %rd6;
	selp.u32 	%r301, 1, 0, %p199;
	add.s32 	%r511, %r511, %r301;
	setp.gt.u64 	%p200, %rd332, %rd7;
	selp.u32 	%r302, 1, 0, %p200;
	add.s32 	%r515, %r515, %r302;
	setp.le.u64 	%p201, %rd332, %rd7;
	and.pred  	%p202, %p199, %p201;
	or.pred  	%p337, %p337, %p202;
	@%p198 bra 	$L__BB0_94;
	setp.ge.u64 	%p203, %rd332, %rd9;
	selp.u32 	%r303, 1, 0, %p203;
	add.s32 	%r510, %r510, %r303;
	setp.gt.u64 	%p204, %rd332, %rd8;
	selp.u32 	%r304, 1, 0, %p204;
	add.s32 	%r514, %r514, %r304;
	setp.le.u64 	%p205, %rd332, %rd8;
	and.pred  	%p206, %p203, %p205;
	or.pred  	%p337, %p337, %p206;
$L__BB0_94:
	setp.gt.u64 	%p329, %rd332, %rd3;
	max.u64 	%rd325, %rd332, %rd325;
	selp.u32 	%r305, 1, 0, %p34;
	add.s32 	%r513, %r513, %r305;
	selp.u32 	%r306, 1, 0, %p329;
	add.s32 	%r517, %r517, %r306;
	not.pred 	%p207, %p337;
	@%p207 bra 	$L__BB0_96;
	mov.u32 	%r307, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r308, [%r307], 1;
	shl.b32 	%r309, %r308, 3;
	mov.u32 	%r310, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r311, %r310, %r309;
	st.shared.u64 	[%r311], %rd319;
$L__BB0_96:
	cvt.u64.u32 	%rd280, %r210;
	add.s64 	%rd279, %rd313, %rd280;
	add.s64 	%rd278, %rd279, 1536;
	setp.ge.s64 	%p322, %rd278, %rd13;
	@%p322 bra 	$L__BB0_108;
	setp.eq.s32 	%p209, %r3, 0;
	mov.u64 	%rd334, %rd320;
	@%p209 bra 	$L__BB0_102;
	setp.eq.s32 	%p210, %r3, 1;
	@%p210 bra 	$L__BB0_101;
	bra.uni 	$L__BB0_99;
$L__BB0_101:
	xor.b64  	%rd334, %rd320, -9223372036854775808;
	bra.uni 	$L__BB0_102;
$L__BB0_99:
	and.b64  	%rd84, %rd320, 9223372036854775807;
	mov.u64 	%rd200, 9223372036854775807;
	sub.s64 	%rd201, %rd200, %rd16;
	setp.gt.u64 	%p211, %rd84, %rd201;
	mov.u64 	%rd334, -1;
	@%p211 bra 	$L__BB0_102;
	setp.eq.s64 	%p212, %rd84, 0;
	selp.b64 	%rd202, 0, %rd320, %p212;
	setp.lt.s64 	%p213, %rd202, 0;
	selp.b64 	%rd203, -1, -9223372036854775808, %p213;
	xor.b64  	%rd204, %rd203, %rd202;
	sub.s64 	%rd334, %rd204, %rd16;
$L__BB0_102:
	setp.ge.u64 	%p41, %rd334, %rd2;
	setp.le.u64 	%p214, %rd334, %rd3;
	and.pred  	%p338, %p41, %p214;
	setp.eq.s32 	%p215, %r481, 1;
	@%p215 bra 	$L__BB0_106;
	setp.eq.s32 	%p216, %r481, 2;
	setp.ge.u64 	%p217, %rd334, %rd4;
	selp.u32 	%r312, 1, 0, %p217;
	add.s32 	%r506, %r506, %r312;
	setp.gt.u64 	%p218, %rd334, %rd5;
	selp.u32 	%r313, 1, 0, %p218;
	add.s32 	%r509, %r509, %r313;
	setp.le.u64 	%p219, %rd334, %rd5;
	and.pred  	%p220, %p217, %p219;
	or.pred  	%p338, %p338, %p220;
	@%p216 bra 	$L__BB0_106;
	setp.eq.s32 	%p221, %r481, 3;
	setp.ge.u64 	%p222, %rd334, %rd6;
	selp.u32 	%r314, 1, 0, %p222;
	add.s32 	%r511, %r511, %r314;
	setp.gt.u64 	%p223, %rd334, %rd7;
	selp.u32 	%r315, 1, 0, %p223;
	add.s32 	%r515, %r515, %r315;
	setp.le.u64 	%p224, %rd334, %rd7;
	and.pred  	%p225, %p222, %p224;
	or.pred  	%p338, %p338, %p225;
	@%p221 bra 	$L__BB0_106;
	setp.ge.u64 	%p226, %rd334, %rd9;
	selp.u32 	%r316, 1, 0, %p226;
	add.s32 	%r510, %r510, %r316;
	setp.gt.u64 	%p227, %rd334, %rd8;
	selp.u32 	%r317, 1, 0, %p227;
	add.s32 	%r514, %r514, %r317;
	setp.le.u64 	%p228, %rd334, %rd8;
	and.pred  	%p229, %p226, %p228;
	or.pred  	%p338, %p338, %p229;
$L__BB0_106:
	setp.gt.u64 	%p330, %rd334, %rd3;
	max.u64 	%rd325, %rd334, %rd325;
	selp.u32 	%r318, 1, 0, %p41;
	add.s32 	%r513, %r513, %r318;
	selp.u32 	%r319, 1, 0, %p330;
	add.s32 	%r517, %r517, %r319;
	not.pred 	%p230, %p338;
	@%p230 bra 	$L__BB0_108;
	mov.u32 	%r320, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r321, [%r320], 1;
	shl.b32 	%r322, %r321, 3;
	mov.u32 	%r323, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r324, %r323, %r322;
	st.shared.u64 	[%r324], %rd320;
$L__BB0_108:
	cvt.u64.u32 	%rd283, %r210;
	add.s64 	%rd282, %rd313, %rd283;
	add.s64 	%rd281, %rd282, 1792;
	setp.ge.s64 	%p323, %rd281, %rd13;
	@%p323 bra 	$L__BB0_120;
	setp.eq.s32 	%p232, %r3, 0;
	mov.u64 	%rd336, %rd321;
	@%p232 bra 	$L__BB0_114;
	setp.eq.s32 	%p233, %r3, 1;
	@%p233 bra 	$L__BB0_113;
	bra.uni 	$L__BB0_111;
$L__BB0_113:
	xor.b64  	%rd336, %rd321, -9223372036854775808;
	bra.uni 	$L__BB0_114;
$L__BB0_111:
	and.b64  	%rd90, %rd321, 9223372036854775807;
	mov.u64 	%rd208, 9223372036854775807;
	sub.s64 	%rd209, %rd208, %rd16;
	setp.gt.u64 	%p234, %rd90, %rd209;
	mov.u64 	%rd336, -1;
	@%p234 bra 	$L__BB0_114;
	setp.eq.s64 	%p235, %rd90, 0;
	selp.b64 	%rd210, 0, %rd321, %p235;
	setp.lt.s64 	%p236, %rd210, 0;
	selp.b64 	%rd211, -1, -9223372036854775808, %p236;
	xor.b64  	%rd212, %rd211, %rd210;
	sub.s64 	%rd336, %rd212, %rd16;
$L__BB0_114:
	setp.ge.u64 	%p48, %rd336, %rd2;
	setp.le.u64 	%p237, %rd336, %rd3;
	and.pred  	%p339, %p48, %p237;
	setp.eq.s32 	%p238, %r481, 1;
	@%p238 bra 	$L__BB0_118;
	setp.eq.s32 	%p239, %r481, 2;
	setp.ge.u64 	%p240, %rd336, %rd4;
	selp.u32 	%r325, 1, 0, %p240;
	add.s32 	%r506, %r506, %r325;
	setp.gt.u64 	%p241, %rd336, %rd5;
	selp.u32 	%r326, 1, 0, %p241;
	add.s32 	%r509, %r509, %r326;
	setp.le.u64 	%p242, %rd336, %rd5;
	and.pred  	%p243, %p240, %p242;
	or.pred  	%p339, %p339, %p243;
	@%p239 bra 	$L__BB0_118;
	setp.eq.s32 	%p244, %r481, 3;
	setp.ge.u64 	%p245, %rd336, %rd6;
	selp.u32 	%r327, 1, 0, %p245;
	add.s32 	%r511, %r511, %r327;
	setp.gt.u64 	%p246, %rd336, %rd7;
	selp.u32 	%r328, 1, 0, %p246;
	add.s32 	%r515, %r515, %r328;
	setp.le.u64 	%p247, %rd336, %rd7;
	and.pred  	%p248, %p245, %p247;
	or.pred  	%p339, %p339, %p248;
	@%p244 bra 	$L__BB0_118;
	setp.ge.u64 	%p249, %rd336, %rd9;
	selp.u32 	%r329, 1, 0, %p249;
	add.s32 	%r510, %r510, %r329;
	setp.gt.u64 	%p250, %rd336, %rd8;
	selp.u32 	%r330, 1, 0, %p250;
	add.s32 	%r514, %r514, %r330;
	setp.le.u64 	%p251, %rd336, %rd8;
	and.pred  	%p252, %p249, %p251;
	or.pred  	%p339, %p339, %p252;
$L__BB0_118:
	setp.gt.u64 	%p331, %rd336, %rd3;
	max.u64 	%rd325, %rd336, %rd325;
	selp.u32 	%r331, 1, 0, %p48;
	add.s32 	%r513, %r513, %r331;
	selp.u32 	%r332, 1, 0, %p331;
	add.s32 	%r517, %r517, %r332;
	not.pred 	%p253, %p339;
	@%p253 bra 	$L__BB0_120;
	mov.u32 	%r333, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count;
	atom.shared.add.u32 	%r334, [%r333], 1;
	shl.b32 	%r335, %r334, 3;
	mov.u32 	%r336, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r337, %r336, %r335;
	st.shared.u64 	[%r337], %rd321;
$L__BB0_120:
	bar.sync 	0;
	ld.shared.u32 	%rd96, [_ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count];
	setp.eq.s64 	%p255, %rd96, 0;
	or.pred  	%p256, %p58, %p255;
	@%p256 bra 	$L__BB0_122;
	atom.global.add.u64 	%rd215, [%rd214], %rd96;
	st.shared.u64 	[_ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5start], %rd215;
$L__BB0_122:
	cvt.u32.u64 	%r339, %rd96;
	bar.sync 	0;
	setp.ge.u32 	%p257, %r210, %r339;
	@%p257 bra 	$L__BB0_127;
	ld.shared.u64 	%rd97, [_ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5start];
	mov.u32 	%r602, %r210;
$L__BB0_124:
	cvt.u64.u32 	%rd216, %r602;
	add.s64 	%rd98, %rd97, %rd216;
	setp.ge.u64 	%p258, %rd98, %rd15;
	@%p258 bra 	$L__BB0_126;
	shl.b32 	%r341, %r602, 3;
	mov.u32 	%r342, _ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE4kept;
	add.s32 	%r343, %r342, %r341;
	ld.shared.u64 	%rd217, [%r343];
	shl.b64 	%rd219, %rd98, 3;
	add.s64 	%rd220, %rd218, %rd219;
	st.global.u64 	[%rd220], %rd217;
$L__BB0_126:
	cvt.u32.u64 	%r480, %rd96;
	add.s32 	%r602, %r602, 256;
	setp.lt.u32 	%p259, %r602, %r480;
	@%p259 bra 	$L__BB0_124;
$L__BB0_127:
	@%p58 bra 	$L__BB0_129;
	mov.u32 	%r346, 0;
	st.shared.u32 	[_ZZ9pick_takeIyEvRKN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_190910PickParamsEE5count], %r346;
$L__BB0_129:
	mov.u32 	%r478, %nctaid.x;
	mov.u32 	%r477, %ntid.x;
	mul.wide.u32 	%rd284, %r477, %r478;
	bar.sync 	0;
	shl.b64 	%rd222, %rd284, 3;
	add.s64 	%rd313, %rd313, %rd222;
	setp.lt.s64 	%p261, %rd313, %rd13;
	add.s64 	%rd303, %rd303, 1;
	@%p261 bra 	$L__BB0_8;
	bra.uni 	$L__BB0_130;
$L__BB0_6:
	mov.u64 	%rd325, 0;
	mov.u32 	%r510, 0;
	mov.u32 	%r511, %r510;
	mov.u32 	%r506, %r510;
	mov.u32 	%r513, %r510;
	mov.u32 	%r514, %r510;
	mov.u32 	%r515, %r510;
	mov.u32 	%r509, %r510;
	mov.u32 	%r517, %r510;
$L__BB0_130:
	mov.b64 	%rd285, gs_pick_take_8_param_0;
	and.b32  	%r199, %r210, 31;
	mov.u32 	%r350, 31;
	setp.ne.s32 	%p262, %r199, 0;
	ld.param.u64 	%rd224, [%rd285+32];
	cvta.to.global.u64 	%rd102, %rd224;
	mov.u32 	%r351, 16;
	mov.u32 	%r352, -1;
	shfl.sync.bfly.b32 	%r353|%p263, %r513, %r351, %r350, %r352;
	add.s32 	%r354, %r353, %r513;
	shfl.sync.bfly.b32 	%r355|%p264, %r517, %r351, %r350, %r352;
	add.s32 	%r356, %r355, %r517;
	mov.u32 	%r357, 8;
	shfl.sync.bfly.b32 	%r358|%p265, %r354, %r357, %r350, %r352;
	add.s32 	%r359, %r358, %r354;
	shfl.sync.bfly.b32 	%r360|%p266, %r356, %r357, %r350, %r352;
	add.s32 	%r361, %r360, %r356;
	mov.u32 	%r362, 4;
	shfl.sync.bfly.b32 	%r363|%p267, %r359, %r362, %r350, %r352;
	add.s32 	%r364, %r363, %r359;
	shfl.sync.bfly.b32 	%r365|%p268, %r361, %r362, %r350, %r352;
	add.s32 	%r366, %r365, %r361;
	mov.u32 	%r367, 2;
	shfl.sync.bfly.b32 	%r368|%p269, %r364, %r367, %r350, %r352;
	add.s32 	%r369, %r368, %r364;
	shfl.sync.bfly.b32 	%r370|%p270, %r366, %r367, %r350, %r352;
	add.s32 	%r371, %r370, %r366;
	mov.u32 	%r372, 1;
	shfl.sync.bfly.b32 	%r373|%p271, %r369, %r372, %r350, %r352;
	add.s32 	%r200, %r373, %r369;
	shfl.sync.bfly.b32 	%r374|%p272, %r371, %r372, %r350, %r352;
	add.s32 	%r201, %r374, %r371;
	@%p262 bra 	$L__BB0_132;
	cvt.u64.u32 	%rd225, %r200;
	atom.global.add.u64 	%rd226, [%rd102], %rd225;
	cvt.u64.u32 	%rd227, %r201;
	add.s64 	%rd228, %rd102, 8;
	atom.global.add.u64 	%rd229, [%rd228], %rd227;
$L__BB0_132:
	shfl.sync.bfly.b32 	%r378|%p274, %r506, %r351, %r350, %r352;
	add.s32 	%r379, %r378, %r506;
	shfl.sync.bfly.b32 	%r380|%p275, %r509, %r351, %r350, %r352;
	add.s32 	%r381, %r380, %r509;
	shfl.sync.bfly.b32 	%r383|%p276, %r379, %r357, %r350, %r352;
	add.s32 	%r384, %r383, %r379;
	shfl.sync.bfly.b32 	%r385|%p277, %r381, %r357, %r350, %r352;
	add.s32 	%r386, %r385, %r381;
	shfl.sync.bfly.b32 	%r388|%p278, %r384, %r362, %r350, %r352;
	add.s32 	%r389, %r388, %r384;
	shfl.sync.bfly.b32 	%r390|%p279, %r386, %r362, %r350, %r352;
	add.s32 	%r391, %r390, %r386;
	shfl.sync.bfly.b32 	%r393|%p280, %r389, %r367, %r350, %r352;
	add.s32 	%r394, %r393, %r389;
	shfl.sync.bfly.b32 	%r395|%p281, %r391, %r367, %r350, %r352;
	add.s32 	%r396, %r395, %r391;
	shfl.sync.bfly.b32 	%r398|%p282, %r394, %r372, %r350, %r352;
	add.s32 	%r202, %r398, %r394;
	shfl.sync.bfly.b32 	%r399|%p283, %r396, %r372, %r350, %r352;
	add.s32 	%r203, %r399, %r396;
	@%p262 bra 	$L__BB0_134;
	add.s64 	%rd230, %rd102, 16;
	cvt.u64.u32 	%rd231, %r202;
	atom.global.add.u64 	%rd232, [%rd230], %rd231;
	cvt.u64.u32 	%rd233, %r203;
	add.s64 	%rd234, %rd102, 24;
	atom.global.add.u64 	%rd235, [%rd234], %rd233;
$L__BB0_134:
	mov.u32 	%r400, 31;
	mov.u32 	%r401, 16;
	mov.u32 	%r402, -1;
	shfl.sync.bfly.b32 	%r403|%p285, %r511, %r401, %r400, %r402;
	add.s32 	%r404, %r403, %r511;
	shfl.sync.bfly.b32 	%r405|%p286, %r515, %r401, %r400, %r402;
	add.s32 	%r406, %r405, %r515;
	mov.u32 	%r407, 8;
	shfl.sync.bfly.b32 	%r408|%p287, %r404, %r407, %r400, %r402;
	add.s32 	%r409, %r408, %r404;
	shfl.sync.bfly.b32 	%r410|%p288, %r406, %r407, %r400, %r402;
	add.s32 	%r411, %r410, %r406;
	mov.u32 	%r412, 4;
	shfl.sync.bfly.b32 	%r413|%p289, %r409, %r412, %r400, %r402;
	add.s32 	%r414, %r413, %r409;
	shfl.sync.bfly.b32 	%r415|%p290, %r411, %r412, %r400, %r402;
	add.s32 	%r416, %r415, %r411;
	mov.u32 	%r417, 2;
	shfl.sync.bfly.b32 	%r418|%p291, %r414, %r417, %r400, %r402;
	add.s32 	%r419, %r418, %r414;
	shfl.sync.bfly.b32 	%r420|%p292, %r416, %r417, %r400, %r402;
	add.s32 	%r421, %r420, %r416;
	mov.u32 	%r422, 1;
	shfl.sync.bfly.b32 	%r423|%p293, %r419, %r422, %r400, %r402;
	add.s32 	%r204, %r423, %r419;
	shfl.sync.bfly.b32 	%r424|%p294, %r421, %r422, %r400, %r402;
	add.s32 	%r205, %r424, %r421;
	@%p262 bra 	$L__BB0_136;
	add.s64 	%rd236, %rd102, 32;
	cvt.u64.u32 	%rd237, %r204;
	atom.global.add.u64 	%rd238, [%rd236], %rd237;
	cvt.u64.u32 	%rd239, %r205;
	add.s64 	%rd240, %rd102, 40;
	atom.global.add.u64 	%rd241, [%rd240], %rd239;
$L__BB0_136:
	shfl.sync.bfly.b32 	%r428|%p296, %r510, %r401, %r400, %r402;
	add.s32 	%r429, %r428, %r510;
	shfl.sync.bfly.b32 	%r430|%p297, %r514, %r401, %r400, %r402;
	add.s32 	%r431, %r430, %r514;
	shfl.sync.bfly.b32 	%r433|%p298, %r429, %r407, %r400, %r402;
	add.s32 	%r434, %r433, %r429;
	shfl.sync.bfly.b32 	%r435|%p299, %r431, %r407, %r400, %r402;
	add.s32 	%r436, %r435, %r431;
	shfl.sync.bfly.b32 	%r438|%p300, %r434, %r412, %r400, %r402;
	add.s32 	%r439, %r438, %r434;
	shfl.sync.bfly.b32 	%r440|%p301, %r436, %r412, %r400, %r402;
	add.s32 	%r441, %r440, %r436;
	shfl.sync.bfly.b32 	%r443|%p302, %r439, %r417, %r400, %r402;
	add.s32 	%r444, %r443, %r439;
	shfl.sync.bfly.b32 	%r445|%p303, %r441, %r417, %r400, %r402;
	add.s32 	%r446, %r445, %r441;
	shfl.sync.bfly.b32 	%r448|%p304, %r444, %r422, %r400, %r402;
	add.s32 	%r206, %r448, %r444;
	shfl.sync.bfly.b32 	%r449|%p305, %r446, %r422, %r400, %r402;
	add.s32 	%r207, %r449, %r446;
	@%p262 bra 	$L__BB0_138;
	add.s64 	%rd242, %rd102, 48;
	cvt.u64.u32 	%rd243, %r206;
	atom.global.add.u64 	%rd244, [%rd242], %rd243;
	cvt.u64.u32 	%rd245, %r207;
	add.s64 	%rd246, %rd102, 56;
	atom.global.add.u64 	%rd247, [%rd246], %rd245;
$L__BB0_138:
	mov.b64 {%r450,%r451}, %rd325;
	mov.u32 	%r470, 31;
	mov.u32 	%r471, 16;
	mov.u32 	%r472, -1;
	shfl.sync.bfly.b32 	%r453|%p307, %r451, %r471, %r470, %r472;
	shfl.sync.bfly.b32 	%r452|%p308, %r450, %r471, %r470, %r472;
	mov.b64 %rd249, {%r452,%r453};
	max.u64 	%rd250, %rd249, %rd325;
	mov.b64 {%r454,%r455}, %rd250;
	mov.u32 	%r473, 8;
	shfl.sync.bfly.b32 	%r457|%p309, %r455, %r473, %r470, %r472;
	shfl.sync.bfly.b32 	%r456|%p310, %r454, %r473, %r470, %r472;
	mov.b64 %rd251, {%r456,%r457};
	max.u64 	%rd252, %rd251, %rd250;
	mov.b64 {%r458,%r459}, %rd252;
	mov.u32 	%r474, 4;
	shfl.sync.bfly.b32 	%r461|%p311, %r459, %r474, %r470, %r472;
	shfl.sync.bfly.b32 	%r460|%p312, %r458, %r474, %r470, %r472;
	mov.b64 %rd253, {%r460,%r461};
	max.u64 	%rd254, %rd253, %rd252;
	mov.b64 {%r462,%r463}, %rd254;
	mov.u32 	%r475, 2;
	shfl.sync.bfly.b32 	%r465|%p313, %r463, %r475, %r470, %r472;
	shfl.sync.bfly.b32 	%r464|%p314, %r462, %r475, %r470, %r472;
	mov.b64 %rd255, {%r464,%r465};
	max.u64 	%rd256, %rd255, %rd254;
	mov.b64 {%r466,%r467}, %rd256;
	mov.u32 	%r476, 1;
	shfl.sync.bfly.b32 	%r469|%p315, %r467, %r476, %r470, %r472;
	shfl.sync.bfly.b32 	%r468|%p316, %r466, %r476, %r470, %r472;
	mov.b64 %rd257, {%r468,%r469};
	max.u64 	%rd103, %rd257, %rd256;
	@%p262 bra 	$L__BB0_140;
	mov.b64 	%rd286, gs_pick_take_8_param_0;
	ld.param.u64 	%rd259, [%rd286+32];
	cvta.to.global.u64 	%rd260, %rd259;
	add.s64 	%rd261, %rd260, 72;
	atom.global.max.u64 	%rd262, [%rd261], %rd103;
$L__BB0_140:
	ret;
}
)PTX"},
    {"gs_pick_move", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_pick_move(
	.param .align 8 .b8 gs_pick_move_param_0[160]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<199>;
	.reg .b32 	%r<402>;
	.reg .b64 	%rd<355>;
	.shared .align 4 .b8 _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts[36];
	.shared .align 8 .b8 _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts[72];
	mov.b64 	%rd132, gs_pick_move_param_0;
	add.s64 	%rd1, %rd132, 24;
	ld.param.u64 	%rd134, [gs_pick_move_param_0+24];
	cvta.to.global.u64 	%rd135, %rd134;
	ld.global.u64 	%rd2, [%rd135];
	ld.global.u64 	%rd3, [%rd135+8];
	ld.global.u64 	%rd4, [%rd135+16];
	ld.global.u64 	%rd5, [%rd135+24];
	ld.global.u64 	%rd6, [%rd135+32];
	ld.global.u64 	%rd7, [%rd135+40];
	ld.global.u64 	%rd8, [%rd135+48];
	ld.global.u64 	%rd9, [%rd135+56];
	ld.param.u32 	%r1, [gs_pick_move_param_0+152];
	mov.u32 	%r94, %tid.x;
	and.b32  	%r95, %r94, 31;
	mov.u32 	%r96, -1;
	shl.b32 	%r97, %r96, %r95;
	not.b32 	%r2, %r97;
	mov.u32 	%r98, %ctaid.x;
	mul.wide.u32 	%rd322, %r98, 2048;
	ld.param.u64 	%rd11, [gs_pick_move_param_0+40];
	setp.ge.s64 	%p1, %rd322, %rd11;
	@%p1 bra 	$L__BB0_192;
	ld.param.u64 	%rd137, [%rd1+-16];
	cvta.to.global.u64 	%rd12, %rd137;
	ld.param.u64 	%rd13, [%rd1+8];
	mov.u32 	%r99, %nctaid.x;
	mov.u32 	%r100, %ntid.x;
	mul.wide.u32 	%rd138, %r100, %r99;
	shl.b64 	%rd14, %rd138, 3;
	ld.param.u64 	%rd15, [%rd1+-24];
	ld.param.v2.u32 	{%r101, %r102}, [%rd1+128];
	mov.u64 	%rd139, 1;
	shl.b32 	%r103, %r1, 3;
	add.s32 	%r104, %r103, -1;
	shl.b64 	%rd16, %rd139, %r104;
	add.s64 	%rd140, %rd16, -1;
	or.b64  	%rd17, %rd140, %rd16;
	ld.param.u64 	%rd18, [%rd1+120];
	not.b64 	%rd141, %rd18;
	add.s64 	%rd19, %rd16, %rd141;
	shl.b32 	%r105, %r101, 3;
	add.s32 	%r106, %r105, -1;
	shl.b64 	%rd142, %rd139, %r106;
	add.s64 	%rd143, %rd142, -1;
	or.b64  	%rd20, %rd143, %rd142;
	cvta.to.global.u64 	%rd145, %rd15;
	cvta.to.global.u64 	%rd236, %rd13;
$L__BB0_2:
	setp.gt.u32 	%p2, %r94, 8;
	@%p2 bra 	$L__BB0_4;
	shl.b32 	%r109, %r94, 2;
	mov.u32 	%r110, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r111, %r110, %r109;
	mov.u32 	%r112, 0;
	st.shared.u32 	[%r111], %r112;
$L__BB0_4:
	bar.sync 	0;
	cvt.u64.u32 	%rd144, %r94;
	add.s64 	%rd30, %rd322, %rd144;
	setp.ge.s64 	%p3, %rd30, %rd11;
	shl.b64 	%rd146, %rd30, 2;
	add.s64 	%rd31, %rd145, %rd146;
	shl.b64 	%rd147, %rd30, 3;
	add.s64 	%rd32, %rd145, %rd147;
	add.s64 	%rd33, %rd145, %rd30;
	shl.b64 	%rd148, %rd30, 1;
	add.s64 	%rd34, %rd145, %rd148;
	mov.u32 	%r387, 9;
	mov.u32 	%r386, %r387;
	@%p3 bra 	$L__BB0_21;
	setp.eq.s32 	%p4, %r1, 8;
	@%p4 bra 	$L__BB0_7;
	bra.uni 	$L__BB0_6;
$L__BB0_7:
	ld.global.u64 	%rd326, [%rd32];
	bra.uni 	$L__BB0_8;
$L__BB0_6:
	ld.global.u32 	%rd326, [%rd31];
$L__BB0_8:
	setp.eq.s32 	%p5, %r101, 8;
	@%p5 bra 	$L__BB0_14;
	bra.uni 	$L__BB0_9;
$L__BB0_14:
	ld.global.u64 	%rd324, [%rd32];
	bra.uni 	$L__BB0_15;
$L__BB0_9:
	setp.eq.s32 	%p6, %r101, 4;
	@%p6 bra 	$L__BB0_13;
	bra.uni 	$L__BB0_10;
$L__BB0_13:
	ld.global.u32 	%r7, [%rd31];
	cvt.u64.u32 	%rd324, %r7;
	bra.uni 	$L__BB0_15;
$L__BB0_10:
	setp.eq.s32 	%p7, %r101, 2;
	@%p7 bra 	$L__BB0_12;
	bra.uni 	$L__BB0_11;
$L__BB0_12:
	ld.global.u16 	%r6, [%rd34];
	cvt.u64.u32 	%rd324, %r6;
	bra.uni 	$L__BB0_15;
$L__BB0_11:
	ld.global.u8 	%r5, [%rd33];
	cvt.u64.u32 	%rd324, %r5;
$L__BB0_15:
	setp.eq.s32 	%p8, %r102, 0;
	mov.u64 	%rd325, %rd324;
	@%p8 bra 	$L__BB0_20;
	setp.eq.s32 	%p9, %r102, 1;
	@%p9 bra 	$L__BB0_19;
	bra.uni 	$L__BB0_17;
$L__BB0_19:
	xor.b64  	%rd157, %rd16, %rd324;
	and.b64  	%rd325, %rd17, %rd157;
	bra.uni 	$L__BB0_20;
$L__BB0_17:
	and.b64  	%rd41, %rd140, %rd324;
	setp.gt.u64 	%p10, %rd41, %rd19;
	mov.u64 	%rd325, %rd17;
	@%p10 bra 	$L__BB0_20;
	setp.eq.s64 	%p11, %rd41, 0;
	selp.b64 	%rd150, 0, %rd324, %p11;
	and.b64  	%rd151, %rd150, %rd16;
	setp.eq.s64 	%p12, %rd151, 0;
	not.b64 	%rd152, %rd150;
	and.b64  	%rd153, %rd17, %rd152;
	xor.b64  	%rd154, %rd150, %rd16;
	selp.b64 	%rd155, %rd154, %rd153, %p12;
	sub.s64 	%rd156, %rd155, %rd18;
	and.b64  	%rd325, %rd156, %rd17;
$L__BB0_20:
	setp.le.u64 	%p13, %rd2, %rd325;
	selp.u32 	%r115, 1, 0, %p13;
	setp.lt.u64 	%p14, %rd3, %rd325;
	selp.u32 	%r116, 1, 0, %p14;
	add.s32 	%r117, %r115, %r116;
	setp.le.u64 	%p15, %rd4, %rd325;
	selp.u32 	%r118, 1, 0, %p15;
	setp.lt.u64 	%p16, %rd5, %rd325;
	selp.u32 	%r119, 1, 0, %p16;
	add.s32 	%r120, %r117, %r118;
	add.s32 	%r121, %r120, %r119;
	setp.le.u64 	%p17, %rd6, %rd325;
	selp.u32 	%r122, 1, 0, %p17;
	setp.lt.u64 	%p18, %rd7, %rd325;
	selp.u32 	%r123, 1, 0, %p18;
	add.s32 	%r124, %r121, %r122;
	add.s32 	%r125, %r124, %r123;
	setp.le.u64 	%p19, %rd8, %rd325;
	selp.u32 	%r126, 1, 0, %p19;
	setp.lt.u64 	%p20, %rd9, %rd325;
	selp.u32 	%r127, 1, 0, %p20;
	add.s32 	%r128, %r125, %r126;
	add.s32 	%r386, %r128, %r127;
$L__BB0_21:
	add.s64 	%rd158, %rd30, 256;
	setp.ge.s64 	%p21, %rd158, %rd11;
	@%p21 bra 	$L__BB0_38;
	setp.eq.s32 	%p22, %r1, 8;
	@%p22 bra 	$L__BB0_24;
	bra.uni 	$L__BB0_23;
$L__BB0_24:
	ld.global.u64 	%rd330, [%rd32+2048];
	bra.uni 	$L__BB0_25;
$L__BB0_23:
	ld.global.u32 	%rd330, [%rd31+1024];
$L__BB0_25:
	setp.eq.s32 	%p23, %r101, 8;
	@%p23 bra 	$L__BB0_31;
	bra.uni 	$L__BB0_26;
$L__BB0_31:
	ld.global.u64 	%rd328, [%rd32+2048];
	bra.uni 	$L__BB0_32;
$L__BB0_26:
	setp.eq.s32 	%p24, %r101, 4;
	@%p24 bra 	$L__BB0_30;
	bra.uni 	$L__BB0_27;
$L__BB0_30:
	ld.global.u32 	%r13, [%rd31+1024];
	cvt.u64.u32 	%rd328, %r13;
	bra.uni 	$L__BB0_32;
$L__BB0_27:
	setp.eq.s32 	%p25, %r101, 2;
	@%p25 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_28;
$L__BB0_29:
	ld.global.u16 	%r12, [%rd34+512];
	cvt.u64.u32 	%rd328, %r12;
	bra.uni 	$L__BB0_32;
$L__BB0_28:
	ld.global.u8 	%r11, [%rd33+256];
	cvt.u64.u32 	%rd328, %r11;
$L__BB0_32:
	setp.eq.s32 	%p26, %r102, 0;
	mov.u64 	%rd329, %rd328;
	@%p26 bra 	$L__BB0_37;
	setp.eq.s32 	%p27, %r102, 1;
	@%p27 bra 	$L__BB0_36;
	bra.uni 	$L__BB0_34;
$L__BB0_36:
	xor.b64  	%rd167, %rd16, %rd328;
	and.b64  	%rd329, %rd17, %rd167;
	bra.uni 	$L__BB0_37;
$L__BB0_34:
	and.b64  	%rd52, %rd140, %rd328;
	setp.gt.u64 	%p28, %rd52, %rd19;
	mov.u64 	%rd329, %rd17;
	@%p28 bra 	$L__BB0_37;
	setp.eq.s64 	%p29, %rd52, 0;
	selp.b64 	%rd160, 0, %rd328, %p29;
	and.b64  	%rd161, %rd160, %rd16;
	setp.eq.s64 	%p30, %rd161, 0;
	not.b64 	%rd162, %rd160;
	and.b64  	%rd163, %rd17, %rd162;
	xor.b64  	%rd164, %rd160, %rd16;
	selp.b64 	%rd165, %rd164, %rd163, %p30;
	sub.s64 	%rd166, %rd165, %rd18;
	and.b64  	%rd329, %rd166, %rd17;
$L__BB0_37:
	setp.le.u64 	%p31, %rd2, %rd329;
	selp.u32 	%r130, 1, 0, %p31;
	setp.lt.u64 	%p32, %rd3, %rd329;
	selp.u32 	%r131, 1, 0, %p32;
	add.s32 	%r132, %r130, %r131;
	setp.le.u64 	%p33, %rd4, %rd329;
	selp.u32 	%r133, 1, 0, %p33;
	setp.lt.u64 	%p34, %rd5, %rd329;
	selp.u32 	%r134, 1, 0, %p34;
	add.s32 	%r135, %r132, %r133;
	add.s32 	%r136, %r135, %r134;
	setp.le.u64 	%p35, %rd6, %rd329;
	selp.u32 	%r137, 1, 0, %p35;
	setp.lt.u64 	%p36, %rd7, %rd329;
	selp.u32 	%r138, 1, 0, %p36;
	add.s32 	%r139, %r136, %r137;
	add.s32 	%r140, %r139, %r138;
	setp.le.u64 	%p37, %rd8, %rd329;
	selp.u32 	%r141, 1, 0, %p37;
	setp.lt.u64 	%p38, %rd9, %rd329;
	selp.u32 	%r142, 1, 0, %p38;
	add.s32 	%r143, %r140, %r141;
	add.s32 	%r387, %r143, %r142;
$L__BB0_38:
	add.s64 	%rd168, %rd30, 512;
	setp.ge.s64 	%p39, %rd168, %rd11;
	mov.u32 	%r389, 9;
	mov.u32 	%r388, %r389;
	@%p39 bra 	$L__BB0_55;
	setp.eq.s32 	%p40, %r1, 8;
	@%p40 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_40;
$L__BB0_41:
	ld.global.u64 	%rd334, [%rd32+4096];
	bra.uni 	$L__BB0_42;
$L__BB0_40:
	ld.global.u32 	%rd334, [%rd31+2048];
$L__BB0_42:
	setp.eq.s32 	%p41, %r101, 8;
	@%p41 bra 	$L__BB0_48;
	bra.uni 	$L__BB0_43;
$L__BB0_48:
	ld.global.u64 	%rd332, [%rd32+4096];
	bra.uni 	$L__BB0_49;
$L__BB0_43:
	setp.eq.s32 	%p42, %r101, 4;
	@%p42 bra 	$L__BB0_47;
	bra.uni 	$L__BB0_44;
$L__BB0_47:
	ld.global.u32 	%r19, [%rd31+2048];
	cvt.u64.u32 	%rd332, %r19;
	bra.uni 	$L__BB0_49;
$L__BB0_44:
	setp.eq.s32 	%p43, %r101, 2;
	@%p43 bra 	$L__BB0_46;
	bra.uni 	$L__BB0_45;
$L__BB0_46:
	ld.global.u16 	%r18, [%rd34+1024];
	cvt.u64.u32 	%rd332, %r18;
	bra.uni 	$L__BB0_49;
$L__BB0_45:
	ld.global.u8 	%r17, [%rd33+512];
	cvt.u64.u32 	%rd332, %r17;
$L__BB0_49:
	setp.eq.s32 	%p44, %r102, 0;
	mov.u64 	%rd333, %rd332;
	@%p44 bra 	$L__BB0_54;
	setp.eq.s32 	%p45, %r102, 1;
	@%p45 bra 	$L__BB0_53;
	bra.uni 	$L__BB0_51;
$L__BB0_53:
	xor.b64  	%rd177, %rd16, %rd332;
	and.b64  	%rd333, %rd17, %rd177;
	bra.uni 	$L__BB0_54;
$L__BB0_51:
	and.b64  	%rd63, %rd140, %rd332;
	setp.gt.u64 	%p46, %rd63, %rd19;
	mov.u64 	%rd333, %rd17;
	@%p46 bra 	$L__BB0_54;
	setp.eq.s64 	%p47, %rd63, 0;
	selp.b64 	%rd170, 0, %rd332, %p47;
	and.b64  	%rd171, %rd170, %rd16;
	setp.eq.s64 	%p48, %rd171, 0;
	not.b64 	%rd172, %rd170;
	and.b64  	%rd173, %rd17, %rd172;
	xor.b64  	%rd174, %rd170, %rd16;
	selp.b64 	%rd175, %rd174, %rd173, %p48;
	sub.s64 	%rd176, %rd175, %rd18;
	and.b64  	%rd333, %rd176, %rd17;
$L__BB0_54:
	setp.le.u64 	%p49, %rd2, %rd333;
	selp.u32 	%r145, 1, 0, %p49;
	setp.lt.u64 	%p50, %rd3, %rd333;
	selp.u32 	%r146, 1, 0, %p50;
	add.s32 	%r147, %r145, %r146;
	setp.le.u64 	%p51, %rd4, %rd333;
	selp.u32 	%r148, 1, 0, %p51;
	setp.lt.u64 	%p52, %rd5, %rd333;
	selp.u32 	%r149, 1, 0, %p52;
	add.s32 	%r150, %r147, %r148;
	add.s32 	%r151, %r150, %r149;
	setp.le.u64 	%p53, %rd6, %rd333;
	selp.u32 	%r152, 1, 0, %p53;
	setp.lt.u64 	%p54, %rd7, %rd333;
	selp.u32 	%r153, 1, 0, %p54;
	add.s32 	%r154, %r151, %r152;
	add.s32 	%r155, %r154, %r153;
	setp.le.u64 	%p55, %rd8, %rd333;
	selp.u32 	%r156, 1, 0, %p55;
	setp.lt.u64 	%p56, %rd9, %rd333;
	selp.u32 	%r157, 1, 0, %p56;
	add.s32 	%r158, %r155, %r156;
	add.s32 	%r388, %r158, %r157;
$L__BB0_55:
	add.s64 	%rd178, %rd30, 768;
	setp.ge.s64 	%p57, %rd178, %rd11;
	@%p57 bra 	$L__BB0_72;
	setp.eq.s32 	%p58, %r1, 8;
	@%p58 bra 	$L__BB0_58;
	bra.uni 	$L__BB0_57;
$L__BB0_58:
	ld.global.u64 	%rd338, [%rd32+6144];
	bra.uni 	$L__BB0_59;
$L__BB0_57:
	ld.global.u32 	%rd338, [%rd31+3072];
$L__BB0_59:
	setp.eq.s32 	%p59, %r101, 8;
	@%p59 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_60;
$L__BB0_65:
	ld.global.u64 	%rd336, [%rd32+6144];
	bra.uni 	$L__BB0_66;
$L__BB0_60:
	setp.eq.s32 	%p60, %r101, 4;
	@%p60 bra 	$L__BB0_64;
	bra.uni 	$L__BB0_61;
$L__BB0_64:
	ld.global.u32 	%r25, [%rd31+3072];
	cvt.u64.u32 	%rd336, %r25;
	bra.uni 	$L__BB0_66;
$L__BB0_61:
	setp.eq.s32 	%p61, %r101, 2;
	@%p61 bra 	$L__BB0_63;
	bra.uni 	$L__BB0_62;
$L__BB0_63:
	ld.global.u16 	%r24, [%rd34+1536];
	cvt.u64.u32 	%rd336, %r24;
	bra.uni 	$L__BB0_66;
$L__BB0_62:
	ld.global.u8 	%r23, [%rd33+768];
	cvt.u64.u32 	%rd336, %r23;
$L__BB0_66:
	setp.eq.s32 	%p62, %r102, 0;
	mov.u64 	%rd337, %rd336;
	@%p62 bra 	$L__BB0_71;
	setp.eq.s32 	%p63, %r102, 1;
	@%p63 bra 	$L__BB0_70;
	bra.uni 	$L__BB0_68;
$L__BB0_70:
	xor.b64  	%rd187, %rd16, %rd336;
	and.b64  	%rd337, %rd17, %rd187;
	bra.uni 	$L__BB0_71;
$L__BB0_68:
	and.b64  	%rd74, %rd140, %rd336;
	setp.gt.u64 	%p64, %rd74, %rd19;
	mov.u64 	%rd337, %rd17;
	@%p64 bra 	$L__BB0_71;
	setp.eq.s64 	%p65, %rd74, 0;
	selp.b64 	%rd180, 0, %rd336, %p65;
	and.b64  	%rd181, %rd180, %rd16;
	setp.eq.s64 	%p66, %rd181, 0;
	not.b64 	%rd182, %rd180;
	and.b64  	%rd183, %rd17, %rd182;
	xor.b64  	%rd184, %rd180, %rd16;
	selp.b64 	%rd185, %rd184, %rd183, %p66;
	sub.s64 	%rd186, %rd185, %rd18;
	and.b64  	%rd337, %rd186, %rd17;
$L__BB0_71:
	setp.le.u64 	%p67, %rd2, %rd337;
	selp.u32 	%r160, 1, 0, %p67;
	setp.lt.u64 	%p68, %rd3, %rd337;
	selp.u32 	%r161, 1, 0, %p68;
	add.s32 	%r162, %r160, %r161;
	setp.le.u64 	%p69, %rd4, %rd337;
	selp.u32 	%r163, 1, 0, %p69;
	setp.lt.u64 	%p70, %rd5, %rd337;
	selp.u32 	%r164, 1, 0, %p70;
	add.s32 	%r165, %r162, %r163;
	add.s32 	%r166, %r165, %r164;
	setp.le.u64 	%p71, %rd6, %rd337;
	selp.u32 	%r167, 1, 0, %p71;
	setp.lt.u64 	%p72, %rd7, %rd337;
	selp.u32 	%r168, 1, 0, %p72;
	add.s32 	%r169, %r166, %r167;
	add.s32 	%r170, %r169, %r168;
	setp.le.u64 	%p73, %rd8, %rd337;
	selp.u32 	%r171, 1, 0, %p73;
	setp.lt.u64 	%p74, %rd9, %rd337;
	selp.u32 	%r172, 1, 0, %p74;
	add.s32 	%r173, %r170, %r171;
	add.s32 	%r389, %r173, %r172;
$L__BB0_72:
	add.s64 	%rd188, %rd30, 1024;
	setp.ge.s64 	%p75, %rd188, %rd11;
	mov.u32 	%r391, 9;
	mov.u32 	%r390, %r391;
	@%p75 bra 	$L__BB0_89;
	setp.eq.s32 	%p76, %r1, 8;
	@%p76 bra 	$L__BB0_75;
	bra.uni 	$L__BB0_74;
$L__BB0_75:
	ld.global.u64 	%rd342, [%rd32+8192];
	bra.uni 	$L__BB0_76;
$L__BB0_74:
	ld.global.u32 	%rd342, [%rd31+4096];
$L__BB0_76:
	setp.eq.s32 	%p77, %r101, 8;
	@%p77 bra 	$L__BB0_82;
	bra.uni 	$L__BB0_77;
$L__BB0_82:
	ld.global.u64 	%rd340, [%rd32+8192];
	bra.uni 	$L__BB0_83;
$L__BB0_77:
	setp.eq.s32 	%p78, %r101, 4;
	@%p78 bra 	$L__BB0_81;
	bra.uni 	$L__BB0_78;
$L__BB0_81:
	ld.global.u32 	%r31, [%rd31+4096];
	cvt.u64.u32 	%rd340, %r31;
	bra.uni 	$L__BB0_83;
$L__BB0_78:
	setp.eq.s32 	%p79, %r101, 2;
	@%p79 bra 	$L__BB0_80;
	bra.uni 	$L__BB0_79;
$L__BB0_80:
	ld.global.u16 	%r30, [%rd34+2048];
	cvt.u64.u32 	%rd340, %r30;
	bra.uni 	$L__BB0_83;
$L__BB0_79:
	ld.global.u8 	%r29, [%rd33+1024];
	cvt.u64.u32 	%rd340, %r29;
$L__BB0_83:
	setp.eq.s32 	%p80, %r102, 0;
	mov.u64 	%rd341, %rd340;
	@%p80 bra 	$L__BB0_88;
	setp.eq.s32 	%p81, %r102, 1;
	@%p81 bra 	$L__BB0_87;
	bra.uni 	$L__BB0_85;
$L__BB0_87:
	xor.b64  	%rd197, %rd16, %rd340;
	and.b64  	%rd341, %rd17, %rd197;
	bra.uni 	$L__BB0_88;
$L__BB0_85:
	and.b64  	%rd85, %rd140, %rd340;
	setp.gt.u64 	%p82, %rd85, %rd19;
	mov.u64 	%rd341, %rd17;
	@%p82 bra 	$L__BB0_88;
	setp.eq.s64 	%p83, %rd85, 0;
	selp.b64 	%rd190, 0, %rd340, %p83;
	and.b64  	%rd191, %rd190, %rd16;
	setp.eq.s64 	%p84, %rd191, 0;
	not.b64 	%rd192, %rd190;
	and.b64  	%rd193, %rd17, %rd192;
	xor.b64  	%rd194, %rd190, %rd16;
	selp.b64 	%rd195, %rd194, %rd193, %p84;
	sub.s64 	%rd196, %rd195, %rd18;
	and.b64  	%rd341, %rd196, %rd17;
$L__BB0_88:
	setp.le.u64 	%p85, %rd2, %rd341;
	selp.u32 	%r175, 1, 0, %p85;
	setp.lt.u64 	%p86, %rd3, %rd341;
	selp.u32 	%r176, 1, 0, %p86;
	add.s32 	%r177, %r175, %r176;
	setp.le.u64 	%p87, %rd4, %rd341;
	selp.u32 	%r178, 1, 0, %p87;
	setp.lt.u64 	%p88, %rd5, %rd341;
	selp.u32 	%r179, 1, 0, %p88;
	add.s32 	%r180, %r177, %r178;
	add.s32 	%r181, %r180, %r179;
	setp.le.u64 	%p89, %rd6, %rd341;
	selp.u32 	%r182, 1, 0, %p89;
	setp.lt.u64 	%p90, %rd7, %rd341;
	selp.u32 	%r183, 1, 0, %p90;
	add.s32 	%r184, %r181, %r182;
	add.s32 	%r185, %r184, %r183;
	setp.le.u64 	%p91, %rd8, %rd341;
	selp.u32 	%r186, 1, 0, %p91;
	setp.lt.u64 	%p92, %rd9, %rd341;
	selp.u32 	%r187, 1, 0, %p92;
	add.s32 	%r188, %r185, %r186;
	add.s32 	%r390, %r188, %r187;
$L__BB0_89:
	add.s64 	%rd198, %rd30, 1280;
	setp.ge.s64 	%p93, %rd198, %rd11;
	@%p93 bra 	$L__BB0_106;
	setp.eq.s32 	%p94, %r1, 8;
	@%p94 bra 	$L__BB0_92;
	bra.uni 	$L__BB0_91;
$L__BB0_92:
	ld.global.u64 	%rd346, [%rd32+10240];
	bra.uni 	$L__BB0_93;
$L__BB0_91:
	ld.global.u32 	%rd346, [%rd31+5120];
$L__BB0_93:
	setp.eq.s32 	%p95, %r101, 8;
	@%p95 bra 	$L__BB0_99;
	bra.uni 	$L__BB0_94;
$L__BB0_99:
	ld.global.u64 	%rd344, [%rd32+10240];
	bra.uni 	$L__BB0_100;
$L__BB0_94:
	setp.eq.s32 	%p96, %r101, 4;
	@%p96 bra 	$L__BB0_98;
	bra.uni 	$L__BB0_95;
$L__BB0_98:
	ld.global.u32 	%r37, [%rd31+5120];
	cvt.u64.u32 	%rd344, %r37;
	bra.uni 	$L__BB0_100;
$L__BB0_95:
	setp.eq.s32 	%p97, %r101, 2;
	@%p97 bra 	$L__BB0_97;
	bra.uni 	$L__BB0_96;
$L__BB0_97:
	ld.global.u16 	%r36, [%rd34+2560];
	cvt.u64.u32 	%rd344, %r36;
	bra.uni 	$L__BB0_100;
$L__BB0_96:
	ld.global.u8 	%r35, [%rd33+1280];
	cvt.u64.u32 	%rd344, %r35;
$L__BB0_100:
	setp.eq.s32 	%p98, %r102, 0;
	mov.u64 	%rd345, %rd344;
	@%p98 bra 	$L__BB0_105;
	setp.eq.s32 	%p99, %r102, 1;
	@%p99 bra 	$L__BB0_104;
	bra.uni 	$L__BB0_102;
$L__BB0_104:
	xor.b64  	%rd207, %rd16, %rd344;
	and.b64  	%rd345, %rd17, %rd207;
	bra.uni 	$L__BB0_105;
$L__BB0_102:
	and.b64  	%rd96, %rd140, %rd344;
	setp.gt.u64 	%p100, %rd96, %rd19;
	mov.u64 	%rd345, %rd17;
	@%p100 bra 	$L__BB0_105;
	setp.eq.s64 	%p101, %rd96, 0;
	selp.b64 	%rd200, 0, %rd344, %p101;
	and.b64  	%rd201, %rd200, %rd16;
	setp.eq.s64 	%p102, %rd201, 0;
	not.b64 	%rd202, %rd200;
	and.b64  	%rd203, %rd17, %rd202;
	xor.b64  	%rd204, %rd200, %rd16;
	selp.b64 	%rd205, %rd204, %rd203, %p102;
	sub.s64 	%rd206, %rd205, %rd18;
	and.b64  	%rd345, %rd206, %rd17;
$L__BB0_105:
	setp.le.u64 	%p103, %rd2, %rd345;
	selp.u32 	%r190, 1, 0, %p103;
	setp.lt.u64 	%p104, %rd3, %rd345;
	selp.u32 	%r191, 1, 0, %p104;
	add.s32 	%r192, %r190, %r191;
	setp.le.u64 	%p105, %rd4, %rd345;
	selp.u32 	%r193, 1, 0, %p105;
	setp.lt.u64 	%p106, %rd5, %rd345;
	selp.u32 	%r194, 1, 0, %p106;
	add.s32 	%r195, %r192, %r193;
	add.s32 	%r196, %r195, %r194;
	setp.le.u64 	%p107, %rd6, %rd345;
	selp.u32 	%r197, 1, 0, %p107;
	setp.lt.u64 	%p108, %rd7, %rd345;
	selp.u32 	%r198, 1, 0, %p108;
	add.s32 	%r199, %r196, %r197;
	add.s32 	%r200, %r199, %r198;
	setp.le.u64 	%p109, %rd8, %rd345;
	selp.u32 	%r201, 1, 0, %p109;
	setp.lt.u64 	%p110, %rd9, %rd345;
	selp.u32 	%r202, 1, 0, %p110;
	add.s32 	%r203, %r200, %r201;
	add.s32 	%r391, %r203, %r202;
$L__BB0_106:
	add.s64 	%rd208, %rd30, 1536;
	setp.ge.s64 	%p111, %rd208, %rd11;
	mov.u32 	%r393, 9;
	mov.u32 	%r392, %r393;
	@%p111 bra 	$L__BB0_123;
	setp.eq.s32 	%p112, %r1, 8;
	@%p112 bra 	$L__BB0_109;
	bra.uni 	$L__BB0_108;
$L__BB0_109:
	ld.global.u64 	%rd350, [%rd32+12288];
	bra.uni 	$L__BB0_110;
$L__BB0_108:
	ld.global.u32 	%rd350, [%rd31+6144];
$L__BB0_110:
	setp.eq.s32 	%p113, %r101, 8;
	@%p113 bra 	$L__BB0_116;
	bra.uni 	$L__BB0_111;
$L__BB0_116:
	ld.global.u64 	%rd348, [%rd32+12288];
	bra.uni 	$L__BB0_117;
$L__BB0_111:
	setp.eq.s32 	%p114, %r101, 4;
	@%p114 bra 	$L__BB0_115;
	bra.uni 	$L__BB0_112;
$L__BB0_115:
	ld.global.u32 	%r43, [%rd31+6144];
	cvt.u64.u32 	%rd348, %r43;
	bra.uni 	$L__BB0_117;
$L__BB0_112:
	setp.eq.s32 	%p115, %r101, 2;
	@%p115 bra 	$L__BB0_114;
	bra.uni 	$L__BB0_113;
$L__BB0_114:
	ld.global.u16 	%r42, [%rd34+3072];
	cvt.u64.u32 	%rd348, %r42;
	bra.uni 	$L__BB0_117;
$L__BB0_113:
	ld.global.u8 	%r41, [%rd33+1536];
	cvt.u64.u32 	%rd348, %r41;
$L__BB0_117:
	setp.eq.s32 	%p116, %r102, 0;
	mov.u64 	%rd349, %rd348;
	@%p116 bra 	$L__BB0_122;
	setp.eq.s32 	%p117, %r102, 1;
	@%p117 bra 	$L__BB0_121;
	bra.uni 	$L__BB0_119;
$L__BB0_121:
	xor.b64  	%rd217, %rd16, %rd348;
	and.b64  	%rd349, %rd17, %rd217;
	bra.uni 	$L__BB0_122;
$L__BB0_119:
	and.b64  	%rd107, %rd140, %rd348;
	setp.gt.u64 	%p118, %rd107, %rd19;
	mov.u64 	%rd349, %rd17;
	@%p118 bra 	$L__BB0_122;
	setp.eq.s64 	%p119, %rd107, 0;
	selp.b64 	%rd210, 0, %rd348, %p119;
	and.b64  	%rd211, %rd210, %rd16;
	setp.eq.s64 	%p120, %rd211, 0;
	not.b64 	%rd212, %rd210;
	and.b64  	%rd213, %rd17, %rd212;
	xor.b64  	%rd214, %rd210, %rd16;
	selp.b64 	%rd215, %rd214, %rd213, %p120;
	sub.s64 	%rd216, %rd215, %rd18;
	and.b64  	%rd349, %rd216, %rd17;
$L__BB0_122:
	setp.le.u64 	%p121, %rd2, %rd349;
	selp.u32 	%r205, 1, 0, %p121;
	setp.lt.u64 	%p122, %rd3, %rd349;
	selp.u32 	%r206, 1, 0, %p122;
	add.s32 	%r207, %r205, %r206;
	setp.le.u64 	%p123, %rd4, %rd349;
	selp.u32 	%r208, 1, 0, %p123;
	setp.lt.u64 	%p124, %rd5, %rd349;
	selp.u32 	%r209, 1, 0, %p124;
	add.s32 	%r210, %r207, %r208;
	add.s32 	%r211, %r210, %r209;
	setp.le.u64 	%p125, %rd6, %rd349;
	selp.u32 	%r212, 1, 0, %p125;
	setp.lt.u64 	%p126, %rd7, %rd349;
	selp.u32 	%r213, 1, 0, %p126;
	add.s32 	%r214, %r211, %r212;
	add.s32 	%r215, %r214, %r213;
	setp.le.u64 	%p127, %rd8, %rd349;
	selp.u32 	%r216, 1, 0, %p127;
	setp.lt.u64 	%p128, %rd9, %rd349;
	selp.u32 	%r217, 1, 0, %p128;
	add.s32 	%r218, %r215, %r216;
	add.s32 	%r392, %r218, %r217;
$L__BB0_123:
	add.s64 	%rd218, %rd30, 1792;
	setp.ge.s64 	%p129, %rd218, %rd11;
	@%p129 bra 	$L__BB0_140;
	setp.eq.s32 	%p130, %r1, 8;
	@%p130 bra 	$L__BB0_126;
	bra.uni 	$L__BB0_125;
$L__BB0_126:
	ld.global.u64 	%rd354, [%rd32+14336];
	bra.uni 	$L__BB0_127;
$L__BB0_125:
	ld.global.u32 	%rd354, [%rd31+7168];
$L__BB0_127:
	setp.eq.s32 	%p131, %r101, 8;
	@%p131 bra 	$L__BB0_133;
	bra.uni 	$L__BB0_128;
$L__BB0_133:
	ld.global.u64 	%rd352, [%rd32+14336];
	bra.uni 	$L__BB0_134;
$L__BB0_128:
	setp.eq.s32 	%p132, %r101, 4;
	@%p132 bra 	$L__BB0_132;
	bra.uni 	$L__BB0_129;
$L__BB0_132:
	ld.global.u32 	%r49, [%rd31+7168];
	cvt.u64.u32 	%rd352, %r49;
	bra.uni 	$L__BB0_134;
$L__BB0_129:
	setp.eq.s32 	%p133, %r1, 2;
	@%p133 bra 	$L__BB0_131;
	bra.uni 	$L__BB0_130;
$L__BB0_131:
	ld.global.u16 	%r48, [%rd34+3584];
	cvt.u64.u32 	%rd352, %r48;
	bra.uni 	$L__BB0_134;
$L__BB0_130:
	ld.global.u8 	%r47, [%rd33+1792];
	cvt.u64.u32 	%rd352, %r47;
$L__BB0_134:
	setp.eq.s32 	%p134, %r102, 0;
	mov.u64 	%rd353, %rd352;
	@%p134 bra 	$L__BB0_139;
	setp.eq.s32 	%p135, %r102, 1;
	@%p135 bra 	$L__BB0_138;
	bra.uni 	$L__BB0_136;
$L__BB0_138:
	mov.u64 	%rd233, 1;
	shl.b64 	%rd234, %rd233, %r106;
	xor.b64  	%rd235, %rd234, %rd352;
	and.b64  	%rd353, %rd20, %rd235;
	bra.uni 	$L__BB0_139;
$L__BB0_136:
	not.b64 	%rd313, %rd18;
	mov.u64 	%rd219, 1;
	shl.b64 	%rd220, %rd219, %r106;
	add.s64 	%rd221, %rd220, -1;
	and.b64  	%rd118, %rd221, %rd352;
	add.s64 	%rd223, %rd220, %rd313;
	setp.gt.u64 	%p136, %rd118, %rd223;
	mov.u64 	%rd353, %rd20;
	@%p136 bra 	$L__BB0_139;
	setp.eq.s64 	%p137, %rd118, 0;
	selp.b64 	%rd224, 0, %rd352, %p137;
	and.b64  	%rd227, %rd224, %rd220;
	setp.eq.s64 	%p138, %rd227, 0;
	not.b64 	%rd228, %rd224;
	and.b64  	%rd229, %rd20, %rd228;
	xor.b64  	%rd230, %rd224, %rd220;
	selp.b64 	%rd231, %rd230, %rd229, %p138;
	sub.s64 	%rd232, %rd231, %rd18;
	and.b64  	%rd353, %rd232, %rd20;
$L__BB0_139:
	setp.le.u64 	%p139, %rd2, %rd353;
	selp.u32 	%r226, 1, 0, %p139;
	setp.lt.u64 	%p140, %rd3, %rd353;
	selp.u32 	%r227, 1, 0, %p140;
	add.s32 	%r228, %r226, %r227;
	setp.le.u64 	%p141, %rd4, %rd353;
	selp.u32 	%r229, 1, 0, %p141;
	setp.lt.u64 	%p142, %rd5, %rd353;
	selp.u32 	%r230, 1, 0, %p142;
	add.s32 	%r231, %r228, %r229;
	add.s32 	%r232, %r231, %r230;
	setp.le.u64 	%p143, %rd6, %rd353;
	selp.u32 	%r233, 1, 0, %p143;
	setp.lt.u64 	%p144, %rd7, %rd353;
	selp.u32 	%r234, 1, 0, %p144;
	add.s32 	%r235, %r232, %r233;
	add.s32 	%r236, %r235, %r234;
	setp.le.u64 	%p145, %rd8, %rd353;
	selp.u32 	%r237, 1, 0, %p145;
	setp.lt.u64 	%p146, %rd9, %rd353;
	selp.u32 	%r238, 1, 0, %p146;
	add.s32 	%r239, %r236, %r237;
	add.s32 	%r393, %r239, %r238;
$L__BB0_140:
	mov.u32 	%r241, -1;
	match.any.sync.b32 	%r53, %r386, %r241;
	and.b32  	%r54, %r53, %r2;
	setp.ne.s32 	%p147, %r54, 0;
	mov.u32 	%r395, 0;
	setp.gt.s32 	%p148, %r386, 8;
	or.pred  	%p149, %p147, %p148;
	mov.u32 	%r394, %r395;
	@%p149 bra 	$L__BB0_142;
	shl.b32 	%r242, %r386, 2;
	mov.u32 	%r243, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r244, %r243, %r242;
	popc.b32 	%r245, %r53;
	atom.shared.add.u32 	%r394, [%r244], %r245;
$L__BB0_142:
	brev.b32 	%r247, %r53;
	bfind.shiftamt.u32 	%r248, %r247;
	mov.u32 	%r249, 31;
	shfl.sync.idx.b32 	%r251|%p150, %r394, %r248, %r249, %r241;
	popc.b32 	%r252, %r54;
	add.s32 	%r57, %r251, %r252;
	match.any.sync.b32 	%r58, %r387, %r241;
	and.b32  	%r59, %r58, %r2;
	setp.ne.s32 	%p151, %r59, 0;
	setp.gt.s32 	%p152, %r387, 8;
	or.pred  	%p153, %p151, %p152;
	@%p153 bra 	$L__BB0_144;
	shl.b32 	%r253, %r387, 2;
	mov.u32 	%r254, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r255, %r254, %r253;
	popc.b32 	%r256, %r58;
	atom.shared.add.u32 	%r395, [%r255], %r256;
$L__BB0_144:
	brev.b32 	%r258, %r58;
	bfind.shiftamt.u32 	%r259, %r258;
	mov.u32 	%r397, 0;
	mov.u32 	%r261, -1;
	shfl.sync.idx.b32 	%r262|%p154, %r395, %r259, %r249, %r261;
	popc.b32 	%r263, %r59;
	add.s32 	%r62, %r262, %r263;
	match.any.sync.b32 	%r63, %r388, %r261;
	and.b32  	%r64, %r63, %r2;
	setp.ne.s32 	%p155, %r64, 0;
	setp.gt.s32 	%p156, %r388, 8;
	or.pred  	%p157, %p155, %p156;
	mov.u32 	%r396, %r397;
	@%p157 bra 	$L__BB0_146;
	shl.b32 	%r264, %r388, 2;
	mov.u32 	%r265, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r266, %r265, %r264;
	popc.b32 	%r267, %r63;
	atom.shared.add.u32 	%r396, [%r266], %r267;
$L__BB0_146:
	brev.b32 	%r269, %r63;
	bfind.shiftamt.u32 	%r270, %r269;
	mov.u32 	%r271, 31;
	shfl.sync.idx.b32 	%r273|%p158, %r396, %r270, %r271, %r261;
	popc.b32 	%r274, %r64;
	add.s32 	%r67, %r273, %r274;
	match.any.sync.b32 	%r68, %r389, %r261;
	and.b32  	%r69, %r68, %r2;
	setp.ne.s32 	%p159, %r69, 0;
	setp.gt.s32 	%p160, %r389, 8;
	or.pred  	%p161, %p159, %p160;
	@%p161 bra 	$L__BB0_148;
	shl.b32 	%r275, %r389, 2;
	mov.u32 	%r276, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r277, %r276, %r275;
	popc.b32 	%r278, %r68;
	atom.shared.add.u32 	%r397, [%r277], %r278;
$L__BB0_148:
	brev.b32 	%r280, %r68;
	bfind.shiftamt.u32 	%r281, %r280;
	mov.u32 	%r399, 0;
	mov.u32 	%r283, -1;
	shfl.sync.idx.b32 	%r284|%p162, %r397, %r281, %r271, %r283;
	popc.b32 	%r285, %r69;
	add.s32 	%r72, %r284, %r285;
	match.any.sync.b32 	%r73, %r390, %r283;
	and.b32  	%r74, %r73, %r2;
	setp.ne.s32 	%p163, %r74, 0;
	setp.gt.s32 	%p164, %r390, 8;
	or.pred  	%p165, %p163, %p164;
	mov.u32 	%r398, %r399;
	@%p165 bra 	$L__BB0_150;
	shl.b32 	%r286, %r390, 2;
	mov.u32 	%r287, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r288, %r287, %r286;
	popc.b32 	%r289, %r73;
	atom.shared.add.u32 	%r398, [%r288], %r289;
$L__BB0_150:
	brev.b32 	%r291, %r73;
	bfind.shiftamt.u32 	%r292, %r291;
	mov.u32 	%r293, 31;
	shfl.sync.idx.b32 	%r295|%p166, %r398, %r292, %r293, %r283;
	popc.b32 	%r296, %r74;
	add.s32 	%r77, %r295, %r296;
	match.any.sync.b32 	%r78, %r391, %r283;
	and.b32  	%r79, %r78, %r2;
	setp.ne.s32 	%p167, %r79, 0;
	setp.gt.s32 	%p168, %r391, 8;
	or.pred  	%p169, %p167, %p168;
	@%p169 bra 	$L__BB0_152;
	shl.b32 	%r297, %r391, 2;
	mov.u32 	%r298, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r299, %r298, %r297;
	popc.b32 	%r300, %r78;
	atom.shared.add.u32 	%r399, [%r299], %r300;
$L__BB0_152:
	brev.b32 	%r302, %r78;
	bfind.shiftamt.u32 	%r303, %r302;
	mov.u32 	%r401, 0;
	mov.u32 	%r305, -1;
	shfl.sync.idx.b32 	%r306|%p170, %r399, %r303, %r293, %r305;
	popc.b32 	%r307, %r79;
	add.s32 	%r82, %r306, %r307;
	match.any.sync.b32 	%r83, %r392, %r305;
	and.b32  	%r84, %r83, %r2;
	setp.ne.s32 	%p171, %r84, 0;
	setp.gt.s32 	%p172, %r392, 8;
	or.pred  	%p173, %p171, %p172;
	mov.u32 	%r400, %r401;
	@%p173 bra 	$L__BB0_154;
	shl.b32 	%r308, %r392, 2;
	mov.u32 	%r309, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r310, %r309, %r308;
	popc.b32 	%r311, %r83;
	atom.shared.add.u32 	%r400, [%r310], %r311;
$L__BB0_154:
	brev.b32 	%r313, %r83;
	bfind.shiftamt.u32 	%r314, %r313;
	mov.u32 	%r315, 31;
	shfl.sync.idx.b32 	%r317|%p174, %r400, %r314, %r315, %r305;
	popc.b32 	%r318, %r84;
	add.s32 	%r87, %r317, %r318;
	match.any.sync.b32 	%r88, %r393, %r305;
	and.b32  	%r89, %r88, %r2;
	setp.ne.s32 	%p175, %r89, 0;
	setp.gt.s32 	%p176, %r393, 8;
	or.pred  	%p177, %p175, %p176;
	@%p177 bra 	$L__BB0_156;
	shl.b32 	%r319, %r393, 2;
	mov.u32 	%r320, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r321, %r320, %r319;
	popc.b32 	%r322, %r88;
	atom.shared.add.u32 	%r401, [%r321], %r322;
$L__BB0_156:
	setp.gt.u32 	%p198, %r94, 8;
	brev.b32 	%r324, %r88;
	bfind.shiftamt.u32 	%r325, %r324;
	mov.u32 	%r327, -1;
	shfl.sync.idx.b32 	%r328|%p179, %r401, %r325, %r315, %r327;
	popc.b32 	%r329, %r89;
	add.s32 	%r92, %r328, %r329;
	bar.sync 	0;
	@%p198 bra 	$L__BB0_159;
	shl.b32 	%r331, %r94, 2;
	mov.u32 	%r332, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6counts;
	add.s32 	%r333, %r332, %r331;
	ld.shared.u32 	%r93, [%r333];
	setp.eq.s32 	%p180, %r93, 0;
	@%p180 bra 	$L__BB0_159;
	mul.wide.u32 	%rd237, %r94, 8;
	add.s64 	%rd238, %rd236, %rd237;
	cvt.u64.u32 	%rd239, %r93;
	atom.global.add.u64 	%rd240, [%rd238], %rd239;
	shl.b32 	%r335, %r94, 3;
	mov.u32 	%r336, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r337, %r336, %r335;
	st.shared.u64 	[%r337], %rd240;
$L__BB0_159:
	bar.sync 	0;
	setp.eq.s32 	%p181, %r386, 9;
	@%p181 bra 	$L__BB0_163;
	setp.eq.s32 	%p182, %r1, 8;
	cvt.u64.u32 	%rd241, %r57;
	shl.b32 	%r338, %r386, 3;
	mov.u32 	%r339, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r340, %r339, %r338;
	ld.shared.u64 	%rd242, [%r340];
	add.s64 	%rd123, %rd242, %rd241;
	@%p182 bra 	$L__BB0_162;
	bra.uni 	$L__BB0_161;
$L__BB0_162:
	shl.b64 	%rd245, %rd123, 3;
	add.s64 	%rd246, %rd12, %rd245;
	st.global.u64 	[%rd246], %rd326;
	bra.uni 	$L__BB0_163;
$L__BB0_161:
	shl.b64 	%rd243, %rd123, 2;
	add.s64 	%rd244, %rd12, %rd243;
	st.global.u32 	[%rd244], %rd326;
$L__BB0_163:
	setp.eq.s32 	%p183, %r387, 9;
	@%p183 bra 	$L__BB0_167;
	setp.eq.s32 	%p184, %r1, 8;
	cvt.u64.u32 	%rd247, %r62;
	shl.b32 	%r341, %r387, 3;
	mov.u32 	%r342, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r343, %r342, %r341;
	ld.shared.u64 	%rd248, [%r343];
	add.s64 	%rd124, %rd248, %rd247;
	@%p184 bra 	$L__BB0_166;
	bra.uni 	$L__BB0_165;
$L__BB0_166:
	shl.b64 	%rd251, %rd124, 3;
	add.s64 	%rd252, %rd12, %rd251;
	st.global.u64 	[%rd252], %rd330;
	bra.uni 	$L__BB0_167;
$L__BB0_165:
	shl.b64 	%rd249, %rd124, 2;
	add.s64 	%rd250, %rd12, %rd249;
	st.global.u32 	[%rd250], %rd330;
$L__BB0_167:
	setp.eq.s32 	%p185, %r388, 9;
	@%p185 bra 	$L__BB0_171;
	setp.eq.s32 	%p186, %r1, 8;
	cvt.u64.u32 	%rd253, %r67;
	shl.b32 	%r344, %r388, 3;
	mov.u32 	%r345, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r346, %r345, %r344;
	ld.shared.u64 	%rd254, [%r346];
	add.s64 	%rd125, %rd254, %rd253;
	@%p186 bra 	$L__BB0_170;
	bra.uni 	$L__BB0_169;
$L__BB0_170:
	shl.b64 	%rd257, %rd125, 3;
	add.s64 	%rd258, %rd12, %rd257;
	st.global.u64 	[%rd258], %rd334;
	bra.uni 	$L__BB0_171;
$L__BB0_169:
	shl.b64 	%rd255, %rd125, 2;
	add.s64 	%rd256, %rd12, %rd255;
	st.global.u32 	[%rd256], %rd334;
$L__BB0_171:
	setp.eq.s32 	%p187, %r389, 9;
	@%p187 bra 	$L__BB0_175;
	setp.eq.s32 	%p188, %r1, 8;
	cvt.u64.u32 	%rd259, %r72;
	shl.b32 	%r347, %r389, 3;
	mov.u32 	%r348, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r349, %r348, %r347;
	ld.shared.u64 	%rd260, [%r349];
	add.s64 	%rd126, %rd260, %rd259;
	@%p188 bra 	$L__BB0_174;
	bra.uni 	$L__BB0_173;
$L__BB0_174:
	shl.b64 	%rd263, %rd126, 3;
	add.s64 	%rd264, %rd12, %rd263;
	st.global.u64 	[%rd264], %rd338;
	bra.uni 	$L__BB0_175;
$L__BB0_173:
	shl.b64 	%rd261, %rd126, 2;
	add.s64 	%rd262, %rd12, %rd261;
	st.global.u32 	[%rd262], %rd338;
$L__BB0_175:
	setp.eq.s32 	%p189, %r390, 9;
	@%p189 bra 	$L__BB0_179;
	setp.eq.s32 	%p190, %r1, 8;
	cvt.u64.u32 	%rd265, %r77;
	shl.b32 	%r350, %r390, 3;
	mov.u32 	%r351, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r352, %r351, %r350;
	ld.shared.u64 	%rd266, [%r352];
	add.s64 	%rd127, %rd266, %rd265;
	@%p190 bra 	$L__BB0_178;
	bra.uni 	$L__BB0_177;
$L__BB0_178:
	shl.b64 	%rd269, %rd127, 3;
	add.s64 	%rd270, %rd12, %rd269;
	st.global.u64 	[%rd270], %rd342;
	bra.uni 	$L__BB0_179;
$L__BB0_177:
	shl.b64 	%rd267, %rd127, 2;
	add.s64 	%rd268, %rd12, %rd267;
	st.global.u32 	[%rd268], %rd342;
$L__BB0_179:
	setp.eq.s32 	%p191, %r391, 9;
	@%p191 bra 	$L__BB0_183;
	setp.eq.s32 	%p192, %r1, 8;
	cvt.u64.u32 	%rd271, %r82;
	shl.b32 	%r353, %r391, 3;
	mov.u32 	%r354, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r355, %r354, %r353;
	ld.shared.u64 	%rd272, [%r355];
	add.s64 	%rd128, %rd272, %rd271;
	@%p192 bra 	$L__BB0_182;
	bra.uni 	$L__BB0_181;
$L__BB0_182:
	shl.b64 	%rd275, %rd128, 3;
	add.s64 	%rd276, %rd12, %rd275;
	st.global.u64 	[%rd276], %rd346;
	bra.uni 	$L__BB0_183;
$L__BB0_181:
	shl.b64 	%rd273, %rd128, 2;
	add.s64 	%rd274, %rd12, %rd273;
	st.global.u32 	[%rd274], %rd346;
$L__BB0_183:
	setp.eq.s32 	%p193, %r392, 9;
	@%p193 bra 	$L__BB0_187;
	setp.eq.s32 	%p194, %r1, 8;
	cvt.u64.u32 	%rd277, %r87;
	shl.b32 	%r356, %r392, 3;
	mov.u32 	%r357, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r358, %r357, %r356;
	ld.shared.u64 	%rd278, [%r358];
	add.s64 	%rd129, %rd278, %rd277;
	@%p194 bra 	$L__BB0_186;
	bra.uni 	$L__BB0_185;
$L__BB0_186:
	shl.b64 	%rd281, %rd129, 3;
	add.s64 	%rd282, %rd12, %rd281;
	st.global.u64 	[%rd282], %rd350;
	bra.uni 	$L__BB0_187;
$L__BB0_185:
	shl.b64 	%rd279, %rd129, 2;
	add.s64 	%rd280, %rd12, %rd279;
	st.global.u32 	[%rd280], %rd350;
$L__BB0_187:
	setp.eq.s32 	%p195, %r393, 9;
	@%p195 bra 	$L__BB0_191;
	setp.eq.s32 	%p196, %r1, 8;
	cvt.u64.u32 	%rd283, %r92;
	shl.b32 	%r359, %r393, 3;
	mov.u32 	%r360, _ZZ12gs_pick_moveN45_GLOBAL__N__37495d4d_8_count_cu_e8086310_200310PickParamsEE6starts;
	add.s32 	%r361, %r360, %r359;
	ld.shared.u64 	%rd284, [%r361];
	add.s64 	%rd130, %rd284, %rd283;
	@%p196 bra 	$L__BB0_190;
	bra.uni 	$L__BB0_189;
$L__BB0_190:
	shl.b64 	%rd287, %rd130, 3;
	add.s64 	%rd288, %rd12, %rd287;
	st.global.u64 	[%rd288], %rd354;
	bra.uni 	$L__BB0_191;
$L__BB0_189:
	shl.b64 	%rd285, %rd130, 2;
	add.s64 	%rd286, %rd12, %rd285;
	st.global.u32 	[%rd286], %rd354;
$L__BB0_191:
	bar.sync 	0;
	add.s64 	%rd322, %rd322, %rd14;
	setp.lt.s64 	%p197, %rd322, %rd11;
	@%p197 bra 	$L__BB0_2;
$L__BB0_192:
	ret;
}
)PTX"},
    {nullptr, nullptr},
};

}  // namespace gridstride::algorithms
