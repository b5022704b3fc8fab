/// A surface without the words that it shows.
extension Surface {
    /// The same surface, its holders' texts and what was last spoken replaced.
    func replacingTexts(
        _ content: (Overlay.Content) -> Overlay.Content, spoken: (Surface) -> String?
    ) -> Surface {
        var surface = self
        for index in holders.indices {
            surface.holders[index].overlay.content = content(holders[index].overlay.content)
            if let wanted = holders[index].minimized?.sharedOverlay.value.content {
                surface.holders[index].minimized?.sharedOverlay.value.content = content(wanted)
            }
        }
        surface.spoken.text = spoken(surface)
        return surface
    }
}
