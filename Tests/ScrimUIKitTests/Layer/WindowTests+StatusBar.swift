import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// Status bar, home indicator, screen edges and orientation, for which the system asks the topmost window.
extension UIKitTests.WindowTests {
    @Test func statusBarOrientationTintAndStyleStayAsTheyAre() throws {
        final class Picky: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersHomeIndicatorAutoHidden: Bool { true }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
            override var prefersInterfaceOrientationLocked: Bool { true }
        }
        defer { app.close() }
        app.window.rootViewController = Picky()
        app.window.tintColor = .red
        app.window.overrideUserInterfaceStyle = .dark
        let veil = app.showNow(.veil("Working"))
        let cover = try #require(app.ours.first)
        let root = try #require(cover.rootViewController)
        #expect(root.prefersStatusBarHidden && root.prefersHomeIndicatorAutoHidden)
        #expect(root.preferredStatusBarStyle == .lightContent)
        #expect(root.preferredScreenEdgesDeferringSystemGestures == .bottom)
        #expect(root.supportedInterfaceOrientations == .landscapeLeft)
        #expect(root.prefersInterfaceOrientationLocked && app.screen.isOrientationLocked)
        #expect(cover.tintColor == .red && cover.overrideUserInterfaceStyle == .dark)
        veil.dismiss()
    }

    @Test func theStatusBarFollowsOnlyThePresentedControllersThatUIKitAsks() throws {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        defer { app.close() }
        app.window.rootViewController = Light()
        let veil = app.showNow(.veil("Working"))
        let root = try #require(app.ours.first?.rootViewController)
        let presented = UIViewController()
        app.window.rootViewController?.present(presented, animated: false)
        #expect(root.preferredStatusBarStyle == .lightContent, "An alert or a sheet is not asked")
        presented.modalPresentationCapturesStatusBarAppearance = true
        #expect(root.preferredStatusBarStyle == .default)
        presented.modalPresentationCapturesStatusBarAppearance = false
        presented.modalPresentationStyle = .fullScreen
        #expect(root.preferredStatusBarStyle == .default)
        presented.dismiss(animated: true)
        #expect(root.preferredStatusBarStyle == .lightContent, "Not asked any more while it goes")
        veil.dismiss()
    }

    /// A player that can be pulled down is over the screen, above a page that is upright only.
    @Test(arguments: [false, true])
    func aVeilOverAPlayerThatIsOverThePageTurnsNothing(_ isFromSheet: Bool) throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        final class Player: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
            override var prefersInterfaceOrientationLocked: Bool { true }
        }
        defer { app.close() }
        let (page, player) = (Upright(), Player())
        app.window.rootViewController = page
        player.modalPresentationStyle = .overFullScreen
        var presenter: UIViewController = page
        if isFromSheet {
            presenter = UIViewController()
            presenter.modalPresentationStyle = .pageSheet
            page.present(presenter, animated: false)
        }
        presenter.present(player, animated: false)
        let veil = app.showNow(.veil("Connecting"))
        let root = try #require(app.ours.first?.rootViewController)
        #expect(app.screen.orientations == .landscape && app.screen.isOrientationLocked)
        let alert = UIAlertController(title: "No connection", message: nil, preferredStyle: .alert)
        player.present(alert, animated: false)
        #expect(root.supportedInterfaceOrientations == .landscape)
        player.modalPresentationStyle = .custom
        player.modalPresentationCapturesStatusBarAppearance = true
        #expect(root.supportedInterfaceOrientations == .portrait, "UIKit asks the page")
        veil.dismiss()
    }

    @Test func theStatusBarFollowsWhatTheAppChangesUnderAVeil() {
        final class Reader: UIViewController {
            var isFull = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
            override var prefersInterfaceOrientationLocked: Bool { isFull }
            override var prefersStatusBarHidden: Bool { isFull }
            override var prefersHomeIndicatorAutoHidden: Bool { isFull }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
                isFull ? .bottom : []
            }
            override var preferredStatusBarStyle: UIStatusBarStyle { isFull ? .lightContent : .default }
        }
        defer { app.close() }
        let reader = Reader()
        app.window.rootViewController = reader
        let veil = app.showNow(.veil("Working"))
        for isFull in [true, false, true] {
            reader.isFull = isFull
            app.screen.turn()
            #expect(app.screen.isStatusBarHidden == isFull && app.screen.hidesHomeIndicator == isFull)
            #expect(app.screen.statusBarStyle == (isFull ? .lightContent : .default))
            #expect(app.screen.isOrientationLocked == isFull)
            #expect(app.screen.edgesDeferringSystemGestures == (isFull ? .bottom : []))
        }
        veil.dismiss()
        app.screen.advance(by: 1)
        #expect(app.isClean && app.screen.isStatusBarHidden)
    }
}
