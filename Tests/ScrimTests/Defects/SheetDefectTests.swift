@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// What users of other sheet libraries report, as far as the core decides it.
@MainActor
@Suite struct SheetDefectTests {
    let host = TestHost()

    // SwiftMessages#156, #428: a message equal to the one on screen is silently dropped.
    @Test func equalNoticesAreEachShown() {
        let first = host.overlays.flash(.hud("Saved"))
        let second = host.overlays.flash(.hud("Saved"))
        host.pass(5000)
        #expect(first.outcome == .shown(.expired) && second.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    // SwiftMessages#523, #586: an urgent message waits behind all others.
    @Test func anUrgentNoticeDoesNotWait() {
        for index in 0..<10 { host.overlays.flash(.hud("\(index)")) }
        let urgent = host.overlays.flash(.hud("Offline").with(\.priority, .high))
        host.pass(500)
        #expect(urgent.isVisible)
        host.clear()
        host.pass(60_000)
        #expect(host.leftovers == [])
    }

    // SwiftMessages#46: a message is stuck after the app was in the background.
    @Test func aNoticeIsNotStuckAfterTheAppWasAway() {
        let hud = host.overlays.flash(.hud("Saved"))
        host.pass(500)
        host.suspend()
        host.clock.jump(by: .seconds(3600))
        host.resume()
        #expect(hud.isVisible)
        host.pass(2000)
        #expect(hud.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    // PopupView#267: a popup outlives its presenter.
    @Test func aSheetDoesNotOutliveItsRegion() {
        let page = host.region()
        let sheet = host.overlays.over(page).show(.sheet) { "sheet" }
        host.pass(300)
        host.set(page, .gone)
        #expect(sheet.outcome == .shown(.regionGone))
        #expect(host.leftovers == [])
    }

    // FloatingPanel#657: after a dismissal by swipe or tap, the panel cannot be presented again.
    @Test func aSheetThatAUserClosedCanBeShownAgain() {
        for _ in 0..<3 {
            let sheet = host.overlays.show(.sheet(input: .dismissing)) { "sheet" }
            host.pass(1000)
            host.tap(at: Point(x: 5, y: 5))
            #expect(sheet.outcome == .shown(.tapOutside))
            host.pass(1000)
        }
        #expect(host.leftovers == [])
    }

    // FloatingPanel#618: the backdrop still blocks after the panel was removed.
    @Test func theBackdropBlocksNothingOnceTheSheetIsLeaving() {
        let sheet = host.overlays.show(.sheet(input: .block)) { "sheet" }
        host.pass(1000)
        sheet.dismiss()
        #expect(!host.isCovered(.window))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // SwiftEntryKit#163, SwiftMessages#413: the completion is lost when the transition is interrupted.
    @Test(arguments: [0, 50, 300, 1000])
    func anInterruptedSheetStillTellsItsEndAndThatItIsGone(_ milliseconds: Int) async throws {
        let sheet = host.overlays.show(.sheet) { "sheet" }
        let ended = Task { @MainActor in await sheet.ended }
        let gone = Task { @MainActor in await sheet.gone() }
        host.pass(milliseconds)
        sheet.dismiss()
        host.pass(20)
        host.close()
        #expect(try await ended.end == .shown(.dismissed))
        try await gone.end
        #expect(host.leftovers == [])
    }

    // SwiftEntryKit#371: a tap or a swipe cannot be told from the program's dismissal.
    @Test func theCauseTellsATapFromTheProgram() {
        let tapped = host.overlays.show(.sheet(input: .dismissing)) { "sheet" }
        host.tap(at: Point(x: 5, y: 5))
        host.pass(1000)
        let dismissed = host.overlays.show(.sheet) { "sheet" }
        dismissed.dismiss()
        #expect(tapped.outcome?.cause == .tapOutside && dismissed.outcome?.cause == .dismissed)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    // SwiftMessages#575: the background can be focused behind a modal sheet.
    @Test func theBackgroundOfABlockingSheetIsOutOfReach() throws {
        let sheet = host.overlays.show(.sheet(input: .dismissing).instant) { "sheet" }
        let surface = try #require(host.surface(saying: "sheet")).id
        #expect(host.plan.focus == .surface(surface, isTrapped: true))
        #expect(host.plan.access.modal == surface)
        #expect(host.keysAreBlocked)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    // PanModal#48, #100, #183, SwiftMessages#561, #581: for years users have asked for a live background.
    @Test func theBackgroundOfALiveSheetIsLive() {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        #expect(host.tap(at: Point(x: 5, y: 5)) == .app)
        #expect(!host.keysAreBlocked && host.plan.access.modal == nil)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }
}
