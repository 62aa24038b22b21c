public import Foundation

/// Plays audio from data or a file. The player reports that it is playing, but is silent.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public var volume: Float = 1
    public var rate: Float = 1
    public var numberOfLoops = 0
    public var currentTime: TimeInterval = 0
    public var isMeteringEnabled = false
    public let url: URL?
    public let data: Data?
    public var duration: TimeInterval { 0 }
    public var settings: [String: Any] { [:] }
    public var format: AVAudioFormat {
        AVAudioFormat(.pcmFormatFloat32, rate: 0, channels: 0, interleaved: false)
    }
    public private(set) var isPlaying = false
    public weak var delegate: (any AVAudioPlayerDelegate)?

    public init(contentsOf url: URL) throws {
        _ = try Data(contentsOf: url)
        (self.url, data) = (url, nil)
    }
    public init(data: Data) throws { (url, self.data) = (nil, data) }

    @discardableResult public func prepareToPlay() -> Bool { true }
    @discardableResult public func play() -> Bool {
        isPlaying = true
        return true
    }
    @discardableResult public func play(atTime time: TimeInterval) -> Bool { play() }
    public func pause() { isPlaying = false }
    public func stop() { isPlaying = false }
    public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    public func updateMeters() {}
    public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end of playback; here playback never ends.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
