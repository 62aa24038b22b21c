public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CKErrorDomain = "CKErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"

public struct CKError: Error, Hashable, CustomNSError, LocalizedError, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
        case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
        case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound
        case limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation
        case managedAccountRestricted, participantMayNeedVerification, serverResponseLost, assetNotAvailable
        case accountTemporarilyUnavailable, participantAlreadyInvited
    }

    public let code: Code
    public let userInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    static let refusal = CKError(.notAuthenticated)

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var errorDescription: String? {
        userInfo[NSLocalizedDescriptionKey] as? String
            ?? (code == .notAuthenticated
                ? "This request requires an authenticated account" : "CloudKit refused the request (\(code))")
    }

    public static func == (first: CKError, second: CKError) -> Bool { first.code == second.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
}

extension CKError {
    public static var internalError: Code { .internalError }
    public static var partialFailure: Code { .partialFailure }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var badContainer: Code { .badContainer }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var permissionFailure: Code { .permissionFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var invalidArguments: Code { .invalidArguments }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    public static var assetFileNotFound: Code { .assetFileNotFound }
    public static var constraintViolation: Code { .constraintViolation }
    public static var operationCancelled: Code { .operationCancelled }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var batchRequestFailed: Code { .batchRequestFailed }
    public static var zoneBusy: Code { .zoneBusy }
    public static var badDatabase: Code { .badDatabase }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var limitExceeded: Code { .limitExceeded }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var tooManyParticipants: Code { .tooManyParticipants }
    public static var alreadyShared: Code { .alreadyShared }
    public static var referenceViolation: Code { .referenceViolation }
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    public static var serverResponseLost: Code { .serverResponseLost }
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

/// `catch CKError.unknownItem`
public func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
