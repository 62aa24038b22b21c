// WeatherKit: Apple's weather. An app needs a permission of Apple's for it, and this one has none: every question is refused.

public import CoreLocation
import Foundation

public enum WeatherError: Error, Hashable, Sendable, LocalizedError {
    case permissionDenied
    case unknown

    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app has no permission to ask for the weather."
        case .unknown: "The weather is not known."
        }
    }
}

public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public func weather(for location: CLLocation) async throws -> Weather {
        throw WeatherError.permissionDenied
    }

    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }
}

/// Where the weather comes from.
public struct WeatherAttribution: Hashable, Sendable {
    public let legalPageURL: URL
    public let combinedMarkLightURL: URL
    public let combinedMarkDarkURL: URL
}
