// Symbols: effects of SF Symbols, in the module `SwiftUI`, because Apple's SwiftUI also exports them.

@_exported import SwiftUI
