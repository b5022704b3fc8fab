import Screen
import SwiftUI
import Testing

/// What surrounds an app's views: tabs, a stack of pages, a list, an alert.
@MainActor
@Suite(.serialized)
struct ContainerTests {
    private let screen = Screen()

    /// The state with which a test controls the view tree, and what the tree has reported.
    @MainActor
    private final class Remote {
        var tab: Binding<Int>?
        var path: Binding<[String]>?
        var rows: Binding<[Row]>?
        var asks: Binding<Bool>?
        var told: [String] = []

        func read() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private struct Row: Identifiable {
        let id: Int
    }

    /// Counts its taps in its state, and reports what happens to its view.
    private struct Probe: View {
        let name: String
        let remote: Remote
        @State private var count = 0

        var body: some View {
            Told(name: name, remote: remote)
            Button("\(name) \(count)") { count += 1 }
        }
    }

    private struct Told: UIViewRepresentable {
        let name: String
        let remote: Remote

        func makeCoordinator() -> (String, Remote) { (name, remote) }
        func makeUIView(context: Context) -> UIView {
            remote.told.append("make \(name)")
            return UIView()
        }
        func updateUIView(_ view: UIView, context: Context) { remote.told.append("update \(name)") }
        static func dismantleUIView(_ view: UIView, coordinator: (String, Remote)) {
            coordinator.1.told.append("dismantle \(coordinator.0)")
        }
    }

    private struct Tabs: View {
        let remote: Remote
        @State private var tab = 1

        var body: some View {
            TabView(selection: $tab) {
                Probe(name: "one", remote: remote).tabItem { Text("One") }.tag(1)
                Probe(name: "two", remote: remote).tag(2).tabItem { Text("Two") }
            }
            .onAppear { remote.tab = $tab }
        }
    }

    private func buttons(in window: UIWindow) -> [String] {
        window.all(UIButton.self).compactMap { $0.title(for: .normal) }
    }

    private func show(_ view: some View) -> UIWindow {
        screen.makeWindow(UIHostingController(rootView: view))
    }

    @Test(arguments: [true, false])
    func aPageOfATabIsReadOnceItIsSelectedAndKeptFromThenOn(_ updatesHidden: Bool) {
        HiddenPages.areUpdated = updatesHidden
        defer { HiddenPages.areUpdated = true }
        defer { screen.disconnect() }
        let remote = Remote()
        let window = show(Tabs(remote: remote))
        #expect(remote.read() == ["make one", "update one"])
        screen.tapButton("one 0")
        #expect(buttons(in: window) == ["one 1"])
        _ = remote.read()

        remote.tab?.wrappedValue = 2
        screen.turn()
        #expect(buttons(in: window) == ["two 0"], "the other page has left the window")
        #expect(remote.read().filter { $0 != "update one" } == ["make two", "update two"])
        remote.tab?.wrappedValue = 1
        screen.turn()
        #expect(buttons(in: window) == ["one 1"])
        #expect(remote.read().filter { $0.hasPrefix("make") || $0.hasPrefix("dismantle") } == [])
    }

    @Test(arguments: [true, false])
    func aPageUnderAnotherKeepsItsStateAndOneThatIsTakenOffLosesIt(_ updatesHidden: Bool) throws {
        HiddenPages.areUpdated = updatesHidden
        defer { HiddenPages.areUpdated = true }
        defer { screen.disconnect() }
        struct Pages: View {
            let remote: Remote
            @State private var path: [String] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Probe(name: "root", remote: remote)
                        .navigationDestination(for: String.self) { Probe(name: $0, remote: remote) }
                }
                .onAppear { remote.path = $path }
            }
        }
        let remote = Remote()
        let window = show(Pages(remote: remote))
        screen.tapButton("root 0")
        remote.path?.wrappedValue = ["a"]
        screen.turn()
        screen.tapButton("a 0")
        #expect(buttons(in: window) == ["a 1"])
        let container = try #require(window.rootViewController?.children.first as? UINavigationController)
        #expect(container.children.count == 2, "each page has a controller of its own")
        _ = remote.read()
        remote.path?.wrappedValue = []
        screen.turn()
        #expect(buttons(in: window) == ["root 1"])
        #expect(remote.read().contains("dismantle a"))
        remote.path?.wrappedValue = ["a"]
        screen.turn()
        #expect(buttons(in: window) == ["a 0"])
        remote.path?.wrappedValue = ["b", "c"]
        screen.turn()
        #expect(buttons(in: window) == ["c 0"])
        #expect(container.children.count == 3)
    }

    @Test func aListHasCellsForWhatIsSeenAndRowsKeepTheirState() throws {
        defer { screen.disconnect() }
        struct Rows: View {
            let remote: Remote
            @State private var rows = (0..<100).map(Row.init)
            var body: some View {
                List(rows) { Probe(name: "\($0.id)", remote: remote) }.onAppear { remote.rows = $rows }
            }
        }
        let remote = Remote()
        let window = show(Rows(remote: remote))
        screen.turn()
        let list = try #require(window.all(HostingListView.self).first)
        #expect(buttons(in: window).count == 20, "844 points have 20 rows in sight")
        let cells = list.subviews.count
        screen.tapButton("3 0")
        #expect(buttons(in: window).contains("3 1"))

        list.contentOffset.y = 44 * 50
        screen.turn()
        #expect(remote.read().contains("dismantle 3"))
        #expect(buttons(in: window).contains("50 0") && !buttons(in: window).contains("3 1"))
        #expect(list.subviews.count <= cells + 1, "cells are used again")
        list.contentOffset.y = 0
        screen.turn()
        #expect(buttons(in: window).contains("3 1"))

        remote.rows?.wrappedValue.removeAll { $0.id == 3 }
        screen.turn()
        remote.rows?.wrappedValue.insert(Row(id: 3), at: 0)
        screen.turn()
        #expect(buttons(in: window).contains("3 0"), "one that was deleted is another when it comes back")
    }

    @Test func aForeignSubviewOfAListIsReported() throws {
        defer { screen.disconnect() }
        let window = show(List([Row(id: 1)]) { Text("\($0.id)") })
        _ = Screen.complaints()
        let list = try #require(window.all(HostingListView.self).first)
        list.addSubview(UIView())
        list.subviews.first?.addSubview(UIView())
        #expect(Screen.complaints().count == 2, "nor do its cells take any")
    }

    @Test func anAlertIsPresentedWithItsButtonsAndTakesItsFlagDown() {
        defer { screen.disconnect() }
        struct Asking: View {
            let remote: Remote
            @State private var asks = false
            var body: some View {
                Text("page")
                    .alert("Delete?", isPresented: $asks) {
                        Button("Delete") { remote.told.append("deleted") }
                        Button("Keep") {}
                    }
                    .onAppear { remote.asks = $asks }
            }
        }
        let remote = Remote()
        let window = show(Asking(remote: remote))
        #expect(window.rootViewController?.presentedViewController == nil)
        remote.asks?.wrappedValue = true
        screen.turn()
        #expect(window.rootViewController?.presentedViewController is UIAlertController)
        #expect(screen.tapButton("Delete"))
        screen.advance(by: 1)
        #expect(remote.asks?.wrappedValue == false)
        #expect(remote.told == ["deleted"])
        #expect(window.rootViewController?.presentedViewController == nil)

        remote.asks?.wrappedValue = true
        screen.turn()
        remote.asks?.wrappedValue = false
        screen.advance(by: 1)
        #expect(window.rootViewController?.presentedViewController == nil, "the app may take it down")
    }
}
