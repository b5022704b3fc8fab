// swift-tools-version: 6.0
import PackageDescription

// Scrim's modifiers for views of Adwaita for Swift. This is a package of its own, so apps without that framework
// do not resolve it.
//
// ADWAITA_SWIFT names a folder with the framework; then the sample app is built too. Without it, the modifiers are
// compiled and tested with stand-ins for the few types that they use.
let framework = Context.environment["ADWAITA_SWIFT"].flatMap { $0.isEmpty ? nil : $0 }

let package = Package(
    name: "ScrimAdwaita",
    products: [.library(name: "ScrimAdwaita", targets: ["ScrimAdwaita"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        // Contains links to the bindings of ScrimSwiftUI and to the files that both integrations share.
        .target(
            name: "ScrimAdwaita",
            dependencies: [
                .product(name: "Scrim", package: "Scrim"), .product(name: "ScrimGTK", package: "Scrim"),
            ],
            // The bindings are written for Swift 6, in which a main-actor closure is Sendable.
            swiftSettings: [.enableUpcomingFeature("GlobalActorIsolatedTypesUsability")])
    ],
    // The framework's language mode: its closures do not declare the main actor on which they run.
    swiftLanguageModes: [.v5]
)

if let framework {
    let name = framework.split(separator: "/").last.map(String.init) ?? framework
    package.dependencies.append(.package(path: framework))
    package.targets[0].dependencies.append(.product(name: "Adwaita", package: name))
    package.targets.append(
        .executableTarget(
            name: "AdwaitaSample",
            dependencies: ["ScrimAdwaita", .product(name: "Adwaita", package: name)]))
} else {
    package.targets[0].dependencies.append("Adwaita")
    package.targets += [
        .target(
            name: "Adwaita", dependencies: [.product(name: "ScrimGTK", package: "Scrim")],
            path: "StandIn/Adwaita"),
        .testTarget(
            name: "ScrimAdwaitaTests",
            dependencies: ["ScrimAdwaita", "Adwaita", .product(name: "ScrimGTK", package: "Scrim")]),
    ]
}
