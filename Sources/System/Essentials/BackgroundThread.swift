import Glibc

/// A thread that runs one closure.
///
/// Swift tasks share a few threads. Work that waits for a process or a descriptor would block them, so such work runs
/// on a thread.
public enum BackgroundThread {
    private final class Work {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// - Parameter stack: the size of the thread's stack in bytes.
    public static func start(stack: Int = 8 << 20, _ run: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, stack)
        defer { pthread_attr_destroy(&attributes) }
        let work = Unmanaged.passRetained(Work(run))
        let result = pthread_create(
            &thread, &attributes,
            { work in
                if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        guard result == 0 else {
            fatalError("The system cannot start a thread: \(FailureReason.words(result)).")
        }
    }
}
