import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A panel's background: material, color, corners, and its hit area.
    @MainActor @Suite struct PanelBackgroundTests {
        private let app = AppFixture()

        private var material: UIVisualEffectView? {
            app.surface?.panel.background.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
        }

        @Test func fromIOS26OnANoticeIsOfGlass() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            #expect(material?.effect is UIGlassEffect)
            let background = try #require(app.surface).panel.background
            let radius = UICornerRadius.containerConcentric(minimum: 14)
            #expect(material?.cornerConfiguration == .corners(radius: radius))
            #expect(background.contents.cornerConfiguration == .corners(radius: radius))
            // A clip, border or shadow of ours would spoil the edge that glass draws.
            #expect(material?.clipsToBounds == false && !background.clipsToBounds)
            #expect(background.contents.clipsToBounds && background.layer.borderWidth == 0)
            #expect(app.surface?.panel.layer.shadowOpacity == 0)
            notice.dismiss()
        }

        @Test func onGlassACornerIsNoPartOfThePanel() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner).with(\.input.outside, .live))
            let surface = try #require(app.surface)
            let panel = surface.frames.panel
            #expect(surface.panelContains(Point(x: panel.midX, y: panel.minY + 1)))
            #expect(!surface.panelContains(Point(x: panel.minX + 1, y: panel.minY + 1)))
            #expect(!surface.panelContains(Point(x: panel.maxX - 1, y: panel.maxY - 1)))
            notice.dismiss()
        }

        @Test func beforeANoticeIsOfTheSystemsMaterial() throws {
            PlatformLook.isNewest = false
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            let surface = try #require(app.surface)
            #expect(material?.effect is UIBlurEffect)
            #expect(surface.panel.background.layer.cornerCurve == .continuous)
            #expect(surface.panel.background.layer.cornerRadius == 14)
            #expect(material?.layer.cornerRadius == 14 && material?.clipsToBounds == true)
            #expect(surface.panel.background.clipsToBounds)
            #expect(material?.isUserInteractionEnabled == false)
            notice.dismiss()
        }

        /// The system's material has its own tint, and the text is made for the theme's panel or the style's tint.
        @Test(arguments: [false, true])
        func aNoticeHasTheColorThatItsTextIsMadeFor(isStyles: Bool) throws {
            defer { app.close() }
            let defaults = app.window.overlays.stage.defaults
            defer { app.window.overlays.stage.defaults = defaults }
            var overlay = Overlay.hud("Saved", indicator: .spinner)
            if isStyles {
                var style = Overlay.Style.adaptive(.hud)
                style.panel?.fill = .blur(radius: 20, tint: Overlay.Paint(.gray(0.2, alpha: 0.8)))
                overlay.appearance = .custom(style)
            } else {
                app.window.overlays.stage.defaults.theme = Stage.Theme(
                    panel: Overlay.Paint(.gray(0.2)), text: Overlay.Paint(.gray(1)))
            }
            let notice = app.showNow(overlay)
            let background = try #require(app.surface).panel.background
            #expect(!background.isMaterial && material == nil)
            #expect(background.backgroundColor == UIColor(white: 0.2, alpha: 1))
            notice.dismiss()
        }

        /// A material in a view with an alpha below 1 is drawn gray, so the effect is animated together
        /// with the content's alpha.
        @Test func aMaterialFadesByItsEffectAndNoAncestorsOpacity() throws {
            defer { app.close() }
            let notice = app.overlays.show(.hud("Saved", indicator: .spinner))
            var wasContentHalf = false
            for _ in 0..<30 {
                app.screen.advance(by: Screen.frame)
                guard let surface = app.surface else { continue }
                let above = sequence(first: material as UIView?) { $0?.superview }.compactMap { $0 }
                #expect(above.allSatisfy { ($0.layer.presentation()?.opacity ?? 1) == 1 })
                let content = surface.panel.background.contents.layer.presentation()?.opacity ?? 0
                if content > 0.1, content < 0.9 { wasContentHalf = true }
            }
            #expect(wasContentHalf && material?.effect != nil)
            notice.dismiss()
            app.screen.advance(by: Screen.frame)
            #expect(material?.effect == nil, "It goes by its effect, too")
            let above = sequence(first: material as UIView?) { $0?.superview }.compactMap { $0 }
            #expect(above.allSatisfy { $0.layer.opacity == 1 })
        }

        @Test func theMaterialReachesAsFarAsTheGroundOnItsWay() throws {
            PlatformLook.isNewest = false
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let notice = app.showNow(.hud("A message of some length, on two lines", indicator: .spinner))
            let before = try #require(app.surface).frames.panel
            notice.message = "Short"
            app.screen.turn()
            let frame = try #require(material).frame
            #expect(frame.width >= before.width && frame.height >= before.height)
            app.screen.advance(by: 1)
            #expect(try #require(app.surface).frames.panel.height < before.height)
            notice.dismiss()
        }

        /// Nothing clips glass: it moves with the background, and ends no larger than it.
        @Test(arguments: [true, false]) func glassGoesAlongWithTheGround(grows: Bool) throws {
            defer { app.close() }
            let texts = ["Short", "A message of some length, on two lines"]
            let notice = app.showNow(.hud(texts[grows ? 0 : 1], indicator: .spinner))
            let before = try #require(app.surface).frames.panel
            notice.message = texts[grows ? 1 : 0]
            app.screen.turn()
            let surface = try #require(app.surface)
            let after = surface.frames.panel
            #expect(abs(after.width - before.width) > 40)
            var widths: [Double] = []
            for frame in 0..<40 {
                let glass = PaintedLayer(try #require(material).layer).frame
                let drawn = try #require(ground).center
                #expect(abs(glass.midX - drawn.x) < 1, "\(frame): \(glass) around \(drawn)")
                #expect(abs(glass.midY - drawn.y) < 1, "\(frame): \(glass) around \(drawn)")
                widths.append(glass.width)
                app.screen.advance(by: Screen.frame)
            }
            #expect(abs(try #require(widths.first) - before.width) < 1)
            #expect(zip(widths, widths.dropFirst()).allSatisfy { grows ? $0 <= $1 : $0 >= $1 })
            #expect(Set(widths).count > 10, "It does not leap")
            app.screen.advance(by: 1)
            #expect(try #require(material).frame == surface.panel.background.bounds)
            #expect(PaintedLayer(try #require(material).layer).frame == ground)
            notice.dismiss()
        }

        /// The material fades in with its content: a whole material would flash before the text.
        @Test func aMaterialIsNotWholeInItsFirstFrame() throws {
            defer { app.close() }
            let notice = app.overlays.show(.hud("Saved", indicator: .spinner))
            var first: SurfaceView?
            for _ in 0..<30 where first == nil {
                app.screen.turn()
                first = app.surface
                if first == nil { app.screen.advance(by: Screen.frame) }
            }
            let surface = try #require(first)
            #expect(surface.plan?.awaitsFrame == true)
            #expect(surface.panel.background.contents.layer.opacity < 0.5)
            #expect(material != nil && material?.effect == nil)
            app.screen.advance(by: 0.5)
            #expect(material?.effect != nil)
            notice.dismiss()
        }

        /// On systems before glass, a material has a shadow and a border, which fade with the text.
        @Test func shadowAndLineFadeWithTheContent() throws {
            PlatformLook.isNewest = false
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            let surface = try #require(app.surface)
            let (layer, ground) = (surface.panel.layer, surface.panel.background.layer)
            let shadow = layer.shadowOpacity
            #expect(shadow > 0 && ground.borderWidth == 1)
            func line(of layer: CALayer?) throws -> CGFloat {
                var alpha: CGFloat = 0
                UIColor(cgColor: try #require(layer?.borderColor)).getRed(
                    nil, green: nil, blue: nil, alpha: &alpha)
                return alpha
            }
            let whole = try line(of: ground)
            #expect(whole > 0)
            notice.dismiss()
            app.screen.turn()
            #expect(layer.shadowOpacity == 0, "The model is at the end")
            #expect(try line(of: ground) == 0)
            app.screen.advance(by: 0.1)
            let drawn = try #require(layer.presentation()).shadowOpacity
            #expect(drawn > 0.05 * shadow && drawn < 0.95 * shadow)
            let drawnLine = try line(of: ground.presentation())
            #expect(drawnLine > 0.05 * whole && drawnLine < 0.95 * whole)
        }

        @Test func aClassicVeilIsComposedAsOne() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working").with(\.appearance, .classic))
            let surface = try #require(app.surface)
            #expect(abs(surface.group.layer.opacity - 0.8) < 0.001)
            #expect(surface.panel.layer.opacity == 1 && surface.scrim.layer.opacity == 1)
            let radius = UICornerRadius.containerConcentric(minimum: 10)
            #expect(surface.panel.background.cornerConfiguration == .corners(radius: radius))
            #expect(surface.panel.background.clipsToBounds)
            #expect(surface.panel.background.backgroundColor == UIColor(white: 1, alpha: 1))
            veil.dismiss()
        }

        @Test func twoScrimsAreAsDarkAsTheDarker() throws {
            defer { app.close() }
            func shown() -> [Float] {
                app.host.surfaces.map { $0.scrim.layer.presentation()?.opacity ?? -1 }
            }
            let first = app.showSheet(.sheet(input: .dismissing))
            let one = try #require(shown().first)
            let second = app.showSheet(.sheet(input: .dismissing))
            let both = shown()
            // Seen through each other, 1 - (1 - a)(1 - b) is the darkness of a single scrim.
            let together = 1 - both.reduce(Float(1)) { $0 * (1 - $1) }
            #expect(one > 0.05 && abs(together - one) < 0.01)
            first.dismiss()
            second.dismiss()
        }

        /// The combined darkness of the scrims, each seen through the others.
        private var dimming: Float {
            1
                - app.host.surfaces.reduce(Float(1)) {
                    $0 * (1 - ($1.scrim.layer.presentation()?.opacity ?? 0))
                }
        }

        /// Checks every frame of one second.
        private func expectDimming(
            _ wanted: Float, within: Float, _ location: SourceLocation = #_sourceLocation
        ) {
            for frame in 0..<60 {
                app.screen.advance(by: Screen.frame)
                #expect(abs(dimming - wanted) < within, "\(frame)", sourceLocation: location)
            }
        }

        /// The lower overlay ends, and the upper one, whose scrim was clear over it, becomes as dark.
        @Test func endingLowerScrimKeepsDimmingConstant() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .block))
            let one = dimming
            let veil = app.showNow(.veil("Working"))
            app.screen.advance(by: 1)
            #expect(one > 0.05 && app.host.surfaces.count == 2)
            sheet.dismiss()
            expectDimming(one, within: 0.01)
            #expect(app.host.surfaces.count == 1)
            veil.dismiss()
        }

        /// The same for a sheet that a finger holds between its detents.
        @Test func underAStillFingerTheLowerGoesWithoutALight() throws {
            defer { app.close() }
            let lower = app.showSheet(.sheet(input: .block))
            let one = dimming
            let upper = app.showSheet(.sheet(detents: [.points(200), .points(400)], input: .block))
            app.screen.advance(by: 1)
            let id = try #require(app.host.surfaces.last).id
            let now = app.host.now
            app.host.stage.report(.dragBegan(id, at: now))
            app.host.stage.report(.dragMoved(id, by: -40, at: now))
            app.screen.advance(by: 0.2)
            lower.dismiss()
            expectDimming(one, within: 0.02)
            app.host.stage.report(.dragEnded(id, at: app.host.now, cancelled: false))
            upper.dismiss()
        }

        @Test func outsideOfARoundCornerThePanelIsNotHit() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let surface = try #require(app.surface)
            let panel = surface.frames.panel
            #expect(surface.panelContains(Geometry.Point(x: panel.midX, y: panel.midY)))
            #expect(!surface.panelContains(Geometry.Point(x: panel.minX + 1, y: panel.minY + 1)))
            #expect(!surface.panelContains(Geometry.Point(x: panel.minX - 1, y: panel.midY)))
            veil.dismiss()
        }

        /// The background's presentation frame.
        private var ground: Geometry.Rect? {
            (app.surface?.panel.background.layer).map { PaintedLayer($0).frame }
        }

        /// A sheet at its edge shows no gap when a spring overshoots.
        @Test func theGroundOfASheetAtItsEdgeReachesBeyondTheEdge() throws {
            PlatformLook.isNewest = false
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let sheet = app.showSheet()
            let panel = try #require(app.surface).frames.panel
            #expect(panel.maxY == 844)
            // The border is cut off there, and at the sides.
            #expect(ground == Geometry.Rect(-1, panel.minY, 392, 2 * panel.height + 1))
            sheet.dismiss()
        }

        /// The content becomes lower: the sheet shrinks towards its edge without leaving it.
        @Test(arguments: [false, true])
        func theGroundReachesTheEdgeAsContentBecomesLower(isNewest: Bool) async throws {
            final class Content: UIView {
                var height: CGFloat = 500 { didSet { setNeedsLayout(); invalidateIntrinsicContentSize() } }
                override var intrinsicContentSize: CGSize { CGSize(width: 390, height: height) }
                override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
            }
            PlatformLook.isNewest = isNewest
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let content = Content()
            let sheet = app.showSheet(.sheet(input: .live), content: content)
            let edge = isNewest ? 836.0 : 844
            #expect(try #require(ground).maxY >= edge)
            content.height = 100
            for frame in 0..<60 {
                await app.pass()
                let drawn = try #require(ground)
                #expect(drawn.maxY >= edge - 1, "\(frame): \(drawn)")
            }
            #expect(try #require(app.surface).frames.panel.height < 150)
            sheet.dismiss()
        }

        /// A border along the screen's edges would look like a frame.
        @Test func aSheetHasALineOnlyWhereMoreOfTheWindowIsBesideIt() throws {
            PlatformLook.isNewest = false
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let side = app.showSheet(.sheet(from: .leading, detents: [.points(200)]))
            let surface = try #require(app.surface)
            let (panel, drawn) = (surface.frames.panel, try #require(ground))
            #expect(surface.panel.background.layer.borderWidth == 1)
            #expect(panel == Geometry.Rect(0, 0, 200, 844))
            #expect(drawn.maxX == 200 && drawn.minY == -1 && drawn.maxY == 845)
            side.dismiss()
        }

        @Test func theGroundOfALowSheetKeepsFromTheEdgeAsItsPanelDoes() throws {
            defer { app.close() }
            let sheet = app.showSheet()
            let surface = try #require(app.surface)
            #expect(surface.frames.panel.maxY == 836 && ground == surface.frames.panel)
            #expect(!surface.panelContains(Point(x: 195, y: 840)))
            sheet.dismiss()
        }

        @Test func theGroundOfADialogEndsWithItsPanel() throws {
            defer { app.close() }
            app.screen.resize(width: 1000, height: 800)
            let form = app.showSheet(.form(), height: 300)
            let panel = try #require(app.surface).frames.panel
            #expect(panel.height == 300 && ground == panel)
            form.dismiss()
        }

        /// A sheet without a background has its content's shape: a color wheel is hit on its disc.
        @Test func aPanelWithoutGroundHasItsContentsShape() throws {
            final class Disc: UIView {
                private(set) var touches = 0
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
                }
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 200) }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches += 1
                }
            }
            defer { app.close() }
            let disc = Disc(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let overlay = Overlay.sheet(input: .dismissing).with(\.appearance, .classic)
            let sheet = app.showSheet(overlay, content: disc)
            let place = disc.convert(disc.bounds, to: nil)
            app.screen.tap(at: place.middle)
            #expect(disc.touches == 1 && !sheet.hasEnded)
            app.screen.tap(at: CGPoint(x: place.minX + 5, y: place.minY + 5))
            #expect(sheet.outcome?.cause == .tapOutside)
        }

        /// A panel is hit where it is drawn, also while it moves.
        @Test func aMovingPanelIsHitWhereItIsDrawn() throws {
            defer { app.close() }
            let sheet = app.overlays.show(.sheet(input: .live)) {
                UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            }
            app.screen.advance(by: 0.15)
            let surface = try #require(app.surface)
            let top = surface.frames.panel.minY + surface.moment(at: app.host.now).offset.y
            #expect(top > surface.frames.panel.minY + 20)
            #expect(!surface.panelContains(Geometry.Point(x: 195, y: top - 4)))
            #expect(surface.panelContains(Geometry.Point(x: 195, y: top + 20)))
            sheet.dismiss()
        }
    }
}
