// Key-value coding reads and writes a user default as the plain methods do.

extension UserDefaults {
    /// Stores a value like `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Reads a value like `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
