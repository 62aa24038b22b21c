/// Items that are due later, the earliest on top.
struct TimerHeap<Item> {
    struct Timer {
        let instant: VirtualInstant
        let sequence: UInt64
        let item: Item

        static func < (left: Timer, right: Timer) -> Bool {
            (left.instant, left.sequence) < (right.instant, right.sequence)
        }
    }

    private var timers: [Timer] = []

    var first: Timer? { timers.first }

    mutating func add(_ timer: Timer) {
        timers.append(timer)
        siftUp(from: timers.count - 1)
    }

    /// Traps if there is none.
    mutating func takeFirst() -> Timer {
        timers.swapAt(0, timers.count - 1)
        let timer = timers.removeLast()
        siftDown()
        return timer
    }

    private mutating func siftUp(from start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard timers[child] < timers[parent] else { return }
            timers.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func siftDown() {
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < timers.count && timers[child] < timers[least] {
                least = child
            }
            if least == parent { return }
            timers.swapAt(least, parent)
            parent = least
        }
    }
}
