import Screen
@_spi(Host) import Scrim
import ScrimSwiftUI
import SwiftUI

/// An app of one SwiftUI view on a screen, controlled by a test.
@MainActor
final class AppBench {
    let screen = Screen()
    let window: UIWindow
    let remote = Remote()

    /// The state with which a test controls the app's view tree, and what the tree has reported.
    @MainActor
    final class Remote {
        var flag: Binding<Bool>?
        var item: Binding<Note?>?
        var text: Binding<String>?
        var progress: Binding<Double?>?
        var detent: Binding<Overlay.Detent>?
        var isThere: Binding<Bool>?
        var tab: Binding<Int>?
        var path: Binding<[String]>?
        var asks: Binding<Bool>?
        var overlays: OverlayAnchor?
        var outcomes: [Presentation.Outcome] = []
        var answers = 0
        var reads = 0
    }

    struct Note: Identifiable {
        let id: Int
        let text: String
    }

    init(@ViewBuilder _ content: @escaping (Handles) -> some View) {
        let remote = remote
        window = screen.makeWindow(UIHostingController(rootView: Tree(remote: remote, content: content)))
    }

    /// The tree's state, as its content sees it.
    @MainActor
    struct Handles {
        let flag: Binding<Bool>
        let item: Binding<Note?>
        let detent: Binding<Overlay.Detent>
        let text: String
        let progress: Double?
        let tab: Binding<Int>
        let path: Binding<[String]>
        let asks: Binding<Bool>
        let remote: Remote

        var onEnd: @MainActor (Presentation.Outcome) -> Void { { [remote] in remote.outcomes.append($0) } }
        var onItemEnd: @MainActor (Note, Presentation.Outcome) -> Void {
            { [remote] _, outcome in remote.outcomes.append(outcome) }
        }
    }

    private struct Tree<Content: View>: View {
        let remote: Remote
        let content: (Handles) -> Content
        @State private var flag = false
        @State private var item: Note?
        @State private var detent = Overlay.Detent.points(200)
        @State private var text = "Saving…"
        @State private var progress: Double?
        @State private var isThere = true
        @State private var tab = 1
        @State private var path: [String] = []
        @State private var asks = false

        var body: some View {
            VStack {
                if isThere {
                    content(
                        Handles(
                            flag: $flag, item: $item, detent: $detent, text: text, progress: progress,
                            tab: $tab, path: $path, asks: $asks, remote: remote))
                }
            }
            .onAppear {
                remote.flag = $flag
                remote.item = $item
                remote.detent = $detent
                remote.text = $text
                remote.progress = $progress
                remote.isThere = $isThere
                remote.tab = $tab
                remote.path = $path
                remote.asks = $asks
            }
        }
    }

    var stage: Stage { window.overlays.stage }
    /// The presentations that are shown or waiting, and have not ended.
    var presentations: [Presentation.Info] { stage.presentations }

    /// Lets time pass, and lets every task run that waits for an end.
    func wait(_ seconds: TimeInterval = 1) async {
        await screen.pass(seconds)
        // Before a modifier reports an end, it lets the view be updated twice.
        await screen.pass(0)
    }

    /// The surfaces of the stage's plan.
    var surfaces: [SurfacePlan] { stage.plan.surfaces.map(\.value) }

    func until(_ condition: () -> Bool) async -> Bool { await screen.until(condition) }

    /// All labels of the scene with this text.
    func labels(saying text: String) -> [UILabel] {
        screen.scene.windows.flatMap { $0.all(UILabel.self) }.filter { $0.text == text }
    }

    func close() { screen.disconnect() }
}
