// Made of select.cu by tools/make_device_code.py; not to be changed by hand.
// clang-format off
#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

const DeviceCode kSelectCode[] = {
    {"gs_gather", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_gather(
	.param .align 8 .b8 gs_gather_param_0[872]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<80>;
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<219>;
	.reg .b64 	%rd<488>;
	mov.b64 	%rd235, gs_gather_param_0;
	add.s64 	%rd2, %rd235, 24;
	ld.param.u64 	%rd3, [gs_gather_param_0+32];
	ld.param.u64 	%rd4, [gs_gather_param_0+24];
	mul.lo.s64 	%rd236, %rd3, %rd4;
	ld.param.u64 	%rd5, [gs_gather_param_0+40];
	mul.lo.s64 	%rd237, %rd236, %rd5;
	mov.u32 	%r32, %ctaid.x;
	mov.u32 	%r33, %ntid.x;
	mul.wide.u32 	%rd238, %r32, %r33;
	mov.u32 	%r34, %tid.x;
	cvt.u64.u32 	%rd239, %r34;
	add.s64 	%rd425, %rd238, %rd239;
	setp.ge.s64 	%p1, %rd425, %rd237;
	@%p1 bra 	$L__BB0_151;
	ld.param.u32 	%r1, [%rd2+160];
	add.s64 	%rd7, %rd235, 48;
	ld.param.v2.u32 	{%r35, %r36}, [%rd2+24];
	add.s64 	%rd8, %rd235, 320;
	ld.param.u64 	%rd9, [%rd2+-24];
	ld.param.u64 	%rd10, [%rd2+-16];
	ld.param.u64 	%rd11, [%rd2+-8];
	ld.param.u32 	%r4, [%rd2+432];
	ld.param.u32 	%r5, [%rd2+296];
	not.b32 	%r37, %r5;
	max.s32 	%r38, %r37, -2;
	add.s32 	%r39, %r5, %r38;
	add.s32 	%r40, %r39, 2;
	add.s32 	%r6, %r39, 1;
	and.b32  	%r7, %r40, 3;
	cvt.s64.s32 	%rd12, %r5;
	sub.s32 	%r8, %r39, %r7;
	shl.b64 	%rd334, %rd12, 3;
	cvta.to.global.u64 	%rd395, %rd11;
	cvta.to.global.u64 	%rd397, %rd9;
	bra.uni 	$L__BB0_2;
$L__BB0_140:
	add.s64 	%rd233, %rd397, %rd444;
	setp.gt.s32 	%p74, %r36, 3;
	@%p74 bra 	$L__BB0_144;
	setp.eq.s32 	%p77, %r36, 1;
	@%p77 bra 	$L__BB0_148;
	setp.eq.s32 	%p78, %r36, 2;
	@%p78 bra 	$L__BB0_143;
	bra.uni 	$L__BB0_149;
$L__BB0_143:
	cvta.to.global.u64 	%rd405, %rd10;
	ld.global.u16 	%rs1, [%rd233];
	shl.b64 	%rd406, %rd425, 1;
	add.s64 	%rd407, %rd405, %rd406;
	st.global.u16 	[%rd407], %rs1;
	bra.uni 	$L__BB0_150;
$L__BB0_144:
	setp.eq.s32 	%p75, %r36, 4;
	@%p75 bra 	$L__BB0_147;
	setp.ne.s32 	%p76, %r36, 8;
	@%p76 bra 	$L__BB0_149;
	cvta.to.global.u64 	%rd398, %rd10;
	ld.global.u64 	%rd399, [%rd233];
	shl.b64 	%rd400, %rd425, 3;
	add.s64 	%rd401, %rd398, %rd400;
	st.global.u64 	[%rd401], %rd399;
	bra.uni 	$L__BB0_150;
$L__BB0_148:
	ld.global.u8 	%rs2, [%rd233];
	cvta.to.global.u64 	%rd408, %rd10;
	add.s64 	%rd409, %rd408, %rd425;
	st.global.u8 	[%rd409], %rs2;
	bra.uni 	$L__BB0_150;
$L__BB0_147:
	cvta.to.global.u64 	%rd402, %rd10;
	ld.global.u32 	%r201, [%rd233];
	shl.b64 	%rd403, %rd425, 2;
	add.s64 	%rd404, %rd402, %rd403;
	st.global.u32 	[%rd404], %r201;
	bra.uni 	$L__BB0_150;
$L__BB0_149:
	cvta.to.global.u64 	%rd410, %rd10;
	shl.b64 	%rd411, %rd425, 4;
	add.s64 	%rd412, %rd410, %rd411;
	ld.global.u64 	%rd413, [%rd233];
	st.global.u64 	[%rd412], %rd413;
	ld.global.u64 	%rd414, [%rd233+8];
	st.global.u64 	[%rd412+8], %rd414;
	bra.uni 	$L__BB0_150;
$L__BB0_2:
	setp.eq.s64 	%p2, %rd5, 1;
	mov.u64 	%rd426, %rd425;
	@%p2 bra 	$L__BB0_6;
	or.b64  	%rd240, %rd425, %rd5;
	and.b64  	%rd241, %rd240, -4294967296;
	setp.eq.s64 	%p3, %rd241, 0;
	@%p3 bra 	$L__BB0_5;
	div.s64 	%rd426, %rd425, %rd5;
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.u32.u64 	%r41, %rd5;
	cvt.u32.u64 	%r42, %rd425;
	div.u32 	%r43, %r42, %r41;
	cvt.u64.u32 	%rd426, %r43;
$L__BB0_6:
	setp.eq.s64 	%p4, %rd4, 1;
	mov.u64 	%rd444, 0;
	mov.u64 	%rd429, %rd444;
	@%p4 bra 	$L__BB0_10;
	or.b64  	%rd244, %rd426, %rd3;
	and.b64  	%rd245, %rd244, -4294967296;
	setp.eq.s64 	%p5, %rd245, 0;
	@%p5 bra 	$L__BB0_9;
	div.s64 	%rd429, %rd426, %rd3;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r44, %rd3;
	cvt.u32.u64 	%r45, %rd426;
	div.u32 	%r46, %r45, %r44;
	cvt.u64.u32 	%rd429, %r46;
$L__BB0_10:
	mul.lo.s64 	%rd247, %rd3, %rd429;
	sub.s64 	%rd21, %rd426, %rd247;
	setp.lt.s32 	%p6, %r1, 1;
	setp.lt.s64 	%p7, %rd4, 2;
	or.pred  	%p8, %p7, %p6;
	@%p8 bra 	$L__BB0_38;
	not.b32 	%r47, %r1;
	max.s32 	%r48, %r47, -2;
	add.s32 	%r49, %r1, %r48;
	add.s32 	%r50, %r49, 1;
	setp.lt.u32 	%p9, %r50, 3;
	add.s32 	%r51, %r49, 2;
	and.b32  	%r52, %r51, 3;
	sub.s32 	%r211, %r51, %r52;
	mov.u64 	%rd444, 0;
	mov.u32 	%r210, %r1;
	@%p9 bra 	$L__BB0_25;
$L__BB0_12:
	mul.wide.s32 	%rd251, %r210, 8;
	add.s64 	%rd25, %rd7, %rd251;
	ld.param.u64 	%rd26, [%rd25];
	or.b64  	%rd252, %rd429, %rd26;
	and.b64  	%rd253, %rd252, -4294967296;
	setp.eq.s64 	%p10, %rd253, 0;
	@%p10 bra 	$L__BB0_14;
	div.s64 	%rd430, %rd429, %rd26;
	mul.lo.s64 	%rd254, %rd430, %rd26;
	sub.s64 	%rd431, %rd429, %rd254;
	bra.uni 	$L__BB0_15;
$L__BB0_14:
	cvt.u32.u64 	%r53, %rd26;
	cvt.u32.u64 	%r54, %rd429;
	div.u32 	%r55, %r54, %r53;
	mul.lo.s32 	%r56, %r55, %r53;
	sub.s32 	%r57, %r54, %r56;
	cvt.u64.u32 	%rd430, %r55;
	cvt.u64.u32 	%rd431, %r57;
$L__BB0_15:
	ld.param.u64 	%rd255, [%rd25+64];
	mul.lo.s64 	%rd256, %rd255, %rd431;
	add.s64 	%rd33, %rd256, %rd444;
	ld.param.u64 	%rd34, [%rd25+-8];
	or.b64  	%rd257, %rd430, %rd34;
	and.b64  	%rd258, %rd257, -4294967296;
	setp.eq.s64 	%p11, %rd258, 0;
	@%p11 bra 	$L__BB0_17;
	div.s64 	%rd432, %rd430, %rd34;
	mul.lo.s64 	%rd259, %rd432, %rd34;
	sub.s64 	%rd433, %rd430, %rd259;
	bra.uni 	$L__BB0_18;
$L__BB0_17:
	cvt.u32.u64 	%r58, %rd34;
	cvt.u32.u64 	%r59, %rd430;
	div.u32 	%r60, %r59, %r58;
	mul.lo.s32 	%r61, %r60, %r58;
	sub.s32 	%r62, %r59, %r61;
	cvt.u64.u32 	%rd432, %r60;
	cvt.u64.u32 	%rd433, %r62;
$L__BB0_18:
	ld.param.u64 	%rd260, [%rd25+56];
	mul.lo.s64 	%rd261, %rd260, %rd433;
	add.s64 	%rd41, %rd261, %rd33;
	ld.param.u64 	%rd42, [%rd25+-16];
	or.b64  	%rd262, %rd432, %rd42;
	and.b64  	%rd263, %rd262, -4294967296;
	setp.eq.s64 	%p12, %rd263, 0;
	@%p12 bra 	$L__BB0_20;
	div.s64 	%rd434, %rd432, %rd42;
	mul.lo.s64 	%rd264, %rd434, %rd42;
	sub.s64 	%rd435, %rd432, %rd264;
	bra.uni 	$L__BB0_21;
$L__BB0_20:
	cvt.u32.u64 	%r63, %rd42;
	cvt.u32.u64 	%r64, %rd432;
	div.u32 	%r65, %r64, %r63;
	mul.lo.s32 	%r66, %r65, %r63;
	sub.s32 	%r67, %r64, %r66;
	cvt.u64.u32 	%rd434, %r65;
	cvt.u64.u32 	%rd435, %r67;
$L__BB0_21:
	ld.param.u64 	%rd265, [%rd25+48];
	mul.lo.s64 	%rd266, %rd265, %rd435;
	add.s64 	%rd49, %rd266, %rd41;
	ld.param.u64 	%rd50, [%rd25+-24];
	or.b64  	%rd267, %rd434, %rd50;
	and.b64  	%rd268, %rd267, -4294967296;
	setp.eq.s64 	%p13, %rd268, 0;
	@%p13 bra 	$L__BB0_23;
	div.s64 	%rd429, %rd434, %rd50;
	mul.lo.s64 	%rd269, %rd429, %rd50;
	sub.s64 	%rd437, %rd434, %rd269;
	bra.uni 	$L__BB0_24;
$L__BB0_23:
	cvt.u32.u64 	%r69, %rd50;
	cvt.u32.u64 	%r70, %rd434;
	div.u32 	%r71, %r70, %r69;
	mul.lo.s32 	%r72, %r71, %r69;
	sub.s32 	%r73, %r70, %r72;
	cvt.u64.u32 	%rd429, %r71;
	cvt.u64.u32 	%rd437, %r73;
$L__BB0_24:
	cvt.s64.s32 	%rd422, %r210;
	cvt.u32.u64 	%r206, %rd422;
	add.s32 	%r210, %r206, -4;
	ld.param.u64 	%rd270, [%rd25+40];
	mul.lo.s64 	%rd271, %rd270, %rd437;
	add.s64 	%rd444, %rd271, %rd49;
	add.s32 	%r211, %r211, -4;
	setp.ne.s32 	%p14, %r211, 0;
	@%p14 bra 	$L__BB0_12;
$L__BB0_25:
	setp.eq.s32 	%p15, %r52, 0;
	@%p15 bra 	$L__BB0_38;
	mul.wide.s32 	%rd272, %r210, 8;
	add.s64 	%rd61, %rd7, %rd272;
	ld.param.u64 	%rd62, [%rd61];
	or.b64  	%rd273, %rd429, %rd62;
	and.b64  	%rd274, %rd273, -4294967296;
	setp.eq.s64 	%p16, %rd274, 0;
	@%p16 bra 	$L__BB0_28;
	div.s64 	%rd439, %rd429, %rd62;
	mul.lo.s64 	%rd275, %rd439, %rd62;
	sub.s64 	%rd440, %rd429, %rd275;
	bra.uni 	$L__BB0_29;
$L__BB0_28:
	cvt.u32.u64 	%r79, %rd62;
	cvt.u32.u64 	%r80, %rd429;
	div.u32 	%r81, %r80, %r79;
	mul.lo.s32 	%r82, %r81, %r79;
	sub.s32 	%r83, %r80, %r82;
	cvt.u64.u32 	%rd439, %r81;
	cvt.u64.u32 	%rd440, %r83;
$L__BB0_29:
	setp.eq.s32 	%p17, %r52, 1;
	ld.param.u64 	%rd276, [%rd61+64];
	mul.lo.s64 	%rd277, %rd276, %rd440;
	add.s64 	%rd444, %rd277, %rd444;
	@%p17 bra 	$L__BB0_38;
	ld.param.u64 	%rd70, [%rd61+-8];
	or.b64  	%rd278, %rd439, %rd70;
	and.b64  	%rd279, %rd278, -4294967296;
	setp.eq.s64 	%p18, %rd279, 0;
	@%p18 bra 	$L__BB0_32;
	div.s64 	%rd441, %rd439, %rd70;
	mul.lo.s64 	%rd280, %rd441, %rd70;
	sub.s64 	%rd442, %rd439, %rd280;
	bra.uni 	$L__BB0_33;
$L__BB0_32:
	cvt.u32.u64 	%r89, %rd70;
	cvt.u32.u64 	%r90, %rd439;
	div.u32 	%r91, %r90, %r89;
	mul.lo.s32 	%r92, %r91, %r89;
	sub.s32 	%r93, %r90, %r92;
	cvt.u64.u32 	%rd441, %r91;
	cvt.u64.u32 	%rd442, %r93;
$L__BB0_33:
	setp.eq.s32 	%p19, %r52, 2;
	ld.param.u64 	%rd281, [%rd61+56];
	mul.lo.s64 	%rd282, %rd281, %rd442;
	add.s64 	%rd444, %rd282, %rd444;
	@%p19 bra 	$L__BB0_38;
	ld.param.u64 	%rd78, [%rd61+-16];
	or.b64  	%rd283, %rd441, %rd78;
	and.b64  	%rd284, %rd283, -4294967296;
	setp.eq.s64 	%p20, %rd284, 0;
	@%p20 bra 	$L__BB0_36;
	rem.s64 	%rd443, %rd441, %rd78;
	bra.uni 	$L__BB0_37;
$L__BB0_36:
	cvt.u32.u64 	%r99, %rd78;
	cvt.u32.u64 	%r100, %rd441;
	rem.u32 	%r101, %r100, %r99;
	cvt.u64.u32 	%rd443, %r101;
$L__BB0_37:
	ld.param.u64 	%rd285, [%rd61+48];
	mul.lo.s64 	%rd286, %rd285, %rd443;
	add.s64 	%rd444, %rd286, %rd444;
$L__BB0_38:
	setp.lt.s64 	%p21, %rd5, 2;
	@%p21 bra 	$L__BB0_68;
	setp.lt.s32 	%p22, %r4, 1;
	mov.u64 	%rd461, 0;
	@%p22 bra 	$L__BB0_67;
	mul.lo.s64 	%rd424, %rd5, %rd426;
	sub.s64 	%rd446, %rd425, %rd424;
	not.b32 	%r102, %r4;
	max.s32 	%r103, %r102, -2;
	add.s32 	%r104, %r4, %r103;
	add.s32 	%r105, %r104, 1;
	setp.lt.u32 	%p23, %r105, 3;
	add.s32 	%r106, %r104, 2;
	and.b32  	%r107, %r106, 3;
	sub.s32 	%r213, %r106, %r107;
	mov.u64 	%rd461, 0;
	mov.u32 	%r212, %r4;
	@%p23 bra 	$L__BB0_54;
$L__BB0_41:
	mul.wide.s32 	%rd291, %r212, 8;
	add.s64 	%rd86, %rd8, %rd291;
	ld.param.u64 	%rd87, [%rd86];
	or.b64  	%rd292, %rd446, %rd87;
	and.b64  	%rd293, %rd292, -4294967296;
	setp.eq.s64 	%p24, %rd293, 0;
	@%p24 bra 	$L__BB0_43;
	div.s64 	%rd447, %rd446, %rd87;
	mul.lo.s64 	%rd294, %rd447, %rd87;
	sub.s64 	%rd448, %rd446, %rd294;
	bra.uni 	$L__BB0_44;
$L__BB0_43:
	cvt.u32.u64 	%r108, %rd87;
	cvt.u32.u64 	%r109, %rd446;
	div.u32 	%r110, %r109, %r108;
	mul.lo.s32 	%r111, %r110, %r108;
	sub.s32 	%r112, %r109, %r111;
	cvt.u64.u32 	%rd447, %r110;
	cvt.u64.u32 	%rd448, %r112;
$L__BB0_44:
	ld.param.u64 	%rd295, [%rd86+64];
	mul.lo.s64 	%rd296, %rd295, %rd448;
	add.s64 	%rd94, %rd296, %rd461;
	ld.param.u64 	%rd95, [%rd86+-8];
	or.b64  	%rd297, %rd447, %rd95;
	and.b64  	%rd298, %rd297, -4294967296;
	setp.eq.s64 	%p25, %rd298, 0;
	@%p25 bra 	$L__BB0_46;
	div.s64 	%rd449, %rd447, %rd95;
	mul.lo.s64 	%rd299, %rd449, %rd95;
	sub.s64 	%rd450, %rd447, %rd299;
	bra.uni 	$L__BB0_47;
$L__BB0_46:
	cvt.u32.u64 	%r113, %rd95;
	cvt.u32.u64 	%r114, %rd447;
	div.u32 	%r115, %r114, %r113;
	mul.lo.s32 	%r116, %r115, %r113;
	sub.s32 	%r117, %r114, %r116;
	cvt.u64.u32 	%rd449, %r115;
	cvt.u64.u32 	%rd450, %r117;
$L__BB0_47:
	ld.param.u64 	%rd300, [%rd86+56];
	mul.lo.s64 	%rd301, %rd300, %rd450;
	add.s64 	%rd102, %rd301, %rd94;
	ld.param.u64 	%rd103, [%rd86+-16];
	or.b64  	%rd302, %rd449, %rd103;
	and.b64  	%rd303, %rd302, -4294967296;
	setp.eq.s64 	%p26, %rd303, 0;
	@%p26 bra 	$L__BB0_49;
	div.s64 	%rd451, %rd449, %rd103;
	mul.lo.s64 	%rd304, %rd451, %rd103;
	sub.s64 	%rd452, %rd449, %rd304;
	bra.uni 	$L__BB0_50;
$L__BB0_49:
	cvt.u32.u64 	%r118, %rd103;
	cvt.u32.u64 	%r119, %rd449;
	div.u32 	%r120, %r119, %r118;
	mul.lo.s32 	%r121, %r120, %r118;
	sub.s32 	%r122, %r119, %r121;
	cvt.u64.u32 	%rd451, %r120;
	cvt.u64.u32 	%rd452, %r122;
$L__BB0_50:
	ld.param.u64 	%rd305, [%rd86+48];
	mul.lo.s64 	%rd306, %rd305, %rd452;
	add.s64 	%rd110, %rd306, %rd102;
	add.s32 	%r212, %r212, -4;
	ld.param.u64 	%rd111, [%rd86+-24];
	or.b64  	%rd307, %rd451, %rd111;
	and.b64  	%rd308, %rd307, -4294967296;
	setp.eq.s64 	%p27, %rd308, 0;
	@%p27 bra 	$L__BB0_52;
	div.s64 	%rd446, %rd451, %rd111;
	mul.lo.s64 	%rd309, %rd446, %rd111;
	sub.s64 	%rd454, %rd451, %rd309;
	bra.uni 	$L__BB0_53;
$L__BB0_52:
	cvt.u32.u64 	%r123, %rd111;
	cvt.u32.u64 	%r124, %rd451;
	div.u32 	%r125, %r124, %r123;
	mul.lo.s32 	%r126, %r125, %r123;
	sub.s32 	%r127, %r124, %r126;
	cvt.u64.u32 	%rd446, %r125;
	cvt.u64.u32 	%rd454, %r127;
$L__BB0_53:
	ld.param.u64 	%rd310, [%rd86+40];
	mul.lo.s64 	%rd311, %rd310, %rd454;
	add.s64 	%rd461, %rd311, %rd110;
	add.s32 	%r213, %r213, -4;
	setp.ne.s32 	%p28, %r213, 0;
	@%p28 bra 	$L__BB0_41;
$L__BB0_54:
	setp.eq.s32 	%p29, %r107, 0;
	@%p29 bra 	$L__BB0_67;
	mul.wide.s32 	%rd312, %r212, 8;
	add.s64 	%rd122, %rd8, %rd312;
	ld.param.u64 	%rd123, [%rd122];
	or.b64  	%rd313, %rd446, %rd123;
	and.b64  	%rd314, %rd313, -4294967296;
	setp.eq.s64 	%p30, %rd314, 0;
	@%p30 bra 	$L__BB0_57;
	div.s64 	%rd456, %rd446, %rd123;
	mul.lo.s64 	%rd315, %rd456, %rd123;
	sub.s64 	%rd457, %rd446, %rd315;
	bra.uni 	$L__BB0_58;
$L__BB0_57:
	cvt.u32.u64 	%r133, %rd123;
	cvt.u32.u64 	%r134, %rd446;
	div.u32 	%r135, %r134, %r133;
	mul.lo.s32 	%r136, %r135, %r133;
	sub.s32 	%r137, %r134, %r136;
	cvt.u64.u32 	%rd456, %r135;
	cvt.u64.u32 	%rd457, %r137;
$L__BB0_58:
	setp.eq.s32 	%p31, %r107, 1;
	ld.param.u64 	%rd316, [%rd122+64];
	mul.lo.s64 	%rd317, %rd316, %rd457;
	add.s64 	%rd461, %rd317, %rd461;
	@%p31 bra 	$L__BB0_67;
	ld.param.u64 	%rd131, [%rd122+-8];
	or.b64  	%rd318, %rd456, %rd131;
	and.b64  	%rd319, %rd318, -4294967296;
	setp.eq.s64 	%p32, %rd319, 0;
	@%p32 bra 	$L__BB0_61;
	div.s64 	%rd458, %rd456, %rd131;
	mul.lo.s64 	%rd320, %rd458, %rd131;
	sub.s64 	%rd459, %rd456, %rd320;
	bra.uni 	$L__BB0_62;
$L__BB0_61:
	cvt.u32.u64 	%r143, %rd131;
	cvt.u32.u64 	%r144, %rd456;
	div.u32 	%r145, %r144, %r143;
	mul.lo.s32 	%r146, %r145, %r143;
	sub.s32 	%r147, %r144, %r146;
	cvt.u64.u32 	%rd458, %r145;
	cvt.u64.u32 	%rd459, %r147;
$L__BB0_62:
	setp.eq.s32 	%p33, %r107, 2;
	ld.param.u64 	%rd321, [%rd122+56];
	mul.lo.s64 	%rd322, %rd321, %rd459;
	add.s64 	%rd461, %rd322, %rd461;
	@%p33 bra 	$L__BB0_67;
	ld.param.u64 	%rd139, [%rd122+-16];
	or.b64  	%rd323, %rd458, %rd139;
	and.b64  	%rd324, %rd323, -4294967296;
	setp.eq.s64 	%p34, %rd324, 0;
	@%p34 bra 	$L__BB0_65;
	rem.s64 	%rd460, %rd458, %rd139;
	bra.uni 	$L__BB0_66;
$L__BB0_65:
	cvt.u32.u64 	%r153, %rd139;
	cvt.u32.u64 	%r154, %rd458;
	rem.u32 	%r155, %r154, %r153;
	cvt.u64.u32 	%rd460, %r155;
$L__BB0_66:
	ld.param.u64 	%rd325, [%rd122+48];
	mul.lo.s64 	%rd326, %rd325, %rd460;
	add.s64 	%rd461, %rd326, %rd461;
$L__BB0_67:
	add.s64 	%rd444, %rd461, %rd444;
$L__BB0_68:
	setp.lt.s32 	%p35, %r35, 1;
	@%p35 bra 	$L__BB0_139;
	mov.u32 	%r214, 0;
	mov.u64 	%rd463, 0;
$L__BB0_70:
	mov.u64 	%rd484, 0;
	cvt.s64.s32 	%rd149, %r214;
	setp.lt.s32 	%p36, %r5, 1;
	@%p36 bra 	$L__BB0_130;
	setp.lt.u32 	%p37, %r6, 3;
	mov.u64 	%rd484, 0;
	mov.u32 	%r218, %r5;
	mov.u64 	%rd469, %rd21;
	@%p37 bra 	$L__BB0_106;
	mov.u32 	%r157, -2;
	sub.s32 	%r216, %r157, %r5;
	mul.lo.s64 	%rd332, %rd463, 96;
	add.s64 	%rd333, %rd235, %rd332;
	add.s64 	%rd335, %rd333, %rd334;
	add.s64 	%rd467, %rd335, 464;
	mov.u64 	%rd484, 0;
	mov.u32 	%r215, %r8;
	mov.u32 	%r218, %r5;
	mov.u64 	%rd469, %rd21;
$L__BB0_73:
	mov.u64 	%rd154, %rd467;
	mul.lo.s64 	%rd419, %rd463, -96;
	add.s64 	%rd418, %rd419, -288;
	add.s64 	%rd337, %rd154, %rd418;
	add.s64 	%rd156, %rd337, -16;
	setp.eq.s32 	%p38, %r216, -3;
	mov.u64 	%rd468, %rd469;
	@%p38 bra 	$L__BB0_77;
	ld.param.u64 	%rd157, [%rd156+24];
	or.b64  	%rd338, %rd469, %rd157;
	and.b64  	%rd339, %rd338, -4294967296;
	setp.eq.s64 	%p39, %rd339, 0;
	@%p39 bra 	$L__BB0_76;
	rem.s64 	%rd468, %rd469, %rd157;
	bra.uni 	$L__BB0_77;
$L__BB0_76:
	cvt.u32.u64 	%r158, %rd157;
	cvt.u32.u64 	%r159, %rd469;
	rem.u32 	%r160, %r159, %r158;
	cvt.u64.u32 	%rd468, %r160;
$L__BB0_77:
	setp.lt.s32 	%p40, %r218, 2;
	@%p40 bra 	$L__BB0_81;
	ld.param.u64 	%rd161, [%rd156+24];
	or.b64  	%rd340, %rd469, %rd161;
	and.b64  	%rd341, %rd340, -4294967296;
	setp.eq.s64 	%p41, %rd341, 0;
	@%p41 bra 	$L__BB0_80;
	div.s64 	%rd469, %rd469, %rd161;
	bra.uni 	$L__BB0_81;
$L__BB0_80:
	cvt.u32.u64 	%r161, %rd161;
	cvt.u32.u64 	%r162, %rd469;
	div.u32 	%r163, %r162, %r161;
	cvt.u64.u32 	%rd469, %r163;
$L__BB0_81:
	ld.param.u64 	%rd342, [%rd154];
	mul.lo.s64 	%rd343, %rd342, %rd468;
	add.s64 	%rd165, %rd343, %rd484;
	setp.eq.s32 	%p42, %r218, 2;
	mov.u64 	%rd470, %rd469;
	@%p42 bra 	$L__BB0_85;
	ld.param.u64 	%rd166, [%rd156+16];
	or.b64  	%rd344, %rd469, %rd166;
	and.b64  	%rd345, %rd344, -4294967296;
	setp.eq.s64 	%p43, %rd345, 0;
	@%p43 bra 	$L__BB0_84;
	rem.s64 	%rd470, %rd469, %rd166;
	bra.uni 	$L__BB0_85;
$L__BB0_84:
	cvt.u32.u64 	%r164, %rd166;
	cvt.u32.u64 	%r165, %rd469;
	rem.u32 	%r166, %r165, %r164;
	cvt.u64.u32 	%rd470, %r166;
$L__BB0_85:
	setp.lt.s32 	%p44, %r218, 3;
	@%p44 bra 	$L__BB0_89;
	ld.param.u64 	%rd170, [%rd156+16];
	or.b64  	%rd346, %rd469, %rd170;
	and.b64  	%rd347, %rd346, -4294967296;
	setp.eq.s64 	%p45, %rd347, 0;
	@%p45 bra 	$L__BB0_88;
	div.s64 	%rd469, %rd469, %rd170;
	bra.uni 	$L__BB0_89;
$L__BB0_88:
	cvt.u32.u64 	%r167, %rd170;
	cvt.u32.u64 	%r168, %rd469;
	div.u32 	%r169, %r168, %r167;
	cvt.u64.u32 	%rd469, %r169;
$L__BB0_89:
	ld.param.u64 	%rd348, [%rd154+-8];
	mul.lo.s64 	%rd349, %rd348, %rd470;
	add.s64 	%rd174, %rd349, %rd165;
	setp.eq.s32 	%p46, %r218, 3;
	mov.u64 	%rd472, %rd469;
	@%p46 bra 	$L__BB0_93;
	ld.param.u64 	%rd175, [%rd156+8];
	or.b64  	%rd350, %rd469, %rd175;
	and.b64  	%rd351, %rd350, -4294967296;
	setp.eq.s64 	%p47, %rd351, 0;
	@%p47 bra 	$L__BB0_92;
	rem.s64 	%rd472, %rd469, %rd175;
	bra.uni 	$L__BB0_93;
$L__BB0_92:
	cvt.u32.u64 	%r170, %rd175;
	cvt.u32.u64 	%r171, %rd469;
	rem.u32 	%r172, %r171, %r170;
	cvt.u64.u32 	%rd472, %r172;
$L__BB0_93:
	setp.lt.s32 	%p48, %r218, 4;
	@%p48 bra 	$L__BB0_97;
	ld.param.u64 	%rd179, [%rd156+8];
	or.b64  	%rd352, %rd469, %rd179;
	and.b64  	%rd353, %rd352, -4294967296;
	setp.eq.s64 	%p49, %rd353, 0;
	@%p49 bra 	$L__BB0_96;
	div.s64 	%rd469, %rd469, %rd179;
	bra.uni 	$L__BB0_97;
$L__BB0_96:
	cvt.u32.u64 	%r173, %rd179;
	cvt.u32.u64 	%r174, %rd469;
	div.u32 	%r175, %r174, %r173;
	cvt.u64.u32 	%rd469, %r175;
$L__BB0_97:
	ld.param.u64 	%rd354, [%rd154+-16];
	mul.lo.s64 	%rd355, %rd354, %rd472;
	add.s64 	%rd183, %rd355, %rd174;
	setp.eq.s32 	%p50, %r218, 4;
	mov.u64 	%rd474, %rd469;
	@%p50 bra 	$L__BB0_101;
	ld.param.u64 	%rd184, [%rd156];
	or.b64  	%rd356, %rd469, %rd184;
	and.b64  	%rd357, %rd356, -4294967296;
	setp.eq.s64 	%p51, %rd357, 0;
	@%p51 bra 	$L__BB0_100;
	rem.s64 	%rd474, %rd469, %rd184;
	bra.uni 	$L__BB0_101;
$L__BB0_100:
	cvt.u32.u64 	%r176, %rd184;
	cvt.u32.u64 	%r177, %rd469;
	rem.u32 	%r178, %r177, %r176;
	cvt.u64.u32 	%rd474, %r178;
$L__BB0_101:
	setp.lt.s32 	%p52, %r218, 5;
	@%p52 bra 	$L__BB0_105;
	ld.param.u64 	%rd188, [%rd156];
	or.b64  	%rd358, %rd469, %rd188;
	and.b64  	%rd359, %rd358, -4294967296;
	setp.eq.s64 	%p53, %rd359, 0;
	@%p53 bra 	$L__BB0_104;
	div.s64 	%rd469, %rd469, %rd188;
	bra.uni 	$L__BB0_105;
$L__BB0_104:
	cvt.u32.u64 	%r179, %rd188;
	cvt.u32.u64 	%r180, %rd469;
	div.u32 	%r181, %r180, %r179;
	cvt.u64.u32 	%rd469, %r181;
$L__BB0_105:
	add.s32 	%r218, %r218, -4;
	add.s64 	%rd467, %rd154, -32;
	ld.param.u64 	%rd360, [%rd154+-24];
	mul.lo.s64 	%rd361, %rd360, %rd474;
	add.s64 	%rd484, %rd361, %rd183;
	add.s32 	%r216, %r216, 4;
	add.s32 	%r215, %r215, -4;
	setp.ne.s32 	%p54, %r215, -2;
	@%p54 bra 	$L__BB0_73;
$L__BB0_106:
	setp.eq.s32 	%p55, %r7, 0;
	@%p55 bra 	$L__BB0_130;
	add.s32 	%r182, %r218, -3;
	mul.wide.s32 	%rd362, %r182, 8;
	add.s64 	%rd363, %rd235, %rd362;
	add.s64 	%rd197, %rd363, 192;
	setp.eq.s32 	%p56, %r218, 1;
	mov.u64 	%rd479, %rd469;
	@%p56 bra 	$L__BB0_111;
	ld.param.u64 	%rd198, [%rd197+16];
	or.b64  	%rd364, %rd469, %rd198;
	and.b64  	%rd365, %rd364, -4294967296;
	setp.eq.s64 	%p57, %rd365, 0;
	@%p57 bra 	$L__BB0_110;
	rem.s64 	%rd479, %rd469, %rd198;
	bra.uni 	$L__BB0_111;
$L__BB0_110:
	cvt.u32.u64 	%r183, %rd198;
	cvt.u32.u64 	%r184, %rd469;
	rem.u32 	%r185, %r184, %r183;
	cvt.u64.u32 	%rd479, %r185;
$L__BB0_111:
	setp.lt.s32 	%p58, %r218, 2;
	@%p58 bra 	$L__BB0_115;
	ld.param.u64 	%rd202, [%rd197+16];
	or.b64  	%rd366, %rd469, %rd202;
	and.b64  	%rd367, %rd366, -4294967296;
	setp.eq.s64 	%p59, %rd367, 0;
	@%p59 bra 	$L__BB0_114;
	div.s64 	%rd469, %rd469, %rd202;
	bra.uni 	$L__BB0_115;
$L__BB0_114:
	cvt.u32.u64 	%r186, %rd202;
	cvt.u32.u64 	%r187, %rd469;
	div.u32 	%r188, %r187, %r186;
	cvt.u64.u32 	%rd469, %r188;
$L__BB0_115:
	add.s32 	%r208, %r218, -1;
	mul.lo.s64 	%rd368, %rd149, 96;
	add.s64 	%rd369, %rd235, %rd368;
	mul.wide.s32 	%rd370, %r208, 8;
	add.s64 	%rd371, %rd369, %rd370;
	add.s64 	%rd206, %rd371, 472;
	ld.param.u64 	%rd372, [%rd371+472];
	mul.lo.s64 	%rd373, %rd372, %rd479;
	add.s64 	%rd484, %rd373, %rd484;
	setp.eq.s32 	%p60, %r7, 1;
	@%p60 bra 	$L__BB0_130;
	add.s32 	%r209, %r218, -1;
	setp.eq.s32 	%p61, %r209, 1;
	mov.u64 	%rd481, %rd469;
	@%p61 bra 	$L__BB0_120;
	ld.param.u64 	%rd208, [%rd197+8];
	or.b64  	%rd374, %rd469, %rd208;
	and.b64  	%rd375, %rd374, -4294967296;
	setp.eq.s64 	%p62, %rd375, 0;
	@%p62 bra 	$L__BB0_119;
	rem.s64 	%rd481, %rd469, %rd208;
	bra.uni 	$L__BB0_120;
$L__BB0_119:
	cvt.u32.u64 	%r189, %rd208;
	cvt.u32.u64 	%r190, %rd469;
	rem.u32 	%r191, %r190, %r189;
	cvt.u64.u32 	%rd481, %r191;
$L__BB0_120:
	setp.gt.s32 	%p63, %r218, 2;
	@%p63 bra 	$L__BB0_121;
	bra.uni 	$L__BB0_124;
$L__BB0_121:
	ld.param.u64 	%rd212, [%rd197+8];
	or.b64  	%rd376, %rd469, %rd212;
	and.b64  	%rd377, %rd376, -4294967296;
	setp.eq.s64 	%p64, %rd377, 0;
	@%p64 bra 	$L__BB0_123;
	div.s64 	%rd469, %rd469, %rd212;
	bra.uni 	$L__BB0_124;
$L__BB0_123:
	cvt.u32.u64 	%r192, %rd212;
	cvt.u32.u64 	%r193, %rd469;
	div.u32 	%r194, %r193, %r192;
	cvt.u64.u32 	%rd469, %r194;
$L__BB0_124:
	ld.param.u64 	%rd378, [%rd206+-8];
	mul.lo.s64 	%rd379, %rd378, %rd481;
	add.s64 	%rd484, %rd379, %rd484;
	setp.eq.s32 	%p65, %r7, 2;
	@%p65 bra 	$L__BB0_130;
	setp.eq.s32 	%p66, %r218, 3;
	@%p66 bra 	$L__BB0_129;
	ld.param.u64 	%rd217, [%rd197];
	or.b64  	%rd380, %rd469, %rd217;
	and.b64  	%rd381, %rd380, -4294967296;
	setp.eq.s64 	%p67, %rd381, 0;
	@%p67 bra 	$L__BB0_128;
	rem.s64 	%rd469, %rd469, %rd217;
	bra.uni 	$L__BB0_129;
$L__BB0_128:
	cvt.u32.u64 	%r195, %rd217;
	cvt.u32.u64 	%r196, %rd469;
	rem.u32 	%r197, %r196, %r195;
	cvt.u64.u32 	%rd469, %r197;
$L__BB0_129:
	ld.param.u64 	%rd382, [%rd206+-16];
	mul.lo.s64 	%rd383, %rd382, %rd469;
	add.s64 	%rd484, %rd383, %rd484;
$L__BB0_130:
	mul.lo.s64 	%rd384, %rd149, 96;
	add.s64 	%rd385, %rd235, %rd384;
	add.s64 	%rd223, %rd385, 464;
	ld.param.u64 	%rd386, [%rd385+464];
	cvta.to.global.u64 	%rd387, %rd386;
	add.s64 	%rd224, %rd387, %rd484;
	ld.param.u32 	%r198, [%rd385+552];
	setp.eq.s32 	%p68, %r198, 0;
	@%p68 bra 	$L__BB0_132;
	ld.global.s32 	%rd486, [%rd224];
	bra.uni 	$L__BB0_133;
$L__BB0_132:
	ld.global.u64 	%rd486, [%rd224];
$L__BB0_133:
	setp.gt.s64 	%p69, %rd486, -1;
	@%p69 bra 	$L__BB0_135;
	ld.param.u64 	%rd388, [%rd223+72];
	add.s64 	%rd486, %rd388, %rd486;
$L__BB0_135:
	setp.lt.s64 	%p70, %rd486, 0;
	@%p70 bra 	$L__BB0_138;
	ld.param.u64 	%rd389, [%rd223+72];
	setp.ge.s64 	%p71, %rd486, %rd389;
	@%p71 bra 	$L__BB0_138;
	cvt.u32.u64 	%r199, %rd149;
	ld.param.u64 	%rd390, [%rd223+80];
	mul.lo.s64 	%rd391, %rd390, %rd486;
	add.s64 	%rd444, %rd391, %rd444;
	add.s32 	%r214, %r199, 1;
	setp.lt.s32 	%p72, %r214, %r35;
	add.s64 	%rd463, %rd463, 1;
	@%p72 bra 	$L__BB0_70;
	bra.uni 	$L__BB0_139;
$L__BB0_138:
	shl.b64 	%rd393, %rd21, 2;
	add.s64 	%rd394, %rd393, %rd149;
	atom.global.min.u64 	%rd396, [%rd395], %rd394;
	mov.u64 	%rd444, -9223372036854775808;
$L__BB0_139:
	setp.eq.s64 	%p73, %rd444, -9223372036854775808;
	@%p73 bra 	$L__BB0_150;
	bra.uni 	$L__BB0_140;
$L__BB0_150:
	mov.u32 	%r204, %ntid.x;
	mov.u32 	%r202, %nctaid.x;
	mul.wide.u32 	%rd415, %r202, %r204;
	add.s64 	%rd425, %rd425, %rd415;
	setp.lt.s64 	%p79, %rd425, %rd237;
	@%p79 bra 	$L__BB0_2;
$L__BB0_151:
	ret;
}
)PTX"},
    {"gs_gather_line_4", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_gather_line_4(
	.param .align 8 .b8 gs_gather_line_4_param_0[872]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<35>;
	.reg .b32 	%r<26>;
	.reg .b64 	%rd<127>;
	mov.b64 	%rd45, gs_gather_line_4_param_0;
	add.s64 	%rd1, %rd45, 464;
	ld.param.u64 	%rd2, [gs_gather_line_4_param_0+464];
	ld.param.u64 	%rd3, [gs_gather_line_4_param_0];
	ld.param.u64 	%rd4, [gs_gather_line_4_param_0+8];
	ld.param.u64 	%rd5, [gs_gather_line_4_param_0+536];
	mov.u32 	%r9, %ctaid.x;
	mul.wide.u32 	%rd118, %r9, 1024;
	ld.param.u64 	%rd7, [gs_gather_line_4_param_0+32];
	setp.ge.s64 	%p1, %rd118, %rd7;
	@%p1 bra 	$L__BB0_35;
	mov.u32 	%r10, %nctaid.x;
	mov.u32 	%r11, %ntid.x;
	mul.wide.u32 	%rd48, %r11, %r10;
	shl.b64 	%rd8, %rd48, 2;
	mov.u32 	%r12, %tid.x;
	cvt.u64.u32 	%rd49, %r12;
	ld.param.u64 	%rd50, [%rd1+-448];
	mov.u64 	%rd47, 0;
	cvta.to.global.u64 	%rd9, %rd50;
	ld.param.u64 	%rd10, [%rd1+80];
	add.s64 	%rd51, %rd118, %rd49;
	add.s64 	%rd12, %rd51, 256;
	add.s64 	%rd13, %rd51, 512;
	add.s64 	%rd14, %rd51, 768;
	mov.u64 	%rd117, %rd47;
$L__BB0_2:
	mul.lo.s64 	%rd53, %rd8, %rd117;
	add.s64 	%rd54, %rd12, %rd53;
	shl.b64 	%rd55, %rd54, 2;
	add.s64 	%rd17, %rd4, %rd55;
	add.s64 	%rd56, %rd13, %rd53;
	shl.b64 	%rd57, %rd56, 2;
	add.s64 	%rd18, %rd4, %rd57;
	add.s64 	%rd58, %rd14, %rd53;
	shl.b64 	%rd59, %rd58, 2;
	add.s64 	%rd19, %rd4, %rd59;
	shl.b64 	%rd60, %rd54, 3;
	add.s64 	%rd20, %rd2, %rd60;
	shl.b64 	%rd61, %rd56, 3;
	add.s64 	%rd21, %rd2, %rd61;
	shl.b64 	%rd62, %rd58, 3;
	add.s64 	%rd22, %rd2, %rd62;
	add.s64 	%rd23, %rd118, %rd49;
	setp.ge.s64 	%p2, %rd23, %rd7;
	mov.u64 	%rd119, %rd47;
	@%p2 bra 	$L__BB0_4;
	shl.b64 	%rd66, %rd23, 3;
	add.s64 	%rd65, %rd2, %rd66;
	ld.global.cs.s64 %rd119, [%rd65];
$L__BB0_4:
	add.s64 	%rd26, %rd23, 256;
	setp.ge.s64 	%p3, %rd26, %rd7;
	mov.u64 	%rd121, 0;
	mov.u64 	%rd120, %rd121;
	@%p3 bra 	$L__BB0_6;
	ld.global.cs.s64 %rd120, [%rd20];
$L__BB0_6:
	add.s64 	%rd29, %rd23, 512;
	setp.ge.s64 	%p4, %rd29, %rd7;
	@%p4 bra 	$L__BB0_8;
	ld.global.cs.s64 %rd121, [%rd21];
$L__BB0_8:
	add.s64 	%rd32, %rd23, 768;
	setp.ge.s64 	%p5, %rd32, %rd7;
	mov.u64 	%rd122, 0;
	@%p5 bra 	$L__BB0_10;
	ld.global.cs.s64 %rd122, [%rd22];
$L__BB0_10:
	shr.s64 	%rd76, %rd119, 63;
	and.b64  	%rd77, %rd76, %rd5;
	add.s64 	%rd78, %rd119, %rd77;
	setp.lt.u64 	%p6, %rd78, %rd5;
	or.pred  	%p8, %p6, %p2;
	selp.b64 	%rd123, %rd78, -1, %p6;
	@%p8 bra 	$L__BB0_12;
	shl.b64 	%rd80, %rd23, 2;
	atom.global.min.u64 	%rd81, [%rd9], %rd80;
	mov.u64 	%rd123, -1;
$L__BB0_12:
	shr.s64 	%rd82, %rd120, 63;
	and.b64  	%rd83, %rd82, %rd5;
	add.s64 	%rd84, %rd120, %rd83;
	setp.lt.u64 	%p9, %rd84, %rd5;
	or.pred  	%p11, %p9, %p3;
	selp.b64 	%rd124, %rd84, -1, %p9;
	@%p11 bra 	$L__BB0_14;
	shl.b64 	%rd86, %rd26, 2;
	atom.global.min.u64 	%rd87, [%rd9], %rd86;
	mov.u64 	%rd124, -1;
$L__BB0_14:
	shr.s64 	%rd88, %rd121, 63;
	and.b64  	%rd89, %rd88, %rd5;
	add.s64 	%rd90, %rd121, %rd89;
	setp.lt.u64 	%p12, %rd90, %rd5;
	or.pred  	%p14, %p12, %p4;
	selp.b64 	%rd125, %rd90, -1, %p12;
	@%p14 bra 	$L__BB0_16;
	shl.b64 	%rd92, %rd29, 2;
	atom.global.min.u64 	%rd93, [%rd9], %rd92;
	mov.u64 	%rd125, -1;
$L__BB0_16:
	shr.s64 	%rd94, %rd122, 63;
	and.b64  	%rd95, %rd94, %rd5;
	add.s64 	%rd96, %rd122, %rd95;
	setp.lt.u64 	%p15, %rd96, %rd5;
	or.pred  	%p17, %p15, %p5;
	selp.b64 	%rd126, %rd96, -1, %p15;
	@%p17 bra 	$L__BB0_18;
	shl.b64 	%rd98, %rd32, 2;
	atom.global.min.u64 	%rd99, [%rd9], %rd98;
	mov.u64 	%rd126, -1;
$L__BB0_18:
	setp.lt.s64 	%p18, %rd123, 0;
	mov.u32 	%r23, 0;
	mov.u32 	%r22, %r23;
	@%p18 bra 	$L__BB0_20;
	mul.lo.s64 	%rd100, %rd10, %rd123;
	cvta.to.global.u64 	%rd101, %rd3;
	add.s64 	%rd102, %rd101, %rd100;
	ld.global.u32 	%r22, [%rd102];
$L__BB0_20:
	setp.lt.s64 	%p19, %rd124, 0;
	@%p19 bra 	$L__BB0_22;
	mul.lo.s64 	%rd103, %rd10, %rd124;
	cvta.to.global.u64 	%rd104, %rd3;
	add.s64 	%rd105, %rd104, %rd103;
	ld.global.u32 	%r23, [%rd105];
$L__BB0_22:
	setp.lt.s64 	%p20, %rd125, 0;
	mov.u32 	%r25, 0;
	mov.u32 	%r24, %r25;
	@%p20 bra 	$L__BB0_24;
	mul.lo.s64 	%rd106, %rd10, %rd125;
	cvta.to.global.u64 	%rd107, %rd3;
	add.s64 	%rd108, %rd107, %rd106;
	ld.global.u32 	%r24, [%rd108];
$L__BB0_24:
	setp.lt.s64 	%p21, %rd126, 0;
	@%p21 bra 	$L__BB0_26;
	mul.lo.s64 	%rd109, %rd10, %rd126;
	cvta.to.global.u64 	%rd110, %rd3;
	add.s64 	%rd111, %rd110, %rd109;
	ld.global.u32 	%r25, [%rd111];
$L__BB0_26:
	or.pred  	%p24, %p2, %p18;
	@%p24 bra 	$L__BB0_28;
	shl.b64 	%rd113, %rd23, 2;
	add.s64 	%rd112, %rd4, %rd113;
	st.global.cs.u32 [%rd112], %r22;
$L__BB0_28:
	or.pred  	%p27, %p3, %p19;
	@%p27 bra 	$L__BB0_30;
	st.global.cs.u32 [%rd17], %r23;
$L__BB0_30:
	or.pred  	%p30, %p4, %p20;
	@%p30 bra 	$L__BB0_32;
	st.global.cs.u32 [%rd18], %r24;
$L__BB0_32:
	or.pred  	%p33, %p5, %p21;
	@%p33 bra 	$L__BB0_34;
	st.global.cs.u32 [%rd19], %r25;
$L__BB0_34:
	add.s64 	%rd118, %rd118, %rd8;
	setp.lt.s64 	%p34, %rd118, %rd7;
	add.s64 	%rd117, %rd117, 1;
	@%p34 bra 	$L__BB0_2;
$L__BB0_35:
	ret;
}
)PTX"},
    {"gs_gather_line_8", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_gather_line_8(
	.param .align 8 .b8 gs_gather_line_8_param_0[872]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<35>;
	.reg .b32 	%r<6>;
	.reg .b64 	%rd<144>;
	mov.b64 	%rd53, gs_gather_line_8_param_0;
	add.s64 	%rd1, %rd53, 464;
	ld.param.u64 	%rd2, [gs_gather_line_8_param_0+464];
	ld.param.u64 	%rd3, [gs_gather_line_8_param_0];
	ld.param.u64 	%rd4, [gs_gather_line_8_param_0+8];
	ld.param.u64 	%rd5, [gs_gather_line_8_param_0+536];
	mov.u32 	%r1, %ctaid.x;
	mul.wide.u32 	%rd131, %r1, 1024;
	ld.param.u64 	%rd7, [gs_gather_line_8_param_0+32];
	setp.ge.s64 	%p1, %rd131, %rd7;
	@%p1 bra 	$L__BB0_35;
	mov.u32 	%r2, %nctaid.x;
	mov.u32 	%r3, %ntid.x;
	mul.wide.u32 	%rd56, %r3, %r2;
	shl.b64 	%rd8, %rd56, 2;
	mov.u32 	%r4, %tid.x;
	cvt.u64.u32 	%rd57, %r4;
	ld.param.u64 	%rd58, [%rd1+-448];
	mov.u64 	%rd55, 0;
	cvta.to.global.u64 	%rd9, %rd58;
	ld.param.u64 	%rd10, [%rd1+80];
	add.s64 	%rd59, %rd131, %rd57;
	add.s64 	%rd12, %rd59, 256;
	add.s64 	%rd13, %rd59, 512;
	add.s64 	%rd14, %rd59, 768;
	mov.u64 	%rd130, %rd55;
$L__BB0_2:
	mul.lo.s64 	%rd61, %rd8, %rd130;
	add.s64 	%rd62, %rd12, %rd61;
	shl.b64 	%rd63, %rd62, 3;
	add.s64 	%rd17, %rd2, %rd63;
	add.s64 	%rd64, %rd13, %rd61;
	shl.b64 	%rd65, %rd64, 3;
	add.s64 	%rd18, %rd2, %rd65;
	add.s64 	%rd66, %rd14, %rd61;
	shl.b64 	%rd67, %rd66, 3;
	add.s64 	%rd19, %rd2, %rd67;
	add.s64 	%rd20, %rd4, %rd63;
	add.s64 	%rd21, %rd4, %rd65;
	add.s64 	%rd22, %rd4, %rd67;
	add.s64 	%rd23, %rd131, %rd57;
	setp.ge.s64 	%p2, %rd23, %rd7;
	mov.u64 	%rd132, %rd55;
	@%p2 bra 	$L__BB0_4;
	shl.b64 	%rd71, %rd23, 3;
	add.s64 	%rd70, %rd2, %rd71;
	ld.global.cs.s64 %rd132, [%rd70];
$L__BB0_4:
	add.s64 	%rd26, %rd23, 256;
	setp.ge.s64 	%p3, %rd26, %rd7;
	mov.u64 	%rd134, 0;
	mov.u64 	%rd133, %rd134;
	@%p3 bra 	$L__BB0_6;
	ld.global.cs.s64 %rd133, [%rd17];
$L__BB0_6:
	add.s64 	%rd29, %rd23, 512;
	setp.ge.s64 	%p4, %rd29, %rd7;
	@%p4 bra 	$L__BB0_8;
	ld.global.cs.s64 %rd134, [%rd18];
$L__BB0_8:
	add.s64 	%rd32, %rd23, 768;
	setp.ge.s64 	%p5, %rd32, %rd7;
	mov.u64 	%rd135, 0;
	@%p5 bra 	$L__BB0_10;
	ld.global.cs.s64 %rd135, [%rd19];
$L__BB0_10:
	shr.s64 	%rd81, %rd132, 63;
	and.b64  	%rd82, %rd81, %rd5;
	add.s64 	%rd83, %rd132, %rd82;
	setp.lt.u64 	%p6, %rd83, %rd5;
	or.pred  	%p8, %p6, %p2;
	selp.b64 	%rd136, %rd83, -1, %p6;
	@%p8 bra 	$L__BB0_12;
	shl.b64 	%rd85, %rd23, 2;
	atom.global.min.u64 	%rd86, [%rd9], %rd85;
	mov.u64 	%rd136, -1;
$L__BB0_12:
	shr.s64 	%rd87, %rd133, 63;
	and.b64  	%rd88, %rd87, %rd5;
	add.s64 	%rd89, %rd133, %rd88;
	setp.lt.u64 	%p9, %rd89, %rd5;
	or.pred  	%p11, %p9, %p3;
	selp.b64 	%rd137, %rd89, -1, %p9;
	@%p11 bra 	$L__BB0_14;
	shl.b64 	%rd91, %rd26, 2;
	atom.global.min.u64 	%rd92, [%rd9], %rd91;
	mov.u64 	%rd137, -1;
$L__BB0_14:
	shr.s64 	%rd93, %rd134, 63;
	and.b64  	%rd94, %rd93, %rd5;
	add.s64 	%rd95, %rd134, %rd94;
	setp.lt.u64 	%p12, %rd95, %rd5;
	or.pred  	%p14, %p12, %p4;
	selp.b64 	%rd138, %rd95, -1, %p12;
	@%p14 bra 	$L__BB0_16;
	shl.b64 	%rd97, %rd29, 2;
	atom.global.min.u64 	%rd98, [%rd9], %rd97;
	mov.u64 	%rd138, -1;
$L__BB0_16:
	shr.s64 	%rd99, %rd135, 63;
	and.b64  	%rd100, %rd99, %rd5;
	add.s64 	%rd101, %rd135, %rd100;
	setp.lt.u64 	%p15, %rd101, %rd5;
	or.pred  	%p17, %p15, %p5;
	selp.b64 	%rd139, %rd101, -1, %p15;
	@%p17 bra 	$L__BB0_18;
	shl.b64 	%rd103, %rd32, 2;
	atom.global.min.u64 	%rd104, [%rd9], %rd103;
	mov.u64 	%rd139, -1;
$L__BB0_18:
	setp.lt.s64 	%p18, %rd136, 0;
	mov.u64 	%rd141, 0;
	mov.u64 	%rd140, %rd141;
	@%p18 bra 	$L__BB0_20;
	mul.lo.s64 	%rd106, %rd10, %rd136;
	cvta.to.global.u64 	%rd107, %rd3;
	add.s64 	%rd108, %rd107, %rd106;
	ld.global.u64 	%rd140, [%rd108];
$L__BB0_20:
	setp.lt.s64 	%p19, %rd137, 0;
	@%p19 bra 	$L__BB0_22;
	mul.lo.s64 	%rd110, %rd10, %rd137;
	cvta.to.global.u64 	%rd111, %rd3;
	add.s64 	%rd112, %rd111, %rd110;
	ld.global.u64 	%rd141, [%rd112];
$L__BB0_22:
	setp.lt.s64 	%p20, %rd138, 0;
	mov.u64 	%rd143, 0;
	mov.u64 	%rd142, %rd143;
	@%p20 bra 	$L__BB0_24;
	mul.lo.s64 	%rd114, %rd10, %rd138;
	cvta.to.global.u64 	%rd115, %rd3;
	add.s64 	%rd116, %rd115, %rd114;
	ld.global.u64 	%rd142, [%rd116];
$L__BB0_24:
	setp.lt.s64 	%p21, %rd139, 0;
	@%p21 bra 	$L__BB0_26;
	mul.lo.s64 	%rd118, %rd10, %rd139;
	cvta.to.global.u64 	%rd119, %rd3;
	add.s64 	%rd120, %rd119, %rd118;
	ld.global.u64 	%rd143, [%rd120];
$L__BB0_26:
	or.pred  	%p24, %p2, %p18;
	@%p24 bra 	$L__BB0_28;
	shl.b64 	%rd123, %rd23, 3;
	add.s64 	%rd121, %rd4, %rd123;
	st.global.cs.u64 [%rd121], %rd140;
$L__BB0_28:
	or.pred  	%p27, %p3, %p19;
	@%p27 bra 	$L__BB0_30;
	st.global.cs.u64 [%rd20], %rd141;
$L__BB0_30:
	or.pred  	%p30, %p4, %p20;
	@%p30 bra 	$L__BB0_32;
	st.global.cs.u64 [%rd21], %rd142;
$L__BB0_32:
	or.pred  	%p33, %p5, %p21;
	@%p33 bra 	$L__BB0_34;
	st.global.cs.u64 [%rd22], %rd143;
$L__BB0_34:
	add.s64 	%rd131, %rd131, %rd8;
	setp.lt.s64 	%p34, %rd131, %rd7;
	add.s64 	%rd130, %rd130, 1;
	@%p34 bra 	$L__BB0_2;
$L__BB0_35:
	ret;
}
)PTX"},
    {"gs_scatter", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_scatter(
	.param .align 8 .b8 gs_scatter_param_0[872]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<87>;
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<234>;
	.reg .b64 	%rd<502>;
	mov.b64 	%rd248, gs_scatter_param_0;
	add.s64 	%rd2, %rd248, 24;
	ld.param.u64 	%rd3, [gs_scatter_param_0+32];
	ld.param.u64 	%rd4, [gs_scatter_param_0+24];
	mul.lo.s64 	%rd249, %rd3, %rd4;
	ld.param.u64 	%rd5, [gs_scatter_param_0+40];
	mul.lo.s64 	%rd250, %rd249, %rd5;
	mov.u32 	%r35, %ctaid.x;
	mov.u32 	%r36, %ntid.x;
	mul.wide.u32 	%rd251, %r35, %r36;
	mov.u32 	%r37, %tid.x;
	cvt.u64.u32 	%rd252, %r37;
	add.s64 	%rd436, %rd251, %rd252;
	setp.ge.s64 	%p1, %rd436, %rd250;
	@%p1 bra 	$L__BB0_161;
	ld.param.u32 	%r1, [%rd2+160];
	add.s64 	%rd7, %rd248, 48;
	ld.param.v2.u32 	{%r38, %r39}, [%rd2+24];
	add.s64 	%rd8, %rd248, 320;
	ld.param.u64 	%rd9, [%rd2+-24];
	ld.param.u64 	%rd10, [%rd2+824];
	ld.param.v2.u32 	{%r40, %r41}, [%rd2+840];
	ld.param.u64 	%rd11, [%rd2+832];
	ld.param.u64 	%rd12, [%rd2+-16];
	ld.param.u64 	%rd13, [%rd2+-8];
	ld.param.u32 	%r6, [%rd2+432];
	ld.param.u32 	%r7, [%rd2+296];
	not.b32 	%r42, %r7;
	max.s32 	%r43, %r42, -2;
	add.s32 	%r44, %r7, %r43;
	add.s32 	%r45, %r44, 2;
	add.s32 	%r8, %r44, 1;
	and.b32  	%r9, %r45, 3;
	cvt.s64.s32 	%rd14, %r7;
	sub.s32 	%r10, %r44, %r9;
	shl.b64 	%rd347, %rd14, 3;
	cvta.to.global.u64 	%rd408, %rd13;
	cvta.to.global.u64 	%rd422, %rd12;
	bra.uni 	$L__BB0_2;
$L__BB0_140:
	setp.eq.s64 	%p74, %rd10, 0;
	mov.u64 	%rd500, 0;
	cvta.to.global.u64 	%rd412, %rd9;
	add.s64 	%rd235, %rd412, %rd455;
	add.s64 	%rd236, %rd9, %rd455;
	mov.u64 	%rd501, %rd500;
	@%p74 bra 	$L__BB0_145;
	sub.s64 	%rd237, %rd236, %rd11;
	cvt.s64.s32 	%rd413, %r39;
	or.b64  	%rd414, %rd237, %rd413;
	and.b64  	%rd415, %rd414, -4294967296;
	setp.eq.s64 	%p75, %rd415, 0;
	@%p75 bra 	$L__BB0_143;
	div.s64 	%rd499, %rd237, %rd413;
	bra.uni 	$L__BB0_144;
$L__BB0_143:
	cvt.u32.u64 	%r206, %rd237;
	div.u32 	%r207, %r206, %r39;
	cvt.u64.u32 	%rd499, %r207;
$L__BB0_144:
	cvta.to.global.u64 	%rd417, %rd10;
	shl.b64 	%rd418, %rd499, 2;
	add.s64 	%rd500, %rd417, %rd418;
	add.s64 	%rd501, %rd10, %rd418;
$L__BB0_145:
	setp.eq.s32 	%p76, %r41, 0;
	@%p76 bra 	$L__BB0_158;
	setp.eq.s64 	%p77, %rd501, 0;
	@%p77 bra 	$L__BB0_148;
	cvt.u32.u64 	%r223, %rd436;
	add.s32 	%r222, %r223, 1;
	ld.global.u32 	%r208, [%rd500];
	setp.ne.s32 	%p78, %r208, %r222;
	@%p78 bra 	$L__BB0_160;
$L__BB0_148:
	setp.eq.s32 	%p79, %r40, 0;
	cvt.s64.s32 	%rd419, %r39;
	mul.lo.s64 	%rd420, %rd436, %rd419;
	selp.b64 	%rd421, %rd420, 0, %p79;
	add.s64 	%rd245, %rd422, %rd421;
	setp.gt.s32 	%p80, %r39, 3;
	@%p80 bra 	$L__BB0_152;
	setp.eq.s32 	%p83, %r39, 1;
	@%p83 bra 	$L__BB0_156;
	setp.eq.s32 	%p84, %r39, 2;
	@%p84 bra 	$L__BB0_151;
	bra.uni 	$L__BB0_157;
$L__BB0_151:
	ld.global.u16 	%rs1, [%rd245];
	st.global.u16 	[%rd235], %rs1;
	bra.uni 	$L__BB0_160;
$L__BB0_158:
	setp.eq.s64 	%p85, %rd501, 0;
	@%p85 bra 	$L__BB0_160;
	cvt.u32.u64 	%r224, %rd436;
	add.s32 	%r214, %r224, 1;
	atom.global.max.u32 	%r211, [%rd500], %r214;
	bra.uni 	$L__BB0_160;
$L__BB0_152:
	setp.eq.s32 	%p81, %r39, 4;
	@%p81 bra 	$L__BB0_155;
	setp.ne.s32 	%p82, %r39, 8;
	@%p82 bra 	$L__BB0_157;
	ld.global.u64 	%rd423, [%rd245];
	st.global.u64 	[%rd235], %rd423;
	bra.uni 	$L__BB0_160;
$L__BB0_156:
	ld.global.u8 	%rs2, [%rd245];
	st.global.u8 	[%rd235], %rs2;
	bra.uni 	$L__BB0_160;
$L__BB0_155:
	ld.global.u32 	%r210, [%rd245];
	st.global.u32 	[%rd235], %r210;
	bra.uni 	$L__BB0_160;
$L__BB0_157:
	ld.global.u64 	%rd424, [%rd245];
	st.global.u64 	[%rd235], %rd424;
	ld.global.u64 	%rd425, [%rd245+8];
	st.global.u64 	[%rd235+8], %rd425;
	bra.uni 	$L__BB0_160;
$L__BB0_2:
	setp.eq.s64 	%p2, %rd5, 1;
	mov.u64 	%rd437, %rd436;
	@%p2 bra 	$L__BB0_6;
	or.b64  	%rd253, %rd436, %rd5;
	and.b64  	%rd254, %rd253, -4294967296;
	setp.eq.s64 	%p3, %rd254, 0;
	@%p3 bra 	$L__BB0_5;
	div.s64 	%rd437, %rd436, %rd5;
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.u32.u64 	%r46, %rd5;
	cvt.u32.u64 	%r47, %rd436;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd437, %r48;
$L__BB0_6:
	setp.eq.s64 	%p4, %rd4, 1;
	mov.u64 	%rd455, 0;
	mov.u64 	%rd440, %rd455;
	@%p4 bra 	$L__BB0_10;
	or.b64  	%rd257, %rd437, %rd3;
	and.b64  	%rd258, %rd257, -4294967296;
	setp.eq.s64 	%p5, %rd258, 0;
	@%p5 bra 	$L__BB0_9;
	div.s64 	%rd440, %rd437, %rd3;
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.u32.u64 	%r49, %rd3;
	cvt.u32.u64 	%r50, %rd437;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd440, %r51;
$L__BB0_10:
	mul.lo.s64 	%rd260, %rd3, %rd440;
	sub.s64 	%rd23, %rd437, %rd260;
	setp.lt.s32 	%p6, %r1, 1;
	setp.lt.s64 	%p7, %rd4, 2;
	or.pred  	%p8, %p7, %p6;
	@%p8 bra 	$L__BB0_38;
	not.b32 	%r52, %r1;
	max.s32 	%r53, %r52, -2;
	add.s32 	%r54, %r1, %r53;
	add.s32 	%r55, %r54, 1;
	setp.lt.u32 	%p9, %r55, 3;
	add.s32 	%r56, %r54, 2;
	and.b32  	%r57, %r56, 3;
	sub.s32 	%r226, %r56, %r57;
	mov.u64 	%rd455, 0;
	mov.u32 	%r225, %r1;
	@%p9 bra 	$L__BB0_25;
$L__BB0_12:
	mul.wide.s32 	%rd264, %r225, 8;
	add.s64 	%rd27, %rd7, %rd264;
	ld.param.u64 	%rd28, [%rd27];
	or.b64  	%rd265, %rd440, %rd28;
	and.b64  	%rd266, %rd265, -4294967296;
	setp.eq.s64 	%p10, %rd266, 0;
	@%p10 bra 	$L__BB0_14;
	div.s64 	%rd441, %rd440, %rd28;
	mul.lo.s64 	%rd267, %rd441, %rd28;
	sub.s64 	%rd442, %rd440, %rd267;
	bra.uni 	$L__BB0_15;
$L__BB0_14:
	cvt.u32.u64 	%r58, %rd28;
	cvt.u32.u64 	%r59, %rd440;
	div.u32 	%r60, %r59, %r58;
	mul.lo.s32 	%r61, %r60, %r58;
	sub.s32 	%r62, %r59, %r61;
	cvt.u64.u32 	%rd441, %r60;
	cvt.u64.u32 	%rd442, %r62;
$L__BB0_15:
	ld.param.u64 	%rd268, [%rd27+64];
	mul.lo.s64 	%rd269, %rd268, %rd442;
	add.s64 	%rd35, %rd269, %rd455;
	ld.param.u64 	%rd36, [%rd27+-8];
	or.b64  	%rd270, %rd441, %rd36;
	and.b64  	%rd271, %rd270, -4294967296;
	setp.eq.s64 	%p11, %rd271, 0;
	@%p11 bra 	$L__BB0_17;
	div.s64 	%rd443, %rd441, %rd36;
	mul.lo.s64 	%rd272, %rd443, %rd36;
	sub.s64 	%rd444, %rd441, %rd272;
	bra.uni 	$L__BB0_18;
$L__BB0_17:
	cvt.u32.u64 	%r63, %rd36;
	cvt.u32.u64 	%r64, %rd441;
	div.u32 	%r65, %r64, %r63;
	mul.lo.s32 	%r66, %r65, %r63;
	sub.s32 	%r67, %r64, %r66;
	cvt.u64.u32 	%rd443, %r65;
	cvt.u64.u32 	%rd444, %r67;
$L__BB0_18:
	ld.param.u64 	%rd273, [%rd27+56];
	mul.lo.s64 	%rd274, %rd273, %rd444;
	add.s64 	%rd43, %rd274, %rd35;
	ld.param.u64 	%rd44, [%rd27+-16];
	or.b64  	%rd275, %rd443, %rd44;
	and.b64  	%rd276, %rd275, -4294967296;
	setp.eq.s64 	%p12, %rd276, 0;
	@%p12 bra 	$L__BB0_20;
	div.s64 	%rd445, %rd443, %rd44;
	mul.lo.s64 	%rd277, %rd445, %rd44;
	sub.s64 	%rd446, %rd443, %rd277;
	bra.uni 	$L__BB0_21;
$L__BB0_20:
	cvt.u32.u64 	%r68, %rd44;
	cvt.u32.u64 	%r69, %rd443;
	div.u32 	%r70, %r69, %r68;
	mul.lo.s32 	%r71, %r70, %r68;
	sub.s32 	%r72, %r69, %r71;
	cvt.u64.u32 	%rd445, %r70;
	cvt.u64.u32 	%rd446, %r72;
$L__BB0_21:
	ld.param.u64 	%rd278, [%rd27+48];
	mul.lo.s64 	%rd279, %rd278, %rd446;
	add.s64 	%rd51, %rd279, %rd43;
	ld.param.u64 	%rd52, [%rd27+-24];
	or.b64  	%rd280, %rd445, %rd52;
	and.b64  	%rd281, %rd280, -4294967296;
	setp.eq.s64 	%p13, %rd281, 0;
	@%p13 bra 	$L__BB0_23;
	div.s64 	%rd440, %rd445, %rd52;
	mul.lo.s64 	%rd282, %rd440, %rd52;
	sub.s64 	%rd448, %rd445, %rd282;
	bra.uni 	$L__BB0_24;
$L__BB0_23:
	cvt.u32.u64 	%r74, %rd52;
	cvt.u32.u64 	%r75, %rd445;
	div.u32 	%r76, %r75, %r74;
	mul.lo.s32 	%r77, %r76, %r74;
	sub.s32 	%r78, %r75, %r77;
	cvt.u64.u32 	%rd440, %r76;
	cvt.u64.u32 	%rd448, %r78;
$L__BB0_24:
	cvt.s64.s32 	%rd433, %r225;
	cvt.u32.u64 	%r217, %rd433;
	add.s32 	%r225, %r217, -4;
	ld.param.u64 	%rd283, [%rd27+40];
	mul.lo.s64 	%rd284, %rd283, %rd448;
	add.s64 	%rd455, %rd284, %rd51;
	add.s32 	%r226, %r226, -4;
	setp.ne.s32 	%p14, %r226, 0;
	@%p14 bra 	$L__BB0_12;
$L__BB0_25:
	setp.eq.s32 	%p15, %r57, 0;
	@%p15 bra 	$L__BB0_38;
	mul.wide.s32 	%rd285, %r225, 8;
	add.s64 	%rd63, %rd7, %rd285;
	ld.param.u64 	%rd64, [%rd63];
	or.b64  	%rd286, %rd440, %rd64;
	and.b64  	%rd287, %rd286, -4294967296;
	setp.eq.s64 	%p16, %rd287, 0;
	@%p16 bra 	$L__BB0_28;
	div.s64 	%rd450, %rd440, %rd64;
	mul.lo.s64 	%rd288, %rd450, %rd64;
	sub.s64 	%rd451, %rd440, %rd288;
	bra.uni 	$L__BB0_29;
$L__BB0_28:
	cvt.u32.u64 	%r84, %rd64;
	cvt.u32.u64 	%r85, %rd440;
	div.u32 	%r86, %r85, %r84;
	mul.lo.s32 	%r87, %r86, %r84;
	sub.s32 	%r88, %r85, %r87;
	cvt.u64.u32 	%rd450, %r86;
	cvt.u64.u32 	%rd451, %r88;
$L__BB0_29:
	setp.eq.s32 	%p17, %r57, 1;
	ld.param.u64 	%rd289, [%rd63+64];
	mul.lo.s64 	%rd290, %rd289, %rd451;
	add.s64 	%rd455, %rd290, %rd455;
	@%p17 bra 	$L__BB0_38;
	ld.param.u64 	%rd72, [%rd63+-8];
	or.b64  	%rd291, %rd450, %rd72;
	and.b64  	%rd292, %rd291, -4294967296;
	setp.eq.s64 	%p18, %rd292, 0;
	@%p18 bra 	$L__BB0_32;
	div.s64 	%rd452, %rd450, %rd72;
	mul.lo.s64 	%rd293, %rd452, %rd72;
	sub.s64 	%rd453, %rd450, %rd293;
	bra.uni 	$L__BB0_33;
$L__BB0_32:
	cvt.u32.u64 	%r94, %rd72;
	cvt.u32.u64 	%r95, %rd450;
	div.u32 	%r96, %r95, %r94;
	mul.lo.s32 	%r97, %r96, %r94;
	sub.s32 	%r98, %r95, %r97;
	cvt.u64.u32 	%rd452, %r96;
	cvt.u64.u32 	%rd453, %r98;
$L__BB0_33:
	setp.eq.s32 	%p19, %r57, 2;
	ld.param.u64 	%rd294, [%rd63+56];
	mul.lo.s64 	%rd295, %rd294, %rd453;
	add.s64 	%rd455, %rd295, %rd455;
	@%p19 bra 	$L__BB0_38;
	ld.param.u64 	%rd80, [%rd63+-16];
	or.b64  	%rd296, %rd452, %rd80;
	and.b64  	%rd297, %rd296, -4294967296;
	setp.eq.s64 	%p20, %rd297, 0;
	@%p20 bra 	$L__BB0_36;
	rem.s64 	%rd454, %rd452, %rd80;
	bra.uni 	$L__BB0_37;
$L__BB0_36:
	cvt.u32.u64 	%r104, %rd80;
	cvt.u32.u64 	%r105, %rd452;
	rem.u32 	%r106, %r105, %r104;
	cvt.u64.u32 	%rd454, %r106;
$L__BB0_37:
	ld.param.u64 	%rd298, [%rd63+48];
	mul.lo.s64 	%rd299, %rd298, %rd454;
	add.s64 	%rd455, %rd299, %rd455;
$L__BB0_38:
	setp.lt.s64 	%p21, %rd5, 2;
	@%p21 bra 	$L__BB0_68;
	setp.lt.s32 	%p22, %r6, 1;
	mov.u64 	%rd472, 0;
	@%p22 bra 	$L__BB0_67;
	mul.lo.s64 	%rd435, %rd5, %rd437;
	sub.s64 	%rd457, %rd436, %rd435;
	not.b32 	%r107, %r6;
	max.s32 	%r108, %r107, -2;
	add.s32 	%r109, %r6, %r108;
	add.s32 	%r110, %r109, 1;
	setp.lt.u32 	%p23, %r110, 3;
	add.s32 	%r111, %r109, 2;
	and.b32  	%r112, %r111, 3;
	sub.s32 	%r228, %r111, %r112;
	mov.u64 	%rd472, 0;
	mov.u32 	%r227, %r6;
	@%p23 bra 	$L__BB0_54;
$L__BB0_41:
	mul.wide.s32 	%rd304, %r227, 8;
	add.s64 	%rd88, %rd8, %rd304;
	ld.param.u64 	%rd89, [%rd88];
	or.b64  	%rd305, %rd457, %rd89;
	and.b64  	%rd306, %rd305, -4294967296;
	setp.eq.s64 	%p24, %rd306, 0;
	@%p24 bra 	$L__BB0_43;
	div.s64 	%rd458, %rd457, %rd89;
	mul.lo.s64 	%rd307, %rd458, %rd89;
	sub.s64 	%rd459, %rd457, %rd307;
	bra.uni 	$L__BB0_44;
$L__BB0_43:
	cvt.u32.u64 	%r113, %rd89;
	cvt.u32.u64 	%r114, %rd457;
	div.u32 	%r115, %r114, %r113;
	mul.lo.s32 	%r116, %r115, %r113;
	sub.s32 	%r117, %r114, %r116;
	cvt.u64.u32 	%rd458, %r115;
	cvt.u64.u32 	%rd459, %r117;
$L__BB0_44:
	ld.param.u64 	%rd308, [%rd88+64];
	mul.lo.s64 	%rd309, %rd308, %rd459;
	add.s64 	%rd96, %rd309, %rd472;
	ld.param.u64 	%rd97, [%rd88+-8];
	or.b64  	%rd310, %rd458, %rd97;
	and.b64  	%rd311, %rd310, -4294967296;
	setp.eq.s64 	%p25, %rd311, 0;
	@%p25 bra 	$L__BB0_46;
	div.s64 	%rd460, %rd458, %rd97;
	mul.lo.s64 	%rd312, %rd460, %rd97;
	sub.s64 	%rd461, %rd458, %rd312;
	bra.uni 	$L__BB0_47;
$L__BB0_46:
	cvt.u32.u64 	%r118, %rd97;
	cvt.u32.u64 	%r119, %rd458;
	div.u32 	%r120, %r119, %r118;
	mul.lo.s32 	%r121, %r120, %r118;
	sub.s32 	%r122, %r119, %r121;
	cvt.u64.u32 	%rd460, %r120;
	cvt.u64.u32 	%rd461, %r122;
$L__BB0_47:
	ld.param.u64 	%rd313, [%rd88+56];
	mul.lo.s64 	%rd314, %rd313, %rd461;
	add.s64 	%rd104, %rd314, %rd96;
	ld.param.u64 	%rd105, [%rd88+-16];
	or.b64  	%rd315, %rd460, %rd105;
	and.b64  	%rd316, %rd315, -4294967296;
	setp.eq.s64 	%p26, %rd316, 0;
	@%p26 bra 	$L__BB0_49;
	div.s64 	%rd462, %rd460, %rd105;
	mul.lo.s64 	%rd317, %rd462, %rd105;
	sub.s64 	%rd463, %rd460, %rd317;
	bra.uni 	$L__BB0_50;
$L__BB0_49:
	cvt.u32.u64 	%r123, %rd105;
	cvt.u32.u64 	%r124, %rd460;
	div.u32 	%r125, %r124, %r123;
	mul.lo.s32 	%r126, %r125, %r123;
	sub.s32 	%r127, %r124, %r126;
	cvt.u64.u32 	%rd462, %r125;
	cvt.u64.u32 	%rd463, %r127;
$L__BB0_50:
	ld.param.u64 	%rd318, [%rd88+48];
	mul.lo.s64 	%rd319, %rd318, %rd463;
	add.s64 	%rd112, %rd319, %rd104;
	ld.param.u64 	%rd113, [%rd88+-24];
	or.b64  	%rd320, %rd462, %rd113;
	and.b64  	%rd321, %rd320, -4294967296;
	setp.eq.s64 	%p27, %rd321, 0;
	@%p27 bra 	$L__BB0_52;
	div.s64 	%rd457, %rd462, %rd113;
	mul.lo.s64 	%rd322, %rd457, %rd113;
	sub.s64 	%rd465, %rd462, %rd322;
	bra.uni 	$L__BB0_53;
$L__BB0_52:
	cvt.u32.u64 	%r128, %rd113;
	cvt.u32.u64 	%r129, %rd462;
	div.u32 	%r130, %r129, %r128;
	mul.lo.s32 	%r131, %r130, %r128;
	sub.s32 	%r132, %r129, %r131;
	cvt.u64.u32 	%rd457, %r130;
	cvt.u64.u32 	%rd465, %r132;
$L__BB0_53:
	add.s32 	%r227, %r227, -4;
	ld.param.u64 	%rd323, [%rd88+40];
	mul.lo.s64 	%rd324, %rd323, %rd465;
	add.s64 	%rd472, %rd324, %rd112;
	add.s32 	%r228, %r228, -4;
	setp.ne.s32 	%p28, %r228, 0;
	@%p28 bra 	$L__BB0_41;
$L__BB0_54:
	setp.eq.s32 	%p29, %r112, 0;
	@%p29 bra 	$L__BB0_67;
	mul.wide.s32 	%rd325, %r227, 8;
	add.s64 	%rd124, %rd8, %rd325;
	ld.param.u64 	%rd125, [%rd124];
	or.b64  	%rd326, %rd457, %rd125;
	and.b64  	%rd327, %rd326, -4294967296;
	setp.eq.s64 	%p30, %rd327, 0;
	@%p30 bra 	$L__BB0_57;
	div.s64 	%rd467, %rd457, %rd125;
	mul.lo.s64 	%rd328, %rd467, %rd125;
	sub.s64 	%rd468, %rd457, %rd328;
	bra.uni 	$L__BB0_58;
$L__BB0_57:
	cvt.u32.u64 	%r138, %rd125;
	cvt.u32.u64 	%r139, %rd457;
	div.u32 	%r140, %r139, %r138;
	mul.lo.s32 	%r141, %r140, %r138;
	sub.s32 	%r142, %r139, %r141;
	cvt.u64.u32 	%rd467, %r140;
	cvt.u64.u32 	%rd468, %r142;
$L__BB0_58:
	setp.eq.s32 	%p31, %r112, 1;
	ld.param.u64 	%rd329, [%rd124+64];
	mul.lo.s64 	%rd330, %rd329, %rd468;
	add.s64 	%rd472, %rd330, %rd472;
	@%p31 bra 	$L__BB0_67;
	ld.param.u64 	%rd133, [%rd124+-8];
	or.b64  	%rd331, %rd467, %rd133;
	and.b64  	%rd332, %rd331, -4294967296;
	setp.eq.s64 	%p32, %rd332, 0;
	@%p32 bra 	$L__BB0_61;
	div.s64 	%rd469, %rd467, %rd133;
	mul.lo.s64 	%rd333, %rd469, %rd133;
	sub.s64 	%rd470, %rd467, %rd333;
	bra.uni 	$L__BB0_62;
$L__BB0_61:
	cvt.u32.u64 	%r148, %rd133;
	cvt.u32.u64 	%r149, %rd467;
	div.u32 	%r150, %r149, %r148;
	mul.lo.s32 	%r151, %r150, %r148;
	sub.s32 	%r152, %r149, %r151;
	cvt.u64.u32 	%rd469, %r150;
	cvt.u64.u32 	%rd470, %r152;
$L__BB0_62:
	setp.eq.s32 	%p33, %r112, 2;
	ld.param.u64 	%rd334, [%rd124+56];
	mul.lo.s64 	%rd335, %rd334, %rd470;
	add.s64 	%rd472, %rd335, %rd472;
	@%p33 bra 	$L__BB0_67;
	ld.param.u64 	%rd141, [%rd124+-16];
	or.b64  	%rd336, %rd469, %rd141;
	and.b64  	%rd337, %rd336, -4294967296;
	setp.eq.s64 	%p34, %rd337, 0;
	@%p34 bra 	$L__BB0_65;
	rem.s64 	%rd471, %rd469, %rd141;
	bra.uni 	$L__BB0_66;
$L__BB0_65:
	cvt.u32.u64 	%r158, %rd141;
	cvt.u32.u64 	%r159, %rd469;
	rem.u32 	%r160, %r159, %r158;
	cvt.u64.u32 	%rd471, %r160;
$L__BB0_66:
	ld.param.u64 	%rd338, [%rd124+48];
	mul.lo.s64 	%rd339, %rd338, %rd471;
	add.s64 	%rd472, %rd339, %rd472;
$L__BB0_67:
	add.s64 	%rd455, %rd472, %rd455;
$L__BB0_68:
	setp.lt.s32 	%p35, %r38, 1;
	@%p35 bra 	$L__BB0_139;
	mov.u32 	%r229, 0;
	mov.u64 	%rd474, 0;
$L__BB0_70:
	mov.u64 	%rd495, 0;
	cvt.s64.s32 	%rd151, %r229;
	setp.lt.s32 	%p36, %r7, 1;
	@%p36 bra 	$L__BB0_130;
	setp.lt.u32 	%p37, %r8, 3;
	mov.u64 	%rd495, 0;
	mov.u32 	%r233, %r7;
	mov.u64 	%rd480, %rd23;
	@%p37 bra 	$L__BB0_106;
	mov.u32 	%r162, -2;
	sub.s32 	%r231, %r162, %r7;
	mul.lo.s64 	%rd345, %rd474, 96;
	add.s64 	%rd346, %rd248, %rd345;
	add.s64 	%rd348, %rd346, %rd347;
	add.s64 	%rd478, %rd348, 464;
	mov.u64 	%rd495, 0;
	mov.u32 	%r230, %r10;
	mov.u32 	%r233, %r7;
	mov.u64 	%rd480, %rd23;
$L__BB0_73:
	mov.u64 	%rd156, %rd478;
	mul.lo.s64 	%rd430, %rd474, -96;
	add.s64 	%rd429, %rd430, -288;
	add.s64 	%rd350, %rd156, %rd429;
	add.s64 	%rd158, %rd350, -16;
	setp.eq.s32 	%p38, %r231, -3;
	mov.u64 	%rd479, %rd480;
	@%p38 bra 	$L__BB0_77;
	ld.param.u64 	%rd159, [%rd158+24];
	or.b64  	%rd351, %rd480, %rd159;
	and.b64  	%rd352, %rd351, -4294967296;
	setp.eq.s64 	%p39, %rd352, 0;
	@%p39 bra 	$L__BB0_76;
	rem.s64 	%rd479, %rd480, %rd159;
	bra.uni 	$L__BB0_77;
$L__BB0_76:
	cvt.u32.u64 	%r163, %rd159;
	cvt.u32.u64 	%r164, %rd480;
	rem.u32 	%r165, %r164, %r163;
	cvt.u64.u32 	%rd479, %r165;
$L__BB0_77:
	setp.lt.s32 	%p40, %r233, 2;
	@%p40 bra 	$L__BB0_81;
	ld.param.u64 	%rd163, [%rd158+24];
	or.b64  	%rd353, %rd480, %rd163;
	and.b64  	%rd354, %rd353, -4294967296;
	setp.eq.s64 	%p41, %rd354, 0;
	@%p41 bra 	$L__BB0_80;
	div.s64 	%rd480, %rd480, %rd163;
	bra.uni 	$L__BB0_81;
$L__BB0_80:
	cvt.u32.u64 	%r166, %rd163;
	cvt.u32.u64 	%r167, %rd480;
	div.u32 	%r168, %r167, %r166;
	cvt.u64.u32 	%rd480, %r168;
$L__BB0_81:
	ld.param.u64 	%rd355, [%rd156];
	mul.lo.s64 	%rd356, %rd355, %rd479;
	add.s64 	%rd167, %rd356, %rd495;
	setp.eq.s32 	%p42, %r233, 2;
	mov.u64 	%rd481, %rd480;
	@%p42 bra 	$L__BB0_85;
	ld.param.u64 	%rd168, [%rd158+16];
	or.b64  	%rd357, %rd480, %rd168;
	and.b64  	%rd358, %rd357, -4294967296;
	setp.eq.s64 	%p43, %rd358, 0;
	@%p43 bra 	$L__BB0_84;
	rem.s64 	%rd481, %rd480, %rd168;
	bra.uni 	$L__BB0_85;
$L__BB0_84:
	cvt.u32.u64 	%r169, %rd168;
	cvt.u32.u64 	%r170, %rd480;
	rem.u32 	%r171, %r170, %r169;
	cvt.u64.u32 	%rd481, %r171;
$L__BB0_85:
	setp.lt.s32 	%p44, %r233, 3;
	@%p44 bra 	$L__BB0_89;
	ld.param.u64 	%rd172, [%rd158+16];
	or.b64  	%rd359, %rd480, %rd172;
	and.b64  	%rd360, %rd359, -4294967296;
	setp.eq.s64 	%p45, %rd360, 0;
	@%p45 bra 	$L__BB0_88;
	div.s64 	%rd480, %rd480, %rd172;
	bra.uni 	$L__BB0_89;
$L__BB0_88:
	cvt.u32.u64 	%r172, %rd172;
	cvt.u32.u64 	%r173, %rd480;
	div.u32 	%r174, %r173, %r172;
	cvt.u64.u32 	%rd480, %r174;
$L__BB0_89:
	ld.param.u64 	%rd361, [%rd156+-8];
	mul.lo.s64 	%rd362, %rd361, %rd481;
	add.s64 	%rd176, %rd362, %rd167;
	setp.eq.s32 	%p46, %r233, 3;
	mov.u64 	%rd483, %rd480;
	@%p46 bra 	$L__BB0_93;
	ld.param.u64 	%rd177, [%rd158+8];
	or.b64  	%rd363, %rd480, %rd177;
	and.b64  	%rd364, %rd363, -4294967296;
	setp.eq.s64 	%p47, %rd364, 0;
	@%p47 bra 	$L__BB0_92;
	rem.s64 	%rd483, %rd480, %rd177;
	bra.uni 	$L__BB0_93;
$L__BB0_92:
	cvt.u32.u64 	%r175, %rd177;
	cvt.u32.u64 	%r176, %rd480;
	rem.u32 	%r177, %r176, %r175;
	cvt.u64.u32 	%rd483, %r177;
$L__BB0_93:
	setp.lt.s32 	%p48, %r233, 4;
	@%p48 bra 	$L__BB0_97;
	ld.param.u64 	%rd181, [%rd158+8];
	or.b64  	%rd365, %rd480, %rd181;
	and.b64  	%rd366, %rd365, -4294967296;
	setp.eq.s64 	%p49, %rd366, 0;
	@%p49 bra 	$L__BB0_96;
	div.s64 	%rd480, %rd480, %rd181;
	bra.uni 	$L__BB0_97;
$L__BB0_96:
	cvt.u32.u64 	%r178, %rd181;
	cvt.u32.u64 	%r179, %rd480;
	div.u32 	%r180, %r179, %r178;
	cvt.u64.u32 	%rd480, %r180;
$L__BB0_97:
	ld.param.u64 	%rd367, [%rd156+-16];
	mul.lo.s64 	%rd368, %rd367, %rd483;
	add.s64 	%rd185, %rd368, %rd176;
	setp.eq.s32 	%p50, %r233, 4;
	mov.u64 	%rd485, %rd480;
	@%p50 bra 	$L__BB0_101;
	ld.param.u64 	%rd186, [%rd158];
	or.b64  	%rd369, %rd480, %rd186;
	and.b64  	%rd370, %rd369, -4294967296;
	setp.eq.s64 	%p51, %rd370, 0;
	@%p51 bra 	$L__BB0_100;
	rem.s64 	%rd485, %rd480, %rd186;
	bra.uni 	$L__BB0_101;
$L__BB0_100:
	cvt.u32.u64 	%r181, %rd186;
	cvt.u32.u64 	%r182, %rd480;
	rem.u32 	%r183, %r182, %r181;
	cvt.u64.u32 	%rd485, %r183;
$L__BB0_101:
	setp.lt.s32 	%p52, %r233, 5;
	@%p52 bra 	$L__BB0_105;
	ld.param.u64 	%rd190, [%rd158];
	or.b64  	%rd371, %rd480, %rd190;
	and.b64  	%rd372, %rd371, -4294967296;
	setp.eq.s64 	%p53, %rd372, 0;
	@%p53 bra 	$L__BB0_104;
	div.s64 	%rd480, %rd480, %rd190;
	bra.uni 	$L__BB0_105;
$L__BB0_104:
	cvt.u32.u64 	%r184, %rd190;
	cvt.u32.u64 	%r185, %rd480;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd480, %r186;
$L__BB0_105:
	add.s32 	%r233, %r233, -4;
	add.s64 	%rd478, %rd156, -32;
	ld.param.u64 	%rd373, [%rd156+-24];
	mul.lo.s64 	%rd374, %rd373, %rd485;
	add.s64 	%rd495, %rd374, %rd185;
	add.s32 	%r231, %r231, 4;
	add.s32 	%r230, %r230, -4;
	setp.ne.s32 	%p54, %r230, -2;
	@%p54 bra 	$L__BB0_73;
$L__BB0_106:
	setp.eq.s32 	%p55, %r9, 0;
	@%p55 bra 	$L__BB0_130;
	add.s32 	%r187, %r233, -3;
	mul.wide.s32 	%rd375, %r187, 8;
	add.s64 	%rd376, %rd248, %rd375;
	add.s64 	%rd199, %rd376, 192;
	setp.eq.s32 	%p56, %r233, 1;
	mov.u64 	%rd490, %rd480;
	@%p56 bra 	$L__BB0_111;
	ld.param.u64 	%rd200, [%rd199+16];
	or.b64  	%rd377, %rd480, %rd200;
	and.b64  	%rd378, %rd377, -4294967296;
	setp.eq.s64 	%p57, %rd378, 0;
	@%p57 bra 	$L__BB0_110;
	rem.s64 	%rd490, %rd480, %rd200;
	bra.uni 	$L__BB0_111;
$L__BB0_110:
	cvt.u32.u64 	%r188, %rd200;
	cvt.u32.u64 	%r189, %rd480;
	rem.u32 	%r190, %r189, %r188;
	cvt.u64.u32 	%rd490, %r190;
$L__BB0_111:
	setp.lt.s32 	%p58, %r233, 2;
	@%p58 bra 	$L__BB0_115;
	ld.param.u64 	%rd204, [%rd199+16];
	or.b64  	%rd379, %rd480, %rd204;
	and.b64  	%rd380, %rd379, -4294967296;
	setp.eq.s64 	%p59, %rd380, 0;
	@%p59 bra 	$L__BB0_114;
	div.s64 	%rd480, %rd480, %rd204;
	bra.uni 	$L__BB0_115;
$L__BB0_114:
	cvt.u32.u64 	%r191, %rd204;
	cvt.u32.u64 	%r192, %rd480;
	div.u32 	%r193, %r192, %r191;
	cvt.u64.u32 	%rd480, %r193;
$L__BB0_115:
	add.s32 	%r220, %r233, -1;
	mul.lo.s64 	%rd381, %rd151, 96;
	add.s64 	%rd382, %rd248, %rd381;
	mul.wide.s32 	%rd383, %r220, 8;
	add.s64 	%rd384, %rd382, %rd383;
	add.s64 	%rd208, %rd384, 472;
	ld.param.u64 	%rd385, [%rd384+472];
	mul.lo.s64 	%rd386, %rd385, %rd490;
	add.s64 	%rd495, %rd386, %rd495;
	setp.eq.s32 	%p60, %r9, 1;
	@%p60 bra 	$L__BB0_130;
	add.s32 	%r221, %r233, -1;
	setp.eq.s32 	%p61, %r221, 1;
	mov.u64 	%rd492, %rd480;
	@%p61 bra 	$L__BB0_120;
	ld.param.u64 	%rd210, [%rd199+8];
	or.b64  	%rd387, %rd480, %rd210;
	and.b64  	%rd388, %rd387, -4294967296;
	setp.eq.s64 	%p62, %rd388, 0;
	@%p62 bra 	$L__BB0_119;
	rem.s64 	%rd492, %rd480, %rd210;
	bra.uni 	$L__BB0_120;
$L__BB0_119:
	cvt.u32.u64 	%r194, %rd210;
	cvt.u32.u64 	%r195, %rd480;
	rem.u32 	%r196, %r195, %r194;
	cvt.u64.u32 	%rd492, %r196;
$L__BB0_120:
	setp.gt.s32 	%p63, %r233, 2;
	@%p63 bra 	$L__BB0_121;
	bra.uni 	$L__BB0_124;
$L__BB0_121:
	ld.param.u64 	%rd214, [%rd199+8];
	or.b64  	%rd389, %rd480, %rd214;
	and.b64  	%rd390, %rd389, -4294967296;
	setp.eq.s64 	%p64, %rd390, 0;
	@%p64 bra 	$L__BB0_123;
	div.s64 	%rd480, %rd480, %rd214;
	bra.uni 	$L__BB0_124;
$L__BB0_123:
	cvt.u32.u64 	%r197, %rd214;
	cvt.u32.u64 	%r198, %rd480;
	div.u32 	%r199, %r198, %r197;
	cvt.u64.u32 	%rd480, %r199;
$L__BB0_124:
	ld.param.u64 	%rd391, [%rd208+-8];
	mul.lo.s64 	%rd392, %rd391, %rd492;
	add.s64 	%rd495, %rd392, %rd495;
	setp.eq.s32 	%p65, %r9, 2;
	@%p65 bra 	$L__BB0_130;
	setp.eq.s32 	%p66, %r233, 3;
	@%p66 bra 	$L__BB0_129;
	ld.param.u64 	%rd219, [%rd199];
	or.b64  	%rd393, %rd480, %rd219;
	and.b64  	%rd394, %rd393, -4294967296;
	setp.eq.s64 	%p67, %rd394, 0;
	@%p67 bra 	$L__BB0_128;
	rem.s64 	%rd480, %rd480, %rd219;
	bra.uni 	$L__BB0_129;
$L__BB0_128:
	cvt.u32.u64 	%r200, %rd219;
	cvt.u32.u64 	%r201, %rd480;
	rem.u32 	%r202, %r201, %r200;
	cvt.u64.u32 	%rd480, %r202;
$L__BB0_129:
	ld.param.u64 	%rd395, [%rd208+-16];
	mul.lo.s64 	%rd396, %rd395, %rd480;
	add.s64 	%rd495, %rd396, %rd495;
$L__BB0_130:
	mul.lo.s64 	%rd397, %rd151, 96;
	add.s64 	%rd398, %rd248, %rd397;
	add.s64 	%rd225, %rd398, 464;
	ld.param.u64 	%rd399, [%rd398+464];
	cvta.to.global.u64 	%rd400, %rd399;
	add.s64 	%rd226, %rd400, %rd495;
	ld.param.u32 	%r203, [%rd398+552];
	setp.eq.s32 	%p68, %r203, 0;
	@%p68 bra 	$L__BB0_132;
	ld.global.s32 	%rd497, [%rd226];
	bra.uni 	$L__BB0_133;
$L__BB0_132:
	ld.global.u64 	%rd497, [%rd226];
$L__BB0_133:
	setp.gt.s64 	%p69, %rd497, -1;
	@%p69 bra 	$L__BB0_135;
	ld.param.u64 	%rd401, [%rd225+72];
	add.s64 	%rd497, %rd401, %rd497;
$L__BB0_135:
	setp.lt.s64 	%p70, %rd497, 0;
	@%p70 bra 	$L__BB0_138;
	ld.param.u64 	%rd402, [%rd225+72];
	setp.ge.s64 	%p71, %rd497, %rd402;
	@%p71 bra 	$L__BB0_138;
	cvt.u32.u64 	%r204, %rd151;
	ld.param.u64 	%rd403, [%rd225+80];
	mul.lo.s64 	%rd404, %rd403, %rd497;
	add.s64 	%rd455, %rd404, %rd455;
	add.s32 	%r229, %r204, 1;
	setp.lt.s32 	%p72, %r229, %r38;
	add.s64 	%rd474, %rd474, 1;
	@%p72 bra 	$L__BB0_70;
	bra.uni 	$L__BB0_139;
$L__BB0_138:
	shl.b64 	%rd406, %rd23, 2;
	add.s64 	%rd407, %rd406, %rd151;
	atom.global.min.u64 	%rd409, [%rd408], %rd407;
	mov.u64 	%rd455, -9223372036854775808;
$L__BB0_139:
	setp.eq.s64 	%p73, %rd455, -9223372036854775808;
	@%p73 bra 	$L__BB0_160;
	bra.uni 	$L__BB0_140;
$L__BB0_160:
	mov.u32 	%r215, %ntid.x;
	mov.u32 	%r212, %nctaid.x;
	mul.wide.u32 	%rd426, %r212, %r215;
	add.s64 	%rd436, %rd436, %rd426;
	setp.lt.s64 	%p86, %rd436, %rd250;
	@%p86 bra 	$L__BB0_2;
$L__BB0_161:
	ret;
}
)PTX"},
    {"gs_mask_count", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_mask_count(
	.param .align 8 .b8 gs_mask_count_param_0[192]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<59>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<43>;
	.reg .b64 	%rd<88>;
	.shared .align 8 .b8 _ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps[64];
	mov.b64 	%rd17, gs_mask_count_param_0;
	mov.u32 	%r4, %ctaid.x;
	mul.wide.u32 	%rd19, %r4, 16384;
	mov.u32 	%r5, %tid.x;
	cvt.u64.u32 	%rd20, %r5;
	ld.param.u64 	%rd1, [gs_mask_count_param_0+8];
	mov.u64 	%rd87, 0;
	ld.param.u64 	%rd2, [gs_mask_count_param_0];
	add.s64 	%rd86, %rd19, %rd20;
	mov.u32 	%r42, 0;
$L__BB0_1:
	.pragma "nounroll";
	setp.ge.s64 	%p18, %rd86, %rd1;
	mov.pred 	%p52, 0;
	mov.pred 	%p51, %p52;
	@%p18 bra 	$L__BB0_3;
	cvta.to.global.u64 	%rd21, %rd2;
	add.s64 	%rd22, %rd21, %rd86;
	ld.global.u8 	%rs1, [%rd22];
	setp.ne.s16 	%p51, %rs1, 0;
$L__BB0_3:
	selp.u64 	%rd23, 1, 0, %p51;
	add.s64 	%rd6, %rd87, %rd23;
	add.s64 	%rd24, %rd86, 256;
	setp.ge.s64 	%p20, %rd24, %rd1;
	@%p20 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd25, %rd2;
	add.s64 	%rd26, %rd25, %rd86;
	ld.global.u8 	%rs2, [%rd26+256];
	setp.ne.s16 	%p52, %rs2, 0;
$L__BB0_5:
	selp.u64 	%rd27, 1, 0, %p52;
	add.s64 	%rd7, %rd6, %rd27;
	add.s64 	%rd28, %rd86, 512;
	setp.ge.s64 	%p22, %rd28, %rd1;
	mov.pred 	%p54, 0;
	mov.pred 	%p53, %p54;
	@%p22 bra 	$L__BB0_7;
	cvta.to.global.u64 	%rd29, %rd2;
	add.s64 	%rd30, %rd29, %rd86;
	ld.global.u8 	%rs3, [%rd30+512];
	setp.ne.s16 	%p53, %rs3, 0;
$L__BB0_7:
	selp.u64 	%rd31, 1, 0, %p53;
	add.s64 	%rd8, %rd7, %rd31;
	add.s64 	%rd32, %rd86, 768;
	setp.ge.s64 	%p24, %rd32, %rd1;
	@%p24 bra 	$L__BB0_9;
	cvta.to.global.u64 	%rd33, %rd2;
	add.s64 	%rd34, %rd33, %rd86;
	ld.global.u8 	%rs4, [%rd34+768];
	setp.ne.s16 	%p54, %rs4, 0;
$L__BB0_9:
	selp.u64 	%rd35, 1, 0, %p54;
	add.s64 	%rd9, %rd8, %rd35;
	add.s64 	%rd36, %rd86, 1024;
	setp.ge.s64 	%p26, %rd36, %rd1;
	mov.pred 	%p56, 0;
	mov.pred 	%p55, %p56;
	@%p26 bra 	$L__BB0_11;
	cvta.to.global.u64 	%rd37, %rd2;
	add.s64 	%rd38, %rd37, %rd86;
	ld.global.u8 	%rs5, [%rd38+1024];
	setp.ne.s16 	%p55, %rs5, 0;
$L__BB0_11:
	selp.u64 	%rd39, 1, 0, %p55;
	add.s64 	%rd10, %rd9, %rd39;
	add.s64 	%rd40, %rd86, 1280;
	setp.ge.s64 	%p28, %rd40, %rd1;
	@%p28 bra 	$L__BB0_13;
	cvta.to.global.u64 	%rd41, %rd2;
	add.s64 	%rd42, %rd41, %rd86;
	ld.global.u8 	%rs6, [%rd42+1280];
	setp.ne.s16 	%p56, %rs6, 0;
$L__BB0_13:
	selp.u64 	%rd43, 1, 0, %p56;
	add.s64 	%rd11, %rd10, %rd43;
	add.s64 	%rd44, %rd86, 1536;
	setp.ge.s64 	%p30, %rd44, %rd1;
	mov.pred 	%p58, 0;
	mov.pred 	%p57, %p58;
	@%p30 bra 	$L__BB0_15;
	cvta.to.global.u64 	%rd45, %rd2;
	add.s64 	%rd46, %rd45, %rd86;
	ld.global.u8 	%rs7, [%rd46+1536];
	setp.ne.s16 	%p57, %rs7, 0;
$L__BB0_15:
	selp.u64 	%rd47, 1, 0, %p57;
	add.s64 	%rd12, %rd11, %rd47;
	add.s64 	%rd48, %rd86, 1792;
	setp.ge.s64 	%p32, %rd48, %rd1;
	@%p32 bra 	$L__BB0_17;
	cvta.to.global.u64 	%rd49, %rd2;
	add.s64 	%rd50, %rd49, %rd86;
	ld.global.u8 	%rs8, [%rd50+1792];
	setp.ne.s16 	%p58, %rs8, 0;
$L__BB0_17:
	selp.u64 	%rd51, 1, 0, %p58;
	add.s64 	%rd87, %rd12, %rd51;
	add.s64 	%rd86, %rd86, 2048;
	add.s32 	%r42, %r42, 8;
	setp.ne.s32 	%p33, %r42, 64;
	@%p33 bra 	$L__BB0_1;
	and.b32  	%r27, %r5, 31;
	mov.b64 {%r6,%r7}, %rd87;
	mov.u32 	%r28, 0;
	mov.u32 	%r29, 1;
	mov.u32 	%r30, -1;
	shfl.sync.up.b32 	%r9|%p34, %r7, %r29, %r28, %r30;
	shfl.sync.up.b32 	%r8|%p35, %r6, %r29, %r28, %r30;
	mov.b64 %rd53, {%r8,%r9};
	setp.eq.s32 	%p36, %r27, 0;
	selp.b64 	%rd62, 0, %rd53, %p36;
	add.s64 	%rd54, %rd62, %rd87;
	mov.b64 {%r10,%r11}, %rd54;
	mov.u32 	%r31, 2;
	shfl.sync.up.b32 	%r13|%p37, %r11, %r31, %r28, %r30;
	shfl.sync.up.b32 	%r12|%p38, %r10, %r31, %r28, %r30;
	mov.b64 %rd55, {%r12,%r13};
	setp.lt.u32 	%p39, %r27, 2;
	selp.b64 	%rd63, 0, %rd55, %p39;
	add.s64 	%rd56, %rd63, %rd54;
	mov.b64 {%r14,%r15}, %rd56;
	mov.u32 	%r32, 4;
	shfl.sync.up.b32 	%r17|%p40, %r15, %r32, %r28, %r30;
	shfl.sync.up.b32 	%r16|%p41, %r14, %r32, %r28, %r30;
	mov.b64 %rd57, {%r16,%r17};
	setp.lt.u32 	%p42, %r27, 4;
	selp.b64 	%rd64, 0, %rd57, %p42;
	add.s64 	%rd58, %rd64, %rd56;
	mov.b64 {%r18,%r19}, %rd58;
	mov.u32 	%r33, 8;
	shfl.sync.up.b32 	%r21|%p43, %r19, %r33, %r28, %r30;
	shfl.sync.up.b32 	%r20|%p44, %r18, %r33, %r28, %r30;
	mov.b64 %rd59, {%r20,%r21};
	setp.lt.u32 	%p45, %r27, 8;
	selp.b64 	%rd65, 0, %rd59, %p45;
	add.s64 	%rd60, %rd65, %rd58;
	mov.b64 {%r22,%r23}, %rd60;
	mov.u32 	%r34, 16;
	shfl.sync.up.b32 	%r25|%p46, %r23, %r34, %r28, %r30;
	shfl.sync.up.b32 	%r24|%p47, %r22, %r34, %r28, %r30;
	mov.b64 %rd61, {%r24,%r25};
	setp.lt.u32 	%p48, %r27, 16;
	selp.b64 	%rd66, 0, %rd61, %p48;
	add.s64 	%rd15, %rd66, %rd60;
	setp.ne.s32 	%p49, %r27, 31;
	@%p49 bra 	$L__BB0_20;
	shr.u32 	%r36, %r5, 2;
	and.b32  	%r37, %r36, 1073741816;
	mov.u32 	%r38, _ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps;
	add.s32 	%r39, %r38, %r37;
	st.shared.u64 	[%r39], %rd15;
$L__BB0_20:
	bar.sync 	0;
	ld.shared.u64 	%rd67, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps+8];
	ld.shared.u64 	%rd68, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps];
	add.s64 	%rd69, %rd67, %rd68;
	ld.shared.u64 	%rd70, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps+16];
	add.s64 	%rd71, %rd70, %rd69;
	ld.shared.u64 	%rd72, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps+24];
	add.s64 	%rd73, %rd72, %rd71;
	ld.shared.u64 	%rd74, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps+32];
	add.s64 	%rd75, %rd74, %rd73;
	ld.shared.u64 	%rd76, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps+40];
	add.s64 	%rd77, %rd76, %rd75;
	ld.shared.u64 	%rd78, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps+48];
	add.s64 	%rd79, %rd78, %rd77;
	ld.shared.u64 	%rd80, [_ZZ13gs_mask_countN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_398010MaskParamsEE5warps+56];
	add.s64 	%rd16, %rd80, %rd79;
	bar.sync 	0;
	setp.ne.s32 	%p50, %r5, 0;
	@%p50 bra 	$L__BB0_22;
	ld.param.u64 	%rd82, [%rd17+16];
	cvta.to.global.u64 	%rd83, %rd82;
	mul.wide.u32 	%rd84, %r4, 8;
	add.s64 	%rd85, %rd83, %rd84;
	st.global.u64 	[%rd85], %rd16;
