import Adwaita
@_spi(Host) import Scrim
import ScrimAdwaita
import Testing

/// The arguments of a modifier's closures, and sheets that an `Overlay` describes.
@MainActor
@Suite(.serialized, DisplayTrait())
struct ItemTests {
    private struct Note: Identifiable {
        let id: Int
        let text: String
    }

    /// By the time the app's closure runs, the binding is `nil`.
    @Test func theButtonOfAnItemsNoticeIsForThatItem() async {
        let note = Value<Note?>(Note(id: 1, text: "One"))
        var restored: [String] = []
        let screen = Screen {
            Text("Songs").hud(item: note.binding, onAction: { restored.append($0.text) }) {
                .hud("Deleted \($0.text)", action: "Undo").with(\.timing.lifetime, .untilDismissed)
            }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Deleted One"] })
        await settle()
        #expect(screen.press("Undo"))
        #expect(await soon { restored == ["One"] })
        #expect(note.value == nil && note.sets == 1)
    }

    /// By then the binding has the next item.
    @Test func theEndOfAnItemsNoticeIsToldWithThatItem() async {
        let note = Value<Note?>(Note(id: 1, text: "One"))
        var ended: [String] = []
        let screen = Screen {
            Text("Songs").hud(item: note.binding, onEnd: { item, _ in ended.append(item.text) }) {
                .hud($0.text).with(\.timing.lifetime, .untilDismissed)
            }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["One"] })
        note.value = Note(id: 2, text: "Two")
        screen.update()
        #expect(await soon { ended == ["One"] })
        note.value = nil
        screen.update()
        #expect(await soon { ended == ["One", "Two"] })
    }

    @Test func aSheetIsAsItsOverlaySays() async {
        let isDrawing = Value(true)
        let note = Value<Note?>(nil)
        let sketch = Scrim.Overlay.sheet(detents: [.points(100), .points(200)], initial: .points(200))
            .with(\.sheet.dragArea, .grabber)
        let screen = Screen {
            Text("Songs").semiModal(sketch, isPresented: isDrawing.binding) { Text("Sketch") }
                .semiModal(.form(label: "Edit"), item: note.binding) { Text($0.text) }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.finds("Sketch") })
        await settle()
        let sheet = screen.overlays.stage.plan.surfaces.map(\.value).first?.sheet
        #expect(sheet?.sheet.dragArea == .grabber && sheet?.detent == .points(200))
        isDrawing.value = false
        note.value = Note(id: 1, text: "One")
        screen.update()
        #expect(await soon { screen.finds("One") && !screen.finds("Sketch") })
        await settle()
        let form = screen.overlays.stage.plan.surfaces.map(\.value).last
        #expect(form?.panel.label == "Edit" && form?.sheet?.sheet.wideForm == .dialog)
    }
}
