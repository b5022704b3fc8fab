import Foundation
import MutantKit
import Synchronization

/// The result of a mutant.
enum Verdict: Sendable, Equatable {
    /// A test failed, or the tests crashed.
    case killed(by: String)
    /// The tests did not end within a multiple of their usual time.
    case timedOut
    /// Every test that reaches it passes.
    case survived
    /// No test reaches it.
    case uncovered
}

/// A test suite, as measured without a mutant.
struct TestSuite: Sendable {
    /// The name with its module: `ScrimTests.Rule01EndingTests`.
    let name: String
    /// The suite's duration in seconds.
    let seconds: Double
    /// The suite's CPU time in seconds.
    let cpuSeconds: Double
    /// One byte per mutant: 1 if the suite reaches it.
    let reach: [UInt8]
    /// Flaky tests, whose failures are ignored.
    let unsteady: Set<String>
}

/// Runs the tests on mutants.
struct Trial {
    private let subject: Subject
    private let binary: URL
    private let folder: URL
    /// The beginning of the command line: the display and the process's limits.
    private let launch: [String]

    /// Suites run together up to this many seconds.
    private static let batch = 1.5
    /// The limits for a mutant, in time and CPU time: this multiple of what the suites need without it, and at
    /// least this many seconds.
    private static let patience = 4.0
    private static let leastPatience = 60.0
    /// The environment variable with the CPU time limit of a run, in seconds.
    private static let cpuLimit = "MUTANT_CPU"
    /// The time limit of a run without a mutant, in seconds.
    private static let endless = 1_800.0
    /// The limit of a mutant's address space, in kilobytes.
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

    /// Runs every suite alone without a mutant: which ones pass, how long they take, and what they reach.
    func survey() throws -> [TestSuite] {
        var names: Set<String> = []
        _ = try Command.run(
            [binary.path, "--testing-library", "swift-testing", "--list-tests"], environment: [:], limit: 120
        ) { line in
            // A nested suite counts as its own suite: `ScrimGTKTests.GtkTests/FocusTests`.
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
            // Other suites test no mutated code, and may read files that are not here.
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

    /// The result of each mutant, in their order.
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
                // A run that somebody interrupts has then already printed its results.
                let seconds = Int(-start.timeIntervalSinceNow)
                Main.say(
                    "\(index + 1) of \(mutants.count), after \(seconds) s: \(verdict.words): \(mutants[index].key)"
                )
            }
        }
        return state.withLock { $0.verdicts }
    }

    /// Runs the suites that reach a mutant, shortest first, until one fails.
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
    /// A slow run may be the machine's fault. If a mutant reaches the time limit, the suites run again
    /// without the mutant. If they are also slow, for example beside builds, the mutant gets another run
    /// with proportionally more time.
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

    /// Runs suites together up to the first failure; with a file for the reached mutants, to their end.
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

    /// A regular expression that matches a name.
    private static func pattern(_ name: String) -> String {
        name.map { $0.isLetter || $0.isNumber || $0 == "_" ? "\($0)" : "\\\($0)" }.joined()
    }
}
