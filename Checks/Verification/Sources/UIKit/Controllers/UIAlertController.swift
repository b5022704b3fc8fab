/// A system alert, with a button for each answer.
@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }

    open var message: String?
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    private let panel = UIView()

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityViewIsModal = true
        view.addSubview(panel)
        for field in textFields ?? [] { panel.addSubview(field) }
        for action in actions {
            panel.addSubview(
                UIButton(
                    primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in
                        self?.presentingViewController?.dismiss(animated: true) { action.perform() }
                    }))
        }
    }

    /// Centers the panel, with its fields above its buttons, each 44 points high.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let rows = panel.subviews
        panel.bounds = CGRect(x: 0, y: 0, width: 270, height: 44 * CGFloat(rows.count))
        panel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: 44 * CGFloat(index), width: 270, height: 44)
        }
    }

    /// An alert's first field becomes first responder at once.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }
}

/// One answer of an alert.
@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`
        case cancel
        case destructive
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    private var handler: ((UIAlertAction) -> Void)?

    public override init() {}

    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    func perform() { handler?(self) }
}
