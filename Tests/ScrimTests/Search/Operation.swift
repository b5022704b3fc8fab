@_spi(Host) @testable import Scrim

/// One thing that a program, a user, a toolkit or time does; a list of operations is a test.
///
/// Numbers choose among what exists at that moment, so a shortened list still makes sense.
enum Operation: Hashable, Sendable {
    case show(Int, over: Int)
    case flash(Int, over: Int)
    case present(Int, over: Int)
    /// Shows the overlay of a `during`.
    case begin(Int, over: Int)
    case endBody(Int)
    case cancelTask(Int)
    case message(Int, Int)
    case progress(Int, Int)
    case dismiss(Int)
    case dismissLater(Int, after: Int)
    case finish(Int, Int)
    case dismissAll(over: Int)
    case forget(Int)
    /// The next callback, whichever it is, does this.
    case interject(Int)
    /// Whether `shouldEnd` refuses users' acts.
    case refuse(Bool)

    case press(Int, x: Int)
    case release(Int, x: Int)
    /// A press and its release.
    case tap(x: Int)
    case escape
    case cancel(Int)
    case action(Int)
    /// A text is typed into a question's field; an empty one stands for Enter.
    case type(Int, Int)
    /// A row of a question's list is taken, even one that does not exist.
    case choose(Int, Int)
    case hover(Int, Bool)
    case focus(Int, Bool)
    /// A press on a panel is released where it began, or farther down.
    case toss(Int, by: Int)
    /// A sheet is grabbed, pulled and released at once.
    case drag(Int, by: Int)
    case grab(Int)
    case pull(Int, by: Int)
    case letGo(Int, cancelled: Bool)
    case step(Int, larger: Bool)
    /// A sheet's grabber is tapped.
    case tapGrabber(Int)
    case rest(Int, Int)
    case behave(Int, Int)
    case follow(Int, Bool)

    /// The host lays out its surfaces in a window of this height; `UnrulyHost.wide` makes it wide.
    case layOut(Int)
    /// One of the reports that the host owes is made, in any order, once or twice.
    case deliver(Int, twice: Bool)
    case lose(Int)
    /// Whether the host reports frames from within `apply`.
    case hurry(Bool)
    case region(Int, Region.State)
    case window(Region.State)
    case suspend(Bool)
    /// The user turns to another window, or back.
    case activate(Bool)
    /// A dialog of the app opens in the window, or closes.
    case dialog(Bool)
    case contain(Int, in: Int)
    /// A detached view goes to the other window.
    case move(Int)
    case environment(Int)
    case settings(Int)

    /// Time passes, and the timer fires on time.
    case wait(Int)
    /// Time passes, and the timer fires late.
    case jump(Int)
}

extension Operation {
    /// A random operation, each kind with its own frequency.
    static func random(using random: inout SplitMix64) -> Operation {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        let spans = [0, 1, 40, 100, 200, 250, 400, 1_000, 3_000, 12_000]
        switch number(100) {
        case 0..<9: return .show(number(Cast.overlays.count), over: number(6))
        case 9..<13: return .begin(number(Cast.overlays.count), over: number(6))
        case 13..<16: return .flash(number(Cast.overlays.count), over: number(6))
        case 16..<18: return .present(number(Cast.overlays.count), over: number(6))
        case 18..<20: return .endBody(number(100))
        case 20..<22: return .cancelTask(number(100))
        case 22..<24: return .message(number(100), number(5))
        case 24..<26: return .progress(number(100), number(8))
        case 26..<30: return .dismiss(number(100))
        case 30: return .dismissLater(number(100), after: spans[number(spans.count)])
        case 31..<34: return .finish(number(100), number(4))
        case 34: return number(4) == 0 ? .dismissAll(over: number(6)) : .forget(number(100))
        case 35..<37: return .interject(number(8))
        case 37: return .refuse(number(4) == 0)
        case 38..<40: return .press(number(3), x: number(3))
        case 40..<42: return .release(number(3), x: number(3))
        case 42..<44: return .tap(x: number(3))
        case 44..<46: return .escape
        case 46..<48: return .cancel(number(100))
        case 48:
            return switch number(4) {
            case 0, 1: .action(number(100))
            case 2: .type(number(100), number(5))
            default: .choose(number(100), number(15) - 1)
            }
        case 49:
            return number(2) == 0
                ? .hover(number(100), number(2) == 0) : .focus(number(100), number(2) == 0)
        case 50: return .toss(number(100), by: [0, 300, -300][number(3)])
        case 51..<66: return .deliver(number(100), twice: number(5) == 0)
        case 66..<68: return .lose(number(100))
        case 68: return .hurry(number(2) == 0)
        case 69..<74:
            return .region(number(4), [.visible, .visible, .visible, .hidden, .detached, .gone][number(6)])
        case 74..<76: return .window([.visible, .visible, .visible, .visible, .hidden, .detached][number(6)])
        case 76: return number(3) == 0 ? .activate(number(2) == 0) : .suspend(number(4) == 0)
        case 77: return .contain(number(4), in: number(100))
        case 78: return number(2) == 0 ? .move(number(4)) : .dialog(number(3) == 0)
        case 79: return number(2) == 0 ? .environment(number(4)) : .settings(number(4))
        case 80..<86: return sheet(using: &random)
        case 86..<97: return .wait(spans[number(spans.count)])
        case 97: return number(200) == 0 ? .window(.gone) : .jump(spans[number(spans.count)])
        default: return .jump(spans[number(spans.count)])
        }
    }

    /// A random operation on sheets.
    private static func sheet(using random: inout SplitMix64) -> Operation {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        switch number(10) {
        case 0..<2: return .drag(number(100), by: [300, 2_000, -300][number(3)])
        case 2: return .grab(number(100))
        case 3: return .pull(number(100), by: [-2_000, -300, -40, 0, 40, 300, 2_000][number(7)])
        case 4: return .letGo(number(100), cancelled: number(4) == 0)
        case 6:
            guard number(2) == 0 else { return .rest(number(100), number(6)) }
            let sheet = number(100)
            return switch number(4) {
            case 0: .step(sheet, larger: true)
            case 1: .step(sheet, larger: false)
            default: .tapGrabber(sheet)
            }
        case 7: return number(2) == 0 ? .behave(number(100), number(6)) : .follow(number(100), number(3) > 0)
        case 5: return .begin(number(Cast.overlays.count), over: number(6))
        default: return .layOut([300, 780, 600, 0][number(4)])
        }
    }
}
