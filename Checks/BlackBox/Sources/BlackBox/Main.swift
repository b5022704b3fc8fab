import BlackBoxKit
import CGtk4
import Foundation

/// `blackbox history|twins|layouts --seed N …`: see `Options`; `blackbox hostile`: see `HostileOptions`.
@main
enum Main {
    /// Each check by the name of its subcommand.
    @MainActor static let checks: [any Check.Type] = [HistoryCheck.self, TwinsCheck.self]

    static func main() {
        // The developer's desktop settings must not affect the checks.
        setenv("GTK_A11Y", "test", 1)
        MainActor.assumeIsolated { exit(run(Array(CommandLine.arguments.dropFirst()))) }
    }

    @MainActor
    static func run(_ arguments: [String]) -> Int32 {
        if arguments.first == "names" {
            for check in checks { print(check.name) }
            print(LayoutCheck.name)
            print("hostile")
            return 0
        }
        if arguments.first == "hostile" {
            guard gtk_init_check() != 0 else { return 2 }
            return HostileCommand.run(Array(arguments.dropFirst()), user: User())
        }
        let checks = checks + [LayoutCheck.self]
        guard let name = arguments.first, name == "all" || checks.contains(where: { $0.name == name }) else {
            print(
                "usage: blackbox \((checks.map { $0.name } + ["all"]).joined(separator: "|")) [--seed N] [--story M]"
            )
            return 2
        }
        do {
            let options = try Options(Array(arguments.dropFirst()))
            guard gtk_init_check() != 0, let user = User() else {
                print("blackbox: there is no X display with XTEST; start it with scripts/with-display")
                return 2
            }
            Warnings.follow()
            var passed = 0
            var failed = 0
            for check in checks where name == "all" && check.name != LayoutCheck.name || check.name == name {
                let count = Runner.run(check, options, user: user)
                passed += count.passed
                failed += count.failed
            }
            if name == "all" { print("\(passed) passed, \(failed) failed") }
            return failed == 0 ? 0 : 1
        } catch {
            print(error)
            return 2
        }
    }
}
