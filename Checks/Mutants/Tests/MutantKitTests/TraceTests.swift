import Testing

@testable import MutantKit

/// How the file of runs without a mutant is read.
struct TraceTests {
    @Test func theTimeComesFirstAndThenAByteForEachMutant() {
        let trace = Trace([0x40, 0x42, 0x0F, 0, 0, 0, 0, 0, 0, 1, 0])
        #expect(trace.seconds == 1)
        #expect(trace.reach == [0, 1, 0])
    }

    @Test func anEmptyFileIsARunThatReachedNothing() {
        let trace = Trace([])
        #expect(trace.seconds == 0)
        #expect(trace.reach.isEmpty)
    }
}
