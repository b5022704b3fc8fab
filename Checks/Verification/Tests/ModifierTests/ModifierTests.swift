import Screen
import SwiftUI
import Testing
@_spi(Host) import Scrim
@testable import ScrimSwiftUI

/// The modifiers over the UIKit host, in a view tree that the double of SwiftUI reads.
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
        let host = try #require(button.superview)
        let hosts = try #require(host.superview).subviews
        let anchor = try #require(hosts.firstIndex { !$0.all(AnchorView.self).isEmpty })
        #expect(anchor < (hosts.firstIndex(of: host) ?? 0))
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

    /// SwiftUI disables the view around an anchor.
    @Test func anOverlaysCancelIsLiveWhereTheViewIsDisabled() async {
        let app = AppBench { it in
            Text("Form").loading("Sending…", isPresented: it.flag, cancel: .standard, onEnd: it.onEnd)
                .disabled(it.flag.wrappedValue)
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.screen.tapButton("Cancel"))
        await app.wait()
        #expect(app.remote.outcomes.map(\.cause) == [.cancelButton])
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

    /// From iOS 18 on, the modifier sets nothing on a view that its overlay does not hide.
    @Test func whatTheAppHidesFromAssistiveTechnologyStaysHidden() async throws {
        let app = AppBench { it in Text("List").loading(isPresented: it.flag).accessibilityHidden(true) }
        defer { app.close() }
        let text = try #require(app.labels(saying: "List").first)
        #expect(text.accessibilityElementsHidden)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(text.accessibilityElementsHidden)
    }

    @Test func inGraceAssistiveTechnologyStillReachesTheView() async throws {
        let app = AppBench { it in Text("List").activity(isPresented: it.flag) }
        defer { app.close() }
        let text = try #require(app.labels(saying: "List").first)
        app.remote.flag?.wrappedValue = true
        await app.wait(0.1)
        #expect(app.presentations.map(\.state) == [.grace] && !text.accessibilityElementsHidden)
        app.remote.flag?.wrappedValue = false
        await app.wait(0.1)
        #expect(!text.accessibilityElementsHidden)
    }

    /// An app that does not reset its flag has a bug, but its list has to be reachable all the same.
    @Test func afterCancelAssistiveTechnologyReachesTheViewWhateverItsFlagSays() async throws {
        let app = AppBench { _ in
            Text("List").loading(
                "Loading", isPresented: Binding(get: { true }, set: { _ in }), cancel: .standard)
        }
        defer { app.close() }
        await app.wait()
        let text = try #require(app.labels(saying: "List").first)
        #expect(text.accessibilityElementsHidden)
        #expect(app.screen.tapButton("Cancel"))
        await app.wait()
        #expect(app.presentations.isEmpty && !text.accessibilityElementsHidden)
    }

    /// This overlay's anchor is another one, over the window, which hides nothing of the view.
    @Test func anOverlayThatCoveredTheWindowInBetweenLeavesTheViewToAssistiveTechnology() async throws {
        let app = AppBench { it in
            Text("List").loading(
                "Loading", isPresented: it.flag, over: it.item.wrappedValue == nil ? .view : .window)
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let text = try #require(app.labels(saying: "List").first)
        #expect(text.accessibilityElementsHidden)
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Saved")
        await app.wait()
        app.remote.flag?.wrappedValue = false
        await app.wait()
        app.remote.item?.wrappedValue = nil
        await app.wait()
        #expect(app.presentations.isEmpty && !text.accessibilityElementsHidden)
    }

    @Test func aNoticeIsReadAndItsItemGoes() async {
        let app = AppBench { it in
            Text("Page").hud(item: it.item, onEnd: it.onItemEnd) { .hud($0.text, icon: .success) }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Saved")
        await app.wait(0.5)
        #expect(app.presentations.map(\.message) == ["Saved"])
        await app.wait(2)
        #expect(app.remote.item?.wrappedValue == nil)
        #expect(app.remote.outcomes == [Presentation.Outcome(cause: .expired, wasShown: true)])
    }

    @Test func aNoticeThatAFlagShowsIsReadAndTheFlagGoesDown() async {
        let app = AppBench { it in
            Text("Page").hud(isPresented: it.flag, onEnd: it.onEnd) { .hud("Saved", icon: .success) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait(0.5)
        #expect(app.presentations.map(\.message) == ["Saved"])
        await app.wait(2)
        #expect(app.remote.flag?.wrappedValue == false)
        #expect(app.remote.outcomes == [Presentation.Outcome(cause: .expired, wasShown: true)])
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

    /// The closures of an earlier update are older than what the user sees.
    @Test func aNoticesButtonRunsTheClosureOfTheLastUpdate() async throws {
        var seen: [String] = []
        let app = AppBench { it in
            Text("Form").hud(
                "Deleted", isPresented: it.flag, placement: .bottom, action: "Undo"
            ) { seen.append(it.text) }
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
}
