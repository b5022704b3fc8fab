// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
import Scrim

// Calls that exist on `Overlays`. An anchor has several `Overlays`, so the compiler names them here.
extension OverlayAnchor {
    @available(*, unavailable, message: "overlays.window.show(_:), or overlays.view, overlays.keyboard")
    public func show(_ overlay: Overlay, onAction: (@MainActor () -> Void)? = nil) -> Presentation {
        window.show(overlay, onAction: onAction)
    }

    @available(*, unavailable, message: "overlays.window.flash(_:), or overlays.view, overlays.keyboard")
    public func flash(_ overlay: Overlay, onAction: (@MainActor () -> Void)? = nil) {}

    @available(*, unavailable, message: "overlays.window.during(_:), or overlays.view, overlays.keyboard")
    public func during<Value>(
        _ overlay: Overlay, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value { try await body() }

    @available(*, unavailable, message: "overlays.window.during(_:), or overlays.view, overlays.keyboard")
    public func during<Value>(
        _ overlay: Overlay, _ body: @escaping @MainActor (Presentation) async throws -> Value
    ) async throws -> Value { try await window.during(overlay, body) }

    @available(*, unavailable, message: "overlays.window.ask(_:answers:), or overlays.view")
    public func ask<Value>(
        _ message: String, detail: String? = nil, answers: [Overlay.Answer<Value>]
    ) async -> Value? { nil }

    @available(*, unavailable, message: "overlays.window.ask(_:accept:), or overlays.view")
    public func ask(_ message: String, detail: String? = nil, accept: Overlay.ActionButton) async -> Bool {
        false
    }

    @available(*, unavailable, message: "overlays.window.stage, the same for all")
    public var stage: Stage { window.stage }
}
#endif
