// swift-tools-version: 6.0
import PackageDescription

// Scrim's modifiers for views of Adwaita for Swift. A package of its own, so that an app without that framework
// resolves nothing of it.
//
// ADWAITA_SWIFT names a folder with the framework; the sample app is built then, too. Without it, the modifiers are
// compiled and tested with a stand-in of those few types that they use.
let framework = Context.environment["ADWAITA_SWIFT"].flatMap { $0.isEmpty ? nil : $0 }

let package = Package(
    name: "ScrimAdwaita",
    products: [.library(name: "ScrimAdwaita", targets: ["ScrimAdwaita"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        // Links to the bindings of ScrimSwiftUI, and to what both integrations share: these very files.
        .target(
            name: "ScrimAdwaita",
            dependencies: [
                .product(name: "Scrim", package: "Scrim"), .product(name: "ScrimGTK", package: "Scrim"),
            ],
            // The bindings are written for Swift 6, where a closure of the main actor's can be sent.
            swiftSettings: [.enableUpcomingFeature("GlobalActorIsolatedTypesUsability")])
    ],
    // The framework's mode: its closures do not name the main actor that they run on.
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
