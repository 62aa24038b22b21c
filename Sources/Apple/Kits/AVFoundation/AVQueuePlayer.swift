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
    open func advanceToNextItem() {
        replaceCurrentItem(with: following.isEmpty ? nil : following.removeFirst())
    }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item }
    }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        if currentItem == nil { return replaceCurrentItem(with: item) }
        let place = afterItem.flatMap { after in following.firstIndex { $0 === after } }
        following.insert(item, at: place.map { $0 + 1 } ?? (afterItem == nil ? following.count : 0))
    }
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        following.removeAll { $0 === item }
    }
    open func removeAllItems() {
        following = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays a film again and again, as far as it is played at all.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    public enum ItemOrdering: Int, Sendable {
        case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
    }

    open var status: Status { isCancelled ? .cancelled : .unknown }
    open var error: (any Error)? { nil }
    open var loopCount: Int { 0 }
    open var loopingPlayerItems: [AVPlayerItem] { [] }
    private var isCancelled = false

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
    }
    public init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
    ) {
        if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
    }

    open func disableLooping() { isCancelled = true }
}

extension AVPlayerLooper: _KeyValueCodingAndObserving {}
