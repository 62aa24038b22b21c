public import Foundation

/// Haptic events over time, and changes to them.
open class CHHapticPattern: NSObject, @unchecked Sendable {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let time = Key(rawValue: "Time")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
    }

    private let events: [CHHapticEvent]
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.events = events
    }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.events = events
    }
    public init(dictionary: [CHHapticPattern.Key: Any]) throws { events = [] }
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CHHapticError(.fileNotFound) }
        events = []
    }
}

/// One haptic or audio event.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    public init(
        eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, parameters, time, duration)
    }
    public convenience init(
        eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(eventType: type, parameters: parameters, relativeTime: time, duration: 0)
    }
    public init(
        audioResourceID id: Int, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (type, eventParameters, relativeTime, self.duration) = (.audioCustom, parameters, time, duration)
    }
}

open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// A change to all events after a point in time.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }

    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval

    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    open class ControlPoint: NSObject, @unchecked Sendable {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) {
            (relativeTime, self.value) = (time, value)
        }
    }

    public let parameterID: CHHapticDynamicParameter.ID
    open var relativeTime: TimeInterval
    public let controlPoints: [ControlPoint]

    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
        relativeTime: TimeInterval
    ) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