$L__BB0_22:
	ret;
}
)PTX"},
    {"gs_mask_starts", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_mask_starts(
	.param .align 8 .b8 gs_mask_starts_param_0[192]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<30>;
	.reg .b32 	%r<40>;
	.reg .b64 	%rd<88>;
	.shared .align 8 .b8 _ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps[64];
	mov.b64 	%rd17, gs_mask_starts_param_0;
	add.s64 	%rd1, %rd17, 8;
	mov.u64 	%rd87, 0;
	ld.param.u64 	%rd20, [gs_mask_starts_param_0+8];
	add.s64 	%rd21, %rd20, 16383;
	shr.s64 	%rd22, %rd21, 63;
	shr.u64 	%rd23, %rd22, 50;
	add.s64 	%rd24, %rd21, %rd23;
	shr.s64 	%rd2, %rd24, 14;
	setp.lt.s64 	%p1, %rd20, 1;
	@%p1 bra 	$L__BB0_9;
	mov.u32 	%r1, %tid.x;
	ld.param.u64 	%rd27, [%rd1+8];
	mov.u64 	%rd26, 0;
	cvta.to.global.u64 	%rd28, %rd27;
	mul.wide.u32 	%rd29, %r1, 8;
	add.s64 	%rd83, %rd28, %rd29;
	and.b32  	%r24, %r1, 31;
	mov.u64 	%rd84, %rd26;
	mov.u64 	%rd87, %rd26;
$L__BB0_2:
	cvt.u64.u32 	%rd31, %r1;
	add.s64 	%rd7, %rd31, %rd84;
	setp.ge.s64 	%p2, %rd7, %rd2;
	mov.u64 	%rd86, %rd26;
	@%p2 bra 	$L__BB0_4;
	ld.global.u64 	%rd86, [%rd83];
$L__BB0_4:
	setp.lt.u32 	%p3, %r24, 16;
	mov.u32 	%r25, 16;
	setp.lt.u32 	%p4, %r24, 8;
	mov.u32 	%r26, 8;
	setp.lt.u32 	%p5, %r24, 4;
	mov.u32 	%r27, 4;
	setp.lt.u32 	%p6, %r24, 2;
	mov.u32 	%r28, 2;
	setp.eq.s32 	%p7, %r24, 0;
	mov.u32 	%r29, 0;
	setp.ne.s32 	%p8, %r24, 31;
	mov.b64 {%r3,%r4}, %rd86;
	mov.u32 	%r30, 1;
	mov.u32 	%r31, -1;
	shfl.sync.up.b32 	%r6|%p9, %r4, %r30, %r29, %r31;
	shfl.sync.up.b32 	%r5|%p10, %r3, %r30, %r29, %r31;
	mov.b64 %rd33, {%r5,%r6};
	selp.b64 	%rd42, 0, %rd33, %p7;
	add.s64 	%rd34, %rd42, %rd86;
	mov.b64 {%r7,%r8}, %rd34;
	shfl.sync.up.b32 	%r10|%p11, %r8, %r28, %r29, %r31;
	shfl.sync.up.b32 	%r9|%p12, %r7, %r28, %r29, %r31;
	mov.b64 %rd35, {%r9,%r10};
	selp.b64 	%rd43, 0, %rd35, %p6;
	add.s64 	%rd36, %rd43, %rd34;
	mov.b64 {%r11,%r12}, %rd36;
	shfl.sync.up.b32 	%r14|%p13, %r12, %r27, %r29, %r31;
	shfl.sync.up.b32 	%r13|%p14, %r11, %r27, %r29, %r31;
	mov.b64 %rd37, {%r13,%r14};
	selp.b64 	%rd44, 0, %rd37, %p5;
	add.s64 	%rd38, %rd44, %rd36;
	mov.b64 {%r15,%r16}, %rd38;
	shfl.sync.up.b32 	%r18|%p15, %r16, %r26, %r29, %r31;
	shfl.sync.up.b32 	%r17|%p16, %r15, %r26, %r29, %r31;
	mov.b64 %rd39, {%r17,%r18};
	selp.b64 	%rd45, 0, %rd39, %p4;
	add.s64 	%rd40, %rd45, %rd38;
	mov.b64 {%r19,%r20}, %rd40;
	shfl.sync.up.b32 	%r22|%p17, %r20, %r25, %r29, %r31;
	shfl.sync.up.b32 	%r21|%p18, %r19, %r25, %r29, %r31;
	mov.b64 %rd41, {%r21,%r22};
	selp.b64 	%rd46, 0, %rd41, %p3;
	add.s64 	%rd10, %rd46, %rd40;
	@%p8 bra 	$L__BB0_6;
	shr.u32 	%r33, %r1, 2;
	and.b32  	%r34, %r33, 1073741816;
	mov.u32 	%r35, _ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps;
	add.s32 	%r36, %r35, %r34;
	st.shared.u64 	[%r36], %rd10;
$L__BB0_6:
	setp.gt.u32 	%p20, %r1, 255;
	setp.gt.u32 	%p21, %r1, 223;
	setp.gt.u32 	%p22, %r1, 191;
	setp.gt.u32 	%p23, %r1, 159;
	setp.gt.u32 	%p24, %r1, 127;
	setp.gt.u32 	%p25, %r1, 95;
	setp.gt.u32 	%p26, %r1, 63;
	shr.u32 	%r38, %r1, 5;
	setp.eq.s32 	%p27, %r38, 0;
	bar.sync 	0;
	ld.shared.u64 	%rd47, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps];
	selp.b64 	%rd48, 0, %rd47, %p27;
	ld.shared.u64 	%rd49, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps+8];
	selp.b64 	%rd50, %rd49, 0, %p26;
	add.s64 	%rd51, %rd48, %rd50;
	add.s64 	%rd52, %rd49, %rd47;
	ld.shared.u64 	%rd53, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps+16];
	selp.b64 	%rd54, %rd53, 0, %p25;
	add.s64 	%rd55, %rd51, %rd54;
	add.s64 	%rd56, %rd53, %rd52;
	ld.shared.u64 	%rd57, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps+24];
	selp.b64 	%rd58, %rd57, 0, %p24;
	add.s64 	%rd59, %rd55, %rd58;
	add.s64 	%rd60, %rd57, %rd56;
	ld.shared.u64 	%rd61, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps+32];
	selp.b64 	%rd62, %rd61, 0, %p23;
	add.s64 	%rd63, %rd59, %rd62;
	add.s64 	%rd64, %rd61, %rd60;
	ld.shared.u64 	%rd65, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps+40];
	selp.b64 	%rd66, %rd65, 0, %p22;
	add.s64 	%rd67, %rd63, %rd66;
	add.s64 	%rd68, %rd65, %rd64;
	ld.shared.u64 	%rd69, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps+48];
	selp.b64 	%rd70, %rd69, 0, %p21;
	add.s64 	%rd71, %rd67, %rd70;
	add.s64 	%rd72, %rd69, %rd68;
	ld.shared.u64 	%rd73, [_ZZ14gs_mask_startsN46_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_407810MaskParamsEE5warps+56];
	selp.b64 	%rd74, %rd73, 0, %p20;
	add.s64 	%rd11, %rd71, %rd74;
	add.s64 	%rd12, %rd73, %rd72;
	bar.sync 	0;
	@%p2 bra 	$L__BB0_8;
	sub.s64 	%rd75, %rd87, %rd86;
	add.s64 	%rd76, %rd75, %rd10;
	add.s64 	%rd77, %rd76, %rd11;
	st.global.u64 	[%rd83], %rd77;
