/// All scheduled work, in the order in which it runs.
///
/// Items are ordered by instant, and then by sequence number. The order of items is total because each sequence number
/// is used once. Two runs that add the same items in the same order also take the items out in the same order. Memory
/// addresses and hash values have no influence on the order of items.
///
///     var agenda = Agenda<String>()
///     agenda.add("answer", at: .zero + .milliseconds(300))
///     agenda.add("tap", at: .zero + .milliseconds(100))
///     agenda.takeFirst(through: .distantFuture)      // "tap", and `now` is 100 ms
///
/// An instant has two parts: first come the due items, and then the items that *close* the instant. The due items
/// contain all work of the app. Reports from the system, such as the end of a cancelled request, close the instant. If
/// a closing item adds a due item, the due item runs before all remaining closing items.
///
/// Invariant: all items in `ready` and `closing` are due at `now`. All items in `timers` and `spent` are due later.
public struct Agenda<Item> {
    /// The instant of the last item taken, which never decreases.
    public private(set) var now: VirtualInstant = .zero

    private var ready = ReadyQueue<Item>()
    private var closing = ReadyQueue<Item>()
    private var timers = Heap<Timer>()

    /// Timers that no longer matter, such as the time limit of a finished request. `firstTimer` moves timers that no
    /// longer matter from `timers` to `spent`. The agenda still returns the items of timers in `spent` when the items
    /// are due. `firstTimer` does not search `spent`, because `spent` may contain 20,000 cancelled time limits.
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

    /// True while an item is due at `now`. The clock must not move while an item is due.
    public var hasWorkNow: Bool { !ready.isEmpty || !closing.isEmpty }

    /// Adds an item that is due now, after all items that are already due.
    public mutating func addNow(_ item: Item) {
        ready.append(item)
    }

    /// Adds an item that closes this instant, after all items that are due in this instant.
    public mutating func addToClose(_ item: Item) {
        closing.append(item)
    }

    /// Adds an item that is due at `instant`, after the items already added for that instant. If `instant` is in the
    /// past, the item is due now.
    public mutating func add(_ item: Item, at instant: VirtualInstant) {
        guard instant > now else { return addNow(item) }
        timers.insert(Timer(instant: instant, sequence: nextSequence, item: item))
        nextSequence += 1
    }

    /// Removes the next item that is due no later than `limit`, and moves `now` to the item's instant. If no item is
    /// due by `limit`, returns nil and leaves `now` unchanged.
    public mutating func takeFirst(through limit: VirtualInstant) -> Item? {
        if let item = ready.takeFirst() ?? closing.takeFirst() { return item }
        guard let instant = earliest, instant <= limit else { return nil }
        now = instant
        // Takes all items of this instant out of the heaps, in the order of their sequence numbers. Items that are
        // added during this instant run after all items from the heaps.
        while earliest == instant, let timer = takeTimer() { ready.append(timer.item) }
        return ready.takeFirst()
    }

    /// Moves `now` to `instant` if `instant` is later. Traps if an item is due at `instant` or earlier.
    public mutating func advance(to instant: VirtualInstant) {
        precondition(!hasWorkNow, "time cannot pass while something is due now")
        precondition(earliest.map { $0 > instant } ?? true, "time cannot pass over a timer")
        now = max(now, instant)
    }

    /// The earliest instant after `now` with an item for which `counts` is true; nil without such an item. Once
    /// `counts` is false for an item, it must stay false for that item.
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

/// A first-in, first-out queue. The first element can be removed without moving the other elements.
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
