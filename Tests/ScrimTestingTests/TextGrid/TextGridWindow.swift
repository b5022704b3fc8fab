@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// The smallest possible toolkit: a window of characters, 10 × 20 points each, with a keyboard and a pointer.
///
/// The window has views, focus and frames. It leaves overlays to the host, which it owns.
@MainActor
final class TextGridWindow {
    nonisolated static let cell = Geometry.Size(width: 10, height: 20)

    enum Focus {
        case view(TextGridView)
        case panel(SurfaceID)
        case nowhere
    }

    /// What was painted, and the instant it was painted for.
    struct Frame {
        var instant: Instant
        var layers: [StagePicture.Layer]
    }

    let clock: TestClock
    var size = Geometry.Size(width: 400, height: 600) { didSet { resized() } }
    var safeArea = Geometry.Insets.zero { didSet { resized() } }
    /// The frame of the on-screen keyboard.
    var keyboard: Geometry.Rect? { didSet { resized() } }
    var settings = Stage.Environment() { didSet { host.settingsChanged() } }
    var isSuspended = false { didSet { host.suspended(isSuspended) } }
    /// Whether the window is minimized.
    var isHidden = false { didSet { host.windowHidden() } }
    /// Whether the user works in the window.
    var isActive = true {
        didSet {
            host.activeChanged()
            host.keyboardFocusChanged()
        }
    }
    /// The system notifications about the window, by presentation.
    var notifications: [String: String] = [:]
    private(set) var isClosed = false
    /// The views, back to front.
    var views: [TextGridView] = [] { didSet { host.watch(views) } }
    /// A dialog of the app in front of all its views; a tap on it answers it.
    var dialog: TextGridView? {
        didSet {
            views.removeAll { $0 === oldValue }
            if let dialog { views.append(dialog) }
            host.dialogChanged()
        }
    }
    var focus = Focus.nowhere
    private(set) var frame: Frame?
    /// The texts that a screen reader has spoken.
    private(set) var spoken: [String] = []
    /// The overlays' panels that a screen reader finds, with their names, back to front.
    var readable: [(id: SurfaceID, identifier: String, text: String)] = []

    private(set) lazy var host: TextGridHost = makeHost(self)
    private let makeHost: @MainActor (TextGridWindow) -> TextGridHost
    private let ticker = Owner()
    private var pressed: TextGridView?
    private var isFrameWanted = false

    private final class Owner {}

    init(
        clock: TestClock = TestClock(),
        host: @escaping @MainActor (TextGridWindow) -> TextGridHost = { TextGridHost($0) }
    ) {
        self.clock = clock
        makeHost = host
    }

    var now: Instant { clock.now }

    func close() {
        isClosed = true
        host.closed()
    }

    // MARK: Time

    /// Schedules `TextGridHost.drawFrame` for the next frame, at 50 frames a second.
    func wantFrame() {
        guard !isFrameWanted, !isSuspended, !isHidden, !isClosed else { return }
        isFrameWanted = true
        clock.set(ticker, at: now + .milliseconds(20)) { [weak self] in
            guard let self else { return }
            isFrameWanted = false
            if !isSuspended, !isHidden, !isClosed { host.drawFrame(for: now) }
        }
    }

    private func resized() {
        host.layOut()
        wantFrame()
    }

    // MARK: Content

    func show(_ layers: [StagePicture.Layer], for instant: Instant) {
        frame = Frame(instant: instant, layers: layers)
    }

    /// The window's content as lines of characters.
    var lines: [String] {
        StagePicture(size, layers: frame?.layers ?? []).lines(cell: Self.cell)
    }

    func speak(_ text: String) { spoken.append(text) }

    // MARK: The user

    func pointerDown(at point: Geometry.Point) { host.pointerDown(at: point) }
    func pointerMoved(to point: Geometry.Point) { host.pointerMoved(to: point) }
    func pointerUp(at point: Geometry.Point) { host.pointerUp(at: point) }
    func keyDown(_ key: Character) { host.keyDown(key) }
    func keyUp(_ key: Character) { host.keyUp(key) }

    // MARK: Input that the host passes to the app

    func press(at point: Geometry.Point) { pressed = view(at: point) }

    func release(at point: Geometry.Point) {
        if let pressed, pressed === view(at: point) { pressed.taps += 1 }
        pressed = nil
    }

    func type(_ key: Character) {
        if case .view(let view) = focus, view.isInSight { view.letters += 1 }
    }

    private func view(at point: Geometry.Point) -> TextGridView? {
        views.last { $0.isInSight && $0.frame.contains(point) }
    }
}
