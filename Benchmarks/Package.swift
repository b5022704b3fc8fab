// swift-tools-version: 6.0
import PackageDescription

// What the library costs: the core's operations, counted in instructions, which repeat.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "Scrim", path: "..")],
    targets: [
        // Valgrind's switch for counting, which is a macro.
        .target(name: "CCallgrind"),
        .executableTarget(
            name: "core-costs", dependencies: ["CCallgrind", .product(name: "Scrim", package: "Scrim")],
            path: "Sources/CoreCosts"),
    ],
    swiftLanguageModes: [.v6]
)
