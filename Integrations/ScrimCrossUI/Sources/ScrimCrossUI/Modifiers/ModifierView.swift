import SwiftCrossUI

/// The view of a modifier, which makes its widgets itself.
protocol ModifierView: View where Content == Never {}

extension ModifierView {
    var body: Never { preconditionFailure("A modifier's view has no body") }
}
