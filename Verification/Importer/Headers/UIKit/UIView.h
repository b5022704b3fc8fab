#pragma once
@import Foundation;
#import "UIResponder.h"
#import "UIFocus.h"
#import "UITraits.h"
#import "UIDrawing.h"
@class UIView, UIWindow, UILayoutGuide, UIKeyboardLayoutGuide, UIColor, UIGestureRecognizer;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM_AS(NSInteger, UIViewAnimationCurve, UIView.AnimationCurve) {
    UIViewAnimationCurveEaseInOut,
    UIViewAnimationCurveEaseIn,
    UIViewAnimationCurveEaseOut,
    UIViewAnimationCurveLinear
};
typedef NS_ENUM_AS(NSInteger, UIViewContentMode, UIView.ContentMode) {
    UIViewContentModeScaleToFill,
    UIViewContentModeScaleAspectFit,
    UIViewContentModeScaleAspectFill,
    UIViewContentModeRedraw,
    UIViewContentModeCenter,
    UIViewContentModeTop,
    UIViewContentModeBottom,
    UIViewContentModeLeft,
    UIViewContentModeRight,
    UIViewContentModeTopLeft,
    UIViewContentModeTopRight,
    UIViewContentModeBottomLeft,
    UIViewContentModeBottomRight
};
typedef NS_OPTIONS_AS(NSUInteger, UIViewAutoresizing, UIView.AutoresizingMask) {
    UIViewAutoresizingNone = 0,
    UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleRightMargin = 1 << 2,
    UIViewAutoresizingFlexibleTopMargin = 1 << 3,
    UIViewAutoresizingFlexibleHeight = 1 << 4,
    UIViewAutoresizingFlexibleBottomMargin = 1 << 5
};
typedef NS_OPTIONS_AS(NSUInteger, UIViewAnimationOptions, UIView.AnimationOptions) {
    UIViewAnimationOptionLayoutSubviews = 1 << 0,
    UIViewAnimationOptionAllowUserInteraction = 1 << 1,
    UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
    UIViewAnimationOptionRepeat = 1 << 3,
    UIViewAnimationOptionAutoreverse = 1 << 4,
    UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
    UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
    UIViewAnimationOptionCurveEaseIn = 1 << 16,
    UIViewAnimationOptionCurveEaseOut = 2 << 16,
    UIViewAnimationOptionCurveLinear = 3 << 16,
    UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
};
typedef NS_ENUM_AS(NSInteger, UIViewTintAdjustmentMode, UIView.TintAdjustmentMode) {
    UIViewTintAdjustmentModeAutomatic,
    UIViewTintAdjustmentModeNormal,
    UIViewTintAdjustmentModeDimmed
};
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
    UISemanticContentAttributeUnspecified = 0,
    UISemanticContentAttributePlayback,
    UISemanticContentAttributeSpatial,
    UISemanticContentAttributeForceLeftToRight,
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
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@end

@interface UIView (UIViewGeometry)
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@end

@interface UIView (UIViewHierarchy)
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:belowSubview:));
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview NS_SWIFT_NAME(insertSubview(_:aboveSubview:));
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)didAddSubview:(UIView *)subview NS_SWIFT_NAME(didAddSubview(_:));
- (void)willRemoveSubview:(UIView *)subview NS_SWIFT_NAME(willRemoveSubview(_:));
- (void)willMoveToSuperview:(nullable UIView *)newSuperview NS_SWIFT_NAME(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide;
@end

@interface UIView (UIViewRendering)
- (void)drawRect:(CGRect)rect;
- (void)setNeedsDisplay;
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nullable, nonatomic, strong) UIView *maskView NS_SWIFT_NAME(mask);
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
@end

