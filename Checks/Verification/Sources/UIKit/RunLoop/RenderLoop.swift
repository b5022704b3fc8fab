/// The time of the double's screen, in seconds; only a test moves it.
public func CACurrentMediaTime() -> CFTimeInterval { RenderLoop.time.withLock { $0 } }

/// What the run loop does on Apple's platforms: layout, commits, ends of animations, and display links.
package enum RenderLoop {
    static let time = Locked(1000.0)
    // Used only on the main thread.
    private nonisolated(unsafe) static var deferred: [() -> Void] = []

    static func afterCommit(_ body: @escaping () -> Void) {
        deferred.append(body)
    }

    /// Calls the closure after a time on the screen's clock.
    static func after(_ seconds: CFTimeInterval, _ body: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let body = body
        let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { body() } }
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Ends a turn of the run loop: lays out, commits, and calls what waits for a commit.
    @MainActor
    package static func commit() {
        for _ in 0..<8 {
            var turns = 0
            while RunLoop.main.runDue(), turns < 8 { turns += 1 }
            for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
                scene.focusSystem?.updateFocusIfNeeded()
            }
            CFRunLoopObserver.reach(.beforeWaiting)
            let roots = UIApplication.shared.shownWindows.map(\.layer)
            for _ in 0..<8 {
                for root in roots { root.layoutDown() }
                if !NSLayoutConstraint.solve() { break }
            }
            for root in roots { root.commit(at: CACurrentMediaTime()) }
            let bodies = deferred
            deferred = []
            guard !bodies.isEmpty else { return }
            for body in bodies { body() }
        }
    }

    /// Runs one frame, this long after the last.
    @MainActor
    package static func frame(after interval: CFTimeInterval) {
        time.withLock { $0 += interval }
        CADisplayLink.tickAll()
        UIScrollView.coastAll(for: interval)
        for window in UIApplication.shared.shownWindows {
            window.layer.endAnimations(at: CACurrentMediaTime())
        }
        commit()
    }
}
