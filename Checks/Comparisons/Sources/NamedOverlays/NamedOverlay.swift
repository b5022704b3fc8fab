import Scrim

/// Scrim's overlays, by the names that the comparisons' drivers use.
public func namedOverlay(_ kind: String, _ message: String) -> Overlay? {
    switch kind {
    case "veil": .veil(message)
    case "cancelable": .veil(message, cancel: .standard)
    case "region": .loading(message)
    case "progress": .veil(message, cancel: .standard).with(\.content.indicator, .bar(0.4))
    case "activity": .activity(message)
    case "corner":
        lasting(.hud(message, placement: .corner(.bottomTrailing), action: "Undo"))
    case "notice": lasting(.hud(message))
    case "undo": lasting(.hud(message, placement: .bottom, action: "Undo"))
    case "cross": lasting(.hud(message, placement: .bottom, action: "Undo", cancel: .cross))
    case "cross-card": lasting(.hud(message, detail: "They are in the trash.", icon: .info, cancel: .cross))
    case "cross-sheet":
        .sheet(detents: [.points(240), .points(480)]).with(\.content.message, message).with(
            \.content.cancel, .cross)
    case "toast": lasting(.hud(message, placement: .bottom))
    case "hud": lasting(.hud(message, icon: .success))
    case "hud-plain": lasting(.hud(message, icon: .success)).with(\.appearance, .custom(plainPanel))
    case "veil-arc": .veil(message).with(\.appearance, .custom(arc))
    case "veil-classic": .veil(message).with(\.appearance, .classic)
    case "sheet":
        .sheet(detents: [.points(240), .points(480)]).with(\.content.message, message)
    case "sheet-bare":
        .sheet(detents: [.points(240), .points(480)]).with(\.content.message, message)
            .with(\.appearance, .custom(barePanel))
    default: nil
    }
}

/// A sheet's panel without a shadow, round corners or dimming.
private var barePanel: Overlay.Style {
    var style = Overlay.Style.adaptive(.sheet)
    style.panel?.shadow = nil
    style.panel?.cornerRadius = 0
    style.scrim = .clear
    return style
}

/// A notice that stays until the driver dismisses it.
private func lasting(_ notice: Overlay) -> Overlay { notice.with(\.timing.lifetime, .untilDismissed) }

/// A notice's panel without blur.
private var plainPanel: Overlay.Style {
    var style = Overlay.Style.adaptive(.hud)
    style.panel?.fill = .color(Overlay.Paint(light: .gray(0.98), dark: .gray(0.22)))
    return style
}

/// A veil's spinner as an arc.
private var arc: Overlay.Style {
    var style = Overlay.Style.adaptive(.veil)
    style.indicator.spinner = .arc
    return style
}
