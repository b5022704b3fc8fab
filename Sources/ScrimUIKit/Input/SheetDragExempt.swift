#if canImport(UIKit)
import UIKit

/// A view on a sheet that keeps its gestures: a finger that comes down on it, or on anything in it, drags no sheet.
///
/// For a canvas, a map, or web content that scrolls by itself. Sliders and other controls, wheel pickers, and scroll views
/// that page along the sheet's axis keep theirs anyway.
///
/// ```swift
/// final class Canvas: UIView, SheetDragExempt {}
/// extension MKMapView: @retroactive SheetDragExempt {}
/// ```
@MainActor
public protocol SheetDragExempt: UIView {}
#endif
