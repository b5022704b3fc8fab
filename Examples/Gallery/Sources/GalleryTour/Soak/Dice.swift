import CGtk4

/// Random numbers from a seed: GLib's generator gives the same ones for a seed on every machine.
final class Dice: RandomNumberGenerator {
    private let generator: OpaquePointer?

    init(seed: UInt32) { generator = g_rand_new_with_seed(seed) }

    deinit { g_rand_free(generator) }

    func next() -> UInt64 { UInt64(g_rand_int(generator)) << 32 | UInt64(g_rand_int(generator)) }

    /// True with a probability in percent.
    func rolls(_ percent: Int) -> Bool { draw(0...99) < percent }

    func pick<Element>(_ choices: [Element]) -> Element? {
        choices.isEmpty ? nil : choices[draw(0...choices.count - 1)]
    }

    func draw(_ range: ClosedRange<Int>) -> Int {
        var dice = self
        return Int.random(in: range, using: &dice)
    }

    func draw(_ range: ClosedRange<Double>) -> Double {
        var dice = self
        return Double.random(in: range, using: &dice)
    }
}
