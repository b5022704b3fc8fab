import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Cancel looks like a button, even alone.
    @MainActor @Suite struct PanelButtonTests {
        /// Three colors of Cancel on a veil: the panel beside the button, the middle of the button's
        /// edge, and its background.
        private func colors(isDark: Bool, increasesContrast: Bool) throws -> [Overlay.Color] {
            let bench = SurfaceBench(content: SurfaceDrawingTests.ground(.gray(0.5)))
            defer { bench.close() }
            bench.environment.isDark = isDark
            bench.environment.increasesContrast = increasesContrast
            let style = Overlay.Style.adaptive(.veil).adapted(to: bench.environment)
            bench.show(SurfacePlan.sample(.veil, "Saving", cancel: "Cancel", style: style))
            let frames = try #require(bench.views.first?.frames)
            let button = try #require(frames.parts[.cancel])
                .offset(dx: frames.panel.minX, dy: frames.panel.minY)
            let (left, middle) = (Int(button.minX.rounded()), Int(button.midY))
            let picture = try bench.picture()
            return [left - 3, left, left + 4].map { picture.color($0, middle) }
        }

        @Test(arguments: [false, true])
        func itHasAGroundOfItsOwn(isDark: Bool) throws {
            let seen = try colors(isDark: isDark, increasesContrast: false)
            #expect(seen[1] == seen[2])
            #expect(seen[2].contrast(to: seen[0]) > 1.15)
        }

        /// The theme fades disabled text, but "Cancelling…" is the only sign that Cancel was accepted.
        @Test(arguments: [false, true])
        func whatIsDisabledCanBeRead(isDark: Bool) throws {
            let bench = SurfaceBench(content: SurfaceDrawingTests.ground(.gray(0.5)))
            defer { bench.close() }
            bench.environment.isDark = isDark
            let style = Overlay.Style.adaptive(.veil).adapted(to: bench.environment)
            bench.show(
                SurfacePlan.sample(.veil, "Saving", cancel: "Cancelling…", style: style)
                    .with(\.panel.isCancelEnabled, false))
            let frames = try #require(bench.views.first?.frames)
            let button = try #require(frames.parts[.cancel])
                .offset(dx: frames.panel.minX, dy: frames.panel.minY)
            let picture = try bench.picture()
            let ground = picture.color(Int(button.minX) + 4, Int(button.midY))
            let seen = (Int(button.minX)..<Int(button.maxX)).flatMap { x in
                (Int(button.minY)..<Int(button.maxY)).map { picture.color(x, $0).contrast(to: ground) }
            }
            #expect(
                (seen.max() ?? 0) >= 4.3, "less than in the core, for a thin stroke is mixed with its ground")
        }

        @Test(arguments: [false, true])
        func withMoreContrastItHasALineInsteadThatIsSeen(isDark: Bool) throws {
            let seen = try colors(isDark: isDark, increasesContrast: true)
            #expect(seen[2] == seen[0])
            // WCAG 2.2, 1.4.11: the visual information that identifies a control.
            #expect(seen[1].contrast(to: seen[0]) >= 3)
        }
    }
}
