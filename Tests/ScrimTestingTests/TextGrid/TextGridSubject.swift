@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// An app with a window of characters, for the conformance suite.
@MainActor
final class TextGridSubject: ConformanceSubject {
    let window: TextGridWindow
    private let button = TextGridView("button", at: Geometry.Rect(20, 40, 100, 20))
    private let field = TextGridView("field", at: Geometry.Rect(20, 100, 360, 20))
    private let area = TextGridView("area", at: Geometry.Rect(0, 200, 400, 400))
    private let areaButton: TextGridView
    private let bar = TextGridView("bar")
    private var made: [WeakView] = []
    private var list: TextGridView?
    private var finger = Geometry.Point.zero
    private(set) var dialogAnswers = 0
    private let accessory = TextGridView("accessory", at: Geometry.Rect(0, 380, 400, 20))

    private struct WeakView {
        weak var view: TextGridView?
    }

    init(host: @escaping @MainActor (TextGridWindow) -> TextGridHost = { TextGridHost($0) }) {
        window = TextGridWindow(host: host)
        areaButton = TextGridView("area button", at: Geometry.Rect(20, 240, 100, 20), in: area)
        window.views = [area, areaButton, field, button]
        window.focus = .view(field)
    }

    private var host: TextGridHost { window.host }
    var overlays: Overlays<TextGridView> { host.overlays }
    var region: Region { area.region }

    func makeView() -> TextGridView {
        let view = TextGridView("view")
        made.append(WeakView(view: view))
        return view
    }

    func makeList() -> TextGridView {
        let view = makeView()
        view.overflow = 400
        list = view
        return view
    }

    var listOffset: Double { list?.offset ?? 0 }

    // MARK: What happens

    func passMoment() async {
        window.clock.advance(by: .milliseconds(10))
        await Task.yield()
    }

    func setRegionHidden(_ isHidden: Bool) { area.isHidden = isHidden }
    func setRegionDetached(_ isDetached: Bool) { area.isInWindow = !isDetached }
    func destroyRegion() { area.destroy() }
    func destroyWindow() { window.close() }

    func tap(at point: Geometry.Point) async {
        window.pointerDown(at: point)
        window.pointerUp(at: point)
    }

    func fingerDown(at point: Geometry.Point) async {
        finger = point
        window.pointerDown(at: point)
    }

    func fingerMove(to point: Geometry.Point) async {
        finger = point
        window.pointerMoved(to: point)
    }

    func fingerUp() async { window.pointerUp(at: finger) }

    func typeLetter() async { press("a") }
    func pressEscape() async { press(TextGridHost.escape) }
    func pressReturn() async { press(TextGridHost.returnKey) }
    func pressPanelKey() async { press(TextGridHost.panelKey) }
    func pressTab(backwards: Bool) async { host.tab(backwards: backwards) }

    private func press(_ key: Character) {
        window.keyDown(key)
        window.keyUp(key)
    }

    func resizeWindow(to size: Geometry.Size) async { window.size = size }
    func resizeRegion(to size: Geometry.Size) async { area.frame.size = size }
    func setSuspended(_ isSuspended: Bool) { window.isSuspended = isSuspended }
    func setWindowHidden(_ isHidden: Bool) { window.isHidden = isHidden }
    func setActive(_ isActive: Bool) async { window.isActive = isActive }
    var notifications: [String] { window.notifications.values.sorted() }
    func stall(for duration: Duration) { window.clock.jump(by: duration) }
    func setSafeArea(_ insets: Geometry.Insets) { window.safeArea = insets }

    func makeBar(height: Double) -> TextGridView {
        bar.frame = Geometry.Rect(0, window.size.height - height, window.size.width, height)
        window.views.append(bar)
        return bar
    }

    func setBarHidden(_ isHidden: Bool) { bar.isHidden = isHidden }

    func setKeyboard(height: Double?) {
        window.keyboard = height.map { Geometry.Rect(0, window.size.height - $0, window.size.width, $0) }
        host.keyboardChanged()
    }

    func setTextScale(_ scale: Double) { window.settings.textScale = scale }
    func setRightToLeft(_ isRightToLeft: Bool) { window.settings.isRightToLeft = isRightToLeft }
    func setReducedMotion(_ reduces: Bool) { window.settings.reducesMotion = reduces }
    func moveFocus() { host.moveFocus(to: button) }

