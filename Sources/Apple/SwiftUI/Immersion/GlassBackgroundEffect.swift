// Modifiers for the look of a view in a headset: glass, depth and surroundings. The headset modifiers return
// the view unchanged.

extension View {
    nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always)
        -> some View
    {
        dyed()
    }
    nonisolated public func glassBackgroundEffect<Figure: InsettableShape>(
        in shape: Figure, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View { dyed() }
    nonisolated public func glassBackgroundEffect<Effect: GlassBackgroundEffect>(
        _ effect: Effect, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View { dyed() }
    nonisolated public func glassBackgroundEffect<Effect: GlassBackgroundEffect, Figure: InsettableShape>(
        _ effect: Effect, in shape: Figure, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View { dyed() }

    // MARK: - Depth

    nonisolated public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View { self }
    nonisolated public func frame(
        minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
        alignment: DepthAlignment = .center
    ) -> some View { self }
    nonisolated public func offset(z: CGFloat) -> some View { self }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat) -> some View {
        offset(x: x, y: y)
    }
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, z: CGFloat, anchor: UnitPoint3D = .center
    ) -> some View { scaleEffect(x: x, y: y) }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D
    ) -> some View { rotation3DEffect(angle, axis: axis) }
    nonisolated public func padding3D(_ length: CGFloat? = nil) -> some View { self }
    nonisolated public func padding3D(_ edges: Edge3D.Set, _ length: CGFloat? = nil) -> some View { self }
    nonisolated public func scaledToFit3D() -> some View { self }
    nonisolated public func scaledToFill3D() -> some View { self }
    nonisolated public func depthAlignment(_ alignment: DepthAlignment) -> some View { self }
    nonisolated public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
    nonisolated public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
    nonisolated public func spatialOverlay<Overlaid: View>(
        alignment: Alignment3D = .center, @ViewBuilder content: () -> Overlaid
    ) -> some View { overlay(content: content) }

    // MARK: - Surroundings

    nonisolated public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
    nonisolated public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func supportedVolumeViewpoints(_ viewpoints: SquareAzimuth.Set) -> some View { self }
    nonisolated public func handActivationBehavior(_ behavior: HandActivationBehavior) -> some View { self }

    /// The simulated viewpoint of a volume never changes, so `action` never runs.
    nonisolated public func onVolumeViewpointChange(
        updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true,
        _ action: @escaping (_ oldValue: Viewpoint3D, _ newValue: Viewpoint3D) -> Void
    ) -> some View { self }
    /// Immersive spaces never open, so `action` never runs.
    nonisolated public func onImmersionChange(
        initial: Bool = true,
        _ action: @escaping (_ oldValue: ImmersionChangeContext, _ newValue: ImmersionChangeContext) -> Void
    ) -> some View { self }
    nonisolated public func onImmersionChange(
        _ action: @escaping (_ oldValue: ImmersionChangeContext, _ newValue: ImmersionChangeContext) -> Void
    ) -> some View { self }
    /// The simulated user never recenters the world, so `action` never runs.
    nonisolated public func onWorldRecenter(action: @escaping (WorldRecenterPhase) -> Void) -> some View {
        self
    }
}

nonisolated public enum GlassBackgroundDisplayMode: Hashable, Sendable { case implicit, always, never }

nonisolated public protocol GlassBackgroundEffect: Sendable {}
nonisolated public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }
nonisolated public struct PlateGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }
nonisolated public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }
extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect {
    public static var automatic: Self { Self() }
}
extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect {
    public static var plate: Self { Self() }
}
extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect {
    public static var feathered: Self { Self() }
    public static func feathered(padding: CGFloat, softEdgeRadius: CGFloat) -> Self { Self() }
}

nonisolated public struct BreakthroughEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = BreakthroughEffect(name: "automatic")
    public static let none = BreakthroughEffect(name: "none")
    public static let subtle = BreakthroughEffect(name: "subtle")
    public static let prominent = BreakthroughEffect(name: "prominent")
}

/// How an immersive space changes the look of the room around the user.
nonisolated public struct SurroundingsEffect: Hashable, Sendable {
    private let name: String
    public static let systemDark = SurroundingsEffect(name: "systemDark")
    public static let semiDark = SurroundingsEffect(name: "semiDark")
    public static let dark = SurroundingsEffect(name: "dark")
    public static let ultraDark = SurroundingsEffect(name: "ultraDark")
    public static func colorMultiply(_ color: Color) -> SurroundingsEffect {
        SurroundingsEffect(name: "colorMultiply \(color)")
    }
    public static func dim(intensity: Double) -> SurroundingsEffect {
        SurroundingsEffect(name: "dim \(intensity)")
    }
}

nonisolated public struct HandActivationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = HandActivationBehavior(name: "automatic")
    public static let pinch = HandActivationBehavior(name: "pinch")
    public static let tap = HandActivationBehavior(name: "tap")
}

nonisolated public struct ImmersionChangeContext: Hashable, Sendable {
    public var amount: Double?
}

nonisolated public enum WorldRecenterPhase: Hashable, Sendable { case began, ended }

/// One of the four sides of a volume.
nonisolated public enum SquareAzimuth: Hashable, CaseIterable, Sendable {
    case front, left, right, back

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let front = Set(rawValue: 1)
        public static let left = Set(rawValue: 2)
        public static let right = Set(rawValue: 4)
        public static let back = Set(rawValue: 8)
        public static let all: Set = [.front, .left, .right, .back]
    }
}

nonisolated public struct Viewpoint3D: Hashable, Sendable {
    public var squareAzimuth: SquareAzimuth
    public static let standard = Viewpoint3D(squareAzimuth: .front)
}

nonisolated public struct VolumeViewpointUpdateStrategy: Hashable, Sendable {
    private let name: String
    public static let supported = VolumeViewpointUpdateStrategy(name: "supported")
    public static let all = VolumeViewpointUpdateStrategy(name: "all")
}

nonisolated public enum Edge3D: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing, front, back

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge3D) { rawValue = 1 << edge.rawValue }
        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let front = Set(.front)
        public static let back = Set(.back)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let depth: Set = [.front, .back]
        public static let all: Set = [.horizontal, .vertical, .depth]
    }
}

extension Gesture {
    nonisolated public func handActivationBehavior(_ behavior: HandActivationBehavior) -> Self { self }
}
