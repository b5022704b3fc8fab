/// The view of the system's that a presented controller's view is in: over all that is in the window, or in the view of
/// the controller that defines the context.
@MainActor
package final class TransitionView: UIView {
    /// How long a dismissal takes, in seconds.
    static let duration: CFTimeInterval = 0.4

    /// The presenter's view while a presentation over the full screen has it.
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

    /// A presentation over the full screen takes the presenter's view out of the window.
    func takeOut(_ view: UIView) {
        (kept, place) = (view, view.superview)
        view.removeFromSuperview()
    }

    /// The presenter's view is back, under the presented one.
    func putBack() {
        if let view = kept, let place { place.insertSubview(view, at: 0) }
        kept = nil
    }
}

/// What a context menu of the system's is in: over all that is in the window, a subview of it, and not presented by a
/// controller.
@MainActor
package final class ContextMenuContainer: UIView {
    private let list = UIView()

    /// - Parameters:
    ///   - place: Where the menu is, in the window.
    ///   - titles: Of its commands.
    ///   - chosen: Called with the command that was tapped, after the menu has closed.
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

    /// A touch beside the menu closes it, and does nothing else.
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        removeFromSuperview()
    }
}
