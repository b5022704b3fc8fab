import CAdw
import CGtk4

/// Every part of an overlay under a control of its own, and the list of what the stage holds.
@MainActor
final class LabScene: Scene {
    let root: Widget = .column()
    private let overlays: LabOverlays
    private let stageList: StageList
    private let words: Words
    private var choices: LabChoices {
        didSet { overlays.follow(choices) }
    }

    init(_ context: SceneContext) {
        let bar = Widget.column().styled("bottom-bar").named("lab-bar")
        let overlays = LabOverlays(context.words, window: context.window, page: root, bar: bar)
        self.overlays = overlays
        words = context.words
        choices = LabChoices(message: words.justAMoment)
        stageList = StageList(words) { (overlays.presentations, overlays.report) }
        let column = Widget.column(
            spacing: 24, makeContent(), makePlace(), makeBehavior(), makeTiming()
        ).margins(horizontal: 16, vertical: 20)
        root.append(.scroll(.clamp(column)).named("lab-page"))
        root.append(bar)
        bar.append(.clamp(makeBar()))
    }

    private func makeBar() -> Widget {
        let dismiss = Widget.button(words.dismissAll) { [unowned self] in overlays.dismissAll() }
            .styled("pill").named("lab-dismiss-all")
        let show = Widget.button(words.show) { [unowned self] in overlays.show(choices) }
            .styled("pill", "suggested-action").named("lab-show").expanding(horizontal: true)
        return .column(spacing: 8, stageList.root, .row(spacing: 10, dismiss, show))
            .margins(horizontal: 16, vertical: 8)
    }

    private func makeContent() -> Widget {
        group(
            words.content, choice(words.kind, \.kind, words.name, name: "lab-kind"),
            entry(words.message, \.message, name: "lab-message"),
            entry(words.detail, \.detail, name: "lab-detail"),
            choice(words.indicator, \.picture, words.name, name: "lab-indicator"),
            .sliderRow(
                words.progressOfBarAndRing, in: 0...1, step: 0.05, name: "lab-progress",
                value: choices.progress,
                text: words.percent
            ) { [unowned self] in choices.progress = $0 },
            toggle(words.cancelButton, choices.hasCancel, name: "lab-cancel") { $0.hasCancel = $1 },
            toggle(words.actionButton, choices.action != nil, name: "lab-action") { [words] in
                $0.action = $1 ? words.undo : nil
            })
    }

    private func makePlace() -> Widget {
        group(
            words.lookAndPlace, choice(words.appearance, \.look, words.name, name: "lab-look"),
            choice(words.over, \.area, words.name, name: "lab-area"),
            choice(words.placement, \.place, words.name, name: "lab-place"),
            choice(words.transition, \.motion, words.name, name: "lab-motion"))
    }

    private func makeBehavior() -> Widget {
        group(
            words.behavior, choice(words.outside, \.outside, words.name, name: "lab-outside"),
            choice(words.ifShownAgain, \.onRepeat, words.name, name: "lab-repeat"),
            choice(words.priority, \.rank, words.name, name: "lab-rank"))
    }

    private func makeTiming() -> Widget {
        group(
            words.timing,
            seconds(words.grace, \.grace, in: 0...2, name: "lab-grace"),
            seconds(words.minimum, \.minimum, in: 0...3, name: "lab-minimum"),
            seconds(words.lifetime, \.lifetime, in: 0.1...10, name: "lab-lifetime"),
            seconds(words.timeout, \.timeout, in: 0...10, name: "lab-timeout", zero: words.never),
            seconds(words.expectedWithin, \.expected, in: 0...10, name: "lab-expected", zero: words.forEver))
    }

    private func group(_ title: String, _ rows: Widget...) -> Widget {
        let card = Widget.card()
        card.setRows(rows)
        return .column(spacing: 10, .text(title, .heading), card)
    }

    private func entry(_ title: String, _ path: WritableKeyPath<LabChoices, String>, name: String) -> Widget {
        let entry: Widget = make(adw_entry_row_new()).named(name)
        adw_preferences_row_set_title(entry.as(AdwPreferencesRow.self), title)
        entry.content = choices[keyPath: path]
        return entry.on("changed") { [unowned self] in choices[keyPath: path] = entry.content }
    }

    private func choice<Choice: CaseIterable & Equatable>(
        _ title: String, _ path: WritableKeyPath<LabChoices, Choice>, _ word: (Choice) -> String, name: String
    ) -> Widget {
        let all = Array(Choice.allCases)
        let selected = all.firstIndex(of: choices[keyPath: path]) ?? 0
        return .choiceRow(title, all.map(word), name: name, selected: selected) { [unowned self] in
            choices[keyPath: path] = all[$0]
        }
    }

    private func toggle(
        _ title: String, _ isOn: Bool, name: String,
        _ change: @escaping @MainActor (inout LabChoices, Bool) -> Void
    ) -> Widget {
        .switchRow(title, name: name, isOn: isOn) { [unowned self] in change(&choices, $0) }
    }

    private func seconds(
        _ title: String, _ path: WritableKeyPath<LabChoices, Double>, in range: ClosedRange<Double>,
        name: String, zero: String? = nil
    ) -> Widget {
        .sliderRow(
            title, in: range, step: 0.1, name: name, value: choices[keyPath: path],
            text: { [words] value in
                if value == 0, let zero { return zero }
                return words.seconds(value)
            }
        ) { [unowned self] in choices[keyPath: path] = $0 }
    }
}
