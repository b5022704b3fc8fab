import Screen
import Testing
import UIKit

@MainActor
struct ScrollViewTests {
    private let bench = Bench()

    private func scroller(_ content: CGFloat = 2000) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.contentSize = CGSize(width: 300, height: content)
        return bench.add(view)
    }

    private func drag(_ from: CGFloat, _ to: CGFloat, over seconds: Double = 0.3) {
        bench.screen.touchDown(at: CGPoint(x: 100, y: from))
        bench.screen.drag(to: CGPoint(x: 100, y: to), over: seconds)
    }

    @Test func theOffsetIsTheBoundsOrigin() {
        defer { bench.close() }
        let view = scroller()
        let child = bench.view(0, 500, in: view)
        view.contentOffset.y = 450
        #expect(view.bounds.origin.y == 450)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 50))
    }

    @Test func anOffsetThatCodeSetsIsRoundedToPixels() {
        defer { bench.close() }
        let view = scroller()
        view.contentOffset.y = 50
        view.contentOffset.y += 0.08
        #expect(view.contentOffset.y == 50)
        view.setContentOffset(CGPoint(x: 0, y: 187.5), animated: false)
        let pixels = view.contentOffset.y * 3
        #expect(pixels == pixels.rounded() && abs(view.contentOffset.y - 187.5) < 0.2)
        view.bounds.origin.y = 50.08
        #expect(view.contentOffset.y == 50.08, "not where the bounds are set")
    }

    @Test func itScrollsToTheTopUnlessItIsToldNotTo() {
        defer { bench.close() }
        #expect(scroller().scrollsToTop)
    }

    @Test func theContentFollowsTheFinger() {
        defer { bench.close() }
        let view = scroller()
        drag(250, 150)
        #expect(view.contentOffset.y == 100 && view.isDragging && view.isTracking)
        bench.screen.advance(by: 0.3)
        bench.screen.touchUp()
        #expect(!view.isDragging && !view.isDecelerating, "the finger stood still")
    }

    /// A scroll view whose drags take the touch from controls, too.
    private final class Taking: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }

    @Test(arguments: [0, 0.3], [false, true])
    func aControlUnderARestingFingerKeepsItsTouch(_ rest: TimeInterval, takesIt: Bool) {
        defer { bench.close() }
        let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let view: UIScrollView = takesIt ? Taking(frame: frame) : UIScrollView(frame: frame)
        bench.add(view)
        view.contentSize = CGSize(width: 300, height: 2000)
        let button = bench.add(UIButton(frame: CGRect(x: 0, y: 200, width: 300, height: 100)), to: view)
        #expect(view.touchesShouldCancel(in: button) == takesIt && view.touchesShouldCancel(in: UIView()))
        bench.screen.touchDown(at: CGPoint(x: 100, y: 250))
        bench.screen.advance(by: rest)
        bench.screen.drag(to: CGPoint(x: 100, y: 190), over: 0.1)
        let scrolls = rest == 0 || takesIt
        #expect((view.contentOffset.y > 0) == scrolls && button.isHighlighted == !scrolls)
        bench.screen.touchUp()
    }

    @Test func aFlingGoesOnAndComesToRest() {
        defer { bench.close() }
        let view = scroller()
        drag(280, 80, over: 0.1)
        bench.screen.touchUp()
        let letGo = view.contentOffset.y
        #expect(view.isDecelerating)
        bench.screen.advance(by: 5)
        #expect(view.contentOffset.y > letGo + 100 && !view.isDecelerating)
    }

    @Test func settingTheOffsetStopsAFling() {
        defer { bench.close() }
        let view = scroller()
        drag(280, 80, over: 0.1)
        bench.screen.touchUp()
        bench.screen.advance(by: 0.1)
        let here = view.contentOffset
        view.setContentOffset(here, animated: false)
        bench.screen.advance(by: 1)
        #expect(abs(view.contentOffset.y - here.y) < 0.2 && !view.isDecelerating)
    }

    @Test func pastItsEndTheContentFollowsLessAndComesBack() {
        defer { bench.close() }
        let view = scroller()
        drag(100, 200)
        #expect(view.contentOffset.y < 0 && view.contentOffset.y > -100)
        bench.screen.touchUp()
        bench.screen.advance(by: 5)
        #expect(view.contentOffset.y == 0)
    }

    @Test func shortContentDoesNotScroll() {
        defer { bench.close() }
        let view = scroller(100)
        drag(100, 200)
        #expect(!view.isDragging)
        bench.screen.touchUp()
    }

    @Test func scrollingCanBeOff() {
        defer { bench.close() }
        let view = scroller()
        view.isScrollEnabled = false
        drag(250, 100)
        #expect(view.contentOffset == .zero)
        bench.screen.touchUp()
    }

    @Test func insetsAndSafeEdgesMakeRoom() {
        let bench = Bench(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        defer { bench.close() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        bench.add(view)
        view.contentInset.top = 10
        #expect(view.adjustedContentInset.top == 60)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset.top == 10)
    }

    @Test func aDragTakesTheTouchFromAButtonInIt() {
        defer { bench.close() }
        let view = scroller()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 50, y: 200, width: 100, height: 80)
        view.addSubview(button)
        drag(240, 140)
        bench.screen.touchUp()
        #expect(taps == 0 && view.contentOffset.y > 0)
        view.setContentOffset(.zero, animated: false)
        bench.screen.tap(at: CGPoint(x: 100, y: 240))
        #expect(taps == 1)
    }

    @Test func aTableHasItsRowsOneUnderTheOther() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(indexPath[1])"
                return cell
            }
        }
        defer { bench.close() }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220), style: .plain)
        table.dataSource = rows
        bench.add(table)
        bench.screen.turn()
        let tenth = table.all(UITableViewCell.self)[10]
        #expect(tenth.textLabel?.text == "10" && tenth.frame.minY == 10 * tenth.frame.height)
        #expect(table.contentSize.height == 100 * tenth.frame.height)
    }
}
