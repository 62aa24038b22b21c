// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Records audio. The recorder never starts without a microphone.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public let url: URL
    public let settings: [String: Any]
    public let format: AVAudioFormat
    public var isMeteringEnabled = false
    public var isRecording: Bool { false }
    public weak var delegate: (any AVAudioRecorderDelegate)?

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        format =
            AVAudioFormat(settings: settings)
            ?? AVAudioFormat(.pcmFormatFloat32, rate: 44100, channels: 1, interleaved: false)
    }
    public init(url: URL, format: AVAudioFormat) throws {
        (self.url, self.format, settings) = (url, format, format.settings)
    }
    @discardableResult public func record() -> Bool { false }
    public func stop() {}
    public func updateMeters() {}
    public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
