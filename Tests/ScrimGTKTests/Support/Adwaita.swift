import CGtk4

/// libadwaita, if it is installed: loaded at run time, because no library product depends on it.
@MainActor
enum Adwaita {
    static let isThere: Bool = {
        guard dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_GLOBAL) != nil, let start = scrim_symbol("adw_init")
        else {
            return false
        }
        unsafeBitCast(start, to: (@convention(c) () -> Void).self)()
        return true
    }()

    /// True if libadwaita was initialized in this process.
    static var isStarted: Bool { g_type_from_name("AdwStyleManager") != 0 }

    static func setDark(_ isDark: Bool) {
        guard let get = scrim_symbol("adw_style_manager_get_default"),
            let set = scrim_symbol("adw_style_manager_set_color_scheme")
        else { return }
        let manager = unsafeBitCast(get, to: (@convention(c) () -> OpaquePointer).self)()
        // ADW_COLOR_SCHEME_FORCE_DARK, ADW_COLOR_SCHEME_DEFAULT
        unsafeBitCast(set, to: (@convention(c) (OpaquePointer, CInt) -> Void).self)(manager, isDark ? 4 : 0)
    }

    static func makeWindow(_ application: UnsafeMutablePointer<GtkApplication>) -> WidgetPointerOrNil {
        guard let make = scrim_symbol("adw_application_window_new") else { return nil }
        typealias Make =
            @convention(c) (UnsafeMutablePointer<GtkApplication>) -> UnsafeMutablePointer<GtkWidget>?
        return unsafeBitCast(make, to: Make.self)(application)
    }

    static func makeHeaderBar() -> WidgetPointerOrNil {
        guard let make = scrim_symbol("adw_header_bar_new") else { return nil }
        return unsafeBitCast(make, to: (@convention(c) () -> UnsafeMutablePointer<GtkWidget>?).self)()
    }

    static func setContent(
        _ content: UnsafeMutablePointer<GtkWidget>, of window: UnsafeMutablePointer<GtkWidget>
    ) {
        guard let set = scrim_symbol("adw_application_window_set_content") else { return }
        typealias Set =
            @convention(c) (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>) -> Void
        unsafeBitCast(set, to: Set.self)(window, content)
    }

    typealias WidgetPointerOrNil = UnsafeMutablePointer<GtkWidget>?
}
