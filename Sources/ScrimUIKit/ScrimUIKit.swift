@_exported import Scrim
import UIKit
