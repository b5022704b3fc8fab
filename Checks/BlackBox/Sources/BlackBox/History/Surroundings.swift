import BlackBoxKit
import CBlackBox
import CGtk4

/// The state of a window that its user and the app have chosen: windows with equal surroundings look the same.
struct Surroundings {
    var width = 480
    var height = 520
    var isDark = false
    var isRightToLeft = false
    var textScale = 1.0
    var hasHighContrast = false
    var hasHeaderBar = false
    var scrolled = 0.0
    var hidesRow = false
    var hidesPane = false
    var showsKeyboard = false
    var margin = 0

    /// Applies the part that GTK keeps for the whole app.
    @MainActor
    func applySettings(animated: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        let object = settings.raw
        blackbox_set_bool(object, "gtk-application-prefer-dark-theme", isDark ? 1 : 0)
        blackbox_set_int(object, "gtk-xft-dpi", Int32(textScale * 96 * 1024))
        blackbox_set_string(object, "gtk-theme-name", hasHighContrast ? "HighContrast" : "Default")
        blackbox_set_bool(object, "gtk-enable-animations", animated ? 1 : 0)
        // A blinking caret is never at rest.
        blackbox_set_bool(object, "gtk-cursor-blink", 0)
        gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
}
