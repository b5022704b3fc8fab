/// How overlays get in front of the on-screen keyboard, whose window is above every level that an app can
/// assign.
///
/// No public call reports what is in front. So the host begins with the first way, and takes the second for the
/// scene once a key of the on-screen keyboard is pressed that should have been covered.
enum KeyboardCover {
    /// A window of the library's whose level, when it is asked for, is above the keyboard's.
    case byLevel
    /// The window that the keyboard itself is in, which the first responder's accessory view leads to.
    case inKeyboardsWindow
}
