import Foundation

// What happens in the simulated world is told; redirects and challenges, of which there are none, are not. All
// requirements are optional on a device, which the extensions stand for.

public protocol URLSessionDelegate: AnyObject, Sendable {
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
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
                delegate.urlSession(session, task: self, didCompleteWithError: nil)
            case .failure(let error):
                delegate.urlSession(session, task: self, didCompleteWithError: error)
            }
        }
    }
}
