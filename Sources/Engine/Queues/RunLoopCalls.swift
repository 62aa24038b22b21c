import Foundation
import Lifecycle
import VirtualTime

// The C functions that `Timer` and `RunLoop` call. Timers and blocks enter the agenda instead of a real run
// loop.

/// `Timer.init`: records the function that the timer calls, because Foundation does not reveal the function.
@c(CFRunLoopTimerCreate) public func runLoopTimerCreate(
    _ allocator: UnsafeRawPointer?, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int,
    _ callOut: @escaping @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void,
    _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    let timer = Original.timerCreate(allocator, fireDate, interval, flags, order, callOut, context)
    if Queues.isVirtual, let timer {
        // The second word of a timer's context is the argument for the function that the timer calls.
        let info = context?.load(fromByteOffset: MemoryLayout<Int>.size, as: Pointer?.self)
        LoopTimer.note(timer, LoopTimer(fireDate: fireDate, interval: interval, callOut: callOut, info: info))
    }
    return timer
}

@c(CFRunLoopAddTimer) public func runLoopAddTimer(
    _ loop: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer, _ mode: UnsafeRawPointer
) {
    guard Queues.isVirtual else { return Original.addTimer(loop, timer, mode) }
    guard loop == LoopTimer.mainLoop else {
        Console.shared.write(
            "course: a Timer was scheduled off the main thread. No run loop runs there, so the timer never fires.\n"
        )
        return
    }
    LoopTimer.start(timer)
}

@c(CFRunLoopTimerInvalidate) public func runLoopTimerInvalidate(_ timer: UnsafeMutableRawPointer) {
    if Queues.isVirtual { LoopTimer.forget(timer) }
    Original.timerInvalidate(timer)
}

@c(CFRunLoopTimerSetNextFireDate) public func runLoopTimerSetNextFireDate(
    _ timer: UnsafeMutableRawPointer, _ date: Double
) {
    Original.setNextFireDate(timer, date)
    if Queues.isVirtual { LoopTimer.move(timer, to: date) }
}

@c(CFRunLoopPerformBlock) public func runLoopPerformBlock(
    _ loop: UnsafeMutableRawPointer, _ mode: UnsafeRawPointer,
    _ block: @escaping @convention(block) () -> Void
) {
    guard Queues.isVirtual else { return Original.performBlock(loop, mode, block) }
    guard loop == LoopTimer.mainLoop else {
        Console.shared.write(
            "course: RunLoop.current.perform was called off the main thread. No run loop runs there, so the block never runs.\n"
        )
        return
    }
    Queues.send(to: QueueHandle(QueueHandle.main), block)
}

/// `RunLoop.current`: on a thread other than the main thread, returns a loop that never runs, as on a device.
@c(CFRunLoopGetCurrent) public func runLoopGetCurrent() -> UnsafeMutableRawPointer? {
    guard Queues.isVirtual else { return Original.getCurrent() }
    return Simulation.shared.isOnMain ? LoopTimer.mainLoop : LoopTimer.loopNeverRun
}

@c(CFRunLoopRunInMode) public func runLoopRunInMode(
    _ mode: UnsafeRawPointer, _ seconds: Double, _ returnsAfterOneSource: UInt8
) -> CInt {
    if Queues.isVirtual {
        Queues.refuse("RunLoop.run", instead: "The app's main run loop already runs. Use await.")
    }
    return Original.runInMode(mode, seconds, returnsAfterOneSource)
}

/// `Timer(timeInterval:repeats:block:)`: the timer is due after one interval, as Apple documents. Foundation on Linux
/// would make the timer due at once.
///
/// The replaced initializer consumes its arguments, and this function ignores the register with the class.
@_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
public func timerDueAfterInterval(
    _ interval: TimeInterval, _ repeats: Bool, _ block: consuming @escaping @Sendable (Timer) -> Void
) -> Timer {
    Timer(fire: Date().addingTimeInterval(interval), interval: interval, repeats: repeats, block: block)
}

// MARK: - The library's functions

private enum Original {
    typealias Act = @convention(c) (Pointer) -> Void
    typealias CallOut = @convention(c) (Pointer?, Pointer?) -> Void

    nonisolated(unsafe) static let timerCreate = original(
        "CFRunLoopTimerCreate",
        as: (@convention(c) (UnsafeRawPointer?, Double, Double, UInt, Int, CallOut, Pointer?) -> Pointer?)
            .self)
    nonisolated(unsafe) static let addTimer = original(
        "CFRunLoopAddTimer", as: (@convention(c) (Pointer, Pointer, UnsafeRawPointer) -> Void).self)
    nonisolated(unsafe) static let timerInvalidate = original("CFRunLoopTimerInvalidate", as: Act.self)
    nonisolated(unsafe) static let setNextFireDate = original(
        "CFRunLoopTimerSetNextFireDate", as: (@convention(c) (Pointer, Double) -> Void).self)
    nonisolated(unsafe) static let performBlock = original(
        "CFRunLoopPerformBlock", as: (@convention(c) (Pointer, UnsafeRawPointer, Block) -> Void).self)
    nonisolated(unsafe) static let getCurrent = original(
        "CFRunLoopGetCurrent", as: (@convention(c) () -> Pointer?).self)
    nonisolated(unsafe) static let runInMode = original(
        "CFRunLoopRunInMode", as: (@convention(c) (UnsafeRawPointer, Double, UInt8) -> CInt).self)
}
