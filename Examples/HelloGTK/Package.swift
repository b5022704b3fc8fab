// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "HelloGTK",
    // In an app of your own: .package(url: "<where you got Scrim>", branch: "main")
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(
            name: "HelloGTK",
            dependencies: [
                .product(name: "Scrim", package: "Scrim"), .product(name: "ScrimGTK", package: "Scrim"),
            ])
    ]
)
