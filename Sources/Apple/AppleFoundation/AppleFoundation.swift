// AppleFoundation: the parts of Apple's Foundation that Linux's Foundation lacks, such as `UndoManager`,
// `XMLParser` and `LocalizedStringResource`.
//
// The module AppleFoundation imports the clock, the network and Combine's publishers, but no views. Through the module
// `SwiftUI`, answers with `import Foundation` get the types that Linux lacks. Each file in AppleFoundation has the name
// of the type that it declares.

@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import URLLoading
