import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// The window's position on the screen.
extension Tour {
    /// The window's upper left corner.
    var origin: Pointer.Place { WindowOnScreen(window)?.origin ?? home }

    /// True if the window was dragged beyond the screen, where parts of it cannot be clicked.
    ///
    /// At `home` it never was, whatever its size.
    var isOutOfReach: Bool {
        guard origin != home, let end = WindowOnScreen(window)?.screen else { return false }
        let corner = screen(windowFrame.width, windowFrame.height)
        return origin.x < 0 || origin.y < 0 || corner.x > end.x || corner.y > end.y
    }

    /// Drags the window by its header bar.
    func dragWindow(to place: Pointer.Place) async {
        guard let header = frame(of: "header") else { return fail("“header” is on screen", "it is not") }
        // Between the left button and the title, and above both.
        let (start, from) = (screen(header.minX + 64, header.minY + 4), origin)
        await drag(from: start, by: (place.x - from.x, place.y - from.y))
        await endDrag()
    }

    /// Moves the window back, as a window manager would; there is none.
    func putWindowBack() async {
        await endDrag()
        guard origin != home, let onScreen = WindowOnScreen(window) else { return }
        await act(.moveWindow(onScreen.id, home))
        await until("the window is in its place") { origin == home }
    }

    /// Ends a drag of the window that has missed the release because GTK began the drag only afterwards.
    ///
    /// The next movement ends it, and still moves the window.
    private func endDrag() async {
        for step in [1.0, -1.0] { await act(.move(pointer.moved(step, 0))) }
    }
}
