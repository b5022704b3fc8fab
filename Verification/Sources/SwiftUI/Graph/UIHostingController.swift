/// A view tree in UIKit.
///
/// It is read when it is first laid out, and again in the layout pass after a change.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { viewIfLoaded?.setNeedsLayout() } }

    private var graph: Graph?

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("not from a nib") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        graph = Graph(host: view) { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        graph?.update(rootView, EnvironmentValues())
    }

    isolated deinit { graph?.close() }
}
