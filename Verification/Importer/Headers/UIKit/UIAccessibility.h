#pragma once
@import Foundation;
@class UIImage, UIBezierPath;

NS_ASSUME_NONNULL_BEGIN

typedef unsigned long long UIAccessibilityTraits NS_TYPED;

typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) {
    UIAccessibilityScrollDirectionRight = 1,
    UIAccessibilityScrollDirectionLeft,
    UIAccessibilityScrollDirectionUp,
    UIAccessibilityScrollDirectionDown,
    UIAccessibilityScrollDirectionNext,
    UIAccessibilityScrollDirectionPrevious
};

@class UIAccessibilityCustomAction;
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
    NS_SWIFT_NAME(UIAccessibilityCustomAction.Handler);
NS_SWIFT_UI_ACTOR @interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name target:(nullable id)target selector:(SEL)selector;
- (instancetype)initWithName:(NSString *)name actionHandler:(nullable UIAccessibilityCustomActionHandler)actionHandler;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, copy, nullable) UIAccessibilityCustomActionHandler actionHandler;
@end

// A category does not hand its actor on to its members.
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property (nonatomic) CGRect accessibilityFrame NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) UIBezierPath *accessibilityPath NS_SWIFT_UI_ACTOR;
@property (nonatomic) CGPoint accessibilityActivationPoint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, strong) NSString *accessibilityLanguage NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityRespondsToUserInteraction NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, strong) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformMagicTap NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidBecomeFocused NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidLoseFocus NS_SWIFT_UI_ACTOR;
@end

NS_ASSUME_NONNULL_END
