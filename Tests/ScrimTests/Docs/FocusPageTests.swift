import Foundation
import Testing

@_spi(Host) @testable import Scrim

/// The tables of `docs/design/focus.md` are generated from the machine.
///
/// With `WRITE_PAGES=1` in the environment the test writes them; otherwise it compares them.
struct FocusPageTests {
    private static let page = "docs/design/focus.md"

    @Test(.serialized, arguments: [FocusMachine.KeyBlocking.atWindow, .byFocus])
    func tableIsWhatTheMachineDoes(_ blocking: FocusMachine.KeyBlocking) throws {
        let page = try Repository.text(Self.page)
        let table = FocusTable(blocking).text
        if ProcessInfo.processInfo.environment["WRITE_PAGES"] == "1" {
            try page.replacing(/<!-- \w+ -->\n\n\|[^<]*\|/) { found in
                found.output.hasPrefix("<!-- \(blocking) -->")
                    ? "<!-- \(blocking) -->\n\n\(table)" : String(found.output)
            }.write(to: Repository.root.appending(path: Self.page), atomically: true, encoding: .utf8)
        } else {
            #expect(
                page.contains("<!-- \(blocking) -->\n\n\(table)\n"),
                "\(Self.page) has another table; WRITE_PAGES=1 writes this one:\n\(table)")
        }
    }
}
