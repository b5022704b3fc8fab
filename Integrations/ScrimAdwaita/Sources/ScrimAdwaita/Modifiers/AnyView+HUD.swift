import Adwaita
@_spi(Host) import Scrim

extension AnyView {
    /// Shows a short notice while a flag is set, and resets the flag when the notice has been read.
    ///
    /// ```swift
    /// .hud("Bookmark added", isPresented: $isAdded, icon: .bookmark)
    /// .hud("Deleted", isPresented: $isDeleted, placement: .bottom, action: "Undo") { restore() }
    /// ```
    ///
    /// A change shows in place. At another placement the notice is shown again without having ended: `onEnd`
    /// is not called.
    ///
    /// - Parameters:
    ///   - message: The text, already localized.
    ///   - isPresented: The flag.
    ///   - detail: A quieter text below.
    ///   - icon: The picture in front.
    ///   - placement: In the middle, at an edge or in a corner.
    ///   - action: The button; with one, the notice takes touches.
    ///   - cancel: A button that dismisses the notice: `.cross` beside the text.
    ///   - area: What the notice lies over.
    ///   - onAction: Runs when the button is pressed.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    public func hud(
        _ message: String, isPresented: Binding<Bool>, detail: String? = nil, icon: Scrim.Overlay.Icon? = nil,
        placement: Scrim.Overlay.Placement = .center, action: Scrim.Overlay.ActionButton? = nil,
        cancel: Scrim.Overlay.CancelButton? = nil, over area: OverlayArea = .window,
        file: String = #fileID, line: Int = #line, onAction: (() -> Void)? = nil,
        onEnd: ((Presentation.Outcome) -> Void)? = nil
    ) -> AnyView {
        scrim(
            .hud(message, detail: detail, icon: icon, placement: placement, action: action, cancel: cancel),
            isPresented: isPresented, over: area, onAction: onAction, onEnd: onEnd, file: file, line: line)
    }

    /// Shows a short notice while a flag is set: one for which the other modifier has no argument.
    ///
    /// ```swift
    /// .hud(isPresented: $isSaved) { .hud("Saved", icon: .success).with(\.timing.lifetime, .fixed(.seconds(2))) }
    /// ```
    ///
    /// The notice's content and lifetime change in place; a new lifetime begins with the change. At another placement
    /// the notice is shown again without having ended: `onEnd` is not called.
    ///
    /// - Parameters:
    ///   - isPresented: The flag; reset when the notice ends by itself.
    ///   - area: What the notice lies over.
    ///   - onAction: Runs when the notice's button is pressed.
    ///   - onEnd: Called with how the notice ended, once for each showing.
    ///   - overlay: The notice: `.hud(…)`, its texts already localized. Called only while the flag is set.
    public func hud(
        isPresented: Binding<Bool>, over area: OverlayArea = .window, onAction: (() -> Void)? = nil,
        onEnd: ((Presentation.Outcome) -> Void)? = nil, file: String = #fileID, line: Int = #line,
        overlay: @escaping () -> Scrim.Overlay
    ) -> AnyView {
        boundOverlay(
            isPresented: isPresented, overlay: overlay, area: area,
            callbacks: AppCallbacks(onAction: onAction, onEnd: onEnd, file: file, line: line))
    }

    /// Shows a short notice for an item, and sets the item to `nil` when the notice has been read.
    ///
    /// ```swift
    /// .hud(item: $notice) { .hud($0.text, icon: .success) }
    /// .hud(item: $deleted, onAction: { notes.append($0) }) {
    ///     .hud("Deleted “\($0.name)”", placement: .bottom, action: "Undo")
    /// }
    /// ```
    ///
    /// Another item's notice replaces the first. For the same item, the notice's content and lifetime change in
    /// place, for example when work is done. At another placement the notice is shown again without having ended:
    /// `onEnd` is not called.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - area: What the notice lies over.
    ///   - onAction: Runs with the notice's item when the button is pressed; by then the binding no longer
    ///     has the item.
    ///   - onEnd: Called with each notice's item and with how the notice ended.
    ///   - overlay: The notice for an item: `.hud(…)`, its texts already localized.
    public func hud<Item: Identifiable>(
        item: Binding<Item?>, over area: OverlayArea = .window, onAction: ((Item) -> Void)? = nil,
        onEnd: ((Item, Presentation.Outcome) -> Void)? = nil, file: String = #fileID, line: Int = #line,
        overlay: @escaping (Item) -> Scrim.Overlay
    ) -> AnyView {
        boundOverlay(
            item: item, overlay: overlay, area: area,
            callbacks: AppCallbacks(file: file, line: line),
            onAnswer: { item, _ in onAction?(item) }, onEnd: onEnd)
    }
}
