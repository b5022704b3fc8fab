#if canImport(UIKit)
import Testing
import UIKit

@MainActor
struct LayoutConstraintTests {
    private let bench = Bench()

    /// Pins a view to another view beside it.
    private func pin() -> (view: UIView, other: UIView, constraints: [NSLayoutConstraint]) {
        let container = bench.view(0, 100, 300, 400)
        let other = bench.view(10, 20, 100, 50, in: container)
        let view = bench.add(UIView(), to: container)
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
            view.topAnchor.constraint(equalTo: other.topAnchor),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        bench.screen.turn()
        return (view, other, constraints)
    }

    @Test func aViewPinnedToAnotherGoesWhereThatGoes() {
        defer { bench.close() }
        let (view, other, _) = pin()
        #expect(view.frame == other.frame)
        other.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
        bench.screen.turn()
        #expect(view.frame == other.frame)
    }

    @Test func aTransformMovesNothingThatIsPinned() {
        defer { bench.close() }
        let (view, other, _) = pin()
        let frame = view.frame
        other.transform = CGAffineTransform(translationX: 0, y: 30)
        bench.screen.turn()
        #expect(other.frame.minY == frame.minY + 30 && view.frame == frame)
        other.center.x += 20
        bench.screen.turn()
        #expect(view.frame.minX == frame.minX + 20 && view.frame.minY == frame.minY)
    }

    @Test func aViewThatLeavesIsPinnedNoMore() {
        defer { bench.close() }
        let (view, _, constraints) = pin()
        #expect(constraints.allSatisfy { $0.isActive })
        view.removeFromSuperview()
        #expect(!constraints.contains { $0.isActive })
    }

    @Test func aConstraintThatIsTakenBackHoldsNothing() {
        defer { bench.close() }
        let (view, other, constraints) = pin()
        NSLayoutConstraint.deactivate(constraints)
        #expect(!constraints.contains { $0.isActive })
        other.frame.origin = CGPoint(x: 50, y: 60)
        bench.screen.turn()
        #expect(view.frame != other.frame)
    }

    @Test func constraintsAreHeldByTheNearestViewAroundBoth() {
        defer { bench.close() }
        let (view, other, constraints) = pin()
        #expect(view.superview?.constraints == constraints)
        #expect(view.constraints.isEmpty && other.constraints.isEmpty && bench.window.constraints.isEmpty)
        let inner = bench.add(UIView(), to: view)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let top = inner.topAnchor.constraint(equalTo: view.topAnchor)
        top.isActive = true
        #expect(view.constraints == [top])
        top.isActive = false
        #expect(view.constraints.isEmpty)
    }
}
#endif
