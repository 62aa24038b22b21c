// CoreGraphics: its sizes and points come from Foundation, everything else from the module `SwiftUI`.

@_exported import SwiftUI
