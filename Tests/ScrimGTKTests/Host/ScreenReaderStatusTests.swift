import CGtk4
import Testing

@testable import ScrimGTK

extension GtkTests {
    /// Whether a screen reader runs, as the session bus of any desktop has it.
    @MainActor @Suite struct ScreenReaderStatusTests {
        /// The launcher of the accessibility bus, as far as it tells of a screen reader.
        @MainActor final class Launcher {
            let session: SessionBus
            var isOn = false
            private var registration: guint = 0

            init() throws {
                session = try SessionBus()
                let node = try #require(g_dbus_node_info_new_for_xml(Self.interface, nil))
                defer { g_dbus_node_info_unref(node) }
                var table = GDBusInterfaceVTable()
                table.get_property = { _, _, _, _, _, _, this in
                    onMain(this) { this in
                        let isOn = this.map { Unmanaged<Launcher>.fromOpaque($0).takeUnretainedValue().isOn }
                        return g_variant_new_boolean(isOn == true ? 1 : 0)
                    }
                }
                registration = g_dbus_connection_register_object(
                    session.connection, "/org/a11y/bus", node.pointee.interfaces[0], &table,
                    Unmanaged.passUnretained(self).toOpaque(), nil, nil)
            }

            func set(_ isOn: Bool) {
                self.isOn = isOn
                var changed = GVariantBuilder()
                withUnsafeMutablePointer(to: &changed) { changed in
                    let type = g_variant_type_new("a{sv}"), name = g_variant_type_new("s")
                    defer {
                        g_variant_type_free(type)
                        g_variant_type_free(name)
                    }
                    g_variant_builder_init(changed, type)
                    g_variant_builder_add_value(
                        changed,
                        g_variant_new_dict_entry(
                            g_variant_new_string("ScreenReaderEnabled"),
                            g_variant_new_variant(g_variant_new_boolean(isOn ? 1 : 0))))
                    let values = [
                        g_variant_new_string("org.a11y.Status"), g_variant_builder_end(changed),
                        g_variant_new_array(name, nil, 0),
                    ]
                    g_dbus_connection_emit_signal(
                        session.connection, nil, "/org/a11y/bus", "org.freedesktop.DBus.Properties",
                        "PropertiesChanged", g_variant_new_tuple(values, 3), nil)
                }
            }

            func stop() {
                g_dbus_connection_unregister_object(session.connection, registration)
                session.stop()
            }

            private static let interface = """
                <node><interface name="org.a11y.Status">
                <property name="ScreenReaderEnabled" type="b" access="read"/>
                </interface></node>
                """
        }

        @Test func isHeardOfAtTheStartAndWhenItChanges() async throws {
            let launcher = try Launcher()
            defer { launcher.stop() }
            launcher.isOn = true
            launcher.session.own("org.a11y.Bus")
            let bus = try launcher.session.connect()
            defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
            var changes = 0
            let status = ScreenReaderStatus(bus: bus) { changes += 1 }
            defer { status.close() }
            #expect(!status.isOn, "the bus has not answered yet")
            #expect(await GtkTests.wait { status.isOn } && changes > 0)
            let before = changes
            launcher.set(false)
            #expect(await GtkTests.wait { !status.isOn } && changes > before)
        }

        @Test func isHeardOfALauncherThatComesLaterAndGoes() async throws {
            let launcher = try Launcher()
            defer { launcher.stop() }
            launcher.isOn = true
            let bus = try launcher.session.connect()
            defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
            let status = ScreenReaderStatus(bus: bus) {}
            defer { status.close() }
            launcher.session.own("org.a11y.Bus")
            #expect(await GtkTests.wait { status.isOn })
            launcher.session.disown("org.a11y.Bus")
            #expect(await GtkTests.wait { !status.isOn })
        }

        @Test func whatWasClosedHearsNothing() async throws {
            let launcher = try Launcher()
            defer { launcher.stop() }
            launcher.isOn = true
            launcher.session.own("org.a11y.Bus")
            let bus = try launcher.session.connect()
            defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
            var changes = 0
            let other = ScreenReaderStatus(bus: bus) {}
            let status = ScreenReaderStatus(bus: bus) { changes += 1 }
            status.close()
            #expect(await GtkTests.wait { other.isOn })
            other.close()
            #expect(changes == 0 && !status.isOn)
        }
    }
}
