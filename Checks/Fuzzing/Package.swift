// swift-tools-version:6.0
import PackageDescription

// What an app or a bug report may bring as data (an overlay in JSON, a journal, an identifier, a language), changed by
// a fuzzer that looks for the code it has not reached yet. `Proofs` has a sample of it as tests, by a link.
let package = Package(
    name: "Fuzzing",
    products: [.executable(name: "fuzz", targets: ["fuzz"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .target(
            name: "HostileData",
            dependencies: [
                .product(name: "Scrim", package: "Scrim"), .product(name: "ScrimTesting", package: "Scrim"),
            ]),
        // Its main function is libFuzzer's: built with --sanitize=fuzzer alone.
        .executableTarget(name: "fuzz", dependencies: ["HostileData"]),
    ],
    swiftLanguageModes: [.v6]
)