$L__BB0_8:
	add.s64 	%rd87, %rd12, %rd87;
	add.s64 	%rd83, %rd83, 2048;
	add.s64 	%rd84, %rd84, 256;
	setp.lt.s64 	%p28, %rd84, %rd2;
	@%p28 bra 	$L__BB0_2;
$L__BB0_9:
	mov.u32 	%r39, %tid.x;
	setp.ne.s32 	%p29, %r39, 0;
	@%p29 bra 	$L__BB0_11;
	ld.param.u64 	%rd79, [%rd17+16];
	cvta.to.global.u64 	%rd80, %rd79;
	shl.b64 	%rd81, %rd2, 3;
	add.s64 	%rd82, %rd80, %rd81;
	st.global.u64 	[%rd82], %rd87;
$L__BB0_11:
	ret;
}
)PTX"},
    {"gs_compress", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_compress(
	.param .align 8 .b8 gs_compress_param_0[192]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<107>;
	.reg .b16 	%rs<15>;
	.reg .b32 	%r<170>;
	.reg .b64 	%rd<207>;
	.shared .align 4 .b8 _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places[2048];
	.shared .align 8 .b8 _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps[64];
	mov.b64 	%rd20, gs_compress_param_0;
	ld.param.u64 	%rd1, [gs_compress_param_0+40];
	mov.u32 	%r19, %ctaid.x;
	mul.wide.u32 	%rd21, %r19, 16384;
	mov.u32 	%r20, %tid.x;
	cvt.u64.u32 	%rd22, %r20;
	ld.param.u64 	%rd2, [gs_compress_param_0+8];
	ld.param.u64 	%rd3, [gs_compress_param_0];
	add.s64 	%rd204, %rd21, %rd22;
	mov.u32 	%r168, 128;
	and.b32  	%r22, %r20, 31;
	shr.u32 	%r24, %r20, 3;
	and.b32  	%r25, %r24, 536870908;
$L__BB0_1:
	setp.ge.s64 	%p32, %rd204, %rd2;
	mov.pred 	%p97, 0;
	@%p32 bra 	$L__BB0_3;
	cvta.to.global.u64 	%rd23, %rd3;
	add.s64 	%rd24, %rd23, %rd204;
	ld.global.u8 	%rs1, [%rd24];
	setp.ne.s16 	%p97, %rs1, 0;
$L__BB0_3:
	setp.ne.s32 	%p33, %r22, 0;
	mov.u32 	%r23, -1;
	vote.sync.ballot.b32 	%r2, %p97, %r23;
	mov.u32 	%r26, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r3, %r26, %r25;
	@%p33 bra 	$L__BB0_5;
	popc.b32 	%r27, %r2;
	add.s32 	%r28, %r3, %r168;
	st.shared.u32 	[%r28+-128], %r27;
$L__BB0_5:
	add.s64 	%rd25, %rd204, 256;
	setp.ge.s64 	%p35, %rd25, %rd2;
	mov.pred 	%p98, 0;
	@%p35 bra 	$L__BB0_7;
	cvta.to.global.u64 	%rd26, %rd3;
	add.s64 	%rd27, %rd26, %rd204;
	ld.global.u8 	%rs2, [%rd27+256];
	setp.ne.s16 	%p98, %rs2, 0;
$L__BB0_7:
	mov.u32 	%r31, -1;
	vote.sync.ballot.b32 	%r4, %p98, %r31;
	@%p33 bra 	$L__BB0_9;
	popc.b32 	%r32, %r4;
	add.s32 	%r33, %r3, %r168;
	st.shared.u32 	[%r33+-96], %r32;
$L__BB0_9:
	add.s64 	%rd28, %rd204, 512;
	setp.ge.s64 	%p38, %rd28, %rd2;
	mov.pred 	%p99, 0;
	@%p38 bra 	$L__BB0_11;
	cvta.to.global.u64 	%rd29, %rd3;
	add.s64 	%rd30, %rd29, %rd204;
	ld.global.u8 	%rs3, [%rd30+512];
	setp.ne.s16 	%p99, %rs3, 0;
$L__BB0_11:
	mov.u32 	%r36, -1;
	vote.sync.ballot.b32 	%r5, %p99, %r36;
	@%p33 bra 	$L__BB0_13;
	popc.b32 	%r37, %r5;
	add.s32 	%r38, %r3, %r168;
	st.shared.u32 	[%r38+-64], %r37;
$L__BB0_13:
	add.s64 	%rd31, %rd204, 768;
	setp.ge.s64 	%p41, %rd31, %rd2;
	mov.pred 	%p100, 0;
	@%p41 bra 	$L__BB0_15;
	cvta.to.global.u64 	%rd32, %rd3;
	add.s64 	%rd33, %rd32, %rd204;
	ld.global.u8 	%rs4, [%rd33+768];
	setp.ne.s16 	%p100, %rs4, 0;
$L__BB0_15:
	mov.u32 	%r41, -1;
	vote.sync.ballot.b32 	%r6, %p100, %r41;
	@%p33 bra 	$L__BB0_17;
	popc.b32 	%r42, %r6;
	add.s32 	%r43, %r3, %r168;
	st.shared.u32 	[%r43+-32], %r42;
$L__BB0_17:
	add.s64 	%rd34, %rd204, 1024;
	setp.ge.s64 	%p44, %rd34, %rd2;
	mov.pred 	%p101, 0;
	@%p44 bra 	$L__BB0_19;
	cvta.to.global.u64 	%rd35, %rd3;
	add.s64 	%rd36, %rd35, %rd204;
	ld.global.u8 	%rs5, [%rd36+1024];
	setp.ne.s16 	%p101, %rs5, 0;
$L__BB0_19:
	mov.u32 	%r46, -1;
	vote.sync.ballot.b32 	%r7, %p101, %r46;
	@%p33 bra 	$L__BB0_21;
	popc.b32 	%r47, %r7;
	add.s32 	%r48, %r3, %r168;
	st.shared.u32 	[%r48], %r47;
$L__BB0_21:
	add.s64 	%rd37, %rd204, 1280;
	setp.ge.s64 	%p47, %rd37, %rd2;
	mov.pred 	%p102, 0;
	@%p47 bra 	$L__BB0_23;
	cvta.to.global.u64 	%rd38, %rd3;
	add.s64 	%rd39, %rd38, %rd204;
	ld.global.u8 	%rs6, [%rd39+1280];
	setp.ne.s16 	%p102, %rs6, 0;
$L__BB0_23:
	mov.u32 	%r51, -1;
	vote.sync.ballot.b32 	%r8, %p102, %r51;
	@%p33 bra 	$L__BB0_25;
	popc.b32 	%r52, %r8;
	add.s32 	%r53, %r3, %r168;
	st.shared.u32 	[%r53+32], %r52;
$L__BB0_25:
	add.s64 	%rd40, %rd204, 1536;
	setp.ge.s64 	%p50, %rd40, %rd2;
	mov.pred 	%p103, 0;
	@%p50 bra 	$L__BB0_27;
	cvta.to.global.u64 	%rd41, %rd3;
	add.s64 	%rd42, %rd41, %rd204;
	ld.global.u8 	%rs7, [%rd42+1536];
	setp.ne.s16 	%p103, %rs7, 0;
$L__BB0_27:
	mov.u32 	%r56, -1;
	vote.sync.ballot.b32 	%r9, %p103, %r56;
	@%p33 bra 	$L__BB0_29;
	popc.b32 	%r57, %r9;
	add.s32 	%r63, %r3, %r168;
	st.shared.u32 	[%r63+64], %r57;
$L__BB0_29:
	add.s64 	%rd43, %rd204, 1792;
	setp.ge.s64 	%p53, %rd43, %rd2;
	mov.pred 	%p104, 0;
	@%p53 bra 	$L__BB0_31;
	cvta.to.global.u64 	%rd44, %rd3;
	add.s64 	%rd45, %rd44, %rd204;
	ld.global.u8 	%rs8, [%rd45+1792];
	setp.ne.s16 	%p104, %rs8, 0;
$L__BB0_31:
	mov.u32 	%r66, -1;
	vote.sync.ballot.b32 	%r10, %p104, %r66;
	@%p33 bra 	$L__BB0_33;
	popc.b32 	%r67, %r10;
	add.s32 	%r68, %r3, %r168;
	st.shared.u32 	[%r68+96], %r67;
$L__BB0_33:
	add.s32 	%r168, %r168, 256;
	add.s64 	%rd204, %rd204, 2048;
	setp.ne.s32 	%p55, %r168, 2176;
	@%p55 bra 	$L__BB0_1;
	setp.eq.s32 	%p56, %r22, 0;
	mov.u32 	%r91, 0;
	bar.sync 	0;
	mov.u32 	%r92, 1;
	shl.b32 	%r93, %r20, 3;
	add.s32 	%r95, %r26, %r93;
	mov.u32 	%r96, 2;
	mov.u32 	%r97, 4;
	ld.shared.u32 	%r98, [%r95+4];
	ld.shared.u32 	%r12, [%r95];
	add.s32 	%r13, %r98, %r12;
	cvt.s64.s32 	%rd46, %r13;
	mov.b64 {%r69,%r70}, %rd46;
	mov.u32 	%r99, -1;
	shfl.sync.up.b32 	%r72|%p57, %r70, %r92, %r91, %r99;
	shfl.sync.up.b32 	%r71|%p58, %r69, %r92, %r91, %r99;
	mov.b64 %rd47, {%r71,%r72};
	selp.b64 	%rd56, 0, %rd47, %p56;
	add.s64 	%rd48, %rd56, %rd46;
	mov.b64 {%r73,%r74}, %rd48;
	shfl.sync.up.b32 	%r76|%p59, %r74, %r96, %r91, %r99;
	shfl.sync.up.b32 	%r75|%p60, %r73, %r96, %r91, %r99;
	mov.b64 %rd49, {%r75,%r76};
	setp.lt.u32 	%p61, %r22, 2;
	selp.b64 	%rd57, 0, %rd49, %p61;
	add.s64 	%rd50, %rd57, %rd48;
	mov.b64 {%r77,%r78}, %rd50;
	shfl.sync.up.b32 	%r80|%p62, %r78, %r97, %r91, %r99;
	shfl.sync.up.b32 	%r79|%p63, %r77, %r97, %r91, %r99;
	mov.b64 %rd51, {%r79,%r80};
	setp.lt.u32 	%p64, %r22, 4;
	selp.b64 	%rd58, 0, %rd51, %p64;
	add.s64 	%rd52, %rd58, %rd50;
	mov.b64 {%r81,%r82}, %rd52;
	mov.u32 	%r100, 8;
	shfl.sync.up.b32 	%r84|%p65, %r82, %r100, %r91, %r99;
	shfl.sync.up.b32 	%r83|%p66, %r81, %r100, %r91, %r99;
	mov.b64 %rd53, {%r83,%r84};
	setp.lt.u32 	%p67, %r22, 8;
	selp.b64 	%rd59, 0, %rd53, %p67;
	add.s64 	%rd54, %rd59, %rd52;
	mov.b64 {%r85,%r86}, %rd54;
	mov.u32 	%r101, 16;
	shfl.sync.up.b32 	%r88|%p68, %r86, %r101, %r91, %r99;
	shfl.sync.up.b32 	%r87|%p69, %r85, %r101, %r91, %r99;
	mov.b64 %rd55, {%r87,%r88};
	setp.lt.u32 	%p70, %r22, 16;
	selp.b64 	%rd60, 0, %rd55, %p70;
	add.s64 	%rd7, %rd60, %rd54;
	setp.ne.s32 	%p71, %r22, 31;
	@%p71 bra 	$L__BB0_36;
	shr.u32 	%r103, %r20, 2;
	and.b32  	%r104, %r103, 1073741816;
	mov.u32 	%r105, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps;
	add.s32 	%r106, %r105, %r104;
	st.shared.u64 	[%r106], %rd7;
$L__BB0_36:
	bar.sync 	0;
	shr.u32 	%r109, %r20, 5;
	setp.eq.s32 	%p72, %r109, 0;
	ld.shared.u64 	%rd61, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps];
	selp.b64 	%rd62, 0, %rd61, %p72;
	setp.gt.u32 	%p73, %r20, 63;
	ld.shared.u64 	%rd63, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+8];
	selp.b64 	%rd64, %rd63, 0, %p73;
	add.s64 	%rd65, %rd62, %rd64;
	setp.gt.u32 	%p74, %r20, 95;
	ld.shared.u64 	%rd66, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+16];
	selp.b64 	%rd67, %rd66, 0, %p74;
	add.s64 	%rd68, %rd65, %rd67;
	setp.gt.u32 	%p75, %r20, 127;
	ld.shared.u64 	%rd69, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+24];
	selp.b64 	%rd70, %rd69, 0, %p75;
	add.s64 	%rd71, %rd68, %rd70;
	setp.gt.u32 	%p76, %r20, 159;
	mov.u32 	%r169, 32;
	ld.shared.u64 	%rd72, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+32];
	selp.b64 	%rd73, %rd72, 0, %p76;
	add.s64 	%rd74, %rd71, %rd73;
	setp.gt.u32 	%p77, %r20, 191;
	ld.shared.u64 	%rd75, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+40];
	selp.b64 	%rd76, %rd75, 0, %p77;
	add.s64 	%rd77, %rd74, %rd76;
	setp.gt.u32 	%p78, %r20, 223;
	ld.shared.u64 	%rd78, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+48];
	selp.b64 	%rd79, %rd78, 0, %p78;
	add.s64 	%rd80, %rd77, %rd79;
	setp.gt.u32 	%p79, %r20, 255;
	ld.shared.u64 	%rd81, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_415046_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_41508for_trueIZ11gs_compressNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+56];
	selp.b64 	%rd82, %rd81, 0, %p79;
	add.s64 	%rd83, %rd80, %rd82;
	bar.sync 	0;
	add.s64 	%rd84, %rd83, %rd7;
	cvt.u32.u64 	%r110, %rd84;
	sub.s32 	%r111, %r110, %r13;
	st.shared.u32 	[%r95], %r111;
	add.s32 	%r115, %r111, %r12;
	st.shared.u32 	[%r95+4], %r115;
	bar.sync 	0;
	ld.param.u64 	%rd86, [%rd20+16];
	cvta.to.global.u64 	%rd87, %rd86;
	mul.wide.u32 	%rd88, %r19, 8;
	add.s64 	%rd89, %rd87, %rd88;
	ld.global.u64 	%rd8, [%rd89];
	ld.param.u64 	%rd9, [%rd20+8];
	ld.param.u64 	%rd10, [%rd20];
	ld.param.u64 	%rd90, [%rd20+24];
	cvta.to.global.u64 	%rd205, %rd90;
	ld.param.u64 	%rd12, [%rd20+32];
	add.s64 	%rd206, %rd21, %rd22;
