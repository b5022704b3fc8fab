/// Random numbers that a seed repeats: SplitMix64, by Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators" (2014).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True so often in a hundred.
    mutating func rolls(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func pick<Element>(_ choices: [Element]) -> Element? { choices.randomElement(using: &self) }

    mutating func within(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
