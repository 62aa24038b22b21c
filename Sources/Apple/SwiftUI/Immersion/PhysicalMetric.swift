/// Converts a physical length, such as one meter, to points. A headset shows 1360 points per meter.
@propertyWrapper public struct PhysicalMetric<Value>: DynamicProperty {
    public let wrappedValue: Value

    private init(points: Value) { wrappedValue = points }
}

nonisolated private func points(in unit: UnitLength) -> Double {
    Measurement(value: 1, unit: unit).converted(to: .meters).value * 1360
}

extension PhysicalMetric {
    public init(wrappedValue: Value, from unit: UnitLength) where Value == CGFloat {
        self.init(points: wrappedValue * CGFloat(points(in: unit)))
    }
    public init(wrappedValue: Value, from unit: UnitLength) where Value: BinaryFloatingPoint {
        self.init(points: wrappedValue * Value(points(in: unit)))
    }
    public init(wrappedValue: Value, from unit: UnitLength) where Value == CGSize {
        self.init(points: PhysicalMetricsConverter().convert(wrappedValue, from: unit))
    }
    public init(wrappedValue: Value, from unit: UnitLength) where Value == CGPoint {
        self.init(points: PhysicalMetricsConverter().convert(wrappedValue, from: unit))
    }
}

// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct PhysicalMetricsConverter: Equatable, Sendable {
    init() {}

    public func convert<Value: BinaryFloatingPoint>(_ value: Value, from unit: UnitLength) -> Value {
        value * Value(points(in: unit))
    }
    public func convert<Value: BinaryFloatingPoint>(_ value: Value, to unit: UnitLength) -> Value {
        value / Value(points(in: unit))
    }
    public func convert(_ value: CGSize, from unit: UnitLength) -> CGSize {
        CGSize(width: convert(value.width, from: unit), height: convert(value.height, from: unit))
    }
    public func convert(_ value: CGSize, to unit: UnitLength) -> CGSize {
        CGSize(width: convert(value.width, to: unit), height: convert(value.height, to: unit))
    }
    public func convert(_ value: CGPoint, from unit: UnitLength) -> CGPoint {
        CGPoint(x: convert(value.x, from: unit), y: convert(value.y, from: unit))
    }
    public func convert(_ value: CGPoint, to unit: UnitLength) -> CGPoint {
        CGPoint(x: convert(value.x, to: unit), y: convert(value.y, to: unit))
    }
    public func convert(_ length: Measurement<UnitLength>) -> CGFloat {
        CGFloat(length.converted(to: .meters).value * 1360)
    }
}

nonisolated extension EnvironmentValues {
    public var physicalMetrics: PhysicalMetricsConverter { PhysicalMetricsConverter() }
}
