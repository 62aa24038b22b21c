public import SwiftUI

/// A 3D chart, which is not drawn.
nonisolated public struct Chart3D<Content: Chart3DContent>: View {
    public init(@Chart3DContentBuilder content: () -> Content) { _ = content() }

    public init<Data: RandomAccessCollection, Mark: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Data.Element: Identifiable, Content == AnyChart3DContent {
        for element in data { _ = content(element) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Mark: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @Chart3DContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == AnyChart3DContent {
        for element in data { _ = content(element) }
    }

    @MainActor public var body: some View { EmptyView() }
}

nonisolated public protocol Chart3DContent {}

nonisolated public struct AnyChart3DContent: Chart3DContent {
    init() {}
    public init(_ content: any Chart3DContent) {}
}

@resultBuilder nonisolated public enum Chart3DContentBuilder {
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> AnyChart3DContent { AnyChart3DContent() }
    public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Chart3DContent>(
        _ content: repeat each Content
    ) -> AnyChart3DContent { AnyChart3DContent() }
    public static func buildIf(_ content: (any Chart3DContent)?) -> AnyChart3DContent { AnyChart3DContent() }
    public static func buildEither(first: any Chart3DContent) -> AnyChart3DContent { AnyChart3DContent() }
    public static func buildEither(second: any Chart3DContent) -> AnyChart3DContent { AnyChart3DContent() }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}

extension PointMark: Chart3DContent {
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {}
}

extension RuleMark: Chart3DContent {}

extension RectangleMark: Chart3DContent {}

/// A surface over a plane, which is not drawn; its function is never called.
nonisolated public struct SurfacePlot: Chart3DContent {
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
        function: @escaping @Sendable (Double, Double) -> Double
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        x: S, y: S, z: S, function: @escaping @Sendable (Double, Double) -> Double
    ) {}
}

extension Chart3DContent {
    @_disfavoredOverload public func foregroundStyle<S: Chart3DSurfaceStyle>(_ style: S) -> Self { self }
    @_disfavoredOverload public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    @_disfavoredOverload public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> Self {
        self
    }
    @_disfavoredOverload public func symbolSize(_ size: CGFloat) -> Self { self }
}

nonisolated public protocol Chart3DSurfaceStyle {}

// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
    init() {}
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
    public static var heightBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle() }
    public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle() }
    public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>? = nil)
        -> BasicChart3DSurfaceStyle
    { BasicChart3DSurfaceStyle() }
}

/// The angle from which a 3D chart is seen.
nonisolated public struct Chart3DPose: Hashable, Sendable {
    private let azimuth: Double
    private let inclination: Double

    public init(azimuth: Angle, inclination: Angle) {
        (self.azimuth, self.inclination) = (azimuth.radians, inclination.radians)
    }

    public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))
    public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
    public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
    public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
    public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
    public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
}

nonisolated public struct Chart3DCameraProjection: Hashable, Sendable {
    private let name: String

    public static let automatic = Chart3DCameraProjection(name: "automatic")
    public static let perspective = Chart3DCameraProjection(name: "perspective")
}

extension View {
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
    /// The chart never writes the pose, because the user cannot rotate the chart.
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View {
        self
    }
}
