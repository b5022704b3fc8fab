#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Calls a closure for what a gesture recognizer recognizes.
///
/// UIKit calls a recognizer's target through the Objective-C runtime, which is missing on some platforms that the
/// library is compiled for. For gestures, only this class needs the runtime.
@MainActor
final class GestureBinding: NSObject {
    private let recognized: @MainActor (UIGestureRecognizer) -> Void

    init(_ recognized: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.recognized = recognized
        super.init()
    }

    /// Adds a recognizer to a view, and calls the closure for what it recognizes; the owner keeps the binding alive.
    func bind(_ recognizer: UIGestureRecognizer, to view: UIView) {
        #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(recognize(_:)))
        #else
        recognizer.addTarget(self, action: { binding in { binding.recognize($0) } })
        #endif
        view.addGestureRecognizer(recognizer)
    }

    #if canImport(ObjectiveC)
    @objc private func recognize(_ recognizer: UIGestureRecognizer) { recognized(recognizer) }
    #else
    private func recognize(_ recognizer: UIGestureRecognizer) { recognized(recognizer) }
    #endif
}
#endif
