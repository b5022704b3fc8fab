import CGtk4
import Gtk
@_spi(Host) import Scrim
import ScrimCrossUI
import SwiftCrossUI
import Testing

/// Overlays of an anchor whose view is being made.
@MainActor
@Suite(.serialized, DisplayTrait())
struct OverlayAnchorTests {
    @Test func aNoticeFromBeforeTheViewHasAWidgetIsShownInItsWindow() async {
        var isFirst = true
        let screen = Screen {
            Page {
                if isFirst { $0.window.flash(.hud("Welcome")) }
                isFirst = false
            }
            .overlayAnchor()
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Welcome"] })
        #expect(screen.overlays.presentations.first?.region == .window)
        screen.update()
        #expect(screen.finds("Songs"))
    }

    @Test func anOverlayFromBeforeTheViewHasAWidgetIsOverTheView() async throws {
        var anchor: OverlayAnchor?
        var early: GtkOverlays?
        var loading: Presentation?
        let screen = Screen {
            Page {
                if anchor == nil { early = $0.view }
                if anchor == nil { loading = $0.view.show(.loading("Loading")) }
                anchor = $0
            }
            .overlayAnchor()
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Loading"] })
        let overlays = try #require(anchor)
        #expect(screen.overlays.presentations.first?.region == overlays.view.region)
        loading?.dismiss()
        #expect(await soon { screen.messages == [] })
        _ = early?.show(.loading("Again"))
        #expect(await soon { screen.messages == ["Again"] })
    }

    /// The same as over a widget that is destroyed.
    @Test func theAnchorOfAViewThatIsGoneAsksNobodyAndWorkBeginsAtOnce() async throws {
        var anchor: OverlayAnchor?
        let screen = Screen { Page { anchor = $0 }.overlayAnchor() }
        screen.present()
        await settle()
        let overlays = try #require(anchor)
        screen.close()
        await settle()
        var (works, answers): (Int, [Bool]) = (0, [])
        Task { @MainActor in answers.append(await overlays.window.ask("Delete?", accept: "Delete")) }
        Task { @MainActor in answers.append(await overlays.view.ask("Delete?", accept: "Delete")) }
        Task { @MainActor in
            _ = await overlays.window.undoable("Deleted", button: "Undo", work: { works += 1 }, undo: {})
        }
        #expect(await soon { works == 1 && answers == [false, false] })
        let choice = Task { @MainActor in
            await overlays.present(.sheet) { (_: Presentation.Ending<String>) in Text("Color") }
        }
        #expect(await choice.value.value == nil)
    }

    @Test func nothingKeepsAClosedWindowsAnchorThatShowedSomethingEarly() async {
        var anchor = Weak(nil)
        let screen = Screen {
            Page {
                if anchor.object == nil { $0.window.flash(.hud("Welcome")) }
                anchor = Weak($0)
            }
            .overlayAnchor()
        }
        screen.present()
        #expect(await soon { screen.messages == ["Welcome"] })
        #expect(anchor.object != nil)
        screen.close()
        #expect(await soon { anchor.object == nil })
    }
}
