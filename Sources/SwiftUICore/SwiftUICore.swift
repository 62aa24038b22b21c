// SwiftUICore: what the course has of it is in the module SwiftUI.

@_exported import SwiftUI
