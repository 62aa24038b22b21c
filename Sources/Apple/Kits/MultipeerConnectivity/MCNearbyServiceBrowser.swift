public import Foundation

/// Searches for other devices. The user lets no app search for devices, so the search does not start.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String

    public init(peer: MCPeerID, serviceType: String) {
        (myPeerID, self.serviceType) = (peer, serviceType)
    }

    open func startBrowsingForPeers() {
        DispatchQueue.main.async {
            self.delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unavailable))
        }
    }
    open func stopBrowsingForPeers() {}
    open func invitePeer(
        _ peer: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    public func browser(
        _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
    ) {}
}

/// Advertises this device. The user lets no app advertise, so advertising does not start.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String

    public init(peer: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (myPeerID, discoveryInfo, self.serviceType) = (peer, info, serviceType)
    }

    open func startAdvertisingPeer() {
        DispatchQueue.main.async {
            self.delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable))
        }
    }
    open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
    ) {}
}
