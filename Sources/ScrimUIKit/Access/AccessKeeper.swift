#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Performs a stage's access plan in its scene: hides covered views from assistive technology, moves its focus to the
/// modal panel and back, and speaks announcements.
@MainActor
final class AccessKeeper {
    private weak var host: (any AccessHost)?
    private var plan = AccessPlan()
    private var modal: SurfaceID?
    private var hiddenElements: [ObjectIdentifier: HiddenElements] = [:]
    /// The app's modal views behind the panel, which are not modal while the panel is presented.
    private var modalViews: [ObjectIdentifier: ModalView] = [:]
    /// The view on the modal panel that assistive technology still has to be brought to.
    private weak var destination: UIView?
    /// The element that assistive technology was last on: in the app (`nil`), and on each surface that was modal and
    /// is still presented.
    private var lastElements: [SurfaceID?: LastElement] = [:]
    private var trail = AccessTrail()
    /// The leaving panel from which assistive technology was already led away; its focus may still be there.
    private weak var leftPanel: SurfaceView?
    /// The presented surfaces whose text was announced already: no later announcement brings assistive
    /// technology to them.
    private var announced: Set<SurfaceID> = []
    /// The announcements that were neither heard to the end nor repeated, oldest first: for each surface one, and one
    /// about its field.
    private var unheard: [Unheard] = []
    private let observers = NotificationObservers()

    init(_ host: any AccessHost) {
        self.host = host
        observers.observe(UIAccessibility.announcementDidFinishNotification) { [weak self] in
            self?.announcementFinished($0)
        }
        for name in [
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
        ] {
            observers.observe(name) { [weak self] _ in self?.accessChanged() }
        }
    }

    /// Reports to the panels that assistive technology has left them, once neither VoiceOver nor Switch Control runs.
    private func accessChanged() {
        guard !UIAccessibility.isVoiceOverRunning, !UIAccessibility.isSwitchControlRunning else { return }
        for surface in host?.surfaces ?? [] { surface.parts.noteNoAccess() }
    }

    /// Makes the scene's accessibility equal to the plan.
    func apply(_ plan: AccessPlan) {
        guard let host else { return }
        self.plan = plan
        followWindow()
        let leaving = leavingPanel
        defer {
            leftPanel = leaving
            trail.forget { host.surface($0) == nil }
        }
        guard plan.modal != modal else {
            if let leaving, leaving !== leftPanel { leadBack(from: leaving) }
            return
        }
        lastElements = lastElements.filter { id, _ in id.map { host.surface($0) != nil } ?? true }
        // Pressing a pill lets its overlay cover the app again and removes the pill. Keep the element from which the
        // pill was reached.
        let origin = modal == nil ? leaving.flatMap { origins(of: $0).first } : nil
        lastElements[modal] = LastElement(element: origin ?? focusedElement)
        modal = plan.modal
        destination = nil
        if let modal, let surface = host.surface(modal) {
            bring(to: surface)
        } else if let last = lastElements[nil], last.wasThere {
            // Without an element, Switch Control would start again at the top of the screen.
            UIAccessibility.post(notification: .screenChanged, argument: last.element)
        }
    }

    /// The element that assistive technology is on; `nil`: none.
    private var focusedElement: AnyObject? {
        [.notificationVoiceOver, .notificationSwitchControl].lazy
            .compactMap { UIAccessibility.focusedElement(using: $0) as AnyObject? }.first
    }

    /// The panel that assistive technology is on, if that panel is leaving or gone; `nil`: otherwise.
    private var leavingPanel: SurfaceView? {
        (focusedElement as? UIView)?.enclosingSurfaces.first { isLeaving($0) }
    }

    private func isLeaving(_ surface: SurfaceView) -> Bool {
        host?.surface(surface.id)?.plan?.isLeaving != false
    }

    /// What assistive technology can go back to from a leaving panel, best first.
    ///
    /// An element that is not a view cannot be asked where it is, so it stays in the list.
    private func origins(of panel: SurfaceView) -> [AnyObject] {
        trail.origins(of: panel.id).filter { element in
            guard let view = element as? UIView else { return true }
            return view.window != nil && !view.enclosingSurfaces.contains { isLeaving($0) }
        }
    }

