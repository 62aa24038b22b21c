// QuartzCore: layers and the display's clock, in the module `SwiftUI`.

@_exported import SwiftUI
