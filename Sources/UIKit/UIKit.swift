// UIKit: the types of UIKit that SwiftUI files use, for files that import UIKit and not SwiftUI: pictures, colors, the
// screen's size, and the notifications of an app that goes to the background. Nothing else of UIKit is here.

@_exported import Foundation

@_exported import class SwiftUI.UIApplication
@_exported import class SwiftUI.UIColor
@_exported import class SwiftUI.UIImage
@_exported import class SwiftUI.UIScreen
