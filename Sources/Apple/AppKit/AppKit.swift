// AppKit: the AppKit types that SwiftUI files use. The text types are in `UIKit`.
//
// Start with `NSView.swift` and `NSWindow.swift`.

@_exported import UIKit
