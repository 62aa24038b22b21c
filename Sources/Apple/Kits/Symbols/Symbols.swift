// Symbols: effects of SF Symbols. They are in the module `SwiftUI`, because Apple's SwiftUI exports them too.

@_exported import SwiftUI
