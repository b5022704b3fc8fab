// swift-tools-version:6.0
import PackageDescription

// A small shop for a screen reader. `listen` starts it beside Orca and records what Orca says.
let package = Package(
    name: "Speech",
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "SpokenShop", dependencies: ["CAdw", .product(name: "ScrimGTK", package: "Scrim")]),
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
