// QuartzCore: layers and the display's clock. They are in the module `SwiftUI`.

@_exported import SwiftUI
