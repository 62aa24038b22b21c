import Foundation
import Wire

public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    /// Called with the downloaded file, which the session removes after the method returns.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)

    /// Called once for each file, right before `didFinishDownloadingTo`.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDownloadDelegate {
    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {}
}

extension URLSession {
    /// Without a handler, the session's delegate receives the file.
    public func downloadTask(
        with url: URL, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), fileID: fileID, line: line)
    }

    public func downloadTask(
        with request: URLRequest, fileID: String = #fileID, line: Int = #line
    ) -> URLSessionDownloadTask {
        let request = request.sent(from: SourceLocation(fileID: fileID, line: line))
        let task = makeTask(URLSessionDownloadTask.self, request, isAwaited: false) { $0.tellDelegate($1) }
        task.announce()
        return task
    }
}

extension URLSessionDownloadTask {
    func handOver(_ data: Data, to delegate: any URLSessionTaskDelegate) throws {
        guard let delegate = delegate as? any URLSessionDownloadDelegate else { return }
        let size = Int64(data.count)
        delegate.urlSession(
            session, downloadTask: self, didWriteData: size, totalBytesWritten: size,
            totalBytesExpectedToWrite: size)
        let file = try TemporaryFile.write(data)
        delegate.urlSession(session, downloadTask: self, didFinishDownloadingTo: file)
        TemporaryFile.removeIfThere(file)
    }
}
