extension Overlay {
    /// Where an app shows, awaits and dismisses overlays that need none of its views, whatever the toolkit is.
    ///
    /// Every toolkit's `overlays` is one, and so are those of a `TestHost` of ScrimTesting: a view model that takes
    /// `any Overlay.Presenter` names no toolkit, and is tested without a screen.
    ///
    /// ```swift
    /// @MainActor final class SignIn {
    ///     private let overlays: any Overlay.Presenter
    ///     private let api = API()
    ///     private(set) var user: User?
    ///
    ///     init(overlays: any Overlay.Presenter) { self.overlays = overlays }
    ///
    ///     func submit() async throws {
    ///         user = try await overlays.during(.veil("Signing in…", cancel: "Stop"), cancelled: nil) { [api] in
    ///             try await api.signIn()
    ///         }
    ///     }
    /// }
    ///
    /// SignIn(overlays: window.overlays)      // in the app
    /// SignIn(overlays: TestHost().overlays)  // in a test
    /// ```
    ///
    /// You never conform your own types to it.
    @MainActor
    public protocol Presenter: Sendable {
        /// The region that the overlays cover.
        var region: Region { get }
        /// The stage of the region's window.
        var stage: Stage { get }

        /// The same window's overlays over another region.
        func over(_ region: Region) -> Self
    }
}

extension Overlay.Presenter {
    // MARK: Showing

    /// Shows an overlay until something ends it: you, the user, or its own lifetime.
    ///
    /// A notice without a spinner or progress ends by itself once its text can have been read, even if you keep the
    /// handle. To make it stay, use `.with(\.timing.lifetime, .untilDismissed)`.
    ///
    /// If the overlay blocks input, it does so from now on. A sheet needs one of your views: without a view and without
    /// text, it ends at once as `noContent`.
    ///
    /// - Parameters:
    ///   - overlay: What to show.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses. Not asked for the program's ends.
    ///   - onAction: Runs when the action button is pressed; the overlay ends with it.
    /// - Returns: The handle. Keep it to end the overlay; only `flash` needs none.
    @_disfavoredOverload
    // A trailing closure that makes a view belongs to the other overload, even if its result is implicitly unwrapped.
    public func show(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        onAction: (@MainActor () -> Void)? = nil, file: String = #fileID, line: Int = #line
    ) -> Presentation {
        start(
            overlay, view: nil,
            PresentationRequest(
                shouldEnd: shouldEnd, onAction: PresentationRequest.ofAnyButton(onAction), file: file,
                line: line))
    }

    /// Shows an overlay with several buttons until something ends it.
    ///
    /// - Parameters:
    ///   - overlay: What to show.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses. Not asked for the program's ends.
    ///   - onAction: Runs when one of `Overlay.Content.actions` is pressed, with that button; the overlay ends with it.
    /// - Returns: The handle. Keep it to end the overlay; only `flash` needs none.
    public func show(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        file: String = #fileID, line: Int = #line,
        onAction: @escaping @MainActor (Overlay.ActionButton) -> Void
    ) -> Presentation {
        start(
            overlay, view: nil,
            PresentationRequest(
                shouldEnd: shouldEnd, onAction: { onAction($1) }, file: file, line: line))
    }

    /// Shows a notice that disappears by itself; the handle may be dropped.
    ///
    /// ```swift
    /// page.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) { restore() }
    /// ```
    ///
    /// An overlay without its own lifetime stays as long as its text takes to read. A trailing closure is the
    /// action, whatever it returns; write a closure that makes your view as `content: { … }`.
    ///
    /// - Parameters:
    ///   - overlay: What to show.
    ///   - onAction: Runs when the action button is pressed; the notice ends with it.
    @discardableResult
    public func flash(
        _ overlay: Overlay, onAction: (@MainActor () -> Void)? = nil, file: String = #fileID,
        line: Int = #line
    ) -> Presentation {
        start(
            overlay.passing, view: nil,
            PresentationRequest(
                role: .passing, onAction: PresentationRequest.ofAnyButton(onAction), file: file, line: line))
    }

    /// Shows a notice with several buttons that disappears by itself; the handle may be dropped.
    ///
    /// ```swift
    /// let notice = Overlay.hud("3 articles deleted", placement: .bottom).with(\.content.actions, ["Undo", "Show"])
    /// page.overlays.flash(notice) { button in button.title == "Undo" ? restore() : open() }
    /// ```
    ///
    /// - Parameters:
    ///   - overlay: What to show.
    ///   - onAction: Runs when one of `Overlay.Content.actions` is pressed, with that button; the notice ends with it.
    @discardableResult
    public func flash(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line,
        onAction: @escaping @MainActor (Overlay.ActionButton) -> Void
    ) -> Presentation {
        start(
            overlay.passing, view: nil,
            PresentationRequest(
                role: .passing, onAction: { onAction($1) }, file: file, line: line))
    }

    // MARK: What is presented

    /// The presentations over this region that have not ended, oldest first; over a window, all of its stage.
    ///
    /// Waiting ones are included: in their grace, in the queue, or for a region without a window.
    public var presentations: [Presentation.Info] {
        stage.presentations.filter { region.isWindow || $0.region == region }
    }

