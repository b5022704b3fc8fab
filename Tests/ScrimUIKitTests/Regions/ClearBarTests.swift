import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Bars of the app's that notices keep clear of.
    @MainActor @Suite struct ClearBarTests {
        private let app = AppFixture()
        private let bar = UIView(frame: CGRect(x: 0, y: 764, width: 390, height: 80))

        /// The lower edge of a notice at the bottom, once it is at rest.
        private func noticeEdge() async throws -> CGFloat {
            if app.surface == nil {
                app.overlays.show(.hud("Saved", placement: .bottom).with(\.timing, Overlay.Timing()))
            }
            await app.settle(0.5)
            let surface = try #require(app.surface)
            return surface.panel.convert(surface.panel.bounds, to: nil).maxY
        }

        @Test func aNoticeFollowsABarThatComesMovesAndGoes() async throws {
            defer { app.close() }
            app.overlays.keepNoticesClear(of: bar)
            let edge = try await noticeEdge()
            app.root.view.addSubview(bar)
            #expect(try await noticeEdge() == edge - 80)
            bar.frame.origin.y -= 20
            #expect(try await noticeEdge() == edge - 100)
            bar.isHidden = true
            #expect(try await noticeEdge() == edge)
        }

        /// A player's controls, which a tap calls back in the middle of their fade.
        @Test func aBarThatHasFadedOutDoesNotCount() async throws {
            defer { app.close() }
            let page = UIView(frame: app.root.view.bounds)
            page.addSubview(bar)
            app.root.view.addSubview(page)
            app.overlays.keepNoticesClear(of: bar)
            let edge = try await noticeEdge()
            bar.alpha = 0
            #expect(try await noticeEdge() == edge + 80)
            bar.alpha = 0.5
            #expect(try await noticeEdge() == edge)
            page.alpha = 0
            #expect(try await noticeEdge() == edge + 80)
        }

        /// The app moves its composer with the keyboard, of which it hears after the library.
        @Test func aNoticeGlidesWithABarThatFollowsTheKeyboard() async throws {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            app.screen.showKeyboard(height: 300)
            bar.frame.origin.y = 464
            app.root.view.addSubview(bar)
            app.overlays.keepNoticesClear(of: bar)
            let edge = try await noticeEdge()
            #expect(edge < 464)
            // Slower than a change of layout, with which the notice would glide by itself.
            app.post(UIResponder.keyboardWillHideNotification, keyboardTop: 844, seconds: 1)
            bar.frame.origin.y = 764
            app.screen.turn()
            let layer = try #require(app.surface?.panel.layer)
            var last = Double(edge)
            for frame in 0..<80 {
                let next = PaintedLayer(layer).frame.maxY
                #expect(abs(next - last) < 60, "from \(last) to \(next)")
                if frame == 30 { #expect(next - Double(edge) < 200, "half of the keyboard's time") }
                last = next
                app.screen.advance(by: Screen.frame)
            }
            #expect(abs(last - Double(edge) - 300) < 1)
        }

        @Test func aBarOnAPageOutOfSightDoesNotCount() async throws {
            defer { app.close() }
            let page = UIView(frame: app.root.view.bounds)
            page.addSubview(bar)
            app.root.view.addSubview(page)
            page.isHidden = true
            app.overlays.keepNoticesClear(of: bar)
            let edge = try await noticeEdge()
            page.isHidden = false
            #expect(try await noticeEdge() == edge - 80)
        }

        @Test func aControllersViewIsABarOnceItIsThere() async throws {
            defer { app.close() }
            let player = UIViewController()
            app.overlays.keepNoticesClear(of: player)
            let edge = try await noticeEdge()
            #expect(player.viewIfLoaded == nil)
            player.view.frame = bar.frame
            app.root.view.addSubview(player.view)
            #expect(try await noticeEdge() == edge - 80)
        }

        @Test func aBarThatIsDestroyedIsForgotten() async throws {
            defer { app.close() }
            let edge = try await noticeEdge()
            weak var known: UIView?
            do {
                let bar = UIView(frame: bar.frame)
                known = bar
                app.root.view.addSubview(bar)
                app.overlays.keepNoticesClear(of: bar)
                #expect(try await noticeEdge() == edge - 80)
                bar.removeFromSuperview()
            }
            #expect(known == nil)
            #expect(try await noticeEdge() == edge)
        }

        @Test func askedBeforeTheViewIsInAWindowItHolds() async throws {
            defer { app.close() }
            let page = UIView(frame: app.root.view.bounds)
            page.overlays.keepNoticesClear(of: bar)
            app.root.view.addSubview(page)
            page.addSubview(bar)
            let edge = try await noticeEdge()
            bar.isHidden = true
            #expect(try await noticeEdge() == edge + 80)
        }
    }
}
