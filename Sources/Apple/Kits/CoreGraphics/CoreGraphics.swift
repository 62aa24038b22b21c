// CoreGraphics: sizes and places come with Foundation. What else the course has of it is in the module SwiftUI.

@_exported import SwiftUI
