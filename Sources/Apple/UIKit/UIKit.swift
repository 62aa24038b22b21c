// UIKit: the types of UIKit that files with SwiftUI in them use, and the text types that it shares with AppKit.
//
// A view controller is a tree of objects. `SwiftUI` shows one through `UIViewRepresentable`, and it shows views through
// `UIHostingController`. Nothing is drawn: start with `UIView.swift` and `UIViewController.swift`.

@_exported import SwiftUICore
