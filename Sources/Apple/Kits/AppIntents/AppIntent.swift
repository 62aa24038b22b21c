// AppIntents: an app's actions for Siri, Shortcuts and widgets; none of these three runs an action in the course.
// Only the app's own buttons and toggles perform intents. The simulated user answers no questions.

@_exported public import Foundation
public import SwiftUI

/// A type that can use objects from the app's `AppDependencyManager`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

public protocol PersistentlyIdentifiable {
}

public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = _EmptyParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var supportedModes: IntentModes { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()

    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, WhenTrue, Otherwise>
    public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
    public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
}

extension AppIntent where SummaryContent == _EmptyParameterSummary {
    public static var parameterSummary: _EmptyParameterSummary { _EmptyParameterSummary() }
}

/// Whether an intent is performed in the foreground or the background.
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

    public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

    public enum Mode: Hashable, Sendable {
        case background, foreground
    }
}

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
