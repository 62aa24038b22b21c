@_exported public import Foundation

// ServiceManagement starts parts of an app with the Mac. This device starts none: none is found, and to register one fails.

/// A part of the app that would start by itself.
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

/// False: nothing is started.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SMLoginItemSetEnabled(_ identifier: NSString, _ enabled: Bool) -> Bool {
    false
}
