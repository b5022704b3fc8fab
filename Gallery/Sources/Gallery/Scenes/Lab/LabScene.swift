import CAdw
import CGtk4
import Foundation

/// Every part of an overlay under a control of its own, and the list of what the stage holds.
@MainActor
final class LabScene: Scene {
    let root: Widget
    private let overlays: LabOverlays
    private let list = Widget.card().named("lab-presentations")
    private let empty = Widget.text("Nothing is on stage.", dim: true).named("lab-empty")
    private var choices = LabChoices()

    init(_ context: SceneContext) {
        overlays = LabOverlays(context: context)
        root = .column()
        let column = Widget.column(
            spacing: 24, makeContent(), makeBehaviour(), makeTiming(), makeStage()
        ).margins(horizontal: 16, vertical: 20)
        root.append(.scroll(.clamp(column)).named("lab-page"))
        root.append(makeBar())
        overlays.changed = { [unowned self] in stageChanged() }
        stageChanged()
    }

    private func makeBar() -> Widget {
        let dismiss = Widget.button("Dismiss All") { [unowned self] in overlays.dismissAll() }
            .styled("pill").named("lab-dismiss-all")
        let show = Widget.button("Show") { [unowned self] in overlays.show(choices, page: root) }
            .styled("pill", "suggested-action").named("lab-show").expanding(horizontal: true)
        let row = Widget.row(spacing: 10, dismiss, show).margins(horizontal: 16, vertical: 8)
        return .column(.clamp(row)).styled("bottom-bar")
    }

    private func makeContent() -> Widget {
        let message: Widget = make(adw_entry_row_new()).named("lab-message")
        adw_preferences_row_set_title(message.as(AdwPreferencesRow.self), "Message")
        message.content = choices.message
        message.on("changed") { [unowned self] in choices.message = message.content }
        return group(
            "Content",
            choice("Kind", \.kind, name: "lab-kind"), choice("Over", \.region, name: "lab-region"), message,
            choice("Indicator", \.indicator, name: "lab-indicator"),
            .sliderRow(
                "Progress", in: -0.1...1, step: 0.1, name: "lab-progress", value: choices.progress,
                text: { $0 < 0 ? "none" : $0.formatted(.percent.precision(.fractionLength(0))) }
            ) { [unowned self] in choices.progress = $0 },
            .switchRow("Cancel Button", name: "lab-cancel", isOn: choices.hasCancel) { [unowned self] in
                choices.hasCancel = $0
            })
    }

    private func makeBehaviour() -> Widget {
        group(
            "Behaviour",
            choice("Outside", \.outside, name: "lab-outside"),
            choice("Transition", \.transition, name: "lab-transition"),
            choice("If Shown Again", \.onRepeat, name: "lab-repeat"))
    }

    private func makeTiming() -> Widget {
        group(
            "Timing",
            seconds("Grace", \.grace, in: 0...2, name: "lab-grace"),
            seconds("Minimum", \.minimum, in: 0...3, name: "lab-minimum"),
            seconds("Gone After", \.duration, in: 0.1...10, name: "lab-duration"))
    }

    private func makeStage() -> Widget {
        .column(spacing: 10, .text("On Stage", .heading), empty, list)
    }

    private func group(_ title: String, _ rows: Widget...) -> Widget {
        let card = Widget.card()
        card.setRows(rows)
        return .column(spacing: 10, .text(title, .heading), card)
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

    private func seconds(
        _ title: String, _ path: WritableKeyPath<LabChoices, Double>, in range: ClosedRange<Double>,
        name: String
    ) -> Widget {
        .sliderRow(
            title, in: range, step: 0.1, name: name, value: choices[keyPath: path],
            text: { $0.formatted(.number.precision(.fractionLength(1))) + " s" }
        ) { [unowned self] in choices[keyPath: path] = $0 }
    }

    private func stageChanged() {
        let entries = overlays.entries
        empty.isVisible = entries.isEmpty
        list.isVisible = !entries.isEmpty
        list.setRows(entries.map { .settingsRow($0.title, $0.detail, .text("")) })
    }
}
