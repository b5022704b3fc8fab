import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// The button of an item's notice.
@MainActor
@Suite(.serialized)
struct NoticeModifierTests {
    @MainActor
    private final class Notes {
        var restored: [String] = []
    }

    private let notes = Notes()

    /// An app that shows a notice with Undo for each note that was deleted.
    private func deleting() -> AppBench {
        AppBench { [notes] it in
            Text("Notes").hud(
                item: it.item, onAction: { notes.restored.append($0.text) }, onEnd: it.onEnd
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

    /// The user deletes another note in the moment in which the button is pressed.
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
