import CGtk4

/// GLib's flags by their numbers: with GLib 2.90's headers (not yet 2.84's), Swift finds none of their names.
extension GApplicationFlags {
    static let isNotUnique = Self(rawValue: 1 << 5)
}

extension GLogLevelFlags {
    static let error = Self(rawValue: 1 << 2)
}
