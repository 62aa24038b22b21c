/// A property of an object that announces each change of the property.
///
/// `objectWillChange` announces a write to a `@Published` property first; then `$name` publishes the new
/// value. When `$name` publishes a new value, the property still has its old value.
@propertyWrapper public struct Published<Value> {
    let core: Core

    public init(wrappedValue: Value) {
        core = Core(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The compiler calls this subscript instead of `wrappedValue`, and passes the object that has the
    /// property.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].core.value }
        set {
            let core = object[keyPath: storageKeyPath].core
            Announcements.existing(of: object)?.send()
            core.send(newValue)
        }
    }

    /// The compiler calls this subscript when code reads or writes `$name`. The `$name` subscript stores the
    /// object, so that writes through `assign(to:)` are also announced.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let core = object[keyPath: storageKeyPath].core
            core.object = object
            return Publisher(core: core)
        }
        // The setter of `$name` does nothing; it exists because `assign(to: &$name)` needs a property that
        // can be set.
        set {}
    }

    /// Publishes the property's current value first, then each new value before it is written.
    public var projectedValue: Publisher {
        get { Publisher(core: core) }
        set {}
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let core: Core

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            core.admit(subscriber)
        }
    }

    /// The value and the subscribers of a published property exist as long as the property or a subscription.
    final class Core {
        private(set) var value: Value
        weak var object: AnyObject?
        private let audience = Audience<Value, Never>()
        private var followed: Set<AnyCancellable> = []

        init(_ value: Value) {
            self.value = value
        }

        func admit<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
            audience.admit(subscriber, surplus: .latestHeld, first: value, keeping: self)
        }

        func send(_ new: Value) {
            audience.send(new)
            value = new
        }

        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            publisher.sink { [weak self] value in
                guard let self else { return }
                if let object { Announcements.existing(of: object)?.send() }
                send(value)
            }.store(in: &followed)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
