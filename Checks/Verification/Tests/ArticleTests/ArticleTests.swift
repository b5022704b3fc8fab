@_spi(Host) import Scrim
import ScrimSwiftUI
import Screen
import SwiftUI
import Testing
import UIKit

@testable import Articles

/// Checks on the doubles that the code of the articles on UIKit and SwiftUI does what they say.
@MainActor
@Suite(.serialized)
struct ArticleTests {
    private let screen = Screen()

    // MARK: UIKit

    @Test func theUserIsGreeted() async throws {
        let account = AccountScreen()
        let window = open(account)
        defer { screen.disconnect() }
        try await account.signIn()
        #expect(account.user == "anna")
        #expect(window.overlays.presentations.map(\.message) == ["Welcome, anna"])
        await screen.pass(20)
        #expect(window.overlays.presentations.isEmpty)
    }

    @Test func whatIsLoadedAgainCanBeReadMeanwhile() async throws {
        let list = ArticlesScreen()
        let window = open(list)
        defer { screen.disconnect() }
        #expect(await screen.until { list.articles.count == 1 })
        try await list.reload()
        await screen.pass(2)
        #expect(window.overlays.presentations.isEmpty)
    }

    private struct Refused: Error {}

    @Test func twoClosuresBecomeOneVeil() async throws {
        let screen = SitesScreen()
        let window = open(screen)
        defer { self.screen.disconnect() }
        try await screen.delete("notes.example")
        #expect(screen.sites.deleted == ["notes.example"])
        screen.sites.error = Refused()
        await #expect(throws: Refused.self) { try await screen.delete("notes.example") }
        await self.screen.pass(5)
        #expect(window.overlays.presentations.isEmpty)
    }

    @Test func cancelEndsWorkThatHasAMethodForIt() async throws {
        let screen = SitesScreen()
        let window = open(screen)
        defer { self.screen.disconnect() }
        let (work, finished) = (Export(), Export())
        let export = Task { await screen.export(work) }
        await self.screen.pass(1)
        window.overlays.stage.report(.escape)
        #expect(await self.screen.until { work.wasCancelled })
        #expect(await !export.value)
        await self.screen.pass(2)
        let other = Task { await screen.export(finished) }
        await self.screen.pass(1)
        finished.finish()
        #expect(await other.value)
        await self.screen.pass(2)
        #expect(window.overlays.presentations.isEmpty)
    }

    @Test func aNoticeOutlivesTheScreenThatAskedForIt() async {
        let (root, screen) = (UIViewController(), SitesScreen())
        let window = open(root)
        defer { self.screen.disconnect() }
        root.present(screen, animated: false)
        screen.save()
        await self.screen.pass(1)
        #expect(screen.view.window == nil)
        #expect(window.overlays.presentations.map(\.message) == ["Saved"])
    }

    @Test func aSheetIsAsHighAsTheRowsOfItsTable() async {
        let screen = SitesScreen()
        let window = open(screen)
        defer { self.screen.disconnect() }
        let actions = screen.showActions(["Copy", "Move", "Delete"])
        await self.screen.pass(2)
        // The height of the rows, and the distance of a low sheet from the edge.
        #expect(actions.position?.points == 140)
        actions.dismiss()
        await self.screen.pass(2)
        #expect(window.overlays.presentations.isEmpty)
    }

    @Test func theKeyboardAloneIsCovered() async throws {
        let conversation = ConversationScreen()
        let window = open(conversation)
        defer { screen.disconnect() }
        var taps = 0
        let top = UIButton(primaryAction: UIAction(title: "To the top") { _ in taps += 1 })
        top.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
        conversation.view.addSubview(top)
        screen.showKeyboard(height: 300)
        let (replies, service) = AsyncStream<Never>.makeStream()
        let work = Task {
            try await API.reply.withValue({ for await _ in replies {} }) {
                try await conversation.send("Hello")
            }
        }
        await screen.pass(1)
        #expect(window.overlays.stage.plan.surfaces.map(\.region) == [.keyboard])
        #expect(screen.tapButton("To the top"))
        #expect(taps == 1)
        service.finish()
        try await work.value
        await screen.pass(2)
        #expect(window.overlays.presentations.isEmpty)
    }

