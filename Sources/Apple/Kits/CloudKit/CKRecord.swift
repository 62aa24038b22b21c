public import CoreLocation
public import Foundation

public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

public protocol CKRecordKeyValueSetting: AnyObject {
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValue)?
    func setObject(_ object: (any CKRecordValue)?, forKey key: CKRecord.FieldKey)
    func allKeys() -> [CKRecord.FieldKey]
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }

    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { object(forKey: key) as? T }
        set { setObject(newValue, forKey: key) }
    }
}

/// The fields of a record by name, and the names of the fields that the app has set.
final class CKFields: CKRecordKeyValueSetting, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: any CKRecordValue] = [:]
    private var changed: Set<String> = []

    func object(forKey key: String) -> (any CKRecordValue)? { lock.withLock { values[key] } }
    func setObject(_ object: (any CKRecordValue)?, forKey key: String) {
        lock.withLock {
            values[key] = object
            changed.insert(key)
        }
    }
    func allKeys() -> [String] { lock.withLock { Array(values.keys) } }
    func changedKeys() -> [String] { lock.withLock { Array(changed) } }

    func copy(of other: CKFields) {
        let (theirs, keys) = other.lock.withLock { (other.values, other.changed) }
        lock.withLock { (values, changed) = (theirs, keys) }
    }
}

/// A record of an app's data; the course never sends the record to a server.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public enum SystemType {
        public static let share: RecordType = "cloudkit.share"
    }

    public let recordType: RecordType
    public let recordID: CKRecord.ID
    open var parent: CKRecord.Reference?
    open var share: CKRecord.Reference? { nil }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    private let fields = CKFields()
    private let secrets = CKFields()

    public init(recordType: RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValue)? { fields.object(forKey: key) }
    open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) {
        fields.setObject(object, forKey: key)
    }
    open func value(forKey key: FieldKey) -> Any? { fields.object(forKey: key) }
    open func allKeys() -> [FieldKey] { fields.allKeys() }
    open func changedKeys() -> [FieldKey] { fields.changedKeys() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        copy.parent = parent
        copy.fields.copy(of: fields)
        copy.secrets.copy(of: secrets)
        return copy
    }

    // MARK: Server metadata

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
            let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
            let zone = coder.decodeObject(of: NSString.self, forKey: "ZoneName"),
            let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName")
        else { return nil }
        recordType = type as String
        recordID = CKRecord.ID(
            recordName: name as String,
            zoneID: CKRecordZone.ID(zoneName: zone as String, ownerName: owner as String))
    }

    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(NSString(string: recordType), forKey: "RecordType")
        coder.encode(NSString(string: recordID.recordName), forKey: "RecordName")
        coder.encode(NSString(string: recordID.zoneID.zoneName), forKey: "ZoneName")
        coder.encode(NSString(string: recordID.zoneID.ownerName), forKey: "OwnerName")
    }
}

extension CKRecord {
    public final class ID: NSObject, NSCopying, Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? CKRecord.ID else { return false }
            return other.recordName == recordName && other.zoneID == zoneID
        }
        public override var hash: Int { recordName.hashValue ^ zoneID.hash }
        public override var description: String { "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID)>" }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// A reference from one record to another.
    public final class Reference: NSObject, NSCopying, Sendable {
        public let recordID: CKRecord.ID
        public let action: ReferenceAction

        public init(recordID: CKRecord.ID, action: ReferenceAction) {
            (self.recordID, self.action) = (recordID, action)
        }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Reference else { return false }
            return other.recordID == recordID && other.action == action
        }
        public override var hash: Int { recordID.hash }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// A file of a record.
open class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}
