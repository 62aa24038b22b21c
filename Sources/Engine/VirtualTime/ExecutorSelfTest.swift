/// Tests for `course doctor` whether this toolchain's concurrency runs on the simulation. If the self-test fails, all
/// results of the course are unreliable.
///
/// The course replaces Swift's executors through unofficial interfaces, which may change in a new Swift version. The
/// self-test tries each feature that the engine needs.
public enum ExecutorSelfTest {
    /// The rule of the simulation that this toolchain breaks.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Runs a small program on `simulation`. Throws a `Failure` if the program runs differently than expected. The
    /// simulation must be new and started.
    public static func run(on simulation: Simulation, now: @escaping @Sendable () -> Int64) throws {
        let log = Log()
        let before = now()
        let child = Box(false)
        simulation.taskCreated = { if $0.isChild { child.value = true } }
        Task { @MainActor in
            log.note("main", simulation.isOnMain)
            async let half = Self.double(21)
            log.note("child", await half == 42)
            try await Task.sleep(for: .seconds(3600))
            log.note("slept an hour", simulation.now.milliseconds == 3_600_000)
            log.note("clocks agree", now() - before == 3_600_000_000_000)
        }
        Task.detached {
            log.note("detached off main", !simulation.isOnMain)
        }
        let sleeper = Task { try await Task.sleep(for: .seconds(100_000)) }
        Task {
            try await Task.sleep(for: .seconds(1))
            sleeper.cancel()
        }
        let stop = simulation.run(until: .zero + .seconds(7200))
        log.note("child task recognised", child.value)
        log.note("cancelled sleep is no deadline", simulation.nextDeadline == nil)
        log.note("ran to the limit", stop == .reachedLimit)

        let expected = [
            "main", "detached off main", "child", "slept an hour", "clocks agree", "child task recognised",
            "cancelled sleep is no deadline", "ran to the limit",
        ]
        if let failed = log.failures.first {
            throw Failure(description: "this toolchain breaks the rule \"\(failed)\"")
        }
        guard log.noted == expected else {
            throw Failure(description: "this toolchain ran \(log.noted), not \(expected)")
        }
    }

    private static func double(_ number: Int) async -> Int { number * 2 }

    private final class Box<Value>: @unchecked Sendable {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private final class Log: @unchecked Sendable {
        private(set) var noted: [String] = []
        private(set) var failures: [String] = []

        func note(_ rule: String, _ holds: Bool) {
            noted.append(rule)
            if !holds { failures.append(rule) }
        }
    }
}
