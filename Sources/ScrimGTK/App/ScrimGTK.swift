// Who imports the host has the overlays and their values as well.
@_exported import Scrim
