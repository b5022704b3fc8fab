#pragma once
#import "UIView.h"
@class UIViewController, UIWindowScene, UIScreen, UIStatusBarManager, UIScene;

NS_ASSUME_NONNULL_BEGIN

typedef CGFloat UIWindowLevel NS_TYPED NS_SWIFT_NAME(UIWindow.Level);
extern const UIWindowLevel UIWindowLevelNormal NS_SWIFT_NAME(UIWindowLevel.normal);
extern const UIWindowLevel UIWindowLevelAlert NS_SWIFT_NAME(UIWindowLevel.alert);
extern const UIWindowLevel UIWindowLevelStatusBar NS_SWIFT_NAME(UIWindowLevel.statusBar);

NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic) BOOL canResizeToFitContent;
@property (nonatomic, readonly, strong) UIScreen *screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nonatomic, readonly) BOOL canBecomeKeyWindow NS_SWIFT_NAME(canBecomeKey);
- (void)becomeKeyWindow NS_SWIFT_NAME(becomeKey());
- (void)resignKeyWindow NS_SWIFT_NAME(resignKey());
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)sendEvent:(UIEvent *)event NS_SWIFT_NAME(sendEvent(_:));
- (CGPoint)convertPoint:(CGPoint)point toWindow:(nullable UIWindow *)window;
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(nullable UIWindow *)window;
- (CGRect)convertRect:(CGRect)rect toWindow:(nullable UIWindow *)window;
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
@property (nonatomic, readonly) CGFloat scale;
@property (readonly) NSInteger maximumFramesPerSecond;
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
@property (null_resettable, nonatomic, copy) NSString *title;
@end
extern NSNotificationName const UISceneWillConnectNotification NS_SWIFT_NAME(UIScene.willConnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidDisconnectNotification NS_SWIFT_NAME(UIScene.didDisconnectNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidActivateNotification NS_SWIFT_NAME(UIScene.didActivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillDeactivateNotification NS_SWIFT_NAME(UIScene.willDeactivateNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillEnterForegroundNotification NS_SWIFT_NAME(UIScene.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneDidEnterBackgroundNotification NS_SWIFT_NAME(UIScene.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR @interface UIStatusBarManager : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic, readonly) CGRect statusBarFrame;
@end

NS_SWIFT_UI_ACTOR @interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nullable, nonatomic, readonly, strong) UIWindow *keyWindow;
@property (nonatomic, readonly, nullable) UIStatusBarManager *statusBarManager;
@property (nonatomic, readonly, nullable) UIFocusSystem *focusSystem;
@end

typedef NS_ENUM_AS(NSInteger, UIApplicationState, UIApplication.State) {
    UIApplicationStateActive,
    UIApplicationStateInactive,
    UIApplicationStateBackground
};
NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
- (void)sendEvent:(UIEvent *)event NS_SWIFT_NAME(sendEvent(_:));
@end
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationWillEnterForegroundNotification NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationDidBecomeActiveNotification NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationWillResignActiveNotification NS_SWIFT_NAME(UIApplication.willResignActiveNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
