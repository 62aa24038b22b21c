public import Foundation

/// A subscription to changes of records; it never sends a notification.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone, database
    }

    /// How a notification is presented.
    public final class NotificationInfo: NSObject, @unchecked Sendable {
        public var alertBody: String?
        public var alertLocalizationKey: String?
        public var alertLocalizationArgs: [CKRecord.FieldKey]?
        public var title: String?
        public var titleLocalizationKey: String?
        public var titleLocalizationArgs: [CKRecord.FieldKey]?
        public var subtitle: String?
        public var subtitleLocalizationKey: String?
        public var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        public var alertActionLocalizationKey: String?
        public var alertLaunchImage: String?
        public var soundName: String?
        public var desiredKeys: [CKRecord.FieldKey]?
        public var shouldBadge = false
        public var shouldSendContentAvailable = false
        public var shouldSendMutableContent = false
        public var category: String?
        public var collapseIDKey: String?

        public override init() {}
        public convenience init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil,
            alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil,
            titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
            subtitle: String? = nil, subtitleLocalizationKey: String? = nil,
            subtitleLocalizationArgs: [CKRecord.FieldKey] = [], alertActionLocalizationKey: String? = nil,
            alertLaunchImage: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [],
            shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
            shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
        ) {
            self.init()
            (self.alertBody, self.title, self.subtitle) = (alertBody, title, subtitle)
            (self.alertLocalizationKey, self.alertLocalizationArgs) = (
                alertLocalizationKey, alertLocalizationArgs
            )
            (self.titleLocalizationKey, self.titleLocalizationArgs) = (
                titleLocalizationKey, titleLocalizationArgs
            )
            (self.subtitleLocalizationKey, self.subtitleLocalizationArgs) = (
                subtitleLocalizationKey, subtitleLocalizationArgs
            )
            (self.alertActionLocalizationKey, self.alertLaunchImage) = (
                alertActionLocalizationKey, alertLaunchImage
            )
            (self.soundName, self.desiredKeys, self.shouldBadge) = (soundName, desiredKeys, shouldBadge)
            self.shouldSendContentAvailable = shouldSendContentAvailable
            self.shouldSendMutableContent = shouldSendMutableContent
            (self.category, self.collapseIDKey) = (category, collapseIDKey)
        }
    }

    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    open var notificationInfo: NotificationInfo?

    init(_ type: SubscriptionType, _ id: ID) { (subscriptionType, subscriptionID) = (type, id) }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
    }

    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(.query, subscriptionID)
    }
}

open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?

    public override init() {}
    public convenience init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        self.init()
        self.subscriptionsToSave = subscriptionsToSave
        self.subscriptionIDsToDelete = subscriptionIDsToDelete
    }
}

open class CKNotification: NSObject, @unchecked Sendable {
    /// The initializer returns nil, because this device receives no notifications from CloudKit.
    public convenience init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { return nil }
}
