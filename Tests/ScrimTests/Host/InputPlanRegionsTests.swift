import Testing

@_spi(Host) @testable import Scrim

@MainActor @Suite struct InputPlanRegionsTests {
    private let table = Region.view(Region.ID())
    private let toolbar = Region.view(Region.ID())

    private func layer(_ region: Region, _ outside: Overlay.InputPolicy.Outside) -> InputPlan.Layer {
        InputPlan.Layer(
            surface: SurfaceID(), region: region, outside: outside, tapOutside: .ignored,
            panelTakesInput: true)
    }

    @Test func namesWhatIsCoveredAndWhatIsExempt() {
        var plan = InputPlan()
        #expect(plan.regions == [])
        plan.layers = [layer(table, .live), layer(.window, .blockedExcept([toolbar]))]
        #expect(plan.regions == [table, .window, toolbar])
    }
}
