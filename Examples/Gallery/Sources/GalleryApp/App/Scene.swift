/// One tab's content.
@MainActor
protocol Scene: AnyObject {
    /// Created once; stays in the window permanently.
    var root: Widget { get }
    /// Called each time the tab is opened, including the first time.
    func appeared()
    /// Ctrl+S was pressed.
    func save()
}

extension Scene {
    func appeared() {}
    func save() {}
}
