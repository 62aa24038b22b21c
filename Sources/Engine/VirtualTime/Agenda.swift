/// Everything that is due now or later, in the one order in which it is done.
///
/// The order is (instant, sequence number). It is total because each sequence number is used once. Two runs that add the
/// same items in the same order take them out in the same order. Addresses and hashes have no influence.
///
///     var agenda = Agenda<String>()
///     agenda.add("answer", at: .zero + .milliseconds(300))
///     agenda.add("tap", at: .zero + .milliseconds(100))
///     agenda.takeFirst(through: .distantFuture)      // "tap", and `now` is 100 ms
///
/// An instant has two parts: first the items that are due in it, then those that *close* it. The app's own work belongs
/// to the first part. What the system below the app reports back, such as the end of a cancelled request, belongs to the
/// second. An item of either part may add to the first part again, which is then done before the rest of the second.
///
/// Invariant: everything in `ready` and `closing` is due at `now`; everything in `timers` and `spent` is due after `now`.
public struct Agenda<Item> {
    /// The instant of the item that was taken last. Never goes back.
    public private(set) var now: VirtualInstant = .zero

    private var ready = ReadyQueue<Item>()
    private var closing = ReadyQueue<Item>()
    private var timers = Heap<Timer>()

    /// What was on top of `timers` and counted no more. It gets its turn as ever and is looked at no more until then: an app that has
    /// sent 20,000 requests leaves as many cancelled deadlines behind.
    private var spent = Heap<Timer>()
    private var nextSequence: UInt64 = 0

    private struct Timer: HeapElement {
        let instant: VirtualInstant
        let sequence: UInt64
        let item: Item

        static func comesBefore(_ left: Timer, _ right: Timer) -> Bool {
            (left.instant, left.sequence) < (right.instant, right.sequence)
        }
    }

    public init() {}

    /// True while something is due at `now`: time cannot pass before it is taken.
    public var hasWorkNow: Bool { !ready.isEmpty || !closing.isEmpty }

    /// Adds an item that is due now, behind everything that is due already.
    public mutating func addNow(_ item: Item) {
        ready.append(item)
    }

    /// Adds an item that closes this instant, behind everything that is due or becomes due in it.
    public mutating func addToClose(_ item: Item) {
        closing.append(item)
    }

    /// Adds an item that is due at `instant`, behind what was added for that instant before. An instant that has passed
    /// means now.
    public mutating func add(_ item: Item, at instant: VirtualInstant) {
        guard instant > now else { return addNow(item) }
        timers.insert(Timer(instant: instant, sequence: nextSequence, item: item))
        nextSequence += 1
    }

    /// Takes the next item that is due no later than `limit`, and moves `now` to its instant. Returns nil and leaves `now`
    /// alone if there is none.
    public mutating func takeFirst(through limit: VirtualInstant) -> Item? {
        if let item = ready.takeFirst() ?? closing.takeFirst() { return item }
        guard let instant = earliest, instant <= limit else { return nil }
        now = instant
        // Everything due at this instant leaves the heaps together, in sequence order, so that what
        // it adds at the same instant comes after all of it.
        while earliest == instant, let timer = takeTimer() { ready.append(timer.item) }
        return ready.takeFirst()
    }

    /// Lets time pass to `instant`, if that has not passed. Traps if anything is due until then.
    public mutating func advance(to instant: VirtualInstant) {
        precondition(!hasWorkNow, "time cannot pass while something is due now")
        precondition(earliest.map { $0 > instant } ?? true, "time cannot pass over a timer")
        now = max(now, instant)
    }

    /// The instant of the earliest item after `now` for which `counts` is true. An item for which it is false never counts again.
    public mutating func firstTimer(where counts: (Item) -> Bool) -> VirtualInstant? {
        while let top = timers.first, !counts(top.item) {
            if let timer = timers.popFirst() { spent.insert(timer) }
        }
        return timers.first?.instant
    }

    private var earliest: VirtualInstant? { spentIsNext ? spent.first?.instant : timers.first?.instant }

    private mutating func takeTimer() -> Timer? { spentIsNext ? spent.popFirst() : timers.popFirst() }

    private var spentIsNext: Bool {
        guard let spent = spent.first else { return false }
        return timers.first.map { Timer.comesBefore(spent, $0) } ?? true
    }
}

/// First in, first out, without moving what is left each time something is taken.
struct ReadyQueue<Item> {
    private var items: [Item?] = []
    private var head = 0

    var isEmpty: Bool { head == items.count }

    mutating func append(_ item: Item) {
        items.append(item)
    }

    mutating func takeFirst() -> Item? {
        guard head < items.count else { return nil }
        let item = items[head].take()
        head += 1
        if head == items.count {
            items.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= 4096, head * 2 >= items.count {
            items.removeFirst(head)
            head = 0
        }
        return item
    }
}
