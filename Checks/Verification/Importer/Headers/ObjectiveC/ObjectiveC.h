// What Swift's importer needs of the Objective-C run time, and the words that Apple's headers are written in.
#pragma once

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_ENUM_AS(type, name, swift) \
    enum __attribute__((enum_extensibility(open), swift_name(#swift))) name : type name; \
    enum __attribute__((enum_extensibility(open), swift_name(#swift))) name : type
#define NS_OPTIONS(type, name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS_AS(type, name, swift) \
    enum __attribute__((flag_enum, enum_extensibility(open), swift_name(#swift))) name : type name; \
    enum __attribute__((flag_enum, enum_extensibility(open), swift_name(#swift))) name : type
#define NS_TYPED __attribute__((swift_wrapper(struct)))

// Newer than the oldest system that the library runs on. With DEPLOYMENT defined these are missing, as they are
// there; without, they can be used.
#ifdef DEPLOYMENT
#define IOS(version) __attribute__((unavailable("introduced in iOS " #version)))
#else
#define IOS(version)
#endif

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef _Bool BOOL;
typedef struct _NSZone NSZone;
@class NSString;

@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString * _Nonnull description;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype _Nonnull)init NS_DESIGNATED_INITIALIZER;
+ (instancetype _Nonnull)new;
- (id _Nonnull)copy;
@end
