import Adwaita
import CGtk4
@_spi(Host) import Scrim
import ScrimAdwaita
import ScrimGTK
import Testing

/// Overlays of an anchor whose view does not exist yet.
@MainActor
@Suite(.serialized, DisplayTrait())
struct OverlayAnchorTests {
    /// A view that calls a closure when it is made, as the framework's `onAppear` does.
    private struct Appearing: ConvenienceWidget {
        let child: AnyView
        let onAppear: () -> Void

        func container<Data: ViewRenderData>(data: WidgetData, type: Data.Type) -> ViewStorage {
            let storage = child.storage(data: data, type: type)
            onAppear()
            return storage
        }

        func update<Data: ViewRenderData>(
            _ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type
        ) { child.updateStorage(storage, data: data, updateProperties: updateProperties, type: type) }
    }

    @Test func aNoticeFromBeforeTheViewIsMadeIsShownInItsWindow() async {
        let (anchor, text) = (OverlayAnchor(), Value("Songs"))
        anchor.window.flash(.hud("Early"))
        let screen = Screen { Text(text.value).overlayAnchor(anchor) }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Early"] })
        #expect(screen.overlays.presentations.first?.region == .window)
        text.value = "Albums"
        screen.update()
        #expect(screen.finds("Albums"))
    }

    @Test func aQuestionFromBeforeTheViewIsMadeIsAnswered() async {
        let anchor = OverlayAnchor()
        var answer: Bool?
        Task { @MainActor in answer = await anchor.window.ask("Delete?", accept: "Delete") }
        await settle()
        let screen = Screen { Text("Songs").overlayAnchor(anchor) }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Delete?"] })
        await settle()
        #expect(screen.press("Delete"))
        #expect(await soon { answer == true })
    }

    @Test func anOverlayFromWhenTheViewAppearsIsOverTheView() async throws {
        let anchor = OverlayAnchor()
        var loading: Presentation?
        let screen = Screen {
            Appearing(child: Text("Songs")) { loading = anchor.view.show(.loading("Loading")) }
                .overlayAnchor(anchor)
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Loading"] })
        #expect(screen.overlays.presentations.first?.region == anchor.view.region)
        // The widget around the view gives it all of its space.
        let outer = try #require(gtk_window_get_child(screen.window))
        let songs = try #require(gtk_widget_get_first_child(outer))
        #expect(await soon { gtk_widget_get_width(songs) == 400 && gtk_widget_get_height(songs) == 300 })
        loading?.dismiss()
        #expect(await soon { screen.messages == [] })
    }

    /// The view leaves, and comes back.
    @Test func aNoticeFromBetweenTwoViewsIsShownWithTheSecond() async {
        let anchor = OverlayAnchor()
        anchor.window.flash(.hud("First"))
        let first = Screen { Text("Songs").overlayAnchor(anchor) }
        first.present()
        #expect(await soon { first.messages == ["First"] })
        first.close()
        await settle()
        anchor.window.flash(.hud("Second"))
        let second = Screen { Text("Songs").overlayAnchor(anchor) }
        defer { second.close() }
        second.present()
        #expect(await soon { second.messages == ["Second"] })
    }

    /// Each branch of an `if` stays in the framework's tree.
    @Test func ofTwoViewsTheOneThatIsShownHasTheAnchor() async throws {
        let anchor = OverlayAnchor()
        let first = Screen { Text("List").overlayAnchor(anchor) }
        let second = Screen { Text("Grid").overlayAnchor(anchor) }
        defer {
            first.close()
            second.close()
        }
        first.present()
        second.present()
        let (list, grid) = try (
            #require(gtk_window_get_child(first.window)), #require(gtk_window_get_child(second.window))
        )
        #expect(await soon { gtk_widget_get_mapped(list) != 0 && gtk_widget_get_mapped(grid) != 0 })
        #expect(anchor.view.region == grid.overlays.region)
        gtk_widget_set_visible(grid, 0)
        first.update()
        #expect(anchor.view.region == list.overlays.region)
    }

    @Test func aSheetFromBeforeTheViewIsMadeHasItsViews() async {
        let anchor = OverlayAnchor()
        var end: Presentation.Ending<String>?
        var color: String?
        Task { @MainActor in
            color = await anchor.present(.sheet()) {
                end = $0
                return [Text("Red")]
            }.value
        }
        await settle()
        let screen = Screen { Text("Songs").overlayAnchor(anchor) }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.finds("Red") })
        end?("red")
        #expect(await soon { color == "red" })
    }

    @Test func nothingKeepsAClosedWindowsAnchorThatShowedSomethingEarly() async {
        var anchor: OverlayAnchor? = OverlayAnchor()
        let overlays = Weak(anchor)
        anchor?.window.flash(.hud("Early"))
        let screen = Screen { Text("Songs").overlayAnchor(anchor ?? OverlayAnchor()) }
        screen.present()
        #expect(await soon { screen.messages == ["Early"] })
        let (scene, storage) = (Weak(screen.scene), Weak(screen.storage))
        anchor = nil
        screen.close()
        #expect(await soon { scene.object == nil && storage.object == nil && overlays.object == nil })
    }
}
