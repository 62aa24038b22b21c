public import SwiftUI

/// A type that an intent can take or return.
public protocol _IntentValue: Sendable {
    associatedtype ValueType = Self
    associatedtype UnwrappedType = Self

    /// The value of an unset parameter: `.some(nil)` for an optional type, and nil for other types.
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

/// A file that an intent takes or returns.
public struct IntentFile: _IntentValue {
    public var data: Data
    public var filename: String
    public var type: UTType?

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
    }

    public func data(contentType: UTType) async throws -> Data { data }
}
