#pragma once
@import Foundation;
@class UIFocusUpdateContext;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIFocusHeading) {
    UIFocusHeadingUp = 1 << 0,
    UIFocusHeadingDown = 1 << 1,
    UIFocusHeadingLeft = 1 << 2,
    UIFocusHeadingRight = 1 << 3,
    UIFocusHeadingNext = 1 << 4,
    UIFocusHeadingPrevious = 1 << 5,
};

NS_SWIFT_UI_ACTOR @protocol UIFocusEnvironment <NSObject>
@property (nonatomic, copy, readonly) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
@property (nonatomic, weak, readonly, nullable) id<UIFocusEnvironment> parentFocusEnvironment NS_SWIFT_NAME(parentFocusEnvironment);
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context;
@end

NS_SWIFT_UI_ACTOR @protocol UIFocusItem <UIFocusEnvironment>
@property (nonatomic, readonly) BOOL canBecomeFocused;
@end

NS_SWIFT_UI_ACTOR @interface UIFocusUpdateContext : NSObject
@property (nonatomic, weak, readonly, nullable) id<UIFocusItem> previouslyFocusedItem;
@property (nonatomic, weak, readonly, nullable) id<UIFocusItem> nextFocusedItem;
@property (nonatomic, readonly) UIFocusHeading focusHeading;
@end

// Of no actor, unlike what has it.
@interface UIFocusEffect : NSObject <NSCopying>
@end

NS_SWIFT_UI_ACTOR @interface UIFocusSystem : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, weak, readonly, nullable) id<UIFocusItem> focusedItem;
- (void)requestFocusUpdateToEnvironment:(id<UIFocusEnvironment>)environment NS_SWIFT_NAME(requestFocusUpdate(to:));
- (void)updateFocusIfNeeded;
@end
extern NSNotificationName const UIFocusDidUpdateNotification NS_SWIFT_NAME(UIFocusSystem.didUpdateNotification) NS_SWIFT_NONISOLATED;
extern NSString * const UIFocusUpdateContextKey NS_SWIFT_NAME(UIFocusSystem.focusUpdateContextUserInfoKey);

NS_ASSUME_NONNULL_END
