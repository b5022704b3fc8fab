import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor
    @Suite
    struct PanelInputTests {
        private func bench() -> SurfaceBench { SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1))) }

        @Test func onlyThePanelIsPicked() throws {
            let bench = bench()
            defer { bench.close() }
            var style = SurfaceDrawingTests.style(scrim: .gray(0, alpha: 0.5))
            style.panel?.cornerRadius = 20
            bench.show(.sample(.veil, style: style))
            let view = bench.views[0]
            let panel = view.frames.panel
            #expect(view.panelContains(Geometry.Point(x: panel.midX, y: panel.midY)))
            #expect(!view.panelContains(Geometry.Point(x: panel.minX - 1, y: panel.midY)))
            // This point is outside the panel's round corner.
            #expect(!view.panelContains(Geometry.Point(x: panel.minX + 2, y: panel.minY + 2)))
            #expect(gtk_widget_pick(bench.layer.widget, 5, 5, GTK_PICK_DEFAULT) == nil)
        }

        /// Every panel has a press and a pointer motion gesture; only stacks of notices open by touch, and
        /// only sheets are dragged, and tapped on their grabbers.
        @Test(arguments: [(Overlay.Kind.veil, 2), (.hud, 3), (.sheet, 10)])
        func eachKindHasTheGesturesThatItCanUse(_ kind: Overlay.Kind, _ count: Int) throws {
            let fixture = try AppFixture()
            defer { fixture.close() }
            fixture.present()
            let overlay: Overlay =
                switch kind {
                case .hud: .hud("Saved", placement: .bottom)
                case .sheet: .sheet(detents: [.points(200)])
                default: .veil("Wait")
                }
            let content: WidgetPointer = gtk_label_new("content")
            let shown =
                kind == .sheet
                ? fixture.window.overlays.show(overlay) { content } : fixture.window.overlays.show(overlay)
            GtkTests.iterate { shown.isVisible }
            let view = try #require(fixture.host.surfaces.first)
            #expect(view.widget.controllers.count == count)
        }

        @Test func panelWithoutGroundHasItsContentsShape() throws {
            let bench = bench()
            defer { bench.close() }
            // A view with a round shape of its own.
            final class Disc: CustomWidget {
                override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
                    WidgetSize(100)
                }
                override func contains(x: Double, y: Double) -> Bool {
                    Geometry.Point(x: x, y: y).isWithin(50, of: Geometry.Point(x: 50, y: 50))
                }
            }
            let disc = Disc()
            g_object_ref_sink(disc.widget)
            defer { g_object_unref(disc.widget) }
            let id = ViewID()
            bench.held[id] = disc.widget
            bench.show(.sample(.sheet, view: id, style: .classic(.sheet)))
            let panel = bench.views[0].frames.panel
            #expect(bench.views[0].panelContains(Geometry.Point(x: panel.midX, y: panel.midY)))
            #expect(!bench.views[0].panelContains(Geometry.Point(x: panel.minX + 3, y: panel.minY + 3)))
        }

        @Test func aPassiveSurfaceTakesNothing() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(
                .veil, "Message", cancel: "Cancel", style: SurfaceDrawingTests.style())
            bench.show(plan)
            let cancel = try #require(bench.views[0].parts.cancel?.widget)
            #expect(gtk_widget_pick(bench.layer.widget, 200, 150, GTK_PICK_DEFAULT) != nil)
            #expect(gtk_widget_grab_focus(cancel) != 0)
            bench.show(plan.with(\.takesInput, false))
            #expect(gtk_widget_pick(bench.layer.widget, 200, 150, GTK_PICK_DEFAULT) == nil)
            #expect(gtk_widget_grab_focus(cancel) == 0)
        }

        @Test func theFocusGoesToThePanelAndByTabToItsButton() throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, "Message", cancel: "Cancel", style: .adaptive(.veil)))
            let view = bench.views[0]
            view.focusPanel()
            #expect(gtk_window_get_focus(bench.window.window) == view.panel.widget)
            view.enterPanel(GTK_DIR_TAB_FORWARD)
            #expect(gtk_window_get_focus(bench.window.window) == view.parts.cancel?.widget)
        }
    }
}
