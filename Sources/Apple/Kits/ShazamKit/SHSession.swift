// ShazamKit: recognizing songs. The device has no microphone, and no catalog responds.

@_exported public import AVFoundation

public struct SHError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case matchAttemptFailed = 202
        case customCatalogInvalidURL = 301
        case mediaLibrarySyncFailed = 400
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "com.apple.ShazamKit" }
    public var errorCode: Int { code.rawValue }
}

/// Matches audio with a catalog, and finds nothing.
open class SHSession: NSObject, @unchecked Sendable {
    public let catalog: SHCatalog
    open weak var delegate: (any SHSessionDelegate)?

    public override init() { catalog = SHCatalog() }
    public init(catalog: SHCatalog) { self.catalog = catalog }

    /// Matching a stream does nothing, because streamed audio never completes a signature.
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {}
    open func match(_ signature: SHSignature) {
        DispatchQueue.global().async {
            self.delegate?.session(
                self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
        }
    }
    open func result(from signature: SHSignature) async -> Result {
        .error(SHError(.matchAttemptFailed), signature)
    }
    open var results: Results { Results() }

    public enum Result: @unchecked Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }

    public struct Results: AsyncSequence, Sendable {
        public typealias Element = Result
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Result? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

public protocol SHSessionDelegate: AnyObject {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
    {}
}

/// Matches audio from the microphone. The user denies access to the microphone.
public final class SHManagedSession: @unchecked Sendable {
    public enum State: Hashable, Sendable { case idle, prerecording, matching }
    public init() {}
    public func result() async -> SHSession.Result {
        .error(SHError(.matchAttemptFailed), SHSignature())
    }
    public func cancel() {}
}

open class SHCatalog: NSObject, @unchecked Sendable {
    override init() {}
}

/// An app's own catalog.
open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
    public override init() {}
    open var dataRepresentation: Data { Data() }
    open func add(from url: URL) throws { throw SHError(.customCatalogInvalidURL) }
}

open class SHSignature: NSObject, @unchecked Sendable {
    public let dataRepresentation: Data
    open var duration: TimeInterval { 0 }
    override init() { dataRepresentation = Data() }
}

public final class SHMatch: NSObject, @unchecked Sendable {
    private init(_ signature: SHSignature) { querySignature = signature }
    public let querySignature: SHSignature
    public var mediaItems: [SHMatchedMediaItem] { [] }
}
