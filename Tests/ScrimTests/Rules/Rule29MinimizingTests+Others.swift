@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// What is minimized, beside other overlays.
extension Rule29MinimizingTests {
    @Test func severalAreAListBeyondTheLimitOfAStack() {
        let veils = (1...5).map { number in
            let veil = shown(export("\(number)"))
            veil.minimize()
            host.pass(1_000)
            return veil
        }
        #expect(veils.map(\.isMinimized) == Array(repeating: true, count: 5))
        #expect(host.messages == ["1", "2", "3", "4", "5"], "none of them waits for its turn")
        host.hover("5")
        host.pass(500)
        #expect(host.surface(saying: "1")?.stack?.isOpen == true)
        #expect(
            host.surface(saying: "Clear All") == nil && !host.messages.contains(""), "nothing can be cleared")
        finish()
    }

    @Test func aNoticeFindsRoomBesideIt() {
        for number in 1...3 {
            let veil = shown(export("\(number)"))
            veil.minimize()
            host.pass(1_000)
        }
        host.overlays.flash(.hud("Saved", placement: .bottom))
        host.pass(200)
        #expect(host.messages == ["1", "2", "3", "Saved"])
        finish()
    }

    @Test func clearAllLeavesItAlone() throws {
        let veil = shown(export())
        hide()
        let saved = host.overlays.flash(.hud("Saved", placement: .bottom))
        host.pass(200)
        host.hover("Saved")
        host.pass(500)
        let clearing = try #require(host.plan.surfaces.first { $0.panel.actions.first?.title == "Clear All" })
        host.stage.report(.actionTaken(clearing.id, 0))
        host.pass(2_000)
        #expect(saved.hasEnded && !veil.hasEnded && veil.isMinimized)
        finish()
    }

    @Test(arguments: [Overlay.RepeatPolicy.join, .refresh, .replace, .update])
    func aNoticeOfTheAppsNeverTakesItOver(_ policy: Overlay.RepeatPolicy) {
        let veil = shown(export())
        hide()
        _ = host.overlays.show(.hud("Exporting", placement: .bottom).with(\.onRepeat, policy))
        host.pass(500)
        #expect(!veil.hasEnded && veil.isMinimized)
        finish()
    }

    @Test func thoseWhoShareAVeilAreMinimizedOneByOneAndShareItAgain() {
        let first = shown(export("First"))
        let second = shown(export("Second"))
        #expect(host.plan.surfaces.count == 1)
        hide("Second")
        #expect(Set(host.messages) == ["First", "Second"])
        #expect(host.plan.surfaces.map(\.kind) == [.hud, .hud])
        first.restore()
        second.restore()
        host.pass(2_000)
        #expect(host.plan.surfaces.map(\.kind) == [.veil])
        first.dismiss()
        host.pass(1_000)
        #expect(first.hasEnded && !second.hasEnded && kind("Second") == .veil)
        finish()
    }

    @Test func hideIsThereOnlyIfAllWhoShareTheVeilAllowIt() {
        let first = shown(export("First"))
        let second = shown(.veil("Second"))
        #expect(titles("Second").isEmpty)
        second.dismiss()
        host.pass(1_000)
        #expect(titles("First") == ["Hide"])
        first.dismiss()
        finish()
    }

    @Test func oneOfSeveralIsMinimizedByTheProgramAndTheVeilStays() {
        let first = shown(export("First"))
        let second = shown(export("Second"))
        second.minimize()
        host.pass(1_000)
        #expect(kind("First") == .veil && kind("Second") == .hud && !first.isMinimized)
        #expect(host.tap(at: corner) == .nobody)
        finish()
    }

    @Test func restoredWhileTheVeilLeavesItTurnsAround() throws {
        let veil = shown(export())
        host.takeButton("Hide", on: "Exporting")
        let leaving = try #require(host.plan.surfaces.first { $0.kind == .veil })
        host.pass(50)
        veil.restore()
        #expect(host.plan.surfaces.first { $0.kind == .veil }?.id == leaving.id)
        host.pass(2_000)
        #expect(host.plan.surfaces.map(\.kind) == [.veil] && !veil.isMinimized)
        finish()
    }

    @Test func dismissAllFindsItAsWhatItWas() {
        let veil = shown(export())
        hide()
        host.overlays.dismissAll(.hud)
        host.pass(1_000)
        #expect(!veil.hasEnded)
        host.overlays.dismissAll(.veil)
        host.pass(1_000)
        #expect(veil.hasEnded)
        finish()
    }

    @Test func inspectionNamesWhatItWas() throws {
        _ = shown(export().identified("export"))
        hide()
        let info = try #require(host.stage.presentations.first)
        #expect(info.kind == .veil && info.isMinimized && info.region.isWindow)
        #expect(info.identifier == "export" && info.message == "Exporting")
        finish()
    }
}
