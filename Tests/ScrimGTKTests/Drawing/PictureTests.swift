import CGtk4
import Foundation
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// Pictures of every kind and look, for visual inspection: set `SCRIM_PICTURES` to a folder.
extension GtkTests {
    @MainActor
    @Suite(.enabled(if: SceneWriter.folder != nil))
    struct PictureTests {
        @Test(arguments: ["adaptive", "classic"], [false, true])
        func kinds(look: String, isDark: Bool) throws {
            let scene = SceneWriter("\(look)-\(isDark ? "dark" : "light")", isDark: isDark)
            func style(_ kind: Overlay.Kind, _ placement: Overlay.Placement = .center) -> Overlay.Style {
                look == "adaptive"
                    ? .adaptive(kind, placement: placement) : .classic(kind, placement: placement)
            }
            let veil = style(.veil)
            try scene.write("veil", .sample(.veil, "Signing in…", indicator: .spinner, style: veil))
            try scene.write(
                "veil-ring",
                .sample(
                    .veil, "Downloading the map of Central Europe for use without a network",
                    detail: "412 of 1,024 MB", indicator: .ring(0.4), cancel: "Cancel", style: veil))
            try scene.write(
                "veil-bar",
                .sample(
                    .veil, "Copying", detail: "3 minutes left", indicator: .bar(0.66), cancel: "Cancel",
                    style: veil))
            try scene.write("veil-success", .sample(.veil, "Saved", indicator: .icon(.success), style: veil))
            try scene.write("veil-plain", .sample(.veil, "Please wait", style: veil))
            try scene.write("veil-silent", .sample(.veil, indicator: .spinner, style: veil))
            try scene.write(
                "loading",
                .sample(.loading, "Sending…", indicator: .spinner, cancel: "Cancel", style: style(.loading)))
            try scene.write(
                "activity", .sample(.activity, "Loading", indicator: .spinner, style: style(.activity)))
            for kind in [Overlay.Kind.activity, .loading] {
                for cover in Overlay.Cover.allCases {
                    try scene.write(
                        "\(kind.rawValue)-\(cover.rawValue)",
                        .sample(
                            kind, "Loading", indicator: .spinner, style: style(kind).covering(cover),
                            placement: cover == .refresh ? .top : .center))
                }
            }
            for icon in [
                Overlay.Icon.success, .failure, .warning, .info, .bookmark, .named("starred-symbolic"),
            ] {
                try scene.write(
                    "hud-\(icon)", .sample(.hud, "Bookmark added", indicator: .icon(icon), style: style(.hud))
                )
            }
            try scene.write(
                "hud-detail",
                .sample(
                    .hud, "No connection", detail: "Changes are kept until there is one",
                    indicator: .icon(.failure), style: style(.hud)))
            try scene.write(
                "toast",
                .sample(
                    .hud, "Message archived", indicator: .icon(.success), action: "Undo",
                    style: style(.hud, .bottom),
                    placement: .bottom))
            try scene.write(
                "toast-text", .sample(.hud, "Link copied", style: style(.hud, .bottom), placement: .bottom))
            let view = try #require(SceneWriter.colorPicker())
            try scene.write("sheet", .sample(.sheet, style: style(.sheet), placement: .bottom), view: view)
        }

        @Test func rightToLeft() throws {
            let scene = SceneWriter("rtl", isDark: false, isRightToLeft: true)
            try scene.write(
                "veil-bar",
                .sample(
                    .veil, "جارٍ نسخ الملفات إلى القرص الخارجي", detail: "بقيت ٣ دقائق", indicator: .bar(0.3),
                    cancel: "إلغاء", style: .adaptive(.veil)))
            try scene.write(
                "activity", .sample(.activity, "جار التحميل", indicator: .spinner, style: .classic(.activity))
            )
            try scene.write(
                "toast",
                .sample(
                    .hud, "نُقلت الرسالة", indicator: .icon(.success), action: "تراجع",
                    style: .adaptive(.hud, placement: .bottom), placement: .bottom))
        }

