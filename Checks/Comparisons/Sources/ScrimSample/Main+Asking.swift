import SampleWindow
import ScrimGTK

extension Main {
    /// True if something was asked of which no handle is kept.
    static var isAsking: Bool { up.isEmpty }

    static var isUp: Bool {
        isAsking ? overlays?.presentations.last?.state == .shown : up.last?.isVisible == true
    }

    /// Asks a question of this kind, and reports the answer; false if there is no such kind.
    static func ask(_ kind: String, _ message: String) -> Bool {
        guard let overlays else { return false }
        if let answers = answers(of: kind) {
            Task {
                let detail = String(cString: sample_detail)
                sample_got(await overlays.ask(message, detail: detail, answers: answers) ?? "none", nil)
            }
        } else if kind == "prompt" {
            Task {
                let text = await overlays.ask(message, field: .text("Name"), accept: "_Rename")
                sample_got(text == nil ? "none" : "rename", text)
            }
        } else if kind == "choose" || kind == "search" {
            let places = ["Archive", "Drafts", "Family", "Garden", "Receipts", "Travel"]
            let many = places + (1...12).map { "Project \($0)" }
            Task {
                _ = await overlays.choose(message, from: kind == "search" ? many : places, selected: "Drafts")
            }
        } else if kind == "form" {
            guard let view = sample_make_form() else { return false }
            nonisolated(unsafe) let form = OpaquePointer(view)
            Task {
                let _: Presentation.Result<Bool> = await overlays.present(.form(label: message)) { _ in
                    UnsafeMutablePointer(form)
                }
            }
        } else {
            return false
        }
        up = []
        return true
    }

    /// Shows a notice about a removed item, which can be undone for a while.
    static func remove(_ message: String) -> Bool {
        guard let overlays else { return false }
        Task {
            await overlays.undoable(message, button: "Undo") {
                sample_say("heard committed \(message)")
            } undo: {
                sample_say("heard undone \(message)")
            }
        }
        up = []
        return true
    }

    private static func answers(of kind: String) -> [Overlay.Answer<String>]? {
        guard var next = sample_answers(kind) else { return nil }
        var answers: [Overlay.Answer<String>] = []
        while let name = next.pointee.name.map({ String(cString: $0) }) {
            let title = String(cString: next.pointee.title)
            switch next.pointee.role {
            case SAMPLE_DEFAULT: answers.append(.default(title, name))
            case SAMPLE_DESTRUCTIVE: answers.append(.destructive(title, name))
            default: answers.append(.cancel(Overlay.CancelButton(stringLiteral: title)))
            }
            next += 1
        }
        return answers
    }
}
