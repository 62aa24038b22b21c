// CoreTransferable: what can be dragged, shared and pasted. What the course has of it is in the module SwiftUI.

@_exported import SwiftUI
