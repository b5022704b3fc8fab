import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim
@_spi(Host) @testable import ScrimUIKit

/// Modifiers that set something of the window: its bars and its defaults.
@MainActor
@Suite(.serialized)
struct WindowModifierTests {
    // MARK: Bars

    @Test func aBarIsKnownToTheWindowAndStillTakesTouches() async throws {
        var taps = 0
        let app = AppBench { _ in Button("Play") { taps += 1 }.keepsNoticesClear() }
        defer { app.close() }
        await app.wait(0.2)
        let bars = UIKitHost.of(app.screen.scene).clearBars
        #expect(bars.frames(in: app.window).count == 1)
        app.screen.tap(at: CGPoint(x: 195, y: 400))
        #expect(taps == 1)
        app.remote.isThere?.wrappedValue = false
        await app.wait(0.2)
        #expect(bars.frames(in: app.window).isEmpty)
    }

    // MARK: Another window

    /// A second window of the scene, as for debugging, with its own modifier.
    private struct Second: View {
        @MainActor final class Remote {
            var flag: Binding<Bool>?
            var text: Binding<String>?
        }

        let remote: Remote
        @State private var flag = false
        @State private var text = "Log"

        var body: some View {
            Text(text).hud(isPresented: $flag) { .hud("Sent", indicator: .spinner) }.onAppear {
                remote.flag = $flag
                remote.text = $text
            }
        }
    }

    @Test func onlyWhatIsShownBringsNoticesToItsWindow() async throws {
        let app = AppBench { it in
            Text("Page").hud(isPresented: it.flag) { .hud("Saved", indicator: .spinner) }
        }
        defer { app.close() }
        await app.wait(0.2)
        let remote = Second.Remote()
        let window = UIWindow(windowScene: app.screen.scene)
        window.rootViewController = UIHostingController(rootView: Second(remote: remote))
        window.isHidden = false
        defer {
            window.isHidden = true
            window.windowScene = nil
        }
        await app.wait(0.2)
        let host = UIKitHost.of(app.screen.scene)
        // A modifier has a view only once it has shown something.
        remote.flag?.wrappedValue = true
        await app.wait(0.5)
        #expect(host.surfaces.last?.window === window)
        remote.flag?.wrappedValue = false
        await app.wait(3)
        app.remote.flag?.wrappedValue = true
        await app.wait(0.5)
        #expect(host.surfaces.last?.window === app.window)
        remote.text?.wrappedValue = "Log, one line"
        await app.wait(0.2)
        #expect(host.surfaces.last?.window === app.window)
        remote.flag?.wrappedValue = true
        await app.wait(0.5)
        #expect(host.surfaces.allSatisfy { $0.window === window })
        app.remote.flag?.wrappedValue = false
        remote.flag?.wrappedValue = false
        await app.wait(3)
    }

    /// A bar or a default shows nothing, so it must not bring notices to its window.
    @Test func aBarOrADefaultBringsNoNoticesToItsWindow() async throws {
        let app = AppBench { it in
            Text("Page").hud(isPresented: it.flag) { .hud("Saved", indicator: .spinner) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait(0.5)
        let host = UIKitHost.of(app.screen.scene)
        #expect(host.surfaces.last?.window === app.window)
        let window = UIWindow(windowScene: app.screen.scene)
        window.rootViewController = UIHostingController(
            rootView: Text("Log").keepsNoticesClear().overlayDefault(\.strings.cancel, "Stop"))
        window.isHidden = false
        defer {
            window.isHidden = true
            window.windowScene = nil
        }
        await app.wait(0.5)
        #expect(host.surfaces.map(\.window) == [app.window])
        #expect(host.stage.defaults.strings.cancel == "Stop")
        #expect(host.clearBars.frames(in: app.window).count == 1)
        host.stage.defaults.strings = Stage.Strings()
        app.remote.flag?.wrappedValue = false
        await app.wait(3)
    }

    // MARK: The window's defaults

    @Test func aDefaultIsTheWindowsAndFollowsItsValue() async throws {
        let app = AppBench { it in
            Button("Work") {}.overlayDefault(\.theme.cornerRadius, 4)
                .overlayDefault(\.strings.cancel, it.text)
        }
        defer { app.close() }
        await app.wait(0.2)
        let stage = app.window.overlays.stage
        #expect(stage.defaults.theme.cornerRadius == 4)
        app.remote.text?.wrappedValue = "Stop"
        await app.wait(0.2)
        #expect(stage.defaults.strings.cancel == "Stop")
        // An unrelated update does not reset what the app sets elsewhere.
        stage.defaults.theme.cornerRadius = 9
        app.remote.text?.wrappedValue = "Halt"
        await app.wait(0.2)
        #expect(stage.defaults.strings.cancel == "Halt" && stage.defaults.theme.cornerRadius == 9)
        let strings = Stage.Strings()
        stage.defaults.strings = strings
        stage.defaults.theme = Stage.Theme()
    }

    /// A page that comes back brings no new value.
    @Test func whatTheAppSetsElsewhereStaysWhenThePageComesBack() async throws {
        let app = AppBench { it in
            TabView(selection: it.tab) {
                Button("Work") {}.overlayDefault(\.theme.cornerRadius, 4).tabItem { Text("One") }.tag(1)
                Button("Second") {}.tabItem { Text("Two") }.tag(2)
            }
        }
        defer { app.close() }
        await app.wait(0.2)
        let stage = app.window.overlays.stage
        #expect(stage.defaults.theme.cornerRadius == 4)
        stage.defaults.theme.cornerRadius = 9
        app.remote.tab?.wrappedValue = 2
        await app.wait(0.2)
        app.remote.tab?.wrappedValue = 1
        await app.wait(0.2)
        #expect(stage.defaults.theme.cornerRadius == 9)
        stage.defaults.theme = Stage.Theme()
    }
}
