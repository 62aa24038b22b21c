// ActivityKit: Live Activities. The user has turned Live Activities off for all apps, so no activity can
// start.

@_exported public import Foundation
public import SwiftUI

/// The data of an activity: constant values, and a `ContentState` that changes.
public protocol ActivityAttributes: Codable, Sendable {
    associatedtype ContentState: Codable, Hashable, Sendable
}

public struct ActivityContent<State: Codable & Hashable & Sendable>: Hashable, Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }

    public var description: String { "\(state)" }
}

public enum ActivityState: Hashable, Codable, Sendable {
    case active, ended, dismissed, stale, pending
}

public enum ActivityStyle: Hashable, Codable, Sendable { case standard, transient }

public enum ActivityAuthorizationError: Error, Hashable, Sendable, LocalizedError {
    case denied, unsupported

    public var errorDescription: String? { "The activity cannot begin: \(self)" }
    public var failureReason: String? {
        self == .denied ? "The user has turned off Live Activities" : "\(self)"
    }
    public var recoverySuggestion: String? { nil }
}

/// How push notifications update an activity.
public struct PushType: Sendable {
    private init() {}
    public static let token = PushType()
}

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date)
    }
}

/// An alert that accompanies an update.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Hashable, Sendable {
        private let name: String
        public static let `default` = AlertSound(name: "default")
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

/// A Live Activity; here the system denies every request to start one.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState
    public typealias ID = String

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        self.id = id
        self.attributes = attributes
        self.content = content
    }

    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: ActivityUpdates<Activity<Attributes>> { .endless }
    public static var pushToStartTokenUpdates: ActivityUpdates<Data> { .endless }

    public var contentState: ContentState { content.state }
    public var activityState: ActivityState { .dismissed }
    public var pushToken: Data? { nil }
    public var activityStateUpdates: ActivityUpdates<ActivityState> { .ended }
    public var pushTokenUpdates: ActivityUpdates<Data> { .ended }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {}
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date
    ) async {}
    public func update(using contentState: ContentState) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async
    {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

/// Whether the user allows Live Activities: always false.
public final class ActivityAuthorizationInfo: ObservableObject, Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
}

/// An asynchronous sequence of changes; the sequence delivers no change.
public struct ActivityUpdates<Element: Sendable>: AsyncSequence, Sendable {
    private let waits: Bool

    static var ended: Self { Self(waits: false) }
    static var endless: Self { Self(waits: true) }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let waits: Bool

        public mutating func next() async -> Element? {
            if waits { for await _ in AsyncStream<Never>.makeStream().stream {} }
            return nil
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(waits: waits) }
}
