public import AVFoundation

/// Audio to recognize.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() {}
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) { url = URL }
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting, running, finishing, canceling, completed
}

/// Recognizes speech until it is stopped.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    public let error: (any Error)?
    public private(set) var isCancelled = false
    public private(set) var isFinishing = false
    init(error: any Error) { self.error = error }
    open var state: SFSpeechRecognitionTaskState { isCancelled ? .canceling : .completed }
    open func cancel() { isCancelled = true }
    open func finish() { isFinishing = true }
}

public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
    ) {}
}

/// Recognized words. Apps never receive results.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
    private init(none: Void) { (bestTranscription, isFinal) = (SFTranscription(none: ()), false) }
    public let bestTranscription: SFTranscription
    public let isFinal: Bool
    public var transcriptions: [SFTranscription] { [bestTranscription] }
    public var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

public final class SFTranscription: NSObject, Sendable {
    init(none: Void) { formattedString = "" }
    public let formattedString: String
    public var segments: [SFTranscriptionSegment] { [] }
    public var speakingRate: Double { 0 }
    public var averagePauseDuration: TimeInterval { 0 }
}

public final class SFTranscriptionSegment: NSObject, Sendable {
    public var substring: String { "" }
    public var timestamp: TimeInterval { 0 }
    public var duration: TimeInterval { 0 }
    public var confidence: Float { 0 }
    public var alternativeSubstrings: [String] { [] }
}

public final class SFSpeechRecognitionMetadata: NSObject, Sendable {
    public var speakingRate: Double { 0 }
    public var averagePauseDuration: TimeInterval { 0 }
    public var voiceAnalytics: SFVoiceAnalytics? { nil }
}

public final class SFVoiceAnalytics: NSObject, Sendable {
    public var jitter: SFAcousticFeature? { nil }
    public var shimmer: SFAcousticFeature? { nil }
    public var pitch: SFAcousticFeature? { nil }
    public var voicing: SFAcousticFeature? { nil }
}

public final class SFAcousticFeature: NSObject, Sendable {
    public var acousticFeatureValuePerFrame: [Double] { [] }
    public var frameDuration: TimeInterval { 0 }
}
