import Foundation
import Testing
import VirtualTime

@testable import Queues

@Suite struct `Work on a queue` {
    @Test func `runs in order of submission, after the running work`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                DispatchQueue.main.async {
                    scene.say("first")
                    DispatchQueue.main.async { scene.say("third") }
                }
                DispatchQueue.global().async { scene.say("second") }
                scene.say("sent")
            }
        }
        #expect(told(result) == ["0 ms: sent", "0 ms: first", "0 ms, off main: second", "0 ms: third"])
    }

    @Test func `is due after its delay, on each of Dispatch's clocks`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { scene.say("half a second") }
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { scene.say("by the calendar") }
                DispatchQueue.main.asyncAfter(deadline: .now() - 1) { scene.say("past") }
                DispatchQueue.main.asyncAfter(deadline: .distantFuture) { scene.say("never") }
            }
        }
        #expect(told(result) == ["0 ms: past", "250 ms: by the calendar", "500 ms: half a second"])
    }

    @Test func `never runs if its item was cancelled, and nothing waits for it`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let item = DispatchWorkItem { scene.say("dropped") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
                item.cancel()
                scene.say(Simulation.shared.nextDeadline == nil ? "idle" : "waits")
            }
        }
        #expect(told(result) == ["0 ms: idle"])
    }

    @Test func `runs before work that waits for it with sync on a serial queue`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let queue = DispatchQueue(label: "own")
                queue.async { scene.say("one") }
                queue.asyncAfter(deadline: .now() + 1) { scene.say("later") }
                queue.async { scene.say("two") }
                queue.sync { scene.say("three") }
                scene.say("back")
            }
        }
        #expect(
            told(result) == [
                "0 ms, off main: one", "0 ms, off main: two", "0 ms: three", "0 ms: back",
                "1 s, off main: later",
            ])
    }

    @Test func `that is a barrier runs before later reads of a concurrent queue`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let queue = DispatchQueue(label: "own", attributes: .concurrent)
                queue.async { scene.say("read one") }
                queue.async(flags: .barrier) { scene.say("write") }
                queue.async { scene.say("read two") }
                scene.say("count \(queue.sync { 42 })")
            }
        }
        #expect(
            told(result) == [
                "0 ms, off main: read one", "0 ms, off main: write", "0 ms, off main: read two",
                "0 ms: count 42",
            ])
    }

    @Test func `of the main queue runs before main.sync from another queue`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                DispatchQueue.global().async {
                    DispatchQueue.main.async { scene.say("sent before") }
                    DispatchQueue.main.sync { scene.say("in between") }
                    scene.say("after")
                }
            }
        }
        #expect(told(result) == ["0 ms: sent before", "0 ms: in between", "0 ms, off main: after"])
    }

    @Test func `on a suspended queue keeps its order`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let queue = DispatchQueue(label: "own")
                queue.async { scene.say("sent before") }
                queue.suspend()
                queue.asyncAfter(deadline: .now() + 1) { scene.say("due at 1 s") }
                queue.async { scene.say("sent at 0 s") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    queue.async { scene.say("sent at 0.5 s") }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    queue.async { scene.say("sent at 2 s") }
                    queue.resume()
                    queue.async { scene.say("sent after") }
                }
            }
        }
        #expect(
            told(result) == [
                "2 s, off main: sent before", "2 s, off main: sent at 0 s", "2 s, off main: sent at 0.5 s",
                "2 s, off main: due at 1 s", "2 s, off main: sent at 2 s", "2 s, off main: sent after",
            ])
    }

    @Test func `notifies its group when it ends`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let group = DispatchGroup()
                for delay in [2, 1] {
                    group.enter()
                    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(delay)) {
                        scene.say("member \(delay)")
                        group.leave()
                    }
                }
                group.notify(queue: .main) { scene.say("all of them") }
                DispatchGroup().notify(queue: .main) { scene.say("none of them") }
            }
        }
        #expect(
            told(result) == [
                "0 ms: none of them", "1 s, off main: member 1", "2 s, off main: member 2",
                "2 s: all of them",
            ])
    }

    @Test func `runs even if the queue's last owner is gone`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                DispatchQueue(label: "short-lived").async { scene.say("done") }
            }
        }
        #expect(told(result) == ["0 ms, off main: done"])
    }
}

@Suite struct `A blocking call` {
    @Test func `ends the app: main.sync on the main thread`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await QueueScene.play { scene in DispatchQueue.main.async { DispatchQueue.main.sync {} } }
        }
        #expect(complaint(result).contains("DispatchQueue.main.sync was called on the main thread"))
    }

    @Test func `ends the app: sync on the running queue`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await QueueScene.play { scene in
                let queue = DispatchQueue(label: "own")
                queue.async {
                    queue.async {}
                    queue.sync {}
                }
            }
        }
        #expect(complaint(result).contains("DispatchQueue.sync was called on its own queue"))
    }

    @Test func `ends the app: main.sync from work that the main thread waits for`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await QueueScene.play { scene in
                let queue = DispatchQueue(label: "own")
                queue.async { DispatchQueue.main.sync {} }
                queue.sync {}
            }
        }
        #expect(complaint(result).contains("main.sync was called by work that the main thread waits for"))
    }

    @Test func `ends the app: waiting for a semaphore without a signal`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await QueueScene.play { scene in DispatchSemaphore(value: 0).wait() }
        }
        #expect(complaint(result).contains("DispatchSemaphore.wait would block"))
    }

    @Test func `ends the app: resuming a queue that is not suspended`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await QueueScene.play { scene in DispatchQueue(label: "own").resume() }
        }
        #expect(complaint(result).contains("DispatchQueue.resume was called more often than suspend"))
    }

    @Test func `returns at once if it has nothing to wait for`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await QueueScene.play { scene in
                let semaphore = DispatchSemaphore(value: 1)
                semaphore.wait()
                scene.say("\(semaphore.wait(timeout: .now()))")
                semaphore.signal()
                scene.say("\(DispatchGroup().wait(timeout: .distantFuture))")
            }
        }
        #expect(told(result) == ["0 ms: timedOut", "0 ms: success"])
    }
}
