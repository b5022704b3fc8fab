extension Overlay.Style {
    /// The style as it is drawn: with a cover, in a theme over the platform's, for the user's contrast and
    /// transparency, and in numbers that can be drawn.
    ///
    /// Only this file applies these settings.
    func adapted(
        to environment: Stage.Environment, in theme: Stage.Theme = Stage.Theme(),
        cover: Overlay.Cover = .opaque
    ) -> Overlay.Style {
        var style = themed(theme.over(environment.theme), cover: cover).drawable
        if environment.reducesTransparency { style.becomeOpaque() }
        if environment.hasTintedMaterial { style.fillWithOwnTint(isDark: environment.isDark) }
        if environment.increasesContrast { style.increaseContrast() }
        return style
    }

    /// Makes the backgrounds of box and panel opaque.
    ///
    /// The scrim stays translucent: the user should see the app below. A panel without a tint stays blurred: it has no
    /// color to be filled with.
    private mutating func becomeOpaque() {
        if let fill = box?.fill { box?.fill = fill.opaque }
        switch panel?.fill {
        case .blur(_, let tint) where !tint.isClear: panel?.fill = .color(tint.opaque)
        case .color(let paint): panel?.fill = .color(paint.opaque)
        case .blur, nil, .some(.none): break
        }
        ungroup()
    }

    /// Fills the panel with its tint, if that is not the presets'.
    ///
    /// A tint that is hardly there says little about the color behind the text, and a filled panel would look other
    /// than wanted, so such a panel stays blurred.
    private mutating func fillWithOwnTint(isDark: Bool) {
        guard case .blur(_, let tint) = panel?.fill, !Palette.materials.contains(tint),
            tint.color(isDark: isDark).alpha >= Self.leastOwnTint
        else { return }
        panel?.fill = .color(tint.opaque)
    }

    /// Moves the group's opacity to the scrim, so that box, panel and text are drawn in full.
    private mutating func ungroup() {
        scrim = scrim.faded(clampedGroupOpacity)
        groupOpacity = 1
    }

    /// Makes text and indicator black or white, and gives box and panel a visible edge.
    ///
    /// A background becomes opaque if neither black nor white has enough contrast to it over any app.
    private mutating func increaseContrast() {
        if mayLackContrast(isDark: false) || mayLackContrast(isDark: true) { becomeOpaque() }
        let readable = Overlay.Paint(
            light: ground(isDark: false).mostReadable, dark: ground(isDark: true).mostReadable)
        message.color = readable
        detail.color = readable
        indicator.color = readable
        indicator.track = readable.faded(Self.contrastingTrack)
        if panel?.fill != nil, panel?.fill != Fill.none {
            panel?.stroke = readable.faded(Self.contrastingEdge)
        }
        if var edged = box {
            edged.stroke = readable.faded(Self.contrastingEdge)
            edged.strokeWidth = max(edged.strokeWidth, 1)
            box = edged
        }
        ungroup()
    }

    /// Whether the app shines through, and neither black nor white has a contrast of 7 to 1 over any app.
    private func mayLackContrast(isDark: Bool) -> Bool {
        let grounds = grounds(isDark: isDark)
        return Set(grounds).count > 1 && Overlay.Color.inks(on: grounds, contrast: Self.ofIncreased).isEmpty
    }

    /// The color behind the text: everything that is drawn below it, over a plain color (by default the
    /// platform's white or black).
    func ground(isDark: Bool, over plain: Overlay.Color? = nil) -> Overlay.Color {
        var ground = plain ?? (isDark ? .gray(0) : .gray(1))
        ground = scrim.color(isDark: isDark).over(ground)
        if let box { ground = box.fill.color(isDark: isDark).over(ground) }
        switch panel?.fill {
        case .color(let paint), .blur(_, let paint): ground = paint.color(isDark: isDark).over(ground)
        case nil, .some(.none): break
        }
        return ground
    }

    /// The extremes of the color behind the text, as the app below may have any color: over the platform's white or
    /// black, and over the opposite.
    func grounds(isDark: Bool) -> [Overlay.Color] {
        let plain: [Overlay.Color] = isDark ? [.gray(0), .gray(1)] : [.gray(1), .gray(0)]
        return plain.map { ground(isDark: isDark, over: $0) }
    }

    /// The group's opacity in its range, 0 to 1; not-a-number counts as 1.
    var clampedGroupOpacity: Double { groupOpacity.isNaN ? 1 : min(max(groupOpacity, 0), 1) }

    /// The opacity from which on a tint counts as the panel's color.
    private static let leastOwnTint = 0.5
    /// How much of the text's color a track keeps: a contrast of 3 to finished progress, and to the background.
    private static let contrastingTrack = 0.45
    /// How much of the text's color an edge keeps: at least 3 to 1 to the background (WCAG 2.2, 1.4.11).
    private static let contrastingEdge = 0.6
}

extension Overlay.Paint {
    /// The same colors with full opacity; a color that was transparent stays so.
    var opaque: Overlay.Paint { Overlay.Paint(light: light.opaque, dark: dark.opaque) }

    /// Whether nothing is drawn in either scheme.
    fileprivate var isClear: Bool { light.alpha == 0 && dark.alpha == 0 }

    /// The same colors with a share of their opacity.
    func faded(_ share: Double) -> Overlay.Paint {
        Overlay.Paint(light: light.faded(share), dark: dark.faded(share))
    }
}

extension Overlay.Color {
    fileprivate var opaque: Overlay.Color {
        alpha > 0 ? Overlay.Color(red: red, green: green, blue: blue) : self
    }
}
