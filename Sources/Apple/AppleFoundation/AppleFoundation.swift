// AppleFoundation: the parts of Apple's Foundation that Linux's Foundation lacks, such as `UndoManager`,
// `XMLParser` and `LocalizedStringResource`.
//
// This module uses the clock, the network and publishers, but no views. Answers keep their `import Foundation`, and get
// the missing names through `SwiftUI`. Each file is named for the type that it declares.

@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import URLLoading
