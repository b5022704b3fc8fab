// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Stand-ins for SwiftCrossUI, for builds without the framework: the types and functions that the integration and its
// tests use. Views make and update widgets; nothing else is like the framework. `make integrations` builds the same
// files with the framework itself.

@MainActor
public protocol View {
    associatedtype Content: View
    var body: Content { get }

    func children<Backend: AppBackend>(
        backend: Backend, snapshots: [ViewGraphSnapshotter.NodeSnapshot]?, environment: EnvironmentValues
    ) -> any ViewGraphNodeChildren
    func layoutableChildren<Backend: AppBackend>(
        backend: Backend, children: any ViewGraphNodeChildren
    ) -> [LayoutSystem.LayoutableChild]
    func asWidget<Backend: AppBackend>(_ children: any ViewGraphNodeChildren, backend: Backend)
        -> Backend.Widget
    func computeLayout<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, proposedSize: ProposedViewSize,
        environment: EnvironmentValues, backend: Backend
    ) -> ViewLayoutResult
    func commit<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, layout: ViewLayoutResult,
        environment: EnvironmentValues, backend: Backend)
}

/// A view without children of its own has its body's.
extension View {
    public func children<Backend: AppBackend>(
        backend: Backend, snapshots: [ViewGraphSnapshotter.NodeSnapshot]?, environment: EnvironmentValues
    ) -> any ViewGraphNodeChildren {
        for property in Mirror(reflecting: self).children {
            (property.value as? any EnvironmentReader)?.read(environment)
        }
        return body.children(backend: backend, snapshots: snapshots, environment: environment)
    }

    public func layoutableChildren<Backend: AppBackend>(
        backend: Backend, children: any ViewGraphNodeChildren
    ) -> [LayoutSystem.LayoutableChild] { [] }

    public func asWidget<Backend: AppBackend>(
        _ children: any ViewGraphNodeChildren, backend: Backend
    ) -> Backend.Widget { body.asWidget(children, backend: backend) }

    public func computeLayout<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, proposedSize: ProposedViewSize,
        environment: EnvironmentValues, backend: Backend
    ) -> ViewLayoutResult {
        for property in Mirror(reflecting: self).children {
            (property.value as? any EnvironmentReader)?.read(environment)
        }
        return body.computeLayout(
            widget, children: children, proposedSize: proposedSize, environment: environment, backend: backend
        )
    }

    public func commit<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, layout: ViewLayoutResult,
        environment: EnvironmentValues, backend: Backend
    ) {
        body.commit(widget, children: children, layout: layout, environment: environment, backend: backend)
    }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never is not shown") }
}

@MainActor
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct EmptyView: View {
    public init() {}
    public var body: Never { preconditionFailure("An empty view is not shown") }
}

public struct Text: View {
    private let text: String
    public init(_ text: String) { self.text = text }
    public var body: Never { preconditionFailure("A text has no body") }

    public func children<Backend: AppBackend>(
        backend: Backend, snapshots: [ViewGraphSnapshotter.NodeSnapshot]?, environment: EnvironmentValues
    ) -> any ViewGraphNodeChildren { NoChildren() }

    public func asWidget<Backend: AppBackend>(
        _ children: any ViewGraphNodeChildren, backend: Backend
    ) -> Backend.Widget { backend.createTextView() }

    public func computeLayout<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, proposedSize: ProposedViewSize,
        environment: EnvironmentValues, backend: Backend
    ) -> ViewLayoutResult { ViewLayoutResult(size: ViewSize(100, 20)) }

    public func commit<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, layout: ViewLayoutResult,
        environment: EnvironmentValues, backend: Backend
    ) { backend.updateTextView(widget, content: text) }

    private struct NoChildren: ViewGraphNodeChildren {
        var widgets: [AnyWidget] { [] }
        var erasedNodes: [ErasedViewGraphNode] { [] }
    }
}
