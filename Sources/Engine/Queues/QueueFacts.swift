import Foundation
import VirtualTime

// Knows the state of each queue: serial or not, suspended or not, and whether the queue is running code.

@c(dispatch_queue_create) public func dispatchQueueCreate(
    _ label: UnsafePointer<CChar>?, _ attribute: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer {
    let queue = Original.create(label, attribute)
    if Queues.isVirtual {
        QueueHandle(queue).noteCreation(isSerial: !Attributes.isConcurrent(attribute), target: nil)
    }
    return queue
}

@c(dispatch_queue_create_with_target) public func dispatchQueueCreateWithTarget(
    _ label: UnsafePointer<CChar>?, _ attribute: UnsafeMutableRawPointer?, _ target: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer {
    let queue = Original.createWithTarget(label, attribute, target)
    if Queues.isVirtual {
        QueueHandle(queue).noteCreation(isSerial: !Attributes.isConcurrent(attribute), target: target)
    }
    return queue
}

@c(dispatch_set_target_queue) public func dispatchSetTargetQueue(
    _ queue: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer?
) {
    if Queues.isVirtual { QueueHandle(queue).noteTarget(target) }
    Original.setTarget(queue, target)
}

// MARK: - Attributes

/// The attributes for concurrent queues. Dispatch has a separate object for each combination of attributes.
private enum Attributes {
    nonisolated(unsafe) private static var concurrent: Set<Pointer> = {
        guard let plain = dlsym(nil, "_dispatch_queue_attr_concurrent") else { return [] }
        return [plain]
    }()

    static func isConcurrent(_ attribute: Pointer?) -> Bool {
        attribute.map(concurrent.contains) ?? false
    }

    static func note(_ made: Pointer, from base: Pointer?) -> Pointer {
        if Queues.isVirtual, isConcurrent(base) { concurrent.insert(made) }
        return made
    }
}

@c(dispatch_queue_attr_make_with_qos_class) public func dispatchQueueAttributeMakeWithQuality(
    _ attribute: UnsafeMutableRawPointer?, _ quality: UInt32, _ relativePriority: CInt
) -> UnsafeMutableRawPointer {
    Attributes.note(Original.withQuality(attribute, quality, relativePriority), from: attribute)
}

@c(dispatch_queue_attr_make_with_autorelease_frequency)
public func dispatchQueueAttributeMakeWithAutorelease(
    _ attribute: UnsafeMutableRawPointer?, _ frequency: UInt
) -> UnsafeMutableRawPointer {
    Attributes.note(Original.withAutorelease(attribute, frequency), from: attribute)
}

@c(dispatch_queue_attr_make_initially_inactive) public func dispatchQueueAttributeMakeInactive(
    _ attribute: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer {
    if Queues.isVirtual {
        fatalError("The course has no .initiallyInactive queues. Create a plain queue and call suspend().")
    }
    return Original.inactive(attribute)
}

// MARK: - Suspension

@c(dispatch_suspend) public func dispatchSuspend(_ object: UnsafeMutableRawPointer) {
    guard Queues.isVirtual else { return Original.suspend(object) }
    QueueHandle(object).suspend()
}

@c(dispatch_resume) public func dispatchResume(_ object: UnsafeMutableRawPointer) {
    guard Queues.isVirtual else { return Original.resume(object) }
    QueueHandle(object).resume()
}

// MARK: - The current queue

@c(dispatch_get_specific) public func dispatchGetSpecific(
    _ key: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
    guard Queues.isVirtual else { return Original.getSpecific(key) }
    // If no queue is running, Dispatch treats code on the process's main thread as code of the main queue. The
    // course has only one thread, so `Simulation.isOnMain` says whether code belongs to the main queue.
    guard let queue = QueueHandle.innermost else {
        return Simulation.shared.isOnMain ? Original.getSpecific(key) : nil
    }
    guard queue.isMain else { return Original.getSpecific(key) }
    return Original.queueGetSpecific(queue.address, key)
        ?? Original.queueGetSpecific(QueueHandle.main, key)
}

@c(dispatch_assert_queue) public func dispatchAssertQueue(_ queue: UnsafeMutableRawPointer) {
    guard Queues.isVirtual, queue == QueueHandle.main else { return Original.assert(queue) }
    precondition(Simulation.shared.isOnMain, "this code must run on the main queue, but it does not")
}

@c(dispatch_assert_queue_barrier) public func dispatchAssertQueueBarrier(_ queue: UnsafeMutableRawPointer) {
    guard Queues.isVirtual, queue == QueueHandle.main else { return Original.assertBarrier(queue) }
    precondition(Simulation.shared.isOnMain, "this code must run on the main queue, but it does not")
}

@c(dispatch_assert_queue_not) public func dispatchAssertQueueNot(_ queue: UnsafeMutableRawPointer) {
    guard Queues.isVirtual, queue == QueueHandle.main else { return Original.assertNot(queue) }
    precondition(!Simulation.shared.isOnMain, "this code must not run on the main queue, but it does")
}

// MARK: - The library's functions

private enum Original {
    typealias Act = @convention(c) (Pointer) -> Void

    nonisolated(unsafe) static let create = original(
        "dispatch_queue_create", as: (@convention(c) (UnsafePointer<CChar>?, Pointer?) -> Pointer).self)
    nonisolated(unsafe) static let createWithTarget = original(
        "dispatch_queue_create_with_target",
        as: (@convention(c) (UnsafePointer<CChar>?, Pointer?, Pointer?) -> Pointer).self)
    nonisolated(unsafe) static let setTarget = original(
        "dispatch_set_target_queue", as: (@convention(c) (Pointer, Pointer?) -> Void).self)
    nonisolated(unsafe) static let withQuality = original(
        "dispatch_queue_attr_make_with_qos_class",
        as: (@convention(c) (Pointer?, UInt32, CInt) -> Pointer).self)
    nonisolated(unsafe) static let withAutorelease = original(
        "dispatch_queue_attr_make_with_autorelease_frequency",
        as: (@convention(c) (Pointer?, UInt) -> Pointer).self)
    nonisolated(unsafe) static let inactive = original(
        "dispatch_queue_attr_make_initially_inactive", as: (@convention(c) (Pointer?) -> Pointer).self)
    nonisolated(unsafe) static let suspend = original("dispatch_suspend", as: Act.self)
    nonisolated(unsafe) static let resume = original("dispatch_resume", as: Act.self)
    nonisolated(unsafe) static let getSpecific = original(
        "dispatch_get_specific", as: (@convention(c) (UnsafeRawPointer) -> Pointer?).self)
    nonisolated(unsafe) static let queueGetSpecific = original(
        "dispatch_queue_get_specific", as: (@convention(c) (Pointer, UnsafeRawPointer) -> Pointer?).self)
    nonisolated(unsafe) static let assert = original("dispatch_assert_queue", as: Act.self)
    nonisolated(unsafe) static let assertBarrier = original("dispatch_assert_queue_barrier", as: Act.self)
    nonisolated(unsafe) static let assertNot = original("dispatch_assert_queue_not", as: Act.self)
}
