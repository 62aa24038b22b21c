// DeviceActivity: how long apps are used. The user lets no app read usage, so no schedule is monitored.

@_exported public import Foundation
public import ManagedSettings
public import SwiftUI

public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct DeviceActivityEvent: Equatable, Sendable {
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>
    public var threshold: DateComponents
    public var includesPastActivity: Bool

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
}

public struct DeviceActivitySchedule: Equatable, Codable, Sendable {
    public var intervalStart: DateComponents
    public var intervalEnd: DateComponents
    public var repeats: Bool
    public var warningTime: DateComponents?

    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
        warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }
}

public class DeviceActivityCenter: @unchecked Sendable {
    public enum MonitoringError: Error, Sendable {
        case unauthorized
    }

    public var activities: [DeviceActivityName] { [] }
    public init() {}

    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] {
        [:]
    }
}

/// Receives the start and end of schedules; the course monitors no schedules.
open class DeviceActivityMonitor: NSObject {
    public override init() {}
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(
        _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
    ) {}
}

public struct DeviceActivityFilter: Equatable, Sendable {
    public enum SegmentInterval: Hashable, Sendable {
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }
    public struct Users: Hashable, Sendable {
        private let name: String
        public static let all = Users(name: "all")
        public static let children = Users(name: "children")
    }
    public struct Devices: Hashable, Sendable {
        public struct Model: Hashable, Sendable {
            private let name: String
            public static let iPhone = Model(name: "iPhone")
            public static let iPad = Model(name: "iPad")
            public static let mac = Model(name: "mac")
        }
        private let models: Set<Model>
        public init(_ models: Set<Model>) { self.models = models }
        public static let all = Devices([.iPhone, .iPad, .mac])
    }

    public var segmentInterval: SegmentInterval
    public init(
        segment: SegmentInterval = .daily(during: DateInterval()), users: Users = .all,
        devices: Devices = .all,
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = []
    ) { segmentInterval = segment }
}

/// A report about the use of the device; the report is empty.
nonisolated public struct DeviceActivityReport: View {
    nonisolated public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}
    @MainActor public var body: some View { EmptyView() }
}
