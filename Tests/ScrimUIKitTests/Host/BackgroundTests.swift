import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// An app in the background: the system takes a snapshot, and the user returns to the same state.
    @MainActor @Suite struct BackgroundTests {
        private let app = AppFixture()

        private func goAndReturn() {
            app.screen.enterBackground()
            app.screen.advance(by: 5)
            app.screen.enterForeground()
            app.screen.advance(by: 1)
        }

        // MARK: The picture for the app switcher

        private func show(_ kind: Overlay.Kind) -> Presentation {
            switch kind {
            case .veil: app.showNow(.veil("Working"))
            case .sheet: app.showSheet(.sheet(input: .block))
            case .hud: app.showNow(.hud("Saved", indicator: .spinner))
            case .question: app.overlays.show(.question("Save?", actions: [.init("Save")])) { _ in }
            case .loading, .activity: app.showNow(.loading("Loading"), over: app.region)
            }
        }

        /// What an overlay covers must not be visible in the app switcher.
        @Test(arguments: [Overlay.Kind.veil, .sheet, .hud, .question, .loading])
        func anOverlayIsInThePictureWhereItWas(_ kind: Overlay.Kind) throws {
            defer { app.close() }
            let shown = show(kind)
            app.screen.advance(by: 1)
            let surface = try #require(app.surface)
            let (parent, window) = (try #require(surface.superview), try #require(surface.window))
            var isWhereItWas: Bool {
                app.surface === surface && !surface.isHidden && surface.superview === parent
                    && surface.window === window && !window.isHidden
            }
            app.screen.enterBackground()
            #expect(isWhereItWas)
            app.screen.advance(by: 5)
            #expect(isWhereItWas)
            app.screen.enterForeground()
            #expect(isWhereItWas && shown.isVisible)
            shown.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        @Test func whatEndsInTheBackgroundIsInNoLaterPicture() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .block))
            let veil = app.showNow(.veil("Working"))
            app.screen.enterBackground()
            veil.dismiss()
            app.screen.turn()
            #expect(app.host.surfaces.count == 1 && app.ours.isEmpty)
            app.screen.enterForeground()
            #expect(sheet.isVisible && app.host.surfaces.count == 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// An app takes private words away in `sceneDidEnterBackground`, or once SwiftUI's `scenePhase` has changed.
        @Test(arguments: [false, true])
        func whatIsNoLongerSaidIsInNoLaterPicture(isInBackground: Bool) throws {
            defer { app.close() }
            let busy = app.showNow(.loading("Account DE12 3456"), over: app.region)
            let surface = try #require(app.surface)
            if isInBackground { app.screen.enterBackground() }
            busy.message = "Account"
            if isInBackground { app.screen.turn() } else { app.screen.enterBackground() }
            #expect(surface.parts.message?.text == "Account")
            #expect(app.surface === surface && !surface.isHidden)
            app.screen.enterForeground()
            busy.dismiss()
        }

        /// Like a page that hides private content, also in the app switcher.
        @Test(arguments: [true, false])
        func aSheetIsBehindAPageThatComesInTheBackground(isTold: Bool) throws {
            defer { app.close() }
            let sheet = app.overlays.show(.sheet(input: .block)) { UIViewController() }
            app.screen.advance(by: 2)
            let surface = try #require(app.surface)
            #expect(surface.window is OverlayWindow && !surface.isHidden)
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            if isTold { app.screen.enterBackground() }
            app.root.present(page, animated: false)
            if isTold { app.screen.turn() } else { app.screen.enterBackground() }
            #expect(app.surface === surface && surface.window === app.window && !surface.isHidden)
            page.dismiss(animated: false)
            app.screen.turn()
            #expect(surface.window is OverlayWindow && !surface.isHidden)
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            #expect(surface.window is OverlayWindow && sheet.isVisible)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// What surrounds the alert must not be visible in the app switcher.
        @Test func aVeilUnderAnAlertThatComesInTheBackgroundIsAsDarkAsBefore() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Locked"))
            let scrim = try #require(app.surface).scrim.layer
            let before = scrim.opacity
            app.screen.enterBackground()
            let alert = UIAlertController(title: "Expired", message: nil, preferredStyle: .alert)
            app.root.present(alert, animated: false)
            app.screen.turn()
            #expect(app.surface?.plan?.aside == .blocking && app.surface?.scrim.layer === scrim)
            #expect(before > 0 && scrim.opacity == before)
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            #expect(before > 0 && scrim.opacity == before)
            alert.dismiss(animated: false)
            veil.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        @Test func aViewThatIsGivenBackInTheBackgroundIsInNoPicture() {
            defer { app.close() }
            let (first, second) = (UIView(), UIView())
            for view in [first, second] { view.frame = CGRect(x: 0, y: 0, width: 390, height: 200) }
            let joined = Overlay.sheet.with(\.onRepeat, .join)
            let sheets = [first, second].map { app.showSheet(joined, content: $0) }
            #expect(app.host.surfaces.count == 1 && second.window != nil)
            app.screen.enterBackground()
            sheets[1].dismiss()
            app.screen.turn()
            #expect(app.host.availability(of: second) == .free && second.superview == nil)
            #expect(first.window != nil && app.surface?.isHidden == false)
            app.screen.enterForeground()
            sheets[0].dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        @Test(arguments: [
            Overlay.veil("Working").with(\.timing, Overlay.Timing()), .veil("Working"), .loading("Working"),
        ])
        func whatComesInTheBackgroundKeepsItsWindow(_ overlay: Overlay) {
            defer { app.close() }
            let other = app.screen.makeWindow(UIViewController())
            app.window.makeKey()
            app.screen.enterBackground()
            let shown = app.overlays.show(overlay)
            _ = other.overlays
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            #expect(app.host.window === app.window && shown.isVisible)
            shown.dismiss()
            other.isHidden = true
            other.windowScene = nil
        }

        @Test(arguments: [Overlay.hud("Saved"), .veil("Working").with(\.timing.grace, .seconds(1))])
        func whatComesInTheBackgroundIsShownOnReturn(_ overlay: Overlay) {
            defer { app.close() }
            app.screen.enterBackground()
            let shown = app.overlays.show(overlay)
            app.screen.advance(by: 0.5)
            #expect(app.surface == nil && app.ours.isEmpty)
            app.screen.enterForeground()
            app.screen.advance(by: 0.8)
            #expect(shown.isVisible)
            shown.dismiss()
        }

        /// The share of a veil that is drawn at this moment.
        private var drawnShare: Double? {
            guard let surface = app.surface, !surface.isHidden, surface.window?.isHidden == false else {
                return nil
            }
            return [surface.group, surface.panel].reduce(1) {
                $0 * Double($1.layer.presentation()?.opacity ?? $1.layer.opacity)
            }
        }

        /// Like a lock that is shown in `sceneDidEnterBackground`, or a moment before.
        @Test(arguments: [0, 0.02, 0.1, 1])
        func aVeilThatComesAsTheAppLeavesIsWholeInThePicture(_ seconds: Double) throws {
            defer { app.close() }
            let veil = app.overlays.show(.veil("Locked").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: seconds)
            app.screen.enterBackground()
            let share = try #require(drawnShare)
            #expect(app.surface?.window is OverlayWindow)
            app.screen.advance(by: 5)
            app.screen.enterForeground()
            #expect(drawnShare == share)
            app.screen.advance(by: 1)
            #expect(drawnShare == share && share > 0 && veil.isVisible)
            veil.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// Like a lock that SwiftUI's `scenePhase` callback shows.
        @Test(arguments: [false, true])
        func aVeilThatComesInTheBackgroundIsWholeInThePicture(isOverASheet: Bool) throws {
            defer { app.close() }
            let sheet = isOverASheet ? app.showSheet(.sheet(input: .block)) : nil
            app.screen.enterBackground()
            let veil = app.overlays.show(
                .veil("Locked", indicator: .spinner).with(\.timing, Overlay.Timing()))
            app.screen.turn()
            let (share, surface) = (try #require(drawnShare), try #require(app.surface))
            #expect(surface.window is OverlayWindow && surface.plan?.kind == .veil)
            #expect(app.screen.runningDisplayLinks == 0 && surface.parts.indicator?.isLive == false)
            app.screen.advance(by: 5)
            app.screen.enterForeground()
            #expect(app.surface === surface && drawnShare == share)
            app.screen.advance(by: 1)
            #expect(app.surface === surface && drawnShare == share && share > 0 && veil.isVisible)
            app.screen.type("a")
            #expect(app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 2)
            sheet?.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test func veilShownAndEndedInBackgroundLeavesNothing() {
            defer { app.close() }
            app.screen.enterBackground()
            let veil = app.overlays.show(.veil("Locked").with(\.timing, Overlay.Timing()))
            app.screen.turn()
            #expect(drawnShare != nil)
            veil.dismiss()
            app.screen.turn()
            #expect(app.surface == nil && app.ours.isEmpty)
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test func inTheBackgroundNothingTurnsOrTicks() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working", indicator: .spinner))
            let busy = app.showNow(.loading(cover: .bar), over: app.region)
            let indicators = app.host.surfaces.compactMap(\.parts.indicator)
            #expect(indicators.count == 2 && indicators.allSatisfy { $0.isLive })
            let sheet = app.showSheet(.sheet(detents: [.points(200), .full]))
            sheet.detent = .full
            app.screen.advance(by: 0.1)
            #expect(app.screen.runningDisplayLinks > 0)
            app.screen.enterBackground()
            #expect(app.screen.runningDisplayLinks == 0 && !indicators.contains { $0.isLive })
            app.screen.advance(by: 5)
            #expect(app.screen.runningDisplayLinks == 0 && !indicators.contains { $0.isLive })
            app.screen.enterForeground()
            #expect(indicators.allSatisfy { $0.isLive })
            app.screen.advance(by: 2)
            #expect(sheet.isVisible && app.drawnOffset == .zero && app.screen.runningDisplayLinks == 0)
            [veil, busy, sheet].forEach { $0.dismiss() }
        }

        @Test func theLineOfANoticesTimeRunsOnAfterIt() throws {
            defer { app.close() }
            let notice = app.overlays.show(.hud("Saved").with(\.timing.showsTimeLeft, true))
            app.screen.advance(by: 0.5)
            let line = try #require(app.surface?.panel.timeLine)
            var runs: Bool { !(line.layer.animationKeys() ?? []).isEmpty }
            #expect(runs)
            app.screen.enterBackground()
            app.screen.enterForeground()
            #expect(runs)
            notice.dismiss()
        }

        // MARK: The keys

        @Test(arguments: [Overlay.InputPolicy.live, .block])
        func aFieldOnASheetKeepsItsKeys(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(input)
            fields[1].becomeFirstResponder()
            app.screen.turn()
            goAndReturn()
            #expect(fields[1].isFirstResponder)
            app.screen.type("a")
            #expect(fields[1].letters == 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test(arguments: [Overlay.InputPolicy.live, .block])
        func aFieldOnASheetKeepsItsKeysWhenANoticeEndsMeanwhile(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(input)
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            fields[1].becomeFirstResponder()
            app.screen.turn()
            app.screen.enterBackground()
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(fields[1].isFirstResponder && app.host.surfaces.count == 1)
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            #expect(fields[1].isFirstResponder)
            sheet.dismiss()
        }

        /// A field that becomes first responder again selects all of its text.
        ///
        /// The next key would then replace the text.
        @Test func halfOfAnAnswerIsKept() {
            defer { app.close() }
            var overlay = Overlay.question("Rename", actions: [.init("Accept", role: .default)])
            overlay.content.field = .text("Name")
            let question = app.overlays.show(overlay) { _ in }
            app.screen.advance(by: 1)
            app.screen.type("a")
            app.screen.advance(by: 0.1)
            goAndReturn()
            app.screen.type("b")
            app.screen.advance(by: 0.1)
            #expect(question.content.field?.text == "ab")
            question.dismiss()
        }

        @Test func underAVeilTheAppHasNoKeysOnReturn() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            goAndReturn()
            app.screen.type("a")
            #expect(app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(app.field.isFirstResponder && app.field.letters == 1)
        }

        /// Meanwhile the user works in another scene of the app, without hiding a keyboard.
        @Test(arguments: [true, false])
        func afterAVeilTheKeysAreBackThoughAnotherSceneHadThemMeanwhile(_ isOverAField: Bool) {
            defer { app.close() }
            if !isOverAField { app.field.resignFirstResponder() }
            let veil = app.showNow(.veil("Working"))
            app.screen.enterBackground()
            let other = AppFixture()
            other.screen.type("a")
            #expect(other.field.letters == 1)
            other.close()
            app.screen.enterForeground()
            app.window.makeKey()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder == isOverAField && app.isClean)
        }

        @Test func afterAVeilThatEndedMeanwhileTheKeysAreTheApps() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.enterBackground()
            veil.dismiss()
            app.screen.advance(by: 5)
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(app.field.isFirstResponder && app.field.letters == 1 && app.isClean)
        }

        /// The alert was presented over the view that would have got the keys back.
        @Test(arguments: [true, false])
        func afterAnAlertThatClosedMeanwhileTheKeysAreTheApps(veilEndsFirst: Bool) {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            app.root.present(alert, animated: false)
            app.screen.advance(by: 0.5)
            if veilEndsFirst { veil.dismiss() }
            app.screen.advance(by: 1)
            app.screen.enterBackground()
            if !veilEndsFirst { veil.dismiss() }
            alert.dismiss(animated: false)
            app.screen.turn()
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(app.field.isFirstResponder && app.field.letters == 1 && app.isClean)
        }
    }
}
