import CGtk4
@_spi(Host) import Scrim

@_spi(Host) @testable import ScrimGTK

/// Pointer, touch and key events in this process's surfaces, recorded before any handler runs.
///
/// Injected input arrives some time after mutter was asked for it; tests wait for it here.
@MainActor
final class InputArrivals {
    /// A point in a surface of a window or popup.
    struct Place {
        var surface: OpaquePointer
        var point: Geometry.Point
    }

    /// How many events of each type arrived, and where the last one was.
    private var counts: [GdkEventType.RawValue: Int] = [:]
    private var places: [GdkEventType.RawValue: Place] = [:]

    /// Records events until the process ends.
    init() {
        // A class has its signals only once it is used, which may be later.
        g_type_class_ref(gdk_surface_get_type())
        g_signal_add_emission_hook(
            g_signal_lookup("event", gdk_surface_get_type()), 0,
            { _, count, values, arrivals in
                onMain(count, values, arrivals) { count, values, arrivals in
                    guard count > 1, let values, let event = g_value_peek_pointer(values + 1), let arrivals
                    else { return }
                    Unmanaged<InputArrivals>.fromOpaque(arrivals).takeUnretainedValue().note(
                        OpaquePointer(event))
                }
                return 1
            }, Unmanaged.passRetained(self).toOpaque(), nil)
    }

    func count(_ types: GdkEventType...) -> Int { types.reduce(0) { $0 + (counts[$1.rawValue] ?? 0) } }

    /// The point of the last event of this type.
    func place(_ type: GdkEventType) -> Place? { places[type.rawValue] }

    private func note(_ event: OpaquePointer) {
        let type = gdk_event_get_event_type(event).rawValue
        counts[type, default: 0] += 1
        var point = Geometry.Point.zero
        if let surface = gdk_event_get_surface(event), gdk_event_get_position(event, &point.x, &point.y) != 0
        {
            places[type] = Place(surface: surface, point: point)
        }
    }
}
