import Foundation
import UIKit

/// Runs the conformance suite once it is on screen, and ends the app.
final class ConformanceController: UIViewController {
    private var isRunning = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let scene = view.window?.windowScene, !isRunning else { return }
        isRunning = true
        Task {
            let passed = await ConformanceRun(scene: scene, say: { print($0) }).run()
            exit(passed ? 0 : 1)
        }
    }
}
