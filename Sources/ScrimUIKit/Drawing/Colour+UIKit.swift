import Scrim
import UIKit

extension UIColor {
    convenience init(_ colour: Colour) {
        self.init(red: colour.red, green: colour.green, blue: colour.blue, alpha: colour.alpha)
    }
}

extension Colour {
    /// The colour with its alpha multiplied.
    func faded(_ factor: Double) -> Colour {
        Colour(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

extension Paint {
    func colour(in environment: StageEnvironment) -> Colour { colour(isDark: environment.isDark) }
}
