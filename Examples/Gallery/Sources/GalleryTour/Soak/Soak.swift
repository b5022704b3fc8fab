import CGtk4
import Foundation
import GalleryApp
@_spi(Host) import Scrim
import ScrimGTK

/// A long run of a random user: nothing may stay on screen that should be gone, no input may be kept from the app, GTK
/// may not warn, and nothing may grow.
@MainActor
struct Soak {
    let tour: Tour
    let minutes: Double
    let seed: UInt32

    /// The number of actions between two checks.
    private static let deedsPerEpisode = 150
    /// The maximum growth of the process's resources, as a factor, from the second quarter of the run to the last.
    ///
    /// The app itself keeps what the user made in it.
    private static let growth = 1.1
    /// How many successful checks are needed to judge growth.
    private static let enough = 12

    /// Returns the process's exit status.
    func run() async -> Int32 {
        tour.begin("Soak: seed \(seed), \(minutes) minutes", slug: "soak")
        await moveToTheMiddle()
        keepWindow()
        await showEmoji()
        Complaints.begin()
        let user = RandomUser(tour: tour, dice: Dice(seed: seed))
        var footprints: [Footprint] = []
        var deeds = 0
        var shown: Set<Presentation.ID> = []
        let clock = ContinuousClock()
        let end = clock.now + .seconds(minutes * 60)
        repeat {
            tour.stage.journal = Stage.Journal()
            tour.stage.journal.limit = Tour.journalLimit
            for _ in 0..<Self.deedsPerEpisode where clock.now < end {
                await user.act()
                deeds += 1
                shown.formUnion(tour.stage.presentations.map(\.id))
            }
            guard await calms(), Complaints.count == 0 else {
                await keepTrouble(after: deeds)
                return 1
            }
            footprints.append(Footprint(of: tour.window))
            if let now = footprints.last {
                Console.say(
                    "  \(deeds) deeds, \(shown.count) overlays; \(Self.rounded(now.megabytes)) MB, "
                        + "\(now.widgets) widgets, \(now.openFiles) files")
            }
        } while clock.now < end
        return judge(footprints, deeds: deeds, overlays: shown.count)
    }

    /// True if every presented overlay ends, and the app answers a click.
    private func calms() async -> Bool {
        let failed = tour.report.failed
        tour.network(latency: .zero, download: .zero)
        await tour.act(.release, .key("Escape"), .key("Escape"))
        tour.window.overlays.dismissAll()
        await tour.until("nothing is left on the stage") {
            tour.stage.presentations.isEmpty && tour.stage.plan.surfaces.isEmpty
                && tour.stage.plan.input.isOpen
        }
        gtk_window_set_default_size(tour.window.as(GtkWindow.self), 390, 780)
        await tour.putWindowBack()
        await tour.frames(3)
        // A tap beside the messages hides the gallery's keyboard, which covers the tabs.
        if !tour.isShown("tab-veil"), let page = tour.frame(of: "loading-page") {
            await tour.click(at: tour.screen(page.minX + 4, page.midY))
        }
        await tour.until("the tabs are there") { tour.isShown("tab-veil") }
        await tour.open(.loading)
        await tour.open(.veil)
        return tour.report.failed == failed
    }

    /// Moves the window away from the screen's edges.
    ///
    /// GTK 4.8 warns in any app if the button of an open drop-down is beyond the screen. In the screen's corner,
    /// scrolling the page meanwhile is enough for that.
    private func moveToTheMiddle() async {
        guard let screen = WindowOnScreen(tour.window)?.screen else { return }
        let largest = 900.0
        tour.home = Pointer.Place(
            x: max(0, (screen.x - largest) / 2).rounded(.down),
            y: max(0, (screen.y - largest) / 2).rounded(.down))
        await tour.putWindowBack()
    }

    /// Makes GTK load what it loads once per process, at first use: the images of its emoji, 28 MB.
    private func showEmoji() async {
        await tour.open(.veil)
        await tour.click("veil-search-field")
        await tour.key("ctrl+period")
        await tour.frames(60)
        await tour.act(.key("Escape"), .key("Escape"))
        await tour.frames(3)
    }

    /// Prevents what would end the run: closing the window, and another language, which opens a new window.
    private func keepWindow() {
        let deny: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, _ in
            1
        }
        g_signal_connect_data(
            tour.window, "close-request", unsafeBitCast(deny, to: GCallback.self), nil, nil,
            GConnectFlags(rawValue: 0))
        if let choice = Tour.find("choice-language", in: tour.window, evenHidden: true) {
            gtk_widget_set_sensitive(choice, 0)
        }
    }

    /// Writes everything needed to find out what went wrong.
    private func keepTrouble(after deeds: Int) async {
        await tour.pictureOfTrouble("calm, after \(deeds) deeds")
        let journal = "\(tour.folder)/soak.journal"
        try? tour.stage.journal.text.write(toFile: journal, atomically: true, encoding: .utf8)
        Console.say(
            "soak: ✘ not calm, or GTK complained, after \(deeds) deeds, seed \(seed); \(tour.describeStage()); \(journal)"
        )
    }

    private func judge(_ footprints: [Footprint], deeds: Int, overlays: Int) -> Int32 {
        let quarter = max(1, footprints.count / 4)
        func most(_ figure: (Footprint) -> Double) -> (early: Double, late: Double) {
            let early = footprints.dropFirst(quarter).prefix(quarter).map(figure).max() ?? 0
            return (early, footprints.suffix(quarter).map(figure).max() ?? 0)
        }
        let figures = "\(deeds) deeds, \(overlays) overlays, \(footprints.count) times calm"
        guard footprints.count >= Self.enough else {
            Console.say("soak: ✔ \(figures); too short to say whether anything grows")
            return 0
        }
        let memory = most(\.megabytes)
        let widgets = most { Double($0.widgets) }
        let files = most { Double($0.openFiles) }
        let isFlat = [memory, widgets, files].allSatisfy { $0.late <= $0.early * Self.growth }
        Console.say(
            "soak: \(isFlat ? "✔" : "✘") \(figures); at most in its second quarter and its last: "
                + "\(Self.rounded(memory.early)) and \(Self.rounded(memory.late)) MB, "
                + "\(Int(widgets.early)) and \(Int(widgets.late)) widgets, "
                + "\(Int(files.early)) and \(Int(files.late)) files")
        return isFlat ? 0 : 1
    }

    private static func rounded(_ number: Double) -> String { String(format: "%.1f", number) }
}
