/// A subscriber receives values from a publisher, but never more values than the subscriber has requested.
///
/// A subscriber first receives one subscription, then at most the requested number of values, then at most
/// one completion. After a completion or a cancellation, the subscriber receives nothing.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)

    /// Receives a value from the publisher. Returns the number of values to deliver in addition to earlier
    /// requests.
    func receive(_ input: Input) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests `demand` values in addition to earlier requests.
    func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {}

public enum Subscriptions {
    /// A subscription that never delivers values.
    public static var empty: any Subscription { Nothing() }

    private final class Nothing: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

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

    /// Restarts the numbering of Combine identifiers, for the next app in this process.
    package static func startOver() { count = 0 }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
