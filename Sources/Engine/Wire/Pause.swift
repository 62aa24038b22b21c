import VirtualTime

/// The host's state after a message, with the events since the last pause.
public struct Pause: WireValue, Sendable, Equatable {
    /// The instant at which the host paused, after all work of that instant.
    public var at: VirtualInstant

    /// All events since the last pause, in order.
    public var events: [HostEvent]

    /// The time at which the app's next scheduled work is due, without cancelled sleeps; nil if the app waits only for
    /// responses and gestures.
    public var nextDeadline: VirtualInstant?

    public init(at: VirtualInstant, events: [HostEvent], nextDeadline: VirtualInstant?) {
        self.at = at
        self.events = events
        self.nextDeadline = nextDeadline
    }

    /// The largest number of events in one pause. An honest app causes fewer events in one pause than `mostEvents`.
    /// Without `mostEvents`, a message of a few bytes could make its reader allocate any amount of memory.
    public static let mostEvents = 1 << 17

    // Consecutive equal events are written once, with their number. For example, 500 rows can cause the same event 500
    // times.
    public func write(to writer: inout WireWriter) {
        writer.write(at)
        writer.write(nextDeadline)
        var runs: [(event: HostEvent, count: Int)] = []
        for event in events {
            if runs.last?.event == event {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((event, 1))
            }
        }
        writer.write(runs.count)
        for run in runs {
            writer.write(run.count)
            writer.write(run.event)
        }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        at = try reader.read()
        nextDeadline = try reader.read()
        events = []
        for _ in 0..<(try reader.count()) {
            let count = try reader.read(Int.self)
            // An honest host stops its app before the app causes more than `mostEvents` events.
            guard count > 0, count <= Self.mostEvents - events.count else {
                throw .malformed("more events than an app can cause")
            }
            events += Array(repeating: try reader.read(), count: count)
        }
    }
}
