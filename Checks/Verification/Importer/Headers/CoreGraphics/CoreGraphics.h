// The plain structures of Core Graphics, and the run loop of Core Foundation: here the two are one module.
#pragma once
@import Darwin;
@import ObjectiveC;

typedef double CGFloat;
typedef long CFIndex;
typedef unsigned long CFOptionFlags;
typedef double CFTimeInterval;

struct CGPoint { CGFloat x, y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width, height; };
typedef struct CGSize CGSize;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; };
typedef struct CGAffineTransform CGAffineTransform;

NS_ASSUME_NONNULL_BEGIN

// Core Foundation's types import as classes; here they are classes, which comes to the same for who uses them.
NS_SWIFT_SENDABLE @interface CFRunLoop : NSObject
@end
@interface CFRunLoopObserver : NSObject
@end
@interface CFAllocator : NSObject
@end
typedef NSString *CFRunLoopMode NS_TYPED;
extern CFRunLoopMode const kCFRunLoopCommonModes NS_SWIFT_NAME(CFRunLoopMode.commonModes);

typedef NS_OPTIONS(CFOptionFlags, CFRunLoopActivity) {
    kCFRunLoopBeforeWaiting = (1UL << 5),
};

CFRunLoopObserver * _Null_unspecified CFRunLoopObserverCreateWithHandler(
    CFAllocator * _Null_unspecified allocator, CFOptionFlags activities, BOOL repeats, CFIndex order,
    void (^ _Null_unspecified block)(CFRunLoopObserver * _Null_unspecified observer, CFRunLoopActivity activity));
CFRunLoop * _Null_unspecified CFRunLoopGetMain(void);
void CFRunLoopAddObserver(
    CFRunLoop * _Null_unspecified rl, CFRunLoopObserver * _Null_unspecified observer,
    CFRunLoopMode _Null_unspecified mode);
void CFRunLoopObserverInvalidate(CFRunLoopObserver * _Null_unspecified observer);

NS_ASSUME_NONNULL_END
