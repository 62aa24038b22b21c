public import Foundation

/// Says words. It has no voice: what it is to say waits until it is stopped.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var waiting: [AVSpeechUtterance] = []
    public private(set) var isPaused = false
    open var isSpeaking: Bool { !waiting.isEmpty }
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    open var outputChannels: [AVAudioSessionChannelDescription]?

    public override init() {}

    open func speak(_ utterance: AVSpeechUtterance) { waiting.append(utterance) }

    /// No sound is made: only the end of it comes, which is a piece without any.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback)
    { end(bufferCallback) }
    open func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
        toMarkerCallback markerCallback: @escaping MarkerCallback
    ) { end(bufferCallback) }
    private func end(_ callback: @escaping BufferCallback) {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 22050, channels: 1),
            let nothing = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 0)
        else { return }
        DispatchQueue.main.async { callback(nothing) }
    }

    public typealias BufferCallback = @Sendable (AVAudioBuffer) -> Void
    public typealias MarkerCallback = @Sendable ([AVSpeechSynthesisMarker]) -> Void

    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let stopped = waiting
        (waiting, isPaused) = ([], false)
        guard let delegate, let first = stopped.first else { return !stopped.isEmpty }
        nonisolated(unsafe) let listener = delegate
        DispatchQueue.main.async { listener.speechSynthesizer(self, didCancel: first) }
        return true
    }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        isPaused = isSpeaking
        return isPaused
    }
    @discardableResult open func continueSpeaking() -> Bool {
        defer { isPaused = false }
        return isPaused
    }

    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined, denied, unsupported, authorized
    }
    public static var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    @discardableResult public static func requestPersonalVoiceAuthorization() async
        -> PersonalVoiceAuthorizationStatus
    { .unsupported }
    public static func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { handler(.unsupported) } }

    public static let availableVoicesDidChangeNotification = Notification.Name(
        "AVSpeechSynthesisAvailableVoicesDidChangeNotification")
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Where in a sound a word is.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {
    public enum Mark: Int, Sendable { case phoneme, word, sentence, paragraph, bookmark }
    open var mark = Mark.word
    open var textRange = NSRange(location: 0, length: 0)
    open var byteSampleOffset = 0
    open var bookmarkName = ""
    open var phoneme = ""
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
