/// How a gauge looks.
nonisolated public protocol GaugeStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public let _look = _Look()
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
