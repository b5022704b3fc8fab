extension Overlay.Transition {
    /// The transitions that follow the platform.
    ///
    /// Covers fade, quicker out than in; sheets slide on a spring; a HUD zooms, and at an edge slides in from
    /// it as a toast.
    public static func adaptive(_ kind: Overlay.Kind, placement: Overlay.Placement = .center)
        -> Overlay.Transition
    {
        switch (kind, placement) {
        case (.veil, _), (.loading, _), (.activity, _):
            Overlay.Transition(
                away: Motion.Pose(opacity: 0, scrim: 0), entering: .curve(.easeOut, Numbers.coverIn),
                leaving: .curve(.easeIn, Numbers.coverOut))
        case (.question, _):
            Overlay.Transition(
                away: Motion.Pose(scale: Numbers.questionScale, opacity: 0, scrim: 0),
                entering: .curve(.easeOut, Numbers.coverIn), leaving: .curve(.easeIn, Numbers.coverOut))
        case (.sheet, _):
            Overlay.Transition(
                away: Motion.Pose(offstage: 1, scrim: 0), entering: .spring(Numbers.sheetIn),
                leaving: .spring(Numbers.sheetOut))
        case (.hud, .center):
            .zoom(from: Numbers.hudScale, Numbers.hud)
        case (.hud, .edge), (.hud, .corner):
            Overlay.Transition(
                away: Motion.Pose(offstage: 1, opacity: 0, scrim: 0), entering: .spring(Numbers.toastIn),
                leaving: .curve(.easeIn, Numbers.toastOut))
        }
    }

    /// The exact transitions of the posts that Scrim comes from.
    public static func classic(_ kind: Overlay.Kind) -> Overlay.Transition {
        switch kind {
        case .veil, .loading, .activity, .question: .fade(Numbers.classicFade)
        case .sheet: .slide(.curve(.easeInOut, Numbers.classicSlide), growsWithDistance: true)
        case .hud: .zoom(from: Numbers.classicZoomScale, Numbers.classicZoom)
        }
    }

    /// The presets' durations, springs and scales, with where they come from.
    private enum Numbers {
        // Adaptive. 0.2 s is GTK's and libadwaita's common length of a transition. Leaving is quicker, because the user
        // no longer needs the overlay.
        static let coverIn = Duration.milliseconds(200)
        static let coverOut = Duration.milliseconds(150)
        /// A trace of overshoot, 0.6 % of the way (a survey of nine sheet libraries has ζ .7–.85, .25–.5 s).
        static let sheetIn = Motion.Spring(dampingRatio: 0.85, response: 0.4)
        static let sheetOut = Motion.Spring(dampingRatio: 1, response: 0.35)
        /// A panel that grows a little does not seem to come from anywhere in the window.
        static let questionScale = 0.95
        static let hud = Duration.milliseconds(200)
        static let hudScale = 0.9
        static let toastIn = Motion.Spring(dampingRatio: 0.85, response: 0.35)
        static let toastOut = Duration.milliseconds(200)

        // Classic, from the posts: the veil's `animateWithDuration:0.25`, a CATransition's own 0.25, the
        // semi-modal view's `setAnimationDuration:0.7`, the Books HUD's 0.2 and 0.8.
        static let classicFade = Duration.milliseconds(250)
        static let classicSlide = Duration.milliseconds(700)
        static let classicZoom = Duration.milliseconds(200)
        static let classicZoomScale = 0.8
    }
}
