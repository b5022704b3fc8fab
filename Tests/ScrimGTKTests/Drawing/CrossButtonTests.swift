import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor @Suite struct CrossButtonTests {
        @Test func theCrossFollowsColorAndState() throws {
            let window = TestWindow(width: 60, height: 60)
            defer { window.close() }
            let button = CrossButton {}
            window.setChild(button.widget)
            window.widget.setStyleSheet("window { background: white; }")
            button.show("Cancel", isEnabled: true, colors: .ink(.gray(0)))
            window.present()
            let cross = try #require(gtk_button_get_child(button.widget.cast(to: GtkButton.self)))
            func ink() throws -> Overlay.Color {
                GtkTests.settle(window.window)
                let picture = try Picture(of: window.widget)
                let frame = try #require(cross.bounds(in: window.widget))
                return picture.color(Int(frame.midX), Int(frame.midY))
            }
            #expect(try ink().red < 0.05)
            button.show("Cancel", isEnabled: true, colors: .ink(Overlay.Color(red: 1, green: 0, blue: 0)))
            #expect(try ink().red > 0.95)
            #expect(try ink().green < 0.05)
            // The theme would fade the disabled button a second time.
            button.show("Cancel", isEnabled: false, colors: .ink(Overlay.Color(red: 0, green: 0, blue: 1)))
            #expect(try ink().blue > 0.95)
            #expect(try ink().green < 0.05)
        }

        @Test func assistiveTechnologyCallsItByItsWholeTitle() {
            let window = TestWindow(width: 60, height: 60)
            defer { window.close() }
            let button = CrossButton {}
            window.setChild(button.widget)
            let title = String(repeating: "abcdefghi ", count: 30)
            button.show(title, isEnabled: true, colors: .ink(.gray(0)))
            window.present()
            #expect(button.widget.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, title))
        }
    }
}

extension Overlay.Style.ButtonColors {
    fileprivate static func ink(_ color: Overlay.Color) -> Self {
        Self(fill: .clear, text: color, ring: color)
    }
}
