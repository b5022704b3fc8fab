import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The device rotates, the window is split, its safe area changes.
    @MainActor @Suite struct RotationTests {
        private let app = AppFixture(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        private let landscape = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)

        private func turn() {
            app.screen.resize(width: 844, height: 390, safeArea: landscape)
            app.screen.advance(by: 1)
        }

        /// SVProgressHUD#1111, #1167; FloatingPanel#259: the HUD keeps its old size.
        @Test func aVeilCoversTheWindowAtItsNewSize() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            turn()
            let surface = try #require(app.surface)
            #expect(surface.frames.scrim == Geometry.Rect(0, 0, 844, 390))
            #expect(app.ours.first?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(abs(surface.frames.panel.midX - 422) <= 0.5 && abs(surface.frames.panel.midY - 195) <= 20)
            #expect(app.screen.hit(at: CGPoint(x: 840, y: 385))?.window is OverlayWindow)
            veil.dismiss()
        }

        @Test func aSheetKeepsToItsEdgeAndClearOfTheSafeEdges() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.fraction(0.5), .full]))
            let portrait = try #require(app.surface).frames.panel
            let inset = PlatformLook.sheetInset
            #expect(abs(portrait.maxY + inset - 844) <= 0.5)
            turn()
            let panel = try #require(app.surface).frames.panel
            #expect(abs(panel.maxY + inset - 390) <= 0.5)
            #expect(panel.minX >= 59 && panel.maxX <= 785)
            #expect(panel.height < portrait.height)
            sheet.dismiss()
        }

        enum Turned: CaseIterable { case veil, notice, question, sheet }

        /// A rotation is one layout change, and panels glide to their new frames without a jump at any frame.
        ///
        /// UIKit animates panels in the app's window, the stage those in the library's windows; the
        /// test measures presentation frames.
        @Test(arguments: Turned.allCases) func nothingLeapsOnTheWay(_ turned: Turned) throws {
            defer { app.close() }
            let shown =
                switch turned {
                case .veil: app.showNow(.veil("Working"))
                case .notice: app.showNow(.hud("Working", indicator: .spinner))
                case .question: app.showNow(.question("Delete?", actions: ["Delete"]))
                case .sheet: app.showSheet(.sheet(detents: [.fraction(0.5), .full], input: .live))
                }
            let surface = try #require(app.surface)
            func painted() -> Geometry.Rect { PaintedLayer(surface.panel.background.layer).frame }
            let before = painted()
            app.screen.resize(width: 844, height: 390, safeArea: landscape)
            var last = painted()
            #expect(abs(last.midX - before.midX) < 2 && abs(last.minY - before.minY) < 2)
            for _ in 0..<60 {
                app.screen.advance(by: Screen.frame)
                let now = painted()
                #expect(abs(now.midX - last.midX) < 40 && abs(now.minY - last.minY) < 40)
                last = now
            }
            #expect(abs(last.midX - 422) < 1 && abs(last.minY - surface.frames.panel.minY) < 1)
            shown.dismiss()
        }

        /// A layout change inside the app's own animation is also animated only once.
        @Test func aTextThatTheAppChangesInAnAnimationOfItsOwnGrowsOnce() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Working", indicator: .spinner))
            let surface = try #require(app.surface)
            func painted() -> Geometry.Rect { PaintedLayer(surface.panel.background.layer).frame }
            let before = painted()
            UIView.animate(withDuration: 0.3, delay: 0) {
                notice.message = "Working on something that takes more words to say"
                app.window.layoutIfNeeded()
            }
            app.screen.turn()
            let first = painted()
            #expect(abs(first.midX - before.midX) < 2 && abs(first.width - before.width) < 2)
            app.screen.advance(by: 1)
            #expect(painted().width > before.width + 40)
            notice.dismiss()
        }

        /// The window's edge moves, and the sheet at the edge moves with it at once, as in a Split
        /// View that is dragged.
        @Test func aResizedWindowTakesASheetAlong() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200)]))
            app.screen.resize(width: 390, height: 700)
            #expect(app.drawnOffset == .zero)
            #expect(try #require(app.surface).frames.panel.maxY == 700 - PlatformLook.sheetInset)
            sheet.dismiss()
        }

        @Test func aHeldSheetStaysWithTheFinger() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200), .points(300)]))
            app.screen.touchDown(at: CGPoint(x: 200, y: 700))
            app.screen.drag(to: CGPoint(x: 200, y: 660), over: 0.2)
            let held = try #require(sheet.position?.points)
            app.screen.resize(width: 390, height: 780)
            app.screen.advance(by: Screen.frame)
            #expect(abs(try #require(sheet.position?.points) - held) < 2)
            app.screen.touchUp()
            app.screen.advance(by: 1)
            #expect(sheet.position?.isDragged == false && !sheet.hasEnded)
            sheet.dismiss()
        }

        @Test func presentedWhileTurnedItIsAsIfItHadAlwaysBeen() throws {
            defer { app.close() }
            turn()
            let sheet = app.showSheet(.sheet(detents: [.points(200)]))
            let shown = try #require(app.surface).frames
            sheet.dismiss()
            app.screen.advance(by: 1)
            app.screen.resize(width: 390, height: 844)
            let other = app.showSheet(.sheet(detents: [.points(200)]))
            turn()
            #expect(try #require(app.surface).frames == shown)
            other.dismiss()
        }

        @Test func aSplitWindowHasItsOwnCenter() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.resize(width: 320, height: 844)
            app.screen.advance(by: 1)
            let panel = try #require(app.surface).frames.panel
            #expect(abs(panel.midX - 160) <= 0.5 && panel.minX >= 0)
            veil.dismiss()
        }

        /// The app's own view is measured again: its shape may depend on the orientation.
        @Test func theAppsViewIsMeasuredAnew() throws {
            final class Board: UIView {
                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    let isWide = (window?.bounds.width ?? 0) > 500
                    return CGSize(width: isWide ? 400 : 300, height: isWide ? 120 : 260)
                }
            }
            defer { app.close() }
            let sheet = app.showSheet(.sheet.with(\.appearance, .classic), content: Board())
            let tall = try #require(app.surface).frames.panel.height
            turn()
            #expect(try #require(app.surface).frames.panel.height == tall - 140 - (34 - 21))
            sheet.dismiss()
        }
    }
}
