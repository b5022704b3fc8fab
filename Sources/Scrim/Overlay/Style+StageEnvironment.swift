extension Style {
    /// The style for a user who wants more contrast, or nothing to shine through: the one place where that is
    /// decided.
    ///
    /// For all others it is itself.
    func adapted(to environment: StageEnvironment) -> Style {
        var style = self
        if environment.reducesTransparency { style.becomeOpaque() }
        if environment.increasesContrast { style.increaseContrast() }
        return style
    }

    /// Blurred and translucent grounds become opaque.
    ///
    /// The scrim still dims rather than hides: seeing where one is is what it is for.
    private mutating func becomeOpaque() {
        if let fill = box?.fill { box?.fill = fill.opaque }
        switch panel?.fill {
        case .blur(_, let tint): panel?.fill = .colour(tint.opaque)
        case .colour(let paint): panel?.fill = .colour(paint.opaque)
        case nil, .some(.none): break
        }
        ungroup()
    }

    /// Only the scrim keeps the group's translucency: what is read stands in full.
    private mutating func ungroup() {
        scrim = scrim.faded(groupOpacity)
        groupOpacity = 1
    }

    /// Text and indicator become black or white, edges are drawn.
    private mutating func increaseContrast() {
        let readable = Paint(
            light: ground(isDark: false).mostReadable, dark: ground(isDark: true).mostReadable)
        message.colour = readable
        detail.colour = readable
        indicator.colour = readable
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

    /// What the text stands on: everything drawn below it, over the platform's plain ground.
    func ground(isDark: Bool, over plain: Colour? = nil) -> Colour {
        var ground = plain ?? (isDark ? .grey(0) : .grey(1))
        ground = scrim.colour(isDark: isDark).over(ground)
        if let box { ground = box.fill.colour(isDark: isDark).over(ground) }
        switch panel?.fill {
        case .colour(let paint), .blur(_, let paint): ground = paint.colour(isDark: isDark).over(ground)
        case nil, .some(.none): break
        }
        return ground
    }

    /// How much of the text's colour a track keeps: a contrast of 3 to what is done, and to the ground.
    private static let contrastingTrack = 0.45
    /// How much of the text's colour an edge keeps: at least 3 to 1 to the ground (WCAG 2.2, 1.4.11).
    private static let contrastingEdge = 0.6
}

extension Paint {
    /// The same colours, seen through by nothing.
    ///
    /// One that was clear stays so: it paints nothing.
    fileprivate var opaque: Paint { Paint(light: light.opaque, dark: dark.opaque) }

    /// The same colours with a share of their opacity.
    fileprivate func faded(_ share: Double) -> Paint {
        Paint(light: light.faded(share), dark: dark.faded(share))
    }
}

extension Colour {
    fileprivate var opaque: Colour { alpha > 0 ? Colour(red: red, green: green, blue: blue) : self }

    fileprivate func faded(_ share: Double) -> Colour {
        Colour(red: red, green: green, blue: blue, alpha: alpha * share)
    }
}
