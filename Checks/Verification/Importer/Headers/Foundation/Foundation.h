// What the hosts use of Foundation.
#pragma once
@import ObjectiveC;
@import CoreGraphics;

NS_ASSUME_NONNULL_BEGIN

typedef double NSTimeInterval;
typedef struct { NSUInteger location, length; } NSRange;
@class NSCoder, NSBundle;

@protocol NSCopying
@end
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

__attribute__((swift_bridge("Swift.String"))) NS_SWIFT_SENDABLE @interface NSString : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
typedef NSString *NSNotificationName NS_TYPED NS_SWIFT_NAME(NSNotification.Name);
typedef NSString *NSAttributedStringKey NS_TYPED NS_SWIFT_NAME(NSAttributedString.Key);
typedef NSString *NSRunLoopMode NS_TYPED NS_SWIFT_NAME(RunLoop.Mode);

__attribute__((swift_bridge("Swift.Array"))) @interface NSArray<__covariant T> : NSObject
@end
__attribute__((swift_bridge("Swift.Set"))) @interface NSSet<__covariant T> : NSObject
@end
__attribute__((swift_bridge("Swift.Dictionary"))) @interface NSDictionary<K, __covariant V> : NSObject
@end
@interface NSValue : NSObject
@end
NS_SWIFT_SENDABLE @interface NSNumber : NSValue
- (instancetype)initWithDouble:(double)value NS_SWIFT_NAME(init(value:));
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@end
@interface NSCoder : NSObject
@end
NS_SWIFT_NAME(Bundle) NS_SWIFT_SENDABLE @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
@end
NS_SWIFT_SENDABLE @interface NSError : NSObject
@end

NS_SWIFT_NAME(ProcessInfo) NS_SWIFT_SENDABLE @interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
    NSKeyValueObservingOptionInitial = 0x04,
};
NS_SWIFT_NAME(UndoManager) NS_SWIFT_UI_ACTOR @interface NSUndoManager : NSObject
@end
NS_SWIFT_NAME(Progress) NS_SWIFT_SENDABLE @interface NSProgress : NSObject
@property (readonly) double fractionCompleted;
@property (readonly, getter=isIndeterminate) BOOL indeterminate;
@end
__attribute__((swift_bridge("Foundation.IndexPath"))) @interface NSIndexPath : NSObject
@end
NS_SWIFT_SENDABLE @interface NSAttributedString : NSObject <NSCopying>
@property (readonly, copy) NSString *string;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end

NS_SWIFT_NAME(OperationQueue) NS_SWIFT_SENDABLE @interface NSOperationQueue : NSObject
@end

__attribute__((swift_bridge("Foundation.Notification"))) @interface NSNotification : NSObject
@property (readonly, copy) NSNotificationName name;
@end

NS_SWIFT_NAME(NotificationCenter) NS_SWIFT_SENDABLE @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)removeObserver:(id)observer;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (^ NS_SWIFT_SENDABLE)(NSNotification *notification))block;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject NS_SWIFT_NAME(post(name:object:));
@end

NS_SWIFT_NAME(Timer) @interface NSTimer : NSObject
- (instancetype)initWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats
    block:(void (^ NS_SWIFT_SENDABLE)(NSTimer *timer))block NS_SWIFT_NAME(init(timeInterval:repeats:block:));
- (void)fire;
- (void)invalidate;
@property (readonly) NSTimeInterval timeInterval;
@property (readonly, getter=isValid) BOOL valid;
@end

NS_SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(_:forMode:));
@end
extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(NSRunLoopMode.default);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(NSRunLoopMode.common);

NS_ASSUME_NONNULL_END
