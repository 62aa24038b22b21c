// AVFoundation: players of sound and film. None is heard or seen, and none fetches what it plays.

@_exported public import Foundation

/// Plays a film, as far as it says so itself.
@preconcurrency @MainActor open class AVPlayer {
    public private(set) var currentItem: AVPlayerItem?
    public var rate: Float = 0
    public var volume: Float = 1
    public var isMuted = false
    public var actionAtItemEnd = ActionAtItemEnd.pause

    public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }

    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// Nothing is fetched, so nothing is ever ready.
    public var status: Status { .unknown }
    public var error: (any Error)? { nil }

    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public init() {}
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    public func play() { rate = 1 }
    public func playImmediately(atRate rate: Float) { self.rate = rate }
    public func pause() { rate = 0 }
    public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

    // The film has no length: it is at its beginning, wherever it is moved.

    public func currentTime() -> CMTime { .zero }
    public func seek(to time: CMTime) {}
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    public func seek(to time: CMTime, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async { handler(true) }
    }
    @discardableResult public func seek(to time: CMTime) async -> Bool { true }
    @discardableResult public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool { true }

    /// Time does not go on, so `block` is never called.
    public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    public func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    public func removeTimeObserver(_ observer: Any) {}
}

/// Plays one film after another, as far as it says so itself: it stays with the first.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var following: [AVPlayerItem]

    public init(items: [AVPlayerItem]) {
        following = Array(items.dropFirst())
        super.init(playerItem: items.first)
    }
    public override init() {
        following = []
        super.init()
    }

    public func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + following }
    public func advanceToNextItem() {
        replaceCurrentItem(with: following.isEmpty ? nil : following.removeFirst())
    }
    public func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {
        if currentItem == nil { return replaceCurrentItem(with: item) }
        let place = after.flatMap { after in following.firstIndex { $0 === after } }
        following.insert(item, at: place.map { $0 + 1 } ?? (after == nil ? following.count : 0))
    }
    public func removeAllItems() {
        following = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays a film again and again.
@preconcurrency @MainActor open class AVPlayerLooper {
    public init(player: AVQueuePlayer, templateItem item: AVPlayerItem) {
        if player.currentItem == nil { player.replaceCurrentItem(with: item) }
    }

    public func disableLooping() {}
}

@preconcurrency @MainActor open class AVPlayerItem {
    public let asset: AVAsset

    public init(url: URL) { asset = AVURLAsset(url: url) }
    public init(asset: AVAsset) { self.asset = asset }

    public var status: Status { .unknown }
    public var error: (any Error)? { nil }
    public var duration: CMTime { .indefinite }
    public func currentTime() -> CMTime { .zero }

    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
