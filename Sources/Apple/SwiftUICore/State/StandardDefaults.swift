import Lifecycle

/// Connects `UserDefaults` with `@AppStorage`: the app's code and its views read and write the same values. The course
/// saves no user defaults to disk.
///
/// Foundation creates the `UserDefaults` objects and has no callback for a set value. The course changes the class of
/// Foundation's `UserDefaults` objects to `StandardDefaults` (`decisions/0074`). `StandardDefaults` has no stored
/// properties, because Foundation's objects have no memory for stored properties.
nonisolated final class StandardDefaults: UserDefaults {
    /// Returns the value that `store` had before the app first used `SharedStorage`. The call also changes the class of
    /// `store` to `StandardDefaults`.
    static func foundation(_ key: String, in store: UserDefaults) -> Any? {
        takeOver(store, as: StandardDefaults.self)
        return (store as? StandardDefaults)?.before(key)
    }

    /// The suite name of a `UserDefaults` object. A `UserDefaults` object without a known suite name is a separate
    /// suite.
    static func suite(of store: UserDefaults) -> String {
        var mirror = Mirror(reflecting: store) as Mirror?
        while let part = mirror {
            if let name = part.descendant("suite") as? String { return name }
            mirror = part.superclassMirror
        }
        return "\(ObjectIdentifier(store))"
    }

    private func before(_ key: String) -> Any? { super.object(forKey: key) }

    private func cell(_ key: String) -> StateCell<Any?>? {
        let store = UncheckedBox(self)
        return onEngine {
            UncheckedBox(Tree.current.map { SharedStorage.of(store.value).cell(for: key, in: $0) })
        }.value
    }

    override func object(forKey key: String) -> Any? {
        guard let cell = cell(key) else { return super.object(forKey: key) }
        return cell.latestFromAnywhere
    }

    override func set(_ value: Any?, forKey key: String) {
        guard let cell = cell(key) else { return super.set(value, forKey: key) }
        cell.valueFromAnywhere = value
    }

    override func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }
    override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
    override func set(_ value: Float, forKey key: String) { set(value as Any?, forKey: key) }
    override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
    override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
    override func set(_ url: URL?, forKey key: String) { set(url as Any?, forKey: key) }

    /// Sets values only for keys that have no value.
    override func register(defaults: [String: Any]) {
        for (key, value) in defaults where object(forKey: key) == nil { set(value as Any?, forKey: key) }
    }

    override func string(forKey key: String) -> String? {
        let value = object(forKey: key)
        return value as? String ?? (value as? any Numeric).map { "\($0)" }
    }

    override func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    override func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    override func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    override func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
    override func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
    override func integer(forKey key: String) -> Int { number(key).map { Int($0) } ?? 0 }
    override func float(forKey key: String) -> Float { number(key).map { Float($0) } ?? 0 }
    override func double(forKey key: String) -> Double { number(key) ?? 0 }

    override func bool(forKey key: String) -> Bool {
        if let number = number(key) { return number != 0 }
        return (object(forKey: key) as? String).map { ["YES", "yes", "true", "1"].contains($0) } ?? false
    }

    private func number(_ key: String) -> Double? {
        switch object(forKey: key) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as String: Double(value)
        case _: nil
        }
    }
}
