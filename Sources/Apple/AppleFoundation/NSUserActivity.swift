/// An activity that the user can continue in another app or on another device.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Making an activity current has no effect, because no other app can continue the activity.
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}

    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void)
    {
        DispatchQueue.main.async { handler() }
    }
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers identifiers: [String],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async { handler() }
    }

    private static let payloadKey = "payload"

    /// Stores a value of any type in `userInfo`.
    public func setTypedPayload<Payload: Codable & Hashable>(_ payload: Payload) throws {
        addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
    }

    public func typedPayload<Payload: Codable & Hashable>(_ type: Payload.Type) throws -> Payload {
        guard let data = userInfo?[Self.payloadKey] as? Data else { throw CocoaError(.coderValueNotFound) }
        return try JSONDecoder().decode(type, from: data)
    }
}

public protocol NSUserActivityDelegate: AnyObject {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
