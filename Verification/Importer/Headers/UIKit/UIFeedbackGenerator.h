#pragma once
@import Foundation;

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UIFeedbackGenerator : NSObject
- (void)prepare;
@end

typedef NS_ENUM_AS(NSInteger, UINotificationFeedbackType, UINotificationFeedbackGenerator.FeedbackType) {
    UINotificationFeedbackTypeSuccess,
    UINotificationFeedbackTypeWarning,
    UINotificationFeedbackTypeError
};
NS_SWIFT_UI_ACTOR @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
@end

typedef NS_ENUM_AS(NSInteger, UIImpactFeedbackStyle, UIImpactFeedbackGenerator.FeedbackStyle) {
    UIImpactFeedbackStyleLight,
    UIImpactFeedbackStyleMedium,
    UIImpactFeedbackStyleHeavy,
    UIImpactFeedbackStyleSoft,
    UIImpactFeedbackStyleRigid
};
NS_SWIFT_UI_ACTOR @interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
- (void)impactOccurredWithIntensity:(CGFloat)intensity NS_SWIFT_NAME(impactOccurred(intensity:));
@end

NS_SWIFT_UI_ACTOR @interface UISelectionFeedbackGenerator : UIFeedbackGenerator
- (void)selectionChanged;
@end

NS_ASSUME_NONNULL_END
