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
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// A picture of what is played, which is made when it is asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
}
