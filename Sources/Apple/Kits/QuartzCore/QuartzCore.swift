// QuartzCore: layers and the clock of the screen. What the course has of it is in the module SwiftUI.

@_exported import SwiftUI
