import CGtk4
import Testing

@testable import Scrim
@testable import ScrimGTK

extension GtkTests {
    /// What those who follow a sheet hear of its frames.
    @MainActor @Suite struct SheetFrameTests {
        let window = TestWindow()
        let content: WidgetPointer = gtk_label_new("content")
        var host: GtkHost { GtkHost.of(window.window) }

        @Test func framesAreToldWhileAFollowedSheetMovesAndNotWhileItRests() {
            window.setChild(gtk_label_new("app"))
            window.present()
            defer { window.close() }
            host.stage.journal.limit = 1000
            let sheet = window.window.overlays.show(.sheet(detents: [.points(80), .points(160)])) { content }
            GtkTests.iterate { isAtRest }
            #expect(frames == 0, "Nobody follows it")

            let positions = sheet.positions
            sheet.detent = .points(160)
            #expect(host.plan.wantsFrames)
            GtkTests.iterate { isAtRest && !host.plan.wantsFrames }
            let counted = frames
            #expect(counted > 3)
            RealInput(window: window.window).settle()
            #expect(frames == counted)
            withExtendedLifetime(positions) {}
        }

        private var frames: Int { host.stage.journal.lines.filter { $0.contains("host: frame") }.count }

        private var isAtRest: Bool {
            guard let surface = host.surfaces.first, let plan = surface.plan else { return false }
            return surface.pose == .rest && plan.motion.isSettled(at: .now) && !surface.frames.panel.isEmpty
        }
    }
}
