#pragma once
#import "UIView.h"
#import "UIWindow.h"
@class UITabBarController, UINavigationController, UITabBar, UINavigationBar;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0,
    UIModalPresentationPageSheet,
    UIModalPresentationFormSheet,
    UIModalPresentationCurrentContext,
    UIModalPresentationCustom,
    UIModalPresentationOverFullScreen,
    UIModalPresentationOverCurrentContext,
    UIModalPresentationPopover,
    UIModalPresentationNone = -1,
    UIModalPresentationAutomatic = -2,
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
    UIModalTransitionStyleCoverVertical = 0,
    UIModalTransitionStyleFlipHorizontal,
    UIModalTransitionStyleCrossDissolve,
    UIModalTransitionStylePartialCurl,
};
typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
    UIStatusBarStyleDefault = 0,
    UIStatusBarStyleLightContent = 1,
    UIStatusBarStyleDarkContent = 3,
};

NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
    completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
   ;
@end

NS_SWIFT_UI_ACTOR @protocol UIContentContainer <NSObject>
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder <UIContentContainer, NSCoding, UITraitEnvironment, UIFocusEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)addKeyCommand:(UIKeyCommand *)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag
    completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:));
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic, readonly) BOOL shouldAutorotate;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle NS_SWIFT_NAME(childForStatusBarStyle);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden NS_SWIFT_NAME(childForStatusBarHidden);
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures);
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end

NS_SWIFT_UI_ACTOR @interface UITabBar : UIView
@end
NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@end
NS_SWIFT_UI_ACTOR @interface UINavigationBar : UIView
@end
NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@end

NS_ASSUME_NONNULL_END
