public import Lifecycle

/// A value that the app shares by its key while it runs. A write runs the bodies that read it. Nothing reaches a disk.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
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
        stored.connect(connection, to: .app)
    }

    @MainActor public func _isSame(as other: Self) -> Bool { stored.key == other.stored.key }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredValue(raw: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredValue(raw: wrappedValue, key: key))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(StoredValue(optional: Bool.self, key: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(StoredValue(optional: Int.self, key: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(StoredValue(optional: Double.self, key: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(StoredValue(optional: String.self, key: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(StoredValue(optional: URL.self, key: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(StoredValue(optional: Data.self, key: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(StoredValue(optional: Date.self, key: key))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(StoredValue(optionalRaw: R.self, key: key))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(StoredValue(optionalRaw: R.self, key: key))
    }
}
