/// A line of text: a label.
public struct Text: UIViewRepresentable {
    private let text: String

    public init(_ text: String) { self.text = text }

    public func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }
    public func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}

/// A button with a title.
public struct Button: UIViewRepresentable {
    let title: String
    let action: @MainActor () -> Void

    @preconcurrency
    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    public func makeCoordinator() -> Coordinator { Coordinator(action) }

    public func makeUIView(context: Context) -> UIButton {
        let coordinator = context.coordinator
        return UIButton(type: .system, primaryAction: UIAction(title: title) { _ in coordinator.action() })
    }

    public func updateUIView(_ view: UIButton, context: Context) {
        context.coordinator.action = action
        view.setTitle(title, for: .normal)
    }

    @MainActor
    public final class Coordinator {
        var action: @MainActor () -> Void

        init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    }
}

/// Views one below the other; here all views are in one place.
public struct VStack<Content: View>: View, SingleView {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

extension View {
    public func padding(_ length: CGFloat? = nil) -> some View { self }
    public func ignoresSafeArea() -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Appearing(view: self, action: action)
    }
}

/// A view that reports its first reading.
struct Appearing<Content: View>: View, Leaf {
    let view: Content
    let action: (() -> Void)?

    /// Marks that the view was read.
    private final class Mark {}

    var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) {
        graph.read(view, at: 0, environment)
        _ = graph.mark("appeared") {
            if let action { graph.later(action) }
            return Mark()
        }
    }
}

/// A preview for Xcode's canvas.
@MainActor
@preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

/// Scrolls its content.
public struct ScrollView<Content: View>: View, Leaf, SingleView {
    let content: AnyView

    public init(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

    public var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) { graph.readScrolled(content, environment) }
}
