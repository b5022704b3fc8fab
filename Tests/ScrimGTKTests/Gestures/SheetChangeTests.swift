import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Changes around a sheet and in its content, while it is presented or held.
    @MainActor @Suite struct SheetChangeTests {
        let bench: SheetBench
        let ground: WidgetPointer = gtk_label_new("ground")

        init() throws {
            bench = try SheetBench()
            gtk_widget_set_vexpand(ground, 1)
            bench.add(ground)
        }

        private var window: Geometry.Size { bench.host.bounds.size }
        private func panel() throws -> Geometry.Rect { bench.bounds(of: try bench.view.panel.widget) }

        /// Turns the window by a quarter, as a phone's screen is turned.
        private func turn(isLandscape: Bool) {
            gtk_window_set_default_size(bench.window, isLandscape ? 620 : 420, isLandscape ? 420 : 560)
            GtkTests.iterate { (window.width > window.height) == isLandscape }
            bench.input.settle()
        }

        @Test(arguments: [Overlay.Placement.Edge.bottom, .leading])
        func turnedItIsAsIfItHadBeenShownSo(_ edge: Overlay.Placement.Edge) throws {
            defer { bench.close() }
            func show() -> Presentation {
                bench.show([.fraction(0.4), .full]) { $0.placement = .edge(edge) }
            }
            let sheet = show()
            let portrait = try panel()
            turn(isLandscape: true)
            let landscape = try panel()
            #expect(
                landscape != portrait && window.width >= landscape.maxX && window.height >= landscape.maxY)
            turn(isLandscape: false)
            #expect(try panel() == portrait)
            #expect(sheet.detent == .fraction(0.4))
            sheet.dismiss()
            GtkTests.iterate { bench.host.surfaces.isEmpty }
            turn(isLandscape: true)
            _ = show()
            #expect(try panel() == landscape)
        }

        @Test func turnedWhileItIsHeldItStaysWithThePointer() {
            defer { bench.close() }
            let sheet = bench.show([.fraction(0.3), .fraction(0.8)])
            let rest = bench.height
            bench.takeHold(of: ground, closing: false)
            bench.input.move(0, -49)
            bench.comes(to: rest + 50)
            turn(isLandscape: true)
            bench.comes(to: rest + 50)
            bench.input.move(0, -20)
            bench.comes(to: rest + 70)
            bench.standAndRelease()
            GtkTests.iterate { bench.isAtRest }
            #expect(!sheet.hasEnded && [.fraction(0.3), .fraction(0.8)].contains(sheet.detent))
        }

        /// FloatingPanel#650: the user changes the size of the desktop's text.
        @Test func anotherTextSizeIsFollowed() throws {
            defer { bench.close() }
            gtk_widget_set_vexpand(ground, 0)
            for line in 0..<6 { bench.add(gtk_label_new("line \(line)")) }
            defer { DesktopSettings.restoreTextScale() }
            try DesktopSettings.setTextScale(1)
            let sheet = bench.show([.content])
            let standard = bench.height
            try DesktopSettings.setTextScale(2)
            GtkTests.iterate { bench.isAtRest && bench.height > 1.5 * standard }
            #expect(sheet.position?.points == bench.height)
            try DesktopSettings.setTextScale(1)
            GtkTests.iterate { bench.isAtRest && bench.height == standard }
        }

        /// FloatingPanel#453: the content's height was only measured once.
        @Test func contentThatGrowsAndShrinksIsFollowed() {
            defer { bench.close() }
            gtk_widget_set_vexpand(ground, 0)
            _ = bench.show([.content, .full])
            let small = bench.height
            let more: WidgetPointer = gtk_label_new("one\ntwo\nthree\nfour")
            bench.add(more)
            GtkTests.iterate { bench.isAtRest && bench.height > small + 30 }
            gtk_box_remove(bench.content.cast(to: GtkBox.self), more)
            GtkTests.iterate { bench.isAtRest && bench.height == small }
        }

        /// A page of tabs is switched while the user holds the sheet over it.
        @Test func letGoWhileItIsOutOfSightItIsTakenHoldOfAgain() throws {
            defer { bench.close() }
            let (pages, page): (WidgetPointer, WidgetPointer) = (gtk_stack_new(), gtk_label_new("page"))
            let other: WidgetPointer = gtk_label_new("other page")
            for child in [page, other] { gtk_stack_add_child(pages.opaque, child) }
            gtk_widget_set_size_request(page, -1, 300)
            gtk_box_append(bench.app.box.cast(to: GtkBox.self), pages)
            let sheet = page.overlays.show(.sheet(detents: [.points(120), .points(220)])) { bench.content }
            GtkTests.iterate { sheet.isVisible && bench.isAtRest }
            bench.input.settle()
            let rest = bench.height
            bench.takeHold(of: ground, closing: false)
            bench.input.move(0, -49)
            bench.comes(to: rest + 50)
            gtk_stack_set_visible_child(pages.opaque, other)
            GtkTests.iterate { (try? bench.view.plan?.isHidden) == true }
            bench.input.settle()
            bench.input.release()
            gtk_stack_set_visible_child(pages.opaque, page)
            GtkTests.iterate { (try? bench.view.plan?.isHidden) == false && bench.isAtRest }
            bench.input.settle()
            #expect(bench.height == rest)
            bench.input.press(ground, at: Geometry.Point(x: 20, y: 60))
            bench.input.move(0, -9)
            bench.input.move(0, -29)
            bench.comes(to: rest + 30)
            bench.input.release()
            sheet.dismiss()
        }

        // MARK: The focus

        @Test func theFocusIsKeptThroughADragAndGivenBackAfterIt() {
            defer { bench.close() }
            let entry: WidgetPointer = gtk_entry_new()
            bench.add(entry)
            let sheet = bench.show([.points(200), .points(400)])
            bench.input.click(entry)
            bench.input.key("a")
            bench.takeHold(of: ground, closing: false)
            bench.input.move(0, -190)
            bench.input.key("b")
            bench.standAndRelease()
            GtkTests.iterate { sheet.detent == .points(400) && bench.isAtRest }
            bench.input.key("c")
            #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "abc")
            bench.takeHold(of: ground, closing: true)
            bench.input.move(0, 380)
            bench.input.release()
            GtkTests.iterate { bench.host.isIdle }
            #expect(sheet.outcome?.cause == .drag)
            bench.input.key("d")
            #expect(String(cString: gtk_editable_get_text(bench.app.entry.opaque)) == "d")
        }

        // MARK: Any shape

        /// A view with a round shape of its own.
        private final class Disc: CustomWidget {
            override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
                WidgetSize(200)
            }
            override func contains(x: Double, y: Double) -> Bool {
                let center = Geometry.Point(
                    x: Double(gtk_widget_get_width(widget)) / 2, y: Double(gtk_widget_get_height(widget)) / 2)
                return Geometry.Point(x: x, y: y).isWithin(100, of: center)
            }
        }

        @Test func whatIsBesideItsShapeIsTheApps() throws {
            defer { bench.close() }
            let disc = Disc()
            g_object_ref_sink(disc.widget)
            defer { g_object_unref(disc.widget) }
            var (onDisc, onApp) = (0, 0)
            listenForClicks(on: disc.widget) { onDisc += 1 }
            listenForClicks(on: bench.app.scroller) { onApp += 1 }
            let sheet = bench.window.overlays.show(.sheet.with(\.appearance, .classic)) { disc.widget }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_height(disc.widget) > 0 }
            bench.input.settle()
            let (bounds, behind) = (bench.bounds(of: disc.widget), bench.bounds(of: bench.app.scroller))
            bench.input.click(x: bounds.midX, y: bounds.midY)
            #expect(onDisc == 1 && onApp == 0)
            let beside = Geometry.Point(x: bounds.midX - 90, y: bounds.midY - 90)
            #expect(bounds.contains(beside) && behind.contains(beside))
            bench.input.click(x: beside.x, y: beside.y)
            #expect(onDisc == 1 && onApp == 1)
            #expect(!sheet.hasEnded)
        }

        private func listenForClicks(on widget: WidgetPointer, _ heard: @escaping @MainActor () -> Void) {
            guard let click = gtk_gesture_click_new() else { return }
            Signal(UnsafeMutableRawPointer(click), "released") { _ in heard() }
            gtk_widget_add_controller(widget, click)
        }
    }
}
