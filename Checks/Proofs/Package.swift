// swift-tools-version: 6.0
import PackageDescription

// Tests that take minutes of CPU time, and the benchmark of the core. They are built optimized: the model check then
// takes a tenth of the time.
//
// The folders are symlinks to the library's `Sources` and `Tests`. The core is a target of this package because a
// package cannot set flags for its dependencies, and the tests need `-enable-testing` in an optimized build.
let open: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]
// A test compares the machine's transitions with the page that lists them.
let recording: [SwiftSetting] = [.define("RECORDS_TRANSITIONS")]

let package = Package(
    name: "Proofs",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Scrim", dependencies: ["CLibm"], swiftSettings: open + recording),
        .target(name: "CLibm", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "ScrimTesting", dependencies: ["Scrim"], swiftSettings: open),
        // Callgrind is switched on and off by C macros, which Swift cannot call.
        .target(name: "CCallgrind"),
        .executableTarget(
            name: "core-costs", dependencies: ["CCallgrind", "Scrim", "ScrimTesting"],
            path: "Sources/CoreCosts"),
        .testTarget(
            name: "ScrimProofs", dependencies: ["Scrim", "ScrimTesting"], swiftSettings: recording),
        .target(name: "HostileData", dependencies: ["Scrim", "ScrimTesting"]),
        // Optimizing these tests takes longer than running them unoptimized.
        .testTarget(
            name: "HostTests", dependencies: ["Scrim", "ScrimTesting", "HostileData"],
            swiftSettings: [.unsafeFlags(["-Onone"])]),
    ],
    swiftLanguageModes: [.v6]
)
