import Foundation

// The delegates' methods for what happens in the simulated world, which has no redirects and no challenges. All
// requirements are optional on a device. Here the extensions implement them.

/// Hears of a session's end.
public protocol URLSessionDelegate: AnyObject, Sendable {
    /// Called once on the session's queue after an invalidated session's last task is complete.
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

/// Hears of a task's beginning and end.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// Called while the task is created, before it is resumed.
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)

    /// Called once for each task without a completion handler, when it is complete.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

/// Hears of a task's data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// Called once for a body that is not empty, right before the task's completion: bodies come in one piece.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDelegate {
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {}
}

extension URLSessionDataDelegate {
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}

extension URLSessionTask {
    /// Tells the task's delegate, or the session's, that the task exists.
    func announce() {
        (delegate ?? session.delegate as? any URLSessionTaskDelegate)?.urlSession(
            session, didCreateTask: self)
    }

    /// Tells the session's delegate how a task without a completion handler ended.
    func tellDelegate(_ answer: RequestDesk.Answer) {
        guard let delegate = session.delegate as? any URLSessionTaskDelegate else { return }
        let session = session
        report {
            switch answer {
            case .success(let (data, _)):
                if let task = self as? URLSessionDataTask, !data.isEmpty {
                    (delegate as? any URLSessionDataDelegate)?.urlSession(
                        session, dataTask: task, didReceive: data)
                }
                if let task = self as? URLSessionDownloadTask {
                    do { try task.handOver(data, to: delegate) } catch {
                        return delegate.urlSession(session, task: self, didCompleteWithError: error)
                    }
                }
                delegate.urlSession(session, task: self, didCompleteWithError: nil)
            case .failure(let error):
                delegate.urlSession(session, task: self, didCompleteWithError: error)
            }
        }
    }
}
