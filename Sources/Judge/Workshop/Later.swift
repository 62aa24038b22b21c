import Dispatch
import Essentials
import Synchronization

/// A value that another thread computes. The property `value` waits until the other thread has computed the value.
public final class Later<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let done = DispatchGroup()

    public init(_ make: @escaping @Sendable () -> Value) {
        done.enter()
        BackgroundThread.start { [self] in
            let value = make()
            made.withLock { $0 = value }
            done.leave()
        }
    }

    public var value: Value {
        done.wait()
        guard let value = made.withLock({ $0 }) else {
            fatalError("The thread ended before it stored its value.")
        }
        return value
    }
}
