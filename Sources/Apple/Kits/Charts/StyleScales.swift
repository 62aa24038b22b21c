public import SwiftUI

// Scales for colors, symbols and other styles of a chart; the course does not draw charts.

extension View {
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View { self }
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View where R.VisualValue: ShapeStyle { self }
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(
        domain: D, type: ScaleType? = nil
    ) -> some View { self }
    nonisolated public func chartForegroundStyleScale<R: ScaleRange>(
        range: R, type: ScaleType? = nil
    ) -> some View where R.VisualValue: ShapeStyle { self }
    nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View { self }
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        mapping: @escaping (D) -> S
    ) -> some View { self }
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain, P: Plottable, S: ShapeStyle>(
        domain: D, mapping: @escaping (P) -> S
    ) -> some View { self }
}
