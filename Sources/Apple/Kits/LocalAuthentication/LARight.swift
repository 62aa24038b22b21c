public import Foundation

/// A right that the user grants by showing whose device it is. No one can here, so it is never granted.
open class LARight: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case unknown, authorizing, authorized, notAuthorized }

    open var state: State { .notAuthorized }
    open var tag = 0

    public override init() {}
    public init(requirement: LAAuthenticationRequirement) {}

    open func authorize(localizedReason: String) async throws { throw LAError(.passcodeNotSet) }
    open func checkCanAuthorize() async throws { throw LAError(.passcodeNotSet) }
    open func deauthorize() async {}
}

open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
    public static let `default` = LAAuthenticationRequirement()
    public static let biometry = LAAuthenticationRequirement()
    public static let biometryCurrentSet = LAAuthenticationRequirement()
}

/// What an app asks whose device it is with, for macOS and iOS 18 on.
public struct LADomainState: Sendable {
    public var stateHash: Data? { nil }
}

extension LAContext {
    public var domainState: LADomainState { LADomainState() }
}
