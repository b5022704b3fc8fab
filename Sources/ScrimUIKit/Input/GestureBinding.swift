import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Calls a closure for what a gesture recogniser recognises.
///
/// UIKit calls a target by the Objective-C run time, which is not everywhere this is compiled; nothing else in the
/// library needs it for gestures.
@MainActor
final class GestureBinding: NSObject {
    private let recognized: @MainActor (UIGestureRecognizer) -> Void
    private(set) weak var recognizer: UIGestureRecognizer?

    init(_ recognized: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.recognized = recognized
        super.init()
    }

    /// Listens to a recogniser and puts it on a view; whoever made the binding keeps it.
    func bind(_ recognizer: UIGestureRecognizer, to view: UIView) {
        self.recognizer = recognizer
        #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(recognize(_:)))
        #else
        recognizer.addTarget(self, action: GestureBinding.recognize)
        #endif
        view.addGestureRecognizer(recognizer)
    }

    #if canImport(ObjectiveC)
    @objc private func recognize(_ recognizer: UIGestureRecognizer) { recognized(recognizer) }
    #else
    private func recognize(_ recognizer: UIGestureRecognizer) { recognized(recognizer) }
    #endif
}
