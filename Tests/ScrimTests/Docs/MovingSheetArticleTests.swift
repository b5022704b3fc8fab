@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Every call in the right columns of the articles on moving from other sheets and dialogs.
@MainActor
@Suite struct MovingSheetArticleTests {
    let screen = TestHost()
    private let draft = Draft()
    private let card = "card"
    private let places = "places"
    private var window: ArticlePlace { ArticlePlace(screen.overlays) }

    @Test func aPanelIsMovedFollowedAndDismissed() async {
        let map = Map(overlays: ArticlePlace(viewOf: screen).overlays)
        let sheet = Overlay.sheet(
            detents: [.points(120), .fraction(0.5), .full],
            undimmedThrough: .fraction(0.5), input: .dismissing)
        let panel = map.overlays.show(sheet) { places }
        panel.detent = .full
        let following = Task {
            for await position in panel.positions { map.inset(bottom: position.inset) }
        }
        #expect(await screen.wait(advancing: .seconds(2)) { map.largestInset > 700 })
        screen.advance(by: .seconds(1))
        #expect(panel.detent == .full)
        #expect(panel.position?.target == .full && panel.position?.isDragged == false)
        panel.input = .block
        #expect(screen.plan.input.layers.map(\.tapOutside) == [.ignored])
        panel.detents = [.points(69), .full]
        panel.sheet.isDraggable = false
        screen.advance(by: .seconds(2))
        panel.dismiss()
        screen.advance(by: .seconds(2))
        _ = await panel.ended
        await panel.gone()
        await following.value
        await expectNothingLeft()
    }

    /// Sheets of the articles' right columns.
    private nonisolated static let sheets: [Overlay] = [
        .sheet(input: .live), .sheet(input: .dismissing, label: "Color"),
        .sheet(detents: [.content]), .sheet(detents: [.points(400)]),
        .sheet(from: .leading, detents: [.content]),
        .sheet(from: .trailing), .sheet(detents: [.keepClear(18), .fraction(0.5)], initial: .fraction(0.5)),
        .sheet(detents: [.fraction(0.5), .full], undimmedThrough: .fraction(0.5)),
        .sheet(detents: [.custom(Overlay.Detent.Custom("wide") { $0.width * 9 / 16 })]),
        .sheet.with(\.dims, false), .sheet.with(\.sheet.dismissal, .never),
        .sheet.with(\.sheet.dismissal, .resisting), .sheet.with(\.sheet.momentum, .free),
        .sheet.with(\.sheet.grabber, .hidden),
    ]

    @Test(arguments: sheets) func eachSheetComesAndGoes(_ sheet: Overlay) async {
        let handle = window.overlays.show(sheet) { card }
        screen.advance(by: .seconds(2))
        #expect(handle.isVisible)
        handle.dismiss()
        await expectNothingLeft()
    }

    @Test func aDimmedMessageIsASheet() async {
        let message = window.overlays.show(.sheet(from: .top, input: .dismissing)) { card }
        screen.advance(by: .seconds(2))
        #expect(screen.isCovered(.window))
        message.dismiss()
        await expectNothingLeft()
    }

    @Test func aDialogReturnsWhatWasChosen() async {
        let color = await window.overlays.present(.sheet(input: .dismissing)) { end in ColorPicker(end) }
        #expect(color.value == "red")
        let list = window.overlays.show(.sheet(detents: [.points(64), .full])) { places }
        list.detent = .full
        screen.advance(by: .seconds(2))
        #expect(list.position?.target == .full)
        list.dismiss()
        await expectNothingLeft()
    }

    @Test func aFormIsAskedAndCanBeClosedAllTheSame() async {
        draft.isDirty = true
        let form = window.overlays.show(.sheet(input: .dismissing), shouldEnd: { _ in !draft.isDirty }) {
            card
        }
        screen.advance(by: .seconds(2))
        screen.pressEscape()
        #expect(!form.hasEnded)
        form.dismiss()
        _ = await form.ended
        await expectNothingLeft()
    }

    @Test func aPanelStaysWhateverTheUserDoes() async {
        let sheet = Overlay.sheet(
            detents: [.points(120), .full], input: Overlay.InputPolicy(outside: .live)
        ).with(\.sheet.dismissal, .never)
        let panel = window.overlays.show(sheet) { places }
        screen.advance(by: .seconds(2))
        screen.pressEscape()
        screen.performAccessibilityEscape()
        screen.tap(at: Geometry.Point(x: 5, y: 5))
        screen.drag("places", through: [(60, .milliseconds(16)), (900, .milliseconds(16))])
        screen.advance(by: .seconds(2))
        #expect(!panel.hasEnded && panel.detent == .points(120))
        panel.dismiss()
        await expectNothingLeft()
    }

    @Test func aPanelThatMayNotCloseRefuses() async {
        let panel = window.overlays.show(.sheet, shouldEnd: { _ in false }) { places }
        screen.advance(by: .seconds(2))
        screen.pressEscape()
        screen.advance(by: .seconds(2))
        #expect(!panel.hasEnded)
        panel.dismiss()
        await expectNothingLeft()
    }

    @Test func contentGivesUp() async {
        let choice = await window.overlays.present(.sheet) { (end: Presentation.Ending<String>) in
            Task { end.cancel() }
            return card
        }
        #expect(choice == .ended(.cancelButton))
        await expectNothingLeft()
    }

    @Test func aFormIsADialogInAWideWindow() async {
        screen.window = Geometry.Size(width: 900, height: 700)
        let fields = "fields"
        let form = window.overlays.show(.form(label: "Account")) { fields }
        screen.advance(by: .seconds(1))
        #expect(form.isVisible && screen.isCovered(.window))
        form.dismiss()
        await expectNothingLeft()
    }

    private func expectNothingLeft() async {
        screen.advance(by: .seconds(40))
        #expect(await screen.wait { screen.leftovers == [] })
    }
}

@MainActor private final class Draft { var isDirty = false }

@MainActor private final class Map {
    let overlays: Overlays<String>
    private(set) var largestInset = 0.0

    init(overlays: Overlays<String>) { self.overlays = overlays }
    func inset(bottom: Double) { largestInset = max(largestInset, bottom) }
}

@MainActor private func ColorPicker(_ end: Presentation.Ending<String>) -> String {
    Task { end("red") }
    return "picker"
}
