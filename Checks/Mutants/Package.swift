// swift-tools-version: 6.0
import PackageDescription

// Measures how much the tests notice: breaks the core in a thousand small ways, one at a time, and runs the tests on
// each. This is a package of its own because the library depends on no other package.
let package = Package(
    name: "Mutants",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")],
    targets: [
        // Finds what can be broken, and writes sources in which a switch activates one mutant.
        .target(
            name: "MutantKit",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ]),
        // Builds the mutants, runs the tests, and reports.
        .executableTarget(name: "mutants", dependencies: ["MutantKit"]),
        .testTarget(name: "MutantKitTests", dependencies: ["MutantKit"]),
    ],
    swiftLanguageModes: [.v6]
)
