/// Updates entities in each frame. A registered system never runs, because the course draws no
/// frames.
public protocol System {
    @MainActor @preconcurrency init(scene: Scene)
    @MainActor @preconcurrency mutating func update(context: SceneUpdateContext)
}

extension System {
    @MainActor @preconcurrency public mutating func update(context: SceneUpdateContext) {}
}

public struct SystemUpdateCondition: Sendable {
    public static let rendering = SystemUpdateCondition()
}

@MainActor @preconcurrency public struct SceneUpdateContext {
    public let scene: Scene
    public let deltaTime: TimeInterval
    public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition)
        -> QueryResult<Entity>
    { scene.performQuery(query) }
}

public struct EntityQuery {
    let predicate: QueryPredicate<Entity>
    public init(where predicate: QueryPredicate<Entity>? = nil) {
        self.predicate = predicate ?? QueryPredicate { _ in true }
    }
}

public struct QueryPredicate<Value>: @unchecked Sendable {
    let holds: @MainActor (Value) -> Bool

    public static prefix func ! (predicate: QueryPredicate) -> QueryPredicate {
        QueryPredicate { !predicate.holds($0) }
    }
    public static func && (left: QueryPredicate, right: QueryPredicate) -> QueryPredicate {
        QueryPredicate { left.holds($0) && right.holds($0) }
    }
    public static func || (left: QueryPredicate, right: QueryPredicate) -> QueryPredicate {
        QueryPredicate { left.holds($0) || right.holds($0) }
    }
}

extension QueryPredicate where Value == Entity {
    public static func has(_ type: any Component.Type) -> QueryPredicate {
        let kind = ObjectIdentifier(type)
        return QueryPredicate { $0.held[kind] != nil }
    }
}

public struct QueryResult<Element>: Sequence {
    let found: [Element]
    public func makeIterator() -> IndexingIterator<[Element]> { found.makeIterator() }
}