    /// Leads assistive technology from a leaving panel back to where it came from, as far as a modal panel allows.
    ///
    /// Otherwise it might start again at the top of the screen.
    private func leadBack(from panel: SurfaceView) {
        let modal = plan.modal.flatMap { host?.surface($0) }
        let element = origins(of: panel).first { element in
            modal.map { (element as? UIView)?.isDescendant(of: $0) == true } ?? true
        }
        if let element { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }

    /// Brings assistive technology to a modal surface: to its beginning, or to where it was before another
    /// surface became modal.
    ///
    /// If it is on the surface already, it stays where it is: a sheet that is enlarged at its grabber may become modal.
    private func bring(to surface: SurfaceView) {
        if (focusedElement as? UIView)?.isDescendant(of: surface) == true { return }
        let isSilent = surface.plan?.panel.spokenText.isEmpty == true
        let beginning = isSilent ? surface.panel : surface.parts.text
        if let last = lastElements[surface.id] {
            let element = last.element(in: surface) ?? beginning
            UIAccessibility.post(notification: .screenChanged, argument: element)
        } else if isSilent || announced.contains(surface.id) {
            arrive(at: beginning)
        } else {
            // The announcement of the panel's text, which comes in a moment, brings assistive technology there.
            destination = beginning
        }
    }

    /// Reacts to what is in front of a modal panel: notices, or views of the app or the system, such as a menu.
    ///
    /// A modal view hides all of its siblings, including those in front of it and those that the plan exempts. While
    /// there are such siblings, the view is therefore not modal, and what is behind it is hidden view by view. This
    /// holds for the surface in its layer and for the layer in its window.
    func followWindow() {
        guard let host else { return }
        if UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning {
            let element = focusedElement
            trail.note(element)
            notePanel(of: element)
        }
        hide(plan)
        let modal = plan.modal.flatMap { host.surface($0) }
        let exemptsNone = plan.exempt.isEmpty
        for surface in host.surfaces {
            let layer = surface.superview as? any SurfaceLayer
            let isModal =
                surface === modal && exemptsNone && layer?.surfaces(inFrontOf: surface).isEmpty != false
            if surface.accessibilityViewIsModal != isModal { surface.accessibilityViewIsModal = isModal }
        }
        for layer in host.modalLayers {
            let isModal = layer === modal?.superview && exemptsNone && layer.viewsInFront.isEmpty
            if layer.accessibilityViewIsModal != isModal { layer.accessibilityViewIsModal = isModal }
        }
    }

    /// Notes in which panel assistive technology is: the app's view on a panel, and the grabber, do not note that
    /// themselves.
    private func notePanel(of element: AnyObject?) {
        let surfaces = host?.surfaces ?? []
        let inside = element.flatMap { UIView.around($0) }?.enclosingSurfaces.first
        for surface in surfaces where surface !== inside { surface.parts.noteAccess(false) }
        if let inside, surfaces.contains(where: { $0 === inside }) { inside.parts.noteAccess(true) }
    }

    /// Speaks an announcement, or moves VoiceOver to the panel that says it.
    func speak(_ announcement: Announcement) {
        // VoiceOver reads the text of the panel that it is moved to; an announcement would repeat the text. VoiceOver
        // finds the panel's actions there, too.
        if let destination, announcement.surface == modal, !announcement.describesField {
            return arrive(at: destination)
        }
        announced = announced.filter { host?.surface($0) != nil }
        if let surface = announcement.surface, !announcement.describesField { announced.insert(surface) }
        remember(announcement)
        post(announcement)
    }

    /// Keeps an announcement until it was heard, in place of the surface's previous one.
    private func remember(_ announcement: Announcement) {
        let plan = announcement.surface.flatMap { host?.surface($0)?.plan }
        let isProblem = announcement.describesField || announcement.text == plan?.shownProblem
        unheard.removeAll {
            $0.announcement.surface == announcement.surface && $0.isProblem == isProblem
        }
        // A blocking overlay announces assertively what is under way, which is no news once its panel is gone.
        let staysNews = !announcement.isAssertive && plan?.staysNews == true
        unheard.append(
            Unheard(announcement: announcement, isProblem: isProblem, staysNews: staysNews, modal: modal))
        // Without a screen reader nothing is ever reported as heard, so the list is bounded.
        unheard.removeFirst(max(unheard.count - Self.mostUnheard, 0))
    }

    /// The most announcements that wait to be heard: as many as the system may speak one after the other.
    private static let mostUnheard = 8

    private func post(_ announcement: Announcement) {
        let text = NSAttributedString(string: announcement.text, attributes: Self.attributes(announcement))
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    private static func attributes(_ announcement: Announcement) -> [NSAttributedString.Key: Any] {
        let waits: [NSAttributedString.Key: Any] = [
            .accessibilitySpeechQueueAnnouncement: !announcement.isAssertive
        ]
        if #available(iOS 17, *) {
            let priority: UIAccessibilityPriority = announcement.isAssertive ? .high : .default
            return waits.merging([.accessibilitySpeechAnnouncementPriority: priority]) { $1 }
        }
        return waits
    }

    /// Repeats an announcement that the sound of a tap, or a change of the screen, has interrupted.
    private func announcementFinished(_ notification: Notification) {
        let info = notification.userInfo
        // Announcements are posted as attributed strings, and may be reported as such.
        let said = info?[UIAccessibility.announcementStringValueUserInfoKey]
        let text = said as? String ?? (said as? NSAttributedString)?.string
        guard let index = unheard.firstIndex(where: { $0.announcement.text == text }) else { return }
        let ended = unheard.remove(at: index)
        let wasHeard = info?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
        guard wasHeard == false, !isCovered(ended), ended.staysNews || stillHolds(ended) else { return }
        post(ended.announcement)
    }

    /// Whether an announcement is about something behind the modal panel or, once its surface is gone, is from before
    /// that panel was modal: the panel may be a lock.
    private func isCovered(_ unheard: Unheard) -> Bool {
        guard let modal = plan.modal else { return false }
        let surfaces = host?.surfaces.map(\.id) ?? []
        guard let id = unheard.announcement.surface, let index = surfaces.firstIndex(of: id) else {
            return unheard.modal != modal
        }
        return index < surfaces.firstIndex(of: modal) ?? 0
    }

    /// Whether an announcement still holds: its surface is presented and not leaving, and a problem that it reported
    /// is still shown.
    private func stillHolds(_ unheard: Unheard) -> Bool {
        guard let id = unheard.announcement.surface, let plan = host?.surface(id)?.plan, !plan.isLeaving
        else { return false }
        return !unheard.isProblem || plan.shownProblem == unheard.announcement.text
    }

    private func arrive(at view: UIView) {
        destination = nil
        UIAccessibility.post(notification: .screenChanged, argument: view)
    }

    // MARK: Hiding

    private func hide(_ plan: AccessPlan) {
        let (hidden, modal) = parts(behind: plan)
        hiddenElements = hold(hidden, known: hiddenElements) { HiddenElements($0) }
        modalViews = hold(modal, known: modalViews) { ModalView($0) }
    }

    /// Holds these views, and restores held views that are not among them.
    private func hold<Held: HeldView>(
        _ views: [UIView], known: [ObjectIdentifier: Held], by make: (UIView) -> Held
    ) -> [ObjectIdentifier: Held] {
        let names = Set(views.map { ObjectIdentifier($0) })
        for (name, view) in known where !names.contains(name) { view.restore() }
        var held: [ObjectIdentifier: Held] = [:]
        for view in views {
            let name = ObjectIdentifier(view)
            // A view may have the address of a deallocated one.
            if let known = held[name] ?? known[name], known.view === view {
                known.holdAgain()
                held[name] = known
            } else {
                held[name] = make(view)
            }
        }
        return held
    }

    /// The views that the plan hides, each with its subviews, and the app's modal views behind the modal panel.
    ///
    /// Those would hide the panel if it is not modal itself.
    private func parts(behind plan: AccessPlan) -> (hidden: [UIView], modal: [UIView]) {
        guard let host else { return ([], []) }
        var hidden: [UIView] = plan.hiddenRegions.compactMap { host.view(of: $0) }
        hidden += host.covered.compactMap { host.surface($0) }
        // What the sheet's content presents is modal only in its own window.
        if host.isPresentingOnSheet, let window = host.window { hidden.append(window) }
        guard let modal = plan.modal, let surface = host.surface(modal) else { return (hidden, []) }
        var behind = Behind(live: plan.exempt.compactMap { host.view(of: $0) }) { [modalViews] view in
            !view.isHidden && view.alpha >= 0.01
                && (view.accessibilityViewIsModal || modalViews[ObjectIdentifier(view)]?.view === view)
        }
        // UIKit hides only the siblings of a modal view, so the windows below an overlay's window are hidden here.
        let level = surface.window?.windowLevel.rawValue ?? 0
        for window in host.windows
        where window !== surface.window && (window === host.window || window.windowLevel.rawValue < level) {
            behind.add([window])
        }
        if let layer = surface.superview as? any SurfaceLayer {
            behind.add(Array(layer.surfaces.prefix { $0 !== surface }))
            if !layer.viewsInFront.isEmpty || !plan.exempt.isEmpty, let window = layer.window {
                behind.add(Array(window.subviews.prefix { $0 !== layer }))
            }
        }
        return (hidden + behind.hidden, behind.modal)
    }
}

/// An announcement that was not heard to its end yet.
private struct Unheard {
    let announcement: Announcement
    /// Whether it reports a problem with a field's text; it then holds until the problem is another one.
    let isProblem: Bool
    /// Whether the text is still news after the panel is gone.
    let staysNews: Bool
    /// The modal surface when it was posted; `nil`: there was none.
    let modal: SurfaceID?
}

extension SurfacePlan {
    /// What is wrong with the text in the field, as it is announced; `nil`: nothing.
    fileprivate var shownProblem: String? { panel.field?.problem.map { PanelText.shown($0) } }
}
#endif
