// CoreTransferable: types for drag and drop, sharing and pasting. They are in the module `SwiftUI`.

@_exported import SwiftUI
