// The module SwiftUI: controls, navigation, presentation, scenes, tables, and all other APIs that
// `import SwiftUI` provides.
//
// Views, state and lists are in the module `SwiftUICore`. SwiftUI also exports UIKit and AppKit, so that a
// file that imports only SwiftUI can use `UIColor`.

@_exported import AppKit
@_exported import SwiftUICore
@_exported import UIKit
