/// Makes a new view from another one.
@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is on.
public struct ModifierContent<Modifier: ViewModifier>: View, Leaf {
    let content: AnyView

    public var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) { graph.read(content, at: 0, environment) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, Leaf, HasTag {
    nonisolated let tag: Tag?
    let content: Content
    let modifier: Modifier

    init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
        tag = (content as? any HasTag)?.tag
    }

    public var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) {
        graph.connect(modifier, environment)
        let modified = modifier.body(content: ModifierContent(content: AnyView(content)))
        graph.read(modified, at: 0, environment)
    }
}

/// A view in a changed environment.
struct InEnvironment<Content: View>: View, Leaf {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) {
        var changed = environment
        change(&changed)
        graph.read(content, at: 0, changed)
    }
}

/// A view with another one over or behind it; of several views, each has its own.
struct Decorated<Content: View>: View, Leaf {
    let content: Content
    let decoration: AnyView
    let isBehind: Bool

    var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) {
        let decoration = Graph.Decoration(
            view: decoration, isBehind: isBehind, environment: environment)
        graph.read(content, decoratedBy: decoration, environment)
    }
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> some View
    {
        InEnvironment(content: self) { $0[keyPath: keyPath] = value }
    }

    public func overlay<Over: View>(@ViewBuilder content: () -> Over) -> some View {
        Decorated(content: self, decoration: AnyView(content()), isBehind: false)
    }

    public func background<Behind: View>(@ViewBuilder content: () -> Behind) -> some View {
        Decorated(content: self, decoration: AnyView(content()), isBehind: true)
    }

    public func accessibilityHidden(_ hidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { modifier(AccessibilityAttachmentModifier(isHidden: hidden)) }

    /// Hides the view from assistive technology; changes nothing unless it is enabled.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { modifier(AccessibilityAttachmentModifier(isHidden: isEnabled ? hidden : nil)) }
}

/// A view's accessibility attributes; the innermost modifier counts.
public struct AccessibilityAttachmentModifier: ViewModifier {
    /// Whether the view is hidden; `nil`: not set.
    let isHidden: Bool?

    public func body(content: Content) -> some View {
        InEnvironment(content: content) { if let isHidden { $0[HiddenKey.self] = isHidden } }
    }
}

/// Whether assistive technology ignores the view.
struct HiddenKey: EnvironmentKey {
    static let defaultValue = false
}
