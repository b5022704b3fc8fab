// A double of SwiftUI: enough of it that ScrimSwiftUI and the sample app compile on Linux, and that a test can create,
// update and remove their views. Its names and signatures are SwiftUI's, as far as we use them. It claims only one
// thing about SwiftUI's behavior, the order in which the graph below reads a view tree: bodies are read from the root
// down, and state is kept by position. A bridge to UIKit is made once, updated with each reading, and dismantled when
// its position is gone. There is no layout: every bridged view fills its host.
@_exported import UIKit
