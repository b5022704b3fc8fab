import Testing

// The entry of every test program here, under a name that the package manager looks for on Linux. Without it the
// package manager writes one that lists the tests of XCTest. There are none, and for the list it needs an index of all
// sources, which costs a tenth of a build.
@main
struct Runner {
    static func main() async {
        // `swift test` starts a program once for each library; without the argument it means XCTest.
        guard CommandLine.arguments.contains("swift-testing") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
