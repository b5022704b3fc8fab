// swift-tools-version: 6.0
import PackageDescription

// Checks the UIKit host on Linux, where there is no UIKit. `UIKit` is a double with enough behavior that the host's own
// sources compile against it and run. It is a separate package because the modules of one package share a directory: in
// the library's package, every target would find a UIKit, and so would every dependent of the library.
let package = Package(
    name: "Verification",
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        // Optimized, because its own tests and the host's spend most of their time in it.
        .target(name: "UIKit", swiftSettings: [.unsafeFlags(["-O"])]),
        .target(name: "UserNotifications"),
        // The user, the system and the clock, for tests: touches, typing, rotation, and the passing of time.
        .target(name: "Screen", dependencies: ["UIKit", "UserNotifications"]),
        // The replacement of `Screen` on a Mac, compiled here so that it stays up to date.
        .target(name: "AppleScreen", dependencies: ["UIKit"], path: "Apple/Screen"),
        // The compiler looks for an overlay of Testing and UIKit if a file imports both.
        .target(name: "_Testing_UIKit"),
        // Links to the host's folders, so the same files, not copies.
        .target(
            name: "ScrimUIKit",
            dependencies: ["UIKit", "UserNotifications", .product(name: "Scrim", package: "Scrim")],
            exclude: ["PrivacyInfo.xcprivacy"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .target(
            name: "ScrimSwiftUI",
            dependencies: ["ScrimUIKit", "SwiftUI", .product(name: "Scrim", package: "Scrim")]),
        // The iOS sample app, and the code in docs/before-and-after.md, compiled here so that both stay up to date.
        .executableTarget(
            name: "SampleApp",
            dependencies: [
                "ScrimSwiftUI", "ScrimUIKit", "SwiftUI", "UIKit",
                .product(name: "ScrimTesting", package: "Scrim"),
            ]),
        .target(name: "BeforeAndAfter", dependencies: ["ScrimUIKit", "UIKit"]),
        // The code of the documentation's articles about UIKit and SwiftUI.
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
        // Compares the double with the headers, and removes newer systems from a source file.
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
        // The modifiers over the host, compiled with the double of SwiftUI.
        .testTarget(
            name: "ModifierTests",
            dependencies: ["ScrimSwiftUI", "SwiftUI", "UIKit", "Screen", "_Testing_UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
