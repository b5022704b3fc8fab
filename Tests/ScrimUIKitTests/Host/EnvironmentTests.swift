import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The user's settings, and changes to them while an overlay is presented.
    @MainActor @Suite struct EnvironmentTests {
        private let app = AppFixture()

        nonisolated static let sizes: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]

        @Test(arguments: sizes)
        func atEveryTextSizeThePanelFitsItsWindow(_ size: UIContentSizeCategory) throws {
            defer { close() }
            app.screen.setTextSize(size)
            let text = "Downloading everything that there is on this server, which may take a while"
            let veil = app.showNow(.veil(text, detail: "File 12 of 2000", cancel: .standard))
            let surface = try #require(app.surface)
            let window = Geometry.Rect(app.window.bounds)
            #expect(surface.frames.panel.intersection(window) == surface.frames.panel)
            let cancel = try #require(surface.parts.cancel)
            #expect(!cancel.isHidden)
            let place = cancel.convert(cancel.bounds, to: app.window)
            #expect(app.window.bounds.contains(place))
            veil.dismiss()
        }

        /// With reduced motion, the line drains in steps of a second.
        @Test(arguments: [false, true]) func theLineOfANoticesTimeDrains(_ isReduced: Bool) throws {
            defer { close() }
            app.screen.setReduceMotion(isReduced)
            let notice = app.overlays.show(
                .hud("Saved").with(\.timing.lifetime, .fixed(.seconds(5))).with(\.timing.showsTimeLeft, true))
            app.screen.advance(by: 0.5)
            let line = try #require(app.surface?.panel.timeLine)
            let frames = try #require(app.surface).frames
            // A full line lies entirely between the curves of the corners.
            let whole = frames.panel.width - 2 * frames.corners.bottomLeft
            #expect(frames.corners.bottomLeft > 0)
            var share: Double { line.layer.presentation().map { Double($0.bounds.width) / whole } ?? 0 }
            var shares: [Double] = []
            for _ in 0..<8 {
                shares.append(share)
                app.screen.advance(by: 0.5)
            }
            #expect(shares == shares.sorted(by: >) && shares[0] > 0.8 && shares[7] < 0.5)
            #expect(Set(shares).count == (isReduced ? 4 : 8))
            if isReduced { #expect(shares.allSatisfy { abs($0 * 5 - ($0 * 5).rounded()) < 0.001 }) }
            #expect(line.layer.cornerRadius == line.bounds.height / 2)
            #expect(notice.isVisible)
            notice.dismiss()
        }

        @Test func fromIOS26OnALowSheetKeepsFromTheEdges() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.content, .full]), height: 200)
            let window = Rect(app.window.bounds)
            let low = try #require(app.surface).frames
            #expect(low.panel.minX == 8 && low.panel.maxX == window.maxX - 8)
            #expect(low.panel.maxY == window.maxY - 8 && low.corners.bottomLeft > 0)
            sheet.detent = .full
            app.screen.advance(by: 2)
            let full = try #require(app.surface).frames
            #expect(full.panel.minX == 0 && full.panel.maxY == window.maxY)
            #expect(full.corners.bottomLeft == 0)
            let background = try #require(app.surface).panel.background
            let round = UICornerRadius.containerConcentric(minimum: full.corners.topLeft)
            #expect(
                background.cornerConfiguration
                    == .corners(
                        topLeftRadius: round, topRightRadius: round, bottomLeftRadius: .fixed(0),
                        bottomRightRadius: .fixed(0)))
            sheet.dismiss()
        }

        @Test func anAppThatAsksForTheLookBeforeHasIt() {
            defer { app.close() }
            func isNewest(_ info: [String: Any]) -> Bool { PlatformLook.isNewest(in: { info[$0] }) }
            #expect(isNewest([:]) && isNewest(["UIDesignRequiresCompatibility": false]))
            #expect(!isNewest(["UIDesignRequiresCompatibility": true]))
            #expect(PlatformLook.isNewest, "These tests ask for nothing")
        }

        @Test func beforeALowSheetIsFlush() throws {
            PlatformLook.isNewest = false
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let sheet = app.showSheet(.sheet(detents: [.content, .full]), height: 200)
            let surface = try #require(app.surface)
            #expect(surface.frames.panel.minX == 0 && surface.frames.panel.maxY == app.window.bounds.maxY)
            #expect(surface.frames.corners.topLeft == 14)
            #expect(surface.panel.background.layer.cornerRadius == 14)
            #expect(
                surface.panel.background.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            sheet.dismiss()
        }

        @Test(arguments: [false, true]) func aFilledButtonHasTheShapeOfItsSystem(_ isNewest: Bool) throws {
            PlatformLook.isNewest = isNewest
            defer {
                PlatformLook.isNewest = true
                app.close()
            }
            let question = app.showNow(.question("Save?", actions: [.init("Save", role: .default)]))
            let button = try #require(app.surface?.parts.action)
            #expect((button.cornerConfiguration == .capsule()) == isNewest)
            #expect((button.layer.cornerRadius == 12) == !isNewest)
            question.dismiss()
        }

        /// FloatingPanel#650, Fly#5: a change of the text size takes effect at once.
        @Test func textGrowsWhileItIsUp() throws {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            let surface = try #require(app.surface)
            let (font, panel) = (try #require(surface.parts.message?.font.pointSize), surface.frames.panel)
            app.screen.setTextSize(.accessibilityExtraExtraExtraLarge)
            app.screen.advance(by: 1)
            #expect(try #require(surface.parts.message?.font.pointSize) > 2 * font)
            #expect(surface.frames.panel.height > panel.height)
            app.screen.setTextSize(.large)
            app.screen.advance(by: 1)
            #expect(surface.frames.panel == panel)
            veil.dismiss()
        }

        @Test func lightAndDarkChangeWhileItIsUp() throws {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            let surface = try #require(app.surface)
            let light = try #require(surface.panel.background.backgroundColor)
            app.screen.setStyle(.dark)
            #expect(surface.panel.background.backgroundColor != light)
            app.screen.setStyle(.light)
            #expect(surface.panel.background.backgroundColor == light)
            veil.dismiss()
        }

        /// A theme that the app sets overrides the window's tint.
        @Test func theAppsThemeColorsPanelAndDefaultButton() throws {
            defer { close() }
            app.window.tintColor = .red
            let defaults = app.window.overlays.stage.defaults
            app.window.overlays.stage.defaults.theme = Stage.Theme(
                accent: Overlay.Paint(.gray(0.3)), panel: Overlay.Paint(.gray(0.9)), cornerRadius: 5)
            defer { app.window.overlays.stage.defaults = defaults }
            let question = app.showNow(
                .question("Rename", actions: [Overlay.ActionButton("Rename", role: .default)]))
            let surface = try #require(app.surface)
            #expect(surface.panel.background.backgroundColor == UIColor(white: 0.9, alpha: 1))
            #expect(surface.parts.action?.backgroundColor == UIColor(white: 0.3, alpha: 1))
            #expect(surface.frames.corners == Geometry.Corners(5))
            question.dismiss()
        }

        @Test func aWindowsOwnStyleCounts() throws {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            #expect(!app.host.environment.isDark)
            app.window.overrideUserInterfaceStyle = .dark
            app.screen.advance(by: Screen.frame)
            #expect(app.host.environment.isDark)
            #expect(app.surface?.environment.isDark == true)
            veil.dismiss()
        }

        @Test func moreContrastMakesInkAndEdgesStronger() throws {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            let surface = try #require(app.surface)
            let text = try #require(surface.parts.message?.textColor)
            app.screen.setContrast(.high)
            #expect(surface.parts.message?.textColor != text)
            #expect(surface.panel.background.layer.borderWidth == 1)
            app.screen.setContrast(.normal)
            app.screen.setDarkerColors(true)
            #expect(surface.parts.message?.textColor != text)
            app.screen.setDarkerColors(false)
            #expect(surface.parts.message?.textColor == text)
            veil.dismiss()
        }

        @Test func withoutTransparencyThereIsNoMaterial() throws {
            defer { close() }
            app.screen.setReduceTransparency(true)
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            let surface = try #require(app.surface)
            #expect(!surface.panel.background.isMaterial)
            var alpha: CGFloat = 0
            surface.panel.background.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            #expect(alpha == 1)
            app.screen.setReduceTransparency(false)
            #expect(surface.panel.background.isMaterial)
            notice.dismiss()
        }

        @Test func withReducedMotionASheetFadesWhereItIs() throws {
            defer { close() }
            app.screen.setReduceMotion(true)
            let sheet = app.overlays.show(.sheet) {
                UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            }
            var opacities: [Double] = []
            for _ in 0..<30 {
                app.screen.advance(by: Screen.frame)
                guard let offset = app.drawnOffset, let surface = app.surface else { continue }
                #expect(offset == .zero)
                opacities.append(Double(surface.panel.layer.presentation()?.opacity ?? 1))
            }
            #expect(opacities.contains { $0 > 0.05 && $0 < 0.95 })
            #expect(opacities == opacities.sorted())
            sheet.dismiss()
        }

        @Test func rightToLeftMirrorsPanelAndSheet() throws {
            defer { close() }
            let overlay = Overlay.sheet(from: .leading)
            let sheet = app.showSheet(overlay)
            #expect(app.surface?.frames.panel.minX == 0)
            app.screen.setLayoutDirection(.rightToLeft)
            app.screen.advance(by: 1)
            #expect(app.surface?.frames.panel.maxX == 390)
            #expect(app.surface?.plan?.sheet?.closing == Geometry.Point(x: 1, y: 0))
            sheet.dismiss()
            app.screen.advance(by: 1)

            let toast = app.showNow(.hud("Saved", indicator: .spinner, placement: .bottom))
            let surface = try #require(app.surface)
            let indicator = try #require(surface.frames.parts[.indicator])
            #expect(indicator.midX > surface.frames.panel.width / 2)
            app.screen.setLayoutDirection(.leftToRight)
            app.screen.advance(by: 1)
            let mirrored = try #require(surface.frames.parts[.indicator])
            #expect(mirrored.midX < surface.frames.panel.width / 2)
            toast.dismiss()
        }

        /// For example by a language picker in a sheet.
        @Test func aDirectionThatTheAppGivesItsWindowIsFollowedWhileSomethingIsUp() throws {
            defer { close() }
            let toast = app.showNow(.hud("Saved", indicator: .spinner, placement: .bottom))
            app.window.semanticContentAttribute = .forceRightToLeft
            app.screen.advance(by: 1)
            let surface = try #require(app.surface)
            #expect(surface.environment.isRightToLeft)
            let indicator = try #require(surface.frames.parts[.indicator])
            #expect(indicator.midX > surface.frames.panel.width / 2)
            app.window.semanticContentAttribute = .unspecified
            toast.dismiss()
        }

        /// An app that supports only German speaks German to everybody, and so do its overlays.
        @Test func theLanguagesAreThoseOfTheAppsBundle() throws {
            defer { close() }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let bundle = try #require(Bundle(path: folder.path))
            #expect(UIKitHost.languages(of: bundle) == ["de"])
            #expect(app.host.languages == UIKitHost.languages(of: .main))
        }

        @Test func whatChangesNothingCostsNothing() {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            app.host.stage.journal.limit = 100
            let measured = Screen.measuredTexts
            app.screen.setStyle(.light)
            // The system also posts notifications for values that did not change.
            app.screen.setTextSize(.large)
            app.screen.setReduceMotion(false)
            #expect(app.host.stage.journal.lines.isEmpty)
            #expect(Screen.measuredTexts == measured)
            #expect(app.screen.runningDisplayLinks == 0)
            app.screen.setTextSize(.extraLarge)
            #expect(Screen.measuredTexts > measured)
            veil.dismiss()
        }

        private func close() {
            app.screen.setTextSize(.large)
            app.screen.setReduceMotion(false)
            app.screen.setReduceTransparency(false)
            app.screen.setDarkerColors(false)
            app.close()
        }

        /// iPadOS 26: the window's buttons cover its corner.
        @Test func noticesAndSheetsKeepClearOfTheWindowsButtons() throws {
            defer { close() }
            app.screen.setWindowControls(CGSize(width: 90, height: 40))
            let notice = app.showNow(.hud("Saved", indicator: .spinner, placement: .top))
            #expect(try #require(app.surface).frames.panel.minY >= 40)
            notice.dismiss()
            app.screen.advance(by: 1)
            let sheet = app.showSheet(.sheet(from: .leading, detents: [.full], input: .live))
            let content = try #require(app.surface?.frames.parts[.view])
            let panel = try #require(app.surface).frames.panel
            #expect(panel.minY + content.minY >= 40)
            app.screen.setWindowControls(nil)
            sheet.dismiss()
        }

        /// An app sets the interface style on its window, or on the root controller's view.
        @Test func aStyleOfTheRootControllersIsTheOverlays() throws {
            defer { close() }
            let light = app.showNow(.veil("Working"))
            let color = try #require(app.surface?.panel.background.backgroundColor)
            light.dismiss()
            app.screen.advance(by: 1)
            app.root.view.overrideUserInterfaceStyle = .dark
            let dark = app.showNow(.veil("Working"))
            #expect(app.surface?.panel.background.backgroundColor != color)
            #expect(app.surface?.traitCollection.userInterfaceStyle == .dark)
            dark.dismiss()
            app.screen.advance(by: 1)
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            #expect(app.surface?.traitCollection.userInterfaceStyle == .dark)
            notice.dismiss()
        }

        /// For example, a theme picker in a sheet sets the style while the sheet is presented.
        @Test func aStyleOfTheRootControllersIsFollowedWhileSomethingIsUp() throws {
            defer { close() }
            let notice = app.showNow(.hud("Saving", indicator: .spinner))
            let veil = app.showNow(.veil("Working"))
            app.root.view.overrideUserInterfaceStyle = .dark
            app.screen.advance(by: Screen.frame)
            #expect(app.host.surfaces.allSatisfy { $0.environment.isDark })
            #expect(app.host.surfaces.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
            veil.dismiss()
            app.screen.advance(by: 1)
            app.root.view.overrideUserInterfaceStyle = .unspecified
            app.screen.advance(by: Screen.frame)
            #expect(app.surface?.environment.isDark == false)
            #expect(app.surface?.traitCollection.userInterfaceStyle == .light)
            notice.dismiss()
        }

        /// The system changes to light or dark by schedule; a root controller's fixed style does not follow.
        @Test(arguments: [Overlay.hud("Saving", indicator: .spinner), .veil("Working")])
        func aStyleOfTheRootControllersStaysWhenTheSystemsChanges(_ overlay: Overlay) throws {
            defer {
                app.screen.setStyle(.light)
                close()
            }
            app.root.view.overrideUserInterfaceStyle = .dark
            app.screen.setStyle(.dark)
            let shown = app.showNow(overlay)
            let surface = try #require(app.surface)
            let color = surface.panel.background.backgroundColor
            app.screen.setStyle(.light)
            app.screen.advance(by: Screen.frame)
            #expect(surface.environment.isDark && surface.panel.background.backgroundColor == color)
            #expect(surface.traitCollection.userInterfaceStyle == .dark)
            shown.dismiss()
        }

        @Test func besideAnIconTheTextIsAlignedAtItsBeginning() throws {
            defer { close() }
            func alignment() throws -> NSTextAlignment {
                let toast = app.showNow(.hud("Saved\nand sent", icon: .success, placement: .top))
                defer {
                    toast.dismiss()
                    app.screen.advance(by: 1)
                }
                return try #require(app.surface?.parts.message).textAlignment
            }
            #expect(try alignment() == .natural || alignment() == .left)
            app.screen.setLayoutDirection(.rightToLeft)
            #expect(try alignment() == .natural || alignment() == .right)
            app.screen.setLayoutDirection(.leftToRight)
        }
    }
}
