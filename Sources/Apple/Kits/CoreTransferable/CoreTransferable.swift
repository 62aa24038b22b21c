// CoreTransferable: types for drag and drop, sharing and pasting. These types are in the module `SwiftUI`.

@_exported import SwiftUI
