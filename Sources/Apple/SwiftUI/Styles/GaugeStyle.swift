@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration
}

nonisolated public struct GaugeStyleConfiguration {
    nonisolated public enum _LabelPart {}
    nonisolated public enum _ValuePart {}
    nonisolated public enum _MinimumPart {}
    nonisolated public enum _MaximumPart {}
    public typealias Label = _StyledPart<_LabelPart>
    public typealias CurrentValueLabel = _StyledPart<_ValuePart>
    public typealias MinimumValueLabel = _StyledPart<_MinimumPart>
    public typealias MaximumValueLabel = _StyledPart<_MaximumPart>
    public typealias MarkedValueLabel = EmptyView

    /// The gauge's value, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

public protocol _PrimitiveGaugeStyle: GaugeStyle, _BuiltInStyle where Body == EmptyView {}

extension _PrimitiveGaugeStyle {
    /// `makeBody` is never called, because a built-in style does not change how the course shows a gauge.
    @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

nonisolated public struct DefaultGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
}

nonisolated public struct LinearCapacityGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
}

nonisolated public struct AccessoryCircularGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
}

nonisolated public struct AccessoryCircularCapacityGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
}

nonisolated public struct AccessoryLinearGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
}

nonisolated public struct AccessoryLinearCapacityGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

extension View {
    /// Applies a style to all gauges in this view: the style's body replaces each gauge.
    nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}

nonisolated public struct CircularGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
    public init(tint: Color) {}
    public init(tint: Gradient) {}
}

extension GaugeStyle where Self == CircularGaugeStyle {
    nonisolated public static var circular: Self { Self() }
}

nonisolated public struct LinearGaugeStyle: _PrimitiveGaugeStyle {
    public init() {}
    public init(tint: Color) {}
    public init(tint: Gradient) {}
}

extension GaugeStyle where Self == LinearGaugeStyle {
    nonisolated public static var linear: Self { Self() }
}
