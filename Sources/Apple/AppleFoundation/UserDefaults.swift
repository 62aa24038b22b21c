// Key-value coding reads and writes a user default as the plain methods do.

extension UserDefaults {
    /// The same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// The same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
