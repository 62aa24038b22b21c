// AppKit: the AppKit types that SwiftUI files use. The text types of AppKit are in the module `UIKit`.
//
// To read this module, start with `NSView.swift` and `NSWindow.swift`.

@_exported import UIKit
