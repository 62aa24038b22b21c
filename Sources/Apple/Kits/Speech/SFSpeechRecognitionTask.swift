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
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
    ) {}
}

/// Recognized words. Apps never receive results.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
    private init(none: Void) { (bestTranscription, isFinal) = (SFTranscription(none: ()), false) }
    public let bestTranscription: SFTranscription
    public let isFinal: Bool
    public var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

public final class SFTranscription: NSObject, Sendable {
    init(none: Void) { formattedString = "" }
    public let formattedString: String
    public var segments: [SFTranscriptionSegment] { [] }
}

public final class SFTranscriptionSegment: NSObject, Sendable {
    public var substring: String { "" }
    public var timestamp: TimeInterval { 0 }
    public var duration: TimeInterval { 0 }
    public var confidence: Float { 0 }
}

public final class SFSpeechRecognitionMetadata: NSObject, Sendable {
}
