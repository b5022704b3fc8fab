import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Lists on questions.
    @MainActor @Suite struct PanelChoicesTests {
        private let app = AppFixture()
        private let folders = ["Inbox", "Archive", "Drafts"]
        private let countries = (1...30).map { "Country \($0)" }

        private func ask(_ choices: Overlay.Choices, accept: Overlay.ActionButton? = nil) -> Presentation {
            var overlay = Overlay.question("Move to", actions: [accept].compactMap { $0 })
            overlay.content.choices = choices
            let question = app.overlays.show(overlay)
            app.screen.advance(by: 1)
            return question
        }

        private var parts: PanelParts? { app.surface?.parts }
        private var rows: [ChoiceRow] { parts?.choices?.seenRows ?? [] }

        private func tap(_ view: UIView?) throws {
            let view = try #require(view)
            app.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
            app.screen.advance(by: 0.1)
        }

        @Test func aTapIsTheAnswer() throws {
            defer { app.close() }
            let question = ask(.one(of: folders, selected: 1))
            #expect(rows.map(\.accessibilityLabel) == folders)
            #expect(rows.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
            try tap(rows.last)
            #expect(question.content.choices?.selection == [2])
            #expect(question.outcome?.cause == .action)
        }

        @Test func severalAreMarkedAndAccepted() throws {
            defer { app.close() }
            let question = ask(.several(of: folders, selected: [0]), accept: .init("Done", role: .default))
            for row in rows { try tap(row) }
            #expect(rows.map { $0.accessibilityTraits.contains(.selected) } == [false, true, true])
            let marks = rows.map { row in
                row.subviews.contains { ($0 as? UIImageView)?.image != nil && !$0.isHidden }
            }
            #expect(marks == [false, true, true])
            #expect(!question.hasEnded)
            try tap(parts?.action)
            #expect(question.content.choices?.selection == [1, 2])
            #expect(question.outcome?.cause == .action)
        }

        /// Assistive technology reads the whole title.
        @Test func aLongTitleEndsWithAnEllipsisAsItDoesOnAButton() throws {
            defer { app.close() }
            let title = String(repeating: "abcdefghi ", count: 30)
            _ = ask(.one(of: [title, "b"]), accept: .init(title, role: .default))
            let labels = (rows.first?.subviews ?? []).compactMap { $0 as? PanelLabel }
            let label = try #require(labels.last)
            #expect(label.text == title.prefix(200) + "…" && rows.first?.accessibilityLabel == title)
            let button = try #require(parts?.action)
            #expect(
                button.title(for: .normal) == title.prefix(80) + "…" && button.accessibilityLabel == title)
        }

        @Test func aLongListScrollsAboveTheButtons() throws {
            defer { app.close() }
            _ = ask(.one(of: countries))
            let (list, cancel) = (try #require(parts?.choices), try #require(parts?.cancel))
            #expect(list.contentSize.height > list.bounds.height)
            #expect(list.contentSize.height == rows.reduce(0) { $0 + $1.frame.height })
            #expect(list.frame.maxY <= cancel.frame.minY)
            #expect(rows.allSatisfy { $0.frame.height >= 44 && $0.frame.width == list.bounds.width })
        }

        @Test func aSearchWaitsForATouchAndLeavesOutWhatIsNotFound() throws {
            defer { app.close() }
            let question = ask(.one(of: countries))
            let input = try #require(parts?.field?.input)
            // The keyboard would hide the list.
            #expect(!input.isFirstResponder)
            #expect(input.placeholder == "Search" && input.autocorrectionType == .no)
            try tap(input)
            app.screen.type("29")
            app.screen.advance(by: 0.1)
            #expect(rows.map(\.accessibilityLabel) == ["Country 29"])
            app.screen.type("\n")
            app.screen.advance(by: 0.1)
            #expect(question.content.choices?.selection == [28])
        }

        @Test func returnInASearchOnlyMarksWhatIsFoundFirstWhereAButtonAccepts() throws {
            defer { app.close() }
            let question = ask(.several(of: countries, selected: [0]), accept: .init("Done", role: .default))
            try tap(parts?.field?.input)
            app.screen.type("29")
            app.screen.advance(by: 0.1)
            app.screen.type("\n")
            app.screen.advance(by: 0.1)
            #expect(!question.hasEnded && question.content.choices?.selection == [0, 28])
            question.dismiss()
        }

        @Test(arguments: [0, 17, 29])
        func theChosenRowOfALongListIsInSight(_ selected: Int) throws {
            defer { app.close() }
            let question = ask(.one(of: countries, selected: selected))
            let list = try #require(parts?.choices)
            #expect(list.contentSize.height > list.bounds.height + 44)
            #expect(list.bounds.contains(rows[selected].frame))
            let end = list.contentSize.height - list.bounds.height
            #expect(list.contentOffset.y >= 0 && list.contentOffset.y <= end + 1)
            // The user has scrolled to another part.
            list.contentOffset.y = 44
            question.detail = "A detail"
            app.screen.advance(by: 1)
            #expect(list.contentOffset.y == 44)
        }

        @Test func thatNothingIsFoundIsSeen() throws {
            defer { app.close() }
            _ = ask(.one(of: countries))
            let list = try #require(parts?.choices)
            try tap(parts?.field?.input)
            app.screen.type("nowhere")
            app.screen.advance(by: 0.1)
            #expect(rows.isEmpty)
            let words = list.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
            #expect(words.map(\.text) == ["Nothing found"])
            app.screen.setVoiceOver(true)
            defer { app.screen.setVoiceOver(false) }
            #expect(app.screen.accessibleElements.contains { $0 === words.first })
        }

        /// The user reads for a moment, with the finger on the list.
        @Test(arguments: [0, 0.3]) func aDragScrollsAndChoosesNothing(_ rest: TimeInterval) throws {
            defer { app.close() }
            let question = ask(.one(of: countries))
            let list = try #require(parts?.choices)
            let row = try #require(rows.first)
            let middle = row.convert(row.bounds, to: nil).middle
            app.screen.touchDown(at: middle)
            app.screen.advance(by: rest)
            app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.1)
            #expect(list.contentOffset.y > 0 && !row.isHighlighted)
            app.screen.touchUp()
            app.screen.advance(by: 1)
            #expect(!question.hasEnded && question.content.choices?.selection.isEmpty == true)
            question.dismiss()
        }

        /// Each scroll step lays the list out again, which could measure every title.
        @Test func scrollingMeasuresNothing() throws {
            defer { app.close() }
            _ = ask(.one(of: countries))
            let list = try #require(parts?.choices)
            func scroll(to offset: CGFloat) {
                list.contentOffset.y = offset
                app.screen.advance(by: Screen.frame)
            }
            // The panel was measured last, at other widths.
            scroll(to: 1)
            let measured = Screen.measuredTexts
            for step in 2...10 { scroll(to: CGFloat(step)) }
            #expect(Screen.measuredTexts == measured)
            app.screen.setTextSize(.accessibilityLarge)
            defer { app.screen.setTextSize(.large) }
            app.screen.advance(by: 1)
            #expect(Screen.measuredTexts > measured && list.contentSize.height > 30 * 44)
        }

        @Test func theMarkIsAtTheEndOfTheLine() throws {
            defer { app.close() }
            app.screen.setLayoutDirection(.rightToLeft)
            _ = ask(.one(of: folders, selected: 0))
            let row = try #require(rows.first)
            let label = try #require(row.subviews.lazy.compactMap { $0 as? PanelLabel }.last)
            let mark = try #require(row.subviews.lazy.compactMap { $0 as? UIImageView }.last)
            #expect(mark.frame.maxX <= label.frame.minX)
        }

        @Test func theListIsReachedByAssistiveTechnologyAndGoesWithItsPanel() throws {
            defer { app.close() }
            weak var list: PanelChoices?
            weak var row: ChoiceRow?
            do {
                let question = ask(.one(of: folders))
                (list, row) = (parts?.choices, rows.first)
                let elements = app.surface?.panel.background.contents.accessibilityElements ?? []
                #expect(elements.contains { ($0 as AnyObject) === list })
                question.dismiss()
                app.screen.advance(by: 2)
            }
            #expect(list == nil && row == nil)
        }
    }
}
