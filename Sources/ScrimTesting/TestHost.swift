import Scrim
