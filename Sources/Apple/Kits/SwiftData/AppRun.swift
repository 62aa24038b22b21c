import SwiftUI

/// Identifies one run of the app. Runs share a process, and the notifications of one run may still reach contexts of an
/// earlier one.
final class AppRun: Sendable {
    static var current: AppRun { Singletons.shared { AppRun() } }
}
