public import Foundation

/// Says words. It has no voice: what it is to say waits until it is stopped.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    public weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var waiting: [AVSpeechUtterance] = []
    public private(set) var isPaused = false
    public var isSpeaking: Bool { !waiting.isEmpty }

    public override init() {}

    open func speak(_ utterance: AVSpeechUtterance) { waiting.append(utterance) }

    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        defer { waiting = [] }
        return isSpeaking
    }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        isPaused = isSpeaking
        return isPaused
    }
    @discardableResult open func continueSpeaking() -> Bool {
        defer { isPaused = false }
        return isPaused
    }
}

/// Words to be said.
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    open var voice: AVSpeechSynthesisVoice?

    public init(string: String) { speechString = string }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A voice. The device has none.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    public let language: String
    public let identifier: String
    public let name: String

    public init?(language: String?) { nil }
    public init?(identifier: String) { nil }

    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    public static func currentLanguageCode() -> String { "en-US" }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    {}
}
