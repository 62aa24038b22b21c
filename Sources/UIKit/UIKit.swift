// UIKit: the types of UIKit that the course has, for files that import UIKit and not SwiftUI. They are in the module SwiftUI,
// which on a device brings UIKit along as well.

@_exported import SwiftUI
