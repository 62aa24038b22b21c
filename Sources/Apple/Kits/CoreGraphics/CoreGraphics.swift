// CoreGraphics: sizes and points come from Foundation, all other types from the module `SwiftUI`.

@_exported import SwiftUI
