/// The command line's options.
struct Options {
    /// The folder of pictures and report, relative to the working directory.
    var folder = "out/tour"
    /// The repository whose pages get the pictures; `nil` leaves its pages unchanged.
    var repository: String?
    /// The name of the only scene to visit; `nil` for all.
    var scene: String?
    /// The only look to visit; `nil` for all.
    var look: String?
    /// The language in every look, as a tag or a locale name; `nil` for each look's own.
    var language: String?
    /// True to record clips instead of the tour.
    var records = false

    /// The minutes for which a random user uses the gallery instead of the tour; `nil` for none.
    var soakMinutes: Double?
    /// The seed of the random user's actions: the same seed repeats them, as far as the machine's speed allows.
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
