#if canImport(UIKit)
import UIKit

/// A view on a sheet that keeps its gestures: a finger that comes down on the view, or on anything in it,
/// drags no sheet.
///
/// Use it for a canvas, a map, or web content that scrolls by itself. Sliders and other controls, wheel pickers, and
/// scroll views that page along the sheet's axis keep their gestures anyway. A pointer drags no sheet from a view with
/// a `UIDragInteraction`, nor from selectable text.
///
/// ```swift
/// final class Canvas: UIView, SheetDragExempt {}
/// extension MKMapView: @retroactive SheetDragExempt {}
/// ```
@MainActor
public protocol SheetDragExempt: UIView {}
#endif
