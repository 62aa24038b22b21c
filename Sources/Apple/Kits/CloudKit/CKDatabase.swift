public import Foundation

/// A database of records, without reading or saving, because the user is not signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }

    public let databaseScope: Scope
    private let queue = OperationQueue()

    init(_ scope: Scope) { databaseScope = scope }

    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        queue.addOperation(operation)
    }

    // MARK: A record

    open func record(for id: CKRecord.ID) async throws -> CKRecord { throw CKError.refusal }
    open func fetch(
        withRecordID id: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }

    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.refusal }
    open func save(
        _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }

    // MARK: Zones
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
        throw CKError.refusal
    }
    open func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }

    // MARK: Subscriptions

    open func subscription(for id: CKSubscription.ID) async throws -> CKSubscription { throw CKError.refusal }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CKError.refusal
    }
    open func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
    open func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CKError.refusal) }
    }
}
