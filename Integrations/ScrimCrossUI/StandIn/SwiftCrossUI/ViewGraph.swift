// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol AppBackend: Sendable {
    associatedtype Widget
    func createTextView() -> Widget
    func updateTextView(_ textView: Widget, content: String)
    func setSize(of widget: Widget, to size: SIMD2<Int>)
}

public class AnyWidget {
    private let widget: Any
    public init(_ widget: Any) { self.widget = widget }

    public func into<T>() -> T {
        guard let widget = widget as? T else { preconditionFailure("The widget is no \(T.self)") }
        return widget
    }
}

@MainActor
public protocol ViewGraphNodeChildren {
    var widgets: [AnyWidget] { get }
    var erasedNodes: [ErasedViewGraphNode] { get }
}

public struct ErasedViewGraphNode {}

public enum ViewGraphSnapshotter {
    public struct NodeSnapshot {}
}

public enum LayoutSystem {
    public struct LayoutableChild {}
}

public struct ViewSize {
    public var width: Double
    public var height: Double
    public init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
}

public struct ProposedViewSize: Sendable {
    public var width: Double?
    public var height: Double?
    public init(_ width: Double?, _ height: Double?) { (self.width, self.height) = (width, height) }
    public static let unspecified = Self(nil, nil)
}

public struct ViewLayoutResult {
    public var size: ViewSize
    public init(size: ViewSize) { self.size = size }
}

@MainActor
public class AnyViewGraphNode<NodeView: View> {
    public let widget: AnyWidget
    private var view: NodeView
    private let layOut: (NodeView, ProposedViewSize, EnvironmentValues) -> ViewLayoutResult
    private let finish: (NodeView, ViewLayoutResult, EnvironmentValues) -> Void
    private var last: (result: ViewLayoutResult, environment: EnvironmentValues)?

    public init<Backend: AppBackend>(
        for view: NodeView, backend: Backend, snapshot: ViewGraphSnapshotter.NodeSnapshot? = nil,
        environment: EnvironmentValues
    ) {
        let children = view.children(backend: backend, snapshots: nil, environment: environment)
        let widget = view.asWidget(children, backend: backend)
        self.view = view
        self.widget = AnyWidget(widget)
        layOut = { view, size, environment in
            view.computeLayout(
                widget, children: children, proposedSize: size, environment: environment, backend: backend)
        }
        finish = { view, result, environment in
            view.commit(
                widget, children: children, layout: result, environment: environment, backend: backend)
        }
    }

    public func computeLayout(
        with newView: NodeView?, proposedSize: ProposedViewSize, environment: EnvironmentValues
    ) -> ViewLayoutResult {
        view = newView ?? view
        let result = layOut(view, proposedSize, environment)
        last = (result, environment)
        return result
    }

    public func commit() -> ViewLayoutResult {
        guard let last else { preconditionFailure("A view is laid out before it is committed") }
        finish(view, last.result, last.environment)
        return last.result
    }
}
