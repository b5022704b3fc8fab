// swift-tools-version:6.0
import PackageDescription

// The same questions to Scrim and to its alternatives. One sample window, with eight ways to put something over it.
// `scorecard` asks each program from outside: by pointer and keys, over the accessibility bus, and by pictures of the
// screen. `bench` lets the programs measure themselves. `foreign` loads overlays into third-party programs.
let package = Package(
    name: "Comparisons",
    products: [.library(name: "Foreign", type: .dynamic, targets: ["Foreign"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "ScrimSample",
            dependencies: ["NamedOverlays", "SampleWindow", .product(name: "ScrimGTK", package: "Scrim")]),
        // Scrim's overlays by the names that the drivers use.
        .target(name: "NamedOverlays", dependencies: [.product(name: "Scrim", package: "Scrim")]),
        // The alternatives, hand-written from the documentation of each.
        .executableTarget(name: "HandmadeSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "ToastSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "DialogSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "MessageSample", dependencies: ["SampleWindow", "CAdw"]),
        // These need a newer GTK or libadwaita; with an older one they have nothing to show.
        .executableTarget(name: "AlertSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "AlertWindowSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "BottomSheetSample", dependencies: ["SampleWindow", "CAdw"]),
        // The window of all these programs: it reports what reaches it, or measures itself.
        .target(
            name: "SampleWindow", dependencies: ["CAdw"],
            linkerSettings: ["X11", "Xtst", "Xdamage", "m"].map { .linkedLibrary($0) }),
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),

        .executableTarget(name: "ScorecardDriver", dependencies: ["ScorecardReport"]),
        // Rows, verdicts, the table and the report; pure.
        .target(name: "ScorecardReport"),
        .testTarget(name: "ScorecardReportTests", dependencies: ["ScorecardReport"]),

        // Seven tasks of a desktop app, to be counted by `lines`: with Scrim, and with GTK and libadwaita alone.
        .target(name: "Vault"),
        .target(
            name: "VaultWithScrim", dependencies: ["Vault", .product(name: "ScrimGTK", package: "Scrim")]),
        .target(name: "VaultWithGtk", dependencies: ["Vault", "CAdw"]),

        // Shows overlays in the program that loads it.
        .target(
            name: "Foreign",
            dependencies: ["ForeignStart", "NamedOverlays", .product(name: "ScrimGTK", package: "Scrim")]),
        // Runs when the library is loaded, before the program does.
        .target(name: "ForeignStart", dependencies: ["CGtk"]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    ],
    swiftLanguageModes: [.v6]
)
