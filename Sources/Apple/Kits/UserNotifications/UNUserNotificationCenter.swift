// UserNotifications: local notifications. The user allows notifications, but the course delivers no
// notifications: a request stays pending until the app removes it.

@_exported public import Foundation
import SwiftUI

/// Stores the app's requests.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var status = UNAuthorizationStatus.notDetermined
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    override init() { super.init() }

    public class func current() -> UNUserNotificationCenter {
        Singletons.shared { UNUserNotificationCenter() }
    }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        allow()
    }

    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let isAllowed = allow()
        DispatchQueue.global().async { completionHandler(isAllowed, nil) }
    }

    private func allow() -> Bool {
        status = .authorized
        return true
    }

    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: status)
    }

    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        let settings = UNNotificationSettings(authorizationStatus: status)
        DispatchQueue.global().async { completionHandler(settings) }
    }

    public func add(_ request: UNNotificationRequest) async throws { keep(request) }

    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        if let handler { DispatchQueue.global().async { handler(nil) } }
    }

    /// Replaces a request with the same identifier.
    private func keep(_ request: UNNotificationRequest) {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        pending.append(request)
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let pending = pending
        DispatchQueue.global().async { completionHandler(pending) }
    }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }

    public func removeAllPendingNotificationRequests() { pending = [] }
    public func removeAllDeliveredNotifications() {}
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = categories
    }
    public func setBadgeCount(_ count: Int) async throws { try check(count) }
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        var failure: (any Error)?
        do { try check(newBadgeCount) } catch { failure = error }
        let found = failure
        if let handler { DispatchQueue.global().async { handler(found) } }
    }
    private func check(_ count: Int) throws {
        if count < 0 { throw UNError(.badgeInputInvalid) }
    }
}

/// Receives delivered notifications. The course delivers no notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
