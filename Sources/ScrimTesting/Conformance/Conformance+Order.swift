@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var order: [Behavior] {
        [
            Behavior(
                rule: 13, name: "notices are in front, and a region's overlay is behind a veil",
                needs: [.picture, .panels]
            ) { suite in
                func large(_ overlay: Overlay, _ size: Geometry.Size, gray: Double) -> Overlay {
                    let overlay = overlay.painted(panel: gray, text: gray)
                    guard case .custom(var style) = overlay.appearance else { return overlay }
                    style.minimumSize = size
                    return overlay.with(\.appearance, .custom(style))
                }
                let notice = suite.overlays.show(
                    large(.hud("N"), Geometry.Size(width: 120, height: 120), gray: 0).plain("notice"))
                let veil = suite.overlays.show(
                    large(.veil("V", indicator: .none), Geometry.Size(width: 220, height: 300), gray: 0.75)
                        .plain("veil"))
                let busy = suite.overlays.over(suite.subject.region).show(
                    large(
                        .activity("A", indicator: .none), Geometry.Size(width: 260, height: 180), gray: 0.25
                    )
                    .plain("busy"))
                let back = try await suite.panelAtRest(busy, "busy").frame
                let middle = try await suite.panelAtRest(veil, "veil").frame
                let front = try await suite.panelAtRest(notice, "notice").frame
                let seen = [
                    ("the notice", front.corner(beyond: suite.grain), 0.0),
                    (
                        "the veil, over the region's overlay",
                        back.intersection(middle).lowerCorner(beyond: suite.grain), 0.75
                    ),
                ]
                for (what, point, gray) in seen {
                    let brightness = suite.subject.brightness(at: point)
                    try suite.expect(
                        abs(brightness - gray) < 0.13, "\(what) is in front: \(brightness), not \(gray)")
                }
                for presentation in [notice, veil, busy] { presentation.dismiss() }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 13, name: "of two veils the later is in front", needs: [.picture, .panels]) {
                suite in
                let overlay = Overlay.veil("One", indicator: .none).with(\.onRepeat, .separate)
                let first = suite.overlays.show(overlay.painted(panel: 0.25, text: 0.25).plain("first"))
                try await suite.waitUntilShown(first)
                let second = suite.overlays.show(overlay.painted(panel: 0.75, text: 0.75).plain("second"))
                let panel = try await suite.panelAtRest(second, "second").frame
                let above = suite.subject.brightness(at: panel.middle)
                try suite.expect(abs(above - 0.75) < 0.13, "the second is seen: \(above)")
                second.dismiss()
                try await suite.wait(for: "it is gone") { !suite.subject.isOnScreen("second") }
                await suite.passMoments()
                let below = suite.subject.brightness(at: panel.middle)
                try suite.expect(abs(below - 0.25) < 0.13, "then the first: \(below)")
                first.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 13, name: "scrims do not add up", needs: [.picture]) { suite in
                let point = suite.emptyPoint
                let bare = suite.subject.brightness(at: point)
                let overlay = Overlay.veil("Working").with(\.onRepeat, .separate)
                var veils: [Presentation] = []
                for (name, scrim, darkest) in [("one", 0.5, 0.5), ("two", 0.5, 0.5), ("three", 0.75, 0.75)] {
                    veils.append(
                        suite.overlays.show(overlay.painted(scrim: scrim, panel: 1).plain(name)))
                    try await suite.waitUntilAtRest(veils[veils.count - 1], name)
                    let seen = suite.subject.brightness(at: point)
                    try suite.expect(
                        abs(seen - bare * (1 - darkest)) < 0.05,
                        "the darkest alone counts: \(seen), not \(bare * (1 - darkest))")
                }
                veils.forEach { $0.dismiss() }
                try await suite.wait(for: "all is bright again") {
                    abs(suite.subject.brightness(at: point) - bare) < 0.02
                }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 13, name: "a region's scrim dims the region and nothing else", needs: [.picture]) {
                suite in
                let (inside, outside) = (suite.emptyPoint, suite.pointAboveRegion)
                let (before, beside) = (
                    suite.subject.brightness(at: inside), suite.subject.brightness(at: outside)
                )
                let busy = suite.overlays.over(suite.subject.region).show(
                    Overlay.activity("Busy").painted(scrim: 0.5).plain("busy"))
                try await suite.waitUntilAtRest(busy, "busy")
                try suite.expect(
                    abs(suite.subject.brightness(at: inside) - before / 2) < 0.05, "the region is dimmed")
                try suite.expect(
                    abs(suite.subject.brightness(at: outside) - beside) < 0.02, "what is above it is not")
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 13, name: "a sheet behind others steps back, and forward again", needs: [.panels])
            {
                suite in
                let first = suite.overlays.show(.sheet(input: .dismissing).plain("first")) {
                    suite.subject.makeView()
                }
                let front = try await suite.panelAtRest(first, "first").frame
                var others: [Presentation] = []
                for name in ["second", "third"] {
                    others.append(
                        suite.overlays.show(.sheet(input: .dismissing).plain(name)) {
                            suite.subject.makeView()
                        })
                    _ = try await suite.panelAtRest(others[others.count - 1], name)
                }
                let back = try suite.unwrap(suite.subject.panel("first"), "it is painted").frame
                let id = try suite.unwrap(suite.surface("first")?.id, "it is on stage")
                let steps = suite.stage.depth(of: id, at: suite.stage.now)
                let lost = Tuning.stackShrinking * steps * front.width
                try suite.expect(
                    abs(front.width - back.width - lost) <= suite.tolerance.width,
                    "it is narrower: \(back.text), in front \(front.text)")
                try suite.expect(
                    abs(front.minY - back.minY - Tuning.stackEdge * steps) <= suite.tolerance.height,
                    "its edge is seen: \(back.text), in front \(front.text)")
                others.forEach { $0.dismiss() }
                try await suite.wait(for: "they are gone") {
                    suite.surface("third") == nil && suite.surface("second") == nil
                }
                await suite.passMoments()
                let again = try suite.unwrap(suite.subject.panel("first"), "it is painted").frame
                try suite.expect(again, isAt: front, "it is in front again")
                first.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 13, name: "Escape ends the top-most, and then the next") { suite in
                let first = suite.overlays.show(.sheet(input: .dismissing).plain("first")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilShown(first)
                let second = suite.overlays.show(.sheet(input: .dismissing).plain("second")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilShown(second)
                await suite.passMoments()
                await suite.subject.pressEscape()
                try await suite.wait(for: "the second ends") { second.outcome?.cause == .escape }
                try suite.expect(!first.hasEnded, "and only that")
                try await suite.wait(for: "it is gone") { !suite.subject.isOnScreen("second") }
                await suite.subject.pressEscape()
                try await suite.wait(for: "then the first") { first.outcome?.cause == .escape }
                try await suite.expectNothingLeft()
            },
        ]
    }

    private var grain: Geometry.Size { subject.grain }

    /// A point at the region's bottom leading corner, where nothing but an overlay is.
    var emptyPoint: Geometry.Point {
        let region = subject.regionFrame
        return Geometry.Point(
            x: region.minX + subject.grain.width / 2 + 4, y: region.maxY - subject.grain.height / 2 - 4)
    }

    /// A point just above the region.
    var pointAboveRegion: Geometry.Point {
        let region = subject.regionFrame
        return Geometry.Point(x: region.midX, y: region.minY - subject.grain.height / 2 - 1)
    }
}

extension Geometry.Rect {
    /// A point near the top left corner, where there is only padding.
    fileprivate func corner(beyond grain: Geometry.Size) -> Geometry.Point {
        Geometry.Point(x: minX + grain.width + 6, y: minY + grain.height + 6)
    }

    /// A point near the bottom left corner.
    fileprivate func lowerCorner(beyond grain: Geometry.Size) -> Geometry.Point {
        Geometry.Point(x: minX + grain.width + 6, y: maxY - grain.height - 6)
    }
}