$L__BB0_37:
	setp.ge.s64 	%p81, %rd206, %rd9;
	mov.pred 	%p105, 0;
	@%p81 bra 	$L__BB0_39;
	cvta.to.global.u64 	%rd93, %rd10;
	add.s64 	%rd94, %rd93, %rd206;
	ld.global.u8 	%rs9, [%rd94];
	setp.ne.s16 	%p105, %rs9, 0;
$L__BB0_39:
	mov.u32 	%r117, -1;
	vote.sync.ballot.b32 	%r15, %p105, %r117;
	not.pred 	%p82, %p105;
	@%p82 bra 	$L__BB0_50;
	add.s32 	%r124, %r3, %r169;
	ld.shared.s32 	%rd95, [%r124+-32];
	shl.b32 	%r127, %r117, %r22;
	not.b32 	%r128, %r127;
	and.b32  	%r129, %r15, %r128;
	popc.b32 	%r130, %r129;
	cvt.u64.u32 	%rd96, %r130;
	add.s64 	%rd97, %rd8, %rd96;
	add.s64 	%rd16, %rd97, %rd95;
	cvt.u32.u64 	%r118, %rd1;
	setp.gt.s32 	%p83, %r118, 3;
	@%p83 bra 	$L__BB0_44;
	setp.eq.s32 	%p86, %r118, 1;
	@%p86 bra 	$L__BB0_48;
	setp.eq.s32 	%p87, %r118, 2;
	@%p87 bra 	$L__BB0_43;
	bra.uni 	$L__BB0_49;
