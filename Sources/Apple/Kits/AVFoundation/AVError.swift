public import Foundation

public struct AVError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case sessionNotRunning = -11803
        case mediaServicesWereReset = -11819
        case fileFormatNotRecognized = -11828
        case encoderNotFound = -11834
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// Lets a `catch` match an error by its code.
extension AVError.Code {
    public static func ~= (code: AVError.Code, error: any Error) -> Bool {
        (error as? AVError)?.code == code
    }
}

extension AVError {
    public static var unknown: Code { .unknown }
    public static var sessionNotRunning: Code { .sessionNotRunning }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var encoderNotFound: Code { .encoderNotFound }
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
