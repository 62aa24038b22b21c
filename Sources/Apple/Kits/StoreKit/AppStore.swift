public import SwiftUI

/// Pages of the App Store; the course shows none of them.
public enum AppStore {
    /// Restoring purchases does nothing, because the user has no purchases.
    public static func sync() async throws { await Task.yield() }

    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sandbox = Environment(rawValue: "Sandbox")
    }
}
