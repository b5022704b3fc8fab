import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// The button of an item's notice, and its end.
@MainActor
@Suite(.serialized)
struct NoticeModifierTests {
    @MainActor
    private final class Notes {
        var restored: [String] = []
        /// The items of the notices that ended, with the values that the closures captured.
        var ended: [[String]] = []
    }

    private let notes = Notes()

    /// An app that shows a notice with Undo for each note that was deleted.
    private func deleting() -> AppBench {
        AppBench { [notes] it in
            Text("Notes").hud(
                item: it.item, onAction: { notes.restored.append($0.text) }, onEnd: it.onItemEnd
            ) {
                .hud("Deleted “\($0.text)”", placement: .bottom, action: "Undo")
            }
        }
    }

    @Test func theButtonOfAnItemsNoticeIsForThatItem() async throws {
        let app = deleting()
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "One")
        await app.wait()
        app.stage.report(.actionTaken(try #require(app.surfaces.last).id, 0))
        await app.wait()
        #expect(notes.restored == ["One"] && app.remote.item?.wrappedValue == nil)
        #expect(app.remote.outcomes.map(\.cause) == [.action])
    }

    /// The app's code at the end of a notice runs for the notice's item; by then the binding has the next
    /// item, or none.
    @Test func theEndOfAnItemsNoticeIsToldWithThatItem() async {
        let app = AppBench { [notes] it in
            let captured = it.item.wrappedValue?.text ?? "none"
            return Text("Notes").hud(
                item: it.item, onEnd: { note, _ in notes.ended.append([note.text, captured]) }
            ) {
                .hud("Deleted “\($0.text)”", placement: .bottom, action: "Undo")
            }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "One")
        await app.wait()
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Two")
        await app.wait()
        #expect(notes.ended == [["One", "One"]])
        app.remote.item?.wrappedValue = nil
        await app.wait()
        #expect(notes.ended == [["One", "One"], ["Two", "Two"]])
    }

    /// The device rotates: work that would become final can still be undone.
    @Test func aNoticeThatIsShownAgainAtAnotherPlacementHasNotEnded() async {
        let app = AppBench { [notes] it in
            let placement: Overlay.Placement = it.flag.wrappedValue ? .topTrailing : .bottom
            return Text("Notes").hud(item: it.item, onEnd: { note, _ in notes.ended.append([note.text]) }) {
                .hud("Deleted “\($0.text)”", placement: placement, action: "Undo")
            }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "One")
        await app.wait()
        let first = app.presentations.first?.id
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.map(\.message) == ["Deleted “One”"])
        #expect(app.presentations.first?.id != first && notes.ended == [])
        app.remote.item?.wrappedValue = nil
        await app.wait()
        #expect(notes.ended == [["One"]])
    }

    /// The user deletes another note at the moment in which the button is pressed.
    @Test func itIsAlsoThatOfTheNoticeWhenTheAppHasSetTheNextItem() async throws {
        let app = deleting()
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "One")
        await app.wait()
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Two")
        app.stage.report(.actionTaken(try #require(app.surfaces.last).id, 0))
        await app.wait()
        #expect(notes.restored == ["One"])
        #expect(app.presentations.map(\.message) == ["Deleted “Two”"])
    }
}
