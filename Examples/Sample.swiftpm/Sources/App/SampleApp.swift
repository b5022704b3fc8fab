import SwiftUI

@main
struct SampleApp: App {
    var body: some Scene {
        WindowGroup { Root().ignoresSafeArea() }
        WindowGroup(id: "library") { LibraryView() }
    }
}

/// The app is written with UIKit; SwiftUI only opens its window.
///
/// With `SCRIM_CONFORMANCE` in the environment there is no app: it runs the conformance suite, prints the results and
/// exits, with status 1 if a behavior failed.
private struct Root: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let isCheck = ProcessInfo.processInfo.environment["SCRIM_CONFORMANCE"] != nil
        return isCheck ? ConformanceController() : Tabs(opening: .ofThisLaunch)
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
