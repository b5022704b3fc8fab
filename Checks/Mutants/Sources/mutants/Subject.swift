import Foundation

/// What is mutated, and whose tests should notice.
struct Subject: Sendable {
    /// The modules whose sources are mutated, dependencies first.
    let modules: [String]
    /// `release` or `debug`.
    let configuration: String
    /// Other parts of `Sources` that the workspace contains unchanged.
    let sources: [String]
    /// The parts of `Tests` that the workspace contains.
    let testFolders: [String]
    /// The targets of the workspace's manifest.
    let targets: String
    /// The lists in `Mutants`: hand-written mutants, and survivors with their reasons.
    let byHand: String
    let survivors: String
    /// The workspace's and report's folder, below `out`.
    let output: String
    /// The launcher of the tests, which gives them a display.
    let launcher: String?
    /// Environment variables for the tests.
    let environment: [String: String]
    /// Suites that take minutes, and are not run.
    let skipped: [String]
    /// How often each suite is run without a mutant.
    let surveys: Int

    static func named(_ name: String?) throws -> Subject {
        switch name {
        case nil, "core": core
        case "gtk": gtk
        case "apple": apple
        case .some(let name): throw Failure("there is nothing called \(name) to break: core, gtk, apple")
        }
    }

    static let core = Subject(
        modules: ["Scrim"], configuration: "release", sources: ["CLibm", "ScrimTesting"],
        testFolders: ["ScrimTests"],
        targets: """
            .target(name: "Scrim", dependencies: ["CLibm", "CMutants"], swiftSettings: open),
            .testTarget(name: "ScrimTests", dependencies: ["Scrim", "ScrimTesting"], swiftSettings: open),
            """,
        byHand: "by-hand.txt", survivors: "survivors.txt", output: "mutants", launcher: nil,
        // The long checks run in their short form, with fewer states and lives.
        environment: ["MODEL_STATES": "5000", "SEARCH_OPERATIONS": "20000"], skipped: [], surveys: 4)

    /// The GTK host.
    ///
    /// Its tests run as in `make test`, each run on its own display.
    static let gtk = Subject(
        modules: ["ScrimGTK"], configuration: "debug",
        sources: ["CLibm", "Scrim", "ScrimTesting", "CGtk4"],
        testFolders: [
            "ScrimGTKTests", "MainLoopProbe", "AsyncMainProbe", "MisuseProbe", "QuitProbe", "NotifyProbe",
            "AccessProbe",
        ],
        targets: """
            .target(name: "Scrim", dependencies: ["CLibm"], swiftSettings: open),
            .systemLibrary(name: "CGtk4", pkgConfig: "gtk4"),
            .target(name: "ScrimGTK", dependencies: ["Scrim", "CGtk4", "CMutants"], swiftSettings: open),
            .executableTarget(
                name: "MainLoopProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/MainLoopProbe"),
            .executableTarget(
                name: "AsyncMainProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/AsyncMainProbe"),
            .executableTarget(
                name: "MisuseProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/MisuseProbe"),
            .executableTarget(
                name: "QuitProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/QuitProbe"),
            .executableTarget(
                name: "NotifyProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/NotifyProbe"),
            .executableTarget(
                name: "AccessProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/AccessProbe"),
            .executableTarget(
                name: "HelloGTK", dependencies: ["Scrim", "ScrimGTK", "CGtk4"],
                path: "Examples/HelloGTK/Sources/HelloGTK"),
            .testTarget(
                name: "ScrimGTKTests",
                dependencies: [
                    "ScrimGTK", "ScrimTesting", "CGtk4", "MainLoopProbe", "AsyncMainProbe", "MisuseProbe",
                    "QuitProbe", "NotifyProbe", "AccessProbe", "HelloGTK",
                ], swiftSettings: open),
            """,
        byHand: "by-hand-gtk.txt", survivors: "survivors-gtk.txt", output: "mutants-gtk",
        launcher: "scripts/with-display",
        environment: [
            "G_DEBUG": "fatal-warnings", "GTK_A11Y": "test", "MALLOC_PERTURB_": "165",
            "SWIFT_BACKTRACE": "enable=no",
        ],
        // Touches need a Wayland display; the random user takes as long as all other suites together.
        skipped: ["TouchTests", "RandomTests"], surveys: 2)

    /// The Apple hosts, on the doubles of UIKit and SwiftUI.
    static let apple = Subject(
        modules: ["ScrimUIKit", "ScrimSwiftUI"], configuration: "debug",
        sources: ["CLibm", "Scrim", "ScrimTesting"], testFolders: ["ScrimUIKitTests", "ScrimSwiftUITests"],
        targets: """
            .target(name: "Scrim", dependencies: ["CLibm"], swiftSettings: open),
            .target(
                name: "UIKit", path: "Checks/Verification/Sources/UIKit",
                swiftSettings: [.unsafeFlags(["-O", "-suppress-warnings"])]),
            .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Checks/Verification/Sources/SwiftUI"),
            .target(name: "Screen", dependencies: ["UIKit"], path: "Checks/Verification/Sources/Screen"),
            .target(name: "_Testing_UIKit", path: "Checks/Verification/Sources/_Testing_UIKit"),
            .target(name: "ScrimUIKit", dependencies: ["UIKit", "Scrim", "CMutants"], swiftSettings: open),
            .target(
                name: "ScrimSwiftUI", dependencies: ["ScrimUIKit", "SwiftUI", "Scrim", "CMutants"],
                swiftSettings: open),
            .testTarget(
                name: "ScrimUIKitTests",
                dependencies: [
                    "ScrimUIKit", "UIKit", "Screen", "_Testing_UIKit", "Scrim", "ScrimTesting",
                ], swiftSettings: open),
            .testTarget(
                name: "ScrimSwiftUITests", dependencies: ["ScrimSwiftUI", "Scrim", "ScrimTesting"],
                swiftSettings: open),
            .testTarget(
                name: "ModifierTests",
                dependencies: ["ScrimSwiftUI", "SwiftUI", "UIKit", "Screen", "_Testing_UIKit"],
                path: "Checks/Verification/Tests/ModifierTests", swiftSettings: open),
            """,
        byHand: "by-hand-apple.txt", survivors: "survivors-apple.txt", output: "mutants-apple", launcher: nil,
        environment: ["SWIFT_BACKTRACE": "enable=no"],
        // The doubles have their own clock, so a suite that passes once always passes.
        skipped: ["RandomTests"], surveys: 1)

    var manifest: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let open: [SwiftSetting] = [.unsafeFlags(["-enable-testing", "-suppress-warnings"])]
        let package = Package(
            name: "Mutated",
            platforms: [.macOS(.v13)],
            targets: [
                .target(name: "CMutants"),
                .target(name: "CLibm", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
                .target(name: "ScrimTesting", dependencies: ["Scrim"], swiftSettings: open),
        \(targets)
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }
}
