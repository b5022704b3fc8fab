/// Whether it is so within two seconds: for what has a time of its own, and no word for its end.
func soon(_ isSo: () throws -> Bool) throws -> Bool {
    for _ in 0..<40 {
        if try isSo() { return true }
        try Command.run(["sleep", "0.05"])
    }
    return false
}
