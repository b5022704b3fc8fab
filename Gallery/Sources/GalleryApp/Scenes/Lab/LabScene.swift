import CAdw
import CGtk4
import Foundation

/// Every part of an overlay under a control of its own, and the list of what the stage holds.
@MainActor
final class LabScene: Scene {
    let root: Widget = .column()
    private let overlays: LabOverlays
    private let stageList: StageList
    private var choices = LabChoices() {
        didSet { overlays.follow(choices) }
    }

    init(_ context: SceneContext) {
        let bar = Widget.column().styled("bottom-bar").named("lab-bar")
        let overlays = LabOverlays(window: context.window, page: root, bar: bar)
        self.overlays = overlays
        stageList = StageList { (overlays.presentations, overlays.report) }
        let column = Widget.column(
            spacing: 24, makeContent(), makePlace(), makeBehavior(), makeTiming()
        ).margins(horizontal: 16, vertical: 20)
        root.append(.scroll(.clamp(column)).named("lab-page"))
        root.append(bar)
        bar.append(.clamp(makeBar()))
    }

    private func makeBar() -> Widget {
        let dismiss = Widget.button("Dismiss All") { [unowned self] in overlays.dismissAll() }
            .styled("pill").named("lab-dismiss-all")
        let show = Widget.button("Show") { [unowned self] in overlays.show(choices) }
            .styled("pill", "suggested-action").named("lab-show").expanding(horizontal: true)
        return .column(spacing: 8, stageList.root, .row(spacing: 10, dismiss, show))
            .margins(horizontal: 16, vertical: 8)
    }

    private func makeContent() -> Widget {
        group(
            "Content", choice("Kind", \.kind, name: "lab-kind"),
            entry("Message", \.message, name: "lab-message"), entry("Detail", \.detail, name: "lab-detail"),
            choice("Indicator", \.picture, name: "lab-indicator"),
            .sliderRow(
                "Progress of Bar and Ring", in: 0...1, step: 0.05, name: "lab-progress",
                value: choices.progress,
                text: { $0.formatted(.percent.precision(.fractionLength(0))) }
            ) { [unowned self] in choices.progress = $0 },
            toggle("Cancel Button", \.hasCancel, name: "lab-cancel"),
            toggle("Action Button", \.hasAction, name: "lab-action"))
    }

    private func makePlace() -> Widget {
        group(
            "Look and Place", choice("Appearance", \.look, name: "lab-look"),
            choice("Over", \.area, name: "lab-area"), choice("Placement", \.place, name: "lab-place"),
            choice("Transition", \.motion, name: "lab-motion"))
    }

    private func makeBehavior() -> Widget {
        group(
            "Behavior", choice("Outside", \.outside, name: "lab-outside"),
            choice("If Shown Again", \.onRepeat, name: "lab-repeat"),
            choice("Priority", \.rank, name: "lab-rank"))
    }

    private func makeTiming() -> Widget {
        group(
            "Timing",
            seconds("Grace", \.grace, in: 0...2, name: "lab-grace"),
            seconds("Minimum", \.minimum, in: 0...3, name: "lab-minimum"),
            seconds("Lifetime", \.lifetime, in: 0.1...10, name: "lab-lifetime"),
            seconds("Timeout", \.timeout, in: 0...10, name: "lab-timeout", zero: "never"),
            seconds("Expected Within", \.expected, in: 0...10, name: "lab-expected", zero: "for ever"))
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

    private func choice<Choice: CaseIterable & Equatable & RawRepresentable<String>>(
        _ title: String, _ path: WritableKeyPath<LabChoices, Choice>, name: String
    ) -> Widget {
        let all = Array(Choice.allCases)
        let selected = all.firstIndex(of: choices[keyPath: path]) ?? 0
        return .choiceRow(title, all.map(\.rawValue), name: name, selected: selected) { [unowned self] in
            choices[keyPath: path] = all[$0]
        }
    }

    private func toggle(_ title: String, _ path: WritableKeyPath<LabChoices, Bool>, name: String) -> Widget {
        .switchRow(title, name: name, isOn: choices[keyPath: path]) { [unowned self] in
            choices[keyPath: path] = $0
        }
    }

    private func seconds(
        _ title: String, _ path: WritableKeyPath<LabChoices, Double>, in range: ClosedRange<Double>,
        name: String, zero: String? = nil
    ) -> Widget {
        .sliderRow(
            title, in: range, step: 0.1, name: name, value: choices[keyPath: path],
            text: { value in
                if value == 0, let zero { return zero }
                return value.formatted(.number.precision(.fractionLength(1))) + " s"
            }
        ) { [unowned self] in choices[keyPath: path] = $0 }
    }
}
