// NearbyInteraction: distance and direction of other devices. This device cannot measure distances.

@_exported public import Foundation

public struct NIError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unsupportedPlatform = -5889
        case userDidNotAllow = -5884
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.NearbyInteraction" }
    public var errorCode: Int { code.rawValue }
}

/// A token with which two devices find each other; this device has none.
public final class NIDiscoveryToken: NSObject, NSCopying, NSSecureCoding, Sendable {
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { nil }
    public func encode(with coder: NSCoder) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class NIConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

public final class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public let peerDiscoveryToken: NIDiscoveryToken
    public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}

/// Another device nearby; this device never finds one.
public final class NINearbyObject: NSObject, Sendable {
    public enum RemovalReason: Int, Sendable { case timeout, peerEnded }

    public let discoveryToken: NIDiscoveryToken
    public var distance: Float? { nil }
    public var direction: SIMD3<Float>? { nil }
    private init(_ token: NIDiscoveryToken) { discoveryToken = token }
}

/// The session fails when it runs, because the device does not support it.
open class NISession: NSObject, @unchecked Sendable {
    open class var isSupported: Bool { false }

    open weak var delegate: (any NISessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open var discoveryToken: NIDiscoveryToken? { nil }
    open private(set) var configuration: NIConfiguration?

    public override init() {}

    open func run(_ configuration: NIConfiguration) {
        self.configuration = configuration
        (delegateQueue ?? .main).async {
            self.delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
        }
    }
    open func invalidate() {}
}

public protocol NISessionDelegate: AnyObject {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
        reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
    func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject)
    func sessionDidStartRunning(_ session: NISession)
}

extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
        reason: NINearbyObject.RemovalReason
    ) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject
    ) {}
    public func sessionDidStartRunning(_ session: NISession) {}
}
