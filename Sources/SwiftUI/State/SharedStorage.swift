import Lifecycle

/// The values of `@AppStorage` or `@SceneStorage` by their keys. They last while the app runs; nothing is written to
/// disk.
@MainActor final class SharedStorage {
    static let app = SharedStorage(name: "AppStorage")
    static let scene = SharedStorage(name: "SceneStorage")

    private let name: String
    private var cells: [String: StateCell<Any?>] = [:]

    private init(name: String) {
        self.name = name
    }

    func cell(for key: String, in tree: Tree) -> StateCell<Any?> {
        if let cell = cells[key] { return cell }
        let earlier = self === SharedStorage.app ? StandardDefaults.foundation(key) : nil
        let cell = StateCell<Any?>(earlier, name: "\(name) \"\(key)\"", sharedIn: tree)
        cells[key] = cell
        return cell
    }
}

/// A property whose value is in a shared storage, encoded in a form that a storage can hold.
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
        cell = connection.slot { storage.cell(for: key, in: tree) }
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
