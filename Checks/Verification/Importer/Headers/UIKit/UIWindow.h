#pragma once
#import "UIView.h"
@class UIViewController, UIWindowScene, UIScreen, UIScene;

NS_ASSUME_NONNULL_BEGIN

typedef CGFloat UIWindowLevel NS_TYPED NS_SWIFT_NAME(UIWindow.Level);
extern const UIWindowLevel UIWindowLevelNormal NS_SWIFT_NAME(UIWindowLevel.normal);
extern const UIWindowLevel UIWindowLevelAlert NS_SWIFT_NAME(UIWindowLevel.alert);

NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic, readonly, strong) UIScreen *screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nonatomic, readonly) BOOL canBecomeKeyWindow NS_SWIFT_NAME(canBecomeKey);
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)sendEvent:(UIEvent *)event NS_SWIFT_NAME(sendEvent(_:));
- (CGRect)convertRect:(CGRect)rect fromWindow:(nullable UIWindow *)window;
@end
extern NSNotificationName const UIWindowDidBecomeVisibleNotification NS_SWIFT_NAME(UIWindow.didBecomeVisibleNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidBecomeHiddenNotification NS_SWIFT_NAME(UIWindow.didBecomeHiddenNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidBecomeKeyNotification NS_SWIFT_NAME(UIWindow.didBecomeKeyNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIWindowDidResignKeyNotification NS_SWIFT_NAME(UIWindow.didResignKeyNotification) NS_SWIFT_NONISOLATED;

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
    UIInterfaceOrientationUnknown = 0,
    UIInterfaceOrientationPortrait = 1,
    UIInterfaceOrientationPortraitUpsideDown = 2,
    UIInterfaceOrientationLandscapeLeft = 4,
    UIInterfaceOrientationLandscapeRight = 3
};
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
    UIInterfaceOrientationMaskPortrait = (1 << UIInterfaceOrientationPortrait),
    UIInterfaceOrientationMaskLandscapeLeft = (1 << UIInterfaceOrientationLandscapeLeft),
    UIInterfaceOrientationMaskLandscapeRight = (1 << UIInterfaceOrientationLandscapeRight),
    UIInterfaceOrientationMaskPortraitUpsideDown = (1 << UIInterfaceOrientationPortraitUpsideDown),
    UIInterfaceOrientationMaskLandscape = (UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight),
    UIInterfaceOrientationMaskAll = (UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight | UIInterfaceOrientationMaskPortraitUpsideDown),
    UIInterfaceOrientationMaskAllButUpsideDown = (UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight),
};

NS_SWIFT_UI_ACTOR @interface UIScreen : NSObject
@property (nonatomic, readonly) CGRect bounds;
@property (readonly) id<UICoordinateSpace> coordinateSpace;
@end

typedef NS_ENUM_AS(NSInteger, UISceneActivationState, UIScene.ActivationState) {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive,
    UISceneActivationStateForegroundInactive,
    UISceneActivationStateBackground
};
NS_SWIFT_UI_ACTOR @interface UIScene : UIResponder
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UISceneActivationState activationState;
@end
extern NSNotificationName const UISceneWillConnectNotification NS_SWIFT_NAME(UIScene.willConnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidDisconnectNotification NS_SWIFT_NAME(UIScene.didDisconnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidActivateNotification NS_SWIFT_NAME(UIScene.didActivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillDeactivateNotification NS_SWIFT_NAME(UIScene.willDeactivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillEnterForegroundNotification NS_SWIFT_NAME(UIScene.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidEnterBackgroundNotification NS_SWIFT_NAME(UIScene.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR @interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nullable, nonatomic, readonly, strong) UIWindow *keyWindow;
@property (nonatomic, readonly, nullable) UIFocusSystem *focusSystem;
@end

typedef NSUInteger UIBackgroundTaskIdentifier NS_TYPED;
extern const UIBackgroundTaskIdentifier UIBackgroundTaskInvalid NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
- (void)sendEvent:(UIEvent *)event NS_SWIFT_NAME(sendEvent(_:));
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(nullable NSString *)taskName expirationHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^_Nullable)(void))handler;
- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
@end

NS_ASSUME_NONNULL_END
