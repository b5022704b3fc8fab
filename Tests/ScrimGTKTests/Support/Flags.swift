import CGtk4

/// GLib's flags by their numbers: with the headers of GLib 2.90 (not with 2.84), Swift imports none of their names.
extension GApplicationFlags {
    static let isNotUnique = Self(rawValue: 1 << 5)
}

extension GLogLevelFlags {
    static let error = Self(rawValue: 1 << 2)
}
