import Testing

@_spi(Host) @testable import Scrim

/// What the focus machine answers, step by step; the model check visits all of its states.
@Suite struct FocusMachineTests {
    private let notice = SurfaceID(number: 1)
    private let sheet = SurfaceID(number: 2)
    private let veil = SurfaceID(number: 3)

    /// The view that had the focus is under the veil, and another view is exempt.
    @Test func fromATrappedPanelKeysLeadToWhatIsExempt() {
        let round = FocusRound([veil], views: [.window])
        var focus = FocusMachine(blocking: .atWindow)
        let plan = FocusPlan.surface(veil, isTrapped: true)
        #expect(focus.follow(plan, FocusSnapshot(owner: .app, isBlocked: true)) == [.save, .moveIn(veil)])
        let inPanel = FocusSnapshot(owner: .panel(veil), saved: .blocked)
        #expect(focus.walk(.next, in: round, inPanel) == [.enter(.app, at: .first)])
        #expect(focus.focusMoved(FocusSnapshot(owner: .app)) == [.save])
        #expect(
            focus.walk(.tab, in: round, FocusSnapshot(owner: .app)) == [
                .save, .enter(.panel(veil), at: .first),
            ])
        let back = FocusSnapshot(owner: .panel(veil), saved: .free)
        #expect(focus.walk(.previous, in: round, back) == [.giveBack])
    }

    /// What is blocked may have changed, but not where the focus came from.
    @Test func aPlanThatIsToldAgainIsNoReasonToGoBackToTheApp() {
        let plan = FocusPlan.surface(sheet, isTrapped: false)
        var focus = FocusMachine(blocking: .atWindow)
        #expect(focus.follow(plan, FocusSnapshot(owner: .app)) == [.save, .moveIn(sheet)])
        // The user works in the app beside the sheet, and then in a notice, which goes.
        #expect(focus.focusMoved(FocusSnapshot(owner: .app)) == [.save])
        #expect(focus.follow(plan, FocusSnapshot(owner: .app)) == [.save])
        #expect(focus.focusMoved(FocusSnapshot(owner: .panel(notice), saved: .free)) == [])
        let gone = FocusSnapshot(owner: .panel(notice), isBlocked: true, saved: .free)
        #expect(focus.follow(plan, gone) == [.moveIn(sheet)])
    }

    @Test func besideASheetTheAppHasItBackFromWhatTookItThere() {
        let plan = FocusPlan.surface(sheet, isTrapped: false)
        var focus = FocusMachine(blocking: .atWindow)
        _ = focus.follow(plan, FocusSnapshot(owner: .app))
        _ = focus.focusMoved(FocusSnapshot(owner: .app))
        let blocked = FocusPlan.surface(veil, isTrapped: true)
        let under = FocusSnapshot(owner: .app, isBlocked: true)
        #expect(focus.follow(blocked, under) == [.save, .moveIn(veil)])
        let gone = FocusSnapshot(owner: .panel(veil), isBlocked: true, saved: .free)
        #expect(focus.follow(plan, gone) == [.giveBack, .save])
    }

    /// For example, the user is at another workspace for a while.
    @Test func aLiveSheetThatComesBackIntoSightLeavesTheFocusInTheApp() {
        let plan = FocusPlan.surface(sheet, isTrapped: false)
        var focus = FocusMachine(blocking: .atWindow)
        _ = focus.follow(plan, FocusSnapshot(owner: .app))
        _ = focus.focusMoved(FocusSnapshot(owner: .app))
        let away = focus.follow(.app, FocusSnapshot(owner: .app, saved: .free))
        var other = focus
        let back = focus.follow(plan, FocusSnapshot(owner: .app))
        let another = other.follow(.surface(notice, isTrapped: false), FocusSnapshot(owner: .app))
        #expect(away == [.forget] && back == [.save])
        #expect(another == [.save, .moveIn(notice)], "another sheet takes it")
    }

    /// A dialog of libadwaita's clears the focus before it takes it: the user was in the sheet.
    @Test func aLiveSheetThatComesBackTakesTheFocusIfTheUserWasNotBesideIt() {
        let plan = FocusPlan.surface(sheet, isTrapped: false)
        var focus = FocusMachine(blocking: .atWindow)
        _ = focus.follow(plan, FocusSnapshot(owner: .app))
        _ = focus.focusMoved(FocusSnapshot(owner: .app))
        _ = focus.focusMoved(FocusSnapshot(owner: .panel(sheet), saved: .free))
        _ = focus.focusMoved(FocusSnapshot(owner: .nobody, saved: .free))
        _ = focus.follow(.app, FocusSnapshot(owner: .app, saved: .free))
        let back = focus.follow(plan, FocusSnapshot(owner: .app))
        #expect(back == [.save, .moveIn(sheet)])
    }

    /// A veil in its grace and a notice that blocks keep keys from a sheet without being in the plan.
    ///
    /// Moving in again would advance to the sheet's next control.
    @Test func aPanelThatThePlanNamesKeepsTheFocusWhoeverBlocksItsKeys() {
        var focus = FocusMachine(blocking: .atWindow)
        _ = focus.follow(.surface(sheet, isTrapped: false), FocusSnapshot(owner: .app))
        let blocked = FocusSnapshot(owner: .panel(sheet), isBlocked: true, saved: .free)
        #expect(focus.focusMoved(blocked) == [])
        #expect(focus.follow(.surface(sheet, isTrapped: false), blocked) == [])
    }

    /// An example is a search field that a veil leaves live.
    @Test(arguments: [FocusMachine.KeyBlocking.atWindow, .byFocus])
    func aViewThatTheTrapExemptsKeepsTheFocus(_ blocking: FocusMachine.KeyBlocking) {
        var focus = FocusMachine(blocking: blocking)
        #expect(focus.follow(.surface(veil, isTrapped: true), FocusSnapshot(owner: .app)) == [.save])
        let elsewhere = FocusSnapshot(owner: .app, isBlocked: true, saved: .free)
        #expect(focus.focusMoved(elsewhere) == [.save, .moveIn(veil)])
        #expect(focus.focusMoved(FocusSnapshot(owner: .app, saved: .free)) == [.save])
        #expect(focus.follow(.app, FocusSnapshot(owner: .app, saved: .free)) == [.forget])
    }

    /// If keys follow the focus, a blocked panel must lose it.
    @Test func whereKeysFollowTheFocusABlockedPanelLosesIt() {
        var focus = FocusMachine(blocking: .byFocus)
        _ = focus.follow(.surface(sheet, isTrapped: false), FocusSnapshot(owner: .app))
        let blocked = FocusSnapshot(owner: .panel(sheet), isBlocked: true)
        #expect(focus.focusMoved(blocked) == [.moveIn(sheet)])
    }

    /// A field on a live sheet is in a view that is busy: the user was in that field, not in the app's own.
    @Test(arguments: [true, false])
    func whereKeysFollowTheFocusABlockedPanelHasItAgain(_ isTrapped: Bool) {
        let plan = FocusPlan.surface(sheet, isTrapped: isTrapped)
        var focus = FocusMachine(blocking: .byFocus)
        _ = focus.follow(plan, FocusSnapshot(owner: .app, isBlocked: isTrapped))
        let panel = FocusSnapshot.Owner.panel(sheet)
        #expect(focus.focusMoved(FocusSnapshot(owner: panel, saved: .free, inPanel: .free)) == [])
        let blocked = FocusSnapshot(owner: panel, isBlocked: true, saved: .free, inPanel: .blocked)
        #expect(focus.follow(plan, blocked) == [.saveInPanel, .moveIn(sheet)])
        let waiting = FocusSnapshot(owner: .standIn, saved: .free, inPanel: .blocked)
        #expect(focus.follow(plan, waiting) == [.moveIn(sheet)])
        #expect(
            focus.follow(plan, FocusSnapshot(owner: .standIn, saved: .free, inPanel: .free)) == [
                .returnToPanel
            ])
        #expect(focus.focusMoved(FocusSnapshot(owner: panel, saved: .free, inPanel: .free)) == [])
    }

    /// As a docked composer, after the search field of a live sheet.
    @Test func whereKeysFollowTheFocusWhatHasNoKeyboardHasItAgainAfterAPanel() {
        let plan = FocusPlan.surface(sheet, isTrapped: false)
        var focus = FocusMachine(blocking: .byFocus)
        _ = focus.follow(plan, FocusSnapshot(owner: .app))
        let nobody = FocusSnapshot(owner: .nobody, saved: .freeWithoutKeyboard)
        _ = focus.focusMoved(FocusSnapshot(owner: .panel(sheet), saved: .freeWithoutKeyboard, inPanel: .free))
        var ended = focus
        let (beside, after) = (focus.focusMoved(nobody), ended.follow(.app, nobody))
        #expect(beside == [.giveBack, .save] && after == [.giveBack])
        // It gives up the focus itself, beside the sheet.
        _ = focus.focusMoved(FocusSnapshot(owner: .app))
        let own = focus.follow(.app, nobody)
        #expect(own == [.forget])
    }

    @Test func whereKeysFollowTheFocusAKeyboardDoesNotComeBackUnasked() {
        let plan = FocusPlan.surface(sheet, isTrapped: false)
        var focus = FocusMachine(blocking: .byFocus)
        _ = focus.follow(plan, FocusSnapshot(owner: .app))
        _ = focus.focusMoved(FocusSnapshot(owner: .panel(sheet), saved: .free, inPanel: .free))
        let after = focus.follow(.app, FocusSnapshot(owner: .nobody, saved: .free))
        #expect(after == [.forget])
    }

    @Test func whereKeysFollowTheFocusAPanelThatLeavesIsNotReturnedTo() {
        var focus = FocusMachine(blocking: .byFocus)
        _ = focus.follow(.surface(sheet, isTrapped: false), FocusSnapshot(owner: .app))
        let blocked = FocusSnapshot(owner: .panel(sheet), isBlocked: true, saved: .free, inPanel: .blocked)
        _ = focus.focusMoved(blocked)
        #expect(focus.follow(.app, FocusSnapshot(owner: .standIn, saved: .free)) == [.giveBack])
    }
}
