@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts with one fault each: the app around the overlay.

extension BrokenHost {
    static let app: [BrokenHost] = [
        BrokenHost(
            "knows no dialogs", { DialogIgnorer($0) },
            rejectedBy: [
                "a dialog over a veil can be answered, and the veil is back",
                "a tap in a dialog is no tap outside a sheet",
                "a notice that comes lifts no sheet over a dialog",
                "what a sheet's content presents can be answered, and the sheet stays",
            ]),
        BrokenHost(
            "forgets overlays after a dialog", { DialogKeeper($0) },
            rejectedBy: ["a dialog over a veil can be answered, and the veil is back"]),
        BrokenHost(
            "is over a dialog when anything comes", { DialogForgetter($0) },
            rejectedBy: ["a notice that comes lifts no sheet over a dialog"]),
        BrokenHost(
            "gives the keys back to the window's own field", { FieldChooser($0) },
            rejectedBy: [
                "a field above the keyboard gets no key under a veil, and has the keys again"
            ]),
        BrokenHost(
            "leaves notifications behind", { NotificationKeeper($0) },
            rejectedBy: [
                "the system says how minimized work ended, to a user who is elsewhere, once"
            ]),
        BrokenHost(
            "scrolls overlays with what they cover", { ScrolledHost($0) },
            rejectedBy: ["over a view that scrolls what is in it, an overlay stays where it is"]),
    ]
}

/// Never reports a dialog.
private final class DialogIgnorer: TextGridHost {
    override func dialogChanged() {}
}

/// Never withdraws a notification.
private final class NotificationKeeper: TextGridHost {
    override func withdrawNotification(of presentation: Presentation.ID) {}
}

/// Reports that a dialog opens, but not that it closes.
private final class DialogKeeper: TextGridHost {
    override func dialogChanged() { if window?.dialog != nil { super.dialogChanged() } }
}

/// Treats every overlay as newer than the dialog once a new overlay comes.
private final class DialogForgetter: TextGridHost {
    private var count = 0

    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        if plan.surfaces.count > count, window?.dialog != nil { stage.report(.dialogChanged(nil)) }
        count = plan.surfaces.count
    }
}

/// Always gives the focus back to the window's field, whoever had it.
private final class FieldChooser: TextGridHost {
    override func follow(_ new: FocusPlan) {
        super.follow(new)
        if new == .app, let field = window?.views.first(where: { $0.name == "field" }) {
            window?.focus = .view(field)
        }
    }
}

/// Moves an overlay when the content of its view scrolls.
private final class ScrolledHost: TextGridHost {
    override func frame(of region: Region) -> Geometry.Rect {
        let offset = window?.views.first { $0.region == region }?.offset ?? 0
        return super.frame(of: region).offset(dy: -offset)
    }
}
