import Screen
import SwiftUI
import Testing
@_spi(Host) import Scrim
@testable import ScrimSwiftUI

/// The anchor, from which the overlays of the environment and of each modifier are shown.
extension ModifierTests {
    @Test func anAnchorTakesNoTouches() async {
        let app = AppBench { it in
            Button("Go") {}.veil(isPresented: it.flag).loading(isPresented: .constant(false))
        }
        defer { app.close() }
        let hit = app.screen.hit(at: CGPoint(x: 195, y: 400))
        #expect(hit is UIButton)
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

    @Test func theEnvironmentsAnchorHasTheKeyboardAlone() async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        #expect(try #require(app.remote.overlays).keyboard.region == .keyboard)
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

    /// This happens on the rows of a `ForEach` or the views of a `Section`, each of which SwiftUI gives an anchor.
    @Test func aModifierOnSeveralViewsShowsOneOverlay() async throws {
        let app = AppBench { it in
            Group {
                Text("One")
                if it.flag.wrappedValue { Text("Two") }
            }.semiModal(item: it.item, detents: [.points(200)], onEnd: it.onItemEnd) { Text($0.text) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Saved")
        await app.wait()
        #expect(app.presentations.count == 1 && app.labels(saying: "Saved").count == 1)
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.count == 1 && app.remote.outcomes.isEmpty, "One of the views is there")
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.count == 1)
        app.remote.item?.wrappedValue = nil
        await app.wait()
        #expect(app.presentations.isEmpty && app.remote.outcomes.count == 1)
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Again")
        await app.wait()
        #expect(app.presentations.count == 1)
        app.remote.isThere?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty && app.remote.outcomes.count == 2)
    }

    /// Views that are removed take their overlay along; views that are added later show it again.
    @Test func aModifierWhoseViewsAllWentShowsItsOverlayWhenThereIsOneAgain() async {
        let app = AppBench { it in
            Group { if it.asks.wrappedValue { Text("One") } }.veil(it.text, isPresented: it.flag)
        }
        defer { app.close() }
        app.remote.asks?.wrappedValue = true
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.count == 1)
        app.remote.asks?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty)
        app.remote.asks?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.count == 1)
    }

    /// An overlay over several views exists once for each view.
    @Test func aModifierOverSeveralViewsCoversEach() async {
        let app = AppBench { it in
            Group {
                Text("One")
                Text("Two")
            }.loading(isPresented: it.flag)
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.count == 2)
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty)
    }

    @Test func anAnchorOnSeveralViewsOutlivesAnyOfThem() async throws {
        let app = AppBench { it in
            Group {
                Reader(remote: it.remote)
                if it.flag.wrappedValue { Text("Two") }
            }.overlayAnchor()
        }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.flag?.wrappedValue = false
        await app.wait()
        overlays.window.flash(.hud("Saved"))
        await app.wait(0.5)
        #expect(app.presentations.map(\.message) == ["Saved"])
    }

    /// The same as over a UIKit view that is gone.
    @Test func theAnchorOfAViewThatIsGoneAsksNobodyAndWorkBeginsAtOnce() async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        app.remote.isThere?.wrappedValue = false
        await app.wait()
        var (works, answers): (Int, [Bool]) = (0, [])
        Task { answers.append(await overlays.window.ask("Delete?", accept: "Delete")) }
        Task { answers.append(await overlays.view.ask("Delete?", accept: "Delete")) }
        Task {
            _ = await overlays.window.undoable("Deleted", button: "Undo", work: { works += 1 }, undo: {})
        }
        await app.wait()
        #expect(works == 1 && answers == [false, false] && app.presentations.isEmpty)
        #expect(await overlays.window.during(.veil("Signing in…")) { "anna" } == "anna")
    }

    /// SwiftUI makes an anchor's view after views around it may already have shown something.
    @Test func whatIsShownBeforeTheAnchorHasAViewIsShownInItsWindow() async {
        let app = AppBench { it in Early { $0.view.flash(.hud("Welcome")) }.overlayAnchor() }
        defer { app.close() }
        await app.wait(0.5)
        #expect(app.presentations.map(\.message) == ["Welcome"])
    }

    @Test func withoutAnAnchorTheBodyRunsAllTheSame() async throws {
        let app = AppBench { it in Reader(remote: it.remote) }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        #expect(await overlays.window.during(.veil("Signing in…")) { "anna" } == "anna")
        #expect(app.presentations.isEmpty)
    }

    @Test func anAnchorWithoutOverlaysTakesNoTouches() async throws {
        let app = AppBench { it in Button("Tap") {}.overlayAnchor() }
        defer { app.close() }
        await app.wait()
        let anchor = try #require(app.window.all(AnchorView.self).first)
        #expect(!anchor.isUserInteractionEnabled)
        let busy = try #require(anchor.subviews.first).overlays.show(Overlay.activity())
        await app.wait()
        #expect(busy.isVisible && anchor.isUserInteractionEnabled)
        busy.dismiss()
        await app.wait()
        #expect(!anchor.isUserInteractionEnabled)
    }

    /// Up to iOS 17, SwiftUI's own view around an anchor, or around a bar's view, would take the touches.
    @Test(arguments: [true, false])
    func touchesPassByWhatHasNothingToShow(hostIsTransparent: Bool) async {
        PlatformHost.isTransparent = hostIsTransparent
        defer { PlatformHost.isTransparent = true }
        let app = AppBench { it in
            Button("Tap") {}.keepsNoticesClear().veil(it.text, isPresented: it.asks)
                .loading(isPresented: it.flag).overlayAnchor()
        }
        defer { app.close() }
        await app.wait()
        #expect(app.screen.tapButton("Tap"))
        for isShown in [true, false] {
            app.remote.flag?.wrappedValue = isShown
            app.remote.asks?.wrappedValue = isShown
            await app.wait()
            #expect(app.screen.tapButton("Tap") != isShown)
        }
    }

    /// Up to iOS 17, too, an overlay over an anchor takes its touches.
    @Test(arguments: [true, false])
    func anOverlayOfTheViewTakesTouches(hostIsTransparent: Bool) async throws {
        PlatformHost.isTransparent = hostIsTransparent
        defer { PlatformHost.isTransparent = true }
        let app = AppBench { it in
            Group {
                Reader(remote: it.remote)
                Button("Tap") {}
            }.overlayAnchor()
        }
        defer { app.close() }
        await app.wait()
        let loading = try #require(app.remote.overlays).view.show(.loading("Sending…", cancel: .standard))
        await app.wait()
        #expect(app.screen.tapButton("Cancel"))
        await app.wait()
        #expect(loading.hasEnded && app.screen.tapButton("Tap"))
    }

    @Test func nothingIsLeftOfAnAnchorWhenItsTreeGoes() async {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag) }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let isThere = { [weak anchor = app.window.all(AnchorView.self).first] in anchor != nil }
        #expect(isThere())
        app.window.rootViewController = UIViewController()
        await app.wait(2)
        #expect(!isThere())
        #expect(app.presentations.isEmpty)
    }
}

/// Calls a closure with the environment's anchor, once while its first body is read.
private struct Early: View {
    let show: (OverlayAnchor) -> Void
    @Environment(\.overlays) private var overlays
    @State private var once = Once()

    private final class Once { var isDone = false }

    var body: some View {
        if !once.isDone { show(overlays) }
        once.isDone = true
        return Text("Early")
    }
}

/// Passes the environment's anchor to the test.
struct Reader: View {
    let remote: AppBench.Remote
    @Environment(\.overlays) private var overlays

    var body: some View { Text("Reader").onAppear { remote.overlays = overlays } }
}
