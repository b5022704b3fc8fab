import BlackBoxKit
import CBlackBox
import CGtk4
import Scrim
import ScrimGTK

/// The same input for two windows, one of which has overlays.
///
/// Overlays that let everything through do not change what the app receives. Under an overlay that blocks the window,
/// the app receives nothing. Under one that blocks a view, nothing inside the view is received, and everything else is.
@MainActor
final class TwinsCheck: Check {
    static let name = "twins"
    private static let shrinkSeconds = 40.0
    private let user: User
    private static var hasKeys = false

    enum Cover: CaseIterable { case through, window, region }

    struct Story {
        var plan: TwinPlan
        var inputs: [TwinInput]
        let cover: Cover
        /// The overlays of this cover that are shown.
        let choice: Int
    }

    init(user: User) {
        self.user = user
        if !Self.hasKeys { User.prepareKeys(for: String(TwinPlan.mnemonics)) }
        Self.hasKeys = true
    }

    func run(seed: Int, story number: Int) -> Find? {
        var numbers = RandomNumbers(seed: seed, story: number)
        let cover = Cover.allCases[number % Cover.allCases.count]
        let plan = TwinPlan(&numbers, isForRegion: cover == .region)
        var story = Story(
            plan: plan,
            inputs: TwinInput.inputs(&numbers, plan: plan, length: 16, isForRegion: cover == .region),
            cover: cover, choice: numbers.below(6))
        if Options.onlyTells {
            return Find(
                fault: "not run", steps: [Self.words(story)] + story.inputs.map { Self.words($0, plan) })
        }
        guard var fault = fault(in: story) else { return nil }
        // Inputs after the fault are not needed; inputs before it may be.
        story.inputs = shrunk(Array(story.inputs.prefix(fault.input + 1)), seconds: Self.shrinkSeconds) {
            var shorter = story
            shorter.inputs = $0
            guard let again = self.fault(in: shorter), again.kind == fault.kind else { return false }
            fault = again
            return true
        }
        return Find(
            fault: ([fault.kind] + fault.details).joined(separator: "\n"),
            steps: [Self.words(story)] + story.inputs.map { Self.words($0, story.plan) })
    }

    struct Fault {
        let kind: String
        let input: Int
        let details: [String]
    }

    private func fault(in story: Story) -> Fault? {
        Surroundings().applySettings(animated: false)
        if let settings = gtk_settings_get_default() {
            // Two runs differ in pace, so two presses must either always or never be a double click.
            blackbox_set_int(settings.raw, "gtk-double-click-time", story.plan.clicksJoin ? 60_000 : 0)
        }
        _ = Warnings.take()
        guard let with = heard(story, withOverlays: true) else { return nil }
        let said = Warnings.take()
        // A blocked window needs no twin: the app must receive nothing.
        let hasTwin = story.cover != .window || !said.isEmpty
        let without = hasTwin ? heard(story, withOverlays: false) ?? [] : []
        let ofGTK = Warnings.take().map { Self.words($0) }
        if let complaint = said.first(where: { !ofGTK.contains(Self.words($0)) }) {
            return Fault(kind: "GTK complained", input: story.inputs.count - 1, details: [complaint])
        }
        for (index, input) in story.inputs.enumerated() {
            let fault =
                switch story.cover {
                case .through: difference(with[index], without[index])
                case .window:
                    with[index].isEmpty ? nil : ("a blocked window heard", Array(with[index].prefix(6)))
                case .region: faultBesideRegion(input, story.plan, with[index], without[index])
                }
            if let (kind, details) = fault {
                return Fault(
                    kind: kind, input: index, details: details + ["at: \(Self.words(input, story.plan))"])
            }
        }
        return nil
    }

    private func difference(_ with: [String], _ without: [String]) -> (String, [String])? {
        with == without
            ? nil
            : (
                "heard with overlays what is not heard without, or the other way",
                firstDifferences(without, with, atMost: 8)
            )
    }

    private func faultBesideRegion(
        _ input: TwinInput, _ plan: TwinPlan, _ with: [String], _ without: [String]
    ) -> (String, [String])? {
        let inside = plan.controls.filter(\.isInRegion).map { $0.name + " " }
        let leaked = with.filter { line in inside.contains(where: line.hasPrefix) }
        guard leaked.isEmpty else { return ("a blocked view heard", Array(leaked.prefix(6))) }
        guard isForRegion(input, plan) else {
            return difference(with, without.filter { line in !inside.contains(where: line.hasPrefix) })
        }
        // Presses and scrolls in the region must not be received, but the pointer leaving a control of the app's is.
        guard input.landsInside(plan) else { return nil }
        let heard = with.filter { !$0.hasSuffix("pointer enter") && !$0.hasSuffix("pointer leave") }
        return heard.isEmpty ? nil : ("what landed in a blocked view was heard", Array(heard.prefix(6)))
    }

    /// A warning without its varying parts: process, time of day and widget address.
    private static func words(_ complaint: String) -> String {
        let words = complaint.split(separator: ": ", maxSplits: 3).last.map(String.init) ?? complaint
        return words.split(separator: " 0x").first.map(String.init) ?? words
    }

    // MARK: One of the two

