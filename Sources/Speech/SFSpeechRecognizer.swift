// Speech: words of what is said. The user of this device lets no app listen.

public import AVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var supportsOnDeviceRecognition = false
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    public let locale: Locale
    open var isAvailable: Bool { false }

    public init?(locale: Locale = .current) { self.locale = locale }

    public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    public static func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }
    public static func supportedLocales() -> Set<Locale> { [] }

    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        DispatchQueue.main.async { resultHandler(nil, SFSpeechError(.internalServiceError)) }
        return SFSpeechRecognitionTask()
    }
}

public struct SFSpeechError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case audioReadFailed = 2
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "SFSpeechErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(
        _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(
        _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
    ) {}
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}

/// What is to be turned into words.
open class SFSpeechRecognitionRequest: NSObject {
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var contextualStrings: [String] = []
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() {}
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url: URL) { self.url = url }
}

/// Turns sound into words until it is stopped.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    public private(set) var isCancelled = false
    public private(set) var isFinishing = false
    open func cancel() { isCancelled = true }
    open func finish() { isFinishing = true }
}

/// The words of a sound. No app is given any.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
    private init(none: Void) { (bestTranscription, isFinal) = (SFTranscription(none: ()), false) }
    public let bestTranscription: SFTranscription
    public let isFinal: Bool
}

public final class SFTranscription: NSObject, Sendable {
    init(none: Void) { formattedString = "" }
    public let formattedString: String
}
