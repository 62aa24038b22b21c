public import SwiftUI

/// Where a chart has its values. Nothing is laid out, so it knows no place.
nonisolated public struct ChartProxy {
    public var plotSize: CGSize { .zero }
    public var plotFrame: Anchor<CGRect>? { nil }

    /// Nil: no point of the screen belongs to a value.
    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        nil
    }
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        nil
    }

    /// Nil: no value is drawn.
    public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }
    public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
}

extension View {
    /// Shows a layer over the charts inside, which lives as an overlay does.
    nonisolated public func chartOverlay<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Layer
    ) -> some View {
        overlay(alignment: alignment) { content(ChartProxy()) }
    }

    /// Shows a layer behind the charts inside.
    nonisolated public func chartBackground<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Layer
    ) -> some View {
        background(alignment: alignment) { content(ChartProxy()) }
    }

    // The scales of a chart. They are not drawn.

    nonisolated public func chartXScale(type: ScaleType?) -> some View { self }
    nonisolated public func chartYScale(type: ScaleType?) -> some View { self }
    nonisolated public func chartXScale<Domain>(domain: Domain, type: ScaleType?) -> some View { self }
    nonisolated public func chartYScale<Domain>(domain: Domain, type: ScaleType?) -> some View { self }
}

/// How values become places.
nonisolated public enum ScaleType: Hashable, Sendable {
    case linear, log, symmetricLog, date, category, squareRoot
}

/// What becomes of a note that has no room.
nonisolated public struct AnnotationOverflowResolution: Sendable {
    nonisolated public struct Strategy: Sendable {
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let fit = Strategy()
        public static let padScale = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    }

    nonisolated public struct Boundary: Sendable {
        public static let automatic = Boundary()
        public static let chart = Boundary()
        public static let plot = Boundary()
    }

    public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)

    public init(x: Strategy, y: Strategy) {}
}
