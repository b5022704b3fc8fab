#if canImport(UIKit)
import Screen
import Testing
import UIKit

/// Colors, images, paths, and the look of layers.
@MainActor
struct DrawingTests {
    private let bench = Bench()

    @Test func aColorIsTakenApartAndMadeTranslucent() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).withAlphaComponent(0.4)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test func aDynamicColorStaysDynamicWhenItIsMadeTranslucent() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
        let dark = dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(white: 1, alpha: 0.5))
        #expect(
            UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
                != .systemBlue)
    }

    @Test func aSymbolIsAsLargeAsItIsConfigured() throws {
        let image = try #require(
            UIImage(
                systemName: "checkmark",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .medium)))
        #expect(image.size.height == 30)
    }

    @Test(arguments: ["", "no.such.symbol"]) func aNameThatNoSymbolHasIsNoPicture(_ name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    @Test func aNameOfTheAppsIsAPicture() throws {
        let image = try #require(UIImage(named: "logo"))
        #expect(image.size.height == 24)
        #expect(UIImage(named: "no.such.picture") == nil)
    }

    @Test func aFontIsMadeByItsFamilyAndWeight() {
        func font(_ family: String, _ weight: UIFont.Weight) -> UIFont {
            let descriptor = UIFontDescriptor(fontAttributes: [
                .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
            ])
            return UIFont(descriptor: descriptor, size: 15)
        }
        #expect(font("Brand", .bold) == font("Brand", .bold) && font("Brand", .bold).pointSize == 15)
        #expect(font("Brand", .bold) != font("Brand", .regular))
        #expect(font("Brand", .bold) != font("Other", .bold))
        #expect(font("Brand", .bold) != UIFont.systemFont(ofSize: 15, weight: .bold))
        #expect(!UIFont.fontNames(forFamilyName: "Brand").isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test func transformsAreAppliedInOrder() {
        let moved = CATransform3DMakeTranslation(10, 20, 0)
        let both = CATransform3DScale(moved, 2, 2, 1)
        #expect(both.m41 == 10 && both.m11 == 2, "scaled first, then moved")
        let other = CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 1))
        #expect(other.m41 == 20, "moved first, then scaled")
    }

    @Test func aTransformIsAnimatedByItsParts() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let move = CAKeyframeAnimation(keyPath: "transform")
        let end = CATransform3DScale(CATransform3DMakeTranslation(100, 0, 0), 3, 3, 1)
        move.values = [NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: end)]
        move.duration = 1
        layer.add(move, forKey: "move")
        bench.screen.turn()
        bench.screen.advance(by: 0.5)
        let shown = try #require(layer.presentation()).transform
        #expect(abs(shown.m41 - 50) < 1e-6 && abs(shown.m11 - 2) < 1e-6)
    }

    @Test func sizesAndPlacesAreAnimatedAsNumbersOfAValue() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let values = [
            "bounds": [NSValue(cgRect: .zero), NSValue(cgRect: CGRect(x: 0, y: 0, width: 80, height: 40))],
            "position": [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 10, y: 20))],
        ]
        for (key, values) in values {
            let animation = CAKeyframeAnimation(keyPath: key)
            animation.values = values
            animation.duration = 1
            layer.add(animation, forKey: key)
        }
        bench.screen.turn()
        bench.screen.advance(by: 0.25)
        let shown = try #require(layer.presentation())
        #expect(abs(shown.bounds.width - 20) < 1e-6 && abs(shown.bounds.height - 10) < 1e-6)
        #expect(abs(shown.position.x - 2.5) < 1e-6 && abs(shown.position.y - 5) < 1e-6)
    }

    @Test func aLayersLookIsCommittedWithIt() throws {
        defer { bench.close() }
        let view = bench.view()
        let layer = view.layer
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        layer.borderWidth = 1
        layer.borderColor = UIColor.white.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 14).cgPath
        view.clipsToBounds = true
        view.backgroundColor = .red
        bench.screen.turn()
        let shown = try #require(layer.presentation())
        #expect(shown.cornerRadius == 14 && shown.borderWidth == 1 && shown.shadowOpacity == 0.3)
        #expect(shown.masksToBounds && view.backgroundColor == .red)
    }

    @Test func layersConvertPointsOverTheirParents() {
        defer { bench.close() }
        let outer = bench.view(10, 20)
        let inner = bench.view(5, 5, in: outer)
        #expect(
            inner.layer.convert(CGPoint(x: 1, y: 1), to: bench.window.layer) == CGPoint(x: 16, y: 26))
        #expect(inner.convert(inner.bounds, to: bench.window).origin == CGPoint(x: 15, y: 25))
    }

    @Test func aMaterialsContentLiesInItsContentView() {
        defer { bench.close() }
        let material = bench.add(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
        material.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
        bench.screen.turn()
        #expect(material.contentView.superview === material && material.contentView.frame == material.bounds)
    }
}
#endif
