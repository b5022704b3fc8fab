/// An interaction with a view, in addition to its recognizers.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
}

/// Lets items of a view be dragged out of it, by a finger that rests first, or by a pointer.
///
/// The double only knows whether a view has the interaction; nothing is dragged.
@MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    public internal(set) weak var view: UIView?
    open var isEnabled = true
    private weak var delegate: (any UIDragInteractionDelegate)?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

@MainActor
public protocol UIDragSession: NSObjectProtocol {}

@MainActor
open class UIDragItem: NSObject {
    package override init() { super.init() }
}

extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
}
