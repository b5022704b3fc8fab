import CGtk4
import GalleryApp
import Foundation
import GalleryServer
@_spi(Host) import Scrim
import ScrimGTK
import ScrimTesting
import TourReport

/// Drives the gallery: moves the pointer, presses keys, observes the result and records it.
@MainActor
final class Tour {
    /// The minimum number of events to keep for a scene; no scene has that many.
    static let journalLimit = 20_000
    /// The timeout of every wait.
    static let patience = Duration.seconds(15)

    let shell: Shell
    let look: Look
    let folder: String
    let fence: EventFence
    let film: Film
    /// The window's position; a tour begins in the corner of the screen.
    var home = Pointer.Place(x: 0, y: 0)
    /// The pointer's position.
    var pointer = Pointer.rest
    private(set) var report = TourReport()

    var window: Widget { shell.window }
    /// The gallery's texts.
    var words: Words { shell.words }
    /// True if rows begin at the right.
    var isMirrored: Bool { words.language.isRightToLeft }
    var stage: Stage { window.overlays.stage }

    init(_ shell: Shell, look: Look, folder: String, fence: EventFence, film: Film) {
        self.shell = shell
        self.look = look
        self.folder = folder
        self.fence = fence
        self.film = film
    }

    /// Visits a scene, and restores the state from before.
    func visit(_ scene: some TourScene) async {
        begin("\(scene.name), \(look.rawValue.lowercased())", slug: scene.slug)
        network(latency: scene.latency)
        await open(scene.tab)
        await rest()
        stage.journal = Stage.Journal()
        stage.journal.limit = Self.journalLimit
        await scene.run(self)
        await checkEmptyStage()
        checkJournal()
    }

    /// Starts a section of the report with this name.
    func begin(_ name: String, slug: String) {
        report.scenes.append(SceneReport(name: name))
        Console.say(name)
        self.slug = slug
    }

    /// The scene's name in files.
    private(set) var slug = ""

    func note(_ check: CheckReport) {
        report.scenes[report.scenes.count - 1].checks.append(check)
        if !check.ok {
            Console.say("  ✘ \(check.name)\n      expected: \(check.expected)\n      seen: \(check.seen)")
        }
    }

    func note(_ picture: PictureReport) {
        report.scenes[report.scenes.count - 1].pictures.append(picture)
    }

    /// A picture's file name in the tour's folder.
    func fileName(_ name: String) -> String { "\(slug)-\(look.slug)-\(name).png" }

    // MARK: The app

    /// Sets how the network behaves from the next request on.
    func network(
        latency: Duration = .milliseconds(1500), download: Duration = .seconds(3), fault: Fault = .none
    ) {
        shell.state.conditions = Conditions(latency: latency, downloadTime: download, fault: fault)
    }

    func open(_ tab: Tab) async {
        await click("tab-\(tab.rawValue)")
        await until("the tab \(tab.rawValue) is open") { shownTab == tab }
    }

    /// The open tab.
    var shownTab: Tab? {
        widget("scenes").flatMap { gtk_stack_get_visible_child_name($0.opaque) }
            .flatMap { Tab(rawValue: String(cString: $0)) }
    }

    /// Replays the stage's events in the scene: the same events must lead to the same outcomes and plans.
    private func checkJournal() {
        let text = stage.journal.text
        stage.journal.limit = 0
        try? text.write(
            toFile: "\(folder)/\(slug)-\(look.slug).journal", atomically: true, encoding: .utf8)
        // A scene with a bench of its own does not use the window.
        guard !text.isEmpty else { return }
        do {
            let replay = try Replay(text)
            let differences = replay.differences
            check(
                "the scene's journal, \(replay.count) events with \(replay.outcomes.count) outcomes, replays",
                differences.isEmpty, seen: differences.first ?? "the same")
        } catch {
            fail("the scene's journal is read", "\(error)")
        }
    }

    private func checkEmptyStage() async {
        await check("nothing is left on the stage") {
            stage.presentations.isEmpty && stage.plan.surfaces.isEmpty && stage.plan.input.isOpen
        } seen: {
            "\(stage.presentations.count) presentations, \(stage.plan.surfaces.count) surfaces, input "
                + (stage.plan.input.isOpen ? "open" : "blocked")
        }
    }
}

/// The script of one scene.
@MainActor
protocol TourScene {
    var name: String { get }
    /// The scene's name in files.
    var slug: String { get }
    var tab: Tab { get }
    /// The service's response time.
    var latency: Duration { get }
    /// The looks in which the scene is visited.
    var looks: [Look] { get }
    func run(_ tour: Tour) async
}

extension TourScene {
    var slug: String { tab.rawValue }
    var latency: Duration { .milliseconds(1500) }
    /// Light and dark visit everything; the next two visit what they change.
    ///
    /// German is for scenes with little space.
    var looks: [Look] {
        var looks = [Look.light, .dark]
        if tab != .lab { looks.append(.classic) }
        if [.veil, .sheet, .hud].contains(tab) { looks.append(.rightToLeft) }
        return looks
    }
}
