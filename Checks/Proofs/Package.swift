// swift-tools-version: 6.0
import PackageDescription

// The tests that take minutes of pure computing, for an optimized build: there the model check takes a tenth of the
// time; and what its operations cost. What is the library's under `Sources` and `Tests` is a link to its own folders,
// nothing is copied. The core
// is compiled as a target of this package, because a package cannot set flags for those that it depends on: its
// internals have to be open to tests when they are optimized, too.
let open: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]
// A test compares the transitions of the machine with the page that lists them.
let recording: [SwiftSetting] = [.define("RECORDS_TRANSITIONS")]

let package = Package(
    name: "Proofs",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Scrim", dependencies: ["CLibm"], swiftSettings: open + recording),
        .target(name: "CLibm", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "ScrimTesting", dependencies: ["Scrim"], swiftSettings: open),
        // What the core's operations cost, counted by Callgrind, whose switch is a macro.
        .target(name: "CCallgrind"),
        .executableTarget(
            name: "core-costs", dependencies: ["CCallgrind", "Scrim", "ScrimTesting"],
            path: "Sources/CoreCosts"),
        .testTarget(
            name: "ScrimProofs", dependencies: ["Scrim", "ScrimTesting"], swiftSettings: recording),
        .target(name: "HostileData", dependencies: ["Scrim", "ScrimTesting"]),
        // Takes longer to optimize than to run.
        .testTarget(
            name: "HostTests", dependencies: ["Scrim", "ScrimTesting", "HostileData"],
            swiftSettings: [.unsafeFlags(["-Onone"])]),
    ],
    swiftLanguageModes: [.v6]
)
