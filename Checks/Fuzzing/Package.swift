// swift-tools-version:6.0
import PackageDescription

// Data from an app or a bug report (an overlay in JSON, a journal, an identifier, a language), changed by a fuzzer that
// looks for code it has not reached yet. `Proofs` links to a sample of it as tests.
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
        // libFuzzer provides the main function, so this is built only with --sanitize=fuzzer.
        .executableTarget(name: "fuzz", dependencies: ["HostileData"]),
    ],
    swiftLanguageModes: [.v6]
)
