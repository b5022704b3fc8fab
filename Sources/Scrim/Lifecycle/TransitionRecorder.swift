#if RECORDS_TRANSITIONS
/// Records what each event does to a surface, so that a test can compare the machine with `docs/design/life.md`.
///
/// Only the optimized tests set the flag (`Checks/Proofs`); no product contains this.
final class TransitionRecorder: Hashable, Codable, @unchecked Sendable {
    /// Receives the surface, its state before an event, the event, and the state after it.
    let record: (SurfaceID, Life, SurfaceEvent, Life) -> Void

    init(_ record: @escaping (SurfaceID, Life, SurfaceEvent, Life) -> Void) {
        self.record = record
    }

    // A recorder is not part of a state: all are equal, and nothing of them is stored.
    static func == (_: TransitionRecorder, _: TransitionRecorder) -> Bool { true }
    func hash(into _: inout Hasher) {}
    convenience init(from _: any Decoder) { self.init { _, _, _, _ in } }
    func encode(to _: any Encoder) {}
}
#endif
