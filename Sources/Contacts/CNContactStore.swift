// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Contacts: the user's address book. The user of this device lets no app see it.

public import Foundation

public enum CNEntityType: Int, Sendable { case contacts }

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public struct CNError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "CNErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}

    private static let refusal = CNError(.authorizationDenied)

    public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw Self.refusal
    }
    open func requestAccess(
        for entityType: CNEntityType,
        completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { handler(false, Self.refusal) }
    }

    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    { throw Self.refusal }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor])
        throws
        -> CNContact
    { throw Self.refusal }
    open func enumerateContacts(
        with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw Self.refusal }
}

/// What of a contact is asked for.
public protocol CNKeyDescriptor: Sendable {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A person or a company. An app may make one, and is given none.
open class CNContact: NSObject, Identifiable {
    public let identifier = UUID().uuidString
    public fileprivate(set) var givenName = ""
    public fileprivate(set) var familyName = ""
    public fileprivate(set) var organizationName = ""
    public fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    public fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    public fileprivate(set) var birthday: DateComponents?
    public fileprivate(set) var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    public var id: String { identifier }

    public override init() {}
}

public final class CNPhoneNumber: NSObject, Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

public final class CNLabeledValue<Value: NSObject>: NSObject {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: Value
    public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// Puts the parts of a name in order.
open class CNContactFormatter: NSObject {
    open var style = CNContactFormatterStyle.fullName
    public override init() {}

    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
        let name = parts.isEmpty ? contact.organizationName : parts.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
