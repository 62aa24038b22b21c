// UniformTypeIdentifiers: the kinds of files. `UTType` is in the module SwiftUI, which on a device brings it along as well.

@_exported import SwiftUI
