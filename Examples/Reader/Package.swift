// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Reader",
    // In an app of your own: .package(name: "Scrim", path: "../scrim"), as the README has it.
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        // What the app does; names no toolkit.
        .target(name: "ReaderModel", dependencies: [.product(name: "Scrim", package: "Scrim")]),
        .executableTarget(
            name: "Reader",
            dependencies: ["ReaderModel", .product(name: "ScrimGTK", package: "Scrim")]),
        .testTarget(
            name: "ReaderModelTests",
            dependencies: ["ReaderModel", .product(name: "ScrimTesting", package: "Scrim")]),
    ],
    swiftLanguageModes: [.v6]
)
