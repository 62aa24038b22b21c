import Lifecycle

/// Stores the values of `@AppStorage` or `@SceneStorage` by key. The stored values last while the app runs;
/// the course saves no values to disk.
@MainActor final class SharedStorage {
    static let app = SharedStorage(name: "AppStorage")
    static let scene = SharedStorage(name: "SceneStorage")

    /// Returns the storage for a `UserDefaults` object of the app. `UserDefaults` objects with the same suite
    /// name share their values.
    static func of(_ store: UserDefaults?) -> SharedStorage {
        guard let store, store !== UserDefaults.standard else { return app }
        let suite = StandardDefaults.suite(of: store)
        takeOver(store, as: StandardDefaults.self)
        if let storage = suites[suite] { return storage }
        let storage = SharedStorage(name: "AppStorage", store: store)
        suites[suite] = storage
        return storage
    }

    private static var suites: [String: SharedStorage] = [:]

    private let name: String
    /// The `UserDefaults` object that gives a key its first value; nil means the standard object.
    private let store: UserDefaults?
    private var cells: [String: StateCell<Any?>] = [:]

    private init(name: String, store: UserDefaults? = nil) {
        self.name = name
        self.store = store
    }

    func cell(for key: String, in tree: Tree) -> StateCell<Any?> {
        if let cell = cells[key] { return cell }
        let earlier =
            self === SharedStorage.scene
            ? nil : StandardDefaults.foundation(key, in: store ?? UserDefaults.standard)
        let cell = StateCell<Any?>(earlier, name: "\(name) \"\(key)\"", sharedIn: tree)
        cells[key] = cell
        return cell
    }
}

/// A property whose value is encoded in a shared storage.
nonisolated struct StoredValue<Value> {
    let key: String
    let initial: Value
    let decode: (Any) -> Value?
    let encode: (Value) -> Any?

    private var cell: StateCell<Any?>?

    init(
        key: String, initial: Value, decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.initial = initial
        self.decode = decode
        self.encode = encode
    }

    var value: Value {
        get { (cell?.valueFromAnywhere).flatMap(decode) ?? initial }
        nonmutating set { cell?.valueFromAnywhere = encode(newValue) }
    }

    var binding: Binding<Value> {
        Binding(
            following: { value }, set: { value = $0 },
            place: cell.map { AnyHashable(ObjectIdentifier($0)) })
    }

    @MainActor mutating func connect(_ connection: Connection, to storage: SharedStorage) {
        let (key, tree) = (key, connection.node.tree)
        let place = connection.slot { StoragePlace() }
        cell = place.cell(in: storage) { storage.cell(for: key, in: tree) }
    }
}

extension StoredValue {
    init(plain initial: Value, key: String) {
        self.init(key: key, initial: initial, decode: { $0 as? Value }, encode: { $0 })
    }

    init(raw initial: Value, key: String) where Value: RawRepresentable {
        self.init(
            key: key, initial: initial, decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            encode: { $0.rawValue })
    }

    init<Inside>(optional type: Inside.Type, key: String) where Value == Inside? {
        self.init(key: key, initial: nil, decode: { .some($0 as? Inside) }, encode: { $0 })
    }

    init<Inside: RawRepresentable>(optionalRaw type: Inside.Type, key: String) where Value == Inside? {
        self.init(
            key: key, initial: nil,
            decode: { .some(($0 as? Inside.RawValue).flatMap(Inside.init(rawValue:))) },
            encode: { $0?.rawValue })
    }
}

/// Caches the storage of one property's value until the property's store changes.
private final class StoragePlace {
    private weak var storage: SharedStorage?
    private var cell: StateCell<Any?>?

    func cell(in storage: SharedStorage, _ make: () -> StateCell<Any?>) -> StateCell<Any?> {
        if let cell, self.storage === storage { return cell }
        let cell = make()
        (self.cell, self.storage) = (cell, storage)
        return cell
    }
}
