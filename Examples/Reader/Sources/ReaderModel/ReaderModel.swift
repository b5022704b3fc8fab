public import Scrim

/// The reader's actions, and the overlays that go with them.
@MainActor
public final class ReaderModel {
    /// The name of the signed-in user; `nil` if nobody is.
    public private(set) var userName: String?
    /// The articles in the list: without removed ones, even if the server still has them.
    public var articles: [Article] {
        let shown = all.filter { !removed.contains($0.id) }
        return switch order {
        case .newest: shown.sorted { $0.id > $1.id }
        case .title: shown.sorted { $0.title < $1.title }
        }
    }
    /// How the list is sorted.
    public var order = SortOrder.newest { didSet { onChange() } }
    /// Called when the list or the user name has changed.
    public var onChange: @MainActor () -> Void = {}

    private var all: [Article] = [] { didSet { onChange() } }
    /// Removals that can still be undone, or are being carried out.
    private var removed: Set<Article.ID> = [] { didSet { onChange() } }
    private let server: any Server
    private let window: any Overlay.Presenter
    private let list: any Overlay.Presenter

    /// - Parameters:
    ///   - window: The overlays that block the whole window, and the notices.
    ///   - list: The overlays that cover only the list.
    public init(server: any Server, window: any Overlay.Presenter, list: any Overlay.Presenter) {
        (self.server, self.window, self.list) = (server, window, list)
    }

    /// Signs in; the user may cancel.
    public func signIn() async {
        await telling {
            userName = try await window.during(.veil("Signing in…", cancel: .standard), cancelled: nil) {
                [server] in
                try await server.signIn()
            }
        }
        if userName != nil { await refresh() }
    }

    /// Signs out if the user confirms, and in again.
    public func signOut() async {
        guard
            await window.ask(
                "Sign out?", detail: "What you have not sent is kept.", accept: "_Sign Out")
        else { return }
        (userName, all) = (nil, [])
        await signIn()
    }

    /// Lets the user choose how the list is sorted.
    public func chooseOrder() async {
        let chosen = await window.choose(
            "Sort articles", from: SortOrder.allCases, title: \.rawValue, selected: order)
        if let chosen { order = chosen }
    }

    /// Adds an article that the user has written.
    public func add(_ title: String) {
        all.append(Article(id: (all.map(\.id).max() ?? -1) + 1, title: title, text: ""))
    }

    /// Loads the list: the first time in its place, and then under a bar, so the list can be read meanwhile.
    public func refresh() async {
        await telling {
            all = try await list.during(.activity("Loading", cover: all.isEmpty ? .opaque : .bar)) {
                [server] in
                try await server.articles()
            }
        }
    }

    /// Returns the article with its text, which is downloaded once; `nil` if the user cancelled, or if it failed.
    public func download(_ article: Article) async -> Article? {
        if article.text != nil { return article }
        return await telling { () -> Article? in
            let text = try await window.during(
                .veil("Downloading…", indicator: .ring(0), cancel: .standard), cancelled: nil
            ) { [server] veil in
                try await server.text(of: article.id) { veil.report($0) }
            }
            guard let text, let index = all.firstIndex(where: { $0.id == article.id }) else { return nil }
            all[index].text = text
            return all[index]
        } ?? nil
    }

    /// Removes an article from the list at once, and from the server when it is too late to undo.
    public func remove(_ article: Article) async {
        guard removed.insert(article.id).inserted else { return }
        // The work is also done if the window is closed meanwhile: the application runs until then.
        await window.undoable("“\(article.title)” removed", button: "_Undo") { [self] in
            try await server.delete(article.id)
            all.removeAll { $0.id == article.id }
        } undo: {
            // The list shows the article again once it is no longer in `removed`, even if the
            // list was reloaded meanwhile.
        } failure: {
            "“\(article.title)” was not removed: \($0)"
        }
        removed.remove(article.id)
    }

    /// Shows the user an error; returns `nil` if there was one.
    @discardableResult
    private func telling<Value: Sendable>(_ body: () async throws -> Value) async -> Value? {
        do {
            return try await body()
        } catch is CancellationError {
            return nil
        } catch {
            window.flash(.hud("It did not work", detail: "\(error)", icon: .failure))
            return nil
        }
    }
}
