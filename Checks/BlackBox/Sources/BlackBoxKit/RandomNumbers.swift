/// Random numbers from a seed, the same on every machine (SplitMix64).
package struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    /// A separate stream for one story of a seed.
    package init(seed: Int, story: Int) {
        self.init(seed: seed)
        state = next() ^ (UInt64(bitPattern: Int64(story)) &* 0xD1B5_4A32_D192_ED03)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &self) }

    package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
