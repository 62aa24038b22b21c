@_exported public import Foundation

// ServiceManagement: parts of an app that start with the Mac. The course finds no such parts.
// Registering a part fails.

/// A part of the app that starts at login.
open class SMAppService: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case notRegistered, enabled, requiresApproval, notFound
    }

    override init() { super.init() }

    open class var mainApp: SMAppService { SMAppService() }

    open var status: Status { .notRegistered }

    open func register() throws { throw Self.refusal }

    private static var refusal: NSError { NSError(domain: "SMAppServiceErrorDomain", code: 1) }
}

/// Enabling a login item returns false, because no login item starts.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SMLoginItemSetEnabled(_ identifier: NSString, _ enabled: Bool) -> Bool {
    false
}
