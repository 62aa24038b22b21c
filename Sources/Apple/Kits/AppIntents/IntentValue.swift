public import SwiftUI

/// A type of which an intent's parameter or result can be.
public protocol _IntentValue: Sendable {
    associatedtype ValueType = Self
    associatedtype UnwrappedType = Self

    /// Nil, where that is a value.
    static var _absence: Self? { get }
}

extension _IntentValue {
    public static var _absence: Self? { nil }
}

extension Never: _IntentValue {}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Float: _IntentValue {}
extension Decimal: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Data: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Measurement: _IntentValue {}
extension Duration: _IntentValue {}
extension UUID: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped
    public static var _absence: Self? { .some(.none) }
}

extension Array: _IntentValue where Element: _IntentValue {}

/// A file, given to an intent or by one.
public struct IntentFile: _IntentValue {
    public var data: Data
    public var filename: String
    public var type: UTType?
    public private(set) var fileURL: URL?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type
    }

    public func data(contentType: UTType) async throws -> Data { data }
}

public struct IntentCurrencyAmount: _IntentValue, Hashable {
    public let amount: Decimal
    public let currencyCode: String
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

public struct IntentPerson: _IntentValue, Hashable {
    public enum Name: Hashable, Sendable {
        case displayName(String)
        case components(PersonNameComponents)

        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let parts):
                [parts.givenName, parts.familyName].compactMap(\.self).joined(separator: " ")
            }
        }
    }

    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }
        public let value: Value
        public init(emailAddress: String) { value = .emailAddress(emailAddress) }
        public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
        public init(applicationDefined: String) { value = .applicationDefined(applicationDefined) }
    }

    public enum Identifier: Hashable, Sendable {
        case contact(String)
        case applicationDefined(String)
    }

    public let identifier: Identifier
    public let name: Name
    public let handle: Handle?
    public let isMe: Bool

    public init(identifier: Identifier, name: Name, handle: Handle? = nil, isMe: Bool = false) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.isMe = isMe
    }
}

public enum IntentPaymentMethodType: Int, Hashable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}
