public import Foundation

open class UNNotificationContent: NSObject, @unchecked Sendable {
    public internal(set) var title: String = ""
    public internal(set) var subtitle: String = ""
    public internal(set) var body: String = ""
    public internal(set) var badge: NSNumber?
    public internal(set) var sound: UNNotificationSound?
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
    public internal(set) var categoryIdentifier: String = ""
    public internal(set) var threadIdentifier: String = ""
    public internal(set) var attachments: [UNNotificationAttachment] = []
    public internal(set) var launchImageName: String = ""
    public internal(set) var targetContentIdentifier: String?
    public internal(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
    public internal(set) var relevanceScore: Double = 0
    public internal(set) var filterCriteria: String?

    public override init() { super.init() }

    fileprivate func fill(_ content: UNNotificationContent) {
        content.title = title
        content.subtitle = subtitle
        content.body = body
        content.badge = badge
        content.sound = sound
        content.userInfo = userInfo
        content.categoryIdentifier = categoryIdentifier
        content.threadIdentifier = threadIdentifier
        content.attachments = attachments
        content.launchImageName = launchImageName
        content.targetContentIdentifier = targetContentIdentifier
        content.interruptionLevel = interruptionLevel
        content.relevanceScore = relevanceScore
        content.filterCriteria = filterCriteria
    }

    open override func copy() -> Any {
        let content = UNNotificationContent()
        fill(content)
        return content
    }
    open override func mutableCopy() -> Any {
        let content = UNMutableNotificationContent()
        fill(content)
        return content
    }
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    private override init() { super.init() }
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// A file attached to a notification. The initializer throws if the file does not exist.
public final class UNNotificationAttachment: NSObject, Sendable {
    public let identifier: String
    public let url: URL
    public let type: String
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        (self.identifier, self.url, type) = (identifier, url, "public." + url.pathExtension)
        super.init()
    }
}

public struct UNError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoContent
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
