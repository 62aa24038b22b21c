import Foundation
import VirtualTime

/// One of Dispatch's queues, by its address.
///
/// The queue itself stays Dispatch's own, so labels, specifics and preconditions are answered by it. Work enters it with
/// the library's `dispatch_sync`, which runs on the calling thread and finds the queue idle: nothing else ever uses it.
struct QueueHandle {
    let address: Pointer

    private struct State {
        var suspensions = 0
        var held: [() -> Void] = []
    }

    // Keyed by address. An entry is gone before its queue can be: a suspended queue must not be released.
    nonisolated(unsafe) private static var states: [Pointer: State] = [:]
    nonisolated(unsafe) private static var targetsMain: Set<Pointer> = []
    nonisolated(unsafe) private static var serial: Set<Pointer> = []
    nonisolated(unsafe) private static var entered: [Pointer] = []

    nonisolated(unsafe) static let main: Pointer = {
        guard let symbol = dlsym(nil, "_dispatch_main_q") else {
            preconditionFailure("this toolchain's Dispatch has no main queue")
        }
        return symbol
    }()

    init(_ address: Pointer) {
        self.address = address
    }

    /// The main queue, and each queue that hands its work on to it.
    var isMain: Bool { address == Self.main || Self.targetsMain.contains(address) }

    /// The queue under which code runs at this moment.
    static var innermost: QueueHandle? { entered.last.map(QueueHandle.init) }

    /// A queue has just been made, maybe at the address of one that is gone.
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

    // MARK: - Running

    /// Runs `block` on this queue, at once, in the one thread.
    func run(_ block: Block) {
        if isMain {
            Self.entered.append(address)
            defer { Self.entered.removeLast() }
            return Simulation.shared.visitingMain(block)
        }
        if Self.entered.contains(address), Self.serial.contains(address) {
            fatalError(
                "DispatchQueue.sync was called on the queue that is running: it would wait for itself.")
        }
        Self.entered.append(address)
        defer { Self.entered.removeLast() }
        originalSync(address, block)
    }

    // MARK: - Suspension

    var suspensions: Int { Self.states[address]?.suspensions ?? 0 }

    func hold(_ work: @escaping () -> Void) {
        Self.states[address, default: State()].held.append(work)
    }

    func suspend() {
        Self.states[address, default: State()].suspensions += 1
    }

    func resume() {
        guard var state = Self.states[address] else { return }
        state.suspensions -= 1
        guard state.suspensions == 0 else {
            Self.states[address] = state
            return
        }
        Self.states[address] = nil
        for work in state.held { work() }
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
