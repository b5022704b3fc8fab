import Foundation
import MutantKit
import Synchronization

/// What became of a mutant.
enum Verdict: Sendable, Equatable {
    /// A test failed, or the tests crashed.
    case killed(by: String)
    /// The tests came to no end, in many times the time that they take without it.
    case timedOut
    /// Every test that reaches it passes.
    case survived
    /// No test reaches it.
    case uncovered
}

/// A test suite, as it is without a mutant.
struct TestSuite: Sendable {
    /// With its module: `ScrimTests.Rule01EndingTests`.
    let name: String
    /// How long it takes.
    let seconds: Double
    /// How much CPU time it takes.
    let cpuSeconds: Double
    /// A byte for each mutant: 1 where the suite reaches it.
    let reach: [UInt8]
    /// Its tests that do not always pass: they tell nothing.
    let unsteady: Set<String>
}

/// Runs the tests on mutants.
struct Trial {
    private let subject: Subject
    private let binary: URL
    private let folder: URL
    /// What a run begins with: the display, and what limits the process.
    private let launch: [String]

    /// Suites are run together until they take so many seconds.
    private static let batch = 1.5
    /// A mutant is given so many times the time that the suites take without it, and no less than the seconds below:
    /// of CPU time as of time.
    private static let patience = 4.0
    private static let leastPatience = 60.0
    /// The environment variable with the CPU time that a run may take, in seconds.
    private static let cpuLimit = "MUTANT_CPU"
    /// What a run without a mutant may take at most, in seconds.
    private static let endless = 1_800.0
    /// What a mutant may have in memory, in kilobytes of addresses.
    private static let memory = 16_000_000

    init(_ subject: Subject, root: URL, binary: URL, folder: URL) {
        self.subject = subject
        self.binary = binary
        self.folder = folder
        let limited = [
            "/bin/sh", "-c", "ulimit -v \(Self.memory); ulimit -S -t $\(Self.cpuLimit); exec \"$0\" \"$@\"",
        ]
        launch = (subject.launcher.map { [root.appending(path: $0).path] } ?? []) + limited + [binary.path]
    }

    // MARK: Without a mutant

    /// Runs every suite alone, without a mutant: which pass, how long they take, and what they reach.
    func survey() throws -> [TestSuite] {
        var names: Set<String> = []
        _ = try Command.run(
            [binary.path, "--testing-library", "swift-testing", "--list-tests"], environment: [:], limit: 120
        ) { line in
            // A suite in a suite is one of its own: `ScrimGTKTests.GtkTests/FocusTests`.
            guard let match = line.wholeMatch(of: /(\w+\.\w+(?:\/\w+)*)\/\w+\(.*\)/) else { return true }
            let name = String(match.1)
            if !subject.skipped.contains(where: name.hasSuffix) { names.insert(name) }
            return true
        }
        guard !names.isEmpty else { throw Failure("there are no tests") }
        let file = folder.appending(path: "reach")
        var suites: [TestSuite] = []
        for name in names.sorted() {
            try? FileManager.default.removeItem(at: file)
            var suite = TestSuite(name: name, seconds: 0, cpuSeconds: 0, reach: [], unsteady: [])
            var seconds: [Double] = []
            var unsteady: Set<String> = []
            for _ in 0..<subject.surveys {
                let start = Date()
                let (end, failed) = run([suite], mutant: 0, limit: Self.endless, reach: file)
                seconds.append(-start.timeIntervalSinceNow)
                unsteady.formUnion(failed)
                guard end == .status(0) || !failed.isEmpty else {
                    throw Failure("\(name) ends with \(end) though nothing is broken")
                }
            }
            let trace = Trace((try? Data(contentsOf: file)).map { [UInt8]($0) } ?? [])
            // Others test no code of the core's: what they look at may not be here.
            guard trace.reach.contains(1) else { continue }
            suite = TestSuite(
                name: name, seconds: seconds.min() ?? 0,
                cpuSeconds: trace.seconds / Double(subject.surveys), reach: trace.reach, unsteady: unsteady)
            for test in unsteady.sorted() {
                Main.say("left out, for it fails without a mutant: \(name)/\(test)")
            }
            suites.append(suite)
        }
        return suites.sorted { $0.seconds < $1.seconds }
    }

