import Foundation
import VirtualTime

// Calls that need not wait behave as on a device. Calls that would wait end the app with a reason, because no thread
// could end the wait.

@c(dispatch_semaphore_wait) public func dispatchSemaphoreWait(
    _ semaphore: UnsafeMutableRawPointer, _ timeout: UInt64
) -> Int {
    guard Queues.cannotWait else { return Original.semaphoreWait(semaphore, timeout) }
    let result = Original.semaphoreWait(semaphore, DispatchMoment.now)
    if result == 0 || DispatchMoment(code: timeout).hasPassed { return result }
    Queues.refuse("DispatchSemaphore.wait", instead: "Await the result, or use a completion handler.")
}

@c(dispatch_group_wait) public func dispatchGroupWait(
    _ group: UnsafeMutableRawPointer, _ timeout: UInt64
) -> Int {
    guard Queues.cannotWait else { return Original.groupWait(group, timeout) }
    let result = Original.groupWait(group, DispatchMoment.now)
    if result == 0 || DispatchMoment(code: timeout).hasPassed { return result }
    Queues.refuse("DispatchGroup.wait", instead: "Use notify(queue:), or a task group.")
}

@c(dispatch_main) public func dispatchMain() -> Never {
    guard Queues.cannotWait else {
        Original.main()
        fatalError("dispatch_main came back")
    }
    Queues.refuse("dispatchMain", instead: "The app's main run loop already runs.")
}

/// `NSCondition.wait` and `OperationQueue.waitUntilAllOperationsAreFinished`, among others, call `pthread_cond_wait`.
@c(pthread_cond_wait) public func pthreadConditionWait(
    _ condition: UnsafeMutableRawPointer, _ mutex: UnsafeMutableRawPointer
) -> CInt {
    if Queues.cannotWait {
        Queues.refuse("This call", instead: "Await the result, or use a completion handler.")
    }
    return Original.conditionWait(condition, mutex)
}

// MARK: - Sources

@c(dispatch_source_create) public func dispatchSourceCreate(
    _ type: UnsafeMutableRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    if Queues.isVirtual {
        fatalError("DispatchSource is not simulated. For repeated work, use Timer, asyncAfter or Task.sleep.")
    }
    return Original.sourceCreate(type, handle, mask, queue)
}

private enum Original {
    typealias Wait = @convention(c) (Pointer, UInt64) -> Int

    nonisolated(unsafe) static let semaphoreWait = original("dispatch_semaphore_wait", as: Wait.self)
    nonisolated(unsafe) static let groupWait = original("dispatch_group_wait", as: Wait.self)
    nonisolated(unsafe) static let main = original(
        "dispatch_main", as: (@convention(c) () -> Void).self)
    nonisolated(unsafe) static let conditionWait = original(
        "pthread_cond_wait", as: (@convention(c) (Pointer, Pointer) -> CInt).self)
    nonisolated(unsafe) static let sourceCreate = original(
        "dispatch_source_create", as: (@convention(c) (Pointer, UInt, UInt, Pointer?) -> Pointer?).self)
}
