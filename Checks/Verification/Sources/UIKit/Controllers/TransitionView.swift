/// The system view that contains a presented controller's view: in front of everything in the window, or in the view of
/// the controller that defines the context.
@MainActor
package final class TransitionView: UIView {
    /// The duration of a dismissal, in seconds.
    static let duration: CFTimeInterval = 0.4

    /// The presenter's view while a full-screen presentation has removed it.
    private var kept: UIView?
    private weak var place: UIView?

    init(of controller: UIViewController, in container: UIView) {
        super.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        container.addSubview(self)
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
    }

    package required init?(coder: NSCoder) { return nil }

    /// Removes the presenter's view from the window, as a full-screen presentation does.
    func takeOut(_ view: UIView) {
        (kept, place) = (view, view.superview)
        view.removeFromSuperview()
    }

    /// Puts the presenter's view back, behind the presented one.
    func putBack() {
        if let view = kept, let place { place.insertSubview(view, at: 0) }
        kept = nil
    }
}

/// The system view that contains a context menu: in front of everything in the window, as its subview, and not
/// presented by a controller.
@MainActor
package final class ContextMenuContainer: UIView {
    private let list = UIView()

    /// - Parameters:
    ///   - place: The menu's frame in the window.
    ///   - titles: The titles of the menu's commands.
    ///   - chosen: Called after the menu has closed, with the title of the command that was tapped.
    package init(in window: UIWindow, at place: CGRect, titles: [String], chosen: @escaping (String) -> Void)
    {
        super.init(frame: window.bounds)
        list.frame = place
        addSubview(list)
        let height = place.height / CGFloat(max(titles.count, 1))
        for (index, title) in titles.enumerated() {
            let command = UIButton(
                primaryAction: UIAction(title: title) { [weak self] _ in
                    self?.removeFromSuperview()
                    chosen(title)
                })
            command.frame = CGRect(x: 0, y: CGFloat(index) * height, width: place.width, height: height)
            list.addSubview(command)
        }
        window.addSubview(self)
    }

    package required init?(coder: NSCoder) { return nil }

    /// A touch beside the menu only closes the menu.
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        removeFromSuperview()
    }
}
