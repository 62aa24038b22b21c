// StoreKit: requests for reviews, and a store without products. The review prompt is never shown, as on a
// device that has been asked too often.

public import SwiftUI

/// Asks the user for a review.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct RequestReviewAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

extension EnvironmentValues {
    nonisolated public var requestReview: RequestReviewAction { RequestReviewAction() }
}

@MainActor public enum SKStoreReviewController {
    public static func requestReview() {}
    public static func requestReview(in scene: UIWindowScene) {}
}
