import BlackBoxKit

/// Tries each pair of a signal that GTK emits in the middle of its work and a reaction that its handler may have.
///
/// With `--plain`, prints what GTK itself does not survive; `HostileLimits.swift` is based on that.
@MainActor
struct HostilePairs {
    private let options: HostileOptions

    init(_ options: HostileOptions) { self.options = options }

    func run() -> Int32 {
        var broken = 0
        for signal in HostileSignal.allCases where signal.isInside {
            if let pair = options.pair, pair.signal != signal { continue }
            for reaction in HostileReaction.allCases where !HostileReaction.mild.contains(reaction) {
                var one = options
                one.triesPairs = false
                one.pair = (signal, reaction)
                one.deeds = 40
                for story in 0..<max(1, min(options.stories ?? 3, 3)) {
                    let result = HostileChild(one).run(story: story)
                    guard let fault = result.fault else { continue }
                    broken += 1
                    Runner.say("\(signal):\(reaction) story \(story): \(fault)")
                    break
                }
            }
            Runner.say("\(signal) done")
        }
        Runner.say("hostile, pairs: \(broken) not survived")
        return 0
    }
}
