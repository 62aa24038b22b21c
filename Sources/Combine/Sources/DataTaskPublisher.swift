public import URLLoading

extension URLSession {
    public func dataTaskPublisher(
        for url: URL, fileID: String = #fileID, line: Int = #line
    ) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url), fileID: fileID, line: line)
    }

    public func dataTaskPublisher(
        for request: URLRequest, fileID: String = #fileID, line: Int = #line
    ) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self, origin: (fileID, line))
    }

    // The same without a source line: these satisfy a learner's own protocol. An ordinary call picks those above.

    @_disfavoredOverload
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    @_disfavoredOverload
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// One request for each subscriber, sent when the subscriber asks, cancelled when the subscriber cancels.
    ///
    /// The answer comes off the main actor, as on a device: `receive(on: DispatchQueue.main)` brings it there.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession
        private let origin: (fileID: String, line: Int)?

        public init(request: URLRequest, session: URLSession) {
            self.init(request: request, session: session, origin: nil)
        }

        init(request: URLRequest, session: URLSession, origin: (fileID: String, line: Int)?) {
            self.request = request
            self.session = session
            self.origin = origin
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let outlet = Outlet<Output, URLError>(subscriber)
            var task: URLSessionDataTask?
            outlet.onRequest = { _ in
                guard task == nil else { return }
                task = makeTask { data, response, error in
                    if let data, let response {
                        outlet.send((data, response))
                        outlet.end(.finished)
                    } else {
                        outlet.end(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                task?.resume()
            }
            outlet.onClose = { task?.cancel() }
            outlet.open()
        }

        private func makeTask(_ handler: @escaping URLSession.DataHandler) -> URLSessionDataTask {
            guard let origin else { return session.dataTask(with: request, completionHandler: handler) }
            return session.dataTask(
                with: request, fileID: origin.fileID, line: origin.line, completionHandler: handler)
        }
    }
}
