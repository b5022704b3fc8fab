import Screen
import Testing
import UIKit

@MainActor
struct ControlTests {
    private let bench = Bench()
    private let inside = CGPoint(x: 50, y: 50)

    private func button(_ diary: Diary) -> UIButton {
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Go") { _ in diary.note("primary") })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return bench.add(button)
    }

    @Test func aPictureSaysWhetherItIsASymbolOrATemplate() throws {
        defer { bench.close() }
        let symbol = try #require(UIImage(systemName: "star"))
        let (picture, stamp) = (try #require(UIImage(named: "logo")), try #require(UIImage(named: "stamp")))
        #expect(symbol.isSymbolImage && !picture.isSymbolImage && !stamp.isSymbolImage)
        #expect(picture.renderingMode == .automatic && stamp.renderingMode == .alwaysTemplate)
    }

    @Test func aTapSendsThePrimaryAction() {
        defer { bench.close() }
        let diary = Diary()
        let button = button(diary)
        bench.screen.touchDown(at: inside)
        #expect(button.isHighlighted && button.isTracking)
        bench.screen.touchUp()
        #expect(diary.read() == ["primary"] && !button.isHighlighted)
    }

    @Test func aFingerThatStraysFarDoesNotTap() {
        defer { bench.close() }
        let diary = Diary()
        let button = button(diary)
        bench.screen.touchDown(at: inside)
        bench.screen.touchMove(to: CGPoint(x: 300, y: 600))
        #expect(!button.isHighlighted && button.isTracking)
        bench.screen.touchUp()
        #expect(diary.read() == [])
    }

    @Test func aTouchThatIsTakenAwayCancels() {
        defer { bench.close() }
        let diary = Diary()
        let button = button(diary)
        bench.screen.touchDown(at: inside)
        bench.screen.cancelTouch()
        #expect(diary.read() == [] && !button.isTracking && !button.isHighlighted)
    }

    @Test func aDisabledControlAnswersNothingAndSaysSo() {
        defer { bench.close() }
        let diary = Diary()
        let button = button(diary)
        button.isEnabled = false
        bench.screen.tap(at: inside)
        #expect(diary.read() == [] && button.state.contains(.disabled))
        #expect(
            button.accessibilityTraits.contains(.notEnabled) && button.accessibilityTraits.contains(.button))
    }

    @Test func aLabelWrapsAndCountsItsLines() {
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten"
        let single = label.sizeThatFits(CGSize(width: 100, height: 1000))
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(wrapped.height >= 2 * single.height && wrapped.width <= 100)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)).height < wrapped.height)
        #expect(label.accessibilityLabel == label.text)
        label.text = nil
        #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)) == .zero)
    }

    @Test func actionsAreListedInOrderAndRemovedForOneEventAlone() {
        defer { bench.close() }
        let diary = Diary()
        let field = bench.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        let actions = ["first", "second"].map { title in UIAction { _ in diary.note(title) } }
        field.addAction(actions[0], for: [.editingChanged, .primaryActionTriggered])
        field.addAction(actions[1], for: .editingChanged)
        var listed: [UIAction?] = []
        field.enumerateEventHandlers { action, _, _, _ in listed.append(action) }
        #expect(listed == actions)
        field.removeAction(actions[0], for: .editingChanged)
        field.insertText("a")
        #expect(diary.read() == ["second"])
        field.sendActions(for: .primaryActionTriggered)
        #expect(diary.read() == ["first"])
        var seen = 0
        field.enumerateEventHandlers { _, _, _, stop in
            seen += 1
            stop = true
        }
        #expect(seen == 1)
    }

    @Test func anIndicatorThatStandsStillIsHidden() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    @Test func progressStaysBetweenNoughtAndOne() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 7
        #expect(bar.progress == 1)
        bar.setProgress(-1, animated: false)
        #expect(bar.progress == 0)
    }
}
