import ReaderModel
import Scrim
import ScrimTesting
import Testing

/// The reader on a host without a screen, with a manual clock.
@MainActor
@Suite struct ReaderModelTests {
    let screen = TestHost()
    let server = StubServer()
    let model: ReaderModel

    init() {
        model = ReaderModel(
            server: server, window: screen.overlays, list: screen.overlays.over(.view(.init())))
    }

    @Test func whoSignsInSeesTheList() async {
        let signingIn = Task { await model.signIn() }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Signing in…") })
        #expect(screen.isCovered(.window))
        await server.answer()
        #expect(await screen.wait(advancing: .seconds(5)) { !model.articles.isEmpty })
        await signingIn.value
        #expect(model.userName == "Ada")
        #expect(model.articles.map(\.title) == ["B", "A"])
        screen.advance(by: .seconds(5))
        #expect(screen.leftovers == [])
    }

    @Test func whoGivesUpIsNotSignedInAndToldNothing() async {
        let signingIn = Task { await model.signIn() }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Signing in…") })
        screen.pressCancel(on: "Signing in…")
        await signingIn.value
        screen.advance(by: .seconds(5))
        #expect(model.userName == nil)
        #expect(screen.spoken.allSatisfy { $0.hasPrefix("Signing in…") || $0 == "Cancelling…" })
        #expect(screen.leftovers == [])
    }

    @Test func onlyWhoMeansItIsSignedOut() async throws {
        await server.answer()
        let signingIn = Task { await model.signIn() }
        #expect(await screen.wait(advancing: .seconds(5)) { !model.articles.isEmpty })
        await signingIn.value
        let staying = Task { await model.signOut() }
        #expect(await screen.wait { screen.isShowing("Sign out?") })
        try screen.answer("Sign out?", with: "Cancel")
        await staying.value
        #expect(model.userName == "Ada")
        screen.advance(by: .seconds(5))

        await server.fallSilent()
        let leaving = Task { await model.signOut() }
        #expect(await screen.wait(advancing: .seconds(5)) { screen.isShowing("Sign out?") })
        try screen.answer("Sign out?", with: "Sign Out")
        #expect(await screen.wait { model.userName == nil })
        await server.answer()
        #expect(await screen.wait(advancing: .seconds(5)) { !model.articles.isEmpty })
        await leaving.value
        #expect(model.userName == "Ada")
    }

    @Test func theListIsSortedAsTheUserChooses() async throws {
        await fill()
        let choosing = Task { await model.chooseOrder() }
        #expect(await screen.wait { screen.isShowing("Sort articles") })
        try screen.choose("By title", in: "Sort articles")
        await choosing.value
        #expect(model.articles.map(\.title) == ["A", "B"])
    }

    @Test func aRemovedArticleComesBackWithUndo() async {
        await fill()
        let removing = Task { await model.remove(model.articles[0]) }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("“B” removed") })
        #expect(model.articles.map(\.title) == ["A"])
        screen.pressAction(on: "“B” removed")
        await removing.value
        #expect(model.articles.map(\.title) == ["B", "A"])
        #expect(await server.deleted == [])
    }

    @Test func aRemovedArticleStaysAwayThoughTheListIsLoadedAgain() async {
        await fill()
        let removing = Task { await model.remove(model.articles[0]) }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("“B” removed") })
        await model.refresh()
        #expect(model.articles.map(\.title) == ["A"])
        model.add("C")
        screen.pressAction(on: "“B” removed")
        await removing.value
        #expect(model.articles.map(\.title) == ["C", "B", "A"])
    }

    @Test func anArticleThatCouldNotBeDeletedIsInTheListAgain() async {
        await fill()
        await server.refuseToDelete()
        let removing = Task { await model.remove(model.articles[0]) }
        #expect(
            await screen.wait(advancing: .seconds(30)) { screen.isShowing("“B” was not removed: offline") })
        #expect(await screen.wait(advancing: .seconds(60)) { screen.leftovers == [] })
        await removing.value
        #expect(model.articles.map(\.title) == ["B", "A"])
    }

    @Test func aRemovedArticleIsDeletedWhenItIsTooLateToUndo() async {
        await fill()
        let removing = Task { await model.remove(model.articles[0]) }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("“B” removed") })
        #expect(await screen.wait(advancing: .seconds(30)) { screen.leftovers == [] })
        await removing.value
        #expect(await server.deleted == [1])
    }

    @Test func ofTwoInARowEachIsTakenBackByItself() async throws {
        await fill()
        let first = Task { await model.remove(model.articles[0]) }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("“B” removed") })
        let second = Task { await model.remove(model.articles[0]) }
        try #require(await screen.wait(advancing: .seconds(1)) { screen.isShowing("“A” removed") })
        screen.pressAction(on: "“A” removed")
        await second.value
        #expect(model.articles.map(\.title) == ["A"])
        #expect(await screen.wait(advancing: .seconds(30)) { screen.leftovers == [] })
        await first.value
        #expect(await server.deleted == [1])
    }

    @Test func aRemovedArticleIsDeletedThoughTheWindowIsClosed() async {
        await fill()
        let removing = Task { await model.remove(model.articles[0]) }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("“B” removed") })
        screen.close()
        await removing.value
        #expect(await server.deleted == [1])
    }

    private func fill() async {
        await server.answer()
        let loading = Task { await model.refresh() }
        #expect(await screen.wait(advancing: .seconds(5)) { !model.articles.isEmpty })
        await loading.value
        screen.advance(by: .seconds(5))
    }
}

/// A server that answers when the test tells it to.
actor StubServer: Server {
    private(set) var deleted: [Article.ID] = []
    /// Ends when the test says so, or when the waiting task is cancelled.
    private var silence = AsyncStream<Never>.makeStream()

    func answer() { silence.continuation.finish() }

    func fallSilent() { silence = AsyncStream<Never>.makeStream() }

    private func wait() async throws {
        for await _ in silence.stream {}
        try Task.checkCancellation()
    }

    func signIn() async throws -> String {
        try await wait()
        return "Ada"
    }

    func articles() async throws -> [Article] {
        try await wait()
        return [Article(id: 0, title: "A"), Article(id: 1, title: "B")]
    }

    func text(of id: Article.ID, report: @Sendable (Double) -> Void) async throws -> String { "Text" }

    func delete(_ id: Article.ID) async throws {
        if refusesToDelete { throw Offline() }
        deleted.append(id)
    }

    func refuseToDelete() { refusesToDelete = true }

    private var refusesToDelete = false

    private struct Offline: Error, CustomStringConvertible { let description = "offline" }
}
