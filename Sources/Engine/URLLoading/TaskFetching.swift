import Foundation
import Wire

// Declares the methods of `URLSession` whose tasks start with `resume()`, with or without a completion handler. A
// completion handler runs once, after all work that is due when the response arrives. A completion handler runs on the
// delegate queue that the app passed, or else off the main thread.

extension URLSession {
    public typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    public typealias FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

    // MARK: - Data

    public func dataTask(
        with url: URL, fileID: String = #fileID, line: Int = #line,
        completionHandler: @escaping DataHandler
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), fileID: fileID, line: line, completionHandler: completionHandler)
    }

    public func dataTask(
        with request: URLRequest, fileID: String = #fileID, line: Int = #line,
        completionHandler: @escaping DataHandler
    ) -> URLSessionDataTask {
        task(request.sent(from: SourceLocation(fileID: fileID, line: line)), completionHandler)
    }

    @_disfavoredOverload
    public func dataTask(
        with url: URL, completionHandler: @escaping DataHandler
    ) -> URLSessionDataTask {
        task(URLRequest(url: url), completionHandler)
    }

    @_disfavoredOverload
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping DataHandler
    ) -> URLSessionDataTask {
        task(request, completionHandler)
    }

    /// Without a handler, the session's delegate receives the response.
    public func dataTask(
        with url: URL, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), fileID: fileID, line: line)
    }

    public func dataTask(
        with request: URLRequest, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionDataTask {
        let request = request.sent(from: SourceLocation(fileID: fileID, line: line))
        let task = makeTask(URLSessionDataTask.self, request, isAwaited: false) { $0.tellDelegate($1) }
        task.announce()
        return task
    }

    // MARK: - Upload

    public func uploadTask(
        with request: URLRequest, from bodyData: Data?, fileID: String = #fileID, line: Int = #line,
        completionHandler: @escaping DataHandler
    ) -> URLSessionUploadTask {
        let request = request.carrying(bodyData ?? Data())
        return task(request.sent(from: SourceLocation(fileID: fileID, line: line)), completionHandler)
    }

    /// Without a handler, the session's delegate receives the response.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionUploadTask {
        let request = request.carrying(bodyData).sent(from: SourceLocation(fileID: fileID, line: line))
        let task = makeTask(URLSessionUploadTask.self, request, isAwaited: false) { $0.tellDelegate($1) }
        task.announce()
        return task
    }

    /// If the app cannot read the file, the request has no body.
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionUploadTask {
        uploadTask(
            with: request, from: (try? Data(contentsOf: fileURL)) ?? Data(), fileID: fileID, line: line)
    }

    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, fileID: String = #fileID, line: Int = #line,
        completionHandler: @escaping DataHandler
    ) -> URLSessionUploadTask {
        uploadTask(
            with: request, from: try? Data(contentsOf: fileURL), fileID: fileID, line: line,
            completionHandler: completionHandler)
    }

    // MARK: - Download

    public func downloadTask(
        with url: URL, fileID: String = #fileID, line: Int = #line,
        completionHandler: @escaping FileHandler
    ) -> URLSessionDownloadTask {
        downloadTask(
            with: URLRequest(url: url), fileID: fileID, line: line, completionHandler: completionHandler)
    }

    /// The session removes the downloaded file after the handler returns.
    public func downloadTask(
        with request: URLRequest, fileID: String = #fileID, line: Int = #line,
        completionHandler: @escaping FileHandler
    ) -> URLSessionDownloadTask {
        let request = request.sent(from: SourceLocation(fileID: fileID, line: line))
        let task = makeTask(URLSessionDownloadTask.self, request, isAwaited: false) { task, answer in
            task.report {
                do {
                    let (data, response) = try answer.get()
                    let file = try TemporaryFile.write(data)
                    completionHandler(file, response, nil)
                    TemporaryFile.removeIfThere(file)
                } catch {
                    completionHandler(nil, nil, error)
                }
            }
        }
        task.announce()
        return task
    }

    private func task<SomeTask: URLSessionTask>(
        _ request: URLRequest, _ handler: @escaping DataHandler
    ) -> SomeTask {
        let task = makeTask(SomeTask.self, request, isAwaited: false) { task, answer in
            task.report {
                switch answer {
                case .success(let (data, response)): handler(data, response, nil)
                case .failure(let error): handler(nil, nil, error)
                }
            }
        }
        task.announce()
        return task
    }
}
