import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// Makes a tour watchable: recording, and a pointer at a human pace.
extension Tour {
    /// Records the window while `body` runs, and a moment before and after it.
    func record(_ body: () async -> Void) async {
        // Without a named cursor, X draws its own, a cross.
        gtk_widget_set_cursor_from_name(window, "default")
        await settled()
        let corner = screen(0, 0)
        let area = Geometry.Rect(corner.x, corner.y, windowFrame.width, windowFrame.height)
        let recorder = ScreenRecorder(area, to: "\(folder)/recording.mkv")
        await until("the screen is recorded") { recorder.isRunning }
        await pause(0.5)
        await body()
        await pause(1)
        let file = "\(folder)/\(slug)-\(look.slug).webp"
        let trouble = await recorder.finish(as: file)
        check("the recording is written", trouble == nil, seen: trouble ?? file)
    }

    /// Moves the pointer to the center of a widget as a hand does, with a slow start and a slow end.
    func approach(_ name: String, seconds: Double = 0.5) async {
        guard let place = place(of: name) else { return fail("“\(name)” is on screen", "it is not") }
        await act(glide(from: pointer, to: place, seconds: seconds))
    }

    /// Moves the pointer to a widget and clicks it.
    func pick(_ name: String) async {
        await approach(name)
        await pause(0.1)
        await click(name)
    }

    /// Presses at a position, moves by a number of pixels in a number of seconds, and releases.
    ///
    /// - Parameter isFlick: True to release at the highest speed; otherwise the pointer rests before.
    func pull(from start: Pointer.Place, by way: Double, seconds: Double, isFlick: Bool = false) async {
        let steps = max(Int(seconds / Self.step), 1)
        let path = (1...steps).flatMap { step -> [Pointer.Act] in
            let time = Double(step) / Double(steps)
            let share = isFlick ? time * time : Self.eased(time)
            return [.pause(Int(Self.step * 1000)), .move(start.moved(0, way * share))]
        }
        await act(glide(from: pointer, to: start, seconds: 0.4) + [.press] + path + [.release])
    }

    /// Pauses, so a viewer can see the current state.
    func pause(_ seconds: Double) async { try? await Task.sleep(for: .seconds(seconds)) }

    /// Seconds between two pointer movements.
    private static let step = 0.012

    private static func eased(_ time: Double) -> Double { time * time * (3 - 2 * time) }

    private func glide(from start: Pointer.Place, to end: Pointer.Place, seconds: Double) -> [Pointer.Act] {
        let steps = max(Int(seconds / Self.step), 1)
        return (1...steps).flatMap { step -> [Pointer.Act] in
            let share = Self.eased(Double(step) / Double(steps))
            return [
                .move(start.moved((end.x - start.x) * share, (end.y - start.y) * share)),
                .pause(Int(Self.step * 1000)),
            ]
        }
    }
}
