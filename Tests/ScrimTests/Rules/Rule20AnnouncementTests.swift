@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 20: what a screen reader speaks, and what assistive technology finds.
@MainActor
@Suite struct Rule20AnnouncementTests {
    let host = TestHost()

    @Test func aTextIsSpokenOnceWhenItIsThereAndAgainWhenItChanges() {
        let veil = host.overlays.show(.veil("One", detail: "of two"))
        #expect(host.spoken == [])
        host.pass(1000)
        #expect(host.spoken == ["One, of two"])
        veil.content.indicator = .bar(0)
        veil.appearance = .classic
        host.pass(1000)
        #expect(host.spoken == ["One, of two"])
        veil.message = "Two"
        host.pass(0)
        #expect(host.spoken == ["One, of two", "Two, of two"])
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: Haptics

    @Test func aFinalStatusIsFeltOnceWhenItIsThereToBeSeenIfTheAppWantsThat() {
        host.stage.defaults.playsHaptics = true
        let veil = host.overlays.show(.veil("Saving"))
        host.pass(1000)
        #expect(host.haptics == [])
        veil.finish(.success("Saved"))
        host.pass(100)
        #expect(host.haptics == [.success])
        veil.message = "All saved"
        host.pass(100)
        #expect(host.haptics == [.success], "another text is no other status")
        host.pass(10_000)
        for icon in [Overlay.Icon.bookmark, .warning, .info, .named("star")] {
            host.overlays.flash(.hud("Bookmark added", icon: icon))
            host.pass(10_000)
        }
        let notice = host.overlays.show(.hud("No connection", icon: .failure))
        #expect(host.haptics == [.success, .error])
        notice.content.indicator = .spinner
        host.pass(100)
        notice.content.indicator = .icon(.success)
        host.pass(100)
        #expect(host.haptics == [.success, .error, .success])
        host.clear()
    }

    @Test func nothingIsFeltUnlessTheAppWantsThat() {
        host.overlays.flash(.hud("Saved", icon: .success))
        host.pass(100)
        #expect(host.haptics == [])
        host.stage.defaults.playsHaptics = true
        host.pass(100)
        #expect(host.haptics == [], "it is no news any more")
        host.clear()
    }

    @Test func whatIsOverBeforeItIsSeenIsNotFelt() {
        host.stage.defaults.playsHaptics = true
        host.set(.window, .hidden)
        let notice = host.overlays.show(.hud("Saved", icon: .success))
        host.pass(100)
        notice.dismiss()
        host.set(.window, .visible)
        host.pass(1000)
        #expect(host.haptics == [])
        host.clear()
    }

    @Test func aSheetIsKnownByItsLabelAndAStatusByItsText() {
        let sheet = host.overlays.show(.sheet(label: "Colors")) { "picker" }
        host.pass(2000)
        #expect(host.spoken == ["Colors"])
        #expect(host.plan.surfaces.first?.panel.spokenText == "Colors")
        #expect(host.plan.surfaces.first?.panel.parts == [], "nothing of it is drawn")
        sheet.dismiss()
        host.pass(2000)
        let veil = host.overlays.show(.veil("Saving").with(\.content.label, "Saving your work").instant)
        veil.finish(.success("Saved"))
        host.pass(100)
        #expect(host.spoken == ["Colors", "Saving your work", "Saved"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func onlyWhatBlocksInterruptsAndEachTextNamesItsSurface() throws {
        host.overlays.flash(.hud("Saved"))
        _ = host.overlays.show(.veil("Hello").instant)
        let (notice, veil) = try (
            #require(host.surface(saying: "Saved")?.id), #require(host.surface(saying: "Hello")?.id)
        )
        #expect(
            host.announced == [
                Announcement("Saved", isAssertive: false, of: notice),
                Announcement("Hello", isAssertive: true, of: veil),
            ])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aHiddenOneIsSilentUntilItIsSeen() {
        let table = host.region(.hidden)
        let loading = host.overlays.over(table).show(.loading("One").instant)
        loading.message = "Two"
        host.pass(1000)
        #expect(host.spoken == [])
        host.set(table, .visible)
        #expect(host.spoken == ["Two"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [false, true])
    func workThatIsBeingCancelledIsAnnounced(isTitled: Bool) async throws {
        let job = Job<Int>(heedsCancellation: false)
        let cancel: Overlay.CancelButton = isTitled ? .titled("Stop") : .standard
        let task = Task { @MainActor in
            try await host.overlays.during(.veil("Sending", cancel: cancel).instant, cancelled: nil) {
                try await job.run()
            }
        }
        #expect(await eventually { job.hasBegun })
        host.pass(500)
        host.pressEscape()
        host.pressEscape()
        host.pass(1_000)
        #expect(host.spoken == ["Sending", "Cancelling…"])
        job.finish(1)
        #expect(try await task.end == nil)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aRefusedActDelaysNoAnnouncement() {
        let veil = host.overlays.show(.veil("One", cancel: .standard).instant, shouldEnd: { _ in false })
        host.pass(500)
        veil.message = "Two"
        host.pressEscape()
        host.pass(0)
        #expect(host.spoken == ["One", "Two"])
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theStagesWordsAreSpoken() {
        host.stage.defaults.strings.loading = "Laden"
        host.stage.defaults.strings.percent = "{n} Prozent"
        let activity = host.overlays.show(.activity().instant)
        activity.progress = 0.5
        host.pass(0)
        #expect(host.spoken == ["Laden", "50 Prozent"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatBlocksTheWindowIsModalAndWhatCoversARegionHidesOnlyThat() throws {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        #expect(host.plan.access.modal == nil && host.plan.access.hiddenRegions == [table])
        let veil = host.overlays.show(.veil("Hello").instant)
        #expect(host.plan.access.modal == host.surface(saying: "Hello")?.id)
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        #expect(host.plan.access.modal == host.surface(saying: "Hello")?.id)
        for presentation in [veil, sheet, loading] { presentation.dismiss() }
        #expect(host.leftovers == [])
    }

    @Test func aPassingNoticeHidesNothing() {
        host.overlays.flash(.hud("Saved"))
        #expect(host.plan.access == AccessPlan() && host.plan.focus == .app)
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func announcementNamesActionAndKey() {
        host.overlays.flash(.hud("Deleted", action: "_Undo"))
        #expect(host.spoken == ["Deleted, Undo is available"])
        #expect(host.plan.surfaces.first?.panel.spokenText == "Deleted", "the panel is called by its text")
        host.environment.panelKey = "F6"
        #expect(host.spoken.count == 1, "a key that comes is no news")
        host.overlays.flash(.hud("Moved", placement: .top, action: "Undo"))
        #expect(host.spoken.last == "Moved, Undo: press F6")
        host.stage.defaults.strings.actionByKey = "mit {key}: {action}"
        host.overlays.flash(.hud(placement: .edge(.leading), action: "Zurück"))
        #expect(host.spoken.last == "mit F6: Zurück")
        let veil = host.overlays.show(.veil("Offline").instant.with(\.content.actions, ["Retry"]))
        #expect(host.spoken.last == "Offline, Retry is available", "its panel has the focus")
        veil.dismiss()
        host.pass(10_000)
        #expect(host.leftovers == [])
    }

    @Test func aMnemonicIsMarkedAtTheBeginningOfAWordAndNotShown() {
        for (title, text, mnemonic) in [
            ("_Undo", "Undo", 0), ("Save _as", "Save as", 5), ("snake_case", "snake_case", nil),
            ("_", "_", nil),
            ("", "", nil), ("_ a", "_ a", nil), ("_rückgängig_x", "rückgängig_x", 0),
            ("元に戻す(_U)", "元に戻す(U)", 5), ("저장 (_S)", "저장 (S)", 4), ("draft(_x", "draft(_x", nil),
            ("f(_x)", "f(x)", 2), ("f(_xy)", "f(_xy)", nil),
            ("__Undo", "_Undo", nil), ("Delete __config", "Delete _config", nil),
            ("_Delete __config", "Delete _config", 0), ("Delete __config _now", "Delete _config now", 15),
            ("a__b", "a__b", nil), ("__ a", "__ a", nil), ("___Undo", "__Undo", nil),
        ] as [(String, String, Int?)] {
            let button = Overlay.ActionButton(title)
            #expect(button.text == text && button.mnemonic == mnemonic)
        }
    }

    /// Spoken text is cleaned like drawn text: a NUL would end it early, and a megabyte would be read for hours.
    @Test func spokenTextIsSanitizedLikeDrawnText() {
        host.overlays.flash(.hud("a\0b", action: "c\0d"))
        #expect(host.spoken == ["a\u{FFFD}b, c\u{FFFD}d is available"])
        host.clear()
        host.pass(10_000)
        host.overlays.flash(.hud(String(repeating: "a", count: 100_000)))
        #expect(host.spoken.last?.count == Tuning.longestMessage + 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func nothingToSayIsNotSaid() {
        for overlay in [Overlay.veil(indicator: .none), .veil("", indicator: .icon(.info)), .hud("")] {
            let silent = host.overlays.show(overlay.instant)
            host.pass(0)
            #expect(host.plan.surfaces.first?.panel.spokenText == "")
            silent.dismiss()
        }
        let picker = host.overlays.show(.veil().instant) { "picker" }
        host.pass(0)
        picker.dismiss()
        #expect(host.spoken == [])
        #expect(host.leftovers == [])
    }

    @Test(arguments: [
        Overlay.veil(), .veil("", detail: ""), .loading(indicator: .ring(0.1)), .activity(""),
    ])
    func aCoverWithoutWordsIsCalledByItsWork(_ overlay: Overlay) throws {
        let busy = host.overlays.show(overlay.instant)
        host.pass(0)
        #expect(host.spoken == ["Loading…"])
        let panel = try #require(host.plan.surfaces.first).panel
        #expect(panel.spokenText == "Loading…" && panel.parts == [.indicator], "nothing of it is drawn")
        busy.message = "Saving"
        host.pass(0)
        busy.finish(.success("Saved"))
        host.pass(100)
        #expect(host.spoken == ["Loading…", "Saving", "Saved"])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A page of pictures.
    @Test func ofViewsThatLoadWithoutWordsTheFirstIsAnnounced() {
        let regions = (0..<3).map { _ in host.region() }
        var loading = regions.map { host.overlays.over($0).show(.loading().instant) }
        host.pass(0)
        #expect(host.spoken == ["Loading…"])
        #expect(host.plan.surfaces.count == 3)
        #expect(host.plan.surfaces.allSatisfy { $0.panel.spokenText == "Loading…" })
        for each in loading { each.dismiss() }
        loading = [host.overlays.over(regions[0]).show(.loading().instant)]
        host.pass(0)
        #expect(host.spoken == ["Loading…", "Loading…"])
        host.clear()
        #expect(host.leftovers == [])
    }
}
