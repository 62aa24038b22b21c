import SwiftUI

/// One life of an app. The next app in this process may find contexts of the last one, which are not its own.
final class AppRun: Sendable {
    static var current: AppRun { Singletons.shared { AppRun() } }
}
