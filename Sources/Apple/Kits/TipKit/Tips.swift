public import SwiftUI

/// Settings and state shared by all tips.
nonisolated public enum Tips {
    nonisolated public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int? = nil
        let words: Text
        public let handler: @MainActor @Sendable () -> Void

        public var label: () -> Text { { words } }

        public init(
            id: String? = nil, title: String, perform handler: @escaping @MainActor @Sendable () -> Void = {}
        ) {
            self.id = id ?? title
            words = Text(title)
            self.handler = handler
        }

        public init(
            id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.id = id ?? "\(label())"
            words = label()
            self.handler = handler
        }

        public init(
            id: String? = nil, _ label: Text, perform handler: @escaping @MainActor @Sendable () -> Void = {}
        ) {
            self.id = id ?? "\(label)"
            words = label
            self.handler = handler
        }
    }

    nonisolated public enum InvalidationReason: Codable, Hashable, Sendable {
        case actionPerformed, tipClosed
    }

    nonisolated public enum Status: Hashable, Sendable {
        case pending
        case available
        case invalidated(InvalidationReason)
    }

    nonisolated public struct MaxDisplayCount: TipOption {
        public init(_ count: Int) {}
    }

    nonisolated public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignores: Bool) {}
    }

    nonisolated public struct ConfigurationOption: Sendable {
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }

        nonisolated public struct DisplayFrequency: Hashable, Sendable {
            private let seconds: TimeInterval
            public static let immediate = DisplayFrequency(seconds: 0)
            public static let daily = DisplayFrequency(seconds: 86_400)
            public init(_ duration: TimeInterval) { seconds = duration }
            private init(seconds: TimeInterval) { self.seconds = seconds }
            public static func timeInterval(_ duration: TimeInterval) -> DisplayFrequency {
                DisplayFrequency(seconds: duration)
            }
        }

        nonisolated public struct DatastoreLocation: Hashable, Sendable {
            private let name: String
            public static let applicationDefault = DatastoreLocation(name: "applicationDefault")
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: "\(url)") }
        }
    }

    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func showAllTipsForTesting() { Served.shared.showsAll = true }
    public static func resetDatastore() throws { Served.shared.forgetAll() }

    /// The invalidated tips and the inputs of rules, observable by views.
    @Observable nonisolated final class Served: @unchecked Sendable {
        static var shared: Served { Singletons.shared { Served() } }

        private var reasons: [String: InvalidationReason] = [:]
        private var values: [String: any Sendable] = [:]
        var showsAll = false

        func note(_ id: String, _ reason: InvalidationReason) { reasons[id] = reason }
        func reason(_ id: String) -> InvalidationReason? { reasons[id] }
        func forgetAll() { (reasons, values) = ([:], [:]) }
        func value(_ key: String) -> (any Sendable)? { values[key] }
        func set(_ value: any Sendable, for key: String) { values[key] = value }
    }
}
