/// The first lines in which two texts differ, for a report.
package func firstDifferences(_ one: [String], _ other: [String], atMost limit: Int = 4) -> [String] {
    let change = other.difference(from: one)
    return change.prefix(limit).map {
        switch $0 {
        case .remove(let line, let element, _): "- \(line): \(element)"
        case .insert(let line, let element, _): "+ \(line): \(element)"
        }
    }
}
