// AppKit: the types of AppKit that files with SwiftUI in them use. The text types are in `UIKit`.
//
// Start with `NSView.swift` and `NSWindow.swift`.

@_exported import UIKit
