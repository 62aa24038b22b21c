/// Tells that an object is about to change, and not how.
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

/// Which object has which publisher: one each, from the first time that somebody asks for it.
///
/// An entry belongs to an object for as long as the object lives. Its address may be used again afterwards, so the entry
/// also knows the object itself, weakly: a dead one is no match, and is swept out in time.
enum Announcements {
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

    /// Nil when nobody has asked yet: then nobody can be listening either.
    static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.publisher
    }
}
