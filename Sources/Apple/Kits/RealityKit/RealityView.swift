/// A view of a 3D scene. Nothing is drawn. `make` runs when the view appears, and `update` runs with each later update.
/// An attached view is on screen once its entity is in the content.
nonisolated public struct RealityView<Content: View>: View {
    private let content: Content

    @MainActor public var body: some View { content }
}

// Shows Apple's `placeholder` until `make` returns.
extension RealityView {
    @MainActor public init<Placeholder: View>(
        file: String = #fileID, line: Int = #line,
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Placeholder
    ) where Content == RealityViewContent.Body<Placeholder> {
        content = RealityViewContent.Body(
            place: (file, line), make: { content, _ in await make(&content) },
            update: { content, _ in update?(&content) },
            placeholder: placeholder(), attached: [])
    }
    @MainActor public init(
        file: String = #fileID, line: Int = #line,
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) where Content == RealityViewContent.Body<RealityViewDefaultPlaceholder> {
        self.init(file: file, line: line, make: make, update: update) { RealityViewDefaultPlaceholder() }
    }
    @MainActor public init<Attached: AttachmentContent, Placeholder: View>(
        file: String = #fileID, line: Int = #line,
        make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
        update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Placeholder,
        @AttachmentContentBuilder attachments: @escaping () -> Attached
    ) where Content == RealityViewContent.Body<Placeholder> {
        content = RealityViewContent.Body(
            place: (file, line), make: make, update: { update?(&$0, $1) }, placeholder: placeholder(),
            attached: attachments()._all
        )
    }
    @MainActor public init<Attached: AttachmentContent>(
        file: String = #fileID, line: Int = #line,
        make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
        update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
        @AttachmentContentBuilder attachments: @escaping () -> Attached
    ) where Content == RealityViewContent.Body<RealityViewDefaultPlaceholder> {
        self.init(
            file: file, line: line, make: make, update: update,
            placeholder: { RealityViewDefaultPlaceholder() },
            attachments: attachments)
    }
}

nonisolated public struct RealityViewDefaultPlaceholder: View {
    @MainActor public var body: some View { Color.clear }
}

@MainActor @preconcurrency public protocol RealityViewContentProtocol {
    associatedtype Entities: EntityCollection
    var entities: Entities { get nonmutating set }
    func add(_ entity: Entity)
    func remove(_ entity: Entity)
}

@MainActor @preconcurrency public protocol EntityCollection {
    func append(_ entity: Entity, preservingWorldTransforms: Bool)
    func remove(_ entity: Entity, preservingWorldTransforms: Bool)
}

extension Entity.ChildCollection: EntityCollection {}

@MainActor @preconcurrency public struct RealityViewContent: RealityViewContentProtocol {
    private let scene: Scene
    public var debugOptions: DebugOptions = []
    public var camera = RealityViewCamera.virtual
    public var environment = RealityViewEnvironment.default

    init(scene: Scene) { self.scene = scene }

    public typealias Entities = Entity.ChildCollection
    public var entities: Entities {
        get { scene.root.children }
        nonmutating set {}
    }
    public func add(_ entity: Entity) { scene.root.addChild(entity) }
    public func remove(_ entity: Entity) { scene.root.removeChild(entity) }
    public func add<Content: RealityViewContentProtocol>(_ content: Content) {}

    public func subscribe<Kind: Event>(
        to event: Kind.Type, on sourceObject: (any EventSource)? = nil,
        componentType: (any Component.Type)? = nil,
        _ handler: @escaping (Kind) -> Void
    ) -> EventSubscription { EventSubscription() }

    public func convert(_ point: Point3D, from space: some CoordinateSpaceProtocol, to entity: Entity)
        -> SIMD3<Float>
    {
        entity.convert(position: SIMD3(SIMD3<Double>(point.vector) / 1360), from: nil)
    }
    public func convert(_ rect: Rect3D, from space: some CoordinateSpaceProtocol, to entity: Entity)
        -> BoundingBox
    {
        BoundingBox(
            min: convert(rect.min, from: space, to: entity), max: convert(rect.max, from: space, to: entity))
    }
    public func convert(_ size: Size3D, from space: some CoordinateSpaceProtocol, to entity: Entity) -> SIMD3<
        Float
    > {
        SIMD3(size.vector / 1360)
    }
    /// The ray through a point is nil, because rays are not computed.
    public func ray(
        through point: CGPoint, in space: some CoordinateSpaceProtocol, to entity: some RealityCoordinateSpace
    )
        -> (origin: SIMD3<Float>, direction: SIMD3<Float>)?
    { nil }
    public func entity(
        at point: CGPoint, in space: some CoordinateSpaceProtocol, query: CollisionCastQueryType = .nearest
    )
        -> Entity?
    { nil }

    nonisolated public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let showPhysics = DebugOptions(rawValue: 1)
        public static let none: DebugOptions = []
    }

    nonisolated public struct Body<Placeholder: View>: View {
        /// The line of the learner's code to which the `make` task is attributed.
        let place: (file: String, line: Int)
        let make: @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void
        let update: @MainActor (inout RealityViewContent, RealityViewAttachments) -> Void
        let placeholder: Placeholder
        let attached: [RealityViewAttachments.Item]
        @State private var held: Held
        @State private var isMade = false

        @MainActor init(
            place: (file: String, line: Int),
            make:
                @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async ->
                Void,
            update: @escaping @MainActor (inout RealityViewContent, RealityViewAttachments) -> Void,
            placeholder: Placeholder, attached: [RealityViewAttachments.Item]
        ) {
            self.place = place
            (self.make, self.update, self.placeholder, self.attached) = (make, update, placeholder, attached)
            _held = State(initialValue: Held())
        }

        @MainActor public var body: some View {
            if isMade { update(&held.content, held.attachments(attached)) }
            return ZStack {
                if isMade {
                    ForEach(shown) { $0.view }
                } else {
                    placeholder
                }
            }
            .task(file: place.file, line: place.line) {
                guard !isMade else { return }
                var content = held.content
                await make(&content, held.attachments(attached))
                held.content = content
                isMade = true
            }
        }

        @MainActor private var shown: [RealityViewAttachments.Item] {
            attached.filter { held.entities[$0.id]?.scene != nil }
        }
    }

    @MainActor private final class Held {
        var content = RealityViewContent(scene: Scene())
        var entities: [AnyHashable: ViewAttachmentEntity] = [:]
        func attachments(_ items: [RealityViewAttachments.Item]) -> RealityViewAttachments {
            for item in items where entities[item.id] == nil {
                let entity = ViewAttachmentEntity()
                entity.attachment = ViewAttachmentComponent(rootView: item.view)
                entities[item.id] = entity
            }
            return RealityViewAttachments(entities: entities)
        }
    }
}

public struct RealityViewCamera: Hashable, Sendable {
    private let name: String
    public static let virtual = RealityViewCamera(name: "virtual")
    public static let worldTracking = RealityViewCamera(name: "worldTracking")
}

public enum RealityViewEnvironment {
    case `default`
    case color(UIColor)
}
