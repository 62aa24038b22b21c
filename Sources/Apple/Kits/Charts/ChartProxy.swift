public import SwiftUI

/// Where a chart has its values. Nothing is laid out, so it knows no place.
nonisolated public struct ChartProxy {

    public var plotSize: CGSize { .zero }
    public var plotFrame: Anchor<CGRect>? { nil }
    public var plotContainerFrame: Anchor<CGRect>? { nil }
    public var plotAreaSize: CGSize { .zero }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(_source: .rect(.zero)) }

    /// Nil: no point of the screen belongs to a value.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }

    /// Nil: no value is drawn.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
    public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? { nil }
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { nil }
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { nil }

    // No place belongs to a value, so none is selected.

    public func selectXValue(at position: CGFloat) {}
    public func selectYValue(at position: CGFloat) {}
    public func selectXRange(from: CGFloat, to: CGFloat) {}
    public func selectYRange(from: CGFloat, to: CGFloat) {}
    public func selectAngleValue(at angle: Angle) {}
    public func angle(at position: CGPoint) -> Angle { .zero }
}

extension View {
    /// Shows a layer over the charts inside, which lives as an overlay does.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlay(alignment: alignment) { content(ChartProxy()) }
    }

    /// Shows a layer behind the charts inside.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        background(alignment: alignment) { content(ChartProxy()) }
    }
}
