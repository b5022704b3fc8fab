import CGtk4

/// Styles that libadwaita's own style sheet does not have.
///
/// Colors are libadwaita's named ones, so they follow dark mode.
@MainActor
enum Stylesheet {
    static func install() {
        let provider = gtk_css_provider_new()
        let isComposited = gdk_display_is_composited(gdk_display_get_default()) != 0
        gtk_css_provider_load_from_data(provider, isComposited ? css : css + withoutCompositor, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
        useInterfaceFont()
    }

    /// Without a desktop's font setting, GTK falls back to "Sans 10", but the style sheet is made for another font.
    private static func useInterfaceFont() {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()).map {
            $0.assumingMemoryBound(to: GObject.self)
        }
        var font = GValue()
        g_value_init(&font, fundamentalString)
        defer { g_value_unset(&font) }
        g_object_get_property(settings, "gtk-font-name", &font)
        guard g_value_get_string(&font).map({ String(cString: $0) }) == "Sans 10" else { return }
        g_value_set_string(&font, "Cantarell 11")
        g_object_set_property(settings, "gtk-font-name", &font)
    }

    /// `G_TYPE_STRING`, a macro that Swift does not import.
    private static let fundamentalString = GType(16 << 2)

    /// Without translucency, a popover's shadow and corners would be black.
    private static let withoutCompositor = """
        popover > contents { box-shadow: none; border-radius: 0; border: 1px solid @borders; margin: 0; }
        tooltip { border-radius: 0; }
        """

    private static let css = """
        .tab-bar { background: @headerbar_bg_color; border-top: 1px solid alpha(@borders, 0.8); padding: 4px; }
        .tab-bar button { min-height: 48px; min-width: 44px; padding: 0 2px; border-radius: 10px;
            color: alpha(@window_fg_color, 0.62); }
        .tab-bar.compact button { min-height: 40px; }
        .tab-bar button:checked { background: none; color: @accent_color; }
        .tab-bar button:checked:hover { background: alpha(currentColor, 0.08); }
        .tab-bar .caption { font-size: 11px; font-weight: 600; }

        popover.settings > contents { padding: 0; }
        .toolbar-line { border-bottom: 1px solid alpha(@borders, 0.6); }
        .bottom-bar { background: @headerbar_bg_color; border-top: 1px solid alpha(@borders, 0.6); }

        .desk-side, .desk-side list { background: @headerbar_bg_color; }
        .notice { color: @error_color; }
        .avatar-circle { background: alpha(@accent_bg_color, 0.16); color: @accent_color; border-radius: 99px; }

        .bubble { padding: 9px 14px; border-radius: 18px; background: @card_bg_color;
            box-shadow: 0 0 0 1px alpha(black, 0.04), 0 1px 2px alpha(black, 0.08); }
        .bubble.mine { background: @accent_bg_color; color: @accent_fg_color; }

        .keyboard { background: shade(@headerbar_bg_color, 0.91); padding: 8px 4px 10px 4px; }
        .keyboard button { min-height: 44px; min-width: 0; padding: 0; border-radius: 6px; font-size: 18px;
            font-weight: 400; background: mix(@popover_bg_color, white, 0.15); color: @window_fg_color;
            box-shadow: 0 1px 1px alpha(black, 0.28); }
        .keyboard.compact { padding: 6px 4px; }
        .keyboard.compact button { min-height: 32px; }
        .keyboard button:hover { background: mix(@popover_bg_color, white, 0.2); }
        .keyboard button:active { background: mix(@popover_bg_color, @window_fg_color, 0.3); }
        .keyboard button.function { background: mix(@headerbar_bg_color, black, 0.17); font-size: 15px; }
        .keyboard button.function.held { background: @window_fg_color; color: @window_bg_color; }
        .keyboard button.return { background: @accent_bg_color; color: @accent_fg_color; font-size: 15px; }

        .topic { font-size: 11px; font-weight: 700; letter-spacing: 0.5px; color: @accent_color; }
        .topic:dir(rtl) { letter-spacing: 0; }  /* Arabic letters are joined. */
        .article-title { font-weight: 700; font-size: 16px; }
        .page { font-size: 16px; line-height: 1.55; }
        .picker { padding: 16px; }
        .inspector { padding: 12px; }
        .ground { background: @popover_bg_color; border-radius: 14px 14px 0 0; }
        .place-list, .form { padding: 4px 0 0 0; }
        .places { background: none; }
        button.place { padding: 6px 16px; border-radius: 0; font-weight: 400; }
        button.value { font-weight: 400; }
        .choices { padding: 20px 16px 16px 16px; }
        .agenda-page { background: @window_bg_color; }
        .agenda-ground { background: shade(@window_bg_color, 0.72); }
        .inspector.ground { border-radius: 0; }
        button.round { border-radius: 99px; min-width: 44px; min-height: 44px; padding: 0; }
        button.on-canvas { background: alpha(black, 0.45); color: white; }
        button.on-canvas:hover { background: alpha(black, 0.55); }
        """
}