$L__BB0_43:
	cvta.to.global.u64 	%rd117, %rd12;
	add.s64 	%rd120, %rd21, %rd22;
	cvt.s64.s32 	%rd121, %rd1;
	mul.lo.s64 	%rd122, %rd120, %rd121;
	add.s64 	%rd123, %rd205, %rd122;
	ld.global.u16 	%rs10, [%rd123];
	shl.b64 	%rd124, %rd16, 1;
	add.s64 	%rd125, %rd117, %rd124;
	st.global.u16 	[%rd125], %rs10;
	bra.uni 	$L__BB0_50;
$L__BB0_44:
	setp.eq.s32 	%p84, %r118, 4;
	@%p84 bra 	$L__BB0_47;
	setp.ne.s32 	%p85, %r118, 8;
	@%p85 bra 	$L__BB0_49;
	cvta.to.global.u64 	%rd98, %rd12;
	add.s64 	%rd101, %rd21, %rd22;
	cvt.s64.s32 	%rd102, %rd1;
	mul.lo.s64 	%rd103, %rd101, %rd102;
	add.s64 	%rd104, %rd205, %rd103;
	ld.global.u64 	%rd105, [%rd104];
	shl.b64 	%rd106, %rd16, 3;
	add.s64 	%rd107, %rd98, %rd106;
	st.global.u64 	[%rd107], %rd105;
	bra.uni 	$L__BB0_50;
