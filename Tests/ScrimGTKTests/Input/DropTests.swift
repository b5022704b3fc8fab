import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A drag and drop over a window in which overlays come and go.
    @MainActor @Suite struct DropTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            // Hears what a drop target on the window hears, without an answer.
            let over = try #require(gtk_drop_controller_motion_new())
            Signal(over, "motion") { [app] _ in app.note("drag over window") }
            gtk_widget_add_controller(app.window.widget, over)
        }

        @Test func aBlockedWindowIsNotOfferedWhatIsDraggedOverIt() {
            defer { app.close() }
            app.input.drag(from: app.dragSource, to: app.otherButton)
            #expect(app.heard.isSuperset(of: ["drag over window", "window drop"]))

            app.reset()
            app.input.drag(
                from: app.dragSource, to: app.otherButton,
                meanwhile: {
                    app.apply(.blockingWindow())
                    app.forget()
                },
                atTarget: { GtkTests.iterate { !app.window.widget.hasDropHighlight } })
            #expect(app.heard.isDisjoint(with: ["drag over window", "window drop"]))

            app.apply(InputPlan())
            app.reset()
            app.input.drag(from: app.dragSource, to: app.otherButton)
            #expect(app.heard.contains("window drop"), "it works again")
        }

        @Test func aTargetThatIsBlockedUnderADragLosesIt() {
            defer { app.close() }
            app.input.drag(
                from: app.dragSource, to: app.dropArea,
                atTarget: {
                    GtkTests.iterate { app.dropArea.hasDropHighlight }
                    app.apply(.blockingWindow())
                    #expect(!app.dropArea.hasDropHighlight)
                })
            #expect(app.dropArea.targetsOfDrag.isEmpty)
            #expect(app.heard.isDisjoint(with: ["drop", "window drop"]))

            app.apply(InputPlan())
            app.reset()
            app.input.drag(from: app.dragSource, to: app.dropArea)
            #expect(app.heard.contains("drop"), "it works again")
        }

        /// Like a quick save whose veil nobody sees.
        @Test(.onX("On Wayland the target has lost the drag"))
        func aTargetUnderADragGetsTheDropAfterWorkThatEndedInItsGrace() {
            defer { app.close() }
            app.input.drag(
                from: app.dragSource, to: app.dropArea,
                meanwhile: { app.apply(.blockingWindow()) },
                atTarget: {
                    GtkTests.iterate { app.host.layer?.isUnderDrag == true }
                    app.apply(InputPlan())
                    app.input.settle()
                    app.input.move(4, 1)
                    GtkTests.iterate { app.dropArea.hasDropHighlight }
                    app.input.move(-4, 1)
                })
            #expect(app.heard.contains("drop"))
            GtkTests.iterate { app.host.isIdle }
        }

        /// Like a quick save that begins and ends while the drag rests.
        @Test(.onX("On Wayland the target has lost the drag"))
        func aTargetUnderADragAtRestGetsTheDropAfterWorkThatEndedInItsGrace() {
            defer { app.close() }
            app.input.drag(
                from: app.dragSource, to: app.dropArea,
                atTarget: {
                    GtkTests.iterate { app.dropArea.hasDropHighlight }
                    app.apply(.blockingWindow())
                    app.input.settle()
                    #expect(!app.dropArea.hasDropHighlight)
                    app.apply(InputPlan())
                    app.input.settle()
                    app.input.move(4, 1)
                    app.input.move(-4, 1)
                })
            #expect(app.heard.contains("drop") && !app.heard.contains("window drop"))
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aLayerThatADragIsOverGivesWayToTheNextOverlay() {
            defer { app.close() }
            app.input.drag(
                from: app.dragSource, to: app.dropArea,
                meanwhile: { app.apply(.blockingWindow()) },
                atTarget: {
                    app.apply(InputPlan())
                    app.apply(.blockingWindow())
                    app.apply(InputPlan())
                })
            GtkTests.iterate { app.host.isIdle }
            app.input.click(app.button)
            #expect(app.heard.contains("click"))
        }

        @Test func aPanelWithoutUseForADropKeepsItFromTheWindow() {
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let label: WidgetPointer = gtk_label_new("Sheet")
            let sheet = app.window.overlays.show(.sheet(detents: [.points(100)], input: .live)) { label }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(label) != 0 }
            app.input.settle()
            app.input.drag(
                from: app.dragSource, to: label,
                atTarget: {
                    GtkTests.iterate { !app.window.widget.hasDropHighlight }
                    app.forget()
                    app.input.move(4, 1)
                })
            #expect(app.heard.isDisjoint(with: ["drag over window", "window drop"]))
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }
    }
}
