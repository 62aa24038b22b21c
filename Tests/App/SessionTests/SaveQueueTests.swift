import Testing

@testable import Session

/// Each test is a list of events and the steps that follow.
@Suite struct `In the queue of saves` {
    @Test func `a save runs, and the next one after it`() {
        var queue = SaveQueue()
        #expect(
            [queue.saved(), queue.ended(), queue.saved(), queue.ended()] == [
                .start, .nothing, .start, .nothing,
            ])
    }

    @Test func `a save during a run ends the run and takes its place`() {
        var queue = SaveQueue()
        #expect(
            [queue.saved(), queue.saved(), queue.ended(), queue.ended()] == [.start, .stop, .start, .nothing])
    }

    @Test func `of many saves during a run the last one runs, once`() {
        var queue = SaveQueue()
        let steps = [
            queue.saved(), queue.saved(), queue.saved(), queue.saved(), queue.ended(), queue.ended(),
        ]
        #expect(steps == [.start, .stop, .nothing, .nothing, .start, .nothing])
    }

    @Test func `a save that comes while the one before it is still being stopped is not lost`() {
        var queue = SaveQueue()
        #expect([queue.saved(), queue.saved(), queue.ended()] == [.start, .stop, .start])
        #expect([queue.saved(), queue.ended()] == [.stop, .start])
    }

    @Test func `a run that is abandoned leaves nothing behind`() {
        var queue = SaveQueue()
        #expect(queue.abandon() == .nothing)
        #expect(
            [queue.saved(), queue.saved(), queue.abandon(), queue.ended()] == [
                .start, .stop, .stop, .nothing,
            ])
        #expect(!queue.isRunning)
    }
}
