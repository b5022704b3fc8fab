import BlackBoxKit
import Scrim

/// One step of a story.
///
/// A step contains every random choice, so a story without some of its steps is still a valid story.
enum HistoryStep {
    case show(ExhibitChoice)
    case dismiss(Int)
    case message(Int, String)
    case progress(Int, Double)
    case appearance(Int, isClassic: Bool)
    case detents(Int, [Overlay.Detent])
    case detent(Int, Overlay.Detent)
    case drag(fromX: Double, fromY: Double, toX: Double, toY: Double)
    /// In one step, as by maximizing or tiling.
    case resize(width: Int, height: Int)
    /// By dragging the edge, in this many steps.
    case resizeSlowly(width: Int, height: Int, steps: Int)
    case maximize
    case dark(Bool)
    case direction(isRightToLeft: Bool)
    case textScale(Double)
    case contrast(Bool)
    case headerBar(Bool)
    case scroll(Double)
    case row(hidden: Bool)
    case pane(hidden: Bool)
    case keyboard(shown: Bool)
    case margin(Int)
    case hideAndShowWindow
    /// An overlay that is shown and dismissed, whether or not it becomes visible.
    case passing(ExhibitChoice, seconds: Double)
    case pause(Double)

    static func way(_ numbers: inout RandomNumbers, length: Int) -> [HistoryStep] {
        // The first step shows an overlay, so the others have something to act on.
        [.show(ExhibitChoice(&numbers))] + (1..<length).map { _ in HistoryStep(&numbers) }
    }

    /// True if the step only affects overlays.
    var isOfOverlays: Bool {
        switch self {
        case .show, .dismiss, .message, .progress, .appearance, .detents, .detent, .passing: true
        case .drag, .resize, .resizeSlowly, .maximize, .dark, .direction, .textScale, .contrast, .headerBar,
            .scroll,
            .row, .pane, .keyboard, .margin, .hideAndShowWindow, .pause:
            false
        }
    }

    /// True if the step shows an overlay with its preset's grace and minimum.
    var keepsTiming: Bool {
        switch self {
        case .show(let choice), .passing(let choice, _): choice.keepsTiming
        default: false
        }
    }

    private static let detentLists: [[Overlay.Detent]] = [
        [.content], [.points(120), .full], [.fraction(0.3), .fraction(0.6)], [.full],
        [.keepClear(80), .content],
    ]

    private init(_ numbers: inout RandomNumbers) {
        let which = numbers.below(8)
        switch numbers.below(31) {
        case 0...5: self = .show(ExhibitChoice(&numbers))
        case 6: self = .dismiss(which)
        case 7: self = .message(which, numbers.pick(ExhibitChoice.titles))
        case 8: self = .progress(which, numbers.pick([0, 0.25, 0.5, 0.9, 1]))
        case 9: self = .appearance(which, isClassic: numbers.chance(0.5))
        case 10: self = .detents(which, numbers.pick(Self.detentLists))
        case 11: self = .detent(which, numbers.pick(Self.detentLists.flatMap { $0 }))
        case 12, 13:
            func place() -> Double { Double(numbers.number(in: 2...98)) / 100 }
            self = .drag(fromX: place(), fromY: place(), toX: place(), toY: place())
        case 14...16:
            self = .resize(width: numbers.number(in: 300...1100), height: numbers.number(in: 260...900))
        case 17:
            self = .resizeSlowly(
                width: numbers.number(in: 300...1100), height: numbers.number(in: 260...900),
                steps: numbers.number(in: 3...12))
        case 18: self = .maximize
        case 19: self = .dark(numbers.chance(0.5))
        case 20: self = .direction(isRightToLeft: numbers.chance(0.5))
        case 21: self = .textScale(numbers.pick([1, 1.25, 1.5, 2]))
        case 22: self = .contrast(numbers.chance(0.5))
        case 23: self = .headerBar(numbers.chance(0.5))
        case 24: self = .scroll(Double(numbers.number(in: 0...500)))
        case 25:
            self =
                numbers.chance(0.5) ? .row(hidden: numbers.chance(0.5)) : .pane(hidden: numbers.chance(0.5))
        case 26: self = .keyboard(shown: numbers.chance(0.5))
        case 27: self = .margin(numbers.pick([0, 20, 60]))
        case 28: self = .hideAndShowWindow
        case 29: self = .passing(ExhibitChoice(&numbers), seconds: numbers.pick([0, 0.1, 0.5]))
        default: self = .pause(numbers.pick([0.02, 0.1, 0.3, 0.6]))
        }
    }
}

extension HistoryStep: CustomStringConvertible {
    var description: String {
        switch self {
        case .show(let choice): "show \(choice)"
        case .dismiss(let which): "dismiss no. \(which)"
        case .message(let which, let text): "message of no. \(which): “\(text)”"
        case .progress(let which, let fraction): "progress of no. \(which): \(fraction)"
        case .appearance(let which, let isClassic): "no. \(which): \(isClassic ? "classic" : "adaptive")"
        case .detents(let which, let detents): "detents of no. \(which): \(detents)"
        case .detent(let which, let detent): "no. \(which) to \(detent)"
        case .drag(let x, let y, let toX, let toY): "drag from \(x), \(y) to \(toX), \(toY) of the window"
        case .resize(let width, let height): "resize to \(width)x\(height)"
        case .resizeSlowly(let width, let height, let steps): "resize to \(width)x\(height) in \(steps) steps"
        case .maximize: "maximize"
        case .dark(let isDark): isDark ? "dark" : "light"
        case .direction(let isRightToLeft): isRightToLeft ? "right to left" : "left to right"
        case .textScale(let scale): "text at \(scale)"
        case .contrast(let isHigh): isHigh ? "high contrast" : "usual contrast"
        case .headerBar(let isThere): isThere ? "set a header bar" : "take the header bar away"
        case .scroll(let value): "scroll to \(value)"
        case .row(let hidden): hidden ? "hide the row" : "show the row"
        case .pane(let hidden): hidden ? "hide the pane" : "show the pane"
        case .keyboard(let shown): shown ? "show the keyboard" : "hide the keyboard"
        case .margin(let margin): "margin of \(margin) over the list"
        case .hideAndShowWindow: "hide and show the window"
        case .passing(let choice, let seconds): "for \(seconds) s: \(choice)"
        case .pause(let seconds): "wait \(seconds) s"
        }
    }
}
