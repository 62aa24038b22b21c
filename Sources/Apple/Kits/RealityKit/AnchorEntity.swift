/// The place in the world to which an entity is anchored. No place is detected, so no entity is anchored.
public struct AnchoringComponent: Component {
    public var target: Target
    public var trackingMode: TrackingMode

    public init(_ target: Target, trackingMode: TrackingMode = .continuous) {
        (self.target, self.trackingMode) = (target, trackingMode)
    }
    public struct TrackingMode: Hashable, Sendable {
        private let name: String
        public static let once = TrackingMode(name: "once")
        public static let continuous = TrackingMode(name: "continuous")
    }

    public enum Target: Equatable, Sendable {
        public struct Alignment: OptionSet, Hashable, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            public static let horizontal = Alignment(rawValue: 1)
            public static let vertical = Alignment(rawValue: 2)
            public static let any: Alignment = [.horizontal, .vertical]
        }
        public struct Classification: OptionSet, Hashable, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            public static let wall = Classification(rawValue: 1)
            public static let floor = Classification(rawValue: 2)
            public static let ceiling = Classification(rawValue: 4)
            public static let table = Classification(rawValue: 8)
            public static let any = Classification(rawValue: .max)
        }
        public enum Chirality: Hashable, Sendable { case left, right, either }
        public enum HandLocation: Hashable, Sendable {
            case wrist
        }

        case camera, head, face, body
        case world(transform: float4x4)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case anchor(identifier: UUID)
        case image(group: String, name: String)
        case object(group: String, name: String)
        case hand(Chirality, location: HandLocation)
    }
}

@preconcurrency @MainActor open class AnchorEntity: Entity, HasAnchoring {
    public required init() { super.init() }

    public convenience init(
        _ target: AnchoringComponent.Target, trackingMode: AnchoringComponent.TrackingMode
    ) {
        self.init()
        components.set(AnchoringComponent(target, trackingMode: trackingMode))
    }
    public convenience init(_ target: AnchoringComponent.Target) {
        self.init(target, trackingMode: .continuous)
    }
    public convenience init(world position: SIMD3<Float>) {
        self.init(world: Transform(translation: position).matrix)
    }
    public convenience init(world transform: float4x4) {
        self.init(.world(transform: transform))
        self.transform = Transform(matrix: transform)
    }
    public convenience init(
        plane alignment: AnchoringComponent.Target.Alignment,
        classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero
    ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
}
