import SampleWindow

extension Main {
    private static var hasMeasured = false

    /// Measures round trips from another thread to the main actor, in µs, one after the other, while the main loop has
    /// a timer of 50 ms.
    static func measureHops() {
        Task.detached {
            let clock = ContinuousClock()
            var hops: [Double] = []
            for _ in 0..<2000 {
                let start = clock.now
                await MainActor.run {}
                hops.append(Double((clock.now - start).components.attoseconds) / 1e12)
            }
            let text = hops.map { "\($0)" }.joined(separator: ", ")
            await MainActor.run {
                print("{\"hops\": [\(text)]}")
                Main.hasMeasured = true
            }
        }
        while !hasMeasured { sample_wait(50) }
    }
}
