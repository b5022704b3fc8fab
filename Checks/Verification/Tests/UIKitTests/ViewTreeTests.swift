import Screen
import Testing
import UIKit

@MainActor
struct ViewTreeTests {
    private let bench = Bench()

    @Test func aViewThatChangesItsWindowHearsOfTheNewOneAlone() {
        final class Traveler: UIView {
            var windows: [UIWindow?] = []
            override func didMoveToWindow() { windows.append(window) }
        }
        let bench = Bench()
        defer { bench.close() }
        let other = UIWindow(windowScene: bench.screen.scene)
        let (box, traveler) = (UIView(), Traveler())
        box.addSubview(traveler)
        bench.window.addSubview(box)
        other.addSubview(box)
        box.removeFromSuperview()
        #expect(traveler.windows == [bench.window, other, nil])
        other.windowScene = nil
    }

    @Test func theLastAddedIsInFrontAndTheOrderCanBeChanged() {
        defer { bench.close() }
        let parent = bench.view()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: 0)
        #expect(parent.subviews == [c, a, b])
        parent.bringSubviewToFront(c)
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(c, aboveSubview: a)
        #expect(parent.subviews == [a, c, b])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    }

    @Test func addingTakesAViewFromItsOldParent() {
        defer { bench.close() }
        let (old, new) = (bench.view(), bench.view())
        let child = bench.view(in: old)
        new.addSubview(child)
        #expect(old.subviews.isEmpty && new.subviews == [child] && child.superview === new)
        #expect(child.isDescendant(of: bench.window) && !child.isDescendant(of: old))
        #expect(child.isDescendant(of: child))
    }

    @Test func aViewHearsOfItsNewParentAndWindow() {
        final class Ear: UIView {
            var diary = Diary()
            override func didMoveToSuperview() { diary.note("did parent") }
            override func didMoveToWindow() { diary.note(window == nil ? "did leave" : "did window") }
        }
        defer { bench.close() }
        let ear = Ear()
        bench.window.addSubview(ear)
        #expect(ear.diary.read() == ["did window", "did parent"])
        let other = bench.view()
        other.addSubview(ear)
        #expect(ear.diary.read() == ["did parent"], "the window is the same")
        bench.window.bringSubviewToFront(ear)
        bench.window.bringSubviewToFront(other)
        #expect(ear.diary.read() == [], "order is no move")
        other.removeFromSuperview()
        #expect(ear.diary.read() == ["did leave"], "its parent left with it")
        #expect(ear.window == nil)
    }

    @Test func aParentHearsOfItsChildren() {
        final class Ear: UIView {
            var diary = Diary()
            override func didAddSubview(_ subview: UIView) { diary.note("add \(subview.tag)") }
        }
        defer { bench.close() }
        let ear = Ear()
        let child = UIView()
        child.tag = 7
        ear.addSubview(child)
        #expect(ear.diary.read() == ["add 7"])
    }

    @Test func theResponderChainGoesOverControllersWindowAndSceneToTheApp() throws {
        defer { bench.close() }
        let root = try #require(bench.root)
        let child = bench.view(in: root.view)
        #expect(child.next === root.view)
        #expect(root.view.next === root)
        #expect(root.next === bench.window)
        #expect(bench.window.next === bench.screen.scene)
        #expect(bench.screen.scene.next === UIApplication.shared)
    }

    @Test func pointsAndRectanglesAreConvertedOverTransformsAndScrolls() {
        defer { bench.close() }
        let outer = bench.view(10, 20, 200, 200)
        outer.bounds.origin = CGPoint(x: 0, y: 50)
        let inner = bench.view(30, 90, 100, 100, in: outer)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 41, y: 62))
        #expect(inner.convert(CGPoint(x: 41, y: 62), from: nil) == CGPoint(x: 1, y: 2))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.frame == CGRect(x: -20, y: 40, width: 200, height: 200))
        #expect(
            inner.convert(inner.bounds, to: outer) == CGRect(x: -20, y: 40, width: 200, height: 200))
        let sibling = bench.view(100, 100)
        let point = CGPoint(x: 5, y: 5)
        #expect(
            sibling.convert(point, to: inner) == inner.convert(sibling.convert(point, to: nil), from: nil))
    }

    @Test func aFrameIsMadeOfCenterBoundsAndTransform() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds.size == CGSize(width: 30, height: 40))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10), "it grows about its center")
    }

    @Test func safeEdgesReachAsFarIntoAViewAsItLiesUnderThem() {
        let bench = Bench(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        defer { bench.close() }
        let top = bench.view(0, 0, 390, 100)
        let middle = bench.view(0, 30, 390, 100)
        let bottom = bench.view(0, 800, 390, 44)
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        #expect(middle.safeAreaInsets.top == 29)
        #expect(bottom.safeAreaInsets.bottom == 34)
        top.removeFromSuperview()
        #expect(top.safeAreaInsets == .zero, "out of a window nothing is unsafe")
    }

    @Test func aViewHearsThatItsSafeEdgesChanged() {
        final class Ear: UIView {
            var heard = 0
            override func safeAreaInsetsDidChange() { heard += 1 }
        }
        defer { bench.close() }
        let ear = bench.add(Ear(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        bench.screen.turn()
        #expect(ear.heard == 0)
        bench.screen.resize(
            width: 390, height: 844, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(ear.heard == 1)
    }

    @Test func theTintIsTheNearestAncestors() {
        defer { bench.close() }
        let view = bench.view()
        bench.window.tintColor = .red
        #expect(view.tintColor == .red)
        view.tintColor = .green
        #expect(view.tintColor == .green, "it has one of its own")
    }
}
