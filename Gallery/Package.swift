// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1")
    ],
    targets: [
        .executableTarget(name: "Gallery", dependencies: ["CAdw", "CGtk4", "GalleryClient", "GalleryServer"]),
        .target(name: "GalleryClient"),
        .target(name: "GalleryServer", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        // Temporary: goes when the root package's own CGtk4 is there.
        .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .testTarget(name: "GalleryServerTests", dependencies: ["GalleryServer"]),
        .testTarget(name: "GalleryClientTests", dependencies: ["GalleryClient", "GalleryServer"]),
    ],
    swiftLanguageModes: [.v6]
)
