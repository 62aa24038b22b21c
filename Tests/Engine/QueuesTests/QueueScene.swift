import CHost
import Foundation
import Testing
import VirtualTime

@testable import Queues

/// A scene with queues and timers. It is played in a process of its own, an exit test, because it replaces the clock and
/// Dispatch for the whole process; the test reads what the scene printed.
///
///     let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
///         await QueueScene.play { scene in DispatchQueue.main.async { scene.say("hello") } }
///     }
///     #expect(told(result) == ["0 ms: hello"])
@MainActor final class QueueScene {
    private var lines: [String] = []
    private let begin = Simulation.shared.now

    /// Plays `body` and the time after it twice, prints what was said, once if both runs said the same, and ends the
    /// process. The testing library would wait for something next, on a clock that has stopped.
    static func play(for seconds: Int = 10, _ body: @MainActor (QueueScene) -> Void) -> Never {
        course_clock_begin(1)
        Simulation.shared.clockMoved = { course_clock_set($0.nanoseconds) }
        beginVirtualQueues()
        let runs = (1...2).map { _ in
            let scene = QueueScene()
            body(scene)
            let stop = Simulation.shared.run(until: scene.begin + .seconds(seconds))
            if stop != .reachedLimit { scene.say("the run stopped: \(stop)") }
            return scene.lines
        }
        for line in runs[0] == runs[1] ? runs[0] : ["The second run differs."] + runs[0] + runs[1] {
            Swift.print(line)
        }
        fflush(nil)
        _exit(0)
    }

    /// Notes some words with the time and the thread: `500 ms: hello`, or `500 ms, off main: hello`.
    nonisolated func say(_ words: String) {
        MainActor.assumingOneThread {
            let time = (Simulation.shared.now - begin).spelled
            lines.append("\(time)\(Simulation.shared.isOnMain ? "" : ", off main"): \(words)")
        }
    }
}

extension MainActor {
    /// Work of a queue that is off the main thread for the app runs on the one thread too.
    fileprivate static func assumingOneThread(_ body: @MainActor () -> Void) {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
    }
}

/// What a scene printed, line by line.
func told(_ result: ExitTest.Result) -> [String] {
    String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n").map(String.init)
}

/// What the process wrote before it ended with a mistake.
func complaint(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
}
