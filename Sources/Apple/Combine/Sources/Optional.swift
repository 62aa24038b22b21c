extension Optional {
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    /// Publishes an optional's value if it is not nil, then completes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?

        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            let outlet = Outlet(subscriber)
            if let output { outlet.send(output) }
            outlet.end(.finished)
            outlet.open()
        }
    }
}
