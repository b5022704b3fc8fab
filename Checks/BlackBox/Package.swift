// swift-tools-version:6.0
import PackageDescription

// Checks that know nothing of how Scrim works. They use the public API of the library as an app does, act by real
// pointer and keys, and compare what comes of it with a reference that has no part of Scrim's picture of itself: the
// same shown afresh, the same window without overlays, the same app on plain GTK.
let package = Package(
    name: "BlackBox",
    products: [.executable(name: "blackbox", targets: ["BlackBox"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "BlackBox",
            dependencies: ["BlackBoxKit", "CBlackBox", .product(name: "ScrimGTK", package: "Scrim")]),
        // Seeded chance, windows, the main loop, pointer and keys, pictures, the accessible tree, and the app's log.
        .target(
            name: "BlackBoxKit", dependencies: ["CBlackBox", .product(name: "ScrimGTK", package: "Scrim")]),
        // What Swift cannot import of GTK, and the X server's own ways to press keys and read pixels.
        .target(
            name: "CBlackBox", dependencies: ["CBlackBoxGtk", "CBlackBoxAdw"],
            linkerSettings: [.linkedLibrary("X11")]),
        .systemLibrary(
            name: "CBlackBoxAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .systemLibrary(name: "CBlackBoxGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
