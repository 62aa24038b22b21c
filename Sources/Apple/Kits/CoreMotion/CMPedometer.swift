public import Foundation

public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Counts steps. It cannot.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}

    public static func isStepCountingAvailable() -> Bool { false }
    public static func isDistanceAvailable() -> Bool { false }
    public static func isFloorCountingAvailable() -> Bool { false }
    public static func isPaceAvailable() -> Bool { false }
    public static func isCadenceAvailable() -> Bool { false }
    public static func isPedometerEventTrackingAvailable() -> Bool { false }
    public static func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func startUpdates(
        from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {}
    open func stopUpdates() {}
    open func startEventUpdates(
        handler: @escaping @Sendable (CMPedometerEvent?, (any Error)?) -> Void
    ) {}
    open func stopEventUpdates() {}
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { handler(nil, CMError(.notAvailable)) }
    }
}

public struct CMError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case null = 100
        case deviceRequiresMovement = 101
        case trueNorthNotAvailable = 102
        case unknown = 103
        case motionActivityNotAvailable = 104
        case motionActivityNotAuthorized = 105
        case motionActivityNotEntitled = 106
        case invalidParameter = 107
        case invalidAction = 108
        case notAvailable = 109
        case notEntitled = 110
        case notAuthorized = 111
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "CMErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public final class CMPedometerData: NSObject, Sendable {
    private init(none: Void) { (startDate, endDate) = (.distantPast, .distantPast) }
    public let startDate: Date
    public let endDate: Date
    public var numberOfSteps: NSNumber { 0 }
    public var distance: NSNumber? { nil }
    public var floorsAscended: NSNumber? { nil }
    public var floorsDescended: NSNumber? { nil }
    public var currentPace: NSNumber? { nil }
    public var currentCadence: NSNumber? { nil }
    public var averageActivePace: NSNumber? { nil }
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

public final class CMPedometerEvent: NSObject, Sendable {
    public let date: Date
    public let type: CMPedometerEventType
    private init(none: Void) { (date, type) = (.distantPast, .pause) }
}
