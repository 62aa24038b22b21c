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
