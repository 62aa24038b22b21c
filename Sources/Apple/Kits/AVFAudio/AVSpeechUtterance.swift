public import Foundation

/// Text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    public let attributedSpeechString: NSAttributedString
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    open var volume: Float = 1
    open var voice: AVSpeechSynthesisVoice?

    public init(string: String) {
        (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
}

/// A voice for speech; this device has no voices.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    public let language: String
    public let identifier: String
    public let name: String
    public let quality: AVSpeechSynthesisVoiceQuality

    public init?(language: String?) { nil }
    public init?(identifier: String) { nil }

    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
