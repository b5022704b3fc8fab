#pragma once
#import "UIView.h"
@class UIImage, UILabel, UIAction, UIButton, UIImageView;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS_AS(NSUInteger, UIControlEvents, UIControl.Event) {
    UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventEditingChanged = 1 << 17,
};
typedef NS_OPTIONS_AS(NSUInteger, UIControlState, UIControl.State) {
    UIControlStateHighlighted = 1 << 0,
    UIControlStateDisabled = 1 << 1,
};
NS_SWIFT_UI_ACTOR @interface UIMenuElement : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
@end
NS_SWIFT_UI_ACTOR @interface UICommand : UIMenuElement
@end
NS_SWIFT_UI_ACTOR @interface UIKeyCommand : UICommand
@property (nullable, nonatomic, readonly) NSString *input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior;
+ (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL)action;
@end
extern NSString * const UIKeyInputEscape NS_SWIFT_NAME(UIKeyCommand.inputEscape) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyInputUpArrow NS_SWIFT_NAME(UIKeyCommand.inputUpArrow) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyInputDownArrow NS_SWIFT_NAME(UIKeyCommand.inputDownArrow) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyInputLeftArrow NS_SWIFT_NAME(UIKeyCommand.inputLeftArrow) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyInputRightArrow NS_SWIFT_NAME(UIKeyCommand.inputRightArrow) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyInputPageUp NS_SWIFT_NAME(UIKeyCommand.inputPageUp) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyInputPageDown NS_SWIFT_NAME(UIKeyCommand.inputPageDown) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyInputF6 NS_SWIFT_NAME(UIKeyCommand.f6) NS_SWIFT_NONISOLATED;
typedef void (^UIActionHandler)(__kindof UIAction *action);
NS_SWIFT_UI_ACTOR @interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@end

NS_SWIFT_UI_ACTOR @interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:));
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addTarget(_:action:for:));
- (void)removeTarget:(nullable id)target action:(nullable SEL)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeTarget(_:action:for:));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(sendActions(for:));
@end

typedef NS_ENUM_AS(NSInteger, UIButtonType, UIButton.ButtonType) {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem,
};
NS_SWIFT_UI_ACTOR @interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType NS_SWIFT_NAME(init(type:));
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state NS_SWIFT_NAME(setTitleColor(_:for:));
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (nullable UIColor *)titleColorForState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nonatomic, readonly, strong) UIColor *currentTitleColor;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled;
@end

NS_SWIFT_UI_ACTOR @interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, nonatomic, strong) UIImage *image;
@end

typedef NS_ENUM_AS(NSInteger, UIActivityIndicatorViewStyle, UIActivityIndicatorView.Style) {
    UIActivityIndicatorViewStyleMedium = 100,
    UIActivityIndicatorViewStyleLarge = 101,
};
NS_SWIFT_UI_ACTOR @interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(style:));
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle NS_SWIFT_NAME(style);
@property (nonatomic) BOOL hidesWhenStopped;
@property (null_resettable, nonatomic, strong) UIColor *color;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end

typedef NS_ENUM_AS(NSInteger, UIProgressViewStyle, UIProgressView.Style) {
    UIProgressViewStyleDefault,
};
NS_SWIFT_UI_ACTOR @interface UIProgressView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) float progress;
@property (nonatomic, strong, nullable) UIColor *progressTintColor;
@property (nonatomic, strong, nullable) UIColor *trackTintColor;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR @interface UIFeedbackGenerator : NSObject
- (void)prepare;
@end
typedef NS_ENUM_AS(NSInteger, UINotificationFeedbackType, UINotificationFeedbackGenerator.FeedbackType) {
    UINotificationFeedbackTypeSuccess,
    UINotificationFeedbackTypeWarning,
    UINotificationFeedbackTypeError,
};
NS_SWIFT_UI_ACTOR @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
@end

NS_ASSUME_NONNULL_END
