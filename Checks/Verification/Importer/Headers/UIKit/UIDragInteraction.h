#pragma once
@import Foundation;
#import "UIView.h"
@class UIDragInteraction, UIDragItem;

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @protocol UIInteraction <NSObject>
@property (nonatomic, nullable, weak, readonly) UIView *view;
@end

@interface UIView (Interactions)
- (void)addInteraction:(id<UIInteraction>)interaction NS_SWIFT_NAME(addInteraction(_:));
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions;
@end

NS_SWIFT_UI_ACTOR @protocol UIDragSession <NSObject>
@property (nonatomic, strong, nullable) id localContext;
@end

NS_SWIFT_UI_ACTOR @interface UIDragItem : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end

NS_SWIFT_UI_ACTOR @protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction itemsForBeginningSession:(id<UIDragSession>)session
    NS_SWIFT_NAME(dragInteraction(_:itemsForBeginning:));
@end

NS_SWIFT_UI_ACTOR @interface UIDragInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

NS_ASSUME_NONNULL_END
