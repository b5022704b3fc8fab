import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// The modifiers over the UIKit host, in a view tree that is read as the double of SwiftUI reads it.
@MainActor
@Suite(.serialized)
struct ModifierTests {
    @Test func aFlagShowsAVeilOverTheWindowAndTakesItAway() async throws {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) }
        defer { app.close() }
        #expect(app.presentations.isEmpty)

        app.remote.flag?.wrappedValue = true
        await app.wait()
        let veil = try #require(app.presentations.first)
        #expect(veil.kind == .veil && veil.region == .windowAndKeyboard && veil.state == .shown)
        #expect(veil.file.hasSuffix("ModifierTests.swift"), "the log names the app's line")

        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty)
        #expect(app.remote.outcomes == [Presentation.Outcome(cause: .dismissed, wasShown: true)])
    }

    @Test func aVeilOverAFieldTakesTheKeysAfterTheUpdateNotWithinIt() async throws {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag) }
        defer { app.close() }
        let field = UITextField()
        app.window.addSubview(field)
        field.becomeFirstResponder()
        _ = Screen.complaints()
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.count == 1 && !field.isFirstResponder)
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(field.isFirstResponder)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.isThere?.wrappedValue = false
        await app.wait()
        #expect(field.isFirstResponder)
        #expect(Screen.complaints() == [])
    }

    @Test func theContentOfASheetIsAsHighAsItsTextAndLeavesTheEdgesToTheSheet() async throws {
        let text = String(repeating: "several words ", count: 30)
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) { Text(text) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let label = try #require(app.labels(saying: text).first)
        #expect(label.bounds.height > 3 * label.font.lineHeight && label.bounds.height < 400)
        let controller = sequence(first: label as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIHostingController<AnyView> }.first
        #expect(try #require(controller).safeAreaRegions == [])
    }

    /// What SwiftUI lets be written of a place's presentation is not the sheet's; what it does not is in the docs.
    @Test func theContentOfASheetIsNotInTheEditModeOfThePlaceUnderIt() async throws {
        struct Editing: View {
            @Environment(\.editMode) var mode
            var body: some View { Text(mode == nil ? "reading" : "editing") }
        }
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) { Editing() }
                .environment(\.editMode, .constant(.active))
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.labels(saying: "reading").count == 1)
    }

    /// As with SwiftUI's own sheet: an app force-unwraps there what is set when the sheet is presented.
    @Test func theContentOfASheetIsMadeOnlyWhileItIsPresentedAndStaysWhileItLeaves() async throws {
        var made = 0
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) {
                made += 1
                return Text(it.flag.wrappedValue ? "here" : "blank")
            }
        }
        defer { app.close() }
        app.remote.text?.wrappedValue = "Another"
        await app.wait()
        #expect(made == 0)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(made > 0 && app.labels(saying: "here").count == 1)
        app.remote.flag?.wrappedValue = false
        await app.wait(0.1)
        #expect(app.labels(saying: "here").count == 1 && app.labels(saying: "blank").isEmpty)
        await app.wait()
        #expect(app.labels(saying: "here").isEmpty)
    }

    @Test func anIdleModifierHasNoPlatformView() async {
        let app = AppBench { it in
            Text("Row").activity(isPresented: it.flag).veil(it.text, isPresented: it.flag)
        }
        defer { app.close() }
        await app.wait()
        let views = app.window.all(UIView.self).count
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.count == 2)
        #expect(app.window.all(UIView.self).count > views)
        let bare = AppBench { _ in Text("Row") }
        defer { bare.close() }
        await bare.wait()
        #expect(bare.window.all(UIView.self).count == views)
    }

    @Test func whatCoversMoreThanTheViewHasItsAnchorBehindTheView() async throws {
        let app = AppBench { it in Button("Tap") {}.veil(it.text, isPresented: it.flag) }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.flag?.wrappedValue = false
        await app.wait()
        let button = try #require(app.window.all(UIButton.self).first)
        let views = try #require(button.superview).subviews
        let anchor = try #require(views.firstIndex { String(describing: type(of: $0)) == "AnchorView" })
        #expect(anchor < (views.firstIndex(of: button) ?? 0))
    }

    @Test func anOverlayInAScrollViewIsInWhatIsOursAndTakesTouches() async throws {
        let app = AppBench { it in
            ScrollView { Text("Row").activity(isPresented: it.flag) }
        }
        defer { app.close() }
        await app.wait()
        _ = Screen.complaints()
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.map(\.state) == [.shown])
        #expect(Screen.complaints() == [])
        let hit = try #require(app.screen.hit(at: CGPoint(x: 195, y: 400)))
        let ancestors = sequence(first: hit, next: \.superview).map { String(describing: type(of: $0)) }
        #expect(ancestors.contains("AnchorView") && ancestors.contains("HostingScrollView"))
    }

    @Test func anAnimationOfTheViewReachesTheContentOfItsSheet() async {
        struct Follower: UIViewRepresentable {
            let text: String
            let note: @MainActor (String, Animation?) -> Void
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {
                note(text, context.transaction.animation)
            }
        }
        var seen: [String: Animation?] = [:]
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) { Follower(text: it.text) { seen[$0] = $1 } }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        withAnimation { app.remote.text?.wrappedValue = "Animated" }
        await app.wait()
        app.remote.text?.wrappedValue = "Plain"
        await app.wait()
        #expect(seen["Animated"] == .some(.default) && seen["Plain"] == .some(nil))
    }

    @Test func theViewOfAHostingControllerGetsNoSubviewOfTheLibrarys() async throws {
        let app = AppBench { _ in Text("Form") }
        defer { app.close() }
        let hosting = UIHostingController(rootView: Text("Part"))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        app.window.addSubview(container)
        container.addSubview(hosting.view)
        hosting.view.frame = container.bounds
        app.screen.turn()
        _ = Screen.complaints()
        let busy = hosting.view.overlays.show(.activity())
        await app.wait()
        #expect(busy.isVisible)
        #expect(hosting.view.overlays.region == hosting.view.overlays.region, "It is known again")
        #expect(Screen.complaints() == [])
        hosting.view.removeFromSuperview()
        await app.wait()
        #expect(!busy.isVisible && !busy.hasEnded)
        container.addSubview(hosting.view)
        await app.wait()
        #expect(busy.isVisible)
        busy.dismiss()
        await app.wait()
    }

    @Test func aFlagThatIsUpFromTheStartShowsOnceThereIsAWindow() async {
        let app = AppBench { _ in Text("Form").veil("Opening…", isPresented: .constant(true)) }
        defer { app.close() }
        await app.wait()
        #expect(app.presentations.map(\.message) == ["Opening…"])
    }

    @Test func messageAndProgressChangeInPlace() async throws {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag, progress: it.progress) }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let surface = try #require(app.stage.plan.surfaces.first).id
        app.remote.text?.wrappedValue = "Almost there…"
        app.remote.progress?.wrappedValue = 0.5
        await app.wait(0.1)
        let plan = try #require(app.stage.plan.surfaces.first)
        #expect(plan.id == surface && app.stage.plan.surfaces.count == 1)
        #expect(plan.panel.message == "Almost there…" && plan.panel.indicator == .ring(0.5))
    }

    @Test func theCancelButtonTakesTheFlagDownOnce() async throws {
        let app = AppBench { it in
            Text("Form").veil(it.text, isPresented: it.flag, cancel: .standard, onEnd: it.onEnd)
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.stage.report(.cancelTaken(try #require(app.stage.plan.surfaces.first).id))
        await app.wait()
        #expect(app.remote.flag?.wrappedValue == false)
        #expect(app.remote.outcomes.map(\.cause) == [.cancelButton])
        #expect(app.presentations.isEmpty)
    }

    @Test func aViewThatGoesTakesItsOverlayAlongAndLeavesTheFlag() async {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.isThere?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty)
        #expect(app.remote.flag?.wrappedValue == true)
        #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
    }

    @Test func aVeilFromUnderASheetCoversTheSheet() async throws {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag) }
        defer { app.close() }
        let sheet = UIViewController()
        app.window.rootViewController?.present(sheet, animated: false)
        app.screen.turn()
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let hit = try #require(app.screen.hit(at: CGPoint(x: 195, y: 700)))
        #expect(!hit.isDescendant(of: sheet.view))
    }

    @Test func loadingCoversTheViewAndHidesItFromAssistiveTechnology() async throws {
        let app = AppBench { it in Text("List").loading(isPresented: it.flag) }
        defer { app.close() }
        let text = try #require(app.labels(saying: "List").first)
        #expect(!text.accessibilityElementsHidden)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let loading = try #require(app.presentations.first)
        guard case .view = loading.region else {
            Issue.record("it covers \(loading.region)")
            return
        }
        #expect(loading.kind == .loading && loading.state == .shown)
        #expect(text.accessibilityElementsHidden)
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(!text.accessibilityElementsHidden)
    }

    @Test func anAnchorTakesNoTouches() async {
        let app = AppBench { it in
            Button("Go") {}.veil(isPresented: it.flag).loading(isPresented: .constant(false))
        }
        defer { app.close() }
        let hit = app.screen.hit(at: CGPoint(x: 195, y: 400))
        #expect(hit is UIButton)
    }

    @Test func aNoticeIsReadAndItsItemGoes() async {
        let app = AppBench { it in
            Text("Page").hud(item: it.item, onEnd: it.onEnd) { .hud($0.text, icon: .success) }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Saved")
        await app.wait(0.5)
        #expect(app.presentations.map(\.message) == ["Saved"])
        await app.wait(2)
        #expect(app.remote.item?.wrappedValue == nil)
        #expect(app.remote.outcomes == [Presentation.Outcome(cause: .expired, wasShown: true)])
    }

    @Test func whatIsOnASheetFollowsTheState() async throws {
        let app = AppBench { it in
            Text("Canvas").semiModal(isPresented: it.flag, detents: [.points(200)], onEnd: it.onEnd) {
                Text(it.text)
            }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.labels(saying: "Saving…").count == 1)
        app.remote.text?.wrappedValue = "Saved"
        await app.wait(0.1)
        #expect(app.labels(saying: "Saving…").isEmpty && app.labels(saying: "Saved").count == 1)
        app.remote.flag?.wrappedValue = false
        await app.wait(2)
        #expect(app.labels(saying: "Saved").isEmpty)
        #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
    }

    @Test func aSheetRestsWhereItsBindingSaysAndTellsWhereItIs() async throws {
        var positions: [Presentation.SheetPosition] = []
        let app = AppBench { it in
            Text("Canvas").semiModal(
                isPresented: it.flag, detents: [.points(100), .points(200), .points(300)],
                selection: it.detent, onPosition: { positions.append($0) }, content: { Text("List") })
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        #expect(await app.until { positions.last?.points == 200 })

        app.remote.detent?.wrappedValue = .points(300)
        #expect(await app.until { positions.last?.points == 300 })

        let surface = try #require(app.stage.plan.surfaces.first).id
        app.stage.report(.detentStepped(surface, larger: false))
        #expect(await app.until { positions.last?.points == 200 })
        #expect(app.remote.detent?.wrappedValue == .points(200))
    }

    @Test func theEnvironmentsAnchorScopesWork() async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        let (signedIn, service) = AsyncStream<Never>.makeStream()
        let work = Task {
            await overlays.window.during(.veil("Signing in…")) {
                for await _ in signedIn {}
            }
            return "anna"
        }
        #expect(await app.until { app.presentations.map(\.message) == ["Signing in…"] })
        service.finish()
        #expect(await work.value == "anna")
        await app.wait()
        #expect(app.presentations.isEmpty)
    }

    @Test func theEnvironmentsOverlaysTellAViewModelOfTheUsersCancel() async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let overlays: any Overlay.Presenter = try #require(app.remote.overlays).window
        let (signedIn, service) = AsyncStream<Void>.makeStream()
        let work = Task {
            let veil = Overlay.veil("Signing in…", cancel: "Stop").with(\.timing, Overlay.Timing())
            return await overlays.during(veil, cancelled: nil) {
                for await _ in signedIn {}
                return "anna"
            }
        }
        #expect(await app.until { app.stage.plan.surfaces.first?.panel.isCancelEnabled == true })
        await app.wait()
        let surface = try #require(app.stage.plan.surfaces.first).id
        app.stage.report(.cancelTaken(surface))
        #expect(await work.value == nil)
        service.finish()
        await app.wait()
        #expect(app.presentations.isEmpty)
    }

    @Test func withoutAnAnchorTheBodyRunsAllTheSame() async throws {
        let app = AppBench { it in Reader(remote: it.remote) }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        #expect(await overlays.window.during(.veil("Signing in…")) { "anna" } == "anna")
        #expect(app.presentations.isEmpty)
    }

    @Test func aViewOnASheetAnswersWithAValue() async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        let ends = Ends()
        let answer = Task {
            await overlays.window.present(.sheet) { (end: Presentation.Ending<String>) in
                Text("Choose").onAppear { ends.end = end }
            }
        }
        #expect(await app.until { app.labels(saying: "Choose").count == 1 })
        ends.end?("red")
        await app.wait()
        #expect(await answer.value == .value("red"))
    }

    @Test func twoScenesKnowNothingOfEachOther() async {
        let first = AppBench { it in Text("One").veil(it.text, isPresented: it.flag) }
        let second = AppBench { it in Text("Two").veil(it.text, isPresented: it.flag) }
        defer {
            first.close()
            second.close()
        }
        first.remote.flag?.wrappedValue = true
        await first.wait()
        #expect(first.presentations.count == 1 && second.presentations.isEmpty)
    }

    /// The closures of the update before are older than what the user sees.
    @Test func aNoticesButtonRunsTheClosureOfTheLastUpdate() async throws {
        var seen: [String] = []
        let app = AppBench { it in
            Text("Form").hud(
                "Deleted", isPresented: it.flag, action: "Undo", onAction: { seen.append(it.text) })
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.text?.wrappedValue = "Newer"
        await app.wait(0.5)
        #expect(app.screen.tapButton("Undo"))
        await app.wait()
        #expect(seen == ["Newer"])
    }

    @Test func aSheetOfAnItemTakesItsArgumentsAndItsItem() async throws {
        let app = AppBench { it in
            Text("Form").semiModal(
                item: it.item, detents: [.points(240)], dismissal: .resisting, label: "Note"
            ) {
                Text("Note: \($0.text)")
            }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Milk")
        await app.wait(2)
        let sheet = try #require(app.surfaces.first?.sheet?.sheet)
        #expect(sheet.dismissal == .resisting && sheet.detents == [.points(240)])
        #expect(app.labels(saying: "Note: Milk").count == 1)
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Bread")
        await app.wait(3)
        #expect(app.labels(saying: "Note: Bread").count == 1 && app.presentations.count == 1)
        app.remote.item?.wrappedValue = nil
        await app.wait(3)
        #expect(app.presentations.isEmpty)
    }

    @Test func anAnchorWithoutOverlaysTakesNoTouches() async throws {
        let app = AppBench { it in Button("Tap") {}.overlayAnchor() }
        defer { app.close() }
        await app.wait()
        let anchor = try #require(
            app.window.all(UIView.self).first { String(describing: type(of: $0)) == "AnchorView" })
        #expect(!anchor.isUserInteractionEnabled)
        let busy = try #require(anchor.subviews.first).overlays.show(Overlay.activity())
        await app.wait()
        #expect(busy.isVisible && anchor.isUserInteractionEnabled)
        busy.dismiss()
        await app.wait()
        #expect(!anchor.isUserInteractionEnabled)
    }

    @Test func nothingIsLeftOfAnAnchorWhenItsTreeGoes() async {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag) }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let isThere = { [weak anchor = app.window.rootViewController?.view.subviews.last] in anchor != nil }
        #expect(isThere())
        app.window.rootViewController = UIViewController()
        await app.wait(2)
        #expect(!isThere())
        #expect(app.presentations.isEmpty)
    }
}

/// Where a sheet's content puts its ending.
@MainActor
private final class Ends {
    var end: Presentation.Ending<String>?
}

/// Hands the environment's anchor out.
private struct Reader: View {
    let remote: AppBench.Remote
    @Environment(\.overlays) private var overlays

    var body: some View { Text("Reader").onAppear { remote.overlays = overlays } }
}
