import Adwaita
import CGtk4
@_spi(Host) import Scrim
import ScrimGTK

/// Where a view's overlays are shown, for code outside of the view's body.
///
/// Everything that `Overlays` can do is there, scoped use above all:
///
/// ```swift
/// struct SignIn: View {
///     @State private var overlays = OverlayAnchor()
///
///     var view: Body {
///         Button("Sign In") {
///             Task { @MainActor in
///                 user = try await overlays.window.during(.veil("Signing in…", cancel: .standard)) {
///                     try await api.signIn()
///                 }
///             }
///         }
///         .overlayAnchor(overlays)
///     }
/// }
/// ```
///
/// Keep an anchor in a `@State`: the framework recreates a view for each update, together with its other properties.
/// Before the view is in a window, overlays wait; `during` runs its body anyway.
@MainActor
public final class OverlayAnchor {
    private var anchor: WidgetAnchor?
    /// The widget in which overlays wait while the anchor has none, if there are any.
    private var placeholder: Placeholder?
    /// Makes widgets of views at the anchor's position in the tree.
    private var makeViews:
        (@MainActor (@escaping () -> Body, HostedViews) -> UnsafeMutablePointer<GtkWidget>?)?
    private var hosted: [(views: HostedViews, content: () -> Body)] = []

    /// An anchor that is not on a view yet.
    public nonisolated init() {}

    /// The overlays of the window that contains the view.
    ///
    /// Before the view is in a window, they wait together with it.
    public var window: GtkOverlays { view.over(.window) }

    /// The overlays of the view that `overlayAnchor(_:)` is on.
    public var view: GtkOverlays { (anchor?.widget ?? waitingWidget).overlays }

    /// The overlays of the keyboard that the app draws itself.
    public var keyboard: GtkOverlays { view.over(.keyboard) }

    /// Shows views and waits for their value.
    ///
    /// ```swift
    /// let color = await overlays.present(.sheet(label: "Color")) { end in
    ///     Button("Red") { end("red") }
    ///     Button("Cancel") { end.cancel() }
    /// }
    /// ```
    ///
    /// The views are updated together with the view that the anchor is on, and made together with it if it
    /// does not exist yet.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.sheet`.
    ///   - area: The area that the overlay covers.
    ///   - shouldEnd: Asked before a user's act ends the presentation; `false` refuses.
    ///   - content: Makes the views, which end the presentation through the `Presentation.Ending` that they get.
    public func present<Value>(
        _ overlay: Scrim.Overlay, over area: OverlayArea = .window,
        shouldEnd: (@MainActor @Sendable (Presentation.Cause) -> Bool)? = nil, file: String = #fileID,
        line: Int = #line,
        @ViewBuilder content: @escaping (Presentation.Ending<Value>) -> Body
    ) async -> Presentation.Result<Value> {
        let overlays = area.region.map { view.over($0) } ?? view
        let views = HostedViews()
        // The content often refers to the anchor, which would otherwise keep itself alive.
        defer { hosted.removeAll { $0.views === views } }
        return await overlays.present(overlay, shouldEnd: shouldEnd, file: file, line: line) {
            (end: Presentation.Ending<Value>) in
            let content = { content(end) }
            hosted.append((views, content))
            return makeViews?(content, views) ?? views.makeRoom()
        }
    }

    /// True if the anchor stays on its view while another view is updated, because its view is in sight, or
    /// is the same one.
    ///
    /// Both branches of an `if` exist, and may have the same anchor.
    fileprivate func staysAttached(whileUpdating view: OpaquePointer?) -> Bool {
        guard let anchor, let widget = anchor.widget else { return false }
        return OpaquePointer(widget) == view || anchor.isInSight
    }

    fileprivate func attach<Data: ViewRenderData>(
        _ widget: OpaquePointer?, _ data: WidgetData, _ type: Data.Type
    ) {
        let widget = UnsafeMutablePointer<GtkWidget>(widget: widget)
        if anchor == nil || anchor?.widget != widget { anchor = widget.map(WidgetAnchor.init) }
        // Overlays that still wait in the placeholder would wait forever.
        placeholder = nil
        follow(data, type)
    }

    /// The widget in which overlays wait, now around a view without a parent; `nil` if none wait.
    fileprivate func enclose(_ view: OpaquePointer?) -> OpaquePointer? {
        guard let placeholder, let view = UnsafeMutablePointer<GtkWidget>(widget: view) else { return nil }
        self.placeholder = nil
        return OpaquePointer(placeholder.enclose(view))
    }

    fileprivate func update<Data: ViewRenderData>(
        _ data: WidgetData, updateProperties: Bool, _ type: Data.Type
    ) {
        follow(data, type)
        for (views, content) in hosted {
            guard let storage = views.storage else { continue }
            content().updateStorage(storage, data: data, updateProperties: updateProperties, type: type)
        }
    }

    private func follow<Data: ViewRenderData>(_ data: WidgetData, _ type: Data.Type) {
        MainLoop.attach()
        let context = ViewContext(data)
        makeViews = { context.views($0, type: type, in: $1) }
        for (views, content) in hosted where views.isWaiting {
            views.fill(context.views(content, type: type, in: views))
        }
    }

    private var waitingWidget: UnsafeMutablePointer<GtkWidget> {
        let waiting = placeholder ?? Placeholder()
        placeholder = waiting
        return waiting.widget
    }

    /// A widget in which overlays wait, until it becomes the one around the anchor's view.
    private final class Placeholder {
        let widget: UnsafeMutablePointer<GtkWidget>
        private var isGivenAway = false

        init() {
            widget = .room()
            g_object_ref_sink(widget)
        }

        deinit { if !isGivenAway { g_object_unref(widget) } }

        /// Adds a widget to this one, which its parent owns from now on as if it were new.
        func enclose(_ view: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
            isGivenAway = true
            widget.take(view)
            g_object_force_floating(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self))
            return widget
        }
    }
}

extension AnyView {
    /// Attaches an anchor to this view: the anchor then has the overlays of the view and of its window.
    public func overlayAnchor(_ anchor: OverlayAnchor) -> AnyView {
        AnchoredView(child: self, anchor: anchor)
    }
}

private struct AnchoredView: ConvenienceWidget {
    let child: AnyView
    let anchor: OverlayAnchor

    func container<Data>(data: WidgetData, type: Data.Type) -> ViewStorage where Data: ViewRenderData {
        let child = child.storage(data: data, type: type)
        let storage = ViewStorage(child.pointer, content: [.mainContent: [child]])
        MainActor.assumeIsolated {
            // Making the view may have shown an overlay.
            if let outer = anchor.enclose(child.opaquePointer) { storage.pointer = outer }
            anchor.attach(storage.opaquePointer, data, type)
        }
        return storage
    }

    func update<Data>(_ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type)
    where Data: ViewRenderData {
        if let child = storage.content[.mainContent]?.first {
            self.child.updateStorage(child, data: data, updateProperties: updateProperties, type: type)
        }
        MainActor.assumeIsolated {
            // A view that is recreated for an update may have a new anchor.
            if !anchor.staysAttached(whileUpdating: storage.opaquePointer) {
                anchor.attach(storage.opaquePointer, data, type)
            }
            anchor.update(data, updateProperties: updateProperties, type)
        }
    }
}
