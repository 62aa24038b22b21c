import Foundation
import VirtualTime

// The C functions that `DispatchQueue`, `DispatchWorkItem` and `DispatchGroup` call. `OperationQueue` also uses
// Dispatch's C functions.

// MARK: - Sending work

@c(dispatch_async) public func dispatchAsync(
    _ queue: UnsafeMutableRawPointer, _ block: @escaping @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.async(queue, block) }
    WorkItems.note(block, Queues.send(to: QueueHandle(queue), block))
}

@c(dispatch_barrier_async) public func dispatchBarrierAsync(
    _ queue: UnsafeMutableRawPointer, _ block: @escaping @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.barrierAsync(queue, block) }
    WorkItems.note(block, Queues.send(to: QueueHandle(queue), block))
}

@c(dispatch_after) public func dispatchAfter(
    _ when: UInt64, _ queue: UnsafeMutableRawPointer, _ block: @escaping @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.after(when, queue, block) }
    let instant = DispatchMoment(code: when).instant
    guard instant < .distantFuture else { return }
    WorkItems.note(block, Queues.send(to: QueueHandle(queue), at: instant, block))
}

@c(dispatch_sync) public func dispatchSync(
    _ queue: UnsafeMutableRawPointer, _ block: @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.sync(queue, block) }
    QueueHandle(queue).runSynchronously(block)
}

@c(dispatch_barrier_sync) public func dispatchBarrierSync(
    _ queue: UnsafeMutableRawPointer, _ block: @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.barrierSync(queue, block) }
    QueueHandle(queue).runSynchronously(block)
}

/// `DispatchQueue.concurrentPerform`: runs all iterations one after another on the calling thread.
@c(dispatch_apply) public func dispatchApply(
    _ iterations: Int, _ queue: UnsafeMutableRawPointer?, _ block: @convention(block) (Int) -> Void
) {
    guard Queues.isVirtual else { return Original.apply(iterations, queue, block) }
    for index in 0..<iterations { block(index) }
}

// MARK: - Work items

/// `DispatchWorkItem.cancel()`: Dispatch's own flag keeps the block from running. `dispatch_block_cancel` also
/// removes the block from the agenda, so that the app can become idle.
@c(dispatch_block_cancel) public func dispatchBlockCancel(_ block: @escaping @convention(block) () -> Void) {
    Original.blockCancel(block)
    if Queues.isVirtual { WorkItems.cancel(block) }
}

// MARK: - Groups

@c(dispatch_group_async) public func dispatchGroupAsync(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ block: @escaping @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.groupAsync(group, queue, block) }
    Original.groupEnter(group)
    Queues.send(to: QueueHandle(queue)) {
        block()
        dispatchGroupLeave(group)
    }
}

/// When the last task leaves the group, this function runs the waiting blocks, because Dispatch would run them on
/// another thread.
@c(dispatch_group_leave) public func dispatchGroupLeave(_ group: UnsafeMutableRawPointer) {
    Original.groupLeave(group)
    if Queues.isVirtual { GroupNotifications.deliverIfDone(group) }
}

@c(dispatch_group_notify) public func dispatchGroupNotify(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ block: @escaping @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.groupNotify(group, queue, block) }
    GroupNotifications.add(Queues.inScope(block), on: QueueHandle(queue), to: group)
}

// MARK: - The library's functions

private enum Original {
    typealias Send = @convention(c) (Pointer, Block) -> Void

    nonisolated(unsafe) static let async = original("dispatch_async", as: Send.self)
    nonisolated(unsafe) static let barrierAsync = original("dispatch_barrier_async", as: Send.self)
    nonisolated(unsafe) static let sync = original("dispatch_sync", as: Send.self)
    nonisolated(unsafe) static let barrierSync = original("dispatch_barrier_sync", as: Send.self)
    nonisolated(unsafe) static let after = original(
        "dispatch_after", as: (@convention(c) (UInt64, Pointer, Block) -> Void).self)
    nonisolated(unsafe) static let apply = original(
        "dispatch_apply", as: (@convention(c) (Int, Pointer?, @convention(block) (Int) -> Void) -> Void).self)
    nonisolated(unsafe) static let blockCancel = original(
        "dispatch_block_cancel", as: (@convention(c) (Block) -> Void).self)
    nonisolated(unsafe) static let groupAsync = original(
        "dispatch_group_async", as: (@convention(c) (Pointer, Pointer, Block) -> Void).self)
    nonisolated(unsafe) static let groupNotify = original(
        "dispatch_group_notify", as: (@convention(c) (Pointer, Pointer, Block) -> Void).self)
    nonisolated(unsafe) static let groupEnter = original(
        "dispatch_group_enter", as: (@convention(c) (Pointer) -> Void).self)
    nonisolated(unsafe) static let groupLeave = original(
        "dispatch_group_leave", as: (@convention(c) (Pointer) -> Void).self)
}
