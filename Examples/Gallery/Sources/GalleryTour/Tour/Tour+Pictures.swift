@_spi(Host) import Scrim
import CGtk4
import GalleryApp
import TourReport

/// Pictures of what is actually on screen.
extension Tour {
    func picture(_ caption: String, as name: String) async {
        await settled()
        let (dx, dy) = (screen(0, 0).x, screen(0, 0).y)
        let (width, height) = (Int(windowFrame.width), Int(windowFrame.height))
        let file = fileName(name)
        let result = await grab("\(width)x\(height)+\(Int(dx))+\(Int(dy))", to: "\(folder)/\(file)")
        if result.succeeded {
            note(PictureReport(caption: caption, file: file, width: width, height: height))
        } else {
            fail("a picture of \(caption)", result.output)
        }
    }

    /// The screen at the time when a wait failed.
    func pictureOfTrouble(_ what: String) async {
        let file = fileName("trouble-\(report.failed)")
        await Command.run(["import", "-silent", "-window", "root", "\(folder)/\(file)"])
        note(PictureReport(caption: "Waited in vain: \(what)", file: file, width: 1280, height: 1000))
    }

    /// Takes the picture until two are equal: an icon may still be drawing itself, or a page fading.
    ///
    /// A screen with endless motion is taken as it is.
    private func grab(_ area: String, to file: String) async -> Command.Result {
        var result: Command.Result
        var last = ""
        let clock = ContinuousClock()
        let end = clock.now + Self.stillness
        repeat {
            result = await Command.run([
                "import", "-silent", "-window", "root", "-crop", area, "+repage", "-strip", "-define",
                "png:compression-level=9", file,
            ])
            let picture = await Command.run(["cksum", file]).output
            if picture == last { break }
            last = picture
        } while result.succeeded && clock.now < end && !turns
        return result
    }

    /// True if something on screen moves endlessly.
    private var turns: Bool {
        stage.plan.surfaces.contains { surface in
            if case .icon = surface.panel.indicator { return false }
            return surface.panel.indicator != .none
        }
    }

    /// How long a picture is taken again at most.
    ///
    /// Together with a notice's transition, this is shorter than the shortest notice stays.
    private static let stillness = Duration.milliseconds(500)

    /// Waits until the overlays are at rest, except for spinners, and the screen shows that.
    func settled() async {
        await until("the overlays rest") {
            stage.plan.surfaces.allSatisfy {
                $0.isHidden
                    || !$0.awaitsFrame && $0.motion.isSettled(at: now)
                        && stage.reflow(of: $0.id).isSettled(at: now)
            }
        }
        await frames(3)
    }

    /// Waits for a number of frames of the window.
    func frames(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let countdown = Unmanaged.passRetained(Countdown(count, continuation))
            gtk_widget_add_tick_callback(
                window,
                { _, _, data in
                    guard let data else { return 0 }
                    let countdown = Unmanaged<Countdown>.fromOpaque(data).takeUnretainedValue()
                    return MainActor.assumeIsolated { countdown.tick() } ? 1 : 0
                }, countdown.toOpaque(),
                { data in if let data { Unmanaged<Countdown>.fromOpaque(data).release() } })
        }
    }
}

@MainActor
private final class Countdown {
    private var left: Int
    private let continuation: CheckedContinuation<Void, Never>

    init(_ count: Int, _ continuation: CheckedContinuation<Void, Never>) {
        left = count
        self.continuation = continuation
    }

    /// True if there are more frames to wait for.
    func tick() -> Bool {
        left -= 1
        if left == 0 { continuation.resume() }
        return left > 0
    }
}
