@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var motion: [Behavior] {
        [
            follows(
                "a panel that fades and grows is, in each frame, where the formula has it",
                .hud("Notice", indicator: .spinner).painted(panel: 0.5).plain("panel").with(
                    \.transition, .zoom(from: 0.4, .milliseconds(800)))),
            follows(
                "a panel that slides is, in each frame, where the formula has it",
                .veil("Working").painted(panel: 0.5).plain("panel").with(
                    \.transition, .slide(.curve(.easeInOut, .milliseconds(800))))),
            follows(
                "a panel on a spring is, in each frame, where the formula has it",
                .veil("Working").painted(panel: 0.5).plain("panel").with(
                    \.transition, .slide(.spring(Motion.Spring(dampingRatio: 0.7, response: 0.8))))),
            Behavior(
                rule: 18, name: "a panel turned round on its way goes on from where it is",
                needs: [.panels, .motion]
            ) { suite in
                let overlay = Overlay.veil("Working").painted(panel: 0.5).plain("panel").with(
                    \.transition, .slide(.curve(.easeInOut, .milliseconds(900))))
                try await suite.expectSeen("it is seen on its way back") {
                    let first = suite.overlays.show(overlay)
                    let rest = try await suite.panelAtRest(first, "panel").frame
                    first.dismiss()
                    try await suite.pass(.milliseconds(400))
                    let second = suite.overlays.show(overlay)
                    let isSeen = try await suite.followsTheFormula(rest: rest)
                    second.dismiss()
                    try await suite.expectNothingLeft()
                    return isSeen
                }
            },
            Behavior(
                rule: 18, name: "a panel whose text grows, grows from what it was", needs: [.panels, .motion]
            ) { suite in
                try await suite.expectSeen("it is seen on its way") {
                    let veil = suite.overlays.show(.veil("Short").painted(panel: 0.5).plain("panel"))
                    let before = try await suite.panelAtRest(veil, "panel").frame
                    veil.message = "Short, and then a good deal longer than that, so that it takes two lines"
                    try await suite.wait(for: "the change is on its way") {
                        suite.surface("panel").map {
                            !suite.stage.reflow(of: $0.id).isSettled(at: suite.stage.now)
                        }
                            ?? false
                    }
                    let id = try suite.unwrap(suite.surface("panel")?.id, "it is on stage")
                    var frames: [(panel: ConformancePanel, reflow: Reflow)] = []
                    try await suite.wait(for: "it has grown") {
                        let reflow = suite.stage.reflow(of: id)
                        if let panel = suite.subject.panel("panel"), Instant(panel.time) >= reflow.start {
                            frames.append((panel, reflow))
                        }
                        return reflow.isSettled(at: suite.stage.now)
                    }
                    let after = try await suite.panelAtRest(veil, "panel").frame
                    try suite.expect(
                        after.height > before.height || after.width > before.width, "it has grown")
                    for (panel, reflow) in frames {
                        try suite.expect(
                            panel.frame, isAt: reflow.panel(at: Instant(panel.time), resting: after),
                            "it is where the formula has it, \((Instant(panel.time) - reflow.start).seconds) s on"
                        )
                    }
                    veil.dismiss()
                    try await suite.expectNothingLeft()
                    return frames.contains {
                        abs($0.panel.frame.width - after.width) > suite.tolerance.width
                            || abs($0.panel.frame.height - after.height) > suite.tolerance.height
                    }
                }
            },
            Behavior(
                rule: 19, name: "where less movement is wanted, what would slide fades where it is",
                needs: [.panels, .motion, .reducedMotion]
            ) { suite in
                suite.subject.setReducedMotion(true)
                await suite.passMoments()
                try await suite.expectSeen("it is seen to fade") {
                    let veil = suite.overlays.show(
                        .veil("Working").painted(panel: 0.5).plain("panel").with(
                            \.transition, .slide(.curve(.linear, .milliseconds(800)))))
                    var frames: [ConformancePanel] = []
                    try await suite.wait(for: "it is there") {
                        if let panel = suite.subject.panel("panel") { frames.append(panel) }
                        return suite.surface("panel")?.motion.isSettled(at: suite.stage.now) == true
                            && veil.isVisible
                    }
                    let rest = try await suite.panelAtRest(veil, "panel").frame
                    for panel in frames { try suite.expect(panel.frame, isAt: rest, "it does not move") }
                    veil.dismiss()
                    try await suite.expectNothingLeft()
                    return frames.contains { $0.opacity > 0.05 && $0.opacity < 0.95 }
                }
                suite.subject.setReducedMotion(false)
            },
        ]
    }

    /// Checks the way in and out against the formula.
    private nonisolated static func follows(_ name: String, _ overlay: Overlay) -> Behavior {
        Behavior(rule: 18, name: name, needs: [.panels, .motion]) { suite in
            try await suite.expectSeen("it is seen on its way out and in") {
                let shown = suite.overlays.show(overlay)
                let rest = try await suite.panelAtRest(shown, "panel").frame
                shown.dismiss()
                // The way out is the same; layout has no part in it any more.
                let isSeenGoing = try await suite.followsTheFormula(rest: rest)
                try await suite.wait(for: "it is gone") { suite.stage.plan.surfaces.isEmpty }
                let again = suite.overlays.show(overlay)
                let isSeenComing = try await suite.followsTheFormula(rest: rest)
                again.dismiss()
                try await suite.expectNothingLeft()
                return isSeenGoing && isSeenComing
            }
        }
    }

    /// Waits for the end of the panel's motion, and compares every frame of it with the formula.
    ///
    /// - Returns: Whether the panel was seen in more than one place.
    private func followsTheFormula(
        rest: Geometry.Rect, file: String = #fileID, line: Int = #line
    ) async throws -> Bool {
        try await wait(for: "it is on its way", file: file, line: line) {
            surface("panel").map { !$0.awaitsFrame } ?? false
        }
        let motion = try unwrap(surface("panel")?.motion, "it is on stage", file: file, line: line)
        // A motion may have begun before the frame in which the panel was still held.
        let known = stage.now
        // That frame's time may be ahead of the clock: GDK evens out frame times.
        let held = subject.panel("panel")?.time
        var frames: [ConformancePanel] = []
        try await wait(for: "its motion ends", file: file, line: line) {
            if let panel = subject.panel("panel"), Instant(panel.time) >= known, panel.time != held {
                frames.append(panel)
            }
            return surface("panel")?.motion != motion || motion.isSettled(at: stage.now)
        }
        let moving = frames.filter { !motion.isSettled(at: Instant($0.time)) }
        for panel in moving {
            let pose = motion.pose(at: Instant(panel.time))
            let size = Geometry.Size(width: rest.width * pose.scale, height: rest.height * pose.scale)
            // A centered panel leaves over the bottom edge.
            let way = (windowFrame.maxY - rest.minY) * pose.offstage
            let frame = Geometry.Rect(
                rest.midX - size.width / 2, rest.midY - size.height / 2 + way, size.width, size.height)
            try expect(
                panel.frame, isAt: frame, "it is where the formula has it", file: file, line: line)
            try expect(
                abs(panel.opacity - pose.opacity) < 0.06,
                "it is as opaque as the formula has it: \(panel.opacity.short), not \(pose.opacity.short)",
                file: file, line: line)
        }
        return Set(moving.map(\.time)).count > 1
    }
}
