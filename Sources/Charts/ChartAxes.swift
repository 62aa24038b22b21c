public import SwiftUI

// The axes and the legend of a chart. They are not drawn.

extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
        -> some View
    {
        _ = content()
        return self
    }
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
        -> some View
    {
        _ = content()
        return self
    }
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    nonisolated public func chartXScale<Domain>(domain: Domain) -> some View { self }
    nonisolated public func chartYScale<Domain>(domain: Domain) -> some View { self }
    nonisolated public func chartXAxisLabel(_ label: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func chartXAxisLabel<Title: StringProtocol>(_ label: Title)
        -> some View
    { self }
    nonisolated public func chartYAxisLabel(_ label: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func chartYAxisLabel<Title: StringProtocol>(_ label: Title)
        -> some View
    { self }
    nonisolated public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, Style>
    ) -> some View { self }
    nonisolated public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value], range: [Style]
    ) -> some View { self }
    nonisolated public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View { self }
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: (Self) -> Content
    ) -> some View { content(self) }
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    nonisolated public func chartXVisibleDomain<Length>(length: Length) -> some View { self }
    /// No scenario touches a chart, so the selection is never written.
    nonisolated public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    nonisolated public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    nonisolated public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        self
    }
}

nonisolated public protocol AxisContent {}
nonisolated public protocol AxisMark {}

nonisolated public struct AxisMarks: AxisContent {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic
    ) {}

    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}

    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {}

    public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {}

    public init<Value: Plottable, Content: AxisMark>(
        position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
}

/// A value on an axis. No axis is laid out, so there is none.
nonisolated public struct AxisValue {
    public let index: Int
    public let count: Int
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

nonisolated public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

nonisolated public struct AxisTick: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

nonisolated public struct AxisValueLabel: AxisMark {
    public init(centered: Bool? = nil) {}
    public init<Style: FormatStyle>(format: Style, centered: Bool? = nil) {}
    public init<Content: View>(centered: Bool? = nil, @ViewBuilder content: () -> Content) { _ = content() }
    public init(_ title: String) {}
}

extension AxisMark {
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
    public func font(_ font: Font?) -> Self { self }
}

nonisolated public enum AxisMarkPreset: Sendable { case automatic, extended, aligned, inset }
nonisolated public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }

nonisolated public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(desiredCount: Int) -> AxisMarkValues { .automatic }
    public static func stride(by step: Double) -> AxisMarkValues { .automatic }
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
        .automatic
    }
}

@resultBuilder nonisolated public enum AxisContentBuilder {
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AxisMarks {
        AxisMarks()
    }
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisContent, Second: AxisContent>(first: First)
        -> _EitherAxisContent<First, Second>
    {
        _EitherAxisContent()
    }
    public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second)
        -> _EitherAxisContent<First, Second>
    {
        _EitherAxisContent()
    }
}

@resultBuilder nonisolated public enum AxisMarkBuilder {
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisGridLine {
        AxisGridLine()
    }
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisMark, Second: AxisMark>(first: First) -> _EitherAxisMark<
        First, Second
    > {
        _EitherAxisMark()
    }
    public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second) -> _EitherAxisMark<
        First, Second
    > {
        _EitherAxisMark()
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: AxisMark where Wrapped: AxisMark {}
nonisolated public struct _EitherAxisContent<First, Second>: AxisContent {}
nonisolated public struct _EitherAxisMark<First, Second>: AxisMark {}
