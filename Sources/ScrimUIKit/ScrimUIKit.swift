@_exported import Scrim
