// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "HelloGTK",
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        .executableTarget(name: "HelloGTK", dependencies: [.product(name: "ScrimGTK", package: "Scrim")])
    ]
)
