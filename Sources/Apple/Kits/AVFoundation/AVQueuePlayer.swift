public import Foundation
public import SwiftUI

/// Plays several videos in turn. Playback time does not advance, so the player stays at the first item.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var following: [AVPlayerItem]

    nonisolated public init(items: [AVPlayerItem]) {
        following = Array(items.dropFirst())
        super.init(playerItem: items.first)
    }
    nonisolated public override init() {
        following = []
        super.init()
    }
    nonisolated public override init(url: URL) {
        following = []
        super.init(url: url)
    }
    nonisolated public override init(playerItem item: AVPlayerItem?) {
        following = []
        super.init(playerItem: item)
    }

    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + following }
}

/// Plays a video repeatedly on a device; here no video plays.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    open var error: (any Error)? { nil }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
    }
}

extension AVPlayerLooper: _KeyValueCodingAndObserving {}
