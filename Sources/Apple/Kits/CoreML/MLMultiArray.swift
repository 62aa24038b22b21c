public import Foundation

public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65_600
    case float32 = 65_568
    case float16 = 65_552
    case int32 = 131_104
    case int8 = 131_080

    public static let float64 = MLMultiArrayDataType.double
    public static let float = MLMultiArrayDataType.float32
}

/// An array of numbers with several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let dataType: MLMultiArrayDataType
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    private var numbers: [Double]

    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let sides = shape.map(\.intValue)
        guard sides.allSatisfy({ $0 >= 0 }) else { throw MLModelError(.parameters) }
        self.dataType = dataType
        self.shape = shape
        var (strides, step) = ([NSNumber](), 1)
        for side in sides.reversed() {
            strides.append(NSNumber(value: step))
            step *= side
        }
        self.strides = strides.reversed()
        numbers = Array(repeating: 0, count: step)
    }

    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        numbers = Array(data)
    }
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        numbers = data.map(Double.init)
    }
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Int32 {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        numbers = data.map(Double.init)
    }

    open var count: Int { numbers.count }

    open subscript(index: Int) -> NSNumber {
        get { number(numbers[index]) }
        set { numbers[index] = newValue.doubleValue }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }

    private func number(_ value: Double) -> NSNumber {
        switch dataType {
        case .int32, .int8: NSNumber(value: Int32(value))
        case .double, .float32, .float16: NSNumber(value: value)
        }
    }
    private func place(_ key: [NSNumber]) -> Int {
        zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}
