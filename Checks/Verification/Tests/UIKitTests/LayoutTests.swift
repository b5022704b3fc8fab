#if canImport(UIKit)
import Screen
import Testing
import UIKit

@MainActor
struct LayoutTests {
    private let bench = Bench()

    private final class Ear: UIView {
        var diary = Diary()
        override func layoutSubviews() { diary.note("lay out \(tag)") }
    }

    private func ear(_ tag: Int, in parent: UIView? = nil, _ diary: Diary) -> Ear {
        let ear = Ear(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        ear.tag = tag
        ear.diary = diary
        return bench.add(ear, to: parent)
    }

    @Test func layoutWaitsForTheEndOfTheTurnAndHappensOnce() {
        defer { bench.close() }
        let diary = Diary()
        let view = ear(1, diary)
        view.setNeedsLayout()
        view.frame.size.width = 50
        #expect(diary.read() == [])
        bench.screen.turn()
        #expect(diary.read() == ["lay out 1"])
        bench.screen.turn()
        #expect(diary.read() == [], "nothing asked for it")
    }

    @Test func aParentLaysOutBeforeItsChildren() {
        defer { bench.close() }
        let diary = Diary()
        let parent = ear(1, diary)
        let child = ear(2, in: parent, diary)
        bench.screen.turn()
        _ = diary.read()
        child.setNeedsLayout()
        parent.setNeedsLayout()
        bench.screen.turn()
        #expect(diary.read() == ["lay out 1", "lay out 2"])
    }

    @Test func layoutIfNeededStartsAtTheTopmostAncestorThatWaitsToo() {
        defer { bench.close() }
        let diary = Diary()
        let top = ear(1, diary)
        let middle = ear(2, in: top, diary)
        let bottom = ear(3, in: middle, diary)
        bench.screen.turn()
        _ = diary.read()
        bottom.setNeedsLayout()
        top.setNeedsLayout()
        bottom.layoutIfNeeded()
        #expect(diary.read() == ["lay out 3"], "its parent does not wait")
        bottom.setNeedsLayout()
        middle.setNeedsLayout()
        bottom.layoutIfNeeded()
        #expect(diary.read() == ["lay out 1", "lay out 2", "lay out 3"])
        bottom.layoutIfNeeded()
        #expect(diary.read() == [])
    }

    @Test func aNewSizeAChildAndItsLeavingAskForLayoutAPlaceDoesNot() {
        defer { bench.close() }
        let diary = Diary()
        let view = ear(1, diary)
        bench.screen.turn()
        _ = diary.read()
        view.center = CGPoint(x: 300, y: 300)
        bench.screen.turn()
        #expect(diary.read() == [])
        view.bounds.size.height = 70
        bench.screen.turn()
        #expect(diary.read() == ["lay out 1"])
        let child = UIView()
        view.addSubview(child)
        bench.screen.turn()
        #expect(diary.read() == ["lay out 1"])
        child.removeFromSuperview()
        bench.screen.turn()
        #expect(diary.read() == ["lay out 1"])
    }

    @Test func outOfAWindowThereIsNoTurn() {
        defer { bench.close() }
        let diary = Diary()
        let view = Ear(frame: .zero)
        view.diary = diary
        view.setNeedsLayout()
        bench.screen.turn()
        #expect(diary.read() == [])
        view.layoutIfNeeded()
        #expect(diary.read() == ["lay out 0"], "but it can be asked for")
    }

    @Test func aControllerHearsBeforeAndAfterItsViewLaysOut() throws {
        final class Ears: UIViewController {
            let diary = Diary()
            override func loadView() {
                let view = Ear()
                view.diary = diary
                self.view = view
            }
            override func viewWillLayoutSubviews() { diary.note("will") }
            override func viewDidLayoutSubviews() { diary.note("did") }
        }
        let ears = Ears()
        let bench = Bench(root: ears)
        defer { bench.close() }
        _ = ears.diary.read()
        ears.view.setNeedsLayout()
        bench.screen.turn()
        #expect(ears.diary.read() == ["will", "lay out 0", "did"])
    }

    @Test func aParentsGrowthIsSharedByTheMask() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        parent.addSubview(view)
        parent.frame.size = CGSize(width: 200, height: 100)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20), "no mask, no change")
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.frame.size = CGSize(width: 230, height: 160)
        #expect(view.frame == CGRect(x: 10, y: 70, width: 50, height: 20))
    }

    @Test func aViewFitsItsIntrinsicSizeOrWhatItAnswers() {
        final class Own: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 33, height: UIView.noIntrinsicMetric) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: size.width / 2) }
        }
        let own = Own(frame: .zero)
        #expect(own.systemLayoutSizeFitting(CGSize(width: 80, height: 0)) == CGSize(width: 33, height: 40))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
        #expect(plain.sizeThatFits(.zero) == CGSize(width: 7, height: 8), "the size it has")
    }

    @Test func aTextIsFittedIntoAWidthOnlyWhereThatIsWantedMoreThanItResists() {
        let text = UILabel()
        text.numberOfLines = 0
        text.text = String(repeating: "word ", count: 40)
        func height(_ priority: UILayoutPriority) -> CGFloat {
            text.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: priority,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(.defaultHigh) < 2 * text.font.lineHeight, "a tie may go to the text")
        #expect(height(.required) > 5 * text.font.lineHeight)
    }
}
#endif
