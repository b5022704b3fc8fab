@_spi(Host) @testable import Scrim

/// The overlays that a search shows: ordinary and odd ones of every kind.
///
/// Finds refer to them by index, so add new ones at the end.
enum Cast {
    static let overlays: [Overlay] = [
        .veil("one", cancel: .standard),
        .veil(),
        .veil("three", indicator: .bar(0)).with(\.timing, Overlay.Timing()),
        .veil("refreshing").with(\.onRepeat, .refresh),
        .loading("one", cancel: .titled("Stop")),
        .loading("two").with(\.timing.lifetime, .fixed(.milliseconds(300))),
        .loading("three").with(\.timing.timeout, .milliseconds(700)).with(\.onRepeat, .replace),
        .loading("four").with(\.onRepeat, .separate).with(\.transition, Overlay.Transition.none),
        .activity(),
        .activity("two").with(\.timing.minimum, .seconds(2)),
        .sheet,
        .sheet(input: .dismissing).with(\.onRepeat, .replace),
        .sheet(input: .block).with(\.onRepeat, .join).with(\.timing.minimum, .milliseconds(200)),
        .sheet(detents: [.content, .full], input: .dismissing).with(\.onRepeat, .join),
        .sheet(detents: [.fraction(0.3), .fraction(0.6)], undimmedThrough: .fraction(0.3), input: .block),
        .hud("one"),
        .hud("two", icon: .success, placement: .top),
        .hud("three", action: "Undo").with(\.priority, .high).with(\.timing.minimum, .milliseconds(300)),
        .hud("four").with(\.priority, .low).with(\.timing.lifetime, .fixed(.milliseconds(500))),
        .hud("five").with(\.timing.lifetime, .untilDismissed).with(\.onRepeat, .join),
        .hud("six").with(\.timing.grace, .milliseconds(100)).with(\.input, .block),
        .veil("odd").with(
            \.timing, Overlay.Timing(grace: .seconds(-1), minimum: .seconds(-1), lifetime: .fixed(.zero))),
        .loading("endless").with(\.timing.grace, .seconds(1_000_000_000_000)),
        .hud("seven", placement: .top).with(\.input.dismissedBy, [.tap, .flick]),
        .question("sure?", actions: [.init("yes", role: .default), "no"]),
        .question("which?", actions: ["one", "two"], cancel: nil).with(\.onRepeat, .replace),
        .question("name?", actions: [.init("rename", role: .default)]).with(\.content.field, .text("Name")),
        .form().with(\.onRepeat, .join),
        .question("where?", actions: []).with(\.content.choices, .one(of: (1...12).map { "row \($0)" })),
        .question("which ones?", actions: [.init("done", role: .default)]).with(
            \.content.choices, .several(of: ["a", "b", "c"], selected: [1])),
        .hud("eight", placement: .topTrailing, action: "Undo"),
        .hud("nine", placement: .bottom).identified("nine"),
        .hud("nine and a half", placement: .top, action: "Undo").identified("nine"),
        .hud("ten", placement: .bottom).with(\.onRepeat, .count),
        .loading("eleven").identified("eleven", counts: true),
    ]

    static let detents: [Overlay.Detent] = [
        .content, .full, .fraction(0.3), .points(40), .keepClear(100), .points(.nan),
    ]

    static let sheets: [Overlay.Sheet] = [
        Overlay.Sheet(),
        sheet { $0.detents = [.content, .full] },
        sheet { $0.detents = [.fraction(0.3), .fraction(0.6), .full] },
        sheet { $0.undimmedThrough = .content },
        sheet { $0.dismissal = .never },
        sheet { $0.dismissal = .resisting },
        sheet { ($0.isDraggable, $0.detents) = (false, []) },
    ]

    private static func sheet(_ change: (inout Overlay.Sheet) -> Void) -> Overlay.Sheet {
        var sheet = Overlay.Sheet()
        change(&sheet)
        return sheet
    }

    static let progress: [Double?] = [0, 0.3, 0.5, 1, -1, .nan, .infinity, nil]

    static let messages: [String?] = [nil, "", "other", "a longer text\nof two lines", "…"]
}
