import Testing

/// The samples of a finger's drag: milliseconds since it touched, and points from there towards closing.
///
/// They were generated once and kept as numbers. The hand moves with the least jerk (Flash and Hogan, *The Coordination
/// of Arm Movements*, 1985). Positions have a tremor of a third of a point and are rounded to thirds, as on screens.
/// Times are as uneven as the events of a busy app.
struct Stroke: Sendable {
    /// When the stroke begins, in milliseconds.
    let start: Int
    let samples: [(at: Int, by: Double)]

    /// When the finger is lifted, in milliseconds.
    var end: Int { start + (samples.last?.at ?? 0) }
}

/// Strokes on a sheet with detents at 160, 420 and 756 points that first rests at 160, and where it must land.
struct Recording: CustomTestStringConvertible, Sendable {
    let name: String
    var strokes: [Stroke]
    /// How far the list under the finger is scrolled, in points; `nil` if there is no list.
    var scrolled: Double?
    /// The detent at which the sheet first rests, in points.
    var initial = 160.0
    let lands: Double
    var testDescription: String { name }

    /// The duration of all strokes and the motion to rest, in milliseconds.
    var length: Int { (strokes.last?.end ?? 0) + 1200 }

    static let all = [
        Recording(name: "a slow pull up", strokes: [Stroke(start: 0, samples: slowUp)], lands: 420),
        Recording(name: "a flick up", strokes: [Stroke(start: 0, samples: flickUp)], lands: 420),
        Recording(
            name: "caught in flight, held, and taken back a little",
            strokes: [Stroke(start: 0, samples: flickUp), Stroke(start: 173, samples: holdAndBack)],
            lands: 420),
        Recording(name: "far past the largest", strokes: [Stroke(start: 5, samples: farUp)], lands: 756),
        Recording(
            name: "down, and a flick back", strokes: [Stroke(start: 0, samples: downAndBack)], lands: 420),
        Recording(
            name: "a list to its start, its sheet down, and flicked up again",
            strokes: [Stroke(start: 3, samples: overAList)], scrolled: 120, initial: 756, lands: 756),
    ]

    private static let slowUp: [(at: Int, by: Double)] = [
        (16, 0), (32, -0.33), (45, -0.33), (66, -1), (87, -2.33), (106, -4), (116, -5), (135, -7.67),
        (145, -10), (158, -12), (176, -15.67), (195, -20.67), (213, -25.33), (227, -29), (246, -35.33),
        (261, -41), (277, -46.67), (297, -54), (312, -60), (327, -65.33), (341, -71.33), (360, -79.33),
        (377, -85.33), (386, -89.33), (403, -96.33), (422, -103), (433, -107), (453, -113.67),
        (476, -121.33), (493, -126.67), (512, -131.67), (527, -135.33), (540, -137.67), (562, -142.33),
        (573, -143.33), (596, -146), (605, -147.67), (623, -148.67), (636, -148.67), (657, -149.67),
        (675, -149.67), (698, -149.67), (717, -150), (728, -149.67), (749, -150), (758, -150.33),
        (778, -150.67), (794, -149.67), (806, -149.67), (825, -150), (843, -149.67), (860, -149.67),
        (874, -150), (880, -150),
    ]

    private static let flickUp: [(at: Int, by: Double)] = [
        (6, -1.33), (17, -8), (22, -12), (30, -20), (41, -33), (52, -48), (58, -56.67), (68, -73),
        (77, -89.33), (85, -104.67), (93, -121), (102, -140.33), (112, -162.67), (115, -170),
    ]

    private static let holdAndBack: [(at: Int, by: Double)] = [
        (9, 0), (20, 0.33), (30, 0), (48, -0.67), (55, 0), (68, 0), (77, 0.33), (89, 0.33), (110, 1.67),
        (119, 2.33), (129, 3.67), (130, 3.67), (145, 6), (156, 9), (170, 12.33), (174, 12.67), (184, 15.67),
        (199, 18.67), (214, 23.33), (228, 27), (240, 31), (250, 33.33), (264, 36.33), (275, 39), (290, 41),
        (312, 43.33), (327, 44.33), (339, 45), (351, 45.33), (356, 44.67), (369, 44.67), (376, 44.67),
        (392, 45.33), (409, 44.67), (420, 44.67), (434, 45.33), (441, 45.33), (456, 45), (459, 45.33),
        (470, 44.67), (480, 45),
    ]

    private static let farUp: [(at: Int, by: Double)] = [
        (13, -0.33), (25, -0.67), (38, -3.67), (45, -5.33), (54, -9.67), (67, -17.67), (69, -19), (72, -21),
        (82, -30.67), (91, -40.33), (100, -51.67), (109, -65), (122, -87), (129, -100.67), (132, -107.33),
        (135, -112.67), (140, -124), (148, -142), (155, -158.67), (169, -195), (180, -225.67),
        (188, -249.67), (195, -270), (199, -282.67), (211, -320.33), (220, -349.33), (229, -379.67),
        (233, -393), (245, -433.33), (251, -453.67), (255, -467), (260, -483.67), (262, -490.33),
        (269, -514.33), (280, -550.33), (282, -557), (292, -589.33), (303, -623.33), (314, -656.67),
        (327, -693.67), (337, -721.33), (349, -750.33), (357, -769.67), (372, -801.67), (382, -819),
        (388, -829.67), (403, -852), (414, -865), (420, -871.33), (430, -880), (439, -886.67), (445, -890),
        (457, -895), (463, -897), (480, -899), (491, -900.67), (502, -900), (516, -900), (525, -900),
        (528, -899.67), (538, -900.33), (551, -899.33), (556, -900.33), (560, -900),
    ]

    private static let downAndBack: [(at: Int, by: Double)] = [
        (10, -0.33), (33, 2), (39, 2.67), (60, 9.67), (81, 20), (89, 24.67), (90, 25), (102, 33.67),
        (110, 39.33), (124, 50.33), (139, 62.33), (149, 70), (161, 78.33), (170, 84.67), (181, 91.67),
        (193, 97.67), (204, 102), (218, 106.67), (232, 108.67), (246, 109.67), (249, 110), (256, 110.33),
        (263, 109.33), (270, 110.33), (280, 109.67), (288, 110), (302, 109.67), (321, 99.33), (333, 88.67),
        (353, 66.33), (370, 43), (381, 27), (392, 9.67), (407, -16), (418, -35.67), (420, -40),
    ]

    private static let overAList: [(at: Int, by: Double)] = [
        (12, 0.67), (22, 0.67), (39, 1.33), (45, 2.33), (59, 5), (75, 9.33), (91, 15.67), (104, 22),
        (115, 28.67), (122, 33), (134, 41.33), (144, 49), (153, 57.33), (168, 70.67), (179, 81),
        (200, 103.33), (217, 121), (228, 132.67), (244, 150.67), (247, 153.67), (262, 169), (265, 172),
        (274, 181), (286, 193), (301, 206.33), (321, 222.33), (326, 225.33), (333, 230), (345, 237.33),
        (359, 244), (365, 247), (376, 251), (388, 254.33), (404, 257.67), (416, 258.67), (427, 259),
        (434, 260), (438, 260), (451, 259.67), (462, 260), (476, 260.33), (488, 259.67), (499, 260),
        (515, 260), (523, 259.33), (533, 256.67), (539, 254.33), (549, 248.67), (564, 237.67),
        (588, 215.67), (606, 195.67), (624, 172), (632, 161.67), (647, 140.67), (661, 118.33), (677, 91.67),
        (692, 64.67), (700, 49.67),
    ]
}
