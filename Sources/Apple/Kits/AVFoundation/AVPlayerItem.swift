public import Foundation
public import SwiftUI

/// A video for a player; the course never fetches the video's data.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    public let asset: AVAsset

    nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    nonisolated public convenience init(asset: AVAsset) {
        self.init(asset: asset, automaticallyLoadedAssetKeys: nil as [String]?)
    }
    nonisolated public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
    nonisolated public convenience init(
        asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]
    ) { self.init(asset: asset) }

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var presentationSize: CGSize { .zero }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var loadedTimeRanges: [NSValue] { [] }
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var videoComposition: AVVideoComposition?
    open var nowPlayingInfo: [String: Any]?
    public private(set) var outputs: [AVPlayerItemOutput] = []
    public private(set) var mediaDataCollectors: [AVPlayerItemMediaDataCollector] = []

    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
    open func add(_ collector: AVPlayerItemMediaDataCollector) { mediaDataCollectors.append(collector) }
    open func remove(_ collector: AVPlayerItemMediaDataCollector) {
        mediaDataCollectors.removeAll { $0 === collector }
    }

    /// Makes a new item for the same asset.
    nonisolated open override func copy() -> Any { AVPlayerItem(asset: asset) }

    // MARK: - Media selection

    open func select(
        _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
    ) {}

    // MARK: - Time. It does not advance.

    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(true) }
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)?
    ) { seek(to: time, completionHandler: completionHandler) }
    @discardableResult open func seek(to time: CMTime) async -> Bool { true }
    @discardableResult open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool { true }

    // MARK: - Notifications

    nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension AVPlayerItem: _KeyValueCodingAndObserving {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
}

public final class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    private init(none: Void) {}
    public var assetTrack: AVAssetTrack? { nil }
    public var isEnabled: Bool {
        get { false }
        set {}
    }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
}
