@_spi(Host) import Scrim

// UIKit imports C's QuickDraw types (MacTypes.h), which have the same names as these types of the core. Within this
// module, its own aliases win.

typealias Point = Geometry.Point
typealias Rect = Geometry.Rect
typealias Size = Geometry.Size
