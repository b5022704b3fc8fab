@_spi(Host) import Scrim

/// A stage's look at one moment: its surfaces, painted back to front over a white window.
///
/// It returns the brightness at a point, and the surface whose panel is in front there. Printed, it is a picture of
/// characters for the message of a failed test:
///
/// ```
/// ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
/// ▒▒▒▒┌──────────────┐▒▒▒▒
/// ▒▒▒▒│  Searching…  │▒▒▒▒
/// ▒▒▒▒│      ◌       │▒▒▒▒
/// ▒▒▒▒└──────────────┘▒▒▒▒
/// ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
/// ```
@_spi(Host) public struct StagePicture: Hashable, Sendable {
    /// A surface as it is painted.
    public struct Layer: Hashable, Sendable {
        /// The surface's plan.
        public var surface: SurfacePlan
        /// The surface's frames at rest.
        public var frames: SurfaceFrames
        /// The surface's look at this moment.
        public var moment: SurfaceMoment
        /// The rectangle to which painting is limited; `nil` for no limit.
        public var clip: Geometry.Rect?
        /// Whether the dark scheme is on.
        public var isDark: Bool
        /// The name of the app's own view, if the surface shows one.
        public var view: String?

        /// A surface as it is painted.
        public init(
            _ surface: SurfacePlan, frames: SurfaceFrames, moment: SurfaceMoment, clip: Geometry.Rect? = nil,
            isDark: Bool = false, view: String? = nil
        ) {
            self.surface = surface
            self.frames = frames
            self.moment = moment
            self.clip = clip
            self.isDark = isDark
            self.view = view
        }
    }

    /// The window's size.
    public let window: Geometry.Size
    /// The surfaces in the picture, back to front.
    public let layers: [Layer]

    /// A window of this size with these surfaces in it, back to front.
    public init(_ window: Geometry.Size, layers: [Layer]) {
        self.window = window
        self.layers = layers
    }

    /// How bright the window is at a point, 0 black to 1 white.
    public func brightness(at point: Geometry.Point) -> Double {
        layers.reduce(1) { ground, layer in layer.paint(at: point).over(ground) }
    }

    /// The front-most surface with a panel at a point; `nil` if there is none.
    public func front(at point: Geometry.Point) -> SurfaceID? {
        layers.last { $0.isPanel(at: point) }?.surface.id
    }
}

extension StagePicture.Layer {
    /// The rectangle of the surface's panel, including the part that is clipped away; `nil` if there is none.
    public var panel: Geometry.Rect? {
        guard !frames.panel.isEmpty else { return nil }
        let outline = moment.outline
        let size = Geometry.Size(width: outline.width * moment.scale, height: outline.height * moment.scale)
        return Geometry.Rect(
            outline.midX - size.width / 2 + moment.offset.x,
            outline.midY - size.height / 2 + moment.offset.y, size.width, size.height)
    }

    /// The opacity of panel and content, 0 to 1.
    public var opacity: Double { moment.groupOpacity * moment.contentOpacity }

    /// Whether the surface's panel is visible at a point.
    func isPanel(at point: Geometry.Point) -> Bool {
        guard clip?.contains(point) ?? true, opacity > 0 else { return false }
        return panel?.contains(point) ?? false
    }

    /// The paint that the surface puts over what is below, at a point.
    fileprivate func paint(at point: Geometry.Point) -> Veneer {
        var paint = Veneer()
        let style = surface.style
        guard clip?.contains(point) ?? true else { return paint }
        if frames.scrim.contains(point) {
            paint.add(Veneer(style.scrim.color(isDark: isDark).brightness, moment.scrimOpacity))
        }
        if let box = style.box, frames.box?.contains(point) == true {
            paint.add(Veneer(box.fill.color(isDark: isDark), moment.contentOpacity))
        }
        if isPanel(at: point) || isUnderlay(at: point) {
            switch style.panel?.fill {
            case .color(let fill), .blur(_, let fill):
                paint.add(Veneer(fill.color(isDark: isDark), moment.contentOpacity))
            case nil, .some(.none): break
            }
        }
        paint.alpha *= moment.groupOpacity
        return paint
    }

    /// Whether a point is in the background that a sheet extends to its edge.
    private func isUnderlay(at point: Geometry.Point) -> Bool {
        let reach = moment.backgroundExtension
        guard reach != .zero, let panel else { return false }
        return Geometry.Rect(
            panel.minX + min(reach.x, 0), panel.minY + min(reach.y, 0), panel.width + abs(reach.x),
            panel.height + abs(reach.y)
        ).contains(point)
    }
}

/// A layer of paint: its brightness and its opacity.
private struct Veneer {
    var brightness = 0.0
    var alpha = 0.0

    init() {}

    init(_ brightness: Double, _ alpha: Double) {
        self.brightness = brightness
        self.alpha = alpha
    }

    init(_ color: Overlay.Color, _ opacity: Double) {
        self.init(color.brightness, color.alpha * opacity)
    }

    /// Paints another layer over this one.
    mutating func add(_ other: Veneer) {
        let sum = other.alpha + alpha * (1 - other.alpha)
        guard sum > 0 else { return }
        brightness = (other.brightness * other.alpha + brightness * alpha * (1 - other.alpha)) / sum
        alpha = sum
    }

    func over(_ ground: Double) -> Double { brightness * alpha + ground * (1 - alpha) }
}

extension Overlay.Color {
    /// The color's brightness, 0 to 1, without its opacity: the weights of sRGB's primaries (ITU-R BT.709).
    var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
