import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Text against its background, as drawn: WCAG 2.2 asks for a contrast of 4.5 (1.4.3, level AA).
    ///
    /// Each overlay is shown over apps of one color, from white to black: the app shines through a translucent panel.
    @MainActor @Suite struct TextContrastTests {
        /// Colors that an app may show.
        static let grounds: [Overlay.Color] = [
            .gray(1), .gray(0.5), .gray(0), Overlay.Color(red: 0.2, green: 0.5, blue: 0.9),
            Overlay.Color(red: 0.96, green: 0.83, blue: 0.18),
        ]

        /// A plan of each kind with all the text that it can have.
        static func plan(
            _ kind: Overlay.Kind, _ placement: Overlay.Placement, in environment: Stage.Environment
        ) -> SurfacePlan {
            let plan = SurfacePlan.sample(
                kind, "Saving", detail: "3 minutes left", indicator: .spinner,
                cancel: kind == .hud ? nil : "Cancel", action: kind == .hud ? "Undo" : nil,
                style: .adaptive(kind, placement: placement).adapted(to: environment), placement: placement)
            guard kind == .question else { return plan }
            // A search without results.
            let choices = PanelContent.Choices(rows: [], allowsSeveral: false, emptyText: "Nothing found")
            return plan.with(\.panel.choices, choices)
        }

        @Test(
            arguments: [
                (Overlay.Kind.veil, Overlay.Placement.center), (.loading, .center), (.activity, .center),
                (.hud, .center), (.hud, .bottom), (.question, .center),
            ], [false, true])
        func textIsReadableOverAnyApp(_ what: (Overlay.Kind, Overlay.Placement), isDark: Bool) throws {
            try DesktopSettings.setDark(isDark)
            defer { try? DesktopSettings.setDark(false) }
            for increasesContrast in [false, true] {
                var worst: [PanelPart: Double] = [:]
                for ground in Self.grounds {
                    for (part, contrast) in try contrasts(of: what, over: ground, isDark, increasesContrast) {
                        worst[part] = min(worst[part] ?? .infinity, contrast)
                    }
                }
                #expect(worst.count >= 3)
                for (part, contrast) in worst.sorted(by: { "\($0.key)" < "\($1.key)" }) {
                    let look = (isDark ? "dark" : "light") + (increasesContrast ? ", increased" : "")
                    let tenths = (contrast * 10).rounded() / 10
                    let place = what.1 == .center ? "" : " at an edge"
                    print("contrast: \(what.0.rawValue)\(place), \(look): \(part) \(tenths)")
                    #expect(contrast >= (increasesContrast ? 7 : 4.5), "\(part)")
                }
            }
        }

        private func contrasts(
            of what: (Overlay.Kind, Overlay.Placement), over ground: Overlay.Color, _ isDark: Bool,
            _ increasesContrast: Bool
        ) throws -> [PanelPart: Double] {
            let bench = SurfaceBench(
                content: SurfaceDrawingTests.ground(ground), width: 400, height: 400)
            defer { bench.close() }
            bench.environment.isDark = isDark
            bench.environment.increasesContrast = increasesContrast
            bench.show(Self.plan(what.0, what.1, in: bench.environment))
            let view = try #require(bench.views.first)
            let picture = try bench.picture()
            let frames = view.frames
            var contrasts: [PanelPart: Double] = [:]
            for part in [PanelPart.message, .detail, .choices, .cancel, .action] {
                guard var frame = frames.parts[part] else { continue }
                // Lines of text are in a part of the panel that scrolls.
                if [.message, .detail].contains(part), let text = frames.text {
                    frame = frame.offset(dx: text.minX, dy: text.minY)
                }
                contrasts[part] = picture.textContrast(
                    in: frame.offset(dx: frames.panel.minX, dy: frames.panel.minY))
            }
            return contrasts
        }
    }
}

extension Picture {
    /// The contrast between the most common color in a part of the picture and the color that differs most from it.
    ///
    /// A button's edge is left out.
    fileprivate func textContrast(in frame: Geometry.Rect) -> Double {
        let inner = frame.inset(by: Geometry.Insets(top: 3, left: 4, bottom: 3, right: 4))
        var counts: [Overlay.Color: Int] = [:]
        for y in Int(inner.minY.rounded(.up))..<Int(inner.maxY) {
            for x in Int(inner.minX.rounded(.up))..<Int(inner.maxX) { counts[color(x, y), default: 0] += 1 }
        }
        guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return 0 }
        return counts.keys.map { $0.contrast(to: ground) }.max() ?? 0
    }
}
