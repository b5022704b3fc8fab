import Scrim

extension LabChoices {
    /// The choices as the library's `Overlay`.
    ///
    /// - Parameter bar: The part of the page that "Blocked but the Bar" leaves free.
    func overlay(freeing bar: Region) -> Overlay {
        var overlay = preset
        overlay.content = content
        overlay.appearance = look.appearance
        overlay.placement = place.placement ?? overlay.placement
        if let input = input(freeing: bar) { overlay.input = input }
        // Without a choice, `nil`: the stage then derives the transition from the placement.
        overlay.transition = motion.transition
        overlay.onRepeat = onRepeat.policy ?? overlay.onRepeat
        overlay.priority = rank.priority
        overlay.timing = Overlay.Timing(
            grace: .seconds(grace), minimum: .seconds(minimum), lifetime: .fixed(.seconds(lifetime)),
            timeout: timeout > 0 ? .seconds(timeout) : nil,
            expectedWithin: expected > 0 ? .seconds(expected) : nil)
        return overlay
    }

    var content: Overlay.Content {
        Overlay.Content(
            message: message, detail: detail, indicator: indicator, cancel: hasCancel ? .standard : nil,
            action: action.map { .init($0) })
    }

    private var preset: Overlay {
        switch kind {
        case .veil: .veil()
        case .loading: .loading()
        case .activity: .activity()
        case .sheet: .sheet
        case .hud: action.map { .hud(action: .init($0)) } ?? .hud()
        }
    }

    private var indicator: Overlay.Indicator {
        switch picture {
        case .preset: preset.content.indicator
        case .spinner: .spinner
        case .bar: .bar(progress)
        case .ring: .ring(progress)
        case .success: .icon(.success)
        case .error: .icon(.failure)
        case .info: .icon(.info)
        case .bookmark: .icon(.bookmark)
        case .named: .icon(.named("weather-few-clouds-symbolic"))
        case .none: .none
        }
    }

    private func input(freeing bar: Region) -> Overlay.InputPolicy? {
        switch outside {
        case .preset: nil
        case .block: .block
        case .exceptBar: Overlay.InputPolicy(outside: .blockedExcept([bar]))
        case .live: Overlay.InputPolicy(outside: .live)
        case .blockAndDismiss: .dismissing
        case .liveAndDismiss:
            Overlay.InputPolicy(outside: .live, tapOutside: .dismisses, escapeDismisses: true)
        case .passThrough: .passThrough
        }
    }
}

extension LabChoices.Look {
    var appearance: Overlay.Appearance? {
        switch self {
        case .app: nil
        case .adaptive: .adaptive
        case .classic: .classic
        }
    }
}

extension LabChoices.Place {
    fileprivate var placement: Overlay.Placement? {
        switch self {
        case .preset: nil
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .leading: .edge(.leading)
        case .trailing: .edge(.trailing)
        }
    }
}

extension LabChoices.Motion {
    fileprivate var transition: Overlay.Transition? {
        switch self {
        case .preset: nil
        case .fade: .fade(.milliseconds(250))
        case .zoom: .zoom(from: 0.8, .milliseconds(250))
        case .slide: .slide(.curve(.easeInOut, .milliseconds(400)), growsWithDistance: true)
        case .spring: .slide(.spring(Motion.Spring(dampingRatio: 0.6, response: 0.5)))
        case .none: Overlay.Transition.none
        }
    }
}

extension LabChoices.Repeat {
    fileprivate var policy: Overlay.RepeatPolicy? {
        switch self {
        case .preset: nil
        case .join: .join
        case .refresh: .refresh
        case .replace: .replace
        case .separate: .separate
        }
    }
}

extension LabChoices.Rank {
    fileprivate var priority: Overlay.Priority {
        switch self {
        case .normal: .normal
        case .high: .high
        case .low: .low
        }
    }
}
