#pragma once
#import "UIView.h"
@class UIImage, UILabel, UIAction, UIButton, UIImageSymbolConfiguration, UIImageView;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS_AS(NSUInteger, UIControlEvents, UIControl.Event) {
    UIControlEventTouchDown = 1 << 0,
    UIControlEventTouchDownRepeat = 1 << 1,
    UIControlEventTouchDragInside = 1 << 2,
    UIControlEventTouchDragOutside = 1 << 3,
    UIControlEventTouchDragEnter = 1 << 4,
    UIControlEventTouchDragExit = 1 << 5,
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventTouchUpOutside = 1 << 7,
    UIControlEventTouchCancel = 1 << 8,
    UIControlEventValueChanged = 1 << 12,
    UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventEditingDidBegin = 1 << 16,
    UIControlEventEditingChanged = 1 << 17,
    UIControlEventEditingDidEnd = 1 << 18,
    UIControlEventEditingDidEndOnExit = 1 << 19,
    UIControlEventAllTouchEvents = 0x00000FFF,
    UIControlEventAllEditingEvents = 0x000F0000,
    UIControlEventAllEvents = 0xFFFFFFFF
};
typedef NS_OPTIONS_AS(NSUInteger, UIControlState, UIControl.State) {
    UIControlStateHighlighted = 1 << 0,
    UIControlStateDisabled = 1 << 1,
    UIControlStateSelected = 1 << 2,
    UIControlStateFocused = 1 << 3,
};
typedef NSString *UIActionIdentifier NS_TYPED NS_SWIFT_NAME(UIAction.Identifier);
typedef NS_OPTIONS_AS(NSUInteger, UIMenuElementAttributes, UIMenuElement.Attributes) {
    UIMenuElementAttributesDisabled = 1 << 0,
    UIMenuElementAttributesDestructive = 1 << 1,
    UIMenuElementAttributesHidden = 1 << 2,
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
extern NSString * const UIKeyInputF6 NS_SWIFT_NAME(UIKeyCommand.f6) NS_SWIFT_NONISOLATED;
typedef void (^UIActionHandler)(__kindof UIAction *action);
NS_SWIFT_UI_ACTOR @interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic, readonly, nullable) id sender;
@end

NS_SWIFT_UI_ACTOR @interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:));
- (void)sendAction:(UIAction *)action NS_SWIFT_NAME(sendAction(_:));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(sendActions(for:));
@end

typedef NS_ENUM_AS(NSInteger, UIButtonType, UIButton.ButtonType) {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem,
    UIButtonTypeDetailDisclosure,
    UIButtonTypeInfoLight,
    UIButtonTypeInfoDark,
    UIButtonTypeContactAdd,
    UIButtonTypeClose = 7,
};
typedef NS_ENUM_AS(NSInteger, UIButtonRole, UIButton.Role) {
    UIButtonRoleNormal,
    UIButtonRolePrimary,
    UIButtonRoleCancel,
    UIButtonRoleDestructive
};
typedef void (^UIButtonConfigurationUpdateHandler)(__kindof UIButton *button)
    NS_SWIFT_NAME(UIButton.ConfigurationUpdateHandler);
NS_SWIFT_UI_ACTOR @interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType NS_SWIFT_NAME(init(type:));
- (void)setNeedsUpdateConfiguration;
- (void)updateConfiguration;
@property (nonatomic, readwrite, copy, nullable) UIButtonConfigurationUpdateHandler configurationUpdateHandler;
@property (nonatomic) BOOL automaticallyUpdatesConfiguration;
@property (nonatomic) UIButtonRole role;
@property (nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled;
@property (nonatomic, readonly) UIButtonType buttonType;
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
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@end

NS_SWIFT_UI_ACTOR @interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic, strong, nullable) UIImageSymbolConfiguration *preferredSymbolConfiguration;
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
    UIProgressViewStyleBar,
};
NS_SWIFT_UI_ACTOR @interface UIProgressView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic) float progress;
@property (nonatomic, strong, nullable) UIColor *progressTintColor;
@property (nonatomic, strong, nullable) UIColor *trackTintColor;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@property (nonatomic, strong, nullable) NSProgress *observedProgress;
@end

NS_ASSUME_NONNULL_END
