import Foundation

/// True if a condition holds within some seconds; for changes that take a while and have no event at their end.
func soon(within seconds: Double = 2, _ isSo: () throws -> Bool) throws -> Bool {
    let end = Date.now.addingTimeInterval(seconds)
    repeat {
        if try isSo() { return true }
        usleep(20_000)
    } while Date.now < end
    return try isSo()
}
