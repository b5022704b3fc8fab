import Foundation
import Testing

@_spi(Host) @testable import Scrim

@Suite struct SharedTests {
    private struct Panel: Hashable, Codable {
        var text = "a"
        var sizes = [1.0]
        var width = 1.0
    }

    @Test func aChangeOfOneLeavesTheOthers() {
        let first = Shared(Panel())
        var second = first
        second.text = "b"
        second.value.sizes.append(2)
        #expect(first.value == Panel())
        #expect(second.value == Panel(text: "b", sizes: [1, 2]))
    }

    @Test func itEqualsWhatHasTheSameValueAndOnlyThat() {
        var changed = Shared(Panel())
        #expect(changed == Shared(Panel()))
        #expect(changed.hashValue == Shared(Panel()).hashValue)
        changed.text = "b"
        #expect(changed != Shared(Panel()))
    }

    @Test func oneAndTheSameIsEqualWithoutALookAtItsValue() {
        let notANumber = Shared(Panel(width: .nan))
        #expect(notANumber == notANumber)
        #expect(notANumber != Shared(Panel(width: .nan)))
    }

    @Test func itIsDescribedAsItsValue() {
        let panel = Panel(text: "b")
        #expect("\(Shared(panel))" == "\(panel)")
    }

    @Test func itIsWrittenAndReadAsItsValue() throws {
        let text = try JSONEncoder().encode(Shared(Panel(text: "b")))
        #expect(try JSONDecoder().decode(Panel.self, from: text) == Panel(text: "b"))
        #expect(try JSONDecoder().decode(Shared<Panel>.self, from: text) == Shared(Panel(text: "b")))
    }
}
