// AppleFoundation: the parts of Apple's Foundation that Linux's Foundation lacks, such as `UndoManager`, `XMLParser` and
// `LocalizedStringResource`.
//
// It knows the clock, the network and publishers, and no view. `import Foundation` in an answer needs no change: each answer
// gets these names with `SwiftUI`. A file is named for the type that it brings.

@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import URLLoading
