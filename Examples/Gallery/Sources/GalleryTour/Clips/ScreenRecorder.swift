import Foundation
import GalleryApp
@_spi(Host) import Scrim

/// Records a part of the screen, pointer included, as a moving picture that repeats for ever.
@MainActor
struct ScreenRecorder {
    /// Frames in a second.
    static let rate = 25

    private let raw: String
    private let capture: Command

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - area: Of the screen, pixels.
    ///   - raw: The file for what is recorded, which the finished picture is made from.
    init(_ area: Geometry.Rect, to raw: String) {
        self.raw = raw
        let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ":0"
        capture = Command(starting: [
            "ffmpeg", "-loglevel", "error", "-y", "-f", "x11grab", "-framerate", "\(Self.rate)",
            "-video_size", "\(Int(area.width))x\(Int(area.height))", "-i",
            "\(display)+\(Int(area.minX)),\(Int(area.minY))", "-c:v", "ffv1", "-flush_packets", "1", raw,
        ])
    }

    /// Whether the first frames are in.
    var isRunning: Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: raw))?[.size] as? Int
        return size ?? 0 > 0
    }

    /// Ends the recording and writes the picture.
    ///
    /// - Returns: What went wrong; `nil`: nothing.
    func finish(as file: String) async -> String? {
        capture.interrupt()
        // Interrupted, it says that it failed; what it wrote tells.
        _ = await capture.result
        // Without losses: with them, what fades leaves traces, and the file is hardly smaller.
        let made = await Command.run([
            "ffmpeg", "-loglevel", "error", "-y", "-i", raw, "-c:v", "libwebp_anim", "-lossless", "1",
            "-compression_level", "6", "-loop", "0", file,
        ])
        try? FileManager.default.removeItem(atPath: raw)
        return made.succeeded ? nil : made.output
    }
}
