// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "gallery-tour", targets: ["GalleryTour"]),
    ],
    dependencies: [
        .package(name: "Scrim", path: "../.."),
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: [
        .executableTarget(name: "Gallery", dependencies: ["GalleryApp"]),
        // The same app, driven by a script: real pointer and key events, pictures, checks.
        .executableTarget(
            name: "GalleryTour",
            dependencies: [
                "GalleryApp", "TourReport", .product(name: "ScrimTesting", package: "Scrim"),
            ]),
        // The tour's report; no side effects.
        .target(name: "TourReport"),
        .target(
            name: "GalleryApp",
            dependencies: [
                "CAdw", "GalleryClient", "GalleryServer", .product(name: "ScrimGTK", package: "Scrim"),
            ]),
        .target(name: "GalleryClient"),
        .target(name: "GalleryServer", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .testTarget(
            name: "GalleryAppTests",
            dependencies: ["GalleryApp", .product(name: "ScrimGTK", package: "Scrim")]),
        .testTarget(name: "TourReportTests", dependencies: ["TourReport"]),
        .testTarget(name: "GalleryServerTests", dependencies: ["GalleryServer"]),
        .testTarget(name: "GalleryClientTests", dependencies: ["GalleryClient", "GalleryServer"]),
    ],
    swiftLanguageModes: [.v6]
)
