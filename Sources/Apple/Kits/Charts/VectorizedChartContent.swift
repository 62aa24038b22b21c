public import SwiftUI

/// Marks that plot a whole collection or a function; the course never calls the function.
nonisolated public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
}

extension VectorizedChartContent {
    public var _annotations: [AnyView] { [] }
    public var body: Self { self }

    public func foregroundStyle<S: ShapeStyle>(_ path: KeyPath<DataElement, S>) -> Self { self }
    public func foregroundStyle<P: Plottable>(by value: PlottableProjection<DataElement, P>) -> Self { self }
    public func symbol<S: ChartSymbolShape>(_ path: KeyPath<DataElement, S>) -> Self { self }
    public func symbol<P: Plottable>(by value: PlottableProjection<DataElement, P>) -> Self { self }
    public func symbolSize(_ path: KeyPath<DataElement, CGFloat>) -> Self { self }
    public func symbolSize<P: Plottable>(by value: PlottableProjection<DataElement, P>) -> Self { self }
    public func lineStyle(_ path: KeyPath<DataElement, StrokeStyle>) -> Self { self }
    public func lineStyle<P: Plottable>(by value: PlottableProjection<DataElement, P>) -> Self { self }
    public func opacity(_ path: KeyPath<DataElement, Double>) -> Self { self }
    public func cornerRadius(_ path: KeyPath<DataElement, CGFloat>) -> Self { self }
    public func position<P: Plottable>(
        by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> Self { self }
    public func accessibilityLabel(_ path: KeyPath<DataElement, String>) -> Self { self }
    public func accessibilityValue(_ path: KeyPath<DataElement, String>) -> Self { self }
}

/// A plot of a function of one number.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct FunctionPlotContent: VectorizedChartContent {
    public typealias DataElement = Never
    init() {}
}

/// A plot of a collection.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct VectorizedPlotContent<DataElement>: VectorizedChartContent {
    init() {}
}
