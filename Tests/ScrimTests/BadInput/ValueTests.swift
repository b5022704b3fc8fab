@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Values that make no sense are clamped or answered: no crash, no stuck screen, nothing lost.
@MainActor
@Suite struct ValueTests {
    let host = TestHost()

    nonisolated static let texts = [
        "", " ", "\n", "\n\n\n", "a\nb\r\nc", "\u{202E}desrever\u{202C}", "مرحبا hello שלום",
        "\u{200B}\u{200D}\u{FEFF}", "e" + String(repeating: "\u{301}", count: 10_000), "👩‍👩‍👧‍👦🏳️‍🌈", "\0\u{7}",
        String(repeating: "W", count: 100_000), String(repeating: "word ", count: 20_000),
    ]

    @Test(arguments: texts.indices)
    func anyTextIsShownAndKeptWhole(_ index: Int) throws {
        let text = Self.texts[index]
        for overlay in [
            Overlay.veil(text, detail: text, cancel: .titled(text)),
            .hud(text, action: Overlay.ActionButton(text)),
        ] {
            let shown = host.overlays.show(overlay.instant)
            let surface = try #require(host.shown.last)
            #expect(surface.panel.message == text && surface.panel.detail == overlay.content.detail)
            let panel = try #require(host.panelFrame(of: surface.id))
            #expect(Rect(origin: .zero, size: host.window).intersection(panel) == panel)
            shown.message = nil
            shown.message = text
            shown.finish(.failure(text))
            host.pass(20_000)
            #expect(shown.hasEnded)
        }
        #expect(host.leftovers == [])
    }

    @Test func anyNumberIsAProgressOrNone() {
        let veil = host.overlays.show(.veil("Hello").instant)
        for (number, progress) in [
            (0.5, 0.5), (.nan, 0.5), (.infinity, 1), (-.infinity, 0), (-1, 0), (2, 1), (0.7, 0.7), (0.2, 0.2),
            (-0.0, 0), (.leastNonzeroMagnitude, .leastNonzeroMagnitude), (.greatestFiniteMagnitude, 1),
            (.signalingNaN, 1),
        ] as [(Double, Double)] {
            veil.progress = number
            #expect(veil.progress == progress)
            host.pass(1)
        }
        host.clear()
        #expect(host.leftovers == [])
    }

    nonisolated static let durations: [Duration] = [
        .zero, .seconds(-1), .seconds(Int64.min), .seconds(Int64.max), .nanoseconds(1),
        .init(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    ]

    @Test(arguments: durations)
    func anyDurationIsAGraceAndEndsByTheProgram(_ duration: Duration) {
        let veil = host.overlays.show(.veil("Hello").with(\.timing.grace, duration))
        #expect(host.isShowing("Hello") == (duration <= .zero))
        host.pass(1000)
        veil.dismiss()
        host.pass(1000)
        #expect(veil.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test(arguments: durations)
    func anyDurationIsAMinimumAndEndsByAUser(_ duration: Duration) {
        let veil = host.overlays.show(.veil("Hello", cancel: .standard).with(\.timing.minimum, duration))
        host.pass(1000)
        veil.dismiss()
        host.pass(1)
        #expect(veil.hasEnded == (duration < .seconds(1)))
        host.pressCancel(on: "Hello")
        #expect(veil.hasEnded)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: durations)
    func anyDurationIsALifetimeATimeoutAndAnExpectation(_ duration: Duration) {
        var overlay = Overlay.veil("Hello").instant
        overlay.timing.lifetime = .fixed(duration)
        overlay.timing.expectedWithin = duration
        host.stage.log = { _ in }
        let first = host.overlays.show(overlay)
        overlay.timing.lifetime = .untilDismissed
        overlay.timing.timeout = duration
        let second = host.overlays.show(overlay.with(\.onRepeat, .separate))
        host.pass(1)
        #expect(first.hasEnded == (duration < .seconds(1)))
        #expect(second.hasEnded == (duration < .seconds(1)))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: durations)
    func anyDurationIsATransition(_ duration: Duration) {
        let veil = host.overlays.show(.veil("Hello").with(\.transition, .fade(duration)))
        host.pass(1000)
        veil.dismiss()
        #expect(veil.outcome == .shown(.dismissed))
        // Nobody means a fade of years; the surface is gone after a minute anyway.
        host.pass(60_000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: durations)
    func anyDurationIsAQueueTimeout(_ duration: Duration) {
        host.stage.defaults.queueTimeout = duration
        let up = host.overlays.show(.hud("One", indicator: .spinner).instant)
        let waiting = host.overlays.flash(.hud("Two"))
        host.pass(1)
        #expect(waiting.hasEnded == (duration < .seconds(1)))
        waiting.dismiss()
        up.dismiss()
        #expect(host.leftovers == [])
    }

    @Test(arguments: durations)
    func anyDurationIsABoundOfReading(_ duration: Duration) {
        host.stage.defaults.readingBounds = duration...duration
        let hud = host.overlays.flash(.hud("Hello").instant)
        host.pass(1)
        #expect(hud.hasEnded == (duration < .seconds(1)))
        hud.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Int.min, -1, 0, 1, Int.max])
    func anyNumberIsAQueueLimit(_ limit: Int) {
        host.stage.defaults.queueLimit = limit
        let huds = (0..<200).map { host.overlays.flash(.hud("\($0)").instant) }
        let waiting = min(max(limit, 0), 199)
        #expect(host.stage.presentations.count == 1 + waiting)
        host.pass(600_000)
        #expect(huds.haveEnded)
        #expect(host.leftovers == [])
    }

    @Test func anUrgentNoticeComesEvenWhereNoneMayWait() {
        host.stage.defaults.queueLimit = 0
        host.overlays.flash(.hud("One"))
        let urgent = host.overlays.flash(.hud("Two").with(\.priority, .high))
        host.pass(500)
        #expect(urgent.isVisible)
        host.pass(10_000)
        #expect(host.leftovers == [])
    }
}
