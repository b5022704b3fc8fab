import Testing

@testable import GalleryServer

@Suite struct PacedBytesTests {
    @Test func sendsEveryByteInOrder() async throws {
        var iterator = PacedBytes(count: 1000).makeAsyncIterator()
        var bytes: [UInt8] = []
        while let piece = try await iterator.nextBuffer(suggested: 64) { bytes += piece }
        #expect(bytes == (0..<1000).map { UInt8(truncatingIfNeeded: $0) })
    }

    @Test func takesItsTime() async throws {
        let clock = ContinuousClock()
        let time = try await clock.measure {
            var iterator = PacedBytes(count: 100, time: .milliseconds(120)).makeAsyncIterator()
            while try await iterator.nextBuffer(suggested: 10) != nil {}
        }
        #expect(time >= .milliseconds(120))
    }

    @Test func breaksOff() async throws {
        var iterator = PacedBytes(count: 100, breakingAfter: 50).makeAsyncIterator()
        #expect(try await iterator.nextBuffer(suggested: 80)?.count == 50)
        await #expect(throws: PacedBytes.Broken.self) { _ = try await iterator.nextBuffer(suggested: 80) }
    }

    @Test func anEmptyBodyEndsAtOnce() async throws {
        var iterator = PacedBytes(count: 0).makeAsyncIterator()
        #expect(try await iterator.nextBuffer(suggested: 80) == nil)
    }
}
