import SwiftUI

@main
struct SampleApp: App {
    var body: some Scene {
        WindowGroup { Root().ignoresSafeArea() }
        WindowGroup(id: "library") { LibraryView() }
    }
}

/// The app is UIKit's; SwiftUI only opens its window.
///
/// With `SCRIM_CONFORMANCE` in its environment it is none: it runs the conformance suite, prints what came of it and
/// quits, with 1 if a behavior failed.
private struct Root: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let isCheck = ProcessInfo.processInfo.environment["SCRIM_CONFORMANCE"] != nil
        return isCheck ? ConformanceController() : Tabs(opening: .ofThisLaunch)
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
