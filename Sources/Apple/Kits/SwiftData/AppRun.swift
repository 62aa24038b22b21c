import SwiftUI

/// Identifies one run of the app. Runs share a process, and a notification of one run may still reach the
/// contexts of an earlier one.
final class AppRun: Sendable {
    static var current: AppRun { Singletons.shared { AppRun() } }
}
