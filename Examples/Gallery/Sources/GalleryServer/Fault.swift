/// What can go wrong between the gallery and its server.
package enum Fault: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Four times the latency, and downloads at a quarter of the speed.
    case slow
    /// Every request is answered with 500.
    case error500
    /// The connection breaks in the middle of the answer.
    case cut
}
