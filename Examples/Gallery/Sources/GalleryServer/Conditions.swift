/// How the network behaves just now.
///
/// Read anew for every request, so a change takes effect at once.
package struct Conditions: Sendable, Equatable {
    /// Time between a request's arrival and the answer's first byte, 0 to 10 s.
    package var latency: Duration
    /// How long a download takes in all; its bytes are spread evenly over this time.
    package var downloadTime: Duration
    /// What goes wrong.
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

    /// Stays below the server's own limit for a handler, so that a slow answer is still an answer.
    package static let longestLatency = Duration.seconds(10)

    /// The latency with the fault's share in it.
    var effectiveLatency: Duration {
        fault == .slow ? min(latency * 4, Self.longestLatency) : latency
    }
}
