// swift-tools-version:6.0
import PackageDescription

// One sample window, with six ways to put something over it, and a driver that asks each of them the same questions
// from outside: by pointer and keys, over the accessibility bus, and by pictures of the screen.
let package = Package(
    name: "Scorecard",
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "ScrimSample",
            dependencies: ["SampleWindow", .product(name: "ScrimGTK", package: "Scrim")]),
        // What one would write by hand, from the documentation of each.
        .executableTarget(name: "HandmadeSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "ToastSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "DialogSample", dependencies: ["SampleWindow", "CAdw"]),
        // What only a newer libadwaita has; with an older one they have nothing to show.
        .executableTarget(name: "AlertSample", dependencies: ["SampleWindow", "CAdw"]),
        .executableTarget(name: "BottomSheetSample", dependencies: ["SampleWindow", "CAdw"]),
        // The window that all of them show; it tells what reaches it.
        .target(name: "SampleWindow", dependencies: ["CAdw"]),
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .executableTarget(name: "ScorecardDriver", dependencies: ["ScorecardReport"]),
        // Rows, verdicts, the table and the report; pure.
        .target(name: "ScorecardReport"),
        .testTarget(name: "ScorecardReportTests", dependencies: ["ScorecardReport"]),
    ],
    swiftLanguageModes: [.v6]
)
