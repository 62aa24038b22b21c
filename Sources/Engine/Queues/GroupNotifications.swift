import VirtualTime

/// The blocks that run when a `DispatchGroup` is done.
enum GroupNotifications {
    private struct Notification {
        let queue: QueueHandle
        let block: Block
    }

    // A group is retained while blocks wait for it, so no other group can have its address.
    nonisolated(unsafe) private static var waiting: [Pointer: [Notification]] = [:]

    static func add(_ block: @escaping Block, on queue: QueueHandle, to group: Pointer) {
        QueueHandle(group).retain()
        queue.retain()
        waiting[group, default: []].append(Notification(queue: queue, block: block))
        deliverIfDone(group)
    }

    /// Removes the waiting blocks without freeing their memory.
    static func startOver() {
        Leftovers.keep(waiting)
        waiting = [:]
    }

    static func deliverIfDone(_ group: Pointer) {
        guard waiting[group] != nil, originalWait(group, DispatchMoment.now) == 0 else { return }
        for notification in waiting.removeValue(forKey: group) ?? [] {
            Queues.send(to: notification.queue, notification.block)
            notification.queue.release()
            QueueHandle(group).release()
        }
    }
}

nonisolated(unsafe) private let originalWait = original(
    "dispatch_group_wait", as: (@convention(c) (Pointer, UInt64) -> Int).self)
