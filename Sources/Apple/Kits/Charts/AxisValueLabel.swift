public import SwiftUI

// The parts of a chart's axis; the course does not draw charts.

/// A value on a chart's axis; the course creates no such values.
nonisolated public struct AxisValue {
    public let index: Int
    public let count: Int
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

nonisolated public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
    public var body: Self { self }
}

nonisolated public struct AxisTick: AxisMark {
    nonisolated public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        private let length: Double?

        private init(_ length: Double?) { self.length = length }
        public init(integerLiteral value: Int) { length = Double(value) }
        public init(floatLiteral value: Double) { length = value }

        public static let automatic = Length(nil)
        public static let label = Length(nil)
        public static func fixed(_ length: CGFloat) -> Length { Length(Double(length)) }
    }

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
    public var body: Self { self }
}

nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
    public var body: Self { self }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { _ = content() }
}

extension AxisValueLabel where Content == EmptyView {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
}

extension AxisValueLabel where Content == Text {
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatOutput == String {}

    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
}

nonisolated public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let automatic = AxisValueLabelCollisionResolution("automatic")
    public static let disabled = AxisValueLabelCollisionResolution("disabled")
}

nonisolated public struct AxisValueLabelOrientation: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let automatic = AxisValueLabelOrientation("automatic")
    public static let horizontal = AxisValueLabelOrientation("horizontal")
    public static let vertical = AxisValueLabelOrientation("vertical")
}

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
    public func font(_ font: Font?) -> some AxisMark { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
    public func offset(_ offset: CGSize) -> some AxisMark { self }
}

nonisolated public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let automatic = AxisMarkPreset("automatic")
}

nonisolated public struct AxisMarkPosition: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let automatic = AxisMarkPosition("automatic")
    public static let leading = AxisMarkPosition("leading")
    public static let trailing = AxisMarkPosition("trailing")
    public static let top = AxisMarkPosition("top")
    public static let bottom = AxisMarkPosition("bottom")
}

nonisolated public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .automatic }
    public static func stride<P: Plottable & Numeric>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .automatic }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues { .automatic }
}
