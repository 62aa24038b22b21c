public import Foundation

public struct Weather: Hashable, Sendable {
    public let currentWeather: CurrentWeather
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let minuteForecast: Forecast<MinuteWeather>?
}

public struct CurrentWeather: Hashable, Sendable {
    public let date: Date
    public let cloudCover: Double
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    public let humidity: Double
    public let pressure: Measurement<UnitPressure>
    public let isDaylight: Bool
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
    public let pressureTrend: PressureTrend
}

public struct HourWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let humidity: Double
    public let isDaylight: Bool
    public let precipitationChance: Double
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let wind: Wind
    public let cloudCover: Double
    public let dewPoint: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    public let precipitationAmount: Measurement<UnitLength>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let visibility: Measurement<UnitLength>
}

public struct DayWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitationChance: Double
    public let uvIndex: UVIndex
    public let wind: Wind
    public let sun: SunEvents
    public let precipitation: Precipitation
    public let precipitationAmount: Measurement<UnitLength>
}

public struct Forecast<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
    public let forecast: [Element]

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

public struct SunEvents: Hashable, Sendable {
    public let sunrise: Date?
    public let sunset: Date?
}

public struct Wind: Hashable, Sendable {
    public let speed: Measurement<UnitSpeed>
    public let compassDirection: CompassDirection

    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        public var description: String {
            rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}

public struct UVIndex: Hashable, Sendable {
    public let value: Int
    public let category: ExposureCategory

    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
        case low, high, veryHigh

        public var description: String {
            self == .veryHigh ? "Very High" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}

public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case clear, cloudy, drizzle, flurries, foggy
    case haze, heavyRain, heavySnow
    case mostlyClear, mostlyCloudy, partlyCloudy, rain, snow
    case thunderstorms

    /// A readable description: "mostly clear".
    public var description: String {
        rawValue.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
