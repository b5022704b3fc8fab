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
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "inside"),
            (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
        ] {
            button.addAction(UIAction { _ in diary.note(name) }, for: event)
        }
        return bench.add(button)
    }

    @Test func aTapSendsItsEventsAndThePrimaryAction() {
        defer { bench.close() }
        let diary = Diary()
        let button = button(diary)
        bench.screen.touchDown(at: inside)
        #expect(button.isHighlighted && button.isTracking)
        bench.screen.touchUp()
        #expect(diary.read() == ["down", "inside", "primary"] && !button.isHighlighted)
    }

    @Test func aFingerThatStraysFarDoesNotTap() {
        defer { bench.close() }
        let diary = Diary()
        let button = button(diary)
        bench.screen.touchDown(at: inside)
        bench.screen.touchMove(to: CGPoint(x: 300, y: 600))
        #expect(!button.isHighlighted && button.isTracking)
        bench.screen.touchUp()
        #expect(diary.read() == ["down", "outside"])
    }

    @Test func aTouchThatIsTakenAwayCancels() {
        defer { bench.close() }
        let diary = Diary()
        _ = button(diary)
        bench.screen.touchDown(at: inside)
        bench.screen.cancelTouch()
        #expect(diary.read() == ["down", "cancel"])
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

    @Test func assistiveTechnologyActivatesAButton() {
        defer { bench.close() }
        let diary = Diary()
        let button = button(diary)
        #expect(button.accessibilityLabel == "Go" && button.accessibilityActivate())
        #expect(diary.read().contains("primary"))
    }

    @Test func anActionWithTheSameNameReplacesTheFormer() {
        defer { bench.close() }
        let diary = Diary()
        let control = bench.add(UIControl())
        let id = UIAction.Identifier("same")
        control.addAction(UIAction(identifier: id) { _ in diary.note("first") }, for: .valueChanged)
        control.addAction(UIAction(identifier: id) { _ in diary.note("second") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(diary.read() == ["second"])
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

    @Test func feedbackIsFelt() {
        defer { bench.close() }
        bench.screen.forgetFeedback()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(bench.screen.feedback.count == 2)
        bench.screen.forgetFeedback()
    }
}
