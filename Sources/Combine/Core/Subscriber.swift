/// Receives values from a publisher, as many as it asks for.
///
/// The agreement: first one subscription, then at most as many values as were requested of it, then at most one
/// completion, and after a completion or a cancellation nothing at all.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)

    /// Takes a value, and says how many more are wanted beside those asked for already.
    func receive(_ input: Input) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// What connects one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for this many values more.
    func request(_ demand: Subscribers.Demand)
}

/// The subscribers' own types, and the words that they use.
public enum Subscribers {}

public enum Subscriptions {
    /// A subscription that has nothing to give.
    public static var empty: any Subscription { Nothing() }

    private final class Nothing: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// Tells subscriptions apart.
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
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
