public import Foundation

/// Records that a user shares through iCloud; the course sends no records and gives them no URL.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantRole: Int, Sendable {
        case unknown
        case owner, administrator
    }

    public final class Participant: NSObject, Identifiable, @unchecked Sendable {
        public typealias Permission = ParticipantPermission

        public let userIdentity: CKUserIdentity
        public var role: ParticipantRole
        public let acceptanceStatus: ParticipantAcceptanceStatus
        public let participantID = UUID().uuidString
        public var id: String { participantID }

        init(owner: CKUserIdentity) { (userIdentity, role, acceptanceStatus) = (owner, .owner, .accepted) }
    }

    /// The data of an invitation to share records; apps never receive an invitation.
    public final class Metadata: NSObject, @unchecked Sendable {
        public let containerIdentifier: String
        public let share: CKShare
        public let participantRole: ParticipantRole
        public let participantStatus: ParticipantAcceptanceStatus
        public let participantPermission: ParticipantPermission
        public let ownerIdentity: CKUserIdentity
        public var rootRecordID: CKRecord.ID { share.recordID }

        private init(none: Void) {
            (containerIdentifier, share) = ("", CKShare(recordZoneID: .default))
            (participantRole, participantStatus, participantPermission) = (.unknown, .unknown, .unknown)
            ownerIdentity = CKUserIdentity()
        }
    }
    open var url: URL? { nil }
    open private(set) var participants: [Participant]
    public let owner: Participant
    public init(recordZoneID: CKRecordZone.ID) {
        owner = Participant(owner: CKUserIdentity())
        participants = [owner]
        super.init(
            recordType: SystemType.share,
            recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
    }
    public required init?(coder: NSCoder) {
        owner = Participant(owner: CKUserIdentity())
        participants = [owner]
        super.init(coder: coder)
    }
}

/// A user's identity, limited to the facts that apps may see.
public final class CKUserIdentity: NSObject, Identifiable, Sendable {
    override init() {}
}
