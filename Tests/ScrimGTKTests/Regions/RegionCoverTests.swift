import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What the app shows over a view stays visible and usable above the view's overlay.
    @MainActor @Suite struct RegionCoverTests {
        private let window = TestWindow(width: 400, height: 300)
        private let stack: WidgetPointer = gtk_overlay_new()
        private let content: WidgetPointer = gtk_label_new("content")
        private let bar: WidgetPointer = gtk_button_new_with_label("Play")

        init() {
            gtk_overlay_set_child(stack.opaque, content)
            gtk_widget_set_valign(bar, GTK_ALIGN_END)
            gtk_overlay_add_overlay(stack.opaque, bar)
            window.setChild(stack)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
        }

        private var host: GtkHost { GtkHost.of(window.window) }

        private func middle(of widget: WidgetPointer) -> Point {
            widget.bounds(in: window.widget).map(middle) ?? .zero
        }

        private func middle(_ frame: Rect) -> Point { Point(x: frame.midX, y: frame.midY) }

        @Test func aBarOverThePictureIsSeenAndPressed() throws {
            defer { window.close() }
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible && host.surfaces.first?.surface.scene.covers.count == 1 }
            let input = RealInput(window: window.window)
            input.begin()
            var presses = 0
            Signal(bar, "clicked") { _ in presses += 1 }
            #expect(host.route(at: middle(of: bar)) == .app)
            #expect(host.route(at: middle(of: content)) != .app)
            input.click(bar)
            GtkTests.iterate { presses == 1 }

            gtk_widget_set_visible(bar, 0)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers == [] }
            #expect(host.route(at: Point(x: 200, y: 290)) != .app)
            loading.dismiss()
        }

        @Test func whatIsOverTheWholeWindowIsUnderAVeil() {
            defer { window.close() }
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            #expect(host.route(at: middle(of: bar)) != .app)
            #expect(host.surfaces.first?.surface.scene.covers == [])
            veil.dismiss()
        }

        /// The panel's button is under what covers the panel, and usable again afterwards.
        @Test func aCoveredPanelTakesNoPress() throws {
            defer { window.close() }
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible }
            let dialog: WidgetPointer = gtk_label_new("dialog")
            gtk_overlay_add_overlay(stack.opaque, dialog)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers.count == 2 }
            let panel = try #require(host.surfaces.first)
            #expect(!panel.panelContains(middle(panel.frames.panel)))
            #expect(host.route(at: middle(panel.frames.panel)) == .app)
            gtk_overlay_remove_overlay(stack.opaque, dialog)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers.count == 1 }
            #expect(host.route(at: middle(panel.frames.panel)) != .app)
            loading.dismiss()
        }

        /// Widgets of the app's that cover the whole region and show nothing.
        enum Invisible: String, CaseIterable {
            case drawingArea, undrawnArea, label, picture, opacity, tint, shield

            @MainActor func make() -> WidgetPointer {
                switch self {
                case .drawingArea: return gtk_drawing_area_new()
                case .undrawnArea:
                    let area: WidgetPointer = gtk_drawing_area_new()
                    gtk_drawing_area_set_draw_func(
                        area.cast(to: GtkDrawingArea.self), { _, _, _, _, _ in }, nil, nil)
                    return area
                case .label: return gtk_label_new(nil)
                case .picture: return gtk_picture_new()
                case .opacity:
                    let label: WidgetPointer = gtk_label_new("faded")
                    gtk_widget_set_opacity(label, 0)
                    return label
                case .tint:
                    let dimming: WidgetPointer = gtk_drawing_area_new()
                    dimming.setStyleSheet("widget { background: rgba(0, 0, 0, 0.3); }")
                    return dimming
                case .shield:
                    let shield: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
                    gtk_widget_add_css_class(shield, "shield")
                    return shield
                }
            }
        }

        @Test(arguments: Invisible.allCases, [false, true])
        func whatShowsNothingCoversNothing(_ kind: Invisible, _ takesInput: Bool) throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let invisible = kind.make()
            gtk_widget_set_can_target(invisible, takesInput ? 1 : 0)
            gtk_overlay_add_overlay(stack.opaque, invisible)
            window.widget.setStyleSheet("window { background: black; }")
            GtkTests.settle(window.window)
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible }
            GtkTests.settle(window.window)
            let surface = try #require(host.surfaces.first)
            #expect(surface.surface.scene.covers == [])
            #expect(try Picture(of: window.widget).brightness(5, 5) > 0.6)
            #expect(host.route(at: middle(surface.frames.panel)) != .app)
            loading.dismiss()
        }

        /// Any content inside a group with zero opacity.
        @Test func whatIsDrawnWithoutOpacityCoversNothing() throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let ghost = Ghost()
            gtk_overlay_add_overlay(stack.opaque, ghost.widget)
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible && ghost.isDrawn }
            GtkTests.settle(window.window)
            #expect(host.surfaces.first?.surface.scene.covers == [])
            loading.dismiss()
        }

        private final class Ghost: CustomWidget {
            private(set) var isDrawn = false
            override func snapshot(_ snapshot: OpaquePointer) {
                isDrawn = true
                let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
                var (color, frame) = (GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1), graphene_rect_t())
                graphene_rect_init(&frame, 0, 0, Float(width), Float(height))
                guard let fill = gsk_color_node_new(&color, &frame),
                    let blurred = gsk_blur_node_new(fill, 1), let faded = gsk_opacity_node_new(blurred, 0)
                else { return }
                gtk_snapshot_append_node(snapshot, faded)
                for node in [fill, blurred, faded] { gsk_render_node_unref(node) }
            }
        }

        /// A box that the app's style sheet gives a background.
        @Test func aBoxWithAClassOfTheAppsCoversWhatItPaints() throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let card: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            gtk_widget_add_css_class(card, "painted")
            card.setStyleSheet("box.painted { background: red; }")
            gtk_widget_set_size_request(card, 60, 40)
            gtk_widget_set_halign(card, GTK_ALIGN_START)
            gtk_widget_set_valign(card, GTK_ALIGN_START)
            gtk_overlay_add_overlay(stack.opaque, card)
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate {
                loading.isVisible && host.surfaces.first?.surface.scene.covers == [Rect(0, 0, 60, 40)]
            }
            loading.dismiss()
        }

        /// Many marks on a board that draws nothing itself: between them the region is covered and blocked.
        @Test func whatOnlyArrangesCoversNothingBetweenItsChildren() throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let board: WidgetPointer = gtk_fixed_new()
            gtk_widget_set_can_target(board, 0)
            for index in 0..<6 {
                let mark: WidgetPointer = gtk_drawing_area_new()
                gtk_widget_set_size_request(mark, 10, 10)
                mark.setStyleSheet("widget { background: red; }")
                gtk_fixed_put(board.cast(to: GtkFixed.self), mark, Double(index) * 60, Double(index) * 40)
            }
            gtk_overlay_add_overlay(stack.opaque, board)
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible && host.surfaces.first?.surface.scene.covers.count == 6 }
            #expect(host.route(at: Point(x: 30, y: 30)) != .app)
            loading.dismiss()
        }

        /// A frame around a picture lets the picture show.
        @Test func aFrameCoversItsLinesOnly() throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let frame: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_can_target(frame, 0)
            frame.setStyleSheet("widget { border: 4px solid red; }")
            gtk_overlay_add_overlay(stack.opaque, frame)
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible && host.surfaces.first?.surface.scene.covers.count == 4 }
            #expect(host.route(at: Point(x: 200, y: 40)) != .app)
            #expect(try Picture(of: window.widget).color(2, 150).red > 0.95)
            loading.dismiss()
        }

        /// Only covered parts are blocked: where the app's drawing is visible, what is below it is
        /// visible and live too.
        @Test func underADecorationNothingIsBlocked() throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let mark: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_can_target(mark, 0)
            gtk_widget_set_size_request(mark, 40, 40)
            gtk_widget_set_halign(mark, GTK_ALIGN_START)
            gtk_widget_set_valign(mark, GTK_ALIGN_START)
            mark.setStyleSheet("widget { background: red; }")
            gtk_overlay_add_overlay(stack.opaque, mark)
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible && host.surfaces.first?.surface.scene.covers.count == 1 }
            #expect(host.route(at: Point(x: 20, y: 20)) == .app)
            #expect(host.route(at: Point(x: 60, y: 20)) != .app)
            loading.dismiss()
        }

        /// A widget that draws something only later; its layout does not change.
        @Test func aCoverIsFollowedThroughItsDrawing() throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let canvas = Drawer()
            gtk_overlay_add_overlay(stack.opaque, canvas.widget)
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible }
            GtkTests.settle(window.window)
            #expect(host.surfaces.first?.surface.scene.covers == [])
            canvas.mark = Rect(10, 20, 30, 40)
            gtk_widget_queue_draw(canvas.widget)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers == [Rect(10, 20, 30, 40)] }
            canvas.mark = .zero
            gtk_widget_queue_draw(canvas.widget)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers == [] }
            loading.dismiss()
        }

        /// GTK drops a widget's drawing as soon as the widget must be redrawn; that is no reason to
        /// draw over the widget.
        @Test func aCoverThatIsDrawnAnewIsCoverInEachFrame() throws {
            defer { window.close() }
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible && host.surfaces.first?.surface.scene.covers.count == 1 }
            let clock = try #require(gtk_widget_get_frame_clock(window.widget))
            var counts: [Int] = []
            let signal = Signal(UnsafeMutableRawPointer(clock), "paint", .after) { _ in
                counts.append(host.surfaces.first?.surface.scene.covers.count ?? 0)
            }
            for _ in 0..<10 {
                let before = counts.count
                gtk_widget_queue_draw(bar)
                gtk_widget_queue_resize(content)
                GtkTests.iterate { counts.count > before }
            }
            signal.disconnect()
            #expect(Set(counts) == [1])
            loading.dismiss()
        }

        /// Draws one rectangle.
        private final class Drawer: CustomWidget {
            var mark = Rect.zero
            override func snapshot(_ snapshot: OpaquePointer) {
                Canvas(snapshot).fill(mark, .gray(0))
            }
        }

        /// The app's badge covers only a few points of the panel; the rest stays usable.
        @Test func aBadgeThatTouchesAPanelLeavesItInUse() throws {
            defer { window.close() }
            gtk_widget_set_visible(bar, 0)
            let badge: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_can_target(badge, 0)
            gtk_widget_set_size_request(badge, 40, 20)
            gtk_widget_set_halign(badge, GTK_ALIGN_CENTER)
            gtk_widget_set_valign(badge, GTK_ALIGN_START)
            badge.setStyleSheet("widget { background: red; }")
            gtk_overlay_add_overlay(stack.opaque, badge)
            let loading = content.overlays.show(.loading("Loading", cancel: .standard))
            GtkTests.iterate { loading.isVisible }
            let surface = try #require(host.surfaces.first)
            gtk_widget_set_margin_top(badge, Int32(surface.frames.panel.minY) - 17)
            GtkTests.iterate {
                surface.surface.scene.covers.contains { !$0.intersection(surface.frames.panel).isEmpty }
            }
            let under = Point(x: surface.frames.panel.midX, y: surface.frames.panel.minY + 1)
            #expect(!surface.panelContains(under))
            let input = RealInput(window: window.window)
            input.begin()
            input.click(try #require(surface.parts.cancel?.widget))
            GtkTests.iterate { loading.hasEnded }
            #expect(loading.outcome?.cause == .cancelButton)
        }

        /// The covers of a hundred cards are found in one pass, not by comparing each card with every other.
        @Test func coversCostAsMuchAsThereIs() throws {
            defer { window.close() }
            let board: WidgetPointer = gtk_fixed_new()
            var cards: [WidgetPointer] = []
            for index in 0..<200 {
                let card: WidgetPointer = gtk_drawing_area_new()
                gtk_widget_set_size_request(card, 18, 10)
                gtk_fixed_put(
                    board.cast(to: GtkFixed.self), card, Double(index % 20) * 20, Double(index / 20) * 12)
                cards.append(card)
            }
            window.setChild(board)
            let all = cards.map { $0.overlays.show(.loading(indicator: .none)) }
            GtkTests.iterate { all.allSatisfy(\.isVisible) }
            let layer = try #require(host.layer?.widget)
            let look = RegionLook(in: layer)
            for card in cards { #expect(RegionGeometry(of: card, in: look)?.covers == []) }
            #expect(look.widgetsLookedAt <= cards.count + 10)
            all.forEach { $0.dismiss() }
        }

        @Test func rowsBesideARegionCoverNothing() {
            defer { window.close() }
            let list: WidgetPointer = gtk_list_box_new()
            for _ in 0..<5 { gtk_list_box_append(list.opaque, gtk_label_new("row")) }
            window.setChild(list)
            let row: WidgetPointer = list.children[1]
            let busy = row.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            #expect(host.surfaces.first?.surface.scene.covers == [])
            busy.dismiss()
        }
    }
}
