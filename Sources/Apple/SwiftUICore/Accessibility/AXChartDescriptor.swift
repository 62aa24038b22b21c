// Descriptions of charts for VoiceOver have no effect, because no scenario uses VoiceOver.

@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    nonisolated public func accessibilityChartDescriptor<Chart: AXChartDescriptorRepresentable>(
        _ representable: Chart
    ) -> some View { self }
}

open class AXChartDescriptor: NSObject, @unchecked Sendable {
    open var title: String?
    open var attributedTitle: AttributedString?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?

    nonisolated public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    open var valueDescriptionProvider: (Double) -> String

    nonisolated public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

open class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

open class AXDataPoint: NSObject, @unchecked Sendable {
    open var xNumber: Double?
    open var xCategory: String?
    open var yNumber: Double?
    open var label: String?
    open var additionalValues: [Value]

    nonisolated public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)
    }

    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xCategory = x
        yNumber = y
        self.additionalValues = additionalValues
        self.label = label
    }

    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xNumber = x
        yNumber = y
        self.additionalValues = additionalValues
        self.label = label
    }
}
