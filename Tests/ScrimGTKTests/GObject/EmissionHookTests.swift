import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A hook that is removed in its own call: GLib 2.84 warns of that, which ends the tests there.
    @MainActor
    @Suite
    struct EmissionHookTests {
        final class Witness {
            var calls = 0
            var hook: EmissionHook?
        }

        private func withButton(_ body: (UnsafeMutablePointer<GtkWidget>) throws -> Void) throws {
            let button = try #require(gtk_button_new())
            g_object_ref_sink(button)
            defer { g_object_unref(button) }
            try body(button)
        }

        @Test func theClosureIsCalledUntilItIsRemovedAndThenFreed() throws {
            try withButton { button in
                weak var freed: Witness?
                do {
                    let witness = Witness()
                    freed = witness
                    witness.hook = EmissionHook("clicked", of: gtk_button_get_type()) { _ in
                        witness.calls += 1
                    }
                    emit("clicked", on: button)
                    #expect(witness.calls == 1)
                    witness.hook?.remove()
                    witness.hook = nil
                }
                #expect(freed == nil)
                emit("clicked", on: button)
            }
        }

        @Test(arguments: [false, true])
        func itIsRemovedInItsOwnCall(_ emitsAgain: Bool) throws {
            try withButton { button in
                weak var freed: Witness?
                do {
                    let witness = Witness()
                    freed = witness
                    witness.hook = EmissionHook("clicked", of: gtk_button_get_type()) { _ in
                        witness.calls += 1
                        guard witness.calls == 1 else { return }
                        witness.hook?.remove()
                        // A removed hook is silent, also for what its own closure emits.
                        if emitsAgain { emit("clicked", on: button) }
                        witness.hook = nil
                    }
                    emit("clicked", on: button)
                    emit("clicked", on: button)
                    #expect(witness.calls == 1)
                }
                #expect(freed == nil)
            }
        }

        @Test func itIsRemovedInACallInsideItsCall() throws {
            try withButton { button in
                let witness = Witness()
                witness.hook = EmissionHook("clicked", of: gtk_button_get_type()) { _ in
                    witness.calls += 1
                    if witness.calls == 1 { emit("clicked", on: button) } else { witness.hook?.remove() }
                }
                emit("clicked", on: button)
                emit("clicked", on: button)
                #expect(witness.calls == 2)
                witness.hook = nil
            }
        }
    }
}
