// MediaPlayer: what is played, and the music of the device. What an app says it plays is kept; there is no music, and the user lets no app look for any.

@_exported public import AVFoundation
public import SwiftUI

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// What an app says it plays.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    override init() {}

    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
    open class var supportedAnimatedArtworkKeys: [String] { [] }
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// What one of several players of an app plays.
@preconcurrency @MainActor open class MPNowPlayingSession: NSObject {
    public private(set) var players: [AVPlayer]
    open weak var delegate: (any MPNowPlayingSessionDelegate)?
    public let nowPlayingInfoCenter = MPNowPlayingInfoCenter()
    public let remoteCommandCenter = MPRemoteCommandCenter()
    open var automaticallyPublishesNowPlayingInfo = false
    open var isActive: Bool { false }
    open var canBecomeActive: Bool { false }

    public init(players: [AVPlayer]) { self.players = players }
    open func addPlayer(_ player: AVPlayer) { players.append(player) }
    open func removePlayer(_ player: AVPlayer) { players.removeAll { $0 === player } }
    @discardableResult open func becomeActiveIfPossible() async -> Bool { false }
    open func becomeActiveIfPossible(completion: (@Sendable (Bool) -> Void)? = nil) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(false) }
    }
}

@MainActor @preconcurrency public protocol MPNowPlayingSessionDelegate: AnyObject {
    func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
    func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}

/// A picture of what is played, which is made when it is asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    open func image(at size: CGSize) -> UIImage? { handler(size) }
    open var imageCropRect: CGRect { bounds }
}
