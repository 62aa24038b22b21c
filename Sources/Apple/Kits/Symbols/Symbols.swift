// Symbols: the effects of system symbols. They are in the module SwiftUI, which on a device brings them along as well.

@_exported import SwiftUI
