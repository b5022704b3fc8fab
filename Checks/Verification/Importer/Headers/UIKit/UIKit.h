// What Scrim uses of UIKit and Core Animation, declared by hand.
//
// `lookup` holds each class, selector, type, constant, nullability and isolation against objc2's descriptions of these
// frameworks (github.com/madsmtm/objc2 and objc2-generated, MIT, Apache 2.0 or Zlib), and the version of iOS from which
// it exists against those of .NET for iOS (github.com/dotnet/macios, MIT); looked-up.txt says where each was found.
// Swift's importer makes Swift of this by its own rules; a name that Apple gives by hand is given by NS_SWIFT_NAME.
#pragma once
@import Foundation;

#import "CoreAnimation.h"
#import "UIDrawing.h"
#import "UITraits.h"
#import "UIResponder.h"
#import "UIFocus.h"
#import "UIAccessibility.h"
#import "UIView.h"
#import "UIDragInteraction.h"
#import "NSLayoutConstraint.h"
#import "UIWindow.h"
#import "UIViewController.h"
#import "UIGestureRecognizer.h"
#import "UIControls.h"
#import "UIScrollView.h"
#import "UITextInputTraits.h"
#import "UIText.h"
