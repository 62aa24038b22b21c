// Key-value coding of user defaults works like the plain methods.

extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
