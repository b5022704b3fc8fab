extension View {
    /// Asks with a UIKit alert while a flag is set; a button resets the flag and then runs its action.
    public func alert<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        Alerting(content: self, title: title, isPresented: isPresented, actions: actions())
    }
}

/// Presents an alert from the nearest controller around it.
private struct Alerting<Content: View, Actions: View>: View, Leaf {
    let content: Content
    let title: String
    let isPresented: Binding<Bool>
    let actions: Actions

    private final class Shown {
        weak var alert: UIAlertController?
    }

    var body: Never { fatalError("no body") }

    func read(in graph: Graph, _ environment: EnvironmentValues) {
        graph.read(content, at: 0, environment)
        let shown = graph.mark("alert") { Shown() }
        guard isPresented.wrappedValue else {
            if let alert = shown.alert {
                shown.alert = nil
                graph.later { alert.presentingViewController?.dismiss(animated: true) }
            }
            return
        }
        guard shown.alert == nil, let controller = graph.controller else { return }
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for button in graph.buttons(of: actions, environment) {
            alert.addAction(
                UIAlertAction(title: button.title, style: .default) { [isPresented] _ in
                    shown.alert = nil
                    isPresented.wrappedValue = false
                    button.action()
                })
        }
        shown.alert = alert
        graph.later { controller.present(alert, animated: true) }
    }
}
