@_spi(Host) import Scrim

// UIKit brings C's QuickDraw types with it (MacTypes.h), which have the same names as these of the core. Within
// this module, its own aliases win.

typealias Point = Geometry.Point
typealias Rect = Geometry.Rect
typealias Size = Geometry.Size
