import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Overlays that confine the focus of a hardware keyboard: a veil, a busy region, a sheet that blocks.
    @MainActor @Suite struct FocusTrapTests {
        private let app = AppFixture()

        @Test func underAVeilNeitherTabNorTheAppMovesTheFocusIntoWhatIsCovered() {
            defer { app.close() }
            app.supportFocus()
            let other = LetterCounter(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
            app.root.view.addSubview(other)
            let veil = app.showNow(.veil("Working"))
            for _ in 0..<3 {
                app.tab()
                #expect(app.screen.focusedView is PlaceholderResponder)
            }
            app.screen.scene.focusSystem?.requestFocusUpdate(to: other)
            app.screen.turn()
            #expect(app.screen.focusedView is PlaceholderResponder)
            other.becomeFirstResponder()
            app.screen.turn()
            #expect(app.screen.focusedView is PlaceholderResponder && !other.isFirstResponder)
            veil.dismiss()
            app.screen.turn()
            #expect(other.isFocused && other.isFirstResponder, "The app wanted it there")
        }

        /// A focus item that is not a view, as SwiftUI and games use them.
        private final class Item: NSObject, UIFocusItem {
            private(set) weak var parentFocusEnvironment: (any UIFocusEnvironment)?
            let canBecomeFocused = true
            let preferredFocusEnvironments: [any UIFocusEnvironment] = []

            init(in environment: (any UIFocusEnvironment)?) { parentFocusEnvironment = environment }

            func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        }

        @Test func anItemThatIsNoViewIsCoveredWithTheViewThatItIsIn() throws {
            defer { app.close() }
            app.supportFocus()
            let veil = app.showNow(.veil("Working", cancel: .standard))
            let placeholder = try #require(app.screen.focusedView as? PlaceholderResponder)
            func mayMove(into environment: (any UIFocusEnvironment)?) -> Bool {
                let item = Item(in: environment)
                let context = UIFocusUpdateContext(from: placeholder, to: item, [])
                return withExtendedLifetime(item) { placeholder.shouldUpdateFocus(in: context) }
            }
            let outer = Item(in: app.root)
            #expect(!mayMove(into: app.root.view) && !mayMove(into: app.root) && !mayMove(into: outer))
            #expect(mayMove(into: app.surface?.panel) && mayMove(into: nil))
            veil.dismiss()
            app.screen.turn()
            #expect(mayMove(into: app.root.view))
        }

        @Test func afterAVeilTheFocusIsWhereItWas() async {
            defer { app.close() }
            app.supportFocus()
            let veil = app.showNow(.veil("Working"))
            app.tab()
            veil.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
            await app.settle()
            #expect(app.isClean)
        }

        @Test func fromABusyRegionTheFocusGoesOnToTheLiveApp() {
            defer { app.close() }
            app.supportFocus()
            let inner = LetterCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            app.region?.addSubview(inner)
            inner.becomeFirstResponder()
            let busy = app.showNow(.activity(), over: app.region)
            #expect(app.screen.focusedView is PlaceholderResponder)
            app.screen.scene.focusSystem?.requestFocusUpdate(to: app.field)
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
            app.tab()
            app.screen.turn()
            app.screen.type("a")
            #expect(inner.letters == 0, "The region is busy still")
            busy.dismiss()
        }

        @Test func fromABusyRegionF6LeadsToANoticeAndBackToWhereTheKeysAreBlocked() {
            defer { app.close() }
            let inner = LetterCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            app.region?.addSubview(inner)
            inner.becomeFirstResponder()
            let busy = app.showNow(.activity(), over: app.region)
            let notice = app.undoNotice()
            app.f6()
            #expect(app.action?.isFirstResponder == true)
            app.f6()
            #expect(app.screen.firstResponder is PlaceholderResponder)
            notice.dismiss()
            busy.dismiss()
            app.screen.turn()
            #expect(inner.isFirstResponder)
        }

        @Test func aPanelUnderAVeilIsNotFocused() {
            defer { app.close() }
            app.supportFocus()
            let (sheet, fields) = app.sheetWithFields()
            app.f6()
            #expect(fields[0].isFocused)
            let veil = app.showNow(.veil("Working"))
            #expect(app.screen.focusedView is PlaceholderResponder)
            for _ in 0..<4 {
                app.tab()
                #expect(app.screen.focusedView is PlaceholderResponder)
            }
            veil.dismiss()
            app.screen.turn()
            sheet.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }

        @Test func inASheetThatBlocksTabGoesRound() {
            defer { app.close() }
            app.supportFocus()
            let (sheet, fields) = app.sheetWithFields(.block)
            #expect(app.screen.focusedView is PlaceholderResponder)
            var seen: [UIView?] = []
            for modifiers in [UIKeyModifierFlags(), [], [], .shift, .shift] {
                app.tab(modifiers)
                seen.append(app.screen.focusedView)
            }
            #expect(seen == [fields[0], fields[1], fields[0], fields[1], fields[0]])
            sheet.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }

        @Test func fromAVeilsCancelButtonTheFocusDoesNotGoToTheApp() {
            defer { app.close() }
            app.supportFocus()
            let veil = app.showNow(.veil("Working", cancel: .standard))
            let cancel = app.surface?.parts.cancel
            for modifiers in [UIKeyModifierFlags(), .shift, [], []] {
                app.tab(modifiers)
                #expect(cancel?.isFocused == true && cancel?.isFirstResponder == true)
            }
            app.screen.type("a")
            #expect(app.field.letters == 0)
            veil.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }

        @Test func aNoticeThatIsLiftedOverAVeilHasTheFocusNoMoreAndTheAppHasItAfterwards() {
            defer { app.close() }
            app.supportFocus()
            let notice = app.undoNotice()
            app.tab()
            app.screen.advance(by: 0.1)
            let veil = app.showNow(.veil("Working"))
            #expect(app.action?.window is OverlayWindow)
            #expect(app.screen.focusedView is PlaceholderResponder)
            veil.dismiss()
            notice.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }
    }
}
