public import CoreLocation
public import Foundation

public struct MinuteWeather: Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    public let precipitationChance: Double
}

public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case none, rain, snow
    public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case rising, falling, steady
    public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A query for one part of the weather.
// swift-format-ignore: UseSynthesizedInitializer
public struct WeatherQuery<Result>: Sendable {
    init() {}
}

extension WeatherQuery where Result == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where Result == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
        WeatherQuery()
    }
}
extension WeatherQuery where Result == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
        WeatherQuery()
    }
}

extension WeatherService {
    /// A request for weather throws, because the device refuses all weather requests.
    public func weather<each Part>(
        for location: CLLocation, including parts: repeat WeatherQuery<each Part>
    ) async throws -> (repeat each Part) { throw WeatherError.permissionDenied }
}
