public import Foundation

/// A zone of a database. The records of a zone change together.
open class CKRecordZone: NSObject, @unchecked Sendable {
    public final class ID: NSObject, NSCopying, Sendable {
        /// `_defaultZone`
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID(zoneName: defaultZoneName, ownerName: CKCurrentUserDefaultName)

        public let zoneName: String
        public let ownerName: String

        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? CKRecordZone.ID else { return false }
            return other.zoneName == zoneName && other.ownerName == ownerName
        }
        public override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
        public override var description: String { "\(zoneName):\(ownerName)" }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public let zoneID: CKRecordZone.ID
    open var share: CKRecord.Reference? { nil }

    public init(zoneID: CKRecordZone.ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: CKRecordZone.ID(zoneName: zoneName)) }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// A position in a server's list of changes; apps never receive one.
public final class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, Sendable {
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { nil }
    public func encode(with coder: NSCoder) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A search for records.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}
