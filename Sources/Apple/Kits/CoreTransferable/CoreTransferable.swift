// CoreTransferable: types for drag and drop, sharing and pasting. The types for drag and drop are in the
// module `SwiftUI`.

@_exported import SwiftUI
