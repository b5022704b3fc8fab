// swift-tools-version:6.0
import PackageDescription

// Checks that know nothing of how Scrim works. They use the library's public API as an app does, act with a real
// pointer and keys, and compare the result with a reference that is independent of Scrim: the same overlays shown
// afresh, the same window without overlays, or the same app on plain GTK.
let package = Package(
    name: "BlackBox",
    products: [.executable(name: "blackbox", targets: ["BlackBox"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "BlackBox",
            dependencies: ["BlackBoxKit", "CBlackBox", .product(name: "ScrimGTK", package: "Scrim")]),
        // Seeded random numbers, windows, the main loop, pointer and keys, pictures, the accessible tree,
        // and the app's log.
        .target(
            name: "BlackBoxKit", dependencies: ["CBlackBox", .product(name: "ScrimGTK", package: "Scrim")]),
        // GTK calls that Swift cannot import, and the X server's calls that press keys and read pixels.
        .target(
            name: "CBlackBox", dependencies: ["CBlackBoxGtk", "CBlackBoxAdw"],
            linkerSettings: [.linkedLibrary("X11")]),
        .systemLibrary(
            name: "CBlackBoxAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .systemLibrary(name: "CBlackBoxGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
