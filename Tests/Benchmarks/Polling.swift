import VirtualTime

/// An app that sends a request every second for an hour of virtual time, in far less real time.
enum Polling {
    static let word = "--polling-virtual"

    static func benchmark(_ parts: Parts) -> Benchmark {
        Benchmark(
            name: "an hour of polling",
            explanation: "3,600 sleeps of a second under virtual time, process start included",
            subject: Program(path: parts.itself, arguments: [word]))
    }

    static func underVirtualTime() {
        VirtualRun.toEnd {
            for _ in 0..<3600 { try? await Task.sleep(for: .seconds(1)) }
        }
        precondition(
            Simulation.shared.now.milliseconds == 3_600_000, "an hour of polling did not take an hour")
    }
}
