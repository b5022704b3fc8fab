import Foundation
import MutantKit

/// Breaks the core, or a host, in many small ways, runs its tests on each, and reports which nobody noticed.
///
/// usage: mutants REPOSITORY
///
/// `MUTANTS_OF` says what is broken: `core` (the default), `gtk` or `apple`. `MUTANTS` takes a sample of so many, by
/// `MUTANTS_SEED`, beside those by hand; without it, or with `all`, each is run. `MUTANTS_IN` takes only those of files
/// whose path has one of its words. Fails when a mutant survives that
/// `Checks/Mutants/survivors.txt` (or the list of the host) does not explain.
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

    /// Progress goes where it is not held back.
    static func say(_ words: String) { FileHandle.standardError.write(Data("mutants: \(words)\n".utf8)) }
}

/// Which mutants are run.
struct Settings {
    private let sample: Int?
    private let seed: String
    private let places: [Substring]

    init(_ environment: [String: String]) {
        sample = environment["MUTANTS"].flatMap { Int($0) }
        seed = environment["MUTANTS_SEED"] ?? "1"
        places = (environment["MUTANTS_IN"] ?? "").split(separator: " ")
    }

    /// Those by hand, and of the others a sample.
    ///
    /// Whether a mutant's key comes first in a sample is up to the key and the seed alone: the same ones come in
    /// the next run, whatever else has changed.
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
