public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Stores the cancellable in a collection, which keeps the subscription alive.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// A subscription that is canceled when the last reference to the subscription is released.
///
///     model.$query.sink { print($0) }.store(in: &cancellables)
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?
    /// The identifier for the hash. Addresses of objects would give a set a different order in each run.
    private let identifier = CombineIdentifier()

    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    public convenience init<C: Cancellable>(_ canceller: C) {
        self.init(canceller.cancel)
    }

    deinit {
        action?()
    }

    public func cancel() {
        // Removes the cancel action before running the action, because the action may release this object.
        action.take()?()
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    // Stores this `AnyCancellable` itself, because a second `AnyCancellable` around it would be one more object to
    // release.

    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
