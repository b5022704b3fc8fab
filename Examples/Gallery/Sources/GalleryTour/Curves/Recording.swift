@_spi(Host) import Scrim

/// A recorded drag of a pointer: times, and distances from the press.
struct Recording {
    /// Seconds since the first sample, and points towards opening.
    private(set) var samples: [(time: Double, way: Double)] = []

    /// Records the pointer while `body` drags.
    @MainActor
    static func take(_ tour: Tour, _ body: () async -> Void) async -> Recording {
        var recording = Recording()
        var first: (time: UInt32, y: Double)?
        tour.fence.onDrag = { time, _, y in
            let start = first ?? (time, y)
            first = start
            recording.samples.append((Double(time &- start.time) / 1000, start.y - y))
        }
        await body()
        tour.fence.onDrag = { _, _, _ in }
        return recording
    }

    /// Seconds from the first to the last sample.
    var duration: Double { samples.last?.time ?? 0 }

    /// Replays the drag on a sheet, and reads the sheet at some instants.
    ///
    /// - Parameter instants: Seconds, ascending.
    /// - Returns: The points of the sheet that are on screen at each instant.
    @MainActor
    func replay(on bench: Bench, lookingAt instants: [Double]) -> [Double] {
        var (time, heard) = (0.0, 0)
        func wait(until instant: Double) {
            bench.wait(instant - time)
            time = instant
        }
        bench.press()
        return instants.map { instant in
            while heard < samples.count, samples[heard].time <= instant {
                wait(until: samples[heard].time)
                bench.move(to: samples[heard].way)
                heard += 1
                if heard == samples.count { bench.release() }
            }
            wait(until: instant)
            return bench.points
        }
    }
}
