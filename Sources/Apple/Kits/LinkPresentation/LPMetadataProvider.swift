// LinkPresentation: a web page's metadata. Titles and images are not read: metadata contains only the URL.

public import SwiftUI

/// Fetches a page through the simulated network, with a request that the trace records.
public final class LPMetadataProvider: NSObject, @unchecked Sendable {
    public var timeout: TimeInterval = 30
    private var task: Task<LPLinkMetadata, any Error>?

    public override init() {}

    public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: URLRequest(url: url))
    }

    public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        var request = request
        request.timeoutInterval = timeout
        do {
            let (_, response) = try await URLSession.shared.data(for: request)
            return LPLinkMetadata(originalURL: request.url, url: response.url)
        } catch {
            throw LPError(LPError.Code(error))
        }
    }

    public func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        task = Task {
            do {
                let metadata = try await startFetchingMetadata(for: url)
                completionHandler(metadata, nil)
                return metadata
            } catch {
                completionHandler(nil, error)
                throw error
            }
        }
    }

    public func startFetchingMetadata(
        for request: URLRequest,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        task = Task {
            do {
                let metadata = try await startFetchingMetadata(for: request)
                completionHandler(metadata, nil)
                return metadata
            } catch {
                completionHandler(nil, error)
                throw error
            }
        }
    }

    public func cancel() { task?.cancel() }
}

/// A web page's metadata.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?

    public override init() {}

    init(originalURL: URL?, url: URL?) {
        (self.originalURL, self.url) = (originalURL, url)
    }
}

/// An error while fetching metadata.
public struct LPError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed

        init(_ error: any Error) {
            let code = (error as? URLError)?.code
            self =
                if code == .timedOut {
                    .metadataFetchTimedOut
                } else if code == .cancelled || error is CancellationError {
                    .metadataFetchCancelled
                } else {
                    .metadataFetchFailed
                }
        }
    }
    public let code: Code

    public init(_ code: Code) { self.code = code }
}

/// A UIKit view of a link; here the view shows nothing.
@preconcurrency @MainActor open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }

    public convenience init(url: URL) { self.init(metadata: LPLinkMetadata(originalURL: url, url: url)) }

    public required init?(coder: NSCoder) { nil }
}
