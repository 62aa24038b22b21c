// UIKit: the UIKit types that SwiftUI files use, and the text types that it shares with AppKit.
//
// `SwiftUI` shows view controllers through `UIViewControllerRepresentable`, and a controller shows SwiftUI
// views through `UIHostingController`. The course does not draw UIKit views. Start with `UIView.swift` and
// `UIViewController.swift`.

@_exported import SwiftUICore
