import Testing

@testable import ScrimUIKit
