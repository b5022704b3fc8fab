/// A stack of pages, each with its own controller in a UIKit navigation controller.
///
/// Pages below the last one keep their state and their views. A page that is popped loses both.
public struct NavigationStack<Data, Root: View>: View, Leaf, SingleView {
    let path: [AnyHashable]
    let root: Root

    public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root)
    where Data == [Element] {
        var values: [AnyHashable] = []
        for value in path.wrappedValue { values.append(AnyHashable(value)) }
        self.path = values
        self.root = root()
    }

    public var body: Never { fatalError("no body") }

    func read(in graph: Graph, _ environment: EnvironmentValues) {
        let stack = graph.mark("stack") { Stack() }
        let container = graph.ownController("navigation") {
            UINavigationController(rootViewController: stack.pages[0])
        }
        var environment = environment
        environment[DestinationsKey.self] = stack
        read(AnyView(root), on: stack.pages[0], at: "root", isTop: path.isEmpty, in: graph, environment)
        let before = stack.pages
        stack.pages = [before[0]]
        for (place, value) in path.enumerated() {
            let isKept = before.count > place + 1 && stack.values[place] == value && stack.pages.count > place
            let page = isKept ? before[place + 1] : PageController()
            stack.pages.append(page)
            let destination = stack.destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
            read(
                destination ?? AnyView(EmptyView()), on: page, at: "\(place).\(value)",
                isTop: place == path.count - 1, in: graph, environment)
        }
        stack.values = path
        let pages = stack.pages
        graph.later {
            for page in before.reversed() where !pages.contains(where: { $0 === page }) {
                container.popViewController(animated: false)
            }
            for page in pages where !before.contains(where: { $0 === page }) {
                container.pushViewController(page, animated: false)
            }
        }
    }

    private func read(
        _ content: AnyView, on page: PageController, at label: String, isTop: Bool, in graph: Graph,
        _ environment: EnvironmentValues
    ) {
        if isTop || HiddenPages.areUpdated || !page.isRead {
            page.isRead = true
            graph.read(content, at: label, in: page.view, of: page, environment)
        } else {
            graph.keep(label, views: true)
        }
    }
}

/// The state of a navigation stack.
@MainActor
final class Stack {
    var pages = [PageController()]
    var values: [AnyHashable] = []
    var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
}

extension View {
    /// Sets the page for values of a navigation stack's path.
    public func navigationDestination<Value: Hashable, Page: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Page
    ) -> some View {
        Destination(content: self) { ($0 as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView()) }
            .of(data)
    }

    /// Sets a page's title, which is not shown here.
    public func navigationTitle(_ title: String) -> some View { self }
}

private struct Destination<Content: View>: View, Leaf {
    let content: Content
    let page: (Any) -> AnyView
    var value: Any.Type = Never.self

    init(content: Content, page: @escaping (Any) -> AnyView) {
        self.content = content
        self.page = page
    }

    func of(_ value: Any.Type) -> Self {
        var destination = self
        destination.value = value
        return destination
    }

    var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) {
        environment[DestinationsKey.self]?.destinations[ObjectIdentifier(value)] = page
        graph.read(content, at: 0, environment)
    }
}

private struct DestinationsKey: EnvironmentKey {
    static var defaultValue: Stack? { nil }
}
