@_spi(Host) import Scrim
import UIKit

@testable import ScrimUIKit

/// The parts under the names that tests use.
extension PanelParts {
    var indicator: IndicatorView? { self[.indicator] as? IndicatorView }
    var message: PanelLabel? { self[.message] as? PanelLabel }
    var detail: PanelLabel? { self[.detail] as? PanelLabel }
    var field: PanelField? { self[.field] as? PanelField }
    var choices: PanelChoices? { self[.choices] as? PanelChoices }
    var action: PanelButton? { self[.button(0)] as? PanelButton }
    var cancel: PanelButton? { self[.cancel] as? PanelButton }
}
