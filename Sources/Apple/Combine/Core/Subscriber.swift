/// Receives values from a publisher, as many as it asks for.
///
/// It receives one subscription first, then at most as many values as it requested, then at most one completion. After
/// a completion or a cancellation it receives nothing.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)

    /// Receives a value. Returns how many more are wanted, beyond those already requested.
    func receive(_ input: Input) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests this many more values.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of the subscribers and of what they use.
public enum Subscribers {}

public enum Subscriptions {
    /// A subscription without values.
    public static var empty: any Subscription { Nothing() }

    private final class Nothing: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// Identifies a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private nonisolated(unsafe) static var count: UInt64 = 0
    private let number: UInt64

    public init() {
        Self.count += 1
        number = Self.count
    }

    public init(_ object: AnyObject) {
        number = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    }

    public var description: String { "\(number)" }

    /// Counts from one again, for another app.
    package static func startOver() { count = 0 }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
