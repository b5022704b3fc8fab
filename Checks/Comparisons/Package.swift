// swift-tools-version:6.0
import PackageDescription

// Asks Scrim and its alternatives the same questions. All use one sample window, with eight ways to show an overlay
// over it. `scorecard` asks each program from outside: by pointer and keys, over the accessibility bus, and by pictures
// of the screen. `bench` lets the programs measure themselves. `foreign` loads overlays into third-party programs.
let package = Package(
    name: "Comparisons",
    products: [.library(name: "Foreign", type: .dynamic, targets: ["Foreign"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "ScrimSample",
            dependencies: ["NamedOverlays", "SampleWindow", .product(name: "ScrimGTK", package: "Scrim")]),
        // Scrim's overlays under the names that the drivers use.
        .target(name: "NamedOverlays", dependencies: [.product(name: "Scrim", package: "Scrim")]),
        // The alternatives, hand-written from their documentation.
        .executableTarget(name: "HandmadeSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "ToastSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "DialogSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "MessageSample", dependencies: ["SampleWindow", "CAdw"]),
        // These need a newer GTK or libadwaita; built with an older one, they show nothing.
        .executableTarget(name: "AlertSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "AlertWindowSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "BottomSheetSample", dependencies: ["SampleWindow", "CAdw"]),
        // The window of all these programs: it reports the input that reaches it, or measures itself.
        .target(
            name: "SampleWindow", dependencies: ["CAdw"],
            linkerSettings: ["X11", "Xtst", "Xdamage", "m"].map { .linkedLibrary($0) }),
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),

        .executableTarget(name: "ScorecardDriver", dependencies: ["ScorecardReport"]),
        // Rows, verdicts, the table and the report; no side effects.
        .target(name: "ScorecardReport"),
        .testTarget(name: "ScorecardReportTests", dependencies: ["ScorecardReport"]),

        // Seven tasks of a desktop app for `lines` to count: with Scrim, and with only GTK and libadwaita.
        .target(name: "Vault"),
        .target(
            name: "VaultWithScrim", dependencies: ["Vault", .product(name: "ScrimGTK", package: "Scrim")]),
        .target(name: "VaultWithGtk", dependencies: ["Vault", "CAdw"]),

        // Shows overlays in the program that loads this library.
        .target(
            name: "Foreign",
            dependencies: ["ForeignStart", "NamedOverlays", .product(name: "ScrimGTK", package: "Scrim")]),
        // Runs when the library is loaded, before the program starts.
        .target(name: "ForeignStart", dependencies: ["CGtk"]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
