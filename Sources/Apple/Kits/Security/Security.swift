// Security: the keychain. The names of the module Security are in the module `SwiftUI`, because
// Apple's Foundation exports them too.

@_exported import SwiftUI
