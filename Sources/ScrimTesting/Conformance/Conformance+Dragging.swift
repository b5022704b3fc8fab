@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var dragging: [Behavior] {
        [
            Behavior(
                rule: 18, name: "a sheet follows the finger, point by point", needs: [.panels, .fingers]
            ) {
                suite in
                let (sheet, rest) = try await suite.showSheet([.points(240)])
                let finger = Finger(suite, at: rest.grip)
                await finger.down()
                await finger.move(by: 30)
                await suite.passMoments()
                let start = try suite.sheetTop()
                await finger.move(by: 60)
                await suite.passMoments()
                let moved = try suite.sheetTop() - start
                try suite.expect(
                    abs(moved - 60) <= suite.tolerance.height, "60 points moved it by \(moved.short)")
                await finger.stand()
                await finger.up()
                try await suite.waitUntilSheet(isBackAt: rest)
                try suite.expect(!sheet.hasEnded, "it has not ended")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "a dialog is moved by its header, and stays in its region",
                needs: [.panels, .fingers, .resizing, .dialogMoves]
            ) { suite in
                await suite.subject.resizeWindow(to: Geometry.Size(width: 700, height: 560))
                try await suite.wait(for: "the window is large") { suite.subject.windowSize.width >= 700 }
                let form = suite.overlays.show(
                    .form().plain("form").with(\.transition, Overlay.Transition.none)
                ) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilAtRest(form, "form")
                try await suite.wait(for: "it is painted") { suite.subject.panel("form") != nil }
                let middle = try suite.unwrap(suite.subject.panel("form"), "it is painted").frame
                let subject = suite.subject
                let grip = Geometry.Point(x: middle.midX, y: middle.minY + 22)
                @MainActor func move(_ x: Double, _ y: Double) async throws -> Geometry.Rect {
                    await subject.fingerMove(to: Geometry.Point(x: grip.x + x, y: grip.y + y))
                    await suite.passMoments()
                    try await suite.wait(for: "it is painted") { subject.panel("form") != nil }
                    return try suite.unwrap(subject.panel("form"), "it is painted").frame
                }
                await subject.fingerDown(at: grip)
                let start = try await move(20, 20)
                let moved = try await move(140, 50)
                try suite.expect(
                    moved, isAt: start.offset(dx: 120, dy: 30), "it follows the pointer, both ways")
                let far = try await move(400, 300)
                try suite.expect(far, isWithin: suite.windowFrame, "all of it stays in sight")
                let back = try await move(140, 50)
                try suite.expect(back, isAt: moved, "it comes back with the pointer")
                await subject.fingerUp()
                try suite.expect(!form.hasEnded, "it has not ended")
                let after = try await move(0, 0)
                try suite.expect(after, isAt: moved, "let go it stays")
                await suite.subject.resizeWindow(to: Geometry.Size(width: 470, height: 560))
                try await suite.wait(for: "in a window that would cut it off it is in the middle") {
                    subject.panel("form").map {
                        abs($0.frame.midX - suite.windowFrame.midX) <= suite.tolerance.width
                    } ?? false
                }
                form.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 18, name: "a flick dismisses where the same way, slowly, does not",
                needs: [.panels, .fingers]
            ) { suite in
                let (sheet, rest) = try await suite.showSheet([.points(240)])
                let slow = Finger(suite, at: rest.grip)
                await slow.down()
                for _ in 0..<4 { await slow.move(by: 20) }
                await slow.stand()
                await slow.up()
                try await suite.waitUntilSheet(isBackAt: rest)
                try suite.expect(!sheet.hasEnded, "let go slowly it stays")
                try await suite.waitUntilAtRest(sheet, "sheet")
                await suite.subject.flick(from: rest.middle, by: 80)
                try await suite.wait(for: "flicked it goes") { sheet.outcome?.cause == .drag }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 18, name: "let go, it goes on as fast as the finger was",
                needs: [.panels, .fingers, .motion]
            ) { suite in
                try await suite.expectSeen("it was on its way") {
                    let (sheet, rest) = try await suite.showSheet([.points(200), .points(380)]) {
                        $0.sheet.dismissal = .never
                    }
                    await suite.subject.flick(from: rest.middle, by: -90)
                    let motion = try suite.unwrap(suite.surface("sheet")?.motion, "it is on stage")
                    let handed = -motion.velocity(at: motion.start).offstage * 380
                    try suite.expect(handed > 150, "it goes on at \(handed.short) points a second")
                    var frames: [ConformancePanel] = []
                    try await suite.wait(for: "it is at rest") {
                        if let panel = suite.subject.panel("sheet"), Instant(panel.time) >= motion.start,
                            !motion.isSettled(at: Instant(panel.time))
                        {
                            frames.append(panel)
                        }
                        return suite.surface("sheet")?.motion != motion
                            || motion.isSettled(at: suite.stage.now)
                    }
                    let window = suite.windowFrame
                    for panel in frames {
                        // A sheet that is laid out for each frame may be laid out for the next one already.
                        let points = [Duration.zero, .milliseconds(20)].map {
                            380 * (1 - motion.pose(at: Instant(panel.time + $0)).offstage)
                        }
                        let seen = window.maxY - panel.frame.minY
                        let slack = suite.tolerance.height + 1
                        try suite.expect(
                            seen >= points[0] - slack && seen <= points[1] + slack
                                || seen <= points[0] + slack && seen >= points[1] - slack,
                            "it is where the formula has it: \(seen.short), not \(points[0].short) points")
                    }
                    sheet.dismiss()
                    try await suite.expectNothingLeft()
                    return !frames.isEmpty
                }
            },
            Behavior(
                rule: 18, name: "let go between two detents, it goes to the nearer",
                needs: [.panels, .fingers]
            ) {
                suite in
                let (sheet, rest) = try await suite.showSheet([.points(200), .points(340)])
                let finger = Finger(suite, at: rest.grip)
                await finger.down()
                for _ in 0..<6 { await finger.move(by: -20) }
                await finger.stand()
                await finger.up()
                try await suite.wait(for: "it rests at the larger") {
                    sheet.detent == .points(340)
                        && (try? suite.sheetTop()).map {
                            abs(suite.windowFrame.maxY - 340 - $0) <= suite.tolerance.height
                        } ?? false
                }
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 18,
                name: "a tap on the grabber leads to the next larger detent, at the largest to the smallest",
                needs: [.panels, .touches]
            ) { suite in
                let (sheet, rest) = try await suite.showSheet([.points(200), .points(340)])
                for height in [340.0, 200] {
                    let top = try suite.sheetTop()
                    await suite.subject.tap(at: Geometry.Point(x: rest.midX, y: top + 8))
                    try await suite.wait(for: "it rests at \(height.short) points") {
                        sheet.detent == .points(height)
                            && (try? suite.sheetTop()).map {
                                abs(suite.windowFrame.maxY - height - $0) <= suite.tolerance.height
                            } ?? false
                    }
                    try await suite.waitUntilAtRest(sheet, "sheet")
                }
                try suite.expect(!sheet.hasEnded, "it has not ended")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 18, name: "past its largest detent it gives less and less", needs: [.panels, .fingers]
            ) {
                suite in
                let (sheet, rest) = try await suite.showSheet([.points(240)])
                let finger = Finger(suite, at: rest.grip)
                await finger.down()
                await finger.move(by: -20)
                await suite.passMoments()
                let start = try suite.sheetTop()
                for _ in 0..<3 { await finger.move(by: -40) }
                await suite.passMoments()
                let given = start - (try suite.sheetTop())
                try suite.expect(
                    given > 5 && given < 80, "pulled by 120 points it gives \(given.short)")
                await finger.stand()
                await finger.up()
                try await suite.waitUntilSheet(isBackAt: rest)
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 18, name: "caught on its way, it stays under the finger",
                needs: [.panels, .fingers, .motion]
            ) { suite in
                let sheet = suite.overlays.show(
                    .sheet(detents: [.points(240)], input: .dismissing).plain("sheet").with(
                        \.transition, .slide(.curve(.linear, .seconds(3))))
                ) { suite.subject.makeView() }
                try await suite.waitUntilShown(sheet)
                try await suite.wait(for: "half of it is there") {
                    (try? suite.sheetTop()).map { suite.windowFrame.maxY - $0 > 120 } ?? false
                }
                let top = try suite.sheetTop()
                let finger = Finger(suite, at: Geometry.Point(x: suite.windowFrame.midX, y: top + 50))
                await finger.down()
                await finger.move(by: -1)
                await suite.passMoments()
                let caught = try suite.sheetTop()
                try await suite.pass(.milliseconds(400))
                let held = try suite.sheetTop()
                try suite.expect(
                    abs(held - caught) <= suite.tolerance.height,
                    "it stands still: \(caught.short), then \(held.short)")
                await finger.up()
                try await suite.wait(for: "let go it goes on") {
                    try? suite.sheetTop()
                } match: {
                    abs($0 - (suite.windowFrame.maxY - 240)) <= suite.tolerance.height
                }
                suite.stage.defaults.isInstant = true
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 18, name: "what the app refuses to end goes back", needs: [.panels, .fingers]) {
                suite in
                var asked: [Presentation.Cause] = []
                let sheet = suite.overlays.show(
                    .sheet(detents: [.points(240)], input: .dismissing).plain("sheet"),
                    shouldEnd: { cause in
                        asked.append(cause)
                        return false
                    }, content: { suite.subject.makeView() })
                let rest = try await suite.panelAtRest(sheet, "sheet").frame
                let finger = Finger(suite, at: rest.grip)
                await finger.down()
                for _ in 0..<8 { await finger.move(by: 25) }
                await finger.up()
                try await suite.wait(for: "it is back") {
                    asked == [.drag]
                        && (try? suite.sheetTop()).map { abs($0 - rest.minY) <= suite.tolerance.height }
                            ?? false
                }
                try suite.expect(!sheet.hasEnded, "it has not ended")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 18, name: "content scrolls at the largest detent alone, and back before the sheet goes",
                needs: [.panels, .fingers, .lists]
            ) { suite in
                let (sheet, rest) = try await suite.showSheet([.points(220), .points(340)]) { _ in
                } content: {
                    suite.subject.makeList()
                }
                let point = Geometry.Point(x: rest.midX, y: rest.maxY - 30)
                let up = Finger(suite, at: point)
                await up.down()
                for _ in 0..<4 { await up.move(by: -20) }
                await suite.passMoments()
                try suite.expect(
                    suite.subject.listOffset == 0, "below it, the sheet grows and nothing scrolls")
                try suite.expect(try suite.sheetTop() < rest.minY - 30, "it has grown")
                for _ in 0..<6 { await up.move(by: -20) }
                await suite.passMoments()
                let scrolled = suite.subject.listOffset
                try suite.expect(scrolled > 10, "then its content scrolls: \(scrolled.short)")
                for _ in 0..<2 { await up.move(by: 10) }
                await suite.passMoments()
                try suite.expect(suite.subject.listOffset < scrolled, "pulled back, its content goes first")
                try suite.expect(
                    abs(try suite.sheetTop() - (suite.windowFrame.maxY - 340)) <= suite.tolerance.height,
                    "and the sheet stays")
                for _ in 0..<8 { await up.move(by: 20) }
                await suite.passMoments()
                try suite.expect(
                    suite.subject.listOffset == 0
                        && (try suite.sheetTop()) > suite.windowFrame.maxY - 340 + 20,
                    "and then the sheet")
                await up.stand()
                await up.up()
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
        ]
    }

    /// Shows a sheet at its smallest detent, and returns its place at rest.
    private func showSheet(
        _ detents: [Overlay.Detent], _ change: (inout Overlay) -> Void = { _ in },
        content: (() -> Subject.View)? = nil
    ) async throws -> (Presentation, Geometry.Rect) {
        var overlay = Overlay.sheet(detents: detents, input: .dismissing).plain("sheet")
        change(&overlay)
        let sheet = overlays.show(overlay) { content?() ?? subject.makeView() }
        return (sheet, try await panelAtRest(sheet, "sheet").frame)
    }

    /// The sheet's upper edge.
    private func sheetTop() throws -> Double {
        try unwrap(subject.panel("sheet"), "the sheet is painted").frame.minY
    }

    private func waitUntilSheet(isBackAt rest: Rect, file: String = #fileID, line: Int = #line) async throws {
        try await wait(for: "it goes back", file: file, line: line) {
            try? sheetTop()
        } match: {
            abs($0 - rest.minY) <= tolerance.height
        }
    }

    private func wait(
        for expectation: String, file: String = #fileID, line: Int = #line, _ value: () -> Double?,
        match: (Double) -> Bool
    ) async throws {
        try await wait(for: expectation, file: file, line: line) { value().map(match) ?? false }
    }

    /// A finger that drags up and down.
    @MainActor
    private final class Finger {
        private let suite: Conformance
        private var point: Geometry.Point

        init(_ suite: Conformance, at point: Geometry.Point) {
            self.suite = suite
            self.point = point
        }

        func down() async { await suite.subject.fingerDown(at: point) }

        func move(by distance: Double) async {
            point.y += distance
            await suite.subject.passMoment()
            await suite.subject.fingerMove(to: point)
        }

        /// Holds still until the finger has no velocity left.
        func stand() async { try? await suite.pass(.milliseconds(250)) }

        func up() async { await suite.subject.fingerUp() }
    }
}

extension Geometry.Rect {
    /// Where a finger takes hold of a sheet: near the middle of its inner edge.
    fileprivate var grip: Geometry.Point { Geometry.Point(x: midX, y: minY + 14) }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { self / .seconds(1) }
}
