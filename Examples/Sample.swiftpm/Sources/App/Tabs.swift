import ScrimSwiftUI
import SwiftUI
import UIKit

/// The five scenes, each on its own tab; the last one is SwiftUI.
final class Tabs: UITabBarController {
    private let opening: Opening?
    private let scenes: [any SampleScene]

    init(opening: Opening?) {
        self.opening = opening
        let service = Service(pace: opening == nil ? 1 : 60)
        scenes = [
            AccountScreen(service), MessagesScreen(service), ArticlesScreen(service), CanvasScreen(),
            ReaderScreen(opening),
        ]
        super.init(nibName: nil, bundle: nil)
        viewControllers = scenes
        selectedIndex = scenes.firstIndex { $0.openings.contains(where: { $0 == opening }) } ?? 0
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // By now the tab is in the window, and its field can become first responder.
        if let opening { scenes[selectedIndex].open(opening) }
    }
}

/// A tab that can begin with one of its overlays presented.
@MainActor
protocol SampleScene: UIViewController {
    var openings: [Opening] { get }
    func open(_ opening: Opening)
}
