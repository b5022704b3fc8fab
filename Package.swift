// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Scrim",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
    products: [
        .library(name: "Scrim", targets: ["Scrim"]),
        .library(name: "ScrimTesting", targets: ["ScrimTesting"]),
    ],
    targets: [
        // The behavior. No toolkit, no Foundation: whoever depends on it alone needs no GTK.
        .target(name: "Scrim", dependencies: ["CLibm"]),
        // exp, sin and cos for the closed-form springs, without importing a C library by platform.
        .target(name: "CLibm", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "ScrimTesting", dependencies: ["Scrim"]),
        // What is left out takes minutes, optimized: `Proofs` has it.
        .testTarget(
            name: "ScrimTests", dependencies: ["Scrim", "ScrimTesting"], exclude: ["ModelCheck", "Search"]),
        .testTarget(
            name: "ScrimTestingTests", dependencies: ["Scrim", "ScrimTesting"],
            exclude: ["Conformance", "TextGrid"]),
    ],
    swiftLanguageModes: [.v6]
)

// The hosts for Apple's platforms exist where those can be built: on a Mac. The condition is on the machine that
// reads this manifest, so that on Linux there is nothing to skip. `swift build` builds all of them for macOS, which has
// no UIKit: there each of their files that needs one is empty.
// On Linux `Verification` compiles and runs these same files against a double, with ScrimUIKit's tests, which need
// its clock and its fingers.
// A package index reads it on Linux, too, to show what the package has; `SPI_PROCESSING` says so
// (https://github.com/swiftlang/swift-java/pull/345).
#if os(macOS)
let hasAppleHosts = true
#else
let hasAppleHosts = Context.environment["SPI_PROCESSING"] == "1"
#endif
if hasAppleHosts {
    package.products += [
        .library(name: "ScrimUIKit", targets: ["ScrimUIKit"]),
        .library(name: "ScrimSwiftUI", targets: ["ScrimSwiftUI"]),
    ]
    package.targets += [
        .target(name: "ScrimUIKit", dependencies: ["Scrim"], resources: [.copy("PrivacyInfo.xcprivacy")]),
        .target(name: "ScrimSwiftUI", dependencies: ["ScrimUIKit"]),
    ]
}
#if os(macOS)
package.targets += [
    .testTarget(name: "ScrimSwiftUITests", dependencies: ["ScrimSwiftUI", "ScrimTesting"]),
    // What the double is taken to do, asked of UIKit: those tests that need no finger, no keys and no scene.
    .target(name: "Screen", path: "Checks/Verification/Apple/Screen"),
    .testTarget(
        name: "UIKitTests", dependencies: ["Screen"], path: "Checks/Verification/Tests/UIKitTests",
        sources: [
            "Bench.swift", "AnimationTests.swift", "DrawingTests.swift", "HitTests.swift", "LayerTests.swift",
            "LayoutConstraintTests.swift", "LayoutTests.swift", "LevelTests.swift",
        ]),
]
#else
// Xcode builds every target of a package for the device at hand, so a Mac does not see these.
package.products += [.library(name: "ScrimGTK", targets: ["ScrimGTK"])]
package.targets += [
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "ScrimGTK", dependencies: ["Scrim", "CGtk4"]),
    // A process with a GLib loop on its main thread, which a test runner has not.
    .executableTarget(
        name: "MainLoopProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/MainLoopProbe"),
    // An app with an async main, which gives the main thread away.
    .executableTarget(
        name: "AsyncMainProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/AsyncMainProbe"),
    // An app that does whatever can be done wrong, for what it is told.
    .executableTarget(name: "MisuseProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/MisuseProbe"),
    // An app that ends while work can still be taken back.
    .executableTarget(name: "QuitProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/QuitProbe"),
    // An app whose minimized work ends while its user is elsewhere.
    .executableTarget(name: "NotifyProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/NotifyProbe"),
    // An app that is read and used over the accessibility bus.
    .executableTarget(name: "AccessProbe", dependencies: ["ScrimGTK", "CGtk4"], path: "Tests/AccessProbe"),
    // The README's first app, which has a manifest of its own for those who copy it.
    .executableTarget(
        name: "HelloGTK", dependencies: ["Scrim", "ScrimGTK", "CGtk4"],
        path: "Examples/HelloGTK/Sources/HelloGTK"),
    .testTarget(
        name: "ScrimGTKTests",
        dependencies: [
            "ScrimGTK", "ScrimTesting", "CGtk4", "MainLoopProbe", "AsyncMainProbe", "MisuseProbe",
            "AccessProbe", "NotifyProbe", "HelloGTK",
        ]),
]
#endif
