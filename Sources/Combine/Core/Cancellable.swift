/// Something that is under way and can be called off.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Keeps it under way for as long as it is in the collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// A subscription that ends with the last reference to it.
///
///     model.$query.sink { print($0) }.store(in: &cancellables)
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

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
        // Taken first: what is cancelled may let go of this very object.
        action.take()?()
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    // An `AnyCancellable` is stored as itself: one in two wrappings would have to be let go twice.

    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
