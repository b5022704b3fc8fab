#if canImport(UIKit)
import Screen
import UIKit

/// One window on one screen.
@MainActor
final class Bench {
    private var opened: (screen: Screen, window: UIWindow)?

    /// Opens the screen at its first use, because tests of a suite may use another bench.
    init() {}

    /// Opens the screen at once.
    init(safeArea: UIEdgeInsets = .zero, root: UIViewController) {
        open(safeArea, root)
    }

    /// Opens the screen at once.
    init(safeArea: UIEdgeInsets) {
        open(safeArea, UIViewController())
    }

    var screen: Screen { (opened ?? open(.zero, UIViewController())).screen }
    var window: UIWindow { (opened ?? open(.zero, UIViewController())).window }
    var root: UIViewController? { window.rootViewController }

    /// Adds an empty view to another view, or to the window.
    func view(
        _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 100, _ height: CGFloat = 100,
        in parent: UIView? = nil
    ) -> UIView {
        add(UIView(frame: CGRect(x: x, y: y, width: width, height: height)), to: parent)
    }

    /// Adds a view to another view, or to the window.
    @discardableResult
    func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        (parent ?? window).addSubview(view)
        return view
    }

    func close() { opened?.screen.disconnect() }

    @discardableResult
    private func open(_ safeArea: UIEdgeInsets, _ root: UIViewController) -> (
        screen: Screen, window: UIWindow
    ) {
        let screen = Screen(width: 390, height: 844, safeArea: safeArea)
        let parts = (screen, screen.makeWindow(root))
        opened = parts
        return parts
    }
}

/// Records what happens.
@MainActor
final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// Returns the lines since the last call.
    func read() -> [String] {
        defer { lines = [] }
        return lines
    }
}
#endif
