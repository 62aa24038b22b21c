// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open internal(set) weak var entity: NSEntityDescription?

    public override init() {}
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?

    open var type: AttributeType {
        get { AttributeType(attributeType) }
        set { attributeType = newValue.kind }
    }

    /// Converts a value to the stored form: numbers become `NSNumber`, other values stay unchanged.
    func kept(_ value: Any?) -> Any? {
        guard let value = ManagedValue.content(of: value) else { return nil }
        guard attributeType.isNumber, let number = value as? NSNumber else { return value }
        switch attributeType {
        case .booleanAttributeType: return NSNumber(value: number.boolValue)
        case .floatAttributeType: return NSNumber(value: number.floatValue)
        case .doubleAttributeType: return NSNumber(value: number.doubleValue)
        case .decimalAttributeType: return NSDecimalNumber(decimal: number.decimalValue)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return NSNumber(value: number.int64Value)
        case .undefinedAttributeType, .stringAttributeType, .dateAttributeType, .binaryDataAttributeType,
            .UUIDAttributeType, .URIAttributeType, .transformableAttributeType, .objectIDAttributeType:
            return value
        }
    }

    public struct AttributeType: Hashable, Sendable {
        let kind: NSAttributeType
        init(_ kind: NSAttributeType) { self.kind = kind }

        public static let undefined = Self(.undefinedAttributeType)
        public static let decimal = Self(.decimalAttributeType)
        public static let double = Self(.doubleAttributeType)
        public static let string = Self(.stringAttributeType)
        public static let boolean = Self(.booleanAttributeType)
        public static let date = Self(.dateAttributeType)
        public static let uuid = Self(.UUIDAttributeType)
        public static let transformable = Self(.transformableAttributeType)
    }
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    var isNumber: Bool { (100...600).contains(rawValue) || self == .booleanAttributeType }
}

open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var minCount = 0
    open var maxCount = 1
    open var isOrdered = false

    open var isToMany: Bool { maxCount != 1 }
}

/// What happens to the objects to which a deleted object refers.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
