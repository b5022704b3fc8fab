#if canImport(UIKit)
import Screen
import Testing
import UIKit

@MainActor
struct LayoutConstraintTests {
    private let screen = Screen()
    private let container = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    private let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    private let pinned = UIView()

    private func pin() -> UIWindow {
        let window = screen.makeWindow()
        window.addSubview(container)
        container.addSubview(other)
        container.addSubview(pinned)
        pinned.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            pinned.leadingAnchor.constraint(equalTo: other.leadingAnchor),
            pinned.trailingAnchor.constraint(equalTo: other.trailingAnchor),
            pinned.topAnchor.constraint(equalTo: other.topAnchor),
            pinned.bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
        screen.turn()
        return window
    }

    @Test func aViewPinnedToAnotherGoesWhereThatGoes() {
        let window = pin()
        defer { screen.disconnect() }
        #expect(pinned.frame == other.frame)
        other.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
        screen.turn()
        #expect(pinned.frame == other.frame)
        withExtendedLifetime(window) {}
    }

    @Test func scrollingMovesWhatIsPinnedToTheContent() {
        let window = pin()
        defer { screen.disconnect() }
        container.bounds.origin.y = 30
        pinned.removeFromSuperview()
        #expect(NSLayoutConstraint.activeCount == 0)
        withExtendedLifetime(window) {}
    }

    @Test func aConstraintThatIsTakenBackHoldsNothing() {
        let window = pin()
        defer { screen.disconnect() }
        let extra = pinned.topAnchor.constraint(equalTo: container.topAnchor)
        extra.isActive = true
        #expect(extra.isActive && NSLayoutConstraint.activeCount == 5)
        NSLayoutConstraint.deactivate([extra])
        #expect(!extra.isActive && NSLayoutConstraint.activeCount == 4)
        withExtendedLifetime(window) {}
    }
}
#endif
