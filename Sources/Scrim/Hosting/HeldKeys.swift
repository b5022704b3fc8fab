/// Separates a press that is meant for a panel from one that began before: it knows the keys that were down when the
/// panel came.
///
/// A held key repeats into whatever has the focus by then, and must not press its buttons. Such a key activates
/// nothing in the panel until a release, or a pause longer than a repeat, has come before its next press. In a panel
/// that was there before the key, the key goes on: the user types into a form while a notice comes beside it.
///
/// The host passes on each plan, and reports each press and release of its window, repeats included, with the time of
/// the event itself.
/// A display server that repeats keys (X) gives each repeat a time of its own, and can be asked which keys are
/// down. A toolkit that repeats keys by itself (GTK on Wayland) gives a repeat the time of the last key event
/// from the server.
@_spi(Host) public struct HeldKeys: Hashable, Sendable {
    /// A number that identifies a key.
    public typealias Code = UInt32

    /// A key event: when it happened, and when the host came to it.
    private struct Arrival: Hashable {
        let time: Instant
        let handled: Instant
    }

    /// A key that activates nothing somewhere for as long as it is held.
    private struct Hold: Hashable {
        /// When the key was last known to be held.
        var heard: Instant
        /// The panels that came meanwhile; `nil`: the key activates nothing in any panel.
        var panels: Set<SurfaceID>?

        /// Whether the key activates nothing in a panel; `nil`: where there is none.
        func concerns(_ panel: SurfaceID?) -> Bool {
            guard let panel, let panels else { return true }
            return panels.contains(panel)
        }
    }

    /// Keys that were pressed and not released, since an overlay came.
    private var down: Set<Code> = []
    /// Keys that were down when overlays came, and are held.
    private var ignored: [Code: Hold] = [:]
    /// When each surface came that is there, or was uncovered.
    private var arrivals: [SurfaceID: Instant] = [:]
    /// When the last one came, which may have gone since.
    private var lastArrival: Instant?
    /// The surfaces whose panels something in front of them blocks.
    private var blocked: Set<SurfaceID> = []
    private var last: Arrival?

    /// No key is known to be down.
    public init() {}

    /// The input plan is another one: the keys that are down now activate nothing in the panels that are new.
    ///
    /// A panel that nothing blocks any more is as new: the key that answered the panel over it may still be held.
    ///
    /// - Parameter keysDown: The keys that are down, in whichever window they were pressed; `nil`: the display
    ///   server does not report them. Called if anything is new.
    public mutating func follow(_ plan: InputPlan, at now: Instant, keysDown: () -> Set<Code>?) {
        let panels = plan.blockedPanels
        let uncovered = blocked.subtracting(panels)
        blocked = panels
        let before = arrivals
        var new: Set<SurfaceID> = []
        arrivals = [:]
        for surface in plan.layers.map(\.surface) {
            let arrival = uncovered.contains(surface) ? nil : before[surface]
            if arrival == nil { new.insert(surface) }
            arrivals[surface] = arrival ?? now
        }
        guard !new.isEmpty else { return }
        lastArrival = now
        for code in keysDown() ?? down {
            var hold = ignored[code] ?? Hold(heard: now, panels: [])
            hold.heard = now
            hold.panels?.formUnion(new)
            ignored[code] = hold
        }
    }

    /// A key is pressed, or repeats.
    ///
    /// - Parameters:
    ///   - time: When the event happened.
    ///   - panel: The surface whose panel gets the key (`InputGate.keyRoute`); `nil`: no panel does.
    /// - Returns: Whether the press began after the panel came; without a panel, after the last overlay did.
    public mutating func press(_ code: Code, time: Instant, now: Instant, in panel: SurfaceID?) -> Bool {
        defer { last = Arrival(time: time, handled: now) }
        let beganBefore = lastArrival.map { time < $0 } ?? false
        if let hold = ignored[code], beganBefore || now < hold.heard + Tuning.longestKeyRepeat {
            ignored[code]?.heard = now
            down.insert(code)
            return !hold.concerns(panel)
        }
        let wasIgnored = ignored.removeValue(forKey: code) != nil
        let isKnown = !down.insert(code).inserted
        if wasIgnored || isKnown { return true }
        let isRepeat = repeatsLastEvent(time, now)
        guard isRepeat || beganBefore else { return true }
        // Of what repeats unknown nobody knows when it began.
        let newer = arrivals.filter { time < $0.value }.map(\.key)
        let hold = Hold(heard: now, panels: isRepeat ? nil : Set(newer))
        ignored[code] = hold
        return !hold.concerns(panel)
    }

    /// A press that was just reported cannot be meant for the overlay (`InputGate.takesKey`): nor can its repeats, in
    /// whatever panel.
    public mutating func ignore(_ code: Code, now: Instant) {
        ignored[code] = Hold(heard: now, panels: nil)
    }

    /// A key is released.
    ///
    /// - Parameter time: When the event happened.
    public mutating func release(_ code: Code, time: Instant, now: Instant) {
        last = Arrival(time: time, handled: now)
        down.remove(code)
        ignored[code] = nil
    }

    /// The window gained or lost the keyboard focus: keys may have been released elsewhere.
    ///
    /// - Parameter keysDown: The keys that are down; `nil`: the display server does not report them, and no key
    ///   repeats beyond a change of focus.
    public mutating func focusChanged(keysDown: Set<Code>?) {
        let keysDown = keysDown ?? []
        down.formIntersection(keysDown)
        ignored = ignored.filter { keysDown.contains($0.key) }
    }

    /// Whether an event of this time repeats one that was handled long before: a repeat by the toolkit, after
    /// another key was pressed or released meanwhile.
    private func repeatsLastEvent(_ time: Instant, _ now: Instant) -> Bool {
        guard let last else { return false }
        return time <= last.time && now > last.handled + Tuning.shortestKeyRepeat
    }
}
