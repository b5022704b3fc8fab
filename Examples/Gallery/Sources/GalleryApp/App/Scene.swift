/// One tab's content.
@MainActor
protocol Scene: AnyObject {
    /// Made once; stays in the window for good.
    var root: Widget { get }
    /// The tab was opened. Called every time, also the first.
    func appeared()
    /// Ctrl+S was pressed.
    func save()
}

extension Scene {
    func appeared() {}
    func save() {}
}
