public protocol Component {
    static func registerComponent()
}

extension Component {
    public static func registerComponent() {}
}

public protocol TransientComponent: Component {}

extension Entity {
    /// An entity's components, one of each type.
    @MainActor @preconcurrency public struct ComponentSet {
        let entity: Entity

        public subscript<Kind: Component>(type: Kind.Type) -> Kind? {
            get { entity.held[ObjectIdentifier(type)] as? Kind }
            nonmutating set { entity.held[ObjectIdentifier(type)] = newValue }
        }
        @_disfavoredOverload public subscript(type: any Component.Type) -> (any Component)? {
            get { entity.held[ObjectIdentifier(type)] }
            nonmutating set { entity.held[ObjectIdentifier(type)] = newValue }
        }
        public subscript<Kind: Component>(type: Kind.Type, default value: Kind) -> Kind {
            get { self[type] ?? value }
            nonmutating set { self[type] = newValue }
        }
        public var count: Int { entity.held.count }
        public func set<Kind: Component>(_ component: Kind) { self[Kind.self] = component }
        public func set(_ components: [any Component]) {
            for component in components { entity.held[ObjectIdentifier(type(of: component))] = component }
        }
        public func has(_ type: any Component.Type) -> Bool { entity.held[ObjectIdentifier(type)] != nil }
        public func remove(_ type: any Component.Type) { entity.held[ObjectIdentifier(type)] = nil }
        public func remove(_ types: [any Component.Type]) { for type in types { remove(type) } }
        public func removeAll() { entity.held = [:] }
    }

    @MainActor @preconcurrency public struct ChildCollection: @MainActor RandomAccessCollection {
        let entity: Entity

        public var startIndex: Int { 0 }
        public var endIndex: Int { entity.inside.count }
        public subscript(position: Int) -> Entity { entity.inside[position] }
        public func append(_ child: Entity, preservingWorldTransforms: Bool = false) {
            entity.addChild(child, preservingWorldTransform: preservingWorldTransforms)
        }
        public func append<Children: Sequence>(contentsOf children: Children) where Children.Element: Entity {
            for child in children { entity.addChild(child) }
        }
        public func remove(_ child: Entity, preservingWorldTransforms: Bool = false) {
            entity.removeChild(child, preservingWorldTransform: preservingWorldTransforms)
        }
        public func remove(at index: Int) { entity.removeChild(entity.inside[index]) }
        public func removeAll(preservingWorldTransforms: Bool = false) {
            for child in entity.inside { remove(child, preservingWorldTransforms: preservingWorldTransforms) }
        }
        public func removeAll(
            where shouldBeRemoved: (Entity) throws -> Bool, preservingWorldTransforms: Bool = false
        ) rethrows {
            for child in try entity.inside.filter(shouldBeRemoved) { remove(child) }
        }
    }
}
