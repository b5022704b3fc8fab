#if canImport(UIKit)
import UIKit

/// A view on a sheet that keeps its gestures: a finger that comes down on it, or on anything in it, drags no sheet.
///
/// For a canvas, a map, or web content that scrolls by itself. Sliders and other controls, wheel pickers, and scroll views
/// that page along the sheet's axis keep theirs anyway. A pointer drags no sheet from a view with a `UIDragInteraction`, nor
/// from text that can be selected.
///
/// ```swift
/// final class Canvas: UIView, SheetDragExempt {}
/// extension MKMapView: @retroactive SheetDragExempt {}
/// ```
@MainActor
public protocol SheetDragExempt: UIView {}
#endif
