import Foundation

/// Whether it is so within some seconds: for what has a time of its own, and no word for its end.
func soon(within seconds: Double = 2, _ isSo: () throws -> Bool) throws -> Bool {
    let end = Date.now.addingTimeInterval(seconds)
    repeat {
        if try isSo() { return true }
        usleep(20_000)
    } while Date.now < end
    return try isSo()
}