    /// What the app received for each input.
    private func heard(_ story: Story, withOverlays: Bool) -> [[String]]? {
        user.moveAway()
        guard let scene = TwinScene(story.plan) else { return nil }
        defer { scene.close() }
        var presentations: [Presentation] = []
        if withOverlays {
            presentations = show(story, in: scene)
            MainLoop.turn(atMost: 3) { presentations.allSatisfy(\.isVisible) }
        }
        settle(scene, for: 0.1)
        _ = scene.log.take()
        let heard = story.inputs.map { input in
            if withOverlays || story.cover != .region || !input.beginsInside(story.plan) {
                perform(input, in: scene, story.plan, story.cover)
            } else if let last = input.pointedAt(story.plan) {
                // Input to a blocked view has no effect; without the overlay, only the pointer moves there.
                _ = point(at: last, in: scene)
            }
            settle(scene, for: 0.05)
            return scene.log.take()
        }
        for presentation in presentations { presentation.dismiss() }
        return heard
    }

    private func isForRegion(_ input: TwinInput, _ plan: TwinPlan) -> Bool {
        input.controls.contains { plan.controls[$0].isInRegion }
    }

    private func show(_ story: Story, in scene: TwinScene) -> [Presentation] {
        let window = scene.window.pointer.overlays
        let region = scene.region.overlays
        func now(_ overlay: Overlay) -> Overlay { overlay.with(\.timing, Overlay.Timing()) }
        switch story.cover {
        case .through:
            let all: [[() -> Presentation]] = [
                [{ window.show(now(.hud("Saved", icon: .success))) }],
                [{ window.show(now(.hud("A notice", placement: .top))) }],
                [
                    { region.show(now(.activity(cover: .bar))) },
                    { window.show(now(.hud("A notice", placement: .bottom))) },
                ],
                [{ region.show(now(.loading(cover: .refresh))) }],
                [
                    { window.show(now(.activity(cover: .bar))) },
                    { region.show(now(.hud("In there", icon: .info))) },
                ],
                [{ window.show(now(.hud("Classic", icon: .success).with(\.appearance, .classic))) }],
            ]
            return all[story.choice].map { $0() }
        case .window:
            switch story.choice {
            case 0, 1: return [window.show(now(.veil("Wait")))]
            case 2: return [window.show(now(.loading("Loading")))]
            case 3: return [window.show(now(.activity("Busy", cover: .translucent)))]
            default:
                return [
                    window.show(now(.sheet(input: .block, label: "S"))) { gtk_entry_new() }
                ]
            }
        case .region:
            switch story.choice {
            case 0, 1: return [region.show(now(.loading("Loading")))]
            case 2: return [region.show(now(.loading(cover: .translucent)))]
            default: return [region.show(now(.activity("Busy")))]
            }
        }
    }

    // MARK: Acting

    private func perform(_ input: TwinInput, in scene: TwinScene, _ plan: TwinPlan, _ cover: Cover) {
        switch input {
        case .click(let control, let button, let times):
            guard point(at: control, in: scene) else { return }
            for _ in 0..<times { user.click(button) }
        case .hover(let control): _ = point(at: control, in: scene)
        case .scroll(let control, let direction):
            guard point(at: control, in: scene) else { return }
            user.scroll(direction)
        case .drag(let from, let to):
            guard let end = scene.place(of: to), point(at: from, in: scene) else { return }
            user.drag(to: end.x, end.y, steps: 6)
            settle(scene, for: 0.15)
        case .key(let key):
            user.key(key.name, modifiers: key.modifiers)
            settleKeys(scene)
        case .mnemonic(let control, let shift):
            guard let letter = String(plan.controls[control].mnemonic).lowercased().unicodeScalars.first
            else { return }
            user.key(User.name(of: letter), modifiers: shift ? [.alt, .shift] : .alt)
            settleKeys(scene)
        case .type(let text):
            user.type(text)
            settleKeys(scene)
        case .dropDown(let control, let downs, let accepts):
            guard plan.controls[control].kind == .dropDown, point(at: control, in: scene) else { return }
            user.click()
            settle(scene, for: 0.1)
            // In a blocked view no list opens, and the keys would reach the focused widget.
            guard cover != .region || !plan.controls[control].isInRegion else { return }
            for _ in 0..<downs { user.key("Down") }
            user.key(accepts ? "Return" : "Escape")
            settleKeys(scene)
        }
    }

    private func point(at control: Int, in scene: TwinScene) -> Bool {
        guard let place = scene.place(of: control) else { return false }
        user.move(place.x, place.y)
        return true
    }

    /// A button that a key presses emits its signal a quarter of a second later.
    private func settleKeys(_ scene: TwinScene) { settle(scene, for: 0.3) }

    /// Waits until the app has received nothing for this many seconds.
    private func settle(_ scene: TwinScene, for seconds: Double) {
        var count = -1
        while count != scene.log.lines.count {
            count = scene.log.lines.count
            MainLoop.turn(for: seconds)
            MainLoop.drain()
        }
    }

    // MARK: Words

    private static func words(_ story: Story) -> String {
        "overlays no. \(story.choice) that cover: \(story.cover)\(story.plan.hasSearch ? "; search" : "")"
    }

    private static func words(_ input: TwinInput, _ plan: TwinPlan) -> String {
        let which = Set(input.controls).sorted().map {
            let control = plan.controls[$0]
            return
                "no. \($0) is \(control.isInRegion ? "in the region, " : "")\(control.name) “\(control.title)”"
        }
        return ([input.description] + which).joined(separator: "; ")
    }
}
