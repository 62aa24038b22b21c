// os: the app's log. Each message becomes a console line with its virtual time. The module `OSLog`
// re-exports the module `os`.

import Foundation
import Lifecycle

/// Writes messages to the console: `[network] loading 3 items`.
public struct Logger: Sendable {
    private let category: String

    public init(subsystem: String, category: String) {
        self.category = category
    }

    public init() {
        category = ""
    }

    public init(_ log: OSLog) {
        category = log.category
    }

    private func write(_ message: OSLogMessage) {
        Console.shared.write((category.isEmpty ? "" : "[\(category)] ") + message.words + "\n")
    }

    public func log(_ message: OSLogMessage) { write(message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
    public func trace(_ message: OSLogMessage) { write(message) }
    public func debug(_ message: OSLogMessage) { write(message) }
    public func info(_ message: OSLogMessage) { write(message) }
    public func notice(_ message: OSLogMessage) { write(message) }
    public func warning(_ message: OSLogMessage) { write(message) }
    public func error(_ message: OSLogMessage) { write(message) }
    public func critical(_ message: OSLogMessage) { write(message) }
    public func fault(_ message: OSLogMessage) { write(message) }
}

/// The level of a message. Messages of all levels are written.
public struct OSLogType: Hashable, Sendable {
    private let name: String
    public static let `default` = OSLogType(name: "default")
    public static let debug = OSLogType(name: "debug")
    public static let info = OSLogType(name: "info")
    public static let error = OSLogType(name: "error")
    public static let fault = OSLogType(name: "fault")
}

/// The type for logs that Apple had before `Logger`.
public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    fileprivate let category: String

    public init(subsystem: String, category: String) {
        self.category = category
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    public struct Category: RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}

/// The older logging function, with a format string.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ format: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    let words = "\(format)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(
        of: "{private}", with: "")
    Logger(log).log("\(String(format: words, arguments: arguments))")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(message)
}
