// AppKit: the picture type of a Mac app, for files that import it and not SwiftUI. Nothing else of AppKit is here.

@_exported import Foundation

@_exported import class SwiftUI.NSImage
