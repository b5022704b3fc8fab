import CGtk4
import Foundation
import GalleryApp

/// What the process holds while nothing is going on.
struct Footprint {
    /// Resident memory in megabytes, after the heap gave back what it had free.
    let megabytes: Double
    /// The widgets of the window.
    let widgets: Int
    let openFiles: Int

    @MainActor
    init(of window: Widget) {
        typealias Trim = @convention(c) (Int) -> CInt
        if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
        let pages =
            (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        megabytes = pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
        widgets = Self.count(window)
        openFiles = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    private static func count(_ root: Widget) -> Int {
        root.children.reduce(1) { $0 + count($1) }
    }
}
