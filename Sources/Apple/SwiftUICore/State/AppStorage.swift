public import Lifecycle

/// A value that the app stores under a key while the app runs. An `@AppStorage` uses its own store, otherwise the
/// environment's store, otherwise the standard store. Writing an `@AppStorage` value runs the bodies that read the
/// value. The course saves no `@AppStorage` value to disk.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>

    /// The property's own store; nil means the environment's store.
    private let store: UserDefaults?

    private init(_ stored: StoredValue<Value>, in store: UserDefaults?) {
        self.stored = stored
        self.store = store
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> { stored.binding }

    @MainActor public mutating func _connect(_ connection: Connection) {
        let store =
            store ?? EnvironmentValues.tracked(for: connection) { UncheckedBox($0.appStorage) }.value
        stored.connect(connection, to: .of(store))
    }

    @MainActor public func _isSame(as other: Self) -> Bool {
        stored.key == other.stored.key && SharedStorage.of(store) === SharedStorage.of(other.store)
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(StoredValue(plain: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(StoredValue(plain: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(StoredValue(plain: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(StoredValue(plain: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(StoredValue(plain: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(StoredValue(plain: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(StoredValue(plain: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredValue(raw: wrappedValue, key: key), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredValue(raw: wrappedValue, key: key), in: store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(StoredValue(optional: Bool.self, key: key), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(StoredValue(optional: Int.self, key: key), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(StoredValue(optional: Double.self, key: key), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(StoredValue(optional: String.self, key: key), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(StoredValue(optional: URL.self, key: key), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(StoredValue(optional: Data.self, key: key), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(StoredValue(optional: Date.self, key: key), in: store)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(StoredValue(optionalRaw: R.self, key: key), in: store)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(StoredValue(optionalRaw: R.self, key: key), in: store)
    }
}

nonisolated private enum AppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

nonisolated extension EnvironmentValues {
    /// The store of every `@AppStorage` that names no store; nil means the standard store.
    var appStorage: UserDefaults? {
        get { self[AppStorageKey.self] }
        set { self[AppStorageKey.self] = newValue }
    }
}

extension View {
    /// Makes every `@AppStorage` inside this view use `store`, unless the property names another store.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.appStorage, store)
    }
}
