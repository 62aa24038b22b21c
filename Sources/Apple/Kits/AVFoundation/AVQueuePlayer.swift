public import Foundation
public import SwiftUI

/// Plays one film after another, as far as it says so itself: it stays with the first.
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

/// Plays a film again and again, as far as it is played at all.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    open var error: (any Error)? { nil }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
    }
}

extension AVPlayerLooper: _KeyValueCodingAndObserving {}
