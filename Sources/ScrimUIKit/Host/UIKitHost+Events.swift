#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Reports events around the host to the stage.
extension UIKitHost {
    /// The scene's windows changed, the app was suspended or resumed, the user switched to or from the scene, or the
    /// scene is gone.
    func sceneChanged(_ change: SceneVisibilityObserver.Change) {
        switch change {
        case .windows: refresh(covering: nil)
        case .suspended(true):
            // The picture for the app switcher has to show what the app presents just before, in front of
            // what it covers.
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
            // Work that can still be undone in this scene waited until no other scene is in front.
            if isSuspended, !isAppInFront { reportSuspended() }
        case .gone:
            BackgroundTime.ofApp.begin(from: scene)
            report(.regionChanged(.window, .gone))
            // Whatever plan the stage makes of the report, nothing of the library outlives the scene.
            setSuspended(false)
            apply(StagePlan())
            close()
        }
    }

    /// Reports that the scene is in the background; if the user has left the app, work that could still
    /// be undone starts.
    private func reportSuspended() {
        beginBackgroundTime()
        report(.suspended(true))
    }

    /// Asks for time, unless another window of the app is in front: then the system does not suspend the app.
    private func beginBackgroundTime() {
        if !isAppInFront { BackgroundTime.ofApp.begin(from: scene) }
    }

    /// Whether another window of the app is in front, from which the user can come back.
    ///
    /// A CarPlay scene does not count: it may stay in front for hours while the phone is locked.
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

    /// Reports the states of the window and the keyboard if they have changed.
    func updateWindowState() {
        lookForDialogs()
        let state = currentState(of: .window)
        guard state != reported.window else { return updateKeyboardState() }
        reported.window = state
        if window == nil {
            // The window has moved to another scene, and takes nothing of this one along.
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
        observeAccessory()
        followAccessory()
        for surface in surfaces { surface.setNeedsLayout() }
        layOut(surfaces, within: move)
    }

    /// Lays surfaces out within the keyboard's animation, as the app's own views make room for the keyboard.
    func layOut(_ surfaces: [SurfaceView], within move: KeyboardObserver.Move) {
        guard move.duration > 0, !surfaces.isEmpty else { return }
        UIView.animate(
            withDuration: move.duration, delay: 0,
            options: [move.options, .beginFromCurrentState, .allowUserInteraction]
        ) {
            for surface in surfaces { surface.layoutIfNeeded() }
        }
    }

    /// A key of the on-screen keyboard was pressed: if the keyboard has to be covered, it is in front of its cover.
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
    /// A view that moves to another superview within the turn has not left. So views are checked when the turn ends, if
    /// the host observes that.
    func regionLeft() {
        if turnObserver == nil { regions.update([]) }
    }

    /// The window's traits or the user's settings may have changed.
    func environmentMayHaveChanged() {
        updateActive()
        let environment = environment
        guard environment != reported.environment else { return }
        reported.environment = environment
        report(.environmentChanged(environment))
        // The plan may stay the same, and only be drawn in other colors or mirrored.
        for surface in surfaces { surface.update(in: environment) }
    }

    /// A turn of the run loop ends: checks everything that UIKit does not report.
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
        followAccessory()
        for surface in surfaces where surface.parts.isContentStale { surface.setNeedsLayout() }
        guard plan.isEmpty || layers.sheetWindow != nil else { return }
        // A controller that a sheet's content has presented may outlive the sheet; the sheets' window stays for it.
        layers.close(for: plan)
        observeOwnWindows()
        watchTurns()
    }

    /// Moves overlays in a separate turn, because no other turn may follow the layout for long.
    func roomChanged() {
        Task { [weak self] in self?.followRoom() }
    }

    /// Moves overlays between their views and the layers, as the views have room for them now.
    private func followRoom() {
        guard surfaceStack.isRoomOther else { return }
        layers.open(for: plan)
        _ = surfaceStack.apply(plan)
        layers.close(for: plan)
        observeOwnWindows()
    }

    /// Follows a style that the app sets on its root controller, and the direction of the window, which is not a trait.
    ///
    /// Neither reaches the library's own views.
    private func followStyle() {
        guard let window else { return }
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (isDark, known) = (window.contentStyle == .dark, reported.environment)
        guard isDark != known.isDark || isRightToLeft != known.isRightToLeft else { return }
        layers.followStyle()
        environmentMayHaveChanged()
    }

    /// Follows a keyboard that the user drags down.
    private func followPulledKeyboard() {
        let frame = keyboardFrame
        guard frame != reported.keyboardFrame else { return }
        reported.keyboardFrame = frame
        layers.followKeyboard()
        for surface in surfaces { surface.setNeedsLayout() }
    }

    /// Makes F6 lead to panels and back, wherever in the app or a panel the keys are, while there is a panel to go to.
    func followPanelKeys() {
        let controllers =
            [window?.rootViewController] + layers.appLayers + layers.ownWindows.map(\.rootViewController)
        panelKeys.attach(to: plan.focusRound.isEmpty ? [] : controllers.compactMap { $0 })
    }

    /// The regions whose views the plan depends on.
    private var trackedRegions: Set<Region> {
        Set(plan.surfaces.map(\.region)).union(plan.input.regions).union(stage.subjects)
            .union(regions.unnoticed)
    }
}
#endif
