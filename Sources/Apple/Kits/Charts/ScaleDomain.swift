public import SwiftUI

// The scales of a chart; the course does not draw charts.

/// The values that a scale covers.
nonisolated public protocol ScaleDomain {}

extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}

// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct AutomaticScaleDomain: ScaleDomain, Sendable {
    init() {}
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain()
    }
    public static func automatic<V: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: V.Type = V.self,
        modifyInferredDomain: @escaping (inout [V]) -> Void
    ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

/// The output values of a scale.
nonisolated public protocol ScaleRange {
    associatedtype VisualValue
}

nonisolated public protocol PositionScaleRange: ScaleRange {}

extension Array: ScaleRange { public typealias VisualValue = Element }
extension ClosedRange: ScaleRange { public typealias VisualValue = Bound }
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Gradient: ScaleRange { public typealias VisualValue = Color }

// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    public typealias VisualValue = CGFloat
    init() {}
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
        -> PlotDimensionScaleRange
    { PlotDimensionScaleRange() }
}

/// How a scale maps values to positions.
nonisolated public struct ScaleType: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let linear = ScaleType("linear")
    public static let log = ScaleType("log")
    public static let date = ScaleType("date")
    public static let category = ScaleType("category")
}

extension View {
    nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View { self }
    nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        self
    }
    nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View
    {
        self
    }
    nonisolated public func chartXScale(type: ScaleType?) -> some View { self }
    nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View { self }
    nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        self
    }
    nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View
    {
        self
    }
    nonisolated public func chartYScale(type: ScaleType?) -> some View { self }
}
