import Testing

@testable import GalleryServer

@Suite struct ConditionsTests {
    @Test(arguments: [
        (Duration.seconds(-1), Duration.zero),
        (.seconds(2), .seconds(2)),
        (.seconds(60), Conditions.longestLatency),
    ])
    func latencyIsClamped(asked: Duration, given: Duration) {
        #expect(Conditions(latency: asked).latency == given)
    }

    @Test func slowMultipliesTheLatency() {
        #expect(Conditions(latency: .seconds(1), fault: .slow).effectiveLatency == .seconds(4))
        #expect(Conditions(latency: .seconds(9), fault: .slow).effectiveLatency == Conditions.longestLatency)
    }
}
