// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Contacts: the user's address book. The user lets no app read the address book.

public import Foundation

public enum CNEntityType: Int, Sendable { case contacts }

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public struct CNError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case authorizationDenied = 100
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
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw Self.refusal }
    open func defaultContainerIdentifier() -> String { "" }
    open func execute(_ request: CNSaveRequest) throws { throw Self.refusal }
    open func enumerateContacts(
        with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw Self.refusal }
}
