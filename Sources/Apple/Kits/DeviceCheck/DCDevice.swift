// DeviceCheck: proof that an app runs on an Apple device. This device is not an Apple device, so it gives no
// proof.

@_exported public import Foundation

public struct DCError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable

        public static func ~= (code: Self, error: any Swift.Error) -> Bool {
            (error as? DCError)?.code == code
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var errorDomain: String { "com.apple.devicecheck.error" }
    public var errorCode: Int { code.rawValue }
}

open class DCDevice: NSObject, @unchecked Sendable {
    public static let current = DCDevice()
    open var isSupported: Bool { false }

    open func generateToken(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
