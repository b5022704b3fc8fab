import CBlackBox
import CGtk4
import Foundation

/// One check: its name, and how it runs one of its stories.
@MainActor
package protocol Check {
    static var name: String { get }

    /// The number of stories in a short run: about 15 s of CPU time.
    static var sample: Int { get }

    init(user: User)

    /// Runs one random story, and returns what is wrong; `nil` if nothing is.
    func run(seed: Int, story: Int) -> Find?
}

extension Check {
    package static var sample: Int { 8 }
}

/// A fault, with the steps that led to it.
package struct Find {
    package let fault: String
    package let steps: [String]

    package init(fault: String, steps: [String]) {
        self.fault = fault
        self.steps = steps
    }
}

/// The command line's options.
///
/// `blackbox CHECK --seed N [--story M] [--stories COUNT] [--seconds S] [--out FOLDER] [--verbose]`
@MainActor
package struct Options {
    package var seed = 1
    package var story: Int?
    /// The number of stories; `nil` for as many as the time allows, or for the check's sample if no time is given.
    package var stories: Int?
    package var seconds: Double?
    package static var out: String?
    package static var isVerbose = false
    /// True to print stories without running them, for someone who looks for one.
    package static var onlyTells = false

    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--verbose" {
                Self.isVerbose = true
                continue
            }
            if option == "--tell" {
                Self.onlyTells = true
                continue
            }
            guard let value = rest.popFirst() else { throw Wrong(option) }
            switch option {
            case "--seed": seed = try Self.number(value)
            case "--story": story = try Self.number(value)
            case "--stories": stories = try Self.number(value)
            case "--seconds": seconds = Double(try Self.number(value))
            case "--out": Self.out = value
            default: throw Wrong(option)
            }
        }
    }

    package struct Wrong: Error, CustomStringConvertible {
        package let description: String
        init(_ option: String) { description = "blackbox: what is '\(option)'?" }
    }

    private static func number(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw Wrong(text) }
        return number
    }
}

/// Runs stories until the time is over, and prints each find as a command that repeats it.
@MainActor
package enum Runner {
    /// Returns the numbers of stories that passed and failed.
    package static func run(_ check: any Check.Type, _ options: Options, user: User) -> (
        passed: Int, failed: Int
    ) {
        let start = Date()
        var count = (passed: 0, failed: 0)
        var story = options.story ?? 0
        let most =
            options.story == nil ? options.stories ?? (options.seconds == nil ? check.sample : Int.max) : 1
        while count.passed + count.failed < most {
            if Options.isVerbose { say("\(check.name): seed \(options.seed), story \(story)") }
            var find = check.init(user: user).run(seed: options.seed, story: story)
            // A failure that only a busy machine caused does not occur again.
            if let once = find, options.story == nil {
                find = check.init(user: user).run(seed: options.seed, story: story)
                let fault = once.fault.split(separator: "\n").first ?? ""
                if find == nil { say("\(check.name): story \(story) passed when told again: \(fault)") }
            }
            if let find {
                count.failed += 1
                say("blackbox \(check.name) --seed \(options.seed) --story \(story)")
                say("    \(find.fault.split(separator: "\n").joined(separator: "\n    "))")
                for (number, step) in find.steps.enumerated() { say("    \(number + 1). \(step)") }
            } else {
                count.passed += 1
            }
            story += 1
            if let seconds = options.seconds, Date().timeIntervalSince(start) >= seconds { break }
        }
        say("\(check.name): seed \(options.seed): \(count.passed) passed, \(count.failed) failed")
        return count
    }

    package static func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}