    @Test func anUploadTellsItsProgressAndItsEnd() async throws {
        let conversation = ConversationScreen()
        let window = open(conversation)
        defer { screen.disconnect() }
        let progress = Progress(totalUnitCount: 4)
        let (steps, step) = AsyncStream<Void>.makeStream()
        let work = Task {
            try await conversation.upload(Upload(progress: progress) { for await _ in steps { return } })
        }
        await screen.pass(1)
        progress.completedUnitCount = 2
        let stage = window.overlays.stage
        #expect(await screen.until { stage.plan.surfaces.map(\.panel.indicator) == [.ring(0.5)] })
        step.yield()
        try await work.value
        #expect(await screen.until { stage.plan.surfaces.map(\.panel.message) == ["Uploaded"] })
        await screen.pass(20)
        #expect(window.overlays.presentations.isEmpty)
    }

    @Test(arguments: [true, false]) func aControllerEndsItsSheet(_ accepts: Bool) async throws {
        let canvas = CanvasScreen()
        let window = open(canvas)
        defer { screen.disconnect() }
        canvas.view.backgroundColor = .white
        let work = Task { await canvas.chooseColor() }
        await screen.pass(2)
        let picker = try #require(views(UIView.self).lazy.compactMap { $0.next as? ColorPicker }.first)
        if accepts { picker.accept(.red) } else { picker.giveUp() }
        await work.value
        #expect(canvas.view.backgroundColor == (accepts ? .red : .white))
        await screen.pass(2)
        #expect(window.overlays.presentations.isEmpty)
    }

    // MARK: SwiftUI

    @Test func aFlagShowsAnActivity() async {
        let window = open(ArticleScreen())
        defer { screen.disconnect() }
        await screen.pass(2)
        #expect(window.overlays.presentations.map(\.kind) == [.activity])
    }

    @Test func aFlagAsksAndChoosingResetsIt() async throws {
        let window = open(FolderScreen())
        defer { screen.disconnect() }
        await screen.pass(1)
        try press("Move")
        await screen.pass(1)
        let stage = window.overlays.stage
        let asked = try #require(stage.plan.surfaces.first)
        #expect(asked.panel.choices?.rows.map(\.title) == ["Inbox", "Archive"])
        stage.report(.choiceTaken(asked.id, 1))
        await screen.pass(2)
        #expect(window.overlays.presentations.isEmpty)
        try press("Delete all")
        await screen.pass(1)
        #expect(stage.plan.surfaces.map(\.panel.message) == ["Delete all?"])
    }

    @Test func theEnvironmentsOverlaysCoverTheWindow() async throws {
        let window = open(SignInScreen().overlayAnchor())
        defer { screen.disconnect() }
        await screen.pass(1)
        try press("Sign in")
        #expect(await screen.until { (try? title()) == "anna" && window.overlays.presentations.isEmpty })
    }

    @Test func aSheetChangesTheBackgroundWhileItIsUp() async throws {
        let window = open(CanvasView())
        defer { screen.disconnect() }
        await screen.pass(1)
        try press("Color: red")
        await screen.pass(2)
        try press("Blue")
        await screen.pass(1)
        #expect(try title() == "Color: blue")
        #expect(window.overlays.presentations.map(\.kind) == [.sheet])
    }

    @Test func aSheetReturnsWhatWasChosenOnIt() async throws {
        let window = open(PaletteView().overlayAnchor())
        defer { screen.disconnect() }
        await screen.pass(1)
        try press("Color: red")
        await screen.pass(2)
        try press("Blue")
        await screen.pass(2)
        #expect(try title() == "Color: blue")
        #expect(window.overlays.presentations.isEmpty)
    }

    @Test func aFormIsAskedBeforeAUserClosesIt() async throws {
        let window = open(NoteForm())
        defer { screen.disconnect() }
        await screen.pass(1)
        try press("New note")
        await screen.pass(2)
        try press("Type")
        await screen.pass(1)
        window.overlays.stage.report(.escape)
        await screen.pass(2)
        #expect(window.overlays.presentations.map(\.kind) == [.sheet])
    }

    // MARK: The screen

    private func open(_ controller: UIViewController) -> UIWindow {
        let window = screen.makeWindow(controller)
        screen.turn()
        return window
    }

    private func open(_ view: some View) -> UIWindow { open(UIHostingController(rootView: view)) }

    private func views<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        screen.scene.windows.flatMap { $0.all(kind) }
    }

    private func press(_ title: String) throws {
        let button = try #require(views(UIButton.self).first { $0.currentTitle == title })
        button.sendActions(for: .primaryActionTriggered)
    }

    private func title() throws -> String? { try #require(views(UIButton.self).first).currentTitle }
}
