@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The defaults of look and motion for one kind of overlay.
@MainActor
@Suite struct StageDefaultsTests {
    let host = TestHost()

    /// An app's own toast, known by its margin.
    private func toast() -> Overlay.Appearance {
        var style = Overlay.Style.adaptive(.hud, placement: .bottom)
        style.margin = 13
        return .custom(style)
    }

    private func margin(_ text: String) -> Double? { host.surface(saying: text)?.style.margin }

    @Test func onlyItsKindHasTheLook() {
        host.stage.defaults.appearances[.hud] = toast()
        let veil = host.overlays.show(.veil("Saving"))
        host.pass(1_000)
        host.overlays.flash(.hud("Saved", placement: .bottom))
        host.pass(100)
        #expect(margin("Saved") == 13)
        #expect(margin("Saving") == Overlay.Style.adaptive(.veil).margin)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theNoticesOfUndoableWorkHaveTheLook() async {
        host.stage.defaults.appearances[.hud] = toast()
        let work = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo") {
            } undo: {
            }
        }
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Removed") })
        #expect(margin("Removed") == 13)
        host.pressAction(on: "Removed")
        _ = await work.value
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func minimizedWorkHasTheLookOfANotice() {
        host.stage.defaults.appearances[.hud] = toast()
        let veil = host.overlays.show(.veil("Exporting", indicator: .bar(0)))
        host.pass(1_000)
        veil.minimize()
        host.pass(1_000)
        #expect(margin("Exporting") == 13)
        veil.restore()
        host.pass(1_000)
        #expect(margin("Exporting") == Overlay.Style.adaptive(.veil).margin)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theButtonsOfAStackHaveTheLook() {
        host.stage.defaults.appearances[.hud] = toast()
        for text in ["One", "Two"] {
            host.overlays.flash(.hud(text, placement: .bottomTrailing, action: "Undo"))
        }
        host.pass(500)
        host.hover("Two")
        host.pass(500)
        #expect(margin("Clear All") == 13)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theOverlaysOwnGoesBeforeItsKindsAndThatBeforeTheRest() {
        let fade = Overlay.Transition.fade(.milliseconds(50))
        var defaults = Stage.Defaults()
        var notice = Overlay.hud("Saved")
        defaults.appearance = .classic
        #expect(defaults.appearance(of: notice) == .classic)
        #expect(defaults.transition(of: notice) == Overlay.Transition.classic(.hud))
        defaults.appearances[.hud] = .adaptive
        #expect(defaults.appearance(of: notice) == .adaptive)
        #expect(defaults.transition(of: notice) == Overlay.Transition.adaptive(.hud, placement: .center))
        defaults.transitions[.hud] = fade
        #expect(defaults.transition(of: notice) == fade)
        #expect(defaults.appearance(of: .veil()) == .classic)
        #expect(defaults.transition(of: .veil()) == Overlay.Transition.classic(.veil))
        notice.appearance = .classic
        #expect(defaults.appearance(of: notice) == .classic && defaults.transition(of: notice) == fade)
        notice.transition = Overlay.Transition.none
        #expect(defaults.transition(of: notice) == Overlay.Transition.none)
    }

    @Test func aKindComesAndGoesAsTheAppSays() {
        var surroundings = Surroundings()
        surroundings.defaults.transitions[.hud] = .fade(.milliseconds(50))
        #expect(surroundings.transition(of: .hud("Saved")) == .fade(.milliseconds(50)))
    }
}
