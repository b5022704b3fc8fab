import CGtk4
@_exported import Scrim
