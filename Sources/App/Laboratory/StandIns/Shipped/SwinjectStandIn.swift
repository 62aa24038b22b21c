extension ShippedStandIns {
    static let swinject = #"""
        // Stand-in for Swinject: it makes the app's registered services; scopes and names work.

        public protocol Resolver {
            func resolve<S>(_ type: S.Type, name: String?) -> S?
            func resolve<S, A>(_ type: S.Type, name: String?, argument: A) -> S?
            func resolve<S, A, B>(_ type: S.Type, name: String?, arguments a: A, _ b: B) -> S?
        }
        extension Resolver {
            public func resolve<S>(_ type: S.Type) -> S? { resolve(type, name: nil) }
            public func resolve<S, A>(_ type: S.Type, argument: A) -> S? {
                resolve(type, name: nil, argument: argument)
            }
            public func resolve<S, A, B>(_ type: S.Type, arguments a: A, _ b: B) -> S? {
                resolve(type, name: nil, arguments: a, b)
            }
        }

        public final class ObjectScope: Sendable {
            fileprivate let keeps: Bool
            fileprivate init(keeps: Bool) { self.keeps = keeps }
            public static let container = ObjectScope(keeps: true)
            public static let weak = ObjectScope(keeps: true)
            public static let graph = ObjectScope(keeps: false)
            public static let transient = ObjectScope(keeps: false)
        }

        public final class ServiceEntry<Service> {
            fileprivate var scope = ObjectScope.graph
            fileprivate var kept: Service?
            fileprivate var completed: ((any Resolver, Service) -> Void)?
            /// Registers the service under another type or name.
            fileprivate var forward: (Any.Type, String?) -> Void = { _, _ in }
            fileprivate init() {}

            @discardableResult public func inObjectScope(_ scope: ObjectScope) -> Self {
                self.scope = scope
                return self
            }
            @discardableResult public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
                self.completed = completed
                return self
            }
            @discardableResult public func implements<P>(_ type: P.Type, name: String? = nil) -> Self {
                forward(type, name)
                return self
            }
        }

        public final class Container: Resolver {
            /// Makes a service from its arguments; nil if the arguments have other types.
            private var makers: [String: [(any Resolver, [Any]) -> Any?]] = [:]
            private let parent: Container?
            public init(parent: Container? = nil) { self.parent = parent }
            public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph, registeringClosure: (Container) -> Void) {
                self.parent = parent
                registeringClosure(self)
            }

            private func key(_ type: Any.Type, _ name: String?) -> String { "\(String(reflecting: type)):\(name ?? "")" }
            private func add<S>(
                _ type: S.Type, _ name: String?, _ make: @escaping (any Resolver, [Any]) -> S?
            ) -> ServiceEntry<S> {
                let entry = ServiceEntry<S>()
                let maker: (any Resolver, [Any]) -> Any? = { resolver, arguments in
                    if entry.scope.keeps, let kept = entry.kept { return kept }
                    guard let service = make(resolver, arguments) else { return nil }
                    if entry.scope.keeps { entry.kept = service }
                    entry.completed?(resolver, service)
                    return service
                }
                entry.forward = { [unowned self] type, name in makers[key(type, name)] = [maker] }
                makers[key(type, name), default: []].insert(maker, at: 0)
                return entry
            }

            @discardableResult public func register<S>(
                _ type: S.Type, name: String? = nil, factory: @escaping (any Resolver) -> S
            ) -> ServiceEntry<S> { add(type, name) { $1.isEmpty ? factory($0) : nil } }
            @discardableResult public func register<S, A>(
                _ type: S.Type, name: String? = nil, factory: @escaping (any Resolver, A) -> S
            ) -> ServiceEntry<S> {
                add(type, name) { resolver, arguments in
                    guard arguments.count == 1, let a = arguments[0] as? A else { return nil }
                    return factory(resolver, a)
                }
            }
            @discardableResult public func register<S, A, B>(
                _ type: S.Type, name: String? = nil, factory: @escaping (any Resolver, A, B) -> S
            ) -> ServiceEntry<S> {
                add(type, name) { resolver, arguments in
                    guard arguments.count == 2, let a = arguments[0] as? A, let b = arguments[1] as? B else {
                        return nil
                    }
                    return factory(resolver, a, b)
                }
            }

            private func made<S>(_ type: S.Type, _ name: String?, _ arguments: [Any]) -> S? {
                for make in makers[key(type, name)] ?? [] {
                    if let service = make(self, arguments) as? S { return service }
                }
                return parent?.made(type, name, arguments)
            }
            public func resolve<S>(_ type: S.Type, name: String?) -> S? { made(type, name, []) }
            public func resolve<S, A>(_ type: S.Type, name: String?, argument: A) -> S? { made(type, name, [argument]) }
            public func resolve<S, A, B>(_ type: S.Type, name: String?, arguments a: A, _ b: B) -> S? {
                made(type, name, [a, b])
            }
            public func synchronize() -> any Resolver { self }
            public func removeAll() { makers = [:] }
        }

        public protocol Assembly {
            func assemble(container: Container)
            func loaded(resolver: any Resolver)
        }
        extension Assembly { public func loaded(resolver: any Resolver) {} }

        public final class Assembler {
            private let container: Container
            public var resolver: any Resolver { container }
            public init(container: Container = Container()) { self.container = container }
            public init(_ assemblies: [any Assembly], container: Container = Container()) {
                self.container = container
                apply(assemblies: assemblies)
            }
            public init(_ assemblies: [any Assembly], parent: Assembler?) {
                container = Container(parent: parent?.container)
                apply(assemblies: assemblies)
            }
            public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }
            public func apply(assemblies: [any Assembly]) {
                assemblies.forEach { $0.assemble(container: container) }
                assemblies.forEach { $0.loaded(resolver: container) }
            }
        }

        """#
}
