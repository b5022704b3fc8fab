@_spi(Host) import Scrim

/// What a stage looks like at one moment: its surfaces, painted back to front over a white window.
///
/// Asked at a point it tells how bright that is and whose panel lies in front there; printed it is a picture of
/// characters, for the message of a test that failed:
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
        /// What it shows.
        public var surface: SurfacePlan
        /// All frames of it, at rest.
        public var frames: SurfaceFrames
        /// How it looks at this moment.
        public var moment: SurfaceMoment
        /// The rectangle within which it is painted; `nil`: no limit.
        public var clip: Geometry.Rect?
        /// Whether the dark scheme is on.
        public var isDark: Bool
        /// The name of the app's own view, if it shows one.
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

    /// A window of that size with these surfaces in it, back to front.
    public init(_ window: Geometry.Size, layers: [Layer]) {
        self.window = window
        self.layers = layers
    }

    /// How bright it is at a point, 0 black to 1 white.
    public func brightness(at point: Geometry.Point) -> Double {
        layers.reduce(1) { ground, layer in layer.paint(at: point).over(ground) }
    }

    /// The front-most surface with a panel at a point; `nil`: none.
    public func front(at point: Geometry.Point) -> SurfaceID? {
        layers.last { $0.isPanel(at: point) }?.surface.id
    }
}

extension StagePicture.Layer {
    /// The rectangle of its panel, including the part that is clipped away; `nil`: there is none.
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

    /// Whether its panel is to be seen at a point.
    func isPanel(at point: Geometry.Point) -> Bool {
        guard clip?.contains(point) ?? true, opacity > 0 else { return false }
        return panel?.contains(point) ?? false
    }

    /// What it puts over what lies below it at a point.
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

    /// Whether a point lies in the ground that a sheet stretches to its edge.
    private func isUnderlay(at point: Geometry.Point) -> Bool {
        let reach = moment.backgroundExtension
        guard reach != .zero, let panel else { return false }
        return Geometry.Rect(
            panel.minX + min(reach.x, 0), panel.minY + min(reach.y, 0), panel.width + abs(reach.x),
            panel.height + abs(reach.y)
        ).contains(point)
    }
}

/// Something painted over something else: a brightness, and how much of it is seen.
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

    /// Paints another over it.
    mutating func add(_ other: Veneer) {
        let sum = other.alpha + alpha * (1 - other.alpha)
        guard sum > 0 else { return }
        brightness = (other.brightness * other.alpha + brightness * alpha * (1 - other.alpha)) / sum
        alpha = sum
    }

    func over(_ ground: Double) -> Double { brightness * alpha + ground * (1 - alpha) }
}

extension Overlay.Color {
    /// Its brightness, 0 to 1, without its opacity: the weights of sRGB's primaries (ITU-R BT.709).
    var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
