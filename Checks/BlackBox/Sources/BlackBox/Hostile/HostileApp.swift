import BlackBoxKit
import CBlackBox
import CGtk4
import Foundation

/// An app whose handlers do the worst at random, in windows with a bit of everything.
///
/// The seed and an action's number determine what the action does; the seed and a handler's name, what the handler
/// does. A story without some of its actions therefore repeats the others unchanged.
@MainActor
final class HostileApp {
    let seed: Int
    let isPlain: Bool
    let muted: Set<String>
    let user: User
    var windows: [HostileWindow] = []
    var overlays: any HostileOverlays
    var sheets: [WeakWidget] = []

    /// The app's style sheet.
    let style: UnsafeMutablePointer<GtkCssProvider>
    /// If set, only handlers of this signal act, and all of them with this reaction.
    var pair: (signal: HostileSignal, reaction: HostileReaction)?
    /// True while the story runs; handlers do nothing afterwards.
    var isActive = true
    /// The signals whose handlers are acting now, outermost first.
    private var signals: [HostileSignal] = []
    /// True while a handler acts that GTK called in the middle of its own work.
    var isInside: Bool { signals.contains(where: \.isInside) }
    private var acts = 0
    private var calls: [String: Int] = [:]
    private var made = 0
    private(set) var deed = 0

    init(seed: Int, isPlain: Bool, muted: Set<String>, user: User) {
        self.seed = seed
        self.isPlain = isPlain
        self.muted = muted
        self.user = user
        overlays = isPlain ? PlainOverlays() : ScrimOverlays()
        style = gtk_css_provider_new()
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(style), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        overlays.app = self
    }

    /// Writes a line to the log that the parent process reads.
    ///
    /// The line is written before the process can crash.
    func tell(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    func begin(_ deed: Int) {
        self.deed = deed
        acts = 0
    }

    /// Random numbers that depend on a name.
    func random(_ name: String) -> RandomNumbers {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return RandomNumbers(seed: seed, story: Int(truncatingIfNeeded: hash))
    }

    /// A name for a new widget or overlay.
    func name(_ kind: String) -> String {
        made += 1
        return "\(kind)\(deed).\(made)"
    }

    // MARK: Handlers

    /// Called by each handler of the app's.
    ///
    /// Some handlers act on their first, second or third call.
    func hear(_ signal: HostileSignal, _ name: String, _ origin: WeakWidget?) {
        let handler = "\(signal) of \(name)"
        guard isActive, signals.count < 2, acts < 12 else { return }
        calls[handler, default: 0] += 1
        var random = random(handler)
        if let pair {
            guard pair.signal == signal, random.chance(0.6), calls[handler, default: 0] < 3 else { return }
            return act(pair.reaction, in: signal, handler, origin, &random)
        }
        guard random.chance(signal.share), calls[handler] == 1 + random.below(3), !muted.contains(handler)
        else { return }
        let reaction = random.pick(HostileReaction.survived(in: signal))
        guard reaction.isSurvived(in: signals + [signal]) else { return }
        act(reaction, in: signal, handler, origin, &random)
    }

    private func act(
        _ reaction: HostileReaction, in signal: HostileSignal, _ handler: String, _ origin: WeakWidget?,
        _ random: inout RandomNumbers
    ) {
        acts += 1
        signals.append(signal)
        defer { signals.removeLast() }
        tell("    \(handler): \(reaction)")
        act(reaction, origin: origin?.widget, &random)
    }

    /// Connects every handler that a widget can have.
    func follow(_ widget: Widget, _ name: String, gestures: Bool = true) {
        let origin = WeakWidget(widget)
        func on(_ object: UnsafeMutableRawPointer, _ signal: String, _ heard: HostileSignal) {
            connect(object, signal) { [weak self] _ in self?.hear(heard, name, origin) }
        }
        for (signal, heard) in Self.widgetSignals { on(widget.raw, signal, heard) }
        guard let focus = gtk_event_controller_focus_new(), let motion = gtk_event_controller_motion_new()
        else { return }
        on(focus.raw, "enter", .focusEntered)
        on(focus.raw, "leave", .focusLeft)
        gtk_widget_add_controller(widget, focus)
        on(motion.raw, "enter", .pointerEntered)
        on(motion.raw, "leave", .pointerLeft)
        gtk_widget_add_controller(widget, motion)
        guard gestures else { return }
        if let click = gtk_gesture_click_new() {
            on(click.raw, "pressed", .pressed)
            on(click.raw, "released", .released)
            on(click.raw, "cancel", .cancelled)
            gtk_widget_add_controller(widget, click)
        }
        if let drag = gtk_gesture_drag_new() {
            on(drag.raw, "drag-begin", .dragBegan)
            on(drag.raw, "drag-update", .dragMoved)
            on(drag.raw, "drag-end", .dragEnded)
            on(drag.raw, "cancel", .cancelled)
            gtk_widget_add_controller(widget, drag)
        }
        if let long = gtk_gesture_long_press_new() {
            on(long.raw, "pressed", .longPressed)
            gtk_widget_add_controller(widget, long)
        }
        if let keys = gtk_event_controller_key_new() {
            on(keys.raw, "key-pressed", .keyPressed)
            gtk_widget_add_controller(widget, keys)
        }
        let axes = GtkEventControllerScrollFlags(rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue)
        if let scroll = gtk_event_controller_scroll_new(axes) {
            on(scroll.raw, "scroll", .scrolled)
            gtk_widget_add_controller(widget, scroll)
        }
    }

    func follow(
        _ object: UnsafeMutableRawPointer, _ signal: String, as heard: HostileSignal, _ name: String,
        _ origin: Widget
    ) {
        let origin = WeakWidget(origin)
        connect(object, signal) { [weak self] _ in self?.hear(heard, name, origin) }
    }

    private static let widgetSignals: [(String, HostileSignal)] = [
        ("map", .mapped), ("unmap", .unmapped), ("show", .shown), ("hide", .hidden), ("realize", .realized),
        ("unrealize", .unrealized), ("destroy", .destroyed), ("notify::root", .rooted),
        ("notify::parent", .parented),
        ("state-flags-changed", .flagsChanged),
    ]

    // MARK: Windows

    var anyWindow: HostileWindow? { windows.first { !$0.isClosed } }

    func open() {
        guard windows.filter({ !$0.isClosed }).count < 3 else { return }
        let window = HostileWindow(app: self, name: name("window"))
        windows.append(window)
        window.present(at: (windows.count - 1) % 2 * 620)
    }

    /// The window that an action or reaction applies to.
    func window(_ random: inout RandomNumbers) -> HostileWindow? {
        let open = windows.filter { !$0.isClosed }
        return open.isEmpty ? nil : random.pick(open)
    }

    /// Drops windows that are closed.
    ///
    /// Called between actions, because GTK itself still reads a window that its handler destroyed.
    func forgetClosed() {
        windows.removeAll { $0.isClosed }
        sheets.removeAll { $0.widget == nil }
    }
}

extension HostileSignal {
    /// The share of a signal's handlers that ever act; low for frequent signals, which have many handlers.
    var share: Double {
        switch self {
        case .flagsChanged, .pointerEntered, .pointerLeft, .dragMoved, .frame, .drawn: 0.05
        case .realized, .unrealized, .shown, .hidden, .rooted, .parented, .mapped, .destroyed, .log: 0.08
        case .action, .shouldEnd, .content, .body, .ended, .dragEnded, .cancelled, .unmapped, .focusLeft,
            .focusEntered:
            0.35
        default: 0.2
        }
    }
}
