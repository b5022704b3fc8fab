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
    /// The same as `stage.defaults` of the window that the view is in: for all overlays of that window, also those that are
    /// up, and from the moment that the view is in it. A value that changes goes there with the next update. What was set
    /// stays when the view goes. Once, at the root of a window, is enough; of several views the last to change counts.
    @MainActor
    public func overlayDefault<Value: Equatable>(
        _ part: WritableKeyPath<Stage.Defaults, Value>, _ value: Value
    ) -> some View {
        background { OverlayDefaultRepresentable(part: part, value: value).allowsHitTesting(false) }
    }
}

/// The bridge to UIKit: an invisible view that knows its window.
private struct OverlayDefaultRepresentable<Value: Equatable>: UIViewRepresentable {
    let part: WritableKeyPath<Stage.Defaults, Value>
    let value: Value

    func makeUIView(context: Context) -> OverlayDefaultView<Value> { OverlayDefaultView() }

    func updateUIView(_ view: OverlayDefaultView<Value>, context: Context) { view.set(part, value) }
}

private final class OverlayDefaultView<Value: Equatable>: WindowProbe {
    private var wanted: (part: WritableKeyPath<Stage.Defaults, Value>, value: Value)?

    /// The window that has the value: one that is entered again keeps what the app has set since.
    private weak var served: UIWindow?

    /// An update that changes nothing here leaves what the app has set elsewhere since then.
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
