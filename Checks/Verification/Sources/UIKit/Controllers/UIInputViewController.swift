/// A controller whose view is in place of the keyboard, or above it.
@MainActor
open class UIInputViewController: UIViewController {}
