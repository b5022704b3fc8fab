#pragma once
#import "UIControls.h"
#import "UIScrollView.h"
#import "UITextInputTraits.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSTextAlignment) {
    NSTextAlignmentLeft = 0,
    NSTextAlignmentCenter = 1,
    NSTextAlignmentRight = 2,
    NSTextAlignmentNatural = 4
};

NS_SWIFT_UI_ACTOR @interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@end

NS_SWIFT_UI_ACTOR @protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

NS_SWIFT_UI_ACTOR @interface UITextRange : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UITextInputMode : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UITextInput <UIKeyInput>
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange;
@end

@class UITextField;

NS_SWIFT_UI_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

NS_SWIFT_UI_ACTOR @interface UITextField : UIControl <UITextInput>
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
- (void)selectAll:(nullable id)sender;
- (CGRect)textRectForBounds:(CGRect)bounds;
- (CGRect)editingRectForBounds:(CGRect)bounds;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, readwrite, strong) UIView *inputView;
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@end
@interface UIView (UITextField)
- (BOOL)endEditing:(BOOL)force;
@end
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification NS_SWIFT_NAME(UITextField.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR @interface UITextView : UIScrollView <UITextInput>
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable;
@property (null_resettable, nonatomic, copy) NSString *text;
@end
extern NSNotificationName const UITextViewTextDidBeginEditingNotification NS_SWIFT_NAME(UITextView.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;

NS_ASSUME_NONNULL_END