        @Test func extremes() throws {
            let large = SceneWriter("large-text", isDark: false, textScale: 2)
            let plan = SurfacePlan.sample(
                .veil, "Downloading the map of Central Europe", detail: "412 of 1,024 MB",
                indicator: .ring(0.4),
                cancel: "Cancel", style: .adaptive(.veil))
            try large.write("veil", plan)
            try large.write(
                "toast",
                .sample(
                    .hud, "Message archived", indicator: .icon(.success), action: "Undo",
                    style: .adaptive(.hud, placement: .bottom), placement: .bottom))
            let small = SceneWriter("small", isDark: false, width: 200, height: 120)
            try small.write("veil", plan)
            try small.write(
                "hud", .sample(.hud, "Bookmark added", indicator: .icon(.bookmark), style: .adaptive(.hud)))
            let long = SceneWriter("long", isDark: false)
            try long.write(
                "veil",
                .sample(
                    .veil, String(repeating: "All work and no play makes Jack a dull boy. ", count: 60),
                    indicator: .spinner, cancel: "Cancel", style: .adaptive(.veil)))
        }
    }
}

/// Writes pictures of plans over a sample window.
@MainActor
final class SceneWriter {
    nonisolated static let folder = ProcessInfo.processInfo.environment["SCRIM_PICTURES"]

    private let name: String
    private let size: (Int, Int)
    private var environment = Stage.Environment()

    init(
        _ name: String, isDark: Bool, isRightToLeft: Bool = false, textScale: Double = 1, width: Int = 360,
        height: Int = 300
    ) {
        self.name = name
        size = (width, height)
        environment.isDark = isDark
        environment.isRightToLeft = isRightToLeft
        environment.textScale = textScale
    }

    func write(_ part: String, _ plan: SurfacePlan, view: WidgetPointer? = nil) throws {
        let settings = gtk_settings_get_default()
        var value = GValue()
        g_value_init(&value, GType(5 << 2))
        g_value_set_boolean(&value, environment.isDark ? 1 : 0)
        g_object_set_property(
            UnsafeMutableRawPointer(settings)?.assumingMemoryBound(to: GObject.self),
            "gtk-application-prefer-dark-theme", &value)

        let bench = SurfaceBench(content: Self.page(), width: size.0, height: size.1)
        defer { bench.close() }
        bench.environment = environment
        var plan = plan
        if let view {
            let id = ViewID()
            bench.held[id] = view
            plan.view = id
        }
        bench.show(plan)
        // Lets animated strokes finish.
        for _ in 0..<24 { bench.frame() }
        try bench.picture().save(to: "\(Self.folder ?? ".")/\(name)-\(part).png")
    }

    /// A page of an app with a bit of everything.
    static func page() -> WidgetPointer {
        let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)
        gtk_widget_set_margin_start(box, 12)
        gtk_widget_set_margin_end(box, 12)
        gtk_widget_set_margin_top(box, 12)
        let title = gtk_label_new(nil)
        gtk_label_set_markup(title?.opaque, "<span size='x-large' weight='bold'>Articles</span>")
        gtk_label_set_xalign(title?.opaque, 0)
        gtk_box_append(box.cast(to: GtkBox.self), title)
        gtk_box_append(box.cast(to: GtkBox.self), gtk_entry_new())
        let colors = ["#e01b24", "#33d17a", "#3584e4", "#f6d32d", "#9141ac", "#ff7800"]
        for (index, color) in colors.enumerated() {
            let row = gtk_label_new(nil)
            gtk_label_set_markup(
                row?.opaque,
                "<span foreground='\(color)' size='large'>██</span>  Row \(index + 1), a line of text in a list"
            )
            gtk_label_set_xalign(row?.opaque, 0)
            gtk_box_append(box.cast(to: GtkBox.self), row)
        }
        return box
    }

    /// The app's view that the semi-modal post shows.
    static func colorPicker() -> WidgetPointer? {
        let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
        gtk_widget_set_margin_start(box, 18)
        gtk_widget_set_margin_end(box, 18)
        gtk_widget_set_margin_top(box, 18)
        gtk_widget_set_margin_bottom(box, 18)
        gtk_box_append(box.cast(to: GtkBox.self), gtk_label_new("Choose a color"))
        for _ in 0..<2 {
            let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1)
            gtk_widget_set_size_request(scale, 220, -1)
            gtk_box_append(box.cast(to: GtkBox.self), scale)
        }
        gtk_box_append(box.cast(to: GtkBox.self), gtk_button_new_with_label("Accept"))
        g_object_ref_sink(box)
        return box
    }
}
