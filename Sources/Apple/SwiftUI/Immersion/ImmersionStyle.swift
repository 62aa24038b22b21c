/// How much of the room an immersive space leaves visible.
nonisolated public protocol ImmersionStyle: Sendable {}

nonisolated public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }
nonisolated public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
nonisolated public struct FullImmersionStyle: ImmersionStyle { public init() {} }
nonisolated public struct ProgressiveImmersionStyle: ImmersionStyle {
    public init() {}
    public init(
        immersion: ClosedRange<Double>, initialAmount: Double? = nil,
        aspectRatio: ProgressiveImmersionAspectRatio = .automatic
    ) {}
}

nonisolated public struct ProgressiveImmersionAspectRatio: Hashable, Sendable {
    private let name: String
    public static let automatic = ProgressiveImmersionAspectRatio(name: "automatic")
    public static let landscape = ProgressiveImmersionAspectRatio(name: "landscape")
    public static let portrait = ProgressiveImmersionAspectRatio(name: "portrait")
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension ImmersionStyle where Self == MixedImmersionStyle {
    nonisolated public static var mixed: Self { Self() }
}
extension ImmersionStyle where Self == FullImmersionStyle {
    nonisolated public static var full: Self { Self() }
}
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    nonisolated public static var progressive: Self { Self() }
    nonisolated public static func progressive(
        _ immersion: ClosedRange<Double>, initialAmount: Double? = nil
    ) -> Self { Self(immersion: immersion, initialAmount: initialAmount) }
    nonisolated public static func progressive(
        _ immersion: ClosedRange<Double>, initialAmount: Double? = nil,
        aspectRatio: ProgressiveImmersionAspectRatio
    ) -> Self { Self(immersion: immersion, initialAmount: initialAmount, aspectRatio: aspectRatio) }
    nonisolated public static func progressive(aspectRatio: ProgressiveImmersionAspectRatio) -> Self {
        Self()
    }
}

nonisolated public struct VolumetricWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == VolumetricWindowStyle {
    nonisolated public static var volumetric: Self { Self() }
}

extension Scene {
    nonisolated public func immersionStyle(
        selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
    ) -> some Scene { self }
    nonisolated public func upperLimbVisibility(_ visibility: Visibility) -> some Scene { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
    nonisolated public func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness) -> some Scene
    {
        self
    }
    nonisolated public func immersiveEnvironmentBehavior(_ behavior: ImmersiveEnvironmentBehavior)
        -> some Scene
    { self }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene {
        self
    }
    nonisolated public func defaultSize(
        width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength
    ) -> some Scene { self }
    nonisolated public func defaultWorldScaling(_ behavior: WorldScalingBehavior) -> some Scene { self }
    nonisolated public func volumeWorldAlignment(_ alignment: WorldAlignmentBehavior) -> some Scene { self }
}

nonisolated public struct ImmersiveContentBrightness: Hashable, Sendable {
    private let amount: Double
    public static let automatic = ImmersiveContentBrightness(amount: -1)
    public static let bright = ImmersiveContentBrightness(amount: 1)
    public static let dim = ImmersiveContentBrightness(amount: 0.5)
    public static let dark = ImmersiveContentBrightness(amount: 0.25)
    public static func custom(_ brightness: Double) -> ImmersiveContentBrightness {
        ImmersiveContentBrightness(amount: brightness)
    }
}

nonisolated public struct ImmersiveEnvironmentBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ImmersiveEnvironmentBehavior(name: "automatic")
    public static let coexist = ImmersiveEnvironmentBehavior(name: "coexist")
    public static let replace = ImmersiveEnvironmentBehavior(name: "replace")
}

nonisolated public struct WorldScalingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WorldScalingBehavior(name: "automatic")
    public static let dynamic = WorldScalingBehavior(name: "dynamic")
    public static let trueScale = WorldScalingBehavior(name: "trueScale")
}

nonisolated public struct WorldAlignmentBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WorldAlignmentBehavior(name: "automatic")
    public static let adaptive = WorldAlignmentBehavior(name: "adaptive")
    public static let gravityAligned = WorldAlignmentBehavior(name: "gravityAligned")
}
