// AVFoundation: players of audio and video. The players play nothing and send no requests.

@_exported public import AVFAudio
@_exported public import CoreMedia
@_exported public import Foundation
public import SwiftUI

/// Plays a video. The player reports that it is playing, but shows nothing.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    public private(set) var currentItem: AVPlayerItem? {
        didSet { didChangeValue(for: \.currentItem) }
    }
    open var rate: Float = 0 {
        didSet {
            guard rate != oldValue else { return }
            didChangeValue(for: \.rate)
            if (rate == 0) != (oldValue == 0) { didChangeValue(for: \.timeControlStatus) }
            NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
        }
    }
    open var defaultRate: Float = 1
    open var volume: Float = 1 { didSet { didChangeValue(for: \.volume) } }
    open var isMuted = false { didSet { didChangeValue(for: \.isMuted) } }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true

    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    nonisolated public static let rateDidChangeNotification = Notification.Name(
        "AVPlayerRateDidChangeNotification")

    /// The status is always unknown, because the course fetches no media.
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }

    nonisolated public override init() {}
    nonisolated public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    nonisolated public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open func play() { rate = defaultRate }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func pause() { rate = 0 }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

    // The video has no duration, so seeking stays at the start.

    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to date: Date) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async { completionHandler(true) }
    }
    open func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async { completionHandler(true) }
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { DispatchQueue.main.async { completionHandler(true) } }
    @discardableResult open func seek(to time: CMTime) async -> Bool { true }
    @discardableResult open func seek(to date: Date) async -> Bool { true }
    @discardableResult open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool { true }

    /// The player never calls `block`, because playback time does not advance.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

extension AVPlayer: _KeyValueCodingAndObserving {}
