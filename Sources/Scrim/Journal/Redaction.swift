/// Removes the texts of overlays from what a journal keeps.
///
/// Each text is replaced by one with as many graphemes and as many syllables, because they decide how long a notice
/// stays. Equal texts have equal replacements, because a text is announced again only when it changed. A password or a
/// code loses even its length.
struct Redaction: Hashable, Sendable {
    /// Numbers for recent texts, and for earlier ones, by their hashes: no text is kept, and no hash forever.
    private var known: [Int: Int] = [:]
    private var before: [Int: Int] = [:]
    private var next = 0

    /// Starts a new generation: a text is remembered until the second call after its last use.
    mutating func turnOver() { (before, known) = (known, [:]) }

    mutating func of(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return text }
        let syllables = text.syllables
        let more = max(syllables - 1, 0)
        return letter(for: text, isSyllable: syllables > 0) + String(repeating: "・", count: more)
            + String(repeating: "·", count: text.count - 1 - more)
    }

    /// A letter for each text: a Chinese one if the text has syllables, otherwise a Tangut one, which is not
    /// a syllable here.
    private mutating func letter(for text: String, isSyllable: Bool) -> String {
        let letters: (first: UInt32, count: Int) = isSyllable ? (0x4E00, 20_000) : (0x1_7000, 6_000)
        let number = number(of: text.hashValue) % letters.count
        return String(Character(Unicode.Scalar(letters.first + UInt32(number)) ?? "·"))
    }

    /// A number that reveals nothing of a hash; the same for equal hashes.
    private mutating func number(of hash: Int) -> Int {
        let number = known[hash] ?? before[hash] ?? next
        if number == next { next += 1 }
        known[hash] = number
        return number
    }

    /// The replacement of a password or a code, whose length is not kept.
    private mutating func ofHidden(_ text: String) -> String {
        text.isEmpty ? "" : letter(for: text, isSyllable: false)
    }

    /// The identifier, too: an app may build it from its users' data.
    mutating func of(_ overlay: Overlay) -> Overlay {
        var overlay = overlay
        overlay.content = of(overlay.content)
        overlay.identifier = of(overlay.identifier)
        return overlay
    }

    mutating func of(_ content: Overlay.Content) -> Overlay.Content {
        var content = content
        content.message = of(content.message)
        content.detail = of(content.detail)
        content.label = of(content.label)
        // An app may name a picture after its users' data, too.
        if case .icon(.named(let name)) = content.indicator {
            content.indicator = .icon(.named(of(name) ?? ""))
        }
        content.field = content.field.map { of($0) }
        content.choices = content.choices.map { of($0) }
        if case .titled(let title)? = content.cancel {
            content.cancel = .titled(of(Overlay.ActionButton(title)).title)
        }
        content.actions = content.actions.map { of($0) }
        return content
    }

    /// A title with a mnemonic keeps one.
    private mutating func of(_ button: Overlay.ActionButton) -> Overlay.ActionButton {
        let text = of(button.text) ?? ""
        return Overlay.ActionButton(button.mnemonic == nil ? text : "_" + text, role: button.role)
    }

    private mutating func of(_ field: Overlay.Field) -> Overlay.Field {
        var field = field
        field.label = of(field.label) ?? ""
        field.text = field.isPrivate ? ofHidden(field.text) : of(field.text) ?? ""
        // Not the hash itself: from it, a short text can be guessed.
        field.initial = Int32(truncatingIfNeeded: number(of: Int(field.initial)))
        switch field.validation {
        case .none: break
        case .awaited(let known, let isShown):
            field.validation = .awaited(known: of(known), isShown: isShown)
        case .done(let problem): field.validation = .done(problem: of(problem))
        }
        return field
    }

    private mutating func of(_ choices: Overlay.Choices) -> Overlay.Choices {
        var choices = choices
        choices.titles = choices.titles.map { of($0) ?? "" }
        choices.search.text = of(choices.search.text) ?? ""
        choices.search.found = of(choices.search.found) ?? ""
        return choices
    }

    /// - Parameter machine: The machine, before it handles the event.
    mutating func of(_ event: StageEvent, in machine: StageMachine) -> StageEvent {
        switch event {
        case .show(var request):
            request.overlay = of(request.overlay)
            return .show(request)
        case .change(let id, .content(let content)): return .change(id, .content(of(content)))
        case .finish(let id, .success(let text), let evenIfCancelled):
            return .finish(id, .success(of(text)), evenIfCancelled: evenIfCancelled)
        case .finish(let id, .failure(let text), let evenIfCancelled):
            return .finish(id, .failure(of(text)), evenIfCancelled: evenIfCancelled)
        case .change(let id, .problem(let problem, let text)):
            // The question may have ended during the validation.
            let isPrivate = machine.holder(id).map { $0.overlay.content.field?.isPrivate == true } ?? true
            return .change(id, .problem(of(problem), of: isPrivate ? ofHidden(text) : of(text) ?? ""))
        case .change(let id, .matches(let matches, let text)):
            return .change(id, .matches(matches, of: of(text) ?? ""))
        case .host(.fieldChanged(let id, let text)):
            // The question may have ended before a text arrives that was pasted.
            let isPrivate =
                machine.surface(id).map { $0.displayedHolder.overlay.content.field?.isPrivate == true }
                ?? true
            return .host(.fieldChanged(id, isPrivate ? ofHidden(text) : of(text) ?? ""))
        case .dismissAll(let region, let kind, let identifier):
            return .dismissAll(region, kind: kind, identifier: of(identifier))
        case .receive(let surfaces, let region, let state):
            return .receive(of(surfaces, in: machine), region, state)
        case .change, .end, .dismissLater, .allow, .takeBack, .bodyEnded, .bodyCancelled, .minimize,
            .restore, .setDetent, .follow, .dragRefused, .laidOut, .setDefaults, .watchStalls, .handOver,
            .host, .wake:
            return event
        }
    }

    mutating func of(_ surfaces: [Surface], in machine: StageMachine) -> [Surface] {
        surfaces.map { surface in
            // An announcement is put together from several texts, so it is built again from their replacements.
            let isCurrent = surface.spoken.text == machine.news(of: surface)
            let spoken = isCurrent ? nil : of(surface.spoken.text)
            return surface.replacingWords({ of($0) }) { redacted in
                isCurrent ? machine.news(of: redacted) : spoken
            }
        }
    }

    mutating func of(_ machine: StageMachine) -> StageMachine {
        var redacted = machine
        redacted.surfaces = SurfaceTable(of(Array(machine.surfaces), in: machine))
        return redacted
    }

    /// An effect as a journal compares it: of announcements only the length, of overlays nothing.
    static func of(_ effect: StageEffect) -> StageEffect {
        switch effect {
        case .announce(let announcement):
            .announce(Announcement(dots(announcement.text), isAssertive: announcement.isAssertive))
        case .settled(let id, let outcome, _): .settled(id, outcome, last: nil)
        case .handedOver: .handedOver([])
        case .act(let id, let index, let button):
            .act(id, button: index, Overlay.ActionButton(dots(button.title), role: button.role))
        case .validate(let id, _): .validate(id, "")
        case .search(let id, let text): .search(id, dots(text))
        case .notify(let id, let text): .notify(id, dots(text))
        case .shown, .missed, .gone, .cancelBody, .minimize, .restore, .play, .release,
            .withdrawNotification, .report, .stalled:
            effect
        }
    }

    /// As many dots as the text has graphemes.
    static func dots(_ text: String) -> String { String(repeating: "·", count: text.count) }
}

