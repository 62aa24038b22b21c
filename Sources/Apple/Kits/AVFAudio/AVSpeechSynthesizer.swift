public import Foundation

/// Speaks text. Without a voice, utterances wait until they are stopped.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var waiting: [AVSpeechUtterance] = []
    public private(set) var isPaused = false

    public override init() {}

    open func speak(_ utterance: AVSpeechUtterance) { waiting.append(utterance) }

    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let stopped = waiting
        (waiting, isPaused) = ([], false)
        guard let delegate, let first = stopped.first else { return !stopped.isEmpty }
        nonisolated(unsafe) let listener = delegate
        DispatchQueue.main.async { listener.speechSynthesizer(self, didCancel: first) }
        return true
    }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// The position of a word in speech.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {
    public enum Mark: Int, Sendable { case phoneme, word, sentence, paragraph, bookmark }
    open var mark = Mark.word
    public override init() {}
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
    }
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
        utterance: AVSpeechUtterance
    ) {}
}
