@_spi(Host) import Scrim
@testable import ScrimGTK

/// The parts under the names that tests use.
extension PanelParts {
    var indicator: IndicatorWidget? { self[.indicator] as? IndicatorWidget }
    var message: PanelLabel? { self[.message] as? PanelLabel }
    var field: PanelField? { self[.field] as? PanelField }
    var choices: PanelChoices? { self[.choices] as? PanelChoices }
    var actions: [PanelButton] { (0..<3).compactMap { self[.button($0)] as? PanelButton } }
    var action: PanelButton? { self[.button(0)] as? PanelButton }
    var cancel: PanelButton? { (self[.cancel] as? CancelButton)?.title }
    var cross: CrossButton? { (self[.cancel] as? CancelButton)?.cross }
}
