// `import UIKit` also imports Foundation, as Apple's does.
@_exported import Foundation
