// AppTrackingTransparency: permission to track the user. The user denies tracking.

import Foundation

public final class ATTrackingManager: Sendable {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    private init() {}

    public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
    public static func requestTrackingAuthorization(
        completionHandler handler: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }
}
