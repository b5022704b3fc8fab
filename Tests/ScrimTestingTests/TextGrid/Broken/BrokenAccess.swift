@_spi(Host) import Scrim

// Hosts with one fault each: what a screen reader gets.

extension BrokenHost {
    static let access: [BrokenHost] = [
        BrokenHost(
            "says everything twice", { Echo($0) },
            rejectedBy: [
                "a notice is told, and again when its text is another",
                "a veil is told once, when it is seen",
                "progress is told in quarters",
            ]),
        BrokenHost(
            "says everything with every plan", { Chatterbox($0) },
            rejectedBy: [
                "a notice is told, and again when its text is another",
                "a veil is told once, when it is seen",
                "progress is told in quarters",
            ]),
        BrokenHost(
            "hides nothing from a screen reader", { Revealer($0) },
            rejectedBy: [
                "under a veil a screen reader reaches nothing of the app",
                "a region's overlay hides that region alone",
            ]),
        BrokenHost(
            "hides the app for whatever is up", { Concealer($0) },
            rejectedBy: [
                "a notice hides nothing, and can be read",
                "a region's overlay hides that region alone",
            ]),
        BrokenHost(
            "tells a screen reader only what is painted", { PaintReader($0) },
            rejectedBy: [
                "a text that has no room is still told",
                "what it shows is called as the app calls it",
            ]),
    ]
}

final class Mute: TextGridHost {
    override func announce(_ announcement: Announcement) {}
}

final class Echo: TextGridHost {
    override func announce(_ announcement: Announcement) {
        super.announce(announcement)
        super.announce(announcement)
    }
}

/// Announces everything again with every plan.
final class Chatterbox: TextGridHost {
    override func announce(_ announcement: Announcement) {}

    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        for surface in plan.surfaces {
            window?.speak(surface.panel.spokenText)
            surface.panel.progressText.map { window?.speak($0) }
        }
    }
}

/// Hides nothing from a screen reader.
final class Revealer: TextGridHost {
    override func follow(_ access: AccessPlan) { super.follow(AccessPlan()) }
}

/// Hides the whole app while any overlay is presented.
final class Concealer: TextGridHost {
    override func follow(_ access: AccessPlan) {
        super.follow(access)
        if !plan.surfaces.isEmpty { window?.views.forEach { $0.isHiddenFromReader = true } }
    }
}

/// Lets a screen reader find only what is painted.
final class PaintReader: TextGridHost {
    override func follow(_ access: AccessPlan) {
        super.follow(access)
        window?.readable = (window?.readable ?? []).compactMap { panel in
            guard let surface = plan.surfaces.first(where: { $0.id == panel.id }),
                frames(of: surface.value, at: now).parts[.message] != nil
            else { return nil }
            return (panel.id, panel.identifier, surface.panel.message ?? "")
        }
    }
}
