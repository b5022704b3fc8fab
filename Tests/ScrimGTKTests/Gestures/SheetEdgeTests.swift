import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Sheets at every edge, both writing directions, in wide windows, and on top of each other.
    @MainActor @Suite struct SheetEdgeTests {
        let bench: SheetBench
        let ground: WidgetPointer = gtk_label_new("ground")

        init() throws {
            bench = try SheetBench()
            gtk_widget_set_vexpand(ground, 1)
            bench.add(ground)
        }

        private var window: Geometry.Size { bench.app.host.bounds.size }
        private func panel(_ index: Int = 0) -> Geometry.Rect {
            bench.bounds(of: bench.app.host.surfaces[index].panel.widget)
        }

        @Test(arguments: Overlay.Placement.Edge.allCases, [false, true])
        func isDraggedTowardsAndAwayFromItsOwnEdge(_ edge: Overlay.Placement.Edge, _ isRightToLeft: Bool)
            throws
        {
            defer { bench.close() }
            gtk_widget_set_direction(
                bench.app.window.widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
            let sheet = bench.show([.points(160), .points(260)]) {
                $0.placement = .edge(edge)
                // The pointer stops half way, at the screen's left edge.
                $0.sheet.dismissal = .past(0.3)
            }
            let closing = try #require(bench.view.plan?.sheet?.closing)
            let isAtTheLeft = edge == .leading && !isRightToLeft || edge == .trailing && isRightToLeft
            switch edge {
            case .bottom: #expect(closing == Geometry.Point(y: 1) && panel().maxY == window.height)
            case .top: #expect(closing == Geometry.Point(y: -1) && panel().minY == 0)
            case .leading, .trailing:
                #expect(closing == Geometry.Point(x: isAtTheLeft ? -1 : 1))
                #expect(isAtTheLeft ? panel().minX == 0 : panel().maxX == window.width)
            }
            func move(_ points: Int) { bench.input.move(Int(closing.x) * points, Int(closing.y) * points) }
            // At the top, the panel also extends behind the window's title bar, which is not counted.
            let behindBar = edge == .top ? bench.app.host.safeArea.top : 0
            func extent() -> Double { closing.x == 0 ? panel().height - behindBar : panel().width }
            bench.input.press(ground)
            move(-9)
            move(-49)
            GtkTests.iterate { extent() == 210 }
            move(-20)
            bench.input.release()
            GtkTests.iterate { sheet.detent == .points(260) && bench.isAtRest }
            #expect(extent() == 260)
            // Now the other way, towards the edge.
            bench.input.press(ground)
            move(9)
            move(60)
            bench.input.release()
            GtkTests.iterate { sheet.detent == .points(160) && bench.isAtRest }
            bench.input.press(ground)
            move(9)
            move(130)
            bench.input.release()
            GtkTests.iterate { sheet.hasEnded }
            #expect(sheet.outcome?.cause == .drag)
        }

        @Test(arguments: [false, true])
        func aStripInASheetAtTheSideHandsOver(_ isRightToLeft: Bool) {
            defer { bench.close() }
            gtk_widget_set_direction(
                bench.app.window.widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
            let strip: WidgetPointer = gtk_scrolled_window_new()
            gtk_scrolled_window_set_policy(strip.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
            gtk_scrolled_window_set_child(strip.opaque, gtk_label_new(String(repeating: "wide ", count: 100)))
            // Higher than a scroll bar, which handles presses on it.
            gtk_widget_set_size_request(strip, -1, 60)
            bench.add(strip)
            _ = bench.show([.points(200), .points(250)]) { $0.placement = .edge(.leading) }
            let position = gtk_scrolled_window_get_hadjustment(strip.opaque)
            gtk_adjustment_set_value(position, 100)
            let out = isRightToLeft ? -1 : 1
            bench.input.press(strip)
            bench.input.move(9 * out, 0)
            bench.input.move(49 * out, 0)
            GtkTests.iterate { panel().width == 250 }
            #expect(gtk_adjustment_get_value(position) == 100)
            bench.input.move(30 * out, 0)
            // The scrolled content follows the finger.
            GtkTests.iterate { gtk_adjustment_get_value(position) == 100 - 30 * Double(out) }
            bench.input.release()
        }

        @Test func inAWideWindowItIsInTheMiddleAndAsWideAsItsStyleSays() throws {
            defer { bench.close() }
            gtk_window_set_default_size(bench.app.window, 1000, 560)
            GtkTests.iterate { window.width > 900 }
            _ = bench.show([.points(160), .points(320)])
            #expect(panel().width == 640)
            #expect(abs(panel().midX - window.width / 2) <= 0.5)
            bench.takeHold(of: ground, closing: false)
            bench.comes(to: 161)
            #expect(panel().width == 640)
            bench.input.release()
            // The window becomes narrow under the sheet.
            gtk_window_set_default_size(bench.app.window, 500, 560)
            GtkTests.iterate { window.width < 600 && panel().width == window.width }
        }

        @Test func resizedInTheMiddleOfADragItStaysUnderThePointer() {
            defer { bench.close() }
            let sheet = bench.show([.points(160), .fraction(0.8)])
            bench.takeHold(of: ground, closing: false)
            bench.input.move(0, -59)
            bench.comes(to: 220)
            let before = window.height
            gtk_window_set_default_size(bench.app.window, 420, 640)
            GtkTests.iterate { window.height > before }
            bench.comes(to: 220)
            bench.input.move(0, -20)
            bench.comes(to: 240)
            bench.input.release()
            GtkTests.iterate { bench.isAtRest }
            #expect(!sheet.hasEnded)
        }

        @Test func withReducedMotionItIsDraggedAndArrivesWithoutSwinging() throws {
            let bench = try SheetBench(isInstant: false)
            defer { bench.close() }
            try DesktopSettings.set("gtk-enable-animations", false)
            defer { DesktopSettings.restore("gtk-enable-animations") }
            let ground: WidgetPointer = gtk_label_new("ground")
            gtk_widget_set_vexpand(ground, 1)
            bench.add(ground)
            let sheet = bench.show([.points(160), .points(320)])
            var highest = 0.0
            bench.takeHold(of: ground, closing: false)
            bench.input.move(0, -99)
            bench.comes(to: 260)
            bench.input.release()
            GtkTests.iterate {
                highest = max(highest, bench.height)
                return sheet.detent == .points(320) && bench.isAtRest
            }
            #expect(bench.height == 320 && highest <= 320.5)
        }

        // MARK: On top of each other

        @Test func ofTwoSheetsEachGoesAlone() {
            defer { bench.close() }
            for act in ["drag", "Escape", "tap"] {
                let lower = bench.show([.points(320)]) { $0.input = .dismissing }
                let other: WidgetPointer = gtk_label_new("upper")
                gtk_widget_set_vexpand(other, 1)
                var overlay = Overlay.sheet(detents: [.points(160)])
                overlay.input = .dismissing
                let upper = bench.app.window.overlays.show(overlay) { other }
                GtkTests.iterate { upper.isVisible && gtk_widget_get_height(other) > 0 }
                bench.input.settle()
                for (top, sheet) in [(other, upper), (ground, lower)] {
                    switch act {
                    case "drag":
                        bench.takeHold(of: top, closing: true)
                        bench.input.move(0, 200)
                        bench.input.release()
                    case "Escape": bench.input.key("Escape")
                    default:
                        // A click above both sheets, far enough from the last click not to be its second half.
                        bench.input.click(x: 40, y: sheet === upper ? 60 : 120)
                    }
                    GtkTests.iterate { sheet.hasEnded }
                    #expect(lower.hasEnded == (sheet === lower), "\(act)")
                }
                GtkTests.iterate { bench.app.host.surfaces.isEmpty }
            }
        }

        // MARK: The background

        @Test func beforeItTheAppIsClickedTypedIntoAndScrolled() {
            defer { bench.close() }
            let app = bench.app
            let sheet = bench.show([.points(80), .points(120)])
            bench.input.click(app.entry)
            bench.input.key("a")
            bench.input.click(app.otherButton)
            bench.input.hover(app.scroller)
            bench.input.wheel(down: true)
            GtkTests.iterate { app.heard.isSuperset(of: ["typing", "other click", "scroll"]) }
            bench.takeHold(of: ground, closing: false)
            bench.input.move(0, -30)
            bench.input.release()
            bench.input.click(app.button)
            GtkTests.iterate { app.heard.contains("click") }
            #expect(!sheet.hasEnded)
        }

        // MARK: What does not fit

        /// Content that needs more space than its sheet has is clipped there.
        @Test func whatASheetCutsOffTakesNoPress() throws {
            defer { bench.close() }
            let app = bench.app
            gtk_widget_set_size_request(ground, -1, 300)
            let sheet = bench.show([.points(50)]) { $0.placement = .edge(.top) }
            let button = bench.bounds(of: app.otherButton)
            #expect(panel().maxY < button.minY && bench.bounds(of: ground).maxY > button.maxY)
            bench.input.click(app.otherButton)
            GtkTests.iterate { app.heard.contains("other click") }
            #expect(!sheet.hasEnded)
        }

        @Test func whatASheetOverAViewCutsOffTakesNoPressBelowTheView() throws {
            defer { bench.close() }
            let below: WidgetPointer = gtk_button_new_with_label("below")
            var clicks = 0
            Signal(below, "clicked") { _ in clicks += 1 }
            gtk_box_append(bench.app.box.cast(to: GtkBox.self), below)
            gtk_widget_set_size_request(ground, -1, 300)
            let sheet = bench.app.scroller.overlays.show(.sheet(detents: [.points(60)], input: .live)) {
                bench.content
            }
            GtkTests.iterate { sheet.isVisible && bench.isAtRest }
            bench.input.settle()
            #expect(bench.bounds(of: ground).maxY > bench.bounds(of: below).maxY)
            bench.input.click(below)
            GtkTests.iterate { clicks == 1 }
            #expect(!sheet.hasEnded)
        }

        // MARK: The keyboard

        /// FloatingPanel#516, PanModal#69, flutter#71418: the entry is covered by the keyboard.
        ///
        /// FittedSheets#221: the keyboard's height is counted twice.
        @Test func aFocusedEntryIsSeenAboveTheKeyboardAndTheKeyboardCountsOnce() {
            defer { bench.close() }
            let keyboard: WidgetPointer = gtk_label_new("keys")
            gtk_widget_set_size_request(keyboard, -1, 180)
            gtk_widget_set_visible(keyboard, 0)
            gtk_box_append(bench.app.box.cast(to: GtkBox.self), keyboard)
            bench.app.window.overlays.setKeyboard(keyboard)
            let list = SheetBench.makeList(rows: 30)
            let entry: WidgetPointer = gtk_entry_new()
            let rows = gtk_viewport_get_child(gtk_scrolled_window_get_child(list.opaque)?.opaque)
            rows.map { gtk_box_insert_child_after($0.cast(to: GtkBox.self), entry, $0.children[20]) }
            gtk_widget_set_vexpand(ground, 0)
            bench.add(list)
            _ = bench.show([.points(460)])
            bench.input.click(entry)
            #expect(panel() == Geometry.Rect(0, window.height - 460, window.width, 460))

            gtk_widget_set_visible(keyboard, 1)
            GtkTests.iterate { panel().maxY < window.height }
            bench.input.settle()
            let top = bench.bounds(of: keyboard).minY
            #expect(panel().maxY == top)
            #expect(
                panel().height == top - 24 - bench.app.host.safeArea.top,
                "It keeps its margin, and the keyboard counts once")
            let (seen, room) = (bench.bounds(of: entry), bench.bounds(of: list))
            #expect(seen.maxY <= room.maxY - 7.5 && seen.minY >= room.minY, "\(seen) in \(room)")
            #expect(SheetBench.offset(list) > 0)
            bench.input.key("x")
            #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "x")

            gtk_widget_set_visible(keyboard, 0)
            GtkTests.iterate { panel().maxY == window.height }
            #expect(panel().height == 460)
        }
    }
}
