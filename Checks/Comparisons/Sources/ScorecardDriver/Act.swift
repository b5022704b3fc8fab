/// What a user does to the app, and what the app hears of it where nothing is in the way.
struct Act: Sendable {
    let name: String
    /// What the app hears.
    let told: String
    let perform: @Sendable (User) throws -> Void

    /// What has rows of its own, and is no fault in this one.
    var besides: Set<String> {
        Set([
            "hover", "tooltip", "window-click", "window-scroll", "window-key", "later-window-click",
            "later-window-key",
        ]).subtracting([told])
    }

    /// All of them with things that are in the window.
    static let all: [Act] = [
        Act(name: "click", told: "click") { try $0.click("button") },
        Act(name: "double click", told: "double-click") { try $0.click("pad", times: 2) },
        Act(name: "drag", told: "drag") { user in
            try user.move(to: "pad")
            try user.hold()
            try user.pull(60, 0)
            try user.release()
        },
        Act(name: "scroll", told: "scroll") { try $0.click("list", button: 5) },
        Act(name: "hover", told: "hover") { user in
            try user.move(to: "pad")
            try user.move(to: "button")
        },
        Act(name: "click in the header bar", told: "header-click") { try $0.click("header") },
        Act(name: "secondary click", told: "context-menu") { try $0.click("button", button: 3) },
        Act(name: "context menu of an entry", told: "entry-menu") { try $0.click("entry", button: 3) },
        Act(name: "menu key", told: "entry-menu") { try $0.key("Menu") },
        Act(name: "menu button", told: "menu") { try $0.click("menu") },
        Act(name: "F10", told: "menu") { try $0.key("F10") },
        Act(name: "typing", told: "typing") { try $0.key("a") },
        Act(name: "Tab", told: "focus") { try $0.key("Tab") },
        Act(name: "application accelerator", told: "accelerator") { try $0.key("ctrl+s") },
        Act(name: "GLOBAL shortcut", told: "global-shortcut") { try $0.key("ctrl+g") },
        Act(name: "mnemonic", told: "click") { try $0.key("alt+x") },
        Act(name: "drag and drop", told: "drop") { try $0.drag("source", to: "target") },
        Act(name: "tooltip", told: "tooltip") { user in
            try user.move(to: "pad")
            try user.move(to: "button")
            // GTK shows one half a second after the pointer has come to rest: until then there is nothing to wait for.
            _ = try user.program.hears("tooltip", within: 1.5)
        },
        Act(name: "the app's own click controller on the window", told: "window-click") {
            try $0.click("pad")
        },
        Act(name: "the app's own scroll controller on the window", told: "window-scroll") {
            try $0.click("list", button: 5)
        },
        Act(name: "the app's own key controller on the window", told: "window-key") { try $0.key("a") },
    ]

    /// Those with controllers that the app adds while something is up.
    static let later: [Act] = [
        Act(name: "a click controller that is added later", told: "later-window-click") { user in
            try user.program.tell("listen")
            try user.click("pad")
        },
        Act(name: "a key controller that is added later", told: "later-window-key") { user in
            try user.program.tell("listen")
            try user.key("a")
        },
    ]
}
