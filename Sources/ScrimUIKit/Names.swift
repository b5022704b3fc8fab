import Scrim

// UIKit brings C's QuickDraw types with it (MacTypes.h), which have the same names; the ones in this module win.

/// A point of Scrim's, not QuickDraw's.
public typealias Point = Scrim.Point
/// A rectangle of Scrim's, not QuickDraw's.
public typealias Rect = Scrim.Rect
/// A size of Scrim's, not QuickDraw's.
public typealias Size = Scrim.Size
/// An overlay's style, not QuickDraw's.
public typealias Style = Scrim.Style
