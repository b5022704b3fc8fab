import BlackBoxKit
import CGtk4

/// One action of the user.
///
/// A control gives the position, so the position is the same in both windows.
enum TwinInput: CustomStringConvertible {
    case click(Int, button: Int, times: Int)
    case hover(Int)
    case scroll(Int, User.ScrollDirection)
    case drag(Int, to: Int)
    case key(TwinPlan.Key)
    case mnemonic(Int, shift: Bool)
    case type(String)
    /// Opens the list, chooses, and closes it.
    case dropDown(Int, downs: Int, accepts: Bool)

    static func inputs(
        _ numbers: inout RandomNumbers, plan: TwinPlan, length: Int, isForRegion: Bool
    ) -> [TwinInput] {
        (0..<length).map { _ in
            let control = numbers.below(plan.controls.count)
            switch numbers.below(16) {
            case 0...3:
                return .click(
                    control, button: numbers.pick([1, 1, 1, 3, 2]), times: numbers.pick([1, 1, 2]))
            case 4: return .hover(control)
            case 5: return .scroll(control, numbers.pick(User.ScrollDirection.allCases))
            case 6, 7: return .drag(control, to: numbers.below(plan.controls.count))
            case 8, 9: return .mnemonic(control, shift: numbers.chance(0.3))
            case 10, 11:
                let known = plan.accelerators + plan.controls.compactMap { $0.shortcut?.trigger }
                return .key(numbers.pick(known))
            case 12:
                // Under a blocked view, Tab and arrow keys concern the focus, not what the app receives.
                let names =
                    isForRegion
                    ? ["Return", "space", "Delete"]
                    : [
                        "Tab", "Return", "space", "Escape", "Down", "Right", "Home", "Page_Down", "Delete",
                        "F10",
                    ]
                return .key(
                    TwinPlan.Key(name: numbers.pick(names), modifiers: numbers.pick([[], [], .shift])))
            case 13: return .type(numbers.pick(["a", "Bc", "é", "ж", "x1", "S"]))
            default: return .dropDown(control, downs: numbers.below(3), accepts: numbers.chance(0.5))
            }
        }
    }

    /// The controls that the action uses.
    var controls: [Int] {
        switch self {
        case .click(let control, _, _), .hover(let control), .scroll(let control, _),
            .mnemonic(let control, _),
            .dropDown(let control, _, _):
            [control]
        case .drag(let from, let to): [from, to]
        case .key, .type: []
        }
    }

    /// The control that the pointer moves to; `nil` if the pointer stays.
    func pointedAt(_ plan: TwinPlan) -> Int? {
        switch self {
        case .click(let control, _, _), .hover(let control), .scroll(let control, _), .drag(_, let control):
            control
        // A control that is not a drop-down is left alone.
        case .dropDown(let control, _, _): plan.controls[control].kind == .dropDown ? control : nil
        case .mnemonic, .key, .type: nil
        }
    }

    /// True if the action begins in the region, and so has no effect if the region is blocked.
    func beginsInside(_ plan: TwinPlan) -> Bool {
        controls.first.map { plan.controls[$0].isInRegion } ?? false
    }

    /// True if a press or the wheel lands in the region.
    func landsInside(_ plan: TwinPlan) -> Bool {
        switch self {
        case .click(let control, _, _), .scroll(let control, _), .drag(let control, _):
            plan.controls[control].isInRegion
        // A control that is not a drop-down is left alone.
        case .hover, .dropDown, .mnemonic, .key, .type: false
        }
    }

    var description: String {
        switch self {
        case .click(let control, let button, let times):
            "click \(times)× with button \(button) on no. \(control)"
        case .hover(let control): "point at no. \(control)"
        case .scroll(let control, let direction): "scroll \(direction) over no. \(control)"
        case .drag(let from, let to): "drag from no. \(from) to no. \(to)"
        case .key(let key): "press \(key)"
        case .mnemonic(let control, let shift):
            "press Alt\(shift ? "+Shift" : "") and the mnemonic of no. \(control)"
        case .type(let text): "type \(text)"
        case .dropDown(let control, let downs, let accepts):
            "open the list of no. \(control), \(downs)× Down, \(accepts ? "Return" : "Escape")"
        }
    }
}
