// MultipeerConnectivity: connections between nearby devices. No device is nearby.

@_exported public import Foundation

/// A device, identified by its display name.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    public let displayName: String
    private let id = UUID()

    public init(displayName: String) { self.displayName = displayName }

    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.id == id }
    open override var hash: Int { id.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MCErrorDomain = "MCErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase

public struct MCError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// A session of devices. The session has no other participants, so it sends nothing.
open class MCSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCSessionDelegate)?
    public let myPeerID: MCPeerID
    public let securityIdentity: [Any]?
    public let encryptionPreference: MCEncryptionPreference
    open var connectedPeers: [MCPeerID] { [] }

    public init(
        peer: MCPeerID, securityIdentity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        (myPeerID, self.securityIdentity) = (peer, securityIdentity)
        self.encryptionPreference = encryptionPreference
    }
    public convenience init(peer: MCPeerID) {
        self.init(peer: peer, securityIdentity: nil, encryptionPreference: .required)
    }

    open func send(_ data: Data, toPeers peers: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peers.isEmpty ? .invalidParameter : .notConnected)
    }
    open func cancelConnectPeer(_ peer: MCPeerID) {}
    open func disconnect() {}
}

public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
        fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}
