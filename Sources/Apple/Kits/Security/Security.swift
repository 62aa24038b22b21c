// Security: the keychain. Its names come with Foundation's, as they do with Apple's, so they are in SwiftUI.

@_exported import SwiftUI
