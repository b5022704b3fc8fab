import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Surfaces are drawn in the order in which they handle presses.
    @MainActor @Suite struct SurfaceStackTests {
        private let app = AppFixture()

        /// The overlay that appears over the window while a notice is over a view.
        enum Cover: CaseIterable {
            case sheet, sheetOfAController, liveSheet, question, veil

            @MainActor func show(in app: AppFixture) -> Presentation {
                let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
                switch self {
                case .sheet: return app.showSheet(.sheet(input: .block), content: content)
                case .liveSheet: return app.showSheet(.sheet(input: .live), content: content)
                case .question: return app.showNow(.question("Sure?", actions: ["Yes"]))
                case .veil: return app.showNow(.veil("Working"))
                case .sheetOfAController:
                    let controller = UIViewController()
                    controller.view = content
                    controller.preferredContentSize = content.frame.size
                    let sheet = app.overlays.show(.sheet(input: .block)) { controller }
                    app.screen.advance(by: 2)
                    return sheet
                }
            }
        }

        // MARK: A notice over a view

        @Test(arguments: Cover.allCases)
        func aNoticeOverAViewIsInFrontOfWhatComesOverTheWindow(_ cover: Cover) throws {
            defer { app.close() }
            let region = try #require(app.region)
            let notice = app.showNow(AppFixture.removed, over: region)
            let surface = try app.surface(of: .hud)
            let frame = surface.frames.panel
            #expect(surface.superview === region.superview)
            let covering = cover.show(in: app)
            #expect(app.areInOrder && surface.frames.panel == frame)
            let button = try app.middle(of: surface.parts.action)
            #expect(app.screen.hit(at: button)?.isDescendant(of: surface) == true)
            covering.dismiss()
            app.screen.advance(by: 2)
            #expect(surface.superview === region.superview, "As UIKit moves the view, so it does the notice")
            #expect(surface.frames.panel == frame && !notice.hasEnded)
            #expect(app.screen.tapButton("Undo"))
            app.screen.advance(by: 1)
            #expect(notice.hasEnded && app.isClean)
        }

        @Test(arguments: Cover.allCases)
        func itsButtonIsPressedInFrontAndNothingBesideIt(_ cover: Cover) throws {
            defer { app.close() }
            let notice = app.showNow(AppFixture.removed, over: app.region)
            let covering = cover.show(in: app)
            let panel = try app.surface(of: .hud).frames.panel
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == (cover == .liveSheet ? 1 : 0))
            let beside = try #require(app.screen.hit(at: CGPoint(x: panel.midX, y: panel.minY - 20)))
            #expect(beside.window === (try app.surface(of: .hud)).window || cover == .veil)
            #expect(!beside.isDescendant(of: try app.surface(of: .hud)))
            #expect(app.screen.tapButton("Undo"))
            app.screen.advance(by: 1)
            #expect(notice.hasEnded && !covering.hasEnded)
            covering.dismiss()
        }

        @Test func inFrontItIsCutOffByItsViewFollowsItAndHidesWithIt() throws {
            defer { app.close() }
            let table = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            table.contentSize = CGSize(width: 390, height: 4000)
            let cell = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 250))
            table.addSubview(cell)
            app.root.view.addSubview(table)
            let notice = app.showNow(AppFixture.removed, over: cell)
            let sheet = app.showSheet(.sheet(input: .live), height: 100)
            let surface = try app.surface(of: .hud)
            #expect(surface.superview is LayerView)
            let bottom = surface.frames.panel.maxY
            #expect(bottom > 500 && bottom < 550)
            table.contentOffset.y = -100
            app.screen.advance(by: Screen.frame)
            #expect(surface.frames.panel.maxY > bottom)
            #expect(surface.clipView.convert(surface.clipView.bounds, to: nil).maxY == 600)
            let lower = CGPoint(x: 195, y: 620)
            #expect(app.screen.hit(at: lower)?.isDescendant(of: surface) == false)
            table.isHidden = true
            app.screen.advance(by: Screen.frame)
            #expect(surface.isHidden && !notice.isVisible)
            table.isHidden = false
            app.screen.advance(by: Screen.frame)
            #expect(!surface.isHidden && notice.isVisible)
            table.removeFromSuperview()
            app.screen.advance(by: Screen.frame)
            #expect(!notice.isVisible)
            sheet.dismiss()
            notice.dismiss()
        }

        @Test(arguments: [Cover.sheet, .sheetOfAController, .veil])
        func voiceOverReachesItInFrontOfWhatBlocksTheWindow(_ cover: Cover) throws {
            app.screen.setVoiceOver(true)
            defer {
                app.screen.setVoiceOver(false)
                app.screen.forgetPosts()
                app.close()
            }
            app.button.isAccessibilityElement = true
            let notice = app.showNow(AppFixture.removed, over: app.region)
            let covering = cover.show(in: app)
            let parts = try app.surface(of: .hud).parts
            let elements = app.screen.accessibleElements
            #expect(elements.contains { $0 === parts.action } && elements.contains { $0 === parts.text })
            #expect(!elements.contains { $0 === app.button })
            covering.dismiss()
            notice.dismiss()
        }

        /// The notice may overlap the pill if its view ends at the window's edge.
        @Test func itIsInFrontOfAPill() throws {
            defer { app.close() }
            let work = app.showNow(.veil("Uploading", cancel: .standard).with(\.canMinimize, true))
            work.minimize()
            app.screen.advance(by: 1)
            let notice = app.showNow(AppFixture.removed, over: app.region)
            #expect(app.host.surfaces.count == 2 && app.areInOrder)
            #expect(try app.surface(of: .hud).plan?.region.isWindow == false)
            [work, notice].forEach { $0.dismiss() }
        }

        /// A floating player in front of the window with the sheet.
        @Test func overAViewOfAnotherWindowItIsInThatWindow() throws {
            defer { app.close() }
            let player = app.screen.makeWindow(UIViewController())
            player.windowLevel = UIWindow.Level(rawValue: 2)
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            player.rootViewController?.view.addSubview(view)
            let sheet = app.showSheet(.sheet(input: .block))
            let notice = app.showNow(AppFixture.removed, over: view)
            let surface = try app.surface(of: .hud)
            #expect(surface.window === player)
            #expect(app.screen.tapButton("Undo") && notice.hasEnded)
            sheet.dismiss()
            player.isHidden = true
        }

        /// A list that has lost its last row, and a list that gets rows again.
        @Test(arguments: [Overlay.Kind.hud, .question])
        func whatIsOverAViewWithoutRoomIsInTheWindow(_ kind: Overlay.Kind) throws {
            defer { app.close() }
            let view = try #require(app.region)
            view.clipsToBounds = true
            let overlay = kind == .hud ? AppFixture.removed : .question("Sure?", actions: ["Undo"])
            let shown = app.showNow(overlay, over: view)
            let surface = try app.surface(of: kind)
            let full = view.frame
            #expect(surface.superview === view.superview)
            view.frame.size.height = 0
            app.screen.advance(by: 1)
            #expect(surface.superview is LayerView)
            view.frame = full
            app.screen.advance(by: 1)
            #expect(surface.superview === view.superview)
            view.frame.size.height = 0
            app.screen.advance(by: 1)
            #expect(app.screen.tapButton("Undo") && shown.hasEnded)
        }

        /// The user empties the list on a page that the app presents.
        @Test func afterADialogWhatIsOverAViewWithoutRoomIsInTheWindow() throws {
            defer { app.close() }
            let view = try #require(app.region)
            let notice = app.showNow(AppFixture.removed, over: view)
            app.root.present(UIViewController(), animated: false)
            app.screen.advance(by: 0.1)
            view.frame.size.height = 0
            app.screen.advance(by: 0.1)
            app.root.dismiss(animated: false)
            app.screen.advance(by: 0.5)
            #expect(try app.surface(of: .hud).superview is LayerView)
            notice.dismiss()
        }

        @Test func overAViewInASheetItIsInTheSheetAndInFrontOfWhatIsOverThat() throws {
            defer { app.close() }
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
            let inner = UIView(frame: content.bounds)
            content.addSubview(inner)
            let sheet = app.showSheet(content: content)
            let panel = try app.surface(of: .sheet).panel
            let notice = app.showNow(AppFixture.removed, over: inner)
            let surface = try app.surface(of: .hud)
            #expect(surface.isDescendant(of: panel))
            let question = app.showNow(.question("Sure?", actions: ["Yes"]))
            #expect(app.areInOrder && !surface.isDescendant(of: panel))
            question.dismiss()
            app.screen.advance(by: 1)
            #expect(surface.isDescendant(of: panel))
            [notice, sheet].forEach { $0.dismiss() }
        }

        /// Other overlays over the same view, shown before or after the notice.
        @Test(arguments: [false, true])
        func aNoticeIsInFrontOfWhatElseIsOverItsView(isFirst: Bool) throws {
            defer { app.close() }
            let before = isFirst ? nil : app.showNow(.loading(), over: app.region)
            let notice = app.showNow(AppFixture.removed, over: app.region)
            let after = isFirst ? app.showNow(.loading(), over: app.region) : nil
            #expect(app.host.surfaces.count == 2 && app.areInOrder)
            #expect(app.screen.tapButton("Undo"))
            app.screen.advance(by: 1)
            #expect(notice.hasEnded)
            [before, after].forEach { $0?.dismiss() }
        }

        // MARK: The keyboard

        /// A veil covers the keyboard and the overlays over it; a notice is in front of both.
        @Test(arguments: [false, true]) func aVeilIsInFrontOfWhatIsOverTheKeyboardApartFromNotices(
            isFirst: Bool
        )
            throws
        {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            app.screen.showKeyboard(height: 300)
            let keyboard = app.overlays.over(.keyboard)
            func showBoth() -> [Presentation] {
                let overlays = [Overlay.loading(), AppFixture.removed].map {
                    keyboard.show($0.with(\.timing, Overlay.Timing()))
                }
                app.screen.advance(by: 0.5)
                return overlays
            }
            let before = isFirst ? showBoth() : []
            let veil = app.showNow(.veil("Working"))
            let after = isFirst ? [] : showBoth()
            #expect(app.host.surfaces.map(\.plan?.kind) == [.loading, .veil, .hud] && app.areInOrder)
            #expect(app.screen.tapButton("Undo"))
            app.screen.advance(by: 1)
            #expect(app.host.surfaces.count == 2 && app.areInOrder)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.surface?.window is OverlayWindow && app.ours.count == 1)
            (before + after).forEach { $0.dismiss() }
        }
    }
}
