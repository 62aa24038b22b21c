// Security: the keychain. Apple's Foundation also exports Security's names, so they are in the module
// `SwiftUI`.

@_exported import SwiftUI
