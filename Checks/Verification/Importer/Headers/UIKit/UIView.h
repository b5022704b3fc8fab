#pragma once
@import Foundation;
#import "UIResponder.h"
#import "UIFocus.h"
#import "UITraits.h"
#import "UIDrawing.h"
@class UIView, UIWindow, UILayoutGuide, UIKeyboardLayoutGuide, UIColor, UIGestureRecognizer;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM_AS(NSInteger, UIViewContentMode, UIView.ContentMode) {
    UIViewContentModeScaleToFill,
    UIViewContentModeScaleAspectFit,
};
typedef NS_OPTIONS_AS(NSUInteger, UIViewAutoresizing, UIView.AutoresizingMask) {
    UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleRightMargin = 1 << 2,
    UIViewAutoresizingFlexibleTopMargin = 1 << 3,
    UIViewAutoresizingFlexibleHeight = 1 << 4,
    UIViewAutoresizingFlexibleBottomMargin = 1 << 5
};
typedef NS_OPTIONS_AS(NSUInteger, UIViewAnimationOptions, UIView.AnimationOptions) {
    UIViewAnimationOptionAllowUserInteraction = 1 << 1,
    UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
    UIViewAnimationOptionCurveLinear = 3 << 16,
};
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
    UISemanticContentAttributeUnspecified = 0,
    UISemanticContentAttributeForceLeftToRight = 3,
    UISemanticContentAttributeForceRightToLeft
};

NS_SWIFT_UI_ACTOR @protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
@property (readonly, nonatomic) CGRect bounds;
@end

NS_SWIFT_UI_ACTOR @protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

NS_SWIFT_UI_ACTOR @interface UIView : UIResponder <NSCoding, UICoordinateSpace, UITraitEnvironment, UIFocusItem, CALayerDelegate, UIAccessibilityIdentification>
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (nonatomic, readonly, getter=isFocused) BOOL focused;
@property (nonatomic, copy, nullable) NSString *focusGroupIdentifier;
@property (nonatomic, copy, nullable) UIFocusEffect *focusEffect;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@end

@interface UIView (UIViewGeometry)
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
@end

@interface UIView (UIViewHierarchy)
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:belowSubview:));
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:aboveSubview:));
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)didAddSubview:(UIView *)subview NS_SWIFT_NAME(didAddSubview(_:));
- (void)tintColorDidChange;
- (void)willRemoveSubview:(UIView *)subview NS_SWIFT_NAME(willRemoveSubview(_:));
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide;
@end

@interface UIView (UIViewRendering)
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@end

@interface UIView (UIViewAnimation)
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)performWithoutAnimation:(void (^ __attribute__((noescape)))(void))actionsWithoutAnimation;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    options:(UIViewAnimationOptions)options animations:(void (^)(void))animations
    completion:(nullable void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
    completion:(nullable void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
@end

@interface UIView (UIViewGestureRecognizers)
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(addGestureRecognizer(_:));
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(removeGestureRecognizer(_:));
@end

extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric) NS_SWIFT_NONISOLATED;
extern const CGSize UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize) NS_SWIFT_NONISOLATED;

@interface UIView (UIConstraintBasedLayout)
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
@end

@interface UIView (UIUserInterfaceStyle)
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@end

NS_SWIFT_UI_ACTOR @interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, weak, nullable) UIView *owningView;
@end
NS_SWIFT_UI_ACTOR @interface UITrackingLayoutGuide : UILayoutGuide
@end
NS_SWIFT_UI_ACTOR @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@end

NS_SWIFT_UI_ACTOR @interface UIVisualEffect : NSObject <NSCopying>
@end
typedef NS_ENUM_AS(NSInteger, UIBlurEffectStyle, UIBlurEffect.Style) {
    UIBlurEffectStyleSystemMaterial = 8,
};
NS_SWIFT_UI_ACTOR @interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style NS_SWIFT_NAME(init(style:));
@end
typedef NS_ENUM_AS(NSInteger, UIGlassEffectStyle, UIGlassEffect.Style) {
    UIGlassEffectStyleRegular,
    UIGlassEffectStyleClear,
};
NS_SWIFT_UI_ACTOR IOS(26) @interface UIGlassEffect : UIVisualEffect
+ (UIGlassEffect *)effectWithStyle:(UIGlassEffectStyle)style NS_SWIFT_NAME(init(style:));
@property (nonatomic, copy, nullable) UIColor *tintColor;
@end
NS_SWIFT_UI_ACTOR @interface UIVisualEffectView : UIView
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
