import Foundation
import MutantKit

/// Breaks the core or a host in many small ways, runs its tests on each, and reports the mutants that no test noticed.
///
/// usage: mutants REPOSITORY
///
/// `MUTANTS_OF` selects what is mutated: `core` (the default), `gtk` or `apple`. `MUTANTS` is the size of a sample,
/// drawn with `MUTANTS_SEED`, in addition to the hand-written ones; without it, or with `all`, every mutant is run.
/// `MUTANTS_IN` restricts the run to files whose path contains one of its words. Fails if a mutant survives that
/// `Checks/Mutants/survivors.txt` (or the host's list) does not explain.
@main
enum Main {
    static func main() {
        do {
            try run()
        } catch {
            say("\(error)")
            exit(2)
        }
    }

    private static func run() throws {
        let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".", directoryHint: .isDirectory)
        let environment = ProcessInfo.processInfo.environment
        let settings = Settings(environment)
        let subject = try Subject.named(environment["MUTANTS_OF"])
        let output = root.appending(path: "out/\(subject.output)")
        var workspace = try Workspace(subject, root: root, folder: output.appending(path: "workspace")) {
            settings.candidates(among: $0)
        }
        say("\(workspace.mutants.count) mutants of \(workspace.sources.count) files; building them")
        let binary = try workspace.build()
        say("\(workspace.mutants.count) mutants compile")

        let trial = Trial(subject, root: root, binary: binary, folder: output)
        let suites = try trial.survey()
        say("\(suites.count) suites pass without a mutant")

        let chosen = settings.choose(from: workspace.mutants)
        let verdicts = trial.run(chosen, suites: suites)
        let accepted = try AcceptedSurvivors(root.appending(path: "Checks/Mutants/\(subject.survivors)"))
        let report = Report(mutants: chosen, verdicts: verdicts, accepted: accepted)
        try report.write(to: output)
        print(report.summary)
        if !report.unexplained.isEmpty {
            print(
                "\(report.unexplained.count) survivors are not explained in Checks/Mutants/\(subject.survivors)"
            )
            exit(1)
        }
    }

    /// Progress is written unbuffered.
    static func say(_ words: String) { FileHandle.standardError.write(Data("mutants: \(words)\n".utf8)) }
}

/// Selects the mutants to run.
struct Settings {
    private let sample: Int?
    private let seed: String
    private let places: [Substring]

    init(_ environment: [String: String]) {
        sample = environment["MUTANTS"].flatMap { Int($0) }
        seed = environment["MUTANTS_SEED"] ?? "1"
        places = (environment["MUTANTS_IN"] ?? "").split(separator: " ")
    }

    /// The hand-written mutants, and a sample of the others.
    ///
    /// A mutant's rank in a sample depends only on its key and the seed, so the next run has the same ones,
    /// whatever else has changed.
    func choose(from mutants: [Mutant]) -> [Mutant] { chosen(sample, of: mutants) }

    /// The mutants to compile: three times the sample, since some do not compile.
    func candidates(among mutants: [Mutant]) -> [Mutant] { chosen(sample.map { $0 * 3 }, of: mutants) }

    private func chosen(_ count: Int?, of mutants: [Mutant]) -> [Mutant] {
        let wanted = mutants.filter { mutant in
            places.isEmpty || places.contains { mutant.file.contains($0) }
        }
        let byChance = wanted.filter { $0.mutation.kind != .byHand }
        guard let count, count < byChance.count else { return wanted }
        let chosen = byChance.sorted { Self.hash(seed + $0.key) < Self.hash(seed + $1.key) }.prefix(count)
        return (wanted.filter { $0.mutation.kind == .byHand } + chosen).sorted { $0.number < $1.number }
    }

    /// FNV-1a, which is the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
