// swift-tools-version: 6.0
import PackageDescription

// Checks the UIKit host where there is no UIKit, on Linux. `UIKit` is a double: enough of its behavior that
// the host's own sources compile against it and run. It is a package of its own because modules of one package
// share a directory: in the library's package every target would find a UIKit, and so would whoever depends on
// the library.
let package = Package(
    name: "Verification",
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        // Optimized, since its tests and the host's wait for little else.
        .target(name: "UIKit", swiftSettings: [.unsafeFlags(["-O"])]),
        .target(name: "UserNotifications"),
        // The user, the system and the clock, for tests: what touches, types, rotates, and lets time pass.
        .target(name: "Screen", dependencies: ["UIKit", "UserNotifications"]),
        // What stands for it on a Mac: compiled here, so that it does not rot.
        .target(name: "AppleScreen", dependencies: ["UIKit"], path: "Apple/Screen"),
        // A file that imports Testing and UIKit makes the compiler look for their overlay.
        .target(name: "_Testing_UIKit"),
        // Links to the host's folders: these very files, nothing copied.
        .target(
            name: "ScrimUIKit",
            dependencies: ["UIKit", "UserNotifications", .product(name: "Scrim", package: "Scrim")],
            exclude: ["PrivacyInfo.xcprivacy"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .target(
            name: "ScrimSwiftUI",
            dependencies: ["ScrimUIKit", "SwiftUI", .product(name: "Scrim", package: "Scrim")]),
        // The iOS sample app, and the code that docs/before-and-after.md shows: so that they do not rot.
        .executableTarget(
            name: "SampleApp",
            dependencies: [
                "ScrimSwiftUI", "ScrimUIKit", "SwiftUI", "UIKit",
                .product(name: "ScrimTesting", package: "Scrim"),
            ]),
        .target(name: "BeforeAndAfter", dependencies: ["ScrimUIKit", "UIKit"]),
        // The code of those articles of the documentation that are about UIKit and SwiftUI.
        .target(
            name: "Articles",
            dependencies: [
                "ScrimSwiftUI", "ScrimUIKit", "SwiftUI", "UIKit", .product(name: "Scrim", package: "Scrim"),
            ]),
        .testTarget(
            name: "ArticleTests",
            dependencies: [
                "Articles", "ScrimSwiftUI", "ScrimUIKit", "SwiftUI", "UIKit", "Screen", "_Testing_UIKit",
                .product(name: "Scrim", package: "Scrim"),
            ]),
        .testTarget(
            name: "SampleTests",
            dependencies: [
                "SampleApp", "ScrimUIKit", "UIKit", "Screen", "_Testing_UIKit",
                .product(name: "Scrim", package: "Scrim"),
            ]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Screen", "_Testing_UIKit"]),
        // Compares the double with the headers, and takes newer systems out of a source file.
        .target(name: "AuditKit"),
        .executableTarget(name: "audit", dependencies: ["AuditKit"], path: "Sources/Audit"),
        .testTarget(name: "AuditKitTests", dependencies: ["AuditKit"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Screen", "_Testing_UIKit"]),
        .testTarget(
            name: "ScrimUIKitTests",
            dependencies: [
                "ScrimUIKit", "UIKit", "Screen", "_Testing_UIKit",
                .product(name: "Scrim", package: "Scrim"),
                .product(name: "ScrimTesting", package: "Scrim"),
            ]),
        .testTarget(
            name: "ScrimSwiftUITests",
            dependencies: [
                "ScrimSwiftUI", .product(name: "Scrim", package: "Scrim"),
                .product(name: "ScrimTesting", package: "Scrim"),
            ]),
        // The modifiers over the host, read by the double of SwiftUI.
        .testTarget(
            name: "ModifierTests",
            dependencies: ["ScrimSwiftUI", "SwiftUI", "UIKit", "Screen", "_Testing_UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
