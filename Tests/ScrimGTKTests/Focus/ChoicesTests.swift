import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Lists on questions, by keyboard and pointer.
    @MainActor @Suite struct ChoicesTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        private func ask(_ choices: Overlay.Choices, accept: Overlay.ActionButton? = nil) -> Presentation {
            var overlay = Overlay.question("Move to", actions: [accept].compactMap { $0 })
            overlay.content.choices = choices
            let question = app.window.overlays.show(overlay)
            GtkTests.iterate { question.isVisible && self.focusName != nil }
            return question
        }

        private var parts: PanelParts? { app.host.surfaces.first?.parts }

        /// The accessible name of the focused widget, if it is in the question.
        private var focusName: String? {
            guard let focus = gtk_window_get_focus(app.window), let panel = app.host.surfaces.first?.panel,
                focus.isInside(panel.widget), focus != panel.widget
            else { return nil }
            return gtk_widget_get_name(focus).map { String(cString: $0) }
        }

        private func row(_ place: Int) throws -> WidgetPointer {
            let list = try #require(parts?.choices?.widget)
            return try #require(find("question.choices-\(place + 1)", in: list))
        }

        private func find(_ name: String, in widget: WidgetPointer) -> WidgetPointer? {
            if String(cString: gtk_widget_get_name(widget)) == name { return widget }
            return widget.children.lazy.compactMap { find(name, in: $0) }.first
        }

        /// The opacity of a row's check mark.
        private func markOpacity(_ place: Int) throws -> Double {
            let line = try #require(row(place).children.first)
            let mark = try #require(line.children.last { $0.isA(gtk_image_get_type()) })
            return gtk_widget_get_opacity(mark)
        }

        private let folders = ["Inbox", "Archive", "Drafts"]
        private let countries = (1...30).map { "Country \($0)" }

        @Test func arrowsGoThroughTheRowsAndEnterTakesOne() throws {
            defer { app.close() }
            let question = ask(.one(of: folders, selected: 1))
            GtkTests.iterate { focusName == "question.choices-2" }
            #expect(focusName == "question.choices-2")
            app.input.key("Down")
            GtkTests.iterate { focusName == "question.choices-3" }
            #expect(focusName == "question.choices-3")
            // A user who moves the focus by keys sees the focus ring.
            #expect(gtk_window_get_focus_visible(app.window) != 0)
            app.input.key("Up")
            app.input.key("Up")
            GtkTests.iterate { focusName == "question.choices-1" }
            #expect(focusName == "question.choices-1")
            #expect(question.content.choices?.selection == [1])
            app.input.key("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(question.content.choices?.selection == [0])
            #expect(question.outcome?.cause == .action)
        }

        /// Only an outline shows which row has the focus.
        @Test func theRowThatAKeyLedToHasALineAroundIt() throws {
            defer { app.close() }
            let question = ask(.one(of: folders))
            GtkTests.iterate { focusName == "question.choices-1" }
            /// True if there is an outline near the row's leading edge, which the theme may inset from its bounds.
            func isOutlined(_ place: Int) throws -> Bool {
                let frame = try #require(row(place).bounds(in: app.window.widget))
                let picture = try Picture(of: app.window.widget)
                let (x, y) = (Int(frame.minX), Int(frame.midY))
                return (x..<x + 8).contains {
                    picture.color($0, y).contrast(to: picture.color(x - 1, y)) >= 3
                }
            }
            #expect(try !isOutlined(1))
            app.input.key("Down")
            GtkTests.iterate { focusName == "question.choices-2" }
            // The theme may fade the outline in.
            GtkTests.iterate { (try? isOutlined(1)) == true }
            app.input.key("Up")
            GtkTests.iterate { (try? isOutlined(1)) == false }
            question.dismiss()
        }

        @Test func aClickTakesARow() throws {
            defer { app.close() }
            let question = ask(.one(of: folders))
            app.input.click(try row(2))
            GtkTests.iterate { question.hasEnded }
            #expect(question.content.choices?.selection == [2])
        }

        @Test func severalAreTakenByOneKeyEachAndAccepted() throws {
            defer { app.close() }
            let question = ask(.several(of: folders, selected: [0]), accept: .init("_Done", role: .default))
            let list = try #require(parts?.choices.flatMap { find("question.choices", in: $0.widget) })
            #expect(list.tells(GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, true))
            #expect(try folders.indices.map { try markOpacity($0) } == [1, 0, 0])
            #expect(try row(0).accessibleState(GTK_ACCESSIBLE_STATE_SELECTED) == true)
            #expect(try row(1).accessibleState(GTK_ACCESSIBLE_STATE_SELECTED) == false)
            for key in ["space", "Down", "space", "Down", "space"] { app.input.key(key) }
            GtkTests.iterate { question.content.choices?.selection == [1, 2] }
            #expect(!question.hasEnded)
            #expect(try row(0).accessibleState(GTK_ACCESSIBLE_STATE_SELECTED) == false)
            #expect(try row(1).accessibleState(GTK_ACCESSIBLE_STATE_SELECTED) == true)
            #expect(try folders.indices.map { try markOpacity($0) } == [0, 1, 1])
            app.input.key("alt+d")
            GtkTests.iterate { question.hasEnded }
            #expect(question.outcome?.cause == .action)
        }

        @Test func whatIsTypedIsSearchedAndDownLeadsToWhatIsFound() throws {
            defer { app.close() }
            let question = ask(.one(of: countries))
            GtkTests.iterate { focusName == "GtkText" }
            #expect(focusName == "GtkText")
            for key in ["2", "9"] { app.input.key(key) }
            GtkTests.iterate { (try? row(0)).map { gtk_widget_get_visible($0) } == 0 }
            #expect(gtk_widget_get_mapped(try row(28)) != 0)
            app.input.key("Down")
            GtkTests.iterate { focusName == "question.choices-29" }
            #expect(focusName == "question.choices-29")
            app.input.key("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(question.content.choices?.selection == [28])
        }

        /// The search field has the focus; the chosen row is visible all the same.
        @Test func whatIsChosenIsInSightFromTheBeginning() throws {
            defer { app.close() }
            let question = ask(.one(of: countries, selected: 24))
            let list = try #require(parts?.choices?.widget)
            let chosen = try row(24)
            func isSeen() -> Bool {
                guard let bounds = chosen.bounds(in: list) else { return false }
                return bounds.minY >= 0 && bounds.maxY <= Double(gtk_widget_get_height(list))
            }
            GtkTests.iterate { isSeen() }
            #expect(isSeen() && focusName == "GtkText")
            question.dismiss()
        }

        @Test func enterInTheSearchTakesWhatIsFoundFirst() throws {
            defer { app.close() }
            let question = ask(.one(of: countries))
            for key in ["1", "2", "Return"] { app.input.key(key) }
            GtkTests.iterate { question.hasEnded }
            #expect(question.content.choices?.selection == [11])
        }

        @Test func enterInTheSearchOnlyMarksWhatIsFoundFirstWhereAButtonAccepts() throws {
            defer { app.close() }
            let question = ask(.one(of: countries, selected: 2), accept: .init("_Move", role: .default))
            for key in ["1", "2", "Return"] { app.input.key(key) }
            GtkTests.iterate { question.content.choices?.selection == [11] }
            #expect(!question.hasEnded)
            question.dismiss()
        }

        @Test func whatIsSeenAgainIsInTheOrderOfTheList() throws {
            defer { app.close() }
            let question = ask(.one(of: countries))
            for key in ["3", "BackSpace"] { app.input.key(key) }
            GtkTests.iterate { (try? row(0)).map { gtk_widget_get_visible($0) } == 1 }
            var tops: [Double] = []
            GtkTests.iterate {
                tops = countries.indices.compactMap { place in
                    (try? row(place)).flatMap { $0.bounds(in: app.window.widget)?.minY }
                }
                return tops == tops.sorted() && Set(tops).count == countries.count
            }
            #expect(tops.count == countries.count)
            #expect(tops == tops.sorted() && Set(tops).count == countries.count)
            question.dismiss()
        }

        @Test func theRowWithTheFocusIsScrolledIntoSight() throws {
            defer { app.close() }
            let question = ask(.one(of: countries, selected: 25))
            let list = try #require(parts?.choices?.widget)
            for _ in 1...12 { app.input.key("Down") }
            GtkTests.iterate { focusName == "question.choices-12" }
            #expect(focusName == "question.choices-12")
            var frame: Rect?
            GtkTests.iterate {
                frame = try? row(11).bounds(in: list)
                return frame.map { $0.minY >= 0 && $0.maxY <= Double(gtk_widget_get_height(list)) } == true
            }
            let inside = try #require(frame)
            #expect(inside.minY >= 0 && inside.maxY <= Double(gtk_widget_get_height(list)))
            question.dismiss()
        }

        @Test func theListIsAListOfNamedRowsToAScreenReader() throws {
            defer { app.close() }
            let question = ask(.one(of: folders))
            let list = try #require(parts?.choices.flatMap { find("question.choices", in: $0.widget) })
            #expect(gtk_accessible_get_accessible_role(list.opaque) == GTK_ACCESSIBLE_ROLE_LIST)
            #expect(list.tells(GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, false))
            #expect(try row(0).accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) == "Inbox")
            #expect(gtk_accessible_get_accessible_role(try row(0).opaque) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
            question.dismiss()
        }
    }
}
