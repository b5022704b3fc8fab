@_exported import ScrimGTK