$L__BB0_48:
	add.s64 	%rd128, %rd21, %rd22;
	cvt.s64.s32 	%rd129, %rd1;
	mul.lo.s64 	%rd130, %rd128, %rd129;
	add.s64 	%rd131, %rd205, %rd130;
	ld.global.u8 	%rs11, [%rd131];
	cvta.to.global.u64 	%rd132, %rd12;
	add.s64 	%rd133, %rd132, %rd16;
	st.global.u8 	[%rd133], %rs11;
	bra.uni 	$L__BB0_50;
$L__BB0_47:
	cvta.to.global.u64 	%rd108, %rd12;
	add.s64 	%rd111, %rd21, %rd22;
	cvt.s64.s32 	%rd112, %rd1;
	mul.lo.s64 	%rd113, %rd111, %rd112;
	add.s64 	%rd114, %rd205, %rd113;
	ld.global.u32 	%r135, [%rd114];
	shl.b64 	%rd115, %rd16, 2;
	add.s64 	%rd116, %rd108, %rd115;
	st.global.u32 	[%rd116], %r135;
	bra.uni 	$L__BB0_50;
$L__BB0_49:
	cvta.to.global.u64 	%rd134, %rd12;
	shl.b64 	%rd135, %rd16, 4;
	add.s64 	%rd136, %rd134, %rd135;
	add.s64 	%rd139, %rd21, %rd22;
	cvt.s64.s32 	%rd140, %rd1;
	mul.lo.s64 	%rd141, %rd139, %rd140;
	add.s64 	%rd142, %rd205, %rd141;
	ld.global.u64 	%rd143, [%rd142];
	st.global.u64 	[%rd136], %rd143;
	ld.global.u64 	%rd144, [%rd142+8];
	st.global.u64 	[%rd136+8], %rd144;
$L__BB0_50:
	add.s64 	%rd145, %rd206, 256;
	setp.ge.s64 	%p89, %rd145, %rd9;
	mov.pred 	%p106, 0;
	@%p89 bra 	$L__BB0_52;
	cvta.to.global.u64 	%rd146, %rd10;
	add.s64 	%rd147, %rd146, %rd206;
	ld.global.u8 	%rs12, [%rd147+256];
	setp.ne.s16 	%p106, %rs12, 0;
$L__BB0_52:
	mov.u32 	%r142, -1;
	vote.sync.ballot.b32 	%r16, %p106, %r142;
	not.pred 	%p90, %p106;
	@%p90 bra 	$L__BB0_63;
	add.s32 	%r149, %r3, %r169;
	ld.shared.s32 	%rd148, [%r149];
	shl.b32 	%r152, %r142, %r22;
	not.b32 	%r153, %r152;
	and.b32  	%r154, %r16, %r153;
	popc.b32 	%r155, %r154;
	cvt.u64.u32 	%rd149, %r155;
	add.s64 	%rd150, %rd8, %rd149;
	add.s64 	%rd17, %rd150, %rd148;
	cvt.u32.u64 	%r143, %rd1;
	setp.gt.s32 	%p91, %r143, 3;
	@%p91 bra 	$L__BB0_57;
	setp.eq.s32 	%p94, %r143, 1;
	@%p94 bra 	$L__BB0_61;
	setp.eq.s32 	%p95, %r143, 2;
	@%p95 bra 	$L__BB0_56;
	bra.uni 	$L__BB0_62;
$L__BB0_56:
	cvta.to.global.u64 	%rd172, %rd12;
	add.s64 	%rd175, %rd21, %rd22;
	add.s64 	%rd176, %rd175, 256;
	cvt.s64.s32 	%rd177, %rd1;
	mul.lo.s64 	%rd178, %rd176, %rd177;
	add.s64 	%rd179, %rd205, %rd178;
	ld.global.u16 	%rs13, [%rd179];
	shl.b64 	%rd180, %rd17, 1;
	add.s64 	%rd181, %rd172, %rd180;
	st.global.u16 	[%rd181], %rs13;
	bra.uni 	$L__BB0_63;
$L__BB0_57:
	setp.eq.s32 	%p92, %r143, 4;
	@%p92 bra 	$L__BB0_60;
	setp.ne.s32 	%p93, %r143, 8;
	@%p93 bra 	$L__BB0_62;
	cvta.to.global.u64 	%rd151, %rd12;
	add.s64 	%rd154, %rd21, %rd22;
	add.s64 	%rd155, %rd154, 256;
	cvt.s64.s32 	%rd156, %rd1;
	mul.lo.s64 	%rd157, %rd155, %rd156;
	add.s64 	%rd158, %rd205, %rd157;
	ld.global.u64 	%rd159, [%rd158];
	shl.b64 	%rd160, %rd17, 3;
	add.s64 	%rd161, %rd151, %rd160;
	st.global.u64 	[%rd161], %rd159;
	bra.uni 	$L__BB0_63;
$L__BB0_61:
	add.s64 	%rd184, %rd21, %rd22;
	add.s64 	%rd185, %rd184, 256;
	cvt.s64.s32 	%rd186, %rd1;
	mul.lo.s64 	%rd187, %rd185, %rd186;
	add.s64 	%rd188, %rd205, %rd187;
	ld.global.u8 	%rs14, [%rd188];
	cvta.to.global.u64 	%rd189, %rd12;
	add.s64 	%rd190, %rd189, %rd17;
	st.global.u8 	[%rd190], %rs14;
	bra.uni 	$L__BB0_63;
$L__BB0_60:
	cvta.to.global.u64 	%rd162, %rd12;
	add.s64 	%rd165, %rd21, %rd22;
	add.s64 	%rd166, %rd165, 256;
	cvt.s64.s32 	%rd167, %rd1;
	mul.lo.s64 	%rd168, %rd166, %rd167;
	add.s64 	%rd169, %rd205, %rd168;
	ld.global.u32 	%r160, [%rd169];
	shl.b64 	%rd170, %rd17, 2;
	add.s64 	%rd171, %rd162, %rd170;
	st.global.u32 	[%rd171], %r160;
	bra.uni 	$L__BB0_63;
$L__BB0_62:
	cvta.to.global.u64 	%rd191, %rd12;
	shl.b64 	%rd192, %rd17, 4;
	add.s64 	%rd193, %rd191, %rd192;
	add.s64 	%rd196, %rd21, %rd22;
	add.s64 	%rd197, %rd196, 256;
	cvt.s64.s32 	%rd198, %rd1;
	mul.lo.s64 	%rd199, %rd197, %rd198;
	add.s64 	%rd200, %rd205, %rd199;
	ld.global.u64 	%rd201, [%rd200];
	st.global.u64 	[%rd193], %rd201;
	ld.global.u64 	%rd202, [%rd200+8];
	st.global.u64 	[%rd193+8], %rd202;
