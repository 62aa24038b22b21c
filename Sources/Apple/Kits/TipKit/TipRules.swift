public import SwiftUI

extension Tips {
    /// The input of a rule: a parameter or an event.
    nonisolated public protocol _RuleInput: Sendable {
        associatedtype Value
        var _ruled: Value { get }
    }

    /// A condition for showing a tip.
    nonisolated public struct Rule: Sendable {
        let condition: @Sendable () -> Bool
        var holds: Bool { condition() }

        public init<Input: _RuleInput>(_ input: Input, _ body: @escaping (Input.Value) -> Bool) {
            nonisolated(unsafe) let body = body
            condition = { body(input._ruled) }
        }

        public init<First: _RuleInput, Second: _RuleInput>(
            _ first: First, _ second: Second, _ body: @escaping (First.Value, Second.Value) -> Bool
        ) {
            nonisolated(unsafe) let body = body
            condition = { body(first._ruled, second._ruled) }
        }
    }

    public struct ParameterOption: Hashable, Sendable {
        private let name: String
        public static let transient = ParameterOption(name: "transient")
    }

    /// A value of the app that a tip's rules read.
    nonisolated public struct Parameter<Value: Sendable>: _RuleInput, Sendable {
        private let key: String
        private let initial: Value

        public init(_ owner: Any.Type, _ name: String, _ value: Value) {
            key = "\(owner).\(name)"
            initial = value
        }

        public var wrappedValue: Value {
            get { Served.shared.value(key) as? Value ?? initial }
            nonmutating set { Served.shared.set(newValue, for: key) }
        }

        public var _ruled: Value { wrappedValue }
    }

    public struct EmptyDonationInfo: Codable, Sendable {}

    /// An event that the app counts.
    nonisolated public struct Event<DonationInfo: Codable & Sendable>: Identifiable, _RuleInput, Sendable {
        public let id: String

        public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
        @_disfavoredOverload public init(id: String) { self.id = id }

        public struct Donation: Sendable {
            public let date: Date
            public let info: DonationInfo
        }

        public var donations: [Donation] { Served.shared.value(key) as? [Donation] ?? [] }
        public var _ruled: Event<DonationInfo> { self }

        private var key: String { "event.\(id)" }

        public func donate(_ donation: DonationInfo) async { add(donation) }

        private func add(_ info: DonationInfo) {
            Served.shared.set(donations + [Donation(date: .now, info: info)], for: key)
        }
    }
}

nonisolated extension Tips.Event where DonationInfo == Tips.EmptyDonationInfo {
    public func donate() async { await donate(Tips.EmptyDonationInfo()) }
}

/// A donation with its date. Rules can count donations by date.
nonisolated public protocol _TipDonation {
    var date: Date { get }
}

extension Tips.Event.Donation: _TipDonation {}

/// A group of tips; the group shows one tip at a time.
@MainActor @Observable public final class TipGroup {
    public enum Priority: Sendable { case firstAvailable, ordered }

    private let priority: Priority
    private let tips: [any Tip]

    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        self.priority = priority
        self.tips = tips()
    }

    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: tips.first { $0.shouldDisplay }
        case .ordered:
            tips.first { if case .invalidated = $0.status { false } else { true } }
                .flatMap { $0.shouldDisplay ? $0 : nil }
        }
    }

    @resultBuilder nonisolated public enum TipGroupBuilder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first: [any Tip]) -> [any Tip] { first }
        public static func buildEither(second: [any Tip]) -> [any Tip] { second }
    }
}
