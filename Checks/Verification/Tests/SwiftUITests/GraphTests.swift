import Screen
import SwiftUI
import Testing

/// The behavior of the double of SwiftUI that our tests rely on.
@MainActor
struct GraphTests {
    /// The state with which a test controls a view tree, and what the tree has reported.
    @MainActor
    private final class Remote {
        var count: Binding<Int>?
        var isShown: Binding<Bool>?
        var told: [String] = []
    }

    private struct Probe: UIViewRepresentable {
        let name: String
        let remote: Remote
        @Environment(\.name) private var above

        func makeCoordinator() -> Remote { remote }
        func makeUIView(context: Context) -> UIView {
            remote.told.append("make \(name)")
            return UIView()
        }
        func updateUIView(_ view: UIView, context: Context) {
            remote.told.append("update \(name) in \(above)")
        }
        static func dismantleUIView(_ view: UIView, coordinator: Remote) {
            coordinator.told.append("dismantle")
        }
    }

    private struct Tree: View {
        let remote: Remote
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Probe(name: "\(count)", remote: remote).environment(\.name, "house") }
            }
            .onAppear {
                remote.count = $count
                remote.isShown = $isShown
            }
        }
    }

    private func open(_ remote: Remote) -> (Screen, UIWindow) {
        let screen = Screen()
        return (screen, screen.makeWindow(UIHostingController(rootView: Tree(remote: remote))))
    }

    @Test func aBridgeIsMadeOnceUpdatedWithStateAndDismantledWithItsPlace() {
        let remote = Remote()
        let (screen, window) = open(remote)
        defer { screen.disconnect() }
        #expect(remote.told.prefix(2) == ["make 0", "update 0 in house"])
        remote.told = []

        remote.count?.wrappedValue = 1
        #expect(remote.count?.wrappedValue == 1)
        #expect(remote.told == [], "it is read in the next layout pass")
        screen.turn()
        #expect(remote.told == ["update 1 in house"])
        remote.told = []

        remote.isShown?.wrappedValue = false
        screen.turn()
        #expect(remote.told == ["dismantle"])
        #expect(window.rootViewController?.view.subviews.isEmpty == true)
    }

    @Test func whatGoesInAnAnimationIsDismantledWhenThatIsOver() {
        let remote = Remote()
        let (screen, window) = open(remote)
        defer { screen.disconnect() }
        remote.told = []
        withAnimation { remote.isShown?.wrappedValue = false }
        screen.advance(by: 0.2)
        #expect(remote.told == [] && window.rootViewController?.view.subviews.count == 1)
        screen.advance(by: 0.3)
        #expect(remote.told == ["dismantle"])
        #expect(window.rootViewController?.view.subviews.isEmpty == true)
    }

    @Test func aTreeThatGoesIsDismantled() {
        let remote = Remote()
        let (screen, window) = open(remote)
        defer { screen.disconnect() }
        remote.told = []
        window.rootViewController = UIViewController()
        screen.turn()
        #expect(remote.told == ["dismantle"])
    }
}

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

private struct NameKey: EnvironmentKey {
    static let defaultValue = "nowhere"
}
