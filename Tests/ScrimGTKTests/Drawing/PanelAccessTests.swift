import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// What assistive technology reads; needs `GTK_A11Y=test`.
extension GtkTests {
    @MainActor
    @Suite
    struct PanelAccessTests {
        private func bench() -> SurfaceBench { SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1))) }

        @Test(arguments: Overlay.Kind.allCases)
        func panelHasTheRoleOfItsKind(_ kind: Overlay.Kind) throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(kind, "Message", style: .adaptive(kind)))
            let expected =
                switch kind {
                case .hud: GTK_ACCESSIBLE_ROLE_STATUS
                case .question: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
                case .veil, .loading, .activity, .sheet: GTK_ACCESSIBLE_ROLE_DIALOG
                }
            #expect(gtk_accessible_get_accessible_role(bench.views[0].panel.widget.opaque) == expected)
        }

        /// A presentational widget hides everything inside it: a real client then saw an empty window.
        @Test func nothingOnTheWayToAPanelHidesIt() {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, "Message", style: .adaptive(.veil)))
            var widget: WidgetPointer? = bench.views[0].panel.widget
            while let shown = widget {
                let role = gtk_accessible_get_accessible_role(shown.opaque)
                #expect(role != GTK_ACCESSIBLE_ROLE_PRESENTATION && role != GTK_ACCESSIBLE_ROLE_NONE)
                widget = gtk_widget_get_parent(shown)
            }
        }

        @Test func panelIsLabeledBusyAndModal() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(
                .veil, "Signing in…", detail: "One moment", indicator: .spinner, style: .adaptive(.veil))
            bench.show(plan)
            let view = bench.views[0]
            view.setModal(true)
            let panel = view.panel.widget
            #expect(panel.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Signing in…, One moment"))
            #expect(panel.tells(GTK_ACCESSIBLE_STATE_BUSY, true))
            #expect(panel.tells(GTK_ACCESSIBLE_PROPERTY_MODAL, true))

            bench.show(plan.with(\.panel.message, "Done").with(\.panel.indicator, .icon(.success)))
            view.setModal(false)
            #expect(panel.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Done, One moment"))
            #expect(panel.tells(GTK_ACCESSIBLE_STATE_BUSY, false))
            #expect(panel.tells(GTK_ACCESSIBLE_PROPERTY_MODAL, false))
        }

        @Test func aSheetOfTheAppsHasItsLabel() {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.sheet, nil, style: .adaptive(.sheet))
            bench.show(plan.with(\.panel.label, "Colors"))
            #expect(bench.views[0].panel.widget.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Colors"))
        }

        /// The text beside the check mark has the same meaning: with a name of its own, the mark would be read twice.
        @Test func aCheckMarkIsDecoration() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(
                .hud, "Saving", indicator: .spinner, style: .adaptive(.hud, placement: .bottom))
            func indicator() throws -> WidgetPointer { try #require(bench.views[0].parts.indicator?.widget) }
            bench.show(plan)
            #expect(try indicator().tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Saving"))
            bench.show(plan.with(\.panel.message, "Saved").with(\.panel.indicator, .icon(.success)))
            let mark = try indicator()
            #expect(
                gtk_accessible_get_accessible_role(mark.opaque) == GTK_ACCESSIBLE_ROLE_PRESENTATION)
            #expect(gtk_test_accessible_has_property(mark.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) == 0)
        }

        @Test(arguments: [Overlay.Indicator.ring(0.25), .bar(0.25)])
        func progressTellsItsValueAndWhatItIsOf(_ indicator: Overlay.Indicator) throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, "Copying", indicator: indicator, style: .adaptive(.veil))
            bench.show(plan)
            let progress = try #require(bench.views[0].parts.indicator?.widget)
            #expect(gtk_accessible_get_accessible_role(progress.opaque) == GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
            #expect(progress.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.25))
            #expect(progress.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "25%"))
            #expect(progress.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Copying"))
            bench.show(plan.with(\.panel.indicator, indicator.at(0.5)))
            #expect(bench.views[0].parts.indicator?.widget == progress)
            #expect(progress.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "25%"))
            bench.show(
                plan.with(\.panel.indicator, indicator.at(0.5)).with(\.panel.progressText, "50 von hundert"))
            #expect(progress.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "50 von hundert"))
            #expect(progress.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.5))
        }
    }
}
