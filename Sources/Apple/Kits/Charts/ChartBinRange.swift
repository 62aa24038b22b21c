public import SwiftUI

nonisolated public struct ChartBinRange<Bound: Plottable>: CustomStringConvertible {
    public let lowerBound: Bound
    public let upperBound: Bound

    init(_ lowerBound: Bound, _ upperBound: Bound) {
        (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
    }

    public var description: String { "\(lowerBound)..<\(upperBound)" }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange where Bound: Comparable {
    public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
}

/// Bins of equal size for numbers.
nonisolated public struct NumberBins<Value: Plottable & Comparable & Numeric>: RandomAccessCollection {
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(thresholds[position], thresholds[position + 1])
    }

    /// The index of a value's bin. Values outside all bins belong to the nearest bin.
    public func index(for value: Value) -> Int {
        let below = thresholds.lastIndex { $0 <= value } ?? 0
        return Swift.max(Swift.min(below, endIndex - 1), 0)
    }
}

extension NumberBins: Equatable where Value: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
    public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
        guard let least = data.min(), let most = data.max() else {
            self.init(thresholds: [])
            return
        }
        let size = Swift.max(Value(Self.step(Double(most - least), desiredCount)), minimumStride)
        let first = (least / size).rounded(.down) * size
        self.init(size: size, range: first...Swift.max(most, first + size / 2))
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let size = Swift.max(
            Value(Self.step(Double(range.upperBound - range.lowerBound), desiredCount)), minimumStride)
        self.init(size: size, range: range)
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let parts = Swift.max(count, 1)
        let size = (range.upperBound - range.lowerBound) / Value(parts)
        self.init(thresholds: (0...parts).map { range.lowerBound + size * Value($0) })
    }

    public init(size: Value, range: ClosedRange<Value>) {
        guard size > 0 else {
            self.init(thresholds: [range.lowerBound, range.upperBound])
            return
        }
        let first = (range.lowerBound / size).rounded(.down)
        let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
        self.init(thresholds: Swift.stride(from: first, through: last, by: 1).map { $0 * size })
    }
}

extension NumberBins where Value: BinaryInteger {
    public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 1) {
        guard let least = data.min(), let most = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: least...most, desiredCount: desiredCount, minimumStride: minimumStride)
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let span = Double(range.upperBound) - Double(range.lowerBound)
        self.init(
            size: Swift.max(Value(Self.step(span, desiredCount).rounded(.up)), minimumStride), range: range)
    }

    public init(size: Value, range: ClosedRange<Value>) {
        let width = Double(Swift.max(size, 1))
        let first = (Double(range.lowerBound) / width).rounded(.down)
        let last = Swift.max((Double(range.upperBound) / width).rounded(.up), first + 1)
        self.init(thresholds: Swift.stride(from: first, through: last, by: 1).map { Value($0 * width) })
    }
}

extension NumberBins {
    /// A step of 1, 2 or 5 times a power of ten that gives about `count` bins.
    private static func step(_ span: Double, _ count: Int) -> Double {
        guard span > 0, span.isFinite else { return 1 }
        let raw = span / Double(Swift.max(count, 1))
        let power = pow(10, log10(raw).rounded(.down))
        return ([1, 2, 5].first { $0 * power >= raw } ?? 10) * power
    }
}

/// Bins of one calendar unit for dates.
nonisolated public struct DateBins: RandomAccessCollection, Equatable, Sendable {
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        var dates = [date]
        while date <= range.upperBound,
            let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: date),
            next > date
        {
            dates.append(next)
            date = next
        }
        self.init(thresholds: dates)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(thresholds[position], thresholds[position + 1])
    }

    public func index(for value: Date) -> Int {
        let below = thresholds.lastIndex { $0 <= value } ?? 0
        return Swift.max(Swift.min(below, endIndex - 1), 0)
    }
}
