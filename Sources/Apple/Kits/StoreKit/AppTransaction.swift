public import Foundation

/// How the app was bought. It was put onto the device without a store, so no one can be asked.
public struct AppTransaction: Hashable, Sendable, CustomDebugStringConvertible {
    public let appID: UInt64?
    public let appVersion: String
    public let originalAppVersion: String
    public let bundleID: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment

    public var debugDescription: String { "AppTransaction \(appVersion)" }

    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.notAvailableInStorefront
    }
}
