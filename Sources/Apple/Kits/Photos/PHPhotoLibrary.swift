// Photos: the photo library. The photo library is empty. The user grants access to the library.

public import Foundation

/// The user's permission for the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// The access that the app requests.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// The photo library; here the library is empty.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let only = PHPhotoLibrary()
    public static func shared() -> PHPhotoLibrary { only }
    private override init() {}

    /// The user granted full access before the app started.
    public static func authorizationStatus() -> PHAuthorizationStatus { .authorized }
    public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .authorized }

    public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
        .authorized
    }

    public static func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.authorized) }
    }

    public static func requestAuthorization(
        _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.authorized) }
    }

    /// Changes fail, because the library cannot be changed.
    public func performChanges(_ changes: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.changeNotSupported)
    }
    public func performChanges(
        _ changes: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.changeNotSupported)) }
    }

    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
}

/// Changes in the photo library. A change is always empty, because the simulated library never changes.
public final class PHChange: NSObject, Sendable {
    private override init() {}
    public func changeDetails<Object: PHObject>(
        for result: PHFetchResult<Object>
    ) -> PHFetchResultChangeDetails<Object>? { nil }
}

public final class PHFetchResultChangeDetails<Object: PHObject>: NSObject {
    public let fetchResultAfterChanges: PHFetchResult<Object>
    private override init() { fetchResultAfterChanges = PHFetchResult() }
}

public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case changeNotSupported = 3300
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
