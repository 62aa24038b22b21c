// Security: the keychain. Apple's Foundation exports its names too, so they are in the module `SwiftUI`.

@_exported import SwiftUI
