// Speech: recognizing speech. The user lets no app listen.

@_exported public import AVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var supportsOnDeviceRecognition = false
    public let locale: Locale
    open var isAvailable: Bool { false }

    public override init() { locale = .current }
    public init?(locale: Locale) { self.locale = locale }

    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }
    open class func supportedLocales() -> Set<Locale> { [] }

    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let refusal = SFSpeechError(.internalServiceError)
        DispatchQueue.main.async { resultHandler(nil, refusal) }
        return SFSpeechRecognitionTask(error: refusal)
    }
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(error: SFSpeechError(.internalServiceError))
        nonisolated(unsafe) let listener = delegate
        DispatchQueue.main.async { listener.speechRecognitionTask(task, didFinishSuccessfully: false) }
        return task
    }
}

public struct SFSpeechError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case noModel = 5
        case cannotAllocateUnsupportedLocale = 15
    }

    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static var errorDomain: String { "SFSpeechErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public protocol SFSpeechRecognizerDelegate: AnyObject {
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}
