#pragma once
@import Foundation;
@class UIView, UITouch, UIEvent, UIPress, UIPressesEvent, UIKey, UIKeyCommand, UIWindow, UIGestureRecognizer, UITextInputMode, UIInputViewController;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIEditingInteractionConfiguration) {
    UIEditingInteractionConfigurationNone = 0,
    UIEditingInteractionConfigurationDefault = 1,
};
typedef NS_ENUM_AS(NSInteger, UIEventSubtype, UIEvent.EventSubtype) {
    UIEventSubtypeNone = 0,
    UIEventSubtypeMotionShake = 1,
};
NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)motionBegan:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputView;
@property (nullable, nonatomic, readonly, strong) __kindof UIView *inputAccessoryView;
@property (nullable, nonatomic, readonly, strong) UIInputViewController *inputViewController;
@property (nullable, nonatomic, readonly, strong) UIInputViewController *inputAccessoryViewController;
- (void)reloadInputViews;
@property (nullable, nonatomic, readonly, strong) UITextInputMode *textInputMode;
@property (nullable, nonatomic, readonly, strong) NSString *textInputContextIdentifier;
@property (nullable, nonatomic, readonly) NSArray<UIKeyCommand *> *keyCommands;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender NS_SWIFT_NAME(canPerformAction(_:withSender:));
- (nullable id)targetForAction:(SEL)action withSender:(nullable id)sender NS_SWIFT_NAME(target(forAction:withSender:));
@property (nullable, nonatomic, readonly) NSUndoManager *undoManager;
@property (nonatomic, readonly) UIEditingInteractionConfiguration editingInteractionConfiguration;
@end

extern NSNotificationName const UIKeyboardWillShowNotification NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardWillHideNotification NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIKeyboardWillChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyboardFrameEndUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyboardAnimationDurationUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) NS_SWIFT_NONISOLATED;
extern NSString * const UIKeyboardAnimationCurveUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationCurveUserInfoKey) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end

typedef NS_ENUM_AS(NSInteger, UITouchPhase, UITouch.Phase) {
    UITouchPhaseBegan,
    UITouchPhaseMoved,
    UITouchPhaseEnded = 3,
    UITouchPhaseCancelled
};
typedef NS_ENUM_AS(NSInteger, UITouchType, UITouch.TouchType) {
    UITouchTypeDirect,
    UITouchTypeIndirectPointer = 3,
};
NS_SWIFT_UI_ACTOR @interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) UITouchType type;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
@property (nullable, nonatomic, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

// Of no actor, unlike the events that carry it.
@interface UIPress : NSObject
@property (nonatomic, readonly, nullable) UIKey *key;
@end
NS_SWIFT_UI_ACTOR @interface UIPressesEvent : UIEvent
@property (nonatomic, readonly) NSSet<UIPress *> *allPresses;
@end

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
    UIKeyModifierAlphaShift = 1 << 16,
    UIKeyModifierShift = 1 << 17,
    UIKeyModifierControl = 1 << 18,
    UIKeyModifierAlternate = 1 << 19,
    UIKeyModifierCommand = 1 << 20,
};
typedef NS_ENUM(CFIndex, UIKeyboardHIDUsage) {
    UIKeyboardHIDUsageKeyboardErrorRollOver = 0x01,
    UIKeyboardHIDUsageKeyboardA = 0x04,
    UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28,
    UIKeyboardHIDUsageKeyboardEscape = 0x29,
    UIKeyboardHIDUsageKeyboardTab = 0x2B,
    UIKeyboardHIDUsageKeyboardSpacebar = 0x2C,
    UIKeyboardHIDUsageKeyboardPeriod = 0x37,
    UIKeyboardHIDUsageKeyboardF6 = 0x3F,
    UIKeyboardHIDUsageKeyboardPageUp = 0x4B,
    UIKeyboardHIDUsageKeyboardPageDown = 0x4E,
    UIKeyboardHIDUsageKeyboardRightArrow = 0x4F,
    UIKeyboardHIDUsageKeyboardLeftArrow = 0x50,
    UIKeyboardHIDUsageKeyboardDownArrow = 0x51,
    UIKeyboardHIDUsageKeyboardUpArrow = 0x52,
    UIKeyboardHIDUsageKeypadNumLock = 0x53,
    UIKeyboardHIDUsageKeypadEnter = 0x58,
};
NS_SWIFT_UI_ACTOR @interface UIKey : NSObject
@property (nonatomic, readonly) NSString *characters;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@end

NS_ASSUME_NONNULL_END
