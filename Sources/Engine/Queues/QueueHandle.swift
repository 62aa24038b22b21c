import Foundation
import VirtualTime

/// A Dispatch queue, identified by its address. Labels, specifics and preconditions work as in Dispatch.
///
/// For Dispatch, the queue is always idle, so `dispatch_sync` runs its work on the calling thread.
struct QueueHandle {
    let address: Pointer

    // Maps the address of a suspended queue to the number of its suspensions. An app must not release a suspended
    // queue, so each address belongs to a queue that still exists.
    nonisolated(unsafe) private static var suspensions: [Pointer: Int] = [:]
    nonisolated(unsafe) private static var targetsMain: Set<Pointer> = []
    nonisolated(unsafe) private static var serial: Set<Pointer> = []
    nonisolated(unsafe) private static var entered: [Pointer] = []
    nonisolated(unsafe) private static var mainWaits = false

    nonisolated(unsafe) static let main: Pointer = {
        guard let symbol = dlsym(nil, "_dispatch_main_q") else {
            preconditionFailure("this toolchain's Dispatch has no main queue")
        }
        return symbol
    }()

    init(_ address: Pointer) {
        self.address = address
    }

    /// True for the main queue, and for queues whose target is the main queue.
    var isMain: Bool { address == Self.main || Self.targetsMain.contains(address) }

    /// The innermost queue whose work is running.
    static var innermost: QueueHandle? { entered.last.map(QueueHandle.init) }

    /// Records the kind of a new queue. The new queue may have the address of an earlier queue.
    func noteCreation(isSerial: Bool, target: Pointer?) {
        if isSerial { Self.serial.insert(address) } else { Self.serial.remove(address) }
        noteTarget(target)
    }

    func noteTarget(_ target: Pointer?) {
        if target.map({ QueueHandle($0).isMain }) ?? false {
            Self.targetsMain.insert(address)
        } else {
            Self.targetsMain.remove(address)
        }
    }

    /// Forgets all queues of the previous app, because new queues may get the addresses of old queues.
    static func startOver() {
        (suspensions, targetsMain, serial) = ([:], [], [])
        (entered, mainWaits) = ([], false)
    }

    // MARK: - Running

    /// Implements `sync`: runs `block` on this queue now, after all work that waits in this queue. A `sync` call that
    /// would cause a deadlock ends the app.
    func runSynchronously(_ block: Block) {
        if isMain, Simulation.shared.isOnMain {
            fatalError(
                "DispatchQueue.main.sync was called on the main thread: the thread would wait for itself.")
        }
        if isMain, Self.mainWaits {
            fatalError(
                "DispatchQueue.main.sync was called by work that the main thread waits for: each waits for the other."
            )
        }
        if isSuspended {
            Queues.refuse("DispatchQueue.sync on a suspended queue", instead: "Resume the queue first.")
        }
        refuseToWaitForItself()
        let outer = Self.mainWaits
        Self.mainWaits = outer || Simulation.shared.isOnMain
        QueueLine.runAhead(of: self)
        Self.mainWaits = outer
        run(block)
    }

    private func refuseToWaitForItself() {
        if Self.entered.contains(address), Self.serial.contains(address) {
            fatalError(
                "DispatchQueue.sync was called on its own queue: the queue would wait for itself.")
        }
    }

    func run(_ block: Block) {
        if isMain {
            Self.entered.append(address)
            defer { Self.entered.removeLast() }
            return Simulation.shared.visitingMain(block)
        }
        refuseToWaitForItself()
        Self.entered.append(address)
        defer { Self.entered.removeLast() }
        originalSync(address, block)
    }

    // MARK: - Suspension

    var isSuspended: Bool { Self.suspensions[address] != nil }

    func suspend() {
        Self.suspensions[address, default: 0] += 1
    }

    /// Ends one suspension. After the last suspension has ended, the waiting work runs, but later than all work that
    /// is already due.
    func resume() {
        guard let count = Self.suspensions[address] else {
            fatalError("DispatchQueue.resume was called more often than suspend.")
        }
        Self.suspensions[address] = count > 1 ? count - 1 : nil
        if count == 1 { QueueLine.resume(self) }
    }

    // MARK: - Lifetime

    func retain() { originalRetain(address) }
    func release() { originalRelease(address) }
}

nonisolated(unsafe) private let originalSync = original(
    "dispatch_sync", as: (@convention(c) (Pointer, Block) -> Void).self)
nonisolated(unsafe) private let originalRetain = original(
    "dispatch_retain", as: (@convention(c) (Pointer) -> Void).self)
nonisolated(unsafe) private let originalRelease = original(
    "dispatch_release", as: (@convention(c) (Pointer) -> Void).self)
