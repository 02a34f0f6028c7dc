// Made of narrow.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kNarrowCode[] = {
    {"gs_span", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_span(
	.param .align 8 .b8 gs_span_param_0[112]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<82>;
	.reg .b32 	%r<123>;
	.reg .b64 	%rd<405>;
	.shared .align 8 .b8 _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE14least_of_warps[256];
	.shared .align 8 .b8 _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE17greatest_of_warps[256];
	mov.u64 	%rd388, 0;
	ld.param.v2.u32 	{%r24, %r25}, [gs_span_param_0+96];
	ld.param.u64 	%rd133, [gs_span_param_0+88];
	ld.param.u64 	%rd132, [gs_span_param_0+80];
	ld.param.u64 	%rd122, [gs_span_param_0];
	cvta.to.global.u64 	%rd1, %rd122;
	add.s32 	%r2, %r24, 1;
	mov.u32 	%r28, %nctaid.x;
	cvt.u64.u32 	%rd2, %r28;
	mov.u32 	%r29, %ntid.x;
	cvt.u64.u32 	%rd3, %r29;
	mul.wide.u32 	%rd136, %r29, 8;
	mul.lo.s64 	%rd4, %rd136, %rd2;
	mov.u32 	%r30, %ctaid.x;
	cvt.u64.u32 	%rd5, %r30;
	mul.lo.s64 	%rd6, %rd136, %rd5;
	mov.u32 	%r31, %tid.x;
	cvt.u64.u32 	%rd375, %r31;
	add.s64 	%rd8, %rd6, %rd375;
	setp.ge.s64 	%p1, %rd8, %rd133;
	mov.u64 	%rd387, -1;
	@%p1 bra 	$L__BB0_27;
	setp.eq.s32 	%p2, %r24, 0;
	setp.eq.s32 	%p3, %r2, 0;
	or.pred  	%p4, %p2, %p3;
	mov.u64 	%rd137, 9223372036854775807;
	sub.s64 	%rd11, %rd137, %rd132;
	cvt.u32.u64 	%r32, %rd3;
	mul.lo.s32 	%r33, %r32, 3;
	cvt.s64.s32 	%rd12, %r33;
	shl.b32 	%r34, %r32, 2;
	cvt.s64.s32 	%rd13, %r34;
	mul.lo.s32 	%r35, %r32, 5;
	cvt.s64.s32 	%rd14, %r35;
	mul.lo.s32 	%r36, %r32, 6;
	cvt.s64.s32 	%rd15, %r36;
	mul.lo.s32 	%r37, %r32, 7;
	cvt.s64.s32 	%rd16, %r37;
	@%p4 bra 	$L__BB0_25;
	bra.uni 	$L__BB0_2;
$L__BB0_25:
	shl.b64 	%rd273, %rd8, 3;
	add.s64 	%rd390, %rd1, %rd273;
	mul.lo.s64 	%rd274, %rd3, %rd2;
	shl.b64 	%rd86, %rd274, 6;
	add.s64 	%rd87, %rd6, %rd16;
	add.s64 	%rd88, %rd6, %rd15;
	add.s64 	%rd89, %rd6, %rd14;
	add.s64 	%rd90, %rd6, %rd13;
	add.s64 	%rd91, %rd6, %rd12;
	shl.b32 	%r42, %r32, 1;
	cvt.s64.s32 	%rd275, %r42;
	add.s64 	%rd92, %rd6, %rd275;
	cvt.s64.s32 	%rd276, %rd3;
	add.s64 	%rd93, %rd6, %rd276;
	mul.lo.s64 	%rd277, %rd5, %rd3;
	shl.b64 	%rd94, %rd277, 3;
	mov.u64 	%rd387, -1;
	mov.u64 	%rd388, 0;
$L__BB0_26:
	add.s64 	%rd278, %rd93, %rd375;
	setp.lt.s64 	%p47, %rd278, %rd133;
	add.s64 	%rd279, %rd6, %rd375;
	selp.b64 	%rd280, %rd278, %rd279, %p47;
	shl.b64 	%rd281, %rd280, 3;
	add.s64 	%rd282, %rd1, %rd281;
	add.s64 	%rd283, %rd92, %rd375;
	setp.lt.s64 	%p48, %rd283, %rd133;
	selp.b64 	%rd284, %rd283, %rd279, %p48;
	shl.b64 	%rd285, %rd284, 3;
	add.s64 	%rd286, %rd1, %rd285;
	add.s64 	%rd287, %rd91, %rd375;
	setp.lt.s64 	%p49, %rd287, %rd133;
	selp.b64 	%rd288, %rd287, %rd279, %p49;
	shl.b64 	%rd289, %rd288, 3;
	add.s64 	%rd290, %rd1, %rd289;
	add.s64 	%rd291, %rd90, %rd375;
	setp.lt.s64 	%p50, %rd291, %rd133;
	selp.b64 	%rd292, %rd291, %rd279, %p50;
	shl.b64 	%rd293, %rd292, 3;
	add.s64 	%rd294, %rd1, %rd293;
	add.s64 	%rd295, %rd89, %rd375;
	setp.lt.s64 	%p51, %rd295, %rd133;
	selp.b64 	%rd296, %rd295, %rd279, %p51;
	shl.b64 	%rd297, %rd296, 3;
	add.s64 	%rd298, %rd1, %rd297;
	add.s64 	%rd299, %rd88, %rd375;
	setp.lt.s64 	%p52, %rd299, %rd133;
	selp.b64 	%rd300, %rd299, %rd279, %p52;
	shl.b64 	%rd301, %rd300, 3;
	add.s64 	%rd302, %rd1, %rd301;
	add.s64 	%rd303, %rd87, %rd375;
	setp.lt.s64 	%p53, %rd303, %rd133;
	selp.b64 	%rd304, %rd303, %rd279, %p53;
	shl.b64 	%rd305, %rd304, 3;
	add.s64 	%rd306, %rd1, %rd305;
	ld.global.u64 	%rd307, [%rd390];
	min.u64 	%rd308, %rd387, %rd307;
	max.u64 	%rd309, %rd388, %rd307;
	ld.global.u64 	%rd310, [%rd282];
	min.u64 	%rd311, %rd308, %rd310;
	max.u64 	%rd312, %rd309, %rd310;
	ld.global.u64 	%rd313, [%rd286];
	min.u64 	%rd314, %rd311, %rd313;
	max.u64 	%rd315, %rd312, %rd313;
	ld.global.u64 	%rd316, [%rd290];
	min.u64 	%rd317, %rd314, %rd316;
	max.u64 	%rd318, %rd315, %rd316;
	ld.global.u64 	%rd319, [%rd294];
	min.u64 	%rd320, %rd317, %rd319;
	max.u64 	%rd321, %rd318, %rd319;
	ld.global.u64 	%rd322, [%rd298];
	min.u64 	%rd323, %rd320, %rd322;
	max.u64 	%rd324, %rd321, %rd322;
	ld.global.u64 	%rd325, [%rd302];
	min.u64 	%rd326, %rd323, %rd325;
	max.u64 	%rd327, %rd324, %rd325;
	ld.global.u64 	%rd328, [%rd306];
	min.u64 	%rd387, %rd326, %rd328;
	max.u64 	%rd388, %rd327, %rd328;
	add.s64 	%rd390, %rd390, %rd86;
	add.s64 	%rd375, %rd375, %rd4;
	add.s64 	%rd329, %rd94, %rd375;
	setp.lt.s64 	%p54, %rd329, %rd133;
	@%p54 bra 	$L__BB0_26;
	bra.uni 	$L__BB0_27;
$L__BB0_2:
	shl.b64 	%rd140, %rd8, 3;
	add.s64 	%rd376, %rd1, %rd140;
	mul.lo.s64 	%rd141, %rd3, %rd2;
	shl.b64 	%rd18, %rd141, 6;
	add.s64 	%rd19, %rd6, %rd16;
	add.s64 	%rd20, %rd6, %rd15;
	add.s64 	%rd21, %rd6, %rd14;
	add.s64 	%rd22, %rd6, %rd13;
	add.s64 	%rd23, %rd6, %rd12;
	mul.lo.s64 	%rd142, %rd5, %rd3;
	shl.b64 	%rd24, %rd142, 3;
	mov.u64 	%rd387, -1;
	mov.u64 	%rd388, 0;
$L__BB0_3:
	mul.wide.u32 	%rd143, %r29, %r30;
	shl.b64 	%rd144, %rd143, 3;
	add.s64 	%rd145, %rd144, %rd375;
	ld.global.u64 	%rd29, [%rd376];
	cvt.s64.s32 	%rd146, %r29;
	add.s64 	%rd147, %rd144, %rd146;
	add.s64 	%rd148, %rd147, %rd375;
	setp.lt.s64 	%p5, %rd148, %rd133;
	selp.b64 	%rd149, %rd148, %rd145, %p5;
	shl.b64 	%rd150, %rd149, 3;
	add.s64 	%rd151, %rd1, %rd150;
	ld.global.u64 	%rd30, [%rd151];
	shl.b32 	%r40, %r29, 1;
	cvt.s64.s32 	%rd152, %r40;
	add.s64 	%rd153, %rd144, %rd152;
	add.s64 	%rd154, %rd153, %rd375;
	setp.lt.s64 	%p6, %rd154, %rd133;
	selp.b64 	%rd155, %rd154, %rd145, %p6;
	shl.b64 	%rd156, %rd155, 3;
	add.s64 	%rd157, %rd1, %rd156;
	ld.global.u64 	%rd31, [%rd157];
	add.s64 	%rd158, %rd23, %rd375;
	setp.lt.s64 	%p7, %rd158, %rd133;
	selp.b64 	%rd159, %rd158, %rd145, %p7;
	shl.b64 	%rd160, %rd159, 3;
	add.s64 	%rd161, %rd1, %rd160;
	ld.global.u64 	%rd32, [%rd161];
	add.s64 	%rd162, %rd22, %rd375;
	setp.lt.s64 	%p8, %rd162, %rd133;
	selp.b64 	%rd163, %rd162, %rd145, %p8;
	shl.b64 	%rd164, %rd163, 3;
	add.s64 	%rd165, %rd1, %rd164;
	ld.global.u64 	%rd33, [%rd165];
	add.s64 	%rd166, %rd21, %rd375;
	setp.lt.s64 	%p9, %rd166, %rd133;
	selp.b64 	%rd167, %rd166, %rd145, %p9;
	shl.b64 	%rd168, %rd167, 3;
	add.s64 	%rd169, %rd1, %rd168;
	ld.global.u64 	%rd34, [%rd169];
	add.s64 	%rd170, %rd20, %rd375;
	setp.lt.s64 	%p10, %rd170, %rd133;
	selp.b64 	%rd171, %rd170, %rd145, %p10;
	shl.b64 	%rd172, %rd171, 3;
	add.s64 	%rd173, %rd1, %rd172;
	ld.global.u64 	%rd35, [%rd173];
	add.s64 	%rd174, %rd19, %rd375;
	setp.lt.s64 	%p11, %rd174, %rd133;
	selp.b64 	%rd175, %rd174, %rd145, %p11;
	shl.b64 	%rd176, %rd175, 3;
	add.s64 	%rd177, %rd1, %rd176;
	ld.global.u64 	%rd36, [%rd177];
	setp.eq.s32 	%p12, %r2, 2;
	@%p12 bra 	$L__BB0_23;
	bra.uni 	$L__BB0_4;
$L__BB0_23:
	xor.b64  	%rd248, %rd29, -9223372036854775808;
	min.u64 	%rd249, %rd387, %rd248;
	max.u64 	%rd250, %rd388, %rd248;
	xor.b64  	%rd251, %rd30, -9223372036854775808;
	min.u64 	%rd252, %rd249, %rd251;
	max.u64 	%rd253, %rd250, %rd251;
	xor.b64  	%rd254, %rd31, -9223372036854775808;
	min.u64 	%rd255, %rd252, %rd254;
	max.u64 	%rd256, %rd253, %rd254;
	xor.b64  	%rd257, %rd32, -9223372036854775808;
	min.u64 	%rd258, %rd255, %rd257;
	max.u64 	%rd259, %rd256, %rd257;
	xor.b64  	%rd260, %rd33, -9223372036854775808;
	min.u64 	%rd261, %rd258, %rd260;
	max.u64 	%rd262, %rd259, %rd260;
	xor.b64  	%rd263, %rd34, -9223372036854775808;
	min.u64 	%rd264, %rd261, %rd263;
	max.u64 	%rd265, %rd262, %rd263;
	xor.b64  	%rd266, %rd35, -9223372036854775808;
	min.u64 	%rd267, %rd264, %rd266;
	max.u64 	%rd268, %rd265, %rd266;
	xor.b64  	%rd269, %rd36, -9223372036854775808;
	min.u64 	%rd387, %rd267, %rd269;
	max.u64 	%rd388, %rd268, %rd269;
	bra.uni 	$L__BB0_24;
$L__BB0_4:
	setp.eq.s32 	%p13, %r25, 0;
	@%p13 bra 	$L__BB0_22;
	and.b64  	%rd37, %rd29, 9223372036854775807;
	setp.gt.u64 	%p14, %rd37, %rd11;
	mov.u64 	%rd380, -1;
	mov.u64 	%rd379, %rd380;
	@%p14 bra 	$L__BB0_7;
	setp.eq.s64 	%p15, %rd37, 0;
	selp.b64 	%rd179, 0, %rd29, %p15;
	setp.lt.s64 	%p16, %rd179, 0;
	selp.b64 	%rd180, -1, -9223372036854775808, %p16;
	xor.b64  	%rd181, %rd180, %rd179;
	sub.s64 	%rd379, %rd181, %rd132;
$L__BB0_7:
	min.u64 	%rd40, %rd387, %rd379;
	max.u64 	%rd41, %rd388, %rd379;
	and.b64  	%rd42, %rd30, 9223372036854775807;
	setp.gt.u64 	%p17, %rd42, %rd11;
	@%p17 bra 	$L__BB0_9;
	setp.eq.s64 	%p18, %rd42, 0;
	selp.b64 	%rd183, 0, %rd30, %p18;
	setp.lt.s64 	%p19, %rd183, 0;
	selp.b64 	%rd184, -1, -9223372036854775808, %p19;
	xor.b64  	%rd185, %rd184, %rd183;
	sub.s64 	%rd380, %rd185, %rd132;
$L__BB0_9:
	min.u64 	%rd45, %rd40, %rd380;
	max.u64 	%rd46, %rd41, %rd380;
	and.b64  	%rd47, %rd31, 9223372036854775807;
	setp.gt.u64 	%p20, %rd47, %rd11;
	mov.u64 	%rd382, -1;
	mov.u64 	%rd381, %rd382;
	@%p20 bra 	$L__BB0_11;
	setp.eq.s64 	%p21, %rd47, 0;
	selp.b64 	%rd187, 0, %rd31, %p21;
	setp.lt.s64 	%p22, %rd187, 0;
	selp.b64 	%rd188, -1, -9223372036854775808, %p22;
	xor.b64  	%rd189, %rd188, %rd187;
	sub.s64 	%rd381, %rd189, %rd132;
$L__BB0_11:
	min.u64 	%rd50, %rd45, %rd381;
	max.u64 	%rd51, %rd46, %rd381;
	and.b64  	%rd52, %rd32, 9223372036854775807;
	setp.gt.u64 	%p23, %rd52, %rd11;
	@%p23 bra 	$L__BB0_13;
	setp.eq.s64 	%p24, %rd52, 0;
	selp.b64 	%rd191, 0, %rd32, %p24;
	setp.lt.s64 	%p25, %rd191, 0;
	selp.b64 	%rd192, -1, -9223372036854775808, %p25;
	xor.b64  	%rd193, %rd192, %rd191;
	sub.s64 	%rd382, %rd193, %rd132;
$L__BB0_13:
	min.u64 	%rd55, %rd50, %rd382;
	max.u64 	%rd56, %rd51, %rd382;
	and.b64  	%rd57, %rd33, 9223372036854775807;
	setp.gt.u64 	%p26, %rd57, %rd11;
	mov.u64 	%rd384, -1;
	mov.u64 	%rd383, %rd384;
	@%p26 bra 	$L__BB0_15;
	setp.eq.s64 	%p27, %rd57, 0;
	selp.b64 	%rd195, 0, %rd33, %p27;
	setp.lt.s64 	%p28, %rd195, 0;
	selp.b64 	%rd196, -1, -9223372036854775808, %p28;
	xor.b64  	%rd197, %rd196, %rd195;
	sub.s64 	%rd383, %rd197, %rd132;
$L__BB0_15:
	min.u64 	%rd60, %rd55, %rd383;
	max.u64 	%rd61, %rd56, %rd383;
	and.b64  	%rd62, %rd34, 9223372036854775807;
	setp.gt.u64 	%p29, %rd62, %rd11;
	@%p29 bra 	$L__BB0_17;
	setp.eq.s64 	%p30, %rd62, 0;
	selp.b64 	%rd199, 0, %rd34, %p30;
	setp.lt.s64 	%p31, %rd199, 0;
	selp.b64 	%rd200, -1, -9223372036854775808, %p31;
	xor.b64  	%rd201, %rd200, %rd199;
	sub.s64 	%rd384, %rd201, %rd132;
$L__BB0_17:
	min.u64 	%rd65, %rd60, %rd384;
	max.u64 	%rd66, %rd61, %rd384;
	and.b64  	%rd67, %rd35, 9223372036854775807;
	setp.gt.u64 	%p32, %rd67, %rd11;
	mov.u64 	%rd386, -1;
	mov.u64 	%rd385, %rd386;
	@%p32 bra 	$L__BB0_19;
	setp.eq.s64 	%p33, %rd67, 0;
	selp.b64 	%rd203, 0, %rd35, %p33;
	setp.lt.s64 	%p34, %rd203, 0;
	selp.b64 	%rd204, -1, -9223372036854775808, %p34;
	xor.b64  	%rd205, %rd204, %rd203;
	sub.s64 	%rd385, %rd205, %rd132;
$L__BB0_19:
	min.u64 	%rd70, %rd65, %rd385;
	max.u64 	%rd71, %rd66, %rd385;
	and.b64  	%rd72, %rd36, 9223372036854775807;
	setp.gt.u64 	%p35, %rd72, %rd11;
	@%p35 bra 	$L__BB0_21;
	setp.eq.s64 	%p36, %rd72, 0;
	selp.b64 	%rd207, 0, %rd36, %p36;
	setp.lt.s64 	%p37, %rd207, 0;
	selp.b64 	%rd208, -1, -9223372036854775808, %p37;
	xor.b64  	%rd209, %rd208, %rd207;
	sub.s64 	%rd386, %rd209, %rd132;
$L__BB0_21:
	min.u64 	%rd387, %rd70, %rd386;
	max.u64 	%rd388, %rd71, %rd386;
	bra.uni 	$L__BB0_24;
$L__BB0_22:
	setp.lt.s64 	%p38, %rd29, 0;
	selp.b64 	%rd210, -1, -9223372036854775808, %p38;
	xor.b64  	%rd211, %rd210, %rd29;
	sub.s64 	%rd212, %rd211, %rd132;
	min.u64 	%rd213, %rd387, %rd212;
	max.u64 	%rd214, %rd388, %rd212;
	setp.lt.s64 	%p39, %rd30, 0;
	selp.b64 	%rd215, -1, -9223372036854775808, %p39;
	xor.b64  	%rd216, %rd215, %rd30;
	sub.s64 	%rd217, %rd216, %rd132;
	min.u64 	%rd218, %rd213, %rd217;
	max.u64 	%rd219, %rd214, %rd217;
	setp.lt.s64 	%p40, %rd31, 0;
	selp.b64 	%rd220, -1, -9223372036854775808, %p40;
	xor.b64  	%rd221, %rd220, %rd31;
	sub.s64 	%rd222, %rd221, %rd132;
	min.u64 	%rd223, %rd218, %rd222;
	max.u64 	%rd224, %rd219, %rd222;
	setp.lt.s64 	%p41, %rd32, 0;
	selp.b64 	%rd225, -1, -9223372036854775808, %p41;
	xor.b64  	%rd226, %rd225, %rd32;
	sub.s64 	%rd227, %rd226, %rd132;
	min.u64 	%rd228, %rd223, %rd227;
	max.u64 	%rd229, %rd224, %rd227;
	setp.lt.s64 	%p42, %rd33, 0;
	selp.b64 	%rd230, -1, -9223372036854775808, %p42;
	xor.b64  	%rd231, %rd230, %rd33;
	sub.s64 	%rd232, %rd231, %rd132;
	min.u64 	%rd233, %rd228, %rd232;
	max.u64 	%rd234, %rd229, %rd232;
	setp.lt.s64 	%p43, %rd34, 0;
	selp.b64 	%rd235, -1, -9223372036854775808, %p43;
	xor.b64  	%rd236, %rd235, %rd34;
	sub.s64 	%rd237, %rd236, %rd132;
	min.u64 	%rd238, %rd233, %rd237;
	max.u64 	%rd239, %rd234, %rd237;
	setp.lt.s64 	%p44, %rd35, 0;
	selp.b64 	%rd240, -1, -9223372036854775808, %p44;
	xor.b64  	%rd241, %rd240, %rd35;
	sub.s64 	%rd242, %rd241, %rd132;
	min.u64 	%rd243, %rd238, %rd242;
	max.u64 	%rd244, %rd239, %rd242;
	setp.lt.s64 	%p45, %rd36, 0;
	selp.b64 	%rd245, -1, -9223372036854775808, %p45;
	xor.b64  	%rd246, %rd245, %rd36;
	sub.s64 	%rd247, %rd246, %rd132;
	min.u64 	%rd387, %rd243, %rd247;
	max.u64 	%rd388, %rd244, %rd247;
$L__BB0_24:
	add.s64 	%rd376, %rd376, %rd18;
	add.s64 	%rd375, %rd375, %rd4;
	add.s64 	%rd270, %rd24, %rd375;
	setp.lt.s64 	%p46, %rd270, %rd133;
	@%p46 bra 	$L__BB0_3;
$L__BB0_27:
	mov.u32 	%r116, %tid.x;
	cvt.u64.u32 	%rd374, %r116;
	mov.b64 {%r43,%r44}, %rd387;
	mov.u32 	%r83, 31;
	mov.u32 	%r84, 16;
	mov.u32 	%r85, -1;
	shfl.sync.bfly.b32 	%r46|%p55, %r44, %r84, %r83, %r85;
	shfl.sync.bfly.b32 	%r45|%p56, %r43, %r84, %r83, %r85;
	mov.b64 %rd331, {%r45,%r46};
	min.u64 	%rd334, %rd387, %rd331;
	mov.b64 {%r47,%r48}, %rd388;
	shfl.sync.bfly.b32 	%r50|%p57, %r48, %r84, %r83, %r85;
	shfl.sync.bfly.b32 	%r49|%p58, %r47, %r84, %r83, %r85;
	mov.b64 %rd333, {%r49,%r50};
	max.u64 	%rd336, %rd388, %rd333;
	mov.b64 {%r51,%r52}, %rd334;
	mov.u32 	%r86, 8;
	shfl.sync.bfly.b32 	%r54|%p59, %r52, %r86, %r83, %r85;
	shfl.sync.bfly.b32 	%r53|%p60, %r51, %r86, %r83, %r85;
	mov.b64 %rd335, {%r53,%r54};
	min.u64 	%rd338, %rd334, %rd335;
	mov.b64 {%r55,%r56}, %rd336;
	shfl.sync.bfly.b32 	%r58|%p61, %r56, %r86, %r83, %r85;
	shfl.sync.bfly.b32 	%r57|%p62, %r55, %r86, %r83, %r85;
	mov.b64 %rd337, {%r57,%r58};
	max.u64 	%rd340, %rd336, %rd337;
	mov.b64 {%r59,%r60}, %rd338;
	mov.u32 	%r87, 4;
	shfl.sync.bfly.b32 	%r62|%p63, %r60, %r87, %r83, %r85;
	shfl.sync.bfly.b32 	%r61|%p64, %r59, %r87, %r83, %r85;
	mov.b64 %rd339, {%r61,%r62};
	min.u64 	%rd342, %rd338, %rd339;
	mov.b64 {%r63,%r64}, %rd340;
	shfl.sync.bfly.b32 	%r66|%p65, %r64, %r87, %r83, %r85;
	shfl.sync.bfly.b32 	%r65|%p66, %r63, %r87, %r83, %r85;
	mov.b64 %rd341, {%r65,%r66};
	max.u64 	%rd344, %rd340, %rd341;
	mov.b64 {%r67,%r68}, %rd342;
	mov.u32 	%r88, 2;
	shfl.sync.bfly.b32 	%r70|%p67, %r68, %r88, %r83, %r85;
	shfl.sync.bfly.b32 	%r69|%p68, %r67, %r88, %r83, %r85;
	mov.b64 %rd343, {%r69,%r70};
	min.u64 	%rd346, %rd342, %rd343;
	mov.b64 {%r71,%r72}, %rd344;
	shfl.sync.bfly.b32 	%r74|%p69, %r72, %r88, %r83, %r85;
	shfl.sync.bfly.b32 	%r73|%p70, %r71, %r88, %r83, %r85;
	mov.b64 %rd345, {%r73,%r74};
	max.u64 	%rd348, %rd344, %rd345;
	mov.b64 {%r75,%r76}, %rd346;
	mov.u32 	%r89, 1;
	shfl.sync.bfly.b32 	%r78|%p71, %r76, %r89, %r83, %r85;
	shfl.sync.bfly.b32 	%r77|%p72, %r75, %r89, %r83, %r85;
	mov.b64 %rd347, {%r77,%r78};
	min.u64 	%rd403, %rd346, %rd347;
	mov.b64 {%r79,%r80}, %rd348;
	shfl.sync.bfly.b32 	%r82|%p73, %r80, %r89, %r83, %r85;
	shfl.sync.bfly.b32 	%r81|%p74, %r79, %r89, %r83, %r85;
	mov.b64 %rd349, {%r81,%r82};
	max.u64 	%rd404, %rd348, %rd349;
	cvt.u32.u64 	%r90, %rd374;
	and.b32  	%r91, %r90, 31;
	setp.ne.s32 	%p75, %r91, 0;
	@%p75 bra 	$L__BB0_29;
	shr.u32 	%r93, %r90, 2;
	and.b32  	%r94, %r93, 1073741816;
	mov.u32 	%r95, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE14least_of_warps;
	add.s32 	%r96, %r95, %r94;
	st.shared.u64 	[%r96], %rd403;
	mov.u32 	%r97, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE17greatest_of_warps;
	add.s32 	%r98, %r97, %r94;
	st.shared.u64 	[%r98], %rd404;
$L__BB0_29:
	bar.sync 	0;
	setp.ne.s32 	%p76, %r90, 0;
	@%p76 bra 	$L__BB0_38;
	setp.lt.u32 	%p77, %r29, 64;
	@%p77 bra 	$L__BB0_37;
	mov.u32 	%r115, %ntid.x;
	cvt.u64.u32 	%rd373, %r115;
	cvt.u32.u64 	%r102, %rd373;
	shr.u32 	%r103, %r102, 5;
	max.u32 	%r104, %r103, 2;
	add.s32 	%r4, %r104, -1;
	add.s32 	%r105, %r104, -2;
	and.b32  	%r122, %r4, 3;
	setp.lt.u32 	%p78, %r105, 3;
	mov.u32 	%r119, 1;
	@%p78 bra 	$L__BB0_34;
	sub.s32 	%r118, %r4, %r122;
	mov.u32 	%r119, 1;
$L__BB0_33:
	shl.b32 	%r107, %r119, 3;
	mov.u32 	%r108, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE14least_of_warps;
	add.s32 	%r109, %r108, %r107;
	ld.shared.u64 	%rd351, [%r109];
	min.u64 	%rd352, %rd403, %rd351;
	mov.u32 	%r110, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE17greatest_of_warps;
	add.s32 	%r111, %r110, %r107;
	ld.shared.u64 	%rd353, [%r111];
	max.u64 	%rd354, %rd404, %rd353;
	ld.shared.u64 	%rd355, [%r109+8];
	min.u64 	%rd356, %rd352, %rd355;
	ld.shared.u64 	%rd357, [%r111+8];
	max.u64 	%rd358, %rd354, %rd357;
	ld.shared.u64 	%rd359, [%r109+16];
	min.u64 	%rd360, %rd356, %rd359;
	ld.shared.u64 	%rd361, [%r111+16];
	max.u64 	%rd362, %rd358, %rd361;
	ld.shared.u64 	%rd363, [%r109+24];
	min.u64 	%rd403, %rd360, %rd363;
	ld.shared.u64 	%rd364, [%r111+24];
	max.u64 	%rd404, %rd362, %rd364;
	add.s32 	%r119, %r119, 4;
	add.s32 	%r118, %r118, -4;
	setp.ne.s32 	%p79, %r118, 0;
	@%p79 bra 	$L__BB0_33;
$L__BB0_34:
	setp.eq.s32 	%p80, %r122, 0;
	@%p80 bra 	$L__BB0_37;
	shl.b32 	%r112, %r119, 3;
	mov.u32 	%r113, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE17greatest_of_warps;
	add.s32 	%r121, %r113, %r112;
	mov.u32 	%r114, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1829047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_182904spanERKNS0_12NarrowParamsEE14least_of_warps;
	add.s32 	%r120, %r114, %r112;
$L__BB0_36:
	.pragma "nounroll";
	ld.shared.u64 	%rd365, [%r120];
	min.u64 	%rd403, %rd403, %rd365;
	ld.shared.u64 	%rd366, [%r121];
	max.u64 	%rd404, %rd404, %rd366;
	add.s32 	%r121, %r121, 8;
	add.s32 	%r120, %r120, 8;
	add.s32 	%r122, %r122, -1;
	setp.ne.s32 	%p81, %r122, 0;
	@%p81 bra 	$L__BB0_36;
$L__BB0_37:
	ld.param.u64 	%rd372, [gs_span_param_0+8];
	cvta.to.global.u64 	%rd367, %rd372;
	not.b64 	%rd368, %rd403;
	atom.global.max.u64 	%rd369, [%rd367], %rd368;
	add.s64 	%rd370, %rd367, 8;
	atom.global.max.u64 	%rd371, [%rd370], %rd404;
$L__BB0_38:
	ret;
}
)PTX"},
    {"gs_extent", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_extent(
	.param .align 8 .b8 gs_extent_param_0[112]
)
.maxntid 32, 1, 1
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<31>;
	ld.param.v2.u32 	{%r6, %r7}, [gs_extent_param_0+96];
	ld.param.u64 	%rd23, [gs_extent_param_0+80];
	ld.param.u64 	%rd21, [gs_extent_param_0+64];
	ld.param.u64 	%rd14, [gs_extent_param_0+8];
	cvta.to.global.u64 	%rd1, %rd21;
	mov.u32 	%r10, %tid.x;
	setp.ne.s32 	%p2, %r10, 0;
	@%p2 bra 	$L__BB0_10;
	add.s32 	%r1, %r6, 1;
	cvta.to.global.u64 	%rd3, %rd14;
	ld.global.u64 	%rd4, [%rd3];
	not.b64 	%rd29, %rd4;
	setp.eq.s32 	%p3, %r1, 0;
	setp.eq.s32 	%p4, %r6, 0;
	or.pred  	%p1, %p4, %p3;
	@%p1 bra 	$L__BB0_5;
	setp.eq.s32 	%p5, %r1, 2;
	@%p5 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_3;
$L__BB0_4:
	xor.b64  	%rd29, %rd4, 9223372036854775807;
	bra.uni 	$L__BB0_5;
$L__BB0_3:
	add.s64 	%rd25, %rd23, %rd29;
	setp.lt.s64 	%p6, %rd25, 0;
	selp.b64 	%rd26, -9223372036854775808, -1, %p6;
	xor.b64  	%rd29, %rd26, %rd25;
$L__BB0_5:
	st.global.u64 	[%rd1], %rd29;
	ld.global.u64 	%rd30, [%rd3+8];
	@%p1 bra 	$L__BB0_9;
	setp.eq.s32 	%p7, %r1, 2;
	@%p7 bra 	$L__BB0_8;
	bra.uni 	$L__BB0_7;
$L__BB0_8:
	xor.b64  	%rd30, %rd30, -9223372036854775808;
	bra.uni 	$L__BB0_9;
$L__BB0_7:
	add.s64 	%rd27, %rd30, %rd23;
	setp.lt.s64 	%p8, %rd27, 0;
	selp.b64 	%rd28, -9223372036854775808, -1, %p8;
	xor.b64  	%rd30, %rd28, %rd27;
$L__BB0_9:
	st.global.u64 	[%rd1+8], %rd30;
$L__BB0_10:
	ret;
}
)PTX"},
    {"gs_sample", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_sample(
	.param .align 8 .b8 gs_sample_param_0[112]
)
.maxntid 1024, 1, 1
{
	.reg .pred 	%p<27>;
	.reg .b32 	%r<99>;
	.reg .b64 	%rd<111>;
	ld.param.v2.u32 	{%r42, %r43}, [gs_sample_param_0+96];
	ld.param.u64 	%rd31, [gs_sample_param_0+88];
	ld.param.u64 	%rd30, [gs_sample_param_0+80];
	ld.param.u64 	%rd22, [gs_sample_param_0+16];
	ld.param.u64 	%rd21, [gs_sample_param_0+8];
	ld.param.u64 	%rd20, [gs_sample_param_0];
	cvta.to.global.u64 	%rd1, %rd20;
	cvta.to.global.u64 	%rd2, %rd21;
	cvta.to.global.u64 	%rd3, %rd22;
	mov.u32 	%r1, %ctaid.x;
	shl.b32 	%r46, %r1, 3;
	ld.global.u64 	%rd5, [%rd2];
	not.b64 	%rd32, %rd5;
	ld.global.u64 	%rd33, [%rd2+8];
	sub.s64 	%rd34, %rd33, %rd32;
	setp.eq.s64 	%p1, %rd34, 0;
	clz.b64 	%r47, %rd34;
	mov.u32 	%r48, 64;
	sub.s32 	%r49, %r48, %r47;
	selp.b32 	%r2, 1, %r49, %p1;
	add.s32 	%r3, %r46, 16;
	setp.le.s32 	%p2, %r2, %r3;
	@%p2 bra 	$L__BB0_29;
	sub.s32 	%r4, %r2, %r3;
	mov.u32 	%r93, %tid.x;
	setp.gt.s32 	%p3, %r93, 16383;
	mov.u32 	%r98, 0;
	@%p3 bra 	$L__BB0_27;
	setp.eq.s32 	%p4, %r42, -1;
	cvt.u64.u32 	%rd6, %r4;
	@%p4 bra 	$L__BB0_19;
	mov.u32 	%r88, %tid.x;
	mov.u64 	%rd35, 9223372036854775807;
	sub.s64 	%rd7, %rd35, %rd30;
	add.s64 	%rd36, %rd5, 1;
	sub.s64 	%rd8, %rd36, %rd30;
	mov.u32 	%r98, 0;
$L__BB0_4:
	cvt.s64.s32 	%rd37, %r88;
	mul.lo.s64 	%rd38, %rd31, %rd37;
	shr.u64 	%rd39, %rd38, 14;
	add.s32 	%r52, %r88, 1;
	cvt.s64.s32 	%rd40, %r52;
	mul.lo.s64 	%rd41, %rd31, %rd40;
	shr.u64 	%rd42, %rd41, 14;
	shr.u64 	%rd43, %rd40, 33;
	xor.b64  	%rd44, %rd43, %rd40;
	mul.lo.s64 	%rd45, %rd44, -49064778989728563;
	shr.u64 	%rd46, %rd45, 33;
	xor.b64  	%rd47, %rd46, %rd45;
	mul.lo.s64 	%rd48, %rd47, -4265267296055464877;
	shr.u64 	%rd49, %rd48, 33;
	xor.b64  	%rd50, %rd49, %rd48;
	sub.s64 	%rd51, %rd42, %rd39;
	rem.u64 	%rd52, %rd50, %rd51;
	add.s64 	%rd53, %rd52, %rd39;
	shl.b64 	%rd54, %rd53, 3;
	add.s64 	%rd55, %rd1, %rd54;
	ld.global.u64 	%rd109, [%rd55];
	setp.eq.s32 	%p5, %r42, 0;
	@%p5 bra 	$L__BB0_11;
	setp.eq.s32 	%p6, %r42, 1;
	@%p6 bra 	$L__BB0_10;
	bra.uni 	$L__BB0_6;
$L__BB0_10:
	xor.b64  	%rd58, %rd109, -9223372036854775808;
	sub.s64 	%rd110, %rd58, %rd32;
	bra.uni 	$L__BB0_12;
$L__BB0_11:
	sub.s64 	%rd110, %rd109, %rd32;
	bra.uni 	$L__BB0_12;
$L__BB0_6:
	setp.eq.s32 	%p7, %r43, 0;
	@%p7 bra 	$L__BB0_9;
	and.b64  	%rd10, %rd109, 9223372036854775807;
	setp.gt.u64 	%p8, %rd10, %rd7;
	mov.u64 	%rd110, %rd5;
	@%p8 bra 	$L__BB0_12;
	setp.eq.s64 	%p9, %rd10, 0;
	selp.b64 	%rd109, 0, %rd109, %p9;
$L__BB0_9:
	setp.lt.s64 	%p10, %rd109, 0;
	selp.b64 	%rd56, -1, -9223372036854775808, %p10;
	xor.b64  	%rd57, %rd56, %rd109;
	add.s64 	%rd110, %rd8, %rd57;
$L__BB0_12:
	cvt.u32.u64 	%r53, %rd6;
	shr.u64 	%rd61, %rd110, %r53;
	shr.u64 	%rd62, %rd61, 33;
	xor.b64  	%rd63, %rd62, %rd61;
	mul.lo.s64 	%rd64, %rd63, -49064778989728563;
	shr.u64 	%rd65, %rd64, 33;
	xor.b64  	%rd66, %rd65, %rd64;
	mul.lo.s64 	%rd67, %rd66, -4265267296055464877;
	shr.u64 	%rd68, %rd67, 33;
	shr.u64 	%rd69, %rd67, 32;
	cvt.u32.u64 	%r54, %rd69;
	or.b32  	%r11, %r54, 1;
	cvt.u32.u64 	%r55, %rd67;
	cvt.u32.u64 	%r56, %rd68;
	xor.b32  	%r90, %r56, %r55;
$L__BB0_13:
	and.b32  	%r14, %r90, 32767;
	cvt.u64.u32 	%rd70, %r14;
	mul.wide.u32 	%rd71, %r1, 32768;
	or.b64  	%rd72, %rd71, %rd70;
	shl.b64 	%rd73, %rd72, 2;
	add.s64 	%rd17, %rd3, %rd73;
	ld.volatile.global.u32 	%r91, [%rd17];
	setp.ne.s32 	%p11, %r91, 0;
	@%p11 bra 	$L__BB0_15;
	mov.u32 	%r58, 0;
	atom.global.cas.b32 	%r91, [%rd17], %r58, %r11;
$L__BB0_15:
	setp.eq.s32 	%p12, %r91, 0;
	@%p12 bra 	$L__BB0_18;
	setp.ne.s32 	%p13, %r91, %r11;
	add.s32 	%r90, %r14, 1;
	@%p13 bra 	$L__BB0_13;
	add.s32 	%r98, %r98, 1;
$L__BB0_18:
	mov.u32 	%r59, %ntid.x;
	add.s32 	%r88, %r88, %r59;
	setp.lt.s32 	%p14, %r88, 16384;
	@%p14 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_27;
$L__BB0_19:
	mul.wide.u32 	%rd18, %r1, 32768;
	mov.u32 	%r98, 0;
	mov.u32 	%r22, %ntid.x;
$L__BB0_20:
	cvt.s64.s32 	%rd74, %r93;
	mul.lo.s64 	%rd75, %rd31, %rd74;
	shr.u64 	%rd76, %rd75, 14;
	add.s32 	%r61, %r93, 1;
	cvt.s64.s32 	%rd77, %r61;
	mul.lo.s64 	%rd78, %rd31, %rd77;
	shr.u64 	%rd79, %rd78, 14;
	shr.u64 	%rd80, %rd77, 33;
	xor.b64  	%rd81, %rd80, %rd77;
	mul.lo.s64 	%rd82, %rd81, -49064778989728563;
	shr.u64 	%rd83, %rd82, 33;
	xor.b64  	%rd84, %rd83, %rd82;
	mul.lo.s64 	%rd85, %rd84, -4265267296055464877;
	shr.u64 	%rd86, %rd85, 33;
	xor.b64  	%rd87, %rd86, %rd85;
	sub.s64 	%rd88, %rd79, %rd76;
	rem.u64 	%rd89, %rd87, %rd88;
	add.s64 	%rd90, %rd89, %rd76;
	shl.b64 	%rd91, %rd90, 3;
	add.s64 	%rd92, %rd1, %rd91;
	ld.global.u64 	%rd93, [%rd92];
	cvt.u32.u64 	%r62, %rd6;
	shr.u64 	%rd94, %rd93, %r62;
	shr.u64 	%rd95, %rd94, 33;
	xor.b64  	%rd96, %rd95, %rd94;
	mul.lo.s64 	%rd97, %rd96, -49064778989728563;
	shr.u64 	%rd98, %rd97, 33;
	xor.b64  	%rd99, %rd98, %rd97;
	mul.lo.s64 	%rd100, %rd99, -4265267296055464877;
	shr.u64 	%rd101, %rd100, 33;
	shr.u64 	%rd102, %rd100, 32;
	cvt.u32.u64 	%r63, %rd102;
	or.b32  	%r25, %r63, 1;
	cvt.u32.u64 	%r64, %rd100;
	cvt.u32.u64 	%r65, %rd101;
	xor.b32  	%r95, %r65, %r64;
$L__BB0_21:
	and.b32  	%r28, %r95, 32767;
	cvt.u64.u32 	%rd103, %r28;
	add.s64 	%rd104, %rd18, %rd103;
	shl.b64 	%rd105, %rd104, 2;
	add.s64 	%rd19, %rd3, %rd105;
	ld.volatile.global.u32 	%r96, [%rd19];
	setp.ne.s32 	%p15, %r96, 0;
	@%p15 bra 	$L__BB0_23;
	mov.u32 	%r66, 0;
	atom.global.cas.b32 	%r96, [%rd19], %r66, %r25;
$L__BB0_23:
	setp.eq.s32 	%p16, %r96, 0;
	@%p16 bra 	$L__BB0_26;
	setp.ne.s32 	%p17, %r96, %r25;
	add.s32 	%r95, %r28, 1;
	@%p17 bra 	$L__BB0_21;
	add.s32 	%r98, %r98, 1;
$L__BB0_26:
	add.s32 	%r93, %r93, %r22;
	setp.lt.s32 	%p18, %r93, 16384;
	@%p18 bra 	$L__BB0_20;
$L__BB0_27:
	mov.u32 	%r67, 31;
	mov.u32 	%r68, 16;
	mov.u32 	%r69, -1;
	shfl.sync.bfly.b32 	%r70|%p19, %r98, %r68, %r67, %r69;
	add.s32 	%r71, %r70, %r98;
	mov.u32 	%r72, 8;
	shfl.sync.bfly.b32 	%r73|%p20, %r71, %r72, %r67, %r69;
	add.s32 	%r74, %r73, %r71;
	mov.u32 	%r75, 4;
	shfl.sync.bfly.b32 	%r76|%p21, %r74, %r75, %r67, %r69;
	add.s32 	%r77, %r76, %r74;
	mov.u32 	%r78, 2;
	shfl.sync.bfly.b32 	%r79|%p22, %r77, %r78, %r67, %r69;
	add.s32 	%r80, %r79, %r77;
	mov.u32 	%r81, 1;
	shfl.sync.bfly.b32 	%r82|%p23, %r80, %r81, %r67, %r69;
	add.s32 	%r37, %r82, %r80;
	mov.u32 	%r83, %tid.x;
	and.b32  	%r84, %r83, 31;
	setp.ne.s32 	%p24, %r84, 0;
	setp.eq.s32 	%p25, %r37, 0;
	or.pred  	%p26, %p24, %p25;
	@%p26 bra 	$L__BB0_29;
	add.s32 	%r86, %r1, 2;
	mul.wide.s32 	%rd106, %r86, 4;
	add.s64 	%rd107, %rd2, %rd106;
	add.s64 	%rd108, %rd107, 16;
	atom.global.add.u32 	%r87, [%rd108], %r37;
$L__BB0_29:
	ret;
}
)PTX"},
    {"gs_narrow_count", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_narrow_count(
	.param .align 8 .b8 gs_narrow_count_param_0[112]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<169>;
	.reg .b32 	%r<939>;
	.reg .b64 	%rd<341>;
	.shared .align 4 .b8 _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts[8192];
	ld.param.v2.u32 	{%r76, %r77}, [gs_narrow_count_param_0+104];
	ld.param.v2.u32 	{%r78, %r79}, [gs_narrow_count_param_0+96];
	ld.param.u64 	%rd1, [gs_narrow_count_param_0];
	ld.param.u64 	%rd4, [gs_narrow_count_param_0+80];
	ld.param.u64 	%rd5, [gs_narrow_count_param_0+88];
	ld.param.u64 	%rd89, [gs_narrow_count_param_0+24];
	ld.param.u64 	%rd90, [gs_narrow_count_param_0+8];
	cvta.to.global.u64 	%rd2, %rd90;
	cvta.to.global.u64 	%rd3, %rd89;
	ld.global.u64 	%rd6, [%rd2];
	not.b64 	%rd7, %rd6;
	ld.global.u64 	%rd91, [%rd2+8];
	sub.s64 	%rd92, %rd91, %rd7;
	setp.eq.s64 	%p1, %rd92, 0;
	clz.b64 	%r80, %rd92;
	mov.u32 	%r81, 64;
	sub.s32 	%r82, %r81, %r80;
	selp.b32 	%r5, 1, %r82, %p1;
	add.s32 	%r83, %r5, 7;
	shr.s32 	%r84, %r83, 31;
	shr.u32 	%r85, %r84, 29;
	add.s32 	%r86, %r83, %r85;
	shr.s32 	%r6, %r86, 3;
	mov.u32 	%r909, 2;
$L__BB0_1:
	mov.u32 	%r7, %r909;
	add.s32 	%r909, %r7, 1;
	setp.ge.s32 	%p2, %r909, %r6;
	@%p2 bra 	$L__BB0_3;
	mul.wide.s32 	%rd93, %r7, 4;
	add.s64 	%rd94, %rd2, %rd93;
	ld.global.u32 	%r87, [%rd94+16];
	setp.gt.u32 	%p3, %r87, %r76;
	@%p3 bra 	$L__BB0_1;
$L__BB0_3:
	setp.lt.s32 	%p4, %r909, %r6;
	selp.b32 	%r88, %r7, %r6, %p4;
	selp.u32 	%r89, -1, 0, %p4;
	add.s32 	%r90, %r88, %r89;
	and.b32  	%r91, %r90, 1;
	setp.eq.b32 	%p5, %r91, 1;
	setp.ne.s32 	%p6, %r77, 0;
	and.pred  	%p7, %p6, %p5;
	selp.u32 	%r92, 1, 0, %p7;
	add.s32 	%r9, %r88, %r92;
	shl.b32 	%r93, %r9, 3;
	setp.gt.s32 	%p8, %r5, %r93;
	and.pred  	%p9, %p4, %p8;
	sub.s32 	%r94, %r5, %r93;
	selp.b32 	%r10, %r94, 0, %p9;
	add.s32 	%r11, %r78, 1;
	shl.b32 	%r12, %r9, 8;
	mov.u32 	%r910, %tid.x;
	setp.lt.s32 	%p10, %r910, %r12;
	@%p10 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_6;
$L__BB0_4:
	mov.u32 	%r14, %ntid.x;
$L__BB0_5:
	shl.b32 	%r95, %r910, 2;
	mov.u32 	%r96, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r97, %r96, %r95;
	mov.u32 	%r98, 0;
	st.shared.u32 	[%r97], %r98;
	add.s32 	%r910, %r910, %r14;
	setp.lt.s32 	%p11, %r910, %r12;
	@%p11 bra 	$L__BB0_5;
$L__BB0_6:
	mov.u32 	%r99, %ntid.x;
	bar.sync 	0;
	mov.u32 	%r100, %ctaid.x;
	mul.wide.u32 	%rd95, %r99, %r100;
	shl.b64 	%rd324, %rd95, 3;
	setp.ge.s64 	%p12, %rd324, %rd5;
	@%p12 bra 	$L__BB0_171;
	add.s64 	%rd96, %rd6, 1;
	sub.s64 	%rd9, %rd96, %rd4;
	mov.u64 	%rd97, 9223372036854775807;
	sub.s64 	%rd10, %rd97, %rd4;
	add.s32 	%r17, %r9, -1;
	and.b32  	%r18, %r9, 1;
	sub.s32 	%r19, %r9, %r18;
	and.b32  	%r20, %r9, 3;
	sub.s32 	%r21, %r9, %r20;
$L__BB0_8:
	mov.u32 	%r101, %tid.x;
	cvt.u64.u32 	%rd99, %r101;
	add.s64 	%rd12, %rd324, %rd99;
	setp.ge.s64 	%p13, %rd12, %rd5;
	mov.u64 	%rd328, 0;
	mov.u64 	%rd326, %rd328;
	@%p13 bra 	$L__BB0_18;
	setp.eq.s32 	%p14, %r11, 0;
	shl.b64 	%rd102, %rd12, 3;
	add.s64 	%rd101, %rd1, %rd102;
	ld.global.cs.u64 %rd325, [%rd101];
	mov.u64 	%rd326, %rd325;
	@%p14 bra 	$L__BB0_18;
	setp.eq.s32 	%p15, %r78, 0;
	@%p15 bra 	$L__BB0_17;
	setp.eq.s32 	%p16, %r11, 2;
	@%p16 bra 	$L__BB0_16;
	bra.uni 	$L__BB0_12;
$L__BB0_16:
	xor.b64  	%rd105, %rd325, -9223372036854775808;
	sub.s64 	%rd326, %rd105, %rd7;
	bra.uni 	$L__BB0_18;
$L__BB0_17:
	sub.s64 	%rd326, %rd325, %rd7;
	bra.uni 	$L__BB0_18;
$L__BB0_12:
	setp.eq.s32 	%p17, %r79, 0;
	@%p17 bra 	$L__BB0_15;
	and.b64  	%rd14, %rd325, 9223372036854775807;
	setp.gt.u64 	%p18, %rd14, %rd10;
	mov.u64 	%rd326, %rd6;
	@%p18 bra 	$L__BB0_18;
	setp.eq.s64 	%p19, %rd14, 0;
	selp.b64 	%rd325, 0, %rd325, %p19;
$L__BB0_15:
	setp.lt.s64 	%p20, %rd325, 0;
	selp.b64 	%rd103, -1, -9223372036854775808, %p20;
	xor.b64  	%rd104, %rd103, %rd325;
	add.s64 	%rd326, %rd9, %rd104;
$L__BB0_18:
	cvt.s64.s32 	%rd107, %r99;
	add.s64 	%rd21, %rd12, %rd107;
	setp.ge.s64 	%p21, %rd21, %rd5;
	@%p21 bra 	$L__BB0_28;
	setp.eq.s32 	%p22, %r11, 0;
	shl.b64 	%rd110, %rd21, 3;
	add.s64 	%rd109, %rd1, %rd110;
	ld.global.cs.u64 %rd327, [%rd109];
	mov.u64 	%rd328, %rd327;
	@%p22 bra 	$L__BB0_28;
	setp.eq.s32 	%p23, %r78, 0;
	@%p23 bra 	$L__BB0_27;
	setp.eq.s32 	%p24, %r11, 2;
	@%p24 bra 	$L__BB0_26;
	bra.uni 	$L__BB0_22;
$L__BB0_26:
	xor.b64  	%rd113, %rd327, -9223372036854775808;
	sub.s64 	%rd328, %rd113, %rd7;
	bra.uni 	$L__BB0_28;
$L__BB0_27:
	sub.s64 	%rd328, %rd327, %rd7;
	bra.uni 	$L__BB0_28;
$L__BB0_22:
	setp.eq.s32 	%p25, %r79, 0;
	@%p25 bra 	$L__BB0_25;
	and.b64  	%rd23, %rd327, 9223372036854775807;
	setp.gt.u64 	%p26, %rd23, %rd10;
	mov.u64 	%rd328, %rd6;
	@%p26 bra 	$L__BB0_28;
	setp.eq.s64 	%p27, %rd23, 0;
	selp.b64 	%rd327, 0, %rd327, %p27;
$L__BB0_25:
	setp.lt.s64 	%p28, %rd327, 0;
	selp.b64 	%rd111, -1, -9223372036854775808, %p28;
	xor.b64  	%rd112, %rd111, %rd327;
	add.s64 	%rd328, %rd9, %rd112;
$L__BB0_28:
	shl.b32 	%r104, %r99, 1;
	cvt.s64.s32 	%rd115, %r104;
	add.s64 	%rd30, %rd12, %rd115;
	setp.ge.s64 	%p29, %rd30, %rd5;
	mov.u64 	%rd332, 0;
	mov.u64 	%rd330, %rd332;
	@%p29 bra 	$L__BB0_38;
	setp.eq.s32 	%p30, %r11, 0;
	shl.b64 	%rd118, %rd30, 3;
	add.s64 	%rd117, %rd1, %rd118;
	ld.global.cs.u64 %rd329, [%rd117];
	mov.u64 	%rd330, %rd329;
	@%p30 bra 	$L__BB0_38;
	setp.eq.s32 	%p31, %r78, 0;
	@%p31 bra 	$L__BB0_37;
	setp.eq.s32 	%p32, %r11, 2;
	@%p32 bra 	$L__BB0_36;
	bra.uni 	$L__BB0_32;
$L__BB0_36:
	xor.b64  	%rd121, %rd329, -9223372036854775808;
	sub.s64 	%rd330, %rd121, %rd7;
	bra.uni 	$L__BB0_38;
$L__BB0_37:
	sub.s64 	%rd330, %rd329, %rd7;
	bra.uni 	$L__BB0_38;
$L__BB0_32:
	setp.eq.s32 	%p33, %r79, 0;
	@%p33 bra 	$L__BB0_35;
	and.b64  	%rd32, %rd329, 9223372036854775807;
	setp.gt.u64 	%p34, %rd32, %rd10;
	mov.u64 	%rd330, %rd6;
	@%p34 bra 	$L__BB0_38;
	setp.eq.s64 	%p35, %rd32, 0;
	selp.b64 	%rd329, 0, %rd329, %p35;
$L__BB0_35:
	setp.lt.s64 	%p36, %rd329, 0;
	selp.b64 	%rd119, -1, -9223372036854775808, %p36;
	xor.b64  	%rd120, %rd119, %rd329;
	add.s64 	%rd330, %rd9, %rd120;
$L__BB0_38:
	mul.lo.s32 	%r106, %r99, 3;
	cvt.s64.s32 	%rd123, %r106;
	add.s64 	%rd39, %rd12, %rd123;
	setp.ge.s64 	%p37, %rd39, %rd5;
	@%p37 bra 	$L__BB0_48;
	setp.eq.s32 	%p38, %r11, 0;
	shl.b64 	%rd126, %rd39, 3;
	add.s64 	%rd125, %rd1, %rd126;
	ld.global.cs.u64 %rd331, [%rd125];
	mov.u64 	%rd332, %rd331;
	@%p38 bra 	$L__BB0_48;
	setp.eq.s32 	%p39, %r78, 0;
	@%p39 bra 	$L__BB0_47;
	setp.eq.s32 	%p40, %r11, 2;
	@%p40 bra 	$L__BB0_46;
	bra.uni 	$L__BB0_42;
$L__BB0_46:
	xor.b64  	%rd129, %rd331, -9223372036854775808;
	sub.s64 	%rd332, %rd129, %rd7;
	bra.uni 	$L__BB0_48;
$L__BB0_47:
	sub.s64 	%rd332, %rd331, %rd7;
	bra.uni 	$L__BB0_48;
$L__BB0_42:
	setp.eq.s32 	%p41, %r79, 0;
	@%p41 bra 	$L__BB0_45;
	and.b64  	%rd41, %rd331, 9223372036854775807;
	setp.gt.u64 	%p42, %rd41, %rd10;
	mov.u64 	%rd332, %rd6;
	@%p42 bra 	$L__BB0_48;
	setp.eq.s64 	%p43, %rd41, 0;
	selp.b64 	%rd331, 0, %rd331, %p43;
$L__BB0_45:
	setp.lt.s64 	%p44, %rd331, 0;
	selp.b64 	%rd127, -1, -9223372036854775808, %p44;
	xor.b64  	%rd128, %rd127, %rd331;
	add.s64 	%rd332, %rd9, %rd128;
$L__BB0_48:
	shl.b32 	%r108, %r99, 2;
	cvt.s64.s32 	%rd131, %r108;
	add.s64 	%rd48, %rd12, %rd131;
	setp.ge.s64 	%p45, %rd48, %rd5;
	mov.u64 	%rd336, 0;
	mov.u64 	%rd334, %rd336;
	@%p45 bra 	$L__BB0_58;
	setp.eq.s32 	%p46, %r11, 0;
	shl.b64 	%rd134, %rd48, 3;
	add.s64 	%rd133, %rd1, %rd134;
	ld.global.cs.u64 %rd333, [%rd133];
	mov.u64 	%rd334, %rd333;
	@%p46 bra 	$L__BB0_58;
	setp.eq.s32 	%p47, %r78, 0;
	@%p47 bra 	$L__BB0_57;
	setp.eq.s32 	%p48, %r11, 2;
	@%p48 bra 	$L__BB0_56;
	bra.uni 	$L__BB0_52;
$L__BB0_56:
	xor.b64  	%rd137, %rd333, -9223372036854775808;
	sub.s64 	%rd334, %rd137, %rd7;
	bra.uni 	$L__BB0_58;
$L__BB0_57:
	sub.s64 	%rd334, %rd333, %rd7;
	bra.uni 	$L__BB0_58;
$L__BB0_52:
	setp.eq.s32 	%p49, %r79, 0;
	@%p49 bra 	$L__BB0_55;
	and.b64  	%rd50, %rd333, 9223372036854775807;
	setp.gt.u64 	%p50, %rd50, %rd10;
	mov.u64 	%rd334, %rd6;
	@%p50 bra 	$L__BB0_58;
	setp.eq.s64 	%p51, %rd50, 0;
	selp.b64 	%rd333, 0, %rd333, %p51;
$L__BB0_55:
	setp.lt.s64 	%p52, %rd333, 0;
	selp.b64 	%rd135, -1, -9223372036854775808, %p52;
	xor.b64  	%rd136, %rd135, %rd333;
	add.s64 	%rd334, %rd9, %rd136;
$L__BB0_58:
	mul.lo.s32 	%r110, %r99, 5;
	cvt.s64.s32 	%rd139, %r110;
	add.s64 	%rd57, %rd12, %rd139;
	setp.ge.s64 	%p53, %rd57, %rd5;
	@%p53 bra 	$L__BB0_68;
	setp.eq.s32 	%p54, %r11, 0;
	shl.b64 	%rd142, %rd57, 3;
	add.s64 	%rd141, %rd1, %rd142;
	ld.global.cs.u64 %rd335, [%rd141];
	mov.u64 	%rd336, %rd335;
	@%p54 bra 	$L__BB0_68;
	setp.eq.s32 	%p55, %r78, 0;
	@%p55 bra 	$L__BB0_67;
	setp.eq.s32 	%p56, %r11, 2;
	@%p56 bra 	$L__BB0_66;
	bra.uni 	$L__BB0_62;
$L__BB0_66:
	xor.b64  	%rd145, %rd335, -9223372036854775808;
	sub.s64 	%rd336, %rd145, %rd7;
	bra.uni 	$L__BB0_68;
$L__BB0_67:
	sub.s64 	%rd336, %rd335, %rd7;
	bra.uni 	$L__BB0_68;
$L__BB0_62:
	setp.eq.s32 	%p57, %r79, 0;
	@%p57 bra 	$L__BB0_65;
	and.b64  	%rd59, %rd335, 9223372036854775807;
	setp.gt.u64 	%p58, %rd59, %rd10;
	mov.u64 	%rd336, %rd6;
	@%p58 bra 	$L__BB0_68;
	setp.eq.s64 	%p59, %rd59, 0;
	selp.b64 	%rd335, 0, %rd335, %p59;
$L__BB0_65:
	setp.lt.s64 	%p60, %rd335, 0;
	selp.b64 	%rd143, -1, -9223372036854775808, %p60;
	xor.b64  	%rd144, %rd143, %rd335;
	add.s64 	%rd336, %rd9, %rd144;
$L__BB0_68:
	mul.lo.s32 	%r112, %r99, 6;
	cvt.s64.s32 	%rd147, %r112;
	add.s64 	%rd66, %rd12, %rd147;
	setp.ge.s64 	%p61, %rd66, %rd5;
	mov.u64 	%rd340, 0;
	mov.u64 	%rd338, %rd340;
	@%p61 bra 	$L__BB0_78;
	setp.eq.s32 	%p62, %r11, 0;
	shl.b64 	%rd150, %rd66, 3;
	add.s64 	%rd149, %rd1, %rd150;
	ld.global.cs.u64 %rd337, [%rd149];
	mov.u64 	%rd338, %rd337;
	@%p62 bra 	$L__BB0_78;
	setp.eq.s32 	%p63, %r78, 0;
	@%p63 bra 	$L__BB0_77;
	setp.eq.s32 	%p64, %r11, 2;
	@%p64 bra 	$L__BB0_76;
	bra.uni 	$L__BB0_72;
$L__BB0_76:
	xor.b64  	%rd153, %rd337, -9223372036854775808;
	sub.s64 	%rd338, %rd153, %rd7;
	bra.uni 	$L__BB0_78;
$L__BB0_77:
	sub.s64 	%rd338, %rd337, %rd7;
	bra.uni 	$L__BB0_78;
$L__BB0_72:
	setp.eq.s32 	%p65, %r79, 0;
	@%p65 bra 	$L__BB0_75;
	and.b64  	%rd68, %rd337, 9223372036854775807;
	setp.gt.u64 	%p66, %rd68, %rd10;
	mov.u64 	%rd338, %rd6;
	@%p66 bra 	$L__BB0_78;
	setp.eq.s64 	%p67, %rd68, 0;
	selp.b64 	%rd337, 0, %rd337, %p67;
$L__BB0_75:
	setp.lt.s64 	%p68, %rd337, 0;
	selp.b64 	%rd151, -1, -9223372036854775808, %p68;
	xor.b64  	%rd152, %rd151, %rd337;
	add.s64 	%rd338, %rd9, %rd152;
$L__BB0_78:
	mul.lo.s32 	%r115, %r99, 7;
	cvt.s64.s32 	%rd157, %r115;
	add.s64 	%rd75, %rd12, %rd157;
	setp.ge.s64 	%p69, %rd75, %rd5;
	@%p69 bra 	$L__BB0_88;
	setp.eq.s32 	%p70, %r11, 0;
	shl.b64 	%rd160, %rd75, 3;
	add.s64 	%rd159, %rd1, %rd160;
	ld.global.cs.u64 %rd339, [%rd159];
	mov.u64 	%rd340, %rd339;
	@%p70 bra 	$L__BB0_88;
	setp.eq.s32 	%p71, %r78, 0;
	@%p71 bra 	$L__BB0_87;
	setp.eq.s32 	%p72, %r11, 2;
	@%p72 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_82;
$L__BB0_86:
	xor.b64  	%rd165, %rd339, -9223372036854775808;
	sub.s64 	%rd340, %rd165, %rd7;
	bra.uni 	$L__BB0_88;
$L__BB0_87:
	sub.s64 	%rd340, %rd339, %rd7;
	bra.uni 	$L__BB0_88;
$L__BB0_82:
	setp.eq.s32 	%p73, %r79, 0;
	@%p73 bra 	$L__BB0_85;
	and.b64  	%rd161, %rd339, 9223372036854775807;
	setp.gt.u64 	%p74, %rd161, %rd10;
	mov.u64 	%rd340, %rd6;
	@%p74 bra 	$L__BB0_88;
	setp.eq.s64 	%p75, %rd161, 0;
	selp.b64 	%rd339, 0, %rd339, %p75;
$L__BB0_85:
	setp.lt.s64 	%p76, %rd339, 0;
	selp.b64 	%rd163, -1, -9223372036854775808, %p76;
	xor.b64  	%rd164, %rd163, %rd339;
	add.s64 	%rd340, %rd9, %rd164;
$L__BB0_88:
	setp.lt.s64 	%p77, %rd12, %rd5;
	setp.lt.s64 	%p78, %rd21, %rd5;
	and.pred  	%p79, %p77, %p78;
	setp.lt.s64 	%p80, %rd30, %rd5;
	and.pred  	%p81, %p79, %p80;
	setp.lt.s64 	%p82, %rd39, %rd5;
	and.pred  	%p83, %p81, %p82;
	setp.lt.s64 	%p84, %rd48, %rd5;
	and.pred  	%p85, %p83, %p84;
	setp.lt.s64 	%p86, %rd57, %rd5;
	and.pred  	%p87, %p85, %p86;
	setp.lt.s64 	%p88, %rd66, %rd5;
	and.pred  	%p89, %p87, %p88;
	setp.lt.s64 	%p90, %rd75, %rd5;
	and.pred  	%p91, %p89, %p90;
	mov.u32 	%r122, -1;
	vote.sync.all.pred 	%p92, %p91, %r122;
	@%p92 bra 	$L__BB0_153;
	bra.uni 	$L__BB0_89;
$L__BB0_153:
	setp.lt.s32 	%p143, %r9, 1;
	mov.u32 	%r937, 0;
	mov.b64 {%r677,%r678}, %rd326;
	mov.u32 	%r702, 31;
	shfl.sync.idx.b32 	%r680|%p144, %r678, %r937, %r702, %r122;
	shfl.sync.idx.b32 	%r679|%p145, %r677, %r937, %r702, %r122;
	mov.b64 %rd259, {%r679,%r680};
	xor.b64  	%rd270, %rd326, %rd259;
	xor.b64  	%rd271, %rd328, %rd259;
	or.b64  	%rd272, %rd271, %rd270;
	xor.b64  	%rd273, %rd330, %rd259;
	or.b64  	%rd274, %rd273, %rd272;
	xor.b64  	%rd275, %rd332, %rd259;
	or.b64  	%rd276, %rd275, %rd274;
	xor.b64  	%rd277, %rd334, %rd259;
	or.b64  	%rd278, %rd277, %rd276;
	xor.b64  	%rd279, %rd336, %rd259;
	or.b64  	%rd280, %rd279, %rd278;
	xor.b64  	%rd281, %rd338, %rd259;
	or.b64  	%rd282, %rd281, %rd280;
	xor.b64  	%rd283, %rd340, %rd259;
	or.b64  	%rd260, %rd283, %rd282;
	mov.b64 {%r681,%r682}, %rd260;
	mov.u32 	%r704, 16;
	shfl.sync.bfly.b32 	%r684|%p146, %r682, %r704, %r702, %r122;
	shfl.sync.bfly.b32 	%r683|%p147, %r681, %r704, %r702, %r122;
	mov.b64 %rd261, {%r683,%r684};
	or.b64  	%rd262, %rd261, %rd260;
	mov.b64 {%r685,%r686}, %rd262;
	mov.u32 	%r705, 8;
	shfl.sync.bfly.b32 	%r688|%p148, %r686, %r705, %r702, %r122;
	shfl.sync.bfly.b32 	%r687|%p149, %r685, %r705, %r702, %r122;
	mov.b64 %rd263, {%r687,%r688};
	or.b64  	%rd264, %rd263, %rd262;
	mov.b64 {%r689,%r690}, %rd264;
	mov.u32 	%r706, 4;
	shfl.sync.bfly.b32 	%r692|%p150, %r690, %r706, %r702, %r122;
	shfl.sync.bfly.b32 	%r691|%p151, %r689, %r706, %r702, %r122;
	mov.b64 %rd265, {%r691,%r692};
	or.b64  	%rd266, %rd265, %rd264;
	mov.b64 {%r693,%r694}, %rd266;
	mov.u32 	%r707, 2;
	shfl.sync.bfly.b32 	%r696|%p152, %r694, %r707, %r702, %r122;
	shfl.sync.bfly.b32 	%r695|%p153, %r693, %r707, %r702, %r122;
	mov.b64 %rd267, {%r695,%r696};
	or.b64  	%rd268, %rd267, %rd266;
	mov.b64 {%r697,%r698}, %rd268;
	mov.u32 	%r708, 1;
	shfl.sync.bfly.b32 	%r700|%p154, %r698, %r708, %r702, %r122;
	shfl.sync.bfly.b32 	%r699|%p155, %r697, %r708, %r702, %r122;
	mov.b64 %rd269, {%r699,%r700};
	or.b64  	%rd84, %rd269, %rd268;
	@%p143 bra 	$L__BB0_170;
	setp.eq.s32 	%p156, %r17, 0;
	@%p156 bra 	$L__BB0_165;
	mov.u32 	%r937, 0;
	mov.u32 	%r936, %r19;
$L__BB0_156:
	shl.b32 	%r64, %r937, 8;
	shl.b32 	%r711, %r937, 3;
	add.s32 	%r712, %r711, %r10;
	cvt.u64.u32 	%rd85, %r712;
	mov.u64 	%rd284, 255;
	shl.b64 	%rd285, %rd284, %r712;
	and.b64  	%rd286, %rd285, %rd84;
	setp.eq.s64 	%p157, %rd286, 0;
	@%p157 bra 	$L__BB0_158;
	cvt.u32.u64 	%r713, %rd85;
	shr.u64 	%rd287, %rd326, %r713;
	cvt.u32.u64 	%r714, %rd287;
	and.b32  	%r715, %r714, 255;
	add.s32 	%r716, %r715, %r64;
	shl.b32 	%r717, %r716, 2;
	mov.u32 	%r718, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r719, %r718, %r717;
	atom.shared.add.u32 	%r720, [%r719], 1;
	shr.u64 	%rd288, %rd328, %r713;
	cvt.u32.u64 	%r721, %rd288;
	and.b32  	%r722, %r721, 255;
	add.s32 	%r723, %r722, %r64;
	shl.b32 	%r724, %r723, 2;
	add.s32 	%r725, %r718, %r724;
	atom.shared.add.u32 	%r726, [%r725], 1;
	shr.u64 	%rd289, %rd330, %r713;
	cvt.u32.u64 	%r727, %rd289;
	and.b32  	%r728, %r727, 255;
	add.s32 	%r729, %r728, %r64;
	shl.b32 	%r730, %r729, 2;
	add.s32 	%r731, %r718, %r730;
	atom.shared.add.u32 	%r732, [%r731], 1;
	shr.u64 	%rd290, %rd332, %r713;
	cvt.u32.u64 	%r733, %rd290;
	and.b32  	%r734, %r733, 255;
	add.s32 	%r735, %r734, %r64;
	shl.b32 	%r736, %r735, 2;
	add.s32 	%r737, %r718, %r736;
	atom.shared.add.u32 	%r738, [%r737], 1;
	shr.u64 	%rd291, %rd334, %r713;
	cvt.u32.u64 	%r739, %rd291;
	and.b32  	%r740, %r739, 255;
	add.s32 	%r741, %r740, %r64;
	shl.b32 	%r742, %r741, 2;
	add.s32 	%r743, %r718, %r742;
	atom.shared.add.u32 	%r744, [%r743], 1;
	shr.u64 	%rd292, %rd336, %r713;
	cvt.u32.u64 	%r745, %rd292;
	and.b32  	%r746, %r745, 255;
	add.s32 	%r747, %r746, %r64;
	shl.b32 	%r748, %r747, 2;
	add.s32 	%r749, %r718, %r748;
	atom.shared.add.u32 	%r750, [%r749], 1;
	shr.u64 	%rd293, %rd338, %r713;
	cvt.u32.u64 	%r751, %rd293;
	and.b32  	%r752, %r751, 255;
	add.s32 	%r753, %r752, %r64;
	shl.b32 	%r754, %r753, 2;
	add.s32 	%r755, %r718, %r754;
	atom.shared.add.u32 	%r756, [%r755], 1;
	shr.u64 	%rd294, %rd340, %r713;
	cvt.u32.u64 	%r757, %rd294;
	and.b32  	%r758, %r757, 255;
	add.s32 	%r759, %r758, %r64;
	shl.b32 	%r760, %r759, 2;
	add.s32 	%r761, %r718, %r760;
	atom.shared.add.u32 	%r762, [%r761], 1;
	bra.uni 	$L__BB0_160;
$L__BB0_158:
	mov.u32 	%r906, %tid.x;
	and.b32  	%r764, %r906, 31;
	setp.ne.s32 	%p158, %r764, 0;
	@%p158 bra 	$L__BB0_160;
	cvt.u32.u64 	%r765, %rd85;
	shr.u64 	%rd295, %rd259, %r765;
	cvt.u32.u64 	%r766, %rd295;
	and.b32  	%r767, %r766, 255;
	add.s32 	%r768, %r767, %r64;
	shl.b32 	%r769, %r768, 2;
	mov.u32 	%r770, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r771, %r770, %r769;
	atom.shared.add.u32 	%r772, [%r771], 256;
$L__BB0_160:
	add.s32 	%r773, %r937, 1;
	shl.b32 	%r65, %r773, 8;
	shl.b32 	%r774, %r773, 3;
	add.s32 	%r775, %r774, %r10;
	cvt.u64.u32 	%rd86, %r775;
	mov.u64 	%rd296, 255;
	shl.b64 	%rd297, %rd296, %r775;
	and.b64  	%rd298, %rd297, %rd84;
	setp.eq.s64 	%p159, %rd298, 0;
	@%p159 bra 	$L__BB0_162;
	cvt.u32.u64 	%r776, %rd86;
	shr.u64 	%rd299, %rd326, %r776;
	cvt.u32.u64 	%r777, %rd299;
	and.b32  	%r778, %r777, 255;
	add.s32 	%r779, %r778, %r65;
	shl.b32 	%r780, %r779, 2;
	mov.u32 	%r781, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r782, %r781, %r780;
	atom.shared.add.u32 	%r783, [%r782], 1;
	shr.u64 	%rd300, %rd328, %r776;
	cvt.u32.u64 	%r784, %rd300;
	and.b32  	%r785, %r784, 255;
	add.s32 	%r786, %r785, %r65;
	shl.b32 	%r787, %r786, 2;
	add.s32 	%r788, %r781, %r787;
	atom.shared.add.u32 	%r789, [%r788], 1;
	shr.u64 	%rd301, %rd330, %r776;
	cvt.u32.u64 	%r790, %rd301;
	and.b32  	%r791, %r790, 255;
	add.s32 	%r792, %r791, %r65;
	shl.b32 	%r793, %r792, 2;
	add.s32 	%r794, %r781, %r793;
	atom.shared.add.u32 	%r795, [%r794], 1;
	shr.u64 	%rd302, %rd332, %r776;
	cvt.u32.u64 	%r796, %rd302;
	and.b32  	%r797, %r796, 255;
	add.s32 	%r798, %r797, %r65;
	shl.b32 	%r799, %r798, 2;
	add.s32 	%r800, %r781, %r799;
	atom.shared.add.u32 	%r801, [%r800], 1;
	shr.u64 	%rd303, %rd334, %r776;
	cvt.u32.u64 	%r802, %rd303;
	and.b32  	%r803, %r802, 255;
	add.s32 	%r804, %r803, %r65;
	shl.b32 	%r805, %r804, 2;
	add.s32 	%r806, %r781, %r805;
	atom.shared.add.u32 	%r807, [%r806], 1;
	shr.u64 	%rd304, %rd336, %r776;
	cvt.u32.u64 	%r808, %rd304;
	and.b32  	%r809, %r808, 255;
	add.s32 	%r810, %r809, %r65;
	shl.b32 	%r811, %r810, 2;
	add.s32 	%r812, %r781, %r811;
	atom.shared.add.u32 	%r813, [%r812], 1;
	shr.u64 	%rd305, %rd338, %r776;
	cvt.u32.u64 	%r814, %rd305;
	and.b32  	%r815, %r814, 255;
	add.s32 	%r816, %r815, %r65;
	shl.b32 	%r817, %r816, 2;
	add.s32 	%r818, %r781, %r817;
	atom.shared.add.u32 	%r819, [%r818], 1;
	shr.u64 	%rd306, %rd340, %r776;
	cvt.u32.u64 	%r820, %rd306;
	and.b32  	%r821, %r820, 255;
	add.s32 	%r822, %r821, %r65;
	shl.b32 	%r823, %r822, 2;
	add.s32 	%r824, %r781, %r823;
	atom.shared.add.u32 	%r825, [%r824], 1;
	bra.uni 	$L__BB0_164;
$L__BB0_162:
	mov.u32 	%r905, %tid.x;
	and.b32  	%r827, %r905, 31;
	setp.ne.s32 	%p160, %r827, 0;
	@%p160 bra 	$L__BB0_164;
	cvt.u32.u64 	%r828, %rd86;
	shr.u64 	%rd307, %rd259, %r828;
	cvt.u32.u64 	%r829, %rd307;
	and.b32  	%r830, %r829, 255;
	add.s32 	%r831, %r830, %r65;
	shl.b32 	%r832, %r831, 2;
	mov.u32 	%r833, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r834, %r833, %r832;
	atom.shared.add.u32 	%r835, [%r834], 256;
$L__BB0_164:
	add.s32 	%r937, %r937, 2;
	add.s32 	%r936, %r936, -2;
	setp.ne.s32 	%p161, %r936, 0;
	@%p161 bra 	$L__BB0_156;
$L__BB0_165:
	and.b32  	%r907, %r9, 1;
	setp.eq.s32 	%p162, %r907, 0;
	@%p162 bra 	$L__BB0_170;
	shl.b32 	%r69, %r937, 8;
	shl.b32 	%r836, %r937, 3;
	add.s32 	%r837, %r836, %r10;
	cvt.u64.u32 	%rd87, %r837;
	mov.u64 	%rd308, 255;
	shl.b64 	%rd309, %rd308, %r837;
	and.b64  	%rd310, %rd309, %rd84;
	setp.eq.s64 	%p163, %rd310, 0;
	@%p163 bra 	$L__BB0_168;
	cvt.u32.u64 	%r838, %rd87;
	shr.u64 	%rd311, %rd326, %r838;
	cvt.u32.u64 	%r839, %rd311;
	and.b32  	%r840, %r839, 255;
	add.s32 	%r841, %r840, %r69;
	shl.b32 	%r842, %r841, 2;
	mov.u32 	%r843, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r844, %r843, %r842;
	atom.shared.add.u32 	%r845, [%r844], 1;
	shr.u64 	%rd312, %rd328, %r838;
	cvt.u32.u64 	%r846, %rd312;
	and.b32  	%r847, %r846, 255;
	add.s32 	%r848, %r847, %r69;
	shl.b32 	%r849, %r848, 2;
	add.s32 	%r850, %r843, %r849;
	atom.shared.add.u32 	%r851, [%r850], 1;
	shr.u64 	%rd313, %rd330, %r838;
	cvt.u32.u64 	%r852, %rd313;
	and.b32  	%r853, %r852, 255;
	add.s32 	%r854, %r853, %r69;
	shl.b32 	%r855, %r854, 2;
	add.s32 	%r856, %r843, %r855;
	atom.shared.add.u32 	%r857, [%r856], 1;
	shr.u64 	%rd314, %rd332, %r838;
	cvt.u32.u64 	%r858, %rd314;
	and.b32  	%r859, %r858, 255;
	add.s32 	%r860, %r859, %r69;
	shl.b32 	%r861, %r860, 2;
	add.s32 	%r862, %r843, %r861;
	atom.shared.add.u32 	%r863, [%r862], 1;
	shr.u64 	%rd315, %rd334, %r838;
	cvt.u32.u64 	%r864, %rd315;
	and.b32  	%r865, %r864, 255;
	add.s32 	%r866, %r865, %r69;
	shl.b32 	%r867, %r866, 2;
	add.s32 	%r868, %r843, %r867;
	atom.shared.add.u32 	%r869, [%r868], 1;
	shr.u64 	%rd316, %rd336, %r838;
	cvt.u32.u64 	%r870, %rd316;
	and.b32  	%r871, %r870, 255;
	add.s32 	%r872, %r871, %r69;
	shl.b32 	%r873, %r872, 2;
	add.s32 	%r874, %r843, %r873;
	atom.shared.add.u32 	%r875, [%r874], 1;
	shr.u64 	%rd317, %rd338, %r838;
	cvt.u32.u64 	%r876, %rd317;
	and.b32  	%r877, %r876, 255;
	add.s32 	%r878, %r877, %r69;
	shl.b32 	%r879, %r878, 2;
	add.s32 	%r880, %r843, %r879;
	atom.shared.add.u32 	%r881, [%r880], 1;
	shr.u64 	%rd318, %rd340, %r838;
	cvt.u32.u64 	%r882, %rd318;
	and.b32  	%r883, %r882, 255;
	add.s32 	%r884, %r883, %r69;
	shl.b32 	%r885, %r884, 2;
	add.s32 	%r886, %r843, %r885;
	atom.shared.add.u32 	%r887, [%r886], 1;
	bra.uni 	$L__BB0_170;
$L__BB0_89:
	setp.lt.s32 	%p94, %r9, 1;
	or.pred  	%p95, %p94, %p13;
	@%p95 bra 	$L__BB0_170;
	setp.lt.u32 	%p96, %r17, 3;
	mov.u32 	%r913, 0;
	@%p96 bra 	$L__BB0_93;
	mov.u32 	%r913, 0;
	mov.u32 	%r912, %r21;
$L__BB0_92:
	shl.b32 	%r126, %r913, 3;
	add.s32 	%r127, %r126, %r10;
	shr.u64 	%rd178, %rd326, %r127;
	cvt.u32.u64 	%r128, %rd178;
	and.b32  	%r129, %r128, 255;
	prmt.b32 	%r130, %r913, %r129, 8452;
	shl.b32 	%r131, %r130, 2;
	mov.u32 	%r132, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r133, %r132, %r131;
	atom.shared.add.u32 	%r134, [%r133], 1;
	add.s32 	%r135, %r913, 1;
	shl.b32 	%r136, %r135, 3;
	add.s32 	%r137, %r136, %r10;
	shr.u64 	%rd179, %rd326, %r137;
	cvt.u32.u64 	%r138, %rd179;
	and.b32  	%r139, %r138, 255;
	prmt.b32 	%r140, %r135, %r139, 8452;
	shl.b32 	%r141, %r140, 2;
	add.s32 	%r142, %r132, %r141;
	atom.shared.add.u32 	%r143, [%r142], 1;
	add.s32 	%r144, %r913, 2;
	shl.b32 	%r145, %r144, 3;
	add.s32 	%r146, %r145, %r10;
	shr.u64 	%rd180, %rd326, %r146;
	cvt.u32.u64 	%r147, %rd180;
	and.b32  	%r148, %r147, 255;
	prmt.b32 	%r149, %r144, %r148, 8452;
	shl.b32 	%r150, %r149, 2;
	add.s32 	%r151, %r132, %r150;
	atom.shared.add.u32 	%r152, [%r151], 1;
	add.s32 	%r153, %r913, 3;
	shl.b32 	%r154, %r153, 3;
	add.s32 	%r155, %r154, %r10;
	shr.u64 	%rd181, %rd326, %r155;
	cvt.u32.u64 	%r156, %rd181;
	and.b32  	%r157, %r156, 255;
	prmt.b32 	%r158, %r153, %r157, 8452;
	shl.b32 	%r159, %r158, 2;
	add.s32 	%r160, %r132, %r159;
	atom.shared.add.u32 	%r161, [%r160], 1;
	add.s32 	%r913, %r913, 4;
	add.s32 	%r912, %r912, -4;
	setp.ne.s32 	%p97, %r912, 0;
	@%p97 bra 	$L__BB0_92;
$L__BB0_93:
	setp.eq.s32 	%p98, %r20, 0;
	@%p98 bra 	$L__BB0_97;
	setp.eq.s32 	%p99, %r20, 1;
	shl.b32 	%r162, %r913, 3;
	add.s32 	%r163, %r162, %r10;
	shr.u64 	%rd182, %rd326, %r163;
	cvt.u32.u64 	%r164, %rd182;
	and.b32  	%r165, %r164, 255;
	prmt.b32 	%r166, %r913, %r165, 8452;
	shl.b32 	%r167, %r166, 2;
	mov.u32 	%r168, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r169, %r168, %r167;
	atom.shared.add.u32 	%r170, [%r169], 1;
	@%p99 bra 	$L__BB0_97;
	setp.eq.s32 	%p100, %r20, 2;
	add.s32 	%r171, %r913, 1;
	shl.b32 	%r172, %r171, 3;
	add.s32 	%r173, %r172, %r10;
	shr.u64 	%rd183, %rd326, %r173;
	cvt.u32.u64 	%r174, %rd183;
	and.b32  	%r175, %r174, 255;
	prmt.b32 	%r176, %r171, %r175, 8452;
	shl.b32 	%r177, %r176, 2;
	add.s32 	%r179, %r168, %r177;
	atom.shared.add.u32 	%r180, [%r179], 1;
	@%p100 bra 	$L__BB0_97;
	add.s32 	%r181, %r913, 2;
	shl.b32 	%r182, %r181, 3;
	add.s32 	%r183, %r182, %r10;
	shr.u64 	%rd184, %rd326, %r183;
	cvt.u32.u64 	%r184, %rd184;
	and.b32  	%r185, %r184, 255;
	prmt.b32 	%r186, %r181, %r185, 8452;
	shl.b32 	%r187, %r186, 2;
	add.s32 	%r189, %r168, %r187;
	atom.shared.add.u32 	%r190, [%r189], 1;
$L__BB0_97:
	@%p21 bra 	$L__BB0_170;
	mov.u32 	%r916, 0;
	@%p96 bra 	$L__BB0_101;
	mov.u32 	%r916, 0;
	mov.u32 	%r915, %r21;
$L__BB0_100:
	shl.b32 	%r195, %r916, 3;
	add.s32 	%r196, %r195, %r10;
	shr.u64 	%rd189, %rd328, %r196;
	cvt.u32.u64 	%r197, %rd189;
	and.b32  	%r198, %r197, 255;
	prmt.b32 	%r199, %r916, %r198, 8452;
	shl.b32 	%r200, %r199, 2;
	mov.u32 	%r201, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r202, %r201, %r200;
	atom.shared.add.u32 	%r203, [%r202], 1;
	add.s32 	%r204, %r916, 1;
	shl.b32 	%r205, %r204, 3;
	add.s32 	%r206, %r205, %r10;
	shr.u64 	%rd190, %rd328, %r206;
	cvt.u32.u64 	%r207, %rd190;
	and.b32  	%r208, %r207, 255;
	prmt.b32 	%r209, %r204, %r208, 8452;
	shl.b32 	%r210, %r209, 2;
	add.s32 	%r211, %r201, %r210;
	atom.shared.add.u32 	%r212, [%r211], 1;
	add.s32 	%r213, %r916, 2;
	shl.b32 	%r214, %r213, 3;
	add.s32 	%r215, %r214, %r10;
	shr.u64 	%rd191, %rd328, %r215;
	cvt.u32.u64 	%r216, %rd191;
	and.b32  	%r217, %r216, 255;
	prmt.b32 	%r218, %r213, %r217, 8452;
	shl.b32 	%r219, %r218, 2;
	add.s32 	%r220, %r201, %r219;
	atom.shared.add.u32 	%r221, [%r220], 1;
	add.s32 	%r222, %r916, 3;
	shl.b32 	%r223, %r222, 3;
	add.s32 	%r224, %r223, %r10;
	shr.u64 	%rd192, %rd328, %r224;
	cvt.u32.u64 	%r225, %rd192;
	and.b32  	%r226, %r225, 255;
	prmt.b32 	%r227, %r222, %r226, 8452;
	shl.b32 	%r228, %r227, 2;
	add.s32 	%r229, %r201, %r228;
	atom.shared.add.u32 	%r230, [%r229], 1;
	add.s32 	%r916, %r916, 4;
	add.s32 	%r915, %r915, -4;
	setp.ne.s32 	%p103, %r915, 0;
	@%p103 bra 	$L__BB0_100;
$L__BB0_101:
	@%p98 bra 	$L__BB0_105;
	setp.eq.s32 	%p105, %r20, 1;
	shl.b32 	%r231, %r916, 3;
	add.s32 	%r232, %r231, %r10;
	shr.u64 	%rd193, %rd328, %r232;
	cvt.u32.u64 	%r233, %rd193;
	and.b32  	%r234, %r233, 255;
	prmt.b32 	%r235, %r916, %r234, 8452;
	shl.b32 	%r236, %r235, 2;
	mov.u32 	%r237, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r238, %r237, %r236;
	atom.shared.add.u32 	%r239, [%r238], 1;
	@%p105 bra 	$L__BB0_105;
	add.s32 	%r240, %r916, 1;
	setp.eq.s32 	%p106, %r20, 2;
	shl.b32 	%r241, %r240, 3;
	add.s32 	%r242, %r241, %r10;
	shr.u64 	%rd194, %rd328, %r242;
	cvt.u32.u64 	%r243, %rd194;
	and.b32  	%r244, %r243, 255;
	prmt.b32 	%r245, %r240, %r244, 8452;
	shl.b32 	%r246, %r245, 2;
	add.s32 	%r248, %r237, %r246;
	atom.shared.add.u32 	%r249, [%r248], 1;
	@%p106 bra 	$L__BB0_105;
	add.s32 	%r250, %r916, 2;
	shl.b32 	%r251, %r250, 3;
	add.s32 	%r252, %r251, %r10;
	shr.u64 	%rd195, %rd328, %r252;
	cvt.u32.u64 	%r253, %rd195;
	and.b32  	%r254, %r253, 255;
	prmt.b32 	%r255, %r250, %r254, 8452;
	shl.b32 	%r256, %r255, 2;
	add.s32 	%r258, %r237, %r256;
	atom.shared.add.u32 	%r259, [%r258], 1;
$L__BB0_105:
	@%p29 bra 	$L__BB0_170;
	mov.u32 	%r919, 0;
	@%p96 bra 	$L__BB0_109;
	mov.u32 	%r919, 0;
	mov.u32 	%r918, %r21;
$L__BB0_108:
	shl.b32 	%r262, %r919, 3;
	add.s32 	%r263, %r262, %r10;
	shr.u64 	%rd196, %rd330, %r263;
	cvt.u32.u64 	%r264, %rd196;
	and.b32  	%r265, %r264, 255;
	prmt.b32 	%r266, %r919, %r265, 8452;
	shl.b32 	%r267, %r266, 2;
	mov.u32 	%r268, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r269, %r268, %r267;
	atom.shared.add.u32 	%r270, [%r269], 1;
	add.s32 	%r271, %r919, 1;
	shl.b32 	%r272, %r271, 3;
	add.s32 	%r273, %r272, %r10;
	shr.u64 	%rd197, %rd330, %r273;
	cvt.u32.u64 	%r274, %rd197;
	and.b32  	%r275, %r274, 255;
	prmt.b32 	%r276, %r271, %r275, 8452;
	shl.b32 	%r277, %r276, 2;
	add.s32 	%r278, %r268, %r277;
	atom.shared.add.u32 	%r279, [%r278], 1;
	add.s32 	%r280, %r919, 2;
	shl.b32 	%r281, %r280, 3;
	add.s32 	%r282, %r281, %r10;
	shr.u64 	%rd198, %rd330, %r282;
	cvt.u32.u64 	%r283, %rd198;
	and.b32  	%r284, %r283, 255;
	prmt.b32 	%r285, %r280, %r284, 8452;
	shl.b32 	%r286, %r285, 2;
	add.s32 	%r287, %r268, %r286;
	atom.shared.add.u32 	%r288, [%r287], 1;
	add.s32 	%r289, %r919, 3;
	shl.b32 	%r290, %r289, 3;
	add.s32 	%r291, %r290, %r10;
	shr.u64 	%rd199, %rd330, %r291;
	cvt.u32.u64 	%r292, %rd199;
	and.b32  	%r293, %r292, 255;
	prmt.b32 	%r294, %r289, %r293, 8452;
	shl.b32 	%r295, %r294, 2;
	add.s32 	%r296, %r268, %r295;
	atom.shared.add.u32 	%r297, [%r296], 1;
	add.s32 	%r919, %r919, 4;
	add.s32 	%r918, %r918, -4;
	setp.ne.s32 	%p109, %r918, 0;
	@%p109 bra 	$L__BB0_108;
$L__BB0_109:
	@%p98 bra 	$L__BB0_113;
	setp.eq.s32 	%p111, %r20, 1;
	shl.b32 	%r298, %r919, 3;
	add.s32 	%r299, %r298, %r10;
	shr.u64 	%rd200, %rd330, %r299;
	cvt.u32.u64 	%r300, %rd200;
	and.b32  	%r301, %r300, 255;
	prmt.b32 	%r302, %r919, %r301, 8452;
	shl.b32 	%r303, %r302, 2;
	mov.u32 	%r304, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r305, %r304, %r303;
	atom.shared.add.u32 	%r306, [%r305], 1;
	@%p111 bra 	$L__BB0_113;
	add.s32 	%r307, %r919, 1;
	setp.eq.s32 	%p112, %r20, 2;
	shl.b32 	%r308, %r307, 3;
	add.s32 	%r309, %r308, %r10;
	shr.u64 	%rd201, %rd330, %r309;
	cvt.u32.u64 	%r310, %rd201;
	and.b32  	%r311, %r310, 255;
	prmt.b32 	%r312, %r307, %r311, 8452;
	shl.b32 	%r313, %r312, 2;
	add.s32 	%r315, %r304, %r313;
	atom.shared.add.u32 	%r316, [%r315], 1;
	@%p112 bra 	$L__BB0_113;
	add.s32 	%r317, %r919, 2;
	shl.b32 	%r318, %r317, 3;
	add.s32 	%r319, %r318, %r10;
	shr.u64 	%rd202, %rd330, %r319;
	cvt.u32.u64 	%r320, %rd202;
	and.b32  	%r321, %r320, 255;
	prmt.b32 	%r322, %r317, %r321, 8452;
	shl.b32 	%r323, %r322, 2;
	add.s32 	%r325, %r304, %r323;
	atom.shared.add.u32 	%r326, [%r325], 1;
$L__BB0_113:
	@%p37 bra 	$L__BB0_170;
	mov.u32 	%r922, 0;
	@%p96 bra 	$L__BB0_117;
	mov.u32 	%r922, 0;
	mov.u32 	%r921, %r21;
$L__BB0_116:
	shl.b32 	%r332, %r922, 3;
	add.s32 	%r333, %r332, %r10;
	shr.u64 	%rd207, %rd332, %r333;
	cvt.u32.u64 	%r334, %rd207;
	and.b32  	%r335, %r334, 255;
	prmt.b32 	%r336, %r922, %r335, 8452;
	shl.b32 	%r337, %r336, 2;
	mov.u32 	%r338, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r339, %r338, %r337;
	atom.shared.add.u32 	%r340, [%r339], 1;
	add.s32 	%r341, %r922, 1;
	shl.b32 	%r342, %r341, 3;
	add.s32 	%r343, %r342, %r10;
	shr.u64 	%rd208, %rd332, %r343;
	cvt.u32.u64 	%r344, %rd208;
	and.b32  	%r345, %r344, 255;
	prmt.b32 	%r346, %r341, %r345, 8452;
	shl.b32 	%r347, %r346, 2;
	add.s32 	%r348, %r338, %r347;
	atom.shared.add.u32 	%r349, [%r348], 1;
	add.s32 	%r350, %r922, 2;
	shl.b32 	%r351, %r350, 3;
	add.s32 	%r352, %r351, %r10;
	shr.u64 	%rd209, %rd332, %r352;
	cvt.u32.u64 	%r353, %rd209;
	and.b32  	%r354, %r353, 255;
	prmt.b32 	%r355, %r350, %r354, 8452;
	shl.b32 	%r356, %r355, 2;
	add.s32 	%r357, %r338, %r356;
	atom.shared.add.u32 	%r358, [%r357], 1;
	add.s32 	%r359, %r922, 3;
	shl.b32 	%r360, %r359, 3;
	add.s32 	%r361, %r360, %r10;
	shr.u64 	%rd210, %rd332, %r361;
	cvt.u32.u64 	%r362, %rd210;
	and.b32  	%r363, %r362, 255;
	prmt.b32 	%r364, %r359, %r363, 8452;
	shl.b32 	%r365, %r364, 2;
	add.s32 	%r366, %r338, %r365;
	atom.shared.add.u32 	%r367, [%r366], 1;
	add.s32 	%r922, %r922, 4;
	add.s32 	%r921, %r921, -4;
	setp.ne.s32 	%p115, %r921, 0;
	@%p115 bra 	$L__BB0_116;
$L__BB0_117:
	@%p98 bra 	$L__BB0_121;
	setp.eq.s32 	%p117, %r20, 1;
	shl.b32 	%r368, %r922, 3;
	add.s32 	%r369, %r368, %r10;
	shr.u64 	%rd211, %rd332, %r369;
	cvt.u32.u64 	%r370, %rd211;
	and.b32  	%r371, %r370, 255;
	prmt.b32 	%r372, %r922, %r371, 8452;
	shl.b32 	%r373, %r372, 2;
	mov.u32 	%r374, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r375, %r374, %r373;
	atom.shared.add.u32 	%r376, [%r375], 1;
	@%p117 bra 	$L__BB0_121;
	add.s32 	%r377, %r922, 1;
	setp.eq.s32 	%p118, %r20, 2;
	shl.b32 	%r378, %r377, 3;
	add.s32 	%r379, %r378, %r10;
	shr.u64 	%rd212, %rd332, %r379;
	cvt.u32.u64 	%r380, %rd212;
	and.b32  	%r381, %r380, 255;
	prmt.b32 	%r382, %r377, %r381, 8452;
	shl.b32 	%r383, %r382, 2;
	add.s32 	%r385, %r374, %r383;
	atom.shared.add.u32 	%r386, [%r385], 1;
	@%p118 bra 	$L__BB0_121;
	add.s32 	%r387, %r922, 2;
	shl.b32 	%r388, %r387, 3;
	add.s32 	%r389, %r388, %r10;
	shr.u64 	%rd213, %rd332, %r389;
	cvt.u32.u64 	%r390, %rd213;
	and.b32  	%r391, %r390, 255;
	prmt.b32 	%r392, %r387, %r391, 8452;
	shl.b32 	%r393, %r392, 2;
	add.s32 	%r395, %r374, %r393;
	atom.shared.add.u32 	%r396, [%r395], 1;
$L__BB0_121:
	@%p45 bra 	$L__BB0_170;
	mov.u32 	%r925, 0;
	@%p96 bra 	$L__BB0_125;
	mov.u32 	%r925, 0;
	mov.u32 	%r924, %r21;
$L__BB0_124:
	shl.b32 	%r402, %r925, 3;
	add.s32 	%r403, %r402, %r10;
	shr.u64 	%rd218, %rd334, %r403;
	cvt.u32.u64 	%r404, %rd218;
	and.b32  	%r405, %r404, 255;
	prmt.b32 	%r406, %r925, %r405, 8452;
	shl.b32 	%r407, %r406, 2;
	mov.u32 	%r408, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r409, %r408, %r407;
	atom.shared.add.u32 	%r410, [%r409], 1;
	add.s32 	%r411, %r925, 1;
	shl.b32 	%r412, %r411, 3;
	add.s32 	%r413, %r412, %r10;
	shr.u64 	%rd219, %rd334, %r413;
	cvt.u32.u64 	%r414, %rd219;
	and.b32  	%r415, %r414, 255;
	prmt.b32 	%r416, %r411, %r415, 8452;
	shl.b32 	%r417, %r416, 2;
	add.s32 	%r418, %r408, %r417;
	atom.shared.add.u32 	%r419, [%r418], 1;
	add.s32 	%r420, %r925, 2;
	shl.b32 	%r421, %r420, 3;
	add.s32 	%r422, %r421, %r10;
	shr.u64 	%rd220, %rd334, %r422;
	cvt.u32.u64 	%r423, %rd220;
	and.b32  	%r424, %r423, 255;
	prmt.b32 	%r425, %r420, %r424, 8452;
	shl.b32 	%r426, %r425, 2;
	add.s32 	%r427, %r408, %r426;
	atom.shared.add.u32 	%r428, [%r427], 1;
	add.s32 	%r429, %r925, 3;
	shl.b32 	%r430, %r429, 3;
	add.s32 	%r431, %r430, %r10;
	shr.u64 	%rd221, %rd334, %r431;
	cvt.u32.u64 	%r432, %rd221;
	and.b32  	%r433, %r432, 255;
	prmt.b32 	%r434, %r429, %r433, 8452;
	shl.b32 	%r435, %r434, 2;
	add.s32 	%r436, %r408, %r435;
	atom.shared.add.u32 	%r437, [%r436], 1;
	add.s32 	%r925, %r925, 4;
	add.s32 	%r924, %r924, -4;
	setp.ne.s32 	%p121, %r924, 0;
	@%p121 bra 	$L__BB0_124;
$L__BB0_125:
	@%p98 bra 	$L__BB0_129;
	setp.eq.s32 	%p123, %r20, 1;
	shl.b32 	%r438, %r925, 3;
	add.s32 	%r439, %r438, %r10;
	shr.u64 	%rd222, %rd334, %r439;
	cvt.u32.u64 	%r440, %rd222;
	and.b32  	%r441, %r440, 255;
	prmt.b32 	%r442, %r925, %r441, 8452;
	shl.b32 	%r443, %r442, 2;
	mov.u32 	%r444, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r445, %r444, %r443;
	atom.shared.add.u32 	%r446, [%r445], 1;
	@%p123 bra 	$L__BB0_129;
	add.s32 	%r447, %r925, 1;
	setp.eq.s32 	%p124, %r20, 2;
	shl.b32 	%r448, %r447, 3;
	add.s32 	%r449, %r448, %r10;
	shr.u64 	%rd223, %rd334, %r449;
	cvt.u32.u64 	%r450, %rd223;
	and.b32  	%r451, %r450, 255;
	prmt.b32 	%r452, %r447, %r451, 8452;
	shl.b32 	%r453, %r452, 2;
	add.s32 	%r455, %r444, %r453;
	atom.shared.add.u32 	%r456, [%r455], 1;
	@%p124 bra 	$L__BB0_129;
	add.s32 	%r457, %r925, 2;
	shl.b32 	%r458, %r457, 3;
	add.s32 	%r459, %r458, %r10;
	shr.u64 	%rd224, %rd334, %r459;
	cvt.u32.u64 	%r460, %rd224;
	and.b32  	%r461, %r460, 255;
	prmt.b32 	%r462, %r457, %r461, 8452;
	shl.b32 	%r463, %r462, 2;
	add.s32 	%r465, %r444, %r463;
	atom.shared.add.u32 	%r466, [%r465], 1;
$L__BB0_129:
	@%p53 bra 	$L__BB0_170;
	mov.u32 	%r928, 0;
	@%p96 bra 	$L__BB0_133;
	mov.u32 	%r928, 0;
	mov.u32 	%r927, %r21;
$L__BB0_132:
	shl.b32 	%r472, %r928, 3;
	add.s32 	%r473, %r472, %r10;
	shr.u64 	%rd229, %rd336, %r473;
	cvt.u32.u64 	%r474, %rd229;
	and.b32  	%r475, %r474, 255;
	prmt.b32 	%r476, %r928, %r475, 8452;
	shl.b32 	%r477, %r476, 2;
	mov.u32 	%r478, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r479, %r478, %r477;
	atom.shared.add.u32 	%r480, [%r479], 1;
	add.s32 	%r481, %r928, 1;
	shl.b32 	%r482, %r481, 3;
	add.s32 	%r483, %r482, %r10;
	shr.u64 	%rd230, %rd336, %r483;
	cvt.u32.u64 	%r484, %rd230;
	and.b32  	%r485, %r484, 255;
	prmt.b32 	%r486, %r481, %r485, 8452;
	shl.b32 	%r487, %r486, 2;
	add.s32 	%r488, %r478, %r487;
	atom.shared.add.u32 	%r489, [%r488], 1;
	add.s32 	%r490, %r928, 2;
	shl.b32 	%r491, %r490, 3;
	add.s32 	%r492, %r491, %r10;
	shr.u64 	%rd231, %rd336, %r492;
	cvt.u32.u64 	%r493, %rd231;
	and.b32  	%r494, %r493, 255;
	prmt.b32 	%r495, %r490, %r494, 8452;
	shl.b32 	%r496, %r495, 2;
	add.s32 	%r497, %r478, %r496;
	atom.shared.add.u32 	%r498, [%r497], 1;
	add.s32 	%r499, %r928, 3;
	shl.b32 	%r500, %r499, 3;
	add.s32 	%r501, %r500, %r10;
	shr.u64 	%rd232, %rd336, %r501;
	cvt.u32.u64 	%r502, %rd232;
	and.b32  	%r503, %r502, 255;
	prmt.b32 	%r504, %r499, %r503, 8452;
	shl.b32 	%r505, %r504, 2;
	add.s32 	%r506, %r478, %r505;
	atom.shared.add.u32 	%r507, [%r506], 1;
	add.s32 	%r928, %r928, 4;
	add.s32 	%r927, %r927, -4;
	setp.ne.s32 	%p127, %r927, 0;
	@%p127 bra 	$L__BB0_132;
$L__BB0_133:
	@%p98 bra 	$L__BB0_137;
	setp.eq.s32 	%p129, %r20, 1;
	shl.b32 	%r508, %r928, 3;
	add.s32 	%r509, %r508, %r10;
	shr.u64 	%rd233, %rd336, %r509;
	cvt.u32.u64 	%r510, %rd233;
	and.b32  	%r511, %r510, 255;
	prmt.b32 	%r512, %r928, %r511, 8452;
	shl.b32 	%r513, %r512, 2;
	mov.u32 	%r514, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r515, %r514, %r513;
	atom.shared.add.u32 	%r516, [%r515], 1;
	@%p129 bra 	$L__BB0_137;
	add.s32 	%r517, %r928, 1;
	setp.eq.s32 	%p130, %r20, 2;
	shl.b32 	%r518, %r517, 3;
	add.s32 	%r519, %r518, %r10;
	shr.u64 	%rd234, %rd336, %r519;
	cvt.u32.u64 	%r520, %rd234;
	and.b32  	%r521, %r520, 255;
	prmt.b32 	%r522, %r517, %r521, 8452;
	shl.b32 	%r523, %r522, 2;
	add.s32 	%r525, %r514, %r523;
	atom.shared.add.u32 	%r526, [%r525], 1;
	@%p130 bra 	$L__BB0_137;
	add.s32 	%r527, %r928, 2;
	shl.b32 	%r528, %r527, 3;
	add.s32 	%r529, %r528, %r10;
	shr.u64 	%rd235, %rd336, %r529;
	cvt.u32.u64 	%r530, %rd235;
	and.b32  	%r531, %r530, 255;
	prmt.b32 	%r532, %r527, %r531, 8452;
	shl.b32 	%r533, %r532, 2;
	add.s32 	%r535, %r514, %r533;
	atom.shared.add.u32 	%r536, [%r535], 1;
$L__BB0_137:
	@%p61 bra 	$L__BB0_170;
	mov.u32 	%r931, 0;
	@%p96 bra 	$L__BB0_141;
	mov.u32 	%r931, 0;
	mov.u32 	%r930, %r21;
$L__BB0_140:
	shl.b32 	%r542, %r931, 3;
	add.s32 	%r543, %r542, %r10;
	shr.u64 	%rd240, %rd338, %r543;
	cvt.u32.u64 	%r544, %rd240;
	and.b32  	%r545, %r544, 255;
	prmt.b32 	%r546, %r931, %r545, 8452;
	shl.b32 	%r547, %r546, 2;
	mov.u32 	%r548, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r549, %r548, %r547;
	atom.shared.add.u32 	%r550, [%r549], 1;
	add.s32 	%r551, %r931, 1;
	shl.b32 	%r552, %r551, 3;
	add.s32 	%r553, %r552, %r10;
	shr.u64 	%rd241, %rd338, %r553;
	cvt.u32.u64 	%r554, %rd241;
	and.b32  	%r555, %r554, 255;
	prmt.b32 	%r556, %r551, %r555, 8452;
	shl.b32 	%r557, %r556, 2;
	add.s32 	%r558, %r548, %r557;
	atom.shared.add.u32 	%r559, [%r558], 1;
	add.s32 	%r560, %r931, 2;
	shl.b32 	%r561, %r560, 3;
	add.s32 	%r562, %r561, %r10;
	shr.u64 	%rd242, %rd338, %r562;
	cvt.u32.u64 	%r563, %rd242;
	and.b32  	%r564, %r563, 255;
	prmt.b32 	%r565, %r560, %r564, 8452;
	shl.b32 	%r566, %r565, 2;
	add.s32 	%r567, %r548, %r566;
	atom.shared.add.u32 	%r568, [%r567], 1;
	add.s32 	%r569, %r931, 3;
	shl.b32 	%r570, %r569, 3;
	add.s32 	%r571, %r570, %r10;
	shr.u64 	%rd243, %rd338, %r571;
	cvt.u32.u64 	%r572, %rd243;
	and.b32  	%r573, %r572, 255;
	prmt.b32 	%r574, %r569, %r573, 8452;
	shl.b32 	%r575, %r574, 2;
	add.s32 	%r576, %r548, %r575;
	atom.shared.add.u32 	%r577, [%r576], 1;
	add.s32 	%r931, %r931, 4;
	add.s32 	%r930, %r930, -4;
	setp.ne.s32 	%p133, %r930, 0;
	@%p133 bra 	$L__BB0_140;
$L__BB0_141:
	@%p98 bra 	$L__BB0_145;
	setp.eq.s32 	%p135, %r20, 1;
	shl.b32 	%r578, %r931, 3;
	add.s32 	%r579, %r578, %r10;
	shr.u64 	%rd244, %rd338, %r579;
	cvt.u32.u64 	%r580, %rd244;
	and.b32  	%r581, %r580, 255;
	prmt.b32 	%r582, %r931, %r581, 8452;
	shl.b32 	%r583, %r582, 2;
	mov.u32 	%r584, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r585, %r584, %r583;
	atom.shared.add.u32 	%r586, [%r585], 1;
	@%p135 bra 	$L__BB0_145;
	add.s32 	%r587, %r931, 1;
	setp.eq.s32 	%p136, %r20, 2;
	shl.b32 	%r588, %r587, 3;
	add.s32 	%r589, %r588, %r10;
	shr.u64 	%rd245, %rd338, %r589;
	cvt.u32.u64 	%r590, %rd245;
	and.b32  	%r591, %r590, 255;
	prmt.b32 	%r592, %r587, %r591, 8452;
	shl.b32 	%r593, %r592, 2;
	add.s32 	%r595, %r584, %r593;
	atom.shared.add.u32 	%r596, [%r595], 1;
	@%p136 bra 	$L__BB0_145;
	add.s32 	%r597, %r931, 2;
	shl.b32 	%r598, %r597, 3;
	add.s32 	%r599, %r598, %r10;
	shr.u64 	%rd246, %rd338, %r599;
	cvt.u32.u64 	%r600, %rd246;
	and.b32  	%r601, %r600, 255;
	prmt.b32 	%r602, %r597, %r601, 8452;
	shl.b32 	%r603, %r602, 2;
	add.s32 	%r605, %r584, %r603;
	atom.shared.add.u32 	%r606, [%r605], 1;
$L__BB0_145:
	@%p69 bra 	$L__BB0_170;
	mov.u32 	%r934, 0;
	@%p96 bra 	$L__BB0_149;
	mov.u32 	%r934, 0;
	mov.u32 	%r933, %r21;
$L__BB0_148:
	shl.b32 	%r612, %r934, 3;
	add.s32 	%r613, %r612, %r10;
	shr.u64 	%rd251, %rd340, %r613;
	cvt.u32.u64 	%r614, %rd251;
	and.b32  	%r615, %r614, 255;
	prmt.b32 	%r616, %r934, %r615, 8452;
	shl.b32 	%r617, %r616, 2;
	mov.u32 	%r618, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r619, %r618, %r617;
	atom.shared.add.u32 	%r620, [%r619], 1;
	add.s32 	%r621, %r934, 1;
	shl.b32 	%r622, %r621, 3;
	add.s32 	%r623, %r622, %r10;
	shr.u64 	%rd252, %rd340, %r623;
	cvt.u32.u64 	%r624, %rd252;
	and.b32  	%r625, %r624, 255;
	prmt.b32 	%r626, %r621, %r625, 8452;
	shl.b32 	%r627, %r626, 2;
	add.s32 	%r628, %r618, %r627;
	atom.shared.add.u32 	%r629, [%r628], 1;
	add.s32 	%r630, %r934, 2;
	shl.b32 	%r631, %r630, 3;
	add.s32 	%r632, %r631, %r10;
	shr.u64 	%rd253, %rd340, %r632;
	cvt.u32.u64 	%r633, %rd253;
	and.b32  	%r634, %r633, 255;
	prmt.b32 	%r635, %r630, %r634, 8452;
	shl.b32 	%r636, %r635, 2;
	add.s32 	%r637, %r618, %r636;
	atom.shared.add.u32 	%r638, [%r637], 1;
	add.s32 	%r639, %r934, 3;
	shl.b32 	%r640, %r639, 3;
	add.s32 	%r641, %r640, %r10;
	shr.u64 	%rd254, %rd340, %r641;
	cvt.u32.u64 	%r642, %rd254;
	and.b32  	%r643, %r642, 255;
	prmt.b32 	%r644, %r639, %r643, 8452;
	shl.b32 	%r645, %r644, 2;
	add.s32 	%r646, %r618, %r645;
	atom.shared.add.u32 	%r647, [%r646], 1;
	add.s32 	%r934, %r934, 4;
	add.s32 	%r933, %r933, -4;
	setp.ne.s32 	%p139, %r933, 0;
	@%p139 bra 	$L__BB0_148;
$L__BB0_149:
	@%p98 bra 	$L__BB0_170;
	setp.eq.s32 	%p141, %r20, 1;
	shl.b32 	%r648, %r934, 3;
	add.s32 	%r649, %r648, %r10;
	shr.u64 	%rd255, %rd340, %r649;
	cvt.u32.u64 	%r650, %rd255;
	and.b32  	%r651, %r650, 255;
	prmt.b32 	%r652, %r934, %r651, 8452;
	shl.b32 	%r653, %r652, 2;
	mov.u32 	%r654, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r655, %r654, %r653;
	atom.shared.add.u32 	%r656, [%r655], 1;
	@%p141 bra 	$L__BB0_170;
	add.s32 	%r657, %r934, 1;
	setp.eq.s32 	%p142, %r20, 2;
	shl.b32 	%r658, %r657, 3;
	add.s32 	%r659, %r658, %r10;
	shr.u64 	%rd256, %rd340, %r659;
	cvt.u32.u64 	%r660, %rd256;
	and.b32  	%r661, %r660, 255;
	prmt.b32 	%r662, %r657, %r661, 8452;
	shl.b32 	%r663, %r662, 2;
	add.s32 	%r665, %r654, %r663;
	atom.shared.add.u32 	%r666, [%r665], 1;
	@%p142 bra 	$L__BB0_170;
	add.s32 	%r667, %r934, 2;
	shl.b32 	%r668, %r667, 3;
	add.s32 	%r669, %r668, %r10;
	shr.u64 	%rd257, %rd340, %r669;
	cvt.u32.u64 	%r670, %rd257;
	and.b32  	%r671, %r670, 255;
	prmt.b32 	%r672, %r667, %r671, 8452;
	shl.b32 	%r673, %r672, 2;
	add.s32 	%r675, %r654, %r673;
	atom.shared.add.u32 	%r676, [%r675], 1;
	bra.uni 	$L__BB0_170;
$L__BB0_168:
	mov.u32 	%r908, %tid.x;
	and.b32  	%r889, %r908, 31;
	setp.ne.s32 	%p164, %r889, 0;
	@%p164 bra 	$L__BB0_170;
	cvt.u32.u64 	%r890, %rd87;
	shr.u64 	%rd319, %rd259, %r890;
	cvt.u32.u64 	%r891, %rd319;
	and.b32  	%r892, %r891, 255;
	add.s32 	%r893, %r892, %r69;
	shl.b32 	%r894, %r893, 2;
	mov.u32 	%r895, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
	add.s32 	%r896, %r895, %r894;
	atom.shared.add.u32 	%r897, [%r896], 256;
$L__BB0_170:
	mov.u32 	%r899, %nctaid.x;
	mul.wide.u32 	%rd320, %r99, %r899;
	shl.b64 	%rd321, %rd320, 3;
	add.s64 	%rd324, %rd324, %rd321;
	setp.lt.s64 	%p165, %rd324, %rd5;
	@%p165 bra 	$L__BB0_8;
$L__BB0_171:
	mov.u32 	%r938, %tid.x;
	setp.ge.s32 	%p166, %r938, %r12;
	bar.sync 	0;
	@%p166 bra 	$L__BB0_176;
	mov.u32 	%r902, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1831447_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183145countERKNS0_12NarrowParamsEE6counts;
$L__BB0_173:
	shl.b32 	%r901, %r938, 2;
	add.s32 	%r903, %r902, %r901;
	ld.shared.u32 	%r73, [%r903];
	setp.eq.s32 	%p167, %r73, 0;
	@%p167 bra 	$L__BB0_175;
	mul.wide.s32 	%rd322, %r938, 4;
	add.s64 	%rd323, %rd3, %rd322;
	atom.global.add.u32 	%r904, [%rd323], %r73;
$L__BB0_175:
	add.s32 	%r938, %r938, %r99;
	setp.lt.s32 	%p168, %r938, %r12;
	@%p168 bra 	$L__BB0_173;
$L__BB0_176:
	bar.sync 	0;
	ret;
}
)PTX"},
    {"gs_mend", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_mend(
	.param .align 8 .b8 gs_mend_param_0[112]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<234>;
	.reg .b32 	%r<265>;
	.reg .b64 	%rd<840>;
	.shared .align 8 .b8 _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1832247_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183224mendILb0EEEvRKNS0_12NarrowParamsEE6window[16896];
	ld.param.v2.u32 	{%r28, %r29}, [gs_mend_param_0+104];
	ld.param.v2.u32 	{%r30, %r31}, [gs_mend_param_0+96];
	ld.param.u64 	%rd444, [gs_mend_param_0+8];
	cvta.to.global.u64 	%rd1, %rd444;
	ld.param.u64 	%rd5, [gs_mend_param_0+80];
	ld.param.u64 	%rd6, [gs_mend_param_0+88];
	ld.param.u64 	%rd445, [gs_mend_param_0+64];
	ld.param.u64 	%rd2, [gs_mend_param_0+32];
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd445;
	ld.global.u64 	%rd446, [%rd1];
	not.b64 	%rd7, %rd446;
	ld.global.u64 	%rd447, [%rd1+8];
	sub.s64 	%rd448, %rd447, %rd7;
	setp.eq.s64 	%p2, %rd448, 0;
	clz.b64 	%r32, %rd448;
	mov.u32 	%r33, 64;
	sub.s32 	%r34, %r33, %r32;
	selp.b32 	%r4, 1, %r34, %p2;
	add.s32 	%r35, %r4, 7;
	shr.s32 	%r36, %r35, 31;
	shr.u32 	%r37, %r36, 29;
	add.s32 	%r38, %r35, %r37;
	shr.s32 	%r5, %r38, 3;
	mov.u32 	%r258, 2;
$L__BB0_1:
	mov.u32 	%r6, %r258;
	add.s32 	%r258, %r6, 1;
	setp.ge.s32 	%p3, %r258, %r5;
	@%p3 bra 	$L__BB0_3;
	mul.wide.s32 	%rd449, %r6, 4;
	add.s64 	%rd450, %rd1, %rd449;
	ld.global.u32 	%r40, [%rd450+16];
	setp.gt.u32 	%p4, %r40, %r28;
	@%p4 bra 	$L__BB0_1;
$L__BB0_3:
	setp.lt.s32 	%p6, %r258, %r5;
	selp.b32 	%r42, %r6, %r5, %p6;
	selp.u32 	%r43, -1, 0, %p6;
	add.s32 	%r44, %r42, %r43;
	and.b32  	%r45, %r44, 1;
	setp.eq.b32 	%p7, %r45, 1;
	setp.ne.s32 	%p8, %r29, 0;
	and.pred  	%p9, %p8, %p7;
	selp.u32 	%r46, 1, 0, %p9;
	add.s32 	%r47, %r42, %r46;
	shl.b32 	%r48, %r47, 3;
	setp.gt.s32 	%p10, %r4, %r48;
	and.pred  	%p1, %p6, %p10;
	sub.s32 	%r8, %r4, %r48;
	@%p3 bra 	$L__BB0_314;
	mov.u32 	%r49, %ctaid.x;
	mul.wide.u32 	%rd8, %r49, 2048;
	add.s64 	%rd9, %rd8, -32;
	mov.u32 	%r262, %tid.x;
	setp.gt.s32 	%p11, %r262, 2111;
	@%p11 bra 	$L__BB0_21;
	max.s32 	%r50, %r262, 1856;
	add.s32 	%r51, %r50, 255;
	sub.s32 	%r52, %r51, %r262;
	shr.u32 	%r53, %r52, 8;
	add.s32 	%r54, %r53, 1;
	and.b32  	%r261, %r54, 3;
	setp.eq.s32 	%p12, %r261, 0;
	@%p12 bra 	$L__BB0_10;
	shl.b32 	%r55, %r262, 3;
	mov.u32 	%r56, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1832247_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183224mendILb0EEEvRKNS0_12NarrowParamsEE6window;
	add.s32 	%r259, %r56, %r55;
	cvt.s64.s32 	%rd451, %r262;
	add.s64 	%rd452, %rd8, %rd451;
	add.s64 	%rd684, %rd452, -32;
	shl.b64 	%rd453, %rd452, 3;
	add.s64 	%rd454, %rd2, %rd453;
	add.s64 	%rd685, %rd454, -256;
$L__BB0_7:
	.pragma "nounroll";
	setp.ge.s64 	%p13, %rd684, %rd6;
	setp.lt.s64 	%p14, %rd684, 0;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB0_9;
	ld.global.cs.u64 %rd455, [%rd685];
	st.shared.u64 	[%r259], %rd455;
$L__BB0_9:
	add.s32 	%r262, %r262, 256;
	add.s32 	%r259, %r259, 2048;
	add.s64 	%rd685, %rd685, 2048;
	add.s64 	%rd684, %rd684, 256;
	add.s32 	%r261, %r261, -1;
	setp.ne.s32 	%p16, %r261, 0;
	@%p16 bra 	$L__BB0_7;
$L__BB0_10:
	setp.lt.u32 	%p17, %r52, 768;
	@%p17 bra 	$L__BB0_21;
	add.s32 	%r264, %r262, -1024;
	add.s32 	%r60, %r262, 256;
	add.s32 	%r61, %r262, 768;
	mul.wide.s32 	%rd457, %r61, 8;
	add.s64 	%rd16, %rd457, -256;
	shl.b64 	%rd459, %rd8, 3;
	add.s64 	%rd687, %rd2, %rd459;
	mul.wide.s32 	%rd460, %r60, 8;
	add.s64 	%rd18, %rd460, -256;
	add.s32 	%r63, %r262, 512;
	mul.wide.s32 	%rd461, %r63, 8;
	add.s64 	%rd19, %rd461, -256;
	cvt.s64.s32 	%rd462, %r262;
	add.s64 	%rd463, %rd8, %rd462;
	add.s64 	%rd686, %rd463, -32;
	mul.wide.s32 	%rd464, %r262, 8;
	add.s64 	%rd21, %rd464, -256;
	shl.b32 	%r64, %r262, 3;
	mov.u32 	%r65, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1832247_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183224mendILb0EEEvRKNS0_12NarrowParamsEE6window;
	add.s32 	%r66, %r65, %r64;
	add.s32 	%r263, %r66, 4096;
$L__BB0_12:
	setp.ge.s64 	%p18, %rd686, %rd6;
	setp.lt.s64 	%p19, %rd686, 0;
	or.pred  	%p20, %p19, %p18;
	@%p20 bra 	$L__BB0_14;
	add.s64 	%rd466, %rd687, %rd21;
	ld.global.cs.u64 %rd465, [%rd466];
	st.shared.u64 	[%r263+-4096], %rd465;
$L__BB0_14:
	add.s64 	%rd467, %rd686, 256;
	setp.lt.s64 	%p21, %rd467, 0;
	setp.ge.s64 	%p22, %rd467, %rd6;
	or.pred  	%p23, %p21, %p22;
	@%p23 bra 	$L__BB0_16;
	add.s64 	%rd469, %rd687, %rd18;
	ld.global.cs.u64 %rd468, [%rd469];
	st.shared.u64 	[%r263+-2048], %rd468;
$L__BB0_16:
	add.s64 	%rd470, %rd686, 512;
	setp.lt.s64 	%p24, %rd470, 0;
	setp.ge.s64 	%p25, %rd470, %rd6;
	or.pred  	%p26, %p24, %p25;
	@%p26 bra 	$L__BB0_18;
	add.s64 	%rd472, %rd687, %rd19;
	ld.global.cs.u64 %rd471, [%rd472];
	st.shared.u64 	[%r263], %rd471;
$L__BB0_18:
	add.s64 	%rd473, %rd686, 768;
	setp.lt.s64 	%p27, %rd473, 0;
	setp.ge.s64 	%p28, %rd473, %rd6;
	or.pred  	%p29, %p27, %p28;
	@%p29 bra 	$L__BB0_20;
	add.s64 	%rd475, %rd687, %rd16;
	ld.global.cs.u64 %rd474, [%rd475];
	st.shared.u64 	[%r263+2048], %rd474;
$L__BB0_20:
	add.s32 	%r264, %r264, 1024;
	add.s64 	%rd687, %rd687, 8192;
	add.s64 	%rd686, %rd686, 1024;
	add.s32 	%r263, %r263, 8192;
	setp.lt.s32 	%p30, %r264, 1088;
	@%p30 bra 	$L__BB0_12;
$L__BB0_21:
	add.s32 	%r249, %r30, 1;
	mov.u32 	%r248, %ctaid.x;
	mul.wide.u32 	%rd683, %r248, 2048;
	bar.sync 	0;
	mov.u32 	%r67, %tid.x;
	cvt.u64.u32 	%rd476, %r67;
	add.s64 	%rd26, %rd683, %rd476;
	cvt.u64.u32 	%rd478, %r8;
	selp.b64 	%rd27, %rd478, 0, %p1;
	shl.b64 	%rd479, %rd26, 3;
	add.s64 	%rd28, %rd3, %rd479;
	sub.s64 	%rd29, %rd26, %rd9;
	cvt.u32.u64 	%r69, %rd29;
	shl.b32 	%r70, %r69, 3;
	mov.u32 	%r71, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1832247_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183224mendILb0EEEvRKNS0_12NarrowParamsEE6window;
	add.s32 	%r26, %r71, %r70;
	setp.eq.s32 	%p31, %r249, 0;
	@%p31 bra 	$L__BB0_184;
	setp.ge.s64 	%p32, %rd26, %rd6;
	@%p32 bra 	$L__BB0_314;
	setp.lt.u64 	%p33, %rd29, 2112;
	@%p33 bra 	$L__BB0_25;
	bra.uni 	$L__BB0_24;
$L__BB0_25:
	ld.shared.u64 	%rd688, [%r26];
	bra.uni 	$L__BB0_26;
$L__BB0_184:
	setp.ge.s64 	%p145, %rd26, %rd6;
	@%p145 bra 	$L__BB0_314;
	setp.lt.u64 	%p146, %rd29, 2112;
	@%p146 bra 	$L__BB0_187;
	bra.uni 	$L__BB0_186;
$L__BB0_187:
	ld.shared.u64 	%rd768, [%r26];
	bra.uni 	$L__BB0_188;
$L__BB0_24:
	ld.global.u64 	%rd688, [%rd28];
$L__BB0_26:
	cvt.u32.u64 	%r72, %rd27;
	shr.u64 	%rd33, %rd688, %r72;
	setp.eq.s64 	%p34, %rd26, 0;
	mov.u64 	%rd696, 0;
	@%p34 bra 	$L__BB0_33;
	mov.u64 	%rd689, %rd26;
	mov.u64 	%rd696, %rd26;
$L__BB0_28:
	add.s64 	%rd481, %rd689, -1;
	sub.s64 	%rd36, %rd481, %rd9;
	setp.lt.u64 	%p35, %rd36, 2112;
	@%p35 bra 	$L__BB0_30;
	bra.uni 	$L__BB0_29;
$L__BB0_30:
	cvt.u32.u64 	%r73, %rd36;
	shl.b32 	%r74, %r73, 3;
	add.s32 	%r76, %r71, %r74;
	ld.shared.u64 	%rd691, [%r76];
	bra.uni 	$L__BB0_31;
$L__BB0_29:
	shl.b64 	%rd482, %rd689, 3;
	add.s64 	%rd483, %rd3, %rd482;
	ld.global.u64 	%rd691, [%rd483+-8];
$L__BB0_31:
	shr.u64 	%rd484, %rd691, %r72;
	setp.ne.s64 	%p36, %rd484, %rd33;
	@%p36 bra 	$L__BB0_33;
	setp.gt.u64 	%p37, %rd691, %rd688;
	selp.b64 	%rd485, -1, 0, %p37;
	add.s64 	%rd696, %rd696, %rd485;
	setp.gt.s64 	%p38, %rd689, 1;
	mov.u64 	%rd689, %rd481;
	@%p38 bra 	$L__BB0_28;
$L__BB0_33:
	add.s64 	%rd693, %rd26, 1;
	setp.ge.s64 	%p39, %rd693, %rd6;
	@%p39 bra 	$L__BB0_39;
$L__BB0_34:
	sub.s64 	%rd46, %rd693, %rd9;
	setp.lt.u64 	%p40, %rd46, 2112;
	@%p40 bra 	$L__BB0_36;
	bra.uni 	$L__BB0_35;
$L__BB0_36:
	cvt.u32.u64 	%r78, %rd46;
	shl.b32 	%r79, %r78, 3;
	add.s32 	%r81, %r71, %r79;
	ld.shared.u64 	%rd695, [%r81];
	bra.uni 	$L__BB0_37;
$L__BB0_35:
	shl.b64 	%rd486, %rd693, 3;
	add.s64 	%rd487, %rd3, %rd486;
	ld.global.u64 	%rd695, [%rd487];
$L__BB0_37:
	shr.u64 	%rd488, %rd695, %r72;
	setp.ne.s64 	%p41, %rd488, %rd33;
	@%p41 bra 	$L__BB0_39;
	setp.lt.u64 	%p42, %rd695, %rd688;
	selp.u64 	%rd489, 1, 0, %p42;
	add.s64 	%rd696, %rd696, %rd489;
	add.s64 	%rd693, %rd693, 1;
	setp.lt.s64 	%p43, %rd693, %rd6;
	@%p43 bra 	$L__BB0_34;
$L__BB0_39:
	add.s64 	%rd697, %rd688, %rd7;
	setp.eq.s32 	%p44, %r30, 0;
	@%p44 bra 	$L__BB0_43;
	add.s32 	%r250, %r30, 1;
	setp.eq.s32 	%p45, %r250, 2;
	@%p45 bra 	$L__BB0_42;
	bra.uni 	$L__BB0_41;
$L__BB0_42:
	xor.b64  	%rd697, %rd697, -9223372036854775808;
	bra.uni 	$L__BB0_43;
$L__BB0_41:
	add.s64 	%rd490, %rd697, %rd5;
	setp.lt.s64 	%p46, %rd490, 0;
	selp.b64 	%rd491, -9223372036854775808, -1, %p46;
	xor.b64  	%rd697, %rd491, %rd490;
$L__BB0_43:
	shl.b64 	%rd492, %rd696, 3;
	add.s64 	%rd493, %rd4, %rd492;
	st.global.u64 	[%rd493], %rd697;
	add.s64 	%rd699, %rd26, 256;
	setp.ge.s64 	%p47, %rd699, %rd6;
	@%p47 bra 	$L__BB0_314;
	sub.s64 	%rd494, %rd699, %rd9;
	setp.lt.u64 	%p48, %rd494, 2112;
	@%p48 bra 	$L__BB0_46;
	bra.uni 	$L__BB0_45;
$L__BB0_46:
	ld.shared.u64 	%rd698, [%r26+2048];
	bra.uni 	$L__BB0_47;
$L__BB0_186:
	ld.global.u64 	%rd768, [%rd28];
$L__BB0_188:
	cvt.u32.u64 	%r160, %rd27;
	shr.u64 	%rd256, %rd768, %r160;
	setp.eq.s64 	%p147, %rd26, 0;
	mov.u64 	%rd776, 0;
	@%p147 bra 	$L__BB0_195;
	mov.u64 	%rd769, %rd26;
	mov.u64 	%rd776, %rd26;
$L__BB0_190:
	add.s64 	%rd593, %rd769, -1;
	sub.s64 	%rd259, %rd593, %rd9;
	setp.lt.u64 	%p148, %rd259, 2112;
	@%p148 bra 	$L__BB0_192;
	bra.uni 	$L__BB0_191;
$L__BB0_192:
	cvt.u32.u64 	%r161, %rd259;
	shl.b32 	%r162, %r161, 3;
	add.s32 	%r164, %r71, %r162;
	ld.shared.u64 	%rd771, [%r164];
	bra.uni 	$L__BB0_193;
$L__BB0_191:
	shl.b64 	%rd594, %rd769, 3;
	add.s64 	%rd595, %rd3, %rd594;
	ld.global.u64 	%rd771, [%rd595+-8];
$L__BB0_193:
	shr.u64 	%rd596, %rd771, %r160;
	setp.ne.s64 	%p149, %rd596, %rd256;
	@%p149 bra 	$L__BB0_195;
	setp.gt.u64 	%p150, %rd771, %rd768;
	selp.b64 	%rd597, -1, 0, %p150;
	add.s64 	%rd776, %rd776, %rd597;
	setp.gt.s64 	%p151, %rd769, 1;
	mov.u64 	%rd769, %rd593;
	@%p151 bra 	$L__BB0_190;
$L__BB0_195:
	add.s64 	%rd773, %rd26, 1;
	setp.ge.s64 	%p152, %rd773, %rd6;
	@%p152 bra 	$L__BB0_201;
$L__BB0_196:
	sub.s64 	%rd269, %rd773, %rd9;
	setp.lt.u64 	%p153, %rd269, 2112;
	@%p153 bra 	$L__BB0_198;
	bra.uni 	$L__BB0_197;
$L__BB0_198:
	cvt.u32.u64 	%r166, %rd269;
	shl.b32 	%r167, %r166, 3;
	add.s32 	%r169, %r71, %r167;
	ld.shared.u64 	%rd775, [%r169];
	bra.uni 	$L__BB0_199;
$L__BB0_197:
	shl.b64 	%rd598, %rd773, 3;
	add.s64 	%rd599, %rd3, %rd598;
	ld.global.u64 	%rd775, [%rd599];
$L__BB0_199:
	shr.u64 	%rd600, %rd775, %r160;
	setp.ne.s64 	%p154, %rd600, %rd256;
	@%p154 bra 	$L__BB0_201;
	setp.lt.u64 	%p155, %rd775, %rd768;
	selp.u64 	%rd601, 1, 0, %p155;
	add.s64 	%rd776, %rd776, %rd601;
	add.s64 	%rd773, %rd773, 1;
	setp.lt.s64 	%p156, %rd773, %rd6;
	@%p156 bra 	$L__BB0_196;
$L__BB0_201:
	shl.b64 	%rd602, %rd776, 3;
	add.s64 	%rd603, %rd4, %rd602;
	st.global.u64 	[%rd603], %rd768;
	add.s64 	%rd778, %rd26, 256;
	setp.ge.s64 	%p157, %rd778, %rd6;
	@%p157 bra 	$L__BB0_314;
	sub.s64 	%rd604, %rd778, %rd9;
	setp.lt.u64 	%p158, %rd604, 2112;
	@%p158 bra 	$L__BB0_204;
	bra.uni 	$L__BB0_203;
$L__BB0_204:
	ld.shared.u64 	%rd777, [%r26+2048];
	bra.uni 	$L__BB0_205;
$L__BB0_45:
	ld.global.u64 	%rd698, [%rd28+2048];
$L__BB0_47:
	shr.u64 	%rd61, %rd698, %r72;
	mov.u64 	%rd706, %rd699;
$L__BB0_48:
	add.s64 	%rd495, %rd699, -1;
	sub.s64 	%rd64, %rd495, %rd9;
	setp.lt.u64 	%p49, %rd64, 2112;
	@%p49 bra 	$L__BB0_50;
	bra.uni 	$L__BB0_49;
$L__BB0_50:
	cvt.u32.u64 	%r84, %rd64;
	shl.b32 	%r85, %r84, 3;
	add.s32 	%r87, %r71, %r85;
	ld.shared.u64 	%rd701, [%r87];
	bra.uni 	$L__BB0_51;
$L__BB0_49:
	shl.b64 	%rd496, %rd699, 3;
	add.s64 	%rd497, %rd3, %rd496;
	ld.global.u64 	%rd701, [%rd497+-8];
$L__BB0_51:
	shr.u64 	%rd498, %rd701, %r72;
	setp.ne.s64 	%p50, %rd498, %rd61;
	@%p50 bra 	$L__BB0_53;
	setp.gt.u64 	%p51, %rd701, %rd698;
	selp.b64 	%rd499, -1, 0, %p51;
	add.s64 	%rd706, %rd706, %rd499;
	setp.gt.s64 	%p52, %rd699, 1;
	mov.u64 	%rd699, %rd495;
	@%p52 bra 	$L__BB0_48;
$L__BB0_53:
	add.s64 	%rd703, %rd26, 257;
	setp.ge.s64 	%p53, %rd703, %rd6;
	@%p53 bra 	$L__BB0_59;
$L__BB0_54:
	sub.s64 	%rd74, %rd703, %rd9;
	setp.lt.u64 	%p54, %rd74, 2112;
	@%p54 bra 	$L__BB0_56;
	bra.uni 	$L__BB0_55;
$L__BB0_56:
	cvt.u32.u64 	%r89, %rd74;
	shl.b32 	%r90, %r89, 3;
	add.s32 	%r92, %r71, %r90;
	ld.shared.u64 	%rd705, [%r92];
	bra.uni 	$L__BB0_57;
$L__BB0_55:
	shl.b64 	%rd500, %rd703, 3;
	add.s64 	%rd501, %rd3, %rd500;
	ld.global.u64 	%rd705, [%rd501];
$L__BB0_57:
	shr.u64 	%rd502, %rd705, %r72;
	setp.ne.s64 	%p55, %rd502, %rd61;
	@%p55 bra 	$L__BB0_59;
	setp.lt.u64 	%p56, %rd705, %rd698;
	selp.u64 	%rd503, 1, 0, %p56;
	add.s64 	%rd706, %rd706, %rd503;
	add.s64 	%rd703, %rd703, 1;
	setp.lt.s64 	%p57, %rd703, %rd6;
	@%p57 bra 	$L__BB0_54;
$L__BB0_59:
	add.s64 	%rd707, %rd698, %rd7;
	@%p44 bra 	$L__BB0_63;
	add.s32 	%r251, %r30, 1;
	setp.eq.s32 	%p59, %r251, 2;
	@%p59 bra 	$L__BB0_62;
	bra.uni 	$L__BB0_61;
$L__BB0_62:
	xor.b64  	%rd707, %rd707, -9223372036854775808;
	bra.uni 	$L__BB0_63;
$L__BB0_61:
	add.s64 	%rd504, %rd707, %rd5;
	setp.lt.s64 	%p60, %rd504, 0;
	selp.b64 	%rd505, -9223372036854775808, -1, %p60;
	xor.b64  	%rd707, %rd505, %rd504;
$L__BB0_63:
	shl.b64 	%rd506, %rd706, 3;
	add.s64 	%rd507, %rd4, %rd506;
	st.global.u64 	[%rd507], %rd707;
	add.s64 	%rd709, %rd26, 512;
	setp.ge.s64 	%p61, %rd709, %rd6;
	@%p61 bra 	$L__BB0_314;
	sub.s64 	%rd508, %rd709, %rd9;
	setp.lt.u64 	%p62, %rd508, 2112;
	@%p62 bra 	$L__BB0_66;
	bra.uni 	$L__BB0_65;
$L__BB0_66:
	ld.shared.u64 	%rd708, [%r26+4096];
	bra.uni 	$L__BB0_67;
$L__BB0_203:
	ld.global.u64 	%rd777, [%rd28+2048];
$L__BB0_205:
	shr.u64 	%rd280, %rd777, %r160;
	mov.u64 	%rd785, %rd778;
$L__BB0_206:
	add.s64 	%rd605, %rd778, -1;
	sub.s64 	%rd283, %rd605, %rd9;
	setp.lt.u64 	%p159, %rd283, 2112;
	@%p159 bra 	$L__BB0_208;
	bra.uni 	$L__BB0_207;
$L__BB0_208:
	cvt.u32.u64 	%r172, %rd283;
	shl.b32 	%r173, %r172, 3;
	add.s32 	%r175, %r71, %r173;
	ld.shared.u64 	%rd780, [%r175];
	bra.uni 	$L__BB0_209;
$L__BB0_207:
	shl.b64 	%rd606, %rd778, 3;
	add.s64 	%rd607, %rd3, %rd606;
	ld.global.u64 	%rd780, [%rd607+-8];
$L__BB0_209:
	shr.u64 	%rd608, %rd780, %r160;
	setp.ne.s64 	%p160, %rd608, %rd280;
	@%p160 bra 	$L__BB0_211;
	setp.gt.u64 	%p161, %rd780, %rd777;
	selp.b64 	%rd609, -1, 0, %p161;
	add.s64 	%rd785, %rd785, %rd609;
	setp.gt.s64 	%p162, %rd778, 1;
	mov.u64 	%rd778, %rd605;
	@%p162 bra 	$L__BB0_206;
$L__BB0_211:
	add.s64 	%rd782, %rd26, 257;
	setp.ge.s64 	%p163, %rd782, %rd6;
	@%p163 bra 	$L__BB0_217;
$L__BB0_212:
	sub.s64 	%rd293, %rd782, %rd9;
	setp.lt.u64 	%p164, %rd293, 2112;
	@%p164 bra 	$L__BB0_214;
	bra.uni 	$L__BB0_213;
$L__BB0_214:
	cvt.u32.u64 	%r177, %rd293;
	shl.b32 	%r178, %r177, 3;
	add.s32 	%r180, %r71, %r178;
	ld.shared.u64 	%rd784, [%r180];
	bra.uni 	$L__BB0_215;
$L__BB0_213:
	shl.b64 	%rd610, %rd782, 3;
	add.s64 	%rd611, %rd3, %rd610;
	ld.global.u64 	%rd784, [%rd611];
$L__BB0_215:
	shr.u64 	%rd612, %rd784, %r160;
	setp.ne.s64 	%p165, %rd612, %rd280;
	@%p165 bra 	$L__BB0_217;
	setp.lt.u64 	%p166, %rd784, %rd777;
	selp.u64 	%rd613, 1, 0, %p166;
	add.s64 	%rd785, %rd785, %rd613;
	add.s64 	%rd782, %rd782, 1;
	setp.lt.s64 	%p167, %rd782, %rd6;
	@%p167 bra 	$L__BB0_212;
$L__BB0_217:
	shl.b64 	%rd614, %rd785, 3;
	add.s64 	%rd615, %rd4, %rd614;
	st.global.u64 	[%rd615], %rd777;
	add.s64 	%rd787, %rd26, 512;
	setp.ge.s64 	%p168, %rd787, %rd6;
	@%p168 bra 	$L__BB0_314;
	sub.s64 	%rd616, %rd787, %rd9;
	setp.lt.u64 	%p169, %rd616, 2112;
	@%p169 bra 	$L__BB0_220;
	bra.uni 	$L__BB0_219;
$L__BB0_220:
	ld.shared.u64 	%rd786, [%r26+4096];
	bra.uni 	$L__BB0_221;
$L__BB0_65:
	ld.global.u64 	%rd708, [%rd28+4096];
$L__BB0_67:
	shr.u64 	%rd89, %rd708, %r72;
	mov.u64 	%rd716, %rd709;
$L__BB0_68:
	add.s64 	%rd509, %rd709, -1;
	sub.s64 	%rd92, %rd509, %rd9;
	setp.lt.u64 	%p63, %rd92, 2112;
	@%p63 bra 	$L__BB0_70;
	bra.uni 	$L__BB0_69;
$L__BB0_70:
	cvt.u32.u64 	%r95, %rd92;
	shl.b32 	%r96, %r95, 3;
	add.s32 	%r98, %r71, %r96;
	ld.shared.u64 	%rd711, [%r98];
	bra.uni 	$L__BB0_71;
$L__BB0_69:
	shl.b64 	%rd510, %rd709, 3;
	add.s64 	%rd511, %rd3, %rd510;
	ld.global.u64 	%rd711, [%rd511+-8];
$L__BB0_71:
	shr.u64 	%rd512, %rd711, %r72;
	setp.ne.s64 	%p64, %rd512, %rd89;
	@%p64 bra 	$L__BB0_73;
	setp.gt.u64 	%p65, %rd711, %rd708;
	selp.b64 	%rd513, -1, 0, %p65;
	add.s64 	%rd716, %rd716, %rd513;
	setp.gt.s64 	%p66, %rd709, 1;
	mov.u64 	%rd709, %rd509;
	@%p66 bra 	$L__BB0_68;
$L__BB0_73:
	add.s64 	%rd713, %rd26, 513;
	setp.ge.s64 	%p67, %rd713, %rd6;
	@%p67 bra 	$L__BB0_79;
$L__BB0_74:
	sub.s64 	%rd102, %rd713, %rd9;
	setp.lt.u64 	%p68, %rd102, 2112;
	@%p68 bra 	$L__BB0_76;
	bra.uni 	$L__BB0_75;
$L__BB0_76:
	cvt.u32.u64 	%r100, %rd102;
	shl.b32 	%r101, %r100, 3;
	add.s32 	%r103, %r71, %r101;
	ld.shared.u64 	%rd715, [%r103];
	bra.uni 	$L__BB0_77;
$L__BB0_75:
	shl.b64 	%rd514, %rd713, 3;
	add.s64 	%rd515, %rd3, %rd514;
	ld.global.u64 	%rd715, [%rd515];
$L__BB0_77:
	shr.u64 	%rd516, %rd715, %r72;
	setp.ne.s64 	%p69, %rd516, %rd89;
	@%p69 bra 	$L__BB0_79;
	setp.lt.u64 	%p70, %rd715, %rd708;
	selp.u64 	%rd517, 1, 0, %p70;
	add.s64 	%rd716, %rd716, %rd517;
	add.s64 	%rd713, %rd713, 1;
	setp.lt.s64 	%p71, %rd713, %rd6;
	@%p71 bra 	$L__BB0_74;
$L__BB0_79:
	add.s64 	%rd717, %rd708, %rd7;
	@%p44 bra 	$L__BB0_83;
	add.s32 	%r252, %r30, 1;
	setp.eq.s32 	%p73, %r252, 2;
	@%p73 bra 	$L__BB0_82;
	bra.uni 	$L__BB0_81;
$L__BB0_82:
	xor.b64  	%rd717, %rd717, -9223372036854775808;
	bra.uni 	$L__BB0_83;
$L__BB0_81:
	add.s64 	%rd518, %rd717, %rd5;
	setp.lt.s64 	%p74, %rd518, 0;
	selp.b64 	%rd519, -9223372036854775808, -1, %p74;
	xor.b64  	%rd717, %rd519, %rd518;
$L__BB0_83:
	shl.b64 	%rd520, %rd716, 3;
	add.s64 	%rd521, %rd4, %rd520;
	st.global.u64 	[%rd521], %rd717;
	add.s64 	%rd719, %rd26, 768;
	setp.ge.s64 	%p75, %rd719, %rd6;
	@%p75 bra 	$L__BB0_314;
	sub.s64 	%rd522, %rd719, %rd9;
	setp.lt.u64 	%p76, %rd522, 2112;
	@%p76 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_85;
$L__BB0_86:
	ld.shared.u64 	%rd718, [%r26+6144];
	bra.uni 	$L__BB0_87;
$L__BB0_219:
	ld.global.u64 	%rd786, [%rd28+4096];
$L__BB0_221:
	shr.u64 	%rd304, %rd786, %r160;
	mov.u64 	%rd794, %rd787;
$L__BB0_222:
	add.s64 	%rd617, %rd787, -1;
	sub.s64 	%rd307, %rd617, %rd9;
	setp.lt.u64 	%p170, %rd307, 2112;
	@%p170 bra 	$L__BB0_224;
	bra.uni 	$L__BB0_223;
$L__BB0_224:
	cvt.u32.u64 	%r183, %rd307;
	shl.b32 	%r184, %r183, 3;
	add.s32 	%r186, %r71, %r184;
	ld.shared.u64 	%rd789, [%r186];
	bra.uni 	$L__BB0_225;
$L__BB0_223:
	shl.b64 	%rd618, %rd787, 3;
	add.s64 	%rd619, %rd3, %rd618;
	ld.global.u64 	%rd789, [%rd619+-8];
$L__BB0_225:
	shr.u64 	%rd620, %rd789, %r160;
	setp.ne.s64 	%p171, %rd620, %rd304;
	@%p171 bra 	$L__BB0_227;
	setp.gt.u64 	%p172, %rd789, %rd786;
	selp.b64 	%rd621, -1, 0, %p172;
	add.s64 	%rd794, %rd794, %rd621;
	setp.gt.s64 	%p173, %rd787, 1;
	mov.u64 	%rd787, %rd617;
	@%p173 bra 	$L__BB0_222;
$L__BB0_227:
	add.s64 	%rd791, %rd26, 513;
	setp.ge.s64 	%p174, %rd791, %rd6;
	@%p174 bra 	$L__BB0_233;
$L__BB0_228:
	sub.s64 	%rd317, %rd791, %rd9;
	setp.lt.u64 	%p175, %rd317, 2112;
	@%p175 bra 	$L__BB0_230;
	bra.uni 	$L__BB0_229;
$L__BB0_230:
	cvt.u32.u64 	%r188, %rd317;
	shl.b32 	%r189, %r188, 3;
	add.s32 	%r191, %r71, %r189;
	ld.shared.u64 	%rd793, [%r191];
	bra.uni 	$L__BB0_231;
$L__BB0_229:
	shl.b64 	%rd622, %rd791, 3;
	add.s64 	%rd623, %rd3, %rd622;
	ld.global.u64 	%rd793, [%rd623];
$L__BB0_231:
	shr.u64 	%rd624, %rd793, %r160;
	setp.ne.s64 	%p176, %rd624, %rd304;
	@%p176 bra 	$L__BB0_233;
	setp.lt.u64 	%p177, %rd793, %rd786;
	selp.u64 	%rd625, 1, 0, %p177;
	add.s64 	%rd794, %rd794, %rd625;
	add.s64 	%rd791, %rd791, 1;
	setp.lt.s64 	%p178, %rd791, %rd6;
	@%p178 bra 	$L__BB0_228;
$L__BB0_233:
	shl.b64 	%rd626, %rd794, 3;
	add.s64 	%rd627, %rd4, %rd626;
	st.global.u64 	[%rd627], %rd786;
	add.s64 	%rd796, %rd26, 768;
	setp.ge.s64 	%p179, %rd796, %rd6;
	@%p179 bra 	$L__BB0_314;
	sub.s64 	%rd628, %rd796, %rd9;
	setp.lt.u64 	%p180, %rd628, 2112;
	@%p180 bra 	$L__BB0_236;
	bra.uni 	$L__BB0_235;
$L__BB0_236:
	ld.shared.u64 	%rd795, [%r26+6144];
	bra.uni 	$L__BB0_237;
$L__BB0_85:
	ld.global.u64 	%rd718, [%rd28+6144];
$L__BB0_87:
	shr.u64 	%rd117, %rd718, %r72;
	mov.u64 	%rd726, %rd719;
$L__BB0_88:
	add.s64 	%rd523, %rd719, -1;
	sub.s64 	%rd120, %rd523, %rd9;
	setp.lt.u64 	%p77, %rd120, 2112;
	@%p77 bra 	$L__BB0_90;
	bra.uni 	$L__BB0_89;
$L__BB0_90:
	cvt.u32.u64 	%r106, %rd120;
	shl.b32 	%r107, %r106, 3;
	add.s32 	%r109, %r71, %r107;
	ld.shared.u64 	%rd721, [%r109];
	bra.uni 	$L__BB0_91;
$L__BB0_89:
	shl.b64 	%rd524, %rd719, 3;
	add.s64 	%rd525, %rd3, %rd524;
	ld.global.u64 	%rd721, [%rd525+-8];
$L__BB0_91:
	shr.u64 	%rd526, %rd721, %r72;
	setp.ne.s64 	%p78, %rd526, %rd117;
	@%p78 bra 	$L__BB0_93;
	setp.gt.u64 	%p79, %rd721, %rd718;
	selp.b64 	%rd527, -1, 0, %p79;
	add.s64 	%rd726, %rd726, %rd527;
	setp.gt.s64 	%p80, %rd719, 1;
	mov.u64 	%rd719, %rd523;
	@%p80 bra 	$L__BB0_88;
$L__BB0_93:
	add.s64 	%rd723, %rd26, 769;
	setp.ge.s64 	%p81, %rd723, %rd6;
	@%p81 bra 	$L__BB0_99;
$L__BB0_94:
	sub.s64 	%rd130, %rd723, %rd9;
	setp.lt.u64 	%p82, %rd130, 2112;
	@%p82 bra 	$L__BB0_96;
	bra.uni 	$L__BB0_95;
$L__BB0_96:
	cvt.u32.u64 	%r111, %rd130;
	shl.b32 	%r112, %r111, 3;
	add.s32 	%r114, %r71, %r112;
	ld.shared.u64 	%rd725, [%r114];
	bra.uni 	$L__BB0_97;
$L__BB0_95:
	shl.b64 	%rd528, %rd723, 3;
	add.s64 	%rd529, %rd3, %rd528;
	ld.global.u64 	%rd725, [%rd529];
$L__BB0_97:
	shr.u64 	%rd530, %rd725, %r72;
	setp.ne.s64 	%p83, %rd530, %rd117;
	@%p83 bra 	$L__BB0_99;
	setp.lt.u64 	%p84, %rd725, %rd718;
	selp.u64 	%rd531, 1, 0, %p84;
	add.s64 	%rd726, %rd726, %rd531;
	add.s64 	%rd723, %rd723, 1;
	setp.lt.s64 	%p85, %rd723, %rd6;
	@%p85 bra 	$L__BB0_94;
$L__BB0_99:
	add.s64 	%rd727, %rd718, %rd7;
	@%p44 bra 	$L__BB0_103;
	add.s32 	%r253, %r30, 1;
	setp.eq.s32 	%p87, %r253, 2;
	@%p87 bra 	$L__BB0_102;
	bra.uni 	$L__BB0_101;
$L__BB0_102:
	xor.b64  	%rd727, %rd727, -9223372036854775808;
	bra.uni 	$L__BB0_103;
$L__BB0_101:
	add.s64 	%rd532, %rd727, %rd5;
	setp.lt.s64 	%p88, %rd532, 0;
	selp.b64 	%rd533, -9223372036854775808, -1, %p88;
	xor.b64  	%rd727, %rd533, %rd532;
$L__BB0_103:
	shl.b64 	%rd534, %rd726, 3;
	add.s64 	%rd535, %rd4, %rd534;
	st.global.u64 	[%rd535], %rd727;
	add.s64 	%rd729, %rd26, 1024;
	setp.ge.s64 	%p89, %rd729, %rd6;
	@%p89 bra 	$L__BB0_314;
	sub.s64 	%rd536, %rd729, %rd9;
	setp.lt.u64 	%p90, %rd536, 2112;
	@%p90 bra 	$L__BB0_106;
	bra.uni 	$L__BB0_105;
$L__BB0_106:
	ld.shared.u64 	%rd728, [%r26+8192];
	bra.uni 	$L__BB0_107;
$L__BB0_235:
	ld.global.u64 	%rd795, [%rd28+6144];
$L__BB0_237:
	shr.u64 	%rd328, %rd795, %r160;
	mov.u64 	%rd803, %rd796;
$L__BB0_238:
	add.s64 	%rd331, %rd796, -1;
	sub.s64 	%rd332, %rd331, %rd9;
	setp.lt.u64 	%p181, %rd332, 2112;
	@%p181 bra 	$L__BB0_240;
	bra.uni 	$L__BB0_239;
$L__BB0_240:
	cvt.u32.u64 	%r194, %rd332;
	shl.b32 	%r195, %r194, 3;
	add.s32 	%r197, %r71, %r195;
	ld.shared.u64 	%rd798, [%r197];
	bra.uni 	$L__BB0_241;
$L__BB0_239:
	shl.b64 	%rd629, %rd331, 3;
	add.s64 	%rd630, %rd3, %rd629;
	ld.global.u64 	%rd798, [%rd630];
$L__BB0_241:
	shr.u64 	%rd631, %rd798, %r160;
	setp.ne.s64 	%p182, %rd631, %rd328;
	@%p182 bra 	$L__BB0_243;
	setp.gt.u64 	%p183, %rd798, %rd795;
	selp.b64 	%rd632, -1, 0, %p183;
	add.s64 	%rd803, %rd803, %rd632;
	setp.gt.s64 	%p184, %rd796, 1;
	mov.u64 	%rd796, %rd331;
	@%p184 bra 	$L__BB0_238;
$L__BB0_243:
	add.s64 	%rd800, %rd26, 769;
	setp.ge.s64 	%p185, %rd800, %rd6;
	@%p185 bra 	$L__BB0_249;
$L__BB0_244:
	sub.s64 	%rd341, %rd800, %rd9;
	setp.lt.u64 	%p186, %rd341, 2112;
	@%p186 bra 	$L__BB0_246;
	bra.uni 	$L__BB0_245;
$L__BB0_246:
	cvt.u32.u64 	%r199, %rd341;
	shl.b32 	%r200, %r199, 3;
	add.s32 	%r202, %r71, %r200;
	ld.shared.u64 	%rd802, [%r202];
	bra.uni 	$L__BB0_247;
$L__BB0_245:
	shl.b64 	%rd633, %rd800, 3;
	add.s64 	%rd634, %rd3, %rd633;
	ld.global.u64 	%rd802, [%rd634];
$L__BB0_247:
	shr.u64 	%rd635, %rd802, %r160;
	setp.ne.s64 	%p187, %rd635, %rd328;
	@%p187 bra 	$L__BB0_249;
	setp.lt.u64 	%p188, %rd802, %rd795;
	selp.u64 	%rd636, 1, 0, %p188;
	add.s64 	%rd803, %rd803, %rd636;
	add.s64 	%rd800, %rd800, 1;
	setp.lt.s64 	%p189, %rd800, %rd6;
	@%p189 bra 	$L__BB0_244;
$L__BB0_249:
	shl.b64 	%rd637, %rd803, 3;
	add.s64 	%rd638, %rd4, %rd637;
	st.global.u64 	[%rd638], %rd795;
	add.s64 	%rd805, %rd26, 1024;
	setp.ge.s64 	%p190, %rd805, %rd6;
	@%p190 bra 	$L__BB0_314;
	sub.s64 	%rd639, %rd805, %rd9;
	setp.lt.u64 	%p191, %rd639, 2112;
	@%p191 bra 	$L__BB0_252;
	bra.uni 	$L__BB0_251;
$L__BB0_252:
	ld.shared.u64 	%rd804, [%r26+8192];
	bra.uni 	$L__BB0_253;
$L__BB0_105:
	ld.global.u64 	%rd728, [%rd28+8192];
$L__BB0_107:
	shr.u64 	%rd145, %rd728, %r72;
	mov.u64 	%rd736, %rd729;
$L__BB0_108:
	add.s64 	%rd537, %rd729, -1;
	sub.s64 	%rd148, %rd537, %rd9;
	setp.lt.u64 	%p91, %rd148, 2112;
	@%p91 bra 	$L__BB0_110;
	bra.uni 	$L__BB0_109;
$L__BB0_110:
	cvt.u32.u64 	%r117, %rd148;
	shl.b32 	%r118, %r117, 3;
	add.s32 	%r120, %r71, %r118;
	ld.shared.u64 	%rd731, [%r120];
	bra.uni 	$L__BB0_111;
$L__BB0_109:
	shl.b64 	%rd538, %rd729, 3;
	add.s64 	%rd539, %rd3, %rd538;
	ld.global.u64 	%rd731, [%rd539+-8];
$L__BB0_111:
	shr.u64 	%rd540, %rd731, %r72;
	setp.ne.s64 	%p92, %rd540, %rd145;
	@%p92 bra 	$L__BB0_113;
	setp.gt.u64 	%p93, %rd731, %rd728;
	selp.b64 	%rd541, -1, 0, %p93;
	add.s64 	%rd736, %rd736, %rd541;
	setp.gt.s64 	%p94, %rd729, 1;
	mov.u64 	%rd729, %rd537;
	@%p94 bra 	$L__BB0_108;
$L__BB0_113:
	add.s64 	%rd733, %rd26, 1025;
	setp.ge.s64 	%p95, %rd733, %rd6;
	@%p95 bra 	$L__BB0_119;
$L__BB0_114:
	sub.s64 	%rd158, %rd733, %rd9;
	setp.lt.u64 	%p96, %rd158, 2112;
	@%p96 bra 	$L__BB0_116;
	bra.uni 	$L__BB0_115;
$L__BB0_116:
	cvt.u32.u64 	%r122, %rd158;
	shl.b32 	%r123, %r122, 3;
	add.s32 	%r125, %r71, %r123;
	ld.shared.u64 	%rd735, [%r125];
	bra.uni 	$L__BB0_117;
$L__BB0_115:
	shl.b64 	%rd542, %rd733, 3;
	add.s64 	%rd543, %rd3, %rd542;
	ld.global.u64 	%rd735, [%rd543];
$L__BB0_117:
	shr.u64 	%rd544, %rd735, %r72;
	setp.ne.s64 	%p97, %rd544, %rd145;
	@%p97 bra 	$L__BB0_119;
	setp.lt.u64 	%p98, %rd735, %rd728;
	selp.u64 	%rd545, 1, 0, %p98;
	add.s64 	%rd736, %rd736, %rd545;
	add.s64 	%rd733, %rd733, 1;
	setp.lt.s64 	%p99, %rd733, %rd6;
	@%p99 bra 	$L__BB0_114;
$L__BB0_119:
	add.s64 	%rd737, %rd728, %rd7;
	@%p44 bra 	$L__BB0_123;
	add.s32 	%r254, %r30, 1;
	setp.eq.s32 	%p101, %r254, 2;
	@%p101 bra 	$L__BB0_122;
	bra.uni 	$L__BB0_121;
$L__BB0_122:
	xor.b64  	%rd737, %rd737, -9223372036854775808;
	bra.uni 	$L__BB0_123;
$L__BB0_121:
	add.s64 	%rd546, %rd737, %rd5;
	setp.lt.s64 	%p102, %rd546, 0;
	selp.b64 	%rd547, -9223372036854775808, -1, %p102;
	xor.b64  	%rd737, %rd547, %rd546;
$L__BB0_123:
	shl.b64 	%rd548, %rd736, 3;
	add.s64 	%rd549, %rd4, %rd548;
	st.global.u64 	[%rd549], %rd737;
	add.s64 	%rd739, %rd26, 1280;
	setp.ge.s64 	%p103, %rd739, %rd6;
	@%p103 bra 	$L__BB0_314;
	sub.s64 	%rd550, %rd739, %rd9;
	setp.lt.u64 	%p104, %rd550, 2112;
	@%p104 bra 	$L__BB0_126;
	bra.uni 	$L__BB0_125;
$L__BB0_126:
	ld.shared.u64 	%rd738, [%r26+10240];
	bra.uni 	$L__BB0_127;
$L__BB0_251:
	ld.global.u64 	%rd804, [%rd28+8192];
$L__BB0_253:
	shr.u64 	%rd352, %rd804, %r160;
	mov.u64 	%rd812, %rd805;
$L__BB0_254:
	add.s64 	%rd355, %rd805, -1;
	sub.s64 	%rd356, %rd355, %rd9;
	setp.lt.u64 	%p192, %rd356, 2112;
	@%p192 bra 	$L__BB0_256;
	bra.uni 	$L__BB0_255;
$L__BB0_256:
	cvt.u32.u64 	%r205, %rd356;
	shl.b32 	%r206, %r205, 3;
	add.s32 	%r208, %r71, %r206;
	ld.shared.u64 	%rd807, [%r208];
	bra.uni 	$L__BB0_257;
$L__BB0_255:
	shl.b64 	%rd640, %rd355, 3;
	add.s64 	%rd641, %rd3, %rd640;
	ld.global.u64 	%rd807, [%rd641];
$L__BB0_257:
	shr.u64 	%rd642, %rd807, %r160;
	setp.ne.s64 	%p193, %rd642, %rd352;
	@%p193 bra 	$L__BB0_259;
	setp.gt.u64 	%p194, %rd807, %rd804;
	selp.b64 	%rd643, -1, 0, %p194;
	add.s64 	%rd812, %rd812, %rd643;
	setp.gt.s64 	%p195, %rd805, 1;
	mov.u64 	%rd805, %rd355;
	@%p195 bra 	$L__BB0_254;
$L__BB0_259:
	add.s64 	%rd809, %rd26, 1025;
	setp.ge.s64 	%p196, %rd809, %rd6;
	@%p196 bra 	$L__BB0_265;
$L__BB0_260:
	sub.s64 	%rd365, %rd809, %rd9;
	setp.lt.u64 	%p197, %rd365, 2112;
	@%p197 bra 	$L__BB0_262;
	bra.uni 	$L__BB0_261;
$L__BB0_262:
	cvt.u32.u64 	%r210, %rd365;
	shl.b32 	%r211, %r210, 3;
	add.s32 	%r213, %r71, %r211;
	ld.shared.u64 	%rd811, [%r213];
	bra.uni 	$L__BB0_263;
$L__BB0_261:
	shl.b64 	%rd644, %rd809, 3;
	add.s64 	%rd645, %rd3, %rd644;
	ld.global.u64 	%rd811, [%rd645];
$L__BB0_263:
	shr.u64 	%rd646, %rd811, %r160;
	setp.ne.s64 	%p198, %rd646, %rd352;
	@%p198 bra 	$L__BB0_265;
	setp.lt.u64 	%p199, %rd811, %rd804;
	selp.u64 	%rd647, 1, 0, %p199;
	add.s64 	%rd812, %rd812, %rd647;
	add.s64 	%rd809, %rd809, 1;
	setp.lt.s64 	%p200, %rd809, %rd6;
	@%p200 bra 	$L__BB0_260;
$L__BB0_265:
	shl.b64 	%rd648, %rd812, 3;
	add.s64 	%rd649, %rd4, %rd648;
	st.global.u64 	[%rd649], %rd804;
	add.s64 	%rd814, %rd26, 1280;
	setp.ge.s64 	%p201, %rd814, %rd6;
	@%p201 bra 	$L__BB0_314;
	sub.s64 	%rd650, %rd814, %rd9;
	setp.lt.u64 	%p202, %rd650, 2112;
	@%p202 bra 	$L__BB0_268;
	bra.uni 	$L__BB0_267;
$L__BB0_268:
	ld.shared.u64 	%rd813, [%r26+10240];
	bra.uni 	$L__BB0_269;
$L__BB0_125:
	ld.global.u64 	%rd738, [%rd28+10240];
$L__BB0_127:
	shr.u64 	%rd173, %rd738, %r72;
	mov.u64 	%rd746, %rd739;
$L__BB0_128:
	add.s64 	%rd551, %rd739, -1;
	sub.s64 	%rd176, %rd551, %rd9;
	setp.lt.u64 	%p105, %rd176, 2112;
	@%p105 bra 	$L__BB0_130;
	bra.uni 	$L__BB0_129;
$L__BB0_130:
	cvt.u32.u64 	%r128, %rd176;
	shl.b32 	%r129, %r128, 3;
	add.s32 	%r131, %r71, %r129;
	ld.shared.u64 	%rd741, [%r131];
	bra.uni 	$L__BB0_131;
$L__BB0_129:
	shl.b64 	%rd552, %rd739, 3;
	add.s64 	%rd553, %rd3, %rd552;
	ld.global.u64 	%rd741, [%rd553+-8];
$L__BB0_131:
	shr.u64 	%rd554, %rd741, %r72;
	setp.ne.s64 	%p106, %rd554, %rd173;
	@%p106 bra 	$L__BB0_133;
	setp.gt.u64 	%p107, %rd741, %rd738;
	selp.b64 	%rd555, -1, 0, %p107;
	add.s64 	%rd746, %rd746, %rd555;
	setp.gt.s64 	%p108, %rd739, 1;
	mov.u64 	%rd739, %rd551;
	@%p108 bra 	$L__BB0_128;
$L__BB0_133:
	add.s64 	%rd743, %rd26, 1281;
	setp.ge.s64 	%p109, %rd743, %rd6;
	@%p109 bra 	$L__BB0_139;
$L__BB0_134:
	sub.s64 	%rd186, %rd743, %rd9;
	setp.lt.u64 	%p110, %rd186, 2112;
	@%p110 bra 	$L__BB0_136;
	bra.uni 	$L__BB0_135;
$L__BB0_136:
	cvt.u32.u64 	%r133, %rd186;
	shl.b32 	%r134, %r133, 3;
	add.s32 	%r136, %r71, %r134;
	ld.shared.u64 	%rd745, [%r136];
	bra.uni 	$L__BB0_137;
$L__BB0_135:
	shl.b64 	%rd556, %rd743, 3;
	add.s64 	%rd557, %rd3, %rd556;
	ld.global.u64 	%rd745, [%rd557];
$L__BB0_137:
	shr.u64 	%rd558, %rd745, %r72;
	setp.ne.s64 	%p111, %rd558, %rd173;
	@%p111 bra 	$L__BB0_139;
	setp.lt.u64 	%p112, %rd745, %rd738;
	selp.u64 	%rd559, 1, 0, %p112;
	add.s64 	%rd746, %rd746, %rd559;
	add.s64 	%rd743, %rd743, 1;
	setp.lt.s64 	%p113, %rd743, %rd6;
	@%p113 bra 	$L__BB0_134;
$L__BB0_139:
	add.s64 	%rd747, %rd738, %rd7;
	@%p44 bra 	$L__BB0_143;
	add.s32 	%r255, %r30, 1;
	setp.eq.s32 	%p115, %r255, 2;
	@%p115 bra 	$L__BB0_142;
	bra.uni 	$L__BB0_141;
$L__BB0_142:
	xor.b64  	%rd747, %rd747, -9223372036854775808;
	bra.uni 	$L__BB0_143;
$L__BB0_141:
	add.s64 	%rd560, %rd747, %rd5;
	setp.lt.s64 	%p116, %rd560, 0;
	selp.b64 	%rd561, -9223372036854775808, -1, %p116;
	xor.b64  	%rd747, %rd561, %rd560;
$L__BB0_143:
	shl.b64 	%rd562, %rd746, 3;
	add.s64 	%rd563, %rd4, %rd562;
	st.global.u64 	[%rd563], %rd747;
	add.s64 	%rd749, %rd26, 1536;
	setp.ge.s64 	%p117, %rd749, %rd6;
	@%p117 bra 	$L__BB0_314;
	sub.s64 	%rd564, %rd749, %rd9;
	setp.lt.u64 	%p118, %rd564, 2112;
	@%p118 bra 	$L__BB0_146;
	bra.uni 	$L__BB0_145;
$L__BB0_146:
	ld.shared.u64 	%rd748, [%r26+12288];
	bra.uni 	$L__BB0_147;
$L__BB0_267:
	ld.global.u64 	%rd813, [%rd28+10240];
$L__BB0_269:
	shr.u64 	%rd376, %rd813, %r160;
	mov.u64 	%rd821, %rd814;
$L__BB0_270:
	add.s64 	%rd379, %rd814, -1;
	sub.s64 	%rd380, %rd379, %rd9;
	setp.lt.u64 	%p203, %rd380, 2112;
	@%p203 bra 	$L__BB0_272;
	bra.uni 	$L__BB0_271;
$L__BB0_272:
	cvt.u32.u64 	%r216, %rd380;
	shl.b32 	%r217, %r216, 3;
	add.s32 	%r219, %r71, %r217;
	ld.shared.u64 	%rd816, [%r219];
	bra.uni 	$L__BB0_273;
$L__BB0_271:
	shl.b64 	%rd651, %rd379, 3;
	add.s64 	%rd652, %rd3, %rd651;
	ld.global.u64 	%rd816, [%rd652];
$L__BB0_273:
	shr.u64 	%rd653, %rd816, %r160;
	setp.ne.s64 	%p204, %rd653, %rd376;
	@%p204 bra 	$L__BB0_275;
	setp.gt.u64 	%p205, %rd816, %rd813;
	selp.b64 	%rd654, -1, 0, %p205;
	add.s64 	%rd821, %rd821, %rd654;
	setp.gt.s64 	%p206, %rd814, 1;
	mov.u64 	%rd814, %rd379;
	@%p206 bra 	$L__BB0_270;
$L__BB0_275:
	add.s64 	%rd818, %rd26, 1281;
	setp.ge.s64 	%p207, %rd818, %rd6;
	@%p207 bra 	$L__BB0_281;
$L__BB0_276:
	sub.s64 	%rd389, %rd818, %rd9;
	setp.lt.u64 	%p208, %rd389, 2112;
	@%p208 bra 	$L__BB0_278;
	bra.uni 	$L__BB0_277;
$L__BB0_278:
	cvt.u32.u64 	%r221, %rd389;
	shl.b32 	%r222, %r221, 3;
	add.s32 	%r224, %r71, %r222;
	ld.shared.u64 	%rd820, [%r224];
	bra.uni 	$L__BB0_279;
$L__BB0_277:
	shl.b64 	%rd655, %rd818, 3;
	add.s64 	%rd656, %rd3, %rd655;
	ld.global.u64 	%rd820, [%rd656];
$L__BB0_279:
	shr.u64 	%rd657, %rd820, %r160;
	setp.ne.s64 	%p209, %rd657, %rd376;
	@%p209 bra 	$L__BB0_281;
	setp.lt.u64 	%p210, %rd820, %rd813;
	selp.u64 	%rd658, 1, 0, %p210;
	add.s64 	%rd821, %rd821, %rd658;
	add.s64 	%rd818, %rd818, 1;
	setp.lt.s64 	%p211, %rd818, %rd6;
	@%p211 bra 	$L__BB0_276;
$L__BB0_281:
	shl.b64 	%rd659, %rd821, 3;
	add.s64 	%rd660, %rd4, %rd659;
	st.global.u64 	[%rd660], %rd813;
	add.s64 	%rd823, %rd26, 1536;
	setp.ge.s64 	%p212, %rd823, %rd6;
	@%p212 bra 	$L__BB0_314;
	sub.s64 	%rd661, %rd823, %rd9;
	setp.lt.u64 	%p213, %rd661, 2112;
	@%p213 bra 	$L__BB0_284;
	bra.uni 	$L__BB0_283;
$L__BB0_284:
	ld.shared.u64 	%rd822, [%r26+12288];
	bra.uni 	$L__BB0_285;
$L__BB0_145:
	ld.global.u64 	%rd748, [%rd28+12288];
$L__BB0_147:
	shr.u64 	%rd201, %rd748, %r72;
	mov.u64 	%rd756, %rd749;
$L__BB0_148:
	add.s64 	%rd565, %rd749, -1;
	sub.s64 	%rd204, %rd565, %rd9;
	setp.lt.u64 	%p119, %rd204, 2112;
	@%p119 bra 	$L__BB0_150;
	bra.uni 	$L__BB0_149;
$L__BB0_150:
	cvt.u32.u64 	%r139, %rd204;
	shl.b32 	%r140, %r139, 3;
	add.s32 	%r142, %r71, %r140;
	ld.shared.u64 	%rd751, [%r142];
	bra.uni 	$L__BB0_151;
$L__BB0_149:
	shl.b64 	%rd566, %rd749, 3;
	add.s64 	%rd567, %rd3, %rd566;
	ld.global.u64 	%rd751, [%rd567+-8];
$L__BB0_151:
	shr.u64 	%rd568, %rd751, %r72;
	setp.ne.s64 	%p120, %rd568, %rd201;
	@%p120 bra 	$L__BB0_153;
	setp.gt.u64 	%p121, %rd751, %rd748;
	selp.b64 	%rd569, -1, 0, %p121;
	add.s64 	%rd756, %rd756, %rd569;
	setp.gt.s64 	%p122, %rd749, 1;
	mov.u64 	%rd749, %rd565;
	@%p122 bra 	$L__BB0_148;
$L__BB0_153:
	add.s64 	%rd753, %rd26, 1537;
	setp.ge.s64 	%p123, %rd753, %rd6;
	@%p123 bra 	$L__BB0_159;
$L__BB0_154:
	sub.s64 	%rd214, %rd753, %rd9;
	setp.lt.u64 	%p124, %rd214, 2112;
	@%p124 bra 	$L__BB0_156;
	bra.uni 	$L__BB0_155;
$L__BB0_156:
	cvt.u32.u64 	%r144, %rd214;
	shl.b32 	%r145, %r144, 3;
	add.s32 	%r147, %r71, %r145;
	ld.shared.u64 	%rd755, [%r147];
	bra.uni 	$L__BB0_157;
$L__BB0_155:
	shl.b64 	%rd570, %rd753, 3;
	add.s64 	%rd571, %rd3, %rd570;
	ld.global.u64 	%rd755, [%rd571];
$L__BB0_157:
	shr.u64 	%rd572, %rd755, %r72;
	setp.ne.s64 	%p125, %rd572, %rd201;
	@%p125 bra 	$L__BB0_159;
	setp.lt.u64 	%p126, %rd755, %rd748;
	selp.u64 	%rd573, 1, 0, %p126;
	add.s64 	%rd756, %rd756, %rd573;
	add.s64 	%rd753, %rd753, 1;
	setp.lt.s64 	%p127, %rd753, %rd6;
	@%p127 bra 	$L__BB0_154;
$L__BB0_159:
	add.s64 	%rd757, %rd748, %rd7;
	@%p44 bra 	$L__BB0_163;
	add.s32 	%r256, %r30, 1;
	setp.eq.s32 	%p129, %r256, 2;
	@%p129 bra 	$L__BB0_162;
	bra.uni 	$L__BB0_161;
$L__BB0_162:
	xor.b64  	%rd757, %rd757, -9223372036854775808;
	bra.uni 	$L__BB0_163;
$L__BB0_161:
	add.s64 	%rd574, %rd757, %rd5;
	setp.lt.s64 	%p130, %rd574, 0;
	selp.b64 	%rd575, -9223372036854775808, -1, %p130;
	xor.b64  	%rd757, %rd575, %rd574;
$L__BB0_163:
	shl.b64 	%rd576, %rd756, 3;
	add.s64 	%rd577, %rd4, %rd576;
	st.global.u64 	[%rd577], %rd757;
	add.s64 	%rd759, %rd26, 1792;
	setp.ge.s64 	%p131, %rd759, %rd6;
	@%p131 bra 	$L__BB0_314;
	sub.s64 	%rd578, %rd759, %rd9;
	setp.lt.u64 	%p132, %rd578, 2112;
	@%p132 bra 	$L__BB0_166;
	bra.uni 	$L__BB0_165;
$L__BB0_166:
	ld.shared.u64 	%rd758, [%r26+14336];
	bra.uni 	$L__BB0_167;
$L__BB0_283:
	ld.global.u64 	%rd822, [%rd28+12288];
$L__BB0_285:
	shr.u64 	%rd400, %rd822, %r160;
	mov.u64 	%rd830, %rd823;
$L__BB0_286:
	add.s64 	%rd403, %rd823, -1;
	sub.s64 	%rd404, %rd403, %rd9;
	setp.lt.u64 	%p214, %rd404, 2112;
	@%p214 bra 	$L__BB0_288;
	bra.uni 	$L__BB0_287;
$L__BB0_288:
	cvt.u32.u64 	%r227, %rd404;
	shl.b32 	%r228, %r227, 3;
	add.s32 	%r230, %r71, %r228;
	ld.shared.u64 	%rd825, [%r230];
	bra.uni 	$L__BB0_289;
$L__BB0_287:
	shl.b64 	%rd662, %rd403, 3;
	add.s64 	%rd663, %rd3, %rd662;
	ld.global.u64 	%rd825, [%rd663];
$L__BB0_289:
	shr.u64 	%rd664, %rd825, %r160;
	setp.ne.s64 	%p215, %rd664, %rd400;
	@%p215 bra 	$L__BB0_291;
	setp.gt.u64 	%p216, %rd825, %rd822;
	selp.b64 	%rd665, -1, 0, %p216;
	add.s64 	%rd830, %rd830, %rd665;
	setp.gt.s64 	%p217, %rd823, 1;
	mov.u64 	%rd823, %rd403;
	@%p217 bra 	$L__BB0_286;
$L__BB0_291:
	add.s64 	%rd827, %rd26, 1537;
	setp.ge.s64 	%p218, %rd827, %rd6;
	@%p218 bra 	$L__BB0_297;
$L__BB0_292:
	sub.s64 	%rd413, %rd827, %rd9;
	setp.lt.u64 	%p219, %rd413, 2112;
	@%p219 bra 	$L__BB0_294;
	bra.uni 	$L__BB0_293;
$L__BB0_294:
	cvt.u32.u64 	%r232, %rd413;
	shl.b32 	%r233, %r232, 3;
	add.s32 	%r235, %r71, %r233;
	ld.shared.u64 	%rd829, [%r235];
	bra.uni 	$L__BB0_295;
$L__BB0_293:
	shl.b64 	%rd666, %rd827, 3;
	add.s64 	%rd667, %rd3, %rd666;
	ld.global.u64 	%rd829, [%rd667];
$L__BB0_295:
	shr.u64 	%rd668, %rd829, %r160;
	setp.ne.s64 	%p220, %rd668, %rd400;
	@%p220 bra 	$L__BB0_297;
	setp.lt.u64 	%p221, %rd829, %rd822;
	selp.u64 	%rd669, 1, 0, %p221;
	add.s64 	%rd830, %rd830, %rd669;
	add.s64 	%rd827, %rd827, 1;
	setp.lt.s64 	%p222, %rd827, %rd6;
	@%p222 bra 	$L__BB0_292;
$L__BB0_297:
	shl.b64 	%rd670, %rd830, 3;
	add.s64 	%rd671, %rd4, %rd670;
	st.global.u64 	[%rd671], %rd822;
	add.s64 	%rd832, %rd26, 1792;
	setp.ge.s64 	%p223, %rd832, %rd6;
	@%p223 bra 	$L__BB0_314;
	sub.s64 	%rd672, %rd832, %rd9;
	setp.lt.u64 	%p224, %rd672, 2112;
	@%p224 bra 	$L__BB0_300;
	bra.uni 	$L__BB0_299;
$L__BB0_300:
	ld.shared.u64 	%rd831, [%r26+14336];
	bra.uni 	$L__BB0_301;
$L__BB0_165:
	ld.global.u64 	%rd758, [%rd28+14336];
$L__BB0_167:
	shr.u64 	%rd229, %rd758, %r72;
	mov.u64 	%rd766, %rd759;
$L__BB0_168:
	add.s64 	%rd232, %rd759, -1;
	sub.s64 	%rd233, %rd232, %rd9;
	setp.lt.u64 	%p133, %rd233, 2112;
	@%p133 bra 	$L__BB0_170;
	bra.uni 	$L__BB0_169;
$L__BB0_170:
	cvt.u32.u64 	%r150, %rd233;
	shl.b32 	%r151, %r150, 3;
	add.s32 	%r153, %r71, %r151;
	ld.shared.u64 	%rd761, [%r153];
	bra.uni 	$L__BB0_171;
$L__BB0_169:
	shl.b64 	%rd579, %rd232, 3;
	add.s64 	%rd580, %rd3, %rd579;
	ld.global.u64 	%rd761, [%rd580];
$L__BB0_171:
	shr.u64 	%rd581, %rd761, %r72;
	setp.ne.s64 	%p134, %rd581, %rd229;
	@%p134 bra 	$L__BB0_173;
	setp.gt.u64 	%p135, %rd761, %rd758;
	selp.b64 	%rd582, -1, 0, %p135;
	add.s64 	%rd766, %rd766, %rd582;
	setp.gt.s64 	%p136, %rd759, 1;
	mov.u64 	%rd759, %rd232;
	@%p136 bra 	$L__BB0_168;
$L__BB0_173:
	add.s64 	%rd763, %rd26, 1793;
	setp.ge.s64 	%p137, %rd763, %rd6;
	@%p137 bra 	$L__BB0_179;
$L__BB0_174:
	sub.s64 	%rd242, %rd763, %rd9;
	setp.lt.u64 	%p138, %rd242, 2112;
	@%p138 bra 	$L__BB0_176;
	bra.uni 	$L__BB0_175;
$L__BB0_176:
	cvt.u32.u64 	%r155, %rd242;
	shl.b32 	%r156, %r155, 3;
	add.s32 	%r158, %r71, %r156;
	ld.shared.u64 	%rd765, [%r158];
	bra.uni 	$L__BB0_177;
$L__BB0_175:
	shl.b64 	%rd583, %rd763, 3;
	add.s64 	%rd584, %rd3, %rd583;
	ld.global.u64 	%rd765, [%rd584];
$L__BB0_177:
	shr.u64 	%rd585, %rd765, %r72;
	setp.ne.s64 	%p139, %rd585, %rd229;
	@%p139 bra 	$L__BB0_179;
	setp.lt.u64 	%p140, %rd765, %rd758;
	selp.u64 	%rd586, 1, 0, %p140;
	add.s64 	%rd766, %rd766, %rd586;
	add.s64 	%rd763, %rd763, 1;
	setp.lt.s64 	%p141, %rd763, %rd6;
	@%p141 bra 	$L__BB0_174;
$L__BB0_179:
	add.s64 	%rd767, %rd758, %rd7;
	@%p44 bra 	$L__BB0_183;
	add.s32 	%r257, %r30, 1;
	setp.eq.s32 	%p143, %r257, 2;
	@%p143 bra 	$L__BB0_182;
	bra.uni 	$L__BB0_181;
$L__BB0_182:
	xor.b64  	%rd767, %rd767, -9223372036854775808;
	bra.uni 	$L__BB0_183;
$L__BB0_299:
	ld.global.u64 	%rd831, [%rd28+14336];
$L__BB0_301:
	shr.u64 	%rd424, %rd831, %r160;
	mov.u64 	%rd839, %rd832;
$L__BB0_302:
	add.s64 	%rd427, %rd832, -1;
	sub.s64 	%rd428, %rd427, %rd9;
	setp.lt.u64 	%p225, %rd428, 2112;
	@%p225 bra 	$L__BB0_304;
	bra.uni 	$L__BB0_303;
$L__BB0_304:
	cvt.u32.u64 	%r238, %rd428;
	shl.b32 	%r239, %r238, 3;
	add.s32 	%r241, %r71, %r239;
	ld.shared.u64 	%rd834, [%r241];
	bra.uni 	$L__BB0_305;
$L__BB0_303:
	shl.b64 	%rd673, %rd427, 3;
	add.s64 	%rd674, %rd3, %rd673;
	ld.global.u64 	%rd834, [%rd674];
$L__BB0_305:
	shr.u64 	%rd675, %rd834, %r160;
	setp.ne.s64 	%p226, %rd675, %rd424;
	@%p226 bra 	$L__BB0_307;
	setp.gt.u64 	%p227, %rd834, %rd831;
	selp.b64 	%rd676, -1, 0, %p227;
	add.s64 	%rd839, %rd839, %rd676;
	setp.gt.s64 	%p228, %rd832, 1;
	mov.u64 	%rd832, %rd427;
	@%p228 bra 	$L__BB0_302;
$L__BB0_307:
	add.s64 	%rd836, %rd26, 1793;
	setp.ge.s64 	%p229, %rd836, %rd6;
	@%p229 bra 	$L__BB0_313;
$L__BB0_308:
	sub.s64 	%rd437, %rd836, %rd9;
	setp.lt.u64 	%p230, %rd437, 2112;
	@%p230 bra 	$L__BB0_310;
	bra.uni 	$L__BB0_309;
$L__BB0_310:
	cvt.u32.u64 	%r243, %rd437;
	shl.b32 	%r244, %r243, 3;
	add.s32 	%r246, %r71, %r244;
	ld.shared.u64 	%rd838, [%r246];
	bra.uni 	$L__BB0_311;
$L__BB0_309:
	shl.b64 	%rd677, %rd836, 3;
	add.s64 	%rd678, %rd3, %rd677;
	ld.global.u64 	%rd838, [%rd678];
$L__BB0_311:
	shr.u64 	%rd679, %rd838, %r160;
	setp.ne.s64 	%p231, %rd679, %rd424;
	@%p231 bra 	$L__BB0_313;
	setp.lt.u64 	%p232, %rd838, %rd831;
	selp.u64 	%rd680, 1, 0, %p232;
	add.s64 	%rd839, %rd839, %rd680;
	add.s64 	%rd836, %rd836, 1;
	setp.lt.s64 	%p233, %rd836, %rd6;
	@%p233 bra 	$L__BB0_308;
$L__BB0_313:
	shl.b64 	%rd681, %rd839, 3;
	add.s64 	%rd682, %rd4, %rd681;
	st.global.u64 	[%rd682], %rd831;
	bra.uni 	$L__BB0_314;
$L__BB0_181:
	add.s64 	%rd587, %rd767, %rd5;
	setp.lt.s64 	%p144, %rd587, 0;
	selp.b64 	%rd588, -9223372036854775808, -1, %p144;
	xor.b64  	%rd767, %rd588, %rd587;
$L__BB0_183:
	shl.b64 	%rd589, %rd766, 3;
	add.s64 	%rd590, %rd4, %rd589;
	st.global.u64 	[%rd590], %rd767;
$L__BB0_314:
	ret;
}
)PTX"},
    {"gs_mend_places", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_mend_places(
	.param .align 8 .b8 gs_mend_places_param_0[112]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<121>;
	.reg .b32 	%r<172>;
	.reg .b64 	%rd<454>;
	.shared .align 8 .b8 _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1833047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183304mendILb1EEEvRKNS0_12NarrowParamsEE6window[16896];
	ld.param.v2.u32 	{%r27, %r28}, [gs_mend_places_param_0+104];
	ld.param.u64 	%rd223, [gs_mend_places_param_0+8];
	cvta.to.global.u64 	%rd1, %rd223;
	ld.param.u64 	%rd2, [gs_mend_places_param_0+32];
	ld.param.u64 	%rd3, [gs_mend_places_param_0+40];
	ld.param.u64 	%rd4, [gs_mend_places_param_0+48];
	ld.param.u64 	%rd5, [gs_mend_places_param_0+56];
	ld.param.u64 	%rd7, [gs_mend_places_param_0+88];
	ld.param.u64 	%rd224, [gs_mend_places_param_0+72];
	cvta.to.global.u64 	%rd6, %rd224;
	ld.global.u64 	%rd225, [%rd1];
	not.b64 	%rd226, %rd225;
	ld.global.u64 	%rd227, [%rd1+8];
	sub.s64 	%rd228, %rd227, %rd226;
	setp.eq.s64 	%p3, %rd228, 0;
	clz.b64 	%r29, %rd228;
	mov.u32 	%r30, 64;
	sub.s32 	%r31, %r30, %r29;
	selp.b32 	%r3, 1, %r31, %p3;
	add.s32 	%r32, %r3, 7;
	shr.s32 	%r33, %r32, 31;
	shr.u32 	%r34, %r33, 29;
	add.s32 	%r35, %r32, %r34;
	shr.s32 	%r4, %r35, 3;
	mov.u32 	%r165, 2;
$L__BB0_1:
	mov.u32 	%r5, %r165;
	add.s32 	%r165, %r5, 1;
	setp.ge.s32 	%p4, %r165, %r4;
	@%p4 bra 	$L__BB0_3;
	mul.wide.s32 	%rd229, %r5, 4;
	add.s64 	%rd230, %rd1, %rd229;
	ld.global.u32 	%r37, [%rd230+16];
	setp.gt.u32 	%p5, %r37, %r27;
	@%p5 bra 	$L__BB0_1;
$L__BB0_3:
	setp.lt.s32 	%p1, %r165, %r4;
	selp.b32 	%r39, %r5, %r4, %p1;
	selp.u32 	%r40, -1, 0, %p1;
	add.s32 	%r41, %r39, %r40;
	and.b32  	%r42, %r41, 1;
	setp.eq.b32 	%p7, %r42, 1;
	setp.ne.s32 	%p8, %r28, 0;
	and.pred  	%p9, %p8, %p7;
	selp.u32 	%r43, 1, 0, %p9;
	add.s32 	%r7, %r39, %r43;
	@%p4 bra 	$L__BB0_151;
	shl.b32 	%r44, %r7, 3;
	and.b32  	%r45, %r7, 1;
	setp.eq.b32 	%p10, %r45, 1;
	selp.b64 	%rd8, %rd2, %rd3, %p10;
	cvta.to.global.u64 	%rd9, %rd8;
	selp.b64 	%rd10, %rd4, %rd5, %p10;
	mov.u32 	%r46, %ctaid.x;
	mul.wide.u32 	%rd11, %r46, 2048;
	add.s64 	%rd12, %rd11, -32;
	mov.u32 	%r169, %tid.x;
	setp.gt.s32 	%p11, %r169, 2111;
	sub.s32 	%r9, %r3, %r44;
	setp.gt.s32 	%p12, %r3, %r44;
	and.pred  	%p2, %p1, %p12;
	@%p11 bra 	$L__BB0_21;
	max.s32 	%r47, %r169, 1856;
	add.s32 	%r48, %r47, 255;
	sub.s32 	%r49, %r48, %r169;
	shr.u32 	%r50, %r49, 8;
	add.s32 	%r51, %r50, 1;
	and.b32  	%r168, %r51, 3;
	setp.eq.s32 	%p13, %r168, 0;
	@%p13 bra 	$L__BB0_10;
	shl.b32 	%r52, %r169, 3;
	mov.u32 	%r53, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1833047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183304mendILb1EEEvRKNS0_12NarrowParamsEE6window;
	add.s32 	%r166, %r53, %r52;
	cvt.s64.s32 	%rd231, %r169;
	add.s64 	%rd232, %rd11, %rd231;
	add.s64 	%rd378, %rd232, -32;
	shl.b64 	%rd233, %rd232, 3;
	add.s64 	%rd234, %rd8, %rd233;
	add.s64 	%rd379, %rd234, -256;
$L__BB0_7:
	.pragma "nounroll";
	setp.ge.s64 	%p14, %rd378, %rd7;
	setp.lt.s64 	%p15, %rd378, 0;
	or.pred  	%p16, %p15, %p14;
	@%p16 bra 	$L__BB0_9;
	ld.global.cs.u64 %rd235, [%rd379];
	st.shared.u64 	[%r166], %rd235;
$L__BB0_9:
	add.s32 	%r169, %r169, 256;
	add.s32 	%r166, %r166, 2048;
	add.s64 	%rd379, %rd379, 2048;
	add.s64 	%rd378, %rd378, 256;
	add.s32 	%r168, %r168, -1;
	setp.ne.s32 	%p17, %r168, 0;
	@%p17 bra 	$L__BB0_7;
$L__BB0_10:
	setp.lt.u32 	%p18, %r49, 768;
	@%p18 bra 	$L__BB0_21;
	add.s32 	%r171, %r169, -1024;
	add.s32 	%r57, %r169, 256;
	add.s32 	%r58, %r169, 768;
	mul.wide.s32 	%rd237, %r58, 8;
	add.s64 	%rd19, %rd237, -256;
	shl.b64 	%rd239, %rd11, 3;
	add.s64 	%rd381, %rd8, %rd239;
	mul.wide.s32 	%rd240, %r57, 8;
	add.s64 	%rd21, %rd240, -256;
	add.s32 	%r60, %r169, 512;
	mul.wide.s32 	%rd241, %r60, 8;
	add.s64 	%rd22, %rd241, -256;
	cvt.s64.s32 	%rd242, %r169;
	add.s64 	%rd243, %rd11, %rd242;
	add.s64 	%rd380, %rd243, -32;
	mul.wide.s32 	%rd244, %r169, 8;
	add.s64 	%rd24, %rd244, -256;
	shl.b32 	%r61, %r169, 3;
	mov.u32 	%r62, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1833047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183304mendILb1EEEvRKNS0_12NarrowParamsEE6window;
	add.s32 	%r63, %r62, %r61;
	add.s32 	%r170, %r63, 4096;
$L__BB0_12:
	setp.ge.s64 	%p19, %rd380, %rd7;
	setp.lt.s64 	%p20, %rd380, 0;
	or.pred  	%p21, %p20, %p19;
	@%p21 bra 	$L__BB0_14;
	add.s64 	%rd246, %rd381, %rd24;
	ld.global.cs.u64 %rd245, [%rd246];
	st.shared.u64 	[%r170+-4096], %rd245;
$L__BB0_14:
	add.s64 	%rd247, %rd380, 256;
	setp.lt.s64 	%p22, %rd247, 0;
	setp.ge.s64 	%p23, %rd247, %rd7;
	or.pred  	%p24, %p22, %p23;
	@%p24 bra 	$L__BB0_16;
	add.s64 	%rd249, %rd381, %rd21;
	ld.global.cs.u64 %rd248, [%rd249];
	st.shared.u64 	[%r170+-2048], %rd248;
$L__BB0_16:
	add.s64 	%rd250, %rd380, 512;
	setp.lt.s64 	%p25, %rd250, 0;
	setp.ge.s64 	%p26, %rd250, %rd7;
	or.pred  	%p27, %p25, %p26;
	@%p27 bra 	$L__BB0_18;
	add.s64 	%rd252, %rd381, %rd22;
	ld.global.cs.u64 %rd251, [%rd252];
	st.shared.u64 	[%r170], %rd251;
$L__BB0_18:
	add.s64 	%rd253, %rd380, 768;
	setp.lt.s64 	%p28, %rd253, 0;
	setp.ge.s64 	%p29, %rd253, %rd7;
	or.pred  	%p30, %p28, %p29;
	@%p30 bra 	$L__BB0_20;
	add.s64 	%rd255, %rd381, %rd19;
	ld.global.cs.u64 %rd254, [%rd255];
	st.shared.u64 	[%r170+2048], %rd254;
$L__BB0_20:
	add.s32 	%r171, %r171, 1024;
	add.s64 	%rd381, %rd381, 8192;
	add.s64 	%rd380, %rd380, 1024;
	add.s32 	%r170, %r170, 8192;
	setp.lt.s32 	%p31, %r171, 1088;
	@%p31 bra 	$L__BB0_12;
$L__BB0_21:
	bar.sync 	0;
	mov.u32 	%r64, %tid.x;
	cvt.u64.u32 	%rd256, %r64;
	add.s64 	%rd29, %rd11, %rd256;
	cvt.u64.u32 	%rd258, %r9;
	selp.b64 	%rd30, %rd258, 0, %p2;
	setp.ge.s64 	%p32, %rd29, %rd7;
	@%p32 bra 	$L__BB0_151;
	sub.s64 	%rd259, %rd29, %rd12;
	setp.lt.u64 	%p33, %rd259, 2112;
	shl.b64 	%rd260, %rd29, 3;
	add.s64 	%rd31, %rd9, %rd260;
	cvt.u32.u64 	%r66, %rd259;
	shl.b32 	%r67, %r66, 3;
	mov.u32 	%r68, _ZZN45_INTERNAL_6aae5aba_9_narrow_cu_e6e9df0d_1833047_GLOBAL__N__6aae5aba_9_narrow_cu_e6e9df0d_183304mendILb1EEEvRKNS0_12NarrowParamsEE6window;
	add.s32 	%r25, %r68, %r67;
	@%p33 bra 	$L__BB0_24;
	bra.uni 	$L__BB0_23;
$L__BB0_24:
	ld.shared.u64 	%rd382, [%r25];
	bra.uni 	$L__BB0_25;
$L__BB0_23:
	ld.global.u64 	%rd382, [%rd31];
$L__BB0_25:
	cvt.u32.u64 	%r69, %rd30;
	shr.u64 	%rd35, %rd382, %r69;
	setp.eq.s64 	%p34, %rd29, 0;
	mov.u64 	%rd390, 0;
	@%p34 bra 	$L__BB0_32;
	mov.u64 	%rd383, %rd29;
	mov.u64 	%rd390, %rd29;
$L__BB0_27:
	add.s64 	%rd262, %rd383, -1;
	sub.s64 	%rd38, %rd262, %rd12;
	setp.lt.u64 	%p35, %rd38, 2112;
	@%p35 bra 	$L__BB0_29;
	bra.uni 	$L__BB0_28;
$L__BB0_29:
	cvt.u32.u64 	%r70, %rd38;
	shl.b32 	%r71, %r70, 3;
	add.s32 	%r73, %r68, %r71;
	ld.shared.u64 	%rd385, [%r73];
	bra.uni 	$L__BB0_30;
$L__BB0_28:
	shl.b64 	%rd263, %rd383, 3;
	add.s64 	%rd264, %rd9, %rd263;
	ld.global.u64 	%rd385, [%rd264+-8];
$L__BB0_30:
	shr.u64 	%rd265, %rd385, %r69;
	setp.ne.s64 	%p36, %rd265, %rd35;
	@%p36 bra 	$L__BB0_32;
	setp.gt.u64 	%p37, %rd385, %rd382;
	selp.b64 	%rd266, -1, 0, %p37;
	add.s64 	%rd390, %rd390, %rd266;
	setp.gt.s64 	%p38, %rd383, 1;
	mov.u64 	%rd383, %rd262;
	@%p38 bra 	$L__BB0_27;
$L__BB0_32:
	add.s64 	%rd387, %rd29, 1;
	setp.ge.s64 	%p39, %rd387, %rd7;
	@%p39 bra 	$L__BB0_38;
$L__BB0_33:
	sub.s64 	%rd48, %rd387, %rd12;
	setp.lt.u64 	%p40, %rd48, 2112;
	@%p40 bra 	$L__BB0_35;
	bra.uni 	$L__BB0_34;
$L__BB0_35:
	cvt.u32.u64 	%r75, %rd48;
	shl.b32 	%r76, %r75, 3;
	add.s32 	%r78, %r68, %r76;
	ld.shared.u64 	%rd389, [%r78];
	bra.uni 	$L__BB0_36;
$L__BB0_34:
	shl.b64 	%rd267, %rd387, 3;
	add.s64 	%rd268, %rd9, %rd267;
	ld.global.u64 	%rd389, [%rd268];
$L__BB0_36:
	shr.u64 	%rd269, %rd389, %r69;
	setp.ne.s64 	%p41, %rd269, %rd35;
	@%p41 bra 	$L__BB0_38;
	setp.lt.u64 	%p42, %rd389, %rd382;
	selp.u64 	%rd270, 1, 0, %p42;
	add.s64 	%rd390, %rd390, %rd270;
	add.s64 	%rd387, %rd387, 1;
	setp.lt.s64 	%p43, %rd387, %rd7;
	@%p43 bra 	$L__BB0_33;
$L__BB0_38:
	shl.b64 	%rd272, %rd29, 2;
	add.s64 	%rd271, %rd10, %rd272;
	ld.global.cs.u32 %r80, [%rd271];
	cvt.u64.u32 	%rd273, %r80;
	shl.b64 	%rd274, %rd390, 3;
	add.s64 	%rd275, %rd6, %rd274;
	st.global.u64 	[%rd275], %rd273;
	add.s64 	%rd55, %rd29, 256;
	setp.ge.s64 	%p44, %rd55, %rd7;
	@%p44 bra 	$L__BB0_151;
	sub.s64 	%rd276, %rd55, %rd12;
	setp.lt.u64 	%p45, %rd276, 2112;
	@%p45 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_40;
$L__BB0_41:
	ld.shared.u64 	%rd391, [%r25+2048];
	bra.uni 	$L__BB0_42;
$L__BB0_40:
	ld.global.u64 	%rd391, [%rd31+2048];
$L__BB0_42:
	shr.u64 	%rd59, %rd391, %r69;
	mov.u64 	%rd392, %rd55;
	mov.u64 	%rd399, %rd55;
$L__BB0_43:
	add.s64 	%rd277, %rd392, -1;
	sub.s64 	%rd62, %rd277, %rd12;
	setp.lt.u64 	%p46, %rd62, 2112;
	@%p46 bra 	$L__BB0_45;
	bra.uni 	$L__BB0_44;
$L__BB0_45:
	cvt.u32.u64 	%r82, %rd62;
	shl.b32 	%r83, %r82, 3;
	add.s32 	%r85, %r68, %r83;
	ld.shared.u64 	%rd394, [%r85];
	bra.uni 	$L__BB0_46;
$L__BB0_44:
	shl.b64 	%rd278, %rd392, 3;
	add.s64 	%rd279, %rd9, %rd278;
	ld.global.u64 	%rd394, [%rd279+-8];
$L__BB0_46:
	shr.u64 	%rd280, %rd394, %r69;
	setp.ne.s64 	%p47, %rd280, %rd59;
	@%p47 bra 	$L__BB0_48;
	setp.gt.u64 	%p48, %rd394, %rd391;
	selp.b64 	%rd281, -1, 0, %p48;
	add.s64 	%rd399, %rd399, %rd281;
	setp.gt.s64 	%p49, %rd392, 1;
	mov.u64 	%rd392, %rd277;
	@%p49 bra 	$L__BB0_43;
$L__BB0_48:
	add.s64 	%rd396, %rd29, 257;
	setp.ge.s64 	%p50, %rd396, %rd7;
	@%p50 bra 	$L__BB0_54;
$L__BB0_49:
	sub.s64 	%rd72, %rd396, %rd12;
	setp.lt.u64 	%p51, %rd72, 2112;
	@%p51 bra 	$L__BB0_51;
	bra.uni 	$L__BB0_50;
$L__BB0_51:
	cvt.u32.u64 	%r87, %rd72;
	shl.b32 	%r88, %r87, 3;
	add.s32 	%r90, %r68, %r88;
	ld.shared.u64 	%rd398, [%r90];
	bra.uni 	$L__BB0_52;
$L__BB0_50:
	shl.b64 	%rd282, %rd396, 3;
	add.s64 	%rd283, %rd9, %rd282;
	ld.global.u64 	%rd398, [%rd283];
$L__BB0_52:
	shr.u64 	%rd284, %rd398, %r69;
	setp.ne.s64 	%p52, %rd284, %rd59;
	@%p52 bra 	$L__BB0_54;
	setp.lt.u64 	%p53, %rd398, %rd391;
	selp.u64 	%rd285, 1, 0, %p53;
	add.s64 	%rd399, %rd399, %rd285;
	add.s64 	%rd396, %rd396, 1;
	setp.lt.s64 	%p54, %rd396, %rd7;
	@%p54 bra 	$L__BB0_49;
$L__BB0_54:
	shl.b64 	%rd287, %rd55, 2;
	add.s64 	%rd286, %rd10, %rd287;
	ld.global.cs.u32 %r92, [%rd286];
	cvt.u64.u32 	%rd288, %r92;
	shl.b64 	%rd289, %rd399, 3;
	add.s64 	%rd290, %rd6, %rd289;
	st.global.u64 	[%rd290], %rd288;
	add.s64 	%rd79, %rd29, 512;
	setp.ge.s64 	%p55, %rd79, %rd7;
	@%p55 bra 	$L__BB0_151;
	sub.s64 	%rd291, %rd79, %rd12;
	setp.lt.u64 	%p56, %rd291, 2112;
	@%p56 bra 	$L__BB0_57;
	bra.uni 	$L__BB0_56;
$L__BB0_57:
	ld.shared.u64 	%rd400, [%r25+4096];
	bra.uni 	$L__BB0_58;
$L__BB0_56:
	ld.global.u64 	%rd400, [%rd31+4096];
$L__BB0_58:
	shr.u64 	%rd83, %rd400, %r69;
	mov.u64 	%rd401, %rd79;
	mov.u64 	%rd408, %rd79;
$L__BB0_59:
	add.s64 	%rd292, %rd401, -1;
	sub.s64 	%rd86, %rd292, %rd12;
	setp.lt.u64 	%p57, %rd86, 2112;
	@%p57 bra 	$L__BB0_61;
	bra.uni 	$L__BB0_60;
$L__BB0_61:
	cvt.u32.u64 	%r94, %rd86;
	shl.b32 	%r95, %r94, 3;
	add.s32 	%r97, %r68, %r95;
	ld.shared.u64 	%rd403, [%r97];
	bra.uni 	$L__BB0_62;
$L__BB0_60:
	shl.b64 	%rd293, %rd401, 3;
	add.s64 	%rd294, %rd9, %rd293;
	ld.global.u64 	%rd403, [%rd294+-8];
$L__BB0_62:
	shr.u64 	%rd295, %rd403, %r69;
	setp.ne.s64 	%p58, %rd295, %rd83;
	@%p58 bra 	$L__BB0_64;
	setp.gt.u64 	%p59, %rd403, %rd400;
	selp.b64 	%rd296, -1, 0, %p59;
	add.s64 	%rd408, %rd408, %rd296;
	setp.gt.s64 	%p60, %rd401, 1;
	mov.u64 	%rd401, %rd292;
	@%p60 bra 	$L__BB0_59;
$L__BB0_64:
	add.s64 	%rd405, %rd29, 513;
	setp.ge.s64 	%p61, %rd405, %rd7;
	@%p61 bra 	$L__BB0_70;
$L__BB0_65:
	sub.s64 	%rd96, %rd405, %rd12;
	setp.lt.u64 	%p62, %rd96, 2112;
	@%p62 bra 	$L__BB0_67;
	bra.uni 	$L__BB0_66;
$L__BB0_67:
	cvt.u32.u64 	%r99, %rd96;
	shl.b32 	%r100, %r99, 3;
	add.s32 	%r102, %r68, %r100;
	ld.shared.u64 	%rd407, [%r102];
	bra.uni 	$L__BB0_68;
$L__BB0_66:
	shl.b64 	%rd297, %rd405, 3;
	add.s64 	%rd298, %rd9, %rd297;
	ld.global.u64 	%rd407, [%rd298];
$L__BB0_68:
	shr.u64 	%rd299, %rd407, %r69;
	setp.ne.s64 	%p63, %rd299, %rd83;
	@%p63 bra 	$L__BB0_70;
	setp.lt.u64 	%p64, %rd407, %rd400;
	selp.u64 	%rd300, 1, 0, %p64;
	add.s64 	%rd408, %rd408, %rd300;
	add.s64 	%rd405, %rd405, 1;
	setp.lt.s64 	%p65, %rd405, %rd7;
	@%p65 bra 	$L__BB0_65;
$L__BB0_70:
	shl.b64 	%rd302, %rd79, 2;
	add.s64 	%rd301, %rd10, %rd302;
	ld.global.cs.u32 %r104, [%rd301];
	cvt.u64.u32 	%rd303, %r104;
	shl.b64 	%rd304, %rd408, 3;
	add.s64 	%rd305, %rd6, %rd304;
	st.global.u64 	[%rd305], %rd303;
	add.s64 	%rd103, %rd29, 768;
	setp.ge.s64 	%p66, %rd103, %rd7;
	@%p66 bra 	$L__BB0_151;
	sub.s64 	%rd306, %rd103, %rd12;
	setp.lt.u64 	%p67, %rd306, 2112;
	@%p67 bra 	$L__BB0_73;
	bra.uni 	$L__BB0_72;
$L__BB0_73:
	ld.shared.u64 	%rd409, [%r25+6144];
	bra.uni 	$L__BB0_74;
$L__BB0_72:
	ld.global.u64 	%rd409, [%rd31+6144];
$L__BB0_74:
	shr.u64 	%rd107, %rd409, %r69;
	mov.u64 	%rd410, %rd103;
	mov.u64 	%rd417, %rd103;
$L__BB0_75:
	add.s64 	%rd307, %rd410, -1;
	sub.s64 	%rd110, %rd307, %rd12;
	setp.lt.u64 	%p68, %rd110, 2112;
	@%p68 bra 	$L__BB0_77;
	bra.uni 	$L__BB0_76;
$L__BB0_77:
	cvt.u32.u64 	%r106, %rd110;
	shl.b32 	%r107, %r106, 3;
	add.s32 	%r109, %r68, %r107;
	ld.shared.u64 	%rd412, [%r109];
	bra.uni 	$L__BB0_78;
$L__BB0_76:
	shl.b64 	%rd308, %rd410, 3;
	add.s64 	%rd309, %rd9, %rd308;
	ld.global.u64 	%rd412, [%rd309+-8];
$L__BB0_78:
	shr.u64 	%rd310, %rd412, %r69;
	setp.ne.s64 	%p69, %rd310, %rd107;
	@%p69 bra 	$L__BB0_80;
	setp.gt.u64 	%p70, %rd412, %rd409;
	selp.b64 	%rd311, -1, 0, %p70;
	add.s64 	%rd417, %rd417, %rd311;
	setp.gt.s64 	%p71, %rd410, 1;
	mov.u64 	%rd410, %rd307;
	@%p71 bra 	$L__BB0_75;
$L__BB0_80:
	add.s64 	%rd414, %rd29, 769;
	setp.ge.s64 	%p72, %rd414, %rd7;
	@%p72 bra 	$L__BB0_86;
$L__BB0_81:
	sub.s64 	%rd120, %rd414, %rd12;
	setp.lt.u64 	%p73, %rd120, 2112;
	@%p73 bra 	$L__BB0_83;
	bra.uni 	$L__BB0_82;
$L__BB0_83:
	cvt.u32.u64 	%r111, %rd120;
	shl.b32 	%r112, %r111, 3;
	add.s32 	%r114, %r68, %r112;
	ld.shared.u64 	%rd416, [%r114];
	bra.uni 	$L__BB0_84;
$L__BB0_82:
	shl.b64 	%rd312, %rd414, 3;
	add.s64 	%rd313, %rd9, %rd312;
	ld.global.u64 	%rd416, [%rd313];
$L__BB0_84:
	shr.u64 	%rd314, %rd416, %r69;
	setp.ne.s64 	%p74, %rd314, %rd107;
	@%p74 bra 	$L__BB0_86;
	setp.lt.u64 	%p75, %rd416, %rd409;
	selp.u64 	%rd315, 1, 0, %p75;
	add.s64 	%rd417, %rd417, %rd315;
	add.s64 	%rd414, %rd414, 1;
	setp.lt.s64 	%p76, %rd414, %rd7;
	@%p76 bra 	$L__BB0_81;
$L__BB0_86:
	shl.b64 	%rd317, %rd103, 2;
	add.s64 	%rd316, %rd10, %rd317;
	ld.global.cs.u32 %r116, [%rd316];
	cvt.u64.u32 	%rd318, %r116;
	shl.b64 	%rd319, %rd417, 3;
	add.s64 	%rd320, %rd6, %rd319;
	st.global.u64 	[%rd320], %rd318;
	add.s64 	%rd127, %rd29, 1024;
	setp.ge.s64 	%p77, %rd127, %rd7;
	@%p77 bra 	$L__BB0_151;
	sub.s64 	%rd321, %rd127, %rd12;
	setp.lt.u64 	%p78, %rd321, 2112;
	@%p78 bra 	$L__BB0_89;
	bra.uni 	$L__BB0_88;
$L__BB0_89:
	ld.shared.u64 	%rd418, [%r25+8192];
	bra.uni 	$L__BB0_90;
$L__BB0_88:
	ld.global.u64 	%rd418, [%rd31+8192];
$L__BB0_90:
	shr.u64 	%rd131, %rd418, %r69;
	mov.u64 	%rd419, %rd127;
	mov.u64 	%rd426, %rd127;
$L__BB0_91:
	add.s64 	%rd322, %rd419, -1;
	sub.s64 	%rd134, %rd322, %rd12;
	setp.lt.u64 	%p79, %rd134, 2112;
	@%p79 bra 	$L__BB0_93;
	bra.uni 	$L__BB0_92;
$L__BB0_93:
	cvt.u32.u64 	%r118, %rd134;
	shl.b32 	%r119, %r118, 3;
	add.s32 	%r121, %r68, %r119;
	ld.shared.u64 	%rd421, [%r121];
	bra.uni 	$L__BB0_94;
$L__BB0_92:
	shl.b64 	%rd323, %rd419, 3;
	add.s64 	%rd324, %rd9, %rd323;
	ld.global.u64 	%rd421, [%rd324+-8];
$L__BB0_94:
	shr.u64 	%rd325, %rd421, %r69;
	setp.ne.s64 	%p80, %rd325, %rd131;
	@%p80 bra 	$L__BB0_96;
	setp.gt.u64 	%p81, %rd421, %rd418;
	selp.b64 	%rd326, -1, 0, %p81;
	add.s64 	%rd426, %rd426, %rd326;
	setp.gt.s64 	%p82, %rd419, 1;
	mov.u64 	%rd419, %rd322;
	@%p82 bra 	$L__BB0_91;
$L__BB0_96:
	add.s64 	%rd423, %rd29, 1025;
	setp.ge.s64 	%p83, %rd423, %rd7;
	@%p83 bra 	$L__BB0_102;
$L__BB0_97:
	sub.s64 	%rd144, %rd423, %rd12;
	setp.lt.u64 	%p84, %rd144, 2112;
	@%p84 bra 	$L__BB0_99;
	bra.uni 	$L__BB0_98;
$L__BB0_99:
	cvt.u32.u64 	%r123, %rd144;
	shl.b32 	%r124, %r123, 3;
	add.s32 	%r126, %r68, %r124;
	ld.shared.u64 	%rd425, [%r126];
	bra.uni 	$L__BB0_100;
$L__BB0_98:
	shl.b64 	%rd327, %rd423, 3;
	add.s64 	%rd328, %rd9, %rd327;
	ld.global.u64 	%rd425, [%rd328];
$L__BB0_100:
	shr.u64 	%rd329, %rd425, %r69;
	setp.ne.s64 	%p85, %rd329, %rd131;
	@%p85 bra 	$L__BB0_102;
	setp.lt.u64 	%p86, %rd425, %rd418;
	selp.u64 	%rd330, 1, 0, %p86;
	add.s64 	%rd426, %rd426, %rd330;
	add.s64 	%rd423, %rd423, 1;
	setp.lt.s64 	%p87, %rd423, %rd7;
	@%p87 bra 	$L__BB0_97;
$L__BB0_102:
	shl.b64 	%rd332, %rd127, 2;
	add.s64 	%rd331, %rd10, %rd332;
	ld.global.cs.u32 %r128, [%rd331];
	cvt.u64.u32 	%rd333, %r128;
	shl.b64 	%rd334, %rd426, 3;
	add.s64 	%rd335, %rd6, %rd334;
	st.global.u64 	[%rd335], %rd333;
	add.s64 	%rd151, %rd29, 1280;
	setp.ge.s64 	%p88, %rd151, %rd7;
	@%p88 bra 	$L__BB0_151;
	sub.s64 	%rd336, %rd151, %rd12;
	setp.lt.u64 	%p89, %rd336, 2112;
	@%p89 bra 	$L__BB0_105;
	bra.uni 	$L__BB0_104;
$L__BB0_105:
	ld.shared.u64 	%rd427, [%r25+10240];
	bra.uni 	$L__BB0_106;
$L__BB0_104:
	ld.global.u64 	%rd427, [%rd31+10240];
$L__BB0_106:
	shr.u64 	%rd155, %rd427, %r69;
	mov.u64 	%rd428, %rd151;
	mov.u64 	%rd435, %rd151;
$L__BB0_107:
	add.s64 	%rd158, %rd428, -1;
	sub.s64 	%rd159, %rd158, %rd12;
	setp.lt.u64 	%p90, %rd159, 2112;
	@%p90 bra 	$L__BB0_109;
	bra.uni 	$L__BB0_108;
$L__BB0_109:
	cvt.u32.u64 	%r130, %rd159;
	shl.b32 	%r131, %r130, 3;
	add.s32 	%r133, %r68, %r131;
	ld.shared.u64 	%rd430, [%r133];
	bra.uni 	$L__BB0_110;
$L__BB0_108:
	shl.b64 	%rd337, %rd158, 3;
	add.s64 	%rd338, %rd9, %rd337;
	ld.global.u64 	%rd430, [%rd338];
$L__BB0_110:
	shr.u64 	%rd339, %rd430, %r69;
	setp.ne.s64 	%p91, %rd339, %rd155;
	@%p91 bra 	$L__BB0_112;
	setp.gt.u64 	%p92, %rd430, %rd427;
	selp.b64 	%rd340, -1, 0, %p92;
	add.s64 	%rd435, %rd435, %rd340;
	setp.gt.s64 	%p93, %rd428, 1;
	mov.u64 	%rd428, %rd158;
	@%p93 bra 	$L__BB0_107;
$L__BB0_112:
	add.s64 	%rd432, %rd29, 1281;
	setp.ge.s64 	%p94, %rd432, %rd7;
	@%p94 bra 	$L__BB0_118;
$L__BB0_113:
	sub.s64 	%rd168, %rd432, %rd12;
	setp.lt.u64 	%p95, %rd168, 2112;
	@%p95 bra 	$L__BB0_115;
	bra.uni 	$L__BB0_114;
$L__BB0_115:
	cvt.u32.u64 	%r135, %rd168;
	shl.b32 	%r136, %r135, 3;
	add.s32 	%r138, %r68, %r136;
	ld.shared.u64 	%rd434, [%r138];
	bra.uni 	$L__BB0_116;
$L__BB0_114:
	shl.b64 	%rd341, %rd432, 3;
	add.s64 	%rd342, %rd9, %rd341;
	ld.global.u64 	%rd434, [%rd342];
$L__BB0_116:
	shr.u64 	%rd343, %rd434, %r69;
	setp.ne.s64 	%p96, %rd343, %rd155;
	@%p96 bra 	$L__BB0_118;
	setp.lt.u64 	%p97, %rd434, %rd427;
	selp.u64 	%rd344, 1, 0, %p97;
	add.s64 	%rd435, %rd435, %rd344;
	add.s64 	%rd432, %rd432, 1;
	setp.lt.s64 	%p98, %rd432, %rd7;
	@%p98 bra 	$L__BB0_113;
$L__BB0_118:
	shl.b64 	%rd346, %rd151, 2;
	add.s64 	%rd345, %rd10, %rd346;
	ld.global.cs.u32 %r140, [%rd345];
	cvt.u64.u32 	%rd347, %r140;
	shl.b64 	%rd348, %rd435, 3;
	add.s64 	%rd349, %rd6, %rd348;
	st.global.u64 	[%rd349], %rd347;
	add.s64 	%rd175, %rd29, 1536;
	setp.ge.s64 	%p99, %rd175, %rd7;
	@%p99 bra 	$L__BB0_151;
	sub.s64 	%rd350, %rd175, %rd12;
	setp.lt.u64 	%p100, %rd350, 2112;
	@%p100 bra 	$L__BB0_121;
	bra.uni 	$L__BB0_120;
$L__BB0_121:
	ld.shared.u64 	%rd436, [%r25+12288];
	bra.uni 	$L__BB0_122;
$L__BB0_120:
	ld.global.u64 	%rd436, [%rd31+12288];
$L__BB0_122:
	shr.u64 	%rd179, %rd436, %r69;
	mov.u64 	%rd437, %rd175;
	mov.u64 	%rd444, %rd175;
$L__BB0_123:
	add.s64 	%rd182, %rd437, -1;
	sub.s64 	%rd183, %rd182, %rd12;
	setp.lt.u64 	%p101, %rd183, 2112;
	@%p101 bra 	$L__BB0_125;
	bra.uni 	$L__BB0_124;
$L__BB0_125:
	cvt.u32.u64 	%r142, %rd183;
	shl.b32 	%r143, %r142, 3;
	add.s32 	%r145, %r68, %r143;
	ld.shared.u64 	%rd439, [%r145];
	bra.uni 	$L__BB0_126;
$L__BB0_124:
	shl.b64 	%rd351, %rd182, 3;
	add.s64 	%rd352, %rd9, %rd351;
	ld.global.u64 	%rd439, [%rd352];
$L__BB0_126:
	shr.u64 	%rd353, %rd439, %r69;
	setp.ne.s64 	%p102, %rd353, %rd179;
	@%p102 bra 	$L__BB0_128;
	setp.gt.u64 	%p103, %rd439, %rd436;
	selp.b64 	%rd354, -1, 0, %p103;
	add.s64 	%rd444, %rd444, %rd354;
	setp.gt.s64 	%p104, %rd437, 1;
	mov.u64 	%rd437, %rd182;
	@%p104 bra 	$L__BB0_123;
$L__BB0_128:
	add.s64 	%rd441, %rd29, 1537;
	setp.ge.s64 	%p105, %rd441, %rd7;
	@%p105 bra 	$L__BB0_134;
$L__BB0_129:
	sub.s64 	%rd192, %rd441, %rd12;
	setp.lt.u64 	%p106, %rd192, 2112;
	@%p106 bra 	$L__BB0_131;
	bra.uni 	$L__BB0_130;
$L__BB0_131:
	cvt.u32.u64 	%r147, %rd192;
	shl.b32 	%r148, %r147, 3;
	add.s32 	%r150, %r68, %r148;
	ld.shared.u64 	%rd443, [%r150];
	bra.uni 	$L__BB0_132;
$L__BB0_130:
	shl.b64 	%rd355, %rd441, 3;
	add.s64 	%rd356, %rd9, %rd355;
	ld.global.u64 	%rd443, [%rd356];
$L__BB0_132:
	shr.u64 	%rd357, %rd443, %r69;
	setp.ne.s64 	%p107, %rd357, %rd179;
	@%p107 bra 	$L__BB0_134;
	setp.lt.u64 	%p108, %rd443, %rd436;
	selp.u64 	%rd358, 1, 0, %p108;
	add.s64 	%rd444, %rd444, %rd358;
	add.s64 	%rd441, %rd441, 1;
	setp.lt.s64 	%p109, %rd441, %rd7;
	@%p109 bra 	$L__BB0_129;
$L__BB0_134:
	shl.b64 	%rd360, %rd175, 2;
	add.s64 	%rd359, %rd10, %rd360;
	ld.global.cs.u32 %r152, [%rd359];
	cvt.u64.u32 	%rd361, %r152;
	shl.b64 	%rd362, %rd444, 3;
	add.s64 	%rd363, %rd6, %rd362;
	st.global.u64 	[%rd363], %rd361;
	add.s64 	%rd199, %rd29, 1792;
	setp.ge.s64 	%p110, %rd199, %rd7;
	@%p110 bra 	$L__BB0_151;
	sub.s64 	%rd364, %rd199, %rd12;
	setp.lt.u64 	%p111, %rd364, 2112;
	@%p111 bra 	$L__BB0_137;
	bra.uni 	$L__BB0_136;
$L__BB0_137:
	ld.shared.u64 	%rd445, [%r25+14336];
	bra.uni 	$L__BB0_138;
$L__BB0_136:
	ld.global.u64 	%rd445, [%rd31+14336];
$L__BB0_138:
	shr.u64 	%rd203, %rd445, %r69;
	mov.u64 	%rd446, %rd199;
	mov.u64 	%rd453, %rd199;
$L__BB0_139:
	add.s64 	%rd206, %rd446, -1;
	sub.s64 	%rd207, %rd206, %rd12;
	setp.lt.u64 	%p112, %rd207, 2112;
	@%p112 bra 	$L__BB0_141;
	bra.uni 	$L__BB0_140;
$L__BB0_141:
	cvt.u32.u64 	%r154, %rd207;
	shl.b32 	%r155, %r154, 3;
	add.s32 	%r157, %r68, %r155;
	ld.shared.u64 	%rd448, [%r157];
	bra.uni 	$L__BB0_142;
$L__BB0_140:
	shl.b64 	%rd365, %rd206, 3;
	add.s64 	%rd366, %rd9, %rd365;
	ld.global.u64 	%rd448, [%rd366];
$L__BB0_142:
	shr.u64 	%rd367, %rd448, %r69;
	setp.ne.s64 	%p113, %rd367, %rd203;
	@%p113 bra 	$L__BB0_144;
	setp.gt.u64 	%p114, %rd448, %rd445;
	selp.b64 	%rd368, -1, 0, %p114;
	add.s64 	%rd453, %rd453, %rd368;
	setp.gt.s64 	%p115, %rd446, 1;
	mov.u64 	%rd446, %rd206;
	@%p115 bra 	$L__BB0_139;
$L__BB0_144:
	add.s64 	%rd450, %rd29, 1793;
	setp.ge.s64 	%p116, %rd450, %rd7;
	@%p116 bra 	$L__BB0_150;
$L__BB0_145:
	sub.s64 	%rd216, %rd450, %rd12;
	setp.lt.u64 	%p117, %rd216, 2112;
	@%p117 bra 	$L__BB0_147;
	bra.uni 	$L__BB0_146;
$L__BB0_147:
	cvt.u32.u64 	%r159, %rd216;
	shl.b32 	%r160, %r159, 3;
	add.s32 	%r162, %r68, %r160;
	ld.shared.u64 	%rd452, [%r162];
	bra.uni 	$L__BB0_148;
$L__BB0_146:
	shl.b64 	%rd369, %rd450, 3;
	add.s64 	%rd370, %rd9, %rd369;
	ld.global.u64 	%rd452, [%rd370];
$L__BB0_148:
	shr.u64 	%rd371, %rd452, %r69;
	setp.ne.s64 	%p118, %rd371, %rd203;
	@%p118 bra 	$L__BB0_150;
	setp.lt.u64 	%p119, %rd452, %rd445;
	selp.u64 	%rd372, 1, 0, %p119;
	add.s64 	%rd453, %rd453, %rd372;
	add.s64 	%rd450, %rd450, 1;
	setp.lt.s64 	%p120, %rd450, %rd7;
	@%p120 bra 	$L__BB0_145;
$L__BB0_150:
	shl.b64 	%rd374, %rd199, 2;
	add.s64 	%rd373, %rd10, %rd374;
	ld.global.cs.u32 %r164, [%rd373];
	cvt.u64.u32 	%rd375, %r164;
	shl.b64 	%rd376, %rd453, 3;
	add.s64 	%rd377, %rd6, %rd376;
	st.global.u64 	[%rd377], %rd375;
$L__BB0_151:
	ret;
}
)PTX"},
    {nullptr, nullptr},
};

}  // namespace gridstride::algorithms
