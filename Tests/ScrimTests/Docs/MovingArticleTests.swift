@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Every call in the right columns of the articles on moving from other libraries of HUDs and toasts.
@MainActor
@Suite struct MovingArticleTests {
    let screen = TestHost()
    private let api = API()
    private let list = List()
    private let card = "card"
    private let view: ArticlePlace
    private var window: ArticlePlace { ArticlePlace(screen.overlays) }

    init() { view = ArticlePlace(viewOf: screen) }

    // MARK: From HUDs

    @Test func aPairOfShowAndHideIsOneScope() async throws {
        let user = try await window.overlays.during(.veil("Signing in…", cancel: .standard), cancelled: nil) {
            try await api.signIn()
        }
        #expect(user == "anna")
        try await view.overlays.during(.loading(cover: .translucent)) { try await api.load() }
        try await window.overlays.during(.veil()) { try await api.load() }
        try await window.overlays.during(.veil("Loading…")) { try await api.load() }
        await expectNothingLeft()
    }

    @Test func aHudByHandChangesInPlaceAndEndsLater() async {
        let hud = view.overlays.show(.loading("Loading", cover: .translucent))
        hud.message = "Still loading"
        hud.detail = "3 of 8"
        hud.progress = 0.5
        hud.report(0.5)
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Still loading") && screen.isShowing("3 of 8"))
        #expect(screen.plan.surfaces.first?.panel.indicator == .ring(0.5))
        #expect(!screen.plan.input.isOpen)
        hud.input = .passThrough
        #expect(screen.plan.input.isOpen)
        hud.dismiss(after: .seconds(2))
        screen.advance(by: .seconds(1))
        #expect(!hud.hasEnded)
        screen.advance(by: .seconds(4))
        _ = await hud.ended
        await hud.gone()
        hud.dismiss()
        await expectNothingLeft()
    }

    @Test func aStatusTakesTheVeilsPlace() async {
        let saving = window.overlays.show(.veil("Saving…", progress: 0))
        saving.progress = 0.5
        saving.message = "Nearly done"
        screen.advance(by: .seconds(1))
        #expect(saving.isVisible && screen.isShowing("Nearly done"))
        #expect(await saving.shown())
        saving.finish(.success("Saved"))
        screen.advance(by: .milliseconds(500))
        #expect(screen.isShowing("Saved") && !screen.isCovered(.window))
        screen.advance(by: .seconds(10))
        #expect(await saving.ended.cause == .finished)
        await saving.gone()
        await expectNothingLeft()
    }

    @Test(arguments: [true, false]) func aVeilFailsOrGoesLater(_ fails: Bool) async {
        let saving = window.overlays.show(.veil("Saving…"))
        screen.advance(by: .seconds(1))
        if fails { saving.finish(.failure("Not saved")) } else { saving.dismiss(after: .seconds(1)) }
        screen.advance(by: .milliseconds(500))
        #expect(screen.isShowing(fails ? "Not saved" : "Saving…"))
        await expectNothingLeft()
    }

    /// A mask lets touches through; grace, minimum and joining are those of a veil.
    @Test func aVeilWithoutAMaskIsAVeil() async {
        let open = Overlay.veil("Loading…").with(\.input, .passThrough).with(\.dims, false)
        let fast = window.overlays.show(open)
        screen.advance(by: .milliseconds(60))
        fast.dismiss()
        screen.advance(by: .seconds(1))
        #expect(fast.outcome?.wasShown == false)
        let first = window.overlays.show(open)
        let second = window.overlays.show(open.with(\.content.message, "Saving…"))
        screen.advance(by: .milliseconds(500))
        #expect(screen.plan.surfaces.count == 1 && screen.isShowing("Saving…"))
        #expect(!screen.isCovered(.window) && screen.plan.surfaces.first?.style.scrim == .clear)
        second.dismiss()
        first.dismiss()
        await expectNothingLeft()
    }

