/// A key-value store. Devices share this store through iCloud. The simulated device has no account, so values stay in
/// the app.
nonisolated open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The default store, which is empty when an app starts.
    public static var `default`: NSUbiquitousKeyValueStore {
        Singletons.shared { NSUbiquitousKeyValueStore() }
    }

    private var values: [String: Any] = [:]

    open func object(forKey key: String) -> Any? { values[key] }
    open func string(forKey key: String) -> String? { values[key] as? String }
    open func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
    open func data(forKey key: String) -> Data? { values[key] as? Data }
    open func longLong(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    open func double(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
    open func bool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }

    private func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }

    open func set(_ object: Any?, forKey key: String) { values[key] = object }
    open func set(_ string: String?, forKey key: String) { values[key] = string }
    open func set(_ data: Data?, forKey key: String) { values[key] = data }
    open func set(_ array: [Any]?, forKey key: String) { values[key] = array }
    open func set(_ dictionary: [String: Any]?, forKey key: String) { values[key] = dictionary }
    open func set(_ value: Int64, forKey key: String) { values[key] = NSNumber(value: value) }
    open func set(_ value: Double, forKey key: String) { values[key] = NSNumber(value: value) }
    open func set(_ value: Bool, forKey key: String) { values[key] = NSNumber(value: value) }
    open func removeObject(forKey key: String) { values[key] = nil }
    open var dictionaryRepresentation: [String: Any] { values }

    /// Always returns true, because the store keeps its values in memory.
    @discardableResult open func synchronize() -> Bool { true }

    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreServerChange = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreAccountChange = 3
