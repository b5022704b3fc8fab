/// How the network behaves.
///
/// Read again for every request, so a change takes effect at once.
package struct Conditions: Sendable, Equatable {
    /// Time between a request's arrival and the answer's first byte, 0 to 10 s.
    package var latency: Duration
    /// The total duration of a download; its bytes are spread evenly over this time.
    package var downloadTime: Duration
    /// The fault that requests meet.
    package var fault: Fault

    package init(
        latency: Duration = .milliseconds(1800),
        downloadTime: Duration = .seconds(4),
        fault: Fault = .none
    ) {
        self.latency = min(max(latency, .zero), Self.longestLatency)
        self.downloadTime = max(downloadTime, .zero)
        self.fault = fault
    }

    /// Shorter than the server's own limit for a handler, so a slow answer still arrives.
    package static let longestLatency = Duration.seconds(10)

    /// The latency including the fault's effect.
    var effectiveLatency: Duration {
        fault == .slow ? min(latency * 4, Self.longestLatency) : latency
    }
}
