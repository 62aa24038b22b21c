public import SwiftUI

public protocol EntityIdentifierConvertible: Hashable, Sendable {
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
}

extension URL: EntityIdentifierConvertible {
}

/// An object of the app that intents can use.
public protocol AppEntity: AppValue, Identifiable, _SupportsAppDependencies
where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

/// An entity that Spotlight can find; the course indexes no entities.
public protocol IndexedEntity: AppEntity {}

/// The `@Property` wrapper: an entity's property that Shortcuts can read.
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    private var kept: Value?

    init(title: LocalizedStringResource?, kept: Value?) {
        self.title = title
        self.kept = kept ?? Value._absence
    }

    public convenience init() { self.init(title: nil, kept: nil) }
    public convenience init(title: LocalizedStringResource) { self.init(title: title, kept: nil) }
    public convenience init(title: LocalizedStringResource, identifier: String) {
        self.init(title: title, kept: nil)
    }
    public convenience init(wrappedValue: Value, title: LocalizedStringResource) {
        self.init(title: title, kept: wrappedValue)
    }
    public convenience init(wrappedValue: Value) { self.init(title: nil, kept: wrappedValue) }

    public var wrappedValue: Value {
        get {
            guard let kept else { preconditionFailure("The property was read before it had a value") }
            return kept
        }
        set { kept = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}
