#if canImport(UIKit)
@_spi(Host) import ScrimUIKit

/// Reads the bindings of all views out of sight after each turn of the main loop.
///
/// It is unknown whether SwiftUI updates the view of such a page; without an update, its overlay would stay. Reading
/// causes a turn itself, after which nothing is read again. All views share one watch, because separate watches would
/// trigger each other.
@MainActor
final class OutOfSightWatch {
    static let shared = OutOfSightWatch()

    private var readers: [ObjectIdentifier: WeakReader] = [:]
    /// Observes turns while a view is watched.
    private var turnObserver: TurnEndObserver?
    private var isScheduled = false
    /// Whether the bindings were read in this turn.
    private var hasRead = false

    private struct WeakReader {
        /// Readers are called in the order in which their views went out of sight.
        let number: Int
        weak var value: (any BindingReader)?
    }

    private var last = 0

    /// Starts or stops the reading of a binding.
    func watch(_ reader: some BindingReader, _ isWatched: Bool) {
        let id = ObjectIdentifier(reader)
        if !isWatched {
            readers[id] = nil
        } else if readers[id]?.value == nil {
            last += 1
            readers[id] = WeakReader(number: last, value: reader)
        }
        if readers.isEmpty { turnObserver = nil }
        if turnObserver == nil, !readers.isEmpty {
            hasRead = false
            turnObserver = TurnEndObserver { [weak self] in self?.turnEnded() }
        }
    }

    private func dropReadersThatWent() {
        readers = readers.filter { $0.value.value != nil }
        if readers.isEmpty { turnObserver = nil }
    }

    private func turnEnded() {
        if !hasRead { schedule() }
        hasRead = false
    }

    /// Reads in a separate turn, after the one in which SwiftUI may remove a view.
    ///
    /// A binding to an element of an array traps once the element is gone.
    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Task {
            isScheduled = false
            hasRead = true
            for reader in readers.values.sorted(by: { $0.number < $1.number }) { reader.value?.readBinding() }
            dropReadersThatWent()
        }
    }
}

/// Reads a binding that may have been set without an update of its view.
@MainActor
protocol BindingReader: AnyObject {
    func readBinding()
}
#endif
