#pragma once
@import Foundation;
@class CALayer, CAAnimation, CAMediaTimingFunction, CADisplayLink;

NS_ASSUME_NONNULL_BEGIN

struct CATransform3D {
    CGFloat m11, m12, m13, m14;
    CGFloat m21, m22, m23, m24;
    CGFloat m31, m32, m33, m34;
    CGFloat m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;
extern const CATransform3D CATransform3DIdentity;
BOOL CATransform3DIsIdentity(CATransform3D t);
BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
BOOL CATransform3DIsAffine(CATransform3D t);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);

CFTimeInterval CACurrentMediaTime(void);

// Core Graphics has these two as Core Foundation types, which import as classes.
NS_SWIFT_SENDABLE @interface CGColor : NSObject
@end
@interface CGPath : NSObject
@end
typedef enum __attribute__((enum_extensibility(open))) CGPathFillRule : NSInteger {
    CGPathFillRuleWinding,
    CGPathFillRuleEvenOdd
} CGPathFillRule;

typedef NSString *CAMediaTimingFillMode NS_TYPED;
extern CAMediaTimingFillMode const kCAFillModeForwards NS_SWIFT_NAME(CAMediaTimingFillMode.forwards);
extern CAMediaTimingFillMode const kCAFillModeBackwards NS_SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern CAMediaTimingFillMode const kCAFillModeBoth NS_SWIFT_NAME(CAMediaTimingFillMode.both);
extern CAMediaTimingFillMode const kCAFillModeRemoved NS_SWIFT_NAME(CAMediaTimingFillMode.removed);
typedef NSString *CAMediaTimingFunctionName NS_TYPED;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear NS_SWIFT_NAME(CAMediaTimingFunctionName.linear);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn NS_SWIFT_NAME(CAMediaTimingFunctionName.easeIn);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut NS_SWIFT_NAME(CAMediaTimingFunctionName.easeOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut
    NS_SWIFT_NAME(CAMediaTimingFunctionName.easeInEaseOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault NS_SWIFT_NAME(CAMediaTimingFunctionName.default);

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end

@interface CAMediaTimingFunction : NSObject
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name NS_SWIFT_NAME(init(name:));
- (instancetype)initWithControlPoints:(float)c1x:(float)c1y:(float)c2x:(float)c2y
    NS_SWIFT_NAME(init(controlPoints:_:_:_:));
@end

@protocol CAAction
@end

@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end

@interface CAAnimation : NSObject <NSCopying, CAMediaTiming, CAAction>
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (nullable, strong) id<CAAnimationDelegate> delegate;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path NS_SWIFT_NAME(init(keyPath:));
@property (nullable, copy) NSString *keyPath;
@property (getter=isAdditive) BOOL additive;
@property (getter=isCumulative) BOOL cumulative;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end

typedef NSString *CAAnimationCalculationMode NS_TYPED;
extern CAAnimationCalculationMode const kCAAnimationLinear NS_SWIFT_NAME(CAAnimationCalculationMode.linear);
extern CAAnimationCalculationMode const kCAAnimationDiscrete NS_SWIFT_NAME(CAAnimationCalculationMode.discrete);
extern CAAnimationCalculationMode const kCAAnimationPaced NS_SWIFT_NAME(CAAnimationCalculationMode.paced);
extern CAAnimationCalculationMode const kCAAnimationCubic NS_SWIFT_NAME(CAAnimationCalculationMode.cubic);

@interface CAKeyframeAnimation : CAPropertyAnimation
@property (nullable, copy) NSArray *values;
@property (nullable, copy) NSArray<NSNumber *> *keyTimes;
@property (nullable, copy) NSArray<CAMediaTimingFunction *> *timingFunctions;
@property (copy) CAAnimationCalculationMode calculationMode;
@end

@interface CAAnimationGroup : CAAnimation
@property (nullable, copy) NSArray<CAAnimation *> *animations;
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
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
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CATransform3D transform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
@property CATransform3D sublayerTransform;
@property (nullable, strong) CALayer *mask;
@property BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l;
- (BOOL)containsPoint:(CGPoint)p;
@property (nullable, strong) id contents;
@property CGFloat contentsScale;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property (nullable) CGColor *borderColor;
@property (nullable) CGColor *backgroundColor;
@property float opacity;
@property BOOL allowsGroupOpacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable) CGColor *shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPath *shadowPath;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@property (nullable, copy) NSString *name;
@property (nullable, weak) id<CALayerDelegate> delegate;
@end

typedef NSString *CAShapeLayerFillRule NS_TYPED;
extern CAShapeLayerFillRule const kCAFillRuleNonZero NS_SWIFT_NAME(CAShapeLayerFillRule.nonZero);
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd NS_SWIFT_NAME(CAShapeLayerFillRule.evenOdd);
typedef NSString *CAShapeLayerLineJoin NS_TYPED;
extern CAShapeLayerLineJoin const kCALineJoinMiter NS_SWIFT_NAME(CAShapeLayerLineJoin.miter);
extern CAShapeLayerLineJoin const kCALineJoinRound NS_SWIFT_NAME(CAShapeLayerLineJoin.round);
extern CAShapeLayerLineJoin const kCALineJoinBevel NS_SWIFT_NAME(CAShapeLayerLineJoin.bevel);
typedef NSString *CAShapeLayerLineCap NS_TYPED;
extern CAShapeLayerLineCap const kCALineCapButt NS_SWIFT_NAME(CAShapeLayerLineCap.butt);
extern CAShapeLayerLineCap const kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);
extern CAShapeLayerLineCap const kCALineCapSquare NS_SWIFT_NAME(CAShapeLayerLineCap.square);

@interface CAShapeLayer : CALayer
@property (nullable) CGPath *path;
@property (nullable) CGColor *fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColor *strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@end

@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)dur;
+ (nullable CAMediaTimingFunction *)animationTimingFunction;
+ (void)setAnimationTimingFunction:(nullable CAMediaTimingFunction *)function;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end

// Swift sees the last as an optional; the overlay has it.
struct CAFrameRateRange { float minimum, maximum, preferredOrZero; };
typedef struct CAFrameRateRange CAFrameRateRange;

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
