// swift-tools-version: 6.0
import PackageDescription

// Scrim's modifiers for views of SwiftCrossUI on its GtkBackend. This is a package of its own, so apps without that
// framework do not resolve it.
//
// SWIFT_CROSS_UI names a folder with the framework; then the sample app is built too. Without it, the modifiers are
// compiled and tested with stand-ins for the few types that they use.
let framework = Context.environment["SWIFT_CROSS_UI"].flatMap { $0.isEmpty ? nil : $0 }

let package = Package(
    name: "ScrimCrossUI",
    products: [.library(name: "ScrimCrossUI", targets: ["ScrimCrossUI"])],
    dependencies: [.package(name: "Scrim", path: "../..")],
    targets: [
        // Contains links to the bindings and modifiers of ScrimSwiftUI, and to the files that both integrations share.
        .target(
            name: "ScrimCrossUI",
            dependencies: [
                .product(name: "Scrim", package: "Scrim"), .product(name: "ScrimGTK", package: "Scrim"),
            ], swiftSettings: [.define("SCRIM_CROSS_UI")])
    ],
    swiftLanguageModes: [.v6]
)

if let framework {
    let name = framework.split(separator: "/").last.map(String.init) ?? framework
    package.dependencies.append(.package(path: framework))
    package.targets[0].dependencies += [
        .product(name: "SwiftCrossUI", package: name), .product(name: "Gtk", package: name),
    ]
    package.targets.append(
        .executableTarget(
            name: "CrossUISample",
            dependencies: [
                "ScrimCrossUI", .product(name: "SwiftCrossUI", package: name),
                .product(name: "GtkBackend", package: name),
            ]))
} else {
    package.targets[0].dependencies += ["SwiftCrossUI", "Gtk"]
    package.targets += [
        .target(
            name: "Gtk", dependencies: [.product(name: "ScrimGTK", package: "Scrim")], path: "StandIn/Gtk"),
        .target(name: "SwiftCrossUI", path: "StandIn/SwiftCrossUI"),
        .testTarget(
            name: "ScrimCrossUITests",
            dependencies: [
                "ScrimCrossUI", "SwiftCrossUI", "Gtk", .product(name: "ScrimGTK", package: "Scrim"),
            ]),
    ]
}
