import Foundation

// Declares the protocols of a session's delegates. The simulation has no redirects and no challenges, so it never calls
// the delegate methods for redirects and challenges. On a device, all delegate methods are optional. In the course,
// protocol extensions implement all delegate methods.

public protocol URLSessionDelegate: AnyObject, Sendable {
    /// Called once, after the last task of an invalidated session completes.
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)

    /// Never called, because the network sends no challenges.
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge) async -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    )

    /// Never called, because the simulated system never relaunches the app in the background.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// Called when the task is created, before the task is resumed.
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)

    /// Called once when a task without a completion handler completes.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)

    /// Called once for each task, right before the task completes.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)

    /// Called once for each request body, because the network sends bodies in one piece.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64)

    /// Never called, because the network has no redirects.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest?
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// Called once, before the response's data arrives. The disposition `.cancel` cancels the task; all other
    /// dispositions continue the task.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)

    /// Called once for each nonempty body, right before the task completes.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDelegate {
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {}
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(request) }
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest? { request }
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionDataDelegate {
    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) { completionHandler(.allow) }
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}

extension URLSessionTask {
    /// Reports the new task to the task's delegate, or else to the session's delegate.
    func announce() {
        (delegate ?? session.delegate as? any URLSessionTaskDelegate)?.urlSession(
            session, didCreateTask: self)
    }

    /// Reports to the session's delegate how a task without a completion handler ended.
    func tellDelegate(_ answer: RequestDesk.Answer) {
        guard let delegate = session.delegate as? any URLSessionTaskDelegate else { return }
        report {
            guard case .success(let (_, response)) = answer, let task = self as? URLSessionDataTask,
                let listener = delegate as? any URLSessionDataDelegate
            else { return self.tell(delegate, the: answer) }
            listener.urlSession(self.session, dataTask: task, didReceive: response) { disposition in
                let isAllowed = disposition != .cancel
                self.tell(delegate, the: isAllowed ? answer : .failure(self.cancellation))
            }
        }
    }

    private func tell(_ delegate: any URLSessionTaskDelegate, the answer: RequestDesk.Answer) {
        let body = Int64(originalRequest?.httpBody?.count ?? 0)
        var failure: (any Error)?
        switch answer {
        case .success(let (data, _)):
            if body > 0 {
                delegate.urlSession(
                    session, task: self, didSendBodyData: body, totalBytesSent: body,
                    totalBytesExpectedToSend: body)
            }
            if let task = self as? URLSessionDataTask, !data.isEmpty {
                (delegate as? any URLSessionDataDelegate)?.urlSession(
                    session, dataTask: task, didReceive: data)
            }
            if let task = self as? URLSessionDownloadTask {
                do { try task.handOver(data, to: delegate) } catch { failure = error }
            }
        case .failure(let error): failure = error
        }
        delegate.urlSession(session, task: self, didFinishCollecting: URLSessionTaskMetrics(of: self))
        delegate.urlSession(session, task: self, didCompleteWithError: failure)
    }
}

extension URLSession {
    /// A delegate's reply to a challenge.
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    /// A delegate's decision after it receives a response's headers.
    public enum ResponseDisposition: Int, Sendable {
        case cancel, allow, becomeDownload, becomeStream
    }
}
