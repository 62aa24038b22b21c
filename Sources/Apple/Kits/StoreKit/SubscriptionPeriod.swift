public import Foundation

extension Product {
    public struct SubscriptionPeriod: Hashable, Sendable, CustomDebugStringConvertible {
        public let unit: Unit
        public let value: Int

        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

        public var debugDescription: String { formatted() }

        public func formatted() -> String { FormatStyle().format(self) }
        public func formatted(_ style: FormatStyle, referenceDate: Date = .now) -> String {
            style.format(self)
        }

        /// Formats a period, such as "1 month" or "3 days".
        public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
            public init() {}
            public func format(_ period: SubscriptionPeriod) -> String {
                let unit = period.unit.localizedDescription.lowercased()
                return "\(period.value) \(unit)\(period.value == 1 ? "" : "s")"
            }
        }

        public enum Unit: Hashable, Sendable {
            case day, week, month, year

            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }

            public var debugDescription: String { localizedDescription }

            public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }

            public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
                public init() {}
                public func format(_ unit: Unit) -> String { unit.localizedDescription.lowercased() }
            }
        }
    }
}

extension Product.ProductType {
    public var localizedDescription: String { rawValue }
}

extension Product.SubscriptionOffer.OfferType {
    public var localizedDescription: String { rawValue }
}
