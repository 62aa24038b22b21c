public import Foundation

public struct CLError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure
        case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
        case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
        case deferredCanceled
        case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
}

public let kCLErrorDomain = "kCLErrorDomain"

/// `catch CLError.denied`
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
