/// Distinguishes a press that is meant for a panel from one that began before, by the keys that were down
/// when the panel came.
///
/// A held key repeats into whatever has the focus by then, and must not press buttons there. Such a key activates
/// nothing in the panel until it is released, or pauses for longer than a repeat takes. A panel that was there before
/// the key still gets the key's repeats: the user types into a form while a notice comes beside it.
///
/// The host passes on each plan, and reports each press and release of its window, repeats included, with the time of
/// the event itself. A display server that repeats keys (X) gives each repeat a time of its own, and can be asked
/// which keys are down. A toolkit that repeats keys by itself (GTK on Wayland) gives a repeat the time of the last key
/// event from the server.
@_spi(Host) public struct HeldKeys: Hashable, Sendable {
    /// A number that identifies a key.
    public typealias Code = UInt32

    /// A key event: when it happened, and when the host came to it.
    private struct Arrival: Hashable {
        let time: Instant
        let handled: Instant
    }

    /// A held key that activates nothing in some panels, or in all of them.
    private struct Hold: Hashable {
        /// When the key was last known to be held.
        var heard: Instant
        /// The panels in which the key activates nothing; `nil`: all panels.
        var panels: Set<SurfaceID>?

        /// Whether the key activates nothing in a panel; always `true` without a panel (`nil`).
        func concerns(_ panel: SurfaceID?) -> Bool {
            guard let panel, let panels else { return true }
            return panels.contains(panel)
        }
    }

    /// Keys that were pressed since an overlay came, and are not released yet.
    private var down: Set<Code> = []
    /// Keys that were down when overlays came, and are still held.
    private var ignored: [Code: Hold] = [:]
    /// When each present surface came, or was uncovered.
    private var arrivals: [SurfaceID: Instant] = [:]
    /// When the newest surface came; it may be gone by now.
    private var lastArrival: Instant?
    /// The surfaces whose panels are blocked by something in front of them.
    private var blocked: Set<SurfaceID> = []
    private var last: Arrival?

    /// No key is known to be down.
    public init() {}

    /// Follows another input plan: the keys that are down now activate nothing in the new panels.
    ///
    /// A panel that is no longer blocked counts as new: the key that answered the panel over it may still be held.
    ///
    /// - Parameter keysDown: The keys that are down, in whichever window they were pressed; `nil`: the display server
    ///   does not report them. Called only if a panel is new.
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
    /// - Returns: Whether the press began after the panel came; without a panel, after the last overlay came.
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
        // An unknown key that repeats may have been pressed at any time.
        let newer = arrivals.filter { time < $0.value }.map(\.key)
        let hold = Hold(heard: now, panels: isRepeat ? nil : Set(newer))
        ignored[code] = hold
        return !hold.concerns(panel)
    }

    /// Ignores the press that was just reported, and its repeats in any panel: the gate found that it is not meant
    /// for the overlay (`InputGate.takesKey`).
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

    /// Whether an event is a repeat by the toolkit: it has the time of an event that was handled long before.
    ///
    /// Another key may have been pressed or released meanwhile.
    private func repeatsLastEvent(_ time: Instant, _ now: Instant) -> Bool {
        guard let last else { return false }
        return time <= last.time && now > last.handled + Tuning.shortestKeyRepeat
    }
}
