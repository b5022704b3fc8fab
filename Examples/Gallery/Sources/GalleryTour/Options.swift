/// What the command line asks for.
struct Options {
    /// Where pictures and report go, from the working directory.
    var folder = "out/tour"
    /// The repository whose pages get the pictures; `nil`: theirs stay as they are.
    var repository: String?
    /// Only the scene of this name; `nil`: all.
    var scene: String?
    /// Only this look; `nil`: all.
    var look: String?
    /// What is spoken in every look, by a tag or the name of a locale; `nil`: what each look has.
    var language: String?
    /// Whether clips are recorded, instead of the tour.
    var records = false

    /// For how many minutes a random user takes the gallery over, instead of the tour; `nil`: none does.
    var soakMinutes: Double?
    /// What the random user's deeds come from: the same seed does the same, as far as the machine's pace allows.
    var seed = UInt32(0)

    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let option = arguments.next() {
            switch option {
            case "--out": folder = arguments.next() ?? folder
            case "--publish": repository = arguments.next()
            case "--scene": scene = arguments.next()
            case "--look": look = arguments.next()
            case "--language": language = arguments.next()
            case "--record": records = true
            case "--soak": soakMinutes = arguments.next().flatMap { Double($0) }
            case "--seed": seed = arguments.next().flatMap { UInt32($0) } ?? seed
            default: break
            }
        }
    }
}
