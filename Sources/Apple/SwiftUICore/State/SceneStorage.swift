public import Lifecycle

/// A value that all views share under a key while the app runs. Writing a `@SceneStorage` value runs the
/// bodies that read the value.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>

    private init(_ stored: StoredValue<Value>) {
        self.stored = stored
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> { stored.binding }

    @MainActor public mutating func _connect(_ connection: Connection) {
        stored.connect(connection, to: .scene)
    }

    @MainActor public func _isSame(as other: Self) -> Bool { stored.key == other.stored.key }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredValue(raw: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredValue(raw: wrappedValue, key: key))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(StoredValue(optional: Bool.self, key: key))
    }

    public init(_ key: String) where Value == Int? {
        self.init(StoredValue(optional: Int.self, key: key))
    }

    public init(_ key: String) where Value == Double? {
        self.init(StoredValue(optional: Double.self, key: key))
    }

    public init(_ key: String) where Value == String? {
        self.init(StoredValue(optional: String.self, key: key))
    }

    public init(_ key: String) where Value == URL? {
        self.init(StoredValue(optional: URL.self, key: key))
    }

    public init(_ key: String) where Value == Data? {
        self.init(StoredValue(optional: Data.self, key: key))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(StoredValue(optionalRaw: R.self, key: key))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(StoredValue(optionalRaw: R.self, key: key))
    }
}
