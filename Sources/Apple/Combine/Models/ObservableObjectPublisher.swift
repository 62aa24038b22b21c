import VirtualTime

/// Announces that an object is about to change, but not which property.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.admit(subscriber, surplus: .dropped, keeping: self)
    }

    public func send() { audience.send(()) }
}

/// Stores the `objectWillChange` publisher of each object; a publisher is created on first use.
///
/// A new object may reuse the address of a deallocated object, so each entry holds its object weakly. The entry of a
/// deallocated object matches no other object, and is removed later.
package enum Announcements {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
    private nonisolated(unsafe) static var sweepAt = 64

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        if let publisher = existing(of: object) { return publisher }
        if entries.count >= sweepAt {
            entries = entries.filter { $0.value.object != nil }
            sweepAt = max(64, 2 * entries.count)
        }
        let publisher = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
    }

    package static func startOver() {
        Leftovers.keep(entries)
        (entries, sweepAt) = ([:], 64)
    }

    /// Returns the object's publisher, or nil if the publisher was never used and so has no subscribers.
    static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.publisher
    }
}
