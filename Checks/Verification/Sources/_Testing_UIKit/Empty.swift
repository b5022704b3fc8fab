// Empty: Apple's toolchain puts what joins Testing and UIKit here.