    @Test func theTextOfTheFirstVeilIsBack() async {
        let first = window.overlays.show(.veil("First"))
        let second = window.overlays.show(.veil("Second"))
        screen.advance(by: .seconds(1))
        second.dismiss()
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("First"))
        first.dismiss()
        await expectNothingLeft()
    }

    @Test func noticesComeAndGo() async {
        view.overlays.flash(.hud("Saved"))
        view.overlays.flash(.hud(), content: { card })
        window.overlays.flash(.hud("Saved", icon: .success))
        window.overlays.flash(.hud("Offline", icon: .info))
        view.overlays.flash(.hud("Saved", placement: .bottom))
        window.overlays.flash(.hud("Saved", placement: .bottom))
        view.overlays.flash(.hud(placement: .bottom), content: { card })
        window.overlays.flash(.hud(placement: .bottom), content: { card })
        window.overlays.flash(.hud(placement: .top), content: { card })
        #expect(window.overlays.presentations.count == 9)
        #expect(window.overlays.presentations.allSatisfy { $0.identifier == "hud" && $0.state != .hidden })
        #expect(view.overlays.presentations.contains { $0.kind == .hud })
        view.overlays.dismissAll(.hud)
        #expect(!view.overlays.presentations.contains { $0.kind == .hud })
        window.overlays.dismissAll(.hud)
        await expectNothingLeft()
    }

    @Test func anActionRunsItsClosure() async {
        window.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) { list.restore() }
        screen.advance(by: .seconds(1))
        screen.pressAction(on: "Deleted")
        #expect(list.count == 1)
        screen.advance(by: .seconds(1))
        window.overlays.flash(.hud("Deleted", placement: .bottom, action: "_Undo")) { list.restore() }
        screen.advance(by: .seconds(1))
        screen.pressAction(on: "Deleted")
        #expect(list.count == 2)
        await expectNothingLeft()
    }

    // MARK: What differs from a preset

    /// Overlay values of the right columns that are complete by themselves.
    private nonisolated static let overlays: [Overlay] = [
        .veil("Saving"), .veil("Saving", cancel: "Stop"),
        .veil("Saving", progress: 0), .veil("Saving", indicator: .bar(0)),
        .veil("Saving").with(\.dims, false),
        .veil("Saving").with(\.transition, .zoom(from: 0.5, .milliseconds(300))),
        .veil("Saving").with(\.timing.grace, .milliseconds(500)).with(\.timing.minimum, .seconds(1)),
        .veil("Saving").with(\.timing.grace, .seconds(2)),
        .loading("Loading").with(\.input, .passThrough),
        .hud("Saved", placement: .top), .hud("Starred", icon: .named("star.fill")),
        .hud("Syncing…", indicator: .spinner),
        .hud("Saved", detail: "In Documents", icon: .named("folder"), placement: .bottom),
        .hud("Offline", detail: "Changes are kept", icon: .info, placement: .top),
        .hud("Saved", placement: .top).with(\.timing.lifetime, .fixed(.seconds(3))),
        .hud("Saved").with(\.transition, .fade(.milliseconds(200))),
        .hud("Saved").with(\.priority, .high),
        .hud("Saved").with(\.input.dismissedBy, [.flick]),
        .hud("Saved").with(\.input.dismissedBy, [.tap, .flick]),
        .hud("Saved").with(\.input, Overlay.InputPolicy(outside: .live)),
    ]

    @Test(arguments: overlays) func eachIsShownAndDismissed(_ overlay: Overlay) async {
        let handle = window.overlays.show(overlay)
        screen.advance(by: .milliseconds(2_500))
        #expect(handle.isVisible || overlay.timing.lifetime == .reading)
        handle.dismiss()
        await expectNothingLeft()
    }

    @Test func aLookOfOnesOwn() async {
        var style = Overlay.Style.adaptive(.hud)
        style.panel?.fill = .color(Overlay.Paint(.gray(0.2)))
        style.panel?.cornerRadius = 4
        style.message.color = Overlay.Paint(.gray(1))
        style.padding = Geometry.Insets(all: 20)
        style.minimumSize = Geometry.Size(width: 100, height: 100)
        let notice = view.overlays.show(Overlay.hud("Saved").with(\.appearance, .custom(style)))
        window.overlays.stage.defaults.playsHaptics = true
        screen.advance(by: .milliseconds(500))
        #expect(screen.plan.surfaces.first?.style.panel?.cornerRadius == 4)
        notice.dismiss()
        await expectNothingLeft()
    }

    @Test func aCardOfOnesOwnOverAView() async {
        let (ground, ink) = (Overlay.Paint(.gray(0)), Overlay.Paint(.gray(1)))
        var style = Overlay.Style.adaptive(.loading)
        style.panel = Overlay.Style.Panel(fill: .color(ground), cornerRadius: 10)
        style.message.color = ink
        style.indicator.color = ink
        style.message.family = "Avenir Next"
        style.message.size = 17
        style.detail.family = style.message.family
        style.padding = Geometry.Insets(all: 20)
        style.minimumSize = Geometry.Size(width: 100, height: 100)
        let loading = Overlay.loading("Loading", cover: .translucent).with(\.appearance, .custom(style))
        let hud = view.overlays.show(loading)
        screen.advance(by: .seconds(1))
        let seen = screen.plan.surfaces.first?.style
        #expect(seen?.panel == style.panel && seen?.message == style.message)
        #expect(seen?.padding == style.padding && seen?.minimumSize == style.minimumSize)
        hud.dismiss()
        await expectNothingLeft()
    }

    @Test func colorsForAllNotices() async {
        let (ground, ink) = (Overlay.Paint(.gray(0.2)), Overlay.Paint(.gray(1)))
        window.overlays.stage.defaults.theme = Stage.Theme(panel: ground, text: ink, cornerRadius: 8)
        window.overlays.stage.defaults.theme.font = "Avenir Next"
        let notice = view.overlays.show(.hud("Saved"))
        screen.advance(by: .milliseconds(500))
        let style = screen.plan.surfaces.first?.style
        #expect(style?.panel?.cornerRadius == 8 && style?.message.color == ink)
        #expect(style?.message.family == "Avenir Next")
        notice.dismiss()
        await expectNothingLeft()
    }

    @Test func aStatusHasTheAppsPicture() async {
        window.overlays.stage.defaults.theme.icons = [.success: .named("checkmark.seal")]
        window.overlays.flash(.hud("Saved", icon: .success))
        screen.advance(by: .milliseconds(500))
        #expect(screen.plan.surfaces.first?.panel.indicator == .icon(.named("checkmark.seal")))
        await expectNothingLeft()
    }

    @Test func aStatusHasTheAppsBoundsAndItsWorkHasNone() async {
        window.overlays.stage.defaults.readingBounds = Duration.seconds(3)...Duration.seconds(10)
        let saving = window.overlays.show(.veil("Saving…"))
        screen.advance(by: .seconds(60))
        #expect(saving.isVisible)
        saving.finish(.success("Saved"))
        window.overlays.flash(.hud("Offline", placement: .bottom))
        screen.advance(by: .milliseconds(2_900))
        #expect(screen.isShowing("Saved") && screen.isShowing("Offline"))
        await expectNothingLeft()
    }

    @Test func aFunctionIsTheAppsOwnNotice() async {
        func saved(_ name: String) -> Overlay {
            let notice = Overlay.hud("\(name) saved", icon: .success, placement: .bottom)
            return notice.with(\.timing.lifetime, .fixed(.seconds(3)))
        }
        window.overlays.flash(saved("Report"))
        screen.advance(by: .seconds(1))
        #expect(screen.isShowing("Report saved"))
        await expectNothingLeft()
    }

    @Test func aTapOnANoticeIsItsCause() async throws {
        let tapped = Overlay.hud("Saved", placement: .bottom).with(\.input.dismissedBy, [.tap])
        let notice = window.overlays.show(tapped)
        screen.advance(by: .milliseconds(500))
        let surface = try #require(screen.surface(saying: "Saved"))
        screen.stage.report(.panelReleased(surface.id, by: .zero, velocity: .zero))
        #expect(await notice.shown())
        #expect(await notice.ended.cause == .tap)
        _ = await notice.ended
        notice.dismiss()
        screen.advance(by: .seconds(1))
        await notice.gone()
        await expectNothingLeft()
    }

    @Test func whatSaysTheSameTakesTheOlderOnesPlace() async {
        let removed = Overlay.hud("6 bookmarks removed", placement: .bottom).with(\.onRepeat, .update)
        window.overlays.flash(removed)
        screen.advance(by: .milliseconds(1300))
        let notice = window.overlays.flash(removed)
        screen.advance(by: .milliseconds(1300))
        #expect(screen.isShowing("6 bookmarks removed") && screen.plan.surfaces.count == 1)
        notice.message = "7 bookmarks removed"
        screen.advance(by: .milliseconds(500))
        #expect(screen.isShowing("7 bookmarks removed") && screen.plan.surfaces.count == 1)
        await expectNothingLeft()
    }

    /// Not even a notice with an Undo button is replaced.
    @Test func whatSaysSomethingElseTakesNobodysPlace() async {
        let deleted = window.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
        window.overlays.flash(.hud("Offline", placement: .bottom).with(\.onRepeat, .update))
        screen.advance(by: .milliseconds(500))
        #expect(!deleted.hasEnded && screen.isShowing("Offline"))
        await expectNothingLeft()
    }

    @Test func noticesTakeTurnsWhereTheAppSaysSo() async {
        window.overlays.stage.defaults.stackLimit = 1
        window.overlays.stage.defaults.queueTimeout = .seconds(60)
        let first = window.overlays.flash(.hud("6 bookmarks removed", placement: .bottom))
        let second = window.overlays.flash(.hud("7 bookmarks removed", placement: .bottom))
        screen.advance(by: .milliseconds(500))
        #expect(first.isVisible && !second.isVisible)
        second.dismiss()
        await expectNothingLeft()
    }

    @Test func aNoticeHasACloseButton() async {
        let notice = window.overlays.flash(.hud("6 bookmarks removed", placement: .bottom, cancel: .cross))
        screen.advance(by: .milliseconds(500))
        screen.pressCancel(on: "6 bookmarks removed")
        #expect(notice.outcome?.cause == .cancelButton)
        await expectNothingLeft()
    }

    @Test func aNoticeThatStaysIsShown() async {
        let endless = Overlay.hud("Offline").with(\.timing.lifetime, .untilDismissed)
        let notice = window.overlays.show(endless)
        screen.advance(by: .seconds(60))
        #expect(notice.isVisible)
        notice.dismiss()
        await expectNothingLeft()
    }

    @Test func anAlertIsAQuestion() async throws {
        let (old, folders) = ("Draft", ["Inbox", "Archive"])
        let saved = Task {
            await window.overlays.ask("Save changes?", answers: [.default("_Save", true), .cancel()])
        }
        #expect(await screen.wait { screen.isShowing("Save changes?") })
        try screen.answer("Save changes?", with: "Save")
        #expect(await saved.value == true)
        let kept = Task {
            await window.overlays.ask(
                "Close?", answers: [.destructive("_Discard", false), .cancel("_Keep Open")])
        }
        #expect(await screen.wait { screen.isShowing("Close?") })
        try screen.answer("Close?", with: "Discard")
        #expect(await kept.value == false)
        let name = Task {
            await window.overlays.ask("Rename", field: .text("Name", initial: old), accept: "_Rename")
        }
        #expect(await screen.wait { screen.isShowing("Rename") })
        screen.pressEnter(in: "Rename")
        #expect(await name.value == "Draft")
        let folder = Task {
            await window.overlays.choose("Move to", from: folders, title: \.self)
        }
        #expect(await screen.wait { screen.isShowing("Move to") })
        try screen.choose("Archive", in: "Move to")
        #expect(await folder.value == "Archive")
        await expectNothingLeft()
    }

    private func expectNothingLeft() async {
        screen.advance(by: .seconds(40))
        #expect(await screen.wait { screen.leftovers == [] })
    }
}

private struct API {
    func signIn() async throws -> String { "anna" }
    func load() async throws {}
}

@MainActor private final class List {
    private(set) var count = 0
    func restore() { count += 1 }
}
