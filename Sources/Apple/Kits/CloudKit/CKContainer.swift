// CloudKit: an app's records in iCloud. Every request is refused, because the user is not signed in.

@_exported public import CoreLocation
@_exported public import Foundation

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// `__defaultOwner__`
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CKCurrentUserDefaultName = "__defaultOwner__"

open class CKContainer: NSObject, @unchecked Sendable {
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
    open func fetchUserRecordID(
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
}
