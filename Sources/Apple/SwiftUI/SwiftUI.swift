// SwiftUI: controls, lists, navigation, presentation and scenes, and everything else that `import SwiftUI` brings on a device.
//
// Views and state are in `SwiftUICore`. UIKit and AppKit come along, so a file that only imports SwiftUI sees `UIColor`.

@_exported import AppKit
@_exported import SwiftUICore
@_exported import UIKit
