import GalleryClient
import Scrim
import ScrimGTK

/// Every overlay of the Articles scene: activity on this tab while the others stay live, questions, and undo.
@MainActor
struct ActivityOverlays {
    let window: Widget
    let words: Words

    /// Covers only the table while `body` runs; a table with content stays usable.
    func busy<Value: Sendable>(
        over table: Widget, isFilled: Bool, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await table.overlays.during(.activity(cover: isFilled ? .bar : .opaque), body)
    }

    /// Asks for a new title.
    func title(of article: Article) async -> String? {
        await window.overlays.ask(
            words.rename, field: .text(words.title, initial: article.title), accept: .init(words.rename)
        ) { [words] in $0.allSatisfy(\.isWhitespace) ? words.needsTitle : nil }
    }

    /// Asks for a new topic.
    func topic(of article: Article, from topics: [String]) async -> String? {
        await window.overlays.choose(words.moveTo, from: topics, selected: article.topic)
    }

    /// Asks whether to remove all articles of a topic.
    func removesAll(of topic: String) async -> Bool {
        await window.overlays.ask(
            words.removeAll(of: topic), detail: words.canBeUndone,
            accept: .init(words.remove, role: .destructive))
    }

    /// Shows over the table what was removed, with Undo for some seconds.
    func removed(
        _ articles: [Article], over table: Widget, work: @escaping @MainActor () async throws -> Void,
        undo: @escaping @MainActor () -> Void
    ) async {
        let title = articles.count == 1 ? articles.first?.title : nil
        await table.overlays.undoable(
            words.removed(articles.count), detail: title, button: .init(words.undo), group: "articles",
            hasCross: true, work: work, undo: undo)
    }
}
