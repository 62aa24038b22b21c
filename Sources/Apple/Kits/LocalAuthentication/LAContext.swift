// LocalAuthentication: Face ID, Touch ID and passcode. This device has no passcode and no biometry, so no
// policy can be evaluated.

public import Foundation

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID
}

public struct LAError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case userCancel = -2
        case passcodeNotSet = -5
        case biometryNotAvailable = -6

        public static func ~= (code: Self, error: any Error) -> Bool {
            (error as? LAError)?.code == code
        }
    }

    public static var userCancel: Code { .userCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    public var errorCode: Int { code.rawValue }
}

open class LAContext: NSObject, @unchecked Sendable {
    open var localizedReason = ""
    open var biometryType: LABiometryType { .none }
    open var interactionNotAllowed = false

    public override init() {}

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.refusal(of: policy) as NSError
        return false
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw Self.refusal(of: policy)
    }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { reply(false, Self.refusal(of: policy)) }
    }

    private static func refusal(of policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
