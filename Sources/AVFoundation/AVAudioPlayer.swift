// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Plays a sound from data or a file, as far as it says so itself.
open class AVAudioPlayer: @unchecked Sendable {
    public var volume: Float = 1
    public var rate: Float = 1
    public var enableRate = false
    public var numberOfLoops = 0
    public var currentTime: TimeInterval = 0
    public var isMeteringEnabled = false
    public var duration: TimeInterval { 0 }
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
    public func updateMeters() {}
    public func averagePower(forChannel channel: Int) -> Float { -160 }
}

/// Hears of the end of a sound. No sound is played, so it hears nothing.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records a sound. There is no microphone, so it never begins.
open class AVAudioRecorder: @unchecked Sendable {
    public let url: URL
    public var isMeteringEnabled = false
    public var isRecording: Bool { false }
    public var currentTime: TimeInterval { 0 }
    public weak var delegate: (any AVAudioRecorderDelegate)?

    public init(url: URL, settings: [String: Any]) throws { self.url = url }

    @discardableResult public func prepareToRecord() -> Bool { false }
    @discardableResult public func record() -> Bool { false }
    @discardableResult public func record(forDuration duration: TimeInterval) -> Bool { false }
    public func pause() {}
    public func stop() {}
    @discardableResult public func deleteRecording() -> Bool { false }
    public func updateMeters() {}
    public func averagePower(forChannel channel: Int) -> Float { -160 }
    public func peakPower(forChannel channel: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

// The settings of a recorder.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
public let kAudioFormatAppleLossless: UInt32 = 0x616c_6163

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}
