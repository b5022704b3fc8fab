import CAdw
import CGtk4

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Calls `body` with an eased value from 0 to 1 in each frame for this many milliseconds.
    ///
    /// If the desktop asks for no animations, calls it once with 1.
    @MainActor
    func animate(for milliseconds: guint, _ body: @escaping @MainActor (Double) -> Void) {
        let step = Step(body)
        let target = adw_callback_animation_target_new(
            { value, data in
                guard let data else { return }
                let step = Unmanaged<Step>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { step.body(value) }
            }, Unmanaged.passRetained(step).toOpaque(),
            { data in if let data { Unmanaged<Step>.fromOpaque(data).release() } })
        guard let animation = adw_timed_animation_new(self, 0, 1, milliseconds, target) else { return }
        adw_timed_animation_set_easing(OpaquePointer(animation), ADW_EASE_IN_OUT_CUBIC)
        // A playing animation keeps itself alive.
        adw_animation_play(animation)
        g_object_unref(UnsafeMutableRawPointer(animation))
    }
}

/// Holds a closure for as long as an animation plays.
private final class Step: Sendable {
    let body: @MainActor (Double) -> Void

    init(_ body: @escaping @MainActor (Double) -> Void) { self.body = body }
}