    /// Ends everything over this region, or all of one kind; over a window, everything on its stage.
    ///
    /// ```swift
    /// window.overlays.dismissAll(.hud)    // the notices alone, those that wait for their turn included
    /// ```
    ///
    /// As `Presentation.dismiss`: what is on screen stays for its minimum.
    ///
    /// - Parameter kind: Which kind ends; `nil` (the default): all of them.
    public func dismissAll(_ kind: Overlay.Kind? = nil) {
        stage.send(.dismissAll(region.isWindow ? nil : region, kind: kind))
    }

    /// Ends the overlays of this name (`Overlay.identifier`) over this region; over a window, all on its stage.
    ///
    /// As `Presentation.dismiss`: what is on screen stays for its minimum.
    public func dismissAll(identifier: String) {
        stage.send(.dismissAll(region.isWindow ? nil : region, identifier: identifier))
    }

    /// Shows a question for a host's own API.
    ///
    /// What was typed and chosen is in the handle's content.
    ///
    /// - Parameters:
    ///   - overlay: What to show.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - validate: Returns the validation message for a text in the field; `nil`: every text is accepted.
    ///   - onAnswer: Runs with the index of the button or list row that ended the overlay.
    @_spi(Host) public func show(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)?,
        validate: (@MainActor (String) -> String?)?, file: String, line: Int,
        onAnswer: @escaping @MainActor (Int) -> Void
    ) -> Presentation {
        start(
            overlay, view: nil,
            PresentationRequest(
                shouldEnd: shouldEnd, onAction: { index, _ in onAnswer(index) }, validate: validate,
                file: file, line: line))
    }

    // MARK: The one start

    func start(_ overlay: Overlay, view: HeldView?, _ request: PresentationRequest) -> Presentation {
        // Before the surface gets its identifier: the call may make the host notice a dialog, which counts as older.
        let (region, state, subject) = covered(by: overlay, isUndoable: request.role == .undoable)
        let overlay = Shared(overlay.asked.validated(by: request.validate))
        let completion = PresentationCompletion(id: Presentation.ID(), overlay: overlay)
        let handle = Presentation(completion)
        request.endQuestion?.presentation = completion
        let isMoot = overlay.kind == .question && AsyncShouldEnd.current?.admits(completion) == false
        stage.show(
            ShowRequest(
                id: handle.id, surface: SurfaceID(), sharedOverlay: overlay, region: region,
                regionState: state, subject: subject, view: view?.id,
                isScoped: request.role == .scoped, isUndoable: request.role == .undoable,
                availability: view?.availability ?? .free),
            Stage.Record(completion: completion, handle: handle, request: request, region: region),
            endingAs: isMoot ? .cancelled : nil)
        return handle
    }

    /// The region that an overlay covers, with its state and, for a question or notice moved to the window, its view.
    ///
    /// A veil over a window covers the keyboard, too. Questions and the notices of undoable work move to the window if
    /// they could not be shown over their view:
    /// - Nothing can be drawn on a popover.
    /// - The view of undoable work has left the window, perhaps for good.
    /// - The notice of undoable work would wait for one that stays over the window.
    /// - A surface over the window blocks a question's view, and may itself wait for the answer. Such a question still
    ///   ends with its view.
    private func covered(
        by overlay: Overlay, isUndoable: Bool
    ) -> (region: Region, state: Region.State, subject: Subject?) {
        func state(of region: Region) -> Region.State { stage.host?.state(of: region) ?? .gone }
        let region = overlay.kind == .veil && region == .window ? .windowAndKeyboard : region
        let own = state(of: region)
        let isQuestion = overlay.kind == .question
        let isElsewhere =
            switch own {
            case .unreachable: isQuestion || isUndoable
            case .visible:
                isQuestion && stage.isOutOfReach(region)
                    || isUndoable && stage.waitsForWindow(at: overlay.placement, over: region)
            case .detached: isUndoable && [.visible, .hidden].contains(state(of: .window))
            case .hidden, .gone: false
            }
        guard isElsewhere else { return (region, own, nil) }
        // Work may outlive a view that is in no window: the user has left that page.
        let isBound = !region.isWindow && (isQuestion || own == .visible)
        let subject = isBound ? Subject(region: region, endsQuestion: own != .unreachable) : nil
        return (.window, state(of: .window), subject)
    }
}

extension Stage {
    fileprivate func isOutOfReach(_ region: Region) -> Bool { machine.isOutOfReach(region) }

    /// Whether a notice over a region would wait for as long as another one stays over the window.
    func waitsForWindow(at placement: Overlay.Placement, over region: Region) -> Bool {
        machine.waitsForWindow(at: placement, over: region)
    }
}

extension Overlay {
    /// The overlay as it is requested: the app may have put in a text, or chosen, since it made the overlay.
    fileprivate var asked: Overlay {
        guard content.field != nil || content.choices != nil else { return self }
        var overlay = self
        overlay.content.field?.begin()
        overlay.content.choices?.begin()
        return overlay
    }

    /// The overlay with the validation message for the initial text of its field.
    @MainActor
    fileprivate func validated(by validate: (@MainActor (String) -> String?)?) -> Overlay {
        guard let validate, let field = content.field else { return self }
        return with(\.content.field, field.validated(validate(field.text)))
    }

    /// The overlay without a lifetime that follows from its text: it shows work of unknown length.
    var staying: Overlay {
        guard timing.lifetime == .reading else { return self }
        return with(\.timing.lifetime, .untilDismissed)
    }

    /// The overlay with a lifetime that follows from its text, if it has none.
    var passing: Overlay {
        guard timing.lifetime == .untilDismissed else { return self }
        return with(\.timing.lifetime, .reading)
    }
}
