public import AppIntents
public import Foundation
public import Intents
public import SwiftUI

/// A widget's content from a certain date on.
public protocol TimelineEntry {
    var date: Date { get }
}

public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
    private enum Moment: Equatable {
        case atEnd, never
        case after(Date)
    }
    private let moment: Moment

    public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
    public static let never = TimelineReloadPolicy(moment: .never)
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(moment: .after(date))
    }
}

public struct Timeline<Entry: TimelineEntry> {
    public let entries: [Entry]
    public let policy: TimelineReloadPolicy

    public init(entries: [Entry], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where Entry: Sendable {}

/// The context of a widget's timeline; the course creates no such context.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    public let isPreview: Bool
}

/// Provides a widget's timeline.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    @preconcurrency func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

public struct IntentRecommendation<Intent: INIntent>: Sendable {
    let intent: Intent
    public init(intent: Intent, description: Text) { self.intent = intent }
    public init(intent: Intent, description: LocalizedStringKey) { self.intent = intent }
    @_disfavoredOverload public init<Words: StringProtocol>(intent: Intent, description: Words) {
        self.intent = intent
    }
}

public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    let intent: Intent
    public init(intent: Intent, description: Text) { self.intent = intent }
    public init(intent: Intent, description: LocalizedStringKey) { self.intent = intent }
    @_disfavoredOverload public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
    }
    @_disfavoredOverload public init<Words: StringProtocol>(intent: Intent, description: Words) {
        self.intent = intent
    }
}
