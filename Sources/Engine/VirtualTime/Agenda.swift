/// All work that is due now or later, in the order in which it will run.
///
/// The order is (instant, sequence number). It is total because each sequence number is used once. Two
/// runs that add the same items in the same order take them out in the same order. Addresses and
/// hashes have no influence.
///
///     var agenda = Agenda<String>()
///     agenda.add("answer", at: .zero + .milliseconds(300))
///     agenda.add("tap", at: .zero + .milliseconds(100))
///     agenda.takeFirst(through: .distantFuture)      // "tap", and `now` is 100 ms
///
/// An instant has two parts: first the items that are due in it, then the items that *close* it. The app's
/// own work belongs to the first part. Reports from the system below the app, such as the end of a cancelled
/// request, belong to the second. Items of either part may add items to the first part. These run before the
/// rest of the second part.
///
/// Invariant: everything in `ready` and `closing` is due at `now`; everything in `timers` and
/// `spent` is due after `now`.
public struct Agenda<Item> {
    /// The instant of the last item taken. Never goes back.
    public private(set) var now: VirtualInstant = .zero

    private var ready = ReadyQueue<Item>()
    private var closing = ReadyQueue<Item>()
    private var timers = Heap<Timer>()

    /// Timers that reached the top of `timers` and no longer count, such as the deadline of a finished
    /// request. Each still gets its turn, but `firstTimer` never checks it again: an app that has sent 20,000
    /// requests leaves as many cancelled deadlines.
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

    /// True while an item is due at `now`. Time cannot pass before that item is taken.
    public var hasWorkNow: Bool { !ready.isEmpty || !closing.isEmpty }

    /// Adds an item that is due now, behind everything already due.
    public mutating func addNow(_ item: Item) {
        ready.append(item)
    }

    /// Adds an item that closes this instant, behind everything that is due or becomes due in it.
    public mutating func addToClose(_ item: Item) {
        closing.append(item)
    }

    /// Adds an item that is due at `instant`, behind earlier items for that instant. A
    /// past instant means now.
    public mutating func add(_ item: Item, at instant: VirtualInstant) {
        guard instant > now else { return addNow(item) }
        timers.insert(Timer(instant: instant, sequence: nextSequence, item: item))
        nextSequence += 1
    }

    /// Takes the next item that is due no later than `limit`, and moves `now` to its instant. Without such an
    /// item, returns nil and leaves `now` unchanged.
    public mutating func takeFirst(through limit: VirtualInstant) -> Item? {
        if let item = ready.takeFirst() ?? closing.takeFirst() { return item }
        guard let instant = earliest, instant <= limit else { return nil }
        now = instant
        // All items of this instant leave the heaps together, in sequence order. Items that they add at the
        // same instant therefore come after all of them.
        while earliest == instant, let timer = takeTimer() { ready.append(timer.item) }
        return ready.takeFirst()
    }

    /// Moves `now` to `instant`, unless that is in the past. Traps if any item is due until then.
    public mutating func advance(to instant: VirtualInstant) {
        precondition(!hasWorkNow, "time cannot pass while something is due now")
        precondition(earliest.map { $0 > instant } ?? true, "time cannot pass over a timer")
        now = max(now, instant)
    }

    /// The instant of the earliest later item for which `counts` is true. An item for which it was false
    /// once never counts again.
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

/// A first-in, first-out queue that does not move its elements when the first one is taken.
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
