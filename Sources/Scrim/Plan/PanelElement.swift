/// One part of a panel, as a host is to show it.
///
/// `SurfacePlan.elements` lists everything in a panel, except the app's own view and a sheet's grabber. A host has a
/// view for each kind of content, and `PanelViews` keeps one for each element.
@_spi(Host) public struct PanelElement: Hashable, Sendable {
    /// The part, by which the element is measured and placed.
    public let part: PanelPart
    /// Its name for UI tests.
    public let identifier: String
    /// What it shows.
    public let content: Content

    /// What an element shows, by kind.
    public enum Content: Hashable, Sendable {
        /// The spinner, bar, ring or icon; its name for assistive technology, and how much is done, in words.
        case indicator(Overlay.Indicator, label: String, value: String?)
        /// A text that wraps, in its style.
        case text(String, Overlay.Style.TextStyle)
        /// A text field.
        case field(PanelContent.Field)
        /// A list to choose from, and whether a row can be chosen.
        case choices(PanelContent.Choices, isEnabled: Bool)
        /// A button.
        case button(PanelContent.Action)
    }
}

@_spi(Host) extension SurfacePlan {
    /// The panel's elements, in the order in which a screen reader reads them; `TabOrder` has the order of Tab.
    public var elements: [PanelElement] {
        panel.parts.compactMap { part in
            content(of: part).map {
                PanelElement(part: part, identifier: "\(identifier).\(part.name)", content: $0)
            }
        }
    }

    private func content(of part: PanelPart) -> PanelElement.Content? {
        switch part {
        case .indicator:
            .indicator(panel.indicator, label: panel.spokenText, value: panel.progressText)
        case .message: panel.message.map { .text($0, style.message) }
        case .detail: panel.detail.map { .text($0, style.detail) }
        case .field: panel.field.map { .field($0) }
        case .choices: panel.choices.map { .choices($0, isEnabled: !isLeaving) }
        case .button(let index): .button(enabled(panel.actions[index]))
        case .cancel:
            panel.cancel.map {
                .button(
                    enabled(
                        PanelContent.Action(
                            title: $0, mnemonic: panel.cancelMnemonic, isEnabled: panel.isCancelEnabled)))
            }
        case .view: nil
        }
    }

    /// The button, disabled once its surface leaves.
    private func enabled(_ button: PanelContent.Action) -> PanelContent.Action {
        var button = button
        button.isEnabled = button.isEnabled && !isLeaving
        return button
    }
}
