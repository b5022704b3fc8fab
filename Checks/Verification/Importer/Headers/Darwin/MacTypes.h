// C types with short names that every file for Apple's platforms sees, whichever framework it imports. A public
// type of the library's that is called like one of them is ambiguous in every app.
//
// Not all that there are: `Duration` and the integers are missing, because what Swift does with those, which it has
// itself, could not be looked up.
#pragma once

typedef int Fixed;
typedef int Fract;
typedef unsigned char Boolean;
typedef unsigned char Byte;
typedef signed char SignedByte;
typedef long Size;
typedef unsigned long ByteCount;
typedef unsigned long ItemCount;
typedef short OSErr;
typedef int OSStatus;
typedef unsigned int FourCharCode;
typedef FourCharCode OSType;
typedef unsigned int UnicodeScalarValue;
typedef unsigned short UniChar;
typedef unsigned long UniCharCount;
typedef unsigned char Style;

struct Point { short v, h; };
typedef struct Point Point;
struct Rect { short top, left, bottom, right; };
typedef struct Rect Rect;
struct ProcessSerialNumber { unsigned int highLongOfPSN, lowLongOfPSN; };
typedef struct ProcessSerialNumber ProcessSerialNumber;