$L__BB0_63:
	add.s64 	%rd206, %rd206, 512;
	cvt.u32.u64 	%r167, %rd1;
	mul.wide.s32 	%rd203, %r167, 512;
	add.s64 	%rd205, %rd205, %rd203;
	add.s32 	%r169, %r169, 64;
	setp.ne.s32 	%p96, %r169, 2080;
	@%p96 bra 	$L__BB0_37;
	ret;
}
)PTX"},
    {"gs_mask_positions", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_mask_positions(
	.param .align 8 .b8 gs_mask_positions_param_0[192]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<103>;
	.reg .b16 	%rs<10>;
	.reg .b32 	%r<269>;
	.reg .b64 	%rd<289>;
	.shared .align 4 .b8 _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places[2048];
	.shared .align 8 .b8 _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps[64];
	mov.b64 	%rd68, gs_mask_positions_param_0;
	mov.u32 	%r27, %ctaid.x;
	mul.wide.u32 	%rd69, %r27, 16384;
	mov.u32 	%r28, %tid.x;
	cvt.u64.u32 	%rd70, %r28;
	add.s64 	%rd1, %rd69, %rd70;
	ld.param.u64 	%rd2, [gs_mask_positions_param_0+8];
	mov.u32 	%r265, 0;
	ld.param.u64 	%rd3, [gs_mask_positions_param_0];
	and.b32  	%r34, %r28, 31;
	shr.u32 	%r3, %r28, 5;
$L__BB0_1:
	shl.b32 	%r29, %r265, 8;
	cvt.s64.s32 	%rd71, %r29;
	add.s64 	%rd72, %rd1, %rd71;
	setp.ge.s64 	%p29, %rd72, %rd2;
	mov.pred 	%p94, 0;
	@%p29 bra 	$L__BB0_3;
	cvta.to.global.u64 	%rd73, %rd3;
	add.s64 	%rd79, %rd73, %rd72;
	ld.global.u8 	%rs1, [%rd79];
	setp.ne.s16 	%p94, %rs1, 0;
$L__BB0_3:
	setp.ne.s32 	%p30, %r34, 0;
	mov.u32 	%r35, -1;
	vote.sync.ballot.b32 	%r2, %p94, %r35;
	@%p30 bra 	$L__BB0_5;
	popc.b32 	%r36, %r2;
	shl.b32 	%r37, %r265, 3;
	add.s32 	%r38, %r37, %r3;
	shl.b32 	%r39, %r38, 2;
	mov.u32 	%r40, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r41, %r40, %r39;
	st.shared.u32 	[%r41], %r36;
$L__BB0_5:
	add.s32 	%r43, %r29, 256;
	cvt.s64.s32 	%rd80, %r43;
	add.s64 	%rd81, %rd1, %rd80;
	setp.ge.s64 	%p32, %rd81, %rd2;
	mov.pred 	%p95, 0;
	@%p32 bra 	$L__BB0_7;
	cvta.to.global.u64 	%rd82, %rd3;
	add.s64 	%rd88, %rd82, %rd72;
	ld.global.u8 	%rs2, [%rd88+256];
	setp.ne.s16 	%p95, %rs2, 0;
$L__BB0_7:
	mov.u32 	%r49, -1;
	vote.sync.ballot.b32 	%r4, %p95, %r49;
	@%p30 bra 	$L__BB0_9;
	popc.b32 	%r50, %r4;
	shl.b32 	%r51, %r265, 3;
	add.s32 	%r52, %r51, %r3;
	shl.b32 	%r53, %r52, 2;
	mov.u32 	%r54, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r55, %r54, %r53;
	st.shared.u32 	[%r55+32], %r50;
$L__BB0_9:
	add.s32 	%r57, %r29, 512;
	cvt.s64.s32 	%rd89, %r57;
	add.s64 	%rd90, %rd1, %rd89;
	setp.ge.s64 	%p35, %rd90, %rd2;
	mov.pred 	%p96, 0;
	@%p35 bra 	$L__BB0_11;
	cvta.to.global.u64 	%rd91, %rd3;
	add.s64 	%rd97, %rd91, %rd72;
	ld.global.u8 	%rs3, [%rd97+512];
	setp.ne.s16 	%p96, %rs3, 0;
$L__BB0_11:
	mov.u32 	%r63, -1;
	vote.sync.ballot.b32 	%r5, %p96, %r63;
	@%p30 bra 	$L__BB0_13;
	popc.b32 	%r64, %r5;
	shl.b32 	%r65, %r265, 3;
	add.s32 	%r66, %r65, %r3;
	shl.b32 	%r67, %r66, 2;
	mov.u32 	%r68, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r69, %r68, %r67;
	st.shared.u32 	[%r69+64], %r64;
$L__BB0_13:
	add.s32 	%r71, %r29, 768;
	cvt.s64.s32 	%rd98, %r71;
	add.s64 	%rd99, %rd1, %rd98;
	setp.ge.s64 	%p38, %rd99, %rd2;
	mov.pred 	%p97, 0;
	@%p38 bra 	$L__BB0_15;
	cvta.to.global.u64 	%rd100, %rd3;
	add.s64 	%rd106, %rd100, %rd72;
	ld.global.u8 	%rs4, [%rd106+768];
	setp.ne.s16 	%p97, %rs4, 0;
$L__BB0_15:
	mov.u32 	%r77, -1;
	vote.sync.ballot.b32 	%r6, %p97, %r77;
	@%p30 bra 	$L__BB0_17;
	popc.b32 	%r78, %r6;
	shl.b32 	%r79, %r265, 3;
	add.s32 	%r80, %r79, %r3;
	shl.b32 	%r81, %r80, 2;
	mov.u32 	%r82, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r83, %r82, %r81;
	st.shared.u32 	[%r83+96], %r78;
$L__BB0_17:
	add.s32 	%r85, %r29, 1024;
	cvt.s64.s32 	%rd107, %r85;
	add.s64 	%rd108, %rd1, %rd107;
	setp.ge.s64 	%p41, %rd108, %rd2;
	mov.pred 	%p98, 0;
	@%p41 bra 	$L__BB0_19;
	cvta.to.global.u64 	%rd109, %rd3;
	add.s64 	%rd115, %rd109, %rd72;
	ld.global.u8 	%rs5, [%rd115+1024];
	setp.ne.s16 	%p98, %rs5, 0;
$L__BB0_19:
	mov.u32 	%r91, -1;
	vote.sync.ballot.b32 	%r7, %p98, %r91;
	@%p30 bra 	$L__BB0_21;
	popc.b32 	%r92, %r7;
	shl.b32 	%r93, %r265, 3;
	add.s32 	%r94, %r93, %r3;
	shl.b32 	%r95, %r94, 2;
	mov.u32 	%r96, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r97, %r96, %r95;
	st.shared.u32 	[%r97+128], %r92;
$L__BB0_21:
	add.s32 	%r99, %r29, 1280;
	cvt.s64.s32 	%rd116, %r99;
	add.s64 	%rd117, %rd1, %rd116;
	setp.ge.s64 	%p44, %rd117, %rd2;
	mov.pred 	%p99, 0;
	@%p44 bra 	$L__BB0_23;
	cvta.to.global.u64 	%rd118, %rd3;
	add.s64 	%rd124, %rd118, %rd72;
	ld.global.u8 	%rs6, [%rd124+1280];
	setp.ne.s16 	%p99, %rs6, 0;
$L__BB0_23:
	mov.u32 	%r105, -1;
	vote.sync.ballot.b32 	%r8, %p99, %r105;
	@%p30 bra 	$L__BB0_25;
	popc.b32 	%r106, %r8;
	shl.b32 	%r107, %r265, 3;
	add.s32 	%r108, %r107, %r3;
	shl.b32 	%r109, %r108, 2;
	mov.u32 	%r110, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r111, %r110, %r109;
	st.shared.u32 	[%r111+160], %r106;
$L__BB0_25:
	add.s32 	%r113, %r29, 1536;
	cvt.s64.s32 	%rd125, %r113;
	add.s64 	%rd126, %rd1, %rd125;
	setp.ge.s64 	%p47, %rd126, %rd2;
	mov.pred 	%p100, 0;
	@%p47 bra 	$L__BB0_27;
	cvta.to.global.u64 	%rd127, %rd3;
	add.s64 	%rd133, %rd127, %rd72;
	ld.global.u8 	%rs7, [%rd133+1536];
	setp.ne.s16 	%p100, %rs7, 0;
$L__BB0_27:
	mov.u32 	%r119, -1;
	vote.sync.ballot.b32 	%r9, %p100, %r119;
	@%p30 bra 	$L__BB0_29;
	popc.b32 	%r120, %r9;
	shl.b32 	%r123, %r265, 3;
	add.s32 	%r124, %r123, %r3;
	shl.b32 	%r125, %r124, 2;
	mov.u32 	%r126, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r127, %r126, %r125;
	st.shared.u32 	[%r127+192], %r120;
$L__BB0_29:
	add.s32 	%r129, %r29, 1792;
	cvt.s64.s32 	%rd134, %r129;
	add.s64 	%rd135, %rd1, %rd134;
	setp.ge.s64 	%p50, %rd135, %rd2;
	mov.pred 	%p101, 0;
	@%p50 bra 	$L__BB0_31;
	cvta.to.global.u64 	%rd136, %rd3;
	add.s64 	%rd142, %rd136, %rd72;
	ld.global.u8 	%rs8, [%rd142+1792];
	setp.ne.s16 	%p101, %rs8, 0;
$L__BB0_31:
	mov.u32 	%r135, -1;
	vote.sync.ballot.b32 	%r10, %p101, %r135;
	@%p30 bra 	$L__BB0_33;
	popc.b32 	%r136, %r10;
	shl.b32 	%r137, %r265, 3;
	add.s32 	%r138, %r137, %r3;
	shl.b32 	%r139, %r138, 2;
	mov.u32 	%r140, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r141, %r140, %r139;
	st.shared.u32 	[%r141+224], %r136;
$L__BB0_33:
	add.s32 	%r265, %r265, 8;
	setp.ne.s32 	%p52, %r265, 64;
	@%p52 bra 	$L__BB0_1;
	setp.eq.s32 	%p53, %r34, 0;
	mov.u32 	%r266, 0;
	bar.sync 	0;
	mov.u32 	%r165, 1;
	shl.b32 	%r166, %r28, 3;
	mov.u32 	%r167, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r12, %r167, %r166;
	mov.u32 	%r168, 2;
	mov.u32 	%r169, 4;
	ld.shared.u32 	%r170, [%r12+4];
	ld.shared.u32 	%r13, [%r12];
	add.s32 	%r14, %r170, %r13;
	cvt.s64.s32 	%rd143, %r14;
	mov.b64 {%r142,%r143}, %rd143;
	mov.u32 	%r171, -1;
	shfl.sync.up.b32 	%r145|%p54, %r143, %r165, %r266, %r171;
	shfl.sync.up.b32 	%r144|%p55, %r142, %r165, %r266, %r171;
	mov.b64 %rd144, {%r144,%r145};
	selp.b64 	%rd153, 0, %rd144, %p53;
	add.s64 	%rd145, %rd153, %rd143;
	mov.b64 {%r146,%r147}, %rd145;
	shfl.sync.up.b32 	%r149|%p56, %r147, %r168, %r266, %r171;
	shfl.sync.up.b32 	%r148|%p57, %r146, %r168, %r266, %r171;
	mov.b64 %rd146, {%r148,%r149};
	setp.lt.u32 	%p58, %r34, 2;
	selp.b64 	%rd154, 0, %rd146, %p58;
	add.s64 	%rd147, %rd154, %rd145;
	mov.b64 {%r150,%r151}, %rd147;
	shfl.sync.up.b32 	%r153|%p59, %r151, %r169, %r266, %r171;
	shfl.sync.up.b32 	%r152|%p60, %r150, %r169, %r266, %r171;
	mov.b64 %rd148, {%r152,%r153};
	setp.lt.u32 	%p61, %r34, 4;
	selp.b64 	%rd155, 0, %rd148, %p61;
	add.s64 	%rd149, %rd155, %rd147;
	mov.b64 {%r154,%r155}, %rd149;
	mov.u32 	%r172, 8;
	shfl.sync.up.b32 	%r157|%p62, %r155, %r172, %r266, %r171;
	shfl.sync.up.b32 	%r156|%p63, %r154, %r172, %r266, %r171;
	mov.b64 %rd150, {%r156,%r157};
	setp.lt.u32 	%p64, %r34, 8;
	selp.b64 	%rd156, 0, %rd150, %p64;
	add.s64 	%rd151, %rd156, %rd149;
	mov.b64 {%r158,%r159}, %rd151;
	mov.u32 	%r173, 16;
	shfl.sync.up.b32 	%r161|%p65, %r159, %r173, %r266, %r171;
	shfl.sync.up.b32 	%r160|%p66, %r158, %r173, %r266, %r171;
	mov.b64 %rd152, {%r160,%r161};
	setp.lt.u32 	%p67, %r34, 16;
	selp.b64 	%rd157, 0, %rd152, %p67;
	add.s64 	%rd4, %rd157, %rd151;
	setp.ne.s32 	%p68, %r34, 31;
	@%p68 bra 	$L__BB0_36;
	mov.u32 	%r264, %tid.x;
	shr.u32 	%r175, %r264, 2;
	and.b32  	%r176, %r175, 1073741816;
	mov.u32 	%r177, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps;
	add.s32 	%r178, %r177, %r176;
	st.shared.u64 	[%r178], %rd4;
$L__BB0_36:
	mov.u32 	%r263, %ctaid.x;
	mov.u32 	%r262, %tid.x;
	bar.sync 	0;
	setp.eq.s32 	%p69, %r3, 0;
	ld.shared.u64 	%rd158, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps];
	selp.b64 	%rd159, 0, %rd158, %p69;
	setp.gt.u32 	%p70, %r262, 63;
	ld.shared.u64 	%rd160, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+8];
	selp.b64 	%rd161, %rd160, 0, %p70;
	add.s64 	%rd162, %rd159, %rd161;
	setp.gt.u32 	%p71, %r262, 95;
	ld.shared.u64 	%rd163, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+16];
	selp.b64 	%rd164, %rd163, 0, %p71;
	add.s64 	%rd165, %rd162, %rd164;
	setp.gt.u32 	%p72, %r262, 127;
	ld.shared.u64 	%rd166, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+24];
	selp.b64 	%rd167, %rd166, 0, %p72;
	add.s64 	%rd168, %rd165, %rd167;
	setp.gt.u32 	%p73, %r262, 159;
	ld.shared.u64 	%rd169, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+32];
	selp.b64 	%rd170, %rd169, 0, %p73;
	add.s64 	%rd171, %rd168, %rd170;
	setp.gt.u32 	%p74, %r262, 191;
	ld.shared.u64 	%rd172, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+40];
	selp.b64 	%rd173, %rd172, 0, %p74;
	add.s64 	%rd174, %rd171, %rd173;
	setp.gt.u32 	%p75, %r262, 223;
	ld.shared.u64 	%rd175, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+48];
	selp.b64 	%rd176, %rd175, 0, %p75;
	add.s64 	%rd177, %rd174, %rd176;
	setp.gt.u32 	%p76, %r262, 255;
	ld.shared.u64 	%rd178, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_422246_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42228for_trueIZ17gs_mask_positionsNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+56];
	selp.b64 	%rd179, %rd178, 0, %p76;
	add.s64 	%rd180, %rd177, %rd179;
	bar.sync 	0;
	add.s64 	%rd181, %rd180, %rd4;
	cvt.u32.u64 	%r182, %rd181;
	sub.s32 	%r183, %r182, %r14;
	st.shared.u32 	[%r12], %r183;
	add.s32 	%r184, %r183, %r13;
	st.shared.u32 	[%r12+4], %r184;
	bar.sync 	0;
	ld.param.u64 	%rd183, [%rd68+16];
	cvta.to.global.u64 	%rd184, %rd183;
	mul.wide.u32 	%rd185, %r263, 8;
	add.s64 	%rd186, %rd184, %rd185;
	ld.global.u64 	%rd5, [%rd186];
	ld.param.u64 	%rd6, [%rd68+8];
	ld.param.u64 	%rd7, [%rd68];
	ld.param.u64 	%rd8, [%rd68+112];
	ld.param.u32 	%r15, [%rd68+176];
	cvta.to.global.u64 	%rd191, %rd7;
	cvta.to.global.u64 	%rd267, %rd8;
$L__BB0_37:
	shl.b32 	%r186, %r266, 8;
	cvt.s64.s32 	%rd187, %r186;
	add.s64 	%rd278, %rd1, %rd187;
	setp.ge.s64 	%p78, %rd278, %rd6;
	mov.pred 	%p102, 0;
	@%p78 bra 	$L__BB0_39;
	add.s64 	%rd192, %rd191, %rd278;
	ld.global.u8 	%rs9, [%rd192];
	setp.ne.s16 	%p102, %rs9, 0;
$L__BB0_39:
	mov.u32 	%r189, -1;
	vote.sync.ballot.b32 	%r17, %p102, %r189;
	not.pred 	%p79, %p102;
	@%p79 bra 	$L__BB0_70;
	setp.lt.s32 	%p80, %r15, 2;
	shl.b32 	%r192, %r266, 3;
	add.s32 	%r193, %r192, %r3;
	shl.b32 	%r194, %r193, 2;
	add.s32 	%r196, %r167, %r194;
	ld.shared.s32 	%rd193, [%r196];
	shl.b32 	%r199, %r189, %r34;
	not.b32 	%r200, %r199;
	and.b32  	%r201, %r17, %r200;
	popc.b32 	%r202, %r201;
	cvt.u64.u32 	%rd194, %r202;
	add.s64 	%rd195, %rd5, %rd194;
	add.s64 	%rd10, %rd195, %rd193;
	@%p80 bra 	$L__BB0_69;
	not.b32 	%r203, %r15;
	max.s32 	%r204, %r203, -3;
	add.s32 	%r205, %r15, %r204;
	add.s32 	%r206, %r205, 2;
	and.b32  	%r207, %r206, 3;
	setp.eq.s32 	%p81, %r207, 0;
	mov.u32 	%r267, %r15;
	@%p81 bra 	$L__BB0_54;
	add.s32 	%r267, %r15, -1;
	mul.wide.s32 	%rd198, %r267, 8;
	add.s64 	%rd199, %rd68, %rd198;
	ld.param.u64 	%rd11, [%rd199+48];
	or.b64  	%rd200, %rd278, %rd11;
	and.b64  	%rd201, %rd200, -4294967296;
	setp.eq.s64 	%p82, %rd201, 0;
	@%p82 bra 	$L__BB0_44;
	div.s64 	%rd12, %rd278, %rd11;
	mul.lo.s64 	%rd202, %rd12, %rd11;
	sub.s64 	%rd271, %rd278, %rd202;
	mov.u64 	%rd278, %rd12;
	bra.uni 	$L__BB0_45;
$L__BB0_44:
	cvt.u32.u64 	%r209, %rd11;
	cvt.u32.u64 	%r210, %rd278;
	div.u32 	%r211, %r210, %r209;
	mul.lo.s32 	%r212, %r211, %r209;
	sub.s32 	%r213, %r210, %r212;
	cvt.u64.u32 	%rd278, %r211;
	cvt.u64.u32 	%rd271, %r213;
$L__BB0_45:
	setp.eq.s32 	%p83, %r207, 1;
	ld.param.u64 	%rd206, [%rd199+112];
	cvta.to.global.u64 	%rd207, %rd206;
	shl.b64 	%rd208, %rd10, 3;
	add.s64 	%rd209, %rd207, %rd208;
	st.global.u64 	[%rd209], %rd271;
	@%p83 bra 	$L__BB0_54;
	add.s32 	%r219, %r15, -1;
	mul.wide.s32 	%rd211, %r219, 8;
	add.s64 	%rd212, %rd68, %rd211;
	ld.param.u64 	%rd18, [%rd212+40];
	or.b64  	%rd213, %rd278, %rd18;
	and.b64  	%rd214, %rd213, -4294967296;
	setp.eq.s64 	%p84, %rd214, 0;
	@%p84 bra 	$L__BB0_48;
	div.s64 	%rd19, %rd278, %rd18;
	mul.lo.s64 	%rd215, %rd19, %rd18;
	sub.s64 	%rd273, %rd278, %rd215;
	mov.u64 	%rd278, %rd19;
	bra.uni 	$L__BB0_49;
$L__BB0_48:
	cvt.u32.u64 	%r220, %rd18;
	cvt.u32.u64 	%r221, %rd278;
	div.u32 	%r222, %r221, %r220;
	mul.lo.s32 	%r223, %r222, %r220;
	sub.s32 	%r224, %r221, %r223;
	cvt.u64.u32 	%rd278, %r222;
	cvt.u64.u32 	%rd273, %r224;
$L__BB0_49:
	setp.eq.s32 	%p85, %r207, 2;
	ld.param.u64 	%rd219, [%rd212+104];
	cvta.to.global.u64 	%rd220, %rd219;
	add.s64 	%rd222, %rd220, %rd208;
	st.global.u64 	[%rd222], %rd273;
	add.s32 	%r267, %r15, -2;
	@%p85 bra 	$L__BB0_54;
	ld.param.u64 	%rd25, [%rd212+32];
	or.b64  	%rd226, %rd278, %rd25;
	and.b64  	%rd227, %rd226, -4294967296;
	setp.eq.s64 	%p86, %rd227, 0;
	@%p86 bra 	$L__BB0_52;
	div.s64 	%rd26, %rd278, %rd25;
	mul.lo.s64 	%rd228, %rd26, %rd25;
	sub.s64 	%rd275, %rd278, %rd228;
	mov.u64 	%rd278, %rd26;
	bra.uni 	$L__BB0_53;
$L__BB0_52:
	cvt.u32.u64 	%r232, %rd25;
	cvt.u32.u64 	%r233, %rd278;
	div.u32 	%r234, %r233, %r232;
	mul.lo.s32 	%r235, %r234, %r232;
	sub.s32 	%r236, %r233, %r235;
	cvt.u64.u32 	%rd278, %r234;
	cvt.u64.u32 	%rd275, %r236;
$L__BB0_53:
	ld.param.u64 	%rd232, [%rd212+96];
	cvta.to.global.u64 	%rd233, %rd232;
	add.s64 	%rd235, %rd233, %rd208;
	st.global.u64 	[%rd235], %rd275;
	add.s32 	%r267, %r15, -3;
$L__BB0_54:
	add.s32 	%r241, %r205, 1;
	setp.lt.u32 	%p87, %r241, 3;
	@%p87 bra 	$L__BB0_69;
	add.s32 	%r268, %r267, 4;
	mul.wide.s32 	%rd237, %r267, 8;
	add.s64 	%rd238, %rd68, %rd237;
	add.s64 	%rd279, %rd238, 40;
$L__BB0_56:
	ld.param.u64 	%rd38, [%rd279];
	or.b64  	%rd239, %rd278, %rd38;
	and.b64  	%rd240, %rd239, -4294967296;
	setp.eq.s64 	%p88, %rd240, 0;
	@%p88 bra 	$L__BB0_58;
	div.s64 	%rd280, %rd278, %rd38;
	mul.lo.s64 	%rd241, %rd280, %rd38;
	sub.s64 	%rd281, %rd278, %rd241;
	bra.uni 	$L__BB0_59;
$L__BB0_58:
	cvt.u32.u64 	%r242, %rd38;
	cvt.u32.u64 	%r243, %rd278;
	div.u32 	%r244, %r243, %r242;
	mul.lo.s32 	%r245, %r244, %r242;
	sub.s32 	%r246, %r243, %r245;
	cvt.u64.u32 	%rd280, %r244;
	cvt.u64.u32 	%rd281, %r246;
$L__BB0_59:
	ld.param.u64 	%rd242, [%rd279+64];
	cvta.to.global.u64 	%rd243, %rd242;
	shl.b64 	%rd244, %rd10, 3;
	add.s64 	%rd245, %rd243, %rd244;
	st.global.u64 	[%rd245], %rd281;
	ld.param.u64 	%rd45, [%rd279+-8];
	or.b64  	%rd246, %rd280, %rd45;
	and.b64  	%rd247, %rd246, -4294967296;
	setp.eq.s64 	%p89, %rd247, 0;
	@%p89 bra 	$L__BB0_61;
	div.s64 	%rd282, %rd280, %rd45;
	mul.lo.s64 	%rd248, %rd282, %rd45;
	sub.s64 	%rd283, %rd280, %rd248;
	bra.uni 	$L__BB0_62;
$L__BB0_61:
	cvt.u32.u64 	%r247, %rd45;
	cvt.u32.u64 	%r248, %rd280;
	div.u32 	%r249, %r248, %r247;
	mul.lo.s32 	%r250, %r249, %r247;
	sub.s32 	%r251, %r248, %r250;
	cvt.u64.u32 	%rd282, %r249;
	cvt.u64.u32 	%rd283, %r251;
$L__BB0_62:
	ld.param.u64 	%rd249, [%rd279+56];
	cvta.to.global.u64 	%rd250, %rd249;
	add.s64 	%rd252, %rd250, %rd244;
	st.global.u64 	[%rd252], %rd283;
	ld.param.u64 	%rd52, [%rd279+-16];
	or.b64  	%rd253, %rd282, %rd52;
	and.b64  	%rd254, %rd253, -4294967296;
	setp.eq.s64 	%p90, %rd254, 0;
	@%p90 bra 	$L__BB0_64;
	div.s64 	%rd284, %rd282, %rd52;
	mul.lo.s64 	%rd255, %rd284, %rd52;
	sub.s64 	%rd285, %rd282, %rd255;
	bra.uni 	$L__BB0_65;
$L__BB0_64:
	cvt.u32.u64 	%r252, %rd52;
	cvt.u32.u64 	%r253, %rd282;
	div.u32 	%r254, %r253, %r252;
	mul.lo.s32 	%r255, %r254, %r252;
	sub.s32 	%r256, %r253, %r255;
	cvt.u64.u32 	%rd284, %r254;
	cvt.u64.u32 	%rd285, %r256;
