/// Unwraps what a constructor of GTK or GLib returns; traps on NULL, which only wrong arguments cause.
func made<Pointer>(_ pointer: Pointer?, _ file: StaticString = #fileID, _ line: UInt = #line) -> Pointer {
    guard let pointer else { preconditionFailure("a constructor made nothing", file: file, line: line) }
    return pointer
}
