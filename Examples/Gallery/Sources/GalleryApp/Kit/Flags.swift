import CGtk4

/// GLib's flags by their numbers: with the headers of GLib 2.90 (not with 2.84), Swift imports none of their names.
extension GApplicationFlags {
    static let isNotUnique = Self(rawValue: 1 << 5)
}

extension GConnectFlags {
    static let swapped = Self(rawValue: 1 << 1)
}

extension GSubprocessFlags {
    /// Sends standard output and standard error through one pipe.
    package static let pipesOutput = Self(rawValue: 1 << 2 | 1 << 6)
}

extension GLogLevelFlags {
    /// Warnings, and what GLib calls critical.
    package static let complaints = Self(rawValue: 1 << 4 | 1 << 3)
}
