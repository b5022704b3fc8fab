@_exported import ScrimUIKit
