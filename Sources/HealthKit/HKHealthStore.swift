// HealthKit: what a user's watch and scales have measured. This device keeps no such data.

public import Foundation

public struct HKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case errorHealthDataUnavailable = 1
        case errorHealthDataRestricted = 2
        case errorInvalidArgument = 3
        case errorAuthorizationDenied = 4
        case errorAuthorizationNotDetermined = 5
        case errorNoData = 11
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.healthkit" }
    public var errorCode: Int { code.rawValue }
}

public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown, shouldRequest, unnecessary
}

open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}

    private static let refusal = HKError(.errorHealthDataUnavailable)

    public class func isHealthDataAvailable() -> Bool { false }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    open func requestAuthorization(toShare share: Set<HKSampleType>, read: Set<HKObjectType>) async throws {
        throw Self.refusal
    }
    open func requestAuthorization(
        toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func statusForAuthorizationRequest(toShare share: Set<HKSampleType>, read: Set<HKObjectType>)
        async throws -> HKAuthorizationRequestStatus
    { throw Self.refusal }

    open func execute(_ query: HKQuery) {
        DispatchQueue.global().async { query.fail(Self.refusal) }
    }
    open func stop(_ query: HKQuery) {}

    open func save(_ object: HKObject) async throws { throw Self.refusal }
    open func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func delete(_ object: HKObject) async throws { throw Self.refusal }

    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw Self.refusal
    }
}

public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}
