/// A view tree in UIKit.
///
/// It is read when it is first laid out, and again in the layout pass after a change.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { changed() } }

    private var graph: Graph?
    private var isRead = false

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("not from a nib") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        graph = Graph(host: view) { [weak self] in self?.changed() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isRead else { return }
        isRead = true
        graph?.update(rootView, EnvironmentValues())
    }

    private func changed() {
        isRead = false
        viewIfLoaded?.setNeedsLayout()
    }

    isolated deinit { graph?.close() }
}
