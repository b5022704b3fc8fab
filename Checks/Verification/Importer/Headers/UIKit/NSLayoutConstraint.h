#pragma once
#import "UIView.h"
@class NSLayoutConstraint, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

NS_ASSUME_NONNULL_BEGIN

typedef float UILayoutPriority NS_TYPED;
static const UILayoutPriority UILayoutPriorityRequired NS_SWIFT_NAME(UILayoutPriority.required) = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh NS_SWIFT_NAME(UILayoutPriority.defaultHigh) = 750;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel NS_SWIFT_NAME(UILayoutPriority.fittingSizeLevel) = 50;

NS_SWIFT_UI_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

NS_SWIFT_UI_ACTOR @interface NSLayoutConstraint : NSObject
@property (getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

@interface UIView (UIViewLayoutConstraintCreation)
@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
    withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
    verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
@end

NS_ASSUME_NONNULL_END
