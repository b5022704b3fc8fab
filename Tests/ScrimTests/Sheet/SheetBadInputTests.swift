@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Whatever nonsense a sheet gets, it has a position, comes to rest, and leaves.
@MainActor
@Suite struct SheetBadInputTests {
    private static let numbers = [
        0, -0.0, 1, -1, 1e-300, 1e9, -1e9, 1e300, -1e300, .nan, .infinity, -.infinity, 37, -250,
    ]

    private static let detents: [Overlay.Detent] = [
        .content, .full, .points(.nan), .points(.infinity), .points(-5), .points(0), .points(1e300),
        .fraction(.nan), .fraction(-1), .fraction(.infinity), .fraction(0.5), .keepClear(.nan),
        .keepClear(.infinity), .keepClear(-.infinity), .points(160),
        .custom(Overlay.Detent.Custom("none") { _ in .nan }),
        .custom(Overlay.Detent.Custom("endless") { _ in .infinity }),
        .custom(Overlay.Detent.Custom("backwards") { -$0.height }),
    ]

    /// The number of random sheets in `make test`, with 30 events each.
    private static let lives = 150

    @Test func whateverItIsToldItComesToRestAndGoes() {
        var random = SplitMix64(seed: 61)
        for life in 0..<(Self.lives * Trials.scale) {
            let host = TestHost()
            var overlay = Overlay.sheet(detents: Self.someDetents(&random))
            overlay.sheet = Self.behavior(&random)
            let sheet = host.overlays.show(overlay) { "View" }
            for _ in 0..<30 {
                Self.act(on: host, sheet, &random)
                if let position = sheet.position {
                    #expect(position.points.isFinite && position.points >= 0, "life \(life)")
                    #expect(position.progress.isFinite && position.growth.isFinite, "life \(life)")
                }
                let panel = host.surface.flatMap { host.panelFrame(of: $0.id) } ?? .zero
                #expect(panel.minX.isFinite && panel.minY.isFinite, "life \(life), \(panel)")
                #expect(panel.width.isFinite && panel.height.isFinite, "life \(life), \(panel)")
            }
            host.window = Size(width: 390, height: 780)
            host.keyboard = nil
            host.safeArea = .zero
            host.viewSizes = [:]
            if let id = host.surface?.id {
                host.stage.report(.dragEnded(id, at: host.now, cancelled: false))
            }
            host.pass(20_000)
            if !sheet.hasEnded {
                let heights = host.surface?.stops?.heights ?? []
                #expect(heights.contains { host.shownHeight.isClose(to: $0, within: 1e-6) }, "life \(life)")
                #expect(sheet.position?.isDragged == false, "life \(life)")
            }
            host.clear()
            #expect(host.leftovers == [], "life \(life)")
        }
    }

    private static func number(_ random: inout SplitMix64) -> Double {
        numbers[Int.random(in: numbers.indices, using: &random)]
    }

    private static func someDetents(_ random: inout SplitMix64) -> [Overlay.Detent] {
        Array(detents.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
    }

    private static func behavior(_ random: inout SplitMix64) -> Overlay.Sheet {
        var sheet = Overlay.Sheet()
        sheet.detents = someDetents(&random)
        sheet.initial = someDetents(&random).first
        sheet.undimmedThrough = random.once(in: 2) ? someDetents(&random).first : nil
        sheet.dismissal = random.once(in: 3) ? .never : .past(number(&random))
        sheet.momentum = random.once(in: 2) ? .free : .oneDetent
        return sheet
    }

    /// A time that runs backwards, stands still, or is years ahead.
    private static func instant(_ now: Instant, _ random: inout SplitMix64) -> Instant {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: now + .milliseconds(-500)
        case 1: Instant()
        case 2: now + .seconds(1_000_000_000)
        case 3: Instant(.seconds(-1_000_000_000))
        default: now
        }
    }

    private static func act(on host: TestHost, _ sheet: Presentation, _ random: inout SplitMix64) {
        let id = host.surface?.id ?? SurfaceID(number: 1 << 40)
        let instant = instant(host.now, &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: host.stage.report(.dragBegan(id, at: instant))
        case 2, 3, 4:
            let content = ContentScroll(by: number(&random), room: number(&random))
            host.stage.report(
                .dragMoved(id, by: number(&random), content: random.once(in: 2) ? content : nil, at: instant))
        case 5: host.stage.report(.dragEnded(id, at: instant, cancelled: random.once(in: 2)))
        case 6:
            let isStep = random.once(in: 2)
            host.stage.report(
                isStep ? .detentStepped(id, larger: random.once(in: 2)) : .grabberTapped(id))
        case 7: sheet.detents = someDetents(&random)
        case 8: sheet.sheet = behavior(&random)
        case 9: sheet.detent = someDetents(&random).first
        case 10: host.window = Size(width: number(&random), height: number(&random))
        case 11: host.viewSizes["View"] = Size(width: number(&random), height: number(&random))
        case 12: host.safeArea = Insets(all: number(&random))
        default: host.keyboard = Rect(0, number(&random), 390, number(&random))
        }
        host.advance(by: .milliseconds(Int.random(in: 0...40, using: &random)))
    }
}
