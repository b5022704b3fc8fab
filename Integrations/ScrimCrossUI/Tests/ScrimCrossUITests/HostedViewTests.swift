import CGtk4
import Gtk
@_spi(Host) import Scrim
import ScrimCrossUI
import SwiftCrossUI
import Testing

/// How the framework's views are laid out in panels.
@MainActor
@Suite(.serialized, DisplayTrait())
struct HostedViewTests {
    /// Content that is a thousand points wide if nothing limits its width, like a long text.
    private struct Long: View {
        /// The widths that the content had on screen.
        let widths: Value<[Double]>
        /// The content's minimum width.
        var least = 0.0

        var body: Never { preconditionFailure("The content has no body") }

        func children<Backend: AppBackend>(
            backend: Backend, snapshots: [ViewGraphSnapshotter.NodeSnapshot]?, environment: EnvironmentValues
        ) -> any ViewGraphNodeChildren { NoChildren() }

        func asWidget<Backend: AppBackend>(_ children: any ViewGraphNodeChildren, backend: Backend)
            -> Backend.Widget
        { backend.createTextView() }

        func computeLayout<Backend: AppBackend>(
            _ widget: Backend.Widget, children: any ViewGraphNodeChildren, proposedSize: ProposedViewSize,
            environment: EnvironmentValues, backend: Backend
        ) -> ViewLayoutResult {
            ViewLayoutResult(size: ViewSize(max(min(proposedSize.width ?? 1000, 1000), least), 20))
        }

        func commit<Backend: AppBackend>(
            _ widget: Backend.Widget, children: any ViewGraphNodeChildren, layout: ViewLayoutResult,
            environment: EnvironmentValues, backend: Backend
        ) {
            widths.value.append(layout.size.width)
            backend.setSize(of: widget, to: SIMD2(Int(layout.size.width), Int(layout.size.height)))
        }

        private struct NoChildren: ViewGraphNodeChildren {
            var widgets: [AnyWidget] { [] }
            var erasedNodes: [ErasedViewGraphNode] { [] }
        }
    }

    /// A sheet is at most 640 points wide.
    @Test(arguments: [(window: 400, panel: 400.0), (1200, 640)])
    func aSheetsContentIsAsWideAsThePanelAtMost(window: Int, panel: Double) async throws {
        let widths = Value<[Double]>([])
        let screen = Screen {
            Text("Songs").semiModal(isPresented: Value(true).binding) { Long(widths: widths) }
        }
        defer { screen.close() }
        gtk_window_set_default_size(screen.window, Int32(window), 600)
        screen.present()
        #expect(await soon { widths.value.last == panel })
        await settle()
        #expect(widths.value.last == panel)

        widths.value = []
        screen.update()
        await settle()
        #expect(widths.value == [panel], "An update lays out in the panel's width at once")
    }

    @Test func theContentFollowsAPanelThatBecomesNarrowerOrWider() async {
        let widths = Value<[Double]>([])
        let screen = Screen {
            Text("Songs").semiModal(isPresented: Value(true).binding, over: .view) { Long(widths: widths) }
        }
        defer { screen.close() }
        screen.present()
        let songs = gtk_window_get_child(screen.window)
        gtk_widget_set_halign(songs, GTK_ALIGN_START)
        for width in [300.0, 200, 350] {
            gtk_widget_set_size_request(songs, Int32(width), -1)
            await settle()
            screen.update()
            #expect(await soon { widths.value.last == width })
        }
    }

    @Test func contentThatIsTooWideIsReportedAndLaidOutNoMore() async {
        let widths = Value<[Double]>([])
        var lacking: [Double] = []
        let screen = Screen {
            Text("Songs").semiModal(isPresented: Value(true).binding) { Long(widths: widths, least: 700.4) }
        }
        defer { screen.close() }
        screen.overlays.stage.log = { if case .contentCut(_, let size) = $0 { lacking.append(size.width) } }
        screen.present()
        #expect(await soon { lacking == [301] })
        await settle()
        #expect(widths.value == [1000, 700.4])
    }

    @Test func anAnchorsDialogHasItsContentsWidth() async throws {
        let widths = Value<[Double]>([])
        var anchor: OverlayAnchor?
        let screen = Screen { Page { anchor = $0 }.overlayAnchor() }
        defer { screen.close() }
        gtk_window_set_default_size(screen.window, 1200, 800)
        screen.present()
        await settle()
        let overlays = try #require(anchor)
        var end: Presentation.Ending<String>?
        let choice = Task { @MainActor in
            await overlays.present(.form(label: "Color")) { (ending: Presentation.Ending<String>) -> Long in
                end = ending
                return Long(widths: widths)
            }
        }
        #expect(await soon { widths.value.last == 540 })
        end?("red")
        #expect(await choice.value.value == "red")
    }
}
