import CGtk4
import Foundation
import GalleryApp
@_spi(Host) import Scrim
import ScrimGTK
import TourReport

/// The whole tour: every scene in every look, then the report.
@MainActor
struct Journey {
    /// The window that is open at the beginning.
    let first: Shell
    let options: Options

    init(_ shell: Shell, _ options: Options) {
        first = shell
        self.options = options
    }

    /// Returns the process's exit status.
    func run() async -> Int32 {
        var report = TourReport()
        do {
            try prepareFolder()
            var shell = first
            try await begin(shell)
            let fence = EventFence()
            var film = Film(shell, fence)
            if let minutes = options.soakMinutes {
                let tour = Tour(shell, look: .light, folder: options.folder, fence: fence, film: film)
                return await Soak(tour: tour, minutes: minutes, seed: options.seed).run()
            }
            for look in looks {
                let visited = scenes.filter { $0.looks.contains(look) }
                if visited.isEmpty { continue }
                let language = options.language.map(Language.init(tag:)) ?? look.language
                if language != shell.words.language {
                    shell = shell.reopen(in: language)
                    try await begin(shell)
                    film = Film(shell, fence)
                }
                look.apply(to: shell, shell.window.overlays.stage)
                let tour = Tour(shell, look: look, folder: options.folder, fence: fence, film: film)
                // Waits for the window's new layout.
                await tour.frames(3)
                for scene in visited {
                    await tour.visit(scene)
                    tell(tour.report.scenes.last)
                }
                report.scenes += tour.report.scenes
            }
            try await write(report)
            if let repository = options.repository {
                let publish = options.records ? Album.publishClips : Album.publish
                try publish(options.folder, repository)
            }
        } catch {
            Console.say("The tour could not go on: \(error)")
            return 1
        }
        Console.say(
            "\(report.passed) passed, \(report.failed) failed; \(options.folder)/index.html has all pictures")
        return report.failed == 0 ? 0 : 1
    }

    private var looks: [Look] {
        Look.allCases.filter { options.look == nil || $0.slug == options.look }
    }

    private var scenes: [any TourScene] {
        let tour: [any TourScene] = [
            VeilTour(), LoadingTour(), ActivityTour(), DeskTour(), SheetTour(), MapTour(),
            AgendaTour(), DragTour(), SmallTour(), CurvesTour(), HUDTour(), LabTour(), RotationTour(),
        ]
        let all = options.records ? Clips.all : tour
        return all.filter { options.scene == nil || $0.slug == options.scene }
    }

    /// Moves the window to the screen's corner and activates it, since there is no window manager.
    private func begin(_ shell: Shell) async throws {
        let clock = ContinuousClock()
        let end = clock.now + Tour.patience
        while gtk_widget_get_mapped(shell.window) == 0, clock.now < end {
            try await Task.sleep(for: .milliseconds(16))
        }
        let search = [
            "xdotool", "search", "--sync", "--onlyvisible", "--name", "Scrim", "windowmove", "0", "0",
            "windowfocus", "mousemove", "\(Int(Pointer.rest.x))", "\(Int(Pointer.rest.y))",
        ]
        // If a window closes meanwhile, such as the previous language's, the search may fail or find that window.
        repeat {
            let found = await Command.run(search)
            guard clock.now < end else {
                throw Trouble(description: "the window does not get the focus: \(found.output)")
            }
            for _ in 0..<20 where gtk_window_is_active(shell.window.as(GtkWindow.self)) == 0 {
                try await Task.sleep(for: .milliseconds(16))
            }
        } while gtk_window_is_active(shell.window.as(GtkWindow.self)) == 0
        // The tour presses a new overlay sooner than a user could.
        shell.window.overlays.stage.reactionTime = .zero
    }

    private func prepareFolder() throws {
        let manager = FileManager.default
        try? manager.removeItem(atPath: options.folder)
        try manager.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
    }

    private func write(_ report: TourReport) async throws {
        let hasContactSheet = await ContactSheet.write(to: options.folder, of: report)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(report).write(to: URL(fileURLWithPath: "\(options.folder)/report.json"))
        try Data(IndexPage.html(for: report, contactSheet: hasContactSheet ? ContactSheet.file : nil).utf8)
            .write(to: URL(fileURLWithPath: "\(options.folder)/index.html"))
    }

    private func tell(_ scene: SceneReport?) {
        guard let scene else { return }
        Console.say("  \(scene.checks.count(where: \.ok)) of \(scene.checks.count) passed")
    }

    struct Trouble: Error, CustomStringConvertible { let description: String }
}
