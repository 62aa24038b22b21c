import Foundation
import Wire

// Implements the async methods of `URLSession`. Each async method sends its request at once, returns with the response,
// and cancels the request when the calling Swift task is cancelled.
//
// Each async method has a second version without the arguments `fileID` and `line`, so that `URLSession` can satisfy a
// learner's protocol. In ordinary calls, the compiler picks the version with `fileID` and `line`, which records the
// call's line.

extension URLSession {
    // MARK: - Data

    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil, fileID: String = #fileID,
        line: Int = #line
    ) async throws -> (Data, URLResponse) {
        try await fetch(URLRequest(url: url), delegate, SourceLocation(fileID: fileID, line: line))
    }

    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil, fileID: String = #fileID,
        line: Int = #line
    ) async throws -> (Data, URLResponse) {
        try await fetch(request, delegate, SourceLocation(fileID: fileID, line: line))
    }

    @_disfavoredOverload
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await fetch(URLRequest(url: url), nil, nil)
    }

    @_disfavoredOverload
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await fetch(URLRequest(url: url), delegate, nil)
    }

    @_disfavoredOverload
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await fetch(request, nil, nil)
    }

    @_disfavoredOverload
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await fetch(request, delegate, nil)
    }

    // MARK: - Upload

    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: String = #fileID, line: Int = #line
    ) async throws -> (Data, URLResponse) {
        try await fetch(
            request.carrying(bodyData), delegate, SourceLocation(fileID: fileID, line: line),
            as: URLSessionUploadTask.self)
    }

    @_disfavoredOverload
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await fetch(request.carrying(bodyData), nil, nil, as: URLSessionUploadTask.self)
    }

    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: String = #fileID, line: Int = #line
    ) async throws -> (Data, URLResponse) {
        try await upload(
            for: request, from: Data(contentsOf: fileURL), delegate: delegate, fileID: fileID, line: line)
    }

    // MARK: - Download

    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil, fileID: String = #fileID,
        line: Int = #line
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate, fileID: fileID, line: line)
    }

    /// The caller owns the downloaded file and moves or removes it.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil, fileID: String = #fileID,
        line: Int = #line
    ) async throws -> (URL, URLResponse) {
        let (data, response) = try await fetch(
            request, delegate, SourceLocation(fileID: fileID, line: line), as: URLSessionDownloadTask.self)
        return (try TemporaryFile.write(data), response)
    }

    @_disfavoredOverload
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url))
    }

    @_disfavoredOverload
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        let (data, response) = try await fetch(request, nil, nil, as: URLSessionDownloadTask.self)
        return (try TemporaryFile.write(data), response)
    }

    // MARK: - Bytes

    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil, fileID: String = #fileID,
        line: Int = #line
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate, fileID: fileID, line: line)
    }

    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil, fileID: String = #fileID,
        line: Int = #line
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await fetch(
            request, delegate, SourceLocation(fileID: fileID, line: line))
        return (AsyncBytes(data), response)
    }

    @_disfavoredOverload
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url))
    }

    @_disfavoredOverload
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await fetch(request, nil, nil)
        return (AsyncBytes(data), response)
    }

    // MARK: - Shared by all calls

    private func fetch(
        _ request: URLRequest, _ delegate: (any URLSessionTaskDelegate)?, _ location: SourceLocation?,
        as type: URLSessionTask.Type = URLSessionDataTask.self
    ) async throws -> (Data, URLResponse) {
        // An already cancelled task sends no request and throws Swift's `CancellationError`. If the task is cancelled
        // during the request, the call throws `URLError.cancelled`.
        try Task.checkCancellation()
        nonisolated(unsafe) var waiter: CheckedContinuation<(Data, URLResponse), any Error>?
        let task = makeTask(type, request.sent(from: location), isAwaited: true) { _, answer in
            waiter?.resume(with: answer.mapError { $0 })
        }
        task.delegate = delegate
        task.announce()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiter = continuation
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }
}

extension URLRequest {
    func carrying(_ body: Data) -> URLRequest {
        var request = self
        request.httpBody = body
        return request
    }
}
