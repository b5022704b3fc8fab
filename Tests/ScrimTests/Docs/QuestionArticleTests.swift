import Testing

@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// The code of the article about questions.
@MainActor
struct QuestionArticleTests {
    private let host = TestHost()
    private var overlays: some Overlay.Presenter { host.overlays }

    enum Choice { case save, discard }

    @Test func asking() async throws {
        let answer = Task { await save() }
        #expect(await host.wait { host.isShowing("Save changes to “Draft”?") })
        try host.answer("Save changes to “Draft”?", with: "Discard")
        #expect(await answer.value == .discard)
    }

    private func save() async -> Choice? {
        let choice = await overlays.ask(
            "Save changes to “Draft”?", detail: "They are lost otherwise.",
            answers: [.default("_Save", Choice.save), .destructive("_Discard", .discard), .cancel()])
        return choice
    }

    @Test func confirming() async throws {
        var deleted = 0
        func delete() async {
            guard await overlays.ask("Delete 200 items?", accept: .destructive("_Delete"))
            else { return }
            deleted += 200
        }
        let work = Task { await delete() }
        #expect(await host.wait { host.isShowing("Delete 200 items?") })
        try host.answer("Delete 200 items?", with: "Delete")
        await work.value
        #expect(deleted == 200)
    }

    @Test func aWindowAsksOnceBeforeItCloses() async throws {
        var (isAsking, closes) = (false, 0)
        func close() { closes += 1 }
        func closeRequested() {
            guard !isAsking else { return }
            isAsking = true
            Task {
                if await overlays.ask("Discard the draft?", accept: .destructive("Discard")) { close() }
                isAsking = false
            }
        }
        closeRequested()
        #expect(await host.wait { host.isShowing("Discard the draft?") })
        closeRequested()
        try host.answer("Discard the draft?", with: "Discard")
        #expect(await host.wait { !isAsking })
        host.advance(by: .seconds(1))
        #expect(closes == 1 && host.leftovers == [])
    }

    @Test func aLineOfText() async throws {
        func rename(_ old: String) async -> String? {
            let name = await overlays.ask("Rename", field: .text("Name", initial: old), accept: "_Rename") {
                $0.isEmpty ? "A name is needed" : nil
            }
            return name
        }
        let answer = Task { await rename("Draft") }
        #expect(await host.wait { host.isShowing("Rename") })
        try host.type("Final", into: "Rename")
        host.pressEnter(in: "Rename")
        #expect(await answer.value == "Final")
    }

    @Test func aOneTimeCode() async throws {
        func confirm() async -> String? {
            let code = await overlays.ask("Confirm the transfer", field: .code("Code"), accept: "_Confirm") {
                $0.count == 6 ? nil : "The code has six digits"
            }
            return code
        }
        let answer = Task { await confirm() }
        #expect(await host.wait { host.isShowing("Confirm the transfer") })
        try host.type("12345", into: "Confirm the transfer")
        host.pressEnter(in: "Confirm the transfer")
        #expect(host.isShowing("Confirm the transfer"))
        try host.type("123456", into: "Confirm the transfer")
        host.pressEnter(in: "Confirm the transfer")
        #expect(await answer.value == "123456")
    }

    @Test func oneOfMany() async throws {
        struct Folder: Equatable { let name: String }
        let (folders, current) = (["Inbox", "Archive"].map(Folder.init), Folder(name: "Inbox"))
        func move() async -> Folder? {
            let folder = await overlays.choose("Move to", from: folders, title: \.name, selected: current)
            return folder
        }
        let answer = Task { await move() }
        #expect(await host.wait { host.isShowing("Move to") })
        try host.choose("Archive", in: "Move to")
        #expect(await answer.value == Folder(name: "Archive"))
    }

    @Test func severalOfMany() async throws {
        struct Tag: Equatable { let name: String }
        let allTags = ["Work", "Home", "Later"].map(Tag.init)
        let myTags = [Tag(name: "Home")]
        func tag() async -> [Tag]? {
            let tags = await overlays.choose(
                "Tags", severalFrom: allTags, title: \.name, selected: myTags, accept: "_Done")
            return tags
        }
        let answer = Task { await tag() }
        #expect(await host.wait { host.isShowing("Tags") })
        try host.choose("Work", in: "Tags")
        try host.answer("Tags", with: "Done")
        #expect(await answer.value?.map(\.name) == ["Work", "Home"])
    }

    @Test func severalButtons() throws {
        var taken: [String] = []
        let notice = Overlay.hud("3 articles deleted", placement: .bottom)
            .with(\.content.actions, ["Undo", "Show"])
        overlays.flash(notice) { button in taken.append(button.title) }
        let surface = try #require(host.plan.surfaces.first)
        host.stage.report(.actionTaken(surface.id, 1))
        #expect(taken == ["Show"])
    }
}
