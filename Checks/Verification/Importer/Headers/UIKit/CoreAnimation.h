#pragma once
@import Foundation;
@class CALayer, CAAnimation, CADisplayLink;

NS_ASSUME_NONNULL_BEGIN

struct CATransform3D {
    CGFloat m11, m12, m13, m14;
    CGFloat m21, m22, m23, m24;
    CGFloat m31, m32, m33, m34;
    CGFloat m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;
extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);

CFTimeInterval CACurrentMediaTime(void);

// Core Graphics has these two as Core Foundation types, which import as classes.
NS_SWIFT_SENDABLE @interface CGColor : NSObject
@end
@interface CGPath : NSObject
@end

typedef NSString *CAMediaTimingFillMode NS_TYPED;
extern CAMediaTimingFillMode const kCAFillModeBackwards NS_SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern CAMediaTimingFillMode const kCAFillModeRemoved NS_SWIFT_NAME(CAMediaTimingFillMode.removed);

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float repeatCount;
@property (copy) CAMediaTimingFillMode fillMode;
@end

struct CAFrameRateRange {
    float minimum;
    float maximum;
    float preferred;
};
typedef struct CAFrameRateRange CAFrameRateRange;

@interface CAAnimation : NSObject <NSCopying, CAMediaTiming>
@property CAFrameRateRange preferredFrameRateRange;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path NS_SWIFT_NAME(init(keyPath:));
@property (nullable, copy) NSString *keyPath;
@end

typedef NSString *CAAnimationCalculationMode NS_TYPED;
extern CAAnimationCalculationMode const kCAAnimationLinear NS_SWIFT_NAME(CAAnimationCalculationMode.linear);
extern CAAnimationCalculationMode const kCAAnimationDiscrete NS_SWIFT_NAME(CAAnimationCalculationMode.discrete);

@interface CAKeyframeAnimation : CAPropertyAnimation
@property (nullable, copy) NSArray *values;
@property (nullable, copy) NSArray<NSNumber *> *keyTimes;
@property (copy) CAAnimationCalculationMode calculationMode;
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)layoutSublayersOfLayer:(CALayer *)layer;
@end

typedef NSString *CALayerCornerCurve NS_TYPED;
extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous NS_SWIFT_NAME(CALayerCornerCurve.continuous);
typedef NS_OPTIONS(NSUInteger, CACornerMask) {
    kCALayerMinXMinYCorner = 1U << 0,
    kCALayerMaxXMinYCorner = 1U << 1,
    kCALayerMinXMaxYCorner = 1U << 2,
    kCALayerMaxXMaxYCorner = 1U << 3,
};

@interface CALayer : NSObject <CAMediaTiming>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
@property CGRect bounds;
@property CGPoint position;
@property CGPoint anchorPoint;
@property CATransform3D transform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
@property BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property (nullable) CGColor *borderColor;
@property (nullable) CGColor *backgroundColor;
@property float opacity;
@property (nullable) CGColor *shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPath *shadowPath;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@property (nullable, weak) id<CALayerDelegate> delegate;
@end

typedef NSString *CAShapeLayerLineCap NS_TYPED;
extern CAShapeLayerLineCap const kCALineCapButt NS_SWIFT_NAME(CAShapeLayerLineCap.butt);
extern CAShapeLayerLineCap const kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);

@interface CAShapeLayer : CALayer
@property (nullable) CGPath *path;
@property (nullable) CGColor *fillColor;
@property (nullable) CGColor *strokeColor;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property (copy) CAShapeLayerLineCap lineCap;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel NS_SWIFT_NAME(init(target:selector:));
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval duration;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@property (getter=isPaused, nonatomic) BOOL paused;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
@end

NS_ASSUME_NONNULL_END
