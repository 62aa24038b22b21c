// HealthKit: the user's health data. This device has no health data.

public import Foundation

public struct HKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case errorHealthDataUnavailable = 1
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
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

    open func save(_ objects: [HKObject]) async throws { throw Self.refusal }
    open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func delete(_ objects: [HKObject]) async throws { throw Self.refusal }
    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    @discardableResult open func deleteObjects(
        of type: HKObjectType, predicate: NSPredicate
    ) async throws -> Int { throw Self.refusal }
    open func deleteObjects(
        of type: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, 0, Self.refusal) }
    }
    open func add(
        _ samples: [HKSample], to workout: HKWorkout,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }

    open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.refusal }
    open func pause(_ session: HKWorkoutSession) {}
    open func end(_ session: HKWorkoutSession) {}

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, Self.refusal) }
    }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw Self.refusal
    }
}

public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}

public final class HKBiologicalSexObject: NSObject, Sendable {
    public let biologicalSex: HKBiologicalSex
    private init(none: Void) { biologicalSex = .notSet }
}

/// `catch HKError.errorNoData`
public func ~= (code: HKError.Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
