/// What a constructor of GTK or GLib makes; traps where there is none, which they return for wrong arguments alone.
func made<Pointer>(_ pointer: Pointer?, _ file: StaticString = #fileID, _ line: UInt = #line) -> Pointer {
    guard let pointer else { preconditionFailure("a constructor made nothing", file: file, line: line) }
    return pointer
}
