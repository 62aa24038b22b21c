extension Result {
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

    /// Publishes a result's value and completes, or fails with the result's error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) { self.result = result }
        public init(_ output: Success) { self.init(.success(output)) }
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            switch result {
            case .success(let value):
                outlet.send(value)
                outlet.end(.finished)
                outlet.open()
            case .failure(let error):
                outlet.open()
                outlet.end(.failure(error))
            }
        }
    }
}

extension Result.Publisher where Failure == Never {
    public func setFailureType<NewFailure: Error>(to type: NewFailure.Type)
        -> Result<Success, NewFailure>.Publisher
    {
        switch result {
        case .success(let output): .init(output)
        }
    }
}
