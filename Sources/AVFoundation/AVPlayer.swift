// AVFoundation: players of sound and film. None is heard or seen, and none fetches what it plays.

@_exported public import Foundation

/// Plays a film, as far as it says so itself.
@MainActor open class AVPlayer {
    public private(set) var currentItem: AVPlayerItem?
    public var rate: Float = 0
    public var volume: Float = 1
    public var isMuted = false
    public var actionAtItemEnd = ActionAtItemEnd.pause

    public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }

    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    public init() {}
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    public func play() { rate = 1 }
    public func pause() { rate = 0 }
    public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    public func seek(to time: CMTime) {}
}

@MainActor open class AVPlayerItem {
    public let url: URL
    public init(url: URL) { self.url = url }

    nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A moment of a film.
public struct CMTime: Hashable, Sendable {
    public var value: Int64
    public var timescale: Int32

    public static let zero = CMTime(value: 0, timescale: 1)

    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
    }

    public var seconds: Double { Double(value) / Double(timescale) }
}

/// Plays a sound from data or a file, as far as it says so itself.
open class AVAudioPlayer: @unchecked Sendable {
    public var volume: Float = 1
    public var numberOfLoops = 0
    public private(set) var isPlaying = false
    public weak var delegate: (any AVAudioPlayerDelegate)?

    public init(contentsOf url: URL) throws { _ = try Data(contentsOf: url) }
    public init(data: Data) throws {}

    @discardableResult public func prepareToPlay() -> Bool { true }
    @discardableResult public func play() -> Bool {
        isPlaying = true
        return true
    }
    public func pause() { isPlaying = false }
    public func stop() { isPlaying = false }
}

/// Hears of the end of a sound. No sound is played, so it hears nothing.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

public final class AVAudioSession: Sendable {
    private static let session = AVAudioSession()
    public static func sharedInstance() -> AVAudioSession { session }

    public struct Category: Hashable, Sendable {
        private let name: String
        public static let ambient = Category(name: "ambient")
        public static let playback = Category(name: "playback")
        public static let record = Category(name: "record")
        public static let playAndRecord = Category(name: "playAndRecord")
        public static let soloAmbient = Category(name: "soloAmbient")
    }

    public enum Mode: Sendable { case `default`, moviePlayback, spokenAudio, measurement }

    public func setCategory(_ category: Category, mode: Mode = .default) throws {}
    public func setActive(_ active: Bool) throws {}
    public var outputLatency: TimeInterval { 0 }
}
