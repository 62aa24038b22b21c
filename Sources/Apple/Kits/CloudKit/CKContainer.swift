// CloudKit: an app's records in iCloud. No one is signed in to iCloud on this device, so every request is refused.

@_exported public import CoreLocation
@_exported public import Foundation

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// `__defaultOwner__`
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CKCurrentUserDefaultName = "__defaultOwner__"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CKOwnerDefaultName = CKCurrentUserDefaultName

open class CKContainer: NSObject, @unchecked Sendable {
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState, couldNotComplete, denied, granted
    }

    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }

    private static let only = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "app"))

    public let containerIdentifier: String?
    public let privateCloudDatabase: CKDatabase
    public let publicCloudDatabase: CKDatabase
    public let sharedCloudDatabase: CKDatabase
    private let queue = OperationQueue()

    public init(identifier: String) {
        containerIdentifier = identifier
        privateCloudDatabase = CKDatabase(.private)
        publicCloudDatabase = CKDatabase(.public)
        sharedCloudDatabase = CKDatabase(.shared)
    }

    open class func `default`() -> CKContainer { only }

    open func database(with scope: CKDatabase.Scope) -> CKDatabase {
        switch scope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    open func add(_ operation: CKOperation) { queue.addOperation(operation) }

    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func accountStatus(
        completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.noAccount, nil) }
    }

    open func userRecordID() async throws -> CKRecord.ID { throw CKError.refusal }
    open func fetchUserRecordID(
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }

    open func applicationPermissionStatus(
        for permission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError.refusal }
    open func status(
        forApplicationPermission permission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.couldNotComplete, CKError.refusal) }
    }
    open func requestApplicationPermission(
        _ permission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError.refusal }
    open func requestApplicationPermission(
        _ permission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.couldNotComplete, CKError.refusal) }
    }
}

// MARK: - Other users

extension CKContainer {
    public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
        throw CKError.refusal
    }
    public func userIdentity(forPhoneNumber number: String) async throws -> CKUserIdentity? {
        throw CKError.refusal
    }
    public func userIdentity(forUserRecordID id: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CKError.refusal
    }
    public func discoverUserIdentity(
        withEmailAddress email: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
    public func discoverUserIdentity(
        withPhoneNumber number: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
    public func discoverUserIdentity(
        withUserRecordID id: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
    public func discoverAllIdentities(
        completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }

    public func shareParticipant(forEmailAddress email: String) async throws -> CKShare.Participant {
        throw CKError.refusal
    }
    public func shareParticipant(forPhoneNumber number: String) async throws -> CKShare.Participant {
        throw CKError.refusal
    }
    public func fetchShareParticipant(
        withEmailAddress email: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
    public func fetchShareParticipant(
        withPhoneNumber number: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }

    public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.refusal }
    public func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
    @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
        throw CKError.refusal
    }
    public func accept(
        _ metadatas: [CKShare.Metadata]
    ) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] { throw CKError.refusal }
    public func accept(
        _ metadata: CKShare.Metadata,
        completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
}
