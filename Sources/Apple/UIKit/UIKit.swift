// UIKit: the UIKit types that SwiftUI files use, and the text types that it shares with AppKit.
//
// A view controller is a tree of objects. `SwiftUI` shows one through `UIViewControllerRepresentable`, and a
// controller shows SwiftUI views through `UIHostingController`. Nothing is drawn. Start with `UIView.swift`
// and `UIViewController.swift`.

@_exported import SwiftUICore
