public import Foundation

/// Why something is not seen or heard.
public struct AVError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case mediaServicesWereReset = -11819
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorizedToUseDevice = -11852
        case operationInterrupted = -11847
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
