extension ShippedStandIns {
    static let factory = #"""
        // Stand-in for Factory: it makes the app's registered services; scopes work.
        import SwiftUI

        public protocol ManagedContainer: AnyObject { var manager: ContainerManager { get } }
        public protocol SharedContainer: ManagedContainer { static var shared: Self { get } }
        extension ManagedContainer {
            public func callAsFunction<T>(
                key: StaticString = #function, _ make: @escaping () -> T
            ) -> Factory<T> { Factory(self, key: key, make) }
            public func callAsFunction<P, T>(
                key: StaticString = #function, _ make: @escaping (P) -> T
            ) -> ParameterFactory<P, T> { ParameterFactory(self, key: key, make) }
        }

        public final class ContainerManager {
            fileprivate var makers: [String: Any] = [:]
            fileprivate var kept: [String: Any] = [:]
            public init() {}
            public enum ResetOptions { case all, none, registration, scope, context }
            public func reset(options: ResetOptions = .all) { (makers, kept) = ([:], [:]) }
        }

        public final class Container: SharedContainer {
            public static nonisolated(unsafe) var shared = current
            private static nonisolated(unsafe) let current = Container()
            public let manager = ContainerManager()
            public init() {}
        }

        public struct Scope: Sendable {
            fileprivate let keeps: Bool
            public static let cached = Scope(keeps: true)
            public static let shared = Scope(keeps: true)
            public static let singleton = Scope(keeps: true)
            public static let graph = Scope(keeps: false)
            public static let unique = Scope(keeps: false)
        }

        public struct Factory<T> {
            fileprivate let manager: ContainerManager
            private let key: String
            private let make: () -> T
            private var keeps = false

            public init(_ container: any ManagedContainer, key: StaticString = #function, _ make: @escaping () -> T) {
                (manager, self.make) = (container.manager, make)
                self.key = "\(type(of: container)).\(key)"
            }
            public func callAsFunction() -> T {
                if keeps, let value = manager.kept[key] as? T { return value }
                let value = (manager.makers[key] as? () -> T ?? make)()
                if keeps { manager.kept[key] = value }
                return value
            }
            public func resolve() -> T { self() }
            public func scope(_ scope: Scope) -> Self {
                var factory = self
                factory.keeps = scope.keeps
                return factory
            }
            public var cached: Self { scope(.cached) }
            public var shared: Self { scope(.shared) }
            public var singleton: Self { scope(.singleton) }
            public var graph: Self { scope(.graph) }
            public var unique: Self { scope(.unique) }
            @discardableResult public func register(_ make: @escaping () -> T) -> Self {
                manager.makers[key] = make
                manager.kept[key] = nil
                return self
            }
            @discardableResult public func onPreview(_ make: @escaping () -> T) -> Self { self }
            @discardableResult public func onTest(_ make: @escaping () -> T) -> Self { self }
        }

        public struct ParameterFactory<P, T> {
            private let make: (P) -> T
            public init(_ container: any ManagedContainer, key: StaticString = #function, _ make: @escaping (P) -> T) {
                self.make = make
            }
            public func callAsFunction(_ parameter: P) -> T { make(parameter) }
            public func resolve(_ parameter: P) -> T { make(parameter) }
        }

        @propertyWrapper public struct Injected<T> {
            public var wrappedValue: T
            public init(_ path: KeyPath<Container, Factory<T>>) { wrappedValue = Container.shared[keyPath: path]() }
            public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) { wrappedValue = C.shared[keyPath: path]() }
            public var projectedValue: Self { self }
        }
        @propertyWrapper public struct LazyInjected<T> {
            private let make: () -> T
            private var value: T?
            public init(_ path: KeyPath<Container, Factory<T>>) { make = { Container.shared[keyPath: path]() } }
            public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) { make = { C.shared[keyPath: path]() } }
            public var wrappedValue: T {
                mutating get {
                    let made = value ?? make()
                    value = made
                    return made
                }
                set { value = newValue }
            }
        }
        @propertyWrapper public struct InjectedObject<T: ObservableObject>: DynamicProperty {
            @StateObject private var object: T
            public init(_ path: KeyPath<Container, Factory<T>>) {
                _object = StateObject(wrappedValue: Container.shared[keyPath: path]())
            }
            public var wrappedValue: T { object }
            public var projectedValue: ObservedObject<T>.Wrapper { $object }
        }
        @propertyWrapper public struct InjectedObservable<T: Observable & AnyObject>: DynamicProperty {
            @State private var object: T
            public init(_ path: KeyPath<Container, Factory<T>>) {
                _object = State(initialValue: Container.shared[keyPath: path]())
            }
            public var wrappedValue: T { object }
            public var projectedValue: Binding<T> { $object }
        }

        """#
}
