public import Foundation

/// The attributes of a peripheral: services, characteristics and descriptors.
open class CBAttribute: NSObject, @unchecked Sendable {
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute, @unchecked Sendable {
    open weak var peripheral: CBPeripheral?
    public let isPrimary: Bool
    open internal(set) var characteristics: [CBCharacteristic]?

    init(_ uuid: CBUUID, isPrimary: Bool) {
        self.isPrimary = isPrimary
        super.init(uuid)
    }
}

open class CBMutableService: CBService, @unchecked Sendable {
    open override var characteristics: [CBCharacteristic]? {
        get { super.characteristics }
        set { super.characteristics = newValue }
    }
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary: isPrimary) }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
}

public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = CBAttributePermissions(rawValue: 1)
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open weak var service: CBService?
    open internal(set) var properties: CBCharacteristicProperties
    open internal(set) var value: Data?

    init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
        (self.properties, self.value) = (properties, value)
        super.init(uuid)
    }
}

open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    open var permissions: CBAttributePermissions
    open override var properties: CBCharacteristicProperties {
        get { super.properties }
        set { super.properties = newValue }
    }
    open override var value: Data? {
        get { super.value }
        set { super.value = newValue }
    }

    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
        permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID, properties, value)
    }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open weak var characteristic: CBCharacteristic?
    public let value: Any?
    init(_ uuid: CBUUID, _ value: Any?) {
        self.value = value
        super.init(uuid)
    }
}