$L__BB0_65:
	ld.param.u64 	%rd256, [%rd279+48];
	cvta.to.global.u64 	%rd257, %rd256;
	add.s64 	%rd259, %rd257, %rd244;
	st.global.u64 	[%rd259], %rd285;
	ld.param.u64 	%rd59, [%rd279+-24];
	or.b64  	%rd260, %rd284, %rd59;
	and.b64  	%rd261, %rd260, -4294967296;
	setp.eq.s64 	%p91, %rd261, 0;
	@%p91 bra 	$L__BB0_67;
	div.s64 	%rd278, %rd284, %rd59;
	mul.lo.s64 	%rd262, %rd278, %rd59;
	sub.s64 	%rd287, %rd284, %rd262;
	bra.uni 	$L__BB0_68;
$L__BB0_67:
	cvt.u32.u64 	%r257, %rd59;
	cvt.u32.u64 	%r258, %rd284;
	div.u32 	%r259, %r258, %r257;
	mul.lo.s32 	%r260, %r259, %r257;
	sub.s32 	%r261, %r258, %r260;
	cvt.u64.u32 	%rd278, %r259;
	cvt.u64.u32 	%rd287, %r261;
$L__BB0_68:
	add.s64 	%rd66, %rd279, -32;
	ld.param.u64 	%rd263, [%rd279+40];
	cvta.to.global.u64 	%rd264, %rd263;
	add.s64 	%rd266, %rd264, %rd244;
	st.global.u64 	[%rd266], %rd287;
	add.s32 	%r268, %r268, -4;
	setp.gt.s32 	%p92, %r268, 5;
	mov.u64 	%rd279, %rd66;
	@%p92 bra 	$L__BB0_56;
$L__BB0_69:
	shl.b64 	%rd268, %rd10, 3;
	add.s64 	%rd269, %rd267, %rd268;
	st.global.u64 	[%rd269], %rd278;
$L__BB0_70:
	add.s32 	%r266, %r266, 1;
	setp.lt.u32 	%p93, %r266, 64;
	@%p93 bra 	$L__BB0_37;
	ret;
}
)PTX"},
    {"gs_expand", R"PTX(.version 9.0
.target sm_75
.address_size 64
.visible .entry gs_expand(
	.param .align 8 .b8 gs_expand_param_0[192]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<107>;
	.reg .b16 	%rs<15>;
	.reg .b32 	%r<146>;
	.reg .b64 	%rd<160>;
	.shared .align 4 .b8 _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places[2048];
	.shared .align 8 .b8 _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps[64];
	mov.b64 	%rd31, gs_expand_param_0;
	ld.param.u64 	%rd1, [gs_expand_param_0+40];
	mov.u32 	%r20, %ctaid.x;
	mul.wide.u32 	%rd32, %r20, 16384;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd33, %r21;
	ld.param.u64 	%rd2, [gs_expand_param_0+8];
	ld.param.u64 	%rd3, [gs_expand_param_0];
	add.s64 	%rd154, %rd32, %rd33;
	mov.u32 	%r144, 128;
	and.b32  	%r23, %r21, 31;
	shr.u32 	%r25, %r21, 3;
	and.b32  	%r26, %r25, 536870908;
$L__BB0_1:
	setp.ge.s64 	%p32, %rd154, %rd2;
	mov.pred 	%p97, 0;
	@%p32 bra 	$L__BB0_3;
	cvta.to.global.u64 	%rd34, %rd3;
	add.s64 	%rd35, %rd34, %rd154;
	ld.global.u8 	%rs1, [%rd35];
	setp.ne.s16 	%p97, %rs1, 0;
$L__BB0_3:
	setp.ne.s32 	%p33, %r23, 0;
	mov.u32 	%r24, -1;
	vote.sync.ballot.b32 	%r2, %p97, %r24;
	mov.u32 	%r27, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E6places;
	add.s32 	%r3, %r27, %r26;
	@%p33 bra 	$L__BB0_5;
	popc.b32 	%r28, %r2;
	add.s32 	%r29, %r3, %r144;
	st.shared.u32 	[%r29+-128], %r28;
$L__BB0_5:
	add.s64 	%rd36, %rd154, 256;
	setp.ge.s64 	%p35, %rd36, %rd2;
	mov.pred 	%p98, 0;
	@%p35 bra 	$L__BB0_7;
	cvta.to.global.u64 	%rd37, %rd3;
	add.s64 	%rd38, %rd37, %rd154;
	ld.global.u8 	%rs2, [%rd38+256];
	setp.ne.s16 	%p98, %rs2, 0;
$L__BB0_7:
	mov.u32 	%r32, -1;
	vote.sync.ballot.b32 	%r4, %p98, %r32;
	@%p33 bra 	$L__BB0_9;
	popc.b32 	%r33, %r4;
	add.s32 	%r34, %r3, %r144;
	st.shared.u32 	[%r34+-96], %r33;
$L__BB0_9:
	add.s64 	%rd39, %rd154, 512;
	setp.ge.s64 	%p38, %rd39, %rd2;
	mov.pred 	%p99, 0;
	@%p38 bra 	$L__BB0_11;
	cvta.to.global.u64 	%rd40, %rd3;
	add.s64 	%rd41, %rd40, %rd154;
	ld.global.u8 	%rs3, [%rd41+512];
	setp.ne.s16 	%p99, %rs3, 0;
$L__BB0_11:
	mov.u32 	%r37, -1;
	vote.sync.ballot.b32 	%r5, %p99, %r37;
	@%p33 bra 	$L__BB0_13;
	popc.b32 	%r38, %r5;
	add.s32 	%r39, %r3, %r144;
	st.shared.u32 	[%r39+-64], %r38;
$L__BB0_13:
	add.s64 	%rd42, %rd154, 768;
	setp.ge.s64 	%p41, %rd42, %rd2;
	mov.pred 	%p100, 0;
	@%p41 bra 	$L__BB0_15;
	cvta.to.global.u64 	%rd43, %rd3;
	add.s64 	%rd44, %rd43, %rd154;
	ld.global.u8 	%rs4, [%rd44+768];
	setp.ne.s16 	%p100, %rs4, 0;
$L__BB0_15:
	mov.u32 	%r42, -1;
	vote.sync.ballot.b32 	%r6, %p100, %r42;
	@%p33 bra 	$L__BB0_17;
	popc.b32 	%r43, %r6;
	add.s32 	%r44, %r3, %r144;
	st.shared.u32 	[%r44+-32], %r43;
$L__BB0_17:
	add.s64 	%rd45, %rd154, 1024;
	setp.ge.s64 	%p44, %rd45, %rd2;
	mov.pred 	%p101, 0;
	@%p44 bra 	$L__BB0_19;
	cvta.to.global.u64 	%rd46, %rd3;
	add.s64 	%rd47, %rd46, %rd154;
	ld.global.u8 	%rs5, [%rd47+1024];
	setp.ne.s16 	%p101, %rs5, 0;
$L__BB0_19:
	mov.u32 	%r47, -1;
	vote.sync.ballot.b32 	%r7, %p101, %r47;
	@%p33 bra 	$L__BB0_21;
	popc.b32 	%r48, %r7;
	add.s32 	%r49, %r3, %r144;
	st.shared.u32 	[%r49], %r48;
$L__BB0_21:
	add.s64 	%rd48, %rd154, 1280;
	setp.ge.s64 	%p47, %rd48, %rd2;
	mov.pred 	%p102, 0;
	@%p47 bra 	$L__BB0_23;
	cvta.to.global.u64 	%rd49, %rd3;
	add.s64 	%rd50, %rd49, %rd154;
	ld.global.u8 	%rs6, [%rd50+1280];
	setp.ne.s16 	%p102, %rs6, 0;
$L__BB0_23:
	mov.u32 	%r52, -1;
	vote.sync.ballot.b32 	%r8, %p102, %r52;
	@%p33 bra 	$L__BB0_25;
	popc.b32 	%r53, %r8;
	add.s32 	%r54, %r3, %r144;
	st.shared.u32 	[%r54+32], %r53;
$L__BB0_25:
	add.s64 	%rd51, %rd154, 1536;
	setp.ge.s64 	%p50, %rd51, %rd2;
	mov.pred 	%p103, 0;
	@%p50 bra 	$L__BB0_27;
	cvta.to.global.u64 	%rd52, %rd3;
	add.s64 	%rd53, %rd52, %rd154;
	ld.global.u8 	%rs7, [%rd53+1536];
	setp.ne.s16 	%p103, %rs7, 0;
$L__BB0_27:
	mov.u32 	%r57, -1;
	vote.sync.ballot.b32 	%r9, %p103, %r57;
	@%p33 bra 	$L__BB0_29;
	popc.b32 	%r58, %r9;
	add.s32 	%r64, %r3, %r144;
	st.shared.u32 	[%r64+64], %r58;
$L__BB0_29:
	add.s64 	%rd54, %rd154, 1792;
	setp.ge.s64 	%p53, %rd54, %rd2;
	mov.pred 	%p104, 0;
	@%p53 bra 	$L__BB0_31;
	cvta.to.global.u64 	%rd55, %rd3;
	add.s64 	%rd56, %rd55, %rd154;
	ld.global.u8 	%rs8, [%rd56+1792];
	setp.ne.s16 	%p104, %rs8, 0;
$L__BB0_31:
	mov.u32 	%r67, -1;
	vote.sync.ballot.b32 	%r10, %p104, %r67;
	@%p33 bra 	$L__BB0_33;
	popc.b32 	%r68, %r10;
	add.s32 	%r69, %r3, %r144;
	st.shared.u32 	[%r69+96], %r68;
$L__BB0_33:
	add.s32 	%r144, %r144, 256;
	add.s64 	%rd154, %rd154, 2048;
	setp.ne.s32 	%p55, %r144, 2176;
	@%p55 bra 	$L__BB0_1;
	setp.eq.s32 	%p56, %r23, 0;
	mov.u32 	%r92, 0;
	bar.sync 	0;
	mov.u32 	%r93, 1;
	shl.b32 	%r94, %r21, 3;
	add.s32 	%r12, %r27, %r94;
	mov.u32 	%r96, 2;
	mov.u32 	%r97, 4;
	ld.shared.u32 	%r98, [%r12+4];
	ld.shared.u32 	%r13, [%r12];
	add.s32 	%r14, %r98, %r13;
	cvt.s64.s32 	%rd57, %r14;
	mov.b64 {%r70,%r71}, %rd57;
	mov.u32 	%r99, -1;
	shfl.sync.up.b32 	%r73|%p57, %r71, %r93, %r92, %r99;
	shfl.sync.up.b32 	%r72|%p58, %r70, %r93, %r92, %r99;
	mov.b64 %rd58, {%r72,%r73};
	selp.b64 	%rd67, 0, %rd58, %p56;
	add.s64 	%rd59, %rd67, %rd57;
	mov.b64 {%r74,%r75}, %rd59;
	shfl.sync.up.b32 	%r77|%p59, %r75, %r96, %r92, %r99;
	shfl.sync.up.b32 	%r76|%p60, %r74, %r96, %r92, %r99;
	mov.b64 %rd60, {%r76,%r77};
	setp.lt.u32 	%p61, %r23, 2;
	selp.b64 	%rd68, 0, %rd60, %p61;
	add.s64 	%rd61, %rd68, %rd59;
	mov.b64 {%r78,%r79}, %rd61;
	shfl.sync.up.b32 	%r81|%p62, %r79, %r97, %r92, %r99;
	shfl.sync.up.b32 	%r80|%p63, %r78, %r97, %r92, %r99;
	mov.b64 %rd62, {%r80,%r81};
	setp.lt.u32 	%p64, %r23, 4;
	selp.b64 	%rd69, 0, %rd62, %p64;
	add.s64 	%rd63, %rd69, %rd61;
	mov.b64 {%r82,%r83}, %rd63;
	mov.u32 	%r100, 8;
	shfl.sync.up.b32 	%r85|%p65, %r83, %r100, %r92, %r99;
	shfl.sync.up.b32 	%r84|%p66, %r82, %r100, %r92, %r99;
	mov.b64 %rd64, {%r84,%r85};
	setp.lt.u32 	%p67, %r23, 8;
	selp.b64 	%rd70, 0, %rd64, %p67;
	add.s64 	%rd65, %rd70, %rd63;
	mov.b64 {%r86,%r87}, %rd65;
	mov.u32 	%r101, 16;
	shfl.sync.up.b32 	%r89|%p68, %r87, %r101, %r92, %r99;
	shfl.sync.up.b32 	%r88|%p69, %r86, %r101, %r92, %r99;
	mov.b64 %rd66, {%r88,%r89};
	setp.lt.u32 	%p70, %r23, 16;
	selp.b64 	%rd71, 0, %rd66, %p70;
	add.s64 	%rd7, %rd71, %rd65;
	setp.ne.s32 	%p71, %r23, 31;
	@%p71 bra 	$L__BB0_36;
	shr.u32 	%r103, %r21, 2;
	and.b32  	%r104, %r103, 1073741816;
	mov.u32 	%r105, _ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps;
	add.s32 	%r106, %r105, %r104;
	st.shared.u64 	[%r106], %rd7;
$L__BB0_36:
	bar.sync 	0;
	shr.u32 	%r109, %r21, 5;
	setp.eq.s32 	%p72, %r109, 0;
	ld.shared.u64 	%rd73, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps];
	selp.b64 	%rd74, 0, %rd73, %p72;
	setp.gt.u32 	%p73, %r21, 63;
	ld.shared.u64 	%rd75, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+8];
	selp.b64 	%rd76, %rd75, 0, %p73;
	add.s64 	%rd77, %rd74, %rd76;
	setp.gt.u32 	%p74, %r21, 95;
	ld.shared.u64 	%rd78, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+16];
	selp.b64 	%rd79, %rd78, 0, %p74;
	add.s64 	%rd80, %rd77, %rd79;
	setp.gt.u32 	%p75, %r21, 127;
	ld.shared.u64 	%rd81, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+24];
	selp.b64 	%rd82, %rd81, 0, %p75;
	add.s64 	%rd83, %rd80, %rd82;
	setp.gt.u32 	%p76, %r21, 159;
	mov.u32 	%r145, 32;
	ld.shared.u64 	%rd84, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+32];
	selp.b64 	%rd85, %rd84, 0, %p76;
	add.s64 	%rd86, %rd83, %rd85;
	setp.gt.u32 	%p77, %r21, 191;
	ld.shared.u64 	%rd87, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+40];
	selp.b64 	%rd88, %rd87, 0, %p77;
	add.s64 	%rd89, %rd86, %rd88;
	setp.gt.u32 	%p78, %r21, 223;
	ld.shared.u64 	%rd90, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+48];
	selp.b64 	%rd91, %rd90, 0, %p78;
	add.s64 	%rd92, %rd89, %rd91;
	setp.gt.u32 	%p79, %r21, 255;
	ld.shared.u64 	%rd93, [_ZZN44_INTERNAL_4d1c6639_9_select_cu_c89a1f5b_428146_GLOBAL__N__4d1c6639_9_select_cu_c89a1f5b_42818for_trueIZ9gs_expandNS0_10MaskParamsEEUlllE_EEvRKS2_RKT_E5warps+56];
	selp.b64 	%rd94, %rd93, 0, %p79;
	add.s64 	%rd95, %rd92, %rd94;
	bar.sync 	0;
	add.s64 	%rd96, %rd95, %rd7;
	cvt.u32.u64 	%r110, %rd96;
	sub.s32 	%r111, %r110, %r14;
	st.shared.u32 	[%r12], %r111;
	add.s32 	%r112, %r111, %r13;
	st.shared.u32 	[%r12+4], %r112;
	bar.sync 	0;
	ld.param.u64 	%rd98, [%rd31+16];
	cvta.to.global.u64 	%rd99, %rd98;
	mul.wide.u32 	%rd100, %r20, 8;
	add.s64 	%rd101, %rd99, %rd100;
	ld.global.u64 	%rd8, [%rd101];
	ld.param.u64 	%rd9, [%rd31+8];
	ld.param.u64 	%rd10, [%rd31];
	ld.param.u64 	%rd11, [%rd31+24];
	ld.param.u64 	%rd12, [%rd31+184];
	ld.param.u64 	%rd13, [%rd31+32];
	mul.wide.u32 	%rd102, %r20, 32768;
	mul.wide.u32 	%rd103, %r21, 2;
	add.s64 	%rd158, %rd102, %rd103;
	mul.wide.u32 	%rd104, %r20, 65536;
	mul.wide.u32 	%rd105, %r21, 4;
	add.s64 	%rd157, %rd104, %rd105;
	mul.wide.u32 	%rd106, %r20, 131072;
	mul.wide.u32 	%rd107, %r21, 8;
	add.s64 	%rd156, %rd106, %rd107;
	mul.wide.u32 	%rd108, %r20, 262144;
	mul.wide.u32 	%rd109, %r21, 16;
	add.s64 	%rd155, %rd108, %rd109;
	add.s64 	%rd159, %rd32, %rd33;
$L__BB0_37:
	setp.ge.s64 	%p81, %rd159, %rd9;
	mov.pred 	%p105, 0;
	@%p81 bra 	$L__BB0_39;
	cvta.to.global.u64 	%rd111, %rd10;
	add.s64 	%rd112, %rd111, %rd159;
	ld.global.u8 	%rs9, [%rd112];
	setp.ne.s16 	%p105, %rs9, 0;
$L__BB0_39:
	mov.u32 	%r114, -1;
	vote.sync.ballot.b32 	%r16, %p105, %r114;
	not.pred 	%p82, %p105;
	@%p82 bra 	$L__BB0_50;
	add.s32 	%r121, %r3, %r145;
	ld.shared.s32 	%rd113, [%r121+-32];
	shl.b32 	%r124, %r114, %r23;
	not.b32 	%r125, %r124;
	and.b32  	%r126, %r16, %r125;
	popc.b32 	%r127, %r126;
	cvt.u64.u32 	%rd114, %r127;
	add.s64 	%rd115, %rd8, %rd114;
	add.s64 	%rd116, %rd115, %rd113;
	mul.lo.s64 	%rd117, %rd116, %rd12;
	cvta.to.global.u64 	%rd118, %rd11;
	add.s64 	%rd24, %rd118, %rd117;
	cvt.u32.u64 	%r115, %rd1;
	setp.gt.s32 	%p83, %r115, 3;
	@%p83 bra 	$L__BB0_44;
	setp.eq.s32 	%p86, %r115, 1;
	@%p86 bra 	$L__BB0_48;
	setp.eq.s32 	%p87, %r115, 2;
	@%p87 bra 	$L__BB0_43;
	bra.uni 	$L__BB0_49;
$L__BB0_43:
	ld.global.u16 	%rs10, [%rd24];
	cvta.to.global.u64 	%rd124, %rd13;
	add.s64 	%rd125, %rd124, %rd158;
	st.global.u16 	[%rd125], %rs10;
	bra.uni 	$L__BB0_50;
$L__BB0_44:
	setp.eq.s32 	%p84, %r115, 4;
	@%p84 bra 	$L__BB0_47;
	setp.ne.s32 	%p85, %r115, 8;
	@%p85 bra 	$L__BB0_49;
	ld.global.u64 	%rd119, [%rd24];
	cvta.to.global.u64 	%rd120, %rd13;
	add.s64 	%rd121, %rd120, %rd156;
	st.global.u64 	[%rd121], %rd119;
	bra.uni 	$L__BB0_50;
$L__BB0_48:
	ld.global.u8 	%rs11, [%rd24];
	cvta.to.global.u64 	%rd126, %rd13;
	add.s64 	%rd127, %rd126, %rd159;
	st.global.u8 	[%rd127], %rs11;
	bra.uni 	$L__BB0_50;
$L__BB0_47:
	ld.global.u32 	%r128, [%rd24];
	cvta.to.global.u64 	%rd122, %rd13;
	add.s64 	%rd123, %rd122, %rd157;
	st.global.u32 	[%rd123], %r128;
	bra.uni 	$L__BB0_50;
$L__BB0_49:
	cvta.to.global.u64 	%rd128, %rd13;
	add.s64 	%rd129, %rd128, %rd155;
	ld.global.u64 	%rd130, [%rd24];
	st.global.u64 	[%rd129], %rd130;
	ld.global.u64 	%rd131, [%rd24+8];
	st.global.u64 	[%rd129+8], %rd131;
$L__BB0_50:
	add.s64 	%rd132, %rd159, 256;
	setp.ge.s64 	%p89, %rd132, %rd9;
	mov.pred 	%p106, 0;
	@%p89 bra 	$L__BB0_52;
	cvta.to.global.u64 	%rd133, %rd10;
	add.s64 	%rd134, %rd133, %rd159;
	ld.global.u8 	%rs12, [%rd134+256];
	setp.ne.s16 	%p106, %rs12, 0;
$L__BB0_52:
	mov.u32 	%r129, -1;
	vote.sync.ballot.b32 	%r17, %p106, %r129;
	not.pred 	%p90, %p106;
	@%p90 bra 	$L__BB0_63;
	add.s32 	%r136, %r3, %r145;
	ld.shared.s32 	%rd135, [%r136];
	shl.b32 	%r139, %r129, %r23;
	not.b32 	%r140, %r139;
	and.b32  	%r141, %r17, %r140;
	popc.b32 	%r142, %r141;
	cvt.u64.u32 	%rd136, %r142;
	add.s64 	%rd137, %rd8, %rd136;
	add.s64 	%rd138, %rd137, %rd135;
	mul.lo.s64 	%rd139, %rd138, %rd12;
	cvta.to.global.u64 	%rd140, %rd11;
	add.s64 	%rd25, %rd140, %rd139;
	cvt.u32.u64 	%r130, %rd1;
	setp.gt.s32 	%p91, %r130, 3;
	@%p91 bra 	$L__BB0_57;
	setp.eq.s32 	%p94, %r130, 1;
	@%p94 bra 	$L__BB0_61;
	setp.eq.s32 	%p95, %r130, 2;
	@%p95 bra 	$L__BB0_56;
	bra.uni 	$L__BB0_62;
$L__BB0_56:
	ld.global.u16 	%rs13, [%rd25];
	cvta.to.global.u64 	%rd146, %rd13;
	add.s64 	%rd147, %rd146, %rd158;
	st.global.u16 	[%rd147+512], %rs13;
	bra.uni 	$L__BB0_63;
$L__BB0_57:
	setp.eq.s32 	%p92, %r130, 4;
	@%p92 bra 	$L__BB0_60;
	setp.ne.s32 	%p93, %r130, 8;
	@%p93 bra 	$L__BB0_62;
	ld.global.u64 	%rd141, [%rd25];
	cvta.to.global.u64 	%rd142, %rd13;
	add.s64 	%rd143, %rd142, %rd156;
	st.global.u64 	[%rd143+2048], %rd141;
	bra.uni 	$L__BB0_63;
$L__BB0_61:
	ld.global.u8 	%rs14, [%rd25];
	cvta.to.global.u64 	%rd148, %rd13;
	add.s64 	%rd149, %rd148, %rd159;
	st.global.u8 	[%rd149+256], %rs14;
	bra.uni 	$L__BB0_63;
$L__BB0_60:
	ld.global.u32 	%r143, [%rd25];
	cvta.to.global.u64 	%rd144, %rd13;
	add.s64 	%rd145, %rd144, %rd157;
	st.global.u32 	[%rd145+1024], %r143;
	bra.uni 	$L__BB0_63;
$L__BB0_62:
	cvta.to.global.u64 	%rd150, %rd13;
	add.s64 	%rd151, %rd150, %rd155;
	ld.global.u64 	%rd152, [%rd25];
	st.global.u64 	[%rd151+4096], %rd152;
	ld.global.u64 	%rd153, [%rd25+8];
	st.global.u64 	[%rd151+4104], %rd153;
$L__BB0_63:
	add.s32 	%r145, %r145, 64;
	add.s64 	%rd159, %rd159, 512;
	add.s64 	%rd158, %rd158, 1024;
	add.s64 	%rd157, %rd157, 2048;
	add.s64 	%rd156, %rd156, 4096;
	add.s64 	%rd155, %rd155, 8192;
	setp.ne.s32 	%p96, %r145, 2080;
	@%p96 bra 	$L__BB0_37;
	ret;
}
)PTX"},
    {nullptr, nullptr},
};

}  // namespace gridstride::algorithms
