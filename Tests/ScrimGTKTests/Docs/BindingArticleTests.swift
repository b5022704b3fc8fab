import CGtk4
import Scrim
import Testing

@testable import ScrimGTK

extension GtkTests {
    /// The article on other GTK bindings: its code works with the pointers that bindings hand out.
    @MainActor @Suite struct BindingArticleTests {
        private let window = TestWindow()
        private let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Report")

        @Test func aTypedPointerHasOverlays() {
            defer { window.close() }
            window.setChild(label)
            window.present()
            let widget: UnsafeMutablePointer<GtkWidget> = label
            widget.overlays.flash(.hud("Copied", icon: .success))
            #expect(window.window.overlays.presentations.map(\.message) == ["Copied"])
        }

        @Test func anOpaquePointerLeadsToItsWindow() {
            defer { window.close() }
            window.setChild(label)
            window.present()
            let pointer = OpaquePointer(label)
            let overlays = Overlays(pointer)
            overlays.over(.window).flash(.hud("Saved", placement: .bottom))
            #expect(window.window.overlays.presentations.map(\.region) == [.window])
        }

        @Test func aPointerToAnotherTypeOfWidgetHasThem() {
            defer { window.close() }
            window.present()
            let own = UnsafeMutableRawPointer(window.window).assumingMemoryBound(
                to: GtkApplicationWindow.self)
            Overlays(own).flash(.hud("Saved"))
            #expect(window.window.overlays.presentations.map(\.message) == ["Saved"])
        }

        @Test func overlaysThatAreAskedForEarlyWaitForTheWindow() {
            defer { window.close() }
            let pointer = OpaquePointer(label)
            let early = Overlays(pointer)
            let busy = early.show(.loading("Loading"))
            #expect(!busy.hasEnded && !busy.isVisible)
            window.setChild(label)
            window.present()
            GtkTests.iterate { busy.isVisible }
            busy.dismiss()
        }

        @Test func aViewOfSwiftCrossUIShowsAWidgetWithATypedPointer() {
            defer { window.close() }
            typealias Text = SwiftCrossUI.Text
            window.setChild(label)
            window.present()
            Lookalike.label = label
            Text("Articles").inspect { label in
                let overlays = label.widgetPointer.overlays
                overlays.flash(.hud("Copied"))
                overlays.over(.window).flash(.hud("Saved", placement: .bottom))
            }
            #expect(window.window.overlays.presentations.map(\.message) == ["Copied", "Saved"])
        }

        @Test func theStorageOfAViewOfAdwaitaForSwiftHasAnOpaquePointer() {
            defer { window.close() }
            typealias Text = AdwaitaForSwift.Text
            window.setChild(label)
            window.present()
            Lookalike.label = label
            Text("Articles").inspectOnAppear { storage in
                guard let pointer = storage.opaquePointer else { return }
                Overlays(pointer).over(.window).flash(.hud("Saved"))
            }
            #expect(window.window.overlays.presentations.map(\.region) == [.window])
        }

        @Test func aWidgetOfSwiftGtkHasATypedPointer() {
            defer { window.close() }
            window.setChild(self.label)
            window.present()
            let label = SwiftGtk.Label(widget_ptr: self.label)
            label.widget_ptr.overlays.flash(.hud("Copied"))
            #expect(window.window.overlays.presentations.map(\.message) == ["Copied"])
        }

        @Test func theLoopIsAttachedOnce() {
            defer { window.close() }
            MainLoop.attach()
            MainLoop.attach()
            let notice = Scrim.Overlay.hud("Saved")
            #expect(notice.kind == .hud)
        }
    }
}
