import FlyingFox
import FlyingSocks
import Foundation

/// A body that is generated while it is sent: a number of bytes over a duration, which may break off.
struct PacedBytes: AsyncBufferedSequence {
    typealias Element = UInt8

    var count: Int
    var time: Duration = .zero
    /// The number of bytes after which the sequence throws, and the server closes the connection.
    var breakingAfter: Int?

    func makeAsyncIterator() -> Iterator {
        Iterator(bytes: self, start: .now)
    }

    struct Iterator: AsyncBufferedIteratorProtocol {
        let bytes: PacedBytes
        let start: ContinuousClock.Instant
        private var sent = 0

        init(bytes: PacedBytes, start: ContinuousClock.Instant) {
            self.bytes = bytes
            self.start = start
        }

        mutating func next() async throws -> UInt8? {
            try await nextBuffer(suggested: 1)?.first
        }

        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            if let limit = bytes.breakingAfter, sent >= limit { throw Broken() }
            let end = bytes.breakingAfter ?? bytes.count
            let size = Swift.min(count, end - sent)
            guard size > 0 else { return nil }
            // Due times are counted from the start, so short sleeps do not add up to a long delay.
            let share = Double(sent + size) / Double(Swift.max(bytes.count, 1))
            try await Task.sleep(until: start + bytes.time * share, clock: .continuous)
            defer { sent += size }
            return Data((sent..<sent + size).map { UInt8(truncatingIfNeeded: $0) })
        }
    }

    struct Broken: Error {}
}
