@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var layout: [Behavior] {
        [
            Behavior(
                rule: 17, name: "a panel is in the middle of its window, and all of it is inside",
                needs: [.panels]
            ) { suite in
                let veil = suite.overlays.show(.veil("Working", cancel: .standard).plain("veil"))
                let panel = try await suite.panelAtRest(veil, "veil")
                try suite.expectCentered(panel.frame)
                try suite.expectWhole(panel)
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 17, name: "a long text wraps within its panel", needs: [.panels]) { suite in
                let text = String(repeating: "Wait a little longer. ", count: 12)
                let veil = suite.overlays.show(.veil(text).plain("veil"))
                let panel = try await suite.panelAtRest(veil, "veil")
                let frame = try suite.unwrap(panel.texts[text], "it is painted")
                try suite.expect(frame.height > frame.width / 8, "in several lines: \(frame.text)")
                try suite.expect(panel.frame, isWithin: suite.windowFrame, "the panel is in its window")
                try suite.expectWhole(panel)
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "in a turned window the panel is in the middle again",
                needs: [.panels, .resizing]
            ) { suite in
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                try await suite.waitUntilAtRest(veil, "veil")
                let size = suite.subject.windowSize
                await suite.subject.resizeWindow(to: Geometry.Size(width: size.height, height: size.width))
                try await suite.wait(for: "the window is turned") { suite.subject.windowSize != size }
                // Frames with the panel in its old place may follow the turn.
                try await suite.wait(for: "it is in the middle again") {
                    suite.subject.panel("veil").map { suite.isCentered($0.frame) } ?? false
                }
                let panel = try await suite.panelAtRest(veil, "veil")
                try suite.expectCentered(panel.frame)
                try suite.expectWhole(panel)
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "in a region that becomes small nothing sticks out of it",
                needs: [.panels, .regionResizing]
            ) { suite in
                let busy = suite.overlays.over(suite.subject.region).show(
                    .loading("Loading everything that there is", cancel: .standard).plain("busy"))
                try await suite.waitUntilAtRest(busy, "busy")
                for size in [Geometry.Size(width: 200, height: 120), Geometry.Size(width: 100, height: 60)] {
                    await suite.subject.resizeRegion(to: size)
                    try await suite.wait(for: "the region is small") {
                        suite.subject.regionFrame.height < size.height + 1
                    }
                    await suite.passMoments()
                    try await suite.waitUntilAtRest(busy, "busy")
                    let panel = suite.subject.panel("busy")
                    try suite.expect(panel != nil || size.width < 200, "there is room for a panel")
                    guard let panel else { continue }
                    try suite.expect(
                        panel.frame, isWithin: suite.subject.regionFrame, "the panel is in its region")
                    try suite.expectWhole(panel)
                }
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "a text that has no room is still told", needs: [.access, .regionResizing]
            ) { suite in
                await suite.subject.resizeRegion(to: Geometry.Size(width: 100, height: 60))
                await suite.passMoments()
                let busy = suite.overlays.over(suite.subject.region).show(
                    .loading("Loading everything that there is").plain("busy"))
                try await suite.waitUntilShown(busy)
                await suite.passMoments()
                try suite.expect(
                    suite.subject.reachableText(of: "busy")?.includes("Loading everything") == true,
                    "a screen reader reaches it")
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "what covers a region follows its size", needs: [.picture, .regionResizing]
            ) { suite in
                let point = suite.emptyPoint
                let bare = suite.subject.brightness(at: point)
                let busy = suite.overlays.over(suite.subject.region).show(
                    Overlay.loading("Loading").painted(scrim: 0.5).plain("busy"))
                try await suite.waitUntilAtRest(busy, "busy")
                try suite.expect(
                    abs(suite.subject.brightness(at: point) - bare / 2) < 0.05, "all of it is covered")
                await suite.subject.resizeRegion(to: Geometry.Size(width: 200, height: 120))
                try await suite.wait(for: "what it has left is bright again") {
                    abs(suite.subject.brightness(at: point) - 1) < 0.06
                }
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "what slides over a region's edge is cut off there",
                needs: [.picture, .panels, .motion]
            ) { suite in
                let point = suite.pointAboveRegion
                let bare = suite.subject.brightness(at: point)
                let slides = Overlay.hud("A notice that slides in", placement: .top).painted(panel: 0)
                    .plain("notice").with(\.transition, .slide(.curve(.linear, .milliseconds(800))))
                try await suite.expectSeen("it was there, hidden") {
                    let notice = suite.overlays.over(suite.subject.region).show(slides)
                    var beyond = 0
                    try await suite.wait(for: "it is there") {
                        if suite.subject.panel("notice")?.frame.contains(point) == true { beyond += 1 }
                        return notice.isVisible
                            && suite.surface("notice")?.motion.isSettled(at: suite.stage.now) == true
                    } look: {
                        let seen = suite.subject.brightness(at: point)
                        try suite.expect(
                            abs(seen - bare) < 0.2,
                            "nothing of it is seen above the region: \(seen) at (\(point.x), \(point.y)), not \(bare)"
                        )
                    }
                    notice.dismiss()
                    try await suite.expectNothingLeft()
                    return beyond > 0
                }
            },
            Behavior(rule: 17, name: "notices keep out of bars", needs: [.panels, .safeArea]) { suite in
                suite.subject.setSafeArea(Geometry.Insets(top: 60, bottom: 40))
                await suite.passMoments()
                let top = suite.overlays.show(.hud("Above", placement: .top).plain("top"))
                let bottom = suite.overlays.show(.hud("Below", placement: .bottom).plain("bottom"))
                let safe = suite.windowFrame.inset(by: Geometry.Insets(top: 60, bottom: 40))
                let upper = try await suite.panelAtRest(top, "top")
                let lower = try await suite.panelAtRest(bottom, "bottom")
                try suite.expect(upper.frame, isWithin: safe, "the upper one")
                try suite.expect(lower.frame, isWithin: safe, "the lower one")
                [top, bottom].forEach { $0.dismiss() }
                suite.subject.setSafeArea(.zero)
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17,
                name: "notices keep clear of the app's bar while it is there, and nothing else does",
                needs: [.panels, .bars]
            ) { suite in
                suite.overlays.keepNoticesClear(of: suite.subject.makeBar(height: 80))
                await suite.passMoments()
                let notice = suite.overlays.show(.hud("Below", placement: .bottom).plain("notice"))
                let free = suite.windowFrame.inset(by: Geometry.Insets(bottom: 80))
                let rest = try await suite.panelAtRest(notice, "notice").frame
                try suite.expect(rest, isWithin: free, "it is beside the bar")
                suite.subject.setBarHidden(true)
                try await suite.wait(for: "it goes to the edge") {
                    suite.subject.panel("notice").map { abs($0.frame.maxY - rest.maxY - 80) <= 1 } ?? false
                }
                suite.subject.setBarHidden(false)
                try await suite.wait(for: "it makes way again") {
                    suite.subject.panel("notice").map { abs($0.frame.maxY - rest.maxY) <= 1 } ?? false
                }
                notice.dismiss()
                let sheet = suite.overlays.show(.sheet(detents: [.points(120)]).plain("sheet")) {
                    suite.subject.makeView()
                }
                let panel = try await suite.panelAtRest(sheet, "sheet").frame
                try suite.expect(panel.maxY > free.maxY + 1, "a sheet is over the bar: \(panel.text)")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "notices keep out of an on-screen keyboard's way",
                needs: [.panels, .keyboard]
            ) {
                suite in
                let notice = suite.overlays.show(.hud("Below", placement: .bottom).plain("notice"))
                let rest = try await suite.panelAtRest(notice, "notice").frame
                suite.subject.setKeyboard(height: 200)
                let free = suite.windowFrame.inset(by: Geometry.Insets(bottom: 200))
                try await suite.wait(for: "it makes way") {
                    suite.subject.panel("notice").map { $0.frame.maxY <= free.maxY + 1 } ?? false
                }
                suite.subject.setKeyboard(height: nil)
                try await suite.wait(for: "it comes back") {
                    suite.subject.panel("notice").map { abs($0.frame.maxY - rest.maxY) <= 1 } ?? false
                }
                notice.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "from right to left the parts of a row change sides",
                needs: [.panels, .direction]
            ) { suite in
                for isRightToLeft in [false, true] {
                    suite.subject.setRightToLeft(isRightToLeft)
                    await suite.passMoments()
                    let toast = suite.overlays.show(
                        .hud("Saved", indicator: .spinner, placement: .bottom).plain("toast"))
                    let panel = try await suite.panelAtRest(toast, "toast")
                    let text = try suite.unwrap(panel.texts["Saved"], "the text is painted")
                    let indicator = try suite.unwrap(panel.indicator, "the spinner is painted")
                    try suite.expect(
                        (indicator.midX > text.midX) == isRightToLeft,
                        "the spinner leads: \(indicator.text), the text \(text.text)")
                    toast.dismiss()
                    try await suite.wait(for: "it is gone") { suite.stage.plan.surfaces.isEmpty }
                }
                suite.subject.setRightToLeft(false)
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "from right to left a sheet from the leading edge is at the right",
                needs: [.panels, .direction]
            ) { suite in
                for isRightToLeft in [false, true] {
                    suite.subject.setRightToLeft(isRightToLeft)
                    await suite.passMoments()
                    let sheet = suite.overlays.show(
                        .sheet(from: .leading, detents: [.points(120)]).plain("sheet")
                    ) { suite.subject.makeView() }
                    let frame = try await suite.panelAtRest(sheet, "sheet").frame
                    let window = suite.windowFrame
                    let gap = isRightToLeft ? window.maxX - frame.maxX : frame.minX - window.minX
                    try suite.expect(
                        abs(gap) <= suite.tolerance.width && frame.width < window.width * 0.7,
                        "it is at its edge: \(frame.text)")
                    sheet.dismiss()
                    try await suite.wait(for: "it is gone") { suite.stage.plan.surfaces.isEmpty }
                }
                suite.subject.setRightToLeft(false)
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 17, name: "a panel grows with the text's size", needs: [.panels, .textScale]) {
                suite in
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                let standard = try await suite.panelAtRest(veil, "veil")
                let before = try suite.unwrap(standard.texts["Working"], "the text is painted")
                suite.subject.setTextScale(2)
                try await suite.wait(for: "the text is larger") {
                    suite.subject.panel("veil")?.texts["Working"].map {
                        $0.width > before.width * 1.5 && $0.height > before.height * 1.5
                    } ?? false
                }
                let large = try await suite.panelAtRest(veil, "veil")
                try suite.expect(
                    large.frame.height > standard.frame.height || large.frame.width > standard.frame.width,
                    "and the panel with it: \(large.frame.text)")
                try suite.expectWhole(large)
                suite.subject.setTextScale(1)
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
        ]
    }

    private func expectCentered(_ frame: Geometry.Rect, file: String = #fileID, line: Int = #line) throws {
        try expect(
            isCentered(frame), "it is in the middle: \(frame.text) in \(windowFrame.text)", file: file,
            line: line)
        try expect(frame, isWithin: windowFrame, "it is in its window", file: file, line: line)
    }

    private func isCentered(_ frame: Geometry.Rect) -> Bool {
        abs(frame.midX - windowFrame.midX) <= tolerance.width
            && abs(frame.midY - windowFrame.midY) <= tolerance.height
    }

    /// Checks that every painted part is within the panel, and that painted text has room.
    private func expectWhole(_ panel: ConformancePanel, file: String = #fileID, line: Int = #line) throws {
        for (text, frame) in panel.texts {
            try expect(!frame.isEmpty, "“\(text)” has room", file: file, line: line)
            try expect(frame, isWithin: panel.frame, "“\(text)” is in its panel", file: file, line: line)
        }
        if let indicator = panel.indicator {
            try expect(
                indicator, isWithin: panel.frame, "the indicator is in its panel", file: file, line: line)
        }
    }
}
