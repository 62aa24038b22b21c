public import SwiftUI

/// A game with others. None is found.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var defaultNumberOfPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    public override init() {}
}

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

open class GKMatch: NSObject, @unchecked Sendable {
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }
    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GKError(.notAuthenticated)
    }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
        throw GKError(.notAuthenticated)
    }
    open func disconnect() {}
}

public protocol GKMatchDelegate: AnyObject {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let one = GKMatchmaker()
    open class func shared() -> GKMatchmaker { one }
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
        throw GKError(.notAuthenticated)
    }
    open func findMatch(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
    }
    open func cancel() {}
    open func finishMatchmaking(for match: GKMatch) {}
}

open class GKInvite: NSObject, @unchecked Sendable {
    public let sender: GKPlayer
    init(sender: GKPlayer) { self.sender = sender }
}

@preconcurrency @MainActor open class GKMatchmakerViewController: UIViewController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public init?(matchRequest request: GKMatchRequest) { nil }
    public init?(invite: GKInvite) { nil }
    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol GKMatchmakerViewControllerDelegate: AnyObject {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    {}
}
