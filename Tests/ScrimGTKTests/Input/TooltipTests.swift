import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Tooltips have surfaces of their own, above every layer.
    @MainActor @Suite struct TooltipTests {
        @Test(arguments: [false, true])
        func theTooltipOfWhatIsBlockedIsHidden(regionAlone: Bool) throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            gtk_widget_set_tooltip_text(app.button, "Tip")
            var shown: WeakObject<GtkWidget>?
            let hook = EmissionHook("map", of: gtk_widget_get_type()) { object in
                let widget = object.assumingMemoryBound(to: GtkWidget.self)
                // A widget without a name of its own has that of its type.
                guard String(cString: gtk_widget_get_name(widget)) == "GtkTooltipWindow" else { return }
                shown = WeakObject(widget)
            }
            defer { hook.remove() }
            app.input.hover(app.button)
            GtkTests.iterate { shown != nil }
            let tooltip = try #require(shown?.object)
            try #require(gtk_widget_get_mapped(tooltip) != 0)
            app.apply(.blocking(regionAlone ? app.button.overlays.region : .windowAndKeyboard))
            #expect(gtk_widget_get_mapped(tooltip) == 0)
            app.apply(InputPlan())
        }
    }
}
