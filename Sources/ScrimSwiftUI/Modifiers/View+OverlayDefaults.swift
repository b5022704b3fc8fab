#if canImport(UIKit)
@_spi(Host) import ScrimUIKit
import SwiftUI
import UIKit

extension View {
    /// Sets one of the window's defaults for overlays: look, words or a limit.
    ///
    /// ```swift
    /// ContentView()
    ///     .overlayAnchor()
    ///     .overlayDefault(\.theme.accent, Overlay.Paint(brand))
    ///     .overlayDefault(\.strings.cancel, "Stop")
    /// ```
    ///
    /// The same as `stage.defaults` of the window that the view is in. The value applies from the moment the view is
    /// in the window, to all overlays of that window, including presented ones. A changed value applies with the
    /// next update, and stays when the view goes. One modifier at the root of a window is enough; of several, the
    /// last to change counts.
    @MainActor
    public func overlayDefault<Value: Equatable>(
        _ part: WritableKeyPath<Stage.Defaults, Value>, _ value: Value
    ) -> some View {
        background { OverlayDefaultRepresentable(part: part, value: value).allowsHitTesting(false) }
    }
}

/// The bridge to UIKit: an invisible view that finds its window.
private struct OverlayDefaultRepresentable<Value: Equatable>: UIViewRepresentable {
    let part: WritableKeyPath<Stage.Defaults, Value>
    let value: Value

    func makeUIView(context: Context) -> OverlayDefaultView<Value> { OverlayDefaultView() }

    func updateUIView(_ view: OverlayDefaultView<Value>, context: Context) { view.set(part, value) }
}

private final class OverlayDefaultView<Value: Equatable>: WindowProbe {
    private var wanted: (part: WritableKeyPath<Stage.Defaults, Value>, value: Value)?

    /// The window that has the value; if the view enters it again, what the app has set since is kept.
    private weak var served: UIWindow?

    /// Sets the value if it has changed.
    ///
    /// An unchanged value does not override what the app has set elsewhere since.
    func set(_ part: WritableKeyPath<Stage.Defaults, Value>, _ value: Value) {
        guard wanted.map({ $0.part != part || $0.value != value }) ?? true else { return }
        wanted = (part, value)
        if let window { apply(to: window) }
    }

    override func enter(_ window: UIWindow) {
        if window !== served { apply(to: window) }
    }

    private func apply(to window: UIWindow) {
        guard let wanted else { return }
        served = window
        let stage = window.sceneOverlays.stage
        if stage.defaults[keyPath: wanted.part] != wanted.value {
            stage.defaults[keyPath: wanted.part] = wanted.value
        }
    }
}
#endif
