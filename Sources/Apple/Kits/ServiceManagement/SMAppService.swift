@_exported public import Foundation

// ServiceManagement: parts of an app that start with the Mac, which are never found. Registering a part
// fails.

/// A part of the app that starts at login.
open class SMAppService: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case notRegistered, enabled, requiresApproval, notFound
    }

    override init() { super.init() }

    open class var mainApp: SMAppService { SMAppService() }
    open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
    open class func daemon(plistName: String) -> SMAppService { SMAppService() }
    open class func openSystemSettingsLoginItems() {}

    open var status: Status { .notRegistered }

    open func register() throws { throw Self.refusal }
    open func unregister() throws { throw Self.refusal }
    open func unregister() async throws { throw Self.refusal }
    open func unregister(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async { handler(Self.refusal) }
    }

    private static var refusal: NSError { NSError(domain: "SMAppServiceErrorDomain", code: 1) }
}

/// Enabling a login item returns false, because no login item starts.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SMLoginItemSetEnabled(_ identifier: NSString, _ enabled: Bool) -> Bool {
    false
}
