import CGtk4
import Scrim

/// A picture whose colors and shapes change while the user chooses them.
@MainActor
final class CanvasScene: Scene {
    let root: Widget
    private let overlays: CanvasOverlays
    private let words: Words
    private let window: Widget
    private let canvas: Widget
    private weak var picker: ColorPicker?
    private weak var wheel: ColorWheel?
    private let controls = Widget.column(spacing: 12)
        .aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_END).margins(vertical: 32)
    private var artwork = Artwork() {
        didSet { canvas.redraw() }
    }
    /// The part whose color is being chosen.
    private var part = Artwork.Part.sky
    /// The width that an inspector covers on the trailing side.
    private var covered = 0.0 {
        didSet { canvas.redraw() }
    }

    init(_ context: SceneContext) {
        words = context.words
        window = context.window
        let overlay: Widget = make(gtk_overlay_new()).expanding(vertical: true)
        root = overlay
        overlays = CanvasOverlays(window: context.window, canvas: overlay, words: words)
        weak var scene: CanvasScene?
        canvas = Widget.drawing { cairo, width, height in scene?.picture(width, height).draw(cairo) }
            .named("sheet-canvas")
        scene = self
        canvas.onTap { [unowned self] x, y in tapped(x, y) }
        window.onSizeChange { [unowned self] in sizeChanged() }
        gtk_overlay_set_child(overlay.opaque, canvas)
        gtk_overlay_add_overlay(overlay.opaque, controls)
        for (label, name, style, action) in [
            (words.chooseColors, "sheet-choose", "suggested-action", chooseWithPicker),
            (words.colorWheel, "sheet-wheel", "on-canvas", chooseWithWheel),
            (words.adjust, "sheet-adjust", "on-canvas", adjust),
        ] {
            controls.append(Widget.button(label, action).styled("pill", style).named(name))
        }
    }

    private func picture(_ width: Double, _ height: Double) -> Canvas {
        let rest = max(width - covered, width * 0.2)
        let isMirrored = gtk_widget_get_direction(canvas) == GTK_TEXT_DIR_RTL
        return Canvas(
            artwork: artwork, width: width, height: height,
            free: isMirrored ? (width - rest)...width : 0...rest)
    }

    private func sizeChanged() {
        picker?.setWide(window.isLandscape)
        gtk_orientable_set_orientation(
            controls.opaque, window.isLandscape ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
    }

    /// While a picker is shown, a tap on the picture selects the part to color.
    private func tapped(_ x: Double, _ y: Double) {
        let (width, height) = canvas.size
        part = picture(width, height).part(atX: x, y: y)
        picker?.show(words.name(of: part), artwork[part])
        wheel?.show(artwork[part])
    }

    private func chooseWithPicker() {
        choose { [unowned self] in
            await overlays.choose { end in
                let picker = ColorPicker(
                    words, words.name(of: part), color: artwork[part],
                    changed: { [weak self] in self?.paint($0) },
                    accept: { _ in end() }, cancel: end.cancel)
                picker.root.setStyle("ground", overlays.needsGround)
                picker.setWide(window.isLandscape)
                self.picker = picker
                picker.root.on("destroy") { withExtendedLifetime(picker) {} }
                return picker.root
            }
        }
    }

    private func chooseWithWheel() {
        choose { [unowned self] in
            await overlays.chooseByShape { end in
                let wheel = ColorWheel(
                    words, color: artwork[part], changed: { [weak self] in self?.paint($0) },
                    accept: { _ in end() }, cancel: end.cancel)
                self.wheel = wheel
                wheel.root.on("destroy") { withExtendedLifetime(wheel) {} }
                return wheel.root
            }
        }
    }

    private func paint(_ color: Color) { artwork[part] = color }

    /// A choice is visible at once; every end except Accept reverts it.
    private func choose(with picker: @escaping @MainActor () async -> Void?) {
        let before = artwork
        part = .sky
        setControls(isShown: false)
        Task {
            if await picker() == nil { artwork = before }
            setControls(isShown: true)
        }
    }

    /// The sun stays centered in the width that the inspector leaves free, also while the inspector moves.
    private func adjust() {
        setControls(isShown: false)
        var sheet: Presentation?
        let inspector = Inspector(
            words, artwork, changed: { [weak self] change in self.map { change(&$0.artwork) } },
            close: { sheet?.dismiss() })
        inspector.root.setStyle("ground", overlays.needsGround)
        inspector.root.on("destroy") { withExtendedLifetime(inspector) {} }
        let shown = overlays.inspect(inspector.root)
        sheet = shown
        Task {
            for await position in shown.positions { covered = position.points }
            setControls(isShown: true)
        }
    }

    /// Shows the buttons that open the sheets, or makes them transparent: through the wheel's hole they would look
    /// like part of it.
    ///
    /// They are not hidden, because the focus returns to them.
    private func setControls(isShown: Bool) {
        gtk_widget_set_opacity(controls, isShown ? 1 : 0)
        gtk_widget_set_can_target(controls, isShown ? 1 : 0)
    }
}
