import CGtk4

@_spi(Host) @testable import ScrimGTK

/// The changes of a widget's hidden state that are sent on the accessibility bus.
///
/// GTK 4.8 sends them only for a widget that had the focus, or that somebody reads.
@MainActor
final class HiddenChanges {
    private final class Watched {
        let widget: WidgetPointer
        var states: [Bool] = []
        init(_ widget: WidgetPointer) { self.widget = widget }
    }

    private let watched: Unmanaged<Watched>
    private let signal: guint
    private let hook: gulong

    init(of widget: WidgetPointer) {
        watched = Unmanaged.passRetained(Watched(widget))
        signal = g_signal_lookup("state-change", gtk_at_context_get_type())
        hook = g_signal_add_emission_hook(
            signal, 0,
            { _, _, values, watched in
                guard let watched, let context = values.flatMap({ g_value_get_object($0) }) else { return 1 }
                let changed = gtk_at_context_get_accessible(OpaquePointer(context))
                MainActor.assumeIsolated {
                    let watched = Unmanaged<Watched>.fromOpaque(watched).takeUnretainedValue()
                    guard changed == OpaquePointer(watched.widget) else { return }
                    watched.states.append(watched.widget.tells(GTK_ACCESSIBLE_STATE_HIDDEN, true))
                }
                return 1
            }, watched.toOpaque()
        ) { watched in if let watched { Unmanaged<Watched>.fromOpaque(watched).release() } }
    }

    var states: Set<Bool> { Set(watched.takeUnretainedValue().states) }

    deinit { g_signal_remove_emission_hook(signal, hook) }
}
