import CHost
import Dispatch
import VirtualTime

/// Runs an async program to its end on the course's clock. A virtual run must be the process's first async
/// code.
enum VirtualRun {
    static func toEnd(of program: @escaping @Sendable () async -> Void) {
        let simulation = Simulation.shared
        simulation.start()
        course_clock_begin(1)
        simulation.clockMoved = { course_clock_set($0.nanoseconds) }
        Task.detached {
            await program()
            simulation.pauseAfterThisInstant()
        }
        let stop = simulation.run(until: .distantFuture)
        if stop != .paused { fatalError("the program ended as \(stop) at \(simulation.now)") }
    }
}

/// Runs an async program to its end on Swift's executors.
enum RealRun {
    static func toEnd(of program: @escaping @Sendable () async -> Void) {
        let ended = DispatchSemaphore(value: 0)
        Task.detached {
            await program()
            ended.signal()
        }
        ended.wait()
    }
}
