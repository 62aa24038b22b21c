// swift-format-ignore-file: AlwaysUseLowerCamelCase
// SystemConfiguration: reachability of the network. The device is on Wi-Fi.

public import AppleFoundation
@_exported public import Foundation

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init() { rawValue = 0 }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

public final class SCNetworkReachability: Sendable {
    init() {}
}

public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ name: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}

/// A callback that the course never calls, because the device stays on Wi-Fi.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
}

@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

public func SCError() -> Int32 { 0 }

/// On Apple platforms, a socket address begins with a field for its own length. The course ignores writes to
/// `sa_len`, because Linux's socket addresses have no such field.
extension sockaddr {
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}
