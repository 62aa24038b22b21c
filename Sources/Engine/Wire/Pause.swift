import VirtualTime

/// The host's state after a frame, and what happened since the last one.
public struct Pause: WireValue, Sendable, Equatable {
    /// The instant at which the host paused. It has been finished: the next frame adds to its end.
    public var at: VirtualInstant

    /// Everything that happened since the last pause, in order. Each event occurs once.
    public var events: [HostEvent]

    /// When the app will next do something by itself. Nil when it only waits for answers and gestures. Timers of
    /// cancelled sleeps do not count.
    public var nextDeadline: VirtualInstant?

    public init(at: VirtualInstant, events: [HostEvent], nextDeadline: VirtualInstant?) {
        self.at = at
        self.events = events
        self.nextDeadline = nextDeadline
    }

    /// More events than any honest app causes before its next pause. A count takes a few bytes on the wire and could ask
    /// for any amount of memory.
    public static let mostEvents = 1 << 17

    // Five hundred rows cause the same event five hundred times: equal events in a row are sent once, with a count.
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
            // An honest host gives up on its app first.
            guard count > 0, count <= Self.mostEvents - events.count else {
                throw .malformed("more events than an app can cause")
            }
            events += Array(repeating: try reader.read(), count: count)
        }
    }
}
