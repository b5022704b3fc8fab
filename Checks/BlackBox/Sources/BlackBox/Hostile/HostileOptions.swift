import BlackBoxKit

/// The options of `blackbox hostile`.
///
/// `blackbox hostile [--seed N] [--seconds S | --story M | --stories COUNT] [--deeds D] [--plain] [--shrink]`
///
/// `--only` and `--mute` take deeds and handlers out of a story, `--pair` has only one handler do only one thing, and
/// `--pairs` tries all pairs of what GTK is in the middle of and what a handler may do then.
struct HostileOptions {
    var seed = 1
    var seconds: Double?
    var story: Int?
    /// The number of stories; `nil` for as many as the time allows, or for a sample if no time is given.
    var stories: Int?
    static let sample = 6
    var deeds = 60
    var isPlain = false
    var isChild = false
    var shrinks = false
    var triesPairs = false
    var only: Set<Int>?
    var muted: Set<String> = []
    var pair: (signal: HostileSignal, reaction: HostileReaction)?

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--plain": isPlain = true
            case "--child": isChild = true
            case "--shrink": shrinks = true
            case "--pairs": triesPairs = true
            default:
                guard let value = rest.popFirst(), take(option, value) else { return nil }
            }
        }
    }

    private mutating func take(_ option: String, _ value: String) -> Bool {
        if option == "--mute" {
            muted = Set(value.split(separator: "|").map(String.init))
            return true
        }
        if option == "--only" {
            only = Set(value.split(separator: ",").compactMap { Int($0) })
            return true
        }
        if option == "--pair" {
            let names = value.split(separator: ":").map(String.init)
            guard names.count == 2, let signal = HostileSignal(rawValue: names[0]),
                let reaction = HostileReaction(rawValue: names[1])
            else { return false }
            pair = (signal, reaction)
            return true
        }
        guard let number = Int(value) else { return false }
        switch option {
        case "--seed": seed = number
        case "--seconds": seconds = Double(number)
        case "--story": story = number
        case "--stories": stories = number
        case "--deeds": deeds = number
        default: return false
        }
        return true
    }

    /// The arguments that run one story with these options.
    func arguments(story: Int) -> [String] {
        var arguments = ["hostile", "--seed", "\(seed)", "--story", "\(story)"]
        if deeds != 60 { arguments += ["--deeds", "\(deeds)"] }
        if isPlain { arguments.append("--plain") }
        if let only { arguments += ["--only", only.sorted().map(String.init).joined(separator: ",")] }
        if !muted.isEmpty { arguments += ["--mute", muted.sorted().joined(separator: "|")] }
        if let pair { arguments += ["--pair", "\(pair.signal):\(pair.reaction)"] }
        return arguments
    }
}
