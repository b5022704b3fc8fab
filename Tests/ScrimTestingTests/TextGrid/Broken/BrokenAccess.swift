@_spi(Host) import Scrim

// Hosts that get one thing wrong: what a screen reader is told.

final class Mute: TextGridHost {
    override func announce(_ announcement: Announcement) {}
}

final class Echo: TextGridHost {
    override func announce(_ announcement: Announcement) {
        super.announce(announcement)
        super.announce(announcement)
    }
}

/// Reads out what is new with every plan.
final class Chatterbox: TextGridHost {
    override func announce(_ announcement: Announcement) {}

    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        for surface in plan.surfaces {
            window.speak(surface.panel.spokenText)
            surface.panel.progressText.map { window.speak($0) }
        }
    }
}

/// Hides nothing from a screen reader.
final class Revealer: TextGridHost {
    override func follow(_ access: AccessPlan) { super.follow(AccessPlan()) }
}

/// Hides the app for whatever is up.
final class Concealer: TextGridHost {
    override func follow(_ access: AccessPlan) {
        super.follow(access)
        if !plan.surfaces.isEmpty { window.views.forEach { $0.isHiddenFromReader = true } }
    }
}

/// Has a screen reader find what is painted, and nothing else.
final class PaintReader: TextGridHost {
    override func follow(_ access: AccessPlan) {
        super.follow(access)
        window.readable = window.readable.compactMap { panel in
            guard let surface = plan.surfaces.first(where: { $0.id == panel.id }),
                frames(of: surface, at: now).parts[.message] != nil
            else { return nil }
            return (panel.id, panel.identifier, surface.panel.message ?? "")
        }
    }
}
