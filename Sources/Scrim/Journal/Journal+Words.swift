// Events and effects in a few words, without the overlays' own words.

extension StageEvent {
    var summary: String {
        switch self {
        case .show(let request):
            "show \(request.overlay.kind.rawValue) as \(request.id) over \(request.region.summary)"
                + " (\(request.regionState))"
        case .change(let id, let change): "\(change.summary) of \(id) changed"
        case .end(let id, let cause): "end \(id): \(cause.rawValue)"
        case .dismissLater(let id, let delay): "dismiss \(id) after \(delay.inMilliseconds) ms"
        case .finish(let id, let status, let evenIfCancelled):
            "finish \(id): \(status.summary)\(evenIfCancelled ? ", even if cancelled" : "")"
        case .allow(let ids, let cause):
            "allow \(cause.rawValue) of \(ids.map(\.description).joined(separator: ", "))"
        case .takeBack(let id): "take the work of \(id) back"
        case .bodyEnded(let id, let cause): "body of \(id) returned: \(cause.rawValue)"
        case .bodyCancelled(let id): "task of \(id) cancelled"
        case .minimize(let id, let surface): "minimize \(id), \(surface)"
        case .restore(let id, let surface): "restore \(id), \(surface)"
        case .dismissAll(let region, let kind, let name):
            "dismiss all\(kind.map { " of kind \($0.rawValue)" } ?? "")\(name.map { " named \(String(reflecting: $0))" } ?? "") over \(region?.summary ?? "the stage")"
        case .setDetent(let id, _): "\(id) to another detent"
        case .follow(let id, let follows): "\(id) \(follows ? "" : "not ")followed"
        case .dragRefused(let id, _): "drag of \(id) let go, dismissal refused"
        case .laidOut(let id, _): "\(id) laid out"
        case .setDefaults: "defaults changed"
        case .watchStalls(let isOn): isOn ? "stalls are watched for" : "stalls are not watched for"
        case .receive(_, let region, _): "what waits for \(region.summary) comes from another stage"
        case .handOver(let region):
            "what waits\(region.map { " for \($0.summary)" } ?? "") goes to another stage"
        case .host(let event): "host: \(event.summary)"
        case .wake: "wake"
        }
    }
}

extension Presentation.Status {
    fileprivate var summary: String {
        switch self {
        case .success: "success"
        case .failure: "failure"
        }
    }
}

extension SurfaceEvent.Change {
    fileprivate var summary: String {
        switch self {
        case .content: "content"
        case .appearance: "appearance"
        case .input: "input"
        case .timing: "timing"
        case .progress: "progress"
        case .sheet: "sheet"
        case .problem: "problem"
        case .matches: "matches"
        }
    }
}

extension HostEvent {
    fileprivate var summary: String {
        switch self {
        case .frameShown(let id, let generation): "first frame of \(id), motion \(generation)"
        case .motionEnded(let id, let generation): "motion \(generation) of \(id) ended"
        case .pointerOver(let id, let isOver): "pointer \(isOver ? "over" : "off") \(id)"
        case .focused(let id, let isFocused): "focus \(isFocused ? "in" : "out of") \(id)"
        case .tappedOutside(let id): "tap outside \(id)"
        case .touched(let id): "finger on \(id)"
        case .panelReleased(let id, _, _): "press on \(id) let go"
        case .escape: "escape"
        case .escapeAt(let focus): "escape in \(focus.surface.map { "\($0)" } ?? "the app")"
        case .escapeOn(let id): "escape on \(id)"
        case .cancelTaken(let id): "cancel button of \(id)"
        case .fieldChanged(let id, _): "typed into \(id)"
        case .fieldSubmitted(let id): "Enter in the field of \(id)"
        case .choiceTaken(let id, let row): "row \(row &+ 1) of \(id)"
        case .actionTaken(let id, 0): "action of \(id)"
        case .actionTaken(let id, let button): "action \(button &+ 1) of \(id)"
        case .dragBegan(let id, _): "drag of \(id) began"
        case .dragMoved(let id, _, _, _): "drag of \(id)"
        case .dragEnded(let id, _, let cancelled):
            "drag of \(id) \(cancelled ? "broken off" : "let go")"
        case .moveBegan(let id): "move of \(id) began"
        case .moved(let id, _): "move of \(id)"
        case .detentStepped(let id, let larger): "\(id) one detent \(larger ? "larger" : "smaller")"
        case .grabberTapped(let id): "grabber of \(id) tapped"
        case .regionChanged(let region, let state): "\(region.summary) is \(state)"
        case .regionContained(let region, let id):
            "\(region.summary) lies in \(id.map { "\($0)" } ?? "the window")"
        case .dialogChanged(let id): id == nil ? "no dialog in the window" : "a dialog in the window"
        case .suspended(let isSuspended): isSuspended ? "suspended" : "resumed"
        case .activeChanged(let isActive): "window \(isActive ? "active" : "inactive")"
        case .environmentChanged: "environment changed"
        }
    }
}

extension StageEffect {
    /// `nil`: the effect is not worth a word.
    var summary: String? {
        switch self {
        case .shown(let id): "\(id) shown"
        case .settled(let id, let outcome, _):
            "\(id) ended: \(outcome.cause.rawValue)\(outcome.wasShown ? "" : ", never shown")"
        case .missed(let id): "\(id) missed"
        case .gone(let id): "\(id) gone"
        case .minimize(let id): "minimize \(id)"
        case .restore(let id): "restore \(id)"
        case .cancelBody(let id): "cancel the body of \(id)"
        case .act(let id, 0, _): "run the action of \(id)"
        case .act(let id, let button, _): "run the action \(button &+ 1) of \(id)"
        case .validate(let id, _): "validate the text of \(id)"
        case .search(let id, _): "search the list of \(id)"
        case .release: "let a view go"
        case .announce: "speak"
        case .play(let haptic): "play \(haptic.rawValue)"
        case .notify(let id, _): "notify of the end of \(id)"
        case .withdrawNotification(let id): "withdraw the notification of \(id)"
        case .report(let id, .contentTaken): "\(id) took its content out of the app"
        case .report(let id, .contentRefused): "\(id) was given a content that it cannot have"
        case .report(let id, .unreachable): "\(id) cannot be drawn"
        case .report(let id, .contentCut): "\(id) has a content that is cut off"
        case .report(let id, .overdue): "\(id) overdue"
        case .report(let id, .unattended): "\(id) unattended"
        case .handedOver: nil
        case .stalled(let duration, _): "stalled for \(duration.inMilliseconds) ms"
        }
    }
}

extension Region {
    fileprivate var summary: String {
        switch self {
        case .window: "window"
        case .windowAndKeyboard: "window and keyboard"
        case .keyboard: "keyboard"
        case .view(let id): "view \(id.number)"
        }
    }
}

extension Duration {
    /// The duration in whole milliseconds, rounded toward zero and clamped to what fits.
    var inMilliseconds: Int64 {
        let (seconds, attoseconds) =
            min(max(self, .seconds(-Duration.countable)), .seconds(Duration.countable)).components
        return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    }

    /// The greatest number of seconds whose milliseconds fit.
    private static let countable: Int64 = .max / 1_000 - 1
}
