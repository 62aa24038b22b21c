public import SwiftUI

/// A leaderboard; the course loads no leaderboards.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    public enum LeaderboardType: Int, Sendable { case classic, recurring }

    open var title: String? { nil }
    open var type: LeaderboardType { .classic }

    open class Entry: NSObject, @unchecked Sendable {
        public let player: GKPlayer
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
        init(player: GKPlayer) { self.player = player }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?,
        completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
    }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw GKError(.notAuthenticated) }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) }
    }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
    }
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw GKError(.notAuthenticated)
    }
}

@preconcurrency @MainActor open class GKGameCenterViewController: UIViewController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The button that opens Game Center; here it is not shown, because the user is not signed in.
@MainActor open class GKAccessPoint: NSObject {
    nonisolated public enum Location: Int, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    public static let shared = GKAccessPoint()
    open var isActive = false
    open var location = Location.topLeading
}
