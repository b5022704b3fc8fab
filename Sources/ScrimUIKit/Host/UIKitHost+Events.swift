#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Events around the host, reported to the stage.
extension UIKitHost {
    /// The scene's windows changed, the app was suspended or is back, the user came or left, or the scene is gone.
    func sceneChanged(_ change: SceneVisibilityObserver.Change) {
        switch change {
        case .windows: refresh(covering: nil)
        case .suspended(true):
            // What the app presents just before is to be in the picture, in front of what it covers.
            lookForDialogs()
            setSuspended(true)
            reportSuspended()
        case .suspended(false):
            report(.suspended(false))
            BackgroundTime.ofApp.end()
            setSuspended(false)
            refresh(covering: nil)
        case .active: updateActive()
        case .othersLeft:
            // What can still be taken back in this scene waited for those.
            if isSuspended, !isAppInFront { reportSuspended() }
        case .gone:
            BackgroundTime.ofApp.begin(from: scene)
            report(.regionChanged(.window, .gone))
            // Whatever plan the stage made of the report: nothing of the library outlives the scene.
            setSuspended(false)
            apply(StagePlan())
            close()
        }
    }

    /// Reports that the scene is in the background, which begins what can still be taken back if the app is left.
    private func reportSuspended() {
        beginBackgroundTime()
        report(.suspended(true))
    }

    /// The system does not suspend the app while another window of it is in front.
    private func beginBackgroundTime() {
        if !isAppInFront { BackgroundTime.ofApp.begin(from: scene) }
    }

    /// Whether another window of the app is in front, from which the user can go back.
    ///
    /// A scene of CarPlay does not count: it may stay in front for hours, while the phone is locked.
    var isAppInFront: Bool {
        guard let scene, let app = BackgroundTime.app(around: scene) else { return false }
        return app.connectedScenes.contains { other in
            let state = other.activationState
            return other !== scene && other is UIWindowScene
                && (state == .foregroundActive || state == .foregroundInactive)
        }
    }

    func keepRunning(for work: PendingWork) -> (@MainActor () -> Void)? {
        let letGo = BackgroundTime.ofApp.keep(for: work)
        if isSuspended { beginBackgroundTime() }
        return letGo
    }

    /// Reports the states of window and keyboard, if they have changed.
    func updateWindowState() {
        lookForDialogs()
        let state = currentState(of: .window)
        guard state != reported.window else { return updateKeyboardState() }
        reported.window = state
        if window == nil {
            // It has gone to another scene, and takes nothing of this one along.
            layers.leaveWindow()
            observeWindow()
        }
        report(.regionChanged(.window, state))
        updateKeyboardState()
    }

    private func updateKeyboardState() {
        let state = currentState(of: .keyboard)
        guard state != reported.keyboard else { return }
        reported.keyboard = state
        report(.regionChanged(.keyboard, state))
    }

    /// Reports whether the user works in the scene, if that has changed.
    func updateActive() {
        let isActive = sceneObserver?.isActive ?? true
        guard isActive != reported.isActive else { return }
        reported.isActive = isActive
        report(.activeChanged(isActive))
    }

    /// The keyboard is about to move.
    func keyboardMoved(_ move: KeyboardObserver.Move) {
        guard window != nil else { return }
        updateKeyboardState()
        layers.followKeyboard()
        for surface in surfaces { surface.setNeedsLayout() }
        guard move.duration > 0, !surfaces.isEmpty else { return }
        // Panels make way for the keyboard as the app's own views do: in the keyboard's animation.
        UIView.animate(
            withDuration: move.duration, delay: 0,
            options: [move.options, .beginFromCurrentState, .allowUserInteraction]
        ) {
            for surface in self.surfaces { surface.layoutIfNeeded() }
        }
    }

    /// A key of the on-screen keyboard was pressed: where the keyboard is to be covered, it is in front of the cover.
    func keyboardTyped() {
        guard plan.isSceneBlocked || plan.takesTouchesOverKeyboard, keyboardCover == .byLevel else { return }
        layers.keyboardIsInFront()
        focus.findKeyboard()
        layers.followKeyboard()
        observeOwnWindows()
    }

    /// The state of a view's region changed.
    func regionChanged(_ region: Region, _ state: Region.State) {
        report(.regionChanged(region, state))
        if let view = regions.view(of: region) {
            report(.regionContained(region, in: surfaceID(containing: view)))
        }
    }

    /// A view of a region left its window.
    ///
    /// A view that is put elsewhere within the turn was never away. So it is looked at when the turn ends, if
    /// the host observes that.
    func regionLeft() {
        if turnObserver == nil { regions.update([]) }
    }

    /// The window's traits or the user's settings may be others.
    func environmentMayHaveChanged() {
        updateActive()
        let environment = environment
        guard environment != reported.environment else { return }
        reported.environment = environment
        report(.environmentChanged(environment))
        // The stage may come to the same plan, which is drawn in other colors, or the other way round.
        for surface in surfaces { surface.update(in: environment) }
    }

    /// A turn of the run loop ends: looks at all that UIKit does not notify of.
    func turnEnded() {
        lookForDialogs()
        regions.update(trackedRegions)
        updateWindowState()
        followStyle()
        layers.followAppearance()
        followPulledKeyboard()
        followBars()
        layers.followRoot()
        layers.keepNoticesInFront()
        access.followWindow()
        followRoom()
        surfaceStack.reattach()
        followPanelKeys()
        focus.checkResponder()
        for surface in surfaces where surface.parts.isContentStale { surface.setNeedsLayout() }
        guard plan.isEmpty || layers.sheetWindow != nil else { return }
        // What the content of a sheet has presented may outlive the sheet, and its window stays for that.
        layers.close(for: plan)
        observeOwnWindows()
        watchTurns()
    }

    /// Moves the overlay in a turn of its own: after layout there may be no other turn for long.
    func roomChanged() {
        Task { [weak self] in self?.followRoom() }
    }

    /// Moves overlays between their views and the layers, as the views have room for them by now.
    private func followRoom() {
        guard surfaceStack.isRoomOther else { return }
        layers.open(for: plan)
        _ = surfaceStack.apply(plan)
        layers.close(for: plan)
        observeOwnWindows()
    }

    /// Follows a style that the app sets for its root controller, whose traits no view of the library's has, and the direction
    /// of its window, which is no trait.
    private func followStyle() {
        guard let window else { return }
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (isDark, known) = (window.contentStyle == .dark, reported.environment)
        guard isDark != known.isDark || isRightToLeft != known.isRightToLeft else { return }
        layers.followStyle()
        environmentMayHaveChanged()
    }

    /// Follows a keyboard that a finger pulls down.
    private func followPulledKeyboard() {
        let frame = keyboardFrame
        guard frame != reported.keyboardFrame else { return }
        reported.keyboardFrame = frame
        layers.followKeyboard()
        for surface in surfaces { surface.setNeedsLayout() }
    }

    /// Has F6 lead to panels and back wherever the keys are in the app or in a panel, while there is a way.
    func followPanelKeys() {
        let controllers =
            [window?.rootViewController] + layers.appLayers + layers.ownWindows.map(\.rootViewController)
        panelKeys.attach(to: plan.focusRound.isEmpty ? [] : controllers.compactMap { $0 })
    }

    /// The regions whose views matter to the plan.
    private var trackedRegions: Set<Region> {
        Set(plan.surfaces.map(\.region)).union(plan.input.regions).union(stage.subjects)
            .union(regions.unnoticed)
    }
}
#endif
