import CGtk4
import Glibc
import Scrim
import ScrimGTK

/// An app with two actions that can still be undone, which ends in the way that its argument names.
///
/// Writes a line for each action that is carried out.
@main
enum QuitProbe {
    static func main() {
        // A test runner may have blocked this signal.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        guard let app = gtk_application_new("org.example.Quit", GApplicationFlags(rawValue: 0)) else {
            exit(64)
        }
        let object = UnsafeMutableRawPointer(app)
        if CommandLine.arguments.contains("session") {
            var isRegistered = GValue()
            g_value_init(&isRegistered, GType(5 << 2))
            g_value_set_boolean(&isRegistered, 1)
            g_object_set_property(
                object.assumingMemoryBound(to: GObject.self), "register-session", &isRegistered)
        }
        g_signal_connect_data(
            object, "activate", { MainActor.assumeIsolated { QuitProbe.open() } }, nil, nil,
            GConnectFlags(rawValue: 0))
        if CommandLine.arguments.contains("cleansUp") {
            g_signal_connect_data(
                object, "shutdown", { QuitProbe.say("closed") }, nil, nil, GConnectFlags(rawValue: 0))
        }
        _ = g_application_run(object.assumingMemoryBound(to: GApplication.self), 0, nil)
    }

    @MainActor
    private static func open() {
        guard let app = g_application_get_default(),
            let widget = gtk_application_window_new(
                UnsafeMutableRawPointer(app).assumingMemoryBound(to: GtkApplication.self))
        else { exit(64) }
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_present(window)
        let overlays = window.overlays
        // The notice is asked for while its label is in no window.
        let label = CommandLine.arguments.contains("moved") ? gtk_label_new("") : nil
        let hangs = CommandLine.arguments.contains("hung")
        for number in 1...2 {
            Task {
                let presenter = label.map { $0.overlays } ?? overlays
                await presenter.undoable("Removed \(number)", button: "Undo") {
                    try await Task.sleep(for: hangs ? .seconds(3600) : .milliseconds(50))
                    say("done \(number)")
                } undo: {
                    say("undone \(number)")
                }
                guard CommandLine.arguments.contains("chain") else { return }
                await presenter.undoable("Removed \(number + 2)", button: "Undo") {
                    say("done \(number + 2)")
                } undo: {
                }
            }
        }
        Task {
            if let label {
                while label.overlays.presentations.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
                gtk_window_set_child(window, label)
            }
            while overlays.presentations.filter({ $0.state == .shown }).count < 2 {
                try await Task.sleep(for: .milliseconds(10))
            }
            end(app, window, overlays.stage)
        }
    }

    @MainActor
    private static func end(
        _ app: UnsafeMutablePointer<GApplication>, _ window: UnsafeMutablePointer<GtkWindow>, _ stage: Stage
    ) {
        switch CommandLine.arguments.dropFirst().first {
        case "close": gtk_window_close(window)
        // The session manager ends this one.
        case "session": say("shown")
        case "quit", "moved", "hung", "chain": g_application_quit(app)
        case "busy":
            g_idle_add({ _ in 1 }, nil)
            g_application_quit(app)
        case "commitThenQuit":
            Task {
                await stage.commitPending()
                g_application_quit(g_application_get_default())
            }
        case "handledTerm":
            g_unix_signal_add(
                SIGTERM,
                { _ in
                    g_application_quit(g_application_get_default())
                    return 0
                }, nil)
            kill(getpid(), SIGTERM)
        case "term": kill(getpid(), SIGTERM)
        case "kill": kill(getpid(), SIGKILL)
        default: exit(64)
        }
    }

    private static func say(_ words: String) {
        let line = "Scrim: \(words)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
