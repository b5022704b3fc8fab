@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Rule 9, on a host that keeps overlays drawn while they step aside for a dialog of the app.
///
/// They stay visible, but cannot be used.
@MainActor
@Suite struct Rule09AsideTests {
    let host: TestHost

    init() {
        var environment = Stage.Environment()
        environment.keepsAsideDrawn = true
        host = TestHost(environment: environment)
    }

    @Test func theProgramsDismissalWaitsForTheMinimumAndFades() {
        let veil = host.overlays.show(.veil("Veil"))
        host.pass(250)
        host.openDialog()
        #expect(host.plan.surfaces.map(\.aside) == [.blocking])
        #expect(host.plan.input == InputPlan())
        veil.dismiss()
        host.pass(100)
        #expect(!veil.hasEnded && host.messages == ["Veil"])
        host.pass(300)
        #expect(veil.outcome == .shown(.dismissed))
        // The veil fades, and the view under it is free.
        #expect(host.messages == ["Veil"])
        #expect(host.plan.surfaces.map(\.aside) == [.live])
        host.pass(1000)
        #expect(host.plan.surfaces.isEmpty)
        host.closeDialog()
        #expect(host.leftovers == [])
    }

    @Test func whatLeavesGoesOnUnderTheDialog() {
        let sheet = host.sheet([.points(300)]) { $0.input = .live }
        sheet.dismiss()
        host.pass(100)
        let before = host.shownHeight
        #expect(before > 0 && before < 300)
        host.openDialog()
        #expect(abs(host.shownHeight - before) < 1)
        host.pass(50)
        #expect(host.shownHeight < before && host.shownHeight > 0)
        host.pass(2000)
        #expect(host.plan.surfaces.isEmpty)
        host.closeDialog()
        #expect(host.leftovers == [])
    }

    @Test func whatComesGoesOnUnderTheDialog() {
        let sheet = host.overlays.show(.sheet(detents: [.points(300)], input: .live)) { "View" }
        host.pass(100)
        let before = host.shownHeight
        #expect(before > 0 && before < 300)
        host.openDialog()
        #expect(abs(host.shownHeight - before) < 1)
        host.pass(2000)
        #expect(host.shownHeight == 300 && sheet.isVisible)
        sheet.detents = [.points(500)]
        host.pass(50)
        #expect(host.shownHeight > 300 && host.shownHeight < 500)
        host.pass(2000)
        #expect(host.shownHeight == 500)
        host.closeDialog()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aDragEndsAsOneThatIsCancelled() {
        let sheet = host.sheet([.points(200), .points(400)]) { $0.input = .live }
        host.drag("View", through: [(-37, .milliseconds(16)), (-150, .milliseconds(16))], letsGo: false)
        host.pass(1000)
        #expect(host.shownHeight == 350)
        host.openDialog()
        #expect(sheet.position?.isDragged == false && abs(host.shownHeight - 350) < 1)
        host.pass(2000)
        #expect(host.shownHeight == 200)
        host.letGo("View")
        host.pass(500)
        #expect(!sheet.hasEnded && host.shownHeight == 200)
        host.closeDialog()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The user saw a live sheet beside the dialog; one that blocks counts as new, as after a panel of the library.
    @Test(arguments: [Overlay.InputPolicy.live, .block])
    func whatIsLiveIsInUseAtOnceAfterTheDialog(_ input: Overlay.InputPolicy) throws {
        host.stage.reactionTime = nil
        let sheet = host.sheet([.points(200)]) { $0.input = input }
        let id = try #require(host.surface).id
        host.openDialog()
        host.pass(1000)
        host.closeDialog()
        host.pass(100)
        let point = Geometry.Point(x: 195, y: 700)
        let expected: Route = input == .live ? .panel(id) : .blocked(id)
        let route = host.press(at: point)
        #expect(route == expected)
        host.release(at: point)
        sheet.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aScrimStaysAndDimsNothingOverTheDialog() throws {
        let under = host.overlays.show(.veil("Under").instant)
        host.pass(100)
        let alone = try #require(host.picture.layers.first).moment.scrimOpacity
        #expect(alone > 0)
        host.openDialog()
        #expect(host.picture.layers.map { $0.moment.scrimOpacity } == [alone])
        let over = host.overlays.show(.veil("Over").instant)
        host.pass(100)
        #expect(host.picture.layers.map { $0.moment.scrimOpacity } == [alone, alone])
        [under, over].forEach { $0.dismiss() }
        host.closeDialog()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Shows a notice that blocks, and one that takes its place in the middle while the first is aside.
    private func showTwoInOnePlace() -> (first: Presentation, second: Presentation) {
        let first = host.overlays.show(
            .hud("First", indicator: .spinner).with(\.input.outside, .blocked))
        host.pass(1000)
        host.openDialog()
        let second = host.overlays.show(.hud("Second", indicator: .spinner))
        host.pass(1000)
        #expect(host.messages == ["First", "Second"])
        return (first, second)
    }

    /// Another notice has its place by then, and it needs none any more.
    @Test func whatHasEndedUnderTheDialogDoesNotComeBack() {
        let (first, second) = showTwoInOnePlace()
        first.dismiss()
        host.pass(50)
        host.closeDialog()
        second.dismiss()
        host.pass(5000)
        #expect(first.hasEnded && host.messages.isEmpty && host.plan.surfaces.isEmpty)
        #expect(host.leftovers == [])
    }

    @Test func whatFindsItsPlaceTakenAfterTheDialogFadesAndWaits() {
        let (first, second) = showTwoInOnePlace()
        host.closeDialog()
        #expect(host.surface(saying: "First")?.isLeaving == true)
        host.pass(1000)
        #expect(!first.hasEnded && host.messages == ["Second"])
        second.dismiss()
        host.pass(1000)
        #expect(first.isVisible && host.messages == ["First"])
        first.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func inTheBackgroundNothingIsSeenUnderTheDialog() {
        let sheet = host.overlays.show(.sheet(detents: [.points(300)], input: .live)) { "View" }
        host.pass(100)
        host.openDialog()
        host.stage.report(.suspended(true))
        #expect(host.plan.surfaces.map(\.isHidden) == [true] && !sheet.isVisible)
        #expect(host.shownHeight == 300)
        host.stage.report(.suspended(false))
        #expect(host.plan.surfaces.map(\.isHidden) == [false] && sheet.isVisible)
        host.stage.report(.suspended(true))
        sheet.dismiss()
        #expect(host.plan.surfaces.isEmpty)
        host.stage.report(.suspended(false))
        host.closeDialog()
        #expect(host.leftovers == [])
    }

    /// The host never drew it, so there is nothing to keep.
    @Test func whatWasNotSeenIsNotDrawnUnderTheDialog() {
        let veil = host.overlays.show(.veil("Veil"))
        host.pass(50)
        host.openDialog()
        host.pass(1000)
        #expect(!veil.isVisible && host.messages.isEmpty)
        host.closeDialog()
        host.pass(100)
        #expect(veil.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }
}
