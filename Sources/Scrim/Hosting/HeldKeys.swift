/// Separates a press that is meant for an overlay from one that began before: it knows the keys that were down
/// when the overlay came.
///
/// A held key repeats into whatever has the focus by then, and must not press its buttons. Such a key activates
/// nothing until a release, or a pause longer than a repeat, has come before its next press.
///
/// The host reports each press and release of its window, repeats included, with the time of the event itself.
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

    /// Keys that were pressed and not released, since an overlay came.
    private var down: Set<Code> = []
    /// Keys that activate nothing, each with the instant at which it was last known to be held.
    private var ignored: [Code: Instant] = [:]
    private var overlayCame: Instant?
    private var last: Arrival?

    /// No key is known to be down.
    public init() {}

    /// An overlay came: the keys that are down now activate nothing.
    ///
    /// - Parameter keysDown: The keys that are down, in whichever window they were pressed; `nil`: the display
    ///   server does not report them.
    public mutating func overlayCame(at now: Instant, keysDown: Set<Code>?) {
        overlayCame = now
        for code in keysDown ?? down { ignored[code] = now }
    }

    /// A key is pressed, or repeats.
    ///
    /// - Parameter time: When the event happened.
    /// - Returns: Whether the press began after the last overlay came.
    public mutating func press(_ code: Code, time: Instant, now: Instant) -> Bool {
        defer { last = Arrival(time: time, handled: now) }
        let beganBefore = overlayCame.map { time < $0 } ?? false
        let isHeld =
            switch ignored[code] {
            case let heard?: beganBefore || now < heard + Tuning.longestKeyRepeat
            case nil: !down.contains(code) && (beganBefore || repeatsLastEvent(time, now))
            }
        ignored[code] = isHeld ? now : nil
        down.insert(code)
        return !isHeld
    }

    /// A press that was just reported cannot be meant for the overlay (`InputGate.takesKey`): nor can its repeats.
    public mutating func ignore(_ code: Code, now: Instant) { ignored[code] = now }

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
