#pragma once
@import Foundation;
#import "CoreAnimation.h"
@class UITraitCollection, UIBezierPath;

NS_ASSUME_NONNULL_BEGIN

struct UIEdgeInsets { CGFloat top, left, bottom, right; };
typedef struct UIEdgeInsets UIEdgeInsets;
struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; };
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
    UIRectEdgeNone = 0,
    UIRectEdgeTop = 1 << 0,
    UIRectEdgeLeft = 1 << 1,
    UIRectEdgeBottom = 1 << 2,
    UIRectEdgeRight = 1 << 3,
    UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight
};
typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
    UIRectCornerTopLeft = 1 << 0,
    UIRectCornerTopRight = 1 << 1,
    UIRectCornerBottomLeft = 1 << 2,
    UIRectCornerBottomRight = 1 << 3,
    UIRectCornerAllCorners = ~0UL
};

@interface NSValue (UIKitAdditions)
+ (NSValue *)valueWithCGPoint:(CGPoint)point NS_SWIFT_NAME(init(cgPoint:));
+ (NSValue *)valueWithCGSize:(CGSize)size NS_SWIFT_NAME(init(cgSize:));
+ (NSValue *)valueWithCGRect:(CGRect)rect NS_SWIFT_NAME(init(cgRect:));
+ (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform NS_SWIFT_NAME(init(cgAffineTransform:));
+ (NSValue *)valueWithCATransform3D:(CATransform3D)t NS_SWIFT_NAME(init(caTransform3D:));
@property (nonatomic, readonly) CGPoint CGPointValue;
@property (nonatomic, readonly) CGSize CGSizeValue;
@property (nonatomic, readonly) CGRect CGRectValue;
@property (nonatomic, readonly) CGAffineTransform CGAffineTransformValue;
@property (readonly) CATransform3D CATransform3DValue;
@end

NS_SWIFT_SENDABLE @interface UIColor : NSObject <NSCopying>
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (instancetype)initWithCGColor:(CGColor *)cgColor;
- (instancetype)initWithDynamicProvider:(UIColor * (^ NS_SWIFT_SENDABLE)(UITraitCollection *traitCollection))dynamicProvider;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection;
- (BOOL)getRed:(nullable CGFloat *)red green:(nullable CGFloat *)green blue:(nullable CGFloat *)blue alpha:(nullable CGFloat *)alpha;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property (nonatomic, readonly) CGColor *CGColor;
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *darkGrayColor;
@property (class, nonatomic, readonly) UIColor *lightGrayColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *grayColor;
@property (class, nonatomic, readonly) UIColor *redColor;
@property (class, nonatomic, readonly) UIColor *greenColor;
@property (class, nonatomic, readonly) UIColor *blueColor;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (class, nonatomic, readonly) UIColor *systemRedColor;
@property (class, nonatomic, readonly) UIColor *systemGreenColor;
@property (class, nonatomic, readonly) UIColor *systemBlueColor;
@property (class, nonatomic, readonly) UIColor *systemGrayColor;
@property (class, nonatomic, readonly) UIColor *tintColor NS_SWIFT_NAME(tintColor);
@property (class, nonatomic, readonly) UIColor *labelColor;
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor;
@property (class, nonatomic, readonly) UIColor *separatorColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor;
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor;
@property (class, nonatomic, readonly) UIColor *systemFillColor;
@end

typedef NSString *UIFontTextStyle NS_TYPED NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleLargeTitle NS_SWIFT_NAME(UIFontTextStyle.largeTitle);
extern UIFontTextStyle const UIFontTextStyleTitle1 NS_SWIFT_NAME(UIFontTextStyle.title1);
extern UIFontTextStyle const UIFontTextStyleTitle2 NS_SWIFT_NAME(UIFontTextStyle.title2);
extern UIFontTextStyle const UIFontTextStyleTitle3 NS_SWIFT_NAME(UIFontTextStyle.title3);
extern UIFontTextStyle const UIFontTextStyleHeadline NS_SWIFT_NAME(UIFontTextStyle.headline);
extern UIFontTextStyle const UIFontTextStyleSubheadline NS_SWIFT_NAME(UIFontTextStyle.subheadline);
extern UIFontTextStyle const UIFontTextStyleBody NS_SWIFT_NAME(UIFontTextStyle.body);
extern UIFontTextStyle const UIFontTextStyleCallout NS_SWIFT_NAME(UIFontTextStyle.callout);
extern UIFontTextStyle const UIFontTextStyleFootnote NS_SWIFT_NAME(UIFontTextStyle.footnote);
extern UIFontTextStyle const UIFontTextStyleCaption1 NS_SWIFT_NAME(UIFontTextStyle.caption1);
extern UIFontTextStyle const UIFontTextStyleCaption2 NS_SWIFT_NAME(UIFontTextStyle.caption2);
typedef CGFloat UIFontWeight NS_TYPED NS_SWIFT_NAME(UIFont.Weight);
extern const UIFontWeight UIFontWeightLight NS_SWIFT_NAME(UIFontWeight.light);
extern const UIFontWeight UIFontWeightRegular NS_SWIFT_NAME(UIFontWeight.regular);
extern const UIFontWeight UIFontWeightMedium NS_SWIFT_NAME(UIFontWeight.medium);
extern const UIFontWeight UIFontWeightSemibold NS_SWIFT_NAME(UIFontWeight.semibold);
extern const UIFontWeight UIFontWeightBold NS_SWIFT_NAME(UIFontWeight.bold);
extern const UIFontWeight UIFontWeightHeavy NS_SWIFT_NAME(UIFontWeight.heavy);

NS_SWIFT_SENDABLE @interface UIFont : NSObject <NSCopying>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
@property (nonatomic, readonly, strong) NSString *fontName;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat ascender;
@property (nonatomic, readonly) CGFloat descender;
@property (nonatomic, readonly) CGFloat capHeight;
@property (nonatomic, readonly) CGFloat xHeight;
@property (nonatomic, readonly) CGFloat lineHeight;
@property (nonatomic, readonly) CGFloat leading;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@end

@interface UIFontMetrics : NSObject
@property (class, nonatomic, readonly, strong) UIFontMetrics *defaultMetrics NS_SWIFT_NAME(default);
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_DESIGNATED_INITIALIZER;
- (UIFont *)scaledFontForFont:(UIFont *)font;
- (UIFont *)scaledFontForFont:(UIFont *)font compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (CGFloat)scaledValueForValue:(CGFloat)value NS_SWIFT_NAME(scaledValue(for:));
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(scaledValue(for:compatibleWith:));
@end

typedef NS_ENUM_AS(NSInteger, UIImageRenderingMode, UIImage.RenderingMode) {
    UIImageRenderingModeAutomatic,
    UIImageRenderingModeAlwaysOriginal,
    UIImageRenderingModeAlwaysTemplate
};
typedef NS_ENUM_AS(NSInteger, UIImageSymbolWeight, UIImage.SymbolWeight) {
    UIImageSymbolWeightUnspecified = 0,
    UIImageSymbolWeightUltraLight = 1,
    UIImageSymbolWeightThin,
    UIImageSymbolWeightLight,
    UIImageSymbolWeightRegular,
    UIImageSymbolWeightMedium,
    UIImageSymbolWeightSemibold,
    UIImageSymbolWeightBold,
    UIImageSymbolWeightHeavy,
    UIImageSymbolWeightBlack
};
@class UIImageConfiguration;
NS_SWIFT_SENDABLE @interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:withConfiguration:));
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
@property (nullable, nonatomic, readonly, copy) UIImageConfiguration *configuration;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode;
- (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration
    NS_SWIFT_NAME(withConfiguration(_:));
@end
NS_SWIFT_NAME(UIImage.Configuration) NS_SWIFT_SENDABLE @interface UIImageConfiguration : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_NAME(UIImage.SymbolConfiguration) @interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize NS_SWIFT_NAME(init(pointSize:));
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight
    NS_SWIFT_NAME(init(pointSize:weight:));
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle NS_SWIFT_NAME(init(textStyle:));
+ (instancetype)configurationWithFont:(UIFont *)font NS_SWIFT_NAME(init(font:));
@end

@interface UIBezierPath : NSObject <NSCopying>
+ (instancetype)bezierPathWithRect:(CGRect)rect NS_SWIFT_NAME(init(rect:));
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect NS_SWIFT_NAME(init(ovalIn:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius
    NS_SWIFT_NAME(init(roundedRect:cornerRadius:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners
    cornerRadii:(CGSize)cornerRadii NS_SWIFT_NAME(init(roundedRect:byRoundingCorners:cornerRadii:));
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle
    endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise
    NS_SWIFT_NAME(init(arcCenter:radius:startAngle:endAngle:clockwise:));
+ (instancetype)bezierPathWithCGPath:(CGPath *)CGPath NS_SWIFT_NAME(init(cgPath:));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGPath *CGPath;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2;
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle
    endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
- (void)closePath;
- (void)appendPath:(UIBezierPath *)bezierPath;
- (void)applyTransform:(CGAffineTransform)transform;
@property (readonly, getter=isEmpty, nonatomic) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
- (BOOL)containsPoint:(CGPoint)point;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) BOOL usesEvenOddFillRule;
@end

NS_ASSUME_NONNULL_END
