/// How overlays get in front of the on-screen keyboard, whose window is above every level that an app can assign.
///
/// No public API reports which window is in front. So the host begins with `byLevel`. It changes to `inKeyboardsWindow`
/// for the scene once a key of the on-screen keyboard is pressed that should have been covered.
enum KeyboardCover {
    /// One of the library's windows, whose level is above the keyboard's whenever UIKit reads it.
    case byLevel
    /// The window of the keyboard itself, which is found through the first responder's accessory view.
    case inKeyboardsWindow
}
