import SwiftUI

@main
struct SampleApp: App {
    var body: some Scene {
        WindowGroup { Root().ignoresSafeArea() }
    }
}

/// The app is UIKit's; SwiftUI only opens its window.
private struct Root: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Tabs { Tabs(opening: .ofThisLaunch) }
    func updateUIViewController(_ tabs: Tabs, context: Context) {}
}
