// ManagedSettings: parental restrictions. The device belongs to no family, so settings are stored and
// have no effect.

@_exported public import Foundation

/// An anonymous token for an app, a category or a site; apps never receive a token.
public struct Token<T>: Codable, Hashable, Sendable {
    private let data: Data
    public static func == (first: Token<T>, second: Token<T>) -> Bool { first.data == second.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

public struct Application: Hashable, Codable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public init() { (bundleIdentifier, token) = (nil, nil) }
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}

public struct ActivityCategory: Hashable, Codable, Sendable {
    public let token: ActivityCategoryToken?
    public init() { token = nil }
    public init(token: ActivityCategoryToken) { self.token = token }
}

public struct WebDomain: Hashable, Codable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?
    public init() { (domain, token) = (nil, nil) }
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}

public struct ShieldSettings: Sendable {
    public enum ActivityCategoryPolicy<Activity: Hashable & Sendable>: Hashable, Sendable {
        case all(except: Set<Token<Activity>> = [])
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
}

public struct ApplicationSettings: Sendable {}

public class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let `default` = Name("default")
    }

    public var shield = ShieldSettings()
    public var application = ApplicationSettings()

    public init() {}
    public init(named name: Name) {}
}

public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }

/// Handles the buttons of a Screen Time shield. The course shows no Screen Time shield.
open class ShieldActionDelegate: NSObject {
    public override init() {}
    open func handle(
        action: ShieldAction, for application: ApplicationToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
