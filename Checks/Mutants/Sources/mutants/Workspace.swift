import Foundation
import MutantKit

/// A package with the mutated modules and their tests.
struct Workspace {
    /// A source file of a module.
    struct Source {
        /// The path within `Sources`.
        let path: String
        let text: SourceText
    }

    let subject: Subject
    let folder: URL
    let sources: [Source]
    private(set) var mutants: [Mutant]

    /// Finds the modules' mutants, keeps the wanted ones, and links the repository's files that tests read.
    init(_ subject: Subject, root: URL, folder: URL, wanted: ([Mutant]) -> [Mutant]) throws {
        self.subject = subject
        self.folder = folder
        let files = FileManager.default
        let paths = subject.modules.flatMap { Self.swiftFiles(of: $0, in: root) }
        sources = try paths.map { path in
            let text = try String(contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
            return Source(path: path, text: SourceText(text))
        }
        let thoughtOf = try HandWritten(root.appending(path: "Checks/Mutants/\(subject.byHand)"))
        let all = Mutant.number(
            sources.map { ($0.path, $0.text.mutations + thoughtOf.mutations(of: $0.text)) })
        try thoughtOf.expectAll(in: all)
        mutants = wanted(all)

        let stale = Set(subject.modules.flatMap { Self.swiftFiles(of: $0, in: folder) }).subtracting(paths)
        for path in stale { try files.removeItem(at: folder.appending(path: "Sources/\(path)")) }
        for name in subject.modules.map({ "Sources/\($0)" }) + ["Sources/CMutants/include", "Tests"] {
            try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        let links =
            subject.sources.map { "Sources/\($0)" } + subject.testFolders.map { "Tests/\($0)" }
            + (try files.contentsOfDirectory(atPath: root.path)).filter {
                !["Sources", "Tests", "Package.swift", "Package.resolved", "out"].contains($0)
                    && !$0.hasPrefix(".")
            }
        for name in links {
            let link = folder.appending(path: name)
            try? files.removeItem(at: link)
            try files.createSymbolicLink(at: link, withDestinationURL: root.appending(path: name))
        }
        try write("Package.swift", subject.manifest)
        try write("Sources/CMutants/include/\(Schema.module).h", Switch.header)
        try write("Sources/CMutants/\(Schema.module).c", Switch.source(count: all.count))
    }

    /// The Swift files of a module, within `Sources`.
    private static func swiftFiles(of module: String, in root: URL) -> [String] {
        let folder = root.appending(path: "Sources/\(module)").path
        return (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(module)/\($0)" }
    }

    /// Builds the tests, and removes mutants that the compiler rejects.
    mutating func build() throws -> URL {
        // Mutants that were rejected last time are not tried again until `make clean`.
        let list = folder.appending(path: "rejected.txt")
        let known = Set(
            (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? [])
        var rejected = Set(mutants.filter { known.contains($0.key) }.map(\.number))
        for module in subject.modules {
            while true {
                let schemas = try writeModules(without: rejected)
                let (status, log) = try swiftBuild("--target", module)
                if status == 0 { break }
                let found = complaints(log, schemas).subtracting(rejected)
                guard !found.isEmpty else {
                    throw Failure("the mutated \(module) does not compile:\n\(log.suffix(4_000))")
                }
                rejected.formUnion(found)
                try mutants.filter { rejected.contains($0.number) }.map(\.key).joined(separator: "\n")
                    .write(to: list, atomically: true, encoding: .utf8)
                Main.say("\(found.count) mutants do not compile, and are taken out")
            }
        }
        mutants.removeAll { rejected.contains($0.number) }
        let (status, log) = try swiftBuild("--build-tests")
        guard status == 0 else { throw Failure("the tests do not compile:\n\(log.suffix(4_000))") }
        let products = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: ".build/\(subject.configuration)").path)
        guard let name = products.first(where: { $0.hasSuffix(".xctest") }) else {
            throw Failure("the build has made no tests")
        }
        return folder.appending(path: ".build/\(subject.configuration)/\(name)")
    }

    private func swiftBuild(_ arguments: String...) throws -> (status: Int32, log: String) {
        try Command.run(
            "swift", ["build", "--package-path", folder.path, "-c", subject.configuration] + arguments)
    }

    private func writeModules(without rejected: Set<Int>) throws -> [String: Schema] {
        var schemas: [String: Schema] = [:]
        for source in sources {
            let mutants = mutants.filter { $0.file == source.path && !rejected.contains($0.number) }
            let schema = Schema(source.text, mutants)
            schemas[source.path] = schema
            try write("Sources/\(source.path)", schema.text)
        }
        return schemas
    }

    /// The mutants that the compiler's errors are about.
    private func complaints(_ log: String, _ schemas: [String: Schema]) -> Set<Int> {
        var found: Set<Int> = []
        for match in log.matches(of: /\/Sources\/([^:\n]+\.swift):(\d+):\d+: error:/) {
            guard let line = Int(match.2), let schema = schemas[String(match.1)] else { continue }
            found.formUnion(schema.mutants(at: line))
        }
        return found
    }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // An unchanged file is not written, so it is not compiled again.
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

/// Why the run cannot continue.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
