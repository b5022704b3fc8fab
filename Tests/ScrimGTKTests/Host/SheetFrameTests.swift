import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What followers of a sheet's position receive in each frame.
    @MainActor @Suite struct SheetFrameTests {
        let window = TestWindow()
        let content: WidgetPointer = gtk_label_new("content")
        var host: GtkHost { GtkHost.of(window.window) }

        /// Counts the positions that a sheet's followers receive.
        @MainActor private struct Listener {
            private let positions: AsyncStream<Presentation.SheetPosition>
            private let continuation: AsyncStream<Presentation.SheetPosition>.Continuation

            /// - Parameter position: A position to receive at once; `nil` to receive only what follows.
            init(_ sheet: Presentation, at position: Presentation.SheetPosition? = nil) {
                (positions, continuation) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
                _ = sheet.completion.addListener(continuation, at: position)
            }

            /// How many positions were received until now.
            func count() async -> Int {
                continuation.finish()
                var count = 0
                for await _ in positions { count += 1 }
                return count
            }
        }

        @Test func framesAreToldWhileAFollowedSheetMovesAndNotWhileItRests() async throws {
            try DesktopSettings.set("gtk-enable-animations", true)
            defer { DesktopSettings.restore("gtk-enable-animations") }
            window.setChild(gtk_label_new("app"))
            window.present()
            defer { window.close() }
            let sheet = window.window.overlays.show(.sheet(detents: [.points(80), .points(160)])) { content }
            GtkTests.iterate { isAtRest }
            #expect(!host.plan.wantsFrames, "Nobody follows it")

            let positions = sheet.positions
            let moving = Listener(sheet)
            sheet.detent = .points(160)
            #expect(host.plan.wantsFrames)
            GtkTests.iterate { isAtRest && !host.plan.wantsFrames }
            #expect(await moving.count() > 3)
            // A new listener receives the resting position with the next event, and nothing else.
            let resting = Listener(sheet, at: sheet.position)
            RealInput(window: window.window).settle()
            #expect(await resting.count() == 1)
            withExtendedLifetime(positions) {}
        }

        private var isAtRest: Bool {
            guard let surface = host.surfaces.first, let plan = surface.plan else { return false }
            return surface.drawnPose == .rest && plan.motion.isSettled(at: .now)
                && !surface.frames.panel.isEmpty
        }
    }
}
