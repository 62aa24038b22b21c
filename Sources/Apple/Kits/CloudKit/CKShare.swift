public import Foundation

/// Records that a user shows to others. It is never sent, so it has no address.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantRole: Int, Sendable {
        case unknown
        case owner, administrator
        case privateUser = 3
        case publicUser = 4
    }

    public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
    }

    /// A user who sees what is shared.
    public final class Participant: NSObject, Identifiable, @unchecked Sendable {
        public typealias AcceptanceStatus = ParticipantAcceptanceStatus
        public typealias Permission = ParticipantPermission
        public typealias Role = ParticipantRole

        public let userIdentity: CKUserIdentity
        public var role: ParticipantRole
        public var permission = ParticipantPermission.readWrite
        public let acceptanceStatus: ParticipantAcceptanceStatus
        public let participantID = UUID().uuidString
        public var id: String { participantID }

        init(owner: CKUserIdentity) { (userIdentity, role, acceptanceStatus) = (owner, .owner, .accepted) }
    }

    /// What an invitation says. No app is given one.
    public final class Metadata: NSObject, @unchecked Sendable {
        public let containerIdentifier: String
        public let share: CKShare
        public let participantRole: ParticipantRole
        public let participantStatus: ParticipantAcceptanceStatus
        public let participantPermission: ParticipantPermission
        public let ownerIdentity: CKUserIdentity
        public var hierarchicalRootRecordID: CKRecord.ID? { nil }
        public var rootRecordID: CKRecord.ID { share.recordID }
        public var rootRecord: CKRecord? { nil }

        private init(none: Void) {
            (containerIdentifier, share) = ("", CKShare(recordZoneID: .default))
            (participantRole, participantStatus, participantPermission) = (.unknown, .unknown, .unknown)
            ownerIdentity = CKUserIdentity()
        }
    }

    open var publicPermission = ParticipantPermission.none
    open var url: URL? { nil }
    open private(set) var participants: [Participant]
    public let owner: Participant
    open var currentUserParticipant: Participant? { owner }

    public convenience init(rootRecord: CKRecord) {
        self.init(
            rootRecord: rootRecord,
            shareID: CKRecord.ID(
                recordName: "Share-" + UUID().uuidString, zoneID: rootRecord.recordID.zoneID))
    }
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        owner = Participant(owner: CKUserIdentity())
        participants = [owner]
        super.init(recordType: SystemType.share, recordID: shareID)
    }
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

    open func addParticipant(_ participant: Participant) { participants.append(participant) }
    open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }
}

/// Who a user is, as far as an app may know.
public final class CKUserIdentity: NSObject, Identifiable, Sendable {
    public final class LookupInfo: NSObject, Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?

        public init(emailAddress: String) {
            (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil)
        }
        public init(phoneNumber: String) {
            (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil)
        }
        public init(userRecordID: CKRecord.ID) {
            (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
        }
    }

    public var userRecordID: CKRecord.ID? { nil }
    public var lookupInfo: LookupInfo? { nil }
    public var nameComponents: PersonNameComponents? { nil }
    public var hasiCloudAccount: Bool { false }
    public var contactIdentifiers: [String] { [] }

    override init() {}
}

open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    open var shareMetadatas: [CKShare.Metadata]?
    open var perShareCompletionBlock: (@Sendable (CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }

    override func fail(_ error: CKError) {
        acceptSharesCompletionBlock?(error)
        acceptSharesResultBlock?(.failure(error))
    }
}

open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    open var shareURLs: [URL]?
    open var shouldFetchRootRecord = false
    open var perShareMetadataBlock: (@Sendable (URL, CKShare.Metadata?, (any Error)?) -> Void)?
    open var perShareMetadataResultBlock: (@Sendable (URL, Result<CKShare.Metadata, any Error>) -> Void)?
    open var fetchShareMetadataCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    open var fetchShareMetadataResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }

    override func fail(_ error: CKError) {
        fetchShareMetadataCompletionBlock?(error)
        fetchShareMetadataResultBlock?(.failure(error))
    }
}
