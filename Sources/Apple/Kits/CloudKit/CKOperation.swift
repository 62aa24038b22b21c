public import Foundation

public final class CKOperationGroup: NSObject, @unchecked Sendable {
    public enum TransferSize: Int, Sendable {
        case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes
        case hundredsOfGigabytes
    }

    public let operationGroupID = UUID().uuidString
    public var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    public var name: String?
    public var quantity = 0
    public var expectedSendSize = TransferSize.unknown
    public var expectedReceiveSize = TransferSize.unknown

    public override init() {}
}

/// A request to a server. Run by a queue, it is refused.
open class CKOperation: Operation, @unchecked Sendable {
    public typealias ID = String

    public final class Configuration: NSObject, @unchecked Sendable {
        public var container: CKContainer?
        public var qualityOfService = QualityOfService.default
        public var allowsCellularAccess = true
        public var isLongLived = false
        public var timeoutIntervalForRequest: TimeInterval = 60
        public var timeoutIntervalForResource: TimeInterval = 604_800
        public override init() {}
    }

    public let operationID = UUID().uuidString
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800

    public override init() {}

    open override func main() { fail(isCancelled ? CKError(.operationCancelled) : .refusal) }

    /// Calls the completion handlers of this operation with the error.
    func fail(_ error: CKError) {}
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a query goes on. No app is given one.
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
    open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
    open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
    open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
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

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
    open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    open class func fetchCurrentUserRecord() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

    override func fail(_ error: CKError) {
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var clientChangeTokenData: Data?
    open var isAtomic = true
    open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
    open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func fail(_ error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}
