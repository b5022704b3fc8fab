import CGtk4

extension MainLoop {
    /// Runs a GTK application until it ends: all that a first program needs around its window.
    ///
    /// ```swift
    /// @main
    /// enum Hello {
    ///     static func main() {
    ///         MainLoop.run("org.example.Hello") { app in
    ///             let widget = gtk_application_window_new(app)
    ///             …
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// Swift's main actor runs from the start. The command line is not read. If you make the `GtkApplication`
    /// yourself, or with another binding, you do not need this function.
    ///
    /// - Parameters:
    ///   - identifier: The application's name for the desktop and the session bus, such as `org.example.Hello`. If
    ///     `g_application_id_is_valid` rejects it, the application runs without a name, and a line on stderr says so.
    ///   - flags: How the application is started; by default as one process, which later starts activate. An
    ///     application that opens files or has a command line (`G_APPLICATION_HANDLES_OPEN`,
    ///     `G_APPLICATION_HANDLES_COMMAND_LINE`) makes its `GtkApplication` itself.
    ///   - activate: Called for each activation, the first included: show a window there.
    /// - Returns: The application's exit status; 0 if all went well.
    @discardableResult
    public static func run(
        _ identifier: String, flags: GApplicationFlags = GApplicationFlags(rawValue: 0),
        activate: @escaping @MainActor (UnsafeMutablePointer<GtkApplication>) -> Void
    ) -> Int32 {
        attach()
        let isValid = g_application_id_is_valid(identifier) != 0
        if !isValid { scrim_tell("“\(identifier)” is no identifier of an application; it runs without one") }
        guard let application = gtk_application_new(isValid ? identifier : nil, flags) else { return 1 }
        let object = UnsafeMutableRawPointer(application)
        defer { g_object_unref(object) }
        let activation = Signal(object, "activate") { _ in activate(application) }
        defer { activation.disconnect() }
        return g_application_run(
            object.assumingMemoryBound(to: GApplication.self), 0, nil)
    }
}