@interface UIView (UIViewAnimation)
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)performWithoutAnimation:(void (^ __attribute__((noescape)))(void))actionsWithoutAnimation;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    options:(UIViewAnimationOptions)options animations:(void (^)(void))animations
    completion:(nullable void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
    completion:(nullable void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity
    options:(UIViewAnimationOptions)options animations:(void (^)(void))animations
    completion:(nullable void (^)(BOOL finished))completion;
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration
    options:(UIViewAnimationOptions)options animations:(nullable void (^)(void))animations
    completion:(nullable void (^)(BOOL finished))completion;
@end

@interface UIView (UIViewGestureRecognizers)
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(addGestureRecognizer(_:));
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_NAME(removeGestureRecognizer(_:));
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
@end

extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric) NS_SWIFT_NONISOLATED;
extern const CGSize UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize) NS_SWIFT_NONISOLATED;
extern const CGSize UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize) NS_SWIFT_NONISOLATED;

@interface UIView (UIConstraintBasedLayout)
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
- (void)setNeedsUpdateConstraints;
- (void)updateConstraints;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
@end

@interface UIView (UIUserInterfaceStyle)
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@end

@interface UIView (UITextField)
- (BOOL)endEditing:(BOOL)force;
@end

NS_SWIFT_UI_ACTOR @interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, weak, nullable) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@end
NS_SWIFT_UI_ACTOR @interface UITrackingLayoutGuide : UILayoutGuide
@end
NS_SWIFT_UI_ACTOR @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@end

NS_SWIFT_UI_ACTOR @interface UIVisualEffect : NSObject <NSCopying>
@end
typedef NS_ENUM_AS(NSInteger, UIBlurEffectStyle, UIBlurEffect.Style) {
    UIBlurEffectStyleExtraLight,
    UIBlurEffectStyleLight,
    UIBlurEffectStyleDark,
    UIBlurEffectStyleRegular = 4,
    UIBlurEffectStyleProminent,
    UIBlurEffectStyleSystemUltraThinMaterial,
    UIBlurEffectStyleSystemThinMaterial,
    UIBlurEffectStyleSystemMaterial,
    UIBlurEffectStyleSystemThickMaterial,
    UIBlurEffectStyleSystemChromeMaterial,
    UIBlurEffectStyleSystemUltraThinMaterialLight,
    UIBlurEffectStyleSystemThinMaterialLight,
    UIBlurEffectStyleSystemMaterialLight,
    UIBlurEffectStyleSystemThickMaterialLight,
    UIBlurEffectStyleSystemChromeMaterialLight,
    UIBlurEffectStyleSystemUltraThinMaterialDark,
    UIBlurEffectStyleSystemThinMaterialDark,
    UIBlurEffectStyleSystemMaterialDark,
    UIBlurEffectStyleSystemThickMaterialDark,
    UIBlurEffectStyleSystemChromeMaterialDark
};
NS_SWIFT_UI_ACTOR @interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style NS_SWIFT_NAME(init(style:));
@end
NS_SWIFT_UI_ACTOR @interface UIVisualEffectView : UIView
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR @protocol UITimingCurveProvider <NSObject>
@end
NS_SWIFT_UI_ACTOR @interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 NS_DESIGNATED_INITIALIZER;
@end
typedef NS_ENUM(NSInteger, UIViewAnimatingState) {
    UIViewAnimatingStateInactive,
    UIViewAnimatingStateActive,
    UIViewAnimatingStateStopped
};
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
    UIViewAnimatingPositionEnd,
    UIViewAnimatingPositionStart,
    UIViewAnimatingPositionCurrent
};
NS_SWIFT_UI_ACTOR @protocol UIViewAnimating <NSObject>
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
@end
NS_SWIFT_UI_ACTOR @interface UIViewPropertyAnimator : NSObject <UIViewImplicitlyAnimating>
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isInterruptible) BOOL interruptible;
- (instancetype)initWithDuration:(NSTimeInterval)duration timingParameters:(id<UITimingCurveProvider>)parameters NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve
    animations:(nullable void (^)(void))animations;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
@end

NS_ASSUME_NONNULL_END
