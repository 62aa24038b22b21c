// UIKit: what of an iPhone's older framework stands in SwiftUI files, for files that import it and not SwiftUI: pictures,
// colours, the screen's size, and what is announced when the user leaves the app. Nothing else of UIKit is here.

@_exported import Foundation

@_exported import class SwiftUI.UIApplication
@_exported import class SwiftUI.UIColor
@_exported import class SwiftUI.UIImage
@_exported import class SwiftUI.UIScreen
