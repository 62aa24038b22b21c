/// A 3D scene; the course simulates nothing in the scene and sends no events.
@preconcurrency @MainActor public class Scene {
    public let name: String
    nonisolated public let id: UInt64 = .random(in: .min ... .max)
    let root = Entity()
    public internal(set) var anchors = AnchorCollection()

    init(name: String = "") {
        self.name = name
        root.ownScene = self
        anchors.root = root
    }

    public func addAnchor(_ anchor: any HasAnchoring) { root.addChild(anchor) }
    public func removeAnchor(_ anchor: any HasAnchoring) { root.removeChild(anchor) }
    public func findEntity(named name: String) -> Entity? { root.findEntity(named: name) }
    public func findEntity(id: UInt64) -> Entity? { all.first { $0.id == id } }
    public func performQuery(_ query: EntityQuery) -> QueryResult<Entity> {
        QueryResult(found: all.filter(query.predicate.holds))
    }
    private var all: [Entity] { root.everything.filter { $0 !== root } }

    @discardableResult public func subscribe<Kind: Event>(
        to event: Kind.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (Kind) -> Void
    ) -> any Cancellable { EventSubscription() }
    /// A raycast returns no hits, because rays are not computed.
    public func raycast(
        origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100,
        query: CollisionCastQueryType = .all, mask: CollisionGroup = .all, relativeTo reference: Entity? = nil
    ) -> [CollisionCastHit] { [] }
    public func raycast(
        from start: SIMD3<Float>, to end: SIMD3<Float>, query: CollisionCastQueryType = .all,
        mask: CollisionGroup = .all, relativeTo reference: Entity? = nil
    ) -> [CollisionCastHit] { [] }

    public struct Publisher<Output: Event>: Combine.Publisher {
        public typealias Failure = Never
        public func receive<Target: Subscriber>(subscriber: Target)
        where Target.Input == Output, Target.Failure == Never {
            Empty<Output, Never>(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    @MainActor @preconcurrency public struct AnchorCollection: @MainActor RandomAccessCollection {
        fileprivate(set) var root: Entity?
        init() {}
        private var anchors: [any HasAnchoring] {
            (root?.inside ?? []).compactMap { $0 as? any HasAnchoring }
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { anchors.count }
        public subscript(position: Int) -> any HasAnchoring { anchors[position] }
        public func append(_ anchor: any HasAnchoring) { root?.addChild(anchor) }
        public func remove(_ anchor: any HasAnchoring) { root?.removeChild(anchor) }
        public func removeAll(keepCapacity: Bool = false) { for anchor in anchors { remove(anchor) } }
    }
}

extension Scene: EventSource {}
extension Entity: EventSource {
    var everything: [Entity] { [self] + inside.flatMap(\.everything) }
}

public protocol EventSource {}

public protocol Event {}

/// A subscription to a scene's events; it ends when the app releases it.
public final class EventSubscription: Cancellable, Hashable {
    init() {}
    public func cancel() {}
    public static func == (left: EventSubscription, right: EventSubscription) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum SceneEvents {
    public struct Update: Event {
        public let scene: Scene
        public let deltaTime: TimeInterval
    }
}

public enum CollisionEvents {
    public struct Contact: Sendable {}
    public struct Began: Event {
        public let entityA: Entity
        public let entityB: Entity
        public let position: SIMD3<Float>
    }
    public struct Updated: Event {}
    public struct Ended: Event {
        public let entityA: Entity
        public let entityB: Entity
    }
}

public enum AnimationEvents {
    public struct PlaybackCompleted: Event {}
}
