// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An iOS app that Xcode opens and `xcodebuild` builds unchanged: no project file, nothing to install. Its sources are
// also compiled on Linux (Verification, target SampleApp).
let package = Package(
    name: "Sample",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "Sample", targets: ["SampleApp"], bundleIdentifier: "org.example.scrim.sample",
            displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .paper),
            accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            // Multiple windows on an iPad, and 120 frames per second on an iPhone.
            additionalInfoPlistContentFilePath: "Info.plist")
    ],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "SampleApp",
            dependencies: [
                .product(name: "ScrimUIKit", package: "Scrim"),
                .product(name: "ScrimSwiftUI", package: "Scrim"),
                .product(name: "ScrimTesting", package: "Scrim"),
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
