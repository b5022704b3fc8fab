import HostileData
import Testing

/// A sample of the fuzzer's inputs, without its search for unreached code.
@MainActor
@Suite struct HostileDataTests {
    @Test(arguments: HostileData.allCases)
    func whateverTheBytesAreNothingTrapsOrIsLeft(_ subject: HostileData) async {
        var random = SplitMix64(seed: 35)
        for _ in 0..<(subject == .journal ? 150 : 800) {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            #expect(await subject.trouble(with: bytes) == nil, "\(bytes)")
        }
    }
}
