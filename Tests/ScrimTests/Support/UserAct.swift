@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// What a user can do to end an overlay.
enum UserAct: CaseIterable {
    case tapOutside
    case escape
    case cancelButton
    case action

    var cause: Presentation.Cause {
        switch self {
        case .tapOutside: .tapOutside
        case .escape: .escape
        case .cancelButton: .cancelButton
        case .action: .action
        }
    }

    @MainActor func happen(on text: String, in host: TestHost) {
        switch self {
        case .tapOutside: host.tap(at: Point(x: 5, y: 5))
        case .escape: host.pressEscape()
        case .cancelButton: host.pressCancel(on: text)
        case .action: host.pressAction(on: text)
        }
    }
}
