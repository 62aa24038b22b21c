/// A lock around a value. The app has one thread, so locking never waits.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let box: Box

    public init(initialState: State) {
        box = Box(initialState)
    }

    public init(uncheckedState: State) {
        box = Box(uncheckedState)
    }

    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try body(&box.state)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(initialState: ()) }

    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
    public func lock() {}
    public func unlock() {}
}
