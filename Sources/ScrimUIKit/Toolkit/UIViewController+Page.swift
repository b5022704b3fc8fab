#if canImport(UIKit)
import UIKit

extension UIViewController {
    /// The view of the innermost controller that a container shows; of several pages, the one in front.
    var shownPage: UIView? {
        let controllers = sequence(first: self) { outer in
            outer.children.last { child in
                guard let page = child.viewIfLoaded, let view = outer.viewIfLoaded else { return false }
                return page.isDescendant(of: view)
            }
        }
        return controllers.compactMap(\.viewIfLoaded).reduce(nil) { $1 }
    }
}
#endif
