// NetworkExtension: VPN and Wi-Fi settings. No app may read or change these settings here.

@_exported public import Foundation

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NEVPNConfigurationChange = NSNotification.Name(
        "com.apple.networkextension.changed")
}

public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

public struct NEVPNError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case configurationInvalid = 1
        case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "NEVPNErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    override init() {}
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.configurationInvalid) }
    open func stopVPNTunnel() {}
}

open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    public override init() {}
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let only = NEVPNManager()
    open class func shared() -> NEVPNManager { only }
    override init() {}

    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    public let connection = NEVPNConnection()

    private static let refusal = NEVPNError(.configurationReadWriteFailed)
    open func loadFromPreferences() async throws { throw Self.refusal }
    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(Self.refusal) }
    }
    open func saveToPreferences() async throws { throw Self.refusal }
    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(Self.refusal) }
    }
    open func removeFromPreferences() async throws { throw Self.refusal }
    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(Self.refusal) }
    }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() {}
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler([], nil) }
    }
}
