#pragma once
@import Foundation;
#import "CoreAnimation.h"
@class UITraitCollection;

NS_ASSUME_NONNULL_BEGIN

struct UIEdgeInsets { CGFloat top, left, bottom, right; };
typedef struct UIEdgeInsets UIEdgeInsets;

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
    UIRectEdgeNone = 0,
    UIRectEdgeBottom = 1 << 2,
};

@interface NSValue (UIKitAdditions)
+ (NSValue *)valueWithCGPoint:(CGPoint)point NS_SWIFT_NAME(init(cgPoint:));
+ (NSValue *)valueWithCGRect:(CGRect)rect NS_SWIFT_NAME(init(cgRect:));
+ (NSValue *)valueWithCATransform3D:(CATransform3D)t NS_SWIFT_NAME(init(caTransform3D:));
@property (nonatomic, readonly) CGRect CGRectValue;
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
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *grayColor;
@property (class, nonatomic, readonly) UIColor *redColor;
@property (class, nonatomic, readonly) UIColor *greenColor;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (class, nonatomic, readonly) UIColor *systemBlueColor;
@property (class, nonatomic, readonly) UIColor *labelColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor;
@end

typedef NSString *UIFontTextStyle NS_TYPED NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleLargeTitle NS_SWIFT_NAME(UIFontTextStyle.largeTitle);
extern UIFontTextStyle const UIFontTextStyleHeadline NS_SWIFT_NAME(UIFontTextStyle.headline);
extern UIFontTextStyle const UIFontTextStyleBody NS_SWIFT_NAME(UIFontTextStyle.body);
typedef CGFloat UIFontWeight NS_TYPED NS_SWIFT_NAME(UIFont.Weight);
extern const UIFontWeight UIFontWeightRegular NS_SWIFT_NAME(UIFontWeight.regular);
extern const UIFontWeight UIFontWeightSemibold NS_SWIFT_NAME(UIFontWeight.semibold);
extern const UIFontWeight UIFontWeightBold NS_SWIFT_NAME(UIFontWeight.bold);

typedef NSString *UIFontDescriptorAttributeName NS_TYPED NS_SWIFT_NAME(UIFontDescriptor.AttributeName);
extern UIFontDescriptorAttributeName const UIFontDescriptorFamilyAttribute
    NS_SWIFT_NAME(UIFontDescriptorAttributeName.family);
extern UIFontDescriptorAttributeName const UIFontDescriptorTraitsAttribute
    NS_SWIFT_NAME(UIFontDescriptorAttributeName.traits);
typedef NSString *UIFontDescriptorTraitKey NS_TYPED NS_SWIFT_NAME(UIFontDescriptor.TraitKey);
extern UIFontDescriptorTraitKey const UIFontWeightTrait NS_SWIFT_NAME(UIFontDescriptorTraitKey.weight);

NS_SWIFT_SENDABLE @interface UIFontDescriptor : NSObject <NSCopying>
- (instancetype)initWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
@end

NS_SWIFT_SENDABLE @interface UIFont : NSObject <NSCopying>
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)pointSize
    NS_SWIFT_NAME(init(descriptor:size:));
+ (NSArray<NSString *> *)fontNamesForFamilyName:(NSString *)familyName;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat lineHeight;
@end

@interface UIFontMetrics : NSObject
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_DESIGNATED_INITIALIZER;
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(scaledValue(for:compatibleWith:));
@end

typedef NS_ENUM_AS(NSInteger, UIImageSymbolWeight, UIImage.SymbolWeight) {
    UIImageSymbolWeightMedium = 5,
};
typedef NS_ENUM_AS(NSInteger, UIImageRenderingMode, UIImage.RenderingMode) {
    UIImageRenderingModeAutomatic,
    UIImageRenderingModeAlwaysTemplate = 2,
};
@class UIImageConfiguration;
NS_SWIFT_SENDABLE @interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:withConfiguration:));
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
@property (nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage;
@end
NS_SWIFT_NAME(UIImage.Configuration) NS_SWIFT_SENDABLE @interface UIImageConfiguration : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_NAME(UIImage.SymbolConfiguration) @interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight
    NS_SWIFT_NAME(init(pointSize:weight:));
@end

@interface UIBezierPath : NSObject <NSCopying>
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius
    NS_SWIFT_NAME(init(roundedRect:cornerRadius:));
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle
    endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise
    NS_SWIFT_NAME(init(arcCenter:radius:startAngle:endAngle:clockwise:));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGPath *CGPath;
@end

NS_ASSUME_NONNULL_END
