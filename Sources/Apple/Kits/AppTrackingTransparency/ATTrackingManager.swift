// AppTrackingTransparency: whether an app may follow its user. The user of this device says no.

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
