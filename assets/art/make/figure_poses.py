"""The six poses of a duellist as joints, and the shapes of the coat that depend on them.

All points are in the 700 by 900 box, facing right. "Near" is the gun side, toward us.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.art.make.figure_kit import Point


@dataclass(frozen=True)
class Arm:
    shoulder: Point
    elbow: Point
    wrist: Point
    hand: str  # claw, flung, limp or gun
    angle: float  # of the hand
    flip: bool = False


@dataclass(frozen=True)
class Leg:
    hip: Point
    knee: Point
    ankle: Point
    turn: float = 0.0  # of the foot


@dataclass(frozen=True)
class Pose:
    head: Point  # middle of the skull
    head_angle: float
    neck: Point
    near: Arm
    far: Arm
    near_leg: Leg
    far_leg: Leg
    tail: tuple[Point, ...]  # hem of the coat behind, from the near side to the far side
    flap: tuple[Point, ...]  # hem of the far front, inner to outer
    holster_angle: float = 12.0
    loaded: bool = True
    gun_in_front: bool = True
    hat: Point | None = None  # where a lost hat flies; None: on the head
    hat_angle: float = 0.0


POSES: dict[str, Pose] = {
    "stand": Pose(
        head=(322, 186), head_angle=4, neck=(308, 274),
        near=Arm((258, 316), (156, 398), (148, 488), "claw", 56),
        far=Arm((366, 316), (456, 396), (482, 482), "claw", 92, True),
        near_leg=Leg((278, 540), (238, 690), (190, 832)),
        far_leg=Leg((340, 540), (392, 686), (404, 832)),
        tail=((118, 752), (170, 786), (236, 752), (300, 772), (372, 752), (420, 770)),
        flap=((384, 736), (430, 762), (476, 742)),
    ),
    "draw": Pose(
        head=(304, 204), head_angle=6, neck=(292, 292),
        near=Arm((244, 330), (130, 338), (152, 432), "gun", 52),
        far=Arm((354, 326), (424, 392), (474, 326), "flung", -50),
        near_leg=Leg((272, 556), (206, 694), (166, 832)),
        far_leg=Leg((334, 556), (420, 682), (436, 832)),
        tail=((70, 708), (120, 756), (200, 740), (290, 776), (372, 752), (430, 770)),
        flap=((396, 730), (448, 750), (500, 716)),
        loaded=False,
    ),
    "fire": Pose(
        head=(300, 196), head_angle=2, neck=(286, 284),
        near=Arm((262, 322), (364, 338), (462, 304), "gun", -3),
        far=Arm((330, 318), (206, 390), (128, 424), "flung", 150),
        near_leg=Leg((268, 552), (204, 694), (156, 832)),
        far_leg=Leg((330, 552), (424, 676), (430, 832)),
        tail=((44, 676), (96, 736), (180, 732), (280, 776), (366, 750), (424, 770)),
        flap=((396, 724), (446, 748), (490, 720)),
        loaded=False,
    ),
    "hit": Pose(
        head=(196, 236), head_angle=-30, neck=(226, 322),
        near=Arm((196, 372), (106, 356), (60, 262), "flung", -100),
        far=Arm((292, 338), (384, 290), (432, 200), "flung", -62, True),
        near_leg=Leg((272, 576), (322, 706), (288, 832)),
        far_leg=Leg((326, 566), (444, 616), (520, 718), -38),
        tail=((76, 716), (120, 780), (190, 776), (256, 806), (330, 760), (392, 732)),
        flap=((420, 690), (440, 716), (470, 690)),
        holster_angle=-4,
        hat=(96, 92),
        hat_angle=-38,
    ),
    "nerve": Pose(
        head=(318, 196), head_angle=12, neck=(302, 276),
        near=Arm((250, 312), (218, 428), (140, 440), "limp", 100, True),
        far=Arm((362, 310), (404, 426), (486, 434), "limp", 74),
        near_leg=Leg((276, 540), (284, 690), (246, 832)),
        far_leg=Leg((338, 540), (342, 690), (368, 832)),
        tail=((190, 770), (226, 784), (270, 768), (320, 782), (374, 768), (410, 776)),
        flap=((374, 744), (404, 762), (432, 752)),
    ),
    "win": Pose(
        head=(294, 186), head_angle=0, neck=(284, 274),
        near=Arm((246, 316), (302, 440), (438, 412), "gun", -86),
        far=Arm((350, 318), (452, 440), (378, 514), "limp", 150, True),
        near_leg=Leg((270, 540), (232, 690), (224, 832)),
        far_leg=Leg((334, 540), (376, 684), (364, 832)),
        tail=((128, 760), (176, 788), (240, 760), (300, 776), (360, 756), (408, 768)),
        flap=((376, 738), (412, 760), (448, 744)),
        loaded=False,
    ),
}  # fmt: skip
