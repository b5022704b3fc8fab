/// Runs callbacks of GTK.
///
/// GTK runs on the main thread, but its C types cannot say so: only this function asserts it to the compiler.
/// Traps when called on any other thread.
@inline(__always)
func onMain<each Input, Output>(
    _ input: repeat each Input, do body: @MainActor (repeat each Input) -> Output
) -> Output {
    let passed = Unchecked((repeat each input))
    return MainActor.assumeIsolated { Unchecked(body(repeat each passed.value)) }.value
}

/// Carries a value into and out of the main actor, on the main actor's own thread.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
