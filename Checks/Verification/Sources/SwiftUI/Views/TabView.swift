/// One of several pages, each with its own controller in a UIKit tab bar controller.
///
/// A page is read once it is selected, and keeps its state and its views from then on.
public struct TabView<Selection: Hashable, Content: View>: View, Leaf, SingleView {
    let selection: Binding<Selection>
    let pages: [AnyView]

    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        let content = AnyView(content())
        pages = content.several ?? [content]
    }

    public var body: Never { fatalError("no body") }

    func read(in graph: Graph, _ environment: EnvironmentValues) {
        let container = graph.ownController("tabs") { UITabBarController() }
        let shown = graph.mark("pages") { Pages() }
        if shown.controllers.count != pages.count {
            shown.controllers = pages.map { _ in PageController() }
            shown.read = []
            container.viewControllers = shown.controllers
        }
        let selected = pages.firstIndex { $0.tag?.value == AnyHashable(selection.wrappedValue) } ?? 0
        shown.read.insert(selected)
        for place in shown.read {
            let page = shown.controllers[place]
            if place == selected || HiddenPages.areUpdated {
                graph.read(pages[place], at: "\(place)", in: page.view, of: page, environment)
            } else {
                graph.keep("\(place)", views: true)
            }
        }
        graph.later { container.selectedIndex = selected }
    }

    private final class Pages {
        var controllers: [PageController] = []
        /// The pages that were selected at least once.
        var read: Set<Int> = []
    }
}

extension View {
    /// Sets what a page's tab shows; nothing here.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View { self }

    /// Sets the tag by which a view is selected among several.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { Tagged(content: self, tag: tag) }
}

/// A view's tag, which is read only on the main actor.
struct Tag: @unchecked Sendable {
    let value: AnyHashable
}

/// A view that may have a tag.
protocol HasTag {
    nonisolated var tag: Tag? { get }
}

struct Tagged<Content: View>: View, Leaf, HasTag {
    let content: Content
    nonisolated let tag: Tag?

    init(content: Content, tag: some Hashable) {
        self.content = content
        self.tag = Tag(value: AnyHashable(tag))
    }

    var body: Never { fatalError("no body") }
    func read(in graph: Graph, _ environment: EnvironmentValues) { graph.read(content, at: 0, environment) }
}

/// Whether invisible pages are updated with the rest: no source says, so tests try both.
@MainActor
package enum HiddenPages {
    package static var areUpdated = true
}

/// The hosting controller of a page.
final class PageController: UIViewController {
    /// Whether the page was read.
    var isRead = false

    override func loadView() {
        view = _UIHostingView<AnyView>(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }
}
