import Foundation

/// One entry of the article feed.
package struct Article: Sendable, Equatable, Identifiable {
    package var id = ""
    package var title = ""
    package var author = ""
    package var topic = ""
    package var summary = ""
    package var updated: Date?
}
