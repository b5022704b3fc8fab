/// A piece of a view tree.
@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a view without a body was asked for it") }
}

/// A view that the graph reads without a body.
protocol Leaf {
    @MainActor func read(in graph: Graph, _ environment: EnvironmentValues)
}

/// A view that counts as one, whatever it contains; a decoration of several views is applied to each.
@MainActor
protocol SingleView {}

public struct EmptyView: View, Leaf {
    public nonisolated init() {}
    public var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) {}
}

/// Several views at one position.
public struct Group: View, Leaf {
    let parts: [AnyView]

    nonisolated init(parts: [AnyView]) { self.parts = parts }
    public init<Content: View>(@ViewBuilder content: () -> Content) { parts = [AnyView(content())] }

    public var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) {
        for (index, part) in parts.enumerated() { graph.read(part, at: index, environment) }
    }
}

/// A type-erased view.
public struct AnyView: View, Leaf {
    private let readView: @MainActor (Graph, EnvironmentValues) -> Void
    /// The views in it, if there are several.
    let several: [AnyView]?
    nonisolated let tag: Tag?

    public nonisolated init<Content: View>(_ view: Content) {
        // Made on any actor, as in SwiftUI, but read only on the main actor.
        nonisolated(unsafe) let view = view
        several = (view as? Group)?.parts
        tag = (view as? any HasTag)?.tag
        readView = { $0.read(view, at: 0, $1) }
    }

    public var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) { readView(graph, environment) }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("no body") }
}

extension Optional: Leaf where Wrapped: View {
    func read(in graph: Graph, _ environment: EnvironmentValues) {
        if let view = self { graph.read(view, at: 0, environment) }
    }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Group {
        var parts: [AnyView] = []
        repeat parts.append(AnyView(each content))
        return Group(parts: parts)
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
