// A double of SwiftUI: enough of it that ScrimSwiftUI and the sample app compile on Linux, and that a test can have
// their views made, updated and taken away. Its names and signatures are SwiftUI's, as far as ours need them. Of
// SwiftUI's behavior nothing is claimed but what the graph below does, and that is only the order in which a view
// tree is read: bodies from the root down, state kept by place, a bridge to UIKit made once, updated with each
// reading and dismantled when its place is gone. There is no layout: every bridged view fills its host.
@_exported import UIKit
