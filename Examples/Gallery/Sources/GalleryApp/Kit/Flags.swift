import CGtk4

/// GLib's flags by their numbers: with GLib 2.90's headers (not yet 2.84's), Swift finds none of their names.
extension GApplicationFlags {
    static let isNotUnique = Self(rawValue: 1 << 5)
}

extension GConnectFlags {
    static let swapped = Self(rawValue: 1 << 1)
}

extension GSubprocessFlags {
    /// Its standard output and standard error come through one pipe.
    package static let pipesOutput = Self(rawValue: 1 << 2 | 1 << 6)
}

extension GLogLevelFlags {
    /// Warnings, and what GLib calls critical.
    package static let complaints = Self(rawValue: 1 << 4 | 1 << 3)
}
