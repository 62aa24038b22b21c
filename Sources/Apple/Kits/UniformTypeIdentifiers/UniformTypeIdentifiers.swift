// UniformTypeIdentifiers: file types. `UTType` is in the module `SwiftUI`, because Apple's SwiftUI exports it
// too.

@_exported import SwiftUI
