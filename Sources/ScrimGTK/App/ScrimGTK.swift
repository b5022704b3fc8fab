// An app that imports the host gets the overlays and their values as well.
@_exported import Scrim
