// UserNotificationsUI: an app's view of a notification. In the course, the system shows only a notification's text.

@_exported public import UserNotifications

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
    case none, `default`, overlay
}

@preconcurrency @MainActor public protocol UNNotificationContentExtension: AnyObject {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
}
