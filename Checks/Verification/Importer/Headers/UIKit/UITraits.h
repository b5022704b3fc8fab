#pragma once
@import Foundation;
@class UITraitCollection;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
    UIUserInterfaceStyleUnspecified,
    UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark
};
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
    UIUserInterfaceIdiomUnspecified = -1,
    UIUserInterfaceIdiomPhone,
    UIUserInterfaceIdiomPad,
    UIUserInterfaceIdiomTV NS_SWIFT_NAME(tv),
    UIUserInterfaceIdiomCarPlay,
    UIUserInterfaceIdiomMac = 5,
    UIUserInterfaceIdiomVision IOS(17) = 6
};
typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
    UITraitEnvironmentLayoutDirectionUnspecified = -1,
    UITraitEnvironmentLayoutDirectionLeftToRight = 0,
    UITraitEnvironmentLayoutDirectionRightToLeft = 1
};
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
    UIUserInterfaceLayoutDirectionLeftToRight,
    UIUserInterfaceLayoutDirectionRightToLeft
};
typedef NS_ENUM(NSInteger, UIAccessibilityContrast) {
    UIAccessibilityContrastUnspecified = -1,
    UIAccessibilityContrastNormal,
    UIAccessibilityContrastHigh
};
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
    UIUserInterfaceSizeClassUnspecified = 0,
    UIUserInterfaceSizeClassCompact = 1,
    UIUserInterfaceSizeClassRegular = 2
};
typedef NS_ENUM(NSInteger, UILegibilityWeight) {
    UILegibilityWeightUnspecified = -1,
    UILegibilityWeightRegular = 0,
    UILegibilityWeightBold = 1
};
typedef NS_ENUM(NSInteger, UIUserInterfaceActiveAppearance) {
    UIUserInterfaceActiveAppearanceUnspecified = -1,
    UIUserInterfaceActiveAppearanceInactive,
    UIUserInterfaceActiveAppearanceActive
};

typedef NSString *UIContentSizeCategory NS_TYPED;
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall;
extern UIContentSizeCategory const UIContentSizeCategorySmall;
extern UIContentSizeCategory const UIContentSizeCategoryMedium;
extern UIContentSizeCategory const UIContentSizeCategoryLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification
    NS_SWIFT_NAME(UIContentSizeCategory.didChangeNotification);

NS_SWIFT_SENDABLE @interface UITraitCollection : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle
    NS_SWIFT_NAME(init(userInterfaceStyle:));
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast;
@property (nonatomic, readonly) UILegibilityWeight legibilityWeight;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceActiveAppearance activeAppearance;
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection NS_SWIFT_NAME(current);
@end

NS_SWIFT_UI_ACTOR @protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end
NS_SWIFT_UI_ACTOR IOS(17) @protocol UITraitChangeRegistration <NSObject, NSCopying>
@end

NS_ASSUME_NONNULL_END
