/// A controller that shows a view tree.
///
/// The tree is read in the first layout pass, and again in the layout pass after a change.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { changed() } }

    private var graph: Graph?
    private var isRead = false
    private var editMode = EditMode.inactive

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("not from a nib") }

    /// The unsafe edges that the tree avoids by itself.
    public var safeAreaRegions = SafeAreaRegions.all

    /// The size that the tree wants within a given size.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        view.layoutIfNeeded()
        return view.subviews.filter { $0.intrinsicContentSize.width != UIView.noIntrinsicMetric }
            .map { $0.sizeThatFits(size) }
            .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    open override func loadView() {
        view = _UIHostingView<Content>(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        graph = Graph(host: view, of: self) { [weak self] in self?.changed() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isRead else { return }
        isRead = true
        var environment = EnvironmentValues()
        let isWide = traitCollection.horizontalSizeClass == .regular
        environment.horizontalSizeClass = isWide ? .regular : .compact
        environment.editMode = Binding { [weak self] in
            self?.editMode ?? .inactive
        } set: { [weak self] in
            self?.editMode = $0
            self?.changed()
        }
        graph?.update(rootView, environment, in: transaction)
        transaction = Transaction()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { changed() }
    }

    /// The transaction in which the tree was changed.
    private var transaction = Transaction()

    private func changed() {
        isRead = false
        transaction = Transaction.current
        viewIfLoaded?.setNeedsLayout()
    }

    deinit { MainActor.assumeIsolated { [graph] in graph?.close() } }
}

/// One of SwiftUI's own views, which reports a view that other code adds to it.
@MainActor
protocol SwiftUIsOwn: UIView {
    /// Whether SwiftUI itself is adding a view.
    var isMounting: Bool { get set }
}

/// The scroll view of a `ScrollView` or `List`.
package final class HostingScrollView: UIScrollView, SwiftUIsOwn {
    var isMounting = false

    package override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard !isMounting else { return }
        RuntimeIssues.report("Adding '\(type(of: subview))' to SwiftUI's scroll view is not supported")
    }
}

/// The view of a hosting controller, and of some other parts of SwiftUI.
// swift-format-ignore: NoLeadingUnderscores
@MainActor
open class _UIHostingView<Content: View>: UIView, SwiftUIsOwn {
    var isMounting = false

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard !isMounting else { return }
        RuntimeIssues.report(
            "Adding '\(type(of: subview))' as a subview of UIHostingController.view is not supported")
    }
}

/// Parts of the safe area, for hosting controllers from iOS 16.4 on.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
