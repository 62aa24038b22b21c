public import SwiftUI

/// A value with the name of its axis.
nonisolated public struct PlottableValue<Value: Plottable> {
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue()
    }

    @_disfavoredOverload public static func value<Label: StringProtocol>(
        _ label: Label, _ value: Value
    ) -> PlottableValue<Value> { PlottableValue() }

    public static func value(
        _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> where Value == Date { PlottableValue<Date>() }

    @_disfavoredOverload public static func value<Label: StringProtocol>(
        _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> where Value == Date { PlottableValue<Date>() }
}

/// A value that a chart can place.
nonisolated public protocol Plottable {}

extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
extension Decimal: Plottable {}
extension Bool: Plottable {}

/// A mark without views beside it.
nonisolated public protocol _PlainMark: ChartContent {}

extension _PlainMark {
    public var _annotations: [AnyView] { [] }
}

nonisolated public struct LineMark: _PlainMark {
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {}
}

nonisolated public struct PointMark: _PlainMark {
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

nonisolated public struct AreaMark: _PlainMark {
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {}
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {}
}

nonisolated public struct BarMark: _PlainMark {
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {}
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {}
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {}
    public init<X: Plottable>(x: PlottableValue<X>, stacking: MarkStackingMethod = .standard) {}
}

nonisolated public struct RuleMark: _PlainMark {
    public init<X: Plottable>(x: PlottableValue<X>) {}
    public init<Y: Plottable>(y: PlottableValue<Y>) {}
}

nonisolated public struct RectangleMark: _PlainMark {
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {}
}

nonisolated public struct SectorMark: _PlainMark {
    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {}
}

nonisolated public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public static let automatic = MarkDimension()
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { .automatic }
    public static func fixed(_ value: CGFloat) -> MarkDimension { .automatic }
    public static func inset(_ value: CGFloat) -> MarkDimension { .automatic }
    init() {}
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
}

nonisolated public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
nonisolated public enum InterpolationMethod: Sendable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
}
nonisolated public enum BasicChartSymbolShape: Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
}

extension ChartContent {
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
    public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
    public func symbol(_ symbol: BasicChartSymbolShape) -> Self { self }
    public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
    public func symbolSize(_ area: CGFloat) -> Self { self }
    public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
    public func cornerRadius(_ radius: CGFloat) -> Self { self }
    public func opacity(_ opacity: Double) -> Self { self }
    public func lineStyle(_ style: StrokeStyle) -> Self { self }
    public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
    public func position<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func zIndex(_ value: Double) -> Self { self }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Self { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> Self { self }

    /// Shows a view beside the mark.
    public func annotation<Note: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> Note
    ) -> _ChartMarks {
        _ChartMarks(annotations: _annotations + [AnyView(content())])
    }
}

nonisolated public struct AnnotationPosition: Sendable {
    public static let automatic = AnnotationPosition()
    public static let overlay = AnnotationPosition()
    public static let top = AnnotationPosition()
    public static let bottom = AnnotationPosition()
    public static let leading = AnnotationPosition()
    public static let trailing = AnnotationPosition()
    public static let topLeading = AnnotationPosition()
    public static let topTrailing = AnnotationPosition()
}
