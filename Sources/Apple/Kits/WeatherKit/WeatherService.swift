// WeatherKit: Apple's weather. The app lacks the entitlement, so every request is refused.

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

public struct WeatherAttribution: Hashable, Sendable {
    public let legalPageURL: URL
    public let combinedMarkLightURL: URL
    public let combinedMarkDarkURL: URL
}
