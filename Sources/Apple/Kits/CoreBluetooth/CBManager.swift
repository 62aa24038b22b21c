// CoreBluetooth: devices nearby. This device has no Bluetooth, and managers report the state `unsupported`.

@_exported public import Foundation

public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined, restricted, denied, allowedAlways
}

open class CBManager: NSObject, @unchecked Sendable {
    open internal(set) var state = CBManagerState.unknown
    open class var authorization: CBManagerAuthorization { .notDetermined }
    open var authorization: CBManagerAuthorization { .notDetermined }

    override init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CBErrorDomain = "CBErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CBATTErrorDomain = "CBATTErrorDomain"

public struct CBError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
        case connectionLimitReached, unknownDevice, operationNotSupported, peerRemovedPairingInformation
        case encryptionTimedOut, tooManyLEPairedDevices, leGattExceededBackgroundNotificationLimit
        case leGattNearBackgroundNotificationLimit
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CBErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public struct CBATTError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
        case insufficientAuthentication, requestNotSupported, invalidOffset, insufficientAuthorization
        case prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
        case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType
        case insufficientResources
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CBATTErrorDomain }
    public var errorCode: Int { code.rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
// swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase
