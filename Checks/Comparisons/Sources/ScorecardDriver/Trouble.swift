/// Why a question could not be put.
struct Trouble: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
