public import SwiftUI

/// Positions of a chart's values, all nil, because the course has no layout.
nonisolated public struct ChartProxy {
    public var plotFrame: Anchor<CGRect>? { nil }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(_source: .rect(.zero)) }

    /// The value at a point is nil, because the chart is not drawn.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }

    /// The position of a value is nil, because the chart is not drawn.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { nil }
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { nil }
}

extension View {
    /// Shows an overlay in front of a chart, as `overlay` does for any view.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlay(alignment: alignment) { content(ChartProxy()) }
    }

    /// Shows a view behind a chart.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        background(alignment: alignment) { content(ChartProxy()) }
    }
}
