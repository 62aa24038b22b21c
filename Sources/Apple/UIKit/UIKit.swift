// The module UIKit: the UIKit types that SwiftUI files use, and the text types that UIKit shares with AppKit.
//
// SwiftUI shows view controllers through `UIViewControllerRepresentable`; controllers show SwiftUI views
// through `UIHostingController`. The course does not draw UIKit views. To read this module, start with
// `UIView.swift` and `UIViewController.swift`.

@_exported import SwiftUICore
