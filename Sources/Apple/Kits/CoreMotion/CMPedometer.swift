public import Foundation

public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Counts steps on a device; the simulated device has no step counter.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}

    public static func isStepCountingAvailable() -> Bool { false }
    public static func isDistanceAvailable() -> Bool { false }
    public static func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func stopUpdates() {}
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
        case unknown = 103
        case motionActivityNotAvailable = 104
        case notAvailable = 109
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "CMErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public final class CMPedometerData: NSObject, Sendable {
    public var numberOfSteps: NSNumber { 0 }
    public var distance: NSNumber? { nil }
    public var floorsAscended: NSNumber? { nil }
    public var floorsDescended: NSNumber? { nil }
    public var currentPace: NSNumber? { nil }
    public var currentCadence: NSNumber? { nil }
    public var averageActivePace: NSNumber? { nil }
}
