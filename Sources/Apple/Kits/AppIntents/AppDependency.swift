import SwiftUI

/// The objects that an app provides to its intents.
public final class AppDependencyManager: @unchecked Sendable {
    public static var shared: AppDependencyManager { Singletons.shared { AppDependencyManager() } }

    private var makers: [AnyHashable: () -> Any] = [:]
    private var made: [AnyHashable: Any] = [:]

    init() {}

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: AnyHashable?
    }

    public func add<Dependency>(dependency: @autoclosure @escaping () -> Dependency) {
        keep(dependency, by: Key(type: ObjectIdentifier(Dependency.self), name: nil))
    }

    public func add<Dependency>(_ dependency: @escaping () -> Dependency) {
        keep(dependency, by: Key(type: ObjectIdentifier(Dependency.self), name: nil))
    }

    public func add<Dependency>(
        key: AnyHashable?, dependency: @autoclosure @escaping () -> Dependency
    ) {
        keep(dependency, by: Key(type: ObjectIdentifier(Dependency.self), name: key))
    }

    public func add<Dependency>(key: AnyHashable?, _ dependency: @escaping () -> Dependency) {
        keep(dependency, by: Key(type: ObjectIdentifier(Dependency.self), name: key))
    }

    private func keep<Dependency>(_ make: @escaping () -> Dependency, by key: Key) {
        makers[key] = make
        made[key] = nil
    }

    func get<Dependency>(_ key: AnyHashable?) -> Dependency? {
        let key = Key(type: ObjectIdentifier(Dependency.self), name: key)
        if let one = made[key] as? Dependency { return one }
        guard let one = makers[key]?() as? Dependency else { return nil }
        made[key] = one
        return one
    }
}

/// The `@Dependency` wrapper: an object that the app provides to its intents.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let fallback: (() -> Value)?

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default fallback: @autoclosure @escaping () -> Value
    ) {
        self.key = key
        self.manager = manager
        self.fallback = fallback
    }

    public var wrappedValue: Value {
        guard let value: Value = manager.get(key) ?? fallback?() else {
            preconditionFailure("AppDependencyManager has nothing for \(Value.self)")
        }
        return value
    }
}
