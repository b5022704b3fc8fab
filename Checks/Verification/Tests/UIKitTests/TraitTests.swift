import Screen
import Testing
import UIKit

@MainActor
struct TraitTests {
    private let bench = Bench()

    private final class Ear: UIView {
        let diary = Diary()
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            diary.note(
                "\(previous?.userInterfaceStyle == .light) \(traitCollection.userInterfaceStyle == .dark)")
        }
    }

    @Test func aViewHasItsWindowsTraitsAndHearsOfAChangeWithTheFormer() {
        defer { bench.close() }
        let ear = bench.add(Ear())
        #expect(ear.traitCollection.userInterfaceStyle == .light)
        bench.screen.setStyle(.dark)
        #expect(ear.diary.read() == ["true true"])
        bench.screen.setStyle(.dark)
        #expect(ear.diary.read() == [], "nothing changed")
    }

    @Test func anOverrideHoldsForAWholeTree() {
        defer { bench.close() }
        let parent = bench.view()
        let ear = bench.add(Ear(), to: parent)
        parent.overrideUserInterfaceStyle = .dark
        #expect(ear.diary.read() == ["true true"])
        bench.window.overrideUserInterfaceStyle = .light
        #expect(ear.traitCollection.userInterfaceStyle == .dark)
        #expect(bench.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aDynamicColorIsResolvedByTheViewsTraitsAndAgainWhenTheyChange() throws {
        defer { bench.close() }
        let view = bench.view()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        bench.screen.setStyle(.dark)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func theLanguagesDirectionIsTheViewsUnlessItsContentHasItsOwn() {
        defer { bench.close() }
        let view = bench.view()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        bench.screen.setLayoutDirection(.rightToLeft)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func theUsersTextSizeScalesFontsAndIsPosted() throws {
        defer {
            bench.screen.setTextSize(.large)
            bench.close()
        }
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 10, compatibleWith: bench.window.traitCollection) == 10)
        bench.screen.setTextSize(.accessibilityLarge)
        #expect(metrics.scaledValue(for: 10, compatibleWith: bench.window.traitCollection) > 10 && told == 1)
        #expect(bench.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func contrastIsATrait() {
        defer { bench.close() }
        bench.screen.setContrast(.high)
        #expect(bench.window.traitCollection.accessibilityContrast == .high)
    }
}
