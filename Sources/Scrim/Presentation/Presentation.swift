/// What a caller holds of an overlay that it showed.
///
/// Changing a property changes what is on screen, in place: changes of one turn of the main loop arrive
/// together. After the end every call does nothing.
///
/// Keep it: letting go of it does not dismiss (the compiler may release an object after its last use), it only
/// leaves the overlay without an owner, which the stage's log then names.
@MainActor
public final class Presentation {
    /// Its name, unique in the process.
    public nonisolated let id: PresentationID

    init(id: PresentationID) { self.id = id }
}
