import CHost
import Foundation
import Testing
import VirtualTime

@testable import Queues

/// A scene with queues and timers. A scene replaces the clock and Dispatch for a whole process, so each scene runs
/// in the process of an exit test.
///
///     let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
///         await QueueScene.play { scene in DispatchQueue.main.async { scene.say("hello") } }
///     }
///     #expect(told(result) == ["0 ms: hello"])
@MainActor final class QueueScene {
    private var lines: [String] = []
    private let begin = Simulation.shared.now

    /// Plays the scene twice and ends the process. Prints the recorded words once if both plays agree, or else the
    /// words of each play. A scene must not return, because the testing library would wait on the stopped clock.
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

    /// Records words with the time and the thread: `500 ms: hello`, or `500 ms, off main: hello`.
    nonisolated func say(_ words: String) {
        MainActor.assumingOneThread {
            let time = (Simulation.shared.now - begin).spelled
            lines.append("\(time)\(Simulation.shared.isOnMain ? "" : ", off main"): \(words)")
        }
    }
}

extension MainActor {
    /// Runs `body` as main actor code: a scene has only one thread, even for work that an app would see off the main
    /// thread.
    fileprivate static func assumingOneThread(_ body: @MainActor () -> Void) {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
    }
}

func told(_ result: ExitTest.Result) -> [String] {
    String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n").map(String.init)
}

/// The error that the process wrote before it ended.
func complaint(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
}
