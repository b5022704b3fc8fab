import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What is drawn over a window is a function of the window's size, not of the sizes that it had before.
    @MainActor @Suite struct SurfaceResizeTests {
        private struct Size { var width, height: Int }

        private func open(_ size: Size) -> TestWindow {
            let window = TestWindow(width: size.width, height: size.height)
            window.setChild(SurfaceDrawingTests.ground(.gray(0.4)))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            return window
        }

        private func show(_ overlay: Overlay, in window: TestWindow) -> Presentation {
            let content: WidgetPointer = gtk_label_new("content")
            gtk_widget_set_size_request(content, 120, 80)
            let sheet = window.window.overlays.show(overlay) { content }
            GtkTests.iterate { sheet.isVisible }
            GtkTests.settle(window.window)
            return sheet
        }

        /// In one step, as a window is maximized or tiled.
        private func resize(_ window: TestWindow, to size: Size) {
            gtk_window_set_default_size(window.window, Int32(size.width), Int32(size.height))
            GtkTests.iterate {
                gtk_widget_get_width(window.widget) == size.width
                    && gtk_widget_get_height(window.widget) == size.height
            }
            GtkTests.settle(window.window)
        }

        @Test(arguments: [
            Overlay.sheet, .sheet(from: .top), .sheet(from: .leading), .sheet(from: .trailing),
            .sheet(detents: [.points(120), .full]), .sheet(input: .live), .sheet(input: .dismissing),
        ])
        func aSheetIsDrawnAsIfTheWindowHadAlwaysBeenOfThatSize(overlay: Overlay) throws {
            let sizes = [
                Size(width: 400, height: 300), Size(width: 640, height: 460), Size(width: 320, height: 260),
            ]
            let window = open(sizes[0])
            defer { window.close() }
            let sheet = show(overlay, in: window)
            for size in sizes.dropFirst() {
                resize(window, to: size)
                let resized = try Picture(of: window.widget)
                let fresh = open(size)
                let other = show(overlay, in: fresh)
                let expected = try Picture(of: fresh.widget)
                #expect(resized.shows(expected), "\(size)")
                other.dismiss()
                fresh.close()
            }
            sheet.dismiss()
        }

        @Test func aSheetStaysWhenAHeaderBarComesAndGoes() throws {
            let window = open(Size(width: 400, height: 300))
            defer { window.close() }
            let sheet = show(.sheet, in: window)
            let before = try Picture(of: window.widget)
            GtkTests.allowingWarnings {
                gtk_window_set_titlebar(window.window, gtk_header_bar_new())
                GtkTests.settle(window.window)
                gtk_window_set_titlebar(window.window, nil)
                GtkTests.settle(window.window)
            }
            resize(window, to: Size(width: before.width, height: before.height))
            #expect(try Picture(of: window.widget).shows(before))
            sheet.dismiss()
        }
    }
}
