// Accessibility: data for screen readers. No screen reader runs, so descriptors are plain values and announcements have
// no effect.

public import SwiftUI

open class AXChartDescriptor: NSObject, @unchecked Sendable {
    open var title: String?
    open var attributedTitle: NSAttributedString?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?

    public enum ContentDirection: Int, Sendable {
        case leftToRight
        case rightToLeft
        case topToBottom
        case bottomToTop
        case radialClockwise
        case radialCounterClockwise
    }

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        (self.attributedTitle, self.summary, self.xAxis, self.yAxis) = (
            attributedTitle, summary, xAxis, yAxis
        )
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

extension AXDataAxisDescriptor {
    public var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var valueDescriptionProvider: (Double) -> String
    open var scaleType = ScaleType.linear

    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    open var title: String
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        (self.title, self.categoryOrder) = (title, categoryOrder)
    }
}

open class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

open class AXDataPoint: NSObject, @unchecked Sendable {
    private let number: Double?
    private let category: String?
    open var yValue: Double?
    open var additionalValues: [AdditionalValue]
    open var label: String?

    public enum AdditionalValue: Hashable, Sendable {
        case number(Double)
        case category(String)
    }

    public init(x: Double, y: Double?, additionalValues: [AdditionalValue] = [], label: String? = nil) {
        (number, category, yValue, self.additionalValues, self.label) = (x, nil, y, additionalValues, label)
    }
    public init(x: String, y: Double?, additionalValues: [AdditionalValue] = [], label: String? = nil) {
        (number, category, yValue, self.additionalValues, self.label) = (nil, x, y, additionalValues, label)
    }
}

/// Supplies a chart's description.
@preconcurrency @MainActor public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// The modifier does nothing, because no screen reader asks for the description.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { self }
}

/// Additional accessibility content of a view.
open class AXCustomContent: NSObject, @unchecked Sendable {
    public let label: String
    public let value: String
    open var importance = Importance.default

    public enum Importance: UInt, Sendable { case `default`, high }

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
