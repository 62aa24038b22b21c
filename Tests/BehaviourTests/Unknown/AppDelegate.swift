// unknown attribute 'UIApplicationDelegateAdaptor'
import SwiftUI

struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene { WindowGroup { Text("app") } }
}

final class Delegate: NSObject {}
