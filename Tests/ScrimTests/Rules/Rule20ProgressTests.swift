@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 20: how much of its work is done, as a screen reader speaks it.
@MainActor
@Suite struct Rule20ProgressTests {
    let host = TestHost()

    @Test func progressIsSpokenInQuarters() {
        let veil = host.overlays.show(.veil("Saving").instant)
        for step in 0...100 {
            veil.progress = Double(step) / 100
            host.pass(10)
        }
        #expect(host.spoken == ["Saving", "25%", "50%", "75%", "100%"])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A downloader reports how much it has, many times a second and for hours.
    @Test func theDetailOfRunningWorkIsSpokenWithItsTextAndItsQuarters() {
        let veil = host.overlays.show(.veil("Downloading", detail: "0 of 4 GB", indicator: .bar(0)).instant)
        for step in 1...30 {
            veil.progress = Double(step) / 100
            veil.detail = "\(step) of 100 MB"
            host.pass(100)
        }
        #expect(host.spoken == ["Downloading, 0 of 4 GB", "25%, 25 of 100 MB"])
        veil.message = "Unpacking"
        host.pass(0)
        #expect(host.spoken.last == "Unpacking, 30 of 100 MB")
        veil.content.indicator = .icon(.success)
        veil.detail = "All of it"
        host.pass(0)
        #expect(host.spoken.last == "Unpacking, All of it", "a result is read to its end")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theDetailOfMinimizedWorkIsNotSpokenWithEachReport() {
        let veil = host.overlays.show(.veil("Downloading").instant)
        veil.minimize()
        host.pass(1_000)
        let before = host.spoken
        for step in 1...20 {
            veil.detail = "\(step) MB"
            host.pass(100)
        }
        #expect(host.spoken == before)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aQuarterThatComesWithItsTextDoesNotRepeatTheDetail() {
        let veil = host.overlays.show(.veil("Downloading").instant)
        var content = veil.content
        (content.message, content.detail, content.indicator) = ("Unpacking", "a.zip", .ring(0.5))
        veil.content = content
        host.pass(0)
        #expect(host.spoken == ["Downloading", "Unpacking, a.zip", "50%"])
        host.clear()
    }

    @Test func aLeapOverSeveralQuartersIsSpokenOnce() {
        let veil = host.overlays.show(.veil("Saving").instant)
        veil.progress = 0.8
        host.pass(0)
        #expect(host.spoken == ["Saving", "75%"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func progressThatWaversIsNotSpokenAgainOneThatBeginsAnewIs() {
        let veil = host.overlays.show(.veil("Saving").instant)
        for percent in [24, 26, 24, 25, 24, 30, 10, 40] {
            veil.progress = Double(percent) / 100
            host.pass(10)
        }
        #expect(host.spoken == ["Saving", "25%"])
        for percent in [60, 0, 25] {
            veil.progress = Double(percent) / 100
            host.pass(10)
        }
        #expect(host.spoken == ["Saving", "25%", "50%", "25%"])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A spinner is not progress; after it, the progress that was spoken before still counts.
    @Test func progressThatIsUnknownForAWhileIsNotSpokenAgain() {
        let veil = host.overlays.show(.veil("Saving").instant)
        veil.progress = 0.8
        host.pass(10)
        veil.progress = nil
        host.pass(10)
        veil.progress = 0.8
        host.pass(10)
        #expect(host.spoken == ["Saving", "75%"])
        host.clear()
    }

    /// Inner work speaks its own quarters, and the outer work does not repeat its own afterwards.
    @Test func progressBehindAnothersIsNotSpokenAgain() {
        host.overlays.show(.veil("Saving").instant).progress = 0.8
        host.pass(10)
        let inner = host.overlays.show(.veil("Packing").instant)
        inner.progress = 0.6
        host.pass(10)
        inner.dismiss()
        host.pass(10)
        #expect(host.spoken == ["Saving", "75%", "Packing", "50%", "Saving"])
        host.clear()
    }

    /// A volume that is turned: what wavers about a step is not spoken again.
    @Test func aNoticeThatIsUpdatedByNameKeepsItsQuarters() {
        for volume in [0.76, 0.74, 0.76, 0.7, 0.45, 0.55] {
            host.overlays.flash(.hud("Volume", indicator: .bar(volume)).identified("volume"))
            host.pass(10)
        }
        #expect(host.spoken == ["Volume", "75%", "50%"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aNoticeWhoseTextIsUpdatedByNameKeepsItsQuarters() {
        for file in [16, 17, 18] {
            let share = Double(file) / 30
            host.overlays.flash(.hud("\(file) of 30", indicator: .ring(share)).identified("upload"))
            host.pass(10)
        }
        #expect(host.spoken == ["16 of 30", "50%", "17 of 30", "18 of 30"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whoTakesTheOverlayOverBeginsWithItsOwnProgress() {
        func veil() -> Overlay { .veil("Saving").instant.with(\.identifier, "save") }
        host.overlays.show(veil()).progress = 0.8
        host.pass(10)
        let second = host.overlays.show(veil())
        host.pass(10)
        second.progress = 0.3
        host.pass(10)
        #expect(host.spoken == ["Saving", "75%", "25%"])
        host.clear()
    }
}
