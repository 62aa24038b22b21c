import VirtualTime

/// Compares a million task switches on the course's executors with the same program on Swift's executors.
///
/// The benchmark compares processor time, because the course's executors use one core and Swift's executors
/// use every idle core. A machine that grades a class has no idle core.
enum TaskSwitches {
    static let virtualWord = "--task-switches-virtual"
    static let defaultWord = "--task-switches-default"

    static func benchmark(_ parts: Parts) -> Benchmark {
        Benchmark(
            name: "1,000,000 task switches",
            explanation: "virtual time / Swift's default executors, the same program",
            subject: Program(path: parts.itself, arguments: [virtualWord]),
            baseline: Program(path: parts.itself, arguments: [defaultWord]),
            measure: .processorTime, bound: 0.5)
    }

    static func underVirtualTime() {
        VirtualRun.toEnd(of: switchAMillionTimes)
    }

    static func underDefaultExecutors() {
        RealRun.toEnd(of: switchAMillionTimes)
    }

    /// Ten tasks that yield to one another. Time must pass sometimes, because the course stops an app after
    /// 100,000 steps in one instant; a yield is two steps.
    @Sendable private static func switchAMillionTimes() async {
        await withTaskGroup { group in
            for _ in 0..<10 {
                group.addTask {
                    for number in 1...100_000 {
                        await Task.yield()
                        if number.isMultiple(of: 2_500) { try? await Task.sleep(for: .nanoseconds(1)) }
                    }
                }
            }
        }
    }
}
