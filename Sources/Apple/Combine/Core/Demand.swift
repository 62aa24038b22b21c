extension Subscribers {
    /// The number of values that a subscriber requests: a number, or unlimited.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        // `Int.max` means unlimited demand.
        private let count: Int

        private init(count: Int) { self.count = count }

        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)

        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "the demand is \(value) and cannot be negative")
            return Demand(count: value)
        }

        /// The requested number of values; nil if the demand is unlimited.
        public var max: Int? { self == .unlimited ? nil : count }

        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

        public static func + (left: Demand, right: Demand) -> Demand {
            let (sum, overflowed) = left.count.addingReportingOverflow(right.count)
            return overflowed ? .unlimited : Demand(count: sum)
        }

        /// Unlimited demand minus any number stays unlimited.
        public static func - (left: Demand, right: Demand) -> Demand {
            if left == .unlimited { return .unlimited }
            return Demand(count: Swift.max(0, left.count - right.count))
        }

        public static func * (left: Demand, right: Int) -> Demand {
            let (product, overflowed) = left.count.multipliedReportingOverflow(by: right)
            return overflowed ? .unlimited : .max(product)
        }

        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func *= (left: inout Demand, right: Int) { left = left * right }

        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        public static func += (left: inout Demand, right: Int) { left = left + right }
        public static func -= (left: inout Demand, right: Int) { left = left - right }
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        public static func > (left: Demand, right: Int) -> Bool { left.count > right }
        public static func < (left: Demand, right: Int) -> Bool { left.count < right }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}
