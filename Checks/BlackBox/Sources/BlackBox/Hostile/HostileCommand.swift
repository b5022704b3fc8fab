import BlackBoxKit
import Foundation

/// Runs stories of a hostile app, each in its own process, until the time is over.
///
/// A story fails if its process crashes, hangs, or reports a violated condition at its end, unless the same app fails
/// in the same way without Scrim.
@MainActor
struct HostileCommand {
    let options: HostileOptions

    static func run(_ arguments: [String], user: @autoclosure () -> User?) -> Int32 {
        guard let options = HostileOptions(arguments) else {
            print(
                "usage: blackbox hostile [--seed N] [--seconds S] [--story M] [--deeds D] [--plain] [--shrink] [--pairs]"
            )
            return 2
        }
        if options.isChild {
            guard let user = user() else { return 2 }
            return HostileStory(options: options, user: user).tell(options.story ?? 0)
        }
        return options.triesPairs ? HostilePairs(options).run() : HostileCommand(options: options).run()
    }

    func run() -> Int32 {
        let start = Date()
        var count = (passed: 0, failed: 0, own: 0, deeds: 0, reactions: 0)
        var warnings: [String: Int] = [:]
        var story = options.story ?? 0
        let limit = options.stories ?? (options.seconds == nil ? HostileOptions.sample : Int.max)
        repeat {
            let result = HostileChild(options).run(story: story)
            count.deeds += result.deeds
            count.reactions += result.reactions
            for warning in result.warnings where warnings[warning] == nil { warnings[warning] = story }
            if let fault = result.fault {
                if isFault(story, fault, result) { count.failed += 1 } else { count.own += 1 }
            } else {
                count.passed += 1
            }
            story += 1
        } while options.story == nil && count.passed + count.failed + count.own < limit
            && Date().timeIntervalSince(start) < options.seconds ?? .infinity
        for (warning, story) in warnings.sorted(by: { $0.value < $1.value }) {
            Runner.say("hostile: story \(story) warns first: \(warning)")
        }
        let mode = options.isPlain ? "hostile, plain GTK" : "hostile"
        Runner.say("\(mode): \(count.deeds) deeds, \(count.reactions) acts of handlers")
        if count.own > 0 { Runner.say("\(mode): \(count.own) fail in the same app without Scrim, too") }
        Runner.say("\(mode): seed \(options.seed): \(count.passed) passed, \(count.failed) failed")
        return count.failed == 0 ? 0 : 1
    }

    /// Reports a failed story; true if the fault is Scrim's, because the same app passes without Scrim.
    private func isFault(_ story: Int, _ fault: String, _ result: HostileChild.Result) -> Bool {
        var least = options
        if options.shrinks { least = HostileShrinking(options, story: story, fault: fault).shrunk() }
        var plain = least
        plain.isPlain = true
        if !options.isPlain, HostileChild(plain).run(story: story).fault != nil {
            Runner.say(
                "blackbox \(plain.arguments(story: story).joined(separator: " ")) fails without Scrim, too")
            return false
        }
        Runner.say("blackbox \(least.arguments(story: story).joined(separator: " "))")
        Runner.say("    \(fault)")
        let log = options.shrinks ? HostileChild(least).run(story: story) : result
        for line in log.tail { Runner.say("    \(line)") }
        return true
    }
}

/// Removes actions and handlers from a story as long as the story still fails.
@MainActor
struct HostileShrinking {
    private var options: HostileOptions
    private let story: Int
    private var runs = 0
    private static let limit = 60

    init(_ options: HostileOptions, story: Int, fault: String) {
        self.options = options
        self.story = story
    }

    mutating func fails(_ options: HostileOptions) -> Bool {
        runs += 1
        return HostileChild(options).run(story: story).fault != nil
    }

    func shrunk() -> HostileOptions {
        var copy = self
        return copy.shrink()
    }

    private mutating func shrink() -> HostileOptions {
        var deeds = (options.only.map { $0.sorted() } ?? Array(1...options.deeds))
        var size = deeds.count / 2
        while size >= 1, runs < Self.limit {
            var start = 0
            while start < deeds.count, runs < Self.limit {
                var fewer = deeds
                fewer.removeSubrange(start..<min(start + size, deeds.count))
                var candidate = options
                candidate.only = Set(fewer)
                if !fewer.isEmpty, fails(candidate) {
                    deeds = fewer
                    options = candidate
                } else {
                    start += size
                }
            }
            size /= 2
        }
        for handler in HostileChild(options).run(story: story).handlers where runs < Self.limit * 3 / 2 {
            var candidate = options
            candidate.muted.insert(handler)
            if fails(candidate) { options = candidate }
        }
        return options
    }
}