    // MARK: With one

    /// What becomes of each mutant, in their order.
    func run(_ mutants: [Mutant], suites: [TestSuite]) -> [Verdict] {
        let state = Mutex((next: 0, verdicts: [Verdict](repeating: .uncovered, count: mutants.count)))
        let start = Date()
        DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
            while true {
                let index = state.withLock { state in
                    state.next += 1
                    return state.next - 1
                }
                guard index < mutants.count else { return }
                let verdict = verdict(of: mutants[index], suites)
                state.withLock { $0.verdicts[index] = verdict }
                // A run that somebody ends early has told what it found.
                let seconds = Int(-start.timeIntervalSinceNow)
                Main.say(
                    "\(index + 1) of \(mutants.count), after \(seconds) s: \(verdict.words): \(mutants[index].key)"
                )
            }
        }
        return state.withLock { $0.verdicts }
    }

    /// Runs the suites that reach a mutant, the shortest first, until one fails.
    private func verdict(of mutant: Mutant, _ suites: [TestSuite]) -> Verdict {
        var batches: [[TestSuite]] = []
        for suite in suites where suite.reach[mutant.number] == 1 {
            let last = batches.last ?? []
            if !last.isEmpty, last.reduce(suite.seconds, { $0 + $1.seconds }) < Self.batch {
                batches[batches.count - 1].append(suite)
            } else {
                batches.append([suite])
            }
        }
        for batch in batches {
            let (end, failed) = tryOut(mutant, on: batch)
            switch end {
            case .status(0): continue
            case .timeout, .signal(SIGXCPU), .status(128 + SIGXCPU): return .timedOut
            case .stopped, .status, .signal: return .killed(by: failed.first ?? "a crash")
            }
        }
        return batches.isEmpty ? .uncovered : .survived
    }

    /// Runs suites together on a mutant.
    ///
    /// The limit of time is the machine's: if the mutant reaches it, the suites are run without the mutant. If they are
    /// slow as well, as beside builds, the mutant gets another run with as much more time.
    private func tryOut(_ mutant: Mutant, on suites: [TestSuite]) -> (end: Command.End, failed: [String]) {
        var seconds = suites.reduce(0) { $0 + $1.seconds }
        while true {
            let limit = max(seconds * Self.patience, Self.leastPatience)
            let result = run(suites, mutant: mutant.number, limit: limit)
            guard result.end == .timeout else { return result }
            let start = Date()
            _ = run(suites, mutant: 0, limit: Self.endless)
            seconds = -start.timeIntervalSinceNow
            guard seconds * Self.patience > limit else { return result }
            Main.say("a run takes \(Int(seconds)) s without a mutant, so \(mutant.number) gets more time")
        }
    }

    /// Runs suites together, to the first failure; with a file for what they reach, to their end.
    private func run(
        _ suites: [TestSuite], mutant: Int, limit: Double, reach: URL? = nil
    ) -> (end: Command.End, failed: [String]) {
        var arguments = [
            "--testing-library", "swift-testing", "--no-parallel",
            "--filter", "^(\(suites.map { Self.pattern($0.name) }.joined(separator: "|")))/",
        ]
        for suite in suites {
            for test in suite.unsteady {
                arguments += ["--skip", "^\(Self.pattern(suite.name))/\(Self.pattern(test))"]
            }
        }
        var settings = subject.environment
        settings[Switch.number] = String(mutant)
        settings[Switch.reach] = reach?.path
        let cpuSeconds = suites.reduce(0) { $0 + $1.cpuSeconds }
        settings[Self.cpuLimit] =
            mutant == 0 ? "unlimited" : String(Int(max(cpuSeconds * Self.patience, Self.leastPatience)))
        var failed: [String] = []
        let end = try? Command.run(launch + arguments, environment: settings, limit: limit) { line in
            guard let match = line.firstMatch(of: /Test (\S+) recorded an issue/) else { return true }
            failed.append(String(match.1))
            return reach != nil
        }
        return (end ?? .signal(SIGKILL), failed)
    }

    /// A regular expression for a name.
    private static func pattern(_ name: String) -> String {
        name.map { $0.isLetter || $0.isNumber || $0 == "_" ? "\($0)" : "\\\($0)" }.joined()
    }
}
