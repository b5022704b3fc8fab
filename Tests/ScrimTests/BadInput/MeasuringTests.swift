@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Measuring runs the app's code during layout.
///
/// Whatever that code ends, no surface gets the room of another.
@MainActor
@Suite struct MeasuringTests {
    let host = TestHost()

    /// The measured view ends the surface that is laid out, one behind it, or one in front of it.
    @Test(arguments: [0, 1, 2])
    func measuringMayEndAnyPresentation(_ victim: Int) throws {
        host.stage.defaults.isInstant = true
        // Each sheet has its own height.
        let held = ["One", "Two", "Three"].enumerated().map { index, name in
            host.viewSizes[name] = Size(width: 390, height: 100 * Double(index + 1))
            return host.overlays.show(.sheet(detents: [.content])) { name }
        }
        host.pass(1000)
        let surfaces = host.stage.machine.surfaces.map(\.id)
        try #require(surfaces.count == 3)
        let before = surfaces.map { host.stage.machine.surface($0)?.sheet?.room?.content }
        #expect(before == [100, 200, 300])

        let measure = EndingMeasure { held[victim].dismiss() }
        let facts = LayoutFacts(
            region: Rect(origin: .zero, size: host.window), window: host.window, safeArea: .zero)
        let frames = host.stage.frames(of: surfaces[1], facts: facts, measuring: measure)

        #expect(frames.panel.height == 150)
        #expect(held[victim].hasEnded)
        for index in 0..<3 {
            let room = host.stage.machine.surface(surfaces[index])?.sheet?.room?.content
            #expect(room == (index == victim ? nil : index == 1 ? 150 : before[index]))
        }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatMeasuringEndedKeepsTheFramesThatItHad() throws {
        host.stage.defaults.isInstant = true
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        let id = try #require(host.stage.machine.surfaces.first?.id)
        let facts = LayoutFacts(
            region: Rect(origin: .zero, size: host.window), window: host.window, safeArea: .zero)
        _ = host.stage.frames(of: id, facts: facts, measuring: EndingMeasure { veil.dismiss() })
        #expect(veil.hasEnded)
        _ = host.stage.frames(of: id, facts: facts, measuring: EndingMeasure {})
        #expect(host.leftovers == [])
    }

    @Test func measuringMayShowAnother() throws {
        host.stage.defaults.isInstant = true
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        let id = try #require(host.stage.machine.surfaces.first?.id)
        let facts = LayoutFacts(
            region: Rect(origin: .zero, size: host.window), window: host.window, safeArea: .zero)
        var inner: [Presentation] = []
        let measure = EndingMeasure {
            if inner.isEmpty { inner.append(host.overlays.show(.loading("Inner"))) }
        }
        _ = host.stage.frames(of: id, facts: facts, measuring: measure)
        #expect(host.messages == ["Hello", "Inner"] && !veil.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }
}

/// Every part is 150 points high, and measuring a part runs a closure.
@MainActor
private struct EndingMeasure: PanelMeasuring {
    let happen: @MainActor () -> Void

    func size(of part: PanelPart, width: Double?) -> Size {
        happen()
        return Size(width: width ?? 390, height: 150)
    }
}
