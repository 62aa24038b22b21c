// MediaPlayer: Now Playing, and the music library. Now Playing information is stored; there is no music, and
// the user lets no app search for music.

@_exported public import AVFoundation
public import SwiftUI

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    override init() {}

    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The artwork of an item, created on request.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
}
