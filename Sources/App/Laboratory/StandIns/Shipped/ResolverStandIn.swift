extension ShippedStandIns {
    static let resolver = #"""
        // Stand-in for Resolver: it makes the app's registered services; scopes and names work.
        import SwiftUI

        public protocol ResolverRegistering { static func registerAllServices() }
        public protocol Resolving {}
        extension Resolving { public var resolver: Resolver { .root } }

        public class ResolverScope {
            fileprivate let keeps: Bool
            fileprivate var values: [String: Any] = [:]
            fileprivate init(keeps: Bool) { self.keeps = keeps }
            public func reset() { values = [:] }
            public static let application = ResolverScope(keeps: true)
            public static let cached = ResolverScope(keeps: true)
            public static let shared = ResolverScope(keeps: true)
            public static let graph = ResolverScope(keeps: false)
            public static let unique = ResolverScope(keeps: false)
        }

        public final class ResolverOptions<Service> {
            fileprivate let resolver: Resolver
            fileprivate let key: String
            fileprivate let make: (Resolver, Any?) -> Service?
            fileprivate var scope: ResolverScope?
            private var property: ((Resolver, Service) -> Void)?

            fileprivate init(_ resolver: Resolver, _ key: String, _ make: @escaping (Resolver, Any?) -> Service?) {
                (self.resolver, self.key, self.make) = (resolver, key, make)
            }
            @discardableResult public func implements<P>(_ type: P.Type, name: Resolver.Name? = nil) -> Self {
                resolver.makers[Resolver.key(type, name)] = { [unowned self] in value($0, $1) }
                return self
            }
            @discardableResult public func scope(_ scope: ResolverScope) -> Self {
                self.scope = scope
                return self
            }
            @discardableResult public func resolveProperties(_ block: @escaping (Resolver, Service) -> Void) -> Self {
                property = block
                return self
            }
            fileprivate func value(_ resolver: Resolver, _ arguments: Any?) -> Any? {
                let scope = scope ?? Resolver.defaultScope
                if scope.keeps, let value = scope.values[key] { return value }
                guard let value = make(resolver, arguments) else { return nil }
                property?(resolver, value)
                if scope.keeps { scope.values[key] = value }
                return value
            }
        }

        public final class Resolver {
            public struct Name: Hashable, ExpressibleByStringLiteral, Sendable {
                public let rawValue: String
                public init(_ rawValue: String) { self.rawValue = rawValue }
                public init(stringLiteral value: String) { rawValue = value }
            }
            public struct Args {
                private let value: Any?
                fileprivate init(_ value: Any?) { self.value = value }
                private func read<T>(_ value: Any?) -> T {
                    guard let argument = value as? T else { fatalError("RESOLVER: no argument is a \(T.self).") }
                    return argument
                }
                public func callAsFunction<T>() -> T { read(value) }
                public func callAsFunction<T>(_ key: String) -> T { read((value as? [String: Any])?[key]) }
                public func get<T>() -> T { self() }
                public func get<T>(_ key: String) -> T { self(key) }
                public func optional<T>() -> T? { value as? T }
            }

            public static nonisolated(unsafe) var main = Resolver()
            public static nonisolated(unsafe) var root = main
            public static nonisolated(unsafe) var defaultScope = ResolverScope.graph
            private static nonisolated(unsafe) var isRegistered = false
            fileprivate var makers: [String: (Resolver, Any?) -> Any?] = [:]
            private var options: [AnyObject] = []
            private let parent: Resolver?

            public init(child parent: Resolver? = nil) { self.parent = parent }
            public convenience init(parent: Resolver) { self.init(child: parent) }

            fileprivate static func key(_ type: Any.Type, _ name: Name?) -> String {
                String(reflecting: type) + (name.map { ":" + $0.rawValue } ?? "")
            }
            private static func registerOnce() {
                guard !isRegistered else { return }
                isRegistered = true
                (Resolver.root as Any as? any ResolverRegistering).map { type(of: $0).registerAllServices() }
            }
            private func add<S>(
                _ type: S.Type, _ name: Name?, _ make: @escaping (Resolver, Any?) -> S?
            ) -> ResolverOptions<S> {
                let option = ResolverOptions(self, Self.key(type, name), make)
                options.append(option)
                makers[option.key] = { [unowned option] in option.value($0, $1) }
                return option
            }

            @discardableResult public func register<S>(
                _ type: S.Type = S.self, name: Name? = nil, factory: @escaping () -> S?
            ) -> ResolverOptions<S> { add(type, name) { _, _ in factory() } }
            @discardableResult public func register<S>(
                _ type: S.Type = S.self, name: Name? = nil, factory: @escaping (Resolver) -> S?
            ) -> ResolverOptions<S> { add(type, name) { resolver, _ in factory(resolver) } }
            @discardableResult public func register<S>(
                _ type: S.Type = S.self, name: Name? = nil, factory: @escaping (Resolver, Args) -> S?
            ) -> ResolverOptions<S> { add(type, name) { factory($0, Args($1)) } }
            @discardableResult public static func register<S>(
                _ type: S.Type = S.self, name: Name? = nil, factory: @escaping () -> S?
            ) -> ResolverOptions<S> { main.register(type, name: name, factory: factory) }
            @discardableResult public static func register<S>(
                _ type: S.Type = S.self, name: Name? = nil, factory: @escaping (Resolver) -> S?
            ) -> ResolverOptions<S> { main.register(type, name: name, factory: factory) }
            @discardableResult public static func register<S>(
                _ type: S.Type = S.self, name: Name? = nil, factory: @escaping (Resolver, Args) -> S?
            ) -> ResolverOptions<S> { main.register(type, name: name, factory: factory) }

            public func optional<S>(_ type: S.Type = S.self, name: Name? = nil, args: Any? = nil) -> S? {
                Self.registerOnce()
                if let make = makers[Self.key(type, name)] { return make(self, args) as? S }
                return parent?.optional(type, name: name, args: args)
            }
            public func resolve<S>(_ type: S.Type = S.self, name: Name? = nil, args: Any? = nil) -> S {
                guard let value = optional(type, name: name, args: args) else {
                    fatalError("RESOLVER: '\(type):\(name?.rawValue ?? "NONAME")' not resolved.")
                }
                return value
            }
            public static func optional<S>(_ type: S.Type = S.self, name: Name? = nil, args: Any? = nil) -> S? {
                root.optional(type, name: name, args: args)
            }
            public static func resolve<S>(_ type: S.Type = S.self, name: Name? = nil, args: Any? = nil) -> S {
                root.resolve(type, name: name, args: args)
            }
        }

        @propertyWrapper public struct Injected<Service> {
            public var wrappedValue: Service
            public init() { wrappedValue = Resolver.resolve() }
            public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
                wrappedValue = (container ?? .root).resolve(name: name)
            }
            public var projectedValue: Self { self }
        }
        @propertyWrapper public struct OptionalInjected<Service> {
            public var wrappedValue: Service?
            public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
                wrappedValue = (container ?? .root).optional(name: name)
            }
        }
        @propertyWrapper public struct LazyInjected<Service> {
            private let name: Resolver.Name?
            private let container: Resolver?
            private var value: Service?
            public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
                (self.name, self.container) = (name, container)
            }
            public var wrappedValue: Service {
                mutating get {
                    let service = value ?? (container ?? .root).resolve(name: name)
                    value = service
                    return service
                }
                set { value = newValue }
            }
        }
        @propertyWrapper public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
            @ObservedObject private var service: Service
            public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
                service = (container ?? .root).resolve(name: name)
            }
            public var wrappedValue: Service { service }
            public var projectedValue: ObservedObject<Service>.Wrapper { $service }
        }

        """#
}
