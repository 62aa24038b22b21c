import SwiftUI

/// Identifies one run of the app. Runs share a process, and a run's notification may still reach the contexts
/// of an earlier run.
final class AppRun: Sendable {
    static var current: AppRun { Singletons.shared { AppRun() } }
}
