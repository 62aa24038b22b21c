public import Foundation

/// Changes to the address book, which are never saved.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    public override init() {}

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
}

open class CNGroup: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    open fileprivate(set) var name = ""
    public override init() {}
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}

public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
}

/// An account with contacts, which the course's device lacks.
open class CNContainer: NSObject, @unchecked Sendable {
    public let identifier: String
    public let name: String
    public let type: CNContainerType
    private init(none: Void) { (identifier, name, type) = ("", "", .unassigned) }
}

/// Writes contacts as vCards.
open class CNContactVCardSerialization: NSObject {
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(
            contacts.map { contact in
                var lines = ["BEGIN:VCARD", "VERSION:3.0"]
                lines.append(
                    "N:\(contact.familyName);\(contact.givenName);\(contact.middleName);\(contact.namePrefix);"
                        + contact.nameSuffix)
                lines.append("FN:" + (CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
                if !contact.organizationName.isEmpty { lines.append("ORG:\(contact.organizationName);") }
                lines += contact.emailAddresses.map { "EMAIL:\($0.value)" }
                lines += contact.phoneNumbers.map { "TEL:\($0.value.stringValue)" }
                return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
            }.joined().utf8)
    }
    /// Reading contacts from data fails, because the course cannot read vCards.
    open class func contacts(with data: Data) throws -> [CNContact] { throw CNError(.vCardMalformed) }
}
