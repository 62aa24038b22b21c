// UIKit: the picture type of an iPhone app, for files that import it and not SwiftUI. Nothing else of UIKit is here.

@_exported import Foundation
@_exported import class SwiftUI.UIImage
