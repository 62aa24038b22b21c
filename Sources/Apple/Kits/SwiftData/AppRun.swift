import SwiftUI

/// Identifies one run of the app. Runs share a process, so a notification of one run may reach the contexts of an
/// earlier run.
final class AppRun: Sendable {
    static var current: AppRun { Singletons.shared { AppRun() } }
}
