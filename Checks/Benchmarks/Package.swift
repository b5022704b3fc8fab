// swift-tools-version:6.0
import PackageDescription

// The same window with Scrim's overlays, and with what one would write or pick instead; each program measures itself in
// the same way, by the same C code. `scripts/bench-gtk` runs them side by side.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "ScrimBench", dependencies: ["BenchWindow", .product(name: "ScrimGTK", package: "Scrim")]),
        // A box with a spinner that fades in a GtkOverlay, by the documentation of each; with GtkSpinner, and with an
        // arc drawn by hand.
        .executableTarget(name: "HandmadeBench", dependencies: ["BenchWindow", "CAdw"]),
        .executableTarget(name: "ToastBench", dependencies: ["BenchWindow", "CAdw"]),
        // The window, and how it is measured.
        .target(
            name: "BenchWindow", dependencies: ["CAdw"],
            linkerSettings: ["X11", "Xtst", "Xdamage", "m"].map { .linkedLibrary($0) }),
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
