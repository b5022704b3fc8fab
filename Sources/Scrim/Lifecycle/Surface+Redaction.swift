/// A surface without the app's texts.
extension Surface {
    /// The surface with its holders' texts and names, and the last announcement, replaced.
    func replacingWords(_ overlay: (Overlay) -> Overlay, spoken: (Surface) -> String?) -> Surface {
        var surface = self
        for index in holders.indices {
            surface.holders[index].overlay = overlay(holders[index].overlay)
            if let wanted = holders[index].minimized?.sharedOverlay.value {
                surface.holders[index].minimized?.sharedOverlay.value = overlay(wanted)
            }
        }
        surface.spoken.text = spoken(surface)
        return surface
    }
}
