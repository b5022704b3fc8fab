@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Minimized overlays beside other overlays.
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
        host.press("Hide", on: "Exporting")
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

    @Test func restoredWhileTheReaderMayLookBackItCoversAgain() {
        host.environment.readerLooksBack = true
        let veil = shown(export())
        host.focusPanel("Exporting")
        host.press("Hide", on: "Exporting")
        host.pass(500)
        veil.restore()
        host.pass(2_000)
        #expect(veil.isVisible && kind() == .veil)
        veil.dismiss()
        #expect(veil.hasEnded)
        host.pass(2_000)
        finish()
    }

    @Test func itWaitsForNoNoticeThatWaitsForItsTurn() {
        let veil = shown(export())
        let notices = (1...4).map { host.overlays.show(.hud("\($0)", placement: .bottom, action: "Undo")) }
        host.pass(500)
        #expect(!host.messages.contains("4"), "it waits for its turn")
        hide()
        #expect(host.messages.contains("Exporting"))
        host.pass(11_000)
        veil.finish(.success("Exported"))
        host.pass(500)
        #expect(host.messages.contains("Exported"))
        for notice in notices { notice.dismiss() }
        finish()
    }

    @Test func anUrgentNoticeTakesTheRoomOfAnotherNotice() {
        let veil = shown(export())
        hide()
        for number in 1...3 {
            host.overlays.flash(.hud("\(number)", placement: .bottom, action: "Undo"))
            host.pass(500)
        }
        host.overlays.flash(.hud("Urgent", placement: .bottom, action: "Stop").with(\.priority, .high))
        host.pass(1_000)
        #expect(host.messages.contains("Exporting") && host.messages.contains("Urgent"))
        #expect(!host.messages.contains("1"))
        #expect(veil.isVisible)
        finish()
    }

    /// The pointer stops the time of a minimized overlay's notice; restored, its time runs on.
    @Test func aTimeGoesOnWhenItIsRestoredByThePointer() {
        let veil = shown(export().with(\.timing.lifetime, .fixed(.seconds(30))))
        veil.minimize()
        host.pass(1_000)
        host.hover("Exporting")
        host.press("Show", on: "Exporting")
        host.pass(1_000)
        #expect(kind() == .veil)
        host.pass(30_000)
        #expect(veil.outcome?.cause == .expired)
        finish()
    }

    @Test func aTimeWaitsForEyesWhenItIsMinimizedOutOfSight() {
        let veil = shown(export().with(\.timing.lifetime, .fixed(.seconds(30))))
        host.set(.window, .hidden)
        veil.minimize()
        host.pass(60_000)
        #expect(!veil.hasEnded)
        host.set(.window, .visible)
        host.pass(60_000)
        #expect(veil.outcome?.cause == .expired)
        finish()
    }

    // MARK: Results, and notices that stay

    @Test func aResultIsInFrontOfOtherWorkThatIsMinimized() {
        host.stage.missedLimit = 10
        let (first, second) = (shown(export("A")), shown(export("B")))
        first.minimize()
        host.pass(500)
        second.minimize()
        host.pass(500)
        first.finish(.failure("A failed"))
        host.pass(100)
        #expect(host.surface(saying: "A failed")?.stack?.isCovered == false)
        host.pass(12_000)
        #expect(first.outcome?.cause == .failed && host.stage.missed.isEmpty)
        finish()
    }

    /// A minimized overlay waits for no turn, whatever else is at its edge.
    @Test func besideAnOlderUrgentNoticeItComesBackAtOnceWithItsWindow() {
        _ = shown(
            .hud("Offline", placement: .bottom).with(\.timing.lifetime, .untilDismissed)
                .with(\.priority, .high))
        let veil = shown(export())
        hide()
        #expect(veil.isMinimized && host.isShowing("Exporting"))
        host.set(.window, .hidden)
        host.drawsByItself = false
        host.set(.window, .visible)
        #expect(host.isShowing("Exporting"))
        host.drawsByItself = true
        finish()
    }

    /// However urgent the veil was, its minimized notice makes no other notice wait.
    @Test(arguments: [Overlay.Priority.normal, .high])
    func whatIsMinimizedCoversNoNotice(_ priority: Overlay.Priority) {
        let veil = shown(export().with(\.priority, priority))
        let removed = host.overlays.flash(.hud("Removed", placement: .bottom, action: "Undo"))
        host.pass(500)
        veil.minimize()
        host.pass(500)
        #expect(host.surface(saying: "Removed")?.stack?.behind == 0)
        #expect(host.surface(saying: "Exporting")?.stack?.behind == 1)
        host.pass(10_000)
        #expect(removed.outcome == .shown(.expired) && veil.isVisible)
        finish()
    }

    // MARK: Under its name

    @Test func shownAgainUnderItsNameItStaysHidden() {
        let first = shown(export("Exporting 1").identified("export"))
        hide("Exporting 1")
        let second = host.overlays.show(export("Exporting 2").identified("export"))
        host.pass(500)
        #expect(first.outcome?.cause == .replaced && second.isMinimized)
        #expect(host.messages == ["Exporting 2"] && host.tap(at: corner) == .app)
        second.progress = 0.5
        host.pass(100)
        #expect(host.surface(saying: "Exporting 2")?.panel.indicator.progress == 0.5)
        host.press("Show", on: "Exporting 2")
        host.pass(1_000)
        #expect(kind("Exporting 2") == .veil && host.tap(at: corner) == .nobody)
        let third = host.overlays.show(export("Exporting 3").identified("export"))
        host.pass(500)
        #expect(second.outcome?.cause == .replaced && !third.isMinimized && host.messages == ["Exporting 3"])
        finish()
    }

    /// Hide counts from the press, even while the veil is still leaving.
    @Test func shownAgainUnderItsNameWhileTheVeilLeavesItStaysHidden() {
        let first = shown(export("Exporting 1").identified("export"))
        host.press("Hide", on: "Exporting 1")
        host.pass(50)
        let second = host.overlays.show(export("Exporting 2").identified("export"))
        host.pass(1_000)
        #expect(first.outcome?.cause == .replaced && second.isMinimized)
        #expect(host.messages == ["Exporting 2"] && host.tap(at: corner) == .app)
        finish()
    }

    /// An overlay that cannot be hidden takes over the leaving veil in place.
    @Test func shownAgainAsWhatMayNotBeHiddenTheVeilThatLeavesTurnsAround() {
        let first = shown(export("Exporting").identified("export"))
        host.press("Hide", on: "Exporting")
        host.pass(50)
        let second = host.overlays.show(.veil("Saving").identified("export"))
        let veils = host.plan.surfaces.filter { $0.kind == .veil }
        #expect(veils.count == 1 && veils.first?.isLeaving == false && veils.first?.awaitsFrame == false)
        host.pass(1_000)
        #expect(first.outcome?.cause == .replaced && !second.isMinimized && host.messages == ["Saving"])
        finish()
    }

    /// The user works behind a hidden overlay; the new overlay must block that again.
    @Test func shownAgainAsWhatMayNotBeHiddenItCoversTheWindow() {
        let first = shown(export().identified("export"))
        hide()
        let second = host.overlays.show(.veil("Saving").identified("export"))
        host.pass(1_000)
        #expect(first.outcome?.cause == .replaced && !second.isMinimized)
        #expect(host.messages == ["Saving"] && host.tap(at: corner) == .nobody)
        finish()
    }

    @Test func underAnotherNameItLeavesTheHiddenOneAlone() {
        let first = shown(export().identified("export"))
        hide()
        _ = shown(export("Importing").identified("import"))
        _ = host.overlays.show(.hud("Exported", placement: .bottom).identified("export"))
        host.pass(500)
        #expect(!first.hasEnded && first.isMinimized && kind("Importing") == .veil)
        finish()
    }

    @Test func shownAgainAfterItsResultItCoversTheWindow() {
        let first = shown(export("Exporting 1").identified("export"))
        hide("Exporting 1")
        first.finish(.success("Exported"))
        host.pass(100)
        let second = shown(export("Exporting 2").identified("export"))
        #expect(!second.isMinimized && kind("Exporting 2") == .veil)
        finish()
    }

    @Test func shownAgainAfterItsEndItCoversTheWindow() {
        let first = shown(export("Exporting 1").with(\.timing.minimum, .seconds(5)).identified("export"))
        hide("Exporting 1")
        first.dismiss()
        #expect(!first.hasEnded && first.isMinimized, "it stays for the rest of its minimum")
        let second = shown(export("Exporting 2").identified("export"))
        #expect(!second.isMinimized && kind("Exporting 2") == .veil)
        finish()
    }

    @Test func underItsNameOverAViewItLeavesTheHiddenOneAlone() {
        let first = shown(export().identified("export"))
        hide()
        let list = host.overlays.over(host.region())
        let second = list.show(.veil("Importing").with(\.canMinimize, true).identified("export"))
        host.pass(500)
        #expect(!first.hasEnded && first.isMinimized && !second.isMinimized && kind("Importing") == .veil)
        finish()
    }

    @Test func shownAgainWithAViewItCoversTheWindow() {
        let first = shown(export().identified("export"))
        hide()
        let second = host.overlays.show(export("Map").identified("export")) { "map" }
        host.pass(1_000)
        #expect(first.outcome?.cause == .replaced && !second.isMinimized)
        #expect(host.tap(at: corner) == .nobody)
        finish()
    }
}
