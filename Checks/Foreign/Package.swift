// swift-tools-version:6.0
import PackageDescription

// A library that is loaded into programs that were not written with Scrim in mind, and shows overlays over their windows
// when it is told to. `scripts/foreign` does that, and asks from outside what came of it.
let package = Package(
    name: "Foreign",
    products: [.library(name: "Foreign", type: .dynamic, targets: ["Foreign"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .target(
            name: "Foreign",
            dependencies: [
                "ForeignStart", .product(name: "Scrim", package: "Scrim"),
                .product(name: "ScrimGTK", package: "Scrim"),
            ]),
        // What runs when the library is loaded, before the program does.
        .target(name: "ForeignStart", dependencies: ["CGtk"]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
