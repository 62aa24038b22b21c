// PushKit: notifications that wake an app, such as calls. This device has no token and receives no
// notifications.

@_exported public import Foundation

public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
}

open class PKPushCredentials: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let token: Data
    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

open class PKPushPayload: NSObject, @unchecked Sendable {
    public let type: PKPushType
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
    init(type: PKPushType) { self.type = type }
}

open class PKPushRegistry: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?
    public init(queue: DispatchQueue?) {}
}

public protocol PKPushRegistryDelegate: AnyObject {
    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
