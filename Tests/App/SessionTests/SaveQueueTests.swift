import Testing

@testable import Session

@Suite struct `In the queue of saves` {
    @Test func `a save starts a run, and the next save another`() {
        var queue = SaveQueue()
        #expect(
            [queue.saved(), queue.ended(), queue.saved(), queue.ended()] == [
                .start, .nothing, .start, .nothing,
            ])
    }

    @Test func `a save during a run ends that run and starts its own`() {
        var queue = SaveQueue()
        #expect(
            [queue.saved(), queue.saved(), queue.ended(), queue.ended()] == [.start, .stop, .start, .nothing])
    }

    @Test func `only the last of many saves during a run starts a run`() {
        var queue = SaveQueue()
        let steps = [
            queue.saved(), queue.saved(), queue.saved(), queue.saved(), queue.ended(), queue.ended(),
        ]
        #expect(steps == [.start, .stop, .nothing, .nothing, .start, .nothing])
    }

    @Test func `a save that arrives while a run is stopping still runs`() {
        var queue = SaveQueue()
        #expect([queue.saved(), queue.saved(), queue.ended()] == [.start, .stop, .start])
        #expect([queue.saved(), queue.ended()] == [.stop, .start])
    }

    @Test func `an abandoned run is stopped, and no other run starts`() {
        var queue = SaveQueue()
        #expect(queue.abandon() == .nothing)
        #expect(
            [queue.saved(), queue.saved(), queue.abandon(), queue.ended()] == [
                .start, .stop, .stop, .nothing,
            ])
        #expect(!queue.isRunning)
    }
}
