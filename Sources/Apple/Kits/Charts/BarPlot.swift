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
}
