public import Foundation

extension Product {
    /// How long a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable, CustomDebugStringConvertible {
        public let unit: Unit
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)

        public var debugDescription: String { formatted() }

        public func formatted() -> String { FormatStyle().format(self) }
        public func formatted(_ style: FormatStyle, referenceDate: Date = .now) -> String {
            style.format(self)
        }
        public func dateRange(referenceDate: Date = .now) -> Range<Date> {
            let end = Calendar.current.date(byAdding: unit.component, value: value, to: referenceDate)
            return referenceDate..<max(referenceDate, end ?? referenceDate)
        }

        /// "1 month", "3 days".
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

            var component: Calendar.Component {
                switch self {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            }

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

extension Product.SubscriptionOffer.PaymentMode {
    public var localizedDescription: String {
        switch self {
        case .freeTrial: "Free Trial"
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        case _: rawValue
        }
    }
}

extension Product.SubscriptionOffer.OfferType {
    public var localizedDescription: String { rawValue }
}
