// Rule 16: which surface should have the focus: the front-most of all that block the window, and of all sheets and
// questions. While a surface blocks the window, the focus stays in it, in the views that it exempts, and in the panels
// in front of it. Keys move the focus between these. `FocusMachine` decides about the app's own focus.

extension SurfacePlan {
    /// Whether the surface's focus goes to the first control in its panel, and not to the panel itself.
    ///
    /// A panel without a view of the app keeps the focus off its Cancel button. The user may press Return a second
    /// time, and must not cancel what the first press began. Tab leads to the button, and Escape cancels.
    @_spi(Host) public var focusesContent: Bool { view != nil || kind == .question }

    /// The part of a question that gets the focus first: its field, its list, or the button that Enter then activates;
    /// `nil`: the first control in the panel.
    ///
    /// That button is the default one, else cancel, else the first that is not destructive.
    @_spi(Host) public var firstFocus: PanelPart? {
        guard kind == .question, view == nil else { return nil }
        if panel.field != nil { return .field }
        if panel.choices?.rows.isEmpty == false { return .choices }
        if let button = panel.defaultAction { return .button(button) }
        if panel.cancel != nil { return .cancel }
        return panel.actions.firstIndex { $0.role != .destructive }.map { .button($0) }
    }
}

extension SurfacePlan {
    /// The event for Return while the focus is at `firstFocus`; `nil`: none, or the focused control decides.
    @_spi(Host) public var returnEvent: HostEvent? {
        guard !isHidden, aside == nil, !isLeaving, !awaitsFrame else { return nil }
        switch firstFocus {
        case .button(let index): return .actionTaken(id, index)
        case .cancel: return .cancelTaken(id)
        case .field: return .fieldSubmitted(id)
        case .indicator, .message, .detail, .choices, .view, nil: return nil
        }
    }
}

extension Surface {
    /// Whether the surface takes the keyboard focus and keeps it: it blocks the window.
    func trapsFocus(in surroundings: Surroundings) -> Bool {
        kind != .hud && region.isWindow && isVisible(in: surroundings)
            && inputLayer(in: surroundings)?.blocks == true
    }

    /// Whether the keyboard focus goes to the surface; of several it goes to the front-most.
    ///
    /// It does not go to a question or a sheet that nobody can have seen.
    func takesFocus(in surroundings: Surroundings) -> Bool {
        switch kind {
        case .sheet, .question:
            !isUnseen && isVisible(in: surroundings) && inputLayer(in: surroundings) != nil
        case .veil, .loading, .activity, .hud: trapsFocus(in: surroundings)
        }
    }
}

extension StageMachine {
    /// The surface that should have the keyboard focus.
    ///
    /// - Parameter sum: The sum of all surfaces.
    func focus(_ sum: PartSum) -> FocusPlan {
        sum.focusTaker.map { .surface($0, isTrapped: sum.trapsFocus) } ?? .app
    }

    /// The panels that keys reach, as the pointer does: all that have something to do in them.
    ///
    /// If a surface blocks the window, these are its own panel and the ones in front of it.
    ///
    /// - Parameter sum: The sum of all surfaces.
    func focusRound(_ sum: PartSum) -> FocusRound {
        var panels = frontOfStacksFirst(sum.openKeyTakers)
        guard let blocker = sum.windowBlocker else { return FocusRound(panels) }
        // The blocker is on the round even if there is nothing to do in it, so that keys lead back to it.
        if blocker == sum.focusTaker, !panels.contains(blocker) { panels.insert(blocker, at: 0) }
        if panels.isEmpty || sum.exempt.isEmpty && panels == [sum.focusTaker] { return FocusRound() }
        return FocusRound(panels, views: sum.exempt)
    }

    /// The panels, with those of each stack in reverse order: the front notice comes first.
    ///
    /// Mostly it is the newest, and was announced last, with the key that leads to it.
    private func frontOfStacksFirst(_ panels: [SurfaceID]) -> [SurfaceID] {
        guard panels.count > 1 else { return panels }
        var panels = panels
        var indices: [NoticeStack.Site: [Int]] = [:]
        for (index, panel) in panels.enumerated() {
            guard let surface = surface(panel), surface.stack != nil, !surface.clearsStack else { continue }
            indices[surface.site, default: []].append(index)
        }
        for members in indices.values where members.count > 1 {
            let frontFirst = members.reversed().map { panels[$0] }
            for (index, panel) in zip(members, frontFirst) { panels[index] = panel }
        }
        return panels
    }
}
