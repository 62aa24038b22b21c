public import SwiftUI

// The appearance of a chart's marks; the course does not draw charts.

extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> Self { self }
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
    public func symbolSize(_ area: CGFloat) -> Self { self }
    public func symbolSize(_ size: CGSize) -> Self { self }
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { self }
    public func opacity(_ opacity: Double) -> Self { self }
    public func lineStyle(_ style: StrokeStyle) -> Self { self }
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func offset(_ offset: CGSize) -> Self { self }
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> Self { self }
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> Self { self }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { self }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> Self {
        _ = content()
        return self
    }
}

/// Accessibility of marks.
extension ChartContent {
    public func accessibilityLabel(_ label: Text) -> Self { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self { self }
    public func accessibilityValue(_ value: Text) -> Self { self }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }
    public func accessibilityHidden(_ hidden: Bool) -> Self { self }
}

extension ChartContent {
    /// Uses a view as a point's symbol.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        _ChartMarks(annotations: _annotations + [AnyView(symbol())])
    }

    /// Shows a view beside the mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        _ChartMarks(annotations: _annotations + [AnyView(content())])
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        _ChartMarks(annotations: _annotations + [AnyView(content())])
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        _ChartMarks(annotations: _annotations + [AnyView(content(AnnotationContext()))])
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        _ChartMarks(annotations: _annotations + [AnyView(content(AnnotationContext()))])
    }
}

/// The size of the annotated mark: zero, because the course has no layout.
nonisolated public struct AnnotationContext: Sendable {}

nonisolated public struct AnnotationPosition: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let automatic = AnnotationPosition("automatic")
    public static let overlay = AnnotationPosition("overlay")
    public static let top = AnnotationPosition("top")
    public static let bottom = AnnotationPosition("bottom")
    public static let leading = AnnotationPosition("leading")
    public static let trailing = AnnotationPosition("trailing")
    public static let topLeading = AnnotationPosition("topLeading")
}

/// How an annotation that does not fit is placed.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
    nonisolated public struct Strategy: Hashable, Sendable {
        private let name: String

        private init(_ name: String) { self.name = name }

        public static let automatic = Strategy("automatic")
        public static let disabled = Strategy("disabled")
        public static let fit = Strategy("fit")
        public static func fit(to boundary: Boundary) -> Strategy { Strategy("fit to \(boundary.name)") }
    }

    nonisolated public struct Boundary: Hashable, Sendable {
        fileprivate let name: String

        private init(_ name: String) { self.name = name }

        public static let automatic = Boundary("automatic")
        public static let chart = Boundary("chart")
        public static let plot = Boundary("plot")
    }

    public var x: Strategy
    public var y: Strategy

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