    func openDialog() async {
        let dialog = TextGridView("dialog", at: Geometry.Rect(0, 100, 400, 200))
        dialog.onTap = { [weak self] in
            self?.dialogAnswers += 1
            self?.window.dialog = nil
        }
        window.dialog = dialog
    }

    func openDialog(from view: TextGridView) async { await openDialog() }

    func focusAccessory() {
        window.views.append(accessory)
        host.moveFocus(to: accessory)
    }

    func scrollRegion(by distance: Double) {
        area.offset += distance
        areaButton.frame = areaButton.frame.offset(dy: -distance)
    }

    // MARK: What is on screen

    var appButton: Geometry.Point { Geometry.Point(x: button.frame.midX, y: button.frame.midY) }
    var regionButton: Geometry.Point { Geometry.Point(x: areaButton.frame.midX, y: areaButton.frame.midY) }
    var appTaps: Int { button.taps }
    var regionTaps: Int { areaButton.taps }
    var letters: Int { field.letters }
    var fieldHasFocus: Bool { hasFocus(field) }
    var otherHasFocus: Bool { hasFocus(button) }

    var focusedTitle: String? {
        guard case .panel(let id) = window.focus, let part = host.tabStop(in: id),
            let element = host.plan.surfaces.first(where: { $0.id == id })?.value.elements.first(where: {
                $0.part == part
            }), case .button(let button) = element.content
        else { return nil }
        return button.title
    }

    private func hasFocus(_ view: TextGridView) -> Bool {
        if case .view(let focused) = window.focus { focused === view } else { false }
    }

    var dialogButton: Geometry.Point? {
        window.dialog.map { Geometry.Point(x: $0.frame.midX, y: $0.frame.midY) }
    }
    var accessoryLetters: Int { accessory.letters }
    var windowSize: Geometry.Size { window.size }
    var regionFrame: Geometry.Rect { area.frame }
    var grain: Geometry.Size { TextGridWindow.cell }
    var picture: String { window.lines.joined(separator: "\n") }

    private func layer(_ identifier: String) -> StagePicture.Layer? {
        window.frame?.layers.last { $0.surface.identifier == identifier }
    }

    func isOnScreen(_ identifier: String) -> Bool { layer(identifier) != nil }

    func panel(_ identifier: String) -> ConformancePanel? {
        guard let frame = window.frame, let layer = layer(identifier) else { return nil }
        return ConformancePanel(layer, at: frame.instant)?.onGrid
    }

    /// The brightness of the character at a point, in steps of a quarter.
    func brightness(at point: Geometry.Point) -> Double {
        let cell = TextGridWindow.cell
        let middle = Geometry.Point(
            x: ((point.x / cell.width).rounded(.down) + 0.5) * cell.width,
            y: ((point.y / cell.height).rounded(.down) + 0.5) * cell.height)
        let picture = StagePicture(window.size, layers: window.frame?.layers ?? [])
        return (picture.brightness(at: middle) * 4).rounded() / 4
    }

    var spoken: [String] { window.spoken }

    func isReachable(_ place: ConformancePlace) -> Bool {
        switch place {
        case .appButton: button.isInSight && !button.isHiddenFromReader
        case .regionButton: areaButton.isInSight && !areaButton.isHiddenFromReader
        case .panel(let identifier): reachableText(of: identifier) != nil
        }
    }

    func reachableText(of identifier: String) -> String? {
        window.readable.last { $0.identifier == identifier }?.text
    }

    var keptViews: Int { made.count { $0.view != nil } }
}

extension ConformancePanel {
    /// The panel with its frames rounded to whole characters.
    fileprivate var onGrid: ConformancePanel {
        var panel = self
        panel.frame = frame.onGrid
        panel.texts = texts.mapValues(\.onGrid)
        panel.indicator = indicator?.onGrid
        return panel
    }
}

extension Geometry.Rect {
    /// The rectangle rounded to whole characters, as it is drawn.
    var onGrid: Geometry.Rect {
        let cell = TextGridWindow.cell
        func column(_ x: Double) -> Double { (x / cell.width).rounded() * cell.width }
        func row(_ y: Double) -> Double { (y / cell.height).rounded() * cell.height }
        return Geometry.Rect(
            column(minX), row(minY), column(maxX) - column(minX), row(maxY) - row(minY))
    }
}
