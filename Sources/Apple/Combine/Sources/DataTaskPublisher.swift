public import URLLoading
import VirtualTime
import Wire

extension URLSession {
    public func dataTaskPublisher(
        for url: URL, fileID: String = #fileID, line: Int = #line
    ) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url), fileID: fileID, line: line)
    }

    public func dataTaskPublisher(
        for request: URLRequest, fileID: String = #fileID, line: Int = #line
    ) -> DataTaskPublisher {
        DataTaskPublisher(
            request: request, session: self, location: SourceLocation(fileID: fileID, line: line))
    }

    // Overloads without a parameter for the source line, so that `URLSession` can conform to a learner's
    // protocol. Ordinary calls of `dataTaskPublisher` use the overloads that record the call's source line.

    @_disfavoredOverload
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    @_disfavoredOverload
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Sends one network request for each subscriber, when the subscriber requests values. Canceling the
    /// subscription to a data task publisher cancels the network request.
    ///
    /// The response arrives off the main actor; `receive(on: DispatchQueue.main)` moves the response to the
    /// main actor.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession
        private let location: SourceLocation?

        public init(request: URLRequest, session: URLSession) {
            self.init(request: request, session: session, location: nil)
        }

        init(request: URLRequest, session: URLSession, location: SourceLocation?) {
            self.request = request
            self.session = session
            self.location = location
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let outlet = Outlet<Output, URLError>(subscriber)
            var sent: RequestDesk.Ticket?
            outlet.onRequest = { _ in
                guard sent == nil else { return }
                sent = RequestDesk.shared.send(
                    request, from: location, patience: session.patience(of: session.configured(request))
                ) { answer in
                    VirtualTimer.once(onMain: false) {
                        switch answer {
                        case .success(let (data, response)):
                            outlet.send((data, response))
                            outlet.end(.finished)
                        case .failure(let error):
                            outlet.end(.failure(error as? URLError ?? URLError(.unknown)))
                        }
                    }
                }
            }
            outlet.onClose = { sent?.cancel() }
            outlet.open()
        }
    }
}
