import VirtualTime

/// A million task switches on our executors, against the same program on Swift's own.
///
/// In processor time: ours run on one core by design and Swift's take what they find, while the machine that marks
/// a folder of answers has none to spare.
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

    /// Ten tasks that make way for one another. Now and then a moment passes: an app that takes more than a hundred
    /// thousand steps in one instant is stopped, and a yield is two of them.
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
