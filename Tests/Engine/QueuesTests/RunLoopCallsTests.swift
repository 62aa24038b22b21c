import Foundation
import Testing
import VirtualTime

@testable import Queues

@Suite struct `A timer` {
    @Test func `fires at each interval until it is invalidated`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                nonisolated(unsafe) var count = 0
                _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                    count += 1
                    scene.say("\(count)")
                    if count == 3 { timer.invalidate() }
                }
            }
        }
        #expect(told(result).map { $0.suffix(1) } == ["1", "2", "3"])
        #expect(times(result) == [100, 200, 300])
    }

    @Test func `without repetition is invalid while it fires`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { scene.say("\($0.isValid)") }
            }
        }
        #expect(told(result).map { $0.suffix(5) } == ["false"])
        #expect(times(result) == [1000])
    }

    @Test func `that was due long ago fires once and then keeps its rhythm`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play(for: 3) { scene in
                let timer = Timer(fire: Date() - 10.25, interval: 1, repeats: true) { _ in scene.say("fires")
                }
                RunLoop.main.add(timer, forMode: .default)
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.9) { timer.invalidate() }
            }
        }
        #expect(times(result) == [0, 750, 1750, 2750])
    }

    @Test func `in two modes fires once at a time`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let timer = Timer(timeInterval: 2, repeats: false) { _ in scene.say("fires") }
                RunLoop.main.add(timer, forMode: .default)
                RunLoop.main.add(timer, forMode: .common)
            }
        }
        #expect(times(result) == [2000])
    }

    @Test func `follows its fire date`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    scene.say("fires")
                }
                timer.fireDate = Date() + 5
            }
        }
        #expect(times(result) == [5000])
    }

    @Test func `does not keep a run busy after it is invalidated`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in scene.say("fires") }
                    .invalidate()
                _ = Simulation.shared.run(until: Simulation.shared.now)
                scene.say(Simulation.shared.nextDeadline == nil ? "idle" : "waits")
            }
        }
        #expect(told(result) == ["0 ms: idle"])
    }

    @Test func `agrees with every clock of the process`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let (date, clock) = (Date(), ContinuousClock.now)
                _ = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in
                    scene.say("\(Date().timeIntervalSince(date)) s, \(ContinuousClock.now - clock)")
                }
                _ = Simulation.shared.run(until: Simulation.shared.now + .seconds(3600))
            }
        }
        #expect(told(result) == ["1 h: 3600.0 s, 3600.0 seconds"])
    }

    /// The times in whole milliseconds. A date counts seconds since 2001, exact to some 100 ns.
    private func times(_ result: ExitTest.Result) -> [Int] {
        told(result).compactMap { line in
            let words = line.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "," })
            guard let number = Double(words[0]) else { return nil }
            return Int((number * (words[1] == "s" ? 1000 : 1)).rounded())
        }
    }
}

@Suite struct `The main run loop` {
    @Test func `runs a block after everything that is due`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                DispatchQueue.main.async { scene.say("queue") }
                RunLoop.main.perform { scene.say("loop") }
                RunLoop.current.perform { scene.say("the same loop") }
            }
        }
        #expect(told(result) == ["0 ms: queue", "0 ms: loop", "0 ms: the same loop"])
    }

    @Test func `is not the current run loop off the main thread, where timers never fire`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                DispatchQueue.global().async {
                    scene.say(RunLoop.current == RunLoop.main ? "main" : "another")
                    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in scene.say("fires") }
                }
            }
        }
        #expect(told(result) == ["0 ms, off main: another"])
    }

    @Test func `is already running, so running it ends the app`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await QueueScene.play { _ in withUnsafePointer(to: 0) { _ = runLoopRunInMode($0, 1, 0) } }
        }
        #expect(complaint(result).contains("RunLoop.run would block"))
    }
}
