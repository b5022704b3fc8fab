import Foundation
import GalleryApp
@_spi(Host) import Scrim

/// Records a part of the screen, including the pointer, as an animation that repeats forever.
@MainActor
struct ScreenRecorder {
    /// Frames per second.
    static let rate = 25

    private let raw: String
    private let capture: Command

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - area: The part of the screen, in pixels.
    ///   - raw: The file of the recording, from which the animation is made.
    init(_ area: Geometry.Rect, to raw: String) {
        self.raw = raw
        let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ":0"
        capture = Command(starting: [
            "ffmpeg", "-loglevel", "error", "-y", "-f", "x11grab", "-framerate", "\(Self.rate)",
            "-video_size", "\(Int(area.width))x\(Int(area.height))", "-i",
            "\(display)+\(Int(area.minX)),\(Int(area.minY))", "-c:v", "ffv1", "-flush_packets", "1", raw,
        ])
    }

    /// True once the first frames are recorded.
    var isRunning: Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: raw))?[.size] as? Int
        return size ?? 0 > 0
    }

    /// Ends the recording and writes the animation.
    ///
    /// - Returns: What went wrong; `nil` if nothing did.
    func finish(as file: String) async -> String? {
        capture.interrupt()
        // An interrupted recorder reports a failure; its file shows whether it worked.
        _ = await capture.result
        // Lossless: otherwise fades leave traces, and the file is hardly smaller.
        let made = await Command.run([
            "ffmpeg", "-loglevel", "error", "-y", "-i", raw, "-c:v", "libwebp_anim", "-lossless", "1",
            "-compression_level", "6", "-loop", "0", file,
        ])
        try? FileManager.default.removeItem(atPath: raw)
        return made.succeeded ? nil : made.output
    }
}
