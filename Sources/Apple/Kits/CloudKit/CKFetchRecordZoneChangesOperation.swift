public import Foundation

// Operations on record zones and their changes.

open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var modifyRecordZonesCompletionBlock:
        (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

    public override init() {}
    public convenience init(
        recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
    ) {
        self.init()
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }
}

open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    public final class ZoneConfiguration: NSObject, @unchecked Sendable {
        public var previousServerChangeToken: CKServerChangeToken?
        public var resultsLimit: Int?
        public var desiredKeys: [CKRecord.FieldKey]?

        public override init() {}
        public convenience init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.init()
            self.previousServerChangeToken = previousServerChangeToken
            (self.resultsLimit, self.desiredKeys) = (resultsLimit, desiredKeys)
        }
    }

    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?

    public override init() {}
    public convenience init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.init()
        self.recordZoneIDs = recordZoneIDs
        self.configurationsByRecordZoneID = configurationsByRecordZoneID
    }
}
