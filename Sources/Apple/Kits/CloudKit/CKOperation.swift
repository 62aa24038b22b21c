public import Foundation

public final class CKOperationGroup: NSObject, @unchecked Sendable {
    public var name: String?

    public override init() {}
}

/// A request to iCloud; it fails when a queue runs it.
open class CKOperation: Operation, @unchecked Sendable {
    public typealias ID = String

    public final class Configuration: NSObject, @unchecked Sendable {
        public var container: CKContainer?
        public var qualityOfService = QualityOfService.default
        public var timeoutIntervalForResource: TimeInterval = 604_800
        public override init() {}
    }
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    open var timeoutIntervalForResource: TimeInterval = 604_800

    public override init() {}

    open override func main() { fail(isCancelled ? CKError(.operationCancelled) : .refusal) }

    /// Calls this operation's completion handlers with the error.
    func fail(_ error: CKError) {}
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// A position in the results of a query; apps never receive a cursor.
    public final class Cursor: NSObject, NSCopying, Sendable {
        private init(none: Void) {}
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public static let maximumResults = 0

    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?

    public override init() {}
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    override func fail(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

    public override init() {}
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
}
