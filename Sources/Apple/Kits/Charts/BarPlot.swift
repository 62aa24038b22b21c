public import SwiftUI

/// A bar for each element of a collection.
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where DataElement == Data.Element {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) where DataElement == Data.Element {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimension = .automatic
    ) where DataElement == Data.Element {}
}

/// A point for each element of a collection.
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where DataElement == Data.Element {}
}

/// A rectangle for each element of a collection.
nonisolated public struct RectanglePlot<DataElement>: VectorizedChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where DataElement == Data.Element {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where DataElement == Data.Element {}
}

/// A rule for each element of a collection.
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where DataElement == Data.Element {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where DataElement == Data.Element {}
}

/// A sector for each element of a collection.
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent {
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where DataElement == Data.Element {}
}
