/// A user action, and what the app reports if no overlay blocks it.
struct Act: Sendable {
    let name: String
    /// The app's report.
    let report: String
    let perform: @Sendable (User) throws -> Void

    /// Other reports that count as no fault here, because rows of their own check them.
    var besides: Set<String> {
        Set([
            "hover", "tooltip", "window-click", "window-scroll", "window-key", "later-window-click",
            "later-window-key",
        ]).subtracting([report])
    }

    /// Actions on the window's initial widgets.
    static let all: [Act] = [
        Act(name: "click", report: "click") { try $0.click("button") },
        Act(name: "double click", report: "double-click") { try $0.click("pad", times: 2) },
        Act(name: "drag", report: "drag") { user in
            try user.move(to: "pad")
            try user.hold()
            try user.pull(60, 0)
            try user.release()
        },
        Act(name: "scroll", report: "scroll") { try $0.click("list", button: 5) },
        Act(name: "hover", report: "hover") { user in
            try user.move(to: "pad")
            try user.move(to: "button")
        },
        Act(name: "click in the header bar", report: "header-click") { try $0.click("header") },
        Act(name: "secondary click", report: "context-menu") { try $0.click("button", button: 3) },
        Act(name: "context menu of an entry", report: "entry-menu") { try $0.click("entry", button: 3) },
        Act(name: "menu key", report: "entry-menu") { try $0.key("Menu") },
        Act(name: "menu button", report: "menu") { try $0.click("menu") },
        Act(name: "F10", report: "menu") { try $0.key("F10") },
        Act(name: "typing", report: "typing") { try $0.key("a") },
        Act(name: "Tab", report: "focus") { try $0.key("Tab") },
        Act(name: "application accelerator", report: "accelerator") { try $0.key("ctrl+s") },
        Act(name: "GLOBAL shortcut", report: "global-shortcut") { try $0.key("ctrl+g") },
        Act(name: "mnemonic", report: "click") { try $0.key("alt+x") },
        Act(name: "drag and drop", report: "drop") { try $0.drag("source", to: "target") },
        Act(name: "tooltip", report: "tooltip") { user in
            try user.move(to: "pad")
            try user.move(to: "button")
            // GTK shows a tooltip half a second after the pointer has come to rest; no event says so.
            _ = try user.program.hears("tooltip", within: 1.5)
        },
        Act(name: "the app's own click controller on the window", report: "window-click") {
            try $0.click("pad")
        },
        Act(name: "the app's own scroll controller on the window", report: "window-scroll") {
            try $0.click("list", button: 5)
        },
        Act(name: "the app's own key controller on the window", report: "window-key") { try $0.key("a") },
    ]

    /// Actions for controllers that the app adds while an overlay is presented.
    static let later: [Act] = [
        Act(name: "a click controller that is added later", report: "later-window-click") { user in
            try user.program.send("listen")
            try user.click("pad")
        },
        Act(name: "a key controller that is added later", report: "later-window-key") { user in
            try user.program.send("listen")
            try user.key("a")
        },
    ]
}