extension StagePlan {
    /// The plan with only the lengths of what it says.
    var withoutWords: StagePlan {
        var plan = self
        for index in plan.surfaces.indices {
            let panel = plan.surfaces[index].panel
            plan.surfaces[index].identifier = ""
            plan.surfaces[index].panel.message = panel.message.map(Redaction.dots)
            plan.surfaces[index].panel.detail = panel.detail.map(Redaction.dots)
            plan.surfaces[index].panel.label = panel.label.map(Redaction.dots)
            plan.surfaces[index].panel.cancel = panel.cancel.map(Redaction.dots)
            plan.surfaces[index].panel.cancelMnemonic = nil
            if case .icon(.named(let name)) = panel.indicator {
                plan.surfaces[index].panel.indicator = .icon(.named(Redaction.dots(name)))
            }
            if let field = panel.field {
                plan.surfaces[index].panel.field?.label = Redaction.dots(field.label)
                plan.surfaces[index].panel.field?.text =
                    field.isPrivate ? (field.text.isEmpty ? "" : "·") : Redaction.dots(field.text)
                plan.surfaces[index].panel.field?.problem = field.problem.map(Redaction.dots)
            }
            if let rows = panel.choices?.rows {
                plan.surfaces[index].panel.choices?.rows = rows.map {
                    PanelContent.Choices.Row(
                        index: $0.index, title: Redaction.dots($0.title), isSelected: $0.isSelected)
                }
            }
            plan.surfaces[index].panel.actions = panel.actions.map {
                PanelContent.Action(
                    title: Redaction.dots($0.title), mnemonic: nil, role: $0.role, isEnabled: $0.isEnabled)
            }
        }
        return plan
    }

    /// A short text that is equal for plans that differ only in their words.
    ///
    /// The hash of the plan's description, the same in every process.
    var digest: String {
        var plan = withoutWords
        // Sets have no order, so they are described apart, sorted.
        let regions = [
            Array(plan.access.hiddenRegions), Array(plan.access.exempt), Array(plan.focusRound.views ?? []),
        ].map(\.inOrder)
        plan.access.hiddenRegions = []
        plan.access.exempt = []
        plan.focusRound.views = plan.focusRound.views.map { _ in [] }
        let layers = plan.input.layers.map(\.orderedDescription)
        plan.input.layers = []
        return String("\(plan) \(regions) \(layers)".stableHash, radix: 16)
    }
}

extension Sequence<Region> {
    /// The descriptions of the regions, each once, in an order that is the same in every process.
    fileprivate var inOrder: [String] { Set(self).map { "\($0)" }.sorted() }
}

extension InputPlan.Layer {
    fileprivate var orderedDescription: String {
        guard case .blockedExcept(let regions) = outside else { return "\(self)" }
        return "\(surface) \(region) \(regions.inOrder) \(tapOutside) \(panelTakesInput)"
    }
}
